"""`getaway solve` and `getaway campaign`, as typed."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.cli.conftest import Program

CERTIFICATES = Path(__file__).parents[2] / "playthroughs/certificates"
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
    assert "if every card were at hand: 15." in done.out
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
        (("none.toml",), "cannot be read"),
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


def test_the_campaign_keeps_a_finished_match(program: Program) -> None:
    """A match played to its end is kept; the next mission opens; a shut one and one of one's own are refused."""
    Path("won.match").write_text((CERTIFICATES / "alpha-standard.jsonl").read_text(encoding="utf-8"), encoding="utf-8")
    shut = program("play", "bombsquad", "--mission", "bravo", "--bots", "2", "--campaign", "team.toml")
    assert shut.code == 2
    assert 'first succeed in "Open House" (--mission alpha)' in shut.err
    won = program("play", "--resume", "won.match", "--bots", "2", "--campaign", "team.toml")
    assert won.out.splitlines()[-3:] == [
        "Saved in team.toml: 5 stars so far.",
        'Next: "Behind Closed Doors":',
        "getaway play bombsquad --mission bravo --campaign team.toml",
    ]
    shown = program("campaign", "--file", "team.toml").out.splitlines()
    assert shown[:4] == [
        "Campaign team.toml: 5 stars.",
        "alpha  Open House: Standard 5 stars, Epic not played",
        "bravo  Behind Closed Doors: Standard not played, Epic not played",
        "m01  First Call: locked",
    ]
    lost = program("play", "bombsquad", "--mission", "bravo", "--bots", "2", "--seed", "1", "--campaign", "team.toml")
    assert lost.out.splitlines()[-3] == "Saved in team.toml: 5 stars so far."
    assert (
        "bravo  Behind Closed Doors: Standard failed, Epic not played"
        in program("campaign", "--file", "team.toml").out
    )


def test_the_campaign_speaks_and_waits(program: Program) -> None:
    """Its missions have the titles of the language; a match that is left says how its result will still count."""
    assert "alpha  Porte aperte" in program("campaign", "--lang", "it").out
    left = program("play", "bombsquad", "--mission", "alpha", "--campaign", "team.toml", typed="q\n")
    assert left.out.splitlines()[-1].startswith("Add --campaign team.toml to that")
    assert not Path("team.toml").exists()


def test_a_campaign_needs_a_mission_of_the_box_and_a_right_file(program: Program) -> None:
    """A mission of one's own does not count, and another file is not taken for a campaign."""
    Path("bank.toml").write_text(OWN.replace("DOOR", "1"), encoding="utf-8")
    own = program("play", "bombsquad", "--mission", "bank.toml", "--bots", "2", "--campaign", "team.toml")
    assert own.code == 2
    assert "Only missions of the box" in own.err
    wrong = program("campaign", "--file", "bank.toml")
    assert wrong.code == 2
    assert "isn't a campaign file" in wrong.err
