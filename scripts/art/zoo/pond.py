"""Frog, turtle and tortoise."""

from zoo.common import *
from zoo.plants import big_flower, big_leaf, blades, coral

gallery = Gallery("Animal")
picture = gallery.picture

# ---------------------------------------------------------------- frog


def frog_front(s, x, y, k=1.0, colour="#5fa83f", throat="#eef0b4", peek=False):
    """Sitting, looking at us, 360 wide; `peek` is only what shows above the water."""
    with stand(s, x, y, k):
        if not peek:
            s.shadow(0, 0, 210, 30)
            for side in (-1, 1):
                thigh = blob(
                    [
                        (side * 60, -20),
                        (side * 90, -120),
                        (side * 160, -140),
                        (side * 200, -80),
                        (side * 190, -14),
                        (side * 110, 2),
                    ]
                )
                s.body(thigh, darken(colour, 0.12), lambda f: s.specks(f, darken(colour, 0.3), 20, 6, 0.7), rim=5)
                toes = [
                    taper(
                        [(side * 130, -12), (side * (150 + 26 * i), 8 - 4 * i), (side * (166 + 34 * i), 12 - 10 * i)],
                        [22, 15, 20],
                    )
                    for i in range(3)
                ]
                together(s, darken(colour, 0.04), toes)
            body = face([(0, -200), (110, -180), (136, -90), (110, -16), (0, 0)])
            with s.shaded(body, colour):
                s.fill(face([(0, -150), (80, -140), (104, -70), (80, -10), (0, 6)]), throat)
                s.specks(body, darken(colour, 0.25), 24, 5, 0.7)
        for side in (-1, 1):
            bump = ellipse(side * 92, -288, 56, 54)
            s.body(bump, colour, lambda f: s.specks(f, darken(colour, 0.25), 18, 4), rim=5)
        head = face([(0, -290), (90, -286), (160, -230), (170, -180), (120, -136), (0, -122)])
        with s.shaded(head, colour, rim=6):
            s.fill(face([(0, -170), (110, -180), (190, -200), (150, -110), (0, -100)]), throat)
            together(
                s,
                darken(colour, 0.22),
                [
                    s.wobble(px, py, r, r * 0.7, 7, 0.2)
                    for px, py, r in (
                        (-40, -262, 18),
                        (30, -270, 14),
                        (60, -244, 16),
                        (-90, -236, 14),
                        (0, -240, 10),
                        (120, -226, 13),
                        (-134, -222, 10),
                    )
                ],
                0.7,
            )
            s.specks(head, darken(colour, 0.25), 24, 4, 0.6)
        s.stroke(curve((-150, -200), (-80, -172), (0, -164), (80, -172), (150, -200)), darken(colour, 0.6), 6)
        s.fill(two(ellipse(20, -214, 6, 5)), darken(colour, 0.6))
        for side in (-1, 1):
            s.fill(ellipse(side * 92, -294, 42, 41), "#f4e9b0")
            eye(s, side * 92, -294, 37, "#e8a82c", ring=darken(colour, 0.6))
        if not peek:
            for side in (-1, 1):
                arm = taper([(side * 96, -130), (side * 92, -60), (side * 64, -6)], [50, 40, 30])
                s.body(arm, colour, lambda f: s.specks(f, darken(colour, 0.3), 20, 5, 0.7), rim=4)
                together(
                    s,
                    lighten(colour, 0.12),
                    [
                        taper([(side * 66, -14), (side * (66 + d), 10), (side * (66 + 1.5 * d), 18)], [18, 12, 18])
                        for d in (-34, -6, 26)
                    ],
                )


def lily_pad(s, x, y, r, colour="#4f9a5a", notch=40):
    """A floating leaf with its notch toward us."""
    points = [(x, y)] + [
        (x + math.cos(math.radians(a)) * r, y + math.sin(math.radians(a)) * r * 0.32)
        for a in range(notch + 14, 361 + notch, 15)
    ]
    form = poly(points)
    s.fill(form.moved(0, 12), s.mood.shade, 0.4)
    with s.shaded(form, colour, rim=5, round_=False):
        s._marks(
            [lighten(colour, 0.3)],
            [
                line((x, y), (x + math.cos(math.radians(a)) * r, y + math.sin(math.radians(a)) * r * 0.32))
                for a in range(20, 380, 30)
            ],
            4,
            0.7,
        )
        s.specks(form, darken(colour, 0.1), 34, 5, 0.6)


