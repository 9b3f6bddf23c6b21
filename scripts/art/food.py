"""Food. The pictures stand in three modules, what they are served on in `food_ware.py`."""

import food_bakes  # noqa: F401  (each module adds its pictures to the gallery)
import food_fruit  # noqa: F401
import food_meals  # noqa: F401
from food_gallery import gallery

PICTURES = gallery.pictures
