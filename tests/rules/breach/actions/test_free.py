"""Free actions: no Click, no cube, at once or never."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.boxed import boxed, gift
from tests.rules.breach.table import arrange, asked, can, cubes, do, g, may, player, refused, told

from getaway.games.breach.actions.events import MoveBegun
from getaway.games.breach.attack.events import AttackDeclared, Shielded
from getaway.games.breach.ground.events import ActionTaken
from getaway.games.breach.sheet.events import CubeMoved, Developed
from getaway.games.breach.table.pieces import Effect, rewards
from getaway.kernel import Match

WARPATH = {"avatar": "sturm", "ready": ("program",)}
"""Sturm's Program: for a Firewall Virus a free Attack, 2 stronger, with Range 1."""
VICTIM = {"avatar": "hugo", "at": 0, "cubes": {"movement": {"movement": 1}}}


def warpath(**seat: Any) -> Match:
    """Sturm activates his Program with Hugo in the same room."""
    match = arrange(seats=[{**WARPATH, **seat}, VICTIM], clicks=2)
    do(match, "cheat", cheat="program")
    return match


def free_move(*chances: str, **seat: Any) -> Match:
    """Mila's second development: a Virus of the Firewall, a cube, Research, then a free Move."""
    mine = {"avatar": "mila", "hand": ["phase-step"], **seat}
    match = arrange(2, *chances, seats=[mine, {"avatar": "hugo", "at": 8}], rooms={0: "v-1", 1: "v-4", 3: "gr-2"})
    do(match, "develop", box=4, cheat="slide")
    assert asked(match) == "which-colour"
    do(match, "choose-colour", colour="attack")
    return match


@pytest.mark.clause("BR-FREE-01")
def test_a_free_action_uses_no_click() -> None:
    """With 1 action left a free Attack is resolved, and 1 action is left."""
    match = warpath()
    do(match, "target", model=1)
    assert asked(match) == "act"
    assert told(match, ActionTaken) == []
    assert g(match).clicks == 2
    assert can(match, "infect") == [{}]


@pytest.mark.clause("BR-FREE-01")
def test_a_free_action_is_possible_with_no_action_left() -> None:
    """The Program comes after the last action."""
    match = arrange(seats=[WARPATH, VICTIM], clicks=3)
    assert can(match, "infect") == []
    do(match, "cheat", cheat="program")
    assert asked(match) == "name-target"


@pytest.mark.clause("BR-FREE-02")
def test_a_free_shield_in_an_enemys_turn() -> None:
    """Aegis can be played at any moment: Vitruvian is shielded while Hugo is on the move."""
    match = arrange(seats=[{}, {"avatar": "vitruvian", "hand": ["aegis"]}])
    do(match, "move", to="attack")
    assert may(match, 1, "play") == [{"card": "aegis"}]
    do(match, "play", seat=1, card="aegis")
    assert player(match, 1).shield
    assert told(match, Shielded) == [Shielded(1)]
    assert asked(match) == "move"  # and the Move goes on


@pytest.mark.clause("BR-FREE-02")
def test_a_free_action_of_the_own_action_phase_is_not_for_an_enemys_turn() -> None:
    """Sturm's Program names his own Action Phase."""
    match = arrange(seats=[{}, {**WARPATH}], rooms={0: "v-1"})
    assert may(match, 1, "cheat") == []
    assert refused(match, "cheat", seat=1, cheat="program") == "BR-TIMING-01"


@pytest.mark.clause("BR-FREE-03")
def test_a_free_move_is_performed_before_anything_else() -> None:
    """It is asked for as soon as it is obtained; actions, Cheats and the end of the phase must wait."""
    match = free_move()
    assert asked(match) == "move"
    wishes: list[tuple[str, dict[str, Any]]]
    wishes = [("infect", {}), ("end-actions", {}), ("develop", {"box": 1, "cheat": "breach"})]
    for verb, args in wishes:
        assert refused(match, verb, **args) == "BR-ACTPH-06"
    assert refused(match, "cheat", cheat="slide") == "BR-CHEAT-07"
    do(match, "go", room=1)
    do(match, "stop")
    assert (asked(match), player(match).room) == ("act", 1)


@pytest.mark.clause("BR-FREE-03")
def test_a_free_move_is_not_kept_for_later() -> None:
    """Who stops without spending MP has had it."""
    match = free_move()
    do(match, "stop")
    assert (asked(match), g(match).moves, player(match).room) == ("act", (), 0)
    assert refused(match, "go", room=1) == "BR-MOVE-04"
    assert len(told(match, MoveBegun)) == 1


