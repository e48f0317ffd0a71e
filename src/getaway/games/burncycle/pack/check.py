"""A pack checked over the content of the box: every fault with file, line and entry."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from getaway.games.burncycle.pack.contents import contents
from getaway.games.burncycle.pack.corporations import corporations
from getaway.games.burncycle.pack.decks import decks
from getaway.games.burncycle.pack.floors import sound_floors, sound_rooms
from getaway.games.burncycle.pack.folder import BOX, Note, Shelf
from getaway.games.burncycle.pack.missions import missions
from getaway.games.burncycle.pack.people import people
from getaway.games.burncycle.pack.supplies import table
from getaway.games.burncycle.table.box import CARD_SETS, FOLDERS, WORDS, Pack
from getaway.kit.own_words import words
from getaway.kit.toml_files import Fault


def check(pack: Pack | None = None, folder: str = BOX) -> list[Fault]:
    """The faults of a pack, or without one of the box, sorted by file and line.

    What depends on a document that can't be read isn't checked, so one fault is reported once.
    """
    shelf = Shelf(pack, folder)
    found = contents(shelf)
    rooms = sound_rooms(shelf, found)
    floors = sound_floors(shelf, found, rooms)
    shelf.note([*chain(people(found), decks(found), table(found), corporations(found, floors), own_words(shelf.pack))])
    shelf.note([*missions(shelf, found, floors)])
    return sorted(set(shelf.faults))


def own_words(pack: Pack) -> Iterator[Note]:
    """Faults of the words that a pack brings."""
    return words(WORDS, pack.files.get(WORDS, ""))


def summary(pack: Pack) -> dict[str, tuple[str, ...]]:
    """What a pack brings, by kind: the card sets it replaces, and floors, missions and rooms by key."""
    sets = tuple(name for name in CARD_SETS if f"{name}.toml" in pack.files)
    found = {"sets": sets} if sets else {}
    for folder in FOLDERS:
        inside = [path.partition("/")[2] for path in sorted(pack.files) if path.startswith(f"{folder}/")]
        found |= {folder: tuple(name.removesuffix(".toml") for name in inside)} if inside else {}
    return found | ({"words": (WORDS,)} if WORDS in pack.files else {})
