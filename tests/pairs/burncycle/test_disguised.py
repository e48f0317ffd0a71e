"""Disguised Interface in every step: an agent in players' turns, a guard in the corporation's."""

from __future__ import annotations

from tests.pairs.burncycle.rooms import field, moved, on_the_move
from tests.rules.burncycle.surveil.rooms import results
from tests.rules.burncycle.table import agent, arrange, at, can, do, g, module, refused, told, unit

from getaway.games.burncycle.detection.events import Detected
from getaway.games.burncycle.security.events import UnitAttacked
from getaway.games.burncycle.table.parts import NOWHERE

MASKED = {"name": "interface", "disguise": "hamster", "facing": "right", "at": (2, 2)}


def test_a_push_in_mid_move_leaves_her_none_of_the_rolled_ap() -> None:
    """She pushes a stunned guard, is unmasked, and goes no further: the AP are the module's."""
    match = on_the_move(
        2, 2, 2, mine={**MASKED, "upgrades": ("push",)}, units=[{"at": (2, 3), "state": "stunned"}],
        slots=("physical", "general"),
    )  # fmt: skip
    do(match, "step", bot=0, to=at(match, (2, 3)), push=at(match, (2, 4)))
    assert (agent(match).disguise, agent(match).detected) == ("", True)
    assert {row["bot"] for row in can(match, "step")} == {1}
    assert refused(match, "step", bot=0, to=at(match, (1, 3))).startswith("BC-INTF")
    do(match, "step", bot=1, to=at(match, (3, 8)))


def test_on_patrol_she_stops_before_an_undetected_bot_and_does_not_detect_it() -> None:
    """The module stands in front of her: her patrol ends there, and it is neither detected nor attacked."""
    match = field(agents=[MASKED], module={"at": (2, 3), "power": 6}, phase="security")
    assert (agent(match).cell, module(match).chip, module(match).power) == (at(match, (2, 2)), NOWHERE, 6)
    assert [*told(match, Detected), *told(match, UnitAttacked)] == []


def test_she_pursues_and_attacks_a_detected_bot_as_a_guard() -> None:
    """The module is detected in her range: she goes to it and costs it 1 power, the level of her disguise."""
    match = field(agents=[MASKED], module={"at": (2, 5), "detected": True, "power": 6}, phase="security")
    assert (agent(match).cell, module(match).power) == (at(match, (2, 4)), 5)


def test_she_investigates_a_chip_as_a_guard() -> None:
    """No other unit is near: she goes onto the chip of the module and clears it."""
    match = field(agents=[MASKED], module={"at": (3, 9), "chip": (2, 4)}, phase="security")
    assert (agent(match).cell, module(match).chip) == (at(match, (2, 4)), NOWHERE)


def test_no_unit_pursues_or_attacks_her() -> None:
    """A guard looks at her from the next space, and patrols through her: it takes her for another guard."""
    guard = {"name": "tripod", "at": (2, 3), "facing": "left"}
    match = field(agents=[{**MASKED, "facing": "left", "power": 5}], units=[guard], phase="security")
    assert (agent(match).power, agent(match).chip, unit(match).cell) == (5, NOWHERE, at(match, (2, 3)))
    assert told(match, UnitAttacked) == []


def test_nobody_looks_through_her_awareness_in_players_turns() -> None:
    """The module walks right in front of her and stays undetected."""
    match = on_the_move(2, mine=MASKED, module={"at": (2, 5)})
    do(match, "step", bot=1, to=at(match, (2, 4)))
    assert module(match).chip == NOWHERE


def test_with_her_own_chip_on_a_space_she_walks_into_her_disguise_is_gone() -> None:
    """A bot on its own chip is detected, and not by awareness."""
    match = on_the_move(mine={**MASKED, "chip": (2, 3)})
    do(match, "step", bot=0, to=at(match, (2, 3)))
    assert (agent(match).disguise, agent(match).detected) == ("", True)


def test_a_room_she_enters_is_surveilled_for_her_as_for_any_agent() -> None:
    """The imperative of the surveillance die is hers."""
    match = arrange(
        1, results("imperative"), "hands-off", plan="pairs_office", agents=[{**MASKED, "at": (1, 3)}],
        module={"at": (4, 1)}, unlocked=[0], unseen=(0,), rig={"imperatives": ["hands-off"]},
    )  # fmt: skip
    moved(match)
    do(match, "step", bot=0, to=at(match, (1, 4)))
    assert (agent(match).imperative, agent(match).disguise, g(match).unseen) == ("hands-off", "hamster", ())
