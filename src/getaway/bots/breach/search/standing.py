"""How a seat stands in a world: the work its Objective still takes, and what it has to do it with.

A world is whole, so other seats' Objectives and hands are read here too: they are as the world was drawn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from getaway.bots.breach.greedy.goals import _best_node, mine, ready
from getaway.bots.breach.greedy.sheet import away
from getaway.bots.breach.greedy.sight import Needs, needs, without
from getaway.bots.breach.greedy.ways import route, strength
from getaway.games.breach.table.grid import grid
from getaway.games.breach.table.model import Breach, Layout
from getaway.games.breach.table.parts import ATTACK, DEFENSE, FIREWALL, MOVEMENT, NOWHERE
from getaway.kernel import Seat

OTHERWISE: Final = 5.0
"""About how many actions a half unit takes that lies at no node."""
NAMES: Final = (
    "work",
    "lacking",
    "ready",
    "out",
    "viruses",
    "worst",
    "threat",
    "abroad",
    "movement",
    "attack",
    "defense",
    "credits",
    "hand",
    "cheats",
    "research",
    "shield",
    "clicks",
    "next",
)
"""What `standing` counts, in order."""


def standing(g: Breach, seat: Seat) -> tuple[float, ...]:
    """What counts for a seat, by NAMES."""
    player = g.seats[seat]
    wanted = needs(g, seat)
    traceable = ready(g, seat)
    left = wanted
    for node in traceable:
        left = without(left, g.tokens[node])
    own = mine(g, seat)
    room = player.room
    if room == NOWHERE:
        room = g.gateways[0].room if g.gateways else 0
    cubes = player.cubes
    mine_now = seat == g.active and not g.in_firewall_turn
    viruses = sum(player.viruses)
    return (
        work(g.layout, room, own, g.tokens, left, strength(player)),
        sum(wanted),
        sum(wanted) - sum(left),
        0.0 if player.connected or player.last == NOWHERE else 1.0,
        viruses,
        1.0 if viruses >= 2 else 0.0,
        player.threat,
        away(player.avatar, cubes),
        sum([box[MOVEMENT] for box in cubes]),
        sum([box[ATTACK] for box in cubes]),
        sum([box[DEFENSE] for box in cubes]),
        player.credits,
        len(g.hands[seat]),
        len(player.ready),
        len(g.research[seat]),
        player.shield,
        max(0, g.click(seat) - g.clicks) if mine_now and g.phase in ("turn", "act", "move") else 0,
        waits(g, seat),
    )


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
        goal = _best_node(layout, room, own, tokens, wanted, cap, 0, 0)
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
