"""Fruit and vegetables."""

from food_ware import *
from food_gallery import picture
from kit import *

# ---------------------------------------------------------------- watermelon

RED, RIND = "#e6404c", "#2f7f42"


def melon_seeds(s, points, n=13):
    s._shapes(["#3a1d22"], [leaf(x, y, a, n, 0.34) for x, y, a in points], digits=1)
    s._dots(
        ["#c98a86"],
        [
            (x + math.cos(math.radians(a + 20)) * n * 0.4, y + math.sin(math.radians(a + 20)) * n * 0.4)
            for x, y, a in points
        ],
        n * 0.16,
    )


def melon_stripes(s, form, cx, cy, rx, ry, dark="#1f5a34"):
    """Jagged dark bands from pole to pole."""
    for k in (-0.82, -0.5, -0.17, 0.17, 0.5, 0.82):
        points = [
            (
                cx - rx * 0.98 + rx * 1.96 * i / 10,
                cy + ry * k * math.sin(math.pi * (0.08 + 0.84 * i / 10)) + s.near(0, ry * 0.05),
            )
            for i in range(11)
        ]
        s.stroke(poly(points, closed=False), dark, ry * 0.13, digits=0)
        s.stroke(
            poly([(x, y + s.near(0, ry * 0.07)) for x, y in points], closed=False),
            lighten(dark, 0.2),
            ry * 0.05,
            0.8,
            digits=0,
        )


def melon_whole(s, x, y, rx, ry=None):
    """Foot at (x, y)."""
    ry = ry or rx * 0.78
    form = ellipse(x, y - ry, rx, ry)
    s.shadow(x, y - ry * 0.05, rx * 1.15, ry * 0.28)
    with s.shaded(form, "#4f9f4a"):
        melon_stripes(s, form, x, y - ry, rx, ry)
        s.specks(form, "#8fc46a", step=34, size=4)
    gloss(s, x + s.light * rx * 0.4, y - ry * 1.5, rx * 0.18, ry * 0.1, s.light * 22, 0.5)
    s.stroke(
        curve(
            (x - s.light * rx * 0.97, y - ry),
            (x - s.light * rx * 1.1, y - ry * 1.12),
            (x - s.light * rx * 1.06, y - ry * 1.26),
        ),
        "#6a7a3a",
        9,
    )


def melon_half(s, x, y, r, squash=0.92):
    """The cut face turned to us, its foot on (x, y)."""
    cy = y - r * squash
    s.shadow(x - s.light * r * 0.1, y - r * 0.03, r * 1.25, r * 0.22)
    back = ellipse(x - s.light * r * 0.16, cy + r * 0.02, r, r * squash * 0.98)
    with s.shaded(back, "#4f9f4a"):
        melon_stripes(s, back, x - s.light * r * 0.16, cy, r, r * squash)
    face = ellipse(x, cy, r * 0.97, r * squash * 0.97)
    with s.shaded(face, RIND, depth=0.6, rim=r * 0.02):
        s.fill(ellipse(x, cy, r * 0.93, r * squash * 0.93), "#d9efb2")
        s.fill(ellipse(x, cy, r * 0.87, r * squash * 0.87), "#fbe3cf")
        flesh = ellipse(x, cy, r * 0.83, r * squash * 0.83)
        s.fill(flesh, s.radial((0, "#ff7b74"), (0.5, RED), (1, "#f4636a")))
        rays = [
            line((x + (px - x) * k, cy + (py - cy) * k), (x + (px - x) * (k + 0.18), cy + (py - cy) * (k + 0.18)))
            for px, py, a in around(x, cy, r * 0.8, 26, squash)
            for k in (s.between(0.1, 0.5), s.between(0.5, 0.8))
        ]
        s._marks([lighten(RED, 0.35), darken(RED, 0.2)], rays, r * 0.022, 0.5)
        s.specks(flesh, RED, step=26, size=5, opacity=0.7)
        melon_seeds(s, around(x, cy, r * 0.62, 17, squash) + around(x, cy, r * 0.38, 10, squash, 12), r * 0.085)


