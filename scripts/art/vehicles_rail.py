"""Vehicles on rails and ropes: steam engine, fast train, tram, cable car."""

from vehicle_places import *

gallery = Gallery("Vehicle")
picture = gallery.picture
BRASS = "#e3b04a"


# ---------------------------------------------------------------- steam engine


def driving_wheel(s, r, colour):
    """A spoked engine wheel around (0, 0) with its balance weight."""
    disc(s, 0, 0, r, "#26232e", 0.55)
    ends = [(math.cos(a), math.sin(a)) for a in (i * math.tau / 12 for i in range(12))]
    s.stroke(many(line((c * r * 0.15, q * r * 0.15), (c * r * 0.84, q * r * 0.84)) for c, q in ends), darken(colour, 0.12), r * 0.085)
    s.fill(Form(arc(0, 0, r * 0.84, 195, 285).segments + [("Z",)]), darken(colour, 0.12))
    ring(s, 0, 0, r * 0.86, colour, r * 0.11)
    ring(s, 0, 0, r * 0.95, "#aab3bd", r * 0.1)
    ring(s, 0, 0, r, "#3a3844", r * 0.03)
    s.stroke(arc(0, 0, r * 0.95, 200, 300) if s.light < 0 else arc(0, 0, r * 0.95, 240, 340), "#f4f6f8", r * 0.045, 0.9)
    ball(s, 0, 0, r * 0.2, colour)


def coach(s, x, y, k=1.0, flip=False, colour="#2f7a55", upper="#fff0d6", length=520):
    """A carriage; its wheels stand at y."""
    with placed(s, x, y, k, flip):
        a, b = -length / 2, length / 2
        s.shadow(0, 4, length * 0.54, 16)
        s.fill(rect(a + 20, -76, length - 40, 30), "#26232e")
        for px in (a + 90, b - 90):
            s.fill(rrect(px - 66, -60, 132, 28, 8), "#3a3844")
        repeat(s, [(px, -30) for px in (a + 52, a + 128, b - 128, b - 52)], lambda: driving_wheel(s, 30, "#6a6674"))
        body_ = rrect(a, -258, length, 190, 10)

        def sides(f):
            s.fill(rect(a, -258, length, 96), upper)
            s.stroke(line((a, -160), (b, -160)) + line((a, -84), (b, -84)), BRASS, 4)
            seams(s, many(line((px, -156), (px, -72)) for px in (a + 70, -length / 6, length / 6, b - 70)), colour)
            rivets(s, line((a, -76), (b, -76)), colour, 20)
        paintwork(s, body_, colour, sides, rim=3)
        n = int(length / 88)
        step = (length - 40) / n

        def pane():
            glass(s, rrect(0, 0, step - 22, 70, 8), "#8a5a3c", 5, seats=1)
        repeat(s, [(a + 31 + i * step, -242) for i in range(n)], pane)
        roof = blob([(a - 12, -256), (a + 10, -290), (a + 80, -302), (b - 80, -302), (b - 10, -290), (b + 12, -256)], tension=0.5)
        tube(s, roof, "#8a93a0", lambda f: s._marks(["#55515f"], [line((px, -310), (px, -250)) for px in range(int(a), int(b), 66)], 3, 0.6))
        for px in (a + 120, 0, b - 120):
            bit(s, rrect(px - 20, -312, 40, 14, 5), "#55515f")
        s.stroke(line((a - 22, -62), (a, -62)) + line((b, -62), (b + 22, -62)), "#55515f", 9)


