"""Penguin, flamingo and duck."""

from zoo.common import *
from zoo.feathers import fan, tips
from zoo.plants import blades

gallery = Gallery("Animal")
picture = gallery.picture

# ---------------------------------------------------------------- penguin


NAVY = "#333a56"


def penguin(s, x, y, k=1.0, flip=False, swim=False, turn=0.0, look=1):
    """A king penguin, 420 tall; `swim` spreads its flippers and stretches its feet."""
    with stand(s, x, y, k, flip, turn):
        if not swim:
            s.shadow(0, 0, 140, 24)
        for px in (-46, 46):
            foot = (
                blob(
                    [
                        (px - 40, 8),
                        (px - 30, -14),
                        (px, -24),
                        (px + 30, -14),
                        (px + 44, 8),
                        (px + 20, 2),
                        (px + 2, 12),
                        (px - 18, 2),
                    ]
                )
                if not swim
                else blob([(px - 20, -10), (px - 24, 50), (px, 40), (px + 24, 50), (px + 20, -10)])
            )
            s.body(foot, "#e8863a" if not swim else "#c9702f", rim=0)
        for side in (-1, 1):
            way = (
                [(side * 84, -270), (side * 134, -190), (side * 142, -90)]
                if not swim
                else [(side * 80, -280), (side * 190, -250), (side * 270, -170)]
            )
            wing = taper(way, [50, 62, 20])
            with s.shaded(wing, NAVY, rim=4):
                tips(s, wing, "#4a5270", 22)
        body = face([(0, -330), (70, -312), (100, -240), (124, -140), (112, -46), (60, -4), (0, 2)])
        with s.shaded(body, NAVY, rim=6):
            s.fill(face([(0, -300), (52, -290), (80, -220), (98, -130), (86, -40), (46, -2), (0, 8)]), "#fbf6ea")
            s.fill(face([(0, -310), (56, -300), (60, -250), (26, -214), (0, -206)]), "#f3a83c")
            s.fill(face([(0, -244), (40, -250), (20, -206), (0, -186)]), "#f9d77a")
            tips(s, body, "#b9b4b8", 32, 90, 0.45)
        head = blob([(-66, -300), (-70, -360), (-44, -408), (6, -420), (52, -404), (72, -360), (62, -302), (0, -286)])
        with s.shaded(head, NAVY, rim=5):
            s.fill(
                blob([(-74, -320), (-50, -352), (-30, -330), (-36, -290), (-64, -280)])
                + blob([(20, -330), (44, -356), (80, -330), (70, -280), (30, -290)]),
                "#f3a83c",
            )
            hair(s, head, "#4a5270", 14, 13, 2, flow=away(0, -340), opacity=0.8)
        beak = blob([(30, -368), (66, -376), (136 if look else 40, -352), (110, -342), (64, -340), (34, -346)])
        s.body(beak, "#4a3a48", rim=0)
        s.fill(blob([(40, -350), (70, -354), (104, -346), (64, -342)]), "#ee8a4a")
        eye(s, 22, -374, 11, "#3a2418", ring="#11131f")


def chick(s, x, y, k=1.0, flip=False):
    """A fluffy young penguin, 240 tall."""
    with stand(s, x, y, k, flip):
        s.shadow(0, 0, 100, 18)
        for px in (-34, 34):
            s.fill(ellipse(px, -4, 28, 12), "#4a4458")
        body = face([(0, -170), (60, -160), (92, -90), (84, -24), (40, -2), (0, 0)])
        coat(s, body, "#a7a3ac", 15, 20, flow=away(0, -180))
        for side in (-1, 1):
            coat(s, taper([(side * 66, -138), (side * 100, -90), (side * 104, -50)], [32, 38, 16]), "#918d98", 14, 16)
        head = ellipse(0, -190, 62, 56)
        with s.shaded(head, "#3a3c50", rim=4):
            s.fill(ellipse(-32, -184, 31, 34) + ellipse(32, -184, 31, 34), "#fbf6ee")
            hair(s, head, None, 15, 12, flow=away(0, -190))
        for side in (-1, 1):
            eye(s, side * 28, -188, 10, "#2a1c18")
        s.body(blob([(-13, -180), (0, -186), (13, -180), (0, -158)]), "#4a4048", rim=0)


