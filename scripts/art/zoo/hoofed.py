"""Large animals of meadow and savanna: elephant, giraffe, zebra, sheep, cow."""

from zoo.common import *
from zoo.plants import blades

gallery = Gallery("Animal")
picture = gallery.picture


def hoof(s, x, y, w, colour=DARK, h=22):
    s.fill(poly([(x - w * 0.42, y - h), (x + w * 0.42, y - h), (x + w * 0.56, y), (x - w * 0.5, y)]), colour, digits=0)
    s.stroke(
        line((x + s.light * w * 0.3, y - h + 4), (x + s.light * w * 0.38, y - 5)),
        lighten(colour, 0.4),
        4,
        0.6,
        digits=0,
    )


# ---------------------------------------------------------------- elephant


GREY = "#8e8a98"


def hide(s, form, colour=GREY, step=40, **options):
    """Elephant's skin: folds and pores."""

    def skin(f):
        s.brush(f, colour, step * 1.3, 54, 3, 8, 0.7)
        s.specks(f, step=38, size=3.6)

    s.body(form, colour, skin, **options)


def elephant_leg(s, points, widths, colour):
    form = taper(points, widths)
    hide(s, form, colour, 26)
    x, y = points[-1]
    w = widths[-1]
    sole = rrect(x - w * 0.52, y - 16, w * 1.04, 26, 10)
    s.body(sole, colour, rim=3)
    s._shapes(["#efe2cf"], [ellipse(x + w * k, y + 2, w * 0.13, 9) for k in (-0.32, 0, 0.32)], digits=1)


def elephant_side(s, x, y, k=1.0, flip=False, trunk="down", colour=GREY):
    with stand(s, x, y, k, flip):
        s.shadow(0, 0, 280, 40)
        elephant_leg(s, [(92, -200), (98, -100), (104, -8)], [90, 74, 74], darken(colour, 0.28))
        elephant_leg(s, [(-112, -200), (-110, -100), (-104, -8)], [100, 76, 74], darken(colour, 0.28))
        s.stroke(curve((-196, -290), (-224, -230), (-216, -150)), darken(colour, 0.2), 11)
        s.fill(leaf(-217, -160, 92, 54, 0.4), darken(colour, 0.55))
        body = blob(
            [
                (-204, -220),
                (-192, -320),
                (-110, -384),
                (10, -396),
                (110, -380),
                (180, -320),
                (180, -200),
                (110, -130),
                (-20, -118),
                (-130, -128),
                (-190, -160),
            ]
        )
        hide(s, body, colour, 46)
        elephant_leg(s, [(-150, -220), (-160, -110), (-152, -6)], [120, 88, 84], colour)
        elephant_leg(s, [(110, -210), (116, -110), (122, -6)], [104, 84, 82], colour)
        way, girth = {
            "down": ([(262, -310), (296, -240), (300, -150), (280, -70), (304, -26)], [96, 72, 54, 40, 28]),
            "up": ([(258, -310), (318, -286), (366, -330), (372, -410), (340, -470)], [96, 72, 54, 40, 30]),
            "drink": ([(262, -310), (300, -240), (314, -150), (320, -60), (318, 14)], [96, 72, 54, 40, 30]),
        }[trunk]
        nose = taper(way, girth)
        with s.shaded(nose, colour, rim=4):
            rings = []
            for i in range(len(way) - 1):
                for t in (0.1, 0.3, 0.5, 0.7, 0.9):
                    px, py = (way[i][j] + (way[i + 1][j] - way[i][j]) * t for j in (0, 1))
                    dx, dy = way[i + 1][0] - way[i][0], way[i + 1][1] - way[i][1]
                    n, g = math.hypot(dx, dy), girth[i] * 0.42
                    rings.append(bow((px - dy / n * g, py + dx / n * g), (px + dy / n * g, py - dx / n * g), 5))
            s._marks([s.mood.shade], rings, 3, 0.35)
        head = blob(
            [(130, -380), (178, -432), (246, -414), (290, -356), (298, -290), (262, -236), (196, -222), (140, -280)]
        )
        hide(s, head, colour, 34)
        tusk = taper([(252, -250), (286, -204), (340, -198)], [26, 20, 5])
        s.body(tusk, "#fff3dc", rim=3)
        ear = blob(
            [
                (176, -400),
                (120, -424),
                (50, -386),
                (30, -300),
                (58, -216),
                (104, -196),
                (136, -246),
                (176, -280),
                (192, -340),
            ]
        )
        s.fill(ear.moved(-6, 10), s.mood.shade, 0.3)
        hide(s, ear, lighten(colour, 0.08), 34, rim=6)
        s.stroke(
            curve((160, -376), (110, -330), (84, -260)) + curve((168, -350), (130, -310), (112, -240)),
            darken(colour, 0.35),
            3,
            0.6,
        )
        eye(s, 244, -338, 12, "#5a3a22")
        s.stroke(
            curve((226, -348), (244, -358), (262, -346)) + curve((230, -322), (244, -318), (258, -324)),
            darken(colour, 0.5),
            3,
            0.7,
        )


