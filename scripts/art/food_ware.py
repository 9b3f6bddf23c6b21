"""What the food stands on and lies in: plates, bowls, baskets, boards, crates, cups and jars.

Small things of which a picture needs many (berries, biscuits, grapes) are drawn once with `stamp`, around (0, 0) and
about 100 in radius, and placed with `put`: a copy costs forty bytes. What holds other things is a context manager:
what is drawn inside is cut off by the front rim.
"""

from contextlib import contextmanager

from kit import *

TILT = 0.3  # how flat a circle lies on a table seen from a chair


# ---------------------------------------------------------------- copies


def stamp(s, draw, *arguments, **options) -> str:
    """Draws once, out of sight, and gives the name that `put` takes."""
    out, s._out = s._out, []
    s._moved += 1
    draw(s, *arguments, **options)
    s._moved -= 1
    text, s._out = "".join(s._out), out
    return s._define('<g id="{id}">' + text + "</g>")


def put(s, name, x, y, scale=1.0, turn=0.0, flip=False, shadow=0.0):
    """A copy of a stamp with its middle at (x, y); `shadow` is the reach of the shade under it, in radii."""
    if shadow:
        s.shadow(x, y + 82 * scale, 100 * scale * shadow, 24 * scale * shadow)
    wide = -scale if flip else scale
    s._out.append(
        f'<use href="#{name}" transform="translate({x:.0f} {y:.0f})rotate({turn:.0f})scale({wide:.2f} {scale:.2f})"/>'
    )


# ---------------------------------------------------------------- forms


def drum(x, y, r, h, tilt=TILT) -> Form:
    """The outline of a round thing `h` tall with its base on (x, y)."""
    t, b, k = y - h, r * tilt, 0.5523
    return Form(
        [
            ("M", x - r, t),
            ("C", x - r, t - b * k, x - r * k, t - b, x, t - b),
            ("C", x + r * k, t - b, x + r, t - b * k, x + r, t),
            ("L", x + r, y),
            ("C", x + r, y + b * k, x + r * k, y + b, x, y + b),
            ("C", x - r * k, y + b, x - r, y + b * k, x - r, y),
            ("Z",),
        ]
    )


def disc(x, y, r, tilt=TILT) -> Form:
    return ellipse(x, y, r, r * tilt)


def front(x, y, r, tilt=TILT) -> Form:
    """The near half of a circle's edge, from left to right."""
    b, k = r * tilt, 0.5523
    return Form(
        [
            ("M", x - r, y),
            ("C", x - r, y + b * k, x - r * k, y + b, x, y + b),
            ("C", x + r * k, y + b, x + r, y + b * k, x + r, y),
        ]
    )


def sector(cx, cy, r, a, b, squash=1.0) -> Form:
    """A wedge of a round thing between two angles (0 is right, 90 is down)."""
    n = max(3, round(abs(b - a) / 25))
    points = [
        (
            cx + math.cos(math.radians(a + (b - a) * i / n)) * r,
            cy + math.sin(math.radians(a + (b - a) * i / n)) * r * squash,
        )
        for i in range(n + 1)
    ]
    return Form([("M", cx, cy), ("L", *points[0])] + curve(*points).segments[1:] + [("Z",)])


def around(x, y, r, n, tilt=1.0, start=0.0):
    """`n` points on a circle, with the angle at each."""
    return [
        (
            x + math.cos(math.radians(start + i * 360 / n)) * r,
            y + math.sin(math.radians(start + i * 360 / n)) * r * tilt,
            start + i * 360 / n,
        )
        for i in range(n)
    ]


def dripping(s, x, y, r, h, n=9, tilt=TILT, drip=0.5) -> Form:
    """Icing or syrup on a round top: its far edge is round, its near edge runs down in drops."""
    half = [(x + r - 2 * r * i / n, y + math.sqrt(max(0, 1 - (1 - 2 * i / n) ** 2)) * r * tilt) for i in range(n + 1)]
    edge = []
    for i, (px, py) in enumerate(half[:-1]):
        qx, qy = half[i + 1]
        d = h * s.between(1 - drip, 1)
        edge += [
            (px, py + h * 0.18),
            ((px * 3 + qx) / 4, (py * 3 + qy) / 4 + d * 0.85),
            ((px + qx) / 2, (py + qy) / 2 + d),
            ((px + qx * 3) / 4, (py + qy * 3) / 4 + d * 0.8),
        ]
    edge.append((half[-1][0], half[-1][1] + h * 0.18))
    b, k = r * tilt, 0.5523
    return Form(
        [
            ("M", x - r, y),
            ("C", x - r, y - b * k, x - r * k, y - b, x, y - b),
            ("C", x + r * k, y - b, x + r, y - b * k, x + r, y),
        ]
        + blob([(x + r, y)] + edge + [(x - r, y)], closed=False, tension=0.8).segments[1:]
        + [("Z",)]
    )


