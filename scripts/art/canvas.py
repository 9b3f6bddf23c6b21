"""The drawing board: colours, moods, forms and the canvas that writes SVG.

Everything is plain data. A `Form` is a shape with no colour; a `Mood` is the light of a picture;
a `Canvas` collects what was drawn and writes one short SVG. Textures, props and backdrops are
built on this file and nothing else.
"""

from __future__ import annotations

import colorsys
import math
import random
import re
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass

# ---------------------------------------------------------------- colours


class Lit(str):
    """A colour that is already in the picture's light: the mood does not tint it again."""


def _rgb(colour: str) -> tuple[int, int, int]:
    text = colour.lstrip("#")
    if len(text) == 3:
        text = "".join(c * 2 for c in text)
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


def _hex(r: float, g: float, b: float, lit: bool = False) -> str:
    text = "#" + "".join(f"{max(0, min(255, round(v))):02x}" for v in (r, g, b))
    return Lit(text) if lit else text


def mix(a: str, b: str, t: float) -> str:
    """`a` at t = 0, `b` at t = 1. The result is lit when either colour is."""
    lit = isinstance(a, Lit) or isinstance(b, Lit)
    return _hex(*(x + (y - x) * t for x, y in zip(_rgb(a), _rgb(b))), lit=lit)


def lighten(colour: str, t: float) -> str:
    """Toward a warm white, so that lights never look chalky."""
    return mix(colour, "#fff6e6", t)


def darken(colour: str, t: float) -> str:
    """Toward a deep plum, so that darks never look dirty."""
    return mix(colour, "#1c1030", t)


def multiply(a: str, b: str) -> str:
    return _hex(*(x * y / 255 for x, y in zip(_rgb(a), _rgb(b))), lit=isinstance(a, Lit))


def shift(colour: str, degrees: float = 0, saturation: float = 1, value: float = 1) -> str:
    """Turns the hue, and scales saturation and value."""
    h, s, v = colorsys.rgb_to_hsv(*(c / 255 for c in _rgb(colour)))
    r, g, b = colorsys.hsv_to_rgb((h + degrees / 360) % 1, min(1, s * saturation), min(1, v * value))
    return _hex(r * 255, g * 255, b * 255, lit=isinstance(colour, Lit))


# ---------------------------------------------------------------- moods


@dataclass(frozen=True)
class Mood:
    """The light of a picture. All but `ambient` are lit colours, ready to draw with."""

    name: str
    top: str  # the sky from zenith …
    middle: str
    low: str  # … to horizon; also the colour distance fades to
    sun: str  # the disc of sun or moon
    light: str  # what the light side of things gets
    shade: str  # what the dark side of things gets
    ambient: str  # objects' colours are multiplied by this
    far: str  # hills by distance
    mid: str
    near: str
    ground: str  # what the foreground stands on
    water: str
    accent: str  # the one strong colour of the scene: flowers, awnings, kites
    lit: bool = False  # lamps and windows are on

    def tint(self, colour: str) -> str:
        """A daylight colour as it looks in this mood."""
        return colour if isinstance(colour, Lit) else Lit(multiply(colour, self.ambient))

    def haze(self, colour: str, t: float) -> str:
        """A colour at a distance: t = 0 is here, t = 1 is the horizon."""
        return mix(self.tint(colour), self.low, t)


# fmt: off
def _mood(name, top, middle, low, sun, light, shade, ambient, far, mid, near, ground, water, accent, lit=False):
    c = Lit
    return Mood(name, c(top), c(middle), c(low), c(sun), c(light), c(shade), ambient,
                c(far), c(mid), c(near), c(ground), c(water), c(accent), lit)


