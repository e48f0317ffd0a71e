"""What can be wrong with Avatars and Breachers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from getaway.games.breach.pack.contents import Contents
from getaway.games.breach.pack.effects import deed
from getaway.games.breach.pack.supplies import CUBES
from getaway.games.breach.table.parts import BOXES, COLOURS
from getaway.games.breach.table.pieces import Deed, Sheet
from getaway.kit.shelf import Note, named

AVATARS, BREACHERS = "avatars.toml", "breachers.toml"
PLAYABLE, PEOPLE, SEATS = 4, 6, 4
MOST_ARROWS = 2


def players(c: Contents) -> Iterator[Note]:
    """Every fault of Avatars and Breachers."""
    yield from avatars(c)
    yield from breachers(c)
    yield from enough_cubes(c)


def avatars(c: Contents) -> Iterator[Note]:
    """Four sheets (BR-COMP-20), and each of them."""
    if c.avatars is None:
        return
    if len(c.avatars) != PLAYABLE:
        yield Note(AVATARS, (), f"{PLAYABLE} Avatars are expected, not {len(c.avatars)}")
    for name, sheet in c.avatars.items():
        yield from named(AVATARS, (name,), name)
        yield from arrows(name, sheet)
        for colour in (*COLOURS, "any"):
            if colour not in sheet.start:
                yield Note(AVATARS, (name, "start", colour), "is missing")
        for n, each in enumerate(sheet.development):
            yield from deed(AVATARS, (name, "development", n), each)


def arrows(name: str, sheet: Sheet) -> Iterator[Note]:
    """One or two arrows from each box to others, by which a cube comes from any box to any (BR-ABIL-11)."""
    found = False
    for box in BOXES:
        if box not in sheet.arrows:
            found = True
            yield Note(AVATARS, (name, "arrows", box), "is missing")
            continue
        leads = sheet.arrows[box]
        if not 1 <= len(leads) <= MOST_ARROWS:
            found = True
            yield Note(AVATARS, (name, "arrows", box), f"1 or {MOST_ARROWS} arrows are expected, not {len(leads)}")
        for n, to in enumerate(leads):
            if to == box:
                found = True
                yield Note(AVATARS, (name, "arrows", box, n), "an arrow leads to another box")
    if not found:
        for box in BOXES:
            missed = [other for other in BOXES if other not in reached(sheet, box)]
            if missed:
                what = f"no way leads from {box} to {', '.join(missed)}"
                yield Note(AVATARS, (name, "arrows"), what)
                return


def reached(sheet: Sheet, start: str) -> list[str]:
    """The boxes to which arrows lead, one after another."""
    found = [start]
    for box in found:
        found += [to for to in sheet.arrows[box] if to not in found]  # type: ignore[index]
    return found


def breachers(c: Contents) -> Iterator[Note]:
    """Six cards (BR-COMP-21), and each of them."""
    if c.breachers is None:
        return
    if len(c.breachers) != PEOPLE:
        yield Note(BREACHERS, (), f"{PEOPLE} Breachers are expected, not {len(c.breachers)}")
    for name, card in c.breachers.items():
        yield from named(BREACHERS, (name,), name)
        if c.avatars and name in c.avatars:
            yield Note(BREACHERS, (name,), f"an Avatar is called {name}, too")
        yield from deed(BREACHERS, (name, "cheat"), card.cheat)
        for n, each in enumerate(card.development):
            yield from deed(BREACHERS, (name, "development", n), each)


def enough_cubes(c: Contents) -> Iterator[Note]:
    """Four players can have all cubes that their sheets, cards and Rewards give (BR-COMP-03)."""
    if c.avatars is None or c.breachers is None or c.interface is None or c.rewards is None:
        return
    own = max([sum(sheet.start.values()) + gained(sheet.development) for sheet in c.avatars.values()], default=0)
    best = max([gained(card.development) for card in c.breachers.values()], default=0)
    most = SEATS * (own + best + gained(c.interface.common)) + gained(c.rewards.values())
    if most > CUBES:
        what = f"{SEATS} players could come to {most} code cubes, and there are {CUBES}"
        yield Note(AVATARS, (), what)


def gained(deeds: Iterable[Deed]) -> int:
    """The cubes that effects give."""
    return sum(each.n for found in deeds for each in found.effects if each.do == "gain-cube")
