"""Vehicles on the water and under it: sailing boat, tug, rowing boat, ocean liner, submarine.

The foot of a boat is its waterline; what lies below is hidden by the water that is drawn after it.
"""

from vehicle_places import *

gallery = Gallery("Vehicle")
picture = gallery.picture


def waterline(s, x0, x1, y, bow_=0):
    """The sea closing over a hull between x0 and x1, with the hull's dark mirror under it and foam."""
    m = s.mood
    a, b = min(x0, x1), max(x0, x1)
    s.fill(blob([(a + 10, y - 2), (b - 10, y - 2), (b - (b - a) * 0.12, y + 26), ((a + b) / 2, y + 44), (a + (b - a) * 0.12, y + 26)], tension=0.6), mix(m.water, m.shade, 0.5), 0.6)
    s._marks([mix(m.water, m.low, 0.3), darken(m.water, 0.2)], [bow((px - 44, y + d), (px + 44, y + d), -5) for px, d in ((a + (b - a) * t, 12 + 14 * (i % 3)) for i, t in enumerate((0.14, 0.26, 0.4, 0.52, 0.66, 0.78, 0.9)))], 4, 0.8)
    wake(s, x0, x1, y, 20, bow_=bow_)


def lifebelt(s, x, y, r):
    ring(s, x, y, r, "#f4f0ea", r * 0.5)
    ring(s, x, y, r, "#e0523f", r * 0.5, 1, f"{r * 0.78:.3g} {r * 0.79:.3g}")
    ring(s, x, y, r * 1.25, "#8a5a4a", 1.5, 0.7)


# ---------------------------------------------------------------- sailing boat


def yacht(s, x, y, k=1.0, flip=False, hull="#f4f0ea", band="#2f6fae", sail="#fff6e4", heel=0.0, spinnaker=None, crew=True):
    """A sailing boat 440 long and 600 high, under main and jib; `heel` leans it."""
    with placed(s, x, y, k, flip, heel):
        s.stroke(line((16, -40), (16, -606)), "#8a6a4a", 11)
        s.stroke(line((14, -44), (14, -600)), "#d9b48a", 3)
        s.stroke(line((16, -600), (228, -88)) + line((16, -600), (-206, -66)), "#5a5660", 2.5)
        main = Form([("M", 6, -586), ("Q", -110, -330, -196, -122), ("Q", -90, -104, 6, -112), ("Z",)])

        def cloth(f):
            s.stroke(many(bow((-230, -112 - i * 78), (20, -150 - i * 78), 8) for i in range(7)), darken(sail, 0.22), 3, 0.8)
            s.stroke(many(bow((-230, -108 - i * 78), (20, -146 - i * 78), 8) for i in range(7)), "#ffffff", 2, 0.7)
            s.stroke(many(line((-250 + i * 28, -160 - i * 82), (-100 + i * 28, -166 - i * 82)) for i in range(5)), darken(sail, 0.3), 5, 0.7)
            s.fill(star(-62, -300, 36, 0.45, 6), band, 0.85)
            s.brush(f, sail, step=56, length=110, width=9, angle=-14, opacity=0.4)
        s.body(main, sail, cloth, rim=3)
        if spinnaker:
            balloon = blob([(30, -560), (120, -520), (250, -380), (290, -230), (240, -130), (150, -170), (60, -130), (70, -330)], tension=0.8)
            s.body(balloon, spinnaker, lambda f: s.stroke(many(curve((30, -560), (90 + i * 60, -380), (40 + i * 60, -120)) for i in range(4)), lighten(spinnaker, 0.6), 17), rim=4)
            s.stroke(line((240, -130), (180, -80)) + line((60, -130), (30, -90)), "#5a5660", 2.5)
        else:
            jib = Form([("M", 36, -540), ("Q", 150, -300, 220, -104), ("Q", 130, -100, 42, -124), ("Q", 66, -320, 36, -540), ("Z",)])

            def cloth2(f):
                s.stroke(many(bow((30, -128 - i * 76), (240, -90 - i * 76), -8) for i in range(6)), darken(sail, 0.22), 3, 0.8)
                s.brush(f, sail, step=56, length=90, width=8, angle=12, opacity=0.4)
            s.body(jib, darken(sail, 0.05), cloth2, rim=3)
        s.stroke(line((12, -108), (-204, -112)), "#8a6a4a", 12)
        s.stroke(line((12, -111), (-204, -115)), "#d9b48a", 3)
        s.fill(blob([(16, -606), (50, -618), (84, -602), (50, -594), (16, -584)], tension=0.6), "#e0523f")
        # cabin, crew, hull
        cabin = blob([(-40, -58), (-30, -92), (70, -100), (120, -78), (132, -62)], tension=0.4)
        s.body(cabin, "#fff6e8", lambda f: s.stroke(line((-12, -78), (92, -80)), "#3f5f7a", 15, dash="22 26"), rim=2)
        if crew:
            person(s, -118, -96, 17, "#e0a33f", cap="#2f5f8a")
            person(s, -72, -92, 15, "#d9483b", hair="#7a3f2a")
        shell = Form([("M", -222, -66), ("Q", 0, -46, 248, -94), ("Q", 222, -20, 172, 8), ("L", -184, 8), ("Q", -216, -20, -222, -66), ("Z",)])

        def planks(f):
            s.fill(Form([("M", -230, -54), ("Q", 0, -34, 260, -82), ("L", 246, -62), ("Q", 0, -16, -230, -34), ("Z",)]), band)
            s.fill(rect(-240, -4, 500, 40), darken("#b5442f", 0.1))
            s.stroke(curve((-230, -18), (0, -4), (240, -42)), darken(hull, 0.35), 2.5, 0.7)
            s._dots(["#3a4a5a"], [(px, -27 - px * 0.03) for px in range(-130, 170, 52)], 12)
        paintwork(s, shell, hull, planks, rim=3)
        s.stroke(curve((-222, -67), (0, -52), (248, -95)), "#b57f4a", 8)
        s.stroke(many(line((px, -64 - max(0, px) * 0.12), (px, -92 - max(0, px) * 0.12)) for px in (-206, -170, 150, 196, 232)) + line((-206, -92), (-170, -92)) + line((150, -110), (232, -120)), "#c9d0d8", 4)


