"""Vehicles of the road: car, camper van, double-decker bus, ice-cream van, fire engine, snowplough."""

from vehicle_places import *

gallery = Gallery("Vehicle")
picture = gallery.picture

# ---------------------------------------------------------------- car


def suitcases(s, x, y, w):
    """Luggage on a roof rack, its foot's middle at (x, y)."""
    for dx, ww, hh, colour in ((-0.3, 0.42, 0.3, "#b5683f"), (0.18, 0.5, 0.2, "#3f7a72"), (0.14, 0.36, 0.18, "#d9a441")):
        top = y - w * hh - (w * 0.2 if hh == 0.18 else 0)
        case = rrect(x + w * (dx - ww / 2), top, w * ww, w * hh, 7)
        s.body(case, colour, lambda f: s.weave(f, colour, step=9, opacity=0.25), rim=2)
        s.stroke(many(line((x + w * (dx + k * ww), top + 1), (x + w * (dx + k * ww), top + w * hh - 1)) for k in (-0.28, 0.28)), darken(colour, 0.45), w * 0.022, cap="butt")
        s._dots(["#f2d27a"], [(x + w * (dx + k * ww), top + w * hh * 0.5) for k in (-0.28, 0.28)], w * 0.03)
    s.stroke(curve((x - w * 0.56, y), (x - w * 0.3, y - w * 0.33), (x + w * 0.1, y - w * 0.42), (x + w * 0.46, y - w * 0.2), (x + w * 0.5, y)), "#f2e3c0", 2.5, 0.9)


def car(s, x, y, k=1.0, flip=False, colour="#2f9aa0", roof="#fff1dc", luggage=False, beam=0, driver=True, turn=0):
    """A small round car of the fifties, 540 long."""
    with placed(s, x, y, k, flip, turn):
        s.shadow(0, 2, 320, 34)
        s.fill(rrect(-225, -80, 455, 56, 18), "#26232e")
        if luggage:
            suitcases(s, -40, -289, 220)
            s.stroke(line((-160, -287), (90, -287)) + many(line((px, -288), (px, -270)) for px in (-140, -40, 70)), "#aeb6bf", 6)
        cabin = blob([(-205, -170), (-178, -232), (-126, -272), (-20, -284), (66, -268), (118, -222), (150, -172)], tension=0.85)
        paintwork(s, cabin, roof, rim=3, horizon=0.3)
        rear = blob([(-182, -184), (-160, -228), (-122, -254), (-64, -262), (-64, -184)], tension=0.45)
        front = blob([(-44, -184), (-44, -263), (10, -263), (58, -248), (92, -216), (110, -184)], tension=0.4)
        for pane, seats in ((rear, 0), (front, 0)):
            glass(s, pane, lit=False)
        with s.clip(front + rear):
            s.body(rrect(-120, -212, 40, 60, 14), "#8a4a44", rim=0)
            if driver:
                person(s, 4, -206, 20, s.pick("#3f6a8a", "#a8443a", "#4f7a4a"))
            s.stroke(arc(52, -190, 24, 150, 300), "#2c2a34", 5)
        s.stroke(rear, "#d9dee3", 6)
        s.stroke(front, "#d9dee3", 6)
        body = blob([(-268, -66), (-276, -104), (-252, -150), (-196, -178), (-90, -190), (60, -190), (150, -182), (222, -158), (262, -122), (270, -70), (252, -48), (-250, -48)], tension=0.72)

        def side(f):
            for cx in (-156, 160):
                disc(s, cx, -52, 66, "#1f1c28")
            seams(s, curve((-72, -190), (-78, -120), (-66, -54)) + curve((78, -190), (88, -130), (84, -90), (96, -54)), colour)
            seams(s, curve((96, -180), (170, -166), (232, -136)), colour, 2)
        paintwork(s, body, colour, side, rim=4, horizon=0.42)
        for cx in (-156, 160):
            s.stroke(arc(cx, -52, 69, 178, 362), lighten(colour, 0.12), 11)
            s.stroke(arc(cx, -53, 74, 200, 340), lighten(colour, 0.5), 3, 0.8)
        s.fill(rrect(-86, -60, 172, 14, 7), darken(colour, 0.4))
        s.stroke(curve((-248, -132), (-80, -140), (100, -140), (240, -118)), "#f4f6f8", 5)
        s.stroke(line((-56, -160), (-28, -160)), "#f4f6f8", 7)
        s.stroke(line((-56, -157), (-28, -157)), "#6d7684", 2)
        wheels(s, [(-156, -50), (160, -50)], 50, wall="#f4eee2", rim="#e3e7ea", spokes=8)
        chrome(s, rrect(-292, -86, 46, 20, 10))
        chrome(s, rrect(240, -86, 50, 20, 10))
        chrome(s, rrect(-284, -104, 10, 40, 5))
        chrome(s, rrect(274, -104, 10, 40, 5))
        lamp_spot(s, -258, -124, 9)
        s.fill(ellipse(262, -100, 8), "#f2a43f")
        headlamp(s, 240, -130, 21, beam)
        s.stroke(line((108, -190), (122, -204)), "#aeb6bf", 4)
        chrome(s, ellipse(124, -210, 10, 12))
        smoke(s, [(-296, -42), (-330, -50)], 6, 13, opacity=0.5)


def car_front(s, x, y, k=1.0, colour="#d9483b", roof="#fff1dc", turn=0):
    """The same car coming at us, 360 wide."""
    with placed(s, x, y, k, False, turn):
        s.shadow(0, 2, 230, 40)
        for cx in (-142, 142):
            tyre = rrect(cx - 30, -80, 60, 84, 18)
            s.body(tyre, RUBBER, rim=3)
            s.stroke(many(line((cx - 26, py), (cx + 26, py + 5)) for py in range(-60, 2, 10)), "#55515f", 3, 0.8)
        cabin = blob([(-150, -190), (-128, -262), (-84, -300), (0, -310), (84, -300), (128, -262), (150, -190)], tension=0.85)
        paintwork(s, cabin, roof, horizon=0.3)
        pane = blob([(-122, -192), (-106, -250), (-70, -278), (0, -285), (70, -278), (106, -250), (122, -192)], tension=0.6)
        glass(s, pane, lit=False)
        with s.clip(pane):
            person(s, 52, -216, 22, "#3f6a8a", cap="#c9a45f", look=-1)
            person(s, -52, -212, 20, "#a8443a", hair="#7a3f2a", look=1)
            s.stroke(arc(52, -176, 30, 190, 350), "#2c2a34", 6)
            s.fill(rect(-16, -282, 32, 13), "#3a3844")
        s.stroke(pane, "#d9dee3", 7)
        s.stroke(line((-60, -192), (-20, -222)) + line((40, -192), (78, -222)), "#2c2a34", 4)
        body = blob([(-186, -60), (-196, -120), (-170, -178), (-120, -206), (0, -214), (120, -206), (170, -178), (196, -120), (186, -60), (160, -44), (-160, -44)], tension=0.75)

        def face(f):
            seams(s, curve((-112, -204), (-84, -140), (-70, -96), (0, -88), (70, -96), (84, -140), (112, -204)), colour)
            s.stroke(line((0, -212), (0, -96)), lighten(colour, 0.5), 5)
        paintwork(s, body, colour, face, rim=4, horizon=0.45)
        grille = blob([(-76, -66), (-66, -92), (0, -99), (66, -92), (76, -66), (0, -60)], tension=0.6)
        s.fill(grille, "#26232e")
        with s.clip(grille):
            s.stroke(many(line((-80, py), (80, py)) for py in range(-96, -58, 8)), "#d9dee3", 3)
        s.stroke(grille, "#eef1f4", 5)
        for cx in (-136, 136):
            headlamp(s, cx, -128, 30)
            s.fill(ellipse(cx * 1.12, -82, 11), "#f2a43f")
            chrome(s, ellipse(cx * 1.33, -216, 17, 13))
            s.stroke(line((cx * 1.12, -196), (cx * 1.24, -208)), "#aeb6bf", 5)
        chrome(s, rrect(-204, -62, 408, 22, 11))
        for cx in (-90, 90):
            chrome(s, rrect(cx - 8, -76, 16, 46, 7))
        s.body(rrect(-44, -50, 88, 24, 4), "#f4eee2", lambda f: s.stroke(many(line((px, -44), (px, -32)) for px in range(-32, 36, 11)), "#3a3844", 4), rim=1, round_=False)


