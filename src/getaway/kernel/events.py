"""Events: what the audiences are told. Rules never read them."""

from __future__ import annotations

from typing import Final

import msgspec


class Event(msgspec.Struct, frozen=True, tag=True, tag_field="event"):
    """Something that happened, in the words of the game; its text is found by its type."""


HIDDEN: Final = -1
"""Stands where a card or a number is told only to others."""
