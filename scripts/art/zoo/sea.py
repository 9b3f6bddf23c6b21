"""Animals of the sea: clownfish, whale, octopus, seahorse, crab."""

from zoo.common import *
from zoo.plants import big_leaf, coral

gallery = Gallery("Animal")
picture = gallery.picture

# ---------------------------------------------------------------- fish


def clownfish(s, x, y, k=1.0, flip=False, turn=0.0, colour="#f2792a", white="#fff4e8"):
    """360 long, its middle at (x, y)."""
    colour, white = vivid(s, colour), vivid(s, white)
    with stand(s, x, y, k, flip, turn):

        def fin(form, rays, tone=colour):
            with s.shaded(form, tone, rim=3):
                s._marks([darken(tone, 0.35)], rays, 3, 0.6)
                s.stroke(form, DARK, 18)

        fin(
            blob([(-150, 0), (-190, -70), (-240, -90), (-252, -30), (-246, 40), (-236, 86), (-186, 66)]),
            [line((-150, 0), (-250, py)) for py in range(-80, 90, 22)],
        )
        fin(
            blob([(-90, -80), (-60, -140), (0, -132), (30, -150), (90, -130), (110, -80)]),
            [line((px, -70), (px - 14, -150)) for px in range(-80, 110, 20)],
        )
        fin(
            blob([(-80, 70), (-90, 130), (-50, 140), (-20, 90)]),
            [line((px, 70), (px - 14, 140)) for px in range(-80, -10, 16)],
        )
        fin(
            blob([(30, 90), (20, 150), (60, 160), (90, 90)]),
            [line((px, 84), (px - 8, 156)) for px in range(30, 90, 15)],
        )
        body = blob(
            [
                (-176, 0),
                (-130, -64),
                (-40, -108),
                (60, -112),
                (140, -70),
                (184, 0),
                (176, 26),
                (130, 74),
                (50, 106),
                (-50, 98),
                (-130, 56),
            ]
        )
        with s.shaded(body, colour, rim=6):
            for band in (
                [(70, -130), (102, -130), (112, -40), (96, 40), (110, 120), (60, 120), (50, 40), (66, -30)],
                [(-52, -130), (-6, -130), (20, -20), (-2, 120), (-50, 120), (-40, 30), (-70, -40)],
                [(-150, -70), (-124, -80), (-112, 0), (-126, 80), (-152, 60)],
            ):
                form = blob(band)
                s.fill(form, white)
                s.stroke(form, DARK, 9)
            marks = []
            for px, py in s.scatter(body, 21, 0.05, row=14):
                if px < 120:
                    marks.append(Form([("M", px + 8, py - 9), ("Q", px - 12, py, px + 8, py + 9)]))
            s._marks([s.mood.shade, s.mood.light], marks, 2.4, 0.45)
        s.stroke(curve((186, 18), (164, 26), (146, 20)), darken(colour, 0.6), 5)
        fin(
            blob([(30, 10), (-10, 0), (-40, 24), (-36, 60), (0, 70), (34, 40)]),
            [line((30, 24), (px, py)) for px, py in ((-30, 10), (-38, 30), (-34, 50), (-10, 66))],
            lighten(colour, 0.12),
        )
        eye(s, 138, -28, 21, "#3a2418", white="#fff8ee")


def anemone(s, x, y, w, n, colour="#c98ad0", count=26):
    """Soft arms in two rows, each with a knob."""
    colour = vivid(s, colour, 0.5)
    for row, k, tone in ((0, 1.0, darken(colour, 0.22)), (1, 0.76, colour)):
        arms, knobs = [], []
        for i in range(count):
            t = (i + 0.5 * row) / count - 0.5
            bx, m = x + t * w, n * k * (1 - abs(t) * 0.7) * s.between(0.8, 1.1)
            sway = t * n * 0.9 + s.near(0, 24)
            arms.append(curve((bx * 0.5 + x * 0.5, y), (bx, y - m * 0.5), (bx + sway, y - m)))
            knobs.append((bx + sway, y - m))
        s._marks([tone, darken(tone, 0.1)], arms, w / count * 1.0)
        s._marks([lighten(tone, 0.4)], [a.moved(s.light * 4, 0) for a in arms], w / count * 0.16, 0.8)
        s._dots([lighten(tone, 0.3)], knobs, w / count * 1.3)


