"""Nine small scenes, 400 x 300, for the pictures on the wall: each with its own hour, weather and mood.

A scene is a function of an id prefix that returns (defs, body), so that it can also hang inside other
graphics. Randomness is seeded per scene: the same file every time.
"""

import math
import random

from theme_draw import *

SIZE = (400, 300)


def rnd(seed):
    """A seeded source; only random() and uniform() are used, which stay the same between versions."""
    return random.Random(f"closeup-wall-{seed}")


def hills(y, amplitude, waves, phase, bottom=300, step=20, width=400):
    """A rolling ridge from left to right, closed at the bottom."""
    points = [f"{number(x)} {number(y + amplitude * math.sin(waves * x / width * math.tau + phase) + 0.4 * amplitude * math.sin(2.3 * waves * x / width * math.tau + 2 * phase))}"
              for x in range(0, width + 1, step)]
    return f"M0 {bottom}L" + "L".join(points) + f"V{bottom}Z"


def dots(points, radius, colour, **more):
    """Many equal dots as one stroked path: far shorter than as many circles."""
    return line("".join(f"M{number(x)} {number(y)}h.01" for x, y in points), colour, radius * 2, **more)


def pine(x, y, height, fill, tiers=4, width=0.42):
    """A fir in tiers whose foot stands at (x, y)."""
    d = ""
    for i in range(tiers):
        top = y - height + i * height * 0.8 / tiers * 0.92
        low = top + height * 0.8 / tiers * 1.55
        half = height * width * (0.34 + 0.66 * (i + 1) / tiers) / 2
        d += (f"M{number(x)} {number(top)}L{number(x + half)} {number(low)}"
              f"Q{number(x)} {number(low - height * 0.04)} {number(x - half)} {number(low)}Z")
    return path(d, fill) + rect(x - height * 0.025, y - height * 0.16, height * 0.05, height * 0.16, fill)


def cloud(x, y, s, fill, opacity):
    n = number
    return path(f"M{n(x)} {n(y)}C{n(x + 4 * s)} {n(y - 9 * s)} {n(x + 14 * s)} {n(y - 10 * s)} {n(x + 19 * s)} {n(y - 6 * s)}"
                f"C{n(x + 23 * s)} {n(y - 16 * s)} {n(x + 40 * s)} {n(y - 16 * s)} {n(x + 44 * s)} {n(y - 7 * s)}"
                f"C{n(x + 52 * s)} {n(y - 11 * s)} {n(x + 62 * s)} {n(y - 7 * s)} {n(x + 64 * s)} {n(y)}Z",
                fill, opacity=opacity)


def lighthouse(p):
    r = rnd(1)
    defs = [
        down(p + "sky", (0, "#7A4A86"), (0.3, "#E0718A"), (0.58, "#F79A6C"), (0.8, "#FFD08A")),
        linear(p + "sea", 0, 196, 0, 300, (0, "#E48D74"), (0.25, "#7A5A86"), (1, "#1F2B4D")),
        radial(p + "sun", 292, 172, 120, (0, "#FFF6D8", 0.9), (0.3, "#FFDB9A", 0.5), (1, "#FFB26B", 0)),
        across(p + "tower", (0, "#FFF6EA"), (0.55, "#F3E2D3"), (1, "#C9A7A5")),
        across(p + "red", (0, "#E85A4C"), (0.55, "#D1453F"), (1, "#97303D")),
        linear(p + "beam", 128, 66, 400, 50, (0, "#FFF3C4", 0.65), (1, "#FFF3C4", 0)),
        radial(p + "lens", 116, 67, 46, (0, "#FFF9E0", 0.75), (0.35, "#FFF3C4", 0.32), (1, "#FFF3C4", 0)),
        down(p + "rock", (0, "#4A2C4C"), (0.5, "#2E1B38"), (1, "#1D1129")),
        clip(p + "shape", path("M86 226L100 88H132L146 226Z", "#000")),
    ]
    glints = "".join(line(f"M{number(292 + r.uniform(-1, 1) * (14 + 0.75 * (y - 196)) - 12)} {y}h{number(r.uniform(8, 34))}",
                          "#FFE7B8", 1.7, opacity=0.75 - (y - 196) / 150) for y in range(201, 292, 4) for _ in (0, 1))
    grass = "".join(line(f"M{number(x)} {number(y)}q{number(r.uniform(-3, 3))} -5 {number(r.uniform(-4, 5))} {number(-r.uniform(6, 12))}",
                         "#6B4360" if r.random() < 0.4 else "#3B2142", 1.5)
                    for x, y in ((i * 4.2, 213 + 27 * ((i * 4.2 - 100) / 98) ** 2) for i in range(47)))
    gulls = "".join(line(f"M{x} {y}q{s} -{s * 0.7:.1f} {s * 1.5:.1f} 0q{s * 0.5:.1f} -{s * 0.7:.1f} {s * 1.5:.1f} 0", "#4A2C55", 1.8)
                    for x, y, s in ((222, 96, 6), (246, 84, 4.5), (330, 118, 4), (200, 112, 3.5)))
    body = (rect(0, 0, 400, 300, f"url(#{p}sky)") + circle(292, 172, 120, f"url(#{p}sun)")
            + cloud(180, 62, 1.5, "#FFD2B0", 0.45) + cloud(300, 96, 1.2, "#FFC3A4", 0.5) + cloud(10, 118, 1.3, "#FFC3A4", 0.4)
            + cloud(336, 40, 1.0, "#E9A0A8", 0.5)
            + circle(292, 172, 29, "#FFF3D0") + rect(0, 196, 400, 104, f"url(#{p}sea)")
            + path("M300 196l26 -9 18 3 20 -8 36 10v6h-100z", "#8B5578", opacity=0.8) + glints + gulls
            + path("M128 60L400 6V96L128 72Z", f"url(#{p}beam)")
            + path("M0 300V236C30 214 62 208 100 210C146 212 176 220 196 240C214 258 222 276 250 286L262 300Z", f"url(#{p}rock)")
            + path("M196 240C214 258 222 276 250 286L262 300H226C214 284 200 262 170 246Z", "#5E3A58", opacity=0.6)
            + path("M40 262l18 -6 12 8 22 -3M120 252l16 6 20 -4M150 278l20 -5 16 7M20 284l26 -4", "none", stroke="#6B4360",
                   stroke_width=2, opacity=0.6)
            + grass
            + path("M40 226V196L58 182L76 196V226Z", "#E9D3C4") + path("M34 200L58 178L82 200Z", "#5A2E48")
            + rect(52, 202, 12, 13, "#FFD98A", rx=1)
            + path("M86 226L100 88H132L146 226Z", f"url(#{p}tower)")
            + group(rect(80, 112, 80, 26, f"url(#{p}red)") + rect(80, 164, 80, 28, f"url(#{p}red)"), clip_path=f"url(#{p}shape)")
            + path("M108 226V206a8 8 0 0 1 16 0V226Z", "#4A2540") + rect(111, 146, 9, 13, "#4A2540", rx=4.5)
            + rect(92, 80, 48, 8, "#3B2142", rx=2) + rect(101, 54, 30, 26, "#FFEDB0") + rect(114.5, 54, 3, 26, "#3B2142")
            + circle(116, 67, 46, f"url(#{p}lens)") + path("M96 54L116 34L136 54Z", "#B93A3C") + circle(116, 33, 3.5, "#3B2142"))
    return defs, body


