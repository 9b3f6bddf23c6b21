"""Tall ones: lighthouse, windmill, castle, skyscraper, pagoda, tower bridge."""

from __future__ import annotations

from kit import *
from architecture.parts import CREAM, IRON, dashed_top, flag, joined


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
    s.stroke(
        joined(line((x + t * k, top - h * 0.15), (x + t * k, top - h * 0.03)) for k in (-0.8, -0.3, 0.3, 0.8)),
        IRON,
        max(2, h * 0.006),
    )
    s.stroke(
        joined(
            line((x - t * 1.45 + k * t * 0.3625, top - h * 0.03), (x - t * 1.45 + k * t * 0.3625, top - h * 0.075))
            for k in range(9)
        )
        + line((x - t * 1.5, top - h * 0.075), (x + t * 1.5, top - h * 0.075)),
        IRON,
        max(2, h * 0.006),
    )
    s.body(poly([(x - t * 1.15, top - h * 0.15), (x, top - h * 0.25), (x + t * 1.15, top - h * 0.15)]), red)
    s.fill(ellipse(x, top - h * 0.26, h * 0.014), IRON)


def beam(s, x, y, reach, spread, up=0.1, opacity=0.3):
    """A lighthouse's beam from its lantern at (x, y); reach < 0 points left."""
    s.fill(
        poly([(x, y), (x + reach, y - abs(reach) * (up + spread)), (x + reach, y - abs(reach) * (up - spread))]),
        s.mood.sun,
        opacity,
    )


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
    s.stroke(
        joined(line((x - b * 1.2 + k * b * 0.3, gy), (x - b * 1.2 + k * b * 0.3, gy - h * 0.045)) for k in range(9))
        + line((x - b * 1.25, gy - h * 0.045), (x + b * 1.25, gy - h * 0.045)),
        cap,
        max(2, h * 0.006),
    )
    s.stroke(
        line((x - b * 1.15, gy + h * 0.02), (x - b * 0.8, gy + h * 0.1))
        + line((x + b * 1.15, gy + h * 0.02), (x + b * 0.8, gy + h * 0.1)),
        darken(cap, 0.2),
        max(3, h * 0.009),
    )
    roof = blob(
        [
            (x - t * 1.25, top + h * 0.015),
            (x - t * 0.95, top - h * 0.07),
            (x, top - h * 0.13),
            (x + t * 0.95, top - h * 0.07),
            (x + t * 1.25, top + h * 0.015),
        ],
        tension=0.8,
    )
    s.body(roof, cap, lambda f: s.tiles(f, w=h * 0.03, h=h * 0.02))
    hub = (x, top - h * 0.035)
    n = h * 0.46
    for k in range(4):
        a = turn + k * 90
        arm = line(hub, (hub[0] + n, hub[1])).rotated(a, hub)
        frame = rect(hub[0] + n * 0.16, hub[1], n * 0.84, n * 0.2).rotated(a, hub)
        s.fill(frame, cloth, 0.92)
        s.fill(rect(hub[0] + n * 0.16, hub[1] + n * 0.1, n * 0.84, n * 0.1).rotated(a, hub), s.mood.shade, 0.14)
        lattice = joined(
            [
                line(
                    (hub[0] + n * (0.16 + 0.84 * i / 8), hub[1]), (hub[0] + n * (0.16 + 0.84 * i / 8), hub[1] + n * 0.2)
                )
                for i in range(9)
            ]
            + [line((hub[0] + n * 0.16, hub[1] + n * j), (hub[0] + n, hub[1] + n * j)) for j in (0.1, 0.2)]
        ).rotated(a, hub)
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
        s.stroke(
            joined(
                [
                    line((x - w * 0.05 + k * w * 0.0125, y - w * 0.16), (x - w * 0.05 + k * w * 0.0125, y - w * 0.06))
                    for k in range(9)
                ]
                + [
                    line((x - w * 0.06, y - w * 0.15 + k * w * 0.022), (x + w * 0.06, y - w * 0.15 + k * w * 0.022))
                    for k in range(5)
                ]
            ),
            IRON,
            max(1.5, w * 0.004),
        )
    s.stroke(way, darken(wall, 0.35), w * 0.01)


