"""Looking for won matches, and keeping them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.unit.lab.burncycle.table import Aimless

from getaway.kernel import Refused
from getaway.kernel.inside import Unwatched
from getaway.lab.burncycle import wins


def found() -> wins.Found:
    """A match that ended somehow."""
    match = wins.search("fire_drill", 2, range(5, 9), Aimless(), lambda match: match.over)
    assert match is not None
    return match


def test_the_first_match_as_wanted_is_found() -> None:
    """Seeds are tried in their order and counted."""
    seen: list[int] = []

    def wanted(match: Unwatched) -> bool:
        seen.append(match.g.threat)
        return len(seen) == 3

    match = wins.search("fire_drill", 2, range(5, 9), Aimless(), wanted)
    assert match is not None
    assert (match.table.seed, match.seeds) == (7, 3)
    assert wins.search("fire_drill", 2, range(2), Aimless(), lambda match: False) is None


def test_a_lost_match_is_not_won() -> None:
    """The rules say who won."""
    match = found().match
    assert match.over
    assert not wins.won(match)


def test_a_line_is_kept_and_plays_to_the_same_state(tmp_path: Path) -> None:
    """Read again and played with its seed, answer by answer."""
    line = wins.line_of(found())
    wins.write(line, tmp_path)
    assert wins.read(wins.place("fire_drill", tmp_path)) == line
    match = wins.replayed(line)
    assert match.over
    assert match.state_hash == line.hash


def test_an_answer_against_the_rules_is_refused() -> None:
    """A line cannot be made up."""
    line = wins.line_of(found())
    wrong = msgspec.structs.replace(line, answers=(*line.answers[:9], (0, "escape", {})))
    with pytest.raises(Refused):
        wins.replayed(wrong)


@pytest.mark.parametrize("words", [[], ["fire_drill", "--all"], ["no_such"]])
def test_missions_are_named_or_all(words: list[str]) -> None:
    """Neither both nor none nor one that is not there."""
    with pytest.raises(SystemExit):
        wins.main(words)


def test_what_is_not_found_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And nothing is written."""
    words = ["pillar_of_panic", "--players", "1", "--seeds", "0-1", "--folder", str(tmp_path), "--workers", "1"]
    assert wins.main([*words, "--player", "tests.unit.lab.burncycle.test_stored:aimless"]) == 1
    assert capsys.readouterr().out == "pillar_of_panic: not won by 1 with 2 seeds\n"
    assert list(tmp_path.iterdir()) == []


def test_all_missions_leave_no_line_of_a_mission_that_is_gone(tmp_path: Path) -> None:
    """A line that isn't found again stays; a line whose mission is gone is removed."""
    line = wins.line_of(found())
    wins.write(line, tmp_path)
    wins.write(msgspec.structs.replace(line, mission="gone"), tmp_path)
    words = ["--all", "--players", "1", "--seeds", "0", "--folder", str(tmp_path), "--workers", "1"]
    assert wins.main([*words, "--player", "tests.unit.lab.burncycle.test_stored:aimless"]) == 1
    assert list(tmp_path.iterdir()) == [wins.place("fire_drill", tmp_path)]
