"""Whole matches with bots through two nodes and two workers that are killed at random; run again, it goes on."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.company.audit import LATEST
from tests.company.people import TABLES
from tests.company.run import Leg, play
from tests.crash.legs import Notebook

FIGURES = Path(__file__).parents[2] / "docs/figures"
GROWTH = 1.1
"""By how much a node may grow from the second fifth of a leg, when it is warm, to its last."""
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

Times are those on the wall: whatever else the machine did counts too. How busy it was, and for how long it gave nobody
any time, which a thread of our own notices, is shown beside; `nice` is the priority of servers and clients (below 0
they came before others). Memory is flat where it grows by less than a tenth from the second fifth of a leg, when a
node is warm, to the last.
"""


def main() -> None:
    """Play what is left to play, and write the page."""
    words = argparse.ArgumentParser(prog="scripts/figures/company", description=__doc__)
    words.add_argument("--matches", type=int, default=200, help="of each game (200)")
    words.add_argument("--leg", type=int, default=20, help="at most as many on one set of servers (20)")
    words.add_argument("--at-once", type=int, default=10, help="of them at a time (10)")
    words.add_argument("--minutes", type=float, default=1e6, help="begin no leg after these")
    given = words.parse_args()
    end = time.monotonic() + 60 * given.minutes
    notebook = Notebook(FIGURES / "company.jsonl", Leg)
    while time.monotonic() < end:
        task = left(notebook.read(), given.matches)
        if task is None:
            break
        game, seed, matches = task
        with tempfile.TemporaryDirectory(prefix="getaway-company-") as folder:
            size = min(matches, given.leg)
            leg = asyncio.run(play(Path(folder), game, matches=size, at_once=given.at_once, seed=seed))
        notebook.add(leg)
        sys.stdout.write(told(leg) + "\n")
        sys.stdout.flush()
    legs = notebook.read()
    (FIGURES / "company.md").write_text("\n".join(page(legs)) + "\n", encoding="utf-8")
    sys.exit(any(faults(leg) for leg in legs))


def left(legs: Sequence[Leg], matches: int) -> tuple[str, int, int] | None:
    """The game with most still to play, the seed of its next leg, and how many matches that is; None for nothing."""
    missing = {game: matches - sum(len(leg.tables) for leg in legs if leg.game == game) for game in TABLES}
    game = max(missing, key=lambda each: missing[each])
    seeds = [leg.seed for leg in legs if leg.game == game]
    return (game, max(seeds, default=-1) + 1, missing[game]) if missing[game] > 0 else None


def told(leg: Leg) -> str:
    """A leg in a line."""
    late = sorted(each for table in leg.tables for each in table.late)
    how = f", late {late[len(late) // 2]} to {late[-1]} ms" if late else ""
    return (
        f"{leg.game} {leg.seed}: {len(leg.tables)} matches in {leg.seconds:.0f} s at load {leg.load:.1f}, "
        f"{leg.kills} kills, {len(late)} answers{how}; "
        f"{'; '.join(faults(leg)) or 'well'}"
    )


def broken(leg: Leg) -> list[str]:
    """Answers that were lost or given twice, and matches that never ended."""
    found = list(leg.failed)
    found += [f"{table.table} isn't over" for table in leg.tables if not table.over]
    return found + [f"{table.table} has answers twice" for table in leg.tables if table.twice]


def faults(leg: Leg) -> list[str]:
    """What should not be: that, and answers that came too late."""
    slow = [each.late for table in leg.tables for each in table.slow]
    return (
        broken(leg)
        + ([f"{len(slow)} answers late by more than {LATEST} ms, up to {max(slow)} ms"] if slow else [])
        + [f"{name} grows" for name, sizes in leg.memory.items() if grown(sizes) > GROWTH]
    )


def grown(sizes: Sequence[int]) -> float:
    """By how much a node has grown from the second fifth of a leg, when it was warm, to the last."""
    fifth = len(sizes) // 5
    return sum(sizes[-fifth:]) / sum(sizes[fifth : 2 * fifth]) if fifth else 1.0


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
    yield "\nEach leg has servers of its own.\n"
    yield "| game | leg | matches | at once | seconds | load | nice | cores | stood still | latest | of that still |"
    yield f"| --- |{' ---: |' * 10}"
    yield from [in_a_row(leg) for leg in legs]
    yield "\nResident memory of the nodes, in MB, in the last leg of each game: in its second fifth, and in its last.\n"
    yield "| game | node | first | last |"
    yield "| --- | --- | ---: | ---: |"
    for game in TABLES:
        for leg in [leg for leg in legs if leg.game == game][-1:]:
            for name, sizes in leg.memory.items():
                fifth = max(1, len(sizes) // 5)
                yield f"| {game} | {name} | {mean(sizes[fifth : 2 * fifth])} | {mean(sizes[-fifth:])} |"
    yield from told_faults(legs)


def in_a_row(leg: Leg) -> str:
    """A leg on the page."""
    latest = max((each for table in leg.tables for each in table.late), default=0)
    still = max([(each.late, each.still) for table in leg.tables for each in table.slow], default=(0, 0))[1]
    return (
        f"| {leg.game} | {leg.seed} | {len(leg.tables)} | {leg.at_once} | {leg.seconds:.0f} | {leg.load:.1f}"
        f" | {leg.nice} | {leg.cores or '-'} | {leg.stood / 1000:.1f} s | {latest} ms | {still} ms |"
    )


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
