"""What all animals share: where they stand, eyes, coats, places.

Animals are drawn in units of their own, foot at (0, 0), up is negative, looking right; most are about
400 units tall. `stand` puts them into a picture.
"""

from __future__ import annotations

from contextlib import contextmanager

from kit import *

DARK = "#2e2030"  # noses, pupils, lashes: never pure black


@contextmanager
def stand(s, x, y, k=1.0, flip=False, turn=0.0):
    """A group with its origin at the animal's foot. The light stays where it is when the animal turns round.

    A small, distant animal gets fewer marks: see `coarse`. Whole units are fine enough for all but its smallest parts."""
    before, digits = coarse(s), s._digits
    with s.at(x, y, k, turn, flip):
        s.light *= -1 if flip else 1
        s.coarse = max(1.0, 0.85 / k)
        s._digits = _few_digits
        yield
        s.coarse, s._digits = before, digits
        s.light *= -1 if flip else 1


def _few_digits(form: Form) -> int:
    x0, y0, x1, y1 = form.box
    return 0 if min(x1 - x0, y1 - y0) > 24 else 1


def coarse(s) -> float:
    """How much farther apart marks may lie than on an animal close by."""
    return getattr(s, "coarse", 1.0)


def two(form: Form) -> Form:
    """The form and its mirror image: ears, cheeks, stripes of a face that looks at us."""
    return form + form.mirrored(0)


def vivid(s, colour, t=0.7) -> str:
    """A colour the water has not swallowed: between how the mood tints it and how it is."""
    return mix(s.mood.tint(colour), Lit(colour), t)


def lips(x, y, rx, ry, chin) -> Form:
    """Two cheeks and a chin, one under the nose: `chin` is (y, rx, ry). All turn the same way, so they overlap without holes."""
    return ellipse(x, y, rx, ry) + ellipse(-x, y, rx, ry) + ellipse(0, *chin)


def away(cx, cy, turn=0):
    """A flow for fur: away from the point (cx, cy)."""
    return lambda x, y: math.degrees(math.atan2(y - cy, x - cx)) + turn


def face(points) -> Form:
    """A symmetrical outline from its right half, top to chin; the first and last point lie on the middle line."""
    return blob(points + [(-x, y) for x, y in points[-2:0:-1]])


def hair(s, form, colour=None, step=16, length=17, width=2.4, angle=80, flow=None, opacity=0.8):
    """Fur for a form that is being shaded, and so clipped already; without a colour it goes over any markings."""
    marks, k = [], coarse(s)
    step, length, width = step * k * 1.1, length * min(k, 1.6), width * min(k, 1.6)
    for x, y in s.scatter(form, step, row=step * 0.8):
        a, n = math.radians((flow(x, y) if flow else angle) + s.near(0, 14)), length * s.between(0.7, 1.2)
        marks.append(line((x, y), (x + math.cos(a) * n, y + math.sin(a) * n)))
    s._marks(s._tones(colour), marks, width, opacity if colour else opacity * 0.45)


def coat(s, form, colour, step=18, length=18, width=2.4, angle=80, flow=None, opacity=0.8, **options):
    """A form with volume and fur."""
    s.body(form, colour, lambda f: hair(s, f, colour, step, length, width, angle, flow, opacity), **options)


def together(s, paint, forms, opacity=1.0):
    """Many markings of one colour in one path, in whole units."""
    s.fill(Form([q for f in forms for q in f.segments]), paint, opacity, digits=0)


def bands(s, form, colour, n=8, thick=0.5, slant=6):
    """Stripes around a limb that is being shaded: lenses from edge to edge, alternately from either side."""
    x0, y0, x1, y1 = form.box
    step, out = (y1 - y0) / n, []
    for i in range(n):
        y, t, d = y0 + (i + 0.5) * step, step * thick, slant * (1 if i % 2 else -1)
        out.append(
            Form(
                [
                    ("M", x0 - 4, y - d),
                    ("Q", (x0 + x1) / 2, y + t * 1.5, x1 + 4, y + d),
                    ("Q", (x0 + x1) / 2, y - t * 0.4, x0 - 4, y - d),
                ]
            )
        )
    together(s, colour, out)


# ---------------------------------------------------------------- places, lean: the animal is the picture


