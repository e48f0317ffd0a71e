"""A bot sees what its seat sees: in two matches that the seat can't tell apart, it decides the same."""

from __future__ import annotations

import gc
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from getaway.bots import Bot, Budget, Decision, Situation, any_answer
from getaway.games import find
from getaway.kernel import Match, NoWorldFits, Record, position, sample_world, to_json

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "bombsquad": (3, {"mission": "m01", "clock": "turns"}),
    "breach": (2, {}),
    "burncycle": (2, {"mission": "fire_drill", "team": "random"}),
}
LEVELS = [(game, level) for game in TABLES for level in find(game).levels]
Decides = Callable[[Record], Decision | None]


def reached(game: str, answers: int, seed: int) -> Match:
    """A match after some random answers."""
    players, options = TABLES[game]
    match = find(game).new(players, seed=seed, **options)
    for _ in range(answers):
        if match.over:
            return reached(game, answers // 2, seed + 1)
        match.answer(match.asks[0].seat, any_answer(match.asks[0], seed))
    return match


def twin(match: Match, seed: int) -> tuple[Match, Record]:
    """Another match that the seat can't tell from this one, and the seat's record there."""
    seat = match.asks[0].seat
    record = match.record(seat)
    other = sample_world(find(record.game), record, Random(seed))  # noqa: S311 - not a secret
    seen = replace(other.record(seat), items=record.items)  # what was told before the checkpoint is the same
    assert to_json(seen) == to_json(record)
    return other, seen


def same(match: Match, other: Match, seen: Record, decides: Decides) -> bool:
    """Whether the seat gets the same decision in both."""
    true = match.record(match.asks[0].seat)
    return decides_beside(match, true, decides) == decides_beside(other, seen, decides)


def decides_beside(match: Match, record: Record, decides: Decides) -> Decision | None:
    """The decision while this match is being played in the same process."""
    Playing.now = match
    return decides(record)


class Playing:
    """The match that is being played, where somebody who cheats finds it."""

    now: Match


class Peeker:
    """Looks for the true state wherever it may lie, and acts on what nobody has told its seat."""

    def choose(self, situation: Situation) -> Decision:
        """Return an answer that depends on the whole state of the match."""
        true = next(each.now for each in gc.get_objects() if isinstance(each, type) and each is Playing)
        return Decision(any_answer(situation.ask, str(to_json(position(true)))))


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_a_bot_decides_the_same_where_its_seat_sees_the_same(game: str, level: str) -> None:
    """At several moments of random matches, in several worlds each."""
    compared = 0
    for seed, answers in ((1, 6), (2, 25), (3, 60)):
        match = reached(game, answers, seed)
        for each in range(2):
            try:
                other, seen = twin(match, each)
            except NoWorldFits:
                continue
            assert same(match, other, seen, Bot(level, 5).decide)
            compared += 1
    assert compared >= 4


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_a_bot_beside_people_goes_by_what_its_seat_sees(game: str, level: str) -> None:
    """What it makes of them, and leaves to them, follows from its record too."""
    compared = 0
    for seed, answers in ((4, 25), (5, 60)):
        match = reached(game, answers, seed)
        seat = match.asks[0].seat
        people = tuple([other for other in range(match.g.players) if other != seat])
        with suppress(NoWorldFits):
            assert same(match, *twin(match, seed), Bot(level, 5, people).decide)
            compared += 1
    assert compared


def test_somebody_who_peeks_is_found_out() -> None:
    """The same comparison fails for a player that reads the state."""

    def peeks(record: Record) -> Decision:
        return Peeker().choose(Situation(record, Budget(0)))

    match = reached("breach", 25, 2)
    assert not all(same(match, *twin(match, seed), peeks) for seed in range(6))
