"""First Connection and Reconnection."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.table import (
    arrange,
    asked,
    can,
    do,
    g,
    may,
    node,
    player,
    refused,
    to_the_end_of_turn,
    told,
    whom,
)

from getaway.games.breach.database.events import RoomRevealed
from getaway.games.breach.table.parts import FIREWALL
from getaway.games.breach.table.pieces import interface
from getaway.games.breach.turn.events import Connected
from getaway.kernel import Match

NEW = {"at": None, "last": -1}
"""An Avatar that was never in the Database."""
GONE = {"at": None, "last": 4}
"""One that was disconnected."""
EVERYWHERE = tuple(range(9))


def offered(match: Match) -> list[int]:
    """The rooms that can be chosen."""
    return [each["room"] for each in can(match, "choose-room")]


# First Connection


@pytest.mark.clause("BR-FIRSTCON-01")
def test_the_first_turn_begins_in_an_entry_room() -> None:
    """Nothing but a room can be chosen; and every player does so in turn."""
    match = arrange(phase="turn", seats=[NEW, NEW])
    assert (asked(match), whom(match)) == ("where-to-connect", 0)
    assert {wish.verb for wish in match.asks[0].choice} == {"choose-room"}
    for verb in ("infect", "end-actions", "log-out"):
        assert refused(match, verb) == "BR-ACTPH-06"
    do(match, "choose-room", room=0)
    to_the_end_of_turn(match)
    assert (asked(match), whom(match)) == ("where-to-connect", 1)


@pytest.mark.clause("BR-FIRSTCON-02")
@pytest.mark.parametrize(
    ("gateways", "rooms"),
    [(None, [0, 2, 8, 6]), ({1: (1, 0), 2: (5, 1), 3: (0, 3)}, [1, 5, 0]), ({2: (3, 3), 4: (8, 2)}, [3, 8])],
)
def test_entry_rooms_are_those_with_a_gateway(gateways: dict[int, tuple[int, int]] | None, rooms: list[int]) -> None:
    """At the corners, or wherever the Gateways lie, by their numbers; a traced node doesn't help in the first turn."""
    match = arrange(phase="turn", seats=[NEW], gateways=gateways, traced={0: [0]})
    assert offered(match) == rooms
    assert refused(match, "choose-room", room=4) == "BR-FIRSTCON-02"
    do(match, "choose-room", room=rooms[-1])
    assert told(match, Connected) == [Connected(0, rooms[-1])]
    assert player(match).room == rooms[-1]


@pytest.mark.clause("BR-FIRSTCON-03")
def test_a_dark_entry_room_is_revealed_oriented_and_entered() -> None:
    """The player chooses the orientation before the Avatar stands there."""
    match = arrange(2, "tm-1", phase="turn", dark=EVERYWHERE, seats=[NEW, {"at": 8}])
    do(match, "choose-room", room=2)
    assert (asked(match), whom(match)) == ("turn-room", 0)
    assert told(match, RoomRevealed) == [RoomRevealed(0, 2, "tm-1")]
    assert not player(match).connected
    assert [each["turn"] for each in can(match, "choose-turn")] == [0, 1, 2, 3]
    do(match, "choose-turn", turn=3)
    assert (g(match).turns[2], g(match).is_dark(2), player(match).room) == (3, False, 2)


@pytest.mark.clause("BR-FIRSTCON-03")
def test_a_revealed_entry_room_is_entered_as_it_lies() -> None:
    """Nobody turns it again."""
    match = arrange(phase="turn", rooms={2: ("tm-1", 1)}, seats=[NEW])
    do(match, "choose-room", room=2)
    assert (asked(match), g(match).turns[2], player(match).room) == ("act", 1, 2)


@pytest.mark.clause("BR-FIRSTCON-04")
def test_first_connection_costs_no_click() -> None:
    """3 actions follow."""
    match = arrange(2, "virus", "virus", "virus", phase="turn", seats=[{**NEW, "ready": ("slide",)}])
    do(match, "choose-room", room=0)
    assert (g(match).clicks, asked(match)) == (0, "act")
    for _ in range(3):
        do(match, "infect")
    assert refused(match, "infect") == "BR-ACTPH-02"


