"""The two timelines of the theme, splash.json and intro.json, with comments for owners.

They are computed here because the numbers hang together: a crop must grow out of exactly the place where
it sits in its picture, and its cream edge must stay equally wide while it grows.
"""

import json

from theme_interface import DUSK_CROP, DUSK_SIZE

HOW_TO = """\
// {title}
//
// Everything in this file may be changed. Sizes are pixels of the canvas, times are seconds from the start,
// rotation is in degrees. The first layer lies at the back, the last one in front.
//
//   canvas      the stage, [width, height]; "fit" says how it meets a window of another shape:
//               "contain" shows all of it, "cover" fills the window, "stretch" distorts.
//   portrait    another canvas and other layers for windows that are taller than wide; times and sounds stay.
//   background  the colour around and behind the layers.
//   layers      each shows an "image" (a file beside this one), a "text" or a "fill" (a plain colour).
//               text may hold {{company}}, {{title}} and {{tagline}}; "font" is display, label or small;
//               "spacing" is added between letters, as a part of the font's size.
//   position    where the layer's anchor stands; "anchor" [0.5, 0.5] is the layer's middle. The layer
//               grows and turns around its anchor.
//   reveal      the visible part of the layer, [x, y, width, height] in fractions of it. The picture
//               stands still while its bounds grow: that is how a crop becomes a photo.
//   keyframes   position, scale, rotation, opacity and reveal hold one value, or a list of keyframes.
//               "easing" shapes the way that leads to its keyframe: linear, inCubic, outCubic, inOutCubic,
//               outQuint, outBack (shoots over a little), hold (jumps).
//   sounds      which sound starts when.
"""


def short(value):
    """Numbers rounded to what is visible, so that the file stays readable."""
    if isinstance(value, float):
        value = round(value, 4)
        return int(value) if value == int(value) else value
    if isinstance(value, (list, tuple)):
        return [short(v) for v in value]
    return value


def text(value):
    return json.dumps(short(value), ensure_ascii=False)


def keys(*frames):
    """Keyframes from (at, value) or (at, value, easing)."""
    return [dict(at=f[0], value=f[1], **({"easing": f[2]} if len(f) > 2 else {})) for f in frames]


def write_value(value, indent):
    if isinstance(value, list) and value and isinstance(value[0], dict):
        rows = [indent + "  {" + ", ".join(f'"{k}": {text(v)}' for k, v in row.items()) + "}" for row in value]
        return "[\n" + ",\n".join(rows) + "\n" + indent + "]"
    return text(value)


def write_layers(layers, indent):
    """The list, each layer as a block under its comment."""
    lines = [indent + '"layers": [']
    for i, (comment, layer) in enumerate(layers):
        if comment:
            lines += ["", *(f"{indent}  // {c}" for c in comment.split("\n"))]
        lines.append(indent + "  {")
        lines.append(
            ",\n".join(f'{indent}    "{k}": {write_value(v, indent + "    ")}' for k, v in layer.items()))
        lines.append(indent + "  }" + ("," if i < len(layers) - 1 else ""))
    return lines + [indent + "]"]


def write(title, head, layers, portrait, sounds):
    """The file: explanation, head, layers, and under `portrait` (canvas, layers) those for tall windows."""
    lines = [HOW_TO.format(title=title) + "{"]
    lines += [f'  "{k}": {text(v)},' for k, v in head.items()]
    lines += write_layers(layers, "  ")
    lines[-1] += ","
    canvas, tall = portrait
    lines += ["", "  // The same for windows that are taller than wide.", '  "portrait": {', f'    "canvas": {text(canvas)},']
    lines += write_layers(tall, "    ")
    lines += ["  },", "", '  "sounds": [']
    lines.append(",\n".join("    {" + ", ".join(f'"{k}": {text(v)}' for k, v in s.items()) + "}" for s in sounds))
    lines += ["  ]", "}", ""]
    return "\n".join(lines)


