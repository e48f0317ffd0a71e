"""Good logs of all games, played by bots, for others to spoil."""

from __future__ import annotations

from functools import cache
from typing import Any

from getaway.bots import any_answer
from getaway.games import find
from getaway.kernel import Committed, Match
from getaway.kernel.logbook import write

BEGINNINGS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("bombsquad", 3, {"mission": "m01"}),
    ("bombsquad", 2, {"mission": "x01", "clock": "real", "fog_of_war": True}),
    ("breach", 2, {"team": "random"}),
    ("breach", 3, {"setup": "advanced", "window": 30}),
    ("burncycle", 1, {}),
    ("burncycle", 3, {"mission": "ruxpin_rampage", "team": "random"}),
    ("toy", 3, {}),
)
LENGTHS = (0, 12, 40, 10_000)
"""Answers after which a log is cut; the last is a whole match, if it is a short one."""


@cache
def logs() -> tuple[str, ...]:
    """The texts of some files that `getaway verify` verifies."""
    return tuple(
        write(played(game, players, options, length, seed))
        for seed, (game, players, options) in enumerate(BEGINNINGS)
        for length in LENGTHS
        if length <= max(LENGTHS[:-1]) or game in {"bombsquad", "toy"}
    )


def played(game: str, players: int, options: dict[str, Any], answers: int, seed: int) -> Match:
    """A match after this many answers, with an undo and a pause on the way where the rules allow them."""
    match = find(game).new(players, chance=Committed(bytes([seed]) * 32, [b"\1" * 32] * players), **options)
    for number in range(answers):
        if match.over:
            break
        ask = match.asks[0]
        match.answer(ask.seat, any_answer(ask, seed), at=match.now + 40)
        if number % 7 == 3 and match.why_undo(ask.seat):
            match.undo(ask.seat)
        if number == 5 and not match.over:
            match.pause(match.now)
            match.resume(match.now)
    return match