@picture("Frog on its throne", "4:3", "noon", 1)
def frog_1(s):
    w, h = s.w, s.h
    s.sky(0.36, clouds="small")
    s.treeline(0.4, 0.24, "round", far=0.25, step=0.1)
    water(s, 0.4)
    blades(s, w * 0.9, h * 0.6, 240, 260, "#5f9a4a", 40)
    blades(s, w * 0.05, h * 0.54, 220, 200, "#5f9a4a", 34)
    lily_pad(s, w * 0.84, h * 0.72, 170, "#5fa560", 200)
    lily_pad(s, w * 0.12, h * 0.7, 150, "#5fa560", 120)
    big_flower(s, w * 0.84, h * 0.68, 96, 9, "#f9b4cc", squash=0.6)
    lily_pad(s, w * 0.46, h * 0.87, 460)
    frog_front(s, w * 0.46, h * 0.87, 1.55)


@picture("Only the eyes are dry", "3:2", "rain", -1)
def frog_2(s):
    w, h = s.w, s.h
    s.sky(0.3, clouds="streaks")
    s.hills(0.3, 1, 0.12)
    water(s, 0.32)
    with s.clip(rect(0, 0, w, h * 0.76)):
        frog_front(s, w * 0.5, h * 1.02, 1.75, "#7a9a45", "#e6dfae", peek=True)
    for n, a in ((330, 0.9), (420, 0.6), (520, 0.4)):
        s.stroke(bow((w * 0.5 - n, h * 0.755), (w * 0.5 + n, h * 0.755), n * 0.1), s.mood.light, 6, a)
    s.fill(
        blob(
            [
                (w * 0.5 - 300, h * 0.765),
                (w * 0.5, h * 0.75),
                (w * 0.5 + 300, h * 0.765),
                (w * 0.5 + 180, h * 0.85),
                (w * 0.5, h * 0.88),
                (w * 0.5 - 180, h * 0.85),
            ]
        ),
        "#7a9a45",
        0.35,
    )
    lily_pad(s, w * 0.13, h * 0.84, 170, "#4f8a5a", 300)
    lily_pad(s, w * 0.88, h * 0.7, 130, "#4f8a5a", 100)
    open_water = [
        (x, y) for x, y in s.scatter(rect(0, h * 0.4, w, h * 0.6), 190) if y > h * 0.82 or abs(x - w / 2) > w * 0.3
    ]
    rings = [ellipse(x, y, r, r * 0.28) for x, y in open_water for r in (18, 34)]
    s._marks([s.mood.light], rings, 3, 0.6)
    s.rain()


# ---------------------------------------------------------------- turtle


def plates(s, form, colour, places, r):
    """The plates of a shell."""
    shapes = [
        poly(
            [
                (x + math.cos(math.radians(a)) * r * kx, y + math.sin(math.radians(a)) * r * ky)
                for a in range(30, 390, 60)
            ]
        )
        for x, y, kx, ky in places
    ]
    s._shapes([lighten(colour, 0.16), lighten(colour, 0.06)], shapes)
    s._marks([darken(colour, 0.4)], shapes, 5, 0.8)
    s._marks([lighten(colour, 0.4)], [p.scaled(0.66, at=p.centre) for p in shapes], 3, 0.6)
    s._marks([darken(colour, 0.25)], [p.scaled(0.36, at=p.centre) for p in shapes], 3, 0.6)


