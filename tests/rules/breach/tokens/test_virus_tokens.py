"""Virus tokens: nine for each player, one of a colour in a room, and where ignored ones go."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.table import arrange, asked, can, do, g, node, player, refused, told, whom

from getaway.games.breach import GAME
from getaway.games.breach.table.parts import FIREWALL, TAKE_NONE
from getaway.games.breach.table.pieces import supplies
from getaway.games.breach.tokens.events import VirusIgnored, VirusPlaced
from getaway.games.breach.tokens.viruses import AVATARS, NODES
from getaway.kernel import Match

OPEN = {0: "v-4", 1: "v-1", 3: "tm-1", 4: "gr-1"}


def spread(*chances: str, **own: Any) -> Match:
    """All nine Viruses of Hugo are out: in seven rooms, in a node and on Sturm; he stands in room 0 without one."""
    rooms = dict.fromkeys((1, 2, 3, 4, 5, 6, 7), (0,))
    seats = [{"at": 0, **own}, {"at": 8, "viruses": {0: 1}, "cubes": {}}]
    match = arrange(2, *chances, rooms=OPEN, seats=seats, infected=rooms, traced={0: (0,)})
    assert g(match).virus_supply[0] == 0
    return match


@pytest.mark.clause("BR-VLIMIT-01")
def test_a_player_has_nine_viruses_wherever_they_are() -> None:
    """In rooms, in nodes, on Avatars, on the Guardian's card and in the supply there are nine, whatever happens."""
    seats = [{"at": 0, "cubes": {"attack": {"attack": 1}}}, {"at": 0, "viruses": {0: 1}, "cubes": {}}]
    match = arrange(
        2, "virus", rooms=OPEN, seats=seats, infected={4: (0, 1)}, traced={2: (0,)}, guardian_viruses=(1, 0, 0, 0)
    )
    assert supplies().viruses == 9
    assert g(match).virus_supply[0] == 9 - 4
    do(match, "infect")
    assert g(match).virus_supply[0] == 9 - 5
    do(match, "attack", to="cache")
    do(match, "target", model=1)
    assert sum(player(match, 1).viruses) == 3
    assert g(match).virus_supply[0] == 9 - 7
    assert GAME.components(g(match))["viruses of seat 0"] == 9


@pytest.mark.clause("BR-VLIMIT-01")
def test_viruses_on_a_bot_need_no_token() -> None:
    """Hugo has no Virus left and hits a Tentacle all the same: no token is asked for or moved."""
    rooms = dict.fromkeys(range(9), (0,))
    seats = [{"at": 0, "cubes": {"attack": {"movement": 1, "attack": 1}}}]
    ice = [{"name": "tentacle", "at": 0}]
    match = arrange(2, rooms=OPEN, seats=seats, infected=rooms, ice=ice, bot="tentacle", die=2)
    do(match, "attack", to="cache")
    do(match, "target", model=11)
    assert g(match).ice == ()
    assert g(match).virus_supply[0] == 0


@pytest.mark.clause("BR-VLIMIT-02")
def test_without_a_virus_left_one_may_be_taken_back() -> None:
    """A Virus is due and none is left: any of the player's can be named, from rooms, nodes and Avatars, or none."""
    match = spread("virus")
    do(match, "infect")
    assert (whom(match), asked(match)) == (0, "which-virus")
    places = [each["virus"] for each in can(match, "choose-virus")]
    assert places == [1, 2, 3, 4, 5, 6, 7, NODES, AVATARS + 1, TAKE_NONE]
    assert refused(match, "choose-virus", virus=8) == "BR-VLIMIT-02"
    do(match, "choose-virus", virus=7)
    assert g(match).infected == (1, 1, 1, 1, 1, 1, 1, 0, 0)
    assert g(match).virus_supply[0] == 0


@pytest.mark.clause("BR-VLIMIT-02")
def test_a_virus_may_be_taken_back_from_a_node_or_an_avatar() -> None:
    """Hugo takes back the Virus of the node he traced, or the one on Sturm."""
    traced = spread("virus")
    do(traced, "infect")
    do(traced, "choose-virus", virus=NODES + node(traced, "C00"))
    assert (g(traced).traced[0], g(traced).infected[0]) == (0, 1)
    taken = spread("virus")
    do(taken, "infect")
    do(taken, "choose-virus", virus=AVATARS + 1)
    assert (sum(player(taken, 1).viruses), g(taken).infected[0]) == (0, 1)


@pytest.mark.clause("BR-VLIMIT-02")
def test_taking_back_may_be_declined() -> None:
    """Hugo keeps all Viruses where they are: none is placed, and the rest of the result still counts."""
    match = spread("virus-bot")
    do(match, "infect")
    do(match, "choose-virus", virus=TAKE_NONE)
    assert g(match).infected[0] == 0
    assert g(match).track[0] == 1


@pytest.mark.clause("BR-VLIMIT-02")
def test_a_virus_to_assign_may_be_taken_back_too() -> None:
    """Hugo attacks Sturm with nothing left: for each Virus he may take one back, or leave it."""
    rooms = dict.fromkeys(range(9), (0,))
    seats = [{"at": 0, "cubes": {"attack": {"attack": 1}}}, {"at": 0, "cubes": {"defense": {"movement": 1}}}]
    match = arrange(2, rooms=OPEN, seats=seats, infected=rooms)
    do(match, "attack", to="cache")
    do(match, "target", model=1)
    do(match, "choose-virus", virus=8)
    do(match, "choose-virus", virus=TAKE_NONE)
    assert player(match, 1).viruses[0] == 1
    assert g(match).infected == (1,) * 8 + (0,)


