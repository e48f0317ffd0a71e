"""Many positions from a seed, counted, in a file that a run cut off goes on with; see `scripts/second-opinion`."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
from tests.nets.burncycle.compare import Compared, compare
from tests.nets.burncycle.positions import open_match, played_positions, random_position
from tests.nets.burncycle.settled import HEAD, OPEN, SETTLED

from getaway.games.burncycle.table.model import Burncycle

ONE_IN = 25
"""Every number divisible by this is a match played at random, with each of its security activations."""
OFTEN = 50
MOST_KEPT = 30


class Tally(msgspec.Struct):
    """What was compared so far."""

    seed: str
    done: int = 0
    """The next number."""
    arranged: int = 0
    played: int = 0
    lost: int = 0
    left_out: int = 0
    decisions: dict[str, int] = {}
    facts: dict[str, int] = {}
    differing: int = 0
    differences: list[str] = []
    seconds: float = 0.0

    @property
    def positions(self) -> int:
        """All of them."""
        return self.arranged + self.played

    def add(self, number: int, found: Compared) -> None:
        """Count one position."""
        for counts, more in ((self.decisions, found.decisions), (self.facts, found.facts)):
            for key, many in more.items():
                counts[key] = counts.get(key, 0) + many
        self.lost += found.lost
        self.left_out += found.left_out
        if found.difference:
            self.differing += 1
            if len(self.differences) < MOST_KEPT:
                self.differences.append(f"{self.seed}:{number}: {found.difference}")


def compared(seed: str, number: int) -> Iterator[Compared]:
    """Everything this number means: one arranged position, or all of a match."""
    dice = Random(f"{seed}:{number}")  # noqa: S311 - to be tried again, not to be secret
    if number % ONE_IN:
        yield compare(random_position(dice), lambda g: open_match(g, number), dice)[0]
        return
    positions = played_positions(dice)
    g: Burncycle | None = next(positions, None)
    while g is not None:
        found, match = compare(g, lambda at: open_match(at, number), dice)
        yield found
        try:
            g = None if found.difference else positions.send(match.g)
        except StopIteration:
            g = None


def tally(many: int, so_far: Tally, file: Path | None = None, *, until_difference: bool = False) -> Tally:
    """Go on until this many positions are compared, or until the first difference."""
    began, before = time.monotonic(), so_far.seconds
    while so_far.positions < many and not (until_difference and so_far.differing):
        number = so_far.done
        for found in compared(so_far.seed, number):
            so_far.add(number, found)
            if number % ONE_IN:
                so_far.arranged += 1
            else:
                so_far.played += 1
        so_far.done += 1
        so_far.seconds = before + time.monotonic() - began
        if file is not None and so_far.done % OFTEN == 0:
            keep(file, so_far)
    if file is not None:
        keep(file, so_far)
    return so_far


def keep(file: Path, so_far: Tally) -> None:
    """Write what was compared; a reader finds the old file or the new one."""
    fresh = file.with_suffix(".new")
    fresh.write_bytes(msgspec.json.encode(so_far))
    fresh.replace(file)


def kept(file: Path, seed: str) -> Tally:
    """What is in the file, if it is of this seed."""
    if file.is_file():
        so_far = msgspec.json.decode(file.read_bytes(), type=Tally)
        if so_far.seed == seed:
            return so_far
    return Tally(seed)


def run(positions: int, seed: str, state_folder: Path) -> tuple[str, list[str]]:
    """Compare this many positions; return the page with the figures, and the differences."""
    file = state_folder / "burncycle.json"
    so_far = tally(positions, kept(file, seed), file)
    return page(so_far), so_far.differences


def page(so_far: Tally) -> str:
    """The figures as a page."""
    asked = {key: many for key, many in so_far.decisions.items() if ", only one" not in key}
    forced = {key.removesuffix(", only one"): many for key, many in so_far.decisions.items() if ", only one" in key}
    return HEAD.format(
        seed=so_far.seed,
        positions=so_far.positions,
        arranged=so_far.arranged,
        played=so_far.played,
        lost=so_far.lost,
        left_out=so_far.left_out,
        minutes=so_far.seconds / 60,
        decisions=sum(so_far.decisions.values()),
        asked=_rows(asked),
        forced=_rows(forced),
        facts=_rows(so_far.facts),
        differing=so_far.differing,
        settled="\n".join(f"| {what} | {book} | {how} |" for what, book, how in SETTLED),
        open="\n".join(f"- {each}" for each in OPEN),
    )


def _rows(counts: dict[str, int]) -> str:
    often = sorted(counts.items(), key=lambda each: -each[1])
    return "\n".join(f"| {key} | {many:,} |" for key, many in often)
