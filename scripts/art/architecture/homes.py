"""Small houses: cottage, log cabin, tree house, hut on stilts, igloo, doll's house."""

from __future__ import annotations

from kit import *
from architecture.parts import CREAM, IRON, joined, smoke


def cottage(
    s,
    x,
    y,
    w,
    wall="#f3e3c4",
    roof="#a8553f",
    thatch=False,
    door="#3f7f7a",
    shutters="#3f7f7a",
    snow=False,
    smoking=False,
):
    """A small house with a gable, shutters and flower boxes."""
    h = w * 0.42
    l, r = x - w / 2, x + w / 2
    s.shadow(x, y, w * 0.6, w * 0.07)
    if smoking:
        smoke(s, x + w * 0.245, y - h * 2.1, w * 0.2)
    stack = rect(x + w * 0.2, y - h * 2.05, w * 0.09, h * 0.7)
    s.body(stack, "#b5654a", lambda f: s.bricks(f, w=w * 0.04, h=w * 0.02, opacity=0.7), round_=False)
    s.fill(rect(x + w * 0.19, y - h * 2.1, w * 0.11, h * 0.09), "#f4f8ff" if snow else "#8a5a4a")
    front = rect(l, y - h, w, h)
    with s.shaded(front, wall, round_=False, rim=0):
        s.stones(rect(l, y - h * 0.2, w, h * 0.2), "#a89a8a", w * 0.07, 0.9)
        s.brush(front, wall, step=w * 0.09, length=w * 0.12, width=6, opacity=0.35)
        s.fill(rect(l, y - h, w, h * 0.14), s.mood.shade, 0.28)
    slope = poly(
        [
            (l - w * 0.06, y - h * 0.92),
            (l + w * 0.08, y - h * 1.85),
            (r - w * 0.08, y - h * 1.85),
            (r + w * 0.06, y - h * 0.92),
        ]
    )
    if snow:
        s.body(
            slope,
            "#f1f6fd",
            lambda f: s.brush(f, "#cddcef", step=w * 0.1, length=w * 0.16, width=7, opacity=0.7),
            round_=False,
        )
        edge = joined(
            [rect(l - w * 0.06, y - h * 0.96, w * 1.12, h * 0.06)]
            + [
                ellipse(l - w * 0.03 + w * 1.06 * k / 9, y - h * 0.9, w * 0.035, h * s.between(0.05, 0.1))
                for k in range(10)
            ]
        )
        s.fill(edge, "#ffffff")
    elif thatch:
        s.body(
            slope,
            "#c99f58",
            lambda f: s.fur(f, step=max(12, w * 0.035), length=w * 0.06, width=3, angle=90, opacity=1),
            round_=False,
        )
        s.stroke(bow((l + w * 0.08, y - h * 1.82), (r - w * 0.08, y - h * 1.82), 4), darken("#c99f58", 0.3), w * 0.03)
    else:
        s.body(slope, roof, lambda f: s.tiles(f, w=w * 0.06, h=w * 0.045), round_=False)
    gable = poly(
        [
            (l + w * 0.1, y - h * 0.9),
            (l + w * 0.27, y - h * 1.62),
            (l + w * 0.44, y - h * 0.9),
            (l + w * 0.44, y),
            (l + w * 0.1, y),
        ]
    )
    with s.shaded(gable, lighten(wall, 0.2), round_=False, rim=0):
        s.planks(
            poly([(l + w * 0.1, y - h * 0.95), (l + w * 0.27, y - h * 1.62), (l + w * 0.44, y - h * 0.95)]),
            "#c9a06a",
            w * 0.03,
            True,
            grain=False,
        )
        s.stones(rect(l + w * 0.1, y - h * 0.2, w * 0.34, h * 0.2), "#a89a8a", w * 0.07, 0.9)
    s.stroke(
        line((l + w * 0.06, y - h * 0.76), (l + w * 0.27, y - h * 1.66), (l + w * 0.48, y - h * 0.76)),
        "#ffffff" if snow else darken(roof, 0.35),
        w * 0.032,
    )
    box = None if snow else s.mood.accent
    s.window(l + w * 0.2, y - h * 0.72, w * 0.14, h * 0.36, wall, shutters=shutters, box=box)
    s.fill(ellipse(l + w * 0.27, y - h * 1.18, w * 0.035), Lit("#ffcf73") if s.mood.lit else "#7fa3b5")
    s.stroke(ellipse(l + w * 0.27, y - h * 1.18, w * 0.035), CREAM, max(2, w * 0.008))
    d = arch(l + w * 0.53, y - h * 0.68, w * 0.13, h * 0.68)
    s.body(d, door, lambda f: s.planks(f, width=w * 0.03, vertical=True, grain=False), round_=False)
    s.stroke(d, CREAM, w * 0.012)
    s.fill(ellipse(l + w * 0.635, y - h * 0.3, w * 0.009), "#f2c14e")
    s.fill(rect(l + w * 0.51, y - h * 0.05, w * 0.17, h * 0.06), "#b8aa98")
    s.window(l + w * 0.76, y - h * 0.72, w * 0.12, h * 0.36, wall, shutters=shutters, box=box)


