"""`getaway mission check`, and `getaway play` with a mission file."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.cli.conftest import Program

MISSIONS = Path(__file__).parents[1] / "bombsquad"
BANK = MISSIONS / "good_missions" / "bank.toml"
BROKEN = MISSIONS / "broken_missions" / "space_outside.toml"
PLAY = ("play", "bombsquad", "--players", "2", "--seed", "3")


@pytest.fixture(autouse=True)
def _files(tmp_path: Path) -> None:
    """A good and a broken mission in the folder where the program runs."""
    (tmp_path / "bank.toml").write_bytes(BANK.read_bytes())
    (tmp_path / "bad.toml").write_bytes(BROKEN.read_bytes())


def test_check_names_file_line_entry_and_fault(program: Program) -> None:
    """Every fault of every file is a line, a sound file says so, and the end is 1."""
    done = program("mission", "check", "bad.toml", "bank.toml")
    assert (done.code, done.err) == (1, "")
    assert done.out.splitlines() == [
        "bad.toml:20: hostages[1]: [6, 3] is outside the 5 rows and 10 columns",
        "bad.toml:25: barriers[0]: [4, 0] is outside the 5 rows and 10 columns",
        'bank.toml: "The Bank" is fine. Best scores: 19 on Standard, 23 on Epic.',
    ]


def test_check_of_sound_files(program: Program) -> None:
    """Nothing wrong ends with 0, and a file that is not there with 2."""
    assert program("mission", "check", "bank.toml").code == 0
    gone = program("mission", "check", "gone.toml")
    assert gone.code == 2
    assert "We can't read gone.toml" in gone.err


def test_bots_play_a_file(program: Program) -> None:
    """A mission file is played to its end, and its title is told."""
    done = program(*PLAY, "--mission", "bank.toml", "--bots", "2")
    assert (done.code, done.err) == (0, "")
    assert "The Bank" in done.out
    assert "of 5" in done.out.splitlines()[-1]


def test_a_broken_file_is_not_played(program: Program) -> None:
    """The faults are said instead."""
    done = program(*PLAY, "--mission", "bad.toml", "--bots", "2")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("getaway: bad.toml has 2 faults:")
    assert "bad.toml:20: hostages[1]: " in done.err


def test_a_saved_match_needs_no_file(program: Program) -> None:
    """A match of a custom mission can be resumed, retold and verified after its file is gone."""
    program(*PLAY, "--mission", "bank.toml", "--save", "it.match", typed="1\n\nq\n")
    Path("bank.toml").unlink()
    done = program("play", "--resume", "it.match", "--bots", "2")
    assert (done.code, done.err) == (0, "")
    assert "of 5" in done.out
    assert program("verify", "it.match").code == 0
    assert "The Bank" in program("replay", "it.match").out
