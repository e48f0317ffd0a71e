"""Buildings: the drawn maps, the boards, the figures of both difficulty levels."""

from __future__ import annotations

import msgspec
import pytest

from getaway.games.bombsquad.table.building import (
    BARRIER,
    CAMERA,
    CRATE,
    FREE,
    build,
    building,
    face,
    layout_grid,
    perfect_score,
    picture,
    star_minimums,
)
from getaway.games.bombsquad.table.pieces import Barrier, Crate, Hostage, mission, missions
from getaway.kit.grid import rotate

MAPS = {
    ("alpha", False): """
+-+-+ +-+-+-+-+ +-+-+
|. .|. . .|. . r . .|
+ + + + + + + + + + +
|. . . r .|. . . . .|
+ + + + + +-+-+ +-+-+
 @ . . . . . . . . .
+ + + + + +-+-+ +-+-+
|. . . . .|. . . . .|
+ + + + + + + + + + +
|. . r|. .|. . . . 1|
+-+-+ +-+-+-+-+ +-+-+
""",
    ("bravo", True): """
+-+-+ +-+-+-+-+ +-+-+
|. r|. . .|y . .|. 2|
+ + + + + + + + + + +
|. . . . .|. . Y . .|
+-+ + + + +-+-+ +-+-+
 @ . . . . R 1 . . r
+ + + + +-+-+ +-+-+-+
|. . .|. .|. . .|. y|
+ + + + + + + + + + +
|. . . r .|y . . . .|
+-+-+ +-+-+-+-+ +-+-+
""",
    ("m01", False): """
+-+-+ +-+-+-+-+ +-+-+
|r . . . .|. y .|. 2|
+-+-+ + + + + + + + +
|. . . . R|. . . Y .|
+ + + + + + + + +-+-+
 @ . . r|. . . 1 . .
+-+-+ + +-+ + + +-+-+
|. . . . .|y . .|. b|
+ + + + + + + + + + +
|r . . y .|. r . R .|
+-+-+ +-+-+-+-+ +-+-+
""",
    ("m01", True): """
+-+-+ +-+-+-+-+ +-+-+
|r . . . r|. y .|. 2|
+-+-+ + + + + + + + +
|. . . . R|. . . Y b|
+ + + + + + + + +-+-+
 @ . . r|. Y . 1 . .
+-+-+ + +-+ + + +-+-+
|. . . . .|y . .|. b|
+ + + + + + + + + + +
|r . . y .|. r . R .|
+-+-+ +-+-+-+-+ +-+-+
""",
}

# hostages and doors as red, yellow, blue; bombs as level and seconds; sum of values; action cards
TABLE = {
    ("alpha", False): ((3, 0, 0), (0, 0, 0), [(1, 480)], 4, 4),
    ("alpha", True): ((3, 1, 0), (0, 0, 0), [(1, 480)], 6, 5),
    ("bravo", False): ((2, 2, 0), (1, 0, 0), [(1, 480), (2, 960)], 9, 7),
    ("bravo", True): ((3, 3, 0), (1, 1, 0), [(1, 480), (2, 960)], 12, 10),
    ("m01", False): ((4, 3, 1), (2, 1, 0), [(1, 600), (2, 1200)], 16, 13),
    ("m01", True): ((5, 3, 2), (2, 2, 0), [(1, 600), (2, 1200)], 20, 16),
}


@pytest.mark.parametrize("key", MAPS)
def test_the_map_is_drawn_as_designed(key: tuple[str, bool]) -> None:
    """Walls, passages, entrances, tokens and start are where the mission's drawing has them."""
    b = building(key[0], epic=key[1])
    assert picture(b, b.board, b.start) == MAPS[key].strip("\n")