def cabin(s, x, y, w, log="#a86f42", roof="#6a4a42", snow=False, smoking=True):
    """A log cabin, gable to the front, with a porch and a stone chimney."""
    h = w * 0.36
    l, r = x - w / 2, x + w / 2
    s.shadow(x, y, w * 0.58, w * 0.06)
    cx = r - w * 0.16
    if smoking:
        smoke(s, cx, y - h * 2.2, w * 0.2)
    stack = rect(cx - w * 0.06, y - h * 2.15, w * 0.12, h * 1.3)
    s.body(stack, "#9a9088", lambda f: s.stones(f, "#9a9088", w * 0.06, 0.9), round_=False)
    s.fill(rect(cx - w * 0.075, y - h * 2.2, w * 0.15, h * 0.1), "#f6f9ff" if snow else "#6f6660")
    front = poly([(l, y), (l, y - h), (x, y - h * 1.95), (r, y - h), (r, y)])
    with s.shaded(front, log, round_=False, rim=0):
        n = 13
        step = h * 1.95 / n
        s._shapes([lighten(log, 0.16)], [rect(l, y - i * step - step * 0.85, w, step * 0.32) for i in range(n)], 0.8)
        s._marks(
            [darken(log, 0.45)],
            [line((l, y - i * step), (r, y - i * step)) for i in range(n)],
            max(3, w * 0.008),
            cap="butt",
        )
        s.grain(front, log, step=step / 2, opacity=0.5)
    ends = [(px, y - (i + 0.5) * h / 7) for i in range(7) for px in (l - w * 0.012, r + w * 0.012)]
    s._dots([darken(log, 0.3)], ends, h / 7)
    s._dots([lighten(log, 0.35)], ends, h / 7 * 0.72)
    s._dots([darken(log, 0.1)], ends, h / 7 * 0.3)
    for side in (-1, 1):
        edge = poly(
            [
                (x, y - h * 2.18),
                (x + side * w * 0.6, y - h * 0.82),
                (x + side * w * 0.6, y - h * 0.68),
                (x, y - h * 1.96),
            ]
        )
        if snow:
            s.body(edge, "#f4f8ff", round_=False, rim=2)
        else:
            s.body(
                edge,
                roof,
                lambda f: s.fur(f, roof, step=20, length=18, width=3, angle=50 if side > 0 else 130),
                round_=False,
                rim=2,
            )
    d = rect(x - w * 0.08, y - h * 0.78, w * 0.16, h * 0.78)
    s.body(d, "#7f3f34", lambda f: s.planks(f, width=w * 0.04, vertical=True), round_=False)
    s.stroke(d, lighten(log, 0.4), w * 0.014, cap="butt")
    s.fill(ellipse(x + w * 0.05, y - h * 0.38, w * 0.01), "#f2c14e")
    for k in (-0.31, 0.31):
        s.window(
            x + w * k - w * 0.075,
            y - h * 0.78,
            w * 0.15,
            h * 0.4,
            log,
            panes=(2, 2),
            shutters=None,
            box=None if snow else s.mood.accent,
        )
    s.window(x - w * 0.06, y - h * 1.42, w * 0.12, h * 0.3, log, panes=(2, 2))
    if s.mood.lit:
        s.glow(x, y - h * 0.6, w * 0.5, opacity=0.35)
    deck = rect(l - w * 0.03, y - h * 0.02, w * 1.06, h * 0.12)
    s.body(
        deck, darken(log, 0.15), lambda f: s.planks(f, width=w * 0.045, vertical=True, grain=False), round_=False, rim=2
    )
    rails = (
        joined(
            line((x + w * k, y), (x + w * k, y - h * 0.3))
            for k in (-0.52, -0.42, -0.32, -0.22, -0.13, 0.13, 0.22, 0.32, 0.42, 0.52)
        )
        + line((x - w * 0.53, y - h * 0.3), (x - w * 0.12, y - h * 0.3))
        + line((x + w * 0.12, y - h * 0.3), (x + w * 0.53, y - h * 0.3))
    )
    s.stroke(rails, lighten(log, 0.22), w * 0.012)
    if snow:
        s.stroke(
            line((x - w * 0.53, y - h * 0.32), (x - w * 0.12, y - h * 0.32))
            + line((x + w * 0.12, y - h * 0.32), (x + w * 0.53, y - h * 0.32)),
            "#ffffff",
            w * 0.014,
        )


