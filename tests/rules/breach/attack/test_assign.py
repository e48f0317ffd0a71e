"""Assigning Viruses: how many, to whom, in whose colour."""

from __future__ import annotations

import pytest
from tests.rules.breach.attack.fights import ALL_OFF, HERE, assigned, fight, from_the_tower, strike, viruses
from tests.rules.breach.table import (
    arrange,
    asked,
    can,
    do,
    g,
    ice,
    player,
    to_the_end_of_turn,
    told,
)

from getaway.games.breach.attack.events import Disconnected, VirusAssigned
from getaway.games.breach.table.parts import FIREWALL, NOWHERE
from getaway.games.breach.turn.events import IceCleaned

BANDS = [
    pytest.param(3, 1, 3, marks=pytest.mark.clause("BR-ASSIGN-01")),
    pytest.param(3, 2, 2, marks=pytest.mark.clause("BR-ASSIGN-01", "BR-ASSIGN-04")),
    pytest.param(3, 5, 1, marks=pytest.mark.clause("BR-ASSIGN-01")),
    pytest.param(0, 0, 0, marks=pytest.mark.clause("BR-ASSIGN-02")),
    pytest.param(0, 1, 0, marks=pytest.mark.clause("BR-ASSIGN-02")),
    pytest.param(2, 3, 1, marks=pytest.mark.clause("BR-ASSIGN-03")),
    pytest.param(3, 3, 1, marks=pytest.mark.clause("BR-ASSIGN-03")),
    pytest.param(5, 3, 2, marks=pytest.mark.clause("BR-ASSIGN-04")),
    pytest.param(4, 2, 3, marks=pytest.mark.clause("BR-ASSIGN-05")),
    pytest.param(2, 1, 3, marks=pytest.mark.clause("BR-ASSIGN-05")),
    pytest.param(7, 3, 3, marks=pytest.mark.clause("BR-ASSIGN-05")),
    pytest.param(1, 0, 3, marks=pytest.mark.clause("BR-ASSIGN-06")),
]


@pytest.mark.parametrize(("attack", "defense", "n"), BANDS)
def test_attack_and_defense_are_compared(attack: int, defense: int, n: int) -> None:
    """This many Viruses for this Attack against this Defense."""
    match = from_the_tower(attack, defense)
    do(match, "target", model=1)
    assert assigned(match) == n
    assert viruses(match) == n


@pytest.mark.clause("BR-ASSIGN-07")
def test_the_bands_do_not_add_up() -> None:
    """6 against 3 is 3 Viruses on the Guardian's card, which would have room for 6."""
    match = fight(
        attacker={"cubes": {"attack": {"attack": 3}}}, target={"at": 0}, ice=[{"name": "xan4th", "at": HERE}], die=3
    )
    strike(match, 10)
    assert g(match).guardian_viruses == (3, 0, 0, 0)
    assert g(match).virus_supply[0] == 6


# Shield and Elude


@pytest.mark.clause("BR-ASSIGN-08")
def test_a_shield_takes_one_off() -> None:
    """3 Viruses for a shielded Avatar are 2, unless its player waives the shield."""
    match = from_the_tower(4, 2, shield=True)
    do(match, "target", model=1)
    assert assigned(match) == viruses(match) == 2
    waived = from_the_tower(4, 2, shield=True)
    do(waived, "waive", 1, stops="threat")
    do(waived, "target", model=1)
    assert assigned(waived) == 3


@pytest.mark.clause("BR-ASSIGN-09")
def test_the_player_of_the_target_may_elude() -> None:
    """With a defense cube in the Defense box the player is asked, and may take all Viruses instead."""
    match = fight(target={"cubes": {"defense": {"defense": 1}}})
    strike(match)
    assert asked(match) == "elude"
    assert sorted(way["to"] for way in can(match, "elude")) == ["cache", "movement"]
    do(match, "take-it")
    assert assigned(match) == 3


@pytest.mark.clause("BR-ASSIGN-10")
def test_shield_and_elude_work_together() -> None:
    """2 Viruses, a shield and an Elude: none is assigned."""
    match = fight(
        attacker={"cubes": {"attack": {"attack": 1, "movement": 1}}},
        target={"shield": True, "cubes": {"defense": {"defense": 1}}},
    )
    strike(match)
    do(match, "elude", to="cache")
    assert assigned(match) == viruses(match) == 0


@pytest.mark.clause("BR-ASSIGN-11")
def test_there_are_never_less_than_no_viruses() -> None:
    """1 Virus and a shield: nothing is left to elude, and no Virus leaves the Avatar."""
    match = fight(
        attacker={"cubes": {"attack": {"attack": 1}}},
        target={"shield": True, "viruses": {"firewall": 1}, "cubes": {"defense": {"defense": 2}}},
    )
    strike(match)
    assert asked(match) == "act"
    assert assigned(match) == 0
    assert viruses(match) == 1


# On an Avatar


@pytest.mark.clause("BR-VAVA-01")
def test_viruses_lie_on_the_interface_in_the_colour_of_the_attacker() -> None:
    """Seat 0 assigns 2: its supply has 2 fewer, and the target's interface 2 of its colour."""
    match = from_the_tower(3, 2)
    do(match, "target", model=1)
    assert player(match, 1).viruses == (2, 0, 0, 0, 0)
    assert g(match).virus_supply[0] == 7
    assert told(match, VirusAssigned) == [VirusAssigned(1, 0)] * 2


