"""Birds of wood, garden and rain forest: owl, parrot, toucan, rooster, peacock."""

from zoo.common import *
from zoo.feathers import bough, fan, plume, tips, toes
from zoo.plants import blades

gallery = Gallery("Animal")
picture = gallery.picture

# ---------------------------------------------------------------- owl


def owl_face(s, colour, disc, iris="#f2a52c", asleep=False):
    """The face of an owl, the beak at (0, 0)."""
    for side in (-1, 1):
        tuft = blob(
            [(side * 22, -70), (side * 84, -138), (side * 120, -170), (side * 112, -96), (side * 88, -40)], tension=0.7
        )
        coat(s, tuft, darken(colour, 0.15), 14, 20, angle=-90)
    for side in (-1, 1):
        ring = ellipse(side * 54, -22, 68, 72)
        with s.shaded(ring, disc, rim=4):
            hair(s, ring, darken(disc, 0.1), 13, 20, 2.2, flow=away(side * 54, -22), opacity=0.7)
        s.stroke(ellipse(side * 54, -22, 68, 72), darken(colour, 0.35), 6, 0.6, dash="12 7")
    brow = blob(
        [
            (0, 10),
            (-16, -40),
            (-60, -96),
            (-100, -118),
            (-50, -118),
            (0, -84),
            (50, -118),
            (100, -118),
            (60, -96),
            (16, -40),
        ],
        tension=0.7,
    )
    coat(s, brow, lighten(colour, 0.1), 12, 16, angle=-90, rim=3)
    for side in (-1, 1):
        if asleep:
            shut(s, side * 54, -20, 32, 6)
        else:
            eye(s, side * 54, -22, 37, iris)
    beak = blob([(0, -22), (17, 0), (12, 28), (0, 48), (-12, 28), (-17, 0)])
    s.body(beak, "#e0a63c", rim=3)


def owl_sitting(
    s, x, y, k=1.0, flip=False, colour="#9a6a44", breast="#e9cfa2", disc="#f0dcb8", iris="#f2a52c", asleep=False, turn=0
):
    with stand(s, x, y, k, flip):
        fan(s, -14, -60, 70, 110, 4, 150, 150, 40, [darken(colour, 0.3), darken(colour, 0.15)])
        body = face([(0, -340), (84, -330), (130, -250), (144, -150), (112, -44), (54, 2), (0, 8)])
        with s.shaded(body, colour):
            s.fill(face([(0, -230), (64, -220), (92, -140), (70, -40), (0, 0)]), breast)
            tips(s, body, colour, 34)
        for side in (-1, 1):
            wing = blob(
                [
                    (side * 100, -250),
                    (side * 150, -190),
                    (side * 156, -90),
                    (side * 112, 14),
                    (side * 84, -60),
                    (side * 82, -170),
                ]
            )
            with s.shaded(wing, darken(colour, 0.16), rim=4):
                tips(s, wing, colour, 30, 90, 0.9)
                s._shapes(
                    [lighten(colour, 0.45)], [ellipse(side * (112 + 9 * i), -170 + 36 * i, 9, 6) for i in range(4)]
                )
        for px in (-44, 44):
            toes(s, px, 0, 62)
        with s.at(0, -246, 1.0, turn):
            owl_face(s, colour, disc, iris, asleep)


def owl_flying(s, x, y, k=1.0, colour="#b98a5a", disc="#fbf0dc"):
    """Toward us, wings raised."""
    with stand(s, x, y, k):
        for side in (-1, 1):
            with s.group(transform=f"scale({side} 1)"):
                s.light *= side
                fan(
                    s,
                    60,
                    -20,
                    62,
                    -28,
                    11,
                    190,
                    390,
                    62,
                    [darken(colour, 0.12), colour, darken(colour, 0.05)],
                    lighten(colour, 0.35),
                )
                fan(s, 56, -28, 52, -30, 8, 120, 250, 60, [lighten(colour, 0.18), lighten(colour, 0.06)])
                arm = blob([(30, -60), (120, -104), (220, -150), (250, -140), (170, -70), (90, 10), (40, 30)])
                with s.shaded(arm, lighten(colour, 0.2), rim=4):
                    tips(s, arm, colour, 26, 20)
                s.light *= side
        fan(s, 0, 60, 58, 122, 6, 150, 150, 54, [darken(colour, 0.2), colour], lighten(colour, 0.3))
        body = face([(0, -110), (80, -96), (106, -20), (86, 80), (40, 130), (0, 140)])
        with s.shaded(body, disc):
            tips(s, body, "#d9b88a", 32)
        for px in (-34, 34):
            s.body(taper([(px, 110), (px * 1.2, 150), (px * 1.3, 170)], [34, 24, 20]), disc, rim=0)
            toes(s, px * 1.3, 170, 50)
        with s.at(0, -70, 0.92):
            owl_face(s, colour, disc, "#3a2418")


