"""What grows around the animals, close up: flowers, leaves with dew, toadstools, corals, grass before their feet."""

from zoo.common import *


def blades(s, x, y, w, height=34, colour=None, n=None):
    """Grass before the feet, so that an animal stands in its meadow and not on it."""
    colour = colour or s.mood.ground
    marks = []
    for _ in range(n or int(w / 7)):
        px, py, h = x + s.near(0, w / 2), y + s.near(0, 7), height * s.between(0.45, 1.1)
        lean = s.near(0, 0.45) * h
        marks.append(Form([("M", px, py), ("Q", px + lean * 0.1, py - h * 0.6, px + lean, py - h)]))
    s._marks([darken(colour, 0.32), lighten(colour, 0.24), darken(colour, 0.1)], marks, 3.4, 0.95)


def big_flower(s, x, y, r, petals=12, colour="#f28aa8", middle="#f2b632", squash=1.0, turn=0.0):
    """A flower close up: two rings of petals with veins, and a seeded middle."""
    with s.group(transform=f"translate({x:.0f} {y:.0f})rotate({turn:.0f})scale(1 {squash:.2f})"):
        small = r < 70
        for ring, tone, k in ((0.5, darken(colour, 0.2), 1.0), (0.0, colour, 0.94))[small:]:
            shapes, veins = [], []
            for i in range(petals):
                a = (i + ring) * 360 / petals
                c, d = math.cos(math.radians(a)), math.sin(math.radians(a))
                w = r * 3.0 / petals
                shapes.append(
                    blob(
                        [
                            (u * c - v * d, u * d + v * c)
                            for u, v in (
                                (r * 0.2, 0),
                                (r * 0.6, -w * 0.75),
                                (r * 0.93 * k, -w * 0.5),
                                (r * k, 0),
                                (r * 0.93 * k, w * 0.5),
                                (r * 0.6, w * 0.75),
                            )
                        ]
                    )
                )
                for e in (0,) if small else (-0.1, 0.1):
                    b = math.radians(a) + e
                    veins.append(
                        line(
                            (math.cos(b) * r * 0.3, math.sin(b) * r * 0.3),
                            (math.cos(b) * r * 0.8, math.sin(b) * r * 0.8),
                        )
                    )
            s._shapes([tone, lighten(tone, 0.1)], shapes)
            s._marks([darken(tone, 0.25)], veins, max(2, r * 0.012), 0.6)
            if not small:
                s._marks([lighten(tone, 0.4)], shapes, max(1.5, r * 0.008), 0.5)
        heart = ellipse(0, 0, r * 0.3)
        with s.shaded(heart, middle, rim=r * 0.015):
            seeds = []
            count = 16 if small else 60
            for i in range(count):
                n, a = r * 0.29 * math.sqrt(i / count), i * 2.39996
                seeds.append((n * math.cos(a), n * math.sin(a)))
            s._dots([darken(middle, 0.35), lighten(middle, 0.4)], seeds, r * (0.07 if small else 0.04), 0.9)


def stalk(s, points, width, colour="#5a9a4a", leaves=()):
    """A stem with leaves at (x, y, angle, length)."""
    for x, y, a, n in leaves:
        big_leaf(s, x, y, a, n, darken(colour, 0.08))
    form = taper(points, [width] * len(points))
    s.body(form, colour, lambda f: s.brush(f, colour, 40, 70, 3, 88), rim=3)