@picture("A fresh breeze in the bay", "4:3", "summer", light=1)
def sailing_boat_1(s):
    w, h = s.w, s.h
    s.sky(0.6, sun=(0.84, 0.15, 0.06), clouds="none")
    clouds(s, 0.6, 5)
    s.ridge(h * 0.61, h * 0.12, s.mood.haze("#7aa07a", 0.35), 0.3, 5, lambda f: s._dots([s.mood.haze("#5f8f5f", 0.2), s.mood.haze("#f0e0c8", 0.2)], [p for p in s.scatter(f, 46) if p[1] < h * 0.6], 12, 0.8))
    water(s, 0.6)
    s.boat(w * 0.12, h * 0.66, 100, "#3f8a6a")
    s.boat(w * 0.9, h * 0.63, 64, "#e8b04a")
    yacht(s, w * 0.46, h * 0.84, 1.14, heel=-6)
    waterline(s, w * 0.26, w * 0.66, h * 0.84 + 6, bow_=46)
    s.birds(w * 0.72, h * 0.34, 4, 18, "#f4f0ea")


@picture("Homeward at sunset", "3:4", "golden")
def sailing_boat_2(s):
    w, h = s.w, s.h
    s.sky(0.62, sun=(0.3, 0.54, 0.1), clouds="streaks")
    wisps(s, 0.62, 14)
    water(s, 0.62, glitter=0.3)
    s.boat(w * 0.85, h * 0.66, 90, "#7a3f4a", "#f7d9b0")
    yacht(s, w * 0.52, h * 0.82, 1.36, flip=True, hull="#3f4f6a", band="#d9a441", sail="#f7dfb8", spinnaker="#d9483b", heel=3, crew=False)
    waterline(s, w * 0.86, w * 0.2, h * 0.82 + 6, bow_=36)
    s.birds(w * 0.24, h * 0.24, 5, 18)


@picture("Model yacht on the window sill", "1:1", "rain", light=1)
def sailing_boat_3(s):
    w, h = s.w, s.h
    wall = rect(-5, -5, w + 10, h + 10)
    s.fill(wall, s.linear((0, "#c9b5a0"), (1, "#b59c88")))
    s.bars(wall, "#a98f7c", 56, 0.5, 90, 0.4)
    x0, y0, x1, y1 = w * 0.08, h * 0.05, w * 0.92, h * 0.78
    pane = rect(x0, y0, x1 - x0, y1 - y0)
    with s.clip(pane):
        s.fill(pane, s.linear((0, s.mood.top), (0.7, s.mood.low), (1, s.mood.middle)))
        clouds(s, 0.4, 4, heavy=True)
        city(s, 0.64, 0.22, far=0.55)
        s.fill(rect(x0, h * 0.64, x1 - x0, h * 0.2), s.mood.near)
        for px in (0.16, 0.84):
            oak(s, w * px, h * 0.76, h * 0.34)
        s.rain(pane, step=60)
        s._dots([lighten(s.mood.low, 0.5)], s.scatter(pane, 70), 6, 0.7)
    s.stroke(pane + line((w / 2, y0), (w / 2, y1)), "#8a7262", 34, cap="butt")
    s.stroke(pane + line((w / 2, y0), (w / 2, y1)), "#f0e6d8", 26, cap="butt")
    s.stroke(pane + line((w / 2 - 9, y0), (w / 2 - 9, y1)), "#ffffff", 4, 0.7, cap="butt")
    sill = rect(-5, h * 0.8, w + 10, h * 0.25)
    s.body(sill, "#b5794a", lambda f: s.grain(f, "#b5794a", step=20, opacity=0.6), round_=False)
    s.fill(rect(-5, h * 0.8, w + 10, 8), "#e0b080")
    s.shadow(w * 0.5, h * 0.92, 300, 30)
    for px in (0.4, 0.57):
        s.body(poly([(w * px, h * 0.84), (w * px + 44, h * 0.84), (w * px + 58, h * 0.92), (w * px - 14, h * 0.92)]), "#6a4636", lambda f: s.grain(f, step=10), round_=False)
    s.body(rect(w * 0.36, h * 0.912, w * 0.28, 16), "#7a5240", round_=False, rim=2)
    yacht(s, w * 0.5, h * 0.872, 1.2, hull="#c9402f", band="#fff1d0", sail="#fff6e4", crew=False)
    pot = poly([(w * 0.84, h * 0.8), (w * 0.98, h * 0.8), (w * 0.96, h * 0.93), (w * 0.86, h * 0.93)])
    shrub(s, w * 0.91, h * 0.81, 150, "#e0523f")
    s.body(pot, "#c9704a")
    # a mug of cocoa
    s.shadow(w * 0.12, h * 0.95, 80, 14)
    s.stroke(arc(w * 0.185, h * 0.885, 26, -90, 90), "#e9e2d8", 12)
    s.body(rrect(w * 0.06, h * 0.83, 124, 118, 16), "#f0e8dc", lambda f: s.stripes(f, "#3f7fa6", 4, 0, 0.35, 0))
    s.fill(ellipse(w * 0.122, h * 0.832, 58, 12), "#7a4a34")


# ---------------------------------------------------------------- tug


