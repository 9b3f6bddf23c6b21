"""Vehicles of field, site and pavement: tractor, excavator, bicycle, scooter."""

from vehicle_places import *

gallery = Gallery("Vehicle")
picture = gallery.picture

# ---------------------------------------------------------------- tractor


def tractor(s, x, y, k=1.0, flip=False, colour="#3f8f4a", rims="#f2c14e", cab=True, beam=0, turn=0):
    """A tractor with great rear wheels, 470 long; the rear wheel stands at -110, the front one at 170."""
    with placed(s, x, y, k, flip, turn):
        s.shadow(10, 2, 280, 32)
        s.body(rrect(-60, -150, 240, 74, 16), "#4a4754", lambda f: s._marks(["#2c2a34", "#8a8794"], [line((px, -146), (px, -80)) for px in range(-50, 180, 14)], 4, 0.8), rim=3)
        bit(s, rrect(150, -120, 60, 40, 10), "#4a4754")
        # exhaust
        smoke(s, [(104, -352), (90, -392), (52, -430)], 9, 28)
        bit(s, rect(96, -330, 16, 120), "#3a3844")
        s.body(rrect(90, -296, 28, 56, 8), "#55515f", lambda f: rivets(s, line((104, -290), (104, -244)), "#55515f", 12), rim=2)
        s.stroke(line((98, -332), (110, -340)), "#3a3844", 7)
        bonnet = blob([(-16, -124), (-16, -232), (60, -240), (190, -226), (220, -204), (224, -140), (214, -118)], tension=0.3)

        def grille(f):
            s._marks([darken(colour, 0.55)], [line((196, py), (222, py + 2)) for py in range(-200, -128, 9)], 5)
            s._marks([darken(colour, 0.5)], [line((50 + i * 20, -190), (62 + i * 20, -150)) for i in range(5)], 6, 0.8)
            s.stroke(line((-20, -212), (230, -190)), rims, 8)
            seams(s, line((28, -240), (28, -120)) + line((180, -232), (184, -120)), colour)
        paintwork(s, bonnet, colour, grille, rim=3, horizon=0.46)
        headlamp(s, 214, -186, 15, beam)
        # the cab
        if cab:
            room = poly([(-150, -196), (-136, -366), (-6, -366), (4, -196)])
            glass(s, room)
            with s.clip(room):
                bit(s, rrect(-128, -236, 70, 90, 16), "#6a3f3a")
                person(s, -78, -276, 23, "#4a6a9a", cap="#c9483b")
                s.stroke(line((-30, -196), (-14, -250)) + line((-34, -262), (-2, -240)), "#2c2a34", 7)
            s.stroke(room + line((-60, -196), (-60, -366)), darken(colour, 0.35), 10)
            bit(s, blob([(-166, -362), (-156, -386), (-20, -390), (22, -376), (24, -360)], tension=0.4), colour)
            lamp_spot(s, -70, -398, 12, "#f2a43f")
        else:
            bit(s, rrect(-120, -236, 70, 24, 10), "#6a3f3a")
            bit(s, blob([(-124, -226), (-132, -282), (-112, -286), (-100, -226)], tension=0.5), "#6a3f3a")
            s.stroke(line((-34, -196), (-40, -276)), "#2c2a34", 8)
            s.stroke(ellipse(-42, -280, 32, 9, 20), "#2c2a34", 8)
        # mudguard, wheels
        guard = Form(arc(-110, -122, 146, 178, 318).segments + [("L", 10, -180), ("L", -20, -140)] + arc(-110, -122, 116, 318, 178).segments[1:] + [("Z",)])
        paintwork(s, guard, colour, rim=3)
        wheel(s, -110, -122, 122, rim=rims, hub=rims, spokes=8, lugs=True, dish=0.56)
        wheel(s, 172, -66, 66, rim=rims, hub=rims, spokes=6, lugs=True, dish=0.56)
        bit(s, rrect(-26, -104, 60, 14, 5), "#3a3844")
        bit(s, rrect(0, -82, 44, 12, 5), "#3a3844")


