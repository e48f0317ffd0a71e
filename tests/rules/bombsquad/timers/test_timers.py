"""Timers: countdowns that run, stop and pass on what is left, and what happens at zero."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.bombsquad.sheets import DEPOT
from tests.rules.bombsquad.table import activate, answer, go, refused, sees, told

from getaway.games.bombsquad import GAME, arrange, new
from getaway.games.bombsquad.operating.events import Worked
from getaway.games.bombsquad.scoring.events import Exploded
from getaway.games.bombsquad.timers.clocks import elapsed
from getaway.kernel import Match, Refused, Wish

SECOND, MINUTE = 1_000, 60_000
NEXT_TO = {"A": (3, 7), "B": (2, 10)}
"""In Mission 1, where the robot can disarm each bomb."""


def clocks(match: Match) -> dict[str, str]:
    """What the clock of each armed bomb shows, as minutes and seconds; `-` where it doesn't run."""
    ran = elapsed(match.g, match.now)
    left = {clock.letter: (clock.due - ran) // SECOND if clock.due >= 0 else None for clock in sees(match, 0).clocks}
    return {letter: "-" if time is None else f"{time // 60}:{time % 60:02}" for letter, time in left.items()}


def disarming(letter: str, **position: Any) -> Match:
    """Mission 1 in real time with the robot next to a bomb and its disarm card on the frame, ready to order."""
    card = {"A": "red_disarm_bomb", "B": "yellow_disarm_bomb"}[letter]
    return arrange(mission="m01", clock="real", phase="order", frame=[card], robot=NEXT_TO[letter], **position)


def wait_and_do_nothing(match: Match) -> None:
    """The active seat gives some clue."""
    seat = match.g.active
    match.answer(seat, next(wish for wish in match.asks[0].choice if wish.verb == "inform"))


# One countdown per bomb


@pytest.mark.clause("BS-TIMER-01")
def test_a_disarmed_bomb_stops_its_countdown() -> None:
    """Bomb A disarmed at 7:00 doesn't explode when 10:00 have passed; Bomb B does at its own 20:00."""
    match = disarming("A")
    match.answer(0, Wish("order", slots=(0,)), at=7 * MINUTE)
    match.advance(20 * MINUTE - 1)
    assert (match.over, told(match, 1, Exploded)) == (False, [])
    match.advance(20 * MINUTE)
    assert told(match, 1, Exploded) == [Exploded("B")]


@pytest.mark.clause("BS-TIMER-03")
def test_a_bomb_explodes_when_its_countdown_reaches_zero() -> None:
    """At 9:59 Bomb A hasn't exploded, at 10:00 it has."""
    match = arrange(mission="m01", clock="real")
    match.advance(9 * MINUTE + 59 * SECOND)
    assert (match.over, clocks(match)["A"]) == (False, "0:01")
    match.advance(10 * MINUTE)
    assert match.over
    assert told(match, 1, Exploded) == [Exploded("A")]
    assert (match.outcome.cause, match.g.exploded) == ("detonation", "A")


@pytest.mark.clause("BS-TIMER-03")
def test_the_explosion_comes_before_an_action_of_the_same_moment() -> None:
    """A disarm stamped at 10:00 is too late, one a millisecond earlier works."""
    late = disarming("A")
    with pytest.raises(Refused) as caught:
        late.answer(0, Wish("order", slots=(0,)), at=10 * MINUTE)
    assert caught.value.clause == "GT-OVER-01"
    assert (late.outcome.cause, told(late, 1, Worked)) == ("detonation", [])
    early = disarming("A")
    early.answer(0, Wish("order", slots=(0,)), at=10 * MINUTE - 1)
    assert (early.over, len(told(early, 1, Worked))) == (False, 1)


@pytest.mark.clause("BS-TIMER-04")
@pytest.mark.parametrize("cards", [1, 3])
def test_the_countdown_runs_during_an_activation(cards: int) -> None:
    """It runs out while the cards are ordered or while a move waits for its direction, and ends the mission there."""
    match = arrange(mission="m01", clock="real", frame=["red_move"] * 3)
    match.advance(9 * MINUTE)
    answer(match, 0, "activate")
    if cards > 1:
        answer(match, 0, "order", slots=(0, 1, 2))
        go(match, "right", "right")
    phase = match.g.phase
    assert clocks(match)["A"] == "1:00"
    match.advance(10 * MINUTE)
    assert (phase, match.over, len(match.g.frame)) == ("operate" if cards > 1 else "order", True, 3)
    assert match.outcome.cause == "detonation"


# A single timer


@pytest.mark.clause("BS-TIMER-02")
def test_a_single_timer_adds_what_is_left_to_the_next_bomb() -> None:
    """A disarmed with 3:00 left: a single timer shows 23:00 for B, which explodes 30:00 after the start."""
    match = disarming("A", single_timer=True)
    assert clocks(match) == {"A": "10:00", "B": "-"}
    match.answer(0, Wish("order", slots=(0,)), at=7 * MINUTE)
    assert clocks(match) == {"B": "23:00"}
    match.advance(30 * MINUTE - 1)
    assert not match.over
    match.advance(30 * MINUTE)
    assert told(match, 1, Exploded) == [Exploded("B")]


@pytest.mark.clause("BS-TIMER-02")
def test_with_a_clock_for_each_bomb_nothing_is_added() -> None:
    """A disarmed with 3:00 left: Bomb B's own clock shows 13:00."""
    match = disarming("A")
    assert clocks(match) == {"A": "10:00", "B": "20:00"}
    match.answer(0, Wish("order", slots=(0,)), at=7 * MINUTE)
    assert clocks(match) == {"B": "13:00"}


@pytest.mark.clause("BS-TIMER-05")
def test_a_bomb_disarmed_before_its_turn_leaves_the_single_timer_as_it_is() -> None:
    """B is disarmed at 5:00 while A runs: A still shows 5:00 and explodes at 10:00, B's time never started."""
    match = disarming("B", single_timer=True)
    match.answer(0, Wish("order", slots=(0,)), at=5 * MINUTE)
    assert clocks(match) == {"A": "5:00"}
    assert match.g.due[1] == -1
    match.advance(10 * MINUTE - 1)
    assert not match.over
    match.advance(10 * MINUTE)
    assert told(match, 1, Exploded) == [Exploded("A")]


@pytest.mark.clause("BS-TIMER-06")
def test_a_single_timer_adds_on_from_bomb_to_bomb() -> None:
    """A disarmed with 3:00 left and then B with 5:00 left: the timer shows 35:00 for C and means it."""
    cards = ["red_disarm_bomb", "red_move", "yellow_disarm_bomb", "red_move", "blue_disarm_bomb"]
    match = arrange(mission=DEPOT, clock="real", single_timer=True, phase="order", frame=cards, robot=(3, 2))
    match.answer(0, Wish("order", slots=(0, 1, 2, 3, 4)), at=7 * MINUTE)
    assert clocks(match) == {"B": "23:00", "C": "-"}
    match.answer(0, Wish("go", direction="right"), at=25 * MINUTE)
    assert clocks(match) == {"C": "35:00"}
    match.advance(60 * MINUTE - 1)
    assert not match.over
    match.advance(60 * MINUTE)
    assert told(match, 1, Exploded) == [Exploded("C")]


@pytest.mark.clause("BS-TIMER-06")
def test_a_single_timer_skips_a_bomb_that_is_disarmed_already() -> None:
    """B is gone before A is disarmed with 3:00 left: the timer shows 33:00 for C."""
    cards = ["yellow_disarm_bomb", "red_move", "red_disarm_bomb", "red_move"]
    match = arrange(mission=DEPOT, clock="real", single_timer=True, phase="order", frame=cards, robot=(3, 2))
    match.answer(0, Wish("order", slots=(0, 1, 2, 3)), at=5 * MINUTE)
    assert clocks(match) == {"A": "5:00", "C": "-"}
    match.answer(0, Wish("go", direction="right"), at=7 * MINUTE)
    assert clocks(match) == {"C": "33:00"}


# How time runs


@pytest.mark.clause("BSX-CLOCK-01")
def test_by_turns_each_turn_takes_eight_seconds() -> None:
    """After three turns Bomb A's clock shows 9:36 and B's 19:36, however long the players thought."""
    match = arrange(mission="m01", clock="turns")
    for turn in range(3):
        match.advance((turn + 1) * 60 * MINUTE)
        wait_and_do_nothing(match)
    assert clocks(match) == {"A": "9:36", "B": "19:36"}


@pytest.mark.clause("BSX-CLOCK-01")
def test_by_turns_the_time_is_counted_when_the_turn_ends() -> None:
    """An activation is one turn: nothing is taken while it goes on, 8 seconds when it is over."""
    match = arrange(mission="m01", clock="turns", frame=["red_move"] * 2)
    activate(match)
    go(match, "right")
    assert clocks(match)["A"] == "10:00"
    go(match, "right")
    assert clocks(match)["A"] == "9:52"


@pytest.mark.clause("BSX-CLOCK-01")
def test_a_table_sets_another_figure() -> None:
    """With 20 seconds a turn three turns leave 9:00; a turn of no time can't be chosen."""
    match = arrange(mission="m01", clock="turns", turn_seconds=20)
    for _ in range(3):
        wait_and_do_nothing(match)
    assert clocks(match)["A"] == "9:00"
    with pytest.raises(Refused) as caught:
        arrange(mission="m01", clock="turns", turn_seconds=0)
    assert caught.value.clause == "BSX-CLOCK-01"


@pytest.mark.clause("BSX-CLOCK-01", "BS-TIMER-03")
def test_by_turns_a_bomb_explodes_at_the_end_of_the_turn_that_takes_its_last_seconds() -> None:
    """10:00 are 75 turns of 8 seconds: the 74th leaves 0:08, the 75th is the explosion."""
    match = arrange(mission="m01", clock="turns", turns=73)
    wait_and_do_nothing(match)
    assert (match.over, clocks(match)["A"]) == (False, "0:08")
    wait_and_do_nothing(match)
    assert (match.over, match.outcome.cause, match.g.exploded) == (True, "detonation", "A")


@pytest.mark.clause("BSX-CLOCK-01")
def test_by_turns_only_running_clocks_lose_time() -> None:
    """With a single timer Bomb B's clock stands while Bomb A's runs."""
    match = arrange(mission="m01", clock="turns", single_timer=True)
    wait_and_do_nothing(match)
    assert clocks(match) == {"A": "9:52", "B": "-"}


@pytest.mark.clause("BSX-CLOCK-02")
def test_in_real_time_every_clock_runs_with_match_time() -> None:
    """When 30 seconds have passed every clock is 30 seconds lower; turns take nothing more."""
    match = arrange(mission="m01", clock="real")
    match.advance(30 * SECOND)
    assert clocks(match) == {"A": "9:30", "B": "19:30"}
    wait_and_do_nothing(match)
    assert clocks(match) == {"A": "9:30", "B": "19:30"}


@pytest.mark.clause("BSX-CLOCK-02")
def test_the_clocks_run_from_the_start_of_the_mission() -> None:
    """Two minutes of set-up don't count: Bomb A explodes 10:00 after the timer was started."""
    match = new(players=2, mission="m01", clock="real")
    match.advance(MINUTE)
    assert clocks(match) == {"A": "10:00", "B": "20:00"}
    for seat, role in enumerate(("role_driver", "role_sergeant")):
        answer(match, seat, "take_role", role=role)
    match.advance(2 * MINUTE)
    assert clocks(match) == {"A": "10:00", "B": "20:00"}
    answer(match, 0, "start")
    match.advance(12 * MINUTE - 1)
    assert not match.over
    match.advance(12 * MINUTE)
    assert match.outcome.cause == "detonation"


@pytest.mark.clause("BSX-CLOCK-02")
def test_a_paused_table_holds_the_clocks() -> None:
    """While the table is paused no time passes and nothing can be done; then the clocks go on where they stood."""
    match = arrange(mission="m01", clock="real")
    match.pause(30 * SECOND)
    with pytest.raises(Refused) as caught:
        match.advance(90 * SECOND)
    assert caught.value.clause == "GT-PAUSE-01"
    assert refused(match, 0, Wish("discard", card=0, colour="red")) == "GT-PAUSE-01"
    assert clocks(match) == {"A": "9:30", "B": "19:30"}
    match.resume(30 * SECOND)
    assert clocks(match) == {"A": "9:30", "B": "19:30"}
    match.advance(10 * MINUTE - 1)
    assert not match.over


@pytest.mark.clause("BS-END-04")
def test_no_clock_runs_after_the_end() -> None:
    """Once the batteries are empty no countdown is left to come, though the bombs are still armed."""
    match = arrange(mission="m01", clock="real", phase="order", frame=["red_move"] * 3, main=0, reserve=0)
    assert len(GAME.deadlines(match.g)) == 2
    answer(match, 0, "order", slots=(0, 1, 2))
    assert match.over
    assert GAME.deadlines(match.g) == ()


@pytest.mark.clause("BS-TIMER-03")
@pytest.mark.parametrize(
    ("role", "question", "wishes"),
    [
        ("commander", "revealed", [Wish("reveal", slot=0)]),
        ("analyst", "take_back", [Wish("discard", card=0, colour="red")]),
        ("information_expert", "bonus", [Wish("program", card=0)]),
        ("driver", "order", [Wish("activate")]),
        ("driver", "direct", [Wish("activate"), Wish("order", slots=(0,))]),
    ],
)
def test_a_bomb_explodes_whatever_is_being_asked(role: str, question: str, wishes: list[Wish]) -> None:
    """The time runs out while a role, an order or a direction is awaited."""
    roles = [f"role_{role}", "role_sergeant"]
    match = arrange(mission="m01", clock="real", roles=roles, frame=["red_move"], main=10)
    for wish in wishes:
        match.answer(0, wish)
    assert match.asks[0].question.name == question
    match.advance(10 * MINUTE)
    assert told(match, 1, Exploded) == [Exploded("A")]
    assert match.over


@pytest.mark.clause("BS-FEATURE-03", "BSX-CLOCK-01")
def test_real_time_is_what_a_table_is_offered_first() -> None:
    """A live table has the book's clock unless it chooses the other; a daily one, or none that says, goes by turns."""
    (clock,) = [setting for setting in GAME.settings if setting.name == "clock"]
    assert (clock.values[0], clock.daily) == ("real", "turns")
    silent = new(2, mission="m01", roles="random").g
    assert (silent.clock, silent.turn_time) == ("turns", 8 * SECOND)
