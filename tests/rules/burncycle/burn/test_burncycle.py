"""The burncycle: chips and slots, degrading, upgrading and deactivation."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.table import arrange, asked, can, do, g, module, refused, told
from tests.rules.burncycle.turn.playing import HALLWAY, chips, left, turn, until

from getaway.games.burncycle import GAME
from getaway.games.burncycle.burn.events import BurncycleDieRolled, Deactivated, Degraded, Restored
from getaway.games.burncycle.ground.events import TrackerMoved
from getaway.games.burncycle.proof.faults import faults
from getaway.games.burncycle.table.parts import Slot
from getaway.games.burncycle.table.pieces import bots, supplies
from getaway.kernel import Match

NO_DICE = {"basic": 0, "advanced": 0, "elite": 0}


def degrade(face: str, *slots: str) -> Match:
    """The last step with these slots and this face of the burncycle die."""
    match = turn(face, phase="route-last", slots=slots)
    do(match, "done")
    return match


def spin_down(slots: tuple[str, ...], **position: Any) -> Match:
    """The captain chip in slot 2 is altered away at threat 5, which sets off NeedChain's event at 6: slot 1 is lost."""
    match = turn(slots=slots, team=("utility",), threat=5, reached=5, **position)
    do(match, "alter", slot=2, reserve="team", chip="utility")
    assert told(match, Deactivated) == [Deactivated(1)]
    return match


# Chips


@pytest.mark.clause("BC-CHIP-02")
def test_every_chip_is_in_the_burncycle_a_reserve_or_the_supply() -> None:
    """Altering, degrading, rebooting and losing a slot leave as many chips of each type as the box has."""
    match = spin_down(("tech", "captain", "general"), phase="route-last")
    do(match, "done")
    until(match, "before-turn")
    do(match, "reboot")
    counts = GAME.components(g(match))
    assert {chip: counts[f"{chip} chips"] for chip in supplies().chips} == dict(supplies().chips)


@pytest.mark.clause("BC-CHIP-04")
def test_a_chip_that_was_degraded_is_a_plain_one_in_a_reserve() -> None:
    """The last tech chip, degraded in slot 2, comes into the reserve by a reboot and is active when it returns."""
    agents = [{"at": (2, 1), "reserve": ("physical",)}]
    match = turn(phase="begin", slots=("general", "-tech"), agents=agents, supply=(5, 7, 0, 8, 1))
    do(match, "reboot")
    assert g(match).bots[0].reserve == ("physical", "tech")
    do(match, "begin-turn")
    do(match, "alter", slot=1, reserve="own", chip="tech")
    assert chips(match)[0] == "tech"


@pytest.mark.clause("BC-CHIP-06")
def test_a_degraded_chip_gives_no_network_move() -> None:
    """In the network step the tracker goes from slot 1 to slot 3."""
    match = turn(slots=("general", "-general", "general"), tracker=3)
    do(match, "pass")
    assert (asked(match), g(match).tracker) == ("network", 0)
    do(match, "network-pass")
    assert (asked(match), g(match).tracker) == ("network", 2)
    do(match, "network-pass")
    assert asked(match) == "route-last"


# Degrading


@pytest.mark.clause("BC-DEGR-01")
def test_the_last_step_is_one_roll_of_the_burncycle_die() -> None:
    """One roll in the turn, after the last routing."""
    match = turn("1", phase="route-last")
    assert told(match, BurncycleDieRolled) == []
    do(match, "done")
    assert told(match, BurncycleDieRolled) == [BurncycleDieRolled("1")]


@pytest.mark.clause("BC-DEGR-02")
def test_a_number_degrades_the_chip_of_that_slot() -> None:
    """A 2 degrades slot 2 and no other."""
    match = degrade("2", "general", "tech", "captain")
    assert chips(match)[:3] == ["general", "-tech", "captain"]
    assert told(match, Degraded) == [Degraded(2, "tech")]


@pytest.mark.clause("BC-DEGR-04")
def test_the_choice_icon_lets_the_player_pick() -> None:
    """Any active chip, no degraded one and no empty slot; the player whose turn it is picks."""
    match = arrange(
        2,
        "choice",
        **{**HALLWAY, "agents": [{"at": (2, 1)}, {"at": (2, 3)}]},
        phase="route-last",
        slots=("general", "-tech", "captain", "general"),
    )
    do(match, "done")
    assert {option["slot"] for option in can(match, "choose-slot")} == {1, 3, 4}
    assert refused(match, "choose-slot", slot=2) == "BC-DEGR-04"
    assert refused(match, "choose-slot", slot=0) == "BC-DEGR-04"
    assert refused(match, "choose-slot", slot=1, seat=1) == "BC-DEGR-04"
    do(match, "choose-slot", slot=3)
    assert chips(match)[:4] == ["general", "-tech", "-captain", "general"]


