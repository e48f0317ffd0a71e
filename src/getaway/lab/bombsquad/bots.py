"""Simulate Bomb Squad: matches of a team by mission, level and number of players, and the page made of them.

    scripts/figures/bombsquad_bots --deals 20 --missions m01,m02 --players 3,4
    scripts/figures/bombsquad_bots --page

Matches that are kept and were played with the rules and bots as they are now are not played again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from getaway.games.bombsquad.table.pieces import DIFFICULTIES, mission, missions
from getaway.lab.bombsquad import page, stored
from getaway.lab.bombsquad.matches import TEAMS, Record, Table, recorded
from getaway.lab.spread import spreading


def tables(given: argparse.Namespace) -> Iterator[Table]:
    """Every table that is asked for: one deal of each kind, then the next, so that what is played is balanced."""
    for level, seed in product(given.levels, range(given.deals)):
        for name, players, team in product(given.missions, given.players, given.teams):
            fewest, most = mission(name).players
            if fewest <= players <= most:
                yield Table(name, level, players, team, seed)


def simulate(given: argparse.Namespace) -> None:
    """Play what is asked for and not kept; every match is saved when it's over."""
    names = stored.names_now()
    kept = {table_of(record): record for record in stored.current(names, given.folder)}
    missing = [table for table in tables(given) if table not in kept]
    with spreading(given.workers) as spread:
        for record in spread(recorded, missing):
            kept[table_of(record)] = record
            stored.save(names, kept.values(), given.folder)
    for told in page.lines(tuple(kept.values())):
        print(told)


def table_of(record: Record) -> Table:
    """Where a match was played."""
    return Table(record.mission, record.level, record.players, record.team, record.seed)


def words(text: str) -> tuple[str, ...]:
    """Words separated by commas."""
    return tuple(text.split(","))


def numbers(text: str) -> tuple[int, ...]:
    """Numbers separated by commas."""
    return tuple([int(word) for word in text.split(",")])


def arguments(given: list[str]) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="scripts/figures/bombsquad_bots", description=(__doc__ or "").splitlines()[0])
    add = parser.add_argument
    add("--deals", type=int, default=20, help="for each kind of table (20)")
    add("--missions", type=words, default=missions(), help="separated by commas (all)")
    add("--levels", type=words, default=DIFFICULTIES[:1], help="standard, epic or both (standard)")
    add("--players", type=numbers, default=(2, 3, 4, 6), help="separated by commas (2,3,4,6)")
    add("--teams", type=words, default=tuple(TEAMS), help="separated by commas (all)")
    add("--workers", type=int, default=1)
    add("--folder", type=Path, default=stored.FOLDER, help="where results are kept")
    add("--page", action="store_true", help="play nothing; write the table from what is kept")
    return parser.parse_args(given)


def main(given: list[str]) -> None:
    """Play, or write the page."""
    asked = arguments(given)
    if asked.page:
        page.write(asked.folder)
    else:
        simulate(asked)


if __name__ == "__main__":
    main(sys.argv[1:])
