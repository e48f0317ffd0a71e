"""A sample of `scripts/moments`, another one for each commit, and faults planted to see that it would notice them."""

from __future__ import annotations

import pytest
from tests.commit import commit
from tests.nets.breach.plants import PLANTS, Plant
from tests.nets.breach.walk import KINDS, walk

QUESTIONS, TO_A_PLANT = 150, 200
TRIES = 24
"""This many matches at most are walked until a plant is found."""


@pytest.mark.parametrize("kind", range(KINDS))
def test_every_timing_finds_its_moments(kind: int) -> None:
    """A match of each mode and number of players: who may play, and who is asked, is what the table says."""
    seed = sum(commit().encode())
    watch = walk((1000 + seed) * KINDS + kind, QUESTIONS)
    assert watch.found == []
    assert sum(watch.checked.values()) > QUESTIONS


@pytest.mark.parametrize("plant", PLANTS, ids=[plant.name for plant in PLANTS])
def test_a_planted_fault_is_caught(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the fault a few walks find something, though they find nothing without it."""
    plant.put(monkeypatch)
    numbers = [plant.kind + KINDS * (n + 1) for n in range(TRIES)]
    found = next(filter(None, (walk(number, TO_A_PLANT, until_found=True).found for number in numbers)), None)
    assert found
