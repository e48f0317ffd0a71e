"""Pit two levels of bots of The Breach against each other and write the page made of it.

    scripts/figures/breach_bots --one expert --other regular --players 2 --matches 60
    scripts/figures/breach_bots --page

Matches that are kept and were played with the rules and bots as they are now are not played again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from time import process_time
from typing import NamedTuple

import msgspec

from getaway.bots import Budget, Situation
from getaway.bots.levels import player
from getaway.games.breach import GAME
from getaway.kernel import Match
from getaway.lab.breach.stored import rules_now
from getaway.lab.burncycle.page import table
from getaway.lab.burncycle.sums import wilson
from getaway.lab.checkout import DOCS, ROOT
from getaway.lab.spread import spreading

FOLDER = DOCS / "figures" / "breach-bots"
PAGE = DOCS / "figures" / "breach-bots.md"
CAP = 3000
"""A match that isn't over after this many answers counts as won by nobody."""
HEAD = """# Bots of The Breach against each other

Written by `scripts/figures/breach_bots --page`.

One seat is played by the first level, all others by the second; that seat changes from match to match, and each deal is
played once from every seat. `won` is the share of matches that the first level's seat won, with 95 % Wilson intervals;
`fair` is what an equal player would win. With one player it's the share won against the Firewall. Times are processor
time of one core for each decision of the first level, drawing its worlds included.
"""


class Pairing(NamedTuple):
    """Who plays against whom: one seat of the first level, all others of the second."""

    one: str
    other: str
    players: int

    @property
    def file(self) -> str:
        """Where its results are kept."""
        return f"{self.one}-{self.other}-{self.players}.json"


class Duel(msgspec.Struct, frozen=True):
    """What is kept of a match: its number, who won, and what deciding took the first level."""

    number: int
    seat: int
    winner: int
    rounds: int
    decisions: int
    ms: float


class Results(msgspec.Struct, frozen=True):
    """The matches of a pairing, and the rules and bots they were played with."""

    one: str
    other: str
    players: int
    rules: str
    duels: tuple[Duel, ...] = ()

    @property
    def wins(self) -> int:
        """How many the first level won."""
        return sum(each.winner == each.seat for each in self.duels)


# Playing


def bots_now() -> str:
    """A short name of rules, content and bots as they are now."""
    summed = blake2b(rules_now().encode(), digest_size=6)
    for path in sorted((ROOT / "src/getaway/bots/breach").rglob("*.py")):
        summed.update(path.read_bytes())
    return summed.hexdigest()


def played(work: tuple[Pairing, int]) -> Duel:
    """A match of a pairing; those of one deal differ only in who sits where."""
    pairing, number = work
    seat = number % pairing.players
    match = GAME.new(pairing.players, seed=9000 + number // pairing.players, team="random")
    decisions, seconds, answers = 0, 0.0, 0
    while not match.over and answers < CAP:
        ask = match.asks[0]
        mine = ask.seat == seat
        taken = answered(match, pairing.one if mine else pairing.other, number)
        decisions, seconds, answers = decisions + mine, seconds + taken * mine, answers + 1
    return Duel(number, seat, match.g.winner, match.g.round, decisions, round(1000 * seconds, 1))


def answered(match: Match, name: str, seed: int) -> float:
    """Let a level answer from its seat's record; how many seconds that took."""
    level, seat = GAME.levels[name], match.asks[0].seat
    record = match.record(seat)
    began = process_time()
    decision = player(level).choose(Situation(record, Budget(level.simulations), seed))
    taken = process_time() - began
    match.answer(seat, decision.wish)
    return taken


def filled(pairing: Pairing, matches: int, workers: int, folder: Path = FOLDER) -> Results:
    """The results of a pairing; each missing match is saved as soon as it's played."""
    kept, rules = load(pairing, folder), bots_now()
    if kept.rules != rules:
        kept = Results(*pairing, rules)
    known = {each.number for each in kept.duels}
    works = [(pairing, number) for number in range(matches) if number not in known]
    with spreading(workers) as spread:
        for duel in spread(played, works):
            duels = sorted((*kept.duels, duel), key=lambda each: each.number)
            kept = msgspec.structs.replace(kept, duels=tuple(duels))
            save(pairing, kept, folder)
    return kept


# Keeping


def load(pairing: Pairing, folder: Path = FOLDER) -> Results:
    """What is kept of a pairing; nothing if there's nothing."""
    path = folder / pairing.file
    return msgspec.json.decode(path.read_bytes(), type=Results) if path.exists() else Results(*pairing, "")


def save(pairing: Pairing, results: Results, folder: Path = FOLDER) -> None:
    """Keep results, a match a line."""
    folder.mkdir(parents=True, exist_ok=True)
    encoded = msgspec.json.format(msgspec.json.encode(results), indent=0).decode()
    (folder / pairing.file).write_text(encoded.replace("\n{", "{") + "\n")


def stored(folder: Path = FOLDER) -> Iterator[Results]:
    """Everything that is kept."""
    for path in sorted(folder.glob("*.json")):
        yield msgspec.json.decode(path.read_bytes(), type=Results)


# The page


def page(folder: Path = FOLDER) -> str:
    """The page made of what is kept."""
    rows = [row(each) for each in stored(folder) if each.duels]
    head = ["level", "against", "players", "matches", "won", "fair", "rounds", "ms a decision"]
    return HEAD + "\n" + (table(head, rows) if rows else "There are no stored results yet.") + "\n"


def row(results: Results) -> list[str]:
    """A pairing as a row of the table."""
    n, duels = len(results.duels), results.duels
    low, high = wilson(results.wins, n)
    alone = results.players == 1
    return [
        results.one,
        "the Firewall" if alone else results.other,
        str(results.players),
        str(n),
        f"{100 * results.wins / n:.1f} % ({100 * low:.1f} to {100 * high:.1f})",
        "" if alone else f"{100 / results.players:.0f} %",
        f"{sum(each.rounds for each in duels) / n:.1f}",
        f"{sum(each.ms for each in duels) / sum(each.decisions for each in duels):.0f}",
    ]


def arguments(words: list[str]) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="scripts/figures/breach_bots", description=(__doc__ or "").splitlines()[0])
    add = parser.add_argument
    add("--one", choices=GAME.levels, default="expert", help="the level of one seat")
    add("--other", choices=GAME.levels, default="regular", help="the level of all others")
    add("--players", type=int, choices=(1, 2, 3, 4), default=2)
    add("--matches", type=int, default=60)
    add("--workers", type=int, default=1)
    add("--folder", type=Path, default=FOLDER, help="where results are kept")
    add("--page", action="store_true", help="play nothing; write the page from what is kept")
    return parser.parse_args(words)


def main(words: list[str]) -> None:
    """Play, or write the page."""
    given = arguments(words)
    if given.page:
        PAGE.write_text(page(given.folder))
        return
    found = filled(Pairing(given.one, given.other, given.players), given.matches, given.workers, given.folder)
    print(" | ".join(row(found)))


if __name__ == "__main__":
    main(sys.argv[1:])
