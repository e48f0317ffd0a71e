"""A seat's record: everything it was sent and answered, and what of that it can still use."""

from __future__ import annotations

from typing import Any

import msgspec

from getaway.kernel.entries import Answer, Drawn, Fired, Past


class Unseen(msgspec.Struct, frozen=True, tag_field="entry", tag="unseen"):
    """An entry the seat knows only as made: a sealed answer, a hidden draw."""

    kind: str
    seat: int = -1
    at: int = 0
    offer: bool = False


SeenEntry = Answer | Drawn | Fired | Unseen


class Record(msgspec.Struct, frozen=True):
    """What one seat knows.

    `view` and `memory` are those of the last checkpoint, made at time `at`; `since` holds the entries after it.
    `told` is what the seat was sent after the checkpoint, from number `mark` on, and still counts; `items` is
    everything it was ever sent. Both are bytes.
    """

    game: str
    version: int
    players: int
    seat: int
    options: dict[str, Any]
    now: int
    at: int
    view: Any
    memory: Any
    since: tuple[SeenEntry, ...]
    mark: int
    told: tuple[bytes, ...]
    items: tuple[bytes, ...]


def seen(entry: Past, seat: int) -> SeenEntry:
    """The entry as this seat knows it."""
    if isinstance(entry, Answer) and entry.secret and entry.seat != seat:
        return Unseen("answer", entry.seat, entry.at, entry.offer)
    if isinstance(entry, Drawn) and entry.seen is not None and seat not in entry.seen:
        return Unseen("drawn")
    return entry
