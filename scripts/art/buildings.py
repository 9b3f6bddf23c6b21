"""Pictures of buildings. What stands in them is drawn by `architecture`; here are the scenes."""

from architecture import *
from kit import *

gallery = Gallery("Building")
picture = gallery.picture


def headland(s, points, colour="#6a5a6a", size=90):
    """Rocky ground whose upper edge runs through the points (fractions), down to the bottom."""
    w, h = s.w, s.h
    top = curve(*[(x * w, y * h) for x, y in points], tension=0.8)
    form = Form(top.segments + [("L", points[-1][0] * w, h + 40), ("L", points[0][0] * w, h + 40), ("Z",)])
    s.body(form, colour, lambda f: s.stones(f, colour, size, 0.8), lambda f: s.specks(f, step=26))
    return form


def lawn(s, points, colour=None, step=44):
    """A grassy rise whose upper edge runs through the points (fractions)."""
    w, h = s.w, s.h
    colour = colour or s.mood.ground
    top = curve(*[(x * w, y * h) for x, y in points])
    form = Form(top.segments + [("L", points[-1][0] * w, h + 40), ("L", points[0][0] * w, h + 40), ("Z",)])
    s.fill(form, s.linear((0, lighten(colour, 0.2)), (0.5, colour), (1, darken(colour, 0.25))))
    s.brush(form, colour, step=90, length=200, width=16, opacity=0.35)
    s.grass(form, colour, step=step, height=28)
    return form


def reeds(s, x, y, n=9, size=120):
    """Reeds at a water's edge, for the foreground."""
    stems, heads = [], []
    for _ in range(n):
        px, k = s.near(x, size * 0.6), size * s.between(0.6, 1.2)
        tip = (px + s.near(0, 24), y - k)
        stems.append(bow((px, y), tip, s.near(0, 10)))
        heads.append(line((tip[0], tip[1] + k * 0.02), (tip[0] - (tip[0] - px) * 0.2, tip[1] + k * 0.2)))
    s._marks([darken("#6f8a45", 0.25), "#8aa050"], stems, 5)
    s._marks(["#7a4f34"], heads[::2], 11)


# ---------------------------------------------------------------- lighthouses


@picture("Lighthouse at dusk", "4:3", "dusk")
def lighthouse_1(s):
    w, h = s.w, s.h
    s.sky(0.62, sun=(0.72, 0.5, 0.11), clouds="streaks")
    s.sea(0.62, glitter=0.72, boats=2)
    beam(s, w * 0.33, h * 0.21, w * 0.8, 0.1, 0.05)
    headland(s, [(-0.04, 0.84), (0.12, 0.8), (0.32, 0.775), (0.46, 0.8), (0.6, 0.94), (0.68, 1.1)])
    lighthouse(s, w * 0.33, h * 0.79, h * 0.72)
    s.birds(w * 0.62, h * 0.2, 6, 16)


@picture("Lighthouse in the storm", "3:4", "storm", light=1)
def lighthouse_2(s):
    w, h = s.w, s.h
    s.sky(0.6, clouds="heavy")
    s.stroke(
        line(
            (w * 0.2, 0),
            (w * 0.24, h * 0.12),
            (w * 0.19, h * 0.16),
            (w * 0.26, h * 0.33),
            (w * 0.22, h * 0.36),
            (w * 0.27, h * 0.5),
        ),
        Lit("#fff3c4"),
        6,
        0.9,
    )
    s.sea(0.6)
    beam(s, w * 0.6, h * 0.222, -w * 0.9, 0.12, -0.1)
    headland(s, [(0.12, 1.1), (0.3, 0.86), (0.46, 0.8), (0.74, 0.795), (0.88, 0.86), (1.06, 0.9)], "#5a5668", 110)
    lighthouse(s, w * 0.6, h * 0.81, h * 0.66, red="#3f6fa8", bands=4)
    for x, y, r in ((0.2, 0.86, 0.16), (0.05, 0.93, 0.14), (0.38, 0.95, 0.13)):
        foam = joined(
            ellipse(x * w + s.near(0, r * w * 0.8), y * h - r * w * s.between(0, 0.55), r * w * s.between(0.18, 0.34))
            for _ in range(7)
        )
        s.fill(foam, mix(s.mood.water, s.mood.light, 0.55), 0.8)
        s.fill(foam.moved(8, -9).scaled(0.9, at=(x * w, y * h)), "#f4f8ff", 0.7)
        s._dots(["#ffffff"], [(s.near(x * w, r * w), y * h - r * w * s.between(0.4, 1.4)) for _ in range(18)], 9, 0.8)
    wave = blob(
        [
            (-20, h * 0.95),
            (w * 0.14, h * 0.9),
            (w * 0.3, h * 0.95),
            (w * 0.5, h * 0.97),
            (w * 0.75, h * 0.94),
            (w + 20, h * 0.98),
            (w + 20, h + 40),
            (-20, h + 40),
        ]
    )
    s.body(wave, s.mood.water, lambda f: s.ripples(f, "#a9c4d9", step=40, length=60), rim=5)
    s.rain()


@picture("Lighthouse above the beach", "3:2", "summer")
def lighthouse_3(s):
    w, h = s.w, s.h
    s.sky(0.5, sun=(0.16, 0.2, 0.08), clouds="puffs")
    s.beach(0.5, 0.68)
    lawn(s, [(0.58, 0.7), (0.66, 0.545), (0.76, 0.495), (0.86, 0.485), (1.05, 0.49)], "#86b859")
    headland(s, [(0.46, 1.12), (0.52, 0.86), (0.6, 0.66), (0.7, 0.58), (0.84, 0.565), (1.05, 0.56)], "#c9a27a", 80)
    lighthouse(s, w * 0.8, h * 0.53, h * 0.48, red="#e0683f", bands=6)
    for x, c in ((0.12, "#e0553f"), (0.3, "#3f8fb0")):
        px, py = w * x, h * 0.86
        s.shadow(px, py, 90, 16)
        s.stroke(line((px, py), (px + 16, py - 150)), "#f4e7cf", 7)
        canopy = Form(
            [
                ("M", px - 82, py - 112),
                ("C", px - 70, py - 210, px + 100, py - 230, px + 112, py - 132),
                ("Q", px + 20, py - 150, px - 82, py - 112),
                ("Z",),
            ]
        )
        s.body(canopy, CREAM, lambda f: s.bars(f, c, 48, 0.5, 90, 1))
    s.birds(w * 0.5, h * 0.2, 5, 15)


@picture("Lighthouse from the window", "3:4", "indoor-cool")
def lighthouse_4(s):
    w, h = s.w, s.h
    s.room(0.82, wall="#d9b08a", pattern="bars")
    x, y, ww, hh = w * 0.2, h * 0.1, w * 0.6, h * 0.56
    glass = rect(x, y, ww, hh)
    with s.clip(glass):
        s.sky(0.44, clouds="puffs", sun=(0.66, 0.2, 0.07))
        s.sea(0.44, 0.7, boats=2)
        headland(s, [(0.1, 0.52), (0.26, 0.5), (0.46, 0.5), (0.6, 0.56), (0.7, 0.72)], "#a08a80", 70)
        lighthouse(s, w * 0.38, h * 0.515, h * 0.36)
    s.stroke(
        line((x + ww / 2, y), (x + ww / 2, y + hh)) + line((x, y + hh * 0.36), (x + ww, y + hh * 0.36)),
        CREAM,
        14,
        cap="butt",
    )
    s.stroke(glass, darken(CREAM, 0.2), 34, cap="butt")
    s.stroke(glass, CREAM, 24, cap="butt")
    for side in (-1, 1):
        cx = x if side < 0 else x + ww
        drape = blob(
            [
                (cx - side * 110, y - 40),
                (cx + side * 120, y - 40),
                (cx + side * 116, y + hh * 0.5),
                (cx + side * 110, y + hh * 1.12),
                (cx + side * 10, y + hh * 1.1),
                (cx + side * 14, y + hh * 0.5),
            ],
            tension=0.5,
        )
        s.body(
            drape,
            "#3f8fa0",
            lambda f: s.bars(f, darken("#3f8fa0", 0.3), 46, 0.4, 90, 0.6),
            lambda f: s.dots(f, CREAM, 52, 6, 0.5),
            rim=3,
        )
    s.body(rrect(w * 0.04, y - 62, w * 0.92, 22, 10), "#8a5a3c")
    s.body(rect(x - 50, y + hh + 14, ww + 100, 34), CREAM, round_=False, rim=3)
    s.bush(w * 0.34, y + hh - 50, 150, flowers="#e0553f")
    s.body(
        poly([(w * 0.28, y + hh - 60), (w * 0.4, y + hh - 60), (w * 0.38, y + hh + 16), (w * 0.3, y + hh + 16)]),
        "#c9704a",
    )
    for k, (c, n) in enumerate((("#3f7f86", 170), ("#e0a33f", 150), ("#c4483f", 190))):
        by = y + hh + 14 - 34 * k
        s.body(rect(w * 0.52, by - 34, n, 34), c, round_=False, rim=2)
        s.fill(rect(w * 0.52 + 8, by - 26, n - 16, 6), CREAM, 0.8)


