"""Print docs/rulings.md: every clause with a table ruling, game by game, in the order of the books."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pkgutil import iter_modules

import getaway.games
from getaway.rulebook import TABLE, Catalogue, read

HEAD = """# Table rulings

Where a rulebook is open, this table plays one reading. It stands beside the clause, players see it with the rule, and
the tests of the clause follow it. This page is written by `scripts/rulings` from the clause catalogues; change a ruling
there.
"""


def books() -> Iterator[tuple[str, Catalogue]]:
    """The catalogue of every game in the package, and that of the table."""
    for module in iter_modules(getaway.games.__path__):
        yield module.name, read(f"getaway.games.{module.name}")
    yield "every game", TABLE


def rulings(name: str, book: Catalogue) -> Iterator[str]:
    """The lines of one game: a heading for each section that has a ruling."""
    open_clauses = [clause for clause in book.clauses if clause.ruling]
    if open_clauses:
        yield f"\n## {name}\n"
        yield f"{len(open_clauses)} of {len(book.clauses)} clauses."
    section = ""
    for clause in open_clauses:
        if clause.section != section:
            section = clause.section
            yield f"\n### {section}"
        yield f"\n**{clause.id}** {clause.text}\n\n> {clause.ruling}"


def page(found: Iterable[tuple[str, Catalogue]]) -> str:
    """The whole page."""
    return "\n".join([HEAD.rstrip("\n"), *[line for name, book in found for line in rulings(name, book)]]) + "\n"


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.write(page(books()))
