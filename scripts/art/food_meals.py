"""Plates: pizza, burgers, sushi, noodles, eggs and tacos."""

from food_gallery import picture
from food_ware import *
from kit import *

# ---------------------------------------------------------------- pizza


def pepperoni(s, tilt=1.0):
    form = ellipse(0, 0, 34, 34 * tilt)
    s.fill(form.moved(0, 4), "#7a2a1c", 0.6)
    s.body(form, "#c9402f", lambda f: s._dots(["#e8806a", "#9a2a20"], s.scatter(f, 13), 5), rim=3)


def olive(s, tilt=1.0):
    s.stroke(ellipse(0, 4, 13, 13 * tilt), "#6a4a20", 10, 0.4)
    s.stroke(ellipse(0, 0, 13, 13 * tilt), "#3a2f3f", 10)
    s.stroke(ellipse(0, -2, 13, 13 * tilt), "#7a6f80", 2.5, 0.8)


def basil(s):
    for a, n in ((-160, 42), (-20, 44), (-90, 38)):
        one = leaf(0, 0, a, n, 0.46)
        s.fill(one.moved(0, 4), "#5a3a1c", 0.5)
        s.fill(one, "#4f9a3f")
        s.stroke(
            line((0, 0), (math.cos(math.radians(a)) * n * 0.8, math.sin(math.radians(a)) * n * 0.8)), "#a3d67a", 2.5
        )


def mushroom_slice(s):
    form = blob(
        [(-30, 4), (-22, -20), (0, -28), (22, -20), (30, 4), (10, 4), (10, 26), (-10, 26), (-10, 4)], tension=0.7
    )
    s.fill(form.moved(0, 4), "#7a4a20", 0.5)
    s.fill(form, "#f0e0c4")
    s.stroke(form, "#a58560", 4)
    s.stroke(curve((-20, -2), (0, -10), (20, -2)), "#8a6a4a", 4)


def cheese_top(s, form, colour="#f5c04a"):
    """Melted cheese: pale pools, red patches where the sauce shows, brown blisters."""
    s.fill(form, colour)
    spots = s.scatter(form, 46)
    s._shapes(["#fbdc8a", "#e8963f", "#fbe6a8"], [s.wobble(x, y, 19, 14, 6, 0.3) for x, y in spots], 0.75)
    s._dots(["#b5602a", "#d9482f"], spots[::3], 7, 0.7)


def pizza(s, x, y, r, tilt=1.0, missing=None):
    """A pizza in eight pieces; `missing` is the angle of the piece that has been taken."""
    toppings = (
        stamp(s, pepperoni, max(0.6, tilt)),
        stamp(s, olive, max(0.7, tilt)),
        stamp(s, basil),
        stamp(s, mushroom_slice),
    )

    def parts(k):
        return (
            ellipse(x, y, r * k, r * k * tilt)
            if missing is None
            else sector(x, y, r * k, missing + 45, missing + 360, tilt)
        )

    if tilt < 1:
        s.fill(parts(1).moved(0, r * 0.07), "#8a5426")
    with s.shaded(parts(1), "#d9984a", rim=r * 0.02):
        s._dots(
            ["#b5702c", "#f0c47a"],
            [(px + s.near(0, r * 0.03), py + s.near(0, r * 0.02)) for px, py, _ in around(x, y, r * 0.94, 40, tilt)],
            r * 0.05,
            0.7,
        )
    s.fill(parts(0.885), "#b53a24")
    inner = parts(0.86)
    with s.shaded(inner, "#f5c04a", depth=0.5, rim=0):
        cheese_top(s, inner)
        cuts = [
            line((x + math.cos(a) * r * 0.02, y), (x + math.cos(a) * r * 0.9, y + math.sin(a) * r * 0.9 * tilt))
            for a in (math.radians((missing or 0) + 45 * k) for k in range(8))
        ]
        s._marks(["#a5561f"], cuts, r * 0.012, 0.8)
    for k in range(8):
        a0 = (missing or 0) + 45 * k
        if missing is not None and k == 0:
            continue
        for d, off, which in (
            (0.66, 14, 0),
            (0.62, 32, 0),
            (0.38, 23, 0),
            (0.5, 7, 2 if k % 2 else 1),
            (0.76, 23, 1 if k % 2 else 3),
            (0.24, 28, (3, 1)[k % 2]),
        ):
            a = math.radians(a0 + off + s.near(0, 3))
            put(
                s,
                toppings[which],
                x + math.cos(a) * r * d,
                y + math.sin(a) * r * d * tilt,
                r / 330,
                s.between(-30, 30) if tilt < 1 else s.between(0, 360),
            )


