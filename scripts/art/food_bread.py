"""Bread, croissants and pretzels."""

from food_gallery import picture
from food_ware import *
from kit import *

CRUST, CRUMB = "#c07a3c", "#f6e3ba"


# ---------------------------------------------------------------- bread


def loaf(s, slashes=4):
    """A long loaf, 320 wide, foot at 70."""
    form = blob(
        [
            (-160, 14),
            (-148, -44),
            (-84, -84),
            (0, -94),
            (84, -84),
            (148, -44),
            (160, 14),
            (140, 62),
            (0, 72),
            (-140, 62),
        ]
    )
    with s.shaded(form, CRUST):
        s.specks(form, CRUST, step=20, size=5)
        for i in range(slashes):
            x = (i - (slashes - 1) / 2) * 270 / slashes
            cut = blob([(x - 26, 8), (x - 14, -52), (x + 34, -80), (x + 20, -22)])
            s.fill(cut.moved(-3, 5), darken(CRUST, 0.4))
            s.fill(cut, "#f0d196")
            s.fur(cut, "#e0b36c", 12, 16, 3, -60)
        s._dots(["#fff3dc"], s.scatter(rect(-150, -96, 300, 100), 21), 5, 0.7)


def bread_slice(s):
    """A slice standing up, its foot at 86."""
    form = blob(
        [(-78, 86), (-82, 0), (-104, -40), (-70, -92), (0, -84), (70, -92), (104, -40), (82, 0), (78, 86), (0, 90)],
        tension=0.75,
    )
    s.fill(form.moved(-s.light * 16, -5), darken(CRUST, 0.3))
    with s.shaded(form, CRUST, depth=0.6, rim=4):
        crumb = form.scaled(0.87, at=(0, 4))
        s.fill(crumb, CRUMB)
        s.pebbles(crumb, darken(CRUMB, 0.14), step=25, size=6)
        s.specks(crumb, CRUMB, step=18, size=4)


def baguette(s):
    """Lying, 520 long."""
    form = taper([(-260, 6), (-200, 0), (0, -6), (200, 0), (260, 6)], [22, 74, 84, 74, 22])
    with s.shaded(form, CRUST):
        s.specks(form, CRUST, step=20, size=4)
        for x in range(-190, 200, 76):
            cut = blob([(x - 34, 20), (x - 10, -18), (x + 40, -32), (x + 18, 8)])
            s.fill(cut.moved(-3, 5), darken(CRUST, 0.4))
            s.fill(cut, "#f0d196")
            s.fur(cut, "#e0b36c", 11, 14, 3, -30)
    s._dots(["#fff3dc"], s.scatter(form.scaled(0.8), 24), 5, 0.6)


def boule(s):
    """A round loaf, 300 wide, foot at 100."""
    form = blob(
        [
            (-150, 30),
            (-132, -46),
            (-70, -98),
            (0, -110),
            (70, -98),
            (132, -46),
            (150, 30),
            (110, 88),
            (0, 102),
            (-110, 88),
        ]
    )
    with s.shaded(form, "#b06a34"):
        s.specks(form, CRUST, step=18, size=5)
        flour = s.scatter(ellipse(0, -20, 130, 80), 13)
        s._dots(["#fff1d6"], flour, 6, 0.65)
        for a in (-58, -30, 0, 30, 58):
            k = math.sin(math.radians(a)) * 130
            cut = blob([(k - 8, 48), (k * 0.9 - 16, -10), (k * 0.55, -84), (k * 0.9 + 16, -10)])
            s.fill(cut.moved(3, 3), "#7a4522")
            s.fill(cut, "#edca8c")
            s.fur(cut, "#d9a860", 11, 14, 3, -80)


def wheat(s, x, y, n, turn=0):
    with s.at(x, y, n / 200, turn):
        s.stroke(curve((-160, 0), (-20, 4), (60, 0)), "#c99a3f", 6)
        grains = [leaf(px, 0, a, 38, 0.3) for px in range(-10, 100, 22) for a in (-34, 34)] + [leaf(98, 0, 0, 38, 0.3)]
        s._marks(["#d9b05a"], [line((px, 0), (px + 80, dy)) for px in range(0, 100, 20) for dy in (-44, 44)], 2.5)
        s._shapes(["#a56f26"], [f.moved(0, 3) for f in grains])
        s._shapes(["#f0cd6a", "#dba944"], grains)