@picture("Penguin family on the ice", "4:3", "polar", 1)
def penguin_1(s):
    w, h = s.w, s.h
    s.sky(0.46, sun=(0.8, 0.3, 0.08), clouds="streaks")
    s.mountains(0.48, 0.26, layers=1)
    water(s, 0.47, 0.64)
    s.snowfield(0.62)
    for x, y, k in ((0.1, 0.66, 0.36), (0.9, 0.67, 0.36)):
        penguin(s, w * x, h * y, k, flip=x > 0.5)
    penguin(s, w * 0.36, h * 0.9, 1.42)
    penguin(s, w * 0.74, h * 0.88, 1.22, flip=True)
    chick(s, w * 0.55, h * 0.95, 0.98)
    drift(s, w * 0.5, h * 0.96, w * 0.9, 40)


@picture("Penguins at full speed", "3:2", "deep", -1)
def penguin_2(s):
    w, h = s.w, s.h
    s.underwater(0.88)
    for x, y, k in ((0.66, 0.42, 0.5), (0.06, 0.5, 0.44)):
        penguin(s, w * x, h * y, k, swim=True, turn=60)
    penguin(s, w * 0.36, h * 0.76, 1.25, swim=True, turn=56)
    trail = [
        ellipse(w * 0.36 - 20 * i + s.near(0, 16), h * 0.74 + 9 * i + s.near(0, 26), s.between(4, 13))
        for i in range(20)
    ]
    s._marks(["#e6fbff"], trail, 3, 0.8)
    fish = []
    for x, y in s.scatter(rect(w * 0.02, h * 0.06, w * 0.36, h * 0.24), 80, 0.3):
        fish.append(
            blob([(x - 20, y), (x, y - 9), (x + 22, y), (x, y + 9)])
            + poly([(x - 17, y), (x - 32, y - 9), (x - 32, y + 9)])
        )
    s._shapes(["#bfe0ea", "#8fc0d6"], fish)


@picture("A visitor at the kitchen door", "3:4", "indoor-cool", 1)
def penguin_3(s):
    w, h = s.w, s.h
    s.room(0.66, "#e2c9a0", "tiles", shelf=(0.04, 0.3, 0.34))
    door = rect(w * 0.46, h * 0.06, w * 0.46, h * 0.6)
    with s.clip(door):
        s.fill(door, s.linear((0, s.mood.top), (0.6, s.mood.middle), (1, s.mood.low)))
        for px, n in ((0.56, 0.3), (0.86, 0.36)):
            s.pine(w * px, h * 0.6, h * n, snow=True)
        s.fill(
            blob(
                [
                    (w * 0.4, h * 0.58),
                    (w * 0.6, h * 0.55),
                    (w * 0.8, h * 0.58),
                    (w, h * 0.55),
                    (w, h * 0.7),
                    (w * 0.4, h * 0.7),
                ]
            ),
            "#f4f8ff",
        )
        s.snowfall(door, 46)
    s.stroke(
        line((w * 0.46, h * 0.66), (w * 0.46, h * 0.06), (w * 0.92, h * 0.06), (w * 0.92, h * 0.66)),
        "#b5794a",
        34,
        cap="butt",
    )
    s.stroke(
        line((w * 0.45, h * 0.66), (w * 0.45, h * 0.05), (w * 0.93, h * 0.05), (w * 0.93, h * 0.66)),
        "#d9a86a",
        10,
        cap="butt",
    )
    mat = poly([(w * 0.34, h * 0.8), (w * 0.94, h * 0.8), (w, h * 0.93), (w * 0.3, h * 0.93)])
    s.body(mat, "#b8503f", lambda f: s.weave(f, "#b8503f", 24, 0.8), round_=False)
    penguin(s, w * 0.62, h * 0.88, 1.45, flip=True)
    pail = poly([(w * 0.06, h * 0.74), (w * 0.3, h * 0.74), (w * 0.27, h * 0.92), (w * 0.09, h * 0.92)])
    s.shadow(w * 0.18, h * 0.92, 130)
    for i in range(4):
        with stand(s, w * (0.11 + 0.046 * i), h * 0.76, 0.9, turn=-86 + 12 * i):
            f = blob([(-40, 0), (0, -22), (70, -16), (96, 0), (70, 16), (0, 22)])
            s.body(f, "#8fb0c9", lambda f: tips(s, f, "#7f9fb8", 18, 180), rim=3)
            eye(s, 76, -4, 6, "#2a2a3a")
    with s.shaded(pail, "#c9d3d9", round_=True, rim=4):
        s.fill(rect(0, h * 0.79, w * 0.4, h * 0.04), "#3f7fa6")
        s.brush(pail, step=34, length=70, width=4, angle=88)