def treehouse(s, x, y, h, leaf_colour=None, wall="#c08a55", roof="#8a4a3a"):
    """A wooden house in the fork of a great tree, with a ladder, a rope bridge of light, a swing."""
    green = leaf_colour or mix(s.mood.near, "#5f9a45", 0.45)
    s.shadow(x, y, h * 0.3, h * 0.04)
    crowns = [
        (x - h * 0.27, y - h * 0.72, h * 0.19),
        (x + h * 0.28, y - h * 0.7, h * 0.19),
        (x, y - h * 0.84, h * 0.22),
    ]
    for cx, cy, r in crowns:
        c = s.wobble(cx, cy, r * 1.1, r * 0.85)
        s.body(c, darken(green, 0.3), rim=0)
        s.leaves(c, darken(green, 0.15), step=32, size=34)
    bark = "#7a5540"
    trunk = blob(
        [
            (x - h * 0.13, y + h * 0.01),
            (x - h * 0.065, y - h * 0.06),
            (x - h * 0.05, y - h * 0.3),
            (x - h * 0.08, y - h * 0.46),
            (x + h * 0.08, y - h * 0.46),
            (x + h * 0.05, y - h * 0.3),
            (x + h * 0.07, y - h * 0.06),
            (x + h * 0.14, y + h * 0.01),
        ],
        tension=0.7,
    )
    limbs = taper(
        [(x - h * 0.03, y - h * 0.38), (x - h * 0.16, y - h * 0.52), (x - h * 0.28, y - h * 0.7)],
        [h * 0.06, h * 0.045, h * 0.02],
    ) + taper(
        [(x + h * 0.03, y - h * 0.38), (x + h * 0.17, y - h * 0.52), (x + h * 0.29, y - h * 0.68)],
        [h * 0.06, h * 0.045, h * 0.02],
    )
    s.body(limbs, bark, rim=2)
    s.body(
        trunk,
        bark,
        lambda f: s.fur(f, bark, step=20, length=34, angle=90, width=3.5),
        lambda f: s.stroke(
            ellipse(x - h * 0.005, y - h * 0.14, h * 0.018, h * 0.026)
            + ellipse(x - h * 0.005, y - h * 0.14, h * 0.008, h * 0.012),
            darken(bark, 0.4),
            3.5,
        ),
    )
    fy = y - h * 0.4
    w = h * 0.36
    s.stroke(
        line((x - w * 0.5, fy), (x - h * 0.04, fy + h * 0.12)) + line((x + w * 0.5, fy), (x + h * 0.04, fy + h * 0.12)),
        darken(wall, 0.4),
        h * 0.016,
    )
    hut = rect(x - w * 0.4, fy - h * 0.22, w * 0.8, h * 0.22)
    with s.shaded(hut, wall, round_=False, rim=2):
        s.planks(hut, wall, h * 0.024, True)
    s.window(x - w * 0.32, fy - h * 0.16, w * 0.2, h * 0.085, wall, panes=(2, 2), box=s.mood.accent)
    d = arch(x + w * 0.06, fy - h * 0.16, w * 0.2, h * 0.16)
    s.body(d, "#3f7f7a", lambda f: s.planks(f, width=w * 0.05, vertical=True, grain=False), round_=False)
    s.stroke(d, CREAM, h * 0.007)
    top = poly([(x - w * 0.56, fy - h * 0.2), (x - w * 0.05, fy - h * 0.4), (x + w * 0.56, fy - h * 0.2)])
    s.body(top, roof, lambda f: s.tiles(f, w=h * 0.034, h=h * 0.024, round_=False), round_=False)
    s.stroke(
        line((x - w * 0.57, fy - h * 0.195), (x - w * 0.05, fy - h * 0.405), (x + w * 0.57, fy - h * 0.195)),
        lighten(roof, 0.25),
        h * 0.01,
    )
    s.fill(ellipse(x - w * 0.05, fy - h * 0.265, h * 0.025), Lit("#ffcf73") if s.mood.lit else "#7fa3b5")
    s.stroke(ellipse(x - w * 0.05, fy - h * 0.265, h * 0.025), CREAM, h * 0.007)
    deck = rect(x - w * 0.62, fy, w * 1.24, h * 0.026)
    s.body(
        deck, darken(wall, 0.12), lambda f: s.planks(f, width=h * 0.03, vertical=True, grain=False), round_=False, rim=2
    )
    rail = (
        joined(line((x + w * k, fy), (x + w * k, fy - h * 0.075)) for k in (-0.6, -0.52, -0.44, 0.34, 0.42, 0.5, 0.6))
        + line((x - w * 0.62, fy - h * 0.075), (x - w * 0.42, fy - h * 0.075))
        + line((x + w * 0.32, fy - h * 0.075), (x + w * 0.62, fy - h * 0.075))
    )
    s.stroke(rail, lighten(wall, 0.15), h * 0.008)
    lx = x + w * 0.36
    s.stroke(
        line((lx, fy), (lx + w * 0.14, y))
        + line((lx + w * 0.13, fy), (lx + w * 0.27, y))
        + joined(
            line(
                (lx + w * 0.14 * k / 8, fy + (y - fy) * k / 8),
                (lx + w * 0.13 + w * 0.14 * k / 8, fy + (y - fy) * k / 8),
            )
            for k in range(1, 8)
        ),
        lighten(wall, 0.1),
        h * 0.012,
    )
    sx = x - w * 0.54
    s.stroke(
        line((sx, fy + h * 0.02), (sx, y - h * 0.1))
        + line((sx + w * 0.16, fy + h * 0.02), (sx + w * 0.16, y - h * 0.1)),
        "#d9c39a",
        h * 0.006,
    )
    s.body(rect(sx - w * 0.03, y - h * 0.105, w * 0.22, h * 0.016), s.mood.accent, round_=False, rim=1)
    for cx, cy, r in (
        (x - h * 0.24, y - h * 0.6, h * 0.09),
        (x + h * 0.26, y - h * 0.58, h * 0.09),
        (x + h * 0.02, y - h * 0.88, h * 0.14),
    ):
        c = s.wobble(cx, cy, r * 1.15, r * 0.75)
        s.body(c, darken(green, 0.12), rim=0)
        s.leaves(c, green, step=30, size=34)
    if s.mood.lit:
        s.glow(x - w * 0.2, fy - h * 0.11, h * 0.16, opacity=0.5)
        bulbs = [
            (x - w * 0.6 + w * 1.2 * k / 10, fy - h * 0.05 + h * 0.03 * math.sin(math.pi * (k % 5) / 5))
            for k in range(11)
        ]
        s._dots([Lit("#ffe08a")], bulbs, h * 0.014)


