"""The query `scene`: a floor as it is drawn, and what each unit is aware of."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.plans import HAMSTER

from getaway.games.burncycle import GAME, new
from getaway.games.burncycle.floor import DOOR, DOWN, OPEN, RIGHT, WALL, Floor, floor
from getaway.games.burncycle.shown.lines import EDGE, INNER, OUTER, lines
from getaway.games.burncycle.shown.scene import Scene
from getaway.games.burncycle.table.pieces import corporations
from getaway.kernel import Match, Refused
from getaway.kit.walls import Wall

PLANS = [plan for each in corporations().values() for plan in each.floors.values()]


def scene(match: Match, **args: str) -> Scene:
    """What the first seat is answered."""
    found: Scene = match.query(0, "scene", **args)
    return found


def sides(walls: tuple[Wall, ...]) -> set[tuple[int, int, bool]]:
    """The single pieces that lines are made of: row, column, and whether it lies along a row."""
    lying = {(wall.row, col, True) for wall in walls for col in range(wall.column, wall.to_column)}
    return lying | {(row, wall.column, False) for wall in walls for row in range(wall.row, wall.to_row)}


def built(house: Floor, cell: int, side: int) -> int:
    """What is built between two spaces in play."""
    return house.side(cell, side)


@pytest.mark.parametrize("plan", PLANS)
def test_every_wall_is_drawn_once_and_nothing_else(plan: str) -> None:
    """Between two spaces in play a line is drawn if there is a wall, and none where a door or nothing is."""
    house = floor(plan)
    drawn = [sides(lines(house, (), kind)) for kind in (INNER, OUTER, EDGE)]
    assert not drawn[0] & drawn[1]
    for cell in range(house.size):
        row, col = divmod(cell, house.cols)
        for side, piece in ((RIGHT, (row, col + 1, False)), (DOWN, (row + 1, col, True))):
            if house.playable(cell) and house.beyond[cell][side] >= 0:
                assert any(piece in each for each in drawn[:2]) == (built(house, cell, side) == WALL)
                assert (piece in drawn[1]) == house.exterior(cell, side)


@pytest.mark.parametrize("plan", PLANS)
def test_no_line_lies_where_nothing_is_in_play(plan: str) -> None:
    """A line has a space in play on one side at least; the edge of the mat only outdoors."""
    house = floor(plan)
    for kind in (INNER, OUTER, EDGE):
        for row, col, lying in sides(lines(house, (), kind)):
            beside = [(row - 1, col) if lying else (row, col - 1), (row, col)]
            cells = [r * house.cols + c for r, c in beside if 0 <= r < house.rows and 0 <= c < house.cols]
            assert any(house.playable(cell) for cell in cells)


def test_a_destroyed_wall_is_a_gap() -> None:
    """It is given by its number, and no line is drawn there."""
    house = floor("needchain1")
    inner = [
        (cell, side)
        for cell in range(house.size)
        for side in (RIGHT, DOWN)
        if house.side(cell, side) == WALL and house.beyond[cell][side] >= 0 and not house.exterior(cell, side)
    ]
    cell, side = inner[0]
    whole = scene(GAME.arrange(1))
    holed = scene(GAME.arrange(1, broken=(house.edge(cell, side),)))
    assert holed.broken == (house.edge(cell, side),)
    assert len(sides(whole.inner) - sides(holed.inner)) == 1


def test_doors_tell_where_they_are_and_whether_they_are_locked() -> None:
    """Each door of the floor, with its peg and its keypad card."""
    house = floor("needchain1")
    found = scene(GAME.arrange(1, unlocked=(2,))).doors
    assert [door.number for door in found] == list(range(len(house.doors)))
    assert [door.number for door in found if door.unlocked] == [2]
    for door in found:
        assert house.side(door.cell, door.side) == DOOR
        assert house.door_at(door.cell, door.side) == door.number


def test_spaces_are_told_in_words() -> None:
    """Nothing for what is not in play; safe zones apart from the other rooms."""
    house = floor("needchain2")
    kinds = scene(GAME.arrange(1, plan="needchain2")).kinds
    assert set(kinds) == {"", "hallway", "room", "safe"}
    assert all((kinds[cell] == "") == (not house.playable(cell)) for cell in range(house.size))


def test_a_unit_is_aware_of_what_lies_ahead_and_of_what_is_around_it() -> None:
    """As in the picture of the rules: a Hamster sees 6 spaces ahead and 3 around it; stunned it sees nothing."""
    units = [{"name": "hamster", "at": (1, 2), "facing": "right"}]
    agents = [{"at": (3, 1)}]
    place: dict[str, Any] = {"plan": HAMSTER.key, "agents": agents, "module": {"at": (3, 2)}}
    (watch,) = scene(GAME.arrange(1, units=units, **place)).watches
    assert (watch.unit, watch.reach) == (1, 6)
    assert watch.ahead == (2, 3, 4, 5, 6)
    assert watch.around == (0, 11, 20)
    (asleep,) = scene(GAME.arrange(1, units=[{**units[0], "state": "stunned"}], **place)).watches
    assert (asleep.ahead, asleep.around) == ((), ())


def test_another_floor_of_the_mission_is_shown_as_it_is_printed() -> None:
    """Its doors are locked and nobody is there; a floor of another corporation is refused."""
    match = GAME.arrange(1, mission="improbable", plan="salida3", units=[{"name": "hamster", "at": (6, 6)}])
    here = scene(match)
    assert here.here
    assert here.levels[0].plan == here.plan
    other = scene(match, plan=here.levels[1].plan)
    assert not other.here
    assert (other.number, other.watches, other.broken) == (here.levels[1].number, (), ())
    assert not any(door.unlocked for door in other.doors)
    with pytest.raises(Refused):
        scene(match, plan="nowhere")


def test_before_the_first_floor_there_is_nothing_to_draw() -> None:
    """A new table has no floor yet."""
    match = new(2, seed=1, mission="improbable")
    assert match.g.plan == ""
    assert match.query(0, "scene") is None


def test_an_open_side_has_no_line() -> None:
    """Between two spaces of one area nothing is drawn."""
    assert built(HAMSTER, 0, RIGHT) == OPEN
    assert (0, 1, False) not in sides(lines(HAMSTER, (), INNER))
