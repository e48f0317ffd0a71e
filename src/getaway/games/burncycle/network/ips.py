"""IP movement: where a chip can take an IP, and which clause keeps it out of all other nodes.

An IP runs clockwise past the IPs of others, which it ignores together with their nodes: they neither stop it, nor
count, nor give it their line (BC-IPMOVE-08, BC-IPMOVE-09).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from getaway.games.burncycle.table.mats.network import HUB, NOWHERE, Graph
from getaway.games.burncycle.table.parts import ACCESS, BANNED

ONE_NODE: Final = {"general": "BC-BCNET-02", "captain": "BC-BCNET-03"}
"""The chips that move an IP by one node, and what says so."""


class Landing(NamedTuple):
    """A node where a move can end, the nodes entered on the way there, and whether that takes the transfer."""

    node: int
    way: tuple[int, ...]
    transferred: bool


@lru_cache(maxsize=1 << 14)
def ip_targets(
    net: Graph, position: int, access: int, chip: str, others: tuple[int, ...], pings: tuple[int, ...]
) -> tuple[Landing, ...]:
    """Every landing that this chip offers an IP at this position: staying on its layer first, then by transfer.

    `others` are the positions of the other IPs. Out of its access point an IP has one way only, which is its transfer
    (BC-IPMOVE-13, BC-ACCESS-03); an IP off the network has none (BC-BAN-08). The pictured moves with a general, a
    physical and a captain chip are BC-IPMOVE-28, BC-IPMOVE-29 and BC-IPMOVE-30.
    """
    if position < ACCESS:
        return ()
    if position == ACCESS:
        way = _run(net, net.access_node[access], chip, others, pings)
        return (Landing(way[-1], way, transferred=True),) if way else ()
    stay = _run(net, net.next_clockwise[position], chip, others, pings)
    found = {stay[-1]: Landing(stay[-1], stay, transferred=False)} if stay else {}
    for way in _transfers(net, position, stay, chip, others, pings):
        found.setdefault(way[-1], Landing(way[-1], way, transferred=True))
    return tuple(found.values())


def _run(net: Graph, first: int, chip: str, others: tuple[int, ...], pings: tuple[int, ...]) -> tuple[int, ...]:
    """The nodes entered clockwise from `first` up to the one that stops the IP; none where no node does."""
    way: list[int] = []
    node = first
    while node not in way:
        way.append(node)
        if node not in others and _stops(net, node, chip, pings):
            return tuple(way)
        node = net.next_clockwise[node]
    return ()


def _stops(net: Graph, node: int, chip: str, pings: tuple[int, ...]) -> bool:
    """A typed chip's move stops at hubs, pings and nodes of its type; the others' at once (BC-IPMOVE-05, -07)."""
    kind = net.kind_of[node]
    return kind in {chip, HUB} or chip in ONE_NODE or node in pings


def _transfers(
    net: Graph, position: int, stay: tuple[int, ...], chip: str, others: tuple[int, ...], pings: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    """The ways with a transfer at the IP's node or at one it passes, in or out (BC-IPMOVE-10).

    The node at the other end is the next node entered: it may stop the IP (BC-IPMOVE-14, BC-IPMOVE-15).
    """
    for i, node in enumerate((position, *stay[:-1])):
        if node in others:
            continue
        for end in (net.inward[node], net.outward[node]):
            if end != NOWHERE and (onward := _run(net, end, chip, others, pings)):
                yield stay[:i] + onward


def why_not(
    net: Graph, position: int, access: int, chip: str, others: tuple[int, ...], pings: tuple[int, ...], node: int
) -> str:
    """The clause that keeps this chip's move from ending on a node; empty where it may end there."""
    if position < ACCESS:
        return "BC-BAN-08" if position == BANNED else "BC-NET-03"
    if not net.has(node):
        return "BC-NODE-01"
    landings = ip_targets(net, position, access, chip, others, pings)
    if any(landing.node == node for landing in landings):
        return ""
    if node in others:
        return "BC-IPMOVE-08"
    return _too_many_transfers(net, position, node, landings) or _off_the_way(node, chip, landings)


def _too_many_transfers(net: Graph, position: int, node: int, landings: tuple[Landing, ...]) -> str:
    """Whether the node's layer is out of reach: by the way out of the access point, too far, or with no line."""
    layer = net.layer_of[node]
    if position == ACCESS:
        return "" if layer == 1 else "BC-IPMOVE-13"
    if abs(layer - net.layer_of[position]) > 1:
        return "BC-IPMOVE-11"
    if any(net.layer_of[landing.node] == layer for landing in landings):
        return ""
    return "BC-IPMOVE-10"


def _off_the_way(node: int, chip: str, landings: tuple[Landing, ...]) -> str:
    """The node lies beyond the stop, or before it, where it can't choose to stop."""
    if chip in ONE_NODE:
        return ONE_NODE[chip]
    return "BC-IPMOVE-06" if any(node in landing.way for landing in landings) else "BC-IPMOVE-05"
