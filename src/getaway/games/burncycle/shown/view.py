"""What an audience sees: the whole table, since nothing is hidden, with a name for everything that has a number."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from getaway.games.burncycle.floor import NO_ROOM, NOWHERE, Floor, floor
from getaway.games.burncycle.missions.lesson import Guide, guide
from getaway.games.burncycle.missions.tasks import goal, is_complete, next_goal
from getaway.games.burncycle.table.mats.network import graph
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.pieces import option_name, terminal_cards
from getaway.kernel import SPECTATOR, Public, Seat, once

FIELDS: Final = tuple(name for name in Burncycle.__struct_fields__ if name != "tape")
Names = dict[str, tuple[str, ...]]


class TaskSeen(msgspec.Struct, frozen=True):
    """A task of the current objective, and how far it has come."""

    task: str
    complete: bool
    times: int


class View(Burncycle, kw_only=True):
    """The table as every player sees it, with names for its numbers."""

    seat: Public[int]
    named: Public[Names]
    """By kind, the names of spaces, rooms, doors, nodes, bots and units, each at the place of its number.

    `chip` has what lies in a slot counted from 0, `slot` in one counted from 1, `kind` what kind a node is;
    `reserve` has the agents, whose reserves are their own.

    While a terminal card lies on the table its options are among them.
    """
    open_doors: Public[tuple[int, ...]]
    """The unlocked doors, by number."""
    objective: Public[str]
    """The current objective; none once that of a floor is complete and the floor not left."""
    tasks: Public[tuple[TaskSeen, ...]]
    guide: Public[Guide | None]
    """In a lesson, what to do next: any client shows it above the question."""


def view(g: Burncycle, seat: Seat) -> View:
    """The table as it is now."""
    return msgspec.structs.replace(for_all(g), seat=seat)


@once
def for_all(g: Burncycle) -> View:
    """The table as everyone sees it."""
    bots, slots = tuple([bot.name for bot in g.bots]), tuple([slot.chip for slot in g.slots])
    things = {"bot": bots, "unit": ("", *g.roster), "chip": slots, "slot": ("", *slots), "option": options(g)}
    title, tasks = work(g)
    table = {name: getattr(g, name) for name in FIELDS}
    lesson = guide(g)
    names = {**places(g.plan), **things, "reserve": (*bots[: g.players], "")}
    return View(
        seat=SPECTATOR, named=names, open_doors=open_doors(g), objective=title, tasks=tasks, guide=lesson, **table
    )


def open_doors(g: Burncycle) -> tuple[int, ...]:
    """The doors with a peg."""
    return tuple([door for door in range(len(g.floor.doors)) if g.unlocked >> door & 1]) if g.plan else ()


BETWEEN_FLOORS = ("carry-over", "new-floor")
"""While bots arrive on a floor its objective is shown, though it begins only when the floor is laid out."""


def work(g: Burncycle) -> tuple[str, tuple[TaskSeen, ...]]:
    """The current objective and its tasks."""
    arriving = g.phase in BETWEEN_FLOORS
    at_hand = next_goal(g) if arriving else goal(g) if g.plan else None
    if at_hand is None:
        return "", ()
    begun = () if arriving else g.progress
    progress = begun or ((),) * len(at_hand.tasks)
    each = zip(at_hand.tasks, progress, strict=True)
    return at_hand.card.title, tuple([TaskSeen(task.key, is_complete(g, task, by), len(by)) for task, by in each])


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
        return {"space": (), "room": (), "door": (), "wall": (), "node": nodes, "kind": net.kind_of}
    house = floor(plan)
    return {
        "space": tuple([space_name(house, cell) for cell in range(house.size)]),
        "room": tuple([room.key for room in house.rooms]),
        "door": tuple([f"{space_name(house, door.a)}-{space_name(house, door.b)}" for door in house.doors]),
        "wall": tuple([wall_name(house, cell, side) for cell in range(house.size) for side in range(4)]),
        "node": nodes,
        "kind": net.kind_of,
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
