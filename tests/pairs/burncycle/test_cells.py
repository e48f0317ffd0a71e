"""The table of pairs is whole: each cell has tests that exist or a reason, and its page says what it says."""

from __future__ import annotations

import ast
import runpy
from functools import cache
from pathlib import Path

import pytest
from tests.pairs.burncycle.cell import CONDITIONS, STEPS
from tests.pairs.burncycle.cells import CELLS, PAIRS, cell
from tests.pairs.burncycle.test_neutral import NEUTRAL

ROOT = Path(__file__).parents[3]


@cache
def names_in(path: Path) -> frozenset[str]:
    """The names of the tests in a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(each.name for each in tree.body if isinstance(each, ast.FunctionDef))


@pytest.mark.parametrize(("condition", "step"), PAIRS, ids=[f"{condition}-{step}" for condition, step in PAIRS])
def test_each_cell_has_a_test_or_a_reason(condition: str, step: str) -> None:
    """Every test it names exists, and one that says that nothing changes is among those compared."""
    found = cell(condition, step)
    assert found.says
    for name in found.tests:
        file, test = name.split("::")
        place = ROOT / "tests/pairs/burncycle" / file.removeprefix("pairs/")
        place = place if file.startswith("pairs/") else ROOT / "tests/rules/burncycle" / file
        assert test in names_in(place), f"{name} does not exist"
        assert test != "test_nothing_changes" or step in NEUTRAL[condition]


def test_the_table_has_no_cell_too_many() -> None:
    """No step is in it twice, and none that there is not."""
    assert CELLS.keys() == CONDITIONS.keys()
    assert all(cells.keys() <= STEPS.keys() for cells in CELLS.values())
    assert {step for steps in NEUTRAL.values() for step in steps} <= STEPS.keys()


def test_every_test_of_the_net_is_in_a_cell() -> None:
    """Every test of a pair says which pair it is."""
    named = {name for condition, step in PAIRS for name in cell(condition, step).tests}
    for path in sorted((ROOT / "tests/pairs/burncycle").glob("test_*.py")):
        own = {f"pairs/{path.name}::{test}" for test in names_in(path) if test.startswith("test_")}
        assert path.name in ("test_cells.py", "test_plants.py") or own <= named, own - named


def test_the_page_is_what_the_table_says() -> None:
    """After a change run `scripts/pairs`."""
    page = runpy.run_path(str(ROOT / "scripts/pairs.py"))["page"]()
    assert (ROOT / "docs/figures/burncycle-pairs.md").read_text(encoding="utf-8") == page
