"""Dog and horse, stag and squirrel."""

from zoo.common import *
from zoo.hoofed import hoof
from zoo.plants import blades, litter

gallery = Gallery("Animal")
picture = gallery.picture

CREAM = "#fff2df"

# ---------------------------------------------------------------- dog


def dog_head(s, colour="#c98a4f", ear="#7a4a30", muzzle="#fff2df", fine=1.0):
    """A dog that looks at us: 300 wide with its ears, brow at -104, chin at 116, tongue to 160."""
    head = face([(0, -104), (56, -100), (96, -62), (102, 0), (84, 60), (50, 104), (0, 114)])
    coat(s, head, colour, 14 * fine, 16 * fine, 2.4 * fine, flow=away(0, -20), rim=6)
    with s.shaded(face([(0, -110), (24, -96), (22, -30), (60, 30), (72, 70), (44, 104), (0, 114)]), muzzle, rim=3):
        hair(s, ellipse(0, 10, 70, 110), None, 15 * fine, 14 * fine, 2 * fine, flow=away(0, -60))
    tongue = blob([(-20, 84), (20, 84), (26, 130), (14, 158), (-14, 158), (-26, 130)])
    s.body(tongue, "#e8746f", lambda f: s.stroke(line((0, 90), (0, 136)), "#b84f52", 4), rim=3)
    chin = lips(26, 66, 42, 33, (76, 26, 22))
    s.fill(chin, muzzle)
    s._marks([s.mood.shade], [bow((-58, 82), (0, 92), 10), bow((0, 92), (58, 82), 10)], 4, 0.7)
    s._dots([DARK], [(side * (28 + d), 66 + (d % 3) * 4) for side in (-1, 1) for d in (0, 13, 25)], 4, 0.6)
    nose = blob([(-32, 24), (0, 16), (32, 24), (22, 50), (0, 58), (-22, 50)])
    s.body(nose, DARK, rim=0)
    s.fill(ellipse(s.light * 9, 28, 11, 5), "#ffffff", 0.7)
    s.stroke(line((0, 56), (0, 90)), DARK, 4, 0.8)
    for side in (-1, 1):
        eye(s, side * 48, -20, 18, "#5a3218")
        s.stroke(curve((side * 28, -50), (side * 48, -60), (side * 68, -48)), darken(colour, 0.4), 6, 0.7)
        way = [(side * 66, -92), (side * 124, -80), (side * 142, 0), (side * 122, 74)]
        flap = taper(way, [46, 74, 84, 34])
        coat(s, flap, ear, 15 * fine, 18 * fine, 2.4 * fine, angle=90, rim=5)


def dog_sitting(s, x, y, k=1.0, flip=False, colour="#c98a4f", ear="#7a4a30", muzzle="#fff2df", collar="#d9483b"):
    """420 tall."""
    with stand(s, x, y, k, flip):
        s.shadow(-10, -3, 190, 30)
        tail = taper([(-90, -40), (-160, -70), (-196, -140), (-190, -200)], [46, 46, 38, 10])
        coat(s, tail, colour, 14, 20, flow=away(-90, -20), rim=4)
        body = blob(
            [
                (-30, -290),
                (56, -284),
                (98, -190),
                (104, -90),
                (92, -4),
                (-80, -4),
                (-132, -30),
                (-134, -110),
                (-98, -190),
                (-64, -240),
            ]
        )
        with s.shaded(body, colour):
            s.fill(blob([(-10, -300), (60, -290), (78, -200), (54, -110), (26, -70), (2, -120), (-18, -210)]), muzzle)
            hair(s, body, None, 21, 22, angle=88)
        haunch = blob([(-132, -14), (-136, -90), (-86, -128), (-24, -98), (-8, -30), (-28, -3), (-104, -2)])
        coat(s, haunch, colour, 20, 22, flow=away(-80, -150), rim=5)
        paw(s, -46, 0, 82, muzzle)
        for px in (12, 70):
            coat(s, taper([(px, -160), (px + 2, -60), (px + 2, -10)], [56, 42, 42]), colour, 14, 18)
            paw(s, px + 4, 0, 64, muzzle)
        s.body(taper([(-60, -262), (10, -240), (80, -262)], [22, 26, 22]), collar, rim=3)
        s.body(ellipse(12, -228, 16), "#f2c14e", rim=0)
        with s.at(14, -348, 1.0, -3):
            dog_head(s, colour, ear, muzzle)