def pizza_slice(s, x, y, n):
    """One piece, its tip at (x, y) and its crust above, with threads of cheese."""
    with s.at(x, y, n / 300):
        form = sector(0, 0, 300, -90 - 23, -90 + 23)
        drips = blob(
            [
                (-118, -262),
                (-88, -190),
                (-58, -130),
                (-50, -96),
                (-40, -110),
                (-22, -44),
                (-12, 26),
                (0, 30),
                (10, -8),
                (30, -62),
                (44, -74),
                (50, -116),
                (90, -200),
                (118, -262),
            ],
            tension=0.7,
        )
        s.fill(form.moved(-s.light * 10, 12), s.mood.shade, 0.3)
        s.body(drips, "#f3bd45", rim=5)
        with s.shaded(form, "#f5c04a", depth=0.7):
            cheese_top(s, form)
        top = taper([(-128, -262), (-66, -294), (0, -302), (66, -294), (128, -262)], [38, 52, 54, 52, 38])
        s.body(top, "#d9984a", lambda f: s.specks(f, "#b5702c", 18, 7))
        meat, ring, green, cap = stamp(s, pepperoni), stamp(s, olive), stamp(s, basil), stamp(s, mushroom_slice)
        for name, px, py, k in (
            (meat, -56, -226, 1.15),
            (meat, 34, -186, 1.15),
            (meat, -14, -108, 1.05),
            (ring, 24, -246, 1.2),
            (green, -24, -168, 0.95),
            (cap, 70, -238, 0.85),
            (ring, 14, -58, 0.9),
            (cap, -2, -266, 0.7),
        ):
            put(s, name, px, py, k, s.near(0, 20))


@picture("Pizza fresh from the oven", size="1:1", mood="indoor-warm")
def pizza_1(s):
    w, h = s.w, s.h
    flat_lay(s, "wood", "#7a5a48")
    plank = ellipse(w * 0.5, h * 0.5, w * 0.455) + rrect(w * 0.44, h * 0.88, w * 0.12, h * 0.2, 30)
    shade_from_above(s, plank, 22)
    s.body(plank, "#c99a62", lambda f: s.grain(f, "#c99a62", step=44, vertical=True), round_=False, rim=6)
    s.fill(ellipse(w * 0.5 + 10, h * 0.5 + 14, w * 0.41), s.mood.shade, 0.3)
    pizza(s, w * 0.5, h * 0.5, w * 0.41)
    green = stamp(s, basil)
    put(s, green, w * 0.08, h * 0.08, 1.7, 30)
    put(s, green, w * 0.93, h * 0.92, 1.6, 200)
    for x, y in ((0.06, 0.88), (0.13, 0.94), (0.92, 0.07)):
        s.shadow(w * x, h * y + 40, 52, 18)
        s.body(ellipse(w * x, h * y, 46), "#d93a2c")
        s._shapes(["#4f8a3a"], [leaf(w * x, h * y - 30, a, 36, 0.3) for a in (20, 90, 160, 230, 310)])


@picture("Pizza on the terrace", mood="golden", light=1)
def pizza_2(s):
    w, h = s.w, s.h
    vista(s, 0.58, "cloth", "sea", 0.36, sun=(0.76, 0.24, 0.09), clouds="streaks", cloth="#c9403a")
    s.shadow(w * 0.48, h * 0.83, 500, 150)
    s.body(drum(w * 0.48, h * 0.82, 470, 22, 0.31), "#b5844f", rim=3)
    s.fill(ellipse(w * 0.48, h * 0.796, 462, 143), "#cfa06a")
    pizza(s, w * 0.48, h * 0.78, 430, 0.31, 20)
    glass(s, w * 0.9, h * 0.72, 250, "#8a2a3f", 0.55)
    s.branch("tl")


@picture("A slice of pizza for the road", size="3:2", mood="indoor-cool")
def pizza_3(s):
    w, h = s.w, s.h
    flat_lay(s, "slate", "#5f8088")
    x, y, turn = 0.4, 0.52, -9
    paper = poly([(-430, -330), (430, -330), (430, 330), (-430, 330)]).rotated(turn).moved(w * x, h * y)
    shade_from_above(s, paper, 12)
    s.body(
        paper,
        "#fff6e6",
        lambda f: s.checks(f, "#d9503f", 62, 36 + turn),
        lambda f: s.weave(f, None, 40, 0.15),
        round_=False,
        rim=3,
    )
    s._marks(
        [s.mood.shade],
        [
            line((w * x - 300, h * y - 260), (w * x + 100, h * y + 300)),
            line((w * x + 330, h * y - 250), (w * x - 60, h * y + 30)),
        ],
        5,
        0.14,
    )
    with s.at(w * 0.37, h * 0.87, 1, 8):
        pizza_slice(s, 0, 0, 610)
    cup = ellipse(w * 0.84, h * 0.3, 140)
    shade_from_above(s, cup, 40)
    s.body(cup, "#e9e4dc", rim=6)
    s.fill(ellipse(w * 0.84, h * 0.3, 122), "#7a2f24")
    s._shapes(
        ["#b5563f", "#f2e0d4"],
        [
            rrect(w * 0.84 + dx - 34, h * 0.3 + dy - 34, 68, 68, 12).rotated(a, (w * 0.84 + dx, h * 0.3 + dy))
            for dx, dy, a in ((-44, -30, 20), (40, 30, 50), (-30, 54, 10), (44, -48, 75))
        ],
        0.55,
    )
    s._dots(["#e0a58a"], s.scatter(ellipse(w * 0.84, h * 0.3, 112), 34), 7, 0.7)
    s.stroke(line((w * 0.85, h * 0.3), (w * 0.95, h * 0.04)), "#fff6e6", 17)
    s.stroke(line((w * 0.85, h * 0.3), (w * 0.95, h * 0.04)), "#d9503f", 17, cap="butt", dash="15 18")
    ring, green = stamp(s, olive), stamp(s, basil)
    for name, x, y, k in (
        (green, 0.74, 0.8, 1.8),
        (ring, 0.84, 0.72, 1.5),
        (ring, 0.88, 0.79, 1.5),
        (green, 0.93, 0.9, 1.5),
        (ring, 0.8, 0.9, 1.5),
    ):
        put(s, name, w * x, h * y, k, s.between(0, 360))
    crumbs(s, w * 0.66, h * 0.86, 60, 80, "#d9984a", 36, 7)