# ---------------------------------------------------------------- light


def gloss(s, x, y, rx, ry, turn=0, opacity=0.55):
    """The bright spot on a smooth thing."""
    s.fill(ellipse(x, y, rx, ry, turn), Lit("#fffaf0"), opacity)


def steam(s, x, y, h, n=3, gap=50):
    """Thin warm air over something hot."""
    for i in range(n):
        px = x + (i - (n - 1) / 2) * gap
        k = s.between(0.75, 1.1)
        wisp = taper(
            [(px, y), (px + h * 0.1, y - h * 0.3 * k), (px - h * 0.08, y - h * 0.6 * k), (px + h * 0.06, y - h * k)],
            [4, h * 0.06, h * 0.05, 2],
        )
        s.fill(wisp, Lit("#fffaf2"), 0.5)


def crumbs(s, x, y, rx, ry, colour, step=30, size=6):
    s.pebbles(ellipse(x, y, rx, ry), colour, step=step, size=size, opacity=1)


def leaf_pair(s, x, y, n=60, colour="#4f9a45", turn=0):
    """Two leaves and a little one: mint, or what still hangs on a fruit."""
    for a, k in ((-150, 1), (-35, 0.9), (-95, 0.6)):
        one = leaf(x, y, a + turn, n * k, 0.42)
        s.body(one, colour, rim=1)
        c = math.cos(math.radians(a + turn)) * n * k * 0.85, math.sin(math.radians(a + turn)) * n * k * 0.85
        s.stroke(line((x, y), (x + c[0], y + c[1])), lighten(colour, 0.4), 2, 0.7)


# ---------------------------------------------------------------- crockery


def plate(s, x, y, r, colour="#fbf4e8", rim="#4a86a0", tilt=TILT, motif="dots"):
    """A plate with its middle at (x, y)."""
    s.shadow(x, y + r * 0.09, r * 1.16, r * tilt * 1.2)
    s.fill(ellipse(x, y + r * 0.055, r * 0.98, r * tilt), darken(colour, 0.42))
    with s.shaded(disc(x, y, r, tilt), colour, depth=0.7, rim=2):
        s.stroke(disc(x, y, r * 0.955, tilt), rim, r * 0.022)
        if motif == "dots":
            s._dots([rim, lighten(rim, 0.35)], [(px, py) for px, py, _ in around(x, y, r * 0.85, 36, tilt)], r * 0.045)
        elif motif == "leaves":
            s._shapes(
                [rim, lighten(rim, 0.3)],
                [leaf(px, py, a + 70, r * 0.11) for px, py, a in around(x, y, r * 0.84, 30, tilt)],
            )
        elif motif == "bands":
            s.stroke(disc(x, y, r * 0.86, tilt), rim, r * 0.05, 0.7)
            s.stroke(disc(x, y, r * 0.79, tilt), rim, r * 0.012)
        well = disc(x, y + r * 0.015, r * 0.71, tilt)
        s.fill(well, darken(colour, 0.05))
        s.stroke(disc(x, y, r * 0.71, tilt), darken(colour, 0.25), 2.5, 0.6)
        s.stroke(front(x, y + r * 0.02, r * 0.71, tilt), lighten(colour, 0.7), 3)