@picture("Clownfish at home", "4:3", "deep", -1)
def fish_1(s):
    w, h = s.w, s.h
    s.underwater(0.86)
    coral(s, w * 0.07, h * 0.98, 300, "#f2b84a")
    anemone(s, w * 0.62, h * 0.98, w * 0.66, h * 0.42, "#d98ab8", 20)
    clownfish(s, w * 0.5, h * 0.44, 1.5, turn=-8)
    clownfish(s, w * 0.84, h * 0.36, 0.66, flip=True, turn=6)
    anemone(s, w * 0.6, h * 1.08, w * 0.8, h * 0.34, "#c97ad0", 18)
    coral(s, w * 0.95, h * 1.0, 220, "#f07a6a")


@picture("A round home by the window", "1:1", "indoor-warm", -1)
def fish_2(s):
    w, h = s.w, s.h
    s.room(0.9, "#c9d9b5", "bars", picture=(0.7, 0.12, 0.2))
    s.view(w * 0.1, h * 0.1, w * 0.38, h * 0.46)
    s.table(0.78, "wood")
    x, y, r = w * 0.56, h * 0.56, 330
    s.shadow(x, h * 0.88, 300, 44)
    bowl = blob(
        [
            (x - 200, y - 262),
            (x, y - 270),
            (x + 200, y - 262),
            (x + r * 0.93, y - 120),
            (x + r, y + 40),
            (x + 250, y + 240),
            (x + 160, y + 306),
            (x - 160, y + 306),
            (x - 250, y + 240),
            (x - r, y + 40),
            (x - r * 0.93, y - 120),
        ],
        tension=0.9,
    )
    s.fill(bowl, "#dff2f6", 0.45)
    with s.clip(bowl):
        s.fill(rect(x - r, y - 150, r * 2, 600), s.linear((0, "#7fd0e2", 0.75), (1, "#2f8fb5", 0.85)))
        s.fill(ellipse(x, y - 150, r, 30), "#c9f0f6", 0.9)
        s.ripples(rect(x - r, y - 160, r * 2, 300), "#7fd0e2", step=90, length=80)
        for px, sway in ((-170, 40), (-140, -30), (190, 30), (220, -34)):
            s.fill(
                taper(
                    [
                        (x + px, y + 280),
                        (x + px + sway, y + 150),
                        (x + px - sway, y + 40),
                        (x + px + sway * 0.6, y - 60),
                    ],
                    [26, 24, 20, 5],
                ),
                "#4fa05a",
            )
        sand = blob(
            [
                (x - r, y + 230),
                (x - 100, y + 214),
                (x + 100, y + 236),
                (x + r, y + 220),
                (x + r, y + 400),
                (x - r, y + 400),
            ]
        )
        s.fill(sand, "#e6c98a")
        s.pebbles(sand, "#d9a878", 26, 12)
        clownfish(s, x + 10, y + 40, 0.95, flip=True, turn=6)
        s._marks(
            ["#ffffff"], [ellipse(x - 190 + 12 * (i % 3), y - 20 - 34 * i, 6 + 2 * (i % 3)) for i in range(4)], 3, 0.8
        )
    s.stroke(bowl, "#ffffff", 8, 0.75)
    s.stroke(ellipse(x, y - 264, 204, 20), "#ffffff", 10, 0.9)
    s.stroke(curve((x - r * 0.8, y - 60), (x - r * 0.82, y + 40), (x - r * 0.68, y + 150)), "#ffffff", 18, 0.6)
    s.stroke(curve((x + r * 0.72, y - 130), (x + r * 0.84, y - 40)), "#ffffff", 10, 0.5)


# ---------------------------------------------------------------- whale


