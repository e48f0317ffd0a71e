"""Attack: its value, its cube, its steps."""

from __future__ import annotations

import pytest
from tests.rules.breach.attack.fights import HERE, fight, strike
from tests.rules.breach.table import asked, can, cubes, do, g, refused, told

from getaway.games.breach.attack.events import AttackDeclared, AttackResolved, TargetNamed, VirusAssigned
from getaway.games.breach.malware.events import MalwarePlayed
from getaway.kernel.stream import Told


@pytest.mark.clause("BR-ATTACK-02")
def test_without_range_only_the_own_room_is_attacked() -> None:
    """A Bot stands with the attacker, another next door: the second isn't a target."""
    match = fight(target={"at": 8}, ice=[{"name": "worm", "at": HERE}, {"name": "worm", "at": 5}])
    do(match, "attack", to="defense")
    assert can(match, "target") == [{"model": 11}]
    assert refused(match, "target", model=12) == "BR-TARGET-01"
    assert refused(match, "target", model=1) == "BR-TARGET-01"
    do(match, "target", model=11)
    assert g(match).model(11) is None


@pytest.mark.clause("BR-ATTACK-03", "BR-ATTACK-04")
def test_the_value_is_fixed_before_the_cube_leaves() -> None:
    """One attack and one movement cube are Attack 3, also after the attack cube is gone: 3 against 2 is 2 Viruses."""
    match = fight(
        attacker={"cubes": {"attack": {"attack": 1, "movement": 1}}},
        target={"cubes": {"defense": {"movement": 2}}},
    )
    do(match, "attack", to="defense")
    assert told(match, AttackDeclared)[-1].attack == 3
    assert (cubes(match, "attack", "attack"), cubes(match, "attack", "movement")) == (0, 1)
    assert cubes(match, "defense", "attack") == 1
    do(match, "target", model=1)
    assert told(match, AttackResolved)[-1].n == 2


@pytest.mark.clause("BR-ATTACK-04")
def test_the_cube_follows_an_arrow() -> None:
    """From Sturm's Attack box an arrow leads to Defense, none to the Cache."""
    match = fight()
    assert can(match, "attack") == [{"to": "defense"}]
    assert refused(match, "attack", to="cache") == "BR-ABIL-12"
    do(match, "attack", to="defense")
    assert (cubes(match, "attack", "attack"), cubes(match, "defense", "attack")) == (1, 1)


@pytest.mark.clause("BR-ATTACK-05")
def test_without_an_attack_cube_there_is_no_attack() -> None:
    """Two movement cubes give Attack 2, but none of them can be shifted."""
    match = fight(attacker={"cubes": {"attack": {"movement": 2}}})
    assert refused(match, "attack", to="defense") == "BR-ATTACK-05"
    assert can(match, "attack") == []


@pytest.mark.clause("BR-ATTACK-06", "BR-RESATK-01")
def test_an_attack_goes_by_target_responses_and_viruses() -> None:
    """The cube is shifted, the target named, a card played, and then the Viruses are assigned."""
    match = fight(
        attacker={"hand": ("hammer-blow",)},
        target={"hand": ("mirror-plate",), "cubes": {"defense": {"defense": 3}}},
    )
    do(match, "attack", to="defense")
    assert asked(match) == "name-target"
    assert refused(match, "pass") == refused(match, "elude", to="cache") == "BR-ACTPH-06"
    do(match, "target", model=1)
    assert asked(match) == "respond-to-attack"
    assert refused(match, "target", model=1) == refused(match, "elude", to="cache") == "BR-ACTPH-06"
    do(match, "play", card="hammer-blow")
    do(match, "play", card="mirror-plate")
    assert asked(match) == "elude"
    assert refused(match, "pass") == "BR-RESP-02"
    do(match, "take-it")
    events = [item.event for item in match.told(0) if isinstance(item, Told)]
    kinds = [type(event) for event in events]
    steps = (AttackDeclared, TargetNamed, MalwarePlayed, VirusAssigned, AttackResolved)
    assert [kind for kind in kinds if kind in steps] == [*steps[:2], MalwarePlayed, *steps[2:]]
    assert asked(match) == "act"


@pytest.mark.clause("BR-ATTACK-07")
def test_a_single_attack_cube_attacks_once() -> None:
    """With Attack 3 of one attack and one defense cube the player attacks once, with 3."""
    match = fight(attacker={"cubes": {"attack": {"attack": 1, "defense": 1}}}, ice=[{"name": "worm", "at": HERE}])
    strike(match, 11)
    assert told(match, AttackDeclared)[-1].attack == 3
    do(match, "push", box="defense", colour="attack", to="cache")
    assert g(match).clicks < g(match).click(0)
    assert refused(match, "attack", to="defense") == "BR-ATTACK-05"


@pytest.mark.clause("BR-ATTACK-08")
def test_pushes_that_bring_a_cube_back_let_the_player_attack_again() -> None:
    """The cube went from Defense to the Cache; two Pushes later it lies in the Attack box again."""
    match = fight(attacker={"cubes": {"attack": {"attack": 1}}}, target={"cubes": {"defense": {"movement": 3}}})
    strike(match)
    assert refused(match, "attack", to="defense") == "BR-ATTACK-05"
    do(match, "configure", what="pushes")
    do(match, "push", box="defense", colour="attack", to="cache")
    do(match, "push", box="cache", colour="attack", to="attack")
    assert can(match, "attack") == [{"to": "defense"}]
    strike(match)
    assert sum(g(match).seats[1].viruses) == 2