def engine(s, x, y, k=1.0, flip=False, colour="#2f7a55", trim="#c9402f", drift=1.0, tender=True, beam=0, turn=0):
    """A steam engine with its tender, 650 and 240 long; its wheels stand at y. `drift` is how far the smoke is blown."""
    with placed(s, x, y, k, flip, turn):
        s.shadow(40, 4, 370, 16)
        smoke(s, [(262, -392), (214 - 20 * drift, -456), (110 - 120 * drift, -520), (-30 - 260 * drift, -556)], 24, 78)
        small = [(232, -32, 32), (296, -32, 32)]
        if tender:
            s.fill(rect(-486, -100, 236, 40), "#26232e")
            heap_ = blob([(-480, -226), (-440, -268), (-380, -256), (-330, -278), (-276, -250), (-256, -220)])
            s.body(heap_, "#35323c", lambda f: gravel(s, f, "#4a4652", 20, 15), rim=0)
            box = rrect(-492, -236, 246, 150, 8)
            paintwork(s, box, colour, lambda f: (rivets(s, rrect(-480, -224, 222, 126, 8), colour, 17, 5), s.stroke(rrect(-464, -208, 190, 94, 14), BRASS, 4)), rim=3)
            small += [(px, -35, 35) for px in (-446, -370, -294)]
            s.stroke(line((-250, -76), (-216, -76)), "#55515f", 12)
        s.fill(rect(-240, -134, 570, 62), "#26232e")
        # chimney, boiler, smoke box
        bit(s, poly([(244, -262), (250, -344), (278, -344), (284, -262)]), SOOT)
        bit(s, rrect(236, -366, 56, 26, 8), "#4a4754")
        s.fill(rect(249, -338, 30, 8), BRASS)
        for px, n in ((118, 46), (16, 34)):
            dome = blob([(px - n, -254), (px - n * 0.8, -290), (px - n * 0.5, -318), (px + n * 0.5, -318), (px + n * 0.8, -290), (px + n, -254)], tension=0.7)
            s.body(dome, BRASS if n > 40 else darken(colour, 0.1), rim=3)
        s.stroke(line((-46, -262), (-46, -304)), BRASS, 8)
        disc(s, -46, -308, 8, BRASS)
        smoke(s, [(-46, -322), (-74, -352)], 7, 17)
        tube(s, rect(-100, -270, 340, 132), colour, lambda f: rivets(s, many(line((px, -268), (px, -140)) for px in (-22, 66, 154)), colour, 15))
        s.stroke(many(line((px, -269), (px, -139)) for px in (-64, 24, 112, 200)), BRASS, 7, cap="butt")
        tube(s, rrect(232, -276, 78, 142, 8), SOOT, lambda f: rivets(s, line((240, -270), (240, -140)) + line((300, -270), (300, -140)), SOOT, 14))
        bit(s, Form(arc(308, -206, 60, -90, 90).scaled(0.28, 1, (308, 0)).segments + [("Z",)]), "#4a4754")
        s.stroke(line((-90, -232), (300, -232)), "#d9dee3", 4)
        s._dots([BRASS], [(px, -232) for px in (-64, 24, 112, 200, 280)], 9)
        # cab
        cab = poly([(-238, -90), (-238, -336), (-92, -336), (-92, -90)])

        def plates(f):
            s.stroke(rrect(-222, -204, 114, 96, 10), BRASS, 4)
            s.fill(star(-165, -156, 26, 0.45, 8), BRASS)
            rivets(s, line((-230, -218), (-100, -218)) + line((-230, -98), (-100, -98)), colour, 15)
        paintwork(s, cab, colour, plates, rim=3)
        pane = rrect(-222, -316, 114, 84, 16)
        glass(s, pane, lit=s.mood.lit, tint="#4f5f6a")
        with s.clip(pane):
            person(s, -158, -258, 24, "#3f5a8a", cap="#3a3844")
        s.stroke(pane, BRASS, 5)
        roof = blob([(-262, -332), (-256, -352), (-165, -368), (-74, -352), (-68, -332)], tension=0.6)
        tube(s, roof, "#3a3844")
        # running board, cylinder, buffers
        bit(s, rect(-102, -144, 436, 13), trim)
        bit(s, rrect(208, -124, 96, 60, 10), colour)
        rivets(s, line((216, -114), (296, -114)) + line((216, -74), (296, -74)), colour, 14)
        bit(s, rect(318, -140, 18, 56), trim)
        bit(s, rrect(334, -122, 26, 14, 4), "#6a6674")
        bit(s, rrect(356, -132, 9, 34, 4), "#8a93a0")
        guard = poly([(318, -84), (344, -84), (392, -6), (318, -6)])
        s.fill(guard, "#26232e")
        s.stroke(many(line((326 + i * 4, -84), (326 + i * 16, -6)) for i in range(5)) + line((318, -8), (392, -8)), trim, 7)
        copies(s, [(px, -66, 66) for px in (-156, -8, 140)] + small, 66, lambda: driving_wheel(s, 66, trim))
        # rods
        rod = many(rrect(px - 16, -66, 32, 34, 14) for px in (-136, 12, 160)) + rrect(-136, -55, 296, 13, 6)
        bit(s, rod, "#c9d0d8")
        bit(s, taper([(12, -48), (250, -92)], [17, 12]), "#dfe4e8")
        s._dots(["#55515f"], [(px, -49) for px in (-137, 11, 159)], 12)
        headlamp(s, 300, -296, 21, beam)
        s.fill(rect(286, -276, 26, 8), SOOT)


def engine_front(s, x, y, k=1.0, colour="#33414a", trim="#c9402f", rise=1.0):
    """The engine coming at us, 360 wide and 480 high."""
    with placed(s, x, y, k):
        s.shadow(0, 4, 250, 40)
        smoke(s, [(0, -520), (24, -600 * rise), (90, -690 * rise), (210, -760 * rise)], 34, 110)
        for a in (-1, 1):
            bit(s, rrect(a * 96 - 18, -110, 36, 112, 6), "#3a3844")
            s.fill(rect(a * 96 - 6, -108, 10, 106), "#aab3bd")
        cab = blob([(-150, -190), (-154, -380), (-130, -432), (0, -456), (130, -432), (154, -380), (150, -190)], tension=0.4)
        paintwork(s, cab, colour, lambda f: rivets(s, blob([(-140, -200), (-142, -376), (-122, -420), (0, -442), (122, -420), (142, -376), (140, -200)], tension=0.4, closed=False), colour, 17), rim=3)
        for a in (-1, 1):
            pane = rrect(a * 122 - 24, -390, 48, 76, 14)
            glass(s, pane, BRASS, 5)
        bit(s, poly([(-30, -400), (-24, -500), (24, -500), (30, -400)]), SOOT)
        bit(s, rrect(-42, -528, 84, 32, 10), "#4a4754")
        s.fill(rect(-25, -494, 50, 9), BRASS)
        for a in (-1, 1):
            bit(s, rect(min(a * 70, a * 184), -212, 114, 14), trim)
            s.body(rrect(a * 148 - 36, -200, 72, 62, 14), colour, lambda f: rivets(s, ellipse(a * 148, -169, 25), colour, 13), rim=3)
            disc(s, a * 148, -169, 12, "#8a93a0")
        s.fill(rrect(-116, -226, 232, 90, 10), "#26232e")
        s._marks(["#4a4754"], [line((-96 + i * 32, -170), (-96 + i * 32, -150)) for i in range(7)], 7)
        ball(s, 0, -292, 128, "#2f2d38")
        rivets(s, ellipse(0, -292, 118), "#4a4754", 19, 6)
        ball(s, 0, -292, 103, "#45424f")
        ring(s, 0, -292, 103, "#26232e", 5)
        ring(s, 0, -292, 96, "#6a6674", 3, 0.8)
        s.stroke(line((-98, -330), (40, -322)) + line((-98, -254), (40, -262)), "#6a6674", 15)
        s.stroke(line((-98, -333), (40, -325)) + line((-98, -257), (40, -265)), "#a9a5b3", 4, 0.8)
        s._dots(["#26232e"], [(px, py) for py in (-326, -258) for px in (-60, -20, 20)], 7)
        s.fill(star(0, -292, 42, 0.46, 8), BRASS)
        ball(s, 0, -292, 16, "#c9402f")
        s.stroke(arc(0, -292, 142, 205, 335), "#d9dee3", 5)
        beam_ = rrect(-186, -150, 372, 62, 6)
        s.body(beam_, trim, lambda f: rivets(s, rrect(-176, -142, 352, 46, 4), trim, 19, 6), round_=False, rim=3)
        for a in (-1, 1):
            ball(s, a * 128, -119, 33, "#6a6674")
            ball(s, a * 128, -119, 25, "#9aa3ad")
            headlamp(s, a * 128, -226, 19)
        for i in range(3):
            ring(s, 0, -96 + i * 18, 10, "#8a93a0", 6)
        bit(s, rrect(-18, -136, 36, 34, 8), "#55515f")
        guard = poly([(-150, -88), (150, -88), (96, -6), (-96, -6)])
        s.fill(guard, "#26232e")
        s.stroke(many(line((-138 + i * 30.6, -86), (-88 + i * 19.6, -10)) for i in range(10)) + line((-96, -9), (96, -9)) + line((-150, -86), (150, -86)), trim, 9)
        headlamp(s, 0, -432, 34)