# ---------------------------------------------------------------- flamingo


PINK = "#f2879a"


def flamingo(s, x, y, k=1.0, flip=False, drink=False, colour=PINK):
    """600 tall, on one leg."""
    with stand(s, x, y, k, flip):
        leg = darken(colour, 0.14)
        s.stroke(line((4, -250), (8, -130), (4, -4)), leg, 11)
        s.stroke(line((6, -240), (10, -130), (6, -8)), lighten(leg, 0.4), 3, 0.8)
        s.fill(ellipse(8, -130, 10, 13), darken(leg, 0.15))
        s.stroke(line((4, -4), (34, 0)) + line((4, -4), (-24, 2)) + line((4, -4), (20, 10)), leg, 7)
        if drink:
            s.stroke(line((-44, -250), (-50, -130), (-70, -6)), leg, 11)
            s.fill(ellipse(-50, -130, 10, 13), darken(leg, 0.15))
        else:
            s.stroke(line((-34, -244), (62, -166), (-22, -150)), leg, 10)
            s.fill(ellipse(62, -166, 10, 11), darken(leg, 0.15))
            s.fill(leaf(-18, -152, 160, 44, 0.5), leg)
        way = (
            [(66, -300), (126, -330), (140, -396), (96, -450), (84, -516), (124, -556)]
            if not drink
            else [(70, -300), (150, -320), (196, -250), (176, -150), (186, -80), (210, -50)]
        )
        neck = taper(way, [76, 48, 36, 32, 30, 44])
        with s.shaded(neck, colour, rim=4):
            tips(s, neck, colour, 17, 180, 0.6)
        body = blob(
            [(-180, -262), (-120, -330), (-30, -362), (60, -350), (112, -300), (90, -248), (10, -222), (-80, -232)]
        )
        fan(s, -90, -286, 158, 186, 4, 130, 120, 44, [darken(colour, 0.12), colour])
        with s.shaded(body, colour):
            tips(s, body, colour, 28, 165)
        fan(s, 40, -310, 170, 150, 5, 190, 210, 50, [lighten(colour, 0.2), colour, lighten(colour, 0.1)], "#5a3346")
        fan(s, 60, -316, 172, 150, 4, 110, 140, 46, [lighten(colour, 0.34), lighten(colour, 0.22)])
        with s.at(way[-1][0] + 8, way[-1][1] + 2, 1, 74 if drink else 0):
            head = ellipse(14, -2, 38, 31)
            with s.shaded(head, colour, rim=3):
                hair(s, head, colour, 11, 9, 2, angle=180)
            bill = blob([(40, -20), (74, -12), (92, 14), (84, 52), (72, 56), (66, 30), (42, 20)])
            with s.shaded(bill, "#f7dcc6", rim=0):
                s.fill(blob([(70, 22), (110, 10), (100, 70), (60, 70)]), DARK)
            s.stroke(curve((46, 2), (68, 8), (76, 30)), darken(colour, 0.5), 2.4, 0.8)
            eye(s, 26, -12, 8, "#e9c43c")


@picture("Flamingos in the early light", "4:3", "dawn", 1)
def flamingo_1(s):
    w, h = s.w, s.h
    s.sky(0.5, sun=(0.74, 0.34, 0.08), clouds="streaks")
    s.hills(0.5, 1, 0.1)
    water(s, 0.5, glitter=0.74)
    for x, y, k, f in ((0.88, 0.64, 0.5, True), (0.1, 0.66, 0.5, False)):
        flamingo(s, w * x, h * y, k, f)
    for x, y, k, f, d in ((0.62, 0.88, 1.0, True, True), (0.3, 0.94, 1.28, False, False)):
        s.fill(ellipse(w * x, h * y + 8, 190 * k, 24 * k), PINK, 0.35)
        s.stroke(
            ellipse(w * x, h * y + 4, 70 * k, 9 * k) + ellipse(w * x, h * y + 4, 130 * k, 17 * k), s.mood.light, 4, 0.7
        )
        flamingo(s, w * x, h * y, k, f, d)
    blades(s, w * 0.94, h * 1.0, 200, 190, "#6a8a5a", 34)
    blades(s, w * 0.03, h * 1.0, 150, 150, "#6a8a5a", 24)


