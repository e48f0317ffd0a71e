"""What changed for a player between two views, the most important first: the end, losses, gains, and what moved."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from getaway.games.bombsquad.activation.activate import cost_of
from getaway.games.bombsquad.scoring.outcome import is_met
from getaway.games.bombsquad.shown.panel import role_of
from getaway.games.bombsquad.shown.scene import machines
from getaway.games.bombsquad.shown.view import View
from getaway.games.bombsquad.table.building import CRATE, building
from getaway.games.bombsquad.table.floor import is_pressed
from getaway.games.bombsquad.table.pieces import ACTION, LEVEL, OPEN_DOOR, RESCUE_HOSTAGE
from getaway.games.bombsquad.table.state import UNKNOWN
from getaway.games.bombsquad.timers.clocks import SECOND
from getaway.kernel import Then

Changes = Iterator[Then]
ENDED_BY: Final = {
    "cleared": "BS-END-02",
    "battery": "BS-END-03",
    "detonation": "BS-END-01",
    "fizzled": "BSX-NONFATAL-01",
}
SECURED: Final = {RESCUE_HOSTAGE: "rescued", OPEN_DOOR: "opened"}
COSTS: Final = "BS-ACTIVATE-13"


def consequences(before: View, after: View) -> tuple[Then, ...]:
    """Everything that changed; a loss that nobody chose is an alarm, and so is what the fog gives away."""
    return tuple([then for look in LOOKS for then in look(before, after)])


# How it ends


def _end(before: View, after: View) -> Changes:
    """The mission is won or lost (BS-FEATURE-07)."""
    if before.table.phase == "over" or after.table.phase != "over":
        return
    cause, won = after.table.cause, is_success(after)
    yield Then("won" if won else "lost", {"cause": cause}, ENDED_BY[cause], alarm=not won)


def is_success(view: View) -> bool:
    """Whether the objective is met; what the fog still hides once no bomb is armed are hostages."""
    table = view.table
    armed = [clock.letter for clock in view.clocks]
    bombs = [bomb for bomb in building(table.mission, epic=table.epic).bombs if bomb.letter in armed]
    return is_met(table, bombs, hostages_left=any(token.what in ("hostage", "hidden") for token in view.tokens))


def _robot_out(before: View, after: View) -> Changes:
    working = [robot.tile for robot in machines(before) if not robot.out]
    for robot in machines(after):
        if robot.out and robot.tile in working:
            yield Then("robot-out", {"tile": robot.tile}, "BS-MULTI-11", alarm=True)


def _fizzled(before: View, after: View) -> Changes:
    for letter in after.table.lost[len(before.table.lost) :]:
        yield Then("fizzled", {"letter": letter}, "BSX-NONFATAL-01", alarm=True)


# What is secured


def _disarmed(before: View, after: View) -> Changes:
    armed = [clock.letter for clock in after.clocks]
    for clock in before.clocks:
        if clock.letter not in armed and clock.letter not in after.table.lost:
            yield Then("disarmed", {"letter": clock.letter}, "BS-OPERATE-19")


def _secured(before: View, after: View) -> Changes:
    for code in after.table.secured[len(before.table.secured) :]:
        if ACTION[code] in SECURED:
            yield Then(SECURED[ACTION[code]], {"level": LEVEL[code]}, "BS-OPERATE-19")


# Batteries and time


def _cells(before: View, after: View) -> Changes:
    """What was agreed to is paid; what goes beyond it while the cards run is lost, by errors, cameras and boosts."""
    spent = _drop(before, after, "main") + _drop(before, after, "reserve")
    if spent < 0:
        yield Then("recharged", {"n": -spent}, "BS-BATTERY-01")
        return
    lost = max(0, spent - _agreed(before, after, spent))
    if lost:
        yield Then("cells-lost", {"n": lost}, COSTS, alarm=True)
    if spent > lost:
        yield Then("cells-paid", {"n": spent - lost}, COSTS)


def _agreed(before: View, after: View, spent: int) -> int:
    """How much of it the players chose to pay: the price of a run, or of another action."""
    table = before.table
    if table.phase == "operate":
        return 0
    if table.phase != "order" or after.table.phase != "operate":
        return spent
    return cost_of(len(after.frame), engineer=role_of(before, table.active) == "role_engineer")


def _drop(before: View, after: View, battery: str) -> int:
    """How many cells fewer the robots have that aren't out of action."""
    had = {robot.tile: getattr(robot, battery) for robot in machines(before)}
    return sum(had[robot.tile] - getattr(robot, battery) for robot in machines(after) if not robot.out)


