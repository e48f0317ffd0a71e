"""Bombs that aren't fatal: they run out, leave a barrier, and the mission goes on."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.bombsquad.sheets import DEPOT, VAULT
from tests.rules.bombsquad.table import answer, cell, driving, go, refused, result, robot, sees, told

from getaway.games.bombsquad import GAME, arrange
from getaway.games.bombsquad.operating.events import Failed, Worked
from getaway.games.bombsquad.scoring.events import Exploded, MissionEnded
from getaway.games.bombsquad.table.building import BARRIER
from getaway.games.bombsquad.timers.events import Fizzled
from getaway.kernel import Match, Wish
from getaway.texts import Texts

SECOND = 1_000
CAUSES = ("cleared", "fizzled", "battery", "detonation")
BOMBS = {"A": (2, 2), "B": (4, 2), "C": (3, 4)}


def vault(**position: Any) -> Match:
    """The vault in real time: A and B are red and not fatal, at 0:40 and 1:20; C is yellow and fatal, at 2:00."""
    return arrange(**{"mission": VAULT, "clock": "real", **position})


def clocks(match: Match) -> dict[str, int]:
    """When each armed bomb's time is up, in seconds; -1 while it doesn't run."""
    return {clock.letter: max(-1, clock.due // SECOND) for clock in sees(match, 0).clocks}


def do_nothing(match: Match) -> None:
    """The active seat gives some clue."""
    match.answer(match.g.active, next(wish for wish in match.asks[0].choice if wish.verb == "inform"))


def barred(match: Match, letter: str) -> bool:
    """Whether a barrier lies where this bomb was."""
    return bool(match.g.board[cell(match, *BOMBS[letter])] == BARRIER)


@pytest.mark.clause("BSX-NONFATAL-01")
def test_its_time_is_up_and_play_goes_on() -> None:
    """A millisecond before 0:40 Bomb A is armed; then a barrier lies there, and the same player is still asked."""
    match = vault()
    match.advance(40 * SECOND - 1)
    assert (barred(match, "A"), list(clocks(match))) == (False, ["A", "B", "C"])
    match.advance(40 * SECOND)
    assert (barred(match, "A"), list(clocks(match)), match.over) == (True, ["B", "C"], False)
    assert told(match, 1, Fizzled) == [Fizzled("A", cell(match, 2, 2))]
    assert (told(match, 1, Exploded), match.asks[0].seat, match.g.secured) == ([], 0, ())


@pytest.mark.clause("BSX-NONFATAL-01")
def test_by_turns_it_runs_out_when_the_turn_ends() -> None:
    """Five turns of 8 seconds are 0:40: after four it is armed, after the fifth the next player has a barrier."""
    match = vault(clock="turns", turns=3)
    do_nothing(match)
    assert (match.g.turns, barred(match, "A")) == (4, False)
    do_nothing(match)
    assert (match.g.turns, barred(match, "A"), match.over, match.g.active) == (5, True, False, 0)


@pytest.mark.clause("BSX-NONFATAL-01")
def test_a_fatal_bomb_still_ends_the_mission() -> None:
    """Bomb C explodes at 2:00, after A and B have run out."""
    match = vault()
    match.advance(120 * SECOND - 1)
    assert (match.over, barred(match, "A"), barred(match, "B")) == (False, True, True)
    match.advance(120 * SECOND)
    assert (result(match).cause, result(match).success) == ("detonation", False)
    assert told(match, 1, Exploded) == [Exploded("C")]


@pytest.mark.clause("BSX-NONFATAL-01")
def test_the_bonus_for_all_bombs_is_lost() -> None:
    """A run out, B and C disarmed: B and C score twice their value; no bonus for all bombs, no hostage point."""
    frame = ["yellow_disarm_bomb"]
    lost = vault(removed=[(4, 2)], robot=(3, 3), frame=frame, phase="order")
    lost.advance(40 * SECOND)
    answer(lost, 0, "order", slots=(0,))
    parts = result(lost).parts
    assert (parts.secured, parts.all_bombs, parts.hostages_left) == (2 * (1 + 2), 0, 0)
    assert (result(lost).cause, result(lost).success) == ("cleared", True)
    kept = vault(removed=[(4, 2), (2, 2)], robot=(3, 3), frame=frame, phase="order")
    answer(kept, 0, "order", slots=(0,))
    parts = result(kept).parts
    assert (parts.secured, parts.all_bombs, parts.hostages_left) == (2 * (1 + 1 + 2), 5, 1)


@pytest.mark.clause("BSX-NONFATAL-01")
@pytest.mark.parametrize("clock", ["real", "turns"])
def test_the_mission_ends_when_no_bomb_is_left(clock: str) -> None:
    """With C and B disarmed the end comes as Bomb A runs out."""
    match = vault(clock=clock, turns=4, removed=[(3, 4), (4, 2)])
    assert not match.over
    if clock == "real":
        match.advance(40 * SECOND)
    else:
        do_nothing(match)
    assert (result(match).cause, result(match).success, told(match, 1, Exploded)) == ("fizzled", True, [])
    assert result(match).score == 2 * (2 + 1)
    assert told(match, 1, MissionEnded)[0].cause == "fizzled"


@pytest.mark.clause("BSX-NONFATAL-01", "BS-END-02")
@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_a_mission_that_ends_so_is_not_told_as_one_whose_last_bomb_was_disarmed(lang: str) -> None:
    """The end is told in other words than that of a match in which the same bomb was disarmed."""
    lost = vault(removed=[(3, 4), (4, 2)])
    lost.advance(40 * SECOND)
    kept = vault(removed=[(3, 4), (4, 2)], robot=(3, 2), frame=["red_disarm_bomb"], phase="order")
    answer(kept, 0, "order", slots=(0,))
    assert (result(kept).cause, result(lost).cause) == ("cleared", "fizzled")
    texts = Texts(GAME.package, lang)
    for name in ("event-mission-ended", "outcome-why"):
        said = {cause: texts.render(name, {"cause-is": cause, "success-is": "true"}) for cause in CAUSES}
        assert len(set(said.values())) == len(CAUSES), name


@pytest.mark.clause("BSX-NONFATAL-01")
def test_the_barrier_blocks_and_stays() -> None:
    """After it ran out the robot can't enter the space of Bomb A, and a disarm there is an error."""
    match = vault(robot=(3, 2), frame=["red_disarm_bomb", "red_move"], removed=[(4, 2)], phase="order", main=20)
    match.advance(40 * SECOND)
    answer(match, 0, "order", slots=(0, 1))
    go(match, "up")
    assert (robot(match), len(told(match, 1, Failed)), told(match, 1, Worked)) == ((3, 2), 2, [])
    assert (match.g.main, barred(match, "A")) == (20 - 4 - 4, True)