@picture("Owl on its night watch", "3:4", "moonlit", -1)
def owl_1(s):
    w, h = s.w, s.h
    s.sky(0.86, sun=(0.3, 0.24, 0.16), clouds="streaks", moon=True)
    s.treeline(0.9, 0.2, "pine", far=0.4)
    s.treeline(1.0, 0.18, "pine", far=0.1, step=0.07)
    bough(
        s,
        [(w + 60, h * 0.7), (w * 0.7, h * 0.73), (w * 0.35, h * 0.71), (w * 0.06, h * 0.76)],
        [110, 84, 58, 16],
        "#6a4a3c",
        "#4f7a55",
    )
    owl_sitting(s, w * 0.52, h * 0.69, 1.5)
    s.branch("tr", reach=0.5)


@picture("The owl knows all the books", "4:3", "lamplight", 1)
def owl_2(s):
    w, h = s.w, s.h
    s.room(0.8, "#6a7a8f", "bars", window=(0.08, 0.12, 0.2))
    for y, x, n in ((0.3, 0.56, 0.5), (0.66, 0.66, 0.42)):
        s.shelf(w * x, h * y, w * n)
    y = s.table(0.84, "wood", "#8a5a3c")
    s.glow(w * 0.86, h * 0.4, h * 0.7, opacity=0.5)
    top = h * 0.93
    for i, (c, n, d) in enumerate((("#a8443f", 430, 0), ("#3f7f86", 380, 18), ("#e0a33f", 340, -14))):
        x0, t = w * 0.42 - n / 2 + d, 58
        s.fill(rect(x0 + 8, top - 6, n, 12), s.mood.shade, 0.4)
        s.body(rrect(x0, top - t, n, t, 9), c, lambda f: s.brush(f, step=30, length=60, width=3), round_=False, rim=0)
        s.fill(rect(x0 + 20, top - t + 8, n - 14, t - 16), "#fff1d6", digits=0)
        s._marks(
            [s.mood.shade], [line((x0 + 24, top - t + k), (x0 + n, top - t + k)) for k in (15, 22, 29, 36, 43)], 2, 0.25
        )
        top -= t
    owl_sitting(s, w * 0.42, top - 2, 1.32, colour="#8a7a86", breast="#e9e0e0", disc="#f6efe8", iris="#f0b429", turn=-6)


@picture("White wings over the winter field", "3:2", "dusk", 1)
def owl_3(s):
    w, h = s.w, s.h
    s.sky(0.66, sun=(0.84, 0.5, 0.08), clouds="streaks", stars=True)
    s.hills(0.66, 1, 0.1)
    s.treeline(0.68, 0.12, "pine", far=0.4)
    s.snowfield(0.68)
    s.fence(-20, w, h * 0.95, 90, "#a98a78", 100)
    owl_flying(s, w * 0.46, h * 0.44, 1.25, "#dccdc2", "#fffaf2")


# ---------------------------------------------------------------- parrot and toucan


def parrot_head(s, colour, bill=DARK):
    """In profile, looking right, the middle of the head at (0, 0), 160 across."""
    head = blob([(-78, 50), (-84, -20), (-50, -78), (10, -88), (62, -58), (80, 0), (70, 54), (0, 84)])
    with s.shaded(head, colour, rim=4):
        tips(s, head, colour, 20, 160, 0.6)
    cheek = blob([(10, -50), (56, -46), (74, 0), (60, 46), (20, 44), (-4, 0)])
    with s.shaded(cheek, "#fff4e6", rim=0):
        s._marks(
            [darken(colour, 0.1)],
            [curve((6 + i, -22 + 15 * i), (36, -20 + 14 * i), (66, -24 + 15 * i)) for i in range(5)],
            3,
            0.8,
        )
    lower = blob([(54, 22), (84, 24), (106, 44), (96, 62), (66, 58)])
    s.body(lower, darken(bill, 0.2), rim=0)
    hook = blob([(54, -48), (98, -46), (134, -8), (136, 46), (120, 78), (110, 40), (84, 26), (58, 30)])
    s.body(hook, bill, lambda f: s.brush(f, step=26, length=40, width=2.4, angle=60), rim=4)
    s.fill(ellipse(74, -24, 5, 4), darken(bill, 0.6))
    eye(s, 26, -20, 15, "#f2d25a")