MOODS = {m.name: m for m in (
    _mood("dawn", "#7f9fd6", "#f2b8b5", "#ffe0b0", "#fff1c9", "#ffe2b8", "#4a3a6b", "#fff0e6",
          "#b79cc4", "#8a86b0", "#5f7d7a", "#7d9a6a", "#8fa6c9", "#ef7d6b"),
    _mood("morning", "#6fb6e8", "#a9d8f0", "#fdeccb", "#fff6d6", "#fff1cf", "#3a4a78", "#fffaf0",
          "#9cc0cf", "#7fb08c", "#5a9a5e", "#86b859", "#5fb0c9", "#f2734e"),
    _mood("noon", "#3f97dd", "#7cc0ee", "#d6efF2", "#fff7cf", "#fff7dc", "#2f4578", "#ffffff",
          "#8db7c9", "#66a572", "#43894c", "#78b04a", "#2f93bd", "#f0523d"),
    _mood("golden", "#e8955c", "#f8bd6d", "#ffe2a0", "#fff0bf", "#ffdf9a", "#5b2f4f", "#ffe6c2",
          "#d99a72", "#b07a55", "#7c6a3f", "#a58a3e", "#c98a63", "#d9483b"),
    _mood("dusk", "#5a3d7a", "#d4677a", "#fbae72", "#ffddb0", "#ffc08a", "#2b1844", "#e9c0b4",
          "#9a5a83", "#6d4270", "#48305a", "#5a4258", "#49487f", "#ff7d5c", True),
    _mood("night", "#141a45", "#26346f", "#4a5c9c", "#f6efcf", "#9fb2ee", "#0f1034", "#98a3d8",
          "#2f3f78", "#243062", "#1a244c", "#24345a", "#22366f", "#ffb84d", True),
    _mood("moonlit", "#123047", "#1f5468", "#5a93a0", "#fdf4d2", "#bfe6e2", "#07182a", "#9cc2ca",
          "#2f6474", "#22505c", "#173c46", "#22534d", "#1d5a70", "#ffc35c", True),
    _mood("rain", "#5d7186", "#8799a8", "#b9c5c8", "#dfe5e2", "#dfe8ea", "#27304c", "#cfdbe2",
          "#8496a2", "#67808a", "#4c6a6a", "#5f7f68", "#5d7d8f", "#f0a03c", True),
    _mood("storm", "#2f3350", "#54597a", "#9a91a0", "#f5e9b8", "#e9dfc0", "#15152e", "#a9abc4",
          "#5c5c7c", "#474a68", "#343a52", "#46563f", "#3a4a68", "#ffcb47", True),
    _mood("snow", "#93b4d6", "#c2d7e8", "#f2ece9", "#fffaf0", "#ffffff", "#43557f", "#f2f6ff",
          "#b8cbe0", "#a2bcd6", "#e4edf6", "#f3f7fb", "#86aecb", "#e0523f"),
    _mood("polar", "#2c5f8a", "#69a5c0", "#f6cfb4", "#ffe9c4", "#ffe3c8", "#27366b", "#e3e2f7",
          "#8fb0d2", "#b3cbe4", "#d9e5f2", "#e9f0f8", "#3f84a6", "#f27a54"),
    _mood("fog", "#b4c2c8", "#cfd6d4", "#ece5d6", "#fffaea", "#fff6e2", "#56617c", "#eceff0",
          "#b9c4c6", "#98a9ac", "#748c8a", "#8fa287", "#a3b8bf", "#d9684e"),
    _mood("spring", "#86c5ec", "#bfe3ef", "#fff0dc", "#fffbe0", "#fff6e0", "#454a80", "#fffdf8",
          "#a9c9c4", "#8cc58a", "#66b26a", "#93cc62", "#6cc0c9", "#f58fae"),
    _mood("summer", "#2f9fd8", "#74cbe6", "#fff0b8", "#fff9d0", "#fff2c0", "#27487a", "#fffaf0",
          "#7fbfc4", "#57ac7c", "#369257", "#e6c988", "#1fa3b5", "#ff6a4d"),
    _mood("autumn", "#8fb2c4", "#cfcfb8", "#f8dca6", "#fff0c4", "#ffe6b4", "#4a2f4a", "#fff0dc",
          "#b58f77", "#c0763f", "#96592f", "#b48a44", "#7b97a0", "#c8402f"),
    _mood("desert", "#4fa3c7", "#a5cfc9", "#fbe0ae", "#fff5cc", "#ffedbe", "#6a3550", "#fff4e2",
          "#d9a27f", "#cf8355", "#b86a45", "#e3b06a", "#5cb0a8", "#2f9e8f"),
    _mood("deep", "#1b7fa6", "#126488", "#0c4468", "#d9fff2", "#b8f5ea", "#062440", "#b4e0ee",
          "#1d7596", "#145a7c", "#0e4464", "#b3a578", "#17749a", "#ff8a5c"),
    _mood("lamplight", "#2b2350", "#4a3566", "#8a5a6a", "#fff0c0", "#ffdc96", "#2a1530", "#f7d6ac",
          "#5a4468", "#46365c", "#33284a", "#8c5a3c", "#3f3f74", "#ff9f45", True),
    _mood("indoor-warm", "#8fc4e2", "#c4e1e6", "#fdeed0", "#fff8dc", "#fff0c8", "#56304a", "#fff4e4",
          "#a9c3b4", "#86ae84", "#5f9465", "#b98352", "#6fb0c0", "#e5603f"),
    _mood("indoor-cool", "#9dbfe0", "#c9dcea", "#eef2ee", "#ffffff", "#f4fbff", "#2f3e66", "#f0f6fa",
          "#a7bfc9", "#84a8a6", "#5d8c86", "#8d9aa8", "#76a9c4", "#2f8fa8"),
)}
# fmt: on