# ---------------------------------------------------------------- burger


def burger(s, x, y, w, patties=1):
    """A burger on (x, y), `w` wide."""
    u = w / 100
    s.shadow(x, y, w * 0.56, w * 0.12)
    low = Form(
        [
            ("M", x - 47 * u, y - 15 * u),
            ("L", x + 47 * u, y - 15 * u),
            ("C", x + 48 * u, y - 3 * u, x + 42 * u, y + u, x + 32 * u, y + u),
            ("L", x - 32 * u, y + u),
            ("C", x - 42 * u, y + u, x - 48 * u, y - 3 * u, x - 47 * u, y - 15 * u),
            ("Z",),
        ]
    )
    s.body(
        low,
        "#d9964a",
        lambda f: s.fill(rect(x - 50 * u, y - 16 * u, 100 * u, 5 * u), "#f3d9a0"),
        lambda f: s.specks(f, "#c9843a", 5 * u, 1.2 * u),
        rim=u,
    )
    top = y - 15 * u

    def frill(yy, colour, reach, deep, n=9):
        edge = [
            (x - reach * u + 2 * reach * u * i / (n * 2), yy + (deep if i % 2 else 0) * u * s.between(0.7, 1.2))
            for i in range(n * 2 + 1)
        ]
        form = Form(
            [("M", x - reach * u, yy - 3 * u), ("L", x + reach * u, yy - 3 * u)]
            + [("L", *edge[-1])]
            + blob(edge[::-1], closed=False).segments[1:]
            + [("Z",)]
        )
        s.fill(form.moved(0, 1.4 * u), s.mood.shade, 0.35)
        s.body(
            form,
            colour,
            lambda f: s._marks(
                [lighten(colour, 0.4), darken(colour, 0.2)],
                [
                    bow((px, yy - 2 * u), (px + u, yy + deep * u), u)
                    for px in range(int(x - reach * u), int(x + reach * u), int(4 * u))
                ],
                0.6 * u,
            ),
            rim=0.7 * u,
        )

    for i in range(patties):
        s.body(
            rrect(x - 47 * u, top - 13 * u, 94 * u, 14 * u, 7 * u),
            "#6f3f2a",
            lambda f: s.pebbles(f, "#7f4a30", step=5 * u, size=1.7 * u),
            rim=u,
        )
        top -= 12 * u
        cheese = poly(
            [
                (x - 49 * u, top - 2 * u),
                (x + 49 * u, top - 2 * u),
                (x + 36 * u, top + 3 * u),
                (x + 22 * u, top + 11 * u),
                (x + 9 * u, top + 3 * u),
                (x - 12 * u, top + 3 * u),
                (x - 27 * u, top + 12 * u),
                (x - 40 * u, top + 3 * u),
            ]
        )
        s.fill(cheese.moved(0, 1.4 * u), s.mood.shade, 0.35)
        s.body(cheese, "#f7b52f", round_=False, rim=0.8 * u)
        top -= 3 * u
    for dx in (-24, 22):
        slice_ = rrect(x + (dx - 22) * u, top - 6 * u, 44 * u, 8 * u, 4 * u)
        s.body(
            slice_,
            "#d93a2c",
            lambda f: s._dots(
                ["#f7a06a", "#f2c98a"],
                [(px, top - 2 * u) for px in range(int(x + (dx - 18) * u), int(x + (dx + 20) * u), int(5 * u))],
                1.8 * u,
            ),
            rim=u,
        )
    top -= 5 * u
    frill(top, "#7cb845", 51, 6)
    top -= 2 * u
    crown = Form(
        [
            ("M", x - 47 * u, top - 4 * u),
            ("C", x - 47 * u, top - 34 * u, x - 26 * u, top - 43 * u, x, top - 43 * u),
            ("C", x + 26 * u, top - 43 * u, x + 47 * u, top - 34 * u, x + 47 * u, top - 4 * u),
            ("C", x + 47 * u, top + 1 * u, x + 40 * u, top + u, x, top + u),
            ("C", x - 40 * u, top + u, x - 47 * u, top + u, x - 47 * u, top - 4 * u),
            ("Z",),
        ]
    )
    with s.shaded(crown, "#d08a3c", rim=1.2 * u):
        s.fill(rect(x - 50 * u, top - 3 * u, 100 * u, 6 * u), "#b06a2a", 0.6)
        s.specks(crown, "#dc9c4f", 5 * u, 1.2 * u)
        seeds = [
            (px, py) for px, py in s.scatter(crown.scaled(0.86, 0.7, at=(x, top - 34 * u)), 10 * u, 0.3, row=7 * u)
        ]
        s._marks(["#8a5020"], [line((px, py + u), (px + 1.6 * u, py + 1.5 * u)) for px, py in seeds], 2.5 * u, 0.7)
        s._marks(["#fff0cc"], [line((px, py), (px + 1.6 * u, py + 0.5 * u)) for px, py in seeds], 2.2 * u)
    gloss(s, x + s.light * 24 * u, top - 32 * u, 10 * u, 3.4 * u, s.light * 24, 0.45)