def hay_bale(s, x, y, r):
    """A round bale, its foot at (x, y)."""
    s.shadow(x, y, r * 1.2, r * 0.2)
    form = ellipse(x, y - r, r)
    s.body(form, "#dcb45f", lambda f: s.fur(f, "#dcb45f", step=max(13, r * 0.24), length=r * 0.3, width=3, flow=lambda px, py: math.degrees(math.atan2(py - y + r, px - x)) + 90, opacity=0.8))
    s.stroke(many(arc(x, y - r, r * q, s.between(0, 90), s.between(240, 330)) for q in (0.8, 0.6, 0.4, 0.2)), "#a87f35", 3, 0.7)


@picture("Tractor at the harvest", "4:3", "autumn")
def tractor_1(s):
    w, h = s.w, s.h
    s.sky(0.48, sun=(0.18, 0.2, 0.07), clouds="none")
    clouds(s, 0.48, 4, 0.7)
    downs(s, 0.5, 2, 0.17)
    acre(s, 0.5, "#d9a94a")
    for px, py, r in ((0.88, 0.62, 34), (0.74, 0.58, 22), (0.12, 0.61, 30)):
        hay_bale(s, w * px, h * py, r)
    tractor(s, w * 0.46, h * 0.86, 1.36)
    hay_bale(s, w * 0.9, h * 0.95, 96)
    s.birds(w * 0.7, h * 0.13, 6, 15)


@picture("Old tractor in the first snow", "3:2", "polar", light=1)
def tractor_2(s):
    w, h = s.w, s.h
    s.sky(0.52, sun=(0.82, 0.42, 0.06), clouds="streaks")
    wisps(s, 0.52, 14)
    s.mountains(0.54, 0.3)
    s.treeline(0.58, 0.12, far=0.4)
    snow(s, 0.56)
    s.fence(-10, w * 0.34, h * 0.72, 66, "#a98a6a")
    firs(s, [(w * 0.07, h * 0.76, h * 0.52), (w * 0.93, h * 0.78, h * 0.6)], True)
    s._marks([mix("#b4c4dc", s.mood.shade, 0.3)], [bow((w * 0.62, h * 0.885), (w + 20, h * 0.93), 8), bow((w * 0.6, h * 0.87), (w + 20, h * 0.88), 8)], 16, 0.6)
    tractor(s, w * 0.44, h * 0.9, 1.25, flip=True, colour="#c9432f", rims="#e9dfc8", cab=False)
    s.fill(blob([(w * 0.31, h * 0.9 - 292), (w * 0.37, h * 0.9 - 306), (w * 0.44, h * 0.9 - 303), (w * 0.455, h * 0.9 - 290), (w * 0.38, h * 0.9 - 289)]), "#ffffff")
    flurry(s)


@picture("Ploughing before the storm", "4:3", "storm", light=1)
def tractor_3(s):
    w, h = s.w, s.h
    s.sky(0.5, clouds="none")
    clouds(s, 0.45, 6, heavy=True)
    s.stroke(line((w * 0.2, 0), (w * 0.24, h * 0.12), (w * 0.2, h * 0.16), (w * 0.26, h * 0.3), (w * 0.23, h * 0.33), (w * 0.28, h * 0.49)), Lit("#fff3c0"), 5)
    s.glow(w * 0.24, h * 0.22, 190, opacity=0.35)
    downs(s, 0.54, 2, 0.16)
    acre(s, 0.54, "#8a6248")
    oak(s, w * 0.1, h * 0.66, h * 0.42)
    # the plough turns up earth behind the tractor
    px, py = w * 0.62, h * 0.86
    tractor(s, px, py, 1.12, colour="#3f6fae", rims="#e9dfc8", beam=240)
    bit(s, poly([(px - 260, py - 120), (px - 180, py - 120), (px - 170, py - 96), (px - 420, py - 86), (px - 420, py - 104)]), "#c9432f")
    for i in range(4):
        bx = px - 250 - i * 58
        bit(s, Form([("M", bx, py - 100), ("L", bx + 16, py - 100), ("Q", bx + 10, py - 40, bx + 34, py + 8), ("L", bx - 26, py + 8), ("Q", bx - 6, py - 40, bx, py - 100), ("Z",)]), "#9aa3ad")
        s.fill(s.wobble(bx - 20, py + 8, 36, 16), "#6a4534")
        s.fill(s.wobble(bx - 28, py + 2, 22, 10), "#8f6349")
    for i in range(9):
        gx, gy = px - 300 - i * 34, py - s.between(60, 190)
        s.stroke(curve((gx - 13, gy - 5), (gx - 5, gy - 6), (gx, gy), (gx + 5, gy - 6), (gx + 13, gy - 5)), "#f4f0ea", 4)
    s.rain(step=80)


