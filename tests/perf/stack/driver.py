"""The other way to write rules: what is still to be done lies on a stack of steps, which is data.

It does for steps what `getaway.kernel.play` does for scripts: puts questions, checks answers, runs deadlines
and offers nested, and forks. Only what the comparison needs is here: no log, no telling, no undo.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import msgspec

from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.table.state import BombSquad
from getaway.kernel import Ask, Choice, Cut, Question, Refused, Script, Seat, Wish
from getaway.kernel.tape import Tape

Steps = tuple["Step", ...]
"""What is still to be done; the last is done first."""
First = Callable[[BombSquad], Steps]


class Step(msgspec.Struct, frozen=True, tag=True):
    """One thing to do; everything it must remember is a field."""

    def run(self, g: BombSquad) -> Steps:
        """Do it, and say what is to be done next, in order."""
        raise NotImplementedError


class Decision(Step, frozen=True):
    """A step that waits for an answer."""

    question: ClassVar[Question]

    def answered(self, g: BombSquad, seat: Seat, wish: Wish) -> Steps:
        """Go on with the answer, and say what is to be done next, in order."""
        raise NotImplementedError

    def lapsed(self, g: BombSquad) -> Steps | None:
        """Where an interruption left nothing to decide, what is to be done instead; else None."""
        return None


class TakeOffer(Step, frozen=True):
    """A seat does something unasked."""

    seat: int
    wish: Wish

    def run(self, g: BombSquad) -> Steps:
        return done(GAME.verbs[self.wish.verb].run(g, self.seat, self.wish))


class Ring(Step, frozen=True):
    """A deadline comes."""

    key: str

    def run(self, g: BombSquad) -> Steps:
        return done(GAME.on_deadline(g, self.key))


def done(effect: Script[None]) -> Steps:
    """Carry out an effect that asks nothing; Bomb Squad's verbs are such."""
    for request in effect:
        raise TypeError(f"an effect asked {request}")
    return ()


class StackPlay:
    """A position is the state and the stack, at every decision."""

    __slots__ = ("_ask", "first", "g", "stack", "tape")

    def __init__(self, g: BombSquad, first: First, stack: Steps, now: int) -> None:
        self.first, self.stack = first, stack
        self.tape = Tape(GAME, quiet=True, now=now)
        self.g = g.copy()
        self.g.tape = self.tape
        self._ask: Ask | None = None

    @classmethod
    def begin(cls, g: BombSquad, first: First, now: int = 0) -> StackPlay:
        """Run from a state to its first question; `first` reads from it what is to be done."""
        play = cls(g, first, (), now)
        play._go(())
        return play

    @property
    def over(self) -> bool:
        """Whether nothing more can be answered."""
        return not self.stack

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Who must decide what now."""
        if self._ask is None and self.stack:
            question, seat = self.stack[-1].question, self.g.active  # type: ignore[attr-defined]
            acts = [verb.options(self.g, seat) for verb in question.verbs]
            self._ask = Ask(seat, question, Choice(tuple([act for act in acts if act is not None])))
        return (self._ask,) if self._ask else ()

    def offers(self, seat: Seat) -> Choice:
        """What this seat may do unasked now."""
        acts = [verb.options(self.g, seat) for verb in GAME.offers(self.g, seat)]
        return Choice(tuple([act for act in acts if act is not None]))

    def answer(self, seat: Seat, wish: Wish) -> None:
        """Carry out a legal answer or offer."""
        if any(ask.seat == seat and wish in ask.choice for ask in self.asks):
            decision = self.stack[-1]
            self._go(self.stack[:-1], lambda g: decision.answered(g, seat, wish))  # type: ignore[attr-defined]
        elif wish in self.offers(seat):
            self._go((*self.stack, TakeOffer(seat, wish)))
        else:
            raise Refused("GT-CHOICE-01")

    def advance(self, at: int) -> None:
        """Let match time pass; deadlines that come are fired at their own time."""
        while self.stack:
            due = min(GAME.deadlines(self.g), default=None)
            if due is None or due.at > at:
                break
            self.tape.now = due.at
            self._go((*self.stack, Ring(due.key)))
        self.tape.now = at

    def fork(self) -> StackPlay:
        """The same position, to go its own way; nothing is run again."""
        return StackPlay(self.g, self.first, self.stack, self.tape.now)

    def _go(self, stack: Steps, then: First | None = None) -> None:
        """Do what is on the stack down to the next decision; an empty stack is filled from the state."""
        self._ask = None
        try:
            if then is not None:
                stack += then(self.g)[::-1]
            stack = self._settled(stack)
        except Cut:
            stack = self._settled(())
        self.stack = stack

    def _settled(self, stack: Steps) -> Steps:
        g = self.g
        while True:
            if not stack:
                stack = self.first(g)
                if not stack:
                    return ()
            step = stack[-1]
            instead = step.lapsed(g) if isinstance(step, Decision) else step.run(g)
            if instead is None:
                return stack
            stack = stack[:-1] + instead[::-1]