@picture("Fresh bread", mood="indoor-warm")
def bread_1(s):
    w, h = s.w, s.h
    kitchen(s, 0.56, "#9fb59a", "bricks", window=(0.08, 0.06, 0.24), shelf=(0.46, 0.3, 0.44))
    board(s, w * 0.5, h * 0.93, w * 0.84, h * 0.3, "#d0a065", handle=1)
    one, cut = stamp(s, loaf), stamp(s, bread_slice)
    put(s, one, w * 0.42, h * 0.68, 1.9, 0, shadow=1.7)
    for i, x in enumerate((0.62, 0.7, 0.78)):
        put(s, cut, w * x, h * 0.72 + i * 14, 1.42, 4 + i * 6, shadow=0.8)
    knife(s, w * 0.36, h * 0.88, 380, 3)
    crumbs(s, w * 0.68, h * 0.89, 140, 20, "#e0b36c")
    wheat(s, w * 0.13, h * 0.95, 230, -14)


@picture("Baguettes by the lake", size="3:2", mood="spring", light=1)
def bread_2(s):
    w, h = s.w, s.h
    heaven(s, 0.4, (0.2, 0.16, 0.06))
    s.mountains(0.41, 0.26)
    s.sea(0.41, 0.62, boats=2)
    with above(s, 0.8) as k:
        s.meadow(0.58 * k, flowers=False, step=60)
    s.fill(rect(-5, h * 0.79, w + 10, h), darken(s.mood.ground, 0.15))
    s.grass(rect(0, h * 0.9, w, h * 0.12), s.mood.ground, step=44, height=36)
    s.flowers(rect(0, h * 0.93, w, h * 0.08), step=120)
    s.blanket(0.66, "#e0a03a", "#fff6e2", 0.98)
    one = stamp(s, baguette)
    for x, y, t, k in ((0.35, 0.5, -58, 1.0), (0.44, 0.48, -75, 1.05), (0.53, 0.5, -100, 1.0)):
        put(s, one, w * x, h * y, k, t)
    with basket(s, w * 0.44, h * 0.88, 215, 190, "#a5703f"):
        for x, y, t, k in (
            (0.4, 0.46, -84, 1.0),
            (0.48, 0.5, -95, 0.95),
            (0.35, 0.52, -70, 0.9),
            (0.44, 0.56, -86, 0.95),
            (0.52, 0.58, -106, 0.85),
        ):
            put(s, one, w * x, h * y, k, t)
    b = stamp(s, boule)
    put(s, b, w * 0.76, h * 0.78, 1.0, 0, shadow=1.4)
    s.branch("tr", blossoms="#fff0f4")


@picture("Round loaves in the mill", size="3:4", mood="golden")
def bread_3(s):
    w, h = s.w, s.h
    s.fill(rect(0, 0, w, h), "#b58f6a")
    s.stones(rect(0, 0, w, h * 0.7), "#b59a7a", 110, 0.9)
    hole = arch(w * 0.24, h * 0.06, w * 0.52, h * 0.4)
    s.fill(hole.scaled(1.12, 1.06, at=(w * 0.5, h * 0.46)), "#8a6a52")
    with s.clip(hole):
        s.sky(0.4, sun=(0.6, 0.2, 0.09), clouds="streaks")
        s.hills(0.4, 2)
        with above(s, 0.47) as k:
            s.field(0.38 * k, "#e0b050")
    s.stroke(hole, "#6a4a3a", 14)
    s.stroke(
        line((w * 0.5, h * 0.06), (w * 0.5, h * 0.46)) + line((w * 0.24, h * 0.26), (w * 0.76, h * 0.26)), "#6a4a3a", 12
    )
    s.body(rect(w * 0.18, h * 0.46, w * 0.64, 28), "#c9a47a", round_=False)
    s.table(0.66, "wood", colour="#a5703f")
    b = stamp(s, boule)
    put(s, b, w * 0.36, h * 0.64, 1.15, 0, shadow=1.4)
    put(s, b, w * 0.71, h * 0.67, 1.15, 0, True, shadow=1.4)
    put(s, b, w * 0.5, h * 0.77, 1.5, 0, shadow=1.4)
    wheat(s, w * 0.2, h * 0.92, 240, -12)
    wheat(s, w * 0.24, h * 0.95, 240, 4)
    wheat(s, w * 0.84, h * 0.9, 220, 160)
    crumbs(s, w * 0.6, h * 0.94, 200, 26, "#e9c890")


# ---------------------------------------------------------------- croissants


