"""Where the tasks of a mission are done, kind by kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from getaway.bots.burncycle.team.chips import hard_doors
from getaway.bots.burncycle.team.danger import seen
from getaway.games.burncycle.detection.detection import reach_of
from getaway.games.burncycle.floor import NOWHERE, WALL, Floor, bot_ways, covered, spaces_beside, steps_from, unit_ways
from getaway.games.burncycle.missions.actions import added
from getaway.games.burncycle.missions.escape import beside_gap
from getaway.games.burncycle.table.mission_cards import ANYWHERE, Task
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import STUNNED, Unit
from getaway.games.burncycle.table.pieces import equipment, supplies
from getaway.games.burncycle.table.places import spaces

NEAR = 3
"""How far from the way out the last agent waits."""
BAIT = 3
"""How much farther from the captain than the nearest space of the place a bot may stand to lure it there."""
NOT_YET = 6.0
"""What it costs more to lure the captain for a bot it doesn't follow yet."""


class Wanted(NamedTuple):
    """Spaces on which a bot is wanted, what it does there, and what that costs beyond the way."""

    cells: tuple[int, ...]
    act: str = ""
    what: str = ""
    extra: float = 0.0


Finder = Callable[[Burncycle, Task, int], Iterator[Wanted]]


def wanted(g: Burncycle, task: Task, bot: int) -> Iterator[Wanted]:
    """Where this bot could work at this task; nothing where it cannot."""
    kind = task.does or task.holds
    if kind in PLACES:
        yield from PLACES[kind](g, task, bot)


