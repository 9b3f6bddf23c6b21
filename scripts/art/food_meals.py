"""Savoury plates, ice cream and what comes from the dairy, the hive and the wood."""

from food_bakes import bread_slice, sprinkles
from food_fruit import bunch, grape, strawberry
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
        s.stroke(line((0, 0), (math.cos(math.radians(a)) * n * 0.8, math.sin(math.radians(a)) * n * 0.8)), "#a3d67a", 2.5)


def mushroom_slice(s):
    form = blob([(-30, 4), (-22, -20), (0, -28), (22, -20), (30, 4), (10, 4), (10, 26), (-10, 26), (-10, 4)], tension=0.7)
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
    toppings = stamp(s, pepperoni, max(0.6, tilt)), stamp(s, olive, max(0.7, tilt)), stamp(s, basil), stamp(s, mushroom_slice)

    def parts(k):
        return ellipse(x, y, r * k, r * k * tilt) if missing is None else sector(x, y, r * k, missing + 45, missing + 360, tilt)
    if tilt < 1:
        s.fill(parts(1).moved(0, r * 0.07), "#8a5426")
    with s.shaded(parts(1), "#d9984a", rim=r * 0.02):
        s._dots(["#b5702c", "#f0c47a"], [(px + s.near(0, r * 0.03), py + s.near(0, r * 0.02)) for px, py, _ in around(x, y, r * 0.94, 40, tilt)], r * 0.05, 0.7)
    s.fill(parts(0.885), "#b53a24")
    inner = parts(0.86)
    with s.shaded(inner, "#f5c04a", depth=0.5, rim=0):
        cheese_top(s, inner)
        cuts = [line((x + math.cos(a) * r * 0.02, y), (x + math.cos(a) * r * 0.9, y + math.sin(a) * r * 0.9 * tilt)) for a in (math.radians((missing or 0) + 45 * k) for k in range(8))]
        s._marks(["#a5561f"], cuts, r * 0.012, 0.8)
    for k in range(8):
        a0 = (missing or 0) + 45 * k
        if missing is not None and k == 0:
            continue
        for d, off, which in ((0.66, 14, 0), (0.62, 32, 0), (0.38, 23, 0), (0.5, 7, 2 if k % 2 else 1), (0.76, 23, 1 if k % 2 else 3), (0.24, 28, (3, 1)[k % 2])):
            a = math.radians(a0 + off + s.near(0, 3))
            put(s, toppings[which], x + math.cos(a) * r * d, y + math.sin(a) * r * d * tilt, r / 330, s.between(-30, 30) if tilt < 1 else s.between(0, 360))


def pizza_slice(s, x, y, n):
    """One piece, its tip at (x, y) and its crust above, with threads of cheese."""
    with s.at(x, y, n / 300):
        form = sector(0, 0, 300, -90 - 23, -90 + 23)
        drips = blob([(-118, -262), (-88, -190), (-58, -130), (-50, -96), (-40, -110), (-22, -44), (-12, 26), (0, 30), (10, -8), (30, -62), (44, -74), (50, -116), (90, -200), (118, -262)], tension=0.7)
        s.fill(form.moved(-s.light * 10, 12), s.mood.shade, 0.3)
        s.body(drips, "#f3bd45", rim=5)
        with s.shaded(form, "#f5c04a", depth=0.7):
            cheese_top(s, form)
        top = taper([(-128, -262), (-66, -294), (0, -302), (66, -294), (128, -262)], [38, 52, 54, 52, 38])
        s.body(top, "#d9984a", lambda f: s.specks(f, "#b5702c", 18, 7))
        meat, ring, green, cap = stamp(s, pepperoni), stamp(s, olive), stamp(s, basil), stamp(s, mushroom_slice)
        for name, px, py, k in ((meat, -44, -216, 1.15), (meat, 40, -206, 1.1), (meat, 2, -120, 1.1), (ring, 0, -248, 1.2), (green, 2, -176, 0.9), (cap, -16, -60, 0.8), (ring, 66, -250, 1.1)):
            put(s, name, px, py, k, s.near(0, 20))


@picture("Pizza fresh from the oven", size="1:1", mood="indoor-warm")
def pizza_1(s):
    w, h = s.w, s.h
    flat_lay(s, "wood", "#7a5a48")
    plank = ellipse(w * 0.5, h * 0.5, w * 0.455) + rrect(w * 0.44, h * 0.88, w * 0.12, h * 0.2, 30)
    shade_from_above(s, plank, 22)
    s.body(plank, "#c99a62", lambda f: s.grain(f, "#c99a62", step=24, vertical=True), round_=False, rim=6)
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


@picture("A slice of pizza in the city night", size="3:2", mood="night")
def pizza_3(s):
    w, h = s.w, s.h
    vista(s, 0.8, "slate", "skyline", 0.5, sun=(0.14, 0.16, 0.06), clouds="streaks")
    s.glow(w * 0.52, h * 0.42, 460, "#ffb860", 0.55)
    s.bokeh(rect(0, h * 0.2, w, h * 0.6), step=190, size=46, opacity=0.25)
    s.mood = MOODS["lamplight"]
    s.shadow(w * 0.52, h * 0.95, 240, 30)
    pizza_slice(s, w * 0.52, h * 0.88, 640)


# ---------------------------------------------------------------- burger


