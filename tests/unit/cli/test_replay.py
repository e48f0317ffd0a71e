"""`getaway replay` and `getaway verify`: what a saved match says, and whether it is still the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.unit.cli.conftest import Program

PLAYED = ("play", "bombsquad", "--mission", "alpha", "--bots", "2", "--seed", "5", "--save", "it.match")


def test_replay_tells_the_match_again(program: Program) -> None:
    """The spectators' telling of a running match and a player's own differ in what is hidden."""
    program(*PLAYED)
    whole = program("replay", "it.match").out
    own = program("replay", "it.match", "--seat", "1").out
    part = program("replay", "it.match", "--upto", "6").out
    assert "with everything that any seat was told" in whole
    assert "Player 1 holds ?, " in own
    assert "Player 2 holds ?, " not in own
    assert "Player 1 holds ?, " not in whole
    assert "The match isn't over: 6 of " in part
    assert "Player 2 holds ?, " in part


def test_verify_finds_a_changed_answer(program: Program) -> None:
    """A saved match verifies; with one entry changed it ends with 1 and the difference."""
    program(*PLAYED)
    assert program("verify", "it.match").code == 0
    file = Path("it.match")
    lines = file.read_text().splitlines()
    place = next(i for i, line in enumerate(lines) if '"program"' in line)
    del lines[place]
    file.write_text("\n".join(lines))
    done = program("verify", "it.match")
    assert done.code == 1
    assert "difference" in done.out


def test_a_match_of_other_rules_is_said_to_be_one(program: Program) -> None:
    """Where the rules are not those of the match, replay and verify name both versions before anything else."""
    program(*PLAYED)
    assert "rules version" not in program("replay", "it.match").out + program("verify", "it.match").out
    file = Path("it.match")
    began, *rest = file.read_text().splitlines()
    renewed = '{"entry":"renewed","old":7,"new":8,"at":0}'
    file.write_text("\n".join([re.sub('"version":[0-9]+', '"version":7', began), *rest[:-1], renewed, rest[-1]]))
    for verb in ("replay", "verify"):
        first = " ".join(program(verb, "it.match").out.split())
        assert first.startswith("This match was played under rules version 7, 8; this release has version")


@pytest.mark.parametrize(
    ("text", "said"),
    [("", "isn't a saved match"), ("{}", "isn't a saved match"), ("\xff\n", "isn't a saved match")],
)
def test_a_broken_file_is_named(program: Program, text: str, said: str) -> None:
    """A file that is no match ends with 2 and says so."""
    Path("bad.match").write_text(text)
    done = program("replay", "bad.match")
    assert done.code == 2
    assert said in done.err


def test_a_seat_that_is_not_there(program: Program) -> None:
    """A replay for a seat the match does not have says which it has."""
    program(*PLAYED)
    assert "Choose 1 to 2" in program("replay", "it.match", "--seat", "3").err