def tug(s, x, y, k=1.0, flip=False, hull="#33414f", house="#fff1d8", funnel="#d9402f", drift=1.0, beam=0):
    """A harbour tug 470 long and 330 high."""
    with placed(s, x, y, k, flip):
        smoke(s, [(-74, -338), (-110 - 30 * drift, -400), (-190 - 90 * drift, -440)], 17, 52, mix(s.mood.light, "#8a8590", 0.5))
        # mast, funnel, houses
        s.stroke(line((40, -250), (40, -420)) + line((10, -372), (70, -372)) + line((40, -410), (-220, -120)) + line((40, -410), (222, -116)), "#5a4a44", 5)
        lamp_spot(s, 40, -424, 7, "#fff0b0")
        stack = poly([(-112, -190), (-104, -336), (-44, -336), (-36, -190)])
        s.body(stack, funnel, lambda f: (s.fill(rect(-120, -300, 90, 26), "#fff1d8"), s.fill(rect(-120, -340, 90, 22), "#26232e"), rivets(s, line((-112, -212), (-36, -212)), funnel, 13)))
        low = rrect(-150, -196, 290, 116, 8)

        def wall(f):
            s.planks(f, house, width=22, vertical=True, opacity=0.35, grain=False)
            s.stroke(line((-150, -92), (140, -92)), darken(house, 0.3), 5)
        s.body(low, house, wall, round_=False, rim=3)
        repeat(s, [(px, -146) for px in (-112, -54, 62, 112)], lambda: (disc(s, 0, 0, 21, "#b5844a"), disc(s, 0, 0, 16, Lit("#ffd98a") if s.mood.lit else "#4f7088"), disc(s, -5, -5, 5, s.mood.light, 0.6)))
        s.body(rrect(-20, -180, 50, 100, 8), "#8a5a3c", lambda f: s.planks(f, width=11, vertical=True, grain=False), round_=False)
        s.body(rect(-162, -206, 316, 14), "#8a5a3c", round_=False, rim=2)
        wheelhouse = poly([(4, -206), (0, -306), (136, -306), (142, -206)])
        s.body(wheelhouse, "#b5683f", lambda f: s.planks(f, "#b5683f", width=18, vertical=True, grain=False), round_=False, rim=3)
        for i, n in enumerate((36, 36, 36)):
            pane = rrect(10 + i * 43, -290, n, 50, 6)
            glass(s, pane)
            if i == 2:
                with s.clip(pane):
                    person(s, 114, -254, 15, "#2f3f5a", skin="#d9a07a", cap="#f4f0ea")
            s.stroke(pane, "#fff1d8", 5)
        bit(s, rrect(-16, -320, 172, 18, 6), "#f0e2c8")
        headlamp(s, 136, -332, 14, beam)
        lifebelt(s, -128, -236, 18)
        # hull with its tyres
        shell = Form([("M", -232, -96), ("Q", -60, -66, 110, -84), ("Q", 190, -96, 246, -128), ("Q", 240, -40, 212, 8), ("L", -210, 8), ("Q", -232, -30, -232, -96), ("Z",)])

        def plates(f):
            s.fill(rect(-250, -14, 520, 60), "#a8402f")
            s.stroke(line((-250, -15), (260, -15)), "#fff1d8", 5)
            rivets(s, curve((-226, -82), (-60, -54), (110, -70), (238, -110)), hull, 18)
            rivets(s, curve((-226, -40), (0, -30), (226, -44)), hull, 18)
            seams(s, many(line((px, -96), (px + 4, -14)) for px in (-150, -60, 40, 140)), hull)
        paintwork(s, shell, hull, plates, rim=3)
        s.stroke(curve((-232, -98), (-60, -70), (110, -86), (246, -130)), funnel, 13)
        s.stroke(curve((-232, -101), (-60, -73), (110, -89), (246, -133)), lighten(funnel, 0.5), 3, 0.8)

        def tyre():
            s.stroke(line((0, -44), (0, -20)), "#8a7a5a", 4)
            ring(s, 0, 0, 21, "#26232e", 15)
            ring(s, 0, 0, 24, "#5a5664", 3, 0.9, "4 6")
        repeat(s, [(px, py) for px, py in ((-180, -52), (-104, -44), (-28, -40), (48, -42), (124, -50))], tyre)
        s.body(blob([(214, -126), (246, -138), (262, -110), (254, -70), (232, -84)]), "#8a7a5a", lambda f: s.weave(f, "#8a7a5a", step=9, opacity=0.7), rim=2)
        for px in (-206, -186, 176):
            bit(s, rrect(px - 7, -116, 14, 34, 4), "#3a3844")


@picture("The little tug", "4:3", "fog")
def tugboat_1(s):
    w, h = s.w, s.h
    s.sky(0.54, sun=(0.2, 0.22, 0.07), clouds="streaks")
    wisps(s, 0.54, 14)
    city(s, 0.565, 0.28, far=0.75, rows=1)
    # cranes in the haze
    for px, t in ((0.72, 0.34), (0.88, 0.27)):
        tone = s.mood.haze("#b5683f", 0.55)
        s.stroke(line((w * px, h * 0.57), (w * px, h * (0.57 - t))) + line((w * px + 40, h * 0.57), (w * px + 40, h * (0.57 - t))) + line((w * px - 80, h * (0.6 - t)), (w * px + 190, h * (0.55 - t))) + line((w * px + 150, h * (0.56 - t)), (w * px + 150, h * (0.68 - t))), tone, 9)
        s._marks([tone], [line((w * px, h * (0.57 - q * 0.05)), (w * px + 40, h * (0.52 - q * 0.05))) for q in range(int(t * 18))], 4)
    water(s, 0.56, glitter=0.2)
    tug(s, w * 0.5, h * 0.8, 1.5)
    waterline(s, w * 0.22, w * 0.77, h * 0.8 + 4, bow_=50)
    s.birds(w * 0.4, h * 0.16, 6, 18)


@picture("Tug in the bathtub", "3:2", "indoor-cool", light=1)
def tugboat_2(s):
    w, h = s.w, s.h
    wall = rect(-5, -5, w + 10, h)
    s.fill(wall, s.linear((0, "#9fcfd0"), (1, "#c4e2dc")))
    s.bricks(wall, "#a9d0d0", w=92, h=92, gap=5, opacity=0.55, vary=0.14)
    s.view(w * 0.1, h * 0.06, w * 0.2, h * 0.34, curtains=False)
    # tap and shelf
    spout = curve((w * 0.88, h * 0.34), (w * 0.88, h * 0.24), (w * 0.85, h * 0.17), (w * 0.81, h * 0.2), (w * 0.8, h * 0.3))
    s.stroke(spout, "#7d8a98", 38)
    s.stroke(spout.moved(3, -3), "#c3ccd6", 28)
    s.stroke(spout.moved(6, -7), "#f4f8fa", 7)
    bit(s, rrect(w * 0.8 - 25, h * 0.29, 50, 18, 6), "#aab5c0")
    bit(s, rrect(w * 0.85, h * 0.35, w * 0.2, 28, 12), "#c3ccd6")
    for px in (0.935, 0.985):
        bit(s, rrect(w * px - 8, h * 0.31, 16, 44, 5), "#aab5c0")
        bit(s, many(rrect(-40, -9, 80, 18, 9).rotated(a).moved(w * px, h * 0.31) for a in (0, 90)), "#dfe6ec")
        disc(s, w * px, h * 0.31, 13, "#e0523f" if px < 0.95 else "#3f7fa6")
    s.fill(blob([(w * 0.8 - 4, h * 0.34), (w * 0.8 + 4, h * 0.34), (w * 0.8 + 11, h * 0.4), (w * 0.8, h * 0.42), (w * 0.8 - 11, h * 0.4)]), "#d9f0fa", 0.9)
    s.stroke(line((w * 0.8, h * 0.46), (w * 0.8, h * 0.48)), "#d9f0fa", 9)
    water(s, 0.6, step=90)
    tug(s, w * 0.45, h * 0.77, 1.2, hull="#e0a32f", house="#fff6e4", funnel="#3f8a9a")
    waterline(s, w * 0.25, w * 0.68, h * 0.77 + 4, bow_=30)
    # foam and a duck
    puffs = [(px, h * s.between(0.84, 0.96), s.between(34, 74)) for px in range(-20, w + 60, 62)]
    duck = w * 0.83, h * 0.74
    s.body(blob([(duck[0] - 80, duck[1] - 10), (duck[0] - 66, duck[1] + 50), (duck[0] + 40, duck[1] + 56), (duck[0] + 74, duck[1] + 10), (duck[0] + 92, duck[1] - 34), (duck[0] + 40, duck[1] - 6), (duck[0] - 10, duck[1] - 4)]), "#f7cf3f", lambda f: s.specks(f, step=20))
    s.body(ellipse(duck[0] - 44, duck[1] - 46, 48), "#f7cf3f")
    s.body(blob([(duck[0] - 84, duck[1] - 52), (duck[0] - 122, duck[1] - 46), (duck[0] - 120, duck[1] - 28), (duck[0] - 80, duck[1] - 28)]), "#f0803a", rim=2)
    disc(s, duck[0] - 58, duck[1] - 58, 8, "#2c2a34")
    disc(s, duck[0] - 60, duck[1] - 61, 3, "#ffffff")
    heap(s, puffs, "#eef6fa", "#a9c9d9")
    s._marks([lighten(s.mood.water, 0.7)], [ellipse(s.between(0, w), s.between(h * 0.45, h * 0.9), s.between(8, 20)) for _ in range(22)], 3, 0.8)
    s.body(rect(-5, h * 0.93, w + 10, h * 0.1), "#f4f8fa", lambda f: s.brush(f, "#d9e4ea", step=40, length=160, width=6, opacity=0.6), round_=False)


