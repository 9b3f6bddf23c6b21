"""What vehicles run on and stand before: smoke, roads, rails, water, trees, towns, weather.

The kit's places are rich, and a vehicle is rich too; both together would not fit in a picture's 60 KB. These
places say the same in fewer bytes: dotted and dashed lines for grains, windows and bricks, one drawing for all
trees of a kind, circles for leaves and clouds.
"""

from __future__ import annotations

from contextlib import nullcontext

from vehicle_parts import *

# ---------------------------------------------------------------- smoke, ground, wake


def grit(s, form, colour, step=30, size=4, opacity=0.75):
    """Specks over a wide ground: rows of dotted lines that waver, a hundredth of what single specks weigh."""
    x0, y0, x1, y1 = form.box
    x0, x1 = (max(x0, -10), min(x1, s.w + 10)) if not s._moved else (x0, x1)
    with s.clip(form):
        for i, tone in enumerate((darken(colour, 0.3), lighten(colour, 0.3))):
            for dash, first in ((f"0 {step * 1.7:.0f} 0 {step * 0.8:.0f} 0 {step * 2.6:.0f}", 0.3), (f"0 {step * 2.9:.0f} 0 {step * 1.3:.0f} 0 {step * 0.9:.0f}", 0.8)):
                rows, y = [], y0 + step * (first + i * 0.25)
                while y < y1 + step / 2:
                    rows.append(bow((x0 - s.between(0, step * 4), y), (x1, s.near(y, step * 0.5)), s.near(0, step * 0.5)))
                    y += step * 1.3
                s.stroke(many(rows), tone, size * (1, 0.8)[i], opacity, dash=dash, digits=0)


def smoke(s, points, r0, r1, colour=None, opacity=1):
    """Puffs along the points, growing from r0 to r1, lit like a cloud."""
    colour = colour or mix(s.mood.light, s.mood.low, 0.3)
    puffs, n = [], len(points) * 3
    for i in range(n):
        t = i / (n - 1)
        k = t * (len(points) - 1)
        a, f = min(int(k), len(points) - 2), k - min(int(k), len(points) - 2)
        r = r0 + (r1 - r0) * t
        puffs.append((points[a][0] + (points[a + 1][0] - points[a][0]) * f + s.near(0, r * 0.3), points[a][1] + (points[a + 1][1] - points[a][1]) * f + s.near(0, r * 0.3), r * s.between(0.8, 1.15)))
    heap(s, puffs, colour, mix(colour, s.mood.shade, 0.35), opacity)
    s._marks([mix(colour, s.mood.shade, 0.45)], [bow((x + r * 0.5, y + r * 0.45), (x - r * 0.4, y + r * 0.55), r * 0.12) for x, y, r in puffs[::2]], 3, 0.4, digits=0)


def heap(s, puffs, colour, dark, opacity=1, gleam=0.5):
    """Round puffs (x, y, r) with a dark, a light and a bright side; each side is one group of circles.

    Opaque by default: a see-through group is a layer of its own, and those are what takes time to draw."""
    with s.group(opacity) if opacity < 1 else nullcontext():
        for paint, off, size in ((dark, 0, 1), (mix(colour, dark, 0.12), 0.17, 0.81), (lighten(colour, gleam * 0.7), 0.32, 0.5)):
            circles = "".join(f'<circle cx="{x + s.light * r * off:.0f}" cy="{y - r * off:.0f}" r="{r * size:.0f}"/>' for x, y, r in puffs)
            s._out += [f'<g fill="{s._paint(paint)}">', circles, "</g>"]


def road(s, y0, y1, colour="#777480", edge="#e8dcc4", dashes=0.5, kerb=None):
    """A made road across the picture between two fractions of its height."""
    w, h = s.w, s.h
    top, low = h * y0, h * y1
    if kerb:
        s.fill(rect(-5, top - 12, w + 10, 16), kerb)
        s.stroke(line((0, top + 2), (w, top + 2)), darken(kerb, 0.45), 4, 0.7)
    lane = rect(-5, top, w + 10, low - top)
    s.fill(lane, s.linear((0, lighten(colour, 0.12)), (1, darken(colour, 0.22))))
    s.brush(lane, colour, step=96, length=260, width=10, opacity=0.35)
    grit(s, lane, colour, 26)
    s.fill(rect(-5, top + (low - top) * 0.05, w + 10, max(4, (low - top) * 0.03)), edge, 0.75)
    if low < h:
        s.fill(rect(-5, low - (low - top) * 0.07, w + 10, max(5, (low - top) * 0.04)), edge, 0.75)
    mid, t = top + (low - top) * dashes, max(6, (low - top) * 0.06)
    s._shapes(["#f6e9c8"], [poly([(x, mid), (x + 110, mid), (x + 100, mid + t), (x - 12, mid + t)]) for x in range(-40, w, 220)], 0.9)
    s._marks([darken(colour, 0.4)], [curve((x, top + 8), (x + 12, (top + low) / 2), (x - 6, low - 10)) for x in (w * 0.22, w * 0.83)], 2, 0.5)


