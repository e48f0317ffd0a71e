"""Random matches of burncycle end by a win, a loss or the cap, from any floor, with nothing made or lost."""

from __future__ import annotations

import pytest
from tests.playthroughs.random_burncycle import ended, played

MATCHES = 24


@pytest.mark.parametrize("number", range(MATCHES))
def test_a_random_match_comes_to_its_end(number: int) -> None:
    """The position is checked at every question, and components are counted."""
    match, answers = played(number)
    assert answers > 10
    assert ended(match) in ("won", "threat", "module", "left-behind", "cap")
