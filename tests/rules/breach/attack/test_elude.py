"""Elude: a defense cube for one Virus."""

from __future__ import annotations

import pytest
from tests.rules.breach.attack.fights import HERE, assigned, fight, strike, viruses
from tests.rules.breach.firewall.watch import bots, reveals
from tests.rules.breach.table import asked, can, cubes, do, g, may, player, refused, told, whom

from getaway.games.breach.attack.events import Eluded, ShieldHeld, VirusAssigned
from getaway.kernel.stream import Told

DEFENDED = {"cubes": {"defense": {"defense": 2}}}


@pytest.mark.clause("BR-ELUDE-01")
def test_elude_is_used_once_in_an_attack() -> None:
    """A second cube is left, but the Viruses are assigned; the next attack may be eluded again."""
    match = fight(attacker={"cubes": {"attack": {"attack": 3}}}, target=DEFENDED)
    strike(match)
    do(match, "elude", to="cache")
    assert (asked(match), whom(match)) == ("act", 0)
    assert refused(match, "elude", 1, to="cache") == "BR-ROUND-02"
    assert told(match, Eluded) == [Eluded(1)]
    assert cubes(match, "defense", "defense", 1) == 1
    strike(match)
    assert (asked(match), whom(match)) == ("elude", 1)


@pytest.mark.clause("BR-ELUDE-02")
def test_elude_is_the_last_point_before_viruses_are_assigned() -> None:
    """The cards are played, the shield has held, nothing is assigned yet: now Elude is offered, and nothing else."""
    match = fight(
        attacker={"hand": ("hammer-blow",)}, target={**DEFENDED, "shield": True, "hand": ("mirror-plate", "aegis")}
    )
    strike(match)
    assert refused(match, "elude", 1, to="cache") == "BR-TIMING-08"
    do(match, "play", card="hammer-blow")
    assert refused(match, "elude", to="cache") == "BR-ACTPH-06"
    do(match, "pass")
    assert asked(match) == "elude"
    assert told(match, ShieldHeld) == [ShieldHeld(1)]
    assert told(match, VirusAssigned) == []
    assert refused(match, "play", card="mirror-plate") == "BR-TIMING-08"
    do(match, "elude", to="movement")
    kinds = [type(item.event) for item in match.told(0) if isinstance(item, Told)]
    assert kinds.index(ShieldHeld) < kinds.index(Eluded)
    assert assigned(match) == 0  # 7 against 4 is 2, less the shield's and Elude's


@pytest.mark.clause("BR-ELUDE-02")
@pytest.mark.parametrize(("before", "after", "n"), [("both", "nothing", 2), ("nothing", "both", 3)])
def test_what_the_shield_stops_is_fixed_before_elude(before: str, after: str, n: int) -> None:
    """Of 3 Viruses the shield has stopped one, or let it through: while Elude is asked that can't be changed."""
    match = fight(attacker={"cubes": {"attack": {"attack": 4}}}, target={**DEFENDED, "shield": True})
    if before != "both":
        do(match, "waive", 1, stops=before)
    strike(match)
    assert (asked(match), match.asks[0].question.facts(g(match), 1)["n"]) == ("elude", n)
    assert refused(match, "waive", 1, stops=after) == "BR-ELUDE-02"
    assert may(match, 1, "waive") == []
    do(match, "take-it")
    assert viruses(match) == n


@pytest.mark.clause("BR-ELUDE-03", "BR-ELUDE-04")
def test_elude_takes_a_cube_along_an_arrow_and_one_virus_off() -> None:
    """2 Viruses become 1, and a defense cube goes from Defense to the Movement box; Attack has no arrow."""
    match = fight(
        attacker={"cubes": {"attack": {"attack": 1, "movement": 1}}}, target={"cubes": {"defense": {"defense": 1}}}
    )
    strike(match)
    assert refused(match, "elude", to="attack") == "BR-ABIL-12"
    do(match, "elude", to="movement")
    assert assigned(match) == viruses(match) == 1
    assert (cubes(match, "defense", "defense", 1), cubes(match, "movement", "defense", 1)) == (0, 1)


@pytest.mark.clause("BR-ELUDE-05")
def test_without_a_defense_cube_there_is_no_elude() -> None:
    """Cubes of other colours in the Defense box, and a defense cube elsewhere, do not help."""
    match = fight(target={"cubes": {"defense": {"movement": 1, "attack": 1}, "movement": {"defense": 1}}})
    strike(match)
    assert asked(match) == "act"
    assert assigned(match) == 3


@pytest.mark.clause("BR-ELUDE-06")
def test_a_virus_from_threat_cannot_be_eluded() -> None:
    """The third Threat brings a Virus, and nobody is asked to Elude; unasked it is refused."""
    match = fight("double-threat", target=DEFENDED, attacker={"threat": 2, "cubes": {"defense": {"defense": 2}}})
    assert refused(match, "elude", to="cache") == "BR-ELUDE-06"
    do(match, "infect")
    assert asked(match) == "act"
    assert viruses(match, 0) == 1
    assert cubes(match, "defense", "defense") == 2


@pytest.mark.clause("BR-ELUDE-06")
def test_the_virus_of_a_danger_cannot_be_eluded() -> None:
    """Warpath costs Sturm a Virus before its attack, which finds nobody here: he is not asked to Elude."""
    sturm = {"ready": ("program",), "cubes": {"defense": {"defense": 2}}}
    match = fight(attacker=sturm, target={"at": 8})
    do(match, "cheat", cheat="program")
    assert (asked(match), viruses(match, 0), told(match, Eluded)) == ("act", 1, [])
    assert cubes(match, "defense", "defense") == 2


@pytest.mark.clause("BR-ELUDE-06")
def test_the_attacker_cannot_elude_a_virus_that_comes_back() -> None:
    """Counterproof answers an attack in vain with a Virus, but it isn't an Attack: Sturm is not asked to Elude."""
    sturm = {"cubes": {"attack": {"attack": 1}, "defense": {"defense": 2}}}
    vitruvian = {"hand": ("counterproof",), "shield": True, "cubes": {"defense": {"attack": 3}}}
    match = fight(attacker=sturm, target=vitruvian)
    strike(match)
    do(match, "pass")
    do(match, "play", card="counterproof")
    assert (asked(match), viruses(match, 0), told(match, Eluded)) == ("act", 1, [])
    assert cubes(match, "defense", "defense") == 2


@pytest.mark.clause("BR-ELUDE-06")
def test_an_attack_of_an_ice_can_be_eluded() -> None:
    """A Worm's attack is an Attack too."""
    match = reveals("gnaw", ice=bots(HERE), seats=[{"at": HERE, **DEFENDED}, {"at": 0}])
    assert (asked(match), whom(match)) == ("elude", 0)
    do(match, "elude", to="movement")
    assert viruses(match, 0) == 0


@pytest.mark.clause("BR-ELUDE-07")
def test_the_cube_of_elude_still_counts_for_this_attack() -> None:
    """Attack 3 against Defense 2 is 2 Viruses less 1, although the Defense box is empty afterwards."""
    match = fight(
        attacker={"cubes": {"attack": {"attack": 1, "movement": 1}}}, target={"cubes": {"defense": {"defense": 1}}}
    )
    strike(match)
    do(match, "elude", to="cache")
    assert player(match, 1).cubes[2] == (0, 0, 0)
    assert assigned(match) == 1
    assert can(match, "attack") == []
    assert g(match).clicks == 1