def rails(s, y, depth=70, bed="#a3968a", wood="#6d5244", sunk=False):
    """A railway seen from the side; wheels stand at y (pixels). `sunk` lays the rail into a street."""
    w = s.w
    if not sunk:
        bank = poly([(-10, y - 16), (w + 10, y - 16), (w + 10, y + depth), (-10, y + depth)])
        s.fill(bank, s.linear((0, darken(bed, 0.3)), (0.35, bed), (1, darken(bed, 0.25))))
        gravel(s, bank, bed, 40, 13)
        s._shapes([darken(wood, 0.3)], [rect(x, y + 8, 44, 20) for x in range(-20, w, 84)])
        s._shapes([wood], [rect(x, y + 6, 44, 11) for x in range(-20, w, 84)])
        s._dots([STEEL], [(x + d, y + 10) for x in range(-20, w, 84) for d in (12, 32)], 6)
    s.fill(rect(-5, y - 2, w + 10, 11), s.linear((0, "#eef2f5"), (0.3, "#8a93a0"), (0.5, "#4a4650"), (1, "#7a5a4e")))
    s._marks(["#4a4650"], [line((x, y), (x, y + 8)) for x in range(130, w, 330)], 3, 0.8)


def wake(s, x0, x1, y, depth=26, foam="#ffffff", bow_=0):
    """Foam along a waterline from x0 to x1; `bow_` is the height of the wave at the x1 end."""
    points, n = [], 10
    for i in range(n + 1):
        points.append((x0 + (x1 - x0) * i / n, y + s.near(0, depth * 0.14) - (depth * 0.12 if i % 2 else 0)))
    low = [(px, py + depth * s.between(0.35, 0.75)) for px, py in points[::-1]]
    s.fill(blob(points + low, tension=0.8), foam, 0.85)
    s._marks([mix(s.mood.water, s.mood.low, 0.3), foam], [bow((px - 30, py + depth * 0.55 + s.near(0, 6)), (px + 34, py + depth * 0.55), -5) for px, py in points], 3, 0.8)
    s._dots([foam], [(px + s.near(0, 40), py + s.near(depth * 0.9, depth * 0.5)) for px, py in points for _ in range(3)], 5, 0.8)
    if bow_:
        d = 1 if x1 > x0 else -1
        s.fill(blob([(x1 - d * bow_ * 2.4, y + depth * 0.5), (x1 - d * bow_ * 1.2, y - bow_ * 0.22), (x1 - d * bow_ * 0.5, y - bow_ * 0.32), (x1 - d * bow_ * 0.1, y - bow_ * 0.66), (x1 + d * bow_ * 0.24, y - bow_ * 0.56), (x1 + d * bow_ * 0.4, y - bow_ * 0.2), (x1 + d * bow_ * 0.9, y + depth * 0.5)], tension=0.9), foam, 0.9)
        s.stroke(many(bow((x1 - d * bow_ * 1.7, y + depth * 0.2 + k), (x1 + d * bow_ * 0.3, y - bow_ * 0.3 + k * 1.4), d * 7) for k in (0, 9)), mix(s.mood.water, foam, 0.55), 3.5, 0.7)
        s._dots([foam, lighten(s.mood.water, 0.6)], [(x1 + d * bow_ * s.between(-0.8, 1.1), y - bow_ * s.between(0.2, 1.1)) for _ in range(14)], 5, 0.9)
# ---------------------------------------------------------------- places


def clouds(s, horizon=0.5, count=4, low=0.85, heavy=False):
    """Heaps of cloud over a sky that was drawn without."""
    m = s.mood
    wisps(s, horizon)
    colour = mix(m.light, m.low, 0.35)

    def one(tone):
        """A cloud 200 wide on its base line at (0, 0)."""
        n, puffs = s.rng.randint(5, 7), []
        for k in range(n):
            t = (k + 0.5) / n
            r = 68 * (0.3 + 0.4 * math.sin(math.pi * t)) * s.between(0.75, 1.1)
            puffs.append((-100 + 200 * t, r * -0.7, r))
        s.fill(rrect(-116, -20, 232, 24, 12), mix(tone, m.middle, 0.42))
        heap(s, puffs, tone, mix(tone, m.middle, 0.42), gleam=0.16 if heavy else 0.5)
        s.stroke(line((-90, -6), (40, -6)) + line((-20, -14), (90, -14)), mix(tone, m.middle, 0.6), 4, 0.7)

    places = [(s.w * (i + 0.5) / count + s.near(0, s.w * 0.06), s.h * horizon * s.between(0.2, low), s.w * (s.between(0.24, 0.36) if heavy else s.between(0.11, 0.2))) for i in range(count)]
    for k in range(2):  # two shapes are enough: size and place make them look like more
        tone = mix(m.middle, m.light, 0.1 + 0.22 * k) if heavy else colour
        if places[k::2]:
            copies(s, places[k::2], 200, lambda: one(tone))


