"""Rabbit and hedgehog."""

from zoo.common import *
from zoo.plants import blades, litter, toadstool

gallery = Gallery("Animal")
picture = gallery.picture

# ---------------------------------------------------------------- rabbit


def rabbit_ear(x, y, n, turn, colour, inner=True):
    return [
        (taper([(x, y), (x, y - n * 0.55), (x, y - n)], [n * 0.22, n * 0.36, n * 0.1]).rotated(turn, (x, y)), colour),
        (
            taper([(x, y - n * 0.14), (x, y - n * 0.55), (x, y - n * 0.88)], [n * 0.08, n * 0.2, n * 0.05]).rotated(
                turn, (x, y)
            ),
            None,
        ),
    ]


def rabbit_side(s, x, y, k=1.0, flip=False, colour="#b98a62", up=True):
    """A rabbit that sits; with its ears up or laid back."""
    with stand(s, x, y, k, flip):
        s.shadow(0, -2, 190, 30)
        for dx, dt, dark in ((-14, -16, 0.25), (10, 4, 0)):
            for form, tone in rabbit_ear(106 + dx, -262, 170, dt if up else dt - 62, darken(colour, dark)):
                if tone:
                    coat(s, form, tone, 13, 16, angle=-85)
                elif not dark:
                    s.fill(form, "#e3a08f", 0.85)
                    hair(s, form, "#fff1e4", 12, 16, 1.8, angle=-85, opacity=0.6)
        ball = s.wobble(-164, -70, 44, 42, 11, 0.07)
        coat(s, ball, "#fff6ea", 11, 16, flow=away(-164, -70))
        body = blob(
            [
                (-130, -6),
                (-168, -70),
                (-142, -160),
                (-60, -214),
                (40, -222),
                (100, -200),
                (128, -130),
                (112, -40),
                (90, -2),
                (-40, -2),
            ]
        )
        with s.shaded(body, colour):
            s.fill(blob([(90, -170), (134, -150), (130, -60), (80, -30), (60, -90)]), lighten(colour, 0.5))
            hair(s, body, step=21, length=22, flow=lambda px, py: 150 + px * 0.3, opacity=0.8)
        haunch = blob([(-134, -20), (-140, -100), (-80, -146), (0, -120), (30, -50), (10, -6), (-80, -2)])
        coat(s, haunch, lighten(colour, 0.05), 20, 22, flow=away(-60, -170), rim=5)
        foot = blob([(-92, -2), (-96, -24), (-40, -34), (20, -34), (52, -18), (50, -2), (-20, 2)])
        coat(s, foot, lighten(colour, 0.2), 13, 14, angle=10)
        s.stroke(bow((34, -4), (28, -20), 3) + bow((18, -2), (12, -18), 3), darken(colour, 0.4), 2.4, 0.7)
        for px in (78, 108):
            coat(s, taper([(px, -110), (px + 8, -50), (px + 10, -12)], [44, 30, 30]), colour, 12, 15)
            paw(s, px + 16, 0, 42, lighten(colour, 0.2), 2)
        head = blob(
            [
                (54, -262),
                (78, -306),
                (130, -316),
                (180, -284),
                (206, -244),
                (200, -208),
                (150, -190),
                (90, -192),
                (58, -220),
            ]
        )
        with s.shaded(head, colour):
            s.fill(ellipse(190, -218, 40, 30), lighten(colour, 0.5))
            s.fill(ellipse(142, -268, 34, 32), lighten(colour, 0.3), 0.8)
            hair(s, head, step=13, length=14, flow=away(210, -240), opacity=0.8)
        eye(s, 144, -266, 17, "#4a2a1a")
        s.fill(blob([(196, -250), (212, -246), (206, -232), (194, -238)]), "#d98a86")
        s.stroke(curve((202, -232), (198, -218), (184, -212)), darken(colour, 0.6), 3, 0.8)
        s.stroke(
            bow((186, -222), (286, -240), -8) + bow((186, -218), (290, -212), -4) + bow((184, -212), (276, -186), 5),
            "#fff6ea",
            2,
            0.85,
        )


