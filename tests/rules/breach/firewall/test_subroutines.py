"""Subroutines: their order, targets, and how an ICE moves."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.boxed import boxed
from tests.rules.breach.firewall.watch import (
    NOBODY,
    aim,
    aim_refused,
    as_far_as_it_can,
    bots,
    corridor,
    options,
    order,
    reveals,
    room_of,
    tough,
)
from tests.rules.breach.table import asked, cited, do, g, ice, player, refused, told, whom

from getaway.games.breach.attack.events import AttachIgnored, AttackDeclared, IceAttached, TargetNamed, ThreatRose
from getaway.games.breach.database.events import RoomRevealed
from getaway.games.breach.firewall.events import IceMoved, IceStayed, NoTarget, Pulled, Purged
from getaway.games.breach.table.parts import FIREWALL
from getaway.games.breach.table.pieces import ActivationCard, Effect, activation_cards


@pytest.mark.clause("BR-SUBR-01")
def test_subroutines_come_from_top_to_bottom() -> None:
    """Lock-on: Slide, Threat, attack. Attacking first, the Echo one room away would find nobody."""
    match = reveals("lock-on", ice=bots(1, name="echo"), track=(1, 0, 0), seats=[tough(at=0), NOBODY])
    assert order(match, IceMoved, ThreatRose, AttackDeclared, NoTarget) == ["IceMoved", "ThreatRose", "AttackDeclared"]


@pytest.mark.clause("BR-SUBR-01")
def test_a_later_subroutine_finds_what_the_earlier_one_did() -> None:
    """Drag: the Tentacle slides a room, pulls the Avatar from the next one, then attacks it where it stands now."""
    position: dict[str, Any] = {"ice": bots(2, name="tentacle"), "track": (1, 0, 0)}
    match = reveals("drag", **corridor(6), **position, seats=[tough(at=0, shield=True), NOBODY])
    assert order(match, IceMoved, Pulled, AttackDeclared) == ["IceMoved", "Pulled", "AttackDeclared"]
    assert told(match, Pulled) == [Pulled(0, 1)]
    assert cited(match, Pulled) == [("BR-SUBR-02", "BR-CPM-08")]
    assert (player(match).room, room_of(match)) == (1, 1)
    assert player(match).shield


@pytest.mark.clause("BR-SUBR-02")
def test_no_subroutine_can_be_skipped() -> None:
    """Each of Lock-on's three happens to the player's own Avatar; only the target is for the player to choose."""
    match = reveals("lock-on", ice=bots(0, name="echo"), track=(1, 0, 0), seats=[tough(at=0), tough(at=0)])
    for _ in range(2):
        assert asked(match) == "which-target"
        assert [wish.verb for wish in match.asks[0].choice] == ["choose-seat", "choose-seat"]
        assert refused(match, "pass") == "BR-ACTPH-06"
        aim(match, 0)
    assert told(match, IceStayed) == [IceStayed(11)]
    assert player(match).threat == 1
    assert player(match).viruses[FIREWALL] == 1


@pytest.mark.clause("BR-SUBR-02")
def test_purge_takes_viruses_whoever_stands_there() -> None:
    """Sweep removes one Virus of the room; the player who resolves it picks whose, and gets no way around."""
    position: dict[str, Any] = {"ice": bots(0, name="echo"), "track": (1, 0, 0), "infected": {0: (0, 1), 1: (0,)}}
    match = reveals("sweep", **position, seats=[tough(at=0), NOBODY])
    assert (asked(match), options(match, "choose-seat", "seat")) == ("which-virus-purged", [0, 1])
    before = g(match).virus_supply
    aim(match, 1)
    assert g(match).infected[:2] == (1, 1)
    assert g(match).virus_supply[1] == before[1] + 1
    assert told(match, Purged) == [Purged(1, 0)]
    assert cited(match, Purged) == [("BR-SUBR-02",)]


@pytest.mark.clause("BR-SUBR-03")
def test_one_avatar_in_the_room_is_the_target() -> None:
    """Two Avatars stand with the Worm and one beside: Squirm hits the one chosen, the one beside is refused."""
    match = reveals("squirm", players=3, ice=bots(0), seats=[tough(at=0), tough(at=0), tough(at=1)])
    do(match, "choose-room", room=0)
    assert asked(match) == "which-target"
    assert options(match, "choose-seat", "seat") == [0, 1]
    assert aim_refused(match, 2) == "BR-SUBR-03"
    aim(match, 1)
    assert [each.threat for each in g(match).seats] == [0, 1, 0]
    assert told(match, TargetNamed) == [TargetNamed(0, 1)]
    assert cited(match, TargetNamed) == cited(match, ThreatRose) == [("BR-SUBR-03",)]


@pytest.mark.clause("BR-SUBR-03")
def test_range_is_stated_otherwise() -> None:
    """Feedback attacks at Range 1: an Avatar in the next room is a target as well as the one in the room."""
    position: dict[str, Any] = {"ice": bots(1, name="echo"), "track": (1, 2, 0)}
    match = reveals("feedback", players=3, **position, seats=[tough(at=0), tough(at=1), tough(at=8)])
    assert options(match, "choose-seat", "seat") == [0, 1]
    aim(match, 0)
    assert told(match, TargetNamed) == [TargetNamed(0, 0)]


@pytest.mark.clause("BR-SUBR-04")
def test_a_subroutine_without_a_target_is_ignored() -> None:
    """Lock-on comes a room nearer and finds nobody: neither Threat nor attack, and both are told as ignored."""
    position: dict[str, Any] = {"ice": bots(3, name="echo"), "track": (1, 0, 0)}
    match = reveals("lock-on", **corridor(6), **position, seats=[tough(at=0), NOBODY])
    as_far_as_it_can(match)
    assert told(match, NoTarget) == [NoTarget(11, "threat"), NoTarget(11, "attack")]
    assert cited(match, NoTarget) == [("BR-SUBR-04",)] * 2
    assert (player(match).threat, sum(player(match).viruses)) == (0, 0)
    assert told(match, AttackDeclared) == []


@pytest.mark.clause("BR-SUBR-04")
def test_after_an_ignored_subroutine_the_next_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A purge that finds no Virus is ignored, and the Threat after it still comes."""
    card = ActivationCard("echo", "111111", (Effect("purge"), Effect("threat")), ())
    monkeypatch.setitem(activation_cards(), "sift", card)
    match = reveals("sift", ice=bots(0, name="echo"), seats=[tough(at=0), NOBODY])
    assert told(match, NoTarget) == [NoTarget(11, "purge")]
    assert cited(match, NoTarget) == [("BR-SUBR-04",)]
    assert player(match).threat == 1


