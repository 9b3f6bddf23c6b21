"""The buildings themselves: each function draws one, with the middle of its foot at (x, y), in any scene."""

from __future__ import annotations

from kit import *

IRON = "#4a4256"
CREAM = "#fff4e0"


def joined(forms) -> Form:
    return Form([segment for form in forms for segment in form.segments])


def flag(s, x, y, h, colour=None):
    """A pole with a pennant; (x, y) is the pole's foot."""
    s.stroke(line((x, y), (x, y - h)), IRON, max(2, h * 0.05))
    d = -s.light
    s.fill(blob([(x, y - h), (x + d * h * 0.3, y - h * 0.96), (x + d * h * 0.65, y - h * 0.8), (x + d * h * 0.3, y - h * 0.72), (x, y - h * 0.62)], tension=0.6), colour or s.mood.accent)


def smoke(s, x, y, size, colour=None, puffs=6):
    """Smoke that drifts with the wind, from a chimney's top at (x, y)."""
    colour = colour or mix(s.mood.light, s.mood.middle, 0.25)
    for i in range(puffs):
        t = (i + 1) / puffs
        r = size * (0.16 + 0.42 * t)
        px, py = x - s.light * size * 1.7 * t * t, y - size * 1.9 * t ** 0.8
        s.fill(s.wobble(px, py, r, r * 0.8, 7), colour, 0.5 - 0.3 * t)
        s.stroke(bow((px - r * 0.5, py + r * 0.1), (px + r * 0.4, py - r * 0.1), -r * 0.3), s.mood.shade, 2.5, 0.25 - 0.15 * t)


def dashed_top(x0, x1, y, h, n) -> Form:
    """A battlement along the top of a wall: n merlons."""
    step = (x1 - x0) / (2 * n - 1)
    return joined(rect(x0 + i * 2 * step, y - h, step, h + 1) for i in range(n))


def columns(s, x0, x1, y, h, n, colour):
    """A row of fluted columns from y up."""
    step = (x1 - x0) / n
    w = step * 0.52
    for i in range(n):
        cx = x0 + step * (i + 0.5)
        shaft = poly([(cx - w / 2, y), (cx - w * 0.42, y - h), (cx + w * 0.42, y - h), (cx + w / 2, y)])
        s.body(shaft, colour, lambda f: s.bars(f, darken(colour, 0.25), w / 4, 0.3, 90, 0.6), rim=0)
        s.fill(joined([rect(cx - w * 0.7, y - h * 0.045, w * 1.4, h * 0.045), rect(cx - w * 0.7, y - h, w * 1.4, h * 0.035), rect(cx - w * 0.58, y - h * 0.965, w * 1.16, h * 0.03)]), lighten(colour, 0.25))


def lighthouse(s, x, y, h, red="#d9483b", white="#f7efe0", bands=5):
    """A tapering tower with bands, a gallery and a lantern."""
    b, t, top = h * 0.13, h * 0.075, y - h * 0.74
    tower = poly([(x - b, y), (x - t, top), (x + t, top), (x + b, y)])
    s.shadow(x, y, b * 2, b * 0.35)
    with s.shaded(tower, white):
        s.bars(tower, red, h * 0.74 / bands, 0.5, 0, 1)
        s.bricks(tower, w=h * 0.05, h=h * 0.022, opacity=0.35, vary=0.15)
        for k in (0.28, 0.52):
            s.window(x - h * 0.015, y - h * k - h * 0.06, h * 0.03, h * 0.055, white, round_=True, panes=(1, 2))
    door = arch(x - h * 0.03, y - h * 0.115, h * 0.06, h * 0.115)
    s.body(door, "#7a4a3a", lambda f: s.planks(f, width=h * 0.012, vertical=True, grain=False))
    s.stroke(door, CREAM, max(2, h * 0.006))
    s.body(rect(x - t * 1.5, top - h * 0.03, t * 3, h * 0.035), IRON, round_=False)
    if s.mood.lit:
        s.glow(x, top - h * 0.1, h * 0.26, opacity=0.75)
    lamp = rect(x - t * 0.8, top - h * 0.15, t * 1.6, h * 0.12)
    s.fill(lamp, Lit("#ffeaa6") if s.mood.lit else "#cfe3e6")
    s.stroke(joined(line((x + t * k, top - h * 0.15), (x + t * k, top - h * 0.03)) for k in (-0.8, -0.3, 0.3, 0.8)), IRON, max(2, h * 0.006))
    s.stroke(joined(line((x - t * 1.45 + k * t * 0.3625, top - h * 0.03), (x - t * 1.45 + k * t * 0.3625, top - h * 0.075)) for k in range(9))
             + line((x - t * 1.5, top - h * 0.075), (x + t * 1.5, top - h * 0.075)), IRON, max(2, h * 0.006))
    s.body(poly([(x - t * 1.15, top - h * 0.15), (x, top - h * 0.25), (x + t * 1.15, top - h * 0.15)]), red)
    s.fill(ellipse(x, top - h * 0.26, h * 0.014), IRON)


def beam(s, x, y, reach, spread, up=0.1, opacity=0.3):
    """A lighthouse's beam from its lantern at (x, y); reach < 0 points left."""
    s.fill(poly([(x, y), (x + reach, y - abs(reach) * (up + spread)), (x + reach, y - abs(reach) * (up - spread))]), s.mood.sun, opacity)


def cottage(s, x, y, w, wall="#f3e3c4", roof="#a8553f", thatch=False, door="#3f7f7a", shutters="#3f7f7a", snow=False, smoking=False):
    """A small house with a gable, shutters and flower boxes."""
    h = w * 0.42
    l, r = x - w / 2, x + w / 2
    s.shadow(x, y, w * 0.6, w * 0.07)
    if smoking:
        smoke(s, x + w * 0.245, y - h * 2.1, w * 0.2)
    stack = rect(x + w * 0.2, y - h * 2.05, w * 0.09, h * 0.7)
    s.body(stack, "#b5654a", lambda f: s.bricks(f, w=w * 0.04, h=w * 0.02, opacity=0.7), round_=False)
    s.fill(rect(x + w * 0.19, y - h * 2.1, w * 0.11, h * 0.09), "#f4f8ff" if snow else "#8a5a4a")
    front = rect(l, y - h, w, h)
    with s.shaded(front, wall, round_=False, rim=0):
        s.stones(rect(l, y - h * 0.2, w, h * 0.2), "#a89a8a", w * 0.07, 0.9)
        s.brush(front, wall, step=w * 0.09, length=w * 0.12, width=6, opacity=0.35)
        s.fill(rect(l, y - h, w, h * 0.14), s.mood.shade, 0.28)
    slope = poly([(l - w * 0.06, y - h * 0.92), (l + w * 0.08, y - h * 1.85), (r - w * 0.08, y - h * 1.85), (r + w * 0.06, y - h * 0.92)])
    if snow:
        s.body(slope, "#f1f6fd", lambda f: s.brush(f, "#cddcef", step=w * 0.1, length=w * 0.16, width=7, opacity=0.7), round_=False)
        edge = joined([rect(l - w * 0.06, y - h * 0.96, w * 1.12, h * 0.06)] + [ellipse(l - w * 0.03 + w * 1.06 * k / 9, y - h * 0.9, w * 0.035, h * s.between(0.05, 0.1)) for k in range(10)])
        s.fill(edge, "#ffffff")
    elif thatch:
        s.body(slope, "#c99f58", lambda f: s.fur(f, step=max(12, w * 0.035), length=w * 0.06, width=3, angle=90, opacity=1), round_=False)
        s.stroke(bow((l + w * 0.08, y - h * 1.82), (r - w * 0.08, y - h * 1.82), 4), darken("#c99f58", 0.3), w * 0.03)
    else:
        s.body(slope, roof, lambda f: s.tiles(f, w=w * 0.06, h=w * 0.045), round_=False)
    gable = poly([(l + w * 0.1, y - h * 0.9), (l + w * 0.27, y - h * 1.62), (l + w * 0.44, y - h * 0.9), (l + w * 0.44, y), (l + w * 0.1, y)])
    with s.shaded(gable, lighten(wall, 0.2), round_=False, rim=0):
        s.planks(poly([(l + w * 0.1, y - h * 0.95), (l + w * 0.27, y - h * 1.62), (l + w * 0.44, y - h * 0.95)]), "#c9a06a", w * 0.03, True, grain=False)
        s.stones(rect(l + w * 0.1, y - h * 0.2, w * 0.34, h * 0.2), "#a89a8a", w * 0.07, 0.9)
    s.stroke(line((l + w * 0.06, y - h * 0.76), (l + w * 0.27, y - h * 1.66), (l + w * 0.48, y - h * 0.76)), "#ffffff" if snow else darken(roof, 0.35), w * 0.032)
    box = None if snow else s.mood.accent
    s.window(l + w * 0.2, y - h * 0.72, w * 0.14, h * 0.36, wall, shutters=shutters, box=box)
    s.fill(ellipse(l + w * 0.27, y - h * 1.18, w * 0.035), Lit("#ffcf73") if s.mood.lit else "#7fa3b5")
    s.stroke(ellipse(l + w * 0.27, y - h * 1.18, w * 0.035), CREAM, max(2, w * 0.008))
    d = arch(l + w * 0.53, y - h * 0.68, w * 0.13, h * 0.68)
    s.body(d, door, lambda f: s.planks(f, width=w * 0.03, vertical=True, grain=False), round_=False)
    s.stroke(d, CREAM, w * 0.012)
    s.fill(ellipse(l + w * 0.635, y - h * 0.3, w * 0.009), "#f2c14e")
    s.fill(rect(l + w * 0.51, y - h * 0.05, w * 0.17, h * 0.06), "#b8aa98")
    s.window(l + w * 0.76, y - h * 0.72, w * 0.12, h * 0.36, wall, shutters=shutters, box=box)


def windmill(s, x, y, h, turn=20, wall="#efe3cc", cap="#7a4a3a", cloth="#fff1da", stone=True):
    """A Dutch mill: tapering tower, gallery, cap and four lattice sails."""
    b, t, top = h * 0.17, h * 0.095, y - h * 0.66
    tower = poly([(x - b, y), (x - t, top), (x + t, top), (x + b, y)])
    s.shadow(x, y, b * 1.9, b * 0.3)
    with s.shaded(tower, wall):
        if stone:
            s.bricks(tower, wall, w=h * 0.06, h=h * 0.028, opacity=0.55, vary=0.2)
        else:
            s.planks(tower, wall, h * 0.03, grain=False)
        s.window(x - h * 0.03, y - h * 0.56, h * 0.055, h * 0.075, wall, panes=(2, 2))
        s.window(x + h * 0.035, y - h * 0.4, h * 0.05, h * 0.07, wall, panes=(2, 2))
    door = arch(x - h * 0.04, y - h * 0.16, h * 0.08, h * 0.16)
    s.body(door, "#3f6f7a", lambda f: s.planks(f, width=h * 0.018, vertical=True, grain=False))
    s.stroke(door, CREAM, h * 0.008)
    gy = y - h * 0.28
    s.fill(rect(x - b * 1.25, gy, b * 2.5, h * 0.018), darken(cap, 0.2))
    s.stroke(joined(line((x - b * 1.2 + k * b * 0.3, gy), (x - b * 1.2 + k * b * 0.3, gy - h * 0.045)) for k in range(9)) + line((x - b * 1.25, gy - h * 0.045), (x + b * 1.25, gy - h * 0.045)), cap, max(2, h * 0.006))
    s.stroke(line((x - b * 1.15, gy + h * 0.02), (x - b * 0.8, gy + h * 0.1)) + line((x + b * 1.15, gy + h * 0.02), (x + b * 0.8, gy + h * 0.1)), darken(cap, 0.2), max(3, h * 0.009))
    roof = blob([(x - t * 1.25, top + h * 0.015), (x - t * 0.95, top - h * 0.07), (x, top - h * 0.13), (x + t * 0.95, top - h * 0.07), (x + t * 1.25, top + h * 0.015)], tension=0.8)
    s.body(roof, cap, lambda f: s.tiles(f, w=h * 0.03, h=h * 0.02))
    hub = (x, top - h * 0.035)
    n = h * 0.46
    for k in range(4):
        a = turn + k * 90
        arm = line(hub, (hub[0] + n, hub[1])).rotated(a, hub)
        frame = rect(hub[0] + n * 0.16, hub[1], n * 0.84, n * 0.2).rotated(a, hub)
        s.fill(frame, cloth, 0.92)
        s.fill(rect(hub[0] + n * 0.16, hub[1] + n * 0.1, n * 0.84, n * 0.1).rotated(a, hub), s.mood.shade, 0.14)
        lattice = joined([line((hub[0] + n * (0.16 + 0.84 * i / 8), hub[1]), (hub[0] + n * (0.16 + 0.84 * i / 8), hub[1] + n * 0.2)) for i in range(9)] +
                         [line((hub[0] + n * 0.16, hub[1] + n * j), (hub[0] + n, hub[1] + n * j)) for j in (0.1, 0.2)]).rotated(a, hub)
        s.stroke(lattice, "#7a5a48", max(1.5, h * 0.004))
        s.stroke(arm, "#5a4038", h * 0.012)
    s.body(ellipse(*hub, h * 0.026), "#5a4038")


