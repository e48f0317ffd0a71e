"""Levels of bots in the terminal."""

from __future__ import annotations

import pytest

from getaway.cli.play.opening import seat_bots
from getaway.games import find


def test_a_team_code_needs_bots_at_every_seat() -> None:
    """With a person at the table it is refused; among bots it is one of the levels."""
    match = find("bombsquad").new(3, seed=1)
    with pytest.raises(Exception, match="coded") as refused:
        seat_bots(match, 2, 1, "coded")
    assert "Its levels: regular, newcomer, expert" in str(refused.value)
    assert len(seat_bots(match, 3, 1, "coded")) == 3