def rabbit_head(s, colour="#efe4d6", lop=False):
    """A rabbit that looks at us; its ears hang when it is a `lop`."""
    for side in (-1, 1):
        points, widths = (
            ([(side * 44, -84), (side * 120, -76), (side * 142, 20), (side * 128, 110)], [52, 64, 82, 40])
            if lop
            else ([(side * 40, -80), (side * 58, -180), (side * 66, -280)], [54, 78, 26])
        )
        e = taper(points, widths)
        coat(s, e, darken(colour, 0.04), 15, 20, angle=90 if lop else -85)
        if not lop:
            i = taper([(side * 42, -100), (side * 58, -180), (side * 65, -260)], [26, 42, 12])
            s.fill(i, "#e8a79a")
            hair(s, i, "#fff4ea", 11, 20, 2, angle=-85, opacity=0.7)
    head = face([(0, -102), (56, -94), (92, -44), (104, 10), (100, 60), (52, 98), (0, 106)])
    with s.shaded(head, colour, rim=5):
        s.fill(lips(28, 62, 40, 34, (82, 30, 26)), "#fffaf2")
        hair(s, head, step=15, length=17, width=2.2, flow=away(0, 20), opacity=0.8)
    for side in (-1, 1):
        eye(s, side * 64, -6, 19, "#4a2a1a")
    s.body(blob([(-17, 36), (0, 31), (17, 36), (8, 50), (0, 53), (-8, 50)]), "#e08f8c", rim=0)
    s.stroke(
        line((0, 52), (0, 66)) + curve((0, 66), (16, 74), (30, 68)) + curve((0, 66), (-16, 74), (-30, 68)), DARK, 3, 0.7
    )
    s.fill(rrect(-9, 68, 18, 15, 4), "#fffdf8")
    whiskers(s, 42, 58, 100, colour="#ffffff")


@picture("Rabbit among the spring flowers", "4:3", "spring", -1)
def rabbit_1(s):
    w, h = s.w, s.h
    s.sky(0.5, sun=(0.16, 0.18, 0.07), clouds="small")
    few_clouds(s, (0.46, 0.2, 0.18), (0.84, 0.12, 0.2))
    s.hills(0.5, 1)
    s.tree(w * 0.86, h * 0.62, h * 0.5)
    lawn(s, 0.54)
    rabbit_side(s, w * 0.42, h * 0.86, 1.65)
    blades(s, w * 0.42, h * 0.88, w * 0.5, 60)
    s.flowers(rect(w * 0.55, h * 0.8, w * 0.45, h * 0.2), ["#f58fae", "#fff3df", "#f7c948"], 90, 17)
    s.flowers(rect(0, h * 0.86, w * 0.3, h * 0.14), ["#c58fe0", "#fff3df"], 80, 16)