def elephant_face(s, colour=GREY):
    """An elephant that looks at us: ears 620 wide, brow at -190, trunk down to 330."""
    for side in (-1, 1):
        ear = blob(
            [
                (side * 80, -120),
                (side * 150, -190),
                (side * 250, -190),
                (side * 318, -110),
                (side * 310, 20),
                (side * 250, 130),
                (side * 190, 160),
                (side * 150, 80),
                (side * 90, 40),
            ]
        )
        hide(s, ear, darken(colour, 0.06), 40, rim=8)
        pink = blob(
            [
                (side * 120, -100),
                (side * 190, -150),
                (side * 256, -120),
                (side * 270, -20),
                (side * 220, 80),
                (side * 160, 40),
            ]
        )
        with s.clip(pink):
            s.fill(pink, "#c9988f", 0.5)
        s.stroke(
            curve((side * 130, -90), (side * 210, -60), (side * 280, 10))
            + curve((side * 130, -40), (side * 200, 10), (side * 240, 90))
            + curve((side * 140, -120), (side * 220, -130), (side * 290, -90)),
            darken(colour, 0.3),
            4,
            0.5,
        )
    for side in (-1, 1):
        s.body(
            taper([(side * 62, 90), (side * 92, 170), (side * 150, 236)], [40, 32, 8]),
            "#fff3dc",
            lambda f: s.brush(f, step=20, length=30, width=2, angle=60),
            rim=4,
        )
    head = face([(0, -190), (70, -196), (124, -140), (136, -50), (110, 50), (70, 120), (0, 130)])
    hide(s, head, colour, 40)
    s.stroke(two(curve((18, -170), (30, -120), (20, -70))), darken(colour, 0.3), 4, 0.4)
    way = [(0, 20), (0, 120), (-6, 220), (10, 300), (54, 336)]
    girth = [128, 112, 86, 62, 44]
    trunk = taper(way, girth)
    with s.shaded(trunk, lighten(colour, 0.05), rim=5):
        s._marks([s.mood.shade], [bow((-70, py), (70, py), 15) for py in range(0, 300, 17)], 3.4, 0.38)
        s._marks([s.mood.light], [bow((-70, py + 6), (70, py + 6), 15) for py in range(0, 300, 17)], 2.4, 0.3)
        s.specks(trunk, step=16, size=3)
    for side in (-1, 1):
        eye(s, side * 88, -28, 17, "#6a4526")
        s.stroke(
            curve((side * 62, -44), (side * 88, -58), (side * 116, -38))
            + curve((side * 66, -2), (side * 88, 4), (side * 112, -6))
            + curve((side * 70, 10), (side * 90, 15), (side * 108, 6)),
            darken(colour, 0.5),
            4,
            0.7,
        )


@picture("Elephant at the water's edge", "4:3", "golden", 1)
def elephant_1(s):
    w, h = s.w, s.h
    s.sky(0.52, sun=(0.82, 0.3, 0.1), clouds="streaks")
    s.hills(0.52, 1, 0.1)
    s.treeline(0.54, 0.16, "round", far=0.3, step=0.09)
    lawn(s, 0.54, "#c9a24f")
    water(s, 0.84, glitter=0.8)
    elephant_side(s, w * 0.42, h * 0.84, 1.42, trunk="drink")
    s.stroke(ellipse(w * 0.797, h * 0.865, 60, 10) + ellipse(w * 0.797, h * 0.865, 110, 19), s.mood.light, 4, 0.7)
    blades(s, w * 0.4, h * 0.855, w * 0.62, 50, "#a98a3a")
    s.birds(w * 0.25, h * 0.18, 7, 18)


@picture("Face to face with an elephant", "1:1", "morning", -1)
def elephant_2(s):
    w, h = s.w, s.h
    s.sky(0.6, clouds="none")
    few_clouds(s, (0.14, 0.2, 0.2), (0.86, 0.14, 0.22))
    s.mountains(0.62, 0.3)
    lawn(s, 0.66, flowers=True)
    s.tree(w * 0.93, h * 0.72, h * 0.42)
    with stand(s, w * 0.5, h * 0.45, 1.42):
        chest = blob([(-120, 40), (-190, 120), (-200, 420), (200, 420), (190, 120), (120, 40)])
        hide(s, chest, darken(GREY, 0.22), 44)
        elephant_face(s)
    blades(s, w * 0.5, h, w, 80, n=110)


