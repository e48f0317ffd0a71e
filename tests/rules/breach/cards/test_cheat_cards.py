"""The Cheat of every Breacher, and the two of every interface."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.cards.changes import ROOMS, Case, step, used
from tests.rules.breach.table import arrange, asked, can, do, g, player, refused, to_the_end_of_turn, told, whom

from getaway.games.breach import GAME
from getaway.games.breach.firewall.events import Peeked
from getaway.games.breach.table.grid import grid
from getaway.games.breach.table.parts import NOWHERE
from getaway.games.breach.table.pieces import breachers
from getaway.kernel import Match

SHELF = ("data-broker", "prototype", "tool-cache")
BORDER = grid(3, 3).borders.index((0, 1))
BREACHERS = {
    "argo": Case(
        {"credits": 0, "disk": ("half-bio",), "bought": ("data-broker",)},
        (step("buy-cheaper", reward="data-broker"), step("choose-token", token="half-bio")),
        own={"credits": 2},
        position={"rewards": SHELF},
    ),
    "cassia": Case(
        {"infected": (0, 0, 1, 1, 0, 0, 0, 0, 0)},
        tuple([step("choose-room", room=room) for room in (0, 3)]),
        position={"infected": {0: (0,), 2: (0,)}},
    ),
    "dedalo": Case(
        {"turns": (1, 0, 0, 0, 0, 0, 2, 0, 0)},
        (
            *(step("choose-room", room=0), step("choose-turn", turn=1)),
            *(step("choose-room", room=6), step("choose-turn", turn=2)),
        ),
    ),
    "ishtar": Case({"reach": 1}),
    "null": Case({"room": 0}, (step("choose-room", room=0),), position={"traced": {0: (0,)}}),
    "vesper": Case(
        {"ahead": ("squirm", "crawl", "burrow")},
        (step("put-back", cards=("squirm", "crawl", "burrow")),),
        ("crawl", "burrow", "squirm"),
    ),
}
COMMON = {
    "slide": Case({"room": 7}, (step("choose-room", room=7),)),
    "breach": Case({"breaches": ((BORDER, False),)}, (step("choose-border", border=BORDER),)),
}


@pytest.mark.parametrize("breacher", list(BREACHERS))
def test_the_cheat_of_a_breacher(breacher: str) -> None:
    """What the card says, for no Click, and the cube is gone."""
    own = {"breacher": breacher, "ready": ("breacher",)}
    case = BREACHERS[breacher]._replace(other={"breacher": "argo" if breacher != "argo" else "vesper"})
    match, changed = used(case, step("cheat", cheat="breacher"), **own)
    assert changed == case.changed
    assert (asked(match), g(match).clicks, player(match).ready) == ("act", 0, ())


@pytest.mark.parametrize("cheat", list(COMMON))
def test_the_cheats_of_every_interface(cheat: str) -> None:
    """A Slide to a connected room, and a Breach on any border."""
    _, changed = used(COMMON[cheat], step("cheat", cheat=cheat), ready=(cheat,))
    assert changed == COMMON[cheat].changed


def test_every_breacher_is_in_the_table() -> None:
    """The table names all six."""
    assert set(BREACHERS) == set(breachers())


def cheating(breacher: str, *chances: str, **position: Any) -> Match:
    """This Breacher's Cheat has just been activated by Hugo in room 4."""
    own = {"at": 4, "breacher": breacher, "ready": ("breacher",), "credits": position.pop("credits", 0)}
    other: dict[str, Any]
    other = {"at": 5, "breacher": "argo" if breacher != "argo" else "vesper", "cubes": {}}
    match = arrange(2, *chances, rooms=ROOMS, seats=[own, other], **position)
    do(match, "cheat", cheat="breacher")
    return match


def test_argo_pays_at_least_1_and_need_not_buy() -> None:
    """With 1 off the Data Broker costs 2 and the Tool Cache, whose price is 2, still 1; buying nothing is possible."""
    match = cheating("argo", rewards=SHELF, credits=2)
    assert [each["reward"] for each in can(match, "buy-cheaper")] == ["data-broker", "tool-cache"]
    assert refused(match, "buy-cheaper", reward="prototype") == "BR-BUY-03"
    do(match, "buy-nothing")
    assert (player(match).credits, asked(match)) == (2, "act")
    cheap = cheating("argo", "overclock", "ransom", "push", rewards=SHELF, credits=2)
    do(cheap, "buy-cheaper", reward="tool-cache")
    assert player(cheap).credits == 1
    assert refused(cheap, "buy", reward="data-broker") == "BR-BUY-03"


