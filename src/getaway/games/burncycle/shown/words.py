"""Where the drawing in text gets its words from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class Words(Protocol):
    """The messages of the game in one language."""

    def render(self, message_id: str, args: Mapping[str, object] = ..., /) -> str:
        """Return a message with its variables filled in."""

    def __contains__(self, message_id: str) -> bool:
        """Return whether there is such a message."""
