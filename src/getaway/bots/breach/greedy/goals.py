"""What to go for next: a node to trace, an Avatar whose Information can be copied, or an ICE that pays."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from operator import attrgetter
from typing import Final, NamedTuple

from getaway.bots.breach.greedy import fighting
from getaway.bots.breach.greedy.fighting import NEVER
from getaway.bots.breach.greedy.sight import Needs, needs, use_of, without
from getaway.bots.breach.greedy.ways import field, legs, route, strength
from getaway.games.breach.sheet.cubes import can_shift
from getaway.games.breach.table.grid import grid
from getaway.games.breach.table.model import Breach, Layout
from getaway.games.breach.table.parts import ATTACK, GUARDIAN, LAST_VIRUS, NOWHERE, SIDES, TYPES
from getaway.games.breach.table.pieces import halves, ice, type_of
from getaway.kernel import Seat

WHOLE: Final = 1.1
"""A whole token can be had once; partial ones can be bought and copied."""
LATE: Final = 0.45
"""What is left of a node that a rival is about to trace."""
COPY, CREDIT = 0.75, 0.2
"""What a kill is worth in half units if it brings a copy, and what a Credit is."""

SEAL: Final = 0.16
"""What it is worth to keep the Guardian from the first of the Gateways."""


class Goal(NamedTuple):
    """Something to go for: what it brings for each action, where to go first, and what is to be done there."""

    rate: float
    room: int
    missing: tuple[int, ...] = ()
    """Rooms to infect, for a node."""
    node: int = NOWHERE
    """Which node that is."""
    model: int = NOWHERE
    """Whom to attack."""


NOTHING: Final = Goal(0.0, NOWHERE)


def goal(g: Breach, seat: Seat) -> Goal:
    """The best thing to go for, from where the Avatar stands."""
    return goal_from(g, seat, g.seats[seat].room)


def goal_from(g: Breach, seat: Seat, room: int) -> Goal:
    """The best thing to go for from a room."""
    if room == NOWHERE:
        return NOTHING
    wanted = still_wanted(g, seat)
    node = best_node(g, seat, room, wanted)
    return max(prey(g, seat, room, wanted, node.rate), key=rate_of, default=node) if any(wanted) else node


rate_of = attrgetter("rate")


def mine(g: Breach, seat: Seat) -> int:
    """A bit for each room with an own Virus."""
    return _mine(g.infected, seat)


@lru_cache(maxsize=4096)
def _mine(infected: tuple[int, ...], seat: Seat) -> int:
    return sum([1 << room for room, mask in enumerate(infected) if mask >> seat & 1])


def ready(g: Breach, seat: Seat) -> tuple[int, ...]:
    """Nodes with a token that can be traced as it is."""
    return _ready(g.cols, g.rows, g.tokens, mine(g, seat))


@lru_cache(maxsize=8192)
def _ready(cols: int, rows: int, tokens: tuple[str, ...], own: int) -> tuple[int, ...]:
    nodes = grid(cols, rows).nodes
    return tuple([i for i, token in enumerate(tokens) if token and all(own >> room & 1 for room in nodes[i].rooms)])


def still_wanted(g: Breach, seat: Seat) -> Needs:
    """What is wanted beyond the nodes that are ready."""
    wanted = needs(g, seat)
    for node in ready(g, seat):
        wanted = without(wanted, g.tokens[node])
    return wanted


# Nodes


def best_node(g: Breach, seat: Seat, room: int, wanted: Needs) -> Goal:
    """The node that brings most for an action."""
    cap, clicks = strength(g.seats[seat]), actions_left(g, seat)
    return best_of(g.layout, room, mine(g, seat), g.tokens, wanted, cap, rivals(g, seat), clicks)


def actions_left(g: Breach, seat: Seat) -> int:
    """The actions a seat still has this turn; a Move under way counts, because ways are reckoned with the Move."""
    if seat != g.active:
        return 0
    return max(0, g.click(seat) - g.clicks) + (g.move is not None and g.move.seat == seat)


def rivals(g: Breach, seat: Seat) -> int:
    """A bit for each node that another player could trace within a turn, as its Viruses show."""
    return _rivals(g.cols, g.rows, g.tokens, g.infected, g.players, seat)


@lru_cache(maxsize=8192)
def _rivals(cols: int, rows: int, tokens: tuple[str, ...], infected: tuple[int, ...], players: int, seat: Seat) -> int:
    found, nodes = 0, grid(cols, rows).nodes
    for i, token in enumerate(tokens):
        if not token:
            continue
        rooms = nodes[i].rooms
        for other in range(players):
            if other != seat and sum([not infected[room] >> other & 1 for room in rooms]) <= 1:
                found |= 1 << i
    return found


@lru_cache(maxsize=16384)
def best_of(
    layout: Layout, room: int, own: int, tokens: tuple[str, ...], wanted: Needs, cap: int, rivals: int, clicks: int
) -> Goal:
    """The same from what it depends on."""
    best = NOTHING
    nodes = grid(layout[0], layout[1]).nodes
    for i, token in enumerate(tokens):
        use = use_of(token, wanted)
        if not use:
            continue
        missing = tuple([each for each in nodes[i].rooms if not own >> each & 1])
        if not missing:
            continue
        cost, first = route(layout, room, missing, cap)
        rate = use * (WHOLE if halves(token) > 1 and use > 1 else 1.0) / (cost + 0.5)
        if rivals >> i & 1 and cost > clicks:
            rate *= LATE
        if rate > best.rate:
            best = Goal(rate, first, missing, i)
    return best


# Avatars and ICE


def prey(g: Breach, seat: Seat, room: int, wanted: Needs, least: float) -> Iterator[Goal]:
    """Players who can be eliminated for Information or Credits, and ICE; only what is worth more than `least`."""
    if not can_shift(g.seats[seat], ATTACK):
        return
    cap = strength(g.seats[seat])
    far = field(g.layout, room, cap)
    yield from [each for each in players_to_hunt(g, seat, far, cap, wanted, least) if each.rate > least]
    yield from [each for each in watch(g, far, cap) if each.rate > least]
    for each in g.ice:
        paid = pay(each.name)
        rate = CREDIT * (paid + 0.5) / (legs(far[each.room], cap) + 1.4)
        if paid and rate > least and fighting.blows(g, each.number, fighting.full_power(g, seat)) == 1:
            yield Goal(rate, each.room, model=each.number)


def players_to_hunt(
    g: Breach, seat: Seat, far: tuple[float, ...], cap: int, wanted: Needs, least: float
) -> Iterator[Goal]:
    """Players who can be eliminated; blows are counted only where a single one would do better than `least`."""
    for other, player in enumerate(g.seats):
        if other == seat or not player.connected:
            continue
        worth = COPY if copies(g, other, wanted) else CREDIT
        way = legs(far[player.room], cap) + 0.4
        blows = fighting.blows(g, other, fighting.full_power(g, seat)) if worth / (way + 1) > least else NEVER
        if blows <= LAST_VIRUS:
            yield Goal(worth / (way + blows), player.room, model=other)


@cache
def pay(name: str) -> int:
    """How many Credits an ICE drops."""
    return sum([effect.n for effect in ice()[name].drop if effect.do == "credit"])


def watch(g: Breach, far: tuple[float, ...], cap: int) -> Iterator[Goal]:
    """A Virus on the Guardian saves a Gateway: the fewer are left, the more that is worth."""
    found = g.model(GUARDIAN)
    if found is None or not g.awake() or any(g.guardian_viruses):
        return
    sealed = len(SIDES) - len(g.gateways)
    if g.solo or sealed > 1:
        yield Goal(SEAL * (1 + sealed) / (legs(far[found.room], cap) + 1.2), found.room, model=GUARDIAN)


def copies(g: Breach, other: Seat, wanted: Needs) -> bool:
    """Whether a player's Hard Disk holds a type that is wanted."""
    return any(wanted[TYPES.index(type_of(token))] for token in g.seats[other].disk)


def kept(g: Breach, seat: Seat, aim: Goal) -> int:
    """A bit for each room whose Virus the goal, or a node that is ready and wanted, needs."""
    wanted, found = needs(g, seat), 0
    for i in ready(g, seat):
        if use_of(g.tokens[i], wanted):
            found |= sum([1 << room for room in g.grid.nodes[i].rooms])
    if aim.node != NOWHERE:
        found |= sum([1 << room for room in g.grid.nodes[aim.node].rooms])
    return found


def useful_rooms(g: Breach, seat: Seat, aim: Goal | None = None) -> tuple[int, ...]:
    """All rooms around wanted nodes that still lack an own Virus, those of the goal first."""
    wanted, own = still_wanted(g, seat), mine(g, seat)
    found = list((aim or goal(g, seat)).missing)
    for i, token in enumerate(g.tokens):
        if use_of(token, wanted):
            found += [room for room in g.grid.nodes[i].rooms if not own >> room & 1 and room not in found]
    return tuple(found)
