"""Game end conditions: any one of three, and nothing else."""

from __future__ import annotations

import pytest
from tests.rules.bombsquad.sheets import DEPOT
from tests.rules.bombsquad.table import activate, refused, told

from getaway.games.bombsquad import arrange
from getaway.games.bombsquad.operating.events import Failed, Moved, Worked
from getaway.games.bombsquad.scoring.events import Exploded, MissionEnded
from getaway.kernel import Wish
from getaway.kernel.stream import Ended

HOSTAGES = [(1, 1), (3, 4), (5, 1), (5, 7), (1, 7), (4, 6), (5, 4), (4, 10)]
A_DISARMED, B_DISARMED = (3, 8), (1, 10)


@pytest.mark.clause("BS-END-01")
@pytest.mark.parametrize(("removed", "at", "letter"), [([], 600_000, "A"), ([A_DISARMED], 1_200_000, "B")])
def test_one_explosion_ends_the_mission(removed: list[tuple[int, int]], at: int, letter: str) -> None:
    """The first bomb whose time is up brings the building down, whatever the state of the other."""
    match = arrange(mission="m01", clock="real", removed=removed)
    match.advance(at - 1)
    assert not match.over
    match.advance(at)
    assert (match.outcome.cause, told(match, 0, Exploded)) == ("detonation", [Exploded(letter)])
    assert refused(match, 0, Wish("discard", card=0, colour="red")) == "GT-OVER-01"


@pytest.mark.clause("BS-END-02")
def test_the_last_disarm_ends_the_mission() -> None:
    """All hostages are still in the building, and the mission is over with its bombs cleared."""
    match = arrange(mission="m01", frame=["red_disarm_bomb"], robot=(3, 7), removed=[B_DISARMED])
    activate(match)
    assert (match.over, match.outcome.cause, match.outcome.parts.hostages_left) == (True, "cleared", 8)


@pytest.mark.clause("BS-END-02")
def test_a_disarm_with_a_bomb_left_does_not_end_it() -> None:
    """Of three bombs the first two disarms let play go on, the third is the end."""
    cards = ["red_disarm_bomb", "yellow_disarm_bomb", "red_move", "blue_disarm_bomb"]
    match = arrange(mission=DEPOT, frame=cards, robot=(3, 2))
    activate(match)
    assert (match.over, len(told(match, 1, Worked))) == (False, 2)
    match.answer(0, Wish("go", direction="right"))
    assert (match.over, match.outcome.cause) == (True, "cleared")


@pytest.mark.clause("BS-END-03")
@pytest.mark.parametrize(("reserve", "over"), [(1, True), (2, False)])
def test_a_cell_that_is_not_there_ends_the_mission(reserve: int, over: bool) -> None:
    """With main 0 an error of 2 cells ends it at reserve 1, and the rescue behind it isn't tried; at 2 it goes on."""
    cards = ["red_disarm_bomb", "red_rescue_hostage"]
    match = arrange(mission="m01", frame=cards, robot=(3, 3), main=4, reserve=reserve)
    activate(match)
    assert match.over is over
    assert len(told(match, 1, Failed)) == 1
    assert len(told(match, 1, Worked)) == (0 if over else 1)
    assert (match.g.main, match.g.reserve) == (0, 0)


@pytest.mark.clause("BS-END-03")
def test_the_cause_is_the_battery() -> None:
    """It is told to all and stands in the outcome; nothing can be done after it."""
    match = arrange(mission="m01", frame=["red_disarm_bomb", "red_move"], main=4, reserve=1)
    activate(match)
    for seat in (-1, 0, 1):
        assert [ended.cause for ended in told(match, seat, MissionEnded)] == ["battery"]
    assert (match.outcome.cause, told(match, 1, Moved)) == ("battery", [])
    assert refused(match, 0, Wish("go", direction="right")) == "GT-OVER-01"


@pytest.mark.clause("BS-END-04")
def test_the_last_rescue_does_not_end_the_mission() -> None:
    """All hostages rescued and both bombs left: the turn ends and play goes on."""
    hostages = [space for space in HOSTAGES if space != (3, 4)]
    match = arrange(mission="m01", frame=["red_rescue_hostage"], robot=(3, 3), removed=hostages)
    activate(match)
    assert len(told(match, 1, Worked)) == 1
    assert sorted(match.g.secured) == [6, 6, 6, 6, 7, 7, 7, 8]
    assert (match.over, match.asks[0].seat, match.asks[0].question.name) == (False, 1, "turn")


@pytest.mark.clause("BS-END-04")
def test_empty_batteries_alone_do_not_end_it() -> None:
    """With no cell at all discards and programming go on, until one is needed."""
    match = arrange(mission="m01", main=0, reserve=0, hands=[["red_move"] * 6, ["red_move"] * 5])
    for wish in (Wish("program", card=0), Wish("discard", card=0, colour="blue"), Wish("program", card=0)):
        match.answer(match.g.active, wish)
    assert (match.over, len(match.g.frame)) == (False, 2)
    activate(match)
    assert match.outcome.cause == "battery"


@pytest.mark.clause("BS-END-04")
@pytest.mark.parametrize("cause", ["detonation", "cleared", "battery"])
def test_each_of_the_three_is_enough(cause: str) -> None:
    """One condition alone, with the other two far away, ends the mission and names itself."""
    frame, main, turns, removed = ["red_rescue_hostage"], 20, 0, [B_DISARMED]
    if cause == "detonation":
        turns = 74
    elif cause == "cleared":
        frame = ["red_disarm_bomb"]
    else:
        main = 0
    match = arrange(mission="m01", frame=frame, robot=(3, 7), main=main, reserve=1, turns=turns, removed=removed)
    activate(match)
    assert match.over
    assert [ended.cause for ended in told(match, 0, MissionEnded)] == [cause]
    assert isinstance(match.told(0)[-1], Ended)
