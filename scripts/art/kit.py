"""What a category module imports: `from kit import *`.

A `Scene` is a canvas that knows textures, props and places. A `Gallery` collects pictures:

    gallery = Gallery("Building")

    @gallery.picture("Lighthouse at dusk", mood="dusk")
    def lighthouse_1(s): ...

    PICTURES = gallery.pictures
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Callable

from backdrops import Backdrops
from canvas import (
    MOODS,
    Form,
    Lit,
    Mood,
    arch,
    blob,
    bow,
    curve,
    darken,
    ellipse,
    leaf,
    lighten,
    line,
    mix,
    multiply,
    poly,
    rect,
    rrect,
    shift,
    star,
    taper,
)

# fmt: off
__all__ = ["MOODS", "SIZES", "Form", "Gallery", "Lit", "Mood", "Picture", "Scene", "arch", "blob", "bow", "curve", "darken",
           "ellipse", "leaf", "lighten", "line", "math", "mix", "multiply", "poly", "rect", "rrect", "shift", "star", "taper"]
# fmt: on

# The mix is the same in every category, so that a picture's shape gives nothing away.
SIZES = {"4:3": (1200, 900), "3:2": (1200, 800), "1:1": (1000, 1000), "3:4": (900, 1200)}
SHARES = {"4:3": 0.50, "3:2": 0.25, "1:1": 0.12, "3:4": 0.13}


class Scene(Backdrops):
    """One picture being drawn."""


@dataclass(frozen=True)
class Picture:
    stem: str  # file name without ".svg": subject-number
    caption: str
    size: str  # a key of SIZES
    mood: str  # a key of MOODS
    light: int  # -1 from the left, 1 from the right
    draw: Callable[[Scene], None]

    def svg(self) -> str:
        width, height = SIZES[self.size]
        scene = Scene(width, height, self.stem, self.mood, self.light)
        self.draw(scene)
        scene.paper()
        return scene.svg()


class Gallery:
    """The pictures of one answer, in the order they were written."""

    def __init__(self, answer: str):
        self.answer = answer
        self.pictures: list[Picture] = []

    def picture(self, caption: str, size: str = "4:3", mood: str = "noon", light: int = -1):
        """Registers a draw function; `tree_house_2` becomes the file tree-house-2.svg."""
        assert size in SIZES and mood in MOODS, (caption, size, mood)

        def register(draw):
            self.pictures.append(Picture(draw.__name__.replace("_", "-"), caption, size, mood, light, draw))
            return draw

        return register
