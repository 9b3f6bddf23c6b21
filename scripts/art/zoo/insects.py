"""Small ones that fly or creep: butterfly, ladybird, bee, snail."""

from zoo.common import *
from zoo.plants import big_flower, big_leaf, blades, stalk

gallery = Gallery("Animal")
picture = gallery.picture

# ---------------------------------------------------------------- butterfly


def butterfly(s, x, y, k=1.0, turn=0.0, colour="#ee8a2a", edge="#2f2130", spot="#fff4e2", narrow=1.0):
    """Wings spread, 560 wide; `narrow` below 1 lifts its far wings toward us."""
    with stand(s, x, y, k, turn=turn):
        for side in (-1, 1):
            with s.group(transform=f"scale({side * (narrow if side > 0 else 1):.2f} 1)"):
                s.light *= side
                low = blob(
                    [(12, 0), (70, 10), (170, 30), (222, 90), (206, 160), (150, 214), (96, 196), (50, 130), (20, 60)]
                )
                high = blob(
                    [
                        (10, -20),
                        (60, -90),
                        (150, -190),
                        (240, -236),
                        (284, -210),
                        (276, -120),
                        (226, -30),
                        (150, 24),
                        (60, 16),
                    ]
                )
                for form, cells, rim in (
                    (
                        low,
                        [
                            [(24, 24), (90, 36), (150, 60), (120, 110), (60, 70)],
                            [(160, 66), (196, 100), (176, 140), (134, 120)],
                            [(60, 92), (116, 124), (150, 176), (108, 180), (70, 130)],
                        ],
                        26,
                    ),
                    (
                        high,
                        [
                            [(22, -22), (90, -86), (168, -140), (176, -96), (90, -40)],
                            [(186, -132), (240, -176), (252, -150), (190, -88)],
                            [(96, -26), (180, -80), (240, -120), (220, -54), (150, 0), (80, 6)],
                            [(112, -116), (170, -180), (216, -196), (174, -152)],
                        ],
                        30,
                    ),
                ):
                    with s.shaded(form, edge, rim=4):
                        s._shapes([colour, lighten(colour, 0.12)], [blob(c, tension=0.6) for c in cells])
                        veins = [
                            curve((14, 0), ((c[0][0] + c[2][0]) / 2, (c[0][1] + c[2][1]) / 2), c[2]) for c in cells
                        ]
                        s._marks([darken(colour, 0.4)], veins, 3, 0.6)
                        dust = [line((px, py), (px + px * 0.03, py + py * 0.03)) for px, py in s.scatter(form, 17)]
                        s._marks([lighten(colour, 0.5), edge], dust, 2.4, 0.4)
                        flat = form.flat()[0]
                        cx, cy = form.centre
                        dots = [
                            ((px - cx) * 0.89 + cx, (py - cy) * 0.89 + cy)
                            for i, (px, py) in enumerate(flat)
                            if i % 3 == 0 and px > 100
                        ]
                        s._dots([spot], dots, 13)
                s.light *= side
        body = taper([(0, -70), (0, -20), (0, 60), (0, 130)], [26, 36, 30, 8])
        coat(s, body, edge, 9, 12, flow=away(0, -90), rim=3)
        s._marks([lighten(edge, 0.35)], [line((-14, py), (14, py)) for py in range(20, 120, 16)], 3, 0.7)
        head = ellipse(0, -84, 19, 18)
        s.body(head, edge, rim=0)
        for side in (-1, 1):
            eye(s, side * 11, -90, 6, "#4a3a5a")
            s.stroke(curve((side * 6, -98), (side * 30, -150), (side * 62, -184)), edge, 4)
            s.fill(ellipse(side * 63, -187, 7, 9, side * 40), edge)