@picture("Shower time on the beach", "3:2", "summer", -1)
def elephant_3(s):
    w, h = s.w, s.h
    s.sky(0.46, sun=(0.12, 0.16, 0.06), clouds="small")
    few_clouds(s, (0.3, 0.22, 0.16), (0.62, 0.36, 0.14))
    strand(s, 0.44, 0.66, boats=2)
    s.palm(w * 0.93, h * 0.74, h * 0.6, lean=-0.1)
    elephant_side(s, w * 0.36, h * 0.92, 1.22, trunk="up", colour="#9a95a6")
    fx, fy = w * 0.36 + 340 * 1.22, h * 0.92 - 478 * 1.22
    drops, arcs = [], []
    for i in range(9):
        a = math.radians(-170 + i * 18)
        n = 130 + 30 * (i % 3)
        arcs.append(
            curve(
                (fx, fy),
                (fx + math.cos(a) * n * 0.5, fy - 60 + math.sin(a) * 60),
                (fx + math.cos(a) * n, fy + 20 + 30 * (i % 3)),
            )
        )
        drops += [(fx + math.cos(a) * n * s.between(0.6, 1.3), fy + s.between(-90, 120)) for _ in range(5)]
    s._marks(["#e6fbff", "#bfe9f5"], arcs, 6, 0.85)
    s._dots(["#f4feff", "#bfe9f5"], drops, 10, 0.9)
    elephant_side(s, w * 0.77, h * 0.95, 0.6, flip=True, colour="#a39eac")


# ---------------------------------------------------------------- giraffe


SAND, PATCH = "#eec27a", "#ab6528"


def giraffe_head(s, at=(0, 0), k=1.0):
    """In profile, looking right; the neck's end is at (0, 0)."""
    with s.at(at[0], at[1], k):
        far = taper([(28, -66), (22, -92), (20, -112)], [14, 12, 12])
        s.body(far, darken(SAND, 0.3))
        s.fill(ellipse(20, -114, 11, 9), darken(PATCH, 0.6))
        head = blob(
            [
                (-36, -10),
                (-26, -56),
                (14, -78),
                (60, -62),
                (120, -24),
                (152, 4),
                (156, 26),
                (134, 38),
                (84, 30),
                (40, 28),
                (0, 36),
            ]
        )
        with s.shaded(head, SAND, rim=4):
            s.fill(blob([(110, -20), (170, 0), (170, 50), (118, 44)]), "#8a5a3f", 0.75)
            s._shapes(
                [PATCH],
                [
                    patch(s, px, py, r, 0.8)
                    for px, py, r in ((-6, -40, 13), (-8, -8, 14), (24, 2, 12), (56, 4, 9), (40, -58, 8), (20, 24, 9))
                ],
            )
            hair(s, head, step=12, length=12, width=2, angle=20, opacity=0.8)
        ear = leaf(2, -62, 208, 66, 0.3)
        s.body(ear, SAND, rim=3)
        s.fill(leaf(-6, -64, 208, 44, 0.24), "#8a5a3f")
        horn = taper([(14, -66), (8, -96), (6, -118)], [18, 13, 14])
        s.body(horn, SAND, rim=3)
        s.fill(ellipse(6, -121, 13, 11), darken(PATCH, 0.6))
        eye(s, 46, -36, 10, "#3a2418")
        s.stroke(line((38, -47), (32, -54)) + line((46, -49), (44, -57)) + line((54, -47), (56, -55)), DARK, 2.6)
        s.fill(ellipse(142, 2, 5, 3.4, 40), DARK)
        s.stroke(curve((153, 22), (130, 22), (108, 16)), DARK, 3, 0.7)


def giraffe_side(s, x, y, k=1.0, flip=False):
    with stand(s, x, y, k, flip):
        s.shadow(0, 0, 190, 26)
        for px, far in ((118, 1), (-92, 1), (84, 0), (-132, 0)):
            tone = darken(SAND, 0.25) if far else SAND
            bend = 6 if px > 0 else -12
            leg = taper(
                [(px, -320), (px + bend, -190), (px + bend * 0.5, -150), (px + bend * 0.3, -16)],
                [78 if px < 0 else 64, 34, 32, 24],
            )
            with s.shaded(leg, tone):
                s._shapes([darken(PATCH, 0.2 * far)], [patch(s, qx, qy, 12) for qx, qy in s.scatter(leg, 28, 0.2)])
                s.fill(rect(px - 60, -140, 120, 130), lighten(tone, 0.25), 0.55)
                hair(s, leg, step=14, length=14, opacity=0.7)
            hoof(s, px + bend * 0.3, 0, 30)
        s.stroke(curve((-160, -380), (-186, -320), (-178, -240)), darken(SAND, 0.2), 8)
        s.fill(leaf(-178, -250, 92, 58, 0.36), DARK)
        mane = [
            line((124 + (190 - 124) * t, -520 - 250 * t), (104 + (190 - 124) * t, -526 - 250 * t))
            for t in [i / 16 for i in range(17)]
        ]
        body = blob(
            [
                (-168, -330),
                (-160, -396),
                (-90, -424),
                (20, -450),
                (80, -500),
                (124, -590),
                (164, -700),
                (184, -764),
                (216, -770),
                (240, -730),
                (222, -640),
                (190, -520),
                (166, -440),
                (150, -350),
                (90, -296),
                (-50, -282),
                (-140, -290),
            ]
        )
        with s.shaded(body, SAND):
            s.fill(blob([(-140, -300), (0, -310), (110, -330), (110, -270), (-140, -260)]), lighten(SAND, 0.5), 0.7)
            shapes = []
            for px, py in s.scatter(body, 41, 0.22):
                r = 18 if py > -480 else 14
                shapes.append(patch(s, px, py, r))
            s._shapes([PATCH, darken(PATCH, 0.12)], shapes)
            hair(s, body, step=22, length=16, angle=110, opacity=0.8)
        s._marks([darken(PATCH, 0.3)], mane, 9)
        giraffe_head(s, (206, -752))


