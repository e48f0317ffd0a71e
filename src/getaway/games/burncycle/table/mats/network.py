"""The network mat as a graph: nodes in layers, transfer lines between them, access points around it.

Nodes are numbers from 0, layer by layer from the outermost, each layer clockwise (BC-NODE-01). The IP of an agent is
at a node, in its access point, banned, or there is none (BC-NET-03).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from typing import Final, Literal, TypeAlias

import msgspec

from getaway.games.burncycle.table.box import content

NOWHERE: Final = -1
"""The other end of a line that doesn't exist."""

HUB: Final = "hub"
Kind: TypeAlias = Literal["physical", "tech", "utility", "hub"]
"""A node is an action node of one of three types, or a hub (BC-NODE-02)."""


class Layer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A layer as it is written down: its nodes clockwise, and its lines to the next layer inwards, by places."""

    nodes: tuple[Kind, ...]
    lines: tuple[tuple[int, int], ...] = ()


class Mat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The network mat as it is written down: its layers from the outermost, the places before the access points."""

    layers: tuple[Layer, ...]
    access: tuple[int, ...]
    """By quadrant: upper right, then clockwise (BC-ACCESS-02)."""


class Graph(msgspec.Struct, frozen=True, eq=False):
    """The nodes, and what is next to each. A graph is equal only to itself."""

    layers: tuple[tuple[int, ...], ...]
    """The nodes of each layer, clockwise."""
    layer_of: tuple[int, ...]
    """1 for the outermost layer."""
    kind_of: tuple[Kind, ...]
    next_clockwise: tuple[int, ...]
    inward: tuple[int, ...]
    outward: tuple[int, ...]
    """The other end of the line to the next layer in or out, or NOWHERE."""
    access_node: tuple[int, ...]
    """The node in front of each access point, by quadrant."""
    core: int
    """The hub of the innermost layer (BC-NODE-06)."""

    def node(self, layer: int, place: int) -> int:
        """The node at this place of a layer, counted clockwise from 0."""
        return self.layers[layer - 1][place]

    def has(self, node: int) -> bool:
        """Whether this node exists."""
        return 0 <= node < len(self.kind_of)


@cache
def graph() -> Graph:
    """The network of the box."""
    return read(content("network.toml"))


def read(text: str | bytes) -> Graph:
    """The graph of a mat in TOML."""
    return build(msgspec.toml.decode(text, type=Mat))


def build(mat: Mat) -> Graph:
    """The graph of a mat; ValueError if the mat isn't one."""
    starts = accumulate((len(layer.nodes) for layer in mat.layers), initial=0)
    layers = tuple(
        tuple(range(start, start + len(layer.nodes))) for start, layer in zip(starts, mat.layers, strict=False)
    )
    lines = _lines(mat, layers)
    count = sum(map(len, layers))
    return Graph(
        layers=layers,
        layer_of=tuple(number for number, ring in enumerate(layers, 1) for _ in ring),
        kind_of=tuple(kind for layer in mat.layers for kind in layer.nodes),
        next_clockwise=tuple(node for ring in layers for node in (*ring[1:], ring[0])),
        inward=_ends(count, lines),
        outward=_ends(count, [(inner, outer) for outer, inner in lines]),
        access_node=tuple(layers[0][place] for place in mat.access),
        core=_core(mat, layers),
    )


def _lines(mat: Mat, layers: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Every line as its outer and its inner node."""
    if mat.layers[-1].lines:
        raise ValueError("no line leads inwards from the innermost layer")
    return [
        (layers[i][outer], layers[i + 1][inner]) for i, layer in enumerate(mat.layers) for outer, inner in layer.lines
    ]


def _ends(count: int, lines: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """For each node the other end of its line."""
    ends = [NOWHERE] * count
    for here, there in lines:
        if ends[here] != NOWHERE:
            raise ValueError(f"two lines lead from node {here} to the same layer")
        ends[here] = there
    return tuple(ends)


def _core(mat: Mat, layers: Sequence[Sequence[int]]) -> int:
    """The only hub of the innermost layer."""
    hubs = [node for node, kind in zip(layers[-1], mat.layers[-1].nodes, strict=True) if kind == HUB]
    if len(hubs) != 1:
        raise ValueError("the innermost layer has one hub, the core")
    return hubs[0]
