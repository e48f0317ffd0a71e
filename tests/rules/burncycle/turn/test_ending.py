"""A turn that ends before its time leaves nothing of it behind."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.missions.legs import cells, march, on_the_move
from tests.rules.burncycle.table import agent, asked, can, do, g, refused, told
from tests.rules.burncycle.turn.playing import chips, team

from getaway.games.burncycle import GAME
from getaway.games.burncycle.bots.events import ShutDown
from getaway.games.burncycle.burn.events import BurncycleDieRolled
from getaway.games.burncycle.ground.opportunity import actors
from getaway.games.burncycle.table.parts import NOWHERE, Pool
from getaway.games.burncycle.turn.events import TurnEnded
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


# What was due is still due


DROPS = {"power": 1, "imperative": "hands-off"}
"""An agent that shuts itself down by dropping its imperative."""


def drop_while(match: Match, question: str) -> None:
    """Asked this, player 1 drops the imperative with the last power, and is asked the same again."""
    assert asked(match) == question
    do(match, "drop-imperative", seat=0)
    assert agent(match).shut
    assert (asked(match), match.asks[0].seat) == (question, 0)


@pytest.mark.clause("BC-IMP-13", "BC-SURVDIE-02")
def test_results_of_surveillance_are_resolved_though_the_turn_is_over() -> None:
    """Mainframe and autolock in the server room: whichever comes first, both come."""
    terminals = cells("needchain1", (9, 6), (9, 9))
    agents = [{"at": (10, 10), **DROPS}, {"at": (12, 7)}]
    position: dict[str, Any] = {
        "plan": "needchain1",
        "agents": agents,
        "module": {"at": (12, 3)},
        "unseen": (9,),
        "unlocked": [20],
    }
    for question in ("which-result", "which-terminal"):
        match = on_the_move(2, {"faces": (2, 4)}, terminals=terminals, **position)
        march(match, 0, (10, 9))
        if question == "which-terminal":
            do(match, "choose-what", what="mainframe")
        drop_while(match, question)
        if question == "which-result":
            do(match, "choose-what", what="mainframe")
        do(match, "choose-cell", cell=terminals[1])
        assert (g(match).mainframes, g(match).unlocked) == (terminals[1:], 0)
        assert (asked(match), g(match).active) == ("before-turn", 1)


@pytest.mark.clause("BC-IMP-13", "BC-SECAB-06")
def test_drain_takes_its_chip_though_the_turn_is_over() -> None:
    """The agent came beside a Walker with two kinds of chips in its reserve."""
    walker = {"name": "walker", "at": (4, 5), "facing": "right"}
    agents = [{"at": (4, 3), "reserve": ("physical", "tech"), **DROPS}, {"at": (12, 7)}]
    match = on_the_move(2, plan="needchain1", agents=agents, module={"at": (12, 3)}, units=[walker], unseen=())
    march(match, 0, (4, 4))
    drop_while(match, "which-chip-goes")
    do(match, "choose-chip", chip="tech")
    assert agent(match).reserve == ("physical",)


@pytest.mark.clause("BC-IMP-13", "BC-INV-05")
def test_a_card_that_does_not_fit_goes_though_the_turn_is_over() -> None:
    """The third card comes from a cache."""
    cache = cells("needchain1", (11, 8))
    agents = [{"at": (10, 8), "cards": ["nitro-shot", "flash-charge"], **DROPS}, {"at": (12, 7)}]
    match = on_the_move(
        2, plan="needchain1", agents=agents, module={"at": (12, 3)}, unseen=(), caches=cache,
        rig={"equipment": ["smoke-charge"]},
    )  # fmt: skip
    march(match, 0, (11, 8))
    do(match, "collect")
    drop_while(match, "what-goes")
    do(match, "choose-card", card="nitro-shot")
    assert [each.card for each in agent(match).cards] == ["flash-charge", "smoke-charge"]
    assert (asked(match), g(match).active) == ("before-turn", 1)


@pytest.mark.clause("BC-IMP-13", "BC-OBJ-07")
def test_a_reward_is_paid_to_its_end_though_the_turn_is_over() -> None:
    """The reward is equipment for both agents and 1 threat less; player 1 drops the imperative over the first card."""
    cache = cells("halden1", (6, 3))
    full = ["nitro-shot", "flash-charge"]
    agents = [{"at": (6, 4), "cards": full, **DROPS}, {"at": (5, 3)}]
    progress = ((NOWHERE,), (0,), (NOWHERE,), (1,))
    match = on_the_move(
        2, plan="halden1", mission="loss_adjusters", agents=agents, module={"at": (2, 4)}, unseen=(1,), caches=cache,
        progress=progress, threat=8, reached=26, rig={"equipment": ["smoke-charge"] * 3},
    )  # fmt: skip
    march(match, 0, (6, 3))
    do(match, "collect")
    do(match, "choose-card", card="smoke-charge")
    assert g(match).done
    drop_while(match, "what-goes")
    do(match, "choose-card", card="smoke-charge")
    assert [each.card for each in agent(match, 1).cards] == ["smoke-charge"]
    assert (g(match).threat, asked(match), g(match).active) == (8 + 3 - 1, "before-turn", 1)