@picture("Giraffe at the savanna's edge", "3:4", "noon", -1)
def giraffe_1(s):
    w, h = s.w, s.h
    s.sky(0.66, sun=(0.16, 0.14, 0.07), clouds="small")
    few_clouds(s, (0.88, 0.36, 0.24), (0.18, 0.44, 0.24))
    s.hills(0.66, 1, 0.1)
    lawn(s, 0.68, "#cdb056")
    s.tree(w * 0.84, h * 0.76, h * 0.4, "#7f9a45")
    giraffe_side(s, w * 0.42, h * 0.93, 1.18)
    blades(s, w * 0.44, h * 0.95, w * 0.7, 60, "#b89a45")
    s.rock(w * 0.9, h * 0.97, 170)


@picture("A giraffe looks in at the window", "4:3", "indoor-warm", 1)
def giraffe_2(s):
    w, h = s.w, s.h
    s.room(0.9, "#d9a58f", "bars", picture=(0.07, 0.2, 0.16), shelf=(0.05, 0.66, 0.2))
    x, y, n, t = w * 0.34, h * 0.08, w * 0.6, h * 0.66
    glass = rect(x, y, n, t)
    with s.clip(glass):
        s.fill(glass, s.linear((0, s.mood.top), (0.7, s.mood.middle), (1, s.mood.low)))
        s.cloud(w * 0.5, h * 0.3, 200)
        s.cloud(w * 0.86, h * 0.24, 180)
        bank = blob(
            [
                (x - 40, h * 0.6),
                (w * 0.5, h * 0.52),
                (w * 0.75, h * 0.6),
                (x + n + 40, h * 0.54),
                (x + n + 40, h),
                (x - 40, h),
            ]
        )
        s.fill(bank, s.mood.near)
        s.leaves(bank, s.mood.near, 42, 32, spill=False)
        with stand(s, w * 0.78, h * 0.42, 2.5, flip=True):
            neck = taper([(-8, -20), (-30, 70), (-50, 180)], [70, 86, 110])
            with s.shaded(neck, SAND):
                s._shapes([PATCH, darken(PATCH, 0.12)], [patch(s, px, py, 14) for px, py in s.scatter(neck, 32, 0.2)])
                hair(s, neck, step=15, length=12, angle=110, opacity=0.8)
            s._marks(
                [darken(PATCH, 0.3)],
                [line((-36 - 12 * k, -40 + 22 * k), (-54 - 10 * k, -44 + 22 * k)) for k in range(5)],
                12,
            )
            giraffe_head(s)
    s.stroke(glass, "#e9d6b8", 34, cap="butt")
    s.stroke(glass, "#fff4e2", 22, cap="butt")
    s.body(rect(x - 34, y + t + 8, n + 68, 34), "#fff4e2", lambda f: s.grain(f, step=12), round_=False)
    for px, c in ((0.42, "#d9483b"), (0.52, "#e8a03a"), (0.9, "#8f6ac4")):
        s.bush(w * px, y + t - 46, 120, "#5f9a55", c)
        pot = poly(
            [(w * px - 48, y + t - 62), (w * px + 48, y + t - 62), (w * px + 36, y + t + 10), (w * px - 36, y + t + 10)]
        )
        s.body(pot, "#c9704a", lambda f: s.bars(f, darken("#c9704a", 0.3), 22, 0.3, 0, 0.6))
    drape = blob(
        [(x - 70, -20), (x + 60, -20), (x + 46, h * 0.4), (x + 6, h * 0.62), (x + 30, h * 0.84), (x - 70, h * 0.84)],
        tension=0.6,
    )
    s.body(drape, "#3f8f8a", lambda f: s.bars(f, "#2a6a6a", 34, 0.4, 90, 0.6), lambda f: s.sprigs(f, "#f7d9a0", 70, 20))


# ---------------------------------------------------------------- zebra


CHALK, COAL = "#fbf3e6", "#2f2431"


def zebra_stripes(s, places):
    """Tapering bands: (points, width)."""
    together(s, COAL, [taper(points, [n * 0.5] + [n] * (len(points) - 2) + [n * 0.25]) for points, n in places])


