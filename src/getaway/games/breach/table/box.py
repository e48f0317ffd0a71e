"""The box of The Breach: its card sets and words, read from its files or from those of a pack that lie over them."""

from __future__ import annotations

from typing import Final

from getaway.kit.box import Box

CARD_SETS: Final = (
    *("interface", "supplies", "avatars", "breachers", "objectives", "rooms", "room_types", "maps"),
    *("random_information", "research", "ice", "tracks", "activation", "guardian", "malware", "rewards"),
)
WORDS: Final = "texts/en.ftl"
_BOX: Final = Box("getaway.games.breach")
laid, lay, content, without_pack = _BOX.laid, _BOX.lay, _BOX.content, _BOX.without_pack
