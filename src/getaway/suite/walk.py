"""Random matches, one decision after another."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from getaway.kernel import Game, Match, Wish

LONGEST = 400
"""After this many decisions a match is left unfinished."""
OFFER_TAKEN = 0.05
DEADLINE_FIRED = 0.02


def walk(game: Game[Any], number: int, seed: int, longest: int = LONGEST) -> Iterator[tuple[Match, Random]]:
    """Walk through one random match, decision by decision; the caller may change the match in between.

    Every second match draws the verb first; the game's starts are used in turn.
    """
    dice = Random(f"{game.name} {number} {seed}")
    starts = game.starts()
    match = starts[number % len(starts)](dice)
    for _ in range(longest):
        if match.over:
            break
        yield match, dice
        if dice.random() < DEADLINE_FIRED and let_time_pass(match):
            continue  # what is asked now is a new decision
        if not match.over:
            match.answer(*decide(match, dice, by_verb=(number + number // len(starts)) % 2 == 1))


def let_time_pass(match: Match) -> bool:
    """Fire the next deadline; whether there was one."""
    due = min(match.game.deadlines(match.g), default=None)
    if due is None or match.over:
        return False
    match.advance(max(due.at, match.now))
    return True


def decide(match: Match, dice: Random, *, by_verb: bool) -> tuple[int, Wish]:
    """An answer, or now and then an offer."""
    if dice.random() < OFFER_TAKEN:
        seat = dice.randrange(match.g.players)
        offers = match.offers(seat)
        if offers.count:
            return seat, offers.sample(dice)
    ask = match.asks[dice.randrange(len(match.asks))]
    return ask.seat, ask.choice.by_verb(dice) if by_verb else ask.choice.sample(dice)
