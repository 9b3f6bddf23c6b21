"""Ice cream, cheese and honey."""

from food_bread import bread_slice
from food_cakes import SWEETS
from food_fruit import bunch, grape, strawberry
from food_gallery import picture
from food_ware import *
from kit import *

# ---------------------------------------------------------------- ice cream


def scoop(s, x, y, r, colour, bits=None):
    ball = Form(
        [("M", x - r, y), ("C", x - r, y - r * 1.25, x + r, y - r * 1.25, x + r, y)]
        + blob(
            [
                (x + r, y),
                (x + r * 1.08, y + r * 0.2),
                (x + r * 0.8, y + r * 0.3),
                (x + r * 0.55, y + r * 0.2),
                (x + r * 0.25, y + r * 0.34),
                (x - r * 0.1, y + r * 0.2),
                (x - r * 0.4, y + r * 0.33),
                (x - r * 0.7, y + r * 0.2),
                (x - r * 1.06, y + r * 0.26),
                (x - r, y),
            ],
            closed=False,
        ).segments[1:]
        + [("Z",)]
    )
    s.fill(ball.moved(0, r * 0.08), s.mood.shade, 0.25)
    with s.shaded(ball, colour):
        s.brush(ball, colour, step=r * 0.3, length=r * 0.6, width=r * 0.06, angle=-12, opacity=0.5)
        if bits:
            s.pebbles(ball, bits, step=r * 0.34, size=r * 0.08, opacity=1)
    gloss(s, x + s.light * r * 0.42, y - r * 0.58, r * 0.2, r * 0.11, s.light * 28, 0.5)


def cone(s, x, y, r, h, scoops, turn=0, cherry=True):
    """A cone with its mouth's middle at (x, y), point below; scoops are (colour, bits) from the bottom up."""
    with s.at(x, y, 1, turn):
        form = Form(
            [
                ("M", -r * 0.9, 0),
                ("Q", -r * 0.1, h * 1.0, 0, h),
                ("Q", r * 0.1, h * 1.0, r * 0.9, 0),
                ("Q", 0, r * 0.4, -r * 0.9, 0),
                ("Z",),
            ]
        )
        with s.shaded(form, "#e0a24c", rim=r * 0.05):
            grid = [line((k, -20), (k + h * 0.5, h)) for k in range(int(-r - h * 0.5), int(r), int(r * 0.3))] + [
                line((k, -20), (k - h * 0.5, h)) for k in range(int(-r), int(r + h * 0.5), int(r * 0.3))
            ]
            s._marks(["#a5662a"], grid, r * 0.05)
            s._marks(["#f7cf8a"], [g.moved(s.light * r * 0.04, -r * 0.02) for g in grid], r * 0.02)
        s.body(
            blob(
                [
                    (-r * 1.02, -r * 0.06),
                    (0, r * 0.22),
                    (r * 1.02, -r * 0.06),
                    (r * 0.94, r * 0.2),
                    (0, r * 0.48),
                    (-r * 0.94, r * 0.2),
                ],
                tension=0.8,
            ),
            "#d0903c",
            rim=3,
        )
        yy = -r * 0.1
        for i, (colour, bits) in enumerate(scoops):
            scoop(s, 0, yy, r * (1 - 0.1 * i), colour, bits)
            yy -= r * (1.02 - 0.1 * i)
        if cherry:
            s.body(ellipse(0, yy + r * 0.02, r * 0.24), "#c9263a", rim=r * 0.03)
            s.stroke(curve((0, yy - r * 0.2), (r * 0.08, yy - r * 0.45), (r * 0.26, yy - r * 0.6)), "#5f7a3a", r * 0.05)
            gloss(s, s.light * r * 0.08, yy - r * 0.06, r * 0.06, r * 0.04)


