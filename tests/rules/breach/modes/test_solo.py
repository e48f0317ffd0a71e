"""Solo: one player against the Firewall."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.rules.breach.setup.opening import drawn
from tests.rules.breach.table import arrange, asked, can, cubes, do, g, ice, node, player, refused, told, whom

from getaway.games.breach import GAME
from getaway.games.breach.attack.events import AttackDeclared, TargetNamed
from getaway.games.breach.firewall.events import (
    CardRevealed,
    GatewaySealed,
    IceActivated,
    IceDeployed,
    IceDisconnected,
    IceMoved,
    NoTarget,
    TrackAdvanced,
)
from getaway.games.breach.ground.events import GameEnded
from getaway.games.breach.malware.events import AlternativeUsed, MalwarePlayed
from getaway.games.breach.table.pieces import activation_cards, malware
from getaway.games.breach.table.pieces import ice as descriptions
from getaway.games.breach.turn.events import TurnBegan
from getaway.kernel import Match, Refused

OFF = {"at": None}
"""The Avatar is disconnected."""
ENOUGH = 3
"""The number of response windows to look at."""


def reveal(card: str, *chances: str, **position: Any) -> Match:
    """One player, all rooms dark, and this card is revealed."""
    usual = {"dark": range(9), "seats": [OFF], "track": (1, 2, 0)}
    return arrange(1, card, *chances, phase="activation", waiting=(0,), **{**usual, **position})


# Set-up


@pytest.mark.clause("BR-SOLO-01")
def test_solo_is_the_game_of_one_player() -> None:
    """Nine rooms in three rows, three Bot cards, three Hunter cards and six of the Guardian, and one seat."""
    state = g(drawn(1))
    assert (state.mode, state.players, state.cols, state.rows) == ("solo", 1, 3, 3)
    cards = [descriptions()[activation_cards()[card].ice].category for card in (*state.deck, *state.guardian_deck)]
    assert [cards.count(category) for category in ("bot", "hunter", "guardian")] == [3, 3, 6]
    assert g(drawn(1, mode="solo")).tokens == state.tokens


@pytest.mark.clause("BR-SOLO-01")
@pytest.mark.parametrize(("players", "mode"), [(2, "solo"), (3, "solo"), (4, "solo"), (1, "competitive")])
def test_solo_is_for_one_and_one_for_solo(players: int, mode: str) -> None:
    """Two cannot play Solo, and one cannot compete with nobody."""
    with pytest.raises(Refused) as caught:
        GAME.new(players, mode=mode)
    assert caught.value.clause == "BR-SOLO-01"


@pytest.mark.parametrize("window", [15, 30, 60])
def test_alone_no_clock_runs(window: int) -> None:
    """Nobody waits for an answer: whatever response time the table names, the player is asked and stays asked."""
    match, responses = drawn(1, window=window), 0
    dice = Random(window)  # noqa: S311 - play isn't cryptography
    while not match.over and responses < ENOUGH:
        assert GAME.deadlines(g(match)) == ()
        responses += g(match).window is not None
        match.answer(0, match.asks[0].choice.by_verb(dice))
    assert responses == ENOUGH


@pytest.mark.clause("BR-SOLO-01")
def test_turns_run_as_in_the_competitive_game() -> None:
    """Actions, then Configuration, then the Firewall's turn, then the same player again."""
    match = arrange(1, "squirm", track=(1, 0, 0))
    assert {"move", "infect", "configure", "log-out"} <= {wish.verb for wish in match.asks[0].choice}
    do(match, "end-actions")
    assert asked(match) == "configure"
    do(match, "end-configuring")
    assert (g(match).round, len(told(match, CardRevealed))) == (2, 1)
    assert told(match, TurnBegan) == [TurnBegan(0)]


# Activation cards


@pytest.mark.clause("BR-SOLO-02")
@pytest.mark.parametrize("card", ["ping", "resonance"])
def test_the_only_target_is_the_players_avatar(card: str) -> None:
    """A Hunter beside it takes it as its target, and nobody is asked which."""
    match = reveal(card, seats=[{"at": 4}], ice=[{"name": "echo", "at": 1}])
    assert [event.model for event in told(match, TargetNamed)] == [0]
    assert len(told(match, AttackDeclared)) == 1
    assert ice(match).room == 4


@pytest.mark.clause("BR-SOLO-03")
def test_a_card_is_revealed_though_the_avatar_is_off() -> None:
    """One card in the Firewall's turn; with two players a disconnected one reveals none."""
    assert len(told(reveal("crawl"), CardRevealed)) == 1
    two = arrange(2, phase="activation", waiting=(0,), seats=[OFF, {}])
    assert told(two, CardRevealed) == []


