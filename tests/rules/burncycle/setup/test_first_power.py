"""Set-up: the first power, the first burncycle, the first imperatives."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.missions.legs import idle
from tests.rules.burncycle.setup.test_choices import new, ready
from tests.rules.burncycle.table import agent, arrange, asked, can, do, g, module, refused, told

from getaway.games.burncycle import GAME
from getaway.games.burncycle.burn.events import BurncycleCreated
from getaway.games.burncycle.table.pieces import bots
from getaway.games.burncycle.turn.routing import ORDER
from getaway.kernel import Match

SIDE = bots()["access"].module


def routing(players: int = 2) -> Match:
    """The first player routes."""
    match = new(players)
    assert asked(match) == "route-at-setup"
    return match


def limit(seat: int) -> int:
    """The most power an agent keeps."""
    return bots()[("processor", "byte")[seat]].agent.limit


# Power


@pytest.mark.clause("BC-PBANK-06")
def test_agents_get_ten_power_and_route_down_to_their_limit() -> None:
    """Being ready is refused above the limit while there is something to buy; at least 1 stays."""
    match = routing()
    assert [bot.power for bot in g(match).bots] == [10, 10, SIDE.power]
    assert refused(match, "ready") == "BC-PBANK-06"
    assert refused(match, "ready", seat=1) == "BC-ROUTE-01"
    ready(match)
    for seat in (0, 1):
        assert 1 <= agent(match, seat).power <= limit(seat)


@pytest.mark.clause("BC-PBANK-06")
def test_one_player_routes_after_the_other_at_the_start() -> None:
    """At the limit one is ready, and the next is asked."""
    match = routing()
    while agent(match).power > limit(0):
        do(match, "upgrade", upgrade=can(match, "upgrade")[0]["upgrade"])
    do(match, "ready")
    assert [ask.seat for ask in match.asks] == [1]
    assert can(match, "upgrade")


@pytest.mark.clause("BC-PBANK-06")
def test_what_nothing_can_be_bought_for_is_lost() -> None:
    """An agent that has every upgrade comes down to its limit all the same."""
    side = bots()["processor"].agent
    bought = {"upgrades": ORDER, "advanced": side.advanced, "elite": side.elite, "power": 10}
    match = arrange(1, phase="setup-route", agents=[bought])
    do(match, "ready")
    assert agent(match).power == side.limit


@pytest.mark.clause("BC-ROUTE-07")
def test_at_set_up_any_bots_share_the_cost_of_the_module() -> None:
    """Two agents pay for a slot together, or one for it alone that is not routing; in play that is refused."""
    slot = SIDE.green
    upgrade, cost = f"slot-{slot + 1}", SIDE.costs[slot]
    assert cost > 1
    match = routing()
    do(match, "upgrade-module", upgrade=upgrade, shares=(1, cost - 1, 0))
    assert asked(match) == "contribute"
    assert [ask.seat for ask in match.asks] == [1]
    do(match, "agree")
    assert [bot.power for bot in g(match).bots] == [9, 11 - cost, SIDE.power]
    assert g(match).slots[slot].active
    other = routing()
    do(other, "upgrade-module", upgrade=upgrade, shares=(0, cost, 0))
    do(other, "agree")
    assert g(other).slots[slot].active
    later = arrange(2, phase="route-first", agents=[{"power": 6}, {"power": 6}], slots=("general",) * slot)
    assert refused(later, "upgrade-module", upgrade=upgrade, shares=(0, cost, 0)) == "BC-CMD-16"


@pytest.mark.clause("BC-ROUTE-07")
def test_who_is_asked_to_share_may_decline() -> None:
    """Then nobody pays, and the same player goes on routing."""
    match = routing()
    do(match, "upgrade-module", upgrade="swap", shares=(0, 1, 0))
    do(match, "decline")
    assert [bot.power for bot in g(match).bots] == [10, 10, SIDE.power]
    assert asked(match) == "route-at-setup"
    assert [ask.seat for ask in match.asks] == [0]


# The burncycle


@pytest.mark.clause("BC-BURN-04")
def test_the_first_burncycle_comes_after_routing_and_costs_no_threat() -> None:
    """The captain chip and general ones up to the number of active slots, all active."""
    match = routing()
    assert all(slot.chip == "" for slot in g(match).slots)
    ready(match)
    state = g(match)
    active = [slot for slot in state.slots if slot.active]
    assert len(active) == SIDE.green
    assert sorted(slot.chip for slot in active) == ["captain"] + ["general"] * (SIDE.green - 1)
    assert all(slot.live for slot in active)
    assert state.threat == 1
    assert len(told(match, BurncycleCreated)) == 1


@pytest.mark.clause("BC-BURN-04")
def test_the_order_of_its_chips_is_drawn() -> None:
    """The captain chip is not always in the same slot."""
    places = set()
    for seed in range(12):
        match = GAME.new(2, seed=seed, team=("processor", "byte", "access"))
        ready(match)
        places.add([slot.chip for slot in g(match).slots].index("captain"))
    assert len(places) > 1


@pytest.mark.clause("BC-BCUP-06")
def test_a_slot_bought_at_set_up_gets_its_chip_from_the_bag() -> None:
    """No chip when it is bought, one more in the bag when the burncycle is created."""
    match = routing()
    slot = SIDE.green
    do(match, "upgrade-module", upgrade=f"slot-{slot + 1}", shares=(SIDE.costs[slot], 0, 0))
    assert g(match).slots[slot].active
    assert g(match).slots[slot].chip == ""
    ready(match)
    chips = [each.chip for each in g(match).slots if each.active]
    assert sorted(chips) == ["captain"] + ["general"] * SIDE.green


# The rest


@pytest.mark.clause("BC-IMP-02")
def test_every_agent_has_an_imperative_when_set_up_is_over() -> None:
    """The command module has none."""
    match = new(3)
    assert all(bot.imperative == "" for bot in g(match).bots)
    ready(match)
    drawn = [bot.imperative for bot in g(match).bots[:3]]
    assert all(drawn)
    assert len(set(drawn)) == 3
    assert module(match).imperative == ""


def test_player_one_begins() -> None:
    """With the objective of the first floor ahead."""
    match = new(2)
    ready(match)
    assert g(match).active == 0
    assert not g(match).done
    assert g(match).progress == ((),)
    idle(match)
    assert asked(match) == "route-first"
