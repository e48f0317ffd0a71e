"""What a security unit's chip shows, and which of its abilities work."""

from __future__ import annotations

from functools import cache

from getaway.games.burncycle.model import STUNNED, Burncycle, Unit
from getaway.games.burncycle.pieces import Guard, captains, guards


@cache
def chip(name: str) -> Guard:
    """The stats of a guard's or a captain's unit chip (BC-SEC-05, BC-CAPUNIT-01)."""
    if name in guards():
        return guards()[name]
    card = captains()[name]
    return Guard(level=0, movement=card.movement, awareness=card.awareness, patrol=card.patrol, chips=1)


def has_ability(g: Burncycle, unit: Unit, ability: str) -> bool:
    """Whether a unit's ability is in force: always, also in players' turns (BC-SEC-02).

    Not while the unit is stunned (BC-STUN-04), and not on simplified difficulty (BC-DIFF-04).
    """
    return chip(unit.name).ability == ability and unit.state != STUNNED and g.difficulty != "simplified"
