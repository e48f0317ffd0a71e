"""Orientation: how a room is turned, and what does not turn with it."""

from __future__ import annotations

import pytest
from tests.rules.breach.table import arrange, asked, can, do, g, told

from getaway.games.breach.actions.events import Moved
from getaway.games.breach.database.events import RoomTurned
from getaway.games.breach.database.links import links


@pytest.mark.clause("BR-CPO-01")
@pytest.mark.parametrize(
    ("turn", "shown"), [(0, (1, 0, 1, 2)), (1, (2, 1, 0, 1)), (2, (1, 2, 1, 0)), (3, (0, 1, 2, 1))]
)
def test_a_quarter_turn_shifts_links_by_one_side(turn: int, shown: tuple[int, ...]) -> None:
    """A Terminal with 1, 0, 1 and 2 MP: turned clockwise its northern link shows to the east, and so on around."""
    assert links("tm-1", turn, dark=False) == shown


@pytest.mark.clause("BR-CPO-01")
@pytest.mark.parametrize(("turn", "cost"), [(0, 1), (1, 2), (2, 3), (3, 2)])
def test_an_avatar_pays_what_the_turned_link_shows(turn: int, cost: int) -> None:
    """Going east from the Terminal costs its link of that side and the 1 MP of the room beyond."""
    match = arrange(rooms={0: ("tm-1", turn), 1: "v-1"})
    do(match, "move", to="attack")
    do(match, "go", room=1)
    assert told(match, Moved) == [Moved(0, 1, cost)]


@pytest.mark.clause("BR-CPO-04")
def test_a_breach_stays_on_its_border_when_the_room_turns() -> None:
    """Rewire turns the room in the middle; the Breach is still on its northern border, and on no other."""
    match = arrange(
        rooms={4: "tm-2"}, breaches=[(1, 4, False)], seats=[{"at": 0, "breacher": "dedalo", "hand": ["rewire"]}]
    )
    before = g(match).breaches
    do(match, "play", card="rewire")
    assert asked(match) == "which-room-turns"
    do(match, "choose-room", room=4)
    assert [each["turn"] for each in can(match, "choose-turn")] == [1, 2, 3]
    do(match, "choose-turn", turn=1)
    assert told(match, RoomTurned) == [RoomTurned(4, 1)]
    assert g(match).turns[4] == 1
    assert g(match).breaches == before == ((g(match).grid.borders.index((1, 4)), False),)