# ---------------------------------------------------------------- cottages


@picture("Cottage in the spring", "3:2", "spring")
def cottage_1(s):
    w, h = s.w, s.h
    s.sky(0.55, sun=(0.15, 0.2, 0.07), clouds="small")
    s.cloud(w * 0.4, h * 0.2, w * 0.2)
    s.hills(0.56, 1)
    s.garden(0.62)
    cottage(s, w * 0.55, h * 0.82, w * 0.42)
    s.tree(w * 0.14, h * 0.8, h * 0.56)
    s.branch("tr", blossoms="#ffd9e2")


@picture("Cottage on a snowy night", "4:3", "night", light=1)
def cottage_2(s):
    w, h = s.w, s.h
    s.sky(0.56, sun=(0.82, 0.18, 0.07), clouds="small", moon=True)
    s.mountains(0.58, 0.26)
    s.treeline(0.62, 0.16, far=0.2)
    s.snowfield(0.62)
    for x, n in ((0.08, 0.5), (0.19, 0.36), (0.94, 0.46)):
        s.pine(w * x, h * 0.76, h * n, snow=True)
    s.glow(w * 0.5, h * 0.72, w * 0.34, opacity=0.4)
    cottage(s, w * 0.5, h * 0.8, w * 0.44, snow=True, smoking=True)
    s._shapes(
        [Lit("#ffd27a")],
        [poly([(w * 0.5, h * 0.81), (w * 0.57, h * 0.81), (w * 0.66, h * 0.95), (w * 0.42, h * 0.95)])],
        0.25,
    )
    s.fence(w * 0.66, w + 20, h * 0.88, 70, "#e9e4ee", 54)
    s.snowfall(step=74)


@picture("Thatched cottage in autumn", "1:1", "autumn")
def cottage_3(s):
    w, h = s.w, s.h
    s.sky(0.5, clouds="streaks", sun=(0.2, 0.22, 0.07))
    s.hills(0.5, 2)
    s.treeline(0.58, 0.16, "round", "#c0763f", 0.25, 0.08)
    s.meadow(0.6, flowers=False, path=True)
    s.tree(w * 0.86, h * 0.74, h * 0.6, "#c9622f")
    cottage(s, w * 0.46, h * 0.76, w * 0.62, thatch=True, door="#8a3f34", shutters="#8a3f34", smoking=True)
    leaves = [leaf(x, y, s.between(0, 360), s.between(14, 24)) for x, y in s.scatter(rect(0, h * 0.8, w, h * 0.2), 64)]
    s._shapes(["#d9732f", "#e0a53a", "#b8432f"], leaves)
    for x in (0.12, 0.22, 0.88):
        for k in (-0.5, 0.5, 0):
            s.body(ellipse(w * x + k * 34, h * 0.885, 24, 27), "#e0762f", rim=2)
        s.stroke(line((w * x, h * 0.858), (w * x + 6, h * 0.838)), "#6a7a3f", 8)


@picture("Cottage in a snow globe", "1:1", "indoor-warm")
def cottage_4(s):
    w, h = s.w, s.h
    s.room(0.62, wall="#7fa39a", pattern="sprigs", window=(0.06, 0.06, 0.26), shelf=(0.6, 0.26, 0.36))
    s.table(0.66, "wood")
    cx, cy, r = w * 0.5, h * 0.47, w * 0.31
    s.shadow(cx, h * 0.875, w * 0.32, w * 0.05)
    ball = ellipse(cx, cy, r)
    s.fill(ball, s.linear((0, "#9fc6e6"), (0.7, "#e3f0fa"), (1, "#ffffff")))
    with s.clip(ball):
        s.treeline(0.62, 0.18, far=0.4, step=0.06)
        s.fill(
            blob([(0, h * 0.66), (w * 0.35, h * 0.61), (w * 0.65, h * 0.63), (w, h * 0.66), (w, h), (0, h)]), "#f4f8ff"
        )
        s.pine(w * 0.29, h * 0.67, h * 0.22, snow=True)
        s.pine(w * 0.72, h * 0.68, h * 0.26, snow=True)
        cottage(s, w * 0.5, h * 0.68, w * 0.34, snow=True)
        s.fill(ellipse(cx, h * 0.8, r, h * 0.11), "#ffffff", 0.9)
        s.brush(ellipse(cx, h * 0.78, r, h * 0.08), "#bcd0e6", step=50, length=60, width=5, opacity=0.5)
        s._dots(["#ffffff"], s.scatter(ball, 52), 9, 0.95)
        s.fill(ball, s.radial((0, "#ffffff", 0), (0.8, "#ffffff", 0), (1, "#2a4a7a", 0.4)))
        s.stroke(
            Form(
                [
                    ("M", cx - r * 0.8, cy + r * 0.1),
                    ("C", cx - r * 0.8, cy - r * 0.4, cx - r * 0.5, cy - r * 0.75, cx - r * 0.1, cy - r * 0.84),
                ]
            ),
            "#ffffff",
            16,
            0.65,
        )
    s.stroke(ball, "#e9f3fa", 5, 0.8)
    base = poly(
        [(cx - w * 0.23, h * 0.74), (cx + w * 0.23, h * 0.74), (cx + w * 0.29, h * 0.88), (cx - w * 0.29, h * 0.88)]
    )
    s.body(base, "#8a4a3a", lambda f: s.grain(f, "#8a4a3a", step=14, opacity=0.7), rim=4)
    s.body(rrect(cx - w * 0.25, h * 0.725, w * 0.5, h * 0.03, 9), "#d9a94a", rim=2)


# ---------------------------------------------------------------- windmills


@picture("Windmill in the corn", "4:3", "golden", light=1)
def windmill_1(s):
    w, h = s.w, s.h
    s.sky(0.6, sun=(0.8, 0.46, 0.1), clouds="streaks")
    s.hills(0.6, 2)
    s.field(0.62, "#d9a03f")
    lawn(s, [(-0.03, 0.76), (0.14, 0.7), (0.34, 0.69), (0.52, 0.76), (0.62, 0.9), (0.64, 1.1)], "#a5933f")
    windmill(s, w * 0.3, h * 0.76, h * 0.62, turn=24)
    s.birds(w * 0.62, h * 0.18, 6, 15)


@picture("Windmill among the tulips", "3:2", "spring")
def windmill_2(s):
    w, h = s.w, s.h
    s.sky(0.56, clouds="puffs", sun=(0.14, 0.2, 0.06))
    s.treeline(0.58, 0.1, "round", far=0.4, step=0.04)
    s.meadow(0.57, flowers=False)
    vx, vy = w * 0.62, h * 0.55
    colours = ("#e0483f", "#f7c23f", "#ef7fa8", "#fff1e0", "#8a5fc0", "#f0803f")
    for i in range(12):
        a, b = -w * 0.6 + i * w * 0.19, -w * 0.6 + (i + 0.62) * w * 0.19
        band = poly([(vx, vy + 20), (a, h), (b, h)])
        c = colours[i % 6]
        s.fill(band, darken(c, 0.12))
        tulips = [(x, y) for x, y in s.scatter(band, 36, row=26) if y > h * 0.62]
        for near in (False, True):
            some = [p for p in tulips if (p[1] > h * 0.8) == near]
            s._dots([lighten(c, 0.22), darken(c, 0.3), c], some, 18 if near else 10)
    windmill(s, w * 0.68, h * 0.7, h * 0.58, turn=38, wall="#8a5a44", cap="#4a5a5f", stone=False)
    s.fence(-10, w * 0.4, h * 0.64, 44, step=34)


