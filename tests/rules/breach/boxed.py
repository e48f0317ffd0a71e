"""More in the box than it has, for the length of a test."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from getaway.games.breach.malware.hands import all_cards
from getaway.games.breach.table.pieces import Effect, Reward, copies_of, program_of


@contextmanager
def boxed(cards: Mapping[str, Any], **more: Any) -> Iterator[None]:
    """More cards, by name: `boxed(malware(), handshake=...)`; with EFFECTS a new kind of effect."""
    assert isinstance(cards, dict)
    cards.update(more)
    forget()
    try:
        yield
    finally:
        for name in more:
            del cards[name]
        forget()


def forget() -> None:
    """Read the decks again."""
    for thing in (all_cards, copies_of, program_of):
        thing.cache_clear()


def gift(*effects: Effect) -> Reward:
    """A Reward for 1 Credit that does this."""
    return Reward(effects=effects, price=1)
