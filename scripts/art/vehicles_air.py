"""Vehicles in the air and beyond: hot-air balloon, airship, biplane, airliner, helicopter, rocket."""

from vehicle_places import *

gallery = Gallery("Vehicle")
picture = gallery.picture

# ---------------------------------------------------------------- hot-air balloon


def balloon(s, x, y, r, colours=("#d9483b", "#fff1dc", "#f2b83f"), motif="stars", crew=True, turn=0):
    """A hot-air balloon whose basket's floor is at (x, y); the envelope has radius r and stands 2.9 r above it."""
    k = r / 200
    with placed(s, x, y, k, turn=turn):
        top = -585

        def outline(q):
            """Half of the envelope's shape squeezed to q: the seam lines of its gores."""
            return Form([("M", -44 * q, -160), ("C", -80 * q, -230, -200 * q, -280, -200 * q, -390), ("C", -200 * q, -505, -108 * q, top, 0, top),
                         ("C", 108 * q, top, 200 * q, -505, 200 * q, -390), ("C", 200 * q, -280, 80 * q, -230, 44 * q, -160), ("Z",)])
        with s.shaded(outline(1), colours[0], rim=6):
            for i, q in enumerate((0.9, 0.72, 0.49, 0.2)):
                s.fill(outline(q), colours[(i + 1) % 2])
            band = Form([("M", -210, -424), ("Q", 0, -378, 210, -424), ("L", 210, -346), ("Q", 0, -296, -210, -346), ("Z",)])
            if motif:
                s.fill(band, colours[2])
                s.stroke(Form([("M", -210, -424), ("Q", 0, -378, 210, -424)]) + Form([("M", -210, -346), ("Q", 0, -296, 210, -346)]), darken(colours[2], 0.35), 4)
                places = [(px, -356 - (px / 200) ** 2 * 24, 1 - (px / 220) ** 2) for px in (-170, -105, 0, 105, 170)]
                if motif == "stars":
                    s.fill(many(star(0, 0, 30).scaled(max(0.3, q), 1).moved(px, py) for px, py, q in places), colours[1])
                else:
                    s.fill(many(ellipse(px, py, 26 * max(0.3, q), 26) for px, py, q in places), colours[0])
                    s.fill(many(ellipse(px, py, 12 * max(0.3, q), 12) for px, py, q in places), colours[1])
            near = r > 110
            s.stroke(many(Form(outline(q).segments[:3]) + Form([("M", 44 * q, -160), ("C", 80 * q, -230, 200 * q, -280, 200 * q, -390), ("C", 200 * q, -505, 108 * q, top, 0, top)]) for q in (0.9, 0.72, 0.49, 0.2)), s.mood.shade, 2.5, 0.3)
            s.stroke(many(Form([("M", -210, py), ("Q", 0, py + 44, 210, py)]) for py in ((-540, -492, -300, -250, -205) if near else (-520, -270))), s.mood.shade, 2, 0.22)
            if near:
                s.stroke(many(Form([("M", -210, py + 3), ("Q", 0, py + 47, 210, py + 3)]) for py in (-540, -492, -300, -250, -205)), s.mood.light, 2, 0.3)
        s.fill(ellipse(0, -160, 44, 9), darken(colours[0], 0.5))
        s.glow(0, -150, 74, Lit("#ffcf6a"), 0.85)
        for n, tone in ((52, "#ff9a4a"), (34, "#ffd76a"), (20, "#fff6d0")):
            s.fill(Form([("M", -n * 0.24, -104), ("Q", -n * 0.36, -104 - n * 0.6, 0, -104 - n), ("Q", n * 0.36, -104 - n * 0.6, n * 0.24, -104), ("Z",)]), Lit(tone))
        s.stroke(line((-42, -160), (-46, -62)) + line((42, -160), (46, -62)) + line((-18, -156), (-30, -62)) + line((18, -156), (30, -62)), "#6a4a3a", 3)
        bit(s, rrect(-22, -108, 44, 12, 5), "#6a6674")
        s.stroke(line((-22, -100), (-46, -62)) + line((22, -100), (46, -62)), "#6a6674", 4)
        if crew:
            person(s, -20, -70, 14, "#3f7fa6", cap="#d9483b")
            person(s, 20, -68, 13, "#7a5a9a", hair="#7a3f2a", look=-1)
        basket = Form([("M", -54, -62), ("L", 54, -62), ("Q", 52, -16, 42, 0), ("L", -42, 0), ("Q", -52, -16, -54, -62), ("Z",)])
        s.body(basket, "#b5763f", lambda f: s.weave(f, "#b5763f", step=11 if near else 22, opacity=0.9), rim=3)
        bit(s, rrect(-60, -68, 120, 13, 6), "#7a4a30")
        bit(s, rrect(-44, -8, 88, 11, 5), "#7a4a30")
        for a in (-1, 1):
            s.body(rrect(a * 52 - 9, -52, 18, 30, 7), "#c9a06a", rim=2)


@picture("Balloon over the vineyards", "4:3", "golden")
def balloon_1(s):
    w, h = s.w, s.h
    s.sky(0.72, sun=(0.16, 0.58, 0.07), clouds="streaks")
    wisps(s, 0.72, 14)
    downs(s, 0.78, 3, 0.2)
    acre(s, 0.77, "#b09a4a")
    balloon(s, w * 0.86, h * 0.5, 62, ("#3f8a9a", "#fff1dc", "#d9483b"), None, crew=False)
    balloon(s, w * 0.12, h * 0.36, 40, ("#7a5a9a", "#f2c14e", "#fff1dc"), None, crew=False)
    balloon(s, w * 0.52, h * 0.9, 262)
    s.birds(w * 0.8, h * 0.66, 5, 15)


@picture("Festival of balloons", "3:4", "dawn", light=1)
def balloon_2(s):
    w, h = s.w, s.h
    s.sky(0.78, sun=(0.8, 0.66, 0.07), clouds="streaks")
    wisps(s, 0.78, 14)
    s.mountains(0.8, 0.16)
    s.treeline(0.82, 0.07, "round", far=0.4, step=0.08)
    water(s, 0.82, glitter=0.8)
    sets = (("#e0523f", "#f7d04a", "#fff1dc"), ("#3f7fb5", "#e9f2f4", "#f2a43f"), ("#2f9a7a", "#fff1dc", "#e0a02f"))
    copies(s, [(w * 0.15, h * 0.29, 74), (w * 0.87, h * 0.24, 52)], 100, lambda: balloon(s, 0, 0, 100, sets[1], None, crew=False))
    copies(s, [(w * 0.9, h * 0.56, 92), (w * 0.14, h * 0.66, 104), (w * 0.3, h * 0.13, 34)], 100, lambda: balloon(s, 0, 0, 100, sets[2], "stars", crew=False))
    balloon(s, w * 0.52, h * 0.76, 232, sets[0], "dots")


