"""Buildings."""

from kit import *

gallery = Gallery("Building")
picture = gallery.picture


def lighthouse(s, x, y, h, red="#d9483b", white="#f7efe0", bands=5, gallery_rail=True):
    """A tapering tower with bands, a gallery and a lantern; its foot at (x, y)."""
    b, t, top = h * 0.13, h * 0.075, y - h * 0.74
    tower = poly([(x - b, y), (x - t, top), (x + t, top), (x + b, y)])
    s.shadow(x, y, b * 2, b * 0.35)
    with s.shaded(tower, white):
        s.bars(tower, red, h * 0.74 / bands, 0.5, 0, 1)
        s.bricks(tower, w=h * 0.05, h=h * 0.022, opacity=0.35, vary=0.15)
        for k in (0.28, 0.52):
            s.window(x - h * 0.015 - h * 0.02 * (k - 0.4), y - h * k - h * 0.06, h * 0.03, h * 0.055, white, round_=True, panes=(1, 2))
    door = arch(x - h * 0.03, y - h * 0.115, h * 0.06, h * 0.115)
    s.body(door, "#7a4a3a", lambda f: s.planks(f, width=h * 0.012, vertical=True))
    s.stroke(door, "#fff4e0", 4)
    s.body(rect(x - t * 1.5, top - h * 0.03, t * 3, h * 0.035), "#4a4256", round_=False)
    if s.mood.lit:
        s.glow(x, top - h * 0.1, h * 0.26, opacity=0.75)
    lamp = rect(x - t * 0.8, top - h * 0.15, t * 1.6, h * 0.12)
    s.fill(lamp, Lit("#ffeaa6") if s.mood.lit else "#cfe3e6")
    s.stroke(line((x - t * 0.3, top - h * 0.15), (x - t * 0.3, top - h * 0.03)) + line((x + t * 0.3, top - h * 0.15), (x + t * 0.3, top - h * 0.03)), "#4a4256", 4)
    s.stroke(Form([q for k in range(9) for q in line((x - t * 1.45 + k * t * 2.9 / 8, top - h * 0.03), (x - t * 1.45 + k * t * 2.9 / 8, top - h * 0.075)).segments])
             + line((x - t * 1.5, top - h * 0.075), (x + t * 1.5, top - h * 0.075)), "#4a4256", 4)
    roof = poly([(x - t * 1.15, top - h * 0.15), (x, top - h * 0.25), (x + t * 1.15, top - h * 0.15)])
    s.body(roof, red)
    s.fill(ellipse(x, top - h * 0.26, h * 0.014), "#4a4256")


@picture("Lighthouse at dusk", "4:3", "dusk")
def lighthouse_1(s):
    w, h = s.w, s.h
    s.sky(0.62, sun=(0.72, 0.5, 0.11), clouds="streaks")
    s.sea(0.62, glitter=0.72, boats=2)
    x, y = w * 0.33, h * 0.78
    s.fill(poly([(x, h * 0.17), (w + 20, h * 0.02), (w + 20, h * 0.2)]), s.mood.light, 0.3)
    rock = blob([(-40, h * 0.84), (w * 0.12, h * 0.8), (w * 0.3, y - 8), (w * 0.45, h * 0.8), (w * 0.6, h * 0.94), (w * 0.68, h + 60), (-40, h + 60)], tension=0.7)
    s.body(rock, "#6a5a6a", lambda f: s.stones(f, "#6a5a6a", 90, 0.8), lambda f: s.specks(f, step=24))
    lighthouse(s, x, y, h * 0.72)
    s.birds(w * 0.62, h * 0.2, 6, 16)