def lawn(s, y, colour=None, flowers=None):
    """A meadow of fewer, larger blades than the kit's, with large flowers if any."""
    w, h = s.w, s.h
    colour = colour or s.mood.ground
    form = Form(
        curve((-10, h * y), (w * 0.3, h * (y - 0.012)), (w * 0.65, h * (y + 0.01)), (w + 10, h * (y - 0.008))).segments
        + [("L", w + 10, h + 10), ("L", -10, h + 10), ("Z",)]
    )
    s.fill(form, s.linear((0, lighten(colour, 0.18)), (0.4, colour), (1, darken(colour, 0.25))))
    s.brush(form, colour, step=120, length=300, width=20, opacity=0.35)
    s.grass(form, colour, step=84, height=52, width=3)
    if flowers:
        s.flowers(rect(0, h * y + 30, w, h * (1 - y)), None if flowers is True else flowers, 165, 13)


def patch(s, x, y, r, squash=1.0) -> Form:
    """A crooked spot: a giraffe's patch, a turtle's scale."""
    turn = s.between(0, 1)
    return poly(
        [
            (
                x + math.cos(turn + i * 1.047) * r * s.between(0.85, 1.2),
                y + math.sin(turn + i * 1.047) * r * squash * s.between(0.85, 1.2),
            )
            for i in range(6)
        ]
    )


def water(s, y, bottom=1.0, glitter=None, boats=0, colour=None):
    """Calm water from y to bottom (fractions)."""
    w, h, m = s.w, s.h, s.mood
    colour = colour or m.water
    form = rect(-5, h * y, w + 10, h * (bottom - y) + 5)
    s.fill(form, s.linear((0, mix(m.tint(colour), m.low, 0.45)), (0.35, colour), (1, darken(colour, 0.35))))
    if glitter is not None:
        marks = []
        for i in range(22):
            t = (i / 22) ** 1.3
            n = (20 + 90 * t) * s.between(0.5, 1.2)
            x, py = s.near(w * glitter, w * (0.03 + 0.07 * t)), h * (y + 0.01 + (bottom - y) * t * 0.95)
            marks.append(line((x - n / 2, py), (x + n / 2, py)))
        s._marks([m.sun], marks, 5, 0.65)
    s.ripples(form, mix(m.tint(colour), m.low, 0.2), step=100, length=90, width=4)
    for _ in range(boats):
        t = s.between(0.05, 0.22)
        s.boat(
            w * s.between(0.08, 0.92),
            h * (y + (bottom - y) * t),
            w * (0.04 + 0.08 * t),
            s.pick("#d95b43", "#3f7fa6", "#e8b04a"),
        )
    return h * y


def strand(s, y, shore, colour="#efd3a0", boats=0):
    """Sea, foam at the shore (a fraction), sand with ripples and shells."""
    w, h = s.w, s.h
    water(s, y, shore + 0.03, boats=boats)
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
            curve(*[(x, py + h * dy) for x, py in edge]).segments + [("L", w + 10, h + 10), ("L", -10, h + 10), ("Z",)]
        )
        s.fill(form, paint, alpha)
    s.fill(form, s.linear((0, s.mood.light, 0.3), (1, s.mood.shade, 0.25)))
    s._marks(
        [darken(colour, 0.22), lighten(colour, 0.4)],
        [bow((x - 60, py), (x + 60, py + 3), -8) for x, py in s.scatter(form, 150, row=44)],
        3.4,
        0.55,
    )
    s.specks(form, colour, step=38, size=3.4, opacity=0.7)
    s.pebbles(form, mix(colour, "#c98f7a", 0.4), step=130, size=8)
    return h * shore


def few_clouds(s, *places):
    """Clouds at (x, y, width), in fractions of the picture."""
    for x, y, n in places:
        s.cloud(s.w * x, s.h * y, s.w * n, opacity=0.92)


def eye(s, x, y, r, iris="#4a2e1c", slit=False, ring=DARK, white=None, look=(0, 0)):
    """An eye that shines: rim, white where it shows, iris with a light lower half, pupil, two lights."""
    s.fill(ellipse(x, y, r * 1.16, r * 1.12), ring)
    if white:
        s.fill(ellipse(x, y, r), white)
    ex, ey, k = x + look[0] * r, y + look[1] * r, 0.72 if white else 1
    s.fill(ellipse(ex, ey, r * k), iris)
    s.fill(ellipse(ex, ey + r * k * 0.35, r * k * 0.72, r * k * 0.55), lighten(iris, 0.35), 0.75)
    s.fill(ellipse(ex, ey, r * k * (0.3 if slit else 0.58), r * k * (0.86 if slit else 0.58)), "#17101c")
    s.fill(ellipse(ex + s.light * r * 0.3 * k, ey - r * 0.36 * k, r * 0.28 * k), "#ffffff")
    s.fill(ellipse(ex - s.light * r * 0.34 * k, ey + r * 0.36 * k, r * 0.13 * k), "#ffffff", 0.8)