def butterfly_side(s, x, y, k=1.0, flip=False, colour="#3f8fe0", under="#c9a67a"):
    """Wings folded up, standing at (x, y)."""
    with stand(s, x, y, k, flip):
        for form, tone, far in (
            (
                blob([(10, -40), (-30, -150), (-120, -300), (-190, -340), (-220, -280), (-200, -150), (-110, -50)]),
                colour,
                1,
            ),
            (blob([(20, -40), (40, -160), (20, -330), (-40, -410), (-100, -380), (-130, -260), (-80, -90)]), under, 0),
            (blob([(10, -30), (-50, -60), (-140, -150), (-220, -160), (-240, -90), (-190, -20), (-90, 0)]), under, 0),
        ):
            with s.shaded(form, tone, rim=5):
                cx, cy = form.centre
                x0, y0, x1, y1 = form.box
                s._marks(
                    [darken(tone, 0.35)],
                    [curve((10, -30), ((px + 10) / 2 - 8, (py - 30) / 2), (px, py)) for px, py in form.flat()[0][4::5]],
                    3,
                    0.7,
                )
                s._marks(
                    [lighten(tone, 0.4), darken(tone, 0.3)],
                    [line((px, py), (px + 5, py - 5)) for px, py in s.scatter(form, 20)],
                    2.4,
                    0.6,
                )
                if not far:
                    for dx, dy, r in ((-0.12, -0.26, 30), (-0.24, 0.02, 24), (0.1, -0.1, 18)):
                        px, py = cx + dx * (x1 - x0), cy + dy * (y1 - y0)
                        for m, c in ((1, "#4a3226"), (0.76, "#f2c14e"), (0.5, "#2a2440"), (0.2, "#ffffff")):
                            s.fill(ellipse(px, py, r * m), c)
                    s.stroke(form.scaled(0.93, at=(cx, cy)), colour, 7, 0.8, dash="26 14")
        for px in (10, 30, 50):
            s.stroke(line((px, -36), (px + 14, -16), (px + 4, 2)), DARK, 5)
        body = taper([(-90, -10), (-20, -34), (50, -52), (76, -62)], [14, 34, 38, 20])
        coat(s, body, "#4a3a44", 9, 12, angle=170, rim=3)
        s.body(ellipse(84, -66, 20, 19), "#4a3a44", rim=0)
        eye(s, 90, -69, 10, "#3a2a4a")
        s.stroke(curve((92, -82), (120, -130), (158, -150)) + curve((86, -84), (100, -140), (126, -170)), DARK, 4)
        s._dots([DARK], [(160, -152), (127, -172)], 13)
        s.stroke(curve((100, -58), (124, -40), (112, -16), (98, -26)), DARK, 4)


@picture("A butterfly takes the best seat", "4:3", "summer", -1)
def butterfly_1(s):
    w, h = s.w, s.h
    s.sky(0.56, sun=(0.14, 0.16, 0.07), clouds="small")
    s.hills(0.56, 1, 0.12)
    lawn(s, 0.58, "#86b859")
    s.bokeh(rect(0, h * 0.5, w, h * 0.5), step=190, size=60, opacity=0.25)
    stalk(s, [(w * 0.2, h * 1.1), (w * 0.17, h * 0.86), (w * 0.14, h * 0.7)], 18)
    big_flower(s, w * 0.14, h * 0.68, 120, 11, "#fff1e0", squash=0.8)
    stalk(
        s,
        [(w * 0.5, h * 1.1), (w * 0.53, h * 0.9), (w * 0.52, h * 0.75)],
        28,
        leaves=((w * 0.52, h * 0.98, -20, 260), (w * 0.51, h * 1.0, -158, 240)),
    )
    big_flower(s, w * 0.52, h * 0.72, 280, 13, "#e86a9a", squash=0.72)
    butterfly(s, w * 0.5, h * 0.45, 1.25, 14)


