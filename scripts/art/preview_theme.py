"""Shows the theme without the game: screens made of its graphics, and both timelines at chosen times.

    python3 scripts/art/preview_theme.py OUTPUT_FOLDER [game reveal rules results paused parts splash intro contrast]

Needs rsvg-convert; contact sheets also need ImageMagick's montage. Every screen is first one SVG file that
holds the theme's graphics as pixels, cut and stretched the way the game does it.
"""

import base64
import json
import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from theme_draw import AMBER, CORAL, INK, MUTED, TEAL, VIOLET, number  # noqa: E402
from theme_interface import NINE_SLICE, PILL_HEIGHT, PILLS, STAMP_SIZE, STAMP_WORD, STAMPS  # noqa: E402

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
THEME = os.path.join(ROOT, "Assets", "theme")
WORDS = {"company": "YOUR STUDIO", "title": "Closeup", "tagline": "What is in the picture?"}
FONTS = {"display": ("Quicksand", 700), "label": ("Quicksand", 500), "small": ("Lato", 400)}


class Screen:
    """An SVG file under construction; graphics enter it as PNG data."""

    def __init__(self, w=1280, h=720, scale=1):
        self.w, self.h, self.scale, self.parts, self.defs, self.cache = w, h, scale, [], [], {}

    def pixels(self, name, w, h):
        key = (name, round(w * self.scale), round(h * self.scale))
        if key not in self.cache:
            path = name if os.path.isabs(name) else os.path.join(THEME, name)
            png = subprocess.run(["rsvg-convert", "-w", str(key[1]), "-h", str(key[2]), path], check=True,
                                 capture_output=True).stdout
            self.cache[key] = "data:image/png;base64," + base64.b64encode(png).decode()
        return self.cache[key]

    def image(self, name, x, y, w, h, alpha=1.0, tint=None, extra=""):
        """A graphic at its place; `tint` multiplies its colour, as the game does for white graphics."""
        data = self.pixels(name, w, h)
        self.parts.append(f'<image href="{data}" x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}" '
                          f'preserveAspectRatio="none" opacity="{alpha}"{self.tint(tint)}{extra}/>')

    def tint(self, colour):
        if not colour:
            return ""
        r, g, b = (int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5))
        name = "t" + colour[1:]
        entry = (f'<filter id="{name}" color-interpolation-filters="sRGB" x="0" y="0" width="1" height="1"><feColorMatrix type="matrix" '
                 f'values="{r:.4f} 0 0 0 0 0 {g:.4f} 0 0 0 0 0 {b:.4f} 0 0 0 0 0 1 0"/></filter>')
        if entry not in self.defs:
            self.defs.append(entry)
        return f' filter="url(#{name})"'

    def cover(self, name, x, y, w, h, cw, ch, alpha=1.0, radius=0):
        """A graphic of shape cw x ch that fills a box and is cut at its edges."""
        k = max(w / cw, h / ch)
        clip = f"c{len(self.defs)}"
        self.defs.append(f'<clipPath id="{clip}"><rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{radius}"/></clipPath>')
        self.parts.append(f'<g clip-path="url(#{clip})">')
        self.image(name, x + (w - cw * k) / 2, y + (h - ch * k) / 2, cw * k, ch * k, alpha)
        self.parts.append("</g>")

    def nine(self, name, x, y, w, h, tint=None, alpha=1.0):
        """A stretched graphic around the box of its element."""
        if name in PILLS:
            corner, outset = (v * h / PILL_HEIGHT for v in PILLS[name])
        else:
            corner, outset = NINE_SLICE[name]
        x, y, w, h = x - outset, y - outset, w + 2 * outset, h + 2 * outset
        k = min(1, w / (2 * corner), h / (2 * corner))
        c = corner * k
        data = self.pixels(f"graphics/{name}.svg", 3 * corner, 3 * corner)
        side = 3
        self.parts.append(f'<g opacity="{alpha}"{self.tint(tint)}>')
        xs, ys = (x, x + c, x + w - c, x + w), (y, y + c, y + h - c, y + h)
        for j in range(3):
            for i in range(3):
                pw, ph = xs[i + 1] - xs[i], ys[j + 1] - ys[j]
                if pw > 0.01 and ph > 0.01:
                    self.parts.append(
                        f'<svg x="{number(xs[i])}" y="{number(ys[j])}" width="{number(pw)}" height="{number(ph)}" viewBox="{i} {j} 1 1" '
                        f'preserveAspectRatio="none"><image href="{data}" x="0" y="0" width="{side}" height="{side}"/></svg>')
        self.parts.append("</g>")

    def text(self, x, y, size, words, colour=INK, anchor="start", font="display", alpha=1.0, spacing=0.0, extra=""):
        family, weight = FONTS[font]
        self.parts.append(f'<text x="{number(x)}" y="{number(y)}" font-family="{family}" font-size="{number(size)}" font-weight="{weight}" fill="{colour}" '
                          f'text-anchor="{anchor}" opacity="{alpha:.3f}" letter-spacing="{number(spacing)}" xml:space="preserve"{extra}>{words}</text>')

    def save(self, path):
        text = (f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{self.w * self.scale}" height="{self.h * self.scale}" '
                f'viewBox="0 0 {self.w} {self.h}"><defs>' + "".join(self.defs) + "</defs>" + "\n".join(self.parts) + "</svg>")
        subprocess.run(["rsvg-convert", "--unlimited", "-o", path], input=text.encode(), check=True)
        return path


