"""`getaway rules`: search, show, scenes, coverage."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import suppress
from difflib import get_close_matches
from importlib import resources
from pathlib import Path
from typing import Annotated, Any

from getaway import games
from getaway.cli import scenes
from getaway.cli.console.clause import shown
from getaway.cli.console.said import say, spoken
from getaway.cli.console.screen import Screen
from getaway.cli.console.wording import catalogues
from getaway.cli.errors import NoClause
from getaway.cli.options import Lang, argument, failed, group, option
from getaway.kernel import Game
from getaway.rulebook import TABLE, Catalogue, cited, read
from getaway.rulebook import coverage as compared
from getaway.rulebook import search as found

app = group("rules")


def books(name: str | None = None) -> tuple[Catalogue, ...]:
    """The rulebooks of one game or of all, and that of the table."""
    chosen = [games.find(name)] if name else installed()
    return (*(book for game in chosen for book in catalogues(game)[:-1]), TABLE.in_language(spoken()))


def installed() -> Iterator[Game[Any]]:
    """Every game that can be loaded; `getaway games` says why another cannot."""
    for name in games.names():
        with suppress(games.BrokenGame):
            yield games.find(name)


@app.command(help=say("help-search"))
def search(
    words: Annotated[list[str], argument("words")],
    game: Annotated[str | None, option("game", "--game")] = None,
    limit: Annotated[int, option("limit")] = 10,
    lang: Lang = None,  # noqa: ARG001 - the option speaks for itself
) -> None:
    """Print the clauses that fit, and end with 1 if there is none."""
    screen = Screen()
    english = [read(book.package, book.folder) for book in books(game)]
    hits = found(" ".join(words), english, spoken(), limit)
    for hit in hits:
        screen.write(shown(hit.clause))
    if not hits:
        screen.write(say("search-none", words=" ".join(words)))
    failed(not hits)


@app.command(help=say("help-show"))
def show(
    clause: Annotated[str, argument("clause")],
    lang: Lang = None,  # noqa: ARG001 - as above
) -> None:
    """Print a clause, and under it the others of its section."""
    wanted, all_books = clause.upper(), books()
    book = next((book for book in all_books if wanted in book), None)
    if book is None:
        known = [each.id for book in all_books for each in book.clauses]
        raise NoClause(say("show-none", id=wanted, near=tuple(get_close_matches(wanted, known))))
    screen = Screen()
    for each in dict.fromkeys((book[wanted], book.first_said(wanted))):
        screen.write(shown(each))
    screen.write_all(code_of(book, wanted))
    screen.write_all(scenes_of(book, wanted))
    screen.write()
    screen.write(say("show-neighbours", section=book[wanted].section))
    for each in book.neighbours(wanted):
        screen.write(say("clause-line", id=each.id, text=each.text))


def code_of(book: Catalogue, clause_id: str) -> Iterator[str]:
    """A line with the places in a game's code that name a clause, or the one it repeats."""
    if book.folder != TABLE.folder:
        places, names = places_in(book.package), (clause_id, book.first_said(clause_id).id)
        found = [at for name in dict.fromkeys(names) for at in places.get(name, [])]
        if found:
            yield say("show-code", places=tuple(found))


def scenes_of(book: Catalogue, clause_id: str) -> Iterator[str]:
    """A line for each scene that shows a clause."""
    for game in installed():
        if game.package == book.package:
            yield from scenes.showing(game, clause_id)


app.command(help=say("help-scene"))(scenes.scene)


def places_in(package: str) -> dict[str, list[str]]:
    """Every clause id that a game's code names, with its places."""
    with resources.as_file(resources.files(package)) as folder:
        return cited(folder)


@app.command(help=say("help-coverage"))
def coverage(
    game: Annotated[str | None, argument("game")] = None,
    lang: Lang = None,  # noqa: ARG001 - as above
) -> None:
    """Print how far source and tests cite the rulebooks, and end with 1 if something is wrong."""
    screen = Screen()
    wrong = [covered(each, screen) for each in ([games.find(game)] if game else installed())]
    failed(any(wrong))


def covered(game: Game[Any], screen: Screen) -> int:
    """Print the figures of one game; return how many citations lead nowhere, and rules that a complete one lacks."""
    book = catalogues(game)[0]
    places = places_in(game.package)
    proved = set(marked(Path("tests")))
    report = compared(book, proved, places)
    used = sum(clause.id in places or clause.same_as in places for clause in book.clauses)
    screen.write(say("coverage-source", game=game.name, used=used, clauses=len(book.clauses)))
    if proved:
        screen.write(say("coverage-tests", game=game.name, proved=report.proved, checkable=report.checkable))
    for clause_id, at in report.nowhere.items():
        screen.write(say("coverage-nowhere", id=clause_id, places=tuple(at)))
    lacking = report.unnamed if game.complete else ()
    if lacking:
        screen.write(say("coverage-unnamed", game=game.name, ids=tuple(clause.id for clause in lacking)))
    return len(report.nowhere) + len(lacking)


def marked(tests: Path) -> Iterator[str]:
    """The clauses that the tests of a checkout are marked with."""
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause":
                yield from (str(word.value) for word in node.args if isinstance(word, ast.Constant))
