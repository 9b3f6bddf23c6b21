"""Surfaces: everything that keeps a form from being flat. Each texture is clipped to its form.

All marks of one tone are one path, in whole pixels, so that a texture costs few bytes and little time.
Where a colour is left out, the marks are the mood's shade and light at low opacity and go over anything.
"""

from __future__ import annotations

import math

from canvas import Canvas, Form, arch, bow, curve, darken, ellipse, leaf, lighten, line, mix, poly, rect


class Textures(Canvas):
    # -- helpers

    def _marks(self, tones, marks, width, opacity=1.0, cap="round", digits=0):
        """Deals the marks out to the tones, one path each."""
        for i, tone in enumerate(tones):
            mine = marks[i :: len(tones)]
            if mine:
                self.stroke(Form([s for m in mine for s in m.segments]), tone, width, opacity, cap, digits=digits)

    def _shapes(self, tones, shapes, opacity=1.0, digits=0):
        for i, tone in enumerate(tones):
            mine = shapes[i :: len(tones)]
            if mine:
                self.fill(Form([s for m in mine for s in m.segments]), tone, opacity, digits)

    @staticmethod
    def _coarser(form, cell, most):
        """How much larger marks of `cell` square pixels must be for no more than `most` to cover the form."""
        x0, y0, x1, y1 = form.box
        return max(1, math.sqrt((x1 - x0) * (y1 - y0) / cell / most))

    def _dots(self, tones, points, size, opacity=1.0):
        """Round dots `size` across, dealt out to the tones: far shorter to write than circles."""
        self._marks(tones, [line((x, y), (x + 1, y)) for x, y in points], size, opacity)

    def _tones(self, colour, spread=0.22):
        return [darken(colour, spread), lighten(colour, spread)] if colour else [self.mood.shade, self.mood.light]

    # -- coats

    def fur(self, form, colour=None, step=16, length=16, width=2.5, angle=80, flow=None, opacity=0.55):
        """Short strokes. `angle` is where the hair points (90 is down); `flow(x, y)` gives it by place."""
        marks = []
        k = self._coarser(form, step * step * 0.8, 900)
        step, length, width = step * k, length * k, width * min(k, 1.5)
        for x, y in self.scatter(form, step, row=step * 0.8):
            a = math.radians((flow(x, y) if flow else angle) + self.near(0, 14))
            n = length * self.between(0.7, 1.2)
            marks.append(line((x, y), (x + math.cos(a) * n, y + math.sin(a) * n)))
        with self.clip(form):
            self._marks(self._tones(colour), marks, width, opacity if colour else opacity * 0.45)

    def feathers(self, form, colour=None, size=22, opacity=0.6, angle=90):
        """Rows of round feather tips that point along `angle`."""
        self._rows_of_tips(form, colour, size, opacity, angle, 0.55)

    def scales(self, form, colour=None, size=20, opacity=0.6, angle=0):
        """Fish and reptile scales; `angle` is the way the tail lies."""
        self._rows_of_tips(form, colour, size, opacity, angle, 0.5)

    def _rows_of_tips(self, form, colour, size, opacity, angle, drop):
        a = math.radians(angle - 90)
        x0, y0, x1, y1 = form.box
        cx, cy, reach = (x0 + x1) / 2, (y0 + y1) / 2, math.hypot(x1 - x0, y1 - y0) / 2
        tips, fills = [], []
        count = int(reach / size) + 1
        for j in range(-int(count / drop * 0.85) - 1, int(count / drop * 0.85) + 2):
            for i in range(-count, count + 1):
                u, v = (i + (j % 2) * 0.5) * size, j * size * drop * 1.15
                px, py = cx + u * math.cos(a) - v * math.sin(a), cy + u * math.sin(a) + v * math.cos(a)
                if not (x0 - size < px < x1 + size and y0 - size < py < y1 + size and form.contains(px, py)):
                    continue
                tip = Form([("M", -size / 2, 0), ("Q", 0, size * 1.1, size / 2, 0)])
                tip = tip.rotated(angle - 90).moved(px, py)
                (fills if self.rng.random() < 0.22 else tips).append(tip)
                if fills and fills[-1] is tip:
                    tips.append(tip)
        dark, light = self._tones(colour, 0.3)
        with self.clip(form):
            self._shapes([light], fills, opacity * 0.5)
            self._marks([dark], tips, max(1.5, size * 0.09), opacity if colour else opacity * 0.6)

    def stripes(self, form, colour, count=8, angle=0, width=0.5, wobble=0.15, opacity=1.0):
        """`count` bands across the form, tapering like a tiger's; angle 0 stacks them downward."""
        a = math.radians(angle)
        x0, y0, x1, y1 = form.box
        cx, cy = form.centre
        reach = (abs((x1 - x0) * math.cos(a)) + abs((y1 - y0) * math.sin(a))) / 2 + 4
        span = abs((x1 - x0) * math.sin(a)) + abs((y1 - y0) * math.cos(a))
        step = span / count
        bands = []
        for i in range(count):
            v = -span / 2 + (i + 0.5) * step
            top, low = [], []
            for k in range(5):
                u = -reach + k * reach / 2
                bend = self.near(0, step * wobble)
                half = step * width / 2 * (1 if not wobble else self.between(0.75, 1.2))
                for side, points in ((-1, top), (1, low)):
                    pu, pv = u, v + bend + side * half
                    points.append((cx + pu * math.cos(a) - pv * math.sin(a), cy + pu * math.sin(a) + pv * math.cos(a)))
            band = (
                curve(*top) + Form([("L", *low[-1])] + curve(*low[::-1]).segments[1:] + [("Z",)])
                if wobble
                else poly([top[0], top[-1], low[-1], low[0]])
            )
            bands.append(band)
        with self.clip(form):
            self._shapes([colour], bands, opacity)

    def spots(self, form, colour, step=44, size=12, ring=False, opacity=1.0):
        """Irregular spots; `ring` gives a leopard's rosettes."""
        spots = [
            self.wobble(x, y, size * self.between(0.6, 1.2), size * self.between(0.6, 1.1), 6, 0.2)
            for x, y in self.scatter(form, step, 0.35)
        ]
        with self.clip(form):
            if ring:
                self._marks([colour], spots, size * 0.5, opacity)
            else:
                self._shapes([colour], spots, opacity)

    # -- masonry, roofs and wood

    def bricks(self, form, colour=None, w=44, h=20, gap=2.5, opacity=0.5, vary=0.3):
        """Courses of bricks: joints as lines, and some bricks lighter or darker."""
        x0, y0, x1, y1 = form.box
        k = self._coarser(form, w * h, 210)
        w, h = w * k, h * k
        joints, odd_ones, row, y = [], [], 0, y0
        while y < y1:
            joints.append(line((x0, y), (x1, y)))
            x = x0 - (w / 2 if row % 2 else 0)
            while x < x1:
                if x > x0 and form.contains(x, y + h / 2):
                    joints.append(line((x, y), (x, y + h)))
                if self.rng.random() < vary and form.contains(x + w / 2, y + h / 2):
                    odd_ones.append(line((x, y + h / 2), (x + w, y + h / 2)))
                x += w
            y, row = y + h, row + 1
        dark, light = self._tones(colour, 0.25)
        self.rng.shuffle(odd_ones)
        with self.clip(form):
            self._marks([dark, light], odd_ones, h, opacity * 0.5, cap="butt")
            self._marks([dark], joints, gap, opacity * (1 if colour else 0.6), cap="butt")

    def stones(self, form, colour=None, size=40, opacity=0.5):
        """Rough masonry: rounded stones of many sizes, with shaded undersides."""
        size *= self._coarser(form, size * size * 0.62, 110)
        dark, light = self._tones(colour, 0.25)
        shapes, under = [], []
        for x, y in self.scatter(form, size, 0.18, row=size * 0.62):
            w, h = size * self.between(0.36, 0.5), size * self.between(0.22, 0.3)
            right = (x + w, y + h * self.near(0, 0.4))
            if self.rng.random() < 0.75:
                shapes.append(
                    poly(
                        [
                            (x - w, y - h * self.between(0, 0.6)),
                            (x - w * self.between(0.3, 0.8), y - h),
                            (x + w * self.between(0.4, 0.9), y - h),
                            right,
                            (x + w * 0.7, y + h),
                            (x - w * 0.8, y + h),
                        ]
                    )
                )
            under.append(line((x - w * 0.8, y + h), (x + w * 0.7, y + h), right))
        with self.clip(form):
            self._shapes([dark, light, light], shapes, opacity * 0.45)
            self._marks([self.mood.shade], under, 2.5, opacity * 0.6)

    def tiles(self, form, colour=None, w=30, h=20, opacity=0.6, round_=True):
        """Roof tiles in rows, scalloped or (not `round_`) square as shingles."""
        x0, y0, x1, y1 = form.box
        k = self._coarser(form, w * h, 190)
        w, h = w * k, h * k
        edges, odd_ones, row, y = [], [], 0, y0
        while y < y1 + h:
            x = x0 - (w / 2 if row % 2 else 0)
            while x < x1:
                if (
                    form.contains(x + w / 2, min(y + h / 2, y1 - 1))
                    or form.contains(x, y)
                    or form.contains(x + w, y + 1)
                ):
                    if round_:
                        edges.append(Form([("M", x, y), ("Q", x + w / 2, y + h * 1.8, x + w, y)]))
                    else:
                        edges.append(line((x, y), (x, y + h), (x + w, y + h)))
                    if self.rng.random() < 0.3:
                        odd_ones.append(edges[-1] if round_ else rect(x, y, w, h))
                x += w
            y, row = y + h, row + 1
        dark, light = self._tones(colour, 0.28)
        with self.clip(form):
            self._shapes([light, dark], odd_ones, opacity * 0.55)
            self._marks([dark], edges, max(1.6, h * 0.1), opacity * (1 if colour else 0.6))

    def planks(self, form, colour=None, width=40, vertical=False, opacity=0.55, grain=True):
        """Boards with joints, nails and (with `grain`) a few veins."""
        x0, y0, x1, y1 = form.box
        joints, veins, nails, odd_ones = [], [], [], []
        a0, a1, b0, b1 = (x0, x1, y0, y1) if vertical else (y0, y1, x0, x1)

        def at(a, b):
            return (a, b) if vertical else (b, a)

        a = a0
        while a < a1:
            joints.append(line(at(a, b0), at(a, b1)))
            if self.rng.random() < 0.4:
                odd_ones.append(poly([at(a, b0), at(a + width, b0), at(a + width, b1), at(a, b1)]))
            b = b0 + self.between(0.1, 0.9) * (b1 - b0)
            joints.append(line(at(a, b), at(a + width, b)))
            nails += [at(a + width * k, b + d) for k in (0.25, 0.75) for d in (-7, 7)]
            if grain:
                b = b0 + self.between(0, 60)
                while b < b1:
                    n, k = self.between(30, 110), a + width * self.between(0.2, 0.8)
                    veins.append(curve(at(k, b), at(k + self.near(0, width * 0.12), b + n / 2), at(k, b + n)))
                    b += n + self.between(10, 60)
            a += width
        dark, light = self._tones(colour, 0.3)
        with self.clip(form):
            self._shapes([light, dark], odd_ones, opacity * 0.4)
            self._marks([dark, light, dark], veins, 1.6, opacity * 0.6)
            self._marks([dark], joints, 2.5, opacity, cap="butt")
            self._dots([dark], nails, 3.5, opacity)

    def grain(self, form, colour=None, step=22, opacity=0.4, vertical=False):
        """Wood grain: long wavering veins and a knot here and there."""
        x0, y0, x1, y1 = form.box
        veins, knots = [], []
        a0, a1, b0, b1 = (x0, x1, y0, y1) if vertical else (y0, y1, x0, x1)
        a = a0 + step / 2
        while a < a1:
            b = b0 - self.between(0, 80)
            while b < b1:
                n = self.between(90, 320)
                p, q, r, e = ((x, y) if vertical else (y, x) for x, y in [(a + self.near(0, step * 0.25), b + n * k / 3) for k in range(4)])
                veins.append(Form([("M", *p), ("C", *q, *r, *e)]))  # one segment wavers enough
                b += n + self.between(8, 60)
            if self.rng.random() < 0.22:
                p = (a, self.between(b0, b1))
                cx, cy = p if vertical else p[::-1]
                knots += [
                    ellipse(cx, cy, step * k * (0.5 if vertical else 1), step * k * (1 if vertical else 0.5))
                    for k in (0.3, 0.55)
                ]
            a += step
        with self.clip(form):
            self._marks(self._tones(colour), veins, 2, opacity * (1 if colour else 0.6))
            self._marks(self._tones(colour)[:1], knots, 2, opacity * (1 if colour else 0.6))

    # -- plants and ground

    def grass(self, form, colour, step=26, height=26, opacity=0.8, width=2.5):
        """Tufts of blades, larger toward the bottom of the form, which is nearer."""
        x0, y0, x1, y1 = form.box
        y0, y1 = max(0, y0), min(self.h, y1) if not self._moved else y1
        marks, y = [], y0 + 2
        while y < y1 + height:
            k = 0.45 + 0.75 * (y - y0) / max(1, y1 - y0)
            x = x0 + self.between(0, step * k)
            while x < x1 + step:
                n, px, py = height * k * self.between(0.6, 1.2), self.near(x, step * 0.3 * k), self.near(y, step * 0.2)
                if form.contains(px, min(py, y1 - 1)):
                    lean, bend = self.pick(-0.5, -0.25, 0.2, 0.45), self.pick(-0.1, 0.12)
                    marks.append(Form([("M", px + lean * n, py - n), ("Q", px + bend * n, py - n * 0.6, px, py)]))
                x += step * k * self.between(0.9, 1.5)
            y += step * 0.75 * k
        tones = [darken(colour, 0.28), lighten(colour, 0.25), darken(colour, 0.12)]
        with self.clip(form):
            self._marks(tones, marks, width, opacity)

    def leaves(self, form, colour, step=22, size=15, opacity=0.85, spill=True):
        """Foliage: leaf marks, lighter toward the light, spilling a little over the edge."""
        x0, y0, x1, y1 = form.box
        cx, cy = form.centre
        light, dark = [], []
        for x, y in self.scatter(form, step):
            one = leaf(x, y, self.between(0, 360), size * self.between(0.8, 1.35))
            side = (x - cx) / max(1, x1 - x0) * self.light - (y - cy) / max(1, y1 - y0) * 0.9 + self.near(0, 0.35)
            (light if side > 0 else dark).append(one)
        tones = ([lighten(colour, 0.3), lighten(colour, 0.14)], [darken(colour, 0.26), darken(colour, 0.14)])
        if spill:
            self._shapes(tones[0], light, opacity)
            self._shapes(tones[1], dark, opacity)
        else:
            with self.clip(form):
                self._shapes(tones[0], light, opacity)
                self._shapes(tones[1], dark, opacity)

    def pebbles(self, form, colour, step=34, size=9, opacity=0.7):
        """Stones on the ground, each with its shade."""
        points = self.scatter(form, step, row=step * 0.7)
        with self.clip(form):
            for i, k in enumerate((0.5, 0.8, 1.15)):
                r = size * k
                some = points[i::3]
                self._marks(
                    [darken(colour, 0.4)],
                    [
                        line((x - r * 0.4, y + r * 0.35), (x + r * 0.4 - self.light * r * 0.3, y + r * 0.35))
                        for x, y in some
                    ],
                    r * 1.2,
                    opacity * 0.6,
                )
                self._marks(
                    [lighten(colour, 0.25), lighten(colour, 0.08), darken(colour, 0.14)],
                    [line((x - r * 0.4, y), (x + r * 0.4, y)) for x, y in some],
                    r * 1.15,
                    opacity,
                )

    def specks(self, form, colour=None, step=22, size=2.4, opacity=0.5):
        """Grains: sand, sugar, crumbs, plaster, sesame when large."""
        marks = []
        step *= self._coarser(form, step * step, 420)
        for x, y in self.scatter(form, step):
            a = self.between(0, math.pi)
            n = size * self.between(0.2, 1)
            marks.append(line((x, y), (x + math.cos(a) * n + 0.6, y + math.sin(a) * n)))
        with self.clip(form):
            self._marks(self._tones(colour), marks, size, opacity if colour else opacity * 0.6)

    def brush(self, form, colour=None, step=44, length=90, width=9, angle=0, opacity=0.3):
        """Broad strokes of a dry brush, for walls, fields, metal, skins of fruit."""
        marks = []
        a = math.radians(angle)
        for x, y in self.scatter(form, step * 1.6, row=step * 0.6):
            n, bend = length * self.between(0.5, 1.2) / 2, self.near(0, length * 0.05)
            marks.append(
                bow((x - math.cos(a) * n, y - math.sin(a) * n), (x + math.cos(a) * n, y + math.sin(a) * n), bend)
            )
        with self.clip(form):
            self._marks(self._tones(colour), marks, width, opacity * (1 if colour else 0.35))

    def furrows(self, form, colour, vanish, count=14, opacity=0.6, tufts=True):
        """Field rows that run to the point `vanish`, with crops along them."""
        x0, y0, x1, y1 = form.box
        vx, vy = vanish
        bands, dots = [], []
        span = (x1 - x0) * 2.2
        for i in range(count):
            a = vx + (i - count / 2) * span / count
            bands.append(poly([(vx, vy), (a, y1), (a + span / count * 0.45, y1)]))
            if tufts:
                for k in range(3, 15):
                    t = (k / 14) ** 1.7
                    x, y = vx + (a - vx) * t, vy + (y1 - vy) * t
                    if form.contains(x, y):
                        r = 3 + 15 * t
                        dots.append(line((x - r, y - r * 0.6), (x, y), (x + r, y - r * 0.7)))
        with self.clip(form):
            self._shapes([darken(colour, 0.25)], bands, opacity)
            self._marks([lighten(colour, 0.25), darken(colour, 0.4)], dots, 3, opacity)

    # -- water, air, light

    def ripples(self, form, colour=None, step=46, length=46, opacity=0.55, width=3):
        """Water: short flat waves, closer and finer toward the top, which is farther."""
        x0, y0, x1, y1 = form.box
        marks, y = [], y0 + 3
        while y < y1:
            k = 0.3 + 0.9 * (y - y0) / max(1, y1 - y0)
            x = x0 - self.between(0, step)
            while x < x1:
                n, py = length * k * self.between(0.6, 1.5), self.near(y, 3 * k)
                h = 5 * k
                marks.append(Form([("M", x, py), ("Q", x + n * 0.5, py - h * 1.5, x + n, py)]))
                x += n + step * k * self.between(0.5, 1.7)
            y += step * 0.36 * k + 2
        with self.clip(form):
            self._marks(self._tones(colour, 0.3), marks, width, opacity * (1 if colour else 0.5))

    def rain(self, form=None, step=72, length=46, opacity=0.4, lean=0.25):
        marks = []
        for x, y in self.scatter(form or rect(0, 0, self.w, self.h), step):
            n = length * self.between(0.5, 1.2)
            marks.append(line((x, y), (x - self.light * lean * n, y + n)))
        self._marks([self.mood.light], marks, 2, opacity)

    def snowfall(self, form=None, step=58, size=4.5, opacity=0.85):
        flakes = []
        for x, y in self.scatter(form or rect(0, 0, self.w, self.h), step):
            flakes.append(line((x, y), (x + 0.6, y)))
        for i, k in enumerate((1, 1.7, 2.5)):
            self._marks([lighten(self.mood.light, 0.7)], flakes[i::3], size * k, opacity * (1, 0.8, 0.55)[i])

    def stars(self, form, step=58, opacity=0.9):
        """Stars of three sizes; the largest have rays."""
        points = self.scatter(form, step)
        for i, size in enumerate((2, 3, 4.4)):
            self._marks(
                [self.mood.sun],
                [line((x, y), (x + 0.5, y)) for x, y in points[i::3]],
                size,
                opacity * (0.5, 0.75, 1)[i],
            )
        rays = [line((x - 7, y), (x + 7, y)) + line((x, y - 7), (x, y + 7)) for x, y in points[2::12]]
        self._marks([self.mood.sun], rays, 1.4, opacity * 0.8)

    def bokeh(self, form, colours=None, step=95, size=34, opacity=0.3):
        """Lights out of focus, each with its brighter rim."""
        colours = colours or [self.mood.sun, self.mood.accent, self.mood.light]
        lights = [ellipse(x, y, size * self.between(0.35, 1)) for x, y in self.scatter(form, step)]
        with self.clip(form):
            self._shapes(colours, lights, opacity)
            self._marks(colours, lights, 2, opacity * 1.3)

    # -- cloth, paper, walls

    def weave(self, form, colour=None, step=14, opacity=0.35, angle=0):
        """Cloth or basket: short threads over and under."""
        a = math.radians(angle)
        x0, y0, x1, y1 = form.box
        cx, cy = form.centre
        reach = int(math.hypot(x1 - x0, y1 - y0) / 2 / step) + 1
        across, along = [], []
        for j in range(-reach, reach):
            for i in range(-reach, reach):
                u, v = i * step, j * step
                x, y = cx + u * math.cos(a) - v * math.sin(a), cy + u * math.sin(a) + v * math.cos(a)
                if form.contains(x, y):
                    n = step * 0.38
                    if (i + j) % 2:
                        across.append(
                            line((x - n * math.cos(a), y - n * math.sin(a)), (x + n * math.cos(a), y + n * math.sin(a)))
                        )
                    else:
                        along.append(
                            line((x + n * math.sin(a), y - n * math.cos(a)), (x - n * math.sin(a), y + n * math.cos(a)))
                        )
        dark, light = self._tones(colour)
        with self.clip(form):
            self._marks([dark], across, step * 0.3, opacity)
            self._marks([light], along, step * 0.3, opacity)

    def checks(self, form, colour, step=60, angle=0, opacity=0.55):
        """Gingham: two sets of bands, darker where they cross."""
        a = math.radians(angle)
        x0, y0, x1, y1 = form.box
        cx, cy = form.centre
        reach = math.hypot(x1 - x0, y1 - y0) / 2 + step
        with self.clip(form):
            for turn in (a, a + math.pi / 2):
                bands, v = [], -reach
                while v < reach:
                    points = [(-reach, v), (reach, v), (reach, v + step / 2), (-reach, v + step / 2)]
                    bands.append(
                        poly(
                            [
                                (
                                    cx + u * math.cos(turn) - w * math.sin(turn),
                                    cy + u * math.sin(turn) + w * math.cos(turn),
                                )
                                for u, w in points
                            ]
                        )
                    )
                    v += step
                self._shapes([colour], bands, opacity)

    def dots(self, form, colour, step=44, size=6, opacity=0.6):
        """A printed pattern of dots in strict order."""
        with self.clip(form):
            self._dots([colour], self._lattice(form, step), size * 2, opacity)

    def sprigs(self, form, colour, step=70, size=18, opacity=0.6):
        """Wallpaper flowers in strict order."""
        places = self._lattice(form, step)
        petals = [
            (x + math.cos(i * 1.2566 - 1.57) * size * 0.45, y + math.sin(i * 1.2566 - 1.57) * size * 0.45)
            for x, y in places
            for i in range(5)
        ]
        with self.clip(form):
            self._dots([colour], petals, size * 0.6, opacity)
            self._dots([lighten(colour, 0.6)], places, size * 0.42, opacity)
            self._marks(
                [colour],
                [line((x, y + size * 0.7), (x, y + size * 1.5), (x + size * 0.4, y + size * 1.1)) for x, y in places],
                size * 0.13,
                opacity,
            )

    def diamonds(self, form, colour, step=60, opacity=0.5):
        """Harlequin diamonds."""
        with self.clip(form):
            self._shapes(
                [colour],
                [
                    poly([(x, y - step * 0.5), (x + step * 0.36, y), (x, y + step * 0.5), (x - step * 0.36, y)])
                    for x, y in self._lattice(form, step)
                ],
                opacity,
            )

    def _lattice(self, form, step):
        """Points in strict order, every other row shifted by half a step."""
        x0, y0, x1, y1 = form.box
        points, row, y = [], 0, y0 + step / 2
        while y < y1 + step:
            x = x0 + (step / 2 if row % 2 else 0)
            while x < x1 + step:
                points.append((x, y))
                x += step
            y, row = y + step * 0.8, row + 1
        return points

    def bars(self, form, colour, step=40, width=0.5, angle=90, opacity=0.6):
        """Straight stripes: awnings, wallpaper, deck chairs. Angle 90 stands them upright."""
        x0, y0, x1, y1 = form.box
        span = (x1 - x0) if angle == 90 else (y1 - y0) if angle == 0 else math.hypot(x1 - x0, y1 - y0)
        self.stripes(form, colour, max(1, round(span / step)), angle, width, 0, opacity)

    def windows(self, form, cols, rows, wall, size=(0.56, 0.62), lit=0.4, glass=None, sill=True, round_=False):
        """A grid of windows with reflections; at night `lit` of them glow."""
        x0, y0, x1, y1 = form.box
        cw, ch = (x1 - x0) / cols, (y1 - y0) / rows
        w, h = cw * size[0], ch * size[1]
        glass = glass or mix(self.mood.tint("#7fa9c4"), self.mood.middle, 0.35)
        panes, on, glints, sills, frames = [], [], [], [], []
        for j in range(rows):
            for i in range(cols):
                x, y = x0 + i * cw + (cw - w) / 2, y0 + j * ch + (ch - h) / 2
                # A square pane is written as a thick line: a third of the bytes.
                pane = arch(x, y, w, h) if round_ else line((x + w / 2, y), (x + w / 2, y + h))
                (on if self.mood.lit and self.rng.random() < lit else panes).append(pane)
                if w < 22:
                    continue
                glints.append(
                    poly(
                        [
                            (x + w * 0.15, y + h * 0.75),
                            (x + w * 0.75, y + h * 0.2),
                            (x + w * 0.95, y + h * 0.2),
                            (x + w * 0.35, y + h * 0.75),
                        ]
                    )
                )
                sills.append(rect(x - w * 0.1, y + h, w * 1.2, max(2, h * 0.09)))
                frames.append(
                    line((x + w / 2, y + h * 0.06), (x + w / 2, y + h)) + line((x, y + h * 0.5), (x + w, y + h * 0.5))
                )
        for tones, some in (
            ([darken(glass, 0.35), darken(glass, 0.22)], panes),
            ([mix(self.mood.sun, self.mood.accent, 0.25)], on),
        ):
            if round_:
                self._shapes(tones, some, digits=1)
            else:
                self._marks(tones, some, w, cap="butt", digits=1)
        self._shapes([lighten(glass, 0.4)], glints, 0.35)
        if sill and frames:
            self._marks([darken(wall, 0.3)], frames, max(1.2, w * 0.06), cap="butt")
            self._shapes([lighten(wall, 0.3)], sills, digits=1)

    def paper(self, opacity=0.28):
        """The last touch on every picture: the tooth of the paper, specks that no crop is without."""
        marks = [
            line((x, y), (x + self.near(0, 5), y + self.near(0, 3)))
            for x, y in self.scatter(rect(0, 0, self.w, self.h), 80)
        ]
        self._marks([self.mood.light, self.mood.shade], marks, 2, opacity)
