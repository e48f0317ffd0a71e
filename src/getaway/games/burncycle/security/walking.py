"""A unit's steps: it swaps with units in its way, stops before bots, clears chips and sees what comes into sight."""

from __future__ import annotations

import msgspec

from getaway.games.burncycle.detection.detection import clear_chips, detect, look_around
from getaway.games.burncycle.floor.neighbours import draining, neighbours_now, new_neighbours
from getaway.games.burncycle.ground.joan import drone_swaps
from getaway.games.burncycle.ground.units import duty_at, is_disguise, put
from getaway.games.burncycle.security.events import UnitsSwapped, UnitStepped, UnitStopped
from getaway.games.burncycle.table.doing import Acting
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE, Unit


def step(g: Burncycle, acting: Acting, unit: Unit) -> None:
    """The next step of the route, or the end of it if a bot stands there (BC-SACT-17)."""
    to = acting.route[0]
    other = in_the_way(g, to)
    if other != NOWHERE:
        stop(g, acting, unit, other)
        return
    origin, swapped = unit.cell, duty_at(g, to)
    beside = neighbours_now(g) if drains(unit, swapped) else None
    make_room(g, unit, to, swapped)
    facing = g.floor.beyond[origin].index(to)
    put(g, unit.number, to, facing)  # BC-SACT-06
    drone_swaps(g, to, origin)
    g.tell(UnitStepped(unit.number, to, facing), cites=("BC-SACT-05", "BC-SACT-06"))
    g.acting = msgspec.structs.replace(acting, route=acting.route[1:], left=acting.left - 1)
    clear_chips(g, to)
    look_around(g)  # BC-SACT-31
    if beside is not None:
        new_neighbours(g, beside)


def drains(*moved: Unit | None) -> bool:
    """Whether one of the units that move now may drain the bots it comes to."""
    return any(unit is not None and unit.name in draining() for unit in moved)


def in_the_way(g: Burncycle, cell: int) -> int:
    """The bot no unit passes: neither a shut down agent (BC-SHUTBOT-18) nor one that counts as a guard (BC-INTF-14)."""
    i = g.bot_at(cell)
    return NOWHERE if i == NOWHERE or g.bots[i].shut or g.bots[i].disguise else i


def stop(g: Burncycle, acting: Acting, unit: Unit, bot: int) -> None:
    """A unit about to step onto a bot's space ends its movement, and the bot is detected (BC-SACT-19, BC-HIDE-07).

    So the Hamster finds hidden Crash (BC-HIDE-12). A disguised agent stops too, but detects no bot (BC-INTF-13).
    """
    g.acting = msgspec.structs.replace(acting, route=(), left=0, stopped=bot)
    disguised = is_disguise(unit.number)
    g.tell(UnitStopped(unit.number, bot), cites=("BC-SACT-17", "BC-INTF-13" if disguised else "BC-SACT-19"))
    if not disguised:
        detect(g, bot, ("BC-SACT-19", "BC-HIDE-07"), unit.number)


def make_room(g: Burncycle, unit: Unit, to: int, other: Unit | None) -> None:
    """A unit or shut down agent on the space goes to the one the unit leaves.

    Another unit, stunned or not, keeps its facing (BC-SACT-16); a shut down agent goes the same way (BC-SHUTBOT-18),
    and a room that it comes to is entered by a bot like any other (BC-MOVE-10).
    """
    origin, agent = unit.cell, g.bot_at(to)
    if other is not None:
        put(g, other.number, origin, other.facing)
        g.tell(UnitsSwapped(unit.number, other=other.number), cites="BC-SACT-16")
        clear_chips(g, origin)
    elif agent != NOWHERE:
        g.set_bot(agent, cell=origin)
        g.tell(UnitsSwapped(unit.number, bot=agent), cites="BC-SHUTBOT-18")
        if g.floor.room_of[origin] in g.unseen:
            g.later("arrive", agent)