def balloons(p):
    r = rnd(2)
    defs = [
        down(p + "sky", (0, "#5B8FC7"), (0.45, "#A9C9DD"), (0.72, "#FBE3C0"), (1, "#FFD9A8")),
        radial(p + "sun", 322, 176, 100, (0.2, "#FFF6DE", 0.85), (1, "#FFF6DE", 0)),
        down(p + "mist", (0, "#FFF1DC", 0), (1, "#FFF1DC", 0.75)),
        radial(p + "shade", 150, 82, 100, (0, WHITE, 0.28), (0.45, WHITE, 0), (0.7, "#4A1530", 0.10), (1, "#4A1530", 0.45)),
        clip(p + "ball", path("M178 32C220 32 250 62 250 102C250 142 214 160 198 186H158C142 160 106 142 106 102C106 62 136 32 178 32Z", "#000")),
    ]
    gore = "".join(path(f"M178 30C{178 + a} 30 {178 + a} 130 {178 + a * 0.28:.0f} 190H{178 + b * 0.28:.0f}C{178 + b} 130 {178 + b} 30 178 30Z", c)
                   for a, b, c in ((-104, -66, "#E8504A"), (-66, -26, "#FFB52E"), (-26, 26, "#FFF1DC"), (26, 66, "#22A39A"), (66, 104, "#E8504A")))

    def small(x, y, s, a, b):
        return group(path("M0 -20C13 -20 20 -11 20 0C20 11 9 17 5 24H-5C-9 17 -20 11 -20 0C-20 -11 -13 -20 0 -20Z", a)
                     + path("M0 -20C7 -14 8 8 3 24H-3C-8 8 -7 -14 0 -20Z", b) + rect(-3.5, 28, 7, 5, "#6B4030", rx=1),
                     transform=f"translate({x} {y}) scale({s})")
    trees = "".join(ellipse(r.uniform(0, 400), 266 + r.uniform(0, 12), 5 + 5 * r.random(), 6 + 6 * r.random(), "#2C5B52") for _ in range(26))
    rows = "".join(path(f"M{x} 300L{200 + (x - 200) * 0.42:.0f} 262h4L{x + 13} 300Z", "#E7C15C" if i % 2 else "#8FB25A", opacity=0.85)
                   for i, x in enumerate(range(-60, 460, 20)))
    body = (rect(0, 0, 400, 300, f"url(#{p}sky)") + circle(322, 176, 100, f"url(#{p}sun)") + circle(322, 176, 24, "#FFF8E6")
            + cloud(270, 60, 1.5, WHITE, 0.6) + cloud(8, 96, 1.3, WHITE, 0.5) + cloud(300, 118, 0.9, WHITE, 0.55) + cloud(30, 30, 1.0, WHITE, 0.4)
            + path(hills(196, 14, 1.4, 0.5), "#8FA9C4") + path(hills(214, 12, 1.8, 2.2), "#6E93A6") + rect(0, 180, 400, 60, f"url(#{p}mist)")
            + path(hills(238, 10, 1.3, 4.0), "#5F9382") + rect(0, 214, 400, 46, f"url(#{p}mist)") + path(hills(258, 7, 1.1, 1.0), "#7FA557")
            + rows + path(hills(268, 5, 1.6, 1.0), "#3F7A5E", opacity=0.0) + trees
            + small(318, 92, 0.9, "#7C5BB0", "#FFC65A") + small(64, 166, 0.7, "#E8504A", "#FFF1DC") + small(276, 168, 0.42, "#2E86A6", "#FFF1DC")
            + group(gore + rect(100, 30, 156, 160, f"url(#{p}shade)") + path("M100 106Q178 138 256 106V122Q178 154 100 122Z", "#3A2353", opacity=0.28),
                    clip_path=f"url(#{p}ball)")
            + line("M160 187L166 214M196 187L190 214M172 188L173 214M184 188L183 214", "#5A3A2E", 1.4)
            + path("M164 213H192L189 236Q178 240 167 236Z", "#8A5A36") + rect(163, 211, 30, 5, "#5E3A26", rx=2.5)
            + line("M166 221H190M167 228H189", "#6B4329", 1.4) + path("M173 187L178 176L183 187Z", "#FFD36B"))
    return defs, body


