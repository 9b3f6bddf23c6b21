"""The interface's own graphics: wall, frame, timer, buttons, shapes, marks, stamps, rules, logo."""

import math
import random

from theme_draw import *

# Nine-slice graphics: name -> (corner, outset), both in pixels of a 1280 x 720 window.
#   corner: a third of the square canvas; the drawn size of the part that keeps its shape.
#   outset: how far the canvas reaches beyond the element's box on each side (room for shadow and glow).
# A corner must hold everything that is not straight: outset + radius + the reach of a blur (three sigma).
NINE_SLICE = {
    "frame": (64, 0),
    "timer-track": (72, 32),
    "timer-light": (72, 32),
    "crop-edge": (12, 2),
    "crop-glow": (60, 28),
    "crop-outline": (12, 1),
    "print-edge": (12, 3),
    "print-shadow": (96, 52),
    "button": (46, 12),
    "button-edge": (46, 12),
    "button-shine": (46, 12),
    "button-right": (46, 12),
    "button-wrong": (46, 12),
    "focus": (46, 12),
    "key-cap": (14, 0),
    "card": (40, 0),
}

# Pills: the same numbers for a pill of 80 px height. A pill of height h is drawn at the scale h / 80:
# corner 52 * h / 80, outset 12 * h / 80. Then the two corners just meet and the ends are half circles.
PILL_HEIGHT = 80
PILLS = {
    "button-play": (52, 12),
    "button-main": (52, 12),
    "button-quiet": (52, 12),
    "focus-pill": (52, 12),
    "pill-shine": (52, 12),
}

# Where the word stands in a stamp, as fractions of its 420 x 150 canvas, and the colour it needs.
STAMP_SIZE = (420, 150)
STAMP_WORD = (0.30, 0.18, 0.62, 0.57)
STAMPS = {
    "stamp-right": ("#1A7F54", "#FFFFFF"),
    "stamp-wrong": ("#BB3B36", "#FFFFFF"),
    "stamp-time": ("#FFB52E", "#231539"),
}


def nine_slice(name, draw):
    """A square canvas; `draw` gets the canvas side and the box (position and side) of the element in it."""
    corner, outset = NINE_SLICE.get(name) or PILLS[name]
    side = 3 * corner
    defs, body = draw(side, outset, side - 2 * outset)
    return svg(side, side, defs, body)


# Wall

def wall(w=1280, h=720, light=(0.38, 0.40)):
    """The gallery wall: a pool of light, a fine weave of dots. Shared by the background and the results."""
    cx, cy = light[0] * w, light[1] * h
    defs = [
        radial("wall", cx, cy, 0.78 * w, (0, WALL_LIGHT), (0.52, WALL), (1, WALL_DARK)),
        radial("lamp", w / 2, -0.24 * h, 0.9 * h, (0, "#FFD9A0", 0.13), (0.5, "#C98BD0", 0.05),
               (1, "#8B7BFF", 0)),
        el("pattern", circle(6.5, 6.5, 1.1, WHITE, opacity=0.05)
           + circle(19.5, 19.5, 1.1, "#000000", opacity=0.10),
           id="weave", width=26, height=26, patternUnits="userSpaceOnUse"),
    ]
    body = [rect(0, 0, w, h, "url(#wall)"), rect(0, 0, w, h, "url(#lamp)"), rect(0, 0, w, h, "url(#weave)")]
    return defs, body


def background():
    defs, body = wall()
    defs.append(down("floor", (0, WALL_DARK, 0), (1, "#0C0617", 0.55)))
    body.append(rect(0, 520, 1280, 200, "url(#floor)"))
    return svg(1280, 720, defs, body)


# Frame and timer