def puddle(s, x, y, w):
    """A puddle with the sky in it."""
    form = s.wobble(x, y, w, w * 0.17, 10, 0.1)
    s.fill(form.moved(0, 4), s.mood.shade, 0.35)
    s.fill(form, s.linear((0, s.mood.middle), (1, s.mood.low)))
    with s.clip(form):
        s._marks([s.mood.light, s.mood.water], [line((x + s.near(0, w * 0.7), y + d), (x + s.near(0, w * 0.7), y + d)) for d in (-w * 0.08, 0, w * 0.06)], 4, 0.6)


@picture("Off on holiday", "4:3", "summer")
def car_1(s):
    w, h = s.w, s.h
    s.sky(0.5, sun=(0.16, 0.17, 0.07), clouds="none")
    clouds(s, 0.5, 4)
    strand(s, 0.5, 0.64, 0.78)
    s.boat(w * 0.82, h * 0.545, 90)
    s.palm(w * 0.14, h * 0.74, h * 0.62)
    road(s, 0.76, 1.02, "#8a8590", kerb="#e8d2a6")
    car(s, w * 0.54, h * 0.875, 1.22, luggage=True)
    s.birds(w * 0.5, h * 0.14, 5, 15)


@picture("Small car, big city", "3:4", "lamplight", light=1)
def car_2(s):
    w, h = s.w, s.h
    s.sky(0.55, sun=(0.76, 0.13, 0.06), clouds="streaks", moon=True)
    wisps(s, 0.55, 14)
    city(s, 0.5, 0.24)
    house_row(s, 0.68)
    pavement(s, 0.68, 0.745)
    road(s, 0.745, 1.02, kerb="#a89a8c")
    s.lamp(w * 0.1, h * 0.74, h * 0.44)
    for px in (0.2, 0.8):
        s.fill(ellipse(w * px, h * 0.93, 180, 26), s.radial((0, s.mood.sun, 0.3), (1, s.mood.sun, 0)))
    puddle(s, w * 0.78, h * 0.95, 130)
    car_front(s, w * 0.52, h * 0.9, 1.42, "#d9a032")


@picture("Toy car race on the kitchen floor", "3:2", "indoor-warm")
def car_3(s):
    w, h = s.w, s.h
    parlour(s, 0.46, "#a9c7b8", "tiles", "#b97f52", window=(0.72, 0.04, 0.18), books=(0.34, 0.3, 0.26), picture=(0.08, 0.08, 0.15))
    for px, colour in ((0.12, "#d95b43"), (0.24, "#e8b04a"), (0.17, "#4f8aa8")):
        block = rrect(w * px - 42, h * 0.56 - (84 if px == 0.17 else 0), 84, 84, 8)
        s.shadow(w * px, h * 0.56 + 84, 60, 10) if px != 0.17 else None
        s.body(block, colour, lambda f: s.grain(f, step=12), round_=False)
        s.stroke(rrect(w * px - 28, h * 0.56 + 14 - (84 if px == 0.17 else 0), 56, 56, 6), lighten(colour, 0.5), 5)
        s.fill(star(w * px, h * 0.56 + 44 - (84 if px == 0.17 else 0), 22), lighten(colour, 0.6))
    s.blanket(0.7, "#4f8aa8", spread=0.7)
    car(s, w * 0.36, h * 0.83, 0.72, colour="#3f7fc4", roof="#e9eef2", driver=False)
    car(s, w * 0.64, h * 0.93, 1.05, colour="#e0523f", roof="#ffd98a", driver=False)
    ball = ellipse(w * 0.9, h * 0.66, 62)
    s.shadow(w * 0.9, h * 0.725, 64, 12)
    s.body(ball, "#f2c14e", lambda f: s.stripes(f, "#d9483b", 4, 20, 0.45, 0.1))


# ---------------------------------------------------------------- camper van


