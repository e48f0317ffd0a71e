"""Infect: the Infection die, its six faces, and ICE that forbid it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.table import arrange, asked, can, cited, do, g, player, refused, told

from getaway.games.breach.actions.events import DieRolled
from getaway.games.breach.attack.events import ThreatRose
from getaway.games.breach.firewall.events import TrackAdvanced
from getaway.games.breach.table.pieces import supplies
from getaway.games.breach.tokens.events import VirusPlaced
from getaway.kernel import Match
from getaway.kernel.stream import Told


def infecting(*faces: str, **own: Any) -> Match:
    """Hugo, in room 4, has performed Infect; the die shows these faces, one after the other."""
    match = arrange(2, *faces, seats=[{"at": 4, **own}])
    do(match, "infect")
    return match


def order(match: Match, *kinds: type) -> list[type]:
    """The events of these kinds, in the order they came."""
    items = [item.event for item in match.told(0) if isinstance(item, Told)]
    return [type(event) for event in items if isinstance(event, kinds)]


@pytest.mark.clause("BR-INFECT-01")
def test_infect_rolls_the_die_once_and_applies_the_result() -> None:
    """One face comes up, and it is the one that is applied; an action is used."""
    match = infecting("virus-bot")
    assert [each.face for each in told(match, DieRolled)] == ["virus-bot"]
    assert (g(match).infected[4], g(match).track) == (1, (1, 0, 0))
    assert g(match).clicks == 1


@pytest.mark.clause("BR-INFECT-02")
def test_infect_needs_no_cube_and_moves_none() -> None:
    """All cubes lie in the Cache: Infect is legal, and they lie there afterwards."""
    match = arrange(2, "virus", seats=[{"cubes": {"cache": {"movement": 2, "attack": 1}}}])
    assert can(match, "infect") == [{}]
    do(match, "infect")
    assert player(match).cubes == ((0, 0, 0), (0, 0, 0), (0, 0, 0), (2, 1, 0))


@pytest.mark.clause("BR-INFECT-03", "BR-INFDIE-02")
def test_the_virus_is_placed_where_the_avatar_stands() -> None:
    """The Virus face: one Virus of Hugo's colour in his room, nowhere else, and nothing more happens."""
    match = infecting("virus")
    assert g(match).infected == (0, 0, 0, 0, 1, 0, 0, 0, 0)
    assert (g(match).virus_supply[0], player(match).threat, g(match).track) == (8, 0, (0, 0, 0))


@pytest.mark.clause("BR-INFDIE-03")
@pytest.mark.parametrize(("face", "track"), [("virus-bot", (1, 0, 0)), ("virus-hunter", (0, 1, 0))])
def test_virus_and_advance(face: str, track: tuple[int, int, int]) -> None:
    """A Virus is placed first, then the cube of the track shown advances by 1 box."""
    match = infecting(face)
    assert (g(match).infected[4], g(match).track) == (1, track)
    assert order(match, VirusPlaced, TrackAdvanced) == [VirusPlaced, TrackAdvanced]


@pytest.mark.clause("BR-INFDIE-04")
def test_double_threat() -> None:
    """A Virus is placed first, then Threat rises by 2."""
    match = infecting("double-threat")
    assert (g(match).infected[4], player(match).threat) == (1, 2)
    assert order(match, VirusPlaced, ThreatRose) == [VirusPlaced, ThreatRose, ThreatRose]


@pytest.mark.clause("BR-INFDIE-05")
def test_threat_and_retry() -> None:
    """Threat rises by 1 and no Virus is placed yet; the die is rolled again, and the new face counts."""
    match = infecting("threat-retry", "virus-hunter")
    assert order(match, DieRolled, ThreatRose, VirusPlaced) == [DieRolled, ThreatRose, DieRolled, VirusPlaced]
    assert (player(match).threat, g(match).infected[4], g(match).track) == (1, 1, (0, 1, 0))
    assert cited(match, ThreatRose) == [("BR-INFDIE-05",)]


@pytest.mark.clause("BR-INFDIE-06")
def test_retry_may_come_again() -> None:
    """Retry, Retry, Virus: Threat rises twice and one Virus is placed."""
    match = infecting("threat-retry", "threat-retry", "virus")
    assert (player(match).threat, g(match).infected[4], g(match).virus_supply[0]) == (2, 1, 8)
    assert g(match).clicks == 1


@pytest.mark.clause("BR-INFDIE-07")
def test_the_virus_is_placed_though_the_avatar_is_gone() -> None:
    """Retry eliminates Hugo; the Virus of the next roll is placed in the room he was in, and his phase is over."""
    match = infecting("threat-retry", "virus", viruses={"firewall": 2}, threat=2)
    assert not player(match).connected
    assert g(match).infected == (0, 0, 0, 0, 1, 0, 0, 0, 0)
    assert asked(match) == "configure"


def test_the_die_has_six_faces() -> None:
    """Two Virus, one with each of two tracks, one Double Threat, one Threat and Retry."""
    faces = ("virus", "virus", "virus-bot", "virus-hunter", "double-threat", "threat-retry")
    assert supplies().infection == faces


# Anti-Virus


def guarded(name: str, *, at: int = 4, **more: Any) -> Match:
    """Hugo in room 4, an ICE in room `at`."""
    own = {"at": 4, **more.pop("own", {})}
    return arrange(2, "virus", seats=[own], ice=[{"name": name, "at": at}], **more)


@pytest.mark.clause("BR-ANTIV-01")
def test_an_ice_with_anti_virus_forbids_infecting_its_room() -> None:
    """An Echo stands in the room: no Infect. One in another room, or a Worm here, forbids nothing."""
    match = guarded("echo")
    assert can(match, "infect") == []
    assert refused(match, "infect") == "BR-ANTIV-01"
    assert can(guarded("echo", at=5), "infect") == [{}]
    assert can(guarded("worm"), "infect") == [{}]


@pytest.mark.clause("BR-ANTIV-01")
def test_the_awake_guardian_has_the_trait_too() -> None:
    """Awake, the Guardian forbids infecting its room; before that its trait does not count."""
    assert refused(guarded("xan4th"), "infect") == "BR-ANTIV-01"
    assert can(guarded("xan4th", guardian="deployed"), "infect") == [{}]


@pytest.mark.clause("BR-ANTIV-02")
def test_a_shielded_avatar_infects_all_the_same() -> None:
    """An Echo stands in the room and Hugo is shielded: Infect is legal and places its Virus."""
    match = guarded("echo", own={"shield": True})
    do(match, "infect")
    assert g(match).infected[4] == 1