def fries(s, x, y, h, colour="#d9403a"):
    w = h * 0.62
    s.shadow(x, y, w * 0.62, w * 0.14)
    s.fill(rrect(x - w * 0.46, y - h * 0.62, w * 0.92, h * 0.3, 8), darken(colour, 0.4))
    for i, (dx, dy, lean) in enumerate(
        (
            (-0.38, -0.9, -12),
            (-0.2, -1.0, -5),
            (0, -0.95, 3),
            (0.2, -1.02, 6),
            (0.38, -0.9, 13),
            (-0.3, -0.8, -9),
            (-0.1, -0.88, -3),
            (0.1, -0.84, 4),
            (0.3, -0.8, 8),
            (-0.42, -0.72, -16),
            (0.42, -0.7, 16),
        )
    ):
        stick = rect(x + dx * w - w * 0.055, y + dy * h, w * 0.11, h * 0.6).rotated(
            lean, (x + dx * w * 0.7, y - h * 0.4)
        )
        s.body(stick, ("#f5c84f", "#f0b93f", "#fad76a")[i % 3], round_=False, rim=2)
    box = Form(
        [
            ("M", x - w * 0.5, y - h * 0.58),
            ("Q", x, y - h * 0.4, x + w * 0.5, y - h * 0.58),
            ("L", x + w * 0.38, y),
            ("L", x - w * 0.38, y),
            ("Z",),
        ]
    )
    s.body(box, colour, lambda f: s.bars(f, "#fff0dc", w * 0.2, 0.4, 90, 0.9), round_=False, rim=3)


@picture("Burger by the beach", mood="summer", light=1)
def burger_1(s):
    w, h = s.w, s.h
    vista(s, 0.7, "wood", "sea", 0.42, sun=(0.84, 0.14, 0.07), colour="#c9a888")
    board(s, w * 0.5, h * 0.97, w * 0.86, h * 0.2, "#b5844f")
    burger(s, w * 0.4, h * 0.89, 500)
    fries(s, w * 0.79, h * 0.9, 350, "#3f8fb0")
    s.birds(w * 0.3, h * 0.13, 5, 15)


@picture("A double burger up town", size="3:4", mood="dusk")
def burger_2(s):
    w, h = s.w, s.h
    vista(s, 0.74, "wood", "skyline", 0.5, sun=(0.72, 0.28, 0.1), clouds="streaks", colour="#8a5f50")
    s.bokeh(rect(0, h * 0.3, w, h * 0.42), step=170, size=40, opacity=0.25)
    plate(s, w * 0.5, h * 0.87, 390, "#e9e4da", "#3f6f86", motif="bands")
    burger(s, w * 0.5, h * 0.88, 560, 2)
    pick = line((w * 0.5, h * 0.5), (w * 0.5, h * 0.33))
    s.stroke(pick, "#e9d4a8", 8)
    s.body(poly([(w * 0.5, h * 0.33), (w * 0.66, h * 0.36), (w * 0.5, h * 0.4)]), "#d9403a", round_=False)


# ---------------------------------------------------------------- sushi


def rice(s, form):
    grains = [(x, y, s.between(0, 3.14)) for x, y in s.scatter(form, 19)]
    s._marks(
        ["#d9d2c9", "#ffffff"], [line((x, y), (x + math.cos(a) * 9, y + math.sin(a) * 9)) for x, y, a in grains], 5, 0.9
    )


