"""What was tried and what was found, in a file: a run that is cut off goes on where it was."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec

MOST_KEPT = 50
"""Findings of one kind of input that are kept; the rest is counted."""


class Finding(msgspec.Struct, frozen=True):
    """An input that was not answered as it should be: which one, what happened, and the input as far as it is short."""

    number: int
    what: str
    given: str


class Section(msgspec.Struct):
    """One kind of input."""

    done: int = 0
    found: int = 0
    outcomes: dict[str, int] = {}
    findings: list[Finding] = []

    def note(self, number: int, outcome: str, finding: Finding | None) -> None:
        """Count an input."""
        self.done = max(self.done, number + 1)
        self.outcomes[outcome] = self.outcomes.get(outcome, 0) + 1
        if finding is not None:
            self.found += 1
            if len(self.findings) < MOST_KEPT and finding.what not in {kept.what for kept in self.findings}:
                self.findings.append(finding)


class Run(msgspec.Struct):
    """Everything that was tried from one seed."""

    seed: str
    sections: dict[str, Section] = {}
    grown: dict[str, float] = {}
    """Megabytes by which the process grew, by kind of input."""
    seconds: float = 0.0

    def section(self, name: str) -> Section:
        """The counts of a kind of input."""
        return self.sections.setdefault(name, Section())


def dice_of(seed: str, section: str, number: int) -> Random:
    """The dice of one input: the same each time it is tried."""
    return Random(f"{seed}:{section}:{number}")  # noqa: S311 - to be tried again, not to be secret


def kept(path: Path, seed: str) -> Run:
    """The run that is in the file, if it is of this seed, else a new one."""
    if path.is_file():
        run = msgspec.json.decode(path.read_bytes(), type=Run)
        if run.seed == seed:
            return run
    return Run(seed)


def keep(path: Path, run: Run) -> None:
    """Write the run; a reader finds the old file or the new one, never half of one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_bytes(msgspec.json.encode(run))
    fresh.replace(path)
