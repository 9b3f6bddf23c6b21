"""Five back-graphics for the results screen, from a calm dawn to a golden celebration.

The middle column carries text (a ring around (640, 232), a title, a row of squares, a button), so each
picture ends with a veil that keeps it dark enough for 4.5:1 there. Rays meet in the ring's centre.
"""

import math
import random

from theme_draw import *
from theme_interface import corners, lit_crop, mix, wall
from theme_walls import scene

CENTRE = (640, 232)


def rnd(seed):
    return random.Random(f"closeup-result-{seed}")


def rays(count, inner, outer, fill, share=0.5, turn=0.0, **more):
    """Wedges around the ring's centre, one path; `share` is the lit part of each turn."""
    cx, cy = CENTRE
    d = ""
    for i in range(count):
        a = math.tau * i / count + turn
        b = a + math.tau / count * share
        points = [(inner, a), (outer, a), (outer, b), (inner, b)]
        d += "M" + "L".join(f"{number(cx + r * math.cos(t))} {number(cy + r * math.sin(t))}" for r, t in points) + "Z"
    return path(d, fill, **more)


def veil(strength):
    """Darkens the middle, where the text stands; fades out long before the sides."""
    defs = [el("radialGradient", stops((0, WALL_DARK, strength), (0.64, WALL_DARK, strength * 0.88), (1, WALL_DARK, 0)),
               id="veil", gradientUnits="userSpaceOnUse", cx=0, cy=0, r=1,
               gradientTransform="translate(640 400) scale(560 470)")]
    return defs, rect(0, 0, 1280, 720, "url(#veil)")


def ray_paint(name, radius, colours, fade, strength):
    """A round gradient for rays that also carries how they fade in: (offset, colour) and (offset, 0 to 1).

    The fade is part of the paint, because a mask costs the renderer a layer of the whole screen.
    """
    def between(items, at, blend):
        for (a, p), (b, q) in zip(items, items[1:]):
            if at <= b:
                return blend(p, q, max(0, (at - a) / (b - a)))
        return items[-1][1]

    offsets = [i / 12 for i in range(13)]
    return radial(name, *CENTRE, radius, *(
        (at, between(colours, at, mix), strength * between(fade, at, lambda p, q, t: p + (q - p) * t)) for at in offsets))


def behind_text(x, y):
    """Whether a place lies in the ring, under the title, the squares, the button or the last line."""
    return math.hypot(x - 640, y - 232) < 190 or (abs(x - 640) < 420 and y > 362)


def dot_field(rng, count, low, high, colour, top=0, bottom=720):
    places = [(rng.uniform(0, 1280), rng.uniform(top, bottom), rng.uniform(low, high), rng.uniform(0.12, 0.5))
              for _ in range(count)]
    return "".join(circle(x, y, r, colour, opacity=o) for x, y, r, o in places if not behind_text(x, y))


def finish(defs, body, strength):
    more, cover = veil(strength)
    return svg(1280, 720, defs + more, body + [cover])


def unlit(x, y, s, turn=0, opacity=0.3):
    """A crop still asleep: an outline on the wall."""
    return group(rect(x - s / 2, y - s / 2, s, s, "#0E0719", rx=s * 0.08, opacity=0.5)
                 + rect(x - s / 2, y - s / 2, s, s, "none", rx=s * 0.08, stroke=MUTED, stroke_width=2, opacity=opacity),
                 transform=f"rotate({turn} {x} {y})" if turn else None)


