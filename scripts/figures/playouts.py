"""Measure sampled playouts of every game beside python-chess, and say where burncycle's time goes."""

from __future__ import annotations

import argparse
import cProfile
import gc
import platform
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from pstats import Stats
from statistics import quantiles
from time import process_time
from types import FrameType
from typing import Self

from getaway.cli.bench.anchors import chess_playout
from getaway.cli.bench.playouts import measured
from getaway.cli.bench.rounds import Playout, Tally, played, rounds
from getaway.cli.console.said import title

PAGE = Path(__file__).parents[2] / "docs" / "figures" / "playouts.md"
SRC = "src/getaway/"
PROFILED = "burncycle"
CHESS = "python-chess"
EVERY = 0.001
"""Seconds of CPU time between two samples; most kernels tick less often."""
LISTED = 15
COUNTED = 20
PARTS = {
    "play.py:Play._acts": "working out what the seat may answer",
    "choice.py:Choice.sample": "drawing one of the answers",
    "play.py:Play._draw": "chance: dice, cards and chips",
    "play.py:Play._checkpoint": "checkpoints, from which the position can be forked",
    "play.py:Play._go": "carrying the answer out: the rules",
}
"""The parts of a playout: a moment belongs to the first whose function is running."""
HEAD = """# How fast playouts are

Written by `scripts/figures/playouts` on Python {python}. A playout forks a match of `getaway bench` at its first
question and plays on with random answers to the end (`kernel/play.py::Play.play_on`): no event is told, no view is made
and no option is listed. python-chess plays its random game in the same round. A ratio is that of answers per second of
CPU time, as the median of {rounds} rounds, with the middle half of the rounds in brackets. What else the machine does
changes the speeds a lot and the ratios a little.

| game | answers/s | against python-chess | function calls for an answer |
| --- | ---: | ---: | ---: |
"""
SHARES = """
## Where burncycle's time goes

{samples:,} samples of the running function in {seconds:.1f} s of CPU time.

| part | share |
| --- | ---: |
"""
FUNCTIONS = """
The functions with the most time of their own:

| function | share |
| --- | ---: |
"""


class Sampler:
    """Counts, at every tick of CPU time, the function that runs and the part of the playout it belongs to."""

    def __init__(self) -> None:
        self.parts: Counter[str] = Counter()
        self.functions: Counter[str] = Counter()
        self.seconds = 0.0
        """Of CPU time."""

    def __enter__(self) -> Self:
        signal.signal(signal.SIGPROF, self._take)
        self.seconds -= process_time()
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
        return self

    def __exit__(self, *_raised: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        self.seconds += process_time()

    def _take(self, _signal: int, frame: FrameType | None) -> None:
        names = [name for name in calls(frame) if name]
        if names:
            self.functions[names[0]] += 1
            running = {name.rpartition("/")[2] for name in names}
            self.parts[next((said for name, said in PARTS.items() if name in running), "the rest of the kernel")] += 1


def calls(frame: FrameType | None) -> Iterator[str]:
    """The functions that are running, innermost first; empty for those of other packages."""
    while frame is not None:
        code = frame.f_code
        place = code.co_filename.partition(SRC)[2]
        yield f"{place}:{code.co_qualname.replace('.<locals>', '')}" if place else ""
        frame = frame.f_back


def speeds(count: int, seconds: float) -> dict[str, list[Tally]]:
    """Rounds of every game and of python-chess."""
    playouts: dict[str, Playout] = {name: each.sampled_playout() for name, each in measured().items()}
    return rounds({**playouts, CHESS: chess_playout()}, count, seconds)


def rows(tallies: dict[str, list[Tally]]) -> Iterator[str]:
    """A line for each game: its speed, and the ratio to python-chess."""
    for name, done in tallies.items():
        rates = [tally.answers_per_s for tally in done]
        against = [rate / chess.answers_per_s for rate, chess in zip(rates, tallies[CHESS], strict=True)]
        low, mid, high = quantiles(against, n=4)
        beside = "" if name == CHESS else f"{mid:.2f} ({low:.2f} to {high:.2f})"
        yield f"| {shown(name)} | {quantiles(rates, n=4)[1]:,.0f} | {beside} | {calls_each(name):.0f} |\n"


def shown(name: str) -> str:
    """A game by its title."""
    return name if name == CHESS else title(measured()[name].game)


def calls_each(name: str) -> float:
    """How many functions are called for an answer, those of built-in types included; the same on every machine."""
    playout = chess_playout() if name == CHESS else measured()[name].sampled_playout()
    playout(0)
    profile = cProfile.Profile()
    answers = sum([profile.runcall(playout, number)[0] for number in range(1, COUNTED)])
    calls: int = Stats(profile).total_calls  # type: ignore[attr-defined] # typeshed leaves it out
    return calls / answers


def shares(counted: Counter[str], most: int | None = None) -> Iterator[str]:
    """A line for each, the largest share first."""
    for name, n in counted.most_common(most):
        yield f"| {name} | {n / counted.total():.1%} |\n".replace("%", " %")


def page(count: int, seconds: float, profiled: float) -> str:
    """The page."""
    gc.freeze()
    tallies = speeds(count, seconds)
    with Sampler() as sampler:
        played(measured()[PROFILED].sampled_playout(), profiled)
    functions = Counter({f"`{name}`": n for name, n in sampler.functions.items()})
    return "".join(
        [
            HEAD.format(python=platform.python_version(), rounds=count),
            *rows(tallies),
            SHARES.format(samples=functions.total(), seconds=sampler.seconds),
            *shares(sampler.parts),
            FUNCTIONS,
            *shares(functions, LISTED),
        ]
    )


def main(args: list[str]) -> int:
    """Measure, and write the page up to its last section, which is written by hand."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=21)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--profiled", type=float, default=30.0)
    parser.add_argument("--page", type=Path, default=PAGE)
    given = parser.parse_args(args)
    kept = given.page.read_text().partition("\n## The limit")[1:] if given.page.exists() else ()
    given.page.write_text(page(given.rounds, given.seconds, given.profiled) + "".join(kept))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