def windowcat(p):
    r = rnd(3)
    defs = [
        down(p + "room", (0, "#5A3149"), (1, "#3A1F38")),
        down(p + "night", (0, "#1F2F57"), (0.6, "#3D4A7C"), (1, "#7A5E86")),
        radial(p + "lamp", 344, 92, 190, (0, "#FFDF9A", 0.85), (0.3, "#FFB45E", 0.35), (1, "#FFB45E", 0)),
        across(p + "fur", (0, "#1E1428"), (0.7, "#3A2236"), (1, "#C9703F")),
        down(p + "sill", (0, "#C98A5A"), (1, "#7E4B38")),
        clip(p + "glass", rect(34, 22, 232, 204, "#000")),
    ]
    town = "".join(rect(x, 226 - h, w, h, c) for x, w, h, c in (
        (30, 44, 84, "#232A4C"), (70, 36, 118, "#2C3058"), (104, 50, 70, "#1F2645"), (150, 40, 104, "#2A2E55"), (188, 44, 78, "#232A4C"), (228, 44, 126, "#2C3058")))
    lights = "".join(rect(34 + 12 * i + 3, 130 + 12 * j, 4.5, 6, "#FFC86B", opacity=0.35 + 0.6 * r.random())
                     for i in range(19) for j in range(8) if r.random() < 0.36 and j > (2 if i % 4 else 0))
    bokeh = "".join(circle(r.uniform(40, 262), r.uniform(120, 222), r.uniform(4, 13), c, opacity=0.22 + 0.2 * r.random())
                    for c in ("#FFB45E", "#FF7F6B", "#7BD0E0", "#FFE3A0") * 4)
    rain = "".join(line(f"M{number(x)} {number(y)}l-4 {number(l)}", "#CFE0FF", 1.2, opacity=0.15 + 0.3 * r.random())
                   for x, y, l in ((r.uniform(36, 266), r.uniform(20, 210), r.uniform(8, 20)) for _ in range(60)))
    drops = "".join(ellipse(r.uniform(38, 262), r.uniform(28, 220), 1.5, 2.2, "#E6F0FF", opacity=0.5) for _ in range(40))
    books = "".join(rect(x, 236 - h, w, h, c, rx=1.5) + rect(x, 236 - h + 6, w, 3, "#FFE3B3", opacity=0.6) for x, w, h, c in (
        (276, 12, 50, "#B8434A"), (289, 10, 44, "#2F7D78"), (300, 14, 54, "#D99A3C")))
    leaves = "".join(path(f"M56 196q{dx} {dy} {dx * 1.7:.0f} {dy * 1.1:.0f}q{-dx * 0.3:.0f} {-dy * 0.1 + 12:.0f} {-dx * 1.7:.0f} {-dy * 1.1:.0f}", c)
                     for dx, dy, c in ((-18, -26, "#3C8C68"), (16, -34, "#4FA878"), (2, -44, "#2F7558"), (24, -12, "#3C8C68"), (-22, -8, "#4FA878")))
    cat = (path("M186 236C206 246 240 240 238 214C237 203 226 203 227 212C228 224 208 226 192 222Z", "#1E1428")
           + path("M134 236C126 204 138 176 154 166C146 158 144 142 148 122L162 134Q172 130 182 134L196 122C200 142 197 158 190 166C206 180 212 210 204 236Z", f"url(#{p}fur)")
           + path("M151 128L152 146L160 137ZM193 128L192 146L184 137Z", "#7A4048", opacity=0.7)
           + line("M150 212q4 14 2 24M188 212q-3 14 -1 24", "#120A1A", 1.6, opacity=0.6)
           + line("M204 232C210 208 205 182 191 168M196 126C199 142 196 156 190 165", "#FFB45E", 2, opacity=0.85))
    body = (rect(0, 0, 400, 300, f"url(#{p}room)")
            + "".join(rect(x, 0, 10, 300, "#FFFFFF", opacity=0.025) for x in range(0, 400, 24))
            + rect(34, 22, 232, 204, f"url(#{p}night)")
            + group(town + lights + bokeh + rain + drops, clip_path=f"url(#{p}glass)")
            + rect(26, 14, 248, 10, "#E2B98E") + rect(26, 14, 10, 222, "#D3A57C") + rect(264, 14, 10, 222, "#E2B98E") + rect(146, 22, 8, 206, "#C9986E")
            + rect(34, 98, 232, 6, "#C9986E") + rect(34, 22, 232, 4, "#000", opacity=0.25)
            + path("M0 0H46C40 60 36 150 50 232L0 240Z", "#A33F46") + path("M10 0C16 80 12 160 22 236M30 0C30 80 26 160 38 234", "none", stroke="#7C2C38", stroke_width=5, opacity=0.7)
            + rect(0, 234, 400, 16, f"url(#{p}sill)", rx=2) + rect(0, 234, 400, 3, "#FFD9A0", opacity=0.5) + rect(0, 250, 400, 50, "#2C1730")
            + "".join(rect(x, 256, 3, 44, "#462540") for x in range(6, 400, 30))
            + leaves + path("M40 200H74L69 235H45Z", "#C96A4A") + rect(38, 196, 38, 9, "#D97F58", rx=2)
            + books + rect(340, 120, 6, 110, "#4A2A34") + rect(324, 226, 38, 9, "#4A2A34", rx=4)
            + path("M318 122L330 66H358L370 122Z", "#FFE2A6") + rect(318, 118, 52, 4, "#E0A860")
            + circle(344, 92, 190, f"url(#{p}lamp)") + cat)
    return defs, body