def whale(s, x, y, k=1.0, flip=False, turn=0.0, colour="#3f5f86", belly="#e6e6e2"):
    """A humpback from beside, 760 long, its middle at (x, y)."""
    with stand(s, x, y, k, flip, turn):
        for form in (
            blob([(-350, 10), (-400, -50), (-470, -90), (-500, -70), (-460, -20), (-380, 40)]),
            blob([(-350, 20), (-410, 40), (-480, 30), (-510, 60), (-450, 90), (-370, 60)]),
        ):
            s.body(form, darken(colour, 0.1), lambda f: s.brush(f, step=34, length=50, width=3, angle=20), rim=4)
        body = blob(
            [
                (-380, 20),
                (-280, -40),
                (-130, -110),
                (40, -136),
                (200, -120),
                (330, -60),
                (384, 10),
                (360, 60),
                (260, 110),
                (100, 136),
                (-60, 120),
                (-220, 80),
                (-330, 50),
            ]
        )
        with s.shaded(body, colour, rim=8):
            s.fill(
                blob(
                    [
                        (400, 20),
                        (300, 30),
                        (190, 50),
                        (60, 90),
                        (-120, 96),
                        (-240, 84),
                        (-100, 160),
                        (120, 180),
                        (320, 140),
                        (400, 80),
                    ]
                ),
                belly,
            )
            s._marks(
                [darken(belly, 0.4)],
                [
                    curve((382 - 6 * i, 30 + 13 * i), (260, 50 + 14 * i), (110, 92 + 9 * i), (-40, 110 + 6 * i))
                    for i in range(8)
                ],
                4,
                0.6,
            )
            s.brush(body, colour, step=56, length=90, width=4, angle=-6, opacity=0.5)
            s._dots([lighten(colour, 0.4)], [(px, py) for px, py in s.scatter(body, 46, 0.4) if py < 20], 6, 0.7)
            s._dots([darken(colour, 0.35)], [(200 + 22 * i, -90 + 10 * i + (i % 2) * 16) for i in range(7)], 11, 0.8)
        s.stroke(curve((384, 22), (300, 34), (220, 50), (186, 36)), darken(colour, 0.6), 6, 0.8)
        s.body(blob([(-130, -104), (-90, -160), (-60, -160), (-40, -124)]), colour, rim=3)
        eye(s, 200, 18, 15, "#2a1c1c", ring=darken(colour, 0.55))
        fin = blob([(80, 80), (130, 80), (120, 160), (70, 250), (20, 300), (0, 270), (30, 180)])
        with s.shaded(fin, darken(colour, 0.06), rim=5):
            s.brush(fin, step=34, length=60, width=4, angle=108)
            s._dots([belly], [(112, 180), (92, 220), (64, 256), (34, 284)], 12, 0.7)


def spray(s, x, y, n, spread=1.0):
    """White water thrown up from (x, y)."""
    arcs, drops = [], []
    for i in range(13):
        a = math.radians(-158 + i * 136 / 12)
        m = n * s.between(0.6, 1.1)
        arcs.append(
            curve(
                (x + math.cos(a) * n * 0.2 * spread, y),
                (x + math.cos(a) * m * 0.7 * spread, y + math.sin(a) * m * 0.7),
                (x + math.cos(a) * m * spread, y + math.sin(a) * m * 0.6),
            )
        )
        drops += [
            (x + math.cos(a) * m * spread * s.between(0.5, 1.3), y + math.sin(a) * m * s.between(0.4, 1.1))
            for _ in range(4)
        ]
    s._marks(["#ffffff", "#cfeaf4"], arcs, n * 0.06, 0.8)
    s._dots(["#ffffff", "#cfeaf4"], drops, n * 0.06, 0.9)
    foam = [
        (x + (i / 16 - 0.5) * n * 2.4 * spread, y + s.between(-4, n * 0.1), n * s.between(0.1, 0.2)) for i in range(17)
    ]
    for px, py, r in foam:
        s.fill(ellipse(px, py, r, r * 0.6), "#f4fbff", 0.92)
    s.stroke(
        Form(
            [
                q
                for i in range(3)
                for q in bow(
                    (x - n * (1.3 + 0.2 * i) * spread, y + n * (0.1 + 0.1 * i)),
                    (x + n * (1.3 + 0.2 * i) * spread, y + n * (0.1 + 0.1 * i)),
                    n * 0.12,
                ).segments
            ]
        ),
        "#ffffff",
        5,
        0.6,
    )