@pytest.mark.clause("BR-FIRSTCON-04")
def test_a_void_room_revealed_by_it_receives_its_research() -> None:
    """V-1 has two tokens, as with any reveal."""
    match = arrange(2, "v-1", phase="turn", dark=EVERYWHERE, seats=[NEW, {"at": 8}])
    do(match, "choose-room", room=0)
    do(match, "choose-turn", turn=0)
    assert len(g(match).room_research[0]) == 2


@pytest.mark.clause("BR-FIRSTCON-05")
def test_several_avatars_may_connect_to_one_room() -> None:
    """The room of another Avatar, even with ICE in it, is offered like any other."""
    match = arrange(
        3, phase="turn", active=2, seats=[{"at": 2}, {"at": 2}, NEW], ice=[{"name": "worm", "at": 2}]
    )  # fmt: skip
    assert offered(match) == [0, 2, 8, 6]
    do(match, "choose-room", room=2)
    assert [each.room for each in g(match).seats] == [2, 2, 2]


# Reconnection


@pytest.mark.clause("BR-RECON-01")
def test_reconnection_brings_an_avatar_back() -> None:
    """Disconnected before, connected after."""
    match = arrange(phase="turn", seats=[GONE])
    assert not player(match).connected
    do(match, "choose-room", room=6)
    assert (player(match).connected, player(match).room) == (True, 6)


@pytest.mark.clause("BR-RECON-02")
def test_reconnection_comes_before_anything_else() -> None:
    """No action, Purchase or end of the phase comes first, and no card or token of the Action Phase; Cheats may."""
    match = arrange(
        phase="turn", seats=[{**GONE, "ready": ("slide",), "hand": ["overclock"], "research": ["push"], "credits": 4}]
    )
    assert {wish.verb for wish in match.asks[0].choice} == {"choose-room"}
    wishes: list[tuple[str, dict[str, Any]]] = [("infect", {}), ("end-actions", {}), ("buy", {"reward": "information"})]
    for verb, args in wishes:
        assert refused(match, verb, **args) == "BR-ACTPH-06"
    assert refused(match, "play", card="overclock") == "BR-TIMING-01"
    assert refused(match, "research", token="push") == "BR-RES-06"
    assert may(match, 0, "cheat") == [{"cheat": "slide"}]


@pytest.mark.clause("BR-RECON-03")
def test_a_connected_avatar_does_not_reconnect() -> None:
    """Its turn begins with actions; choosing an entry room is refused."""
    match = arrange(phase="turn", seats=[{"at": 4, "viruses": {1: 1}, "threat": 1}])
    assert asked(match) == "act"
    assert refused(match, "choose-room", room=0) == "BR-ACTPH-06"
    assert (player(match).room, sum(player(match).viruses), player(match).threat) == (4, 1, 1)


@pytest.mark.clause("BR-RECON-04")
def test_all_viruses_leave_the_avatar() -> None:
    """Three tokens go back to their owners."""
    match = arrange(active=1, password=1, seats=[{**GONE, "viruses": {1: 2, "firewall": 1}}, {"at": 8}])
    supply = g(match).virus_supply
    to_the_end_of_turn(match)
    assert (asked(match), whom(match)) == ("where-to-reconnect", 0)
    assert player(match).viruses == (0,) * 5
    assert (g(match).virus_supply[1], g(match).virus_supply[FIREWALL]) == (supply[1] + 2, supply[FIREWALL] + 1)


@pytest.mark.clause("BR-RECON-05")
def test_threat_is_reset() -> None:
    """Threat 2 is 0, and no Virus comes of it."""
    match = arrange(phase="turn", seats=[{**GONE, "threat": 2}])
    do(match, "choose-room", room=0)
    assert (player(match).threat, sum(player(match).viruses)) == (0, 0)