def lake(p):
    r = rnd(4)
    defs = [
        down(p + "sky", (0, "#0E1B3A"), (0.5, "#21406B"), (0.85, "#5F86A0")),
        linear(p + "water", 0, 192, 0, 300, (0, "#5F86A0"), (0.3, "#2A4E75"), (1, "#0C1834")),
        radial(p + "moon", 276, 62, 110, (0, "#FFF6DA", 0.7), (0.22, "#DCE6F0", 0.28), (1, "#9CC0E0", 0)),
        linear(p + "peak", 0, 60, 0, 196, (0, "#7C93B4"), (1, "#3D5A80")),
        linear(p + "peak2", 0, 90, 0, 196, (0, "#4F6C93"), (1, "#2B466B")),
        radial(p + "fire", 118, 236, 90, (0, "#FFC86B", 0.9), (0.3, "#FF8F4A", 0.35), (1, "#FF8F4A", 0)),
        linear(p + "tent", 70, 200, 130, 240, (0, "#FFD27A"), (1, "#E8703F")),
    ]
    starry = "".join(circle(r.uniform(0, 400), 112 * r.random() ** 1.3, r.uniform(0.5, 1.5), "#FFFFFF", opacity=0.3 + 0.7 * r.random()) for _ in range(80))
    glints = "".join(line(f"M{number(276 + r.uniform(-1, 1) * (8 + 0.28 * (y - 194)) - 10)} {y}h{number(r.uniform(8, 24))}", "#FFF3D0", 1.6, opacity=0.75 - (y - 194) / 170)
                     for y in range(198, 292, 5))
    waves = "".join(line(f"M{number(r.uniform(0, 380))} {number(196 + 96 * r.random())}h{number(r.uniform(10, 40))}", "#A9CBE0", 1.2, opacity=0.18) for _ in range(44))
    far = "".join(pine(i * 9.5 + r.uniform(-3, 3), 196 + r.uniform(-1, 2), r.uniform(14, 30), "#17304F", 3) for i in range(43))
    front = "".join(pine(x, y, h, "#081127", 6) for x, y, h in ((16, 300, 178), (50, 304, 128), (388, 306, 204), (348, 308, 138), (310, 312, 92), (-8, 300, 120)))
    body = (rect(0, 0, 400, 300, f"url(#{p}sky)") + starry + circle(276, 62, 110, f"url(#{p}moon)") + circle(276, 62, 21, "#FFF6DA")
            + circle(283, 57, 4, "#E6D8B4") + circle(270, 68, 3, "#E6D8B4") + circle(272, 55, 2, "#E6D8B4")
            + path("M-20 196L70 96L104 130L156 66L214 138L246 112L330 196Z", f"url(#{p}peak)")
            + path("M156 66L178 94L168 92L160 104L150 90L140 98L138 88Z", "#F4F8FF") + path("M70 96L88 114L78 114L70 122L62 112L54 114Z", "#E2ECF8")
            + path("M156 66L214 138L246 112L330 196H200L172 140Z", "#10244A", opacity=0.28)
            + path("M180 196L262 130L290 150L344 92L420 170V196Z", f"url(#{p}peak2)") + path("M344 92L362 110L352 110L344 118L336 108L328 110Z", "#D3E0F0")
            + far + rect(0, 195, 400, 105, f"url(#{p}water)")
            + path("M-20 195L70 262L104 240L156 284L214 234L246 252L330 195Z", "#16305A", opacity=0.35) + waves + glints
            + path("M0 300V238C40 226 110 228 160 240C200 250 226 268 250 300Z", "#0C1A30") + circle(118, 236, 90, f"url(#{p}fire)")
            + path("M58 246L92 198L134 246Z", f"url(#{p}tent)") + path("M92 198L102 246H86Z", "#7A2F2A") + path("M92 198L134 246H146L98 196Z", "#A8452F")
            + line("M150 248l14 -5M152 243l12 6", "#3A2018", 3) + path("M157 244c-7 -6 -2 -12 0 -18c3 6 8 12 2 18z", "#FFB52E") + path("M158 244c-3 -3 -1 -6 0 -9c2 3 3 6 1 9z", "#FFF3C4")
            + front)
    return defs, body


def sail(p):
    r = rnd(5)
    defs = [
        down(p + "sky", (0, "#3E9FD0"), (0.7, "#BFE6EA"), (1, "#E9F6EA")),
        linear(p + "sea", 0, 150, 0, 300, (0, "#4FC0BF"), (0.4, "#1E92A8"), (1, "#0D4F78")),
        radial(p + "sun", 70, 90, 150, (0, "#FFFBE6", 0.65), (1, "#FFFBE6", 0)),
        across(p + "sailw", (0, "#FFFDF4"), (1, "#E6D9C8")),
        across(p + "sailr", (0, "#F0605A"), (1, "#B93A4C")),
        down(p + "hull", (0, "#FFF4E3"), (0.36, "#F2E0CC"), (0.37, "#25426B"), (1, "#182B50")),
    ]
    waves = ""
    for j in range(10):
        y = 164 + j * j * 1.3 + j * 3.2
        w = 12 + j * 3.4
        d = f"M{number(-w * r.random())} {number(y)}" + "".join(f"q{number(w / 2)} {number(-w / 5)} {number(w)} 0" for _ in range(int(430 / w) + 2))
        waves += line(d, "#D6F5F0" if j % 2 else "#0F5F86", 1.2 + j * 0.16, opacity=0.32)
    sparkle = "".join(circle(r.uniform(0, 400), r.uniform(158, 290), r.uniform(0.7, 1.6), WHITE, opacity=0.7) for _ in range(70))
    gulls = "".join(line(f"M{x} {y}q{s} -{s * 0.8:.1f} {s * 1.6:.1f} 0q{s * 0.6:.1f} -{s * 0.8:.1f} {s * 1.6:.1f} 0", "#2F4A66", 2)
                    for x, y, s in ((60, 60, 9), (96, 44, 6), (322, 78, 7), (352, 60, 5)))
    palms = "".join(line(f"M{x} 148q3 -14 {2 + k} -26", "#6B4A34", 2.6)
                    + path(f"M{x + 2 + k} 122q-10 -8 -19 2q10 -3 19 -2q-4 -12 -15 -11q9 3 15 11q3 -12 14 -10q-9 2 -14 10q10 -6 18 4q-9 -5 -18 -4z", "#2F8A5E")
                    for x, k in ((314, 4), (342, -2), (364, 3)))
    body = (rect(0, 0, 400, 300, f"url(#{p}sky)") + circle(70, 90, 150, f"url(#{p}sun)")
            + cloud(210, 70, 2.0, WHITE, 0.85) + cloud(20, 120, 1.7, WHITE, 0.8) + cloud(320, 112, 1.3, WHITE, 0.7) + cloud(150, 128, 1.2, WHITE, 0.6) + gulls
            + path("M250 152C270 136 300 132 330 138C356 130 384 136 400 142V152Z", "#6DB58A") + path("M270 152C300 143 350 141 400 146V152Z", "#F4DDA8") + palms
            + path("M0 152C20 140 50 144 80 152Z", "#5FA7A8", opacity=0.7) + rect(0, 150, 400, 150, f"url(#{p}sea)") + sparkle + waves
            + path("M96 252Q180 286 292 248L286 276Q190 300 110 274Z", "#0A3F62", opacity=0.45)
            + rect(186, 38, 4.500, 196, "#6B4A34") + path("M182 48C158 104 132 164 106 212H182Z", f"url(#{p}sailr)")
            + path("M182 96C172 120 160 146 150 168M182 140L132 168M182 180L116 194", "none", stroke="#8E2A3E", stroke_width=1.4, opacity=0.7)
            + path("M194 44C232 90 258 150 270 216H194Z", f"url(#{p}sailw)") + path("M194 150L249 144L255 162L194 170Z", "#FFB52E") + path("M194 176L258.500 168L261 178L194 187Z", "#22A39A")
            + path("M194 90Q215 92 226 90M194 128Q222 130 244 126", "none", stroke="#CDBBA6", stroke_width=1.3)
            + path("M188 38l0 -14l22 7z", "#FFB52E")
            + path("M84 222H292C288 246 270 262 246 264H130C104 262 90 246 84 222Z", f"url(#{p}hull)") + rect(82, 219, 212, 6, "#A86A42", rx=3)
            + "".join(circle(x, 237, 4, "#25426B") for x in (130, 156, 216, 242)) + circle(206, 208, 7, "#F2C7A0") + path("M199 206a7 7 0 0 1 14 0z", "#25426B") + path("M199 214h14l4 8h-22z", "#E8504A")
            + line("M92 266q16 -8 30 0q16 8 32 0q16 -8 32 0q16 8 32 0q16 -8 32 0q14 8 26 2", WHITE, 3.4, opacity=0.75)
            + line("M110 276q20 7 40 0M200 280q24 8 50 -2", WHITE, 2, opacity=0.5))
    return defs, body