def test_cassia_moves_viruses_to_adjacent_rooms_without_one() -> None:
    """Room 1's Virus can go to rooms 2 and 4, not to room 0, which has one; Sturm's stays, and none has to move."""
    match = cheating("cassia", infected={0: (0,), 1: (0,), 5: (1,)})
    assert [each["room"] for each in can(match, "choose-room")] == [0, 1, NOWHERE]
    do(match, "choose-room", room=1)
    assert [each["room"] for each in can(match, "choose-room")] == [2, 4]
    assert refused(match, "choose-room", room=0) == "BR-VLIMIT-04"
    do(match, "choose-room", room=2)
    assert (g(match).infected, asked(match)) == ((1, 0, 1, 0, 0, 2, 0, 0, 0), "act")
    kept = cheating("cassia", infected={0: (0,)})
    do(kept, "choose-room", room=NOWHERE)
    assert g(kept).infected == (1, 0, 0, 0, 0, 0, 0, 0, 0)


def test_dedalo_may_turn_one_room_only_and_none_twice() -> None:
    """After room 0 he may stop; room 0 cannot be turned again, and no room is turned to how it lies."""
    match = cheating("dedalo")
    do(match, "choose-room", room=0)
    assert [each["turn"] for each in can(match, "choose-turn")] == [1, 2, 3]
    do(match, "choose-turn", turn=1)
    assert [each["room"] for each in can(match, "choose-room")] == [1, 2, 3, 4, 5, 6, 7, 8, NOWHERE]
    do(match, "choose-room", room=NOWHERE)
    assert g(match).turns == (1, 0, 0, 0, 0, 0, 0, 0, 0)


def test_ishtar_has_range_for_all_attacks_of_the_turn() -> None:
    """Sturm is one room away: two attacks of this turn reach him, and the range ends with the turn."""
    own = {"at": 4, "breacher": "ishtar", "ready": ("breacher",), "cubes": {"attack": {"attack": 2}}}
    other = {"at": 5, "breacher": "argo", "cubes": {"defense": {"movement": 4}}}
    match = arrange(2, rooms=ROOMS, seats=[own, other])
    assert refused(match, "attack", to="cache") == "BR-TARGET-09"
    do(match, "cheat", cheat="breacher")
    for hit in (1, 2):
        do(match, "attack", to="cache")
        do(match, "target", model=1)
        assert player(match, 1).viruses[0] == hit
    to_the_end_of_turn(match)
    assert (whom(match), player(match).reach) == (1, 0)


def test_null_appears_around_a_traced_node_and_loses_the_shield() -> None:
    """Rooms around the player's node can be named; others, also around nodes of other players, can't."""
    own = {"at": 8, "breacher": "null", "ready": ("breacher",), "shield": True}
    match = arrange(2, seats=[own, {"breacher": "argo"}], traced={0: (0,), 1: (1,)}, rooms=ROOMS)
    do(match, "cheat", cheat="breacher")
    assert [each["room"] for each in can(match, "choose-room")] == [0, 1, 3, 4]
    assert refused(match, "choose-room", room=2) == "BR-CPC-08"
    do(match, "choose-room", room=0)
    assert (player(match).room, player(match).shield, g(match).shield_reserve) == (0, False, 4)


def test_vesper_alone_knows_the_cards_she_put_back() -> None:
    """She sees three cards and puts them back in an order of hers; the other knows that, and not which."""
    match = cheating("vesper", "crawl", "burrow", "squirm")
    assert whom(match) == 0
    assert told(match, Peeked, seat=0)[0].cards == ("crawl", "burrow", "squirm")
    assert told(match, Peeked, seat=1)[0].cards == ("hidden",) * 3
    assert refused(match, "put-back", cards=("crawl", "crawl", "squirm")) == "BR-EFFECT-04"
    do(match, "put-back", cards=("burrow", "squirm", "crawl"))
    assert GAME.view(g(match), 0).ahead == ("burrow", "squirm", "crawl")
    assert GAME.view(g(match), 1).ahead == ("hidden",) * 3
