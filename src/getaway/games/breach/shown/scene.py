"""The query `scene`: how the Database is laid out, so that no client works out a link, a cost or a node."""

from __future__ import annotations

import msgspec

from getaway.games.breach.database.links import CLOSED, OMEGA_COST, breach_cost, links, ways
from getaway.games.breach.shown.view import View, place
from getaway.games.breach.table.parts import NOWHERE
from getaway.games.breach.table.pieces import room_types, rooms, supplies


class RoomDrawn(msgspec.Struct, frozen=True):
    """A room where it lies; what it is, and does for how many MP, once it is revealed."""

    at: int
    place: str
    dark: bool
    code: str
    kind: str
    mp: int
    n: int
    """How much it does: how many cards, Pushes or tokens, or how far it reaches."""
    links: tuple[int, int, int, int]
    """The MP on its side of the link to the north, east, south and west; -1 where the link is closed."""


class BorderDrawn(msgspec.Struct, frozen=True):
    """Where two rooms are beside each other: what crossing costs, or -1, and the MP of a Breach there, or -1."""

    border: int
    rooms: tuple[int, int]
    cost: int
    breach: int
    worn: bool


class NodeDrawn(msgspec.Struct, frozen=True):
    """A node by the rooms around it."""

    node: int
    place: str
    rooms: tuple[int, ...]
    central: bool


class EdgeDrawn(msgspec.Struct, frozen=True):
    """An outer side of a room: 0 is north, 1 east, 2 south, 3 west."""

    room: int
    side: int


class Beside(msgspec.Struct, frozen=True):
    """Omega: the outer side it lies at, and what crossing costs."""

    room: int
    side: int
    cost: int


class Scene(msgspec.Struct, frozen=True):
    """The Database as it is now."""

    cols: int
    rows: int
    rooms: tuple[RoomDrawn, ...]
    borders: tuple[BorderDrawn, ...]
    nodes: tuple[NodeDrawn, ...]
    edges: tuple[EdgeDrawn, ...]
    omega: Beside | None
    sealed: tuple[int, ...]
    """The numbers of the Gateways that are sealed."""
    goal: int
    """The Gateway the Guardian goes for; 0 while there is none."""


def scene(view: View) -> Scene:
    """Everything a drawing needs besides the pieces, which the view has."""
    house = view.grid
    nodes = [
        NodeDrawn(i, view.named["node"][i], node.rooms, central=node.central) for i, node in enumerate(house.nodes)
    ]
    return Scene(
        cols=view.cols,
        rows=view.rows,
        rooms=tuple([room(view, at) for at in range(house.size)]),
        borders=borders(view),
        nodes=tuple(nodes),
        edges=tuple([EdgeDrawn(*each) for each in house.outer]),
        omega=None if view.omega == NOWHERE else Beside(*house.outer[view.omega], OMEGA_COST),
        sealed=sealed(view),
        goal=view.gateways[0].number if view.gateways else 0,
    )


def room(view: View, at: int) -> RoomDrawn:
    """A room; of a dark one only that all its links are open, whatever is known of it (BR-CPO-01)."""
    code, dark = view.codes[at], view.is_dark(at)
    shown = links(code, view.turns[at], dark)
    if dark:
        return RoomDrawn(at, place(view.grid, at), dark, code, "", 0, 0, shown)
    kind = rooms()[code].type
    does = room_types()[kind]
    return RoomDrawn(
        at, place(view.grid, at), dark, code, kind, does.mp, does.effects[0].n or does.effects[0].range, shown
    )


def borders(view: View) -> tuple[BorderDrawn, ...]:
    """What lies between the rooms."""
    there, crossing = dict(view.breaches), ways(view.layout)
    found = []
    for i, (a, b) in enumerate(view.grid.borders):
        breach = breach_cost(there[i]) if i in there else NOWHERE
        found.append(BorderDrawn(i, (a, b), crossing[a].get(b, CLOSED), breach, worn=there.get(i, False)))
    return tuple(found)


def sealed(view: View) -> tuple[int, ...]:
    """The Gateways that are no longer there, once they were laid (BR-GACT-01)."""
    left = [gate.number for gate in view.gateways]
    all_ = range(1, supplies().table["gateways"] + 1) if left or view.phase == "over" else ()
    return tuple([number for number in all_ if number not in left])
