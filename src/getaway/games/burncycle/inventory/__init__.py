"""Inventories: equipment, mods, keys, imperatives, and trading them."""
