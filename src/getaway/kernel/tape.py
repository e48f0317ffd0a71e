"""What a running script writes and reads besides its state."""

from __future__ import annotations

from typing import Any

from getaway.kernel.events import Event
from getaway.kernel.rules import Rules
from getaway.kernel.state import Frame

Telling = tuple[Event, tuple[int, ...] | None, Event | None, tuple[str, ...]]


class Tape:
    """There is one for each match in play. In quiet mode it takes no events."""

    __slots__ = ("barrier", "game", "now", "quiet", "told")

    def __init__(self, game: Rules[Any], *, quiet: bool, now: int = 0) -> None:
        self.game = game
        self.quiet = quiet
        self.now = now
        self.barrier = False
        self.told: list[Telling | Frame] = []
