"""Random play from every start: legal is what is offered, events cite their clauses, worlds agree with the seat."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from tests.leak.agreement import verdict
from tests.rules.bombsquad.cited import wrongly_cited

from getaway.games.bombsquad import GAME
from getaway.kernel import SPECTATOR, Match
from getaway.suite.legal import Legality
from getaway.suite.report import Report
from getaway.suite.walk import walk

STARTS = range(len(GAME.starts()))
DECISIONS = 40


def some_positions(start: int, every: int) -> Iterator[tuple[Match, Random]]:
    """Every so many decisions of one random match from this start."""
    for i, (match, dice) in enumerate(walk(GAME, start + len(STARTS), seed=1, longest=DECISIONS)):
        if i % every == 0:
            yield match, dice


@pytest.mark.parametrize("start", STARTS)
def test_offered_is_allowed_and_told_by_its_clauses(start: int) -> None:
    """Judges and shapes agree, refusals change nothing, and every event is told by a clause that it may cite."""
    report = Report(GAME.name)
    legality = Legality(GAME, report)
    for match, dice in some_positions(start, every=6):
        legality.check(match, dice)
        assert report.findings == []
        assert wrongly_cited(match, SPECTATOR) == []
        assert GAME.faults(match.g) == []


@pytest.mark.parametrize("start", [0, 5, 7, 10, STARTS[-1]])
def test_a_world_agrees_with_what_a_seat_knows(start: int) -> None:
    """The sampler's proposal gives each seat its own view, memory and record again."""
    for match, dice in some_positions(start, every=15):
        for seat in (SPECTATOR, match.g.active):
            assert verdict(match, seat, dice) == "agrees"