ANSWERS = [("Animal", CORAL), ("Food", AMBER), ("Vehicle", TEAL), ("Building", VIOLET)]
FRAME = (56, 96, 800, 540)


def head(s, score):
    s.cover("graphics/background.svg", 0, 0, s.w, s.h, 1280, 720)
    s.text(56, 62, 30, f'Picture <tspan fill="{INK}">#5</tspan>', MUTED)
    s.image("graphics/star.svg", 1084, 30, 44, 44)
    s.text(1224, 62, 34, f'{score}<tspan fill="{MUTED}">/30</tspan>', anchor="end")


def answer(s, i, y, state="open", x=896, w=328):
    word, colour = ANSWERS[i]
    alpha = 0.32 if state == "dim" else 1
    face = {"right": "button-right", "wrong": "button-wrong"}.get(state, "button")
    s.nine(face, x, y, w, 92, alpha=alpha)
    if state == "hover":
        s.nine("button-shine", x, y, w, 92, alpha=0.08)
    if face == "button":
        s.nine("button-edge", x, y, w, 92, tint=colour, alpha=alpha)
    s.image(f"graphics/shape-{i + 1}.svg", x + 28, y + 24, 44, 44, alpha, "#FFFFFF" if state == "right" else colour)
    s.text(x + 92, y + 57, 32, word, alpha=alpha)
    if state in ("open", "hover", "focus"):
        s.nine("key-cap", x + w - 58, y + 29, 34, 34)
        s.text(x + w - 41, y + 53, 20, str(i + 1), MUTED, "middle", "small")
    elif state in ("right", "wrong"):
        s.image(f"graphics/mark-{'tick' if state == 'right' else 'cross'}.svg", x + w - 70, y + 20, 52, 52, tint="#FFFFFF" if state == "right" else "#FF8A80")
    if state == "focus":
        s.nine("focus", x, y, w, 92, tint=INK)


def crop(s, scene, box, part, border="crop-edge"):
    """The visible `part` of a scene that stands in `box`."""
    x, y, w, h = part
    s.nine("crop-glow", x, y, w, h, tint="#FFD9A0")
    clip = f"k{len(s.defs)}"
    s.defs.append(f'<clipPath id="{clip}"><rect x="{x}" y="{y}" width="{w}" height="{h}"/></clipPath>')
    s.parts.append(f'<g clip-path="url(#{clip})">')
    s.image(f"graphics/wall-{scene}.svg", *box)
    s.parts.append("</g>")
    s.nine(border, x, y, w, h, tint=INK)