def _reserve(before: View, after: View) -> Changes:
    """Each reserve cell used costs a point (BS-SCORE-06)."""
    used = _drop(before, after, "reserve")
    if used > 0:
        yield Then("reserve", {"n": used}, "BS-SCORE-06")


def _time(before: View, after: View) -> Changes:
    turns = after.table.turns - before.table.turns
    if turns and after.table.clock == "turns":
        yield Then("time", {"seconds": turns * after.table.turn_time // SECOND}, "BSX-CLOCK-01")


# The building


def _turned_up(before: View, after: View) -> Changes:
    """News that may change a plan."""
    hidden = [token.cell for token in before.tokens if token.what == "hidden"]
    for token in after.tokens:
        if token.cell in hidden and token.what in ("hostage", "bomb"):
            facts = {"what": token.what, "level": token.level, "cell": token.cell}
            yield Then("turned-up", facts, "BS-FOG-04", alarm=True)


def _moved(before: View, after: View) -> Changes:
    stood = {robot.tile: robot.cell for robot in machines(before)}
    for robot in machines(after):
        if robot.cell != stood[robot.tile]:
            yield Then("moved", {"tile": robot.tile, "cell": robot.cell}, "BS-OPERATE-10")


def _pushed(before: View, after: View) -> Changes:
    there = [cell for cell, code in enumerate(after.table.board) if code == CRATE]
    pushed = sum(code == CRATE and cell not in there for cell, code in enumerate(before.table.board))
    if pushed:
        yield Then("pushed", {"n": pushed}, "BSX-CRATE-02")


def _sliding_doors(before: View, after: View) -> Changes:
    house = building(after.table.mission, epic=after.table.epic)
    for door in house.sliding_doors:
        was, now = [is_pressed(house, view.table.board, view.table.robot, door.level) for view in (before, after)]
        if was != now:
            yield Then("door-opens" if now else "door-closes", {"cell": door.cell}, "BSX-SLIDE-01")


def _active(before: View, after: View) -> Changes:
    if after.table.robot_tile != before.table.robot_tile:
        yield Then("robot", {"tile": after.table.robot_tile}, "BS-MULTI-08")


# Cards


def _programmed(before: View, after: View) -> Changes:
    for slot in range(len(before.frame), len(after.frame)):
        yield Then("programmed", {"slot": slot}, "BS-PROGRAM-04")


def _turned(before: View, after: View) -> Changes:
    """Programmed cards that were face down; after the mission, when all are turned, it's no news."""
    if after.table.phase == "over":
        return
    turned = sum(
        old.kind == UNKNOWN and new.kind != UNKNOWN for old, new in zip(before.frame, after.frame, strict=False)
    )
    if turned:
        yield Then("revealed", {"n": turned}, "BS-ACTIVATE-04" if after.table.phase == "order" else "BS-ROLE-16")


def _marks(before: View, after: View) -> Changes:
    """What players know of their cards, where no card has moved."""
    piles = [(view.draw, view.discards, len(view.frame)) for view in (before, after)]
    if piles[0] != piles[1]:
        return
    for seat, (old, new) in enumerate(zip(before.hands, after.hands, strict=True)):
        marked = sum(one.hint != other.hint for one, other in zip(old, new, strict=False))
        if marked:
            yield Then("marks", {"seat": seat, "n": marked}, "BS-INFO-03")


LOOKS: Final[tuple[Callable[[View, View], Changes], ...]] = (
    *(_end, _robot_out, _fizzled, _cells, _reserve, _disarmed, _secured),
    *(_turned_up, _moved, _active, _pushed, _sliding_doors),
    *(_turned, _marks, _programmed, _time),
)
