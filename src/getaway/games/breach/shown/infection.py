"""The query `infect`: what the Infection die may bring, how likely it is, and which nodes a Virus would close."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from getaway.games.breach.actions.infect import Result, result_of
from getaway.games.breach.shown.view import View
from getaway.games.breach.table.parts import NOWHERE
from getaway.games.breach.table.pieces import supplies
from getaway.games.breach.turn.trace_phase import traceable
from getaway.kernel.weighing import as_sent
from getaway.kit.odds import outcomes
from getaway.kit.zones import put


class Face(msgspec.Struct, frozen=True):
    """A face: how likely it is in one roll and as the last of all, and what it brings besides a Virus."""

    face: str
    chance: float
    last: float
    """How likely the roll ends with it; a face that is rolled again never ends it."""
    threat: int
    track: str
    again: bool


class Infection(msgspec.Struct, frozen=True):
    """An Infect in the room of your Avatar, or the die that lies on the table."""

    room: int
    virus: bool
    """Whether a Virus would be placed: none of yours is there, and the room takes one."""
    closes: tuple[int, ...]
    """The nodes that could then be traced."""
    faces: tuple[Face, ...]
    unharmed: float
    """How likely neither Threat nor a track follows."""
    rolled: str
    """The face that lies on the table, if there is one."""


def infect(view: View) -> Infection:
    """For your own Avatar, from where the Virus would be placed."""
    room = view.seats[view.seat].last if view.seat != NOWHERE else NOWHERE
    virus = 0 <= room < view.grid.size and not view.infected[room] >> view.seat & 1
    closes = closed_by(view, room) if virus else ()
    rolled = view.rolled.face if view.rolled is not None else ""
    return Infection(room, virus, closes, faces(), as_sent(unharmed()), rolled)


def closed_by(view: View, room: int) -> tuple[int, ...]:
    """The nodes that a Virus in a room makes traceable."""
    before, there = traceable(view, view.seat), view.copy()
    there.infected = put(view.infected, room, view.infected[room] | 1 << view.seat)
    return tuple([node for node in traceable(there, view.seat) if node not in before])


def chances() -> dict[str, Fraction]:
    """How likely each face is in one roll."""
    return outcomes([supplies().infection], "", lambda _, face: face)


def ends() -> dict[str, Fraction]:
    """How likely each face is the last: it's rolled until one comes that isn't rolled again."""
    each = {face: chance for face, chance in chances().items() if not result_of(face).again}
    return {face: chance / sum(each.values()) for face, chance in each.items()}


def unharmed() -> Fraction:
    """How likely neither Threat nor a track follows: a face that is rolled again brings Threat, too."""
    return sum([chance for face, chance in chances().items() if result_of(face) == Result()], Fraction(0))


def faces() -> tuple[Face, ...]:
    """Every face of the die."""
    last, found = ends(), []
    for face, chance in chances().items():
        ends_it = as_sent(last.get(face, Fraction(0)))
        found.append(Face(face, as_sent(chance), ends_it, *result_of(face)))
    return tuple(found)
