"""Let levels of bots of The Breach play against each other and write the page made of it.

    scripts/figures/breach_bots --minutes 60
    scripts/figures/breach_bots --rows 1,3 --minutes 60
    scripts/figures/breach_bots --one expert:600 --other regular --players 2 --matches 20
    scripts/figures/breach_bots --page

Without a pairing it plays the plan (`--list` shows it): next is always a deal of the pairing that is furthest behind,
so that a part of the plan says something about all of it. Matches that are kept and were played with the rules and
bots as they are now are not played again; each is kept as soon as it's over, so a run that was stopped goes on where
it was.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec

from getaway.lab.breach import duel_page
from getaway.lab.breach.duel_store import FOLDER, Results, kept_now, save
from getaway.lab.breach.duels import Pairing, level_of, played

PLAN: Final = {
    Pairing("expert", "regular", 2): 300,
    Pairing("expert", "random", 2): 300,
    Pairing("regular", "newcomer", 2): 300,
    Pairing("expert", "regular", 3): 102,
    Pairing("expert", "regular", 4): 100,
    Pairing("expert", "", 1): 100,
    Pairing("regular", "", 1): 100,
    Pairing("expert", "random", 3): 102,
    Pairing("expert", "random", 4): 100,
    Pairing("expert:2000", "regular", 2): 60,
    Pairing("expert:13000", "regular", 2): 60,
}
"""Every pairing that the page is to show, and how many matches of it; each deal is played from every seat.

A search took 0.9 seconds with 2,000 simulations, 1.6 with 6,500 and 4.3 with 20,000, measured in a match each, so
13,000 stand for about 3 seconds.
"""


# Going through a plan


def fill(plan: dict[Pairing, int], folder: Path, minutes: float, tell: Callable[[str], None] = print) -> None:
    """Play what is missing of a plan until the time is up, and keep each match at once."""
    end = monotonic() + 60 * minutes
    kept = {pairing: kept_now(pairing, folder) for pairing in plan}
    while monotonic() < end and (work := behind(plan, kept)) is not None:
        pairing, number = work
        duels = (*kept[pairing].duels, played(pairing, number))
        kept[pairing] = msgspec.structs.replace(kept[pairing], duels=tuple(sorted(duels, key=lambda each: each.number)))
        save(pairing, kept[pairing], folder)
        tell(f"{' '.join(map(str, pairing))}: {kept[pairing].wins} of {len(duels)}")


def behind(plan: dict[Pairing, int], kept: dict[Pairing, Results]) -> tuple[Pairing, int] | None:
    """The next match: of a deal that was begun, else of the pairing that is furthest behind; None if all is done."""
    left = {pairing: missing(plan[pairing], kept[pairing]) for pairing in plan}
    begun = [pairing for pairing in plan if left[pairing] and len(kept[pairing].duels) % pairing.players]
    open_ = begun or [pairing for pairing in plan if left[pairing]]
    if not open_:
        return None
    pairing = min(open_, key=lambda each: len(kept[each].duels) / plan[each])
    return pairing, left[pairing][0]


def missing(matches: int, results: Results) -> list[int]:
    """The numbers that aren't kept yet."""
    known = {each.number for each in results.duels}
    return [number for number in range(matches) if number not in known]


# Being asked


def arguments(words: list[str]) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="scripts/figures/breach_bots", description=(__doc__ or "").splitlines()[0])
    add = parser.add_argument
    add("--one", type=known, default="", help="the level of one seat, with a number of simulations if you like")
    add("--other", type=known, default="", help="the level of all others")
    add("--players", type=int, choices=(1, 2, 3, 4), default=2)
    add("--matches", type=int, default=60)
    add("--rows", type=rows, default=tuple(PLAN), help="pairings of the plan by number, separated by commas (all)")
    add("--minutes", type=float, default=1e6, help="stop after this long; the next run goes on from there")
    add("--folder", type=Path, default=FOLDER, help="where results are kept")
    add("--list", action="store_true", help="show the plan")
    add("--page", action="store_true", help="play nothing; write docs/figures/breach-bots.md from what is kept")
    return parser.parse_args(words)


def known(text: str) -> str:
    """A level that there is."""
    if text:
        try:
            level_of(text)
        except (KeyError, ValueError):
            raise argparse.ArgumentTypeError(f"no level {text}") from None
    return text


def rows(text: str) -> tuple[Pairing, ...]:
    """Pairings of the plan by number."""
    plan = tuple(PLAN)
    return tuple([plan[int(number) - 1] for number in text.split(",")])


def main(words: list[str]) -> None:
    """Play, or write the page."""
    given = arguments(words)
    if given.page:
        duel_page.write(given.folder)
    elif given.list:
        for number, (pairing, matches) in enumerate(PLAN.items(), 1):
            print(number, *pairing, matches)
    else:
        plan = {Pairing(given.one, given.other, given.players): given.matches} if given.one else {}
        fill(plan or {pairing: PLAN[pairing] for pairing in given.rows}, given.folder, given.minutes)


if __name__ == "__main__":
    main(sys.argv[1:])