def nigiri(s, kind="salmon"):
    """Rice with fish on top, 220 wide, foot at 60."""
    base = blob([(-96, 40), (-90, -4), (-40, -18), (40, -18), (90, -4), (96, 40), (70, 60), (-70, 60)], tension=0.8)
    s.body(base, "#f6f1ea", lambda f: rice(s, f), rim=3)
    tone = {"salmon": "#f58a5a", "tuna": "#c9364a", "egg": "#f7c84f", "prawn": "#f9a08a"}[kind]
    top = blob(
        [
            (-118, 26),
            (-104, -26),
            (-40, -56),
            (40, -54),
            (104, -26),
            (120, 22),
            (96, 30),
            (40, -2),
            (-40, -2),
            (-94, 34),
        ],
        tension=0.85,
    )
    s.fill(top.moved(0, 7), "#8a6a5a", 0.45)
    with s.shaded(top, tone, rim=4):
        if kind != "egg":
            s._marks([lighten(tone, 0.6)], [bow((k, -64), (k + 34, 34), 10) for k in range(-120, 110, 30)], 6, 0.8)
        else:
            s.specks(top, tone, 18, 6)
    if kind == "egg":
        s.body(
            poly([(-22, -58), (22, -58), (20, 60), (-20, 60)]),
            "#2f3f36",
            lambda f: s.specks(f, "#4a5a48", 14, 4),
            rim=2,
        )
    gloss(s, s.light * 44, -34, 26, 6, s.light * 16, 0.6)


def maki(s, heart=("#f58a5a", "#7cb845")):
    """A roll standing up, 150 wide, foot at 70."""
    body = drum(0, 46, 76, 76, 0.42)
    s.body(body, "#2b3a34", lambda f: s.specks(f, "#4a6a58", 14, 5), rim=3)
    s.fill(ellipse(0, -30, 76, 32), "#3a4a42")
    top = ellipse(0, -30, 68, 27.5)
    s.fill(top, "#fbf7f0")
    rice(s, top)
    s.body(ellipse(-11, -30, 20, 11), heart[0], rim=2)
    s.body(ellipse(13, -30, 14, 10), heart[1], rim=2)


def chopsticks(s, x, y, n, turn=0, colour="#a5463a"):
    with s.at(x, y, n / 500, turn):
        for dy, a in ((-9, 0), (12, 2.5)):
            stick = taper([(-250, dy), (0, dy + a), (250, dy + a * 2)], [15, 12, 7])
            s.fill(stick.moved(0, 10), s.mood.shade, 0.3)
            s.body(stick, colour, lambda f: s.bars(rect(-250, -30, 110, 70), "#e9c46a", 24, 0.3, 90, 1), rim=2)


@picture("Sushi by the bay", mood="morning")
def sushi_1(s):
    w, h = s.w, s.h
    with above(s, 0.6) as k:
        s.sky(0.36 * k, sun=(0.78, 0.18 * k, 0.08), clouds="streaks")
        s.mountains(0.37 * k, 0.22, layers=1)
        s.sea(0.37 * k, boats=2)
    s.table(0.52, "slate", colour="#7f8a8f")
    board(s, w * 0.5, h * 0.9, w * 0.94, h * 0.33, "#4a4048")
    salmon, tuna, egg = stamp(s, nigiri), stamp(s, nigiri, "tuna"), stamp(s, nigiri, "egg")
    roll, roll2 = stamp(s, maki), stamp(s, maki, ("#c9364a", "#f7c84f"))
    for i, x in enumerate((0.17, 0.38, 0.59, 0.8)):
        put(s, (salmon, tuna, egg, salmon)[i], w * x, h * 0.62, 1.16, 0, shadow=1)
    for i, x in enumerate((0.15, 0.32, 0.49, 0.66)):
        put(s, (roll, roll2)[i % 2], w * x, h * 0.77, 1.24, 0, shadow=0.8)
    s.body(
        blob(
            [
                (w * 0.76, h * 0.84),
                (w * 0.77, h * 0.77),
                (w * 0.81, h * 0.73),
                (w * 0.86, h * 0.76),
                (w * 0.88, h * 0.84),
                (w * 0.82, h * 0.86),
            ]
        ),
        "#a3c46a",
        lambda f: s.specks(f, "#8fb050", 13, 5),
    )
    chopsticks(s, w * 0.5, h * 0.95, 820, -1)
    s.branch("tl", blossoms="#ffc9d9")