def zebra_side(s, x, y, k=1.0, flip=False):
    with stand(s, x, y, k, flip):
        s.shadow(0, 0, 230, 28)
        for points, widths, far in (
            ([(140, -200), (146, -110), (142, -60), (146, -14)], [70, 36, 26, 26], 1),
            ([(-120, -200), (-122, -124), (-100, -70), (-106, -14)], [96, 44, 28, 26], 1),
        ):
            leg = taper(points, widths)
            s.body(leg, darken(CHALK, 0.22), lambda f: bands(s, f, COAL, 9))
            hoof(s, points[-1][0], 0, 32)
        s.stroke(curve((-206, -270), (-232, -220), (-226, -150)), CHALK, 10)
        s.fill(leaf(-226, -176, 92, 66, 0.36), COAL)
        body = blob(
            [
                (-216, -230),
                (-204, -298),
                (-140, -326),
                (-40, -306),
                (60, -314),
                (116, -362),
                (150, -430),
                (176, -462),
                (206, -458),
                (242, -416),
                (288, -352),
                (304, -314),
                (288, -290),
                (258, -292),
                (216, -332),
                (196, -336),
                (188, -290),
                (176, -230),
                (140, -176),
                (70, -152),
                (-40, -146),
                (-130, -160),
                (-190, -180),
            ]
        )
        with s.shaded(body, CHALK):
            marks = []
            for i in range(8):
                px = -96 + i * 32
                marks.append(([(px + 8, -340), (px - 4, -270), (px + 8, -210), (px + 26, -170)], 15))
            for i in range(6):
                marks.append(([(-240, -300 + 22 * i + i * i * 2), (-180, -296 + 26 * i), (-118, -336 + 30 * i)], 14))
            for i in range(7):
                t = i / 6
                marks.append(
                    ([(96 + 66 * t, -366 - 96 * t), (150 + 40 * t, -320 - 60 * t), (200 + 20 * t, -262 - 66 * t)], 15)
                )
            marks += [
                ([(190, -466), (206, -440), (200, -410)], 10),
                ([(212, -456), (222, -426), (212, -396)], 9),
                ([(236, -424), (240, -404), (226, -376)], 9),
                ([(256, -396), (254, -380), (240, -356)], 8),
                ([(206, -336), (214, -360), (232, -372)], 8),
                ([(228, -318), (238, -340), (254, -350)], 7),
            ]
            zebra_stripes(s, marks)
            s.fill(blob([(270, -346), (320, -330), (320, -270), (262, -276), (258, -316)]), "#4a3a44")
            hair(s, body, step=24, length=18, width=2, angle=100, opacity=0.55)
        mane = taper([(100, -366), (134, -424), (166, -470), (196, -480)], [10, 34, 34, 12])
        s.body(mane, CHALK, lambda f: bands(s, f, COAL, 9, 0.5, -8))
        s.fur(mane, COAL, 9, 22, 2, angle=-130, opacity=0.6)
        s.body(leaf(176, -446, -108, 62, 0.34), CHALK, rim=3)
        s.fill(leaf(177, -452, -108, 42, 0.24), COAL)
        eye(s, 228, -398, 9, "#2e1c14")
        s.fill(ellipse(290, -320, 5, 3.4, 40), "#17101c")
        s.stroke(curve((296, -300), (278, -302), (264, -308)), "#17101c", 3, 0.8)
        for points, widths in (
            ([(116, -220), (112, -110), (106, -60), (108, -14)], [84, 38, 28, 28]),
            ([(-160, -230), (-182, -130), (-156, -66), (-160, -14)], [124, 50, 30, 28]),
        ):
            leg = taper(points, widths)
            s.body(leg, CHALK, lambda f: bands(s, f, COAL, 10))
            hoof(s, points[-1][0], 0, 34)


def zebra_face(s, fine=1.0):
    """A zebra that looks at us: 190 wide, ears to -300, muzzle to 190."""
    for side in (-1, 1):
        ear = leaf(side * 62, -150, -90 + side * 20, 150, 0.34)
        s.body(ear, CHALK, rim=4)
        s.fill(leaf(side * 64, -160, -90 + side * 20, 104, 0.24), "#4a3440")
        s.fur(leaf(side * 64, -160, -90 + side * 20, 104, 0.3), "#cbb8a8", 12, 24, 2, angle=-85, opacity=0.8)
        s.fill(taper([(side * 74, -250), (side * 104, -268), (side * 124, -270)], [22, 20, 8]), COAL)
    mane = taper([(0, -130), (0, -210), (0, -286)], [50, 64, 40])
    s.body(mane, CHALK, lambda f: s.bars(f, COAL, 26, 0.5, 90, 1))
    s.fur(mane, COAL, 10, 30, 2.4, angle=-90, opacity=0.6)
    head = face([(0, -184), (56, -176), (92, -126), (98, -60), (76, 20), (64, 90), (72, 140), (56, 184), (0, 196)])
    with s.shaded(head, CHALK, rim=5):
        marks = []
        for i in range(5):
            marks.append(([(9 + i * 15, -190), (7 + i * 13, -120), (3 + i * 8, -40), (2 + i * 2, 30)], 9))
        for i in range(9):
            marks.append(
                ([(112, -140 + i * 27), (76, -122 + i * 27 + (10 if i > 2 else 0)), (48 - i * 2.4, -84 + i * 24)], 12)
            )
        for i in range(4):
            marks.append(([(80, 80 + i * 1 - 4 * i), (44, 66 + i * 12), (8, 60 + i * 13)], 7))
        zebra_stripes(s, marks + [([(-px, py) for px, py in points], n) for points, n in marks])
        s.fill(blob([(-90, 118), (0, 100), (90, 118), (100, 220), (-100, 220)]), "#4a3a44")
        hair(s, head, None, 15 * fine, 15 * fine, 2 * fine, flow=away(0, -60), opacity=0.6)
    for side in (-1, 1):
        s.fill(ellipse(side * 78, -62, 22, 20), COAL)
        eye(s, side * 79, -62, 16, "#3a2218")
        s.fill(ellipse(side * 30, 142, 15, 10, side * -34), "#17101c")
        s.stroke(curve((side * 62, -84), (side * 80, -92), (side * 100, -80)), COAL, 5)
    s.stroke(curve((-36, 172), (0, 180), (36, 172)), "#17101c", 4)


