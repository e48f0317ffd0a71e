"""Custom missions: any layout with any pieces, from a custom sheet."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.rules.bombsquad.sheets import YARD, YARD_SHEET
from tests.rules.bombsquad.table import Space, answer, crates, driving, go, robot, sees, told

from getaway.games.bombsquad import GAME, new
from getaway.games.bombsquad.operating.events import Failed, Filmed
from getaway.games.bombsquad.pack.sheets import SPECIAL_RULES, check_sheet
from getaway.games.bombsquad.pack.validate import validate
from getaway.games.bombsquad.setup.events import TimerStarted
from getaway.games.bombsquad.table.pieces import Mission, add_mission, mission, missions, parse_mission
from getaway.kernel import Match, Refused
from getaway.rulebook import read

AWAY = [(5, 8), (5, 9), (5, 10)]


def sheet_of(name: str, **changed: Any) -> Mission:
    """The yard's sheet under another id, with some fields changed."""
    return msgspec.structs.replace(mission(YARD), id=name, **changed)


def tokens(match: Match, what: str) -> list[tuple[int, Space]]:
    """Level and space of the tokens of a kind that everyone sees."""
    grid = match.g.building.grid
    return [(seen.level, grid.at(seen.cell)) for seen in sees(match, 1).tokens if seen.what == what]


@pytest.mark.clause("BS-CUSTOM-01")
def test_a_sheet_of_ones_own_with_every_piece_is_played() -> None:
    """Tiles, doors, bombs, hostages, crates, barriers and cameras stand where the sheet says, and the timer starts."""
    assert validate(parse_mission(YARD_SHEET)) == []
    match = new(2, mission=YARD)
    assert tokens(match, "door") == [(1, (5, 4))]
    assert tokens(match, "bomb") == [(1, (4, 3)), (2, (5, 7))]
    assert tokens(match, "hostage") == [(1, (1, 1)), (2, (2, 10))]
    assert tokens(match, "crate") == [(0, (2, 3)), (0, (3, 2)), (0, (3, 9))]
    assert tokens(match, "barrier") == [(0, (1, 4))]
    assert tokens(match, "camera") == [(1, (1, 2)), (1, (1, 5)), (2, (1, 7)), (3, (5, 5))]
    assert [seen.facing for seen in sees(match, 0).tokens if seen.what == "camera"] == ["down", "down", "right", "up"]
    answer(match, 0, "start")
    assert told(match, 1, TimerStarted) == [TimerStarted(0)]


@pytest.mark.clause("BS-CUSTOM-01")
def test_any_layout_will_do() -> None:
    """The same pieces on another pair of tiles, one of them turned: a new mission under its own id."""
    sheet = sheet_of("yard_elsewhere", layout=(("1B", "6A@90"),), start=(3, 1))
    add_mission(sheet)
    match = new(2, mission="yard_elsewhere")
    assert (match.g.building.grid.rows, match.g.building.grid.cols) == (5, 10)
    assert match.g.building.grid != new(2, mission=YARD).g.building.grid
    assert tokens(match, "crate") == tokens(new(2, mission=YARD), "crate")


@pytest.mark.clause("BS-CUSTOM-01")
@pytest.mark.parametrize("spaces", [[(3, 1)], [(2, 3), (2, 3)], [(1, 4)], [(6, 1)]])
def test_tokens_must_fit_on_free_spaces(spaces: list[Space]) -> None:
    """A crate on the start, on another crate, on the barrier or outside the building is a fault of the sheet."""
    crates_there = tuple(msgspec.structs.replace(mission(YARD).crates[0], space=space) for space in spaces)
    found = validate(sheet_of("yard_too_full", crates=crates_there))
    assert len(found) == 1
    assert found[0].startswith(f"crates[{len(spaces) - 1}]: ")


@pytest.mark.clause("BS-CUSTOM-01")
def test_a_mission_nobody_has_laid_out_is_refused() -> None:
    """An id that neither the box nor a sheet has."""
    with pytest.raises(Refused) as caught:
        new(2, mission="yard_of_dreams")
    assert caught.value.clause == "BS-SETUP-02"