# ---------------------------------------------------------------- rowing boat


def rowing_boat(s, x, y, k=1.0, flip=False, colour="#3f8a9a", inside="#c9935a", oars=True, cushions=True, turn=0):
    """An open boat of overlapping planks, seen a little from above, 480 long."""
    with placed(s, x, y, k, flip, turn):
        rim_ = Form([("M", -236, -96), ("C", -150, -140, 120, -146, 250, -116), ("C", 160, -64, -120, -60, -236, -96), ("Z",)])
        shell = Form([("M", -240, -98), ("C", -130, -58, 150, -62, 254, -118), ("C", 236, -60, 200, -14, 150, 8), ("C", 60, 22, -100, 22, -170, 6), ("C", -220, -20, -238, -60, -240, -98), ("Z",)])
        s.fill(rim_, inside)
        with s.clip(rim_):
            s.planks(rim_, darken(inside, 0.1), width=13, opacity=0.8, grain=False)
            s.stroke(many(curve((px, -150), (px + 10, -110), (px - 8, -60)) for px in range(-190, 240, 46)), darken(inside, 0.4), 6)
            s.fill(Form([("M", -236, -140), ("C", -150, -140, 120, -146, 250, -116), ("C", 120, -122, -120, -118, -236, -96), ("Z",)]), s.mood.shade, 0.45)
        for px, n in ((-130, 52), (10, 62), (140, 48)):
            bench = poly([(px - 22, -124 + abs(px) * 0.04), (px + 24, -124 + abs(px) * 0.04), (px + 34, -84), (px - 20, -82)])
            s.body(bench, lighten(inside, 0.2), lambda f: s.grain(f, step=8, vertical=True), round_=False, rim=2)
            if cushions and px != 10:
                s.body(rrect(px - 16, -120, 46, 26, 10), "#d9483b", lambda f: s.checks(f, "#fff1dc", 16, 0, 0.7), rim=2)

        def planks(f):
            for i in range(5):
                t = i / 5
                lap = Form([("M", -244, -92 + 24 * i), ("C", -130, -48 + 17 * i, 150, -52 + 16 * i, 258, -112 + 26 * i)])
                s.stroke(lap.moved(0, 3), darken(colour, 0.45), 4, 0.8)
                s.stroke(lap.moved(0, 7), lighten(colour, 0.4), 2.5, 0.7)
            s._dots(["#e3c27a"], [(px, -44 + abs(px) * -0.1 + 17 * (i % 3)) for i, px in enumerate(range(-190, 210, 24))], 4.5)
            s.brush(f, colour, step=44, length=90, width=6, opacity=0.5)
        s.body(shell, colour, planks, rim=3)
        s.stroke(Form([("M", -240, -99), ("C", -130, -59, 150, -63, 254, -119)]), "#e3c28f", 12)
        s.stroke(Form([("M", -238, -98), ("C", -150, -140, 120, -146, 252, -118)]), "#e3c28f", 9)
        s.stroke(Form([("M", -240, -102), ("C", -130, -62, 150, -66, 254, -122)]), "#fff1d0", 3, 0.8)
        if oars:
            for dy, px in ((0, -10), (-44, 24)):
                lock = (px, -74 + dy)
                s.stroke(line((px - 128, -128 + dy * 0.6), (px + 190, -18 + dy * 1.5)), "#d9a86a", 9)
                s.stroke(line((px - 126, -130 + dy * 0.6), (px + 188, -21 + dy * 1.5)), "#f7dfb0", 2.5)
                s.body(taper([(px + 176, -24 + dy * 1.5), (px + 214, -10 + dy * 1.5), (px + 252, 4 + dy * 1.5)], [12, 30, 26]), "#e0b27a", lambda f: s.fill(rect(px + 232, -60 + dy * 1.5, 40, 90), "#d9483b"), rim=2)
                s.stroke(arc(*lock, 9, 0, 180), "#55515f", 5)
        ring(s, 222, -96, 9, "#55515f", 4)


def reeds(s, x, y, n, count=9):
    """Reeds with their brown heads."""
    g = s.mood.tint(mix("#6a9a4a", "#8a9a4a", 0.4))
    blades, heads = [], []
    for _ in range(count):
        px, t = s.near(x, n * 0.3), n * s.between(0.65, 1.1)
        lean = s.near(0, n * 0.16)
        blades.append(bow((px, y), (px + lean, y - t), s.near(0, 14)))
        if s.rng.random() < 0.5:
            heads.append(line((px + lean * 0.9, y - t * 0.9), (px + lean, y - t)))
    s._marks([darken(g, 0.25), g, lighten(g, 0.2)], blades, max(5, n * 0.035))
    s._marks(["#7a4a30"], heads, max(9, n * 0.06))


