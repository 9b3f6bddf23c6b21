"""Cakes, doughnuts, biscuits, pies, pancakes and waffles."""

from food_fruit import berry_half, strawberry
from food_gallery import picture
from food_ware import *
from kit import *

SWEETS = ("#f06a8a", "#4fb0c6", "#ffd34f", "#7cc06a", "#fff4ea")


def sprinkles(s, form, step=24, size=7, n=9, colours=SWEETS):
    marks = []
    for x, y in s.scatter(form, step):
        a = s.between(0, math.pi)
        marks.append(line((x, y), (x + math.cos(a) * n, y + math.sin(a) * n)))
    with s.clip(form):
        s._marks(colours, marks, size)


# ---------------------------------------------------------------- cakes


def cake(s, x, y, r, h, side="#fbe6d4", top="#f6a5b8", n=9, drip=0.6):
    """A round cake on (x, y): creamed sides, beads around its foot and icing that runs down."""
    body = drum(x, y, r, h)
    s.shadow(x, y + r * 0.06, r * 1.2, r * 0.36)
    with s.shaded(body, side, rim=4):
        s.brush(body, side, step=40, length=120, width=7, opacity=0.35)
        s._dots(
            [top],
            [(x + math.cos(a) * r, y + math.sin(a) * r * TILT - 12) for a in (k * 0.157 for k in range(21))],
            22,
        )
        s._dots(
            [lighten(top, 0.4)],
            [
                (x + math.cos(a) * r + s.light * 4, y + math.sin(a) * r * TILT - 16)
                for a in (k * 0.157 for k in range(21))
            ],
            8,
        )
    icing = dripping(s, x, y - h, r * 1.015, h * 0.5, n, drip=drip)
    s.fill(icing.moved(0, 7), darken(top, 0.4), 0.4)
    s.body(icing, top, depth=0.8, rim=4)
    s.fill(disc(x, y - h, r * 0.93), lighten(top, 0.25))
    s.specks(disc(x, y - h, r * 0.9), top, step=34, size=6)


def stand(s, x, y, r, h, colour="#eef2f0"):
    """A cake stand: the plate's middle is at (x, y - h)."""
    s.shadow(x, y, r * 0.6, r * 0.16)
    s.body(drum(x, y, r * 0.4, 10), colour, rim=2)
    s.body(
        taper([(x, y - 8), (x, y - h * 0.5), (x, y - h)], [r * 0.5, r * 0.12, r * 0.34]), darken(colour, 0.08), rim=2
    )
    s.body(drum(x, y - h, r, 16), colour, rim=2)
    s.fill(disc(x, y - h - 16, r * 0.97), lighten(colour, 0.3))
    s._dots([darken(colour, 0.15)], [(px, py + 12) for px, py, _ in around(x, y - h, r * 0.98, 60, TILT)][:30], 9)


def cake_slice(s, x, y, w, sponge="#f2cf8a", cream="#fff3e4", icing="#f29ab2", berry=None):
    """A wedge with its point toward us at the left, on (x, y)."""
    h = w * 0.55
    tip, right, far = (x - w * 0.5, y), (x + w * 0.42, y + w * 0.08), (x + w * 0.46, y - w * 0.26)

    def up(p, k=1.0):
        return (p[0], p[1] - h * k)

    s.shadow(x, y + 4, w * 0.62, w * 0.15)
    back = Form(
        [
            ("M", *right),
            ("Q", x + w * 0.56, y - w * 0.1, *far),
            ("L", *up(far)),
            ("Q", x + w * 0.56, y - w * 0.1 - h, *up(right)),
            ("Z",),
        ]
    )
    s.body(back, icing, rim=2)
    face = poly([tip, right, up(right), up(tip)])
    with s.shaded(face, sponge, round_=False, rim=2):
        s.pebbles(face, darken(sponge, 0.14), step=46, size=7)
        s.specks(face, darken(sponge, 0.1), step=30, size=5)
        for k in (0.3, 0.62):
            s.fill(poly([up(tip, k), up(right, k), up(right, k + 0.1), up(tip, k + 0.1)]), cream)
            s.stroke(line(up(tip, k), up(right, k)), "#d9455a", w * 0.022)
    topping = Form([("M", *up(tip)), ("L", *up(right)), ("Q", x + w * 0.56, y - w * 0.1 - h, *up(far)), ("Z",)])
    edge = [
        (tip[0] + (right[0] - tip[0]) * t, tip[1] + (right[1] - tip[1]) * t - h + d)
        for t, d in (
            (0, 0),
            (0.02, h * 0.16),
            (0.14, h * 0.1),
            (0.24, h * 0.24),
            (0.38, h * 0.1),
            (0.52, h * 0.22),
            (0.66, h * 0.1),
            (0.8, h * 0.26),
            (0.92, h * 0.12),
            (1, h * 0.16),
            (1, 0),
        )
    ]
    s.fill(blob(edge, tension=0.8).moved(0, 5), darken(icing, 0.4), 0.4)
    s.body(blob(edge, tension=0.8), icing, depth=0.7, rim=2)
    s.body(topping, lighten(icing, 0.12), lambda f: s.specks(f, icing, 22, 5), depth=0.6, rim=2)
    if berry:
        s.fill(ellipse(x + w * 0.22, y - h - w * 0.05, w * 0.17, w * 0.07), cream)
        put(s, berry, x + w * 0.22, y - h - w * 0.13, w / 700, 170)


