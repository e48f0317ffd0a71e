"""Multiple Robots: the team places two tiles, and changes the active one."""

from __future__ import annotations

from collections.abc import Iterable

from getaway.games.bombsquad.ground.events import RobotChanged
from getaway.games.bombsquad.ground.robots import both_tiles, swap
from getaway.games.bombsquad.table.arguments import CELL
from getaway.games.bombsquad.table.building import FREE
from getaway.games.bombsquad.table.floor import is_closed
from getaway.games.bombsquad.table.places import active_robot, waiting_robot
from getaway.games.bombsquad.table.state import BombSquad
from getaway.games.bombsquad.variants.events import RobotPlaced
from getaway.kernel import (
    ALLOWED,
    USUAL,
    Act,
    Argument,
    One,
    Question,
    Refused,
    Script,
    Seat,
    Verb,
    Verdict,
    Wish,
    ask_any,
)

TILE = Argument("tile", str, "robot")


def entrances(g: BombSquad) -> tuple[int, ...]:
    """The free spaces at an opening of the outer edge; a closed sliding door blocks its space (BSX-SLIDE-01)."""
    house = g.building
    spaces = dict.fromkeys(cell for cell, _ in house.grid.openings)
    return tuple(c for c in spaces if g.board[c] == FREE and not is_closed(house, g.board, g.robot, c))


class Enter(Verb[BombSquad]):
    """Place a robot at an entrance of the building (BS-MULTI-03)."""

    name = "enter"
    arguments = (CELL,)
    rank = USUAL

    def piece(self, g: BombSquad, seat: Seat) -> str:
        return active_robot(g)

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED if wish[CELL] in entrances(g) else Refused("BS-MULTI-03", cell=wish[CELL])

    def options(self, g: BombSquad, seat: Seat) -> Act:
        return Act("enter", One("cell", entrances(g)))


class ChooseRobot(Verb[BombSquad]):
    """Say which robot is active first (BS-MULTI-06)."""

    name = "choose_robot"
    arguments = (TILE,)
    rank = USUAL

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED if wish[TILE] in both_tiles(g) else Refused("BS-MULTI-06")

    def options(self, g: BombSquad, seat: Seat) -> Act:
        return Act("choose_robot", One("tile", both_tiles(g)))


ENTER, CHOOSE_ROBOT = Enter(), ChooseRobot()
ENTERING = Question("enter", (ENTER,), cites=("BS-MULTI-03",), others="BS-MULTI-03", otherwise="BS-SETUP-01")
CHOOSING_ROBOT = Question(
    "robot", (CHOOSE_ROBOT,), cites=("BS-MULTI-06",), others="BS-MULTI-06", otherwise="BS-SETUP-01"
)


def everybody(g: BombSquad) -> tuple[Seat, ...]:
    """All seats: the team decides, so any of them may answer."""
    return tuple(range(g.players))


def place_robots(g: BombSquad) -> Script[None]:
    """The team places each robot, then chooses the active one (BS-MULTI-02, BS-MULTI-03, BS-MULTI-06).

    Stars and times stay the mission's, wherever the robots enter (BS-MULTI-04).
    """
    for _ in range(2):
        answer = yield from ask_any(g, ENTERING, everybody)
        if answer:
            g.robot = answer[1][CELL]
            g.tell(RobotPlaced(g.robot_tile, g.robot), cites="BS-MULTI-03")
        swap(g)
    answer = yield from ask_any(g, CHOOSING_ROBOT, everybody)
    if answer and answer[1][TILE] != g.robot_tile:
        swap(g)
    g.tell(RobotChanged(g.robot_tile), cites="BS-MULTI-06")


class ChangeRobot(Verb[BombSquad]):
    """Change the active robot, as a turn action (BS-MULTI-07, BS-MULTI-08)."""

    name = "change_robot"
    rank = USUAL

    def piece(self, g: BombSquad, seat: Seat) -> str | None:
        return waiting_robot(g)

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        if g.parked is None:
            return Refused("BS-MULTI-07")
        return Refused("BS-MULTI-11") if g.parked.out else ALLOWED

    def options(self, g: BombSquad, seat: Seat) -> Act | None:
        return _CHANGE if g.parked is not None and not g.parked.out else None

    def near(self, g: BombSquad, seat: Seat) -> Iterable[Wish]:
        return [Wish("change_robot")] if g.parked is not None else []

    def run(self, g: BombSquad, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()
        swap(g)
        g.tell(RobotChanged(g.robot_tile), cites="BS-MULTI-08")


_CHANGE = Act("change_robot")
CHANGE_ROBOT = ChangeRobot()
