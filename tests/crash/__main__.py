"""`scripts/crash`: deaths in legs, or scenarios; the figures of both, with what earlier runs have kept."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from tests.crash.figures import page
from tests.crash.legs import Leg, Notebook, left, run_leg
from tests.crash.outcomes import Outcome
from tests.crash.scenarios import SCENARIOS, play_scenario

Found = TypeVar("Found", Leg, Outcome)
MOST_SHOWN = 40
"""Faults that are printed; the folder keeps all."""
FIGURES = Path(__file__).parents[2] / "docs/figures/crash.md"


def main() -> None:
    """Run what is left to run, print the figures, and keep them."""
    given = _words().parse_args()
    with tempfile.TemporaryDirectory(prefix="getaway-crash-") as new:
        state = given.state or Path(new)
        state.mkdir(parents=True, exist_ok=True)
        legs, outcomes = Notebook(state / "legs.jsonl", Leg), Notebook(state / "scenarios.jsonl", Outcome)
        for name in given.scenario:
            outcomes.add(_run(state, name, partial(play_scenario, name, seed=given.seed)))
        if not given.scenario:
            _run_legs(state, legs, given)
        faults = _show(legs.read(), _latest(outcomes.read()), write=given.write)
    sys.exit(bool(faults))


def _words() -> argparse.ArgumentParser:
    words = argparse.ArgumentParser(prog="scripts/crash", description=__doc__)
    words.add_argument("--kills", type=int, default=300, help="deaths in all legs together; 0 only reads the folder")
    words.add_argument("--groups", type=int, default=9)
    words.add_argument("--seed", type=int, default=1, help="of the first leg")
    words.add_argument("--scenario", action="append", default=[], choices=SCENARIOS, help="instead of deaths")
    words.add_argument("--state", type=Path, help="a folder that keeps what was found; run again, it goes on")
    words.add_argument("--write", action="store_true", help=f"write {FIGURES.name} from all that the folder keeps")
    return words


def _run_legs(state: Path, legs: Notebook[Leg], given: argparse.Namespace) -> None:
    """Leg after leg, up to the first with a fault."""
    for seed, kills in left(legs.read(), given.kills, given.seed):
        leg = _run(state, f"leg-{seed}", partial(run_leg, kills=kills, groups=given.groups, seed=seed))
        legs.add(leg)
        if not leg.clean:
            return


def _run(state: Path, name: str, story: Callable[[Path], Coroutine[Any, Any, Found]]) -> Found:
    """Run it in a folder of its own; unless nothing was found, the servers' logs are kept."""
    with tempfile.TemporaryDirectory(prefix="getaway-crash-") as new:
        found: Found | None = None
        try:
            found = asyncio.run(story(Path(new)))
            return found
        finally:
            if found is None or not found.clean:
                _keep_logs(Path(new), state / name)


def _keep_logs(folder: Path, kept: Path) -> None:
    kept.mkdir(parents=True, exist_ok=True)
    for log in folder.glob("*.log"):
        shutil.copy(log, kept)


def _latest(outcomes: Sequence[Outcome]) -> list[Outcome]:
    """The last outcome of each scenario."""
    by_name = {outcome.name: outcome for outcome in outcomes}
    return [by_name[name] for name in SCENARIOS if name in by_name]


def _show(legs: Sequence[Leg], outcomes: Sequence[Outcome], *, write: bool) -> list[str]:
    """Print the page and every fault; write the page where there is none."""
    by_name = [pair for each in legs for pair in each.faults.items()]
    by_name += [pair for each in outcomes for pair in each.faults.items()]
    faults = [f"{name}: {fault}" for name, found in by_name for fault in found]
    text = page(legs, outcomes)
    print(text, *faults[:MOST_SHOWN], f"{len(faults)} faults", sep="\n")  # noqa: T201 - this is what it was run for
    if write and not faults:
        FIGURES.write_text(text, encoding="utf-8")
    return faults


if __name__ == "__main__":
    main()
