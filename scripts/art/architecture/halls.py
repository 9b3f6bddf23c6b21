"""Large ones: barn, church, greenhouse, station, museum, mosque, factory, observatory, shop, temple."""

from __future__ import annotations

from kit import *
from architecture.parts import CREAM, IRON, clock, columns, dome_form, flag, joined, smoke


def barn(s, x, y, w, red="#b8402f", roof="#6b5a5a", silo=True, snow=False, trim=CREAM):
    """A red barn in three-quarter view: gambrel front with crossed doors, a long roof, a silo."""
    if silo:
        sx, sw, sh = x + w * 0.52, w * 0.2, w * 0.78
        can = rect(sx - sw / 2, y - w * 0.03 - sh, sw, sh)
        s.shadow(sx, y - w * 0.03, sw, sw * 0.2)
        s.body(
            can,
            "#c4ccd0",
            lambda f: s.bars(f, "#8a96a0", w * 0.06, 0.18, 0, 0.8),
            lambda f: s.bars(f, "#eef3f4", w * 0.05, 0.12, 90, 0.6),
        )
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
    long_roof = poly(
        [
            (m - fw * 0.14, y - h * 1.68),
            (m + fw * 0.03, y - h * 0.96),
            (r + w * 0.02, y - h * 0.96),
            (r - w * 0.06, y - h * 1.68),
        ]
    )
    upper = poly(
        [
            (l + fw * 0.5, y - h * 2.12),
            (m - fw * 0.14, y - h * 1.66),
            (r - w * 0.06, y - h * 1.66),
            (r - w * 0.2, y - h * 2.12),
        ]
    )
    for f in (upper, long_roof):
        if snow:
            s.body(
                f,
                "#eef4fc",
                lambda g: s.brush(g, "#c9d9ee", step=w * 0.09, length=w * 0.14, width=6, opacity=0.7),
                round_=False,
                rim=2,
            )
        else:
            s.body(f, roof, lambda g: s.tiles(g, w=w * 0.04, h=w * 0.026, round_=False), round_=False, rim=2)
    outline = [
        (l, y),
        (l, y - h),
        (l + fw * 0.14, y - h * 1.68),
        (l + fw * 0.5, y - h * 2.12),
        (l + fw * 0.86, y - h * 1.68),
        (m, y - h),
        (m, y),
    ]
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
        s.stroke(
            line((dx, dy), (dx + fw * 0.26, y))
            + line((dx + fw * 0.26, dy), (dx, y))
            + rect(dx, dy, fw * 0.26, h * 0.82),
            trim,
            w * 0.013,
            cap="butt",
        )


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
                s._shapes(
                    [s.pick("#d9583f", "#e0a83f"), "#3f7f8a", "#7a5aa0"],
                    [
                        rect(wx + w * 0.022 * (j % 3), y - w * 0.25 + w * 0.04 * (j // 3), w * 0.022, w * 0.04)
                        for j in range(12)
                        if s.rng.random() < 0.6
                    ],
                    0.75,
                    digits=1,
                )
            s.stroke(
                pane + line((wx + w * 0.033, y - w * 0.25), (wx + w * 0.033, y - w * 0.09)), CREAM, max(2, w * 0.008)
            )
    slope = poly(
        [(tx, y - w * 0.31), (tx + tw * 0.3, y - w * 0.54), (x + w * 0.4, y - w * 0.54), (x + w * 0.52, y - w * 0.31)]
    )
    if snow:
        s.body(
            slope,
            "#f1f6fd",
            lambda f: s.brush(f, "#c9d9ee", step=w * 0.08, length=w * 0.12, width=6, opacity=0.7),
            round_=False,
            rim=2,
        )
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
        s.stroke(
            joined(
                line(
                    (cx + cr * 0.72 * math.cos(i * 0.5236), cy + cr * 0.72 * math.sin(i * 0.5236)),
                    (cx + cr * 0.85 * math.cos(i * 0.5236), cy + cr * 0.85 * math.sin(i * 0.5236)),
                )
                for i in range(12)
            ),
            IRON,
            w * 0.006,
        )
    door = arch(tx - tw * 0.2, y - w * 0.19, tw * 0.4, w * 0.19, 0.4)
    s.body(door, "#7a4f38", lambda f: s.planks(f, width=tw * 0.1, vertical=True, grain=False), round_=False)
    s.stroke(door, darken(wall, 0.3), w * 0.012)
    s.fill(rect(tx - tw * 0.58, y - th - w * 0.02, tw * 1.16, w * 0.035), lighten(wall, 0.3))
    if onion:
        bulb = blob(
            [
                (tx - tw * 0.34, y - th - w * 0.02),
                (tx - tw * 0.62, y - th - w * 0.13),
                (tx - tw * 0.25, y - th - w * 0.25),
                (tx, y - th - w * 0.38),
                (tx + tw * 0.25, y - th - w * 0.25),
                (tx + tw * 0.62, y - th - w * 0.13),
                (tx + tw * 0.34, y - th - w * 0.02),
            ]
        )
        s.body(bulb, roof, lambda f: s.scales(f, roof, size=w * 0.035, angle=90))
        top = y - th - w * 0.37
    else:
        spire = poly([(tx - tw * 0.6, y - th - w * 0.01), (tx, y - th - w * 0.46), (tx + tw * 0.6, y - th - w * 0.01)])
        s.body(
            spire, "#f1f6fd" if snow else roof, lambda f: s.tiles(f, None if snow else roof, w=w * 0.035, h=w * 0.03)
        )
        top = y - th - w * 0.45
    s.stroke(
        line((tx, top), (tx, top - w * 0.09))
        + line((tx - w * 0.026, top - w * 0.06), (tx + w * 0.026, top - w * 0.06)),
        "#d9a93f",
        w * 0.012,
    )


def greenhouse(s, x, y, w, frame="#f4f1e6"):
    """A glass house with plants in it, on a brick plinth."""
    h = w * 0.36
    l, r = x - w / 2, x + w / 2
    s.shadow(x, y, w * 0.56, w * 0.06)
    shell = poly([(l, y), (l, y - h), (l + w * 0.14, y - h * 1.62), (r - w * 0.14, y - h * 1.62), (r, y - h), (r, y)])
    inside = (
        s.linear((0, lighten(s.mood.middle, 0.35)), (1, mix(s.mood.near, s.mood.low, 0.35)))
        if not s.mood.lit
        else s.linear((0, Lit("#ffe6a8")), (1, Lit("#e89a4a")))
    )
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
        s._shapes(
            [s.mood.light],
            [
                poly([(px, y), (px + w * 0.07, y), (px + w * 0.25, y - h * 1.7), (px + w * 0.18, y - h * 1.7)])
                for px in (l + w * 0.02, l + w * 0.3, l + w * 0.66)
            ],
            0.26,
        )
    bars = [line((l + w * k / 9, y), (l + w * k / 9, y - h)) for k in range(10)]
    bars += [line((l + w * k / 9, y - h), (l + w * 0.14 + w * 0.72 * k / 9, y - h * 1.62)) for k in range(10)]
    bars += [line((l, y - h * 0.55), (r, y - h * 0.55)), line((l + w * 0.07, y - h * 1.3), (r - w * 0.07, y - h * 1.3))]
    s.stroke(joined(bars), frame, max(3, w * 0.007))
    s.stroke(shell + line((l, y - h), (r, y - h)), frame, max(4, w * 0.014))
    for side in (l, x + w * 0.09):
        plinth = rect(side, y - h * 0.16, w * 0.41, h * 0.17)
        s.body(plinth, "#b5664a", lambda f: s.bricks(f, w=w * 0.05, h=h * 0.056, opacity=0.8), round_=False)
    s.stroke(
        rect(x - w * 0.085, y - h * 0.78, w * 0.17, h * 0.78) + line((x, y), (x, y - h * 0.78)),
        frame,
        max(4, w * 0.012),
        cap="butt",
    )
    s.stroke(joined(ellipse(l + w * 0.14 + w * 0.72 * k / 8, y - h * 1.66, w * 0.016) for k in range(9)), frame, 3)
    s.fill(ellipse(x + w * 0.018, y - h * 0.36, w * 0.008), "#c9963f")


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
            s.fill(
                pane,
                s.linear((0, Lit("#ffe3a0")), (1, Lit("#f2a950")))
                if s.mood.lit
                else s.linear((0, darken(s.mood.middle, 0.3)), (1, lighten(s.mood.middle, 0.1))),
            )
            s.stroke(
                joined(line((wx + w * 0.022 * j, y - h * 0.8), (wx + w * 0.022 * j, y - h * 0.2)) for j in (1, 2, 3))
                + line((wx, y - h * 0.5), (wx + w * 0.088, y - h * 0.5)),
                trim,
                max(2, w * 0.004),
                cap="butt",
            )
            s.stroke(pane, trim, w * 0.009)
    s.fill(
        joined(
            [rect(x - w * 0.51, y - h - w * 0.012, w * 1.02, w * 0.024), rect(x - w / 2, y - h * 0.14, w, h * 0.05)]
        ),
        trim,
    )
    slope = poly(
        [
            (x - w * 0.51, y - h - w * 0.01),
            (x - w * 0.45, y - h - w * 0.085),
            (x + w * 0.45, y - h - w * 0.085),
            (x + w * 0.51, y - h - w * 0.01),
        ]
    )
    s.body(slope, roof, lambda f: s.bars(f, lighten(roof, 0.25), w * 0.03, 0.15, 90, 0.8), round_=False)
    tw, th = w * 0.17, w * 0.5
    shaft = rect(x - tw / 2, y - th, tw, th)
    with s.shaded(shaft, lighten(wall, 0.06), round_=False, rim=2):
        s.bricks(shaft, wall, w=w * 0.03, h=w * 0.014, opacity=0.5, vary=0.15)
        s.fill(joined(rect(x + side * tw * 0.46 - w * 0.012, y - th, w * 0.024, th) for side in (-1, 1)), trim, 0.9)
    s.fill(
        joined(
            [
                rect(x - tw * 0.58, y - th - w * 0.01, tw * 1.16, w * 0.024),
                rect(x - tw * 0.54, y - th + w * 0.15, tw * 1.08, w * 0.014),
            ]
        ),
        trim,
    )
    if s.mood.lit:
        s.glow(x, y - th + w * 0.08, w * 0.14, opacity=0.6)
    clock(s, x, y - th + w * 0.08, w * 0.055)
    s.window(x - w * 0.022, y - th + w * 0.19, w * 0.044, w * 0.07, wall, round_=True, panes=(2, 2))
    door = arch(x - w * 0.056, y - w * 0.16, w * 0.112, w * 0.16)
    s.fill(door, Lit("#ffd27a") if s.mood.lit else darken("#4a3a3a", 0.2))
    s.stroke(
        joined(line((x + w * k, y - w * 0.16), (x + w * k, y)) for k in (-0.028, 0, 0.028))
        + line((x - w * 0.056, y - w * 0.1), (x + w * 0.056, y - w * 0.1)),
        trim,
        max(2, w * 0.005),
        cap="butt",
    )
    s.stroke(door, trim, w * 0.01)
    cap = poly(
        [
            (x - tw * 0.58, y - th - w * 0.01),
            (x - tw * 0.3, y - th - w * 0.1),
            (x, y - th - w * 0.2),
            (x + tw * 0.3, y - th - w * 0.1),
            (x + tw * 0.58, y - th - w * 0.01),
        ]
    )
    s.body(cap, roof, lambda f: s.tiles(f, w=w * 0.02, h=w * 0.016))
    flag(s, x, y - th - w * 0.19, w * 0.1)
    awning = poly(
        [
            (x - w * 0.085, y - w * 0.175),
            (x + w * 0.085, y - w * 0.175),
            (x + w * 0.1, y - w * 0.145),
            (x - w * 0.1, y - w * 0.145),
        ]
    )
    s.body(awning, roof, lambda f: s.bars(f, trim, w * 0.02, 0.5, 90), round_=False, rim=0)


def museum(s, x, y, w, stone="#ead9bd", n=6, dome=False):
    """A temple front: steps, fluted columns and a pediment; a dome when asked."""
    h = w * 0.3
    s.shadow(x, y, w * 0.58, w * 0.05)
    if dome:
        drum = rect(x - w * 0.17, y - h * 2.05, w * 0.34, h * 0.5)
        s.body(drum, darken(stone, 0.05), lambda f: s.bars(f, darken(stone, 0.3), w * 0.04, 0.3, 90, 0.8))
        s.fill(rect(x - w * 0.19, y - h * 2.1, w * 0.38, h * 0.08), lighten(stone, 0.3))
        bowl = Form(
            [
                ("M", x - w * 0.18, y - h * 2.08),
                ("C", x - w * 0.18, y - h * 2.95, x + w * 0.18, y - h * 2.95, x + w * 0.18, y - h * 2.08),
                ("Z",),
            ]
        )
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
            s.fill(
                arch(x + w * k - w * 0.035, y - h * 0.9, w * 0.07, h * 0.6), Lit("#ffcf73") if s.mood.lit else "#5a6f80"
            )
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
        s.stroke(
            bow((x - w * 0.2, y - h * 1.4), (x - w * 0.05, y - h * 1.46), -6)
            + bow((x + w * 0.2, y - h * 1.4), (x + w * 0.05, y - h * 1.46), 6)
            + bow((x - w * 0.15, y - h * 1.4), (x - w * 0.07, y - h * 1.56), -6)
            + bow((x + w * 0.15, y - h * 1.4), (x + w * 0.07, y - h * 1.56), 6),
            lighten(stone, 0.3),
            w * 0.008,
        )
    s.stroke(
        line((x - w * 0.43, y - h * 1.3), (x, y - h * 1.88), (x + w * 0.43, y - h * 1.3), (x - w * 0.43, y - h * 1.3)),
        lighten(stone, 0.35),
        w * 0.014,
    )
    for i in range(5):
        step = rect(x - w * (0.37 + 0.02 * i), y - h * 0.2 + h * 0.04 * i, w * (0.74 + 0.04 * i), h * 0.041)
        s.fill(step, lighten(stone, 0.22))
        s.fill(
            rect(x - w * (0.37 + 0.02 * i), y - h * 0.2 + h * 0.04 * i + h * 0.022, w * (0.74 + 0.04 * i), h * 0.02),
            darken(stone, 0.25),
        )


def mosque(s, x, y, w, wall="#f2e4c8", dome="#3f9a94", gold="#e0ac3f"):
    """A great dome with half domes, an arched front of tiles and two minarets."""
    s.shadow(x, y, w * 0.6, w * 0.05)
    for side in (-1, 1):
        mx, mw, mh = x + side * w * 0.46, w * 0.06, w * 0.74
        shaft = rect(mx - mw / 2, y - mh, mw, mh)
        with s.shaded(shaft, wall):
            s.bricks(shaft, wall, w=mw * 0.5, h=mw * 0.3, opacity=0.35, vary=0.2)
        for k in (0.45, 0.78):
            s.body(
                poly(
                    [
                        (mx - mw * 0.55, y - mh * k + mw * 0.3),
                        (mx - mw * 0.95, y - mh * k),
                        (mx + mw * 0.95, y - mh * k),
                        (mx + mw * 0.55, y - mh * k + mw * 0.3),
                    ]
                ),
                darken(wall, 0.1),
                rim=0,
            )
            s.stroke(
                joined(
                    line((mx + mw * j, y - mh * k), (mx + mw * j, y - mh * k - mw * 0.35))
                    for j in (-0.9, -0.45, 0, 0.45, 0.9)
                )
                + line((mx - mw * 0.9, y - mh * k - mw * 0.35), (mx + mw * 0.9, y - mh * k - mw * 0.35)),
                lighten(wall, 0.3),
                2.5,
            )
        s.fill(arch(mx - mw * 0.18, y - mh * 0.96, mw * 0.36, mw * 0.9, 0.5), darken(wall, 0.55))
        s.body(dome_form(mx, y - mh, mw * 1.15, mw * 1.7), dome)
        s.stroke(line((mx, y - mh - mw * 1.65), (mx, y - mh - mw * 2.3)), gold, max(2, w * 0.006))
    for side in (-1, 1):
        s.body(
            dome_form(x + side * w * 0.25, y - w * 0.32, w * 0.2, w * 0.15),
            dome,
            lambda f: s.bars(f, lighten(dome, 0.35), w * 0.03, 0.15, 90, 0.8),
        )
        s.stroke(
            line((x + side * w * 0.25, y - w * 0.46), (x + side * w * 0.25, y - w * 0.51)), gold, max(2, w * 0.006)
        )
    drum = rect(x - w * 0.15, y - w * 0.42, w * 0.3, w * 0.1)
    with s.shaded(drum, lighten(wall, 0.1), rim=0):
        for k in range(7):
            s.fill(
                arch(x - w * 0.14 + k * w * 0.042, y - w * 0.4, w * 0.024, w * 0.07),
                Lit("#ffcf73") if s.mood.lit else "#5f86a0",
            )
    bowl = dome_form(x, y - w * 0.41, w * 0.34, w * 0.3)
    s.body(
        bowl,
        dome,
        lambda f: s.scales(f, dome, size=max(16, w * 0.034), angle=90),
        lambda f: s.fill(rect(x - w * 0.25, y - w * 0.45, w * 0.5, w * 0.03), gold, 0.9),
    )
    s.stroke(line((x, y - w * 0.7), (x, y - w * 0.765)), gold, max(3, w * 0.009))
    moon = Form(
        [
            ("M", x - w * 0.014, y - w * 0.81),
            ("C", x - w * 0.035, y - w * 0.765, x + w * 0.035, y - w * 0.765, x + w * 0.014, y - w * 0.81),
            ("C", x + w * 0.02, y - w * 0.785, x - w * 0.02, y - w * 0.785, x - w * 0.014, y - w * 0.81),
            ("Z",),
        ]
    )
    s.fill(moon, gold)
    hall = rect(x - w * 0.4, y - w * 0.33, w * 0.8, w * 0.33)
    with s.shaded(hall, wall, round_=False, rim=0):
        s.bricks(hall, wall, w=w * 0.05, h=w * 0.025, opacity=0.35, vary=0.3)
        s.fill(rect(x - w * 0.4, y - w * 0.31, w * 0.8, w * 0.03), dome)
        s.diamonds(rect(x - w * 0.4, y - w * 0.31, w * 0.8, w * 0.03), gold, w * 0.03, 0.9)
        for k in (-0.33, -0.22, 0.22, 0.33):
            a = arch(x + w * k - w * 0.04, y - w * 0.22, w * 0.08, w * 0.22, 0.7)
            s.fill(
                a,
                s.linear((0, Lit("#ffd98a")), (1, Lit("#d9823f")))
                if s.mood.lit
                else s.linear((0, darken(wall, 0.7)), (1, darken(wall, 0.45))),
            )
            s.stroke(a, dome, w * 0.01)
    portal = rect(x - w * 0.13, y - w * 0.37, w * 0.26, w * 0.37)
    with s.shaded(portal, lighten(wall, 0.15), round_=False, rim=2):
        s.diamonds(portal, dome, w * 0.05, 0.55)
    a = arch(x - w * 0.085, y - w * 0.3, w * 0.17, w * 0.3, 0.7)
    s.fill(
        a,
        s.linear((0, Lit("#ffd98a")), (1, Lit("#c96a35")))
        if s.mood.lit
        else s.linear((0, darken("#2f6f80", 0.4)), (1, darken(wall, 0.6))),
    )
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
        glass = poly(
            [
                (a - w * 0.004, y - h * 1.02),
                (a - w * 0.004, y - h * 1.6),
                (a + w * 0.03, y - h * 1.42),
                (a + w * 0.03, y - h * 1.02),
            ]
        )
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
    s.body(
        rect(x - w * 0.34, y - h * 1.08, w * 0.68, h * 0.12),
        lighten(wall, 0.2),
        lambda f: s.bars(f, darken(wall, 0.3), w * 0.03, 0.3, 90, 0.6),
        rim=2,
    )
    bowl = Form(
        [
            ("M", x - w * 0.32, y - h * 1.07),
            ("C", x - w * 0.32, y - h * 2.2, x + w * 0.32, y - h * 2.2, x + w * 0.32, y - h * 1.07),
            ("Z",),
        ]
    )
    tube = (
        rect(-w * 0.02, -w * 0.045, w * 0.36, w * 0.09)
        .rotated(-55 if side > 0 else -125)
        .moved(x + side * w * 0.04, y - h * 1.52)
    )
    with s.shaded(bowl, dome):
        s.stroke(
            joined(
                bow((x + w * k * 1.0, y - h * 1.07), (x + w * k * 0.2, y - h * 1.93), w * 0.16 * k)
                for k in (-0.3, -0.2, 0.2, 0.3)
            ),
            darken(dome, 0.3),
            max(2, w * 0.006),
        )
        s.stroke(
            joined(bow((x - w * 0.4, y - h * j), (x + w * 0.4, y - h * j), w * 0.03) for j in (1.25, 1.45, 1.65)),
            lighten(dome, 0.35),
            2.5,
            0.7,
        )
        slit = poly(
            [
                (x + side * w * 0.0, y - h * 1.2),
                (x + side * w * 0.01, y - h * 2.1),
                (x + side * w * 0.15, y - h * 2.1),
                (x + side * w * 0.17, y - h * 1.2),
            ]
        )
        s.fill(slit, s.linear((0, "#26264a"), (1, Lit("#e0a050") if s.mood.lit else "#4a4a6a")))
        s.stroke(slit, lighten(dome, 0.4), w * 0.014)
    s.body(tube, "#f2efe6", round_=False, rim=2)
    s.body(
        rect(w * 0.27, -w * 0.055, w * 0.06, w * 0.11)
        .rotated(-55 if side > 0 else -125)
        .moved(x + side * w * 0.04, y - h * 1.52),
        "#c99a3f",
        round_=False,
    )


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
            s.window(
                x + w * k - w * 0.065,
                y - h * j,
                w * 0.13,
                h * 0.36,
                upper,
                shutters=wall,
                box=s.pick("#e0553f", "#f2b33f", "#e88ab0") if j < 2 else None,
                lit=s.mood.lit and s.rng.random() < 0.7,
            )
    roof = poly(
        [
            (l - w * 0.03, y - h * 2.28),
            (l + w * 0.06, y - h * 2.8),
            (r - w * 0.06, y - h * 2.8),
            (r + w * 0.03, y - h * 2.28),
        ]
    )
    s.body(roof, "#5f6478", lambda f: s.tiles(f, w=w * 0.045, h=w * 0.034), round_=False)
    for k in (-0.24, 0.24):
        s.body(
            poly(
                [(x + w * k - w * 0.08, y - h * 2.58), (x + w * k, y - h * 2.78), (x + w * k + w * 0.08, y - h * 2.58)]
            ),
            upper,
            round_=False,
        )
        s.window(x + w * k - w * 0.05, y - h * 2.58, w * 0.1, h * 0.24, upper, panes=(2, 2))
    s.fill(rect(l - w * 0.02, y - h * 2.32, w * 1.04, h * 0.07), lighten(upper, 0.4))
    shop = rect(l, y - h * 1.02, w, h * 1.02)
    s.body(shop, wall, lambda f: s.bars(f, darken(wall, 0.2), w * 0.05, 0.12, 90, 0.6), round_=False)
    for k, n in ((-0.46, 0.34), (0.12, 0.34)):
        pane = rect(x + w * k, y - h * 0.74, w * n, h * 0.54)
        s.fill(
            pane,
            s.linear((0, Lit("#ffe3a0")), (1, Lit("#f0a850")))
            if s.mood.lit
            else s.linear((0, darken(s.mood.middle, 0.35)), (1, s.mood.middle)),
        )
        with s.clip(pane):
            s._shapes(
                ["#7a4f38", "#c98a4a", "#a8443a"],
                [
                    rrect(x + w * (k + 0.02 + 0.05 * i), y - h * (0.26 + 0.08 * (i % 3)), w * 0.04, h * 0.2, 5)
                    for i in range(7)
                ],
                0.9,
                digits=1,
            )
            s.fill(
                poly(
                    [
                        (x + w * (k + 0.05), y),
                        (x + w * (k + 0.12), y),
                        (x + w * (k + 0.3), y - h),
                        (x + w * (k + 0.23), y - h),
                    ]
                ),
                s.mood.light,
                0.3,
            )
        s.stroke(pane, lighten(wall, 0.4), w * 0.014, cap="butt")
    d = rect(x - w * 0.09, y - h * 0.78, w * 0.18, h * 0.78)
    s.body(d, darken(wall, 0.45), round_=False, rim=0)
    s.fill(
        rect(x - w * 0.06, y - h * 0.7, w * 0.12, h * 0.42),
        Lit("#ffd98a") if s.mood.lit else lighten(s.mood.middle, 0.1),
    )
    s.stroke(d, lighten(wall, 0.4), w * 0.012, cap="butt")
    roofing = poly(
        [
            (l + w * 0.01, y - h * 1.04),
            (r - w * 0.01, y - h * 1.04),
            (r + w * 0.05, y - h * 0.78),
            (l - w * 0.05, y - h * 0.78),
        ]
    )
    with s.shaded(roofing, CREAM, round_=False, rim=0):
        s.bars(roofing, awning, w * 0.11, 0.5, 90, 1)
    s._dots([CREAM, awning], [(l - w * 0.02 + w * 1.04 * (i + 0.5) / 19, y - h * 0.78) for i in range(19)], w * 0.055)
    if s.mood.lit:
        s.glow(x, y - h * 0.4, w * 0.6, opacity=0.35)
    for k in (-0.56, 0.56):
        s.bush(x + w * k, y - h * 0.16, w * 0.14, flowers="#f0708a")
        s.body(
            poly(
                [
                    (x + w * k - w * 0.05, y - h * 0.18),
                    (x + w * k + w * 0.05, y - h * 0.18),
                    (x + w * k + w * 0.038, y),
                    (x + w * k - w * 0.038, y),
                ]
            ),
            "#b5603f",
        )


def step_temple(s, x, y, w, stone="#a9a07f", tiers=5):
    """A stepped temple of the jungle: terraces, a stair, a roof house, moss and vines."""
    s.shadow(x, y, w * 0.58, w * 0.05)
    h = w * 0.105
    for i in range(tiers):
        tw = w * (1 - 0.16 * i)
        terrace = poly(
            [
                (x - tw / 2, y - h * i),
                (x - tw / 2 + h * 0.22, y - h * (i + 1)),
                (x + tw / 2 - h * 0.22, y - h * (i + 1)),
                (x + tw / 2, y - h * i),
            ]
        )
        s.body(terrace, lighten(stone, 0.04 * i), lambda f: s.stones(f, stone, w * 0.06, 0.75), round_=False, rim=2)
        s.fill(rect(x - tw / 2 + h * 0.1, y - h * (i + 1) - h * 0.04, tw - h * 0.2, h * 0.12), lighten(stone, 0.25))
        moss = [(x - tw / 2 + tw * s.between(0.02, 0.98), y - h * (i + 1) + h * 0.08) for _ in range(9)]
        s._marks(
            ["#5f9a4a", "#3f7a44"],
            [line(p, (p[0] + s.near(0, 8), p[1] + h * s.between(0.2, 0.8))) for p in moss],
            w * 0.012,
        )
    top = y - h * tiers
    house = rect(x - w * 0.13, top - w * 0.14, w * 0.26, w * 0.14)
    s.body(house, lighten(stone, 0.15), lambda f: s.stones(f, stone, w * 0.045, 0.7), round_=False)
    s.body(
        poly(
            [
                (x - w * 0.16, top - w * 0.13),
                (x - w * 0.1, top - w * 0.24),
                (x + w * 0.1, top - w * 0.24),
                (x + w * 0.16, top - w * 0.13),
            ]
        ),
        stone,
        lambda f: s.bars(f, darken(stone, 0.35), w * 0.03, 0.3, 0, 0.8),
        round_=False,
    )
    for k in (-0.08, 0, 0.08):
        s.fill(rect(x + w * k - w * 0.02, top - w * 0.1, w * 0.04, w * 0.1), darken(stone, 0.75))
    stair = poly([(x - w * 0.12, y + h * 0.06), (x - w * 0.07, top), (x + w * 0.07, top), (x + w * 0.12, y + h * 0.06)])
    s.body(
        stair, lighten(stone, 0.2), lambda f: s.bars(f, darken(stone, 0.4), h * 0.24, 0.35, 0, 0.9), round_=False, rim=0
    )
    for side in (-1, 1):
        s.body(
            poly(
                [
                    (x + side * w * 0.12, y + h * 0.08),
                    (x + side * w * 0.07, top),
                    (x + side * w * 0.09, top),
                    (x + side * w * 0.15, y + h * 0.08),
                ]
            ),
            stone,
            round_=False,
            rim=1,
        )
