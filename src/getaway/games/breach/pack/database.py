"""What can be wrong with rooms, the maps of Information and the table of the advanced set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from getaway.games.breach.pack.contents import Contents
from getaway.games.breach.pack.effects import effects
from getaway.games.breach.pack.supplies import PARTIAL, WHOLE
from getaway.games.breach.pack.vocabulary import ROOM_TYPES
from getaway.games.breach.table.grid import Node, grid
from getaway.games.breach.table.pieces import Draw
from getaway.kit.misfits import meant
from getaway.kit.shelf import Note

ROOMS, TYPES, MAPS, RANDOM = "rooms.toml", "room_types.toml", "maps.toml", "random_information.toml"
CODES = ("in-1", "in-2", "tm-1", "tm-2", "gr-1", "gr-2", "tw-1", "tw-2", "v-1", "v-2", "v-3", "v-4")
"""BR-COMP-17."""
MOST_MP = 9
SIZES = {"2": 3, "3": 3, "4": 4}
"""By number of players, the columns of the Database."""
CHARTS = {f"{kind}{players}": cols for kind in ("standard", "deathmatch") for players, cols in SIZES.items()}


def database(c: Contents) -> Iterator[Note]:
    """Every fault of them."""
    yield from rooms(c)
    yield from room_types(c)
    yield from maps(c)
    yield from random_information(c)


def exactly(where: str, what: str, given: Mapping[str, object], expected: tuple[str, ...]) -> Iterator[Note]:
    """These names and no others; beside an unknown name a missing one is most likely the same."""
    unknown = [name for name in given if name not in expected]
    for name in unknown:
        yield Note(where, (name,), f"there is no {what} {name}{meant(name, list(expected))}")
    for name in () if unknown else expected:
        if name not in given:
            yield Note(where, (), f"the {what} {name} is missing")


# Rooms


def rooms(c: Contents) -> Iterator[Note]:
    """All twelve rooms, each of a known type and open to some side; Research lies in Void rooms (BR-ROOM-08)."""
    if c.rooms is None:
        return
    yield from exactly(ROOMS, "room", c.rooms, CODES)
    for code, room in c.rooms.items():
        if room.type not in ROOM_TYPES:
            yield Note(ROOMS, (code, "type"), f"there is no type {room.type}{meant(room.type, list(ROOM_TYPES))}")
        for n, link in enumerate(room.links):
            if isinstance(link, int) and not 0 <= link <= MOST_MP:
                yield Note(ROOMS, (code, "links", n), f"0 to {MOST_MP} MP or 'x' are expected, not {link}")
        if all(link == "x" for link in room.links):
            yield Note(ROOMS, (code, "links"), "nobody could leave: an open link is expected")
        if room.research and room.type != "void":
            yield Note(ROOMS, (code, "research"), "only Void rooms hold Research")
    there = sum(room.research for room in c.rooms.values())
    tokens = sum(token.copies for token in (c.research or {}).values())
    if c.research is not None and there > tokens:
        yield Note(ROOMS, (), f"rooms hold {there} Research tokens, and there are {tokens}")


def room_types(c: Contents) -> Iterator[Note]:
    """What every type of room does (BR-ROOM-03 to BR-ROOM-07)."""
    if c.room_types is None:
        return
    yield from exactly(TYPES, "type", c.room_types, tuple(ROOM_TYPES))
    for name, kind in c.room_types.items():
        yield from effects(TYPES, (name, "effects"), kind.effects)
        if not kind.effects:
            yield Note(TYPES, (name, "effects"), "nothing happens: an effect is expected")


# Information


def maps(c: Contents) -> Iterator[Note]:
    """Six maps with whole tokens on central nodes and partial ones on outer nodes (BR-DB-07, BR-SETDB-08, BR-DM-03)."""
    if c.maps is None:
        return
    yield from exactly(MAPS, "map", c.maps, tuple(CHARTS))
    for name, chart in c.maps.items():
        if name not in CHARTS:
            continue
        nodes = {node.name: node for node in grid(CHARTS[name], 3).nodes}
        for key, tokens in (("whole", chart.whole), ("partial", chart.partial)):
            for place in tokens:
                yield from misplaced(name, key, place, nodes)
            yield from supplied(name, key, Counter(tokens.values()))


def misplaced(name: str, key: str, place: str, nodes: Mapping[str, Node]) -> Iterator[Note]:
    """A token on a node that is not there, or of the other kind."""
    if place not in nodes:
        yield Note(MAPS, (name, key, place), f"there is no node {place}{meant(place, list(nodes))}")
    elif nodes[place].central != (key == "whole"):
        kind = "a central node, which holds whole tokens" if nodes[place].central else "an outer node: partial tokens"
        yield Note(MAPS, (name, key, place), f"{place} is {kind}")


def supplied(name: str, key: str, used: Counter[str]) -> Iterator[Note]:
    """More tokens of a type than there are."""
    there = WHOLE if key == "whole" else PARTIAL
    for kind, n in used.items():
        if n > there[kind]:
            yield Note(MAPS, (name, key), f"{n} tokens of {kind} are laid, and there are {there[kind]}")


def random_information(c: Contents) -> Iterator[Note]:
    """A row for two, three and four players, as long as there are nodes (BR-ADVDB-08 to BR-ADVDB-14)."""
    if c.random_information is None:
        return
    yield from exactly(RANDOM, "row", c.random_information, tuple(SIZES))
    for name, row in c.random_information.items():
        if name in SIZES:
            yield from one_row(name, row)


def one_row(name: str, row: Draw) -> Iterator[Note]:
    """Tokens and blanks fill the nodes, and the box has enough of them."""
    nodes = grid(SIZES[name], 3).nodes
    central = sum(node.central for node in nodes)
    for key, letters, blank, places, there in (
        ("whole", row.whole, row.whole_blank, central, WHOLE),
        ("partial", row.partial, row.partial_blank, len(nodes) - central, PARTIAL),
    ):
        if sum(letters) + blank != places:
            what = f"{sum(letters) + blank} tokens and blanks are drawn for {places} nodes"
            yield Note(RANDOM, (name, key), what)
        least = min(n for kind, n in there.items() if kind != "blank")
        for n, count in enumerate(letters):
            if count > least:
                yield Note(RANDOM, (name, key, n), f"{count} tokens of a type are drawn, and there are {least}")
        if blank > there["blank"]:
            yield Note(RANDOM, (name, f"{key}_blank"), f"there are {there['blank']} blanks, not {blank}")
