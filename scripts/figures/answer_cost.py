"""Measures what an answer costs a node, and writes docs/figures/answer-cost.md and .json.

    scripts/figures/answer-cost --column before
    git archive COMMIT src | tar x -C DIR && scripts/figures/answer-cost --column after --against DIR/src

Each run is a process of its own with the same seeded answers. With `--against` two source trees take turns, a block of
answers each, so that a busy machine slows both alike, and each pair of runs gives a ratio.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from operator import truediv
from pathlib import Path
from random import Random
from statistics import fmean, geometric_mean, median, quantiles
from subprocess import PIPE

import msgspec

ROOT = Path(__file__).parents[2]
WORKER = Path(__file__).with_name("answer_cost_worker.py")
PAGE = ROOT / "docs" / "figures" / "answer-cost.md"
TITLES = {"burncycle": "burncycle", "breach": "The Breach", "bombsquad": "Bomb Squad"}
RESAMPLES = 5000
BLOCK = 50
"""Answers in a block, as the worker plays them."""
REPEATS = 4
"""How often each block is played; the fastest time counts, which other work on the machine has disturbed least."""


class Block(msgspec.Struct, frozen=True):
    """What a process took for some answers."""

    us: float
    """CPU time per answer, in µs."""
    sizes: tuple[int, ...]
    """The size of each update, in bytes."""


class Run(msgspec.Struct, frozen=True):
    """What one process measured."""

    blocks: tuple[float, ...]
    """The CPU time per answer in each block, in µs."""
    sizes: tuple[int, ...]
    """The size of each update, in bytes."""


class Cost(msgspec.Struct, frozen=True):
    """What the runs of one source tree say about a game."""

    us: float
    """The CPU time per answer: the median over all blocks."""
    runs: tuple[float, ...]
    """The same for each run alone."""
    mean: float
    p95: float
    updates: int


class Ratio(msgspec.Struct, frozen=True):
    """This tree's time divided by the other's: the mean of all pairs, and its 95 % bootstrap interval."""

    other: Cost
    mean: float
    low: float
    high: float


class Column(msgspec.Struct, frozen=True):
    """What one call of this script found, by game."""

    costs: Mapping[str, Cost] = {}
    ratios: Mapping[str, Ratio] = {}


# Measuring


class Playing:
    """One process with the package from a folder, which plays a block at a time."""

    def __init__(self, source: Path, game: str, seed: int) -> None:
        wanted = [sys.executable, str(WORKER), game, str(seed)]
        env = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
        self._process = subprocess.Popen(wanted, env=env, stdin=PIPE, stdout=PIPE)  # noqa: S603 - our own worker
        self.blocks: list[Block] = []

    def play(self, *, again: bool) -> None:
        """One more block, or again the first."""
        assert self._process.stdin is not None  # noqa: S101 - it was made with both pipes
        assert self._process.stdout is not None  # noqa: S101 - as above
        self._process.stdin.write(b"again\n" if again else b"\n")
        self._process.stdin.flush()
        self.blocks.append(msgspec.json.decode(self._process.stdout.readline(), type=Block))

    def end(self) -> Run:
        """What it took, each block the fastest time."""
        self._process.communicate()
        count = len(self.blocks) // REPEATS
        fastest = [min([block.us for block in self.blocks[i::count]]) for i in range(count)]
        return Run(tuple(fastest), tuple([size for block in self.blocks[:count] for size in block.sizes]))


def alternating(sources: Sequence[Path], game: str, given: argparse.Namespace) -> list[list[Run]]:
    """For each source its runs, the same answers in each; they take turns block by block, and who is first changes."""
    runs: list[list[Run]] = [[] for _ in sources]
    for seed in range(given.runs):
        playing = [Playing(source, game, seed) for source in sources]
        blocks = given.answers // BLOCK
        for turn in range(blocks * REPEATS):
            for each in playing if turn % 2 == 0 else reversed(playing):
                each.play(again=turn > 0 and turn % blocks == 0)
        for kept, each in zip(runs, playing, strict=True):
            kept.append(each.end())
    return runs


def cost(runs: Sequence[Run]) -> Cost:
    """All runs of one source tree together."""
    sizes = [size for run in runs for size in run.sizes]
    return Cost(
        round(median([block for run in runs for block in run.blocks]), 1),
        tuple(round(median(run.blocks), 1) for run in runs),
        round(fmean(sizes), 1),
        round(quantiles(sizes, n=20)[-1], 1),
        len(sizes),
    )


def compared(runs: Sequence[Run], others: Sequence[Run]) -> Ratio:
    """The ratio of this tree to the other: of each pair of runs the median over blocks, then the mean of all pairs."""
    ratios = [median(map(truediv, a.blocks, b.blocks)) for a, b in zip(runs, others, strict=True)]
    dice = Random(len(ratios))  # noqa: S311 - resampling
    means = sorted(geometric_mean(dice.choices(ratios, k=len(ratios))) for _ in range(RESAMPLES))
    low, high = means[RESAMPLES * 25 // 1000], means[RESAMPLES * 975 // 1000]
    return Ratio(cost(others), round(geometric_mean(ratios), 4), round(low, 4), round(high, 4))


# The page


def load(page: Path) -> dict[str, Column]:
    """The columns that are kept."""
    kept = page.with_suffix(".json")
    return msgspec.json.decode(kept.read_bytes(), type=dict[str, Column]) if kept.exists() else {}


def save(columns: Mapping[str, Column], page: Path) -> None:
    """Keep the columns, and write the page made of them."""
    page.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(columns), indent=1) + b"\n")
    page.write_text("\n\n".join(made(columns)) + "\n", encoding="utf-8")


HEAD = """# What an answer costs a node

