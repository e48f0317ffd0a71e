"""What can be wrong with corporations: their floors, what these have in common, and their threat cards."""

from __future__ import annotations

from collections.abc import Iterator

from getaway.games.burncycle.pack.contents import Contents
from getaway.games.burncycle.pack.effects import effects, gifts
from getaway.games.burncycle.pack.floors import NUMBERS, floors_file
from getaway.games.burncycle.pack.folder import Note, named
from getaway.games.burncycle.pack.vocabulary import ESCALATION
from getaway.games.burncycle.table.mats.floor import Floor
from getaway.games.burncycle.table.pieces import Corporation
from getaway.kit.misfits import meant
from getaway.kit.toml_lines import Path

WHERE = "corporations.toml"


def corporations(c: Contents, floors: dict[str, Floor]) -> Iterator[Note]:
    """Every fault of every corporation."""
    if c.corporations is None:
        return
    if not c.corporations:
        yield Note(WHERE, (), "there is no corporation")
    for name, card in c.corporations.items():
        yield from named(WHERE, (name,), name)
        yield from floor_names(c, name, card)
        yield from threat_card(name, card)
        yield from zones_apart(c, card, floors)


def floor_names(c: Contents, name: str, card: Corporation) -> Iterator[Note]:
    """Floors 1 to 3 are there (BC-CORP-01)."""
    for number, key in card.floors.items():
        if number not in NUMBERS:
            yield Note(WHERE, (name, "floors", number), f"floors are 1, 2 and 3, not {number}")
        elif key not in c.floors:
            yield Note(WHERE, (name, "floors", number), f"there is no floor {key}{meant(key, list(c.floors))}")
    for number in NUMBERS:
        if number not in card.floors:
            yield Note(WHERE, (name, "floors", number), "is missing")


def threat_card(name: str, card: Corporation) -> Iterator[Note]:
    """Entries by rising level, each of which does something (BC-THRCARD-03)."""
    before = 0
    for n, entry in enumerate(card.threat):
        path = (name, "threat", n)
        if entry.level == before:
            yield Note(WHERE, (*path, "level"), f"another entry has level {entry.level}")
        elif entry.level < before:
            yield Note(WHERE, (*path, "level"), f"level {entry.level} comes after level {before}; levels rise")
        before = max(before, entry.level)
        yield from named(WHERE, (*path, "title"), entry.title)
        yield from effects(WHERE, (*path, "effects"), entry.effects)
        yield from gifts(WHERE, (*path, "gives"), entry.gives, ESCALATION)
        if entry.kind == "event" and entry.gives:
            yield Note(WHERE, (*path, "gives"), "an event is over at once; what is in force is an escalation")
        elif not entry.effects and not entry.gives:
            yield Note(WHERE, path, f"the {entry.kind} {entry.title} does nothing")


def zones_apart(c: Contents, card: Corporation, floors: dict[str, Floor]) -> Iterator[Note]:
    """Safe zones lie on the same spaces of all floors (BC-CHFL-15): those of the others are held to the first."""
    built = [floors[key] for key in card.floors.values() if key in floors]
    if len(built) < len(card.floors) or not built:
        return
    first = {room.zone: room for room in built[0].rooms if room.safe}
    for floor in built[1:]:
        here = {room.zone: room for room in floor.rooms if room.safe}
        for zone, room in first.items():
            if zone not in here:
                what = f"the safe zone {zone} of {built[0].key} is not on this floor"
            elif here[zone].cells != room.cells:
                at = list(floor.at(here[zone].cells[0]))
                what = f"safe zone {zone} is at {at}, on {built[0].key} at {list(built[0].at(room.cells[0]))}"
            else:
                continue
            yield Note(floors_file(floor.key), placed_at(c, floor.key, zone), what)


def placed_at(c: Contents, key: str, zone: int) -> Path:
    """The entry of the room mat with this safe zone; of one that is missing, all rooms."""
    plan = c.floors[key]
    found = [n for n, placed in enumerate(plan.rooms) if placed.zone == zone] if plan else []
    return ("rooms", *found[:1])