@pytest.mark.clause("BC-DEGR-05")
@pytest.mark.parametrize("first", ["-general", ""])
def test_in_place_of_a_degraded_or_inactive_slot_the_next_active_one_is_degraded(first: str) -> None:
    """A 1 goes on to slot 2."""
    match = degrade("1", first, "general", "general")
    assert chips(match)[:3] == [first, "-general", "general"]


@pytest.mark.clause("BC-DEGR-06")
def test_after_slot_5_the_search_goes_on_at_slot_1() -> None:
    """A 5 with slot 5 inactive degrades slot 1."""
    match = degrade("5", "general", "general")
    assert chips(match) == ["-general", "general", "", "", ""]


@pytest.mark.clause("BC-DEGR-07")
def test_example_of_the_book_for_degrading() -> None:
    """Slot 3 degraded, 4 and 5 inactive: a 3 degrades slot 1."""
    match = degrade("3", "general", "general", "-general", "", "")
    assert chips(match) == ["-general", "general", "-general", "", ""]


@pytest.mark.clause("BC-DEGR-08")
@pytest.mark.parametrize("face", ["2", "choice"])
def test_with_no_active_chip_left_the_roll_degrades_nothing(face: str) -> None:
    """Nothing is asked either, and the turn goes on."""
    match = degrade(face, "-general", "-captain", "-general")
    assert chips(match)[:3] == ["-general", "-captain", "-general"]
    assert told(match, BurncycleDieRolled) == [BurncycleDieRolled(face)]
    assert asked(match) == "before-turn"


def test_effects_degrade_and_restore_the_leftmost_chips() -> None:
    """Processor's Hot Restart turns slot 2 to its active side; NeedChain's event at 18 degrades slot 1 in turn."""
    agents = [{"at": (2, 1), "upgrades": ("unique-3",)}]
    position = {"slots": ("general", "-captain", "-general"), "agents": agents, "threat": 17, "reached": 17}
    match = turn(**position, phase="begin")
    do(match, "begin-turn")
    do(match, "use", what="hot-restart")
    assert chips(match)[:3] == ["general", "captain", "-general"]
    assert told(match, Restored) == [Restored(2, "captain")]
    do(match, "done")
    do(match, "pass")
    assert g(match).threat == 18
    assert told(match, Degraded) == [Degraded(1, "general")]
    assert chips(match)[:3] == ["-general", "captain", "-general"]


# Upgrading


@pytest.mark.clause("BC-BCUP-04")
def test_only_the_leftmost_inactive_slot_is_activated() -> None:
    """With slots 1 and 4 inactive slot 4 is refused, slot 1 is not."""
    match = turn(phase="route-first", slots=("", "general", "captain"))
    assert refused(match, "upgrade-module", upgrade="slot-4", shares=(0, 2)) == "BC-BCUP-04"
    assert {o["upgrade"] for o in can(match, "upgrade-module")} == {"swap", "push", "repair", "slot-1"}
    do(match, "upgrade-module", upgrade="slot-1", shares=(0, 1))
    assert chips(match) == ["general", "general", "captain", "", ""]


@pytest.mark.clause("BC-BCUP-05")
def test_a_slot_activated_in_play_gets_a_general_chip_at_once() -> None:
    """Slot 4 has one, active, from the supply, and gives an action in this turn."""
    match = turn(phase="route-first")
    before = left(match, "general")
    do(match, "upgrade-module", upgrade="slot-4", shares=(0, 2))
    assert chips(match)[3] == "general"
    assert left(match, "general") == before - 1
    do(match, "done")
    for _ in range(3):
        do(match, "pass")
    assert (asked(match), g(match).tracker) == ("act", 3)