def croissant(s):
    """A crescent, 330 wide, its ends down at 80."""
    rolls = []
    for i in (-4, 4, -3, 3, -2, 2, -1, 1, 0):
        a = i * 21
        x, y = math.sin(math.radians(a)) * 142, 44 - math.cos(math.radians(a)) * 62 + abs(i) * 6
        half, r = (46, 44, 40, 34, 30)[abs(i)], (80, 74, 62, 45, 24)[abs(i)]
        rolls.append((a, x, y, half, r, ellipse(0, 0, half, r).rotated(a).moved(x, y)))
    for _, _, _, _, _, roll in rolls:
        s.stroke(roll, "#6a3a1c", 9)
    for a, x, y, half, r, roll in rolls:
        s.fill(roll.moved(3 if a > 0 else -3, 5), "#6a3a1c", 0.7)
        with s.shaded(roll, "#cd8232", rim=3):
            for k in (-0.5, 0, 0.5):
                arc = bow((k * half * 0.5, -r), (k * half * 0.5, r), -k * half * 0.5).rotated(a).moved(x, y)
                s.stroke(arc, "#f0bd68" if k * s.light >= 0 else "#a05c24", 7, 0.5)
            s.stroke(ellipse(0, 0, half * 0.96, r * 0.96).rotated(a).moved(x, y), "#9a5722", 5, 0.5)


@picture("Croissants above the roofs", mood="dawn")
def croissants_1(s):
    w, h = s.w, s.h
    vista(s, 0.62, "marble", "skyline", 0.5, sun=(0.3, 0.28, 0.09), clouds="streaks")
    s.body(rect(-10, h * 0.5, w + 20, 14), "#4a4450")
    for x in range(20, w, 84):
        s.stroke(
            curve((x, h * 0.62), (x - 22, h * 0.57), (x, h * 0.52))
            + curve((x, h * 0.62), (x + 22, h * 0.57), (x, h * 0.52)),
            "#4a4450",
            6,
        )
    plate(s, w * 0.4, h * 0.82, 380, rim="#c9704a", motif="leaves")
    one = stamp(s, croissant)
    put(s, one, w * 0.28, h * 0.73, 1.15, -7, shadow=1.3)
    put(s, one, w * 0.52, h * 0.73, 1.15, 7, shadow=1.3)
    put(s, one, w * 0.4, h * 0.82, 1.35, 0, shadow=1.3)
    mug(s, w * 0.8, h * 0.9, 190, "#3f7f86")
    steam(s, w * 0.8, h * 0.66, 120, 3, 34)
    spoon(s, w * 0.79, h * 0.95, 200, 4)


@picture("Breakfast in the mountains", size="1:1", mood="snow", light=1)
def croissants_2(s):
    w, h = s.w, s.h
    vista(s, 0.6, "wood", "mountains", 0.42, sun=(0.78, 0.14, 0.07), clouds="small", colour="#9a6f55")
    board(s, w * 0.46, h * 0.93, w * 0.8, h * 0.24, "#c9965a")
    one = stamp(s, croissant)
    put(s, one, w * 0.6, h * 0.68, 1.35, 8, shadow=1.4)
    put(s, one, w * 0.36, h * 0.76, 1.6, -4, shadow=1.4)
    jar(s, w * 0.82, h * 0.93, 240, "#c9304a")
    crumbs(s, w * 0.4, h * 0.91, 170, 16, "#e0a656")
    knife(s, w * 0.36, h * 0.96, 240, -2)


def jar(s, x, y, h, fill="#e09a2f", lid="#d9483b"):
    """A jar of jam or honey, its foot on (x, y), with a cloth over its lid."""
    r = h * 0.36
    s.shadow(x, y, r * 1.4, r * 0.36)
    body = rrect(x - r, y - h * 0.78, r * 2, h * 0.8, r * 0.4)
    with s.shaded(body, mix(fill, "#ffffff", 0.35), rim=3):
        inside = rrect(x - r * 0.9, y - h * 0.68, r * 1.8, h * 0.67, r * 0.3)
        s.fill(inside, s.linear((0, lighten(fill, 0.18)), (1, darken(fill, 0.2))))
        s.specks(inside, fill, step=22, size=6)
        s.fill(rect(x - r, y - h * 0.5, r * 2, h * 0.3), "#fff4df")
        s.fill(ellipse(x, y - h * 0.35, r * 0.42, h * 0.1), fill)
        s.stroke(rect(x - r * 1.1, y - h * 0.47, r * 2.2, h * 0.24), fill, 3)
    s.fill(rrect(x + s.light * r * 0.62 - 6, y - h * 0.7, 12, h * 0.62, 6), Lit("#ffffff"), 0.5)
    cloth = blob(
        [
            (x - r * 1.02, y - h * 0.72),
            (x - r * 0.86, y - h * 0.92),
            (x, y - h),
            (x + r * 0.86, y - h * 0.92),
            (x + r * 1.02, y - h * 0.72),
            (x + r * 0.5, y - h * 0.76),
            (x, y - h * 0.7),
            (x - r * 0.5, y - h * 0.76),
        ],
        tension=0.8,
    )
    s.body(cloth, "#fff4e6", lambda f: s.checks(f, lid, h * 0.1, 12), rim=2)
    s.stroke(curve((x - r * 0.9, y - h * 0.83), (x, y - h * 0.8), (x + r * 0.9, y - h * 0.83)), darken(lid, 0.2), 6)