# ---------------------------------------------------------------- excavator


def excavator(s, x, y, k=1.0, flip=False, colour="#f2a92f", pose=(-38, 74, 40), beam=0):
    """A digger on tracks, 420 long without its arm; `pose` turns boom, stick and bucket, in degrees."""
    with placed(s, x, y, k, flip):
        s.shadow(0, 4, 280, 34)
        belt = rrect(-210, -92, 420, 94, 46)
        s.body(belt, "#3a3844", rim=3)
        s.stroke(rrect(-206, -88, 412, 86, 43), "#6a6674", 9, dash="15 9", cap="butt")
        s.fill(rrect(-184, -70, 368, 52, 26), "#26232e")
        for i in range(6):
            ball(s, -158 + i * 63, -45, 24 if i in (0, 5) else 19, "#6a6674")
            disc(s, -158 + i * 63, -45, 8, "#c9c4b8")
        s.body(rect(-70, -118, 140, 34), "#55515f", lambda f: rivets(s, line((-60, -104), (60, -104)), "#55515f"), round_=False)
        rear = blob([(-222, -118), (-230, -180), (-214, -244), (-20, -250), (-10, -118)], tension=0.25)

        def engine(f):
            s._marks([darken(colour, 0.55)], [line((-190, py), (-120, py)) for py in range(-216, -150, 10)], 5, 0.9)
            for i in range(7):
                s.fill(poly([(-232 + i * 34, -118), (-214 + i * 34, -118), (-196 + i * 34, -142), (-214 + i * 34, -142)]), "#3a3844")
            seams(s, line((-100, -250), (-100, -118)) + line((-230, -146), (0, -146)), colour)
            rivets(s, line((-216, -232), (-30, -236)), colour, 20)
        paintwork(s, rear, colour, engine, rim=3)
        bit(s, rect(-160, -292, 18, 48), "#3a3844")
        smoke(s, [(-152, -300), (-176, -340)], 10, 22)
        # boom, stick and bucket hang together at their pins
        a, b, c = pose

        def pin(px, py, r=15):
            ball(s, px, py, r, "#55515f")
            disc(s, px, py, r * 0.4, "#d9d4c8")

        def along(px, py, deg, n):
            return px + math.cos(math.radians(deg)) * n, py + math.sin(math.radians(deg)) * n
        p0 = (60, -150)
        p1, p2 = along(*p0, a - 16, 180), along(*p0, a + 4, 340)
        p3 = along(*p2, b, 230)
        s.stroke(line((p0[0] + 30, p0[1] + 26), along(*p0, a, 170)), "#4a4754", 22)
        s.stroke(line(along(*p0, a, 90), along(*p0, a, 180)), "#dfe4e8", 11)
        tail = along(*p2, b + 180, 64)
        s.stroke(line(along(p1[0], p1[1], a - 60, 22), tail), "#4a4754", 18)
        s.stroke(line(along(p1[0], p1[1], a - 30, 90), tail), "#dfe4e8", 9)
        s.body(taper([tail, p2, p3], [28, 56, 34]), darken(colour, 0.04), lambda f: rivets(s, line(along(*p2, b, 30), p3), colour, 24), rim=3)
        s.body(taper([p0, p1, p2], [52, 66, 42]), colour, lambda f: rivets(s, curve(p0, p1, p2), colour, 26), rim=3)
        for p in (p0, p2, p3):
            pin(*p)
        with s.at(*p3, 1, c):
            for i in range(4):
                s.fill(poly([(92 - 4 * i, 64 + i * 12), (126 - i * 6, 76 + i * 12), (90 - 6 * i, 84 + i * 12)]), "#c9c4b8")
            bucket = blob([(-14, -18), (40, -26), (96, 56), (84, 116), (20, 112), (-22, 60)], tension=0.6)
            s.body(bucket, "#6a6674", lambda f: rivets(s, curve((-10, 40), (30, 96), (80, 104)), "#6a6674"), lambda f: s.brush(f, "#6a6674", step=24, length=40, width=4), rim=3)
            s.fill(blob([(44, -20), (96, 56), (84, 100), (56, 40)], tension=0.6), "#3a3844", 0.9)
        pin(*p3)
        cab = blob([(-6, -118), (-6, -330), (10, -346), (104, -346), (120, -330), (142, -196), (142, -118)], tension=0.2)
        paintwork(s, cab, colour, rim=3)
        pane = blob([(10, -186), (10, -324), (100, -324), (110, -314), (126, -186)], tension=0.2)
        glass(s, pane)
        with s.clip(pane):
            bit(s, rrect(18, -240, 26, 70, 10), "#4a3a40")
            person(s, 58, -250, 22, "#f2803f", cap="#f2d23f")
            s.stroke(line((94, -186), (88, -216)) + line((110, -186), (106, -216)), "#2c2a34", 6)
        s.stroke(pane + line((66, -324), (66, -186)), "#3a3844", 6)
        s.fill(rect(4, -176, 130, 10), "#3a3844")
        bit(s, rrect(-10, -356, 124, 16, 7), darken(colour, 0.2))
        headlamp(s, 120, -352, 10, beam)
        lamp_spot(s, 30, -366, 10, "#f2a43f")


