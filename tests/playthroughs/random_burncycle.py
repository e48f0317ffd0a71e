"""Random matches of burncycle to their ends: `python -m tests.playthroughs.random_burncycle 4000`.

As many for each number of players, half of them by verb, difficulties drawn evenly, some from the beginning of a later
floor. Each must end by a win, a loss or the cap; an error or a question without an answer ends the run.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from random import Random
from time import process_time

from getaway.games.burncycle import GAME
from getaway.games.burncycle.proof.starts import at_floor, with_options
from getaway.games.burncycle.table.mission_cards import missions
from getaway.games.burncycle.table.parts import DIFFICULTIES
from getaway.kernel import Ask, Match, Wish

CAP = 5000
"""A match that isn't over after this many answers is stopped."""
LATER_EVERY = 4
OFFER_EVERY = 12
STEADY_EVERY = 3
"""In every third match nobody reboots, so that it goes on for more rounds."""


def start(number: int, dice: Random) -> Match:
    """Match number n: players 1 to 4 in turn, any mission and difficulty; every fourth on a later floor."""
    players = 1 + number % 4
    names = sorted(missions())
    mission, difficulty = names[dice.randrange(len(names))], DIFFICULTIES[number // 4 % 3]
    legs = len(missions()[mission].floors)
    if number // 4 % LATER_EVERY == 0 and legs > 1:
        return at_floor(GAME, mission, 1 + dice.randrange(legs - 1), difficulty, players)(dice)
    return with_options(GAME, mission, difficulty, players)(dice)


def played(number: int) -> tuple[Match, int]:
    """Play a match to its end or the cap, checking the position at every question."""
    dice = Random(number)  # noqa: S311 - play isn't cryptography
    match = start(number, dice)
    answers, parts = 0, dict(GAME.components(match.g))
    while not match.over and answers < CAP:
        ask = match.asks[dice.randrange(len(match.asks))]
        if not ask.choice.count:
            raise AssertionError(f"match {number}: nothing to answer to {ask.question.name}")
        offers = match.offers(ask.seat)
        if offers.count and dice.randrange(OFFER_EVERY) == 0:
            match.answer(ask.seat, offers.by_verb(dice))
        else:
            match.answer(ask.seat, wish(ask, dice, number))
        answers += 1
        if match.incidents or GAME.faults(match.g) or dict(GAME.components(match.g)) != parts:
            raise AssertionError(f"match {number}, answer {answers}: {match.incidents} {GAME.faults(match.g)}")
    return match, answers


def wish(ask: Ask, dice: Random, number: int) -> Wish:
    """Any answer; where nobody reboots, a turn just begins."""
    if number % STEADY_EVERY == 0 and ask.question.name == "before-turn":
        return Wish("begin-turn")
    return ask.choice.by_verb(dice) if number // 2 % 2 else ask.choice.sample(dice)


def ended(match: Match) -> str:
    """How a match ended."""
    return match.outcome.result if match.outcome else "cap"  # type: ignore[attr-defined]


HEAD = """# Random matches of burncycle

Written by `scripts/figures/burncycle`. Every match is played to its end with random answers; for half of them the
verb is drawn first. Difficulties alternate, missions are drawn, and offers are taken now and then. Four of every
sixteen matches begin on a later floor, if the mission has one; in every third match nobody reboots, so that it lasts
longer. After each answer, the position is checked for faults and its components are counted. A match is stopped
after {cap:,} answers (the cap). An error, a fault or a question without an answer would end the run.

| players | matches | answers each | rounds each | {ends} |
| ---: | ---: | ---: | ---: | {rule} |
"""
ENDS = ("won", "threat", "module", "left-behind", "cap")


def row(players: int, matches: int) -> str:
    """Play the matches with this many players, and say how they ended."""
    ends: Counter[str] = Counter()
    total = rounds = 0
    for number in range(players - 1, matches, 4):
        match, answers = played(number)
        ends[ended(match)] += 1
        total, rounds = total + answers, rounds + match.g.round
    each = sum(ends.values())
    told = " | ".join(str(ends[what]) for what in ENDS)
    return f"| {players} | {each:,} | {total / each:.0f} | {rounds / each:.1f} | {told} |\n"


def main(matches: int, page: Path | None) -> None:
    """Play them all and write what became of them."""
    began = process_time()
    head = HEAD.format(cap=CAP, ends=" | ".join(ENDS), rule=" | ".join("---:" for _ in ENDS))
    text = head + "".join(row(players, matches) for players in range(1, 5))
    text += f"\nIt took {process_time() - began:.0f} s of one core.\n"
    sys.stdout.write(text)
    if page is not None:
        page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None)
