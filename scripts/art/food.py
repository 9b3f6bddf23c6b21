"""Food. Each module below adds its pictures to the gallery; what they are served on is in `food_ware.py`."""

import food_bread  # noqa: F401
import food_cakes  # noqa: F401
import food_fruit  # noqa: F401
import food_garden  # noqa: F401
import food_meals  # noqa: F401
import food_treats  # noqa: F401
from food_gallery import gallery

PICTURES = gallery.pictures
