"""Fox, cat, tiger and bear."""

from zoo.common import *
from zoo.plants import blades

gallery = Gallery("Animal")
picture = gallery.picture

ORANGE, CREAM = "#e27a30", "#fff2df"

# ---------------------------------------------------------------- fox


def fox_head(s, asleep=False, fine=1.0):
    """A fox that looks at us: 250 wide, ears to -176, chin at 112. `fine` below 1 gives finer hair, for portraits."""
    ear = blob([(-100, -40), (-106, -110), (-88, -178), (-52, -140), (-12, -84)], tension=0.7)
    for e in (ear, ear.mirrored(0)):
        coat(s, e, ORANGE, 13 * fine, 15 * fine, 2.4 * fine, angle=-85)
    inner = blob([(-84, -62), (-88, -112), (-80, -146), (-56, -116), (-34, -82)], tension=0.7)
    s.fill(two(inner), "#4a2a38")
    s.fur(two(inner), "#c9a08f", 10, 22, 2, angle=-85, opacity=0.7)
    head = face([(0, -100), (56, -90), (96, -46), (112, -8), (136, 26), (96, 58), (50, 88), (0, 112)])
    cheek = blob(
        [(138, 26), (96, 58), (50, 88), (0, 118), (6, 62), (22, 26), (52, 30), (92, 10), (112, -8)], tension=0.7
    )
    with s.shaded(head, ORANGE, rim=5):
        s.fill(two(cheek), CREAM)
        s.fill(blob([(0, -34), (15, 10), (20, 60), (0, 92), (-20, 60), (-15, 10)]), lighten(ORANGE, 0.12))
        s.fill(two(blob([(18, -62), (44, -58), (58, -40), (34, -38)])), lighten(ORANGE, 0.4), 0.7)
        hair(s, head, None, 15 * fine, 17 * fine, 2.2 * fine, flow=away(0, -30))
    for side in (-1, 1):
        if asleep:
            shut(s, side * 52, 4, 22)
        else:
            s.fill(
                blob([(side * 26, 14), (side * 44, -16), (side * 66, -18), (side * 78, -2), (side * 54, 14)]),
                darken(ORANGE, 0.6),
            )
            eye(s, side * 53, -2, 16, "#a8641c")
    nose = blob([(-19, 78), (0, 70), (19, 78), (13, 94), (0, 102), (-13, 94)])
    s.body(nose, DARK, rim=0)
    s.fill(ellipse(s.light * 5, 80, 6, 3.4), "#ffffff", 0.7)
    s.stroke(
        line((0, 100), (0, 108)) + curve((0, 108), (14, 110), (26, 100)) + curve((0, 108), (-14, 110), (-26, 100)),
        DARK,
        3.4,
        0.8,
    )


def fox_sitting(s, x, y, k=1.0, flip=False):
    with stand(s, x, y, k, flip):
        s.shadow(-20, -4, 190, 34)
        tail = taper([(-60, -42), (-140, -34), (-196, -90), (-196, -170), (-156, -240)], [44, 78, 100, 84, 6])
        with s.shaded(tail, ORANGE):
            s.fill(ellipse(-162, -226, 66, 50, -28), CREAM)
            hair(s, tail, step=15, length=26, width=2.6, flow=away(-70, -60, -20), opacity=0.8)
        body = blob(
            [
                (-16, -290),
                (60, -282),
                (92, -190),
                (98, -90),
                (90, -6),
                (-70, -4),
                (-126, -22),
                (-134, -90),
                (-104, -170),
                (-66, -236),
            ]
        )
        with s.shaded(body, ORANGE):
            bib = blob([(-14, -300), (66, -290), (74, -200), (52, -110), (30, -70), (6, -120), (-22, -200)])
            s.fill(bib, CREAM)
            hair(s, body, step=21, length=22, width=2.6, angle=86, opacity=0.8)
        haunch = blob([(-130, -14), (-134, -88), (-84, -128), (-22, -98), (-6, -30), (-26, -4), (-100, -2)])
        coat(s, haunch, ORANGE, 20, 22, flow=away(-80, -150), rim=4)
        paw(s, -44, 0, 74, darken(ORANGE, 0.15))
        for px in (14, 66):
            leg = taper([(px, -160), (px + 2, -60), (px + 2, -10)], [48, 34, 34])
            with s.shaded(leg, ORANGE):
                s.fill(rect(px - 40, -84, 90, 100), "#4a2c36")
                hair(s, leg, step=11, length=18, width=2.4, opacity=0.8)
            paw(s, px + 4, 0, 52, "#4a2c36")
        with s.at(22, -338, 0.94, -3):
            fox_head(s)