def city(s, y, height=0.32, far=0.5, rows=2):
    """Tower blocks across the picture, feet at `y` (a fraction). A column of windows is one dashed line."""
    w, h, m = s.w, s.h, s.mood
    for row in range(rows):
        haze, blocks, sides, roofs = far - 0.26 * row, {}, [], []
        columns, bright, x = [], [], -30.0
        while x < w:
            n, t = w * s.between(0.06, 0.11), h * height * s.between(0.45, 1) * (1 - 0.3 * row)
            top = h * y - t
            tone = s.pick("#c98a6a", "#8a7fa0", "#d9b48a", "#7f98ab", "#b5707a")
            form, shape = rect(x, top, n, t + 4), s.rng.randint(0, 3)
            if shape == 0:
                form += rect(x + n * 0.2, top - n * 0.22, n * 0.5, n * 0.24)
            elif shape == 1:
                form += poly([(x, top + 1), (x + n / 2, top - n * 0.35), (x + n, top + 1)])
            elif shape == 2:
                roofs.append(line((x + n / 2, top), (x + n / 2, top - n * 0.55)))
            blocks.setdefault(tone, []).append(form)
            sides.append(rect(x if s.light > 0 else x + n * 0.78, top, n * 0.22, t + 4))
            k = max(2, round(n / 26))
            for i in range(k):
                px = x + n * (i + 0.6) / (k + 0.2)
                for start in range(12, int(t), 104):
                    one = line((px, top + start), (px, top + min(start + 104, t)))
                    (bright if m.lit and s.rng.random() < 0.5 else columns).append(one)
            x += n * s.between(0.92, 1.08)
        for tone, forms in blocks.items():
            s.fill(many(forms), m.haze(tone, haze), digits=0)
        s._shapes([m.shade], sides, 0.22)
        s._marks([m.haze("#5a4a5a", haze)], roofs, 4)
        for k, (tone, some) in enumerate(((m.haze("#4a5a7a", haze * 0.9), columns[::2]), (m.haze("#8fb0c9", haze * 0.9), columns[1::2]), (Lit("#ffd27a"), bright))):
            if some:
                s.stroke(many(some), tone, 11, 0.9, "butt", dash=("14 12", "14 12", "14 12 14 38")[k], digits=0)


def oak(s, x, y, h, colour=None, far=0.0, trunk="#7a5240"):
    """A leafy tree in round dabs: lighter to write than `tree`, for when it is not alone."""
    m = s.mood
    colour, trunk = m.haze(colour or mix(m.near, "#6a9a4a", 0.35), far), m.haze(trunk, far)
    s.shadow(x, y, h * 0.28, h * 0.045)
    limb = taper([(x, y + 2), (x + h * 0.01, y - h * 0.3), (x, y - h * 0.6)], [h * 0.12, h * 0.065, h * 0.045]) + taper([(x, y - h * 0.3), (x + h * 0.13, y - h * 0.52)], [h * 0.045, h * 0.03]) + taper([(x, y - h * 0.26), (x - h * 0.12, y - h * 0.48)], [h * 0.045, h * 0.03])
    bit(s, limb, trunk)
    s._marks([darken(trunk, 0.4)], [line((x + dx * h, y - h * 0.02), (x + dx * h * 0.4, y - h * 0.3)) for dx in (-0.03, 0.01, 0.03)], 2.5, 0.6)
    puffs = [(x + dx * h, y - dy * h, r * h * s.between(0.9, 1.1)) for dx, dy, r in ((-0.2, 0.52, 0.16), (0.22, 0.53, 0.16), (-0.22, 0.7, 0.16), (0.2, 0.72, 0.17), (0, 0.6, 0.2), (0.0, 0.84, 0.17))]
    heap(s, puffs, colour, darken(colour, 0.24), gleam=0.16)
    crown = [(px + math.cos(a) * r * q, py + math.sin(a) * r * q) for px, py, r in puffs for a in (i * 0.785 + s.near(0, 0.3) for i in range(8)) for q in (s.between(0.2, 0.6), s.between(0.8, 1.05))]
    dabs = [line((px, py), (px + s.near(0, h * 0.02), py + h * 0.012)) for px, py in crown]
    s._marks([darken(colour, 0.3), lighten(colour, 0.3), colour, lighten(colour, 0.12)], dabs, max(4, h * 0.024), 0.85)


def shrub(s, x, y, w, flowers=None, colour=None):
    """A low bush in dabs, with blossoms."""
    colour = colour or mix(s.mood.near, "#7aa04a", 0.4)
    s.shadow(x, y, w * 0.55, w * 0.08)
    puffs = [(x + dx * w, y - dy * w, r * w) for dx, dy, r in ((-0.32, 0.14, 0.18), (0.33, 0.13, 0.17), (-0.12, 0.26, 0.22), (0.16, 0.25, 0.2), (0, 0.12, 0.2))]
    heap(s, puffs, colour, darken(colour, 0.25), gleam=0.16)
    points = [(s.near(px, r), s.near(py, r * 0.8)) for px, py, r in puffs for _ in range(10)]
    s._marks([darken(colour, 0.3), lighten(colour, 0.3), lighten(colour, 0.1)], [line((px, py), (px + s.near(0, w * 0.04), py + w * 0.03)) for px, py in points], max(4, w * 0.035), 0.85)
    if flowers:
        s._blossoms([p for p in points if p[1] < y - w * 0.03][::5], flowers, max(4, w * 0.03))


