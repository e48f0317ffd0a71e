"""A turn that ends before its time leaves nothing of it behind."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.table import agent, asked, can, do, g, refused, told
from tests.rules.burncycle.turn.playing import chips, team

from getaway.games.burncycle import GAME
from getaway.games.burncycle.actions.opportunity import actors
from getaway.games.burncycle.events.burn import BurncycleDieRolled
from getaway.games.burncycle.events.turn import ShutDown, TurnEnded
from getaway.games.burncycle.parts import NOWHERE, Pool
from getaway.kernel import Match


def shocked(slots: tuple[str, ...] = ("general", "general", "general")) -> Match:
    """Player 1's agent has 1 power left and pays a keypad's shock with it."""
    agents = [{"at": (2, 1), "power": 1, "advanced": 2}, {"at": (2, 3)}]
    match = team(2, agents=agents, slots=slots, rig={"keypad_cards": ["live-wire"]}, pool=(1, 2, 0))
    do(match, "keypad", **next(option for option in can(match, "keypad") if option["bot"] == 0))
    do(match, "resolve-inputs")
    do(match, "resolve", input="shock")
    return match


@pytest.mark.clause("BC-SHUTBOT-05", "BC-DEGR-01")
def test_the_turn_of_an_agent_that_is_shut_down_is_over_at_once() -> None:
    """Chips, network and routing are skipped; action, dice and tracker are put away, and one chip is degraded."""
    match = shocked()
    assert told(match, ShutDown) == [ShutDown(0)]
    assert told(match, TurnEnded) == [TurnEnded(0)]
    assert told(match, BurncycleDieRolled) == [BurncycleDieRolled("3")]
    assert chips(match)[:3] == ["general", "general", "-general"]
    assert (asked(match), g(match).active) == ("before-turn", 1)
    assert (g(match).pool, g(match).tracker, g(match).acted, g(match).at_keypad) == (Pool(), NOWHERE, False, None)


@pytest.mark.clause("BC-SHUTBOT-05")
def test_what_waited_for_the_turn_is_settled_before_the_next() -> None:
    """The shut down raises threat by 3 and sets off the event at 4, whose pings move before player 2 is asked."""
    match = shocked()
    assert g(match).threat == 4
    assert g(match).todo == ()
    assert len(g(match).pings) == 2
    assert GAME.faults(g(match)) == []


def test_only_the_module_acts_for_a_shut_down_agent() -> None:
    """The player's actors are the module alone, and without it nobody (BC-SHUTBOT-08, BC-ESC-03)."""
    agents = [{"at": (2, 1), "power": 0, "shut": True}, {"at": (2, 3)}]
    match = team(2, agents=agents)
    assert actors(g(match), 0) == (2,)
    assert actors(g(match), 1) == (1, 2)
    assert refused(match, "keypad", bot=0, door=0) == "BC-SHUTBOT-08"
    assert refused(match, "keypad", bot=1, door=0) == "BC-ACT-05"
    assert {option["bot"] for option in can(match, "keypad")} == {2}
    g(match).set_bot(2, escaped=True, cell=NOWHERE)
    assert actors(g(match), 0) == ()
    assert agent(match).shut
