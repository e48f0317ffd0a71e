"""Routing power to the upgrades of agents."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.table import agent, asked, can, do, g, module, refused, told
from tests.rules.burncycle.turn.playing import offered, team, turn, until

from getaway.games import burncycle
from getaway.games.burncycle.table.pieces import bots
from getaway.games.burncycle.turn.events import Upgraded
from getaway.kernel import Match


def routing(power: int = 5, **fields: Any) -> Match:
    """Step 1 with an agent of so much power."""
    return turn(phase="route-first", agents=[{"at": (2, 1), "power": power, **fields}])


# When and how


@pytest.mark.clause("BC-ROUTE-01")
def test_power_is_routed_at_the_start_and_in_steps_1_and_5() -> None:
    """Upgrades within the power are offered there, dearer ones not; in the other steps none."""
    match = burncycle.new(2, seed=1, team=("processor", "byte", "access"))
    assert asked(match) == "route-at-setup"
    assert {"swap", "advanced", "elite", "hot-restart"} <= offered(match)
    match = turn("1", phase="begin", agents=[{"at": (2, 1), "power": 3}])
    assert can(match, "upgrade") == []
    do(match, "begin-turn")
    assert {"swap", "advanced"} <= offered(match)
    assert "elite" not in offered(match)
    do(match, "done")
    assert (asked(match), can(match, "upgrade"), can(match, "upgrade-module")) == ("act", [], [])
    until(match, "network")
    assert can(match, "upgrade") == []
    until(match, "route-last")
    assert {"swap", "advanced"} <= offered(match)
    do(match, "upgrade", upgrade="swap")
    assert agent(match).upgrades == ("swap",)


@pytest.mark.clause("BC-ROUTE-02")
def test_routing_lowers_the_power_and_marks_the_upgrade() -> None:
    """6 power and a cost of 2 leave 4; the event says who paid."""
    match = routing(6)
    do(match, "upgrade", upgrade="reserve-2")
    assert (agent(match).power, agent(match).upgrades) == (4, ("reserve-2",))
    assert told(match, Upgraded) == [Upgraded(0, "reserve-2", (2, 0))]


@pytest.mark.clause("BC-POWER-04")
def test_a_bot_never_routes_its_last_power() -> None:
    """2 power do not buy what costs 2, 3 do; nor does the module give its last one."""
    match = routing(2)
    assert refused(match, "upgrade", upgrade="advanced") == "BC-POWER-04"
    assert "advanced" not in offered(match)
    match = routing(3)
    do(match, "upgrade", upgrade="advanced")
    assert agent(match).power == 1
    assert refused(match, "upgrade", upgrade="swap") == "BC-POWER-04"
    match = turn(phase="route-first", module={"at": (2, 2), "power": 1})
    assert refused(match, "upgrade-module", upgrade="swap", shares=(0, 1)) == "BC-POWER-04"
    do(match, "upgrade-module", upgrade="swap", shares=(1, 0))


@pytest.mark.clause("BC-UNIV-02")
@pytest.mark.parametrize("upgrade", ["swap", "push", "repair"])
def test_universal_abilities_cost_1_power(upgrade: str) -> None:
    """For agent and module alike."""
    match = routing(4)
    do(match, "upgrade", upgrade=upgrade)
    assert (agent(match).power, agent(match).upgrades) == (3, (upgrade,))
    power = module(match).power
    do(match, "upgrade-module", upgrade=upgrade, shares=(0, 1))
    assert (module(match).power, module(match).upgrades) == (power - 1, (upgrade,))


@pytest.mark.clause("BC-UPG-02")
def test_an_upgrade_stays_active() -> None:
    """In the next turn it is still there, and after a change of floors."""
    match = turn("1", phase="route-last", agents=[{"at": (2, 1), "power": 5}])
    do(match, "upgrade", upgrade="push")
    do(match, "upgrade", upgrade="advanced")
    do(match, "upgrade-module", upgrade="swap", shares=(0, 1))
    until(match, "before-turn")
    assert (agent(match).upgrades, agent(match).advanced) == (("push",), 1)
    agents = [{"upgrades": ("push",), "advanced": 1, "power": 3}]
    match = burncycle.GAME.arrange(1, phase="change-floor", agents=agents, module={"upgrades": ("swap",)}, done=True)
    assert g(match).leg == 1
    assert (agent(match).upgrades, agent(match).advanced, module(match).upgrades) == (("push",), 1, ("swap",))


@pytest.mark.clause("BC-UPG-03")
def test_an_active_upgrade_is_not_bought_again() -> None:
    """Swap once for each bot, an active slot not at all; advanced dice as often as the card says."""
    match = routing(9, upgrades=("swap",), advanced=1)
    assert refused(match, "upgrade", upgrade="swap") == "BC-UPG-03"
    assert "swap" not in offered(match)
    assert refused(match, "upgrade-module", upgrade="slot-2", shares=(1, 0)) == "BC-UPG-03"
    do(match, "upgrade-module", upgrade="swap", shares=(0, 1))
    assert refused(match, "upgrade-module", upgrade="swap", shares=(0, 1)) == "BC-UPG-03"
    do(match, "upgrade", upgrade="advanced")
    assert agent(match).advanced == 2


# Agents


@pytest.mark.clause("BC-UPGAG-01")
def test_nobody_else_pays_for_an_agents_upgrade() -> None:
    """Shares of the module or of another agent are refused, and the power of others can't make up for its own."""
    agents = [{"at": (2, 1), "power": 2}, {"at": (2, 3), "power": 9}]
    match = team(2, phase="route-first", agents=agents)
    assert refused(match, "upgrade", upgrade="advanced", shares=(1, 1, 0)) == "BC-UPGAG-01"
    assert refused(match, "upgrade", upgrade="swap", shares=(0, 0, 1)) == "BC-UPGAG-01"
    assert refused(match, "upgrade-module", upgrade="advanced", shares=(1, 1, 0)) == "BC-UPGCM-08"
    assert refused(match, "upgrade", upgrade="advanced") == "BC-POWER-04"
    do(match, "upgrade", upgrade="swap")
    assert [bot.power for bot in g(match).bots] == [1, 9, 8]