# ---------------------------------------------------------------- forms


class Form:
    """A shape without colour: absolute segments M, L, Q, C and Z. Forms add up and can be transformed."""

    __slots__ = ("segments", "_flat")

    def __init__(self, segments):
        self.segments = segments
        self._flat = None

    def __add__(self, other: "Form") -> "Form":
        return Form(self.segments + other.segments)

    def map(self, point) -> "Form":
        """The form with every point sent through `point(x, y)`."""
        out = []
        for kind, *v in self.segments:
            moved = [n for i in range(0, len(v), 2) for n in point(v[i], v[i + 1])]
            out.append((kind, *moved))
        return Form(out)

    def moved(self, dx: float, dy: float) -> "Form":
        return self.map(lambda x, y: (x + dx, y + dy))

    def scaled(self, sx: float, sy: float | None = None, at=(0, 0)) -> "Form":
        sy = sx if sy is None else sy
        return self.map(lambda x, y: (at[0] + (x - at[0]) * sx, at[1] + (y - at[1]) * sy))

    def rotated(self, degrees: float, at=(0, 0)) -> "Form":
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return self.map(
            lambda x, y: (at[0] + (x - at[0]) * c - (y - at[1]) * s, at[1] + (x - at[0]) * s + (y - at[1]) * c)
        )

    def mirrored(self, x: float) -> "Form":
        return self.map(lambda px, py: (2 * x - px, py))

    def flat(self):
        """Closed polygons that approximate the form."""
        if self._flat is None:
            polygons, points = [], []
            for kind, *v in self.segments:
                if kind == "M":
                    if len(points) > 2:
                        polygons.append(points)
                    points = [(v[0], v[1])]
                elif kind == "L":
                    points.append((v[0], v[1]))
                elif kind == "Q":
                    x0, y0 = points[-1]
                    for t in (0.25, 0.5, 0.75, 1):
                        points.append(
                            (
                                (1 - t) ** 2 * x0 + 2 * t * (1 - t) * v[0] + t * t * v[2],
                                (1 - t) ** 2 * y0 + 2 * t * (1 - t) * v[1] + t * t * v[3],
                            )
                        )
                elif kind == "C":
                    x0, y0 = points[-1]
                    for i in range(1, 7):
                        t = i / 6
                        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
                        points.append(
                            (a * x0 + b * v[0] + c * v[2] + d * v[4], a * y0 + b * v[1] + c * v[3] + d * v[5])
                        )
            if len(points) > 1:
                polygons.append(points)
            self._flat = polygons
        return self._flat

    @property
    def box(self) -> tuple[float, float, float, float]:
        """left, top, right, bottom"""
        points = [p for polygon in self.flat() for p in polygon]
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def centre(self) -> tuple[float, float]:
        x0, y0, x1, y1 = self.box
        return (x0 + x1) / 2, (y0 + y1) / 2

    def contains(self, x: float, y: float) -> bool:
        inside = False
        for polygon in self.flat():
            px, py = polygon[-1]
            for qx, qy in polygon:
                if (qy > y) != (py > y) and x < (px - qx) * (y - qy) / (py - qy) + qx:
                    inside = not inside
                px, py = qx, qy
        return inside