@picture("Birthday cake", mood="lamplight")
def cake_1(s):
    w, h = s.w, s.h
    kitchen(s, 0.64, "#4f9a9a", "dots", "cloth", cloth="#e8708a", paint="#6fb5b0")
    flags = [(w * k / 12, h * (0.1 + 0.09 * math.sin(math.pi * k / 12))) for k in range(13)]
    s.stroke(curve(*flags), "#fff0d8", 4)
    for i, (px, py) in enumerate(flags[:-1]):
        flag = poly([(px + 10, py + 4), (px + 88, py + 6), (px + 50, py + 96)])
        s.body(flag, SWEETS[i % 5], lambda f: s.dots(f, "#fff4e0", 30, 4, 0.7), round_=False, rim=2)
    s.bokeh(rect(0, h * 0.25, w, h * 0.38), step=140, size=36, opacity=0.25)
    stand(s, w * 0.5, h * 0.95, 350, 110)
    cake(s, w * 0.5, h * 0.8, 285, 175, "#fff0dc", "#e8608a")
    top = h * 0.8 - 175
    for i, (px, py, _) in enumerate(around(w * 0.5, top - 4, 205, 7, TILT, 200)):
        candle(s, px, py, 88, ("#4fb0c6", "#ffcf4f", "#7cc06a")[i % 3])
    berry = stamp(s, strawberry)
    for px, py, _ in around(w * 0.5, top - 16, 90, 4, TILT, 45):
        put(s, berry, px, py, 0.44, 175)
    for x, col in ((0.12, "#4fa0b5"), (0.87, "#e0a03a")):
        box = rrect(w * x - 95, h * 0.76, 190, 150, 6)
        s.shadow(w * x, h * 0.93, 120, 24)
        s.body(box, col, lambda f: s.dots(f, lighten(col, 0.5), 34, 5), round_=False)
        s.fill(rect(w * x - 16, h * 0.76, 32, 150), "#fff0dc")
        s.body(
            blob([(w * x, h * 0.76), (w * x - 60, h * 0.71), (w * x - 54, h * 0.76)])
            + blob([(w * x, h * 0.76), (w * x + 60, h * 0.71), (w * x + 54, h * 0.76)]),
            "#fff0dc",
        )


@picture("A slice of cake in the garden", size="3:2", mood="spring", light=1)
def cake_2(s):
    w, h = s.w, s.h
    vista(s, 0.56, "cloth", "hills", 0.38, sun=(0.85, 0.14, 0.06), cloth="#e9a0b5")
    s.bush(w * 0.1, h * 0.57, 230, flowers="#f7c948")
    s.bush(w * 0.9, h * 0.57, 210, flowers="#fff1f4")
    plate(s, w * 0.46, h * 0.8, 390, "#eef4f4", "#5f9ac0")
    berry = stamp(s, strawberry)
    cake_slice(s, w * 0.46, h * 0.82, 460, berry=berry)
    fork(s, w * 0.85, h * 0.8, 290, -80)
    put(s, berry, w * 0.1, h * 0.84, 0.8, 60, shadow=1)
    s.branch("tl", blossoms="#ffd9e4")


@picture("A tall cake under the blossoms", size="3:4", mood="dawn")
def cake_3(s):
    w, h = s.w, s.h
    vista(s, 0.74, "cloth", "sea", 0.5, sun=(0.74, 0.34, 0.09), clouds="streaks", cloth="#c9b0d9")
    stand(s, w * 0.48, h * 0.94, 330, 90, "#e9d9b8")
    y = h * 0.94 - 110
    for r, n, top in ((270, 180, "#fbd0d9"), (195, 165, "#f6b5c6"), (125, 150, "#f29ab2")):
        cake(s, w * 0.48, y, r, n, "#fff3e8", top, drip=0.7)
        s._blossoms(
            [
                (w * 0.48 + math.cos(a) * r * 0.9, y - n + math.sin(a) * r * 0.9 * TILT)
                for a in (0.2, 0.5, 2.3, 2.6, 2.9)
            ],
            "#fff8f4",
            13,
        )
        y -= n
    s._shapes(["#6aa850", "#8fc06a"], [leaf(w * 0.48, y - 8, a, 66, 0.4) for a in (-160, -120, -60, -20, 20, 160)])
    s._blossoms(
        [(w * 0.48 - 34, y - 14), (w * 0.48 + 34, y - 12), (w * 0.48, y - 44), (w * 0.48, y + 6)], "#e8708a", 24
    )
    s.branch("tr", blossoms="#ffc9d9", reach=0.5)
    s.branch("tl", blossoms="#fff0f4", reach=0.36)


# ---------------------------------------------------------------- cupcakes


