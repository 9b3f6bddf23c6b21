"""Vegetables and mushrooms."""

from food_gallery import picture
from food_ware import *
from kit import *

# ---------------------------------------------------------------- carrots


def carrot(s, colour="#f0802f"):
    """Lying to the right: head at the left, tip at the right; about 260 long."""
    tops = []
    for a in (150, 165, 180, 195, 210):
        tip = (-118 + math.cos(math.radians(a)) * 110, math.sin(math.radians(a)) * 110)
        s.stroke(bow((-118, 0), tip, s.near(0, 12)), "#5a8f3f", 7)
        for k in (0.45, 0.65, 0.85, 1):
            px, py = -118 + (tip[0] + 118) * k, tip[1] * k
            tops += [leaf(px, py, a - 50, 30, 0.3), leaf(px, py, a + 50, 30, 0.3), leaf(px, py, a, 26, 0.3)]
    s._shapes(["#4f9a3f", "#6fb850", "#3f8038"], tops)
    root = taper([(-122, 0), (-100, 0), (0, 3), (90, 2), (150, 0)], [34, 62, 50, 26, 4])
    with s.shaded(root, colour):
        s._marks(
            [darken(colour, 0.3), lighten(colour, 0.35)],
            [bow((px, -26 + s.near(0, 14)), (px + s.near(0, 4), s.near(0, 14)), 5) for px in range(-104, 110, 15)],
            4,
            0.7,
        )
        s._marks([darken(colour, 0.25)], [bow((px, 8), (px, 30), -4) for px in range(-92, 70, 34)], 4, 0.7)


def carrot_slice(s):
    s.fill(ellipse(0, 22, 96, 60), "#c9601f")
    with s.shaded(ellipse(0, 0, 96, 60), "#f0802f", depth=0.5):
        s.fill(ellipse(0, 0, 62, 38), "#f7a04f")
        s._marks(
            ["#fbc07a"],
            [
                line((math.cos(a) * 16, math.sin(a) * 10), (math.cos(a) * 56, math.sin(a) * 34))
                for a in (k * 0.52 for k in range(12))
            ],
            5,
        )


@picture("Carrots at the market", mood="morning", light=1)
def carrots_1(s):
    w, h = s.w, s.h
    with above(s, 0.86) as k:
        s.sky(0.5 * k, clouds="streaks")
        city(s, 0.56 * k, 0.4 * k)
    pavement = rect(0, h * 0.55, w, h * 0.46)
    s.fill(pavement, "#b5a899")
    s.stones(rect(0, h * 0.55, w, h * 0.46), "#b5a899", 86, 0.8)
    s.fill(poly([(-10, -10), (w + 10, -10), (w + 10, h * 0.1), (-10, h * 0.1)]), "#fff1dc")
    s.bars(rect(-10, -10, w + 20, h * 0.1 + 10), s.mood.accent, 100, 0.5, 90, 1)
    for i in range(13):
        s.fill(ellipse(i * 100 + 20, h * 0.1, 50, 34), ("#fff1dc", s.mood.accent)[i % 2])
    s.fill(rect(-10, h * 0.085, w + 20, 9), s.mood.shade, 0.25)
    one, two = stamp(s, carrot), stamp(s, carrot, "#e8702a")
    with crate(s, w * 0.5, h * 0.985, w * 0.94, h * 0.22, h * 0.16, "#b5844f") as top:
        for row, (dy, n, k) in enumerate(((-128, 9, 1.1), (-72, 10, 1.2), (-12, 9, 1.3))):
            for i in range(n):
                t = (i + 0.5) / n
                put(
                    s,
                    (one, two)[(i + row) % 2],
                    w * (0.075 + 0.85 * t) + s.near(0, 12),
                    top + dy + s.near(0, 16),
                    k,
                    90 + (t - 0.5) * -34 + s.near(0, 9),
                )


@picture("Carrots in the winter light", size="3:2", mood="polar")
def carrots_2(s):
    w, h = s.w, s.h
    vista(s, 0.58, "wood", "snow", 0.4, sun=(0.25, 0.28, 0.08), clouds="streaks", colour="#a5755a")
    board(s, w * 0.52, h * 0.92, w * 0.78, h * 0.28, "#d0a468", handle=-1)
    one, two, bit = stamp(s, carrot), stamp(s, carrot, "#e8702a"), stamp(s, carrot_slice)
    for i, (x, y, turn) in enumerate(((0.36, 0.62, 4), (0.4, 0.69, -3), (0.36, 0.76, 5), (0.41, 0.83, -2))):
        s.shadow(w * x, h * y + 34, 200, 18)
        put(s, (one, two)[i % 2], w * x, h * y, 1.42, turn)
    for i, (x, y) in enumerate(
        ((0.66, 0.7), (0.72, 0.73), (0.78, 0.71), (0.69, 0.79), (0.76, 0.8), (0.83, 0.78), (0.72, 0.86), (0.8, 0.87))
    ):
        put(s, bit, w * x, h * y, 0.46, shadow=1)
    knife(s, w * 0.64, h * 0.64, 330, -8)


