"""Things that stand about in scenes: trees, rocks, clouds, lamps, fences, birds, flowers."""

from __future__ import annotations

import math

from canvas import Form, Lit, arch, blob, curve, darken, ellipse, leaf, lighten, line, mix, poly, rect, rrect, taper
from textures import Textures


class Props(Textures):
    # -- sky

    def cloud(self, x, y, w, colour=None, opacity=0.95):
        """A heap of round puffs on a flat base, lit from the light's side."""
        colour = colour or mix(self.mood.light, self.mood.low, 0.35)
        h = w * 0.34
        puffs = []
        n = self.rng.randint(4, 6)
        for i in range(n):
            t = (i + 0.5) / n
            r = h * (0.42 + 0.55 * math.sin(math.pi * t)) * self.between(0.75, 1.05)
            puffs.append((x - w / 2 + w * t, y - r * 0.72, r))
        base = rrect(x - w / 2 - h * 0.2, y - h * 0.42, w + h * 0.4, h * 0.42, h * 0.21)
        form = base
        for px, py, r in puffs:
            form = form + ellipse(px, py, r)
        with self.group(opacity):
            self.fill(form, mix(colour, self.mood.middle, 0.42), digits=0)
            with self.clip(form):
                lit = Form([])
                for px, py, r in puffs:
                    lit = lit + ellipse(px + self.light * r * 0.22, py - r * 0.2, r * 0.92)
                self.fill(lit, colour, digits=0)
                glint = Form([])
                for px, py, r in puffs:
                    glint = glint + ellipse(px + self.light * r * 0.38, py - r * 0.34, r * 0.56)
                self.fill(
                    glint,
                    lighten(colour, 0.5),
                    0.3 if self.mood.name in ("rain", "storm", "snow", "fog") else 0.6,
                    digits=0,
                )
                under = [
                    line((px - r * 0.5, y - h * self.between(0.1, 0.3)), (px + r * 0.4, y - h * self.between(0.1, 0.3)))
                    for px, py, r in puffs
                ]
                self._marks([mix(colour, self.mood.middle, 0.5)], under, max(3, h * 0.05), 0.7)

    def streak(self, x, y, w, colour=None, opacity=0.6):
        """A long thin cloud."""
        colour = colour or self.mood.light
        h = w * self.between(0.05, 0.08)
        form = blob(
            [
                (x - w / 2, y),
                (x - w * 0.2, y - h),
                (x + w * 0.15, y - h * 0.6),
                (x + w / 2, y),
                (x + w * 0.1, y + h * 0.5),
                (x - w * 0.25, y + h * 0.4),
            ]
        )
        self.fill(form, colour, opacity, digits=0)

    def birds(self, x, y, count=5, size=16, colour=None):
        marks = Form([])
        for _ in range(count):
            px, py, s = self.near(x, size * 5), self.near(y, size * 2.4), size * self.between(0.6, 1.1)
            marks = marks + curve(
                (px - s, py - s * 0.35),
                (px - s * 0.4, py - s * 0.4),
                (px, py),
                (px + s * 0.4, py - s * 0.42),
                (px + s, py - s * 0.3),
            )
        self.stroke(marks, colour or mix(self.mood.shade, self.mood.middle, 0.25), max(2, size * 0.16), 0.85)

    # -- plants

    def tree(self, x, y, h, colour=None, trunk="#7a5240", far=0.0):
        """A leafy tree with its foot at (x, y)."""
        colour = self.mood.haze(colour or mix(self.mood.near, "#6a9a4a", 0.35), far)
        trunk = self.mood.haze(trunk, far)
        w = h * 0.07
        self.shadow(x, y, h * 0.3, h * 0.05)
        limb = taper([(x, y + 2), (x + self.near(0, w), y - h * 0.3), (x, y - h * 0.6)], [w * 1.7, w, w * 0.7])
        limb = (
            limb
            + taper([(x, y - h * 0.3), (x + h * 0.13, y - h * 0.52)], [w * 0.7, w * 0.4])
            + taper([(x, y - h * 0.26), (x - h * 0.12, y - h * 0.48)], [w * 0.7, w * 0.4])
        )
        self.body(
            limb,
            trunk,
            lambda f: self.grain(f, step=max(8, w * 0.5), vertical=True, opacity=0.5) if h > 160 else None,
            rim=0,
        )
        r = h * 0.3
        crowns = [
            self.wobble(x - r * 0.62, y - h * 0.55, r * 0.66),
            self.wobble(x + r * 0.65, y - h * 0.57, r * 0.64),
            self.wobble(x, y - h * 0.74, r * 0.85),
        ]
        for i, crown in enumerate(crowns):
            self.body(crown, darken(colour, 0.16 - 0.06 * i), rim=0, digits=0)
            self.leaves(crown, colour, step=max(18, h * 0.062), size=max(15, h * 0.06))

    def pine(self, x, y, h, colour=None, far=0.0, snow=False):
        """A fir of four or five tiers."""
        colour = self.mood.haze(colour or mix(self.mood.near, "#2f6a55", 0.5), far)
        tiers = 5 if h > 150 else 4
        self.fill(rect(x - h * 0.03, y - h * 0.16, h * 0.06, h * 0.17), self.mood.haze("#6a4636", far))
        for i in range(tiers):
            top, low = y - h + h * 0.8 * i / tiers, y - h * 0.1 - h * 0.72 * (tiers - 1 - i) / tiers
            w = h * (0.1 + 0.24 * (i + 1) / tiers)
            points = [
                (x, top),
                (x + w * 0.5, (top + low) / 2 + h * 0.02),
                (x + w, low),
                (x + w * 0.5, low - h * 0.02),
                (x + w * 0.2, low + h * 0.02),
                (x - w * 0.25, low - h * 0.015),
                (x - w * 0.55, low + h * 0.02),
                (x - w, low),
                (x - w * 0.5, (top + low) / 2 + h * 0.02),
            ]
            form = poly(points)
            self.fill(form, darken(colour, 0.1 + 0.05 * (i % 2)))
            side = self.light
            self.fill(
                poly(
                    [
                        (x, top),
                        (x + side * w * 0.5, (top + low) / 2 + h * 0.02),
                        (x + side * w, low),
                        (x + side * w * 0.35, low - h * 0.02),
                        (x + side * w * 0.1, top + h * 0.1),
                    ]
                ),
                lighten(colour, 0.2 if not snow else 0.1),
                0.8,
            )
            if snow:
                self.fill(
                    poly(
                        [
                            (x, top - 2),
                            (x + w * 0.55, (top + low) / 2 + h * 0.03),
                            (x + w * 0.95, low - 1),
                            (x + w * 0.45, (top + low) / 2 + h * 0.06),
                            (x + w * 0.15, low - h * 0.07),
                            (x - w * 0.2, low - h * 0.1),
                            (x - w * 0.5, low - h * 0.05),
                            (x - w * 0.95, low - 1),
                            (x - w * 0.5, (top + low) / 2 + h * 0.02),
                        ]
                    ),
                    "#f4f8ff",
                    0.92,
                )
            elif h > 90:
                marks = [
                    line((px, py), (px + self.near(0, 6), py + h * 0.03)) for px, py in self.scatter(form, h * 0.075)
                ]
                self._marks([darken(colour, 0.4), lighten(colour, 0.18)], marks, 2, 0.6)

    def palm(self, x, y, h, colour=None, lean=0.18, far=0.0):
        colour = self.mood.haze(colour or "#4f9a4c", far)
        trunk = self.mood.haze("#a5744c", far)
        tip = (x + h * lean, y - h * 0.78)
        stem = taper([(x, y), (x + h * lean * 0.3, y - h * 0.4), tip], [h * 0.075, h * 0.05, h * 0.035])
        self.shadow(x, y, h * 0.22, h * 0.04)
        self.body(stem, trunk, lambda f: self.bars(f, darken(trunk, 0.35), h * 0.035, 0.25, 0, 0.7))
        for i, a in enumerate((200, 335, 172, 8, 225, 312, 150, 32, 262)):
            a = math.radians(a + self.near(0, 8))
            n = h * self.between(0.32, 0.4)
            mid = (tip[0] + math.cos(a) * n * 0.6, tip[1] + math.sin(a) * n * 0.6 - n * 0.1)
            end = (tip[0] + math.cos(a) * n, tip[1] + math.sin(a) * n + n * 0.28)
            self.fill(
                taper([tip, mid, end], [h * 0.03, h * 0.085, h * 0.012]),
                [darken(colour, 0.25), colour, lighten(colour, 0.18)][i % 3],
            )
            self.stroke(curve(tip, mid, end), darken(colour, 0.4), max(1.2, h * 0.008), 0.6)
        self._shapes(
            [self.mood.haze("#7a4a30", far)],
            [ellipse(tip[0] + dx * h, tip[1] + dy * h, h * 0.028) for dx, dy in ((-0.02, 0.03), (0.03, 0.03))],
            digits=1,
        )

    def bush(self, x, y, w, colour=None, flowers=None, far=0.0):
        """A low shrub; `flowers` is the colour of its blossoms."""
        colour = self.mood.haze(colour or mix(self.mood.near, "#7aa04a", 0.4), far)
        h = w * 0.55
        self.shadow(x, y, w * 0.55, w * 0.08)
        form = blob(
            [
                (x - w / 2, y),
                (x - w * 0.5, y - h * 0.45),
                (x - w * 0.28, y - h * 0.8),
                (x - w * 0.05, y - h),
                (x + w * 0.22, y - h * 0.78),
                (x + w * 0.48, y - h * 0.5),
                (x + w / 2, y),
            ],
            tension=0.9,
        )
        self.body(form, darken(colour, 0.12), rim=0)
        self.leaves(form, colour, step=max(17, w * 0.085), size=max(15, w * 0.085))
        if flowers:
            self._blossoms(self.scatter(form, max(28, w * 0.19)), flowers, max(4, w * 0.038))

    def _blossoms(self, points, colour, r):
        petals = [
            (x + math.cos(i * 1.2566 + x) * r, y + math.sin(i * 1.2566 + x) * r) for x, y in points for i in range(5)
        ]
        self._dots([colour, lighten(colour, 0.25)], petals, r * 1.5)
        self._dots(["#ffd75e"], points, r * 1.2)

    def flowers(self, form, colours=None, step=60, size=9, stems=True):
        """Flowers in a meadow, larger toward the bottom of the form."""
        colours = colours or [self.mood.accent, "#fff3df", "#f7c948"]
        x0, y0, x1, y1 = form.box
        points = sorted(self.scatter(form, step, row=step * 0.7), key=lambda p: p[1])
        if stems:
            self._marks(
                [darken(self.mood.ground, 0.3)],
                [line((x, y), (x + self.near(0, 4), y + size * 2.4)) for x, y in points],
                2.4,
                0.8,
            )
        for i, colour in enumerate(colours):
            mine = points[i :: len(colours)]
            for near in (False, True):  # two sizes are enough to tell near from far
                s = size * (1.05 if near else 0.75)
                petals = [
                    (x + math.cos(k * 1.2566) * s * 0.8, y + math.sin(k * 1.2566) * s * 0.65)
                    for x, y in mine
                    if ((y - y0) > (y1 - y0) / 2) == near
                    for k in range(5)
                ]
                self._dots([darken(colour, 0.06)], petals, s * 1.15)
        self._dots([lighten("#f2b632", 0.1)], points, size * 0.8)

    def branch(self, corner="tl", colour=None, reach=0.42, blossoms=None):
        """A leafy branch that reaches in from a corner (tl, tr): depth, and a sky that is never empty."""
        colour = colour or mix(self.mood.near, "#5f8f45", 0.4)
        flip = corner == "tr"

        def at(u, v):
            return ((self.w - u) if flip else u, v)

        n = self.w * reach
        spine = [at(-20, self.h * 0.06), at(n * 0.4, self.h * 0.1), at(n * 0.75, self.h * 0.08), at(n, self.h * 0.15)]
        side = [at(n * 0.3, self.h * 0.09), at(n * 0.5, self.h * 0.2), at(n * 0.62, self.h * 0.26)]
        self.fill(taper(spine, [24, 16, 9, 3]) + taper(side, [12, 8, 3]), darken("#6a4636", 0.25))
        points = []
        for path, count in ((spine, 26), (side, 14)):
            for i in range(count):
                t = (i + 0.5) / count * (len(path) - 1)
                k, f = int(t), t - int(t)
                x = path[k][0] + (path[k + 1][0] - path[k][0]) * f
                y = path[k][1] + (path[k + 1][1] - path[k][1]) * f
                points.append((self.near(x, 34), self.near(y, 30)))
        leaves = []
        for x, y in points:
            leaves.append(leaf(x, y, self.between(10, 170), self.between(26, 48), 0.4))
        self._shapes([darken(colour, 0.25), colour, lighten(colour, 0.16)], leaves)
        if blossoms:
            self._blossoms(points[::3], blossoms, 8)

    # -- stones, fences, lamps

    def rock(self, x, y, w, colour="#8d8a92", far=0.0, snow=False):
        colour = self.mood.haze(colour, far)
        h = w * self.between(0.5, 0.7)
        form = poly(
            [
                (x - w / 2, y),
                (x - w * 0.44, y - h * 0.5),
                (x - w * 0.16, y - h * 0.95),
                (x + w * 0.16, y - h),
                (x + w * 0.4, y - h * 0.6),
                (x + w / 2, y),
            ]
        )
        self.shadow(x, y, w * 0.58, w * 0.1)
        with self.shaded(form, colour, rim=0, round_=False):
            l = self.light
            self.fill(
                poly(
                    [
                        (x + l * w * 0.5, y),
                        (x + l * w * 0.42, y - h * 0.55),
                        (x + l * w * 0.14, y - h),
                        (x - l * w * 0.06, y - h * 0.62),
                        (x + l * w * 0.1, y),
                    ]
                ),
                lighten(colour, 0.22),
            )
            self.specks(form, step=max(10, w * 0.1), opacity=0.7)
            self.stroke(
                line((x - l * w * 0.06, y - h * 0.62), (x - l * w * 0.28, y - h * 0.3), (x - l * w * 0.2, y)),
                darken(colour, 0.3),
                2.5,
                0.7,
            )
            if snow:
                self.fill(
                    blob(
                        [
                            (x - w / 2, y - h * 0.5),
                            (x - w * 0.2, y - h * 0.62),
                            (x + w * 0.05, y - h * 0.72),
                            (x + w / 2, y - h * 0.6),
                            (x + w / 2, y - h * 1.2),
                            (x - w / 2, y - h * 1.2),
                        ]
                    ),
                    "#f6f9ff",
                )

    def fence(self, x0, x1, y, h=70, colour="#f0e4d0", step=46):
        """Pickets with two rails."""
        rails = Form([])
        for k in (0.35, 0.72):
            rails = rails + rect(x0, y - h * k, x1 - x0, h * 0.11)
        self.fill(rails, darken(colour, 0.2))
        pickets, shades, x, w = [], [], x0, step * 0.5
        while x < x1:
            # Round-headed pickets are thick lines: a third of the bytes of a shape.
            pickets.append(line((x + w / 2, y), (x + w / 2, y - h + w / 2)))
            sx = x + w * (0.82 if self.light < 0 else 0.18)
            shades.append(line((sx, y), (sx, y - h + w * 0.6)))
            x += step
        self._marks([colour, lighten(colour, 0.2)], pickets, w, digits=0)
        self._marks([self.mood.shade], shades, w * 0.34, 0.22)

    def lamp(self, x, y, h, colour="#3a3a48"):
        """A street lamp; it glows when the mood is lit."""
        w = h * 0.022
        self.shadow(x, y, h * 0.08, h * 0.02)
        self.body(
            poly([(x - w * 1.2, y), (x - w * 0.6, y - h * 0.84), (x + w * 0.6, y - h * 0.84), (x + w * 1.2, y)]), colour
        )
        self.fill(rrect(x - w * 2.4, y - h * 0.06, w * 4.8, h * 0.06, 3), colour)
        if self.mood.lit:
            self.glow(x, y - h * 0.9, h * 0.3, opacity=0.55)
        head = poly(
            [
                (x - w * 2.2, y - h * 0.84),
                (x - w * 3.2, y - h * 0.95),
                (x + w * 3.2, y - h * 0.95),
                (x + w * 2.2, y - h * 0.84),
            ]
        )
        self.fill(head, Lit("#ffe9a8") if self.mood.lit else "#dfe9e6")
        self.stroke(head + line((x, y - h * 0.84), (x, y - h * 0.95)), colour, max(2, w * 0.5))
        self.fill(poly([(x - w * 3.8, y - h * 0.945), (x, y - h), (x + w * 3.8, y - h * 0.945)]), colour)

    def window(
        self, x, y, w, h, wall="#e9d3b4", round_=False, frame="#fff4e0", shutters=None, lit=None, panes=(2, 3), box=None
    ):
        """One window with frame, bars, reflection and sill; `shutters` and flower `box` are colours."""
        lit = self.mood.lit if lit is None else lit
        glass = arch(x, y, w, h) if round_ else rect(x, y, w, h)
        if shutters:
            pair = Form([q for sx in (x - w * 0.52, x + w * 1.06) for q in rect(sx, y, w * 0.46, h).segments])
            self.fill(pair, shutters)
            slats = [
                line((sx + w * 0.06, y + h * k), (sx + w * 0.4, y + h * k))
                for sx in (x - w * 0.52, x + w * 1.06)
                for k in (0.12, 0.22, 0.32, 0.42, 0.6, 0.7, 0.8, 0.9)
            ]
            self._marks([darken(shutters, 0.35)], slats, max(1.5, h * 0.035), cap="butt", digits=1)
            self.stroke(pair, darken(shutters, 0.3), max(1.2, w * 0.025), cap="butt")
        self.fill(glass, Lit("#ffcf73") if lit else mix(self.mood.tint("#6f9cb8"), self.mood.middle, 0.35))
        with self.clip(glass):
            if lit:
                self.fill(ellipse(x + w / 2, y + h * 0.6, w * 0.5, h * 0.4), Lit("#fff0bd"), 0.7)
            else:
                self.fill(
                    poly([(x, y + h * 0.7), (x + w, y + h * 0.1), (x + w, y + h * 0.35), (x, y + h * 0.95)]),
                    lighten(self.mood.low, 0.3),
                    0.5,
                )
                self.fill(rect(x, y, w, h * 0.12), self.mood.shade, 0.35)
        bars = Form([])
        for i in range(1, panes[0]):
            bars = bars + line((x + w * i / panes[0], y), (x + w * i / panes[0], y + h))
        for j in range(1, panes[1]):
            bars = bars + line((x, y + h * j / panes[1]), (x + w, y + h * j / panes[1]))
        if bars.segments:
            self.stroke(bars, frame, max(2, w * 0.045), cap="butt")
        self.stroke(glass, frame, max(3, w * 0.09), cap="butt")
        self.fill(rect(x - w * 0.08, y + h * 1.06, w * 1.16, max(4, h * 0.06)), self.mood.shade, 0.3)
        self.fill(rect(x - w * 0.12, y + h, w * 1.24, max(5, h * 0.07)), lighten(wall, 0.2))
        if box:
            tub = rect(x - w * 0.06, y + h * 0.98, w * 1.12, h * 0.14)
            self._blossoms(
                [(x + w * (i + 0.5) / 7, y + h * 0.95 + self.near(0, h * 0.03)) for i in range(7)],
                box,
                max(3, w * 0.05),
            )
            self.fill(tub, "#8a5a3c")

    def boat(self, x, y, w, hull="#d95b43", sail="#fff1dc"):
        """A small sailing boat, for distance on water."""
        self.fill(poly([(x - w * 0.03, y - w * 0.1), (x - w * 0.03, y - w * 0.95), (x - w * 0.42, y - w * 0.12)]), sail)
        self.fill(
            poly([(x + w * 0.04, y - w * 0.12), (x + w * 0.04, y - w * 0.8), (x + w * 0.36, y - w * 0.14)]),
            darken(sail, 0.12),
        )
        self.stroke(line((x, y), (x, y - w)), "#6a4636", max(2, w * 0.03))
        self.body(
            poly(
                [
                    (x - w * 0.5, y - w * 0.1),
                    (x + w * 0.5, y - w * 0.1),
                    (x + w * 0.36, y + w * 0.06),
                    (x - w * 0.38, y + w * 0.06),
                ]
            ),
            hull,
            round_=False,
        )
        self.stroke(
            line((x - w * 0.3, y + w * 0.12), (x + w * 0.25, y + w * 0.12))
            + line((x - w * 0.15, y + w * 0.19), (x + w * 0.3, y + w * 0.19)),
            sail,
            2.5,
            0.5,
        )
