"""docs/figures/bombsquad-bots.md: how far each team gets, from the stored results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from getaway.lab.bombsquad import stored
from getaway.lab.bombsquad.matches import TURN_SECONDS, Record
from getaway.lab.bombsquad.sums import GOALS, Sum, summed
from getaway.lab.burncycle.page import table

HEAD: Final = ("mission", "players", "team", "deals", "of the perfect score", "five stars", "turns", "reserve", "ended")


def lines(records: Sequence[Record]) -> Iterator[str]:
    """A line for each kind of table."""
    for row in rows(records):
        yield ", ".join(f"{name} {value}" for name, value in zip(HEAD, row, strict=True))


def rows(records: Sequence[Record]) -> Iterator[list[str]]:
    """A row for each kind of table."""
    for mission, level, players, team in sorted(set(map(kind_of, records))):
        some = [
            each
            for each in records
            if (each.mission, each.level, each.players, each.team) == (mission, level, players, team)
        ]
        yield [f"{mission} {level}", str(players), team, *cells(summed(some))]


def kind_of(record: Record) -> tuple[str, str, int, str]:
    """The kind of table that a match was played at."""
    return record.mission, record.level, record.players, record.team


def cells(found: Sum) -> list[str]:
    """The figures of one kind of table."""
    return [
        str(found.matches),
        f"{100 * found.share:.0f} % ({100 * found.low:.0f} to {100 * found.high:.0f})",
        f"{100 * found.stars:.0f} % ({100 * found.fewest:.0f} to {100 * found.most:.0f})",
        f"{found.turns:.0f}",
        f"{found.reserve:.1f}",
        ", ".join(f"{cause} {count}" for cause, count in sorted(found.causes.items())),
    ]


ABOUT: Final = f"""\
Every seat is played by the same team, and the clock runs {TURN_SECONDS} seconds a turn. `regular` is the literal
player, `random` answers at random, and the planner that sees all hands does what no team can. Intervals are at 95 %:
by bootstrap for the score, Wilson for five stars. Made by `scripts/figures/bombsquad_bots`, which keeps the matches
in `docs/figures/bombsquad-bots`."""
OLD: Final = "These results were made with other rules or bots than there are now."


def made(records: Sequence[Record], *, old: bool) -> str:
    """The whole page."""
    score, stars = GOALS["regular"]
    goals = f"{100 * score:.0f} % of the perfect score, and five stars in {100 * stars:.0f} % of matches."
    parts = ["# How far the bots of Bomb Squad get", ABOUT, f"Goals for `regular` on standard missions: {goals}"]
    return "\n\n".join([*parts, *[OLD] * old, table(list(HEAD), list(rows(records)))]) + "\n"


def write(folder: Path = stored.FOLDER) -> None:
    """Write the page beside the results."""
    kept = stored.load(folder)
    records = [record for each in kept.values() for record in each]
    folder.with_suffix(".md").write_text(made(records, old=stored.rules_now() not in kept), encoding="utf-8")