@picture("Windmill by moonlight", "3:4", "moonlit", light=1)
def windmill_3(s):
    w, h = s.w, s.h
    s.sky(0.66, sun=(0.74, 0.2, 0.12), moon=True, clouds="streaks")
    s.hills(0.68, 2, 0.1)
    s.sea(0.7, glitter=0.74)
    lawn(s, [(-0.05, 0.72), (0.2, 0.73), (0.5, 0.755), (0.66, 0.84), (0.7, 1.1)])
    windmill(s, w * 0.4, h * 0.77, h * 0.53, turn=12)
    reeds(s, w * 0.82, h * 1.01, 12, 210)
    reeds(s, w * 0.08, h * 1.01, 9, 150)
    s.boat(w * 0.86, h * 0.8, w * 0.16)


# ---------------------------------------------------------------- castles


@picture("Castle in the mountains", "4:3", "morning")
def castle_1(s):
    w, h = s.w, s.h
    s.sky(0.56, sun=(0.14, 0.16, 0.07), clouds="small")
    s.mountains(0.62, 0.42)
    s.treeline(0.66, 0.14, far=0.35)
    s.meadow(0.68, flowers=True, path=True)
    castle(s, w * 0.55, h * 0.76, w * 0.62)
    for x, n in ((0.06, 0.4), (0.14, 0.28), (0.96, 0.44)):
        s.pine(w * x, h * 0.86, h * n)


@picture("Castle in the fog", "3:2", "fog", light=1)
def castle_2(s):
    w, h = s.w, s.h
    s.sky(0.6, sun=(0.7, 0.3, 0.08), clouds="streaks")
    s.mountains(0.6, 0.3, snow=False)
    headland(s, [(0.02, 0.78), (0.2, 0.6), (0.34, 0.52), (0.62, 0.52), (0.76, 0.62), (0.94, 0.78)], "#9aa09a", 70)
    castle(s, w * 0.48, h * 0.57, w * 0.46, wall="#c9bdb4", roof="#a05a54")
    for y, a in ((0.6, 0.55), (0.66, 0.6), (0.72, 0.6)):
        for k in range(6):
            s.fill(ellipse(w * (k / 5 + s.near(0, 0.06)), h * y + s.near(0, 16), w * 0.13, h * 0.022), s.mood.low, a)
    s.treeline(0.86, 0.22, far=0.35, step=0.06)
    s.treeline(1.0, 0.26, far=0.08, step=0.075)
    s.birds(w * 0.2, h * 0.3, 5, 14)


@picture("Castle under the moon", "3:4", "night", light=1)
def castle_3(s):
    w, h = s.w, s.h
    s.sky(0.62, sun=(0.72, 0.17, 0.12), moon=True, clouds="streaks")
    s.hills(0.64, 1, 0.12)
    s.sea(0.7, glitter=0.72)
    headland(s, [(-0.05, 0.8), (0.1, 0.7), (0.5, 0.685), (0.9, 0.7), (1.05, 0.76)], "#5a5a72", 80)
    castle(s, w * 0.5, h * 0.73, w * 0.94, wall="#b9b0c0", roof="#7a4a6a")
    mirror = rect(-5, h * 0.84, w + 10, h * 0.17)
    s.fill(mirror, s.linear((0, s.mood.water), (1, darken(s.mood.water, 0.35))))
    s.ripples(mirror, mix(s.mood.water, s.mood.low, 0.3), step=44)
    marks = [
        line((s.near(w * x, 24), y), (s.near(w * x, 24) + 30, y))
        for x in (0.16, 0.5, 0.84, 0.4, 0.6)
        for y in [h * (0.855 + 0.017 * k) for k in range(8)]
    ]
    s._marks([Lit("#ffcf73")], marks, 4, 0.6)
    reeds(s, w * 0.1, h * 1.01, 8, 130)


@picture("Castle in the aquarium", "4:3", "deep")
def castle_4(s):
    w, h = s.w, s.h
    s.underwater(0.8)
    castle(s, w * 0.56, h * 0.86, w * 0.52, wall="#c9a9a0", roof="#d9775a", pennants=False)
    for x, y, k, c, f in (
        (0.2, 0.32, 1.2, "#ff9a4d", False),
        (0.32, 0.5, 0.9, "#ffd24d", False),
        (0.86, 0.28, 1.0, "#f2708a", True),
    ):
        with s.at(w * x, h * y, k, flip=f):
            s.body(poly([(-40, 0), (-78, -30), (-70, 0), (-78, 30)]), c)
            s.body(ellipse(0, 0, 50, 32), c, lambda g: s.scales(g, size=16), rim=3)
            s.fill(ellipse(26, -6, 7), "#ffffff")
            s.fill(ellipse(28, -6, 3.5), "#2a1530")
    s.pebbles(rect(0, h * 0.86, w, h * 0.14), "#d98a7a", step=60, size=13)


@picture("Castle gate at golden hour", "3:2", "golden")
def castle_5(s):
    w, h = s.w, s.h
    wall = "#c9b296"
    s.sky(0.7, clouds="puffs", sun=(0.1, 0.3, 0.09))
    s.hills(0.72, 2)
    s.meadow(0.74, flowers=True)
    curtain = rect(w * 0.2, h * 0.4, w * 0.9, h * 0.42)
    with s.shaded(curtain, darken(wall, 0.06), round_=False, rim=0):
        s.stones(curtain, wall, 76, 0.75)
        for x in (0.3, 0.86, 0.97):
            s.fill(rect(w * x, h * 0.5, 16, 80) + rect(w * x - 16, h * 0.5 + 32, 48, 14), darken(wall, 0.7))
    s.body(dashed_top(w * 0.2, w * 1.1, h * 0.402, 48, 14), wall, round_=False, rim=0)
    for x in (0.44, 0.74):
        tower(s, w * x, h * 0.85, w * 0.13, h * 0.55, lighten(wall, 0.08), "#a8503f", 2, cone=1.0)
    gate = rect(w * 0.5, h * 0.3, w * 0.18, h * 0.54)
    s.body(gate, wall, lambda f: s.stones(f, wall, 60, 0.75), round_=False, rim=0)
    s.body(dashed_top(w * 0.5, w * 0.68, h * 0.302, 36, 5), wall, round_=False, rim=0)
    shield = blob(
        [
            (w * 0.565, h * 0.345),
            (w * 0.59, h * 0.355),
            (w * 0.615, h * 0.345),
            (w * 0.612, h * 0.42),
            (w * 0.59, h * 0.46),
            (w * 0.568, h * 0.42),
        ],
        tension=0.6,
    )
    s.body(shield, s.mood.accent, lambda f: s.bars(f, Lit("#f7d27a"), 30, 0.5, 90, 1))
    way = arch(w * 0.53, h * 0.5, w * 0.12, h * 0.36, 0.3)
    s.fill(way, s.linear((0, "#3a2a30"), (1, "#6a4a3a")))
    with s.clip(way):
        s.stroke(
            joined(
                [line((w * (0.53 + 0.015 * k), h * 0.48), (w * (0.53 + 0.015 * k), h * 0.68)) for k in range(9)]
                + [line((w * 0.52, h * (0.52 + 0.04 * k)), (w * 0.66, h * (0.52 + 0.04 * k))) for k in range(5)]
            ),
            IRON,
            7,
        )
    s.stroke(way, darken(wall, 0.35), 14)
    bridge = poly([(w * 0.53, h * 0.855), (w * 0.65, h * 0.855), (w * 0.7, h * 1.02), (w * 0.46, h * 1.02)])
    moat = blob(
        [
            (-20, h * 0.88),
            (w * 0.3, h * 0.9),
            (w * 0.7, h * 0.88),
            (w + 20, h * 0.9),
            (w + 20, h * 0.99),
            (w * 0.5, h),
            (-20, h * 0.98),
        ]
    )
    s.fill(moat, s.linear((0, darken("#5a8aa0", 0.2)), (1, "#6f9aa8")))
    s.ripples(moat, "#6f9aa8", step=44, length=50)
    s.body(bridge, "#a8754a", lambda f: s.planks(f, width=24), round_=False)
    s.stroke(
        line((w * 0.53, h * 0.6), (w * 0.47, h * 0.99)) + line((w * 0.65, h * 0.6), (w * 0.69, h * 0.99)),
        IRON,
        6,
        dash="14 9",
    )
    s.tree(w * 0.1, h * 0.86, h * 0.52)


