"""Free actions: in every step of your own turn, but never in the middle of something."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.table import agent, asked, at, can, do, faces, g, module, refused, told
from tests.rules.burncycle.turn.playing import YARD, chips, team, turn, until

from getaway.games.burncycle.burn.events import CaptainActed, Degraded
from getaway.games.burncycle.table.parts import BANNED

ALTER: dict[str, Any] = {"slot": 1, "reserve": "team", "chip": "tech"}
CLOSE = {"agents": [{"at": (2, 1), "keys": 1}], "module": {"at": (2, 2)}}
GIVE_THE_KEY: dict[str, Any] = {"bot": 0, "other": 1, "give": ("key",), "take": ()}


@pytest.mark.clause("BC-FREE-01")
def test_a_free_action_leaves_tracker_and_opportunity() -> None:
    """After altering the tracker is still on slot 2, and an action can be taken."""
    match = turn(slots=("general", "general", "general"), team=("tech",))
    do(match, "pass")
    assert g(match).tracker == 1
    do(match, "alter", slot=3, reserve="team", chip="tech")
    assert (g(match).tracker, g(match).acted, asked(match)) == (1, False, "act")
    assert can(match, "move")


@pytest.mark.clause("BC-FREE-02", "BC-FREE-10")
def test_free_actions_in_every_step() -> None:
    """At the very start of the turn, before and between actions, between IP moves, and in the last routing."""
    match = turn("1", phase="begin", **CLOSE, slots=("general", "general"), team=("tech",) * 3)
    do(match, "begin-turn")
    do(match, "alter", **ALTER)
    assert (chips(match)[0], asked(match)) == ("tech", "route-first")
    assert can(match, "upgrade")
    do(match, "trade", **GIVE_THE_KEY)
    do(match, "done")
    do(match, "trade", bot=0, other=1, give=(), take=("key",))
    assert asked(match) == "act"
    until(match, "network")
    do(match, "network-pass")
    assert asked(match) == "network"
    do(match, "trade", **GIVE_THE_KEY)
    assert (agent(match).keys, module(match).keys) == (0, 1)
    do(match, "network-pass")
    assert asked(match) == "route-last"
    do(match, "trade", bot=0, other=1, give=(), take=("key",))
    assert agent(match).keys == 1


@pytest.mark.clause("BC-FREE-11")
def test_free_actions_after_the_burncycle_was_degraded() -> None:
    """The chip that was just degraded is replaced before the turn is handed over."""
    match = turn("1", phase="route-last", slots=("general", "general"), team=("tech",))
    do(match, "done")
    assert told(match, Degraded) == [Degraded(1, "general")]
    assert asked(match) == "last"
    do(match, "alter", **ALTER)
    assert chips(match)[:2] == ["tech", "general"]
    assert asked(match) == "last"
    do(match, "end-turn")
    assert asked(match) == "before-turn"


@pytest.mark.clause("BC-FREE-03", "BC-ALTER-09")
def test_no_free_action_during_a_keypad_action() -> None:
    """Neither altering for the input nor a trade."""
    match = turn(rig={"keypad_cards": ["decoder"]}, slots=("general", "general"), team=("tech",), **CLOSE)
    assert can(match, "alter")
    do(match, "keypad", **can(match, "keypad")[0])
    assert g(match).at_keypad.inputs == ("tech",)
    assert refused(match, "alter", slot=2, reserve="team", chip="tech") == "BC-ALTER-09"
    assert refused(match, "trade", **GIVE_THE_KEY) == "BC-FREE-03"


@pytest.mark.clause("BC-FREE-04")
def test_no_free_action_while_a_roll_is_resolved() -> None:
    """With two blanks on the table alter and trade are refused; after it both can be done."""
    match = turn(faces(0, 0), team=("tech",), **CLOSE)
    do(match, "move", basic=2, advanced=0, elite=0)
    assert asked(match) == "after-the-roll"
    assert refused(match, "alter", **ALTER) == "BC-FREE-04"
    assert refused(match, "trade", **GIVE_THE_KEY) == "BC-FREE-04"
    do(match, "total")
    until(match, "act")
    assert can(match, "alter")
    assert can(match, "trade")


@pytest.mark.clause("BC-FREE-04")
def test_no_free_action_while_an_effect_is_resolved() -> None:
    """The burncycle die lies there and a chip is to be chosen: no trade."""
    match = turn("choice", phase="route-last", slots=("general", "general"), **CLOSE)
    assert can(match, "trade")
    do(match, "done")
    assert asked(match) == "which-degrades"
    assert refused(match, "trade", **GIVE_THE_KEY) == "BC-FREE-04"
    do(match, "choose-slot", slot=1)
    assert can(match, "trade")


@pytest.mark.clause("BC-FREE-05", "BC-ACT-02")
def test_free_actions_on_the_own_turn_only() -> None:
    """Another player's are refused in every step and in the middle of an action; so are actions, by their own rule."""
    dice = {"basic": 0, "advanced": 0, "elite": 0}
    match = team(2, phase="route-first", team=("tech",), slots=("physical", "general"))
    assert refused(match, "alter", seat=1, **ALTER) == "BC-FREE-05"
    do(match, "done")
    assert asked(match) == "act"
    assert refused(match, "alter", seat=1, **ALTER) == "BC-FREE-05"
    assert refused(match, "move", seat=1, **dice) == "BC-ACT-02"
    do(match, "move", **dice)
    assert asked(match) == "moving"
    assert refused(match, "alter", seat=1, **ALTER) == "BC-FREE-05"
    assert refused(match, "move", seat=1, **dice) == "BC-ACT-02"
    do(match, "stop")
    do(match, "alter", seat=0, **ALTER)
    assert chips(match)[0] == "tech"


