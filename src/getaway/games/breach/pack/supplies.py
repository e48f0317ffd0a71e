"""What can be wrong with what lies on the table: the interface, and how many there are of everything."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from getaway.games.breach.pack.contents import Contents
from getaway.games.breach.table.parts import COLOURS, TYPES
from getaway.games.breach.table.pieces import Interface, Supplies
from getaway.kit.misfits import meant
from getaway.kit.shelf import Note, named
from getaway.kit.toml_lines import Path

INTERFACE, SUPPLIES = "interface.toml", "supplies.toml"
CUBES, COLOURED = 54, 4
FIGURES = {"viruses": 9, "firewall_viruses": 17, "credits": 16, "shields": 4, "breaches": 10}
"""BR-COMP-10, BR-COMP-13, BR-COMP-15 and BR-COMP-31."""
WHOLE = {**dict.fromkeys(TYPES, 2), "blank": 2}
PARTIAL = {**dict.fromkeys(TYPES, 10), "blank": 4}
ON_THE_TABLE = {
    **dict.fromkeys(
        ("firewall-board", "guardian-card", "guardian-sheet", "firewall-die", "infection-die", "password"), 1
    ),
    **dict.fromkeys(("gateways", "program-sleeves", "summaries", "avatar-bases"), 4),
    "ice-cubes": 3,
    "development-cubes": 24,
}
"""What is neither taken nor put back (BR-COMP-02 to BR-COMP-32)."""
FACES = ("virus", "virus-bot", "virus-hunter", "double-threat", "threat-retry")
SIDES_OF_DIE = 6


def table(c: Contents) -> Iterator[Note]:
    """Every fault of them."""
    if c.interface is not None:
        yield from interface(c.interface)
    if c.supplies is not None:
        yield from supplies(c.supplies)
        yield from die(c.supplies)


def interface(board: Interface) -> Iterator[Note]:
    """A CPU that lets a player act, and two marks on boxes of the Hard Disk (BR-IFACE-07 to BR-IFACE-09)."""
    if not board.cpu:
        yield Note(INTERFACE, ("cpu",), "a Hard Disk of at least one box is expected")
    for n, box in enumerate(board.cpu):
        if box.click < 1:
            yield Note(INTERFACE, ("cpu", n, "click"), "a Click of at least 1 is expected: nobody could act")
    for n, mark in enumerate(board.marks):
        if not 1 <= mark <= len(board.cpu):
            yield Note(INTERFACE, ("marks", n), f"the Hard Disk has boxes 1 to {len(board.cpu)}, not {mark}")
    if board.marks[0] >= board.marks[1]:
        yield Note(INTERFACE, ("marks",), "the second mark lies behind the first")


def supplies(found: Supplies) -> Iterator[Note]:
    """The counts of the box (BR-COMP-01 to BR-COMP-16)."""
    yield from keys(("cubes",), found.cubes, COLOURS)
    if set(found.cubes) == set(COLOURS) and sum(found.cubes.values()) != CUBES:
        yield Note(SUPPLIES, ("cubes",), f"{CUBES} code cubes are expected, not {sum(found.cubes.values())}")
    if len(found.interfaces) != COLOURED:
        yield Note(SUPPLIES, ("interfaces",), f"{COLOURED} interfaces are expected, not {len(found.interfaces)}")
    for n, colour in enumerate(found.interfaces):
        yield from named(SUPPLIES, ("interfaces", n), colour)
        if colour in found.interfaces[:n]:
            yield Note(SUPPLIES, ("interfaces", n), f"another interface is {colour}")
    for name, count in FIGURES.items():
        if getattr(found, name) != count:
            yield Note(SUPPLIES, (name,), f"{count} are expected, not {getattr(found, name)}")
    yield from keys(("breach_cost",), found.breach_cost, ("front", "back"))
    yield from exactly(("whole",), found.whole, WHOLE)
    yield from exactly(("partial",), found.partial, PARTIAL)
    yield from exactly(("table",), found.table, ON_THE_TABLE)


def keys(path: Path, given: Collection[str], expected: tuple[str, ...]) -> Iterator[Note]:
    """Names that are missing."""
    for name in expected:
        if name not in given:
            yield Note(SUPPLIES, (*path, name), "is missing")


def exactly(path: Path, given: Mapping[str, int], expected: Mapping[str, int]) -> Iterator[Note]:
    """These names and no others, each with its count; beside an unknown name a missing one is likely the same."""
    for name, count in given.items():
        if name not in expected:
            yield Note(SUPPLIES, (*path, name), f"there is no such kind{meant(name, list(expected))}")
        elif count != expected[name]:
            yield Note(SUPPLIES, (*path, name), f"{expected[name]} are expected, not {count}")
    if set(given) <= set(expected):
        yield from keys(path, given, tuple(expected))


def die(found: Supplies) -> Iterator[Note]:
    """Six faces, of results that the rules know, one at least without a Retry (BR-COMP-11)."""
    faces = found.infection
    if len(faces) != SIDES_OF_DIE:
        yield Note(SUPPLIES, ("infection",), f"{SIDES_OF_DIE} faces are expected, not {len(faces)}")
    for n, face in enumerate(faces):
        if face not in FACES:
            yield Note(SUPPLIES, ("infection", n), f"there is no result {face}{meant(face, list(FACES))}")
    if faces and all(face == "threat-retry" for face in faces):
        yield Note(SUPPLIES, ("infection",), "a roll would never end: a face without Retry is expected")
