"""`getaway solve`, as typed."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.cli.conftest import Program

OWN = """id = "bank"
series = "custom"
title = "The Bank"
layout = [["1A", "2A"]]
robot = "felix"
start = [3, 1]
programming = "face_down"
roles = { required = false, max_activation = 1 }
players = [2, 6]
success = "all_bombs"
bombs = [{ letter = "A", level = 1, time = 600, space = [1, 10] }]
hostages = [{ level = 1, space = [2, 4] }, { level = 1, space = [4, 4], epic = true }]
doors = [{ level = DOOR, space = [3, 6] }]
[stars]
standard = [5, 7, 8, 9]
epic = [6, 9, 10, 11]
"""


def test_a_mission_of_the_box_is_demonstrated(program: Program) -> None:
    """Verdict, fewest cards and the match are told, and the match is written and verified."""
    done = program("solve", "alpha", "--level", "epic", "--log", "alpha.match")
    assert done.code == 0
    assert 'alpha, "Open House", Epic: demonstrated.' in done.out
    assert "if you could choose any card: 15." in done.out
    assert "reaches 17 points with 2 players" in done.out
    assert program("verify", "alpha.match").code == 0


def test_both_levels_without_one(program: Program) -> None:
    """Without a level both are solved, each with a log of its own."""
    done = program("solve", "alpha", "--log", "shown.match", "--players", "3")
    assert done.out.count("demonstrated.") == 2
    assert "with 3 players" in done.out
    assert sorted(path.name for path in Path().iterdir()) == ["shown-epic.match", "shown-standard.match"]


def test_a_file_of_ones_own(program: Program) -> None:
    """A sound file is demonstrated, and its log replays where the file is gone."""
    Path("bank.toml").write_text(OWN.replace("DOOR", "1"), encoding="utf-8")
    done = program("solve", "bank.toml", "--level", "standard", "--log", "bank.match")
    assert 'bank, "The Bank", Standard: demonstrated.' in done.out
    Path("bank.toml").unlink()
    assert program("verify", "bank.match").code == 0


def test_an_impossible_file_is_proved(program: Program) -> None:
    """A yellow door without a yellow hostage shuts off the bomb: the closed set says so, and it ends with 1."""
    Path("bank.toml").write_text(OWN.replace("DOOR", "2"), encoding="utf-8")
    done = program("solve", "bank.toml")
    assert done.code == 1
    assert done.out.count("impossible.") == 2
    assert "Keys: red. Doors opened: nothing. Out of reach: [1, 10]." in done.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("m99",), "There is no mission m99 in the box"),
        (("alpha", "--level", "easy"), "There is no level easy"),
        (("x02", "--players", "2"), "x02 is for 4 to 6 players."),
        (("none.toml",), "We can't read none.toml"),
    ],
)
def test_wrong_commands(program: Program, words: tuple[str, ...], said: str) -> None:
    """Each ends with 2 and says what there is."""
    done = program("solve", *words)
    assert done.code == 2
    assert said in done.err


def test_a_broken_file_is_not_solved(program: Program) -> None:
    """A file with another fault is refused with its faults, like anywhere else."""
    Path("bank.toml").write_text(OWN.replace("DOOR", "7"), encoding="utf-8")
    done = program("solve", "bank.toml")
    assert done.code == 2
    assert "bank.toml:13: doors[0].level" in done.err
