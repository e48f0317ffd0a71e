"""Engine and second opinion agree on the Firewall's turn: in another sample for each commit, and in rare cases."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

import pytest
from tests.commit import commit
from tests.nets.breach.firewall.comparison import Difference, compare
from tests.nets.breach.firewall.fixed import FIXED
from tests.nets.breach.firewall.plants import PLANTS, Plant
from tests.nets.breach.firewall.run import differences

from getaway.games.breach.table.model import Breach

SAMPLE = 200
"""Positions for each commit; `scripts/second-opinion breach` tries as many as are wanted."""
ANSWERS = 8
"""A fixed position is played so often, each time with other answers."""


def rare(made: Callable[[], Breach]) -> Iterator[str]:
    """What is different in a fixed position."""
    for seed in range(ANSWERS):
        try:
            compare(made(), seed)
        except Difference as found:
            yield f"{made.__name__} with {seed}: {found}"


def test_both_play_the_same_turn_of_the_firewall() -> None:
    """Random positions of all modes, decided alike from the Password to the next round."""
    assert [*differences(commit(), SAMPLE)] == []


@pytest.mark.parametrize("made", FIXED)
def test_both_play_rare_positions_alike(made: Callable[[], Breach]) -> None:
    """Each with several ways to answer."""
    assert [*rare(made)] == []


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_fault_is_found(plant: Plant) -> None:
    """Faults that were there once are found among the rare positions or in a sample of the same size."""
    with plant():
        found = chain(chain.from_iterable(rare(made) for made in FIXED), differences(commit(), SAMPLE))
        assert next(found, "")
