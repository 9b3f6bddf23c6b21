"""Small building blocks for the theme's SVG files.

Plain functions that return text. They write attributes only (no style sheets, no text, no references
to other files), so that every renderer shows the same picture.
"""

INK = "#FFF4E3"
MUTED = "#B9A9C9"
WALL_LIGHT = "#3A2353"
WALL = "#231539"
WALL_DARK = "#130B22"
PANEL = "#1B102D"
AMBER = "#FFB52E"
CORAL = "#FF6F61"
TEAL = "#22BFA9"
VIOLET = "#8B7BFF"
WHITE = "#FFFFFF"

SHAPES_WITH_PAINT = ("rect", "circle", "ellipse", "path", "polygon")


def number(value):
    """A number with at most two decimals and no needless zeros."""
    if isinstance(value, str):
        return value
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def el(name, content=None, **attributes):
    """An element; `stroke_width=2` becomes `stroke-width="2"`, None leaves an attribute out."""
    if name in SHAPES_WITH_PAINT and "opacity" in attributes:
        # On a shape with one paint, the paint's opacity looks the same, and spares the renderer a layer of the
        # whole canvas for each such shape: at 3840 x 2160 that is the difference between 2 and 6 seconds.
        painted, drawn = attributes.get("fill", "#000") != "none", attributes.get("stroke")
        if not (painted and drawn) and "filter" not in attributes:
            attributes["fill_opacity" if painted else "stroke_opacity"] = attributes.pop("opacity")
    parts = [f"<{name}"]
    for key, value in attributes.items():
        if value is not None:
            parts.append(f' {key.rstrip("_").replace("_", "-")}="{number(value)}"')
    if content is None:
        return "".join(parts) + "/>"
    return "".join(parts) + ">" + content + f"</{name}>"


def rect(x, y, w, h, fill, rx=None, **more):
    return el("rect", x=x, y=y, width=w, height=h, rx=rx, fill=fill, **more)


def circle(cx, cy, r, fill, **more):
    return el("circle", cx=cx, cy=cy, r=r, fill=fill, **more)


def ellipse(cx, cy, rx, ry, fill, **more):
    return el("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, fill=fill, **more)


def path(d, fill="none", **more):
    return el("path", d=d, fill=fill, **more)


def line(d, colour, width, **more):
    """A stroked path with round ends."""
    return el("path", d=d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round",
              stroke_linejoin="round", **more)


def group(content, **attributes):
    return el("g", content, **attributes)


def stops(*items):
    """Gradient stops: (offset, colour) or (offset, colour, opacity)."""
    return "".join(
        el("stop", offset=f"{number(i[0])}", stop_color=i[1], stop_opacity=i[2] if len(i) > 2 else None)
        for i in items)


def down(name, *items):
    """A gradient from top to bottom of whatever it fills."""
    return el("linearGradient", stops(*items), id=name, x1=0, y1=0, x2=0, y2=1)


def across(name, *items):
    """A gradient from left to right of whatever it fills."""
    return el("linearGradient", stops(*items), id=name, x1=0, y1=0, x2=1, y2=0)


def linear(name, x1, y1, x2, y2, *items, **more):
    """A gradient between two points of the drawing."""
    return el("linearGradient", stops(*items), id=name, gradientUnits="userSpaceOnUse",
              x1=x1, y1=y1, x2=x2, y2=y2, **more)


def radial(name, cx, cy, r, *items, **more):
    """A round gradient around a point of the drawing."""
    return el("radialGradient", stops(*items), id=name, gradientUnits="userSpaceOnUse",
              cx=cx, cy=cy, r=r, **more)


def blur(name, sigma, w, h):
    """A soft blur over the whole canvas."""
    return el("filter", el("feGaussianBlur", stdDeviation=sigma), id=name, filterUnits="userSpaceOnUse",
              x=0, y=0, width=w, height=h)


def clip(name, shape):
    return el("clipPath", shape, id=name)


def svg(w, h, defs, body):
    """A whole file. Pieces are separated by line breaks to keep differences readable."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(w)}" height="{number(h)}" ' \
           f'viewBox="0 0 {number(w)} {number(h)}">'
    defs = [d for d in defs if d]
    lines = [head]
    if defs:
        lines += ["<defs>"] + defs + ["</defs>"]
    return "\n".join(lines + [b for b in body if b] + ["</svg>", ""])


def frame_path(x, y, w, h, r):
    """A rounded rectangle as a path, for rings made of two of them (even-odd)."""
    n = number
    return (f"M{n(x + r)} {n(y)}H{n(x + w - r)}A{n(r)} {n(r)} 0 0 1 {n(x + w)} {n(y + r)}"
            f"V{n(y + h - r)}A{n(r)} {n(r)} 0 0 1 {n(x + w - r)} {n(y + h)}"
            f"H{n(x + r)}A{n(r)} {n(r)} 0 0 1 {n(x)} {n(y + h - r)}"
            f"V{n(y + r)}A{n(r)} {n(r)} 0 0 1 {n(x + r)} {n(y)}Z")