def skyscraper(s, x, y, w, h, wall="#8fb0c4", style="deco"):
    """A tower block: art deco setbacks with a spire, a glass slab, or a twisted stack."""
    s.shadow(x, y, w * 0.8, w * 0.1)
    if style == "deco":
        steps = [(1.0, 0.42), (0.8, 0.66), (0.6, 0.84), (0.36, 0.93)]
        base = 0.0
        for bw, top in steps:
            part = rect(x - w * bw / 2, y - h * top, w * bw, h * (top - base) + 2)
            with s.shaded(part, wall, round_=False, rim=0):
                s.bars(part, lighten(wall, 0.35), w * 0.145, 0.3, 90, 0.8)
                s.windows(
                    rect(x - w * bw / 2 + w * 0.02, y - h * top + h * 0.015, w * bw - w * 0.04, h * (top - base)),
                    max(2, round(bw * 7)),
                    max(2, round((top - base) * h / (w * 0.17))),
                    wall,
                    size=(0.5, 0.66),
                    sill=False,
                    lit=0.55,
                )
            s.fill(
                rect(x - w * bw / 2 - w * 0.02, y - h * top - w * 0.03, w * bw + w * 0.04, w * 0.05), lighten(wall, 0.4)
            )
            base = top
        crown = poly(
            [
                (x - w * 0.16, y - h * 0.93),
                (x - w * 0.06, y - h * 0.965),
                (x, y - h),
                (x + w * 0.06, y - h * 0.965),
                (x + w * 0.16, y - h * 0.93),
            ]
        )
        s.body(crown, "#d9b45a", lambda f: s.bars(f, "#8a6a2a", w * 0.05, 0.3, 90))
        s.stroke(line((x, y - h), (x, y - h * 1.08)), IRON, w * 0.02)
        if s.mood.lit:
            s.glow(x, y - h * 0.95, w * 0.5, opacity=0.5)
    elif style == "glass":
        front = poly([(x - w * 0.5, y), (x - w * 0.5, y - h * 0.9), (x + w * 0.14, y - h), (x + w * 0.14, y)])
        flank = poly([(x + w * 0.14, y), (x + w * 0.14, y - h), (x + w * 0.5, y - h * 0.94), (x + w * 0.5, y)])
        for f, tone in ((front, wall), (flank, darken(wall, 0.3))):
            fx0, fy0, fx1, fy1 = f.box
            with s.shaded(
                f,
                s.linear((0, lighten(s.mood.middle, 0.25)), (0.5, tone), (1, darken(tone, 0.25)), angle=70),
                round_=False,
                rim=0,
            ):
                s._shapes(
                    [s.mood.light],
                    [
                        poly(
                            [
                                (fx0, y - h * k),
                                (fx1, y - h * (k + 0.22)),
                                (fx1, y - h * (k + 0.13)),
                                (fx0, y - h * (k - 0.06)),
                            ]
                        )
                        for k in (0.15, 0.45, 0.62)
                    ],
                    0.28,
                )
                if s.mood.lit:
                    s.windows(
                        f,
                        round((fx1 - fx0) / (w * 0.09)),
                        round(h / (w * 0.12)),
                        tone,
                        size=(0.7, 0.6),
                        lit=0.35,
                        sill=False,
                    )
                s.stroke(
                    joined(
                        [line((fx0, y - h * k / 26), (fx1, y - h * k / 26)) for k in range(26)]
                        + [line((fx0 + k * w * 0.09, y), (fx0 + k * w * 0.09, y - h)) for k in range(1, 8)]
                    ),
                    lighten(tone, 0.45),
                    2,
                    0.6,
                )
        s.stroke(
            line((x - w * 0.5, y - h * 0.9), (x + w * 0.14, y - h), (x + w * 0.5, y - h * 0.94)),
            lighten(wall, 0.5),
            w * 0.02,
        )
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
    s.stroke(
        line((x, y), (x, y - w * 0.32)) + rect(x - w * 0.13, y - w * 0.32, w * 0.26, w * 0.32),
        lighten(wall, 0.4),
        w * 0.02,
        cap="butt",
    )
    s.body(rect(x - w * 0.2, y - w * 0.36, w * 0.4, w * 0.05), s.mood.accent, round_=False)