@picture("Blue wings at the window", "1:1", "indoor-cool", 1)
def butterfly_2(s):
    w, h = s.w, s.h
    s.room(0.95, "#d9cfe2", "bars")
    s.view(w * 0.16, h * 0.1, w * 0.62, h * 0.6)
    sheet(s, 0.8, "#efe2cc", lambda f: s.grain(f, step=30))
    pot = poly([(w * 0.36, h * 0.72), (w * 0.68, h * 0.72), (w * 0.63, h * 0.93), (w * 0.41, h * 0.93)])
    s.shadow(w * 0.52, h * 0.93, 220)
    s.body(pot, "#4f8fa8", lambda f: s.diamonds(f, "#f2e2c0", 60))
    for px, py, a, n in (
        (0.5, 0.73, -150, 250),
        (0.54, 0.73, -30, 250),
        (0.48, 0.73, -118, 220),
        (0.56, 0.73, -62, 210),
    ):
        big_leaf(s, w * px, h * py, a, n)
    stalk(s, [(w * 0.52, h * 0.74), (w * 0.53, h * 0.66), (w * 0.5, h * 0.6)], 16)
    big_flower(s, w * 0.5, h * 0.57, 150, 9, "#f29a3f", "#8a4a2a", 0.62)
    butterfly_side(s, w * 0.52, h * 0.54, 1.0, colour="#2f6fd0", under="#6fa0dc")


# ---------------------------------------------------------------- ladybird


def ladybird_side(s, x, y, k=1.0, flip=False, turn=0.0):
    """Walking, 380 long, feet at y."""
    with stand(s, x, y, k, flip, turn):
        s.shadow(0, 0, 200, 24, 0.35)
        for px, d in ((-90, -20), (0, 0), (90, 26)):
            s.stroke(line((px, -50), (px + d - 16, -26), (px + d, -2), (px + d + 20, 0)), DARK, 13)
        s.stroke(curve((170, -110), (214, -146), (240, -136)) + curve((164, -116), (190, -166), (218, -178)), DARK, 8)
        s._dots([DARK], [(241, -136), (219, -179)], 18)
        head = blob([(118, -40), (124, -110), (164, -128), (196, -96), (192, -46), (160, -30)])
        s.body(head, "#2e2633", lambda f: s.specks(f, step=14), rim=4)
        s.fill(ellipse(158, -108, 15, 12), "#fff6ea")
        eye(s, 174, -78, 15, "#5a4a6a", white="#fff6ea")
        collar = blob([(84, -30), (86, -140), (118, -152), (146, -110), (144, -40), (120, -24)])
        with s.shaded(collar, "#2e2633", rim=4):
            s.fill(ellipse(124, -122, 17, 22), "#fff6ea")
        shell = blob(
            [(-186, -34), (-180, -110), (-120, -190), (-20, -222), (70, -190), (112, -120), (110, -40), (0, -24)]
        )
        with s.shaded(shell, "#dd3a2c", rim=7):
            s._shapes(
                [DARK],
                [
                    ellipse(px, py, rx, ry, t)
                    for px, py, rx, ry, t in (
                        (-50, -160, 36, 27, -6),
                        (40, -130, 30, 34, 30),
                        (-120, -104, 30, 34, 24),
                        (-30, -80, 36, 27, 4),
                        (70, -70, 24, 27, 0),
                        (-150, -50, 22, 16, 10),
                    )
                ],
            )
            s.stroke(curve((-186, -60), (-60, -46), (110, -66)), darken("#dd3a2c", 0.4), 4, 0.6)
            s.specks(shell, step=26, size=3.4, opacity=0.6)
            s.fill(ellipse(s.light * 40 - 30, -190, 70, 14, s.light * 14), "#ffffff", 0.55)


