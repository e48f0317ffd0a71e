"""What units see of a bot that passes a door, and of one that goes into a safe zone."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.detection.walking import walk
from tests.rules.burncycle.table import agent, arrange, at, cited, do, faces, g, told

from getaway.games.burncycle.detection.events import ChipFollowed, Detected, SlippedAway
from getaway.games.burncycle.floor import Infobar, lay
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import Match

DOORS = lay(
    "doors_ahead",
    """
    +---+---+---+---+---+---+---+
    | .   .   .   .   . : a   a |
    +   +---+---+===+---+   +   +
    | . | b   b   b   b | a   a |
    +---+---+---+---+---+---+---+
    """,
)
"""The Hamster on [1, 1] faces right; the door to room a is 4 ahead of it, the one to room b 3 ahead on the right."""
LIFT = lay(
    "door_to_lift",
    """
    +---+---+---+---+---+
    | .   .   . : s   s |
    +---+---+---+---+---+
    """,
    rooms={"s": Infobar("service_elevator", "safe", safe=True, zone=0)},
)


def in_the_hall(at_: tuple[int, int], *, detected: bool = True, name: str = "hamster") -> Match:
    """An agent in the hallway that the guard on [1, 1] looks along, with all doors unlocked."""
    return arrange(
        1, faces(2, 2, 2), plan="doors_ahead", agents=[{"at": at_, "detected": detected}], module={"at": (2, 7)},
        units=[{"name": name, "at": (1, 1), "facing": "right"}], unlocked=range(len(DOORS.doors)),
    )  # fmt: skip


@pytest.mark.clause("BC-AWDOOR-01", "BC-AWDOOR-04")
def test_a_detected_bot_is_seen_through_the_door_and_its_chip_goes_along() -> None:
    """The space beyond is 5 straight ahead of a range of 6."""
    match = in_the_hall((1, 5))
    walk(match, (1, 6))
    assert agent(match).chip == agent(match).cell == at(match, (1, 6))
    assert told(match, ChipFollowed) == [ChipFollowed(0, at(match, (1, 6)), 1)]
    assert cited(match, ChipFollowed) == [("BC-AWDOOR-04",)]


@pytest.mark.clause("BC-AWDOOR-01")
def test_an_undetected_bot_is_not_seen_through_a_door() -> None:
    """No unit knew about it before the step, so none watches it go."""
    match = in_the_hall((1, 5), detected=False)
    walk(match, (1, 6))
    assert agent(match).chip == NOWHERE
    assert told(match, Detected) == []


@pytest.mark.clause("BC-AWDOOR-03")
def test_behind_the_door_awareness_has_ended() -> None:
    """One step on in the room the bot has slipped away from its chip."""
    match = in_the_hall((1, 5))
    walk(match, (1, 6), (1, 7))
    assert agent(match).chip == at(match, (1, 6))
    assert not agent(match).detected


@pytest.mark.clause("BC-AWDOOR-05")
def test_unseen_through_a_door_the_chip_stays_on_the_near_side() -> None:
    """The space beyond is 4 away and off the line, more than half the range."""
    match = in_the_hall((1, 4))
    walk(match, (2, 4))
    assert agent(match).chip == at(match, (1, 4))
    assert told(match, SlippedAway) == [SlippedAway(0, at(match, (1, 4)))]


@pytest.mark.clause("BC-AWDOOR-07")
def test_a_destroyed_wall_lets_awareness_through_like_a_door() -> None:
    """Beyond the near wall the space is within the half range, beyond the far one it is not."""
    for wall, seen in (((1, 3), True), ((1, 5), False)):
        match = arrange(
            1, faces(2, 2, 2), plan="doors_ahead", agents=[{"at": wall, "detected": True}], module={"at": (2, 1)},
            units=[{"at": (1, 1), "facing": "right"}], broken=(DOORS.edge(DOORS.cell(*wall), 2),),
        )  # fmt: skip
        beyond = (2, wall[1])
        walk(match, beyond)
        assert agent(match).chip == at(match, beyond if seen else wall)


ROUND = lay(
    "door_in_hallway",
    """
    +---+---+---+---+---+---+---+
    | .   .   .   . : .   .   . |
    +   +---+---+---+---+---+   +
    | .   .   .   .   .   .   . |
    +   +---+---+---+---+---+   +
    | .   .   .   . | .   .   . |
    +---+---+---+---+---+---+---+
    """,
)
"""One hallway with a door in its upper and a wall in its lower corridor, and a way round in the middle."""


@pytest.mark.clause("BC-AWDOOR-01", "BC-AWDOOR-04", "BC-AWDOOR-07")
@pytest.mark.parametrize("row", [1, 3])
def test_a_bot_is_seen_passing_where_the_same_area_goes_on(row: int) -> None:
    """Door and destroyed wall end the line of sight also there; the passage is seen, a step further is not."""
    match = arrange(
        1, faces(2, 2, 2), plan="door_in_hallway", agents=[{"at": (row, 4), "detected": True}], module={"at": (2, 4)},
        units=[{"at": (row, 1), "facing": "right"}], unlocked=(0,), broken=(ROUND.edge(ROUND.cell(3, 4), 1),),
    )  # fmt: skip
    walk(match, (row, 5))
    assert agent(match).chip == agent(match).cell == at(match, (row, 5))
    assert cited(match, ChipFollowed) == [("BC-AWDOOR-04",)]
    walk(match, (row, 6))
    assert agent(match).chip == at(match, (row, 5))


# Safe zones


def at_the_lift(**guard: Any) -> Match:
    """A detected agent in front of a safe zone."""
    return arrange(
        1, faces(2, 2, 2), plan="door_to_lift", agents=[{"at": (1, 3), "detected": True}], module={"at": (1, 1)},
        units=[{"at": (1, 2), "facing": "right", **guard}], unlocked=(0,),
    )  # fmt: skip


@pytest.mark.clause("BC-AWSAFE-01", "BC-AWSAFE-02")
def test_nobody_outside_sees_a_bot_go_into_a_safe_zone_and_its_chip_stays_outside() -> None:
    """The first space of the safe zone is 2 ahead of the guard, who would see it in any other room."""
    match = at_the_lift()
    walk(match, (1, 4))
    assert not agent(match).detected
    assert agent(match).chip == at(match, (1, 3))
    assert told(match, ChipFollowed) == []


@pytest.mark.clause("BC-SAFE-06")
def test_a_unit_inside_a_safe_zone_detects_who_enters() -> None:
    """Detected or not before, a bot that enters is detected inside."""
    match = at_the_lift(at=(1, 5), facing="right")
    walk(match, (1, 4))
    assert agent(match).chip == agent(match).cell == at(match, (1, 4))
    match = arrange(
        1, faces(2, 2, 2), plan="door_to_lift", agents=[{"at": (1, 3)}], module={"at": (1, 1)},
        units=[{"at": (1, 5), "facing": "right"}], unlocked=(0,),
    )  # fmt: skip
    walk(match, (1, 4))
    assert told(match, Detected) == [Detected(0, at(match, (1, 4)), 1)]


@pytest.mark.clause("BC-AWSAFE-03")
def test_a_bot_that_does_something_detectable_in_a_safe_zone_is_detected_there() -> None:
    """It pushes a stunned guard inside the safe zone; nobody outside looks in."""
    match = arrange(
        1, faces(2, 2, 2), plan="door_to_lift", agents=[{"at": (1, 3), "upgrades": ("push",)}],
        module={"at": (1, 1)}, units=[{"at": (1, 4), "facing": "right", "state": "stunned"}], unlocked=(0,),
    )  # fmt: skip
    walk(match)
    do(match, "step", bot=0, to=at(match, (1, 4)), push=at(match, (1, 5)))
    assert g(match).floor.is_safe(agent(match).chip)
    assert agent(match).detected