def oranges(p):
    r = rnd(6)
    defs = [
        linear(p + "wallp", 0, 0, 400, 200, (0, "#F3D9A4"), (0.5, "#E9B87C"), (1, "#B97852")),
        radial(p + "skin", 0.36, 0.30, 0.8, (0, "#FFC65A"), (0.45, "#F6952B"), (1, "#B94A1C")).replace('gradientUnits="userSpaceOnUse" ', ""),
        down(p + "bowl", (0, "#3F86A6"), (1, "#1F4F73")),
        down(p + "cloth", (0, "#FFF4E3"), (1, "#E3C7A8")),
        clip(p + "table", path("M0 208H400V300H0Z", "#000")),
        linear(p + "sunray", 0, 0, 300, 220, (0, "#FFF6DA", 0.75), (1, "#FFF6DA", 0)),
    ]

    def orange(x, y, s):
        pores = "".join(circle(x + d * math.cos(a), y + d * math.sin(a), 0.9, "#8A3A12", opacity=0.28)
                        for d, a in ((s * 0.9 * math.sqrt(r.random()), r.uniform(0, math.tau)) for _ in range(30)))
        return circle(x, y, s, f"url(#{p}skin)") + pores + ellipse(x - s * 0.35, y - s * 0.42, s * 0.22, s * 0.13, "#FFF1C9", opacity=0.55, transform=f"rotate(-30 {number(x - s * 0.35)} {number(y - s * 0.42)})")

    def leaf(x, y, turn, s):
        return group(path("M0 0C10 -16 34 -18 50 -4C34 8 12 10 0 0Z", "#3E8E4F") + path("M0 0C16 -6 34 -8 50 -4C34 8 12 10 0 0Z", "#2C6E40")
                     + line("M2 0Q24 -6 46 -4", "#8CC77A", 1.4), transform=f"translate({x} {y}) rotate({turn}) scale({s})")
    checks = "".join(path(f"M{x} 208h22L{x * 1.5 - 75:.0f} 300h-33z", "#D9534F", opacity=0.5) for x in range(-90, 480, 44))
    checks += rect(0, 224, 400, 16, "#D9534F", opacity=0.42) + rect(0, 262, 400, 22, "#D9534F", opacity=0.42)
    segments = "".join(path(f"M300 246L{300 + 31 * math.cos(a):.1f} {246 + 31 * math.sin(a):.1f}A31 31 0 0 1 {300 + 31 * math.cos(b):.1f} {246 + 31 * math.sin(b):.1f}Z",
                            "#FF9F38", stroke="#FFE6B8", stroke_width=2.6, stroke_linejoin="round")
                       for a, b in ((math.radians(36 * i), math.radians(36 * i + 36)) for i in range(10)))
    fibres = "".join(line(f"M{300 + a * math.cos(t):.1f} {246 + a * math.sin(t):.1f}L{300 + (a + 6) * math.cos(t):.1f} {246 + (a + 6) * math.sin(t):.1f}", "#FFD27A", 1.4, opacity=0.8)
                     for a, t in ((r.uniform(9, 22), r.uniform(0, math.tau)) for _ in range(42)))
    body = (rect(0, 0, 400, 300, f"url(#{p}wallp)")
            + "".join(path(f"M{x} {y}q6 -10 12 0q-6 10 -12 0z", "#B9683C", opacity=0.2) for j, y in enumerate(range(18, 200, 28)) for x in range(10 + 18 * (j % 2), 400, 36))
            + path("M40 0H150L330 208H220Z", f"url(#{p}sunray)") + path("M190 0H250L400 168V208H370Z", f"url(#{p}sunray)", opacity=0.7)
            + rect(0, 208, 400, 92, f"url(#{p}cloth)") + group(checks, clip_path=f"url(#{p}table)") + rect(0, 206, 400, 5, "#A8623E")
            + ellipse(150, 262, 118, 15, "#5A2A22", opacity=0.35) + ellipse(304, 276, 44, 8, "#5A2A22", opacity=0.35)
            + leaf(84, 112, -34, 1.0) + orange(104, 142, 38) + orange(196, 144, 38) + orange(150, 104, 40) + leaf(158, 66, -18, 1.0) + leaf(146, 66, 206, 0.75)
            + line("M150 68q2 -6 8 -10", "#6B4A2A", 4) + orange(60, 166, 28) + orange(240, 166, 28) + orange(150, 162, 38)
            + path("M30 170H270C268 222 226 256 190 260H110C74 256 32 222 30 170Z", f"url(#{p}bowl)") + ellipse(150, 170, 120, 7, "#2A678C") + path("M30 170a120 7 0 0 0 240 0v7a120 7 0 0 1 -240 0z", "#7DC0D0")
            + "".join(path(f"M{x} {y}l9 12l-9 12l-9 -12z", "#FFF4E3", opacity=0.75) for x, y in ((72, 194), (98, 200), (124, 203), (150, 204), (176, 203), (202, 200), (228, 194)))
            + path("M52 186C56 214 72 238 96 252C66 240 44 216 42 184Z", WHITE, opacity=0.25)
            + circle(300, 246, 39, "#E9821F") + circle(300, 246, 36, "#FFEBC4") + segments + fibres + circle(300, 246, 4.5, "#FFEBC4") + leaf(338, 270, 18, 0.8))
    return defs, body


