"""The page of table rulings is what the script makes of the catalogues."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tests.docs.pages import DOCS, ROOT, text

from getaway.rulebook import read

PAGE = DOCS / "rulings.md"


def test_the_page_is_up_to_date() -> None:
    """`scripts/rulings` would write the page as it is."""
    plain = os.environ | {"PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "rulings.py")],
        capture_output=True,
        check=True,
        encoding="utf-8",
        env=plain,
    )
    assert done.stdout == text(PAGE), "run scripts/rulings"


@pytest.mark.parametrize("game", ["bombsquad", "burncycle"])
def test_every_ruling_is_on_the_page(game: str) -> None:
    """No ruling of a game is left out, and no clause without one is there."""
    page = text(PAGE)
    for clause in read(f"getaway.games.{game}").clauses:
        assert (f"\n**{clause.id}** " in page) == bool(clause.ruling)
        assert not clause.ruling or f"\n> {clause.ruling}\n" in page
