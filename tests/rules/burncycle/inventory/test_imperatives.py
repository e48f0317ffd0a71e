"""Imperatives: drawn by agents, paid for when met, paid by them when broken or dropped."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.inventory.store import door, play_out_the_round, safe_spaces, to_the_next_floor
from tests.rules.burncycle.table import agent, arrange, asked, at, do, faces, g, module, refused, told

from getaway.games import burncycle
from getaway.games.burncycle.inventory.events import ImperativeBroken, ImperativeDone, ImperativeDropped
from getaway.games.burncycle.pack.vocabulary import HAPPENINGS
from getaway.games.burncycle.table.parts import Pile
from getaway.games.burncycle.table.pieces import imperatives
from getaway.kernel import Match

IMPERATIVE, POWERCELL = 5, 3
"""Faces of the surveillance die."""


def under(imperative: str, power: int = 4, *chances: Any, **position: Any) -> Match:
    """An agent under an imperative, in its action step with a tech chip in the team reserve."""
    age = position.pop("age", 0)
    mine = {"at": (1, 1), "power": power, "imperative": imperative, "imperative_age": age}
    here = {"plan": "store", "module": {"at": (1, 2)}, "team": ("tech",), "rig": {"imperatives": []}}
    return arrange(1, *chances, agents=[mine], **{**here, **position})


def alter(match: Match) -> None:
    """Take the free action that breaks a steady cycle."""
    do(match, "alter", slot=2, reserve="team", chip="tech")


def into_the_lab(who: int, *, imperative: str = "", players: int = 1) -> Match:
    """A bot steps into the laboratory, whose two dice show the imperative and a powercell."""
    agents = [{"at": (1, 4) if who == 0 else (1, 1), "imperative": imperative}]
    match = arrange(
        players,
        faces(1),
        {"faces": (IMPERATIVE, POWERCELL)},
        plan="store",
        agents=agents,
        module={"at": (1, 4) if who else (1, 1)},
        unlocked=(0,),
        unseen=(0,),
        rig={"imperatives": ["bouncer"]},
    )
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=who, to=at(match, (1, 5)))
    do(match, "choose-what", what="imperative")
    return match


def test_the_deck() -> None:
    """Every card names happenings the game knows, and the three kinds of ends occur."""
    cards = imperatives().values()
    assert len(cards) == 16
    for card in cards:
        assert card.power > 0
        assert {*card.broken_by, *card.ends} <= set(HAPPENINGS)
        assert card.ends
        assert not set(card.broken_by) & set(card.ends)
    ends = {end for card in cards for end in card.ends}
    assert {"turn-end", "floor", "keypad-open", "terminal"} <= ends


# Drawing


@pytest.mark.clause("BC-IMP-02")
def test_at_set_up_each_agent_draws_one() -> None:
    """After set-up every agent holds one, and the deck has the rest."""
    match = burncycle.new(3, seed=2)
    while g(match).phase.startswith("setup"):
        ask = match.asks[0]
        match.answer(ask.seat, next((w for w in ask.choice if w.verb == "ready"), next(iter(ask.choice))))
    held = [agent(match, seat).imperative for seat in range(3)]
    assert all(held)
    assert len(set(held)) == 3
    assert module(match).imperative == ""
    assert sorted([*held, *g(match).imperatives.left]) == sorted(imperatives())


@pytest.mark.clause("BC-IMP-02")
def test_on_a_new_floor_whoever_has_none_draws_one() -> None:
    """One that lasts to the end of the floor is met then, so its agent draws too; another is kept."""
    safe = safe_spaces("needchain1")
    held: tuple[dict[str, Any], ...]
    held = ({}, {"imperative": "locksmith"}, {"imperative": "light-touch", "power": 2})
    agents = [{"cell": cell, **each} for cell, each in zip(safe, held, strict=False)]
    rig = {"imperatives": ["bouncer", "magpie"]}
    match = arrange(3, agents=agents, module={"cell": safe[3]}, phase="change-floor", done=True, rig=rig)
    to_the_next_floor(match)
    assert g(match).level == 2
    assert agent(match, 1).imperative == "locksmith"
    assert {agent(match, 0).imperative, agent(match, 2).imperative} == {"bouncer", "magpie"}
    assert agent(match, 2).power == 5


@pytest.mark.clause("BC-IMP-03")
def test_surveillance_can_give_one() -> None:
    """The agent that entered the room draws."""
    assert agent(into_the_lab(0)).imperative == "bouncer"


@pytest.mark.clause("BC-IMP-03", "BC-IMP-04")
def test_a_threat_event_gives_one_to_agents_without() -> None:
    """At level 10 of NeedChain's card only the agent that has none draws."""
    agents = [{"at": (1, 1), "imperative": "locksmith"}, {"at": (1, 3)}]
    rig = {"imperatives": ["bouncer", "magpie"]}
    match = arrange(2, "magpie", plan="store", agents=agents, team=("tech",), threat=8, reached=8, rig=rig)
    do(match, "alter", slot=3, reserve="team", chip="tech")
    assert g(match).threat == 10
    assert (agent(match, 0).imperative, agent(match, 1).imperative) == ("locksmith", "magpie")
    assert g(match).imperatives == Pile(("bouncer",))