@pytest.mark.clause("BR-RECON-06")
def test_rooms_around_traced_nodes_are_offered_too() -> None:
    """Hugo traced the node between rooms 3, 4, 6 and 7; Sturm's node does not help him."""
    house = g(arrange()).grid
    match = arrange(phase="turn", seats=[GONE], traced={house.node("C10"): [0], house.node("C01"): [1]})
    assert offered(match) == [0, 2, 8, 6, 3, 4, 7]
    assert refused(match, "choose-room", room=1) == "BR-RECON-06"
    do(match, "choose-room", room=4)
    assert player(match).room == 4


@pytest.mark.clause("BR-RECON-06")
def test_without_traced_nodes_only_gateways_help() -> None:
    """A room between the corners is refused."""
    match = arrange(phase="turn", seats=[GONE], infected={4: [0], 3: [0]}, traced={node(arrange(), "N0"): [1]})
    assert offered(match) == [0, 2, 8, 6]
    assert refused(match, "choose-room", room=1) == "BR-RECON-06"


@pytest.mark.clause("BR-RECON-07")
@pytest.mark.parametrize(("code", "tokens"), [("tm-1", 0), ("v-1", 2)])
def test_a_dark_room_is_revealed_at_once(code: str, tokens: int) -> None:
    """The player orients it; a Void room receives its Research; the one action is still there."""
    match = arrange(2, code, phase="turn", dark=EVERYWHERE, seats=[GONE, {"at": 8}])
    do(match, "choose-room", room=2)
    assert told(match, RoomRevealed) == [RoomRevealed(0, 2, code)]
    do(match, "choose-turn", turn=2)
    assert (g(match).is_dark(2), g(match).turns[2], player(match).room) == (False, 2, 2)
    assert len(g(match).room_research[2]) == tokens
    assert (g(match).clicks, g(match).click(0)) == (0, 1)


@pytest.mark.clause("BR-RECON-08")
def test_one_action_is_left() -> None:
    """The CPU shows 3, but after one action no other is legal."""
    match = arrange(2, "virus", phase="turn", seats=[{**GONE, "disk": ("half-bio",) * 3, "ready": ("slide",)}])
    do(match, "choose-room", room=0)
    do(match, "infect")
    assert can(match, "move") == []
    assert refused(match, "infect") == "BR-ACTPH-02"
    assert g(match).phase == "act"


@pytest.mark.clause("BR-RECON-08")
def test_information_gained_in_that_turn_does_not_change_it() -> None:
    """A fifth token raises the Click of the CPU from 3 to 4; bought now it gives no second action."""
    match = arrange(
        2, "virus", phase="turn", seats=[{**GONE, "disk": ("half-bio",) * 4, "credits": 5, "ready": ("slide",)}]
    )  # fmt: skip
    do(match, "choose-room", room=0)
    do(match, "infect")
    do(match, "buy", reward="information")
    do(match, "choose-token", token="half-science")
    assert player(match).disk == (*("half-bio",) * 4, "half-science")
    assert [interface().cpu[box].click for box in (3, 4)] == [3, 4]
    assert refused(match, "infect") == "BR-ACTPH-02"


@pytest.mark.clause("BR-RECON-08")
def test_the_next_turn_has_the_normal_click() -> None:
    """The limit is for this turn alone."""
    match = arrange(phase="turn", password=1, seats=[GONE, {"at": 8}], deck=("burrow",) * 2)
    do(match, "choose-room", room=0)
    assert g(match).click(0) == 1
    to_the_end_of_turn(match)
    assert (whom(match), g(match).click(0)) == (0, 3)


@pytest.mark.clause("BR-RECON-09")
def test_configuration_keeps_its_value() -> None:
    """After Reconnection with Configuration 2, two Configures follow and no third."""
    match = arrange(phase="turn", seats=[{**GONE, "disk": ("half-bio",) * 3}], infected={0: [0], 1: [0]})
    do(match, "choose-room", room=0)
    do(match, "end-actions")
    do(match, "configure", what="draw")
    assert g(match).phase == "configure"
    do(match, "configure", what="draw")
    assert len(g(match).hands[0]) == 2
    assert (g(match).phase, whom(match)) == ("trace", 0)
    assert refused(match, "configure", what="draw") == "BR-ROUND-03"