def rails_ahead(s, y, vanish, gauge=200, bed="#a3968a", wood="#6d5244"):
    """A railway that runs from the horizon, `vanish` = (x, y), to us; `gauge` is how far apart the rails are at y."""
    (vx, vy), h = vanish, s.h

    def at(u, py):
        return (vx + u * gauge * (py - vy) / (y - vy), py)
    bank = poly([at(-0.12, vy), at(0.12, vy), at(1.25, h + 10), at(-1.25, h + 10)])
    s.fill(bank, s.linear((0, lighten(bed, 0.2)), (1, darken(bed, 0.15))))
    gravel(s, bank, bed, 54, 13)
    ties, py = [], vy + 10.0
    while py < h + 40:
        t = (py - vy) / (y - vy)
        ties.append(poly([at(-0.82, py), at(0.82, py), at(0.82, py + 30 * t), at(-0.82, py + 30 * t)]))
        py += max(9, 58 * t)
    s._shapes([darken(wood, 0.45)], [f.moved(0, 7) for f in ties], 0.6)
    s._shapes([wood, lighten(wood, 0.08)], ties)
    for a in (-0.5, 0.5):
        s.fill(poly([at(a - 0.004, vy), at(a + 0.004, vy), at(a + 0.045, h + 10), at(a - 0.045, h + 10)]), s.linear((0, "#cfd6dc"), (0.5, "#8a93a0"), (1, "#dfe5ea")))
        s.stroke(line(at(a, vy), at(a - 0.03, h + 10)), "#f4f6f8", 3, 0.7)


@picture("Steam over the viaduct", "4:3", "autumn")
def steam_train_1(s):
    w, h = s.w, s.h
    s.sky(0.6, sun=(0.14, 0.16, 0.06), clouds="streaks")
    wisps(s, 0.6, 14)
    downs(s, 0.66, 2, 0.22)
    oaks(s, [(w * px, h * py, h * n) for px, py, n in ((0.05, 0.9, 0.3), (0.5, 0.9, 0.24), (0.96, 0.9, 0.33), (0.24, 0.86, 0.16), (0.74, 0.87, 0.18))], "#c9702f", far=0.2)
    # the bridge
    y = h * 0.6
    wall = rect(-10, y, w + 20, h)
    arches = [Form([("M", x, h + 20), ("L", x, y + 190), ("C", x, y + 60, x + 220, y + 60, x + 220, y + 190), ("L", x + 220, h + 20), ("Z",)]) for x in range(-110, w, 310)]
    solid = rect(-10, y, w + 20, 66) + many(Form([("M", x + 220, h + 20), ("L", x + 220, y + 190), ("C", x + 220, y + 90, x + 170, y + 60, x + 110, y + 60), ("L", x + 420, y + 60), ("C", x + 360, y + 60, x + 310, y + 90, x + 310, y + 190), ("L", x + 310, h + 20), ("Z",)]) for x in range(-420, w, 310))
    s.body(solid, "#b98f70", lambda f: masonry(s, f, 27), round_=False, rim=0)
    s.stroke(many(arc(x + 110, y + 178, 116, 184, 356, 112) for x in range(-110, w, 310)), "#d9b490", 20, dash="26 3", cap="butt")
    bit(s, rect(-10, y - 6, w + 20, 20), "#d9b490")
    rails(s, y - 14, 12)
    coach(s, w * 0.118, y - 14, 0.84, colour="#8a2f35")
    engine(s, w * 0.66, y - 14, 0.84, colour="#8a2f35", trim="#26232e", drift=1.3)
    s.birds(w * 0.8, h * 0.12, 5, 14)


@picture("The winter express", "3:4", "polar")
def steam_train_2(s):
    w, h = s.w, s.h
    s.sky(0.56, sun=(0.82, 0.4, 0.055), clouds="streaks", stars=True)
    wisps(s, 0.56, 14)
    s.mountains(0.57, 0.26)
    s.treeline(0.585, 0.09, far=0.45)
    snow(s, 0.57)
    firs(s, [(w * px, h * py, h * n) for px, py, n in ((0.1, 0.7, 0.36), (0.92, 0.74, 0.44), (0.02, 0.84, 0.5), (0.8, 0.64, 0.18), (0.26, 0.63, 0.16))], True)
    y = h * 0.88
    rails_ahead(s, y, (w * 0.5, h * 0.52), 330, bed="#c9d3e3", wood="#5a4a4a")
    engine_front(s, w * 0.5, y, 1.36, rise=0.92)
    for a in (-1, 1):
        s.fill(s.wobble(w * (0.5 + a * 0.36), h * 0.99, 150, 60), "#f4f8ff")
    flurry(s)