@picture("Rabbit in the toy corner", "1:1", "indoor-cool", 1)
def rabbit_2(s):
    w, h = s.w, s.h
    s.room(0.62, "#a9c4d9", "dots", window=(0.62, 0.08, 0.26), shelf=(0.05, 0.32, 0.4), paint="#fff4e0")
    rug = ellipse(w * 0.5, h * 0.86, w * 0.52, h * 0.16)
    s.body(rug, "#d9705a", lambda f: s.weave(f, "#d9705a", 20, 0.7), round_=False)
    s.stroke(ellipse(w * 0.5, h * 0.86, w * 0.46, h * 0.13), "#fff0d6", 10, 0.8, dash="26 16")
    with stand(s, w * 0.46, h * 0.9, 1.5):
        s.shadow(0, -2, 170, 30)
        body = face([(0, -220), (70, -200), (110, -110), (116, -30), (70, 0), (0, 0)])
        with s.shaded(body, "#efe4d6"):
            s.fill(ellipse(0, -90, 62, 90), "#fffaf2")
            hair(s, body, step=20, length=22, angle=90, opacity=0.8)
        for side in (-1, 1):
            paw(s, side * 78, 2, 84, "#efe4d6")
            coat(s, taper([(side * 54, -160), (side * 40, -100), (side * 26, -72)], [40, 36, 36]), "#efe4d6", 12, 16)
        with s.at(0, -262, 1.0, -3):
            rabbit_head(s)
    for px, py, c, n in ((0.82, 0.86, "#e0a33f", 110), (0.93, 0.9, "#3f8f8a", 100), (0.86, 0.76, "#d9483b", 96)):
        x, y = w * px - n / 2, h * py - n / 2
        s.body(rrect(x, y, n, n, 8), c, lambda f: s.grain(f, step=16), round_=False)
        s.stroke(rrect(x + 12, y + 12, n - 24, n - 24, 6), "#fff4e0", 6, 0.8)
    s.shadow(w * 0.13, h * 0.93, 90)
    ball = ellipse(w * 0.13, h * 0.87, 84)
    with s.shaded(ball, "#fff1da"):
        s.stripes(ball, "#d9483b", 4, 30, 0.5, 0)
        s.specks(ball, step=20)


# ---------------------------------------------------------------- hedgehog


def hedgehog(s, x, y, k=1.0, flip=False, turn=0.0):
    """360 long, looking right."""
    coatc, skin = "#7a5a48", "#e6c49a"
    with stand(s, x, y, k, flip, turn):
        s.shadow(0, 0, 200, 26)
        for px in (-96, 70):
            s.body(ellipse(px, -14, 34, 20), darken(skin, 0.3), rim=0)
        face_ = blob(
            [
                (60, -30),
                (50, -130),
                (96, -160),
                (150, -140),
                (190, -104),
                (226, -72),
                (220, -52),
                (170, -30),
                (110, -12),
            ]
        )
        coat(s, face_, skin, 14, 14, flow=away(230, -60))
        for i, (r, tone) in enumerate(((1.0, darken(coatc, 0.3)), (0.95, coatc))):
            points = []
            for j in range(54):
                a = math.radians(186 + j * 182 / 53)
                spike = r * (1.1 if j % 2 else 0.95) if r == 1.0 else r * (1.04 if j % 2 else 0.92)
                points.append((-30 + math.cos(a) * 176 * spike, -30 + math.sin(a) * 204 * spike))
            form = poly(points + [(120, -84), (96, -20), (60, -4), (-150, -4)])
            if i:
                with s.shaded(form, tone, rim=4):
                    for step, n, w, tones in (
                        (19, 34, 3.4, ["#4a3430", "#d9b88f"]),
                        (27, 30, 3.0, ["#f2dcb5", "#3a2a2c"]),
                    ):
                        spines = []
                        for px, py in s.scatter(form, step, row=step * 0.8):
                            a = math.atan2(py + 10, px - 60) + s.near(0, 0.2)
                            spines.append(line((px, py), (px + math.cos(a) * n, py + math.sin(a) * n)))
                        s._marks(tones, spines, w, 0.9)
            else:
                s.fill(form, tone, digits=0)
        s.body(
            ellipse(92, -128, 26, 28), darken(skin, 0.12), lambda f: s.fill(ellipse(94, -124, 15, 17), "#c98f80"), rim=3
        )
        s.fur(ellipse(70, -70, 40, 66), "#c9a06f", 12, 24, 2.6, angle=172, opacity=0.9)
        s.fill(ellipse(160, -66, 22, 14), "#f0a08a", 0.5)
        eye(s, 152, -104, 13, "#3a2418")
        s.body(ellipse(226, -68, 17, 15), DARK, rim=0)
        s.fill(ellipse(226 + s.light * 5, -73, 5, 4), "#ffffff", 0.8)
        s.stroke(curve((212, -52), (194, -42), (170, -44)), darken(skin, 0.6), 3.4)
        for px in (-60, 110):
            foot = blob([(px - 34, 2), (px - 30, -18), (px, -28), (px + 34, -16), (px + 40, 2)])
            s.body(foot, darken(skin, 0.12), rim=3)
            s.stroke(
                bow((px + 12, 0), (px + 8, -14), 2) + bow((px + 26, 0), (px + 22, -12), 2), darken(skin, 0.5), 2.4, 0.8
            )