@contextmanager
def bowl(s, x, y, r, colour="#4f8fa8", texture=None, tilt=TILT, depth=0.62):
    """A bowl with its foot on (x, y) and a rim of radius r. Inside: what it holds. Gives the height of the rim."""
    h = r * depth
    top, b = y - h, r * tilt
    s.shadow(x, y, r * 1.05, r * 0.24)
    s.fill(drum(x, y + r * 0.02, r * 0.46, r * 0.1), darken(colour, 0.3))
    form = Form(
        [
            ("M", x - r, top),
            ("C", x - r * 0.95, top + h * 0.72, x - r * 0.6, y, x - r * 0.36, y),
            ("Q", x, y + r * 0.09, x + r * 0.36, y),
            ("C", x + r * 0.6, y, x + r * 0.95, top + h * 0.72, x + r, top),
            ("Z",),
        ]
    )
    s.body(form, colour, *([texture] if texture else []), rim=5)
    s.fill(ellipse(x, top, r, b), lighten(colour, 0.35))
    s.fill(ellipse(x, top + 2, r * 0.94, b * 0.9), darken(colour, 0.4))
    hold = Form(
        front(x, top, r * 0.945, tilt).segments
        + [
            ("L", x + r * 2, top),
            ("L", x + r * 2, top - r * 5),
            ("L", x - r * 2, top - r * 5),
            ("L", x - r * 2, top),
            ("Z",),
        ]
    )
    with s.clip(hold):
        yield top
    s.stroke(front(x, top, r * 0.97, tilt), lighten(colour, 0.4), r * 0.05)
    s.stroke(front(x, top + r * 0.045, r * 0.98, tilt), s.mood.shade, 3, 0.3)


@contextmanager
def basket(s, x, y, r, h, colour="#b9814a", handle=0.0, tilt=TILT):
    """A woven basket, its foot on (x, y). `handle` is how high the handle stands."""
    top, low = y - h, r * 0.8
    s.shadow(x, y, r * 1.2, r * 0.28)
    if handle:
        grip = curve(
            (x - r * 0.93, top),
            (x - r * 0.8, top - handle * 0.7),
            (x, top - handle),
            (x + r * 0.8, top - handle * 0.7),
            (x + r * 0.93, top),
        )
        s.stroke(grip, darken(colour, 0.4), r * 0.1)
        s.stroke(grip, colour, r * 0.075)
        s.stroke(grip, lighten(colour, 0.35), r * 0.07, 0.6, cap="butt", dash=f"{r * 0.03:.0f} {r * 0.07:.0f}")
    s.fill(disc(x, top, r, tilt), darken(colour, 0.6))
    hold = Form(
        front(x, top, r * 0.97, tilt).segments
        + [
            ("L", x + r * 2, top),
            ("L", x + r * 2, top - r * 5),
            ("L", x - r * 2, top - r * 5),
            ("L", x - r * 2, top),
            ("Z",),
        ]
    )
    with s.clip(hold):
        yield top
    side = Form(
        front(x, top, r, tilt).segments
        + [("L", x + low, y)]
        + [
            ("C", x + low, y + low * tilt * 0.55, x + low * 0.55, y + low * tilt, x, y + low * tilt),
            ("C", x - low * 0.55, y + low * tilt, x - low, y + low * tilt * 0.55, x - low, y),
            ("Z",),
        ]
    )
    with s.shaded(side, colour, rim=3):
        rows, n = max(4, round(h / (r * 0.13))), 15
        over, under = [], []
        for j in range(rows + 3):
            t = (j + 0.5) / rows
            k = r + (low - r) * t
            for i in range(n + 1):
                a = math.pi * (i + (j % 2) * 0.5) / n
                px, py = x - math.cos(a) * k, top + h * t + math.sin(a) * k * tilt
                d = k * 2.5 / n * max(0.25, math.sin(a)) * 0.5
                over.append(bow((px - d, py), (px + d, py), -h / rows * 0.2))
            under.append(front(x, top + h * (j + 1) / rows, k, tilt))
        s._marks([darken(colour, 0.5)], under, 4, 0.8)
        s._marks([darken(colour, 0.28)], [f.moved(0, h / rows * 0.2) for f in over], h / rows * 0.62)
        s._marks([lighten(colour, 0.22), lighten(colour, 0.06)], over, h / rows * 0.5)
    edge = front(x, top, r, tilt)
    s.stroke(edge, darken(colour, 0.45), r * 0.13)
    s.stroke(edge, lighten(colour, 0.1), r * 0.1)
    s.stroke(edge, lighten(colour, 0.42), r * 0.095, 0.7, cap="butt", dash=f"{r * 0.03:.0f} {r * 0.06:.0f}")


