"""Abilities: what code cubes are worth, which of them pays for an action, and the way to the Cache."""

from __future__ import annotations

import pytest
from tests.rules.breach.table import arrange, can, cubes, do, g, player, refused, told

from getaway.games.breach.attack.events import AttackDeclared
from getaway.games.breach.ground.strength import value
from getaway.games.breach.table.parts import ATTACK, DEFENSE, MOVEMENT
from getaway.games.breach.table.pieces import avatars
from getaway.kernel import Match

OPEN = {0: "v-4", 1: "v-1"}
"""Two rooms that are open to each other."""


def with_cubes(boxes: dict[str, dict[str, int]], *, other: dict[str, dict[str, int]] | None = None) -> Match:
    """Hugo with these cubes; Sturm stands in the same room."""
    return arrange(2, rooms=OPEN, seats=[{"at": 0, "cubes": boxes}, {"at": 0, "cubes": other or {}}])


def abilities(match: Match) -> tuple[int, int, int]:
    """The values of Movement, Attack and Defense."""
    own = player(match)
    return (value(own, MOVEMENT), value(own, ATTACK), value(own, DEFENSE))


@pytest.mark.parametrize(
    ("held", "mp"),
    [
        pytest.param({"movement": 2}, 4, marks=pytest.mark.clause("BR-ABIL-05"), id="own colour"),
        pytest.param({"movement": 1, "attack": 1}, 3, marks=pytest.mark.clause("BR-ABIL-06", "BR-ABIL-14"), id="other"),
        pytest.param({"movement": 1, "attack": 1, "defense": 1}, 4, marks=pytest.mark.clause("BR-ABIL-07"), id="sum"),
    ],
)
def test_a_move_has_as_many_mp_as_the_cubes_in_the_box_are_worth(held: dict[str, int], mp: int) -> None:
    """Hugo moves: each movement cube in the Movement box gives 2 MP, each cube of another colour 1."""
    match = with_cubes({"movement": held})
    assert abilities(match) == (mp, 0, 0)
    do(match, "move", to="cache")
    assert g(match).moves[-1].mp == mp


@pytest.mark.clause("BR-ABIL-08")
def test_cubes_in_the_cache_are_worth_nothing() -> None:
    """Three cubes in the Cache add to no ability, and the Move has only what the Movement box gives."""
    match = with_cubes({"movement": {"movement": 1}, "cache": {"movement": 1, "attack": 1, "defense": 1}})
    assert abilities(match) == (2, 0, 0)
    do(match, "move", to="attack")
    assert g(match).moves[-1].mp == 2


@pytest.mark.clause("BR-ABIL-09")
def test_cubes_in_the_cache_pay_for_no_action() -> None:
    """With all movement cubes in the Cache Hugo cannot move; with one in its box he can."""
    match = with_cubes({"cache": {"movement": 3}})
    assert can(match, "move") == []
    assert refused(match, "move", to="cache") == "BR-MOVE-03"
    assert can(with_cubes({"movement": {"movement": 1}}), "move")


@pytest.mark.clause("BR-ABIL-10")
def test_an_attack_has_the_value_from_before_its_cube_moves() -> None:
    """Attack is 3: the cube leaves, Attack is 1 by then, and still the attack beats a Defense of 2."""
    match = with_cubes({"attack": {"attack": 1, "movement": 1}}, other={"defense": {"movement": 2}})
    do(match, "attack", to="cache")
    assert [each.attack for each in told(match, AttackDeclared)] == [3]
    assert abilities(match)[ATTACK] == 1
    do(match, "target", model=1)
    assert player(match, 1).viruses[0] == 2


@pytest.mark.clause("BR-ABIL-11")
def test_an_action_moves_one_cube_of_its_colour_along_an_arrow() -> None:
    """Hugo moves: one movement cube goes from the Movement box to the Attack box, the other cubes stay."""
    match = with_cubes({"movement": {"movement": 2, "attack": 1}})
    do(match, "move", to="attack")
    assert cubes(match, "movement", "movement") == 1
    assert cubes(match, "attack", "movement") == 1
    assert cubes(match, "movement", "attack") == 1


@pytest.mark.clause("BR-ABIL-12")
def test_of_several_arrows_the_player_picks_one() -> None:
    """Two arrows leave Hugo's Movement box: both boxes are offered, the one without an arrow is refused."""
    match = with_cubes({"movement": {"movement": 1}})
    assert can(match, "move") == [{"to": "attack"}, {"to": "cache"}]
    assert refused(match, "move", to="defense") == "BR-ABIL-12"
    do(match, "move", to="cache")
    assert cubes(match, "cache", "movement") == 1