def ladybird_flying(s, x, y, k=1.0, turn=0.0):
    """From above, wing cases open; 520 wide."""
    with stand(s, x, y, k, turn=turn):
        for side in (-1, 1):
            wing = blob(
                [
                    (side * 14, -50),
                    (side * 120, -60),
                    (side * 250, 0),
                    (side * 280, 80),
                    (side * 220, 140),
                    (side * 110, 100),
                    (side * 30, 30),
                ]
            )
            s.fill(wing, "#f4e6d2", 0.75)
            s._marks(
                [darken("#c9a88a", 0.2)],
                [
                    curve((side * 20, -30), (side * 120, -10 + 24 * i), (side * (270 - 20 * i), 40 + 26 * i))
                    for i in range(4)
                ]
                + [wing],
                3,
                0.6,
            )
            for dy in (-30, 20, 70):
                s.stroke(
                    line((side * 40, dy), (side * 96, dy + 10 + dy * 0.3), (side * 110, dy + 34 + dy * 0.4)), DARK, 11
                )
        body = face([(0, -70), (60, -50), (80, 30), (60, 110), (0, 146)])
        with s.shaded(body, "#3a2c38", rim=4):
            s._marks(["#6a5562"], [bow((-80, py), (80, py), -12) for py in range(-20, 140, 24)], 6, 0.8)
        for side in (-1, 1):
            case = (
                blob([(0, -60), (70, -76), (120, -40), (150, 40), (150, 130), (110, 120), (50, 40), (10, -20)])
                .rotated(-30, (0, -60))
                .map(lambda px, py: (side * px, py))
            )
            with s.shaded(case, "#dd3a2c", rim=6):
                s._shapes(
                    [DARK],
                    [
                        ellipse(side * px, py, r, r * 0.86, 30)
                        for px, py, r in ((64, -74, 20), (112, -84, 22), (150, -56, 19), (178, -16, 16))
                    ],
                )
                s.specks(case, step=24, size=3.4, opacity=0.6)
                s.fill(ellipse(side * 96, -110, 46, 9, side * -12), "#ffffff", 0.5)
        s.body(
            blob([(-62, -62), (-50, -104), (0, -116), (50, -104), (62, -62), (0, -50)]),
            "#2e2633",
            lambda f: s.fill(two(ellipse(40, -86, 15, 18)), "#fff6ea"),
            rim=4,
        )
        head = ellipse(0, -120, 38, 28)
        s.body(head, "#2e2633", rim=3)
        for side in (-1, 1):
            eye(s, side * 24, -126, 12, "#5a4a6a", white="#fff6ea")
            s.stroke(curve((side * 12, -144), (side * 26, -178), (side * 52, -188)), DARK, 6)
            s._dots([DARK], [(side * 53, -188)], 15)


@picture("Ladybird on the way up", "3:2", "morning", -1)
def ladybird_1(s):
    w, h = s.w, s.h
    s.sky(1.0, sun=(0.2, 0.2, 0.1), clouds="none")
    s.fill(rect(0, 0, w, h), s.linear((0, "#cfe8b0", 0.2), (1, "#5f9a4a", 0.9)))
    s.bokeh(rect(0, 0, w, h), ["#fff6c9", "#9fd07a", "#f9b4c4"], 150, 80, 0.4)
    blades(s, w * 0.5, h * 1.02, w * 1.1, 260, "#4f8a3f", 60)
    big_leaf(s, -w * 0.06, h * 0.98, -14, w * 1.06, "#5fa84a", 0.22, drops=7)
    ladybird_side(s, w * 0.46, h * 0.72, 1.35, turn=-13)


@picture("Picnic guest with seven spots", "4:3", "noon", 1)
def ladybird_2(s):
    w, h = s.w, s.h
    s.sky(0.46, sun=(0.86, 0.14, 0.07), clouds="small")
    s.hills(0.46, 1, 0.12)
    lawn(s, 0.48, flowers=True)
    s.blanket(0.72, colour="#3f8fc4")
    for px, py, r, c in ((0.2, 0.86, 66, "#d9483b"), (0.31, 0.9, 58, "#e8b04a")):
        s.shadow(w * px, h * py + r * 0.85, r * 1.2)
        s.body(s.wobble(w * px, h * py, r, r * 0.94, 9, 0.04), c, lambda f: s.specks(f, step=16))
        s.stroke(
            curve((w * px, h * py - r * 0.8), (w * px + 5, h * py - r * 1.15), (w * px + 18, h * py - r * 1.35)),
            "#6a4630",
            6,
        )
    s.fill(ellipse(w * 0.62, h * 0.9, 190, 24), s.mood.shade, 0.25)
    s.stroke(
        curve((w * 0.1, h * 0.2), (w * 0.22, h * 0.34), (w * 0.3, h * 0.26), (w * 0.34, h * 0.36), (w * 0.46, h * 0.5)),
        "#ffffff",
        5,
        0.8,
        dash="4 18",
    )
    ladybird_flying(s, w * 0.6, h * 0.46, 1.35, turn=24)