def tram(p):
    r = rnd(7)
    defs = [
        down(p + "sky", (0, "#2B2A5E"), (0.5, "#7A4A86"), (0.8, "#E5837A")),
        linear(p + "road", 0, 218, 0, 300, (0, "#4A3A5E"), (1, "#1E1733")),
        down(p + "body", (0, "#FFF0D6"), (0.52, "#F4DDB8"), (0.53, "#C9403F"), (1, "#8E2A3A")),
        down(p + "glow", (0, "#FFE9A8"), (1, "#FFC05A")),
        radial(p + "lampg", 352, 92, 70, (0, "#FFE6A6", 0.85), (0.25, "#FFC86B", 0.4), (1, "#FFC86B", 0)),
        radial(p + "beam", 282, 206, 34, (0.15, "#FFF3CC", 0.8), (0.45, "#FFE9A8", 0.3), (1, "#FFE9A8", 0)),
        linear(p + "head", 252, 214, 252, 300, (0, "#FFE9A8", 0.7), (1, "#FFE9A8", 0)),
    ]
    houses = ""
    for x, w, h, c, roof in ((-6, 70, 150, "#5B3A66", "#3A2350"), (62, 56, 184, "#734061", "#4A2850"), (116, 66, 138, "#503560", "#332048"),
                             (180, 60, 172, "#64395F", "#432550"), (238, 64, 144, "#7A4460", "#4A2850"), (300, 56, 188, "#553663", "#36224C"), (354, 54, 156, "#6B3D62", "#452750")):
        top = 218 - h
        houses += rect(x, top, w, h, c) + path(f"M{x - 3} {top}L{x + w / 2:.0f} {top - 22}L{x + w + 3} {top}Z", roof)
        for j in range(int((h - 60) / 30)):
            for i in range(int(w / 20)):
                lit = r.random() < 0.5
                houses += rect(x + 8 + i * 19, top + 12 + j * 30, 10, 16, "#FFCE73" if lit else "#2E2044", rx=5 if j == 0 else 1.5, opacity=0.95 if lit else 0.8)
    stones = "".join(rect(r.uniform(-10, 400), y, r.uniform(10, 20), 2, "#8A6A8E", opacity=0.13 + 0.14 * r.random(), rx=1) for y in range(238, 300, 5) for _ in range(9))
    windows = "".join(rect(x, 128, 27, 36, f"url(#{p}glow)", rx=4) for x in (76, 108, 140, 172, 204))
    people = "".join(circle(x, 148, 6, "#4A2A44") + path(f"M{x - 9} 164q0 -11 9 -11q9 0 9 11z", c) for x, c in ((91, "#4A2A44"), (154, "#2F5A6B"), (216, "#7A3348")))
    body = (rect(0, 0, 400, 300, f"url(#{p}sky)") + "".join(circle(r.uniform(0, 400), r.uniform(0, 60), r.uniform(0.6, 1.3), WHITE, opacity=0.6) for _ in range(26))
            + houses + rect(0, 196, 400, 24, "#2E2044", opacity=0.55) + rect(0, 218, 400, 82, f"url(#{p}road)") + stones
            + path("M0 236H400M0 262H400", "none", stroke="#C7A9C4", stroke_width=2.4, opacity=0.7)
            + line("M0 70Q120 84 200 78T400 66", "#1E1733", 1.6) + line("M0 84Q180 96 400 82", "#1E1733", 1.2)
            + path("M272 214L400 238V300H240Z", f"url(#{p}head)", opacity=0.55)
            + ellipse(166, 250, 130, 10, "#0E0A1E", opacity=0.5)
            + line("M150 104L176 80M176 80L158 82M196 104L176 80", "#2A1C3A", 2.6)
            + path("M58 110Q60 102 72 102H262Q276 104 282 124L290 190V228H52V124Z", f"url(#{p}body)") + path("M66 102H264Q258 94 244 94H86Q72 94 66 102Z", "#8E2A3A")
            + rect(52, 170, 238, 5, "#FFC05A") + windows + people + path("M238 128H268Q274 130 276 140L279 164H238Z", f"url(#{p}glow)")
            + rect(238, 178, 24, 50, "#A8343C", rx=3) + rect(243, 182, 14, 30, "#FFCE73", rx=2) + rect(76, 186, 60, 3, "#FFD9A0", opacity=0.6) + rect(150, 186, 74, 3, "#FFD9A0", opacity=0.6)
            + rect(60, 112, 214, 10, "#3A2044", rx=3) + rect(214, 113.5, 50, 7, "#FFCE73", rx=2)
            + rect(48, 226, 246, 8, "#2A1C3A", rx=3) + "".join(circle(x, 237, 11, "#1A1228") + circle(x, 237, 4.5, "#8A6A8E") for x in (90, 122, 220, 252))
            + circle(282, 206, 6, "#FFF6D8") + circle(282, 206, 34, f"url(#{p}beam)")
            + rect(349, 92, 5, 150, "#1E1733") + rect(342, 236, 19, 8, "#1E1733", rx=2) + circle(352, 92, 70, f"url(#{p}lampg)") + path("M343 86H361L358 102H346Z", "#FFF3CC") + path("M340 86L352 76L364 86Z", "#1E1733")
            + path("M0 300V276C10 270 22 272 30 280C40 276 50 282 54 300Z", "#151029") + path("M384 300C384 286 392 282 400 284V300Z", "#151029"))
    return defs, body