# ---------------------------------------------------------------- barns


@picture("Barn in the hay", "4:3", "noon")
def barn_1(s):
    w, h = s.w, s.h
    s.sky(0.5, clouds="puffs", sun=(0.12, 0.16, 0.06))
    s.hills(0.54)
    s.field(0.56, "#d9b04a", crop=False)
    lawn(s, [(-0.03, 0.72), (0.3, 0.7), (0.7, 0.71), (1.03, 0.7)])
    barn(s, w * 0.5, h * 0.8, w * 0.6)
    for x, y, r in ((0.12, 0.9, 62), (0.22, 0.93, 54), (0.9, 0.92, 66)):
        s.shadow(w * x, h * y + r * 0.8, r * 1.2)
        s.body(ellipse(w * x, h * y, r), "#e0b04a", lambda f: s.fur(f, "#d9a53f", step=16, length=20, angle=20), rim=3)
        s.stroke(joined(ellipse(w * x, h * y, r * k) for k in (0.3, 0.55, 0.8)), darken("#c98f2f", 0.2), 3, 0.7)


@picture("Barn in the snow", "3:2", "snow", light=1)
def barn_2(s):
    w, h = s.w, s.h
    s.sky(0.52, clouds="heavy", sun=(0.8, 0.22, 0.07))
    s.hills(0.56, 2)
    s.treeline(0.58, 0.12, far=0.45)
    s.snowfield(0.58)
    barn(s, w * 0.42, h * 0.76, w * 0.44, snow=True)
    s.pine(w * 0.86, h * 0.78, h * 0.58, snow=True)
    s.pine(w * 0.95, h * 0.86, h * 0.42, snow=True)
    s.fence(-10, w * 0.5, h * 0.93, 84, "#8a6a58", 60)
    s.snowfall(step=66)


@picture("Barn at the end of the day", "1:1", "dusk")
def barn_3(s):
    w, h = s.w, s.h
    s.sky(0.6, sun=(0.2, 0.5, 0.12), clouds="streaks")
    s.hills(0.62, 2)
    s.meadow(0.64, flowers=True, path=True)
    s.tree(w * 0.1, h * 0.76, h * 0.42)
    barn(s, w * 0.54, h * 0.78, w * 0.66, red="#a8463a", roof="#5a5a66")
    s.fence(-10, w * 0.36, h * 0.88, 80, "#d9c4b0", 56)
    s.birds(w * 0.6, h * 0.16, 7, 15)


# ---------------------------------------------------------------- skyscrapers


@picture("Skyscraper at noon", "3:4", "noon")
def skyscraper_1(s):
    w, h = s.w, s.h
    s.sky(0.8, clouds="puffs", sun=(0.16, 0.12, 0.08))
    s.skyline(0.84, 0.44, 1, far=0.6)
    s.treeline(0.86, 0.1, "round", far=0.3)
    lawn(s, [(-0.05, 0.855), (0.5, 0.85), (1.05, 0.86)], step=60)
    skyscraper(s, w * 0.55, h * 0.92, w * 0.42, h * 0.8, "#d9b48a", "deco")
    walk = rect(-5, h * 0.9, w + 10, h * 0.11)
    s.fill(walk, "#b9b0a6")
    s.bricks(walk, "#b9b0a6", 70, 26, 3, 0.6)
    for x in (0.06, 0.2, 0.86, 0.98):
        s.tree(w * x, h * 0.93, h * 0.18)
    s.birds(w * 0.22, h * 0.28, 5, 14)


@picture("Glass tower at dawn", "4:3", "dawn", light=1)
def skyscraper_2(s):
    w, h = s.w, s.h
    s.sky(0.7, sun=(0.78, 0.5, 0.1), clouds="streaks")
    s.skyline(0.74, 0.3, 2, far=0.65)
    lawn(s, [(-0.05, 0.735), (0.5, 0.73), (1.05, 0.74)], step=60)
    s.treeline(0.79, 0.06, "round", far=0.2, step=0.04)
    skyscraper(s, w * 0.38, h * 0.8, w * 0.26, h * 0.68, "#7fb0c9", "glass")
    s.sea(0.8, glitter=0.78)
    marks = [
        line((w * 0.38 + s.near(0, w * 0.1), y), (w * 0.38 + s.near(0, w * 0.1) + 60, y))
        for y in [h * (0.82 + 0.012 * k) for k in range(14)]
    ]
    s._marks([lighten("#7fb0c9", 0.4)], marks, 4, 0.5)
    s.fill(rect(-5, h * 0.785, w + 10, h * 0.022), "#8a8090")
    s.boat(w * 0.78, h * 0.9, w * 0.13)


@picture("Skyscraper in the night city", "3:2", "night")
def skyscraper_3(s):
    w, h = s.w, s.h
    s.sky(0.8, sun=(0.16, 0.2, 0.08), moon=True, clouds="small")
    s.skyline(0.86, 0.44, 2, far=0.5)
    skyscraper(s, w * 0.66, h * 0.9, w * 0.2, h * 0.8, "#8f86b0", "deco")
    skyscraper(s, w * 0.4, h * 0.9, w * 0.15, h * 0.56, "#6f8fb5", "glass")
    road = rect(-5, h * 0.88, w + 10, h * 0.13)
    s.fill(road, "#4a4a5c")
    s.specks(road, step=26, size=4)
    s._dots(
        [Lit("#ffd27a"), Lit("#ff7a5c")],
        [(w * k / 14 + s.near(0, 16), h * (0.92 + 0.04 * (k % 2))) for k in range(15)],
        12,
    )
    s._marks(
        [Lit("#ffd27a"), Lit("#ff7a5c")],
        [
            line((w * k / 14, h * (0.925 + 0.04 * (k % 2))), (w * k / 14 + 70, h * (0.925 + 0.04 * (k % 2))))
            for k in range(15)
        ],
        5,
        0.4,
    )
    s.lamp(w * 0.12, h * 0.97, h * 0.5)


@picture("Garden tower in the summer", "4:3", "summer")
def skyscraper_4(s):
    w, h = s.w, s.h
    s.sky(0.62, clouds="puffs", sun=(0.84, 0.2, 0.07))
    s.hills(0.64, 2)
    s.meadow(0.7, "#86b859", flowers=True)
    skyscraper(s, w * 0.42, h * 0.84, w * 0.3, h * 0.74, "#e9d9c0", "stack")
    for x, n in ((0.12, 0.42), (0.74, 0.36), (0.92, 0.5)):
        s.palm(w * x, h * 0.88, h * n)


@picture("Looking up between the towers", "1:1", "noon", light=1)
def skyscraper_5(s):
    w, h = s.w, s.h
    s.sky(1.0, clouds="puffs", sun=(0.58, 0.3, 0.07))
    vx, vy = w * 0.52, h * 0.2
    towers = (
        ("#6f97b5", [(-0.3, 1.1), (0.36, 1.1)], 0.34),
        ("#d9a878", [(0.66, 1.1), (1.3, 1.1)], 0.3),
        ("#b5707a", [(-0.5, 0.5), (-0.3, 1.1)], 0.4),
        ("#8a9a8f", [(1.3, 1.1), (1.5, 0.45)], 0.36),
    )
    for wall, ((ax, ay), (bx, by)), far in towers:
        a, b = (ax * w, ay * h), (bx * w, by * h)

        def at(u, t):
            """A point of the front: u across, t from the foot up; storeys shorten toward the top."""
            k = 1 - (1 - far) * (1 - 1 / (1 + 2.6 * t)) / (1 - 1 / 3.6)
            px, py = a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u
            return vx + (px - vx) * k, vy + (py - vy) * k

        face = poly([at(0, 0), at(1, 0), at(1, 1), at(0, 1)])
        with s.shaded(face, wall, round_=False, rim=5):
            cols, rows = 7, 13
            panes, glints = [], []
            for j in range(rows):
                for i in range(cols):
                    corners = [(i + 0.18, j + 0.2), (i + 0.82, j + 0.2), (i + 0.82, j + 0.8), (i + 0.18, j + 0.8)]
                    pane = [at(u / cols, v / rows) for u, v in corners]
                    if not any(-40 < px < w + 40 and -40 < py < h + 40 for px, py in pane):
                        continue
                    panes.append(poly(pane))
                    if s.rng.random() < 0.5:
                        glints.append(poly([pane[0], pane[1], pane[3]]))
            s._shapes(
                [darken(s.mood.middle, 0.4), darken(s.mood.middle, 0.25), mix(s.mood.middle, s.mood.top, 0.4)], panes
            )
            s._shapes([lighten(s.mood.middle, 0.4)], glints, 0.45)
            s.stroke(
                joined(line(at(0, v / rows), at(1, v / rows)) for v in range(rows + 1)), lighten(wall, 0.3), 4, 0.7
            )
            s.stroke(joined(line(at(u / cols, 0), at(u / cols, 1)) for u in range(cols + 1)), darken(wall, 0.2), 4, 0.6)
        s.stroke(line(at(0, 1), at(1, 1)), lighten(wall, 0.4), 10)
    s.birds(w * 0.5, h * 0.46, 6, 15)