def water(s, y, bottom=1.0, glitter=None, boats=0, step=92):
    """Open water from `y` to `bottom`; as `sea`, with fewer and larger waves."""
    w, h, m = s.w, s.h, s.mood
    form = rect(-5, h * y, w + 10, h * (bottom - y) + 5)
    s.fill(form, s.linear((0, mix(m.water, m.low, 0.45)), (0.35, m.water), (1, darken(m.water, 0.35))))
    s._marks([darken(m.water, 0.3), mix(m.water, m.low, 0.4)], [line((x, yy), (x + s.between(120, 420), yy)) for x, yy in s.scatter(form, 300, row=max(20, h * (bottom - y) / 9))], 7, 0.25)
    if glitter is not None:
        marks = []
        for i in range(26):
            t = (i / 26) ** 1.3
            n = (14 + 76 * t) * s.between(0.5, 1.2)
            x, yy = s.near(w * glitter, w * (0.03 + 0.07 * t)), h * (y + 0.01 + (bottom - y) * t * 0.95)
            marks.append(line((x - n / 2, yy), (x + n / 2, yy)))
        s._marks([m.sun], marks, 5, 0.6, digits=0)
    # one patch of ripples, laid out in rows that grow toward us
    dark, light = [], []
    for i in range(15):
        x, yy, n = s.between(0, 330), s.between(0, 100), s.between(34, 96)
        (dark if i % 2 else light).append(Form([("M", x, yy), ("Q", x + n * 0.5, yy - n * 0.15, x + n, yy)]))

    def patch():
        s.stroke(many(dark), darken(m.water, 0.3), 4.5, 0.55, digits=0)
        s.stroke(many(light), mix(m.water, m.low, 0.45), 4.5, 0.6, digits=0)
    with s.clip(form):
        tiled(s, form, (400, 112), step / 92, patch)
    for _ in range(boats):
        t = s.between(0.06, 0.25)
        s.boat(w * s.between(0.08, 0.92), h * (y + (bottom - y) * t), w * (0.035 + 0.08 * t), s.pick("#d95b43", "#3f7fa6", "#e8b04a"))


def tiled(s, form, size, scale, draw):
    """Lays patches `size` (width, height) side by side in rows over a wide form, larger toward its bottom."""
    (x0, y0, x1, y1), (pw, ph) = form.box, size
    places, y = [], y0 + 2
    while y < y1:
        k = (0.42 + 0.75 * (y - y0) / max(200, y1 - y0)) * scale
        x = max(x0, -10) - s.between(0, pw * k * 0.9)
        while x < min(x1, s.w + 10):
            places.append((x, y, 100 * k))
            x += pw * k
        y += ph * k
    copies(s, places, 100, draw)


def strand(s, y, shore, y1=1.0, colour="#efd3a0", boats=0, glitter=None):
    """Sea, foam and sand; as `beach`, in fewer marks."""
    w, h = s.w, s.h
    water(s, y, shore + 0.03, glitter, boats, 64)
    edge = [(-10, h * shore), (w * 0.25, h * (shore + 0.02)), (w * 0.5, h * shore), (w * 0.78, h * (shore + 0.025)), (w + 10, h * (shore + 0.005))]
    for dy, paint, alpha in ((-0.018, "#ffffff", 0.55), (-0.006, "#ffffff", 0.9), (0.01, darken(colour, 0.2), 1), (0.03, colour, 1)):
        form = Form(curve(*[(x, yy + h * dy) for x, yy in edge]).segments + [("L", w + 10, h * y1 + 10), ("L", -10, h * y1 + 10), ("Z",)])
        s.fill(form, paint, alpha)
    s.fill(form, s.linear((0, s.mood.light, 0.3), (1, s.mood.shade, 0.22)))
    s._marks([darken(colour, 0.22), lighten(colour, 0.45)], [bow((x - 55, yy), (x + 55, yy + s.near(0, 8)), s.pick(-6, 5)) for x, yy in s.scatter(form, 150, row=30)], 3.5, 0.55, digits=0)
    grit(s, form, colour, 26)
    shells = s.scatter(form, 210)
    s._dots([darken(colour, 0.35)], [(x - s.light * 3, yy + 3) for x, yy in shells], 11, 0.6)
    s._dots(["#fff3e4", "#f2b8a0"], shells, 10)


def gravel(s, form, colour, step=60, size=12):
    """Loose stones as round dots with a shade: a path, a bank, a building site."""
    points = s.scatter(form, step, row=step * 0.55)
    with s.clip(form):
        s._dots([darken(colour, 0.4)], [(x - s.light * size * 0.25, y + size * 0.25) for x, y in points], size, 0.6)
        s._dots([lighten(colour, 0.25)], points[::2], size, 0.9)
        s._dots([darken(colour, 0.14)], points[1::2], size * 0.8, 0.9)
    grit(s, form, colour, step * 0.5)