@picture("Landing in the snow", "1:1", "snow", light=1)
def balloon_3(s):
    w, h = s.w, s.h
    s.sky(0.66, sun=(0.84, 0.15, 0.06), clouds="none")
    clouds(s, 0.5, 3)
    s.mountains(0.7, 0.34)
    s.treeline(0.73, 0.1, far=0.4)
    snow(s, 0.72)
    firs(s, [(w * px, h * py, h * n) for px, py, n in ((0.08, 0.88, 0.32), (0.92, 0.94, 0.4), (0.2, 0.8, 0.16))], True)
    s.shadow(w * 0.46, h * 0.9, 230, 30)
    balloon(s, w * 0.46, h * 0.895, 268, ("#2f8a8a", "#fff6e6", "#d9583f"), "stars", turn=3)
    s.stroke(curve((w * 0.43, h * 0.85), (w * 0.3, h * 0.89), (w * 0.22, h * 0.95)), "#c9a06a", 5)
    flurry(s)


# ---------------------------------------------------------------- airship


def airship(s, x, y, k=1.0, flip=False, colour="#e9dcc4", trim="#c9402f", turn=0):
    """An airship 900 long; (x, y) is the middle of its hull."""
    with placed(s, x, y, k, flip, turn):
        for a in (-1, 1):
            fin = poly([(-300, a * 70), (-420, a * 168), (-470, a * 168), (-452, a * 30)])
            s.body(fin, trim, lambda f: s.stroke(line((-440, a * 150), (-320, a * 66)) + line((-456, a * 110), (-380, a * 50)), lighten(trim, 0.5), 5), rim=3)
        hull = blob([(-450, 0), (-360, -72), (-180, -124), (40, -138), (260, -112), (400, -58), (450, 0), (400, 58), (260, 112), (40, 138), (-180, 124), (-360, 72)], tension=0.9)

        def gores(f):
            for q, tone in ((0.62, lighten(colour, 0.35)), (0.2, trim)):
                s.fill(hull.scaled(1, q), tone)
            s.stroke(many(hull.scaled(1, q) for q in (0.86, 0.62, 0.34, 0.2)), darken(colour, 0.4), 2.5, 0.7)
            s.stroke(many(arc(px, 0, 26, -90, 90, 142) for px in range(-390, 420, 74)), darken(colour, 0.4), 2.5, 0.6)
            s.stroke(many(arc(px + 3, 0, 26, -90, 90, 142) for px in range(-390, 420, 74)), "#ffffff", 2, 0.5)
            s.brush(f, colour, step=70, length=180, width=8, opacity=0.3)
            s.fill(star(40, -2, 84, 0.46, 8), "#f2c14e")
            s.fill(star(40, -2, 50, 0.46, 8), "#fff1dc")
        s.body(hull, colour, gores, rim=6)
        s.body(poly([(-330, -12), (-478, -22), (-478, 22), (-330, 12)]), darken(trim, 0.1), rim=2)
        cabin = blob([(-120, 128), (-104, 178), (-60, 196), (120, 196), (164, 172), (178, 124)], tension=0.5)
        s.body(cabin, "#7a5240", lambda f: (s.planks(f, "#7a5240", width=17, grain=False), s.stroke(line((-110, 186), (160, 186)), "#e3b04a", 5)), rim=3)
        repeat(s, [(-84 + i * 46, 142) for i in range(5)], lambda: glass(s, rrect(0, 0, 36, 32, 8), "#e3b04a", 4, lit=True))
        for px in (-190, 220):
            s.stroke(line((px, 116), (px, 152)), "#55515f", 7)
            s.body(rrect(px - 44, 148, 88, 36, 16), "#6a7480", lambda f: rivets(s, line((px - 34, 156), (px + 36, 156)), "#6a7480", 12), rim=2)
            s.fill(ellipse(px - 52, 166, 8, 48), s.mood.light, 0.55)
            ball(s, px - 50, 166, 9, "#e3b04a")
        lamp_spot(s, 448, 0, 9)


@picture("Airship over the mountains", "4:3", "dusk", light=1)
def airship_1(s):
    w, h = s.w, s.h
    s.sky(0.74, sun=(0.8, 0.58, 0.08), clouds="streaks")
    wisps(s, 0.74, 14)
    s.mountains(0.84, 0.4)
    s.treeline(0.88, 0.14, far=0.3)
    lawn(s, 0.86)
    firs(s, [(w * px, h * 1.0, h * n) for px, n in ((0.06, 0.3), (0.95, 0.36))])
    airship(s, w * 0.48, h * 0.38, 1.04, turn=-3)
    s.birds(w * 0.14, h * 0.66, 5, 16)


@picture("Airship above the rooftops", "4:3", "morning")
def airship_2(s):
    w, h = s.w, s.h
    s.sky(0.75, sun=(0.15, 0.14, 0.055), clouds="none")
    clouds(s, 0.72, 4)
    city(s, 0.84, 0.3, far=0.66, rows=1)
    house_row(s, 1.12, 0.44)
    airship(s, w * 0.52, h * 0.33, 1.12, flip=True, colour="#7fb0b8", trim="#e0823f", turn=4)
    s.birds(w * 0.9, h * 0.14, 4, 15)


# ---------------------------------------------------------------- biplane