# ---------------------------------------------------------------- churches


@picture("Church in the mountain spring", "4:3", "spring")
def church_1(s):
    w, h = s.w, s.h
    s.sky(0.5, clouds="puffs", sun=(0.1, 0.15, 0.06))
    s.mountains(0.56, 0.36)
    s.hills(0.64, 2, 0.1)
    s.meadow(0.66, flowers=True, path=True)
    church(s, w * 0.54, h * 0.76, w * 0.48, onion=True, roof="#9a4f44")
    s.tree(w * 0.1, h * 0.8, h * 0.42)
    s.fence(w * 0.66, w + 10, h * 0.84, 64, step=44)


@picture("Village church in the snow", "3:4", "snow")
def church_2(s):
    w, h = s.w, s.h
    s.sky(0.6, clouds="heavy")
    s.treeline(0.64, 0.2, far=0.5)
    s.snowfield(0.66)
    church(s, w * 0.52, h * 0.78, w * 0.76, snow=True, wall="#e9cfa8")
    for x, n in ((0.05, 0.3), (0.95, 0.36)):
        s.pine(w * x, h * 0.84, h * n, snow=True)
    for x in (0.2, 0.5, 0.78):
        s.rock(w * x, h * s.between(0.92, 0.97), w * 0.16, snow=True)
    s.snowfall(step=62)


@picture("Chapel above the sea", "3:2", "golden", light=1)
def church_3(s):
    w, h = s.w, s.h
    s.sky(0.56, sun=(0.82, 0.4, 0.1), clouds="small")
    s.sea(0.56, glitter=0.82, boats=3)
    headland(s, [(-0.04, 0.6), (0.2, 0.62), (0.44, 0.66), (0.58, 0.76), (0.66, 1.1)], "#b08a6a", 80)
    lawn(s, [(-0.04, 0.66), (0.2, 0.68), (0.4, 0.73), (0.5, 0.86), (0.5, 1.1)], "#9a9a45")
    church(s, w * 0.25, h * 0.76, w * 0.34, wall="#fbf3e4", roof="#3f7fa8")
    s.bush(w * 0.44, h * 0.93, w * 0.14, flowers="#e0507a")
    s.bush(w * 0.04, h * 0.96, w * 0.18, flowers="#e0507a")


# ---------------------------------------------------------------- pagodas


@picture("Pagoda in blossom time", "3:4", "spring")
def pagoda_1(s):
    w, h = s.w, s.h
    s.sky(0.62, sun=(0.26, 0.2, 0.1), clouds="streaks")
    s.mountains(0.66, 0.24)
    s.hills(0.7, 2, 0.1)
    s.meadow(0.74, flowers=False, path=True)
    pagoda(s, w * 0.54, h * 0.84, h * 0.7)
    for x in (0.02, 0.98):
        s.tree(w * x, h * 0.9, h * 0.36, "#f2a0b8")
    s.branch("tl", "#e98aa8", blossoms="#ffe3ea")
    petals = [leaf(x, y, s.between(0, 360), 14, 0.5) for x, y in s.scatter(rect(0, h * 0.3, w, h * 0.7), 105)]
    s._shapes(["#ffd3de", "#f7a9bf"], petals, 0.9)


@picture("Pagoda in the morning mist", "4:3", "dawn", light=1)
def pagoda_2(s):
    w, h = s.w, s.h
    s.sky(0.6, sun=(0.7, 0.36, 0.11), clouds="streaks")
    s.mountains(0.62, 0.36, snow=False)
    headland(s, [(-0.04, 0.72), (0.1, 0.62), (0.3, 0.58), (0.46, 0.66), (0.58, 0.86), (0.6, 1.1)], "#7a8a7a", 80)
    s.treeline(0.68, 0.12, "round", far=0.3)
    for k in range(9):
        s.streak(w * (k / 8), h * s.between(0.66, 0.76), w * 0.34, s.mood.low, 0.6)
    pagoda(s, w * 0.3, h * 0.66, h * 0.56, tiers=4, wall="#b5584a", roof="#4a5f5a")
    s.sea(0.8, glitter=0.7)
    for x in (0.1, 0.24, 0.9):
        s.rock(w * x, h * 0.86, w * 0.14)
    s.pine(w * 0.06, h * 0.8, h * 0.4)
    s.boat(w * 0.76, h * 0.9, w * 0.14)


@picture("Pagoda with lanterns", "1:1", "lamplight")
def pagoda_3(s):
    w, h = s.w, s.h
    s.sky(0.7, clouds="streaks", sun=(0.82, 0.16, 0.07), moon=True)
    s.hills(0.72, 2, 0.1)
    s.sea(0.76)
    pagoda(s, w * 0.46, h * 0.8, h * 0.66, tiers=3, wall="#a8403a")
    water = rect(-5, h * 0.82, w + 10, h * 0.2)
    s.fill(water, s.linear((0, s.mood.water), (1, darken(s.mood.water, 0.4))))
    s.ripples(water, mix(s.mood.water, s.mood.low, 0.35), step=44)
    s.body(rect(-5, h * 0.8, w + 10, h * 0.03), "#8a7a78", lambda f: s.stones(f, size=40), round_=False)
    for x, y in ((0.1, 0.88), (0.3, 0.93), (0.62, 0.89), (0.84, 0.95), (0.76, 0.86)):
        s.glow(w * x, h * y, 80, Lit("#ffb04d"), 0.6)
        s.body(
            rrect(w * x - 22, h * y - 26, 44, 40, 10), Lit("#ffb85c"), lambda f: s.bars(f, Lit("#e0703f"), 12, 0.25, 90)
        )
        s.stroke(line((w * x - 26, h * y + 22), (w * x + 26, h * y + 22)), Lit("#ffd58a"), 4, 0.6)
    for k in range(8):
        x, y = w * (0.02 + 0.14 * k), h * (0.08 + 0.05 * math.sin(k * 1.9) + 0.05)
        s.glow(x, y, 60, Lit("#ff9a4d"), 0.5)
        s.body(ellipse(x, y, 22, 26), Lit("#f2603f"), lambda f: s.bars(f, Lit("#b83a2f"), 11, 0.25, 90))
        s.fill(rect(x - 9, y - 31, 18, 7) + rect(x - 9, y + 24, 18, 7), Lit("#ffd27a"))
    s.stroke(
        curve(*[(w * (0.02 + 0.14 * k), h * (0.08 + 0.05 * math.sin(k * 1.9) + 0.05) - 31) for k in range(8)]),
        "#c9a97a",
        3,
    )


# ---------------------------------------------------------------- igloos


@picture("Igloo on the ice", "3:2", "polar")
def igloo_1(s):
    w, h = s.w, s.h
    s.sky(0.52, sun=(0.18, 0.38, 0.08), clouds="streaks")
    s.mountains(0.54, 0.26)
    s.snowfield(0.56)
    igloo(s, w * 0.56, h * 0.82, w * 0.5)
    s.shadow(w * 0.16, h * 0.9, w * 0.14)
    for dy in (0.0, 0.035):
        s.stroke(
            line((w * 0.08, h * (0.89 + dy)), (w * 0.24, h * (0.89 + dy)))
            + bow((w * 0.24, h * (0.89 + dy)), (w * 0.27, h * (0.83 + dy)), -8),
            "#8a5a3c",
            8,
        )
        s.stroke(
            joined(line((w * k, h * (0.89 + dy)), (w * k, h * (0.83 + dy))) for k in (0.11, 0.16, 0.21)), "#8a5a3c", 7
        )
    s.body(
        poly([(w * 0.08, h * 0.83), (w * 0.235, h * 0.83), (w * 0.24, h * 0.865), (w * 0.085, h * 0.865)]),
        "#c9804f",
        lambda f: s.planks(f, width=12, grain=False),
        rim=2,
    )
    s.body(
        rrect(w * 0.1, h * 0.745, w * 0.1, h * 0.09, 12), "#d9583f", lambda f: s.checks(f, "#8a2f2f", 26, 0, 0.4), rim=3
    )