def sunflowers(p):
    r = rnd(8)
    defs = [
        down(p + "sky", (0, "#4C9BD4"), (0.75, "#CBE7E6"), (1, "#FBEFC8")),
        radial(p + "sun", 62, 54, 130, (0.15, "#FFF6DA", 0.85), (1, "#FFF6DA", 0)),
        down(p + "field", (0, "#E8B93A"), (0.35, "#A8A03A"), (1, "#2F6B3C")),
        radial(p + "seed", 0.45, 0.42, 0.6, (0, "#9A5A2A"), (0.55, "#5E2F1C"), (1, "#3A1A14")).replace('gradientUnits="userSpaceOnUse" ', ""),
    ]

    def flower(x, y, s, turn=0):
        petals = "".join(el("path", d=f"M0 {number(-s * 0.42)}C{number(s * 0.2)} {number(-s * 0.62)} {number(s * 0.16)} {number(-s * 0.9)} 0 {number(-s)}C{number(-s * 0.16)} {number(-s * 0.9)} {number(-s * 0.2)} {number(-s * 0.62)} 0 {number(-s * 0.42)}Z",
                            fill=c, transform=f"rotate({number(a + turn)})")
                         for c, shift in (("#E8951E", 10), ("#FFC233", 0)) for a in (shift + 20 * i for i in range(18)))
        # Seeds stand in the sunflower's own spiral: each a golden angle further than the last.
        spiral = [(s * 0.42 * math.sqrt(i / 60), 2.39996 * i) for i in range(60)]
        seeds = dots([(d * math.cos(a), d * math.sin(a)) for d, a in spiral], s * 0.026, "#E2A458", opacity=0.75)
        return group(petals + circle(0, 0, s * 0.46, f"url(#{p}seed)") + seeds, transform=f"translate({x} {y})")

    def stem(x, y, lean, s):
        n = number
        return (line(f"M{x} {y}Q{n(x + lean)} {n((y + 300) / 2)} {n(x + lean * 0.6)} 304", "#3F7F3E", s * 0.12)
                + path(f"M{n(x + lean * 0.7)} 236q{n(s * 0.7)} {n(-s * 0.5)} {n(s * 1.1)} {n(s * 0.05)}q{n(-s * 0.6)} {n(s * 0.4)} {n(-s * 1.1)} {n(-s * 0.05)}z", "#4F9A48")
                + path(f"M{n(x + lean * 0.7)} 256q{n(-s * 0.7)} {n(-s * 0.5)} {n(-s * 1.1)} {n(s * 0.05)}q{n(s * 0.6)} {n(s * 0.4)} {n(s * 1.1)} {n(-s * 0.05)}z", "#36783C"))
    rows = ""
    for j in range(9):
        y = 166 + j * j * 0.95 + j * 3
        s = 1.5 + j * 0.75
        spots, leaves = ([], []), ""
        for i in range(int(410 / (s * 3.2)) + 1):
            x = i * s * 3.2 + (j % 2) * s * 1.6 + r.uniform(-s, s)
            spots[0 if r.random() < 0.7 else 1].append((x, y))
            if j > 3:
                leaves += f"M{number(x - s)} {number(y + s * 1.7)}q{number(s)} {number(-s)} {number(s * 2)} 0z"
        rows += dots(spots[0], s * 1.25, "#F6B82C") + dots(spots[1], s * 1.25, "#E39A22") + dots(spots[0] + spots[1], s * 0.5, "#5E2F1C")
        rows += path(leaves, "#3F7F3E", opacity=0.9) if leaves else ""
    body = (rect(0, 0, 400, 300, f"url(#{p}sky)") + circle(62, 54, 130, f"url(#{p}sun)") + circle(62, 54, 26, "#FFF9E6")
            + cloud(136, 66, 1.7, WHITE, 0.85) + cloud(280, 46, 1.5, WHITE, 0.75) + cloud(220, 112, 1.1, WHITE, 0.7) + cloud(4, 122, 1.2, WHITE, 0.6)
            + path(hills(146, 9, 1.2, 0.3), "#7FB0A0") + path(hills(156, 7, 1.6, 2.0), "#5F9A6E") + rect(0, 164, 400, 136, f"url(#{p}field)")
            + rect(262, 128, 62, 38, "#B8433C") + path("M256 132L293 102L330 132Z", "#7A2A30") + path("M284 166V146h18v20z", "#FFF1DC") + path("M284 146l18 20m0 -20l-18 20", "none", stroke="#B8433C", stroke_width=2)
            + circle(293, 120, 4.5, "#FFF1DC") + rect(334, 116, 18, 50, "#D9C7B4") + path("M334 117a9 9 0 0 1 18 0z", "#8A7F88")
            + "".join(ellipse(x, 160, w, h, "#3F7A52") for x, w, h in ((236, 14, 13), (250, 10, 9), (372, 16, 15), (392, 14, 11)))
            + rows + stem(96, 178, -16, 50) + stem(300, 206, 14, 44) + stem(206, 244, 8, 30) + flower(96, 178, 66, 4) + flower(300, 206, 58, 9) + flower(206, 250, 38, 2)
            + "".join(path(f"M{x} 300q{k} -26 {k * 1.6:.0f} -38q4 22 {-k * 0.4:.0f} 38z", c) for x, k, c in ((4, 14, "#2C6B3C"), (30, -10, "#3F7F3E"), (150, 12, "#2C6B3C"), (168, -12, "#3F7F3E"), (250, 10, "#2C6B3C"), (366, 12, "#2C6B3C"), (392, -12, "#3F7F3E")))
            + ellipse(168, 128, 6, 4, "#3A2018") + rect(165, 124.5, 2.4, 7, "#FFC233") + ellipse(164, 122, 5, 3, WHITE, opacity=0.75) + ellipse(171, 122, 5, 3, WHITE, opacity=0.75))
    return defs, body


