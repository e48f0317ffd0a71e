"""Pings: in which order they activate, how far each goes, and where they transfer or enter.

Nodes are numbered from the outermost layer inwards, so pings sorted by node are sorted by layer.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from getaway.games.burncycle.network.bans import banned_at
from getaway.games.burncycle.table.mats.network import HUB, NOWHERE, Graph
from getaway.games.burncycle.table.parts import BANNED
from getaway.kit.zones import put

REACH: Final = 3
"""How many nodes a ping moves at most (BC-PING-07)."""

AT_IP, AT_PING, AT_HUB, AT_REACH = "ip", "ping", "hub", "reach"
"""What ended a walk: an IP or a hub on the last node, a ping on the next, or the distance."""


class Walk(NamedTuple):
    """A ping's move: the nodes entered, what ended it, and the seats whose IPs it banned on the way."""

    way: tuple[int, ...]
    stop: str
    banned: tuple[int, ...]


# The order


def layers_in_order(net: Graph, pings: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The pings of each layer that has any, from the outermost inwards (BC-PING-02)."""
    rings = (tuple(node for node in ring if node in pings) for ring in net.layers)
    return tuple(held for held in rings if held)


def gap(net: Graph, ping: int, pings: tuple[int, ...]) -> int:
    """The nodes to the next ping clockwise on the layer; all around where it is the only one."""
    node, count = net.next_clockwise[ping], 1
    while node != ping and node not in pings:
        node, count = net.next_clockwise[node], count + 1
    return count


def first_to_activate(net: Graph, held: tuple[int, ...]) -> tuple[int, ...]:
    """Of the pings of one layer those with the largest gap; several leave the players a choice (BC-PING-03, -04)."""
    gaps = [gap(net, ping, held) for ping in held]
    widest = max(gaps, default=0)
    return tuple([ping for ping, wide in zip(held, gaps, strict=True) if wide == widest])


def activation_order(held: tuple[int, ...], first: int) -> tuple[int, ...]:
    """The pings of one layer counterclockwise from the first (BC-PING-05). They never overtake, so it lasts."""
    ring = sorted(held)
    i = ring.index(first)
    return (*ring[i::-1], *ring[:i:-1])


# The way


def walk(net: Graph, start: int, ips: tuple[int, ...], access: tuple[int, ...], pings: tuple[int, ...]) -> Walk:
    """A ping's move clockwise on its layer (BC-PING-06), node by node; `ips` and `access` are by seat.

    It ends on an IP or a hub, short of another ping, or after three nodes (BC-PING-07 to BC-PING-10). An IP banned on
    the way is gone from where it stood. A boot on the last node comes before the ban there, so that ban is left to do.
    """
    way: tuple[int, ...] = ()
    banned: tuple[int, ...] = ()
    node = start
    while len(way) < REACH:
        node = net.next_clockwise[node]
        if node in pings and node != start:
            return Walk(way, AT_PING, banned)
        way = (*way, node)
        if node in ips:
            return Walk(way, AT_IP, banned)
        if (seat := banned_at(net, node, ips, access)) != NOWHERE:
            ips, banned = put(ips, seat, BANNED), (*banned, seat)
        if net.kind_of[node] == HUB:
            return Walk(way, AT_HUB, banned)
    return Walk(way, AT_REACH, banned)


def on_hubs(net: Graph, pings: tuple[int, ...]) -> int:
    """How many hubs hold a ping, and so how many ping dice are due (BC-NODE-05, BC-PING-16)."""
    return sum(net.kind_of[node] == HUB for node in pings)


# Transfers and new pings


def transfers(net: Graph, pings: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Every transfer outwards, in order: from which node to which (BC-PING-25).

    The outermost pings go first, so that they make room; a ping whose target still holds one stays. Layer 1 has no
    line outwards, access points included (BC-ACCESS-04).
    """
    held = list(pings)
    made = []
    for node in sorted(pings):
        target = net.outward[node]
        if target != NOWHERE and target not in held:
            held[held.index(node)] = target
            made.append((node, target))
    return tuple(made)


def entry(net: Graph, pings: tuple[int, ...], in_box: int) -> int:
    """Where an added ping goes: the core, or the next node clockwise without a ping (BC-NODE-07, BC-PING-13).

    NOWHERE when all pings are on the network (BC-PING-15) or the whole layer holds pings.
    """
    node = net.core
    for _ in net.layers[-1]:
        if node not in pings and len(pings) < in_box:
            return node
        node = net.next_clockwise[node]
    return NOWHERE