def melon_slice(s, spread=32):
    """A wedge standing on its rind, tip up; stamp: 200 tall, middle at (0, 0)."""
    tip, r = -105, 205
    side = sector(-14 * s.light, tip + 5, r, 90 - spread, 90 + spread)
    s.fill(side, darken(RED, 0.35))
    s.fill(sector(-14 * s.light, tip + 5, r, 90 - spread, 90 + spread), "#2a6a38", 0.45)
    form = sector(0, tip, r, 90 - spread, 90 + spread)
    with s.shaded(form, RIND, depth=0.7, rim=4):
        s.fill(sector(0, tip, r - 12, 90 - spread - 6, 90 + spread + 6), "#d9efb2")
        s.fill(sector(0, tip, r - 24, 90 - spread - 6, 90 + spread + 6), "#fbe3cf")
        flesh = sector(0, tip, r - 33, 90 - spread - 6, 90 + spread + 6)
        s.fill(flesh, s.linear((0, "#ff7f78"), (1, RED)))
        s.specks(form, RED, step=20, size=4, opacity=0.7)
        points = [
            (math.cos(math.radians(90 + a)) * d, tip + math.sin(math.radians(90 + a)) * d, 90 + a + s.near(0, 10))
            for d, many in ((62, (0,)), (100, (-15, 13)), (140, (-20, 1, 21)))
            for a in many
        ]
        melon_seeds(s, points, 17)


@picture("Watermelon picnic", mood="noon")
def watermelon_1(s):
    w, h = s.w, s.h
    picnic(s, 0.44, "#3f8fb0", blanket=0.56)
    s.tree(w * 0.1, h * 0.52, h * 0.5)
    melon_half(s, w * 0.62, h * 0.84, 255)
    one = stamp(s, melon_slice)
    put(s, one, w * 0.2, h * 0.72, 1.1, -8, shadow=1)
    put(s, one, w * 0.36, h * 0.82, 1.25, 10, shadow=1)
    melon_seeds(
        s, [(s.between(w * 0.1, w * 0.9), s.between(h * 0.9, h * 0.97), s.between(0, 360)) for _ in range(9)], 16
    )
    s.branch("tr")


@picture("Melon slices by the sea", size="3:2", mood="noon", light=1)
def watermelon_2(s):
    w, h = s.w, s.h
    vista(s, 0.66, "wood", "sea", 0.36, sun=(0.8, 0.16, 0.06), colour="#8fb0b0")
    plate(s, w * 0.5, h * 0.8, 460, rim="#e0704a", motif="bands")
    one, two = stamp(s, melon_slice, 30), stamp(s, melon_slice, 36)
    for i, (x, y, k, turn) in enumerate(
        (
            (0.27, 0.66, 1.45, -14),
            (0.72, 0.66, 1.45, 15),
            (0.5, 0.62, 1.6, 2),
            (0.38, 0.73, 1.45, -5),
            (0.61, 0.74, 1.5, 8),
        )
    ):
        put(s, (one, two)[i % 2], w * x, h * y, k, turn, shadow=0.8)
    leaf_pair(s, w * 0.5, h * 0.93, 62)
    s.birds(w * 0.62, h * 0.12, 6, 15)


@picture("A big melon at the market by the harbour", mood="morning")
def watermelon_3(s):
    w, h = s.w, s.h
    with above(s, 0.8) as k:
        s.sky(0.42 * k, clouds="streaks")
        s.harbour(0.42 * k, 0.6 * k)
    s.fill(rect(0, h * 0.8, w, h), "#8f7f74")
    s.stones(rect(0, h * 0.96, w, h * 0.05), "#a8977f", 64, 0.8)
    with crate(s, w * 0.5, h * 0.97, w * 0.94, h * 0.26, h * 0.13):
        melon_whole(s, w * 0.2, h * 0.72, 175)
        melon_whole(s, w * 0.8, h * 0.72, 170)
        melon_whole(s, w * 0.3, h * 0.79, 200, 145)
        melon_half(s, w * 0.61, h * 0.8, 200)


# ---------------------------------------------------------------- strawberries


def strawberry(s, colour="#dc2f3c"):
    body = blob(
        [(0, -62), (48, -66), (84, -30), (72, 26), (34, 76), (0, 100), (-34, 76), (-72, 26), (-84, -30), (-48, -66)]
    )
    with s.shaded(body, colour):
        seeds = [(x, y) for x, y in s.scatter(body, 34, 0.14, row=27)]
        s._dots([darken(colour, 0.45)], [(x - s.light * 2, y + 3) for x, y in seeds], 10)
        s._marks(["#ffe08a"], [line((x, y - 3), (x, y + 3)) for x, y in seeds], 6)
    gloss(s, s.light * 34, -30, 14, 22, s.light * 25, 0.45)
    leaves = [leaf(0, -62, a, 62, 0.3) for a in (8, 48, 92, 132, 172, -150, -30)]
    s._shapes(["#2f6f34"], [f.moved(0, 8) for f in leaves], 0.8)
    s._shapes(["#5aa848", "#7cc25a"], leaves)
    s.stroke(curve((0, -64), (6, -88), (18, -104)), "#6aa84a", 9)


