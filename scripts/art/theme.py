"""Draws the shipped theme's graphics and timelines into Assets/theme.

    python3 scripts/art/theme.py [root of the project]

Standard library only. The same input gives the same bytes, so a second run changes nothing.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import theme_interface  # noqa: E402
import theme_results  # noqa: E402
import theme_timelines  # noqa: E402
import theme_walls  # noqa: E402
from theme_draw import WALL_LIGHT, circle, radial, rect, svg, blur  # noqa: E402
from theme_interface import NINE_SLICE, PILL_HEIGHT, PILLS, STAMP_SIZE, STAMP_WORD, STAMPS  # noqa: E402


def intro_graphics():
    """The two pieces only the intro needs; both fade to nothing before their canvas ends."""
    shadow = svg(400, 300, [blur("soft", 9, 400, 300)],
                 [rect(36, 34, 328, 232, "#05020B", rx=10, opacity=0.7, filter="url(#soft)")])
    light = svg(1280, 720, [
        radial("light", 0, 0, 1, (0, "#54307A", 0.85), (0.45, WALL_LIGHT, 0.6), (1, WALL_LIGHT, 0),
               gradientTransform="translate(640 360) scale(640 360)")],
        [rect(0, 0, 1280, 720, "url(#light)")])
    return {"wall-shadow": shadow, "intro-light": light}


README = """\
# The theme's graphics

Plain SVG files, drawn by `scripts/art/theme.py`. Swap any of them for a drawing of your own with the same
name: keep the shape of the canvas, and for stretched graphics the numbers below. Gradients, masks and soft
blurs are fine; text, style sheets and links to other files are not read. "White" graphics are tinted by the
game: draw them in white and use opacity for what should be weaker.

## Stretched graphics

A square canvas cut in thirds. The corners keep their shape, the edges stretch along one direction, the middle
along both. *Corner* is the size of a third on screen, *outset* how far the canvas reaches beyond the
element's box on each side (room for shadow and glow), both in pixels of a 1280 × 720 window.

| Graphic | Corner | Outset | Drawn in | Use |
|---|---:|---:|---|---|
{slices}

## Pills

Stretched graphics with round ends. The numbers are for a pill {pill} px high; a pill of height *h* is drawn at
the scale *h* / {pill}, so that the two corners meet in the middle of its height.

| Graphic | Corner | Outset | Drawn in | Use |
|---|---:|---:|---|---|
{pills}

## Stamps

A canvas of {stamp_w} × {stamp_h}. The word is centred in the box below (fractions of the canvas: x, y, width, height).

| Graphic | Box of the word | Colour of the word |
|---|---|---|
{stamps}

## Single graphics

| Graphic | Canvas | Drawn in | Use |
|---|---|---|---|
{singles}
"""

USES = {
    "frame": ("colour", "the empty place on the wall, with viewfinder corners"),
    "timer-track": ("white, 8 %", "ring around the frame; the box is the frame's"),
    "timer-light": ("white", "the same ring, shining; the box is the frame's"),
    "crop-edge": ("white", "3 px border of the crop; hides the crop's square corners"),
    "crop-glow": ("white", "light around the crop, drawn under it"),
    "crop-outline": ("white", "2 px line where the crop was"),
    "print-edge": ("white", "4 px border of the whole photo"),
    "print-shadow": ("colour", "shadow of the whole photo, drawn under it"),
    "button": ("colour", "an answer: face and shadow"),
    "button-edge": ("white", "an answer's ring, in its own colour"),
    "button-shine": ("white", "over an answer at low opacity, for hover and press"),
    "button-right": ("colour", "the right answer"),
    "button-wrong": ("colour", "a wrong choice"),
    "focus": ("white", "ring around a button, with a gap"),
    "key-cap": ("white, 10 %", "the key of an answer"),
    "card": ("colour", "panel of a rules card"),
    "button-play": ("colour", "Play"),
    "button-main": ("colour", "Continue, Play again"),
    "button-quiet": ("colour", "a button of second rank"),
    "focus-pill": ("white", "ring around a pill, with a gap"),
    "pill-shine": ("white", "over a pill at low opacity, for hover"),
}

SINGLES = [
    ("background", "1280 × 720", "colour", "the wall; covers the window"),
    ("timer-head", "48 × 48", "white", "spark at the end of the timer's light"),
    ("shape-1 … shape-4", "64 × 64", "white", "circle, triangle, square, hexagon of the answers"),
    ("mark-tick, mark-cross, mark-time", "64 × 64", "white", "right, wrong, time's up"),
    ("mark-pause", "64 × 64", "white", "on the button that pauses"),
    ("star", "64 × 64", "colour", "before the score"),
    ("sound-off", "48 × 48", "colour", "shown while no sound can be played"),
    ("loading", "64 × 64", "colour", "while a picture is on its way; may be turned"),
    ("pause-cover", "1200 × 900", "colour", "covers the frame while the game is paused"),
    ("rules-look, rules-guess, rules-see", "240 × 120", "colour", "the three rules cards"),
    ("result-1 … result-5", "1280 × 720", "colour", "behind the results, from gentle to triumphant; covers the window; an animated GIF or WebP moves"),
    ("icon", "256 × 256", "colour", "the program's icon"),
    ("logo", "512 × 376", "colour", "the studio's mark in one piece"),
    ("logo-picture, logo-corner-1 … 4, logo-glow", "640 × 480, 64 × 64, 400 × 400", "colour",
     "the studio's mark in pieces, for the splash; the corners run clockwise from the upper left"),
    ("wall-1 … wall-9, wall-shadow, intro-light", "400 × 300, 1280 × 720", "colour", "the intro's wall of pictures"),
]


def readme():
    def table(numbers):
        return "\n".join(f"| `{n}` | {c} | {o} | {USES[n][0]} | {USES[n][1]} |" for n, (c, o) in numbers.items())
    return README.format(
        slices=table(NINE_SLICE), pills=table(PILLS), pill=PILL_HEIGHT, stamp_w=STAMP_SIZE[0], stamp_h=STAMP_SIZE[1],
        stamps="\n".join(f"| `{n}` | {', '.join(f'{v:g}' for v in STAMP_WORD)} | `{ink}` |" for n, (_, ink) in STAMPS.items()),
        singles="\n".join("| " + ", ".join(f"`{x}`" for x in n.split(", ")).replace(" … ", "` … `") + f" | {c} | {d} | {u} |" for n, c, d, u in SINGLES))


def run(assets, arguments):
    """For scripts/make-assets."""
    if arguments:
        sys.exit(f"make-assets: the theme is made as a whole, not {arguments[0]!r}")
    print(f"theme: {make(assets.parent)} files")


def make(root):
    """Writes all files under `root`/Assets/theme and returns how many."""
    theme = os.path.join(root, "Assets", "theme")
    files = dict(theme_timelines.files())
    for module in (theme_interface, theme_results, theme_walls):
        files.update({f"graphics/{name}.svg": text for name, text in module.graphics().items()})
    files.update({f"graphics/{name}.svg": text for name, text in intro_graphics().items()})
    files["graphics/README.md"] = readme()
    os.makedirs(os.path.join(theme, "graphics"), exist_ok=True)
    for name, text in sorted(files.items()):
        with open(os.path.join(theme, name), "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
    return len(files)


if __name__ == "__main__":
    here = os.path.dirname(os.path.abspath(__file__))
    project = sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.dirname(here))
    print(f"{make(project)} files in {os.path.join('Assets', 'theme')}")
