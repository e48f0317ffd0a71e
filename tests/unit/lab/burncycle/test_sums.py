"""Shares with their intervals, and what many matches come to."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from getaway.lab.burncycle.matches import Record
from getaway.lab.burncycle.sums import line, of, summed, wilson

ONE = Record("fire_drill", 2, "standard", 0, "byte bit exe", "zuk", "won", 4, 200, 9, 1, 2, 2, 0, 1, 3, 50)


def like(**changes: Any) -> Record:
    """A record that differs in this."""
    return msgspec.structs.replace(ONE, **changes)


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilsons_interval(wins: int, matches: int, low: float, high: float) -> None:
    """The interval of 95 % is Wilson's, within 0 and 1; of nothing nothing is known."""
    assert wilson(wins, matches) == pytest.approx((low, high), abs=5e-5)


def test_a_sum_has_rate_median_mean_and_causes() -> None:
    """Ends are counted, rounds are a median, threat is a mean."""
    found = summed([ONE, like(result="threat", rounds=9, threat=26), like(result="threat", rounds=6, threat=25)])
    assert (found.matches, found.wins, found.ends["threat"], found.rounds, found.threat) == (3, 1, 2, 6, 20)
    assert found.rate == pytest.approx(1 / 3)
    assert "won %" not in line("fire_drill", 2, found)
    assert "threat 2" in line("fire_drill", 2, found)
    assert "33.3" in line("fire_drill", 2, found)


def test_the_sum_of_nothing_is_nothing() -> None:
    """No matches, no rate, no cause."""
    assert (summed([]).matches, summed([]).rate) == (0, 0)


def test_records_are_chosen_by_mission_and_players() -> None:
    """Either, both or neither."""
    records = [ONE, like(players=3), like(mission="improbable")]
    assert of(records) == records
    assert of(records, players=3) == [records[1]]
    assert of(records, mission="improbable", players=2) == [records[2]]
