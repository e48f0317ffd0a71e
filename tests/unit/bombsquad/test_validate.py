"""The validator: the missions in the box are sound, and each way of breaking one is found."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from getaway.games.bombsquad.pack.validate import (
    can_be_reached,
    can_be_solved,
    duds_leave_a_way,
    remaining,
    validate,
    warnings,
)
from getaway.games.bombsquad.table.pieces import (
    Barrier,
    Bomb,
    Camera,
    Crate,
    Door,
    Hostage,
    Mission,
    Plate,
    SlidingDoor,
    StarTable,
    mission,
    missions,
)

M01 = mission("m01")


def changed(sheet: Mission, **fields: Any) -> Mission:
    """The sheet with some fields replaced."""
    return msgspec.structs.replace(sheet, **fields)


def faults(**fields: Any) -> list[str]:
    """The faults of Mission 1 with some fields replaced."""
    return validate(changed(M01, **fields))


@pytest.mark.parametrize("mission_id", missions())
def test_the_missions_in_the_box_are_valid(mission_id: str) -> None:
    """No fault on either level."""
    assert validate(mission(mission_id)) == []


@pytest.mark.parametrize(
    ("layout", "fault"),
    [
        ((("3A", "7A"),), "layout[0][1]: there is no face 7A"),
        ((("3A", "3B"),), "layout[0][1]: tile 3 is already used as 3A"),
        ((("3A", "4A@45"),), "layout[0][1]: a face turns by 90, 180 or 270 degrees, not by '45'"),
        ((("3A", "4A"), ("1A",)), "layout[1]: 1 faces beside 2 in the first row"),
        ((), "layout: a building needs a face"),
    ],
)
def test_layout_faults(layout: tuple[tuple[str, ...], ...], fault: str) -> None:
    """Unknown faces and turns, a tile used twice and ragged rows are found."""
    assert faults(layout=layout) == [fault]


def test_tokens_off_the_grid_or_on_one_another() -> None:
    """Each fault names the entry and the one it collides with."""
    doors = (Door(level=1, space=(6, 1)), Door(level=1, space=(3, 1)), Door(level=2, space=(1, 10)))
    assert faults(doors=doors) == [
        "doors[0]: [6, 1] is outside the 5 rows and 10 columns",
        "doors[1]: [3, 1] is taken by start",
        "doors[2]: [1, 10] is taken by bombs[1]",
    ]


def test_the_start_is_an_entrance() -> None:
    """A start inside the building is found."""
    assert faults(start=(2, 2)) == ["start: [2, 2] isn't an entrance"]


def test_an_unknown_robot() -> None:
    """The suggestion has to be in the box."""
    assert faults(robot="hal") == ["robot: there is no robot hal"]


def test_more_tokens_than_the_box_holds() -> None:
    """Counted by colour, or in all for tokens without one."""
    spaces = [(1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (4, 1), (4, 2)]
    barriers = tuple(Barrier(space=space) for space in spaces)
    assert "barriers: 7 are placed, the box holds 6" in faults(barriers=barriers)
    doors = (*M01.doors, Door(level=2, space=(4, 8)), Door(level=2, space=(4, 7)))
    assert faults(doors=doors) == ["doors: 4 yellow are placed, the box holds 3"]


def test_bomb_letters_and_times() -> None:
    """Letters start with A and have no gap; a later bomb doesn't go off earlier."""
    a, b = M01.bombs
    no_gap = "bombs: the letters on {} are {} instead of A, B, C in order"
    late = msgspec.structs.replace(b, letter="C")
    assert faults(bombs=(a, late)) == [no_gap.format("standard", "AC"), no_gap.format("epic", "AC")]
    assert faults(bombs=(a, msgspec.structs.replace(b, time=599))) == [
        "bombs[1].time: 599 s is before the 600 s of bomb A"
    ]
    assert no_gap.format("standard", "none") in faults(bombs=())


def test_stars_that_do_not_fit_the_values() -> None:
    """The column, the right figures and the sum of values are named."""
    stars = StarTable(standard=(19, 28, 33, 36), epic=M01.stars.epic)
    assert faults(stars=stars) == ["stars.standard: [19, 28, 33, 36] should be [19, 28, 33, 37] for values of 16"]


def test_epic_is_worth_more() -> None:
    """A mission whose Epic level adds no value is found."""
    standard = tuple(hostage for hostage in M01.hostages if not hostage.epic)
    stars = StarTable(standard=M01.stars.standard, epic=M01.stars.standard)
    assert faults(hostages=standard, stars=stars) == ["stars.epic: Epic is worth 16, not more than Standard with 16"]


def test_a_door_colour_without_a_hostage_outside() -> None:
    """A yellow door before all yellow hostages can't be opened: both checks say so."""
    sheet = changed(mission("bravo"), doors=(Door(level=2, space=(3, 6)),))
    found = validate(sheet)
    assert "doors: on standard no yellow hostage is outside all yellow doors" in found
    assert "doors: on epic no yellow hostage is outside all yellow doors" in found
    assert "doors[0]: can't be reached or opened on standard" in found
    assert "bombs[0]: can't be reached or opened on epic" in found
    assert not any(fault.startswith("hostages[0]") for fault in found)