def piece(prefix, index, x, y, s, cut, glow="#FFB26B", light=1.0):
    """A glowing square piece of wall scene `index`; `cut` = (x, y, side) in the scene; `light` below 1 leaves it dim."""
    defs, body = scene(index, prefix)
    scale = s / cut[2]
    left, top = x - s / 2, y - s / 2
    defs += [clip(prefix + "cut", rect(left, top, s, s, "#000", rx=s * 0.07)),
             radial(prefix + "halo", x, y, s * 1.3, (0.3, glow, 0.5 * light), (0.6, glow, 0.15 * light), (1, glow, 0))]
    drawn = (circle(x, y, s * 1.3, f"url(#{prefix}halo)")
             + group(group(body, transform=f"translate({number(left - cut[0] * scale)} {number(top - cut[1] * scale)}) scale({scale:.4f})"),
                     clip_path=f"url(#{prefix}cut)")
             + rect(left, top, s, s, "none", rx=s * 0.07, stroke=INK, stroke_width=max(2.5, s * 0.035)))
    if light < 1:
        drawn += rect(left - 2, top - 2, s + 4, s + 4, WALL, rx=s * 0.07, opacity=1 - light)
    return defs, drawn


def hung(prefix, index, x, y, w, turn=0.0):
    """A whole print on the wall, slightly turned."""
    defs, body = scene(index, prefix)
    h = w * 0.75
    scale = w / 400
    shadow = "".join(rect(-w / 2 - g, -h / 2 - g + 9, w + 2 * g, h + 2 * g, "#05020B", rx=4 + g, opacity=0.14) for g in (1, 4, 8, 13))
    drawn = (shadow + group(body, transform=f"translate({number(-w / 2)} {number(-h / 2)}) scale({scale:.4f})")
             + rect(-w / 2, -h / 2, w, h, "none", stroke=INK, stroke_width=4))
    return defs, group(drawn, transform=f"translate({x} {y}) rotate({turn})")


def dawn():
    defs, body = wall(light=(0.5, 0.42))
    r = rnd(1)
    defs += [el("radialGradient", stops((0, "#FFB27A", 0.62), (0.34, "#E8607A", 0.36), (0.7, "#8A3F96", 0.16), (1, "#3A2353", 0)),
                id="sun", gradientUnits="userSpaceOnUse", cx=0, cy=0, r=1, gradientTransform="translate(640 760) scale(900 330)"),
             linear("hill", 0, 600, 0, 720, (0, "#2A1744"), (1, "#150B25")),
             linear("hill2", 0, 560, 0, 720, (0, "#3A2156"), (1, "#24143D"))]
    body += [dot_field(r, 70, 0.6, 1.7, INK, 0, 360), rect(0, 380, 1280, 340, "url(#sun)"),
             path("M0 652C150 600 280 610 400 640C540 676 700 676 840 646C980 612 1120 598 1280 640V720H0Z", "url(#hill2)", opacity=0.75),
             path("M0 690C200 640 330 668 520 690C720 712 940 690 1080 668C1160 656 1230 660 1280 672V720H0Z", "url(#hill)")]
    for x, y, s in ((1060, 200, 92), (960, 372, 64), (1130, 396, 78), (330, 382, 70)):
        body.append(unlit(x, y, s, opacity=0.22))
    d, drawn = lit_crop("c", 160, 196, 118, 1280, 720)
    return finish(defs + d, body + [drawn, corners(126, 162, 186, 186, 26, MUTED, 3, opacity=0.5)], 0.42)


def waking():
    defs, body = wall(light=(0.5, 0.42))
    r = rnd(2)
    defs += [radial("low", 640, 820, 700, (0, "#FFB26B", 0.22), (0.5, "#C05A8A", 0.10), (1, "#3A2353", 0))]
    body += [rect(0, 0, 1280, 720, "url(#low)"), dot_field(r, 40, 0.6, 1.6, INK)]
    for x, y, s in ((96, 96, 70), (372, 150, 58), (250, 664, 74), (92, 566, 64), (920, 92, 62), (1190, 250, 76), (1196, 640, 64), (1044, 678, 58),
                    (560, 36, 30), (726, 30, 26), (492, 684, 30), (790, 690, 26)):
        body.append(unlit(x, y, s, opacity=0.24))
    for i, (index, x, y, s, cut, glow, light) in enumerate((
            (6, 214, 214, 118, (252, 200, 92), "#FFB26B", 1.0), (4, 1050, 170, 104, (126, 50, 84), "#9CC0FF", 1.0),
            (8, 196, 440, 92, (50, 130, 96), "#FFD27A", 0.9), (1, 1132, 436, 110, (92, 46, 90), "#FF9A8A", 1.0),
            (3, 352, 330, 64, (306, 56, 76), "#FFC98A", 0.8), (5, 936, 330, 66, (180, 90, 90), "#7BD0E0", 0.8))):
        d, drawn = piece(f"p{i}", index, x, y, s, cut, glow, light)
        defs += d
        body.append(drawn)
    return finish(defs, body, 0.34)


