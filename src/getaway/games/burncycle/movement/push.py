"""Push: step onto a security unit's space and move it out of the way, in move actions only (BC-PUSH-11)."""

from __future__ import annotations

from getaway.games.burncycle.detection.detection import clear_chips, detect, look_around
from getaway.games.burncycle.floor import spaces_beside, unit_ways
from getaway.games.burncycle.floor.neighbours import neighbours_now, new_neighbours
from getaway.games.burncycle.ground.abilities import gives
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.joan import drone_gives_way
from getaway.games.burncycle.movement.events import Pushed
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import Unit
from getaway.kernel import ALLOWED, Refused, Verdict


def push_spaces(g: Burncycle, bot: int, unit: Unit) -> tuple[int, ...]:
    """Where the unit, stunned or not (BC-STUN-08), can be pushed: a free space beside it, not the one the bot leaves.

    It may go through doors, locked or not, and destroyed walls, but not through walls (BC-PUSH-03, BC-PUSH-04).
    """
    beside = spaces_beside(unit_ways(g.floor, g.broken), unit.cell)
    return tuple([cell for cell in beside if cell not in (g.bots[bot].cell, g.drone) and g.free(cell)])


def can_push(g: Burncycle, bot: int) -> bool:
    """Whether a bot has the push upgrade, or an ability that replaces it."""
    return g.has(bot, "push") or gives(g, bot, "push") > 0


def judge_push(g: Burncycle, bot: int, unit: Unit, to: int) -> Verdict:
    """Whether the bot may push this unit there."""
    if not can_push(g, bot):
        return Refused("BC-PUSH-01")
    if not push_spaces(g, bot, unit):
        return Refused("BC-PUSH-06")
    if to == g.bots[bot].cell:
        return Refused("BC-PUSH-04")
    return ALLOWED if to in push_spaces(g, bot, unit) else Refused("BC-PUSH-03")


def push(g: Burncycle, bot: int, cell: int, to: int) -> None:
    """Both move in one instant (BC-PUSH-08); the unit keeps its facing, the bot is detected (BC-PUSH-12, BC-PUSH-05).

    Between the two nothing about adjacency is triggered (BC-PUSH-09), and it costs no threat (BC-PUSH-10). The unit
    clears chips where it comes to stand (BC-AWCHIP-10).
    """
    unit = g.unit_at(cell)
    assert unit is not None  # noqa: S101 - judged
    origin, detected = g.bots[bot].cell, g.bots[bot].detected
    beside = neighbours_now(g)
    g.set_unit(unit.number, cell=to)
    g.set_bot(bot, cell=cell, hidden=False)
    drone_gives_way(g, [(bot, origin)])
    g.tell(Pushed(bot, unit.number, to), cites=("BC-PUSH-01", "BC-PUSH-03"))
    detect(g, bot, "BC-PUSH-05", along=detected)
    clear_chips(g, to)
    look_around(g)
    new_neighbours(g, beside)
    did(g, "push", bot, cell)