def fox_curled(s, x, y, k=1.0, flip=False):
    with stand(s, x, y, k, flip):
        s.shadow(0, 0, 250, 40)
        body = blob(
            [
                (-200, -30),
                (-190, -110),
                (-110, -176),
                (20, -192),
                (140, -160),
                (206, -86),
                (200, -20),
                (100, 4),
                (-100, 4),
            ]
        )
        coat(s, body, ORANGE, 23, 26, flow=lambda px, py: 60 - px * 0.35)
        s.stroke(curve((60, -150), (120, -116), (130, -50)), darken(ORANGE, 0.4), 4, 0.5)
        with s.at(-92, -92, 0.82, 14):
            fox_head(s, asleep=True)
        tail = taper([(200, -66), (130, -26), (10, -14), (-110, -26), (-188, -70)], [50, 92, 104, 84, 8])
        with s.shaded(tail, lighten(ORANGE, 0.06)):
            s.fill(
                blob([(-200, -90), (-128, -84), (-96, -50), (-112, -14), (-130, 20), (-200, 10)], tension=0.6), CREAM
            )
            hair(s, tail, step=16, length=28, width=2.6, angle=190, opacity=0.8)


@picture("Fox in the first snow", "4:3", "snow", 1)
def fox_1(s):
    w, h = s.w, s.h
    s.sky(0.56, sun=(0.78, 0.22, 0.06), clouds="streaks")
    s.hills(0.54, 1, height=0.12)
    s.treeline(0.56, 0.2, "pine", far=0.3)
    s.snowfield(0.56)
    for x, n in ((0.87, 0.62), (0.07, 0.5)):
        s.pine(w * x, h * 0.8, h * n, snow=True)
    fox_sitting(s, w * 0.46, h * 0.9, 1.45)
    drift(s, w * 0.45, h * 0.9, w * 0.46)
    s.rock(w * 0.8, h * 0.94, 170, snow=True)
    s.snowfall()


@picture("Asleep on the warm sofa", "3:2", "lamplight", -1)
def fox_2(s):
    w, h = s.w, s.h
    s.room(0.74, "#b5707a", "diamonds", window=(0.68, 0.1, 0.17), picture=(0.12, 0.12, 0.14))
    sofa(s, 0.76, "#3f7f86")
    s.glow(w * 0.06, h * 0.3, h * 0.5, opacity=0.45)
    fox_curled(s, w * 0.45, h * 0.84, 1.25)
    cushion = blob(
        [
            (w * 0.78, h * 0.8),
            (w * 0.77, h * 0.55),
            (w * 0.86, h * 0.49),
            (w * 0.97, h * 0.55),
            (w * 0.96, h * 0.8),
            (w * 0.87, h * 0.83),
        ],
        tension=0.7,
    )
    s.body(cushion, "#e0a33f", lambda f: s.checks(f, "#c4583f", 54, 8))


@picture("A curious fox at the edge of the wood", "1:1", "autumn", -1)
def fox_3(s):
    w, h = s.w, s.h
    s.forest(0.8)
    fall = [leaf(x, y, s.between(0, 360), s.between(34, 60), 0.45) for x, y in s.scatter(rect(0, 0, w, h), 170)]
    s._shapes(["#d9582f", "#f0b03c", "#b8402f"], fall)
    with stand(s, w * 0.54, h * 0.58, 2.3):
        neck = blob([(-110, 20), (-130, 120), (-170, 220), (170, 220), (130, 120), (110, 20)])
        with s.shaded(neck, ORANGE):
            s.fill(blob([(-80, 40), (-60, 140), (0, 240), (60, 140), (80, 40)]), CREAM)
            hair(s, neck, step=13, length=20, width=1.8, angle=90)
        fox_head(s, fine=0.6)
    blades(s, w * 0.5, h * 1.0, w, 90, "#9a8a3f", 90)


# ---------------------------------------------------------------- cat


