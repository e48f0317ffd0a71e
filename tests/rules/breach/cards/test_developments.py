"""The development boxes of every interface, Avatar and Breacher."""

from __future__ import annotations

import pytest
from tests.rules.breach.cards.changes import ROOMS, Case, step, used
from tests.rules.breach.table import arrange, asked, can, do, g, player, refused

from getaway.games.breach.table.grid import grid
from getaway.games.breach.table.pieces import avatars, breachers, interface

VIRUS = (0, 0, 0, 0, 1)
NO_VIRUS = (0, 0, 0, 0, 0)
PUSH = step("push", box="defense", colour="defense", to="movement")
THREE = {"defense": {"movement": 3}}
"""A Defense of 3 that cannot Elude."""
COMMON = {
    1: Case({"hand": ("overclock", "ransom")}, chances=("overclock", "ransom")),
    2: Case({"attack": (0, 2, 0)}, (step("choose-colour", colour="attack"),)),
}
AVATARS = {
    ("hugo", 3): Case(
        {"movement": (2, 0, 1), "defense": (0, 0, 0)}, (step("push", box="defense", colour="defense", to="movement"),)
    ),
    ("hugo", 4): Case({"movement": (0, 0, 0), "cache": (1, 0, 0), "attack": (0, 2, 0), "defense": (0, 0, 2)}),
    ("sturm", 3): Case(
        {"attack": (0, 2, 0), "hit": (2, 0, 0, 0, 0)},
        (step("target", model=1), step("pass")),
        other={"at": 4, "cubes": THREE},
    ),
    ("sturm", 4): Case({"threat": 1, "attack": (0, 3, 0)}),
    ("vitruvian", 3): Case({"defense": (0, 0, 2), "shield": True}),
    ("vitruvian", 4): Case(
        {
            "viruses": NO_VIRUS,
            "threat": 0,
            "movement": (0, 0, 0),
            "attack": (0, 0, 0),
            "defense": (0, 1, 0),
            "cache": (1, 0, 1),
        },
        (
            step("push", box="attack", colour="attack", to="defense"),
            step("push", box="movement", colour="movement", to="cache"),
        ),
        own={"viruses": {"firewall": 2}, "threat": 2},
    ),
    ("mila", 3): Case({"movement": (2, 0, 0), "room": 5}, (step("choose-room", room=5),)),
    ("mila", 4): Case(
        {"viruses": VIRUS, "defense": (0, 0, 2), "research": ("push",), "room": 3},
        (step("choose-colour", colour="defense"), step("go", room=3), step("stop")),
        ("push",),
    ),
}
BREACHERS = {
    ("argo", 5): Case({"credits": 1}),
    ("argo", 6): Case(
        {"attack": (0, 0, 0), "cache": (0, 1, 0), "hand": ("overclock", "ransom")},
        chances=("overclock", "ransom"),
    ),
    ("cassia", 5): Case(
        {"infected": (0, 1, 0, 0, 0, 0, 0, 0, 0), "movement": (1, 0, 1), "defense": (0, 0, 0)},
        (step("choose-room", room=0), step("choose-room", room=1), PUSH),
        position={"infected": {0: (0,)}},
    ),
    ("cassia", 6): Case(
        {"movement": (0, 0, 0), "cache": (1, 0, 0), "threat": 1, "infected": (0, 0, 0, 0, 0, 0, 0, 1, 0)},
        (step("choose-room", room=7),),
    ),
    ("dedalo", 5): Case(
        {"turns": (0, 0, 3, 0, 0, 0, 0, 0, 0), "attack": (1, 1, 0), "movement": (0, 0, 1), "defense": (0, 0, 0)},
        (
            step("choose-room", room=2),
            step("choose-turn", turn=3),
            PUSH,
            step("push", box="movement", colour="movement", to="attack"),
        ),
    ),
    ("dedalo", 6): Case(
        {"breaches": ((grid(3, 3).borders.index((4, 5)), False),), "movement": (1, 0, 1), "defense": (0, 0, 0)},
        (step("choose-border", border=grid(3, 3).borders.index((4, 5))), PUSH),
    ),
    ("ishtar", 5): Case(
        {"hit": (2, 0, 0, 0, 0)}, (step("target", model=1), step("pass")), other={"at": 4, "cubes": THREE}
    ),
    ("ishtar", 6): Case(
        {"defense": (0, 0, 0), "cache": (0, 0, 1), "attack": (0, 2, 0), "hand": ("overclock",)},
        chances=("overclock",),
    ),
    ("null", 5): Case({"threat": 0, "shield": True}, own={"threat": 2}),
    ("null", 6): Case({"room": 1, "viruses": VIRUS}, (step("choose-room", room=1),), own={"viruses": {"firewall": 2}}),
    ("vesper", 5): Case(
        {"research": ("push", "reroll"), "movement": (1, 0, 1), "defense": (0, 0, 0)},
        (PUSH,),
        chances=("push", "reroll"),
    ),
    ("vesper", 6): Case(
        {"hand": ("overclock",), "research": ("reroll",), "movement": (1, 0, 1), "defense": (0, 0, 0)},
        (PUSH,),
        chances=("overclock", "reroll"),
    ),
}