@pytest.mark.clause("BR-SOLO-03")
def test_the_card_comes_in_the_turn_of_the_firewall() -> None:
    """A player who logs out ends the turn, and the Firewall reveals one card all the same."""
    match = arrange(1, "squirm", track=(1, 0, 0), dark=range(1, 9))
    do(match, "log-out")
    while asked(match) == "configure":
        do(match, "end-configuring")
    assert not player(match).connected
    assert [event.card for event in told(match, CardRevealed)] == ["squirm"]


@pytest.mark.clause("BR-SOLO-04")
@pytest.mark.parametrize(
    ("card", "name"), [("crawl", "worm"), ("burrow", "worm"), ("squirm", "worm"), ("ping", "echo"), ("sweep", "echo")]
)
def test_bots_and_hunters_stay_idle(card: str, name: str) -> None:
    """No ICE is activated, moved or disconnected while the Avatar is off; with the Avatar there it comes."""
    match = reveal(card, ice=[{"name": name, "at": 4}])
    assert [*told(match, IceActivated), *told(match, IceMoved), *told(match, IceDisconnected)] == []
    assert (ice(match).room, ice(match).on) == (4, -1)
    there = reveal(card, ice=[{"name": name, "at": 4}], seats=[{"at": 3}])
    assert told(there, IceActivated) == [IceActivated(11, 0, "reach")]
    assert ice(there).room == 3


@pytest.mark.clause("BR-SOLO-05")
def test_the_guardian_goes_for_the_gateways() -> None:
    """Purge Cycle: one room nearer, no target for the attack, and the Gateway it stands at is sealed."""
    match = reveal("purge-cycle", "squirm", ice=[{"name": "xan4th", "at": 1}])
    assert told(match, IceActivated) == [IceActivated(10, 0, "guardian")]
    assert told(match, IceMoved) == [IceMoved(10, 0)]
    assert told(match, NoTarget) == [NoTarget(10, "attack")]
    assert told(match, GatewaySealed) == [GatewaySealed(1)]


@pytest.mark.clause("BR-SOLO-06")
@pytest.mark.parametrize(("card", "tracks"), [("crawl", ["bot"]), ("burrow", ["hunter"]), ("ping", ["hunter"])])
def test_tracks_advance_all_the_same(card: str, tracks: list[str]) -> None:
    """The icons of the card are resolved while the Avatar is off."""
    match = reveal(card)
    assert [event.category for event in told(match, TrackAdvanced)] == tracks
    assert g(match).track in ((2, 2, 0), (1, 3, 0))


# Deploying


@pytest.mark.clause("BR-SOLO-07")
def test_an_ice_comes_to_a_room_around_a_traced_node() -> None:
    """A traced node lies between four rooms: the player chooses one of them, and no other."""
    match = reveal("crawl", track=(0, 0, 0), traced={0: [0]})
    assert (asked(match), whom(match)) == ("where-to-deploy", 0)
    assert [each["room"] for each in can(match, "choose-room")] == [0, 1, 3, 4]
    assert refused(match, "choose-room", room=8) == "BR-SOLO-07"
    do(match, "choose-room", room=4)
    assert told(match, IceDeployed) == [IceDeployed(11, "worm", 4)]


@pytest.mark.clause("BR-SOLO-07")
def test_two_traced_nodes_give_the_rooms_of_both() -> None:
    """An outer node has two rooms."""
    match = reveal("crawl", track=(0, 0, 0))
    north, south = node(match, "N0"), node(match, "S1")
    match = reveal("crawl", track=(0, 0, 0), traced={north: [0], south: [0]})
    assert [each["room"] for each in can(match, "choose-room")] == [0, 1, 7, 8]


@pytest.mark.clause("BR-SOLO-08")
def test_without_a_traced_node_any_room_will_do() -> None:
    """All nine rooms are offered; Omega isn't there yet."""
    match = reveal("crawl", track=(0, 0, 0))
    assert [each["room"] for each in can(match, "choose-room")] == list(range(9))
    assert refused(match, "choose-room", room=9) == "BR-SOLO-07"
    do(match, "choose-room", room=7)
    assert told(match, IceDeployed) == [IceDeployed(11, "worm", 7)]


@pytest.mark.clause("BR-SOLO-08")
def test_omega_is_a_room_like_the_others_once_it_is_there() -> None:
    """With the Guardian awake the ICE can be put in Omega too, but not while a traced node names its rooms."""
    awake: dict[str, Any] = {"track": (0, 0, 0), "omega": 1, "ice": [{"name": "xan4th", "at": 4}]}
    match = reveal("crawl", **awake)
    assert [each["room"] for each in can(match, "choose-room")] == list(range(10))
    do(match, "choose-room", room=9)
    assert (told(match, IceDeployed), ice(match).room) == ([IceDeployed(11, "worm", 9)], 9)
    assert refused(reveal("crawl", traced={0: [0]}, **awake), "choose-room", room=9) == "BR-SOLO-07"


