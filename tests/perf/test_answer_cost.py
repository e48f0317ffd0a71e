"""`scripts/figures/answer-cost` gives the same answers each time, and compares pairs of runs."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from itertools import islice
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parents[2] / "scripts" / "figures"


def script(name: str) -> ModuleType:
    """A script as a module."""
    spec = spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec
    assert spec.loader
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


COST, WORKER = script("answer_cost"), script("answer_cost_worker")


def like(*runs: tuple[float, ...]) -> list[object]:
    """Runs whose blocks took this long."""
    return [COST.Run(blocks, (100, 200)) for blocks in runs]


@pytest.mark.parametrize("game", WORKER.OPTIONS)
def test_the_same_seed_gives_the_same_updates(game: str) -> None:
    """Three seats and the spectators each get an update for an answer, in the same bytes each time."""
    told = [[updates for _, updates in islice(WORKER.answers(game, 1), 30)] for _ in range(2)]
    assert told[0] == told[1]
    assert {len(updates) for updates in told[0]} == {4}
    other = [updates for _, updates in islice(WORKER.answers(game, 2), 30)]
    assert other != told[0]


def test_a_ratio_is_that_of_the_pairs() -> None:
    """A slow minute of both runs changes nothing, nor does one slow block; what differs widens the interval."""
    steady = COST.compared(like((10, 10, 90), (20,), (40,)), like((5, 5, 5), (10,), (20,)))
    assert (steady.mean, steady.low, steady.high) == (2.0, 2.0, 2.0)
    mixed = COST.compared(like((10,), (10,), (10,), (10,)), like((10,), (10,), (20,), (5,)))
    assert mixed.low < 1.0 < mixed.high
    assert mixed.mean == 1.0


def test_the_cost_of_some_runs() -> None:
    """The median of all blocks, and of each run."""
    runs = [COST.Run((1.0, 2.0, 9.0), (100, 200)), COST.Run((3.0, 4.0, 5.0), (300, 400))]
    found = COST.cost(runs)
    assert (found.us, found.runs, found.mean, found.updates) == (3.5, (2.0, 4.0), 250.0, 4)
