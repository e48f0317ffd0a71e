"""Door, rescue and disarm cards: which token they take off the building."""

from __future__ import annotations

from collections.abc import Iterable

from getaway.games.bombsquad.ground.robots import ability
from getaway.games.bombsquad.operating.card import fail, running_card
from getaway.games.bombsquad.operating.events import Worked
from getaway.games.bombsquad.scoring.ending import end_mission
from getaway.games.bombsquad.table.arguments import CELL
from getaway.games.bombsquad.table.building import FREE, BombToken
from getaway.games.bombsquad.table.floor import targets
from getaway.games.bombsquad.table.pieces import (
    ACTION,
    DISARM_BOMB,
    OPEN_DOOR,
    RESCUE_HOSTAGE,
)
from getaway.games.bombsquad.table.places import active_robot
from getaway.games.bombsquad.table.state import BombSquad, mark
from getaway.games.bombsquad.table.tokens import token_at
from getaway.games.bombsquad.timers.clocks import armed, stop_countdown
from getaway.kernel import (
    ALLOWED,
    USUAL,
    Act,
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
from getaway.kit.grid import NOWHERE


class WorkOn(Verb[BombSquad]):
    """Pick one of several things that the card fits (BS-OPERATE-25)."""

    name = "work"
    arguments = (CELL,)
    rank = USUAL

    def piece(self, g: BombSquad, seat: Seat) -> str:
        return active_robot(g)

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED if wish[CELL] in fitting(g) else Refused("BS-OPERATE-25", cell=wish[CELL])

    def options(self, g: BombSquad, seat: Seat) -> Act:
        return Act("work", One("cell", fitting(g)))

    def near(self, g: BombSquad, seat: Seat) -> Iterable[Wish]:
        """The other tokens next to the robot."""
        around = g.building.grid.neighbours[g.robot]
        return [Wish("work", cell=cell) for cell in around if cell != NOWHERE and g.board[cell] != FREE]

    def run(self, g: BombSquad, seat: Seat, wish: Wish) -> Script[None]:
        """Take the token off the building and keep it in the secured area (BS-OPERATE-19, BS-OPERATE-20)."""
        yield from ()
        cell, kind = wish[CELL], running_card(g)
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
"""The roles whose holder, as operator, may use any colour (BS-ROLE-13)."""


def fitting(g: BombSquad) -> list[int]:
    """The spaces this card works on."""
    kind = running_card(g)
    any_colour = bool(g.roles) and ANY_COLOUR.get(g.roles[g.active]) == ACTION[kind]
    far = ability(g) == "long_arm" and not g.reached_far
    keys = not g.fog  # BS-FOG-03
    return targets(g.building, g.board, g.robot, g.secured, kind, any_colour=any_colour, far=far, keys=keys)


def disarmed(g: BombSquad, bomb: BombToken) -> None:
    """Stop the bomb's countdown; the last bomb ends the mission right away (BS-END-02, BS-OBJECTIVE-03)."""
    stop_countdown(g, bomb)
    if not armed(g):
        end_mission(g, "cleared", cites=("BS-END-02", "BS-OBJECTIVE-03", "BS-OBJECTIVE-04"))


WORK_ON = WorkOn()
CHOOSING = Question("target", (WORK_ON,), cites=("BS-OPERATE-25",), others="BS-ACTIVATE-03", otherwise="BS-TURN-01")


def work(g: BombSquad, kind: int) -> Script[None]:
    """Open, rescue or disarm. If several things fit, the operator picks one."""
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