def biplane(s, x, y, k=1.0, flip=False, colour="#d9402f", wing="#fff1dc", turn=0.0, whirl=True, scarf="#f2c14e"):
    """A biplane 520 long, seen from its side and a little from above; (x, y) is the middle of the fuselage."""
    with placed(s, x, y, k, flip, turn):
        # far wings
        for dy, tone in ((42, darken(wing, 0.3)), (-148, darken(wing, 0.2))):
            far = blob([(-14, dy), (30, dy - 40), (48, dy - 46), (176, dy - 50), (188, dy - 42), (140, dy + 2)], tension=0.25)
            s.body(far, tone, lambda f: s.stroke(many(line((-18 + i * 30, dy), (30 + i * 30, dy - 50)) for i in range(6)), darken(tone, 0.35), 2.5, 0.7), round_=False, rim=2)
        s.stroke(line((64, -184), (64, 10)) + line((150, -184), (150, 10)), "#8a5a3c", 7)
        # undercarriage
        s.stroke(line((70, 60), (96, 132)) + line((130, 56), (104, 132)), "#55515f", 9)
        wheel(s, 116, 126, 33, rim=colour, hub="#dfe4e8", spokes=8)
        # tail
        s.body(blob([(-262, -18), (-300, -96), (-284, -122), (-244, -112), (-204, -20)], tension=0.7), colour, lambda f: s.stroke(curve((-286, -120), (-262, -80), (-264, -20)), "#fff1dc", 9), rim=3)
        body_ = Form([("M", -276, -26), ("C", -120, -52, 0, -58, 160, -54), ("C", 200, -52, 214, -30, 214, 4), ("C", 214, 44, 190, 62, 150, 64), ("C", 20, 66, -150, 30, -276, 0), ("Z",)])

        def panels(f):
            s.fill(Form([("M", -290, -16), ("C", -120, -30, 40, -20, 220, -8), ("L", 220, 10), ("C", 40, 0, -120, -10, -290, -6), ("Z",)]), "#fff1dc")
            seams(s, line((118, -56), (118, 64)) + line((-110, -46), (-110, 30)), colour)
            rivets(s, line((126, -50), (126, 60)) + line((-102, -44), (-102, 30)), colour, 13)
            s._marks([darken(colour, 0.5)], [line((144 + i * 16, 24), (156 + i * 16, 50)) for i in range(4)], 6, 0.9)
            s.fill(star(-20, 8, 34), "#f2c14e")
        paintwork(s, body_, colour, panels, rim=4)
        s.body(blob([(-228, -18), (-330, -6), (-342, 8), (-300, 14), (-210, 4)], tension=0.7), wing, lambda f: s.stroke(line((-330, 2), (-230, -8)), colour, 7), rim=2)
        # cockpits and pilot
        s.fill(Form([("M", -118, -62), ("Q", -176, -96, -220, -72), ("Q", -262, -54, -306, -86), ("Q", -262, -30, -214, -50), ("Q", -166, -72, -116, -46), ("Z",)]), scarf)
        s.stroke(curve((-128, -58), (-176, -78), (-216, -61), (-270, -66)), darken(scarf, 0.3), 3, 0.7)
        s.fill(ellipse(-96, -46, 58, 12), "#3a2a2a")
        with s.clip(rect(-200, -200, 300, 152)):
            person(s, -98, -76, 25, "#7a4a30", cap="#8a5a3a")
        ring(s, -84, -99, 10, "#e3b04a", 5)
        s.stroke(line((-94, -100), (-122, -102)), "#5a3a2a", 5)
        glass(s, poly([(-58, -50), (-48, -96), (-24, -90), (-30, -50)]), "#c9d0d8", 3, lit=False)
        # near wings with their struts
        low = blob([(-20, 40), (134, 36), (74, 112), (56, 124), (-102, 132), (-114, 122)], tension=0.25)
        s.body(low, wing, lambda f: (s.stroke(many(line((-20 + i * 31, 40), (-112 + i * 34, 134)) for i in range(6)), darken(wing, 0.3), 2.5, 0.7), s.fill(poly([(-64, 84), (104, 80), (84, 106), (-90, 110)]), colour), s.brush(f, wing, step=50, length=90, width=8, opacity=0.4)), round_=False, rim=3)
        s.stroke(line((-62, 112), (-62, -96)) + line((46, 106), (46, -100)) + line((44, -50), (30, -150)) + line((104, -50), (118, -150)), "#8a5a3c", 8)
        s.stroke(line((-62, 112), (46, -100)) + line((46, 106), (-62, -96)), "#6a6674", 2.5)
        high = blob([(-14, -148), (140, -152), (80, -98), (62, -88), (-102, -80), (-114, -90)], tension=0.25)
        s.body(high, wing, lambda f: (s.stroke(many(line((-14 + i * 31, -150), (-112 + i * 36, -78)) for i in range(6)), darken(wing, 0.3), 2.5, 0.7), s.fill(poly([(-58, -116), (104, -120), (84, -102), (-82, -98)]), colour), s.brush(f, wing, step=50, length=90, width=8, opacity=0.4)), round_=False, rim=3)
        s.stroke(line((140, -153), (76, -96)) + line((134, 36), (72, 112)), lighten(wing, 0.6), 5)
        # engine and propeller
        tube(s, rrect(196, -48, 44, 104, 16), "#6a7480", lambda f: s.stroke(many(line((196, py), (240, py)) for py in range(-40, 56, 13)), "#3a3844", 4))
        if whirl:
            s.fill(ellipse(254, 4, 20, 146), s.mood.light, 0.4)
            s.stroke(arc(254, 4, 17, -80, 60, 132) + arc(254, 4, 17, 110, 230, 120), s.mood.light, 4, 0.8)
        s.body(ellipse(254, -62, 10, 66, -6) + ellipse(254, 70, 10, 66, 174), "#8a5a3c", rim=2) if not whirl else None
        s.body(blob([(238, -20), (262, -12), (276, 4), (262, 20), (238, 28)]), "#e3b04a", rim=2)


@picture("Loop over the coast", "4:3", "summer", light=1)
def biplane_1(s):
    w, h = s.w, s.h
    s.sky(0.76, sun=(0.84, 0.15, 0.065), clouds="none")
    clouds(s, 0.7, 5)
    water(s, 0.75, boats=3)
    s.ridge(h * 0.765, h * 0.1, s.mood.haze("#6aa07a", 0.3), 0.4, 3, lambda f: s._dots([s.mood.haze("#4f8a5f", 0.15), s.mood.haze("#fff1dc", 0.1)], [p for p in s.scatter(f, 42) if p[1] < h * 0.77], 12, 0.8))
    water(s, 0.77)
    s.boat(w * 0.2, h * 0.88, 120)
    smoke(s, [(w * 0.22, h * 0.5), (w * 0.08, h * 0.56), (-30, h * 0.58)], 16, 40)
    biplane(s, w * 0.52, h * 0.42, 1.36, turn=-9)
    s.birds(w * 0.8, h * 0.66, 4, 15, "#f4f0ea")


@picture("Biplane at the hay field", "3:2", "autumn")
def biplane_2(s):
    w, h = s.w, s.h
    s.sky(0.56, sun=(0.16, 0.18, 0.06), clouds="none")
    clouds(s, 0.5, 4, 0.7)
    downs(s, 0.58, 2, 0.18)
    acre(s, 0.58, "#d0a548")
    # a barn and a windsock
    s.body(rect(w * 0.79, h * 0.44, w * 0.16, h * 0.2), "#a8443a", lambda f: s.planks(f, width=14, vertical=True, grain=False), round_=False)
    s.body(poly([(w * 0.77, h * 0.45), (w * 0.82, h * 0.35), (w * 0.92, h * 0.35), (w * 0.97, h * 0.45)]), "#6a5a5a", lambda f: s.tiles(f, w=20, h=13), round_=False)
    s.fill(rect(w * 0.84, h * 0.53, w * 0.06, h * 0.11), "#3a2a2a")
    s.stroke(line((w * 0.08, h * 0.7), (w * 0.08, h * 0.34)), "#8a7a6a", 8)
    s.body(poly([(w * 0.08, h * 0.33), (w * 0.2, h * 0.37), (w * 0.2, h * 0.4), (w * 0.08, h * 0.41)]), "#f4f0ea", lambda f: s.bars(f, "#e0642f", 44, 0.5, 90, 1))
    s.shadow(w * 0.48, h * 0.87, 330, 34)
    biplane(s, w * 0.46, h * 0.67, 1.16, colour="#3f6f9a", wing="#f7d98a", whirl=False, scarf="#d9402f", turn=-5)
    s.grass(rect(0, h * 0.9, w, h * 0.12), "#c9a048", step=40, height=52, width=4)


