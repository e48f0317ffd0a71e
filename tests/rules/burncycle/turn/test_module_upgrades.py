"""Routing power to the upgrades of the command module, and who pays for them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.table import agent, asked, can, do, g, module, refused, told
from tests.rules.burncycle.turn.playing import chips, offered, team, turn

from getaway.games import burncycle
from getaway.games.burncycle.table.pieces import bots
from getaway.games.burncycle.turn.events import Upgraded
from getaway.kernel import SPECTATOR

FOUR = ("general", "general", "captain", "general")
"""Four slots are active: the fifth of Access costs 3 power."""


@pytest.mark.clause("BC-ROUTE-04")
def test_the_module_pays_for_its_own_upgrades_in_anybodys_turn() -> None:
    """In step 1 of player 2 its swap costs it 1 of 4 power, and no agent anything."""
    match = team(2, phase="route-first", active=1, module={"at": (2, 2), "power": 4})
    powers = [agent(match, i).power for i in (0, 1)]
    do(match, "upgrade-module", upgrade="swap", shares=(0, 0, 1))
    assert (module(match).power, module(match).upgrades) == (3, ("swap",))
    assert [agent(match, i).power for i in (0, 1)] == powers


@pytest.mark.clause("BC-ROUTE-05")
def test_agents_of_other_players_contribute_if_they_agree() -> None:
    """Two others are asked for 1 power each, as every player can read; unless all agree no one pays."""
    agents = [{"at": (2, 1), "power": 5}, {"at": (2, 3), "power": 4}, {"at": (1, 6), "power": 6}]
    match = team(3, phase="route-first", slots=FOUR, agents=agents)
    shares: dict[str, Any] = {"upgrade": "slot-5", "shares": (1, 1, 1, 0)}
    do(match, "upgrade-module", **shares)
    assert (asked(match), match.asks[0].seat) == ("contribute", 1)
    facts = [match.asks[0].question.facts(g(match), seat) for seat in (0, 1, SPECTATOR)]
    assert facts == [{"bot": 0, "upgrade": "slot-5", "power": 1}] * 3
    assert refused(match, "agree", seat=2) == "BC-ROUTE-05"
    do(match, "agree")
    assert match.asks[0].seat == 2
    do(match, "decline")
    assert asked(match) == "route-first"
    assert [bot.power for bot in g(match).bots] == [5, 4, 6, 8]
    assert chips(match)[4] == ""
    do(match, "upgrade-module", **shares)
    do(match, "agree")
    do(match, "agree")
    assert [bot.power for bot in g(match).bots] == [4, 3, 5, 8]
    assert chips(match)[4] == "general"
    assert told(match, Upgraded) == [Upgraded(3, "slot-5", (1, 1, 1, 0))]


@pytest.mark.clause("BC-CMD-16", "BC-ROUTE-05")
def test_at_least_1_power_comes_from_the_active_agent_or_the_module() -> None:
    """A cost of 3 is not paid by another agent alone, but is with 1 of either."""
    agents = [{"at": (2, 1), "power": 5}, {"at": (2, 3), "power": 9}]
    match = team(2, phase="route-first", slots=FOUR, agents=agents)
    assert refused(match, "upgrade-module", upgrade="slot-5", shares=(0, 3, 0)) == "BC-CMD-16"
    options = can(match, "upgrade-module")
    assert {"upgrade": "slot-5", "shares": (0, 3, 0)} not in options
    assert {"upgrade": "slot-5", "shares": (0, 2, 1)} in options
    assert refused(match, "upgrade-module", upgrade="slot-5", shares=(1, 1, 0)) == "BC-ROUTE-02"
    assert refused(match, "upgrade-module", upgrade="slot-5", shares=(4, -1, 0)) == "BC-ROUTE-05"
    for shares, powers in (((1, 2, 0), [4, 7, 8]), ((0, 2, 1), [5, 7, 7])):
        match = team(2, phase="route-first", slots=FOUR, agents=agents)
        do(match, "upgrade-module", upgrade="slot-5", shares=shares)
        do(match, "agree", seat=1)
        assert [bot.power for bot in g(match).bots] == powers


@pytest.mark.clause("BC-UPGCM-03")
@pytest.mark.parametrize("name", sorted(bots()))
def test_each_module_has_five_slots_with_costs(name: str) -> None:
    """Each is bought for what the card says, slot by slot."""
    costs = bots()[name].module.costs
    assert len(costs) == 5
    assert min(costs) > 0
    agent_name = "processor" if name != "processor" else "byte"
    for n, cost in enumerate(costs, 1):
        slots = ("general",) * (n - 1)
        spaces = {"agents": [{"at": (2, 1), "name": agent_name}], "module": {"at": (2, 2), "name": name, "power": 9}}
        match = turn(phase="route-first", slots=slots, **spaces)
        do(match, "upgrade-module", upgrade=f"slot-{n}", shares=(0, cost))
        assert (module(match).power, chips(match)[n - 1]) == (9 - cost, "general")


@pytest.mark.clause("BC-UPGCM-04")
@pytest.mark.parametrize("name", sorted(bots()))
def test_green_slots_start_active(name: str) -> None:
    """As many from the left as the card shows green; the others are not."""
    agent_name = "processor" if name != "processor" else "byte"
    match = burncycle.new(1, seed=1, team=(agent_name, name))
    green = bots()[name].module.green
    assert 0 < green < 5
    assert [slot.active for slot in g(match).slots] == [n < green for n in range(5)]


@pytest.mark.clause("BC-UPGCM-08")
def test_the_module_has_only_slots_and_universal_upgrades() -> None:
    """Nothing else is offered, and dice and reserve upgrades are refused; an agent has no slots."""
    match = turn(phase="route-first", slots=("general",), module={"at": (2, 2), "power": 9})
    assert offered(match, "upgrade-module") == {"slot-2", "swap", "push", "repair"}
    for upgrade in ("advanced", "elite", "reserve-1", "unique-1"):
        assert refused(match, "upgrade-module", upgrade=upgrade, shares=(0, 2)) == "BC-UPGCM-08"
    assert refused(match, "upgrade", upgrade="slot-2") == "BC-UPGCM-08"


def test_an_escaped_module_is_not_upgraded_and_an_escaped_agent_does_not_pay() -> None:
    """What left the floor takes no part in routing (BC-ESC-03)."""
    match = turn(phase="route-first", module={"cell": -1, "escaped": True})
    assert can(match, "upgrade-module") == []
    assert refused(match, "upgrade-module", upgrade="swap", shares=(1, 0)) == "BC-ESC-03"
    agents = [{"at": (2, 1)}, {"cell": -1, "escaped": True, "power": 9}]
    match = team(2, phase="route-first", agents=agents)
    assert all(option["shares"][1] == 0 for option in can(match, "upgrade-module"))
    assert refused(match, "upgrade-module", upgrade="slot-4", shares=(1, 1, 0)) == "BC-POWER-04"


def test_the_player_of_a_shut_down_agent_routes_for_the_module_only() -> None:
    """The agent has no power to route; the module's own pays for its upgrades."""
    match = turn(phase="route-first", agents=[{"at": (2, 1), "shut": True, "power": 0}])
    assert refused(match, "upgrade", upgrade="swap") == "BC-SHUTBOT-08"
    assert can(match, "upgrade") == []
    do(match, "upgrade-module", upgrade="swap", shares=(0, 1))
    assert module(match).upgrades == ("swap",)
