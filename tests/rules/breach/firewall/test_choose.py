"""Choosing the ICE that a card activates."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.firewall.watch import (
    CELL,
    NOBODY,
    as_far_as_it_can,
    bots,
    corridor,
    options,
    reveals,
    room_of,
    tough,
)
from tests.rules.breach.table import asked, cited, do, g, player, refused, told, whom

from getaway.games.breach.attack.events import AttackDeclared
from getaway.games.breach.firewall.events import (
    IceActivated,
    IceDisconnected,
    IceMoved,
    IceStayed,
    NobodyActivated,
    NoTarget,
    Pulled,
    TrackAdvanced,
)


@pytest.mark.clause("BR-CHOOSE-01")
def test_the_revealing_player_picks_one_ice_of_the_category() -> None:
    """Two Worms can reach the Avatar; seat 1 picks the second, which alone acts. A Hunter cannot be picked."""
    position: dict[str, Any] = {"ice": [*bots(1, 3), {"name": "echo", "at": 2}], "waiting": (1,), "active": 1}
    match = reveals("crawl", **corridor(6), **position, seats=[NOBODY, tough(at=2)])
    assert (asked(match), whom(match)) == ("which-ice", 1)
    assert options(match, "choose-model", "model") == [11, 12]
    assert refused(match, "choose-model", model=13) == "BR-CHOOSE-02"
    do(match, "choose-model", model=12)
    assert told(match, IceActivated) == [IceActivated(12, 1, "reach")]
    assert cited(match, IceActivated) == [("BR-CHOOSE-02", "BR-CHOOSE-01")]
    assert [room_of(match, number) for number in (11, 12, 13)] == [1, 2, 2]


@pytest.mark.clause("BR-CHOOSE-02")
def test_only_one_that_can_reach_an_avatar_is_offered() -> None:
    """Crawl slides 2: Worms two rooms away and in the room can be chosen, the one three rooms away cannot."""
    match = reveals("crawl", **corridor(6), ice=bots(2, 3, 0), seats=[tough(at=0), NOBODY])
    assert options(match, "choose-model", "model") == [11, 13]
    assert refused(match, "choose-model", model=12) == "BR-CHOOSE-02"


@pytest.mark.clause("BR-CHOOSE-02")
def test_a_single_one_that_can_reach_an_avatar_needs_no_question() -> None:
    """Of two Worms one is near enough: it is activated, and the event gives the reason."""
    match = reveals("crawl", **corridor(6), ice=bots(4, 1), seats=[tough(at=0), NOBODY])
    assert told(match, IceActivated) == [IceActivated(12, 0, "reach")]
    assert cited(match, IceActivated) == [("BR-CHOOSE-02", "BR-CHOOSE-01")]


@pytest.mark.clause("BR-CHOOSE-02")
def test_only_the_movement_counts_for_a_card_that_moves() -> None:
    """Drag slides 1 and pulls from 1 room away: the Tentacle two rooms away cannot be chosen before the one beside."""
    position: dict[str, Any] = {"ice": bots(1, 2, name="tentacle"), "track": (1, 0, 0)}
    match = reveals("drag", **corridor(6), **position, seats=[tough(at=0), NOBODY])
    assert told(match, IceActivated) == [IceActivated(11, 0, "reach")]
    assert told(match, Pulled) == []


@pytest.mark.clause("BR-CHOOSE-03")
def test_an_avatar_of_any_player_counts() -> None:
    """Seat 0 resolves; the Worm that can reach only seat 1's Avatar is chosen, not the one that reaches nobody."""
    match = reveals("crawl", **corridor(8), ice=bots(3, 5), seats=[tough(at=0), tough(at=7)])
    assert told(match, IceActivated) == [IceActivated(12, 0, "reach")]
    assert room_of(match, 12) == 7
    match = reveals("crawl", **corridor(8), ice=bots(2, 5), seats=[tough(at=0), tough(at=7)])
    assert options(match, "choose-model", "model") == [11, 12]