def burger(s, x, y, w, patties=1):
    """A burger on (x, y), `w` wide."""
    u = w / 100
    s.shadow(x, y, w * 0.56, w * 0.12)
    low = rrect(x - 44 * u, y - 15 * u, 88 * u, 16 * u, 7 * u)
    s.body(low, "#d9964a", lambda f: s.fill(rect(x - 46 * u, y - 16 * u, 92 * u, 5 * u), "#f3d9a0"), rim=u)
    top = y - 15 * u

    def frill(yy, colour, reach, deep, n=9):
        edge = [(x - reach * u + 2 * reach * u * i / (n * 2), yy + (deep if i % 2 else 0) * u * s.between(0.7, 1.2)) for i in range(n * 2 + 1)]
        form = Form([("M", x - reach * u, yy - 3 * u), ("L", x + reach * u, yy - 3 * u)] + [("L", *edge[-1])] + blob(edge[::-1], closed=False).segments[1:] + [("Z",)])
        s.fill(form.moved(0, 1.4 * u), s.mood.shade, 0.35)
        s.body(form, colour, lambda f: s._marks([lighten(colour, 0.4), darken(colour, 0.2)], [bow((px, yy - 2 * u), (px + u, yy + deep * u), u) for px in range(int(x - reach * u), int(x + reach * u), int(4 * u))], 0.6 * u), rim=0.7 * u)
    for i in range(patties):
        s.body(rrect(x - 47 * u, top - 13 * u, 94 * u, 14 * u, 7 * u), "#6f3f2a", lambda f: s.pebbles(f, "#7f4a30", step=5 * u, size=1.7 * u), rim=u)
        top -= 12 * u
        cheese = poly([(x - 49 * u, top - 2 * u), (x + 49 * u, top - 2 * u), (x + 36 * u, top + 3 * u), (x + 22 * u, top + 11 * u), (x + 9 * u, top + 3 * u), (x - 12 * u, top + 3 * u), (x - 27 * u, top + 12 * u), (x - 40 * u, top + 3 * u)])
        s.fill(cheese.moved(0, 1.4 * u), s.mood.shade, 0.35)
        s.body(cheese, "#f7b52f", round_=False, rim=0.8 * u)
        top -= 3 * u
    for dx in (-24, 22):
        slice_ = rrect(x + (dx - 22) * u, top - 6 * u, 44 * u, 8 * u, 4 * u)
        s.body(slice_, "#d93a2c", lambda f: s._dots(["#f7a06a", "#f2c98a"], [(px, top - 2 * u) for px in range(int(x + (dx - 18) * u), int(x + (dx + 20) * u), int(5 * u))], 1.8 * u), rim=u)
    top -= 5 * u
    frill(top, "#7cb845", 51, 6)
    top -= 2 * u
    crown = Form([("M", x - 47 * u, top - 4 * u), ("C", x - 47 * u, top - 34 * u, x - 26 * u, top - 43 * u, x, top - 43 * u), ("C", x + 26 * u, top - 43 * u, x + 47 * u, top - 34 * u, x + 47 * u, top - 4 * u), ("C", x + 47 * u, top + 1 * u, x + 40 * u, top + u, x, top + u), ("C", x - 40 * u, top + u, x - 47 * u, top + u, x - 47 * u, top - 4 * u), ("Z",)])
    with s.shaded(crown, "#d08a3c", rim=1.2 * u):
        s.fill(rect(x - 50 * u, top - 3 * u, 100 * u, 6 * u), "#b06a2a", 0.6)
        s.specks(crown, "#dc9c4f", 5 * u, 1.2 * u)
        seeds = [(px, py) for px, py in s.scatter(crown.scaled(0.86, 0.7, at=(x, top - 34 * u)), 10 * u, 0.3, row=7 * u)]
        s._marks(["#8a5020"], [line((px, py + u), (px + 1.6 * u, py + 1.5 * u)) for px, py in seeds], 2.5 * u, 0.7)
        s._marks(["#fff0cc"], [line((px, py), (px + 1.6 * u, py + 0.5 * u)) for px, py in seeds], 2.2 * u)
    gloss(s, x + s.light * 24 * u, top - 32 * u, 10 * u, 3.4 * u, s.light * 24, 0.45)


def fries(s, x, y, h, colour="#d9403a"):
    w = h * 0.62
    s.shadow(x, y, w * 0.62, w * 0.14)
    s.fill(rrect(x - w * 0.46, y - h * 0.62, w * 0.92, h * 0.3, 8), darken(colour, 0.4))
    for i, (dx, dy, lean) in enumerate(((-0.38, -0.9, -12), (-0.2, -1.0, -5), (0, -0.95, 3), (0.2, -1.02, 6), (0.38, -0.9, 13), (-0.3, -0.8, -9), (-0.1, -0.88, -3), (0.1, -0.84, 4), (0.3, -0.8, 8), (-0.42, -0.72, -16), (0.42, -0.7, 16))):
        stick = rect(x + dx * w - w * 0.055, y + dy * h, w * 0.11, h * 0.6).rotated(lean, (x + dx * w * 0.7, y - h * 0.4))
        s.body(stick, ("#f5c84f", "#f0b93f", "#fad76a")[i % 3], round_=False, rim=2)
    box = Form([("M", x - w * 0.5, y - h * 0.58), ("Q", x, y - h * 0.4, x + w * 0.5, y - h * 0.58), ("L", x + w * 0.38, y), ("L", x - w * 0.38, y), ("Z",)])
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
    grains = [(x, y, s.between(0, 3.14)) for x, y in s.scatter(form, 14)]
    s._marks(["#d9d2c9", "#ffffff"], [line((x, y), (x + math.cos(a) * 7, y + math.sin(a) * 7)) for x, y, a in grains], 4, 0.9)


