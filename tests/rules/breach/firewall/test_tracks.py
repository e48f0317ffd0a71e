"""The ICE tracks: which box a cube comes to, and what the icons of a box do."""

from __future__ import annotations

import pytest
from tests.rules.breach.firewall.watch import guardian, order, reveals, tough
from tests.rules.breach.table import arrange, asked, cited, do, g, player, to_the_end_of_turn, told

from getaway.games.breach.attack.events import ThreatIgnored, ThreatRose
from getaway.games.breach.firewall.events import DieRaised, IceDeployed, TrackAdvanced, TrackStayed
from getaway.games.breach.table.pieces import ActivationCard, activation_cards, tracks


@pytest.mark.clause("BR-TRACK-03")
@pytest.mark.parametrize(
    ("face", "after"), [("virus-bot", (2, 1, 1)), ("virus-hunter", (1, 2, 1)), ("virus", (1, 1, 1))]
)
def test_the_infection_die_advances_a_track_in_a_players_turn(face: str, after: tuple[int, int, int]) -> None:
    """Virus and Advance moves the cube of its track by 1; a plain Virus moves none."""
    match = arrange(2, face, track=(1, 1, 1))
    do(match, "infect")
    assert g(match).phase == "act"
    assert g(match).track == after


@pytest.mark.clause("BR-TRACK-04")
def test_every_box_crossed_has_its_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two Hunter icons lead over the Threat box to a Firewall box: both happen, for the player who moved the cube."""
    card = ActivationCard("worm", "111111", (), ("hunter", "hunter"))
    monkeypatch.setitem(activation_cards(), "rush", card)
    match = reveals("rush", track=(0, 2, 0), die=3)
    assert g(match).track == (0, 4, 0)
    assert (player(match).threat, g(match).die) == (1, 4)
    assert player(match, 1).threat == 0
    assert order(match, TrackAdvanced, ThreatRose, DieRaised) == [
        "TrackAdvanced",
        "ThreatRose",
        "TrackAdvanced",
        "DieRaised",
    ]


@pytest.mark.clause("BR-TRACK-04")
def test_a_box_left_has_no_effect() -> None:
    """The Hunter cube leaves the Firewall box 1 for box 2: a Hunter comes, the die does not rise again."""
    match = reveals("burrow", track=(0, 1, 0), die=3)
    assert g(match).die == 3
    assert told(match, IceDeployed) == [IceDeployed(11, "echo", 0)]


@pytest.mark.clause("BR-TRACK-05")
def test_every_ice_icon_deploys_a_model(monkeypatch: pytest.MonkeyPatch) -> None:
    """A box with two Bot icons and a Hunter icon: two Worms and an Echo come."""
    monkeypatch.setitem(tracks()["bot"], "A", ("BBH", "", "", "", ""))
    match = reveals("sweep", seats=[{"at": 4}, {}])
    assert told(match, IceDeployed) == [
        IceDeployed(11, "worm", 4),
        IceDeployed(12, "worm", 4),
        IceDeployed(13, "echo", 4),
    ]
    assert [each.name for each in g(match).ice] == ["worm", "worm", "echo"]
    assert cited(match, IceDeployed) == [("BR-TRACK-05", "BR-DEPLOY-01")] * 3


@pytest.mark.clause("BR-TRACK-06")
@pytest.mark.parametrize(("icons", "threat"), [("T", 1), ("TT", 2), ("", 0)])
def test_a_threat_icon_hits_the_player_who_moves_the_cube(
    icons: str, threat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seat 1 reveals the card: its Threat rises once for each icon, seat 0's does not."""
    monkeypatch.setitem(tracks()["bot"], "A", (icons, "", "", "", ""))
    match = reveals("sweep", waiting=(1,), active=1)
    assert (player(match, 0).threat, player(match, 1).threat) == (0, threat)
    assert cited(match, ThreatRose) == [("BR-TRACK-06",)] * threat


@pytest.mark.clause("BR-TRACK-06")
def test_a_threat_icon_says_why_it_does_nothing() -> None:
    """The Echo disconnects the Avatar of the player who then moves the Hunter cube to the Threat box."""
    seats = [tough(at=0, viruses={"firewall": 2}), tough(at=8)]
    match = reveals("ping", ice=[{"name": "echo", "at": 0}], track=(0, 2, 0), seats=seats)
    assert told(match, ThreatRose) == []
    assert told(match, ThreatIgnored) == [ThreatIgnored(0)]
    assert cited(match, ThreatIgnored) == [("BR-DISC-06",)]