def board(s, x, y, w, d, colour="#c08a52", handle=0):
    """A wooden board lying on the table: (x, y) is the middle of its near edge, d how deep it looks."""
    t = w * 0.03
    a, b = w * 0.5, w * 0.455
    s.shadow(x, y - d * 0.35, w * 0.58, d * 0.75)
    top = poly([(x - b, y - d), (x + b, y - d), (x + a, y), (x - a, y)])
    if handle:
        grip = (
            rrect(x + handle * a * 0.8, y - d * 0.68, w * 0.26, d * 0.36, 16)
            if handle > 0
            else rrect(x - a * 0.8 - w * 0.26, y - d * 0.68, w * 0.26, d * 0.36, 16)
        )
        s.fill(grip.moved(0, t), darken(colour, 0.45))
        s.body(grip, colour, round_=False)
        s.fill(ellipse(x + handle * (a * 0.8 + w * 0.18), y - d * 0.5, w * 0.025, d * 0.06), darken(colour, 0.6))
    s.body(rrect(x - a, y - 4, w, t + 4, 6), darken(colour, 0.3), lambda f: s.grain(f, step=7), round_=False, rim=1)
    s.body(top, colour, lambda f: s.grain(f, colour, step=18, opacity=0.8), round_=False, rim=3)


@contextmanager
def crate(s, x, y, w, h, d, colour="#c9975c", slats=3):
    """A wooden crate seen from the front, its foot on (x, y). Inside: what it holds, from back to front."""
    s.shadow(x, y, w * 0.6, h * 0.22)
    top = y - h
    inner = poly([(x - w * 0.45, top - d), (x + w * 0.45, top - d), (x + w / 2, top + 8), (x - w / 2, top + 8)])
    s.fill(inner, darken(colour, 0.62))
    s.body(
        rect(x - w * 0.46, top - d - 16, w * 0.92, 24),
        colour,
        lambda f: s.grain(f, colour, step=8),
        round_=False,
        rim=1,
    )
    s.body(
        poly(
            [
                (x - w * 0.46, top - d - 16),
                (x - w * 0.46, top - d + 10),
                (x - w * 0.5, top + 24),
                (x - w * 0.5, top - 4),
            ]
        )
        + poly(
            [
                (x + w * 0.46, top - d - 16),
                (x + w * 0.46, top - d + 10),
                (x + w * 0.5, top + 24),
                (x + w * 0.5, top - 4),
            ]
        ),
        darken(colour, 0.2),
        round_=False,
        rim=0,
    )
    yield top
    s.fill(rect(x - w / 2, top, w, h), darken(colour, 0.55))
    n = h / slats
    for i in range(slats):
        s.body(
            rrect(x - w / 2, top + n * i, w, n * 0.86, 4),
            mix(colour, lighten(colour, 0.15), i % 2),
            lambda f: s.grain(f, colour, step=11, opacity=0.7),
            round_=False,
            rim=2,
        )
    for px in (x - w / 2, x + w / 2 - w * 0.07):
        s.body(
            rect(px, top - 6, w * 0.07, h + 6),
            darken(colour, 0.12),
            lambda f: s.grain(f, colour, step=10, vertical=True),
            round_=False,
            rim=2,
        )
        s._dots(["#6a5a52"], [(px + w * 0.035, top + n * (i + 0.43)) for i in range(slats)], 8)


def mug(s, x, y, h, colour="#e8654a", drink="#6a3f2a", handle=1):
    """A mug with its foot on (x, y)."""
    r = h * 0.42
    s.shadow(x, y, r * 1.5, r * 0.4)
    s.stroke(
        curve(
            (x + handle * r * 0.9, y - h * 0.8),
            (x + handle * r * 1.6, y - h * 0.72),
            (x + handle * r * 1.55, y - h * 0.3),
            (x + handle * r * 0.85, y - h * 0.22),
        ),
        darken(colour, 0.18),
        h * 0.11,
    )
    s.stroke(
        curve(
            (x + handle * r * 0.9, y - h * 0.82),
            (x + handle * r * 1.6, y - h * 0.74),
            (x + handle * r * 1.56, y - h * 0.34),
        ),
        lighten(colour, 0.3),
        h * 0.03,
    )
    body = drum(x, y, r, h)
    with s.shaded(body, colour, rim=3):
        s.stroke(front(x, y - h * 0.3, r), lighten(colour, 0.55), h * 0.06)
        s._dots([lighten(colour, 0.6)], [(px, py) for px, py, _ in around(x, y - h * 0.5, r, 18, TILT)][1:9], h * 0.07)
    s.fill(disc(x, y - h, r), lighten(colour, 0.4))
    s.fill(disc(x, y - h + 2, r * 0.88), drink)
    s.stroke(front(x, y - h - 2, r * 0.72), lighten(drink, 0.3), 3, 0.7)
    gloss(s, x + s.light * r * 0.55, y - h * 0.55, r * 0.09, h * 0.24, 0, 0.35)


