"""Push: step onto a security unit's space and move it out of the way, in move actions only (BC-PUSH-11)."""

from __future__ import annotations

from getaway.games.burncycle.detection import after_step, detect, look_around
from getaway.games.burncycle.events import Pushed
from getaway.games.burncycle.floor import spaces_beside, unit_ways
from getaway.games.burncycle.happenings import did
from getaway.games.burncycle.model import NOWHERE, Burncycle, Unit
from getaway.games.burncycle.security.adjacency import neighbours_now, new_neighbours
from getaway.kernel import ALLOWED, Refused, Verdict


def push_spaces(g: Burncycle, bot: int, unit: Unit) -> tuple[int, ...]:
    """Where the unit can be pushed: a free neighbouring space, never the one the bot comes from.

    It may go through doors, locked or not, and destroyed walls, but not through walls (BC-PUSH-03, BC-PUSH-04).
    """
    beside = spaces_beside(unit_ways(g.floor, g.broken), unit.cell)
    return tuple([cell for cell in beside if cell != g.bots[bot].cell and g.free(cell)])


def judge_push(g: Burncycle, bot: int, unit: Unit, to: int) -> Verdict:
    """Whether the bot may push this unit there."""
    if not g.has(bot, "push"):
        return Refused("BC-PUSH-01")
    if not push_spaces(g, bot, unit):
        return Refused("BC-PUSH-06")
    if to == g.bots[bot].cell:
        return Refused("BC-PUSH-04")
    return ALLOWED if to in push_spaces(g, bot, unit) else Refused("BC-PUSH-03")


def push(g: Burncycle, bot: int, cell: int, to: int) -> None:
    """Both move in one instant (BC-PUSH-08); the unit keeps its facing, the bot is detected (BC-PUSH-12, BC-PUSH-05).

    Between the two nothing about adjacency is triggered (BC-PUSH-09).
    """
    unit = g.unit_at(cell)
    assert unit is not None  # noqa: S101 - judged
    origin, detected = g.bots[bot].cell, g.bots[bot].detected
    beside = neighbours_now(g)
    g.set_unit(unit.number, cell=to)
    g.set_bot(bot, cell=cell)
    g.tell(Pushed(bot, unit.number, to), cites=("BC-PUSH-01", "BC-PUSH-03"))
    after_step(g, bot, origin, detected)
    detect(g, bot, "BC-PUSH-05", NOWHERE)
    look_around(g)
    new_neighbours(g, beside | {(unit.number, bot)})
    did(g, "push", bot, cell)
