"""What many matches come to: wins, lengths, and whether anybody wins more than a fair share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, median
from typing import NamedTuple

from getaway.lab.breach.matches import Record
from getaway.lab.burncycle.sums import wilson

SHORTEST, LONGEST = 6, 14
"""The rounds between which the middle 80 % of matches are to end."""
TOGETHER, SOLO = (0.7, 1.0), (0.2, 0.6)
"""How many matches should have a winner, with several players and with one."""
MOST = 1.35
"""How many times its fair share of wins a seat, Avatar or Breacher may have."""


class Share(NamedTuple):
    """The wins of one thing, beside those that fair play would give it."""

    wins: int
    fair: float
    low: float
    high: float

    @property
    def ratio(self) -> float:
        """How many times the fair share."""
        return self.wins / self.fair if self.fair else 0.0


class Sum(NamedTuple):
    """What some matches come to."""

    matches: int
    wins: int
    results: Counter[str]
    low: float
    """A tenth of the matches is shorter than this, in rounds."""
    middle: float
    high: float
    """And a tenth is longer than this."""
    awake: float
    """The share of matches in which the Guardian awoke."""
    awoke: float
    """The median of the round it awoke in."""
    information: float
    """The mean of a player's half units."""
    outs: float
    """How often a player was disconnected, on average."""
    answers: float

    @property
    def rate(self) -> float:
        """The share of matches that had a winner."""
        return self.wins / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate is, at 95 %."""
        return wilson(self.wins, self.matches)


def summed(records: Sequence[Record]) -> Sum:
    """The sum of some matches, of at least one."""
    rounds = sorted(record.rounds for record in records)
    n = len(rounds)
    awoke = [record.awake for record in records if record.awake]
    each = [int(half) for record in records for half in record.information.split()]
    return Sum(
        n,
        sum(record.won for record in records),
        Counter(record.result for record in records),
        rounds[n // 10],
        median(rounds),
        rounds[(n * 9 - 1) // 10],
        len(awoke) / n,
        median(awoke) if awoke else 0,
        fmean(each),
        sum(record.outs for record in records) / len(each),
        fmean(record.answers for record in records),
    )


# Fair shares


def seats(records: Sequence[Record]) -> dict[str, Share]:
    """Wins by the place in the first round's order."""
    won = [record for record in records if record.won]
    places = max((record.players for record in records), default=0)
    wins = Counter(record.place for record in won)
    fair = [sum(1 / record.players for record in won if place < record.players) for place in range(places)]
    return {f"place {place + 1}": share(wins[place], fair[place], len(won)) for place in range(places)}


def named(records: Sequence[Record], which: int) -> dict[str, Share]:
    """Wins by Avatar (0) or Breacher (1); who sits at a table has an equal part of its chance."""
    wins: Counter[str] = Counter()
    fair: Counter[str] = Counter()
    chance = {n: rate(records, n) for n in dict.fromkeys(record.players for record in records)}
    for record in records:
        for seat, pair in enumerate(record.pairs):
            fair[pair[which]] += chance[record.players] / record.players  # type: ignore[assignment]
            wins[pair[which]] += record.winner == seat
    total = sum(wins.values())
    return {name: share(wins[name], fair[name], total) for name in sorted(fair)}


def rate(records: Sequence[Record], players: int) -> float:
    """The share of matches with a number of players that had a winner."""
    mine = [record.won for record in records if record.players == players]
    return sum(mine) / len(mine)


def share(wins: int, fair: float, total: int) -> Share:
    """A share with the interval of its ratio at 95 %."""
    low, high = wilson(wins, total)
    return Share(wins, fair, low * total / fair if fair else 0.0, high * total / fair if fair else 0.0)


def unmet(players: int, records: Sequence[Record]) -> list[str]:
    """The goals that matches with a number of players don't meet."""
    found, (low, high) = summed(records), SOLO if players == 1 else TOGETHER
    wrong = []
    if found.low < SHORTEST or found.high > LONGEST:
        wrong.append(f"the middle 80 % end after {found.low:g} to {found.high:g} rounds")
    if not low <= found.rate <= high:
        wrong.append(f"{100 * found.rate:.1f} % are won")
    for name, each in {**seats(records), **named(records, 0), **named(records, 1)}.items():
        if each.ratio > MOST:
            wrong.append(f"{name} has {each.ratio:.2f} times its fair share")
    return wrong