@picture("Waiting for the ferry", "4:3", "morning", 1)
def dog_1(s):
    w, h = s.w, s.h
    s.sky(0.5, sun=(0.84, 0.16, 0.07), clouds="small")
    few_clouds(s, (0.22, 0.2, 0.2))
    s.hills(0.5, 1, 0.12)
    water(s, 0.49, 0.8, boats=2)
    deck = poly([(-10, h * 0.74), (w + 10, h * 0.74), (w + 10, h + 10), (-10, h + 10)])
    s.fill(deck, s.linear((0, "#c9a27a"), (1, "#9a7250")))
    s.brush(deck, "#b08a64", 70, 200, 4, 0, 0.6)
    s._marks(["#6a4a38"], [line((0, h * t), (w, h * t)) for t in (0.775, 0.82, 0.875, 0.94)], 5, 0.8)
    for x in (0.07, 0.95):
        post = rrect(w * x - 34, h * 0.5, 68, h * 0.4, 16)
        s.shadow(w * x, h * 0.9, 60)
        s.body(post, "#8a6a50", lambda f: s.brush(f, "#8a6a50", 40, 90, 4, 88, 0.8), rim=4)
        s._marks(
            ["#e9d3a8", "#c9a878"],
            [bow((w * x - 36, h * 0.6 + 13 * i), (w * x + 36, h * 0.6 + 13 * i), -6) for i in range(4)],
            11,
        )
    s.stroke(bow((w * 0.09, h * 0.64), (w * 0.93, h * 0.64), -h * 0.12), "#c9a878", 10)
    dog_sitting(s, w * 0.44, h * 0.93, 1.5)
    case = rrect(w * 0.66, h * 0.74, w * 0.2, h * 0.19, 18)
    s.shadow(w * 0.76, h * 0.93, 150)
    s.body(case, "#3f7f86", lambda f: s.specks(f, step=24), round_=False, rim=4)
    s._marks(
        ["#d9a868"],
        [line((w * 0.7, h * 0.745), (w * 0.7, h * 0.925)), line((w * 0.82, h * 0.745), (w * 0.82, h * 0.925))],
        15,
        cap="butt",
    )
    s.stroke(curve((w * 0.73, h * 0.74), (w * 0.76, h * 0.7), (w * 0.79, h * 0.74)), "#7a4a30", 13)


@picture("May I come up?", "4:3", "lamplight", -1)
def dog_2(s):
    w, h = s.w, s.h
    s.room(0.9, "#a87f8f", "sprigs", window=(0.74, 0.08, 0.16), picture=(0.08, 0.12, 0.15))
    s.glow(w * 0.1, h * 0.2, h * 0.6, opacity=0.5)
    with stand(s, w * 0.48, h * 0.5, 2.05):
        chest = blob([(-80, 60), (-130, 140), (-150, 260), (150, 260), (130, 140), (80, 60)])
        with s.shaded(chest, "#4a4452"):
            s.fill(blob([(-40, 90), (-50, 180), (0, 270), (50, 180), (40, 90)]), "#fff2df")
            hair(s, chest, None, 15, 20, 2)
        dog_head(s, "#4a4452", "#332c3a", "#fff2df", 0.7)
    edge = rrect(-60, h * 0.86, w + 120, h * 0.3, 50)
    s.body(edge, "#c9684f", lambda f: s.weave(f, None, 36, 0.3), rim=7)
    with stand(s, w * 0.48, h * 0.9, 2.05):
        for px in (-92, 92):
            paw(s, px, 6, 96, "#fff2df")
    cushion = blob(
        [(w * 0.8, h * 0.92), (w * 0.78, h * 0.64), (w * 0.89, h * 0.58), (w * 1.03, h * 0.64), (w * 1.02, h * 0.92)],
        tension=0.7,
    )
    s.body(cushion, "#4f8f96", lambda f: s.diamonds(f, "#f2d9a0", 70), rim=5)


# ---------------------------------------------------------------- horse


