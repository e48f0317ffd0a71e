"""Which mutants are tried, and what came of them.

`python scripts/mutate.py names [all]` prints the names of a sample, or of all mutants that mutmut has made.
`python scripts/mutate.py report` writes docs/figures/mutation.md about those that were tried.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random

MADE = Path("mutants/src/getaway/games/bombsquad")
FIGURES = Path("docs/figures/mutation.md")
REASONS = Path("scripts/mutants.toml")
SAMPLE = 600
SEED = 1
NOT_TRIED, SURVIVED, NO_TEST = None, 0, 33
NOBODY_LOOKED = "not looked at yet"
HEAD = """# Mutants of Bomb Squad's rules

Written by `scripts/mutate` with mutmut 3.8. A mutant is one small change of the code: another operator, a number one
higher, an argument left out or `None`, a string in other letters. A test kills it by failing; one that survives shows
a gap, or a change that nobody can notice. Mutated are the modules below, in `src/getaway/games/bombsquad`; the tests
are those in `tests/rules/bombsquad` and `tests/unit/bombsquad` that start no other process.

{which}: **{tried:,} tried, {killed:,} killed ({share:.1f} %), {survived:,} survived.**

| module | mutants | tried | killed | survived |
| --- | --- | --- | --- | --- |
"""


def results() -> dict[str, dict[str, int | None]]:
    """By module: what came of each mutant."""
    found = {}
    for file in sorted(MADE.glob("*.py.meta")):
        found[file.name.partition(".")[0]] = json.loads(file.read_text(encoding="utf-8"))["exit_code_by_key"]
    return {module: mutants for module, mutants in found.items() if mutants}


def names(*, every: bool) -> list[str]:
    """The mutants to try."""
    made = sorted(name for mutants in results().values() for name in mutants)
    return made if every else sorted(Random(SEED).sample(made, min(SAMPLE, len(made))))  # noqa: S311 - a sample


def report() -> str:
    """The page of figures."""
    found = results()
    wanted = set(names(every=False))
    tried = {m: {n: code for n, code in mutants.items() if code is not NOT_TRIED} for m, mutants in found.items()}
    made, done = sum(map(len, found.values())), sum(map(len, tried.values()))
    if done < made:  # the few that were tried to begin with are no part of the sample
        tried = {m: {n: code for n, code in mutants.items() if n in wanted} for m, mutants in tried.items()}
        done = sum(map(len, tried.values()))
    alive = [name for mutants in tried.values() for name, code in mutants.items() if lives(code)]
    which = f"Of {made:,} mutants a sample, drawn with a fixed seed" if done < made else "All mutants"
    share = 100 * (done - len(alive)) / done
    head = HEAD.format(which=which, tried=done, killed=done - len(alive), share=share, survived=len(alive))
    return head + "\n".join([*table(found, tried), "", "## Survivors", "", *survivors(alive)]) + "\n"


def table(found: dict[str, dict[str, int | None]], tried: dict[str, dict[str, int | None]]) -> Iterator[str]:
    """A line for each module."""
    for module, mutants in found.items():
        codes = tried[module].values()
        alive = sum(map(lives, codes))
        yield f"| {module} | {len(mutants)} | {len(codes)} | {len(codes) - alive} | {alive} |"


def lives(code: int | None) -> bool:
    """Whether no test failed; a mutant that never ends is killed by its time limit."""
    return code in (SURVIVED, NO_TEST)


def survivors(alive: list[str]) -> Iterator[str]:
    """Each survivor with its change and the reason why it is left alive."""
    reasons = tomllib.loads(REASONS.read_text(encoding="utf-8"))
    for name in sorted(alive):
        short = name.removeprefix("getaway.games.bombsquad.")
        yield f"- `{short}`: {reasons.get(short, NOBODY_LOOKED)}"
        yield from ["", "  ```diff", *[f"  {line}" for line in change(name)], "  ```", ""]


def change(name: str) -> list[str]:
    """The lines that the mutant changes."""
    command = [str(Path(sys.executable).with_name("mutmut")), "show", name]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603 - our own tool
    return [line for line in shown.splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---") and line]


if __name__ == "__main__":
    if sys.argv[1] == "names":
        print("\n".join(names(every="all" in sys.argv[2:])))
    else:
        FIGURES.write_text(report(), encoding="utf-8")
        print(f"{FIGURES} is written")
