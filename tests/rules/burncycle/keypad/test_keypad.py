"""Keypad actions: the card at the door, its dice, the approaches, and the free step."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.keypad.doors import BEYOND, NO_DICE, OF_A, OF_B, at_door, begin, inputs, is_open, verbs
from tests.rules.burncycle.table import agent, asked, at, can, do, faces, g, module, refused, told

from getaway.games.burncycle.ground.happenings import WATCHERS, Did
from getaway.games.burncycle.keypad.events import KeypadDieRolled, KeypadDrawn
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import STUNNED


@pytest.mark.clause("BC-UTIL-02")
@pytest.mark.parametrize(("chip", "optimized"), [("utility", True), ("tech", False), ("general", False)])
def test_a_utility_chip_optimizes_keypad_actions(chip: str, optimized: bool) -> None:
    """Only on a utility chip may an input be left unpaid."""
    match = at_door("buzzer", slots=[chip, "captain"])
    begin(match)
    assert g(match).at_keypad.optimized == optimized
    do(match, "resolve-inputs")
    assert bool(can(match, "ignore-input")) == optimized


@pytest.mark.clause("BC-KEYPAD-01", "BC-DOOR-08")
def test_a_locked_door_beside_the_bot_can_be_tried() -> None:
    """Doors without a peg are locked; those with one, and those elsewhere, are refused."""
    match = at_door("plain")
    assert {"bot": 0, "door": OF_A} in can(match, "keypad")
    assert refused(match, "keypad", bot=0, door=OF_B) == "BC-KEYPAD-01"
    begin(match)
    assert asked(match) == "keypad-approach"
    opened = at_door("plain", unlocked=[OF_A], keypads=())
    assert refused(opened, "keypad", bot=0, door=OF_A) == "BC-KEYPAD-01"
    assert all(way["door"] != OF_A for way in can(opened, "keypad"))


@pytest.mark.clause("BC-KEYPAD-02")
def test_the_command_module_may_work_a_keypad() -> None:
    """The module is the acting bot; the alarm detects it and not the agent."""
    match = at_door("plain", keypads=((OF_B, "buzzer"),))
    assert {"bot": 1, "door": OF_B} in can(match, "keypad")
    begin(match, bot=1, door=OF_B)
    do(match, "resolve-inputs")
    do(match, "resolve", input="alarm")
    assert (module(match).detected, agent(match).detected) == (True, False)
    assert is_open(match, OF_B)
    assert refused(at_door("plain", players=2), "keypad", bot=1, door=OF_A) == "BC-ACT-05"


# The card


@pytest.mark.clause("BC-KEYPAD-03", "BC-KEYPAD-21", "BC-KEYPAD-20")
def test_a_card_lying_at_the_door_is_used_again_by_any_bot() -> None:
    """The agent leaves the door locked; the module behind it finds the same card."""
    position: dict[str, Any] = {"keypads": (), "module": {"at": BEYOND}, "rig": {"keypad_cards": ["tripwire", "plain"]}}
    match = at_door("", "tripwire", **position)
    begin(match, bot=0)
    do(match, "leave-locked")
    assert g(match).keypads == ((OF_A, "tripwire"),)
    assert not is_open(match)
    begin(match, bot=1)
    assert inputs(match) == ("alarm", "shock")
    assert g(match).keypad_cards.left == ("plain",)
    assert len(told(match, KeypadDrawn)) == 1


@pytest.mark.clause("BC-KEYPAD-04", "BC-KEYPAD-05")
def test_a_door_without_a_card_gets_one() -> None:
    """The card is the door's, whichever side the bot stands on."""
    position: dict[str, Any] = {"keypads": (), "rig": {"keypad_cards": ["plain", "buzzer"]}}
    outside = at_door("", "buzzer", **position)
    inside = at_door("", "buzzer", **{**position, "agents": [{"at": BEYOND}]})
    for match in (outside, inside):
        begin(match)
        assert g(match).keypads == ((OF_A, "buzzer"),)
        assert g(match).keypad_cards.left == ("plain",)


@pytest.mark.clause("BC-KEYPAD-07")
def test_the_column_is_that_of_the_floor() -> None:
    """Buzzer asks for more the higher the floor; at threat 8 NeedChain makes doors of level 1 level 2."""
    columns = {1: ("alarm",), 2: ("alarm", "tech")}
    for level, shown in columns.items():
        match = at_door("buzzer", level=level)
        begin(match)
        assert inputs(match) == shown
    third = at_door("live-wire", level=3)
    begin(third)
    assert inputs(third) == ("shock", "shock", "ping")
    for threat, shown in ((7, columns[1]), (8, columns[2])):
        match = at_door("buzzer", threat=threat)
        begin(match)
        assert inputs(match) == shown
    high = at_door("live-wire", level=3, threat=8)
    begin(high)
    assert inputs(high) == ("shock", "shock", "ping")


