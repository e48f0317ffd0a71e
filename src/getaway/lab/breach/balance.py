"""Simulate The Breach: matches of the greedy player by number of players, and the page made of them.

    scripts/figures/breach_balance --matches 300 --players 2,3
    scripts/figures/breach_balance --page

Matches that are kept and were played with the rules as they are now are not played again.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import NamedTuple

from getaway.lab.breach import page, stored
from getaway.lab.breach.matches import PLAYER, Record, Table, player, recorded
from getaway.lab.breach.stored import PLAYERS, Results
from getaway.lab.breach.sums import named, summed, unmet
from getaway.lab.spread import Spread, spreading

CHUNK = 20


class Work(NamedTuple):
    """Some matches for a worker, and by whom they are played."""

    tables: tuple[Table, ...]
    player: str


def worked(work: Work) -> list[Record]:
    """What a worker makes of its matches."""
    return [recorded(table, player(work.player)) for table in work.tables]


def filled(given: argparse.Namespace, players: int, spread: Spread) -> Results:
    """The results for a number of players; missing matches are played and saved chunk by chunk."""
    rules = stored.rules_now(given.player)
    kept = stored.load(players, given.folder)
    if kept.rules != rules or given.again:
        kept = Results(rules)
    known = {record.seed for record in kept.records}
    tables = [Table(players, seed) for seed in range(given.matches) if seed not in known]
    works = [Work(tuple(tables[i : i + CHUNK]), given.player) for i in range(0, len(tables), CHUNK)]
    records = list(kept.records)
    for found in spread(worked, works):
        records += found
    kept = Results(rules, tuple(sorted(records, key=lambda record: record.seed)))
    stored.save(players, kept, given.folder)
    return kept


def simulate(given: argparse.Namespace) -> None:
    """Play what is asked for and not kept, and print as it goes."""
    with spreading(given.workers) as spread:
        for players in given.players:
            print(told(players, filled(given, players, spread).records), flush=True)


def told(players: int, records: tuple[Record, ...]) -> str:
    """Sum up the matches with a number of players in a few lines."""
    s = summed(records)
    low, high = s.interval
    head = (
        f"{players} players, {s.matches} matches: won {100 * s.rate:.1f} % ({100 * low:.1f} to {100 * high:.1f}),"
        f" rounds {s.low:g} / {s.middle:g} / {s.high:g}, awake {100 * s.awake:.0f} % in round {s.awoke:g},"
        f" {s.information:.2f} half units, out {s.outs:.2f}, {s.answers:.0f} answers, {dict(s.results)}"
    )
    lines = [head]
    for which in (0, 1):
        shares = named(records, which).items()
        lines.append("  " + ", ".join(f"{name} {share.ratio:.2f}" for name, share in shares))
    return "\n".join([*lines, *[f"  not met: {each}" for each in unmet(players, records)]])


def old(given: argparse.Namespace) -> list[str]:
    """Which results were made with other rules, content or player than there are now."""
    rules = stored.rules_now(given.player)
    return [f"old: {players} players" for players, each in stored.kept(given.folder).items() if each.rules != rules]


def counts(text: str) -> tuple[int, ...]:
    """Numbers of players, separated by commas."""
    found = tuple([int(n) for n in text.split(",")])
    if not set(found) <= set(PLAYERS):
        raise argparse.ArgumentTypeError("players are 1 to 4")
    return found


def arguments(words: list[str]) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="scripts/figures/breach_balance", description=(__doc__ or "").splitlines()[0])
    add = parser.add_argument
    add("--matches", type=int, default=2000, help="for each number of players (2000)")
    add("--players", type=counts, default=PLAYERS, help="separated by commas (1,2,3,4)")
    add("--again", action="store_true", help="play again what is kept")
    add("--workers", type=int, default=2)
    add("--player", default=PLAYER, help="who decides, as module:function")
    add("--folder", type=Path, default=stored.FOLDER, help="where results are kept")
    add("--page", action="store_true", help="play nothing; write docs/balance-breach.md from what is kept")
    return parser.parse_args(words)


def main(words: list[str]) -> None:
    """Play, or write the page."""
    given = arguments(words)
    if given.page:
        page.write(given.folder)
        print("\n".join(old(given)) or "all results are of the rules as they are now")
    else:
        simulate(given)


if __name__ == "__main__":
    main(sys.argv[1:])
