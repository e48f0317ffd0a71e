"""What bots do, for the rules that notice it: imperatives, the tasks of the mission and the goals of a lesson.

Rules never read events. They are called here instead, at the moment something happens, in every mode.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE


class Did(msgspec.Struct, frozen=True):
    """Something happened: what, by which bot, where."""

    what: str
    bot: int = NOWHERE
    cell: int = NOWHERE
    n: int = 1
    detail: str = ""


Watcher = Callable[[Burncycle, Did], None]
WATCHERS: list[Watcher] = []
"""Rules that notice what happens. They may change the state and leave a `Todo`, but can't ask; see `chapters`."""


def did(g: Burncycle, what: str, bot: int = NOWHERE, cell: int = NOWHERE, n: int = 1, detail: str = "") -> None:
    """Tell all watchers that something happened."""
    happened = Did(what, bot, cell, n, detail)
    for notice in WATCHERS:
        notice(g, happened)