def masonry(s, form, size=20, strength=1.0):
    """Brickwork in the mood's light and shade: courses as lines, joints as the gaps in broad dashed lines between."""
    m, (x0, y0, x1, y1) = s.mood, form.box
    courses, half, joint = [line((x0 - 5, y), (x1 + 5, y)) for y in range(int(y1), int(y0) - size, -size)], size / 2, f"2.5 {size * 2.3:.0f}"
    with s.clip(form):
        s.stroke(many(courses), m.shade, 2.5, 0.22 * strength, digits=0)
        s.stroke(many(c.moved(0, half) for c in courses[::2]), m.shade, size - 3, 0.16 * strength, "butt", dash=joint, digits=0)
        s.stroke(many(c.moved(size * 1.25, half) for c in courses[1::2]), m.shade, size - 3, 0.16 * strength, "butt", dash=joint, digits=0)
        s.stroke(many(c.moved(5, half) for c in courses[::3]), m.light, size - 3, 0.2, "butt", dash=f"{size * 2.3:.0f} {size * 9.8:.0f}", digits=0)
        s.stroke(many(c.moved(size * 4, half) for c in courses[1::3]), m.shade, size - 3, 0.12, "butt", dash=f"{size * 2.3:.0f} {size * 12}", digits=0)


def house_row(s, y, height=0.44, walls=("#e3a77f", "#d9c08f", "#b7c4a8", "#c98f8a", "#a9b8c9", "#e9d0a6")):
    """A row of house fronts with shops, its foot at `y` (a fraction): one brickwork, one set of panes for all."""
    w, h, m = s.w, s.h, s.mood
    x, fronts, roofs, panes, sills, lit, shops, doors, awnings, stripes = -20.0, [], [], [], [], [], [], [], [], []
    while x < w:
        n, t = w * s.between(0.15, 0.21), h * height * s.between(0.84, 1.1)
        top = h * y - t
        s.fill(rect(x, top, n * 1.03, t + 4), s.linear((0, lighten(s.pick(*walls), 0.05)), (1, darken(s.pick(*walls), 0.12))))
        fronts.append(rect(x, top, n * 1.02, t))
        roofs.append(poly([(x - 7, top + 5), (x + n * 0.13, top - h * 0.09), (x + n * 0.87, top - h * 0.09), (x + n + 7, top + 5)]))
        pw, ph = n * 0.2, t * 0.17
        for j in range(2):
            for i in range(2):
                px, py = x + n * (0.17 + 0.45 * i), top + t * (0.08 + 0.31 * j)
                (lit if m.lit and s.rng.random() < 0.6 else panes).append(rect(px, py, pw, ph))
                sills.append(rect(px - 5, py + ph, pw + 10, 6))
        (lit if m.lit else shops).append(rect(x + n * 0.12, top + t * 0.74, n * 0.5, t * 0.2))
        doors.append(rect(x + n * 0.69, top + t * 0.74, n * 0.19, t * 0.26))
        a, b, c = top + t * 0.67, top + t * 0.77, n / 12
        awnings.append(poly([(x + n * 0.06, a), (x + n * 0.94, a), (x + n, b), (x, b)]))
        stripes += [poly([(x + n * 0.06 + k * n * 0.88 / 12, a), (x + n * 0.06 + (k + 1) * n * 0.88 / 12, a), (x + (k + 1) * c, b), (x + k * c, b)]) for k in range(0, 12, 2)]
        x += n * 1.02
    masonry(s, many(fronts))
    s._shapes(["#a6503f", "#6f5a6a", "#8a6a4a"], roofs)
    masonry(s, many(roofs), 14, 1.7)
    s._shapes([m.shade if s.light < 0 else m.light], [poly([f.segments[3][1:], f.segments[2][1:], (f.segments[2][1] - 30, f.segments[2][2]), (f.segments[3][1] - 44, f.segments[3][2])]) for f in roofs], 0.22)
    s._shapes([mix(m.tint("#5f7f9a"), m.middle, 0.3)], panes + shops)
    s._shapes([Lit("#ffd27a"), Lit("#ffc25f")], lit)
    bars = [line((f.centre[0], f.box[1]), (f.centre[0], f.box[3])) + line((f.box[0], f.centre[1]), (f.box[2], f.centre[1])) for f in panes + lit]
    s._marks(["#f6ead6"], [f for f in panes + lit] + bars, 4, cap="butt")
    s._shapes(["#f6ead6"], sills)
    s._shapes(["#a8443a", "#2f6f6a", "#3f5a8a"], doors)
    s._shapes(["#fff1dc"], awnings)
    s._shapes(["#d9483b", "#3f8f8a"], stripes)
    s.fill(many(rect(f.box[0], f.box[3], f.box[2] - f.box[0], h * 0.012) for f in awnings), m.shade, 0.3)


def pavement(s, y0, y1, colour="#c3b6a6"):
    """Slabs between two fractions of the picture's height."""
    w, h = s.w, s.h
    walk = rect(-5, h * y0, w + 10, h * (y1 - y0))
    s.fill(walk, s.linear((0, lighten(colour, 0.15)), (1, colour)))
    rows = [h * (y0 + (y1 - y0) * t) for t in (0, 0.36, 1)]
    joints = [line((-5, rows[1]), (w + 5, rows[1]))] + [line((k * w / 12 + s.near(0, 3), a), (k * w / 12 + (k - 6) * 5, b)) for a, b in zip(rows, rows[1:]) for k in range(13)]
    s._marks([darken(colour, 0.35)], joints, 2.5, 0.6)
    grit(s, walk, colour, 24)


