"""Keys in move actions, and the keypad cards they make superfluous."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.keypad.doors import BEYOND, OF_A, OF_B, at_door, begin, is_open
from tests.rules.burncycle.strike.blows import ready, strike
from tests.rules.burncycle.table import agent, asked, at, can, do, faces, g, refused, told

from getaway.games.burncycle.keypad.events import KeypadDrawn
from getaway.kernel import Match


def moving(ap: int, **position: Any) -> Match:
    """A move action of this many AP has begun, by an agent with a key unless told otherwise."""
    position = {"agents": [{"at": (2, 3), "keys": 1}], "keypads": (), "pool": (10, 0, 0), **position}
    match = at_door("", faces(*[1] * ap), **position)
    do(match, "move", basic=ap, advanced=0, elite=0)
    return match


@pytest.mark.clause("BC-KEYCHIP-02")
def test_a_key_carrier_stunned_by_a_strike_gives_its_key() -> None:
    """From no key to one."""
    match = ready(6, agents=[{"at": (1, 1)}], units=[{"at": (1, 2), "key": True}])
    strike(match, 6)
    assert agent(match).keys == 0
    do(match, "strike-for", result="stun")
    assert agent(match).keys == 1


@pytest.mark.clause("BC-KEYCHIP-05")
def test_a_key_is_of_no_use_outside_keypad_and_move_actions() -> None:
    """In the action step as such it is refused, in both actions it works."""
    match = at_door("plain", agents=[{"at": (2, 3), "keys": 1}])
    assert refused(match, "use-key", bot=0, door=OF_A) == "BC-KEYCHIP-05"
    assert refused(match, "unlock-with-key") == "BC-KEYCHIP-05"
    begin(match)
    do(match, "unlock-with-key")
    assert is_open(match)
    other = moving(1)
    do(other, "use-key", bot=0, door=OF_A)
    assert is_open(other)


@pytest.mark.clause("BC-KEYCHIP-07", "BC-KEYCHIP-08", "BC-KEYCHIP-14", "BC-DOOR-11")
def test_a_key_in_a_move_action_unlocks_a_door_beside_the_bot() -> None:
    """No keypad card is drawn, and the key is gone; doors elsewhere are refused."""
    match = moving(2)
    deck = g(match).keypad_cards
    assert refused(match, "use-key", bot=0, door=OF_B) == "BC-KEYCHIP-07"
    do(match, "use-key", bot=0, door=OF_A)
    assert is_open(match)
    assert agent(match).keys == 0
    assert g(match).keypad_cards == deck
    assert told(match, KeypadDrawn) == []
    assert refused(match, "use-key", bot=0, door=OF_A) == "BC-KEYCHIP-13"


@pytest.mark.clause("BC-KEYCHIP-09")
def test_a_key_in_a_move_action_grants_no_free_step() -> None:
    """The step through the door costs its AP like any other."""
    match = moving(1)
    do(match, "use-key", bot=0, door=OF_A)
    assert asked(match) == "moving"
    assert can(match, "step-through") == []
    do(match, "step", bot=0, to=at(match, BEYOND))
    assert agent(match).cell == at(match, BEYOND)
    assert g(match).moving is None


@pytest.mark.clause("BC-KEYCHIP-10", "BC-KEYCHIP-11")
def test_a_key_between_two_steps() -> None:
    """3 AP: one space to the door, the key, two more into the room."""
    match = moving(3, agents=[{"at": (2, 2), "keys": 1}])
    assert refused(match, "use-key", bot=0, door=OF_A) == "BC-KEYCHIP-07"
    do(match, "step", bot=0, to=at(match, (2, 3)))
    do(match, "use-key", bot=0, door=OF_A)
    assert g(match).moving.ap == 2
    do(match, "step", bot=0, to=at(match, BEYOND))
    do(match, "step", bot=0, to=at(match, (2, 5)))
    assert agent(match).cell == at(match, (2, 5))
    assert (asked(match), g(match).moving) == ("act", None)


@pytest.mark.clause("BC-KEYCHIP-12")
def test_the_room_behind_is_surveilled_before_the_move_goes_on() -> None:
    """The bead goes with the first step inside, with AP still left."""
    match = moving(2, unseen=(0, 1))
    room = g(match).floor.room_of[at(match, BEYOND)]
    do(match, "use-key", bot=0, door=OF_A)
    assert room in g(match).unseen
    do(match, "step", bot=0, to=at(match, BEYOND))
    assert room not in g(match).unseen
    assert g(match).moving.ap == 1


@pytest.mark.clause("BC-KEYCHIP-13")
def test_bots_use_their_own_keys_only() -> None:
    """The module at its door cannot use the agent's key."""
    match = moving(1, agents=[{"at": (2, 2), "keys": 1}])
    assert refused(match, "use-key", bot=1, door=OF_B) == "BC-KEYCHIP-13"
    assert can(match, "use-key") == []


# Keypad cards


@pytest.mark.clause("BC-KPCARD-06")
def test_a_keypad_card_blocks_nobody() -> None:
    """The spaces on both sides of a door with a card are entered as ever."""
    match = moving(2, agents=[{"at": (2, 2)}], keypads=((OF_A, "plain"),))
    do(match, "step", bot=0, to=at(match, (2, 3)))
    assert agent(match).cell == at(match, (2, 3))
    inside = moving(1, agents=[{"at": (2, 5)}], keypads=((OF_A, "plain"),))
    do(inside, "step", bot=0, to=at(inside, BEYOND))
    assert agent(inside).cell == at(inside, BEYOND)


@pytest.mark.clause("BC-KPCARD-07")
def test_a_card_goes_when_its_door_is_unlocked_by_other_means() -> None:
    """A key in a move action opens the door; the other door keeps its card."""
    match = moving(1, keypads=((OF_B, "worn"), (OF_A, "plain")))
    do(match, "use-key", bot=0, door=OF_A)
    assert g(match).keypads == ((OF_B, "worn"),)
    assert "plain" in g(match).keypad_cards.gone