# ---------------------------------------------------------------- pretzel


def pretzel(s):
    path = [
        (-74, 84),
        (-26, 34),
        (24, -18),
        (84, -82),
        (146, -28),
        (128, 58),
        (64, 104),
        (0, 114),
        (-64, 104),
        (-128, 58),
        (-146, -28),
        (-84, -82),
        (-24, -18),
        (26, 34),
        (74, 84),
    ]

    def dough(points):
        whole = curve(*points)
        s.stroke(whole, "#6f3818", 52)
        s.stroke(whole, "#a9602a", 45)
        s.stroke(whole.moved(s.light * 4, -6), "#c98040", 27)
        s.stroke(whole.moved(s.light * 8, -11), "#eab06a", 8, 0.8)

    dough(path)
    dough(path[10:])
    s.stroke(curve((-58, 100), (0, 116), (58, 100)), "#f4dba8", 13)
    s._dots(
        ["#ffffff", "#f4ead8"],
        [
            (x + s.near(0, 15), y + s.near(0, 15))
            for a, b in zip(path, path[1:])
            for t in (0.1, 0.4, 0.7)
            for x, y in ((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t),)
        ],
        9,
    )


@picture("Pretzel under the peaks", mood="noon", light=1)
def pretzel_1(s):
    w, h = s.w, s.h
    vista(s, 0.66, "cloth", "mountains", 0.42, sun=(0.16, 0.14, 0.06), clouds="small", cloth="#4f86c0")
    board(s, w * 0.5, h * 0.95, w * 0.74, h * 0.24, "#b5844f")
    one = stamp(s, pretzel)
    s.shadow(w * 0.48, h * 0.84, 390, 60)
    put(s, one, w * 0.48, h * 0.58, 2.35, -3)
    s._dots(["#ffffff"], [(s.between(w * 0.18, w * 0.82), s.between(h * 0.86, h * 0.93)) for _ in range(40)], 9)
    s.body(rrect(w * 0.83, h * 0.66, 130, 110, 20), "#e9e4d8", lambda f: s.stripes(f, "#4f86a0", 4, 0, 0.3, 0))
    s.fill(disc(w * 0.83 + 65, h * 0.67, 62), "#d9a02f")


@picture("Pretzels in the old town", size="3:2", mood="lamplight")
def pretzel_2(s):
    w, h = s.w, s.h
    with above(s, 0.77) as k:
        s.sky(0.5 * k, clouds="streaks")
        city(s, 1, 0.5 * k)
    s.bokeh(rect(0, h * 0.1, w, h * 0.55), step=150, size=44, opacity=0.3)
    s.table(0.76, "wood", colour="#8a5a3c")
    s.body(rect(w * 0.1, h * 0.13, w * 0.8, 20), "#a5703f", lambda f: s.grain(f, step=7))
    for x in (0.13, 0.87):
        s.body(rect(w * x - 13, h * 0.1, 26, h * 0.72), "#8a5a34", lambda f: s.grain(f, step=9, vertical=True))
        s.body(rrect(w * x - 60, h * 0.8, 120, 30, 8), "#7a4a2c")
    one = stamp(s, pretzel)
    for x, y, k, t in ((0.29, 0.33, 0.86, -5), (0.51, 0.35, 0.92, 4), (0.72, 0.33, 0.86, -3)):
        s.stroke(line((w * x, h * 0.14), (w * x, h * y + 40)), "#e9d4a8", 6)
        put(s, one, w * x, h * y + 40, k, t)
    board(s, w * 0.5, h * 0.97, w * 0.66, h * 0.17, "#b5844f")
    s.shadow(w * 0.38, h * 0.92, 180, 30)
    s.shadow(w * 0.63, h * 0.92, 180, 30)
    put(s, one, w * 0.38, h * 0.8, 1.1, 6)
    put(s, one, w * 0.63, h * 0.81, 1.1, -8)