# ---------------------------------------------------------------- bee


def bee(s, x, y, k=1.0, flip=False, turn=0.0, wings=True):
    """In flight, 360 long, its middle at (x, y)."""
    with stand(s, x, y, k, flip, turn):
        far = blob([(20, -60), (-40, -190), (-110, -240), (-150, -200), (-110, -110), (-10, -56)])
        s.fill(far, "#dfeef4", 0.6)
        s.stroke(far, "#8fa6b5", 3, 0.7)
        for px in (0, 36, 70):
            s.stroke(line((px, 50), (px - 14, 84), (px + 4, 112)), "#3a2a2c", 10)
        body = blob([(-190, 10), (-150, -50), (-60, -86), (20, -70), (60, -10), (30, 56), (-60, 76), (-150, 50)])
        with s.shaded(body, "#f4b92f", rim=6):
            for px, n in ((-166, 34), (-104, 34), (-36, 36)):
                s.fill(
                    blob(
                        [
                            (px - n * 0.5, -100),
                            (px + n * 0.6, -100),
                            (px + n * 0.95, 0),
                            (px + n * 0.5, 100),
                            (px - n * 0.6, 100),
                            (px - n * 0.1, 0),
                        ]
                    ),
                    "#3a2a2c",
                )
            hair(s, body, None, 15, 15, 2.4, angle=175, opacity=1)
        s.fill(leaf(-182, 12, 170, 40, 0.24), "#3a2a2c")
        chest = ellipse(58, -14, 66, 68)
        coat(s, chest, "#e0a040", 11, 20, 2.6, flow=away(80, -14), rim=5)
        head = ellipse(132, -6, 48, 52)
        coat(s, head, "#4a3638", 12, 12, flow=away(150, 0), rim=4)
        s.body(ellipse(148, -18, 25, 32, -10), "#241a28", lambda f: s.dots(f, "#5a4a6a", 9, 1.6, 0.8), rim=3)
        s.fill(ellipse(148 + s.light * 8, -30, 8, 10), "#ffffff", 0.85)
        s.stroke(curve((146, -48), (160, -92), (196, -104)) + curve((136, -50), (138, -100), (168, -124)), "#3a2a2c", 7)
        near = blob([(40, -62), (10, -210), (-60, -290), (-120, -280), (-126, -210), (-70, -110), (10, -56)])
        s.fill(near, "#eef7fa", 0.72)
        s._marks(
            ["#8fa6b5"],
            [
                near,
                curve((34, -66), (-20, -180), (-100, -264)),
                curve((24, -64), (-50, -150), (-118, -210)),
                curve((-10, -160), (-40, -230), (-64, -284)),
                line((-44, -180), (-66, -134)),
            ],
            3,
            0.8,
        )
        low = blob([(20, -58), (-70, -110), (-160, -120), (-180, -80), (-120, -40), (-20, -44)])
        s.fill(low, "#eef7fa", 0.66)
        s._marks(["#8fa6b5"], [low, curve((10, -58), (-80, -84), (-166, -92))], 3, 0.8)


@picture("Bee and sunflower", "4:3", "golden", 1)
def bee_1(s):
    w, h = s.w, s.h
    s.sky(0.6, sun=(0.86, 0.26, 0.09), clouds="streaks")
    s.hills(0.6, 1, 0.1)
    s.field(0.6, "#c9a23f")
    for x, y, r in ((0.9, 0.72, 80), (0.72, 0.68, 60)):
        stalk(s, [(w * x, h * 1.05), (w * x + 6, h * (y + 0.1)), (w * x, h * y)], 16)
        big_flower(s, w * x, h * y, r, 14, "#f2b22a", "#6a3f22")
    stalk(
        s,
        [(w * 0.24, h * 1.1), (w * 0.28, h * 0.8), (w * 0.27, h * 0.6)],
        34,
        leaves=((w * 0.26, h * 0.9, -10, 280), (w * 0.25, h * 0.96, -165, 250)),
    )
    big_flower(s, w * 0.27, h * 0.52, 310, 19, "#f6b92a", "#6a3f22")
    s.stroke(
        curve((w * 0.98, h * 0.1), (w * 0.88, h * 0.2), (w * 0.94, h * 0.3), (w * 0.8, h * 0.36)),
        "#fff6dc",
        5,
        0.8,
        dash="4 18",
    )
    bee(s, w * 0.64, h * 0.44, 1.05, flip=True, turn=-6)


