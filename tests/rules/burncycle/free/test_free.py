"""Free actions: in every step of your own turn, but never in the middle of something else."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.inventory.store import door
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, faces, g, module, refused
from tests.rules.burncycle.terminal.offices import SECOND, at_terminal

from getaway.kernel import Match

PAIR = {"plan": "store", "agents": [{"at": (1, 1), "keys": 2}], "module": {"at": (1, 2)}}
"""An agent with two keys beside the command module."""
TWO = {"plan": "store", "agents": [{"at": (1, 1), "keys": 1}, {"at": (2, 2), "keys": 1}], "module": {"at": (1, 2)}}
"""Two agents, each with a key and each beside the command module."""
KEY: dict[str, Any] = {"bot": 0, "other": 1, "give": ("key",), "take": ()}


def give_key(match: Match) -> None:
    """The agent gives the command module a key."""
    before = module(match).keys
    do(match, "trade", **KEY)
    assert module(match).keys == before + 1


@pytest.mark.clause("BC-FREE-01")
def test_the_tracker_stays_and_the_opportunity_is_unused() -> None:
    """After a trade the chip under the tracker still gives its action."""
    match = arrange(1, **PAIR, tracker=2)
    give_key(match)
    assert g(match).tracker == 1
    assert not g(match).acted
    assert asked(match) == "act"
    assert can(match, "move")


@pytest.mark.clause("BC-FREE-02")
def test_between_two_ip_moves() -> None:
    """The first chip has moved the IP, the second waits; a trade comes in between."""
    match = arrange(1, **PAIR, phase="network", tracker=1)
    do(match, "ip-move", **can(match, "ip-move")[0])
    assert asked(match) == "network"
    assert g(match).tracker == 1
    give_key(match)
    assert asked(match) == "network"
    assert can(match, "ip-move")


@pytest.mark.clause("BC-FREE-03")
def test_not_while_a_keypad_action_runs() -> None:
    """Neither trade nor card until the door is left."""
    match = arrange(
        1,
        plan="store",
        agents=[{"at": (1, 4), "keys": 1, "cards": ["battery-belt"]}],
        module={"at": (1, 3)},
        rig={"keypad_cards": ["buzzer"]},
    )
    do(match, "keypad", bot=0, door=door(match))
    assert refused(match, "trade", **KEY) == "BC-FREE-03"
    assert refused(match, "use", what="battery-belt") == "BC-FREE-03"
    do(match, "leave-locked")
    give_key(match)


@pytest.mark.clause("BC-FREE-03")
def test_not_while_a_terminal_action_runs() -> None:
    """Neither trade nor card while the options of the terminal card are chosen; after it the key is given."""
    mine = {"keys": 1, "cards": ["battery-belt"]}
    match = at_terminal("duty-roster", mainframe=True, agent=mine, module={"at": SECOND})
    assert asked(match) == "select-options"
    assert refused(match, "trade", **KEY) == "BC-FREE-03"
    assert refused(match, "use", what="battery-belt") == "BC-FREE-03"
    do(match, "select", options=(3,))
    assert asked(match) == "act"
    give_key(match)


@pytest.mark.clause("BC-FREE-04")
def test_not_while_a_roll_is_resolved() -> None:
    """The dice of a room lie on the table."""
    match = arrange(
        1,
        faces(1),
        {"faces": (2, 3)},
        plan="store",
        agents=[{"at": (1, 4), "keys": 1}],
        module={"at": (1, 3)},
        unlocked=(0,),
        unseen=(0,),
    )
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 5)))
    assert asked(match) == "which-result"
    assert refused(match, "trade", **KEY) == "BC-FREE-04"
    assert refused(match, "use", what="battery-belt") == "BC-FREE-04"


@pytest.mark.clause("BC-FREE-05")
def test_only_in_the_own_turn() -> None:
    """Neither the other player nor, for the other's agent, the active one may."""
    for phase in ("route-first", "act", "network", "route-last"):
        match = arrange(2, **TWO, phase=phase)
        assert refused(match, "trade", seat=1, bot=1, other=2, give=("key",), take=()) == "BC-FREE-05"
        assert refused(match, "trade", bot=1, other=2, give=("key",), take=()) == "BC-FREE-05"
        match = arrange(2, **TWO, phase=phase, active=1)
        do(match, "trade", seat=1, bot=1, other=2, give=("key",), take=())
        assert module(match).keys == 1


@pytest.mark.clause("BC-FREE-06")
def test_altering_and_trading_are_open_to_everybody() -> None:
    """Each is offered while it has what it needs, and only then."""
    match = arrange(1, **PAIR, phase="route-first", team=("tech",))
    assert {"slot": 1, "reserve": "team", "chip": "tech"} in can(match, "alter")
    assert KEY in can(match, "trade")
    match = arrange(1, plan="store", agents=[{"at": (1, 1)}], module={"at": (1, 2)}, phase="route-first")
    assert can(match, "alter") == []
    assert can(match, "trade") == []
    match = arrange(1, plan="store", agents=[{"at": (1, 1), "keys": 1}], module={"at": (1, 3)}, phase="route-first")
    assert can(match, "trade") == []