# ---------------------------------------------------------------- corn


def corn(s):
    """A cob with open husks, lying to the right, about 300 long."""
    for pts, wd, tone in (
        ([(-150, 4), (-60, -48), (60, -62), (120, -84)], [20, 44, 30, 3], "#7fae4a"),
        ([(-150, 4), (-60, 50), (50, 66), (110, 92)], [20, 44, 30, 3], "#6a9a40"),
    ):
        blade = taper(pts, wd)
        s.body(blade, tone, lambda f: s.bars(f, lighten(tone, 0.35), 9, 0.3, 0, 0.6))
    cob = taper([(-130, 0), (-80, 0), (20, 0), (110, 0), (152, 0)], [44, 84, 90, 66, 16])
    with s.shaded(cob, "#c98f24"):
        grains = [(x + (8 if j % 2 else 0), y) for j, y in enumerate(range(-44, 50, 13)) for x in range(-126, 156, 17)]
        s._marks(
            ["#f9cf45", "#fbdc6a", "#f2bd35"],
            [line((x - 2, y), (x + 2, y)) for x, y in grains if cob.contains(x, y)],
            13,
        )
        s._dots(["#fff3b8"], [(x - 3, y - 3) for x, y in grains[::2]], 4)
    for pts, wd, tone in (
        ([(-160, 0), (-100, -34), (-50, -46), (-6, -46)], [26, 34, 20, 2], "#9ac25a"),
        ([(-160, 0), (-104, 30), (-56, 44), (-16, 46)], [26, 34, 20, 2], "#86b04c"),
        ([(-200, 0), (-150, 0), (-110, 0)], [18, 34, 10], "#8fb850"),
    ):
        blade = taper(pts, wd)
        s.body(blade, tone, lambda f: s.bars(f, darken(tone, 0.25), 9, 0.25, 0, 0.6))


@picture("Corn under a storm sky", mood="storm", light=1)
def corn_1(s):
    w, h = s.w, s.h
    s.sky(0.5, clouds="streaks")
    heap = stamp(s, lambda s: s.cloud(0, 0, w * 0.45, mix(s.mood.middle, s.mood.light, 0.25)))
    for x, y, k in ((0.12, 0.2, 1), (0.62, 0.17, 1.15), (0.92, 0.32, 0.85)):
        put(s, heap, w * x, h * y, k, 0, x > 0.5)
    s.hills(0.5, 2)
    s.field(0.5, "#b5a050")
    one = stamp(s, corn)
    for x, base, k in ((0.06, 1.05, 1.2), (0.24, 1.1, 1.35), (0.86, 1.1, 1.3), (0.98, 1.0, 1.1), (0.52, 1.16, 1.6)):
        x, y = w * x, h * base
        stem = taper([(x, y), (x + 8, y - h * 0.5 * k), (x - 4, y - h * 0.72 * k)], [30 * k, 22 * k, 9 * k])
        for side, at, n in ((-1, 0.2, 0.24), (1, 0.3, 0.25), (-1, 0.42, 0.23), (1, 0.52, 0.2), (-1, 0.6, 0.15)):
            y0 = y - h * at * k
            pts = [
                (x, y0),
                (x + side * h * n * 0.5 * k, y0 - h * 0.12 * k),
                (x + side * h * n * k, y0 - h * 0.05 * k),
                (x + side * h * n * 1.25 * k, y0 + h * 0.05 * k),
            ]
            blade = taper(pts, [14 * k, 44 * k, 30 * k, 2])
            s.body(blade, s.pick("#5f9a45", "#4f8a40", "#73a84c"), rim=3)
            s.stroke(curve(*pts), "#b9d68a", 3, 0.7)
        s.body(stem, "#6fa34a", lambda f: s.bars(f, "#8fbd62", 14, 0.3, 90, 0.7), rim=2)
        s._marks(
            ["#d9b05a", "#b58a3f"],
            [
                bow((x - 4, y - h * 0.7 * k), (x + math.cos(a) * 70 * k, y - h * 0.7 * k + math.sin(a) * 90 * k), 9)
                for a in (-2.5, -2.1, -1.8, -1.5, -1.2, -0.9, -0.6)
            ],
            5 * k,
        )
        put(s, one, x + 44 * k, y - h * 0.38 * k, 0.82 * k, -72)


