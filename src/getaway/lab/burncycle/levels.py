"""Simulate the bots of burncycle: the same matches by each level, and the page made of them.

    scripts/figures/burncycle_bots --matches 5
    scripts/figures/burncycle_bots --levels expert --players 2,3 --minutes 30
    scripts/figures/burncycle_bots --page

Matches that are kept and were played with the rules and bots as they are now are not played again, so a run that was
stopped goes on where it was. Those that were played with other rules or bots never get onto the page.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from time import monotonic
from typing import Final

from getaway.bots import Budget
from getaway.bots.burncycle.expert import foreseen
from getaway.bots.burncycle.newcomer import simple
from getaway.bots.burncycle.regular import chip_by_chip
from getaway.games.burncycle import GAME
from getaway.kernel import Ask, Wish
from getaway.kernel.inside import Unwatched
from getaway.lab.burncycle import level_page, stored
from getaway.lab.burncycle.balance import some
from getaway.lab.burncycle.matches import Choose, Record, Table, offered, recorded_of
from getaway.lab.burncycle.stored import Results

DIFFICULTY = "standard"


def newcomer(_table: Table) -> Choose:
    """A team of newcomers."""
    return lambda match, ask: simple(match.g, ask)


def regular(_table: Table) -> Choose:
    """A team of regulars."""
    return lambda match, ask: chip_by_chip(match.g, ask)


def expert(table: Table) -> Choose:
    """A team of experts. Nothing in burncycle is hidden, so a copy with other dice is what a seat could draw itself."""
    number, simulations = iter(range(1 << 30)), GAME.levels["expert"].simulations

    def choose(match: Unwatched, ask: Ask) -> Wish:
        return foreseen(match, ask, Budget(simulations), f"{table.seed}/{next(number)}")[0]

    return choose


LEVELS: Final[dict[str, Callable[[Table], Choose]]] = {"newcomer": newcomer, "regular": regular, "expert": expert}
"""From weak to strong."""
FILES: Final = {
    "newcomer": ("newcomer.py",),
    "regular": ("regular.py",),
    "expert": ("expert.py", "ideas.py", "prospects.py"),
}
"""What each level has to itself; they share the team."""


def to_do(given: argparse.Namespace) -> Iterator[tuple[str, Table]]:
    """Every match that was asked for, the first of each kind before the second of any."""
    seeds = range(given.first, given.first + given.matches)
    for seed, mission, players, level in product(seeds, given.missions, given.players, given.levels):
        yield level, Table(mission, players, DIFFICULTY, seed)


def others_of(level: str) -> list[str]:
    """The files of the bots that a level doesn't use: if they change, it plays as before."""
    files = {name for names in FILES.values() for name in names}
    return sorted(files - set(FILES[level]))


def kept_now(level: str, mission: str, folder: Path) -> Results:
    """The results of a level that were made with the rules and bots as they are now."""
    kept, rules = stored.load(DIFFICULTY, mission, folder / level), stored.rules_now(mission, level, others_of(level))
    return kept if kept.rules == rules else Results(rules)


def drop_stale(folder: Path) -> Iterator[str]:
    """Remove what was played with other rules or bots than those of now, so that no page mixes it in, and name it."""
    for level, mission in product(LEVELS, offered()):
        kept, path = stored.load(DIFFICULTY, mission, folder / level), stored.place(DIFFICULTY, mission, folder / level)
        if kept.records and kept != kept_now(level, mission, folder):
            path.unlink()
            yield f"{level:10} {mission:20} {len(kept.records)} matches left out: the rules or the bots have changed"


def simulate(given: argparse.Namespace) -> None:
    """Play what isn't kept until the time is up, keep each match at once, and print it."""
    end = monotonic() + 60 * given.minutes
    kept: dict[tuple[str, str], Results] = {}
    for level, table in to_do(given):
        if monotonic() > end:
            return
        at = (level, table.mission)
        have = kept.setdefault(at, kept_now(*at, given.folder))
        if any((record.players, record.seed) == (table.players, table.seed) for record in have.records):
            continue
        record = recorded_of(table, LEVELS[level](table), cap=level_page.CAP)
        kept[at] = Results(have.rules, (*have.records, record))
        stored.save(DIFFICULTY, table.mission, kept[at], given.folder / level)
        print(f"{level:10} {told(record)}", flush=True)


def told(record: Record) -> str:
    """A match in a line."""
    each = record.ms / max(1, record.answers)
    head = f"{record.mission:20} {record.players} players, seed {record.seed}"
    return f"{head}: {record.result}, {record.answers} answers, {each:.1f} ms each"


def arguments(words: list[str]) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="scripts/figures/burncycle_bots", description=(__doc__ or "").splitlines()[0])
    add = parser.add_argument
    missions, levels = offered(), tuple(LEVELS)
    add("--matches", type=int, default=5, help="for each level, mission and number of players (5)")
    add("--first", type=int, default=0, help="the seed of the first match (0)")
    add("--missions", type=some(missions), default=missions, help="by name, separated by commas (all)")  # type: ignore[arg-type]
    add("--players", type=some(("1", "2", "3", "4")), default=("1", "2", "3", "4"), help="separated by commas")  # type: ignore[arg-type]
    add("--levels", type=some(levels), default=levels, help="separated by commas (all)")  # type: ignore[arg-type]
    add("--minutes", type=float, default=1e6, help="stop after this long; the next run goes on from there")
    add("--folder", type=Path, default=level_page.FOLDER, help="where results are kept")
    page = "play nothing; remove what was played with other code, and write docs/figures/burncycle-bots.md"
    add("--page", action="store_true", help=page)
    given = parser.parse_args(words)
    given.players = tuple(int(n) for n in given.players)
    return given


def main(words: list[str]) -> None:
    """Play, or write the page."""
    given = arguments(words)
    if given.page:
        for line in drop_stale(given.folder):
            print(line)
        level_page.write(given.folder)
    else:
        simulate(given)


if __name__ == "__main__":
    main(sys.argv[1:])