def poly(points, closed=True) -> Form:
    """Straight lines through the points."""
    (x, y), *rest = points
    segments = [("M", x, y)] + [("L", px, py) for px, py in rest]
    return Form(segments + [("Z",)] if closed else segments)


def line(*points) -> Form:
    """An open line: line((0, 0), (9, 9))."""
    return poly(points, closed=False)


def blob(points, closed=True, tension=1.0) -> Form:
    """A smooth curve through the points. Tension 0 is straight, 1 is round."""
    n = len(points)
    segments = [("M", *points[0])]
    for i in range(n if closed else n - 1):
        if closed:
            p0, p1, p2, p3 = (points[(i + k) % n] for k in (-1, 0, 1, 2))
        else:
            p0, p1 = points[max(0, i - 1)], points[i]
            p2, p3 = points[i + 1], points[min(n - 1, i + 2)]
        k = tension / 6
        segments.append(
            (
                "C",
                p1[0] + (p2[0] - p0[0]) * k,
                p1[1] + (p2[1] - p0[1]) * k,
                p2[0] - (p3[0] - p1[0]) * k,
                p2[1] - (p3[1] - p1[1]) * k,
                p2[0],
                p2[1],
            )
        )
    return Form(segments + [("Z",)] if closed else segments)


def curve(*points, tension=1.0) -> Form:
    """An open smooth line."""
    return blob(points, closed=False, tension=tension)


def bow(a, b, bend) -> Form:
    """A line from a to b that bends aside by `bend`: the cheapest curve there is."""
    length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
    nx, ny = -(b[1] - a[1]) / length, (b[0] - a[0]) / length
    return Form([("M", *a), ("Q", (a[0] + b[0]) / 2 + nx * bend * 2, (a[1] + b[1]) / 2 + ny * bend * 2, *b)])


def rect(x, y, w, h) -> Form:
    return poly([(x, y), (x + w, y), (x + w, y + h), (x, y + h)])


def rrect(x, y, w, h, r) -> Form:
    """A rectangle with round corners."""
    r = min(r, w / 2, h / 2)
    k = r * 0.45
    return Form(
        [
            ("M", x + r, y),
            ("L", x + w - r, y),
            ("C", x + w - k, y, x + w, y + k, x + w, y + r),
            ("L", x + w, y + h - r),
            ("C", x + w, y + h - k, x + w - k, y + h, x + w - r, y + h),
            ("L", x + r, y + h),
            ("C", x + k, y + h, x, y + h - k, x, y + h - r),
            ("L", x, y + r),
            ("C", x, y + k, x + k, y, x + r, y),
            ("Z",),
        ]
    )


def ellipse(cx, cy, rx, ry=None, turn=0) -> Form:
    ry = rx if ry is None else ry
    k = 0.5523
    form = Form(
        [
            ("M", cx - rx, cy),
            ("C", cx - rx, cy - ry * k, cx - rx * k, cy - ry, cx, cy - ry),
            ("C", cx + rx * k, cy - ry, cx + rx, cy - ry * k, cx + rx, cy),
            ("C", cx + rx, cy + ry * k, cx + rx * k, cy + ry, cx, cy + ry),
            ("C", cx - rx * k, cy + ry, cx - rx, cy + ry * k, cx - rx, cy),
            ("Z",),
        ]
    )
    return form.rotated(turn, (cx, cy)) if turn else form


def arch(x, y, w, h, pointed=0.0) -> Form:
    """A door or window: straight sides, a round top (pointed > 0 makes it gothic)."""
    r = w / 2
    top = y + r * (1 - pointed * 0.2)
    return Form(
        [
            ("M", x, y + h),
            ("L", x, top),
            ("C", x, top - r * 0.55, x + r * 0.45 * (1 + pointed * 0.6), y, x + r, y),
            ("C", x + w - r * 0.45 * (1 + pointed * 0.6), y, x + w, top - r * 0.55, x + w, top),
            ("L", x + w, y + h),
            ("Z",),
        ]
    )


