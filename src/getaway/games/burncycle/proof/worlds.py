"""The worlds that agree with what a seat has seen: nothing is hidden, so there is only one."""

from __future__ import annotations

from getaway.games.burncycle.shown.view import FIELDS
from getaway.games.burncycle.table.model import Burncycle
from getaway.kernel import Dice, Record


def world(record: Record, dice: Dice) -> Burncycle:
    """Return the state as it was at the checkpoint."""
    return Burncycle(**{name: getattr(record.view, name) for name in FIELDS})
