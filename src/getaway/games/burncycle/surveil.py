"""Surveillance of rooms."""

from __future__ import annotations

from getaway.games.burncycle.model import Burncycle
from getaway.kernel import Script


def surveil(g: Burncycle, room: int, bot: int) -> Script[None]:
    """Remove the room's bead, roll its dice and resolve all results."""
    yield from ()
    g.unseen = tuple([each for each in g.unseen if each != room])