def fitting(g: Burncycle, task: Task, cells: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the spaces where the task wants it done."""
    if task.where == ANYWHERE:
        return cells
    there = spaces(g.floor, task.where)
    return tuple([cell for cell in cells if cell in there])


# Things done


def at_cache(g: Burncycle, task: Task, bot: int) -> Iterator[Wanted]:
    """On a cache that no unit stands on; one that the bot left lying under itself it must step onto again."""
    here = g.bots[bot].cell
    yield Wanted(tuple([cell for cell in fitting(g, task, g.caches) if g.unit_at(cell) is None and cell != here]))


def at_terminal(g: Burncycle, task: Task, bot: int) -> Iterator[Wanted]:
    """On a terminal chip."""
    yield Wanted(fitting(g, task, g.terminals), "terminal", "", 1.0)


def at_door(g: Burncycle, task: Task, bot: int) -> Iterator[Wanted]:
    """Beside a locked door, rather not one whose card is known to be hard."""
    known = hard_doors(g, bot)
    for hard, extra in ((False, 3.0), (True, 9.0)):
        doors = [d for n, d in enumerate(g.floor.doors) if not g.unlocked >> n & 1 and (n in known) == hard]
        sides = tuple(dict.fromkeys([cell for door in doors for cell in (door.a, door.b) if g.floor.playable(cell)]))
        yield Wanted(fitting(g, task, sides), "keypad", "", extra)


def to_hide(g: Burncycle, task: Task, bot: int) -> Iterator[Wanted]:
    """On a hiding spot other than the one it stands on."""
    cells = unwatched(g, fitting(g, task, g.floor.hiding))
    yield Wanted(tuple([cell for cell in cells if cell != g.bots[bot].cell]), "hide")


def unwatched(g: Burncycle, cells: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the spaces that nobody sees, or all if they are all watched: in plain sight nobody hides."""
    watched = seen(g)
    return tuple([cell for cell in cells if not watched >> cell & 1]) or cells


def at_turn_end(g: Burncycle, task: Task, bot: int) -> Iterator[Wanted]:
    """There when its turn ends."""
    yield Wanted(spaces(g.floor, task.where), "wait")


def with_equipment(g: Burncycle, task: Task, bot: int) -> Iterator[Wanted]:
    """There with equipment to discard; without any, at a cache first."""
    cards = [each.card for each in g.bots[bot].cards if each.card in equipment()]
    if cards:
        yield Wanted(spaces(g.floor, task.where), "discard", cards[0])
    else:
        yield Wanted(tuple([cell for cell in g.caches if g.unit_at(cell) is None]), "", "", 20.0)


def at_mission_action(g: Burncycle, task: Task, bot: int) -> Iterator[Wanted]:
    """Where the mission's action is possible; a bot must have a bead before it can place it."""
    for action in added(g):
        if action.key != task.detail:
            continue
        if action.do == "repair-terminal":
            cells = tuple([cell for cell in g.floor.terminals if cell not in g.terminals])
            yield Wanted(fitting(g, task, cells), "mission-action", action.key, 1.0)
        elif action.do == "rewire-terminal":
            cells = tuple([cell for cell in g.floor.terminals if cell not in g.mainframes])
            yield Wanted(fitting(g, task, cells), "mission-action", action.key, 1.0)
        elif action.bead not in g.bots[bot].carries:
            yield from to_bead(g, action.bead)
        elif action.do == "leave-bead":
            yield Wanted(g.floor.rooms[g.floor.room_named(action.room)].cells, "mission-action", action.key)
        else:
            yield Wanted(outside(g, action.room), "mission-action", action.key)


def outside(g: Burncycle, room: str) -> tuple[int, ...]:
    """The spaces before the doors of a room."""
    here = g.floor.rooms[g.floor.room_named(room)]
    doors = [g.floor.doors[n] for n in here.doors]
    return tuple([door.b if door.a in here.cells else door.a for door in doors])


def to_bead(g: Burncycle, bead: str) -> Iterator[Wanted]:
    """Where a bead lies."""
    yield Wanted(tuple([cell for what, cell in g.beads if what == bead]))


def at_gap(g: Burncycle, task: Task, bot: int) -> Iterator[Wanted]:
    """Beside a destroyed wall that leads out; the last agent waits near it until the command module has left."""
    cells = tuple([cell for cell in range(g.floor.size) if g.floor.playable(cell) and beside_gap(g, cell)])
    gaps = fitting(g, task, cells)
    if may_leave(g, bot) or not gaps:
        yield Wanted(gaps, "escape")
    else:
        yield Wanted(around(g, gaps), "wait")


def may_leave(g: Burncycle, bot: int) -> bool:
    """Whether a bot may leave the building: the last agent waits for the command module, which would be left behind."""
    others = [i for i in g.everyone if i != bot and not g.bots[i].escaped]
    return bot == g.module or bool(others) or g.bots[g.module].escaped


def around(g: Burncycle, cells: tuple[int, ...]) -> tuple[int, ...]:
    """The spaces within a few steps of these, but not these themselves."""
    ways = bot_ways(g.floor, g.unlocked, g.broken)
    far = [steps_from(ways, cell) for cell in cells]
    return tuple([c for c in range(g.floor.size) if c not in cells and any(steps[c] <= NEAR for steps in far)])


def in_unseen_room(g: Burncycle, task: Task, bot: int) -> Iterator[Wanted]:
    """In a room that nobody has looked into."""
    rooms = [g.floor.rooms[n] for n in g.unseen if task.where.type in ("", g.floor.rooms[n].type)]
    yield Wanted(tuple([cell for room in rooms for cell in room.cells]))


def beside_wall(g: Burncycle, task: Task, bot: int) -> Iterator[Wanted]:
    """Beside an exterior wall of the room, or beside any wall."""
    if len(g.broken) >= supplies().walls:
        return
    room = g.floor.room_named(task.where.room) if task.where.room else NOWHERE
    cells = g.floor.rooms[room].cells if room != NOWHERE else tuple(range(g.floor.size))
    outer = [
        cell
        for cell in cells
        for direction in range(4)
        if g.floor.exterior(cell, direction) and g.floor.side(cell, direction) == WALL
    ]
    yield Wanted(tuple(dict.fromkeys(outer)), "strike-wall", "", 4.0)


def any_wall(g: Burncycle, task: Task, bot: int) -> Iterator[Wanted]:
    """Beside a wall that stands."""
    if len(g.broken) < supplies().walls:
        yield Wanted(fitting(g, task, _beside_walls(g.floor, g.broken)), "strike-wall", "", 4.0)


@lru_cache(maxsize=64)
def _beside_walls(floor: Floor, broken: tuple[int, ...]) -> tuple[int, ...]:
    """Every space in play with a wall at its side that stands."""
    return tuple([cell for cell in range(floor.size) if floor.playable(cell) and _has_wall(floor, cell, broken)])


def _has_wall(floor: Floor, cell: int, broken: tuple[int, ...]) -> bool:
    return any(floor.side(cell, n) == WALL and floor.edges[cell][n] not in broken for n in range(4))


def beside_unit(g: Burncycle, task: Task, bot: int) -> Iterator[Wanted]:
    """Beside a security unit."""
    cells = [other for unit in g.units if unit.state != STUNNED for other in g.floor.beyond[unit.cell]]
    yield Wanted(fitting(g, task, tuple([cell for cell in cells if cell != NOWHERE])), "strike-unit", "", 4.0)


def anywhere(g: Burncycle, task: Task, bot: int) -> Iterator[Wanted]:
    """Wherever it stands, or wherever the task says."""
    cells = spaces(g.floor, task.where) if task.where != ANYWHERE else (g.bots[bot].cell,)
    yield Wanted(cells, task.does)


def at_mainframe(g: Burncycle, task: Task, bot: int) -> Iterator[Wanted]:
    """On a mainframe."""
    yield Wanted(fitting(g, task, g.mainframes), "terminal", "", 1.0)


def to_trade(g: Burncycle, task: Task, bot: int) -> Iterator[Wanted]:
    """Beside another bot where the two may trade; the first goes to the nearest such place."""
    there = spaces(g.floor, task.where)
    beside = [
        other
        for i, each in enumerate(g.bots)
        if i != bot and each.cell in there
        for other in g.floor.beyond[each.cell]
        if other in there and g.floor.room_of[other] == g.floor.room_of[each.cell]
    ]
    yield Wanted(tuple(beside) or there, "trade")


# Conditions


def to_be_hidden(g: Burncycle, task: Task, bot: int) -> Iterator[Wanted]:
    """On a hiding spot; a bot on one in plain sight must step onto it again."""
    here = g.bots[bot]
    cells = fitting(g, task, g.floor.hiding)
    if not (here.hidden and here.cell in cells):
        cells = unwatched(g, cells)
    yield Wanted(tuple([cell for cell in cells if here.hidden or cell != here.cell]))


def to_stand(g: Burncycle, task: Task, bot: int) -> Iterator[Wanted]:
    """At the place."""
    yield Wanted(spaces(g.floor, task.where))


def to_bring(g: Burncycle, task: Task, bot: int) -> Iterator[Wanted]:
    """At the place with the bead, or where it lies; the bot that has it brings it."""
    if task.detail in g.bots[bot].carries:
        yield Wanted(spaces(g.floor, task.where))
    else:
        yield from to_bead(g, task.detail)


def apart(g: Burncycle, task: Task, bot: int) -> Iterator[Wanted]:
    """In a room where no other bot is."""
    rooms = g.floor.room_of
    taken = {rooms[each.cell] for i, each in enumerate(g.bots) if i != bot and each.acts}
    yield Wanted(tuple([cell for cell, room in enumerate(rooms) if room >= 0 and room not in taken]))


def to_lure(g: Burncycle, task: Task, bot: int) -> Iterator[Wanted]:
    """In plain sight of the captain, as near to the place as possible; once it knows of the bot, at the place itself.

    A captain comes to where it sees a bot or saw one last, so nobody lures it in disguise or from a hiding spot.
    """
    if g.bots[bot].disguise:
        return
    cells = tuple([cell for cell in spaces(g.floor, task.where) if cell not in g.floor.hiding])
    captain = next((unit for unit in g.units if unit.captain), None)
    if captain is None:
        yield Wanted(cells, "lure")
        return
    ways, here = unit_ways(g.floor, g.broken), g.bots[bot]
    if not follows(g, captain, bot):
        shown = in_sight(g, captain)
        if not any(cell in shown for cell in cells):
            home = {cell: min(map(steps_from(ways, cell).__getitem__, cells)) for cell in shown}
            least = min(home.values(), default=0)
            bait = tuple([cell for cell, way in home.items() if way <= least + 1])
            yield Wanted(bait, "lure", "", least + NOT_YET)
            return
        cells = tuple([cell for cell in cells if cell in shown])
    cells, far = inner(g, cells), steps_from(ways, captain.cell)
    near = min([far[cell] for cell in cells], default=0)
    yield Wanted(tuple([cell for cell in cells if far[cell] <= near + BAIT]), "lure", "", far[here.cell])


def inner(g: Burncycle, cells: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the spaces of a place where the captain, who stops beside a bot, can't but be in the place, or all."""
    rooms, ways = g.floor.room_of, unit_ways(g.floor, g.broken)
    return tuple([c for c in cells if all(rooms[other] == rooms[c] for other in spaces_beside(ways, c))]) or cells


def follows(g: Burncycle, captain: Unit, bot: int) -> bool:
    """Whether the captain will come to a bot: to the nearest it sees, or else to a chip it is the nearest to."""
    here, far = g.bots[bot], steps_from(unit_ways(g.floor, g.broken), captain.cell)
    mask = covered(g.floor, captain.cell, captain.facing, reach_of(captain.name))
    pursued = [each.cell for each in g.bots if each.detected and mask >> each.cell & 1]
    if pursued:
        return here.cell in pursued and far[here.cell] == min([far[cell] for cell in pursued])
    return here.chip != NOWHERE and g.bot_at(here.chip) in (NOWHERE, bot) and comes_first(g, captain, here.chip)


def comes_first(g: Burncycle, captain: Unit, cell: int) -> bool:
    """Whether no other unit is nearer to a space than the captain."""
    far = steps_from(unit_ways(g.floor, g.broken), cell)
    return all(far[captain.cell] <= far[unit.cell] for unit in g.units if unit.state != STUNNED)


def in_sight(g: Burncycle, unit: Unit) -> tuple[int, ...]:
    """The spaces a unit is aware of, but its own and those where a bot would hide from it."""
    mask = covered(g.floor, unit.cell, unit.facing, reach_of(unit.name))
    out = (*g.floor.hiding, unit.cell)
    return tuple([cell for cell in range(g.floor.size) if mask >> cell & 1 and cell not in out])


PLACES: Final[dict[str, Finder]] = {
    "cache": at_cache,
    "equipment": at_cache,
    "terminal": at_terminal,
    "unlock": at_door,
    "keypad": at_door,
    "keypad-open": at_door,
    "key": at_door,
    "hide": to_hide,
    "turn-end": at_turn_end,
    "discard-equipment": with_equipment,
    "mission-action": at_mission_action,
    "escape": at_gap,
    "surveil": in_unseen_room,
    "surveilled": in_unseen_room,
    "wall": beside_wall,
    "break-wall": any_wall,
    "strike-wall": any_wall,
    "strike-unit": beside_unit,
    "stun-unit": beside_unit,
    "shut-unit": beside_unit,
    "network-card": anywhere,
    "mainframe": at_mainframe,
    "trade": to_trade,
    "hidden": to_be_hidden,
    "step": to_stand,
    "stands": to_stand,
    "brings": to_bring,
    "apart": apart,
    "lured": to_lure,
}