@picture("Quiet morning on the lake", "3:2", "dawn")
def rowing_boat_1(s):
    w, h = s.w, s.h
    s.sky(0.48, sun=(0.22, 0.36, 0.07), clouds="streaks")
    wisps(s, 0.48, 14)
    s.mountains(0.5, 0.3)
    s.treeline(0.515, 0.1, far=0.5)
    water(s, 0.51, glitter=0.22, step=72)
    s._marks([mix(s.mood.near, s.mood.water, 0.4)], [line((px, h * 0.52), (px + s.near(0, 8), h * s.between(0.56, 0.63))) for px in range(-10, w, 26)], 13, 0.3)
    jetty = poly([(w * 0.66, h * 0.62), (w * 0.8, h * 0.62), (w * 1.04, h * 0.84), (w * 1.04, h * 0.95), (w * 0.94, h * 0.95)])
    s.fill(jetty.moved(-20, 36), mix(s.mood.water, s.mood.shade, 0.5), 0.6)
    for px, py in ((0.67, 0.63), (0.77, 0.76), (0.88, 0.9)):
        s.body(rrect(w * px - 12, h * py - 50, 24, 110, 6), "#7a5a48", lambda f: s.grain(f, step=6, vertical=True), rim=2)
    s.body(jetty, "#b08a6a", lambda f: s.stroke(many(line((w * (0.6 + 0.028 * i), h * (0.61 + 0.03 * i)), (w * (0.84 + 0.028 * i), h * (0.59 + 0.026 * i))) for i in range(13)), darken("#b08a6a", 0.5), 4), lambda f: s.grain(f, "#b08a6a", step=15), round_=False, rim=2)
    rowing_boat(s, w * 0.4, h * 0.83, 1.3)
    s.stroke(curve((w * 0.4 + 290, h * 0.83 - 125), (w * 0.68, h * 0.76), (w * 0.77, h * 0.71)), "#e3d4b0", 5)
    waterline(s, w * 0.24, w * 0.57, h * 0.845)
    reeds(s, w * 0.06, h * 1.02, h * 0.42)
    reeds(s, w * 0.98, h * 1.02, h * 0.3, 6)


@picture("Low tide", "4:3", "morning", light=1)
def rowing_boat_2(s):
    w, h = s.w, s.h
    s.sky(0.42, sun=(0.85, 0.14, 0.055), clouds="none")
    clouds(s, 0.42, 4)
    strand(s, 0.42, 0.54, boats=3)
    s.body(blob([(w * 0.7, h * 0.44), (w * 0.76, h * 0.3), (w * 0.86, h * 0.26), (w * 0.96, h * 0.2), (w + 30, h * 0.22), (w + 30, h * 0.5)], tension=0.4), "#a98f80", lambda f: s.stones(f, "#a98f80", 60, 0.8), round_=False)
    s.shadow(w * 0.46, h * 0.85, 400, 44)
    rowing_boat(s, w * 0.46, h * 0.83, 1.5, colour="#d9583f", inside="#e0b27a", turn=-5)
    s.stroke(curve((w * 0.78, h * 0.62), (w * 0.84, h * 0.74), (w * 0.82, h * 0.8), (w * 0.9, h * 0.83)), "#e3d0a0", 7)
    s.shadow(w * 0.9, h * 0.935, 60, 10)
    s.stroke(line((w * 0.9, h * 0.83), (w * 0.9, h * 0.93)) + arc(w * 0.9, h * 0.885, 42, 10, 170) + line((w * 0.87, h * 0.85), (w * 0.93, h * 0.85)), "#55515f", 12)
    s.body(star(w * 0.12, h * 0.9, 46, 0.46, 5, -70), "#f08a5a", lambda f: s.specks(f, step=9, size=4))
    s.birds(w * 0.26, h * 0.14, 5, 16)


@picture("Among the autumn lilies", "1:1", "autumn")
def rowing_boat_3(s):
    w, h = s.w, s.h
    s.sky(0.36, sun=(0.2, 0.14, 0.06), clouds="small")
    wisps(s, 0.36, 14)
    for tone, some in (("#e0a03f", ((0.24, 0.3), (0.66, 0.28), (1.0, 0.32))), ("#d9702f", ((0.04, 0.36), (0.86, 0.37))), ("#b5502f", ((0.44, 0.33),))):
        oaks(s, [(w * px, h * 0.44, h * n) for px, n in some], tone)
    lawn(s, 0.42, 0.5)
    water(s, 0.48, step=90)
    s._marks([mix("#d9702f", s.mood.water, 0.5), mix("#e0a03f", s.mood.water, 0.5)], [line((px, h * 0.49), (px + s.near(0, 6), h * s.between(0.56, 0.7))) for px in range(-10, w, 30)], 17, 0.4)
    rowing_boat(s, w * 0.52, h * 0.78, 1.46, flip=True, colour="#4f7a4a", inside="#b5844a", cushions=True)
    waterline(s, w * 0.82, w * 0.26, h * 0.792)
    pads = [(w * px, h * py, n) for px, py, n in ((0.1, 0.9, 62), (0.24, 0.95, 76), (0.06, 0.78, 44), (0.62, 0.95, 70), (0.8, 0.9, 60), (0.94, 0.96, 84), (0.42, 0.92, 46), (0.93, 0.7, 36))]
    s._shapes(["#3f7a4f", "#5f9a4f"], [Form([("M", x, y), ("L", x + n, y - n * 0.1), ("C", x + n, y - n * 0.45, x - n, y - n * 0.45, x - n, y), ("C", x - n, y + n * 0.45, x + n, y + n * 0.4, x + n * 0.96, y + n * 0.12), ("Z",)]) for x, y, n in pads])
    s._marks(["#a9c97a"], [line((x, y), (x - n * q, y + n * r)) for x, y, n in pads for q, r in ((0.8, 0), (0.5, -0.24), (0.4, 0.25))], 2.5, 0.8)
    for x, y, n in pads[1::3]:
        for a in range(-60, 61, 30):
            s.fill(leaf(x, y - 4, a - 90, n * 0.5, 0.3), "#fff1f4" if a % 60 else "#f7c9d9")
        disc(s, x, y - 8, n * 0.09, "#f7cf4a")
    s._shapes(["#d9702f", "#e0a03f", "#b5402f"], [leaf(s.between(0, w), s.between(h * 0.54, h), s.between(0, 360), 26) for _ in range(18)])


# ---------------------------------------------------------------- ocean liner


