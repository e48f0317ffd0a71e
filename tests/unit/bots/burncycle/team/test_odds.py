"""Dice of the scripted team: chances counted by hand, and how many dice it takes."""

from __future__ import annotations

import pytest

from getaway.bots.burncycle.team.odds import Handful, chance_of, for_check, for_moving, mean, spread
from getaway.games.burncycle.table.parts import Pool


@pytest.mark.parametrize("handful", [(0, 0, 0), (1, 0, 0), (3, 0, 0), (0, 2, 1), (4, 2, 3)])
def test_the_chances_of_all_totals_are_one_together(handful: tuple[int, int, int]) -> None:
    """None is negative, and the last total is the highest that all faces make."""
    chances = spread(*handful)
    assert sum(chances) == pytest.approx(1)
    assert min(chances) >= 0
    assert len(chances) - 1 == 2 * handful[0] + 3 * handful[1] + 3 * handful[2]
    assert chances[-1] > 0


@pytest.mark.parametrize(("ap", "of_36"), [(0, 36), (1, 36), (2, 20), (3, 7), (4, 1), (5, 0)])
def test_two_basic_dice_by_hand(ap: int, of_36: int) -> None:
    """Two blanks are 1 AP, so that a total of none does not occur; 2 AP are 20 of 36 throws."""
    assert chance_of(Handful(basic=2), ap) == pytest.approx(of_36 / 36)


@pytest.mark.parametrize(
    ("handful", "ap", "chance"),
    [
        (Handful(basic=1), 1, 4 / 6),
        (Handful(basic=1), 2, 1 / 6),
        (Handful(advanced=1), 1, 1),
        (Handful(advanced=1), 2, 4 / 6),
        (Handful(elite=1), 2, 1),
        (Handful(elite=1), 3, 3 / 6),
        (Handful(elite=2), 5, 3 / 4),
        (Handful(basic=1, elite=1), 3, 1 - 2 / 6 * 3 / 6),
        (Handful(), 1, 0),
        (Handful(), 0, 1),
        (Handful(), -2, 1),
    ],
)
def test_small_handfuls_by_hand(handful: Handful, ap: int, chance: float) -> None:
    """One die of each kind, two together, and none."""
    assert chance_of(handful, ap) == pytest.approx(chance)


def test_three_basic_dice_combine_one_pair_of_blanks_only() -> None:
    """Three blanks are 1 AP, not more; two blanks with a 1 are 2 already."""
    assert spread(3, 0, 0)[0] == 0
    assert spread(3, 0, 0)[1] == pytest.approx(8 / 216)
    assert chance_of(Handful(basic=3), 2) == pytest.approx(1 - 8 / 216)


def test_the_mean_of_a_handful_is_that_of_its_faces() -> None:
    """5, 11 and 15 sixths."""
    assert mean(Handful(2, 1, 1)) == pytest.approx((2 * 5 + 11 + 15) / 6)


@pytest.mark.parametrize(
    ("ap", "dice"),
    [
        (0, Handful()),
        (-1, Handful()),
        (2, Handful(elite=1)),
        (3, Handful(advanced=1, elite=1)),
        (5, Handful(basic=2, advanced=1, elite=1)),
        (30, Handful(4, 1, 1)),
    ],
)
def test_a_check_takes_the_best_dice_and_no_more_than_it_needs(ap: int, dice: Handful) -> None:
    """Elite, then advanced, then basic dice; all of them where even these are not enough."""
    assert for_check(Pool(4, 1, 1), ap) == dice


def test_a_check_is_as_sure_as_asked() -> None:
    """One basic die makes 1 AP in two of three throws, two always."""
    assert for_check(Pool(5), 1, sure=0.6) == Handful(basic=1)
    assert for_check(Pool(5), 1, sure=0.7) == Handful(basic=2)


@pytest.mark.parametrize(
    ("pool", "ap", "dice"),
    [
        (Pool(5, 1, 1), 0, Handful()),
        (Pool(5, 1, 1), 1, Handful(basic=1)),
        (Pool(5, 1, 1), 2, Handful(basic=3)),
        (Pool(1, 2, 1), 2, Handful(basic=1, advanced=1)),
        (Pool(1, 1, 1), 30, Handful(1, 1, 1)),
    ],
)
def test_moving_takes_plain_dice_first(pool: Pool, ap: int, dice: Handful) -> None:
    """As many as the AP to be expected ask for, and never more than the pool has."""
    assert for_moving(pool, ap) == dice
