"""Conditions on the state of the game that tasks wait for, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from getaway.games.burncycle.ground.units import counts_as_guard
from getaway.games.burncycle.table.mission_cards import Task
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.table.places import is_at

OfBot = Callable[[Burncycle, Task, int], bool]
OfTeam = Callable[[Burncycle, Task], bool]


# Of one bot


def takes_part(g: Burncycle, bot: int) -> bool:
    """Whether a bot takes part: a shut down agent does not (BC-OBJ-31), nor one that counts as a guard (BC-INTF-16)."""
    return g.bots[bot].acts and not counts_as_guard(g, bot)


def stands(g: Burncycle, task: Task, bot: int) -> bool:
    """The bot is at the place."""
    return takes_part(g, bot) and is_at(g.floor, task.where, g.bots[bot].cell)


def brings(g: Burncycle, task: Task, bot: int) -> bool:
    """The bot is at the place and carries a bead."""
    return task.detail in g.bots[bot].carries and stands(g, task, bot)


def hidden(g: Burncycle, task: Task, bot: int) -> bool:
    """The bot is at the place and hides there (BC-AWHIDE-03)."""
    return g.bots[bot].hidden and stands(g, task, bot)


OF_BOT: Final[dict[str, OfBot]] = {"stands": stands, "brings": brings, "hidden": hidden}


# Of the team


def surveilled(g: Burncycle, task: Task) -> bool:
    """No room of the type has a surveillance bead."""
    return all(g.floor.rooms[room].type != task.where.type for room in g.unseen)


def alert(g: Burncycle, task: Task) -> bool:
    """Threat is at the level asked for, or above."""
    return g.threat >= task.times


def wall(g: Burncycle, task: Task) -> bool:
    """An exterior wall of the room is destroyed, whenever it fell on this floor (BC-MISS-14)."""
    floor = g.floor
    return any(
        floor.edge(cell, direction) in g.broken and floor.exterior(cell, direction)
        for cell in floor.rooms[floor.room_named(task.where.room)].cells
        for direction in range(4)
    )


def apart(g: Burncycle, task: Task) -> bool:
    """All bots are in rooms, no two in the same one; a safe zone counts as a separate room (BC-ROOM-07)."""
    rooms = [g.floor.room_of[bot.cell] if takes_part(g, i) else NOWHERE for i, bot in enumerate(g.bots)]
    return NOWHERE not in rooms and len(set(rooms)) == len(rooms)


def lured(g: Burncycle, task: Task) -> bool:
    """The captain, special unit of the mission, is at the place (BC-OBJ-29)."""
    return any(unit.captain and is_at(g.floor, task.where, unit.cell) for unit in g.units)


OF_TEAM: Final[dict[str, OfTeam]] = {
    "surveilled": surveilled,
    "alert": alert,
    "wall": wall,
    "apart": apart,
    "lured": lured,
}


def holds_for(g: Burncycle, task: Task, bot: int) -> bool:
    """Whether this bot meets the condition now, with its awareness chip out of play where the task says so."""
    return not (task.unseen and g.bots[bot].chip != NOWHERE) and OF_BOT[task.holds](g, task, bot)


def holds_for_all(g: Burncycle, task: Task) -> bool:
    """Whether the condition is met as a whole: by the team, or by all bots or agents at the same time (BC-OBJ-26).

    What the command module does meanwhile belongs to it (BC-OBJ-36).
    """
    if task.holds in OF_TEAM:
        return OF_TEAM[task.holds](g, task)
    bots = (*g.everyone, g.module) if task.who == "all-bots" else g.everyone
    if not all(holds_for(g, task, bot) for bot in bots):
        return False
    return task.meanwhile is None or is_at(g.floor, task.meanwhile, g.bots[g.module].cell)
