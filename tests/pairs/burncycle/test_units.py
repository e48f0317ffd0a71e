"""Stunned security units and the captain in every step, and units that were pushed."""

from __future__ import annotations

import pytest
from tests.pairs.burncycle.rooms import NO_DICE, field, on_the_move
from tests.rules.burncycle.missions.test_change import leaving, settle_in
from tests.rules.burncycle.table import agent, arrange, at, can, do, g, module, refused, told, unit

from getaway.games.burncycle.security.events import InvestigatorFound, UnitAttacked, UnitStepped
from getaway.games.burncycle.table.mats.network import graph
from getaway.games.burncycle.table.parts import NOWHERE, STUNNED

OUT = {"state": STUNNED}
ZUK = {"name": "zuk", "facing": "right"}


# Stunned


def test_nobody_walks_through_a_stunned_unit() -> None:
    """It is in the way like any unit, short of push."""
    match = on_the_move(2, mine={"at": (2, 2)}, units=[{"at": (2, 3), **OUT}])
    assert refused(match, "step", bot=0, to=at(match, (2, 3))) == "BC-PUSH-01"
    assert at(match, (2, 3)) not in {row["to"] for row in can(match, "step") if row["bot"] == 0}


def test_an_effect_that_stuns_leaves_out_who_is_stunned() -> None:
    """Of two guards in reach one is stunned: the other one is hit, and nobody is asked."""
    units = [{"at": (2, 4), **OUT}, {"at": (3, 3), "facing": "down"}]
    match = field(agents=[{"at": (2, 2), "cards": ["flash-charge"]}], units=units)
    do(match, "use", what="flash-charge")
    assert [unit(match, n).state for n in (1, 2)] == [STUNNED, STUNNED]


def test_a_stunned_unit_pursues_nobody_and_attacks_nobody() -> None:
    """The module is detected on the space before it, and loses nothing."""
    match = field(
        agents=[{"at": (1, 9)}], module={"at": (2, 4), "detected": True, "power": 6},
        units=[{"at": (2, 3), "facing": "right", **OUT}], phase="security",
    )  # fmt: skip
    assert (unit(match).cell, module(match).power) == (at(match, (2, 3)), 6)
    assert [*told(match, UnitStepped), *told(match, UnitAttacked)] == []


def test_the_chip_beside_a_stunned_unit_is_investigated_by_another() -> None:
    """The nearer guard is stunned, so that the one further away is sent."""
    match = field(
        agents=[{"at": (1, 9), "chip": (3, 2)}], phase="security",
        units=[{"at": (3, 1), **OUT}, {"name": "walker", "at": (3, 5), "facing": "right"}],
    )  # fmt: skip
    assert [event.unit for event in told(match, InvestigatorFound)] == [2]
    assert (unit(match, 2).cell, agent(match).chip) == (at(match, (3, 2)), NOWHERE)


def test_a_stunned_unit_in_a_safe_zone_comes_along_stunned() -> None:
    """It lies in the stairwell when the floor changes."""
    match = leaving(units=[{"at": (10, 13), **OUT}])
    settle_in(match)
    assert g(match).level == 2
    assert [each.state for each in g(match).units if each.number == 1] == [STUNNED]


# The captain


@pytest.mark.parametrize("spaces", [2, 4])
def test_what_reaches_guards_from_afar_does_not_reach_the_captain(spaces: int) -> None:
    """CannonArm: a guard 4 spaces away can be struck at, the captain from the next space only."""
    mine = {"at": (1, 1), "cards": ["cannonarm*"]}
    far = [{**ZUK, "at": (1, 1 + spaces), **OUT}, {"at": (3, 3), **OUT}]
    match = field(agents=[mine], units=far)
    assert {row["unit"] for row in can(match, "strike-unit")} == {2}
    assert refused(match, "strike-unit", bot=0, unit=1, **NO_DICE) == "BC-MOD-17"
    match = field(agents=[mine], units=[{**ZUK, "at": (1, 2), **OUT}])
    assert {row["unit"] for row in can(match, "strike-unit")} == {1}


def test_the_captain_can_be_pushed_like_any_unit() -> None:
    """Push is for security units, and he is one."""
    match = on_the_move(2, mine={"at": (2, 2), "upgrades": ("push",)}, units=[{**ZUK, "at": (2, 3), **OUT}])
    do(match, "step", bot=0, to=at(match, (2, 3)), push=at(match, (2, 4)))
    assert (unit(match).cell, agent(match).detected) == (at(match, (2, 4)), True)


