"""The buildings themselves: each function draws one, with the middle of its foot at (x, y), in any scene."""

from architecture.halls import (
    barn,
    church,
    corner_shop,
    factory,
    greenhouse,
    mosque,
    museum,
    observatory,
    station,
    step_temple,
)
from architecture.homes import cabin, cottage, dolls_house, igloo, stilt_hut, treehouse
from architecture.parts import CREAM, IRON, clock, columns, dashed_top, dome_form, flag, joined, smoke
from architecture.towers import beam, castle, gate_bridge, lighthouse, pagoda, skyscraper, tower, windmill

__all__ = [
    "CREAM",
    "IRON",
    "barn",
    "beam",
    "cabin",
    "castle",
    "church",
    "clock",
    "columns",
    "corner_shop",
    "cottage",
    "dashed_top",
    "dolls_house",
    "dome_form",
    "factory",
    "flag",
    "gate_bridge",
    "greenhouse",
    "igloo",
    "joined",
    "lighthouse",
    "mosque",
    "museum",
    "observatory",
    "pagoda",
    "skyscraper",
    "smoke",
    "station",
    "step_temple",
    "stilt_hut",
    "tower",
    "treehouse",
    "windmill",
]
