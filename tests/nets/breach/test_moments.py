"""A sample of `scripts/moments`, another one for each commit, and faults planted to see that it would notice them."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

import pytest
from tests.nets.breach.plants import PLANTS, Plant
from tests.nets.breach.walk import walk

from getaway.games.breach.starts import pairs

ROOT = Path(__file__).parents[3]
KINDS = len(pairs())
QUESTIONS, TO_A_PLANT = 150, 350


@cache
def commit() -> int:
    """A number from the commit, so that each walks other matches; a copy without history walks the same again."""
    told = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S607
    return int(told.stdout.strip()[:6] or "0", 16)


@pytest.mark.parametrize("kind", range(KINDS))
def test_every_timing_finds_its_moments(kind: int) -> None:
    """A match of each mode and number of players: who may play, and who is asked, is what the table says."""
    watch = walk((1000 + commit()) * KINDS + kind, QUESTIONS)
    assert watch.found == []
    assert sum(watch.checked.values()) > QUESTIONS


@pytest.mark.parametrize("plant", PLANTS, ids=[plant.name for plant in PLANTS])
def test_a_planted_fault_is_caught(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same walk finds nothing without the fault, and something with it."""
    plant.put(monkeypatch)
    assert walk(plant.match, TO_A_PLANT, until_found=True).found


@pytest.mark.parametrize("number", sorted({plant.match for plant in PLANTS}))
def test_without_a_fault_nothing_is_found(number: int) -> None:
    """So that what a plant's walk finds is the plant."""
    assert walk(number, TO_A_PLANT).found == []
