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
GROWTH = 1.1
"""By how much a node may grow from the first fifth of a leg to its last."""
COLUMNS = (
    *("matches", "over", "workers killed", "bots' answers", "twice", "another"),
    *("late: median", "99 %", "latest", "above 15 s"),
)


ABOUT = """\
Written by `scripts/figures/company`: whole matches with two bots and one or two people who answer at random, on a
server of two nodes and two workers with its own PostgreSQL and NATS. Every few seconds a worker is killed and started
again. The log of every table is then played again: was each question of a bot answered once, and how long after its
time? At most 15 seconds are allowed: ten for the bot, and five. Each answer is also compared with what the bot says of
the same record; it is `another` where the bot took too long, so that any answer was given, or where a worker that had
just taken over knew less of what was told before.

The clock of an answer doesn't run while the whole machine stood still, which is noticed by a clock of our own; how long
that was is shown. Memory is flat where it grows by less than a tenth between the first fifth of a leg and its end.
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
    return (
        broken(leg)
        + [f"{table}: an answer {after} ms late" for table, after in late if after > LATEST]
        + [f"{name} grows" for name, sizes in leg.memory.items() if grown(sizes) > GROWTH]
    )


def grown(sizes: Sequence[int]) -> float:
    """By how much a node has grown since the first fifth of a leg, when it was warm."""
    fifth = len(sizes) // 5
    return sum(sizes[-fifth:]) / sum(sizes[fifth : 2 * fifth]) if fifth else 1.0


def worst(late: Sequence[int]) -> int:
    """The latest answer of a table."""
    return max(late, default=0)


def page(legs: Sequence[Leg]) -> Iterator[str]:
    """The page with the figures."""
    yield "# Bots on a server whose workers die\n"
    yield ABOUT
    yield f"| game | {' | '.join(COLUMNS)} |"
    yield f"| --- |{' ---: |' * len(COLUMNS)}"
    for game in TABLES:
        mine = [leg for leg in legs if leg.game == game]
        tables = [table for leg in mine for table in leg.tables]
        late = sorted(each for table in tables for each in table.late)
        if late:
            middle, most = late[len(late) // 2], late[int(0.99 * len(late))]
            yield (
                f"| {game} | {len(tables)} | {sum(table.over for table in tables)} | {sum(leg.kills for leg in mine)}"
                f" | {len(late)} | {sum(table.twice for table in tables)} | {sum(table.other for table in tables)}"
                f" | {middle} ms | {most} ms | {late[-1]} ms | {sum(each > LATEST for each in late)} |"
            )
    still, seconds = sum(leg.stood for leg in legs) / 1000, sum(leg.seconds for leg in legs)
    yield f"\nOf {seconds:.0f} seconds the machine stood still for {still:.0f}.\n"
    yield "Resident memory of the nodes, in MB, in the last leg of each game: after its first fifth, and in its last.\n"
    yield "| game | node | first | last |"
    yield "| --- | --- | ---: | ---: |"
    for game in TABLES:
        for leg in [leg for leg in legs if leg.game == game][-1:]:
            for name, sizes in leg.memory.items():
                fifth = max(1, len(sizes) // 5)
                yield f"| {game} | {name} | {mean(sizes[fifth : 2 * fifth])} | {mean(sizes[-fifth:])} |"
    yield from told_faults(legs)


def told_faults(legs: Sequence[Leg]) -> Iterator[str]:
    """What should not have been, leg by leg."""
    found = [f"- {leg.game}, leg {leg.seed}: {fault}" for leg in legs for fault in faults(leg)]
    yield "\nNothing that should not have been was found." if not found else "\nFound:\n"
    yield from found


def mean(sizes: Sequence[int]) -> str:
    """Kilobytes as megabytes."""
    return f"{sum(sizes) / max(1, len(sizes)) / 1024:.0f}"


if __name__ == "__main__":
    main()