def game(out):
    s = Screen()
    head(s, 3)
    s.nine("frame", *FRAME)
    s.nine("timer-track", *FRAME)
    s.defs.append('<clipPath id="run"><path d="M456 0H900V720H130V600H840V330H456Z"/></clipPath>')
    s.parts.append('<g clip-path="url(#run)">')
    s.nine("timer-light", *FRAME, tint=AMBER)
    s.parts.append("</g>")
    for x, y in ((456, 86), (130, 646)):
        s.image("graphics/timer-head.svg", x - 24, y - 24, 48, 48, tint="#FFD27A")
    crop(s, 1, (96, 96, 720, 540), (256, 196, 150, 150))
    s.text(796, 602, 64, "3", AMBER, "middle")
    s.text(896, 132, 36, "What is it?")
    for i, state in enumerate(("hover", "focus", "open", "open")):
        answer(s, i, 160 + 106 * i, state)
    s.text(56, 694, 18, "Esc Pause", MUTED, font="small")
    s.image("graphics/sound-off.svg", 1184, 668, 36, 36)
    return s.save(os.path.join(out, "game.png"))


def reveal(out, kind="right", scene=1):
    s = Screen()
    head(s, 4)
    s.nine("frame", *FRAME)
    box = (96, 96, 720, 540)
    s.nine("print-shadow", *box)
    s.image(f"graphics/wall-{scene}.svg", *box)
    s.nine("print-edge", *box, tint=INK)
    s.nine("crop-outline", 256, 196, 150, 150, tint=INK, alpha=0.55)
    s.parts.append('<g transform="rotate(-4 560 470)">')
    w, h = STAMP_SIZE
    x, y = 560 - w / 2, 470 - h / 2
    s.image(f"graphics/stamp-{kind}.svg", x, y, w, h)
    bx, by, bw, bh = STAMP_WORD
    word = {"right": "Right!", "wrong": "Wrong!", "time": "Time's up!"}[kind]
    size = min(60, bw * w / (0.56 * len(word)))
    s.text(x + w * (bx + bw / 2), y + h * (by + bh / 2) + size * 0.35, size, word, STAMPS["stamp-" + kind][1], "middle")
    s.parts.append("</g>")
    s.text(896, 132, 36, "It was a building")
    states = {"right": ("dim", "dim", "dim", "right"), "wrong": ("wrong", "dim", "dim", "right"), "time": ("dim", "dim", "dim", "right")}[kind]
    for i, state in enumerate(states):
        answer(s, i, 160 + 106 * i, state)
    s.nine("button-main", 896, 596, 328, 76)
    s.text(1060, 646, 32, "Continue", "#231539", "middle")
    if kind == "right":
        s.nine("focus-pill", 896, 596, 328, 76, tint=AMBER)
    return s.save(os.path.join(out, f"reveal-{kind}.png"))


def rules(out):
    s = Screen()
    s.cover("graphics/background.svg", 0, 0, 1280, 720, 1280, 720)
    s.text(640, 150, 92, "Closeup", anchor="middle")
    s.text(640, 204, 30, "What is in the picture?", MUTED, "middle", "label")
    cards = (("look", "Look", "A small piece of a photo,", "right where it belongs"), ("guess", "Guess", "Four answers to choose from,", "five seconds on the clock"),
             ("see", "See", "The whole photo opens up.", "A right guess is one point"))
    for i, (name, title, one, two) in enumerate(cards):
        x = 100 + 372 * i
        s.nine("card", x, 252, 336, 256)
        s.image(f"graphics/rules-{name}.svg", x + 48, 270, 240, 120)
        s.text(x + 168, 432, 30, title, anchor="middle")
        s.text(x + 168, 462, 20, one, MUTED, "middle", "small")
        s.text(x + 168, 487, 20, two, MUTED, "middle", "small")
    s.nine("button-play", 480, 550, 320, 88)
    s.text(640, 607, 40, "Play", "#231539", "middle")
    s.nine("button-quiet", 1040, 572, 160, 64)
    s.text(1120, 612, 24, "Quit", MUTED, "middle")
    s.text(640, 682, 19, "30 pictures, one point each", MUTED, "middle", "small")
    return s.save(os.path.join(out, "rules.png"))