def spoil(s, x, y, w, h, colour="#9a6a48"):
    """A heap of earth with clods."""
    heap = blob([(x - w / 2, y), (x - w * 0.36, y - h * 0.5), (x - w * 0.1, y - h * 0.95), (x + w * 0.06, y - h), (x + w * 0.3, y - h * 0.6), (x + w / 2, y)], tension=0.8)
    s.body(heap, colour, lambda f: gravel(s, f, colour, max(28, w * 0.075), max(11, w * 0.035)))


@picture("Digger at work", "4:3", "noon", light=1)
def excavator_1(s):
    w, h = s.w, s.h
    s.sky(0.55, sun=(0.86, 0.13, 0.055), clouds="none")
    clouds(s, 0.4, 4)
    city(s, 0.63, 0.36, far=0.6)
    s.treeline(0.64, 0.08, "round", far=0.3, step=0.1)
    s.fill(rect(-5, h * 0.62, w + 10, h), s.linear((0, "#c99a6a"), (1, "#8f6446")))
    gravel(s, rect(0, h * 0.63, w, h * 0.4), "#b58a60", 66, 16)
    s.fence(w * 0.66, w, h * 0.68, 60, "#f2803f")
    spoil(s, w * 0.86, h * 0.9, w * 0.38, h * 0.24)
    excavator(s, w * 0.36, h * 0.87, 1.2, pose=(-46, 62, 20))
    for i in range(16):
        s.fill(s.wobble(w * 0.79 + s.near(0, 40), h * 0.72 + s.near(0, 50), s.between(5, 14), None, 6), s.pick("#7a5038", "#9a6a48"))
    spoil(s, w * 0.02, h * 1.01, w * 0.3, h * 0.14)