def test_doors_that_lock_one_another() -> None:
    """Each door colour has its hostage outside its own doors, but behind the other's: not solvable."""
    sheet = changed(
        mission("alpha"),
        doors=(Door(level=1, space=(2, 8)), Door(level=2, space=(4, 8))),
        hostages=(Hostage(level=1, space=(5, 6)), Hostage(level=2, space=(1, 6))),
    )
    assert not any(fault.startswith("doors: ") for fault in validate(sheet))
    assert remaining(sheet, epic=False) == ["bombs[0]", "hostages[0]", "hostages[1]", "doors[0]", "doors[1]"]


def test_a_barrier_in_the_way() -> None:
    """What lies behind a barrier stays for ever."""
    sheet = changed(mission("alpha"), barriers=(Barrier(space=(3, 6)),))
    assert [fault for fault in can_be_reached(sheet) if "standard" in fault] == [
        "bombs[0]: can't be reached or opened on standard",
        "hostages[0]: can't be reached or opened on standard",
    ]


def test_a_perfect_score_needs_a_bomb_that_can_stay_last() -> None:
    """Two bombs that each shut off a hostage: all goes, but one hostage must be left behind."""
    sheet = changed(
        mission("alpha"),
        bombs=(
            Bomb(letter="A", level=1, time=60, space=(2, 8)),
            Bomb(letter="B", level=1, time=60, space=(4, 8)),
        ),
        hostages=(Hostage(level=1, space=(1, 6)), Hostage(level=1, space=(5, 6))),
    )
    assert remaining(sheet, epic=False) == []
    out_of_reach = "bombs: on {} none can be left as the last, so the perfect score is out of reach"
    assert list(can_be_reached(sheet)) == [out_of_reach.format("standard"), out_of_reach.format("epic")]


def test_pieces_of_later_missions() -> None:
    """Training and Mission 1 have no cameras and crates, the campaign no plates and sliding doors."""
    extras: dict[str, Any] = {
        "crates": (Crate(space=(4, 3)),),
        "cameras": (Camera(level=1, space=(2, 1), facing="E"),),
        "plates": (Plate(level=1, space=(2, 2)),),
        "sliding_doors": (SlidingDoor(level=1, space=(2, 3)),),
    }
    assert faults(**extras) == [
        "plates: not in a campaign mission",
        "sliding_doors: not in a campaign mission",
        "cameras: not before the second mission",
        "crates: not before the second mission",
    ]
    assert faults(**extras, series="extra", id="x01") == []


def test_cameras_block_and_epic_pieces_only_on_epic() -> None:
    """An epic camera in the passage shuts the far wing on Epic alone."""
    camera = Camera(level=1, space=(3, 6), facing="W", epic=True)
    found = list(can_be_reached(changed(mission("alpha"), id="m05", cameras=(camera,))))
    assert found
    assert all(fault.endswith("on epic") for fault in found)


def test_pieces_that_move_are_searched() -> None:
    """A crate in the only passage with no room beyond it shuts the far wing for ever; one space back it doesn't."""
    barrier = (Barrier(space=(3, 7)),)
    stuck = changed(mission("alpha"), id="m04", crates=(Crate(space=(3, 6)),), barriers=barrier)
    found = list(can_be_solved(stuck))
    assert len(found) == 2
    assert all("the perfect score can't be reached" in fault for fault in found)
    assert list(can_be_solved(changed(stuck, barriers=()))) == []


def test_deadly_bombs_stay_in_reach_when_the_others_go_off() -> None:
    """Rubble in the only passage shuts off the deadly bomb on both levels; beside the way it doesn't."""
    small = Bomb(letter="A", level=1, time=60, space=(3, 6), fatal=False)
    deadly = Bomb(letter="B", level=1, time=90, space=(5, 10))
    sheet = changed(mission("alpha"), bombs=(small, deadly))
    out_of_reach = "bombs: on {} bomb B can't be reached once the others have gone off"
    assert list(duds_leave_a_way(sheet)) == [out_of_reach.format("standard"), out_of_reach.format("epic")]
    beside = msgspec.structs.replace(small, space=(2, 6))
    assert list(duds_leave_a_way(changed(sheet, bombs=(beside, deadly)))) == []
    assert list(duds_leave_a_way(mission("alpha"))) == []


def test_fog_of_war_warns_where_the_last_bomb_could_bar_the_way() -> None:
    """Bravo's bomb A stands in the passage: left for the end it shuts off the rest. Mission 1 has no such space."""
    found = warnings(mission("bravo"))
    assert found == [
        f"fog_of_war: on {level} the perfect score is out of reach if the last bomb lies on [3, 7]"
        for level in ("standard", "epic")
    ]
    assert warnings(M01) == []


def test_fog_of_war_is_searched_where_pieces_move() -> None:
    """A hostage in the only passage can't be the last token, with a crate about as without."""
    sheet = changed(mission("alpha"), crates=(Crate(space=(1, 1)),), hostages=(Hostage(level=1, space=(3, 6)),))
    assert [text.rpartition("on ")[2] for text in warnings(sheet)] == ["[3, 6]", "[3, 6]"]
