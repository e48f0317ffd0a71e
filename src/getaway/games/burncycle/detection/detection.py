"""Awareness and detection: which bots the corporation knows about, and where it last knew them to be."""

from __future__ import annotations

from functools import cache

from getaway.games.burncycle.detection.events import ChipCleared, ChipFollowed, Detected, HidOn, SlippedAway
from getaway.games.burncycle.floor import OPEN, covered, seen_through
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE, STUNNED, Unit
from getaway.games.burncycle.table.pieces import captains, guards
from getaway.games.burncycle.threat.dial import change_threat


@cache
def reach_of(name: str) -> int:
    """The awareness range printed on a unit chip (BC-AWRNG-01)."""
    return guards()[name].awareness if name in guards() else captains()[name].awareness


def watchers(g: Burncycle) -> tuple[Unit, ...]:
    """The units that detect: all but stunned ones, also those that have acted (BC-STUN-05, BC-SACT-31)."""
    return tuple([unit for unit in g.units if unit.state != STUNNED])


def aware_of(g: Burncycle, cell: int) -> Unit | None:
    """A unit whose awareness covers this space (BC-AWRNG-07); one inside a safe zone sees there, too (BC-SAFE-06)."""
    here = 1 << cell
    floor = g.floor
    for unit in g.units:
        if unit.state != STUNNED and covered(floor, unit.cell, unit.facing, reach_of(unit.name)) & here:
            return unit
    return None


def can_be_seen(g: Burncycle, i: int) -> bool:
    """Hidden, shut down, escaped and disguised bots are not seen (BC-AWHIDE-01, BC-SHUTBOT-16, BC-INTF-01)."""
    return within_reach(g, i) and not g.bots[i].hidden


def within_reach(g: Burncycle, i: int) -> bool:
    """Awareness is about bots on the floor that are neither shut down (BC-SHUTBOT-16) nor disguised (BC-INTF-01).

    A hidden bot may be within a unit's awareness too, but the unit doesn't detect it (BC-AWHIDE-01).
    """
    bot = g.bots[i]
    return bot.cell != NOWHERE and not (bot.shut or bot.disguise)


def look_around(g: Burncycle) -> None:
    """Awareness is checked continuously: a bot in a unit's range is detected (BC-AWARE-06, BC-AWRNG-08)."""
    unseen = [i for i, bot in enumerate(g.bots) if bot.chip != bot.cell and can_be_seen(g, i)]
    for i in unseen if any_aware(g, unseen) else ():
        unit = aware_of(g, g.bots[i].cell)
        if unit is not None:
            detect(g, i, "BC-AWRNG-08", unit.number)
    if g.in_view or any(unit.captain for unit in g.units):
        captain_looks(g)


def any_aware(g: Burncycle, bots: list[int]) -> bool:
    """Whether any unit is aware of any of these bots, in one look for all of them."""
    cells, floor = 0, g.floor
    for i in bots:
        cells |= 1 << g.bots[i].cell
    for unit in g.units if cells else ():
        if unit.state != STUNNED and covered(floor, unit.cell, unit.facing, reach_of(unit.name)) & cells:
            return True
    return False


def captain_looks(g: Burncycle) -> None:
    """Notice which bots come within the captain's awareness: its card may say what happens then (BC-AWRNG-11).

    Hidden bots are among them (BC-AWRNG-07, BC-AWRNG-12).
    """
    range_, number = 0, NOWHERE
    for unit in watchers(g):
        if unit.captain:
            range_, number = covered(g.floor, unit.cell, unit.facing, reach_of(unit.name)), unit.number
    seen = tuple([i for i, bot in enumerate(g.bots) if within_reach(g, i) and range_ >> bot.cell & 1])
    new = [i for i in seen if i not in g.in_view]
    g.in_view = seen
    for i in new:
        g.later("seen", number, i)