def parrot_sitting(s, x, y, k=1.0, flip=False, colours=("#dd3f36", "#f2b632", "#3f9a5a", "#2f6fc0")):
    """A macaw on a branch whose top is at y; the tail hangs 230 below."""
    red, gold, green, blue = colours
    with stand(s, x, y, k, flip):
        fan(s, -46, -40, 118, 96, 5, 300, 250, 44, [red, blue, darken(red, 0.12)], None)
        body = blob([(70, -290), (92, -210), (76, -100), (20, -8), (-46, -4), (-84, -90), (-80, -200), (-40, -290)])
        with s.shaded(body, red):
            tips(s, body, red, 27, 96)
        fan(s, -34, -170, 108, 84, 6, 260, 170, 44, [blue, darken(blue, 0.12)])
        fan(s, -30, -200, 112, 76, 5, 190, 130, 48, [green, lighten(green, 0.12)])
        wing = blob([(-92, -180), (-60, -250), (6, -246), (34, -190), (16, -120), (-40, -100), (-84, -120)])
        with s.shaded(wing, gold, rim=4):
            s.fill(blob([(-100, -190), (-60, -260), (10, -256), (40, -200), (-20, -176)]), red)
            tips(s, wing, gold, 24, 100)
        for px in (-18, 44):
            toes(s, px, -2, 44, "#8a7a80")
        with s.at(30, -318, 1.0, 4):
            parrot_head(s, red)


def parrot_flying(s, x, y, k=1.0, flip=False, turn=0.0, colours=("#2f86d0", "#f6b93a", "#35a06a", "#e8a51f")):
    """Seen from below and beside, wings up and down, tail stretched behind."""
    main, under, green, gold = colours
    with stand(s, x, y, k, flip, turn):
        fan(s, 20, -20, -140, -66, 9, 300, 380, 66, [darken(main, 0.22), darken(main, 0.1)], None)
        fan(s, 20, -20, -136, -72, 7, 190, 250, 62, [darken(under, 0.12), darken(gold, 0.05)])
        fan(s, -110, 20, 196, 164, 5, 300, 300, 46, [main, under, darken(main, 0.12)])
        body = blob([(-150, 10), (-80, -44), (40, -60), (130, -52), (150, 0), (110, 56), (0, 66), (-90, 40)])
        with s.shaded(body, under):
            s.fill(blob([(-160, 6), (-80, -60), (40, -80), (150, -80), (120, -30), (0, -14), (-90, 0)]), main)
            tips(s, body, under, 26, 180)
        fan(s, 30, 0, 148, 66, 10, 330, 390, 70, [main, darken(main, 0.12), lighten(main, 0.08)])
        fan(s, 30, 0, 142, 70, 8, 210, 260, 64, [green, lighten(green, 0.14)])
        arm = blob([(-50, -30), (70, -40), (110, 10), (90, 100), (30, 150), (-30, 110), (-70, 40)])
        with s.shaded(arm, lighten(main, 0.1), rim=4):
            tips(s, arm, main, 28, 110)
        with s.at(150, -50, 0.94, 8):
            parrot_head(s, main)


@picture("Scarlet macaw in the rain forest", "3:4", "morning", -1)
def parrot_1(s):
    w, h = s.w, s.h
    s.jungle(0.9)
    bough(
        s,
        [(-60, h * 0.66), (w * 0.3, h * 0.64), (w * 0.66, h * 0.66), (w * 1.06, h * 0.6)],
        [90, 74, 62, 40],
        leaves="#4f9a4a",
    )
    parrot_sitting(s, w * 0.48, h * 0.63, 1.6)


@picture("Blue and gold over the bay", "4:3", "summer", -1)
def parrot_2(s):
    w, h = s.w, s.h
    s.sky(0.72, sun=(0.14, 0.16, 0.07), clouds="small")
    few_clouds(s, (0.84, 0.5, 0.24), (0.3, 0.62, 0.2))
    s.hills(0.72, 1, 0.1)
    strand(s, 0.71, 0.84, boats=3)
    parrot_flying(s, w * 0.5, h * 0.5, 1.0, turn=-14)
    s.palm(w * 0.06, h * 1.0, h * 0.5, lean=0.1)