def horse_side(s, x, y, k=1.0, flip=False, colour="#9a5a34", mane="#4a2c24", socks="#fff2df"):
    """460 tall, one foreleg lifted."""
    with stand(s, x, y, k, flip):
        s.shadow(0, 0, 240, 28)

        def leg(points, widths, dark=0.0, sock=True):
            form = taper(points, widths)
            with s.shaded(form, darken(colour, dark)):
                if sock:
                    s.fill(rect(points[-1][0] - 60, points[-1][1] - 56, 120, 90), socks)
                hair(s, form, None, 15, 15)
            hoof(s, points[-1][0], points[-1][1] + 14, widths[-1] * 1.1)

        leg([(150, -200), (190, -130), (150, -80), (140, -46)], [80, 40, 30, 28], 0.25)
        leg([(-130, -200), (-120, -124), (-90, -70), (-96, -14)], [100, 48, 32, 28], 0.25)
        body = blob(
            [
                (-226, -230),
                (-214, -306),
                (-140, -334),
                (-40, -314),
                (60, -322),
                (120, -370),
                (156, -442),
                (184, -482),
                (218, -478),
                (258, -430),
                (304, -364),
                (322, -322),
                (304, -296),
                (270, -298),
                (226, -340),
                (204, -346),
                (194, -296),
                (182, -230),
                (146, -172),
                (70, -148),
                (-40, -142),
                (-136, -158),
                (-198, -180),
            ]
        )
        with s.shaded(body, colour, rim=7):
            s.fill(blob([(286, -360), (340, -330), (330, -280), (276, -282), (270, -320)]), darken(colour, 0.3), 0.8)
            s.fill(blob([(226, -452), (244, -446), (290, -366), (280, -356), (250, -400)]), socks)
            hair(s, body, None, 22, 20, flow=lambda px, py: 150 if px < 90 else 120)
        for i, way in enumerate(
            (
                [(-214, -296), (-270, -270), (-290, -180), (-262, -90)],
                [(-212, -290), (-246, -250), (-262, -170), (-300, -100)],
                [(-210, -280), (-232, -220), (-236, -150), (-252, -70)],
            )
        ):
            s.body(
                taper(way, [34, 46, 44, 6]),
                lighten(mane, 0.08 * i),
                lambda f: hair(s, f, mane, 13, 30, 3, angle=100),
                rim=3,
            )
        locks = []
        for i in range(9):
            t = i / 8
            px, py = 192 - 86 * t, -482 + 128 * t
            locks.append(taper([(px, py), (px - 44, py + 8), (px - 74, py + 66)], [34, 40, 4]))
        s._shapes([mane, lighten(mane, 0.14)], locks)
        s._marks(
            [lighten(mane, 0.4)],
            [
                curve((192 - 86 * t, -476 + 128 * t), (150 - 86 * t, -462 + 128 * t), (122 - 86 * t, -420 + 128 * t))
                for t in [i / 12 for i in range(13)]
            ],
            3,
            0.6,
        )
        for px, tone in ((206, darken(colour, 0.2)), (190, colour)):
            s.body(leaf(px, -468, -102, 60, 0.34), tone, rim=0)
        s.body(taper([(196, -484), (226, -462), (234, -430)], [20, 28, 4]), mane, rim=0)
        eye(s, 244, -412, 11, "#3a2014")
        s.fill(ellipse(308, -332, 6, 4, 40), "#17101c")
        s.stroke(curve((314, -308), (294, -308), (276, -314)), "#17101c", 3.4, 0.8)
        leg([(118, -210), (112, -110), (106, -60), (108, -14)], [92, 42, 30, 30])
        leg([(-164, -230), (-188, -130), (-160, -66), (-164, -14)], [132, 54, 32, 30], sock=False)


@picture("A horse by the sea in autumn", "4:3", "autumn", -1)
def horse_1(s):
    w, h = s.w, s.h
    s.sky(0.5, sun=(0.16, 0.2, 0.08), clouds="streaks")
    s.hills(0.5, 1, 0.1)
    strand(s, 0.5, 0.62, boats=2)
    horse_side(s, w * 0.46, h * 0.9, 1.34)
    for x in (0.02, 0.94):
        blades(s, w * x, h * 1.0, 240, 190, "#a98f4a", 46)
    s.birds(w * 0.82, h * 0.18, 5, 18)


# ---------------------------------------------------------------- stag


