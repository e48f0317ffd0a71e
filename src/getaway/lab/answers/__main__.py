"""Count the answers that the games want from their players, and write docs/figures/answers.md.

    scripts/figures/answers --column before
    scripts/figures/answers --column after --plans
    scripts/figures/answers --column after --plans --games burncycle --matches 96

Matches are played in the same order each time, so two columns with the same number of them can be compared. A column
that is there already is replaced game by game.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from getaway.lab.answers import page
from getaway.lab.answers.counting import Tally, together
from getaway.lab.answers.page import Column
from getaway.lab.answers.players import PLAYERS


def parsed(args: list[str]) -> argparse.Namespace:
    """What is wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--column", default="before", help="the column that the counts go to")
    parser.add_argument("--matches", type=int, default=48, help="matches of each game")
    parser.add_argument("--games", default=",".join(PLAYERS), help="which games, with commas between")
    parser.add_argument("--plans", action="store_true", help="the table takes plans and passes empty questions")
    parser.add_argument("--page", type=Path, default=page.PAGE, help="the page to write; its .json lies beside it")
    return parser.parse_args(args)


def kept(given: argparse.Namespace, game: str, tally: Tally) -> None:
    """Put the counts of a game into their column."""
    columns = page.load(given.page)
    before = columns.get(given.column, Column(given.plans))
    columns[given.column] = Column(given.plans, {**before.games, game: tally})
    page.save(columns, given.page)


def main(args: list[str]) -> int:
    """Play, count, and keep game by game."""
    given = parsed(args)
    for game in given.games.split(","):
        tally = together([PLAYERS[game].play(number, plans=given.plans) for number in range(given.matches)])
        kept(given, game, tally)
        print(f"{game}: {tally.answered / tally.turns:.2f} answers per turn in {tally.turns:,} turns", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