@pytest.mark.clause("BC-KEYPAD-10", "BC-KEYPAD-12")
def test_each_die_icon_is_rolled_at_once_and_adds_an_input() -> None:
    """Two icons, two rolls, before the approach is chosen."""
    match = at_door("gamble", "shock", "tech", level=2)
    begin(match)
    assert [event.face for event in told(match, KeypadDieRolled)] == ["shock", "tech"]
    assert sorted(inputs(match)) == ["shock", "tech"]
    assert asked(match) == "keypad-approach"
    do(match, "resolve-inputs")
    power = agent(match).power
    do(match, "resolve", input="shock")
    assert agent(match).power == power - 1
    assert not is_open(match)


@pytest.mark.clause("BC-KEYPAD-10", "BC-KEYPAD-11")
def test_the_unlock_face_opens_the_door_at_no_cost() -> None:
    """Both dice are rolled; one unlock is enough, and nothing is paid for the other."""
    match = at_door("gamble", "unlock", "shock", level=2)
    before = agent(match)
    begin(match)
    assert len(told(match, KeypadDieRolled)) == 2
    assert is_open(match)
    assert asked(match) == "step-through"
    assert agent(match) == before


# The approach


@pytest.mark.clause("BC-KEYPAD-13")
def test_four_approaches_are_offered_as_far_as_possible() -> None:
    """Without a key no key, without a way in by force no force; one approach shuts out the others."""
    match = at_door("buzzer", agents=[{"at": (2, 3), "keys": 1}])
    begin(match)
    assert verbs(match) == {"resolve-inputs", "brute-force", "unlock-with-key", "leave-locked"}
    poor = at_door("seized")
    begin(poor)
    assert verbs(poor) == {"resolve-inputs", "leave-locked"}
    do(match, "resolve-inputs")
    assert refused(match, "brute-force", **NO_DICE) == "BC-KEYPAD-13"
    stopped = at_door("buzzer")
    begin(stopped)
    do(stopped, "leave-locked")
    assert not is_open(stopped)
    assert (asked(stopped), g(stopped).at_keypad) == ("act", None)


@pytest.mark.clause("BC-KEYPAD-14")
def test_a_jammed_keypad_cannot_be_forced() -> None:
    """The same door on another level can."""
    match = at_door("seized")
    begin(match)
    assert refused(match, "brute-force", **NO_DICE) == "BC-KEYPAD-14"
    other = at_door("seized", level=2)
    begin(other)
    assert "brute-force" in verbs(other)


@pytest.mark.clause("BC-KEYPAD-15", "BC-KEYPAD-16", "BC-DOOR-11")
def test_an_unlocked_door_has_a_peg_and_no_card() -> None:
    """By inputs, by force and by key alike the card is discarded."""
    by_inputs, by_key = at_door("plain"), at_door("plain", agents=[{"at": (2, 3), "keys": 1}])
    by_force = at_door("plain", faces(2, 2), pool=(2, 0, 0))
    for match, approach in ((by_inputs, "resolve-inputs"), (by_key, "unlock-with-key"), (by_force, "brute-force")):
        begin(match)
        do(match, approach, **({"basic": 2, "advanced": 0, "elite": 0} if approach == "brute-force" else {}))
        assert is_open(match)
        assert g(match).keypads == ()
        assert g(match).keypad_cards.gone == ("plain",)


# The free step


@pytest.mark.clause("BC-KEYPAD-17")
def test_the_bot_may_step_through_for_free() -> None:
    """The step needs no AP and may be left out."""
    match = at_door("plain")
    begin(match)
    do(match, "resolve-inputs")
    assert verbs(match) == {"step-through", "stay"}
    pool = g(match).pool
    do(match, "step-through")
    assert (agent(match).cell, g(match).pool) == (at(match, BEYOND), pool)
    staying = at_door("plain")
    begin(staying)
    do(staying, "resolve-inputs")
    do(staying, "stay")
    assert (agent(staying).cell, asked(staying)) == (at(staying, (2, 3)), "act")


@pytest.mark.clause("BC-KEYPAD-17", "BC-KEYPAD-19", "BC-SWAP-05", "BC-PUSH-11")
@pytest.mark.parametrize("beyond", ["bot", "unit"])
def test_nobody_is_swapped_or_pushed_in_the_free_step(beyond: str) -> None:
    """With swap and push active the space beyond is still closed."""
    taken = {"module": {"at": BEYOND}} if beyond == "bot" else {"units": [{"at": BEYOND, "state": STUNNED}]}
    match = at_door("plain", agents=[{"at": (2, 3), "upgrades": ("swap", "push")}], **taken)
    begin(match)
    do(match, "resolve-inputs")
    assert is_open(match)
    assert asked(match) == "act"
    assert refused(match, "step-through") == "BC-KEYPAD-17"
    assert agent(match).cell == at(match, (2, 3))


