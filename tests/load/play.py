"""Many tables played at once, and how long their answers took."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from tests.load.players import Heard, Player, Question
from tests.load.seating import Seat
from tests.wishes import at_random


class Play:
    """Matches that are set up, those that are played, and what was measured of them."""

    def __init__(self, tables: Sequence[Sequence[Seat]], pause: Callable[[], float], player: Any = Player) -> None:
        self.player = player
        self.pause = pause
        """The seconds that a player takes to answer."""
        self.waiting = [Match(self, seats) for seats in tables]
        """Those that nobody has begun to play; one takes the place of each that ends."""
        self.playing: list[Match] = []
        self.ran_out = asyncio.Event()
        self.over = False
        self.done: list[float] = []
        """Seconds from an answer to its acknowledgement."""
        self.reached: list[float] = []
        """Seconds from an answer to the news of it at each other seat."""
        self.shown: list[float] = []
        """Seconds from an answer to the news of it at the last seat of all, where nobody answers before that."""
        self.refused: list[str] = []

    async def sit_down(self) -> None:
        """All players go to their sockets."""
        for match in self.waiting:
            await asyncio.gather(*[player.sit_down() for player in match.players])

    def begin(self, matches: int = 1) -> None:
        """Start this many more matches."""
        for _ in range(matches):
            if not self.waiting:
                self.ran_out.set()
                return
            self.playing.append(self.waiting.pop())
            self.playing[-1].begin()

    async def measure(self, seconds: float) -> float:
        """Forget what was measured so far and play on; the seconds that it took, fewer where no match is left."""
        self.done.clear()
        self.reached.clear()
        self.shown.clear()
        began = time.perf_counter()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.ran_out.wait(), seconds)
        return time.perf_counter() - began

    def end(self) -> None:
        """Nobody answers any more, or not until they go on."""
        self.over = True

    def go_on(self) -> None:
        """Everybody answers again."""
        self.over = False
        for match in self.playing:
            match.answer_soon()


class Match:
    """One match: the player asked answers after a while."""

    def __init__(self, play: Play, seats: Sequence[Seat]) -> None:
        self.play = play
        self.players = [play.player(seat, self.hear) for seat in seats]
        self.begun = False
        self._asked: tuple[Player, Question] | None = None
        self._answering: Player | None = None
        self._at = 0.0
        self._answers = 0
        self._screens = 0

    def begin(self) -> None:
        """Play from now on."""
        self.begun = True
        self.answer_soon()

    def hear(self, player: Player, message: Heard, at: float) -> None:
        """A player has heard something."""
        self._measure(player, message, at)
        question = message.question
        if question is None:
            return
        if question.item == "over" and self.begun:
            self.begun = False
            self.play.playing.remove(self)
            self.play.begin()
        elif question.choice:
            self._asked = player, question
            self.answer_soon()

    def _measure(self, player: Player, message: Heard, at: float) -> None:
        if message.type == "no":
            self.play.refused.append(message.clause)
        elif message.type == "done":
            self.play.done.append(at - self._at)
        elif self._answering is not None and message.tells_of_an_answer():
            self._screens += 1
            if self._answering is not player:
                self.play.reached.append(at - self._at)
            if self._screens == len(self.players):
                self.play.shown.append(at - self._at)

    def answer_soon(self) -> None:
        """Answer what is asked once the player has thought about it."""
        if self.begun and not self.play.over:
            asyncio.get_running_loop().call_later(self.play.pause(), self._answer)

    def _answer(self) -> None:
        if self._asked is None or self.play.over:
            return
        (player, question), self._asked = self._asked, None
        self._answers += 1
        wish = at_random(question.choice)
        command = {"do": "answer", "id": f"a{self._answers}", "ask": question.rev, "wish": wish}
        self._answering, self._screens, self._at = player, 0, time.perf_counter()
        player.send(command)
