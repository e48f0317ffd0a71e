"""Networks for tests: the one of the box by layer and place, and small ones drawn on one line a layer."""

from __future__ import annotations

from typing import Any, TypeVar

from tests.rules.burncycle.table import agent, arrange, can, do, g, refused, told

from getaway.games.burncycle.network.events import PingMoved
from getaway.games.burncycle.network.ips import ip_targets, why_not
from getaway.games.burncycle.table.mats.network import Graph, Kind, Layer, Mat, build, graph
from getaway.games.burncycle.table.parts import LAST_LEVEL
from getaway.kernel import Event, Match
from getaway.kernel.stream import Told

E = TypeVar("E", bound=Event)
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


# Play on the network of the box


def chips(*slots: str, **position: Any) -> Match:
    """The network step of a turn with these chips, the tracker on the first active one."""
    players = position.pop("players", 1)
    return arrange(players, phase="network", slots=slots, **position)


def where(match: Match, seat: int = 0) -> Spot | int:
    """Where an IP is: layer and place, or in its access point, banned or nowhere."""
    ip = agent(match, seat).ip
    return spots(graph(), (ip,))[0] if ip >= 0 else ip


def offers(match: Match) -> list[Spot]:
    """Where the chip under the tracker can take the IP."""
    return spots(graph(), tuple(each["node"] for each in can(match, "ip-move")))


def go(match: Match, layer: int, place: int) -> None:
    """Move the IP that is asked for."""
    do(match, "ip-move", node=at(layer, place))


def barred(match: Match, layer: int, place: int) -> str:
    """The clause that refuses this IP move."""
    return refused(match, "ip-move", node=at(layer, place))


def pings(match: Match) -> list[Spot]:
    """Where the pings are, by layer and place."""
    return spots(graph(), g(match).pings)


def ping_turn(players: int, *faces: str, held: tuple[int, ...] = (), **position: Any) -> Match:
    """The corporation's turn from ping activation on, with these faces of the ping die.

    Threat events count as past unless `reached` says otherwise.
    """
    position.setdefault("reached", LAST_LEVEL)
    return arrange(players, *faces, phase="pings", pings=tuple(sorted(held)), **position)


def story(match: Match, *kinds: type[E]) -> list[E]:
    """The events of these kinds together, in the order in which they were told."""
    items = [item for item in match.told(0) if isinstance(item, Told)]
    return [item.event for item in items if isinstance(item.event, kinds)]


def starts(match: Match) -> list[Spot]:
    """From where pings moved, in order."""
    return spots(graph(), tuple(moved.start for moved in told(match, PingMoved)))