class Print:
    """A picture on the stage with a cream edge, seen first as a crop.

    Picture and edge stand on the crop's middle, so that they pop around it; both reveals run from the crop
    to the whole with the same easing, so that the edge keeps its width.
    """

    def __init__(self, left, top, w, h, crop, edge):
        """`crop` = (x, y, side) in pixels of the stage, from the picture's upper left corner."""
        self.w, self.h, self.edge = w, h, edge
        x, y, side = crop
        mx, my = x + side / 2, y + side / 2
        self.middle = [left + mx, top + my]
        self.centre = [left + w / 2, top + h / 2]
        self.anchor = [mx / w, my / h]
        self.part = [x / w, y / h, side / w, side / h]
        ew, eh = w + 2 * edge, h + 2 * edge
        self.edge_size = [ew, eh]
        self.edge_anchor = [(mx + edge) / ew, (my + edge) / eh]
        self.edge_part = [x / ew, y / eh, (side + 2 * edge) / ew, (side + 2 * edge) / eh]


WHOLE = [0, 0, 1, 1]


def splash_layers(left, top):
    """The logo with its picture's upper left corner there, the name under it."""
    w, h = DUSK_SIZE
    name = left + w / 2
    p = Print(left, top, w, h, DUSK_CROP, 4)
    pop, grow, done = 0.55, 1.15, 1.95
    layers = [
        ("A warm light on the wall behind it all. It wakes with the crop and spreads with the picture.", {
            "name": "glow", "image": "graphics/logo-glow.svg", "size": [400, 400], "anchor": [0.5, 0.5],
            "position": keys((0, p.middle), (grow, p.middle), (done, p.centre, "outQuint")),
            "scale": keys((0, 0.5), (pop - 0.05, 0.5), (pop + 0.3, 0.8, "outCubic"), (grow, 0.8),
                          (done, 1.75, "outQuint")),
            "opacity": keys((0, 0), (pop - 0.05, 0), (pop + 0.25, 0.8, "outCubic"), (grow, 0.7),
                            (grow + 0.25, 1, "outCubic"), (2.6, 0.72, "inOutCubic")),
        }),
        ("The edge of the crop: a plain cream sheet behind the picture, always 4 px larger than what is seen of it.", {
            "name": "edge", "fill": "#FFF4E3", "size": p.edge_size, "anchor": p.edge_anchor, "position": p.middle,
            "scale": keys((0, 0), (pop, 0), (pop + 0.34, 1, "outBack")),
            "opacity": keys((0, 0), (pop, 0, "hold"), (pop + 0.08, 1)),
            "reveal": keys((0, p.edge_part), (grow, p.edge_part), (done, WHOLE, "outQuint")),
        }),
        ("Your picture. It pops in as a crop with the first note and opens up with the second.\n"
         "For a logo of your own, swap the image and move the crop: the first two values of \"reveal\".", {
            "name": "picture", "image": "graphics/logo-picture.svg", "size": [w, h], "anchor": p.anchor,
            "position": p.middle,
            "scale": keys((0, 0), (pop, 0), (pop + 0.34, 1, "outBack")),
            "opacity": keys((0, 0), (pop, 0, "hold"), (pop + 0.08, 1)),
            "reveal": keys((0, p.part), (grow, p.part), (done, WHOLE, "outQuint")),
        }),
    ]
    corners = ((1, left, top, -1, -1), (2, left + w, top, 1, -1), (3, left + w, top + h, 1, 1), (4, left, top + h, -1, 1))
    for index, x, y, sx, sy in corners:
        a, b = (6 / 64 if sx < 0 else 58 / 64), (6 / 64 if sy < 0 else 58 / 64)
        start = [1 if sx > 0 else 0, 1 if sy > 0 else 0, 0, 0]

        def out(distance):
            return [x + sx * distance, y + sy * distance]
        layers.append((
            "The viewfinder: four corners that draw themselves from their bend, focus on the crop with the first\n"
            "note, and open a little to let the whole picture in." if index == 1 else "", {
                "name": f"corner {index}", "image": f"graphics/logo-corner-{index}.svg", "size": [56, 56],
                "anchor": [a, b],
                "position": keys((0, out(40)), (0.5, out(40)), (pop + 0.22, out(14), "outBack"), (grow, out(14)),
                                 (grow + 0.45, out(26), "outBack")),
                "opacity": keys((0, 0), (0.1, 0), (0.22, 1)),
                "reveal": keys((0, start), (0.1, start), (0.52, WHOLE, "outCubic")),
            }))
    layers.append((
        "The name rises into place under the picture. It comes from \"company\" in config.json.", {
            "name": "company", "text": "{company}", "font": "display", "fontSize": 40, "spacing": 0.3,
            "colour": "#FFF4E3", "anchor": [0.5, 0.5],
            "position": keys((0, [name, top + 364]), (1.4, [name, top + 364]), (2.0, [name, top + 350], "outCubic")),
            "opacity": keys((0, 0), (1.4, 0), (1.95, 1, "inOutCubic")),
        }))
    return layers