@picture("One great leap", "3:4", "morning", -1)
def whale_1(s):
    w, h = s.w, s.h
    s.sky(0.64, sun=(0.2, 0.2, 0.08), clouds="small")
    few_clouds(s, (0.2, 0.5, 0.3), (0.9, 0.36, 0.26))
    s.mountains(0.65, 0.14, layers=1)
    water(s, 0.64, boats=1)
    with s.clip(rect(0, 0, w, h * 0.83)):
        whale(s, w * 0.5, h * 0.56, 1.12, turn=-64)
    spray(s, w * 0.42, h * 0.83, 210)


@picture("Mother and calf", "3:2", "deep", 1)
def whale_2(s):
    w, h = s.w, s.h
    s.underwater(0.92)
    whale(s, w * 0.55, h * 0.36, 1.08, turn=-4)
    whale(s, w * 0.66, h * 0.74, 0.5, turn=-10, colour="#5a7a9f")
    fish = []
    for x, y in s.scatter(rect(w * 0.04, h * 0.62, w * 0.36, h * 0.24), 76, 0.3):
        fish.append(
            blob([(x + 20, y), (x, y - 9), (x - 22, y), (x, y + 9)])
            + poly([(x + 17, y), (x + 32, y - 9), (x + 32, y + 9)])
        )
    s._shapes(["#f2c46a", "#f09a5a"], fish)


@picture("Farewell wave at sunset", "4:3", "dusk", 1)
def whale_3(s):
    w, h = s.w, s.h
    s.sky(0.54, sun=(0.7, 0.42, 0.1), clouds="streaks")
    s.hills(0.54, 1, 0.08)
    water(s, 0.54, glitter=0.7)
    with stand(s, w * 0.42, h * 0.82, 1.36):
        c = "#4a5f8a"
        for side in (-1, 1):
            fluke = blob(
                [
                    (side * 10, -220),
                    (side * 70, -290),
                    (side * 170, -350),
                    (side * 268, -356),
                    (side * 318, -310),
                    (side * 250, -300),
                    (side * 180, -250),
                    (side * 90, -190),
                    (side * 30, -150),
                ]
            )
            with s.shaded(fluke, c, rim=7):
                s.brush(fluke, c, step=44, length=70, width=4, angle=side * -30, opacity=0.6)
                s._dots(["#e6e6e2"], [p for p in s.scatter(fluke, 52, 0.4)], 10, 0.7)
        stock = taper([(0, 20), (4, -90), (0, -180), (0, -236)], [190, 104, 84, 40])
        with s.shaded(stock, c, rim=6):
            s.brush(stock, c, step=40, length=70, width=4, angle=88, opacity=0.6)
        drops = [(s.near(0, 290), -340 + s.between(40, 330)) for _ in range(46)]
        s._marks(["#ffe6c9"], [line((px, py), (px, py + 16)) for px, py in drops], 5, 0.8)
    spray(s, w * 0.42, h * 0.83, 130, 1.5)
    s.birds(w * 0.82, h * 0.2, 6, 18)


# ---------------------------------------------------------------- octopus