@picture("Model plane in the attic room", "1:1", "indoor-warm", light=1)
def biplane_3(s):
    w, h = s.w, s.h
    parlour(s, 0.74, "#9ab0c4", "bars", "#b5835a", window=(0.62, 0.14, 0.28), picture=(0.08, 0.1, 0.17))
    s.stroke(line((w * 0.44, -5), (w * 0.42, h * 0.36)) + line((w * 0.44, -5), (w * 0.52, h * 0.34)), "#f4f0ea", 3)
    desk = rect(-5, h * 0.8, w + 10, 46)
    s.body(desk, "#a9713f", lambda f: s.grain(f, step=10), round_=False)
    s.body(rect(w * 0.06, h * 0.84, w * 0.88, h * 0.2), darken("#a9713f", 0.12), lambda f: s.grain(f, step=16), round_=False)
    for px in (0.12, 0.54):
        s.body(rrect(w * px, h * 0.87, w * 0.34, h * 0.1, 6), "#b57f4a", lambda f: s.grain(f, step=12), round_=False)
        ball(s, w * (px + 0.17), h * 0.92, 12, "#e3b04a")
    # globe, books and paint pots
    s.stroke(arc(w * 0.15, h * 0.68, 84, 60, 280), "#8a5a3c", 9)
    s.body(ellipse(w * 0.15, h * 0.68, 72), "#5f9fc4", lambda f: s.fill(blob([(w * 0.1, h * 0.63), (w * 0.16, h * 0.62), (w * 0.18, h * 0.67), (w * 0.14, h * 0.7), (w * 0.13, h * 0.74), (w * 0.1, h * 0.69)]) + blob([(w * 0.18, h * 0.7), (w * 0.22, h * 0.68), (w * 0.22, h * 0.74), (w * 0.19, h * 0.73)]), "#8ab56a"))
    s.body(rect(w * 0.14, h * 0.755, 22, 30), "#8a5a3c", round_=False)
    s.body(rrect(w * 0.1, h * 0.783, 104, 16, 7), "#8a5a3c")
    for i, (tone, n) in enumerate((("#c4483f", 180), ("#3f7f86", 160), ("#e0a33f", 172))):
        s.body(rrect(w * 0.7 - (n - 160) / 2, h * (0.765 - 0.034 * i), n, 34, 4), tone, lambda f: s.fill(rect(w * 0.72, 0, 10, h) + rect(w * 0.84, 0, 5, h), "#ffe9bd"), round_=False)
    biplane(s, w * 0.46, h * 0.44, 1.3, flip=True, colour="#3f8a5a", wing="#fff1dc", turn=7, whirl=False)


# ---------------------------------------------------------------- airliner


def airliner(s, x, y, k=1.0, flip=False, colour="#f6f2ea", trim="#2f6fae", turn=0.0, gear=False):
    """An airliner 800 long from its side; (x, y) is the middle of the fuselage."""
    with placed(s, x, y, k, flip, turn):
        far = poly([(20, -20), (-110, -140), (-150, -140), (-70, -16)])
        s.body(far, darken(colour, 0.3), rim=2)
        s.body(poly([(-338, -30), (-408, -96), (-436, -96), (-388, -24)]), darken(colour, 0.3), rim=2)
        if gear:
            for px in (-20, 270):
                s.stroke(line((px, 40), (px, 112)), "#8a93a0", 11)
                for dx in ((-22, 22) if px < 0 else (0,)):
                    wheel(s, px + dx, 116, 22, spokes=6)
        fin = Form([("M", -300, -50), ("L", -392, -206), ("Q", -398, -216, -412, -216), ("L", -448, -216), ("L", -402, -44), ("Z",)])
        s.body(fin, trim, lambda f: (s.fill(star(-394, -140, 30, 0.46, 8), "#fff1dc"), s.stroke(line((-420, -216), (-372, -50)), lighten(trim, 0.4), 3)), rim=4)
        body_ = Form([("M", -446, -34), ("C", -380, -56, -300, -62, -200, -62), ("L", 290, -62), ("C", 350, -60, 404, -26, 414, 2), ("C", 408, 36, 340, 58, 270, 60), ("L", -180, 60), ("C", -280, 56, -380, 8, -446, -22), ("Z",)])

        def panels(f):
            s.fill(Form([("M", -460, -6), ("L", 430, -6), ("L", 430, 90), ("L", -300, 90), ("Z",)]), darken(colour, 0.07))
            s.fill(Form([("M", -460, -26), ("L", 400, 4), ("L", 420, 22), ("L", -400, 2), ("Z",)]), trim)
            s.fill(Form([("M", -440, 2), ("L", 420, 24), ("L", 420, 32), ("L", -430, 10), ("Z",)]), s.mood.accent)
            seams(s, many(line((px, -62), (px, 60)) for px in (-240, -90, 100, 250)), colour, 1.8)
            rivets(s, line((-280, 44), (330, 44)), colour, 18, 3)
            s.stroke(curve((-400, -46), (-200, -54), (290, -54), (360, -40)), "#ffffff", 6, 0.8)
        paintwork(s, body_, colour, panels, rim=4, horizon=0.55)
        s.stroke(line((-270, -28), (300, -28)), Lit("#ffd98a") if s.mood.lit else "#3f5a74", 19, dash="11 12", cap="butt")
        s.stroke(line((-268, -33), (300, -33)), lighten("#7fa9c4", 0.4), 5, 0.7, dash="7 16", cap="butt")
        for px in (-300, 308):
            s.stroke(rrect(px, -46, 26, 72, 6), darken(colour, 0.4), 3)
        cockpit = Form([("M", 342, -42), ("C", 366, -36, 388, -20, 398, -8), ("L", 352, -12), ("Z",)])
        s.fill(cockpit, "#2f3f5a")
        s.stroke(cockpit + line((366, -36), (372, -10)), "#c9d0d8", 3)
        # near tailplane, wing and engine
        s.body(poly([(-330, -16), (-384, 22), (-452, 26), (-414, -20)]), darken(colour, 0.06), lambda f: s.stroke(line((-448, 22), (-380, 18)), trim, 5), rim=3)

        def nacelle():
            s.stroke(line((0, -10), (-40, -44)), darken(colour, 0.25), 24)
            tube(s, rrect(-66, -30, 126, 60, 26), colour, lambda f: (s.fill(rect(30, -40, 40, 80), trim), seams(s, line((-14, -30), (-14, 30)), colour)))
            s.fill(ellipse(56, 0, 11, 29), "#2f3140")
            s.stroke(many(line((56, -26 + i * 9), (60, 26 - i * 9)) for i in range(7)), "#8a93a0", 2)
            s.stroke(ellipse(56, 0, 11, 30), "#e9eef2", 6)
        repeat(s, [(86, 74)], nacelle)
        wing = Form([("M", 76, 22), ("L", -190, 214), ("L", -262, 222), ("L", -250, 200), ("L", -110, 30), ("Z",)])

        def flaps(f):
            s.stroke(line((-250, 206), (-96, 40)) + line((-224, 206), (-70, 34)), darken(colour, 0.4), 3, 0.8)
            s.stroke(many(line((-130 + i * -34, 70 + i * 36), (-90 + i * -30, 74 + i * 36)) for i in range(4)), darken(colour, 0.4), 3, 0.8)
            s.brush(f, colour, step=44, length=120, width=6, angle=-36, opacity=0.4)
            rivets(s, line((50, 34), (-190, 206)), colour, 19, 3.5)
        s.body(wing, darken(colour, 0.04), flaps, round_=False, rim=4)
        s.stroke(line((76, 22), (-190, 214)), "#ffffff", 6, 0.9)
        s.body(poly([(-190, 214), (-262, 222), (-282, 186), (-268, 184)]), trim, rim=2)
        lamp_spot(s, -200, 214, 6, "#e0523f")


