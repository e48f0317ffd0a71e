"""The dice pool, and the AP it gives."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.table import agent, asked, at, can, do, faces, g, module, refused, told, unit
from tests.rules.burncycle.turn.playing import pool, roll, team, totals, turn, until

from getaway.games.burncycle.bots.power import gain_power, lose_power
from getaway.games.burncycle.ground.events import DiceRolled, PoolBuilt
from getaway.games.burncycle.table.parts import AWAKE, STUNNED, Held

ICON = ("reroll", 3)


# The pool


@pytest.mark.clause("BC-DICE-06", "BC-DICE-07")
def test_the_pool_has_a_die_for_each_power_and_each_dice_upgrade() -> None:
    """6 power, 2 advanced and 1 elite upgrades make 6, 2 and 1 dice."""
    match = turn(phase="route-first", agents=[{"at": (2, 1), "power": 6, "advanced": 2, "elite": 1}])
    do(match, "done")
    assert pool(match) == (6, 2, 1)
    assert told(match, PoolBuilt) == [PoolBuilt(0, 6, 2, 1)]


@pytest.mark.clause("BC-SHUTBOT-07")
def test_a_shut_down_agent_leaves_only_its_better_dice() -> None:
    """Neither its mod nor the module's innate ability adds a basic die; for a working agent the latter does."""
    agents = [{"at": (2, 1), "power": 0, "shut": True, "advanced": 2, "cards": ("spare-cells*",)}]
    match = turn(phase="route-first", agents=agents, module={"at": (2, 2), "name": "memory"}, pool=(0, 0, 0))
    do(match, "done")
    assert pool(match) == (0, 2, 0)
    match = turn(phase="route-first", module={"at": (2, 2), "name": "memory"}, agents=[{"at": (2, 1), "power": 2}])
    do(match, "done")
    assert pool(match) == (3, 0, 0)


@pytest.mark.clause("BC-POOL-02")
def test_the_pool_is_built_after_the_first_routing() -> None:
    """What was routed in step 1 is missing in basic dice and there in advanced ones."""
    match = turn(phase="begin", agents=[{"at": (2, 1), "power": 5}], pool=(0, 0, 0))
    do(match, "begin-turn")
    do(match, "upgrade", upgrade="advanced")
    assert pool(match) == (0, 0, 0)
    do(match, "done")
    assert asked(match) == "act"
    assert pool(match) == (3, 1, 0)


@pytest.mark.clause("BC-LIMIT-07")
def test_a_pool_is_never_built_beyond_its_caps() -> None:
    """10 power and a mod give 10 basic dice, more upgrades than 5 give 5; below the cap the mod gives its die."""
    agents = [{"at": (2, 1), "power": 10, "advanced": 7, "elite": 6, "cards": ("spare-cells*",)}]
    match = turn(phase="route-first", agents=agents, pool=(0, 0, 0))
    do(match, "done")
    assert pool(match) == (10, 5, 5)
    match = turn(phase="route-first", agents=[{"at": (2, 1), "power": 3, "cards": ("spare-cells*",)}])
    do(match, "done")
    assert pool(match) == (4, 0, 0)


@pytest.mark.clause("BC-POOL-04")
@pytest.mark.parametrize(
    ("kind", "before", "after"), [(0, 10, 10), (0, 9, 10), (0, 3, 4), (1, 5, 5), (1, 4, 5), (1, 1, 3)]
)
def test_dice_that_effects_add_stay_within_the_caps(kind: int, before: int, after: int) -> None:
    """Equipment that adds 1 basic or 2 advanced dice fills the pool to 10 or 5 at most."""
    card = Held("ammo-drum", face=3) if kind == 0 else Held("overclock")
    match = turn(pool=(before, 0, 0) if kind == 0 else (1, before, 0), agents=[{"at": (2, 1), "cards": (card,)}])
    do(match, "use", what=card.card)
    assert pool(match)[kind] == after


@pytest.mark.clause("BC-POOL-05")
def test_power_changes_do_not_change_the_pool_of_the_turn() -> None:
    """Neither a loss nor a gain after step 2 does."""
    match = turn(phase="route-first", agents=[{"at": (2, 1), "power": 5}])
    do(match, "done")
    lose_power(g(match), 0, 2, "BC-POWER-02")
    assert (agent(match).power, pool(match)) == (3, (5, 0, 0))
    gain_power(g(match), 0, 4, "BC-PBANK-02")
    assert (agent(match).power, pool(match)) == (7, (5, 0, 0))


