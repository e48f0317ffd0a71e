"""What a pack brings that has a name: new or changed things, with a word for each that the texts may lack."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

from getaway.games.breach.table.box import content
from getaway.kit.box import NOTHING, Pack
from getaway.kit.declared import Thing

NAMED = ("avatars", "breachers", "malware", "objectives", "rooms", "research", "ice", "activation", "rewards")
"""The card sets whose entries have names."""


def things(pack: Pack) -> Iterator[Thing]:
    """Everything that is new, or not what the box has by this name."""
    for name in NAMED:
        theirs = _read(f"{name}.toml", NOTHING)
        for key, card in _read(f"{name}.toml", pack).items():
            if card != theirs.get(key):
                yield Thing(key, key.replace("-", " ").replace("_", " ").title())


def _read(where: str, pack: Pack) -> dict[str, Any]:
    return tomllib.loads(content(where, pack))