@picture("Rush hour for bees", "3:2", "spring", -1)
def bee_2(s):
    w, h = s.w, s.h
    s.sky(0.62, clouds="small")
    few_clouds(s, (0.8, 0.16, 0.18))
    s.skyline(0.68, 0.26, layers=1, far=0.45)
    sheet(s, 0.84, "#b5694a", lambda f: s.bricks(f, "#b5694a", 90, 40, 4, 0.6))
    s.body(
        rect(-10, h * 0.72, w + 20, h * 0.14),
        "#a9784f",
        lambda f: s.brush(f, "#a9784f", 50, 160, 4, 0, 0.7),
        round_=False,
    )
    bed = rect(-10, h * 0.66, w + 20, h * 0.07)
    s.fill(bed, "#55804a")
    s.leaves(bed, "#6f9a5a", 44, 40)
    for i in range(6):
        x = w * (0.06 + 0.176 * i)
        big_flower(s, x - 30, h * 0.63, 52, 9, ("#9a7fd0", "#f58fae", "#fff1dc")[i % 3])
        if i % 2:
            big_flower(s, x + 72, h * 0.675, 44, 9, ("#f58fae", "#f7c948", "#9a7fd0")[i % 3])
    bee(s, w * 0.42, h * 0.42, 1.1, turn=-8)
    bee(s, w * 0.84, h * 0.44, 0.5, flip=True, turn=12)
    bee(s, w * 0.14, h * 0.5, 0.42, turn=14)


# ---------------------------------------------------------------- snail


def snail(s, x, y, k=1.0, flip=False, shell="#c98a4a", skin="#d9b98a", turn=0.0):
    """Creeping to the right, 480 long."""
    with stand(s, x, y, k, flip, turn):
        s.shadow(0, 4, 270, 22, 0.35)
        foot = blob(
            [
                (-270, 2),
                (-180, -34),
                (-40, -50),
                (80, -50),
                (130, -90),
                (150, -170),
                (190, -204),
                (234, -180),
                (232, -110),
                (206, -30),
                (170, 4),
                (-40, 8),
            ]
        )
        with s.shaded(foot, skin, rim=5):
            s._marks(
                [darken(skin, 0.25), lighten(skin, 0.4)],
                [bow((px - 9, py), (px + 9, py + 3), 5) for px, py in s.scatter(foot, 21, row=15)],
                3,
                0.7,
            )
            s._marks([darken(skin, 0.35)], [line((px, -16), (px - 7, 6)) for px in range(-230, 190, 18)], 3, 0.5)
        for dx, tx, ty in ((0, 262, -300), (-26, 196, -316)):
            s.body(taper([(206 + dx, -180), (222 + dx, -240), (tx, ty)], [26, 18, 15]), skin, rim=0)
            s.body(ellipse(tx, ty, 15), skin, rim=0)
            eye(s, tx + 2, ty, 9, "#2a1c18")
        s.stroke(line((232, -130), (262, -112)) + line((226, -116), (250, -94)), skin, 11)
        s.stroke(curve((232, -146), (222, -132), (208, -134)), darken(skin, 0.5), 4, 0.7)
        dome = blob(
            [
                (-196, -60),
                (-206, -160),
                (-150, -264),
                (-40, -306),
                (64, -270),
                (116, -180),
                (104, -84),
                (50, -34),
                (-120, -30),
            ]
        )
        with s.shaded(dome, shell, rim=7):
            way, cx, cy = [], -44, -164
            for i in range(46):
                a = -0.5 + i * 0.34
                r = 142 * (1 - i / 46) ** 0.9 + 6
                way.append((cx + math.cos(a) * r * 1.06, cy + math.sin(a) * r * 0.96))
            for width, tone, alpha in ((30, darken(shell, 0.35), 0.7), (15, lighten(shell, 0.35), 0.7)):
                s.stroke(curve(*way[::2]), tone, width, alpha, digits=0)
            ribs = []
            for i in range(0, 44):
                a = -0.5 + i * 0.34
                r = 142 * (1 - i / 46) ** 0.9 + 6
                ribs.append(
                    line(
                        (cx + math.cos(a) * (r + 22), cy + math.sin(a) * (r + 20)),
                        (cx + math.cos(a + 0.12) * (r - 16), cy + math.sin(a + 0.12) * (r - 16)),
                    )
                )
            s._marks([darken(shell, 0.45)], ribs, 3, 0.5)
            s.specks(dome, step=26, size=3)
            s.fill(ellipse(-44 + s.light * 60, -250, 60, 18, s.light * 26), "#ffffff", 0.4)