@picture("Hedgehog gathers the autumn", "4:3", "autumn", -1)
def hedgehog_1(s):
    w, h = s.w, s.h
    s.sky(0.5, sun=(0.2, 0.2, 0.08), clouds="streaks")
    s.hills(0.5, 1, 0.12)
    s.treeline(0.56, 0.3, "round", "#c0703a", far=0.25, step=0.11)
    lawn(s, 0.56, "#a9903f")
    litter(s, rect(0, h * 0.62, w, h * 0.4), step=120, size=54)
    hedgehog(s, w * 0.44, h * 0.84, 1.7)
    toadstool(s, w * 0.88, h * 0.86, 90)
    toadstool(s, w * 0.77, h * 0.93, 56, "#b5683a")
    litter(s, rect(0, h * 0.86, w, h * 0.14), step=110, size=74)
    s.branch("tr", colour="#d98a3a", reach=0.4)


@picture("Midnight visitor on the doorstep", "3:2", "night", 1)
def hedgehog_2(s):
    w, h = s.w, s.h
    wall = rect(0, 0, w, h * 0.72)
    s.fill(wall, "#c9a58a")
    s.bricks(wall, "#c9a58a", 78, 36, 4, 0.6)
    door = rrect(w * 0.54, h * 0.04, w * 0.28, h * 0.72, 20)
    s.body(door, "#3f7f7a", lambda f: s.planks(f, "#3f7f7a", w * 0.045, True), round_=False)
    s.stroke(door, "#f2e2c4", 16)
    s.fill(rrect(w * 0.6, h * 0.12, w * 0.16, h * 0.22, 12), Lit("#ffcf73"))
    s.stroke(
        line((w * 0.68, h * 0.12), (w * 0.68, h * 0.34)) + line((w * 0.6, h * 0.23), (w * 0.76, h * 0.23)), "#f2e2c4", 7
    )
    s.fill(ellipse(w * 0.575, h * 0.5, 14), "#ffd06a")
    s.glow(w * 0.68, h * 0.23, h * 0.5, opacity=0.5)
    sheet(s, 0.74, "#a89a8c", lambda f: s.stones(f, "#a89a8c", 110, 0.8))
    for px, c in ((0.44, "#ef7d6b"), (0.92, "#f7c948")):
        s.bush(w * px, h * 0.72, 190, flowers=c)
        pot = poly([(w * px - 70, h * 0.66), (w * px + 70, h * 0.66), (w * px + 50, h * 0.82), (w * px - 50, h * 0.82)])
        s.body(pot, "#b5603f", lambda f: s.bars(f, darken("#b5603f", 0.3), 24, 0.3, 0, 0.6))
    hedgehog(s, w * 0.3, h * 0.92, 1.42)
    dish = blob([(w * 0.56, h * 0.86), (w * 0.76, h * 0.86), (w * 0.73, h * 0.95), (w * 0.59, h * 0.95)], tension=0.5)
    s.shadow(w * 0.66, h * 0.95, 150)
    s.body(dish, "#4f7fb0", lambda f: s.dots(f, "#fff4e0", 34, 5, 0.9))
    s.fill(ellipse(w * 0.66, h * 0.86, w * 0.105, 15), "#fffaf0")
    s.fill(ellipse(w * 0.66, h * 0.863, w * 0.09, 10), "#dfe6ee")


PICTURES = gallery.pictures
