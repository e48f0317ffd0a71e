"""Print docs/figures/burncycle-pairs.md: what holds where a condition meets a step of a turn, and its tests."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.pairs.burncycle.cell import CONDITIONS, STEPS, Cell
from tests.pairs.burncycle.cells import PAIRS, cell

HEAD = """# Where two rules of burncycle meet

Mistakes in rules hide where two of them meet. So this page lists each condition of a bot or a security unit for each
step of a player's turn and of the corporation's: what happens, and the tests that prove it, or why the two never meet.
It's written by `scripts/pairs` from `tests/pairs/burncycle/cells.py`, and a test checks that it matches that table.
"""


def rows(condition: str) -> Iterator[str]:
    """The rows of a condition: a step, what holds, its tests."""
    for step, name in STEPS.items():
        found = cell(condition, step)
        yield f"| {name} | {found.says} | {proofs(found)} |"


def proofs(found: Cell) -> str:
    """The tests of a cell, or that the two never meet."""
    return "<br>".join(f"`{place(test)}`" for test in found.tests) or "never meet"


def place(test: str) -> str:
    """Where a test is; the table names those of the clauses from their folder, and its own with `pairs/`."""
    own = test.removeprefix("pairs/")
    return f"tests/pairs/burncycle/{own}" if own != test else f"tests/rules/burncycle/{test}"


def page() -> str:
    """The whole page."""
    cells = [cell(condition, step) for condition, step in PAIRS]
    with_tests = sum(bool(each.tests) for each in cells)
    counted = f"{len(cells)} pairs: {with_tests} with tests, {len(cells) - with_tests} that never meet."
    parts = [HEAD, counted]
    for condition, name in CONDITIONS.items():
        parts += [f"\n## {name[0].upper()}{name[1:]}\n", "| step | what happens | proved by |", "| --- | --- | --- |"]
        parts += rows(condition)
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.write(page())