@pytest.mark.clause("BR-CHOOSE-04")
def test_any_can_be_chosen_if_none_reaches_an_avatar() -> None:
    """Worms three, four and five rooms away: all are offered, and the event gives the reason."""
    match = reveals("crawl", **corridor(6), ice=bots(3, 4, 5), seats=[tough(at=0), NOBODY])
    assert asked(match) == "which-ice-at-all"
    assert options(match, "choose-model", "model") == [11, 12, 13]
    assert refused(match, "choose-model", model=14) == "BR-CHOOSE-04"
    do(match, "choose-model", model=13)
    assert told(match, IceActivated) == [IceActivated(13, 0, "nearer")]
    assert cited(match, IceActivated) == [("BR-CHOOSE-04", "BR-CHOOSE-01")]
    as_far_as_it_can(match)
    assert room_of(match, 13) == 3


@pytest.mark.clause("BR-CHOOSE-04")
def test_one_without_a_way_can_be_chosen_too_and_stays() -> None:
    """The Worm in the cell can approach nobody, the other is too far: the player takes the one in the cell."""
    position: dict[str, Any] = {**CELL, "ice": bots(6, 4), "seats": [tough(at=2), NOBODY]}
    match = reveals("burrow", **position)
    do(match, "choose-model", model=11)
    assert room_of(match) == 6
    assert told(match, IceStayed) == [IceStayed(11)]
    assert cited(match, IceStayed) == [("BR-CHOOSE-08",)]


@pytest.mark.clause("BR-CHOOSE-05")
@pytest.mark.parametrize(("goal", "after"), [(0, 2), (7, 4)])
def test_the_player_picks_the_avatar_it_approaches(goal: int, after: int) -> None:
    """Burrow slides 1; one Avatar is three rooms away on one side, the other four on the other side."""
    position: dict[str, Any] = {"ice": bots(3), "waiting": (1,), "active": 1}
    match = reveals("burrow", **corridor(8), **position, seats=[tough(at=0), tough(at=7)])
    assert (asked(match), whom(match)) == ("where-ice-heads", 1)
    assert options(match, "choose-room", "room") == [0, 7]
    assert refused(match, "choose-room", room=2) == "BR-CHOOSE-05"
    do(match, "choose-room", room=goal)
    assert options(match, "choose-room", "room") == sorted((3, after))
    do(match, "choose-room", room=after)
    assert told(match, IceMoved) == [IceMoved(11, after)]
    assert cited(match, IceMoved) == [("BR-ICE-10", "BR-CHOOSE-05", "BR-CHOOSE-06")]


@pytest.mark.clause("BR-CHOOSE-06", "BR-SUBR-08")
def test_it_comes_nearer_by_a_shortest_way_as_far_as_the_player_likes() -> None:
    """Four rooms away with movement 2: every room on a shortest way is offered, after two steps, one or none."""
    match = reveals("crawl", dark=range(1, 9), rooms={0: "v-2"}, ice=bots(8), seats=[tough(at=0), NOBODY])
    assert asked(match) == "which-way-ice-goes"
    assert options(match, "choose-room", "room") == [4, 5, 6, 7, 8]
    assert refused(match, "choose-room", room=2) == "BR-CHOOSE-06"  # room 0 is closed towards room 1
    do(match, "choose-room", room=4)
    assert told(match, IceMoved) == [IceMoved(11, 4)]
    assert cited(match, IceMoved) == [("BR-ICE-10", "BR-CHOOSE-05", "BR-CHOOSE-06")]


@pytest.mark.clause("BR-CHOOSE-06", "BR-SUBR-08")
def test_it_may_stop_before_its_movement_is_used() -> None:
    """After one of two steps the Worm is three rooms away, and what the card says next finds nobody."""
    match = reveals("crawl", **corridor(6), ice=bots(4), seats=[tough(at=0), NOBODY])
    assert options(match, "choose-room", "room") == [2, 3, 4]
    assert refused(match, "choose-room", room=1) == "BR-CHOOSE-06"
    assert refused(match, "choose-room", room=5) == "BR-CHOOSE-06"
    do(match, "choose-room", room=3)
    assert told(match, IceMoved) == [IceMoved(11, 3)]
    assert told(match, NoTarget) == [NoTarget(11, "attach")]


