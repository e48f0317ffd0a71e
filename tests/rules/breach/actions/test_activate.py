"""Activating rooms: which one, when, how often, and what comes first."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.table import arrange, asked, can, do, g, player, refused, to_the_end_of_turn, told, whom

from getaway.games.breach.actions.events import RoomActivated
from getaway.kernel import Match

TERMINALS = {0: "tm-1", 1: ("tm-2", 0)}
"""Two Terminals side by side: going from the first to the second costs 0 and 1 MP."""


def terminal(**seat: Any) -> Match:
    """Hugo in the first Terminal, on the move with 8 MP."""
    match = arrange(rooms=TERMINALS, seats=[seat, {"at": 8}])
    do(match, "move", to="attack")
    return match


def push_twice(match: Match) -> None:
    """Answer the Terminal's Pushes."""
    for _ in range(2):
        do(match, "push", **can(match, "push")[0])


@pytest.mark.clause("BR-ACTROOM-01")
def test_an_avatar_activates_the_room_it_stands_in() -> None:
    """Beside a Garden, in an empty Void room, the Garden does not help; once inside it does."""
    match = arrange(rooms={0: "v-1", 1: "gr-1", 3: "gr-2"}, seats=[{"at": 0, "threat": 2}], breaches=[(0, 1, False)])
    do(match, "move", to="attack")
    assert refused(match, "activate") == "BR-ROOM-08"
    assert player(match).threat == 2
    do(match, "go", room=1)
    do(match, "activate")
    assert told(match, RoomActivated) == [RoomActivated(0, 1, "garden")]
    assert player(match).threat == 0


@pytest.mark.clause("BR-ACTROOM-01")
def test_a_room_cannot_be_named() -> None:
    """The action names no room, so you can't ask for another one."""
    match = arrange(rooms={0: "v-1", 1: "gr-1"})
    do(match, "move", to="attack")
    assert refused(match, "activate", room=1) == "GT-FORM-01"


@pytest.mark.clause("BR-ACTROOM-02")
def test_mp_are_paid_before_the_effect() -> None:
    """The Pushes are asked for with no MP left."""
    match = arrange(rooms=TERMINALS, seats=[{"cubes": {"movement": {"movement": 1}}}], breaches=[(0, 1, False)])
    do(match, "move", to="attack")
    do(match, "go", room=1)
    assert g(match).moves[-1].mp == 1
    do(match, "activate")
    assert (asked(match), g(match).moves[-1].mp, g(match).pushes) == ("push", 0, 2)


@pytest.mark.clause("BR-ACTROOM-03")
def test_a_room_is_activated_once_in_a_turn() -> None:
    """Neither again in the same Move nor in a second one."""
    match = terminal()
    do(match, "activate")
    push_twice(match)
    assert refused(match, "activate") == "BR-ACTROOM-03"
    do(match, "stop")
    do(match, "move", to="attack")
    assert can(match, "activate") == []
    assert refused(match, "activate") == "BR-ACTROOM-03"


@pytest.mark.clause("BR-ACTROOM-03")
def test_leaving_and_coming_back_does_not_help() -> None:
    """The room remembers the Avatar for the turn."""
    match = terminal()
    do(match, "activate")
    push_twice(match)
    do(match, "go", room=1)
    do(match, "go", room=0)
    assert refused(match, "activate") == "BR-ACTROOM-03"


@pytest.mark.clause("BR-ACTROOM-03")
def test_another_avatar_may_activate_it_in_its_own_turn() -> None:
    """Sturm follows in the same Terminal, and nothing keeps Hugo from it in his next turn."""
    match = arrange(rooms=TERMINALS, seats=[{}, {"at": 0}])
    do(match, "move", to="attack")
    do(match, "activate")
    push_twice(match)
    do(match, "stop")
    to_the_end_of_turn(match)
    assert (asked(match), whom(match)) == ("act", 1)
    do(match, "move", to="attack")
    do(match, "activate")
    assert told(match, RoomActivated) == [RoomActivated(0, 0, "terminal"), RoomActivated(1, 0, "terminal")]
    assert player(match).activated == ()
    assert player(match, 1).activated == (0,)


@pytest.mark.clause("BR-ACTROOM-04")
def test_another_room_with_the_same_effect_may_be_activated() -> None:
    """From one Terminal to the other within a Move."""
    match = terminal()
    do(match, "activate")
    push_twice(match)
    do(match, "go", room=1)
    assert can(match, "activate") == [{}]
    do(match, "activate")
    assert told(match, RoomActivated) == [RoomActivated(0, 0, "terminal"), RoomActivated(0, 1, "terminal")]


@pytest.mark.clause("BR-ACTROOM-05")
def test_a_room_is_activated_during_a_move_only() -> None:
    """Before the Move and after it the Terminal is refused; during it, it is not."""
    match = arrange(rooms=TERMINALS)
    assert refused(match, "activate") == "BR-ACTROOM-05"
    do(match, "move", to="attack")
    assert can(match, "activate") == [{}]
    do(match, "stop")
    assert refused(match, "activate") == "BR-ACTROOM-05"