def results(out, tier, w=1280, h=720):
    s = Screen(w, h)
    s.cover(f"graphics/result-{tier}.svg", 0, 0, w, h, 1280, 720)
    k, cx = (1, 640) if w > h else (0.62, w / 2)
    cy, r = (232, 150) if w > h else (230, 110)
    share = (5, 12, 18, 24, 30)[tier - 1] / 30
    s.parts.append(f'<circle cx="{cx}" cy="{cy}" r="{r}" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="16"/>'
                   f'<circle cx="{cx}" cy="{cy}" r="{r}" fill="none" stroke="{AMBER}" stroke-width="16" stroke-linecap="round" '
                   f'stroke-dasharray="{share * 6.2832 * r:.1f} 2000" transform="rotate(-90 {cx} {cy})"/>')
    s.text(cx, cy + 30 * k, 110 * k, str(round(30 * share)), anchor="middle")
    s.text(cx, cy + 72 * k, 30 * k, "of 30", MUTED, "middle", "label")
    s.text(cx, 455 if w > h else 420, 58 * k, ("A fresh start", "Getting warmer", "Good eye!", "Sharp eyes!", "Picture perfect!")[tier - 1], anchor="middle")
    if w > h:
        for i in range(30):
            s.parts.append(f'<rect x="{238 + 27 * i}" y="496" width="20" height="20" rx="5" fill="{"#3CC07A" if i / 30 < share else "#FF6F61"}"/>')
        s.nine("button-main", 480, 556, 320, 84)
        s.text(640, 610, 36, "Play again", "#231539", "middle")
        s.text(640, 686, 19, "30 different pictures", MUTED, "middle", "small")
    else:
        s.nine("button-main", 24, h - 110, w - 48, 70)
        s.text(cx, h - 66, 28, "Play again", "#231539", "middle")
    return s.save(os.path.join(out, f"results-{tier}{'' if w > h else '-portrait'}.png"))


def paused(out):
    s = Screen()
    head(s, 3)
    s.nine("frame", *FRAME)
    s.cover("graphics/pause-cover.svg", *FRAME, 1200, 900, radius=16)
    s.text(456, 372, 58, "Paused", anchor="middle")
    for i in range(4):
        answer(s, i, 160 + 106 * i, "dim")
    return s.save(os.path.join(out, "paused.png"))


def parts(out):
    """Small graphics, large and at the size of use, on the wall's colour."""
    s = Screen(1280, 900)
    s.cover("graphics/background.svg", 0, 0, 1280, 900, 1280, 720)
    for i in range(4):
        s.image(f"graphics/shape-{i + 1}.svg", 40 + 110 * i, 30, 96, 96, tint=ANSWERS[i][1])
        s.image(f"graphics/shape-{i + 1}.svg", 480 + 50 * i, 56, 40, 40, tint=ANSWERS[i][1])
    for i, name in enumerate(("mark-tick", "mark-cross", "mark-time", "mark-pause", "star", "sound-off", "loading")):
        s.image(f"graphics/{name}.svg", 700 + 80 * i, 30, 72, 72)
        s.image(f"graphics/{name}.svg", 720 + 80 * i, 116, 32, 32)
    s.image("graphics/icon.svg", 40, 170, 256, 256)
    s.image("graphics/icon.svg", 310, 170, 64, 64)
    s.image("graphics/icon.svg", 310, 244, 32, 32)
    s.image("graphics/icon.svg", 310, 290, 16, 16)
    s.image("graphics/logo.svg", 400, 170, 349, 256)
    for i, name in enumerate(("stamp-right", "stamp-wrong", "stamp-time")):
        s.image(f"graphics/{name}.svg", 790, 160 + 150 * i, 420, 150)
    for i, name in enumerate(("rules-look", "rules-guess", "rules-see")):
        s.image(f"graphics/{name}.svg", 40 + 400 * i, 640, 384, 192)
    s.nine("button-quiet", 60, 480, 200, 64)
    s.nine("button-play", 300, 480, 200, 64)
    s.nine("focus-pill", 300, 480, 200, 64, tint=INK)
    s.nine("key-cap", 540, 490, 40, 40)
    s.image("graphics/timer-head.svg", 600, 470, 96, 96, tint=AMBER)
    return s.save(os.path.join(out, "parts.png"))