@picture("Ice cream by the sea", size="3:4", mood="noon")
def ice_cream_1(s):
    w, h = s.w, s.h
    heaven(s, 0.56, (0.2, 0.12, 0.07))
    s.beach(0.56, 0.74)
    s.boat(w * 0.18, h * 0.61, 130, "#3f7fa6")
    s.boat(w * 0.86, h * 0.59, 80)
    s.stroke(line((w * 0.93, h * 0.98), (w * 0.86, h * 0.36)), "#fff4e0", 14)
    top = Form(
        [
            ("M", w * 0.62, h * 0.44),
            ("Q", w * 0.8, h * 0.24, w * 1.16, h * 0.36),
            ("L", w * 1.12, h * 0.42),
            ("Q", w * 0.86, h * 0.39, w * 0.62, h * 0.44),
            ("Z",),
        ]
    )
    s.body(top, "#fff4e0", lambda f: s.bars(f, "#e0604a", 64, 0.5, 90, 1))
    s.shadow(w * 0.44, h * 0.945, 250, 46, 0.5)
    cone(s, w * 0.42, h * 0.585, 178, 430, (("#f6a5b8", None), ("#fff0d2", "#c98f4a"), ("#a5d9b0", "#5a3a2c")), -5)
    heap = blob(
        [
            (w * 0.2, h * 0.965),
            (w * 0.29, h * 0.915),
            (w * 0.38, h * 0.88),
            (w * 0.45, h * 0.895),
            (w * 0.52, h * 0.88),
            (w * 0.6, h * 0.92),
            (w * 0.69, h * 0.965),
            (w * 0.44, h * 0.985),
        ],
        tension=0.8,
    )
    s.body(heap, "#efd3a0", lambda f: s.specks(f, "#d9b070", 14, 4), lambda f: s.pebbles(f, "#d9a58a", 60, 6), rim=3)
    s.body(star(w * 0.8, h * 0.93, 52, 0.42), "#f0806a", lambda f: s._dots(["#ffc9b5"], s.scatter(f, 15), 6), rim=2)


@picture("Three cones at the fair", mood="dusk", light=1)
def ice_cream_2(s):
    w, h = s.w, s.h
    with above(s, 0.86) as k:
        s.sky(0.7 * k, sun=(0.2, 0.5 * k, 0.1), clouds="streaks")
        s.hills(0.86 * k, 2)
        x, y, r = w * 0.68, h * 0.36, 270
        s.stroke(line((x, y), (x - 130, h * 0.86)) + line((x, y), (x + 130, h * 0.86)), darken(s.mood.mid, 0.3), 14)
        s.stroke(
            ellipse(x, y, r)
            + ellipse(x, y, r * 0.9)
            + Form([q for px, py, _ in around(x, y, r, 12) for q in line((x, y), (px, py)).segments]),
            darken(s.mood.mid, 0.3),
            5,
        )
        for i, (px, py, _) in enumerate(around(x, y, r, 12, 1, 15)):
            s.body(rrect(px - 26, py, 52, 40, 12), SWEETS[i % 4], rim=2)
            s.glow(px, py, 44, "#ffe0a0", 0.7)
    s.table(0.78, "wood", colour="#a5705f")
    s.body(rrect(w * 0.1, h * 0.74, w * 0.8, 26, 8), "#e9d4b0", lambda f: s.grain(f, step=8), round_=False)
    for px in (0.14, 0.86):
        s.body(
            rect(w * px - 16, h * 0.76, 32, h * 0.16),
            "#c9a878",
            lambda f: s.grain(f, step=9, vertical=True),
            round_=False,
        )
    for px, two in (
        (0.27, (("#7a4a34", None), ("#fff0d2", None))),
        (0.5, (("#f58aa8", "#ffffff"), ("#8fc9e0", None))),
        (0.73, (("#c9e08a", None), ("#f7b04a", "#c9602a"))),
    ):
        cone(s, w * px, h * 0.6, 105, 300, two, 0)
    s.body(rrect(w * 0.1, h * 0.765, w * 0.8, 24, 8), "#d9c09a", lambda f: s.grain(f, step=8), round_=False)
    s.stroke(line((w * 0.12, h * 0.94), (w * 0.88, h * 0.94)), s.mood.shade, 10, 0.25)


