"""What is measured of a game: quiet playouts, forks, and stored positions."""

from __future__ import annotations

from random import Random
from time import perf_counter_ns
from typing import Any, NamedTuple

from getaway import games
from getaway.cli.bench.rounds import Playout
from getaway.kernel import Bench, Game, Match, Play, Seeded, encode, from_text, to_text
from getaway.kernel.inside import inside

DEALS = 20
MOST_LISTED = 500
OFFER_EVERY = 10
STORED_EVERY = 5


class Measured(NamedTuple):
    """A game at the table it is measured at."""

    game: Game[Any]
    bench: Bench

    def deals(self) -> list[Match]:
        """Matches at their first question."""
        return [self.game.new(seed=seed, **self.bench.table) for seed in range(DEALS)]

    def sampled_playout(self) -> Playout:
        """In quiet mode every answer is drawn from all those of a seat that is asked, and none is listed."""
        dice, starts = Random(1), self.deals()  # noqa: S311 - play isn't cryptography

        def playout(number: int) -> tuple[int, int]:
            return quiet(starts, number).play_on(dice), 0

        return playout

    def listing_playout(self) -> Playout:
        """In quiet mode every option is listed, then one is taken; of too many one is sampled, and none counted."""
        dice, starts = Random(1), self.deals()  # noqa: S311 - play isn't cryptography

        def playout(number: int) -> tuple[int, int]:
            play, answers, options = quiet(starts, number), 0, 0
            while not play.over:
                ask = play.asks[0]
                if ask.choice.count > MOST_LISTED:
                    wish = ask.choice.sample(dice)
                else:
                    wishes = list(ask.choice)
                    wish = wishes[dice.randrange(len(wishes))]
                    options += len(wishes)
                play.answer(ask.seat, wish)
                answers += 1
            return answers, options

        return playout


def measured() -> dict[str, Measured]:
    """Every installed game that declares where it is measured."""
    return {name: Measured(games.find(name), bench) for name, bench in games.declaring(_bench).items()}


def _bench(game: Game[Any]) -> Bench | None:
    return game.bench


def quiet(starts: list[Match], number: int) -> Play:
    """One of the deals, to be played on with chances of its own."""
    return starts[number % DEALS].fork(Seeded(number))


class Stopwatch:
    """Times of forks and of stored positions, taken at the decisions of loud matches."""

    def __init__(self, at: Measured) -> None:
        self.game, self.bench = at
        self.at_checkpoint: list[int] = []
        self.mid_script: list[int] = []
        self.encoding: list[int] = []
        self.serialising: list[int] = []
        self.restoring: list[int] = []

    def playout(self, number: int) -> tuple[int, int]:
        """One loud match; an offer taken now and then leaves a script half done."""
        dice = Random(number)  # noqa: S311 - play isn't cryptography
        match, answers = self.game.new(seed=number, **self.bench.table, **self.bench.forked), 0
        while not match.over:
            self._fork(match)
            if answers % STORED_EVERY == 0:
                self._store(match)
            self._answer(match, dice, number)
            answers += 1
        return answers, 0

    def _answer(self, match: Match, dice: Random, number: int) -> None:
        ask = match.asks[0]
        offers = match.offers(ask.seat)
        if offers.count and dice.randrange(OFFER_EVERY) == 0:
            match.answer(ask.seat, offers.sample(dice))
        else:
            match.answer(ask.seat, ask.choice.by_verb(dice) if number % 2 else ask.choice.sample(dice))

    def _fork(self, match: Match) -> None:
        times = self.mid_script if inside(match).since else self.at_checkpoint
        start = perf_counter_ns()
        asks = match.fork().asks
        times.append(perf_counter_ns() - start)
        if not asks:
            raise AssertionError("a fork lost its question")

    def _store(self, match: Match) -> None:
        start = perf_counter_ns()
        encode(match.g)
        encoded = perf_counter_ns()
        text = to_text(match)
        written = perf_counter_ns()
        from_text(self.game, text)
        restored = perf_counter_ns()
        self.encoding.append(encoded - start)
        self.serialising.append(written - encoded)
        self.restoring.append(restored - written)
