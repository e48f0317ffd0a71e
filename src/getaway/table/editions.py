"""The rules that this process has, and what becomes of a table that was played under others.

Only older rules can tell where their rows have led. So newer ones ask a process that has them to write it down and to
let the table go; a process whose own rules are the older ones leaves the table alone.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from typing import Any

from getaway.games import declaring, find
from getaway.kernel import Game
from getaway.table.live import kept_in, leading
from getaway.table.ports import Edition, HandedOver, Stored
from getaway.table.seats import OVER

Ask = Callable[[str, Edition, int], Awaitable[bool]]
"""Asks a process that has an edition to let go of a table for newer rules; False where none has it."""


async def nobody(_table: str, _played: Edition, _version: int) -> bool:
    """There's nobody to ask."""
    return False


@cache
def installed() -> Mapping[str, Game[Any]]:
    """Every game, by its name; looking for them takes too long to do it for each claim."""
    return declaring(lambda game: game)


def ours() -> tuple[Edition, ...]:
    """The rules of every game that is installed here."""
    return tuple(Edition(name, game.version) for name, game in installed().items())


def is_newer(played: Edition | None) -> bool:
    """Whether a table is played under newer rules than we have."""
    return played is not None and played.version > find(played.game).version


async def let_go(table: str, stored: Stored, ask: Ask) -> bool:
    """Whether those who have played a table have just let it go, so that it must be read again.

    Without rows since the checkpoint there's nothing to ask. What is over isn't played under any rules.
    """
    played = stored.edition
    if is_newer(played):
        raise HandedOver(f"table {table} is played under newer rules")
    if played is None or not stored.rows or _is_over(table, stored):
        return False
    version = find(played.game).version
    return played.version < version and await ask(table, played, version)


def _is_over(table: str, stored: Stored) -> bool:
    if stored.checkpoint is None:
        return False
    with leading(table, stored.checkpoint.seq):
        return kept_in(stored.checkpoint).table.stage == OVER
