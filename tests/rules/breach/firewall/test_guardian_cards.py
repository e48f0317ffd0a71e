"""The Guardian's cards: where it goes, Gateways it seals, and the card after its own."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.firewall.watch import (
    CELL,
    NOBODY,
    STILL,
    aim,
    bots,
    guardian,
    options,
    reveals,
    room_of,
    row,
    tough,
)
from tests.rules.breach.table import asked, cited, do, g, refused, told

from getaway.games.breach import GAME
from getaway.games.breach.attack.events import Disconnected
from getaway.games.breach.firewall.events import (
    CardResolved,
    CardRevealed,
    GatewaySealed,
    IceActivated,
    IceDisconnected,
    IceMoved,
    NoTarget,
    SealCancelled,
)
from getaway.games.breach.ground.events import GameEnded
from getaway.games.breach.table.parts import GUARDIAN


@pytest.mark.clause("BR-GACT-02")
def test_without_gateways_all_players_lose() -> None:
    """The Guardian seals the last Gateway: the game is over at once, nobody wins, the second card is not revealed."""
    match = row("march", STILL, at=3, gates=(3,))
    assert told(match, GatewaySealed) == [GatewaySealed(1)]
    assert told(match, GameEnded) == [GameEnded(-1, "gateways")]
    assert cited(match, GameEnded) == [("BR-END-08", "BR-END-09", "BR-GACT-02")]
    assert told(match, CardRevealed) == [CardRevealed(0, "march")]
    outcome = GAME.outcome(g(match))
    assert outcome is not None
    assert (outcome.won, outcome.winners) == (False, ())


@pytest.mark.clause("BR-GACT-02")
def test_with_a_gateway_left_the_game_goes_on() -> None:
    """The Gateway of the lowest number is removed, the other stays, and the round goes on."""
    match = row("march", STILL, at=3)
    assert [gate.number for gate in g(match).gateways] == [2]
    assert told(match, GameEnded) == []
    assert told(match, CardRevealed)[1:] == [CardRevealed(0, STILL)]


@pytest.mark.clause("BR-GACT-04")
def test_side_b_leads_the_guardian_to_the_lowest_gateway() -> None:
    """It goes for Gateway 1, not for the nearer Gateway 2 or the Avatar beside it, and stops there with Slide 2."""
    match = row("lockdown", STILL, at=4, gates=(3, 5))
    assert told(match, IceMoved) == [IceMoved(GUARDIAN, 3)]
    assert cited(match, IceMoved) == [("BR-GACT-04", "BR-GACT-05")]
    assert told(match, GatewaySealed) == [GatewaySealed(1)]
    assert cited(match, GatewaySealed) == [("BR-GACT-01", "BR-GACT-04")]
    match = row("lockdown", STILL, at=1, gates=(4, 0))
    assert room_of(match, GUARDIAN) == 3
    assert told(match, NoTarget) == [NoTarget(GUARDIAN, "seal")]
    assert cited(match, NoTarget) == [("BR-SUBR-04",)]


@pytest.mark.clause("BR-GACT-04")
def test_side_b_lets_a_virus_cancel_the_seal() -> None:
    """Viruses of two players lie on its card: the Gateway stays, and they go back to their owners."""
    match = row("march", STILL, at=3, guardian_viruses=(1, 2, 0, 0))
    assert [gate.number for gate in g(match).gateways] == [1, 2]
    assert told(match, SealCancelled) == [SealCancelled(1)]
    assert cited(match, SealCancelled) == [("BR-GACT-04",)]
    assert told(match, GatewaySealed) == []
    assert g(match).guardian_viruses == (0, 0, 0, 0)
    assert g(match).virus_supply[:2] == (9, 9)


@pytest.mark.clause("BR-GACT-04")
def test_a_seal_not_tried_keeps_the_viruses() -> None:
    """The Guardian does not come to the Gateway: Viruses stay on its card."""
    match = row("march", STILL, at=0, guardian_viruses=(1, 2, 0, 0))
    assert told(match, SealCancelled) == []
    assert g(match).guardian_viruses == (1, 2, 0, 0)


@pytest.mark.clause("BR-GACT-05")
def test_the_sheet_prevails_over_closed_links_and_the_choice_of_ice() -> None:
    """A closed room: a Worm there would be disconnected, the Guardian goes through the wall towards its Gateway."""
    position: dict[str, Any] = {"gateways": {1: (0, 3), 2: (2, 1)}, "seats": [tough(at=8), NOBODY]}
    match = reveals("march", STILL, **CELL, **position, ice=[guardian(6)])
    assert told(match, IceMoved) == [IceMoved(GUARDIAN, 3)]
    assert told(match, IceActivated) == [IceActivated(GUARDIAN, 0, "guardian")]
    assert cited(match, IceActivated) == [("BR-AWAKE-08",)]
    match = reveals("burrow", **CELL, **position, ice=bots(6))
    assert told(match, IceDisconnected) == [IceDisconnected(11)]


@pytest.mark.clause("BR-GACT-05")
def test_of_several_ways_to_the_gateway_the_player_picks() -> None:
    """Two steps from room 8 towards room 0: the rooms 2, 4 and 6 lie on shortest ways; another is refused."""
    match = reveals("lockdown", STILL, ice=[guardian(8)], gateways={1: (0, 3), 2: (2, 1)}, seats=[tough(at=8), NOBODY])
    assert asked(match) == "which-way-guardian-goes"
    assert options(match, "choose-room", "room") == [2, 4, 6]
    assert refused(match, "choose-room", room=5) == "BR-GACT-04"
    do(match, "choose-room", room=6)
    assert room_of(match, GUARDIAN) == 6


@pytest.mark.clause("BR-GACT-06")
def test_a_guardian_card_brings_one_more_card() -> None:
    """Seat 0's first card is the Guardian's: seat 0 reveals another before seat 1 does, and an event says so."""
    match = row("march", STILL, "whisper", waiting=(0, 1), seats=[tough(at=5), tough(at=5)])
    assert told(match, CardRevealed) == [CardRevealed(0, "march"), CardRevealed(0, STILL), CardRevealed(1, "whisper")]
    assert cited(match, CardRevealed) == [("BR-FWACT-01",), ("BR-GACT-06",), ("BR-FWACT-01",)]
    assert [event.more for event in told(match, CardResolved)] == [True, False, False]


@pytest.mark.clause("BR-GACT-06")
def test_another_card_brings_no_more() -> None:
    """A Bot card first: the next is seat 1's."""
    match = row(STILL, "whisper", waiting=(0, 1), seats=[tough(at=5), tough(at=5)])
    assert told(match, CardRevealed) == [CardRevealed(0, STILL), CardRevealed(1, "whisper")]