@pytest.mark.clause("BS-CUSTOM-02")
def test_the_time_of_a_bomb_is_set_freely() -> None:
    """A bomb time of 7:30: its clock starts at 450 seconds, and there it explodes."""
    bombs = (msgspec.structs.replace(mission(YARD).bombs[0], time=450), mission(YARD).bombs[1])
    add_mission(sheet_of("yard_in_a_hurry", bombs=bombs))
    match = new(2, mission="yard_in_a_hurry", clock="real")
    assert [(clock.letter, clock.due) for clock in sees(match, 0).clocks] == [("A", 450_000), ("B", 900_000)]
    answer(match, 0, "start")
    match.advance(449_999)
    assert not match.over
    match.advance(450_000)
    assert (match.outcome.cause, match.g.exploded) == ("detonation", "A")


@pytest.mark.clause("BS-CUSTOM-02")
@pytest.mark.parametrize("time", ["0", "-5", "1.5"])
def test_a_time_is_a_number_of_seconds_above_zero(time: str) -> None:
    """Nothing else can be read as a detonation time."""
    with pytest.raises(msgspec.ValidationError):
        parse_mission(YARD_SHEET.replace("time = 600", f"time = {time}"))


@pytest.mark.clause("BS-CUSTOM-03")
def test_plates_and_sliding_doors_are_on_the_grid() -> None:
    """Both plates and both sliding doors of the yard lie where the sheet puts them."""
    match = new(2, mission=YARD)
    assert tokens(match, "plate") == [(1, (3, 3)), (2, (2, 4))]
    assert tokens(match, "sliding_door") == [(1, (3, 4)), (2, (3, 7))]


@pytest.mark.clause("BS-CUSTOM-03")
def test_only_custom_and_extra_missions_have_them() -> None:
    """The same sheet as a campaign mission has two faults, as an extra one none."""
    assert validate(sheet_of("yard_extra", series="extra")) == []
    assert validate(sheet_of("yard_campaign", series="campaign")) == [
        "plates: not in a campaign mission",
        "sliding_doors: not in a campaign mission",
    ]


@pytest.mark.clause("BS-CUSTOM-04", "BS-CUSTOM-05", "BS-CUSTOM-06", "BS-CUSTOM-07")
def test_a_plate_at_work() -> None:
    """The crate goes onto the red plate: the red camera of column 2 sleeps and the red door is open, until it is moved.

    Played with one frame: push the crate from [3, 2], go round by row 2, and look into the door from above.
    """
    match = driving(1, 1, 1, 1, 1, mission=YARD, crates=[(3, 2), *AWAY[:2]], robot=(3, 1))
    go(match, "right")
    assert (robot(match), crates(match)[0]) == ((3, 2), (3, 3))
    go(match, "up", "right", "right", "down")
    assert (robot(match), told(match, 1, Failed), told(match, 1, Filmed)) == ((3, 4), [], [])
    assert match.g.main == 10


@pytest.mark.clause("BS-CUSTOM-08", "BS-CUSTOM-09")
def test_a_plate_left() -> None:
    """The robot presses the red plate itself: as soon as it has left, column 2 is watched and the red door closed."""
    match = driving(1, 1, 1, 1, mission=YARD, crates=AWAY, robot=(3, 3))
    go(match, "up", "right", "down")
    assert (robot(match), len(told(match, 1, Failed)), told(match, 1, Filmed)) == ((2, 4), 1, [])
    other = driving(1, 1, mission=YARD, crates=AWAY, robot=(3, 3))
    go(other, "up", "left")
    assert (robot(other), len(told(other, 1, Filmed)), other.g.main) == ((2, 2), 1, 8)


@pytest.mark.clause("BS-CUSTOM-01")
def test_a_sheet_names_only_special_rules_that_there_are() -> None:
    """Those of the box are accepted, a rule that holds everywhere or doesn't exist is a fault, with its line."""
    named = YARD_SHEET.replace('id = "yard"', 'id = "own_yard"')
    known = named.replace("players =", f"special_rules = {list(SPECIAL_RULES)}\nplayers =")
    assert check_sheet(known) == []
    wrong = known.replace("BSX-TRAIN-01", "BSX-TRAIN-99").replace("BSX-TRAIN-02", "BS-TURN-01")
    assert [(fault.path, fault.what.partition(";")[0]) for fault in check_sheet(wrong)] == [
        ("special_rules[1]", "there is no special rule BSX-TRAIN-99"),
        ("special_rules[2]", "there is no special rule BS-TURN-01"),
    ]


@pytest.mark.clause("BS-CUSTOM-01")
def test_the_missions_of_the_box_name_no_others() -> None:
    """Every special rule of the box is a clause, and is used by a mission."""
    used = {rule for name in missions() for rule in mission(name).special_rules}
    assert used == set(SPECIAL_RULES)
    assert all(rule in read(GAME.package) for rule in SPECIAL_RULES)