@pytest.mark.clause("BR-SOLO-07")
def test_an_ice_comes_to_an_avatar_that_is_there() -> None:
    """Connected, the player is not asked: the ICE comes to the Avatar's room, traced nodes or not."""
    match = reveal("crawl", track=(0, 0, 0), traced={0: [0]}, seats=[{"at": 8}])
    assert told(match, IceDeployed) == [IceDeployed(11, "worm", 8)]


# Alternative Effect


ALTERNATIVES = [
    pytest.param("sturm", "argo", "shatter"),
    pytest.param("mila", "argo", "pickpocket"),
    pytest.param("hugo", "argo", "ransom"),
    pytest.param("hugo", "dedalo", "trapdoor"),
    pytest.param("hugo", "ishtar", "war-tax"),
    pytest.param("hugo", "null", "decoy"),
]


@pytest.mark.clause("BR-SOLO-09")
@pytest.mark.parametrize(("avatar", "breacher", "card"), ALTERNATIVES)
def test_an_alternative_is_three_pushes(avatar: str, breacher: str, card: str) -> None:
    """In the Action Phase, whatever the card's own timing: three Pushes follow, and the card is discarded."""
    in_movement = {"movement": {"movement": 3}}
    match = arrange(1, seats=[{"avatar": avatar, "breacher": breacher, "hand": [card], "cubes": in_movement}])
    do(match, "play-alternative", card=card)
    assert (told(match, AlternativeUsed), told(match, MalwarePlayed)) == ([AlternativeUsed(0, card)], [])
    for _ in range(3):
        assert asked(match) == "push"
        do(match, "push", **next(each for each in can(match, "push") if each["box"] == "movement"))
    assert asked(match) == "act"
    assert cubes(match, "movement", "movement") == 0
    assert (g(match).hands[0], g(match).discards[0]) == ((), (card,))
    assert g(match).clicks == 0


@pytest.mark.clause("BR-SOLO-09")
def test_only_cards_with_the_icon_have_an_alternative() -> None:
    """Insider Tip has none, and a card that is not in the hand cannot be played for anything."""
    match = arrange(1, seats=[{"hand": ["insider-tip", "ransom"]}])
    assert refused(match, "play-alternative", card="insider-tip") == "BR-CPE-01"
    assert refused(match, "play-alternative", card="overclock") == "BR-MALW-09"
    assert can(match, "play-alternative") == [{"card": "ransom"}]
    assert sum(card.alternative for card in malware().values()) == len(ALTERNATIVES)


@pytest.mark.clause("BR-SOLO-09")
def test_an_alternative_belongs_to_the_action_phase() -> None:
    """In the Configuration Phase it is too late."""
    match = arrange(1, phase="configure", seats=[{"hand": ["ransom"]}])
    assert refused(match, "play-alternative", card="ransom") == "BR-SOLO-09"
    assert can(match, "play-alternative") == []


@pytest.mark.clause("BR-SOLO-09")
def test_among_rivals_there_is_no_alternative() -> None:
    """With two players the same card keeps to its own effect."""
    match = arrange(2, seats=[{"hand": ["ransom"]}, {}])
    assert refused(match, "play-alternative", card="ransom") == "BR-CPE-01"
    assert can(match, "play-alternative") == []


# The end


@pytest.mark.clause("BR-SOLO-10")
def test_a_complete_objective_wins() -> None:
    """The last token that the Objective asks for is traced: the player has won, at once."""
    held = {"objective": "o01", "disk": ["bio", "half-crypto"]}
    around = {0: [0], 1: [0], 3: [0], 4: [0]}
    match = arrange(1, phase="trace", infected=around, tokens={"C00": "science"}, seats=[held])
    do(match, "trace", node=node(match, "C00"))
    assert match.over
    assert (match.outcome.won, match.outcome.winners) == (True, (0,))
    assert told(match, GameEnded) == [GameEnded(0, "objective")]


@pytest.mark.clause("BR-SOLO-10")
def test_an_incomplete_one_does_not() -> None:
    """Another type than the Objective asks for: play goes on."""
    held = {"objective": "o01", "disk": ["bio", "half-crypto"]}
    around = {0: [0], 1: [0], 3: [0], 4: [0]}
    match = arrange(1, phase="trace", infected=around, tokens={"C00": "politics"}, seats=[held])
    do(match, "trace", node=node(match, "C00"))
    assert not match.over


@pytest.mark.clause("BR-SOLO-10")
def test_the_firewall_may_be_faster() -> None:
    """The last Gateway is sealed: the game is over and the player has not won."""
    match = reveal("lockdown", ice=[{"name": "xan4th", "at": 7}], gateways={4: (6, 3)})
    assert match.over
    assert (match.outcome.won, match.outcome.winners) == (False, ())
    assert told(match, GameEnded) == [GameEnded(-1, "gateways")]