@pytest.mark.clause("BC-IMP-04")
def test_an_agent_with_one_draws_no_other() -> None:
    """Told to draw by the surveillance die, it keeps the one it has."""
    match = into_the_lab(0, imperative="hub-hopper")
    assert agent(match).imperative == "hub-hopper"
    assert g(match).imperatives == Pile(("bouncer",))


@pytest.mark.clause("BC-IMP-06")
def test_the_command_module_draws_none() -> None:
    """Nor does the agent whose player moved it."""
    match = into_the_lab(1)
    assert (module(match).imperative, agent(match).imperative) == ("", "")
    assert g(match).imperatives == Pile(("bouncer",))


# Meeting it


@pytest.mark.clause("BC-IMP-07")
def test_a_met_imperative_pays_and_goes() -> None:
    """The third move action meets it; the second does not."""
    match = under("keep-moving", 4, faces(1), age=1)
    do(match, "move", basic=1, advanced=0, elite=0)
    assert (agent(match).imperative, agent(match).power) == ("keep-moving", 4)
    match = under("keep-moving", 4, faces(1), age=2)
    do(match, "move", basic=1, advanced=0, elite=0)
    assert asked(match) == "moving"
    assert (agent(match).imperative, agent(match).power) == ("", 6)
    assert g(match).imperatives == Pile((), ("keep-moving",))
    assert told(match, ImperativeDone) == [ImperativeDone(0, "keep-moving")]


def at_the_door(*chances: Any) -> Match:
    """A locksmith at the door of the laboratory, whose keypad asks for nothing."""
    match = arrange(
        1,
        *chances,
        plan="store",
        agents=[{"at": (1, 4), "power": 3, "imperative": "locksmith"}],
        module={"at": (1, 1)},
        unseen=(0,),
        rig={"keypad_cards": ["plain"], "imperatives": ["hub-hopper"]},
    )
    do(match, "keypad", bot=0, door=door(match))
    assert agent(match).imperative == "locksmith"
    do(match, "resolve-inputs")
    return match


@pytest.mark.clause("BC-IMP-08")
def test_the_reward_comes_before_the_free_step() -> None:
    """The door is open, the step not yet made, the power paid."""
    match = at_the_door()
    assert (asked(match), agent(match).cell) == ("step-through", at(match, (1, 4)))
    assert (agent(match).imperative, agent(match).power) == ("", 5)


@pytest.mark.clause("BC-IMP-09")
def test_one_is_met_by_the_keypad_and_the_next_drawn_in_the_room() -> None:
    """Having none any more, the agent draws when the room's die says so."""
    match = at_the_door({"item": "plain"}, {"faces": (IMPERATIVE, POWERCELL)})
    do(match, "step-through")
    do(match, "choose-what", what="imperative")
    assert agent(match).imperative == "hub-hopper"


@pytest.mark.clause("BC-IMP-15")
def test_a_restriction_that_ends_unbroken_is_met() -> None:
    """Drawn before the turn, it lasts to the end of this turn."""
    match = under("hands-off", 1, phase="last")
    assert agent(match).imperative == "hands-off"
    do(match, "end-turn")
    assert told(match, ImperativeDone) == [ImperativeDone(0, "hands-off")]
    assert agent(match).imperative == ""


@pytest.mark.clause("BC-IMP-15")
def test_one_drawn_in_the_turn_lasts_through_the_next() -> None:
    """The end of the turn in which it was drawn is not the one that counts."""
    match = arrange(
        1,
        faces(1),
        {"faces": (IMPERATIVE, POWERCELL)},
        plan="store",
        agents=[{"at": (1, 4), "power": 5}],
        module={"at": (1, 1)},
        unlocked=(0,),
        unseen=(0,),
        rig={"imperatives": ["hands-off"]},
    )
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 5)))
    do(match, "choose-what", what="imperative")
    play_out_the_round(match)
    assert agent(match).imperative == "hands-off"
    assert told(match, ImperativeDone) == []
    play_out_the_round(match)
    assert told(match, ImperativeDone) == [ImperativeDone(0, "hands-off")]