@picture("Igloo under the northern lights", "4:3", "night", light=1)
def igloo_2(s):
    w, h = s.w, s.h
    s.sky(0.62, clouds="none")
    for i, c in enumerate(("#5ff0b0", "#7fe0e0", "#a98aff")):
        top, low = [], []
        for k in range(6):
            x = w * k / 5
            y = h * (0.1 + 0.09 * i) + h * 0.07 * math.sin(k * 1.4 + i * 2)
            top.append((x, y))
            low.append((x, y + h * 0.2))
        band = Form(curve(*top).segments + [("L", *low[-1])] + curve(*low[::-1]).segments[1:] + [("Z",)])
        s.fill(band, s.linear((0, Lit(c), 0), (0.7, Lit(c), 0.5), (1, Lit(c), 0.05)))
        s._marks([Lit(c)], [line((x, y), (x + 4, y - s.between(50, 130))) for x, y in s.scatter(band, 54)], 4, 0.3)
    s.mountains(0.64, 0.22)
    s.snowfield(0.66)
    igloo(s, w * 0.4, h * 0.84, w * 0.44, door=1)
    for x, n in ((0.86, 0.44), (0.95, 0.34), (0.03, 0.3)):
        s.pine(w * x, h * 0.84, h * n, snow=True)


# ---------------------------------------------------------------- greenhouses


@picture("Greenhouse in the garden", "4:3", "morning")
def greenhouse_1(s):
    w, h = s.w, s.h
    s.sky(0.5, clouds="small", sun=(0.14, 0.18, 0.07))
    s.treeline(0.56, 0.2, "round", far=0.3, step=0.07)
    s.meadow(0.56, flowers=False)
    greenhouse(s, w * 0.54, h * 0.76, w * 0.66)
    for k in range(5):
        x = w * (0.12 + 0.19 * k)
        s.body(poly([(x - 34, h * 0.9), (x + 34, h * 0.9), (x + 25, h * 0.98), (x - 25, h * 0.98)]), "#c9704a")
        s.bush(x, h * 0.905, 100, flowers=s.pick("#e0553f", "#f2b33f", "#e88ab0"))


@picture("Greenhouse on a winter evening", "3:2", "night")
def greenhouse_2(s):
    w, h = s.w, s.h
    s.sky(0.56, clouds="small", sun=(0.14, 0.2, 0.06), moon=True)
    s.treeline(0.62, 0.26, far=0.3, step=0.06)
    s.snowfield(0.62)
    greenhouse(s, w * 0.56, h * 0.8, w * 0.54)
    s.pine(w * 0.1, h * 0.84, h * 0.56, snow=True)
    s.lamp(w * 0.22, h * 0.9, h * 0.46)
    s.snowfall(step=72)


# ---------------------------------------------------------------- stations and town halls


@picture("Old railway station", "4:3", "golden")
def station_1(s):
    w, h = s.w, s.h
    s.sky(0.6, clouds="puffs", sun=(0.12, 0.3, 0.08))
    s.skyline(0.68, 0.2, 1, far=0.6)
    s.street(0.7, 0.8, houses=False)
    station(s, w * 0.52, h * 0.77, w * 0.72)
    for x in (0.1, 0.9):
        s.lamp(w * x, h * 0.84, h * 0.34)
    s.birds(w * 0.24, h * 0.24, 7, 14)


@picture("Station in the rain", "3:2", "rain", light=1)
def station_2(s):
    w, h = s.w, s.h
    s.sky(0.6, clouds="heavy")
    s.hills(0.62, 2)
    station(s, w * 0.46, h * 0.74, w * 0.7, wall="#b08a6a", roof="#4f5f70")
    quay = rect(-5, h * 0.74, w + 10, h * 0.27)
    s.fill(quay, s.linear((0, "#9a9a9c"), (1, "#6f7078")))
    s.bricks(rect(-5, h * 0.74, w + 10, h * 0.1), "#9a9a9c", 64, 24, 3, 0.6)
    s.pebbles(rect(-5, h * 0.85, w + 10, h * 0.16), "#7a7478", step=30, size=11)
    for y in (0.88, 0.95):
        s._shapes(["#6a4a3c"], [rect(k * 62.0 - 20, h * y - 10, 38, 30) for k in range(int(w / 62) + 2)])
        s.stroke(line((-9, h * y), (w + 9, h * y)), "#c9ced4", 8, cap="butt")
    s.lamp(w * 0.9, h * 0.82, h * 0.44)
    s._marks(
        [Lit("#ffd27a")],
        [
            line((s.near(w * x, 20), h * y), (s.near(w * x, 20) + 26, h * y))
            for x in (0.2, 0.32, 0.46, 0.6, 0.72)
            for y in (0.76, 0.775, 0.79, 0.81)
        ],
        4,
        0.6,
    )
    s.rain()


# ---------------------------------------------------------------- museums


@picture("Museum on the square", "4:3", "noon")
def museum_1(s):
    w, h = s.w, s.h
    s.sky(0.62, clouds="puffs", sun=(0.14, 0.16, 0.06))
    s.treeline(0.68, 0.24, "round", far=0.25, step=0.08)
    square = rect(-5, h * 0.68, w + 10, h * 0.33)
    s.fill(square, s.linear((0, "#d9ccb4"), (1, "#c2b49c")))
    s._perspective_checks(square, "#b59f84", lines=True)
    museum(s, w * 0.5, h * 0.8, w * 0.74)
    for x in (0.07, 0.93):
        s.bush(w * x, h * 0.86, w * 0.1)
        s.body(
            poly([(w * x - 40, h * 0.85), (w * x + 40, h * 0.85), (w * x + 28, h * 0.93), (w * x - 28, h * 0.93)]),
            "#b5a08a",
        )
    for k in range(9):
        x, y, d = w * (0.2 + 0.075 * k), h * 0.94 + s.near(0, 20), s.pick(-1, 1)
        s.fill(
            taper([(x - d * 17, y + 3), (x - d * 4, y), (x + d * 6, y - 3)], [3, 14, 8]) + ellipse(x + d * 8, y - 7, 5),
            s.pick("#8a8ca0", "#b5b2c0", "#6f7488"),
        )
        s.stroke(
            line((x - 2, y + 6), (x - 2, y + 12))
            + line((x + 2, y + 6), (x + 2, y + 12))
            + line((x + d * 12, y - 7), (x + d * 16, y - 6)),
            "#c9774a",
            2,
        )


@picture("Domed library in autumn", "1:1", "autumn", light=1)
def museum_2(s):
    w, h = s.w, s.h
    s.sky(0.6, clouds="streaks", sun=(0.84, 0.2, 0.06))
    s.treeline(0.68, 0.2, "round", "#c9703a", 0.3, 0.08)
    s.meadow(0.68, flowers=False, path=True)
    museum(s, w * 0.5, h * 0.76, w * 0.72, n=8, dome=True, stone="#e3d2bb")
    s.tree(w * 0.04, h * 0.86, h * 0.5, "#d9803a")
    s.tree(w * 0.98, h * 0.88, h * 0.46, "#c0502f")
    leaves = [
        leaf(x, y, s.between(0, 360), s.between(14, 24)) for x, y in s.scatter(rect(0, h * 0.78, w, h * 0.22), 70)
    ]
    s._shapes(["#d9732f", "#e0a53a", "#b8432f"], leaves)


@picture("Museum after dark", "3:2", "lamplight")
def museum_3(s):
    w, h = s.w, s.h
    s.sky(0.66, clouds="streaks", sun=(0.12, 0.2, 0.07), moon=True)
    s.skyline(0.74, 0.34, 2, far=0.5)
    s.street(0.76, 0.86, houses=False)
    s.glow(w * 0.5, h * 0.6, w * 0.42, opacity=0.35)
    museum(s, w * 0.5, h * 0.82, w * 0.66, n=8)
    s.lamp(w * 0.1, h * 0.9, h * 0.5)
    s.lamp(w * 0.9, h * 0.9, h * 0.5)