def lawn(s, y, y1=1.0, step=76, flowers=0):
    """Meadow in broad strokes with some tufts; `flowers` is about how many."""
    w, h, g = s.w, s.h, s.mood.ground
    form = Form(curve((-10, h * y), (w * 0.3, h * (y - 0.012)), (w * 0.65, h * (y + 0.01)), (w + 10, h * (y - 0.008))).segments + [("L", w + 10, h * y1 + 10), ("L", -10, h * y1 + 10), ("Z",)])
    s.fill(form, s.linear((0, lighten(g, 0.18)), (0.4, g), (1, darken(g, 0.25))))
    s.brush(form, g, step=104, length=240, width=16, opacity=0.35)
    tufts = [[], [], []]
    for i in range(33):
        x, yy, n = s.between(0, 330), s.between(8, 96), s.between(26, 48)
        tufts[i % 3].append(Form([("M", x + s.pick(-0.5, -0.25, 0.2, 0.45) * n, yy - n), ("Q", x + s.pick(-0.1, 0.12) * n, yy - n * 0.6, x, yy)]))

    def patch():
        for tone, blades in zip((darken(g, 0.28), lighten(g, 0.25), darken(g, 0.12)), tufts):
            s.stroke(many(blades), tone, 4.5, 0.85, digits=0)
    with s.clip(form):
        tiled(s, form, (350, 96), step / 64, patch)
    if flowers:
        step = math.sqrt(w * h * (y1 - y) / flowers)
        s.flowers(rect(0, h * y + 16, w, h * (y1 - y) - 16), step=step * 1.15, size=9)


def downs(s, y, layers=2, height=0.17):
    """Rolling hills behind `y` (a fraction) with hedges and copses."""
    h, m = s.h, s.mood
    for i in range(layers):
        colour = (m.far, m.mid, m.near)[i + 3 - layers]
        _, form = s.ridge(h * (y - height * 0.35 * (layers - 1 - i)), h * height * (1 - 0.18 * i), colour, 0, s.rng.randint(2, 4))
        some = [p for p in s.scatter(form, 96, row=34) if p[1] < h * y + h * 0.05]
        size = 22 + 9 * i
        trees = some[::2] + [(px + size * 0.8, py + 4) for px, py in some[::4]]
        s._marks([mix(colour, m.shade, 0.4)], [line((px, py + size * 0.5), (px - s.light * size * 0.7, py + size * 0.6)) for px, py in trees], size * 0.3, 0.5)
        s._dots([darken(colour, 0.24)], trees, size)
        s._dots([darken(colour, 0.04)], [(px + s.light * size * 0.14, py - size * 0.14) for px, py in trees], size * 0.62)
        s._marks([lighten(colour, 0.25), mix(colour, m.shade, 0.25)], [bow((px - 46, py + 8), (px + 46, py + 5), -6) for px, py in some[1::2]], 3, 0.5)


def acre(s, y, colour="#d9a94a"):
    """Rows of a field that run to the horizon."""
    form = rect(-10, s.h * y, s.w + 20, s.h * (1 - y) + 10)
    s.fill(form, s.linear((0, lighten(colour, 0.2)), (1, darken(colour, 0.2))))
    vx, vy = s.w * s.between(0.35, 0.65), s.h * (y - 0.03)
    s.furrows(form, colour, (vx, vy), tufts=False, count=18)
    rows = [(vx + (i - 8.6) * s.w * 2.2 / 18, s.h + 10) for i in range(1, 18)]
    with s.clip(form):  # stubble: broad dashes along the furrows, longer where they are near
        for t0, t1, wide, dash in ((0.12, 0.34, 5, "2 7"), (0.34, 0.62, 9, "4 13"), (0.62, 1, 15, "5 21")):
            s.stroke(many(line((vx + (x - vx) * t0, vy + (yy - vy) * t0), (vx + (x - vx) * t1, vy + (yy - vy) * t1)) for x, yy in rows), lighten(colour, 0.3), wide, 0.6, "butt", dash=dash, digits=0)
    grit(s, form, colour, 30)


def snow(s, y, y1=1.0):
    """Snow in drifts with blue hollows and sparkles."""
    w, h, m = s.w, s.h, s.mood
    colour = m.ground if m.name in ("snow", "polar") else "#eef3fb"
    blue = mix(m.tint(colour), m.shade, 0.3)
    for i in range(3):
        yy = h * (y + (1 - y) * i / 3)
        points = [(-20, yy + s.near(0, 14)), (w * s.between(0.2, 0.4), yy - h * 0.025), (w * s.between(0.6, 0.8), yy + h * 0.02), (w + 20, yy - s.between(0, 16))]
        drift = Form(curve(*points).segments + [("L", w + 20, h * y1 + 20), ("L", -20, h * y1 + 20), ("Z",)])
        s.fill(drift, s.linear((0, lighten(colour, 0.5)), (0.3, colour), (1, mix(m.tint(colour), m.shade, 0.24))))
        if i == 2:
            grit(s, rect(-5, h * y + 20, w + 10, h * (y1 - y)), blue, 34, 4)
        s._marks([blue, lighten(colour, 0.8)], [bow((px - 40, py), (px + 46, py + 4), -7) for px, py in s.scatter(drift, 130, row=44) if py < yy + h * (1 - y) * 0.4], 4, 0.5, digits=0)


def flurry(s, step=86):
    """Falling snow."""
    s.snowfall(step=step)


