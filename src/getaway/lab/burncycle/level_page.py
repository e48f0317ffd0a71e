"""docs/figures/burncycle-bots.md: how often each level wins each mission, made from the stored results."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby, pairwise
from pathlib import Path
from statistics import fmean

from getaway.lab.burncycle import stored
from getaway.lab.burncycle.matches import Record
from getaway.lab.burncycle.page import PLAYERS, SEATS, USUAL, rate, records, table, word
from getaway.lab.burncycle.sums import LOSSES, core_hours, of, summed
from getaway.lab.checkout import DOCS

FOLDER = DOCS / "figures" / "burncycle-bots"
PAGE = DOCS / "figures" / "burncycle-bots.md"
CAP = 5000
"""Answers after which a match is stopped: far more than four bots take to win or lose one."""
ORDER = ("newcomer", "regular", "expert")
Found = Mapping[str, Mapping[str, tuple[Record, ...]]]
"""Records by level and mission."""
Key = tuple[str, int, int]
WON = "won"


def made(found: Found) -> str:
    """The page."""
    return "\n\n".join(parts(found)) + "\n"


def parts(found: Found) -> Iterator[str]:
    """The head, the levels side by side, and the cells of each level."""
    yield "# The bots of burncycle"
    yield (
        "Written by `scripts/figures/burncycle_bots --page` from matches on standard difficulty. All seats are played\n"
        "by bots of one level; the seed chooses agents, command module and captain. A match is stopped after\n"
        f"{CAP:,} answers (`cap`). Intervals are 95 % Wilson intervals. Matches that were played with other rules or\n"
        "bots than those of the day this page was written are left out."
    )
    head = ["level", "seeds", "matches", "won", "mean of cells", *LOSSES, "ms a decision", "core-hours", "lowest cell"]
    yield table(head, [row(n, found[n]) for n in found])
    yield from compared(found)
    for level, missions in found.items():
        yield f"## {level.capitalize()}"
        rows = [
            [word(name), *[rate(summed(of(mine, players=n))) for n in PLAYERS], rate(summed(mine))]
            for name, mine in missions.items()
        ]
        yield table(["won", *SEATS, "all"], rows)


def row(level: str, missions: Mapping[str, tuple[Record, ...]]) -> list[str]:
    """A level in a row."""
    everything = [record for mine in missions.values() for record in mine]
    total = summed(everything)
    spent = sum(record.ms for record in everything)
    each = spent / max(1, sum(record.answers for record in everything))
    cells = [summed(of(mine, players=n)) for mine in missions.values() for n in PLAYERS]
    rates = [100 * cell.rate for cell in cells if cell.matches]
    mean, lowest = (f"{fmean(rates):.1f} %", f"{min(rates):.0f} %") if rates else ("", "")
    seeds = ", ".join(runs({record.seed for record in everything}))
    losses = [str(total.ends[cause]) for cause in LOSSES]
    return [level, seeds, str(total.matches), rate(total), mean, *losses, f"{each:.1f}", core_hours(spent), lowest]


def runs(seeds: Iterable[int]) -> Iterator[str]:
    """Seeds in order, three or more in a row as first and last."""
    for _, together in groupby(enumerate(sorted(seeds)), lambda at: at[1] - at[0]):
        row = [str(seed) for _, seed in together]
        yield from (f"{row[0]} to {row[-1]}",) if row[2:] else row


def compared(found: Found) -> Iterator[str]:
    """Each level and the next stronger one on the matches that both played."""
    by_level = {level: {key(r): r for mine in found[level].values() for r in mine} for level in found}
    rows = [pair(weak, strong, by_level[weak], by_level[strong]) for weak, strong in pairwise(by_level)]
    if rows:
        yield "Two levels on the matches that both played, and how many of these only one of them won:"
        yield table(["levels", "matches", "won", "won", "only the first", "only the second"], rows)


def pair(weak: str, strong: str, first: Mapping[Key, Record], second: Mapping[Key, Record]) -> list[str]:
    """Two levels in a row."""
    shared = sorted(set(first) & set(second))
    won = [(first[each].result == WON, second[each].result == WON) for each in shared]
    rates = [rate(summed([mine[each] for each in shared])) for mine in (first, second)]
    return [f"{weak}, {strong}", str(len(shared)), *rates, str(won.count((True, False))), str(won.count((False, True)))]


def key(record: Record) -> Key:
    """Which match it was."""
    return record.mission, record.players, record.seed


def kept(folder: Path = FOLDER) -> Found:
    """What is kept, by level and mission."""
    found = {level: records(stored.kept(folder / level), USUAL) for level in ORDER}
    return {level: missions for level, missions in found.items() if missions}


def write(folder: Path = FOLDER, path: Path = PAGE) -> None:
    """Write the page."""
    path.write_text(made(kept(folder)), encoding="utf-8")
