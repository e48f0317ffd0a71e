"""The scripted team at keypads: the cheapest way, or none."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.keypad.doors import OF_A, at_door, begin, inputs, is_open, resolving, verbs
from tests.rules.burncycle.strike.blows import POOL
from tests.rules.burncycle.table import arrange, asked, do, g

from getaway.bots.burncycle.team import decide
from getaway.bots.burncycle.team.acting import at_door as plans_at_door
from getaway.bots.burncycle.team.acting import plans_of
from getaway.bots.burncycle.team.errands import Errand
from getaway.bots.burncycle.team.keypads import HOPELESS, UNKNOWN, cost, outlook, total
from getaway.bots.burncycle.team.ways import STRONG
from getaway.kernel import Match, Wish

NONE = (0, 0, 0)
AGENT: dict[str, Any] = {"at": (2, 3), "power": 6}


def answered(match: Match) -> Wish:
    """The team's answer, which is carried out."""
    ask = match.asks[0]
    wish = decide(g(match), ask)
    do(match, wish.verb, ask.seat, **wish.args)
    return wish


# Inputs


def test_the_cheapest_input_is_paid_first() -> None:
    """A tech chip of the team costs less than an alarm; for a bot that is known anyway the alarm is next to nothing."""
    chips = {"pool": NONE, "level": 2, "team": ("tech",)}
    match = resolving("buzzer", agents=[AGENT], **chips)
    assert answered(match) == Wish("resolve", input="tech", reserve=g(match).module)
    assert inputs(match) == ("alarm",)
    match = resolving("buzzer", agents=[{**AGENT, "detected": True}], **chips)
    assert answered(match) == Wish("resolve", input="alarm")
    assert inputs(match) == ("tech",)


def test_a_chip_comes_from_a_reserve_before_the_burncycle() -> None:
    """The team's, then the agent's own, then the next one to the right of the tracker."""
    slots = ["general", "general", "tech", "captain"]
    kept = {**AGENT, "reserve": ("tech",)}
    for team, who, wish in (
        (("tech",), kept, Wish("resolve", input="tech", reserve=1)),
        ((), kept, Wish("resolve", input="tech", reserve=0)),
        ((), AGENT, Wish("resolve", input="tech", slot=3)),
    ):
        match = resolving("decoder", pool=NONE, team=team, slots=slots, agents=[who])
        assert answered(match) == wish
        assert asked(match) == "step-through"


def test_in_an_optimized_action_the_dearest_input_is_ignored() -> None:
    """No tech chip is at hand: it is ignored, the alarm paid, and the door is open."""
    match = resolving("buzzer", pool=NONE, level=2, agents=[AGENT], slots=["utility", "captain"])
    assert answered(match) == Wish("ignore-input", input="tech")
    assert answered(match) == Wish("resolve", input="alarm")
    assert is_open(match)


def test_what_inputs_cost() -> None:
    """More shock to the weak, less alarm to the known, a chip nobody has more than all; the dearest is left out."""
    here = g(at_door("tripwire", pool=NONE, agents=[AGENT], team=("tech",)))
    assert cost(here, 0, 0, "tech") < cost(here, 0, 0, "shock") < cost(here, 0, 0, "physical")
    assert total(here, 0, 0, ("tech", "alarm"), ignore=False) == cost(here, 0, 0, "tech") + cost(here, 0, 0, "alarm")
    assert total(here, 0, 0, ("alarm", "tech"), ignore=True) == cost(here, 0, 0, "tech")
    strong, alarm = cost(here, 0, 0, "shock"), cost(here, 0, 0, "alarm")
    here.set_bot(0, power=2, chip=here.bots[0].cell)
    assert cost(here, 0, 0, "shock") > strong
    assert cost(here, 0, 0, "alarm") < alarm


# Which way


def test_a_cheap_card_is_paid_and_a_dear_one_forced() -> None:
    """With strong dice and no more chips to come: a decoder nobody can feed is forced."""
    match = at_door("live-wire", pool=NONE, agents=[AGENT])
    begin(match)
    assert answered(match) == Wish("resolve-inputs")
    match = at_door("decoder", {"faces": (3, 3)}, pool=POOL, agents=[AGENT], slots=["general"])
    begin(match)
    assert "brute-force" in verbs(match)
    assert answered(match).verb == "brute-force"


def test_a_key_is_used_where_inputs_are_dearer() -> None:
    """Not for a ping alone, which costs less."""
    for card, wish in (("decoder", Wish("unlock-with-key")), ("beacon", Wish("resolve-inputs"))):
        match = at_door(card, pool=NONE, agents=[{**AGENT, "keys": 1}])
        begin(match)
        assert answered(match) == wish


def test_a_hopeless_door_is_left() -> None:
    """No tech chip, no dice, no key: it leaves the door locked, and would not begin there again."""
    match = at_door("decoder", pool=NONE, agents=[AGENT])
    begin(match)
    assert answered(match) == Wish("leave-locked")
    assert not is_open(match)
    here = g(at_door("decoder", pool=NONE, agents=[AGENT]))
    assert outlook(here, 0, 0, OF_A, optimized=False) == HOPELESS
    assert list(plans_at_door(here, 0, 0, OF_A)) == []


@pytest.mark.parametrize(
    "help_",
    [{"team": ("tech",)}, {"agents": [{**AGENT, "keys": 1}]}, {"pool": POOL}, {"slots": ["utility", "captain"]}],
)
def test_a_door_with_any_way_through_is_tried(help_: dict[str, Any]) -> None:
    """A chip, a key, dice or an optimized action."""
    here = g(at_door("decoder", **{"pool": NONE, "agents": [AGENT], **help_}))
    best = "utility" in help_.get("slots", ())
    assert outlook(here, 0, 0, OF_A, optimized=best) < HOPELESS
    assert [plan.wish for plan in plans_at_door(here, 0, 0, OF_A)] == [Wish("keypad", bot=0, door=OF_A)]


def test_a_jammed_keypad_cannot_be_forced() -> None:
    """The weak agent would not survive the shock, and all dice of the world do not help."""
    weak = {**AGENT, "power": 1}
    jammed = g(at_door("seized", pool=POOL, agents=[weak]))
    assert outlook(jammed, 0, 0, OF_A, optimized=False) == HOPELESS
    assert outlook(g(at_door("live-wire", pool=POOL, agents=[weak])), 0, 0, OF_A, optimized=False) < HOPELESS


def test_an_unread_door_is_worth_a_try() -> None:
    """Nobody knows its card."""
    match = at_door("decoder", pool=NONE, agents=[AGENT], keypads=())
    assert outlook(g(match), 0, 0, OF_A, optimized=False) == UNKNOWN < HOPELESS


# A wall instead


def before_the_wall(**position: Any) -> list[Wish]:
    """What the agent would do that wants to be behind the wall of room a, whose door has a card it can't pay."""
    agents = [{"at": (1, 3), "power": STRONG}]
    bolted = {"plan": "strike_yard", "agents": agents, "module": {"at": (2, 1)}, "keypads": ((0, "twin-bolt"),)}
    here = g(arrange(1, **{**bolted, **position}))
    return [plan.wish for plan in plans_of(here, 0, Errand(0, (here.floor.cell(1, 4),)))]


def test_a_wall_is_broken_down_where_the_door_is_hard() -> None:
    """With enough dice; by the door if its card can be paid."""
    (wish,) = before_the_wall(pool=POOL)
    assert (wish.verb, wish["bot"]) == ("strike-wall", 0)
    assert before_the_wall(pool=NONE) == []
    assert before_the_wall(pool=POOL, keypads=()) == []