@picture("Toy train around the tree", "1:1", "lamplight", light=1)
def steam_train_3(s):
    w, h = s.w, s.h
    parlour(s, 0.52, "#7a4a5a", "bars", "#8a5a3f", window=(0.08, 0.06, 0.24))
    # the tree, its lights and the presents
    for i in range(5):
        y0, n = h * (0.06 + 0.1 * i), w * (0.08 + 0.055 * i)
        s.fill(blob([(w * 0.72, y0 - h * 0.08), (w * 0.72 + n, y0 + h * 0.1), (w * 0.72 + n * 0.4, y0 + h * 0.085), (w * 0.72, y0 + h * 0.11), (w * 0.72 - n * 0.4, y0 + h * 0.085), (w * 0.72 - n, y0 + h * 0.1)], tension=0.3), darken("#2f7a55", 0.05 * (i % 2)))
        s._marks([lighten("#2f7a55", 0.3), darken("#2f7a55", 0.35)], [line((w * 0.72 + q * n, y0 + h * (0.02 + 0.06 * abs(q))), (w * 0.72 + q * n * 1.15, y0 + h * (0.05 + 0.06 * abs(q)))) for q in (-0.7, -0.5, -0.3, -0.1, 0.1, 0.3, 0.5, 0.7)], 4, 0.7)
        for q, tone in ((-0.62, "#ff9a6a"), (-0.1, "#ffe08a"), (0.5, "#9fd0ff")):
            s.glow(w * 0.72 + q * n, y0 + h * 0.065, 34, opacity=0.7)
            disc(s, w * 0.72 + q * n, y0 + h * 0.065, 9, Lit(tone))
    s.fill(star(w * 0.72, -6 + h * 0.02, 40), Lit("#ffd75e"))
    s.body(rect(w * 0.7, h * 0.555, w * 0.04, h * 0.06), "#6a4636", round_=False)
    for px, n, tone, bow_ in ((0.9, 120, "#c9402f", "#f2d27a"), (0.5, 90, "#3f6fae", "#fff1dc"), (0.58, 130, "#d9a441", "#c9402f")):
        box = rrect(w * px - n / 2, h * 0.66 - n * 0.8, n, n * 0.8, 4)
        s.body(box, tone, lambda f: s.dots(f, lighten(tone, 0.4), 26, 5, 0.7), round_=False)
        s.fill(rect(w * px - n * 0.07, h * 0.66 - n * 0.8, n * 0.14, n * 0.8) + rect(w * px - n / 2, h * 0.66 - n * 0.48, n, n * 0.13), bow_)
        s.stroke(arc(w * px - n * 0.14, h * 0.66 - n * 0.88, n * 0.13, 0, 350) + arc(w * px + n * 0.14, h * 0.66 - n * 0.88, n * 0.13, 190, 540), bow_, 9)
    rug = ellipse(w * 0.48, h * 0.85, w * 0.52, h * 0.16)
    s.body(rug, "#a8443a", lambda f: s.stroke(many(ellipse(w * 0.48, h * 0.85, w * q, h * q * 0.31) for q in (0.48, 0.4, 0.3)), "#f2d27a", 7, dash="26 14"), lambda f: grit(s, f, "#a8443a", 18))
    y = h * 0.87
    s.stroke(ellipse(w * 0.5, y - h * 0.075, w * 0.56, h * 0.075), "#6d5244", 26, dash="16 22", cap="butt")
    s.stroke(ellipse(w * 0.5, y - h * 0.085, w * 0.56, h * 0.075) + ellipse(w * 0.5, y - h * 0.065, w * 0.54, h * 0.072), "#c9d0d8", 4)
    s._shapes(["#6d5244"], [rect(px, y, 30, 14) for px in range(-10, w, 52)])
    s.fill(rect(-5, y - 3, w + 10, 9), s.linear((0, "#eef2f5"), (1, "#6a7480")))
    coach(s, w * -0.02, y - 3, 0.72, colour="#3f6fae", upper="#ffd98a", length=330)
    engine(s, w * 0.6, y - 3, 0.92, colour="#c9402f", trim="#2f6a8a", drift=0.4)


# ---------------------------------------------------------------- fast train