def nigiri(s, kind="salmon"):
    """Rice with fish on top, 220 wide, foot at 60."""
    base = blob([(-96, 40), (-90, -4), (-40, -18), (40, -18), (90, -4), (96, 40), (70, 60), (-70, 60)], tension=0.8)
    s.body(base, "#f6f1ea", lambda f: rice(s, f), rim=3)
    tone = {"salmon": "#f58a5a", "tuna": "#c9364a", "egg": "#f7c84f", "prawn": "#f9a08a"}[kind]
    top = blob([(-118, 26), (-104, -26), (-40, -56), (40, -54), (104, -26), (120, 22), (96, 30), (40, -2), (-40, -2), (-94, 34)], tension=0.85)
    s.fill(top.moved(0, 7), "#8a6a5a", 0.45)
    with s.shaded(top, tone, rim=4):
        if kind != "egg":
            s._marks([lighten(tone, 0.6)], [bow((k, -64), (k + 34, 34), 10) for k in range(-120, 110, 30)], 6, 0.8)
        else:
            s.specks(top, tone, 18, 6)
    if kind == "egg":
        s.body(poly([(-22, -58), (22, -58), (20, 60), (-20, 60)]), "#2f3f36", lambda f: s.specks(f, "#4a5a48", 14, 4), rim=2)
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


@picture("Sushi on the harbour wall", mood="morning")
def sushi_1(s):
    w, h = s.w, s.h
    with above(s, 0.66) as k:
        s.sky(0.4 * k, sun=(0.78, 0.2 * k, 0.08), clouds="streaks")
        s.mountains(0.41 * k, 0.22, layers=1)
        s.sea(0.41 * k, boats=2)
    s.table(0.58, "slate", colour="#7f8a8f")
    board(s, w * 0.5, h * 0.92, w * 0.84, h * 0.24, "#3f3a42")
    salmon, tuna, egg = stamp(s, nigiri), stamp(s, nigiri, "tuna"), stamp(s, nigiri, "egg")
    roll, roll2 = stamp(s, maki), stamp(s, maki, ("#c9364a", "#f7c84f"))
    for i, x in enumerate((0.24, 0.41, 0.58, 0.75)):
        put(s, (salmon, tuna, egg, salmon)[i], w * x, h * 0.71, 0.94, 0, shadow=1)
    for i, x in enumerate((0.2, 0.34, 0.48, 0.62)):
        put(s, (roll, roll2)[i % 2], w * x, h * 0.83, 1.0, 0, shadow=0.8)
    s.body(blob([(w * 0.73, h * 0.87), (w * 0.74, h * 0.81), (w * 0.77, h * 0.79), (w * 0.8, h * 0.81), (w * 0.81, h * 0.87)]), "#a3c46a", lambda f: s.specks(f, "#8fb050", 12, 4))
    chopsticks(s, w * 0.52, h * 0.96, 700, -2)
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
    s.stroke(curve((w * 0.86 - 60, h * 0.3 - 20), (w * 0.86 - 20, h * 0.3 - 56), (w * 0.86 + 40, h * 0.3 - 50)), "#8a5a40", 8)
    chopsticks(s, w * 0.86, h * 0.68, 480, 84)


# ---------------------------------------------------------------- noodles


@picture("A bowl of noodles on a rainy night", mood="lamplight", light=1)
def noodles_1(s):
    w, h = s.w, s.h
    with above(s, 0.66) as k:
        s.sky(0.5, clouds="streaks", stars=False)
        city(s, 1, 0.62)
        s.rain()
    s.bokeh(rect(0, h * 0.1, w, h * 0.5), step=190, size=48, opacity=0.3)
    s.fill(rect(0, 0, w, h * 0.05), "#8a3a34")
    for i, x in enumerate((0.12, 0.37, 0.63, 0.88)):
        px, py = w * x, h * (0.17 + 0.03 * (i % 2))
        s.stroke(line((px, 0), (px, py - 60)), "#3a2a34", 5)
        s.glow(px, py, 150, "#ff9a5a", 0.6)
        s.body(ellipse(px, py, 58, 66), Lit("#f0604a"), lambda f: s._marks([Lit("#b53a34")], [bow((px - 56, py + d), (px + 56, py + d), 8) for d in (-40, -20, 0, 20, 40)], 3), depth=0.5)
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
                strands.append(curve((sx - n, sy + s.near(0, 16)), (sx - n * 0.3, sy - s.between(10, 34)), (sx + n * 0.3, sy + s.between(6, 30)), (sx + n, sy + s.near(0, 16))))
            s._marks(["#a5662a"], [f.moved(0, 5) for f in strands], 12)
            s._marks(["#f5d78a", "#f0c96f", "#fae3a5"], strands, 10)
        nori = poly([(x + 150, top - 190), (x + 270, top - 170), (x + 300, top + 20), (x + 180, top + 30)])
        s.body(nori, "#2f4a3a", lambda f: s.specks(f, "#4a6a55", 20, 6), round_=False)
        for dx, dy in ((-190, -6), (-90, -44)):
            s.fill(ellipse(x + dx, top + dy + 10, 92, 52, -8), "#8a5024", 0.6)
            s.body(ellipse(x + dx, top + dy, 90, 52, -8), "#fffaf0", rim=4)
            s.body(ellipse(x + dx + 4, top + dy - 2, 50, 30, -8), "#f5982f", lambda f: s.specks(f, "#ffc060", 14, 5), rim=3)
        for dx, dy in ((40, 40), (130, 22)):
            s.body(ellipse(x + dx, top + dy, 88, 34, 6), "#d99a80", lambda f: s._marks(["#f6d9c9", "#b5705a"], [ellipse(x + dx, top + dy, 88 * q, 34 * q, 6) for q in (0.75, 0.45)], 6), rim=4)
        swirl = star(x + 60, top - 44, 54, 0.86, 12).scaled(1, 0.66, at=(x + 60, top - 44))
        s.body(swirl, "#fff8f2", rim=3)
        s.stroke(curve((x + 90, top - 40), (x + 62, top - 22), (x + 34, top - 42), (x + 60, top - 62), (x + 76, top - 46), (x + 60, top - 40)), "#f0708a", 7)
        s._marks(["#7cb845", "#a3d06a"], [ellipse(px, py, 11, 7) for px, py in s.scatter(ellipse(x - 30, top + 40, 250, 40), 52, row=30)], 5)
    chopsticks(s, x + 210, h * 0.54, 620, 146, "#6a3a34")
    steam(s, x - 30, h * 0.56, 260, 4, 110)