@pytest.mark.clause("BC-FREE-06")
def test_altering_and_trading_are_offered_where_they_can_be_done() -> None:
    """With a reserve chip and a key both are; with neither none of them is."""
    match = turn(team=("tech",), **CLOSE)
    assert can(match, "alter")
    assert GIVE_THE_KEY in can(match, "trade")
    match = turn()
    assert can(match, "alter") == can(match, "trade") == []
    assert refused(match, "alter", **ALTER) == "BC-ALTER-04"


@pytest.mark.clause("BC-FREE-08", "BC-FREE-09")
def test_a_move_action_is_not_interrupted() -> None:
    """With 2 AP left and the other bot alongside no trade and no altering; after the move the key is given."""
    match = turn(faces(2, 1), agents=[{"at": (2, 1), "keys": 1}], module={"at": (2, 3)}, team=("tech",))
    do(match, "move", basic=2, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (2, 2)))
    assert g(match).moving.ap == 2
    assert refused(match, "alter", **ALTER) == "BC-FREE-08"
    assert refused(match, "trade", **GIVE_THE_KEY) == "BC-FREE-08"
    do(match, "stop")
    do(match, "trade", **GIVE_THE_KEY)
    assert module(match).keys == 1


# Between two chips


@pytest.mark.clause("BC-ACT-08", "BC-ALTER-11")
def test_a_degraded_chip_ahead_is_altered_before_the_tracker_passes_it() -> None:
    """Slot 2 is made active after the action of slot 1, and gives its own."""
    match = turn(slots=("general", "-general", "general"), team=("physical",))
    do(match, "pass")
    assert (asked(match), g(match).tracker) == ("between-chips", 0)
    assert refused(match, "move", basic=0, advanced=0, elite=0) == "BC-ACT-04"
    do(match, "alter", slot=2, reserve="team", chip="physical")
    assert (asked(match), g(match).tracker) == ("act", 1)


@pytest.mark.clause("BC-ACT-08", "BC-ALTER-06")
def test_the_captain_chip_is_altered_before_the_tracker_reaches_it() -> None:
    """That costs 2 threat, and the captain does not act."""
    match = turn(slots=("general", "captain"), team=("physical",), threat=1)
    do(match, "pass")
    assert asked(match) == "between-chips"
    do(match, "alter", slot=2, reserve="team", chip="physical")
    assert (asked(match), g(match).tracker, g(match).threat) == ("act", 1, 3)
    assert told(match, CaptainActed) == []