@pytest.mark.clause("BC-UPGAG-02")
@pytest.mark.parametrize("name", sorted(bots()))
def test_each_agent_has_three_unique_upgrades_with_costs(name: str) -> None:
    """Exactly three, each for at least 1 power, and each can be bought for what it costs."""
    unique = bots()[name].agent.unique
    assert len({ability.key for ability in unique}) == 3
    assert min(ability.cost for ability in unique) > 0
    module_name = "access" if name != "access" else "byte"
    spaces = {"module": {"at": (2, 2), "name": module_name}}
    for n, ability in enumerate(unique, 1):
        match = turn(phase="route-first", agents=[{"at": (2, 1), "name": name, "power": 9}], **spaces)
        do(match, "upgrade", upgrade=ability.key)
        assert (agent(match).power, agent(match).upgrades) == (9 - ability.cost, (f"unique-{n}",))


@pytest.mark.clause("BC-UPGAG-03")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_reserve_upgrade_costs_2_and_brings_its_chip_at_the_next_creation(n: int) -> None:
    """The chip is due at the reboot, not before."""
    match = turn("1", phase="route-last", agents=[{"at": (2, 1), "power": 5}])
    do(match, "upgrade", upgrade=f"reserve-{n}")
    assert (agent(match).power, agent(match).reserve) == (3, ())
    until(match, "before-turn")
    do(match, "reboot")
    assert sorted(agent(match).reserve) == sorted(["physical", "tech", "tech", ("physical", "tech", "utility")[n - 1]])
    assert refused(routing(5), "upgrade", upgrade="reserve-4") == "BC-ROUTE-03"


@pytest.mark.clause("BC-UPGAG-05")
def test_an_advanced_die_costs_2() -> None:
    """5 power become 3."""
    match = routing(5)
    do(match, "upgrade", upgrade="advanced")
    assert (agent(match).power, agent(match).advanced, agent(match).elite) == (3, 1, 0)


@pytest.mark.clause("BC-UPGAG-06")
def test_an_elite_die_costs_4() -> None:
    """6 power become 2, and an advanced die stays; 4 power are not enough."""
    match = routing(6, advanced=1)
    do(match, "upgrade", upgrade="elite")
    assert (agent(match).power, agent(match).advanced, agent(match).elite) == (2, 1, 1)
    assert refused(routing(4), "upgrade", upgrade="elite") == "BC-POWER-04"


@pytest.mark.clause("BC-UPGAG-07")
def test_an_elite_die_for_2_power_and_an_advanced_one() -> None:
    """5 power and one advanced die become 3 power and one elite die; without an advanced die it is refused."""
    match = routing(5, advanced=1)
    do(match, "upgrade", upgrade="elite-exchange")
    assert (agent(match).power, agent(match).advanced, agent(match).elite) == (3, 0, 1)
    assert refused(match, "upgrade", upgrade="elite-exchange") == "BC-UPGAG-07"


@pytest.mark.clause("BC-UPGAG-08")
def test_each_agent_has_its_own_maxima_of_dice() -> None:
    """Processor has at most 3 advanced and 2 elite dice, Byte at most 4 and 1."""
    for name, advanced, elite in (("processor", 3, 2), ("byte", 4, 1)):
        assert (bots()[name].agent.advanced, bots()[name].agent.elite) == (advanced, elite)
        match = routing(9, name=name, advanced=advanced - 1, elite=elite)
        for upgrade in ("elite", "elite-exchange"):
            assert refused(match, "upgrade", upgrade=upgrade) == "BC-UPGAG-08"
        do(match, "upgrade", upgrade="advanced")
        assert refused(match, "upgrade", upgrade="advanced") == "BC-UPGAG-08"
        assert offered(match).isdisjoint({"advanced", "elite", "elite-exchange"})