# ---------------------------------------------------------------- ice cream


def scoop(s, x, y, r, colour, bits=None):
    ball = Form([("M", x - r, y), ("C", x - r, y - r * 1.25, x + r, y - r * 1.25, x + r, y)] + blob([(x + r, y), (x + r * 1.08, y + r * 0.2), (x + r * 0.8, y + r * 0.3), (x + r * 0.55, y + r * 0.2), (x + r * 0.25, y + r * 0.34), (x - r * 0.1, y + r * 0.2), (x - r * 0.4, y + r * 0.33), (x - r * 0.7, y + r * 0.2), (x - r * 1.06, y + r * 0.26), (x - r, y)], closed=False).segments[1:] + [("Z",)])
    s.fill(ball.moved(0, r * 0.08), s.mood.shade, 0.25)
    with s.shaded(ball, colour):
        s.brush(ball, colour, step=r * 0.3, length=r * 0.6, width=r * 0.06, angle=-12, opacity=0.5)
        if bits:
            s.pebbles(ball, bits, step=r * 0.34, size=r * 0.08, opacity=1)
    gloss(s, x + s.light * r * 0.42, y - r * 0.58, r * 0.2, r * 0.11, s.light * 28, 0.5)


def cone(s, x, y, r, h, scoops, turn=0, cherry=True):
    """A cone with its mouth's middle at (x, y), point below; scoops are (colour, bits) from the bottom up."""
    with s.at(x, y, 1, turn):
        form = Form([("M", -r * 0.9, 0), ("Q", -r * 0.1, h * 1.0, 0, h), ("Q", r * 0.1, h * 1.0, r * 0.9, 0), ("Q", 0, r * 0.4, -r * 0.9, 0), ("Z",)])
        with s.shaded(form, "#e0a24c", rim=r * 0.05):
            grid = [line((k, -20), (k + h * 0.5, h)) for k in range(int(-r - h * 0.5), int(r), int(r * 0.3))] + [line((k, -20), (k - h * 0.5, h)) for k in range(int(-r), int(r + h * 0.5), int(r * 0.3))]
            s._marks(["#a5662a"], grid, r * 0.05)
            s._marks(["#f7cf8a"], [g.moved(s.light * r * 0.04, -r * 0.02) for g in grid], r * 0.02)
        s.body(blob([(-r * 1.02, -r * 0.06), (0, r * 0.22), (r * 1.02, -r * 0.06), (r * 0.94, r * 0.2), (0, r * 0.48), (-r * 0.94, r * 0.2)], tension=0.8), "#d0903c", rim=3)
        yy = -r * 0.1
        for i, (colour, bits) in enumerate(scoops):
            scoop(s, 0, yy, r * (1 - 0.1 * i), colour, bits)
            yy -= r * (1.02 - 0.1 * i)
        if cherry:
            s.body(ellipse(0, yy + r * 0.02, r * 0.24), "#c9263a", rim=r * 0.03)
            s.stroke(curve((0, yy - r * 0.2), (r * 0.08, yy - r * 0.45), (r * 0.26, yy - r * 0.6)), "#5f7a3a", r * 0.05)
            gloss(s, s.light * r * 0.08, yy - r * 0.06, r * 0.06, r * 0.04)


@picture("Ice cream by the sea", size="3:4", mood="noon")
def ice_cream_1(s):
    w, h = s.w, s.h
    heaven(s, 0.56, (0.2, 0.12, 0.07))
    with above(s, 1) as k:
        s.beach(0.56, 0.74)
    s.boat(w * 0.18, h * 0.61, 130, "#3f7fa6")
    s.boat(w * 0.86, h * 0.59, 80)
    s.stroke(line((w * 0.93, h * 0.98), (w * 0.86, h * 0.36)), "#fff4e0", 14)
    top = Form([("M", w * 0.62, h * 0.44), ("Q", w * 0.8, h * 0.24, w * 1.16, h * 0.36), ("L", w * 1.12, h * 0.42), ("Q", w * 0.86, h * 0.39, w * 0.62, h * 0.44), ("Z",)])
    s.body(top, "#fff4e0", lambda f: s.bars(f, "#e0604a", 64, 0.5, 90, 1))
    cone(s, w * 0.46, h * 0.52, 190, 480, (("#f6a5b8", None), ("#fff0d2", "#c98f4a"), ("#a5d9b0", "#5a3a2c")), -4)


