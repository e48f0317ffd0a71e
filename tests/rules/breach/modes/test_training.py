"""Training: Bots and Hunters perform their Quick Subroutine, whatever their activation card says."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.setup.opening import drawn
from tests.rules.breach.table import arrange, asked, do, g, ice, player, refused, told

from getaway.games.breach import GAME
from getaway.games.breach.attack.events import AttackDeclared, TargetNamed
from getaway.games.breach.firewall.events import CardRevealed, IceActivated, IceMoved, NobodyActivated, TrackAdvanced
from getaway.kernel import Match, Refused


def reveal(card: str, mode: str = "training", **position: Any) -> Match:
    """This card is revealed; one Avatar stands at the top left and the other far off, and all rooms are dark."""
    usual = {"dark": range(9), "seats": [{"at": 0}, {"at": 8}], "track": (1, 2, 0)}
    return arrange(2, card, mode=mode, phase="activation", waiting=(0,), **{**usual, **position})


def worm(at: int) -> list[dict[str, Any]]:
    """A Worm in a room."""
    return [{"name": "worm", "at": at}]


def echo(at: int) -> list[dict[str, Any]]:
    """An Echo in a room."""
    return [{"name": "echo", "at": at}]


# The choice


@pytest.mark.clause("BR-TRAIN-01")
def test_training_is_chosen_at_the_start() -> None:
    """A new table may choose it, with any number of players."""
    for players in (1, 2, 3, 4):
        assert g(drawn(players, mode="training")).mode == "training"
    with pytest.raises(Refused) as caught:
        GAME.new(2, mode="exercise")
    assert caught.value.clause == "GT-SETUP-01"


@pytest.mark.clause("BR-TRAIN-01")
def test_training_cannot_be_asked_for_later() -> None:
    """Once the match has begun it can't be chosen: the wish is refused, and nothing changes."""
    match = drawn(2)
    assert refused(match, "mode", mode="training") == "GT-VERB-01"
    assert g(match).mode == "competitive"
    assert not any("mode" in verb.takes for verb in GAME.verbs.values())


# The Quick Subroutine


@pytest.mark.clause("BR-TRAIN-02")
def test_a_worm_slides_and_attaches_itself() -> None:
    """Gnaw would be an attack without movement; in Training the Worm next door comes and attaches itself instead."""
    match = reveal("gnaw", ice=worm(1))
    assert (ice(match).room, ice(match).on) == (0, 0)
    assert told(match, AttackDeclared) == []
    plain = reveal("gnaw", "competitive", ice=worm(1))
    assert (ice(plain).room, ice(plain).on) == (1, -1)


@pytest.mark.clause("BR-TRAIN-02")
def test_an_echo_slides_and_attacks() -> None:
    """Sweep would purge the room; in Training the Echo attacks, and the Viruses of the room stay."""
    match = reveal("sweep", ice=echo(1), infected={0: [0]})
    assert [(event.model, event.attack) for event in told(match, AttackDeclared)] == [(11, 1)]
    assert [event.model for event in told(match, TargetNamed)] == [0]
    assert ice(match).room == 0
    assert g(match).infected[0] == 1
    plain = reveal("sweep", "competitive", ice=echo(1), infected={0: [0]})
    assert told(plain, AttackDeclared) == []
    assert g(plain).infected[0] == 0


@pytest.mark.clause("BR-TRAIN-02")
def test_the_reach_of_the_quick_subroutine_counts() -> None:
    """Seek would lead three rooms far; a Worm at that distance comes one room nearer and no more."""
    alone: dict[str, Any] = {"ice": worm(5), "seats": [{"at": 0}, {"at": None}]}
    match = reveal("seek", **alone)
    do(match, "choose-room", room=4)
    assert told(match, IceMoved) == [IceMoved(11, 4)]
    assert told(reveal("seek", "competitive", **alone), IceMoved) == [IceMoved(11, 0)]


@pytest.mark.clause("BR-TRAIN-02")
def test_only_ice_that_the_quick_subroutine_brings_to_an_avatar_can_be_chosen() -> None:
    """With Crawl both Worms could reach an Avatar; one Slide is enough for the near one only."""
    match = reveal("crawl", ice=[*worm(1), *worm(4)], seats=[{"at": 0}, {"at": 0}])
    assert [event.model for event in told(match, IceActivated)] == [11]
    plain = reveal("crawl", "competitive", ice=[*worm(1), *worm(4)], seats=[{"at": 0}, {"at": 0}])
    assert asked(plain) == "which-ice"


# The card


@pytest.mark.clause("BR-TRAIN-04")
def test_the_card_still_names_the_category() -> None:
    """A Bot card activates the Bot and not the Hunter beside it."""
    match = reveal("squirm", ice=[*worm(0), *echo(0)])
    assert [event.model for event in told(match, IceActivated)] == [11]
    assert told(match, AttackDeclared) == []
    assert told(reveal("squirm", ice=echo(0)), NobodyActivated) == [NobodyActivated("bot", "none")]


@pytest.mark.clause("BR-TRAIN-04")
@pytest.mark.parametrize(("card", "tracks"), [("crawl", ["bot"]), ("burrow", ["hunter"]), ("sweep", ["bot"])])
def test_the_card_still_advances_tracks(card: str, tracks: list[str]) -> None:
    """The icons of the card, whether or not an ICE is there to be activated."""
    match = reveal(card)
    assert [event.category for event in told(match, TrackAdvanced)] == tracks


@pytest.mark.clause("BR-TRAIN-04")
def test_two_icons_are_resolved_in_the_order_the_player_likes() -> None:
    """Split advances the Bot and the Hunter track."""
    match = reveal("split", ice=worm(0))
    do(match, "choose-what", what="hunter")
    assert [event.category for event in told(match, TrackAdvanced)] == ["hunter", "bot"]


@pytest.mark.clause("BR-TRAIN-05")
def test_guardian_cards_are_resolved_as_printed() -> None:
    """Lockdown leads the Guardian two rooms to the first Gateway and seals it, which its Quick Subroutine would not."""
    match = reveal("lockdown", ice=[{"name": "xan4th", "at": 2}], seats=[{"at": 8}, {"at": 8}])
    assert told(match, CardRevealed)[0].card == "lockdown"
    assert g(match).room_of(10) == 0
    assert [gate.number for gate in g(match).gateways] == [2, 3, 4]
    assert told(match, AttackDeclared) == []
    assert player(match).connected
