"""Scoring: points, the perfect score, stars, and the book's example of 29 points."""

from __future__ import annotations

import pytest
from tests.rules.bombsquad.table import activate, result

from getaway.games.bombsquad import arrange
from getaway.games.bombsquad.scoring.outcome import Outcome, Score, stars
from getaway.games.bombsquad.table.building import building, perfect_score, star_minimums

Space = tuple[int, int]
HOSTAGES = {(1, 1): 1, (3, 4): 1, (5, 1): 1, (5, 7): 1, (1, 7): 2, (4, 6): 2, (5, 4): 2, (4, 10): 3}
"""The hostages of Mission 1 on Standard with their values."""
EPIC_HOSTAGES = {**HOSTAGES, (1, 5): 1, (2, 10): 3}
BOMB_A, BOMB_B = (3, 8), (1, 10)


def cleared(left: list[Space], *, reserve: int = 8, level: str = "standard") -> Outcome:
    """Mission 1 ended by the last disarm, with these hostages left in the building."""
    hostages = HOSTAGES if level == "standard" else EPIC_HOSTAGES
    match = arrange(
        mission="m01",
        level=level,
        frame=["red_disarm_bomb"],
        robot=(3, 7),
        removed=[BOMB_B, *[space for space in hostages if space not in left]],
        reserve=reserve,
    )
    activate(match)
    assert result(match).cause == "cleared"
    return result(match)


def blown_up(secured: list[Space], *, reserve: int = 8) -> Outcome:
    """Mission 1 ended by an explosion, with these tokens secured."""
    turns = 149 if BOMB_A in secured else 74
    match = arrange(mission="m01", turns=turns, removed=secured, reserve=reserve)
    match.answer(0, next(iter(match.asks[0].choice)))
    assert result(match).cause == "detonation"
    return result(match)


@pytest.mark.clause("BS-SCORE-01", "BS-SCORE-03")
def test_a_rescued_hostage_scores_twice_its_value() -> None:
    """Hostages worth 1, 2 and 3, red, yellow and blue, add 2, 4 and 6, together 12."""
    red, yellow, blue = (1, 1), (1, 7), (4, 10)
    assert [blown_up([space]).score for space in (red, yellow, blue)] == [2, 4, 6]
    assert blown_up([red, yellow, blue]).score == 12


@pytest.mark.clause("BS-SCORE-02", "BS-SCORE-03")
def test_a_disarmed_bomb_scores_twice_its_value() -> None:
    """Bomb A, red, adds 2 and Bomb B, yellow, adds 4; both disarmed add 6."""
    assert blown_up([BOMB_A]).score == 2
    assert blown_up([BOMB_B]).score == 4
    assert cleared(list(HOSTAGES)).parts.secured == 6


@pytest.mark.clause("BS-SCORE-01", "BS-SCORE-02")
def test_an_opened_door_scores_nothing() -> None:
    """Only hostages and bombs have a value."""
    assert blown_up([(1, 1), (2, 5), (5, 9)]).score == 2


@pytest.mark.clause("BS-SCORE-04")
def test_all_bombs_disarmed_gain_five_points() -> None:
    """With both bombs disarmed 5 is added, with one left nothing."""
    assert cleared([]).parts.all_bombs == 5
    assert blown_up([BOMB_A, *HOSTAGES]).parts.all_bombs == 0
    assert cleared([]).score - blown_up([BOMB_A, *HOSTAGES]).score == 5 + 2 * 2


@pytest.mark.clause("BS-SCORE-05")
def test_hostages_left_score_one_point_each_if_all_bombs_are_disarmed() -> None:
    """Two hostages left add 2, whatever their values; with a bomb left they add nothing."""
    assert cleared([(1, 1), (4, 10)]).parts.hostages_left == 2
    assert cleared([(1, 1), (3, 4)]).parts.hostages_left == 2
    left = [space for space in HOSTAGES if space not in ((1, 1), (3, 4))]
    assert blown_up([BOMB_A, *left]).parts.hostages_left == 0


@pytest.mark.clause("BS-SCORE-06")
@pytest.mark.parametrize(("reserve", "used"), [(8, 0), (6, 2), (0, 8)])
def test_each_reserve_cell_used_costs_a_point(reserve: int, used: int) -> None:
    """The penalty is what is gone of the starting reserve of 8."""
    assert cleared([], reserve=reserve).parts.reserve_used == used
    assert cleared([], reserve=reserve).score == 37 - used