@picture("One leg is enough", "3:4", "spring", -1)
def flamingo_2(s):
    w, h = s.w, s.h
    s.sky(0.5, clouds="small")
    few_clouds(s, (0.76, 0.14, 0.3))
    s.skyline(0.6, 0.24, layers=1, far=0.5)
    lawn(s, 0.6)
    s.tree(w * 0.86, h * 0.66, h * 0.36)
    pond = ellipse(w * 0.44, h * 0.88, w * 0.46, h * 0.1)
    s.fill(ellipse(w * 0.44, h * 0.885, w * 0.49, h * 0.115), "#c9b48a")
    s.fill(pond, s.linear((0, s.mood.low), (0.4, s.mood.water), (1, darken("#6cc0c9", 0.3))))
    s.ripples(pond, "#6cc0c9", step=80, length=70)
    s.fill(ellipse(w * 0.44, h * 0.9, 170, 26), PINK, 0.4)
    flamingo(s, w * 0.42, h * 0.88, 1.5, colour="#f07f8f")
    s.stroke(ellipse(w * 0.425, h * 0.882, 80, 12) + ellipse(w * 0.425, h * 0.882, 140, 20), "#ffffff", 4, 0.7)
    for x, c in ((0.06, "#f58fae"), (0.94, "#f7c948")):
        s.bush(w * x, h * 1.0, w * 0.3, flowers=c)


# ---------------------------------------------------------------- duck


def duck(s, x, y, k=1.0, flip=False, drake=True, swim=True):
    """A mallard, its waterline (or its soles) at y."""
    brown, head = "#a9835f", "#2f7a5a" if drake else "#a9835f"
    with stand(s, x, y, k, flip):
        if not swim:
            s.shadow(0, 0, 150, 22)
            for px in (-24, 34):
                s.stroke(line((px, -80), (px + 4, -8)), "#e8863a", 15)
                s.fill(blob([(px - 16, 6), (px, -14), (px + 20, -12), (px + 50, 6), (px + 20, 2)]), "#e8863a")
            up = -70
        else:
            up = 0
        with s.at(0, up):
            fan(
                s, -120, -70, 196, 216, 3, 110, 90, 40, ["#fff4e6", "#e2d6c9"] if drake else [darken(brown, 0.1), brown]
            )
            body = blob(
                [
                    (-170, -90),
                    (-110, -138),
                    (-10, -146),
                    (80, -140),
                    (136, -96),
                    (130, -36),
                    (70, 6 if swim else 12),
                    (-70, 8 if swim else 12),
                    (-150, -30),
                ]
            )
            with s.shaded(body, "#d9d0c6" if drake else brown):
                s.fill(
                    blob([(60, -160), (160, -120), (150, -20), (90, 10), (50, -60)]),
                    "#7a4a34" if drake else darken(brown, 0.1),
                )
                tips(s, body, "#a89f96" if drake else brown, 25, 175)
            neck = taper([(104, -110), (122, -170), (120, -216)], [84, 60, 58])
            s.body(neck, head, lambda f: tips(s, f, head, 18, 120, 0.6), rim=3)
            if drake:
                s.fill(taper([(80, -158), (116, -146), (150, -160)], [11, 13, 11]), "#fff8ee")
            skull = blob([(66, -226), (80, -274), (128, -288), (170, -262), (178, -222), (150, -190), (92, -190)])
            with s.shaded(skull, head, rim=4):
                tips(s, skull, lighten(head, 0.1), 18, 150, 0.6)
            bill = blob([(166, -252), (200, -238), (246, -226), (252, -212), (214, -204), (168, -208)])
            s.body(bill, "#f0b83c", rim=3)
            s.stroke(curve((168, -222), (206, -220), (246, -216)), darken("#f0b83c", 0.45), 3, 0.8)
            s.fill(ellipse(194, -234, 5, 3), darken("#f0b83c", 0.5))
            eye(s, 138, -246, 12, "#4a2a1a")
            fan(s, 50, -100, 176, 196, 6, 190, 170, 40, [darken(brown, 0.05), lighten(brown, 0.2)])
            fan(s, 20, -96, 178, 190, 3, 110, 100, 36, ["#3f6ac4", "#fff4e6"])
            fan(s, 70, -104, 172, 200, 5, 110, 90, 42, [lighten(brown, 0.3), lighten(brown, 0.12)])
        if swim:
            for n, a in ((200, 0.8), (260, 0.5)):
                s.stroke(curve((-n, 6), (-n * 0.4, 16), (n * 0.4, 15), (n * 0.9, 4)), s.mood.light, 5, a)