def airliner_front(s, x, y, k=1.0, colour="#f6f2ea", trim="#c9402f"):
    """An airliner rolling at us, 1000 wide; its wheels stand at y."""
    with placed(s, x, y, k):
        s.shadow(0, 6, 480, 34)
        s.body(Form([("M", -14, -330), ("L", -5, -520), ("L", 5, -520), ("L", 14, -330), ("Z",)]), trim, rim=2)
        s.body(poly([(-40, -318), (-210, -350), (-210, -342), (-40, -296)]) + poly([(40, -318), (210, -350), (210, -342), (40, -296)]), darken(colour, 0.12), round_=False, rim=2)
        for a in (-1, 1):
            wing = poly([(a * 70, -190), (a * 500, -262), (a * 504, -252), (a * 70, -146)])
            s.body(wing, darken(colour, 0.08), lambda f: (s.stroke(line((a * 80, -180), (a * 496, -256)), "#ffffff", 5, 0.8), rivets(s, line((a * 80, -160), (a * 480, -250)), colour, 20, 3.5)), round_=False, rim=2)
            s.body(poly([(a * 494, -262), (a * 516, -316), (a * 524, -316), (a * 506, -250)]), trim, rim=2)
            lamp_spot(s, a * 506, -258, 7, "#e0523f" if a > 0 else "#3fbf6a")
            # engine
            bit(s, poly([(a * 210, -214), (a * 250, -220), (a * 256, -180), (a * 206, -176)]), darken(colour, 0.2))
            ball(s, a * 232, -132, 64, colour)
            ring(s, a * 232, -132, 58, "#dfe5ea", 11)
            disc(s, a * 232, -132, 52, "#2a2c3a")
            s.stroke(many(line((a * 232 + math.cos(t) * 14, -132 + math.sin(t) * 14), (a * 232 + math.cos(t + 0.5) * 50, -132 + math.sin(t + 0.5) * 50)) for t in (i * math.tau / 14 for i in range(14))), "#7a8494", 4)
            ball(s, a * 232, -132, 15, "#c9d0d8")
            s.stroke(arc(a * 232, -132, 8, 0, 250), "#3a3844", 3)
            # main gear
            s.stroke(line((a * 104, -120), (a * 104, -30)), "#8a93a0", 13)
            for dx in (-17, 17):
                bit(s, rrect(a * 104 + dx - 13, -54, 26, 58, 9), RUBBER)
        ball(s, 0, -222, 132, colour)
        s.stroke(arc(0, -222, 126, 20, 160), trim, 12)
        s.stroke(arc(0, -222, 112, 24, 156), s.mood.accent, 5)
        rivets(s, ellipse(0, -222, 118), colour, 22, 3)
        s.fill(ellipse(0, -196, 62, 56), darken(colour, 0.1))
        s.stroke(ellipse(0, -196, 62, 56), darken(colour, 0.35), 2.5)
        for a in (-1, 1):
            for pts in ([(a * 4, -258), (a * 4, -300), (a * 52, -292), (a * 46, -254)], [(a * 54, -254), (a * 60, -290), (a * 94, -268), (a * 86, -244)]):
                pane = poly(pts)
                glass(s, pane)
                s.stroke(pane, "#3a4454", 5)
            headlamp(s, a * 76, -160, 14)
        bit(s, rect(-9, -112, 18, 70), "#8a93a0")
        for dx in (-17, 17):
            bit(s, rrect(dx - 13, -52, 26, 56, 9), RUBBER)
        headlamp(s, 0, -92, 12)


@picture("Above the clouds", "4:3", "noon")
def airliner_1(s):
    w, h = s.w, s.h
    s.sky(0.86, sun=(0.16, 0.16, 0.065), clouds="streaks")
    wisps(s, 0.86, 14)
    for i, (py, n) in enumerate(((0.74, 70), (0.83, 92), (0.93, 120))):
        tone = mix(mix(s.mood.light, s.mood.middle, 0.42 - 0.17 * i), "#f7c9c0", 0.22)
        dark = mix(tone, s.mood.top, 0.42)
        for row in range(2):
            heap(s, [(px + s.near(0, 30), h * py + row * n * 0.7 + s.near(0, 22), n * s.between(0.55, 1.05)) for px in range(-30 - row * 40, w + 90, int(n * 0.8))], tone, dark)
        s._marks([dark, "#ffffff"], [bow((px, h * py + d), (px + s.between(50, 110), h * py + d), 9) for px, d in ((s.between(-20, w), s.between(-10, 100)) for _ in range(16))], 5, 0.55)
    s._marks(["#ffffff"], [line((-10, h * 0.56), (w * 0.12, h * 0.52)), line((-10, h * 0.6), (w * 0.2, h * 0.545))], 15, 0.5)
    airliner(s, w * 0.52, h * 0.39, 1.28, turn=-8)


@picture("Ready on the runway", "3:2", "dusk", light=1)
def airliner_2(s):
    w, h = s.w, s.h
    s.sky(0.55, sun=(0.84, 0.42, 0.075), clouds="streaks")
    wisps(s, 0.55, 14)
    city(s, 0.58, 0.17, far=0.6, rows=1)
    # a control tower
    s.body(poly([(w * 0.1, h * 0.6), (w * 0.115, h * 0.3), (w * 0.145, h * 0.3), (w * 0.16, h * 0.6)]), "#c9b5a0", lambda f: s.bars(f, "#a88f80", 30, 0.2, 0, 0.8), round_=False)
    s.body(poly([(w * 0.09, h * 0.29), (w * 0.075, h * 0.2), (w * 0.185, h * 0.2), (w * 0.17, h * 0.29)]), Lit("#ffd98a"), lambda f: s.stroke(many(line((w * q, h * 0.2), (w * q, h * 0.29)) for q in (0.1, 0.13, 0.16)), "#5a4a5a", 5), round_=False)
    bit(s, rrect(w * 0.066, h * 0.18, w * 0.128, 18, 6), "#6a5a6a")
    lawn(s, 0.57)
    runway = poly([(w * 0.36, h * 0.6), (w * 0.64, h * 0.6), (w * 1.15, h + 5), (w * -0.15, h + 5)])
    s.fill(runway, s.linear((0, "#8a8490"), (1, "#5f5a68")))
    grit(s, runway, "#77717e", 24)
    s._shapes(["#f6ead0"], [poly([(w * 0.5 - 4 - 14 * t, h * (0.6 + 0.4 * t)), (w * 0.5 + 4 + 14 * t, h * (0.6 + 0.4 * t)), (w * 0.5 + 5 + 18 * t, h * (0.64 + 0.43 * t)), (w * 0.5 - 5 - 18 * t, h * (0.64 + 0.43 * t))]) for t in (0.05, 0.3, 0.62, 0.95)], 0.9)
    for t in (0.02, 0.12, 0.28, 0.5, 0.8):
        for a in (-1, 1):
            px, py = w * 0.5 + a * w * (0.145 + 0.5 * t), h * (0.61 + 0.4 * t)
            s.glow(px, py, 20 + 40 * t, opacity=0.8)
            disc(s, px, py, 3 + 6 * t, Lit("#fff0b8"))
    s._marks([darken("#5f5a68", 0.5)], [curve((w * 0.5 + a * 60, h * 0.66), (w * 0.5 + a * 120, h * 0.84), (w * 0.5 + a * 210, h + 5)) for a in (-1.1, -0.86, 0.86, 1.1)], 9, 0.4)
    s._marks([lighten("#77717e", 0.3), darken("#5f5a68", 0.3)], [line((w * 0.5 + x * (0.3 + 1.2 * t), h * (0.62 + 0.38 * t)), (w * 0.5 + x * (0.4 + 1.25 * t), h * (0.64 + 0.4 * t))) for x, t in ((s.near(0, 400), s.between(0.1, 0.95)) for _ in range(30))], 4, 0.4)
    airliner_front(s, w * 0.5, h * 0.86, 1.02)


