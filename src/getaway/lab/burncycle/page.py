"""docs/balance.md: tables and plots, made from the stored results. What was tuned and why is written by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from statistics import median, quantiles

from getaway.games.burncycle.table.parts import LAST_LEVEL
from getaway.lab.burncycle import stored
from getaway.lab.burncycle.matches import CAP, Record, offered
from getaway.lab.burncycle.stored import Results
from getaway.lab.burncycle.sums import ENDS, LOSSES, Sum, of, summed
from getaway.lab.checkout import DOCS
from getaway.lab.marked import written
from getaway.lab.plots import Axis, Bar, Dot, bars, dots
from getaway.texts import Texts

PAGE = DOCS / "balance.md"
BEGIN, END = "<!-- scripts/figures/balance --page: begin -->", "<!-- scripts/figures/balance --page: end -->"
USUAL = "standard"
ORDER = ("simplified", "standard", "seasoned")
"""The difficulties from easy to hard."""
PLAYERS = (1, 2, 3, 4)
SEATS = ("1 player", "2 players", "3 players", "4 players")
PERCENT = Axis(0, 100, range(0, 101, 10), "matches won, with 95 % intervals", " %")
Kept = Mapping[str, Mapping[str, Results]]

NEW = f"""# Balance of burncycle

## What was tuned, and why

