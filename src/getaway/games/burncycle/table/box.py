"""The box of burncycle: its card sets and words, read from its files or from those of a pack that lie over them."""

from __future__ import annotations

from typing import Final

from getaway.kit.box import NOTHING, Box, Pack

__all__ = ["CARD_SETS", "FOLDERS", "NOTHING", "WORDS", "Pack", "content", "keys", "laid", "lay", "without_pack"]

CARD_SETS: Final = (
    *("bots", "captains", "corporations", "dice", "equipment", "guards", "imperatives"),
    *("keypads", "mods", "network", "network_cards", "supplies", "terminals"),
)
FOLDERS: Final = ("floors", "missions", "rooms")
WORDS: Final = "texts/en.ftl"
_BOX: Final = Box("getaway.games.burncycle")
laid, lay, content, keys, without_pack = _BOX.laid, _BOX.lay, _BOX.content, _BOX.keys, _BOX.without_pack