# ---------------------------------------------------------------- helicopter


def helicopter(s, x, y, k=1.0, flip=False, colour="#e0a32f", trim="#fff1dc", turn=0.0, beam=0):
    """A helicopter 620 long; its skids stand at y."""
    with placed(s, x, y, k, flip, turn):
        # tail
        boom = Form([("M", -20, -222), ("C", -120, -220, -240, -214, -330, -206), ("L", -336, -184), ("C", -240, -176, -120, -150, -30, -120), ("Z",)])
        paintwork(s, boom, colour, lambda f: (rivets(s, line((-320, -196), (-40, -206)), colour, 18), s.stroke(line((-120, -230), (-150, -140)) + line((-140, -230), (-170, -140)), trim, 9)), rim=3)
        s.body(poly([(-298, -204), (-352, -304), (-386, -304), (-342, -186)]), colour, lambda f: s.stroke(line((-380, -290), (-350, -290)), trim, 9), rim=3)
        s.body(poly([(-344, -190), (-372, -138), (-352, -138), (-322, -186)]), darken(colour, 0.12), rim=2)
        s.body(rrect(-290, -186, 64, 13, 5), darken(colour, 0.2), rim=2)
        disc(s, -362, -258, 58, s.mood.light, 0.35)
        s.stroke(line((-396, -302), (-328, -214)) + line((-406, -230), (-318, -286)), "#4a4754", 7)
        ball(s, -362, -258, 9, "#c9d0d8")
        # skids
        s.stroke(line((-60, -70), (-84, -10)) + line((96, -70), (112, -10)), "#55515f", 9)
        s.stroke(curve((-140, -8), (120, -6), (170, -12), (190, -34)), "#4a4754", 13)
        s.stroke(curve((-138, -11), (120, -9), (168, -15)), "#9aa3ad", 3, 0.8)
        # rotor
        s.body(poly([(-74, -252), (-50, -304), (70, -304), (100, -252)]), darken(colour, 0.15), lambda f: s._marks(["#3a3844"], [line((-40 + i * 15, -290), (-46 + i * 15, -266)) for i in range(6)], 6), rim=2)
        s.stroke(line((16, -304), (16, -346)), "#55515f", 15)
        s.fill(ellipse(16, -346, 410, 20), s.mood.light, 0.26)
        s.stroke(arc(16, -346, 400, 190, 330, 17) + arc(16, -346, 380, 20, 140, 15), s.mood.light, 3, 0.6)
        s.body(poly([(-390, -352), (16, -356), (424, -338), (424, -330), (16, -340), (-390, -342)]), "#4a4754", round_=False, rim=2)
        ball(s, 16, -348, 17, "#8a93a0")
        # cabin
        cabin = blob([(-120, -120), (-118, -206), (-70, -256), (30, -270), (130, -252), (206, -196), (226, -130), (196, -84), (110, -62), (-40, -64), (-104, -84)], tension=0.8)

        def panels(f):
            s.fill(blob([(-140, -118), (0, -112), (120, -112), (240, -120), (240, -40), (-140, -40)]), trim)
            s.fill(blob([(-140, -94), (0, -88), (120, -88), (240, -96), (240, -40), (-140, -40)]), darken(colour, 0.1))
            seams(s, line((-20, -262), (-24, -64)) + line((84, -262), (88, -64)), colour)
            rivets(s, curve((-106, -90), (0, -74), (190, -92)), colour, 17)
            s.stroke(line((-82, -176), (-82, -130)) + line((-105, -153), (-59, -153)), trim, 16, cap="butt")
        paintwork(s, cabin, colour, panels, rim=4)
        door = rrect(-10, -238, 82, 104, 16)
        bubble = blob([(98, -246), (146, -232), (196, -190), (212, -142), (160, -132), (100, -134)], tension=0.7)
        glass(s, door, lit=False)
        with s.clip(door):
            person(s, 26, -170, 22, "#d9583f", cap="#f4f0ea")
        glass(s, bubble, lit=False)
        with s.clip(bubble):
            person(s, 138, -166, 23, "#3f5a7a", cap="#f4f0ea")
            s.stroke(line((184, -134), (176, -160)), "#2c2a34", 5)
        s.stroke(door, "#3a3844", 6)
        s.stroke(bubble + line((150, -232), (156, -134)), "#3a3844", 6)
        headlamp(s, 176, -78, 14, beam)
        lamp_spot(s, -20, -60, 7)


@picture("Mountain rescue", "4:3", "polar")
def helicopter_1(s):
    w, h = s.w, s.h
    s.sky(0.8, sun=(0.14, 0.5, 0.06), clouds="streaks")
    wisps(s, 0.8, 14)
    s.mountains(0.9, 0.56)
    s.treeline(0.95, 0.12, far=0.3)
    snow(s, 0.9)
    firs(s, [(w * px, h * 1.01, h * n) for px, n in ((0.05, 0.34), (0.94, 0.42), (0.84, 0.24))], True)
    x, y = w * 0.5, h * 0.66
    s.stroke(line((x - 30, y - 100), (x - 46, h * 0.88)), "#4a4754", 4)
    helicopter(s, x, y, 1.16, colour="#d9402f", turn=5)
    # a rescuer on the line, and a dog that waits below
    px, py = x - 46, h * 0.88
    s.body(rrect(px - 13, py - 8, 26, 46, 10), "#f2a43f", rim=2)
    disc(s, px, py - 20, 13, "#e2a880")
    s.fill(arc(px, py - 23, 14, 180, 360) + Form([("Z",)]), "#f4f0ea")
    s.stroke(line((px - 7, py + 36), (px - 10, py + 66)) + line((px + 7, py + 36), (px + 12, py + 64)), "#3f4f6a", 10)
    s.stroke(line((px - 12, py + 4), (px - 5, py - 44)), "#f2a43f", 9)
    flurry(s)


@picture("Coast guard on patrol", "4:3", "storm", light=1)
def helicopter_2(s):
    w, h = s.w, s.h
    s.sky(0.66, clouds="none")
    clouds(s, 0.5, 6, heavy=True)
    water(s, 0.66, step=72)
    s._marks([lighten(s.mood.water, 0.6)], [curve((px - 60, h * py), (px - 20, h * py - 13), (px + 10, h * py - 4), (px + 60, h * py)) for px, py in ((w * 0.1, 0.74), (w * 0.36, 0.8), (w * 0.62, 0.74), (w * 0.9, 0.83), (w * 0.16, 0.92), (w * 0.7, 0.93), (w * 0.47, 0.9))], 6, 0.8)
    rock = blob([(w * 0.76, h * 0.74), (w * 0.8, h * 0.6), (w * 0.86, h * 0.55), (w * 0.93, h * 0.58), (w + 20, h * 0.5), (w + 20, h * 0.76)], tension=0.4)
    s.body(rock, "#6a6272", lambda f: s.stones(f, "#6a6272", 54, 0.8), round_=False)
    s.body(poly([(w * 0.865, h * 0.56), (w * 0.875, h * 0.3), (w * 0.915, h * 0.3), (w * 0.925, h * 0.56)]), "#f4ead8", lambda f: s.bars(f, "#c9402f", 44, 0.5, 0, 1))
    s.glow(w * 0.895, h * 0.27, 120, opacity=0.6)
    s.fill(rect(w * 0.878, h * 0.24, w * 0.034, h * 0.06), Lit("#ffe9a0"))
    s.body(poly([(w * 0.868, h * 0.245), (w * 0.895, h * 0.19), (w * 0.922, h * 0.245)]), "#c9402f")
    wake(s, w * 0.75, w + 20, h * 0.745, 20)
    helicopter(s, w * 0.42, h * 0.64, 1.14, colour="#e0642f", beam=300, turn=7)
    s.rain(step=78)


