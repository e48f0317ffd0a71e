"""The last input of a keypad and what it sets off: the door opens before its bot or its turn is gone."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.keypad.doors import OF_A, is_open, resolving
from tests.rules.burncycle.table import agent, asked, do, g

from getaway.games.burncycle.bots.events import Reactivated, ShutDown
from getaway.games.burncycle.floor.events import DoorUnlocked
from getaway.games.burncycle.inventory.events import ImperativeDone
from getaway.games.burncycle.table.mats.network import graph
from getaway.kernel.stream import Told


@pytest.mark.clause("BC-INPUT-16")
def test_the_last_shock_opens_the_door_before_the_bot_shuts_down() -> None:
    """At 1 power the agent goes down: the door is open, there is no free step, and its turn is over."""
    match = resolving("live-wire", agents=[{"at": (2, 3), "power": 1}], threat=3)
    do(match, "resolve", input="shock")
    assert agent(match).shut
    assert is_open(match)
    assert g(match).keypads == ()
    assert g(match).at_keypad is None
    assert g(match).threat >= 6
    assert asked(match) not in {"step-through", "act"}


@pytest.mark.clause("BC-INPUT-16", "BC-SHUTBOT-05", "BC-SHUTBOT-12")
def test_what_the_open_door_pays_does_not_stop_the_shut_down() -> None:
    """Locksmith pays 2 power for the door: the agent was shut down by then, and its turn is over all the same."""
    match = resolving("live-wire", agents=[{"at": (2, 3), "power": 1, "imperative": "locksmith"}, {}], players=2)
    before = g(match).threat
    do(match, "resolve", input="shock")
    assert is_open(match)
    assert (agent(match).shut, agent(match).power, agent(match).imperative) == (False, 2, "")
    assert (g(match).threat, asked(match), g(match).active) == (before + 3, "before-turn", 1)
    order = [type(item.event) for item in match.told(0) if isinstance(item, Told)]
    assert order.index(DoorUnlocked) < order.index(ShutDown) < order.index(ImperativeDone) < order.index(Reactivated)


@pytest.mark.clause("BC-INPUT-16")
def test_a_shock_before_the_last_input_leaves_the_door_locked() -> None:
    """The alarm was still open."""
    match = resolving("tripwire", agents=[{"at": (2, 3), "power": 1}])
    do(match, "resolve", input="shock")
    assert agent(match).shut
    assert not is_open(match)
    assert g(match).keypads == ((OF_A, "tripwire"),)


@pytest.mark.clause("BC-INPUT-01")
@pytest.mark.parametrize(("card", "wanted"), [("beacon", "ping"), ("buzzer", "alarm")])
def test_the_last_input_opens_the_door_whatever_comes_of_it(card: str, wanted: str) -> None:
    """Ping or alarm, the agent is detected, threat reaches an event, and that takes the agent's last power."""
    core = graph().core
    own = {"at": (2, 3), "power": 1, "ip": graph().next_clockwise[core]}
    trap = {"corporation": "halden", "difficulty": "seasoned", "threat": 4, "reached": 4}
    match = resolving(card, agents=[own], pings=(core,), ceo=3, **trap)
    do(match, "resolve", input=wanted)
    order = [type(item.event) for item in match.told(0) if isinstance(item, Told)]
    assert order.index(DoorUnlocked) < order.index(ShutDown)
    assert agent(match).shut
    assert is_open(match)
    assert g(match).keypads == ()