def liner(s, x, y, k=1.0, flip=False, hull="#2f3347", funnels="#d9583f", drift=1.0):
    """An ocean liner 900 long and 330 high with three funnels."""
    with placed(s, x, y, k, flip):
        lit = s.mood.lit
        for px in (-150, 0, 150):
            smoke(s, [(px - 16, -318), (px - 60 * drift - 20, -366), (px - 190 * drift - 30, -392)], 10, 34)
        s.stroke(line((-300, -170), (-316, -360)) + line((306, -170), (292, -372)) + line((292, -366), (-316, -354)) + line((292, -366), (440, -130)) + line((-316, -354), (-440, -110)), "#6a5a4a", 4)
        s.fill(many(poly([(px, -330 + d), (px + 20, -329 + d), (px + 10, -308 + d)]) for px, d in ((-280, -26), (-230, -27), (-110, -31), (-60, -32), (70, -34), (210, -37), (250, -38))), s.mood.accent)
        for px in (-150, 0, 150):
            stack = poly([(px - 34, -200), (px - 46, -312), (px + 22, -316), (px + 34, -200)])
            s.body(stack, funnels, lambda f: (s.fill(rect(px - 60, -320, 120, 30), "#26232e"), s.fill(rect(px - 60, -284, 120, 12), "#fff1dc"), rivets(s, line((px - 40, -250), (px + 40, -250)), funnels, 11, 3.5)))
            s.stroke(line((px + 36, -206), (px + 32, -292)), "#c9d0d8", 4)
        white, pane = "#fbf5ea", Lit("#ffd27a") if lit else "#4f6f8a"
        for i, (a, b, top, low) in enumerate(((-230, 250, -232, -196), (-300, 300, -198, -160), (-350, 338, -162, -122))):
            deck = rrect(a, top, b - a, low - top, 6)
            s.body(deck, white, lambda f: s.stroke(line((a + 14, (top + low) / 2), (b - 8, (top + low) / 2)), pane, 16 - i * 2, dash=("20 9", "11 9", "26 11")[i], cap="butt"), round_=False, rim=2)
            s.stroke(line((a - 8, top), (b + 8, top)), "#d9b48a", 4)
            s.stroke(line((a - 6, top - 9), (b + 6, top - 9)), white, 2.5, 0.9)
            s.stroke(line((a - 6, top - 5), (b + 6, top - 5)), white, 9, 0.7, dash="2 11", cap="butt")
        bridge = poly([(214, -230), (222, -262), (312, -262), (320, -230)])
        s.body(bridge, white, lambda f: s.stroke(line((222, -246), (318, -246)), pane, 16, dash="16 5", cap="butt"), round_=False, rim=2)

        def lifeboat():
            s.stroke(line((-20, -22), (-20, 4)) + line((20, -22), (20, 4)), "#8a7a6a", 3)
            s.fill(Form([("M", -30, -6), ("L", 30, -6), ("Q", 26, 12, 12, 12), ("L", -12, 12), ("Q", -26, 12, -30, -6), ("Z",)]), "#f4f0ea")
            s.fill(rrect(-28, -13, 56, 9, 4), "#e0823f")
        repeat(s, [(px, -206) for px in range(-190, 200, 78)], lifeboat)
        shell = Form([("M", -446, -122), ("L", -340, -122), ("L", 330, -122), ("L", 466, -142), ("Q", 434, -60, 412, 8), ("L", -416, 8), ("Q", -452, -30, -446, -122), ("Z",)])

        def plates(f):
            s.fill(rect(-460, -128, 940, 14), white)
            s.fill(rect(-460, -6, 940, 40), "#a83f2f")
            s.stroke(line((-460, -7), (460, -7)), white, 5)
            s.stroke(line((-420, -88), (420, -88)), pane, 9, dash="0 26")
            s.stroke(line((-412, -58), (408, -58)), pane, 9, dash="0 26")
            s.stroke(line((-420, -92), (420, -92)) + line((-412, -62), (408, -62)), lighten(hull, 0.45), 2, 0.6, dash="0 26")
            s.stroke(line((-440, -36), (420, -36)), lighten(hull, 0.3), 2.5, 0.5)
            seams(s, many(line((px, -118), (px, -8)) for px in range(-360, 400, 120)), hull, 1.5)
        paintwork(s, shell, hull, plates, rim=3)
        s.stroke(line((398, -84), (398, -50)) + arc(398, -62, 14, 10, 170), "#c9d0d8", 5)


def liner_bow(s, x, y, k=1.0, hull="#2f3347", funnel="#d9583f"):
    """The liner towers over us, bow on, 420 wide and 640 high."""
    with placed(s, x, y, k):
        smoke(s, [(0, -760), (50, -820), (160, -860)], 26, 80)
        stack = poly([(-62, -560), (-54, -730), (54, -730), (62, -560)])
        s.body(stack, funnel, lambda f: (s.fill(rect(-70, -735, 140, 46), "#26232e"), s.fill(rect(-70, -680, 140, 18), "#fff1dc"), rivets(s, line((-70, -620), (70, -620)), funnel, 14)))
        s.stroke(line((0, -560), (0, -800)) + line((-50, -770), (50, -770)), "#8a7a6a", 6)
        white, pane = "#fbf5ea", Lit("#ffd27a") if s.mood.lit else "#4f6f8a"
        for i, (n, top) in enumerate(((120, -610), (160, -566), (196, -520))):
            s.body(rrect(-n, top, n * 2, 52, 6), white, lambda f: s.stroke(line((-n + 12, top + 25), (n, top + 25)), pane, 22, dash="20 10", cap="butt"), round_=False, rim=2)
            s.stroke(line((-n - 10, top), (n + 10, top)), "#d9b48a", 6)
        s.body(rrect(-236, -566, 472, 36, 6), white, lambda f: s.stroke(line((-226, -550), (236, -550)), pane, 17, dash="22 8", cap="butt"), round_=False, rim=2)
        shell = Form([("M", -222, -492), ("Q", -120, -460, 0, -530), ("Q", 120, -460, 222, -492), ("C", 214, -330, 110, -150, 34, 8), ("L", -34, 8), ("C", -110, -150, -214, -330, -222, -492), ("Z",)])

        def plates(f):
            dark = Form([("M", 0, -530), ("Q", 120, -460, 222, -492), ("L", 240, 30), ("L", 0, 30), ("Z",)])
            s.fill(dark if s.light < 0 else dark.mirrored(0), darken(hull, 0.35), 0.8)
            s.fill(rect(-240, -40, 480, 80), "#a83f2f")
            s.stroke(line((-240, -42), (240, -42)), white, 6)
            s.stroke(Form([("M", -232, -484), ("Q", -120, -446, 0, -516), ("Q", 120, -446, 232, -484)]), white, 15)
            for a in (-1, 1):
                s.stroke(many(Form([("M", a * 10, -450 + i * 66), ("Q", a * 110, -420 + i * 60, a * 214, -440 + i * 62)]) for i in range(6)), lighten(hull, 0.25), 3, 0.6)
                s.stroke(many(Form([("M", a * 26, -420 + i * 64), ("Q", a * 110, -392 + i * 60, a * 200, -410 + i * 62)]) for i in range(3)), pane, 11, dash="0 36")
                bit(s, rrect(a * 92 - 16, -360, 32, 40, 10), "#26232e")
                s.stroke(line((a * 92, -340), (a * 88, -266)) + arc(a * 88, -286, 30, 10, 170) + line((a * 88 - 16, -330), (a * 88 + 16, -330)), "#c9c4b8", 9)
                rivets(s, Form([("M", a * 16, -500), ("L", a * 14, -30)]), hull, 20)
            s.stroke(line((0, -530), (0, 30)), lighten(hull, 0.5), 6)
        s.body(shell, hull, plates, rim=4)


