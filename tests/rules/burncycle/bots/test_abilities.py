"""What the abilities on the bot cards do, each in play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, faces, g, refused, told

from getaway.games.burncycle.floor import lay
from getaway.games.burncycle.ground.events import Totalled
from getaway.games.burncycle.threat.events import ThreatChanged
from getaway.kernel import Match

SPAN = lay(
    "abilities_span",
    """
    +---+---+---+---+---+
    | .   .   .   . : aT|
    +---+---+---+---+---+
    """,
)
NONE = {"basic": 0, "advanced": 0, "elite": 0}
GUARD = {"at": (1, 2), "state": "stunned"}


def team(
    *chances: Mapping[str, Any], bot: dict[str, object], module: dict[str, object] | None = None, **more: Any
) -> Match:
    """An agent on [1, 1] and a command module on [1, 4], unless they are put elsewhere."""
    base = {"name": "access", "at": (1, 4), **(module or {})}
    return arrange(1, *chances, plan="abilities_span", agents=[{"at": (1, 1), **bot}], module=base, **more)


@pytest.mark.parametrize(("name", "swaps"), [("processor", True), ("exe", False)])
def test_processors_pipeline_is_as_good_as_swap(name: str, swaps: bool) -> None:
    """Without the upgrade Processor changes places with the module; another agent does not."""
    match = team(faces(1), bot={"name": name}, module={"at": (1, 2)})
    do(match, "move", basic=1, advanced=0, elite=0)
    assert ({"bot": 0, "to": at(match, (1, 2))} in can(match, "step")) == swaps


def test_exes_right_of_way_makes_a_push_cost_one_ap() -> None:
    """With the upgrade and 1 AP EXE pushes; Crash is refused."""
    upgraded = {"upgrades": ("push",)}
    match = team(faces(1), bot={"name": "exe", **upgraded}, units=[GUARD])
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 2)), push=at(match, (1, 3)))
    assert agent(match).cell == at(match, (1, 2))
    match = team(faces(1), bot={"name": "crash", **upgraded}, units=[GUARD])
    do(match, "move", basic=1, advanced=0, elite=0)
    assert refused(match, "step", bot=0, to=at(match, (1, 2)), push=at(match, (1, 3))) == "BC-PUSH-01"


@pytest.mark.parametrize(("name", "threat"), [("crash", 7), ("processor", 8)])
def test_crashs_crumple_zone_saves_a_threat(name: str, threat: int) -> None:
    """Shut down by the captain's gaze Crash costs 2 threat, anybody else 3."""
    match = arrange(
        1, faces(1), plan="abilities_span", agents=[{"name": name, "at": (1, 5), "power": 1}], module={"at": (1, 1)},
        units=[{"name": "zuk", "at": (1, 3), "facing": "right"}], unlocked=[0], threat=5, reached=26, in_view=(1,),
    )  # fmt: skip
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 4)))
    assert told(match, ThreatChanged)[0].by == threat - 5


@pytest.mark.parametrize(
    ("bot", "module", "dice"),
    [
        ({"name": "processor"}, {}, 3),
        ({"name": "processor", "upgrades": ("unique-1",)}, {}, 4),
        ({"name": "exe"}, {"name": "processor"}, 4),
        ({"name": "exe"}, {"name": "memory"}, 4),
    ],
)
def test_more_dice_for_the_pool(bot: dict[str, object], module: dict[str, object], dice: int) -> None:
    """Turbo gives its own agent a basic die, Master Clock and Look Ahead one to each agent in its turn."""
    match = team(bot={**bot, "power": 3}, module=module, phase="route-first")
    do(match, "done")
    assert g(match).pool.basic == dice


@pytest.mark.parametrize(
    ("bot", "module", "ap"),
    [
        ({"name": "exe"}, {}, 0),
        ({"name": "crash", "upgrades": ("unique-1",)}, {}, 1),
        ({"name": "exe"}, {"name": "byte"}, 1),
        ({"name": "crash", "upgrades": ("unique-1",)}, {"name": "byte"}, 2),
    ],
)
def test_more_ap_for_moves(bot: dict[str, object], module: dict[str, object], ap: int) -> None:
    """Momentum for Crash, Tailwind of Byte as command module for all."""
    match = team(bot=bot, module=module)
    do(match, "move", **NONE)
    assert told(match, Totalled)[-1].ap == ap