# ---------------------------------------------------------------- rocket


def rocket(s, x, y, k=1.0, colour="#f4efe6", trim="#d9402f", turn=0.0, flame=0.0, legs=False):
    """A rocket 560 high, its engine's mouth at (x, y); `flame` is how long its fire is."""
    with placed(s, x, y, k, turn=turn):
        if flame:
            s.glow(0, flame * 0.35, flame * 0.7, Lit("#ffcf6a"), 0.8)
            for n, ww, tone in ((1, 62, "#f2642f"), (0.8, 48, "#f9a03f"), (0.56, 34, "#ffd75e"), (0.34, 20, "#fffbe6")):
                s.fill(Form([("M", -ww * 0.7, 0), ("Q", -ww * 1.2, flame * n * 0.4, -ww * 0.3, flame * n * 0.7), ("Q", -ww * 0.1, flame * n * 0.8, 0, flame * n), ("Q", ww * 0.2, flame * n * 0.8, ww * 0.35, flame * n * 0.66), ("Q", ww * 1.2, flame * n * 0.4, ww * 0.7, 0), ("Z",)]), Lit(tone), 0.95)
        s.body(poly([(-46, -40), (46, -40), (62, 6), (-62, 6)]), "#5a5664", lambda f: s.stroke(many(line((px, -40), (px * 1.35, 6)) for px in range(-40, 41, 16)), "#34313c", 4), rim=3)
        for a in (-1, 1):
            fin = Form([("M", a * 84, -230), ("C", a * 160, -170, a * 186, -90, a * 178, 30), ("C", a * 150, -30, a * 120, -50, a * 70, -52), ("Z",)])
            s.body(fin, trim, lambda f: rivets(s, curve((a * 96, -196), (a * 146, -120), (a * 162, -20)), trim, 17), rim=4)
            if legs:
                s.stroke(line((a * 174, 20), (a * 178, 60)), "#8a93a0", 11)
                s.body(rrect(a * 178 - 30, 52, 60, 14, 6), "#6a6674", rim=2)
        hull = Form([("M", -70, -36), ("C", -116, -160, -122, -330, 0, -560), ("C", 122, -330, 116, -160, 70, -36), ("Z",)])

        def panels(f):
            s.fill(Form([("M", -90, -404), ("Q", 0, -372, 90, -404), ("L", 60, -600), ("L", -60, -600), ("Z",)]), trim)
            s.fill(Form([("M", -140, -130), ("Q", 0, -94, 140, -130), ("L", 140, -96), ("Q", 0, -60, -140, -96), ("Z",)]), trim)
            s.fill(Form([("M", -140, -80), ("Q", 0, -44, 140, -80), ("L", 140, -66), ("Q", 0, -30, -140, -66), ("Z",)]), "#f2b83f")
            curves = [Form([("M", -140, py), ("Q", 0, py + 40, 140, py)]) for py in (-404, -306, -200, -132)]
            seams(s, many(curves), colour)
            for c in curves:
                rivets(s, c.moved(0, 11), colour, 16)
            seams(s, Form([("M", 0, -372), ("L", 0, -300)]) + line((-66, -190), (-66, -120)) + line((66, -190), (66, -120)), colour)
            s.brush(f, colour, step=60, length=110, width=8, angle=86, opacity=0.35)
        s.body(hull, colour, panels, rim=6)
        ring(s, 0, -256, 48, "#c9973f", 19)
        ring(s, 0, -256, 52, "#fbe0a0", 4, 0.8)
        ring(s, 0, -256, 48, "#7a5a2a", 6, 1, "6 19.1")
        window = ellipse(0, -256, 39)
        s.fill(window, s.linear((0, "#8fc4e2"), (1, "#2f5f8a")))
        with s.clip(window):
            person(s, 0, -240, 21, "#f2803f", look=1)
            s.fill(poly([(-30, -220), (-4, -300), (10, -300), (-14, -220)]), "#ffffff", 0.5)
        ring(s, 0, -150, 22, "#c9973f", 9)
        disc(s, 0, -150, 17, "#5f9fc4")
        s.fill(poly([(-10, -140), (2, -166), (8, -166), (-3, -140)]), "#ffffff", 0.6)
        s.body(Form([("M", -13, -210), ("C", -22, -150, -20, -40, 0, 34), ("C", 20, -40, 22, -150, 13, -210), ("Z",)]).scaled(0.8, 0.62, (0, 30)), darken(trim, 0.06), rim=3)
        s.stroke(line((0, -556), (0, -604)), "#8a93a0", 6)
        ball(s, 0, -608, 9, "#f2b83f")


@picture("Lift-off", "3:4", "dawn")
def rocket_1(s):
    w, h = s.w, s.h
    s.sky(0.84, sun=(0.16, 0.72, 0.06), clouds="streaks", stars=True)
    wisps(s, 0.84, 14)
    downs(s, 0.86, 2, 0.1)
    lawn(s, 0.86)
    x = w * 0.52
    # the launch tower
    for px in (0.78, 0.86):
        s.stroke(line((w * px, h * 0.9), (w * px, h * 0.34)), "#a8443a", 13)
    s._marks(["#a8443a", "#c9604a"], [line((w * 0.78, h * (0.9 - 0.056 * i)), (w * 0.86, h * (0.844 - 0.056 * i))) for i in range(10)] + [line((w * 0.86, h * (0.9 - 0.056 * i)), (w * 0.78, h * (0.844 - 0.056 * i))) for i in range(10)], 6)
    s._marks(["#8a3a34"], [line((w * 0.76, h * (0.9 - 0.056 * i)), (w * 0.88, h * (0.9 - 0.056 * i))) for i in range(11)], 8)
    lamp_spot(s, w * 0.82, h * 0.32, 11)
    smoke(s, [(x, h * 0.86), (x - 190, h * 0.93), (x - 460, h * 0.95)], 60, 96)
    smoke(s, [(x, h * 0.86), (x + 200, h * 0.94), (x + 420, h * 0.95)], 60, 96)
    rocket(s, x, h * 0.62, 1.14, flame=290)
    heap(s, [(x + dx, h * 0.93 + s.near(0, 20), s.between(56, 96)) for dx in range(-400, 401, 88)], mix(s.mood.light, s.mood.low, 0.3), mix(s.mood.light, s.mood.shade, 0.4))
    s.birds(w * 0.2, h * 0.36, 5, 16)


