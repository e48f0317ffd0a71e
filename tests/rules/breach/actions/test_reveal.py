"""Revealing dark rooms: the cost, the orientation, Research in Void rooms, entering at once or later."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.table import arrange, asked, can, do, g, player, refused, told, whom

from getaway.games.breach.actions.events import Moved
from getaway.games.breach.database.events import ResearchLaid, RoomRevealed, RoomTurned
from getaway.games.breach.ground.events import ResearchRecycled
from getaway.games.breach.table.pieces import research
from getaway.kernel import Match


def looking(code: str, *, mp: int = 8, own: tuple[str, int] = ("gr-1", 0), **more: Any) -> Match:
    """Hugo in the corner, on the move; the dark room east of him turns out to be this one."""
    box = {"movement": {"movement": 1, "defense": mp - 2}}
    seats = [{"cubes": box, **more.pop("seat", {})}, *more.pop("others", ({"at": 8},))]
    match = arrange(2, code, rooms={0: own}, dark=[1], unseen=(code,), seats=seats, **more)
    do(match, "move", to="attack")
    return match


def shown(code: str, turn: int, **more: Any) -> Match:
    """The same, with the room revealed and turned."""
    match = looking(code, **more)
    do(match, "reveal", room=1)
    do(match, "choose-turn", turn=turn)
    return match


def mp_left(match: Match) -> int:
    """The MP of the Move in progress."""
    return g(match).moves[-1].mp


# Revealing


@pytest.mark.clause("BR-REVEAL-01")
def test_a_dark_connected_room_is_revealed() -> None:
    """The room comes up while the Avatar stays where it is."""
    match = looking("v-4")
    assert can(match, "reveal") == [{"room": 1}]
    do(match, "reveal", room=1)
    assert told(match, RoomRevealed) == [RoomRevealed(0, 1, "v-4")]
    assert (g(match).codes[1], g(match).is_dark(1), player(match).room) == ("v-4", False, 0)


@pytest.mark.clause("BR-REVEAL-01")
def test_a_closed_link_towards_the_dark_room_stands_against_it() -> None:
    """A room that isn't dark or isn't next to the Avatar's can't be revealed either."""
    match = looking("v-4", own=("gr-1", 2))
    assert refused(match, "reveal", room=1) == "BR-REVEAL-01"
    assert refused(match, "reveal", room=3) == "BR-REVEAL-01"
    assert refused(arrange_far(), "reveal", room=8) == "BR-REVEAL-01"


def arrange_far() -> Match:
    """A dark room at the other end of the Database."""
    match = arrange(dark=[8], seats=[{"at": 0}, {"at": 2}])
    do(match, "move", to="attack")
    return match


@pytest.mark.clause("BR-REVEAL-02")
@pytest.mark.parametrize(("own", "cost"), [(("tm-1", 0), 0), (("gr-1", 0), 1), (("in-2", 0), 2)])
def test_revealing_costs_the_own_link(own: tuple[str, int], cost: int) -> None:
    """Whatever the room revealed shows on its side."""
    match = shown("v-4", 0, own=own)
    assert mp_left(match) == 8 - cost


@pytest.mark.clause("BR-REVEAL-02")
def test_revealing_wants_the_mp_of_the_own_link() -> None:
    """1 MP is left against a link of 2."""
    match = arrange(
        rooms={3: "in-2", 0: ("v-2", 0)},
        dark=[4],
        seats=[{"at": 0, "cubes": {"movement": {"movement": 1, "attack": 1}}}],
    )
    do(match, "move", to="attack")
    do(match, "go", room=3)
    assert mp_left(match) == 1
    assert refused(match, "reveal", room=4) == "BR-REVEAL-02"


@pytest.mark.clause("BR-REVEAL-03")
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_the_player_chooses_the_orientation(turn: int) -> None:
    """All four are offered to the player who revealed the room, and nobody else decides."""
    match = looking("tm-1")
    do(match, "reveal", room=1)
    assert (asked(match), whom(match)) == ("turn-room", 0)
    assert [each["turn"] for each in can(match, "choose-turn")] == [0, 1, 2, 3]
    assert refused(match, "choose-turn", seat=1, turn=turn) == "BR-REVEAL-03"
    assert refused(match, "choose-turn", turn=4) == "BR-REVEAL-03"
    do(match, "choose-turn", turn=turn)
    assert g(match).turns[1] == turn
    assert told(match, RoomTurned) == [RoomTurned(1, turn)]


@pytest.mark.clause("BR-REVEAL-03")
@pytest.mark.parametrize(("turn", "ways"), [(0, [1, 3]), (2, [0, 6])])
def test_nothing_is_played_before_the_room_is_oriented(turn: int, ways: list[int]) -> None:
    """Mila's card, token and Program wait for it, as does an Aegis; then the new room is open to her Slide, or closed.

    With the new room closed only the room below is left for the first Slide, and the second one is asked for there.
    """
    mila = {"avatar": "mila", "hand": ["slipstream"], "research": ["push"], "ready": ("program",)}
    seats = [{**mila, "cubes": {"movement": {"movement": 2}}}, {"avatar": "vitruvian", "hand": ["aegis"]}]
    match = arrange(rooms={0: "gr-1", 1: "gr-2", 3: "tm-1"}, dark=[1], seats=seats)
    do(match, "move", to="cache")
    do(match, "reveal", room=1)
    assert asked(match) == "turn-room"
    assert refused(match, "play", card="slipstream") == "BR-TIMING-08"
    assert refused(match, "play", 1, card="aegis") == "BR-TIMING-08"
    assert refused(match, "research", token="push") == "BR-RES-07"
    assert refused(match, "cheat", cheat="program") == "BR-CHEAT-11"
    do(match, "choose-turn", turn=turn)
    do(match, "play", 1, card="aegis")
    do(match, "play", card="slipstream")
    assert [each["room"] for each in can(match, "choose-room")] == ways


# Research in Void rooms


@pytest.mark.clause("BR-REVEAL-04")
@pytest.mark.parametrize(("code", "n"), [("v-1", 2), ("v-2", 2), ("v-3", 1), ("v-4", 1), ("tm-1", 0)])
def test_a_void_room_receives_its_research(code: str, n: int) -> None:
    """This many tokens go from the Reserve to the room; another room receives none."""
    match = looking(code)
    before = len(g(match).research_left)
    do(match, "reveal", room=1)
    do(match, "choose-turn", turn=0)
    assert len(g(match).room_research[1]) == n
    assert len(g(match).research_left) == before - n
    assert told(match, ResearchLaid) == ([ResearchLaid(1, n)] if n else [])


def all_but(*left: str) -> list[str]:
    """All Research tokens except these."""
    tokens = [name for name, token in research().items() for _ in range(token.copies)]
    for name in left:
        tokens.remove(name)
    return tokens


@pytest.mark.clause("BR-REVEAL-04")
def test_discarded_research_makes_up_for_a_short_reserve() -> None:
    """One token is left and one is discarded: both come to the room."""
    match = shown("v-2", 0, research_gone=("push",), seat={"research": all_but("push", "reroll")})
    assert g(match).room_research[1] == ("push", "reroll")
    assert told(match, ResearchRecycled) == [ResearchRecycled(1)]
    assert (g(match).research_left, g(match).research_gone) == ((), ())


@pytest.mark.clause("BR-REVEAL-04")
def test_research_still_missing_is_left_out() -> None:
    """One token is left and none is discarded: the room has one instead of two."""
    match = shown("v-2", 0, seat={"research": all_but("reroll")})
    assert g(match).room_research[1] == ("reroll",)


# Entering


@pytest.mark.clause("BR-REVEAL-05")
@pytest.mark.parametrize(("turn", "cost"), [(0, 2), (1, 1), (2, 0), (3, 1)])
def test_entering_at_once_costs_the_new_link_alone(turn: int, cost: int) -> None:
    """The Terminal's link that now faces the Avatar shows 2, 1, 0 or 1 MP."""
    match = shown("tm-1", turn)
    before = mp_left(match)
    do(match, "go", room=1)
    assert (player(match).room, mp_left(match)) == (1, before - cost)