@pytest.mark.clause("BR-VLIMIT-03")
def test_viruses_of_different_colours_share_a_room() -> None:
    """Sturm has a Virus in the room, Hugo places his own: both lie there."""
    match = arrange(2, "virus", rooms=OPEN, seats=[{"at": 0}], infected={0: (1,)})
    do(match, "infect")
    assert g(match).infected[0] == 0b11


@pytest.mark.clause("BR-VLIMIT-04", "BR-VLIMIT-05")
def test_a_second_virus_of_a_colour_is_not_placed() -> None:
    """Hugo has a Virus in the room already: the placement is ignored, his supply stays, and the track still moves."""
    match = arrange(2, "virus-hunter", rooms=OPEN, seats=[{"at": 0}], infected={0: (0,)})
    do(match, "infect")
    assert (g(match).infected[0], g(match).virus_supply[0]) == (1, 8)
    assert [each.room for each in told(match, VirusIgnored)] == [0]
    assert told(match, VirusPlaced) == []
    assert g(match).track == (0, 1, 0)


@pytest.mark.clause("BR-VLIMIT-05")
def test_the_threat_of_a_result_counts_though_its_virus_is_ignored() -> None:
    """Double Threat in a room with the player's Virus: no Virus, Threat 2. With an empty supply nothing is asked."""
    match = arrange(2, "double-threat", rooms=OPEN, seats=[{"at": 0}], infected=dict.fromkeys(range(9), (0,)))
    do(match, "infect")
    assert asked(match) == "act"
    assert player(match).threat == 2
    assert g(match).infected == (1,) * 9


@pytest.mark.clause("BR-VLIMIT-04")
def test_an_effect_offers_only_rooms_without_an_own_virus() -> None:
    """Cassia's box places a Virus in a connected room: the one that has hers already cannot be named."""
    seats = [{"at": 4, "breacher": "cassia"}, {"breacher": "vesper"}]
    match = arrange(2, rooms={**OPEN, 5: "v-3", 7: "in-1"}, seats=seats, infected={1: (0,)})
    do(match, "develop", box=6, cheat="slide")
    assert [each["room"] for each in can(match, "choose-room")] == [5, 7]
    assert refused(match, "choose-room", room=1) == "BR-VLIMIT-04"
    do(match, "choose-room", room=5)
    assert g(match).infected[5] == 1


@pytest.mark.clause("BR-CPV-02")
def test_a_player_assigns_viruses_of_the_own_colour() -> None:
    """Red eliminates green's Avatar: the Viruses on it are red, one of them was the Firewall's before."""
    seats = [{"at": 0, "cubes": {"attack": {"attack": 1}}}, {"at": 0, "viruses": {"firewall": 1}, "cubes": {}}]
    match = arrange(2, rooms=OPEN, seats=seats)
    assert (player(match).colour, player(match, 1).colour) == ("red", "green")
    do(match, "attack", to="cache")
    do(match, "target", model=1)
    assert not player(match, 1).connected
    assert player(match, 1).viruses == (2, 0, 0, 0, 1)


@pytest.mark.clause("BR-CPV-02")
def test_a_player_places_viruses_of_the_own_colour() -> None:
    """Sturm infects the room: the Virus is of his colour, and of his supply."""
    match = arrange(2, "virus", seats=[{}, {"at": 4}], active=1)
    do(match, "infect")
    assert g(match).infected[4] == 0b10
    assert g(match).virus_supply[:2] == (9, 8)


@pytest.mark.clause("BR-CPI-03")
def test_an_ignored_virus_of_a_player_is_back_in_the_supply() -> None:
    """Hugo's shield stops 1 of Sturm's 3 Viruses: Sturm has it in his supply, two lie on Hugo."""
    seats = [{"at": 0, "shield": True, "cubes": {}}, {"at": 0, "cubes": {"attack": {"attack": 1}}}]
    match = arrange(2, rooms=OPEN, seats=seats, active=1)
    do(match, "attack", to="defense")
    do(match, "target", model=0)
    assert player(match).viruses[1] == 2
    assert g(match).virus_supply[1] == 9 - 2


@pytest.mark.clause("BR-CPI-03")
@pytest.mark.parametrize(("shield", "viruses"), [(True, 0), (False, 1)])
def test_an_ignored_virus_of_the_firewall_is_back_in_its_supply(shield: bool, viruses: int) -> None:
    """A Worm's attack brings 1 Virus; where a shield stops it, the Firewall has as many as before."""
    seats = [{"at": 0, "shield": shield, "cubes": {"defense": {"movement": 1}}}]
    worm = {"name": "worm", "at": 0}
    match = arrange(2, "burrow", rooms=OPEN, seats=seats, ice=[worm], phase="password", password=1)
    assert player(match).viruses[FIREWALL] == viruses
    assert g(match).virus_supply[FIREWALL] == supplies().firewall_viruses - viruses