def camper(s, x, y, k=1.0, flip=False, colour="#e8743f", upper="#fff3df", pop=False, beam=0, board=False, turn=0):
    """A camper van with two-tone paint and curtains, 560 long."""
    with placed(s, x, y, k, flip, turn):
        s.shadow(0, 2, 320, 32)
        s.fill(rrect(-240, -86, 480, 60, 12), "#26232e")
        if pop:
            cloth = poly([(-150, -316), (-196, -392), (150, -392), (112, -316)])
            s.body(cloth, "#f0a840", lambda f: s.bars(f, "#fff1dc", 34, 0.45, 90, 0.9), round_=False)
            s.fill(rrect(-110, -380, 90, 44, 8), "#3a3844", 0.75)
            s.fill(rrect(20, -380, 80, 44, 8), "#3a3844", 0.75)
            s.body(rrect(-208, -410, 370, 24, 12), upper)
        if board:
            plank = blob([(-230, -346), (-120, -362), (120, -362), (236, -348), (120, -338), (-120, -338)])
            s.body(plank, "#f2d9a0", lambda f: s.stroke(line((-230, -349), (236, -349)), "#a8553f", 4), lambda f: s.fill(rect(-60, -370, 26, 40) + rect(-26, -370, 10, 40), "#2f8f9a"))
            s.stroke(line((-150, -342), (-150, -312)) + line((130, -342), (130, -312)), "#55515f", 8)
        shell = blob([(-280, -64), (-284, -170), (-272, -272), (-236, -312), (0, -322), (200, -314), (246, -270), (276, -190), (284, -110), (276, -60), (240, -48), (-250, -48)], tension=0.6)

        def sides(f):
            waist = blob([(-300, -190), (-100, -186), (120, -186), (204, -180), (262, -140), (300, -96), (300, 0), (-300, 0)], tension=0.5)
            s.fill(waist, colour)
            s.fill(Form(waist.segments).scaled(1, 0.4, (0, -44)), darken(colour, 0.22), 0.7)
            s.brush(rect(-280, -180, 560, 60), lighten(colour, 0.2), step=60, length=150, width=8, opacity=0.5)
            s.stroke(curve((-300, -190), (-100, -186), (120, -186), (204, -180), (262, -140), (300, -96)), "#eef1f4", 7)
            for cx in (-150, 168):
                disc(s, cx, -52, 64, "#1f1c28")
            seams(s, line((-62, -300), (-62, -52)) + line((92, -300), (96, -52)) + line((-62, -66), (92, -66)), colour)
            s._marks([darken(colour, 0.5)], [line((-252, py), (-206, py)) for py in range(-156, -110, 9)], 4, 0.8)
        paintwork(s, shell, upper, sides, rim=4, horizon=0.36)
        for px, ww in ((-250, 82), (-152, 80), (-50, 128)):
            pane = rrect(px, -284, ww, 82, 14)
            glass(s, pane)
            with s.clip(pane):
                for side_ in (0, 1):
                    cx = px + (ww - 22 if side_ else 0)
                    s.fill(blob([(cx, -290), (cx + 22, -290), (cx + (16 if side_ else 20), -240), (cx + 22, -196), (cx, -196), (cx + (2 if side_ else 6), -240)], tension=0.4), "#d9584a")
                    s.stroke(many(line((cx + d, -288), (cx + d, -198)) for d in (6, 14)), "#fff1dc", 2.5, 0.7)
            s.stroke(pane, "#dfe4e8", 6)
        cab = blob([(104, -202), (104, -284), (186, -284), (222, -252), (244, -202)], tension=0.3)
        glass(s, cab)
        with s.clip(cab):
            person(s, 152, -226, 22, "#3f7a6a", cap="#f2c14e")
            s.stroke(arc(214, -206, 26, 150, 300), "#2c2a34", 6)
        s.stroke(cab, "#dfe4e8", 6)
        for cx in (-150, 168):
            s.stroke(arc(cx, -52, 66, 180, 360), lighten(colour, 0.2), 6)
        wheels(s, [(-150, -50), (168, -50)], 50, rim=upper, hub="#dfe4e8", spokes=10, wall="#f4eee2")
        s.stroke(line((-46, -206 + 34), (-18, -172)) + line((80, -172), (62, -172)), "#eef1f4", 7)
        chrome(s, rrect(-298, -84, 40, 22, 10))
        chrome(s, rrect(250, -84, 46, 22, 10))
        lamp_spot(s, -274, -126, 10)
        headlamp(s, 266, -128, 22, beam)
        s.stroke(line((232, -214), (250, -232)), "#aeb6bf", 4)
        chrome(s, rrect(244, -256, 12, 28, 5))


def camper_front(s, x, y, k=1.0, colour="#3f9a8a", upper="#fff3df", board=None):
    """The van's friendly face, 330 wide."""
    with placed(s, x, y, k):
        s.shadow(0, 2, 220, 36)
        for cx in (-124, 124):
            s.body(rrect(cx - 28, -70, 56, 74, 16), RUBBER, rim=3)
            s.stroke(many(line((cx - 24, py), (cx + 24, py + 5)) for py in range(-34, 2, 9)), "#55515f", 3, 0.8)
        if board:
            plank = blob([(-130, -412), (-20, -446), (110, -430), (134, -416), (100, -404), (-40, -404)])
            s.body(plank, board, lambda f: s.stroke(line((-130, -416), (134, -420)), "#a8553f", 5))
            s.stroke(line((-80, -410), (-80, -384)) + line((80, -410), (80, -384)), "#55515f", 9)
        shell = blob([(-166, -70), (-172, -170), (-160, -310), (-126, -372), (0, -390), (126, -372), (160, -310), (172, -170), (166, -70), (140, -44), (-140, -44)], tension=0.6)

        def face(f):
            vee = blob([(-190, -236), (-130, -228), (-60, -176), (0, -92), (60, -176), (130, -228), (190, -236), (190, 0), (-190, 0)], tension=0.6)
            s.fill(vee, colour)
            s.brush(rect(-170, -200, 340, 110), lighten(colour, 0.25), step=50, length=90, width=8, opacity=0.5)
            s.fill(rect(-190, -92, 380, 60), darken(colour, 0.3), 0.7)
            s.stroke(curve((-190, -236), (-130, -228), (-60, -176), (0, -92), (60, -176), (130, -228), (190, -236)), "#eef1f4", 9)
        paintwork(s, shell, upper, face, rim=4, horizon=0.3)
        for a in (-1, 1):
            pane = blob([(a * 8, -246), (a * 8, -340), (a * 100, -332), (a * 132, -312), (a * 142, -252), (a * 120, -242)], tension=0.35)
            glass(s, pane)
            with s.clip(pane):
                person(s, a * 68, -272, 22, ("#a8443a", "#3f6a8a")[a > 0], hair=("#7a3f2a", "#3a2a2a")[a > 0], look=-a)
            s.stroke(pane, "#dfe4e8", 7)
            s.stroke(line((a * 16, -240), (a * 30, -252), (a * 98, -256)), "#2c2a34", 5)
            headlamp(s, a * 106, -150, 33)
            s.fill(ellipse(a * 132, -206, 9), "#f2a43f")
            chrome(s, rrect(a * 184 - 14, -290, 28, 52, 10))
            s.stroke(line((a * 154, -250), (a * 174, -262)), "#aeb6bf", 6)
        s.fill(ellipse(0, -178, 34), "#f4eee2")
        s.stroke(ellipse(0, -178, 34), "#dfe4e8", 7)
        s.fill(star(0, -178, 26, 0.45, 8), "#f2a43f")
        chrome(s, rrect(-178, -86, 356, 26, 13))
        for cx in (-92, 92):
            chrome(s, rrect(cx - 9, -100, 18, 50, 8))
        s.body(rrect(-46, -72, 92, 26, 4), "#f4eee2", lambda f: s.stroke(many(line((px, -66), (px, -52)) for px in range(-34, 38, 12)), "#3a3844", 4), rim=1, round_=False)