@picture("Sand-pit digger", "1:1", "indoor-warm")
def excavator_2(s):
    w, h = s.w, s.h
    s.sky(0.42, sun=(0.2, 0.15, 0.06), clouds="none")
    clouds(s, 0.36, 3)
    s.treeline(0.47, 0.15, "round", far=0.2, step=0.1)
    lawn(s, 0.46, 0.64)
    s.fence(-10, w, h * 0.53, h * 0.1, step=56)
    for tone, some in (("#f7c948", (0.06, 0.68)), (s.mood.accent, (0.3, 0.88))):
        shrubs(s, [(w * px, h * 0.585, w * 0.16) for px in some], tone)
    s.fill(rect(-5, h * 0.62, w + 10, h), s.linear((0, "#f0d49c"), (1, "#d9b070")))
    sand = rect(0, h * 0.62, w, h * 0.4)
    grit(s, sand, "#d9b57a", 32)
    s._marks(["#c9a060", "#fff0c8"], [bow((px - 50, py), (px + 50, py + 3), -9) for px, py in s.scatter(sand, 100, row=34)], 4, 0.6)
    s.body(rrect(-20, h * 0.59, w + 40, 52, 6), "#b57f52", lambda f: s.grain(f, step=11), round_=False)
    spoil(s, w * 0.8, h * 0.84, w * 0.46, h * 0.2, "#e3bf82")
    excavator(s, w * 0.37, h * 0.85, 1.06, colour="#e9553b", pose=(-52, 66, 30))
    # a bucket and a spade
    pail = poly([(w * 0.76, h * 0.84), (w * 0.92, h * 0.84), (w * 0.9, h * 0.97), (w * 0.78, h * 0.97)])
    s.shadow(w * 0.84, h * 0.97, 90, 14)
    s.stroke(arc(w * 0.84, h * 0.84, 78, 180, 360, 70), "#f4f0ea", 8)
    s.body(pail, "#2f9aa8", lambda f: s.fill(many(star(w * px, h * 0.905, 18) for px in (0.79, 0.84, 0.89)), "#ffe08a"))
    s.fill(ellipse(w * 0.84, h * 0.84, w * 0.08, 16), "#1f6a78")
    s.fill(blob([(w * 0.765, h * 0.84), (w * 0.8, h * 0.81), (w * 0.86, h * 0.8), (w * 0.915, h * 0.84), (w * 0.84, h * 0.852)]), "#e3bf82")


# ---------------------------------------------------------------- bicycle, scooter