def berry_half(s):
    """A strawberry cut open."""
    body = blob(
        [(0, -62), (48, -66), (84, -30), (72, 26), (34, 76), (0, 100), (-34, 76), (-72, 26), (-84, -30), (-48, -66)]
    )
    with s.shaded(body, "#d62f3c", depth=0.7):
        s.fill(body.scaled(0.85, at=(0, 8)), "#f4797a")
        s.fill(body.scaled(0.4, 0.55, at=(0, -10)), "#fdd9cf")
        s._marks(
            ["#ffd9d0"],
            [
                line((math.cos(a) * 20, math.sin(a) * 26), (math.cos(a) * 58, math.sin(a) * 66))
                for a in (x * 0.45 for x in range(14))
            ],
            4,
            0.8,
        )


@picture("A bowl of strawberries", mood="spring")
def strawberries_1(s):
    w, h = s.w, s.h
    vista(s, 0.6, "cloth", "hills", 0.4, sun=(0.15, 0.15, 0.06), cloth="#7fb0a0")
    s.branch("tr", blossoms="#ffd9e4")
    one, two, cut = stamp(s, strawberry), stamp(s, strawberry, "#c9263a"), stamp(s, berry_half)
    with bowl(s, w * 0.52, h * 0.88, 330, "#e9e4ef", lambda f: s.dots(f, "#4f78b0", 62, 9, 0.9)) as top:
        for i, (x, y, turn) in enumerate(
            (
                (-190, -60, 30),
                (0, -90, -20),
                (180, -60, 160),
                (-95, -145, 80),
                (95, -150, -40),
                (0, -205, 10),
                (-240, -5, 15),
                (-120, -30, -25),
                (110, -20, 30),
                (235, -10, -12),
                (0, 0, 5),
            )
        ):
            put(s, (one, two)[i % 2], w * 0.52 + x, top + y, 0.92, turn)
    put(s, one, w * 0.14, h * 0.82, 0.9, 80, shadow=0.9)
    put(s, cut, w * 0.25, h * 0.92, 0.8, -50, shadow=0.9)
    put(s, two, w * 0.9, h * 0.9, 0.95, -100, shadow=0.9)


@picture("Strawberries ripe in the garden", size="3:4", mood="summer", light=1)
def strawberries_2(s):
    w, h = s.w, s.h
    heaven(s, 0.36, (0.25, 0.13, 0.07))
    s.hills(0.36, 3)
    s.field(0.36, "#9a6a4a", crop=False)
    one, two, green = stamp(s, strawberry), stamp(s, strawberry, "#c9263a"), stamp(s, strawberry, "#c9c46a")
    for y, k in ((0.46, 0.36), (0.6, 0.62), (0.96, 1.3)):
        for x in (0.1, 0.3, 0.5, 0.72, 0.92) if k < 0.5 else (0.14, 0.5, 0.86) if k < 1 else (0.18, 0.74):
            x, y0 = w * x + s.near(0, 15), h * y
            s.shadow(x, y0, 260 * k, 50 * k, 0.6)
            stalks, blades = [], []
            for a, n in ((-165, 210), (-15, 210), (-135, 260), (-45, 260), (-108, 300), (-72, 290), (-90, 200)):
                px, py = x + math.cos(math.radians(a)) * n * k, y0 + math.sin(math.radians(a)) * n * k * 0.9
                stalks.append(bow((x, y0), (px, py), 20 * k))
                for turn in (-55, 0, 55):
                    blades.append(leaf(px, py, a + turn, 105 * k, 0.5))
            s._marks(["#5f8f3a"], stalks, 9 * k)
            s._shapes(["#2f7a3a", "#4f9f45", "#68b552"], blades)
            s._marks(
                ["#a3d67a"],
                [
                    line(
                        f.segments[0][1:],
                        ((f.segments[0][1] + f.segments[1][3]) / 2, (f.segments[0][2] + f.segments[1][4]) / 2),
                    )
                    for f in blades
                ],
                3 * k,
                0.8,
            )
            s._blossoms([(x + dx * k, y0 - dy * k) for dx, dy in ((-60, 250), (110, 215))], "#fff6ee", 15 * k)
            for i, (dx, dy, turn) in enumerate(
                ((-150, 90, 12), (20, 120, -8), (150, 70, -16), (-60, 40, 4), (80, 10, 6))
            ):
                put(s, (one, two, one, green, two)[i], x + dx * k, y0 - dy * k, 0.62 * k, turn)