def stilt_hut(s, x, y, w, wall="#c9985a", thatch="#b58a4a"):
    """A thatched hut on poles over water; y is the water line."""
    h = w * 0.3
    fy = y - h * 0.7
    posts = joined(
        taper([(x + w * k, y + h * 0.16), (x + w * k, fy + h * 0.05)], [w * 0.03, w * 0.026])
        for k in (-0.42, -0.2, 0.02, 0.24, 0.42)
    )
    s.body(posts, "#7a5a40", rim=0)
    s.stroke(
        line((x - w * 0.42, y - h * 0.1), (x - w * 0.2, fy)) + line((x + w * 0.02, y - h * 0.1), (x + w * 0.24, fy)),
        "#6a4a38",
        w * 0.012,
    )
    s._marks(
        [s.mood.light],
        [
            line((x + w * k - w * 0.04, y + h * 0.2), (x + w * k + w * 0.04, y + h * 0.2))
            for k in (-0.42, -0.2, 0.02, 0.24, 0.42)
        ],
        4,
        0.6,
    )
    hut = rect(x - w * 0.36, fy - h * 0.9, w * 0.7, h * 0.9)
    with s.shaded(hut, wall, round_=False, rim=0):
        s.weave(hut, wall, step=max(14, w * 0.03), opacity=0.7)
        s.fill(rect(x - w * 0.36, fy - h * 0.9, w * 0.7, h * 0.2), s.mood.shade, 0.3)
    s.window(x - w * 0.27, fy - h * 0.62, w * 0.15, h * 0.34, wall, frame="#8a5a3c", panes=(2, 1))
    s.window(x + w * 0.15, fy - h * 0.62, w * 0.12, h * 0.34, wall, frame="#8a5a3c", panes=(2, 1))
    d = rect(x - w * 0.06, fy - h * 0.7, w * 0.14, h * 0.7)
    s.body(d, "#2f8f8a", lambda f: s.planks(f, width=w * 0.035, vertical=True, grain=False), round_=False)
    s.stroke(d, "#8a5a3c", w * 0.016, cap="butt")
    roof = blob(
        [
            (x - w * 0.56, fy - h * 0.66),
            (x - w * 0.3, fy - h * 1.32),
            (x - w * 0.01, fy - h * 1.98),
            (x + w * 0.28, fy - h * 1.32),
            (x + w * 0.54, fy - h * 0.66),
            (x, fy - h * 0.78),
        ],
        tension=0.45,
    )
    s.body(
        roof,
        thatch,
        lambda f: s.fur(
            f,
            thatch,
            step=max(15, w * 0.035),
            length=w * 0.07,
            width=4,
            opacity=0.9,
            flow=lambda px, py: 90 - (px - x) / w * 90,
        ),
    )
    s._marks(
        [darken(thatch, 0.25), lighten(thatch, 0.2)],
        [
            line(
                (px, fy - h * 0.76 + abs(px - x) / w * h * 0.22),
                (px + s.near(0, 6), fy - h * 0.62 + abs(px - x) / w * h * 0.22),
            )
            for px in (x - w * 0.42 + w * 0.82 * k / 26 for k in range(27))
        ],
        5,
    )
    deck = rect(x - w * 0.52, fy, w * 1.0, h * 0.1)
    s.body(deck, "#a8754a", lambda f: s.planks(f, width=w * 0.05, vertical=True, grain=False), round_=False, rim=2)
    s.stroke(
        joined(line((x + w * k, fy), (x + w * k, fy - h * 0.32)) for k in (-0.51, -0.44, 0.38, 0.47))
        + line((x - w * 0.52, fy - h * 0.32), (x - w * 0.4, fy - h * 0.32))
        + line((x + w * 0.36, fy - h * 0.32), (x + w * 0.48, fy - h * 0.32)),
        "#8a5a3c",
        w * 0.014,
    )
    s.stroke(
        line((x - w * 0.02, fy + h * 0.1), (x - w * 0.1, y + h * 0.12))
        + line((x + w * 0.07, fy + h * 0.1), (x - w * 0.01, y + h * 0.12))
        + joined(
            line(
                (x - w * (0.02 + 0.02 * k), fy + h * (0.1 + 0.18 * k)),
                (x + w * (0.07 - 0.02 * k), fy + h * (0.1 + 0.18 * k)),
            )
            for k in range(1, 4)
        ),
        "#c9985a",
        w * 0.012,
    )