@picture("Three cones at the fair", mood="dusk", light=1)
def ice_cream_2(s):
    w, h = s.w, s.h
    with above(s, 0.86) as k:
        s.sky(0.7 * k, sun=(0.2, 0.5 * k, 0.1), clouds="streaks")
        s.hills(0.86 * k, 2)
        x, y, r = w * 0.68, h * 0.36, 270
        s.stroke(line((x, y), (x - 130, h * 0.86)) + line((x, y), (x + 130, h * 0.86)), darken(s.mood.mid, 0.3), 14)
        s.stroke(ellipse(x, y, r) + ellipse(x, y, r * 0.9) + Form([q for px, py, _ in around(x, y, r, 12) for q in line((x, y), (px, py)).segments]), darken(s.mood.mid, 0.3), 5)
        for i, (px, py, _) in enumerate(around(x, y, r, 12, 1, 15)):
            s.body(rrect(px - 26, py, 52, 40, 12), SWEET[i % 4], rim=2)
            s.glow(px, py, 44, "#ffe0a0", 0.7)
    s.table(0.78, "wood", colour="#a5705f")
    s.body(rrect(w * 0.1, h * 0.74, w * 0.8, 26, 8), "#e9d4b0", lambda f: s.grain(f, step=8), round_=False)
    for px in (0.14, 0.86):
        s.body(rect(w * px - 16, h * 0.76, 32, h * 0.16), "#c9a878", lambda f: s.grain(f, step=9, vertical=True), round_=False)
    for px, two in ((0.27, (("#7a4a34", None), ("#fff0d2", None))), (0.5, (("#f58aa8", "#ffffff"), ("#8fc9e0", None))), (0.73, (("#c9e08a", None), ("#f7b04a", "#c9602a")))):
        cone(s, w * px, h * 0.6, 105, 300, two, 0)
    s.body(rrect(w * 0.1, h * 0.765, w * 0.8, 24, 8), "#d9c09a", lambda f: s.grain(f, step=8), round_=False)
    s.stroke(line((w * 0.12, h * 0.94), (w * 0.88, h * 0.94)), s.mood.shade, 10, 0.25)


SWEET = ("#f06a8a", "#4fb0c6", "#ffd34f", "#7cc06a")


@picture("Sundae in the snow", size="3:2", mood="polar", light=1)
def ice_cream_3(s):
    w, h = s.w, s.h
    vista(s, 0.7, "marble", "snow", 0.48, sun=(0.76, 0.3, 0.09), clouds="streaks")
    x, y, r = w * 0.42, h * 0.92, 190
    s.shadow(x, y, 170, 34)
    s.body(drum(x, y, 120, 12), "#cfe4ee", rim=2)
    s.body(taper([(x, y - 10), (x, y - 70), (x, y - 130)], [60, 26, 70]), "#cfe4ee", rim=3)
    for dx, dy, colour, bits in ((-90, -40, "#7a4a34", None), (92, -40, "#f6a5b8", "#d9455a"), (0, -130, "#fff0d2", "#5a3422")):
        scoop(s, x + dx, h * 0.5 + dy, 118, colour, bits)
    sauce = dripping(s, x, h * 0.5 - 196, 84, 74, 5, drip=0.8)
    s.body(sauce, "#5a2f1f", rim=4)
    cup = Form([("M", x - r * 1.12, h * 0.5), ("C", x - r * 0.95, h * 0.72, x - r * 0.4, h * 0.77, x - 26, y - 118), ("L", x + 26, y - 118), ("C", x + r * 0.4, h * 0.77, x + r * 0.95, h * 0.72, x + r * 1.12, h * 0.5), ("Q", x, h * 0.585, x - r * 1.12, h * 0.5), ("Z",)])
    with s.shaded(cup, "#dcecf4", rim=4):
        for k, colour in ((0.53, "#f6a5b8"), (0.6, "#fff0d2"), (0.66, "#c9455a"), (0.71, "#fff0d2")):
            s.fill(blob([(x - 240, h * k + 30), (x - 120, h * k + 46), (x, h * k + 20), (x + 120, h * k + 44), (x + 240, h * k + 24), (x + 240, h), (x - 240, h)]), colour, 0.9)
        s._marks([Lit("#ffffff")], [bow((x + d, h * 0.52), (x + d * 0.24, h * 0.78), d * 0.16) for d in range(-180, 190, 45)], 5, 0.5)
    s.stroke(Form([("M", x - r * 1.12, h * 0.5), ("Q", x, h * 0.585, x + r * 1.12, h * 0.5)]), Lit("#ffffff"), 7, 0.9)
    s.body(ellipse(x, h * 0.5 - 226, 32), "#c9263a", rim=3)
    s.stroke(curve((x, h * 0.5 - 254), (x + 10, h * 0.5 - 290), (x + 36, h * 0.5 - 312)), "#5f7a3a", 6)
    for a in (18, 30):
        s.body(rrect(x + 66, h * 0.5 - 330, 34, 260, 10).rotated(a, (x + 80, h * 0.5 - 90)), "#d9a052", lambda f: s.stripes(f, "#a5642a", 12, 40, 0.3, 0), rim=3)
    berry = stamp(s, strawberry)
    put(s, berry, w * 0.74, h * 0.85, 0.85, 60, shadow=1)
    put(s, berry, w * 0.84, h * 0.88, 0.8, -80, shadow=1)
    spoon(s, w * 0.77, h * 0.95, 300, -4)
    s.snowfall(rect(0, 0, w, h * 0.66), step=90)