@picture("Sushi for two, from above", size="3:2", mood="indoor-cool", light=1)
def sushi_2(s):
    w, h = s.w, s.h
    flat_lay(s, "wood", "#b58f6a", False)
    tray = rrect(w * 0.1, h * 0.12, w * 0.62, h * 0.74, 40)
    shade_from_above(s, tray, 24)
    s.body(tray, "#8a2f34", round_=False, rim=6)
    inner = rrect(w * 0.12, h * 0.15, w * 0.58, h * 0.68, 26)
    s.fill(inner, "#2b2430")
    s.specks(inner, "#4a3f50", step=44, size=5)
    s.stroke(inner, s.mood.shade, 8, 0.4)
    names = [stamp(s, nigiri), stamp(s, nigiri, "tuna"), stamp(s, nigiri, "egg"), stamp(s, nigiri, "prawn")]

    def round_roll(s, heart):
        s.body(ellipse(0, 0, 70), "#2b3a34", rim=4)
        s.fill(ellipse(0, 0, 60), "#fbf7f0")
        rice(s, ellipse(0, 0, 56))
        s.body(ellipse(-8, -4, 22), heart, rim=2)
        s.body(ellipse(17, 10, 14), "#7cb845", rim=2)

    rolls = stamp(s, round_roll, "#f58a5a"), stamp(s, round_roll, "#c9364a")
    for j in range(2):
        for i in range(3):
            x, y = w * (0.22 + 0.19 * i), h * (0.27 + 0.18 * j)
            s.fill(ellipse(x - 10, y + 24, 104, 56), "#0b0812", 0.5)
            put(s, names[(i + j * 2) % 4], x, y, 0.88, -4)
    for i in range(4):
        x, y = w * (0.195 + 0.135 * i), h * 0.69
        s.fill(ellipse(x - 10, y + 14, 72), "#0b0812", 0.5)
        put(s, rolls[i % 2], x, y, 1.0, i * 50)
    dish = ellipse(w * 0.86, h * 0.3, 118)
    shade_from_above(s, dish, 18)
    s.body(dish, "#4f86a0", rim=6)
    s.stroke(ellipse(w * 0.86, h * 0.3, 102), "#e9e4da", 5)
    s.fill(ellipse(w * 0.86, h * 0.3, 88), "#3a1f1a")
    s.stroke(
        curve((w * 0.86 - 60, h * 0.3 - 20), (w * 0.86 - 20, h * 0.3 - 56), (w * 0.86 + 40, h * 0.3 - 50)), "#8a5a40", 8
    )
    chopsticks(s, w * 0.86, h * 0.68, 480, 84)


# ---------------------------------------------------------------- noodles


@picture("A bowl of noodles on a rainy night", mood="lamplight", light=1)
def noodles_1(s):
    w, h = s.w, s.h
    with above(s, 0.66):
        s.sky(0.5, clouds="streaks", stars=False)
        city(s, 1, 0.62)
        s.rain()
    s.bokeh(rect(0, h * 0.1, w, h * 0.5), step=190, size=48, opacity=0.3)
    s.fill(rect(0, 0, w, h * 0.05), "#8a3a34")
    for i, x in enumerate((0.12, 0.37, 0.63, 0.88)):
        px, py = w * x, h * (0.17 + 0.03 * (i % 2))
        s.stroke(line((px, 0), (px, py - 60)), "#3a2a34", 5)
        s.glow(px, py, 150, "#ff9a5a", 0.6)
        s.body(
            ellipse(px, py, 58, 66),
            Lit("#f0604a"),
            lambda f: s._marks(
                [Lit("#b53a34")], [bow((px - 56, py + d), (px + 56, py + d), 8) for d in (-40, -20, 0, 20, 40)], 3
            ),
            depth=0.5,
        )
        s.fill(rrect(px - 26, py - 74, 52, 14, 4) + rrect(px - 26, py + 60, 52, 14, 4), "#3a2a34")
    s.table(0.62, "wood", colour="#9a6444")
    x, y, r = w * 0.5, h * 0.95, 390

    def pattern(f):
        s.bars(f, "#f0e2c8", 90, 0.14, 90, 0.7)
        s.stroke(front(x, y - r * 0.46, r * 0.95), "#f0e2c8", 12, 0.8)

    with bowl(s, x, y, r, "#a5343a", pattern, depth=0.6) as top:
        ry = r * TILT
        soup = ellipse(x, top + 8, r * 0.93, ry * 0.9)
        s.fill(soup, "#c97f34")
        s._dots(["#e8aa55", "#f0c070"], s.scatter(soup, 44, row=24), 15, 0.7)
        with s.clip(ellipse(x, top - 4, r * 0.9, ry * 0.9)):
            strands = []
            for i in range(26):
                sx, sy = x + s.near(-60, 230), top + s.near(6, 62)
                n = s.between(90, 190)
                strands.append(
                    curve(
                        (sx - n, sy + s.near(0, 16)),
                        (sx - n * 0.3, sy - s.between(10, 34)),
                        (sx + n * 0.3, sy + s.between(6, 30)),
                        (sx + n, sy + s.near(0, 16)),
                    )
                )
            s._marks(["#a5662a"], [f.moved(0, 5) for f in strands], 12)
            s._marks(["#f5d78a", "#f0c96f", "#fae3a5"], strands, 10)
        nori = poly([(x + 150, top - 190), (x + 270, top - 170), (x + 300, top + 20), (x + 180, top + 30)])
        s.body(nori, "#2f4a3a", lambda f: s.specks(f, "#4a6a55", 20, 6), round_=False)
        for dx, dy in ((-190, -6), (-90, -44)):
            s.fill(ellipse(x + dx, top + dy + 10, 92, 52, -8), "#8a5024", 0.6)
            s.body(ellipse(x + dx, top + dy, 90, 52, -8), "#fffaf0", rim=4)
            s.body(
                ellipse(x + dx + 4, top + dy - 2, 50, 30, -8), "#f5982f", lambda f: s.specks(f, "#ffc060", 14, 5), rim=3
            )
        for dx, dy in ((40, 40), (130, 22)):
            s.body(
                ellipse(x + dx, top + dy, 88, 34, 6),
                "#d99a80",
                lambda f: s._marks(
                    ["#f6d9c9", "#b5705a"], [ellipse(x + dx, top + dy, 88 * q, 34 * q, 6) for q in (0.75, 0.45)], 6
                ),
                rim=4,
            )
        swirl = star(x + 60, top - 44, 54, 0.86, 12).scaled(1, 0.66, at=(x + 60, top - 44))
        s.body(swirl, "#fff8f2", rim=3)
        s.stroke(
            curve(
                (x + 90, top - 40),
                (x + 62, top - 22),
                (x + 34, top - 42),
                (x + 60, top - 62),
                (x + 76, top - 46),
                (x + 60, top - 40),
            ),
            "#f0708a",
            7,
        )
        s._marks(
            ["#7cb845", "#a3d06a"],
            [ellipse(px, py, 11, 7) for px, py in s.scatter(ellipse(x - 30, top + 40, 250, 40), 52, row=30)],
            5,
        )
    chopsticks(s, x + 210, h * 0.54, 620, 146, "#6a3a34")
    steam(s, x - 30, h * 0.56, 260, 4, 110)