def campfire(s, x, y, k=1.0):
    with placed(s, x, y, k):
        s.glow(0, -30, 220, opacity=0.55)
        s._shapes(["#8a8590", "#6f6a78", "#a39ca0"], [ellipse(math.cos(a) * 62, math.sin(a) * 17, 17, 12) for a in (i * math.tau / 11 for i in range(11))], digits=1)
        for a in (-24, 22, 0):
            bit(s, rrect(-46, -16, 92, 16, 8).rotated(a, (0, -8)), "#7a4f38")
        for dx, n, colour in ((0, 118, "#f2703f"), (-16, 82, "#f59a3f"), (14, 74, "#f7b84a"), (0, 48, "#ffe9a0")):
            s.fill(blob([(dx - n * 0.26, -10), (dx - n * 0.2, -n * 0.45), (dx - n * 0.04, -n * 0.66), (dx + n * 0.02, -n), (dx + n * 0.18, -n * 0.55), (dx + n * 0.27, -10), (dx, 0)], tension=0.8), Lit(colour))
        s._dots([Lit("#ffd27a")], [(s.near(0, 50), -s.between(90, 210)) for _ in range(14)], 4)


@picture("Camper by the surf", "4:3", "golden", light=1)
def camper_1(s):
    w, h = s.w, s.h
    s.sky(0.46, sun=(0.76, 0.36, 0.08), clouds="streaks")
    wisps(s, 0.46, 14)
    strand(s, 0.46, 0.58, glitter=0.76)
    s.birds(w * 0.3, h * 0.14, 5, 15)
    camper(s, w * 0.43, h * 0.86, 1.15, board=True)
    s.palm(w * 0.94, h * 0.92, h * 0.7, lean=-0.16)
    board = blob([(w * 0.83, h * 0.9), (w * 0.8, h * 0.74), (w * 0.79, h * 0.56), (w * 0.815, h * 0.45), (w * 0.84, h * 0.55), (w * 0.86, h * 0.74), (w * 0.845, h * 0.9)])
    s.body(board, "#fff1dc", lambda f: s.bars(f, "#2f9aa0", 60, 0.4, 0, 0.9), lambda f: s.stroke(line((w * 0.815, h * 0.44), (w * 0.84, h * 0.9)), "#a8553f", 4))
    s.shadow(w * 0.84, h * 0.9, 46, 9)


@picture("A night under the pines", "4:3", "night")
def camper_2(s):
    w, h = s.w, s.h
    s.sky(0.6, sun=(0.8, 0.17, 0.06), clouds="none", moon=True)
    s.mountains(0.56, 0.26)
    s.treeline(0.62, 0.2)
    lawn(s, 0.62, step=92)
    firs(s, [(w * px, h * 0.76, h * n) for px, n in ((0.03, 0.62), (0.13, 0.5), (0.95, 0.66))])
    camper(s, w * 0.43, h * 0.83, 0.98, flip=True, colour="#3f8f9a", pop=True)
    s.stroke(curve((w * 0.13, h * 0.42), (w * 0.22, h * 0.45), (w * 0.3, h * 0.38)) + curve((w * 0.6, h * 0.4), (w * 0.75, h * 0.47), (w * 0.93, h * 0.36)), "#3a3844", 3)
    for px, py in ((0.17, 0.442), (0.22, 0.45), (0.26, 0.43), (0.66, 0.44), (0.72, 0.462), (0.78, 0.463), (0.84, 0.435)):
        s.glow(w * px, h * py + 10, 34, opacity=0.8)
        s.fill(ellipse(w * px, h * py + 10, 8), s.pick(Lit("#ffe08a"), Lit("#ff9a6a"), Lit("#9fe0c0")))
    campfire(s, w * 0.78, h * 0.92, 0.95)
    s.body(rrect(w * 0.61, h * 0.9, 130, 34, 17), "#7a5240", lambda f: s.grain(f, step=8), rim=2)


@picture("Through the lavender", "1:1", "spring", light=1)
def camper_3(s):
    w, h = s.w, s.h
    s.sky(0.44, sun=(0.78, 0.14, 0.06), clouds="none")
    clouds(s, 0.44, 3, 0.7)
    downs(s, 0.47, 2, 0.18)
    acre(s, 0.46, "#9a84c4")
    s.fill(poly([(w * 0.46, h * 0.46), (w * 0.54, h * 0.46), (w * 0.92, h + 5), (w * 0.08, h + 5)]), s.linear((0, "#dcc8a4"), (1, "#b99f80")))
    lane = poly([(w * 0.46, h * 0.46), (w * 0.54, h * 0.46), (w * 0.92, h + 5), (w * 0.08, h + 5)])
    gravel(s, lane, "#cdb593", 70, 11)
    s.brush(lane, "#cdb593", step=60, length=40, width=7, angle=80, opacity=0.4)
    shrubs(s, [(w * (0.5 + side * (0.06 + 0.4 * t)), h * (0.46 + 0.52 * t), 60 + 100 * t) for side in (-1, 1) for t in (0.3, 0.44, 0.6, 0.8, 1.0)], "#8f6fd0", mix(s.mood.near, "#7f8a9a", 0.4))
    camper_front(s, w * 0.5, h * 0.86, 1.35, board="#f2c14e")


# ---------------------------------------------------------------- double-decker bus