def pagoda(s, x, y, h, tiers=5, wall="#c8473a", roof="#3f5f6a", trim="#e9c46a"):
    """Tier on tier, each with a roof that curves up at its corners."""
    s.shadow(x, y, h * 0.32, h * 0.04)
    s.body(
        rect(x - h * 0.26, y - h * 0.045, h * 0.52, h * 0.045),
        "#b5a898",
        lambda f: s.stones(f, size=h * 0.05),
        round_=False,
    )
    s.body(rect(x - h * 0.22, y - h * 0.07, h * 0.44, h * 0.03), "#c9bdae", round_=False)
    base, each = y - h * 0.07, h * 0.76 / tiers
    for i in range(tiers):
        k = 1 - 0.55 * i / tiers
        w = h * 0.15 * k
        room = rect(x - w, base - each, w * 2, each)
        with s.shaded(room, wall, round_=False, rim=0):
            s.bars(room, darken(wall, 0.35), w / 3.5, 0.18, 90, 0.8)
            s.fill(
                rect(x - w, base - each * 0.3, w * 2, each * 0.06)
                + rect(x - w, base - each * 0.08, w * 2, each * 0.08),
                trim,
                0.9,
            )
        for wx in (-0.62, 0.62) if i == 0 else (-0.5, 0.5):
            s.fill(
                rect(x + w * wx - w * 0.2, base - each * 0.62, w * 0.4, each * 0.4),
                Lit("#ffd27a") if s.mood.lit else "#f4e3bd",
            )
            s.stroke(
                joined(
                    line(
                        (x + w * (wx - 0.2 + 0.1 * j), base - each * 0.62),
                        (x + w * (wx - 0.2 + 0.1 * j), base - each * 0.22),
                    )
                    for j in range(5)
                )
                + line((x + w * (wx - 0.2), base - each * 0.42), (x + w * (wx + 0.2), base - each * 0.42)),
                darken(wall, 0.4),
                max(1.5, h * 0.003),
                cap="butt",
            )
        if i == 0:
            s.body(
                rect(x - w * 0.28, base - each * 0.66, w * 0.56, each * 0.66),
                "#6a3a30",
                lambda f: s.planks(f, width=w * 0.14, vertical=True, grain=False),
                round_=False,
            )
        ry, rw, rh = base - each * 0.98, h * 0.26 * k, each * 0.46
        eave = Form(
            [
                ("M", x - rw, ry - rh * 0.3),
                ("C", x - rw * 0.7, ry + rh * 0.32, x - rw * 0.3, ry + rh * 0.32, x, ry + rh * 0.32),
                ("C", x + rw * 0.3, ry + rh * 0.32, x + rw * 0.7, ry + rh * 0.32, x + rw, ry - rh * 0.3),
                ("C", x + rw * 0.7, ry - rh * 0.1, x + rw * 0.42, ry - rh * 0.3, x + w * 0.85, ry - rh * 0.95),
                ("L", x - w * 0.85, ry - rh * 0.95),
                ("C", x - rw * 0.42, ry - rh * 0.3, x - rw * 0.7, ry - rh * 0.1, x - rw, ry - rh * 0.3),
                ("Z",),
            ]
        )
        s.body(
            eave,
            roof,
            lambda f: s.bars(f, darken(roof, 0.35), h * 0.016, 0.4, 90, 0.8),
            lambda f: s.bars(f, lighten(roof, 0.3), rh * 0.42, 0.14, 0, 0.5),
            round_=False,
        )
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