@picture("Snail on the mushroom", "4:3", "rain", -1)
def snail_1(s):
    w, h = s.w, s.h
    s.forest(0.86)
    stem = taper([(w * 0.5, h * 1.1), (w * 0.49, h * 0.86), (w * 0.5, h * 0.6)], [230, 170, 150])
    s.body(stem, "#f2e2c9", lambda f: s.brush(f, "#e0c9a8", 30, 90, 4, 88, 0.8), rim=6)
    under = ellipse(w * 0.5, h * 0.66, w * 0.34, h * 0.07)
    s.fill(under, "#c9a98a")
    s._marks(
        ["#8f735f", "#efd9bd"],
        [
            line(
                (w * 0.5, h * 0.62), (w * 0.5 + math.cos(i * 0.16) * w * 0.34, h * 0.66 + math.sin(i * 0.16) * h * 0.07)
            )
            for i in range(40)
        ],
        4,
        0.6,
    )
    cap = blob(
        [
            (w * 0.12, h * 0.66),
            (w * 0.16, h * 0.54),
            (w * 0.34, h * 0.46),
            (w * 0.5, h * 0.445),
            (w * 0.66, h * 0.46),
            (w * 0.84, h * 0.54),
            (w * 0.88, h * 0.66),
            (w * 0.7, h * 0.645),
            (w * 0.5, h * 0.64),
            (w * 0.3, h * 0.645),
        ]
    )
    with s.shaded(cap, "#c9402f", rim=8):
        for x, y, r in (
            (0.2, 0.59, 24),
            (0.33, 0.53, 34),
            (0.34, 0.61, 20),
            (0.47, 0.57, 38),
            (0.62, 0.52, 30),
            (0.64, 0.6, 24),
            (0.76, 0.57, 34),
            (0.84, 0.62, 18),
        ):
            s.fill(s.wobble(w * x, h * y, r * 1.3, r * 0.8, 8, 0.15), "#fff4e2")
        s.specks(cap, step=26, size=4)
    snail(s, w * 0.5, h * 0.465, 1.2)
    blades(s, w * 0.5, h * 1.0, w, 120, "#6f8a4a", 80)
    s.rain()


@picture("Slow food", "3:4", "indoor-warm", 1)
def snail_2(s):
    w, h = s.w, s.h
    s.room(0.6, "#e6c48f", "dots", window=(0.5, 0.06, 0.34), shelf=(0.05, 0.3, 0.36))
    s.table(0.58, "marble")
    board = poly([(w * 0.06, h * 0.74), (w * 0.92, h * 0.72), (w * 0.99, h * 0.95), (w * 0.01, h * 0.96)])
    s.fill(board.moved(0, 18), s.mood.shade, 0.4)
    s.body(board, "#c08a55", lambda f: s.grain(f, "#c08a55", 30), round_=False, rim=5)
    for x, y, a, n in ((0.14, 0.86, -24, 420), (0.9, 0.86, 205, 420), (0.86, 0.93, 186, 400)):
        big_leaf(s, w * x, h * y, a, n, ("#7fb04f", "#8fc25a")[n % 3 % 2], 0.3, drops=3)
    snail(s, w * 0.5, h * 0.84, 1.45, flip=True, shell="#a8604a", skin="#cfae8a")


PICTURES = gallery.pictures