def duckling(s, x, y, k=1.0, flip=False):
    with stand(s, x, y, k, flip):
        yellow = "#f7cf4f"
        body = blob([(-96, -50), (-108, -82), (-60, -84), (20, -86), (68, -60), (62, -12), (20, 5), (-60, 5)])
        coat(s, body, yellow, 13, 15, angle=170)
        head = ellipse(48, -104, 46, 42)
        coat(s, head, yellow, 12, 13, flow=away(60, -100), rim=4)
        wing = blob([(-60, -56), (-10, -66), (16, -44), (-10, -22), (-50, -26)])
        coat(s, wing, darken(yellow, 0.12), 12, 15, angle=170, rim=3)
        s.body(blob([(86, -108), (118, -98), (118, -88), (84, -84)]), "#ee8a3a", rim=0)
        eye(s, 62, -112, 9, "#2a1c18")
        s.stroke(curve((-110, 5), (0, 12), (100, 3)), s.mood.light, 5, 0.8)


@picture("Ducklings keep in line", "3:2", "spring", -1)
def duck_1(s):
    w, h = s.w, s.h
    s.sky(0.42, clouds="small")
    few_clouds(s, (0.2, 0.18, 0.18), (0.74, 0.24, 0.2))
    s.hills(0.42, 1, 0.12)
    lawn(s, 0.44)
    water(s, 0.54)
    blades(s, w * 0.3, h * 0.56, w * 0.5, 70, "#6fa84f", 60)
    blades(s, w * 0.9, h * 0.56, w * 0.24, 120, "#6fa84f", 40)
    duck(s, w * 0.66, h * 0.82, 1.4, drake=False)
    for i, (x, y) in enumerate(((0.4, 0.84), (0.25, 0.8), (0.1, 0.86))):
        duckling(s, w * x, h * y, 0.95)
    for x, y, r in ((0.9, 0.95, 80), (0.16, 0.97, 70), (0.52, 0.97, 60)):
        pad = ellipse(w * x, h * y, r, r * 0.3)
        s.body(
            pad,
            "#5fa05a",
            lambda f: s._marks(
                [darken("#5fa05a", 0.3)],
                [
                    line((w * x, h * y), (w * x + math.cos(a) * r, h * y + math.sin(a) * r * 0.3))
                    for a in (0.3, 1.2, 2.1, 3, 4, 5)
                ],
                3,
                0.6,
            ),
            round_=False,
        )
        s._blossoms([(w * x + r * 0.2, h * y - 10)], "#f9b4cc", 13)


@picture("Lovely weather for ducks", "4:3", "rain", 1)
def duck_2(s):
    w, h = s.w, s.h
    s.sky(0.5, clouds="streaks")
    s.skyline(0.56, 0.4, layers=1, far=0.35)
    wall = rect(-5, h * 0.52, w + 10, h * 0.12)
    s.body(wall, "#a8735f", lambda f: s.bricks(f, "#a8735f", 84, 30, 4, 0.6), round_=False)
    s.body(rect(-5, h * 0.5, w + 10, 26), "#c9b8a6", round_=False, rim=3)
    sheet(s, 0.64, "#8a8f9a", lambda f: s.stones(f, "#8a8f9a", 120, 0.7))
    for x, y, n in ((0.3, 0.9, 0.36), (0.86, 0.8, 0.16), (0.8, 0.97, 0.2)):
        pool = ellipse(w * x, h * y, w * n, h * n * 0.22)
        s.fill(pool, s.linear((0, s.mood.low), (1, s.mood.water)), 0.85)
        s.stroke(
            ellipse(w * x - 40, h * y, w * n * 0.3, h * n * 0.07)
            + ellipse(w * x + 60, h * y + 8, w * n * 0.2, h * n * 0.04),
            s.mood.light,
            3,
            0.8,
        )
    duck(s, w * 0.42, h * 0.88, 1.62, swim=False)
    s.rain()


PICTURES = gallery.pictures