def aurora(p):
    r = rnd(9)
    defs = [
        down(p + "sky", (0, "#0B1236"), (0.6, "#1E3A66"), (1, "#4F7A96")),
        linear(p + "a", 0, 10, 0, 150, (0, "#8B7BFF", 0), (0.3, "#5FE0B8", 0.55), (0.75, "#7BF0B4", 0.8), (1, "#7BF0B4", 0)),
        linear(p + "b", 0, 0, 0, 130, (0, "#C86BE0", 0), (0.5, "#9A7BFF", 0.6), (1, "#5FE0B8", 0)),
        down(p + "snow", (0, "#E9F2FF"), (1, "#8FA9D0")),
        radial(p + "lit", 214, 214, 96, (0, "#FFD27A", 0.8), (0.4, "#FFAB5A", 0.28), (1, "#FFAB5A", 0)),
        down(p + "wood", (0, "#7A4630"), (1, "#4A2622")),
        el("filter", el("feGaussianBlur", stdDeviation=3), id=p + "soft", x="-10%", y="-10%", width="120%", height="120%"),
    ]
    starry = "".join(circle(r.uniform(0, 400), 150 * r.random(), r.uniform(0.5, 1.5), WHITE, opacity=0.3 + 0.7 * r.random()) for _ in range(90))

    def snowy(x, y, h):
        return pine(x, y, h, "#16324A", 5) + group(pine(x - h * 0.015, y - h * 0.05, h * 0.94, "#DCEAF8", 5, 0.30), opacity=0.8)
    flakes = "".join(circle(r.uniform(0, 400), r.uniform(0, 300), r.uniform(0.9, 2.6), WHITE, opacity=0.45 + 0.45 * r.random()) for _ in range(80))
    logs = "".join(rect(164, y, 100, 7, "#8A5236" if i % 2 else "#6B3A2A", rx=3.5) for i, y in enumerate(range(196, 238, 7)))
    body = (rect(0, 0, 400, 300, f"url(#{p}sky)") + starry
            + group(path("M-10 130C50 60 100 120 160 76S260 20 320 60S390 40 410 20V90C380 110 350 84 310 112S210 96 160 136S60 130 -10 180Z", f"url(#{p}a)")
                    + path("M-10 70C60 20 120 70 190 36S320 -6 410 6V70C330 50 270 50 200 84S60 90 -10 130Z", f"url(#{p}b)"), filter=f"url(#{p}soft)")
            + path("M-10 206L54 138L92 170L146 112L196 172L236 146L292 198L340 152L410 204V230H-10Z", "#3D5F8A") + path("M146 112L168 138L156 136L148 146L138 134L127 138Z", "#E9F2FF")
            + path("M54 138L70 152L60 154L52 160L44 150Z", "#D3E4F5") + path("M340 152L356 164L346 166L340 172L330 163Z", "#D3E4F5")
            + "".join(pine(i * 10 + r.uniform(-3, 3), 216, r.uniform(16, 34), "#1E3F5C", 3) for i in range(41))
            + path("M0 300V220C60 206 120 214 200 224S340 210 400 222V300Z", f"url(#{p}snow)") + path("M0 300V256C80 240 160 262 240 266S360 256 400 262V300Z", "#F4F9FF", opacity=0.75)
            + path("M0 262C80 246 160 268 240 272S360 262 400 268V274C360 268 320 278 240 280S80 256 0 272Z", "#8FA9D0", opacity=0.35)
            + snowy(60, 252, 120) + snowy(104, 244, 74) + snowy(334, 250, 128) + snowy(374, 256, 92) + snowy(300, 240, 58)
            + circle(214, 214, 96, f"url(#{p}lit)") + rect(166, 194, 96, 46, f"url(#{p}wood)") + logs + path("M152 198L214 150L276 198Z", "#5E3028") + path("M148 198L214 146L280 198L272 200L214 160L156 200Z", "#F4F9FF")
            + rect(240, 150, 13, 28, "#5E3028") + rect(238, 147, 17, 6, "#F4F9FF", rx=3) + path("M247 144q-8 -10 2 -18t0 -20", "none", stroke="#DCEAF8", stroke_width=5, stroke_linecap="round", opacity=0.45)
            + rect(178, 206, 20, 20, "#FFD98A", rx=2) + rect(232, 206, 20, 20, "#FFD98A", rx=2) + path("M188 206v20M178 216h20M242 206v20M232 216h20", "none", stroke="#5E3028", stroke_width=2)
            + rect(206, 208, 17, 32, "#4A2622", rx=2) + circle(219, 224, 1.6, "#FFD98A") + circle(214, 178, 7, "#FFD98A")
            + path("M160 240h108q6 0 8 5h-124q2 -5 8 -5z", "#F4F9FF") + path("M206 244C200 262 176 276 150 300H190C204 276 220 262 222 244Z", "#B9CDE8", opacity=0.8) + flakes)
    return defs, body


SCENES = [lighthouse, balloons, windowcat, lake, sail, oranges, tram, sunflowers, aurora]


def scene(index, prefix="w"):
    """Scene 1 to 9 as (defs, body), cut to 400 x 300."""
    defs, body = SCENES[index - 1](prefix)
    return defs + [clip(prefix + "whole", rect(0, 0, 400, 300, "#000"))], group(body, clip_path=f"url(#{prefix}whole)")


def graphics():
    out = {}
    for i in range(1, len(SCENES) + 1):
        defs, body = scene(i)
        out[f"wall-{i}"] = svg(400, 300, defs, [body])
    return out
