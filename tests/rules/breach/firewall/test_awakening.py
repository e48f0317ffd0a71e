"""The Guardian's awakening, step by step."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.firewall.watch import STILL, asleep, corridor, guardian, order, reveals, room_of, tough
from tests.rules.breach.table import arrange, cited, do, g, player, refused, sees, to_the_end_of_turn, told

from getaway.games.breach.attack.events import AttackDeclared, ThreatRose
from getaway.games.breach.firewall.events import (
    CardRevealed,
    DieRaised,
    GuardianAwoke,
    GuardianShuffledIn,
    IceActivated,
    IceDeployed,
    IceMoved,
    OmegaEntered,
    QuickIgnored,
    QuickSubroutine,
    SheetFlipped,
)
from getaway.games.breach.table.parts import GUARDIAN
from getaway.games.breach.turn.events import RoundBegan
from getaway.kernel import Match

OMEGA = 9
"""The number of Omega in a Database of nine rooms."""


def awakes(players: int = 2, **position: Any) -> Match:
    """The Activation Phase is over, and the Guardian was deployed."""
    return arrange(players, phase="awakening", **asleep(**position))


@pytest.mark.clause("BR-AWAKE-01")
def test_the_holder_of_the_sheet_resolves_the_awakening() -> None:
    """The last card of the Firewall's turn is resolved, then the Guardian awakes, by seat 1 who holds the sheet."""
    match = reveals(STILL, **asleep(holder=1, deck=(STILL,)))
    assert order(match, CardRevealed, GuardianAwoke, SheetFlipped, RoundBegan) == [
        "CardRevealed",
        "GuardianAwoke",
        "SheetFlipped",
        "RoundBegan",
    ]
    assert cited(match, GuardianAwoke) == [("BR-AWAKE-01", "BR-AWAKE-04")]
    assert told(match, SheetFlipped) == [SheetFlipped(1)]


@pytest.mark.clause("BR-AWAKE-01")
def test_nothing_awakes_that_was_not_deployed() -> None:
    """The Firewall's turn ends without a Guardian: a new round begins."""
    match = arrange(2, phase="awakening")
    assert order(match, GuardianAwoke, OmegaEntered, RoundBegan) == ["RoundBegan"]
    assert g(match).guardian == "asleep"


@pytest.mark.clause("BR-AWAKE-02")
def test_the_red_side_comes_before_the_card_is_flipped() -> None:
    """Omega is laid, the Guardian stands in it, its cards are shuffled in; only then the card is flipped."""
    match = awakes(at=4)
    assert order(match, OmegaEntered, IceMoved, GuardianShuffledIn, GuardianAwoke) == [
        "OmegaEntered",
        "IceMoved",
        "GuardianShuffledIn",
        "GuardianAwoke",
    ]
    assert told(match, IceMoved) == [IceMoved(GUARDIAN, OMEGA)]
    assert cited(match, IceMoved) == [("BR-AWAKE-02",)]
    assert cited(match, OmegaEntered) == [("BR-ROOM-11",)]
    assert room_of(match, GUARDIAN) == OMEGA


@pytest.mark.clause("BR-AWAKE-02")
@pytest.mark.parametrize(
    ("gateways", "beside"),
    [
        ({1: (0, 0), 2: (8, 2)}, 1),
        ({1: (0, 0), 2: (1, 0), 3: (2, 0)}, 2),
        ({2: (8, 2), 3: (0, 0)}, 7),
        ({1: (0, 3), 2: (2, 1)}, 0),
    ],
)
def test_omega_comes_beside_the_lowest_gateway(gateways: dict[int, tuple[int, int]], beside: int) -> None:
    """The first outer side without a Gateway, clockwise from the one of the lowest number still in play."""
    match = awakes(gateways=gateways)
    assert told(match, OmegaEntered) == [OmegaEntered(beside)]


@pytest.mark.clause("BR-AWAKE-03")
def test_deck_discards_and_guardian_cards_become_one_deck() -> None:
    """Nine cards in the deck, three discarded and six of the Guardian: a deck of eighteen, and no discards."""
    discarded = ("burrow", "crawl", "ping")
    deck = asleep()["deck"]
    match = awakes(deck=deck, pile=discarded)
    assert (len(deck), len(g(match).deck)) == (12, 18)
    assert sorted((*deck, *asleep()["guardian_deck"])) == sorted(g(match).deck)
    assert (g(match).pile, g(match).guardian_deck) == ((), ())
    assert told(match, GuardianShuffledIn) == [GuardianShuffledIn(18)]
    assert cited(match, GuardianShuffledIn) == [("BR-AWAKE-03",)]


@pytest.mark.clause("BR-AWAKE-03")
def test_cards_looked_at_are_shuffled_in_too() -> None:
    """Two cards lay on top of the deck, known to seat 0; afterwards nobody knows where they are."""
    deck = ("burrow", "crawl", "gnaw", "seek")
    match = awakes(deck=deck, ahead=("crawl", "seek"), seers=((0,), (0,)))
    assert len(g(match).deck) == 10
    assert (g(match).ahead, g(match).seers) == ((), ())


