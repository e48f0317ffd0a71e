"""The grid with edges: tables, drawings, rotation, joining."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from getaway.kit.grid import (
    DOWN,
    LEFT,
    NOWHERE,
    OPPOSITE,
    RIGHT,
    UP,
    Grid,
    Side,
    build,
    draw,
    gaps_of,
    join,
    parse,
    rotate,
)

SMALL = """
+-+ +-+
|a . .
+ +-+ +
|. .|b|
+-+-+-+
"""


@st.composite
def grids(draw_: st.DrawFn, rows: int | None = None, cols: int | None = None) -> Grid:
    """Any grid of up to four by four cells, or of the size asked for."""
    rows = rows or draw_(st.integers(1, 4))
    cols = cols or draw_(st.integers(1, 4))
    sides = [(cell, direction) for cell in range(rows * cols) for direction in range(4)]
    chosen: set[Side] = draw_(st.sets(st.sampled_from(sides)))
    return build(rows, cols, chosen)


def test_a_drawing_gives_the_neighbours_of_every_cell() -> None:
    """Walls, passages and the border are read from the drawing, in the order up, right, down, left."""
    grid, glyphs = parse(SMALL)
    assert (grid.rows, grid.cols, grid.size) == (2, 3, 6)
    assert grid.neighbours == (
        (-1, 1, 3, -1),
        (-1, 2, -1, 0),
        (-1, -1, 5, 1),
        (0, 4, -1, -1),
        (-1, -1, -1, 3),
        (2, -1, -1, -1),
    )
    assert grid.openings == ((1, UP), (2, RIGHT))
    assert glyphs == {0: "a", 5: "b"}


def test_cells_are_named_by_row_and_column_from_one() -> None:
    """`cell` and `at` are inverse and refuse what lies outside."""
    grid, _ = parse(SMALL)
    assert grid.cell(1, 1) == 0
    assert grid.cell(2, 3) == 5
    assert [grid.cell(*grid.at(cell)) for cell in range(6)] == list(range(6))
    for outside in ((0, 1), (1, 0), (3, 1), (1, 4)):
        with pytest.raises(ValueError, match="outside a grid of 2 rows and 3 columns"):
            grid.cell(*outside)


def test_a_ray_ends_at_a_wall_or_after_n_cells() -> None:
    """Straight lines stop where the robot would."""
    grid, _ = parse(SMALL)
    assert grid.ray(0, RIGHT, 3) == (1, 2)
    assert grid.ray(0, RIGHT, 1) == (1,)
    assert grid.ray(3, RIGHT, 3) == (4,)
    assert grid.ray(1, DOWN, 1) == ()
    assert grid.ray(2, LEFT, 9) == (1, 0)


def test_a_quarter_turn_is_clockwise() -> None:
    """What was on the left is on top after 90 degrees."""
    grid, _ = parse("+-+-+\n . .|\n+-+-+")
    assert draw(rotate(grid, 90)) == "+ +\n|.|\n+ +\n|.|\n+-+"
    assert draw(rotate(grid, 180)) == "+-+-+\n|. .\n+-+-+"
    assert draw(rotate(grid, 270)) == "+-+\n|.|\n+ +\n|.|\n+ +"


def test_joined_faces_are_passable_only_where_both_have_a_gap() -> None:
    """One closed side is enough for a wall, and openings stay only on the new border."""
    left, _ = parse("+-+\n .\n+-+\n|.\n+-+")
    right, _ = parse("+-+\n .\n+-+\n|.|\n+ +")
    assert draw(join([[left, right]])) == "+-+-+\n . .\n+-+-+\n|.|.|\n+-+ +"


def test_rows_of_faces_are_joined_below_one_another() -> None:
    """Faces also meet at their upper and lower sides."""
    open_all = build(1, 1, [(0, d) for d in range(4)])
    closed_top = build(1, 1, [(0, d) for d in (RIGHT, DOWN, LEFT)])
    grid = join([[open_all, open_all], [open_all, closed_top]])
    assert grid.neighbours == ((-1, 1, 2, -1), (-1, -1, -1, 0), (0, 3, -1, -1), (-1, -1, -1, 2))
    assert len(grid.openings) == 8


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("+-+\n|.|", "odd number of lines"),
        ("+-+-\n|. .\n+-+-", "odd number of lines and of columns"),
        ("+-+\n|.|\n+-x", "line 3, column 3: 'x'"),
        ("+-+\n-.|\n+-+", "line 2, column 1: '-'"),
        ("+|+\n|.|\n+-+", "line 1, column 2: '|'"),
    ],
)
def test_a_bad_drawing_is_refused_with_its_place(text: str, message: str) -> None:
    """The message says what is wrong and where."""
    with pytest.raises(ValueError, match=re.escape(message)):
        parse(text)


def test_only_right_angles_and_even_rows_are_accepted() -> None:
    """Odd rotations, ragged rows and faces of different size are refused."""
    one, two = build(1, 1, []), build(1, 2, [])
    with pytest.raises(ValueError, match="multiples of 90"):
        rotate(one, 45)
    with pytest.raises(ValueError, match="as many faces"):
        join([[one, one], [one]])
    with pytest.raises(ValueError, match="size of the first"):
        join([[one, two]])


@given(grids(), st.data())
def test_drawing_and_parsing_are_inverse(grid: Grid, data: st.DataObject) -> None:
    """Every grid with any glyphs comes back from its drawing, and the drawing from it."""
    glyphs = data.draw(st.dictionaries(st.integers(0, grid.size - 1), st.sampled_from("@rybRYB123# ")))
    text = draw(grid, glyphs)
    assert parse(text) == (grid, glyphs)
    assert draw(*parse(text)) == text


@given(grids())
def test_neighbours_are_mutual_and_rays_follow_them(grid: Grid) -> None:
    """No one-way sides; the first cell of a ray is the neighbour, the rest is the neighbour's ray."""
    for cell, row in enumerate(grid.neighbours):
        for direction, other in enumerate(row):
            ray = grid.rays[cell][direction]
            assert ray[:1] == (() if other == NOWHERE else (other,))
            if other != NOWHERE:
                assert grid.neighbours[other][OPPOSITE[direction]] == cell
                assert ray[1:] == grid.rays[other][direction]
    assert build(grid.rows, grid.cols, gaps_of(grid)) == grid


@given(grids(), st.sampled_from([0, 90, 180, 270, -90, 450]))
def test_turning_back_gives_the_same_grid(grid: Grid, degrees: int) -> None:
    """A rotation and its reverse cancel out and keep the number of gaps."""
    turned = rotate(grid, degrees)
    assert rotate(turned, -degrees) == grid
    assert len(gaps_of(turned)) == len(gaps_of(grid))


@given(grids(2, 3), grids(2, 3), grids(2, 3), grids(2, 3))
def test_turning_the_whole_is_turning_the_parts(a: Grid, b: Grid, c: Grid, d: Grid) -> None:
    """Four joined faces turned clockwise are the turned faces joined in their new order."""
    turned = [rotate(face, 90) for face in (c, a, d, b)]
    assert rotate(join([[a, b], [c, d]]), 90) == join([turned[:2], turned[2:]])