def octopus(s, x, y, k=1.0, colour="#e0603f", look=(0, 0)):
    """Its eight arms spread, 620 wide, sitting at y."""
    colour = vivid(s, colour)
    with stand(s, x, y, k):
        s.shadow(0, 0, 290, 34)

        def arm(way, girth, dark, cups):
            form = taper(way, girth)
            with s.shaded(form, darken(colour, dark), rim=5):
                s.specks(form, darken(colour, 0.3), 19, 5, 0.6)
            dots = []
            for i in range(1, len(way) - 1):
                (ax, ay), (bx, by) = way[i], way[i + 1]
                n = math.hypot(bx - ax, by - ay) or 1
                for t in (0, 0.33, 0.66):
                    g = (girth[i] + (girth[i + 1] - girth[i]) * t) * 0.27 * cups
                    dots.append((ax + (bx - ax) * t - (by - ay) / n * g, ay + (by - ay) * t + (bx - ax) / n * g))
            s._dots([lighten(colour, 0.62)], dots, 15)
            s._dots([darken(colour, 0.2)], dots, 6, 0.7)

        for side in (-1, 1):
            arm(
                [(side * 70, -120), (side * 200, -190), (side * 280, -260), (side * 340, -250), (side * 336, -200)],
                [70, 54, 42, 28, 8],
                0.24,
                side,
            )
            arm(
                [(side * 60, -100), (side * 190, -90), (side * 270, -120), (side * 340, -80), (side * 310, -40)],
                [72, 58, 44, 30, 8],
                0.14,
                side,
            )
        mantle = face([(0, -440), (110, -420), (160, -330), (140, -230), (104, -160), (110, -70), (0, -50)])
        with s.shaded(mantle, colour, rim=8):
            together(
                s,
                darken(colour, 0.18),
                [
                    s.wobble(px, py, r, r * 0.8, 8, 0.2)
                    for px, py, r in (
                        (-70, -380, 26),
                        (10, -400, 20),
                        (70, -360, 28),
                        (-100, -310, 18),
                        (110, -300, 16),
                        (0, -330, 16),
                        (-30, -280, 10),
                        (40, -290, 12),
                    )
                ],
                0.6,
            )
            s.specks(mantle, darken(colour, 0.3), 23, 5, 0.6)
        for side in (-1, 1):
            arm(
                [(side * 60, -80), (side * 150, -30), (side * 230, 6), (side * 300, -10), (side * 290, -50)],
                [78, 62, 46, 30, 8],
                0.06,
                -side,
            )
            arm(
                [(side * 30, -80), (side * 60, -10), (side * 110, 26), (side * 170, 34), (side * 190, 4)],
                [76, 62, 48, 32, 8],
                0,
                -side,
            )
        for side in (-1, 1):
            s.body(ellipse(side * 62, -196, 50, 46), lighten(colour, 0.1), rim=4)
            eye(s, side * 62, -198, 34, "#e9b23c", white="#fff4e2", look=look)
        s.stroke(curve((-34, -120), (0, -104), (34, -120)), darken(colour, 0.55), 6)


@picture("Octopus in the kelp", "4:3", "deep", -1)
def octopus_1(s):
    w, h = s.w, s.h
    s.underwater(0.8)
    octopus(s, w * 0.5, h * 0.9, 1.5, look=(-0.2, 0.05))
    coral(s, w * 0.05, h * 1.02, 240, "#c97ad0")
    coral(s, w * 0.95, h * 1.04, 260, "#f2b84a")
    fish = []
    for x, y in s.scatter(rect(w * 0.62, h * 0.08, w * 0.34, h * 0.2), 84, 0.3):
        fish.append(
            blob([(x - 20, y), (x, y - 9), (x + 22, y), (x, y + 9)])
            + poly([(x - 17, y), (x - 32, y - 9), (x - 32, y + 9)])
        )
    s._shapes(["#f7d07a", "#f2a25a"], fish)


