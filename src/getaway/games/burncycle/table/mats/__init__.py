"""The mats of a floor: how they are drawn in text, and the floors laid out from them."""
