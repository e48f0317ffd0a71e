"""Power: what gives and takes it, the limits of agents, and the command module's bank."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.table import agent, arrange, asked, at, do, faces, g, module, refused, told

from getaway.games.burncycle import GAME
from getaway.games.burncycle.bots.events import PowerChanged, ShutDown
from getaway.games.burncycle.floor import lay
from getaway.games.burncycle.ground.ending import Outcome
from getaway.games.burncycle.table.pieces import bots
from getaway.games.burncycle.turn.events import PowerLost
from getaway.kernel import Match

STORE = lay(
    "bank_store",
    """
    +---+---+---+---+
    | .   . : a   aC|
    +   +   +   +   +
    | .   . | a   aC|
    +---+---+---+---+
    """,
)
CACHES = (STORE.cell(1, 4), STORE.cell(2, 4))


def at_a_cache(**bot: Any) -> Match:
    """An agent and the command module, each beside a cache with a power cell for 3 power in it."""
    match = arrange(
        1, faces(1, 1), "power-cell", plan="bank_store", agents=[{"at": (1, 3), **bot}], module={"at": (2, 3), **bot},
        caches=CACHES, rig={"equipment": ["power-cell"]},
    )  # fmt: skip
    do(match, "move", basic=2, advanced=0, elite=0)
    return match


def collect(match: Match, bot: int) -> None:
    """The bot steps onto its cache and takes what is in it."""
    do(match, "step", bot=bot, to=CACHES[bot])
    do(match, "collect")


@pytest.mark.clause("BC-PBANK-02")
def test_an_agent_may_go_above_its_limit() -> None:
    """Limit 6, power 6, 3 more by a power cell."""
    assert bots()["processor"].agent.limit == 6
    match = at_a_cache(power=6)
    collect(match, 0)
    assert agent(match).power == 9


@pytest.mark.clause("BC-PBANK-05")
def test_power_gained_at_ten_is_lost() -> None:
    """Of 3 power an agent with 9 gets 1, one with 10 gets none."""
    for before in (9, 10):
        match = at_a_cache(power=before)
        collect(match, 0)
        assert agent(match).power == 10
        assert told(match, PowerChanged)[-1] == PowerChanged(0, 10 - before, 10)


@pytest.mark.clause("BC-CMD-14")
def test_the_command_module_stores_ten_power_at_most() -> None:
    """At 10 what a power cell gives is lost."""
    match = at_a_cache(power=10)
    collect(match, 1)
    assert module(match).power == 10
    match = at_a_cache(power=8)
    collect(match, 1)
    assert module(match).power == 10


@pytest.mark.clause("BC-PBANK-01", "BC-PBANK-04")
def test_what_is_above_the_limit_at_the_end_of_step_five_is_lost() -> None:
    """Limit 6, 8 power, nothing routed: 2 are lost; with 6 nothing is."""
    match = arrange(1, agents=[{"power": 8}], phase="route-last")
    do(match, "done")
    assert agent(match).power == 6
    assert told(match, PowerLost) == [PowerLost(0, 2)]
    match = arrange(1, agents=[{"power": 6}], phase="route-last")
    do(match, "done")
    assert (agent(match).power, told(match, PowerLost)) == (6, [])


@pytest.mark.clause("BC-PBANK-01")
def test_the_first_routing_step_takes_nothing() -> None:
    """Power above the limit counts for the dice of the turn."""
    match = arrange(1, agents=[{"power": 7}], phase="route-first")
    do(match, "done")
    assert (agent(match).power, g(match).pool.basic) == (7, 7)


@pytest.mark.clause("BC-PBANK-03")
def test_above_its_limit_an_agent_spends_down_in_step_five() -> None:
    """8 power, 2 of them into a reserve upgrade: nothing is lost."""
    match = arrange(1, agents=[{"power": 8}], phase="route-last")
    do(match, "upgrade", upgrade="reserve-1")
    assert agent(match).power == 6
    do(match, "done")
    assert (agent(match).power, told(match, PowerLost)) == (6, [])


@pytest.mark.clause("BC-CMD-12")
def test_no_limit_makes_the_command_module_give_up_power() -> None:
    """Its number is 8 and it has 9, before and after the agent's step 5 and the end of the turn."""
    match = arrange(1, agents=[{"power": 7}], module={"power": 9}, phase="route-last")
    assert bots()[module(match).name].module.power == 8
    do(match, "done")
    assert (agent(match).power, module(match).power) == (6, 9)