def tower(s, x, y, w, h, wall, roof, windows=2, cone=1.5, pennant=True, battlement=False):
    """A round castle tower with its cone or battlement."""
    body = rect(x - w / 2, y - h, w, h)
    with s.shaded(body, wall, rim=0):
        s.stones(body, wall, max(30, w * 0.48), 0.75)
        for i in range(windows):
            wy = y - h * (0.86 - 0.66 * i / max(1, windows))
            slit = arch(x - w * 0.1, wy, w * 0.2, w * 0.42, 0.4)
            s.fill(slit, Lit("#ffcf73") if s.mood.lit else darken(wall, 0.72))
            s.stroke(slit, lighten(wall, 0.3), max(2, w * 0.035))
    top = rect(x - w * 0.58, y - h - w * 0.02, w * 1.16, w * 0.2)
    if battlement:
        s.body(top + dashed_top(x - w * 0.58, x + w * 0.58, y - h, w * 0.2, 4), lighten(wall, 0.04), rim=0)
        return
    s.body(top, lighten(wall, 0.08), rim=0)
    if pennant:
        flag(s, x, y - h - w * cone, w * 0.7)
    cap = poly([(x - w * 0.66, y - h), (x, y - h - w * cone), (x + w * 0.66, y - h)])
    s.body(cap, roof, lambda f: s.tiles(f, w=max(18, w * 0.24), h=max(13, w * 0.18)), rim=0)


def castle(s, x, y, w, wall="#cdbfb0", roof="#5b6fa8", pennants=True):
    """Keep, corner towers, curtain wall and a gate with a portcullis."""
    s.shadow(x, y, w * 0.58, w * 0.06)
    tower(s, x - w * 0.17, y - w * 0.16, w * 0.12, w * 0.42, wall, roof, 2, pennant=pennants)
    tower(s, x + w * 0.19, y - w * 0.16, w * 0.13, w * 0.32, wall, roof, 2, pennant=pennants)
    keep = rect(x - w * 0.14, y - w * 0.46, w * 0.3, w * 0.4)
    with s.shaded(keep, darken(wall, 0.06), round_=False, rim=0):
        s.stones(keep, wall, w * 0.055, 0.7)
        for k in (-0.07, 0.0, 0.07):
            g = arch(x + w * (0.01 + k) - w * 0.016, y - w * 0.4, w * 0.032, w * 0.075, 0.4)
            s.fill(g, Lit("#ffcf73") if s.mood.lit else darken(wall, 0.7))
            s.stroke(g, lighten(wall, 0.3), max(2, w * 0.005))
    s.body(dashed_top(x - w * 0.15, x + w * 0.17, y - w * 0.455, w * 0.03, 7), wall, round_=False, rim=0)
    tower(s, x + w * 0.02, y - w * 0.46, w * 0.1, w * 0.12, wall, roof, 1, cone=1.7, pennant=pennants)
    curtain = rect(x - w * 0.42, y - w * 0.2, w * 0.84, w * 0.2)
    with s.shaded(curtain, lighten(wall, 0.06), round_=False, rim=0):
        s.stones(curtain, wall, w * 0.06, 0.75)
        for k in (-0.3, -0.22, 0.22, 0.3):
            s.fill(rect(x + w * k - w * 0.006, y - w * 0.13, w * 0.012, w * 0.05), darken(wall, 0.7))
    s.body(dashed_top(x - w * 0.42, x + w * 0.42, y - w * 0.199, w * 0.032, 17), wall, round_=False, rim=0)
    tower(s, x - w * 0.42, y, w * 0.15, w * 0.31, wall, roof, 2, pennant=pennants)
    tower(s, x + w * 0.42, y, w * 0.15, w * 0.31, wall, roof, 2, pennant=pennants)
    for side in (-1, 1):
        tower(s, x + side * w * 0.115, y, w * 0.085, w * 0.25, lighten(wall, 0.1), roof, 1, battlement=True)
    gate = rect(x - w * 0.08, y - w * 0.23, w * 0.16, w * 0.23)
    s.body(gate, lighten(wall, 0.12), lambda f: s.stones(f, wall, w * 0.05, 0.7), round_=False, rim=0)
    s.body(dashed_top(x - w * 0.08, x + w * 0.08, y - w * 0.229, w * 0.03, 4), wall, round_=False, rim=0)
    way = arch(x - w * 0.052, y - w * 0.15, w * 0.104, w * 0.15)
    s.fill(way, Lit("#d98a3f") if s.mood.lit else darken("#4a3a3a", 0.4))
    with s.clip(way):
        s.stroke(joined([line((x - w * 0.05 + k * w * 0.0125, y - w * 0.16), (x - w * 0.05 + k * w * 0.0125, y - w * 0.06)) for k in range(9)] +
                        [line((x - w * 0.06, y - w * 0.15 + k * w * 0.022), (x + w * 0.06, y - w * 0.15 + k * w * 0.022)) for k in range(5)]), IRON, max(1.5, w * 0.004))
    s.stroke(way, darken(wall, 0.35), w * 0.01)


def barn(s, x, y, w, red="#b8402f", roof="#6b5a5a", silo=True, snow=False, trim=CREAM):
    """A red barn in three-quarter view: gambrel front with crossed doors, a long roof, a silo."""
    if silo:
        sx, sw, sh = x + w * 0.52, w * 0.2, w * 0.78
        can = rect(sx - sw / 2, y - w * 0.03 - sh, sw, sh)
        s.shadow(sx, y - w * 0.03, sw, sw * 0.2)
        s.body(can, "#c4ccd0", lambda f: s.bars(f, "#8a96a0", w * 0.06, 0.18, 0, 0.8), lambda f: s.bars(f, "#eef3f4", w * 0.05, 0.12, 90, 0.6))
        cap = ellipse(sx, y - w * 0.03 - sh, sw * 0.52, sw * 0.42)
        with s.clip(rect(sx - sw, 0, sw * 2, y - w * 0.02 - sh)):
            s.body(cap, "#f4f8ff" if snow else "#8fa0aa", lambda f: s.bars(f, "#6f808a", w * 0.05, 0.2, 90, 0.7))
    fw, h = w * 0.48, w * 0.32
    l = x - w * 0.46
    m, r = l + fw, x + w * 0.44
    s.shadow(x, y, w * 0.56, w * 0.06)
    side = poly([(m, y), (m, y - h), (r, y - h), (r, y - w * 0.03)])
    with s.shaded(side, darken(red, 0.22), round_=False, rim=0):
        s.planks(side, darken(red, 0.18), w * 0.03, True, grain=False)
        for k in (0.22, 0.5, 0.78):
            s.window(m + (r - m) * k - w * 0.03, y - h * 0.72, w * 0.055, h * 0.3, red, panes=(2, 2))
    long_roof = poly([(m - fw * 0.14, y - h * 1.68), (m + fw * 0.03, y - h * 0.96), (r + w * 0.02, y - h * 0.96), (r - w * 0.06, y - h * 1.68)])
    upper = poly([(l + fw * 0.5, y - h * 2.12), (m - fw * 0.14, y - h * 1.66), (r - w * 0.06, y - h * 1.66), (r - w * 0.2, y - h * 2.12)])
    for f in (upper, long_roof):
        if snow:
            s.body(f, "#eef4fc", lambda g: s.brush(g, "#c9d9ee", step=w * 0.09, length=w * 0.14, width=6, opacity=0.7), round_=False, rim=2)
        else:
            s.body(f, roof, lambda g: s.tiles(g, w=w * 0.04, h=w * 0.026, round_=False), round_=False, rim=2)
    outline = [(l, y), (l, y - h), (l + fw * 0.14, y - h * 1.68), (l + fw * 0.5, y - h * 2.12), (l + fw * 0.86, y - h * 1.68), (m, y - h), (m, y)]
    face = poly(outline)
    with s.shaded(face, red, round_=False, rim=0):
        s.planks(face, red, w * 0.032, True, opacity=0.7, grain=False)
    s.stroke(line(*outline[1:6]), "#ffffff" if snow else trim, w * (0.034 if snow else 0.02))
    loft = rect(l + fw * 0.4, y - h * 1.72, fw * 0.2, h * 0.36)
    s.fill(loft, Lit("#ffcf73") if s.mood.lit else darken("#5a3a30", 0.4))
    if not snow:
        with s.clip(loft):
            s.fur(rect(l + fw * 0.4, y - h * 1.55, fw * 0.2, h * 0.2), "#e0b04a", step=10, length=16, angle=80)
    s.stroke(loft, trim, w * 0.012, cap="butt")
    for k in (0.24, 0.5):
        door = rect(l + fw * k, y - h * 0.82, fw * 0.26, h * 0.82)
        s.body(door, lighten(red, 0.06), lambda f: s.planks(f, red, w * 0.022, True, grain=False), round_=False, rim=0)
        dx, dy = l + fw * k, y - h * 0.82
        s.stroke(line((dx, dy), (dx + fw * 0.26, y)) + line((dx + fw * 0.26, dy), (dx, y)) + rect(dx, dy, fw * 0.26, h * 0.82), trim, w * 0.013, cap="butt")


