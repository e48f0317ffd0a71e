"""The query `walk`: the plan for going to a space, ready to be sent: the roll, then step by step what is foreseen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from getaway.games.burncycle.ground.dice import TOTAL
from getaway.games.burncycle.movement.move import MOVE, STOP
from getaway.games.burncycle.shown.consequences import consequences
from getaway.games.burncycle.shown.reach import Tread, Way, likely, set_off, ways_from, wish_for
from getaway.games.burncycle.shown.sight import Glance
from getaway.games.burncycle.shown.trying import dice_named, laid
from getaway.games.burncycle.shown.view import View, view
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import Pool
from getaway.kernel import Refused, Wish
from getaway.kit.odds import ladder


class Planned(msgspec.Struct, frozen=True):
    """A step of the plan: the wish, where the bot is then, who sees it there, and the alarms that are no surprise.

    With `least` it is taken only if the question states at least these figures.
    """

    wish: Wish
    cell: int
    watchers: tuple[Glance, ...] = ()
    then: str = ""
    clause: str = ""
    stops: str = ""
    foreseen: tuple[str, ...] = ()
    least: dict[str, int] = {}


class Walk(msgspec.Struct, frozen=True):
    """A plan: what it costs and how likely the dice bring that, without rerolls, dice abilities and own dice."""

    bot: int
    cell: int
    ap: int
    chance: float
    steps: tuple[Planned, ...]


def walk(
    view: View,
    bot: int,
    cell: int,
    basic: int = 0,
    advanced: int = 0,
    elite: int = 0,
    via: Sequence[int] = (),
    stop: bool = False,
) -> Walk:
    """The plan for a walk to a space by these way points; with `stop` the move ends there.

    If no move is going on it begins with the roll. A space out of reach is refused.
    """
    rolled = dice_named("walk", basic, advanced, elite)
    start, chances = set_off(view, bot, rolled)
    legs = [start, *going(start, bot, (*via, cell))]
    steps = [*rolling(view, start, rolled, legs[-1].ap), *walking(legs, bot)]
    if stop:
        steps.append(Planned(Wish(STOP.name), cell))
    return Walk(bot, cell, legs[-1].ap, likely(ladder(chances), legs[-1].ap), tuple(steps))


def going(start: Way, bot: int, spaces: Sequence[int]) -> Iterator[Way]:
    """The ways from one way point to the next, step by step."""
    way = start
    for cell in spaces:
        if way.g.bots[bot].cell == cell:
            continue
        found = ways_from(way, bot)
        if cell not in found:
            raise Refused("BC-AP-04")
        done = len(way.treads)
        way = found[cell]
        yield from [found[tread.cell] for tread in way.treads[done:]]


def rolling(view: View, start: Way, rolled: Pool, ap: int) -> Iterator[Planned]:
    """The roll with which a move begins; dice that bring this much aren't changed any more."""
    if view.moving is None:
        wish = Wish(MOVE.name, **msgspec.structs.asdict(rolled))
        at = start.g.bots[view.active].cell
        yield Planned(wish, at, foreseen=alarms(laid(view), start.g))
        yield Planned(Wish(TOTAL.name), at, least={"ap": ap})


def walking(legs: Sequence[Way], bot: int) -> Iterator[Planned]:
    """The steps, each with what it leads to."""
    for before, after in pairwise(legs):
        tread: Tread = after.treads[-1]
        wish = wish_for(bot, tread.cell, tread.push)
        foreseen = alarms(before.g, after.g)
        yield Planned(wish, tread.cell, tread.watchers, tread.then, tread.clause, tread.stops, foreseen)


def alarms(before: Burncycle, after: Burncycle) -> tuple[str, ...]:
    """What goes wrong between two tables, by name."""
    seat = before.active
    found = consequences(view(before, seat), view(after, seat))
    return tuple(dict.fromkeys(then.what for then in found if then.alarm))