@pytest.mark.clause("BR-ABIL-13")
def test_a_cube_of_another_colour_does_not_pay() -> None:
    """Only a defense cube lies in the Attack box: it cannot be moved for an attack; an attack cube can."""
    match = with_cubes({"attack": {"defense": 1}})
    assert can(match, "attack") == []
    assert refused(match, "attack", to="cache") == "BR-ATTACK-05"
    both = with_cubes({"attack": {"defense": 1, "attack": 1}})
    do(both, "attack", to="cache")
    assert (cubes(both, "attack", "defense"), cubes(both, "attack", "attack")) == (1, 0)


@pytest.mark.clause("BR-ABIL-15")
def test_a_moved_cube_changes_values_for_later_actions_only() -> None:
    """The first Move has 4 MP although its cube has left; the second has 2."""
    match = with_cubes({"movement": {"movement": 2}})
    do(match, "move", to="cache")
    assert (g(match).moves[-1].mp, abilities(match)[MOVEMENT]) == (4, 2)
    do(match, "stop")
    do(match, "move", to="cache")
    assert g(match).moves[-1].mp == 2


@pytest.mark.clause("BR-ABIL-16")
def test_a_gained_cube_comes_to_the_box_of_its_colour() -> None:
    """Hugo develops for a cube of any colour and takes defense: it lies in the Defense box, nowhere else."""
    match = with_cubes({})
    do(match, "develop", box=2, cheat="slide")
    do(match, "choose-colour", colour="defense")
    assert cubes(match, "defense", "defense") == 1
    assert sum(map(sum, player(match).cubes)) == 1


@pytest.mark.clause("BR-ABIL-17")
def test_a_value_is_never_below_nothing() -> None:
    """Three Worms take 3 MP from a Move with a value of 2: it has 0 MP, not fewer."""
    worms = [{"name": "worm", "at": 0, "on": 0}] * 3
    match = arrange(2, rooms=OPEN, seats=[{"at": 0, "cubes": {"movement": {"movement": 1}}}], ice=worms)
    do(match, "move", to="cache")
    assert g(match).moves[-1].mp == 0


@pytest.mark.clause("BR-ABIL-18")
def test_a_lone_cube_of_another_colour_is_worth_1_and_pays_nothing() -> None:
    """A movement cube alone in the Attack box: Attack is 1, yet there is no Attack action."""
    match = with_cubes({"attack": {"movement": 1}})
    assert abilities(match)[ATTACK] == 1
    assert can(match, "attack") == []
    assert refused(match, "attack", to="cache") == "BR-ATTACK-05"


@pytest.mark.clause("BR-ABIL-19")
def test_the_sample_sheet_of_the_book() -> None:
    """Attack is 1, Movement 4 and Defense 3, whatever lies in the Cache."""
    sample = {"attack": {"movement": 1}, "movement": {"movement": 2}, "defense": {"defense": 1, "attack": 1}}
    match = with_cubes({**sample, "cache": {"attack": 1, "defense": 1}})
    assert abilities(match) == (4, 1, 3)


# The Cache


def breacher(name: str, boxes: dict[str, dict[str, int]]) -> Match:
    """Hugo with this Breacher and these cubes."""
    return arrange(2, seats=[{"breacher": name, "cubes": boxes}, {"breacher": "vesper"}])


@pytest.mark.clause("BR-CACHE-01")
def test_a_cache_cost_takes_a_cube_of_its_colour_from_its_own_box() -> None:
    """Hugo's development costs a movement cube: the one in the Movement box goes to the Cache."""
    match = with_cubes({"movement": {"movement": 1, "attack": 1}, "attack": {"movement": 1}})
    do(match, "develop", box=4, cheat="slide")
    assert (cubes(match, "movement", "movement"), cubes(match, "cache", "movement")) == (0, 1)
    assert (cubes(match, "movement", "attack"), cubes(match, "attack", "movement")) == (1, 1)


@pytest.mark.clause("BR-CACHE-02")
def test_without_such_a_cube_in_its_box_the_effect_is_refused() -> None:
    """Argo's development costs an attack cube: cubes elsewhere do not help, nor does another colour in the box."""
    away = breacher("argo", {"movement": {"attack": 2}, "attack": {"movement": 1}})
    assert refused(away, "develop", box=6, cheat="slide") == "BR-DEV-06"
    assert {"box": 6, "cheat": "slide"} not in can(away, "develop")
    home = breacher("argo", {"attack": {"attack": 1}})
    do(home, "develop", box=6, cheat="slide")
    assert cubes(home, "cache", "attack") == 1


@pytest.mark.clause("BR-CACHE-03")
def test_a_cache_move_needs_no_arrow() -> None:
    """No arrow leads from Hugo's Defense box to the Cache: Ishtar's cost takes the cube there all the same."""
    match = breacher("ishtar", {"defense": {"defense": 1}})
    assert "cache" not in avatars()["hugo"].arrows["defense"]
    do(match, "develop", box=6, cheat="slide")
    assert (cubes(match, "defense", "defense"), cubes(match, "cache", "defense")) == (0, 1)