@pytest.mark.parametrize(
    ("bot", "module", "striker", "ap"),
    [
        ({"name": "exe"}, {}, 0, 0),
        ({"name": "casing", "upgrades": ("unique-1", "unique-2")}, {}, 0, 3),
        ({"name": "exe"}, {"name": "crash"}, 0, 1),
        ({"name": "exe"}, {"name": "crash"}, 1, 1),
        ({"name": "exe"}, {"name": "casing"}, 1, 2),
        ({"name": "exe"}, {"name": "casing"}, 0, 0),
    ],
)
def test_more_ap_for_strikes(bot: dict[str, object], module: dict[str, object], striker: int, ap: int) -> None:
    """Hydraulics and Press for Casing, Hull for the module itself, Battering Ram for all."""
    match = team(bot=bot, module=module)
    wall = g(match).floor.edge(g(match).bots[striker].cell, 0)
    do(match, "strike-wall", bot=striker, wall=wall, **NONE)
    assert told(match, Totalled)[-1].ap == ap


@pytest.mark.parametrize(
    ("bot", "module", "ap"),
    [
        ({"name": "exe"}, {}, 0),
        ({"name": "exe", "upgrades": ("unique-1",)}, {}, 1),
        ({"name": "bit"}, {"name": "exe"}, 1),
    ],
)
def test_more_ap_at_terminals(bot: dict[str, object], module: dict[str, object], ap: int) -> None:
    """Batch for EXE, Shared Library of EXE as command module for all."""
    desk = SPAN.cell(1, 5)
    match = team(bot={**bot, "at": (1, 5)}, module=module, terminals=(desk,), rig={"terminal_cards": ["camera-feed"]})
    do(match, "terminal", bot=0)
    do(match, "select", options=(1,))
    roll = next(wish for wish in match.asks[0].choice if wish.args.keys() == NONE.keys())
    do(match, roll.verb, **NONE)
    if asked(match) == "after-the-roll":
        do(match, "total")
    assert told(match, Totalled)[-1].ap == ap


def test_branch_prediction_rolls_a_die_again_once_a_turn() -> None:
    """A blank becomes 2 AP; on the next roll of the turn the ability is used up."""
    two = faces(2)["faces"]
    match = team(
        faces(0), {"faces": two}, faces(0), bot={"name": "processor", "upgrades": ("unique-2",)},
        slots=("general", "general"),
    )  # fmt: skip
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "use-on-dice", ability="branch-prediction", die=0)
    assert g(match).moving.ap == 2
    do(match, "stop")
    do(match, "move", basic=1, advanced=0, elite=0)
    assert asked(match) != "after-the-roll"


def test_bit_as_command_module_pushes_without_the_upgrade() -> None:
    """Side Step replaces the upgrade; the push costs 2 AP as always."""
    match = team(faces(2), bot={"name": "exe"}, module={"name": "bit", "at": (1, 3)}, units=[{**GUARD, "at": (1, 4)}])
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=1, to=at(match, (1, 4)), push=at(match, (1, 5)))
    assert g(match).moving is None


def test_the_ip_spoofer_raises_accesss_level_in_the_network_step() -> None:
    """Once in a turn, and for nobody else."""
    match = team(bot={"name": "access"}, module={"name": "exe"}, slots=("general",), phase="network")
    do(match, "network-ability", ability="ip-spoofer")
    assert agent(match).level == 2
    assert can(match, "network-ability") == []
    match = team(bot={"name": "bit"}, slots=("general",), phase="network")
    assert can(match, "network-ability") == []


def test_byte_uses_both_magnets_on_one_roll_each_once() -> None:
    """Flipped, a die can still be rolled again by the other magnet; a die that was not rolled cannot be flipped."""
    match = team(faces(0), faces(2), bot={"name": "byte", "upgrades": ("unique-2",)})
    do(match, "move", basic=1, advanced=0, elite=0)
    assert refused(match, "use-on-dice", ability="tumble-magnet", die=1) == "BC-AP-02"
    do(match, "use-on-dice", ability="tumble-magnet", die=0)
    assert can(match, "use-on-dice") == [{"ability": "spare-magnet", "die": 0}]
    do(match, "use-on-dice", ability="spare-magnet", die=0)
    assert g(match).moving.ap == 2