@pytest.mark.clause("BR-REVEAL-05")
def test_who_cannot_pay_the_new_link_stays_outside() -> None:
    """1 MP is left against a link of 2."""
    match = shown("tm-1", 0, mp=2)
    assert mp_left(match) == 1
    assert refused(match, "go", room=1) == "BR-MOVE-09"


@pytest.mark.clause("BR-REVEAL-06")
def test_a_room_may_be_turned_with_its_closed_link_to_the_avatar() -> None:
    """It is accepted, and the room cannot be entered."""
    match = shown("in-1", 0)
    assert g(match).turns[1] == 0
    assert {"room": 1} not in can(match, "go")
    assert refused(match, "go", room=1) == "BR-LINK-04"


@pytest.mark.clause("BR-REVEAL-07")
def test_entering_later_costs_both_links() -> None:
    """After a room activation the way in costs 1 and 1."""
    match = shown("v-4", 0)
    do(match, "activate")
    before = mp_left(match)
    do(match, "go", room=1)
    assert mp_left(match) == before - 2
    assert told(match, Moved) == [Moved(0, 1, 2)]


@pytest.mark.clause("BR-REVEAL-07")
@pytest.mark.parametrize("what", ["card", "token", "another room"])
def test_anything_else_done_ends_the_reduced_entry(what: str) -> None:
    """A card, a Research token or another reveal in between: the links are paid in full."""
    match = shown("v-4", 0, seat={"hand": ["overclock"], "research": ["push"]})
    if what == "card":
        do(match, "play", card="overclock")
        do(match, "push", box="movement", colour="defense", to="attack")
        do(match, "push", box="movement", colour="defense", to="attack")
    elif what == "token":
        do(match, "research", token="push")
        do(match, "push", box="movement", colour="defense", to="attack")
    else:
        do(match, "go", room=3)
        do(match, "go", room=0)
    do(match, "go", room=1)
    assert told(match, Moved)[-1] == Moved(0, 1, 2)