@picture("Zebras under a thundercloud", "4:3", "storm", -1)
def zebra_1(s):
    w, h = s.w, s.h
    s.sky(0.56, clouds="streaks")
    for x, y, n in ((0.06, 0.2, 0.4), (0.9, 0.16, 0.42), (0.5, 0.12, 0.4)):
        s.cloud(w * x, h * y, w * n, mix(s.mood.middle, s.mood.light, 0.12))
    s.hills(0.56, 2, 0.1)
    lawn(s, 0.56, "#9a9a55")
    s.stroke(
        line((w * 0.12, h * 0.2), (w * 0.09, h * 0.32), (w * 0.13, h * 0.34), (w * 0.09, h * 0.5)), s.mood.accent, 8
    )
    s.stroke(line((w * 0.12, h * 0.2), (w * 0.09, h * 0.32), (w * 0.13, h * 0.34), (w * 0.09, h * 0.5)), "#ffffff", 3)
    zebra_side(s, w * 0.82, h * 0.72, 0.62, flip=True)
    zebra_side(s, w * 0.4, h * 0.9, 1.4)
    blades(s, w * 0.4, h * 0.91, w * 0.56, 46, "#8a8a45")
    s.rain()


@picture("Zebra portrait in the snow", "3:4", "snow", 1)
def zebra_2(s):
    w, h = s.w, s.h
    s.sky(0.6, sun=(0.84, 0.16, 0.06), clouds="streaks")
    s.mountains(0.58, 0.26)
    s.treeline(0.62, 0.16, "pine", far=0.3)
    s.snowfield(0.62)
    s.fence(-10, w, h * 0.78, 150, "#b08a68", 120)
    with stand(s, w * 0.48, h * 0.5, 1.9):
        neck = blob([(-60, -120), (-100, 40), (-150, 330), (150, 330), (100, 40), (60, -120)])
        with s.shaded(neck, CHALK):
            for i in range(9):
                for side in (-1, 1):
                    s.fill(
                        taper(
                            [(side * 170, 0 + i * 38), (side * 110, 10 + i * 34), (side * 10, 60 + i * 34)], [20, 18, 5]
                        ),
                        COAL,
                    )
            hair(s, neck, step=22, length=20, angle=95, opacity=0.6)
        zebra_face(s, 0.7)
    s.snowfall(step=74)


# ---------------------------------------------------------------- sheep


def wool(s, form, colour="#f5ead8", step=30, rim=5):
    """A fleece: curls in two tones."""
    with s.shaded(form, colour, rim=rim):
        curls = []
        for x, y in s.scatter(form, step, 0.3):
            r, a = step * s.between(0.3, 0.42), s.between(0, 360)
            curls.append(
                Form(
                    [
                        ("M", -r, 0),
                        ("Q", -r * 0.6, -r * 1.5, r * 0.4, -r * 0.9),
                        ("Q", r * 1.4, 0, r * 0.2, r * 0.4),
                        ("Q", -r * 0.4, r * 0.4, -r * 0.2, -r * 0.2),
                    ]
                )
                .rotated(a)
                .moved(x, y)
            )
        with s.clip(form):
            s._marks([darken(colour, 0.24), lighten(colour, 0.7)], curls, 3.4, 0.85)


def fleece(s, cx, cy, rx, ry, n=13, k=0.13):
    """A cloud-like outline."""
    points = []
    for i in range(n * 2):
        a = i * math.pi / n
        r = 1 + (k if i % 2 else 0)
        points.append((cx + math.cos(a) * rx * r, cy + math.sin(a) * ry * r))
    return blob(points)


