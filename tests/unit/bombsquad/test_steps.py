"""The steps of set-up as they are told, and what stands where before the team has answered."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.bombsquad.sheets import DEPOT
from tests.rules.bombsquad.table import told

from getaway.games.bombsquad import new
from getaway.games.bombsquad.setup.events import SetUp
from getaway.kit.grid import NOWHERE


@pytest.mark.parametrize(
    ("options", "roles"), [({"roles": ["role_driver", "role_analyst"]}, "choose"), ({"roles": "random"}, "random")]
)
def test_every_step_says_what_was_done(options: dict[str, Any], roles: str) -> None:
    """Mission, faces, robot, seconds, cells, how roles are taken, the first player and the size of a hand."""
    match = new(2, mission="m01", first=1, seed=1, **options)
    steps = [(event.step, event.what) for event in told(match, 0, SetUp)]
    assert steps[:2] == [("mission", steps[0][1]), ("building", "3A, 4A")]
    assert steps[2:5] == [("frame", ""), ("robot", "Felix"), ("tokens", "")]
    assert steps[5:] == [("timer", 600), ("batteries", 20), ("roles", roles), ("first", 1), ("deal", 6)]


@pytest.mark.parametrize(("mission", "way"), [("m01", "choose"), ("alpha", "none"), (DEPOT, "none")])
def test_roles_left_open_are_the_missions_own(mission: str, way: str) -> None:
    """They are chosen where the mission asks for them."""
    assert new(2, mission=mission, seed=1).g.role_choice == way


def test_two_robots_are_outside_until_they_are_placed() -> None:
    """Neither stands anywhere before the team has chosen its entrance."""
    match = new(2, robot="felix", second_robot="dart", seed=1)
    assert (match.g.robot, match.g.parked.cell) == (NOWHERE, NOWHERE)
    assert new(2, robot="felix", seed=1).g.robot == match.g.building.start