@picture("Sundae in the snow", size="3:2", mood="polar", light=1)
def ice_cream_3(s):
    w, h = s.w, s.h
    vista(s, 0.7, "marble", "snow", 0.48, sun=(0.76, 0.3, 0.09), clouds="streaks")
    x, y, r = w * 0.42, h * 0.92, 190
    s.shadow(x, y, 170, 34)
    s.body(drum(x, y, 120, 12), "#cfe4ee", rim=2)
    s.body(taper([(x, y - 10), (x, y - 70), (x, y - 130)], [60, 26, 70]), "#cfe4ee", rim=3)
    for dx, dy, colour, bits in (
        (-90, -40, "#7a4a34", None),
        (92, -40, "#f6a5b8", "#d9455a"),
        (0, -130, "#fff0d2", "#5a3422"),
    ):
        scoop(s, x + dx, h * 0.5 + dy, 118, colour, bits)
    sauce = dripping(s, x, h * 0.5 - 196, 84, 74, 5, drip=0.8)
    s.body(sauce, "#5a2f1f", rim=4)
    cup = Form(
        [
            ("M", x - r * 1.12, h * 0.5),
            ("C", x - r * 0.95, h * 0.72, x - r * 0.4, h * 0.77, x - 26, y - 118),
            ("L", x + 26, y - 118),
            ("C", x + r * 0.4, h * 0.77, x + r * 0.95, h * 0.72, x + r * 1.12, h * 0.5),
            ("Q", x, h * 0.585, x - r * 1.12, h * 0.5),
            ("Z",),
        ]
    )
    with s.shaded(cup, "#dcecf4", rim=4):
        for k, colour in ((0.53, "#f6a5b8"), (0.6, "#fff0d2"), (0.66, "#c9455a"), (0.71, "#fff0d2")):
            s.fill(
                blob(
                    [
                        (x - 240, h * k + 30),
                        (x - 120, h * k + 46),
                        (x, h * k + 20),
                        (x + 120, h * k + 44),
                        (x + 240, h * k + 24),
                        (x + 240, h),
                        (x - 240, h),
                    ]
                ),
                colour,
                0.9,
            )
        s._marks(
            [Lit("#ffffff")],
            [bow((x + d, h * 0.52), (x + d * 0.24, h * 0.78), d * 0.16) for d in range(-180, 190, 45)],
            5,
            0.5,
        )
    s.stroke(Form([("M", x - r * 1.12, h * 0.5), ("Q", x, h * 0.585, x + r * 1.12, h * 0.5)]), Lit("#ffffff"), 7, 0.9)
    s.body(ellipse(x, h * 0.5 - 226, 32), "#c9263a", rim=3)
    s.stroke(curve((x, h * 0.5 - 254), (x + 10, h * 0.5 - 290), (x + 36, h * 0.5 - 312)), "#5f7a3a", 6)
    for a in (18, 30):
        s.body(
            rrect(x + 66, h * 0.5 - 330, 34, 260, 10).rotated(a, (x + 80, h * 0.5 - 90)),
            "#d9a052",
            lambda f: s.stripes(f, "#a5642a", 12, 40, 0.3, 0),
            rim=3,
        )
    berry = stamp(s, strawberry)
    put(s, berry, w * 0.74, h * 0.85, 0.85, 60, shadow=1)
    put(s, berry, w * 0.84, h * 0.88, 0.8, -80, shadow=1)
    spoon(s, w * 0.77, h * 0.95, 300, -4)
    s.snowfall(rect(0, 0, w, h * 0.66), step=90)


# ---------------------------------------------------------------- cheese


def cheese_wedge(s, x, y, w, colour="#f5c04a", rind="#d9832f"):
    """A wedge with holes, its point to the left, on (x, y)."""
    h = w * 0.44
    tip, right, far = (x - w * 0.52, y), (x + w * 0.4, y + w * 0.06), (x + w * 0.5, y - w * 0.22)

    def up(p):
        return (p[0], p[1] - h)

    s.shadow(x, y + 2, w * 0.62, w * 0.13)
    s.body(poly([right, far, up(far), up(right)]), rind, lambda f: s.specks(f, rind, 22, 5), round_=False, rim=2)
    s.body(
        poly([up(tip), up(right), up(far)]),
        lighten(colour, 0.3),
        lambda f: s.specks(f, colour, 26, 6),
        round_=False,
        rim=2,
    )
    face = poly([tip, right, up(right), up(tip)])
    with s.shaded(face, colour, round_=False, rim=3):
        for dx, dy, r in (
            (-0.34, 0.3, 0.07),
            (-0.16, 0.68, 0.1),
            (0.02, 0.26, 0.075),
            (0.16, 0.62, 0.12),
            (0.31, 0.24, 0.06),
            (0.34, 0.9, 0.07),
            (-0.42, 0.82, 0.06),
            (-0.02, 0.98, 0.08),
            (-0.24, 0.06, 0.06),
        ):
            px, py = x + dx * w, y + (dx + 0.52) * w * 0.06 - dy * h
            s.fill(ellipse(px, py, r * w, r * w * 0.86), darken(colour, 0.35))
            s.fill(
                ellipse(px - s.light * r * w * 0.12, py + r * w * 0.16, r * w * 0.86, r * w * 0.7), darken(colour, 0.16)
            )
        s.specks(face, colour, 36, 6)