def bus(s, x, y, k=1.0, flip=False, colour="#d23b35", band="#fff1dc", beam=0):
    """A double-decker with an open platform at the back, 640 long and 430 high."""
    with placed(s, x, y, k, flip):
        s.shadow(0, 2, 370, 34)
        s.fill(rrect(-290, -92, 580, 62, 10), "#26232e")
        shell = blob([(-318, -56), (-320, -250), (-312, -390), (-288, -426), (-100, -436), (160, -436), (286, -424), (312, -380), (318, -230), (322, -130), (318, -56)], tension=0.42)

        def sides(f):
            s.fill(rect(-330, -262, 660, 40), band)
            s.stroke(line((-330, -262), (330, -262)) + line((-330, -222), (330, -222)), "#d9a441", 4)
            # posters without words between the decks
            for px, tone in ((-250, "#f2b83f"), (-40, "#2f8f9a")):
                s.fill(rrect(px, -257, 180, 30, 4), tone)
                s.fill(many(ellipse(px + 22 + i * 34, -242, 10) for i in range(5)), lighten(tone, 0.5))
                s._shapes([darken(tone, 0.3)], [poly([(px + 30 + i * 34, -232), (px + 44 + i * 34, -250), (px + 52 + i * 34, -232)]) for i in range(4)])
            for cx in (-176, 190):
                disc(s, cx, -54, 66, "#1f1c28")
            seams(s, line((-300, -96), (320, -96)) + line((-214, -220), (-214, -60)) + line((72, -220), (72, -60)), colour)
            rivets(s, line((-300, -86), (310, -86)), colour, 22)
            rivets(s, line((-300, -408), (300, -408)), colour, 22)
        paintwork(s, shell, colour, sides, rim=4, horizon=0.56)
        repeat(s, [(-296 + i * 96, -390) for i in range(6)], lambda: glass(s, rrect(0, 0, 84, 88, 12), darken(colour, 0.2), 5, seats=2))
        for i in (1, 2, 4):
            with s.clip(rect(-300 + i * 96, -390, 92, 84)):
                person(s, -252 + i * 96, -326, 19, ("#3f7a6a", "#d9a441", "#7a5a9a")[i % 3], hair=("#3a2a2a", "#c98a4a", "#7a3f2a")[i % 3])
        bit(s, rrect(296, -388, 20, 84, 8), "#3f5a70")
        door = rrect(-306, -208, 84, 148, 10)
        s.fill(door, "#4a2a34")
        if s.mood.lit:
            s.fill(door, Lit("#f2a94e"), 0.7)
        s.stroke(line((-264, -206), (-264, -64)), "#f2d27a", 7)
        s.stroke(many(line((-300, py), (-230, py)) for py in (-100, -82)), "#8a7a80", 6)
        repeat(s, [(-204 + i * 92, -206) for i in range(3)], lambda: glass(s, rrect(0, 0, 80, 84, 12), darken(colour, 0.2), 5, seats=2))
        cab = rrect(96, -206, 104, 96, 12)
        glass(s, cab)
        with s.clip(cab):
            person(s, 150, -142, 22, "#2f3f5a", cap="#2f3f5a")
        s.stroke(cab, darken(colour, 0.2), 5)
        bit(s, blob([(222, -212), (312, -212), (316, -130), (222, -130)], tension=0.2), "#4a6a80")
        s.fill(poly([(232, -138), (262, -206), (284, -206), (254, -138)]), s.mood.light, 0.35)
        for cx in (-176, 190):
            s.stroke(arc(cx, -54, 68, 180, 360), darken(colour, 0.25), 6)
        wheels(s, [(-176, -54), (190, -54)], 54, rim=colour, hub="#dfe4e8", spokes=8)
        chrome(s, rrect(296, -80, 34, 22, 8))
        headlamp(s, 306, -108, 16, beam)
        lamp_spot(s, -314, -112, 9)
        s.fill(rrect(212, -300, 100, 30, 6), "#26232e")
        s.fill(many(ellipse(226 + i * 15, -285, 4.5) for i in range(6)), Lit("#ffd27a") if s.mood.lit else "#f2d27a")


@picture("The red bus in the rain", "4:3", "rain")
def bus_1(s):
    w, h = s.w, s.h
    s.sky(0.5, clouds="none")
    clouds(s, 0.42, 5, heavy=True)
    city(s, 0.68, 0.46, far=0.6)
    pavement(s, 0.66, 0.76)
    road(s, 0.76, 1.02, kerb="#a89a8c")
    oaks(s, [(w * px, h * 0.72, h * 0.5) for px in (0.08, 0.93)])
    s.lamp(w * 0.85, h * 0.75, h * 0.5)
    bus(s, w * 0.46, h * 0.88, 1.12, beam=260)
    puddle(s, w * 0.8, h * 0.955, 150)
    puddle(s, w * 0.2, h * 0.965, 110)
    s.rain(step=80)


@picture("Bus on the coast road", "3:2", "morning", light=1)
def bus_2(s):
    w, h = s.w, s.h
    s.sky(0.48, sun=(0.84, 0.15, 0.06), clouds="none")
    clouds(s, 0.48, 4, 0.7)
    water(s, 0.48, 0.75, glitter=0.84, boats=3)
    cliff = blob([(-30, h * 0.3), (w * 0.1, h * 0.27), (w * 0.2, h * 0.36), (w * 0.26, h * 0.5), (w * 0.36, h * 0.56), (w * 0.4, h * 0.72), (-30, h * 0.76)], tension=0.5)
    s.body(cliff, "#b59a86", lambda f: s.stones(f, "#b59a86", 70, 0.7), lambda f: s.fill(blob([(-40, h * 0.26), (w * 0.1, h * 0.24), (w * 0.22, h * 0.36), (w * 0.1, h * 0.34), (-40, h * 0.36)]), s.mood.near), round_=False)
    lawn(s, 0.68, flowers=22)
    road(s, 0.79, 0.95, kerb="#d9ceb6")
    bus(s, w * 0.5, h * 0.895, 0.98, flip=True, colour="#2f8a7a")
    shrubs(s, [(w * 0.04, h, w * 0.18), (w * 0.95, h * 1.01, w * 0.17), (w * 0.17, h * 1.02, w * 0.1)], s.mood.accent)
    s.branch("tl", reach=0.3)


@picture("Last bus home", "1:1", "snow", light=1)
def bus_3(s):
    w, h = s.w, s.h
    s.sky(0.55, clouds="none")
    clouds(s, 0.5, 5, heavy=True)
    s.treeline(0.58, 0.2, far=0.55)
    snow(s, 0.56)
    firs(s, [(w * px, h * 0.68, h * n) for px, n in ((0.08, 0.46), (0.95, 0.52), (0.84, 0.34))], True)
    s.fill(rect(-5, h * 0.76, w + 10, h * 0.16), s.linear((0, "#cfdcec"), (1, "#a9bcd6")))
    s._marks(["#8fa6c4", "#e9f1fb"], [bow((-10, h * py), (w + 10, h * (py + 0.004)), 5) for py in (0.845, 0.85, 0.875, 0.88, 0.8, 0.805)], 6, 0.7)
    grit(s, rect(0, h * 0.76, w, h * 0.16), "#9fb4d0", 30)
    bus(s, w * 0.48, h * 0.85, 1.16, colour="#e0a02f", band="#7a3f2f")
    s.fill(blob([(w * 0.13, h * 0.85 - 498), (w * 0.3, h * 0.85 - 524), (w * 0.7, h * 0.85 - 524), (w * 0.83, h * 0.85 - 492), (w * 0.6, h * 0.85 - 500), (w * 0.3, h * 0.85 - 498)]), "#ffffff")
    drift = Form(curve((-10, h * 0.95), (w * 0.3, h * 0.92), (w * 0.6, h * 0.945), (w + 10, h * 0.91)).segments + [("L", w + 10, h + 10), ("L", -10, h + 10), ("Z",)])
    s.body(drift, "#f4f8fd", lambda f: grit(s, f, "#9fb4d0", 22), round_=False)
    flurry(s)


# ---------------------------------------------------------------- ice-cream van


def cone(s, x, y, n, scoops=("#f7b9c4", "#fff1d0")):
    """A giant plaster cone with scoops and a cherry, its tip at (x, y)."""
    wafer = poly([(x - n * 0.26, y - n * 0.62), (x + n * 0.26, y - n * 0.62), (x, y)])
    s.body(wafer, "#e0a55a", lambda f: s._marks(["#a8683a"], [line((x - n * 0.4 + i * n * 0.1, y - n * 0.64), (x + n * 0.1 + i * n * 0.1, y)) for i in range(-5, 8)] + [line((x + n * 0.4 - i * n * 0.1, y - n * 0.64), (x - n * 0.1 - i * n * 0.1, y)) for i in range(-5, 8)], 2.5, 0.7), rim=2)
    for i, tone in enumerate(scoops):
        r = n * (0.3 - 0.05 * i)
        s.body(s.wobble(x, y - n * (0.72 + 0.3 * i), r, r * 0.86, 9, 0.06), tone, lambda f: s.specks(f, tone, step=12, size=5, opacity=0.9))
    s.body(ellipse(x + n * 0.03, y - n * 1.3, n * 0.1), "#c92f3a")
    s.stroke(bow((x + n * 0.03, y - n * 1.38), (x + n * 0.12, y - n * 1.52), 4), "#5f7a3a", 3)


