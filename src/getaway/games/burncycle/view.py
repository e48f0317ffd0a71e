"""What an audience sees: the whole table, since nothing is hidden, with a name for everything that has a number."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from getaway.games.burncycle.floor import NO_ROOM, NOWHERE, Floor, floor
from getaway.games.burncycle.model import Burncycle
from getaway.games.burncycle.network.graph import graph
from getaway.games.burncycle.pieces import option_name, terminal_cards
from getaway.kernel import Dice, Public, Record, Seat

FIELDS: Final = tuple(name for name in Burncycle.__struct_fields__ if name != "tape")
Names = dict[str, tuple[str, ...]]


class View(Burncycle, kw_only=True):
    """The table as everybody sees it, and what its numbers are called."""

    seat: Public[int]
    named: Public[Names]
    """By kind, the names of spaces, rooms, doors, nodes, bots and units, each at the place of its number.

    While a terminal card lies on the table its options are among them.
    """


def view(g: Burncycle, seat: Seat) -> View:
    """The table as it lies."""
    bots, slots = tuple([bot.name for bot in g.bots]), tuple([slot.chip for slot in g.slots])
    names = {**places(g.plan), "bot": bots, "unit": ("", *g.roster), "chip": slots, "option": options(g)}
    return View(seat=seat, named=names, **{name: getattr(g, name) for name in FIELDS})


def world(record: Record, dice: Dice) -> Burncycle:
    """The one state that agrees with what a seat has seen: the table as it lay at the checkpoint."""
    return Burncycle(**{name: getattr(record.view, name) for name in FIELDS})


# Names


def options(g: Burncycle) -> tuple[str, ...]:
    """The options of the terminal card on the table, the first at place 1."""
    card = g.at_terminal.card if g.at_terminal is not None else ""
    return ("", *[option_name(card, n + 1) for n in range(len(terminal_cards()[card].options))]) if card else ()


@lru_cache(maxsize=64)
def places(plan: str) -> Names:
    """The names of a floor's spaces, doors and rooms, and of the nodes of the network."""
    net = graph()
    nodes = tuple(
        [
            f"{net.layer_of[node]}.{net.layers[net.layer_of[node] - 1].index(node) + 1}"
            for node in range(len(net.kind_of))
        ]
    )
    if not plan:
        return {"space": (), "room": (), "door": (), "wall": (), "node": nodes}
    house = floor(plan)
    return {
        "space": tuple([space_name(house, cell) for cell in range(house.size)]),
        "room": tuple([room.key for room in house.rooms]),
        "door": tuple([f"{space_name(house, door.a)}-{space_name(house, door.b)}" for door in house.doors]),
        "wall": tuple([wall_name(house, cell, side) for cell in range(house.size) for side in range(4)]),
        "node": nodes,
    }


def wall_name(house: Floor, cell: int, side: int) -> str:
    """A wall by the spaces on its two sides; one towards the outside has only one."""
    other = house.beyond[cell][side]
    return f"{space_name(house, cell)}|{space_name(house, other) if other != NOWHERE else ''}"


def space_name(house: Floor, cell: int) -> str:
    """A space as people call it: its column as a letter and its row as a number, A1 at the upper left."""
    row, column = house.at(cell)
    return f"{chr(ord('A') + column - 1)}{row}"


def room_name(house: Floor, cell: int) -> str:
    """The room of a space, or nothing."""
    room = house.room_of[cell]
    return "" if room == NO_ROOM else house.rooms[room].key
