"""Components and robot tiles: what is in the box, and where it goes."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import msgspec
import pytest
from tests.rules.bombsquad.table import sees

from getaway.games import bombsquad
from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.pack.validate import validate
from getaway.games.bombsquad.table.building import build
from getaway.games.bombsquad.table.floor import travel
from getaway.games.bombsquad.table.pieces import (
    FACES,
    ROBOTS,
    ROLES,
    TOKENS,
    Barrier,
    Camera,
    Crate,
    Mission,
    Plate,
    SlidingDoor,
    mission,
    missions,
)
from getaway.kernel import Refused
from getaway.kit.grid import RIGHT, parse
from getaway.rulebook import read

CAMERA = Camera(space=(2, 2), level=1, facing="N")
CRATE = Crate(space=(2, 2))
PLATE = Plate(space=(2, 2), level=1)
SLIDING_DOOR = SlidingDoor(space=(2, 3), level=1)


def with_piece(sheet: Mission, kind: str, piece: object, **changes: Any) -> Mission:
    """The mission with one piece more."""
    return msgspec.structs.replace(sheet, **{kind: (piece,), **changes})


@pytest.mark.clause("BS-COMP-01")
def test_there_are_twelve_building_faces() -> None:
    """Six tiles with sides A and B, each face a walled grid of 5 by 5 with a gap in the middle of each side."""
    assert sorted(FACES) == [f"{tile}{side}" for tile in "123456" for side in "AB"]
    for entry in FACES.values():
        grid, _ = parse(entry.drawing)
        assert (grid.rows, grid.cols) == (5, 5)
        assert sorted(grid.at(cell) for cell, _ in grid.openings) == [(1, 3), (3, 1), (3, 5), (5, 3)]


@pytest.mark.clause("BS-COMP-02")
def test_the_frame_holds_robot_tile_cards_and_batteries() -> None:
    """The public table shows the robot tile, the programmed cards with the free slots, and both batteries."""
    view = sees(bombsquad.arrange(2, mission="m01", frame=["red_move", "red_move"]), 0)
    assert (len(view.frame), view.free_slots) == (2, 5)
    assert (view.table.robot_tile, view.table.main, view.table.reserve) == ("felix", 20, 8)


@pytest.mark.clause("BS-COMP-03")
def test_roles_come_in_three_families() -> None:
    """Standard, Activation and Advanced are the families, and there is no other."""
    families = Counter(role.family for role in ROLES.values())
    assert families == {"standard": 5, "activation": 5, "advanced": 5}


@pytest.mark.clause("BS-COMP-05", "BS-TILE-01", "BS-TILE-02")
def test_two_robot_tiles_have_four_faces() -> None:
    """Each of two tiles has sides A and B, and each face prints its batteries."""
    sides = Counter(robot.tile for robot in ROBOTS.values())
    assert sorted(sides.values()) == [2, 2]
    assert {(robot.tile, robot.side) for robot in ROBOTS.values()} == {(tile, side) for tile in sides for side in "AB"}
    figures = {key: (robot.main_start, robot.main_max, robot.reserve_start) for key, robot in ROBOTS.items()}
    assert figures == {"felix": (20, 20, 8), "mule": (24, 24, 5), "dart": (16, 16, 8), "lynx": (18, 18, 6)}
    assert ROBOTS["felix"].tile == ROBOTS["mule"].tile != ROBOTS["dart"].tile == ROBOTS["lynx"].tile


@pytest.mark.clause("BS-COMP-06")
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_everybody_reads_both_batteries(seat: int) -> None:
    """Every audience sees the current levels, not those of the start."""
    view = sees(bombsquad.arrange(2, mission="m01", main=3, reserve=6), seat)
    assert (view.table.main, view.table.reserve) == (3, 6)


@pytest.mark.clause("BS-COMP-08")
def test_every_token_has_a_space_on_the_building() -> None:
    """Doors, hostages, bombs and the robot of Mission 1 stand on as many different spaces as there are tokens."""
    match = bombsquad.new(2, mission="m01")
    tokens = sees(match, 0).tokens
    assert Counter(token.what for token in tokens) == {"hostage": 8, "bomb": 2, "door": 3}
    assert len({match.g.robot, *[token.cell for token in tokens]}) == 14
    assert all(0 <= token.cell < 50 for token in tokens)


@pytest.mark.clause("BS-COMP-08")
def test_a_barrier_blocks_its_space() -> None:
    """A mission's barrier stands on its space, and no move ends on it or goes over it."""
    house = build(with_piece(mission("alpha"), "barriers", Barrier(space=(3, 3))))
    grid = house.grid
    ways = [travel(house, house.board, house.start, distance, RIGHT) for distance in (1, 2, 3)]
    assert [way and way.path for way in ways] == [(grid.cell(3, 2),), None, None]