def cat_head(s, colour, stripes=None, muzzle=CREAM, iris="#7fae3f", asleep=False, back=False):
    """A cat that looks at us (or, `back`, away): 224 wide, ears to -168, chin at 100."""
    ear = blob([(-104, -20), (-108, -100), (-92, -170), (-50, -130), (-14, -84)], tension=0.6)
    for e in (ear, ear.mirrored(0)):
        coat(s, e, colour, 13, 14, angle=-80)
    if not back:
        inner = blob([(-88, -60), (-92, -110), (-84, -140), (-56, -112), (-36, -84)], tension=0.6)
        s.fill(two(inner), mix(colour, "#e89a94", 0.7))
        s.fur(two(inner), "#fff1e4", 11, 20, 2, angle=-80, opacity=0.6)
    head = face([(0, -92), (54, -88), (98, -54), (114, 2), (102, 54), (56, 90), (0, 100)])
    with s.shaded(head, colour, rim=5):
        if stripes:
            bands = [taper([(0, -98), (0, -70), (0, -34)], [14, 16, 4])]
            for side in (-1, 1):
                bands += [
                    taper([(side * 30, -100), (side * 26, -72), (side * 20, -44)], [14, 14, 3]),
                    taper([(side * 122, -14), (side * 92, -6), (side * 76, 4)], [16, 13, 3]),
                    taper([(side * 118, 26), (side * 94, 26), (side * 74, 30)], [15, 12, 3]),
                    taper([(side * 62, -100), (side * 54, -76), (side * 46, -58)], [14, 12, 3]),
                ]
            if back:
                bands += [taper([(-90, k), (0, k + 22), (90, k)], [4, 15, 4]) for k in (-30, 10, 50)]
            for b in bands:
                s.fill(b, stripes, 0.9)
        if not back:
            s.fill(lips(24, 58, 40, 32, (78, 30, 26)), muzzle)
            s.fill(blob([(0, 0), (16, 30), (14, 50), (-14, 50), (-16, 30)]), mix(colour, muzzle, 0.4))
        hair(s, head, step=14, length=15, width=2.2, flow=away(0, 10), opacity=0.8)
    if back:
        return
    for side in (-1, 1):
        if asleep:
            shut(s, side * 48, 6, 22)
        else:
            eye(s, side * 48, 2, 25, iris, slit=True)
    s.body(blob([(-17, 38), (0, 35), (17, 38), (8, 52), (0, 56), (-8, 52)]), "#d9807f", rim=0)
    s.stroke(
        line((0, 55), (0, 66)) + curve((0, 66), (14, 74), (28, 66)) + curve((0, 66), (-14, 74), (-28, 66)),
        DARK,
        3.2,
        0.75,
    )
    whiskers(s, 42, 58, 100)


def cat_sitting(s, x, y, k=1.0, flip=False, colour="#d98b45", stripes="#9a4f22", bib=CREAM, iris="#7fae3f"):
    with stand(s, x, y, k, flip):
        s.shadow(-10, -3, 170, 28)
        tail = taper([(-70, -26), (-150, -20), (-184, -70), (-160, -130), (-176, -176)], [38, 40, 38, 34, 22])
        with s.shaded(tail, colour):
            if stripes:
                for px, py in ((-130, -22), (-176, -52), (-172, -104), (-166, -150)):
                    s.fill(
                        ellipse(px, py, 13, 26, 60 if py > -30 else 0 if py < -100 else 30)
                        if py > -60
                        else ellipse(px, py, 30, 10),
                        stripes,
                        0.85,
                    )
            hair(s, tail, step=14, length=16, flow=away(-70, -90), opacity=0.8)
        body = blob(
            [
                (-30, -290),
                (50, -284),
                (84, -200),
                (96, -90),
                (90, -4),
                (-84, -4),
                (-126, -30),
                (-124, -110),
                (-92, -190),
                (-62, -240),
            ]
        )
        with s.shaded(body, colour):
            if stripes:
                for k2, n in ((-220, 60), (-176, 84), (-132, 90), (-88, 84)):
                    s.fill(taper([(-150, k2 + 24), (-100, k2), (-110 + n, k2 + 12)], [20, 18, 4]), stripes, 0.85)
            s.fill(blob([(-10, -300), (52, -290), (66, -200), (48, -120), (26, -90), (4, -130), (-18, -210)]), bib)
            hair(s, body, step=21, length=20, angle=86, opacity=0.8)
        haunch = blob([(-126, -14), (-128, -84), (-84, -120), (-26, -92), (-10, -30), (-28, -3), (-100, -2)])
        coat(s, haunch, colour, 20, 20, flow=away(-80, -150), rim=4)
        paw(s, -46, 0, 74, bib)
        for px in (14, 62):
            coat(s, taper([(px, -150), (px + 2, -60), (px + 2, -10)], [46, 36, 38]), colour, 12, 16)
            paw(s, px + 3, 0, 54, bib)
        with s.at(18, -336, 0.98, 2):
            cat_head(s, colour, stripes, bib, iris)


def cat_from_behind(s, x, y, k=1.0, flip=False, colour="#5a5664", stripes="#38343f"):
    with stand(s, x, y, k, flip):
        s.shadow(0, -2, 150, 24)
        body = blob(
            [
                (-44, -280),
                (44, -280),
                (80, -190),
                (118, -100),
                (112, -20),
                (60, 0),
                (-60, 0),
                (-112, -20),
                (-118, -100),
                (-80, -190),
            ]
        )
        with s.shaded(body, colour):
            for py in (-230, -180, -130, -80, -34):
                n = 70 + (280 + py) * 0.16
                s.fill(taper([(-n, py + 24), (0, py - 10), (n, py + 24)], [4, 20, 4]), stripes, 0.85)
            hair(s, body, step=22, length=20, angle=92, opacity=0.8)
        tail = taper([(40, -30), (92, 8), (104, 74), (66, 130), (84, 176)], [40, 42, 38, 34, 16])
        with s.shaded(tail, colour):
            for px, py in ((74, -6), (100, 36), (90, 90), (70, 130), (80, 168)):
                s.fill(ellipse(px, py, 32, 8, -14), stripes, 0.85)
            hair(s, tail, step=13, length=16, angle=90, opacity=0.8)
        with s.at(0, -328, 0.95, 4):
            cat_head(s, colour, stripes, back=True)