def sheep_face(s, skin="#4a3a42", wooly="#f5ead8", horns=False):
    """A sheep that looks at us: 110 wide, brow -80, chin 90."""
    for side in (-1, 1):
        s.body(
            leaf(side * 46, -36, 90 - side * 74, 92, 0.32), darken(skin, 0.1), lambda f: hair(s, f, step=11, length=10)
        )
        s.fill(leaf(side * 56, -32, 90 - side * 74, 62, 0.22), mix(skin, "#e0a59a", 0.5))
    head = face([(0, -84), (44, -76), (62, -30), (54, 30), (40, 74), (0, 92)])
    s.body(head, skin, lambda f: hair(s, f, skin, 13, 14, 2, flow=away(0, -40)), rim=4)
    for side in (-1, 1):
        eye(s, side * 36, -14, 11, "#d9a040")
        s.fill(ellipse(side * 14, 62, 7, 4.4, side * -30), darken(skin, 0.7))
    s.stroke(line((0, 66), (0, 74)) + curve((-20, 76), (0, 74), (20, 76)), darken(skin, 0.7), 3)
    wool(s, fleece(s, 0, -84, 56, 34, 8, 0.16), wooly, 22, 3)
    if horns:
        for side in (-1, 1):
            horn = taper(
                [(side * 40, -84), (side * 110, -110), (side * 140, -50), (side * 104, -10), (side * 84, -36)],
                [44, 44, 38, 26, 6],
            )
            s.body(horn, "#c9a878", lambda f: s.stripes(f, darken("#c9a878", 0.35), 12, 20, 0.2, 0.1, 0.7), rim=4)


def sheep_side(s, x, y, k=1.0, flip=False, wooly="#f5ead8", skin="#4a3a42"):
    with stand(s, x, y, k, flip):
        s.shadow(0, 0, 190, 26)
        for px, dark in ((96, 0.35), (-66, 0.35), (62, 0), (-108, 0)):
            s.body(
                taper([(px, -110), (px, -60), (px, -10)], [36, 24, 24]),
                darken(skin, dark),
                lambda f: hair(s, f, step=11, length=12),
                rim=3,
            )
            hoof(s, px, 2, 28, h=18)
        wool(s, fleece(s, -176, -190, 34, 34, 6, 0.18), wooly, 20, 3)
        wool(s, fleece(s, -10, -196, 172, 110), wooly, 32)
        with s.at(150, -246, 0.98, -4):
            sheep_face(s, skin, wooly)


@picture("Sheep in the sea mist", "3:2", "fog", -1)
def sheep_1(s):
    w, h = s.w, s.h
    s.sky(0.5, sun=(0.2, 0.2, 0.06), clouds="streaks")
    water(s, 0.48)
    lawn(s, 0.66)
    sheep_side(s, w * 0.8, h * 0.78, 0.8, flip=True, wooly="#e3d2bb", skin="#c9a58f")
    sheep_side(s, w * 0.36, h * 0.9, 1.45)
    blades(s, w * 0.4, h * 0.91, w * 0.6, 44)


@picture("A ram from close by", "4:3", "spring", 1)
def sheep_2(s):
    w, h = s.w, s.h
    s.sky(0.5, clouds="streaks")
    s.mountains(0.56, 0.36)
    lawn(s, 0.6)
    s.fence(-10, w, h * 0.72, 130, "#c9a47a", 110)
    with stand(s, w * 0.46, h * 0.52, 2.6):
        wool(s, fleece(s, 0, 70, 176, 150, 12), "#efe2cc", 34)
        sheep_face(s, "#d9bfa4", "#f8eedd", horns=True)
    s.flowers(rect(0, h * 0.84, w, h * 0.2), ["#f58fae", "#fff3df", "#f7c948"], 120, 20)
    blades(s, w * 0.5, h * 1.01, w, 90, n=90)


# ---------------------------------------------------------------- cow


def cow_face(s, colour="#8a4f32", blaze="#fff2df", fine=1.0):
    """A cow that looks at us: horns 330 wide, muzzle to 150."""
    for side in (-1, 1):
        horn = taper([(side * 54, -120), (side * 118, -150), (side * 128, -210)], [36, 28, 5])
        s.body(horn, "#efe2c4", lambda f: s.fill(ellipse(side * 130, -206, 26, 30), "#5a4a44"), rim=3)
        ear = leaf(side * 78, -88, 90 - side * 82, 130, 0.34)
        s.body(ear, colour, lambda f: hair(s, f, colour, 13, 15), rim=4)
        s.fill(leaf(side * 90, -84, 90 - side * 82, 92, 0.24), "#d99a8a")
        s.fur(leaf(side * 90, -84, 90 - side * 82, 92, 0.3), "#f2d4c0", 11, 18, 2, angle=90, opacity=0.7)
    head = face([(0, -136), (64, -128), (94, -84), (92, -20), (74, 50), (70, 100), (0, 120)])
    with s.shaded(head, colour, rim=5):
        s.fill(face([(0, -150), (30, -120), (20, -60), (30, 0), (50, 60), (60, 140), (0, 150)]), blaze)
        hair(s, head, None, 16 * fine, 17 * fine, 2.2 * fine, flow=away(0, -70))
    muzzle = face([(0, 56), (62, 54), (92, 92), (84, 140), (40, 160), (0, 160)])
    s.body(muzzle, "#e5a397", lambda f: s.specks(f, step=13, size=3), rim=5)
    for side in (-1, 1):
        s.fill(ellipse(side * 42, 92, 16, 10, side * -28), darken("#8a4f4f", 0.4))
        eye(s, side * 66, -40, 17, "#4a2e1c")
        s.stroke(
            line((side * 52, -58), (side * 44, -68))
            + line((side * 66, -60), (side * 66, -73))
            + line((side * 80, -57), (side * 88, -67)),
            DARK,
            4,
        )
    s.stroke(curve((-48, 134), (0, 144), (48, 134)), darken("#8a4f4f", 0.4), 4)
    s.stroke(bow((-6, 150), (34, 176), 4) + bow((34, 176), (70, 190), -3), "#5f9a3f", 5)
    tuft = blob([(-44, -128), (-30, -160), (10, -162), (42, -130), (24, -84), (4, -70), (-12, -90)])
    coat(s, tuft, lighten(colour, 0.1), 12, 22, flow=away(0, -170), rim=3)