@pytest.mark.clause("BS-COMP-08")
def test_the_box_holds_so_many_tokens() -> None:
    """Fifteen hostages, nine bombs and ten doors by colour, six barriers and four robots; no mission uses more."""
    by_colour = {kind: TOKENS[kind].levels for kind in ("hostages", "bombs", "doors")}
    assert by_colour == {"hostages": (6, 5, 4), "bombs": (3, 3, 3), "doors": (4, 3, 3)}
    assert (TOKENS["barriers"].count, TOKENS["robots"].count) == (6, 4)
    seven = tuple(Barrier(space=(row, col)) for row, col in [(1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (2, 2), (2, 3)])
    faults = validate(msgspec.structs.replace(mission("alpha"), barriers=seven))
    assert faults == ["barriers: 7 are placed, the box holds 6"]


@pytest.mark.clause("BS-COMP-09")
@pytest.mark.parametrize("name", ["alpha", "bravo", "m01"])
def test_cameras_and_crates_come_later(name: str) -> None:
    """Training missions and Mission 1 have neither camera nor crate, and would be faulty with one."""
    sheet = mission(name)
    assert (sheet.cameras, sheet.crates) == ((), ())
    assert "cameras: not before the second mission" in validate(with_piece(sheet, "cameras", CAMERA))
    assert "crates: not before the second mission" in validate(with_piece(sheet, "crates", CRATE))
    assert not any(
        "second mission" in fault for fault in validate(with_piece(sheet, "crates", CRATE, id="m05", series="campaign"))
    )


@pytest.mark.clause("BS-COMP-10")
@pytest.mark.parametrize(("kind", "piece"), [("plates", PLATE), ("sliding_doors", SLIDING_DOOR)])
def test_plates_and_sliding_doors_are_not_for_the_campaign(kind: str, piece: object) -> None:
    """No training or campaign mission has one or may have one; extra and custom missions may."""
    for name in missions():
        sheet = mission(name)
        assert sheet.series not in {"training", "campaign"} or not getattr(sheet, kind)
    fault = f"{kind}: not in a campaign mission"
    assert fault in validate(with_piece(mission("m01"), kind, piece))
    for series in ("extra", "custom"):
        faults = validate(with_piece(mission("m01"), kind, piece, series=series))
        assert not any(kind in text for text in faults)


@pytest.mark.clause("BS-COMP-11")
@pytest.mark.parametrize("clock", ["real", "turns"])
def test_a_mission_has_a_countdown(clock: str) -> None:
    """With either clock the bombs of a started mission run against a time."""
    match = bombsquad.new(2, mission="m01", clock=clock, roles="random")
    match.answer(0, bombsquad.Wish("start"))
    assert [(bomb.letter, bomb.due) for bomb in sees(match, 0).clocks] == [("A", 600_000), ("B", 1_200_000)]


@pytest.mark.clause("BS-COMP-11")
@pytest.mark.parametrize("clock", ["none", "", None])
def test_no_mission_without_a_countdown(clock: str | None) -> None:
    """A table that wants no clock isn't opened."""
    with pytest.raises(Refused) as caught:
        bombsquad.new(2, mission="m01", clock=clock)
    assert caught.value.clause == "BS-COMP-11"


@pytest.mark.clause("BS-COMP-12")
@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_the_campaign_is_told_as_it_is_in_the_box(lang: str) -> None:
    """What is said of it names the last mission of the campaign and the first and last of the extras."""
    numbers = [name for name in missions() if mission(name).series == "campaign"]
    extras = [name for name in missions() if mission(name).series == "extra"]
    said = read(GAME.package, lang=lang)["BS-COMP-12"].ruling or ""
    assert re.findall(r"X?\d+", said) == ["1", str(len(numbers)), "X1", f"X{len(extras)}"]
    assert "Alpha" in said
    assert "Bravo" in said
