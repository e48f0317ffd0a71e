"""`getaway rules`: search, show, coverage."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import suppress
from difflib import get_close_matches
from importlib import resources
from pathlib import Path
from typing import Any

from getaway import games
from getaway.cli.clauses import shown
from getaway.cli.said import say, spoken
from getaway.cli.screen import Screen
from getaway.cli.wording import catalogues
from getaway.kernel import Game
from getaway.rulebook import TABLE, Catalogue, cited, read
from getaway.rulebook import coverage as compared
from getaway.rulebook import search as found


class NoClause(LookupError):
    """No rulebook holds this clause; the message names some that it may have meant."""


def books(name: str | None = None) -> tuple[Catalogue, ...]:
    """The rulebooks of one game or of all, and that of the table."""
    chosen = [games.find(name)] if name else installed()
    return (*(book for game in chosen for book in catalogues(game)[:-1]), TABLE.in_language(spoken()))


def installed() -> Iterator[Game[Any]]:
    """Every game that can be loaded; `getaway games` says why another cannot."""
    for name in games.names():
        with suppress(games.BrokenGame):
            yield games.find(name)


def search(words: list[str], game: str | None, limit: int) -> bool:
    """Print the clauses that fit; whether there is none."""
    screen = Screen()
    english = [read(book.package, book.folder) for book in books(game)]
    hits = found(" ".join(words), english, spoken(), limit)
    for hit in hits:
        screen.write(shown(hit.clause))
    if not hits:
        screen.write(say("search-none", words=" ".join(words)))
    return not hits


def show(clause_id: str) -> None:
    """Print a clause, and under it the others of its section."""
    wanted, all_books = clause_id.upper(), books()
    book = next((book for book in all_books if wanted in book), None)
    if book is None:
        known = [clause.id for each in all_books for clause in each.clauses]
        raise NoClause(say("show-none", id=wanted, near=tuple(get_close_matches(wanted, known))))
    screen = Screen()
    screen.write(shown(book[wanted]))
    screen.write()
    screen.write(say("show-neighbours", section=book[wanted].section))
    for clause in book.neighbours(wanted):
        screen.write(say("clause-line", id=clause.id, text=clause.text))


def coverage(name: str | None) -> bool:
    """Print how far source and tests cite the rulebooks; whether a citation leads nowhere."""
    screen = Screen()
    nowhere = [covered(game, screen) for game in ([games.find(name)] if name else installed())]
    return any(nowhere)


def covered(game: Game[Any], screen: Screen) -> int:
    """Print the figures of one game; how many of its citations lead nowhere."""
    book = catalogues(game)[0]
    with resources.as_file(resources.files(game.package)) as folder:
        places = cited(folder)
    proved = set(marked(Path("tests")))
    report = compared(book, proved, places)
    used = sum(clause.id in places or clause.same_as in places for clause in book.clauses)
    screen.write(say("coverage-source", game=game.name, used=used, clauses=len(book.clauses)))
    if proved:
        screen.write(say("coverage-tests", game=game.name, proved=report.proved, checkable=report.checkable))
    for clause_id, at in report.nowhere.items():
        screen.write(say("coverage-nowhere", id=clause_id, places=tuple(at)))
    return len(report.nowhere)


def marked(tests: Path) -> Iterator[str]:
    """The clauses that the tests of a checkout are marked with."""
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause":
                yield from (str(word.value) for word in node.args if isinstance(word, ast.Constant))
