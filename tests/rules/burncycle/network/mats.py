"""Networks for tests: the one of the box by layer and place, and small ones drawn on one line a layer."""

from __future__ import annotations

from getaway.games.burncycle.network.graph import Graph, Kind, Layer, Mat, build, graph
from getaway.games.burncycle.network.ips import ip_targets, why_not

KINDS: dict[str, Kind] = {"p": "physical", "t": "tech", "u": "utility", "H": "hub"}
CHIPS = ("general", "physical", "tech", "utility", "captain")
TYPES = CHIPS[1:4]

Lines = tuple[tuple[int, int], ...]
Spot = tuple[int, int]
"""A layer and a place on it."""


def drawn(*layers: str, lines: tuple[Lines, ...] = (), access: tuple[int, ...] = (0,)) -> Graph:
    """A network with a letter for each node, `H` for a hub; `lines` are given for each layer but the last."""
    inward = (*lines, *((),) * (len(layers) - len(lines)))
    rings = [Layer(tuple(KINDS[letter] for letter in ring), way) for ring, way in zip(layers, inward, strict=True)]
    return build(Mat(tuple(rings), access))


def at(layer: int, place: int) -> int:
    """A node of the network in the box."""
    return graph().node(layer, place)


def spots(net: Graph, nodes: tuple[int, ...]) -> list[Spot]:
    """The layers and places of nodes."""
    return [(net.layer_of[node], node - net.node(net.layer_of[node], 0)) for node in nodes]


def landings(
    net: Graph, position: int, chip: str, *, access: int = 0, others: tuple[int, ...] = (), pings: tuple[int, ...] = ()
) -> list[Spot]:
    """Where a chip can take an IP."""
    return spots(net, tuple(found.node for found in ip_targets(net, position, access, chip, others, pings)))


def refusal(
    net: Graph,
    position: int,
    chip: str,
    node: int,
    *,
    access: int = 0,
    others: tuple[int, ...] = (),
    pings: tuple[int, ...] = (),
) -> str:
    """The clause that keeps an IP from a node."""
    return why_not(net, position, access, chip, others, pings, node)