@picture("Octopus at bath time", "3:2", "indoor-cool", 1)
def octopus_2(s):
    w, h = s.w, s.h
    s.room(0.84, "#8fc4cf", "tiles", window=(0.72, 0.08, 0.16))
    octopus(s, w * 0.46, h * 0.84, 1.2, colour="#a86ac0", look=(0.2, -0.1))
    s.shadow(w * 0.46, h * 0.97, 500, 40)
    tub = blob(
        [
            (w * 0.06, h * 0.68),
            (w * 0.86, h * 0.68),
            (w * 0.84, h * 0.84),
            (w * 0.76, h * 0.95),
            (w * 0.16, h * 0.95),
            (w * 0.08, h * 0.84),
        ],
        tension=0.5,
    )
    s.body(tub, "#fbf6ee", lambda f: s.brush(f, step=70, length=160, width=6), rim=9)
    s.body(rrect(w * 0.04, h * 0.64, w * 0.84, 44, 22), "#fffaf2", rim=6)
    for px, side in ((0.2, 1), (0.72, -1)):
        way = [
            (w * px, h * 0.66),
            (w * px - side * 60, h * 0.62),
            (w * px - side * 84, h * 0.7),
            (w * px - side * 50, h * 0.77),
        ]
        s.body(
            taper(way, [60, 54, 42, 18]), "#a86ac0", lambda f: s.specks(f, darken("#a86ac0", 0.3), 19, 5, 0.6), rim=4
        )
    bubbles = [(w * (0.1 + 0.035 * i), h * (0.63 + 0.02 * (i % 3)), 26 + 12 * (i % 4)) for i in range(21)]
    for px, py, r in bubbles:
        s.fill(ellipse(px, py, r), "#eefaff", 0.75)
        s.stroke(ellipse(px, py, r), "#b9e0f0", 3, 0.9)
        s.fill(ellipse(px + s.light * r * 0.35, py - r * 0.35, r * 0.24), "#ffffff")
    s.stroke(line((w * 0.93, h * 0.84), (w * 0.93, h * 0.4), (w * 0.84, h * 0.4), (w * 0.84, h * 0.48)), "#a9b5bd", 26)
    s.stroke(line((w * 0.928, h * 0.84), (w * 0.928, h * 0.4), (w * 0.84, h * 0.395)), "#f4fafc", 6, 0.9)


# ---------------------------------------------------------------- seahorse


def seahorse(s, x, y, k=1.0, flip=False, colour="#f2a83a"):
    """Upright, 620 tall, its tail's curl at (x, y)."""
    colour = vivid(s, colour)
    with stand(s, x, y, k, flip):
        fin = blob([(-86, -330), (-150, -350), (-168, -290), (-150, -230), (-90, -240)])
        with s.shaded(fin, lighten(colour, 0.2), rim=3):
            s._marks([darken(colour, 0.3)], [line((-84, -290), (-170, py)) for py in range(-350, -220, 18)], 3, 0.6)
        tail = taper(
            [(-30, -250), (-50, -150), (-20, -60), (50, -20), (96, -60), (84, -106), (46, -100), (42, -74)],
            [120, 78, 52, 40, 32, 26, 20, 10],
        )
        body = blob(
            [
                (-40, -470),
                (20, -490),
                (60, -430),
                (92, -350),
                (84, -260),
                (40, -190),
                (-20, -170),
                (-80, -210),
                (-104, -290),
                (-84, -380),
            ]
        )
        rings = [bow((-120, -460 + 34 * i), (110, -440 + 34 * i), 16) for i in range(9)]
        with s.shaded(tail, colour, rim=5):
            s._marks(
                [darken(colour, 0.3)],
                [line((-100, -210 + 22 * i), (10 + 6 * i, -230 + 30 * i)) for i in range(7)]
                + [line((10 + 20 * i, -80), (4 + 24 * i, 20)) for i in range(6)]
                + [line((60, -60), (130, -70)), line((70, -90), (110, -130))],
                5,
                0.6,
            )
            s.specks(tail, lighten(colour, 0.3), 17, 5, 0.9)
        with s.shaded(body, colour, rim=7):
            s.fill(blob([(40, -460), (110, -360), (100, -250), (40, -190), (30, -300)]), lighten(colour, 0.4), 0.7)
            s._marks([darken(colour, 0.3)], rings, 6, 0.6)
            s._marks(
                [darken(colour, 0.22)],
                [curve((-50, -460), (-66, -330), (-30, -190)), curve((10, -470), (20, -330), (20, -190))],
                5,
                0.5,
            )
            s.specks(body, lighten(colour, 0.3), 23, 5, 0.9)
        s._shapes(
            [darken(colour, 0.12)],
            [
                leaf(px, py, a, 36, 0.5)
                for px, py, a in (
                    (-46, -442, 205),
                    (-66, -396, 195),
                    (-80, -232, 165),
                    (-58, -180, 160),
                    (-52, -130, 190),
                )
            ],
        )
        head = blob(
            [
                (-60, -470),
                (-66, -540),
                (-20, -592),
                (40, -590),
                (76, -548),
                (150, -520),
                (206, -508),
                (204, -478),
                (140, -474),
                (80, -466),
                (40, -440),
                (-20, -430),
            ]
        )
        with s.shaded(head, colour, rim=6):
            s._marks([darken(colour, 0.3)], [line((100 + 22 * i, -560), (92 + 22 * i, -440)) for i in range(5)], 4, 0.5)
            s.specks(head, lighten(colour, 0.3), 19, 5, 0.9)
        crown = poly([(-40, -570), (-54, -622), (-26, -600), (-10, -644), (10, -602), (34, -630), (36, -582)])
        s.body(crown, darken(colour, 0.08), rim=3)
        eye(s, 34, -530, 23, "#3a5a3a", white="#fff4dc")