def splash():
    return write("The splash: your studio's name and mark, shown once at the start.",
                 {"canvas": [1280, 720], "fit": "contain", "duration": 2.6, "background": "#130B22"},
                 splash_layers(480, 166), ([540, 960], splash_layers(110, 320)),
                 [{"at": 0, "sound": "sounds/splash.wav"}])


# The wall of the intro: scene, upper left corner, width (the height is three quarters of it).
WALL_PRINTS = [
    (1, 52, 42, 272), (2, 360, 82, 212), (3, 608, 46, 260), (4, 904, 34, 308),
    (5, 104, 292, 236), (6, 944, 306, 236),
    (7, 236, 504, 224), (8, 496, 486, 270), (9, 802, 510, 216),
]
# The same on a canvas of 720 by 1280: four rows, the title between them.
TALL_PRINTS = [
    (1, 38, 50, 318), (2, 388, 74, 292),
    (3, 64, 326, 264), (6, 360, 320, 324),
    (7, 34, 808, 324), (4, 392, 792, 290),
    (5, 22, 1080, 210), (8, 258, 1074, 222), (9, 506, 1030, 192),
]
# The three that come first as crops: when, and which square of the scene (400 x 300 units).
FIRST = {1: (0.5, (84, 46, 74)), 6: (1.1, (262, 206, 78)), 7: (1.7, (62, 116, 84))}


