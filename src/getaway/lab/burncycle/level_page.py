"""docs/figures/burncycle-bots.md: how often each level wins each mission, made from the stored results."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from getaway.lab.burncycle import stored
from getaway.lab.burncycle.matches import CAP, Record
from getaway.lab.burncycle.page import PLAYERS, SEATS, USUAL, rate, records, table, word
from getaway.lab.burncycle.sums import LOSSES, of, summed
from getaway.lab.checkout import DOCS

FOLDER = DOCS / "figures" / "burncycle-bots"
PAGE = DOCS / "figures" / "burncycle-bots.md"
ORDER = ("newcomer", "regular", "expert")
Found = Mapping[str, Mapping[str, tuple[Record, ...]]]
"""Records by level and mission."""


def made(found: Found) -> str:
    """The page."""
    return "\n\n".join(parts(found)) + "\n"


def parts(found: Found) -> Iterator[str]:
    """The head, the levels side by side, and the cells of each level."""
    yield "# The bots of burncycle"
    yield (
        "Written by `scripts/figures/burncycle_bots --page` from matches on standard difficulty. All seats are played\n"
        "by bots of one level; the levels play the same seeds, which choose agents, command module and captain. A\n"
        f"match is stopped after {CAP:,} answers (`cap`). Intervals are 95 % Wilson intervals."
    )
    yield table(["level", "matches", "won", *LOSSES, "ms a decision", "lowest cell"], [row(n, found[n]) for n in found])
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
    each = sum(record.ms for record in everything) / max(1, sum(record.answers for record in everything))
    cells = [summed(of(mine, players=n)) for mine in missions.values() for n in PLAYERS]
    lowest = min([cell.rate for cell in cells if cell.matches], default=0.0)
    losses = [str(total.ends[cause]) for cause in LOSSES]
    return [level, str(total.matches), rate(total), *losses, f"{each:.1f}", f"{100 * lowest:.0f} %"]


def compared(found: Found) -> Iterator[str]:
    """The levels on the matches that all of them played."""
    by_level = {level: {key(r): r for mine in found[level].values() for r in mine} for level in found}
    if len(by_level) < 2:  # noqa: PLR2004 - one level has nothing to be compared with
        return
    shared = set.intersection(*[set(mine) for mine in by_level.values()])
    yield f"On the {len(shared)} matches that all levels played:"
    rows = [[level, rate(summed([mine[each] for each in shared]))] for level, mine in by_level.items()]
    yield table(["level", "won"], rows)


def key(record: Record) -> tuple[str, int, int]:
    """Which match it was."""
    return record.mission, record.players, record.seed


def kept(folder: Path = FOLDER) -> Found:
    """What is kept, by level and mission."""
    found = {level: records(stored.kept(folder / level), USUAL) for level in ORDER}
    return {level: missions for level, missions in found.items() if missions}


def write(folder: Path = FOLDER, path: Path = PAGE) -> None:
    """Write the page."""
    path.write_text(made(kept(folder)), encoding="utf-8")
