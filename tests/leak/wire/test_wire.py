"""The leak theorem on the wire: nothing leaves the server by which an audience could tell two worlds apart.

`scripts/figures/wire_leaks` plays 200 matches; these are a few.
"""

from __future__ import annotations

import pytest
from tests.leak.wire.matches import TABLES
from tests.leak.wire.plants import PLANTS
from tests.leak.wire.run import Watch

ELSEWHERE = {"a listener who lost the seat"}
"""What is planted for the tests of seats that change hands."""


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_table_and_its_twin_look_the_same(watch: Watch, number: int) -> None:
    """On every way out, for a match of each kind."""
    findings = watch.matches([number])
    assert findings.leaks == []
    assert findings.compared["sync"]
    assert findings.counts["twins"]


@pytest.mark.parametrize("what", [what for what in PLANTS if what not in ELSEWHERE])
def test_every_plant_is_caught(watch: Watch, what: str) -> None:
    """A leak here is found within a few matches."""
    assert watch.catches(what, range(8)).leaks