def intro_layers(prints, light, x_middle, title, tagline):
    """The wall: its prints, the light's size and middle, where the words stand across, their sizes and heights."""
    chord = 2.4
    light_size, light_middle = light
    (title_size, title_y), (tagline_size, tagline_y) = title, tagline
    layers = [
        ("Gallery light behind the title.", {
            "name": "light", "image": "graphics/intro-light.svg", "size": light_size, "anchor": [0.5, 0.5],
            "position": light_middle,
            "opacity": keys((0, 0), (0.5, 0.4, "outCubic"), (chord, 0.5), (chord + 0.9, 1, "outCubic")),
        }),
    ]
    # Empty places first: they tell where each crop sits in its picture before that opens up.
    for index, x, y, w in prints:
        rise = 0.05 * (index - 1)
        layers.append(("The empty places on the wall. They come with the first light." if index == 1 else "", {
            "name": f"place {index}", "fill": "#0B0516", "size": [w, w * 0.75], "anchor": [0.5, 0.5],
            "position": [x + w / 2, y + w * 0.375],
            "opacity": keys((0, 0), (rise, 0), (rise + 0.45, 0.5, "outCubic")),
        }))
    # The other pictures light up from the title outwards while the chord rings.
    order = {3: 0.12, 8: 0.2, 5: 0.28, 2: 0.34, 9: 0.42, 4: 0.5}
    rest, first = [], []
    for index, x, y, w in prints:
        h = w * 0.75
        shadow = {"name": f"shadow {index}", "image": "graphics/wall-shadow.svg",
                  "size": [w * 1.24, h * 1.32], "anchor": [0.5, 0.5], "position": [x + w / 2, y + h / 2 + 8]}
        if index in FIRST:
            at, square = FIRST[index]
            k = w / 400
            p = Print(x, y, w, h, tuple(v * k for v in square), 4)
            start = chord + 0.06 * list(FIRST).index(index)
            end = start + 1.1
            pop = keys((0, 0), (at, 0), (at + 0.34, 1, "outBack"))
            seen = keys((0, 0), (at, 0, "hold"), (at + 0.08, 1))
            glow = {"name": f"glow {index}", "image": "graphics/logo-glow.svg", "size": [square[2] * k * 3.6] * 2,
                    "anchor": [0.5, 0.5], "position": p.middle,
                    "opacity": keys((0, 0), (at, 0), (at + 0.3, 0.85, "outCubic"), (start, 0.7), (end, 0, "outCubic"))}
            shadow["opacity"] = keys((0, 0), (start + 0.2, 0), (end, 1, "outCubic"))
            edge = {"name": f"edge {index}", "fill": "#FFF4E3", "size": p.edge_size, "anchor": p.edge_anchor,
                    "position": p.middle, "scale": pop, "opacity": seen,
                    "reveal": keys((0, p.edge_part), (start, p.edge_part), (end, WHOLE, "outQuint"))}
            picture = {"name": f"picture {index}", "image": f"graphics/wall-{index}.svg", "size": [w, h],
                       "anchor": p.anchor, "position": p.middle, "scale": pop, "opacity": seen,
                       "reveal": keys((0, p.part), (start, p.part), (end, WHOLE, "outQuint"))}
            note = f"Crop {list(FIRST).index(index) + 1} pops in at {at} s where it sits in its picture, and opens up with the chord."
            first += [(note, glow), ("", shadow), ("", edge), ("", picture)]
        else:
            at = chord + 0.1 + order[index]
            rise = keys((0, 0), (at, 0), (at + 0.5, 1, "outCubic"))
            grow = keys((0, 0.9), (at, 0.9), (at + 0.7, 1, "outQuint"))
            shadow.update(scale=grow, opacity=rise)
            centre = [x + w / 2, y + h / 2]
            edge = {"name": f"edge {index}", "fill": "#FFF4E3", "size": [w + 8, h + 8], "anchor": [0.5, 0.5],
                    "position": centre, "scale": grow, "opacity": rise}
            picture = {"name": f"picture {index}", "image": f"graphics/wall-{index}.svg", "size": [w, h],
                       "anchor": [0.5, 0.5], "position": centre, "scale": grow, "opacity": rise}
            note = "The rest of the wall lights up while the chord rings: shadow, cream edge, picture." if not rest else ""
            rest += [(note, shadow), ("", edge), ("", picture)]
    layers += rest + first
    layers += [
        ("The title comes with the chord and stays.", {
            "name": "title", "text": "{title}", "font": "display", "fontSize": title_size, "spacing": 0,
            "colour": "#FFF4E3", "anchor": [0.5, 0.5], "position": [x_middle, title_y],
            "scale": keys((0, 0.86), (chord + 0.1, 0.86), (chord + 0.65, 1, "outBack")),
            "opacity": keys((0, 0), (chord + 0.1, 0), (chord + 0.45, 1, "outCubic")),
        }),
        ("The tagline follows under it.", {
            "name": "tagline", "text": "{tagline}", "font": "label", "fontSize": tagline_size, "spacing": 0,
            "colour": "#D9CCE4", "anchor": [0.5, 0.5],
            "position": keys((0, [x_middle, tagline_y + 10]), (chord + 0.7, [x_middle, tagline_y + 10]),
                             (chord + 1.3, [x_middle, tagline_y], "outCubic")),
            "opacity": keys((0, 0), (chord + 0.7, 0), (chord + 1.2, 1, "inOutCubic")),
        }),
    ]
    return layers


def intro():
    return write("The intro: three crops come one after the other and open up into a wall of pictures.",
                 {"canvas": [1280, 720], "fit": "contain", "duration": 5, "background": "#130B22"},
                 intro_layers(WALL_PRINTS, ([1280, 720], [640, 360]), 642, (92, 344), (28, 420)),
                 ([720, 1280], intro_layers(TALL_PRINTS, ([2240, 1260], [360, 680]), 360, (124, 636), (40, 732))),
                 [{"at": 0, "sound": "sounds/intro.wav"}])


def files():
    return {"splash.json": splash(), "intro.json": intro()}