@picture("Strawberries on the morning train", size="1:1", mood="golden")
def strawberries_3(s):
    w, h = s.w, s.h
    s.fill(rect(0, 0, w, h), "#7a4a3a")
    s.planks(rect(0, 0, w, h), "#7a4a3a", 90, True)
    pane = rrect(w * 0.07, h * 0.06, w * 0.86, h * 0.48, 40)
    with s.clip(pane):
        s.sky(0.4, sun=(0.72, 0.2, 0.08), clouds="streaks")
        s.mountains(0.42)
        s.hills(0.5, 2)
    s.stroke(pane, "#d9b06a", 18)
    s.stroke(pane, "#fff0cf", 4)
    s.table(0.62, "wood", colour="#a5653f")
    one, two = stamp(s, strawberry), stamp(s, strawberry, "#c9263a")
    with basket(s, w * 0.54, h * 0.9, 300, 150, "#d0a060"):
        for i, (x, y, turn) in enumerate(
            (
                (-180, -60, 30),
                (0, -80, -30),
                (175, -60, 200),
                (-90, -135, 95),
                (95, -135, -70),
                (-215, 8, 15),
                (-80, -10, -25),
                (70, -5, 30),
                (210, 5, -12),
            )
        ):
            put(s, (one, two)[i % 2], w * 0.54 + x, h * 0.9 - 150 + y, 0.95, turn)
    put(s, two, w * 0.13, h * 0.86, 0.85, 100, shadow=0.9)
    leaf_pair(s, w * 0.9, h * 0.92, 70)


# ---------------------------------------------------------------- oranges


def orange(s, colour="#f59a2a"):
    ball = ellipse(0, 0, 100)
    with s.shaded(ball, colour):
        s.specks(ball, colour, step=17, size=5, opacity=0.75)
    gloss(s, s.light * 38, -42, 24, 15, s.light * 35, 0.45)
    s._dots(["#7a7a2f"], [(8, -82)], 15)
    s._marks(["#c9741f"], [line((8, -82), (8 + dx, -82 + dy)) for dx, dy in ((-16, 5), (16, 4), (-4, 14), (8, 13))], 3)


def orange_half(s, tilt=1.0, flesh="#fba63a"):
    """The cut face."""
    peel = ellipse(0, 0, 100, 100 * tilt)
    with s.shaded(peel, "#f08c1f", depth=0.55, rim=3):
        s.fill(ellipse(0, 0, 92, 92 * tilt), "#fff0cf")
        for i in range(10):
            wedge = sector(0, 0, 84, i * 36 + 4, i * 36 + 32, tilt)
            s.fill(wedge, s.radial((0, lighten(flesh, 0.35)), (1, flesh), cx=0, cy=0, r=84, box=True))
        s._marks(
            [lighten(flesh, 0.5), darken(flesh, 0.2)],
            [
                line((math.cos(a) * d, math.sin(a) * d * tilt), (math.cos(a) * (d + 16), math.sin(a) * (d + 16) * tilt))
                for a in (k * 0.157 for k in range(40))
                for d in (s.between(22, 62),)
            ],
            4,
            0.7,
        )
        s.fill(ellipse(0, 0, 10, 10 * tilt), "#fff3da")


@picture("Oranges over the bay", mood="noon", light=1)
def oranges_1(s):
    w, h = s.w, s.h
    heaven(s, 0.55, (0.85, 0.14, 0.06))
    s.mountains(0.56, 0.16, snow=False, layers=1)
    s.sea(0.56, boats=4)
    one = stamp(s, orange)
    spine = [(-20, h * 0.1), (w * 0.25, h * 0.2), (w * 0.5, h * 0.19), (w * 0.82, h * 0.36)]
    twigs = (
        [(w * 0.2, h * 0.18), (w * 0.25, h * 0.4), (w * 0.23, h * 0.5)],
        [(w * 0.47, h * 0.2), (w * 0.55, h * 0.42)],
        [(w * 0.1, h * 0.14), (w * 0.07, h * 0.5), (w * 0.1, h * 0.7)],
        [(w * 0.6, h * 0.23), (w * 0.78, h * 0.14)],
        [(w * 0.74, h * 0.3), (w * 0.86, h * 0.46), (w * 0.85, h * 0.66)],
    )
    bark = taper(spine, [46, 34, 24, 7])
    for twig in twigs:
        bark = bark + taper(twig, [20, 13, 8][: len(twig)])
    s.body(bark, "#7a5340", lambda f: s.fur(f, "#7a5340", 18, 22, 3, 10), rim=3)

    def foliage(count, tone):
        blades = []
        for _ in range(count):
            path = s.pick(spine, *twigs)
            i, t = s.rng.randrange(len(path) - 1), s.rng.random()
            x, y = path[i][0] + (path[i + 1][0] - path[i][0]) * t, path[i][1] + (path[i + 1][1] - path[i][1]) * t
            blades.append(leaf(x, y, s.between(-30, 210), s.between(80, 130), 0.34))
        s._shapes([darken(tone, 0.2), tone, lighten(tone, 0.16)], blades)
        s._marks([lighten(tone, 0.45)], [line(b.segments[0][1:], b.segments[1][3:]) for b in blades], 2.5, 0.6)

    foliage(54, "#2f7a3f")
    for x, y, k, turn in (
        (0.25, 0.55, 1.15, 0),
        (0.45, 0.4, 1.0, 15),
        (0.57, 0.53, 1.2, -10),
        (0.1, 0.78, 1.1, 20),
        (0.73, 0.5, 0.95, -20),
        (0.34, 0.3, 0.85, 30),
        (0.86, 0.78, 1.2, 10),
        (0.93, 0.58, 0.8, 30),
    ):
        put(s, one, w * x, h * y, k, turn)
    foliage(32, "#4a9a4a")
    s._blossoms(
        [(w * x, h * y) for x, y in ((0.17, 0.24), (0.5, 0.27), (0.66, 0.3), (0.8, 0.36), (0.09, 0.6), (0.4, 0.2))],
        "#fffaf2",
        13,
    )


