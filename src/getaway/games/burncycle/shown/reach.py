"""The query `reach`: where a bot can go in a move action, for how many AP, how likely, by which way, and who sees it.

The rules themselves make every step, on copies of the table. Of equally cheap ways one on which the bot is not seen
is taken if there is one. What a draw brings isn't known beforehand: the way goes on as if it brought nothing.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import count
from typing import NamedTuple

import msgspec

from getaway.games.burncycle.floor import NO_ROOM
from getaway.games.burncycle.ground.odds import Totals, totals
from getaway.games.burncycle.ground.opportunity import judge_actor
from getaway.games.burncycle.movement.move import check_of, set_out
from getaway.games.burncycle.movement.step import STEP, judge_mover, own_share, step_cost, ways_on, whose_move
from getaway.games.burncycle.shown.sight import THEN, Glance, became, becomes, glances
from getaway.games.burncycle.shown.trying import CHANCE, dice_named, doing, laid, number, tried
from getaway.games.burncycle.shown.view import View
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE, Bot, Pool
from getaway.kernel import Refused, Wish
from getaway.kernel.weighing import as_sent
from getaway.kit.odds import ladder

SEEN = frozenset(("detected", "known"))
ESCAPES, SHUT, SURVEILLANCE = "escapes", "shut-down", "surveillance"
CLAUSES: Mapping[str, str] = dict((*THEN.items(), (ESCAPES, "BC-ESC-02"), (SHUT, "BC-POWER-02")))


class Tread(msgspec.Struct, frozen=True):
    """A step: who would see it, what would become of the bot, and what stops the way there."""

    cell: int
    """The space stepped on; -1 is the way out of the building."""
    push: int
    """Where a unit on that space is pushed; -1 if none is."""
    watchers: tuple[Glance, ...]
    then: str
    clause: str
    stops: str
    """The question that comes up there, `surveillance` or `chance` if something is drawn, or nothing."""


class Space(msgspec.Struct, frozen=True):
    """A space in reach: what it costs, how likely that much comes, and the way, whose last step is `step`.

    The way to any space of it is the beginning of this one.
    """

    cell: int
    ap: int
    chance: float
    route: tuple[int, ...]
    seen: bool
    """Whether any step of the way is seen."""
    step: Tread


class Reach(msgspec.Struct, frozen=True):
    """Where a bot can go with these dice; the chance is that without rerolls, dice abilities and own dice."""

    bot: int
    basic: int
    advanced: int
    elite: int
    most: int
    """The most AP that can come."""
    spaces: tuple[Space, ...]


class Way(msgspec.Struct, frozen=True):
    """The best way to a space: the table after it, its AP so far, its steps, and how many of them are seen."""

    g: Burncycle
    ap: int
    treads: tuple[Tread, ...] = ()
    seen: int = 0


def reach(view: View, bot: int, basic: int = 0, advanced: int = 0, elite: int = 0) -> Reach:
    """Every space in reach of a move action with these dice; while a move goes on, with the AP that are left."""
    rolled = dice_named("reach", basic, advanced, elite)
    start, chances = set_off(view, bot, rolled)
    found, rungs = ways_from(start, bot), ladder(chances)
    return Reach(bot, basic, advanced, elite, max(chances), tuple([space(each, rungs) for each in found.values()]))


def space(way: Way, rungs: Totals) -> Space:
    """A way as it is sent."""
    cells = tuple([tread.cell for tread in way.treads])
    return Space(cells[-1], way.ap, likely(rungs, way.ap), cells, way.seen > 0, way.treads[-1])


def likely(rungs: Totals, ap: int) -> float:
    """The chance of this many AP by the rungs of a ladder; none are always there."""
    return as_sent(rungs.get(ap, 0)) if ap > 0 else 1.0


# Setting off


def set_off(view: View, bot: int, rolled: Pool) -> tuple[Way, Totals]:
    """The table as the move begins with the most AP that these dice can bring, and the chance of each total."""
    number("reach", "bot", bot, len(view.bots) - 1)
    if not view.plan:
        raise Refused("GT-FORM-01", verb="reach", argument="bot")
    g = laid(view)
    verdict = judge_mover(g, whose_move(g), bot) if g.moving else judge_actor(g, g.active, bot)
    if isinstance(verdict, Refused):
        raise verdict
    if g.moving is not None:
        return Way(g, 0), {g.moving.ap: Fraction(1)}
    chances = totals(g, check_of(g, g.active), rolled)
    tried(set_out(g, g.active, max(chances)))
    return Way(g, 0), chances


# The ways


class Edge(NamedTuple):
    """A step that could be made at the end of a way: where to, where a unit is pushed, AP and steps seen with it."""

    way: Way
    to: int
    push: int
    ap: int
    seen: int


def ways_from(start: Way, bot: int) -> dict[int, Way]:
    """The best way to each space: the cheapest, of these the one with the fewest steps seen, of these the shortest."""
    found, turn = {start.g.bots[bot].cell: start}, count()
    heap: list[tuple[int, int, int, int, Edge]] = []
    way = start
    while True:
        for edge in edges(way, bot):
            if edge.to not in found:
                heapq.heappush(heap, (edge.ap, edge.seen, len(way.treads), next(turn), edge))
        while heap and heap[0][-1].to in found:
            heapq.heappop(heap)
        if not heap:
            break
        edge = heapq.heappop(heap)[-1]
        way = found[edge.to] = made(edge, bot)
    del found[start.g.bots[bot].cell]
    return found


def edges(way: Way, bot: int) -> Iterator[Edge]:
    """Every step that the rules allow at the end of a way."""
    g = way.g
    if g.moving is None or not g.bots[bot].acts:
        return
    for _, to, push in ways_on(g, whose_move(g), bot):
        ap = step_cost(g, bot, to)
        seen = push is not None or (to != NOWHERE and becomes(g, bot, to) in SEEN)
        yield Edge(way, to, NOWHERE if push is None else push, way.ap + ap - own_share(g, bot, ap), way.seen + seen)


def made(edge: Edge, bot: int) -> Way:
    """The step is made, by the rules and on a copy."""
    before = edge.way.g
    g = before.copy()
    watchers = glances(before, bot, edge.to) if edge.to != NOWHERE else ()
    stops = tried(doing(g, whose_move(g), STEP, wish_for(bot, edge.to, edge.push)))
    then = outcome(before.bots[bot], g.bots[bot])
    tread = Tread(edge.to, edge.push, watchers, then, CLAUSES[then], go_on(g, bot, stops))
    return Way(g, edge.ap, (*edge.way.treads, tread), edge.seen)


def wish_for(bot: int, to: int, push: int) -> Wish:
    """A step as a player wishes it."""
    return Wish(STEP.name, bot=bot, to=to) if push == NOWHERE else Wish(STEP.name, bot=bot, to=to, push=push)


def outcome(was: Bot, now: Bot) -> str:
    """What became of the bot."""
    if now.escaped or now.shut:
        return ESCAPES if now.escaped else SHUT
    return became(was, now)


def go_on(g: Burncycle, bot: int, stops: str) -> str:
    """Leave open what was asked or drawn for, and say what it was."""
    g.pending = None
    room = g.floor.room_of[g.bots[bot].cell] if g.bots[bot].cell != NOWHERE else NO_ROOM
    if stops != CHANCE or room not in g.unseen:
        return stops
    g.unseen = tuple([each for each in g.unseen if each != room])
    return SURVEILLANCE
