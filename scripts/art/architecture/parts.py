"""Parts that many buildings share: flags, smoke, battlements, columns, clocks, domes."""

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
    s.fill(
        blob(
            [
                (x, y - h),
                (x + d * h * 0.3, y - h * 0.96),
                (x + d * h * 0.65, y - h * 0.8),
                (x + d * h * 0.3, y - h * 0.72),
                (x, y - h * 0.62),
            ],
            tension=0.6,
        ),
        colour or s.mood.accent,
    )


def smoke(s, x, y, size, colour=None, puffs=6):
    """Smoke that drifts with the wind, from a chimney's top at (x, y)."""
    colour = colour or mix(s.mood.light, s.mood.middle, 0.25)
    for i in range(puffs):
        t = (i + 1) / puffs
        r = size * (0.16 + 0.42 * t)
        px, py = x - s.light * size * 1.7 * t * t, y - size * 1.9 * t**0.8
        s.fill(s.wobble(px, py, r, r * 0.8, 7), colour, 0.5 - 0.3 * t)
        s.stroke(
            bow((px - r * 0.5, py + r * 0.1), (px + r * 0.4, py - r * 0.1), -r * 0.3),
            s.mood.shade,
            2.5,
            0.25 - 0.15 * t,
        )


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
        s.fill(
            joined(
                [
                    rect(cx - w * 0.7, y - h * 0.045, w * 1.4, h * 0.045),
                    rect(cx - w * 0.7, y - h, w * 1.4, h * 0.035),
                    rect(cx - w * 0.58, y - h * 0.965, w * 1.16, h * 0.03),
                ]
            ),
            lighten(colour, 0.25),
        )


def clock(s, x, y, r, rim="#b8893f"):
    s.fill(ellipse(x, y, r), Lit("#fff0bf") if s.mood.lit else CREAM)
    s.stroke(ellipse(x, y, r), rim, r * 0.2)
    s.stroke(
        joined(
            line(
                (x + r * 0.66 * math.cos(i * 0.5236), y + r * 0.66 * math.sin(i * 0.5236)),
                (x + r * 0.8 * math.cos(i * 0.5236), y + r * 0.8 * math.sin(i * 0.5236)),
            )
            for i in range(12)
        ),
        IRON,
        r * 0.09,
    )
    s.stroke(line((x, y), (x + r * 0.1, y - r * 0.62)) + line((x, y), (x + r * 0.42, y + r * 0.16)), IRON, r * 0.11)


def dome_form(x, y, w, h) -> Form:
    """A pointed, slightly swelling dome on a base `w` wide."""
    return Form(
        [
            ("M", x - w * 0.44, y),
            ("C", x - w * 0.66, y - h * 0.36, x - w * 0.34, y - h * 0.72, x, y - h),
            ("C", x + w * 0.34, y - h * 0.72, x + w * 0.66, y - h * 0.36, x + w * 0.44, y),
            ("Z",),
        ]
    )
