"""What the first version of the rules did without asking, for matches that began with it."""

from __future__ import annotations

from typing import Any

from getaway.games.breach.actions.infect import AFTER_THE_ROLL, KEEP
from getaway.games.breach.database.distance import steps
from getaway.games.breach.firewall.movement import WHICH_WAY_IT_GOES
from getaway.games.breach.malware.windows import PASS, WINDOWS
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import NOWHERE
from getaway.kernel import Wish

RESPONSES = frozenset(window.name for window in WINDOWS.values())


def unasked(g: Breach, question: str) -> Wish | None:
    """The answer of the first version: no response in windows it didn't open, and ICE as near as possible."""
    if question in RESPONSES:
        return Wish(PASS.name)
    if question == AFTER_THE_ROLL.name:
        return Wish(KEEP.name)
    return Wish("choose-room", room=farthest(g)) if question == WHICH_WAY_IT_GOES.name else None


def farthest(g: Breach) -> int:
    """The room at the end of the way that an ICE may go."""
    rooms: tuple[Any, ...] = g.pending.items if g.pending is not None else ()
    number: Any = g.pending.about if g.pending is not None else NOWHERE
    far = steps(g.layout, g.room_of(number))
    return max(map(int, rooms), key=lambda room: far[room])
