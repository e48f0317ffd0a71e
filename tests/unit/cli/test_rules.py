"""`getaway rules`: search, show, coverage."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.cli.conftest import Program

from getaway import games
from getaway.cli import rules
from getaway.cli.console.clause import shown
from getaway.rulebook import Clause

ROOT = Path(__file__).parents[3]


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
    assert "Try fewer or different words" in done.out


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
    assert "the tests prove " in done.out


def test_show_follows_a_clause_to_the_one_it_repeats(program: Program) -> None:
    """A rule said in two places is shown with the text of the other place and with its code."""
    done = program("rules", "show", "BC-ALTER-12")
    assert "Same rule as BC-ALTER-11." in done.out
    assert "\nBC-ALTER-11 (" in done.out
    assert "In the code: " in done.out


def test_coverage_fails_a_complete_game_with_a_rule_that_no_code_names(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules are listed, and the exit is 1; a game that isn't complete passes."""
    monkeypatch.setattr(rules, "places_in", lambda package: {})
    done = program("rules", "coverage", "toy")
    assert done.code == 1
    assert "toy is declared complete, but no code names these rules: TOY-" in done.out
    monkeypatch.setattr(type(games.find("toy")), "complete", False)
    assert program("rules", "coverage", "toy").code == 0