# ---------------------------------------------------------------- cheese


def cheese_wedge(s, x, y, w, colour="#f5c04a", rind="#d9832f"):
    """A wedge with holes, its point to the left, on (x, y)."""
    h = w * 0.44
    tip, right, far = (x - w * 0.52, y), (x + w * 0.4, y + w * 0.06), (x + w * 0.5, y - w * 0.22)

    def up(p):
        return (p[0], p[1] - h)
    s.shadow(x, y + 2, w * 0.62, w * 0.13)
    s.body(poly([right, far, up(far), up(right)]), rind, lambda f: s.specks(f, rind, 22, 5), round_=False, rim=2)
    s.body(poly([up(tip), up(right), up(far)]), lighten(colour, 0.3), lambda f: s.specks(f, colour, 26, 6), round_=False, rim=2)
    face = poly([tip, right, up(right), up(tip)])
    with s.shaded(face, colour, round_=False, rim=3):
        for dx, dy, r in ((-0.34, 0.3, 0.07), (-0.16, 0.68, 0.1), (0.02, 0.26, 0.075), (0.16, 0.62, 0.12), (0.31, 0.24, 0.06), (0.34, 0.9, 0.07), (-0.42, 0.82, 0.06), (-0.02, 0.98, 0.08), (-0.24, 0.06, 0.06)):
            px, py = x + dx * w, y + (dx + 0.52) * w * 0.06 - dy * h
            s.fill(ellipse(px, py, r * w, r * w * 0.86), darken(colour, 0.35))
            s.fill(ellipse(px - s.light * r * w * 0.12, py + r * w * 0.16, r * w * 0.86, r * w * 0.7), darken(colour, 0.16))
        s.specks(face, colour, 24, 5)


def cheese_wheel(s, x, y, r, h, rind="#d9832f", colour="#f5c96a"):
    """A whole cheese from which a wedge has been cut."""
    s.shadow(x, y, r * 1.12, r * 0.36)
    body = drum(x, y, r, h)
    with s.shaded(body, rind, rim=4):
        s.brush(body, rind, step=30, length=90, width=6, opacity=0.5)
        s.specks(body, rind, 24, 6)
    top = disc(x, y - h, r)
    s.body(top, lighten(rind, 0.2), lambda f: s.specks(f, rind, 30, 7), lambda f: s.stroke(disc(x, y - h, r * 0.86), darken(rind, 0.15), 4, 0.6), depth=0.6, rim=3)
    a, b = (x - r * 0.34, y - h + math.sqrt(1 - 0.34 ** 2) * r * TILT), (x + r * 0.56, y - h + math.sqrt(1 - 0.56 ** 2) * r * TILT)
    c = (x, y - h)
    s.fill(poly([c, b, (b[0], b[1] + h), (c[0], c[1] + h), (a[0], a[1] + h), a]), darken(colour, 0.3))
    left = poly([c, a, (a[0], a[1] + h), (c[0], c[1] + h)])
    right = poly([c, b, (b[0], b[1] + h), (c[0], c[1] + h)])
    s.body(left, darken(colour, 0.1) if s.light < 0 else lighten(colour, 0.2), lambda f: s.pebbles(f, darken(colour, 0.2), 36, 7), round_=False, rim=2)
    s.body(right, lighten(colour, 0.2) if s.light < 0 else darken(colour, 0.1), lambda f: s.pebbles(f, darken(colour, 0.2), 36, 7), round_=False, rim=2)
    s.fill(poly([(a[0], a[1] + h), (c[0], c[1] + h), (b[0], b[1] + h), ((a[0] + b[0]) / 2, y + r * TILT * 1.02)]), s.mood.shade, 0.45)


@picture("Cheese on the alp", mood="spring")
def cheese_1(s):
    w, h = s.w, s.h
    vista(s, 0.6, "wood", "mountains", 0.4, sun=(0.8, 0.14, 0.06), colour="#a5805c")
    cheese_wheel(s, w * 0.32, h * 0.8, 290, 170)
    cheese_wedge(s, w * 0.68, h * 0.88, 430)
    leaf_pair(s, w * 0.9, h * 0.94, 60)
    knife(s, w * 0.3, h * 0.955, 340, -3)


@picture("A cheese board in the evening", size="3:2", mood="golden", light=1)
def cheese_2(s):
    w, h = s.w, s.h
    vista(s, 0.6, "marble", "hills", 0.42, sun=(0.2, 0.24, 0.09), clouds="streaks", colour="#d9cbb8")
    board(s, w * 0.48, h * 0.93, w * 0.84, h * 0.28, "#8a5f3f", handle=1)
    cheese_wedge(s, w * 0.34, h * 0.78, 380, "#f5c04a", "#b53a34")
    cheese_wheel(s, w * 0.66, h * 0.74, 135, 80, "#efe4cc", "#fbf0d4")
    bunch(s, (stamp(s, grape), stamp(s, grape, "#57306f")), w * 0.52, h * 0.66, 27, (2, 4, 5, 5, 4))
    cut = stamp(s, bread_slice)
    put(s, cut, w * 0.16, h * 0.84, 0.85, -6, shadow=1)
    knife(s, w * 0.72, h * 0.9, 280, -6)
    s.branch("tr")


