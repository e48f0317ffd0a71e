"""Altering the burncycle with reserve chips."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.table import agent, asked, can, do, g, refused, told
from tests.rules.burncycle.turn.playing import chips, left, team, turn

from getaway.games.burncycle.burn.events import BurncycleDieRolled
from getaway.games.burncycle.free.events import Altered
from getaway.games.burncycle.threat.events import ThreatChanged

NO_DICE = {"basic": 0, "advanced": 0, "elite": 0}


@pytest.mark.clause("BC-ALTER-01", "BC-ALTER-03")
def test_a_reserve_chip_takes_the_place_of_a_chip_which_goes_to_the_supply() -> None:
    """The tech chip of the team stands in slot 2, its general chip is in the supply, and the reserve is empty."""
    match = turn(slots=("general", "general", "captain"), team=("tech",))
    before = left(match, "general"), left(match, "tech")
    do(match, "alter", slot=2, reserve="team", chip="tech")
    assert chips(match)[:3] == ["general", "tech", "captain"]
    assert (left(match, "general"), left(match, "tech")) == (before[0] + 1, before[1])
    assert g(match).team == ()
    assert told(match, Altered) == [Altered(0, 2, "tech", "general", "team")]


@pytest.mark.clause("BC-ALTER-02", "BC-ALTER-05")
def test_degraded_chips_are_replaced_by_active_ones() -> None:
    """Slots with active and with degraded chips are offered; the new chip of a degraded slot gives an action."""
    match = turn(slots=("general", "-general", "-tech"), team=("tech",))
    assert {option["slot"] for option in can(match, "alter")} == {1, 2, 3}
    do(match, "alter", slot=2, reserve="team", chip="tech")
    assert chips(match)[:3] == ["general", "tech", "-tech"]
    do(match, "pass")
    assert (asked(match), g(match).tracker) == ("act", 1)


@pytest.mark.clause("BC-ALTER-04")
def test_the_chip_comes_from_the_teams_or_the_own_reserve() -> None:
    """The chip of another agent is refused by either name; the agent's own chip leaves its reserve."""
    agents = [{"at": (2, 1), "reserve": ("utility",)}, {"at": (2, 3), "reserve": ("tech",)}]
    match = team(2, agents=agents)
    for reserve in ("team", "own"):
        assert refused(match, "alter", slot=1, reserve=reserve, chip="tech") == "BC-ALTER-04"
    assert refused(match, "alter", slot=1, reserve="team", chip="utility") == "BC-ALTER-04"
    assert refused(match, "alter", slot=1, reserve="exe", chip="tech") == "BC-ALTER-04"
    do(match, "alter", slot=1, reserve="own", chip="utility")
    assert chips(match)[0] == "utility"
    assert (agent(match).reserve, agent(match, 1).reserve) == ((), ("tech",))


@pytest.mark.clause("BC-ALTER-06")
def test_replacing_the_active_captain_chip_costs_2_threat() -> None:
    """From 1 to 3; no other chip costs anything."""
    match = turn(slots=("general", "captain", "general"), team=("tech", "tech"))
    do(match, "alter", slot=3, reserve="team", chip="tech")
    assert told(match, ThreatChanged) == []
    do(match, "alter", slot=2, reserve="team", chip="tech")
    assert g(match).threat == 3
    assert left(match, "captain") == 1


@pytest.mark.clause("BC-ALTER-07")
def test_replacing_the_degraded_captain_chip_costs_no_threat() -> None:
    """Threat stays where it is."""
    match = turn(slots=("general", "-captain"), team=("tech",), threat=5, reached=5)
    do(match, "alter", slot=2, reserve="team", chip="tech")
    assert g(match).threat == 5
    assert chips(match)[:2] == ["general", "tech"]


@pytest.mark.clause("BC-ALTER-08")
def test_a_slot_without_a_chip_cannot_be_altered() -> None:
    """Neither slot 5, which is inactive, nor a sixth one, nor one that waits for its chip."""
    match = turn(slots=("general", "general", "captain"), team=("tech", *["general"] * 4), phase="route-first")
    for slot in (0, 4, 5, 6):
        assert refused(match, "alter", slot=slot, reserve="team", chip="tech") == "BC-ALTER-08"
    do(match, "upgrade-module", upgrade="slot-4", shares=(0, 2))
    assert chips(match)[3] == "?"
    assert refused(match, "alter", slot=4, reserve="team", chip="tech") == "BC-ALTER-08"
    assert {option["slot"] for option in can(match, "alter")} == {1, 2, 3}


@pytest.mark.clause("BC-ALTER-10")
def test_no_altering_between_the_die_and_the_degraded_chip() -> None:
    """While the chip is chosen altering is refused; a numbered chip is degraded before anything can be asked."""
    match = turn("choice", phase="route-last", slots=("general", "general", "general"), team=("tech",))
    do(match, "done")
    assert told(match, BurncycleDieRolled) == [BurncycleDieRolled("choice")]
    assert refused(match, "alter", slot=1, reserve="team", chip="tech") == "BC-ALTER-10"
    do(match, "choose-slot", slot=3)
    do(match, "alter", slot=1, reserve="team", chip="tech")
    match = turn("3", phase="route-last", slots=("general", "general", "general"), team=("tech",))
    do(match, "done")
    assert chips(match)[:3] == ["general", "general", "-general"]


@pytest.mark.clause("BC-ALTER-11")
def test_altering_as_often_as_reserve_chips_allow() -> None:
    """Three chips in one turn, the same slot among them twice; a fourth time there is none."""
    match = turn(slots=("general", "general"), team=("tech", "utility", "physical"))
    do(match, "alter", slot=1, reserve="team", chip="tech")
    do(match, "alter", slot=1, reserve="team", chip="utility")
    do(match, "pass")
    do(match, "alter", slot=2, reserve="team", chip="physical")
    assert chips(match)[:2] == ["utility", "physical"]
    assert refused(match, "alter", slot=1, reserve="team", chip="tech") == "BC-ALTER-04"


@pytest.mark.clause("BC-ALTER-11")
def test_a_chip_put_under_the_tracker_counts_by_its_own_type_if_it_comes_in_time() -> None:
    """Before the action it optimizes; after the action was used it gives no second one."""
    match = turn(slots=("general", "-general"), team=("physical", "physical", "tech"))
    do(match, "alter", slot=1, reserve="team", chip="physical")
    do(match, "move", **NO_DICE)
    assert g(match).moving.ap == 2
    do(match, "stop")
    assert (asked(match), g(match).tracker) == ("between-chips", 0)
    do(match, "alter", slot=1, reserve="team", chip="physical")
    assert (asked(match), g(match).tracker) == ("between-chips", 0)
    assert refused(match, "move", **NO_DICE) == "BC-ACT-04"
    do(match, "next-chip")
    assert asked(match) == "network"