def frame():
    def draw(side, o, box):
        defs = [
            # Six levels of grey over the whole height: stretched, it is still a smooth slope.
            down("panel", (0, "#1D1231"), (0.34, "#1B102D"), (0.66, "#170D27"), (1, "#150C24")),
            clip("inside", rect(0, 0, side, side, "#000", rx=16)),
            blur("soft", 7, side, side),
            linear("lip", 0, 0, 0, side, (0, "#000000", 0.4), (0.34, WHITE, 0.03), (0.66, WHITE, 0.03),
                   (1, WHITE, 0.10)),
        ]
        # The shadow is a ring drawn far beyond the canvas, blurred and cut at the panel's edge. Thicker at
        # the top, so that the place looks sunk into the wall.
        shade = el("path", d=f"M-60 -60H{side + 60}V{side + 60}H-60Z" + frame_path(0, 5, side, side - 4, 18),
                   fill="#07030F", fill_rule="evenodd", opacity=0.85, filter="url(#wide)")
        defs[2] = el("filter", el("feGaussianBlur", stdDeviation=7), id="wide",
                     filterUnits="userSpaceOnUse", x=-60, y=-60, width=side + 120, height=side + 120)
        a, b, far = 22, 45, side - 22
        near = side - 45
        marks = line(f"M{a} {b}V{a}H{b}M{near} {a}H{far}V{b}M{far} {near}V{far}H{near}M{b} {far}H{a}V{near}",
                     MUTED, 3, opacity=0.35)
        body = [rect(0, 0, side, side, "url(#panel)", rx=16), group(shade, clip_path="url(#inside)"),
                rect(0.75, 0.75, side - 1.5, side - 1.5, "none", rx=15.25, stroke="url(#lip)", stroke_width=1.5),
                marks]
        return defs, body
    return nine_slice("frame", draw)


def timer_ring(side, o, **look):
    """The ring whose centre line runs 10 px outside of the frame."""
    a = o - 10
    return rect(a, a, side - 2 * a, side - 2 * a, "none", rx=26, **look)


def timer_track():
    def draw(side, o, box):
        return [], [timer_ring(side, o, stroke=WHITE, stroke_width=6, opacity=0.08)]
    return nine_slice("timer-track", draw)


def timer_light():
    def draw(side, o, box):
        defs = [blur("glow", 6, side, side), blur("near", 2.5, side, side)]
        return defs, [timer_ring(side, o, stroke=WHITE, stroke_width=9, opacity=0.5, filter="url(#glow)"),
                      timer_ring(side, o, stroke=WHITE, stroke_width=7, opacity=0.45, filter="url(#near)"),
                      timer_ring(side, o, stroke=WHITE, stroke_width=6)]
    return nine_slice("timer-light", draw)


def timer_head():
    defs = [radial("halo", 24, 24, 23, (0, WHITE, 0.9), (0.2, WHITE, 0.55), (0.5, WHITE, 0.16), (1, WHITE, 0))]
    return svg(48, 48, defs, [circle(24, 24, 23, "url(#halo)"), circle(24, 24, 5, WHITE)])


# Crop and print

def border(name, width, outer):
    def draw(side, o, box):
        inner = max(outer - width, 0)
        d = frame_path(0, 0, side, side, outer) + frame_path(width, width, side - 2 * width, side - 2 * width, inner)
        return [], [path(d, WHITE, fill_rule="evenodd")]
    return nine_slice(name, draw)


def crop_outline():
    """A 2 px line with a dark hairline inside, so that it also shows on snow."""
    def draw(side, o, box):
        white = frame_path(0, 0, side, side, 6) + frame_path(2, 2, side - 4, side - 4, 4)
        dark = frame_path(2, 2, side - 4, side - 4, 4) + frame_path(3, 3, side - 6, side - 6, 3)
        return [], [path(dark, WALL_DARK, fill_rule="evenodd", opacity=0.4), path(white, WHITE, fill_rule="evenodd")]
    return nine_slice("crop-outline", draw)


def crop_glow():
    def draw(side, o, box):
        defs = [blur("wide", 9, side, side), blur("near", 4, side, side)]
        return defs, [rect(o - 4, o - 4, box + 8, box + 8, WHITE, rx=10, opacity=0.48, filter="url(#wide)"),
                      rect(o - 1, o - 1, box + 2, box + 2, WHITE, rx=7, opacity=0.42, filter="url(#near)")]
    return nine_slice("crop-glow", draw)


