"""Whole places. Any subject may stand in any of them: the place must not give the answer away.

Coordinates are fractions of the picture where they say so (`horizon` 0.6 is 60 % down). Outdoor places
are built back to front: sky, then distance, then ground. Each place returns the y its floor starts at.
"""

from __future__ import annotations

from canvas import Form, Lit, blob, bow, curve, darken, ellipse, leaf, lighten, line, mix, poly, rect, rrect, taper
from props import Props


class Backdrops(Props):
    # -- sky

    def sky(self, horizon=0.62, sun=None, clouds="puffs", rings=True, stars=None, moon=False):
        """Sky to the horizon. `sun` is (x, y, radius) in fractions; `clouds` is puffs, streaks, heavy or none."""
        w, h, m = self.w, self.h, self.mood
        low = h * horizon + 4
        area = rect(0, 0, w, low)
        self.fill(rect(0, low - 8, w, h - low + 8), m.low)  # behind whatever ground comes
        self.fill(area, self.linear((0, m.top), (0.55, m.middle), (1, m.low)))
        # Broad bands of air, so that even a clear sky has edges.
        for i in range(6):
            y = low * (0.08 + 0.16 * i)
            points = [(w * k / 4, self.near(y, h * 0.03)) for k in range(5)]
            band = curve((-10, points[0][1]), *points[1:4], (w + 10, points[4][1]))
            self.fill(
                Form(band.segments + [("L", w + 10, y + h * 0.1), ("L", -10, y + h * 0.13), ("Z",)]),
                (m.light, mix(m.middle, m.low, 0.5), m.top)[i % 3],
                0.2,
                digits=0,
            )
        self._wisps(low, 0.5 if clouds in ("none", "small", "streaks") else 0.35)
        if stars is None:
            stars = m.name in ("night", "moonlit", "lamplight")
        if stars:
            self.stars(rect(0, 0, w, low * 0.9))
        if sun:
            x, y, r = sun[0] * w, sun[1] * h, sun[2] * min(w, h)
            if rings:
                with self.clip(area):
                    for k, alpha in ((7.5, 0.1), (5.4, 0.12), (3.7, 0.15), (2.4, 0.2), (1.55, 0.3)):
                        self.fill(ellipse(x, y, r * k), m.sun, alpha * (0.6 if m.lit else 1), digits=0)
            self.fill(ellipse(x, y, r), self.radial((0, lighten(m.sun, 0.4)), (1, m.sun)))
            if moon:
                self._shapes(
                    [m.middle],
                    [
                        ellipse(x + dx * r, y + dy * r, k * r)
                        for dx, dy, k in (
                            (-0.35, -0.25, 0.22),
                            (0.3, 0.2, 0.28),
                            (-0.2, 0.42, 0.14),
                            (0.38, -0.42, 0.12),
                        )
                    ],
                    0.35,
                    digits=1,
                )
        if clouds == "puffs":
            for i in range(5):
                self.cloud(
                    w * (0.08 + 0.22 * i) + self.near(0, w * 0.05),
                    low * self.between(0.2, 0.85),
                    w * self.between(0.12, 0.24),
                    opacity=0.9,
                )
        elif clouds == "streaks":
            for i in range(13):
                self.streak(
                    self.between(0, w),
                    low * (0.06 + 0.9 * i / 13),
                    w * self.between(0.2, 0.5),
                    (lighten(m.low, 0.4), mix(m.low, m.accent, 0.25), mix(m.middle, m.shade, 0.3))[i % 3],
                    0.5,
                )
        elif clouds == "heavy":
            for i in range(8):
                self.cloud(
                    w * (-0.02 + 0.15 * i) + self.near(0, w * 0.04),
                    low * self.between(0.12, 0.6),
                    w * self.between(0.26, 0.4),
                    mix(m.middle, m.light, self.between(0.05, 0.4)),
                    0.9,
                )
        elif clouds == "small":
            for i in range(20):
                self.streak(self.between(0, w), low * (0.05 + 0.045 * i), w * self.between(0.06, 0.14), m.light, 0.5)
        return h * horizon

    def _wisps(self, low, opacity):
        """Combed strands of high cloud, in threes: what a clear sky has to show when seen close."""
        w, m = self.w, self.mood
        opacity *= 0.65 if m.lit else 1
        light, dark = [], []
        for x, y in self.scatter(rect(0, 0, w, low), 215, 0.42, row=92):
            n = self.between(60, 150)
            for k in range(self.rng.randint(2, 3)):
                px, py = x + self.near(0, n * 0.35), y + k * self.between(9, 13)
                (light if self.rng.random() < 0.65 else dark).append(
                    bow((px - n / 2, py), (px + n / 2, py + self.near(0, 4)), self.near(-4, 3))
                )
        self._marks([lighten(m.low, 0.35)], light[::2], 6, opacity)
        self._marks([lighten(m.middle, 0.4)], light[1::2], 4, opacity)
        self._marks([mix(m.top, m.shade, 0.25)], dark, 4, opacity * 0.8)

    # -- distance

    def ridge(self, y, height, colour, rough=0.5, peaks=7, texture=None):
        """One range of hills (rough 0) or mountains (rough 1) across the picture, down to the bottom."""
        w = self.w
        points = []
        for i in range(peaks * 2 + 1):
            px = -40 + (w + 80) * i / (peaks * 2)
            py = y - (height * self.between(0.6, 1) if i % 2 else height * self.between(0.05, 0.35))
            points.append((px, py))
        top = blob(points, closed=False, tension=1 - 0.9 * rough) if rough < 0.95 else poly(points, closed=False)
        form = Form(top.segments + [("L", w + 40, self.h), ("L", -40, self.h), ("Z",)])
        self.fill(
            form,
            self.linear(
                (0, colour),
                (min(1, height * 2 / max(1, self.h - y + height)), mix(colour, self.mood.low, 0.35)),
                (1, colour),
            ),
        )
        if texture:
            texture(form)
        return points, form

    def hills(self, y, layers=3, height=0.14):
        """Rolling hills behind `y` (a fraction), with hedges, fields and far trees."""
        h, m = self.h, self.mood
        for i in range(layers):
            colour = (m.far, m.mid, m.near)[i + 3 - layers if layers < 3 else min(i, 2)]
            base = h * (y - height * 0.35 * (layers - 1 - i))
            _, form = self.ridge(base, h * height * (1 - 0.18 * i), colour, 0, self.rng.randint(2, 4))
            band = [(x, yy) for x, yy in self.scatter(form, 56, row=30) if yy < h * y + h * 0.06]
            if i == 0:
                self._marks(
                    [mix(colour, m.shade, 0.25), mix(colour, m.light, 0.3)],
                    [bow((x - 30, yy), (x + 30, yy + 2), -6) for x, yy in band],
                    3,
                    0.5,
                )
            else:
                trees = [p for p in band if self.rng.random() < 0.5]
                for k, size in enumerate((15, 21, 28)):
                    some, s = trees[k::3], size * (0.8 + 0.25 * i)
                    self._marks(
                        [mix(colour, m.shade, 0.4)],
                        [line((x, yy + s * 0.5), (x - self.light * s * 0.7, yy + s * 0.62)) for x, yy in some],
                        s * 0.3,
                        0.5,
                    )
                    self._dots([darken(colour, 0.24)], some, s)
                    self._dots(
                        [darken(colour, 0.05)], [(x + self.light * s * 0.14, yy - s * 0.15) for x, yy in some], s * 0.62
                    )
                self._marks(
                    [lighten(colour, 0.25)],
                    [bow((x - 40, yy + 8), (x + 40, yy + 5), -6) for x, yy in band[::3]],
                    3,
                    0.5,
                )

    def mountains(self, y, height=0.34, snow=True, layers=2):
        """Peaks with a lit and a shaded face, snow caps and gullies."""
        h, m = self.h, self.mood
        for i in range(layers):
            colour = mix((m.far, m.mid)[min(1, i)], m.low, 0.2 - 0.15 * i)
            points, form = self.ridge(h * y + h * 0.03 * i, h * height * (1 - 0.35 * i), colour, 1, 4 + i)
            faces, caps, gullies = [], [], []
            for k in range(1, len(points) - 1, 2):
                (x, py), (lx, ly), (rx, ry) = points[k], points[k - 1], points[k + 1]
                side = (rx, ry) if self.light > 0 else (lx, ly)
                d = side[0] - x
                faces.append(
                    poly(
                        [
                            (x, py),
                            side,
                            (side[0], h * y + 30),
                            (x + d * 0.2, h * y + 30),
                            (x + d * 0.12, (py + h * y) / 2),
                            (x - d * 0.1, py + (h * y - py) * 0.28),
                        ]
                    )
                )
                if snow:
                    t = 0.34
                    a, b = (x + (lx - x) * t, py + (ly - py) * t), (x + (rx - x) * t, py + (ry - py) * t)
                    caps.append(
                        poly(
                            [
                                (x, py),
                                b,
                                (x + (b[0] - x) * 0.5, b[1] - 6),
                                (x + (b[0] - x) * 0.2, b[1] + 18),
                                (x + (a[0] - x) * 0.2, a[1] - 4),
                                (x + (a[0] - x) * 0.55, a[1] + 16),
                                a,
                            ]
                        )
                    )
                for _ in range(4):
                    gx = x + self.near(0, abs(rx - lx) * 0.22)
                    gy = py + (h * y - py) * self.between(0.35, 0.75)
                    gullies.append(
                        line((gx, gy), (gx + self.near(0, 12), gy + h * 0.03), (gx + self.near(0, 20), gy + h * 0.07))
                    )
            with self.clip(form):
                self._shapes([lighten(colour, 0.2)], faces, 0.6)
                self._marks([mix(colour, m.shade, 0.35), lighten(colour, 0.25)], gullies, 3, 0.6)
                if caps:
                    self._shapes([mix("#ffffff", m.light, 0.5)], caps, 0.92)
                    self._shapes(
                        [m.shade],
                        [
                            poly(
                                [c.segments[0][1:], c.segments[3][1:], c.segments[4][1:], c.segments[6][1:]]
                                if self.light > 0
                                else [c.segments[0][1:], c.segments[1][1:], c.segments[2][1:], c.segments[3][1:]]
                            )
                            for c in caps
                        ],
                        0.22,
                    )

    def treeline(self, y, height=0.13, kind="pine", colour=None, far=0.35, step=0.05):
        """A row of simple trees across the picture, its foot at `y` (a fraction)."""
        w, h = self.w, self.h
        colour = self.mood.haze(colour or self.mood.near, far)
        trees, lights, x = [], [], -20.0
        while x < w + 40:
            n, y0 = h * height * self.between(0.6, 1.1), h * y + 6
            if kind == "pine":
                t = n * 0.24
                trees.append(
                    poly(
                        [
                            (x, y0 - n),
                            (x + t * 0.55, y0 - n * 0.6),
                            (x + t * 0.35, y0 - n * 0.6),
                            (x + t, y0 - n * 0.25),
                            (x + t * 0.6, y0 - n * 0.25),
                            (x + t * 1.2, y0),
                            (x - t * 1.2, y0),
                            (x - t * 0.6, y0 - n * 0.25),
                            (x - t, y0 - n * 0.25),
                            (x - t * 0.35, y0 - n * 0.6),
                            (x - t * 0.55, y0 - n * 0.6),
                        ]
                    )
                )
                s = self.light
                lights.append(
                    poly([(x, y0 - n), (x + s * t * 0.5, y0 - n * 0.62), (x + s * t * 0.1, y0 - n * 0.66)])
                    + poly(
                        [
                            (x + s * t * 0.2, y0 - n * 0.55),
                            (x + s * t * 0.9, y0 - n * 0.27),
                            (x + s * t * 0.3, y0 - n * 0.3),
                        ]
                    )
                )
            else:
                r = n * 0.36
                trees.append(
                    self.wobble(x, y0 - n + r, r, r * 1.05, 7) + rect(x - n * 0.03, y0 - n * 0.4, n * 0.06, n * 0.4)
                )
                lights.append(self.wobble(x + self.light * r * 0.3, y0 - n + r * 0.75, r * 0.55, None, 6))
            x += w * step * self.between(0.6, 1.2)
        self._shapes([darken(colour, 0.1), colour, lighten(colour, 0.08)], trees)
        self._shapes([lighten(colour, 0.25)], lights, 0.6)

    # -- ground

    def meadow(self, y, colour=None, flowers=True, step=47, path=False, height=32):
        """Grass from `y` (a fraction) to the bottom; a rolling top edge."""
        w, h = self.w, self.h
        colour = colour or self.mood.ground
        top = [(-10, h * y), (w * 0.3, h * (y - 0.012)), (w * 0.65, h * (y + 0.01)), (w + 10, h * (y - 0.008))]
        form = Form(curve(*top).segments + [("L", w + 10, h + 10), ("L", -10, h + 10), ("Z",)])
        self.fill(form, self.linear((0, lighten(colour, 0.18)), (0.4, colour), (1, darken(colour, 0.25))))
        self.brush(form, colour, step=80, length=220, width=16, opacity=0.35)
        self.grass(form, colour, step=step, height=height)
        if flowers:
            self.flowers(rect(0, h * y + 20, w, h * (1 - y)), step=112, size=9)
        if path:
            road = Form(
                curve((w * 0.5, h * y), (w * 0.46, h * (y + (1 - y) * 0.35)), (w * 0.3, h + 10)).segments
                + [("L", w * 0.62, h + 10)]
                + curve((w * 0.62, h + 10), (w * 0.56, h * (y + (1 - y) * 0.35)), (w * 0.53, h * y)).segments[1:]
                + [("Z",)]
            )
            self.fill(road, mix(colour, "#e0c090", 0.75))
            self.pebbles(road, mix(colour, "#d9b888", 0.7), step=30, size=6)
        return h * y

    def field(self, y, colour="#d9a94a", crop=True):
        """Ploughed or standing rows that run to the horizon."""
        form = rect(-10, self.h * y, self.w + 20, self.h * (1 - y) + 10)
        self.fill(form, self.linear((0, lighten(colour, 0.2)), (1, darken(colour, 0.2))))
        self.furrows(form, colour, (self.w * self.between(0.3, 0.7), self.h * (y - 0.03)), tufts=crop, count=18)
        self.specks(form, colour, step=40, size=4)
        return self.h * y

    def sea(self, y, bottom=1.0, glitter=None, boats=0):
        """Water from `y` to `bottom`; `glitter` is the x (a fraction) under sun or moon."""
        w, h, m = self.w, self.h, self.mood
        form = rect(-5, h * y, w + 10, h * (bottom - y) + 5)
        self.fill(form, self.linear((0, mix(m.water, m.low, 0.45)), (0.35, m.water), (1, darken(m.water, 0.35))))
        if glitter is not None:
            marks = []
            for i in range(34):
                t = (i / 34) ** 1.3
                n = (12 + 70 * t) * self.between(0.5, 1.2)
                x, yy = self.near(w * glitter, w * (0.03 + 0.07 * t)), h * (y + 0.01 + (bottom - y) * t * 0.95)
                marks.append(line((x - n / 2, yy), (x + n / 2, yy)))
            self._marks([m.sun], marks, 4, 0.65)
        self.ripples(form, mix(m.water, m.low, 0.2), step=62, length=62)
        for _ in range(boats):
            t = self.between(0.05, 0.3)
            self.boat(
                w * self.between(0.08, 0.92),
                h * (y + (bottom - y) * t),
                w * (0.035 + 0.08 * t),
                self.pick("#d95b43", "#3f7fa6", "#e8b04a"),
            )
        return h * y

    def beach(self, y, shore=None, colour="#efd3a0"):
        """Sea behind, foam at the shore line (a fraction), then sand with shells."""
        w, h = self.w, self.h
        shore = shore or y + 0.16
        self.sea(y, shore + 0.03)
        edge = [
            (-10, h * shore),
            (w * 0.25, h * (shore + 0.025)),
            (w * 0.5, h * shore),
            (w * 0.78, h * (shore + 0.03)),
            (w + 10, h * (shore + 0.005)),
        ]
        for dy, paint, alpha in (
            (-0.02, "#ffffff", 0.55),
            (-0.006, "#ffffff", 0.9),
            (0.012, darken(colour, 0.2), 1),
            (0.035, colour, 1),
        ):
            form = Form(
                curve(*[(x, yy + h * dy) for x, yy in edge]).segments
                + [("L", w + 10, h + 10), ("L", -10, h + 10), ("Z",)]
            )
            self.fill(form, paint, alpha)
        self.fill(form, self.linear((0, self.mood.light, 0.3), (1, self.mood.shade, 0.25)))
        marks = [
            curve((x - 50, yy), (x - 15, yy - 7), (x + 20, yy + 4), (x + 55, yy - 3))
            for x, yy in self.scatter(form, 120, row=34)
        ]
        self._marks([darken(colour, 0.22), lighten(colour, 0.4)], marks, 3, 0.55)
        self.specks(form, colour, step=26, size=3, opacity=0.7)
        self.pebbles(form, mix(colour, "#c98f7a", 0.4), step=130, size=8)
        return h * shore

    def desert(self, y, colour="#e2ac66"):
        """Dunes with wind ripples, lit crests and far mesas."""
        w, h, m = self.w, self.h, self.mood
        self.ridge(h * y + 4, h * 0.06, mix(m.far, m.low, 0.35), 0.7, 6)
        for i in range(4):
            x, n, t = w * (0.02 + 0.26 * i) + self.near(0, 40), w * self.between(0.1, 0.2), h * self.between(0.05, 0.14)
            mesa = poly(
                [
                    (x - n * 0.12, h * y + 5),
                    (x, h * y - t * 0.5),
                    (x + n * 0.08, h * y - t),
                    (x + n * 0.9, h * y - t),
                    (x + n, h * y - t * 0.45),
                    (x + n * 1.1, h * y + 5),
                ]
            )
            self.body(
                mesa,
                mix(m.mid, m.low, 0.25),
                lambda f: self.bars(f, darken(m.mid, 0.15), 18, 0.35, 0, 0.5),
                round_=False,
            )
        for i in range(4):
            t = i / 4
            yy = h * (y + (1 - y) * t * 0.95)
            points = [
                (-20, yy + self.near(0, 26)),
                (w * self.between(0.2, 0.35), yy - h * 0.05 * (1 - t * 0.5)),
                (w * self.between(0.55, 0.75), yy + h * 0.03),
                (w + 20, yy - self.between(0, 30)),
            ]
            form = Form(curve(*points).segments + [("L", w + 20, h + 20), ("L", -20, h + 20), ("Z",)])
            tone = mix(colour, m.low, 0.35 * (1 - t))
            self.fill(form, self.linear((0, lighten(tone, 0.22)), (0.5, tone), (1, darken(tone, 0.16))))
            marks = [
                bow((x - 46, py), (x + 46, py + 3), -9)
                for x, py in self.scatter(form, 92, row=24)
                if py < yy + h * (1 - y) * 0.36
            ]
            self._marks([darken(tone, 0.16), lighten(tone, 0.3)], marks, 3, 0.55)
        return h * y

    def snowfield(self, y):
        """Snow with blue hollows, drifts and sparkles."""
        w, h, m = self.w, self.h, self.mood
        colour = m.ground if m.name in ("snow", "polar") else "#eef3fb"
        form = None
        for i in range(4):
            yy = h * (y + (1 - y) * i / 4)
            points = [
                (-20, yy + self.near(0, 14)),
                (w * self.between(0.2, 0.4), yy - h * 0.025),
                (w * self.between(0.6, 0.8), yy + h * 0.02),
                (w + 20, yy - self.between(0, 16)),
            ]
            drift = Form(curve(*points).segments + [("L", w + 20, h + 20), ("L", -20, h + 20), ("Z",)])
            form = form or drift
            self.fill(
                drift, self.linear((0, lighten(colour, 0.5)), (0.3, colour), (1, mix(m.tint(colour), m.shade, 0.28)))
            )
        marks = [bow((x - 34, py), (x + 40, py + 4), -7) for x, py in self.scatter(form, 84, row=32)]
        self._marks([mix(m.tint(colour), m.shade, 0.35), lighten(colour, 0.8)], marks, 3.5, 0.5)
        self.specks(form, mix(m.tint(colour), m.shade, 0.25), step=40, size=3, opacity=0.8)
        return h * y

    def ice(self, y):
        """Arctic water with floes and bergs."""
        w, h, m = self.w, self.h, self.mood
        self.ridge(h * y + 4, h * 0.05, mix(m.far, m.low, 0.4), 0.6, 6)
        self.sea(y)
        for i in range(3):
            x, n = w * (0.15 + 0.33 * i) + self.near(0, 60), w * self.between(0.1, 0.18)
            top = h * y - n * self.between(0.4, 0.8)
            berg = poly(
                [
                    (x - n, h * y + 6),
                    (x - n * 0.7, (top + h * y) / 2),
                    (x - n * 0.2, top),
                    (x + n * 0.25, top + n * 0.14),
                    (x + n * 0.5, (top + h * y) / 2),
                    (x + n, h * y + 6),
                ]
            )
            with self.shaded(berg, "#dcecf8", round_=False, rim=3):
                self.fill(poly([(x - n * 0.2, top), (x + n * 0.05, h * y), (x - n * 0.4, h * y)]), "#ffffff", 0.7)
                self.stroke(
                    line((x + n * 0.25, top), (x + n * 0.2, h * y))
                    + line((x - n * 0.7, (top + h * y) / 2), (x - n * 0.5, h * y)),
                    "#7fa9cf",
                    3,
                    0.7,
                )
        floes = [
            self.wobble(x, yy, (30 + 90 * (yy / h - y)) * self.between(0.8, 1.3), (7 + 22 * (yy / h - y)) * 1.2, 8, 0.2)
            for x, yy in self.scatter(rect(0, h * y + 20, w, h * (1 - y)), 170, row=70)
        ]
        self._shapes([mix(m.water, m.shade, 0.4)], [f.moved(0, 7) for f in floes], 0.6)
        self._shapes(["#f2f8ff", "#dfecf9"], floes)
        return h * y

    def jungle(self, y=0.72):
        """Layer on layer of leaves and trunks, light from above, ferns below."""
        w, h, m = self.w, self.h, self.mood
        self.fill(
            rect(0, 0, w, h),
            self.linear((0, mix(m.low, "#cfe8a0", 0.5)), (0.6, mix(m.mid, "#4f9a6a", 0.5)), (1, darken(m.near, 0.4))),
        )
        for layer in range(3):
            colour = mix(mix(m.near, "#2f7a4a", 0.5), m.low, 0.5 - 0.25 * layer)
            trunks, vines = [], []
            for _ in range(5):
                x, n = self.between(0, w), w * (0.012 + 0.014 * layer)
                trunks.append(poly([(x - n, h), (x - n * 0.6, 0), (x + n * 0.6, 0), (x + n, h)]))
                vines.append(
                    curve(
                        (x, 0),
                        (x + self.near(0, 90), h * 0.2),
                        (x + self.near(60, 120), h * self.between(0.25, 0.4)),
                        (x + 160, 0),
                    )
                )
            self._shapes([darken(colour, 0.35)], trunks)
            self._marks([darken(colour, 0.45)], vines, 4, 0.8)
            leaves = []
            for x, yy in self.scatter(rect(0, 0, w, h), 120 - 12 * layer, row=100):
                if layer == 2 and h * 0.3 < yy < h * 0.75 and w * 0.2 < x < w * 0.8:
                    continue
                blade = leaf(x, yy, self.between(0, 360), self.between(55, 105), 0.4)
                leaves.append(Form(blade.segments + [("L", *blade.segments[1][3:])]))
            self._shapes([darken(colour, 0.18), colour, lighten(colour, 0.16)], leaves, 0.92)
            self._marks([lighten(colour, 0.3)], [line(f.segments[0][1:], f.segments[-1][1:]) for f in leaves], 2, 0.6)
        ground = Form(
            curve((-10, h * y), (w * 0.35, h * (y + 0.03)), (w * 0.7, h * y), (w + 10, h * (y + 0.02))).segments
            + [("L", w + 10, h + 10), ("L", -10, h + 10), ("Z",)]
        )
        self.fill(ground, self.linear((0, mix(m.near, "#7a8a3a", 0.4)), (1, darken(m.near, 0.5))))
        self.grass(ground, mix(m.near, "#6f9a3f", 0.5), step=34, height=44, width=4)
        return h * y

    def underwater(self, y=0.78):
        """Blue depth with light shafts, bubbles, far rocks, weed and a sandy floor."""
        w, h, m = self.w, self.h, self.mood
        self.fill(rect(0, 0, w, h), self.linear((0, mix(m.top, m.light, 0.35)), (0.35, m.top), (1, m.low)))
        shafts = [
            poly([(x, -5), (x + w * 0.05, -5), (x + w * 0.05 + h * 0.4, h), (x + h * 0.22, h)])
            for x in (w * -0.1, w * 0.1, w * 0.3, w * 0.46, w * 0.7)
        ]
        self._shapes([m.light], shafts, 0.14)
        self.ripples(rect(0, 0, w, h * 0.5), m.top, step=90, length=80, opacity=0.4)
        for i in range(2):
            self.ridge(
                h * (y + 0.03 * i),
                h * (0.2 - 0.06 * i),
                (m.far, m.mid)[i],
                0.2,
                4,
                lambda f: self.specks(f, step=46, size=7, opacity=0.5),
            )
        bubbles = [ellipse(x, yy, self.between(3, 12)) for x, yy in self.scatter(rect(0, 0, w, h * y), 105)]
        self._marks([m.light], bubbles, 2, 0.6)
        floor = Form(
            curve((-10, h * y), (w * 0.3, h * (y - 0.02)), (w * 0.7, h * (y + 0.02)), (w + 10, h * y)).segments
            + [("L", w + 10, h + 10), ("L", -10, h + 10), ("Z",)]
        )
        self.fill(floor, self.linear((0, lighten(m.ground, 0.15)), (1, darken(m.ground, 0.45))))
        self._marks(
            [darken(m.ground, 0.2), lighten(m.ground, 0.35)],
            [bow((x - 40, yy), (x + 40, yy), -7) for x, yy in self.scatter(floor, 90, row=26)],
            3,
            0.5,
        )
        self.pebbles(floor, m.ground, step=70, size=9)
        for x in (0.06, 0.13, 0.9, 0.96, 0.82):
            for k in range(3):
                px, n = w * x + k * 16, h * self.between(0.16, 0.36)
                sway = self.near(0, 30)
                self.fill(
                    taper_weed(px, h * (y + 0.08), n, sway), self.pick("#3f9a6a", "#5fae5f", "#c9584f", "#d98a4a")
                )
        return h * y

    # -- made places

    def skyline(self, y, height=0.3, layers=2, far=0.55):
        """City blocks across the picture, windows and all, feet at `y` (a fraction)."""
        w, h, m = self.w, self.h, self.mood
        for layer in range(layers):
            x = -30.0
            haze = far - 0.28 * layer
            while x < w:
                n, t = w * self.between(0.06, 0.12), h * height * self.between(0.4, 1) * (1 - 0.25 * layer)
                wall = m.haze(self.pick("#c98a6a", "#8a7fa0", "#d9b48a", "#7f98ab", "#b5707a", "#a3a58c"), haze)
                block = rect(x, h * y - t, n, t + 4)
                self.fill(block, wall)
                self.fill(rect(x if self.light > 0 else x + n * 0.78, h * y - t, n * 0.22, t + 4), m.shade, 0.22)
                roof = self.rng.randint(0, 3)
                if roof == 0:
                    self.fill(rect(x - 3, h * y - t - 8, n + 6, 9), darken(wall, 0.25))
                elif roof == 1:
                    self.fill(
                        poly([(x, h * y - t + 1), (x + n / 2, h * y - t - n * 0.35), (x + n, h * y - t + 1)]),
                        darken(wall, 0.25),
                    )
                elif roof == 2:
                    self.stroke(
                        line((x + n * 0.5, h * y - t), (x + n * 0.5, h * y - t - n * 0.5)), darken(wall, 0.3), 4
                    )
                    self.fill(rect(x + n * 0.2, h * y - t - n * 0.16, n * 0.34, n * 0.17), darken(wall, 0.15))
                self.windows(
                    rect(x + n * 0.06, h * y - t + 8, n * 0.86, t),
                    max(2, round(n / 28)),
                    max(2, round(t / 37)),
                    wall,
                    sill=False,
                    lit=0.45,
                )
                x += n * self.between(0.92, 1.1)
        return h * y

    def street(self, y=0.66, pavement=0.76, houses=True, road="#6f6f7c"):
        """A row of house fronts, a pavement of slabs, and a road."""
        w, h, m = self.w, self.h, self.mood
        if houses:
            x = -20.0
            while x < w:
                n, t = w * self.between(0.15, 0.21), h * self.between(0.4, 0.52)
                wall = self.pick("#e3a77f", "#d9c08f", "#b7c4a8", "#c98f8a", "#a9b8c9", "#e9d0a6")
                front = rect(x, h * y - t, n, t + 4)
                with self.shaded(front, wall, round_=False, rim=0):
                    self.bricks(front, wall, w=34, h=16, opacity=0.35, vary=0.15)
                roof = poly(
                    [
                        (x - 8, h * y - t + 4),
                        (x + n * 0.14, h * y - t - h * 0.09),
                        (x + n * 0.86, h * y - t - h * 0.09),
                        (x + n + 8, h * y - t + 4),
                    ]
                )
                self.body(
                    roof,
                    self.pick("#a6503f", "#6f5a6a", "#8a6a4a", "#4f6678"),
                    lambda f: self.tiles(f, w=24, h=16),
                    round_=False,
                    rim=0,
                )
                self.windows(
                    rect(x + n * 0.05, h * y - t * 0.95, n * 0.9, t * 0.55), 2, 2, wall, size=(0.46, 0.66), lit=0.6
                )
                shop = rect(x + n * 0.08, h * y - t * 0.3, n * 0.84, t * 0.3)
                self.fill(shop, darken(wall, 0.5))
                self.fill(
                    rect(x + n * 0.12, h * y - t * 0.26, n * 0.5, t * 0.2),
                    Lit("#ffd98a") if m.lit else mix(m.tint("#7fa3b5"), m.low, 0.3),
                )
                self.fill(
                    rect(x + n * 0.68, h * y - t * 0.26, n * 0.2, t * 0.26),
                    darken(self.pick("#a8443a", "#2f6f6a", "#3f5a8a"), 0.05),
                )
                awning = poly(
                    [
                        (x + n * 0.06, h * y - t * 0.32),
                        (x + n * 0.94, h * y - t * 0.32),
                        (x + n, h * y - t * 0.22),
                        (x, h * y - t * 0.22),
                    ]
                )
                self.fill(awning, "#fff1dc")
                self.bars(awning, self.pick("#d9483b", "#3f8f8a", "#e09a3a", m.accent), n / 7, 0.5, 90, 0.95)
                x += n * 1.02
        walk = rect(-5, h * y, w + 10, h * (pavement - y))
        self.fill(walk, self.linear((0, "#cbbfae"), (1, "#b5a899")))
        joints = [
            line((k * w / 12 + (k - 6) * 8, h * y), (k * w / 12 + (k - 6) * 22, h * pavement)) for k in range(-1, 14)
        ] + [line((0, h * (y + pavement) / 2), (w, h * (y + pavement) / 2))]
        with self.clip(walk):
            self._marks(["#8f8377"], joints, 2.5, 0.6)
        self.fill(rect(-5, h * pavement, w + 10, 12), "#a39888")
        lane = rect(-5, h * pavement + 10, w + 10, h)
        self.fill(lane, self.linear((0, lighten(road, 0.08)), (1, darken(road, 0.2))))
        self.specks(lane, road, step=26, size=3.4, opacity=0.8)
        self.brush(lane, road, step=90, length=260, width=10, opacity=0.3)
        mid = h * (pavement + (1 - pavement) * 0.55)
        self._shapes(
            ["#f4e7c6"],
            [poly([(x, mid), (x + 90, mid), (x + 82, mid + 12), (x - 10, mid + 12)]) for x in range(-40, int(w), 170)],
            0.85,
        )
        return h * y

    def harbour(self, y=0.56, quay=0.78):
        """Warehouses and masts across the water, a stone quay in front with bollards and rope."""
        w, h, m = self.w, self.h, self.mood
        x = -20.0
        while x < w:
            n, t = w * self.between(0.09, 0.16), h * self.between(0.1, 0.18)
            wall = m.haze(self.pick("#c9705a", "#d9b06a", "#8fae9f", "#a98f9f"), 0.25)
            self.fill(rect(x, h * y - t, n, t + 4), wall)
            self.fill(
                poly([(x - 3, h * y - t), (x + n / 2, h * y - t - n * 0.4), (x + n + 3, h * y - t)]), darken(wall, 0.28)
            )
            self.windows(rect(x + 4, h * y - t, n - 8, t), 3, 2, wall, sill=False)
            x += n
        self.sea(y, quay + 0.02)
        for k in range(4):
            self.boat(
                w * (0.1 + 0.26 * k) + self.near(0, 30),
                h * (y + 0.05 + 0.03 * (k % 2)),
                w * 0.11,
                self.pick("#d95b43", "#3f7fa6", "#f0c05a"),
            )
        top = rect(-5, h * quay, w + 10, h * (1 - quay) + 5)
        self.fill(top, self.linear((0, "#b9a891"), (1, "#8f7f74")))
        self.stones(top, "#a8977f", size=64, opacity=0.8)
        self.fill(rect(-5, h * quay - 4, w + 10, 10), "#d9c8ab")
        for x in (0.08, 0.93):
            self.body(rrect(w * x - 15, h * quay - 30, 30, 44, 9), "#4a4450")
            self.body(rrect(w * x - 22, h * quay - 38, 44, 16, 8), "#5a5460")
        return h * quay

    def garden(self, y=0.6):
        """A hedge, a picket fence, flower beds and a lawn."""
        w, h = self.w, self.h
        hedge = Form(
            curve(
                (-10, h * (y - 0.1)),
                (w * 0.2, h * (y - 0.13)),
                (w * 0.45, h * (y - 0.1)),
                (w * 0.7, h * (y - 0.14)),
                (w + 10, h * (y - 0.11)),
            ).segments
            + [("L", w + 10, h * y + 10), ("L", -10, h * y + 10), ("Z",)]
        )
        green = mix(self.mood.near, "#4f8a3f", 0.4)
        self.fill(hedge, darken(green, 0.2))
        self.leaves(hedge, green, step=36, size=34)
        self.meadow(y, flowers=False)
        self.fence(-10, w, h * y + 6, h * 0.085, step=48)
        for x in (0.02, 0.17, 0.33, 0.74, 0.92):
            self.bush(
                w * x, h * (y + 0.07), w * 0.13, flowers=self.pick(self.mood.accent, "#f7c948", "#fff1e0", "#c58fe0")
            )
        return h * y

    def forest(self, y=0.7):
        """Between tall trunks, light falling through, ferns and needles underfoot."""
        w, h, m = self.w, self.h, self.mood
        self.fill(
            rect(0, 0, w, h), self.linear((0, mix(m.middle, m.near, 0.35)), (0.5, mix(m.low, m.mid, 0.3)), (1, m.near))
        )
        self.treeline(y, 0.55, "pine", far=0.6, step=0.07)
        self.treeline(y, 0.4, "pine", far=0.35, step=0.08)
        self._shapes(
            [m.light],
            [
                poly(
                    [
                        (x, -5),
                        (x + w * 0.06, -5),
                        (x + w * 0.06 - self.light * h * 0.35, h * y),
                        (x - self.light * h * 0.5, h * y),
                    ]
                )
                for x in (w * 0.2, w * 0.45, w * 0.75)
            ],
            0.18,
        )
        for i in range(9):
            x, n = w * (i + 0.5) / 9 + self.near(0, 40), w * self.between(0.012, 0.028)
            trunk = poly(
                [
                    (x - n * 1.4, h * y + 20),
                    (x - n, h * y - 30),
                    (x - n * 0.8, -10),
                    (x + n * 0.8, -10),
                    (x + n, h * y - 30),
                    (x + n * 1.4, h * y + 20),
                ]
            )
            self.body(
                trunk,
                m.haze("#7a5a48", self.between(0.05, 0.35)),
                lambda f: self.fur(f, step=26, length=30, angle=90),
                rim=0,
            )
        crown = Form(
            curve(
                (-10, h * 0.16),
                (w * 0.15, h * 0.2),
                (w * 0.4, h * 0.12),
                (w * 0.65, h * 0.19),
                (w * 0.85, h * 0.13),
                (w + 10, h * 0.2),
            ).segments
            + [("L", w + 10, -20), ("L", -10, -20), ("Z",)]
        )
        green = mix(m.near, "#5f8f3f", 0.4)
        self.fill(crown, darken(green, 0.2))
        self.leaves(crown, green, step=34, size=26)
        self.meadow(y, mix(m.ground, "#7a7a4a", 0.4), flowers=False, height=38, step=46)
        return h * y

    # -- indoors

    def room(
        self,
        y=0.7,
        wall="#e8b98c",
        pattern="sprigs",
        window=None,
        shelf=None,
        floor="#a9714a",
        picture=None,
        paint=None,
    ):
        """A wall and a floor. `pattern` is sprigs, bars, dots, diamonds, bricks, tiles or planks; `window`,
        `shelf` and `picture` are (x, y, width) in fractions."""
        w, h, m = self.w, self.h, self.mood
        back = rect(0, 0, w, h * y)
        self.fill(back, self.linear((0, darken(wall, 0.12)), (1, lighten(wall, 0.1))))
        tone = paint or darken(wall, 0.22)
        {
            "sprigs": lambda: self.sprigs(back, tone, 84, 26),
            "bars": lambda: self.bars(back, tone, 64, 0.5, 90, 0.5),
            "dots": lambda: self.dots(back, tone, 62, 10),
            "diamonds": lambda: self.diamonds(back, tone, 96),
            "bricks": lambda: self.bricks(back, wall, 84, 36, 4, 0.6),
            "tiles": lambda: self.bricks(back, wall, 72, 72, 4, 0.5),
            "planks": lambda: self.planks(back, wall, 70, True),
        }[pattern]()
        pool = (0.2 if self.light < 0 else 0.8) * w
        self.fill(
            back,
            self.radial(
                (0, m.light, 0.5), (0.6, m.light, 0.08), (1, m.shade, 0.35), cx=pool, cy=h * 0.25, r=w * 0.85, box=True
            ),
        )
        if window:
            self.view(window[0] * w, window[1] * h, window[2] * w, window[2] * w * 1.15)
        if picture:
            self.framed(picture[0] * w, picture[1] * h, picture[2] * w)
        if shelf:
            self.shelf(shelf[0] * w, shelf[1] * h, shelf[2] * w)
        base = rect(-5, h * y - 26, w + 10, 30)
        self.body(base, "#f2e3c9", round_=False, rim=3)
        ground = rect(-5, h * y + 4, w + 10, h * (1 - y) + 5)
        self.fill(ground, self.linear((0, darken(floor, 0.15)), (1, lighten(floor, 0.1))))
        seams = [line((w / 2 + (k - 8) * w * 0.09, h * y + 4), (w / 2 + (k - 8) * w * 0.16, h + 5)) for k in range(17)]
        seams += [
            line(
                (w / 2 + (k - 8) * w * (0.09 + 0.07 * t), h * (y + (1 - y) * t)),
                (w / 2 + (k - 7) * w * (0.09 + 0.07 * t), h * (y + (1 - y) * t)),
            )
            for k in range(16)
            for t in (self.between(0.1, 0.9),)
        ]
        with self.clip(ground):
            self._marks([darken(floor, 0.4)], seams, 3, 0.7)
        self.grain(ground, floor, step=30, opacity=0.5)
        return h * y

    def view(self, x, y, w, h, curtains=True):
        """A window in a wall, with the mood's sky and hills behind it, and curtains."""
        m = self.mood
        glass = rect(x, y, w, h)
        with self.clip(glass):
            self.fill(glass, self.linear((0, m.top), (0.6, m.middle), (1, m.low)))
            self._shapes(
                [m.light],
                [
                    ellipse(x + w * k, y + h * j, w * 0.16, h * 0.05)
                    for k, j in ((0.2, 0.25), (0.35, 0.22), (0.75, 0.42), (0.9, 0.4))
                ],
                0.7,
            )
            self.fill(
                blob(
                    [
                        (x - 20, y + h * 0.75),
                        (x + w * 0.3, y + h * 0.6),
                        (x + w * 0.7, y + h * 0.72),
                        (x + w + 20, y + h * 0.62),
                        (x + w + 20, y + h * 1.2),
                        (x - 20, y + h * 1.2),
                    ]
                ),
                m.mid,
            )
            bank = blob(
                [
                    (x - 20, y + h * 0.88),
                    (x + w * 0.4, y + h * 0.8),
                    (x + w + 20, y + h * 0.9),
                    (x + w + 20, y + h * 1.04),
                    (x - 20, y + h * 1.04),
                ]
            )
            self.fill(bank, m.near)
            self.leaves(bank, m.near, step=24, size=14, spill=False)
        bars = line((x + w / 2, y), (x + w / 2, y + h)) + line((x, y + h * 0.45), (x + w, y + h * 0.45))
        self.stroke(bars, "#fff4e2", w * 0.03, cap="butt")
        self.stroke(glass, darken("#fff4e2", 0.12), w * 0.07, cap="butt")
        self.stroke(glass, "#fff4e2", w * 0.045, cap="butt")
        self.body(rect(x - w * 0.1, y + h, w * 1.2, h * 0.06), "#fff4e2", round_=False, rim=2)
        if curtains:
            cloth = self.mood.accent
            for side in (-1, 1):
                cx = x if side < 0 else x + w
                drape = blob(
                    [
                        (cx - side * w * 0.2, y - h * 0.06),
                        (cx + side * w * 0.2, y - h * 0.06),
                        (cx + side * w * 0.18, y + h * 0.5),
                        (cx + side * w * 0.2, y + h * 1.12),
                        (cx + side * w * 0.02, y + h * 1.1),
                        (cx + side * w * 0.02, y + h * 0.55),
                    ],
                    tension=0.5,
                )
                self.body(drape, cloth, lambda f: self.bars(f, darken(cloth, 0.25), w * 0.09, 0.4, 90, 0.6), rim=2)
            self.body(rrect(x - w * 0.28, y - h * 0.1, w * 1.56, h * 0.045, 6), "#8a5a3c")

    def framed(self, x, y, w):
        """A little landscape in a frame."""
        h = w * 0.76
        self.fill(rect(x - 4, y + 6, w + 16, h + 12), self.mood.shade, 0.3)
        self.body(
            rect(x - w * 0.07, y - w * 0.07, w * 1.14, h + w * 0.14),
            "#a3703f",
            lambda f: self.grain(f, step=12),
            round_=False,
        )
        inner = rect(x, y, w, h)
        with self.clip(inner):
            self.fill(inner, self.linear((0, "#8fc3d9"), (1, "#f7dfb5")))
            self.fill(ellipse(x + w * 0.7, y + h * 0.36, w * 0.1), "#ffd06a")
            self.fill(
                poly(
                    [
                        (x, y + h * 0.75),
                        (x + w * 0.3, y + h * 0.35),
                        (x + w * 0.55, y + h * 0.7),
                        (x + w * 0.75, y + h * 0.5),
                        (x + w, y + h * 0.8),
                        (x + w, y + h),
                        (x, y + h),
                    ]
                ),
                "#6f8fa6",
            )
            self.fill(
                blob(
                    [
                        (x - 9, y + h * 0.8),
                        (x + w * 0.4, y + h * 0.7),
                        (x + w + 9, y + h * 0.85),
                        (x + w + 9, y + h * 1.2),
                        (x - 9, y + h * 1.2),
                    ]
                ),
                "#6a9a55",
            )

    def shelf(self, x, y, w):
        """A shelf with books, a plant and jars."""
        self.fill(rect(x + 4, y + 12, w, 16), self.mood.shade, 0.3)
        px = x + w * 0.03
        while px < x + w * 0.52:
            n, t = w * self.between(0.035, 0.06), w * self.between(0.2, 0.3)
            cover = self.pick("#c4483f", "#3f7f86", "#e0a33f", "#6a5a8f", "#4f8a5a", "#d9cbb0")
            self.body(rect(px, y - t, n, t), cover, round_=False, rim=1)
            self.fill(
                rect(px + n * 0.15, y - t * 0.82, n * 0.7, t * 0.07)
                + rect(px + n * 0.15, y - t * 0.24, n * 0.7, t * 0.05),
                "#ffe9bd",
                0.85,
            )
            px += n + 1
        jar = rrect(x + w * 0.6, y - w * 0.17, w * 0.13, w * 0.17, 8)
        self.body(jar, "#9fc0c4", lambda f: self.fill(rect(x + w * 0.6, y - w * 0.1, w * 0.13, w * 0.1), "#d98a4a"))
        self.fill(rrect(x + w * 0.6, y - w * 0.195, w * 0.13, w * 0.035, 4), "#c9a06a")
        pot = poly([(x + w * 0.8, y - w * 0.12), (x + w * 0.95, y - w * 0.12), (x + w * 0.92, y), (x + w * 0.83, y)])
        plant = self.wobble(x + w * 0.875, y - w * 0.2, w * 0.11, w * 0.1)
        self.fill(plant, darken("#5f9a55", 0.25))
        self.leaves(plant, "#5f9a55", step=15, size=20)
        self.body(pot, "#c9704a")
        self.body(rect(x - 6, y, w + 12, 16), "#9a683f", lambda f: self.grain(f, step=7), round_=False, rim=2)

    def table(self, y=0.62, kind="wood", colour=None, cloth="#d9483b"):
        """A table top seen from the front, filling the picture below `y`: wood, cloth, marble, tiles or slate."""
        w, h = self.w, self.h
        colour = (
            colour
            or {"wood": "#b5794a", "cloth": "#fff4e6", "marble": "#e9e4e0", "tiles": "#7fb0b5", "slate": "#55606e"}[
                kind
            ]
        )
        top = rect(-5, h * y, w + 10, h * (1 - y) + 5)
        self.fill(top, self.linear((0, darken(colour, 0.18)), (0.25, colour), (1, lighten(colour, 0.08))))
        if kind == "wood":
            edges = [h * (y + (1 - y) * t) for t in (0.14, 0.32, 0.55, 0.82)]
            self.grain(top, colour, step=22, opacity=0.6)
            self._marks([darken(colour, 0.5)], [line((0, e), (w, e)) for e in edges], 3.5, 0.7)
            self._marks([lighten(colour, 0.35)], [line((0, e + 4), (w, e + 4)) for e in edges], 2, 0.5)
        elif kind == "cloth":
            self._perspective_checks(top, cloth)
            self._marks(
                [self.mood.shade, self.mood.light],
                [
                    curve((x, h * y), (x + self.near(0, 60), h * (y + (1 - y) * 0.5)), (x + self.near(0, 120), h))
                    for x in range(60, w, 190)
                ],
                14,
                0.1,
            )
            self.weave(top, None, step=40, opacity=0.1)
        elif kind == "marble":
            veins = [
                curve(
                    (x, yy),
                    (x + 70, yy + self.near(10, 24)),
                    (x + 120, yy + self.near(0, 20)),
                    (x + 210, yy + self.near(30, 30)),
                )
                for x, yy in self.scatter(top, 190, row=74)
            ]
            self._marks([darken(colour, 0.3), darken(colour, 0.15), lighten(colour, 0.7)], veins, 4, 0.55)
            self._marks([darken(colour, 0.35)], [v.moved(30, 18) for v in veins[::2]], 1.6, 0.6)
            self.specks(top, colour, step=38, size=4)
        elif kind == "tiles":
            self._perspective_checks(top, lighten(colour, 0.45), lines=True)
        else:
            self.brush(top, colour, step=60, length=150, width=7, opacity=0.4)
            self.specks(top, colour, step=30, size=3.5, opacity=0.9)
        self.fill(
            top,
            self.radial(
                (0, self.mood.light, 0.35),
                (0.6, self.mood.light, 0.05),
                (1, self.mood.shade, 0.3),
                cx=w * (0.3 if self.light < 0 else 0.7),
                cy=h * (y + 0.1),
                r=w * 0.75,
                box=True,
            ),
        )
        self.fill(rect(-5, h * y, w + 10, 5), lighten(colour, 0.4), 0.7)
        return h * y

    def _perspective_checks(self, top, colour, lines=False):
        """Squares of a cloth or of tiles that recede toward the far edge."""
        x0, y0, x1, y1 = top.box
        w, cx = self.w, self.w / 2
        rows = [y0 + (y1 - y0) * (k / 9) ** 1.45 for k in range(10)]
        cols = 22

        def at(i, y):
            t = (y - y0) / (y1 - y0)
            return cx + (i - cols / 2) * w / cols * (1.15 + 1.05 * t)

        across = [poly([(x0, rows[k]), (x1, rows[k]), (x1, rows[k + 1]), (x0, rows[k + 1])]) for k in range(0, 9, 2)]
        along = [
            poly([(at(i, y0), y0), (at(i + 1, y0), y0), (at(i + 1, y1), y1), (at(i, y1), y1)])
            for i in range(0, cols, 2)
        ]
        with self.clip(top):
            self._shapes([colour], across, 0.5)
            self._shapes([colour], along, 0.5)
            if lines:
                grid = [line((x0, r), (x1, r)) for r in rows] + [
                    line((at(i, y0), y0), (at(i, y1), y1)) for i in range(cols + 1)
                ]
                self._marks([darken(colour, 0.4)], grid, 3, 0.6)

    def blanket(self, y=0.7, colour="#d9483b", base="#fff4e6", spread=0.86):
        """A picnic cloth on whatever ground was drawn before, seen from the front."""
        w, h = self.w, self.h
        a, b = w * (1 - spread) / 2, w * (1 - spread * 0.78) / 2
        form = poly(
            [
                (b, h * y),
                (w - b, h * y),
                (w - a + w * 0.03, h * (y + (1 - y) * 0.86)),
                (a - w * 0.03, h * (y + (1 - y) * 0.9)),
            ]
        )
        self.fill(form.moved(0, 12), self.mood.shade, 0.35)
        self.fill(form, base)
        self._perspective_checks(form, colour)
        self.weave(form, None, step=38, opacity=0.1)
        self.fill(form, self.linear((0, self.mood.shade, 0.2), (1, self.mood.light, 0.15)))
        return h * y


def taper_weed(x, y, n, sway) -> Form:
    """One blade of sea weed."""
    return taper(
        [(x, y), (x + sway, y - n * 0.35), (x - sway * 0.6, y - n * 0.7), (x + sway * 0.5, y - n)], [16, 15, 11, 3]
    )