def cupcake(s, cream="#f6a0ba", case="#4f9ab0", top="cherry"):
    """Foot at 100, 180 wide."""
    s.body(
        poly([(-78, -4), (78, -4), (58, 100), (-58, 100)]),
        case,
        lambda f: s.bars(f, darken(case, 0.3), 15, 0.4, 90, 0.7),
        rim=3,
    )
    s.fill(ellipse(0, -2, 84, 20), "#d9a05a")
    for y, r, n in ((-16, 92, 38), (-58, 70, 34), (-94, 44, 28)):
        roll = blob(
            [
                (-r, y + 6),
                (-r * 0.8, y - n * 0.8),
                (0, y - n),
                (r * 0.8, y - n * 0.8),
                (r, y + 6),
                (r * 0.6, y + n * 0.6),
                (0, y + n * 0.75),
                (-r * 0.6, y + n * 0.6),
            ]
        )
        s.fill(roll.moved(0, 7), darken(cream, 0.4), 0.6)
        s.body(
            roll,
            cream,
            lambda f: s._marks(
                [lighten(cream, 0.5), darken(cream, 0.2)],
                [bow((px - 22, y + n * 0.5), (px + 16, y - n * 0.8), 8) for px in range(-84, 96, 36)],
                6,
                0.6,
            ),
            rim=3,
        )
        sprinkles(s, roll, 36, 6, 9)
    if top == "cherry":
        s.body(ellipse(0, -132, 27), "#c9263a", rim=2)
        s.stroke(curve((0, -152), (8, -176), (28, -190)), "#6a7a3a", 5)
        gloss(s, s.light * 9, -142, 7, 5)
    elif top == "flower":
        s._blossoms([(0, -124)], "#fff6ea", 17)


@picture("Cupcakes by the snowy window", mood="snow")
def cupcakes_1(s):
    w, h = s.w, s.h
    s.fill(rect(0, 0, w, h), "#b5707a")
    s.sprigs(rect(0, 0, w, h * 0.62), "#c98a8f", 128, 34)
    pane = rect(w * 0.14, h * 0.06, w * 0.72, h * 0.46)
    with s.clip(pane):
        with above(s, 0.52) as k:
            s.sky(0.4 * k, clouds="streaks")
            s.treeline(0.42 * k, 0.2 * k, far=0.4)
            s.snowfield(0.42 * k)
            s.snowfall()
    s.stroke(pane, "#fff6ea", 22, cap="butt")
    s.stroke(
        line((w * 0.5, h * 0.06), (w * 0.5, h * 0.52)) + line((w * 0.14, h * 0.24), (w * 0.86, h * 0.24)),
        "#fff6ea",
        14,
        cap="butt",
    )
    s.table(0.6, "wood", colour="#c99a6a")
    one, two, three = (
        stamp(s, cupcake),
        stamp(s, cupcake, "#fff0dc", "#d9604a", "flower"),
        stamp(s, cupcake, "#8fd0c0", "#e0a03a"),
    )
    stand(s, w * 0.5, h * 0.97, 440, 150, "#f4efe6")
    y = h * 0.97 - 166
    for x, k, name in ((-180, 1.1, two), (170, 1.1, one)):
        put(s, name, w * 0.5 + x, y - 150, k, 0, shadow=1)
    for x, name in ((-270, three), (0, one), (265, two)):
        put(s, name, w * 0.5 + x, y - 100 + (0 if x else 30), 1.28, 0, shadow=1)


@picture("One cupcake, one candle", size="1:1", mood="lamplight", light=1)
def cupcakes_2(s):
    w, h = s.w, s.h
    vista(s, 0.66, "wood", "skyline", 0.5, sun=(0.2, 0.16, 0.07), clouds="none", colour="#9a6a58")
    s.glow(w * 0.52, h * 0.2, 420, "#ffd070", 0.75)
    plate(s, w * 0.52, h * 0.86, 300, "#f2dfc0", "#e0704a", motif="bands")
    one = stamp(s, cupcake, "#ff9ab8", "#ff9a3f", None)
    candle(s, w * 0.52, h * 0.36, 120, "#4fb0e0")
    put(s, one, w * 0.52, h * 0.62, 2.25)
    s._marks(
        SWEETS,
        [
            bow((x, y), (x + s.near(0, 40), y + s.near(0, 20)), 14)
            for x, y in s.scatter(rect(0, h * 0.76, w, h * 0.24), 120)
        ],
        7,
    )