# ---------------------------------------------------------------- eggs, tacos, honey, mushrooms


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
    s.body(taper([(x + r * 0.9, y), (x + r * 1.3, y - 10), (x + r * 1.62, y - 26)], [56, 44, 54]), "#6a4634", lambda f: s.grain(f, step=9))
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
    s._shapes(["#6f3f28", "#85502f", "#5f3522"], [s.wobble(x, y, 24, 18, 6, 0.25) for x, y in ((-120, 20), (-84, -22), (-40, -46), (6, -54), (52, -46), (96, -16), (126, 24), (-62, -28), (30, -40), (74, -28))])
    s._shapes(["#6fae45", "#8fc45a", "#549a3f"], [leaf(math.cos(a) * 140, 60 + math.sin(a) * 112, math.degrees(a) + s.near(0, 40), 52, 0.42) for a in (-3.0 + 0.145 * k for k in range(20))])
    s._shapes(["#e0402f", "#f0604a"], [rrect(x - 14, y - 11, 28, 22, 5) for x, y in ((-128, 0), (-92, -44), (-30, -66), (28, -74), (84, -50), (120, -4), (0, -58))])
    s._marks(["#f9cf45", "#fbe08a"], [bow((x, y), (x + 28, y + s.near(8, 12)), 7) for x, y in ((-120, -20), (-80, -56), (-52, -60), (-10, -74), (44, -66), (66, -54), (100, -34), (116, -16))], 8)
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
        trunk = rrect(w * x - 24 * n, h * y - 210 * n, 48 * n, 220 * n, 24 * n) + rrect(w * x - 84 * n, h * y - 150 * n, 34 * n, 74 * n, 17 * n) + rrect(w * x - 80 * n, h * y - 98 * n, 80 * n, 30 * n, 15 * n) + rrect(w * x + 50 * n, h * y - 180 * n, 34 * n, 84 * n, 17 * n) + rrect(w * x, h * y - 122 * n, 80 * n, 30 * n, 15 * n)
        s.fill(trunk, "#4f8a58")
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
        s._marks(["#f6fbd9"], [line((w * x, h * y - 24), (w * x + math.cos(a) * 64, h * y - 24 + math.sin(a) * 64)) for a in (0.6, 1.1, 1.6, 2.1, 2.6)], 5)


@picture("Honey in the meadow", size="3:2", mood="noon")
def honey_1(s):
    w, h = s.w, s.h
    vista(s, 0.62, "wood", "hills", 0.4, sun=(0.82, 0.14, 0.06))
    s.branch("tl", blossoms="#fff6ee")
    comb = blob([(w * 0.1, h * 0.9), (w * 0.09, h * 0.62), (w * 0.14, h * 0.5), (w * 0.3, h * 0.46), (w * 0.4, h * 0.54), (w * 0.41, h * 0.8), (w * 0.38, h * 0.91), (w * 0.24, h * 0.93)], tension=0.6)
    s.shadow(w * 0.26, h * 0.9, 230, 40)
    s.fill(comb.moved(14, -6), "#a5641c")
    with s.shaded(comb, "#c9862a"):
        cells = [poly([(x + math.cos(math.radians(60 * k + 30)) * 29, y + math.sin(math.radians(60 * k + 30)) * 29) for k in range(6)]) for x, y in ((w * 0.06 + (i + (j % 2) * 0.5) * 58, h * 0.44 + j * 50) for j in range(9) for i in range(9)) if comb.scaled(1.1, at=comb.centre).contains(x, y)]
        s._shapes(["#f0a52f", "#e08f1f", "#f7bb45", "#b56f1c"], cells)
        s._marks(["#fbd77a"], cells, 7)
        s._dots(["#fff0b8"], [(f.centre[0] + s.light * 9, f.centre[1] - 10) for f in cells[::2]], 8, 0.8)
    x, y, n = w * 0.6, h * 0.92, 420
    s.shadow(x, y, 190, 44)
    body = blob([(x - 120, y - 4), (x - 168, y - 70), (x - 174, y - 190), (x - 130, y - 286), (x + 130, y - 286), (x + 174, y - 190), (x + 168, y - 70), (x + 120, y - 4)], tension=0.8)
    with s.shaded(body, "#f7dfa0", rim=5):
        s.fill(blob([(x - 120, y - 14), (x - 158, y - 70), (x - 164, y - 190), (x - 126, y - 256), (x + 126, y - 256), (x + 164, y - 190), (x + 158, y - 70), (x + 120, y - 14)], tension=0.8), s.linear((0, "#fbc045"), (1, "#c9741a")))
        s._dots(["#ffe08a", "#fbd060"], s.scatter(body, 46), 11, 0.7)
    s.fill(rrect(x + s.light * 126 - 12, y - 230, 24, 160, 12), Lit("#ffffff"), 0.55)
    s.body(rrect(x - 138, y - 326, 276, 46, 12), "#e9e0cc", lambda f: s.bars(f, "#c9b894", 14, 0.4, 90, 0.7), rim=3)
    s.body(blob([(x - 160, y - 330), (x - 150, y - 366), (x, y - 384), (x + 150, y - 366), (x + 160, y - 330), (x + 80, y - 318), (x - 80, y - 318)], tension=0.8), "#fff4e6", lambda f: s.checks(f, "#4f86c0", 40, 8))
    s.body(ellipse(x, y - 140, 74, 64), "#fff4de", rim=2)
    for i, (px, py) in enumerate(((x, y - 132), (w * 0.45, h * 0.3), (w * 0.75, h * 0.38), (w * 0.14, h * 0.42))):
        k = 1.0 if i == 0 else 0.8
        s._shapes(["#dff0f7"], [ellipse(px - 8 * k, py - 30 * k, 15 * k, 26 * k, -24), ellipse(px + 16 * k, py - 30 * k, 15 * k, 26 * k, 24)], 0.9, 1)
        s.body(ellipse(px, py, 42 * k, 27 * k), "#f7c02f", lambda f: s.stripes(f, "#4a2f24", 4, 90, 0.5, 0), rim=2)
        if i:
            s._marks(["#fff6e0"], [bow((px - 60, py + 10), (px - 150, py + 60), 30)], 4, 0.7)
            s.stroke(curve((px - 54, py + 4), (px - 90, py + 26), (px - 130, py + 6), (px - 170, py + 30)), "#fff6e0", 4, 0.8, dash="3 13")
    with s.at(w * 0.84, h * 0.84, 1, -24):
        s.body(rrect(-170, -9, 240, 18, 8), "#b5793f", lambda f: s.grain(f, step=6))
        for i in range(6):
            s.body(rrect(60 + i * 18, -34 + abs(i - 2.5) * 5, 13, 68 - abs(i - 2.5) * 10, 6), "#c98a4a", rim=2)
        s.fill(blob([(60, 20), (168, 18), (150, 50), (110, 40), (80, 64)]), "#f0a52f", 0.9)


