"""The Firewall die, and what it makes of ICE in attacks."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.firewall.watch import OPEN, as_far_as_it_can, bots, options, order, reveals, room_of, tough
from tests.rules.breach.table import arrange, asked, can, cited, do, g, player, refused, told, whom

from getaway.games.breach.attack.events import AttackDeclared, AttackResolved, IceInfected, TargetNamed, VirusAssigned
from getaway.games.breach.firewall.events import DieRaised, DieStayed, IceMoved
from getaway.games.breach.malware.events import Passed
from getaway.games.breach.sheet.events import CubeMoved
from getaway.games.breach.table.parts import FIREWALL


def fights(card: str, name: str, die: int, **position: Any) -> int:
    """The Attack of an ICE that stands beside the Avatar."""
    match = reveals(card, ice=bots(0, name=name), die=die, seats=[tough(at=0), {"at": None}], **position)
    attack: int = told(match, AttackDeclared)[0].attack
    assert cited(match, AttackDeclared) == [("BR-ICE-11", "BR-FWDIE-01")]
    return attack


def hurts(name: str, die: int, attack: int) -> int:
    """How many Viruses an Avatar with this Attack assigns to an ICE."""
    cubes = {"attack": {"attack": 1, "movement": attack - 2}}
    match = arrange(2, dark=OPEN, ice=bots(0, name=name), die=die, seats=[{"at": 0, "cubes": cubes}, {"at": 8}])
    do(match, "attack", to="cache")
    do(match, "target", model=11)
    return told(match, IceInfected)[0].n


@pytest.mark.clause("BR-FWDIE-01")
@pytest.mark.parametrize(("die", "value"), [(5, 3), (3, 3), (2, 2), (1, 1)])
def test_an_ice_attacks_with_the_lower_of_die_and_force(die: int, value: int) -> None:
    """The Tentacle's Force is 3: a higher die does not help it, a lower one holds it back."""
    assert fights("reach", "tentacle", die) == value


@pytest.mark.clause("BR-FWDIE-01")
@pytest.mark.parametrize(
    ("die", "attack", "viruses"), [(5, 3, 1), (5, 4, 2), (5, 6, 3), (2, 2, 1), (2, 3, 2), (2, 4, 3)]
)
def test_an_ice_defends_with_the_lower_of_die_and_force(die: int, attack: int, viruses: int) -> None:
    """A Tentacle under die 5 has Defense 3, under die 2 Defense 2, as the Viruses of attacks on it show."""
    assert hurts("tentacle", die, attack) == viruses


@pytest.mark.clause("BR-FWDIE-02")
def test_the_figure_of_the_book() -> None:
    """The die shows 3 and the Force of Kynodontas is higher: Attack and Defense are 3."""
    assert fights("hunt", "kynodontas", 3) == 3
    assert [hurts("kynodontas", 3, attack) for attack in (3, 4, 5, 6)] == [1, 2, 2, 3]


@pytest.mark.clause("BR-FWDIE-03")
@pytest.mark.parametrize(("card", "value"), [("constrict", 5), ("squeeze", 4), ("reach", 3)])
def test_a_subroutine_goes_beyond_the_force(card: str, value: int) -> None:
    """Force 3 under die 5: Attack +2 makes it 5, +1 makes it 4."""
    assert fights(card, "tentacle", 5) == value


@pytest.mark.clause("BR-FWDIE-03")
def test_the_bonus_counts_when_viruses_are_assigned() -> None:
    """A Defense of 4 is beaten by 3 + 2, so 2 Viruses are assigned; 3 alone would assign 1."""
    weak = {"at": 0, "cubes": {"defense": {"movement": 4}}}
    for card, viruses in (("constrict", 2), ("reach", 1)):
        match = reveals(card, ice=bots(0, name="tentacle"), die=5, track=(1, 2, 0), seats=[weak, {"at": None}])
        assert player(match).viruses[FIREWALL] == viruses


