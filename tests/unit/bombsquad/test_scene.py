"""The query `scene`: what a drawing shows besides the view."""

from __future__ import annotations

import random

import pytest
from tests.rules.bombsquad.sheets import YARD

from getaway.games.bombsquad import arrange, new
from getaway.games.bombsquad.scoring.outcome import score
from getaway.games.bombsquad.shown.scene import Fuse, Machine, walls
from getaway.games.bombsquad.table.building import building
from getaway.games.bombsquad.table.pieces import missions
from getaway.kernel import SPECTATOR, Wish
from getaway.kit.grid import draw, parse
from getaway.kit.walls import Wall


def drawn(rows: int, columns: int, lines: tuple[Wall, ...]) -> str:
    """A drawing from the walls alone."""
    text = [["+" if y % 2 == x % 2 == 0 else " " for x in range(2 * columns + 1)] for y in range(2 * rows + 1)]
    for wall in lines:
        for column in range(wall.column, wall.to_column):
            text[2 * wall.row][2 * column + 1] = "-"
        for row in range(wall.row, wall.to_row):
            text[2 * row + 1][2 * wall.column] = "|"
    for cell in range(rows * columns):
        text[2 * (cell // columns) + 1][2 * (cell % columns) + 1] = "."
    return "\n".join("".join(line).rstrip() for line in text)


@pytest.mark.parametrize("mission", missions())
def test_the_walls_draw_the_building(mission: str) -> None:
    """Drawn again from its walls, every building of the box is the same, entrances included."""
    grid = building(mission).grid
    assert drawn(grid.rows, grid.cols, walls(grid)) == draw(grid)


def test_walls_run_as_long_as_they_are_straight() -> None:
    """One line for each unbroken wall."""
    grid, _ = parse("+-+-+\n|. .|\n+-+ +\n|. .\n+-+-+")
    assert set(walls(grid)) == {
        *(Wall(0, 0, 0, 2), Wall(1, 0, 1, 1), Wall(2, 0, 2, 2)),
        *(Wall(0, 0, 2, 0), Wall(0, 2, 1, 2)),
    }


def test_the_first_mission_at_its_start() -> None:
    """Size, tiles, bombs, robot and stars as the sheet has them."""
    scene = arrange(mission="m01").query(0, "scene")
    assert (scene.rows, scene.columns, scene.tile) == (5, 10, 5)
    assert scene.bombs == (Fuse("A", 1, 600_000, fatal=True), Fuse("B", 2, 1_200_000, fatal=True))
    assert scene.robots == (Machine("felix", 20, 20, 20, 8, 8, out=False),)
    assert (scene.stars, scene.perfect, scene.points, scene.keys) == ((19, 28, 33, 37), 37, 0, ())


def test_a_secured_hostage_scores_and_unlocks_its_colour() -> None:
    """Two points for a hostage of value 1, and red doors may be opened."""
    scene = arrange(mission="m01", removed=[(3, 4)]).query(SPECTATOR, "scene")
    assert (scene.points, scene.keys) == (2, (1,))


def test_the_points_are_the_score_at_any_time() -> None:
    """Whatever has been secured and whatever reserve was used."""
    house, scores = building("m01"), set()
    for seed in range(60):
        dice = random.Random(seed)  # noqa: S311 - play isn't cryptography
        spaces = dice.sample(house.token_spaces, dice.randrange(len(house.tokens) - 1))
        removed = [house.grid.at(cell) for cell in sorted(spaces)]
        match = arrange(mission="m01", removed=removed, reserve=dice.randrange(9))
        assert match.query(0, "scene").points == score(match.g).total
        scores.add(score(match.g).total)
    assert len(scores) > 20


def test_the_points_are_the_score_at_the_end() -> None:
    """In random matches, in the fog too, the last scene has the score of the outcome."""
    for seed in range(12):
        dice = random.Random(seed)  # noqa: S311 - play isn't cryptography
        match = new(2, mission=("alpha", "m01")[seed % 2], seed=seed, fog_of_war=seed % 3 == 0)
        while not match.over:
            ask = match.asks[0]
            match.answer(ask.seat, ask.choice.by_verb(dice))
        assert match.query(0, "scene").points == match.outcome.score


def test_the_cost_is_that_of_the_seat_that_looks() -> None:
    """An Engineer pays two cells less; spectators see what the player whose turn it is would pay."""
    match = arrange(mission="m01", roles=("role_engineer", "role_analyst"), frame=["red_move"] * 3, active=1)
    assert [match.query(seat, "scene").cost for seat in (0, 1, SPECTATOR)] == [4, 6, 6]


def test_a_camera_looks_along_its_line_until_a_plate_is_pressed() -> None:
    """The spaces it sees, and whether it is on."""
    scene = arrange(mission=YARD, robot=(2, 1)).query(0, "scene")
    house = building(YARD)
    assert [watch.cell for watch in scene.watches] == [camera.cell for camera in house.cameras]
    assert any(watch.on and watch.sees for watch in scene.watches)
    plate = house.plates[0]
    pressed = arrange(mission=YARD, robot=house.grid.at(plate.cell)).query(0, "scene")
    assert [watch.on for watch in pressed.watches] == [camera.level != plate.level for camera in house.cameras]
    assert set(pressed.open_doors) == {door.cell for door in house.sliding_doors if door.level == plate.level}


def test_costs_by_the_number_of_cards() -> None:
    """As printed on the frame, two fewer for an Engineer; the cost of now is the entry of the cards there."""
    scene = arrange(mission="m01", frame=["red_move"] * 4).query(0, "scene")
    assert scene.costs == (0, 2, 4, 6, 7, 8, 9, 10)
    assert scene.cost == scene.costs[4] == 7
    roles = ["role_engineer", "role_analyst"]
    seats = [arrange(mission="m01", roles=roles).query(seat, "scene").costs for seat in (0, 1, SPECTATOR)]
    assert seats == [(0, 0, 2, 4, 5, 6, 7, 8), (0, 2, 4, 6, 7, 8, 9, 10), (0, 0, 2, 4, 5, 6, 7, 8)]


def test_the_next_slot() -> None:
    """The first free one; none on a full frame, nor where cards aren't programmed."""
    assert arrange(frame=["red_move"] * 2).query(0, "scene").next_slot == 2
    full = arrange(frame=["red_move"] * 6 + ["blue_move"], phase="order")
    assert full.query(0, "scene").next_slot == -1
    assert arrange(no_programming=True).query(0, "scene").next_slot == -1


@pytest.mark.parametrize(
    ("role", "main", "gains"),
    [
        ("role_analyst", 5, (1, 2)),
        ("role_recon_specialist", 5, (2, 3)),
        ("role_front_liner", 5, (0, 0)),
        ("role_analyst", 19, (1, 1)),
        ("role_recon_specialist", 20, (0, 0)),
    ],
)
def test_what_a_right_call_gains(role: str, main: int, gains: tuple[int, int]) -> None:
    """Foretold as it then comes, up to a full battery, whatever the role."""
    hands = [["red_move"] * 6, []]
    for named, gain in zip(({"colour": "red"}, {"colour": "red", "action": "move"}), gains, strict=True):
        match = arrange(mission="m01", roles=[role, "role_sergeant"], main=main, hands=hands)
        assert match.query(0, "scene").gains == gains
        match.answer(0, Wish("discard", card=0, **named))
        assert match.g.main - main == gain
