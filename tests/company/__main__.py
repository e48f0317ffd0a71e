"""Whole matches with bots through two nodes and two workers that are killed at random; run again, it goes on."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.company.people import TABLES
from tests.company.run import Leg, play
from tests.crash.legs import Notebook

FIGURES = Path(__file__).parents[2] / "docs/figures"
LEG = 20
"""Matches in one leg."""
LATEST = 15_000
"""Milliseconds by which an answer may be late: a bot's ten seconds, and five."""


ABOUT = """\
Written by `scripts/figures/company`: whole matches with two bots and one or two people who answer at random, on a
server of two nodes and two workers with its own PostgreSQL and NATS. Every few seconds a worker is killed and started
again. The log of every table is then played again: was each question of a bot answered once, and how long after its
time? At most 15 seconds are allowed: ten for the bot, and five.
"""


def main() -> None:
    """Play what is left to play, and write the page."""
    words = argparse.ArgumentParser(prog="scripts/figures/company", description=__doc__)
    words.add_argument("--matches", type=int, default=200, help="of each game")
    words.add_argument("--at-once", type=int, default=10)
    given = words.parse_args()
    notebook = Notebook(FIGURES / "company.jsonl", Leg)
    for game, seed in left(notebook.read(), given.matches):
        with tempfile.TemporaryDirectory(prefix="getaway-company-") as folder:
            notebook.add(asyncio.run(play(Path(folder), game, matches=LEG, at_once=given.at_once, seed=seed)))
    legs = notebook.read()
    (FIGURES / "company.md").write_text("\n".join(page(legs)) + "\n", encoding="utf-8")
    sys.exit(any(faults(leg) for leg in legs))


def left(legs: Sequence[Leg], matches: int) -> Iterator[tuple[str, int]]:
    """The game and seed of each leg that is still to be played, the games in turn."""
    for seed in range(-(-matches // LEG)):
        yield from ((game, seed) for game in TABLES if not any((leg.game, leg.seed) == (game, seed) for leg in legs))


def broken(leg: Leg) -> list[str]:
    """Answers that were lost or given twice, and matches that never ended."""
    found = list(leg.failed)
    found += [f"{table.table} isn't over" for table in leg.tables if not table.over]
    return found + [f"{table.table} has answers twice" for table in leg.tables if table.twice]


def faults(leg: Leg) -> list[str]:
    """What should not be: that, and answers that came too late."""
    late = [(table.table, worst(table.late)) for table in leg.tables]
    return broken(leg) + [f"{table}: an answer {after} ms late" for table, after in late if after > LATEST]


def worst(late: Sequence[int]) -> int:
    """The latest answer of a table."""
    return max(late, default=0)


def page(legs: Sequence[Leg]) -> Iterator[str]:
    """The page with the figures."""
    yield "# Bots on a server whose workers die\n"
    yield ABOUT
    yield "| game | matches | over | workers killed | bots' answers | twice | late: median | 99 % | latest | failed |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    for game in TABLES:
        mine = [leg for leg in legs if leg.game == game]
        tables = [table for leg in mine for table in leg.tables]
        late = sorted(each for table in tables for each in table.late)
        if late:
            middle, most = late[len(late) // 2], late[int(0.99 * len(late))]
            yield (
                f"| {game} | {len(tables)} | {sum(table.over for table in tables)} | {sum(leg.kills for leg in mine)}"
                f" | {len(late)} | {sum(table.twice for table in tables)} | {middle} ms | {most} ms | {late[-1]} ms"
                f" | {sum(len(leg.failed) for leg in mine)} |"
            )
    yield "\nResident memory of the nodes, in MB, over a leg of matches: after its first and in its last tenth.\n"
    yield "| game | node | first | last |"
    yield "| --- | --- | ---: | ---: |"
    for game in TABLES:
        for leg in [leg for leg in legs if leg.game == game][-1:]:
            for name, sizes in leg.memory.items():
                tenth = max(1, len(sizes) // 10)
                yield f"| {game} | {name} | {mean(sizes[tenth : 2 * tenth])} | {mean(sizes[-tenth:])} |"


def mean(sizes: Sequence[int]) -> str:
    """Kilobytes as megabytes."""
    return f"{sum(sizes) / max(1, len(sizes)) / 1024:.0f}"


if __name__ == "__main__":
    main()
