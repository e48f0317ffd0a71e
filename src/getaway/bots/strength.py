"""How strong the levels of a game are, as measured: see `getaway.lab.strengths`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from getaway.kernel import Game

FILE: Final = "strength.json"


class Strength(msgspec.Struct, frozen=True):
    """What a level reached, and in how many matches. The game's message `bots-strength` says what of."""

    level: str
    percent: int
    matches: int


def strengths(game: Game[Any]) -> tuple[Strength, ...]:
    """Of each level that was measured."""
    return _read(game.strengths) if game.strengths else ()


@cache
def _read(package: str) -> tuple[Strength, ...]:
    return msgspec.json.decode(files(package).joinpath(FILE).read_bytes(), type=tuple[Strength, ...])
