"""Faults that were in the engine once, planted again, so that it can be seen whether the comparison finds them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from unittest.mock import patch

from getaway.games.breach import viruses
from getaway.games.breach.database import steps
from getaway.games.breach.ending import check_victory
from getaway.games.breach.firewall import subroutines, tracks
from getaway.games.breach.information import resolve_mark
from getaway.games.breach.model import Breach
from getaway.kernel import Script, Seat

Plant = Callable[[], AbstractContextManager[object]]


def all_movement() -> AbstractContextManager[object]:
    """An ICE that only comes nearer has to use all its movement."""

    def stops(g: Breach, start: int, goal: int, n: int, later: int) -> list[int]:
        far, back = steps(g.layout, start), steps(g.layout, goal)
        return [room for room, away in enumerate(far) if away == n and away + back[room] == far[goal]]

    return patch.object(subroutines, "stops", stops)


def marks_first() -> AbstractContextManager[object]:
    """A copy that completes an Objective moves the cube of its mark first, with all that follows."""

    def share_out(g: Breach, victim: Seat, infecting: list[Seat]) -> Script[None]:
        for seat in infecting:
            mark = yield from viruses.copy_or_credit(g, seat, victim)
            yield from resolve_mark(g, seat, mark)
        check_victory(g)

    return patch.object(viruses, "share_out", share_out)


def no_omega() -> AbstractContextManager[object]:
    """A lone player cannot deploy an ICE in Omega."""
    return patch.object(tracks, "everywhere", lambda g: list(range(g.grid.size)))


PLANTS: tuple[Plant, ...] = (all_movement, marks_first, no_omega)
