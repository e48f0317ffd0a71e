"""`getaway campaign`, and `getaway play --campaign`."""

from __future__ import annotations

from pathlib import Path

from tests.unit.cli.conftest import Program
from tests.unit.cli.test_solve import OWN

CERTIFICATES = Path(__file__).parents[2] / "playthroughs/certificates"


def test_the_campaign_keeps_a_finished_match(program: Program) -> None:
    """A finished match is kept and opens the next mission; locked missions and custom ones are refused."""
    Path("won.match").write_text((CERTIFICATES / "alpha-standard.jsonl").read_text(encoding="utf-8"), encoding="utf-8")
    shut = program("play", "bombsquad", "--mission", "bravo", "--bots", "2", "--campaign", "team.toml")
    assert shut.code == 2
    assert 'First succeed in "Open House" (--mission alpha)' in shut.err
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
    at_random = ("--bots", "2", "--bot-level", "random", "--seed", "1")
    lost = program("play", "bombsquad", "--mission", "bravo", *at_random, "--campaign", "team.toml")
    assert lost.out.splitlines()[-3] == "Saved in team.toml: 5 stars so far."
    assert (
        "bravo  Behind Closed Doors: Standard failed, Epic not played" in program("campaign", "--file", "team.toml").out
    )


def test_the_campaign_speaks_and_waits(program: Program) -> None:
    """Its missions have the titles of the language; a match that is left says how its result will still count."""
    assert "alpha  Porte aperte" in program("campaign", "--lang", "it").out
    left = program("play", "bombsquad", "--mission", "alpha", "--campaign", "team.toml", typed="q\n")
    assert left.out.splitlines()[-1].startswith("Add --campaign team.toml so that")
    assert not Path("team.toml").exists()


def test_a_campaign_needs_a_mission_of_the_box_and_a_right_file(program: Program) -> None:
    """A custom mission doesn't count, and other files aren't taken for a campaign."""
    Path("bank.toml").write_text(OWN.replace("DOOR", "1"), encoding="utf-8")
    own = program("play", "bombsquad", "--mission", "bank.toml", "--bots", "2", "--campaign", "team.toml")
    assert own.code == 2
    assert "Only missions from the box" in own.err
    wrong = program("campaign", "--file", "bank.toml")
    assert wrong.code == 2
    assert "isn't a campaign file" in wrong.err
