"""What can be wrong with missions: what they name must be there, on the floors they are played on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from getaway.games.burncycle.pack.contents import Contents
from getaway.games.burncycle.pack.effects import effects
from getaway.games.burncycle.pack.floors import FEWEST_STARTS
from getaway.games.burncycle.pack.folder import Note, Shelf, named
from getaway.games.burncycle.pack.vocabulary import CONDITIONS_OF_BOT, CONDITIONS_OF_TEAM, HAPPENINGS
from getaway.games.burncycle.table.mats.floor import Floor
from getaway.games.burncycle.table.mission_cards import Mission, MissionFloor, Objective, Place, Task, wrong_places
from getaway.games.burncycle.table.parts import LAST_LEVEL
from getaway.games.burncycle.table.places import spaces
from getaway.kit.misfits import meant
from getaway.kit.toml_lines import Path

MOST_PLAYERS = 4


class Leg(NamedTuple):
    """A floor of a mission as it is played: its entry, the card's part, and the floor, if that can be laid out."""

    path: Path
    card: MissionFloor
    floor: Floor | None


def missions(shelf: Shelf, c: Contents, floors: dict[str, Floor]) -> Iterator[Note]:
    """Every fault of every mission; one of the box against a corporation that the pack does not have is left out."""
    if c.corporations is None:
        return
    for key, card in c.missions.items():
        where = f"missions/{key}.toml"
        of_box = where not in shelf.pack.files and "corporations.toml" in shelf.pack.files
        if card is None or (card.corporation not in c.corporations and of_box):
            continue
        found = [Note(where, path, what) for path, what in wrong_places(card, c.corporations)]
        yield from found or mission(where, c, card, floors)


def mission(where: str, c: Contents, card: Mission, floors: dict[str, Floor]) -> Iterator[Note]:
    """A mission whose objectives make sense by themselves."""
    if not card.floors:
        yield Note(where, ("floors",), "a mission has at least one floor")
        return
    if not 1 <= card.threat < LAST_LEVEL:
        yield Note(where, ("threat",), f"threat starts from 1 to {LAST_LEVEL - 1}, not at {card.threat}")
    plans = c.corporations[card.corporation].floors if c.corporations else {}
    legs = [Leg(("floors", n), each, floors.get(plans.get(str(each.number), ""))) for n, each in enumerate(card.floors)]
    laid: set[str] = set()
    for leg in legs:
        laid |= {each.bead for each in (*leg.card.beads, *leg.card.lays)}
        yield from objective(where, leg.path, leg.card, leg, laid)
        yield from floor_of(where, leg, laid)
    yield from objective(where, ("win",), card.win, legs[-1], laid)
    yield from starts(where, legs[0])
    for n, bead in enumerate(card.heavy):
        yield from bead_of(where, ("heavy", n), bead, laid)
    if card.escape:
        yield from escape(where, card.escape, legs[-1])


def escape(where: str, room: str, leg: Leg) -> Iterator[Note]:
    """The room of the escape is on the last floor, and has a wall that leads out of play (BC-ESC-09)."""
    found = [*room_of(where, ("escape",), room, leg)]
    yield from found
    if leg.floor is None or found:
        return
    cells = leg.floor.rooms[leg.floor.room_named(room)].cells
    if not any(leg.floor.beyond[cell][d] < 0 for cell in cells for d in range(4)):
        yield Note(where, ("escape",), f"{room} of {leg.floor.key} has no wall that leads out")


# Objectives


def objective(where: str, path: Path, goal: Objective, leg: Leg, laid: set[str]) -> Iterator[Note]:
    """Its title, its reward and its tasks."""
    yield from named(where, (*path, "title"), goal.title)
    yield from effects(where, (*path, "reward"), goal.reward)
    for n, task in enumerate(goal.tasks):
        yield from one_task(where, (*path, "tasks", n), task, leg, laid)


