"""The yardstick itself: it knows the printed tables and sees a loaded die."""

from __future__ import annotations

import pytest
from tests.property.kernel.evenness import limit, look_alike, looks_uniform


@pytest.mark.parametrize(("freedom", "printed"), [(5, 20.515), (10, 29.588), (30, 59.703), (100, 149.449)])
def test_the_limit_is_that_of_the_tables(freedom: int, printed: float) -> None:
    """The limit is within 1.5 percent of the printed value for p = 0.001."""
    assert limit(freedom) == pytest.approx(printed, rel=0.015)


def test_a_loaded_die_is_seen() -> None:
    """A die that shows six a third more often than it should is not uniform, nor is one that never does."""
    even = [face for face in range(6) for _ in range(100)]
    assert looks_uniform(even, 6)
    assert not looks_uniform([*even, *[5] * 60], 6)
    assert not looks_uniform([face for face in even if face < 5], 6)
    assert not looks_uniform([*even, 6], 6)


def test_two_loaded_dice_are_told_apart() -> None:
    """Two lists alike but for chance look alike; one with a value too often, or with one the other never has, does not."""
    fair, alike = [*range(6)] * 100, [*range(6)] * 98 + [0, 1, 2] * 4
    assert look_alike(fair, alike)
    assert not look_alike(fair, [*range(6)] * 85 + [5] * 90)
    assert not look_alike(fair, [*range(7)] * 85 + [*range(5)])
    assert not look_alike(fair, alike[1:])


def test_rare_values_are_counted_together() -> None:
    """Many values that only one list has are seen, though each of them is rare."""
    fair = [*range(6)] * 100
    assert not look_alike(fair, [*fair[:-40], *range(100, 140)])