def big_leaf(s, x, y, a, n, colour="#5a9a4a", width=0.36, drops=0):
    """A leaf close up, with its veins and dew."""
    form = leaf(x, y, a, n, width)
    with s.shaded(form, colour, rim=max(3, n * 0.012)):
        c, d = math.cos(math.radians(a)), math.sin(math.radians(a))
        veins = [line((x, y), (x + c * n, y + d * n))]
        for i in range(1, 9 if n > 260 else 6):
            px, py, m = (
                x + c * n * i / (9.5 if n > 260 else 6.5),
                y + d * n * i / (9.5 if n > 260 else 6.5),
                n * width * 0.8,
            )
            for e in (-42, 42):
                b = math.radians(a + e)
                veins.append(bow((px, py), (px + math.cos(b) * m, py + math.sin(b) * m), 6 if e > 0 else -6))
        s._marks([lighten(colour, 0.3)], veins, max(2.4, n * 0.008), 0.75)
        if n > 260:
            s._marks([darken(colour, 0.3)], [v.moved(3, 4) for v in veins], max(2, n * 0.005), 0.4)
            s.specks(form, darken(colour, 0.1), step=max(30, n * 0.07), size=4, opacity=0.5)
    for i in range(drops):
        t = (i + 0.7) / (drops + 0.6)
        off = n * width * 0.24 * (1 if i % 2 else -1) * math.sin(math.pi * t)
        dew(s, x + c * n * t - d * off, y + d * n * t + c * off, s.between(10, 20))
    return form


def dew(s, x, y, r):
    s.fill(ellipse(x + 3, y + 4, r), s.mood.shade, 0.3)
    s.fill(ellipse(x, y, r), s.linear((0, s.mood.shade, 0.25), (1, "#ffffff", 0.75)))
    s.fill(ellipse(x + s.light * r * 0.35, y - r * 0.4, r * 0.28), "#ffffff", 0.95)


def toadstool(s, x, y, r, colour="#c9402f"):
    s.shadow(x, y, r * 0.7)
    s.body(
        taper([(x, y), (x - r * 0.06, y - r * 0.6), (x, y - r)], [r * 0.6, r * 0.4, r * 0.36]),
        "#f4e6cf",
        lambda f: s.brush(f, "#e0c9a8", 22, 40, 2.4, 88),
        rim=0,
    )
    cap = blob(
        [
            (x - r, y - r * 0.8),
            (x - r * 0.7, y - r * 1.4),
            (x, y - r * 1.66),
            (x + r * 0.7, y - r * 1.4),
            (x + r, y - r * 0.8),
            (x, y - r * 0.7),
        ]
    )
    with s.shaded(cap, colour, rim=3):
        s._shapes(
            ["#fff4e2"],
            [
                s.wobble(x + dx * r, y + dy * r, r * m, r * m * 0.7, 7, 0.15)
                for dx, dy, m in ((-0.5, -1.1, 0.16), (0.1, -1.4, 0.17), (0.56, -1.0, 0.15), (0.02, -0.92, 0.11))
            ],
            digits=1,
        )
        s.specks(cap, step=max(14, r * 0.2), size=3)


def litter(s, area, colours=("#d9582f", "#f0b03c", "#b8402f", "#c9803a"), step=90, size=60):
    """Fallen leaves."""
    shapes, veins = [], []
    for x, y in s.scatter(area, step, row=step * 0.5):
        a, n = s.between(0, 360), size * s.between(0.6, 1.1)
        shapes.append(leaf(x, y, a, n, 0.44))
        veins.append(line((x, y), (x + math.cos(math.radians(a)) * n, y + math.sin(math.radians(a)) * n)))
    s._shapes(colours, shapes)
    s._marks(["#7a3a2a"], veins, 2, 0.5)


def coral(s, x, y, n, colour="#f07a6a", turn=0):
    """A branching coral."""
    colour = vivid(s, colour)
    forms = []

    def grow(px, py, a, m, wd, depth):
        ex, ey = px + math.cos(math.radians(a)) * m, py + math.sin(math.radians(a)) * m
        forms.append(line((px, py), (ex, ey)))
        widths.append(wd)
        if depth:
            for d in (-28, 22):
                grow(ex, ey, a + d + s.near(0, 8), m * 0.76, wd * 0.74, depth - 1)

    widths = []
    grow(x, y, -90 + turn, n * 0.34, n * 0.15, 3)
    for tone, shrink, dx in (
        (darken(colour, 0.25), 1, 0),
        (colour, 0.72, s.light * n * 0.02),
        (lighten(colour, 0.35), 0.2, s.light * n * 0.035),
    ):
        for wd in sorted(set(widths), reverse=True):
            s.stroke(
                Form([q for f, v in zip(forms, widths) if v == wd for q in f.moved(dx, 0).segments]),
                tone,
                wd * shrink,
                digits=0,
            )