@pytest.mark.clause("BSX-NONFATAL-01")
def test_an_explosion_of_the_same_moment_comes_after_it() -> None:
    """By turns of 120 seconds all three times are up at once: A and B run out, C explodes."""
    match = vault(clock="turns", turn_seconds=120)
    do_nothing(match)
    assert [gone.letter for gone in told(match, 1, Fizzled)] == ["A", "B"]
    assert (result(match).cause, match.g.exploded) == ("detonation", "C")


@pytest.mark.clause("BSX-NONFATAL-01")
def test_bombs_not_marked_are_fatal() -> None:
    """In the depot the first bomb to run out ends the mission."""
    match = arrange(mission=DEPOT, clock="real")
    match.advance(600 * SECOND)
    assert (result(match).cause, told(match, 1, Fizzled)) == ("detonation", [])


# In the middle of an activation


@pytest.mark.clause("BSX-NONFATAL-01")
def test_it_runs_out_while_its_disarming_is_decided() -> None:
    """Two red bombs fit: at 0:40 only B is left to choose, at 1:20 none is, and the card is an error of two cells."""
    match = vault(robot=(3, 2), frame=["red_disarm_bomb", "red_move"], phase="operate", main=10)
    assert {wish["cell"] for wish in match.asks[0].choice} == {cell(match, 2, 2), cell(match, 4, 2)}
    match.advance(40 * SECOND)
    assert [wish["cell"] for wish in match.asks[0].choice] == [cell(match, 4, 2)]
    assert refused(match, 0, Wish("work", cell=cell(match, 2, 2))) == "BS-OPERATE-25"
    match.advance(80 * SECOND - 1)
    assert (match.asks[0].question.name, match.g.main) == ("target", 10)
    match.advance(80 * SECOND)
    assert (match.asks[0].question.name, match.g.step, match.g.main) == ("direct", 1, 8)
    assert (len(told(match, 1, Failed)), told(match, 1, Worked)) == (1, [])