def star(cx, cy, r, inner=0.5, points=5, turn=-90) -> Form:
    return poly(
        [
            (
                cx + math.cos(math.radians(turn + i * 180 / points)) * (r if i % 2 == 0 else r * inner),
                cy + math.sin(math.radians(turn + i * 180 / points)) * (r if i % 2 == 0 else r * inner),
            )
            for i in range(points * 2)
        ]
    )


def leaf(x, y, degrees, n, width=0.36) -> Form:
    """One pointed leaf from its stalk at (x, y), `n` long."""
    a = math.radians(degrees)
    tx, ty = x + math.cos(a) * n, y + math.sin(a) * n
    bx, by = -math.sin(a) * n * width * 1.4, math.cos(a) * n * width * 1.4
    mx, my = (x + tx) / 2, (y + ty) / 2
    return Form([("M", x, y), ("Q", mx + bx, my + by, tx, ty), ("Q", mx - bx, my - by, x, y)])


def taper(points, widths) -> Form:
    """A limb, trunk or tail: a smooth band along the points, as wide as told at each."""
    left, right = [], []
    for i, (x, y) in enumerate(points):
        ax, ay = points[max(0, i - 1)]
        bx, by = points[min(len(points) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny, w = -(by - ay) / length, (bx - ax) / length, widths[i] / 2
        left.append((x + nx * w, y + ny * w))
        right.append((x - nx * w, y - ny * w))
    return blob(left + right[::-1], tension=0.9)


# ---------------------------------------------------------------- the canvas


def number(value: float, digits: int = 1) -> str:
    """The shortest text of a number: no plus, no leading or trailing zero."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _is_ellipse(segments, i):
    """The radii when an upright `ellipse` starts at segment i, else None."""
    part = segments[i : i + 6]
    if [s[0] for s in part] != ["M", "C", "C", "C", "C", "Z"]:
        return None
    (_, x, y), a, b, c = part[0], part[1], part[2], part[3]
    rx, ry = (b[5] - x) / 2, y - a[6]
    near = lambda p, q: abs(p - q) < 0.01
    whole = (
        near(a[1], x) and near(a[5], x + rx) and near(b[6], y) and near(c[6], y + ry) and near(y - a[2], ry * 0.5523)
    )
    return (rx, ry) if whole and rx > 0 and ry > 0 else None


def path_data(form: Form, digits: int = 1, join: bool = False) -> str:
    """Relative path data; the pen follows the rounded points, so errors never add up.

    With `join` (strokes) a move to where the pen already is goes unwritten."""
    out, px, py, sx, sy = [], 0.0, 0.0, 0.0, 0.0
    last, skip = "", 0
    for i, (kind, *v) in enumerate(form.segments):
        if skip:
            skip -= 1
            continue
        radii = _is_ellipse(form.segments, i) if kind == "M" else None
        if radii:
            # Two arcs are half as long as four curves.
            rx, ry = (max(10**-digits, round(r, digits)) for r in radii)
            x, y, two = round(v[0] - px, digits), round(v[1] - py, digits), round(2 * rx, digits)
            arc = f"{number(rx, digits)} {number(ry, digits)} 0 1 1"
            y_text = number(y, digits)
            out.append(
                f"m{number(x, digits)}{'' if y_text[0] == '-' else ' '}{y_text}a{arc} {number(two, digits)} 0 {arc}{number(-two, digits)} 0z"
            )
            px, py, last, skip = px + x, py + y, "", 5
            sx, sy = px, py
            continue
        if kind == "Z":
            out.append("z")
            px, py, last = sx, sy, ""
            continue
        numbers = []
        for k in range(0, len(v), 2):
            numbers += [round(v[k] - px, digits), round(v[k + 1] - py, digits)]
        if join and kind == "M" and out and not out[-1].endswith("z") and numbers == [0, 0]:
            sx, sy = px, py
            continue
        letter = kind.lower()
        dx, dy = numbers[-2], numbers[-1]
        if letter == "l" and (dx == 0 or dy == 0):
            letter, numbers = ("v", [dy]) if dx == 0 else ("h", [dx])
        text = "" if letter == last and letter != "m" else letter
        for n in numbers:
            piece = number(n, digits)
            if text and text[-1] not in "mlhvqcz" and piece[0] != "-":
                text += " "
            text += piece
        if out and not text[0].isalpha() and text[0] != "-":
            text = " " + text
        out.append(text)
        px, py = px + dx, py + dy
        if kind == "M":
            sx, sy = px, py
        last = letter
    return "".join(out)


class Canvas:
    """Collects SVG elements. `light` is where the light comes from: -1 left, 1 right."""

    def __init__(self, width: int, height: int, seed: str, mood: str = "noon", light: int = -1):
        self.w, self.h = width, height
        self.mood = MOODS[mood]
        self.light = light
        self.rng = random.Random(seed)
        self._out: list[str] = []
        self._defs: list[str] = []
        self._known: dict[str, str] = {}
        self._moved = 0  # inside how many groups with an origin of their own

    # -- definitions

    def _define(self, template: str) -> str:
        """Adds a definition once and returns its id. The template has {id} where that goes."""
        if template not in self._known:
            name = f"d{len(self._known)}"
            self._known[template] = name
            self._defs.append(template.replace("{id}", name))
        return self._known[template]

    def _stops(self, stops) -> str:
        out = []
        for stop in stops:
            offset, colour, *alpha = stop
            extra = f' stop-opacity="{number(alpha[0], 2)}"' if alpha else ""
            out.append(f'<stop offset="{number(offset, 2)}" stop-color="{self.mood.tint(colour)}"{extra}/>')
        return "".join(out)

    def linear(self, *stops, angle: float = 90, box=None) -> str:
        """A linear gradient paint: stops are (offset, colour[, opacity]); 90 runs down, 0 runs right.

        Over the painted form's own box, or over `box` (left, top, right, bottom) of the picture."""
        c, s = math.cos(math.radians(angle)) / 2, math.sin(math.radians(angle)) / 2
        x0, y0, x1, y1 = box or (0, 0, 1, 1)
        at = [(x0 + x1) / 2 + (x1 - x0) * c * k for k in (-1, 1)]
        to = [(y0 + y1) / 2 + (y1 - y0) * s * k for k in (-1, 1)]
        units = ' gradientUnits="userSpaceOnUse"' if box else ""
        coords = f'x1="{number(at[0], 2)}" y1="{number(to[0], 2)}" x2="{number(at[1], 2)}" y2="{number(to[1], 2)}"'
        return f"url(#{self._define('<linearGradient id=~{id}~ %s%s>%s</linearGradient>'.replace('~', chr(34)) % (coords, units, self._stops(stops)))})"

    def radial(self, *stops, cx=0.5, cy=0.5, r=0.5, box=False) -> str:
        """A radial gradient paint, over the form's own box, or in picture units when `box`."""
        units = ' gradientUnits="userSpaceOnUse"' if box else ""
        coords = f'cx="{number(cx, 2)}" cy="{number(cy, 2)}" r="{number(r, 2)}"{units}'
        return f"url(#{self._define('<radialGradient id=~{id}~ %s>%s</radialGradient>'.replace('~', chr(34)) % (coords, self._stops(stops)))})"

    def _paint(self, paint: str) -> str:
        if paint.startswith("#"):
            paint = str(self.mood.tint(paint))
            if paint[1] == paint[2] and paint[3] == paint[4] and paint[5] == paint[6]:
                paint = "#" + paint[1] + paint[3] + paint[5]
        return paint

    # -- elements

    @staticmethod
    def _digits(form: Form) -> int:
        """Large things go without decimals."""
        x0, y0, x1, y1 = form.box
        return 0 if min(x1 - x0, y1 - y0) > 70 else 1

    def fill(self, form: Form, paint: str, opacity: float = 1, digits: int | None = None):
        """Fills a form. A plain colour is tinted by the mood; a `Lit` one and a gradient are not."""
        # Not `opacity`, for which the renderer paints a layer of its own.
        alpha = "" if opacity >= 1 else f' fill-opacity="{number(opacity, 2)}"'
        digits = self._digits(form) if digits is None else digits
        self._out.append(f'<path d="{path_data(form, digits)}" fill="{self._paint(paint)}"{alpha}/>')

    def stroke(
        self,
        form: Form,
        paint: str,
        width: float = 2,
        opacity: float = 1,
        cap="round",
        dash="",
        digits: int | None = None,
    ):
        digits = self._digits(form) if digits is None else digits
        alpha = "" if opacity >= 1 else f' stroke-opacity="{number(opacity, 2)}"'
        extra = f' stroke-dasharray="{dash}"' if dash else ""
        caps = "" if cap == "round" else ' stroke-linecap="butt" stroke-linejoin="miter"'
        self._out.append(
            f'<path d="{path_data(form, digits, join=True)}" stroke="{self._paint(paint)}" '
            f'stroke-width="{number(width)}"{caps}{alpha}{extra}/>'
        )

    @contextmanager
    def clip(self, form: Form):
        """What is drawn inside shows only within the form."""
        name = self._define(f'<clipPath id="{{id}}"><path d="{path_data(form, self._digits(form))}"/></clipPath>')
        self._out.append(f'<g clip-path="url(#{name})">')
        yield
        self._close()

    def _close(self):
        # A group that stayed empty is taken back.
        if self._out[-1].startswith("<g"):
            self._out.pop()
        else:
            self._out.append("</g>")

    @contextmanager
    def group(self, opacity: float = 1, transform: str = ""):
        alpha = "" if opacity >= 1 else f' opacity="{number(opacity, 2)}"'
        moved = f' transform="{transform}"' if transform else ""
        self._out.append(f"<g{moved}{alpha}>")
        self._moved += bool(transform)
        yield
        self._moved -= bool(transform)
        self._close()

    def at(self, x, y, scale=1.0, turn=0.0, flip=False):
        """A group with its own origin: draw a thing around (0, 0), place it anywhere, any size."""
        text = f"translate({number(x)} {number(y)})"
        if turn:
            text += f"rotate({number(turn)})"
        if flip or scale != 1:
            text += f"scale({number(-scale if flip else scale, 3)} {number(scale, 3)})"
        return self.group(transform=text)

    # -- volume

    @contextmanager
    def shaded(
        self,
        form: Form,
        paint: str,
        depth: float = 1,
        rim: float | None = None,
        round_: bool = True,
        digits: int | None = None,
    ):
        """A form with volume: base, then what is drawn inside (clipped), then its light and its shade.

        `depth` scales the contrast, `rim` is the width of the light edge (0 for none), `round_` adds
        the soft body shading of a round thing; without it only a gentle fall-off across a flat face."""
        x0, y0, x1, y1 = form.box
        size = min(x1 - x0, y1 - y0)
        rim = size * 0.05 if rim is None else rim
        rim = rim if rim >= 1.2 else 0
        data = path_data(form, self._digits(form) if digits is None else digits)
        name = self._define(f'<clipPath id="{{id}}"><path id="p{len(self._known)}" d="{data}"/></clipPath>')
        use = f'<use href="#p{name[1:]}"'
        self._out.append(f'{use} fill="{self._paint(paint)}"/><g clip-path="url(#{name})">')
        yield
        m, side = self.mood, self.light
        fall = 55 if side < 0 else 125
        if round_:
            paint = self.linear(
                (0, m.light, 0.38 * depth),
                (0.42, m.light, 0.02),
                (0.5, m.shade, 0.03),
                (1, m.shade, 0.52 * depth),
                angle=fall,
            )
        else:
            paint = self.linear((0, m.light, 0.2 * depth), (0.5, m.light, 0), (1, m.shade, 0.32 * depth), angle=fall)
        self._out.append(f'{use} fill="{paint}"/>')
        if rim:
            w = rim
            self._out.append(
                f'{use} transform="translate({number(side * w * 0.9)} {number(-w * 0.7)})" stroke="{m.shade}" '
                f'stroke-width="{number(w * 2.2)}" stroke-opacity="{number(0.2 * depth, 2)}"/>'
            )
            self._out.append(
                f'{use} transform="translate({number(-side * w * 0.4)} {number(w * 0.3)})" stroke="{m.light}" '
                f'stroke-width="{number(w)}" stroke-opacity="{number(0.5 * depth, 2)}"/>'
            )
        self._out.append("</g>")

    def body(self, form: Form, paint: str, *inside, **options):
        """`shaded` in one call; each of `inside` is called with the form, to texture it."""
        with self.shaded(form, paint, **options):
            for texture in inside:
                texture(form)

    def shadow(self, cx, cy, rx, ry=None, opacity=0.45):
        """The soft shadow a thing throws on what it stands on. Draw it first."""
        ry = rx * 0.2 if ry is None else ry
        cx -= self.light * rx * 0.12
        self.fill(
            ellipse(cx, cy, rx, ry),
            self.radial((0, self.mood.shade, opacity), (0.6, self.mood.shade, opacity * 0.7), (1, self.mood.shade, 0)),
        )

    def glow(self, cx, cy, r, colour=None, opacity=0.6):
        """Light in the air: around a lamp, a window, the sun."""
        colour = Lit(colour or self.mood.sun)
        self.fill(
            ellipse(cx, cy, r),
            self.radial((0, colour, opacity), (0.35, colour, opacity * 0.45), (1, colour, 0)),
            digits=0,
        )

    # -- chance

    def pick(self, *values):
        return self.rng.choice(values)

    def between(self, a: float, b: float) -> float:
        return self.rng.uniform(a, b)

    def near(self, value: float, spread: float) -> float:
        return value + self.rng.uniform(-spread, spread)

    def wobble(self, cx, cy, rx, ry=None, n=9, amount=0.12) -> Form:
        """A round thing that is not quite round."""
        ry = rx if ry is None else ry
        turn = self.rng.uniform(0, 6.28)
        points = []
        for i in range(n):
            a, k = turn + i * math.tau / n, 1 + self.rng.uniform(-amount, amount)
            points.append((cx + math.cos(a) * rx * k, cy + math.sin(a) * ry * k))
        return blob(points)

    def scatter(self, form: Form, step: float, jitter: float = 0.45, row: float | None = None):
        """Points spread evenly but not in order over a form, `step` apart (rows `row` apart)."""
        x0, y0, x1, y1 = form.box
        if not self._moved:  # what lies off the picture need not be written
            x0, y0, x1, y1 = max(x0, -20), max(y0, -20), min(x1, self.w + 20), min(y1, self.h + 20)
        row = row or step
        points, y, odd = [], y0 + row / 2, False
        while y < y1 + row / 2:
            x = x0 + (step / 2 if odd else 0)
            while x < x1 + step / 2:
                px, py = self.near(x, step * jitter), self.near(y, row * jitter)
                if form.contains(px, py):
                    points.append((px, py))
                x += step
            y, odd = y + row, not odd
        return points

    # -- result

    def svg(self) -> str:
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.w}" height="{self.h}" '
            f'viewBox="0 0 {self.w} {self.h}" fill="none" stroke-linecap="round" stroke-linejoin="round">'
        )
        defs, shapes = "".join(self._defs), "".join(self._out)
        defs, shapes = self._share_paths(defs, shapes)
        return f"{head}<defs>{defs}</defs>{shapes}</svg>\n"

    @staticmethod
    def _share_paths(defs: str, shapes: str) -> tuple[str, str]:
        """Writes path data that occurs again and again (a form, its clip, its outline) only once."""
        path = re.compile(r'<path(?: id="(p\d+)")? d="([^"]+)"')
        names: dict[str, str] = {}
        counts: Counter[str] = Counter()
        for name, data in path.findall(defs + shapes):
            counts[data] += 1
            if name:
                names.setdefault(data, name)
        shared = []
        for data, count in counts.items():
            if data not in names and len(data) * (count - 1) > 20 * count + 30:
                names[data] = f"s{len(shared)}"
                shared.append(f'<path id="{names[data]}" d="{data}"/>')

        def use(match: re.Match[str]) -> str:
            name, data = match.groups()
            if data not in names or len(data) < 20 or name == names[data]:
                return match[0]
            own = f' id="{name}"' if name else ""
            return f'<use{own} href="#{names[data]}"'

        return "".join(shared) + path.sub(use, defs), path.sub(use, shapes)
