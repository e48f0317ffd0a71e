"""Operating the Robot: the cards are carried out one at a time, from left to right."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from getaway.games.bombsquad.battery import pay
from getaway.games.bombsquad.building import FREE
from getaway.games.bombsquad.clocks import armed, stop_countdown
from getaway.games.bombsquad.drawing import discard, draw_card
from getaway.games.bombsquad.ending import end_mission
from getaway.games.bombsquad.events import ActivationEnded, Failed, Moved, Worked
from getaway.games.bombsquad.model import BombSquad
from getaway.games.bombsquad.pieces import (
    ACTION,
    DECK,
    DISARM_BOMB,
    ERROR_COST,
    LEVEL,
    MOVE,
    OPEN_DOOR,
    RESCUE_HOSTAGE,
    kind_of,
)
from getaway.games.bombsquad.turn import end_turn
from getaway.kernel import ALLOWED, Act, Args, One, Question, Refused, Script, Seat, Verb, Verdict, Wish, ask
from getaway.kit.grid import DIRECTIONS, NOWHERE, Grid


def destination(grid: Grid, board: bytes, robot: int, distance: int, direction: int) -> int:
    """Where a move of exactly this distance ends, or NOWHERE where it cannot be completed.

    One straight line over free spaces (BS-OPERATE-04, BS-OPERATE-09, BS-OPERATE-10), never over a wall
    (BS-OPERATE-05) nor off the grid (BS-OPERATE-27).
    """
    way = grid.rays[robot][direction][:distance]
    if len(way) < distance or any(board[cell] != FREE for cell in way):
        return NOWHERE
    return way[-1]


def targets(grid: Grid, board: bytes, robot: int, secured: tuple[int, ...], kind: int) -> list[int]:
    """The spaces next to the robot that hold what the card works on.

    Next to it means orthogonally, with no wall between (BS-OPERATE-02, BS-OPERATE-03, BS-OPERATE-26);
    action type and colour must both match (BS-OPERATE-06). A door needs a rescued hostage of its colour
    (BS-OPERATE-15, BS-OPERATE-17, BS-OPERATE-18).
    """
    if ACTION[kind] == OPEN_DOOR and kind_of(RESCUE_HOSTAGE, LEVEL[kind]) not in secured:
        return []
    return [cell for cell in grid.neighbours[robot] if cell != NOWHERE and board[cell] == kind]


def running_card(g: BombSquad) -> int:
    """The kind of the card that is carried out now."""
    return DECK[g.frame[g.step]]


class Go(Verb[BombSquad]):
    """Choose the direction of a move card; a blocked one may be chosen and is an error (BS-OPERATE-14)."""

    name = "go"
    takes = {"direction": str}

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        if ACTION[running_card(g)] != MOVE:
            return Refused("BS-OPERATE-14")
        return ALLOWED if wish["direction"] in DIRECTIONS else Refused("BS-OPERATE-09")

    def options(self, g: BombSquad, seat: Seat) -> Act | None:
        return _GO

    def warnings(self, g: BombSquad, seat: Seat) -> Iterable[tuple[Wish, str, Args]]:
        """A direction in which the move cannot be completed costs two cells (BS-OPERATE-13)."""
        distance = LEVEL[running_card(g)]
        for way, direction in enumerate(DIRECTIONS):
            if destination(g.building.grid, g.board, g.robot, distance, way) == NOWHERE:
                yield Wish("go", direction=direction), "BS-OPERATE-13", {"distance": distance}

    def place(self, g: BombSquad, seat: Seat, name: str, value: Any) -> str | None:  # noqa: ANN401 - any argument
        distance = LEVEL[running_card(g)]
        end = destination(g.building.grid, g.board, g.robot, distance, DIRECTIONS.index(value))
        return None if end == NOWHERE else f"cell:{end}"

    def run(self, g: BombSquad, seat: Seat, wish: Wish) -> Script[None]:
        """If the full distance is not possible the robot does not move at all (BS-OPERATE-12)."""
        yield from ()
        kind, direction = running_card(g), wish["direction"]
        grid, way = g.building.grid, DIRECTIONS.index(direction)
        end = destination(grid, g.board, g.robot, LEVEL[kind], way)
        if end == NOWHERE:
            fail(g, kind, direction)
        else:
            g.robot = end
            g.tell(Moved(kind, direction, end), cites=("BS-OPERATE-09", "BS-OPERATE-10"))


class WorkOn(Verb[BombSquad]):
    """Pick which of several fitting objects next to the robot the card affects (BS-OPERATE-25)."""

    name = "work"
    takes = {"cell": int}

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED if wish["cell"] in fitting(g) else Refused("BS-OPERATE-25", cell=wish["cell"])

    def options(self, g: BombSquad, seat: Seat) -> Act:
        return Act("work", One("cell", fitting(g)))

    def near(self, g: BombSquad, seat: Seat) -> Iterable[Wish]:
        """The other tokens next to the robot."""
        around = g.building.grid.neighbours[g.robot]
        return [Wish("work", cell=cell) for cell in around if cell != NOWHERE and g.board[cell] != FREE]

    def place(self, g: BombSquad, seat: Seat, name: str, value: Any) -> str | None:  # noqa: ANN401 - any argument
        return f"cell:{value}"

    def run(self, g: BombSquad, seat: Seat, wish: Wish) -> Script[None]:
        """The token is taken off the building and kept in the secured area (BS-OPERATE-19, BS-OPERATE-20)."""
        yield from ()
        cell, kind = wish["cell"], running_card(g)
        g.secured = (*g.secured, g.board[cell])
        g.board = g.board[:cell] + bytes((FREE,)) + g.board[cell + 1 :]
        g.tell(Worked(kind, cell), cites=("BS-OPERATE-06", "BS-OPERATE-19"))
        if ACTION[kind] == DISARM_BOMB:
            disarmed(g, cell)


def fitting(g: BombSquad) -> list[int]:
    """The spaces that the running card works on."""
    return targets(g.building.grid, g.board, g.robot, g.secured, running_card(g))


def disarmed(g: BombSquad, cell: int) -> None:
    """Its countdown stops; the last one ends the mission at this very card (BS-END-02, BS-OBJECTIVE-03)."""
    stop_countdown(g, cell)
    if not armed(g):
        end_mission(g, "cleared", cites=("BS-END-02", "BS-OBJECTIVE-03", "BS-OBJECTIVE-04"))


def fail(g: BombSquad, kind: int, direction: str = "") -> None:
    """A card that cannot be carried out is an error: two cells, and the run goes on (BS-OPERATE-21)."""
    g.tell(Failed(kind, direction), cites="BS-OPERATE-13" if direction else "BS-OPERATE-06")
    pay(g, ERROR_COST, cites=("BS-ACTIVATE-15", "BS-OPERATE-24"))


GO, WORK_ON = Go(), WorkOn()
_GO = Act("go", One("direction", DIRECTIONS))
DIRECTING = Question("direct", (GO,), cites=("BS-OPERATE-14",), others="BS-ACTIVATE-03", otherwise="BS-TURN-01")
CHOOSING = Question("target", (WORK_ON,), cites=("BS-OPERATE-25",), others="BS-ACTIVATE-03", otherwise="BS-TURN-01")


def carry_out(g: BombSquad) -> Script[None]:
    """One card; after the last the frame is discarded (BS-OPERATE-01, BS-ACTIVATE-16)."""
    if g.step == len(g.frame):
        return finish(g)
    kind = running_card(g)
    if ACTION[kind] == MOVE:
        wish = yield from ask(g, g.active, DIRECTING)
        yield from GO.run(g, g.active, wish)
    else:
        yield from work(g, kind)
    g.step += 1
    return None


def work(g: BombSquad, kind: int) -> Script[None]:
    """Open, rescue or disarm: nothing fits, one thing does, or the operator picks."""
    cells = fitting(g)
    if not cells:
        return fail(g, kind)
    wish = Wish("work", cell=cells[0])
    if len(cells) > 1:
        wish = yield from ask(g, g.active, CHOOSING)
    yield from WORK_ON.run(g, g.active, wish)
    return None


def finish(g: BombSquad) -> None:
    """Discard the cards in the order they were carried out, draw if a seventh card was programmed, next player.

    (BS-OPERATE-22, BS-OPERATE-23, BS-PROGRAM-06)
    """
    g.tell(ActivationEnded(tuple([DECK[card] for card in g.frame])), cites="BS-OPERATE-22")
    for card in g.frame:
        discard(g, card)
    g.frame, g.shown, g.step = (), 0, 0
    if g.owes_draw:
        g.owes_draw = False
        draw_card(g, g.active, cites="BS-PROGRAM-06")
    g.phase = "turn"
    end_turn(g)
