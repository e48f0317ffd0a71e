"""Random play from every start: what is offered is legal, events cite their clauses, worlds and positions agree."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from tests.leak.agreement import verdict
from tests.rules.bombsquad.cited import wrongly_cited

from getaway.games.bombsquad import GAME
from getaway.kernel import SPECTATOR, Match, from_text, to_text
from getaway.suite.legal import Legality
from getaway.suite.report import Report
from getaway.suite.walk import walk

STARTS = range(len(GAME.starts()))
DECISIONS = 40


def some_positions(start: int, every: int) -> Iterator[tuple[Match, Random]]:
    """Every few decisions of one random match from this start."""
    for i, (match, dice) in enumerate(walk(GAME, start + len(STARTS), seed=1, longest=DECISIONS)):
        if i % every == 0:
            yield match, dice


@pytest.mark.parametrize("start", STARTS)
def test_offered_is_allowed_and_told_by_its_clauses(start: int) -> None:
    """Judges and shapes agree, refusals change nothing, events are told by their clauses, positions can be stored."""
    report = Report(GAME.name)
    legality = Legality(GAME, report)
    for match, dice in some_positions(start, every=6):
        legality.check(match, dice)
        assert report.findings == []
        assert wrongly_cited(match, SPECTATOR) == []
        assert GAME.faults(match.g) == []
        assert from_text(GAME, to_text(match)).state_hash == match.state_hash


@pytest.mark.parametrize("start", [0, 5, 7, 10, STARTS[-1]])
def test_a_world_agrees_with_what_a_seat_knows(start: int) -> None:
    """The sampler's proposal gives each seat its own view, memory and record again."""
    for match, dice in some_positions(start, every=15):
        for seat in (SPECTATOR, match.g.active):
            assert verdict(match, seat, dice) == "agrees"