def cat_curled(s, x, y, k=1.0, flip=False, colour="#efe2cf", patch="#d98b45"):
    with stand(s, x, y, k, flip):
        s.shadow(0, -2, 220, 34)
        body = blob(
            [
                (-186, -40),
                (-180, -110),
                (-100, -164),
                (20, -176),
                (130, -146),
                (186, -80),
                (180, -16),
                (90, 2),
                (-110, 2),
            ]
        )
        with s.shaded(body, colour):
            s.fill(s.wobble(70, -130, 90, 60), patch)
            s.fill(s.wobble(-60, -160, 50, 36), "#4a3a40")
            hair(s, body, step=22, length=22, flow=lambda px, py: 70 - px * 0.3, opacity=0.8)
        with s.at(-96, -84, 0.78, 10):
            cat_head(s, colour, None, "#fff6ea", asleep=True)
        tail = taper([(178, -60), (120, -18), (10, -8), (-80, -16), (-140, -14)], [40, 48, 46, 42, 26])
        with s.shaded(tail, patch):
            hair(s, tail, step=14, length=18, angle=180, opacity=0.8)


@picture("Kitchen cat, waiting for breakfast", "3:4", "indoor-warm", -1)
def cat_1(s):
    w, h = s.w, s.h
    s.room(0.62, "#8fb5a8", "tiles", window=(0.2, 0.12, 0.36), shelf=(0.64, 0.3, 0.34))
    s.table(0.72, "cloth")
    cat_sitting(s, w * 0.56, h * 0.9, 1.42)
    bowl = Form(
        [
            ("M", w * 0.07, h * 0.85),
            ("L", w * 0.33, h * 0.85),
            ("C", w * 0.32, h * 0.93, w * 0.26, h * 0.95, w * 0.2, h * 0.95),
            ("C", w * 0.14, h * 0.95, w * 0.08, h * 0.93, w * 0.07, h * 0.85),
            ("Z",),
        ]
    )
    s.shadow(w * 0.2, h * 0.945, w * 0.16, 20)
    s.body(bowl, "#3f7fa6", lambda f: s.dots(f, "#fff4e0", 36, 5, 0.9))
    s.fill(ellipse(w * 0.2, h * 0.85, w * 0.13, 17), "#2f5f80")
    s.fill(ellipse(w * 0.2, h * 0.853, w * 0.115, 12), "#fffaf0")


@picture("Watching the city lights", "4:3", "night", 1)
def cat_2(s):
    w, h = s.w, s.h
    s.sky(0.8, sun=(0.74, 0.2, 0.08), clouds="streaks", moon=True)
    s.skyline(0.84, 0.32, layers=1, far=0.35)
    frame = rect(-5, 0, w * 0.06, h) + rect(w * 0.95, 0, w * 0.06, h)
    s.body(frame, "#e9d9bf", lambda f: s.grain(f, step=18, vertical=True), round_=False)
    s.fill(rect(w * 0.62, 0, 22, h * 0.84), "#e9d9bf")
    s.fill(rect(w * 0.62 + 15, 0, 7, h * 0.84), s.mood.shade, 0.3)
    cloth = blob(
        [(-20, -20), (w * 0.16, -20), (w * 0.15, h * 0.4), (w * 0.07, h * 0.66), (w * 0.1, h * 0.86), (-20, h * 0.86)],
        tension=0.6,
    )
    s.body(cloth, "#a8443f", lambda f: s.sprigs(f, "#f0b860", 130, 36))
    sheet(s, 0.82, "#c9a47a", lambda f: s.brush(f, "#c9a47a", 60, 220, 4, 0, 0.6))
    cat_from_behind(s, w * 0.42, h * 0.87, 1.5)
    pot = poly([(w * 0.76, h * 0.72), (w * 0.9, h * 0.72), (w * 0.88, h * 0.88), (w * 0.78, h * 0.88)])
    s.shadow(w * 0.83, h * 0.88, 100)
    s.bush(w * 0.83, h * 0.74, w * 0.15, flowers="#ef7d6b")
    s.body(pot, "#b5603f", lambda f: s.bars(f, darken("#b5603f", 0.3), 24, 0.3, 0, 0.6))


