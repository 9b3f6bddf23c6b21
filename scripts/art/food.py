"""Food. The pictures stand in three modules, what they are served on in `food_ware.py`."""

import food_fruit  # noqa: F401  (each module adds its pictures to the gallery)
from food_gallery import gallery

PICTURES = gallery.pictures
