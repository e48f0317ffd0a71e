"""Brute force, and keys in the middle of a keypad action."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.keypad.doors import BEYOND, NO_DICE, OF_A, at_door, begin, is_open, resolving, verbs
from tests.rules.burncycle.strike.blows import POOL, dice_for, roll_of
from tests.rules.burncycle.table import agent, asked, at, do, g, refused, told

from getaway.games.burncycle.keypad.events import Forced
from getaway.games.burncycle.table.parts import Pool


@pytest.mark.clause("BC-BRUTE-01")
@pytest.mark.parametrize(("level", "withstands"), [(1, 4), (2, 6), (3, 8)])
def test_the_total_must_reach_what_the_keypad_withstands(level: int, withstands: int) -> None:
    """4, 6 or 8 by level; one less fails."""
    for ap in (withstands, withstands - 1):
        match = at_door("live-wire", roll_of(ap), level=level, pool=POOL)
        begin(match)
        do(match, "brute-force", **dice_for(ap))
        assert told(match, Forced)[0].durability == withstands
        assert is_open(match) == (ap == withstands)


@pytest.mark.clause("BC-BRUTE-05")
def test_brute_force_ignores_the_inputs() -> None:
    """Neither alarm nor shock is applied, and the free step follows."""
    match = at_door("tripwire", roll_of(4), pool=POOL)
    before = agent(match)
    begin(match)
    do(match, "brute-force", **dice_for(4))
    assert is_open(match)
    assert agent(match) == before
    assert asked(match) == "step-through"


@pytest.mark.clause("BC-AP-07")
def test_enough_force_opens_the_door_and_leaving_it_locked_comes_before_the_roll() -> None:
    """Nothing is asked between the roll and the open door; before the roll the action ends with all dice kept."""
    match = at_door("tripwire", roll_of(6), pool=POOL)
    begin(match)
    do(match, "brute-force", **dice_for(6))
    assert (asked(match), is_open(match)) == ("step-through", True)
    match = at_door("tripwire", pool=POOL)
    begin(match)
    do(match, "leave-locked")
    assert (is_open(match), g(match).pool) == (False, Pool(*POOL))


@pytest.mark.clause("BC-BRUTE-06")
def test_a_utility_chip_does_not_help_force() -> None:
    """3 AP are 3 AP on level 1."""
    match = at_door("tripwire", roll_of(3), pool=POOL, slots=["utility", "captain"])
    begin(match)
    assert g(match).at_keypad.optimized
    do(match, "brute-force", **dice_for(3))
    assert not is_open(match)
    assert told(match, Forced)[0].ap == 3


@pytest.mark.clause("BC-BRUTE-07")
def test_a_failed_attempt_ends_the_action_with_the_door_locked() -> None:
    """7 AP on level 3: the card stays."""
    match = at_door("live-wire", roll_of(7), level=3, pool=POOL, slots=["general", "general", "captain"])
    begin(match)
    do(match, "brute-force", **dice_for(7))
    assert not is_open(match)
    assert g(match).keypads == ((OF_A, "live-wire"),)
    assert (asked(match), g(match).tracker) == ("act", 1)


@pytest.mark.clause("BC-BRUTE-07", "BC-KEYACT-03")
def test_after_a_failed_attempt_only_a_key_still_helps() -> None:
    """Inputs and force are over in this action."""
    match = at_door("tripwire", roll_of(3), pool=POOL, agents=[{"at": (2, 3), "keys": 1}])
    begin(match)
    do(match, "brute-force", **dice_for(3))
    assert verbs(match) == {"unlock-with-key", "leave-locked"}
    assert refused(match, "resolve-inputs") == "BC-BRUTE-07"
    assert refused(match, "brute-force", **NO_DICE) == "BC-BRUTE-07"
    do(match, "unlock-with-key")
    assert is_open(match)


# Keys


@pytest.mark.clause("BC-KEYACT-01", "BC-KEYACT-02", "BC-KEYCHIP-14")
def test_a_key_unlocks_the_door_at_once() -> None:
    """Three open inputs, none applied; the key is gone."""
    match = at_door("triple", agents=[{"at": (2, 3), "keys": 2, "reserve": ("tech", "utility")}])
    before = agent(match)
    begin(match)
    do(match, "unlock-with-key")
    assert is_open(match)
    assert agent(match).keys == 1
    assert (agent(match).power, agent(match).reserve) == (before.power, before.reserve)


@pytest.mark.clause("BC-KEYACT-03")
def test_a_key_may_come_after_some_inputs() -> None:
    """The alarm is resolved, the shock is not."""
    match = resolving("tripwire", agents=[{"at": (2, 3), "keys": 1, "power": 4}])
    do(match, "resolve", input="alarm")
    do(match, "unlock-with-key")
    assert is_open(match)
    assert (agent(match).power, agent(match).keys) == (4, 0)


@pytest.mark.clause("BC-KEYACT-04")
def test_a_key_opens_a_jammed_keypad() -> None:
    """Sealed is jammed on level 1."""
    match = at_door("sealed", agents=[{"at": (2, 3), "keys": 1}])
    begin(match)
    assert refused(match, "brute-force", **NO_DICE) == "BC-KEYPAD-14"
    do(match, "unlock-with-key")
    assert is_open(match)


@pytest.mark.clause("BC-KEYACT-05")
def test_a_key_in_a_keypad_action_grants_the_free_step() -> None:
    """As any other way to open the door does."""
    match = at_door("sealed", agents=[{"at": (2, 3), "keys": 1}])
    begin(match)
    do(match, "unlock-with-key")
    assert verbs(match) == {"step-through", "stay"}
    do(match, "step-through")
    assert agent(match).cell == at(match, BEYOND)


@pytest.mark.clause("BC-KEYCHIP-13")
def test_only_the_acting_bot_uses_its_own_keys() -> None:
    """The module's key does not open the agent's door, nor the agent's the module's."""
    match = at_door("sealed", agents=[{"at": (2, 3)}], module={"at": (1, 1), "keys": 1})
    begin(match)
    assert refused(match, "unlock-with-key") == "BC-KEYCHIP-13"
    other = at_door("sealed", agents=[{"at": (2, 2), "keys": 1}], module={"at": (2, 3)})
    do(other, "keypad", bot=1, door=OF_A)
    assert refused(other, "unlock-with-key") == "BC-KEYCHIP-13"