@pytest.mark.clause("BR-TRACK-07")
@pytest.mark.parametrize(("icons", "die"), [("F", 4), ("FF", 5), ("", 3)])
def test_a_firewall_icon_raises_the_die(icons: str, die: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """From 3 to 4 by one icon, to 5 by two."""
    monkeypatch.setitem(tracks()["bot"], "A", (icons, "", "", "", ""))
    match = reveals("sweep", die=3)
    assert g(match).die == die
    assert cited(match, DieRaised) == [("BR-TRACK-07",)] * (die - 3)


@pytest.mark.clause("BR-TRACK-08")
def test_past_the_last_box_a_bot_cube_goes_to_the_first() -> None:
    """From box 5 to box 1, whose effect is resolved: a Worm comes."""
    match = reveals("sweep", track=(5, 0, 0))
    assert g(match).track == (1, 0, 0)
    assert told(match, TrackAdvanced) == [TrackAdvanced("bot", 1)]
    assert told(match, IceDeployed) == [IceDeployed(11, "worm", 0)]


@pytest.mark.clause("BR-TRACK-08")
def test_past_the_last_box_a_hunter_cube_goes_to_the_first() -> None:
    """From box 5 to box 1, whose effect is resolved: the die rises."""
    match = reveals("burrow", track=(0, 5, 0), die=2)
    assert g(match).track == (0, 1, 0)
    assert g(match).die == 3
    assert told(match, IceDeployed) == []


@pytest.mark.clause("BR-TRACK-09")
@pytest.mark.parametrize(("side", "name"), [("A", "the Guardian's own box"), ("B", "a Firewall box")])
def test_the_guardian_cube_never_leaves_its_last_box(side: str, name: str) -> None:
    """Reverb would advance it from box 6: it stays, and neither the last box nor the first is resolved."""
    match = reveals("reverb", track=(0, 2, 6), sides=("A", "A", side), die=2, ice=[guardian(4)])
    do(match, "choose-what", what="guardian")
    assert g(match).track == (0, 3, 6), name
    assert told(match, TrackStayed) == [TrackStayed("guardian")]
    assert cited(match, TrackStayed) == [("BR-TRACK-09",)]
    assert [event.category for event in told(match, TrackAdvanced)] == ["hunter"]
    assert g(match).die == 2
    assert told(match, IceDeployed) == []


@pytest.mark.clause("BR-TRACK-10")
def test_the_guardian_cube_stays_on_the_last_box_in_later_rounds() -> None:
    """Two Firewall turns pass, each with a Guardian icon: the cube stays and is not reset."""
    cards = ("reverb", "twitch", "chase", "whisper")
    match = arrange(
        2, *cards, phase="activation", waiting=(0, 1), track=(0, 2, 6), ice=[guardian(4)], deck=tuple(sorted(cards))
    )
    do(match, "choose-what", what="guardian")
    assert g(match).round == 2
    assert g(match).track[2] == 6
    while asked(match) != "which-track":
        to_the_end_of_turn(match)
    do(match, "choose-what", what="guardian")
    assert g(match).round == 3
    assert g(match).track == (0, 4, 6)
    assert len(told(match, TrackStayed)) == 2


@pytest.mark.clause("BR-TRACK-11")
def test_a_box_can_advance_the_guardian_track() -> None:
    """Bot box 5 moves the Guardian cube from box 1 to box 2, where the die rises."""
    match = reveals("sweep", track=(4, 0, 1), die=1)
    assert g(match).track == (5, 0, 2)
    assert g(match).die == 2
    assert told(match, TrackAdvanced) == [TrackAdvanced("bot", 5), TrackAdvanced("guardian", 2)]
    assert cited(match, TrackAdvanced) == [("BR-ADVANCE-01",), ("BR-TRACK-11",)]


@pytest.mark.clause("BR-TRACK-11")
def test_the_same_player_resolves_the_box_of_the_other_track() -> None:
    """Seat 1 moves the Bot cube to box 5, so the Guardian box 3 deploys a Hunter in seat 1's room."""
    match = reveals("sweep", track=(4, 0, 2), waiting=(1,), active=1, seats=[{"at": 0}, {"at": 7}])
    assert told(match, IceDeployed) == [IceDeployed(11, "echo", 7)]