def print_shadow():
    def draw(side, o, box):
        defs = [blur("wide", 13, side, side), blur("near", 4, side, side)]
        return defs, [rect(o - 2, o + 10, box + 4, box, "#05020B", rx=6, opacity=0.62, filter="url(#wide)"),
                      rect(o, o + 4, box, box, "#05020B", rx=4, opacity=0.5, filter="url(#near)")]
    return nine_slice("print-shadow", draw)


# Buttons

def drop(side, o, box, r, lift=5, strength=0.42):
    """The shadow under a button: a firm step and a soft one."""
    return [blur("drop", 3, side, side)], [
        rect(o, o + lift, box, box, "#05020B", rx=r, opacity=strength, filter="url(#drop)"),
        rect(o, o + lift - 1, box, box, "#0B0516", rx=r, opacity=0.55)]


def face(name, top, bottom, edge=None, radius=22, light=0.10):
    """A button: shadow, face, light along the upper edge, and an edge of its own colour when it has one."""
    def draw(side, o, box):
        # The slope lies in the outer thirds only: the middle third may be stretched, or vanish in a pill.
        r, third = radius, (side / 3 - o) / box
        middle = mix(top, bottom, 0.5)
        defs, body = drop(side, o, box, r)
        defs += [linear("face", 0, o, 0, o + box, (0, top), (third, middle), (1 - third, middle), (1, bottom)),
                 linear("light", 0, o, 0, o + radius, (0, WHITE, light), (0.5, WHITE, light * 0.4),
                        (1, WHITE, 0))]
        body += [rect(o, o, box, box, "url(#face)", rx=r),
                 rect(o + 1.25, o + 1.25, box - 2.5, box - 2.5, "none", rx=r - 1.25, stroke="url(#light)",
                      stroke_width=2.5)]
        if edge:
            body.append(rect(o, o, box, box, "none", rx=r, stroke=edge, stroke_width=3))
        return defs, body
    return nine_slice(name, draw)


def button_edge():
    def draw(side, o, box):
        return [], [rect(o, o, box, box, "none", rx=22, stroke=WHITE, stroke_width=2.5)]
    return nine_slice("button-edge", draw)


def button_shine():
    def draw(side, o, box):
        return [], [rect(o, o, box, box, WHITE, rx=22)]
    return nine_slice("button-shine", draw)


def pill_shine():
    def draw(side, o, box):
        return [], [rect(o, o, box, box, WHITE, rx=40)]
    return nine_slice("pill-shine", draw)


def button_quiet():
    def draw(side, o, box):
        return [], [rect(o + 1, o + 1, box - 2, box - 2, WHITE, rx=39, fill_opacity=0.04),
                    rect(o + 1, o + 1, box - 2, box - 2, "none", rx=39, stroke=MUTED, stroke_width=2, opacity=0.75)]
    return nine_slice("button-quiet", draw)


def focus(name, radius):
    """A ring with a gap around a button, with a thin dark line on both sides so that it shows on any colour."""
    def draw(side, o, box):
        def ring(out, width, colour, **more):
            return rect(o - out, o - out, box + 2 * out, box + 2 * out, "none", rx=radius + out,
                        stroke=colour, stroke_width=width, **more)
        return [], [ring(6, 6, "#0B0516", opacity=0.55), ring(6, 3, WHITE)]
    return nine_slice(name, draw)


def key_cap():
    def draw(side, o, box):
        d = frame_path(0, 0, side, side, 9) + frame_path(0, 0, side, side - 2.5, 9)
        return [], [rect(0, 0, side, side, WHITE, rx=9, opacity=0.10),
                    path(d, WHITE, fill_rule="evenodd", opacity=0.10)]
    return nine_slice("key-cap", draw)


