"""Detonation and mission objectives: when a mission counts as a success."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.bombsquad.table import activate, told

from getaway.games.bombsquad import arrange
from getaway.games.bombsquad.battery.events import Paid
from getaway.games.bombsquad.operating.events import Failed, Moved, Worked
from getaway.games.bombsquad.scoring.events import MissionEnded
from getaway.games.bombsquad.table.pieces import CARD_KEYS
from getaway.kernel import Match

Space = tuple[int, int]
ALPHA_HOSTAGES = [(1, 8), (2, 4), (5, 3)]
M01_HOSTAGES = [(1, 1), (3, 4), (5, 1), (5, 7), (1, 7), (4, 6), (5, 4), (4, 10)]


def last_disarm(*rest: str, mission: str = "m01", removed: list[Space], **position: Any) -> Match:
    """The robot disarms the last bomb, with more cards on the frame behind that one."""
    robot = {"alpha": (5, 9), "m01": (3, 7)}[mission]
    bombs = [(1, 10)] if mission == "m01" else []
    frame = ["red_disarm_bomb", *rest]
    match = arrange(mission=mission, frame=frame, robot=robot, removed=[*removed, *bombs], **position)
    activate(match)
    return match


def explosion(mission: str, removed: list[Space], **position: Any) -> Match:
    """The turn that takes the first bomb's last seconds."""
    turns = {"alpha": 59, "m01": 74}[mission]
    match = arrange(mission=mission, turns=turns, removed=removed, **position)
    match.answer(0, next(iter(match.asks[0].choice)))
    assert match.outcome.cause == "detonation"
    return match


def battery_out(removed: list[Space]) -> Match:
    """Mission 1 with an activation that can't be paid."""
    match = arrange(mission="m01", frame=["red_move"] * 2, main=1, reserve=2, removed=removed)
    activate(match)
    assert match.outcome.cause == "battery"
    return match


@pytest.mark.clause("BS-DETONATE-01")
def test_after_an_explosion_the_score_is_worked_out() -> None:
    """Hostages worth 5 and two reserve cells spent: 10 - 2 = 8 with no bonus, one star."""
    match = explosion("m01", [(1, 7), (4, 10)], reserve=6)
    assert (match.outcome.score, match.outcome.stars, match.outcome.success) == (8, 1, False)
    parts = match.outcome.parts
    assert (parts.secured, parts.all_bombs, parts.hostages_left, parts.reserve_used) == (10, 0, 0, 2)
    assert told(match, 1, MissionEnded) == [MissionEnded("detonation", False, 8, 1)]


@pytest.mark.clause("BS-DETONATE-01")
def test_after_an_explosion_a_good_score_has_its_rating() -> None:
    """All hostages of Mission 1 are worth 26 points and two stars, though the bombs explode."""
    match = explosion("m01", M01_HOSTAGES)
    assert (match.outcome.score, match.outcome.stars, match.outcome.success) == (26, 2, False)


@pytest.mark.clause("BS-DETONATE-02")
def test_a_mission_is_a_success_only_if_all_bombs_are_disarmed() -> None:
    """With one bomb left an end by battery isn't a success, even with every hostage rescued; a last disarm is one."""
    assert not battery_out([(1, 10)]).outcome.success
    assert not battery_out([(1, 10), *M01_HOSTAGES]).outcome.success
    assert last_disarm(removed=M01_HOSTAGES).outcome.success


@pytest.mark.clause("BS-OBJECTIVE-01")
@pytest.mark.parametrize("rescued", [3, 2, 0])
def test_in_training_all_hostages_and_all_bombs_are_needed(rescued: int) -> None:
    """With all bombs disarmed and a hostage left the objective isn't met; the score is still counted."""
    match = last_disarm(mission="alpha", removed=ALPHA_HOSTAGES[:rescued])
    assert match.outcome.success is (rescued == 3)
    assert match.outcome.score == 2 * rescued + 2 + 5 + (3 - rescued)


@pytest.mark.clause("BS-OBJECTIVE-01")
def test_in_training_the_time_must_not_run_out() -> None:
    """All hostages rescued and the bomb exploded: the objective isn't met."""
    assert not explosion("alpha", ALPHA_HOSTAGES).outcome.success


@pytest.mark.clause("BS-OBJECTIVE-02")
def test_a_mission_has_its_own_objective() -> None:
    """Mission 1 asks for the bombs only: with all hostages left it is a success, where a training mission isn't."""
    assert last_disarm(mission="m01", removed=[]).outcome.success
    assert not last_disarm(mission="alpha", removed=[]).outcome.success


@pytest.mark.clause("BS-OBJECTIVE-03", "BS-OBJECTIVE-04")
def test_the_last_activation_stops_at_the_card_that_disarms_the_last_bomb() -> None:
    """A failing rescue behind it isn't carried out and costs nothing; only the activation was paid."""
    match = last_disarm("yellow_rescue_hostage", "red_move", removed=[], main=20)
    assert match.over
    assert [CARD_KEYS[event.card] for event in told(match, 1, Worked)] == ["red_disarm_bomb"]
    assert (told(match, 1, Failed), told(match, 1, Moved)) == ([], [])
    assert [paid.cells for paid in told(match, 1, Paid)] == [6]
    assert (match.g.main, match.outcome.parts.reserve_used) == (14, 0)


@pytest.mark.clause("BS-OBJECTIVE-04")
def test_cards_behind_the_last_disarm_cannot_empty_the_battery() -> None:
    """With no cell left the errors behind the last disarm would be the end; they are ignored."""
    match = last_disarm("yellow_rescue_hostage", "blue_rescue_hostage", removed=[], main=6, reserve=0)
    assert (match.outcome.cause, match.outcome.success, match.g.main) == ("cleared", True, 0)


@pytest.mark.clause("BS-OBJECTIVE-03")
def test_a_disarm_that_is_not_the_last_does_not_stop_the_run() -> None:
    """With Bomb B still on the building the error behind the disarm is carried out and paid."""
    match = arrange(mission="m01", frame=["red_disarm_bomb", "yellow_rescue_hostage"], robot=(3, 7), main=20)
    activate(match)
    assert (match.over, len(told(match, 1, Failed)), match.g.main) == (False, 1, 14)
