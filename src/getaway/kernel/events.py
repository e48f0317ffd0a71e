"""Events: what audiences hear. Rules never read them."""

from __future__ import annotations

from typing import Final

import msgspec


class Event(msgspec.Struct, frozen=True, tag=True, tag_field="event"):
    """Something that happened, in the words of the game; its type finds its text."""


HIDDEN: Final = -1
"""Takes the place of a card or number that only others may see."""