def skyscraper(s, x, y, w, h, wall="#8fb0c4", style="deco"):
    """A tower block: art deco setbacks with a spire, a glass slab, or a twisted stack."""
    s.shadow(x, y, w * 0.8, w * 0.1)
    if style == "deco":
        steps = [(1.0, 0.42), (0.8, 0.66), (0.6, 0.84), (0.36, 0.93)]
        base = 0.0
        for k, (bw, top) in enumerate(steps):
            part = rect(x - w * bw / 2, y - h * top, w * bw, h * (top - base) + 2)
            with s.shaded(part, wall, round_=False, rim=0):
                s.bars(part, lighten(wall, 0.35), w * 0.145, 0.3, 90, 0.8)
                s.windows(rect(x - w * bw / 2 + w * 0.02, y - h * top + h * 0.015, w * bw - w * 0.04, h * (top - base)), max(2, round(bw * 7)), max(2, round((top - base) * h / (w * 0.17))), wall, size=(0.5, 0.66), sill=False, lit=0.55)
            s.fill(rect(x - w * bw / 2 - w * 0.02, y - h * top - w * 0.03, w * bw + w * 0.04, w * 0.05), lighten(wall, 0.4))
            base = top
        crown = poly([(x - w * 0.16, y - h * 0.93), (x - w * 0.06, y - h * 0.965), (x, y - h), (x + w * 0.06, y - h * 0.965), (x + w * 0.16, y - h * 0.93)])
        s.body(crown, "#d9b45a", lambda f: s.bars(f, "#8a6a2a", w * 0.05, 0.3, 90))
        s.stroke(line((x, y - h), (x, y - h * 1.08)), IRON, w * 0.02)
        if s.mood.lit:
            s.glow(x, y - h * 0.95, w * 0.5, opacity=0.5)
    elif style == "glass":
        front = poly([(x - w * 0.5, y), (x - w * 0.5, y - h * 0.9), (x + w * 0.14, y - h), (x + w * 0.14, y)])
        flank = poly([(x + w * 0.14, y), (x + w * 0.14, y - h), (x + w * 0.5, y - h * 0.94), (x + w * 0.5, y)])
        for f, tone in ((front, wall), (flank, darken(wall, 0.3))):
            fx0, fy0, fx1, fy1 = f.box
            with s.shaded(f, s.linear((0, lighten(s.mood.middle, 0.25)), (0.5, tone), (1, darken(tone, 0.25)), angle=70), round_=False, rim=0):
                s._shapes([s.mood.light], [poly([(fx0, y - h * k), (fx1, y - h * (k + 0.22)), (fx1, y - h * (k + 0.13)), (fx0, y - h * (k - 0.06))]) for k in (0.15, 0.45, 0.62)], 0.28)
                if s.mood.lit:
                    s.windows(f, round((fx1 - fx0) / (w * 0.09)), round(h / (w * 0.12)), tone, size=(0.7, 0.6), lit=0.35, sill=False)
                s.stroke(joined([line((fx0, y - h * k / 26), (fx1, y - h * k / 26)) for k in range(26)] + [line((fx0 + k * w * 0.09, y), (fx0 + k * w * 0.09, y - h)) for k in range(1, 8)]), lighten(tone, 0.45), 2, 0.6)
        s.stroke(line((x - w * 0.5, y - h * 0.9), (x + w * 0.14, y - h), (x + w * 0.5, y - h * 0.94)), lighten(wall, 0.5), w * 0.02)
        s.stroke(line((x + w * 0.14, y - h), (x + w * 0.14, y - h * 1.1)), IRON, w * 0.02)
    else:
        for k in range(7):
            off = w * 0.08 * (1 if k % 2 else -1)
            y1 = y - h * k / 7
            part = rect(x - w * 0.42 + off, y1 - h / 7, w * 0.84, h / 7 + 1)
            tone = (wall, lighten(wall, 0.22))[k % 2]
            with s.shaded(part, tone, round_=False, rim=0):
                s.windows(part, 6, 2, tone, size=(0.66, 0.6), lit=0.5)
            s.fill(rect(x - w * 0.46 + off, y1 - h / 7 - 3, w * 0.92, w * 0.05), lighten(tone, 0.35))
            s.bush(x + off + w * (0.3 if k % 2 else -0.3), y1 - h / 7, w * 0.26)
        s.stroke(line((x, y - h), (x, y - h * 1.07)), IRON, w * 0.02)
    s.fill(rect(x - w * 0.13, y - w * 0.32, w * 0.26, w * 0.32), Lit("#ffd98a") if s.mood.lit else darken(wall, 0.5))
    s.stroke(line((x, y), (x, y - w * 0.32)) + rect(x - w * 0.13, y - w * 0.32, w * 0.26, w * 0.32), lighten(wall, 0.4), w * 0.02, cap="butt")
    s.body(rect(x - w * 0.2, y - w * 0.36, w * 0.4, w * 0.05), s.mood.accent, round_=False)


