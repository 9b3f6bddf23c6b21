"""What vehicles are made of: paintwork, glass, chrome, wheels, lamps, smoke, and what they run on.

A vehicle is drawn around (0, 0), the middle of its foot on the ground, nose to the right, and set into the
picture with `placed`, which also turns the light round when it mirrors.
"""

from __future__ import annotations

from contextlib import contextmanager

from canvas import path_data
from kit import *

RUBBER, STEEL, SOOT = "#2c2a34", "#b9c2cc", "#3a3844"


def _fine(form) -> int:
    x0, y0, x1, y1 = form.box
    return 0 if max(x1 - x0, y1 - y0) > 48 else 1


@contextmanager
def placed(s, x, y, k=1.0, flip=False, turn=0.0):
    """A group with its own origin in which the light still comes from where it does in the picture.

    Whole units are fine enough for all but the smallest parts, and write far shorter."""
    with s.at(x, y, k, turn, flip):
        s.light = -s.light if flip else s.light
        s._digits = lambda form: 0 if min(form.box[2] - form.box[0], form.box[3] - form.box[1]) > 28 else 1
        s.stroke = lambda form, *a, digits=None, **b: type(s).stroke(s, form, *a, digits=_fine(form) if digits is None else digits, **b)
        yield
        del s._digits, s.stroke
        s.light = -s.light if flip else s.light


def arc(cx, cy, r, a0, a1, ry=None) -> Form:
    """A part of a circle from a0 to a1 degrees, clockwise on the screen."""
    ry, n = ry or r, math.ceil(abs(a1 - a0) / 91)
    step = math.radians((a1 - a0) / n)
    k, segments = 4 / 3 * math.tan(step / 4), []
    for i in range(n + 1):
        a = math.radians(a0) + step * i
        c, q = math.cos(a), math.sin(a)
        if not i:
            segments.append(("M", cx + c * r, cy + q * ry))
        else:
            segments.append(("C", *out, cx + (c + k * q) * r, cy + (q - k * c) * ry, cx + c * r, cy + q * ry))
        out = (cx + (c - k * q) * r, cy + (q + k * c) * ry)
    return Form(segments)


def many(forms) -> Form:
    return Form([q for f in forms for q in f.segments])


def repeat(s, places, draw):
    """Draws a thing around (0, 0) once, at the first place, and points to that drawing for all the others."""
    (x0, y0), *others = places
    name = s._known.setdefault(f"repeat {len(s._known)}", f"r{len(s._known)}")
    s._out.append(f'<g id="{name}" transform="translate({x0:g} {y0:g})">')
    s._moved += 1
    draw()
    s._moved -= 1
    s._out.append("</g>")
    for x, y in others:
        s._out.append(f'<use href="#{name}" x="{x - x0:g}"' + (f' y="{y - y0:g}"/>' if y != y0 else "/>"))