@picture("Seahorse holding on", "3:4", "deep", 1)
def seahorse_1(s):
    w, h = s.w, s.h
    s.underwater(0.9)
    coral(s, w * 0.1, h * 1.0, 380, "#f07a6a")
    coral(s, w * 0.92, h * 1.02, 320, "#c97ad0", -6)
    weed = taper(
        [(w * 0.58, h * 1.02), (w * 0.56, h * 0.8), (w * 0.62, h * 0.56), (w * 0.56, h * 0.3), (w * 0.6, h * 0.12)],
        [46, 40, 36, 26, 6],
    )
    s.body(weed, "#3f9a6a", lambda f: s.brush(f, step=34, length=80, width=4, angle=88), rim=4)
    for y, a in ((0.5, -20), (0.34, -36), (0.26, -140), (0.18, -50)):
        big_leaf(s, w * 0.59, h * y, a, 170, "#4fae72", 0.24)
    seahorse(s, w * 0.44, h * 0.86, 1.32)
    for y, a in ((0.74, -34), (0.86, -150)):
        big_leaf(s, w * 0.57, h * y, a, 180, "#4fae72", 0.24)


# ---------------------------------------------------------------- crab


def crab(s, x, y, k=1.0, colour="#e0482f"):
    """Claws up, 620 wide."""
    with stand(s, x, y, k):
        s.shadow(0, 0, 300, 34)
        for side in (-1, 1):
            for i, (kx, ky, tx) in enumerate(((210, -120, 270), (190, -90, 236), (160, -64, 190))):
                form = taper([(side * 110, -100 + 12 * i), (side * kx, ky), (side * tx, -4 + 4 * i)], [40, 34, 8])
                s.body(
                    form, darken(colour, 0.2 - 0.06 * i), lambda f: s.specks(f, darken(colour, 0.4), 16, 4, 0.7), rim=4
                )
            arm = taper([(side * 120, -140), (side * 210, -190), (side * 236, -260)], [50, 46, 50])
            s.body(arm, darken(colour, 0.08), lambda f: s.specks(f, darken(colour, 0.4), 17, 4, 0.7), rim=4)
            thumb = blob(
                [
                    (side * 226, -270),
                    (side * 180, -300),
                    (side * 166, -370),
                    (side * 190, -400),
                    (side * 204, -340),
                    (side * 240, -300),
                ]
            )
            s.body(thumb, darken(colour, 0.05), lambda f: s.specks(f, darken(colour, 0.4), 17, 4, 0.7), rim=4)
            claw = blob(
                [
                    (side * 214, -262),
                    (side * 224, -320),
                    (side * 216, -380),
                    (side * 226, -430),
                    (side * 276, -400),
                    (side * 300, -330),
                    (side * 280, -270),
                    (side * 244, -250),
                ]
            )
            s.body(claw, colour, lambda f: s.specks(f, darken(colour, 0.4), 18, 4, 0.7), rim=5)
        for side in (-1, 1):
            s.body(taper([(side * 44, -190), (side * 50, -250)], [20, 16]), colour, rim=0)
        shell = blob(
            [
                (-150, -130),
                (-140, -190),
                (-70, -222),
                (0, -228),
                (70, -222),
                (140, -190),
                (150, -130),
                (110, -70),
                (40, -44),
                (-40, -44),
                (-110, -70),
            ]
        )
        with s.shaded(shell, colour, rim=7):
            s.fill(face([(0, -90), (90, -96), (70, -60), (0, -40)]), lighten(colour, 0.5), 0.6)
            together(
                s,
                lighten(colour, 0.3),
                [
                    ellipse(px, py, r, r * 0.7)
                    for px, py, r in (
                        (-70, -180, 16),
                        (-30, -196, 11),
                        (20, -190, 14),
                        (76, -174, 13),
                        (-100, -150, 9),
                        (104, -140, 10),
                        (0, -160, 9),
                    )
                ],
                0.8,
            )
            s.specks(shell, darken(colour, 0.4), 21, 4.4, 0.7)
        for side in (-1, 1):
            eye(s, side * 51, -264, 24, "#3a2a2a", white="#fffaf0", look=(side * -0.15, 0))
        s.stroke(curve((-44, -112), (0, -92), (44, -112)), darken(colour, 0.6), 6)