def soft_rays():
    defs, body = wall(light=(0.5, 0.34))
    r = rnd(3)
    fade = [(0, 0), (0.2, 0.2), (0.5, 0.9), (1, 0.25)]
    defs += [ray_paint("cool", 860, [(0, "#C9A5FF"), (1, "#C9A5FF")], fade, 0.13),
             ray_paint("warm", 860, [(0, "#FFC98A"), (1, "#FFC98A")], fade, 0.12),
             radial("halo", *CENTRE, 420, (0.3, "#FFC98A", 0.15), (0.62, "#C98BD0", 0.07), (1, "#C98BD0", 0))]
    body += [rays(18, 60, 1300, "url(#cool)", 0.5, 0.09), rays(18, 60, 1300, "url(#warm)", 0.22, 0.13),
             rect(0, 0, 1280, 720, "url(#halo)")]
    sparks = ""
    for _ in range(64):
        x, y, s = r.uniform(0, 1280), r.uniform(0, 720), r.uniform(2, 7)
        if behind_text(x, y):
            continue
        sparks += path(f"M{number(x)} {number(y - s)}Q{number(x)} {number(y)} {number(x + s)} {number(y)}Q{number(x)} {number(y)} {number(x)} {number(y + s)}"
                       f"Q{number(x)} {number(y)} {number(x - s)} {number(y)}Q{number(x)} {number(y)} {number(x)} {number(y - s)}Z",
                       "#FFE3B3" if r.random() < 0.6 else "#D9C7FF", opacity=r.uniform(0.25, 0.8))
    body.append(sparks)
    for i, (index, x, y, s, cut, glow) in enumerate(((7, 190, 250, 112, (62, 112, 96), "#FF9A8A"), (2, 1092, 250, 112, (126, 40, 96), "#FFC98A"))):
        d, drawn = piece(f"p{i}", index, x, y, s, cut, glow)
        defs += d
        body += [drawn, corners(x - 88, y - 88, 176, 176, 24, MUTED, 3, opacity=0.45)]
    return finish(defs, body, 0.36)


def sunburst():
    defs, body = wall(light=(0.5, 0.34))
    r = rnd(4)
    defs += [ray_paint("gold", 950, [(0, "#D94F8A"), (0.4, "#F0707A"), (0.75, "#FF9A5A"), (1, "#FFB86B")],
                       [(0.05, 0), (0.24, 0.35), (0.6, 1), (1, 0.5)], 0.30),
             radial("halo", *CENTRE, 460, (0.3, "#FF9A5A", 0.30), (0.6, "#E8607A", 0.14), (1, "#C0508A", 0))]
    body += [rays(24, 40, 1300, "url(#gold)", 0.5, 0.065), rect(0, 0, 1280, 720, "url(#halo)"),
             dot_field(r, 60, 1, 3, "#FFE3B3")]
    for i, (index, x, y, w, turn) in enumerate(((2, 190, 190, 252, -5), (8, 1096, 186, 250, 4.5), (7, 150, 618, 212, 5), (5, 1130, 618, 216, -5))):
        d, drawn = hung(f"h{i}", index, x, y, w, turn)
        defs += d
        body.append(drawn)
    return finish(defs, body, 0.60)