@picture("Parrot on the breakfast chair", "1:1", "indoor-warm", 1)
def parrot_3(s):
    w, h = s.w, s.h
    s.room(0.82, "#8fb5c4", "diamonds", window=(0.1, 0.1, 0.28), shelf=(0.6, 0.26, 0.34))
    for px in (0.3, 0.72):
        s.body(
            rrect(w * px, h * 0.5, 40, h * 0.6, 18),
            "#a9683c",
            lambda f: s.brush(f, step=34, length=90, width=4, angle=88),
            rim=4,
        )
    for py in (0.56, 0.76):
        s.body(
            rrect(w * 0.27, h * py, w * 0.52, 56, 24),
            "#b9784a",
            lambda f: s.brush(f, step=30, length=110, width=4),
            rim=4,
        )
    parrot_sitting(s, w * 0.55, h * 0.57, 1.32, flip=True, colours=("#3fa05a", "#f2b632", "#e04a3a", "#2f7fb0"))
    s.table(0.9, "cloth", cloth="#3f8f8a")


def toucan(s, x, y, k=1.0, flip=False):
    """On a branch whose top is at y."""
    with stand(s, x, y, k, flip):
        fan(s, -60, -30, 128, 108, 4, 220, 190, 46, ["#2f2a3a", "#3a3448"])
        body = blob([(40, -310), (86, -220), (84, -110), (30, -6), (-44, -4), (-92, -80), (-100, -190), (-60, -290)])
        with s.shaded(body, "#322c3e"):
            s.fill(blob([(20, -330), (110, -300), (100, -180), (50, -130), (10, -200)]), "#fff4d6")
            s.fill(blob([(60, -170), (96, -150), (60, -126), (34, -142)]), "#dd4a3a")
            tips(s, body, "#4a4258", 27, 100)
        wing = blob([(-100, -180), (-60, -240), (10, -230), (24, -160), (-20, -60), (-80, 20), (-96, -60)])
        with s.shaded(wing, "#3a3448", rim=4):
            tips(s, wing, "#5a5270", 30, 104, 0.9)
        for px in (-24, 38):
            toes(s, px, -2, 44, "#5f86b0")
        head = blob([(-60, -270), (-66, -330), (-30, -384), (40, -388), (80, -340), (74, -280), (10, -250)])
        with s.shaded(head, "#322c3e", rim=4):
            s.fill(blob([(0, -300), (84, -330), (90, -240), (20, -240)]), "#fff4d6")
            tips(s, head, "#4a4258", 22, 130, 0.6)
        lower = blob([(66, -306), (150, -296), (240, -262), (262, -240), (200, -254), (110, -268), (68, -278)])
        s.body(lower, "#d96a2a", rim=3)
        bill = blob(
            [(62, -350), (120, -376), (210, -350), (268, -290), (270, -236), (240, -268), (150, -298), (66, -304)]
        )
        with s.shaded(bill, "#f39a2e", rim=5):
            s.fill(blob([(222, -350), (300, -300), (290, -220), (248, -262), (236, -300)]), DARK)
            s.fill(blob([(60, -340), (140, -368), (220, -330), (150, -336), (62, -322)]), "#fbd05a")
            s.brush(bill, step=30, length=60, width=3, angle=14)
        s.stroke(curve((66, -354), (58, -330), (66, -300)), DARK, 8)
        s.fill(ellipse(22, -334, 30, 28), "#4fa6c9")
        eye(s, 24, -334, 15, "#3a5a9a")


@picture("Toucan by the sea", "4:3", "summer", 1)
def toucan_1(s):
    w, h = s.w, s.h
    s.sky(0.6, sun=(0.84, 0.14, 0.07), clouds="small")
    few_clouds(s, (0.12, 0.3, 0.2))
    s.hills(0.6, 1, 0.12)
    strand(s, 0.59, 0.8, boats=3)
    bough(
        s,
        [(-60, h * 0.76), (w * 0.25, h * 0.8), (w * 0.6, h * 0.77), (w * 0.96, h * 0.84)],
        [86, 70, 54, 12],
        leaves="#4f9a4a",
    )
    toucan(s, w * 0.38, h * 0.76, 1.5)
    s.branch("tr", reach=0.4, blossoms="#ff6a4d")


