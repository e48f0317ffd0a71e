"""Faults that were in the engine once, planted again, so that it can be seen whether the comparison finds them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from unittest.mock import patch

from getaway.games.breach.attack import disconnect
from getaway.games.breach.database.distance import steps
from getaway.games.breach.firewall import deploy, movement
from getaway.games.breach.modes.solo import alone
from getaway.games.breach.sheet.hard_disk import resolve_mark
from getaway.games.breach.sheet.objectives import check_victory
from getaway.games.breach.table.model import Breach
from getaway.kernel import Script, Seat

Plant = Callable[[], AbstractContextManager[object]]


def all_movement() -> AbstractContextManager[object]:
    """An ICE that only comes nearer has to use all its movement."""
    true = movement.stops

    def stops(g: Breach, number: int, goal: int | None, n: int, later: int) -> list[int]:
        rooms = true(g, number, goal, n, later)
        far = steps(g.layout, g.room_of(number))
        return [room for room in rooms if far[room] == max(far[each] for each in rooms)]

    return patch.object(movement, "stops", stops)


def marks_first() -> AbstractContextManager[object]:
    """A copy that completes an Objective moves the cube of its mark first, with all that follows."""

    def share_out(g: Breach, victim: Seat, infecting: list[Seat]) -> Script[None]:
        for seat in infecting:
            mark = yield from disconnect.copy_or_credit(g, seat, victim)
            yield from resolve_mark(g, seat, mark)
        check_victory(g)

    return patch.object(disconnect, "share_out", share_out)


def no_omega() -> AbstractContextManager[object]:
    """A lone player cannot deploy an ICE in Omega."""
    return patch.object(deploy, "alone", lambda g, seat: [room for room in alone(g, seat) if room < g.grid.size])


PLANTS: tuple[Plant, ...] = (all_movement, marks_first, no_omega)