@pytest.mark.clause("BR-SUBR-04")
def test_a_full_base_takes_no_worm() -> None:
    """Three Worms are attached to the Avatar: the fourth comes, finds no place, and says so."""
    worms = [{"name": "worm", "at": 0, "on": 0} for _ in range(3)]
    match = reveals("twitch", ice=[*worms, {"name": "worm", "at": 1}], seats=[tough(at=0), NOBODY])
    do(match, "choose-model", model=14)
    assert (ice(match, 14).room, ice(match, 14).on) == (0, -1)
    assert told(match, AttachIgnored) == [AttachIgnored(14, 0)]
    assert cited(match, AttachIgnored) == [("BR-ATTACH-08",)]
    assert told(match, IceAttached) == []


@pytest.mark.clause("BR-SUBR-05")
@pytest.mark.parametrize("target", [0, 1])
def test_the_resolving_player_decides(target: int) -> None:
    """Seat 1 resolves the attack on two Avatars in the room: it may choose its own or the other's; seat 0 may not."""
    position: dict[str, Any] = {"ice": bots(0, name="echo"), "track": (0, 2, 0), "waiting": (1,), "active": 1}
    match = reveals("ping", **position, seats=[tough(at=0), tough(at=0)])
    assert (asked(match), whom(match)) == ("which-target", 1)
    assert match.asks[0].question.cites == ("BR-SUBR-03", "BR-SUBR-05")
    assert aim_refused(match, 1, by=0) == "BR-SUBR-03"
    aim(match, target)
    assert [each.viruses[FIREWALL] for each in g(match).seats] == [target == 0, target == 1]


@pytest.mark.clause("BR-SUBR-05")
def test_the_resolving_player_decides_where_it_goes() -> None:
    """Two Avatars can be reached in two rooms: the player picks the room."""
    match = reveals("crawl", **corridor(6), ice=bots(2), seats=[tough(at=1), tough(at=4)])
    assert (asked(match), options(match, "choose-room", "room")) == ("where-ice-goes", [1, 4])
    assert refused(match, "choose-room", room=3) == "BR-SUBR-05"
    do(match, "choose-room", room=4)
    assert (ice(match).room, ice(match).on) == (4, 1)


@pytest.mark.clause("BR-SUBR-06", "BR-SUBR-07")
def test_ice_enter_dark_rooms_and_do_not_reveal_them() -> None:
    """All rooms but the Avatar's are dark: the Worm goes from one dark room to another, and both stay dark."""
    match = reveals("burrow", dark=(0, *range(2, 9)), rooms={1: "v-4"}, ice=bots(6), seats=[tough(at=1), NOBODY])
    assert options(match, "choose-room", "room") == [3, 6, 7]
    do(match, "choose-room", room=7)
    assert room_of(match) == 7
    assert told(match, RoomRevealed) == []
    assert g(match).is_dark(6)
    assert g(match).is_dark(7)
    assert g(match).codes[7] == ""


