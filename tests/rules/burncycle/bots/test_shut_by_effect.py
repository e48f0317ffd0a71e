"""Effects that shut down the agent whose turn it is: what they still do before the turn is over."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.rules.burncycle.table import agent, arrange, boxed, do, g, module, told

from getaway.games.burncycle.bots.events import PowerChanged, ShutDown
from getaway.games.burncycle.table.pieces import Effect, Equipment, captains, equipment
from getaway.games.burncycle.turn.events import TurnEnded
from getaway.kernel import Match
from getaway.kernel.stream import Told

SURGE = (Effect("lose-power", who="agents"), Effect("power", who="module"))
"""Each agent loses 1 power, then the command module gains 1."""


def surged(effects: tuple[Effect, ...] = SURGE, **more: Any) -> Match:
    """The active agent, at 1 power, uses equipment with these effects in step 1 of its turn."""
    with boxed(equipment(), surge=Equipment("single", effects=effects)):
        agents = [{"power": 1, "cards": ["surge"]}, {"power": 3}]
        match = arrange(2, phase="route-first", agents=agents, module={"power": 4}, **more)
        do(match, "use", what="surge")
    return match


@pytest.mark.clause("BC-SHUTBOT-23")
def test_an_effect_for_all_agents_reaches_those_after_the_one_it_shuts_down() -> None:
    """The active agent is shut down first; the other still loses its power, and the card's next effect happens."""
    match = surged()
    assert agent(match).shut
    assert (agent(match, 1).power, module(match).power) == (2, 5)
    events = [item.event for item in match.told(0) if isinstance(item, Told)]
    order = [type(event) for event in events if isinstance(event, PowerChanged | ShutDown | TurnEnded)]
    assert order == [PowerChanged, ShutDown, PowerChanged, PowerChanged, TurnEnded]


@pytest.mark.clause("BC-SHUTBOT-05", "BC-SHUTBOT-23")
def test_then_the_turn_is_over() -> None:
    """Nothing of the turn comes after the effects: the next player is asked."""
    match = surged()
    assert told(match, TurnEnded) == [TurnEnded(0)]
    assert (g(match).active, g(match).carrying, g(match).todo) == (1, 0, ())


@pytest.mark.clause("BC-SHUTBOT-05", "BC-SHUTBOT-23")
def test_power_from_a_later_effect_does_not_save_the_turn() -> None:
    """The same card gives the shut down agent power again: it works, but its turn was over with the shut down."""
    match = surged((Effect("lose-power"), Effect("power", 2)))
    assert (agent(match).shut, agent(match).power) == (False, 2)
    assert told(match, TurnEnded) == [TurnEnded(0)]
    assert g(match).active == 1


@pytest.mark.clause("BC-SHUTBOT-23")
def test_the_captains_action_happens_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """The captain's chip comes up: it costs the active agent its last power, and then threat."""
    card = replace(captains()["zuk"], action=(Effect("lose-power"), Effect("threat", 2)), abilities=())
    monkeypatch.setitem(captains(), "zuk", card)
    position = {"agents": [{"power": 1}, {}], "slots": ("captain", "general"), "threat": 7, "reached": 26}
    match = arrange(2, phase="route-first", **position)
    do(match, "done")
    assert agent(match).shut
    assert g(match).threat == 7 + 3 + 2


@pytest.mark.clause("BC-SHUTBOT-23")
def test_a_card_goes_on_after_a_threat_event_that_it_set_off() -> None:
    """The card's threat reaches Brownout, which shuts the agent down; the card's second effect still happens."""
    rising = {"mission": "fire_drill", "plan": "salida1", "threat": 13, "reached": 13}
    match = surged((Effect("threat"), Effect("power", who="module")), **rising)
    assert (agent(match).shut, agent(match, 1).power) == (True, 2)
    assert module(match).power == 5
    assert told(match, TurnEnded) == [TurnEnded(0)]