def test_what_stuns_units_stuns_the_captain_and_counts_for_an_imperative() -> None:
    """A flash charge reaches every security unit within 3 spaces; Bouncer is met by stunning one."""
    mine = {"at": (2, 2), "cards": ["flash-charge"], "imperative": "bouncer", "power": 3}
    match = field(agents=[mine], units=[{**ZUK, "at": (2, 5)}])
    do(match, "use", what="flash-charge")
    assert (unit(match).state, agent(match).imperative, agent(match).power) == (STUNNED, "", 6)


def test_the_captain_investigates_like_any_unit() -> None:
    """Alone on the floor he goes onto the chip and clears it."""
    match = field(agents=[{"at": (3, 1), "chip": (1, 8)}], units=[{**ZUK, "at": (1, 5)}], phase="security")
    assert (unit(match).cell, agent(match).chip) == (at(match, (1, 8)), NOWHERE)


def test_the_captain_pursues_and_costs_three_power() -> None:
    """He goes to the detected module in his range."""
    match = field(
        agents=[{"at": (3, 1)}], module={"at": (1, 8), "detected": True, "power": 8}, units=[{**ZUK, "at": (1, 5)}],
        phase="security", in_view=(1,),
    )  # fmt: skip
    assert (unit(match).cell, module(match).power) == (at(match, (1, 7)), 5)


def test_the_captain_in_a_safe_zone_comes_along() -> None:
    """He is a security unit like the guards who do."""
    match = leaving(units=[{"name": "zuk", "at": (10, 13)}])
    settle_in(match)
    assert [each.name for each in g(match).units if each.number == 1 and each.captain] == ["zuk"]


def test_a_network_card_stuns_the_captain_and_leaves_out_who_is_stunned() -> None:
    """Guard Rota is for any unit: with a stunned guard and the captain on the floor it is he, and nobody is asked."""
    node = next(n for n, kind in enumerate(graph().kind_of) if (graph().layer_of[n], kind) == (2, "physical"))
    mine = {"at": (3, 1), "hand": ("guard-rota",), "ip": node}
    units = [{**ZUK, "at": (1, 8)}, {"at": (1, 5), **OUT}]
    match = field(agents=[mine], units=units, phase="landing", rig={"network_cards": []}, in_view=(1,))
    do(match, "use-network-card", card="guard-rota")
    assert [unit(match, n).state for n in (1, 2)] == [STUNNED, STUNNED]


def test_an_option_for_guards_leaves_the_captain_out() -> None:
    """Burnt Fuse shuts a guard down; the captain is nearer, and stays."""
    units = [{**ZUK, "at": (1, 5), **OUT}, {"at": (1, 6), **OUT}]
    match = arrange(
        1, plan="pairs_office", agents=[{"at": (1, 4)}], module={"at": (4, 1)}, units=units, terminals=(3,),
        mainframes=(3,), rig={"terminal_cards": ["fire-drill"]},
    )  # fmt: skip
    do(match, "terminal", bot=0)
    do(match, "select", options=(3,))
    assert [each.name for each in g(match).units] == ["zuk"]


# Pushed


def test_a_pushed_unit_sees_from_where_it_comes_to_stand() -> None:
    """Out of its range before, the module is detected as soon as the guard stands a space nearer."""
    match = on_the_move(
        2, mine={"at": (2, 2), "upgrades": ("push",)}, module={"at": (3, 5)},
        units=[{"name": "bloodhound", "at": (2, 3), "facing": "left"}],
    )  # fmt: skip
    assert not module(match).detected
    do(match, "step", bot=0, to=at(match, (2, 3)), push=at(match, (2, 4)))
    assert module(match).detected


def test_a_unit_pushed_onto_a_chip_clears_it() -> None:
    """The chip of the module lies where the guard is pushed to."""
    match = on_the_move(
        2, mine={"at": (2, 2), "upgrades": ("push",)}, module={"at": (3, 9), "chip": (2, 4)},
        units=[{"at": (2, 3), **OUT}],
    )  # fmt: skip
    do(match, "step", bot=0, to=at(match, (2, 3)), push=at(match, (2, 4)))
    assert module(match).chip == NOWHERE


def test_a_push_is_no_moment_to_pursue_or_attack() -> None:
    """Pushed beside the module, whom it comes to see, a guard neither moves nor attacks in a player's turn."""
    match = on_the_move(
        2, mine={"at": (2, 2), "upgrades": ("push",)}, module={"at": (1, 4), "power": 6},
        units=[{"name": "tripod", "at": (2, 3), "facing": "left"}], slots=("general",),
    )  # fmt: skip
    do(match, "step", bot=0, to=at(match, (2, 3)), push=at(match, (2, 4)))
    assert (module(match).detected, module(match).power) == (True, 6)
    assert [*told(match, UnitAttacked), *told(match, UnitStepped)] == []