# ---------------------------------------------------------------- tree houses and cabins


@picture("Tree house in summer", "4:3", "summer")
def tree_house_1(s):
    w, h = s.w, s.h
    s.sky(0.56, clouds="puffs", sun=(0.14, 0.16, 0.07))
    s.hills(0.6)
    s.meadow(0.66, "#86b859", flowers=True)
    treehouse(s, w * 0.52, h * 0.9, h * 0.92)


@picture("Tree house in the autumn forest", "3:4", "autumn")
def tree_house_2(s):
    w, h = s.w, s.h
    s.forest(0.78)
    treehouse(s, w * 0.5, h * 0.92, h * 0.76, "#d9823a", wall="#a8744a", roof="#4f6f6a")
    leaves = [leaf(x, y, s.between(0, 360), s.between(16, 26)) for x, y in s.scatter(rect(0, h * 0.8, w, h * 0.2), 74)]
    s._shapes(["#d9732f", "#e0a53a", "#b8432f"], leaves)


@picture("Tree house with fairy lights", "4:3", "dusk", light=1)
def tree_house_3(s):
    w, h = s.w, s.h
    s.sky(0.6, sun=(0.82, 0.5, 0.1), clouds="streaks")
    s.mountains(0.64, 0.26)
    s.treeline(0.68, 0.1, far=0.3)
    s.meadow(0.68, flowers=True)
    treehouse(s, w * 0.36, h * 0.9, h * 0.88, wall="#b5804f")
    s._dots([Lit("#fff3a8")], s.scatter(rect(0, h * 0.6, w, h * 0.36), 150), 7, 0.9)
    s.fence(w * 0.68, w + 20, h * 0.84, 84, "#c9a98a", 60)


@picture("Log cabin by the lake", "4:3", "dusk")
def cabin_1(s):
    w, h = s.w, s.h
    s.sky(0.5, sun=(0.2, 0.42, 0.09), clouds="streaks")
    s.mountains(0.54, 0.32)
    s.treeline(0.58, 0.14, far=0.25)
    s.sea(0.58, glitter=0.2)
    lawn(s, [(0.26, 1.1), (0.34, 0.82), (0.5, 0.72), (0.8, 0.7), (1.05, 0.7)])
    for x, n in ((0.46, 0.36), (0.97, 0.52)):
        s.pine(w * x, h * 0.78, h * n)
    cabin(s, w * 0.7, h * 0.84, w * 0.4)
    pier = poly([(w * 0.12, h * 0.86), (w * 0.45, h * 0.83), (w * 0.45, h * 0.86), (w * 0.12, h * 0.9)])
    s.body(pier, "#a8754a", lambda f: s.planks(f, width=26, vertical=True, grain=False), round_=False)
    s.stroke(joined(line((w * x, h * 0.88), (w * x, h * 0.96)) for x in (0.14, 0.25, 0.36)), "#6a4a38", 10)
    reeds(s, w * 0.05, h * 1.01, 9, 150)


@picture("Log cabin in deep snow", "3:2", "polar", light=1)
def cabin_2(s):
    w, h = s.w, s.h
    s.sky(0.52, sun=(0.84, 0.32, 0.08), clouds="small")
    s.mountains(0.56, 0.36)
    s.treeline(0.62, 0.2, far=0.3)
    s.snowfield(0.62)
    for x, n in ((0.06, 0.66), (0.17, 0.46), (0.78, 0.42), (0.93, 0.6)):
        s.pine(w * x, h * 0.82, h * n, snow=True)
    cabin(s, w * 0.46, h * 0.82, w * 0.38, snow=True)
    s.snowfall(step=80)