@pytest.mark.clause("BSX-NONFATAL-01")
def test_the_other_bomb_is_still_disarmed() -> None:
    """After A ran out the operator answers with B, which scores and stops its clock."""
    match = vault(robot=(3, 2), frame=["red_disarm_bomb"], phase="operate", main=10)
    match.advance(50 * SECOND)
    answer(match, 0, "work", cell=cell(match, 4, 2))
    assert (len(told(match, 1, Worked)), list(clocks(match)), match.g.main) == (1, ["C"], 10)


@pytest.mark.clause("BSX-NONFATAL-01")
def test_by_turns_nothing_runs_out_while_its_disarming_is_decided() -> None:
    """The turn's own seconds count when it ends: Bomb A at 0:40 can be disarmed in the fifth turn."""
    match = vault(clock="turns", turns=4, robot=(3, 2), frame=["red_disarm_bomb"], phase="operate", main=10)
    assert match.asks[0].choice.count == 2
    answer(match, 0, "work", cell=cell(match, 2, 2))
    assert (match.g.turns, barred(match, "A"), list(clocks(match))) == (5, False, ["B", "C"])


@pytest.mark.clause("BSX-NONFATAL-01")
def test_it_runs_out_while_a_direction_or_an_order_is_decided() -> None:
    """The question stays, and the barrier is in the way of the answer."""
    match = driving(1, mission=VAULT, clock="real", robot=(3, 2))
    match.advance(40 * SECOND)
    assert (match.asks[0].question.name, barred(match, "A")) == ("direct", True)
    go(match, "up")
    assert (robot(match), match.g.main) == ((3, 2), 8)
    ordering = vault(frame=["red_move"], phase="order")
    ordering.advance(40 * SECOND)
    assert (ordering.asks[0].question.name, barred(ordering, "A")) == ("order", True)


# A single timer


@pytest.mark.clause("BSX-NONFATAL-01", "BS-TIMER-02")
@pytest.mark.parametrize("clock", ["real", "turns"])
def test_a_single_timer_goes_on_to_the_next_bomb(clock: str) -> None:
    """A runs out at 0:40 with nothing left: B's 1:20 begin, so it runs out at 2:00, and C's 2:00 end at 4:00."""
    match = vault(single_timer=True, clock=clock, turn_seconds=40)
    assert clocks(match) == {"A": 40, "B": -1, "C": -1}
    seen = []
    for minute in (40, 80, 120, 160, 200):
        if clock == "real":
            match.advance(minute * SECOND)
        else:
            do_nothing(match)
        seen.append(clocks(match))
    running_b, running_c = {"B": 120, "C": -1}, {"C": 240}
    assert seen == [running_b, running_b, running_c, running_c, running_c]
    if clock == "real":
        match.advance(240 * SECOND)
    else:
        do_nothing(match)
    assert (result(match).cause, match.g.exploded) == ("detonation", "C")
