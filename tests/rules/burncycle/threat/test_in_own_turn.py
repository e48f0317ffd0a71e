"""Threat events in a player's turn that shut down that player's agent: they still happen to their end."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.network.mats import at, chips, pings, starts, story, where
from tests.rules.burncycle.table import agent, asked, do, g, told
from tests.rules.burncycle.threat.rising import happened

from getaway.games.burncycle.bots.events import ShutDown
from getaway.games.burncycle.network.events import PingMoved
from getaway.games.burncycle.table.parts import ACCESS
from getaway.games.burncycle.turn.events import TurnEnded


@pytest.mark.clause("BC-THREAT-05", "BC-SHUTBOT-05")
def test_an_event_for_all_agents_reaches_those_after_the_one_it_shuts_down() -> None:
    """Brownout takes the active agent's last power and 1 of the other's; only then the turn is over."""
    agents = [{"power": 1}, {"power": 3}]
    position = {"mission": "fire_drill", "plan": "salida1", "threat": 12, "reached": 12, "agents": agents}
    match = chips("captain", "general", players=2, team=("tech",), **position)
    do(match, "alter", slot=1, reserve="team", chip="tech")
    assert happened(match) == [14, 17]
    assert (agent(match, 0).shut, agent(match, 1).power) == (True, 2)
    assert told(match, TurnEnded) == [TurnEnded(0)]
    assert (asked(match), g(match).active, g(match).happening) == ("before-turn", 1, 0)


@pytest.mark.clause("BC-THRCARD-06", "BC-SHUTBOT-05")
def test_all_pings_activate_though_the_first_costs_the_agent_its_last_power() -> None:
    """A boot breaks the active agent's imperative at 1 power: the other pings still move, then the turn is over."""
    agents = [{"power": 1, "imperative": "hub-hopper", "ip": at(2, 10)}, {}]
    position = {"threat": 2, "reached": 2, "pings": (at(2, 8), at(3, 0)), "agents": agents}
    match = chips("captain", "general", players=2, team=("tech",), **position)
    do(match, "alter", slot=1, reserve="team", chip="tech")
    assert (agent(match).shut, where(match)) == (True, ACCESS)
    assert [type(event) for event in story(match, PingMoved, ShutDown)] == [PingMoved, ShutDown, *[PingMoved] * 3]
    assert starts(match) == [(2, 8), (3, 0), (4, 1), (4, 0)]
    assert pings(match)[-2:] == [(4, 2), (4, 3)]
    assert happened(match) == [4, 6]
    assert (asked(match), g(match).active, g(match).pinging) == ("before-turn", 1, None)