def bicycle(s, x, y, k=1.0, flip=False, colour="#c9402f", basket=None, load="flowers", turn=0):
    """A town bicycle 430 long; `basket` carries flowers, bread or nothing."""
    with placed(s, x, y, k, flip, turn):
        s.shadow(0, 2, 250, 20)
        r, rear, front, crank = 104, (-150, -104), (160, -104), (-22, -100)
        seat, head = (-72, -262), (108, -278)
        repeat(s, [rear, front], lambda: spoked(s, 0, 0, r))
        frame = "#34313c"
        s.stroke(line((-50, -262 + 40), rear), colour, 9)
        s.stroke(line(crank, rear), colour, 10)
        s.stroke(line(crank, seat), colour, 13)
        s.stroke(line(crank, (112, -252)), colour, 14)
        s.stroke(curve((-58, -222), (20, -214), (108, -266)), colour, 12)
        s.stroke(line((104, -300), (118, -226)) + curve((118, -226), (128, -150), front), colour, 12)
        shine = many([line((-18, -104), (112, -258)), curve((-60, -226), (20, -219), (106, -271)), line((-26, -104), (-72, -250))]).moved(s.light * 2, -3)
        s.stroke(shine, lighten(colour, 0.6), 3, 0.85)
        # mudguards
        s.stroke(arc(*rear, r + 11, 185, 330), darken(colour, 0.15), 9)
        s.stroke(arc(*front, r + 11, 195, 305), darken(colour, 0.15), 9)
        s.stroke(arc(*rear, r + 13, 200, 280) + arc(*front, r + 13, 205, 270), lighten(colour, 0.5), 2.5, 0.8)
        # chain, crank and pedals
        s.stroke(line((-150, -114), (-22, -126)) + line((-150, -94), (-22, -74)), frame, 4, dash="5 3", cap="butt")
        bit(s, ellipse(*crank, 27), STEEL)
        s._dots(["#55515f"], [(crank[0] + math.cos(i * 1.05) * 16, crank[1] + math.sin(i * 1.05) * 16) for i in range(6)], 6)
        s.stroke(line((-22, -100), (24, -56)) + line((-22, -100), (-66, -142)), "#8a93a0", 9)
        bit(s, rrect(8, -60, 42, 13, 5) + rrect(-88, -148, 42, 13, 5), frame)
        # saddle, bars, lamp, carrier
        s.stroke(line(seat, (-80, -288)), "#aeb6bf", 9)
        s.body(blob([(-132, -296), (-126, -310), (-90, -306), (-30, -304), (-28, -294), (-70, -284), (-120, -280)], tension=0.8), "#7a4a30", rim=3)
        s.stroke(arc(-116, -276, 8, 0, 180) + arc(-98, -276, 8, 0, 180), "#55515f", 4)
        s.stroke(line((102, -300), (98, -326)), "#aeb6bf", 9)
        s.stroke(curve((98, -326), (132, -334), (118, -346), (70, -340), (40, -330)), "#c9d0d8", 8)
        s.stroke(line((70, -340), (38, -329)), "#7a4a30", 15)
        chrome(s, ellipse(92, -344, 12, 9))
        s.stroke(line((-214, -222), (-84, -222)) + line((-206, -222), (-150, -110)) + line((-120, -222), (-120, -210)), "#55515f", 6)
        lamp_spot(s, -216, -212, 7)
        headlamp(s, 150, -262, 15, 160 if s.mood.lit else 0)
        if basket:
            bx, by = 172, -350
            if load == "flowers":
                clump = blob([(bx - 66, by + 10), (bx - 60, by - 40), (bx - 20, by - 66), (bx + 30, by - 60), (bx + 66, by - 26), (bx + 66, by + 10)])
                s.leaves(clump, "#5f9a4a", step=20, size=24)
                for i, tone in enumerate(("#f2b0c0", "#f7d04a", "#fff3e0", "#d9584a")):
                    s._blossoms(s.scatter(clump, 46)[i::3][:4], tone, 8)
            elif load == "bread":
                for i, a in enumerate((-24, 4, 26)):
                    loaf = rrect(bx - 14 + i * 20 - 20, by - 96, 28, 130, 14).rotated(a * 0.7, (bx, by))
                    s.body(loaf, "#d9974a", lambda f: s.bars(f, "#f4d8a0", 26, 0.3, 0, 0.8))
            body_ = poly([(bx - 70, by), (bx + 70, by), (bx + 54, by + 92), (bx - 54, by + 92)])
            s.body(body_, basket, lambda f: s.weave(f, basket, step=13, opacity=0.9))
            bit(s, rrect(bx - 76, by - 8, 152, 16, 8), darken(basket, 0.1))