@pytest.mark.clause("BC-ACT-08")
def test_between_two_plain_chips_free_actions_wait_for_the_next_one() -> None:
    """Altering there a chip used before gives no second opportunity."""
    match = turn(slots=("general", "general"), team=("physical",))
    do(match, "pass")
    assert (asked(match), g(match).tracker) == ("act", 1)
    do(match, "alter", slot=1, reserve="team", chip="physical")
    assert (asked(match), g(match).tracker) == ("act", 1)


@pytest.mark.clause("BC-CHIP-05", "BC-ALTER-11")
def test_a_chip_degraded_under_the_tracker_gives_no_action_unless_it_is_replaced() -> None:
    """The tracker goes on, or stays for the chip put in its place; one that was used first is nothing to wait for."""
    position = {"slots": ("-general", "general"), "tracker": 1}
    match = turn(**position)
    assert (asked(match), g(match).tracker) == ("act", 1)
    match = turn(**position, team=("tech",))
    assert (asked(match), g(match).tracker) == ("between-chips", 0)
    do(match, "alter", **ALTER)
    assert (asked(match), g(match).tracker) == ("act", 0)
    match = turn(**position, team=("tech",), acted=True)
    assert (asked(match), g(match).tracker) == ("act", 1)


@pytest.mark.clause("BC-FREE-02", "BC-ACT-08")
def test_a_degraded_chip_ahead_is_altered_between_two_ip_moves() -> None:
    """After the IP move of slot 1 slot 2 is made active, and moves the IP as well; nothing is left after it."""
    match = turn(slots=("general", "-general"), team=("tech", "tech"))
    until(match, "network")
    do(match, "ip-move", **can(match, "ip-move")[0])
    assert (asked(match), g(match).tracker) == ("between-chips", 0)
    assert refused(match, "ip-move", node=0) == "BC-ACT-04"
    do(match, "alter", slot=2, reserve="team", chip="tech")
    assert (asked(match), g(match).tracker) == ("network", 1)
    assert can(match, "ip-move")
    do(match, "network-pass")
    assert (asked(match), g(match).acted) == ("route-last", False)


@pytest.mark.clause("BC-ACT-08", "BC-FREE-02", "BC-IPMOVE-02")
def test_a_degraded_chip_in_front_is_altered_before_the_network_step_starts() -> None:
    """The last action gives a reserve chip: put into slot 1 after it, that chip is the first to move the IP."""
    position = {"slots": ("-general", "general"), "terminals": (YARD.cell(2, 4),), "mainframes": (YARD.cell(2, 4),)}
    card = {"terminal_cards": ["maintenance-log"]}
    match = turn(**position, agents=[{"at": (2, 4)}], rig=card)
    do(match, "terminal", bot=0)
    assert can(match, "alter") == []
    do(match, "select", options=(1,))
    do(match, "choose-chip", chip="tech")
    assert (asked(match), g(match).tracker) == ("between-chips", 1)
    do(match, "alter", slot=1, reserve="own", chip="tech")
    assert (asked(match), g(match).tracker, chips(match)[:2]) == ("network", 0, ["tech", "general"])
    do(match, "network-pass")
    assert (asked(match), g(match).tracker) == ("network", 1)


@pytest.mark.clause("BC-ACT-08")
def test_where_the_network_step_is_skipped_nothing_is_waited_for_before_it() -> None:
    """Neither with a banned IP nor with nothing to put there."""
    position = {"slots": ("-general", "general"), "tracker": 2}
    for more, question in (({"team": ("tech",)}, "between-chips"), ({}, "network")):
        match = turn(**position, **more)
        do(match, "pass")
        assert asked(match) == question
    banned = {"at": (2, 1), "ip": BANNED, "access": -1, "level": 0}
    match = turn(**position, team=("tech",), agents=[banned])
    do(match, "pass")
    assert asked(match) == "route-last"


@pytest.mark.clause("BC-CAPCHIP-07")
def test_in_the_network_step_the_captain_chip_is_nothing_to_wait_for() -> None:
    """It would not act, so the tracker goes on at once, where free actions are as good."""
    match = turn(slots=("general", "captain"), team=("tech",), tracker=2)
    until(match, "network")
    do(match, "network-pass")
    assert (asked(match), g(match).tracker) == ("network", 1)
    assert told(match, CaptainActed) == []
    assert can(match, "alter")