@picture("Cupcakes at the beach", size="3:2", mood="summer")
def cupcakes_3(s):
    w, h = s.w, s.h
    heaven(s, 0.4, (0.14, 0.16, 0.07))
    s.beach(0.4, 0.56)
    s.blanket(0.6, "#3fa0a5", "#fff8ea", 1.0)
    x, col = 0.13, "#e0604a"
    s.stroke(line((w * x, h * 0.7), (w * x + 40, h * 0.1)), "#fff4e0", 12)
    top = Form(
        [
            ("M", w * x - 150, h * 0.24),
            ("Q", w * x + 10, h * -0.06, w * x + 210, h * 0.16),
            ("Q", w * x + 30, h * 0.14, w * x - 150, h * 0.24),
        ]
    )
    s.body(top, "#fff4e0", lambda f: s.bars(f, col, 60, 0.5, 90, 1))
    stamps = [
        stamp(s, cupcake),
        stamp(s, cupcake, "#ffe08a", "#e0604a"),
        stamp(s, cupcake, "#c9a0e0", "#4f9a6a", "flower"),
    ]
    for i, (x, y, k) in enumerate(
        (
            (0.38, 0.58, 1.0),
            (0.57, 0.57, 1.0),
            (0.75, 0.59, 1.0),
            (0.29, 0.73, 1.3),
            (0.51, 0.74, 1.35),
            (0.74, 0.75, 1.3),
        )
    ):
        put(s, stamps[(i + i // 3) % 3], w * x, h * y, k, s.near(0, 2), shadow=1)


# ---------------------------------------------------------------- doughnuts


def doughnut(s, icing="#f58aa8", tilt=1.0, bits="sprinkles"):
    """A ring seen from above (tilt 1) or from the side; 200 wide."""
    if tilt < 1:
        low = blob(
            [
                (-100, 0),
                (-96, 34),
                (-50, 34 + 70 * tilt),
                (0, 36 + 78 * tilt),
                (50, 34 + 70 * tilt),
                (96, 34),
                (100, 0),
                (60, -60 * tilt),
                (-60, -60 * tilt),
            ],
            tension=0.9,
        )
        s.body(
            low,
            "#d9984f",
            lambda f: s.stroke(
                curve((-97, 18), (-50, 22 + 72 * tilt), (0, 22 + 80 * tilt), (50, 22 + 72 * tilt), (97, 18)),
                "#f6d9a0",
                11,
            ),
        )
    ring = ellipse(0, 0, 100, 100 * tilt)
    s.body(ring, "#d9984f", rim=3)
    glaze = (
        s.wobble(0, 0, 91, 91 * tilt, 15, 0.05)
        if tilt == 1
        else blob(
            [(x, y + (12 if i % 2 else -2) * (y > -10)) for i, (x, y, _) in enumerate(around(0, 0, 97, 18, tilt))]
        )
    )
    s.fill(glaze.moved(0, 5), darken("#d9984f", 0.4), 0.6)
    with s.shaded(glaze, icing, depth=0.8, rim=4):
        s.stroke(
            curve(
                *[
                    (math.cos(math.radians(a)) * 66, math.sin(math.radians(a)) * 66 * tilt)
                    for a in ((-170, -145, -120, -95) if s.light < 0 else (-85, -60, -35, -10))
                ]
            ),
            Lit("#fffaf2"),
            9,
            0.55,
        )
        if bits == "stripes":
            s._marks(
                [lighten(icing, 0.75)],
                [
                    curve((-96, k), (-30, k - 10), (30, k + 10), (96, k))
                    for k in (-66 * tilt, -33 * tilt, 0, 33 * tilt, 66 * tilt)
                ],
                7,
                0.9,
            )
    if bits == "sprinkles":
        sprinkles(s, glaze, 25, 8, 12)
    elif bits == "nuts":
        s.pebbles(glaze, "#d9a860", step=22, size=7, opacity=1)
    hole = ellipse(0, -2, 31, 29 * tilt)
    s.fill(hole, "#b5722f")
    s.fill(ellipse(0, 5 * tilt, 28, 22 * tilt), "#5f3a26")
    s.stroke(front(0, 0, 30, 0.9 * tilt), "#f0bf7a", 4, 0.8)


GLAZES = (
    ("#f58aa8", "sprinkles"),
    ("#6a3f2c", "stripes"),
    ("#fff0dc", "sprinkles"),
    ("#7fc9c0", "stripes"),
    ("#8a5234", "nuts"),
    ("#c9a0e0", "sprinkles"),
    ("#f7cf5a", "stripes"),
)


@picture("A dozen doughnuts", mood="indoor-cool")
def doughnuts_1(s):
    w, h = s.w, s.h
    flat_lay(s, "cloth", "#6fa5c0")
    box = rrect(w * 0.08, h * 0.07, w * 0.74, h * 0.86, 20)
    shade_from_above(s, box, 26)
    s.body(box, "#f2c9a0", round_=False, rim=4)
    inner = rrect(w * 0.1, h * 0.1, w * 0.7, h * 0.8, 12)
    s.fill(inner, "#fff3e0")
    s.dots(inner, "#f0b5a0", 44, 5)
    s.fill(rect(w * 0.1, h * 0.1, w * 0.7, 22), s.mood.shade, 0.2)
    rings = [stamp(s, doughnut, icing, 1.0, bits) for icing, bits in GLAZES[:6]]
    for j in range(3):
        for i in range(4):
            if (i, j) == (3, 2):
                continue
            x, y = w * (0.19 + 0.173 * i), h * (0.24 + 0.26 * j)
            s.fill(ellipse(x + 10, y + 14, 104), s.mood.shade, 0.3)
            put(s, rings[(i * 2 + j * 3 + i // 3) % 6], x, y, 1.0, s.between(-40, 40))
    crumbs(s, w * 0.71, h * 0.77, 70, 60, "#d9984f", 30, 7)
    x, y = w * 0.9, h * 0.7
    s.fill(ellipse(x + 14, y + 18, 112), s.mood.shade, 0.35)
    put(s, rings[0], x, y, 1.1, 20)


@picture("A stack of doughnuts", size="3:4", mood="dusk", light=1)
def doughnuts_2(s):
    w, h = s.w, s.h
    vista(s, 0.72, "wood", "skyline", 0.5, sun=(0.3, 0.3, 0.1), clouds="streaks", colour="#a5705a")
    plate(s, w * 0.52, h * 0.86, 340, "#e9eef2", "#4f8fb0")
    rings = [stamp(s, doughnut, icing, 0.42, bits) for icing, bits in GLAZES[:4]]
    for i, (name, dx) in enumerate(zip((1, 0, 3, 2, 1, 0), (0, 16, -14, 10, -8, 6))):
        put(s, rings[name], w * 0.52 + dx, h * 0.8 - i * 118, 2.05 - 0.06 * i, s.near(0, 3), shadow=1 if i == 0 else 0)
    mug(s, w * 0.86, h * 0.95, 190, "#e0a03a", handle=-1)


@picture("Doughnuts on the pier", size="3:2", mood="morning")
def doughnuts_3(s):
    w, h = s.w, s.h
    with above(s, 0.72) as k:
        s.sky(0.44 * k, sun=(0.24, 0.28, 0.09), clouds="streaks")
        s.harbour(0.44 * k, 0.7 * k)
    s.table(0.68, "wood", colour="#a58a78")
    rings = {i: stamp(s, doughnut, GLAZES[i][0], 0.5, GLAZES[i][1]) for i in (0, 1, 3, 5, 6)}
    napkin(s, w * 0.46, h * 0.84, 780, "#e0704a")
    for i, (x, y, k) in enumerate(
        ((0.24, 0.7, 1.5), (0.5, 0.68, 1.5), (0.75, 0.71, 1.5), (0.37, 0.82, 1.75), (0.64, 0.83, 1.75))
    ):
        s.shadow(w * x, h * y + 70 * k, 104 * k, 24 * k)
        put(s, rings[(0, 1, 6, 5, 3)[i]], w * x, h * y, k, s.near(0, 5))
    put(s, rings[0], w * 0.5, h * 0.56, 1.5, 4)


# ---------------------------------------------------------------- biscuits and pie


def cookie(s, tilt=1.0):
    form = s.wobble(0, 0, 100, 100 * tilt, 13, 0.05)
    s.fill(form.moved(0, 12 if tilt < 1 else 0), "#8a5426")
    with s.shaded(form, "#cf9350", rim=4):
        s.specks(form, "#dca964", step=16, size=6, opacity=0.7)
        s._marks(
            ["#9a6430"],
            [bow((x, y), (x + s.near(0, 30), y + s.near(0, 16) * tilt), 6) for x, y in s.scatter(form, 54)],
            4,
            0.7,
        )
        chips = [(x, y) for x, y in s.scatter(form.scaled(0.86), 40, 0.35, row=40 * tilt)]
        blobs = [s.wobble(x, y, 14, 14 * max(0.6, tilt), 5, 0.25) for x, y in chips]
        s._shapes(["#4a2a1c", "#5a3422"], blobs)
        s._dots(["#a57858"], [(x + s.light * 4, y - 5 * tilt) for x, y in chips], 5)


@picture("Milk and cookies at bedtime", mood="lamplight")
def cookies_1(s):
    w, h = s.w, s.h
    s.fill(rect(0, 0, w, h), "#a57fb0")
    s.bars(rect(0, 0, w, h * 0.66), "#b893c0", 70, 0.5, 90, 0.7)
    pane = rrect(w * 0.3, h * 0.05, w * 0.6, h * 0.46, 12)
    with s.clip(pane):
        with above(s, 0.52) as k:
            s.sky(0.45 * k, sun=(0.72, 0.17 * k, 0.07), clouds="none", moon=True)
            s.treeline(0.5 * k, 0.16 * k)
            s.hills(0.52 * k, 1)
    s.stroke(pane, "#fff0dc", 20)
    s.stroke(line((w * 0.6, h * 0.05), (w * 0.6, h * 0.51)), "#fff0dc", 12, cap="butt")
    s.table(0.6, "wood", colour="#b57f58")
    s.glow(w * 0.1, h * 0.42, 360, "#ffc670", 0.8)
    s.body(drum(w * 0.1, h * 0.68, 62, 18), "#d9a05a")
    s.body(rect(w * 0.1 - 12, h * 0.46, 24, h * 0.2), "#c98f4a")
    s.body(
        poly(
            [(w * 0.1 - 70, h * 0.24), (w * 0.1 + 70, h * 0.24), (w * 0.1 + 130, h * 0.47), (w * 0.1 - 130, h * 0.47)]
        ),
        Lit("#ffe0a0"),
        lambda f: s.dots(f, Lit("#f6b860"), 46, 6),
        depth=0.3,
    )
    plate(s, w * 0.52, h * 0.84, 370, "#ffffff", "#e0704a")
    flat = [stamp(s, cookie, 0.5) for _ in range(2)]
    for i, (x, y) in enumerate(
        ((0.4, 0.79), (0.62, 0.8), (0.46, 0.855), (0.59, 0.86), (0.5, 0.8), (0.42, 0.75), (0.57, 0.755), (0.5, 0.7))
    ):
        put(s, flat[i % 2], w * x, h * y, 1.25, s.near(0, 12))
    glass(s, w * 0.86, h * 0.9, 290, "#fff8ee", 0.8)


@picture("A tray of cookies", size="1:1", mood="indoor-warm", light=1)
def cookies_2(s):
    w, h = s.w, s.h
    flat_lay(s, "wood", "#8a6a55")
    with s.at(w * 0.5, h * 0.52, 1, -7):
        tray = rrect(-400, -390, 800, 780, 44)
        shade_from_above(s, tray, 28)
        s.body(tray, "#9aa5ad", lambda f: s.brush(f, "#9aa5ad", step=60, length=200, width=3), round_=False, rim=6)
        sheet = rrect(-365, -352, 730, 704, 16)
        s.fill(sheet, "#f4e9d6")
        s.stroke(sheet, s.mood.shade, 5, 0.25)
        s.brush(sheet, "#e9dcc2", step=60, length=120, width=4)
        rounds = [stamp(s, cookie) for _ in range(3)]
        for j in range(3):
            for i in range(3):
                x, y = -236 + 236 * i + s.near(0, 8), -226 + 226 * j + s.near(0, 8)
                s.fill(ellipse(x - s.light * 12, y + 14, 102), s.mood.shade, 0.32)
                put(s, rounds[(i + j * 2) % 3], x, y, 1.02, s.between(0, 360))
        crumbs(s, 0, 0, 330, 320, "#cf9350", 90, 6)
    with s.at(w * 0.9, h * 0.12, 1, 30):
        for i in range(6):
            s.body(
                rrect(-120 + (i % 3) * 64, -60 + (i // 3) * 64, 60, 60, 6),
                "#5a3422",
                lambda f: s.stroke(rrect(f.box[0] + 12, f.box[1] + 12, 36, 36, 4), "#8a5a40", 4),
                round_=False,
                rim=3,
            )


def pie(s, x, y, r, filling="#b52a3f"):
    """A lattice pie in its dish, on (x, y)."""
    h = r * 0.26
    s.shadow(x, y, r * 1.15, r * 0.34)
    dish = poly([(x - r, y - h), (x + r, y - h), (x + r * 0.82, y), (x - r * 0.82, y)]) + disc(x, y, r * 0.82)
    s.body(dish, "#e9e4da", lambda f: s.bars(f, "#b9c4c9", r * 0.09, 0.35, 90, 0.8), rim=3)
    crimp = stamp(s, lambda s: s.body(ellipse(0, 0, 39, 23), "#d9a052", rim=3))
    for px, py, a in sorted(around(x, y - h, r * 1.0, 34, TILT), key=lambda p: p[1]):
        put(s, crimp, px, py, r / 370)
    top = ellipse(x, y - h - r * 0.02, r * 0.93, r * 0.93 * TILT)
    with s.shaded(top, filling, depth=0.6, rim=0):
        s._dots([darken(filling, 0.3), lighten(filling, 0.25)], s.scatter(top, 34, row=18), 18)
        for turn in (38, -38):
            for k in range(-3, 4):
                dx, dy = math.cos(math.radians(turn)), math.sin(math.radians(turn)) * TILT * 1.6
                cx, cy = x - k * r * 0.3 * math.copysign(1, turn) * 0.9, y - h + k * r * 0.1
                strip = line((cx - dx * r * 2, cy - dy * r * 2), (cx + dx * r * 2, cy + dy * r * 2))
                s.stroke(strip.moved(0, 6), darken(filling, 0.55), r * 0.09, 0.6, cap="butt")
                s.stroke(strip, "#cf9046", r * 0.1, cap="butt")
                s.stroke(strip.moved(0, -r * 0.018), "#f0c57a", r * 0.04, cap="butt")
    s.stroke(disc(x, y - h, r * 0.93), "#b5793a", 5, 0.6)


@picture("Pie on the window sill", mood="spring", light=1)
def pie_1(s):
    w, h = s.w, s.h
    heaven(s, 0.5, (0.74, 0.15, 0.07))
    s.hills(0.5, 2)
    with above(s, 0.72) as k:
        s.meadow(0.5 * k, step=54)
    s.fence(0, w, h * 0.62, 90)
    s.body(rect(-10, h * 0.7, w + 20, h * 0.09), "#f7ead6", lambda f: s.grain(f, "#e9d9bf", step=14), round_=False)
    s.fill(rect(0, h * 0.79, w, h * 0.22), "#7fa5a0")
    s.bricks(rect(0, h * 0.79, w, h * 0.22), "#7fa5a0", 90, 62, 5, 0.5)
    s.fill(rect(0, h * 0.79, w, 18), s.mood.shade, 0.3)
    left = blob(
        [(-30, -20), (w * 0.15, -20), (w * 0.12, h * 0.3), (w * 0.05, h * 0.56), (w * 0.09, h * 0.76), (-30, h * 0.78)],
        tension=0.6,
    )
    for drape in (left, left.mirrored(w / 2)):
        s.body(
            drape,
            "#e8708a",
            lambda f: s.bars(f, "#c9506a", 44, 0.4, 90, 0.6),
            lambda f: s.dots(f, "#fff0f0", 66, 6, 0.7),
        )
    pie(s, w * 0.5, h * 0.74, 320)
    steam(s, w * 0.5, h * 0.58, 190, 4, 80)
    s.birds(w * 0.34, h * 0.16, 5, 16)


@picture("Blueberry pie under the peaks", mood="autumn")
def pie_2(s):
    w, h = s.w, s.h
    vista(s, 0.58, "wood", "mountains", 0.36, sun=(0.2, 0.16, 0.07), clouds="streaks", colour="#8a6450")
    s.branch("tr", colour="#d98a3a")
    pie(s, w * 0.44, h * 0.88, 370, "#3f3a7a")
    from_fruit = [
        (w * x, h * y)
        for x, y in (
            (0.8, 0.78),
            (0.84, 0.82),
            (0.77, 0.85),
            (0.88, 0.88),
            (0.82, 0.91),
            (0.92, 0.8),
            (0.1, 0.9),
            (0.14, 0.93),
        )
    ]
    for px, py in from_fruit:
        s.shadow(px, py + 20, 34, 9)
        s.body(ellipse(px, py, 27), "#4a5a9a", lambda f: s.fill(star(px + 2, py - 12, 10, 0.5), "#2a3366"))
    leaf_pair(s, w * 0.86, h * 0.74, 60, "#8a9a45")
    napkin(s, w * 0.84, h * 0.68, 240, "#c9603a")


# ---------------------------------------------------------------- pancakes and waffles


def pancakes(s, x, y, r, n=6, syrup="#a5561c"):
    """A stack with butter and syrup on (x, y)."""
    t = r * 0.16

    def flat_cake(s):
        form = drum(0, 0, r, t * 0.9)
        s.fill(drum(0, 5, r, t * 0.8), "#6f3f1f", 0.6)
        with s.shaded(form, "#eec27a", depth=0.7, rim=2):
            s.stroke(front(0, -t * 0.9, r), "#b5702f", t * 0.4)
            s.stroke(front(0, 2, r), "#c98a44", t * 0.24)
            s._dots(
                ["#d9a55c", "#f9dda8"],
                [(px, py - t * 0.35 + s.near(0, 6)) for px, py, _ in around(0, 0, r, 52, TILT)][:27],
                6,
            )

    layer = stamp(s, flat_cake)
    for i in range(n):
        put(s, layer, x + s.near(0, r * 0.035), y - i * t, s.between(0.97, 1.03) if i < n - 1 else 1, 0, i % 2 == 1)
    top = y - (n - 1) * t - t * 0.9
    face = disc(x, top, r)
    s.body(
        face,
        "#cf8a40",
        lambda f: s.fill(disc(x, top, r * 0.86), "#b5702f", 0.5),
        lambda f: s.specks(f, "#c98240", 18, 6),
        depth=0.6,
        rim=2,
    )
    pool = dripping(s, x - r * 0.02, top - 2, r * 0.8, t * 3.4, 7, drip=0.85).scaled(1, 1.0)
    s.fill(pool.moved(0, 6), "#4a260f", 0.4)
    with s.shaded(pool, syrup, depth=0.7, rim=5):
        s.fill(disc(x, top, r * 0.66), "#c9772a", 0.7)
    gloss(s, x + s.light * r * 0.4, top - r * 0.06, r * 0.2, r * 0.03, s.light * -4, 0.7)
    pat = poly(
        [
            (x - r * 0.2, top - r * 0.09),
            (x + r * 0.02, top - r * 0.17),
            (x + r * 0.22, top - r * 0.1),
            (x, top - r * 0.01),
        ]
    )
    side = poly(
        [
            (x - r * 0.2, top - r * 0.09),
            (x, top - r * 0.01),
            (x + r * 0.22, top - r * 0.1),
            (x + r * 0.22, top),
            (x, top + r * 0.1),
            (x - r * 0.2, top + r * 0.02),
        ]
    )
    s.body(side, "#f2cf55", round_=False, rim=2)
    s.fill(pat, "#fff0a0")


@picture("Pancakes with syrup", size="1:1", mood="indoor-warm", light=1)
def pancakes_1(s):
    w, h = s.w, s.h
    kitchen(s, 0.6, "#c9d4b5", "bars", "cloth", cloth="#e0a03a", window=(0.1, 0.06, 0.28), picture=(0.66, 0.14, 0.2))
    plate(s, w * 0.48, h * 0.86, 400, rim="#4f86c0")
    pancakes(s, w * 0.48, h * 0.84, 270, 7)
    fork(s, w * 0.9, h * 0.86, 300, -80)
    berry = stamp(s, strawberry)
    for x, y, t in ((0.28, 0.85, 70), (0.68, 0.88, -60), (0.61, 0.91, 40)):
        put(s, berry, w * x, h * y, 0.5, t, shadow=1)
    s.body(
        blob(
            [
                (w * 0.06, h * 0.66),
                (w * 0.05, h * 0.78),
                (w * 0.09, h * 0.84),
                (w * 0.17, h * 0.83),
                (w * 0.2, h * 0.76),
                (w * 0.17, h * 0.66),
                (w * 0.2, h * 0.62),
                (w * 0.12, h * 0.63),
            ],
            tension=0.8,
        ),
        "#f4efe6",
        lambda f: s.stripes(f, "#d9604a", 5, 0, 0.25, 0),
    )


@picture("Pancakes at the camp site", size="3:2", mood="morning")
def pancakes_2(s):
    w, h = s.w, s.h
    with above(s, 0.7) as k:
        s.sky(0.5 * k, sun=(0.8, 0.2 * k, 0.08), clouds="small")
        s.mountains(0.52 * k, 0.34 * k)
        s.treeline(0.58 * k, 0.2 * k, far=0.25)
        s.meadow(0.58 * k, flowers=False, step=54)
    tent = poly([(w * 0.06, h * 0.64), (w * 0.2, h * 0.3), (w * 0.4, h * 0.64)])
    s.body(tent, "#e0803a", lambda f: s.bars(f, "#c9652a", 90, 0.5, 90, 0.5), round_=False)
    s.fill(poly([(w * 0.14, h * 0.64), (w * 0.2, h * 0.36), (w * 0.26, h * 0.64)]), "#5a3440")
    s.table(0.66, "wood", colour="#a5805c")
    plate(s, w * 0.58, h * 0.86, 330, "#5f8fb0", "#eef2f2", motif="bands")
    pancakes(s, w * 0.58, h * 0.84, 235, 6)
    mug(s, w * 0.22, h * 0.92, 170, "#d9483b", handle=-1)
    steam(s, w * 0.22, h * 0.68, 110, 2, 40)
    for x, y in ((0.82, 0.88), (0.86, 0.91), (0.4, 0.9), (0.79, 0.92)):
        s.shadow(w * x, h * y + 16, 28, 8)
        s.body(ellipse(w * x, h * y, 21), "#4a5a9a")


def waffle(s, tilt=0.36):
    """A round waffle, 240 wide and 30 thick."""
    side = drum(0, 26, 120, 26, tilt)
    with s.shaded(side, "#c98a3c", rim=2):
        teeth = [
            line(
                (-math.cos(a) * 118, math.sin(a) * 120 * tilt + 6), (-math.cos(a) * 118, math.sin(a) * 120 * tilt + 17)
            )
            for a in (0.05 + k * 0.16 for k in range(20))
        ]
        s._marks(["#8a5322"], teeth, 8)
        s.stroke(front(0, 24, 120, tilt), "#7a4419", 5)
    with s.shaded(ellipse(0, 0, 120, 120 * tilt), "#e8ad54", rim=4):
        holes = []
        for i in range(-4, 5):
            for j in range(-4, 5):
                x, y = (i - j) * 17, (i + j) * 17 * tilt
                if math.hypot(x, y / tilt) < 106:
                    holes.append(poly([(x, y - 13 * tilt), (x + 13, y), (x, y + 13 * tilt), (x - 13, y)]))
        s._shapes(["#a5641f"], holes)
        s._shapes(["#c98430"], [f.moved(-s.light * 2, 3).scaled(0.7, at=f.centre) for f in holes])
        s._marks(["#fbd78a"], [line(f.segments[3][1:], f.segments[2][1:], f.segments[1][1:]) for f in holes], 3, 0.8)


@picture("Waffles with berries", mood="noon")
def waffles_1(s):
    w, h = s.w, s.h
    vista(s, 0.58, "tiles", "sea", 0.36, sun=(0.14, 0.16, 0.07), colour="#6fa5b0")
    plate(s, w * 0.5, h * 0.82, 450, "#fff6ea", "#e0704a", motif="leaves")
    one, berry, cut = stamp(s, waffle), stamp(s, strawberry), stamp(s, berry_half)
    for i in range(4):
        put(s, one, w * 0.5 + s.near(0, 10), h * 0.8 - i * 40, 2.4, 0, shadow=1 if i == 0 else 0)
    y = h * 0.8 - 3 * 40
    cream = blob(
        [
            (w * 0.5 - 130, y - 10),
            (w * 0.5 - 90, y - 70),
            (w * 0.5 - 30, y - 96),
            (w * 0.5 + 20, y - 138),
            (w * 0.5 + 50, y - 90),
            (w * 0.5 + 104, y - 64),
            (w * 0.5 + 130, y - 6),
            (w * 0.5, y + 26),
        ]
    )
    s.body(
        cream,
        "#fff8ec",
        lambda f: s._marks(
            ["#e9dcd0", "#ffffff"],
            [bow((w * 0.5 - 110 + k * 26, y - 20), (w * 0.5 - 60 + k * 20, y - 70), 12) for k in range(9)],
            6,
        ),
    )
    for x, dy, k, t in (
        (-150, -30, 0.6, 150),
        (150, -34, 0.62, 205),
        (-70, 8, 0.62, 165),
        (70, 10, 0.6, 190),
        (0, 24, 0.62, 180),
    ):
        put(s, berry, w * 0.5 + x, y + dy, k, t)
    for x, dy in ((-110, 20), (-30, 34), (112, 14), (36, 40), (190, 6), (-200, 4)):
        s.body(
            ellipse(w * 0.5 + x, y + dy, 23),
            "#4a5a9a",
            lambda f: s.fill(star(w * 0.5 + x, y + dy - 9, 8, 0.5), "#2a3366"),
        )
    put(s, cut, w * 0.13, h * 0.8, 0.8, 30, shadow=1)
    put(s, berry, w * 0.9, h * 0.86, 0.9, -60, shadow=1)
    leaf_pair(s, w * 0.5 + 20, y - 120, 60)


@picture("Waffles in the toy room", size="1:1", mood="indoor-cool", light=1)
def waffles_2(s):
    w, h = s.w, s.h
    kitchen(s, 0.48, "#f0c98a", "dots", "wood", colour="#a5c0c9", shelf=(0.06, 0.3, 0.4), window=(0.6, 0.06, 0.26))
    plate(s, w * 0.46, h * 0.76, 430, "#fff6ea", "#7a5fa5")
    one = stamp(s, waffle)
    put(s, one, w * 0.27, h * 0.74, 1.7, -4, shadow=1)
    put(s, one, w * 0.63, h * 0.74, 1.7, 4, shadow=1)
    put(s, one, w * 0.45, h * 0.71, 2.1)
    x, y = w * 0.45, h * 0.7
    s.body(dripping(s, x, y, 190, 80, 6, drip=0.8), "#8a4a1c", rim=5)
    s.body(
        blob([(x - 94, y + 4), (x - 84, y - 84), (x, y - 122), (x + 84, y - 84), (x + 94, y + 4), (x, y + 28)]),
        "#fbe3b5",
        lambda f: s.specks(f, "#d9b070", 18, 6),
    )
    leaf_pair(s, x, y - 112, 54)
    for x, y, col, turn in ((0.83, 0.93, "#d9604a", -6), (0.94, 0.9, "#4f9a6a", 8), (0.14, 0.94, "#e0b03a", 5)):
        s.shadow(w * x, h * y + 48, 66, 14)
        with s.at(w * x, h * y, 1, turn):
            s.body(rrect(-50, -50, 100, 100, 8), col, lambda f: s.grain(f, step=12), round_=False)
            s.stroke(rrect(-38, -38, 76, 76, 6), lighten(col, 0.4), 5)
            s.fill(star(0, 2, 30, 0.5) if turn < 8 else ellipse(0, 0, 25), lighten(col, 0.6))