# ---------------------------------------------------------------- eggs and tacos


def egg(s, x, y, r, tilt=0.5):
    white = s.wobble(x, y, r, r * tilt, 9, 0.13)
    s.fill(white.moved(0, 8), s.mood.shade, 0.35)
    with s.shaded(white, "#fffaf2", rim=5):
        s._marks(["#e9dccb"], [bow((px, py), (px + 24, py + 4), -6) for px, py in s.scatter(white, 44, row=26)], 4, 0.8)
        s._dots(["#6a5a50"], s.scatter(white, 46), 4)
    s.fill(ellipse(x, y + r * 0.03, r * 0.42, r * 0.42 * tilt), "#d9822a", 0.6)
    s.body(ellipse(x, y - r * 0.05, r * 0.4, r * 0.42 * tilt), "#fbb52f", rim=4)
    gloss(s, x + s.light * r * 0.14, y - r * 0.14, r * 0.12, r * 0.05, s.light * 12, 0.8)


@picture("Fried eggs in the open air", mood="dawn", light=1)
def eggs_1(s):
    w, h = s.w, s.h
    with above(s, 0.72) as k:
        s.sky(0.46 * k, sun=(0.26, 0.32 * k, 0.09), clouds="streaks")
        s.mountains(0.48 * k, 0.3)
        s.sea(0.48 * k, 0.62 * k)
        s.meadow(0.6 * k, flowers=False, step=54)
    s.treeline(0.5, 0.1, far=0.3)
    s.table(0.64, "wood", colour="#8a6a58")
    x, y, r = w * 0.44, h * 0.8, 380
    s.shadow(x, y + 60, r * 1.15, r * 0.4)
    s.body(
        taper([(x + r * 0.9, y), (x + r * 1.3, y - 10), (x + r * 1.62, y - 26)], [56, 44, 54]),
        "#6a4634",
        lambda f: s.grain(f, step=9),
    )
    s.fill(drum(x, y + 50, r * 0.94, 40, 0.42), "#2a2a34")
    s.body(drum(x, y + 36, r, 40, 0.42), "#3f414c", lambda f: s.brush(f, "#5a5d68", 30, 80, 4), rim=4)
    s.fill(ellipse(x, y, r, r * 0.42), "#6a6d78")
    s.fill(ellipse(x, y + 4, r * 0.94, r * 0.39), "#2f313b")
    oil = ellipse(x, y + 10, r * 0.88, r * 0.35)
    s._dots(["#565a66", "#c9a04a"], s.scatter(oil, 46, row=26), 9, 0.7)
    with s.clip(ellipse(x, y + 4, r * 0.94, r * 0.39)):
        egg(s, x - 150, y - 16, 190)
        egg(s, x + 160, y - 30, 180)
        egg(s, x + 20, y + 70, 190)
    for dx, dy in ((-290, 60), (-250, 88), (270, 66), (300, 30)):
        s.body(ellipse(x + dx, y + dy, 40, 28), "#d93a2c", rim=3)
        s.fill(ellipse(x + dx, y + dy - 4, 24, 13), "#f2806a")
    leaf_pair(s, x, y - 60, 50)
    steam(s, x, y - 120, 200, 4, 120)
    s.body(ellipse(w * 0.9, h * 0.9, 44, 54), "#f0d5b5", lambda f: s.specks(f, "#c99a70", 14, 5))