@pytest.mark.clause("BR-AWAKE-04", "BR-AWAKE-08")
def test_afterwards_its_force_and_traits_are_in_force() -> None:
    """Awake and in Omega, it comes by Crush to seat 0 beside: Attack 8 + 1, and its Anti-Virus forbids infecting."""
    cards = ("crush", STILL, "whisper")
    position: dict[str, Any] = {
        "deck": (STILL, "whisper"),
        "guardian_deck": ("crush",),
        "gateways": {1: (0, 0), 2: (8, 2)},
    }
    position |= {"die": 8, "track": (1, 0, 0)}
    match = arrange(2, *cards, phase="awakening", **asleep(**position), seats=[tough(at=1), tough(at=8)])
    assert room_of(match, GUARDIAN) == OMEGA
    while g(match).round < 3 or g(match).active != 0:
        to_the_end_of_turn(match)
    assert told(match, IceActivated) == [IceActivated(GUARDIAN, 1, "guardian")]
    assert told(match, AttackDeclared) == [AttackDeclared(1, GUARDIAN, 9)]
    assert room_of(match, GUARDIAN) == player(match).room == 1
    assert refused(match, "infect") == "BR-ANTIV-01"


@pytest.mark.clause("BR-AWAKE-05")
def test_side_a_of_the_sheet_comes_before_it_is_flipped() -> None:
    """The die rises by 1 and every connected Avatar gets 1 Threat, after the card and before side B."""
    match = awakes(3, die=3, seats=[{}, {"at": None}, {}])
    assert order(match, GuardianAwoke, DieRaised, ThreatRose, SheetFlipped) == [
        "GuardianAwoke",
        "DieRaised",
        "ThreatRose",
        "ThreatRose",
        "SheetFlipped",
    ]
    assert g(match).die == 4
    assert [each.threat for each in g(match).seats] == [1, 0, 1]
    assert cited(match, DieRaised) == [("BR-AWAKE-05",)]
    assert cited(match, ThreatRose) == [("BR-AWAKE-05",)] * 2


@pytest.mark.clause("BR-AWAKE-06")
def test_side_b_is_made_known_to_all_and_holds() -> None:
    """Every player sees the sheet being flipped; a round later the Guardian is still awake."""
    match = arrange(
        2, STILL, "whisper", phase="awakening", **asleep(deck=(STILL, "whisper"), seats=[{"at": 0}, {"at": 8}])
    )
    for seat in (0, 1):
        assert told(match, SheetFlipped, seat) == [SheetFlipped(0)]
    assert cited(match, SheetFlipped) == [("BR-AWAKE-06",)]
    while g(match).round < 3:
        to_the_end_of_turn(match)
    assert g(match).guardian == "awake"
    assert [sees(match, seat).guardian for seat in (0, 1)] == ["awake", "awake"]


@pytest.mark.clause("BR-AWAKE-08")
def test_an_awake_guardian_is_activated_by_its_cards() -> None:
    """March is revealed: the Guardian acts, and an event says so."""
    position: dict[str, Any] = {**corridor(6, 3, 5), "ice": [guardian(1)], "seats": [tough(at=5), {"at": None}]}
    match = reveals("march", STILL, **position)
    assert told(match, IceActivated) == [IceActivated(GUARDIAN, 0, "guardian")]
    assert cited(match, IceActivated) == [("BR-AWAKE-08",)]
    assert room_of(match, GUARDIAN) == 2


@pytest.mark.clause("BR-AWAKE-09")
def test_it_awakes_once() -> None:
    """A Firewall turn ends with the Guardian awake: nothing of the awakening happens again."""
    match = reveals(STILL, ice=[guardian(4)], die=3)
    assert order(match, GuardianAwoke, SheetFlipped, OmegaEntered, GuardianShuffledIn) == []
    assert (g(match).die, room_of(match, GUARDIAN)) == (3, 4)
    assert player(match).threat == 0


@pytest.mark.clause("BR-AWAKE-09")
def test_a_later_guardian_icon_is_its_quick_subroutine() -> None:
    """It slides a room towards its Gateway and attacks the Avatar there; it is not deployed again."""
    position: dict[str, Any] = {**corridor(6, 3, 5), "track": (0, 2, 5), "ice": [guardian(2)]}
    match = reveals("reverb", **position, seats=[tough(at=3), {"at": None}])
    do(match, "choose-what", what="guardian")
    assert told(match, QuickSubroutine) == [QuickSubroutine(GUARDIAN, 0)]
    assert told(match, AttackDeclared) == [AttackDeclared(0, GUARDIAN, 1)]
    assert [*told(match, IceDeployed), *told(match, GuardianAwoke)] == []
    assert room_of(match, GUARDIAN) == 3


@pytest.mark.clause("BR-AWAKE-09")
def test_its_quick_subroutine_is_ignored_where_its_way_leads_to_nobody() -> None:
    """The Avatar is one room away, but not on the way to the Gateway."""
    position: dict[str, Any] = {**corridor(6, 3, 5), "track": (0, 2, 5), "ice": [guardian(2)]}
    match = reveals("reverb", **position, seats=[tough(at=1), {"at": None}])
    do(match, "choose-what", what="guardian")
    assert told(match, QuickIgnored) == [QuickIgnored("guardian")]
    assert cited(match, QuickIgnored) == [("BR-QUICK-05",)]
    assert room_of(match, GUARDIAN) == 2