@pytest.mark.clause("BR-SUBR-08")
def test_an_ice_need_not_use_all_movement() -> None:
    """Slide 2 and the Avatar one room away: the Worm stops after one room, and that is told."""
    match = reveals("crawl", **corridor(6), ice=bots(1), seats=[tough(at=0), NOBODY])
    assert told(match, IceMoved) == [IceMoved(11, 0)]
    assert cited(match, IceMoved) == [("BR-ICE-10", "BR-SUBR-08")]


@pytest.mark.clause("BR-SUBR-08")
def test_an_ice_with_an_avatar_may_stay() -> None:
    """It stands with an Avatar and could go to another: the player lets it stay, and an event says so."""
    match = reveals("crawl", **corridor(6), ice=bots(1), seats=[tough(at=1), tough(at=2)])
    assert options(match, "choose-room", "room") == [1, 2]
    do(match, "choose-room", room=1)
    assert told(match, IceMoved) == []
    assert told(match, IceStayed) == [IceStayed(11)]
    assert cited(match, IceStayed) == [("BR-ICE-10", "BR-SUBR-08")]


@pytest.mark.clause("BR-SUBR-08")
def test_movement_needed_to_reach_an_avatar_has_to_be_used() -> None:
    """The Avatar is two rooms away and the Slide 2: nobody is asked whether the Worm stops before."""
    match = reveals("crawl", **corridor(6), ice=bots(2), seats=[tough(at=0), NOBODY])
    assert told(match, IceMoved) == [IceMoved(11, 0)]


@pytest.mark.clause("BR-SUBR-08")
def test_an_ice_that_reaches_nobody_may_stay() -> None:
    """The Avatar is three rooms away and the Slide 1: the player lets the Worm stay, and an event says so."""
    match = reveals("burrow", **corridor(6), ice=bots(3), seats=[tough(at=0), NOBODY])
    assert (asked(match), options(match, "choose-room", "room")) == ("which-way-ice-goes", [2, 3])
    do(match, "choose-room", room=3)
    assert room_of(match) == 3
    assert told(match, IceStayed) == [IceStayed(11)]
    assert cited(match, IceStayed) == [("BR-SUBR-08",)]


@pytest.mark.clause("BR-SUBR-08", "BR-SUBR-02")
def test_movement_that_brings_an_avatar_into_range_has_to_be_used() -> None:
    """A Slide of 2 and an attack at Range 1: stopping short would leave the attack without its target."""
    far = ActivationCard("tentacle", "111111", (Effect("slide", n=2), Effect("attack", n=0, range=1)), ())
    with boxed(activation_cards(), far=far):
        match = reveals("far", **corridor(8), ice=bots(3, name="tentacle"), seats=[tough(at=0), NOBODY])
        assert (told(match, IceMoved), len(told(match, AttackDeclared))) == ([IceMoved(11, 1)], 1)
        away = reveals("far", **corridor(8), ice=bots(4, name="tentacle"), seats=[tough(at=0), NOBODY])
        assert options(away, "choose-room", "room") == [2, 3, 4]


@pytest.mark.clause("BR-SUBR-08", "BR-SUBR-02")
def test_movement_that_a_later_slide_builds_on_has_to_be_used() -> None:
    """Two Slides of 2: three rooms away the first has to leave at most two rooms to the second, which reaches."""
    twice = ActivationCard("worm", "111111", (Effect("slide", n=2), Effect("slide", n=2)), ())
    with boxed(activation_cards(), twice=twice):
        match = reveals("twice", **corridor(8), ice=bots(3), seats=[tough(at=0), NOBODY])
        assert options(match, "choose-room", "room") == [1, 2]
        do(match, "choose-room", room=2)
        assert told(match, IceMoved) == [IceMoved(11, 2), IceMoved(11, 0)]


@pytest.mark.clause("BR-SUBR-09")
def test_ice_do_not_cross_closed_links() -> None:
    """The rooms 0 and 1 are not connected: the Worm in room 1 cannot reach the Avatar in room 0 with 2 steps."""
    position: dict[str, Any] = {"dark": range(2, 9), "rooms": {0: "v-2", 1: "tm-1"}, "seats": [tough(at=0), NOBODY]}
    match = reveals("crawl", **position, ice=bots(1))
    assert options(match, "choose-room", "room") == [1, 3, 4]
    as_far_as_it_can(match)
    assert room_of(match) == 3
    assert told(match, IceAttached) == []


@pytest.mark.clause("BR-SUBR-09")
def test_ice_cross_a_closed_link_by_a_breach() -> None:
    """With a Breach on that border the Worm is there in one step, and the Breach is not worn."""
    position: dict[str, Any] = {"dark": range(2, 9), "rooms": {0: "v-2", 1: "tm-1"}, "seats": [tough(at=0), NOBODY]}
    match = reveals("crawl", **position, breaches=[(0, 1, False)], ice=bots(1))
    assert (ice(match).room, ice(match).on) == (0, 0)
    assert [back for _, back in g(match).breaches] == [False]