def fast_train(s, x, y, k=1.0, flip=False, colour="#f4f0ea", stripe="#2f6fb5", length=1300, beam=0, pantograph=True):
    """The head of a fast train, its nose at (x + 430, y); the rest runs out of the picture."""
    with placed(s, x, y, k, flip):
        a = -length
        s.shadow(-200, 4, 700, 18)
        s.fill(rect(a, -70, length + 250, 54), "#26232e")
        places = [(px, -28) for px in (180, 96, -330, -414, -520, -604, -1030, -1114) if px > a]
        repeat(s, places, lambda: driving_wheel(s, 28, "#8a93a0"))
        if pantograph:
            s.stroke(line((-260, -282), (-214, -330), (-270, -372)) + line((-310, -374), (-226, -374)), "#4a4754", 6)
            s.stroke(line((-300, -283), (-220, -283)), "#4a4754", 10)
        shell = Form([("M", a, -40), ("L", a, -276), ("L", 20, -276), ("C", 150, -274, 230, -220, 320, -150), ("C", 390, -104, 440, -90, 436, -56), ("C", 430, -36, 400, -34, 360, -34), ("L", a, -34), ("Z",)])

        def sides(f):
            s.fill(Form([("M", a, -124), ("L", 60, -124), ("C", 190, -124, 290, -116, 430, -78), ("L", 440, 0), ("L", a, 0), ("Z",)]), stripe)
            s.fill(Form([("M", a, -138), ("L", 60, -138), ("C", 190, -138, 300, -132, 420, -88), ("L", 424, -80), ("C", 290, -124, 190, -128, 60, -128), ("L", a, -128), ("Z",)]), s.mood.accent)
            s.stroke(curve((a, -256), (0, -256), (120, -240), (240, -176)), "#ffffff", 9, 0.7)
            s.fill(rect(a, -60, length + 500, 40), darken(stripe, 0.4), 0.8)
            s.stroke(line((a, -62), (400, -62)), lighten(stripe, 0.5), 2.5, 0.6)
            seams(s, many(line((px, -276), (px, -34)) for px in (-467, -460, -1077, 40)) + Form([("M", 330, -142), ("Q", 300, -90, 316, -34)]), colour)
            s._marks([darken(stripe, 0.4)], [line((60 + i * 16, -100), (74 + i * 16, -78)) for i in range(7)], 5, 0.8)
            rivets(s, line((a, -46), (300, -46)), stripe, 26)
        paintwork(s, shell, colour, sides, rim=4, horizon=0.4, digits=0)
        # a dark band with the windows in it
        s.fill(Form([("M", a, -232), ("L", 10, -232), ("Q", 36, -232, 40, -206), ("Q", 36, -162, 10, -162), ("L", a, -162), ("Z",)]), "#2f3140")
        panes = [(px, -226) for px in range(-70, int(a), -78) if not -500 < px < -430 and not -420 < px < -380]
        repeat(s, panes, lambda: glass(s, rrect(0, 0, 62, 58, 10), seats=1))
        for px in (-456, 46):
            door = rrect(px, -240, 50, 190, 8)
            s.stroke(door, darken(colour, 0.4), 4)
            glass(s, rrect(px + 10, -224, 30, 66, 8), darken(colour, 0.3), 3)
        cockpit = Form([("M", 128, -186), ("Q", 150, -236, 176, -240), ("C", 214, -224, 262, -184, 290, -160), ("Q", 210, -164, 128, -186), ("Z",)])
        glass(s, cockpit)
        with s.clip(cockpit):
            person(s, 186, -190, 17, "#2f3f5a", cap="#2f3f5a")
        s.stroke(cockpit, "#26232e", 6)
        if s.mood.lit and beam:
            s.fill(poly([(396, -100), (396 + beam, -170), (396 + beam, 10), (404, -74)]), s.linear((0, Lit("#fff0b8"), 0.75), (1, Lit("#fff0b8"), 0), angle=0))
        lamp = blob([(330, -118), (372, -112), (408, -88), (396, -82), (350, -98)], tension=0.7)
        s.fill(lamp, Lit("#fff6cf") if s.mood.lit else "#fdf6dc")
        s.stroke(lamp, "#3a3844", 4)
        if s.mood.lit:
            s.glow(380, -98, 90, opacity=0.8)
        s.stroke(curve((180, -282), (60, -284), (-120, -283)), "#c9d0d8", 8)


@picture("Fast as the wind", "3:2", "spring", light=1)
def fast_train_1(s):
    w, h = s.w, s.h
    s.sky(0.56, sun=(0.85, 0.17, 0.06), clouds="none")
    clouds(s, 0.4, 4)
    s.mountains(0.6, 0.4, layers=1)
    downs(s, 0.64, 2, 0.14)
    oaks(s, [(w * px, h * 0.72, h * 0.24) for px in (0.07, 0.3, 0.55, 0.9)], "#f2b4c8", far=0.1)
    lawn(s, 0.7, flowers=40)
    y = h * 0.84
    rails(s, y, 46)
    s.stroke(many(line((px, y), (px, h * 0.16)) for px in (w * 0.16, w * 0.86)), "#6a6674", 12)
    s.stroke(many(line((px, h * 0.2), (px + 90, h * 0.24)) for px in (w * 0.16, w * 0.86)), "#6a6674", 6)
    s.stroke(curve((-10, h * 0.25), (w * 0.2, h * 0.235), (w * 0.55, h * 0.25), (w + 10, h * 0.232)), "#4a4754", 3)
    fast_train(s, w * 0.6, y, 0.98)
    s._marks(["#ffffff"], [line((px, py), (px + n, py)) for px, py, n in ((30, h * 0.5, 150), (210, h * 0.46, 90), (60, h * 0.88, 200), (420, h * 0.905, 120), (760, h * 0.89, 160))], 5, 0.55)
    s.branch("tl", blossoms="#ffc9d9", reach=0.34)


@picture("Night train along the bay", "4:3", "moonlit")
def fast_train_2(s):
    w, h = s.w, s.h
    s.sky(0.5, sun=(0.24, 0.19, 0.075), clouds="streaks", moon=True)
    wisps(s, 0.5, 14)
    city(s, 0.515, 0.16, far=0.6, rows=1)
    water(s, 0.51, 0.8, glitter=0.24, boats=2)
    y = h * 0.82
    wall = rect(-5, h * 0.75, w + 10, h)
    s.fill(wall, "#6a6674")
    s.stones(wall, "#7a7684", size=64, opacity=0.9)
    bit(s, rect(-5, h * 0.742, w + 10, 16), "#8a8794")
    rails(s, y, 50)
    s.fill(rect(0, y + 8, w, 40), s.linear((0, Lit("#ffd27a"), 0.3), (1, Lit("#ffd27a"), 0)))
    fast_train(s, w * 0.52, y, 1.02, colour="#d9dfe6", stripe="#b5342f", beam=300)


# ---------------------------------------------------------------- tram