def igloo(s, x, y, w, door=-1):
    """A dome of snow blocks with a tunnel on the `door` side."""
    h = w * 0.46
    s.shadow(x, y, w * 0.62, w * 0.07, opacity=0.35)
    dome = Form([("M", x - w / 2, y), ("C", x - w / 2, y - h * 1.32, x + w / 2, y - h * 1.32, x + w / 2, y), ("Z",)])
    with s.shaded(dome, "#e3edf8", depth=1.1):
        lines = []
        for i in range(7):
            k = i / 7
            ry = y - h * math.sin(k * 1.5)
            half = w / 2 * math.cos(k * 1.5) + 4
            lines.append(bow((x - half, ry), (x + half, ry), h * 0.04))
            n = max(3, round(9 * math.cos(k * 1.5)))
            ny = y - h * math.sin((k + 1 / 7) * 1.5)
            for j in range(n + 1):
                u = -1 + 2 * (j + (0.5 if i % 2 else 0)) / n
                lines.append(
                    line((x + half * math.sin(u * 1.5), ry + 3), (x + half * 0.93 * math.sin(u * 1.5), ny + 3))
                )
        s._marks(["#8fb0d2"], lines, max(3, w * 0.008), 0.85)
        s._marks(["#ffffff"], [l.moved(s.light * -2 - 2, 4) for l in lines[::2]], max(2, w * 0.005), 0.8)
        s.specks(dome, "#b5cbe4", step=30, size=4)
    tx, tw, th = x + door * w * 0.4, w * 0.32, h * 0.62
    tunnel = Form(
        [
            ("M", tx - tw / 2, y + h * 0.06),
            ("C", tx - tw / 2, y - th * 1.3, tx + tw / 2, y - th * 1.3, tx + tw / 2, y + h * 0.06),
            ("Z",),
        ]
    )
    with s.shaded(tunnel, "#edf4fb"):
        s._marks(
            ["#8fb0d2"],
            [
                line((tx, y - th * 0.3), (tx + tw * 0.7 * math.cos(a), y - th * 0.3 - tw * 0.7 * math.sin(a)))
                for a in (0.2, 0.75, 1.3, 1.85, 2.4, 2.95)
            ],
            max(3, w * 0.008),
            0.85,
        )
    mouth = Form(
        [
            ("M", tx - tw * 0.32, y + h * 0.06),
            ("C", tx - tw * 0.32, y - th * 0.86, tx + tw * 0.32, y - th * 0.86, tx + tw * 0.32, y + h * 0.06),
            ("Z",),
        ]
    )
    s.fill(
        mouth,
        s.radial((0, Lit("#ffd98a")), (1, Lit("#d9763f")), cy=0.8, r=0.8)
        if s.mood.lit
        else s.linear((0, "#31507a"), (1, "#6f93bf")),
    )
    s.stroke(mouth, "#c4d8ec", max(3, w * 0.012))
    if s.mood.lit:
        s.glow(tx, y - th * 0.2, tw, Lit("#ffc873"), 0.55)