# Timelines

EASINGS = {
    "linear": lambda t: t, "hold": lambda t: 0 if t < 1 else 1, "inCubic": lambda t: t ** 3, "outCubic": lambda t: 1 - (1 - t) ** 3,
    "inOutCubic": lambda t: 4 * t ** 3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2, "outQuint": lambda t: 1 - (1 - t) ** 5,
    "outBack": lambda t: 1 + 2.70158 * (t - 1) ** 3 + 1.70158 * (t - 1) ** 2,
}


def at(value, time):
    """The value of a property at a time: plain, or between its keyframes."""
    if not (isinstance(value, list) and value and isinstance(value[0], dict)):
        return value
    if time <= value[0]["at"]:
        return value[0]["value"]
    for a, b in zip(value, value[1:]):
        if time < b["at"]:
            t = EASINGS[b.get("easing", "linear")]((time - a["at"]) / (b["at"] - a["at"]))
            if isinstance(a["value"], list):
                return [p + (q - p) * t for p, q in zip(a["value"], b["value"])]
            return a["value"] + (b["value"] - a["value"]) * t
    return value[-1]["value"]


def read(name):
    with open(os.path.join(THEME, name), encoding="utf-8") as file:
        return json.loads(re.sub(r"(?m)^\s*//.*$", "", file.read()))


def moment(timeline, time, path):
    w, h = timeline["canvas"]
    s = Screen(w, h)
    s.parts.append(f'<rect width="{w}" height="{h}" fill="{timeline["background"]}"/>')
    for layer in timeline["layers"]:
        alpha = min(max(at(layer.get("opacity", 1), time), 0), 1)
        scale = at(layer.get("scale", 1), time)
        if alpha <= 0.001 or scale <= 0.001:
            continue
        x, y = at(layer["position"], time)
        ax, ay = layer.get("anchor", [0.5, 0.5])
        s.parts.append(f'<g transform="translate({x:.2f} {y:.2f}) scale({scale:.4f}) rotate({at(layer.get("rotation", 0), time):.2f})" opacity="{alpha:.3f}">')
        if "text" in layer:
            words = re.sub(r"\{(\w+)\}", lambda m: WORDS[m[1]], layer["text"])
            size = layer["fontSize"]
            s.text(0, size * 0.35, size, words, layer["colour"], "middle", layer["font"], spacing=size * layer.get("spacing", 0))
        else:
            lw, lh = layer["size"]
            rx, ry, rw, rh = at(layer.get("reveal", [0, 0, 1, 1]), time)
            clip = f"r{len(s.defs)}"
            s.defs.append(f'<clipPath id="{clip}"><rect x="{(rx - ax) * lw:.2f}" y="{(ry - ay) * lh:.2f}" width="{max(rw * lw, 0):.2f}" height="{max(rh * lh, 0):.2f}"/></clipPath>')
            s.parts.append(f'<g clip-path="url(#{clip})">')
            if "fill" in layer:
                s.parts.append(f'<rect x="{-ax * lw:.2f}" y="{-ay * lh:.2f}" width="{lw}" height="{lh}" fill="{layer["fill"]}"/>')
            else:
                s.image(layer["image"], -ax * lw, -ay * lh, lw, lh)
            s.parts.append("</g>")
        s.parts.append("</g>")
    return s.save(path)