def tram(s, x, y, k=1.0, flip=False, colour="#c9402f", upper="#fff0d6", beam=0):
    """An old tram with open platforms, 640 long and 360 high to its roof; the wire runs at 440."""
    with placed(s, x, y, k, flip):
        s.shadow(0, 4, 350, 20)
        s.fill(rrect(-200, -74, 400, 44, 8), "#26232e")
        s.stroke(line((-180, -46), (180, -46)), "#55515f", 10)
        repeat(s, [(-120, -34), (120, -34)], lambda: driving_wheel(s, 34, "#8a6a5a"))
        s._marks(["#6a6674"], [line((px, -62), (px + 12, -40), (px, -30)) for px in (-186, -60, 46, 172)], 7)
        s.stroke(line((-318, -30), (-230, -30)) + line((318, -30), (230, -30)), "#55515f", 8)
        s.stroke(line((80, -388), (-150, -440)), "#4a4754", 7)
        disc(s, -150, -440, 7, BRASS)
        body_ = blob([(-312, -62), (-322, -150), (-318, -200), (-300, -316), (-270, -330), (270, -330), (300, -316), (318, -200), (322, -150), (312, -62)], tension=0.25)

        def sides(f):
            s.fill(rect(-330, -340, 660, 170), upper)
            s.stroke(line((-330, -170), (330, -170)), BRASS, 5)
            s.stroke(rrect(-210, -156, 420, 78, 12), BRASS, 4)
            s.fill(star(0, -117, 26, 0.45, 8), BRASS)
            s.fill(many(star(px, -117, 13, 0.45, 8) for px in (-150, 150)), BRASS)
            seams(s, line((-226, -330), (-226, -62)) + line((226, -330), (226, -62)), colour)
            rivets(s, line((-310, -72), (310, -72)), colour, 18)
        paintwork(s, body_, colour, sides, rim=3)
        repeat(s, [(-212 + i * 86, -300) for i in range(5)], lambda: glass(s, rrect(0, 0, 74, 108, 12), "#8a5a3c", 6, seats=1))
        for i, (tone, hair) in enumerate((("#3f7a6a", "#3a2a2a"), ("#d9a441", "#7a3f2a"), ("#7a5a9a", "#c98a4a"))):
            with s.clip(rect(-212 + (i * 2) * 86, -300, 74, 106)):
                person(s, -176 + (i * 2) * 86, -222, 19, tone, hair=hair)
        for a in (-1, 1):
            pane = rrect(a * 268 - 34, -298, 66, 104, 12)
            glass(s, pane)
            if a > 0:
                with s.clip(pane):
                    person(s, 264, -224, 20, "#2f3f5a", cap="#2f3f5a")
            s.stroke(pane, "#8a5a3c", 6)
        s.stroke(many(line((px, -190), (px, -74)) for px in (-292, -246, 246, 292)), BRASS, 5)
        roof = blob([(-342, -322), (-330, -348), (-240, -360), (240, -360), (330, -348), (342, -322)], tension=0.5)
        tube(s, roof, "#8a93a0")
        bit(s, rrect(-190, -384, 380, 28, 10), lighten(colour, 0.1))
        repeat(s, [(-172 + i * 50, -378) for i in range(7)], lambda: s.fill(rrect(0, 0, 34, 14, 4), Lit("#ffd27a") if s.mood.lit else "#5f7f95"))
        headlamp(s, 318, -124, 20, beam)
        lamp_spot(s, -320, -112, 9)
        bit(s, rrect(300, -80, 36, 16, 6), "#55515f")
        bit(s, rrect(-336, -80, 36, 16, 6), "#55515f")


def tram_front(s, x, y, k=1.0, colour="#2f7f8a", upper="#fff0d6"):
    """The tram's face, 270 wide and 470 high to its wire."""
    with placed(s, x, y, k):
        s.shadow(0, 4, 190, 30)
        s.fill(rect(-104, -70, 208, 66), "#26232e")
        for a in (-1, 1):
            bit(s, rrect(a * 72 - 14, -60, 28, 62, 6), "#55515f")
        s.stroke(line((-30, -414), (0, -486), (30, -414)) + line((-60, -486), (60, -486)), "#4a4754", 8)
        shell = blob([(-132, -62), (-138, -180), (-128, -340), (-104, -384), (0, -402), (104, -384), (128, -340), (138, -180), (132, -62), (100, -46), (-100, -46)], tension=0.45)

        def face(f):
            s.fill(blob([(-150, -430), (150, -430), (150, -196), (60, -184), (0, -176), (-60, -184), (-150, -196)], tension=0.6), upper)
            s.stroke(curve((-150, -196), (-60, -184), (0, -176), (60, -184), (150, -196)), BRASS, 7)
            rivets(s, line((-120, -74), (120, -74)), colour, 17)
            s.stroke(curve((-112, -170), (-60, -158), (0, -150)) + curve((112, -170), (60, -158), (0, -150)), BRASS, 4)
        paintwork(s, shell, colour, face, rim=4)
        for x0, n in ((-112, 56), (-48, 96), (56, 56)):
            pane = rrect(x0, -320, n, 108, 10)
            glass(s, pane)
            if n > 60:
                with s.clip(pane):
                    person(s, 0, -244, 25, "#2f3f5a", cap="#2f3f5a", look=1)
            s.stroke(pane, "#8a5a3c", 7)
        bit(s, rrect(-70, -372, 140, 40, 8), "#2f3140")
        s.stroke(line((-50, -352), (50, -352)), Lit("#ffd27a") if s.mood.lit else "#f2d27a", 12, dash="0 20")
        headlamp(s, 0, -112, 32)
        for a in (-1, 1):
            disc(s, a * 92, -110, 10, "#f2a43f")
            bit(s, rrect(a * 146 - 8, -300, 16, 44, 6), "#3a3844")
        bit(s, rrect(-150, -64, 300, 20, 8), "#8a93a0")
        guard = poly([(-96, -44), (96, -44), (82, -8), (-82, -8)])
        s.fill(guard, "#3a3844")
        s.stroke(many(line((-84 + i * 24, -42), (-74 + i * 21, -10)) for i in range(8)), "#c9a45f", 6)


def wires(s, y, poles=(0.1, 0.9), foot=0.75):
    """The wire a tram hangs on, with its poles; y is a fraction."""
    w, h = s.w, s.h
    for px in poles:
        bit(s, rect(w * px - 7, h * (y - 0.06), 14, h * (foot - y + 0.06)), "#4a4754")
        bit(s, rrect(w * px - 16, h * foot - 30, 32, 32, 5), "#4a4754")
        s.stroke(line((w * px, h * (y - 0.04)), (w * px + 90, h * (y - 0.01))) + line((w * px, h * (y + 0.01)), (w * px + 90, h * (y - 0.01))), "#4a4754", 4)
    s.stroke(line((-5, h * y), (w + 5, h * y)), "#3a3844", 3.5)


