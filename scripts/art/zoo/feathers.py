"""What all birds share: long feathers, rows of feather tips, feet, the branch they sit on."""

from zoo.common import *


def plume(x, y, degrees, n, width) -> Form:
    """One long feather from its quill at (x, y), round at its tip."""
    a = math.radians(degrees)
    c, d = math.cos(a), math.sin(a)
    w = width / 2
    local = [(0, 0), (n * 0.35, -w * 0.9), (n * 0.8, -w), (n, 0), (n * 0.8, w), (n * 0.35, w * 0.9)]
    return blob([(x + u * c - v * d, y + u * d + v * c) for u, v in local])


def fan(s, x, y, a0, a1, count, n0, n1, width, colours, tip=None):
    """Feathers side by side from (x, y), turning from a0 to a1, their length from n0 to n1, laid one over another."""
    if coarse(s) > 1.5:
        far = [
            plume(x, y, a0 + (a1 - a0) * i / max(1, count - 1), n0 + (n1 - n0) * i / max(1, count - 1), width)
            for i in range(count)
        ]
        s._shapes(colours, far)
        return
    for i in range(count):
        t = i / max(1, count - 1)
        a, n = a0 + (a1 - a0) * t, n0 + (n1 - n0) * t
        colour = colours[i % len(colours)]
        c, d = math.cos(math.radians(a)), math.sin(math.radians(a))

        def at(u, v):
            return x + c * n * u - d * width * v, y + d * n * u + c * width * v

        s.fill(plume(x, y, a, n, width), colour, digits=0)
        if tip:
            s.fill(plume(*at(0.72, 0), a, n * 0.28, width * 0.96), tip, digits=0)
        # One edge is dark, where the next feather lies on it or the shade falls.
        edges = [
            Form([("M", *at(0.1, side * 0.1)), ("Q", *at(0.72, side * 0.68), *at(0.99, side * 0.06))])
            for side in (-1, 1)
        ]
        if coarse(s) < 1.3:
            edges += [line(at(k - 0.07, 0), at(k + 0.04, side * 0.4)) for k in (0.42, 0.6, 0.78) for side in (-1, 1)]
        s._marks([darken(colour, 0.38)], edges, 2.4, 0.6)
        s.stroke(line(at(0.12, 0), at(0.93, 0)), lighten(colour, 0.35), 2.6, 0.7, digits=0)


def tips(s, form, colour, size=24, angle=90, opacity=0.7):
    """Rows of feather tips for a form that is being shaded."""
    a = math.radians(angle - 90)
    size *= min(2.0, coarse(s)) * (1.12 if size > 22 else 1)
    marks, lit = [], []
    for i, (x, y) in enumerate(s.scatter(form, size, 0.06, row=size * 0.62)):
        tip = Form([("M", -size * 0.46, 0), ("Q", 0, size * 1.05, size * 0.46, 0)]).map(
            lambda u, v: (x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a))
        )
        (lit if i % 5 == 2 else marks).append(tip)
    together(s, lighten(colour, 0.3), lit, opacity * 0.6)
    s._marks([darken(colour, 0.34)], marks + lit, max(2, size * 0.1), opacity)


def toes(s, x, y, w, colour="#e8963a"):
    """A bird's foot that grips what it sits on."""
    for k in (-0.34, 0, 0.34):
        toe = rrect(x + w * k - w * 0.15, y - w * 0.2, w * 0.3, w * 0.72, w * 0.14)
        s.fill(toe, darken(colour, 0.1))
        s.fill(rrect(x + w * k - w * 0.07, y - w * 0.14, w * 0.12, w * 0.4, w * 0.06), lighten(colour, 0.3), 0.7)
        s.fill(leaf(x + w * k, y + w * 0.42, 90, w * 0.28, 0.3), DARK)


def bough(s, points, widths, colour="#7a5642", leaves=None):
    """The branch a bird sits on, with bark, moss and a few leaves."""
    form = taper(points, widths)
    s.body(
        form, colour, lambda f: s.brush(f, colour, 34, 60, 3.4, 4, 0.8), lambda f: s.specks(f, step=24, size=4), rim=4
    )
    if leaves:
        shapes = []
        for i in range(len(points) - 1):
            for t in (0.1, 0.35, 0.6, 0.85):
                x, y = (points[i][j] + (points[i + 1][j] - points[i][j]) * t for j in (0, 1))
                up = s.pick(-1, 1)
                shapes.append(leaf(x, y + up * widths[i] * 0.4, up * 90 + s.near(0, 50), s.between(50, 92), 0.4))
        s._shapes([darken(leaves, 0.2), leaves, lighten(leaves, 0.16)], shapes)