def mushroom(s, cap="#c98a5a"):
    """About 200 wide, foot at 100."""
    stem = blob([(-34, -6), (-30, 40), (-42, 92), (0, 104), (42, 92), (30, 40), (34, -6)])
    s.body(stem, "#f2e6d0", lambda f: s.fur(f, "#d9c6a5", 17, 22, 4, 90))
    s.fill(ellipse(0, 0, 84, 24), "#c9a880")
    s._marks(["#9a7a58"], [line((math.cos(a) * 26, 4 + math.sin(a) * 6), (math.cos(a) * 80, math.sin(a) * 22)) for a in (0.1 + k * 0.3 for k in range(11))], 3)
    top = Form([("M", -100, 2), ("C", -104, -110, 104, -110, 100, 2), ("Q", 0, -30, -100, 2), ("Z",)])
    s.body(top, cap, lambda f: s.specks(f, lighten(cap, 0.2), 15, 6))
    gloss(s, s.light * 42, -50, 26, 12, s.light * 24, 0.4)


@picture("Mushrooms in the autumn wood", size="3:4", mood="autumn", light=1)
def mushrooms_1(s):
    w, h = s.w, s.h
    s.fill(rect(0, 0, w, h), s.linear((0, mix(s.mood.middle, s.mood.near, 0.3)), (0.5, s.mood.low), (1, s.mood.near)))
    s.treeline(0.62, 0.6, "pine", far=0.6, step=0.12)
    s._shapes([s.mood.light], [poly([(x, -5), (x + 60, -5), (x - 300, h * 0.7), (x - 440, h * 0.7)]) for x in (w * 0.5, w * 0.8, w * 1.2)], 0.2)
    for x, n in ((0.05, 40), (0.3, 24), (0.62, 28), (0.93, 48)):
        trunk = poly([(w * x - n * 1.5, h * 0.66), (w * x - n, h * 0.5), (w * x - n * 0.8, -10), (w * x + n * 0.8, -10), (w * x + n, h * 0.5), (w * x + n * 1.5, h * 0.66)])
        s.body(trunk, s.mood.haze("#7a5a48", 0.2), lambda f: s.fur(f, step=34, length=40), rim=0)
    s.leaves(rect(-20, -20, w + 40, h * 0.12), "#d98a3a", step=46, size=40)
    s.meadow(0.62, "#a58a4a", flowers=False, step=60, height=36)
    s._shapes(["#c9602f", "#e09a3a", "#b5803a"], [leaf(x, y, s.between(0, 360), s.between(26, 44), 0.4) for x, y in s.scatter(rect(0, h * 0.64, w, h * 0.36), 110)])
    one, two, three = stamp(s, mushroom), stamp(s, mushroom, "#8a5a3c"), stamp(s, mushroom, "#e0a860")
    for name, x, y, k in ((two, 0.1, 0.7, 0.6), (one, 0.18, 0.73, 0.85)):
        put(s, name, w * x, h * y, k, s.near(0, 6), shadow=1)
    with basket(s, w * 0.52, h * 0.92, 320, 190, "#a5753f", handle=380) as top:
        for i, (dx, dy, k, t) in enumerate(((-170, -90, 1.0, -24), (20, -130, 1.1, 5), (180, -90, 1.0, 26), (-90, -70, 1.05, -10), (100, -60, 1.05, 14), (-210, -15, 0.95, -30), (0, -20, 1.15, 0), (215, -15, 0.9, 32), (-110, 10, 0.9, -14), (115, 14, 0.9, 12))):
            put(s, (one, two, three)[i % 3], w * 0.52 + dx, top + dy, k, t)
    put(s, three, w * 0.91, h * 0.9, 0.9, 6, shadow=1)
