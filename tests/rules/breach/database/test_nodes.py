"""Nodes: how many there are, which rooms they touch, and what lies on them."""

from __future__ import annotations

import pytest
from tests.rules.breach.table import arrange, can, g

from getaway.games.breach import GAME
from getaway.games.breach.proof.starts import pairs
from getaway.games.breach.table.grid import grid
from getaway.games.breach.table.pieces import halves

SIZES = [(3, 3, 4, 8), (4, 3, 6, 10), (2, 2, 1, 4)]


@pytest.mark.clause("BR-DB-04")
@pytest.mark.parametrize(("cols", "rows", "central", "outer"), SIZES)
def test_central_nodes_touch_four_rooms(cols: int, rows: int, central: int, outer: int) -> None:
    """Wherever two rows and two columns meet lies a central node, amid a square of four rooms."""
    found = [node.rooms for node in grid(cols, rows).nodes if node.central]
    assert len(found) == len(set(found)) == central
    for a, b, c, d in found:
        assert (b, c, d) == (a + 1, a + cols, a + cols + 1)


@pytest.mark.clause("BR-DB-05")
@pytest.mark.parametrize(("cols", "rows", "central", "outer"), SIZES)
def test_outer_nodes_touch_two_rooms_and_the_edge(cols: int, rows: int, central: int, outer: int) -> None:
    """The rooms of an outer node are neighbours, and both have the same side of the Database for an outer side."""
    house = grid(cols, rows)
    found = [node.rooms for node in house.nodes if not node.central]
    assert len(found) == len(set(found)) == outer
    for a, b in found:
        assert b in house.beyond[a]
        assert any(house.beyond[a][side] == house.beyond[b][side] == -1 for side in range(4))


@pytest.mark.clause("BR-DB-06")
@pytest.mark.parametrize(("cols", "rows", "central", "outer"), SIZES)
def test_the_corner_of_a_corner_room_is_no_node(cols: int, rows: int, central: int, outer: int) -> None:
    """No node touches a single room, and a corner room has three nodes only."""
    house = grid(cols, rows)
    assert {len(node.rooms) for node in house.nodes} == {2, 4}
    assert [len(house.around(corner)) for corner in house.corners] == [3, 3, 3, 3]


@pytest.mark.clause("BR-DB-06")
def test_omega_makes_no_new_nodes() -> None:
    """With Omega beside the Database there are the same nodes, and none of them touches it."""
    before, after = g(arrange()), g(arrange(omega=1))
    assert after.grid.nodes == before.grid.nodes
    assert all(after.grid.size not in node.rooms for node in after.grid.nodes)


@pytest.mark.clause("BR-DB-07")
@pytest.mark.parametrize(("mode", "players"), pairs())
@pytest.mark.parametrize("way", ["standard", "advanced"])
def test_whole_tokens_lie_on_central_nodes_and_partial_ones_on_outer_nodes(mode: str, players: int, way: str) -> None:
    """In every mode, by the map and at random, no token lies where it cannot be."""
    for seed in range(3):
        match = GAME.new(players, seed=seed, mode=mode, setup=way, team="random")
        state = g(match)
        assert any(state.tokens)
        for node, token in zip(state.grid.nodes, state.tokens, strict=True):
            assert not token or halves(token) == (2 if node.central else 1)
        assert can(match, "choose-room")