def church(s, x, y, w, wall="#f4ead6", roof="#8a4f48", snow=False, onion=False):
    """A nave seen from its side, a bell tower with a spire (or an onion dome) in front."""
    s.shadow(x, y, w * 0.56, w * 0.06)
    tx, tw, th = x - w * 0.27, w * 0.26, w * 0.66
    nave = rect(tx, y - w * 0.32, w * 0.75, w * 0.32)
    with s.shaded(nave, wall, round_=False, rim=0):
        s.stones(rect(tx, y - w * 0.06, w * 0.75, w * 0.06), "#a89a8a", w * 0.05, 0.9)
        s.bricks(nave, wall, w=w * 0.06, h=w * 0.03, opacity=0.3, vary=0.25)
        for k in range(4):
            wx = tx + tw * 0.62 + k * w * 0.135
            pane = arch(wx, y - w * 0.25, w * 0.066, w * 0.16, 0.5)
            s.fill(pane, Lit("#ffcf73") if s.mood.lit else "#5f86a8")
            with s.clip(pane):
                s._shapes([s.pick("#d9583f", "#e0a83f"), "#3f7f8a", "#7a5aa0"], [rect(wx + w * 0.022 * (j % 3), y - w * 0.25 + w * 0.04 * (j // 3), w * 0.022, w * 0.04) for j in range(12) if s.rng.random() < 0.6], 0.75, digits=1)
            s.stroke(pane + line((wx + w * 0.033, y - w * 0.25), (wx + w * 0.033, y - w * 0.09)), CREAM, max(2, w * 0.008))
    slope = poly([(tx, y - w * 0.31), (tx + tw * 0.3, y - w * 0.54), (x + w * 0.4, y - w * 0.54), (x + w * 0.52, y - w * 0.31)])
    if snow:
        s.body(slope, "#f1f6fd", lambda f: s.brush(f, "#c9d9ee", step=w * 0.08, length=w * 0.12, width=6, opacity=0.7), round_=False, rim=2)
    else:
        s.body(slope, roof, lambda f: s.tiles(f, w=w * 0.042, h=w * 0.03), round_=False, rim=2)
    shaft = rect(tx - tw / 2, y - th, tw, th)
    with s.shaded(shaft, lighten(wall, 0.15), round_=False, rim=2):
        s.bricks(shaft, wall, w=w * 0.055, h=w * 0.028, opacity=0.3, vary=0.25)
        s.stones(rect(tx - tw / 2, y - w * 0.06, tw, w * 0.06), "#a89a8a", w * 0.05, 0.9)
        for k in (-0.22, 0.22):
            bell = arch(tx + tw * k - tw * 0.13, y - th + w * 0.05, tw * 0.26, w * 0.13)
            s.fill(bell, darken("#5a4a4a", 0.4))
            s.bars(bell, lighten("#8a7a6a", 0.1), w * 0.02, 0.35, 0)
        cx, cy, cr = tx, y - th + w * 0.27, w * 0.058
        s.fill(ellipse(cx, cy, cr), CREAM)
        s.stroke(ellipse(cx, cy, cr), "#b8893f", w * 0.012)
        s.stroke(line((cx, cy), (cx, cy - cr * 0.7)) + line((cx, cy), (cx + cr * 0.5, cy + cr * 0.1)), IRON, w * 0.01)
        s.stroke(joined(line((cx + cr * 0.72 * math.cos(i * 0.5236), cy + cr * 0.72 * math.sin(i * 0.5236)), (cx + cr * 0.85 * math.cos(i * 0.5236), cy + cr * 0.85 * math.sin(i * 0.5236))) for i in range(12)), IRON, w * 0.006)
    door = arch(tx - tw * 0.2, y - w * 0.19, tw * 0.4, w * 0.19, 0.4)
    s.body(door, "#7a4f38", lambda f: s.planks(f, width=tw * 0.1, vertical=True, grain=False), round_=False)
    s.stroke(door, darken(wall, 0.3), w * 0.012)
    s.fill(rect(tx - tw * 0.58, y - th - w * 0.02, tw * 1.16, w * 0.035), lighten(wall, 0.3))
    if onion:
        bulb = blob([(tx - tw * 0.34, y - th - w * 0.02), (tx - tw * 0.62, y - th - w * 0.13), (tx - tw * 0.25, y - th - w * 0.25), (tx, y - th - w * 0.38), (tx + tw * 0.25, y - th - w * 0.25), (tx + tw * 0.62, y - th - w * 0.13), (tx + tw * 0.34, y - th - w * 0.02)])
        s.body(bulb, roof, lambda f: s.scales(f, roof, size=w * 0.035, angle=90))
        top = y - th - w * 0.37
    else:
        spire = poly([(tx - tw * 0.6, y - th - w * 0.01), (tx, y - th - w * 0.46), (tx + tw * 0.6, y - th - w * 0.01)])
        s.body(spire, "#f1f6fd" if snow else roof, lambda f: s.tiles(f, None if snow else roof, w=w * 0.035, h=w * 0.03))
        top = y - th - w * 0.45
    s.stroke(line((tx, top), (tx, top - w * 0.09)) + line((tx - w * 0.026, top - w * 0.06), (tx + w * 0.026, top - w * 0.06)), "#d9a93f", w * 0.012)


def pagoda(s, x, y, h, tiers=5, wall="#c8473a", roof="#3f5f6a", trim="#e9c46a"):
    """Tier on tier, each with a roof that curves up at its corners."""
    s.shadow(x, y, h * 0.32, h * 0.04)
    s.body(rect(x - h * 0.26, y - h * 0.045, h * 0.52, h * 0.045), "#b5a898", lambda f: s.stones(f, size=h * 0.05), round_=False)
    s.body(rect(x - h * 0.22, y - h * 0.07, h * 0.44, h * 0.03), "#c9bdae", round_=False)
    base, each = y - h * 0.07, h * 0.76 / tiers
    for i in range(tiers):
        k = 1 - 0.55 * i / tiers
        w = h * 0.15 * k
        room = rect(x - w, base - each, w * 2, each)
        with s.shaded(room, wall, round_=False, rim=0):
            s.bars(room, darken(wall, 0.35), w / 3.5, 0.18, 90, 0.8)
            s.fill(rect(x - w, base - each * 0.3, w * 2, each * 0.06) + rect(x - w, base - each * 0.08, w * 2, each * 0.08), trim, 0.9)
        for wx in ((-0.62, 0.62) if i == 0 else (-0.5, 0.5)):
            s.fill(rect(x + w * wx - w * 0.2, base - each * 0.62, w * 0.4, each * 0.4), Lit("#ffd27a") if s.mood.lit else "#f4e3bd")
            s.stroke(joined(line((x + w * (wx - 0.2 + 0.1 * j), base - each * 0.62), (x + w * (wx - 0.2 + 0.1 * j), base - each * 0.22)) for j in range(5)) + line((x + w * (wx - 0.2), base - each * 0.42), (x + w * (wx + 0.2), base - each * 0.42)), darken(wall, 0.4), max(1.5, h * 0.003), cap="butt")
        if i == 0:
            s.body(rect(x - w * 0.28, base - each * 0.66, w * 0.56, each * 0.66), "#6a3a30", lambda f: s.planks(f, width=w * 0.14, vertical=True, grain=False), round_=False)
        ry, rw, rh = base - each * 0.98, h * 0.26 * k, each * 0.46
        eave = Form([("M", x - rw, ry - rh * 0.3), ("C", x - rw * 0.7, ry + rh * 0.32, x - rw * 0.3, ry + rh * 0.32, x, ry + rh * 0.32), ("C", x + rw * 0.3, ry + rh * 0.32, x + rw * 0.7, ry + rh * 0.32, x + rw, ry - rh * 0.3),
                     ("C", x + rw * 0.7, ry - rh * 0.1, x + rw * 0.42, ry - rh * 0.3, x + w * 0.85, ry - rh * 0.95), ("L", x - w * 0.85, ry - rh * 0.95), ("C", x - rw * 0.42, ry - rh * 0.3, x - rw * 0.7, ry - rh * 0.1, x - rw, ry - rh * 0.3), ("Z",)])
        s.body(eave, roof, lambda f: s.bars(f, darken(roof, 0.35), h * 0.016, 0.4, 90, 0.8), lambda f: s.bars(f, lighten(roof, 0.3), rh * 0.42, 0.14, 0, 0.5), round_=False)
        s.stroke(Form(eave.segments[:3]), trim, max(2, h * 0.007))
        for side in (-1, 1):
            lx, ly = x + side * rw * 0.97, ry - rh * 0.2
            if s.mood.lit:
                s.glow(lx, ly + rh * 0.35, rh * 0.9, opacity=0.5)
            s.fill(ellipse(lx, ly + rh * 0.32, rh * 0.13, rh * 0.17), Lit("#ffb85c") if s.mood.lit else "#e0603f")
            s.stroke(line((lx, ly), (lx, ly + rh * 0.16)), IRON, 2)
        base -= each * 1.02
    s.stroke(line((x, base - h * 0.03), (x, base - h * 0.16)), trim, h * 0.012)
    s._dots([trim], [(x, base - h * (0.06 + 0.03 * i)) for i in range(3)], h * 0.028)


def igloo(s, x, y, w, door=-1):
    """A dome of snow blocks with a tunnel on the `door` side."""
    h = w * 0.46
    s.shadow(x, y, w * 0.62, w * 0.07, opacity=0.35)
    dome = Form([("M", x - w / 2, y), ("C", x - w / 2, y - h * 1.32, x + w / 2, y - h * 1.32, x + w / 2, y), ("Z",)])
    with s.shaded(dome, "#e3edf8", depth=1.1):
        lines = []
        for i in range(7):
            k = i / 7
            ry = y - h * math.sin(k * 1.5)
            half = w / 2 * math.cos(k * 1.5) + 4
            lines.append(bow((x - half, ry), (x + half, ry), h * 0.04))
            n = max(3, round(9 * math.cos(k * 1.5)))
            ny = y - h * math.sin((k + 1 / 7) * 1.5)
            for j in range(n + 1):
                u = -1 + 2 * (j + (0.5 if i % 2 else 0)) / n
                lines.append(line((x + half * math.sin(u * 1.5), ry + 3), (x + half * 0.93 * math.sin(u * 1.5), ny + 3)))
        s._marks(["#8fb0d2"], lines, max(3, w * 0.008), 0.85)
        s._marks(["#ffffff"], [l.moved(s.light * -2 - 2, 4) for l in lines[::2]], max(2, w * 0.005), 0.8)
        s.specks(dome, "#b5cbe4", step=30, size=4)
    tx, tw, th = x + door * w * 0.4, w * 0.32, h * 0.62
    tunnel = Form([("M", tx - tw / 2, y + h * 0.06), ("C", tx - tw / 2, y - th * 1.3, tx + tw / 2, y - th * 1.3, tx + tw / 2, y + h * 0.06), ("Z",)])
    with s.shaded(tunnel, "#edf4fb"):
        s._marks(["#8fb0d2"], [line((tx, y - th * 0.3), (tx + tw * 0.7 * math.cos(a), y - th * 0.3 - tw * 0.7 * math.sin(a))) for a in (0.2, 0.75, 1.3, 1.85, 2.4, 2.95)], max(3, w * 0.008), 0.85)
    mouth = Form([("M", tx - tw * 0.32, y + h * 0.06), ("C", tx - tw * 0.32, y - th * 0.86, tx + tw * 0.32, y - th * 0.86, tx + tw * 0.32, y + h * 0.06), ("Z",)])
    s.fill(mouth, s.radial((0, Lit("#ffd98a")), (1, Lit("#d9763f")), cy=0.8, r=0.8) if s.mood.lit else s.linear((0, "#31507a"), (1, "#6f93bf")))
    s.stroke(mouth, "#c4d8ec", max(3, w * 0.012))
    if s.mood.lit:
        s.glow(tx, y - th * 0.2, tw, Lit("#ffc873"), 0.55)


def greenhouse(s, x, y, w, frame="#f4f1e6"):
    """A glass house with plants in it, on a brick plinth."""
    h = w * 0.36
    l, r = x - w / 2, x + w / 2
    s.shadow(x, y, w * 0.56, w * 0.06)
    shell = poly([(l, y), (l, y - h), (l + w * 0.14, y - h * 1.62), (r - w * 0.14, y - h * 1.62), (r, y - h), (r, y)])
    inside = s.linear((0, lighten(s.mood.middle, 0.35)), (1, mix(s.mood.near, s.mood.low, 0.35))) if not s.mood.lit else s.linear((0, Lit("#ffe6a8")), (1, Lit("#e89a4a")))
    if s.mood.lit:
        s.glow(x, y - h * 0.7, w * 0.75, Lit("#ffd07a"), 0.55)
    s.fill(shell, inside)
    with s.clip(shell):
        for k in range(7):
            px, n = l + w * (k + 0.5) / 7, h * s.between(0.5, 1.0)
            if k % 3 == 1:
                s.palm(px, y - h * 0.1, n * 1.4, lean=s.near(0, 0.15))
            else:
                s.bush(px, y - h * 0.12, w * 0.17, flowers=s.pick("#e0553f", "#f2b33f", "#e88ab0", None))
        for k in range(6):
            px = l + w * (k + 0.6) / 6
            s.stroke(line((px, y - h * 1.6), (px, y - h * 1.1)), IRON, 2, 0.6)
            s.leaves(ellipse(px, y - h * 1.05, w * 0.045), "#5f9a4a", step=12, size=20)
        s._shapes([s.mood.light], [poly([(px, y), (px + w * 0.07, y), (px + w * 0.25, y - h * 1.7), (px + w * 0.18, y - h * 1.7)]) for px in (l + w * 0.02, l + w * 0.3, l + w * 0.66)], 0.26)
    bars = [line((l + w * k / 9, y), (l + w * k / 9, y - h)) for k in range(10)]
    bars += [line((l + w * k / 9, y - h), (l + w * 0.14 + w * 0.72 * k / 9, y - h * 1.62)) for k in range(10)]
    bars += [line((l, y - h * 0.55), (r, y - h * 0.55)), line((l + w * 0.07, y - h * 1.3), (r - w * 0.07, y - h * 1.3))]
    s.stroke(joined(bars), frame, max(3, w * 0.007))
    s.stroke(shell + line((l, y - h), (r, y - h)), frame, max(4, w * 0.014))
    for side in (l, x + w * 0.09):
        plinth = rect(side, y - h * 0.16, w * 0.41, h * 0.17)
        s.body(plinth, "#b5664a", lambda f: s.bricks(f, w=w * 0.05, h=h * 0.056, opacity=0.8), round_=False)
    s.stroke(rect(x - w * 0.085, y - h * 0.78, w * 0.17, h * 0.78) + line((x, y), (x, y - h * 0.78)), frame, max(4, w * 0.012), cap="butt")
    s.stroke(joined(ellipse(l + w * 0.14 + w * 0.72 * k / 8, y - h * 1.66, w * 0.016) for k in range(9)), frame, 3)
    s.fill(ellipse(x + w * 0.018, y - h * 0.36, w * 0.008), "#c9963f")


def clock(s, x, y, r, rim="#b8893f"):
    s.fill(ellipse(x, y, r), Lit("#fff0bf") if s.mood.lit else CREAM)
    s.stroke(ellipse(x, y, r), rim, r * 0.2)
    s.stroke(joined(line((x + r * 0.66 * math.cos(i * 0.5236), y + r * 0.66 * math.sin(i * 0.5236)), (x + r * 0.8 * math.cos(i * 0.5236), y + r * 0.8 * math.sin(i * 0.5236))) for i in range(12)), IRON, r * 0.09)
    s.stroke(line((x, y), (x + r * 0.1, y - r * 0.62)) + line((x, y), (x + r * 0.42, y + r * 0.16)), IRON, r * 0.11)


def station(s, x, y, w, wall="#c9744f", roof="#5f6f6a", trim="#f6e7cb"):
    """A brick terminus: arched hall windows left and right of a clock tower."""
    h = w * 0.26
    s.shadow(x, y, w * 0.54, w * 0.04)
    if s.mood.lit:
        s.glow(x, y - h * 0.5, w * 0.5, opacity=0.3)
    hall = rect(x - w / 2, y - h, w, h)
    with s.shaded(hall, wall, round_=False, rim=0):
        s.bricks(hall, wall, w=w * 0.03, h=w * 0.014, opacity=0.5, vary=0.15)
        for k in range(6):
            wx = x + w * (-0.465 + 0.12 * k + (0.21 if k > 2 else 0))
            pane = arch(wx, y - h * 0.8, w * 0.088, h * 0.6)
            s.fill(pane, s.linear((0, Lit("#ffe3a0")), (1, Lit("#f2a950"))) if s.mood.lit else s.linear((0, darken(s.mood.middle, 0.3)), (1, lighten(s.mood.middle, 0.1))))
            s.stroke(joined(line((wx + w * 0.022 * j, y - h * 0.8), (wx + w * 0.022 * j, y - h * 0.2)) for j in (1, 2, 3)) + line((wx, y - h * 0.5), (wx + w * 0.088, y - h * 0.5)), trim, max(2, w * 0.004), cap="butt")
            s.stroke(pane, trim, w * 0.009)
    s.fill(joined([rect(x - w * 0.51, y - h - w * 0.012, w * 1.02, w * 0.024), rect(x - w / 2, y - h * 0.14, w, h * 0.05)]), trim)
    slope = poly([(x - w * 0.51, y - h - w * 0.01), (x - w * 0.45, y - h - w * 0.085), (x + w * 0.45, y - h - w * 0.085), (x + w * 0.51, y - h - w * 0.01)])
    s.body(slope, roof, lambda f: s.bars(f, lighten(roof, 0.25), w * 0.03, 0.15, 90, 0.8), round_=False)
    tw, th = w * 0.17, w * 0.5
    shaft = rect(x - tw / 2, y - th, tw, th)
    with s.shaded(shaft, lighten(wall, 0.06), round_=False, rim=2):
        s.bricks(shaft, wall, w=w * 0.03, h=w * 0.014, opacity=0.5, vary=0.15)
        s.fill(joined(rect(x + side * tw * 0.46 - w * 0.012, y - th, w * 0.024, th) for side in (-1, 1)), trim, 0.9)
    s.fill(joined([rect(x - tw * 0.58, y - th - w * 0.01, tw * 1.16, w * 0.024), rect(x - tw * 0.54, y - th + w * 0.15, tw * 1.08, w * 0.014)]), trim)
    if s.mood.lit:
        s.glow(x, y - th + w * 0.08, w * 0.14, opacity=0.6)
    clock(s, x, y - th + w * 0.08, w * 0.055)
    s.window(x - w * 0.022, y - th + w * 0.19, w * 0.044, w * 0.07, wall, round_=True, panes=(2, 2))
    door = arch(x - w * 0.056, y - w * 0.16, w * 0.112, w * 0.16)
    s.fill(door, Lit("#ffd27a") if s.mood.lit else darken("#4a3a3a", 0.2))
    s.stroke(joined(line((x + w * k, y - w * 0.16), (x + w * k, y)) for k in (-0.028, 0, 0.028)) + line((x - w * 0.056, y - w * 0.1), (x + w * 0.056, y - w * 0.1)), trim, max(2, w * 0.005), cap="butt")
    s.stroke(door, trim, w * 0.01)
    cap = poly([(x - tw * 0.58, y - th - w * 0.01), (x - tw * 0.3, y - th - w * 0.1), (x, y - th - w * 0.2), (x + tw * 0.3, y - th - w * 0.1), (x + tw * 0.58, y - th - w * 0.01)])
    s.body(cap, roof, lambda f: s.tiles(f, w=w * 0.02, h=w * 0.016))
    flag(s, x, y - th - w * 0.19, w * 0.1)
    awning = poly([(x - w * 0.085, y - w * 0.175), (x + w * 0.085, y - w * 0.175), (x + w * 0.1, y - w * 0.145), (x - w * 0.1, y - w * 0.145)])
    s.body(awning, roof, lambda f: s.bars(f, trim, w * 0.02, 0.5, 90), round_=False, rim=0)


def museum(s, x, y, w, stone="#ead9bd", n=6, dome=False):
    """A temple front: steps, fluted columns and a pediment; a dome when asked."""
    h = w * 0.3
    s.shadow(x, y, w * 0.58, w * 0.05)
    if dome:
        drum = rect(x - w * 0.17, y - h * 2.05, w * 0.34, h * 0.5)
        s.body(drum, darken(stone, 0.05), lambda f: s.bars(f, darken(stone, 0.3), w * 0.04, 0.3, 90, 0.8))
        s.fill(rect(x - w * 0.19, y - h * 2.1, w * 0.38, h * 0.08), lighten(stone, 0.3))
        bowl = Form([("M", x - w * 0.18, y - h * 2.08), ("C", x - w * 0.18, y - h * 2.95, x + w * 0.18, y - h * 2.95, x + w * 0.18, y - h * 2.08), ("Z",)])
        s.body(bowl, "#7fa898", lambda f: s.bars(f, "#4f7a70", w * 0.045, 0.15, 90, 0.9))
        s.body(rect(x - w * 0.02, y - h * 2.85, w * 0.04, h * 0.16), stone)
        flag(s, x, y - h * 2.83, h * 0.4)
    for side in (-1, 1):
        wing = rect(x + side * w * 0.42 - w * 0.1, y - h * 1.1, w * 0.2, h * 1.1)
        with s.shaded(wing, darken(stone, 0.08), round_=False, rim=0):
            s.bricks(wing, stone, w=w * 0.05, h=w * 0.025, opacity=0.45, vary=0.3)
            s.window(x + side * w * 0.44 - w * 0.03, y - h * 0.9, w * 0.06, h * 0.45, stone, round_=True)
        s.fill(rect(x + side * w * 0.42 - w * 0.11, y - h * 1.15, w * 0.22, h * 0.09), lighten(stone, 0.3))
    back = rect(x - w * 0.36, y - h * 1.16, w * 0.72, h)
    with s.shaded(back, darken(stone, 0.38), round_=False, rim=0):
        s.bricks(back, w=w * 0.06, h=w * 0.03, opacity=0.4)
        for k in (-0.2, 0.2):
            s.fill(arch(x + w * k - w * 0.035, y - h * 0.9, w * 0.07, h * 0.6), Lit("#ffcf73") if s.mood.lit else "#5a6f80")
    door = arch(x - w * 0.05, y - h * 0.92, w * 0.1, h * 0.78)
    s.body(door, "#7a4a34", lambda f: s.planks(f, width=w * 0.02, vertical=True, grain=False), round_=False)
    s.stroke(door, lighten(stone, 0.2), w * 0.008)
    columns(s, x - w * 0.36, x + w * 0.36, y - h * 0.2, h * 0.96, n, lighten(stone, 0.1))
    frieze = rect(x - w * 0.39, y - h * 1.32, w * 0.78, h * 0.18)
    with s.shaded(frieze, stone, round_=False, rim=0):
        s.bars(rect(x - w * 0.39, y - h * 1.29, w * 0.78, h * 0.1), darken(stone, 0.3), w * 0.026, 0.45, 90, 0.8)
    roof = poly([(x - w * 0.42, y - h * 1.3), (x, y - h * 1.86), (x + w * 0.42, y - h * 1.3)])
    with s.shaded(roof, lighten(stone, 0.15), round_=False, rim=0):
        inner = poly([(x - w * 0.32, y - h * 1.36), (x, y - h * 1.76), (x + w * 0.32, y - h * 1.36)])
        s.fill(inner, darken(stone, 0.2))
        s.fill(ellipse(x, y - h * 1.5, h * 0.12), lighten(stone, 0.2))
        s.fill(star(x, y - h * 1.5, h * 0.09, 0.45, 8), "#d9a93f")
        s.stroke(bow((x - w * 0.2, y - h * 1.4), (x - w * 0.05, y - h * 1.46), -6) + bow((x + w * 0.2, y - h * 1.4), (x + w * 0.05, y - h * 1.46), 6) + bow((x - w * 0.15, y - h * 1.4), (x - w * 0.07, y - h * 1.56), -6) + bow((x + w * 0.15, y - h * 1.4), (x + w * 0.07, y - h * 1.56), 6), lighten(stone, 0.3), w * 0.008)
    s.stroke(line((x - w * 0.43, y - h * 1.3), (x, y - h * 1.88), (x + w * 0.43, y - h * 1.3), (x - w * 0.43, y - h * 1.3)), lighten(stone, 0.35), w * 0.014)
    for i in range(5):
        step = rect(x - w * (0.37 + 0.02 * i), y - h * 0.2 + h * 0.04 * i, w * (0.74 + 0.04 * i), h * 0.041)
        s.fill(step, lighten(stone, 0.22))
        s.fill(rect(x - w * (0.37 + 0.02 * i), y - h * 0.2 + h * 0.04 * i + h * 0.022, w * (0.74 + 0.04 * i), h * 0.02), darken(stone, 0.25))


def treehouse(s, x, y, h, leaf_colour=None, wall="#c08a55", roof="#8a4a3a"):
    """A wooden house in the fork of a great tree, with a ladder, a rope bridge of light, a swing."""
    green = leaf_colour or mix(s.mood.near, "#5f9a45", 0.45)
    s.shadow(x, y, h * 0.3, h * 0.04)
    crowns = [(x - h * 0.27, y - h * 0.72, h * 0.19), (x + h * 0.28, y - h * 0.7, h * 0.19), (x, y - h * 0.84, h * 0.22)]
    for cx, cy, r in crowns:
        c = s.wobble(cx, cy, r * 1.1, r * 0.85)
        s.body(c, darken(green, 0.3), rim=0)
        s.leaves(c, darken(green, 0.15), step=32, size=34)
    bark = "#7a5540"
    trunk = blob([(x - h * 0.13, y + h * 0.01), (x - h * 0.065, y - h * 0.06), (x - h * 0.05, y - h * 0.3), (x - h * 0.08, y - h * 0.46), (x + h * 0.08, y - h * 0.46), (x + h * 0.05, y - h * 0.3), (x + h * 0.07, y - h * 0.06), (x + h * 0.14, y + h * 0.01)], tension=0.7)
    limbs = taper([(x - h * 0.03, y - h * 0.38), (x - h * 0.16, y - h * 0.52), (x - h * 0.28, y - h * 0.7)], [h * 0.06, h * 0.045, h * 0.02]) + taper([(x + h * 0.03, y - h * 0.38), (x + h * 0.17, y - h * 0.52), (x + h * 0.29, y - h * 0.68)], [h * 0.06, h * 0.045, h * 0.02])
    s.body(limbs, bark, rim=2)
    s.body(trunk, bark, lambda f: s.fur(f, bark, step=20, length=34, angle=90, width=3.5), lambda f: s.stroke(ellipse(x - h * 0.005, y - h * 0.14, h * 0.018, h * 0.026) + ellipse(x - h * 0.005, y - h * 0.14, h * 0.008, h * 0.012), darken(bark, 0.4), 3.5))
    fy = y - h * 0.4
    w = h * 0.36
    s.stroke(line((x - w * 0.5, fy), (x - h * 0.04, fy + h * 0.12)) + line((x + w * 0.5, fy), (x + h * 0.04, fy + h * 0.12)), darken(wall, 0.4), h * 0.016)
    hut = rect(x - w * 0.4, fy - h * 0.22, w * 0.8, h * 0.22)
    with s.shaded(hut, wall, round_=False, rim=2):
        s.planks(hut, wall, h * 0.024, True)
    s.window(x - w * 0.32, fy - h * 0.16, w * 0.2, h * 0.085, wall, panes=(2, 2), box=s.mood.accent)
    d = arch(x + w * 0.06, fy - h * 0.16, w * 0.2, h * 0.16)
    s.body(d, "#3f7f7a", lambda f: s.planks(f, width=w * 0.05, vertical=True, grain=False), round_=False)
    s.stroke(d, CREAM, h * 0.007)
    top = poly([(x - w * 0.56, fy - h * 0.2), (x - w * 0.05, fy - h * 0.4), (x + w * 0.56, fy - h * 0.2)])
    s.body(top, roof, lambda f: s.tiles(f, w=h * 0.034, h=h * 0.024, round_=False), round_=False)
    s.stroke(line((x - w * 0.57, fy - h * 0.195), (x - w * 0.05, fy - h * 0.405), (x + w * 0.57, fy - h * 0.195)), lighten(roof, 0.25), h * 0.01)
    s.fill(ellipse(x - w * 0.05, fy - h * 0.265, h * 0.025), Lit("#ffcf73") if s.mood.lit else "#7fa3b5")
    s.stroke(ellipse(x - w * 0.05, fy - h * 0.265, h * 0.025), CREAM, h * 0.007)
    deck = rect(x - w * 0.62, fy, w * 1.24, h * 0.026)
    s.body(deck, darken(wall, 0.12), lambda f: s.planks(f, width=h * 0.03, vertical=True, grain=False), round_=False, rim=2)
    rail = joined(line((x + w * k, fy), (x + w * k, fy - h * 0.075)) for k in (-0.6, -0.52, -0.44, 0.34, 0.42, 0.5, 0.6)) + line((x - w * 0.62, fy - h * 0.075), (x - w * 0.42, fy - h * 0.075)) + line((x + w * 0.32, fy - h * 0.075), (x + w * 0.62, fy - h * 0.075))
    s.stroke(rail, lighten(wall, 0.15), h * 0.008)
    lx = x + w * 0.36
    s.stroke(line((lx, fy), (lx + w * 0.14, y)) + line((lx + w * 0.13, fy), (lx + w * 0.27, y)) + joined(line((lx + w * 0.14 * k / 8, fy + (y - fy) * k / 8), (lx + w * 0.13 + w * 0.14 * k / 8, fy + (y - fy) * k / 8)) for k in range(1, 8)), lighten(wall, 0.1), h * 0.012)
    sx = x - w * 0.54
    s.stroke(line((sx, fy + h * 0.02), (sx, y - h * 0.1)) + line((sx + w * 0.16, fy + h * 0.02), (sx + w * 0.16, y - h * 0.1)), "#d9c39a", h * 0.006)
    s.body(rect(sx - w * 0.03, y - h * 0.105, w * 0.22, h * 0.016), s.mood.accent, round_=False, rim=1)
    for cx, cy, r in ((x - h * 0.24, y - h * 0.6, h * 0.09), (x + h * 0.26, y - h * 0.58, h * 0.09), (x + h * 0.02, y - h * 0.88, h * 0.14)):
        c = s.wobble(cx, cy, r * 1.15, r * 0.75)
        s.body(c, darken(green, 0.12), rim=0)
        s.leaves(c, green, step=30, size=34)
    if s.mood.lit:
        s.glow(x - w * 0.2, fy - h * 0.11, h * 0.16, opacity=0.5)
        bulbs = [(x - w * 0.6 + w * 1.2 * k / 10, fy - h * 0.05 + h * 0.03 * math.sin(math.pi * (k % 5) / 5)) for k in range(11)]
        s._dots([Lit("#ffe08a")], bulbs, h * 0.014)


def cabin(s, x, y, w, log="#a86f42", roof="#6a4a42", snow=False, smoking=True):
    """A log cabin, gable to the front, with a porch and a stone chimney."""
    h = w * 0.36
    l, r = x - w / 2, x + w / 2
    s.shadow(x, y, w * 0.58, w * 0.06)
    cx = r - w * 0.16
    if smoking:
        smoke(s, cx, y - h * 2.2, w * 0.2)
    stack = rect(cx - w * 0.06, y - h * 2.15, w * 0.12, h * 1.3)
    s.body(stack, "#9a9088", lambda f: s.stones(f, "#9a9088", w * 0.06, 0.9), round_=False)
    s.fill(rect(cx - w * 0.075, y - h * 2.2, w * 0.15, h * 0.1), "#f6f9ff" if snow else "#6f6660")
    front = poly([(l, y), (l, y - h), (x, y - h * 1.95), (r, y - h), (r, y)])
    with s.shaded(front, log, round_=False, rim=0):
        n = 13
        step = h * 1.95 / n
        s._shapes([lighten(log, 0.16)], [rect(l, y - i * step - step * 0.85, w, step * 0.32) for i in range(n)], 0.8)
        s._marks([darken(log, 0.45)], [line((l, y - i * step), (r, y - i * step)) for i in range(n)], max(3, w * 0.008), cap="butt")
        s.grain(front, log, step=step / 2, opacity=0.5)
    ends = [(px, y - (i + 0.5) * h / 7) for i in range(7) for px in (l - w * 0.012, r + w * 0.012)]
    s._dots([darken(log, 0.3)], ends, h / 7)
    s._dots([lighten(log, 0.35)], ends, h / 7 * 0.72)
    s._dots([darken(log, 0.1)], ends, h / 7 * 0.3)
    for side in (-1, 1):
        edge = poly([(x, y - h * 2.18), (x + side * w * 0.6, y - h * 0.82), (x + side * w * 0.6, y - h * 0.68), (x, y - h * 1.96)])
        if snow:
            s.body(edge, "#f4f8ff", round_=False, rim=2)
        else:
            s.body(edge, roof, lambda f: s.fur(f, roof, step=20, length=18, width=3, angle=50 if side > 0 else 130), round_=False, rim=2)
    d = rect(x - w * 0.08, y - h * 0.78, w * 0.16, h * 0.78)
    s.body(d, "#7f3f34", lambda f: s.planks(f, width=w * 0.04, vertical=True), round_=False)
    s.stroke(d, lighten(log, 0.4), w * 0.014, cap="butt")
    s.fill(ellipse(x + w * 0.05, y - h * 0.38, w * 0.01), "#f2c14e")
    for k in (-0.31, 0.31):
        s.window(x + w * k - w * 0.075, y - h * 0.78, w * 0.15, h * 0.4, log, panes=(2, 2), shutters=None, box=None if snow else s.mood.accent)
    s.window(x - w * 0.06, y - h * 1.42, w * 0.12, h * 0.3, log, panes=(2, 2))
    if s.mood.lit:
        s.glow(x, y - h * 0.6, w * 0.5, opacity=0.35)
    deck = rect(l - w * 0.03, y - h * 0.02, w * 1.06, h * 0.12)
    s.body(deck, darken(log, 0.15), lambda f: s.planks(f, width=w * 0.045, vertical=True, grain=False), round_=False, rim=2)
    rails = joined(line((x + w * k, y), (x + w * k, y - h * 0.3)) for k in (-0.52, -0.42, -0.32, -0.22, -0.13, 0.13, 0.22, 0.32, 0.42, 0.52)) + line((x - w * 0.53, y - h * 0.3), (x - w * 0.12, y - h * 0.3)) + line((x + w * 0.12, y - h * 0.3), (x + w * 0.53, y - h * 0.3))
    s.stroke(rails, lighten(log, 0.22), w * 0.012)
    if snow:
        s.stroke(line((x - w * 0.53, y - h * 0.32), (x - w * 0.12, y - h * 0.32)) + line((x + w * 0.12, y - h * 0.32), (x + w * 0.53, y - h * 0.32)), "#ffffff", w * 0.014)


def dome_form(x, y, w, h) -> Form:
    """A pointed, slightly swelling dome on a base `w` wide."""
    return Form([("M", x - w * 0.44, y), ("C", x - w * 0.66, y - h * 0.36, x - w * 0.34, y - h * 0.72, x, y - h), ("C", x + w * 0.34, y - h * 0.72, x + w * 0.66, y - h * 0.36, x + w * 0.44, y), ("Z",)])


def mosque(s, x, y, w, wall="#f2e4c8", dome="#3f9a94", gold="#e0ac3f"):
    """A great dome with half domes, an arched front of tiles and two minarets."""
    s.shadow(x, y, w * 0.6, w * 0.05)
    for side in (-1, 1):
        mx, mw, mh = x + side * w * 0.46, w * 0.06, w * 0.74
        shaft = rect(mx - mw / 2, y - mh, mw, mh)
        with s.shaded(shaft, wall):
            s.bricks(shaft, wall, w=mw * 0.5, h=mw * 0.3, opacity=0.35, vary=0.2)
        for k in (0.45, 0.78):
            s.body(poly([(mx - mw * 0.55, y - mh * k + mw * 0.3), (mx - mw * 0.95, y - mh * k), (mx + mw * 0.95, y - mh * k), (mx + mw * 0.55, y - mh * k + mw * 0.3)]), darken(wall, 0.1), rim=0)
            s.stroke(joined(line((mx + mw * j, y - mh * k), (mx + mw * j, y - mh * k - mw * 0.35)) for j in (-0.9, -0.45, 0, 0.45, 0.9)) + line((mx - mw * 0.9, y - mh * k - mw * 0.35), (mx + mw * 0.9, y - mh * k - mw * 0.35)), lighten(wall, 0.3), 2.5)
        s.fill(arch(mx - mw * 0.18, y - mh * 0.96, mw * 0.36, mw * 0.9, 0.5), darken(wall, 0.55))
        s.body(dome_form(mx, y - mh, mw * 1.15, mw * 1.7), dome)
        s.stroke(line((mx, y - mh - mw * 1.65), (mx, y - mh - mw * 2.3)), gold, max(2, w * 0.006))
    for side in (-1, 1):
        s.body(dome_form(x + side * w * 0.25, y - w * 0.32, w * 0.2, w * 0.15), dome, lambda f: s.bars(f, lighten(dome, 0.35), w * 0.03, 0.15, 90, 0.8))
        s.stroke(line((x + side * w * 0.25, y - w * 0.46), (x + side * w * 0.25, y - w * 0.51)), gold, max(2, w * 0.006))
    drum = rect(x - w * 0.15, y - w * 0.42, w * 0.3, w * 0.1)
    with s.shaded(drum, lighten(wall, 0.1), rim=0):
        for k in range(7):
            s.fill(arch(x - w * 0.14 + k * w * 0.042, y - w * 0.4, w * 0.024, w * 0.07), Lit("#ffcf73") if s.mood.lit else "#5f86a0")
    bowl = dome_form(x, y - w * 0.41, w * 0.34, w * 0.3)
    s.body(bowl, dome, lambda f: s.scales(f, dome, size=max(16, w * 0.034), angle=90), lambda f: s.fill(rect(x - w * 0.25, y - w * 0.45, w * 0.5, w * 0.03), gold, 0.9))
    s.stroke(line((x, y - w * 0.7), (x, y - w * 0.765)), gold, max(3, w * 0.009))
    moon = Form([("M", x - w * 0.014, y - w * 0.81), ("C", x - w * 0.035, y - w * 0.765, x + w * 0.035, y - w * 0.765, x + w * 0.014, y - w * 0.81), ("C", x + w * 0.02, y - w * 0.785, x - w * 0.02, y - w * 0.785, x - w * 0.014, y - w * 0.81), ("Z",)])
    s.fill(moon, gold)
    hall = rect(x - w * 0.4, y - w * 0.33, w * 0.8, w * 0.33)
    with s.shaded(hall, wall, round_=False, rim=0):
        s.bricks(hall, wall, w=w * 0.05, h=w * 0.025, opacity=0.35, vary=0.3)
        s.fill(rect(x - w * 0.4, y - w * 0.31, w * 0.8, w * 0.03), dome)
        s.diamonds(rect(x - w * 0.4, y - w * 0.31, w * 0.8, w * 0.03), gold, w * 0.03, 0.9)
        for k in (-0.33, -0.22, 0.22, 0.33):
            a = arch(x + w * k - w * 0.04, y - w * 0.22, w * 0.08, w * 0.22, 0.7)
            s.fill(a, s.linear((0, Lit("#ffd98a")), (1, Lit("#d9823f"))) if s.mood.lit else s.linear((0, darken(wall, 0.7)), (1, darken(wall, 0.45))))
            s.stroke(a, dome, w * 0.01)
    portal = rect(x - w * 0.13, y - w * 0.37, w * 0.26, w * 0.37)
    with s.shaded(portal, lighten(wall, 0.15), round_=False, rim=2):
        s.diamonds(portal, dome, w * 0.05, 0.55)
    a = arch(x - w * 0.085, y - w * 0.3, w * 0.17, w * 0.3, 0.7)
    s.fill(a, s.linear((0, Lit("#ffd98a")), (1, Lit("#c96a35"))) if s.mood.lit else s.linear((0, darken("#2f6f80", 0.4)), (1, darken(wall, 0.6))))
    s.stroke(a, gold, w * 0.012)


def factory(s, x, y, w, wall="#b5644a", roof="#6f7f86", smoking=True):
    """Saw-tooth roofs with slanting glass, banded chimneys, loading doors."""
    h = w * 0.24
    l = x - w / 2
    s.shadow(x, y, w * 0.54, w * 0.04)
    for i, (k, t) in enumerate(((0.66, 0.62), (0.8, 0.74), (0.92, 0.56))):
        cx, cw, ch = l + w * k, w * 0.05, w * t
        if smoking:
            smoke(s, cx, y - ch, w * (0.13 + 0.03 * i), puffs=7)
        stack = poly([(cx - cw * 0.62, y), (cx - cw * 0.42, y - ch), (cx + cw * 0.42, y - ch), (cx + cw * 0.62, y)])
        with s.shaded(stack, lighten(wall, 0.1)):
            s.bricks(stack, wall, w=cw * 0.5, h=cw * 0.25, opacity=0.5)
            s.fill(rect(cx - cw, y - ch, cw * 2, cw * 0.5) + rect(cx - cw, y - ch + cw, cw * 2, cw * 0.5), "#f4e7cf")
        s.fill(rect(cx - cw * 0.55, y - ch - cw * 0.2, cw * 1.1, cw * 0.28), darken(wall, 0.4))
    hall = rect(l, y - h, w, h)
    with s.shaded(hall, wall, round_=False, rim=0):
        s.bricks(hall, wall, w=w * 0.034, h=w * 0.016, opacity=0.55, vary=0.15)
        s.windows(rect(l + w * 0.02, y - h * 0.95, w * 0.6, h * 0.55), 6, 1, wall, size=(0.78, 0.8), lit=0.8)
    for i in range(4):
        a, b = l + w * 0.62 * i / 4, l + w * 0.62 * (i + 1) / 4
        tooth = poly([(a, y - h + 2), (a, y - h * 1.62), (b, y - h + 2)])
        s.body(tooth, roof, lambda f: s.bars(f, darken(roof, 0.3), w * 0.02, 0.2, 90, 0.8), round_=False, rim=2)
        glass = poly([(a - w * 0.004, y - h * 1.02), (a - w * 0.004, y - h * 1.6), (a + w * 0.03, y - h * 1.42), (a + w * 0.03, y - h * 1.02)])
        s.fill(glass, Lit("#ffd27a") if s.mood.lit else lighten(s.mood.middle, 0.3))
        s.stroke(glass + line((a + w * 0.013, y - h * 1.02), (a + w * 0.013, y - h * 1.52)), CREAM, 3)
    block = rect(l + w * 0.64, y - h * 1.45, w * 0.34, h * 1.45)
    with s.shaded(block, darken(wall, 0.1), round_=False, rim=2):
        s.bricks(block, wall, w=w * 0.034, h=w * 0.016, opacity=0.55, vary=0.15)
        s.windows(rect(l + w * 0.66, y - h * 1.38, w * 0.3, h * 0.9), 4, 2, wall, size=(0.6, 0.62), lit=0.6)
    s.fill(rect(l + w * 0.63, y - h * 1.5, w * 0.36, h * 0.08), "#f4e7cf")
    for k in (0.08, 0.24, 0.4):
        d = rect(l + w * k, y - h * 0.36, w * 0.11, h * 0.36)
        s.body(d, "#3f6f80", lambda f: s.bars(f, "#2a4f60", w * 0.01, 0.35, 0, 0.9), round_=False, rim=0)
        s.stroke(d, "#f2c14e", max(2, w * 0.005), cap="butt")
    s.fill(rect(l + w * 0.77, y - h * 0.4, w * 0.08, h * 0.4), "#4a3a3f")
    s.body(rect(l + w * 0.75, y - h * 0.45, w * 0.12, h * 0.06), s.mood.accent, round_=False)


def observatory(s, x, y, w, wall="#efe6da", dome="#a9bccb", side=1):
    """A round hall under a slit dome with the telescope looking out."""
    h = w * 0.38
    s.shadow(x, y, w * 0.58, w * 0.06)
    for k in (-1, 1):
        ax = x + k * w * 0.5
        annex = rect(ax - w * 0.17, y - h * 0.55, w * 0.34, h * 0.55)
        with s.shaded(annex, darken(wall, 0.06), round_=False, rim=0):
            s.bricks(annex, wall, w=w * 0.06, h=w * 0.03, opacity=0.35, vary=0.3)
            s.windows(rect(ax - w * 0.14, y - h * 0.5, w * 0.28, h * 0.45), 3, 1, wall, size=(0.5, 0.7), lit=0.8)
        s.fill(rect(ax - w * 0.19, y - h * 0.6, w * 0.38, h * 0.08), lighten(wall, 0.4))
    drum = rect(x - w * 0.3, y - h, w * 0.6, h)
    with s.shaded(drum, wall):
        s.bricks(drum, wall, w=w * 0.06, h=w * 0.03, opacity=0.35, vary=0.3)
        for k in (-0.19, 0.19):
            s.window(x + w * k - w * 0.035, y - h * 0.78, w * 0.07, h * 0.36, wall, round_=True)
    d = arch(x - w * 0.06, y - h * 0.55, w * 0.12, h * 0.55)
    s.body(d, "#6a4a5a", lambda f: s.planks(f, width=w * 0.03, vertical=True, grain=False), round_=False)
    s.stroke(d, CREAM, w * 0.012)
    s.body(rect(x - w * 0.34, y - h * 1.08, w * 0.68, h * 0.12), lighten(wall, 0.2), lambda f: s.bars(f, darken(wall, 0.3), w * 0.03, 0.3, 90, 0.6), rim=2)
    bowl = Form([("M", x - w * 0.32, y - h * 1.07), ("C", x - w * 0.32, y - h * 2.2, x + w * 0.32, y - h * 2.2, x + w * 0.32, y - h * 1.07), ("Z",)])
    tube = rect(-w * 0.02, -w * 0.045, w * 0.36, w * 0.09).rotated(-55 if side > 0 else -125).moved(x + side * w * 0.04, y - h * 1.52)
    with s.shaded(bowl, dome):
        s.stroke(joined(bow((x + w * k * 1.0, y - h * 1.07), (x + w * k * 0.2, y - h * 1.93), w * 0.16 * k) for k in (-0.3, -0.2, 0.2, 0.3)), darken(dome, 0.3), max(2, w * 0.006))
        s.stroke(joined(bow((x - w * 0.4, y - h * j), (x + w * 0.4, y - h * j), w * 0.03) for j in (1.25, 1.45, 1.65)), lighten(dome, 0.35), 2.5, 0.7)
        slit = poly([(x + side * w * 0.0, y - h * 1.2), (x + side * w * 0.01, y - h * 2.1), (x + side * w * 0.15, y - h * 2.1), (x + side * w * 0.17, y - h * 1.2)])
        s.fill(slit, s.linear((0, "#26264a"), (1, Lit("#e0a050") if s.mood.lit else "#4a4a6a")))
        s.stroke(slit, lighten(dome, 0.4), w * 0.014)
    s.body(tube, "#f2efe6", round_=False, rim=2)
    s.body(rect(w * 0.27, -w * 0.055, w * 0.06, w * 0.11).rotated(-55 if side > 0 else -125).moved(x + side * w * 0.04, y - h * 1.52), "#c99a3f", round_=False)


def gate_bridge(s, x, y, w, stone="#c2b29c", roof="#4f6678", deck="#8a5a4a"):
    """Twin bridge towers with a walkway between, chains to both banks; y is the water line."""
    deck_y = y - w * 0.13
    tx = w * 0.19
    for side in (-1, 1):
        chain = bow((x + side * tx, y - w * 0.44), (x + side * w * 0.62, deck_y), side * w * 0.05)
        s.stroke(chain, "#3f7f96", w * 0.012)
        s.stroke(joined(line((x + side * (tx + (w * 0.43) * k / 8), y - w * (0.42 - 0.44 * (k / 8) ** 0.72) - w * 0.02), (x + side * (tx + (w * 0.43) * k / 8), deck_y)) for k in range(1, 7)), "#3f7f96", w * 0.005)
    road = rect(x - w * 0.75, deck_y, w * 1.5, w * 0.034)
    s.body(road, deck, lambda f: s.bars(f, darken(deck, 0.3), w * 0.02, 0.3, 90, 0.8), round_=False)
    s.stroke(joined(line((x - w * 0.75 + k * w * 0.03, deck_y), (x - w * 0.75 + k * w * 0.03, deck_y - w * 0.025)) for k in range(51)) + line((x - w * 0.75, deck_y - w * 0.025), (x + w * 0.75, deck_y - w * 0.025)), "#3f7f96", w * 0.006)
    for dy in (0.4, 0.34):
        walk = rect(x - tx, y - w * dy, tx * 2, w * 0.022)
        s.body(walk, "#4f8fa6", round_=False, rim=1)
    s.stroke(joined(line((x - tx + k * tx / 5, y - w * 0.38), (x - tx + (k + 1) * tx / 5, y - w * 0.34)) + line((x - tx + (k + 1) * tx / 5, y - w * 0.38), (x - tx + k * tx / 5, y - w * 0.34)) for k in range(10)), "#cfe0e0", w * 0.006)
    for side in (-1, 1):
        cx, tw, th = x + side * tx, w * 0.13, w * 0.5
        pier = poly([(cx - tw * 0.75, y + w * 0.03), (cx - tw * 0.65, deck_y + w * 0.03), (cx + tw * 0.65, deck_y + w * 0.03), (cx + tw * 0.75, y + w * 0.03)])
        s.body(pier, darken(stone, 0.1), lambda f: s.stones(f, stone, w * 0.05, 0.8))
        shaft = rect(cx - tw / 2, y - th, tw, th - w * 0.13 + w * 0.035)
        with s.shaded(shaft, stone, round_=False, rim=2):
            s.stones(shaft, stone, w * 0.04, 0.6)
            for dy in (0.46, 0.3):
                for k in (-0.24, 0.24):
                    g = arch(cx + tw * k - tw * 0.1, y - w * dy, tw * 0.2, w * 0.075, 0.4)
                    s.fill(g, Lit("#ffcf73") if s.mood.lit else "#4a5f78")
                    s.stroke(g, lighten(stone, 0.35), max(2, w * 0.005))
            way = arch(cx - tw * 0.28, deck_y - w * 0.1, tw * 0.56, w * 0.11)
            s.fill(way, darken(stone, 0.65))
            s.stroke(way, lighten(stone, 0.35), w * 0.008)
        s.fill(rect(cx - tw * 0.56, y - th, tw * 1.12, w * 0.014) + rect(cx - tw * 0.54, y - w * 0.335, tw * 1.08, w * 0.01), lighten(stone, 0.4))
        s.body(poly([(cx - tw * 0.4, y - th), (cx, y - th - w * 0.13), (cx + tw * 0.4, y - th)]), roof, lambda f: s.tiles(f, w=w * 0.02, h=w * 0.016), rim=2)
        for k in (-0.5, 0.5):
            s.body(rect(cx + tw * k - tw * 0.1, y - th - w * 0.03, tw * 0.2, w * 0.05), lighten(stone, 0.1), rim=0)
            s.body(poly([(cx + tw * k - tw * 0.12, y - th - w * 0.03), (cx + tw * k, y - th - w * 0.1), (cx + tw * k + tw * 0.12, y - th - w * 0.03)]), roof, rim=1)
        flag(s, cx, y - th - w * 0.125, w * 0.06)


def stilt_hut(s, x, y, w, wall="#c9985a", thatch="#b58a4a"):
    """A thatched hut on poles over water; y is the water line."""
    h = w * 0.3
    fy = y - h * 0.7
    posts = joined(taper([(x + w * k, y + h * 0.16), (x + w * k, fy)], [w * 0.03, w * 0.026]) for k in (-0.42, -0.2, 0.02, 0.24, 0.42))
    s.body(posts, "#7a5a40", rim=0)
    s.stroke(line((x - w * 0.42, y - h * 0.1), (x - w * 0.2, fy)) + line((x + w * 0.02, y - h * 0.1), (x + w * 0.24, fy)), "#6a4a38", w * 0.012)
    s._marks([s.mood.light], [line((x + w * k - w * 0.04, y + h * 0.2), (x + w * k + w * 0.04, y + h * 0.2)) for k in (-0.42, -0.2, 0.02, 0.24, 0.42)], 4, 0.6)
    hut = rect(x - w * 0.36, fy - h * 0.9, w * 0.7, h * 0.9)
    with s.shaded(hut, wall, round_=False, rim=0):
        s.weave(hut, wall, step=max(14, w * 0.03), opacity=0.7)
        s.fill(rect(x - w * 0.36, fy - h * 0.9, w * 0.7, h * 0.2), s.mood.shade, 0.3)
    s.window(x - w * 0.27, fy - h * 0.62, w * 0.15, h * 0.34, wall, frame="#8a5a3c", panes=(2, 1))
    s.window(x + w * 0.15, fy - h * 0.62, w * 0.12, h * 0.34, wall, frame="#8a5a3c", panes=(2, 1))
    d = rect(x - w * 0.06, fy - h * 0.7, w * 0.14, h * 0.7)
    s.body(d, "#2f8f8a", lambda f: s.planks(f, width=w * 0.035, vertical=True, grain=False), round_=False)
    s.stroke(d, "#8a5a3c", w * 0.016, cap="butt")
    roof = blob([(x - w * 0.56, fy - h * 0.66), (x - w * 0.3, fy - h * 1.32), (x - w * 0.01, fy - h * 1.98), (x + w * 0.28, fy - h * 1.32), (x + w * 0.54, fy - h * 0.66), (x, fy - h * 0.78)], tension=0.45)
    s.body(roof, thatch, lambda f: s.fur(f, thatch, step=max(15, w * 0.035), length=w * 0.07, width=4, opacity=0.9, flow=lambda px, py: 90 - (px - x) / w * 90))
    s._marks([darken(thatch, 0.25), lighten(thatch, 0.2)], [line((px, fy - h * 0.76 + abs(px - x) / w * h * 0.22), (px + s.near(0, 6), fy - h * 0.62 + abs(px - x) / w * h * 0.22)) for px in (x - w * 0.52 + w * 1.04 * k / 30 for k in range(31))], 5)
    deck = rect(x - w * 0.52, fy, w * 1.0, h * 0.1)
    s.body(deck, "#a8754a", lambda f: s.planks(f, width=w * 0.05, vertical=True, grain=False), round_=False, rim=2)
    s.stroke(joined(line((x + w * k, fy), (x + w * k, fy - h * 0.32)) for k in (-0.51, -0.44, 0.38, 0.47)) + line((x - w * 0.52, fy - h * 0.32), (x - w * 0.4, fy - h * 0.32)) + line((x + w * 0.36, fy - h * 0.32), (x + w * 0.48, fy - h * 0.32)), "#8a5a3c", w * 0.014)
    s.stroke(line((x - w * 0.02, fy + h * 0.1), (x - w * 0.1, y + h * 0.12)) + line((x + w * 0.07, fy + h * 0.1), (x - w * 0.01, y + h * 0.12)) + joined(line((x - w * (0.02 + 0.02 * k), fy + h * (0.1 + 0.18 * k)), (x + w * (0.07 - 0.02 * k), fy + h * (0.1 + 0.18 * k))) for k in range(1, 4)), "#c9985a", w * 0.012)


def corner_shop(s, x, y, w, wall="#7fa79a", awning=None, upper="#ead2a8"):
    """A café on a corner: awning, big panes, flower tubs, two floors above and a mansard roof."""
    h = w * 0.4
    l, r = x - w / 2, x + w / 2
    awning = awning or s.mood.accent
    s.shadow(x, y, w * 0.56, w * 0.05)
    body = rect(l, y - h * 2.3, w, h * 2.3)
    with s.shaded(body, upper, round_=False, rim=0):
        s.bricks(body, upper, w=w * 0.06, h=w * 0.028, opacity=0.4, vary=0.2)
    for j in (2.14, 1.56):
        for k in (-0.32, 0, 0.32):
            s.window(x + w * k - w * 0.065, y - h * j, w * 0.13, h * 0.36, upper, shutters=wall, box=s.pick("#e0553f", "#f2b33f", "#e88ab0") if j < 2 else None, lit=s.mood.lit and s.rng.random() < 0.7)
    roof = poly([(l - w * 0.03, y - h * 2.28), (l + w * 0.06, y - h * 2.8), (r - w * 0.06, y - h * 2.8), (r + w * 0.03, y - h * 2.28)])
    s.body(roof, "#5f6478", lambda f: s.tiles(f, w=w * 0.045, h=w * 0.034), round_=False)
    for k in (-0.24, 0.24):
        s.body(poly([(x + w * k - w * 0.08, y - h * 2.58), (x + w * k, y - h * 2.78), (x + w * k + w * 0.08, y - h * 2.58)]), upper, round_=False)
        s.window(x + w * k - w * 0.05, y - h * 2.58, w * 0.1, h * 0.24, upper, panes=(2, 2))
    s.fill(rect(l - w * 0.02, y - h * 2.32, w * 1.04, h * 0.07), lighten(upper, 0.4))
    shop = rect(l, y - h * 1.02, w, h * 1.02)
    s.body(shop, wall, lambda f: s.bars(f, darken(wall, 0.2), w * 0.05, 0.12, 90, 0.6), round_=False)
    for k, n in ((-0.46, 0.34), (0.12, 0.34)):
        pane = rect(x + w * k, y - h * 0.74, w * n, h * 0.54)
        s.fill(pane, s.linear((0, Lit("#ffe3a0")), (1, Lit("#f0a850"))) if s.mood.lit else s.linear((0, darken(s.mood.middle, 0.35)), (1, s.mood.middle)))
        with s.clip(pane):
            s._shapes(["#7a4f38", "#c98a4a", "#a8443a"], [rrect(x + w * (k + 0.02 + 0.05 * i), y - h * (0.26 + 0.08 * (i % 3)), w * 0.04, h * 0.2, 5) for i in range(7)], 0.9, digits=1)
            s.fill(poly([(x + w * (k + 0.05), y), (x + w * (k + 0.12), y), (x + w * (k + 0.3), y - h), (x + w * (k + 0.23), y - h)]), s.mood.light, 0.3)
        s.stroke(pane, lighten(wall, 0.4), w * 0.014, cap="butt")
    d = rect(x - w * 0.09, y - h * 0.78, w * 0.18, h * 0.78)
    s.body(d, darken(wall, 0.45), round_=False, rim=0)
    s.fill(rect(x - w * 0.06, y - h * 0.7, w * 0.12, h * 0.42), Lit("#ffd98a") if s.mood.lit else lighten(s.mood.middle, 0.1))
    s.stroke(d, lighten(wall, 0.4), w * 0.012, cap="butt")
    roofing = poly([(l + w * 0.01, y - h * 1.04), (r - w * 0.01, y - h * 1.04), (r + w * 0.05, y - h * 0.78), (l - w * 0.05, y - h * 0.78)])
    with s.shaded(roofing, CREAM, round_=False, rim=0):
        s.bars(roofing, awning, w * 0.11, 0.5, 90, 1)
    s._dots([CREAM, awning], [(l - w * 0.02 + w * 1.04 * (i + 0.5) / 19, y - h * 0.78) for i in range(19)], w * 0.055)
    if s.mood.lit:
        s.glow(x, y - h * 0.4, w * 0.6, opacity=0.35)
    for k in (-0.56, 0.56):
        s.bush(x + w * k, y - h * 0.16, w * 0.14, flowers="#f0708a")
        s.body(poly([(x + w * k - w * 0.05, y - h * 0.18), (x + w * k + w * 0.05, y - h * 0.18), (x + w * k + w * 0.038, y), (x + w * k - w * 0.038, y)]), "#b5603f")


def step_temple(s, x, y, w, stone="#a9a07f", tiers=5):
    """A stepped temple of the jungle: terraces, a stair, a roof house, moss and vines."""
    s.shadow(x, y, w * 0.58, w * 0.05)
    h = w * 0.105
    for i in range(tiers):
        tw = w * (1 - 0.16 * i)
        terrace = poly([(x - tw / 2, y - h * i), (x - tw / 2 + h * 0.22, y - h * (i + 1)), (x + tw / 2 - h * 0.22, y - h * (i + 1)), (x + tw / 2, y - h * i)])
        s.body(terrace, lighten(stone, 0.04 * i), lambda f: s.stones(f, stone, w * 0.06, 0.75), round_=False, rim=2)
        s.fill(rect(x - tw / 2 + h * 0.1, y - h * (i + 1) - h * 0.04, tw - h * 0.2, h * 0.12), lighten(stone, 0.25))
        moss = [(x - tw / 2 + tw * s.between(0.02, 0.98), y - h * (i + 1) + h * 0.08) for _ in range(9)]
        s._marks(["#5f9a4a", "#3f7a44"], [line(p, (p[0] + s.near(0, 8), p[1] + h * s.between(0.2, 0.8))) for p in moss], w * 0.012)
    top = y - h * tiers
    house = rect(x - w * 0.13, top - w * 0.14, w * 0.26, w * 0.14)
    s.body(house, lighten(stone, 0.15), lambda f: s.stones(f, stone, w * 0.045, 0.7), round_=False)
    s.body(poly([(x - w * 0.16, top - w * 0.13), (x - w * 0.1, top - w * 0.24), (x + w * 0.1, top - w * 0.24), (x + w * 0.16, top - w * 0.13)]), stone, lambda f: s.bars(f, darken(stone, 0.35), w * 0.03, 0.3, 0, 0.8), round_=False)
    for k in (-0.08, 0, 0.08):
        s.fill(rect(x + w * k - w * 0.02, top - w * 0.1, w * 0.04, w * 0.1), darken(stone, 0.75))
    stair = poly([(x - w * 0.12, y + h * 0.06), (x - w * 0.07, top), (x + w * 0.07, top), (x + w * 0.12, y + h * 0.06)])
    s.body(stair, lighten(stone, 0.2), lambda f: s.bars(f, darken(stone, 0.4), h * 0.24, 0.35, 0, 0.9), round_=False, rim=0)
    for side in (-1, 1):
        s.body(poly([(x + side * w * 0.12, y + h * 0.08), (x + side * w * 0.07, top), (x + side * w * 0.09, top), (x + side * w * 0.15, y + h * 0.08)]), stone, round_=False, rim=1)


def dolls_house(s, x, y, w, wall="#f2a6a0", roof="#6f7fb5"):
    """A toy house, open in front: four rooms with wallpaper and tiny furniture."""
    h = w * 0.86
    l = x - w / 2
    s.shadow(x, y, w * 0.62, w * 0.07)
    stack = rect(x + w * 0.22, y - h * 1.42, w * 0.1, h * 0.3)
    s.body(stack, "#c9704f", lambda f: s.bricks(f, w=w * 0.04, h=w * 0.02), round_=False)
    shell = rect(l, y - h, w, h)
    s.body(shell, wall, round_=False)
    papers = (("#cfe3dc", "#7fb5a5", "sprigs"), ("#f7e0b0", "#e0a04a", "bars"), ("#dcd0ec", "#9a7fc4", "dots"), ("#f6d3c4", "#d9775f", "diamonds"))
    t = w * 0.045
    rw, rh = (w - 3 * t) / 2, (h - 3 * t) / 2
    for i, (paper, ink, pattern) in enumerate(papers):
        rx, ry = l + t + (i % 2) * (rw + t), y - h + t + (i // 2) * (rh + t)
        room = rect(rx, ry, rw, rh)
        s.fill(room, paper)
        with s.clip(room):
            {"sprigs": lambda: s.sprigs(room, ink, w * 0.085, w * 0.03), "bars": lambda: s.bars(room, ink, w * 0.04, 0.4), "dots": lambda: s.dots(room, ink, w * 0.06, w * 0.01), "diamonds": lambda: s.diamonds(room, ink, w * 0.08)}[pattern]()
            s.fill(rect(rx, ry + rh * 0.84, rw, rh * 0.2), "#b5794a")
            s.fill(rect(rx, ry, rw, rh * 0.1), s.mood.shade, 0.35)
            fy = ry + rh * 0.92
            if i == 0:
                s.body(rrect(rx + rw * 0.1, fy - rh * 0.34, rw * 0.62, rh * 0.2, 8), "#e0604f", lambda f: s.checks(f, CREAM, rw * 0.1, 0, 0.4))
                s.body(rrect(rx + rw * 0.1, fy - rh * 0.44, rw * 0.2, rh * 0.14, 8), CREAM)
                s.fill(rect(rx + rw * 0.06, fy - rh * 0.52, rw * 0.05, rh * 0.52) + rect(rx + rw * 0.7, fy - rh * 0.36, rw * 0.05, rh * 0.36), "#8a5a3c")
            elif i == 1:
                s.body(rect(rx + rw * 0.56, fy - rh * 0.62, rw * 0.34, rh * 0.62), "#9a683f", lambda f: s.grain(f, step=9))
                s.stroke(line((rx + rw * 0.73, fy), (rx + rw * 0.73, fy - rh * 0.62)), "#5a3a28", 3)
                s.body(rrect(rx + rw * 0.1, fy - rh * 0.2, rw * 0.3, rh * 0.2, 9), "#4f8fa0")
            elif i == 2:
                s.body(rect(rx + rw * 0.14, fy - rh * 0.36, rw * 0.6, rh * 0.06), "#a8703f")
                s.fill(rect(rx + rw * 0.2, fy - rh * 0.32, rw * 0.05, rh * 0.32) + rect(rx + rw * 0.63, fy - rh * 0.32, rw * 0.05, rh * 0.32), "#8a5a3c")
                s.body(ellipse(rx + rw * 0.44, fy - rh * 0.42, rw * 0.09, rh * 0.07), "#e0a03f")
                s.stroke(line((rx + rw * 0.44, ry), (rx + rw * 0.44, ry + rh * 0.22)), IRON, 3)
                s.fill(poly([(rx + rw * 0.3, ry + rh * 0.34), (rx + rw * 0.39, ry + rh * 0.2), (rx + rw * 0.49, ry + rh * 0.2), (rx + rw * 0.58, ry + rh * 0.34)]), "#f2c14e")
            else:
                d = arch(rx + rw * 0.3, fy - rh * 0.66, rw * 0.34, rh * 0.66)
                s.body(d, "#3f7f7a", lambda f: s.planks(f, width=rw * 0.08, vertical=True, grain=False))
                s.stroke(d, CREAM, 5)
                s.body(rect(rx + rw * 0.26, fy, rw * 0.42, rh * 0.05), "#d9c39a")
        s.fill(rect(rx, ry, rw * 0.06, rh) if s.light < 0 else rect(rx + rw * 0.94, ry, rw * 0.06, rh), s.mood.shade, 0.25)
        s.stroke(room, CREAM, max(3, w * 0.008), cap="butt")
    top = poly([(l - w * 0.08, y - h + w * 0.01), (x, y - h * 1.48), (l + w * 1.08, y - h + w * 0.01)])
    s.body(top, roof, lambda f: s.tiles(f, w=w * 0.06, h=w * 0.045), round_=False)
    s.stroke(line((l - w * 0.09, y - h + w * 0.015), (x, y - h * 1.5), (l + w * 1.09, y - h + w * 0.015)), CREAM, w * 0.03)
    s.window(x - w * 0.07, y - h * 1.28, w * 0.14, w * 0.15, wall, round_=True, panes=(2, 2), box="#e0604f")
    s.body(rect(l - w * 0.05, y - w * 0.03, w * 1.1, w * 0.05), "#a8703f", lambda f: s.grain(f, step=9), round_=False, rim=2)