def gate_bridge(s, x, y, w, stone="#c2b29c", roof="#4f6678", deck="#8a5a4a"):
    """Twin bridge towers with a walkway between, chains to both banks; y is the water line."""
    deck_y = y - w * 0.13
    tx = w * 0.19
    for side in (-1, 1):
        chain = bow((x + side * tx, y - w * 0.44), (x + side * w * 0.62, deck_y), side * w * 0.05)
        s.stroke(chain, "#3f7f96", w * 0.012)
        s.stroke(
            joined(
                line(
                    (x + side * (tx + (w * 0.43) * k / 8), y - w * (0.42 - 0.44 * (k / 8) ** 0.72) - w * 0.02),
                    (x + side * (tx + (w * 0.43) * k / 8), deck_y),
                )
                for k in range(1, 7)
            ),
            "#3f7f96",
            w * 0.005,
        )
    road = rect(x - w * 0.75, deck_y, w * 1.5, w * 0.034)
    s.body(road, deck, lambda f: s.bars(f, darken(deck, 0.3), w * 0.02, 0.3, 90, 0.8), round_=False)
    s.stroke(
        joined(
            line((x - w * 0.75 + k * w * 0.03, deck_y), (x - w * 0.75 + k * w * 0.03, deck_y - w * 0.025))
            for k in range(51)
        )
        + line((x - w * 0.75, deck_y - w * 0.025), (x + w * 0.75, deck_y - w * 0.025)),
        "#3f7f96",
        w * 0.006,
    )
    for dy in (0.4, 0.34):
        walk = rect(x - tx, y - w * dy, tx * 2, w * 0.022)
        s.body(walk, "#4f8fa6", round_=False, rim=1)
    s.stroke(
        joined(
            line((x - tx + k * tx / 5, y - w * 0.38), (x - tx + (k + 1) * tx / 5, y - w * 0.34))
            + line((x - tx + (k + 1) * tx / 5, y - w * 0.38), (x - tx + k * tx / 5, y - w * 0.34))
            for k in range(10)
        ),
        "#cfe0e0",
        w * 0.006,
    )
    for side in (-1, 1):
        cx, tw, th = x + side * tx, w * 0.13, w * 0.5
        pier = poly(
            [
                (cx - tw * 0.75, y + w * 0.03),
                (cx - tw * 0.65, deck_y + w * 0.03),
                (cx + tw * 0.65, deck_y + w * 0.03),
                (cx + tw * 0.75, y + w * 0.03),
            ]
        )
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
        s.fill(
            rect(cx - tw * 0.56, y - th, tw * 1.12, w * 0.014)
            + rect(cx - tw * 0.54, y - w * 0.335, tw * 1.08, w * 0.01),
            lighten(stone, 0.4),
        )
        s.body(
            poly([(cx - tw * 0.4, y - th), (cx, y - th - w * 0.13), (cx + tw * 0.4, y - th)]),
            roof,
            lambda f: s.tiles(f, w=w * 0.02, h=w * 0.016),
            rim=2,
        )
        for k in (-0.5, 0.5):
            s.body(rect(cx + tw * k - tw * 0.1, y - th - w * 0.03, tw * 0.2, w * 0.05), lighten(stone, 0.1), rim=0)
            s.body(
                poly(
                    [
                        (cx + tw * k - tw * 0.12, y - th - w * 0.03),
                        (cx + tw * k, y - th - w * 0.1),
                        (cx + tw * k + tw * 0.12, y - th - w * 0.03),
                    ]
                ),
                roof,
                rim=1,
            )
        flag(s, cx, y - th - w * 0.125, w * 0.06)
