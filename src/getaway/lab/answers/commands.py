"""Commands: which answers of a match a client sends together as a plan, and what the table makes of them.

The plans are those a board suggests: a walk, a set of things put together, and a step that only goes on together with
what follows. Every plan is carried out on a second match with the same seed, which must come to the same place.
"""

from __future__ import annotations

from typing import NamedTuple

from getaway.kernel import Match, Seat, Wish
from getaway.kernel.passing import go_on
from getaway.kernel.plans import COMPLETE, Step, carry_through
from getaway.kernel.weighing import weigh


class Gestures(NamedTuple):
    """What a player puts together on the board before sending it."""

    together: tuple[frozenset[str], ...]
    """Verbs that are sent as one: the steps of a way, the things of a set."""
    rolls: frozenset[str]
    """Those among them whose dice don't end it: a click rolls and walks."""


class Given(NamedTuple):
    """An answer, whether something was drawn or shown by it, and the alarms that were foretold."""

    seat: Seat
    wish: Wish
    barred: bool
    foreseen: tuple[str, ...]


def given(match: Match, seat: Seat, wish: Wish) -> Given:
    """Answer, and let pass what passes by itself."""
    (known,) = weigh(match, seat, [wish])
    match.answer(seat, wish)
    go_on(match)
    return Given(seat, wish, known.final, tuple(then.what for then in known.then if then.alarm))


class Commands:
    """Gathers the answers of a match into commands, and sends each to a match of its own."""

    def __init__(self, twin: Match, gestures: Gestures, ends: frozenset[str]) -> None:
        self.twin = twin
        self.gestures, self.ends = gestures, ends
        self.sent = self.closing = self.stopped = 0
        self._waiting: list[Given] = []
        go_on(twin)

    def add(self, answer: Given) -> None:
        """Take an answer into the plan that is being made, or begin another with it."""
        if self._waiting and not self._joins(self._waiting[-1], answer):
            self.send()
        self._waiting.append(answer)

    def _joins(self, last: Given, answer: Given) -> bool:
        """Whether a player would send this together with the answer before."""
        if last.seat != answer.seat:
            return False
        one, other = last.wish.verb, answer.wish.verb
        if one in self.ends:
            return True
        grouped = [group for group in self.gestures.together if one in group]
        if last.barred and one not in self.gestures.rolls:
            return False
        return any(other in group or other in self.ends for group in grouped)

    def send(self) -> None:
        """Send what waits as one command, and what a surprise stopped as another."""
        steps, seat = [Step(each.wish, each.foreseen) for each in self._waiting], self._waiting[0].seat
        self._waiting = []
        while steps:
            ran = carry_through(self.twin, seat, steps, between=go_on)
            self.sent += 1
            self.stopped += ran.why != COMPLETE
            self.closing += all(step.wish.verb in self.ends for step in steps[: ran.done])
            steps = steps[ran.done :]