def scooter(s, x, y, k=1.0, flip=False, colour="#7fc4b4", seat="#8a4a34", beam=0, box=None, turn=0):
    """A motor scooter with a curved shield, 420 long."""
    with placed(s, x, y, k, flip, turn):
        s.shadow(0, 2, 240, 24)
        # fork and front mudguard
        s.stroke(line((118, -250), (160, -60)), "#8a93a0", 13)
        wheels(s, [(-128, -56), (162, -56)], 56, wall="#f4eee2", rim="#dfe4e8", spokes=5, dish=0.6)
        guard = blob([(92, -72), (104, -128), (152, -142), (206, -118), (228, -70), (196, -86), (150, -98), (112, -84)], tension=0.8)
        paintwork(s, guard, colour, rim=3)
        floor = blob([(-60, -70), (-50, -96), (70, -92), (86, -76), (78, -54), (-50, -50)], tension=0.6)
        paintwork(s, floor, darken(colour, 0.1), rim=2)
        s._marks(["#3a3844"], [line((-44, py), (72, py)) for py in (-90, -83, -76)], 3.5, 0.8)
        tail = blob([(-218, -118), (-196, -168), (-130, -196), (-40, -192), (-14, -150), (-24, -92), (-52, -62), (-96, -66), (-110, -104), (-140, -122), (-190, -108)], tension=0.8)

        def cowl(f):
            s.stroke(curve((-196, -142), (-130, -164), (-60, -160)), "#f4f6f8", 5)
            s._marks([darken(colour, 0.5)], [line((-92 + i * 14, -126), (-84 + i * 14, -98)) for i in range(4)], 6, 0.85)
            seams(s, curve((-48, -190), (-36, -140), (-50, -70)), colour)
        paintwork(s, tail, colour, cowl, rim=4, horizon=0.5)
        s.body(rrect(-170, -86, 86, 20, 10), "#8a93a0", lambda f: s._marks(["#55515f"], [line((-160 + i * 12, -84), (-160 + i * 12, -68)) for i in range(6)], 3), rim=2)
        s.body(blob([(-184, -196), (-160, -216), (-90, -212), (-40, -216), (-10, -204), (-26, -188), (-110, -184)], tension=0.8), seat, lambda f: s._marks([lighten(seat, 0.4)], [line((-150 + i * 24, -212), (-146 + i * 24, -190)) for i in range(6)], 3, 0.8), rim=3)
        shield = blob([(60, -78), (84, -110), (104, -180), (96, -256), (104, -284), (132, -284), (140, -240), (136, -170), (112, -96), (84, -62)], tension=0.7)
        paintwork(s, shield, colour, lambda f: s.stroke(curve((128, -280), (130, -180), (102, -86)), "#f4f6f8", 6), rim=4)
        s.body(blob([(80, -290), (110, -316), (146, -306), (150, -280), (110, -272)], tension=0.8), colour, rim=3)
        s.stroke(curve((112, -306), (82, -322), (56, -318)), "#c9d0d8", 8)
        s.stroke(line((84, -322), (52, -317)), "#34313c", 15)
        s.stroke(line((118, -312), (104, -358)), "#aeb6bf", 4)
        chrome(s, ellipse(100, -366, 17, 14))
        headlamp(s, 148, -292, 19, beam)
        lamp_spot(s, -216, -138, 9)
        if box:
            s.body(rrect(-252, -290, 116, 96, 10), box, lambda f: s.fill(star(-194, -242, 26, 0.45, 8), lighten(box, 0.6)), rim=3, round_=False)
            s.stroke(line((-250, -268), (-138, -268)), darken(box, 0.4), 4)
            s.stroke(line((-230, -196), (-190, -170)), "#55515f", 9)


@picture("Flowers for the fair", "4:3", "spring")
def bicycle_1(s):
    w, h = s.w, s.h
    s.sky(0.5, sun=(0.14, 0.17, 0.06), clouds="none")
    clouds(s, 0.5, 4, 0.7)
    downs(s, 0.52, 2, 0.15)
    lawn(s, 0.56, 0.82, flowers=40)
    oak(s, w * 0.1, h * 0.74, h * 0.66)
    s.fill(poly([(-10, h * 0.8), (w + 10, h * 0.76), (w + 10, h * 0.92), (-10, h * 0.93)]), "#dcc090")
    gravel(s, poly([(-10, h * 0.8), (w + 10, h * 0.76), (w + 10, h * 0.92), (-10, h * 0.93)]), "#d0b080", 52, 10)
    bicycle(s, w * 0.5, h * 0.87, 1.6, colour="#3f8fa8", basket="#c9944f")
    s.grass(rect(0, h * 0.93, w, h * 0.08), s.mood.ground, step=48, height=64, width=6)
    s.branch("tr", blossoms="#ffc9d9", reach=0.34)