def sheet(out, name, times):
    timeline = read(name + ".json")
    shots = [moment(timeline, t, os.path.join(out, f"{name}-{t:.2f}.png")) for t in times]
    target = os.path.join(out, f"sheet-{name}.png")
    subprocess.run(["montage", *shots, "-tile", "3x", "-geometry", "640x360+4+4", "-background", "#444", target], check=True)


def luminance(colour):
    parts = [v / 255 for v in colour]
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(out):
    """The least contrast of each text against what lies behind it (its box, blurred to the width of a stroke)."""
    def rgb(text):
        return [int(text[i:i + 2], 16) for i in (1, 3, 5)]

    checks = []
    for tier in range(1, 6):
        checks += [(f"result-{tier}", 1280, 720, (540, 140, 200, 180), MUTED), (f"result-{tier}", 1280, 720, (380, 405, 520, 70), INK),
                   (f"result-{tier}", 1280, 720, (510, 664, 260, 36), MUTED)]
    x, y, w, h = STAMP_WORD
    checks += [(n, 420, 150, (x * 420, y * 150, w * 420, h * 150), ink) for n, (_, ink) in STAMPS.items()]
    checks += [("background", 1280, 720, (0, 0, 1280, 720), MUTED), ("pause-cover", 1200, 900, (300, 250, 600, 400), INK)]
    checks += [(n, 138, 138, (40, 20, 58, 96), INK) for n in ("button", "button-right", "button-wrong")]
    checks += [(n, 156, 156, (52, 20, 52, 116), "#231539") for n in ("button-play", "button-main")]
    for name, w, h, box, ink in checks:
        png = subprocess.run(["rsvg-convert", "-w", str(w), "-h", str(h), os.path.join(THEME, "graphics", name + ".svg")], check=True, capture_output=True).stdout
        bx, by, bw, bh = (round(v) for v in box)
        raw = subprocess.run(["convert", "png:-", "-background", "#231539", "-flatten", "-crop", f"{bw}x{bh}+{bx}+{by}", "+repage", "-blur", "0x1.5", "-depth", "8", "rgb:-"],
                             input=png, check=True, capture_output=True).stdout
        a = luminance(rgb(ink))
        worst = min((max(a, b) + 0.05) / (min(a, b) + 0.05) for b in (luminance(raw[i:i + 3]) for i in range(0, len(raw), 3)))
        print(f"{'ok ' if worst >= 4.5 else 'LOW'} {worst:5.2f}  {name} {ink} in {box}")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    out = sys.argv[1]
    wanted = sys.argv[2:] or ["game", "reveal", "rules", "results", "paused", "parts", "splash", "intro"]
    os.makedirs(out, exist_ok=True)
    for name in wanted:
        if name == "reveal":
            for kind, scene in (("right", 1), ("wrong", 7), ("time", 6)):
                reveal(out, kind, scene)
        elif name == "results":
            for tier in range(1, 6):
                results(out, tier)
                results(out, tier, 390, 844)
        elif name == "splash":
            sheet(out, "splash", (0.2, 0.35, 0.5, 0.6, 0.7, 1.1, 1.2, 1.3, 1.45, 1.7, 2.0, 2.5))
        elif name == "intro":
            sheet(out, "intro", (0.6, 0.9, 1.3, 2.0, 2.45, 2.6, 2.8, 3.0, 3.3, 3.8, 4.6, 5.0))
        else:
            {"game": game, "rules": rules, "paused": paused, "parts": parts, "contrast": contrast}[name](out)


if __name__ == "__main__":
    main()