def test_what_the_command_module_does_is_nothing_to_an_agent() -> None:
    """A cache that the module collects does not meet the imperative of the agent whose player moved it."""
    match = arrange(
        1,
        faces(1),
        plan="pantry",
        agents=[{"at": (1, 4), "imperative": "magpie"}],
        module={"at": (1, 1)},
        caches=(4,),
        rig={"equipment": ["grapnel"]},
    )
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=1, to=at(match, (2, 1)))
    do(match, "collect")
    assert agent(match).imperative == "magpie"


@pytest.mark.clause("BC-IMP-07", "BC-SHUTBOT-08")
def test_moves_with_the_module_alone_do_not_meet_the_imperative_of_a_shut_down_agent() -> None:
    """Keep Moving wants a third move action: the agent's counts whichever bot moves, but shut down it takes none."""
    mine = {"at": (1, 4), "imperative": "keep-moving", "imperative_age": 2}
    for state, left in (({"power": 3}, ""), ({"power": 0, "shut": True}, "keep-moving")):
        match = arrange(1, plan="pantry", agents=[{**mine, **state}], module={"at": (1, 1)}, slots=("physical", "tech"))
        do(match, "move", basic=0, advanced=0, elite=0)
        assert agent(match).imperative == left
        do(match, "step", bot=1, to=at(match, (1, 2)))
        assert agent(match).shut == (left != "")


# Dropping it


@pytest.mark.clause("BC-IMP-10")
def test_an_agent_drops_it_for_one_power_whenever_it_likes() -> None:
    """In the middle of its move, and in the turn of another."""
    match = under("hands-off", 4, faces(1))
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "drop-imperative")
    assert (agent(match).power, agent(match).imperative, asked(match)) == (3, "", "moving")
    assert g(match).imperatives.gone == ("hands-off",)
    assert told(match, ImperativeDropped) == [ImperativeDropped(0, "hands-off")]
    assert refused(match, "drop-imperative") == "BC-IMP-10"
    agents = [{"at": (1, 1)}, {"at": (1, 3), "power": 4, "imperative": "bouncer"}]
    match = arrange(2, plan="store", agents=agents)
    do(match, "drop-imperative", seat=1)
    assert (agent(match, 1).power, agent(match, 1).imperative, asked(match)) == (3, "", "act")
    assert refused(match, "drop-imperative", seat=0) == "BC-IMP-10"


# Breaking it


@pytest.mark.clause("BC-IMP-11")
def test_a_broken_imperative_goes_and_costs_one_power() -> None:
    """Altering breaks a steady cycle; another imperative does not mind it."""
    match = under("steady-cycle", 4)
    alter(match)
    assert (agent(match).power, agent(match).imperative) == (3, "")
    assert g(match).imperatives.gone == ("steady-cycle",)
    assert told(match, ImperativeBroken) == [ImperativeBroken(0, "steady-cycle")]
    match = under("hands-off", 4)
    alter(match)
    assert (agent(match).power, agent(match).imperative) == (4, "hands-off")


@pytest.mark.clause("BC-IMP-12")
def test_a_violation_that_was_not_intended_counts() -> None:
    """Another player's agent swaps this one into the sight of a guard."""
    match = arrange(
        2,
        faces(1),
        plan="corner",
        agents=[
            {"at": (1, 1), "detected": True, "upgrades": ("swap",)},
            {"at": (2, 1), "power": 4, "imperative": "out-of-sight"},
        ],
        module={"at": (2, 6)},
        units=[{"at": (1, 5), "facing": "left"}],
        rig={"imperatives": []},
    )
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (2, 1)))
    assert agent(match, 1).cell == at(match, (1, 1))
    assert agent(match, 1).detected
    assert (agent(match, 1).power, agent(match, 1).imperative) == (3, "")


@pytest.mark.clause("BC-IMP-13")
def test_the_power_it_costs_can_shut_an_agent_down() -> None:
    """Broken or dropped with 1 power, in the agent's own turn, it ends the turn."""
    match = under("steady-cycle", 1)
    alter(match)
    assert (agent(match).power, agent(match).shut) == (0, True)
    assert g(match).phase != "act"
    match = under("steady-cycle", 1)
    do(match, "drop-imperative")
    assert (agent(match).power, agent(match).shut, agent(match).imperative) == (0, True, "")
    assert g(match).phase != "act"
    assert refused(match, "drop-imperative") == "BC-IMP-10"


@pytest.mark.clause("BC-IMP-11")
def test_a_pass_breaks_the_imperative_to_keep_moving() -> None:
    """The card goes, and 1 power with it, as the agent passes."""
    match = under("keep-moving", 4)
    do(match, "pass")
    assert (agent(match).imperative, agent(match).power) == ("", 3)
