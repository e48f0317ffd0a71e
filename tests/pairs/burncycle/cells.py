"""Every condition against every step of a turn: what the book says where the two meet, and the test that proves it."""

from __future__ import annotations

from tests.pairs.burncycle import of_agents, of_bots, of_units
from tests.pairs.burncycle.cell import CONDITIONS, STEPS, Cell, proved
from tests.pairs.burncycle.test_neutral import NEUTRAL

CELLS = {**of_agents.CELLS, **of_units.CELLS, **of_bots.CELLS}
NOTHING = proved("it changes nothing here", "pairs/test_neutral.py::test_nothing_changes")
PAIRS = [(condition, step) for condition in CONDITIONS for step in STEPS]


def cell(condition: str, step: str) -> Cell:
    """What the table says about a pair; a pair it leaves out must be one in which nothing changes."""
    found = CELLS[condition].get(step)
    if found is None and step in NEUTRAL.get(condition, ()):
        return NOTHING
    if found is None:
        raise KeyError(f"{condition} and {step} have no cell")
    return found