def stag_face(s, colour="#a8683c", fine=0.8):
    """A stag that looks at us: antlers to -430, 460 wide; chin at 150."""
    for side in (-1, 1):
        way = [(side * 34, -110), (side * 80, -200), (side * 150, -260), (side * 190, -340), (side * 180, -420)]
        tines = (
            [(side * 52, -150), (side * 96, -170), (side * 128, -210)],
            [(side * 118, -236), (side * 122, -300), (side * 104, -360)],
            [(side * 176, -300), (side * 220, -320), (side * 240, -370)],
        )
        for points in tines:
            s.body(taper(points, [22, 18, 4]), "#cfae84", rim=0)
        s.body(taper(way, [36, 32, 28, 22, 5]), "#cfae84", lambda f: s.brush(f, "#a9865c", 20, 40, 2.6, 70, 0.8), rim=3)
        ear = leaf(side * 60, -84, -90 + side * 66, 140, 0.34)
        coat(s, ear, colour, 14, 17, angle=-60 if side > 0 else -120, rim=4)
        inner = leaf(side * 70, -88, -90 + side * 66, 104, 0.24)
        s.fill(inner, "#f2d9c0")
        s.fur(inner, "#c9988a", 12, 22, 2, angle=-60 if side > 0 else -120, opacity=0.7)
    head = face([(0, -130), (52, -124), (80, -84), (78, -20), (54, 50), (46, 110), (30, 144), (0, 150)])
    with s.shaded(head, colour, rim=5):
        s.fill(face([(0, 30), (34, 46), (52, 100), (40, 150), (0, 160)]), "#f4e2cb")
        s.fill(face([(0, -140), (20, -110), (18, -20), (26, 50), (0, 70)]), darken(colour, 0.16))
        for side in (-1, 1):
            s.fill(ellipse(side * 56, -36, 30, 26), lighten(colour, 0.45), 0.8)
        hair(s, head, None, 15 * fine, 16 * fine, 2.2 * fine, flow=away(0, -80))
    for side in (-1, 1):
        eye(s, side * 58, -36, 16, "#3a2014")
    nose = blob([(-34, 92), (0, 84), (34, 92), (26, 118), (0, 126), (-26, 118)])
    s.body(nose, DARK, rim=0)
    s.fill(ellipse(s.light * 9, 96, 10, 5), "#ffffff", 0.6)
    s.stroke(line((0, 124), (0, 134)) + curve((-22, 140), (0, 134), (22, 140)), DARK, 3.4, 0.8)


@picture("Stag in the winter wood", "4:3", "snow", -1)
def deer_1(s):
    w, h = s.w, s.h
    s.sky(0.6, sun=(0.2, 0.22, 0.07), clouds="streaks")
    s.mountains(0.6, 0.3, layers=1)
    s.treeline(0.66, 0.24, "pine", far=0.4)
    s.snowfield(0.66)
    for x, n in ((0.08, 0.7), (0.92, 0.8), (0.8, 0.5)):
        s.pine(w * x, h * 0.84, h * n, snow=True)
    with stand(s, w * 0.46, h * 0.66, 1.24):
        neck = blob([(-60, -40), (-96, 80), (-150, 190), (-190, 330), (190, 330), (150, 190), (96, 80), (60, -40)])
        with s.shaded(neck, darken("#a8683c", 0.1)):
            s.fill(blob([(-44, 130), (-70, 220), (0, 330), (70, 220), (44, 130)]), lighten("#a8683c", 0.2), 0.7)
            hair(s, neck, None, 18, 28, 2.6, angle=90)
        stag_face(s)
    drift(s, w * 0.46, h * 0.99, w * 0.7, 60)
    s.snowfall()


# ---------------------------------------------------------------- squirrel