def cow_side(s, x, y, k=1.0, flip=False, colour="#fbf1e2", patch="#3f3240", grazing=False):
    with stand(s, x, y, k, flip):
        s.shadow(0, 0, 250, 30)

        def leg(points, widths, dark=0.0):
            form = taper(points, widths)
            with s.shaded(form, darken(colour, dark)):
                if points[0][0] < 0:
                    s.fill(ellipse(points[0][0], points[0][1] + 10, 60, 46), patch)
                hair(s, form, step=14, length=14, opacity=0.7)
            hoof(s, points[-1][0], 2, widths[-1] * 1.12, "#4a3a3a", 24)

        leg([(140, -160), (146, -90), (144, -16)], [66, 38, 34], 0.25)
        leg([(-120, -170), (-116, -94), (-112, -16)], [84, 42, 34], 0.25)
        s.stroke(curve((-222, -296), (-248, -230), (-238, -140)), colour, 12)
        s.fill(leaf(-238, -160, 92, 76, 0.4), patch)
        body = blob(
            [
                (-226, -200),
                (-226, -300),
                (-170, -324),
                (-40, -310),
                (90, -318),
                (170, -334),
                (236, -300),
                (226, -220),
                (180, -150),
                (60, -112),
                (-60, -116),
                (-150, -130),
                (-206, -150),
            ]
        )
        udder = blob([(-130, -140), (-60, -140), (-56, -92), (-90, -76), (-126, -90)])
        s.body(udder, "#e8ab9c", rim=3)
        s._shapes(["#d98f86"], [rrect(px, -90, 12, 24, 6) for px in (-112, -84)], digits=1)
        with s.shaded(body, colour):
            for px, py, rx, ry in ((-170, -270, 80, 70), (30, -270, 90, 76), (190, -190, 70, 60), (-40, -130, 60, 36)):
                s.fill(s.wobble(px, py, rx, ry, 8, 0.2), patch)
            hair(s, body, step=22, length=20, angle=100, opacity=0.8)
        leg([(-172, -190), (-186, -100), (-172, -14)], [116, 50, 38])
        leg([(118, -180), (112, -96), (108, -14)], [80, 42, 36])
        with s.at(238, -300 if not grazing else -120, 0.76, 6):
            cow_face(s, patch, "#fff6ea")


@picture("Cow by the harbour", "4:3", "morning", -1)
def cow_1(s):
    w, h = s.w, s.h
    s.sky(0.52, sun=(0.14, 0.16, 0.06), clouds="streaks")
    s.harbour(0.54, 0.74)
    for x in (0.2, 0.5, 0.8):
        tuft = ellipse(w * x, h * 0.985, w * 0.22, h * 0.05)
        s.fill(tuft, s.mood.ground)
        s.grass(tuft, s.mood.ground, 40, 34)
    cow_side(s, w * 0.42, h * 0.93, 1.52)
    blades(s, w * 0.42, h * 0.95, w * 0.56, 40)


@picture("A nosy neighbour at the garden fence", "1:1", "noon", 1)
def cow_2(s):
    w, h = s.w, s.h
    s.sky(0.5, sun=(0.86, 0.14, 0.07), clouds="small")
    few_clouds(s, (0.24, 0.2, 0.2))
    s.hills(0.52, 2)
    lawn(s, 0.56)
    with stand(s, w * 0.5, h * 0.47, 2.3):
        neck = blob([(-90, -60), (-150, 40), (-190, 260), (190, 260), (150, 40), (90, -60)])
        coat(s, neck, darken("#8a4f32", 0.15), 15, 18, 1.8, flow=away(0, -100))
        cow_face(s, fine=0.6)
    s.fence(-30, w + 40, h * 1.0, 190, "#fff1dc", 118)
    for x, c in ((0.1, "#f0523d"), (0.34, "#f7c948"), (0.72, "#c58fe0"), (0.94, "#f0523d")):
        s.bush(w * x, h * 1.05, w * 0.22, flowers=c)


PICTURES = gallery.pictures
