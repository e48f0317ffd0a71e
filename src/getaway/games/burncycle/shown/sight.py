"""The query `sight`: which units would see a bot on a space, and what a step there would lead to."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, Literal, TypeAlias

import msgspec

from getaway.games.burncycle.detection.detection import after_step, reach_of, sees_pass, watchers
from getaway.games.burncycle.floor import covered, distance, straight_ahead, unit_ways
from getaway.games.burncycle.shown.trying import laid, number
from getaway.games.burncycle.shown.view import View
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import Bot, Unit
from getaway.kernel import Cut, Refused

How: TypeAlias = Literal["ahead", "adjacent", "peripheral", "passing"]
Then: TypeAlias = Literal["detected", "hides", "slips", "known", "disguised", "unseen"]
CITES: Final[dict[How, str]] = {
    "ahead": "BC-AWRNG-03",
    "adjacent": "BC-AWRNG-05",
    "peripheral": "BC-AWRNG-05",
    "passing": "BC-AWDOOR-02",
}
"""By how a unit sees a space, the clause that says so."""


class Glance(msgspec.Struct, frozen=True):
    """A unit that would see the bot, how, and by which clause."""

    unit: int
    how: How
    clause: str


class Sight(msgspec.Struct, frozen=True):
    """Who would see a bot on a space, what would become of it there, and by which clause."""

    bot: int
    cell: int
    glances: tuple[Glance, ...]
    then: Then
    clause: str


THEN: Final[dict[Then, str]] = {
    "detected": "BC-AWRNG-08",
    "hides": "BC-AWHIDE-03",
    "slips": "BC-AWRNG-10",
    "known": "BC-AWARE-03",
    "disguised": "BC-INTF-01",
    "unseen": "BC-AWRNG-07",
}
"""By what would become of the bot, the clause that says so; one that slips away leaves its chip behind."""


def sight(view: View, bot: int, cell: int) -> Sight:
    """What would happen if this bot stepped onto this space now."""
    number("sight", "bot", bot, len(view.bots) - 1)
    if type(cell) is not int or not view.plan or not 0 <= cell < view.floor.size or not view.floor.playable(cell):
        raise Refused("GT-FORM-01", verb="sight", argument="cell")
    seen = glances(view, bot, cell)
    then = becomes(laid(view), bot, cell)
    return Sight(bot, cell, seen, then, THEN[then])


def glances(g: Burncycle, bot: int, cell: int) -> tuple[Glance, ...]:
    """The units that see the space, and else the one that sees a detected bot pass a door to it."""
    found = [(unit, how(g, unit, cell)) for unit in watchers(g)]
    seen = tuple([Glance(unit.number, by, CITES[by]) for unit, by in found if by])
    mover = g.bots[bot]
    if seen or not mover.detected or mover.disguise:
        return seen
    unit = sees_pass(g, mover.cell, cell)
    return () if unit is None else (Glance(unit.number, "passing", CITES["passing"]),)


def how(g: Burncycle, unit: Unit, cell: int) -> How | None:
    """How a unit's awareness covers a space; None if it does not."""
    reach, house = reach_of(unit.name), g.floor
    if not covered(house, unit.cell, unit.facing, reach) >> cell & 1:
        return None
    if cell in straight_ahead(house, unit.cell, unit.facing, reach):
        return "ahead"
    return "adjacent" if distance(unit_ways(house, through_doors=False), unit.cell, cell) == 1 else "peripheral"


def becomes(g: Burncycle, bot: int, cell: int) -> Then:
    """What becomes of the bot: the rules decide, on a copy of the table where it has made the step."""
    was, then = g.bots[bot], g.copy()
    then.set_bot(bot, cell=cell)
    with suppress(Cut):  # being detected may cost the last threat
        after_step(then, bot, was.cell, was.detected)
    return became(was, then.bots[bot])


def became(was: Bot, now: Bot) -> Then:
    """What became of a bot by a step, in a word."""
    if now.hidden:
        return "hides"
    if now.disguise:
        return "disguised"
    if now.detected:
        return "known" if was.chip == now.cell and not was.detected else "detected"
    return "slips" if was.detected else "unseen"
