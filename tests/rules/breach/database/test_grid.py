"""The grid itself, worked out again: rooms beyond each side, borders, nodes and the edge."""

from __future__ import annotations

import pytest

from getaway.games.breach.table.grid import Grid, grid

N = -1
SMALL: Grid = grid.__wrapped__(3, 3)
LARGE: Grid = grid.__wrapped__(4, 3)


def built(cols: int, rows: int) -> Grid:
    """A grid that nobody has asked for before."""
    return grid.__wrapped__(cols, rows)


@pytest.mark.clause("BR-DB-04", "BR-DB-05")
def test_nodes_touch_four_rooms_or_two() -> None:
    """Of 3 by 3 rooms: four central nodes, and eight at the edge, two on each side."""
    nodes = {node.name: node.rooms for node in built(3, 3).nodes}
    assert nodes == {
        "C00": (0, 1, 3, 4),
        "C01": (1, 2, 4, 5),
        "C10": (3, 4, 6, 7),
        "C11": (4, 5, 7, 8),
        "N0": (0, 1),
        "N1": (1, 2),
        "E0": (2, 5),
        "E1": (5, 8),
        "S0": (6, 7),
        "S1": (7, 8),
        "W0": (0, 3),
        "W1": (3, 6),
    }
    assert [node.central for node in built(3, 3).nodes] == [True] * 4 + [False] * 8


def test_nodes_of_the_large_database() -> None:
    """Of 4 by 3 rooms: six central nodes and ten at the edge."""
    nodes = {node.name: node.rooms for node in built(4, 3).nodes}
    assert {name: nodes[name] for name in ("C00", "C02", "C12", "N2", "E1", "S0", "S2", "W1")} == {
        "C00": (0, 1, 4, 5),
        "C02": (2, 3, 6, 7),
        "C12": (6, 7, 10, 11),
        "N2": (2, 3),
        "E1": (7, 11),
        "S0": (8, 9),
        "S2": (10, 11),
        "W1": (4, 8),
    }
    assert (sum(node.central for node in built(4, 3).nodes), len(nodes)) == (6, 16)


def test_what_lies_beyond_each_side() -> None:
    """North, east, south and west, nothing at the edge."""
    assert built(3, 3).beyond == (
        *((N, 1, 3, N), (N, 2, 4, 0), (N, N, 5, 1)),
        *((0, 4, 6, N), (1, 5, 7, 3), (2, N, 8, 4)),
        *((3, 7, N, N), (4, 8, N, 6), (5, N, N, 7)),
    )
    assert built(4, 3).beyond[3] == (N, N, 7, 2)
    assert built(4, 3).beyond[8] == (4, 9, N, N)


def test_borders_are_pairs_of_adjacent_rooms() -> None:
    """Each once, the lower number first."""
    assert built(3, 3).borders == (
        *((0, 1), (0, 3), (1, 2), (1, 4), (2, 5), (3, 4), (3, 6), (4, 5), (4, 7), (5, 8), (6, 7), (7, 8)),
    )
    assert len(built(4, 3).borders) == 17


def test_the_edge_goes_round_clockwise() -> None:
    """From the north side of the top left corner."""
    assert built(3, 3).outer == (
        *((0, 0), (1, 0), (2, 0), (2, 1), (5, 1), (8, 1)),
        *((8, 2), (7, 2), (6, 2), (6, 3), (3, 3), (0, 3)),
    )
    assert built(4, 3).outer[4:10] == ((3, 1), (7, 1), (11, 1), (11, 2), (10, 2), (9, 2))


def test_corners_and_nodes_around_a_room() -> None:
    """Clockwise from the top left; a middle room has four nodes, a corner room three."""
    assert (SMALL.corners, LARGE.corners) == ((0, 2, 8, 6), (0, 3, 11, 8))
    assert (SMALL.size, LARGE.size) == (9, 12)
    assert [SMALL.nodes[node].name for node in SMALL.around(4)] == ["C00", "C01", "C10", "C11"]
    assert [SMALL.nodes[node].name for node in SMALL.around(8)] == ["C11", "E1", "S1"]