def squirrel(s, x, y, k=1.0, flip=False, colour="#c8642e"):
    """Sitting up with an acorn, 400 tall, looking right."""
    with stand(s, x, y, k, flip):
        s.shadow(-20, -2, 180, 26)
        tail = taper(
            [(-50, -30), (-140, -50), (-186, -150), (-170, -270), (-120, -350), (-170, -400), (-230, -370)],
            [50, 86, 120, 124, 104, 70, 8],
        )
        with s.shaded(tail, colour, rim=6):
            s.stroke(
                curve((-60, -40), (-140, -70), (-172, -150), (-156, -270), (-130, -340)), lighten(colour, 0.4), 30, 0.5
            )
            hair(s, tail, None, 18, 36, 3, flow=away(-60, -160, -40))
        body = blob([(-30, -240), (40, -250), (84, -180), (92, -90), (70, -6), (-60, -4), (-96, -50), (-84, -140)])
        with s.shaded(body, colour):
            s.fill(blob([(40, -230), (94, -170), (96, -70), (60, -20), (30, -90), (24, -170)]), CREAM)
            hair(s, body, None, 18, 20, angle=96)
        haunch = blob([(-92, -10), (-96, -80), (-50, -120), (20, -96), (40, -40), (20, -4)])
        coat(s, haunch, lighten(colour, 0.06), 16, 20, flow=away(-40, -140), rim=5)
        foot = blob([(-30, 0), (-30, -20), (20, -30), (80, -24), (100, -6), (90, 2)])
        coat(s, foot, darken(colour, 0.12), 13, 13, angle=0, rim=3)
        for dx, dark in ((14, 0.2), (-4, 0)):
            ear = blob(
                [(40 + dx, -330), (34 + dx, -390), (50 + dx, -420), (76 + dx, -380), (84 + dx, -330)], tension=0.7
            )
            coat(s, ear, darken(colour, dark), 12, 20, angle=-95, rim=3)
        head = blob([(-10, -270), (4, -330), (60, -356), (116, -330), (150, -280), (140, -250), (90, -226), (20, -230)])
        with s.shaded(head, colour, rim=5):
            s.fill(blob([(70, -250), (120, -270), (160, -270), (140, -230), (80, -220)]), CREAM)
            s.fill(ellipse(84, -300, 30, 28), lighten(colour, 0.4), 0.8)
            hair(s, head, None, 14, 14, flow=away(150, -270))
        eye(s, 86, -298, 18, "#3a2014")
        s.body(ellipse(148, -276, 12, 10), DARK, rim=0)
        s.stroke(curve((146, -262), (134, -250), (116, -252)), darken(colour, 0.6), 3.4, 0.8)
        s.stroke(bow((136, -260), (216, -280), -7) + bow((136, -256), (216, -250), 3), "#fff6ea", 2.2, 0.85)
        nut = blob([(96, -196), (134, -204), (156, -176), (146, -140), (124, -122), (100, -146)])
        s.body(nut, "#b5803f", lambda f: s.brush(f, step=18, length=30, width=2, angle=80), rim=4)
        cap = blob([(88, -196), (104, -220), (146, -218), (160, -188), (124, -182)])
        s.body(cap, "#7a5230", lambda f: s.specks(f, step=9, size=4), rim=3)
        s.stroke(line((128, -218), (134, -236)), "#7a5230", 8)
        for py in (-176, -150):
            coat(
                s,
                taper([(30, py - 10), (80, py + 12), (116, py + 4)], [44, 32, 26]),
                darken(colour, 0.06),
                13,
                15,
                angle=10,
                rim=3,
            )


@picture("Lunch break in the park", "4:3", "autumn", 1)
def squirrel_1(s):
    w, h = s.w, s.h
    s.sky(0.5, sun=(0.86, 0.18, 0.07), clouds="streaks")
    s.skyline(0.56, 0.34, layers=1, far=0.55)
    s.treeline(0.6, 0.2, "round", "#c0763a", far=0.2, step=0.1)
    lawn(s, 0.58, "#a9a04f")
    litter(s, rect(0, h * 0.64, w, h * 0.36), step=130, size=48)
    for x in (0.12, 0.9):
        s.body(rrect(w * x - 24, h * 0.62, 48, h * 0.36, 10), "#4a4450", rim=4)
    for y, n in ((0.6, 44), (0.68, 44)):
        s.body(
            rrect(w * 0.02, h * y, w * 0.96, n, 10),
            "#a9683c",
            lambda f: s.brush(f, "#a9683c", 44, 160, 4, 0, 0.8),
            round_=False,
            rim=3,
        )
    seat = poly([(w * 0.02, h * 0.82), (w * 0.98, h * 0.82), (w * 1.0, h * 0.9), (0, h * 0.9)])
    s.body(seat, "#b9784a", lambda f: s.brush(f, "#b9784a", 50, 200, 4, 0, 0.8), round_=False, rim=3)
    s._marks(["#5a3626"], [line((0, h * 0.86), (w, h * 0.86))], 6, 0.8)
    s.fill(rect(0, h * 0.9, w, 16), darken("#a9683c", 0.35))
    squirrel(s, w * 0.42, h * 0.865, 1.5)
    bag = poly([(w * 0.72, h * 0.66), (w * 0.88, h * 0.66), (w * 0.9, h * 0.87), (w * 0.7, h * 0.87)])
    s.shadow(w * 0.8, h * 0.87, 130)
    s.body(bag, "#d9b98a", lambda f: s.brush(f, "#d9b98a", 60, 90, 4, 80, 0.7), round_=False, rim=4)
    s.body(ellipse(w * 0.765, h * 0.645, 46), "#d9483b", lambda f: s.specks(f, step=16), rim=3)
    s.body(ellipse(w * 0.835, h * 0.65, 40), "#e8b04a", lambda f: s.specks(f, step=16), rim=3)
    s.body(
        poly([(w * 0.715, h * 0.68), (w * 0.885, h * 0.68), (w * 0.9, h * 0.87), (w * 0.7, h * 0.87)]),
        "#d9b98a",
        lambda f: s.brush(f, "#d9b98a", 60, 90, 4, 80, 0.7),
        round_=False,
        rim=4,
    )


PICTURES = gallery.pictures