def ice_van(s, x, y, k=1.0, flip=False, colour="#f4a9b8", upper="#fff6e8", beam=0):
    """An ice-cream van with a hatch, an awning and a cone on its roof, 560 long."""
    with placed(s, x, y, k, flip):
        s.shadow(0, 2, 320, 32)
        s.fill(rrect(-250, -86, 490, 58, 12), "#26232e")
        shell = blob([(-272, -58), (-274, -210), (-266, -306), (-240, -330), (40, -334), (120, -326), (166, -300), (206, -214), (262, -186), (280, -120), (276, -58)], tension=0.42)

        def sides(f):
            s.fill(rect(-300, -150, 600, 150), colour)
            s.brush(rect(-290, -146, 580, 40), lighten(colour, 0.3), step=60, length=120, width=8, opacity=0.6)
            s.stroke(line((-286, -152), (300, -152)), darken(colour, 0.16), 40, dash="0 34")
            s.stroke(line((-286, -146), (300, -146)), colour, 40, dash="0 34")
            s._dots(["#f2c14e", "#6fb8c4", "#d9584a"], [(s.near(-260 + i * 24, 8), -100 + (i % 3) * 14) for i in range(22)], 9)
            for cx in (-160, 176):
                disc(s, cx, -50, 62, "#1f1c28")
            seams(s, line((106, -318), (106, -58)) + line((222, -190), (210, -60)), colour)
        paintwork(s, shell, upper, sides, rim=4, horizon=0.5)
        hatch = rrect(-224, -292, 236, 116, 8)
        s.fill(hatch, s.linear((0, Lit("#ffe7a6") if s.mood.lit else "#7a5a5a"), (1, Lit("#e89a55") if s.mood.lit else "#4a3440")))
        with s.clip(hatch):
            s.fill(rect(-224, -262, 236, 6), "#d9b48a")
            for i, tone in enumerate(("#f7b9c4", "#fff1d0", "#9fd0b0", "#c98a5a", "#f2c14e", "#b59ad0")):
                s.fill(poly([(-214 + i * 38, -278), (-198 + i * 38, -278), (-203 + i * 38, -262), (-209 + i * 38, -262)]), "#e0a55a")
                s.fill(ellipse(-206 + i * 38, -281, 10, 8), tone)
            person(s, -70, -206, 25, "#fff6e8", cap="#f4f0ea", look=-1)
            for i, tone in enumerate(("#f7b9c4", "#7a4a34", "#9fd0b0", "#fff1d0")):
                s.fill(ellipse(-196 + i * 30, -180, 15, 13), tone)
        s.stroke(hatch, "#d9dee3", 6)
        s.body(rect(-236, -182, 260, 14), "#f4f0ea", round_=False, rim=2)
        awning = poly([(-232, -306), (20, -306), (42, -262), (-254, -262)])
        s.stroke(line((-236, -262), (20, -262)), "#d9584a", 37, dash="0 74")
        s.stroke(line((-199, -262), (20, -262)), "#fff6e8", 37, dash="0 74")
        s.body(awning, "#fff6e8", lambda f: s.bars(f, "#d9584a", 37, 0.5, 90, 0.95), round_=False, rim=2)
        s.shadow(-106, -244, 130, 12, opacity=0.3)
        cab = blob([(60, -200), (60, -296), (118, -296), (152, -278), (186, -206)], tension=0.25)
        glass(s, cab, frame="#d9dee3", width=6)
        for px, tone in ((-100, ("#f7b9c4", "#fff1d0")), (52, ("#c9e0c0", "#f7d98a"))):
            cone(s, px, -320, 96 if px > 0 else 132, tone)
        for cx in (-160, 176):
            s.stroke(arc(cx, -50, 64, 180, 360), lighten(colour, 0.3), 6)
        wheels(s, [(-160, -48), (176, -48)], 48, rim="#fff6e8", hub="#d9dee3", spokes=8, wall="#f4eee2")
        chrome(s, rrect(250, -80, 44, 22, 10))
        chrome(s, rrect(-290, -80, 40, 22, 10))
        headlamp(s, 262, -126, 21, beam)
        lamp_spot(s, -266, -116, 10)


@picture("Ice-cream van at the promenade", "4:3", "summer", light=1)
def ice_cream_van_1(s):
    w, h = s.w, s.h
    s.sky(0.5, sun=(0.82, 0.16, 0.07), clouds="none")
    clouds(s, 0.5, 4)
    water(s, 0.5, 0.74, boats=3)
    s.fill(rect(-5, h * 0.7, w + 10, h), s.linear((0, "#e3d0b0"), (1, "#c9b090")))
    s.bricks(rect(0, h * 0.72, w, h * 0.3), "#d9c09a", w=70, h=30, opacity=0.5)
    s.stroke(line((0, h * 0.6), (w, h * 0.6)) + line((0, h * 0.655), (w, h * 0.655)), "#f4f0ea", 7)
    s._marks(["#f4f0ea"], [line((px, h * 0.6), (px, h * 0.72)) for px in range(20, w, 76)], 6)
    s.palm(w * 0.06, h * 0.76, h * 0.56)
    ice_van(s, w * 0.46, h * 0.88, 1.2)
    s.shadow(w * 0.87, h * 0.93, 60, 10)
    bin_ = poly([(w * 0.83, h * 0.76), (w * 0.91, h * 0.76), (w * 0.9, h * 0.93), (w * 0.84, h * 0.93)])
    s.body(bin_, "#3f7f8a", lambda f: s.bars(f, "#2a5a66", 14, 0.4, 90, 0.7))
    s.body(rrect(w * 0.822, h * 0.745, w * 0.096, 18, 8), "#2f6470")
    s.birds(w * 0.36, h * 0.13, 6, 15)


@picture("Ice cream in the park after dark", "4:3", "dusk")
def ice_cream_van_2(s):
    w, h = s.w, s.h
    s.sky(0.56, sun=(0.2, 0.46, 0.07), clouds="streaks")
    wisps(s, 0.56, 14)
    city(s, 0.64, 0.26, far=0.45)
    lawn(s, 0.62, 0.82, flowers=16)
    oak(s, w * 0.93, h * 0.8, h * 0.66)
    s.lamp(w * 0.16, h * 0.82, h * 0.56)
    road(s, 0.8, 1.02, "#8a7f86", dashes=0.62, kerb="#cbb8a0")
    s.glow(w * 0.6, h * 0.55, 280, opacity=0.4)
    ice_van(s, w * 0.54, h * 0.9, 1.0, flip=True, colour="#7fc4b8", beam=230)
    shrub(s, w * 0.03, h * 0.83, w * 0.16, "#f7b9c4")