def one_task(where: str, path: Path, task: Task, leg: Leg, laid: set[str]) -> Iterator[Note]:
    """What is done or held is known, and its place exists."""
    yield from named(where, (*path, "key"), task.key)
    conditions = [*CONDITIONS_OF_BOT, *CONDITIONS_OF_TEAM]
    if task.does and task.does not in HAPPENINGS:
        near = meant(task.does, list(HAPPENINGS))
        yield Note(where, (*path, "does"), f"nothing that happens is called {task.does}{near}")
    if task.holds and task.holds not in conditions:
        yield Note(where, (*path, "holds"), f"there is no condition {task.holds}{meant(task.holds, conditions)}")
    if not 1 <= task.players <= MOST_PLAYERS:
        yield Note(where, (*path, "players"), f"from 1 to {MOST_PLAYERS} players play, not {task.players}")
    if task.times < 1:
        yield Note(where, (*path, "times"), f"at least once is expected, not {task.times} times")
    if task.does == "mission-action" and task.detail not in [action.key for action in leg.card.actions]:
        yield Note(where, (*path, "detail"), f"no action of floor {leg.card.number} is called {task.detail!r}")
    if task.holds == "brings":
        yield from bead_of(where, (*path, "detail"), task.detail, laid)
    yield from condition_place(where, path, task)
    yield from place_of(where, (*path, "where"), task.where, leg)
    if task.meanwhile is not None:
        yield from place_of(where, (*path, "meanwhile"), task.meanwhile, leg)


def condition_place(where: str, path: Path, task: Task) -> Iterator[Note]:
    """Two conditions are about a room or a type of room, and must say which."""
    if task.holds == "wall" and not task.where.room:
        yield Note(where, (*path, "where"), "needs a room, whose exterior wall it is")
    if task.holds == "surveilled" and not task.where.type:
        yield Note(where, (*path, "where"), "needs a type, of the rooms to surveil")


# Floors


def floor_of(where: str, leg: Leg, laid: set[str]) -> Iterator[Note]:
    """What a floor is set up with, and what it allows."""
    for kind, layings in (("beads", leg.card.beads), ("lays", leg.card.lays)):
        for n, each in enumerate(layings):
            yield from named(where, (*leg.path, kind, n, "bead"), each.bead)
            yield from place_of(where, (*leg.path, kind, n, "where"), each.where, leg)
    for n, bead in enumerate(leg.card.takes):
        yield from bead_of(where, (*leg.path, "takes", n), bead, laid)
    for n, action in enumerate(leg.card.actions):
        path = (*leg.path, "actions", n)
        yield from named(where, (*path, "key"), action.key)
        if action.do.endswith("-bead"):
            yield from bead_of(where, (*path, "bead"), action.bead, laid)
            yield from room_of(where, (*path, "room"), action.room, leg)
    if leg.card.captain is not None:
        yield from place_of(where, (*leg.path, "captain"), leg.card.captain, leg)


def starts(where: str, leg: Leg) -> Iterator[Note]:
    """The rooms in which the bots start hold all five of them."""
    found = [
        note for n, room in enumerate(leg.card.start) for note in room_of(where, (*leg.path, "start", n), room, leg)
    ]
    yield from found
    if leg.floor is None or found or not leg.card.start:
        return
    rooms = [leg.floor.rooms[leg.floor.room_named(room)] for room in leg.card.start]
    count = sum(len(room.cells) for room in rooms)
    if count < FEWEST_STARTS:
        what = f"{count} spaces are too few to start from: four agents and the command module need {FEWEST_STARTS}"
        yield Note(where, (*leg.path, "start"), what)


def bead_of(where: str, path: Path, bead: str, laid: set[str]) -> Iterator[Note]:
    """A bead that no floor up to this one lays."""
    if bead not in laid:
        yield Note(where, path, f"no bead {bead!r} is laid on this floor or before")


def room_of(where: str, path: Path, room: str, leg: Leg) -> Iterator[Note]:
    """A room that is not on the floor."""
    if leg.floor is not None and leg.floor.room_named(room) < 0:
        near = meant(room, [each.key for each in leg.floor.rooms])
        yield Note(where, path, f"{leg.floor.key} has no room {room!r}{near}")


def place_of(where: str, path: Path, place: Place, leg: Leg) -> Iterator[Note]:
    """A place that no space of the floor fits."""
    if leg.floor is None or spaces(leg.floor, place):
        return
    wrong = [*room_of(where, (*path, "room"), place.room, leg)] if place.room else []
    types = sorted({room.type for room in leg.floor.rooms})
    if place.type and place.type not in types:
        wrong.append(
            Note(where, (*path, "type"), f"{leg.floor.key} has no {place.type} room; it has {', '.join(types)}")
        )
    yield from wrong or [Note(where, path, f"no space of {leg.floor.key} is such a place")]
