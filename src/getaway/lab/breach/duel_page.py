"""The page about levels of bots against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from getaway.lab.breach.duel_store import FOLDER, Results, stored
from getaway.lab.breach.duels import Pairing
from getaway.lab.burncycle.page import table
from getaway.lab.burncycle.sums import core_hours, wilson

HEAD: Final = """# Bots of The Breach against each other

Written by `scripts/figures/breach_bots --page`.

One seat is played by the first level, all others by the second; that seat changes from match to match, and each deal
is played once from every seat. `won` is the share of matches that the first level's seat won, with 95 % Wilson
intervals; `fair` is what an equal player would win. With one player it's the share won against the Firewall. A number
after a level is its simulations for a decision, where they aren't the usual ones. Times are processor time of one
core for a decision of the first level, drawing its worlds included: for all of them, for those that are searched, and
in hours for all matches.
"""
COLUMNS: Final = (
    *("level", "against", "players", "matches", "won", "fair", "rounds"),
    *("ms a decision", "ms a search", "core-hours"),
)
OLD: Final = "Rows with a star were played with rules or bots as they were before."


def page(folder: Path = FOLDER) -> str:
    """The page made of what is kept."""
    kept = [each for each in stored(folder) if each.duels]
    rows = [row(each) for each in kept]
    found = table(list(COLUMNS), rows) if rows else "There are no stored results yet."
    return "\n".join([HEAD, found, *(["", OLD] if any(map(old, kept)) else [])]) + "\n"


def row(results: Results) -> list[str]:
    """A pairing as a row of the table."""
    n, duels = len(results.duels), results.duels
    low, high = wilson(results.wins, n)
    alone = results.players == 1
    return [
        results.one.replace(":", ", ") + " \\*" * old(results),
        "the Firewall" if alone else results.other,
        str(results.players),
        str(n),
        f"{100 * results.wins / n:.1f} % ({100 * low:.1f} to {100 * high:.1f})",
        "" if alone else f"{100 / results.players:.0f} %",
        f"{sum(each.rounds for each in duels) / n:.1f}",
        mean([each.ms for each in duels], [each.decisions for each in duels]),
        mean([each.searching for each in duels], [each.searched for each in duels]),
        core_hours(sum([each.ms for each in duels])),
    ]


def mean(sums: list[float], counts: list[int]) -> str:
    """A mean over all matches; nothing where there's nothing to count."""
    return f"{sum(sums) / sum(counts):.0f}" if sum(counts) else ""


def old(results: Results) -> bool:
    """Whether rules or bots have changed since."""
    return results.code != Pairing(results.one, results.other, results.players).code


def write(folder: Path = FOLDER) -> None:
    """Write the page beside the folder."""
    folder.with_suffix(".md").write_text(page(folder), encoding="utf-8")
