"""What units do where the book leaves room and a ruling decides."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.plans import WALKERS
from tests.rules.burncycle.security.watch import OFFICES, UP, activate, path
from tests.rules.burncycle.table import agent, can, do, g, told, unit

from getaway.games.burncycle.security.events import CaptainSees, UnitAttacked


def guard(name: str, row: int, col: int, facing: str = "right", **more: Any) -> dict[str, object]:
    """A unit by its name."""
    return {"name": name, "at": (row, col), "facing": facing, **more}


@pytest.mark.clause("BC-AWCHIP-04")
def test_a_unit_that_is_swapped_onto_a_chip_clears_it() -> None:
    """The chip lies under the Walker; the stunned Tripod comes there by the swap."""
    match = activate(
        2,
        plan="watch_line",
        agents=[{"at": (1, 13), "chip": (1, 6)}, {"at": (1, 14), "chip": (1, 4)}],
        module={"at": (1, 12)},
        units=[guard("walker", 1, 4), guard("tripod", 1, 5, state="stunned", rounds=1)],
    )
    do(match, "choose-bot", bot=0)
    assert path(match) == [(1, 5), (1, 6)]
    assert [bot.chip for bot in g(match).bots] == [-1, -1, -1]


@pytest.mark.clause("BC-SACT-11")
def test_an_investigator_whose_bot_is_shut_down_on_the_way_keeps_its_facing() -> None:
    """Zuk sees the bot at the door, which costs its last power; he goes his way to the end and faces no bot."""
    match = activate(
        plan="watch_offices",
        agents=[{"at": (2, 3), "detected": True, "power": 1}],
        module={"at": (1, 8)},
        units=[guard("zuk", 2, 1, "up")],
        captain="zuk",
    )
    ways = [[OFFICES.at(cell) for cell in each["route"]] for each in can(match, "choose-route")]
    assert ways == [[(3, 1), (3, 2), (2, 2)], [(3, 1), (3, 2), (3, 3)]]
    do(match, "choose-route", route=can(match, "choose-route")[0]["route"])
    assert told(match, CaptainSees) == [CaptainSees(1, 0, "doomscrolling")]
    assert agent(match).shut
    assert path(match) == [(3, 1), (3, 2), (2, 2)]
    assert unit(match).facing == UP
    assert told(match, UnitAttacked) == []


@pytest.mark.clause("BC-SACT-11", "BC-SACT-13")
def test_a_patrol_faces_by_where_its_bot_is_at_the_end() -> None:
    """The Wraith goes through the shut down agent, which changes places with it and lies behind the wall then."""
    match = activate(
        plan="watch_offices",
        agents=[{"at": (2, 3), "shut": True, "power": 0}],
        module={"at": (1, 8)},
        units=[guard("wraith", 1, 3, "up")],
    )
    do(match, "choose-route", route=(OFFICES.cell(2, 3), OFFICES.cell(3, 3)))
    assert path(match) == [(2, 3), (3, 3)]
    assert OFFICES.at(agent(match).cell) == (1, 3)
    assert [each["facing"] for each in can(match, "choose-facing")] == ["up", "right", "left"]


@pytest.mark.clause("BC-PATROL-11")
def test_a_turn_is_seen_only_in_the_facing_it_ends_in() -> None:
    """A Walker at a corner turns right three times, past the bot three spaces above it, and detects nobody."""
    match = activate(
        plan=WALKERS.key, agents=[{"at": (1, 1)}], module={"at": (7, 1)}, units=[guard("walker", 4, 1, "down")]
    )
    assert path(match) == [(4, 2), (4, 3), (4, 4), (5, 4)]
    assert not agent(match).detected
