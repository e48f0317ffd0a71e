"""A turn and the activation of the robot as steps on a stack; effects and questions are the game's own.

At a table without roles and with one robot, where a turn has no other phases.
"""

from __future__ import annotations

from tests.perf.stack.driver import Decision, Step, Steps, done

from getaway.games.bombsquad.activation.order import ORDERING, PUT_IN_ORDER
from getaway.games.bombsquad.ground.acts import act_done
from getaway.games.bombsquad.operating.card import fail, running_card
from getaway.games.bombsquad.operating.moving import DIRECTING, GO
from getaway.games.bombsquad.operating.run import finish
from getaway.games.bombsquad.operating.working import CHOOSING, WORK_ON, fitting
from getaway.games.bombsquad.table.pieces import ACTION, MOVE
from getaway.games.bombsquad.table.state import BombSquad
from getaway.games.bombsquad.timers.clocks import end_turn
from getaway.games.bombsquad.turn.actions import TURN
from getaway.kernel import Seat, Wish, carry_out


class TakeTurn(Decision, frozen=True):
    """One action, with no time limit of its own (BS-TURN-01, BS-TURN-02, BS-FEATURE-02)."""

    question = TURN

    def answered(self, g: BombSquad, seat: Seat, wish: Wish) -> Steps:
        done(carry_out(g, seat, wish))
        if g.phase == "turn":
            end_turn(g)
        return ()


class OrderCards(Decision, frozen=True):
    """The operator decides the order alone, while all may talk (BS-ACTIVATE-05 to BS-ACTIVATE-07)."""

    question = ORDERING

    def answered(self, g: BombSquad, seat: Seat, wish: Wish) -> Steps:
        return done(PUT_IN_ORDER.run(g, seat, wish))


class CarryOut(Step, frozen=True):
    """One card; after the last the frame is discarded (BS-OPERATE-01, BS-ACTIVATE-16)."""

    def run(self, g: BombSquad) -> Steps:
        if g.step == len(g.frame):
            finish(g)
            return ()
        return (Direct() if ACTION[running_card(g)] == MOVE else Work(), NextCard())


class Direct(Decision, frozen=True):
    """The operator chooses the direction of a move card (BS-OPERATE-14)."""

    question = DIRECTING

    def answered(self, g: BombSquad, seat: Seat, wish: Wish) -> Steps:
        return done(GO.run(g, seat, wish))


class Work(Step, frozen=True):
    """Open, rescue or disarm: nothing fits, one thing does, or the operator picks."""

    def run(self, g: BombSquad) -> Steps:
        cells = fitting(g)
        if not cells:
            fail(g, running_card(g))
            return ()
        if len(cells) > 1:
            return (ChooseTarget(),)
        return done(WORK_ON.run(g, g.active, Wish("work", cell=cells[0])))


class ChooseTarget(Decision, frozen=True):
    """The operator picks which of several fitting objects the card affects (BS-OPERATE-25)."""

    question = CHOOSING

    def answered(self, g: BombSquad, seat: Seat, wish: Wish) -> Steps:
        return done(WORK_ON.run(g, seat, wish))

    def lapsed(self, g: BombSquad) -> Steps | None:
        if fitting(g):
            return None
        fail(g, running_card(g))  # the time of all that fitted ran out meanwhile (BSX-NONFATAL-01)
        return ()


class NextCard(Step, frozen=True):
    """The card has been carried out."""

    def run(self, g: BombSquad) -> Steps:
        g.step += 1
        act_done(g)
        return ()


FIRST: dict[str, Steps] = {"turn": (TakeTurn(),), "order": (OrderCards(),), "operate": (CarryOut(),), "over": ()}


def first(g: BombSquad) -> Steps:
    """What is to be done, read from the state when the stack is empty."""
    return FIRST[g.phase]