def cheese_wheel(s, x, y, r, h, rind="#d9832f", colour="#f5c96a"):
    """A whole cheese from which a wedge has been cut."""
    s.shadow(x, y, r * 1.12, r * 0.36)
    body = drum(x, y, r, h)
    with s.shaded(body, rind, rim=4):
        s.brush(body, rind, step=44, length=110, width=7, opacity=0.5)
        s.specks(body, rind, 34, 7)
    top = disc(x, y - h, r)
    s.body(
        top,
        lighten(rind, 0.2),
        lambda f: s.specks(f, rind, 42, 8),
        lambda f: s.stroke(disc(x, y - h, r * 0.86), darken(rind, 0.15), 4, 0.6),
        depth=0.6,
        rim=3,
    )
    a, b = (
        (x - r * 0.34, y - h + math.sqrt(1 - 0.34**2) * r * TILT),
        (x + r * 0.56, y - h + math.sqrt(1 - 0.56**2) * r * TILT),
    )
    c = (x, y - h)
    s.fill(poly([c, b, (b[0], b[1] + h), (c[0], c[1] + h), (a[0], a[1] + h), a]), darken(colour, 0.3))
    left = poly([c, a, (a[0], a[1] + h), (c[0], c[1] + h)])
    right = poly([c, b, (b[0], b[1] + h), (c[0], c[1] + h)])
    s.body(
        left,
        darken(colour, 0.1) if s.light < 0 else lighten(colour, 0.2),
        lambda f: s.pebbles(f, darken(colour, 0.2), 50, 8),
        round_=False,
        rim=2,
    )
    s.body(
        right,
        lighten(colour, 0.2) if s.light < 0 else darken(colour, 0.1),
        lambda f: s.pebbles(f, darken(colour, 0.2), 50, 8),
        round_=False,
        rim=2,
    )
    s.fill(
        poly([(a[0], a[1] + h), (c[0], c[1] + h), (b[0], b[1] + h), ((a[0] + b[0]) / 2, y + r * TILT * 1.02)]),
        s.mood.shade,
        0.45,
    )


@picture("Cheese on the alp", mood="spring")
def cheese_1(s):
    w, h = s.w, s.h
    vista(s, 0.6, "wood", "mountains", 0.4, sun=(0.8, 0.14, 0.06), colour="#a5805c")
    cheese_wheel(s, w * 0.32, h * 0.8, 290, 170)
    cheese_wedge(s, w * 0.68, h * 0.88, 430)
    leaf_pair(s, w * 0.9, h * 0.94, 60)
    knife(s, w * 0.3, h * 0.955, 340, -3)


@picture("A cheese board in the evening", mood="golden", light=1)
def cheese_2(s):
    w, h = s.w, s.h
    vista(s, 0.6, "marble", "hills", 0.42, sun=(0.2, 0.24, 0.09), clouds="streaks", colour="#d9cbb8")
    board(s, w * 0.48, h * 0.93, w * 0.84, h * 0.28, "#8a5f3f", handle=1)
    cheese_wedge(s, w * 0.34, h * 0.78, 380, "#f5c04a", "#b53a34")
    cheese_wheel(s, w * 0.66, h * 0.74, 135, 80, "#efe4cc", "#fbf0d4")
    bunch(s, (stamp(s, grape), stamp(s, grape, "#57306f")), w * 0.52, h * 0.66, 27, (2, 4, 5, 5, 4))
    cut = stamp(s, bread_slice)
    put(s, cut, w * 0.16, h * 0.84, 0.85, -6, shadow=1)
    knife(s, w * 0.72, h * 0.9, 280, -6)
    s.branch("tr")


# ---------------------------------------------------------------- honey