def check(case: Case, box: int, avatar: str = "hugo", breacher: str = "argo") -> None:
    """Develop from this box: the case's changes, a ready Cheat and an empty box, and that is all."""
    others = {
        "avatar": "mila" if avatar != "mila" else "hugo",
        "breacher": "vesper" if breacher != "vesper" else "argo",
    }
    case = case._replace(other={**others, **case.other})
    match, changed = used(case, step("develop", box=box, cheat="program"), avatar=avatar, breacher=breacher)
    assert changed == case.changed
    assert asked(match) == "act"
    assert (player(match).ready, box - 1 in player(match).cubes_left) == (("program",), False)
    assert g(match).clicks == 1


@pytest.mark.parametrize("box", list(COMMON))
def test_the_boxes_of_every_interface(box: int) -> None:
    """Two cards, and a cube of choice."""
    check(COMMON[box], box)


@pytest.mark.parametrize(("avatar", "box"), list(AVATARS))
def test_the_boxes_of_an_avatar(avatar: str, box: int) -> None:
    """What the box says, from first to last."""
    check(AVATARS[avatar, box], box, avatar=avatar)


@pytest.mark.parametrize(("breacher", "box"), list(BREACHERS))
def test_the_boxes_of_a_breacher(breacher: str, box: int) -> None:
    """What the box says, from first to last."""
    check(BREACHERS[breacher, box], box, breacher=breacher)


def test_every_box_is_in_the_tables() -> None:
    """Two common boxes, two of each Avatar, two of each Breacher."""
    assert set(COMMON) == set(range(1, len(interface().common) + 1))
    assert set(AVATARS) == {(name, 3 + i) for name, sheet in avatars().items() for i in range(len(sheet.development))}
    assert set(BREACHERS) == {(name, 5 + i) for name, card in breachers().items() for i in range(len(card.development))}


def test_cassia_and_dedalo_name_revealed_rooms_only() -> None:
    """Room 5 is dark: Cassia places no Virus there, and Dedalo cannot turn it."""
    for breacher, box, rooms in (("cassia", 6, [1, 3, 7]), ("dedalo", 5, [0, 1, 2, 3, 4, 6, 7, 8])):
        seats = [{"at": 4, "breacher": breacher}, {"breacher": "vesper"}]
        match = arrange(2, rooms={room: code for room, code in ROOMS.items() if room != 5}, dark=(5,), seats=seats)
        do(match, "develop", box=box, cheat="program")
        assert [each["room"] for each in can(match, "choose-room")] == rooms
        refused(match, "choose-room", room=5)


def test_sturm_and_ishtar_attack_only_where_there_is_a_target() -> None:
    """Nobody is in the room: the free attack is lost, the rest of the box is not."""
    for avatar, breacher, box in (("sturm", "argo", 3), ("hugo", "ishtar", 5)):
        case = Case({"attack": (0, 2, 0)} if avatar == "sturm" else {})
        check(case, box, avatar=avatar, breacher=breacher)


def test_dedalo_opens_a_breach_on_the_border_of_his_room() -> None:
    """The middle room has four borders; no other can be named."""
    match = arrange(2, seats=[{"at": 4, "breacher": "dedalo"}, {"breacher": "vesper"}])
    do(match, "develop", box=6, cheat="program")
    borders = [g(match).grid.borders[each["border"]] for each in can(match, "choose-border")]
    assert borders == [(1, 4), (3, 4), (4, 5), (4, 7)]
    assert refused(match, "choose-border", border=0) == "BR-BREACH-02"
