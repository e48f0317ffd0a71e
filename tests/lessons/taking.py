"""A lesson as somebody takes it at a table, with its bots, without a server."""

from __future__ import annotations

from random import Random

from getaway.bots import Bot
from getaway.games import find
from getaway.kernel import Refused, Wish
from getaway.kit.lessons import Lesson
from getaway.table.taking import Taking
from getaway.table.waking import seed_of

MOST_ANSWERS = 400
"""A lesson that takes more answers is no lesson."""
TICK = 1_000


class Stuck(AssertionError):
    """Nobody is asked anything, and nothing will happen by itself."""


class Taken(Taking):
    """A lesson at its table, with a clock that goes on by a tick with every answer."""

    def __init__(self, game: str, lesson: Lesson) -> None:
        self.answers, self.ticks = 0, 1_000_000
        super().__init__(find(game), lesson, lambda: self.ticks)
        self.resume()
        self.others()

    def answer(self, wish: Wish) -> None:
        """The player answers, then everybody else does."""
        self._tick(self.seat, wish)
        self.answers += 1
        self.others()

    def others(self) -> None:
        """The bots answer until the player is asked, and deadlines come where nobody is."""
        for _ in range(MOST_ANSWERS):
            bots = self.bots_asked()
            if self.match.over or (not bots and self.match.asks):
                return
            if bots:
                self._tick(bots[0], self._decided(bots[0], self.bot(bots[0])))
            else:
                self.skip()
        raise Stuck(self.where)

    def undo(self) -> bool:
        """Take back the player's last answer, if there is one."""
        try:
            self.take_back()
        except Refused:
            return False
        self.others()
        return True

    def follow(self) -> Wish:
        """Do what the text says, or else what a hint says; returns what that was."""
        adviser = Bot(self.game.adviser, seed_of(self.live), self.live.table.people)
        wish = self.suggestion() or self._decided(self.seat, adviser)
        self.answer(wish)
        return wish

    def by_the_text(self) -> None:
        """Take the whole lesson as its text says."""
        while not self.finished and self.answers < MOST_ANSWERS:
            assert not self.match.over, self.where
            self.follow()
        assert self.finished, self.where

    def unhelpful(self, dice: Random) -> Wish | None:
        """A legal answer that the text doesn't suggest; None where there is no other."""
        meant = self.suggestion()
        ask = self.match.ask_of(self.seat)
        for _ in range(20):
            wish = ask.choice.by_verb(dice) if ask is not None else None
            if wish is not None and wish != meant:
                return wish
        return None

    @property
    def where(self) -> str:
        """Where this is, for a message."""
        step = self.step.key if self.step else "the end"
        asks = [(ask.seat, ask.question.name) for ask in self.match.asks]
        return f"{self.lesson.key} at {step} after {self.answers} answers: {asks or 'nothing asked'}"

    def _decided(self, seat: int, bot: Bot) -> Wish:
        decision = bot.decide(self.match.record(seat))
        assert decision is not None, self.where
        return decision.wish

    def _tick(self, seat: int, wish: Wish) -> None:
        self.ticks += TICK
        self.give(seat, wish)
