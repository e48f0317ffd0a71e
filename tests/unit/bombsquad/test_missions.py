"""The missions of the box: their figures, and what each one's story promises of its map."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import pytest

from getaway.games.bombsquad.pack.search import search
from getaway.games.bombsquad.pack.steps import Task
from getaway.games.bombsquad.pack.validate import remaining
from getaway.games.bombsquad.table.building import BARRIER, CRATE, FREE, Building, building, picture
from getaway.games.bombsquad.table.floor import travel, view_of
from getaway.games.bombsquad.table.pieces import LEVELS, Barrier, Door, Hostage, Mission, mission, missions
from getaway.kit.grid import DIRECTIONS


class Row(NamedTuple):
    """A row of the table of missions: counts are red, yellow and blue; those with a plus are Epic's."""

    faces: str
    bombs: str
    hostages: str
    more_hostages: str
    doors: str
    more_doors: str
    robot: str
    others: str = ""
    players: tuple[int, int] = (2, 6)


TABLE = {
    "alpha": Row("1A 2A", "A1 480", "300", "010", "000", "000", "felix"),
    "bravo": Row("1B 2B", "A1 480 B2 960", "220", "110", "100", "010", "felix"),
    "m01": Row("3A 4A", "A1 600 B2 1200", "431", "101", "210", "010", "felix"),
    "m02": Row("2A 5B", "A1 600 B2 1140", "332", "210", "120", "001", "felix"),
    "m03": Row("3B 6A", "A2 720 B2 1260", "531", "011", "210", "001", "dart", "5 barriers"),
    "m04": Row("1A 4B", "A1 600 B3 1320", "432", "210", "111", "100", "mule", "3 crates"),
    "m05": Row("5A 6B", "A2 720 B3 1320", "442", "011", "211", "010", "lynx", "1 crates 3 cameras"),
    "m06": Row("1B 2B / 3B 4A", "A1 600 B2 1200 C3 1800", "433", "111", "221", "001", "dart", "2 barriers"),
    "m07": Row("2A 5A / 6A 4B", "A1 540 B1 1080 C3 1680", "542", "012", "222", "100", "felix"),
    "m08": Row("3A 6B / 5B 1A", "A2 720 B2 1200 C3 1800", "543", "111", "222", "101", "mule", "4 crates 3 cameras"),
    "x01": Row(
        "1B 4B / 5A 6A",
        "A1 540 B3 1200 C3 1680",
        "443",
        "211",
        "211",
        "011",
        "lynx",
        "3 crates 2 cameras 2 plates 4 sliding_doors",
    ),
    "x02": Row(
        "2B 3B / 6B 4A",
        "A2 600 B3 1200 C3 1800",
        "553",
        "101",
        "322",
        "011",
        "felix",
        "1 barriers 3 crates 2 cameras 3 plates 4 sliding_doors",
        (4, 6),
    ),
}


def counts(tokens: tuple[Hostage, ...] | tuple[Door, ...], *, epic: bool) -> str:
    """How many are red, yellow and blue."""
    return "".join(str(sum(token.level == level and token.epic == epic for token in tokens)) for level in LEVELS)


def others(sheet: Mission) -> str:
    """The other pieces, those of Epic included."""
    kinds = ("barriers", "crates", "cameras", "plates", "sliding_doors")
    return " ".join(f"{len(getattr(sheet, kind))} {kind}" for kind in kinds if getattr(sheet, kind))


def test_there_are_fourteen_missions() -> None:
    """Two of training, eight of the campaign, four extras."""
    series = [mission(name).series for name in missions()]
    assert [series.count(kind) for kind in ("training", "campaign", "extra")] == [2, 8, 4]


@pytest.mark.parametrize("name", TABLE)
def test_a_mission_keeps_to_its_row(name: str) -> None:
    """Faces, bombs with level and time, hostages, doors, robot, players and the other pieces."""
    sheet = mission(name)
    bombs = " ".join(f"{bomb.letter}{bomb.level} {bomb.time}" for bomb in sheet.bombs)
    assert TABLE[name] == Row(
        " / ".join(" ".join(line) for line in sheet.layout),
        bombs,
        counts(sheet.hostages, epic=False),
        counts(sheet.hostages, epic=True),
        counts(sheet.doors, epic=False),
        counts(sheet.doors, epic=True),
        sheet.robot,
        others(sheet),
        sheet.players,
    )


