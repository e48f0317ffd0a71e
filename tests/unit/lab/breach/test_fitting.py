"""Fitting weights to who won."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from getaway.bots.breach.search.standing import NAMES
from getaway.lab.breach.fitting import FIRST, Row, fitted, rows, rows_alone, solved, surprise


def test_weights_that_made_the_winners_are_found_again() -> None:
    """With three sides; what doesn't matter gets next to nothing."""
    dice = Random(1)  # noqa: S311 - not a secret
    true = (1.5, -0.8, 0.0)
    data = []
    for _ in range(3000):
        counts = [[dice.gauss(0, 1) for _ in true] for _ in range(3)]
        powers = [exp(sum(w * x for w, x in zip(true, each, strict=True))) for each in counts]
        data.append(Row(counts, dice.choices(range(3), powers)[0]))
    found = fitted(data)
    assert found == pytest.approx(true, abs=0.15)
    assert surprise(found, data) < surprise([0.0, 0.0, 0.0], data)


def test_equations_are_solved() -> None:
    """Even if the first line begins with a zero."""
    assert solved([[0.0, 2.0], [1.0, 1.0]], [4.0, 5.0]) == pytest.approx([3.0, 2.0])


def test_rows_of_a_match() -> None:
    """One for each turn, the same every time, with all that counts for each seat."""
    found = list(rows(2, FIRST))
    assert len(found) > 10
    assert found == list(rows(2, FIRST))
    assert all(len(each) == len(NAMES) for row in found for each in row.counts)
    alone = list(rows_alone(FIRST))
    assert {len(each) for row in alone for each in row.counts} == {6}