def dolls_house(s, x, y, w, wall="#f2a6a0", roof="#6f7fb5"):
    """A toy house, open in front: four rooms with wallpaper and tiny furniture."""
    h = w * 0.86
    l = x - w / 2
    s.shadow(x, y, w * 0.62, w * 0.07)
    stack = rect(x + w * 0.22, y - h * 1.42, w * 0.1, h * 0.3)
    s.body(stack, "#c9704f", lambda f: s.bricks(f, w=w * 0.04, h=w * 0.02), round_=False)
    shell = rect(l, y - h, w, h)
    s.body(shell, wall, round_=False)
    papers = (
        ("#cfe3dc", "#7fb5a5", "sprigs"),
        ("#f7e0b0", "#e0a04a", "bars"),
        ("#dcd0ec", "#9a7fc4", "dots"),
        ("#f6d3c4", "#d9775f", "diamonds"),
    )
    t = w * 0.045
    rw, rh = (w - 3 * t) / 2, (h - 3 * t) / 2
    for i, (paper, ink, pattern) in enumerate(papers):
        rx, ry = l + t + (i % 2) * (rw + t), y - h + t + (i // 2) * (rh + t)
        room = rect(rx, ry, rw, rh)
        s.fill(room, paper)
        with s.clip(room):
            {
                "sprigs": lambda: s.sprigs(room, ink, w * 0.085, w * 0.03),
                "bars": lambda: s.bars(room, ink, w * 0.04, 0.4),
                "dots": lambda: s.dots(room, ink, w * 0.06, w * 0.01),
                "diamonds": lambda: s.diamonds(room, ink, w * 0.08),
            }[pattern]()
            s.fill(rect(rx, ry + rh * 0.84, rw, rh * 0.2), "#b5794a")
            s.fill(rect(rx, ry, rw, rh * 0.1), s.mood.shade, 0.35)
            fy = ry + rh * 0.92
            if i == 0:
                s.body(
                    rrect(rx + rw * 0.1, fy - rh * 0.34, rw * 0.62, rh * 0.2, 8),
                    "#e0604f",
                    lambda f: s.checks(f, CREAM, rw * 0.1, 0, 0.4),
                )
                s.body(rrect(rx + rw * 0.1, fy - rh * 0.44, rw * 0.2, rh * 0.14, 8), CREAM)
                s.fill(
                    rect(rx + rw * 0.06, fy - rh * 0.52, rw * 0.05, rh * 0.52)
                    + rect(rx + rw * 0.7, fy - rh * 0.36, rw * 0.05, rh * 0.36),
                    "#8a5a3c",
                )
            elif i == 1:
                s.body(
                    rect(rx + rw * 0.56, fy - rh * 0.62, rw * 0.34, rh * 0.62), "#9a683f", lambda f: s.grain(f, step=9)
                )
                s.stroke(line((rx + rw * 0.73, fy), (rx + rw * 0.73, fy - rh * 0.62)), "#5a3a28", 3)
                s.body(rrect(rx + rw * 0.1, fy - rh * 0.2, rw * 0.3, rh * 0.2, 9), "#4f8fa0")
            elif i == 2:
                s.body(rect(rx + rw * 0.14, fy - rh * 0.36, rw * 0.6, rh * 0.06), "#a8703f")
                s.fill(
                    rect(rx + rw * 0.2, fy - rh * 0.32, rw * 0.05, rh * 0.32)
                    + rect(rx + rw * 0.63, fy - rh * 0.32, rw * 0.05, rh * 0.32),
                    "#8a5a3c",
                )
                s.body(ellipse(rx + rw * 0.44, fy - rh * 0.42, rw * 0.09, rh * 0.07), "#e0a03f")
                s.stroke(line((rx + rw * 0.44, ry), (rx + rw * 0.44, ry + rh * 0.22)), IRON, 3)
                s.fill(
                    poly(
                        [
                            (rx + rw * 0.3, ry + rh * 0.34),
                            (rx + rw * 0.39, ry + rh * 0.2),
                            (rx + rw * 0.49, ry + rh * 0.2),
                            (rx + rw * 0.58, ry + rh * 0.34),
                        ]
                    ),
                    "#f2c14e",
                )
            else:
                d = arch(rx + rw * 0.3, fy - rh * 0.66, rw * 0.34, rh * 0.66)
                s.body(d, "#3f7f7a", lambda f: s.planks(f, width=rw * 0.08, vertical=True, grain=False))
                s.stroke(d, CREAM, 5)
                s.body(rect(rx + rw * 0.26, fy, rw * 0.42, rh * 0.05), "#d9c39a")
        s.fill(
            rect(rx, ry, rw * 0.06, rh) if s.light < 0 else rect(rx + rw * 0.94, ry, rw * 0.06, rh), s.mood.shade, 0.25
        )
        s.stroke(room, CREAM, max(3, w * 0.008), cap="butt")
    top = poly([(l - w * 0.08, y - h + w * 0.01), (x, y - h * 1.48), (l + w * 1.08, y - h + w * 0.01)])
    s.body(top, roof, lambda f: s.tiles(f, w=w * 0.06, h=w * 0.045), round_=False)
    s.stroke(
        line((l - w * 0.09, y - h + w * 0.015), (x, y - h * 1.5), (l + w * 1.09, y - h + w * 0.015)), CREAM, w * 0.03
    )
    s.window(x - w * 0.07, y - h * 1.28, w * 0.14, w * 0.15, wall, round_=True, panes=(2, 2), box="#e0604f")
    s.body(
        rect(l - w * 0.05, y - w * 0.03, w * 1.1, w * 0.05),
        "#a8703f",
        lambda f: s.grain(f, step=9),
        round_=False,
        rim=2,
    )