# ---------------------------------------------------------------- rooster


def rooster(s, x, y, k=1.0, flip=False):
    """Crowing, 430 tall."""
    red = "#d8362f"
    with stand(s, x, y, k, flip):
        for px in (-10, 40):
            s.stroke(line((px, -110), (px + 4, -6)), "#e0a03a", 15)
            s.stroke(line((px - 22, 2), (px + 4, -6), (px + 38, 2)) + line((px + 4, -6), (px + 16, 6)), "#e0a03a", 9)
        for way, c in (
            ([(-80, -190), (-170, -300), (-250, -300), (-290, -200)], "#1f5f5a"),
            ([(-80, -190), (-190, -270), (-270, -230), (-290, -130)], "#2a4a7a"),
            ([(-80, -190), (-140, -330), (-220, -370), (-290, -300)], "#2f7f6a"),
            ([(-70, -180), (-180, -220), (-240, -160), (-250, -70)], "#23406a"),
            ([(-70, -200), (-100, -340), (-170, -410), (-240, -390)], "#1f5f5a"),
        ):
            form = taper(way, [40, 62, 54, 8])
            s.body(form, c, lambda f: s.brush(f, c, 30, 60, 3, 130, 0.7), rim=3)
            s.stroke(curve(*way), lighten(c, 0.35), 3, 0.7)
        body = blob(
            [(-110, -180), (-60, -230), (40, -250), (110, -220), (130, -150), (90, -90), (10, -70), (-70, -100)]
        )
        with s.shaded(body, "#9a3f26"):
            tips(s, body, "#b5502c", 28, 150)
        fan(s, 50, -190, 172, 140, 7, 150, 140, 40, ["#c9702a", "#7a2f22", "#e09a3a"])
        neck = blob(
            [(20, -190), (40, -270), (60, -340), (100, -380), (140, -360), (146, -280), (140, -190), (80, -150)]
        )
        with s.shaded(neck, "#e8a034", rim=4):
            hair(s, neck, "#c9702a", 17, 40, 4.4, flow=lambda px, py: 105 - (px - 80) * 0.25, opacity=0.9)
        comb = blob(
            [
                (70, -392),
                (58, -440),
                (84, -424),
                (96, -464),
                (116, -430),
                (140, -462),
                (146, -424),
                (170, -430),
                (160, -388),
                (110, -376),
            ],
            tension=0.7,
        )
        s.body(comb, red, lambda f: s.specks(f, step=11, size=3), rim=3)
        head = ellipse(122, -372, 42, 38, 10)
        coat(s, head, "#e8a034", 12, 13, rim=3, flow=away(150, -380))
        s.fill(blob([(120, -386), (156, -390), (160, -360), (130, -350)]), red)
        s.body(blob([(150, -396), (206, -408), (188, -384), (156, -376)]), "#f4c95a", rim=0)
        s.body(blob([(152, -366), (190, -350), (176, -340), (150, -350)]), "#e0a83a", rim=0)
        for px in (134, 156):
            s.body(
                blob([(px - 8, -350), (px + 12, -350), (px + 12, -300), (px - 4, -286), (px - 16, -310)]),
                darken(red, 0.08),
                rim=0,
            )
        eye(s, 136, -378, 10, "#e8a034")


@picture("Good morning, everybody", "4:3", "dawn", 1)
def rooster_1(s):
    w, h = s.w, s.h
    s.sky(0.64, sun=(0.72, 0.5, 0.12), clouds="streaks")
    s.hills(0.64, 2, 0.12)
    s.field(0.66, "#c9a85a")
    for px in (0.1, 0.44, 0.86):
        s.body(
            rrect(w * px - 34, h * 0.66, 68, h * 0.4, 14),
            "#a97a58",
            lambda f: s.brush(f, "#a97a58", 40, 100, 4, 88, 0.8),
            rim=4,
        )
    for py, n in ((0.74, 56), (0.9, 52)):
        s.body(
            rect(-10, h * py, w + 20, n),
            "#b98a64",
            lambda f: s.brush(f, "#b98a64", 50, 200, 4, 0, 0.8),
            round_=False,
            rim=4,
        )
    rooster(s, w * 0.42, h * 0.745, 1.38)


