"""The query `sight`: which units would see a bot on a space, and what a step there would lead to."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Final

import msgspec

from getaway.games.burncycle.detection.detection import after_step, reach_of, sees_pass, watchers
from getaway.games.burncycle.floor import covered, distance, straight_ahead, unit_ways
from getaway.games.burncycle.shown.view import FIELDS, View
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE, Unit
from getaway.kernel import Refused

SILENT: Final = SimpleNamespace(quiet=True, barrier=False, now=0)
AHEAD, ADJACENT, PERIPHERAL, PASSING = "ahead", "adjacent", "peripheral", "passing"
CITES: Final = {
    AHEAD: "BC-AWRNG-03",
    ADJACENT: "BC-AWRNG-05",
    PERIPHERAL: "BC-AWRNG-05",
    PASSING: "BC-AWDOOR-02",
}
"""By how a unit sees a space, the clause that says so."""


class Glance(msgspec.Struct, frozen=True):
    """A unit that would see the bot, how, and by which clause."""

    unit: int
    how: str
    clause: str


class Sight(msgspec.Struct, frozen=True):
    """Who would see a bot on a space, what would become of it there, and by which clause."""

    bot: int
    cell: int
    glances: tuple[Glance, ...]
    then: str
    clause: str


THEN: Final = {
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
    if type(bot) is not int or not 0 <= bot < len(view.bots):
        raise Refused("GT-FORM-01", verb="sight", argument="bot")
    if type(cell) is not int or not view.plan or not 0 <= cell < view.floor.size or not view.floor.playable(cell):
        raise Refused("GT-FORM-01", verb="sight", argument="cell")
    seen = glances(view, bot, cell)
    then = becomes(view, bot, cell)
    return Sight(bot, cell, seen, then, THEN[then])


def glances(view: View, bot: int, cell: int) -> tuple[Glance, ...]:
    """The units that see the space, and else the one that sees a detected bot pass a door to it."""
    found = [(unit, how(view, unit, cell)) for unit in watchers(view)]
    seen = tuple([Glance(unit.number, by, CITES[by]) for unit, by in found if by])
    mover = view.bots[bot]
    if seen or not mover.detected or mover.disguise:
        return seen
    unit = sees_pass(view, mover.cell, cell)
    return () if unit is None else (Glance(unit.number, PASSING, CITES[PASSING]),)


def how(view: View, unit: Unit, cell: int) -> str:
    """How a unit's awareness covers a space; nothing if it does not."""
    reach, house = reach_of(unit.name), view.floor
    if not covered(house, unit.cell, unit.facing, reach) >> cell & 1:
        return ""
    if cell in straight_ahead(house, unit.cell, unit.facing, reach):
        return AHEAD
    return ADJACENT if distance(unit_ways(house, through_doors=False), unit.cell, cell) == 1 else PERIPHERAL


def becomes(view: View, bot: int, cell: int) -> str:
    """What becomes of the bot: the rules decide, on a copy of the table where it has made the step."""
    was = view.bots[bot]
    on_own_chip = was.chip == cell != NOWHERE and not was.detected
    g = Burncycle(**{name: getattr(view, name) for name in FIELDS}, tape=SILENT)
    g.set_bot(bot, cell=cell)
    after_step(g, bot, was.cell, was.detected)
    now = g.bots[bot]
    if now.hidden:
        return "hides"
    if now.disguise:
        return "disguised"
    if now.detected:
        return "known" if on_own_chip else "detected"
    return "slips" if was.detected else "unseen"
