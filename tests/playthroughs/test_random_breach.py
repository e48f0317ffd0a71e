"""Random matches of The Breach end by a rule, in every mode, with nothing made or lost."""

from __future__ import annotations

import pytest
from tests.playthroughs.random_breach import ENDS, options, played, rows

from getaway.games.breach.proof.starts import pairs


@pytest.mark.parametrize("number", [0, 1, 5])
@pytest.mark.parametrize(("mode", "players"), pairs())
def test_a_random_match_comes_to_its_end(mode: str, players: int, number: int) -> None:
    """The position is checked at every question, and components are counted."""
    match = played(mode, players, number)
    assert match.answers > (100 if players > 1 else 50)
    assert match.end in ENDS[:-1]


def test_set_ups_teams_and_clocks_take_turns() -> None:
    """Among the first matches of a pair are both set-ups, chosen and random teams, with and without clocks."""
    tables = [options("competitive", number) for number in range(12)]
    assert {table["setup"] for table in tables[::2]} == {table["setup"] for table in tables[1::2]}
    assert {table["team"] for table in tables} == {"choose", "random"}
    assert {table.get("window") for table in tables} == {None, 15}


def test_the_page_tells_both_ways_of_sampling() -> None:
    """Even matches are drawn uniformly, odd ones by verb."""
    found = [played("solo", 1, number) for number in range(2)]
    uniform, by_verb = rows("solo", 1, found)
    assert f"| solo | 1 | uniformly | 1 | {found[0].answers} |" in uniform
    assert f"| solo | 1 | by verb | 1 | {found[1].answers} |" in by_verb
