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
OF_THE_DESK = "a query on another seat's view"
"""What depends on the seat: the desk of The Breach and the clues of Bomb Squad."""
PLANTED = 3 * len(TABLES)
"""A plant is looked for in at most this many matches; most are found in the first."""
SEEDS = 4
"""This many matches are played until a twin differs in something hidden."""
HIDES_NOTHING = {"burncycle"}
BREACHES = [number for number, wanted in enumerate(TABLES) if wanted["game"] == "breach" and wanted["players"] > 1]
"""The tables of The Breach where others have a hand to hide."""
TOLD_OF_THE_GAME = (
    "items told to another audience",
    OF_THE_DESK,
    "another seat's view of a moment",
    "the true world in a what-if",
    "a secret in the name of a report",
)
"""What gives away a game's own secrets; it is looked for where The Breach is played, too."""


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_table_and_its_twin_look_the_same(watch: Watch, number: int) -> None:
    """On every way out, for a match of each kind."""
    hides_nothing = TABLES[number]["game"] in HIDES_NOTHING
    for seed in range(SEEDS):
        findings = watch.matches([number], seed=seed)
        assert findings.leaks == []
        assert findings.compared["sync"]
        assert findings.counts["twins"]
        if findings.varied or hides_nothing:
            return
    pytest.fail("no twin differs in anything hidden")


@pytest.mark.parametrize("what", [what for what in PLANTS if what not in ELSEWHERE])
def test_every_plant_is_caught(watch: Watch, what: str) -> None:
    """A leak here is found within some matches of each kind."""
    assert watch.catches(what, range(PLANTED)).leaks


@pytest.mark.parametrize("what", TOLD_OF_THE_GAME)
def test_it_is_caught_in_the_breach_too(watch: Watch, what: str) -> None:
    """Hands, Objectives and Research that are given away are found."""
    assert watch.catches(what, BREACHES).leaks
