"""What the rooms do for an Avatar that activates them; Omega."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.table import arrange, asked, can, cubes, do, g, player, refused, told

from getaway.games.breach import GAME
from getaway.games.breach.actions.events import Moved, RoomActivated
from getaway.games.breach.attack.events import AttackDeclared, VirusAssigned
from getaway.games.breach.database.links import connected
from getaway.games.breach.firewall.events import OmegaEntered
from getaway.games.breach.malware.events import MalwareDrawn
from getaway.games.breach.tokens.events import ResearchGained
from getaway.kernel import Match


def mover(mp: int) -> dict[str, Any]:
    """Cubes for a Move with this many MP: one movement cube, and others that count 1 each."""
    return {"movement": {"movement": 1, "defense": mp - 2}}


def inside(code: str, mp: int, *chances: str, players: int = 2, lying: tuple[str, ...] = (), **seat: Any) -> Match:
    """Hugo in a room of this kind in the middle, on the move."""
    research = tuple([lying if room == 4 else () for room in range(9)])
    mine = {"at": 4, "cubes": mover(mp), **seat}
    match = arrange(players, *chances, rooms={4: code}, room_research=research, seats=[mine, {"at": 0}])
    do(match, "move", to="attack")
    assert g(match).moves[-1].mp == mp
    return match


def mp_left(match: Match) -> int:
    """The MP of the Move in progress."""
    return g(match).moves[-1].mp


# Industrial, Terminal, Garden


@pytest.mark.clause("BR-ROOM-03")
@pytest.mark.parametrize("code", ["in-1", "in-2"])
def test_an_industrial_room_gives_a_card_for_2_mp(code: str) -> None:
    """With 3 MP one card comes and 1 MP is left."""
    match = inside(code, 3, "overclock")
    do(match, "activate")
    assert mp_left(match) == 1
    assert g(match).hands[0] == ("overclock",)
    assert told(match, MalwareDrawn) == [MalwareDrawn(0, "overclock")]


@pytest.mark.clause("BR-ROOM-03")
def test_an_industrial_room_wants_2_mp() -> None:
    """After moving from 3 MP to 1 it is refused."""
    match = arrange(rooms={4: "in-1", 3: "v-1"}, seats=[{"at": 3, "cubes": mover(3)}], breaches=[(3, 4, True)])
    do(match, "move", to="attack")
    do(match, "go", room=4)
    assert mp_left(match) == 1
    assert refused(match, "activate") == "BR-ROOM-03"


@pytest.mark.clause("BR-ROOM-04")
@pytest.mark.parametrize("code", ["tm-1", "tm-2"])
def test_a_terminal_gives_2_pushes_for_1_mp(code: str) -> None:
    """Two cubes are pushed, no third, and 1 MP is spent."""
    match = inside(code, 4)
    do(match, "activate")
    assert (asked(match), g(match).pushes) == ("push", 2)
    do(match, "push", box="movement", colour="defense", to="attack")
    assert (asked(match), g(match).pushes) == ("push", 1)
    do(match, "push", box="movement", colour="defense", to="cache")
    assert (asked(match), mp_left(match)) == ("move", 3)
    assert (cubes(match, "attack", "defense"), cubes(match, "cache", "defense")) == (1, 1)


@pytest.mark.clause("BR-ROOM-05")
@pytest.mark.parametrize("code", ["gr-1", "gr-2"])
def test_a_garden_resets_threat_for_1_mp(code: str) -> None:
    """Threat 2 is gone without a Virus."""
    match = inside(code, 2, threat=2)
    do(match, "activate")
    assert (player(match).threat, mp_left(match)) == (0, 1)
    assert told(match, VirusAssigned) == []
    assert sum(player(match).viruses) == 0


@pytest.mark.clause("BR-ROOM-05")
def test_a_garden_helps_only_who_activates_it() -> None:
    """Another Avatar in the room keeps its Threat."""
    match = arrange(rooms={4: "gr-1"}, seats=[{"at": 4, "threat": 1}, {"at": 4, "threat": 2}])
    do(match, "move", to="attack")
    do(match, "activate")
    assert (player(match).threat, player(match, 1).threat) == (0, 2)


# Towers


@pytest.mark.clause("BR-ROOM-06")
@pytest.mark.parametrize("code", ["tw-1", "tw-2"])
def test_a_tower_gives_a_free_attack_with_range_for_3_mp(code: str) -> None:
    """The Avatar one connected room to the north is hit, and no attack cube moves."""
    boxes = {"movement": {"movement": 1, "defense": 2}, "attack": {"attack": 2}}
    match = arrange(
        rooms={4: code, 1: "v-1", 2: "v-4"},
        seats=[{"at": 4, "cubes": boxes}, {"at": 1, "cubes": {"movement": {"movement": 1}}}],
    )
    do(match, "move", to="cache")
    do(match, "activate")
    assert (asked(match), mp_left(match)) == ("name-target", 1)
    do(match, "target", model=1)
    assert told(match, AttackDeclared) == [AttackDeclared(0, -1, 4)]
    assert cubes(match, "attack", "attack") == 2
    assert g(match).clicks == 1  # the Move's
    assert not player(match, 1).connected


@pytest.mark.clause("BR-ROOM-06")
def test_a_tower_reaches_no_further_than_one_room() -> None:
    """An Avatar two rooms away, or behind a closed link, cannot be attacked from it."""
    rooms = {4: "tw-1", 1: "v-1", 2: "v-4", 3: "v-2"}
    seats = [{"at": 4, "cubes": mover(4)}, {"at": 2}, {"at": 3}, {"at": 1}]
    match = arrange(3, rooms=rooms, seats=seats[:3])
    do(match, "move", to="attack")
    do(match, "activate")
    assert asked(match) == "move"  # nobody to attack
    assert mp_left(match) == 1
    match = arrange(4, size=(3, 3), tokens={}, rooms=rooms, seats=seats)
    do(match, "move", to="attack")
    do(match, "activate")
    assert can(match, "target") == [{"model": 3}]
    assert refused(match, "target", model=2) == "BR-TARGET-01"


@pytest.mark.clause("BR-ROOM-06")
def test_a_tower_wants_3_mp() -> None:
    """With 2 MP it cannot be activated."""
    match = inside("tw-1", 2)
    assert refused(match, "activate") == "BR-ROOM-06"


# Void rooms


@pytest.mark.clause("BR-ROOM-07", "BR-ROOM-09")
@pytest.mark.parametrize("code", ["v-1", "v-2", "v-3", "v-4"])
def test_a_void_room_gives_one_of_its_research_tokens_for_1_mp(code: str) -> None:
    """One of two tokens is taken, and one stays; only who takes it sees which."""
    match = inside(code, 2, "reroll", lying=("push", "reroll"))
    do(match, "activate")
    assert mp_left(match) == 1
    assert g(match).research[0] == ("reroll",)
    assert g(match).room_research[4] == ("push",)
    assert told(match, ResearchGained) == [ResearchGained(0, "reroll")]
    assert told(match, ResearchGained, seat=1) == [ResearchGained(0, "hidden")]


@pytest.mark.clause("BR-ROOM-09")
def test_the_tokens_of_a_void_room_lie_face_down() -> None:
    """Nobody knows which tokens lie there, so the one picked is any of them."""
    taken = set()
    for which in ("push", "reroll"):
        match = inside("v-1", 2, which, lying=("push", "reroll"))
        for seat in (0, 1):
            assert GAME.view(g(match), seat).room_research[4] == ("hidden", "hidden")
        do(match, "activate")
        taken |= set(g(match).research[0])
    assert taken == {"push", "reroll"}


@pytest.mark.clause("BR-ROOM-08")
def test_an_empty_void_room_cannot_be_activated() -> None:
    """Without a token it is refused; with one it is not."""
    match = inside("v-3", 3)
    assert {} not in can(match, "activate")
    assert refused(match, "activate") == "BR-ROOM-08"
    match = inside("v-3", 3, "push", lying=("push",))
    assert can(match, "activate") == [{}]
    do(match, "activate")
    assert g(match).room_research[4] == ()


# Omega


@pytest.mark.clause("BR-ROOM-10")
def test_omega_does_nothing_for_avatars() -> None:
    """An Avatar in Omega has no room to activate, and places no Virus there."""
    match = arrange(omega=1, seats=[{"at": 9}])
    assert refused(match, "infect") == "BR-ROOM-10"
    do(match, "move", to="attack")
    assert can(match, "activate") == []
    assert refused(match, "activate") == "BR-ROOM-10"
    assert told(match, RoomActivated) == []


@pytest.mark.clause("BR-ROOM-11")
@pytest.mark.parametrize(
    ("gateways", "beside"),
    [
        ({1: (0, 0), 2: (2, 1), 3: (8, 2), 4: (6, 3)}, 1),
        ({2: (8, 2), 3: (6, 3)}, 7),
        ({1: (1, 0), 2: (2, 0), 3: (5, 1)}, 2),
    ],
)
def test_omega_comes_with_the_guardians_awakening(gateways: dict[int, tuple[int, int]], beside: int) -> None:
    """It lies at the first free outer side, clockwise from the first Gateway, and the Guardian is in it."""
    match = arrange(
        2, phase="awakening", guardian="deployed", gateways=gateways, ice=[{"name": "xan4th", "at": 4}]
    )  # fmt: skip
    assert g(match).guardian == "awake"
    assert told(match, OmegaEntered) == [OmegaEntered(beside)]
    assert connected(g(match), 9, beside)
    assert [room for room in range(9) if connected(g(match), room, 9)] == [beside]
    assert g(match).room_of(10) == 9


@pytest.mark.clause("BR-ROOM-11")
def test_omega_is_not_there_before() -> None:
    """While the Guardian is only deployed, no room leads to Omega."""
    match = arrange(phase="act", guardian="deployed", ice=[{"name": "xan4th", "at": 4}], seats=[{"at": 1}])
    assert g(match).omega == -1
    do(match, "move", to="attack")
    assert refused(match, "go", room=9) == "BR-LINK-04"


@pytest.mark.clause("BR-ROOM-11")
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_omega_is_always_connected_to_the_room_beside_it_for_1_mp(turn: int) -> None:
    """However the room is turned, even with its closed link towards Omega, crossing costs 1 MP both ways."""
    match = arrange(omega=1, rooms={1: ("tw-2", turn)}, seats=[{"at": 1}])
    do(match, "move", to="attack")
    do(match, "go", room=9)
    do(match, "go", room=1)
    assert told(match, Moved) == [Moved(0, 9, 1), Moved(0, 1, 1)]