@picture("Nap in the bread basket", "3:2", "golden", 1)
def cat_3(s):
    w, h = s.w, s.h
    s.sky(0.5, sun=(0.8, 0.24, 0.08), clouds="streaks")
    s.hills(0.5, 1)
    s.field(0.48)
    s.table(0.66, "wood")
    x, y = w * 0.46, h * 0.9
    s.shadow(x, y, 380, 50)
    cat_curled(s, x, y - 120, 1.55)
    basket = blob(
        [
            (x - 360, y - 170),
            (x, y - 150),
            (x + 360, y - 170),
            (x + 320, y - 20),
            (x + 240, y),
            (x - 240, y),
            (x - 320, y - 20),
        ],
        tension=0.5,
    )
    s.body(basket, "#b9824a", lambda f: s.weave(f, "#b9824a", 26, 0.9))
    s.stroke(curve((x - 362, y - 168), (x, y - 146), (x + 362, y - 168)), "#8a5a30", 22)
    s.stroke(curve((x - 362, y - 172), (x, y - 150), (x + 362, y - 172)), "#d9a868", 14, dash="22 14")
    s.branch("tl", reach=0.34)
    for k, c in enumerate(("#d9483b", "#e8b04a", "#c4603f")):
        ax, ay, r = w * (0.82 + 0.07 * k), h * (0.88 + 0.03 * (k % 2)), 44
        s.shadow(ax, ay + r * 0.9, r * 1.2)
        s.body(s.wobble(ax, ay, r, r * 0.94, 9, 0.04), c, lambda f: s.specks(f, step=16))
        s.stroke(curve((ax, ay - r * 0.8), (ax + 5, ay - r * 1.15), (ax + 16, ay - r * 1.35)), "#6a4630", 5)


# ---------------------------------------------------------------- tiger


TIGER, INK = "#ee8a2e", "#2e1c26"


def tiger_head(s, fine=1.0):
    """A tiger that looks at us: 260 wide, ears to -150, chin at 132."""
    for side in (-1, 1):
        e = ellipse(side * 92, -102, 44, 46)
        coat(s, e, INK, 13, 14, flow=away(side * 92, -70))
        s.fill(ellipse(side * 90, -94, 27, 29), CREAM)
        s.fur(ellipse(side * 90, -94, 27, 29), "#c9a58f", 10, 18, 2, angle=-90, opacity=0.7)
    head = face([(0, -114), (60, -108), (110, -68), (130, -8), (136, 50), (96, 98), (46, 128), (0, 134)])
    with s.shaded(head, TIGER, rim=6):
        s.fill(
            two(
                blob(
                    [(140, 20), (104, 36), (70, 40), (52, 66), (50, 100), (0, 104), (0, 150), (80, 140), (150, 80)],
                    tension=0.7,
                )
            ),
            CREAM,
        )
        s.fill(two(blob([(24, -44), (52, -66), (82, -48), (76, -26), (44, -24)])), CREAM)
        s.fill(lips(30, 74, 44, 36, (92, 40, 44)), "#fffaf0")
        s.fill(blob([(0, -60), (20, 0), (26, 44), (0, 52), (-26, 44), (-20, 0)]), lighten(TIGER, 0.14))
        for side in (-1, 1):
            for pts, wd in (
                ([(8, -118), (14, -96), (34, -84)], [8, 15, 3]),
                ([(2, -86), (12, -72), (36, -66)], [5, 13, 3]),
                ([(50, -112), (56, -94), (74, -84)], [15, 15, 3]),
                ([(2, -56), (10, -46), (24, -44)], [4, 10, 3]),
                ([(140, -32), (112, -26), (90, -30)], [20, 17, 3]),
                ([(144, 6), (112, 12), (88, 4)], [20, 17, 3]),
                ([(142, 46), (112, 46), (84, 34)], [18, 16, 3]),
                ([(124, 82), (100, 74), (78, 66)], [17, 13, 3]),
                ([(98, 112), (82, 96), (66, 90)], [14, 11, 3]),
                ([(112, -76), (98, -60), (86, -54)], [17, 14, 3]),
            ):
                s.fill(taper([(side * px, py) for px, py in pts], wd), INK, 0.95)
        hair(s, head, None, 15 * fine, 17 * fine, 2.2 * fine, flow=away(0, 0))
    for side in (-1, 1):
        s.fill(blob([(side * 24, 6), (side * 42, -18), (side * 68, -20), (side * 82, -4), (side * 54, 12)]), INK)
        eye(s, side * 54, -5, 17, "#d9a52c")
    s.body(blob([(-30, 34), (0, 28), (30, 34), (16, 56), (0, 64), (-16, 56)]), "#d97a70", rim=0)
    s.stroke(
        line((0, 62), (0, 80)) + curve((0, 80), (20, 92), (42, 84)) + curve((0, 80), (-20, 92), (-42, 84)), INK, 4, 0.85
    )
    s._dots([INK], [(side * (34 + dx), 70 + dy) for side in (-1, 1) for dx in (0, 14, 27) for dy in (0, 10)], 3.4, 0.7)
    whiskers(s, 46, 74, 120, 2.4)


