"""The catalogues that are shipped."""

from __future__ import annotations

from importlib import resources

import pytest

from getaway import games
from getaway.rulebook import TABLE, Catalogue, cited, coverage, lint, lint_package, read

BOMB_SQUAD = read("getaway.games.bombsquad")
BURNCYCLE = read("getaway.games.burncycle")
BOOKS = [BOMB_SQUAD, BURNCYCLE]


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.package)
def test_a_game_has_no_fault(book: Catalogue) -> None:
    """The lint finds nothing in a game's files."""
    assert lint_package(book.package) == []


def test_the_table_has_no_fault() -> None:
    """The lint finds nothing in the table's own clauses."""
    assert lint(TABLE) == []
    assert lint_package("getaway.rulebook", "table") == []


@pytest.mark.parametrize(("book", "own"), [(BOMB_SQUAD, "BSX-"), (BURNCYCLE, "BCX-")])
def test_authored_clauses_say_so_and_come_after_the_book(book: Catalogue, own: str) -> None:
    """A BSX clause is authored, a BS clause is the book's, and the book comes first."""
    sources = [clause.source for clause in book.clauses]
    assert sources == sorted(sources, key=["book", "authored"].index)
    assert all((clause.source == "authored") == clause.id.startswith(own) for clause in book.clauses)


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.package)
def test_only_definitions_and_what_is_said_again_lack_a_check(book: Catalogue) -> None:
    """Whatever isn't a definition can be shown by a test, at the place where it is said first."""
    assert {clause.kind for clause in book.clauses if not clause.check and not clause.same_as} == {"definition"}


def test_burncycle_is_the_whole_book() -> None:
    """1,314 clauses of the book: 948 to be shown, 218 that repeat one, 148 definitions."""
    book = [clause for clause in BURNCYCLE.clauses if clause.source == "book"]
    again = [clause for clause in book if clause.same_as]
    assert (len(book), len([clause for clause in book if clause.check]), len(again)) == (1314, 948, 218)
    assert (len(BURNCYCLE.sections), len(BURNCYCLE.terms)) >= (130, 215)
    assert all(clause.page for clause in book)


def test_a_clause_said_again_leads_to_one_that_is_not() -> None:
    """The clause it names stands in the same book, repeats none and has a check unless it is a definition."""
    for clause in BURNCYCLE.clauses:
        if clause.same_as:
            said = BURNCYCLE[clause.same_as]
            assert (said.same_as, bool(said.check)) == (None, said.kind != "definition")


def test_all_of_burncycle_is_proved_by_its_checks() -> None:
    """A test of every clause with a check leaves nothing: definitions and repeated clauses are settled."""
    found = coverage(BURNCYCLE, [clause.id for clause in BURNCYCLE.clauses if clause.check], {})
    assert (found.proved, found.unproved) == (found.checkable, ())


@pytest.mark.parametrize("name", ["bombsquad", "breach", "burncycle", "toy"])
def test_a_clause_finds_its_function(name: str) -> None:
    """A complete game names every rule where it carries it out."""
    game = games.find(name)
    with resources.as_file(resources.files(game.package)) as folder:
        found = coverage(read(game.package), [], cited(folder))
    assert game.complete
    assert [clause.id for clause in found.unnamed] == []


@pytest.mark.parametrize(
    ("clause", "settled"),
    [
        ("BC-LIMIT-02", "6 general, 8 physical"),
        ("BC-LIMIT-05", "8 pings"),
        ("BS-COMP-01", "5 by 5"),
        ("BS-COMP-05", "Felix and Mule"),
        ("BS-COMP-08", "fifteen hostages"),
        ("BS-COMP-12", "Missions 1 to 8"),
    ],
)
def test_a_ruling_says_what_our_content_settled(clause: str, settled: str) -> None:
    """Where the book leaves a point to content, the player reads what the content is."""
    book = BOMB_SQUAD if clause in BOMB_SQUAD else BURNCYCLE
    assert settled in (book[clause].ruling or "")


@pytest.mark.parametrize("word", ["Italian", "French", "English", "scan", "translation", "authored", "designer"])
@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.package)
def test_a_ruling_speaks_of_the_game(book: Catalogue, word: str) -> None:
    """A player reads how this table plays, not how the rule came to be read."""
    assert not [clause.id for clause in book.clauses if word.lower() in f"{clause.text} {clause.ruling}".lower()]


@pytest.mark.parametrize("option", ["BSX-CLOCK-01", "BSX-CLOCK-02", "BSX-MISHAP-01", "BSX-MEMORY-01"])
def test_each_table_option_has_its_clause(option: str) -> None:
    """What a table may switch is a rule that can be cited."""
    assert BOMB_SQUAD[option].section == "Table Options"
