"""Exact chances: counted by hand, by trying every roll, and by rolling."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from tests.chi_square import p_value, survival

from getaway.kernel import Seeded
from getaway.kit.dice import throw
from getaway.kit.odds import at_least, distribution, ladder, outcomes, read_as

PLAIN = (1, 2, 3, 4, 5, 6)
BLANKS = (0, 0, 1, 1, 2, 3)


def test_two_plain_dice() -> None:
    """A 7 comes in six of 36 ways; nothing below 2 or above 12 does."""
    chances = distribution((PLAIN, PLAIN))
    assert chances[7] == Fraction(1, 6)
    assert list(chances) == list(range(2, 13))
    assert sum(chances.values()) == 1


@pytest.mark.parametrize("dice", [(), (BLANKS,), (BLANKS, PLAIN, (0, 4)), (PLAIN, PLAIN, BLANKS, BLANKS)])
def test_as_often_as_when_every_roll_is_tried(dice: tuple[tuple[int, ...], ...]) -> None:
    """The chance of a total is the part of all rolls that have it, with what is added to each."""
    totals = Counter(sum(faces) + 2 for faces in product(*dice))
    assert distribution(dice, plus=2) == {total: Fraction(n, totals.total()) for total, n in sorted(totals.items())}


def test_what_is_reached_counts_what_is_needed_and_more() -> None:
    """Of two plain dice 11 or more comes in three ways of 36; 2 always, 13 never."""
    chances = distribution((PLAIN, PLAIN))
    assert at_least(chances, 11) == Fraction(3, 36)
    assert at_least(chances, 2) == 1
    assert at_least(chances, 13) == 0


def test_a_ladder_goes_from_one_to_the_highest_total() -> None:
    """A die of 0, 0, 1, 1, 2, 3: one or more in four of six, three in one of six; without dice there is no rung."""
    assert ladder(distribution((BLANKS,))) == {1: Fraction(2, 3), 2: Fraction(1, 3), 3: Fraction(1, 6)}
    assert ladder(distribution(())) == {}
    assert ladder(distribution((), plus=2)) == {1: 1, 2: 1}


def test_more_than_the_sum_can_count() -> None:
    """Blanks are counted beside the sum, and two of them are worth 1."""

    def after(state: tuple[int, int], face: int) -> tuple[int, int]:
        return state[0] + face, state[1] + (face == 0)

    states = outcomes((BLANKS, BLANKS), (0, 0), after)
    assert states[0, 2] == Fraction(4, 36)
    worth = read_as(states, lambda state: state[0] + state[1] // 2)
    assert worth[1] == Fraction(2 * 2 * 2 + 4, 36)
    assert sum(worth.values()) == 1


def test_simulated_rolls_agree() -> None:
    """100,000 throws of three dice, drawn as the rules draw them, fit; against a die more they would not."""
    shape, chance, dice = throw("faces", 3), Seeded(1), (BLANKS, BLANKS, PLAIN)
    rolls = [chance.draw(shape)["faces"] for _ in range(100_000)]
    seen = [sum(faces[i] for faces, i in zip(dice, roll, strict=True)) for roll in rolls]
    assert p_value(seen, distribution(dice)) > 0.001
    assert p_value(seen, distribution((*dice, BLANKS))) < 0.001
    assert p_value(seen, distribution(dice, plus=1)) == 0


@pytest.mark.parametrize(
    ("off", "freedom", "p"), [(3.841, 1, 0.05), (5.991, 2, 0.05), (16.266, 3, 0.001), (18.307, 10, 0.05)]
)
def test_the_tail_of_chi_square(off: float, freedom: int, p: float) -> None:
    """Values from the table in every statistics book."""
    assert survival(off, freedom) == pytest.approx(p, rel=0.001)
