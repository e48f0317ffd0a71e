"""Which mutants are tried, and what came of them.

`python scripts/mutate.py names [all]` prints the names of two samples, or of all mutants that mutmut has made.
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
SAMPLE, CONTROL = 600, 200
SEED = 1
NOT_TRIED, SURVIVED, NO_TEST = None, 0, 33
NOBODY_LOOKED = "not looked at yet"
Results = dict[str, dict[str, int | None]]
HEAD = """# Mutants of Bomb Squad's rules

Written by `scripts/mutate` with mutmut 3.8. A mutant is one small change of the code: another operator, a number one
higher, an argument left out or `None`, a string in other letters. A test kills it by failing; one that survives shows
a gap, or a change that nobody can notice. Mutated are the modules below, in `src/getaway/games/bombsquad`; the tests
are those in `tests/rules/bombsquad` and `tests/unit/bombsquad` that start no other process. A mutant that never ends
counts as killed. mutmut leaves decorated functions and code outside functions alone, so `leave` has no mutants.

Of {made:,} mutants two samples are tried, drawn with a fixed seed. Tests were written for survivors of the first, so
its share says what became of them, not how the mutants that were never tried would fare. For that there is the second
sample, the control: it shares no mutant with the first, and was tried before any test was written for it.

| | tried | killed | survived | killed of tried |
| --- | --- | --- | --- | --- |
"""
MODULES = """
| module | mutants | tried | killed | survived |
| --- | --- | --- | --- | --- |
"""


def results() -> Results:
    """By module: what came of each mutant."""
    found = {}
    for file in sorted(MADE.glob("*.py.meta")):
        found[file.name.partition(".")[0]] = json.loads(file.read_text(encoding="utf-8"))["exit_code_by_key"]
    return {module: mutants for module, mutants in found.items() if mutants}


def samples(found: Results) -> dict[str, list[str]]:
    """The mutants to try: a sample, and a control of others."""
    made = sorted(name for mutants in found.values() for name in mutants)
    first = Random(SEED).sample(made, min(SAMPLE, len(made)))  # noqa: S311 - a sample
    rest = sorted(set(made) - set(first))
    control = Random(SEED).sample(rest, min(CONTROL, len(rest)))  # noqa: S311 - a sample
    return {"sample": sorted(first), "control": sorted(control)}


def names(*, every: bool) -> list[str]:
    """The mutants to try, of both samples or all."""
    found = results()
    return sorted(n for group in (found if every else samples(found)).values() for n in group)


def report() -> str:
    """The page of figures."""
    found = results()
    codes = {name: code for mutants in found.values() for name, code in mutants.items()}
    groups = {what: [n for n in drawn if codes[n] is not NOT_TRIED] for what, drawn in samples(found).items()}
    if NOT_TRIED not in codes.values():
        groups["all"] = list(codes)
    lines = [row(what, drawn, codes) for what, drawn in groups.items()]
    tried = {name for drawn in groups.values() for name in drawn}
    page = HEAD.format(made=len(codes)) + "\n".join(lines) + "\n" + MODULES + "\n".join(table(found, tried))
    alive = {what: [n for n in drawn if lives(codes[n])] for what, drawn in groups.items()}
    for what, left in alive.items():
        page += f"\n\n## Survivors: {what}\n\n" + "\n".join(survivors(left)).rstrip()
    return page + "\n"


def row(what: str, drawn: list[str], codes: dict[str, int | None]) -> str:
    """The line of one sample."""
    alive = sum(lives(codes[name]) for name in drawn)
    share = 100 * (len(drawn) - alive) / max(1, len(drawn))
    return f"| {what} | {len(drawn):,} | {len(drawn) - alive:,} | {alive:,} | {share:.1f} % |"


def table(found: Results, tried: set[str]) -> Iterator[str]:
    """A line for each module."""
    for module, mutants in found.items():
        codes = [code for name, code in mutants.items() if name in tried]
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
