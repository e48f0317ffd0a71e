"""What a pack brings that has a name: new or changed things, with a word for each that the texts may lack."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any, NamedTuple

from getaway.games.breach.table.box import content
from getaway.kit.box import NOTHING, Pack

NAMED = ("avatars", "breachers", "malware", "objectives", "rooms", "research", "ice", "activation", "rewards")
"""The card sets whose entries have names."""


class Thing(NamedTuple):
    """A thing of a pack: its name, a word for it, and whether that word has figures, so that an old one is wrong."""

    name: str
    word: str
    figures: bool = False


def things(pack: Pack) -> Iterator[Thing]:
    """Everything that is new, or not what the box has by this name."""
    for name in NAMED:
        theirs = _read(f"{name}.toml", NOTHING)
        for key, card in _read(f"{name}.toml", pack).items():
            if card != theirs.get(key):
                yield Thing(key, key.replace("-", " ").replace("_", " ").title())


def _read(where: str, pack: Pack) -> dict[str, Any]:
    return tomllib.loads(content(where, pack))