# ---------------------------------------------------------------- lorry cab: fire engine, snowplough


def lorry_cab(s, x, colour, lamp=True, beam=0, driver="#2f3f5a"):
    """A forward-control cab, its back at x, 170 long and 250 high, over a wheel at x + 92."""
    cab = blob([(x, -58), (x, -296), (x + 20, -312), (x + 118, -312), (x + 144, -300), (x + 166, -206), (x + 174, -190), (x + 176, -70), (x + 168, -56)], tension=0.25)

    def sides(f):
        disc(s, x + 92, -56, 66, "#1f1c28")
        seams(s, line((x + 16, -300), (x + 16, -120)) + line((x + 126, -296), (x + 148, -198), (x + 148, -120)), colour)
        s.stroke(line((x, -168), (x + 190, -168)), "#fff1dc", 9)
        s.stroke(line((x, -154), (x + 190, -154)), "#f2c14e", 5)
    paintwork(s, cab, colour, sides, rim=3, horizon=0.52)
    pane = blob([(x + 26, -202), (x + 26, -286), (x + 108, -286), (x + 122, -276), (x + 140, -202)], tension=0.2)
    glass(s, pane)
    with s.clip(pane):
        person(s, x + 74, -228, 22, driver, cap=darken(driver, 0.2))
        s.stroke(arc(x + 128, -204, 24, 160, 290), "#2c2a34", 6)
    s.stroke(pane, "#dfe4e8", 5)
    s.stroke(line((x + 32, -184), (x + 58, -184)), "#dfe4e8", 7)
    s.stroke(arc(x + 92, -56, 68, 180, 360), darken(colour, 0.3), 7)
    chrome(s, rrect(x + 140, -84, 52, 28, 8))
    s._marks(["#3a3844"], [line((x + 152, py), (x + 176, py)) for py in (-148, -140, -132)], 4, 0.8)
    headlamp(s, x + 168, -110, 17, beam)
    s.stroke(line((x + 140, -270), (x + 158, -276)), "#3a3844", 5)
    bit(s, rrect(x + 152, -282, 14, 46, 6), "#3a3844")


def fire_engine(s, x, y, k=1.0, flip=False, colour="#d4302b", beam=0, ladder=0.0, lights=True):
    """A fire engine 680 long; `ladder` raises it by degrees."""
    with placed(s, x, y, k, flip):
        s.shadow(0, 2, 390, 36)
        s.fill(rrect(-320, -92, 640, 62, 8), "#26232e")
        box = rrect(-336, -290, 484, 234, 12)

        def lockers(f):
            s.stroke(line((-336, -76), (150, -76)), "#fff1dc", 10)
            for cx in (-226, -96):
                disc(s, cx, -56, 66, "#1f1c28")
            s.stroke(line((-336, -274), (150, -274)), "#f2c14e", 6)
        paintwork(s, box, colour, lockers, rim=3)
        def door():
            s.body(rrect(0, 0, 104, 112, 6), "#c9d0d8", lambda f: s.bars(f, "#7d8794", 9, 0.35, 0, 0.8), round_=False, rim=2)
            s.stroke(line((36, 98), (68, 98)), "#3a3844", 6)
        repeat(s, [(px, -262) for px in (-322, -206, -90, 26)], door)
        # a reel of hose and dials on the pump panel
        s.fill(rrect(-168 + 6, -146, 40, 40, 6), "#3a3844")
        for cx, r in ((6, 26), (66, 14), (104, 14)):
            ball(s, cx, -106, r, "#e9d9b0" if r > 20 else "#f4f0ea")
            ring(s, cx, -106, r * 0.66, "#8a6a4a" if r > 20 else "#3a3844", 3)
            s.stroke(line((cx, -106), (cx + r * 0.4, -106 - r * 0.4)), "#d4302b", 3)
        lorry_cab(s, 152, colour, beam=beam)
        for cx in (-226, -96, 244):
            s.stroke(arc(cx, -56, 68, 180, 360), darken(colour, 0.3), 7)
        wheels(s, [(-226, -54), (-96, -54), (244, -54)], 54, rim="#dfe4e8", spokes=8)
        # the turntable and the ladder
        s.body(rrect(-300, -322, 120, 34, 8), "#4a4754")
        s.body(ellipse(-240, -322, 36, 20), "#8a93a0")
        with s.at(-240, -332, 1, -ladder):
            rails_ = rect(-90, -22, 610, 10) + rect(-90, 12, 610, 10)
            s._marks(["#8a93a0"], [line((px, -14), (px, 16)) for px in range(-76, 520, 30)], 7, cap="butt")
            s.body(rails_, "#dfe4e8", rim=1, round_=False)
            s.body(rect(-90, -38, 420, 9), "#b9c2cc", rim=1, round_=False)
            s._marks(["#8a93a0"], [line((px, -34), (px + 30, -20)) for px in range(-84, 320, 30)], 4)
            if ladder > 15:
                with s.at(520, -10, 1, ladder):  # the cage hangs level
                    person(s, 10, -46, 18, "#2f3140", cap="#f2c14e")
                    s.body(rrect(-30, -30, 80, 66, 6), "#d9a441", lambda f: s.bars(f, "#8a5a2a", 16, 0.3, 90, 0.8), rim=2)
                    bit(s, rrect(-36, -36, 92, 12, 5), "#c9d0d8")
        for px in (196, 262):
            if lights and s.mood.lit:
                s.glow(px, -326, 110, Lit("#4aa8ff"), 0.75)
            bit(s, rrect(px - 24, -334, 48, 24, 8), Lit("#6fb8ff") if s.mood.lit else "#3f7fd9")
            s.fill(rrect(px - 14, -330, 10, 16, 4), "#dff0ff", 0.9)
        lamp_spot(s, -332, -110, 10)
        chrome(s, rrect(-350, -82, 30, 20, 6))


