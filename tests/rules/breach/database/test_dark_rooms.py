"""Dark rooms: Avatars that come to stand in one, and rooms that become dark."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.boxed import boxed, gift
from tests.rules.breach.table import arrange, asked, do, g, ice, player, refused, told, whom

from getaway.games.breach.attack.events import ShieldLost
from getaway.games.breach.database.events import RoomDarkened, RoomRevealed
from getaway.games.breach.database.rooms import darken
from getaway.games.breach.firewall.events import Pulled
from getaway.games.breach.ground.effects import EFFECTS, Cites
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.pieces import Effect, rewards
from getaway.games.breach.turn.events import TurnBegan
from getaway.kernel import Match, Script, Seat

# Avatars in dark rooms


@pytest.mark.clause("BR-REVEAL-11")
def test_an_avatar_that_comes_to_a_dark_room_in_its_own_turn_reveals_it() -> None:
    """Null's Cheat places it in a dark room: the room comes up at once, is oriented, and costs nothing."""
    match = arrange(
        2, "v-4", rooms={0: "gr-1"}, dark=[5, 8], unseen=("v-4", "tw-1"), traced={7: [0]},
        seats=[{"breacher": "null", "ready": ("breacher",)}, {"at": 2}],
    )  # fmt: skip
    rooms = g(match).grid.nodes[7].rooms
    assert rooms == (5, 8)
    do(match, "cheat", cheat="breacher")
    do(match, "choose-room", room=rooms[0])
    assert (asked(match), whom(match)) == ("turn-room", 0)
    do(match, "choose-turn", turn=3)
    assert told(match, RoomRevealed) == [RoomRevealed(0, rooms[0], "v-4")]
    assert (g(match).is_dark(rooms[0]), g(match).turns[rooms[0]], player(match).room) == (False, 3, rooms[0])
    assert (g(match).clicks, g(match).moves) == (0, ())
    assert g(match).is_dark(rooms[1])


def dragged() -> Match:
    """In the Firewall's turn a Tentacle comes to the dark room beside Hugo and drags him into it."""
    return arrange(
        2, "drag", "v-4", rooms={0: "v-1", 2: "v-3"}, dark=[1], unseen=("v-4", "tw-1"), phase="password", password=1,
        bot="tentacle", deck=("drag",), seats=[{"at": 0}, {"at": None}], ice=[{"name": "tentacle", "at": 2}],
    )  # fmt: skip


@pytest.mark.clause("BR-REVEAL-12")
def test_dragged_into_a_dark_room_an_avatar_reveals_it_in_its_next_turn() -> None:
    """The room stays dark in the Firewall's turn; as Hugo's turn begins it comes up for nothing."""
    match = dragged()
    assert told(match, Pulled) == [Pulled(0, 1)]
    assert (player(match).room, g(match).is_dark(1), asked(match)) == (1, True, "elude")
    do(match, "take-it")
    assert told(match, TurnBegan) == [TurnBegan(0)]
    assert (asked(match), whom(match)) == ("turn-room", 0)
    do(match, "choose-turn", turn=2)
    assert (g(match).is_dark(1), g(match).turns[1], g(match).clicks) == (False, 2, 0)
    assert asked(match) == "act"


def beside_sturm() -> Match:
    """Hugo in the corner, on the move; Sturm stands in the dark room east of him."""
    match = arrange(2, "v-4", rooms={0: "gr-1"}, dark=[1], unseen=("v-4",), seats=[{"at": 0}, {"at": 1}])
    do(match, "move", to="attack")
    return match


@pytest.mark.clause("BR-REVEAL-13")
def test_a_room_revealed_meanwhile_is_not_revealed_again() -> None:
    """Sturm stands in a dark room; Hugo reveals and turns it, and Sturm's turn begins with his actions."""
    match = beside_sturm()
    do(match, "reveal", room=1)
    do(match, "choose-turn", turn=3)
    do(match, "stop")
    do(match, "end-actions")
    do(match, "end-configuring")
    assert (asked(match), whom(match)) == ("act", 1)
    assert len(told(match, RoomRevealed)) == 1
    assert g(match).turns[1] == 3


@pytest.mark.clause("BR-REVEAL-12", "BR-REVEAL-13")
def test_still_dark_it_is_revealed_first_thing_in_the_turn() -> None:
    """Hugo leaves the room alone: Sturm orients it before anything else."""
    match = beside_sturm()
    do(match, "stop")
    do(match, "end-actions")
    do(match, "end-configuring")
    assert (asked(match), whom(match)) == ("turn-room", 1)
    assert refused(match, "infect") == "BR-ACTPH-06"
    do(match, "choose-turn", turn=0)
    assert (asked(match), g(match).clicks) == ("act", 0)


# Rooms that become dark


def blackout(**more: Any) -> Match:
    """Hugo darkens the Void room in the middle."""
    match = arrange(rooms={4: "v-1"}, seats=[{"at": 0, "breacher": "null", "hand": ["blackout"]}, {"at": 2}], **more)
    do(match, "play", card="blackout")
    assert asked(match) == "which-room-darkens"
    do(match, "choose-room", room=4)
    assert told(match, RoomDarkened) == [RoomDarkened(4)]
    assert g(match).is_dark(4)
    return match


@pytest.mark.clause("BR-CPS-08")
def test_models_and_viruses_stay_in_a_room_that_becomes_dark() -> None:
    """An Echo and Viruses of both players are still there."""
    match = blackout(ice=[{"name": "echo", "at": 4}], infected={4: [0, 1]})
    assert ice(match).room == 4
    assert g(match).infected[4] == 0b11


@pytest.mark.clause("BR-CPS-10")
def test_research_in_a_room_that_becomes_dark_is_discarded() -> None:
    """Two tokens lie in the discards; the Breach on the border stays."""
    lying = tuple([("push", "reroll") if room == 4 else () for room in range(9)])
    match = blackout(room_research=lying, breaches=[(3, 4, True)])
    assert g(match).room_research[4] == ()
    assert g(match).research_gone == ("push", "reroll")
    assert g(match).breaches == ((g(match).grid.borders.index((3, 4)), True),)


def darken_sturms_room(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """An effect that darkens the room of the second player's Avatar."""
    yield from ()
    darken(g, g.seats[1].room, cites)


@pytest.mark.clause("BR-CPS-08", "BR-CPS-09")
def test_an_avatar_in_a_room_that_becomes_dark_stays_with_its_shield() -> None:
    """Sturm stands shielded in the room that Hugo darkens, and stays both there and shielded."""
    with boxed(EFFECTS, blind=darken_sturms_room), boxed(rewards(), curtain=gift(Effect("blind"))):
        match = arrange(seats=[{"credits": 1}, {"at": 4, "shield": True}], rewards=("curtain",))
        do(match, "buy", reward="curtain")
        assert g(match).is_dark(4)
        assert (player(match, 1).room, player(match, 1).shield) == (4, True)
        assert told(match, ShieldLost) == []