@pytest.mark.clause("BC-FREE-07")
def test_cards_and_mods_grant_free_actions() -> None:
    """Equipment and installed mods are offered, each as often as it says."""
    position = {"plan": "store", "module": {"at": (1, 2)}, "phase": "route-first"}
    match = arrange(1, agents=[{"at": (1, 1), "power": 2, "cards": ["battery-belt", "trickle-charger*"]}], **position)
    assert [each["what"] for each in can(match, "use")] == ["battery-belt", "trickle-charger"]
    do(match, "use", what="trickle-charger")
    assert agent(match).power == 3
    assert refused(match, "use", what="trickle-charger") == "BC-FREE-07"
    assert [each["what"] for each in can(match, "use")] == ["battery-belt"]
    match = arrange(1, agents=[{"at": (1, 1), "cards": ["cannonarm*", "trickle-charger"]}], **position)
    assert can(match, "use") == []
    assert refused(match, "use", what="battery-belt") == "BC-FREE-07"
    assert refused(match, "use", what="cannonarm") == "BC-FREE-07"


@pytest.mark.clause("BC-FREE-07")
def test_what_another_agent_has_is_not_ones_own() -> None:
    """Neither its equipment nor its mods grant the active player anything."""
    theirs = {"at": (1, 3), "cards": ["battery-belt", "trickle-charger*"]}
    match = arrange(2, plan="store", agents=[{"at": (1, 1)}, theirs], phase="route-first")
    assert can(match, "use") == []
    assert refused(match, "use", what="battery-belt") == "BC-FREE-07"
    assert refused(match, "use", what="trickle-charger") == "BC-FREE-07"
    match = arrange(2, plan="store", agents=[{"at": (1, 1)}, theirs], phase="route-first", active=1)
    assert [each["what"] for each in can(match, "use")] == ["battery-belt", "trickle-charger"]


@pytest.mark.clause("BC-SHUTBOT-08")
def test_a_shut_down_agent_uses_neither_card_nor_mod() -> None:
    """Not even to gain power; what it has is of use again once it works."""
    shut = {"at": (1, 1), "power": 0, "shut": True, "cards": ["battery-belt", "trickle-charger*"]}
    match = arrange(1, plan="store", agents=[shut], phase="route-first")
    assert can(match, "use") == []
    assert refused(match, "use", what="battery-belt") == "BC-SHUTBOT-08"
    assert refused(match, "use", what="trickle-charger") == "BC-SHUTBOT-08"
    match = arrange(1, plan="store", agents=[{**shut, "power": 1, "shut": False}], phase="route-first")
    do(match, "use", what="battery-belt")
    assert agent(match).power == 2


@pytest.mark.clause("BC-FREE-07")
def test_a_card_can_name_its_time() -> None:
    """Dice are of use in the action step only."""
    position = {"plan": "store", "agents": [{"at": (1, 1), "power": 2, "cards": ["overclock"]}]}
    match = arrange(1, **position, phase="route-first")
    assert can(match, "use") == []
    assert refused(match, "use", what="overclock") == "BC-FREE-07"
    match = arrange(1, **position)
    do(match, "use", what="overclock")
    assert g(match).pool.advanced == 2


@pytest.mark.clause("BC-FREE-08")
def test_not_between_two_spaces_moved() -> None:
    """Before, between and after steps of a move action nothing else fits in."""
    match = arrange(1, faces(2, 1), **PAIR)
    do(match, "move", basic=2, advanced=0, elite=0)
    assert refused(match, "trade", **KEY) == "BC-FREE-08"
    do(match, "step", bot=0, to=at(match, (2, 1)))
    do(match, "step", bot=1, to=at(match, (2, 2)))
    assert refused(match, "trade", **KEY) == "BC-FREE-08"
    do(match, "stop")
    give_key(match)


@pytest.mark.clause("BC-FREE-09")
def test_no_trade_with_a_bot_that_is_passed() -> None:
    """The agent in its move can neither give nor receive."""
    match = arrange(1, faces(2), plan="store", agents=[{"at": (1, 1), "keys": 1}], module={"at": (2, 2), "keys": 1})
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 2)))
    assert g(match).moving.ap == 1
    assert refused(match, "trade", **KEY) == "BC-FREE-08"
    assert refused(match, "trade", bot=0, other=1, give=(), take=("key",)) == "BC-FREE-08"
    assert refused(match, "trade", bot=1, other=0, give=("key",), take=()) == "BC-FREE-08"
    assert (agent(match).keys, module(match).keys) == (1, 1)


@pytest.mark.clause("BC-FREE-10")
def test_at_the_very_start_of_the_turn() -> None:
    """Before anything else is done, a trade and an alteration."""
    match = arrange(1, **PAIR, phase="begin", team=("tech",))
    do(match, "begin-turn")
    give_key(match)
    do(match, "alter", slot=1, reserve="team", chip="tech")
    assert g(match).slots[0].chip == "tech"
    assert asked(match) == "route-first"


@pytest.mark.clause("BC-FREE-11")
def test_after_the_burncycle_was_degraded() -> None:
    """The chip that was just degraded is replaced before the turn is handed over."""
    match = arrange(1, "1", **PAIR, phase="degrade", team=("tech",))
    assert g(match).slots[0].degraded
    assert asked(match) == "last"
    do(match, "alter", slot=1, reserve="team", chip="tech")
    assert g(match).slots[0].live
    assert refused(match, "move", basic=0, advanced=0, elite=0) == "BC-ACT-02"
    give_key(match)
    assert asked(match) == "last"
