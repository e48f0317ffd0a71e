"""Setup, the example mission: Mission 1 as its sheet gives it."""

from __future__ import annotations

import pytest
from tests.rules.bombsquad.table import activate, result, sees, told

from getaway.games import bombsquad
from getaway.games.bombsquad.scoring.outcome import stars
from getaway.games.bombsquad.setup.events import SetUp
from getaway.games.bombsquad.table.building import building
from getaway.games.bombsquad.table.pieces import mission

HOSTAGES = ((1, 1), (3, 4), (5, 1), (5, 7), (1, 7), (4, 6), (5, 4), (4, 10))
BOMB_A, BOMB_B = (3, 8), (1, 10)
BESIDE_BOMB_B = (1, 9)


@pytest.mark.clause("BS-MISSION1-01")
def test_it_is_built_from_3a_and_4a() -> None:
    """The sheet lays out these two faces and no other."""
    assert [face for line in mission("m01").layout for face in line] == ["3A", "4A"]


@pytest.mark.clause("BS-MISSION1-02", "BS-MISSION1-03", "BS-SETUP-12")
@pytest.mark.parametrize("epic", [False, True])
def test_its_bombs_have_10_and_20_minutes(epic: bool) -> None:
    """Bomb A detonates at 10:00 and Bomb B at 20:00, on both levels."""
    bombs = building("m01", epic=epic).bombs
    assert [(bomb.letter, bomb.time) for bomb in bombs] == [("A", 600), ("B", 1200)]


@pytest.mark.clause("BS-MISSION1-02")
def test_bomb_a_explodes_at_ten_minutes() -> None:
    """At 9:59 the mission goes on, at 10:00 Bomb A brings the building down."""
    match = bombsquad.arrange(2, mission="m01", clock="real")
    match.advance(599_999)
    assert not match.over
    match.advance(600_000)
    assert (match.over, match.g.exploded) == (True, "A")


@pytest.mark.clause("BS-MISSION1-03")
def test_bomb_b_explodes_at_twenty_minutes() -> None:
    """With Bomb A disarmed the mission goes on until 20:00."""
    match = bombsquad.arrange(2, mission="m01", clock="real", removed=[BOMB_A])
    match.advance(1_199_999)
    assert not match.over
    match.advance(1_200_000)
    assert (match.over, match.g.exploded) == (True, "B")


@pytest.mark.clause("BS-MISSION1-06")
def test_felix_is_suggested() -> None:
    """A table that names no robot plays Mission 1 with Felix."""
    assert sees(bombsquad.new(2, mission="m01"), 0).table.robot_tile == "felix"


RATINGS = [
    pytest.param([37], [45], 5, marks=pytest.mark.clause("BS-MISSION1-07")),
    pytest.param([33, 36], [40, 44], 4, marks=pytest.mark.clause("BS-MISSION1-08")),
    pytest.param([28, 32], [34, 39], 3, marks=pytest.mark.clause("BS-MISSION1-09")),
    pytest.param([19, 27], [23, 33], 2, marks=pytest.mark.clause("BS-MISSION1-10")),
    pytest.param([18, 0, -3], [22, 0, -3], 1, marks=pytest.mark.clause("BS-MISSION1-11")),
]


@pytest.mark.parametrize(("standard", "epic", "earned"), RATINGS)
def test_scores_earn_stars(standard: list[int], epic: list[int], earned: int) -> None:
    """The lowest and the highest score of each line earn that line's stars, on both levels."""
    assert [stars(score, building("m01").stars) for score in standard] == [earned] * len(standard)
    assert [stars(score, building("m01", epic=True).stars) for score in epic] == [earned] * len(epic)


@pytest.mark.clause("BS-MISSION1-07")
@pytest.mark.parametrize(("epic", "perfect"), [(False, 37), (True, 45)])
def test_five_stars_are_the_perfect_score(epic: bool, perfect: int) -> None:
    """Everything secured with no reserve used is worth exactly the score of five stars."""
    assert building("m01", epic=epic).perfect == perfect


@pytest.mark.clause("BS-MISSION1-12")
@pytest.mark.parametrize("left", [0, 2, 8])
def test_hostages_are_not_compulsory(left: int) -> None:
    """With both bombs disarmed the mission is a success, however many hostages are left."""
    removed = [BOMB_A, (2, 9), *HOSTAGES[left:]]
    match = bombsquad.arrange(
        2, mission="m01", removed=removed, robot=BESIDE_BOMB_B, frame=["yellow_disarm_bomb"], programmed_by=1
    )
    activate(match)
    assert match.over
    assert result(match).success
    assert result(match).parts.hostages_left == left


@pytest.mark.clause("BS-MISSION1-12")
def test_a_bomb_left_is_no_success() -> None:
    """With all hostages rescued and one bomb left at the end the mission has failed."""
    match = bombsquad.arrange(2, mission="m01", clock="real", removed=[BOMB_A, *HOSTAGES])
    match.advance(1_200_000)
    assert match.over
    assert not result(match).success


@pytest.mark.clause("BS-MISSION1-13")
def test_an_ordinary_timer_is_set_to_ten_minutes() -> None:
    """Two players with a single timer are told 600 seconds, and only Bomb A's countdown runs."""
    match = bombsquad.new(2, mission="m01", single_timer=True)
    assert SetUp("timer", 600) in told(match, 1, SetUp)
    assert [(clock.letter, clock.due) for clock in sees(match, 0).clocks] == [("A", 600_000), ("B", -1)]