@pytest.mark.parametrize("name", ["casing", "memory"])
def test_a_module_with_two_green_slots_activates_the_third(name: str) -> None:
    """It costs what that module's card says for slot 3, and a general chip lies there at once."""
    match = turn(phase="route-first", module={"name": name, "power": 9}, slots=("general", "captain"))
    cost = bots()[name].module.costs[2]
    assert bots()[name].module.green == 2
    assert refused(match, "upgrade-module", upgrade="slot-4", shares=(0, 2)) == "BC-BCUP-04"
    do(match, "upgrade-module", upgrade="slot-3", shares=(0, cost))
    assert chips(match)[:3] == ["general", "captain", "general"]
    assert module(match).power == 9 - cost


@pytest.mark.clause("BC-BCUP-05")
def test_without_a_general_chip_the_slot_waits_for_one() -> None:
    """It is skipped meanwhile, and takes the general chip that an altered slot gives back."""
    match = turn(phase="route-first", slots=("general", "general", "captain"), team=("tech", *["general"] * 4))
    do(match, "upgrade-module", upgrade="slot-4", shares=(0, 2))
    assert chips(match)[3] == "?"
    do(match, "done")
    for _ in range(2):
        until(match, "act")
        do(match, "pass")
    until(match, "act")
    assert g(match).tracker == 2
    do(match, "pass")
    assert asked(match) == "network"
    do(match, "alter", slot=1, reserve="team", chip="tech")
    assert chips(match) == ["tech", "general", "captain", "general", ""]
    assert left(match, "general") == 0


# Deactivation


@pytest.mark.clause("BC-DEACT-01", "BC-DEACT-02")
def test_an_event_deactivates_a_slot_and_its_chip_goes_to_the_supply() -> None:
    """Slot 1 has no peg any more, and its tech chip is in the supply."""
    match = turn(slots=("tech", "captain", "general"), team=("utility",), threat=5, reached=5)
    before = left(match, "tech")
    do(match, "alter", slot=2, reserve="team", chip="utility")
    assert chips(match)[:3] == ["", "utility", "general"]
    assert g(match).slots[0] == Slot()
    assert left(match, "tech") == before + 1


@pytest.mark.clause("BC-DEACT-03")
def test_an_inactive_slot_between_two_active_ones_is_skipped() -> None:
    """The tracker goes from slot 1 to 3; and from a slot lost under it to the next."""
    match = turn(slots=("general", "", "general"))
    do(match, "pass")
    assert (asked(match), g(match).tracker) == ("act", 2)
    assert [event.slot for event in told(match, TrackerMoved)] == [3]
    match = spin_down(("tech", "captain", "general"))
    assert (asked(match), g(match).tracker, g(match).acted) == ("act", 1, False)


@pytest.mark.clause("BC-DEACT-04")
def test_an_inactive_slot_holds_no_chip() -> None:
    """No chip can be put there, and a position with one is refused."""
    match = turn(slots=("general", "", "general"), team=("tech",))
    assert refused(match, "alter", slot=2, reserve="team", chip="tech") == "BC-ALTER-08"
    g(match).set_slot(1, Slot(active=False, chip="tech"))
    assert faults(g(match)) == ["slot 2 is inactive and holds a chip"]


@pytest.mark.clause("BC-DEACT-05", "BC-UPGCM-05")
def test_a_deactivated_starting_slot_is_activated_again_for_its_cost() -> None:
    """Slot 1 costs 1 power by the card, and holds a general chip then."""
    match = spin_down(("tech", "captain", "general"), phase="route-last")
    power = module(match).power
    assert refused(match, "upgrade-module", upgrade="slot-1", shares=(0, 2)) == "BC-ROUTE-02"
    do(match, "upgrade-module", upgrade="slot-1", shares=(0, 1))
    assert chips(match)[:3] == ["general", "utility", "general"]
    assert module(match).power == power - 1


@pytest.mark.clause("BC-DEGR-04", "BC-ALTER-01")
def test_slots_are_counted_alike_wherever_they_are_named() -> None:
    """From 1, as the book numbers them: what is picked to degrade, altered and told, and its place on the mat."""
    match = arrange(1, "choice", **HALLWAY, phase="route-last", slots=("general", "tech"), team=("physical",))
    do(match, "done")
    choose = match.asks[0].question.verbs[0]
    assert choose.place(g(match), 0, "slot", 1) == "slot:0"
    do(match, "choose-slot", slot=2)
    assert [event.slot for event in told(match, Degraded)] == [2]
    do(match, "alter", slot=2, reserve="team", chip="physical")
    assert chips(match)[:2] == ["general", "physical"]