@picture("Log cabin in the woods", "4:3", "morning")
def cabin_3(s):
    w, h = s.w, s.h
    s.forest(0.68)
    cabin(s, w * 0.44, h * 0.82, w * 0.54, log="#b5814f", roof="#4f6a5a")
    s.shadow(w * 0.85, h * 0.83, w * 0.12)
    logs = [(0.78 + 0.036 * (i % 4) + 0.018 * (i // 4 % 2), 0.8 - 0.036 * (i // 4)) for i in range(11)]
    s._dots(["#6a4a38"], [(w * x, h * y) for x, y in logs], 44)
    s._dots(["#d9ab72"], [(w * x, h * y) for x, y in logs], 36)
    s._dots(["#b5814f"], [(w * x, h * y) for x, y in logs], 18)


# ---------------------------------------------------------------- mosques


@picture("Mosque in the desert", "4:3", "desert")
def mosque_1(s):
    w, h = s.w, s.h
    s.sky(0.58, sun=(0.14, 0.22, 0.07), clouds="streaks")
    s.desert(0.58)
    mosque(s, w * 0.54, h * 0.8, w * 0.6)
    for x, n in ((0.06, 0.5), (0.15, 0.36), (0.95, 0.46)):
        s.palm(w * x, h * 0.86, h * n)


@picture("Mosque across the water", "3:2", "moonlit", light=1)
def mosque_2(s):
    w, h = s.w, s.h
    s.sky(0.66, sun=(0.8, 0.2, 0.09), moon=True, clouds="streaks")
    s.skyline(0.7, 0.16, 1, far=0.45)
    mosque(s, w * 0.42, h * 0.72, w * 0.56, dome="#6f8fb5")
    s.fill(rect(-5, h * 0.7, w + 10, h * 0.04), "#8a8078")
    s.stones(rect(-5, h * 0.7, w + 10, h * 0.04), size=44)
    s.sea(0.735, glitter=0.8)
    s._marks(
        [Lit("#ffcf73")],
        [
            line((s.near(w * x, 22), h * y), (s.near(w * x, 22) + 34, h * y))
            for x in (0.2, 0.3, 0.42, 0.54, 0.64)
            for y in [0.76 + 0.025 * k for k in range(7)]
        ],
        4,
        0.55,
    )
    s.boat(w * 0.8, h * 0.84, w * 0.13)


# ---------------------------------------------------------------- factories


@picture("Factory at dawn", "4:3", "dawn")
def factory_1(s):
    w, h = s.w, s.h
    s.sky(0.66, sun=(0.16, 0.46, 0.1), clouds="streaks")
    s.hills(0.68, 2, 0.1)
    s.meadow(0.7, flowers=True)
    factory(s, w * 0.54, h * 0.8, w * 0.78)
    s.fence(-10, w + 10, h * 0.9, 76, "#8a8f96", 40)


@picture("Mill by the river", "3:2", "rain", light=1)
def factory_2(s):
    w, h = s.w, s.h
    s.sky(0.62, clouds="heavy")
    s.skyline(0.7, 0.22, 1, far=0.5)
    factory(s, w * 0.46, h * 0.73, w * 0.6, wall="#9a6f6a", roof="#5f6f80")
    s.body(rect(-5, h * 0.71, w + 10, h * 0.06), "#9a9088", lambda f: s.stones(f, size=50), round_=False)
    s.sea(0.77)
    s._marks(
        [Lit("#f0b860")],
        [
            line((s.near(w * x, 26), h * y), (s.near(w * x, 26) + 40, h * y))
            for x in (0.18, 0.26, 0.34, 0.44, 0.6, 0.68)
            for y in (0.79, 0.815, 0.84, 0.87)
        ],
        4,
        0.5,
    )
    s.rain()


# ---------------------------------------------------------------- observatories


@picture("Observatory under the stars", "4:3", "night")
def observatory_1(s):
    w, h = s.w, s.h
    s.sky(0.72, clouds="none")
    milky = blob(
        [
            (w * 0.3, -40),
            (w * 0.6, h * 0.2),
            (w * 1.05, h * 0.5),
            (w * 1.05, h * 0.74),
            (w * 0.5, h * 0.4),
            (w * 0.1, -40),
        ]
    )
    s.fill(milky, s.mood.light, 0.16)
    s.specks(milky, Lit("#ffffff"), step=17, size=3, opacity=0.8)
    s.stroke(line((w * 0.72, h * 0.1), (w * 0.84, h * 0.17)), Lit("#fff6d8"), 5, 0.9)
    s.hills(0.74, 2, 0.1)
    headland(s, [(-0.04, 0.86), (0.16, 0.78), (0.4, 0.74), (0.62, 0.76), (0.84, 0.86), (1.04, 0.92)], "#5a5a72", 90)
    observatory(s, w * 0.42, h * 0.8, w * 0.5)
    s.pine(w * 0.9, h * 0.96, h * 0.36)
    s.pine(w * 0.06, h * 0.95, h * 0.3)


@picture("Observatory above the clouds", "4:3", "dawn", light=1)
def observatory_2(s):
    w, h = s.w, s.h
    s.sky(0.6, sun=(0.82, 0.44, 0.09), clouds="streaks")
    for k in range(7):
        s.cloud(w * k / 6, h * (0.66 + 0.03 * (k % 2)), w * 0.3)
    s.mountains(0.74, 0.26)
    for k in range(6):
        s.cloud(w * (k / 5 + 0.06), h * (0.84 + 0.02 * (k % 2)), w * 0.34)
    headland(s, [(-0.05, 0.8), (0.1, 0.72), (0.4, 0.7), (0.54, 0.78), (0.64, 1.1)], "#9a7a6a", 80)
    observatory(s, w * 0.26, h * 0.78, w * 0.36, dome="#d9c9b0")
    for k in range(5):
        s.cloud(w * (0.2 + k / 5), h * (1.0 + 0.02 * (k % 2)), w * 0.36)


# ---------------------------------------------------------------- bridges' gatehouses


@picture("Tower bridge in the mist", "4:3", "fog")
def tower_bridge_1(s):
    w, h = s.w, s.h
    s.sky(0.62, sun=(0.2, 0.24, 0.08), clouds="streaks")
    s.skyline(0.66, 0.22, 2, far=0.75)
    s.sea(0.66)
    gate_bridge(s, w * 0.5, h * 0.8, w * 0.84)
    s.boat(w * 0.5, h * 0.9, w * 0.12)
    s.boat(w * 0.16, h * 0.86, w * 0.09)
    s.birds(w * 0.2, h * 0.4, 6, 14)


@picture("Tower bridge at dusk", "4:3", "dusk", light=1)
def tower_bridge_2(s):
    w, h = s.w, s.h
    s.sky(0.6, sun=(0.84, 0.46, 0.09), clouds="streaks")
    s.skyline(0.64, 0.16, 1, far=0.6)
    s.sea(0.64, glitter=0.84)
    gate_bridge(s, w * 0.3, h * 0.76, w * 0.66, stone="#b5a090")
    quay = rect(-5, h * 0.88, w + 10, h * 0.13)
    s.body(quay, "#8a7a74", lambda f: s.stones(f, size=64), round_=False)
    s.lamp(w * 0.84, h * 0.94, h * 0.5)
    s.lamp(w * 0.56, h * 0.94, h * 0.42)


# ---------------------------------------------------------------- huts, shops, temples, toys


@picture("Hut over the lagoon", "4:3", "summer")
def stilt_hut_1(s):
    w, h = s.w, s.h
    s.sky(0.5, clouds="puffs", sun=(0.16, 0.18, 0.08))
    s.hills(0.52, 2, 0.1)
    s.sea(0.52)
    stilt_hut(s, w * 0.56, h * 0.8, w * 0.58)
    s.palm(w * 0.04, h * 0.98, h * 0.8)
    s.boat(w * 0.14, h * 0.62, w * 0.07)


@picture("Fishing hut at sunset", "3:4", "golden", light=1)
def stilt_hut_2(s):
    w, h = s.w, s.h
    s.sky(0.56, sun=(0.74, 0.34, 0.12), clouds="streaks")
    s.sea(0.56, glitter=0.74, boats=2)
    stilt_hut(s, w * 0.42, h * 0.78, w * 0.72, wall="#a8744a", thatch="#9a7a44")
    reeds(s, w * 0.12, h * 1.01, 9, 180)
    reeds(s, w * 0.88, h * 1.01, 10, 220)


@picture("Café on a rainy evening", "3:2", "lamplight")
def cafe_1(s):
    w, h = s.w, s.h
    s.sky(0.66, clouds="streaks")
    s.skyline(0.78, 0.5, 1, far=0.4)
    s.street(0.78, 0.88, houses=False)
    corner_shop(s, w * 0.44, h * 0.84, w * 0.42)
    s.lamp(w * 0.82, h * 0.9, h * 0.6)
    s._marks(
        [Lit("#ffcf73")],
        [
            line((s.near(w * x, 40), h * y), (s.near(w * x, 40) + 46, h * y))
            for x in (0.3, 0.44, 0.58, 0.82)
            for y in (0.86, 0.89, 0.92, 0.95)
        ],
        5,
        0.45,
    )
    s.rain(opacity=0.3)


@picture("Café in the spring sun", "4:3", "spring", light=1)
def cafe_2(s):
    w, h = s.w, s.h
    s.sky(0.6, clouds="puffs", sun=(0.86, 0.16, 0.06))
    s.hills(0.66, 2)
    s.treeline(0.72, 0.2, "round", far=0.2, step=0.08)
    square = rect(-5, h * 0.74, w + 10, h * 0.27)
    s.fill(square, s.linear((0, "#dccdb2"), (1, "#c4b296")))
    s.bricks(square, "#cdbb9e", 66, 28, 3, 0.6)
    corner_shop(s, w * 0.4, h * 0.84, w * 0.46, wall="#e08a7a", upper="#f4e4c4")
    for x, y in ((0.74, 0.88), (0.9, 0.94)):
        s.shadow(w * x, h * y, 90, 16)
        s.stroke(line((w * x, h * y), (w * x, h * y - 190)), "#8a6a54", 8)
        s.body(
            poly([(w * x - 110, h * y - 170), (w * x, h * y - 240), (w * x + 110, h * y - 170)]),
            CREAM,
            lambda f: s.bars(f, s.mood.accent, 44, 0.5, 90),
        )
        s.body(ellipse(w * x, h * y - 70, 70, 14), "#b5814f")
        s.stroke(
            line((w * x - 90, h * y), (w * x - 84, h * y - 96))
            + line((w * x + 90, h * y), (w * x + 84, h * y - 96))
            + line((w * x - 92, h * y - 46), (w * x - 54, h * y - 46))
            + line((w * x + 92, h * y - 46), (w * x + 54, h * y - 46)),
            "#6a5a54",
            7,
        )


@picture("Temple in the jungle", "4:3", "morning")
def temple_1(s):
    w, h = s.w, s.h
    s.sky(0.6, clouds="small", sun=(0.16, 0.16, 0.08))
    s.hills(0.7, 2, 0.12)
    s.treeline(0.7, 0.34, "round", "#2f7a4a", 0.4, 0.07)
    s.treeline(0.74, 0.22, "round", "#2f7a4a", 0.15, 0.07)
    s.meadow(0.72, "#5f9a4a", flowers=False, height=40)
    step_temple(s, w * 0.52, h * 0.84, w * 0.72)
    s.palm(w * 0.06, h * 0.98, h * 0.7)
    s.palm(w * 0.97, h * 0.94, h * 0.56, lean=-0.2)
    for x in (0.18, 0.8):
        s.bush(w * x, h * 0.96, w * 0.2, "#3f8a4a")
    s.branch("tr")


@picture("Doll's house in the playroom", "4:3", "indoor-warm")
def dolls_house_1(s):
    w, h = s.w, s.h
    s.room(0.7, wall="#f0d9b0", pattern="dots", window=(0.06, 0.1, 0.22), paint="#e9b98a")
    s.body(
        ellipse(w * 0.55, h * 0.9, w * 0.42, h * 0.09),
        "#5f8fa0",
        lambda f: s.checks(f, CREAM, 60, 20, 0.25),
        lambda f: s.weave(f, step=18, opacity=0.2),
        rim=3,
    )
    dolls_house(s, w * 0.56, h * 0.89, w * 0.44)
    for x, c in ((0.14, "#e0553f"), (0.22, "#f2b33f"), (0.18, "#4f9a8a")):
        y = h * 0.93 if c != "#4f9a8a" else h * 0.93 - 64
        s.shadow(w * x, y, 52, 10)
        s.body(rrect(w * x - 34, y - 64, 68, 64, 8), c, lambda f: s.grain(f, step=12), round_=False, rim=3)
        s.fill(star(w * x, y - 32, 20), CREAM, 0.9)
    s.body(ellipse(w * 0.9, h * 0.92, 46), "#f4f0e6", lambda f: s.bars(f, "#e0553f", 46, 0.5, 90, 1), rim=4)


PICTURES = gallery.pictures
