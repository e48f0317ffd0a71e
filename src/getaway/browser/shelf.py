"""Where a browser keeps things: bytes under names, and changes that happen together or not at all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

Kept = Mapping[str, bytes | None]
"""What lies under some names; None where nothing does."""


class Shelf(Protocol):
    """All that a store needs of a browser. What fails raises `StoreDown`."""

    async def get(self, name: str) -> bytes | None:
        """What lies under a name."""

    async def first(self, start: str, end: str, most: int) -> list[tuple[str, bytes]]:
        """What lies under the names from `start` up to, but not including, `end`: the first of it, in order."""

    async def last(self, start: str, end: str) -> tuple[str, bytes] | None:
        """The last of it."""

    async def change(self, was: Kept, becomes: Kept) -> bool:
        """Put and take away durably, in one step, where what lies there still is as it was; whether it did."""