@picture("Crab with a sandcastle", "3:2", "summer", 1)
def crab_1(s):
    w, h = s.w, s.h
    s.sky(0.44, sun=(0.86, 0.16, 0.07), clouds="small")
    few_clouds(s, (0.3, 0.26, 0.2))
    strand(s, 0.44, 0.6, boats=2)
    for x, y, n, t in ((0.74, 0.78, 120, 150), (0.93, 0.78, 110, 130), (0.84, 0.8, 150, 220)):
        tower = poly(
            [
                (w * x - n * 0.6, h * y),
                (w * x - n * 0.5, h * y - t),
                (w * x - n * 0.5, h * y - t - 26),
                (w * x - n * 0.28, h * y - t - 26),
                (w * x - n * 0.28, h * y - t),
                (w * x - n * 0.1, h * y - t),
                (w * x - n * 0.1, h * y - t - 26),
                (w * x + n * 0.1, h * y - t - 26),
                (w * x + n * 0.1, h * y - t),
                (w * x + n * 0.28, h * y - t),
                (w * x + n * 0.28, h * y - t - 26),
                (w * x + n * 0.5, h * y - t - 26),
                (w * x + n * 0.5, h * y - t),
                (w * x + n * 0.6, h * y),
            ]
        )
        s.shadow(w * x, h * y, n)
        s.body(tower, "#d9b06a", lambda f: s.specks(f, "#d9b06a", 15, 4, 0.9), rim=4)
    s.stroke(line((w * 0.84, h * 0.8 - 240), (w * 0.84, h * 0.8 - 330)), "#8a5a3c", 6)
    s.fill(poly([(w * 0.84, h * 0.8 - 330), (w * 0.84 + 76, h * 0.8 - 306), (w * 0.84, h * 0.8 - 280)]), "#3f8fc4")
    crab(s, w * 0.38, h * 0.9, 1.25)
    s.fill(star(w * 0.07, h * 0.92, 60, 0.45), darken("#f09a5a", 0.2))
    s.body(star(w * 0.07, h * 0.915, 56, 0.45), "#f09a5a", lambda f: s.specks(f, step=13, size=4), rim=3)


@picture("Crab on the night quay", "4:3", "night", -1)
def crab_2(s):
    w, h = s.w, s.h
    s.sky(0.5, sun=(0.24, 0.2, 0.08), clouds="streaks", moon=True)
    s.skyline(0.54, 0.2, layers=1, far=0.4)
    water(s, 0.53, glitter=0.24)
    s.glow(w * 0.86, h * 0.36, h * 0.5, opacity=0.5)
    y = sheet(s, 0.76, "#a8977f", lambda f: s.stones(f, "#a8977f", 90, 0.8))
    s.lamp(w * 0.88, h * 0.84, h * 0.62)
    crab(s, w * 0.42, h * 0.92, 1.32, "#f0603f")
    x, y = w * 0.1, h * 0.93
    s.shadow(x, y + 30, 130)
    for i in range(3):
        for k in (1.0, 0.72, 0.44):
            ring = ellipse(x, y - 22 * i, 100 * k, 34 * k)
            if i == 2 or k == 1.0:
                s.stroke(ring, darken("#d9b078", 0.4), 26)
                s.stroke(ring, "#d9b078", 20, dash="15 8")


PICTURES = gallery.pictures