def turtle_swimming(s, x, y, k=1.0, flip=False, turn=0.0, shell="#8a6a3a", skin="#7fa06a"):
    """A sea turtle from beside and above, 560 long, its middle at (x, y)."""
    shell, skin = vivid(s, shell), vivid(s, skin)
    with stand(s, x, y, k, flip, turn):

        def flipper(form):
            with s.shaded(form, skin, rim=5):
                s._shapes(
                    [darken(skin, 0.3), darken(skin, 0.22)],
                    [patch(s, px, py, 9, 0.9) for px, py in s.scatter(form, 25, 0.2)],
                    0.85,
                )

        flipper(blob([(120, -60), (150, -140), (120, -230), (80, -270), (60, -200), (70, -90)]))
        flipper(blob([(-150, -40), (-200, -100), (-250, -120), (-240, -60), (-180, 0)]))
        flipper(blob([(-180, 30), (-240, 60), (-290, 110), (-240, 120), (-150, 80)]))
        neck = taper([(150, -20), (220, -40), (250, -50)], [90, 80, 80])
        flipper(neck)
        head = blob([(210, -80), (250, -112), (306, -106), (342, -70), (340, -40), (300, -16), (230, -10)])
        with s.shaded(head, skin, rim=5):
            s._shapes(
                [darken(skin, 0.3)],
                [patch(s, px, py, 12, 0.8) for px, py in s.scatter(head, 31, 0.2) if px < 290 and py < -30],
                0.85,
            )
        s.stroke(curve((344, -48), (310, -44), (284, -34)), darken(skin, 0.55), 4)
        eye(s, 292, -72, 14, "#3a2a1c")
        low = blob([(-200, 20), (-60, 60), (80, 60), (180, 10), (150, 60), (40, 100), (-100, 94), (-190, 60)])
        s.body(low, "#e3cf94", lambda f: s.specks(f, step=24), rim=4)
        dome = blob(
            [(-216, 30), (-190, -60), (-100, -130), (20, -146), (120, -110), (188, -30), (180, 30), (80, 66), (-80, 70)]
        )
        with s.shaded(dome, shell, rim=7):
            plates(
                s,
                dome,
                shell,
                [
                    (-130, -30, 1.05, 1),
                    (-40, -58, 1.1, 1.05),
                    (56, -54, 1.05, 1),
                    (132, -16, 0.85, 0.9),
                    (-86, 34, 1, 0.8),
                    (10, 32, 1.05, 0.8),
                    (96, 30, 0.9, 0.75),
                    (-178, 14, 0.7, 0.8),
                    (-100, -112, 0.9, 0.6),
                    (10, -128, 1, 0.55),
                    (100, -100, 0.8, 0.6),
                ],
                52,
            )
            s.specks(dome, step=30, size=3.4)
        s.stroke(curve((-216, 32), (-80, 72), (80, 68), (182, 30)), lighten(shell, 0.3), 9, 0.9)
        flipper(blob([(90, 50), (160, 60), (190, 140), (170, 240), (130, 280), (90, 200), (50, 100)]))