{BEGIN}
{END}
"""


@cache
def word(name: str) -> str:
    """What the texts call a mission."""
    texts = Texts("getaway.games.burncycle", "en")
    key = f"word-{name.replace('_', '-')}"
    return texts.render(key) if key in texts else name.replace("_", " ")


def records(kept: Kept, difficulty: str) -> dict[str, tuple[Record, ...]]:
    """The records of a difficulty by mission, in the order in which missions are offered."""
    found = kept.get(difficulty, {})
    return {name: found[name].records for name in offered() if name in found and found[name].records}


# Text


def made(kept: Kept) -> str:
    """The generated part of the page."""
    usual = records(kept, USUAL)
    if not usual:
        return "\nThere are no stored results yet.\n"
    return "\n" + "\n\n".join([*_head(usual), *_tables(usual), *_difficulties(kept)]) + "\n"


def _head(usual: Mapping[str, Sequence[Record]]) -> Iterator[str]:
    sizes = [len(of(found, players=n)) for found in usual.values() for n in PLAYERS]
    each = f"{min(sizes)}" if min(sizes) == max(sizes) else f"{min(sizes)} to {max(sizes)}"
    yield "## Standard difficulty"
    yield (
        f"The scripted team played {sum(sizes):,} matches, {each} for each mission and number of players. The match's\n"
        "seed chooses agents, command module and captain, with no bot twice; dice and cards are ordinary seeded\n"
        f"chance. A match is stopped after {CAP:,} answers (`cap`). Intervals are 95 % Wilson intervals."
    )
    yield "![matches won by mission and number of players](figures/balance/won.svg)"


def _tables(usual: Mapping[str, Sequence[Record]]) -> Iterator[str]:
    sums = {name: [summed(of(found, players=n)) for n in PLAYERS] for name, found in usual.items()}
    everything = [summed([r for found in usual.values() for r in of(found, players=n)]) for n in PLAYERS]
    rows = [[word(name), *map(rate, each), rate(summed(usual[name]))] for name, each in sums.items()]
    rows.append(["all", *map(rate, everything), rate(summed([r for found in usual.values() for r in found]))])
    yield table(["won", *SEATS, "all"], rows)
    yield "## Rounds and threat"
    yield "Median number of rounds, mean threat at the end, and mean number of tasks done."
    yield "![rounds](figures/balance/rounds.svg)"
    yield "![threat at the end](figures/balance/threat.svg)"
    rows = [
        [word(name), *[f"{s.rounds:g} / {s.threat:.1f} / {s.tasks:.1f}" for s in each]] for name, each in sums.items()
    ]
    yield table(["rounds / threat / tasks", *SEATS], rows)
    yield "## How matches end"
    yield "![how matches end](figures/balance/ends.svg)"
    found = {name: summed(mine) for name, mine in usual.items()}
    rows = [[word(name), *[str(each.ends[end]) for end in ENDS], most(each)] for name, each in found.items()]
    yield table(["", *ENDS, "most are lost by"], rows)


def _difficulties(kept: Kept) -> Iterator[str]:
    found = {name: records(kept, name) for name in ORDER}
    yield "## The three difficulties"
    yield "![matches won by difficulty](figures/balance/difficulties.svg)"
    by_mission = {each: [summed(found[name].get(each, ())) for name in ORDER] for each in found[USUAL]}
    rows = [[word(mission), *map(rate, each)] for mission, each in by_mission.items()]
    rows.append(["all", *[rate(summed([r for mine in found[name].values() for r in mine])) for name in ORDER]])
    yield table(["won", *ORDER], rows)


def rate(found: Sum) -> str:
    """A share in per cent with its interval."""
    low, high = found.interval
    return f"{100 * found.rate:.1f} % ({100 * low:.1f} to {100 * high:.1f})" if found.matches else "not played"


def most(found: Sum) -> str:
    """The commonest cause of loss."""
    lost = [cause for cause in LOSSES if found.ends[cause]]
    return max(lost, key=lambda cause: found.ends[cause]) if lost else "nothing"


def table(head: Sequence[str], rows: Sequence[Sequence[str]], names: int = 1) -> str:
    """A Markdown table: the first columns aligned left, the others right."""
    rule = [*["---"] * names, *["---:"] * (len(head) - names)]
    return "\n".join("| " + " | ".join(row) + " |" for row in (head, rule, *rows))


# Plots


def plots(kept: Kept) -> dict[str, str]:
    """The plots by file name."""
    usual = records(kept, USUAL)
    if not usual:
        return {}
    by_players = [(word(name), [of(found, players=n) for n in PLAYERS]) for name, found in usual.items()]
    longest = max(r.rounds for _, cells in by_players for cell in cells for r in cell)
    rounds = Axis(0, longest, range(0, longest + 1, 1 + longest // 12), "rounds: median and middle half")
    threat = Axis(1, LAST_LEVEL, (1, 5, 10, 15, 20, 26), "threat when the match ended: median and middle half")
    found = {name: records(kept, name) for name in ORDER}
    by_difficulty = [(word(name), [list(found[each].get(name, ())) for each in ORDER]) for name in usual]
    ends = Axis(0, 100, range(0, 101, 10), "share of matches; a bar for each number of players", " %")
    return {
        "won.svg": dots("Matches won, standard difficulty", PERCENT, SEATS, [(n, wins(c)) for n, c in by_players]),
        "rounds.svg": dots("Rounds", rounds, SEATS, [(n, halves(c, "rounds")) for n, c in by_players]),
        "threat.svg": dots("Threat at the end", threat, SEATS, [(n, halves(c, "threat")) for n, c in by_players]),
        "ends.svg": bars("How matches end", ends, ENDS, [(n, shares(c)) for n, c in by_players]),
        "difficulties.svg": dots("The three difficulties", PERCENT, ORDER, [(n, wins(c)) for n, c in by_difficulty]),
    }


def wins(cells: Sequence[Sequence[Record]]) -> list[Dot]:
    """Win rates in per cent, with their intervals."""
    sums = [summed(cell) for cell in cells]
    return [Dot(n, 100 * s.rate, 100 * s.interval[0], 100 * s.interval[1]) for n, s in enumerate(sums) if s.matches]


def halves(cells: Sequence[Sequence[Record]], what: str) -> list[Dot]:
    """Medians with the middle half of the values."""
    values = [[getattr(record, what) for record in cell] for cell in cells]
    return [Dot(n, median(each), *_middle(each)) for n, each in enumerate(values) if each]


def _middle(values: Sequence[int]) -> tuple[float, float]:
    low, _, high = quantiles(values, n=4, method="inclusive") if len(values) > 1 else (values[0],) * 3
    return low, high


def shares(cells: Sequence[Sequence[Record]]) -> list[Bar]:
    """How matches ended, in shares."""
    sums = [summed(cell) for cell in cells]
    return [Bar(str(n), [s.ends[end] / s.matches for end in ENDS]) for n, s in enumerate(sums, 1) if s.matches]


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