@picture("Bon voyage", "3:2", "morning", light=1)
def ocean_liner_1(s):
    w, h = s.w, s.h
    s.sky(0.58, sun=(0.84, 0.17, 0.06), clouds="none")
    clouds(s, 0.5, 5)
    water(s, 0.58)
    s.boat(w * 0.9, h * 0.64, 80, "#e8b04a")
    liner(s, w * 0.5, h * 0.74, 1.14)
    waterline(s, w * 0.12, w * 0.88, h * 0.745, bow_=46)
    s._marks([lighten(s.mood.water, 0.55)], [line((px, h * py), (px + 170, h * (py + 0.002))) for px, py in ((w * 0.02, 0.76), (-20, 0.79), (w * 0.06, 0.82))], 6, 0.7)
    s.birds(w * 0.22, h * 0.2, 6, 18, "#f4f0ea")
    s.body(rrect(w * 0.06, h * 0.86, 44, 70, 12), "#e0523f", lambda f: s.fill(rect(w * 0.05, h * 0.885, 90, 20), "#fff1dc"))
    bit(s, poly([(w * 0.06 + 6, h * 0.86), (w * 0.06 + 16, h * 0.8), (w * 0.06 + 28, h * 0.8), (w * 0.06 + 38, h * 0.86)]), "#e0523f")
    waterline(s, w * 0.045, w * 0.115, h * 0.945)


@picture("The giant comes to town", "3:4", "dusk")
def ocean_liner_2(s):
    w, h = s.w, s.h
    s.sky(0.6, sun=(0.2, 0.5, 0.07), clouds="streaks")
    wisps(s, 0.6, 14)
    city(s, 0.645, 0.24, far=0.5, rows=1)
    water(s, 0.64, glitter=0.2)
    liner_bow(s, w * 0.55, h * 0.86, 1.14)
    waterline(s, w * 0.42, w * 0.68, h * 0.865, bow_=0)
    s.fill(blob([(w * 0.38, h * 0.9), (w * 0.47, h * 0.865), (w * 0.55, h * 0.845), (w * 0.63, h * 0.865), (w * 0.72, h * 0.9), (w * 0.62, h * 0.885), (w * 0.55, h * 0.89), (w * 0.47, h * 0.885)], tension=0.8), "#ffffff", 0.9)
    tug(s, w * 0.2, h * 0.9, 0.42, flip=True, beam=120)
    waterline(s, w * 0.32, w * 0.09, h * 0.903, bow_=14)
    s.birds(w * 0.22, h * 0.2, 6, 18)


@picture("Liner by moonlight", "4:3", "night", light=1)
def ocean_liner_3(s):
    w, h = s.w, s.h
    s.sky(0.58, sun=(0.8, 0.2, 0.07), clouds="streaks", moon=True)
    wisps(s, 0.58, 14)
    water(s, 0.58, glitter=0.8)
    for px, n in ((0.07, 120), (0.95, 84)):
        s.body(poly([(w * px - n, h * 0.6), (w * px - n * 0.6, h * 0.6 - n * 0.9), (w * px - n * 0.1, h * 0.6 - n * 1.3), (w * px + n * 0.4, h * 0.6 - n * 0.8), (w * px + n, h * 0.6)]), "#cfdcf0", lambda f: s._marks(["#8fa6cf", "#ffffff"], [line((w * px + n * q, h * 0.6 - n * 1.2), (w * px + n * (q - 0.14), h * 0.6)) for q in (-0.5, -0.2, 0.1, 0.4)], 5, 0.7), round_=False)
    s.glow(w * 0.48, h * 0.6, 420, Lit("#ffd27a"), 0.25)
    liner(s, w * 0.48, h * 0.76, 1.16, flip=True, hull="#3a2f3a", funnels="#e0a32f")
    waterline(s, w * 0.88, w * 0.1, h * 0.765, bow_=44)
    s._marks([Lit("#ffd27a")], [line((px - n, h * py), (px + n, h * py)) for px, py, n in ((s.between(w * 0.16, w * 0.8), s.between(0.8, 0.95), s.between(10, 34)) for _ in range(26))], 5, 0.5)


# ---------------------------------------------------------------- submarine


def submarine(s, x, y, k=1.0, flip=False, colour="#e0823f", beam=0, screw=True, turn=0):
    """A round research submarine 560 long; (x, y) is the middle of its hull."""
    with placed(s, x, y, k, flip, turn):
        if beam:
            s.fill(poly([(236, -26), (236 + beam, -beam * 0.26), (236 + beam, beam * 0.3), (236, 26)]), s.linear((0, Lit("#fff6cf"), 0.7), (1, Lit("#fff6cf"), 0), angle=0))
        if screw:
            s.body(poly([(-330, -6), (-250, -30), (-250, 30), (-330, 6)]), darken(colour, 0.3), rim=2)
            for a in (-1, 1):
                s.body(blob([(-330, 0), (-352, a * 34), (-344, a * 78), (-322, a * 66), (-318, a * 24)]), "#e3b04a", rim=2)
            ball(s, -334, 0, 15, "#b5844a")
            for a in (-1, 1):
                s.body(poly([(-180, a * 56), (-262, a * 128), (-302, a * 128), (-256, a * 36)]), darken(colour, 0.12), lambda f: rivets(s, line((-270, a * 118), (-200, a * 60)), colour, 15), rim=2)
        # tower, periscope, hatch
        s.stroke(line((-14, -150), (-14, -262), (22, -262)), "#8a93a0", 13)
        s.stroke(line((-17, -150), (-17, -262)), "#dfe4e8", 4)
        bit(s, rrect(14, -278, 28, 32, 8), "#6a7480")
        disc(s, 40, -262, 8, "#7fc4d9")
        s.stroke(line((60, -180), (60, -236)), "#6a7480", 5)
        lamp_spot(s, 60, -240, 7)
        tower = blob([(-78, -96), (-66, -176), (-50, -190), (74, -190), (88, -176), (104, -96)], tension=0.3)
        paintwork(s, tower, colour, lambda f: rivets(s, line((-66, -168), (92, -168)), colour, 17), rim=3)
        bit(s, rrect(-60, -204, 144, 20, 8), lighten(colour, 0.25))
        repeat(s, [(-24, -136), (46, -136)], lambda: (disc(s, 0, 0, 21, "#e3b04a"), disc(s, 0, 0, 15, Lit("#ffe08a")), disc(s, -5, -5, 4, "#ffffff", 0.8)))
        hull = blob([(-270, 0), (-232, -64), (-130, -100), (40, -108), (180, -90), (250, -40), (258, 14), (220, 68), (100, 100), (-60, 104), (-190, 72)], tension=0.9)

        def plates(f):
            s.fill(blob([(-290, 40), (-100, 60), (120, 56), (290, 20), (290, 140), (-290, 140)]), "#fff1d8")
            s.stroke(curve((-290, 38), (-100, 58), (120, 54), (290, 18)), "#c9402f", 12)
            for px in (-176, -84, 116, 196):
                seam = arc(px, 0, 40, -92, 92, 112) if px > 0 else arc(px, 0, 40, 88, 272, 112)
                seams(s, seam, colour)
                rivets(s, seam.moved(12 if px < 0 else -12, 0), colour, 17)
            s.brush(f, colour, step=54, length=100, width=8, opacity=0.35)
        s.body(hull, colour, plates, rim=5)

        def port():
            ring(s, 0, 0, 33, "#c9973f", 14)
            ring(s, 0, 0, 36, "#fbe0a0", 3, 0.8)
            ring(s, 0, 0, 33, "#7a5a2a", 5, 1, "4 16.7")
            disc(s, 0, 0, 27, s.linear((0, Lit("#fff0b8")), (1, Lit("#f2a94e"))))
            s.fill(poly([(-16, 18), (2, -22), (12, -22), (-6, 22)]), "#ffffff", 0.45)
        repeat(s, [(-128, -18), (-34, -22), (60, -22)], port)
        with s.clip(ellipse(60, -22, 26)):
            person(s, 58, -8, 15, "#3f7fa6", cap="#c9402f")
        dome = ellipse(200, -16, 50, 60)
        s.body(dome, Lit("#ffe9a8"), lambda f: (person(s, 196, 0, 20, "#3f6a4a", hair="#7a3f2a"), s.fill(poly([(160, 40), (196, -80), (214, -80), (178, 40)]), "#ffffff", 0.4)), rim=3)
        s.stroke(dome, "#c9973f", 11)
        s.stroke(dome, "#fbe0a0", 3, 0.8)
        headlamp(s, 236, 56, 17)
        s.body(poly([(-60, 96), (80, 96), (54, 126), (-30, 126)]), darken(colour, 0.35), rim=2)


