"""Random matches of The Breach to their ends: `python -m tests.playthroughs.random_breach 2000`.

As many for each legal pair of mode and number of players, half of them by verb. Each must end by a rule or the cap; an
error, a fault of the position, a component made or lost, or a question without an answer ends the run.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from getaway.games.breach import GAME
from getaway.games.breach.proof.starts import pairs
from getaway.kernel import Ask, Play, Seeded, Wish

CAP = 5000
"""A match that isn't over after this many answers is stopped."""
OFFER_EVERY = 20
CHECK_EVERY = 23
"""How many answers lie between two counts of the components, where not every one is looked at."""
LAPSE_EVERY = 3
"""With clocks every third window is left to lapse."""
CHOSEN_EVERY = 3
CLOCK_EVERY = 5
WORKERS = 2
SHARE = 50
"""How many matches a worker takes at a time."""
ENDS = ("objective", "gateways", "cap")


class Played(NamedTuple):
    """What became of a match."""

    end: str
    answers: int
    rounds: int


def options(mode: str, number: int) -> dict[str, Any]:
    """The table of match number n: set-ups in turn, some teams chosen, some windows with clocks."""
    team = "random" if number % CHOSEN_EVERY else "choose"
    clock = {} if number % CLOCK_EVERY else {"window": 15}
    return {"mode": mode, "setup": ("standard", "advanced")[number // 2 % 2], "team": team, **clock}


def played(mode: str, players: int, number: int, every: int = 1) -> Played:
    """Play a match to its end or the cap, checking the position at every such question; odd ones go by verb."""
    dice = Random(f"{mode} {players} {number}")  # noqa: S311 - play isn't cryptography
    play = GAME.new(players, seed=number, **options(mode, number)).fork(Seeded(number))
    answers, parts = 0, dict(GAME.components(play.g))
    while not play.over and answers < CAP:
        step(play, dice, by_verb=number % 2 == 1)
        answers += 1
        if (answers % every == 0 or play.over) and (GAME.faults(play.g) or dict(GAME.components(play.g)) != parts):
            raise AssertionError(f"{mode} {players} {number}, answer {answers}: {GAME.faults(play.g)}")
    return Played(play.outcome.result if play.outcome else "cap", answers, play.g.round)  # type: ignore[attr-defined]


def step(play: Play, dice: Random, *, by_verb: bool) -> None:
    """An answer; now and then an offer of any seat, or a window that lapses."""
    due = min(GAME.deadlines(play.g), default=None)
    if due is not None and dice.randrange(LAPSE_EVERY) == 0:
        play.advance(max(due.at, play.now))
        return
    seat = dice.randrange(play.g.players)
    if dice.randrange(OFFER_EVERY) == 0 and (offers := play.offers(seat)).count:
        play.answer(seat, offers.by_verb(dice))
        return
    ask = play.asks[dice.randrange(len(play.asks))]
    play.answer(ask.seat, wish(ask, dice, by_verb=by_verb))


def wish(ask: Ask, dice: Random, *, by_verb: bool) -> Wish:
    """Any answer; a question must have one."""
    if not ask.choice.count:
        raise AssertionError(f"nothing to answer to {ask.question.name}")
    return ask.choice.by_verb(dice) if by_verb else ask.choice.sample(dice)


HEAD = """# Random matches of The Breach

Written by `scripts/figures/breach_matches`. Every match is played to its end with random answers: half of them are
drawn from the whole question, for the other half the verb is drawn first. Standard and advanced set-ups alternate,
every third team is chosen by its players, and every fifth table has clocks and lets every third window lapse; offers
are taken now and then. After every 23rd answer and at the end, the position is checked for faults and its components
are counted. A match is stopped after {cap:,} answers (the cap). An error, a fault or a question without an answer
would end the run.

| mode | players | sampled | matches | answers each | most | rounds each | {ends} |
| --- | ---: | --- | ---: | ---: | ---: | ---: | {rule} |
"""


def share(task: tuple[str, int, int, int]) -> list[Played]:
    """Some of the matches of a pair, for one worker."""
    mode, players, first, end = task
    return [played(mode, players, number, CHECK_EVERY) for number in range(first, end)]


def rows(mode: str, players: int, found: list[Played]) -> Iterator[str]:
    """What became of a pair's matches, uniform ones and those by verb."""
    for how, which in (("uniformly", found[::2]), ("by verb", found[1::2])):
        ends = Counter(match.end for match in which)
        answers = [match.answers for match in which]
        rounds = sum(match.rounds for match in which) / len(which)
        told = " | ".join(f"{ends[what]:,}" for what in ENDS)
        each = f"{sum(answers) / len(which):.0f} | {max(answers):,} | {rounds:.1f}"
        yield f"| {mode} | {players} | {how} | {len(which):,} | {each} | {told} |\n"


def main(matches: int, page: Path | None) -> None:
    """Play them all on two workers and write what became of them."""
    began = perf_counter()
    text = HEAD.format(cap=CAP, ends=" | ".join(ENDS), rule=" | ".join("---:" for _ in ENDS))
    with Pool(WORKERS) as pool:
        for mode, players in pairs():
            tasks = [(mode, players, first, min(first + SHARE, matches)) for first in range(0, matches, SHARE)]
            found = [match for part in pool.imap(share, tasks) for match in part]
            lines = "".join(rows(mode, players, found))
            sys.stdout.write(lines)
            sys.stdout.flush()
            text += lines
    text += f"\nIt took {perf_counter() - began:.0f} s on {WORKERS} cores.\n"
    if page is not None:
        page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None)