@picture("Bread on the cobbles", "3:4", "morning", light=1)
def bicycle_2(s):
    w, h = s.w, s.h
    wall = rect(-5, -5, w + 10, h * 0.75)
    s.fill(wall, s.linear((0, "#e9b98a"), (1, "#d9a070")))
    s.bricks(wall, "#d9a070", w=70, h=30, opacity=0.28, vary=0.25)
    s.brush(wall, "#e0ac7c", step=80, length=90, width=14, opacity=0.4)
    s.window(w * 0.16, h * 0.1, w * 0.26, h * 0.26, shutters="#4f8a8a", box="#e0523f", panes=(2, 3))
    s.window(w * 0.72, h * 0.1, w * 0.2, h * 0.26, shutters="#4f8a8a", box="#f2b0c0", panes=(2, 3))
    door = arch(w * 0.42, h * 0.46, w * 0.22, h * 0.3)
    s.body(door, "#3f6a7a", lambda f: s.planks(f, width=24, vertical=True), round_=False)
    s.stroke(door, "#f4e4c8", 12)
    s.fill(rect(-5, h * 0.74, w + 10, h), "#8f857c")
    s.stones(rect(0, h * 0.74, w, h * 0.27), "#a3978a", size=62, opacity=0.9)
    bicycle(s, w * 0.46, h * 0.9, 1.48, colour="#b5342f", basket="#b5844a", load="bread")
    pot = poly([(w * 0.84, h * 0.72), (w * 0.98, h * 0.72), (w * 0.955, h * 0.83), (w * 0.865, h * 0.83)])
    shrub(s, w * 0.91, h * 0.735, w * 0.22, "#f7c948")
    s.body(pot, "#c9704a")


@picture("A bike by the winter sea", "3:2", "fog")
def bicycle_3(s):
    w, h = s.w, s.h
    s.sky(0.5, sun=(0.3, 0.3, 0.07), clouds="streaks")
    wisps(s, 0.5, 14)
    s.sea(0.5, 0.75, glitter=0.3, boats=2)
    deck = rect(-5, h * 0.72, w + 10, h * 0.3)
    s.fill(deck, s.linear((0, "#b59a7f"), (1, "#86705f")))
    s.planks(deck, "#a0866c", width=34)
    s._marks(["#8f8478"], [line((px, h * 0.55), (px, h * 0.75)) for px in range(60, w, 190)], 16)
    s.stroke(curve(*[(px, h * (0.57 + (0.035 if i % 2 else 0))) for i, px in enumerate(range(60 - 190, w + 190, 95))]), "#e3d4b8", 7)
    s.lamp(w * 0.87, h * 0.8, h * 0.62)
    bicycle(s, w * 0.46, h * 0.9, 1.42, flip=True, colour="#e0a02f", basket="#8a6a4a", load="none")
    s.birds(w * 0.62, h * 0.2, 7, 18)


@picture("Scooter in the old town", "4:3", "golden")
def scooter_1(s):
    w, h = s.w, s.h
    s.sky(0.4, clouds="small")
    wisps(s, 0.4, 14)
    house_row(s, 0.68)
    pavement(s, 0.68, 0.73)
    s.fill(rect(-5, h * 0.73, w + 10, h), "#a08a7a")
    s.stones(rect(0, h * 0.73, w, h * 0.3), "#b59c86", size=70, opacity=0.9)
    scooter(s, w * 0.5, h * 0.9, 1.7)
    shrub(s, w * 0.95, h * 0.86, w * 0.2, "#e0523f")
    s.body(poly([(w * 0.88, h * 0.84), (w * 1.03, h * 0.84), (w * 1.01, h * 0.97), (w * 0.9, h * 0.97)]), "#c9704a")


@picture("Pizza round at midnight", "1:1", "lamplight", light=1)
def scooter_2(s):
    w, h = s.w, s.h
    s.sky(0.55, sun=(0.2, 0.14, 0.06), clouds="streaks", moon=True)
    wisps(s, 0.55, 14)
    city(s, 0.7, 0.5)
    pavement(s, 0.7, 0.78)
    road(s, 0.78, 1.02, kerb="#a89a8c")
    s.lamp(w * 0.14, h * 0.78, h * 0.52)
    oak(s, w * 0.95, h * 0.78, h * 0.44)
    s.fill(ellipse(w * 0.7, h * 0.92, 260, 34), s.radial((0, s.mood.sun, 0.3), (1, s.mood.sun, 0)))
    scooter(s, w * 0.46, h * 0.91, 1.6, colour="#d9483b", box="#f2c14e", beam=260)


PICTURES = gallery.pictures
