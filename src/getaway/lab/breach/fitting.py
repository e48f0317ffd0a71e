"""Fit the weights by which the expert of The Breach weighs a position, and print them.

    scripts/figures/breach_weights --matches 1000,150,100 --alone 400

The data are matches of the greedy player with 2, 3 and 4 players, with seeds from 100000 on; one action in ten is any
of the expert's candidates, so that positions which the greedy player wouldn't get into are seen too. A row is the
position at the beginning of a turn: what `standing` counts for each seat, and who won in the end. The weights make
the winners as likely as they can be if a seat wins in proportion to exp(score); a penalty keeps those small that
hardly matter. Matches that nobody won are left out. For a single player what `ALONE` names is fitted, with the
weights of the others as they are in the code. A quarter of the matches isn't fitted to, but predicted: the mean
surprise of that (log loss) is printed besides.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from math import exp, log
from random import Random
from typing import Final, NamedTuple

from getaway.bots.breach.greedy import decide
from getaway.bots.breach.search.candidates import candidates
from getaway.bots.breach.search.playout import turn_of
from getaway.bots.breach.search.standing import NAMES, standing
from getaway.bots.breach.search.value import ALONE, alone_counts
from getaway.games.breach.table.model import Breach
from getaway.lab.breach.matches import CAP, Table, opened

FIRST: Final = 100_000
"""The seed of the first match."""
STRAY: Final = 0.1
"""How often an action is any candidate."""
PENALTY: Final = 3.0
STEPS: Final = 8
Vector = list[float]


class Row(NamedTuple):
    """A position: by candidate for the win, what counts; and which of them it was."""

    counts: Sequence[Sequence[float]]
    winner: int


# The data


def positions(players: int, seed: int) -> tuple[list[Breach], int]:
    """A match at the beginning of each turn, and who won it."""
    match, dice = opened(Table(players, seed)), Random(seed)  # noqa: S311 - play isn't cryptography
    found: list[Breach] = []
    turn = None
    for _ in range(CAP):
        if match.over:
            break
        g, ask = match.g, match.asks[0]
        if turn_of(g) != turn and not g.phase.startswith("setup"):
            found += [g.copy()] if turn is not None else []
            turn = turn_of(g)
        stray = ask.question.name == "act" and dice.random() < STRAY
        match.answer(ask.seat, dice.choice(candidates(g, ask)) if stray else decide(g, ask))
    return found, match.g.winner


def rows(players: int, seed: int) -> Iterator[Row]:
    """The rows of a match with several players."""
    found, winner = positions(players, seed)
    if winner >= 0:
        for g in found:
            yield Row([standing(g, seat) for seat in g.everyone], winner)


def rows_alone(seed: int) -> Iterator[Row]:
    """The rows of a match of a single player, against a side that counts nothing."""
    found, winner = positions(1, seed)
    for g in found:
        mine = alone_counts(g, standing(g, 0))
        yield Row([mine, (0.0,) * len(mine)], 0 if winner == 0 else 1)


# The fit


def scored(weights: Sequence[float], counts: Sequence[float]) -> float:
    """What counts, weighed and summed up."""
    return sum([weight * each for weight, each in zip(weights, counts, strict=True)])


def shares(weights: Vector, row: Row) -> Vector:
    """How likely each side of a row is to win."""
    scores = [scored(weights, each) for each in row.counts]
    most = max(scores)
    powers = [exp(each - most) for each in scores]
    return [each / sum(powers) for each in powers]


def surprise(weights: Vector, data: Sequence[Row]) -> float:
    """The mean of -log of the likelihood of those who won."""
    return -sum([log(max(1e-9, shares(weights, row)[row.winner])) for row in data]) / len(data)


def fitted(data: Sequence[Row], penalty: float = PENALTY) -> Vector:
    """Weights by Newton's method; the penalty is on their effect, each in units of its own spread."""
    size = len(data[0].counts[0])
    scale = spreads(data, size)
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [2 * penalty * scale[i] ** 2 * weights[i] for i in range(size)]
        curve = [[2 * penalty * scale[i] ** 2 * (i == j) for j in range(size)] for i in range(size)]
        for row in data:
            add_row(row, shares(weights, row), slope, curve)
        weights = [w - step for w, step in zip(weights, solved(curve, slope), strict=True)]
    return weights


def spreads(data: Sequence[Row], size: int) -> Vector:
    """How much each count differs between sides."""
    found = []
    for i in range(size):
        gaps = [row.counts[0][i] - row.counts[1][i] for row in data]
        mean = sum(gaps) / len(gaps)
        found.append(max(1e-3, (sum([(gap - mean) ** 2 for gap in gaps]) / len(gaps)) ** 0.5))
    return found


def add_row(row: Row, chances: Vector, slope: Vector, curve: list[Vector]) -> None:
    """Add what a row says to the first and second derivatives of the surprise."""
    size = range(len(slope))
    middle = [sum([p * each[i] for p, each in zip(chances, row.counts, strict=True)]) for i in size]
    for i in size:
        slope[i] += middle[i] - row.counts[row.winner][i]
    for p, each in zip(chances, row.counts, strict=True):
        off = [each[i] - middle[i] for i in size]
        for i in size:
            if off[i]:
                weight, line = p * off[i], curve[i]
                for j in size:
                    line[j] += weight * off[j]


def solved(curve: list[Vector], slope: Vector) -> Vector:
    """The step x with curve x = slope, by elimination."""
    lines = [[*line, value] for line, value in zip(curve, slope, strict=True)]
    size = len(lines)
    for i in range(size):
        best = max(range(i, size), key=lambda row: abs(lines[row][i]))
        lines[i], lines[best] = lines[best], lines[i]
        for k in range(size):
            if k != i:
                factor = lines[k][i] / lines[i][i]
                lines[k] = [a - factor * b for a, b in zip(lines[k], lines[i], strict=True)]
    return [lines[i][size] / lines[i][i] for i in range(size)]


# Being asked


def parted(matches: Sequence[Sequence[Row]]) -> tuple[list[Row], list[Row]]:
    """Rows to fit, and every fourth match to predict."""
    fit = [row for number, each in enumerate(matches) if number % 4 for row in each]
    return fit, [row for number, each in enumerate(matches) if number % 4 == 0 for row in each]


def report(names: Iterable[str], matches: Sequence[Sequence[Row]]) -> None:
    """Fit to some matches, and print weights and surprise."""
    fit, check = parted(matches)
    weights = fitted(fit)
    sides = sum([log(len(row.counts)) for row in check]) / len(check)
    print(f"{len(matches)} matches, {len(fit)} rows; surprise {surprise(weights, check):.4f}, of guessing {sides:.4f}")
    for name, weight in zip(names, weights, strict=True):
        print(f'    "{name}": {weight:.2g},')


def main(words: list[str]) -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(prog="scripts/figures/breach_weights", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--matches", default="1000,150,100", help="with 2, 3 and 4 players (1000,150,100)")
    parser.add_argument("--alone", type=int, default=400, help="with one player (400)")
    given = parser.parse_args(words)
    counts = [int(n) for n in given.matches.split(",")]
    tables = [(players, FIRST + i) for players, n in zip((2, 3, 4), counts, strict=True) for i in range(n)]
    if tables:
        report(NAMES, [list(rows(*table)) for table in tables])
    if given.alone:
        report(ALONE, [list(rows_alone(FIRST + i)) for i in range(given.alone)])


if __name__ == "__main__":
    main(sys.argv[1:])