def fish(s, x, y, n, colour, flip=False):
    with placed(s, x, y, n / 100, flip):
        s.body(blob([(-60, 0), (-34, -30), (10, -34), (50, -8), (54, 4), (10, 34), (-34, 28)]) , colour, lambda f: s.fill(rect(-20, -50, 16, 100) + rect(14, -50, 12, 100), lighten(colour, 0.6)), rim=3)
        s.fill(poly([(-50, 0), (-92, -32), (-82, 0), (-92, 32)]), darken(colour, 0.15))
        disc(s, 36, -8, 7, "#ffffff")
        disc(s, 38, -8, 4, "#26232e")


@picture("Down among the fish", "4:3", "deep")
def submarine_1(s):
    w, h = s.w, s.h
    depths(s, 0.84)
    for px, n in ((0.1, 130), (0.86, 170)):
        s.body(s.wobble(w * px, h * 0.95, n, n * 0.7, 8, 0.14), "#4f6a7a", lambda f: s.stones(f, size=54), rim=4)
    for px, tone in ((0.2, "#f08a6a"), (0.74, "#f2a0c0"), (0.95, "#f2c14e")):  # corals
        for a in range(-60, 61, 24):
            s.stroke(bow((w * px, h * 0.97), (w * px + math.sin(math.radians(a)) * 90, h * 0.97 - math.cos(math.radians(a)) * s.between(90, 150)), s.near(0, 12)), tone, 17)
    submarine(s, w * 0.45, h * 0.5, 1.2, beam=320)
    for px, py, n, tone, f in ((0.14, 0.28, 80, "#f2a43f", False), (0.24, 0.2, 60, "#f2a43f", False), (0.84, 0.24, 70, "#f2703f", True), (0.93, 0.66, 90, "#f7d04a", True), (0.3, 0.8, 64, "#7fd0d9", False)):
        fish(s, w * px, h * py, n, tone, f)
    s._marks(["#d9f4f7"], [ellipse(w * 0.06 + s.near(0, 30), h * (0.5 - 0.06 * i), s.between(6, 15)) for i in range(8)], 3, 0.8)


@picture("Up through the ice", "4:3", "polar", light=1)
def submarine_2(s):
    w, h = s.w, s.h
    s.sky(0.5, sun=(0.82, 0.4, 0.06), clouds="streaks")
    wisps(s, 0.5, 14)
    floes(s, 0.5)
    submarine(s, w * 0.48, h * 0.74, 1.3, colour="#3f6f8a", screw=False)
    # the sea closes over its lower half, with broken floes around it
    front = Form(curve((-10, h * 0.8), (w * 0.25, h * 0.785), (w * 0.5, h * 0.8), (w * 0.75, h * 0.785), (w + 10, h * 0.8)).segments + [("L", w + 10, h + 10), ("L", -10, h + 10), ("Z",)])
    s.fill(front, s.linear((0, s.mood.water), (1, darken(s.mood.water, 0.4))))
    s.ripples(front, mix(s.mood.water, s.mood.low, 0.2), step=90, length=80)
    wake(s, w * 0.16, w * 0.8, h * 0.795, 24)
    for px, py, n in ((0.06, 0.84, 130), (0.26, 0.93, 150), (0.52, 0.9, 110), (0.74, 0.94, 170), (0.95, 0.86, 140)):
        slab = poly([(w * px - n, h * py), (w * px - n * 0.6, h * py - n * 0.26), (w * px + n * 0.3, h * py - n * 0.3), (w * px + n, h * py - n * 0.06), (w * px + n * 0.5, h * py + n * 0.2), (w * px - n * 0.5, h * py + n * 0.2)])
        s.fill(slab.moved(0, 20), "#8fb4d4")
        s.body(slab, "#f2f8ff", lambda f: s.specks(f, "#a9c4e0", step=26, size=4), lambda f: s._marks(["#a9c4e0"], [line((w * px - n * 0.4, h * py), (w * px + n * 0.3, h * py - n * 0.1))], 4, 0.8), round_=False, rim=3)
    # a penguin has come to look
    px, py = w * 0.27, h * 0.905
    s.body(blob([(px - 26, py), (px - 30, py - 50), (px - 16, py - 92), (px, py - 104), (px + 16, py - 92), (px + 30, py - 50), (px + 26, py)]), "#2f3347", lambda f: s.fill(ellipse(px + 4, py - 40, 19, 42), "#ffffff"), rim=3)
    s.fill(poly([(px + 10, py - 90), (px + 34, py - 84), (px + 10, py - 78)]) + ellipse(px - 12, py + 2, 14, 6) + ellipse(px + 14, py + 2, 14, 6), "#f2a43f")
    disc(s, px + 8, py - 92, 4, "#ffffff")


PICTURES = gallery.pictures
