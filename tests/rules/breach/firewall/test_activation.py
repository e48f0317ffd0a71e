"""The Activation Phase: who reveals cards, and how one is resolved."""

from __future__ import annotations

import pytest
from tests.rules.breach.firewall.watch import OPEN, STILL, STILL_TOO, bots, order, reveals, room_of, tough
from tests.rules.breach.table import arrange, asked, can, cited, do, g, ice, player, refused, sees, told

from getaway.games.breach.attack.events import AttackDeclared, Disconnected, IceAttached
from getaway.games.breach.firewall.events import (
    CardResolved,
    CardRevealed,
    DeckRecycled,
    IceActivated,
    IceMoved,
    NobodyActivated,
    RevealSkipped,
    TrackAdvanced,
)
from getaway.games.breach.table.pieces import ActivationCard, activation_cards

DECK = ("circle", "lash", STILL, STILL_TOO)


# Who reveals


@pytest.mark.clause("BR-FWACT-01", "BR-FWACT-03")
def test_every_connected_player_reveals_a_card() -> None:
    """Of three players one is disconnected: two cards are resolved, and an event says who is skipped."""
    match = arrange(3, STILL, STILL_TOO, phase="password", deck=DECK, seats=[{}, {"at": None}, {}])
    assert told(match, CardRevealed) == [CardRevealed(2, STILL), CardRevealed(0, STILL_TOO)]
    assert cited(match, CardRevealed) == [("BR-FWACT-01",)] * 2
    assert len(told(match, CardResolved)) == 2
    assert told(match, RevealSkipped) == [RevealSkipped(1)]
    assert cited(match, RevealSkipped) == [("BR-FWACT-03",)]
    assert g(match).deck == ("circle", "lash")


@pytest.mark.clause("BR-FWACT-02")
def test_cards_are_revealed_clockwise_from_the_password() -> None:
    """The Password comes to seat 2 of 3: the order is 2, 0, 1."""
    match = arrange(3, *DECK[:3], phase="password", password=0, deck=DECK)
    assert g(match).password == 2
    assert [(event.seat, event.card) for event in told(match, CardRevealed)] == [(2, "circle"), (0, "lash"), (1, STILL)]


@pytest.mark.clause("BR-FWACT-03")
def test_an_avatar_disconnected_before_its_turn_to_reveal_is_skipped() -> None:
    """The Echo that seat 0 activates eliminates seat 1, which then draws no card."""
    match = arrange(
        2,
        "pulse",
        phase="activation",
        waiting=(0, 1),
        dark=OPEN,
        deck=("pulse", STILL),
        ice=bots(8, name="echo"),
        seats=[tough(at=0), tough(at=8, viruses={"firewall": 2})],
    )
    assert told(match, Disconnected) == [Disconnected(1)]
    assert told(match, CardRevealed) == [CardRevealed(0, "pulse")]
    assert told(match, RevealSkipped) == [RevealSkipped(1)]
    assert g(match).deck == (STILL,)


# The three steps of a card


@pytest.mark.clause("BR-ACARD-01")
def test_a_card_chooses_then_acts_then_advances() -> None:
    """Crawl: the Worm is chosen, moves and attaches itself, and only then the Bot track advances."""
    match = reveals("crawl", ice=bots(2), seats=[tough(at=0), {"at": None}])
    assert order(match, CardRevealed, IceActivated, IceMoved, IceAttached, TrackAdvanced, CardResolved) == [
        "CardRevealed",
        "IceActivated",
        "IceMoved",
        "IceAttached",
        "TrackAdvanced",
        "CardResolved",
    ]


@pytest.mark.clause("BR-ACARD-02")
def test_a_resolved_card_lies_open_among_the_discards() -> None:
    """While a choice of the card is open it lies by itself; resolved it is discarded, as everybody sees."""
    match = reveals("split", deck=("split", STILL), track=(1, 0, 0))
    assert asked(match) == "which-track"
    assert (g(match).card, g(match).pile) == ("split", ())
    do(match, "choose-what", what="bot")
    assert (g(match).card, g(match).pile, g(match).deck) == ("", ("split",), (STILL,))
    assert sees(match, 1).pile == ("split",)
    assert told(match, CardResolved, 1) == [CardResolved("split", more=False)]
    assert cited(match, CardResolved) == [("BR-ACARD-02",)]


@pytest.mark.clause("BR-ACARD-03")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    """Two cards are in the discard pile and none in the deck: they become the deck, and one is revealed."""
    match = arrange(
        2, STILL, phase="activation", waiting=(0,), deck=(STILL, STILL_TOO), pile=(STILL, STILL_TOO), dark=OPEN
    )
    assert told(match, DeckRecycled) == [DeckRecycled(2)]
    assert cited(match, DeckRecycled) == [("BR-ACARD-03",)]
    assert told(match, CardRevealed) == [CardRevealed(0, STILL)]
    assert (g(match).deck, g(match).pile) == ((STILL_TOO,), (STILL,))