@pytest.mark.clause("BR-VAVA-02", "BR-VAVA-03")
def test_the_third_virus_eliminates_an_avatar() -> None:
    """Two Viruses and one more: the Avatar leaves the Database and is disconnected; with one it would stay."""
    match = fight(target={"viruses": {"firewall": 2}, "cubes": {"defense": {"movement": 9}}})
    strike(match)
    assert viruses(match) == 3
    assert player(match, 1).room == NOWHERE
    assert not player(match, 1).connected
    assert told(match, Disconnected) == [Disconnected(1)]
    second = fight(target={"viruses": {"firewall": 1}, "cubes": {"defense": {"movement": 9}}})
    strike(second)
    assert (viruses(second), player(second, 1).room) == (2, HERE)


@pytest.mark.clause("BR-VAVA-04")
def test_viruses_of_all_colours_count_together() -> None:
    """One of the Firewall, one of seat 2 and one of seat 0 eliminate."""
    match = fight(target={"viruses": {"firewall": 1, 2: 1}, "cubes": {"defense": {"movement": 9}}}, others=({"at": 0},))
    strike(match)
    assert player(match, 1).viruses == (1, 0, 1, 0, 1)
    assert not player(match, 1).connected


@pytest.mark.clause("BR-VAVA-05")
def test_viruses_stay_until_something_removes_them() -> None:
    """A whole round passes, with two turns and the Firewall's: the two Viruses are still there."""
    match = arrange(2, deck=("twitch", "whisper"), seats=[{"viruses": {"firewall": 1, 1: 1}}, {"cubes": ALL_OFF}])
    to_the_end_of_turn(match)
    to_the_end_of_turn(match)
    assert (g(match).round, g(match).active) == (2, 1)
    assert player(match, 0).viruses == (0, 1, 0, 0, 1)


@pytest.mark.clause("BR-VAVA-05")
def test_viruses_stay_on_a_disconnected_avatar_until_it_reconnects() -> None:
    """Seat 0 is out with two Viruses while seat 1 plays; when its own turn begins they are gone."""
    match = arrange(2, active=1, password=1, seats=[{"at": None, "viruses": {1: 2}}, {"cubes": ALL_OFF}])
    do(match, "configure", what="draw")
    assert player(match, 0).viruses == (0, 2, 0, 0, 0)
    to_the_end_of_turn(match)
    assert asked(match) == "where-to-reconnect"
    assert viruses(match, 0) == 0
    assert g(match).virus_supply[1] == 9


@pytest.mark.clause("BR-VAVA-06")
def test_viruses_beyond_the_third_stay_in_the_supply() -> None:
    """Three are due to an Avatar with two: one is assigned, the Avatar is eliminated once, two stay in the supply."""
    match = fight(target={"viruses": {"firewall": 2}})
    strike(match)
    assert player(match, 1).viruses == (1, 0, 0, 0, 2)
    assert g(match).virus_supply[0] == 8
    assert g(match).virus_supply[FIREWALL] == 15
    assert len(told(match, Disconnected)) == 1


# On an ICE


@pytest.mark.clause("BR-VICE-01")
def test_viruses_on_a_bot_lie_beside_it() -> None:
    """2 against a Tentacle's 3 is 1 Virus beside it; the attacker's tokens stay in the supply."""
    match = fight(
        attacker={"cubes": {"attack": {"attack": 1}}}, bot="tentacle", ice=[{"name": "tentacle", "at": HERE}], die=3
    )
    strike(match, 11)
    assert ice(match).viruses == 1
    assert g(match).virus_supply[0] == 9


@pytest.mark.clause("BR-VICE-02")
def test_viruses_leave_bots_and_hunters_at_the_end_of_a_turn() -> None:
    """Those on a Hunter are gone after the turn; those on the Guardian's card stay."""
    models = [{"name": "echo", "at": HERE, "viruses": 1}, {"name": "xan4th", "at": HERE}]
    match = fight(ice=models, guardian_viruses=(1, 0, 0, 0))
    to_the_end_of_turn(match)
    assert g(match).active == 1
    assert ice(match).viruses == 0
    assert len(told(match, IceCleaned)) == 1
    assert g(match).guardian_viruses == (1, 0, 0, 0)


@pytest.mark.clause("BR-VICE-03")
def test_an_elimination_must_be_done_within_one_turn() -> None:
    """Two of the three Viruses for a Kynodontas are gone when the next turn brings one more."""
    weak = {"cubes": {"attack": {"attack": 1}}}
    match = fight(
        attacker=weak, target=weak, hunter="kynodontas", ice=[{"name": "kynodontas", "at": HERE, "viruses": 1}], die=6
    )
    strike(match, 11)
    assert ice(match).viruses == 2
    to_the_end_of_turn(match)
    strike(match, 11)
    assert ice(match).viruses == 1


@pytest.mark.clause("BR-VICE-04")
def test_viruses_on_bots_need_no_tokens() -> None:
    """A player without a Virus left attacks a Tentacle, is not asked to take one back, and the Bot has its Virus."""
    match = fight(
        attacker={"cubes": {"attack": {"attack": 1}}},
        bot="tentacle",
        ice=[{"name": "tentacle", "at": HERE}],
        die=3,
        infected=dict.fromkeys(range(9), (0,)),
    )
    assert g(match).virus_supply[0] == 0
    strike(match, 11)
    assert asked(match) == "act"
    assert ice(match).viruses == 1