def shut(s, x, y, r, width=5):
    """An eye that sleeps, with lashes."""
    lid = curve((x - r, y - r * 0.1), (x, y + r * 0.45), (x + r, y - r * 0.1))
    s.stroke(
        lid
        + line((x - r * 0.5, y + r * 0.3), (x - r * 0.7, y + r * 0.65))
        + line((x + r * 0.5, y + r * 0.3), (x + r * 0.7, y + r * 0.65)),
        DARK,
        width,
    )


def whiskers(s, x, y, n=90, width=2, colour="#fff6ea"):
    marks = Form([])
    for side in (-1, 1):
        for k in (-1, 0, 1):
            marks = marks + bow((side * x, y + k * 9), (side * (x + n), y + k * 30 - 6), side * -8)
    s.stroke(marks, colour, width, 0.85)


def paw(s, x, y, w, colour, toes=3):
    """A round foot seen from the front, its sole at y."""
    h = w * 0.62
    form = blob(
        [(x - w / 2, y), (x - w * 0.48, y - h * 0.55), (x, y - h), (x + w * 0.48, y - h * 0.55), (x + w / 2, y)]
    )
    s.body(form, colour, lambda f: hair(s, f, step=14, length=9, width=2), rim=0)
    s.stroke(
        Form(
            [
                q
                for i in range(1, toes)
                for q in bow((x - w / 2 + w * i / toes, y), (x - w / 2 + w * i / toes, y - h * 0.45), 2).segments
            ]
        ),
        darken(colour, 0.45),
        2.4,
        0.8,
    )


def drift(s, x, y, w, h=26):
    """Snow before the feet."""
    form = blob(
        [
            (x - w / 2, y + h),
            (x - w * 0.46, y + h * 0.2),
            (x - w * 0.2, y - h * 0.2),
            (x + w * 0.1, y + h * 0.05),
            (x + w * 0.35, y - h * 0.15),
            (x + w / 2, y + h * 0.4),
            (x + w * 0.46, y + h),
        ]
    )
    s.fill(form, s.linear((0, "#ffffff"), (1, mix("#eef3fb", s.mood.shade, 0.12), 0)))
    s.specks(form, s.mood.shade, step=26, size=3, opacity=0.3)


def sheet(s, y, colour, texture=None, edge=12):
    """A plain near ground from y (a fraction) down: a sill, a quay, a log seen from the front."""
    form = rect(-5, s.h * y, s.w + 10, s.h * (1 - y) + 5)
    s.fill(form, s.linear((0, lighten(colour, 0.1)), (1, darken(colour, 0.25))))
    if texture:
        texture(form)
    s.fill(rect(-5, s.h * y, s.w + 10, edge), lighten(colour, 0.3))
    return s.h * y


def sofa(s, y, colour="#4f8a86", back=0.34):
    """A sofa from edge to edge: its back, a seat at y (a fraction), its front below."""
    w, h = s.w, s.h
    rear = blob(
        [
            (-60, h * y + 60),
            (-50, h * (y - back * 0.9)),
            (w * 0.25, h * (y - back)),
            (w * 0.5, h * (y - back * 0.94)),
            (w * 0.75, h * (y - back)),
            (w + 50, h * (y - back * 0.9)),
            (w + 60, h * y + 60),
        ],
        tension=0.6,
    )
    s.body(rear, colour, lambda f: s.weave(f, None, 36, 0.28), rim=6)
    for x in (0.25, 0.5, 0.75):
        s.stroke(
            curve((w * x, h * (y - back * 0.96)), (w * x + 8, h * (y - back * 0.4)), (w * x, h * y)),
            darken(colour, 0.4),
            4,
            0.5,
        )
    seat = rrect(-60, h * y - 30, w + 120, h * (1 - y) * 0.62 + 30, 46)
    s.fill(seat.moved(0, 14), s.mood.shade, 0.4)
    front = rect(-5, h * (y + (1 - y) * 0.55), w + 10, h)
    s.body(front, darken(colour, 0.22), lambda f: s.weave(f, None, 36, 0.28), round_=False, rim=0)
    s.body(seat, lighten(colour, 0.08), lambda f: s.weave(f, None, 36, 0.28), rim=7)
    s.stroke(line((w * 0.5, h * y + 6), (w * 0.5, h * (y + (1 - y) * 0.58))), darken(colour, 0.45), 5, 0.6)
    return h * y
