"""How strong bots are said to be is what the kept matches say."""

from __future__ import annotations

import pytest

from getaway.bots import strengths
from getaway.games import find
from getaway.lab import strengths as lab
from getaway.lab.strengths import files


def test_what_is_published_is_what_was_measured() -> None:
    """The lobby's data and the table in docs/bots.md; `scripts/figures/strengths` writes both."""
    for path, text in files().items():
        assert path.read_bytes() == text, path.name


def test_levels_are_compared_where_all_of_them_played() -> None:
    """A level that was only tried at easy tables doesn't look better than one that was tried at all."""
    kept = {"expert": ["easy", "hard", "hard"], "regular": ["easy", "easy"]}
    assert lab._of_same_kind(kept, str) == {"expert": ["easy"], "regular": ["easy", "easy"]}


@pytest.mark.parametrize("name", ["bombsquad", "breach", "burncycle"])
def test_every_game_says_how_strong_its_bots_are(name: str) -> None:
    """At least its expert and its newcomer, each from some matches; a level that doesn't exist isn't spoken of."""
    game, found = find(name), {each.level: each for each in strengths(find(name))}
    assert {"expert", "newcomer"} <= found.keys() <= game.levels.keys()
    assert all(each.matches > 0 for each in found.values())
