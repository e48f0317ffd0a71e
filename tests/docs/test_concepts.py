"""The documents keep to the code: their Python runs, their links and the places they name exist."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.pages import CONCEPTS, DOCS, ROOT, blocks, exists, places, text

from getaway.rulebook import CLAUSE_ID, TABLE, read

PAGES = [ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
BOOKS = ("getaway.games.bombsquad", "getaway.games.burncycle", "getaway.games.breach", "getaway_toy")
OUTSIDE = CLAUSE_ID.findall(text(ROOT / "tests/toy/sticks/src/sticks/rules/clauses.toml"))
KNOWN = {*TABLE.by_id, *(clause for book in BOOKS for clause in read(book).by_id), *OUTSIDE}


@pytest.mark.parametrize("page", CONCEPTS, ids=lambda page: page.stem)
def test_the_example_of_a_page_runs(page: Path) -> None:
    """Every concept has an example that checks something and runs as it stands, without a warning."""
    (code,) = blocks(page)
    assert "assert" in code
    plain = os.environ | {"PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], capture_output=True, check=False, encoding="utf-8", env=plain
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", CONCEPTS, ids=lambda page: page.stem)
def test_a_concept_is_one_short_page(page: Path) -> None:
    """A page is long enough to explain and short enough to read, and the index of the documents links it."""
    assert 40 <= len(text(page).splitlines()) <= 90
    assert f"](concepts/{page.name})" in text(DOCS / "README.md")


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_what_a_page_names_exists(page: Path) -> None:
    """Every place in the code and every clause that a page names."""
    assert [place for place in places(page) if not exists(*place)] == []
    assert {clause for clause in CLAUSE_ID.findall(text(page)) if clause not in KNOWN} == set()


def test_a_wrong_place_is_found() -> None:
    """A file or a name that is not there is noticed, and one that is there is not."""
    assert exists("kernel/match.py", "Match.answer")
    assert exists("kernel/undo.py", "Mark")
    assert not exists("kernel/match.py", "Match.answered")
    assert not exists("kernel/match.py", "Match.answer.at")
    assert not exists("kernel/matches.py", "")


def test_every_document_is_in_the_index() -> None:
    """The index of the documents leads to every page and decision."""
    index = text(DOCS / "README.md")
    pages = [page for page in DOCS.glob("*.md") if page.name != "README.md"]
    assert [page.name for page in pages if f"]({page.name})" not in index] == []
    assert "](decisions/README.md)" in index