@pytest.mark.clause("BC-CMD-13")
@pytest.mark.parametrize("name", ["access", "crash", "bit"])
def test_the_module_begins_with_the_number_on_its_card(name: str) -> None:
    """The agent gets 10 power at set-up, the module what its card says."""
    match = GAME.new(1, seed=1, team=("processor", name))
    assert match.g.phase == "setup-route"
    assert match.g.bots[1].power == bots()[name].module.power != 10
    assert match.g.bots[0].power == 10


@pytest.mark.clause("BC-CMD-21")
def test_the_modules_power_never_pays_for_an_agents_upgrade() -> None:
    """An agent with 1 power buys nothing, whatever the module has; the module's power stays when the agent pays."""
    match = arrange(1, agents=[{"power": 1}], module={"power": 10}, phase="route-first")
    assert refused(match, "upgrade", upgrade="repair") == "BC-POWER-04"
    assert refused(match, "upgrade", upgrade="repair", shares=(0, 1)) == "BC-UPGAG-01"
    match = arrange(1, agents=[{"power": 3}], module={"power": 10}, phase="route-first")
    do(match, "upgrade", upgrade="repair")
    assert (agent(match).power, module(match).power) == (2, 10)


@pytest.mark.clause("BC-UNIV-02")
@pytest.mark.parametrize("upgrade", ["swap", "push", "repair"])
def test_universal_abilities_cost_one_power_each(upgrade: str) -> None:
    """For the agent and for the command module."""
    match = arrange(1, agents=[{"power": 4}], module={"power": 4}, phase="route-first")
    do(match, "upgrade", upgrade=upgrade)
    assert (agent(match).power, agent(match).upgrades) == (3, (upgrade,))
    do(match, "upgrade-module", upgrade=upgrade, shares=(0, 1))
    assert (module(match).power, module(match).upgrades) == (3, (upgrade,))


SIGHT = lay(
    "bank_sight",
    """
    +---+---+---+---+
    | .   .   . : a |
    +---+---+---+---+
    """,
)
ZUK = {"name": "zuk", "at": (1, 1), "facing": "right"}
"""A bot that comes into the captain's sight loses 1 power."""


@pytest.mark.clause("BC-POWER-02")
def test_a_bot_at_no_power_is_shut_down() -> None:
    """The last power is lost to the captain; with 2 power one is left."""
    for power, shut in ((1, True), (2, False)):
        match = arrange(
            2, faces(1), plan="bank_sight", agents=[{"at": (1, 4), "power": power}, {"cell": -1}],
            module={"cell": -1}, units=[ZUK], unlocked=[0],
        )  # fmt: skip
        do(match, "move", basic=1, advanced=0, elite=0)
        do(match, "step", bot=0, to=at(match, (1, 3)))
        assert (agent(match).power, agent(match).shut) == (power - 1, shut)
        assert told(match, ShutDown) == ([ShutDown(0)] if shut else [])


@pytest.mark.clause("BC-CMD-05")
def test_a_shut_down_of_the_command_module_loses_the_game() -> None:
    """It loses its last power to the captain; with 2 power the game goes on."""
    for power, over in ((1, True), (2, False)):
        match = arrange(
            1, faces(1), plan="bank_sight", agents=[{"cell": -1}], module={"at": (1, 4), "power": power},
            units=[ZUK], unlocked=[0], pool=(1, 0, 0),
        )  # fmt: skip
        do(match, "move", basic=1, advanced=0, elite=0)
        do(match, "step", bot=1, to=at(match, (1, 3)))
        assert match.over == over
        if over:
            assert match.outcome == Outcome(won=False, result="module", rounds=1, threat=1, floors=1)
            assert g(match).todo == ()  # what the module would have found on its space is due no more
        else:
            assert asked(match) == "act"