@picture("Corn by the camp fire", size="3:2", mood="dusk")
def corn_2(s):
    w, h = s.w, s.h
    s.sky(0.5, sun=(0.82, 0.17, 0.06), clouds="streaks", moon=True)
    s.mountains(0.52, 0.24)
    s.treeline(0.56, 0.18)
    s.meadow(0.56, flowers=False, step=60)
    s.glow(w * 0.2, h * 0.5, 330, "#ff9a3a", 0.8)
    s.body(
        taper([(w * 0.06, h * 0.6), (w * 0.34, h * 0.55)], [34, 30])
        + taper([(w * 0.06, h * 0.55), (w * 0.34, h * 0.6)], [34, 30]),
        "#7a4a34",
        lambda f: s.fur(f, "#7a4a34", 16, 20, 3, 5),
    )
    for k, tone in ((1, "#ff7a2f"), (0.7, "#ffb03a"), (0.4, "#fff0a8")):
        s.fill(
            blob(
                [
                    (w * 0.2, h * (0.56 - 0.3 * k)),
                    (w * 0.2 + 60 * k, h * 0.46),
                    (w * 0.2 + 80 * k, h * 0.56),
                    (w * 0.2, h * 0.59),
                    (w * 0.2 - 80 * k, h * 0.55),
                    (w * 0.2 - 50 * k, h * 0.44),
                ]
            ),
            Lit(tone),
            0.92,
        )
    s.table(0.68, "wood", colour="#9a6a4a")
    plate(s, w * 0.56, h * 0.84, 400, "#7f9fb5", rim="#e8eef2", motif="bands")
    one = stamp(s, corn)
    for x, y, t, f in ((0.6, 0.72, 5, True), (0.52, 0.81, -4, False), (0.62, 0.9, 3, True)):
        s.shadow(w * x, h * y + 40, 190, 24)
        put(s, one, w * x, h * y, 1.42, t, f)


# ---------------------------------------------------------------- mushrooms


def mushroom(s, cap="#c98a5a"):
    """About 200 wide, foot at 100."""
    stem = blob([(-34, -6), (-30, 40), (-42, 92), (0, 104), (42, 92), (30, 40), (34, -6)])
    s.body(stem, "#f2e6d0", lambda f: s.fur(f, "#d9c6a5", 17, 22, 4, 90))
    s.fill(ellipse(0, 0, 84, 24), "#c9a880")
    s._marks(
        ["#9a7a58"],
        [
            line((math.cos(a) * 26, 4 + math.sin(a) * 6), (math.cos(a) * 80, math.sin(a) * 22))
            for a in (0.1 + k * 0.3 for k in range(11))
        ],
        3,
    )
    top = Form([("M", -100, 2), ("C", -104, -110, 104, -110, 100, 2), ("Q", 0, -30, -100, 2), ("Z",)])
    s.body(top, cap, lambda f: s.specks(f, lighten(cap, 0.2), 15, 6))
    gloss(s, s.light * 42, -50, 26, 12, s.light * 24, 0.4)


@picture("Mushrooms in the autumn wood", size="3:4", mood="autumn", light=1)
def mushrooms_1(s):
    w, h = s.w, s.h
    s.fill(rect(0, 0, w, h), s.linear((0, mix(s.mood.middle, s.mood.near, 0.3)), (0.5, s.mood.low), (1, s.mood.near)))
    s.treeline(0.62, 0.6, "pine", far=0.6, step=0.12)
    s._shapes(
        [s.mood.light],
        [poly([(x, -5), (x + 60, -5), (x - 300, h * 0.7), (x - 440, h * 0.7)]) for x in (w * 0.5, w * 0.8, w * 1.2)],
        0.2,
    )
    for x, n in ((0.05, 40), (0.3, 24), (0.62, 28), (0.93, 48)):
        trunk = poly(
            [
                (w * x - n * 1.5, h * 0.66),
                (w * x - n, h * 0.5),
                (w * x - n * 0.8, -10),
                (w * x + n * 0.8, -10),
                (w * x + n, h * 0.5),
                (w * x + n * 1.5, h * 0.66),
            ]
        )
        s.body(trunk, s.mood.haze("#7a5a48", 0.2), lambda f: s.fur(f, step=34, length=40), rim=0)
    s.leaves(rect(-20, -20, w + 40, h * 0.12), "#d98a3a", step=46, size=40)
    s.meadow(0.62, "#a58a4a", flowers=False, step=60, height=36)
    s._shapes(
        ["#c9602f", "#e09a3a", "#b5803a"],
        [
            leaf(x, y, s.between(0, 360), s.between(26, 44), 0.4)
            for x, y in s.scatter(rect(0, h * 0.64, w, h * 0.36), 110)
        ],
    )
    one, two, three = stamp(s, mushroom), stamp(s, mushroom, "#8a5a3c"), stamp(s, mushroom, "#e0a860")
    for name, x, y, k in ((two, 0.1, 0.7, 0.6), (one, 0.18, 0.73, 0.85)):
        put(s, name, w * x, h * y, k, s.near(0, 6), shadow=1)
    with basket(s, w * 0.52, h * 0.92, 320, 190, "#a5753f", handle=380) as top:
        for i, (dx, dy, k, t) in enumerate(
            (
                (-170, -90, 1.0, -24),
                (20, -130, 1.1, 5),
                (180, -90, 1.0, 26),
                (-90, -70, 1.05, -10),
                (100, -60, 1.05, 14),
                (-210, -15, 0.95, -30),
                (0, -20, 1.15, 0),
                (215, -15, 0.9, 32),
                (-110, 10, 0.9, -14),
                (115, 14, 0.9, 12),
            )
        ):
            put(s, (one, two, three)[i % 3], w * 0.52 + dx, top + dy, k, t)
    put(s, three, w * 0.91, h * 0.9, 0.9, 6, shadow=1)
