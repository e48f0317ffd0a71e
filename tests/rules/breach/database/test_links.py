"""Links: which rooms are connected, and that nobody crosses where they are not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.rules.breach.firewall.watch import as_far_as_it_can
from tests.rules.breach.table import arrange, asked, can, do, g, ice, refused, told

from getaway.games.breach.actions.events import Moved
from getaway.games.breach.database.links import connected, links, ways
from getaway.games.breach.firewall.events import IceMoved
from getaway.kernel import Match

OPEN = {0: "gr-1", 1: "v-1"}
"""The links between the first two rooms show 1 and 1."""
FAR_CLOSED = {0: "gr-1", 1: "in-1"}
"""The second room's link is closed."""
NEAR_CLOSED = {0: ("gr-1", 2), 1: "v-1"}
"""The first room's link is closed."""
BOTH_CLOSED = {0: ("gr-1", 2), 1: "in-1"}


def moving(rooms: Mapping[int, object], *chances: str, **more: Any) -> Match:
    """Hugo in the first room, on the move with 8 MP."""
    match = arrange(2, *chances, rooms=rooms, **more)
    do(match, "move", to="attack")
    return match


@pytest.mark.clause("BR-LINK-02")
def test_a_dark_room_has_four_open_links_that_show_nothing() -> None:
    """Whatever its face shows, a dark room leads to all rooms around, and its side adds nothing to what that costs."""
    assert links("tw-2", 1, dark=True) == (0, 0, 0, 0)
    open_ = {1: "v-1", 3: "in-2", 5: ("gr-1", 1), 7: "gr-2"}
    match = arrange(rooms=open_, dark=[4])
    assert ways(g(match).layout)[4] == {1: 0, 3: 2, 5: 1, 7: 0}
    closed = {1: "tm-2", 3: "gr-2", 5: "in-1", 7: ("in-2", 1)}
    assert ways(g(arrange(rooms=closed, dark=[4])).layout)[4] == {}


@pytest.mark.clause("BR-LINK-03")
def test_open_links_that_face_each_other_connect_two_rooms() -> None:
    """The Avatar may go east, and does."""
    match = moving(OPEN)
    assert connected(g(match), 0, 1)
    assert connected(g(match), 1, 0)
    do(match, "go", room=1)
    assert told(match, Moved) == [Moved(0, 1, 2)]


@pytest.mark.clause("BR-LINK-03")
def test_only_adjacent_rooms_are_connected() -> None:
    """Two open rooms with another between them are not connected."""
    match = moving({0: "v-1", 1: "gr-1", 2: "v-4"})
    assert not connected(g(match), 0, 2)
    assert refused(match, "go", room=2) == "BR-LINK-04"


@pytest.mark.clause("BR-LINK-04")
@pytest.mark.parametrize("rooms", [FAR_CLOSED, NEAR_CLOSED, BOTH_CLOSED])
def test_one_closed_link_is_enough_to_part_two_rooms(rooms: dict[int, object]) -> None:
    """Whether it is the near link, the far one or both: the Avatar can't go there."""
    match = moving(rooms)
    assert not connected(g(match), 0, 1)
    assert {"room": 1} not in can(match, "go")
    assert refused(match, "go", room=1) == "BR-LINK-04"


@pytest.mark.clause("BR-CPC-05")
@pytest.mark.parametrize("rooms", [FAR_CLOSED, NEAR_CLOSED, BOTH_CLOSED])
def test_a_breach_connects_what_links_part(rooms: dict[int, object]) -> None:
    """With a Breach between them the same rooms are connected."""
    match = moving(rooms, breaches=[(0, 1, False)])
    assert connected(g(match), 0, 1)
    assert {"room": 1} in can(match, "go")


@pytest.mark.clause("BR-CPC-06")
def test_a_slide_leads_to_connected_rooms_only() -> None:
    """The closed room is not among those to which an Avatar slides, and is refused."""
    match = arrange(rooms={4: "v-1", 1: "gr-1", 5: "in-1", 3: "v-4", 7: "v-2"}, seats=[{"at": 4, "ready": ("slide",)}])
    do(match, "cheat", cheat="slide")
    assert asked(match) == "where-to-slide"
    assert [each["room"] for each in can(match, "choose-room")] == [1, 3, 7]
    assert refused(match, "choose-room", room=5) == "BR-CPS-02"


@pytest.mark.clause("BR-CPC-06")
def test_an_ice_goes_around_a_closed_link() -> None:
    """The Echo's way to the next room leads over two others; with one Slide it comes no nearer than the first."""
    around = {0: "v-1", 1: "in-1", 3: "v-4", 4: "tm-1"}
    match = arrange(
        2, "resonance", rooms=around, phase="password", password=1, seats=[{"at": 1}, {"at": None}],
        ice=[{"name": "echo", "at": 0}],
    )  # fmt: skip
    assert [each["room"] for each in can(match, "choose-room")] == [0, 3]
    as_far_as_it_can(match)
    assert told(match, IceMoved) == [IceMoved(11, 3)]
    assert ice(match).room == 3