def glass(s, x, y, h, drink="#f5a13a", full=0.75, straw=None):
    """A tumbler; what is behind it shows through."""
    r = h * 0.27
    s.shadow(x, y, r * 1.4, r * 0.4)
    wall = poly([(x - r * 1.1, y - h), (x + r * 1.1, y - h), (x + r * 0.85, y), (x - r * 0.85, y)]) + disc(
        x, y, r * 0.85, 0.25
    )
    s.fill(wall, Lit("#f4fbff"), 0.4)
    k = r * (0.85 + 0.25 * full)
    if straw:
        s.stroke(line((x - r * 0.3, y - h * 0.1), (x + r * 0.9, y - h * 1.35)), straw, h * 0.045)
        s.stroke(
            line((x - r * 0.3, y - h * 0.1), (x + r * 0.9, y - h * 1.35)), "#fff6ea", h * 0.045, cap="butt", dash="9 14"
        )
    liquid = Form(
        [("M", x - k, y - h * full)]
        + [("L", x - r * 0.82, y - 6)]
        + front(x, y - 6, r * 0.82, 0.22).segments[1:]
        + [("L", x + k, y - h * full), ("Z",)]
    )
    with s.shaded(liquid, drink, rim=2):
        s._dots([lighten(drink, 0.5)], s.scatter(liquid, 30), 6, 0.7)
    s.fill(disc(x, y - h * full, k, 0.22), lighten(drink, 0.3))
    s.stroke(disc(x, y - h * full, k, 0.22), lighten(drink, 0.55), 2.5)
    s.stroke(disc(x, y - h, r * 1.1, 0.22), Lit("#ffffff"), 3, 0.8)
    s.fill(
        poly(
            [
                (x + s.light * r * 0.8, y - h * 0.93),
                (x + s.light * r * 0.55, y - h * 0.93),
                (x + s.light * r * 0.42, y - h * 0.1),
                (x + s.light * r * 0.6, y - h * 0.1),
            ]
        ),
        Lit("#ffffff"),
        0.45,
    )


def knife(s, x, y, n, turn=0):
    with s.at(x, y, n / 300, turn):
        blade = Form([("M", 0, -12), ("L", 185, -14), ("Q", 210, 4, 190, 14), ("L", 0, 14), ("Z",)])
        s.fill(blade.moved(0, 9), s.mood.shade, 0.3)
        s.body(blade, "#d5dbe0", lambda f: s.brush(f, step=20, length=60, width=2), round_=False, rim=2)
        s.body(rrect(-110, -13, 114, 27, 11), "#7a4a34", lambda f: s.grain(f, step=8))
        s._dots(["#e9d9b8"], [(-85, 0), (-50, 0), (-18, 0)], 7)


def fork(s, x, y, n, turn=0, colour="#cfd6dc"):
    with s.at(x, y, n / 300, turn):
        tines = Form([])
        for dy in (-21, -7, 7, 21):
            tines = tines + line((100, dy), (165, dy))
        shape = tines + curve((100, -21), (70, -19), (55, 0), (70, 19), (100, 21))
        for dy, tone, wide in ((9, s.mood.shade, 9), (0, darken(colour, 0.25), 9), (-1.5, lighten(colour, 0.4), 4.5)):
            s.stroke((shape + line((62, 0), (-130, 0))).moved(0, dy), tone, wide, 0.35 if dy == 9 else 1)
        s.body(ellipse(70, 0, 26, 17), colour, rim=0)
        s.body(taper([(40, 0), (-60, 0), (-135, 0)], [9, 13, 22]), colour, rim=2)


def spoon(s, x, y, n, turn=0, colour="#cfd6dc"):
    with s.at(x, y, n / 300, turn):
        head = ellipse(120, 0, 46, 28)
        shaft = taper([(80, 0), (-60, 0), (-135, 0)], [9, 12, 22])
        s.fill((head + shaft).moved(0, 9), s.mood.shade, 0.3)
        s.body(shaft, colour, rim=2)
        s.body(head, colour, rim=3)
        s.fill(ellipse(120, 2, 36, 19), darken(colour, 0.3), 0.7)
        s.fill(ellipse(132, 7, 18, 8), lighten(colour, 0.6), 0.8)