@pytest.mark.clause("BC-POOL-06")
def test_dice_spent_are_gone_for_the_turn() -> None:
    """Of 5 dice 3 are rolled; the 2 others and a blank are left for the next action."""
    match = turn(faces(1, 1, 0), pool=(5, 0, 0))
    roll(match, 3)
    do(match, "stop")
    assert asked(match) == "act"
    assert pool(match) == (3, 0, 0)
    assert refused(match, "move", basic=4, advanced=0, elite=0) == "BC-POOL-06"
    assert max(option["basic"] for option in can(match, "move")) == 3


@pytest.mark.clause("BC-DICE-08")
def test_the_command_module_rolls_the_pool_of_the_active_player() -> None:
    """A strike of the module in player 2's turn rolls that player's 2 dice, and no third one."""
    agents = [{"at": (2, 1), "power": 4}, {"at": (2, 3), "power": 9}]
    match = team(2, faces(2, 2), agents=agents, module={"at": (2, 2)}, active=1, pool=(2, 0, 0))
    wall = can(match, "strike-wall")[0]["wall"]
    strike = {"bot": g(match).module, "wall": wall, "advanced": 0, "elite": 0}
    mine = [option for option in can(match, "strike-wall") if option["bot"] == g(match).module]
    assert max(option["basic"] for option in mine) == 2
    wall = mine[0]["wall"]
    assert refused(match, "strike-wall", **{**strike, "wall": wall}, basic=3) == "BC-POOL-06"
    do(match, "strike-wall", **{**strike, "wall": wall}, basic=2)
    assert [(event.bot, event.faces) for event in told(match, DiceRolled)] == [(2, (2, 2))]
    assert pool(match) == (0, 0, 0)


# AP


@pytest.mark.clause("BC-AP-04")
def test_a_move_goes_as_far_as_its_ap() -> None:
    """1 AP is one step, then the move is over."""
    match = turn(faces(1), agents=[{"at": (2, 1)}], module={"at": (1, 6)}, pool=(1, 0, 0))
    roll(match, 1)
    do(match, "step", bot=0, to=at(match, (2, 2)))
    assert agent(match).cell == at(match, (2, 2))
    assert g(match).moving is None
    assert asked(match) == "act"


@pytest.mark.clause("BC-AP-05")
def test_ap_of_an_optimized_action_need_no_dice() -> None:
    """On a physical chip two steps with no die, on a general one none."""
    match = turn(slots=("physical", "general"), agents=[{"at": (2, 1)}], module={"at": (1, 6)})
    roll(match)
    do(match, "step", bot=0, to=at(match, (2, 2)))
    do(match, "step", bot=0, to=at(match, (2, 3)))
    assert asked(match) == "act"
    roll(match)
    assert g(match).moving is None
    assert agent(match).cell == at(match, (2, 3))


@pytest.mark.clause("BC-AP-06")
def test_ap_left_over_are_lost_with_their_action() -> None:
    """3 AP are given up; the next move without dice has 0."""
    match = turn(faces(2, 1), pool=(2, 0, 0), slots=("general", "general"))
    roll(match, 2)
    assert g(match).moving.ap == 3
    do(match, "stop")
    roll(match)
    assert totals(match) == [3, 0]
    assert g(match).moving is None
    until(match, "network")
    assert module(match).cell == at(match, (2, 2))


@pytest.mark.clause("BC-AP-07")
def test_a_strong_strike_may_only_stun() -> None:
    """12 AP are enough to shut a level 1 guard down; the player stuns it, or lets it be."""
    guard = {"units": [{"at": (2, 2), "name": "hamster", "facing": "right"}], "module": {"at": (1, 6)}}
    for result, state in (("stun", STUNNED), ("nothing", AWAKE)):
        match = turn(faces(*[("elite", 3)] * 4), pool=(0, 0, 4), **guard)
        do(match, "strike-unit", bot=0, unit=1, basic=0, advanced=0, elite=4)
        assert {option["result"] for option in can(match, "strike-for")} == {"shut-down", "stun", "nothing"}
        do(match, "strike-for", result=result)
        assert unit(match).state == state
