"""`scripts/fuzz`: odd input of every kind, by the thousand; see docs/figures/fuzz.md."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.fuzz.findings import Run, Section, kept
from tests.fuzz.run import SHARES, Fuzzing, found
from tests.serving import database

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "figures" / "fuzz.md"
STATE = ROOT / "build" / "fuzz.json"
KINDS = {
    "http": "HTTP: every route, with flaws in method, path, query, headers and body",
    "socket": "sockets: flawed greetings and commands, binary frames, bad UTF-8, out of order",
    "line": "raw bytes over TCP: wrong lengths, chunks, fragments, frames of unknown kinds",
    "log": "saved matches of all games, read by `getaway verify` and `getaway replay`",
    "stored": "checkpoints and rows, as a store returns them",
    "sheet": "mission sheets",
}
HEAD = """\
# Odd input

`scripts/fuzz` makes good input of every kind, breaks it, and checks what happens. Written by `scripts/fuzz --write`
from the seed `{seed}`, in {minutes:.0f} minutes on a machine with two cores.

| input | tried | findings | memory |
| --- | --- | --- | --- |
{rows}

**{tried:,}** inputs, **{found}** findings. A finding is an answer with status 500, a socket closed with 1011, an
error in the node's log, an input that isn't answered in time, a control table that can't continue, a traceback, a
file that's refused without a message, or an altered log that passes verification. *Memory* is how much the process
grew, including the tables that the run opened.

What happened to the input:

| input | outcomes |
| --- | --- |
{outcomes}
"""


def main() -> int:
    """Run the fuzzer, say what it found, and write the page on request."""
    words = argparse.ArgumentParser(prog="scripts/fuzz", description=__doc__)
    words.add_argument("--seed", default="getaway", help="another seed makes other input")
    words.add_argument("--scale", type=float, default=1.0, help="how much of the whole run; 0.01 is about a thousand")
    words.add_argument("--write", action="store_true", help=f"keep the figures in {PAGE.relative_to(ROOT)}")
    words.add_argument("--again", action="store_true", help="start over instead of going on")
    given = words.parse_args()
    if given.again:
        STATE.unlink(missing_ok=True)
    run = kept(STATE, given.seed)
    with database() as dsn, tempfile.TemporaryDirectory() as folder:
        Fuzzing(run, Path(folder), STATE).all(dsn, given.scale)
    print(page(run))
    print(*found(run), sep="\n")
    if given.write:
        PAGE.write_text(page(run), encoding="utf-8")
    return 1 if any(section.found for section in run.sections.values()) else 0


def page(run: Run) -> str:
    """The figures as a page."""
    sections = {name: run.section(name) for name in SHARES}
    return HEAD.format(
        seed=run.seed,
        minutes=run.seconds / 60,
        rows="\n".join(_row(run, name, section) for name, section in sections.items()),
        tried=sum(section.done for section in sections.values()),
        found=sum(section.found for section in sections.values()),
        outcomes="\n".join(f"| {name} | {_outcomes(section)} |" for name, section in sections.items()),
    )


def _row(run: Run, name: str, section: Section) -> str:
    grown = run.grown.get(name)
    memory = f"{grown:+.0f} MB" if grown is not None and name != "line" else ""
    return f"| {KINDS[name]} | {section.done:,} | {section.found} | {memory} |"


def _outcomes(section: Section) -> str:
    often = sorted(section.outcomes.items(), key=lambda each: -each[1])
    return ", ".join(f"{outcome}: {many:,}" for outcome, many in often)


if __name__ == "__main__":
    sys.exit(main())
