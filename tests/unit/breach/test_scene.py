"""The query `scene`: how the Database is laid out, as any audience may know it."""

from __future__ import annotations

import pytest

from getaway.games.breach import arrange, new
from getaway.games.breach.shown.scene import BorderDrawn, NodeDrawn, RoomDrawn
from getaway.kernel import SPECTATOR

HOUSE = {0: "gr-1", 1: ("v-1", 1), 3: "tm-1", 4: "in-1"}


def test_a_revealed_room_shows_its_links_as_it_lies() -> None:
    """V-1 is printed 1, 1, 0, 1 and turned once, so its south side is what was printed to the east."""
    scene = arrange(rooms=HOUSE, dark=[2]).query(0, "scene")
    assert scene.rooms[0] == RoomDrawn(0, "A1", False, "gr-1", "garden", 1, 1, (1, 1, 1, -1))
    assert scene.rooms[1].links == (1, 1, 1, 0)


def test_a_dark_room_tells_nothing_but_open_links() -> None:
    """Nothing of its face."""
    scene = arrange(rooms=HOUSE, dark=[2]).query(0, "scene")
    assert scene.rooms[2] == RoomDrawn(2, "C1", True, "", "", 0, 0, (0, 0, 0, 0))


def test_a_border_tells_what_crossing_costs() -> None:
    """Both links together; closed where either is; a Breach has its own cost."""
    borders = arrange(rooms=HOUSE, breaches=[(3, 4, True)]).query(0, "scene").borders
    by_rooms = {border.rooms: border for border in borders}
    assert (by_rooms[0, 1].cost, by_rooms[0, 1].breach) == (1, -1)
    assert by_rooms[0, 3].cost == 2
    assert by_rooms[3, 4] == BorderDrawn(by_rooms[3, 4].border, (3, 4), 2, 2, worn=True)


def test_a_closed_link_is_no_way() -> None:
    """IN-1 is closed to the west."""
    borders = arrange(rooms=HOUSE).query(0, "scene").borders
    assert next(border.cost for border in borders if border.rooms == (3, 4)) == -1


def test_nodes_lie_between_their_rooms() -> None:
    """Four rooms around a central one, two around an outer one."""
    nodes = arrange().query(0, "scene").nodes
    assert nodes[0] == NodeDrawn(0, "A1/B1/A2/B2", (0, 1, 3, 4), central=True)
    assert not nodes[-1].central
    assert len(nodes) == 12


@pytest.mark.parametrize(("gateways", "sealed", "goal"), [(None, (), 1), ({2: (2, 1), 4: (6, 3)}, (1, 3), 2)])
def test_sealed_gateways_are_told(
    gateways: dict[int, tuple[int, int]] | None, sealed: tuple[int, ...], goal: int
) -> None:
    """And the one with the lowest number is what the Guardian goes for."""
    scene = arrange(gateways=gateways).query(SPECTATOR, "scene")
    assert (scene.sealed, scene.goal) == (sealed, goal)


def test_omega_lies_at_an_outer_side() -> None:
    """And costs 1 MP to cross."""
    scene = arrange(omega=1, ice=[{"name": "xan4th", "at": 9}]).query(0, "scene")
    assert (scene.omega.room, scene.omega.side, scene.omega.cost) == (1, 0, 1)
    assert arrange().query(0, "scene").omega is None


def test_before_the_set_up_nothing_is_sealed() -> None:
    """All rooms are dark, and no Gateway is there yet."""
    scene = new(2, seed=3).query(0, "scene")
    assert all(room.dark for room in scene.rooms)
    assert scene.sealed == ()


def test_four_players_have_a_wider_database() -> None:
    """Twelve rooms in four columns."""
    scene = arrange(4).query(0, "scene")
    assert (scene.cols, scene.rows, len(scene.rooms)) == (4, 3, 12)
