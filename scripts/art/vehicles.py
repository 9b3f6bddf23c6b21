"""Vehicles: the pictures of all ways of getting about, in one list.

`vehicle_parts.py` holds what vehicles are made of, `vehicle_places.py` what they run on and stand before.
"""

import vehicles_air
import vehicles_rail
import vehicles_road
import vehicles_water
import vehicles_work

PICTURES = [picture for part in (vehicles_road, vehicles_work, vehicles_rail, vehicles_water, vehicles_air) for picture in part.PICTURES]