def cottage(s, x, y, w, wall="#f3e3c4", roof="#a8553f", thatch=False, door="#3f7f7a", shutters="#3f7f7a", chimney=True):
    """A small house seen from the front with a gable end; its foot's middle at (x, y)."""
    h = w * 0.42
    l, r = x - w / 2, x + w / 2
    s.shadow(x, y, w * 0.6, w * 0.07)
    if chimney:
        stack = rect(x + w * 0.2, y - h * 2.05, w * 0.09, h * 0.7)
        s.body(stack, "#b5654a", lambda f: s.bricks(f, w=w * 0.04, h=w * 0.02, opacity=0.7), round_=False)
        s.fill(rect(x + w * 0.19, y - h * 2.1, w * 0.11, h * 0.09), "#8a5a4a")
    front = rect(l, y - h, w, h)
    with s.shaded(front, wall, round_=False, rim=0):
        s.stones(rect(l, y - h * 0.2, w, h * 0.2), "#a89a8a", w * 0.07, 0.9)
        s.brush(front, wall, step=w * 0.09, length=w * 0.12, width=6, opacity=0.35)
        s.fill(rect(l, y - h, w, h * 0.14), s.mood.shade, 0.28)
    slope = poly([(l - w * 0.06, y - h * 0.92), (l + w * 0.08, y - h * 1.85), (r - w * 0.08, y - h * 1.85), (r + w * 0.06, y - h * 0.92)])
    if thatch:
        s.body(slope, "#c99f58", lambda f: s.fur(f, step=w * 0.03, length=w * 0.05, width=3, angle=90), round_=False)
    else:
        s.body(slope, roof, lambda f: s.tiles(f, w=w * 0.05, h=w * 0.035), round_=False)
    gable = poly([(l + w * 0.1, y - h * 0.9), (l + w * 0.27, y - h * 1.62), (l + w * 0.44, y - h * 0.9), (l + w * 0.44, y), (l + w * 0.1, y)])
    with s.shaded(gable, lighten(wall, 0.2), round_=False, rim=0):
        s.planks(poly([(l + w * 0.1, y - h * 0.95), (l + w * 0.27, y - h * 1.62), (l + w * 0.44, y - h * 0.95)]), "#c9a06a", w * 0.03, True)
        s.stones(rect(l + w * 0.1, y - h * 0.2, w * 0.34, h * 0.2), "#a89a8a", w * 0.07, 0.9)
    s.stroke(line((l + w * 0.06, y - h * 0.76), (l + w * 0.27, y - h * 1.66), (l + w * 0.48, y - h * 0.76)), darken(roof, 0.35), w * 0.03)
    s.window(l + w * 0.2, y - h * 0.72, w * 0.14, h * 0.36, wall, shutters=shutters, box=s.mood.accent)
    s.fill(ellipse(l + w * 0.27, y - h * 1.18, w * 0.035), Lit("#ffcf73") if s.mood.lit else "#7fa3b5")
    s.stroke(ellipse(l + w * 0.27, y - h * 1.18, w * 0.035), "#fff4e0", 4)
    d = arch(l + w * 0.53, y - h * 0.68, w * 0.13, h * 0.68)
    s.body(d, door, lambda f: s.planks(f, width=w * 0.03, vertical=True, grain=False), round_=False)
    s.stroke(d, "#fff4e0", w * 0.012)
    s.fill(ellipse(l + w * 0.635, y - h * 0.3, w * 0.009), "#f2c14e")
    s.fill(rect(l + w * 0.51, y - h * 0.05, w * 0.17, h * 0.06), "#b8aa98")
    s.window(l + w * 0.76, y - h * 0.72, w * 0.12, h * 0.36, wall, shutters=shutters, box=s.mood.accent)


@picture("Cottage in the spring", "3:2", "spring")
def cottage_1(s):
    w, h = s.w, s.h
    s.sky(0.55, sun=(0.15, 0.2, 0.07), clouds="puffs")
    s.hills(0.55)
    s.garden(0.62)
    cottage(s, w * 0.55, h * 0.8, w * 0.42)
    s.tree(w * 0.14, h * 0.78, h * 0.56)
    s.bush(w * 0.9, h * 0.93, w * 0.22, flowers=s.mood.accent)
    s.branch("tr", blossoms="#ffd9e2")


PICTURES = gallery.pictures
