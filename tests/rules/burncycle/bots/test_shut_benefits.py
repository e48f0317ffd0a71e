"""What a shut down agent still gets out of its abilities, mods and cards: power, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.rules.burncycle.inventory.store import names
from tests.rules.burncycle.plans import hall
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, faces, g, module, refused, told

from getaway.games.burncycle.bots.events import Reactivated
from getaway.games.burncycle.floor import lay
from getaway.games.burncycle.ground.events import PoolBuilt
from getaway.kernel import Match

HALL = lay("shut_hall", hall(2, 6))
NO_DICE = {"basic": 0, "advanced": 0, "elite": 0}
MOVE_AP = [
    {"name": "byte", "upgrades": ("unique-1",)},
    {"name": "crash", "upgrades": ("unique-1",)},
    {"name": "bit", "upgrades": ("unique-1",)},
    {"name": "processor", "cards": ["servo-legs*"]},
]
"""Agents that have 1 AP more in a move action: Soft Landing, Momentum, Light Feet and the mod Servo Legs."""


def with_agent(mine: Mapping[str, Any], *chances: Any, shut: bool = True, **position: Any) -> Match:
    """The agent is shut down unless told otherwise, and the command module is far away from it."""
    down = {"shut": True, "power": 0} if shut else {}
    module = {"at": (2, 5), "upgrades": ("repair",), **position.pop("module", {})}
    return arrange(1, *chances, plan="shut_hall", agents=[{"at": (1, 1), **mine, **down}], module=module, **position)


@pytest.mark.clause("BC-SHUTBOT-08", "BC-SHUTBOT-21")
@pytest.mark.parametrize("mine", MOVE_AP, ids=["soft-landing", "momentum", "light-feet", "servo-legs"])
def test_no_ability_of_a_shut_down_agent_adds_ap(mine: Mapping[str, Any]) -> None:
    """Without dice the move goes one space, but not if the agent that has the ability is shut down."""
    match = with_agent(mine, shut=False)
    do(match, "move", **NO_DICE)
    assert (asked(match), g(match).moving.ap) == ("moving", 1)
    match = with_agent(mine)
    do(match, "move", **NO_DICE)
    assert (asked(match), g(match).moving) == ("act", None)  # the move is over: nobody has AP


@pytest.mark.clause("BC-SHUTBOT-21")
def test_what_is_not_the_agents_own_still_adds_ap() -> None:
    """On a physical chip the move has 2 AP, and 1 more if the command module gives it to the team."""
    match = with_agent(MOVE_AP[0], module={"name": "byte"}, slots=("physical", "general"))
    do(match, "move", **NO_DICE)
    assert g(match).moving.ap == 3
    do(match, "step", bot=1, to=at(match, (2, 6)))
    assert g(match).moving.ap == 2


@pytest.mark.clause("BC-SHUTBOT-21", "BC-MOD-09")
def test_a_mod_installed_while_shut_down_works_once_the_agent_does() -> None:
    """Installing is open at any time, and gives nothing until the agent has power again."""
    match = with_agent({"cards": ["servo-legs"]}, slots=("general", "general", "general"))
    do(match, "install", seat=0, card="servo-legs")
    assert names(agent(match)) == ["servo-legs*"]
    do(match, "move", **NO_DICE)
    assert (asked(match), g(match).tracker) == ("act", 1)
    do(match, "repair", bot=1, other=0, power=1)
    do(match, "move", **NO_DICE)
    assert (asked(match), g(match).moving.ap) == ("moving", 1)


@pytest.mark.clause("BC-SHUTBOT-08", "BC-SHUTBOT-21")
@pytest.mark.parametrize(("name", "card"), [("byte", ""), ("processor", "gyroscope*"), ("processor", "mirror-lens*")])
def test_no_ability_of_a_shut_down_agent_changes_dice(name: str, card: str) -> None:
    """Its player rolls for the command module's move: the agent's Tumble Magnet or mod is of no use then."""
    mine = {"name": name, "cards": [card] if card else []}
    key = card.removesuffix("*") or "tumble-magnet"
    match = with_agent(mine, faces(1), shut=False, pool=(1, 0, 0))
    do(match, "move", **{**NO_DICE, "basic": 1})
    assert can(match, "use-on-dice") == [{"ability": key, "die": 0}]
    match = with_agent(mine, faces(0, 0), pool=(2, 0, 0))
    do(match, "move", **{**NO_DICE, "basic": 2})
    assert (asked(match), can(match, "use-on-dice")) == ("after-the-roll", [])
    assert refused(match, "use-on-dice", ability=key, die=0) == "BC-CMD-17"


@pytest.mark.clause("BC-SHUTBOT-07", "BC-SHUTBOT-21")
def test_no_ability_adds_basic_dice_to_the_pool_of_a_shut_down_agent() -> None:
    """Neither its own Turbo and Spare Cells nor the command module's Master Clock do."""
    mine = {"upgrades": ("unique-1",), "cards": ["spare-cells*"], "advanced": 2, "elite": 1}
    clock = {"name": "processor", "power": 3}
    match = with_agent({**mine, "name": "exe", "upgrades": ()}, module=clock, phase="route-first")
    do(match, "done")
    assert told(match, PoolBuilt) == [PoolBuilt(0, 0, 2, 1)]
    match = with_agent({**mine, "name": "processor"}, module={"power": 3}, phase="route-first")
    do(match, "done")
    assert told(match, PoolBuilt) == [PoolBuilt(0, 0, 2, 1)]


@pytest.mark.clause("BC-SHUTBOT-21", "BC-MOD-06", "BC-MOD-07", "BC-SHUTBOT-12")
def test_a_shut_down_agent_may_discard_a_mod_for_its_power() -> None:
    """A mod that was never installed pays, and what pays power brings the agent back; its turn goes on with it."""
    match = with_agent({"cards": ["servo-legs", "spare-cells*"]}, slots=("general", "general"))
    assert refused(match, "netcard", bot=0) == "BC-SHUTBOT-08"
    do(match, "discard", seat=0, bot=0, card="servo-legs")
    assert (agent(match).shut, agent(match).power) == (False, 2)
    assert told(match, Reactivated) == [Reactivated(0)]
    do(match, "netcard", bot=0)
    assert len(agent(match).hand) == 1


@pytest.mark.clause("BC-SHUTBOT-21", "BC-MOD-15")
def test_discarding_an_installed_mod_or_equipment_leaves_it_shut_down() -> None:
    """Neither pays power."""
    match = with_agent({"cards": ["servo-legs*", "nitro-shot"]})
    do(match, "discard", seat=0, bot=0, card="servo-legs")
    do(match, "discard", seat=0, bot=0, card="nitro-shot")
    assert (agent(match).shut, agent(match).power, agent(match).cards) == (True, 0, ())
    assert told(match, Reactivated) == []
    assert module(match).power == 8