@pytest.mark.clause("BR-FREE-03")
def test_a_free_attack_without_a_target_is_lost() -> None:
    """Nobody is in Range: the Program's Attack does not happen, and not later either."""
    match = arrange(seats=[WARPATH, {**VICTIM, "at": 8}], rooms={0: "v-1"})
    do(match, "cheat", cheat="program")
    assert asked(match) == "act"
    assert told(match, AttackDeclared) == []
    assert g(match).attacks == ()


@pytest.mark.clause("BR-FREE-03")
def test_a_free_attack_that_can_be_performed_is_performed() -> None:
    """With a target in Range it cannot be forgone."""
    match = warpath()
    assert asked(match) == "name-target"
    assert refused(match, "forgo") == "BR-TARGET-09"


@pytest.mark.clause("BR-FREE-04")
def test_a_free_attack_moves_no_cube() -> None:
    """The boxes are as they were."""
    match = warpath()
    before = player(match).cubes
    do(match, "target", model=1)
    assert player(match).cubes == before
    assert told(match, CubeMoved) == []


@pytest.mark.clause("BR-FREE-04")
def test_a_free_move_and_a_free_shield_move_no_cube() -> None:
    """Mila's Move shifts nothing; nor does the shield of Vitruvian's card."""
    match = free_move()
    do(match, "go", room=1)
    do(match, "stop")
    assert told(match, CubeMoved) == []
    match = arrange(seats=[{"avatar": "vitruvian", "hand": ["aegis"]}])
    before = player(match).cubes
    do(match, "play", card="aegis")
    assert (player(match).shield, player(match).cubes) == (True, before)


@pytest.mark.clause("BR-FREE-05")
def test_a_free_attack_needs_no_attack_cube() -> None:
    """With three off-colour cubes in the box the Attack is 3, and 2 more for the card; a normal Attack is refused."""
    off = {"attack": {"movement": 2, "defense": 1}}
    match = arrange(seats=[{**WARPATH, "cubes": off}, VICTIM])
    assert refused(match, "attack", to="defense") == "BR-ATTACK-05"
    do(match, "cheat", cheat="program")
    assert told(match, AttackDeclared) == [AttackDeclared(0, -1, 5)]


@pytest.mark.clause("BR-FREE-05")
def test_a_free_move_needs_no_movement_cube() -> None:
    """Off-colour cubes give 3 MP; a normal Move would be refused."""
    boxes = {"movement": {"attack": 2, "defense": 1}}
    assert refused(arrange(seats=[{"cubes": boxes}]), "move", to="attack") == "BR-MOVE-03"
    match = free_move(cubes=boxes)
    assert told(match, MoveBegun) == [MoveBegun(0, 3)]
    do(match, "go", room=1)
    assert player(match).room == 1


@pytest.mark.clause("BR-FREE-05")
def test_a_free_shield_needs_no_cube_at_all() -> None:
    """With an empty Defense box the Avatar is shielded; a normal Shield is refused."""
    match = arrange(seats=[{"avatar": "vitruvian", "hand": ["aegis"], "cubes": {}}])
    assert refused(match, "shield", to="cache") == "BR-SHIELD-02"
    do(match, "play", card="aegis")
    assert player(match).shield


@pytest.mark.clause("BR-FREE-06")
def test_a_free_develop_pays_no_cost() -> None:
    """Hugo's second development costs a movement cube to the Cache; given by a Reward it costs nothing."""
    with boxed(rewards(), upgrade=gift(Effect("develop"))):
        match = arrange(seats=[{"credits": 1}], rewards=("upgrade",))
        before = g(match).clicks
        do(match, "buy", reward="upgrade")
        assert asked(match) == "free-develop"
        do(match, "free-develop", box=4, cheat="slide")
        assert told(match, Developed) == [Developed(0, 4, "slide")]
        assert (cubes(match, "cache", "movement"), cubes(match, "movement", "movement")) == (0, 4)
        assert (cubes(match, "attack", "attack"), cubes(match, "defense", "defense")) == (2, 2)
        assert (player(match).ready, g(match).clicks) == (("slide",), before)
    match = arrange()
    do(match, "develop", box=4, cheat="slide")
    assert (cubes(match, "cache", "movement"), cubes(match, "movement", "movement")) == (1, 3)


@pytest.mark.clause("BR-FREE-06")
def test_a_free_develop_is_open_to_who_could_not_pay() -> None:
    """Without a movement cube the cost cannot be paid: the normal Develop is refused, the free one is not."""
    with boxed(rewards(), upgrade=gift(Effect("develop"))):
        match = arrange(seats=[{"credits": 1, "cubes": {}}], rewards=("upgrade",))
        assert refused(match, "develop", box=4, cheat="slide") == "BR-DEV-06"
        do(match, "buy", reward="upgrade")
        do(match, "free-develop", box=4, cheat="slide")
        assert player(match).ready == ("slide",)