def napkin(s, x, y, w, colour="#d9483b", turn=0):
    """A folded checked napkin lying flat."""
    form = poly(
        [
            (x - w * 0.5, y - w * 0.2),
            (x + w * 0.36, y - w * 0.26),
            (x + w * 0.5, y + w * 0.14),
            (x - w * 0.38, y + w * 0.22),
        ]
    )
    s.fill(form.moved(0, 8), s.mood.shade, 0.3)
    s.body(
        form,
        "#fff6e8",
        lambda f: s.checks(f, colour, w * 0.13, -8),
        lambda f: s.weave(f, None, w * 0.07, 0.2),
        round_=False,
        rim=2,
    )
    s.stroke(line((x - w * 0.44, y), (x + w * 0.43, y - w * 0.06)), s.mood.shade, 3, 0.3)


def candle(s, x, y, h, colour="#f2a0b5"):
    stick = rrect(x - h * 0.09, y - h, h * 0.18, h, 4)
    s.body(stick, "#fff4e6", lambda f: s.stripes(f, colour, 5, 30, 0.5, 0))
    s.glow(x, y - h * 1.25, h * 0.8, opacity=0.75)
    s.fill(
        Form(
            [
                ("M", x, y - h * 1.55),
                ("Q", x + h * 0.2, y - h * 1.15, x, y - h * 1.02),
                ("Q", x - h * 0.2, y - h * 1.15, x, y - h * 1.55),
            ]
        ),
        Lit("#ffb02e"),
    )
    s.fill(ellipse(x, y - h * 1.13, h * 0.05, h * 0.1), Lit("#fff3c4"))


# ---------------------------------------------------------------- places


@contextmanager
def above(s, y):
    """Draws a place only down to `y` (a fraction): what a table will hide need not be written.

    Gives the factor that turns a height of the whole picture into one of this upper part."""
    h, s.h = s.h, s.h * y + 16
    yield h / s.h
    s.h = h


def heaven(s, y, sun=None, clouds="puffs", **options):
    """A sky; its puffs are two or three large clouds, which say as much as five."""
    s.sky(y, sun=sun, clouds="none" if clouds == "puffs" else clouds, **options)
    if clouds == "puffs":
        side = -1 if sun and sun[0] > 0.5 else 1
        puff = stamp(s, lambda s: s.cloud(0, 0, s.w * 0.24))
        for k, t, n, flip in ((0.28, 0.42, 1, False), (0.08, 0.8, 0.8, True), (-0.3, 0.74, 0.65, False)):
            put(s, puff, s.w * (0.5 + side * k) + s.near(0, s.w * 0.05), s.h * y * t, n, 0, flip)


def city(s, y=1.0, height=0.42, layers=2, far=0.55):
    """The kit's skyline out of six blocks, each drawn once: a third of the bytes."""
    w, m = s.w, s.mood
    base = s.h * y
    for layer in range(layers):
        haze, blocks = far - 0.28 * layer, []
        for i in range(3):
            n, t = w * (0.085, 0.11, 0.07)[i], s.h * height * (0.98, 0.68, 0.84)[i] * (1 - 0.25 * layer)
            wall = m.haze(("#c98a6a", "#8a7fa0", "#d9b48a", "#7f98ab", "#b5707a", "#a3a58c")[i + 3 * layer], haze)

            def block(s):
                s.fill(rect(0, -t, n, t + 4), wall)
                s.windows(
                    rect(n * 0.06, 10 - t, n * 0.86, t),
                    max(2, round(n / 27)),
                    max(2, round(t / 36)),
                    wall,
                    sill=False,
                    lit=0.45,
                )
                s.fill(rect(0 if s.light > 0 else n * 0.78, -t, n * 0.22, t + 4), m.shade, 0.22)
                if i == 0:
                    s.stroke(line((n * 0.5, -t), (n * 0.5, -t - n * 0.5)), darken(wall, 0.3), 4)
                    s.fill(rect(n * 0.2, -t - n * 0.16, n * 0.34, n * 0.17), darken(wall, 0.15))
                elif i == 1:
                    s.fill(rect(-3, -t - 8, n + 6, 9), darken(wall, 0.25))
                else:
                    s.fill(poly([(0, 1 - t), (n / 2, -t - n * 0.35), (n, 1 - t)]), darken(wall, 0.25))

            blocks.append((stamp(s, block), n))
        x, last = -40.0 - 30 * layer, None
        while x < w:
            name, n = s.pick(*[b for b in blocks if b != last])
            last = (name, n)
            put(s, name, x, base + s.between(0, s.h * height * 0.2), 1)
            x += n * s.between(0.96, 1.06)