@picture("Oranges and fresh juice", mood="indoor-warm")
def oranges_2(s):
    w, h = s.w, s.h
    kitchen(s, 0.6, "#7fa9a5", "tiles", "wood", window=(0.56, 0.06, 0.3), shelf=(0.06, 0.36, 0.3))
    one, half = stamp(s, orange), stamp(s, orange_half)
    with bowl(s, w * 0.34, h * 0.84, 270, "#f0e2c8", lambda f: s.bars(f, "#d9704a", 40, 0.4, 0, 0.8)) as top:
        for x, y, turn in ((-130, -50, 10), (120, -55, -20), (0, -140, 30), (-175, 5, 0), (0, -10, 40), (170, 5, -15)):
            put(s, one, w * 0.34 + x, top + y, 1.05, turn)
    glass(s, w * 0.7, h * 0.84, 290, straw="#3f8f8a")
    put(s, half, w * 0.85, h * 0.8, 0.98, 0, shadow=0.9)
    put(s, one, w * 0.6, h * 0.86, 0.85, 40, shadow=1)
    put(s, half, w * 0.52, h * 0.88, 0.85, 20, shadow=1)
    leaf_pair(s, w * 0.8, h * 0.93, 60)


@picture("Orange slices in the snow cabin", size="3:2", mood="snow", light=1)
def oranges_3(s):
    w, h = s.w, s.h
    vista(s, 0.6, "wood", "snow", 0.42, sun=(0.75, 0.18, 0.07), clouds="streaks", colour="#8a5f48")
    s.snowfall(rect(0, 0, w, h * 0.58))
    board(s, w * 0.46, h * 0.92, w * 0.7, h * 0.24, "#c9955c", handle=1)
    one, half, flat = stamp(s, orange), stamp(s, orange_half), stamp(s, orange_half, 0.55)
    put(s, one, w * 0.24, h * 0.64, 1.35, 0, shadow=1)
    put(s, one, w * 0.39, h * 0.6, 1.25, 30, shadow=1)
    put(s, half, w * 0.57, h * 0.65, 1.35, 12, shadow=1)
    for x, y in ((0.72, 0.79), (0.66, 0.82), (0.6, 0.85)):
        s.fill(ellipse(w * x, h * y + 10, 108, 60), "#c9741f")
        put(s, flat, w * x, h * y, 1.08)
    put(s, half, w * 0.32, h * 0.77, 0.9, -12, shadow=1)
    s._marks(
        ["#6a4a34", "#a5744c"],
        [line((w * 0.42 + i * 14, h * 0.86 + i * 3), (w * 0.5 + i * 12, h * 0.9 - i * 4)) for i in range(3)],
        15,
    )


# ---------------------------------------------------------------- pineapple


