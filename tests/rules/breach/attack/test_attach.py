"""Attached components: Worms and Shield tokens on a base."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.attack.fights import HERE, fight, strike
from tests.rules.breach.firewall.watch import bots, reveals
from tests.rules.breach.table import arrange, can, do, g, ice, player, refused, told, whole

from getaway.games.breach.attack.attach import attach, attached
from getaway.games.breach.attack.events import AttachIgnored, IceAttached
from getaway.games.breach.firewall.events import IceMoved
from getaway.games.breach.table.parts import NOWHERE
from getaway.games.breach.table.pieces import activation_cards
from getaway.games.breach.table.pieces import ice as ice_cards
from getaway.kernel import Match

VITRUVIAN = {"avatar": "vitruvian", "at": HERE, "cubes": {"defense": {"defense": 1}}}


def worms(n: int, *, free: int = 0) -> list[dict[str, object]]:
    """This many Worms attached to seat 0, and some beside it, all in the middle room."""
    return [{"name": "worm", "at": HERE, "on": 0}] * n + [{"name": "worm", "at": HERE}] * free


@pytest.mark.clause("BR-ATTACH-03")
def test_an_attached_worm_is_part_of_the_avatar() -> None:
    """Two Worms and a Shield token are three components; the Worm beside them is none."""
    match = arrange(2, seats=[{"at": HERE, "shield": True}], ice=worms(2, free=1))
    assert attached(g(match), 0) == 3
    assert attached(g(match), 1) == 0
    assert [each.number for each in g(match).ice if each.on == 0] == [11, 12]


@pytest.mark.clause("BR-ATTACH-03", "BR-ATTACH-04")
def test_attached_worms_go_where_the_avatar_goes() -> None:
    """By a Move and by a Slide: the Worm is in the same new room, the one beside it stays."""
    match = fight(attacker={"cubes": {"movement": {"movement": 2}}, "ready": ("slide",)}, ice=worms(1, free=1))
    do(match, "move", to="attack")
    do(match, "go", room=5)
    assert (player(match).room, ice(match, 11).room, ice(match, 12).room) == (5, 5, HERE)
    do(match, "stop")
    do(match, "cheat", cheat="slide")
    do(match, "choose-room", room=HERE)
    assert (player(match).room, ice(match, 11).room, ice(match, 11).on) == (HERE, HERE, 0)


@pytest.mark.clause("BR-ATTACH-05", "BR-ATTACH-06")
def test_a_worm_that_moves_on_its_own_lets_go() -> None:
    """Activated against seat 1, the Worm on seat 0 goes there; seat 0 stays, and nothing is attached to it."""
    match = reveals("seek", ice=[{"name": "worm", "at": HERE, "on": 0}], seats=[{"at": HERE}, {"at": 5}])
    do(match, "choose-room", room=5)
    assert (ice(match).room, ice(match).on) == (5, NOWHERE)
    assert player(match).room == HERE
    assert told(match, IceMoved) == [IceMoved(11, 5)]


@pytest.mark.clause("BR-ATTACH-06")
def test_a_worm_that_stays_holds_on() -> None:
    """It is activated and does not leave the room: still attached."""
    match = reveals("seek", ice=[{"name": "worm", "at": HERE, "on": 0}], seats=[{"at": HERE}, {"at": 5}])
    do(match, "choose-room", room=HERE)
    assert (ice(match).room, ice(match).on) == (HERE, 0)


def activated_worm(n: int, **seat: Any) -> Match:
    """A Worm next to seat 0 tries to attach itself where this many are attached already."""
    match = reveals("twitch", ice=worms(n, free=1), seats=[{"at": HERE, **seat}, {"at": None}])
    if can(match, "choose-model"):
        do(match, "choose-model", model=11 + n)
    return match


@pytest.mark.clause("BR-ATTACH-07")
def test_a_round_base_takes_three_components() -> None:
    """The third Worm attaches itself, the fourth does not."""
    third = activated_worm(2)
    assert (ice(third, 13).on, attached(g(third), 0)) == (0, 3)
    assert told(third, IceAttached) == [IceAttached(13, 0)]
    fourth = activated_worm(3)
    assert (ice(fourth, 14).on, attached(g(fourth), 0)) == (NOWHERE, 3)
    assert told(fourth, AttachIgnored) == [AttachIgnored(14, 0)]


@pytest.mark.clause("BR-ATTACH-07", "BR-ATTACH-08")
def test_a_shield_token_counts_as_a_component() -> None:
    """Two Worms and a Shield token: the third Worm finds no room."""
    match = activated_worm(2, shield=True)
    assert (ice(match, 13).on, attached(g(match), 0)) == (NOWHERE, 3)


@pytest.mark.clause("BR-ATTACH-08")
def test_no_shield_for_an_avatar_with_three_worms() -> None:
    """The action is refused and no cube moves; a card that would give a free Shield gives none."""
    match = arrange(2, seats=[{**VITRUVIAN, "hand": ("aegis", "steady-hand")}], ice=worms(3))
    assert refused(match, "shield", to="cache") == "BR-ATTACH-08"
    assert can(match, "shield") == []
    do(match, "play", card="aegis")
    assert (player(match).shield, g(match).shield_reserve) == (False, 4)
    assert g(match).discards[0] == ("aegis",)
    free = arrange(2, seats=[VITRUVIAN], ice=worms(2))
    do(free, "shield", to="cache")
    assert player(free).shield


@pytest.mark.clause("BR-ATTACH-09", "BR-ATTACH-10")
def test_a_half_moon_base_takes_one_component() -> None:
    """A Worm on a Worm: the first is attached, a second is ignored and nothing changes; an Avatar takes it."""
    assert ice_cards()["worm"].base == "half-moon"
    match = arrange(2, seats=[{"at": HERE}], ice=worms(0, free=3))
    attach(g(match), 12, 11)
    assert (ice(match, 12).on, attached(g(match), 11)) == (11, 1)
    before = g(match).ice
    attach(g(match), 13, 11)
    assert g(match).ice == before
    attach(g(match), 13, 0)
    assert ice(match, 13).on == 0
    whole(match)


@pytest.mark.clause("BR-ATTACH-10")
def test_worms_attach_themselves_to_avatars_only() -> None:
    """Every subroutine that attaches takes an Avatar as its target: Worms among themselves stay as they are."""
    assert {name for name, card in activation_cards().items() if any(e.do == "attach" for e in card.subroutines)} == {
        "crawl",
        "split",
        "twitch",
    }
    match = reveals("twitch", ice=bots(0, 0), seats=[{"at": 8}, {"at": None}])
    do(match, "choose-model", model=11)
    while can(match, "choose-room"):
        do(match, "choose-room", **can(match, "choose-room")[0])
    assert [each.on for each in g(match).ice] == [NOWHERE, NOWHERE]


@pytest.mark.clause("BR-ATTACH-11", "BR-ATTACH-12")
def test_what_is_attached_to_an_eliminated_avatar_stays_or_is_discarded() -> None:
    """The Worm stays in the room, detached; the Shield token is back in the Reserve."""
    match = fight(target={"shield": True, "viruses": {"firewall": 2}}, ice=[{"name": "worm", "at": HERE, "on": 1}])
    assert g(match).shield_reserve == 3
    strike(match)
    assert not player(match, 1).connected
    assert (ice(match).room, ice(match).on) == (HERE, NOWHERE)
    assert (player(match, 1).shield, g(match).shield_reserve) == (False, 4)


@pytest.mark.clause("BR-ATTACH-11", "BR-ATTACH-12")
def test_what_is_attached_to_an_avatar_placed_elsewhere_stays_or_is_discarded() -> None:
    """Null's Backdoor: Worm and token do not come along."""
    null = {"breacher": "null", "ready": ("breacher",), "shield": True}
    match = fight(attacker=null, traced={0: (0,)}, ice=worms(1))
    do(match, "cheat", cheat="breacher")
    do(match, "choose-room", room=0)
    assert player(match).room == 0
    assert (ice(match).room, ice(match).on) == (HERE, NOWHERE)
    assert (player(match).shield, g(match).shield_reserve) == (False, 4)