@picture("Tram at the market corner", "4:3", "morning")
def tram_1(s):
    w, h = s.w, s.h
    s.sky(0.4, sun=(0.14, 0.1, 0.05), clouds="small")
    wisps(s, 0.4, 14)
    house_row(s, 0.7, 0.5)
    pavement(s, 0.7, 0.79)
    y = h * 0.88
    s.fill(rect(-5, h * 0.79, w + 10, h), s.linear((0, "#a39a92"), (1, "#857c78")))
    s.stones(rect(0, h * 0.79, w, h * 0.22), "#a89e94", size=62, opacity=0.85)
    rails(s, y, sunk=True)
    s.stroke(line((-5, h * 0.965), (w + 5, h * 0.965)), "#5a5660", 9)
    wires(s, 0.88 - 440 * 1.12 / h, (0.05, 0.96), 0.79)
    tram(s, w * 0.5, y, 1.12)


@picture("Uphill in the snow", "3:4", "snow", light=1)
def tram_2(s):
    w, h = s.w, s.h
    s.sky(0.5, clouds="none")
    clouds(s, 0.4, 4, heavy=True)
    city(s, 0.5, 0.2, far=0.7, rows=1)
    # rows of houses climb on both sides of the lane
    walls, panes = [], []
    for a in (-1, 1):
        for i, (px, t, n) in enumerate(((0.2, 0.33, 0.13), (0.33, 0.42, 0.17), (0.5, 0.56, 0.24))):
            x0 = w * (0.5 + a * px) - (0 if a > 0 else w * n)
            wall = (("#d9a07f", "#b7c4a8", "#c98f8a"), ("#a9b8c9", "#e3c08f", "#b58a9a"))[a > 0][i]
            base = h * (0.52 + 0.12 * i + 0.02)
            s.fill(rect(x0, base - h * t, w * n, h * t + h * 0.3), s.linear((0, lighten(wall, 0.12)), (1, darken(wall, 0.15))))
            walls.append(rect(x0, base - h * t, w * n, h * t + h * 0.3))
            s.fill(poly([(x0 - 10, base - h * t + 4), (x0 + w * n * 0.5, base - h * t - h * 0.07), (x0 + w * n + 10, base - h * t + 4)]), "#f4f8ff")
            def pane(n=n, t=t):
                glass(s, rect(0, 0, w * n * 0.4, h * t * 0.16), "#fff4e0", 6)
                s.stroke(line((w * n * 0.2, 0), (w * n * 0.2, h * t * 0.16)) + line((0, h * t * 0.08), (w * n * 0.4, h * t * 0.08)), "#fff4e0", 4)
                s.fill(rrect(-8, h * t * 0.16, w * n * 0.4 + 16, 10, 4), "#ffffff")
            panes.append((pane, [(round(x0 + w * n * 0.3), round(base - h * t + h * t * q)) for q in (0.12, 0.4, 0.68, 0.96)]))
    masonry(s, many(walls))
    for pane, places in panes:
        repeat(s, places, pane)
    road_ = poly([(w * 0.42, h * 0.5), (w * 0.58, h * 0.5), (w * 1.2, h + 10), (w * -0.2, h + 10)])
    s.fill(road_, s.linear((0, "#e9f0fa"), (1, "#c3d2e8")))
    grit(s, road_, "#a9bcd8", 26, 5)
    for u in (-0.3, 0.3):
        s.fill(poly([(w * (0.5 + u * 0.08), h * 0.5), (w * (0.5 + u * 0.1), h * 0.5), (w * (0.5 + u * 1.02), h + 10), (w * (0.5 + u * 0.92), h + 10)]), "#6a7488")
    s._marks(["#8fa6c4"], [curve((w * (0.5 + u * 0.1), h * 0.52), (w * (0.5 + u * 0.5), h * 0.75), (w * (0.5 + u * 0.96), h + 10)) for u in (-0.5, 0.5, 0.75)], 5, 0.6)
    s.lamp(w * 0.13, h * 0.88, h * 0.4)
    s.stroke(line((w * 0.5, h * 0.24), (w * 0.5, -10)) + line((-5, h * 0.12), (w * 0.5, h * 0.16), (w + 5, h * 0.1)), "#4a5468", 4)
    tram_front(s, w * 0.5, h * 0.9, 1.42, colour="#c9402f")
    s.fill(blob([(w * 0.33, h * 0.9 - 540), (w * 0.4, h * 0.9 - 572), (w * 0.6, h * 0.9 - 572), (w * 0.67, h * 0.9 - 540), (w * 0.5, h * 0.9 - 556)]), "#ffffff")
    flurry(s)


@picture("Blue-hour tram", "3:2", "dusk", light=1)
def tram_3(s):
    w, h = s.w, s.h
    s.sky(0.56, sun=(0.8, 0.46, 0.07), clouds="streaks")
    wisps(s, 0.56, 14)
    city(s, 0.64, 0.4)
    s.treeline(0.66, 0.1, "round", far=0.25, step=0.1)
    lawn(s, 0.65, 0.8, flowers=24)
    y = h * 0.87
    s.fill(rect(-5, h * 0.79, w + 10, h), s.linear((0, "#8a8088"), (1, "#6a6270")))
    grit(s, rect(0, h * 0.79, w, h * 0.22), "#857b84", 24)
    s._marks(["#5a5260"], [line((px, h * 0.79), (px - 70, h)) for px in range(0, w + 100, 96)], 3, 0.6)
    rails(s, y, sunk=True)
    wires(s, 0.87 - 440 / h, (0.07, 0.95), 0.8)
    s.glow(w * 0.47, y - 240, 380, opacity=0.28)
    tram(s, w * 0.47, y, 1.0, flip=True, colour="#2f6f9a", upper="#f7dfb0", beam=260)


