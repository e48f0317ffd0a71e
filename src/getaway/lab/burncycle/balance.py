"""Simulate burncycle: matches of the scripted team by mission and number of players, and the pages made of them.

    scripts/figures/balance --missions fire_drill --matches 100
    scripts/figures/balance --difficulty seasoned --players 2,3
    scripts/figures/balance --page --usage

Matches that are kept and were played with the rules as they are now are not played again.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import msgspec

from getaway.games.burncycle.table.parts import DIFFICULTIES
from getaway.lab.burncycle import page, report, stored
from getaway.lab.burncycle.matches import PLAYER, Record, Table, offered, player, recorded
from getaway.lab.burncycle.stored import FIELDS, Results, Uses
from getaway.lab.burncycle.sums import HEAD, line, of, summed
from getaway.lab.burncycle.usage import Usage
from getaway.lab.spread import Spread, spreading

CHUNK = 5


class Work(NamedTuple):
    """Some matches for a worker, and by whom they are played."""

    tables: tuple[Table, ...]
    player: str


def worked(work: Work) -> tuple[list[Record], Uses]:
    """What a worker makes of its matches."""
    usage, decide = Usage(), player(work.player)
    records = [recorded(table, decide, usage) for table in work.tables]
    players = work.tables[0].players
    return records, Counter({(players, kind, name): n for (kind, name), n in usage.counts.items() if n})


def cell(tables: list[Table], name: str, spread: Spread) -> tuple[list[Record], Uses]:
    """Play the matches of one mission and number of players."""
    works = [Work(tuple(tables[i : i + CHUNK]), name) for i in range(0, len(tables), CHUNK)]
    records: list[Record] = []
    uses: Uses = Counter()
    for found, used in spread(worked, works):
        records += found
        uses.update(used)
    return records, uses


def to_do(given: argparse.Namespace, mission: str, players: int, kept: Results) -> list[Table]:
    """The matches of a mission that are not kept yet."""
    known = {record.seed for record in of(kept.records, players=players)}
    seeds = [seed for seed in range(given.matches) if seed not in known]
    return [Table(mission, players, given.difficulty, seed) for seed in seeds]


def simulate(given: argparse.Namespace) -> list[Record]:
    """Play what is asked for and not kept, keep it mission by mission, and print as it goes."""
    everything: list[Record] = []
    print(HEAD)
    with spreading(given.workers) as spread:
        for mission in given.missions:
            rules = stored.rules_now(mission, given.player)
            kept = stored.load(given.difficulty, mission, given.folder)
            if kept.rules != rules or given.again:
                kept = Results(rules)
            for players in given.players:
                kept = filled(given, mission, players, kept, spread)
                mine = of(kept.records, players=players)
                print(line(mission, players, summed(mine)), flush=True)
                everything += mine
    print(line("all", "all", summed(everything)))
    return everything


def filled(given: argparse.Namespace, mission: str, players: int, kept: Results, spread: Spread) -> Results:
    """Play and save the matches of a mission that are missing for a number of players; return its results."""
    tables = to_do(given, mission, players, kept)
    if not tables:
        return kept
    records, uses = cell(tables, given.player, spread)
    kept = Results(kept.rules, (*kept.records, *records), kept.uses + uses)
    stored.save(given.difficulty, mission, kept, given.folder)
    return kept


def old(given: argparse.Namespace) -> list[str]:
    """Which results were made with other rules, content or player than there are now."""
    kept = stored.kept(given.folder)
    found = [
        (difficulty, mission, kept[difficulty][mission].rules) for difficulty in kept for mission in kept[difficulty]
    ]
    return [
        f"old: {d} {m}" for d, m, rules in found if m not in offered() or rules != stored.rules_now(m, given.player)
    ]


def write_csv(path: Path, records: list[Record]) -> None:
    """Every record in a row, for a spreadsheet."""
    with path.open("w", encoding="utf-8", newline="") as out:
        rows = csv.writer(out, lineterminator="\n")
        rows.writerow(FIELDS)
        rows.writerows(msgspec.structs.astuple(record) for record in records)


def some(known: tuple[str, ...]) -> object:
    """A list of names, separated by commas."""

    def read(text: str) -> tuple[str, ...]:
        names = tuple(text.split(","))
        wrong = [name for name in names if name not in known]
        if wrong:
            raise argparse.ArgumentTypeError(f"unknown: {', '.join(wrong)}; known are {', '.join(known)}")
        return names

    return read


def arguments(words: list[str]) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="scripts/figures/balance", description=(__doc__ or "").splitlines()[0])
    add = parser.add_argument
    missions = offered()
    add("--matches", type=int, default=200, help="for each mission and number of players (200)")
    add("--missions", type=some(missions), default=missions, help="by name, separated by commas (all)")  # type: ignore[arg-type]
    add("--players", type=some(("1", "2", "3", "4")), default=("1", "2", "3", "4"), help="separated by commas")  # type: ignore[arg-type]
    add("--difficulty", choices=DIFFICULTIES, default="standard")
    add("--out", type=Path, help="write the records as plain CSV, too")
    add("--again", action="store_true", help="play again what is kept")
    add("--workers", type=int, default=2)
    add("--player", default=PLAYER, help="who decides, as module:function")
    add("--folder", type=Path, default=stored.FOLDER, help="where results are kept")
    add("--page", action="store_true", help="play nothing; write docs/balance.md from what is kept")
    add("--usage", action="store_true", help="play nothing; write docs/figures/burncycle-usage.md from what is kept")
    given = parser.parse_args(words)
    given.players = tuple(int(n) for n in given.players)
    return given


def main(words: list[str]) -> None:
    """Play, or write pages."""
    given = arguments(words)
    if given.page:
        page.write(given.folder)
    if given.usage:
        report.write(given.folder)
    if given.page or given.usage:
        print("\n".join(old(given)) or "all results are of the rules as they are now")
        return
    records = simulate(given)
    if given.out:
        write_csv(given.out, records)


if __name__ == "__main__":
    main(sys.argv[1:])
