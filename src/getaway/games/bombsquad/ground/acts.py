"""The acts of a run: after each one clients can show the table as it is then."""

from __future__ import annotations

from getaway.games.bombsquad.table.state import BombSquad
from getaway.kernel import State


def act_done(g: BombSquad) -> None:
    """Mark that an act is complete. In this game `g.frame` is the control frame, so the kernel's is called by name."""
    State.frame(g)