@picture("Tea break on the moon", "4:3", "night", light=1)
def rocket_2(s):
    w, h = s.w, s.h
    s.fill(rect(-5, -5, w + 10, h + 10), s.linear((0, Lit("#0c0f2e")), (1, Lit("#2a2f66"))))
    s.fill(many(ellipse(w * px, h * py, w * n, h * n * 0.5, -20) for px, py, n in ((0.3, 0.3, 0.34), (0.7, 0.2, 0.3), (0.5, 0.45, 0.4))), Lit("#4a4a8f"), 0.2)
    s.stars(rect(0, 0, w, h * 0.72), step=44)
    s.stars(rect(0, 0, w, h * 0.72), step=90)
    earth = ellipse(w * 0.2, h * 0.24, 112)
    s.glow(w * 0.2, h * 0.24, 220, Lit("#7fc4ff"), 0.4)
    s.body(earth, Lit("#3f8fd0"), lambda f: (s.fill(blob([(w * 0.12, h * 0.18), (w * 0.18, h * 0.13), (w * 0.23, h * 0.17), (w * 0.2, h * 0.24), (w * 0.21, h * 0.31), (w * 0.17, h * 0.33), (w * 0.15, h * 0.25)]) + blob([(w * 0.25, h * 0.2), (w * 0.3, h * 0.18), (w * 0.3, h * 0.3), (w * 0.26, h * 0.29)]), Lit("#5fae6a")), s._marks([Lit("#ffffff")], [bow((w * px, h * py), (w * (px + 0.09), h * py), -8) for px, py in ((0.12, 0.22), (0.17, 0.18), (0.2, 0.28), (0.13, 0.31), (0.22, 0.23))], 9, 0.75)))
    for i, yy in enumerate((0.66, 0.74)):
        tone = mix(Lit("#8a8aa8"), Lit("#4a4a78"), 0.5 - 0.4 * i)
        _, form = s.ridge(h * yy, h * 0.08, tone, 0.2, 4)
    ground = Form(curve((-10, h * 0.76), (w * 0.3, h * 0.72), (w * 0.7, h * 0.76), (w + 10, h * 0.73)).segments + [("L", w + 10, h + 10), ("L", -10, h + 10), ("Z",)])
    s.fill(ground, s.linear((0, Lit("#c9c8dc")), (1, Lit("#77769a"))))
    grit(s, ground, Lit("#a09fbc"), 26, 6)
    for px, py, n in ((0.12, 0.82, 84), (0.34, 0.93, 120), (0.86, 0.94, 130), (0.93, 0.79, 60), (0.72, 0.8, 40), (0.3, 0.78, 40)):
        s.fill(ellipse(w * px, h * py, n, n * 0.3), Lit("#5a597f"))
        s.fill(ellipse(w * px - 4, h * py + n * 0.07, n * 0.9, n * 0.23), Lit("#86859f"))
        s.stroke(arc(w * px, h * py, n, 20, 160, n * 0.3), Lit("#e9e8f6"), 6, 0.9)
    x, y = w * 0.57, h * 0.82
    s.shadow(x, y + 66, 270, 34)
    s.fill(poly([(x - 40, y + 60), (x + 60, y + 60), (x - 280, y + 150), (x - 360, y + 140)]), Lit("#2a2a52"), 0.4)
    rocket(s, x, y, 1.02, colour=Lit("#e6e2f0"), trim=Lit("#d9483f"), legs=True)
    # an astronaut with a cup, beside a folding table
    px, py = w * 0.83, h * 0.9
    s.shadow(px, py, 70, 12)
    suit = Lit("#e9e9f4")
    s.body(rrect(px - 30, py - 104, 60, 66, 20), suit, rim=3)
    s.body(rrect(px - 26, py - 48, 22, 50, 9) + rrect(px + 4, py - 48, 22, 50, 9), suit, rim=2)
    s.stroke(line((px - 28, py - 90), (px - 52, py - 64), (px - 66, py - 84)), suit, 18)
    s.stroke(line((px + 28, py - 88), (px + 44, py - 52)), suit, 18)
    ball(s, px, py - 132, 36, suit)
    s.body(ellipse(px - 6, py - 132, 25, 22), Lit("#e0a33f"), lambda f: s.fill(poly([(px - 30, py - 120), (px - 8, py - 160), (px + 2, py - 160), (px - 18, py - 116)]), "#ffffff", 0.6))
    s.fill(rrect(px - 13, py - 92, 26, 20, 4), Lit("#d9483f"))
    bit(s, rrect(px - 84, py - 104, 24, 24, 5), Lit("#5fb0c4"))


@picture("Rocket in the nursery", "3:4", "lamplight", light=1)
def rocket_3(s):
    w, h = s.w, s.h
    parlour(s, 0.76, "#4f5f8a", "dots", "#9a6a48", "#8f9fd0", window=(0.08, 0.08, 0.34), books=(0.62, 0.24, 0.32))
    rug = ellipse(w * 0.52, h * 0.89, w * 0.48, h * 0.085)
    s.body(rug, "#d9a441", lambda f: s.stroke(many(ellipse(w * 0.52, h * 0.89, w * q, h * q * 0.177) for q in (0.43, 0.36, 0.28)), "#c9503f", 9, dash="20 14"), lambda f: grit(s, f, "#d9a441", 18))
    s.glow(w * 0.5, h * 0.66, 420, opacity=0.25)
    # building blocks
    for px, py, tone in ((0.14, 0.9, "#d95b43"), (0.24, 0.92, "#4f8aa8"), (0.185, 0.827, "#5f9a5a")):
        n = 92
        box = rrect(w * px - n / 2, h * py - n, n, n, 8)
        s.body(box, tone, lambda f: s.grain(f, step=12), round_=False)
        s.stroke(rrect(w * px - n * 0.34, h * py - n * 0.84, n * 0.68, n * 0.68, 6), lighten(tone, 0.5), 5)
        s.fill(star(w * px, h * py - n * 0.5, 25), lighten(tone, 0.6))
    s.shadow(w * 0.55, h * 0.9, 240, 32)
    rocket(s, w * 0.55, h * 0.85, 1.36, colour="#f4ead2", trim="#3f8a8a", legs=True)
    # a bear that wants to come along
    px, py = w * 0.87, h * 0.92
    s.shadow(px, py, 90, 14)
    fur = "#b07a48"
    for dx, dy, r in ((-34, -176, 20), (34, -176, 20)):
        ball(s, px + dx, py + dy, r, fur)
        disc(s, px + dx, py + dy, r * 0.5, lighten(fur, 0.35))
    s.body(ellipse(px, py - 60, 62, 66), fur, lambda f: s.fur(f, fur, step=16, length=13), lambda f: s.fill(ellipse(px, py - 50, 36, 42), lighten(fur, 0.35), 0.8))
    s.body(ellipse(px - 48, py - 14, 32, 24) + ellipse(px + 48, py - 14, 32, 24), fur, rim=3)
    s.body(ellipse(px, py - 146, 54, 48), fur, lambda f: s.fur(f, fur, step=15, length=12))
    s.fill(ellipse(px, py - 132, 24, 18), lighten(fur, 0.4))
    disc(s, px, py - 138, 8, "#3a2430")
    for dx in (-20, 20):
        disc(s, px + dx, py - 156, 6, "#2c2028")
        disc(s, px + dx + 2, py - 158, 2, "#ffffff")
    s.fill(poly([(px, py - 100), (px - 30, py - 114), (px - 30, py - 86)]) + poly([(px, py - 100), (px + 30, py - 114), (px + 30, py - 86)]), "#c9403f")


PICTURES = gallery.pictures
