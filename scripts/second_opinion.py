"""`scripts/second-opinion`: the rules of a game against a second restatement of them, on random positions."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path
from typing import Protocol

ROOT = Path(__file__).parents[1]
OPINIONS = {
    "burncycle": "tests.nets.burncycle.run",
    "breach": "tests.nets.breach.firewall.run",
}
"""By game, the module whose `run` compares."""


class Run(Protocol):
    """Compares this many positions made from a seed, resuming from what is in the folder.

    Gives the page with the figures, and the differences found.
    """

    def __call__(self, positions: int, seed: str, state_folder: Path) -> tuple[str, list[str]]: ...


def main() -> int:
    """Compare, say what was found, and write the page on request."""
    words = argparse.ArgumentParser(prog="scripts/second-opinion", description=__doc__)
    words.add_argument("game", choices=OPINIONS)
    words.add_argument("--positions", type=int, default=2000, help="how many positions to compare")
    words.add_argument("--seed", default="getaway", help="another seed makes other positions")
    words.add_argument("--state", type=Path, default=None, help="the folder of the run, to go on later")
    words.add_argument("--write", action="store_true", help="keep the figures in docs/figures")
    given = words.parse_args()
    folder = given.state or ROOT / "build" / "second-opinion" / given.game
    folder.mkdir(parents=True, exist_ok=True)
    run: Run = import_module(OPINIONS[given.game]).run
    page, differences = run(given.positions, given.seed, folder)
    print(page)
    print(*differences, sep="\n")
    if given.write:
        (ROOT / f"docs/figures/second-opinion-{given.game}.md").write_text(page, encoding="utf-8")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