def snowplough(s, x, y, k=1.0, flip=False, colour="#f08a2f", beam=0):
    """A lorry with a plough and a grit hopper, 640 long with the blade."""
    with placed(s, x, y, k, flip):
        s.shadow(0, 2, 380, 34)
        s.fill(rrect(-250, -96, 520, 60, 8), "#26232e")
        bin_ = poly([(-276, -250), (60, -250), (34, -96), (-246, -96)])
        s.body(bin_, "#4f6a86", lambda f: s.bars(f, "#2f4560", 48, 0.16, 90, 0.9), lambda f: rivets(s, line((-270, -234), (56, -234)), "#4f6a86"), round_=False)
        s.fill(blob([(-270, -250), (-200, -280), (-100, -296), (0, -276), (54, -250)]), "#e9eef6")
        s.specks(blob([(-270, -250), (-200, -280), (-100, -296), (0, -276), (54, -250)]), "#9fb4d0", step=14, size=5, opacity=0.9)
        bit(s, rrect(-284, -262, 352, 20, 6), lighten("#4f6a86", 0.2))
        for i in range(6):
            s.fill(poly([(-240 + i * 46, -118), (-218 + i * 46, -118), (-232 + i * 46, -96), (-254 + i * 46, -96)]), "#f2c14e")
        lorry_cab(s, 72, colour, beam=beam, driver="#3f7a4a")
        disc(s, -176, -54, 62, "#1f1c28")
        wheels(s, [(-176, -56), (164, -56)], 56, rim="#f2c14e", spokes=8, lugs=True)
        if s.mood.lit:
            s.glow(150, -330, 120, Lit("#ffb02f"), 0.8)
        s.body(rrect(128, -344, 44, 32, 10), Lit("#ffc04a") if s.mood.lit else "#f2a43f")
        s.fill(rrect(136, -338, 9, 18, 4), "#fff3d0")
        # arm and blade
        bit(s, poly([(240, -96), (296, -72), (296, -48), (240, -70)]), "#3a3844")
        blade = Form([("M", 300, -176), ("Q", 266, -80, 316, -4), ("L", 344, -4), ("Q", 300, -90, 336, -186), ("Z",)])
        s.body(blade, "#e0a02f", lambda f: s.stroke(many(line((270, py), (350, py - 8)) for py in range(-170, 0, 36)), "#8a5a1f", 5), rim=4)
        s.stroke(line((318, -3), (350, -3)), "#4a4754", 9)
        heap(s, [(338 + 46 * t + s.near(0, 16), -14 - 150 * t * (1 - t) * s.between(0.4, 1.5), s.between(12, 34)) for t in (i / 26 * 2.2 for i in range(27))], "#eef4fb", "#a9bfdc", gleam=0.8)
        s._dots(["#ffffff", "#d3e0f0"], [(s.between(330, 440), -s.between(60, 230)) for _ in range(26)], 11)


@picture("Fire engine at the ready", "4:3", "noon")
def fire_engine_1(s):
    w, h = s.w, s.h
    s.sky(0.5, sun=(0.14, 0.13, 0.05), clouds="none")
    clouds(s, 0.3, 4)
    house_row(s, 0.67, 0.46)
    pavement(s, 0.67, 0.76)
    road(s, 0.765, 1.02, kerb="#b5a899")
    oak(s, w * 0.96, h * 0.74, h * 0.5)
    fire_engine(s, w * 0.48, h * 0.885, 1.2, ladder=9)
    hydrant = w * 0.93, h * 0.79
    s.shadow(hydrant[0], hydrant[1], 32, 7)
    s.body(rrect(hydrant[0] - 17, hydrant[1] - 66, 34, 68, 8), "#f2b83f")
    s.body(ellipse(hydrant[0], hydrant[1] - 68, 22, 16), "#f2b83f")
    s.body(rrect(hydrant[0] - 28, hydrant[1] - 48, 56, 16, 6), "#d99a2f")


@picture("Night call at the farm", "3:2", "night", light=1)
def fire_engine_2(s):
    w, h = s.w, s.h
    s.sky(0.6, sun=(0.86, 0.16, 0.05), clouds="streaks", moon=True)
    wisps(s, 0.6, 14)
    downs(s, 0.62, 2, 0.18)
    lawn(s, 0.66, 0.82, flowers=14)
    s.fence(-10, w, h * 0.74, 56, "#d9cbb0")
    oak(s, w * 0.07, h * 0.78, h * 0.66)
    # a cat sits in the tree's crown, the reason for the call
    cx, cy = w * 0.115, h * 0.29
    s.fill(blob([(cx - 14, cy + 22), (cx - 12, cy - 6), (cx, cy - 14), (cx + 12, cy - 6), (cx + 15, cy + 22)]) + ellipse(cx, cy - 22, 13, 12) + poly([(cx - 12, cy - 26), (cx - 9, cy - 42), (cx - 1, cy - 32)]) + poly([(cx + 12, cy - 26), (cx + 9, cy - 42), (cx + 1, cy - 32)]), Lit("#141226"))
    s._dots([Lit("#ffe27a")], [(cx - 5, cy - 23), (cx + 4, cy - 23)], 5)
    road(s, 0.8, 1.02, "#6f6c7c")
    fire_engine(s, w * 0.56, h * 0.91, 1.02, flip=True, ladder=27, beam=200)


@picture("Ladder up, stars out", "3:4", "dusk")
def fire_engine_3(s):
    w, h = s.w, s.h
    s.sky(0.66, sun=(0.25, 0.58, 0.06), clouds="streaks")
    wisps(s, 0.66, 14)
    city(s, 0.76, 0.5)
    pavement(s, 0.76, 0.83)
    road(s, 0.83, 1.02, kerb="#a89a8c")
    s.lamp(w * 0.93, h * 0.83, h * 0.4)
    fire_engine(s, w * 0.5, h * 0.915, 0.98, ladder=58)
    puddle(s, w * 0.6, h * 0.965, 120)


@picture("The plough clears the pass", "4:3", "snow")
def snowplough_1(s):
    w, h = s.w, s.h
    s.sky(0.5, clouds="none")
    clouds(s, 0.4, 5, heavy=True)
    s.mountains(0.52, 0.36)
    s.treeline(0.56, 0.12, far=0.35)
    snow(s, 0.54)
    firs(s, [(w * px, h * 0.66, h * n) for px, n in ((0.06, 0.46), (0.17, 0.34), (0.9, 0.5))], True)
    s.fill(poly([(-10, h * 0.78), (w + 10, h * 0.74), (w + 10, h * 0.95), (-10, h * 0.95)]), s.linear((0, "#c9d6e8"), (1, "#93a8c6")))
    s._marks(["#7f93b4", "#e9f1fb"], [bow((-10, h * py), (w * 0.72, h * (py - 0.003)), 4) for py in (0.86, 0.866, 0.88, 0.9, 0.906, 0.83)], 7, 0.7)
    grit(s, rect(0, h * 0.77, w, h * 0.17), "#8fa6c6", 28)
    snowplough(s, w * 0.44, h * 0.89, 1.22)
    bank = Form(curve((-10, h * 0.96), (w * 0.25, h * 0.93), (w * 0.6, h * 0.95), (w + 10, h * 0.9)).segments + [("L", w + 10, h + 10), ("L", -10, h + 10), ("Z",)])
    s.body(bank, "#f4f8fd", lambda f: grit(s, f, "#9fb4d0", 22), round_=False)
    flurry(s)


PICTURES = gallery.pictures
