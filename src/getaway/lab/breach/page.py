"""docs/balance-breach.md: tables and plots, made from the stored results. What was tuned and why is written by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from getaway.lab.breach import stored
from getaway.lab.breach.matches import CAP
from getaway.lab.breach.stored import Results
from getaway.lab.breach.sums import (
    LONGEST,
    MOST,
    SHORTEST,
    SOLO,
    TOGETHER,
    Share,
    named,
    seats,
    summed,
    unmet,
)
from getaway.lab.burncycle.page import table
from getaway.lab.checkout import DOCS
from getaway.lab.marked import written
from getaway.lab.plots import Axis, Dot, dots

PAGE = DOCS / "balance-breach.md"
BEGIN, END = (
    "<!-- scripts/figures/breach_balance --page: begin -->",
    "<!-- scripts/figures/breach_balance --page: end -->",
)
NEW = f"# Balance of The Breach\n\n## What was tuned, and why\n\n{BEGIN}\n{END}\n"
SERIES = ("1 player", "2 players", "3 players", "4 players")
Kept = Mapping[int, Results]


def made(kept: Kept) -> str:
    """The generated part of the page."""
    if not kept:
        return "\nThere are no stored results yet.\n"
    return "\n" + "\n\n".join([*_lengths(kept), *_shares(kept)]) + "\n"


def _lengths(kept: Kept) -> Iterator[str]:
    sums = {n: summed(results.records) for n, results in kept.items()}
    yield "## Wins and rounds"
    yield (
        f"The greedy player played every seat in {sum(each.matches for each in sums.values()):,} matches. The match's\n"
        "seed chooses Avatars, Breachers, Programs and cubes of choice; dice and cards are ordinary seeded chance. A\n"
        f"match is stopped after {CAP:,} answers (`cap`). Intervals are 95 % Wilson intervals."
    )
    yield "![matches with a winner](figures/breach-balance/won.svg)"
    yield "![rounds](figures/breach-balance/rounds.svg)"
    head = ["", "matches", "won", "rounds: 10 % / median / 90 %", "Guardian awakens", "in round", "half units", "out"]
    rows = []
    for n, each in sums.items():
        low, high = each.interval
        rows.append(
            [
                SERIES[n - 1],
                f"{each.matches:,}",
                f"{100 * each.rate:.1f} % ({100 * low:.1f} to {100 * high:.1f})",
                f"{each.low:g} / {each.middle:g} / {each.high:g}",
                f"{100 * each.awake:.0f} %",
                f"{each.awoke:g}",
                f"{each.information:.2f}",
                f"{each.outs:.2f}",
            ]
        )
    yield table(head, rows)
    yield (
        "The round in which the Guardian awakens is the median over the matches in which it does. Every Objective\n"
        "needs five half units; the column shows how many a player has at the end. `out` is how often their Avatar\n"
        "was disconnected."
    )
    wrong = [f"- {SERIES[n - 1]}: {each}" for n, results in kept.items() for each in unmet(n, results.records)]
    yield (
        f"Goals: the middle 80 % of matches end after {SHORTEST} to {LONGEST} rounds; {_percent(TOGETHER)} of matches"
        f" with several\nplayers have a winner, and {_percent(SOLO)} of those with one; no seat, Avatar or Breacher"
        f" wins more than {MOST:g} times\nits fair share."
    )
    yield "\n".join(wrong) if wrong else "All goals are met."


def _percent(limits: tuple[float, float]) -> str:
    return f"{100 * limits[0]:.0f} to {100 * limits[1]:.0f} %"


def _shares(kept: Kept) -> Iterator[str]:
    yield "## Who wins"
    yield (
        "How often each one wins, as a multiple of its fair share, with intervals; 1 is fair. Everyone at a table has\n"
        "the same fair share of its wins; with one player, a share is compared with the mean of all."
    )
    for title, which in (("Avatars", 0), ("Breachers", 1)):
        yield f"![{title}](figures/breach-balance/{title.lower()}.svg)"
        yield _table(title, {n: named(results.records, which) for n, results in kept.items()})
    yield "![places](figures/breach-balance/places.svg)"
    yield _table("order in the first round", {n: seats(r.records) for n, r in kept.items() if n > 1})


def _table(title: str, found: Mapping[int, Mapping[str, Share]]) -> str:
    names = list(dict.fromkeys(name for each in found.values() for name in each))
    rows = [[name, *[cell(each.get(name)) for each in found.values()]] for name in names]
    return table([title, *[SERIES[n - 1] for n in found]], rows)


def cell(share: Share | None) -> str:
    """A ratio with its interval."""
    return "" if share is None else f"{share.ratio:.2f} ({share.low:.2f} to {share.high:.2f})"


# Plots


def plots(kept: Kept) -> dict[str, str]:
    """The plots by file name."""
    if not kept:
        return {}
    percent = Axis(0, 100, range(0, 101, 10), "matches that somebody wins, with 95 % intervals", " %")
    rounds = Axis(0, 20, range(0, 21, 2), "rounds: median and the middle 80 %")
    each = [(n, summed(results.records)) for n, results in kept.items()]
    won = [Dot(n - 1, 100 * s.rate, 100 * s.interval[0], 100 * s.interval[1]) for n, s in each]
    lengths = [Dot(n - 1, s.middle, s.low, s.high) for n, s in each]
    found = {n: results.records for n, results in kept.items()}
    return {
        "won.svg": dots("Matches that somebody wins", percent, SERIES, [("won", won)]),
        "rounds.svg": dots("Rounds", rounds, SERIES, [("rounds", lengths)]),
        "avatars.svg": shares("Avatars", {n: named(records, 0) for n, records in found.items()}),
        "breachers.svg": shares("Breachers", {n: named(records, 1) for n, records in found.items()}),
        "places.svg": shares("Order in the first round", {n: seats(r) for n, r in found.items() if n > 1}),
    }


def shares(title: str, found: Mapping[int, Mapping[str, Share]]) -> str:
    """A row for each name, a dot for each number of players."""
    axis = Axis(0, 2, (0, 0.5, 1, MOST, 2), "times the fair share of wins, with 95 % intervals")
    names = list(dict.fromkeys(name for each in found.values() for name in each))
    rows = [(name, [_dot(n, each[name]) for n, each in found.items() if name in each]) for name in names]
    return dots(title, axis, SERIES, rows)


def _dot(players: int, share: Share) -> Dot:
    return Dot(players - 1, share.ratio, share.low, share.high)


# Writing


def whole(before: str, kept: Kept) -> str:
    """The page with the part between the marks written again."""
    return written(before, BEGIN, END, made(kept))


def write(folder: Path = stored.FOLDER) -> None:
    """Write the page and its plots; for results stored elsewhere, write it next to them."""
    path = PAGE if folder == stored.FOLDER else folder / PAGE.name
    kept = stored.kept(folder)
    before = path.read_text(encoding="utf-8") if path.exists() else NEW
    path.write_text(whole(before, kept), encoding="utf-8")
    for name, plot in plots(kept).items():
        (folder / name).write_text(plot, encoding="utf-8")