def taco(s):
    """A filled shell, 320 wide, foot at 90."""
    back = Form([("M", -150, 90), ("C", -170, -90, 170, -90, 150, 90), ("Z",)])
    s.body(back.moved(-12, -16), "#d99a3f", rim=3)
    s._shapes(
        ["#6f3f28", "#85502f", "#5f3522"],
        [
            s.wobble(x, y, 24, 18, 6, 0.25)
            for x, y in (
                (-120, 20),
                (-84, -22),
                (-40, -46),
                (6, -54),
                (52, -46),
                (96, -16),
                (126, 24),
                (-62, -28),
                (30, -40),
                (74, -28),
            )
        ],
    )
    s._shapes(
        ["#6fae45", "#8fc45a", "#549a3f"],
        [
            leaf(math.cos(a) * 140, 60 + math.sin(a) * 112, math.degrees(a) + s.near(0, 40), 52, 0.42)
            for a in (-3.0 + 0.145 * k for k in range(20))
        ],
    )
    s._shapes(
        ["#e0402f", "#f0604a"],
        [
            rrect(x - 14, y - 11, 28, 22, 5)
            for x, y in ((-128, 0), (-92, -44), (-30, -66), (28, -74), (84, -50), (120, -4), (0, -58))
        ],
    )
    s._marks(
        ["#f9cf45", "#fbe08a"],
        [
            bow((x, y), (x + 28, y + s.near(8, 12)), 7)
            for x, y in ((-120, -20), (-80, -56), (-52, -60), (-10, -74), (44, -66), (66, -54), (100, -34), (116, -16))
        ],
        8,
    )
    shell = Form([("M", -158, 92), ("C", -172, -66, 172, -66, 158, 92), ("Q", 0, 104, -158, 92), ("Z",)])
    s.fill(shell.moved(-6, -8), s.mood.shade, 0.3)
    with s.shaded(shell, "#edb552", rim=6):
        s.specks(shell, "#d9983a", 15, 6)
        s._dots(["#c9802f"], s.scatter(shell, 44), 11, 0.6)


@picture("Tacos in the desert sun", mood="desert")
def tacos_1(s):
    w, h = s.w, s.h
    with above(s, 0.68) as k:
        heaven(s, 0.4 * k, (0.8, 0.16 * k, 0.08), "streaks")
        s.desert(0.4 * k)
    for x, y, n in ((0.12, 0.58, 1.1), (0.9, 0.54, 0.8)):
        trunk = (
            rrect(w * x - 24 * n, h * y - 210 * n, 48 * n, 220 * n, 24 * n)
            + rrect(w * x - 84 * n, h * y - 150 * n, 34 * n, 74 * n, 17 * n)
            + rrect(w * x - 80 * n, h * y - 98 * n, 80 * n, 30 * n, 15 * n)
            + rrect(w * x + 50 * n, h * y - 180 * n, 34 * n, 84 * n, 17 * n)
            + rrect(w * x, h * y - 122 * n, 80 * n, 30 * n, 15 * n)
        )
        s.shadow(w * x, h * y + 4, 90 * n, 14 * n)
        s.fill(trunk, "#4f8a58")
        stem = rrect(w * x - 24 * n, h * y - 210 * n, 48 * n, 220 * n, 24 * n)
        s.body(stem, "#4f8a58", lambda f: s.bars(f, "#3f7048", 13 * n, 0.25, 90, 0.6), rim=3)
        s.fur(trunk, "#4f8a58", 18, 10, 3)
    s.table(0.6, "tiles", colour="#d98a5a")
    plate(s, w * 0.5, h * 0.84, 460, "#3f7fa0", "#f7cf5a", motif="leaves")
    one = stamp(s, taco)
    for x, y, k in ((0.36, 0.72, 1.08), (0.64, 0.72, 1.08), (0.5, 0.79, 1.3)):
        put(s, one, w * x, h * y, k, 0, shadow=1.5)
    for x, y, t in ((0.15, 0.88, 0), (0.88, 0.9, 30)):
        s.shadow(w * x, h * y + 44, 66, 14)
        s.body(sector(w * x, h * y - 30, 84, 10, 170), "#6fae45")
        s.fill(sector(w * x, h * y - 26, 70, 14, 166), "#d9ec9a")
        s._marks(
            ["#f6fbd9"],
            [
                line((w * x, h * y - 24), (w * x + math.cos(a) * 64, h * y - 24 + math.sin(a) * 64))
                for a in (0.6, 1.1, 1.6, 2.1, 2.6)
            ],
            5,
        )