def tortoise(s, x, y, k=1.0, flip=False, shell="#9a7440", skin="#a8a05f"):
    """Walking, 480 long, 270 tall."""
    with stand(s, x, y, k, flip):
        s.shadow(0, 0, 250, 30)

        def limb(points, widths, dark=0.0):
            form = taper(points, widths)
            with s.shaded(form, darken(skin, dark), rim=4):
                s._shapes(
                    [darken(skin, 0.32 + dark), lighten(skin, 0.1)],
                    [patch(s, px, py, 8, 0.9) for px, py in s.scatter(form, 20, 0.2)],
                    0.7,
                )
            px, py = points[-1]
            s._shapes(["#efe2c0"], [ellipse(px + d, py + 6, 7, 6) for d in (-16, 2, 20)], digits=1)

        limb([(110, -110), (150, -60), (150, -8)], [90, 62, 64], 0.25)
        limb([(-100, -110), (-80, -60), (-84, -8)], [90, 62, 64], 0.25)
        with s.at(0, -34):
            s.body(leaf(-200, -60, 150, 54, 0.3), skin, rim=0)
            neck = taper([(130, -80), (220, -130), (262, -190)], [80, 64, 58])
            with s.shaded(neck, skin, rim=4):
                s._marks(
                    [darken(skin, 0.35)],
                    [
                        bow((px - 26, py - 22), (px + 26, py + 22), 5)
                        for px, py in ((160, -96), (184, -108), (206, -122), (228, -142), (244, -162))
                    ],
                    4,
                    0.6,
                )
            head = blob([(226, -200), (244, -244), (290, -254), (330, -222), (334, -190), (300, -168), (250, -166)])
            with s.shaded(head, skin, rim=4):
                s._shapes([darken(skin, 0.25)], [patch(s, px, py, 9, 0.8) for px, py in s.scatter(head, 26, 0.2)], 0.6)
            s.stroke(curve((336, -200), (308, -190), (284, -192)), darken(skin, 0.6), 4)
            eye(s, 290, -218, 13, "#2a1c14")
            dome = blob(
                [
                    (-216, -56),
                    (-200, -140),
                    (-130, -226),
                    (-10, -262),
                    (100, -226),
                    (170, -140),
                    (184, -60),
                    (60, -40),
                    (-100, -40),
                ]
            )
            with s.shaded(dome, shell, rim=7):
                plates(
                    s,
                    dome,
                    shell,
                    [
                        (-106, -170, 1.05, 1),
                        (-12, -204, 1.1, 1),
                        (84, -166, 1.05, 1),
                        (-158, -92, 0.9, 0.9),
                        (-62, -102, 1.1, 1.05),
                        (40, -104, 1.1, 1.05),
                        (134, -88, 0.9, 0.9),
                    ],
                    58,
                )
                s.specks(dome, step=30, size=3.4)
            rim = taper([(-220, -52), (-100, -36), (60, -36), (188, -56)], [28, 34, 34, 28])
            s.body(
                rim,
                darken(shell, 0.12),
                lambda f: s._marks(
                    [darken(shell, 0.5)], [line((px, -70), (px - 6, -16)) for px in range(-196, 190, 44)], 5, 0.7
                ),
                rim=3,
            )
        limb([(-146, -112), (-176, -60), (-172, -6)], [100, 70, 68])
        limb([(96, -112), (80, -60), (84, -6)], [96, 68, 66])


@picture("Sea turtle over the reef", "4:3", "deep", 1)
def turtle_1(s):
    w, h = s.w, s.h
    s.underwater(0.84)
    for x, y, n, c in (
        (0.08, 0.98, 220, "#f07a6a"),
        (0.24, 1.0, 170, "#f2b84a"),
        (0.78, 1.0, 200, "#c97ad0"),
        (0.93, 0.98, 250, "#f07a6a"),
    ):
        coral(s, w * x, h * y, n, c)
    turtle_swimming(s, w * 0.46, h * 0.46, 1.42, turn=-12)


@picture("Tortoise in the strawberry patch", "3:2", "summer", -1)
def turtle_2(s):
    w, h = s.w, s.h
    s.sky(0.42, sun=(0.16, 0.16, 0.07), clouds="small")
    s.hills(0.42, 1, 0.1)
    s.treeline(0.46, 0.16, "round", far=0.25, step=0.1)
    lawn(s, 0.46, "#86b859")
    s.fence(-10, w, h * 0.56, 110, "#f0e4d0", 70)
    tortoise(s, w * 0.42, h * 0.86, 1.6)
    for x, y, r in ((0.86, 0.76, 34), (0.92, 0.85, 42), (0.8, 0.88, 40), (0.07, 0.9, 42), (0.98, 0.74, 30)):
        for a in (-150, -90, -30):
            big_leaf(s, w * x, h * y - r, a, r * 2.6, "#4f9a3f", 0.5)
        berry = blob(
            [
                (w * x - r, h * y - r * 0.5),
                (w * x, h * y - r * 0.9),
                (w * x + r, h * y - r * 0.5),
                (w * x + r * 0.6, h * y + r * 0.7),
                (w * x, h * y + r * 1.3),
                (w * x - r * 0.6, h * y + r * 0.7),
            ]
        )
        s.body(berry, "#dd2f3a", lambda f: s._dots(["#ffd98a"], s.scatter(f, 17, 0.1), 5), rim=3)
        s.fill(star(w * x, h * y - r * 0.75, r * 0.7, 0.4, 6), "#4f9a3f")
    blades(s, w * 0.42, h * 0.885, w * 0.6, 40, "#7aa94f")


PICTURES = gallery.pictures