@pytest.mark.clause("BS-SCORE-06")
def test_the_penalty_is_never_more_than_the_starting_reserve() -> None:
    """A cost of 10 with 1 cell in the main battery and 8 in the reserve takes 8 points, not 9."""
    match = arrange(mission="m01", phase="order", frame=["red_move"] * 7, main=1, reserve=8, removed=[(4, 10)])
    match.answer(0, next(iter(match.asks[0].choice)))
    assert (match.outcome.cause, match.outcome.parts.reserve_used, match.outcome.score) == ("battery", 8, 6 - 8)


@pytest.mark.clause("BS-SCORE-07", "BS-SCORE-08")
@pytest.mark.parametrize(("level", "values", "perfect"), [("standard", 16, 37), ("epic", 20, 45)])
def test_the_perfect_score(level: str, values: int, perfect: int) -> None:
    """Twice all values and 5: 37 for 16, 45 for 20, reached with everything done and no reserve cell used."""
    house = building("m01", epic=level == "epic")
    assert sum(token.value for token in (*house.hostages, *house.bombs)) == values
    assert (perfect_score(values), house.perfect) == (perfect, perfect)
    assert (cleared([], level=level).score, cleared([], level=level).stars) == (perfect, 5)


@pytest.mark.clause("BS-SCORE-07")
def test_anything_missing_is_not_perfect() -> None:
    """A hostage left, a bomb left or one reserve cell used each cost the fifth star."""
    for outcome in (cleared([(1, 1)]), blown_up([BOMB_A, *HOSTAGES]), cleared([], reserve=7)):
        assert outcome.score < 37
        assert outcome.stars < 5


@pytest.mark.clause("BS-SCORE-09")
def test_the_same_score_is_rated_by_the_table_of_its_level() -> None:
    """37 points in Mission 1 are five stars on Standard and three on Epic."""
    standard, epic = cleared([]), cleared([(2, 10), (1, 7)], level="epic")
    assert (standard.score, standard.stars) == (37, 5)
    assert (epic.score, epic.stars) == (37, 3)


@pytest.mark.clause("BS-SCORE-09")
@pytest.mark.parametrize(
    ("total", "rating"),
    [(-8, 1), (0, 1), (18, 1), (19, 2), (27, 2), (28, 3), (32, 3), (33, 4), (36, 4), (37, 5)],
)
def test_both_sides_of_every_star(total: int, rating: int) -> None:
    """On Standard 19, 28, 33 and 37 are the lowest scores for two to five stars."""
    assert stars(total, building("m01").stars) == rating


@pytest.mark.clause("BS-SCORE-09")
@pytest.mark.parametrize(
    ("perfect", "minimums"),
    [(37, (19, 28, 33, 37)), (45, (23, 34, 40, 45)), (13, (7, 10, 12, 13)), (16, (8, 12, 14, 16))],
)
def test_the_tables_are_shares_of_the_perfect_score(perfect: int, minimums: tuple[int, ...]) -> None:
    """A half, three quarters, seven eighths and all of it, each rounded up."""
    assert star_minimums(perfect) == minimums


@pytest.mark.clause("BS-SCORE-10", "BS-SCORE-11", "BS-SCORE-12", "BS-SCORE-13")
def test_the_book_s_example() -> None:
    """Tokens worth 12, all bombs, two hostages left, two reserve cells: 24 + 5 + 2 - 2 = 29, three stars."""
    outcome = cleared([(1, 7), (4, 6)], reserve=6)
    assert outcome.parts == Score(secured=24, all_bombs=5, hostages_left=2, reserve_used=2)
    assert outcome.parts.all_bombs + outcome.parts.hostages_left == 7
    assert (outcome.score, outcome.stars) == (29, 3)


@pytest.mark.clause("BS-SCORE-13")
def test_the_same_total_on_epic_is_two_stars() -> None:
    """24 + 5 + 3 - 3 = 29 is rated by the Epic column."""
    outcome = cleared([(2, 10), (4, 10), (1, 7)], reserve=5, level="epic")
    assert (outcome.score, outcome.stars) == (29, 2)
