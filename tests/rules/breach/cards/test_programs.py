"""Every Program, of Avatars and Breachers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.cards.changes import CUBES, ROOMS, Case, step, used
from tests.rules.breach.table import arrange, asked, can, do, g, player, refused, whom

from getaway.games.breach.table.grid import grid
from getaway.games.breach.table.pieces import malware
from getaway.kernel import Match

BORDER = grid(3, 3).borders.index((0, 1))
CHEAT = step("cheat", cheat="program")
WATCHING = {"breacher": "null", "side": 1, "ready": ("program",)}
"""The other has a Program of the Firewall's turn, so that play stops there."""
FIREWALL = {"phase": "password", "password": 1}
"""The Firewall's turn begins, and the first player is the first to reveal."""
PROGRAMS = {
    "toolbelt": Case(
        {"hand": ("overclock",), "room": 5},
        (step("choose-what", what="draw"), step("choose-what", what="slide"), step("choose-room", room=5)),
        ("overclock",),
    ),
    "warpath": Case(
        {"viruses": (0, 0, 0, 0, 1), "hit": (2, 0, 0, 0, 0)},
        (step("target", model=1),),
        other={"at": 5, "cubes": {"defense": {"movement": 3}}},
    ),
    "bastion": Case({"shield": True, "threat": 0}, own={"threat": 2}, other=WATCHING, position=FIREWALL),
    "skeleton-key": Case(
        {"turns": (0, 0, 0, 1, 2, 0, 0, 0, 0), "room": 7},
        (
            *(step("choose-turn", turn=2), step("choose-room", room=3), step("choose-turn", turn=1)),
            step("choose-room", room=7),
        ),
    ),
    "black-market": Case(
        {"credits": 1, "research": ("push",), "hand": ("overclock", "ransom")},
        chances=("push", "overclock", "ransom"),
        own={"credits": 2},
    ),
    "pandemic": Case(
        {"threat": 1, "infected": (0, 0, 0, 0, 0, 0, 0, 1, 0)},
        (step("choose-room", room=7),),
    ),
    "master-plan": Case(
        {"breaches": ((BORDER, False),), "room": 1},
        (step("choose-border", border=BORDER), step("choose-room", room=1)),
    ),
    "siege-engine": Case({"range": 2}, before=(step("attack", to="cache"),), other={"at": 4}),
    "ghost-protocol": Case(
        {"threat": 0, "viruses": (0, 0, 0, 0, 1)},
        own={"threat": 1, "viruses": {"firewall": 2}},
        other={**WATCHING, "avatar": "vitruvian", "breacher": "vesper", "side": 0},
        position=FIREWALL,
    ),
    "archive": Case({"hand": ("overclock",)}, (step("discard", card="clean-exit"),), ("overclock", "clean-exit")),
}


def owning(program: str) -> dict[str, Any]:
    """The player who has this Program on the visible side, ready."""
    owner = malware()[program].owner
    avatar = owner in ("hugo", "sturm", "vitruvian", "mila")
    who = {"avatar": owner, "breacher": "argo"} if avatar else {"avatar": "hugo", "breacher": owner}
    return {**who, "side": 0 if avatar else 1, "ready": ("program",)}


def other_than(own: dict[str, Any]) -> dict[str, Any]:
    """Another player."""
    return {
        "avatar": "sturm" if own["avatar"] != "sturm" else "hugo",
        "breacher": "cassia" if own["breacher"] != "cassia" else "argo",
    }


@pytest.mark.parametrize("program", list(PROGRAMS))
def test_a_program_does_what_it_says(program: str) -> None:
    """All its effects, then the sleeve is flipped and the cube is gone; no Click is used."""
    own = owning(program)
    case = PROGRAMS[program]
    case = case._replace(other={**other_than(own), **case.other})
    match, changed = used(case, CHEAT, **own)
    assert changed == {**case.changed, "side": 1 - own["side"]}
    assert player(match).ready == ()
    assert g(match).clicks == len(case.before)