def pineapple(s, x, y, h, lean=0.0):
    """Standing on (x, y), `h` tall with its crown."""
    b = h * 0.56
    r = b * 0.36
    s.shadow(x, y - 4, r * 1.35, r * 0.3)
    with s.at(x, y, 1, lean):
        blades = []
        for i in range(3):
            for k in range(-3 + i // 2, 4 - i // 2):
                a = -90 + k * (26 - i * 6)
                blades.append((leaf(k * r * 0.1, -b * 0.97, a, h * (0.32 + 0.07 * i) * (1 - abs(k) * 0.06), 0.2), i))
        for i in (2, 1, 0):
            tone = ("#7fb85a", "#57974a", "#3f7a42")[i]
            some = [f for f, j in blades if j == i]
            s._shapes([darken(tone, 0.22), tone, lighten(tone, 0.12)], some)
            s._marks([lighten(tone, 0.4)], [line(f.segments[0][1:], f.segments[1][3:]) for f in some], 2.5, 0.7)
        body = blob(
            [
                (0, 0),
                (-r * 0.7, -b * 0.03),
                (-r, -b * 0.35),
                (-r * 0.9, -b * 0.75),
                (-r * 0.5, -b * 0.98),
                (r * 0.5, -b * 0.98),
                (r * 0.9, -b * 0.75),
                (r, -b * 0.35),
                (r * 0.7, -b * 0.03),
            ]
        )
        with s.shaded(body, "#d99a2f"):
            n = r * 0.3
            eyes, pips, glow = [], [], []
            for j in range(-1, int(b / n) + 2):
                for i in range(-4, 5):
                    px, py = (i + (j % 2) * 0.5) * n * 1.15, -j * n * 0.72
                    eyes.append(
                        poly([(px, py - n * 0.7), (px + n * 0.56, py), (px, py + n * 0.7), (px - n * 0.56, py)])
                    )
                    pips.append(line((px, py - n * 0.1), (px + n * 0.08, py + n * 0.18)))
                    glow.append((px + s.light * n * 0.14, py - n * 0.26))
            s._shapes(["#e5ad3f", "#d8932f", "#efc055"], eyes)
            s._marks(["#8a5a26"], eyes, n * 0.1)
            s._dots(["#fbe08a"], glow, n * 0.2, 0.9)
            s._marks(["#6f4a20"], pips, n * 0.16)


def pineapple_ring(s, tilt=0.4):
    face = ellipse(0, 0, 100, 100 * tilt)
    s.fill(ellipse(0, 16, 100, 100 * tilt), "#b5812f")
    with s.shaded(face, "#c98f30", depth=0.5, rim=2):
        s.fill(ellipse(0, 0, 91, 91 * tilt), "#fbd75a")
        s._marks(
            ["#fff0a8", "#e5b23a"],
            [
                line((math.cos(a) * 34, math.sin(a) * 34 * tilt), (math.cos(a) * 82, math.sin(a) * 82 * tilt))
                for a in (k * 0.314 for k in range(20))
            ],
            5,
            0.7,
        )
        s.fill(ellipse(0, 0, 29, 29 * tilt), "#7a5024")
        s.stroke(front(0, 2, 27, tilt), "#fbe38a", 5)


@picture("Pineapple on the beach", mood="summer")
def pineapple_1(s):
    w, h = s.w, s.h
    s.sky(0.4, sun=(0.2, 0.16, 0.08), clouds="streaks")
    s.beach(0.4, 0.55)
    s.palm(w * 0.82, h * 0.66, h * 0.6, lean=-0.2)
    pineapple(s, w * 0.44, h * 0.92, h * 0.8, 3)
    ring = stamp(s, pineapple_ring)
    for x, y in ((0.68, 0.88), (0.72, 0.85), (0.63, 0.94)):
        put(s, ring, w * x, h * y, 0.95, -4, shadow=1)


@picture("Sliced pineapple", size="3:2", mood="indoor-cool", light=1)
def pineapple_2(s):
    w, h = s.w, s.h
    kitchen(s, 0.58, "#e0a08a", "diamonds", "marble", picture=(0.08, 0.12, 0.2), window=(0.72, 0.05, 0.2))
    board(s, w * 0.5, h * 0.93, w * 0.82, h * 0.28, "#a5703f")
    pineapple(s, w * 0.4, h * 0.83, h * 0.74)
    ring = stamp(s, pineapple_ring)
    for i in range(4):
        put(s, ring, w * 0.68 + (i % 2) * 8, h * 0.82 - i * 26, 1.3, 0, shadow=0.9 if i == 0 else 0)
    put(s, ring, w * 0.2, h * 0.86, 1.1, 5, shadow=1)
    knife(s, w * 0.52, h * 0.91, 300, -4)


# ---------------------------------------------------------------- grapes and mixed fruit


def grape(s, colour="#6f3f8a"):
    ball = ellipse(0, 0, 96, 104)
    s.body(ball, colour, rim=6)
    gloss(s, s.light * 34, -38, 22, 16, s.light * 35, 0.6)
    s.stroke(bow((-s.light * 20, 80), (-s.light * 74, 32), -12 * s.light), lighten(colour, 0.5), 8, 0.5)


def bunch(s, berries, x, y, r, rows=(3, 5, 5, 4, 4, 3, 2, 1), stalk=True):
    """A hanging bunch; (x, y) is where the stalk meets it, r a grape's radius."""
    if stalk:
        s.stroke(curve((x, y + r), (x + 4, y - r), (x - 8, y - r * 2.6)), "#7a6a3a", r * 0.36)
    for j, n in enumerate(rows):
        for i in range(n):
            px = x + (i - (n - 1) / 2) * r * 1.62 + s.near(0, r * 0.22)
            put(
                s,
                berries[(i + j) % len(berries)],
                px,
                y + r * 0.7 + j * r * 1.38 + s.near(0, r * 0.25),
                r / 100 * s.between(0.95, 1.1),
                s.near(0, 20),
            )


def vine_leaf(s, colour="#5a9a48"):
    form = poly(
        [
            (0, 90),
            (-30, 55),
            (-84, 70),
            (-66, 22),
            (-104, -16),
            (-56, -34),
            (-50, -84),
            (-14, -58),
            (0, -104),
            (14, -58),
            (50, -84),
            (56, -34),
            (104, -16),
            (66, 22),
            (84, 70),
            (30, 55),
        ]
    )
    s.body(form, colour, rim=4)
    s._marks(
        [lighten(colour, 0.45)],
        [
            line((0, 70), (0, -80)),
            line((0, 50), (-70, -8)),
            line((0, 50), (70, -8)),
            line((0, 10), (-38, -58)),
            line((0, 10), (38, -58)),
            line((0, 60), (-60, 52)),
            line((0, 60), (60, 52)),
        ],
        5,
        0.8,
    )


@picture("Grapes in the vineyard", size="3:4", mood="autumn")
def grapes_1(s):
    w, h = s.w, s.h
    s.sky(0.5, sun=(0.2, 0.2, 0.09), clouds="streaks")
    s.hills(0.54, 3)
    s.field(0.54, "#a58a4a")
    post = rect(w * 0.86, h * 0.06, 46, h)
    s.body(post, "#8a6448", lambda f: s.grain(f, step=11, vertical=True))
    s.stroke(line((0, h * 0.16), (w, h * 0.13)), "#6a5a50", 5)
    s.body(
        taper([(w * 1.05, h * 0.2), (w * 0.6, h * 0.1), (w * 0.3, h * 0.15), (-40, h * 0.05)], [44, 34, 28, 22]),
        "#7a5340",
        lambda f: s.fur(f, "#7a5340", 16, 26, 3, 5),
    )
    dark, wine, lit = stamp(s, grape), stamp(s, grape, "#57306f"), stamp(s, grape, "#8a4f8f")
    leaf1, leaf2 = stamp(s, vine_leaf), stamp(s, vine_leaf, "#c98a3a")
    for x, y, k, t in ((0.06, 0.22, 1.2, 200), (0.35, 0.2, 1.3, 150), (0.7, 0.2, 1.3, 190), (0.95, 0.28, 1.1, 160)):
        put(s, leaf1, w * x, h * y, k, t)
    with crate(s, w * 0.42, h * 1.0, w * 0.76, h * 0.13, h * 0.08) as top:
        for i in range(30):
            put(
                s,
                (dark, wine, lit)[i % 3],
                w * (0.1 + 0.0215 * i) + s.near(0, 12),
                top - 70 + 34 * (i % 3) + s.near(0, 12),
                0.42,
                s.near(0, 30),
            )
        for i in range(16):
            put(
                s,
                (dark, wine, lit)[i % 3],
                w * (0.11 + 0.041 * i) + s.near(0, 10),
                top + 22 + s.near(0, 8),
                0.46,
                s.near(0, 30),
            )
    bunch(s, (dark, wine, lit), w * 0.48, h * 0.26, 49)
    bunch(s, (wine, dark), w * 0.12, h * 0.33, 36, (2, 4, 4, 3, 2, 1))
    bunch(s, (wine, dark, lit), w * 0.83, h * 0.3, 37, (3, 4, 3, 2, 1))
    for i, (x, y, k, t) in enumerate(
        (
            (0.2, 0.1, 1.2, 170),
            (0.55, 0.08, 1.4, 200),
            (0.88, 0.1, 1.2, 150),
            (0.3, 0.28, 0.9, 120),
            (0.67, 0.27, 0.95, 230),
            (0.02, 0.06, 1, 140),
        )
    ):
        put(s, (leaf1, leaf2)[i % 2], w * x, h * y, k, t)


def apple(s, colour="#d9403a"):
    body = blob(
        [(0, -78), (52, -96), (98, -40), (84, 44), (40, 92), (0, 84), (-40, 92), (-84, 44), (-98, -40), (-52, -96)]
    )
    with s.shaded(body, colour):
        s.fur(body, lighten(colour, 0.25), 24, 34, 4, 90, opacity=0.5)
        s.fill(ellipse(0, -76, 40, 16), "#c9a04a", 0.6)
    s.stroke(curve((0, -76), (6, -100), (22, -120)), "#6a4636", 10)
    s.fill(leaf(8, -96, -20, 66), "#5a9a48")
    gloss(s, s.light * 46, -44, 16, 26, s.light * 20, 0.5)


def pear(s, colour="#c9c44a"):
    body = blob(
        [(0, -120), (32, -104), (44, -40), (88, 24), (72, 84), (0, 100), (-72, 84), (-88, 24), (-44, -40), (-32, -104)]
    )
    s.body(body, colour, lambda f: s.specks(f, "#9a8a3a", 20, 5))
    s.stroke(curve((0, -116), (6, -140), (20, -154)), "#6a4636", 10)
    gloss(s, s.light * 38, 6, 14, 28, s.light * 15, 0.45)


def banana(s):
    body = taper([(-120, -40), (-70, 22), (10, 52), (90, 30), (132, -22)], [16, 50, 60, 50, 14])
    with s.shaded(body, "#f5cb45"):
        s.stroke(curve((-104, -22), (-50, 30), (20, 50), (90, 24), (124, -14)), "#c9962f", 5, 0.7)
        s.specks(body, "#a5722a", 34, 5)
    s._dots(["#6a4a2a"], [(-121, -42), (133, -24)], 17)


@picture("A basket of fruit at the window", mood="indoor-warm", light=1)
def fruit_basket_1(s):
    w, h = s.w, s.h
    s.fill(rect(0, 0, w, h * 0.7), "#d9a77f")
    s.bars(rect(0, 0, w, h * 0.7), "#c98f68", 60, 0.5, 90, 0.7)
    s.view(w * 0.1, h * 0.06, w * 0.8, h * 0.5)
    s.table(0.64, "cloth", cloth="#5f8fb0")
    a, a2, p, o, b = stamp(s, apple), stamp(s, apple, "#8fb04a"), stamp(s, pear), stamp(s, orange), stamp(s, banana)
    g = (stamp(s, grape), stamp(s, grape, "#57306f"))
    x, y = w * 0.48, h * 0.9
    with basket(s, x, y, 330, 170, handle=380) as top:
        put(s, p, x - 190, top - 110, 1.15, -16)
        put(s, p, x + 60, top - 170, 1.1, 6)
        for i in range(3):
            put(s, b, x + 150, top - 110 - i * 30, 1.3, 18 - i * 12, True)
        put(s, a, x - 60, top - 90, 1.05, -5)
        put(s, o, x + 215, top - 5, 1.0)
        put(s, a2, x + 70, top - 20, 1.05, 10)
        put(s, o, x - 215, top - 10, 1.0, 20)
        put(s, a, x - 90, top + 10, 1.0, 12)
    bunch(s, g, x - 235, y - 190, 30, (3, 4, 4, 3, 2, 1))
    put(s, a, w * 0.9, h * 0.79, 1.0, 8, shadow=1)
    put(s, p, w * 0.83, h * 0.89, 0.85, 76, shadow=0.9)


@picture("Fruit on the deck", size="3:2", mood="dusk")
def fruit_basket_2(s):
    w, h = s.w, s.h
    vista(s, 0.62, "wood", "sea", 0.42, sun=(0.7, 0.36, 0.1), clouds="streaks", colour="#8a5f50")
    a, p, o, b = stamp(s, apple), stamp(s, pear), stamp(s, orange), stamp(s, banana)
    g = (stamp(s, grape, "#8faf4a"), stamp(s, grape, "#a3b85a"))
    with bowl(s, w * 0.4, h * 0.9, 320, "#3f6f86", lambda f: s.diamonds(f, "#e9c46a", 70, 0.8)) as top:
        pineapple(s, w * 0.36, top + 40, h * 0.62, -8)
        put(s, a, w * 0.25, top - 50, 1.15, -12)
        put(s, b, w * 0.53, top - 110, 1.25, -28)
        put(s, b, w * 0.54, top - 80, 1.25, -22)
        put(s, o, w * 0.5, top - 20, 1.05)
        put(s, a, w * 0.4, top - 10, 1.05, 8)
        put(s, p, w * 0.3, top, 0.95, -75)
    bunch(s, g, w * 0.74, h * 0.7, 32, (3, 5, 6, 5, 3))
    put(s, o, w * 0.9, h * 0.85, 1.0, 20, shadow=1)
    lantern_x = w * 0.12
    s.glow(lantern_x, h * 0.7, 130)
    candle(s, lantern_x, h * 0.84, 130, "#f2c06a")