# ---------------------------------------------------------------- peacock


def peacock(s, x, y, k=1.0):
    """Its fan toward us, 560 wide and tall."""
    with stand(s, x, y, k):
        s.shadow(0, 0, 240, 30)
        for n, count, tone in ((430, 19, "#2f7a5a"), (345, 15, "#3a9068"), (262, 12, "#2f8a7a"), (186, 9, "#3a9a86")):
            feathers = [plume(0, -150, -196 + i * 212 / (count - 1), n, 92 * n / 430 + 16) for i in range(count)]
            s._shapes([darken(tone, 0.14), tone], feathers)
            s._marks([lighten(tone, 0.3)], feathers, 2, 0.5)
            ribs, barbs, rings = [], [], [[], [], [], []]
            for i in range(count):
                a = math.radians(-196 + i * 212 / (count - 1))
                c, d = math.cos(a), math.sin(a)
                ribs.append(line((0, -150), (c * n * 0.9, -150 + d * n * 0.9)))
                for t in (0.5, 0.6, 0.7):
                    for e in (a - 0.5, a + 0.5):
                        barbs.append(
                            line(
                                (c * n * t, -150 + d * n * t),
                                (c * n * t + math.cos(e) * 26, -150 + d * n * t + math.sin(e) * 26),
                            )
                        )
                for j, (r, out) in enumerate(((29, 0.87), (22, 0.87), (15, 0.865), (8, 0.85))):
                    rings[j].append((c * n * out, -150 + d * n * out, r * (0.55 + 0.45 * n / 430)))
            s._marks([darken(tone, 0.35)], barbs, 2.4, 0.6)
            s._marks([lighten(tone, 0.35)], ribs, 2.6, 0.7)
            for tone2, ring in zip(("#c9a03a", "#4fb59a", "#2f8fd0", "#1f2a6a"), rings):
                s._dots([tone2], [(px, py) for px, py, _ in ring], ring[0][2] * 2)
        for px in (-26, 26):
            s.stroke(line((px, -60), (px, -4)), "#a98a6a", 11)
            s.stroke(line((px - 20, 4), (px, -6), (px + 20, 4)), "#a98a6a", 7)
        body = face([(0, -330), (36, -320), (48, -250), (92, -170), (92, -90), (50, -40), (0, -34)])
        with s.shaded(body, "#2456b0", rim=5):
            tips(s, body, "#3f8fe0", 25)
        crest = Form([])
        for i in range(5):
            a = math.radians(-130 + i * 20)
            crest = crest + line((0, -380), (math.cos(a) * 74, -380 + math.sin(a) * 74))
        s.stroke(crest, "#2f6a9a", 4)
        s._dots(
            ["#3fb5c4"],
            [
                (math.cos(math.radians(-130 + i * 20)) * 78, -380 + math.sin(math.radians(-130 + i * 20)) * 78)
                for i in range(5)
            ],
            15,
        )
        head = ellipse(0, -350, 46, 44)
        with s.shaded(head, "#2a62c0", rim=4):
            tips(s, head, "#4f9fe8", 17)
        for side in (-1, 1):
            s.fill(ellipse(side * 24, -352, 20, 17), "#f6efe2")
            eye(s, side * 22, -352, 9, "#2a1c18")
        s.body(blob([(-11, -344), (0, -350), (11, -344), (0, -316)]), "#d9c9a8", rim=0)


@picture("The proudest tail in the garden", "1:1", "noon", -1)
def peacock_1(s):
    w, h = s.w, s.h
    s.sky(0.5, clouds="small")
    hedge = rect(-5, h * 0.42, w + 10, h * 0.26)
    s.fill(hedge, "#3f7f45")
    s.leaves(hedge, "#4a8f4a", 46, 40, spill=True)
    lawn(s, 0.66)
    for px in (0.04, 0.96):
        s.body(
            rect(w * px - 60, h * 0.4, 120, h * 0.4),
            "#d9cbb5",
            lambda f: s.bricks(f, "#d9cbb5", 60, 30, 3, 0.6),
            round_=False,
        )
        s.body(ellipse(w * px, h * 0.36, 62), "#e6d9c4", lambda f: s.specks(f, step=18))
    peacock(s, w * 0.5, h * 0.9, 1.12)
    blades(s, w * 0.5, h * 0.92, w * 0.4, 44)


PICTURES = gallery.pictures