@pytest.mark.clause("BR-GACT-06")
def test_one_more_card_even_for_an_avatar_just_disconnected() -> None:
    """Crush eliminates seat 0's Avatar: the additional card is revealed by seat 0 all the same."""
    seats = [tough(at=5, viruses={"firewall": 2}), NOBODY]
    match = row("crush", STILL, at=5, gates=(5, 0), seats=seats)
    assert told(match, Disconnected) == [Disconnected(0)]
    assert told(match, CardRevealed) == [CardRevealed(0, "crush"), CardRevealed(0, STILL)]


@pytest.mark.clause("BR-GACT-07")
def test_the_additional_card_brings_no_further_one() -> None:
    """Both cards of seat 0 are the Guardian's: there is no third; seat 1's first brings one again."""
    cards = ("march", "cordon", "advance-protocol", STILL)
    match = row(*cards, gates=(5, 4), at=0, waiting=(0, 1), seats=[tough(at=5), tough(at=5)], deck=(*cards, "whisper"))
    assert [(event.seat, event.card) for event in told(match, CardRevealed)] == [
        (0, "march"),
        (0, "cordon"),
        (1, "advance-protocol"),
        (1, STILL),
    ]


def test_a_threat_for_all_hits_every_avatar_in_the_room() -> None:
    """Two Avatars stand with the Guardian and one does not; one of them is attacked."""
    seats = [tough(at=4), tough(at=4), tough(at=8)]
    match = reveals("containment", STILL, players=3, ice=[guardian(4)], track=(1, 0, 0), seats=seats)
    aim(match, 1)
    assert [each.threat for each in g(match).seats] == [1, 1, 0]
    assert [sum(each.viruses) for each in g(match).seats] == [0, 1, 0]