def picnic(s, y=0.5, cloth="#d9483b", base="#fff4e6", hills=True, blanket=0.62, sun=(0.82, 0.14, 0.06), clouds="puffs"):
    """A cloth on a meadow under the sky."""
    heaven(s, y, sun, clouds)
    if hills:
        s.hills(y, 2)
    with above(s, blanket + 0.12) as k:
        s.meadow(y * k, step=48, height=32)
    s.fill(rect(-5, s.h * (blanket + 0.12), s.w + 10, s.h), darken(s.mood.ground, 0.25))
    s.grass(rect(0, s.h * 0.92, s.w, s.h * 0.1), s.mood.ground, step=40, height=36)
    s.blanket(blanket, cloth, base, spread=1.02)


def kitchen(s, y=0.62, wall="#e8c79c", pattern="tiles", kind="wood", **options):
    """A wall with what hangs on it (`window` `shelf` `picture`: x, y, width in fractions), and a table in front."""
    table = {k: options.pop(k) for k in ("colour", "cloth") if k in options}
    with above(s, y) as k:
        for name in ("window", "shelf", "picture"):
            if name in options:
                px, py, n = options[name]
                options[name] = (px, py * k, n)
        s.room(1.06, wall=wall, pattern=pattern, **options)
    return s.table(y, kind, **table)


def vista(s, y, kind="wood", back="hills", horizon=0.5, sun=(0.78, 0.2, 0.07), clouds="puffs", **table):
    """Out of doors, over a table's edge: hills, mountains, sea, skyline or snow."""
    with above(s, y) as k:
        horizon *= k
        heaven(s, horizon, sun and (sun[0], sun[1] * k, sun[2]), clouds)
        if back == "hills":
            s.hills(horizon, 2, 0.14 * k)
            s.meadow(horizon, step=60)
        elif back == "mountains":
            s.mountains(horizon + 0.02, 0.34 * k)
            s.treeline(horizon + 0.06, 0.14 * k, far=0.2)
            s.meadow(horizon + 0.06, step=60, flowers=False)
        elif back == "sea":
            s.sea(horizon, glitter=sun[0] if sun else None, boats=3)
        elif back == "skyline":
            city(s, 1, 0.42 * k)
        elif back == "snow":
            s.treeline(horizon, 0.2 * k, far=0.35)
            s.snowfield(horizon)
    return s.table(y, kind, **table)


def flat_lay(s, kind="wood", colour="#9a6a44", turn=True):
    """A table seen from straight above: wood, slate, cloth (with checks in `colour`) or marble."""
    all_ = rect(-5, -5, s.w + 10, s.h + 10)
    if kind == "wood":
        s.fill(all_, colour)
        s.planks(all_, colour, 118, turn, grain=False)
        s.grain(all_, colour, step=30, opacity=0.55, vertical=turn)
    elif kind == "cloth":
        s.fill(all_, "#fff6e8")
        s.checks(all_, colour, 96, 0)
        s.weave(all_, None, 36, 0.2)
    else:
        s.fill(all_, colour)
        s.brush(all_, colour, step=70, length=180, width=8, opacity=0.4, angle=20)
        s.specks(all_, colour, step=40, size=4, opacity=0.9)
    s.fill(
        all_,
        s.radial(
            (0, s.mood.light, 0.35),
            (0.6, s.mood.light, 0.04),
            (1, s.mood.shade, 0.4),
            cx=s.w * (0.3 if s.light < 0 else 0.7),
            cy=s.h * 0.2,
            r=s.w * 0.95,
            box=True,
        ),
    )


def shade_from_above(s, form, drop=14):
    """The cast shadow of a flat thing in a picture from above."""
    s.fill(form.moved(-s.light * drop, drop), s.mood.shade, 0.38)