@pytest.mark.clause("BR-FWDIE-04", "BR-FWDIE-05")
def test_the_die_never_rises_beyond_eight() -> None:
    """At 8 a Firewall icon is ignored, and an event says so; at 7 it still counts."""
    match = reveals("burrow", die=8)
    assert g(match).track == (0, 1, 0)
    assert g(match).die == 8
    assert told(match, DieRaised) == []
    assert told(match, DieStayed) == [DieStayed(8)]
    assert cited(match, DieStayed) == [("BR-FWDIE-05",)]
    match = reveals("burrow", die=7)
    assert g(match).die == 8
    assert told(match, DieStayed) == []


# ICE in general


@pytest.mark.clause("BR-ICE-01")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ice_are_enemies_of_every_player(seat: int) -> None:
    """An Avatar can attack an ICE in its room; one in another room is refused."""
    seats = [{"at": 4, "cubes": {"attack": {"attack": 1}}} for _ in range(3)]
    match = arrange(3, dark=OPEN, active=seat, ice=bots(4, 5), seats=seats)
    do(match, "attack", to=can(match, "attack")[0]["to"])
    assert 11 in options(match, "target", "model")
    assert refused(match, "target", model=12) == "BR-TARGET-01"
    do(match, "target", model=11)
    assert g(match).model(11) is None


@pytest.mark.clause("BR-ICE-10")
def test_an_ice_slides_to_an_adjacent_connected_room() -> None:
    """Burrow slides 1: the Worm goes to the Avatar one room away."""
    match = reveals("burrow", ice=bots(1), seats=[tough(at=0), {"at": None}])
    assert told(match, IceMoved) == [IceMoved(11, 0)]
    assert cited(match, IceMoved) == [("BR-ICE-10", "BR-SUBR-08")]
    assert room_of(match) == 0


@pytest.mark.clause("BR-ICE-10")
def test_a_slide_does_not_cross_a_border_without_a_connection() -> None:
    """Between the rooms 0 and 1 a link is closed: the Worm goes round by room 4 and comes to no adjacent Avatar."""
    position: dict[str, Any] = {"dark": range(2, 9), "rooms": {0: "v-2", 1: "tm-1"}, "ice": bots(1)}
    match = reveals("burrow", **position, seats=[tough(at=0), {"at": None}])
    assert options(match, "choose-room", "room") == [1, 4]
    as_far_as_it_can(match)
    assert room_of(match) == 4


@pytest.mark.clause("BR-ICE-11")
def test_an_ice_attacks_in_the_steps_of_an_avatar_without_a_cube() -> None:
    """A target is named, its player may respond, Viruses are assigned; no cube of anybody moves."""
    seats = [tough(at=8), tough(at=0, hand=("mirror-plate",), avatar="vitruvian", breacher="argo")]
    match = reveals("ping", ice=bots(0, name="echo"), track=(0, 2, 0), seats=seats)
    before = [each.cubes for each in g(match).seats]
    while asked(match) == "respond-to-firewall":
        do(match, "pass")
    assert told(match, TargetNamed) == [TargetNamed(0, 1)]
    assert cited(match, TargetNamed) == [("BR-SUBR-03",)]
    assert (asked(match), whom(match)) == ("respond-to-attack", 1)
    do(match, "pass")
    assert order(match, AttackDeclared, TargetNamed, Passed, VirusAssigned, AttackResolved)[-5:] == [
        "AttackDeclared",
        "TargetNamed",
        "Passed",
        "VirusAssigned",
        "AttackResolved",
    ]
    assert [each.cubes for each in g(match).seats] == before
    assert told(match, CubeMoved) == []


@pytest.mark.clause("BR-ICE-12")
def test_viruses_of_an_ice_are_the_firewalls() -> None:
    """Attack 4 against Defense 3: 2 Firewall Viruses, none in the colour of the player who resolves the card."""
    seats = [tough(at=8), {"at": 0, "cubes": {"defense": {"movement": 3}}}]
    match = reveals("ping", ice=bots(0, name="echo"), die=4, track=(0, 2, 0), seats=seats)
    assert player(match, 1).viruses == (0, 0, 0, 0, 2)
    assert told(match, VirusAssigned) == [VirusAssigned(1, FIREWALL)] * 2