@pytest.mark.clause("BR-REVEAL-07")
def test_in_the_next_move_it_costs_both_links() -> None:
    """The reduced entry ends with the Move."""
    match = shown("v-4", 0, seat={"cubes": {"movement": {"movement": 3}}})
    do(match, "stop")
    do(match, "move", to="attack")
    do(match, "go", room=1)
    assert told(match, Moved) == [Moved(0, 1, 2)]


@pytest.mark.clause("BR-REVEAL-08")
def test_links_of_1_and_1_cost_1_for_revealing_and_1_for_entering() -> None:
    """2 MP are just enough."""
    match = looking("v-4", mp=2)
    do(match, "reveal", room=1)
    do(match, "choose-turn", turn=0)
    assert mp_left(match) == 1
    do(match, "go", room=1)
    assert (mp_left(match), player(match).room) == (0, 1)


@pytest.mark.clause("BR-REVEAL-09")
def test_nobody_must_enter() -> None:
    """With MP left the player stops, or goes elsewhere."""
    match = shown("v-4", 0, mp=2)
    do(match, "stop")
    assert (asked(match), player(match).room) == ("act", 0)
    match = shown("v-4", 0)
    do(match, "go", room=3)
    assert player(match).room == 3


@pytest.mark.clause("BR-REVEAL-10")
def test_from_then_on_the_way_costs_2_mp() -> None:
    """The player who revealed the room entered for 1; back again, and for the next player, both links count."""
    match = looking("v-4", others=({"at": 0},))
    do(match, "reveal", room=1)
    do(match, "choose-turn", turn=0)
    do(match, "go", room=1)
    do(match, "go", room=0)
    do(match, "stop")
    do(match, "end-actions")
    do(match, "end-configuring")
    assert whom(match) == 1
    do(match, "move", to="attack")
    do(match, "go", room=1)
    assert told(match, Moved) == [Moved(0, 1, 1), Moved(0, 0, 2), Moved(1, 1, 2)]


@pytest.mark.clause("BR-ROOM-11")
def test_from_omega_a_dark_room_is_revealed_for_the_mp_of_the_crossing() -> None:
    """Omega lies beside room 1, which is dark: revealing it costs 1 MP, and entering it at once nothing more."""
    match = arrange(2, dark=[1], omega=1, seats=[{"at": 9}, {"at": 8}])
    do(match, "move", to="cache")
    before = g(match).moves[-1].mp
    assert can(match, "reveal") == [{"room": 1}]
    do(match, "reveal", room=1)
    do(match, "choose-turn", turn=0)
    assert g(match).moves[-1].mp == before - 1
    do(match, "go", room=1)
    assert (player(match).room, g(match).moves[-1].mp) == (1, before - 1)
