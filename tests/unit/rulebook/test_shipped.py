"""The catalogues that are shipped."""

from __future__ import annotations

import pytest

from getaway.rulebook import TABLE, lint, lint_package, read

BOMB_SQUAD = read("getaway.games.bombsquad")


def test_bomb_squad_has_no_fault() -> None:
    """The lint finds nothing in Bomb Squad's files."""
    assert lint_package("getaway.games.bombsquad") == []


def test_the_table_has_no_fault() -> None:
    """The lint finds nothing in the table's own clauses."""
    assert lint(TABLE) == []
    assert lint_package("getaway.rulebook", "table") == []


def test_authored_clauses_say_so_and_come_after_the_book() -> None:
    """A BSX clause is authored, a BS clause is the book's, and the book comes first."""
    sources = [clause.source for clause in BOMB_SQUAD.clauses]
    assert sources == sorted(sources, key=["book", "authored"].index)
    assert all((clause.source == "authored") == clause.id.startswith("BSX-") for clause in BOMB_SQUAD.clauses)


def test_only_definitions_and_notes_lack_a_check() -> None:
    """Whatever is not a definition can be shown by a test."""
    assert {clause.kind for clause in BOMB_SQUAD.clauses if not clause.check} == {"definition"}


@pytest.mark.parametrize(
    ("clause", "settled"),
    [
        ("BS-COMP-01", "5 by 5"),
        ("BS-COMP-05", "Felix and Mule"),
        ("BS-COMP-08", "fifteen hostages"),
        ("BS-COMP-12", "Missions 1 to 8"),
    ],
)
def test_a_ruling_says_what_our_content_settled(clause: str, settled: str) -> None:
    """Where the book leaves a point to content, the player reads what the content is."""
    assert settled in (BOMB_SQUAD[clause].ruling or "")


@pytest.mark.parametrize("option", ["BSX-CLOCK-01", "BSX-CLOCK-02", "BSX-MISHAP-01", "BSX-MEMORY-01"])
def test_each_table_option_has_its_clause(option: str) -> None:
    """What a table may switch is a rule that can be cited."""
    assert BOMB_SQUAD[option].section == "Table Options"