Written by `scripts/figures/answer-cost`; the figures of each run are in `answer-cost.json` beside this page. A table
of three people plays in one process, without store and sockets: a command is decoded, judged and carried out, its row
is encoded, and each seat and the spectators get their update, as on a node where all of them listen. Answers are
random, verb first, with the same seeds each time. CPU time is that of one core, as the median over blocks of 50
answers. Each block is played four times and the fastest counts; what else the machine does still changes it, so only
ratios of versions that took turns block by block say which is faster."""


def made(columns: Mapping[str, Column]) -> Iterator[str]:
    """The page, part by part."""
    yield HEAD
    rows = [
        "| | game | CPU per answer, µs | runs: lowest to highest | bytes per update: mean | 95 % of them below |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
    ]
    for name, column in columns.items():
        rows += [f"| {name} | {TITLES[game]} | {figures(each)} |" for game, each in column.costs.items()]
    yield "\n".join(rows)
    for name, column in columns.items():
        if column.ratios:
            yield from _ratios(name, column.ratios)


def figures(each: Cost) -> str:
    """The cells of a cost."""
    return f"{each.us:,.0f} | {min(each.runs):,.0f} to {max(each.runs):,.0f} | {each.mean:,.0f} | {each.p95:,.0f}"


def _ratios(name: str, ratios: Mapping[str, Ratio]) -> Iterator[str]:
    yield f"CPU time per answer of *{name}* divided by that of the version before, from pairs of alternating runs:"
    rows = ["| game | pairs | before, µs | ratio | 95 % interval |", "| --- | ---: | ---: | ---: | ---: |"]
    for game, each in ratios.items():
        of = f"{len(each.other.runs)} | {each.other.us:,.0f} | {each.mean:.3f} | {each.low:.3f} to {each.high:.3f}"
        rows.append(f"| {TITLES[game]} | {of} |")
    yield "\n".join(rows)


# The call


def parsed(args: list[str]) -> argparse.Namespace:
    """What is wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--column", default="before", help="the column that the figures go to")
    parser.add_argument("--answers", type=int, default=400, help="answers in each run")
    parser.add_argument("--runs", type=int, default=6, help="runs of each game, or pairs of them")
    parser.add_argument("--games", default=",".join(TITLES), help="which games, with commas between")
    parser.add_argument("--against", type=Path, help="the src folder of another version, to compare with")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page to write; its .json lies beside it")
    return parser.parse_args(args)


def measured(given: argparse.Namespace, game: str, column: Column) -> Column:
    """A column with the figures of a game."""
    sources = [ROOT / "src", *([given.against.resolve()] if given.against else [])]
    this, *others = alternating(sources, game, given)
    ratios = {**column.ratios, game: compared(this, others[0])} if others else column.ratios
    return Column({**column.costs, game: cost(this)}, ratios)


def main(args: list[str]) -> int:
    """Measure and keep game by game."""
    given = parsed(args)
    for game in given.games.split(","):
        columns = load(given.page)
        column = columns[given.column] = measured(given, game, columns.get(given.column, Column()))
        save(columns, given.page)
        ratio = column.ratios.get(game)
        against = f", ratio {ratio.mean:.3f} ({ratio.low:.3f} to {ratio.high:.3f})" if ratio else ""
        print(f"{game}: {column.costs[game].us:,.0f} µs per answer{against}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
