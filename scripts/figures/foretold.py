"""Compare what is foretold of options with what happens, at many positions of every game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

from getaway import games
from getaway.suite.options import check_anchors, check_passes, check_plan, check_weighed
from getaway.suite.report import Report
from getaway.suite.walk import walk

PAGE = Path(__file__).parents[2] / "docs" / "figures" / "foretold.md"
HEAD = """# What is foretold, and what happens

Written by `scripts/figures/foretold`. Random matches of every game are played, and at each decision some options are
weighed on a fork and then carried out: the consequences must be those foretold, and an option is final exactly if it
can't be undone. A random plan must lead where its steps lead one by one, and stop at an unforeseen alarm, at a step
that isn't legal any more and where others are asked. What passes by itself must lead where answers by hand lead.

| game | positions | anchors | options weighed | consequences | plans | stopped | passed by themselves | faults |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
"""


def compared(name: str, positions: int, seed: int) -> Report:
    """The checks at this many positions of a game."""
    game, report, number = games.find(name), Report(name), 0
    dice = Random(seed)  # noqa: S311 - play isn't cryptography
    while report.tried["positions"] < positions:
        for match, _ in walk(game, number, seed):
            report.tried["positions"] += 1
            check_anchors(match, report)
            check_weighed(match, dice, report)
            check_plan(match, dice, report)
            check_passes(match, report)
            if report.tried["positions"] >= positions:
                break
        number += 1
    return report


def row(report: Report) -> str:
    """A line of the table."""
    tried = report.tried
    stopped = sum(n for what, n in tried.items() if what.startswith("plans stopped"))
    named = ("anchors", "options weighed", "consequences foretold", "plans carried through")
    cells = [tried["positions"], *[tried[what] for what in named], stopped, tried["questions passed by themselves"]]
    return f"| {report.game} | " + " | ".join(f"{n:,}" for n in (*cells, len(report.findings))) + " |"


def main(args: list[str]) -> int:
    """Compare, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=5000)
    parser.add_argument("--games", default=",".join(games.names()))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--page", type=Path, default=PAGE)
    given = parser.parse_args(args)
    reports = []
    for name in given.games.split(","):
        reports.append(compared(name, given.positions, given.seed))
        print(row(reports[-1]), *reports[-1].findings[:5], sep="\n", flush=True)
    given.page.write_text(HEAD + "\n".join(map(row, reports)) + "\n", encoding="utf-8")
    return int(any(report.findings for report in reports))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