def test_every_program_is_in_the_table() -> None:
    """The table names all ten."""
    assert set(PROGRAMS) == {name for name, card in malware().items() if card.type == "program"}


def ready(program: str, *chances: str, other: dict[str, Any] | None = None, **position: Any) -> Match:
    """A player in room 4 with this Program ready."""
    own = {**owning(program), "at": 4, "cubes": CUBES, **position.pop("own", {})}
    seats = [own, {**other_than(own), "at": 8, "cubes": {}, **(other or {})}]
    return arrange(2, *chances, rooms=ROOMS, seats=seats, **position)


def test_toolbelt_is_two_different_things() -> None:
    """After the Push only the card and the Slide are left to choose, and one of them ends it."""
    match = ready("toolbelt", "overclock")
    do(match, "cheat", cheat="program")
    do(match, "choose-what", what="push")
    do(match, "push", box="defense", colour="defense", to="movement")
    assert [each["what"] for each in can(match, "choose-what")] == ["draw", "slide"]
    do(match, "choose-what", what="draw")
    assert (asked(match), g(match).hands[0]) == ("act", ("overclock",))


def test_warpath_reaches_one_room_and_no_further() -> None:
    """The other stands in room 5, next to it; from room 2, two rooms away, the attack is lost."""
    near = ready("warpath", other={"at": 5})
    do(near, "cheat", cheat="program")
    assert can(near, "target") == [{"model": 1}]
    far = ready("warpath", other={"at": 8})
    do(far, "cheat", cheat="program")
    assert asked(far) == "act"
    assert sum(player(far).viruses) == 1


def test_black_market_must_be_paid() -> None:
    """Without a Credit it is refused."""
    match = ready("black-market")
    assert can(match, "cheat") == []
    assert refused(match, "cheat", cheat="program") == "BR-EFFECT-04"


def test_pandemic_takes_a_connected_room_without_an_own_virus() -> None:
    """Room 3 has one: the other three can be named, and one Virus is placed."""
    match = ready("pandemic", infected={3: (0,)})
    do(match, "cheat", cheat="program")
    assert [each["room"] for each in can(match, "choose-room")] == [1, 5, 7]
    do(match, "choose-room", room=1)
    assert (g(match).infected, asked(match)) == ((0, 1, 0, 1, 0, 0, 0, 0, 0), "act")


def test_siege_engine_brings_a_far_target_into_range() -> None:
    """The other is two rooms away: the attack can be declared for the Program's sake, and then reaches."""
    match = ready("siege-engine", other={"at": 0}, breaches=[(0, 1, False)])
    assert can(match, "attack")
    do(match, "attack", to="cache")
    assert can(match, "target") == []
    do(match, "cheat", cheat="program")
    do(match, "target", model=1)
    assert not player(match, 1).connected


@pytest.mark.parametrize("program", ["bastion", "ghost-protocol"])
def test_programs_of_the_firewall_turn_wait_for_it(program: str) -> None:
    """In the player's Action Phase they are refused."""
    assert refused(ready(program), "cheat", cheat="program") == "BR-TIMING-06"


@pytest.mark.parametrize("program", ["toolbelt", "warpath", "skeleton-key", "pandemic", "master-plan", "black-market"])
def test_programs_of_the_action_phase_do_not_come_later(program: str) -> None:
    """In another player's turn they are refused."""
    match = ready(program, active=1, own={"credits": 1})
    assert refused(match, "cheat", seat=0, cheat="program") == "BR-TIMING-01"


def test_archive_comes_at_any_moment() -> None:
    """It is the other's turn: two cards are drawn and one of the hand is discarded, then the other goes on."""
    match = ready("archive", "overclock", "clean-exit", active=1)
    do(match, "cheat", seat=0, cheat="program")
    assert (whom(match), asked(match)) == (0, "discard-one")
    do(match, "discard", card="overclock")
    assert (g(match).hands[0], g(match).discards[0]) == (("clean-exit",), ("overclock",))
    assert (whom(match), asked(match)) == (1, "act")