@picture("Honey in the meadow", mood="noon")
def honey_1(s):
    w, h = s.w, s.h
    vista(s, 0.62, "wood", "hills", 0.4, sun=(0.82, 0.14, 0.06))
    s.branch("tl", blossoms="#fff6ee")
    comb = blob(
        [
            (w * 0.1, h * 0.9),
            (w * 0.09, h * 0.62),
            (w * 0.14, h * 0.5),
            (w * 0.3, h * 0.46),
            (w * 0.4, h * 0.54),
            (w * 0.41, h * 0.8),
            (w * 0.38, h * 0.91),
            (w * 0.24, h * 0.93),
        ],
        tension=0.6,
    )
    s.shadow(w * 0.26, h * 0.9, 230, 40)
    s.fill(comb.moved(14, -6), "#a5641c")
    with s.shaded(comb, "#c9862a"):
        cells = [
            poly(
                [
                    (x + math.cos(math.radians(60 * k + 30)) * 29, y + math.sin(math.radians(60 * k + 30)) * 29)
                    for k in range(6)
                ]
            )
            for x, y in ((w * 0.06 + (i + (j % 2) * 0.5) * 58, h * 0.44 + j * 50) for j in range(9) for i in range(9))
            if comb.scaled(1.1, at=comb.centre).contains(x, y)
        ]
        s._shapes(["#f0a52f", "#e08f1f", "#f7bb45", "#b56f1c"], cells)
        s._marks(["#fbd77a"], cells, 7)
        s._dots(["#fff0b8"], [(f.centre[0] + s.light * 9, f.centre[1] - 10) for f in cells[::2]], 8, 0.8)
    x, y = w * 0.6, h * 0.92
    s.shadow(x, y, 190, 44)
    body = blob(
        [
            (x - 120, y - 4),
            (x - 168, y - 70),
            (x - 174, y - 190),
            (x - 130, y - 286),
            (x + 130, y - 286),
            (x + 174, y - 190),
            (x + 168, y - 70),
            (x + 120, y - 4),
        ],
        tension=0.8,
    )
    with s.shaded(body, "#f7dfa0", rim=5):
        s.fill(
            blob(
                [
                    (x - 120, y - 14),
                    (x - 158, y - 70),
                    (x - 164, y - 190),
                    (x - 126, y - 256),
                    (x + 126, y - 256),
                    (x + 164, y - 190),
                    (x + 158, y - 70),
                    (x + 120, y - 14),
                ],
                tension=0.8,
            ),
            s.linear((0, "#fbc045"), (1, "#c9741a")),
        )
        s._dots(["#ffe08a", "#fbd060"], s.scatter(body, 46), 11, 0.7)
    s.fill(rrect(x + s.light * 126 - 12, y - 230, 24, 160, 12), Lit("#ffffff"), 0.55)
    s.body(rrect(x - 138, y - 326, 276, 46, 12), "#e9e0cc", lambda f: s.bars(f, "#c9b894", 14, 0.4, 90, 0.7), rim=3)
    s.body(
        blob(
            [
                (x - 160, y - 330),
                (x - 150, y - 366),
                (x, y - 384),
                (x + 150, y - 366),
                (x + 160, y - 330),
                (x + 80, y - 318),
                (x - 80, y - 318),
            ],
            tension=0.8,
        ),
        "#fff4e6",
        lambda f: s.checks(f, "#4f86c0", 40, 8),
    )
    s.body(ellipse(x, y - 140, 74, 64), "#fff4de", rim=2)
    for i, (px, py) in enumerate(((x, y - 132), (w * 0.45, h * 0.3), (w * 0.75, h * 0.38), (w * 0.14, h * 0.42))):
        k = 1.0 if i == 0 else 0.8
        s._shapes(
            ["#dff0f7"],
            [
                ellipse(px - 8 * k, py - 30 * k, 15 * k, 26 * k, -24),
                ellipse(px + 16 * k, py - 30 * k, 15 * k, 26 * k, 24),
            ],
            0.9,
            1,
        )
        s.body(ellipse(px, py, 42 * k, 27 * k), "#f7c02f", lambda f: s.stripes(f, "#4a2f24", 4, 90, 0.5, 0), rim=2)
        if i:
            s._marks(["#fff6e0"], [bow((px - 60, py + 10), (px - 150, py + 60), 30)], 4, 0.7)
            s.stroke(
                curve((px - 54, py + 4), (px - 90, py + 26), (px - 130, py + 6), (px - 170, py + 30)),
                "#fff6e0",
                4,
                0.8,
                dash="3 13",
            )
    with s.at(w * 0.84, h * 0.85, 1, -24):
        s.fill(ellipse(0, 40, 170, 16), s.mood.shade, 0.3)
        s.body(rrect(-170, -9, 240, 18, 8), "#b5793f", lambda f: s.grain(f, step=6))
        for i in range(6):
            s.body(rrect(60 + i * 18, -34 + abs(i - 2.5) * 5, 13, 68 - abs(i - 2.5) * 10, 6), "#c98a4a", rim=2)
        s.fill(blob([(60, 20), (168, 18), (150, 50), (110, 40), (80, 64)]), "#f0a52f", 0.9)
