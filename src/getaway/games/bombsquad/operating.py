"""Operating the Robot: the cards are carried out one at a time, from left to right."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from getaway.games.bombsquad.battery import pay
from getaway.games.bombsquad.building import FREE, BombToken
from getaway.games.bombsquad.clocks import armed, end_turn, stop_countdown
from getaway.games.bombsquad.drawing import discard, draw_card
from getaway.games.bombsquad.ending import end_mission
from getaway.games.bombsquad.events import ActivationEnded, Failed, Filmed, Moved, Worked
from getaway.games.bombsquad.floor import Travel, fits, targets, travel
from getaway.games.bombsquad.fog import lift_fog, token_at
from getaway.games.bombsquad.model import BombSquad, mark
from getaway.games.bombsquad.pieces import (
    ACTION,
    DECK,
    DISARM_BOMB,
    ERROR_COST,
    LEVEL,
    MOVE,
    OPEN_DOOR,
    RESCUE_HOSTAGE,
)
from getaway.games.bombsquad.robots import ability
from getaway.kernel import (
    ALLOWED,
    Act,
    Args,
    One,
    Question,
    Refused,
    Rows,
    Script,
    Seat,
    Verb,
    Verdict,
    Wish,
    ask,
    ask_any,
)
from getaway.kit.grid import DIRECTIONS, NOWHERE

BOOST_COST = 1
CAMERA_COST = 2


def running_card(g: BombSquad) -> int:
    """The kind of the card that is carried out now."""
    return DECK[g.frame[g.step]]


class Go(Verb[BombSquad]):
    """Choose the direction of a move card; a blocked one may be chosen and is an error (BS-OPERATE-14).

    The Driver may `change` the distance of one card by 1 (BS-ROLE-08); a robot with overdrive may `boost` it by 1
    for 1 cell (BSX-ROBOT-02).
    """

    name = "go"
    takes = {"direction": str}
    may = {"change": int, "boost": int}

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        if wish["direction"] not in DIRECTIONS:
            return Refused("BS-OPERATE-09")
        if wish.get("change") not in changes(g):
            return Refused("BS-ROLE-08")
        return ALLOWED if wish.get("boost") in boosts(g) else Refused("BSX-ROBOT-02")

    def options(self, g: BombSquad, seat: Seat) -> Act:
        return _ways(changes(g), boosts(g))

    def near(self, g: BombSquad, seat: Seat) -> Iterable[Wish]:
        """The change a Driver has already used."""
        if g.has_role(g.active, "role_driver") and g.changed_move:
            yield Wish("go", direction=DIRECTIONS[0], change=1)

    def warnings(self, g: BombSquad, seat: Seat) -> Iterable[tuple[Wish, str, Args]]:
        """A way that cannot be completed costs two cells, one that a camera sees too (BS-OPERATE-13, BSX-CAMERA-02)."""
        for wish in self.options(g, seat).wishes():
            way = way_of(g, wish)
            if way is None:
                yield wish, "BS-OPERATE-13", {"distance": distance(g, wish)}
            elif way.watched:
                yield wish, "BSX-CAMERA-02", {"distance": distance(g, wish)}

    def place(self, g: BombSquad, seat: Seat, name: str, value: Any) -> str | None:  # noqa: ANN401 - any argument
        if name != "direction":
            return None
        way = way_of(g, Wish("go", direction=value))
        return f"cell:{way.path[-1]}" if way else None

    def run(self, g: BombSquad, seat: Seat, wish: Wish) -> Script[None]:
        """If the full distance is not possible the robot does not move at all (BS-OPERATE-12)."""
        yield from ()
        kind, direction, way = running_card(g), wish["direction"], way_of(g, wish)
        g.changed_move = g.changed_move or "change" in wish.args
        if "boost" in wish.args:
            pay(g, BOOST_COST, cites="BSX-ROBOT-02")
        if way is None:
            fail(g, kind, direction)
        else:
            drive(g, kind, direction, way)


def changes(g: BombSquad) -> tuple[int | None, ...]:
    """How the operator may change the distance of the running card."""
    free = g.has_role(g.active, "role_driver") and not g.changed_move
    return (None, -1, 1) if free else (None,)


def boosts(g: BombSquad) -> tuple[int | None, ...]:
    """How the robot may lengthen the running card."""
    return (None, 1) if ability(g) == "overdrive" else (None,)


@cache
def _ways(change: tuple[int | None, ...], boost: tuple[int | None, ...]) -> Act:
    rows = [(way, c, b) for way in DIRECTIONS for c in change for b in boost]
    return Act("go", Rows(("direction", "change", "boost"), rows))


def distance(g: BombSquad, wish: Wish) -> int:
    """How many spaces the running card moves the robot."""
    return int(LEVEL[running_card(g)] + wish.get("change", 0) + wish.get("boost", 0))


def way_of(g: BombSquad, wish: Wish) -> Travel | None:
    """The move as it would go, or None where it cannot be completed."""
    pushes = 2 if ability(g) == "heavy_push" else 1
    way = DIRECTIONS.index(wish["direction"])
    return travel(g.building, g.board, g.robot, distance(g, wish), way, pushes=pushes)


def drive(g: BombSquad, kind: int, direction: str, way: Travel) -> None:
    """The robot moves, pushing crates, lifting the fog, and a camera that sees it costs cells (BSX-CAMERA-02)."""
    g.board = way.board
    if way.path:
        g.robot = way.path[-1]
    g.tell(Moved(kind, direction, g.robot), cites=("BS-OPERATE-09", "BS-OPERATE-10"))
    lift_fog(g, way.path)
    if way.watched:
        g.tell(Filmed(CAMERA_COST), cites="BSX-CAMERA-02")
        pay(g, CAMERA_COST, cites="BSX-CAMERA-02")


class WorkOn(Verb[BombSquad]):
    """Pick which of several fitting objects the card affects (BS-OPERATE-25)."""

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
        code = g.board[cell]
        token = token_at(g, cell) if ACTION[code] != OPEN_DOOR else None
        g.reached_far = g.reached_far or cell not in g.building.grid.neighbours[g.robot]  # BSX-ROBOT-03
        g.secured = (*g.secured, code)
        g.board = mark(g.board, cell, FREE)
        g.tell(Worked(kind, cell), cites=("BS-OPERATE-06", "BS-OPERATE-19"))
        if isinstance(token, BombToken):
            disarmed(g, token)


ANY_COLOUR = {
    "role_negotiator": RESCUE_HOSTAGE,  # BS-ROLE-10
    "role_security_expert": OPEN_DOOR,  # BS-ROLE-11
    "role_technician": DISARM_BOMB,  # BS-ROLE-12
}
"""The operator's roles that let any colour do (BS-ROLE-13)."""


