"""What an audience sees: everything, since nothing is hidden."""

from __future__ import annotations

import msgspec

from getaway.games.burncycle.model import Burncycle
from getaway.kernel import Seat


class View(msgspec.Struct, frozen=True):
    """The table as everybody sees it."""

    seat: int
    phase: str


def view(g: Burncycle, seat: Seat) -> View:
    """Build the view."""
    return View(seat, g.phase)