def tiger_walking(s, x, y, k=1.0, flip=False):
    with stand(s, x, y, k, flip):
        s.shadow(0, 0, 300, 34)

        def leg(points, widths, dark=0.0):
            form = taper(points, widths)
            with s.shaded(form, darken(TIGER, dark)):
                bands(s, form, INK, 7, 0.5, 8)
                hair(s, form, step=15, length=15, opacity=0.8)
            px, py = points[-1]
            paw(s, px + 14, py + 8, widths[-1] * 1.5, darken(TIGER, dark))

        tail = taper([(-230, -210), (-300, -190), (-350, -120), (-400, -110), (-430, -160)], [34, 30, 27, 26, 16])
        with s.shaded(tail, TIGER):
            for px, py, t in (
                (-270, -204, 70),
                (-315, -172, 50),
                (-345, -130, 40),
                (-385, -108, 90),
                (-420, -138, 150),
            ):
                s.fill(ellipse(px, py, 8, 24, t - 90), INK)
            hair(s, tail, step=14, length=14, angle=180, opacity=0.8)
        leg([(170, -170), (206, -84), (222, -12)], [110, 60, 46], 0.28)
        leg([(-140, -150), (-104, -84), (-128, -12)], [120, 58, 44], 0.28)
        body = blob(
            [
                (-262, -150),
                (-256, -236),
                (-180, -276),
                (-50, -256),
                (80, -268),
                (170, -310),
                (240, -270),
                (236, -150),
                (160, -76),
                (20, -78),
                (-80, -94),
                (-170, -80),
                (-240, -96),
            ]
        )
        with s.shaded(body, TIGER):
            s.fill(blob([(-130, -100), (0, -108), (150, -108), (236, -150), (200, -40), (-120, -50)]), CREAM)
            for i in range(13):
                px = -240 + i * 34
                a, n = s.near(0, 8), s.between(80, 125)
                s.fill(
                    taper([(px + a, -310), (px + 8 + a, -300 + n * 0.6), (px - 8 + a, -290 + n * 1.3)], [10, 20, 3]),
                    INK,
                    0.95,
                )
                if i % 2:
                    s.fill(taper([(px + 14, -66), (px + 20, -96), (px + 14, -134)], [10, 16, 3]), INK, 0.95)
            hair(s, body, step=23, length=22, angle=170, opacity=0.8)
        haunch = blob(
            [
                (-262, -120),
                (-256, -210),
                (-190, -250),
                (-120, -200),
                (-118, -120),
                (-160, -70),
                (-176, -14),
                (-230, -12),
                (-228, -70),
            ]
        )
        with s.shaded(haunch, TIGER, rim=5):
            for py, n in ((-214, 90), (-176, 110), (-138, 100), (-98, 80), (-60, 50), (-32, 40)):
                s.fill(taper([(-290, py - 16), (-250, py + 6), (-270 + n, py)], [22, 19, 3]), INK, 0.95)
            hair(s, haunch, step=18, length=20, angle=100, opacity=0.8)
        paw(s, -190, 0, 74, TIGER)
        leg([(150, -200), (136, -100), (116, -8)], [124, 64, 50])
        with s.at(222, -262, 0.86, 4):
            tiger_head(s)


@picture("A tiger looks out of the leaves", "4:3", "morning", 1)
def tiger_1(s):
    w, h = s.w, s.h
    s.jungle(0.82)
    with stand(s, w * 0.5, h * 0.52, 2.55):
        neck = blob([(-110, 0), (-150, 90), (-180, 220), (180, 220), (150, 90), (110, 0)])
        with s.shaded(neck, TIGER):
            s.fill(blob([(-70, 60), (-50, 150), (0, 230), (50, 150), (70, 60)]), CREAM)
            for side in (-1, 1):
                for k in range(4):
                    s.fill(
                        taper(
                            [(side * 180, 60 + 40 * k), (side * 120, 76 + 40 * k), (side * 64, 70 + 40 * k)],
                            [20, 17, 3],
                        ),
                        INK,
                    )
            hair(s, neck, step=22, length=26, width=2.2, angle=90)
        tiger_head(s, 0.75)
    fans = []
    for x, y, a, n in (
        (-0.02, 0.72, -60, 0.4),
        (-0.02, 0.9, -30, 0.46),
        (0.1, 1.04, -62, 0.42),
        (0.28, 1.05, -110, 0.26),
        (1.02, 0.66, -130, 0.4),
        (1.02, 0.86, -150, 0.44),
        (0.9, 1.04, -112, 0.42),
        (0.66, 1.06, -76, 0.22),
        (-0.02, 0.1, 30, 0.3),
        (1.02, 0.06, 150, 0.3),
    ):
        fans.append((leaf(w * x, h * y, a, w * n, 0.3), a))
    for i, (f, a) in enumerate(fans):
        green = ("#2f7a45", "#4f9a4a", "#3a8a5f")[i % 3]
        with s.shaded(f, green, rim=4):
            p, q = f.segments[0][1:], f.segments[1][3:]
            veins = [line(p, q)]
            for t in (0.18, 0.34, 0.5, 0.66, 0.82):
                cx, cy = p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t
                veins += [
                    line((cx, cy), (cx + math.cos(math.radians(a + d)) * 90, cy + math.sin(math.radians(a + d)) * 90))
                    for d in (-38, 38)
                ]
            s._marks([lighten(green, 0.3)], veins, 4, 0.7)