def wisps(s, y, count=20):
    """Thin high cloud, so that no piece of the sky is empty."""
    m = s.mood
    marks = []
    for i in range(count):
        x, py, n = s.between(-40, s.w), s.h * y * (i + s.between(0, 1)) / count, s.w * s.between(0.03, 0.1)
        marks.append(Form([("M", x, py), ("Q", x + n * 0.5, py - n * 0.09, x + n, py), ("Q", x + n * 1.3, py + n * 0.06, x + n * 1.6, py - n * 0.02)]))
    s._marks([m.light, mix(m.middle, m.light, 0.5), mix(m.top, m.shade, 0.12)], marks, 5, 0.34, digits=0)


def copies(s, places, size, draw):
    """Draws a thing that stands at (0, 0), `size` high, once, and repeats it at every (x, y, height)."""
    name = s._known.setdefault(f"repeat {len(s._known)}", f"r{len(s._known)}")
    for i, (x, y, n) in enumerate(places):
        move = f'transform="translate({x:.0f} {y:.0f})scale({n / size:.3g})"'
        if i:
            s._out.append(f'<use href="#{name}" {move}/>')
        else:  # the first is drawn, in a group of its own so that its place is not part of what is repeated
            s._out.append(f'<g {move}><g id="{name}">')
            s._moved += 1
            draw()
            s._moved -= 1
            s._out.append("</g></g>")


def firs(s, places, snow=False, colour=None):
    """Firs at (x, y, height)."""
    copies(s, places, 300, lambda: s.pine(0, 0, 300, colour, snow=snow))


def oaks(s, places, colour=None, far=0.0):
    """Leafy trees at (x, y, height)."""
    copies(s, places, 300, lambda: oak(s, 0, 0, 300, colour, far))


def shrubs(s, places, flowers=None, colour=None):
    """Low bushes at (x, y, width)."""
    copies(s, places, 160, lambda: shrub(s, 0, 0, 160, flowers, colour))


def parlour(s, y, wall, pattern, floor="#a9714a", paint=None, window=None, books=None, picture=None):
    """A wall and a floor of boards; as `room`, in fewer marks."""
    w, h, m = s.w, s.h, s.mood
    back, tone = rect(0, 0, w, h * y), paint or darken(wall, 0.22)
    s.fill(back, s.linear((0, darken(wall, 0.12)), (1, lighten(wall, 0.1))))
    if pattern == "bars":
        s.stroke(line((0, h * y / 2), (w, h * y / 2)), tone, h * y, 0.5, "butt", dash="32 32")
        s.stroke(line((0, h * y / 2), (w, h * y / 2)), lighten(wall, 0.4), h * y, 0.4, "butt", dash="3 61")
    elif pattern == "dots":
        for k, off in enumerate((0, 40)):
            s.stroke(many(line((-off, py), (w, py)) for py in range(30 + off, int(h * y), 80)), tone, 22, 0.6, dash="0 80", digits=0)
    else:
        s.stroke(many(line((0, py), (w, py)) for py in range(0, int(h * y), 72)) + many(line((px, 0), (px, h * y)) for px in range(36, w, 72)), tone, 4, 0.6, digits=0)
        s.stroke(many(line((-72 * s.rng.randint(0, 4) - 36, py + 36), (w, py + 36)) for py in range(0, int(h * y), 72)), lighten(wall, 0.3), 66, 0.5, "butt", dash="68 148 68 292", digits=0)
    s.fill(back, s.radial((0, m.light, 0.5), (0.6, m.light, 0.08), (1, m.shade, 0.35), cx=(0.2 if s.light < 0 else 0.8) * w, cy=h * 0.25, r=w * 0.85, box=True))
    if window:
        s.view(window[0] * w, window[1] * h, window[2] * w, window[2] * w * 1.15)
    if picture:
        s.framed(picture[0] * w, picture[1] * h, picture[2] * w)
    if books:
        x, py, n = books[0] * w, books[1] * h, books[2] * w
        px = x + 8
        while px < x + n - 30:
            t, k = n * s.between(0.24, 0.36), n * s.between(0.06, 0.1)
            cover = s.pick("#c4483f", "#3f7f86", "#e0a33f", "#6a5a8f", "#4f8a5a")
            bit(s, rect(px, py - t, k, t), cover)
            s.stroke(line((px + k * 0.5, py - t * 0.84), (px + k * 0.5, py - t * 0.76)) + line((px + k * 0.5, py - t * 0.3), (px + k * 0.5, py - t * 0.2)), "#ffe9bd", k * 0.6, 0.85, "butt")
            px += k + (2 if s.rng.random() < 0.8 else k)
        bit(s, rect(x - 6, py, n + 12, 16), "#9a683f")
        s.fill(rect(x, py + 16, n, 14), m.shade, 0.3)
    bit(s, rect(-5, h * y - 26, w + 10, 30), "#f2e3c9")
    ground = rect(-5, h * y + 4, w + 10, h * (1 - y) + 5)
    s.fill(ground, s.linear((0, darken(floor, 0.15)), (1, lighten(floor, 0.1))))

    def at(k, t):
        return (w / 2 + (k - 8) * w * (0.09 + 0.07 * t), h * y + 4 + h * (1 - y) * t)
    with s.clip(ground):
        s._shapes([darken(floor, 0.14), lighten(floor, 0.14)], [poly([at(k, 0), at(k + 1, 0), at(k + 1, 1), at(k, 1)]) for k in range(0, 16, 3)], 0.5)
        s._marks([darken(floor, 0.4)], [line(at(k, 0), at(k, 1)) for k in range(17)] + [line(at(k, t), at(k + 1, t)) for k in range(16) for t in (s.between(0.1, 0.9),)], 3, 0.7)
        s._marks([darken(floor, 0.25), lighten(floor, 0.25)], [line(at(k + u, t), at(k + u, t + n)) for k in range(16) for u in (0.2, 0.45, 0.7) for t, n in ((s.between(0, 0.8), s.between(0.1, 0.3)),)], 2.5, 0.6)