def laurel(side):
    """A branch along the ring, from low outside to high; side is -1 (left) or 1 (right)."""
    cx, cy = CENTRE
    leaves = ""
    radius = 208
    stem = []
    for i in range(15):
        t = i / 14
        angle = math.radians(31 - 60 * t)  # below the ring's middle up to above it
        x, y = cx + side * radius * math.cos(angle), cy + radius * math.sin(angle)
        stem.append((x, y))
        along = math.degrees(math.atan2(-math.cos(angle), side * math.sin(angle)))  # direction of growth
        size = 30 - 13 * t
        for tilt, colour in ((34, "url(#leafa)"), (-34, "url(#leafb)")):
            leaves += path(f"M0 0C{number(size * 0.3)} {number(-size * 0.34)} {number(size * 0.78)} {number(-size * 0.3)} {number(size * 1.15)} 0"
                           f"C{number(size * 0.78)} {number(size * 0.3)} {number(size * 0.3)} {number(size * 0.34)} 0 0Z", colour,
                           transform=f"translate({number(x)} {number(y)}) rotate({number(along + tilt * side)})")
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in stem)
    return line(d, "#B9741A", 3.5) + leaves


def triumph():
    defs, body = wall(light=(0.5, 0.34))
    r = rnd(5)
    fade = [(0.05, 0.1), (0.24, 0.5), (0.6, 1), (1, 0.75)]
    defs += [ray_paint("gold", 950, [(0, "#E8507A"), (0.3, "#FF7F4A"), (0.6, "#FFA92E"), (1, "#FFC94A")], fade, 0.60),
             ray_paint("shine", 950, [(0, "#FFF1C9"), (1, "#FFF1C9")], fade, 0.22),
             radial("halo", *CENTRE, 520, (0.25, "#FF9A3A", 0.55), (0.5, "#FF7A4A", 0.24), (1, "#D94F8A", 0)),
             linear("leafa", 0, -8, 30, 8, (0, "#FFE9A8"), (1, "#F2A61F")), linear("leafb", 0, -8, 30, 8, (0, "#FFD05A"), (1, "#C97F12"))]
    body += [rays(24, 30, 1300, "url(#gold)", 0.5, 0.065), rays(24, 30, 1300, "url(#shine)", 0.12, 0.16),
             rect(0, 0, 1280, 720, "url(#halo)")]
    more, cover = veil(0.80)
    confetti = ""
    colours = (AMBER, CORAL, TEAL, VIOLET, INK, "#7BF0B4")
    placed = 0
    while placed < 190:
        x, y = r.uniform(-10, 1290), 720 * r.random() ** 1.25
        s, turn, kind, colour = r.uniform(5, 12), r.uniform(0, 180), r.random(), colours[int(r.random() * 6)]
        # Fewer pieces in the middle column, and none behind the text.
        middle = abs(x - 640)
        if behind_text(x, y) or math.hypot(x - 640, y - 232) < 204 or (middle < 330 and r.random() < 0.35):
            continue
        placed += 1
        move = f"translate({number(x)} {number(y)}) rotate({number(turn)})"
        if kind < 0.45:
            confetti += rect(-s * 0.8, -s * 0.35, s * 1.6, s * 0.7, colour, rx=1, transform=move, opacity=0.92)
        elif kind < 0.65:
            confetti += circle(x, y, s * 0.45, colour, opacity=0.92)
        elif kind < 0.85:
            confetti += line(f"M{number(-s)} 0q{number(s * 0.5)} {number(-s * 0.8)} {number(s)} 0q{number(s * 0.5)} {number(s * 0.8)} {number(s)} 0",
                             colour, 2.6, transform=move, opacity=0.92)
        else:
            confetti += el("polygon", points=f"0,{number(-s * 0.7)} {number(s * 0.65)},{number(s * 0.5)} {number(-s * 0.65)},{number(s * 0.5)}", fill=colour,
                           transform=move, opacity=0.92)
    return svg(1280, 720, defs + more, body + [cover, confetti, laurel(-1), laurel(1)])


def graphics():
    return {"result-1": dawn(), "result-2": waking(), "result-3": soft_rays(), "result-4": sunburst(), "result-5": triumph()}
