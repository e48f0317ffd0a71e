"""How a seat stands in a world: the work its Objective still takes, and what it has to do it with.

A world is whole, so other seats' Objectives and hands are read here too: they are as the world was drawn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from getaway.bots.breach.greedy.goals import best_node, best_of, goal_from, mine, still_wanted
from getaway.bots.breach.greedy.sheet import away
from getaway.bots.breach.greedy.sight import Needs, needs, use_of, without
from getaway.bots.breach.greedy.ways import route, strength
from getaway.games.breach.table.grid import grid
from getaway.games.breach.table.model import Breach, Layout
from getaway.games.breach.table.parts import ATTACK, DEFENSE, LAST_VIRUS, MOVEMENT, NOWHERE, TYPES
from getaway.games.breach.table.pieces import halves, type_of
from getaway.kernel import Seat

OTHERWISE: Final = 5.0
"""About how many actions a half unit takes that lies at no node."""
UNTRACED: Final = 1.0
"""What a half unit still takes whose rooms are all infected: it can be lost until it's traced."""
NAMES: Final = (
    "nearness",
    "lacking",
    "out",
    "viruses",
    "worst",
    "threat",
    "abroad",
    "movement",
    "home",
    "attack",
    "defense",
    "credits",
    "hand",
    "cheats",
    "boxes",
    "research",
    "shield",
    "clicks",
    "wait",
    "goal",
    "hunt",
    "begun",
    "short",
)
"""What `standing` counts, in order; `home` is for cubes of movement in their own box, `boxes` for those to develop.

`goal` is what the best node brings for each action, `hunt` what a fight brings beyond that, `begun` how far the Viruses
around a node have come, and `short` what no node holds.
"""


def standing(g: Breach, seat: Seat) -> tuple[float, ...]:
    """What counts for a seat, by NAMES."""
    player, wanted, left = g.seats[seat], needs(g, seat), still_wanted(g, seat)
    viruses, cubes, lacking = sum(player.viruses), player.cubes, sum(wanted)
    room = stands(g, seat)
    node = best_node(g, seat, room, left).rate
    to_do = work(g.layout, room, mine(g, seat), g.tokens, left, strength(player))
    return (
        1.0 / (2.0 + to_do + UNTRACED * (lacking - sum(left))),
        lacking,
        0.0 if player.connected or player.last == NOWHERE else 1.0,
        viruses,
        1.0 if viruses == LAST_VIRUS - 1 else 0.0,
        player.threat,
        away(player.avatar, cubes),
        sum([box[MOVEMENT] for box in cubes]),
        cubes[MOVEMENT][MOVEMENT],
        sum([box[ATTACK] for box in cubes]),
        sum([box[DEFENSE] for box in cubes]),
        player.credits,
        len(g.hands[seat]),
        len(player.ready),
        len(player.cubes_left),
        len(g.research[seat]),
        player.shield,
        clicks_left(g, seat),
        waits(g, seat),
        node,
        goal_from(g, seat, room).rate - node,
        begun(g.layout, mine(g, seat), g.tokens, left),
        short(g.tokens, wanted),
    )


def stands(g: Breach, seat: Seat) -> int:
    """Where the Avatar is, or where it may connect."""
    room = g.seats[seat].room
    return room if room != NOWHERE else g.gateways[0].room if g.gateways else 0


def clicks_left(g: Breach, seat: Seat) -> int:
    """How many actions the seat still has in its own turn."""
    if seat != g.active or g.phase not in ("turn", "act", "move"):
        return 0
    return max(0, g.click(seat) - g.clicks)


def waits(g: Breach, seat: Seat) -> float:
    """How many turns pass before this seat's next one, for each player at the table."""
    n = g.players
    if g.in_firewall_turn:
        return (seat - g.password) % n / n
    later = (seat - g.active) % n
    rest = (g.password - 1 - g.active) % n
    if later > rest:  # this seat has had its turn; the next round begins with the last seat of this one
        later = rest + 1 + (seat - g.password + 1) % n
    return later / n


@lru_cache(maxsize=65536)
def work(layout: Layout, room: int, own: int, tokens: tuple[str, ...], wanted: Needs, cap: int) -> float:
    """About how many actions it takes to trace all that is wanted, node after node."""
    nodes = grid(layout[0], layout[1]).nodes
    cost = 0.0
    while any(wanted):
        goal = best_of(layout, room, own, tokens, wanted, cap, 0, 0)
        if goal.node == NOWHERE:
            return cost + OTHERWISE * sum(wanted)
        cost += route(layout, room, goal.missing, cap)[0]
        wanted = without(wanted, tokens[goal.node])
        tokens = (*tokens[: goal.node], "", *tokens[goal.node + 1 :])
        for each in goal.missing:
            own |= 1 << each
        for each in nodes[goal.node].rooms:
            own &= ~(1 << each)
        room = goal.missing[-1]
    return cost


@lru_cache(maxsize=16384)
def begun(layout: Layout, own: int, tokens: tuple[str, ...], wanted: Needs) -> float:
    """The half units of the node that is furthest infected, each counted as far as that is."""
    nodes = grid(layout[0], layout[1]).nodes
    most = 0.0
    for node, token in zip(nodes, tokens, strict=True):
        use = use_of(token, wanted)
        if use:
            most = max(most, use * sum([own >> room & 1 for room in node.rooms]) / len(node.rooms))
    return most


@lru_cache(maxsize=8192)
def short(tokens: tuple[str, ...], wanted: Needs) -> int:
    """How many half units are wanted that lie at no node: they must be bought or copied."""
    lying = [0] * len(TYPES)
    for token in tokens:
        if token:
            lying[TYPES.index(type_of(token))] += halves(token)
    return sum([max(0, want - have) for want, have in zip(wanted, lying, strict=True)])
