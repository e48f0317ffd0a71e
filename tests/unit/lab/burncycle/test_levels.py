"""Simulating the levels: results are kept at once and not played again, and the page sums them up."""

from __future__ import annotations

from pathlib import Path

import pytest

from getaway.lab.burncycle import level_page, levels, stored
from getaway.lab.burncycle.matches import Record
from getaway.lab.burncycle.stored import Results

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


def test_what_was_played_with_other_code_never_gets_onto_the_page(tmp_path: Path) -> None:
    """Results of other rules are removed before the page is written, and named."""
    played = (record(0, "won"), record(1, "won"))
    stored.save("standard", "fire_drill", Results("other rules", played), tmp_path / "expert")
    fresh = stored.rules_now("fire_drill", "regular", levels.others_of("regular"))
    stored.save("standard", "fire_drill", Results(fresh, played), tmp_path / "regular")
    (said,) = levels.drop_stale(tmp_path)
    assert said.split()[:4] == ["expert", "fire_drill", "2", "matches"]
    assert [*level_page.kept(tmp_path)] == ["regular"]
    assert not [*levels.drop_stale(tmp_path)]


def test_the_first_seed_can_be_chosen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A level may play other seeds than those it was tuned on."""
    levels.main([*WORDS, "--levels", "newcomer", "--first", "7", "--folder", str(tmp_path)])
    assert "seed 7" in capsys.readouterr().out


def record(seed: int, result: str, players: int = 2) -> Record:
    """A match as it is kept."""
    return Record("fire_drill", players, "standard", seed, "", "", result, 1, 10, 1, 1, 1, 1, 0, 0, 0, 600_000)


def test_the_page_compares_levels_on_shared_seeds_and_names_causes() -> None:
    """Of three matches of the one and two of the other, two are shared."""
    found: dict[str, dict[str, tuple[Record, ...]]] = {
        "newcomer": {"fire_drill": (record(0, "threat"), record(1, "cap"), record(2, "won"))},
        "expert": {"fire_drill": (record(0, "won"), record(1, "won"))},
    }
    page = level_page.made(found)
    assert "| newcomer, expert | 2 | 0.0 % (0.0 to 65.8) | 100.0 % (34.2 to 100.0) | 0 | 2 |" in page
    assert "| newcomer | 0 to 2 | 3 | 33.3 % (6.1 to 79.2) | 33.3 % | 1 | 0 | 0 | 1 | 60000.0 | 0.5 | 33 % |" in page
    assert "| Fire Drill | not played | 100.0 % (34.2 to 100.0) | not played | not played |" in page


def test_seeds_in_a_row_are_named_by_the_first_and_the_last() -> None:
    """Lone ones and pairs by themselves."""
    assert [*level_page.runs({7, 1, 3, 2, 9, 10})] == ["1 to 3", "7", "9", "10"]


def test_the_stored_page_is_what_the_results_say() -> None:
    """`scripts/figures/burncycle_bots --page` would change nothing."""
    assert level_page.PAGE.read_text(encoding="utf-8") == level_page.made(level_page.kept())
