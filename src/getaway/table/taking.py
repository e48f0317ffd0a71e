"""A lesson at a table in this process: the same rows as at a server's, kept by nobody."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from getaway.bots import Bot
from getaway.kernel import Deadline, Game, Match, Seat, Wish
from getaway.kernel.plans import Ran, Step, carry_through
from getaway.kit.lessons import Learning, Lesson
from getaway.kit.lessons import Step as Goal
from getaway.table import commands, deciding
from getaway.table.acts import AnyAct, Played
from getaway.table.deciding import wish_of
from getaway.table.lessons import opened
from getaway.table.live import Live, Overtaken
from getaway.table.planning import Plan
from getaway.table.waking import seed_of

A = TypeVar("A", bound=AnyAct)
NAME = "Ada"


class Taking:
    """A lesson that somebody takes, with its bots and its chance; `now` is the time in Unix milliseconds."""

    def __init__(self, game: Game[Any], lesson: Lesson, now: Callable[[], int]) -> None:
        self.game, self.lesson, self.now = game, lesson, now
        self.skipped = 0
        """Milliseconds for which nobody waited."""
        self.live = Live(f"lesson:{lesson.key}", lesson.chance)
        first = opened(game, lesson, NAME, "", now())
        self.live.open(first)
        self.live.commit(first)

    # Where it is

    @property
    def match(self) -> Match:
        """The match at the table."""
        return self.live.playing()

    @property
    def seat(self) -> Seat:
        """The seat of the player who learns."""
        return self.lesson.seat

    @property
    def learning(self) -> Learning:
        """How far they have come."""
        learning = self.live.table.learning
        if learning is None:
            raise LookupError(self.lesson.key)
        return learning

    @property
    def done(self) -> int:
        """How many steps are done."""
        return len(self.learning.met)

    @property
    def step(self) -> Goal | None:
        """The step at hand."""
        return self.learning.step(self.lesson)

    @property
    def finished(self) -> bool:
        """Whether every step is done."""
        return self.step is None

    def suggestion(self) -> Wish | None:
        """What the text of the step says to do now."""
        taught = self.live.taught
        return wish_of(taught.wish) if taught is not None and taught.wish is not None else None

    # Who plays

    def bot(self, seat: Seat) -> Bot:
        """The bot of a seat; the same one each time the lesson is taken."""
        return Bot(self.live.table.level(seat), seed_of(self.live), self.live.table.people)

    def bots_asked(self) -> list[Seat]:
        """The bots that answer now, before the player does."""
        return self.live.bots_asked()

    # What happens

    def do(self, decide: Callable[[Live, int], A]) -> A:
        """Carry out what is decided now; raises `Refused`, and what a deadline did before that stays."""
        try:
            act = decide(self.live, self.at())
        except Overtaken as late:
            self.live.commit(late.act)
            raise late.refused from late
        self.live.commit(act)
        return act

    def command(self, command: commands.AnyCommand) -> None:
        """Carry out a command of the player."""
        self.do(lambda live, at: deciding.decide(live, self.seat, command, at))

    def give(self, seat: Seat, wish: Wish, ask: int | None = None) -> None:
        """A seat answers the question with this number, or the one that stands."""
        number = self.match.put(seat).rev if ask is None else ask
        self.do(lambda live, at: deciding.answer(live, seat, wish, number, at))

    def plan(self, seat: Seat, steps: Sequence[Step], ask: int) -> Ran:
        """A seat gives several answers in a row; they end where others are asked."""

        def run(live: Live, at: int) -> Played:
            now = live.match_time(at)
            through = partial(carry_through, seat=seat, steps=steps, at=now, ask=ask, between=live.pass_on)
            return live.play(at, lambda match: Plan(through(match)))

        return self.do(run).plan or Ran(seat, 0, len(steps))

    def take_back(self) -> None:
        """Take back the player's last answer and all that came of it: bots agree to anything."""
        self.command(commands.Undo(id="undo"))

    def resume(self) -> None:
        """Let the clocks run: in a position they stand still until its player is there."""
        if self.match.paused:
            self.command(commands.Resume(id="resume"))

    # Time

    def at(self) -> int:
        """The time now; never before the last thing that happened."""
        return max(self.now() + self.skipped, self.live.last)

    def let_pass(self) -> bool:
        """Fire the deadlines that are over; whether there was one."""
        upto = self.live.match_time(self.at())
        if self.match.over or self.match.paused or not any(due.at <= upto for due in self._deadlines()):
            return False
        return bool(self.do(lambda live, at: deciding.ring(live, upto, at)).entries)

    def skip(self) -> None:
        """Go on to the next deadline at once."""
        wait = min(due.at for due in self._deadlines()) - self.live.match_time(self.at())
        self.skipped += max(0, wait)
        self.let_pass()

    def _deadlines(self) -> Sequence[Deadline]:
        return self.match.game.deadlines(self.match.g)