@pytest.mark.clause("BC-KEYPAD-18", "BC-SECAB-10")
def test_the_free_step_is_no_move_action() -> None:
    """It isn't a move for watchers, no key works in it, and no Grapple holds it."""
    seen: list[str] = []

    def watch(_: Burncycle, happened: Did) -> None:
        seen.append(happened.what)

    WATCHERS.append(watch)
    try:
        units = [{"at": (1, 3), "name": "clinch", "state": "acted"}]
        match = at_door("plain", agents=[{"at": (2, 3), "keys": 1, "detected": True}], units=units)
        begin(match)
        do(match, "resolve-inputs")
        assert refused(match, "step", bot=0, to=at(match, BEYOND)) == "BC-KEYPAD-18"
        assert refused(match, "use-key", bot=0, door=OF_A) == "BC-KEYCHIP-05"
        do(match, "step-through")
    finally:
        WATCHERS.remove(watch)
    assert agent(match).cell == at(match, BEYOND)
    assert "step" in seen
    assert "move" not in seen
    assert g(match).moving is None


@pytest.mark.clause("BC-KEYPAD-26")
def test_the_free_step_surveils_the_room() -> None:
    """The bead of the room goes as the bot steps in, not as the door opens."""
    match = at_door("plain", unseen=(0, 1))
    room = g(match).floor.room_of[at(match, BEYOND)]
    begin(match)
    do(match, "resolve-inputs")
    assert room in g(match).unseen
    do(match, "step-through")
    assert room not in g(match).unseen


# Again


@pytest.mark.clause("BC-KEYPAD-22")
def test_other_ways_to_unlock_are_no_keypad_actions() -> None:
    """A watcher of keypad actions hears about nothing else."""
    seen: list[str] = []

    def watch(_: Burncycle, happened: Did) -> None:
        seen.append(happened.what)

    WATCHERS.append(watch)
    try:
        match = at_door("plain", faces(1), agents=[{"at": (2, 3), "keys": 1}])
        do(match, "move", basic=1, advanced=0, elite=0)
        do(match, "use-key", bot=0, door=OF_A)
        assert is_open(match)
        assert "unlock" in seen
        assert not {"keypad", "keypad-open"} & set(seen)
        other = at_door("plain")
        begin(other)
        do(other, "resolve-inputs")
        assert {"keypad", "keypad-open", "unlock"} <= set(seen)
    finally:
        WATCHERS.remove(watch)


@pytest.mark.clause("BC-KEYPAD-24")
def test_a_door_may_be_tried_again_with_the_next_chip() -> None:
    """Each try uses up its own chip."""
    match = at_door("buzzer", slots=["general", "general", "captain"])
    begin(match)
    do(match, "leave-locked")
    assert g(match).tracker == 1
    begin(match)
    do(match, "leave-locked")
    assert g(match).tracker == 2


@pytest.mark.clause("BC-KEYPAD-25")
def test_no_way_to_another_card_while_the_door_is_locked() -> None:
    """Whatever can be done at the keypad, a door that stays locked keeps its card, and no other is drawn."""
    match = at_door("triple", agents=[{"at": (2, 3), "reserve": ("tech", "utility")}], slots=["utility", "captain"])
    begin(match)
    left = g(match).keypad_cards.left
    assert refused(match, "keypad", bot=0, door=OF_A) == "BC-KEYPAD-25"
    for approach in ("", "resolve-inputs"):
        if approach:
            do(match, approach)
        for wish in match.asks[0].choice:
            tried = match.fork()
            tried.answer(0, wish)
            if not is_open(tried):
                assert g(tried).keypads == ((OF_A, "triple"),)
                assert g(tried).keypad_cards.left == left


@pytest.mark.clause("BC-FREE-03", "BC-ALTER-09")
def test_nothing_else_is_done_during_a_keypad_action() -> None:
    """No altering to help with inputs, and no other free action, a trade for one."""
    match = at_door("decoder", team=["tech"], agents=[{"at": (2, 3)}, {"at": (2, 2)}], players=2)
    begin(match)
    assert refused(match, "alter", slot=2, reserve="team", chip="tech") == "BC-ALTER-09"
    do(match, "resolve-inputs")
    assert refused(match, "alter", slot=2, reserve="team", chip="tech") == "BC-ALTER-09"
    assert refused(match, "use", what="trickle-charger") == "BC-FREE-03"
    assert not {"alter", "trade", "use"} & verbs(match)