def walled(house: Building) -> Building:
    """The building with every crate fixed in its place."""
    board = house.board.replace(bytes((CRATE,)), bytes((BARRIER,)))
    return msgspec.structs.replace(house, board=board)


def shut(sheet: Mission, *levels: int) -> Mission:
    """The mission with barriers instead of the doors of these colours."""
    doors = tuple(door for door in sheet.doors if door.level not in levels)
    barriers = tuple(Barrier(space=door.space, epic=door.epic) for door in sheet.doors if door.level in levels)
    return msgspec.structs.replace(sheet, doors=doors, barriers=(*sheet.barriers, *barriers))


def after(house: Building, robot: tuple[int, int], *ways: str) -> bytes:
    """The board after the robot has gone one space each of these ways."""
    board, cell = house.board, house.grid.cell(*robot)
    for way in ways:
        going = travel(house, board, cell, 1, DIRECTIONS.index(way))
        assert going is not None
        board, cell = going.board, going.path[-1]
    return board


@pytest.mark.parametrize("name", ["m04", "m08", "x01", "x02", "x03"])
@pytest.mark.parametrize("epic", [False, True])
def test_without_moving_a_crate_it_cannot_be_done(name: str, epic: bool) -> None:
    """If the crates were walls no way would lead to the perfect score, and every position is seen."""
    tried = search(Task(walled(building(name, epic=epic))))
    assert tried.exhausted
    assert not tried.found


def test_loading_bay_forgives_a_push_too_far() -> None:
    """Mission 4: the crate on the north corridor pushed into the corner shuts it, but the way round is left."""
    house = building("m04")
    opened = msgspec.structs.replace(house, board=house.board.replace(b"\x03", b"\0").replace(b"\x04", b"\0"))
    jammed = after(opened, (1, 7), "right", "right")
    corner = house.grid.cell(1, 10)
    assert jammed[corner] == CRATE
    assert travel(house, jammed, house.grid.cell(1, 9), 1, DIRECTIONS.index("right")) is None
    board = bytearray(house.board)
    board[house.grid.cell(1, 8)], board[corner] = FREE, CRATE
    assert search(Task(msgspec.structs.replace(house, board=bytes(board)))).found


def test_a_crate_blocks_the_view_in_the_museum() -> None:
    """Mission 5: the red camera watches the passage until the crate stands before it."""
    house = building("m05")
    camera, passage = house.cameras[0], house.grid.cell(3, 5)
    assert passage in view_of(house, house.board, house.start, camera.cell, camera.facing)
    pushed = after(house, (2, 3), "right")
    assert view_of(house, pushed, house.start, camera.cell, camera.facing) == []


def test_the_hospital_opens_tile_by_tile() -> None:
    """Mission 6: without red doors no bomb can be reached, without yellow ones only A, without blue ones A and B."""
    sheet = mission("m06")
    left = [[path for path in remaining(shut(sheet, level), epic=False) if "bomb" in path] for level in LEVELS]
    assert left == [["bombs[0]", "bombs[1]", "bombs[2]"], ["bombs[1]", "bombs[2]"], ["bombs[2]"]]


def test_each_plate_of_clockwork_needs_its_crate() -> None:
    """X1: without the crate of either colour every position is seen, and the perfect score isn't among them."""
    house = building("x01")
    for crate in [(2, 3), (8, 2)]:
        board = bytearray(house.board)
        board[house.grid.cell(*crate)] = BARRIER
        board[house.grid.cell(4, 3)] = BARRIER  # the spare one
        assert search(Task(msgspec.structs.replace(house, board=bytes(board)))).exhausted


def test_every_map_is_drawn() -> None:
    """The drawing of every mission shows the robot at its start and as many bombs as there are."""
    for name in missions():
        house = building(name, epic=True)
        drawn = picture(house, house.board, house.start)
        assert drawn.count("@") == 1
        assert sum(drawn.count(level) for level in "123") == len(house.bombs)
