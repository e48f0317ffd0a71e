"""Matches that start from a custom position."""

from __future__ import annotations

import pytest

from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.proof.arrange import arranged
from getaway.kernel import Seeded
from getaway.kit.arranging import BadPosition, match_at


def test_a_match_begins_at_the_position() -> None:
    """It stands at its first question, and its options say that it was arranged."""
    match = match_at(GAME, arranged(3, active=2), Seeded(0))
    assert (match.g.players, match.g.active, match.asks[0].seat) == (3, 2, 2)
    assert match.settings == {"arranged": True}


def test_a_position_that_cannot_be_played_is_told_with_all_its_faults() -> None:
    """No match begins from it."""
    g = arranged(2)
    g.draw, g.main = g.draw[1:], -1
    wrong = GAME.faults(g)
    assert len(wrong) > 1
    with pytest.raises(BadPosition) as caught:
        match_at(GAME, g, Seeded(0))
    assert str(caught.value) == "; ".join(wrong)
