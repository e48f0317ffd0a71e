"""`scripts/crash --machines`: faults in legs, the figures of all, with what earlier runs have kept."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from tests.crash.legs import Notebook
from tests.crash.machines.alone import Task, run_alone
from tests.crash.machines.figures import page
from tests.crash.machines.legs import Leg, following

FIGURES = Path(__file__).parents[3] / "docs/figures/machines.md"
KEPT = FIGURES.with_suffix(".jsonl")
"""The legs of the page, so that another machine can go on."""
MOST_SHOWN = 40


def main() -> None:
    """Run what is left to run, print the figures, and keep them."""
    given = _words().parse_args()
    given.state.mkdir(parents=True, exist_ok=True)
    kept = given.state / KEPT.name
    if not kept.exists() and KEPT.exists() and not given.restart:
        shutil.copy(KEPT, kept)
    legs = Notebook(kept, Leg)
    _run_legs(legs, given)
    faults = [
        f"leg {leg.seed}, {name}: {each}" for leg in legs.read() for name in leg.faults for each in leg.faults[name]
    ]
    text = page(legs.read())
    print(text, *faults[:MOST_SHOWN], f"{len(faults)} faults", sep="\n")  # noqa: T201 - this is what it was run for
    if given.write and not faults:
        FIGURES.write_text(text, encoding="utf-8")
        shutil.copy(kept, KEPT)
    sys.exit(bool(faults))


def _words() -> argparse.ArgumentParser:
    words = argparse.ArgumentParser(prog="scripts/crash --machines", description=__doc__)
    words.add_argument("--faults", type=int, default=1000, help="in all legs together; 0 only reads the folder")
    words.add_argument("--groups", type=int, default=6)
    words.add_argument("--seed", type=int, default=1, help="of the first leg")
    words.add_argument("--minutes", type=float, default=1e9, help="let nothing more happen after this long")
    words.add_argument("--state", type=Path, required=True, help="a folder that keeps what was found; it goes on there")
    words.add_argument("--restart", action="store_true", help=f"don't go on from {KEPT.name}")
    words.add_argument("--write", action="store_true", help=f"write {FIGURES.name} from all that the folder keeps")
    return words


def _run_legs(legs: Notebook[Leg], given: argparse.Namespace) -> None:
    """Leg after leg, up to the first with a fault."""
    until = time.monotonic() + given.minutes * 60
    while time.monotonic() < until:
        seed, faults = following(legs.read(), given.faults, given.seed)
        if not faults:
            return
        leg = _run(given.state / f"leg-{seed}", faults, given.groups, seed, until)
        legs.add(leg)
        if not leg.clean:
            return


def _run(kept: Path, faults: int, groups: int, seed: int, until: float) -> Leg:
    """Run it in a new folder; unless nothing was found, the logs are kept."""
    with tempfile.TemporaryDirectory(prefix="getaway-machines-", ignore_cleanup_errors=True) as new:
        leg: Leg | None = None
        try:
            leg = run_alone(Task(new, faults, groups, seed, until))
            return leg
        finally:
            if leg is None or not leg.clean:
                _keep_logs(Path(new).glob("*.log"), kept)


def _keep_logs(logs: Iterable[Path], kept: Path) -> None:
    kept.mkdir(parents=True, exist_ok=True)
    for log in logs:
        shutil.copy(log, kept)


if __name__ == "__main__":
    main()