def card():
    def draw(side, o, box):
        defs = [down("rim", (0, WHITE, 0.14), (0.34, WHITE, 0.05), (0.66, WHITE, 0.05), (1, WHITE, 0.02))]
        return defs, [rect(0, 0, side, side, PANEL, rx=26, opacity=0.85),
                      rect(0.75, 0.75, side - 1.5, side - 1.5, "none", rx=25.25, stroke="url(#rim)",
                           stroke_width=1.5)]
    return nine_slice("card", draw)


# Shapes and marks, white, to be tinted

def polygon(points, **more):
    return el("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **more)


def shape(kind, colour=WHITE):
    """The four shapes in a 64 px box: equal to the eye, about 2,250 square units each."""
    if kind == "circle":
        return circle(32, 32, 26.5, colour)
    if kind == "triangle":
        return polygon([(32, 11), (57, 53), (7, 53)], fill=colour, stroke=colour, stroke_width=8,
                       stroke_linejoin="round")
    if kind == "square":
        return rect(8.5, 8.5, 47, 47, colour, rx=6)
    corners = [(32 + 25.5 * math.sin(math.radians(60 * i)), 32 - 25.5 * math.cos(math.radians(60 * i)))
               for i in range(6)]
    return polygon(corners, fill=colour, stroke=colour, stroke_width=7, stroke_linejoin="round")


SHAPES = [("circle", CORAL), ("triangle", AMBER), ("square", TEAL), ("hexagon", VIOLET)]


def tick(colour=WHITE, width=9):
    return line("M13 34L26.5 48L52 17", colour, width)


def cross(colour=WHITE, width=9):
    return line("M16 16L48 48M48 16L16 48", colour, width)


def hourglass(colour=WHITE):
    glass = ("M19 11V19C19 26 29 28 29 32C29 36 19 38 19 45V53M45 11V19C45 26 35 28 35 32C35 36 45 38 45 45V53")
    return (line("M14 10H50M14 54H50", colour, 6) + line(glass, colour, 5)
            + path("M24 22C26.500 25.500 31 27 32 30C33 27 37.500 25.500 40 22Z", colour)
            + path("M23.500 51V47.500C23.500 43.500 30 42.500 32 39C34 42.500 40.500 43.500 40.500 47.500V51Z", colour))


def star():
    points = []
    for i in range(10):
        r = 24 if i % 2 == 0 else 11.2
        a = math.radians(36 * i)
        points.append((32 + r * math.sin(a), 34 - r * math.cos(a)))
    defs = [down("gold", (0, "#FFCB62"), (1, "#FFA81A"))]
    return svg(64, 64, defs, [polygon(points, fill="url(#gold)", stroke="url(#gold)", stroke_width=6,
                                      stroke_linejoin="round")])


def sound_off():
    speaker = path("M7 19.500H14L24 11V37L14 28.500H7Z", MUTED, stroke=MUTED, stroke_width=4, stroke_linejoin="round")
    waves = line("M30 19C32.500 22 32.500 26 30 29M35 14.500C39.500 20 39.500 28 35 33.500", MUTED, 3.5, opacity=0.5)
    slash = line("M9 42L40 7", WALL_DARK, 8) + line("M9 42L40 7", CORAL, 4)
    return svg(48, 48, [], [speaker, waves, slash])


def loading():
    """Twelve dots that fade around a ring: reads as "working" standing still, and turning."""
    dots = [circle(32 + 22 * math.sin(math.radians(30 * i)), 32 - 22 * math.cos(math.radians(30 * i)),
                   2.2 + 2.0 * i / 11, INK, opacity=0.12 + 0.88 * (i / 11) ** 1.4) for i in range(12)]
    return svg(64, 64, [], dots)


# Stamps

def stamp(name):
    """A rubber label: plate, white edge, stitched inner line, worn paint, a mark in a lighter seal."""
    colour, word = STAMPS[name]
    dark = {"stamp-right": "#14623F", "stamp-wrong": "#8E2A2B", "stamp-time": "#E08E0B"}[name]
    # The worn spots go away from the colour of the word, so that it stays readable.
    worn = "#000000" if word == WHITE else WHITE
    w, h = STAMP_SIZE
    x, y, pw, ph, r = 14, 12, 392, 116, 30
    defs = [
        blur("soft", 5, w, h),
        linear("paint", 0, y, 0, y + ph, (0, colour), (1, dark if name == "stamp-time" else mix(colour, dark, 0.45))),
        clip("plate", rect(x + 4, y + 4, pw - 8, ph - 8, "#000", rx=r - 4)),
        el("pattern", line("M-2 12L12 -2M5 19L19 5", worn, 1.6, opacity=0.05), id="grain", width=14,
           height=14, patternUnits="userSpaceOnUse"),
    ]
    rnd = random.Random(name)
    specks = "".join(circle(x + rnd.random() * pw, y + rnd.random() * ph, 0.6 + 1.1 * rnd.random(), worn,
                            opacity=0.06 + 0.10 * rnd.random()) for _ in range(110))
    seal = circle(76, 70, 39, "#000000", opacity=0.16) + circle(76, 70, 35, "none", stroke=word, stroke_width=1.6,
                                                                opacity=0.5)
    draw = {"stamp-right": tick(word, 10), "stamp-wrong": cross(word, 10), "stamp-time": hourglass(word)}[name]
    scale = 0.92 if name != "stamp-time" else 0.80
    mark = group(draw, transform=f"translate({number(76 - 32 * scale)} {number(70 - 32 * scale)}) scale({scale})")
    body = [
        rect(x, y + 9, pw, ph, "#05020B", rx=r, opacity=0.5, filter="url(#soft)"),
        rect(x, y + 6, pw, ph, "#0B0516", rx=r, opacity=0.45),
        rect(x, y, pw, ph, WHITE, rx=r),
        rect(x + 5, y + 5, pw - 10, ph - 10, "url(#paint)", rx=r - 5),
        group(rect(x, y, pw, ph, "url(#grain)") + specks, clip_path="url(#plate)"),
        rect(x + 11.5, y + 11.5, pw - 23, ph - 23, "none", rx=r - 11.5, stroke=word, stroke_width=1.6,
             stroke_dasharray="5 5", stroke_linecap="round", opacity=0.45),
        seal, mark,
    ]
    return svg(w, h, defs, body)


def mix(a, b, t):
    """A colour between two colours."""
    pair = [(int(a[i:i + 2], 16), int(b[i:i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(p + (q - p) * t):02X}" for p, q in pair)


# Pause

def pause_cover():
    """A drawn velvet curtain. Two folds of different width never repeat alike across the frame."""
    w, h = 1200, 900
    defs = [
        linear("broad", 600, 0, 718, 9, (0, "#1A0E2C"), (0.28, "#3A2256"), (0.5, "#43275F"), (0.74, "#2A1843"),
               (1, "#1A0E2C"), spreadMethod="repeat"),
        linear("fine", 0, 0, 47, 6, (0, "#000000", 0.30), (0.45, "#000000", 0), (0.6, "#E7B6FF", 0.06),
               (1, "#000000", 0.30), spreadMethod="repeat"),
        radial("pool", 600, 380, 640, (0, "#FFD9A0", 0.16), (0.5, "#C98BD0", 0.05), (1, "#000000", 0)),
        radial("dim", 600, 430, 760, (0.35, "#0B0516", 0), (1, "#0B0516", 0.72)),
        linear("seam", 576, 0, 624, 0, (0, "#000000", 0), (0.46, "#000000", 0.55), (0.5, "#07030F", 0.95),
               (0.54, "#E7B6FF", 0.16), (1, "#000000", 0)),
    ]
    half = rect(0, 0, w / 2, h, "url(#broad)") + rect(0, 0, w / 2, h, "url(#fine)")
    body = [half, group(half, transform=f"translate({w} 0) scale(-1 1)"), rect(576, 0, 48, h, "url(#seam)"),
            rect(0, 0, w, h, "url(#pool)"), rect(0, 0, w, h, "url(#dim)")]
    return svg(w, h, defs, body)


# A small landscape that tells the whole game: a crop of it is beautiful, the whole explains it.

def dusk(prefix, w, h):
    """Sun between mountains over a lake, in a w x h box (drawn 320 x 240, cut to the box)."""
    p = prefix
    defs = [
        linear(p + "sky", 0, 0, 0, 170, (0, "#4B2A6B"), (0.38, "#B4487A"), (0.68, "#F4845F"), (1, "#FBC57B")),
        radial(p + "sun", 200, 108, 110, (0, "#FFF1C9", 0.95), (0.28, "#FFD48A", 0.55), (1, "#FFB26B", 0)),
        linear(p + "far", 0, 90, 0, 178, (0, "#9A4A7C"), (1, "#D9786F")),
        linear(p + "mid", 0, 90, 0, 190, (0, "#5A2E66"), (1, "#8B4470")),
        linear(p + "near", 0, 120, 0, 240, (0, "#2C1A47"), (1, "#1B1033")),
        linear(p + "lake", 0, 172, 0, 240, (0, "#F29A6B"), (0.35, "#A9527C"), (1, "#3A2158")),
    ]
    ripples = "".join(line(f"M{x} {y}h{n}", "#FFE3B3", 1.6, opacity=o) for x, y, n, o in (
        (176, 181, 50, 0.8), (184, 187, 32, 0.7), (170, 193, 60, 0.5), (190, 200, 26, 0.5), (164, 207, 44, 0.35),
        (196, 213, 40, 0.3), (100, 186, 24, 0.25), (260, 190, 34, 0.3), (70, 200, 30, 0.2)))
    pines = "".join(path(f"M{x} {y}l{s * 0.36:.1f} {s}h{-s * 0.72:.1f}z", f"url(#{p}near)") for x, y, s in (
        (20, 150, 60), (42, 166, 46), (60, 178, 36), (4, 138, 72), (300, 158, 56), (282, 172, 42), (316, 142, 74)))
    body = (rect(0, 0, 320, 240, f"url(#{p}sky)")
            + "".join(circle(x, y, r, "#FFF4E3", opacity=0.7) for x, y, r in ((40, 22, 1.1), (96, 34, 0.9),
                      (150, 14, 1.2), (262, 26, 1.0), (290, 54, 0.8), (214, 36, 0.8)))
            + circle(200, 108, 110, f"url(#{p}sun)") + circle(200, 108, 25, "#FFF1C9")
            + line("M40 74h52M58 81h64M254 60h50M266 67h38", "#FFD9B0", 3, opacity=0.35)
            + path("M0 150L44 112L80 140L120 100L164 150L196 128L232 152L272 104L320 146V180H0Z", f"url(#{p}far)")
            + path("M0 172L56 128L92 156L142 92L176 134L190 126L222 160L262 138L320 170V182H0Z", f"url(#{p}mid)")
            + path("M142 92L162 117L151 114L146 122L138 112L128 111Z", "#FFD0B0", opacity=0.55)
            + rect(0, 174, 320, 66, f"url(#{p}lake)") + ripples
            + path("M0 196C40 190 70 206 110 222C140 232 200 234 250 222C280 214 300 200 320 198V240H0Z",
                   f"url(#{p}near)") + pines)
    return defs, body


DUSK_SIZE = (320, 240)
DUSK_CROP = (160, 68, 80)  # x, y, side: the sun above the ridge


def logo_picture():
    defs, body = dusk("d", *DUSK_SIZE)
    return svg(640, 480, defs, [group(body, transform="scale(2)")])


def logo_corner(index):
    """One corner of the viewfinder; 1 top left, then clockwise. The bend lies 6 units inside the canvas."""
    turn = 90 * (index - 1)
    return svg(64, 64, [], [group(line("M6 56V14A8 8 0 0 1 14 6H56", INK, 6),
                                  transform=f"rotate({turn} 32 32)" if turn else None)])


def logo_glow():
    defs = [radial("glow", 200, 200, 200, (0, "#FFC98A", 0.75), (0.3, "#FF9A6B", 0.34), (0.62, "#B4487A", 0.12),
                   (1, "#3A2353", 0))]
    return svg(400, 400, defs, [circle(200, 200, 200, "url(#glow)")])


def corners(x, y, w, h, arm, colour, width, r=0, **more):
    n = number

    def bend(x, y, sx, sy):
        return (f"M{n(x)} {n(y + sy * arm)}V{n(y + sy * r)}Q{n(x)} {n(y)} {n(x + sx * r)} {n(y)}"
                f"H{n(x + sx * arm)}")
    return line(bend(x, y, 1, 1) + bend(x + w, y, -1, 1) + bend(x + w, y + h, -1, -1) + bend(x, y + h, 1, -1),
                colour, width, **more)


def lit_crop(prefix, x, y, side, w, h, glow=True):
    """The crop of the small landscape as a glowing square with a cream border, on a canvas of w x h."""
    defs, body = dusk(prefix, w, h)
    scale = side / DUSK_CROP[2]
    r = side * 0.075
    defs += [clip(prefix + "cut", rect(x, y, side, side, "#000", rx=r))]
    picture = ""
    if glow:
        defs.append(radial(prefix + "glow", x + side / 2, y + side / 2, side * 1.25, (0.3, "#FFB26B", 0.5),
                           (0.62, "#FF8A6B", 0.16), (1, "#FF8A6B", 0)))
        picture = circle(x + side / 2, y + side / 2, side * 1.25, f"url(#{prefix}glow)")
    picture += group(group(body, transform=f"translate({number(x - DUSK_CROP[0] * scale)} "
                                           f"{number(y - DUSK_CROP[1] * scale)}) scale({scale:.4f})"),
                     clip_path=f"url(#{prefix}cut)")
    picture += rect(x, y, side, side, "none", rx=r, stroke=INK, stroke_width=max(side * 0.055, 2.5))
    return defs, picture


def logo():
    defs, picture = dusk("d", 320, 240)
    defs.append(clip("cut", rect(96, 68, 320, 240, "#000", rx=4)))
    return svg(512, 376, defs, [
        group(group(picture, transform="translate(96 68)"), clip_path="url(#cut)"),
        rect(94, 66, 324, 244, "none", rx=6, stroke=INK, stroke_width=4),
        corners(68, 40, 376, 296, 52, INK, 7, r=8)])


def icon():
    defs, crop = lit_crop("d", 80, 82, 92, 256, 256)
    defs += [radial("wall", 110, 104, 210, (0, "#4A2D69"), (0.6, WALL), (1, WALL_DARK)),
             linear("rim", 0, 8, 0, 248, (0, WHITE, 0.22), (1, WHITE, 0.04))]
    return svg(256, 256, defs, [
        rect(8, 8, 240, 240, "url(#wall)", rx=56), rect(9.5, 9.5, 237, 237, "none", rx=54.5, stroke="url(#rim)",
                                                        stroke_width=3),
        crop, corners(46, 48, 164, 160, 40, INK, 11, r=14)])


# Rules

def rules_look():
    defs, crop = lit_crop("d", 80, 36, 50, 240, 120)
    defs.append(clip("place", rect(36, 8, 168, 104, "#000", rx=8)))
    return svg(240, 120, defs, [
        rect(36, 8, 168, 104, "#0E0719", rx=8, opacity=0.55),
        group(crop, clip_path="url(#place)"), corners(46, 18, 148, 84, 16, MUTED, 3, opacity=0.75)])


def rules_guess():
    body = []
    for i, (kind, colour) in enumerate(SHAPES):
        x = 17 + 54 * i
        body.append(rect(x, 21, 44, 44, colour, rx=13, opacity=0.14))
        body.append(rect(x, 21, 44, 44, "none", rx=13, stroke=colour, stroke_width=2, opacity=0.7))
        body.append(group(shape(kind, colour), transform=f"translate({number(x + 8)} 29) scale(0.4375)"))
    defs = [across("run", (0, AMBER), (0.75, AMBER), (1, "#FFD27A")),
            radial("spark", 152, 92, 16, (0, "#FFF4E3", 0.95), (0.3, AMBER, 0.6), (1, AMBER, 0))]
    body += [rect(16, 88, 208, 8, WHITE, rx=4, opacity=0.12), rect(16, 88, 138, 8, "url(#run)", rx=4),
             circle(152, 92, 16, "url(#spark)"), circle(152, 92, 4.5, INK)]
    return svg(240, 120, defs, body)


def rules_see():
    defs, picture = dusk("d", 320, 240)
    scale = 0.45
    x, y, w, h = 48, 6, 144, 108
    defs += [clip("cut", rect(x, y, w, h, "#000", rx=2)), blur("soft", 4, 240, 120)]
    cx, cy, side = (v * scale for v in DUSK_CROP)
    return svg(240, 120, defs, [
        rect(x, y + 4, w, h, "#05020B", rx=4, opacity=0.7, filter="url(#soft)"),
        group(group(picture, transform=f"translate({x} {y}) scale({scale})"), clip_path="url(#cut)"),
        rect(x, y, w, h, "none", rx=2, stroke=INK, stroke_width=3),
        rect(x + cx, y + cy, side, side, "none", rx=3, stroke="#2A1040", stroke_width=3.4, opacity=0.35),
        rect(x + cx, y + cy, side, side, "none", rx=3, stroke=WHITE, stroke_width=1.6)])


def graphics():
    """All graphics of this module: name -> SVG."""
    out = {
        "background": background(), "frame": frame(), "timer-track": timer_track(), "timer-light": timer_light(),
        "timer-head": timer_head(), "crop-edge": border("crop-edge", 3, 6), "crop-glow": crop_glow(),
        "crop-outline": crop_outline(), "print-edge": border("print-edge", 4, 3),
        "print-shadow": print_shadow(),
        "button": face("button", "#342150", "#2A1A42"), "button-edge": button_edge(),
        "button-shine": button_shine(), "pill-shine": pill_shine(),
        "button-right": face("button-right", "#1B8056", "#17764D", edge="#7BF0B4", light=0.0),
        "button-wrong": face("button-wrong", "#452334", "#371C2C", edge="#FF8A80", light=0.0),
        "button-play": face("button-play", "#FFC14A", "#FFAE1F", radius=40, light=0.55),
        "button-main": face("button-main", "#FFF8EC", "#FBEBD3", radius=40, light=0.0),
        "button-quiet": button_quiet(), "focus": focus("focus", 22), "focus-pill": focus("focus-pill", 40),
        "key-cap": key_cap(), "card": card(),
        "mark-tick": svg(64, 64, [], [tick()]), "mark-cross": svg(64, 64, [], [cross()]),
        "mark-time": svg(64, 64, [], [hourglass()]),
        "mark-pause": svg(64, 64, [], [rect(14, 10, 13, 44, WHITE, rx=4), rect(37, 10, 13, 44, WHITE, rx=4)]),
        "star": star(), "sound-off": sound_off(), "loading": loading(), "pause-cover": pause_cover(),
        "rules-look": rules_look(), "rules-guess": rules_guess(), "rules-see": rules_see(),
        "logo": logo(), "logo-picture": logo_picture(), "logo-glow": logo_glow(), "icon": icon(),
    }
    for i, (kind, _) in enumerate(SHAPES, 1):
        out[f"shape-{i}"] = svg(64, 64, [], [shape(kind)])
    for i in range(1, 5):
        out[f"logo-corner-{i}"] = logo_corner(i)
    for name in STAMPS:
        out[name] = stamp(name)
    return out
