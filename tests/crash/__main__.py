"""`scripts/crash`: the whole run, and its figures."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.crash.figures import page
from tests.crash.run import crash

FIGURES = Path(__file__).parents[2] / "docs/figures/crash.md"


def main() -> None:
    """Run it, print the figures, and keep them."""
    words = argparse.ArgumentParser(prog="scripts/crash", description=__doc__)
    words.add_argument("--kills", type=int, default=200)
    words.add_argument("--groups", type=int, default=10)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--write", action="store_true", help=f"write {FIGURES.name}")
    words.add_argument("--folder", type=Path, help="where the servers keep their data and logs; else a new one")
    given = words.parse_args()
    with tempfile.TemporaryDirectory(prefix="getaway-crash-") as new:
        run = asyncio.run(crash(given.folder or Path(new), kills=given.kills, groups=given.groups, seed=given.seed))
    text = page(run)
    print(text)  # noqa: T201 - this is what it was run for
    faults = [*run.findings.faults, *run.ledger.differences]
    print(*faults, sep="\n")  # noqa: T201 - as above
    if given.write and not faults:
        FIGURES.write_text(text, encoding="utf-8")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