# ---------------------------------------------------------------- cable car


def gondola(s, x, y, k=1.0, colour="#d9402f", riders=True, hang=230, slope=0.0, turn=0):
    """A cabin that hangs from its rope at (x, y), the cabin's floor `hang` + 230 below; `slope` tilts the rope's grip."""
    with placed(s, x, y, k, turn=turn):
        s.body(rrect(-74, -16, 148, 30, 12).rotated(slope), "#55515f", rim=2)
        for px in (-50, -17, 17, 50):
            q = px * math.tan(math.radians(slope))
            ball(s, px, q - 12, 15, "#8a93a0")
            disc(s, px, q - 12, 5, "#3a3844")
        s.body(taper([(0, 6), (30, hang * 0.5), (0, hang)], [20, 18, 22]), "#6a6674", lambda f: rivets(s, curve((0, 10), (30, hang * 0.5), (0, hang)), "#6a6674", 20), rim=2)
        y0 = hang
        bit(s, rrect(-150, y0 - 6, 300, 26, 10), darken(colour, 0.25))
        shell = blob([(-160, y0 + 18), (-176, y0 + 120), (-160, y0 + 226), (-120, y0 + 244), (120, y0 + 244), (160, y0 + 226), (176, y0 + 120), (160, y0 + 18)], tension=0.5)

        def sides(f):
            s.stroke(curve((-180, y0 + 160), (0, y0 + 170), (180, y0 + 160)), "#fff1dc", 10)
            s.fill(star(0, y0 + 206, 22, 0.45, 6), "#fff1dc")
            rivets(s, line((-140, y0 + 234), (140, y0 + 234)), colour, 18)
        paintwork(s, shell, colour, sides, rim=4)
        if not riders:
            repeat(s, [(px, y0 + 34) for px in (-150, -52, 46)], lambda: glass(s, rrect(0, 0, 90, 106, 12), "#f0ebe2", 7))
        for x0, n in ((-150, 86), (-52, 104), (64, 86)) if riders else ():
            pane = rrect(x0, y0 + 34, n, 106, 12)
            glass(s, pane)
            with s.clip(pane):
                person(s, x0 + n / 2, y0 + 106, 21, ("#3f7fa6", "#e0a33f", "#6a5a8f")[n % 3 if n > 90 else (x0 > 0)], cap=("#f2c14e", None, "#3f8a6a")[(x0 > 0) + (n > 90)], look=1 if x0 < 0 else -1)
            s.stroke(pane, "#f0ebe2", 7)
        s.stroke(line((0, y0 + 26), (0, y0 + 240)), darken(colour, 0.45), 4)
        for px in (-154, 128):
            s.stroke(line((px, y0 + 190), (px + 26, y0 + 190)), "#3a3844", 6)
        for i in range(4):  # skis in the rack
            s.fill(rrect(172 + i * 9, y0 + 56 + i * 4, 6, 170, 3), ("#f2c14e", "#3f7fa6", "#f4f0ea", "#3f8a6a")[i])
        bit(s, rrect(166, y0 + 170, 46, 12, 4), "#55515f")


@picture("Gondola to the summit", "4:3", "snow")
def cable_car_1(s):
    w, h = s.w, s.h
    s.sky(0.72, sun=(0.16, 0.15, 0.06), clouds="streaks")
    wisps(s, 0.72, 14)
    s.mountains(0.86, 0.62, layers=2)
    s.treeline(0.96, 0.24, far=0.2, step=0.045)
    snow(s, 0.93)
    firs(s, [(w * px, h * 1.02, h * n) for px, n in ((0.05, 0.42), (0.14, 0.3), (0.93, 0.48), (0.83, 0.32))], True)
    slope = math.degrees(math.atan2(-h * 0.2, w))
    s.stroke(line((-10, h * 0.3), (w + 10, h * 0.1)) + line((-10, h * 0.33), (w + 10, h * 0.13)), "#4a4f60", 5)
    gondola(s, w * 0.83, h * 0.135, 0.34, "#e0a02f", riders=False, hang=150, slope=slope)
    gondola(s, w * 0.42, h * 0.218, 1.14, "#d9402f", hang=130, slope=slope)
    flurry(s)


@picture("Cable car over the harbour", "3:4", "golden", light=1)
def cable_car_2(s):
    w, h = s.w, s.h
    s.sky(0.62, sun=(0.74, 0.5, 0.08), clouds="streaks")
    wisps(s, 0.62, 14)
    hill = blob([(-30, h * 0.6), (w * 0.1, h * 0.54), (w * 0.26, h * 0.56), (w * 0.44, h * 0.62), (w * 0.6, h * 0.66), (-30, h * 0.68)])
    s.body(hill, mix(s.mood.mid, s.mood.near, 0.4), lambda f: s._dots([darken(s.mood.near, 0.2), lighten(s.mood.mid, 0.2)], s.scatter(f, 34), 18, 0.7), rim=0)
    city(s, 0.655, 0.13, far=0.55, rows=1)
    water(s, 0.64, glitter=0.74, boats=4)
    s.stroke(line((-10, h * 0.06), (w + 10, h * 0.2)) + line((-10, h * 0.09), (w + 10, h * 0.23)), "#5a3f4a", 5)
    slope = math.degrees(math.atan2(h * 0.14, w))
    gondola(s, w * 0.87, h * 0.185, 0.36, "#d9a441", riders=False, hang=150, slope=slope)
    gondola(s, w * 0.42, h * 0.127, 1.5, "#2f7f8a", hang=150, slope=slope)
    shrub(s, w * 0.06, h * 1.01, 200, s.mood.accent)
    shrub(s, w * 0.93, h * 1.02, 170, "#f7c948")
    s.birds(w * 0.2, h * 0.4, 5, 15)


PICTURES = gallery.pictures
