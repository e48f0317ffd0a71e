"""The verbs that read: rules, games, replay, verify, version."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.unit.cli.conftest import Program

from getaway import __version__
from getaway.cli.clauses import shown
from getaway.rulebook import Clause

ROOT = Path(__file__).parents[3]
PLAYED = ("play", "bombsquad", "--mission", "alpha", "--bots", "2", "--seed", "5", "--save", "it.match")


def test_version(program: Program) -> None:
    """`--version` names the installed version."""
    assert program("--version").out == f"getaway {__version__}\n"


def test_rules_are_found_in_three_languages(program: Program) -> None:
    """An English and an Italian word find the same chapter, with the table ruling."""
    for word in ("battery", "batteria"):
        done = program("rules", "search", word, "--game", "bombsquad")
        assert done.code == 0
        assert "BS-BATTERY-" in done.out
    assert "Table ruling:" in program("rules", "search", "usable", "clue").out


def test_search_without_a_hit(program: Program) -> None:
    """Nothing found ends with 1 and says what to try."""
    done = program("rules", "search", "zeppelin")
    assert done.code == 1
    assert "Try fewer or other words" in done.out


def test_show_a_clause_with_neighbours(program: Program) -> None:
    """A clause is shown with its ruling and the others of its section; case does not matter."""
    done = program("rules", "show", "bs-info-08")
    assert done.out.startswith("BS-INFO-08 (Game Play, Give Information)")
    assert "Table ruling: A clue has to fit" in done.out
    assert "BS-INFO-09  Giving information" in done.out


def test_a_clause_that_says_another_again_names_it() -> None:
    """Who reads a rule said in two places is told where else it stands, and how the table reads it."""
    again = Clause("XY-TWO-01", "Two", "rule", "So it is.", "book", ruling="Always.", same_as="XY-ONE-01")
    assert shown(again).splitlines() == [
        "XY-TWO-01 (Two)",
        "  So it is.",
        "  Same rule as XY-ONE-01.",
        "  Table ruling: Always.",
    ]


def test_show_an_unknown_clause(program: Program) -> None:
    """An id that does not exist ends with 2 and names some near it."""
    done = program("rules", "show", "BS-INFO-88")
    assert done.code == 2
    assert "BS-INFO-08" in done.err


def test_coverage_counts_source_and_tests(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Coverage names the clauses that the source cites and, in a checkout, those that tests are marked with."""
    monkeypatch.chdir(ROOT)
    done = program("rules", "coverage", "bombsquad")
    assert done.code == 0
    assert "bombsquad: the source cites " in done.out
    assert "the tests are marked with " in done.out


def test_games_are_listed(program: Program) -> None:
    """The list names every installed game with its seats."""
    done = program("games")
    assert "bombsquad  2 to 6 players" in done.out
    assert "toy  2 to 4 players" in done.out


def test_check_runs_the_suite(program: Program) -> None:
    """`games check` puts a game through the suite and prints its report."""
    done = program("games", "check", "toy", "--matches", "1")
    assert "toy" in done.out


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
    [("", "is no saved match"), ("{}", "is no saved match"), ("\xff\n", "is no saved match")],
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
    assert "choose 1 to 2" in program("replay", "it.match", "--seat", "3").err
