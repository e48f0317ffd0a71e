"""Simulating the levels: results are kept at once and not played again, and the page sums them up."""

from __future__ import annotations

from pathlib import Path

import pytest

from getaway.lab.burncycle import level_page, levels
from getaway.lab.burncycle.matches import Record

WORDS = ["--missions", "loss_adjusters", "--players", "2", "--matches", "1", "--levels", "newcomer,regular"]


def test_a_match_is_kept_and_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A second run has nothing left to do."""
    levels.main([*WORDS, "--folder", str(tmp_path)])
    assert len(capsys.readouterr().out.splitlines()) == 2
    levels.main([*WORDS, "--folder", str(tmp_path)])
    assert capsys.readouterr().out == ""
    assert {level: [*missions] for level, missions in level_page.kept(tmp_path).items()} == {
        "newcomer": ["loss_adjusters"],
        "regular": ["loss_adjusters"],
    }


def record(seed: int, result: str, players: int = 2) -> Record:
    """A match as it is kept."""
    return Record("fire_drill", players, "standard", seed, "", "", result, 1, 10, 1, 1, 1, 1, 0, 0, 0, 50)


def test_the_page_compares_levels_on_shared_seeds_and_names_causes() -> None:
    """Of three matches of the one and two of the other, two are shared."""
    found: dict[str, dict[str, tuple[Record, ...]]] = {
        "newcomer": {"fire_drill": (record(0, "threat"), record(1, "cap"), record(2, "won"))},
        "expert": {"fire_drill": (record(0, "won"), record(1, "won"))},
    }
    page = level_page.made(found)
    assert "On the 2 matches that all levels played" in page
    assert "| newcomer | 0.0 % (0.0 to 65.8) |" in page
    assert "| newcomer | 3 | 33.3 % (6.1 to 79.2) | 1 | 0 | 0 | 1 | 5.0 | 33 % |" in page
    assert "| Fire Drill | not played | 100.0 % (34.2 to 100.0) | not played | not played |" in page


def test_the_stored_page_is_what_the_results_say() -> None:
    """`scripts/figures/burncycle_bots --page` would change nothing."""
    assert level_page.PAGE.read_text(encoding="utf-8") == level_page.made(level_page.kept())
