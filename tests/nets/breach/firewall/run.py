"""Many positions in a row, to be gone on with later, and the page with their figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
from tests.nets.breach.firewall.comparison import Difference, compare
from tests.nets.breach.firewall.page import page
from tests.nets.breach.firewall.positions import position

EVERY = 50
"""So often what was done is kept."""


class Done(msgspec.Struct):
    """What a run has done so far."""

    seed: str
    positions: int = 0
    counts: dict[str, int] = {}
    differences: list[str] = []


def run(positions: int, seed: str, state_folder: Path) -> tuple[str, list[str]]:
    """Compare this many positions, including those of an earlier run; return the page and the differences."""
    kept = state_folder / "breach-firewall.json"
    done = Done(seed)
    if kept.exists():
        before = msgspec.json.decode(kept.read_bytes(), type=Done)
        done = before if before.seed == seed else done
    while done.positions < positions:
        some(done, min(EVERY, positions - done.positions))
        kept.write_bytes(msgspec.json.encode(done))
    return page(done.positions, done.counts, done.differences), done.differences


def some(done: Done, n: int) -> None:
    """The next positions."""
    counts = Counter(done.counts)
    for number in range(done.positions, done.positions + n):
        try:
            counts += one(done.seed, number)
        except Difference as found:
            done.differences.append(f"position {number}: {found}")
    done.counts, done.positions = dict(counts), done.positions + n


def one(seed: str, number: int) -> Counter[str]:
    """One position by its number; raises `Difference`."""
    dice = Random(f"{seed}/{number}")  # noqa: S311 - positions, no secrets
    g = position(dice)
    where = {f"mode {g.mode}": 1, f"players {g.players}": 1, f"Guardian {g.guardian}": 1}
    return Counter(where) + compare(g, dice.randrange(1 << 30))


def differences(seed: str, positions: int) -> Iterator[str]:
    """What is different in the first positions of a seed."""
    for number in range(positions):
        try:
            one(seed, number)
        except Difference as found:
            yield f"position {number}: {found}"