@pytest.mark.parametrize("key", TABLE)
def test_the_tokens_are_those_of_the_mission_table(key: tuple[str, bool]) -> None:
    """Numbers by colour, times, values and action cards on each level."""
    b = building(key[0], epic=key[1])
    hostages, doors, bombs, values, cards = TABLE[key]
    assert tuple(sum(t.level == n for t in b.hostages) for n in (1, 2, 3)) == hostages
    assert tuple(sum(t.level == n for t in b.doors) for n in (1, 2, 3)) == doors
    assert [(bomb.level, bomb.time) for bomb in b.bombs] == bombs
    assert sum(token.value for token in (*b.hostages, *b.bombs)) == values
    assert len(b.hostages) + len(b.doors) + len(b.bombs) == cards


@pytest.mark.parametrize("key", TABLE)
def test_five_stars_are_the_perfect_score(key: tuple[str, bool]) -> None:
    """The perfect score is twice the values plus 5 and the last column of the star table."""
    b = building(key[0], epic=key[1])
    assert b.perfect == 2 * TABLE[key][3] + 5 == b.stars[3]
    assert b.stars == star_minimums(b.perfect)


def test_the_star_formula_gives_the_printed_columns() -> None:
    """Both columns of Mission 1, which the book prints."""
    assert perfect_score(16) == 37
    assert star_minimums(37) == (19, 28, 33, 37)
    assert star_minimums(45) == (23, 34, 40, 45)


@pytest.mark.parametrize("mission_id", missions())
def test_the_board_holds_each_token_as_the_card_that_takes_it_off(mission_id: str) -> None:
    """The code of a cell is the kind of its token; obstacles have their own, all other cells are free."""
    b, sheet = building(mission_id, epic=True), mission(mission_id)
    tokens = {token.cell: token.code for token in (*b.doors, *b.hostages, *b.bombs)}
    obstacles = {BARRIER: sheet.barriers, CRATE: sheet.crates, CAMERA: sheet.cameras}
    blocked = {b.grid.cell(*piece.space): code for code, pieces in obstacles.items() for piece in pieces}
    assert {cell: code for cell, code in enumerate(b.board) if code != FREE} == tokens | blocked
    assert {code // 3 for code in tokens.values()} <= {1, 2, 3}
    assert b.board[b.start] == FREE
    assert len(b.board) == b.grid.size == 25 * sum(map(len, sheet.layout))


def test_epic_only_adds_tokens() -> None:
    """Every token of Standard stands at the same cell on Epic."""
    for mission_id in missions():
        standard, epic = building(mission_id), building(mission_id, epic=True)
        assert set(standard.hostages) < set(epic.hostages)
        assert set(standard.doors) <= set(epic.doors)
        assert standard.bombs == epic.bombs


def test_a_building_is_made_once() -> None:
    """Looking it up again gives the same object."""
    assert building("m01", epic=True) is building("m01", epic=True)


def test_faces_can_be_turned_and_stacked() -> None:
    """`3B@90` is the face turned clockwise, and two rows make a building of ten by ten."""
    assert face("3B@90") == rotate(face("3B"), 90) != face("3B")
    grid = layout_grid((("1B", "2B"), ("3B@90", "4A")))
    assert (grid.rows, grid.cols) == (10, 10)
    assert grid.neighbours[grid.cell(5, 3)][2] == grid.cell(6, 3)


def test_barriers_and_given_values_are_placed() -> None:
    """A barrier has its own code and a value on the sheet replaces the level."""
    sheet = msgspec.structs.replace(
        mission("alpha"),
        barriers=(Barrier(space=(2, 2)),),
        hostages=(Hostage(level=1, space=(1, 8), value=3),),
    )
    b = build(sheet)
    assert b.board[b.grid.cell(2, 2)] == BARRIER
    assert [token.value for token in b.hostages] == [3]
    assert picture(b, b.board, b.start).splitlines()[3].startswith("|. # .")


def test_a_crate_is_placed_too() -> None:
    """A crate isn't silently left out: it has its own code, is counted and drawn."""
    sheet = msgspec.structs.replace(mission("alpha"), crates=(Crate(space=(2, 2)),))
    b = build(sheet)
    assert b.board[b.grid.cell(2, 2)] == CRATE
    assert b.crates == 1
    assert picture(b, b.board, b.start).splitlines()[3].startswith("|. o .")