@pytest.mark.clause("BR-ACARD-03")
def test_a_deck_with_a_card_left_is_not_refilled() -> None:
    """The last card of the deck is revealed; the discards stay where they are."""
    match = arrange(2, STILL, phase="activation", waiting=(0,), deck=(STILL, STILL_TOO), pile=(STILL_TOO,), dark=OPEN)
    assert told(match, DeckRecycled) == []
    assert (g(match).deck, g(match).pile) == ((), (STILL, STILL_TOO))


@pytest.mark.clause("BR-ACARD-04")
def test_a_worm_attaches_itself() -> None:
    """Crawl brings the Worm two rooms to the Avatar, to which it is attached from then on."""
    match = reveals("crawl", ice=bots(2), seats=[tough(at=0), {"at": None}])
    assert (ice(match).room, ice(match).on) == (0, 0)
    assert told(match, IceAttached) == [IceAttached(11, 0)]
    assert cited(match, IceAttached) == [("BR-ACARD-04", "BR-ATTACH-01")]


# Tracks


@pytest.mark.clause("BR-ADVANCE-01")
def test_every_icon_moves_the_cube_of_its_track_one_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card with the icons Bot, Bot and Hunter: the Bot cube goes 2 boxes, the Hunter cube 1."""
    card = ActivationCard("worm", "111111", (), ("bot", "bot", "hunter"))
    monkeypatch.setitem(activation_cards(), "swarm", card)
    match = reveals("swarm", track=(1, 1, 1))
    for track in ("bot", "bot"):
        do(match, "choose-what", what=track)
    assert g(match).track == (3, 2, 1)
    assert [(event.category, event.box) for event in told(match, TrackAdvanced)] == [
        ("bot", 2),
        ("bot", 3),
        ("hunter", 2),
    ]
    assert cited(match, TrackAdvanced) == [("BR-ADVANCE-01",)] * 3


@pytest.mark.clause("BR-ADVANCE-02")
def test_a_card_without_icons_advances_nothing() -> None:
    """Twitch has none."""
    match = reveals(STILL, track=(1, 2, 3))
    assert g(match).track == (1, 2, 3)
    assert told(match, TrackAdvanced) == []
    assert told(match, CardResolved) == [CardResolved(STILL, more=False)]


@pytest.mark.clause("BR-ADVANCE-03")
@pytest.mark.parametrize(
    ("first", "boxes"), [("bot", [("bot", 4), ("hunter", 1)]), ("hunter", [("hunter", 1), ("bot", 4)])]
)
def test_the_player_orders_the_tracks(first: str, boxes: list[tuple[str, int]]) -> None:
    """Split advances both: Threat of the Bot box and the die of the Hunter box come in the order chosen."""
    match = reveals("split", track=(3, 0, 0))
    assert asked(match) == "which-track"
    assert [wish["what"] for wish in can(match, "choose-what")] == ["bot", "hunter"]
    assert refused(match, "choose-what", what="guardian") == "BR-ADVANCE-03"
    do(match, "choose-what", what=first)
    assert [(event.category, event.box) for event in told(match, TrackAdvanced)] == boxes
    assert (player(match).threat, g(match).die) == (1, 2)


@pytest.mark.clause("BR-ADVANCE-03")
def test_one_advance_is_finished_before_the_next() -> None:
    """The Bot box deploys no more Worms, so a Quick Subroutine is resolved before the Hunter cube moves."""
    match = reveals("feedback", track=(2, 1, 0), ice=bots(0, 0, 0, 0), seats=[tough(at=0), {"at": None}])
    do(match, "choose-what", what="bot")
    assert asked(match) == "which-ice-quick"
    assert g(match).track == (3, 1, 0)
    do(match, "choose-model", model=11)
    assert g(match).track == (3, 2, 0)


@pytest.mark.clause("BR-CHOOSE-11")
def test_without_ice_of_the_category_only_tracks_advance() -> None:
    """Sweep is a Hunter card with a Bot icon; the Worm in the Database does nothing and no Hunter is there."""
    match = reveals("sweep", ice=bots(2), track=(1, 0, 0), infected={2: (1,)}, seats=[tough(at=0), tough(at=2)])
    assert told(match, NobodyActivated) == [NobodyActivated("hunter", "none")]
    assert cited(match, NobodyActivated) == [("BR-CHOOSE-11",)]
    assert [*told(match, IceActivated), *told(match, AttackDeclared)] == []
    assert room_of(match) == 2
    assert g(match).infected[2]
    assert g(match).track == (2, 0, 0)