@pytest.mark.clause("BR-CHOOSE-06")
def test_the_shortest_way_goes_by_connections() -> None:
    """Room 0 is closed towards room 1, and room 1 towards room 4, so the way from 2 is by the rooms 5, 4 and 3."""
    match = reveals("burrow", dark=range(2, 9), rooms={0: "v-2", 1: "tm-2"}, ice=bots(2), seats=[tough(at=0), NOBODY])
    assert options(match, "choose-room", "room") == [2, 5]
    do(match, "choose-room", room=5)
    assert told(match, IceMoved) == [IceMoved(11, 5)]


@pytest.mark.clause("BR-CHOOSE-07", "BR-CHOOSE-08")
def test_one_of_those_that_cannot_even_approach_is_disconnected() -> None:
    """Closed links all around both Worms: no way leads to the Avatar, and the chosen one goes back to the Reserve."""
    match = reveals("crawl", **CELL, ice=bots(6, 6), track=(1, 0, 0), seats=[tough(at=2), NOBODY])
    assert asked(match) == "which-ice-leaves"
    assert options(match, "choose-model", "model") == [11, 12]
    assert refused(match, "choose-model", model=13) == "BR-CHOOSE-07"
    do(match, "choose-model", model=12)
    assert [each.number for each in g(match).ice] == [11]
    assert told(match, IceDisconnected) == [IceDisconnected(12)]
    assert cited(match, IceDisconnected) == [("BR-CHOOSE-07",)]
    assert told(match, IceActivated) == []
    assert told(match, TrackAdvanced) == [TrackAdvanced("bot", 2)]


@pytest.mark.clause("BR-CHOOSE-08")
def test_a_breach_in_the_wall_is_a_way() -> None:
    """The same cell with a Breach to room 3: the Worm comes out, nearer to the Avatar, and stays connected."""
    match = reveals("crawl", **CELL, breaches=[(3, 6, False)], ice=bots(6), seats=[tough(at=2), NOBODY])
    assert told(match, IceActivated) == [IceActivated(11, 0, "nearer")]
    assert options(match, "choose-room", "room") == [0, 3, 4, 6]
    do(match, "choose-room", room=4)
    assert told(match, IceDisconnected) == []
    assert told(match, IceMoved) == [IceMoved(11, 4)]


@pytest.mark.clause("BR-CHOOSE-09")
def test_a_card_without_movement_needs_an_ice_that_can_target() -> None:
    """Gnaw only attacks: of three Worms the two in rooms with Avatars are offered."""
    match = reveals("gnaw", ice=bots(0, 1, 8), track=(1, 0, 0), seats=[tough(at=0), tough(at=8)])
    assert asked(match) == "which-ice-aims"
    assert options(match, "choose-model", "model") == [11, 13]
    assert refused(match, "choose-model", model=12) == "BR-CHOOSE-09"
    do(match, "choose-model", model=13)
    assert cited(match, IceActivated) == [("BR-CHOOSE-09", "BR-CHOOSE-01")]
    assert (sum(player(match).viruses), sum(player(match, 1).viruses)) == (0, 1)


@pytest.mark.clause("BR-CHOOSE-09")
def test_range_counts_for_a_card_without_movement() -> None:
    """Feedback attacks at Range 1: the Echo one room away is activated, the one two rooms away is not."""
    position: dict[str, Any] = {"ice": bots(1, 2, name="echo"), "track": (1, 2, 0)}
    match = reveals("feedback", **corridor(6), **position, seats=[tough(at=0), NOBODY])
    assert told(match, IceActivated) == [IceActivated(11, 0, "range")]
    assert told(match, AttackDeclared) == [AttackDeclared(0, 11, 1)]


@pytest.mark.clause("BR-CHOOSE-10")
def test_without_a_target_such_a_card_activates_nobody() -> None:
    """Gnaw, and every Worm is a room away or walled in: none acts, none is disconnected, the track advances."""
    match = reveals("gnaw", **CELL, ice=bots(6, 1), track=(1, 0, 0), seats=[tough(at=2), NOBODY])
    assert told(match, NobodyActivated) == [NobodyActivated("bot", "range")]
    assert cited(match, NobodyActivated) == [("BR-CHOOSE-10",)]
    assert [*told(match, IceActivated), *told(match, IceDisconnected), *told(match, AttackDeclared)] == []
    assert [each.room for each in g(match).ice] == [6, 1]
    assert g(match).track == (2, 0, 0)