def disc(s, x, y, r, paint, opacity=1):
    """A filled circle in the fewest bytes."""
    alpha = f' opacity="{opacity:g}"' if opacity < 1 else ""
    s._out.append(f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{r:.3g}" fill="{s._paint(paint)}"{alpha}/>')


def ring(s, x, y, r, paint, width, opacity=1, dash=""):
    """A circle's line in the fewest bytes."""
    alpha = f' opacity="{opacity:g}"' if opacity < 1 else ""
    dash = f' stroke-dasharray="{dash}" stroke-linecap="butt"' if dash else ""
    s._out.append(f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{r:.3g}" fill="none" stroke="{s._paint(paint)}" stroke-width="{width:.3g}"{alpha}{dash}/>')


def ball(s, x, y, r, paint):
    """A round thing with volume: a disc under the soft light all round things share."""
    m, fall = s.mood, 55 if s.light < 0 else 125
    disc(s, x, y, r, paint)
    disc(s, x, y, r, s.linear((0, m.light, 0.5), (0.45, m.light, 0), (0.55, m.shade, 0.05), (1, m.shade, 0.55), angle=fall))


def _twice(s, form, digits, first, second):
    """A path drawn with two sets of attributes; a long one is written once."""
    data = path_data(form, digits, join="stroke" in first)
    if len(data) < 56:
        s._out += [f'<path d="{data}" {first}/>', f'<path d="{data}" {second}/>']
    else:
        name = s._known.setdefault(f"twice {len(s._known)}", f"t{len(s._known)}")
        s._out += [f"<g {first}>", f'<path id="{name}" d="{data}"/>', "</g>", f'<use href="#{name}" {second}/>']


def bit(s, form, paint):
    """A small part with volume, for a third of the bytes of `body`."""
    m, fall = s.mood, 55 if s.light < 0 else 125
    shade = s.linear((0, m.light, 0.5), (0.45, m.light, 0), (0.55, m.shade, 0.05), (1, m.shade, 0.55), angle=fall)
    _twice(s, form, s._digits(form), f'fill="{s._paint(paint)}"', f'fill="{shade}"')


# ---------------------------------------------------------------- surfaces


def paintwork(s, form, colour, *inside, rim=3, round_=False, horizon=0.5, digits=None):
    """Gloss paint: it mirrors the sky above, the dark ground below and the bright line between."""
    x0, y0, x1, y1 = form.box
    w, h = x1 - x0, y1 - y0
    hy = y0 + h * horizon
    with s.shaded(form, colour, rim=rim, round_=round_, digits=digits):
        s.fill(rect(x0 - 2, y0 - 2, w + 4, h * horizon * 0.55), mix(s.mood.tint(colour), s.mood.middle, 0.45), 0.5)
        xm = x0 + w * s.between(0.35, 0.65)
        land = [("M", x0 - 4, hy), ("Q", (x0 + xm) / 2, hy - h * 0.05, xm, hy), ("Q", (xm + x1) / 2, hy + h * 0.05, x1 + 4, hy)]
        s.fill(Form(land + [("L", x1 + 4, y1 + 4), ("L", x0 - 4, y1 + 4), ("Z",)]), darken(colour, 0.24), 0.6, digits=0)
        s.stroke(Form(land), lighten(colour, 0.55), max(2, h * 0.022), 0.7, digits=0)
        s.fill(rect(x0 - 2, y1 - h * 0.16, w + 4, h * 0.18), mix(s.mood.tint(colour), s.mood.ground, 0.5), 0.4)
        glints = [bow((px - w * 0.05, py), (px + w * 0.06, py), 1.5) for px, py in s.scatter(rect(x0, y0 + h * 0.06, w, h * horizon * 0.9), max(48, w * 0.2), row=max(16, h * 0.18))]
        s._marks([lighten(colour, 0.5), darken(colour, 0.16)], glints, max(2, h * 0.02), 0.5)
        for texture in inside:
            texture(form)


def chrome(s, form):
    s.fill(form, s.linear((0, "#f6f8fa"), (0.42, "#c3ccd6"), (0.5, "#5f6878"), (0.62, "#98a3b0"), (1, "#e9eef2")))


def glass(s, form, frame=None, width=6, lit=None, seats=0, tint="#6d9ab4"):
    """A pane with the sky in it, seat backs behind it, two slanting glints; lamp-lit when the mood is."""
    lit = s.mood.lit if lit is None else lit
    x0, y0, x1, y1 = form.box
    w, h = x1 - x0, y1 - y0
    if lit:
        s.fill(form, s.linear((0, Lit("#ffe7a6")), (1, Lit("#f2a94e"))))
    else:
        s.fill(form, s.linear((0, mix(s.mood.tint(tint), s.mood.middle, 0.55)), (0.6, darken(tint, 0.22)), (1, darken(tint, 0.5))))
    with s.clip(form):
        if seats:
            step = w / seats
            s.fill(many(rrect(x0 + step * (i + 0.18), y0 + h * 0.56, step * 0.5, h * 0.5, min(step * 0.2, h * 0.2)) for i in range(seats)), darken("#8a4a44", 0.5 if not lit else 0.3), 0.9)
        slant = h * 0.5
        s.fill(many(poly([(x0 + w * a, y1), (x0 + w * a + slant, y0), (x0 + w * b + slant, y0), (x0 + w * b, y1)]) for a, b in ((0.1, 0.3), (0.36, 0.42))),
               s.mood.light, 0.2 if lit else 0.36)
        s.fill(rect(x0, y0, w, h * 0.1), s.mood.shade, 0.35)
    if frame:
        s.stroke(form, frame, width)


def tube(s, form, colour, *inside):
    """A lying cylinder: light along its upper third, dark underneath."""
    m = s.mood
    s.fill(form, colour)
    with s.clip(form):
        for texture in inside:
            texture(form)
    s.fill(form, s.linear((0, m.shade, 0.3), (0.2, m.light, 0.5), (0.42, m.light, 0.05), (0.6, m.shade, 0.1), (1, m.shade, 0.7)))


def rivets(s, form, colour, step=16, size=4.5):
    """A row of rivets along an open line: dots with a dark side. Written as one dotted stroke."""
    dash = f'fill="none" stroke-dasharray="0 {step:g}"'
    _twice(s, form.moved(-s.light * size * 0.22, size * 0.25), _fine(form), f'{dash} stroke="{s._paint(darken(colour, 0.5))}" stroke-width="{size:.3g}" opacity=".7"',
           f'{dash} stroke="{s._paint(lighten(colour, 0.35))}" stroke-width="{size * 0.8:.3g}" transform="translate({s.light * size * 0.22:.2g} {-size * 0.25:.2g})"')


def seams(s, form, colour, width=2.5):
    """Gaps between panels, with the light on their far edge."""
    _twice(s, form.moved(-s.light * width * 0.7, width * 0.6), _fine(form), f'fill="none" stroke="{s._paint(lighten(colour, 0.4))}" stroke-width="{width * 0.7:.2g}" opacity=".5"',
           f'fill="none" stroke="{s._paint(darken(colour, 0.5))}" stroke-width="{width:g}" opacity=".85" transform="translate({s.light * width * 0.7:.2g} {-width * 0.6:.2g})"')


def headlamp(s, x, y, r, beam=0, colour="#fff2c4"):
    """A round lamp; with the mood's lamps on it glows and throws a `beam` so many units long to the right."""
    if s.mood.lit and beam:
        s.fill(poly([(x, y - r * 0.7), (x + beam, y - beam * 0.12), (x + beam, y + beam * 0.2), (x, y + r * 0.7)]),
               s.linear((0, Lit("#fff0b8"), 0.75), (1, Lit("#fff0b8"), 0), angle=0))
    disc(s, x, y, r * 1.18, s.linear((0, "#f6f8fa"), (0.42, "#c3ccd6"), (0.5, "#5f6878"), (0.62, "#98a3b0"), (1, "#e9eef2")))
    disc(s, x, y, r, s.radial((0, Lit("#fffbe6") if s.mood.lit else "#ffffff"), (0.6, Lit("#ffe79a") if s.mood.lit else colour), (1, Lit("#f2b84e") if s.mood.lit else "#b9b7a8")))
    s.stroke(many(line((x + r * t, y - r * 0.6), (x + r * t, y + r * 0.6)) for t in (-0.4, 0, 0.4)), "#8a8f98", max(1, r * 0.07), 0.5)
    if s.mood.lit:
        s.glow(x, y, r * 3.2, opacity=0.7)


def lamp_spot(s, x, y, r, colour="#f0523d"):
    """A small coloured lamp: tail light, indicator, navigation light."""
    disc(s, x, y, r * 1.25, SOOT)
    disc(s, x, y, r, Lit(lighten(colour, 0.2)) if s.mood.lit else colour)
    disc(s, x + s.light * r * 0.3, y - r * 0.3, r * 0.35, lighten(colour, 0.7))
    if s.mood.lit:
        s.glow(x, y, r * 4, Lit(colour), 0.7)


def person(s, x, y, r, coat="#3f6a8a", skin="#e2a880", hair="#5a3a2a", cap=None, look=1):
    """Head and shoulders, as seen at a window or over a rail; the chin's middle at (x, y)."""
    l = s.light
    coat_form = Form([("M", x - r * 1.5, y + r * 2.4), ("Q", x - r * 1.5, y + r * 0.2, x - r * 0.3, y + r * 0.2), ("L", x + r * 0.3, y + r * 0.2), ("Q", x + r * 1.5, y + r * 0.2, x + r * 1.5, y + r * 2.4)])
    bit(s, coat_form, coat)
    s.fill(rect(x - r * 0.32, y - r * 0.3, r * 0.64, r * 0.7), darken(skin, 0.16))
    disc(s, x, y - r * 0.8, r * 0.92, skin)
    s.fill(Form([("M", x - l * r * 0.1, y + r * 0.1), ("Q", x - l * r * 0.5, y - r * 0.7, x - l * r * 0.3, y - r * 1.5), ("Q", x - l * r * 1.5, y - r * 0.6, x - l * r * 0.1, y + r * 0.1)]), s.mood.shade, 0.22)
    hat = Form([("M", x - r * 0.98, y - r * 0.85), ("C", x - r * 1.05, y - r * 2.3, x + r * 1.05, y - r * 2.3, x + r * 0.98, y - r * 1.05), ("Q", x, y - r * 1.5, x - r * 0.98, y - r * 0.85)])
    bit(s, hat, cap or hair)
    if cap:
        s.fill(poly([(x + look * r * 0.1, y - r * 1.3), (x + look * r * 1.5, y - r * 1.02), (x + look * r * 0.9, y - r * 1.36)]), darken(cap, 0.3))
    disc(s, x + look * r * 0.95, y - r * 0.7, r * 0.17, darken(skin, 0.06))
    disc(s, x + look * r * 0.45, y - r * 0.9, r * 0.12, "#3a2630")
    s.stroke(bow((x + look * r * 0.25, y - r * 0.36), (x + look * r * 0.65, y - r * 0.44), look * r * 0.12), "#8a4a40", r * 0.11)


# ---------------------------------------------------------------- wheels


def wheel(s, x, y, r, rim="#dfe4e8", hub="#c3cad2", spokes=6, wall=None, lugs=False, dish=0.62):
    """A road wheel seen from its side. `wall` is a white-wall's colour, `lugs` the tread of a tractor."""
    tyre = r
    if lugs:
        ring(s, x, y, r * 0.985, darken(RUBBER, 0.3), r * 0.13, dash=f"{r * 0.12:.3g} {r * 0.1:.3g}")
        tyre = r * 0.95
    ball(s, x, y, tyre, RUBBER)
    ring(s, x, y, r * 0.91, "#5a5664", r * 0.06, 0.7, f"{r * 0.05:.3g} {r * 0.09:.3g}")
    if lugs:
        s.stroke(many(line((x + math.cos(a) * r * 0.93, y + math.sin(a) * r * 0.93), (x + math.cos(a + 0.16) * r * 0.72, y + math.sin(a + 0.16) * r * 0.72)) for a in (i * math.tau / 22 for i in range(22))), "#55515f", r * 0.05, 0.9, digits=0)
    ring(s, x, y, r * 0.8, wall or "#4a4754", r * (0.13 if wall else 0.03))
    d = r * dish
    disc(s, x, y, d * 1.06, darken(rim, 0.75))
    ball(s, x, y, d, darken(rim, 0.12))
    disc(s, x, y, d * 0.78, darken(rim, 0.55))
    s.stroke(many(line((x + math.cos(a) * d * 0.2, y + math.sin(a) * d * 0.2), (x + math.cos(a) * d * 0.82, y + math.sin(a) * d * 0.82)) for a in (i * math.tau / spokes + 0.3 for i in range(spokes))), rim, d * (0.9 / spokes + 0.06))
    s.stroke(arc(x, y, d * 0.9, 190, 280) if s.light < 0 else arc(x, y, d * 0.9, 260, 350), lighten(rim, 0.8), r * 0.035, 0.9)
    ball(s, x, y, d * 0.34, hub)
    ring(s, x, y, d * 0.2, darken(hub, 0.55), max(2, d * 0.07), 1, f"{d * 0.08:.3g} {d * 0.171:.3g}")


def wheels(s, places, r, **options):
    """Equal wheels, drawn once."""
    repeat(s, places, lambda: wheel(s, 0, 0, r, **options))


def spoked(s, x, y, r, tyre="#34313c", rim="#d9dee2", count=14, width=0.075, hub=0.09):
    """A bicycle's or carriage's wheel: you look through it."""
    ends = [(i * math.tau / count, (i + (0.6 if i % 2 else -0.6)) * math.tau / count) for i in range(count)]
    s.stroke(many(line((x + math.cos(b) * r * hub, y + math.sin(b) * r * hub), (x + math.cos(a) * r * 0.92, y + math.sin(a) * r * 0.92)) for a, b in ends), rim, max(1.2, r * 0.014), 0.9)
    ring(s, x, y, r * (1 - width / 2), tyre, r * width)
    ring(s, x, y, r * (1 - width * 0.5), lighten(tyre, 0.4), r * width * 0.3, 0.6, f"{r * 0.03:.2g} {r * 0.05:.2g}")
    ring(s, x, y, r * (1 - width * 1.25), rim, r * 0.03)
    ball(s, x, y, r * hub, STEEL)
