"""A player's turn: six steps in their order, and the opportunities of the action step."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.table import agent, asked, at, can, do, faces, g, refused, told
from tests.rules.burncycle.turn.playing import team, turn, until

from getaway.games.burncycle.burn.events import BurncycleDieRolled
from getaway.games.burncycle.ground.events import StepBegan, StepSkipped, TrackerMoved
from getaway.games.burncycle.turn.events import Passed

NO_DICE = {"basic": 0, "advanced": 0, "elite": 0}


@pytest.mark.clause("BC-TURN-01")
def test_a_turn_has_six_steps_in_this_order() -> None:
    """All six have their events in the book's order, with one roll of the burncycle die at the end."""
    match = turn("1", phase="begin")
    do(match, "begin-turn")
    until(match, "before-turn")
    steps = [event.step for event in told(match, StepBegan)]
    assert steps == ["route-first", "pool", "act", "network", "route-last", "degrade"]
    assert len(told(match, BurncycleDieRolled)) == 1


@pytest.mark.clause("BC-TURN-02")
def test_no_step_is_gone_back_to() -> None:
    """Routing is refused once actions began, an action's pass in the network step, a network pass after it."""
    match = turn(phase="begin", agents=[{"at": (2, 1), "power": 5}])
    do(match, "begin-turn")
    assert {"upgrade": "swap"} in can(match, "upgrade")
    do(match, "done")
    assert asked(match) == "act"
    assert refused(match, "upgrade", upgrade="swap") == "BC-TURN-02"
    until(match, "network")
    assert refused(match, "upgrade", upgrade="swap") == "BC-TURN-02"
    assert refused(match, "pass") == "BC-TURN-02"
    until(match, "route-last")
    assert refused(match, "network-pass") == "BC-TURN-02"
    assert refused(match, "pass") == "BC-TURN-02"


@pytest.mark.clause("BC-TURN-04")
def test_dice_left_in_the_pool_are_not_kept() -> None:
    """The pool is empty after the turn, and the next one has only the dice due."""
    match = turn("1", phase="begin", agents=[{"at": (2, 1), "power": 3, "advanced": 1}])
    do(match, "begin-turn")
    do(match, "done")
    assert (g(match).pool.basic, g(match).pool.advanced) == (3, 1)
    until(match, "before-turn")
    assert (g(match).pool.basic, g(match).pool.advanced) == (0, 0)
    do(match, "begin-turn")
    do(match, "done")
    assert (g(match).pool.basic, g(match).pool.advanced) == (3, 1)


# The action step


@pytest.mark.clause("BC-ACT-02")
def test_typed_actions_belong_to_the_action_step_of_the_own_turn() -> None:
    """Before the turn, in its other steps and for another player a move is refused."""
    match = team(2, phase="begin", active=0)
    assert refused(match, "move", **NO_DICE) == "BC-ACT-02"
    do(match, "begin-turn")
    assert refused(match, "move", **NO_DICE) == "BC-ACT-02"
    assert refused(match, "netcard", bot=0) == "BC-ACT-02"
    do(match, "done")
    assert asked(match) == "act"
    assert refused(match, "move", seat=1, **NO_DICE) == "BC-ACT-02"
    assert NO_DICE in can(match, "move")
    until(match, "network")
    assert refused(match, "move", **NO_DICE) == "BC-TURN-02"
    until(match, "route-last")
    assert refused(match, "move", **NO_DICE) == "BC-ACT-02"


@pytest.mark.clause("BC-ACT-03", "BC-CHIP-05")
def test_the_tracker_stops_on_active_chips_from_left_to_right() -> None:
    """With active chips in slots 1, 2 and 4 it stops there; the degraded one is skipped."""
    slots = ("general", "tech", "-general", "captain", "")
    match = turn(phase="route-first", slots=slots)
    do(match, "done")
    stops = []
    while asked(match) == "act":
        stops.append(g(match).tracker + 1)
        do(match, "pass")
    assert stops == [1, 2, 4]
    assert [event.slot for event in told(match, TrackerMoved)][:3] == [1, 2, 4]


@pytest.mark.clause("BC-ACT-04")
def test_an_opportunity_is_used_once_or_passed() -> None:
    """A pass does nothing but move the tracker; after the last of three chips no action is left."""
    match = turn(slots=("general", "general", "general"))
    where = agent(match).cell
    do(match, "pass")
    assert told(match, Passed) == [Passed(0)]
    assert (g(match).tracker, agent(match).cell) == (1, where)
    do(match, "move", **NO_DICE)
    assert g(match).tracker == 2
    do(match, "netcard", bot=0)
    assert asked(match) == "network"
    assert refused(match, "move", **NO_DICE) == "BC-TURN-02"


@pytest.mark.clause("BC-ACT-06")
@pytest.mark.parametrize("chip", ["general", "physical", "tech", "utility", "captain"])
def test_every_action_may_be_taken_on_every_chip(chip: str) -> None:
    """Move, network card and repair are legal on each type; only a physical chip gives a move 2 AP."""
    match = turn(faces(1), slots=(chip,), agents=[{"at": (2, 1), "upgrades": ("repair",), "power": 4}])
    assert {"bot": 0} in can(match, "netcard")
    assert {"bot": 0, "other": 1, "power": 1} in can(match, "repair")
    do(match, "move", basic=1, advanced=0, elite=0)
    assert g(match).moving.ap == (3 if chip == "physical" else 1)


@pytest.mark.clause("BC-AP-07", "BC-AP-06")
def test_a_player_stops_with_ap_left_which_are_lost() -> None:
    """After 2 of 4 steps the move may end, and the next one has none of its AP."""
    match = turn(faces(2, 2), agents=[{"at": (2, 1), "power": 4}], module={"at": (1, 6)})
    do(match, "move", basic=2, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (2, 2)))
    do(match, "step", bot=0, to=at(match, (2, 3)))
    assert g(match).moving.ap == 2
    do(match, "stop")
    assert g(match).moving is None
    assert asked(match) == "act"
    do(match, "move", **NO_DICE)
    assert asked(match) == "act"
    assert g(match).tracker == 2


@pytest.mark.clause("BC-REBOOT-13")
def test_without_any_active_chip_the_other_steps_are_played() -> None:
    """No opportunity and no IP move, but routing twice and a roll of the burncycle die."""
    match = turn("2", phase="begin", slots=("-general", "-captain", "-general"))
    do(match, "begin-turn")
    assert asked(match) == "route-first"
    do(match, "done")
    assert asked(match) == "route-last"
    assert told(match, TrackerMoved) == []
    do(match, "done")
    assert [event.face for event in told(match, BurncycleDieRolled)] == ["2"]
    assert told(match, StepSkipped) == []