@picture("Tiger on the evening beach", "3:2", "dusk", -1)
def tiger_2(s):
    w, h = s.w, s.h
    s.sky(0.46, sun=(0.24, 0.36, 0.09), clouds="streaks")
    s.hills(0.45, 1, 0.1)
    strand(s, 0.46, 0.62)
    s.palm(w * 0.93, h * 0.78, h * 0.7, lean=-0.2)
    tiger_walking(s, w * 0.5, h * 0.9, 1.3)
    s.rock(w * 0.06, h * 0.97, 190)


# ---------------------------------------------------------------- bear


def bear_head(s, colour, muzzle, asleep=False):
    """A bear that looks at us: 236 wide, ears to -140, chin at 108."""
    for side in (-1, 1):
        coat(s, ellipse(side * 84, -92, 42, 42), colour, 13, 14, flow=away(side * 84, -60))
        s.fill(ellipse(side * 82, -86, 25, 26), darken(muzzle, 0.2))
        s.fur(ellipse(side * 82, -86, 25, 26), lighten(muzzle, 0.2), 10, 14, 2, angle=-90, opacity=0.7)
    head = face([(0, -108), (58, -102), (104, -60), (120, 4), (104, 62), (58, 98), (0, 108)])
    coat(s, head, colour, 14, 17, flow=away(0, 20), rim=6)
    snout = face([(0, 0), (44, 8), (66, 46), (56, 86), (0, 104)])
    coat(s, snout, muzzle, 13, 13, flow=away(0, 30), rim=4)
    for side in (-1, 1):
        if asleep:
            shut(s, side * 46, -16, 20)
        else:
            eye(s, side * 46, -18, 14, "#4a2a1a")
            s.stroke(curve((side * 30, -40), (side * 46, -46), (side * 62, -38)), darken(colour, 0.3), 5, 0.6)
    s.body(blob([(-30, 20), (0, 12), (30, 20), (20, 44), (0, 52), (-20, 44)]), DARK, rim=0)
    s.fill(ellipse(s.light * 8, 24, 10, 5), "#ffffff", 0.7)
    s.stroke(
        line((0, 50), (0, 66)) + curve((0, 66), (18, 78), (36, 70)) + curve((0, 66), (-18, 78), (-36, 70)), DARK, 4, 0.8
    )


def bear_walking(s, x, y, k=1.0, flip=False, colour="#f4ead8", muzzle="#fffaf0"):
    """400 tall, 560 long."""
    colour = vivid(s, colour, 0.6)
    with stand(s, x, y, k, flip):
        s.shadow(0, 0, 290, 36)

        def leg(points, widths, dark=0.0):
            coat(s, taper(points, widths), darken(colour, dark), 23, 22, angle=95)
            px, py = points[-1]
            paw(s, px + 14, py + 8, widths[-1] * 1.3, darken(colour, dark), 4)

        leg([(150, -180), (176, -90), (188, -12)], [120, 84, 70], 0.2)
        leg([(-130, -170), (-100, -90), (-110, -12)], [130, 88, 70], 0.2)
        body = blob(
            [
                (-270, -150),
                (-270, -240),
                (-190, -310),
                (-60, -318),
                (60, -330),
                (150, -350),
                (230, -300),
                (250, -190),
                (180, -110),
                (40, -90),
                (-100, -96),
                (-220, -90),
            ]
        )
        coat(s, body, colour, 27, 27, flow=lambda px, py: 150 + py * 0.2)
        haunch = blob(
            [
                (-272, -120),
                (-266, -220),
                (-190, -262),
                (-110, -210),
                (-104, -110),
                (-140, -50),
                (-150, -10),
                (-226, -8),
                (-236, -60),
            ]
        )
        coat(s, haunch, colour, 20, 24, angle=98, rim=5)
        paw(s, -176, 0, 104, colour, 4)
        leg([(150, -210), (132, -100), (116, -8)], [140, 92, 78])
        with s.at(246, -306, 0.92, 6):
            bear_head(s, colour, muzzle)