def fitting(g: BombSquad) -> list[int]:
    """The spaces that the running card works on."""
    kind = running_card(g)
    any_colour = bool(g.roles) and ANY_COLOUR.get(g.roles[g.active]) == ACTION[kind]
    far = ability(g) == "long_arm" and not g.reached_far
    keys = not g.fog  # BS-FOG-03
    return targets(g.building, g.board, g.robot, g.secured, kind, any_colour=any_colour, far=far, keys=keys)


def disarmed(g: BombSquad, bomb: BombToken) -> None:
    """Its countdown stops; the last one ends the mission at this very card (BS-END-02, BS-OBJECTIVE-03)."""
    stop_countdown(g, bomb)
    if not armed(g):
        end_mission(g, "cleared", cites=("BS-END-02", "BS-OBJECTIVE-03", "BS-OBJECTIVE-04"))


def fail(g: BombSquad, kind: int, direction: str = "") -> None:
    """A card that cannot be carried out is an error: two cells, and the run goes on (BS-OPERATE-21)."""
    g.tell(Failed(kind, direction), cites="BS-OPERATE-13" if direction else why_failed(g, kind))
    pay(g, ERROR_COST, cites=("BS-ACTIVATE-15", "BS-OPERATE-24"))


def why_failed(g: BombSquad, kind: int) -> str:
    """The rule a door, rescue or disarm card failed by: no key to the door, another colour, or nothing to work on."""
    around = [g.board[cell] for cell in g.building.grid.neighbours[g.robot] if cell != NOWHERE]
    if kind in around:
        return "BS-OPERATE-16"
    other_colour = any(fits(code, kind, any_colour=True) for code in around)
    return "BS-OPERATE-06" if other_colour else "BS-OPERATE-02"


GO, WORK_ON = Go(), WorkOn()
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
        answer = yield from ask_any(g, CHOOSING, lambda g: (g.active,) if fitting(g) else ())
        if answer is None:  # the time of all that fitted ran out meanwhile (BSX-NONFATAL-01)
            return fail(g, kind)
        wish = answer[1]
    yield from WORK_ON.run(g, g.active, wish)
    return None


def finish(g: BombSquad) -> None:
    """Discard the cards in the order they were carried out, draw if a card was played, next player.

    (BS-OPERATE-22, BS-OPERATE-23, BS-PROGRAM-06, BS-NOPROG-05)
    """
    g.tell(ActivationEnded(tuple([DECK[card] for card in g.frame])), cites="BS-OPERATE-22")
    for card in g.frame:
        discard(g, card)
    g.frame, g.shown, g.step = (), 0, 0
    if g.owes_draw:
        g.owes_draw = False
        draw_card(g, g.active, cites="BS-NOPROG-05" if g.no_programming else "BS-PROGRAM-06")
    end_turn(g)


def stopped(g: BombSquad) -> Script[None]:
    """A robot ran down in the middle of what it did: the frame is discarded and the turn is over (BS-MULTI-11)."""
    yield from ()
    finish(g)