def detect(g: Burncycle, i: int, cites: str | tuple[str, ...], unit: int = NOWHERE, *, along: bool = False) -> None:
    """The awareness chip goes onto the bot's space (BC-DETECT-01); a hidden bot no longer is (BC-HIDE-06).

    Awareness isn't the only cause (BC-AWARE-05). The other causes work in a safe zone too (BC-AWSAFE-03,
    BC-AWSAFE-04).
    On seasoned difficulty a chip that comes into play costs 1 threat (BC-DIFF-11, BC-DIFF-13), on top of what a strike
    costs (BC-DIFF-14). `along` is the chip of a detected bot that only follows it (BC-DETECT-07).
    """
    bot = g.bots[i]
    if bot.shut or bot.cell == NOWHERE:
        return
    entered, already = bot.chip == NOWHERE, bot.detected
    g.set_bot(i, chip=bot.cell, hidden=False)
    if bot.hidden:
        captain_looks(g)  # BC-AWARE-06
    if already:
        return
    if along:
        g.tell(ChipFollowed(i, bot.cell, unit), cites=cites)
        return
    known(g, i, cites, unit)
    if entered and g.difficulty == "seasoned":
        change_threat(g, 1, "BC-DIFF-11")


def known(g: Burncycle, i: int, cites: str | tuple[str, ...], unit: int = NOWHERE) -> None:
    """Say that a bot is detected from now on; a disguise is seen through (BC-INTF-02)."""
    bot = g.bots[i]
    g.tell(Detected(i, bot.cell, unit), cites=cites)
    if bot.disguise:
        g.later("disguise", i)
    did(g, "detected", i, bot.cell)


def clear_chips(g: Burncycle, cell: int) -> None:
    """A security unit that enters a space clears all awareness chips there (BC-AWCHIP-04, BC-AWCHIP-10)."""
    for i, bot in enumerate(g.bots):
        if bot.chip == cell:
            clear_chip(g, i, "BC-AWCHIP-10")


def clear_chip(g: Burncycle, i: int, cites: str | tuple[str, ...]) -> None:
    """An awareness chip goes back to its mat (BC-AWCHIP-05)."""
    g.set_bot(i, chip=NOWHERE, flipped=False)
    g.tell(ChipCleared(i), cites=cites)


def after_step(g: Burncycle, i: int, origin: int, was_detected: bool) -> None:
    """What the corporation knows about a bot that moved from `origin` to the space it is on now.

    Its chip goes along as long as any unit is aware of it (BC-DETECT-07, BC-AWRNG-09) or sees it pass a door
    (BC-AWDOOR-04), and stays behind otherwise (BC-AWRNG-10, BC-AWDOOR-03, BC-AWDOOR-05).
    It hides on a spot, and only there (BC-HIDE-08), unless it is both detected and in sight as it enters (BC-AWHIDE-02,
    BC-AWHIDE-03); as long as it stays it is not judged again (BC-AWHIDE-04). This is Crash's case in the picture
    (BC-HIDE-09, BC-HIDE-10, BC-HIDE-11). Back on its own chip anywhere else it is detected again (BC-AWARE-03).
    """
    bot = g.bots[i]
    if bot.shut:
        return
    may_hide = bot.cell in g.floor.hiding and not bot.disguise
    if bot.chip == bot.cell and not may_hide:
        g.set_bot(i, hidden=False)
        known(g, i, "BC-AWARE-03")
        return
    aware = None if bot.disguise else aware_of(g, bot.cell)
    unit = sees_pass(g, origin, bot.cell) if aware is None and was_detected and not bot.disguise else aware
    hides = may_hide and not (was_detected and unit is not None)
    g.set_bot(i, hidden=hides)
    if hides:
        g.tell(HidOn(i, bot.cell), cites="BC-AWHIDE-03")
        did(g, "hide", i, bot.cell)
    elif unit is not None:
        detect(g, i, "BC-AWDOOR-04" if aware is None else "BC-AWRNG-08", unit.number, along=was_detected)
        return
    if was_detected:
        g.tell(SlippedAway(i, bot.chip), cites=("BC-AWRNG-10", "BC-DETECT-10"))


def sees_pass(g: Burncycle, origin: int, cell: int) -> Unit | None:
    """The unit that sees a detected bot pass a door (BC-AWDOOR-01) or a destroyed wall (BC-AWDOOR-07).

    It does not matter whether the area goes on behind it (BC-AWRNG-13). No unit outside sees a bot go into a safe zone
    (BC-AWSAFE-01), so its chip stays outside (BC-AWSAFE-02).
    """
    floor = g.floor
    if cell not in floor.beyond[origin]:
        return None
    direction = floor.beyond[origin].index(cell)
    if floor.sides[origin][direction] == OPEN:
        return None
    for unit in watchers(g):
        if seen_through(floor, unit.cell, unit.facing, reach_of(unit.name), origin, direction):
            return unit
    return None