def depths(s, y=0.82):
    """Under water: light shafts, bubbles, far rocks, weed and a sandy floor."""
    w, h, m = s.w, s.h, s.mood
    s.fill(rect(0, 0, w, h), s.linear((0, mix(m.top, m.light, 0.35)), (0.35, m.top), (1, m.low)))
    s._shapes([m.light], [poly([(x, -5), (x + w * 0.05, -5), (x + w * 0.05 + h * 0.4, h), (x + h * 0.22, h)]) for x in (w * -0.1, w * 0.1, w * 0.3, w * 0.46, w * 0.7)], 0.14)
    s._marks([mix(m.top, m.light, 0.3), darken(m.top, 0.2)], [bow((x - 60, py), (x + 60, py), -8) for x, py in s.scatter(rect(0, 0, w, h * 0.7), 190, row=70)], 4, 0.45, digits=0)
    for i in range(2):
        _, form = s.ridge(h * (y + 0.03 * i), h * (0.24 - 0.07 * i), (m.far, m.mid)[i], 0.2, 4)
        grit(s, form, (m.far, m.mid)[i], 44, 8)
    bubbles = "".join(f'<circle cx="{x:.0f}" cy="{py:.0f}" r="{s.between(4, 13):.0f}"/>' for x, py in s.scatter(rect(0, 0, w, h * y), 150))
    s._out += [f'<g fill="none" stroke="{m.light}" stroke-width="2.5" opacity=".6">', bubbles, "</g>"]
    floor = Form(curve((-10, h * y), (w * 0.3, h * (y - 0.02)), (w * 0.7, h * (y + 0.02)), (w + 10, h * y)).segments + [("L", w + 10, h + 10), ("L", -10, h + 10), ("Z",)])
    s.fill(floor, s.linear((0, lighten(m.ground, 0.15)), (1, darken(m.ground, 0.45))))
    gravel(s, floor, m.ground, 70, 14)
    for x in (0.05, 0.12, 0.9, 0.97, 0.8):
        for k in range(2):
            px, n, sway = w * x + k * 22, h * s.between(0.18, 0.36), s.near(0, 30)
            s.fill(taper([(px, h * (y + 0.08)), (px + sway, h * (y + 0.08) - n * 0.4), (px - sway * 0.6, h * (y + 0.08) - n * 0.75), (px + sway * 0.5, h * (y + 0.08) - n)], [17, 16, 11, 3]), s.pick("#3f9a6a", "#5fae5f", "#c9584f", "#d98a4a"))


def floes(s, y):
    """Arctic water with bergs on the horizon and floes as flat dashes."""
    w, h, m = s.w, s.h, s.mood
    s.ridge(h * y + 4, h * 0.05, mix(m.far, m.low, 0.4), 0.6, 6)
    water(s, y)
    for i in range(3):
        x, n = w * (0.15 + 0.33 * i) + s.near(0, 60), w * s.between(0.1, 0.18)
        top = h * y - n * s.between(0.4, 0.8)
        berg = poly([(x - n, h * y + 6), (x - n * 0.7, (top + h * y) / 2), (x - n * 0.2, top), (x + n * 0.25, top + n * 0.14), (x + n * 0.5, (top + h * y) / 2), (x + n, h * y + 6)])
        with s.shaded(berg, "#dcecf8", round_=False, rim=3):
            s.fill(poly([(x - n * 0.2, top), (x + n * 0.05, h * y), (x - n * 0.4, h * y)]), "#ffffff", 0.7)
            s.stroke(line((x + n * 0.25, top), (x + n * 0.2, h * y)) + line((x - n * 0.7, (top + h * y) / 2), (x - n * 0.5, h * y)), "#7fa9cf", 3, 0.7)
    slabs = []
    for x, py in s.scatter(rect(0, h * y + 24, w, h * (1 - y)), 200, row=74):
        n = 30 + 90 * (py / h - y)
        slabs.append(poly([(x - n, py), (x - n * 0.5, py - n * 0.2), (x + n * 0.4, py - n * 0.22), (x + n, py - n * 0.03), (x + n * 0.5, py + n * 0.16), (x - n * 0.5, py + n * 0.14)]))
    s._shapes([mix(m.water, m.shade, 0.4)], [f.moved(0, 8) for f in slabs], 0.6)
    s._shapes(["#f2f8ff", "#dfecf9"], slabs)
