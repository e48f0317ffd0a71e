"""The content of the box: counts, figures, and where each entry comes from."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from getaway.games.bombsquad.table import pieces
from getaway.games.bombsquad.table.building import face
from getaway.games.bombsquad.table.pieces import (
    ACTION,
    ACTIONS,
    CARD_KEYS,
    COLOUR,
    COST,
    DECK,
    FACES,
    HAND_SIZE,
    LEVEL,
    ROBOTS,
    ROLES,
    SLOTS,
    TOKENS,
    kind_of,
    mission,
    missions,
    parse_mission,
)
from getaway.kit.grid import DOWN, LEFT, NOWHERE, RIGHT, UP, draw
from getaway.kit.paths import distances
from getaway.kit.zones import counts

SHEET = """
id = "tiny"
series = "custom"
title = "Tiny"
source = "authored"
layout = [["1A"]]
robot = "felix"
start = [3, 1]
programming = "face_up"
roles = { required = false, max_activation = 0 }
players = [2, 6]
success = "all_bombs"
bombs = [{ letter = "A", level = 1, time = 60, space = [1, 1] }]
stars = { standard = [4, 6, 7, 7], epic = [4, 6, 7, 7] }
"""


def test_the_deck_has_the_54_cards_of_the_book() -> None:
    """Rows and columns of the distribution add up as printed."""
    assert len(DECK) == 54
    assert counts(DECK, 12) == (11, 6, 2, 6, 4, 2, 6, 4, 2, 4, 4, 3)
    assert counts((ACTION[kind] for kind in DECK), 4) == (19, 12, 12, 11)
    assert counts((COLOUR[kind] for kind in DECK), 3) == (27, 18, 9)
    assert tuple(sorted(DECK)) == DECK


def test_the_tables_take_a_kind_apart() -> None:
    """Action, colour and level of a kind give the kind back; every key is different."""
    assert [kind_of(ACTION[kind], LEVEL[kind]) for kind in range(12)] == list(range(12))
    assert all(LEVEL[kind] == COLOUR[kind] + 1 for kind in range(12))
    assert CARD_KEYS[kind_of(ACTIONS.index("disarm_bomb"), 3)] == "blue_disarm_bomb"
    assert len(set(CARD_KEYS)) == 12


def test_the_activation_cost_has_the_fixed_points_and_never_falls() -> None:
    """Four cards cost 7 and five cost 8; each further card costs more; there is a cost per filled slot."""
    assert (COST[4], COST[5]) == (7, 8)
    assert all(fewer < more for fewer, more in pairwise(COST))
    assert len(COST) == SLOTS + 1 == 8
    assert pieces.ERROR_COST == 2


def test_hand_sizes_are_those_of_the_book() -> None:
    """Two to six players hold 6, 5, 5, 4 and 4 cards."""
    assert HAND_SIZE == {2: 6, 3: 5, 4: 5, 5: 4, 6: 4}


def test_four_robots_on_two_tiles() -> None:
    """Each side of each tile is one robot, and no battery starts above its maximum."""
    assert sorted((robot.tile, robot.side) for robot in ROBOTS.values()) == [
        ("R1", "A"),
        ("R1", "B"),
        ("R2", "A"),
        ("R2", "B"),
    ]
    assert all(robot.main_start <= robot.main_max for robot in ROBOTS.values())
    felix = ROBOTS["felix"]
    assert (felix.main_start, felix.main_max, felix.reserve_start, felix.ability) == (20, 20, 8, None)


def test_fifteen_roles_in_three_families() -> None:
    """Five roles each."""
    families = [role.family for role in ROLES.values()]
    assert len(ROLES) == 15
    assert {family: families.count(family) for family in families} == {
        "standard": 5,
        "activation": 5,
        "advanced": 5,
    }


def test_the_tokens_in_the_box() -> None:
    """The counts by level, or in all for tokens without a colour."""
    by_level = {kind: supply.levels for kind, supply in TOKENS.items() if supply.levels}
    in_all = {kind: supply.count for kind, supply in TOKENS.items() if not supply.levels}
    assert by_level == {
        "hostages": (6, 5, 4),
        "bombs": (3, 3, 3),
        "doors": (4, 3, 3),
        "cameras": (2, 2, 2),
        "plates": (1, 1, 1),
        "sliding_doors": (2, 2, 2),
    }
    assert in_all == {"crates": 4, "barriers": 6, "robots": 4}


def test_there_are_twelve_faces() -> None:
    """Six tiles with two sides each."""
    assert sorted(FACES) == [f"{tile}{side}" for tile in range(1, 7) for side in "AB"]


@pytest.mark.parametrize("key", sorted(FACES))
def test_a_face_is_connected_and_open_in_the_middle_of_each_side(key: str) -> None:
    """5 by 5 spaces, four entrances, every space within reach, and the drawing is in normal form."""
    grid = face(key)
    assert (grid.rows, grid.cols) == (5, 5)
    middle = {(1, 3): UP, (3, 1): LEFT, (3, 5): RIGHT, (5, 3): DOWN}
    assert {grid.at(cell): direction for cell, direction in grid.openings} == middle
    reached = distances(0, lambda cell: [c for c in grid.neighbours[cell] if c != NOWHERE])
    assert len(reached) == 25
    assert draw(grid) == FACES[key].drawing.strip("\n")


def test_every_authored_entry_names_only_its_own_fields_as_from_the_book() -> None:
    """`from_book` can't point to a field that isn't there."""
    entries = [*ROBOTS.values(), *ROLES.values(), *FACES.values(), *TOKENS.values()]
    entries += [mission(mission_id) for mission_id in missions()]
    for entry in entries:
        assert {path.split(".")[0] for path in entry.from_book} <= set(entry.__struct_fields__)


def test_missions_are_listed_in_playing_order_and_found_by_id() -> None:
    """The training comes first, an unknown id is a KeyError, the sheet is read once."""
    assert missions()[:3] == ("alpha", "bravo", "m01")
    series = ["training", "campaign", "extra"]
    assert [mission(m).series for m in missions()] == sorted([mission(m).series for m in missions()], key=series.index)
    assert [mission(mission_id).id for mission_id in missions()] == list(missions())
    assert mission("m01") is mission("m01")
    with pytest.raises(KeyError):
        mission("m99")


def test_training_is_face_up_in_alpha_only_and_roles_begin_with_mission_1() -> None:
    """The rule fields of all sheets; only Mission 7 has bombs that aren't fatal."""
    later = missions()[2:]
    assert [mission(m).programming for m in missions()] == ["face_up", "face_down", *["face_down"] * len(later)]
    assert [mission(m).roles.required for m in missions()] == [False, False, *[True] * len(later)]
    assert {mission(m).roles.max_activation for m in later} == {1}
    success = {m: mission(m).success for m in missions()}
    assert (success["alpha"], success["bravo"]) == ("all_bombs_and_hostages", "all_bombs_and_hostages")
    assert {m: "fatal_bombs" if m == "m07" else "all_bombs" for m in later} == {m: success[m] for m in later}


def test_a_sheet_can_be_read_from_text() -> None:
    """What isn't given is absent or has its usual value."""
    sheet = parse_mission(SHEET)
    assert sheet.hostages == ()
    assert (sheet.bombs[0].fatal, sheet.bombs[0].epic, sheet.bombs[0].value) == (True, False, None)


@pytest.mark.parametrize(
    ("old", "new", "path"),
    [
        ("level = 1", "level = 4", "$.bombs[0].level"),
        ('letter = "A"', 'letter = "D"', "$.bombs[0].letter"),
        ("time = 60", "time = 0", "$.bombs[0].time"),
        ('"face_up"', '"sideways"', "$.programming"),
        ("space = [1, 1]", "space = [1, 1], wire = 2", "$.bombs[0]"),
        ("robot", "droid", "droid"),
    ],
)
def test_a_sheet_with_a_wrong_field_is_refused(old: str, new: str, path: str) -> None:
    """The message names the field."""
    with pytest.raises(msgspec.ValidationError) as refused:
        parse_mission(SHEET.replace(old, new, 1))
    assert path in str(refused.value)
