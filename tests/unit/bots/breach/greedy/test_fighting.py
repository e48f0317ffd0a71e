"""Attacks and responses of the greedy player: whom it strikes, what it adds, and when it shields or eludes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.table import arrange, asked, do

from getaway.bots.breach.greedy import decide, fighting
from getaway.games.breach.table.parts import NOWHERE
from getaway.kernel import Match, Wish

STRONG = {"attack": {"attack": 3}, "movement": {"movement": 1}, "defense": {"defense": 1}}
WEAK = {"attack": {"attack": 1}, "movement": {"movement": 1}}
CUBED = {"attack": {"attack": 1}, "movement": {"movement": 1}, "defense": {"defense": 1}}

AGAIN = "reroll"


def answer(match: Match) -> Wish:
    """What the player answers to the question that stands."""
    return decide(match.g, match.asks[0])


def met(*chances: str, mine: dict[str, Any] = STRONG, theirs: dict[str, Any] = WEAK, **position: Any) -> Match:
    """Two Avatars in a room, with nothing to trace."""
    seats = [
        {"at": 4, "cubes": mine, "objective": "o01", **position.pop("me", {})},
        {"at": 4, "cubes": theirs, "disk": ("science",), **position.pop("other", {})},
    ]
    return arrange(2, *chances, seats=seats, tokens={}, **position)


def test_an_avatar_that_would_be_eliminated_is_attacked() -> None:
    """Three Viruses at once, and Science to copy."""
    match = met()
    assert answer(match).verb == "attack"
    do(match, "attack", to="cache")
    assert answer(match) == Wish("target", model=1)


def test_a_shield_and_a_cube_to_elude_are_reckoned_with() -> None:
    """Six against two are three Viruses, less one each."""
    assert fighting.viruses(met().g, 1, 6) == 3
    assert fighting.viruses(met(theirs=CUBED).g, 1, 6) == 2
    shielded = met(theirs=CUBED, other={"shield": True})
    assert fighting.viruses(shielded.g, 1, 6) == 1
    assert fighting.blows(shielded.g, 1, 6) == 3
    assert answer(shielded).verb != "attack"


def test_an_ice_is_attacked_if_that_eliminates_it() -> None:
    """An Echo needs two Viruses: with the die at 1 they come at once, with the die at 4 they do not."""
    seats = [{"at": 4, "cubes": {"attack": {"attack": 1}, "movement": {"movement": 1}}}, {"at": 8}]
    weak = arrange(2, seats=seats, ice=[{"name": "echo", "at": 4}])
    assert fighting.best_target(weak.g, 0, 2, 0)[1] == 11
    strong = arrange(2, seats=seats, ice=[{"name": "echo", "at": 4}], die=4)
    assert fighting.best_target(strong.g, 0, 2, 0)[0] == 0
    assert fighting.best_target(arrange(2, seats=seats).g, 0, 2, 0) == (0.0, NOWHERE)


@pytest.mark.parametrize(("theirs", "boosted"), [(CUBED, True), (WEAK, False)])
def test_a_boost_is_played_only_if_it_changes_the_outcome(theirs: dict[str, Any], boosted: bool) -> None:
    """Three against two are two Viruses, five are three; against no Defense three are enough as they are."""
    mine = {"attack": {"attack": 1, "movement": 1}}
    other = {"viruses": {"firewall": 1}} if boosted else {}
    match = met(mine=mine, theirs=theirs, me={"hand": ["borrowed-muscle"]}, other=other)
    do(match, "attack", to="cache")
    do(match, "target", model=1)
    assert asked(match) == "respond-to-attack"
    assert answer(match) == (Wish("play", card="borrowed-muscle") if boosted else Wish("pass"))


@pytest.mark.parametrize(("defense", "played"), [(1, True), (4, False)])
def test_defense_is_boosted_where_it_spares_a_virus(defense: int, played: bool) -> None:
    """Four against two are three Viruses, against five they are one; against eight one more changes nothing."""
    mine = {"attack": {"attack": 2}}
    theirs = {"defense": {"defense": defense}}
    match = met(mine=mine, theirs=theirs, other={"avatar": "vitruvian", "hand": ["mirror-plate"]})
    do(match, "attack", to="cache")
    do(match, "target", model=1)
    assert match.asks[0].seat == 1
    assert answer(match) == (Wish("play", card="mirror-plate") if played else Wish("pass"))


@pytest.mark.parametrize(("cubes", "viruses", "eluded"), [(1, 0, False), (1, 2, True), (2, 0, True), (2, 2, True)])
def test_a_cube_is_shifted_to_stay_in_or_if_more_are_left(cubes: int, viruses: int, eluded: bool) -> None:
    """The last defense cube is kept unless it saves the Avatar."""
    theirs = {"defense": {"defense": cubes}}
    mine = {"attack": {"attack": 1}}
    match = met(mine=mine, theirs=theirs, other={"viruses": {"firewall": viruses}, "avatar": "mila"})
    do(match, "attack", to="cache")
    do(match, "target", model=1)
    while asked(match) != "elude":
        do(match, "pass")
    assert answer(match) == (Wish("elude", to="attack") if eluded else Wish("take-it"))


def test_a_shield_lets_infect_beside_an_echo() -> None:
    """The room is wanted, the Echo too strong to strike: shielded, the Avatar infects it."""
    cubes = {"defense": {"defense": 1}, "movement": {"movement": 1}}
    seats = [{"at": 0, "cubes": cubes, "objective": "o01", "boxes": ()}, {"at": 8}]
    match = arrange(2, seats=seats, tokens={"N0": "half-science"}, ice=[{"name": "echo", "at": 0}], die=4)
    assert answer(match).verb == "shield"
    do(match, "shield", **answer(match).args)
    assert answer(match) == Wish("infect")


def test_danger_is_what_stands_near_and_what_is_on() -> None:
    """ICE two rooms away, more with Viruses; far off there is none."""
    ice = [{"name": "echo", "at": 4}]
    calm = arrange(2, seats=[{"at": 4}, {"at": 0}])
    near = arrange(2, seats=[{"at": 4}, {"at": 0}], ice=ice)
    worse = arrange(2, seats=[{"at": 4, "viruses": {"firewall": 2}}, {"at": 0}], ice=ice)
    assert fighting.endangered(calm.g, 0) < fighting.endangered(near.g, 0) < fighting.endangered(worse.g, 0)
    assert fighting.endangered(arrange(2, seats=[{"at": None}, {"at": 0}], active=1, ice=ice).g, 0) == 0


@pytest.mark.parametrize(("threat", "face", "spent"), [(0, "double-threat", False), (1, "double-threat", True)])
def test_a_bad_roll_is_rolled_again_if_it_brings_a_virus(threat: int, face: str, spent: bool) -> None:
    """Two Threat on none are borne, on one they bring a Virus."""
    seats = [{"at": 0, "research": [AGAIN], "threat": threat}, {"at": 8}]
    match = arrange(2, face, seats=seats)
    do(match, "infect")
    assert answer(match) == (Wish("research", token=AGAIN) if spent else Wish("keep"))