def bear_sitting(s, x, y, k=1.0, colour="#8f5a38", muzzle="#d9a878", held=None):
    """From the front, 420 tall; `held` draws what it holds at its chest."""
    with stand(s, x, y, k):
        s.shadow(0, 0, 230, 34)
        body = face([(0, -290), (90, -280), (146, -180), (160, -80), (130, -14), (0, 0)])
        with s.shaded(body, colour, rim=7):
            s.fill(ellipse(0, -110, 92, 110), lighten(colour, 0.22))
            hair(s, body, None, 21, 23, angle=92)
        for side in (-1, 1):
            sole = ellipse(side * 128, -44, 58, 54, side * 12)
            coat(s, sole, colour, 15, 16, flow=away(side * 128, -44))
            s.body(ellipse(side * 130, -34, 30, 25), muzzle, rim=0)
            s._shapes(
                [muzzle], [ellipse(side * 130 + dx, -74 + abs(dx) * 0.25, 10, 11) for dx in (-28, 0, 28)], digits=1
            )
        if held:
            held()
        for side in (-1, 1):
            coat(
                s,
                taper([(side * 118, -236), (side * 150, -160), (side * 66, -130)], [72, 72, 60]),
                darken(colour, 0.06),
                16,
                20,
                flow=away(side * 110, -250),
            )
        with s.at(0, -330, 1.06):
            bear_head(s, colour, muzzle)


@picture("Polar bear and cub", "4:3", "polar", -1)
def bear_1(s):
    w, h = s.w, s.h
    s.sky(0.44, sun=(0.24, 0.3, 0.08), clouds="streaks")
    s.mountains(0.46, 0.24, layers=1)
    water(s, 0.46, 0.66)
    for x, n in ((0.1, 120), (0.5, 90), (0.92, 150)):
        berg = poly(
            [
                (w * x - n, h * 0.53),
                (w * x - n * 0.6, h * 0.53 - n * 0.5),
                (w * x, h * 0.53 - n * 0.8),
                (w * x + n * 0.5, h * 0.53 - n * 0.4),
                (w * x + n, h * 0.53),
            ]
        )
        s.body(berg, "#dcecf8", lambda f: s.brush(f, "#b9d3e8", 40, 70, 5, 70, 0.6), round_=False, rim=3)
    s.snowfield(0.62)
    bear_walking(s, w * 0.36, h * 0.86, 1.32)
    bear_walking(s, w * 0.8, h * 0.94, 0.56, flip=True)
    drift(s, w * 0.4, h * 0.88, w * 0.6, 40)


@picture("Brown bear at breakfast", "3:4", "morning", 1)
def bear_2(s):
    w, h = s.w, s.h
    s.room(0.64, "#e9c9a0", "planks", window=(0.56, 0.08, 0.34), picture=(0.1, 0.14, 0.26))

    def jar():
        pot = blob([(-54, -180), (54, -180), (64, -120), (50, -64), (-50, -64), (-64, -120)], tension=0.7)
        s.body(pot, "#c9803a", lambda f: s.bars(f, darken("#c9803a", 0.25), 26, 0.35, 0, 0.7), rim=4)
        s.fill(ellipse(0, -182, 56, 15), darken("#c9803a", 0.3))
        s.fill(
            blob(
                [
                    (-48, -184),
                    (0, -196),
                    (48, -184),
                    (46, -160),
                    (34, -130),
                    (22, -160),
                    (-10, -158),
                    (-20, -120),
                    (-34, -158),
                ]
            ),
            "#f6b62f",
        )

    bear_sitting(s, w * 0.46, h * 0.9, 1.6, held=jar)
    s.table(0.86, "cloth", cloth="#4f8fa8")
    for k, (x, r) in enumerate(((0.8, 60), (0.92, 50))):
        s.shadow(w * x, h * 0.93, r * 1.3)
        loaf = blob(
            [
                (w * x - r, h * 0.93),
                (w * x - r * 1.05, h * 0.93 - r * 0.7),
                (w * x, h * 0.93 - r * 1.2),
                (w * x + r * 1.05, h * 0.93 - r * 0.7),
                (w * x + r, h * 0.93),
            ]
        )
        s.body(loaf, "#d9a05a", lambda f: s.specks(f, step=14, size=4), rim=4)
        s._marks(
            ["#f6dfae"],
            [
                bow((w * x + d * r, h * 0.93 - r * 0.95), (w * x + d * r + 16, h * 0.93 - r * 0.5), 4)
                for d in (-0.5, -0.05, 0.4)
            ],
            7,
            0.8,
        )
    cup = poly([(w * 0.07, h * 0.87), (w * 0.22, h * 0.87), (w * 0.2, h * 0.95), (w * 0.09, h * 0.95)])
    s.shadow(w * 0.145, h * 0.95, 100)
    s.stroke(curve((w * 0.215, h * 0.885), (w * 0.26, h * 0.9), (w * 0.205, h * 0.93)), "#d9483b", 13)
    s.body(cup, "#d9483b", lambda f: s.dots(f, "#fff4e0", 34, 5, 0.9), rim=4)
    s.fill(ellipse(w * 0.145, h * 0.87, w * 0.075, 13), "#7a4a30")


PICTURES = gallery.pictures
