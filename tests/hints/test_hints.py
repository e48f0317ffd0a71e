"""Hints at positions that the commit chooses: both answers are legal, and every reason has words and clauses."""

from __future__ import annotations

import pytest
from tests.commit import commit
from tests.hints.__main__ import hinted
from tests.hints.positions import TABLES, positions

POSITIONS = 12


@pytest.mark.parametrize("game", TABLES)
def test_hints_are_sound(game: str) -> None:
    """`scripts/figures/hints` asks at 300 positions of each game, and measures how long that takes."""
    seed = int(commit()[:6], 16) if commit() != "no commit" else 1
    hints = [hinted(game, *each) for each in positions(game, POSITIONS, seed)]
    assert [hint.faults for hint in hints if hint.faults] == []
    assert all(hint.said for hint in hints)
