"""Which mutants of a game are tried, and what came of them.

`python scripts/mutate.py config GAME FILE` writes what mutmut needs to know into a copy of pyproject.toml.
`python scripts/mutate.py first GAME` prints the name of one mutant, with which the others are made.
`python scripts/mutate.py names GAME [all]` prints the names of two samples, or of all mutants that mutmut has made.
`python scripts/mutate.py report GAME FILE` writes the page of figures about those that were tried.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

MADE = Path("mutants/src/getaway/games")
ABOUT = Path("scripts/mutants")
SAMPLE, CONTROL = 600, 200
SEED = 1
NOT_TRIED, SURVIVED, NO_TEST = None, 0, 33
NOBODY_LOOKED = "not examined yet"
Results = dict[str, dict[str, int | None]]
HEAD = """# Mutants of the rules of {title}

Written by `scripts/mutate` with mutmut 3.8. A mutant is one small change to the code: another operator, a number one
higher, an argument left out or `None`, a string in different case. A test kills it by failing. A survivor shows a gap,
or a change that makes no difference. The mutated modules are listed below, in `src/getaway/games/{game}`; the tests are
those named in `scripts/mutants/{game}.toml`. A mutant that never ends counts as killed. {note}

Of {made:,} mutants, two samples drawn with a fixed seed are tried. We wrote tests for survivors of the first sample, so
its share doesn't say how the untried mutants would fare. The second sample, the control, does: it shares no mutant with
the first, and was tried before any test was written for it.

| | tried | killed | survived | killed of tried |
| --- | --- | --- | --- | --- |
"""
MODULES = """
| module | mutants | tried | killed | survived |
| --- | --- | --- | --- | --- |
"""


def about(game: str) -> dict[str, Any]:
    """What is changed of a game, which tests look, and why mutants survive."""
    return tomllib.loads((ABOUT / f"{game}.toml").read_text(encoding="utf-8"))


def config(game: str, pyproject: Path) -> None:
    """Tell mutmut what to do, in a pyproject.toml of its own."""
    told, source = about(game), Path("src/getaway/games") / game
    files = sorted({file for pattern in told["mutated"] for file in source.glob(pattern)})
    kept = [file.as_posix() for file in files if str(file.relative_to(source)) not in told.get("left_out", [])]
    lines = [
        "[tool.mutmut]",
        'source_paths = ["src"]',
        f"only_mutate = {json.dumps(kept)}",
        "timeout_multiplier = 5",
        'pytest_add_cli_args = ["-p", "no:cacheprovider"]',
        f"pytest_add_cli_args_test_selection = {json.dumps(told['tests'])}",
    ]
    pyproject.write_text(pyproject.read_text(encoding="utf-8") + "\n" + "\n".join(lines) + "\n", encoding="utf-8")


def results(game: str) -> Results:
    """By module: what came of each mutant."""
    found, made = {}, MADE / game
    for file in sorted(made.rglob("*.py.meta")):
        name = file.relative_to(made).as_posix().removesuffix(".py.meta").replace("/", ".")
        found[name] = json.loads(file.read_text(encoding="utf-8"))["exit_code_by_key"]
    return {module: mutants for module, mutants in found.items() if mutants}


def samples(found: Results) -> dict[str, list[str]]:
    """The mutants to try: a sample, and a control of others."""
    made = sorted(name for mutants in found.values() for name in mutants)
    first = Random(SEED).sample(made, min(SAMPLE, len(made)))  # noqa: S311 - a sample
    rest = sorted(set(made) - set(first))
    control = Random(SEED).sample(rest, min(CONTROL, len(rest)))  # noqa: S311 - a sample
    return {"sample": sorted(first), "control": sorted(control)}


def names(game: str, *, every: bool) -> list[str]:
    """The mutants to try, of both samples or all."""
    found = results(game)
    return sorted(n for group in (found if every else samples(found)).values() for n in group)


def report(game: str) -> str:
    """The page of figures."""
    found, told = results(game), about(game)
    codes = {name: code for mutants in found.values() for name, code in mutants.items()}
    groups = {what: [n for n in drawn if codes[n] is not NOT_TRIED] for what, drawn in samples(found).items()}
    if NOT_TRIED not in codes.values():
        groups["all"] = list(codes)
    lines = [row(what, drawn, codes) for what, drawn in groups.items()]
    tried = {name for drawn in groups.values() for name in drawn}
    page = (
        HEAD.format(made=len(codes), game=game, title=told["title"], note=told["note"])
        + "\n".join(lines)
        + "\n"
        + MODULES
        + "\n".join(table(found, tried))
    )
    alive = {what: [n for n in drawn if lives(codes[n])] for what, drawn in groups.items()}
    for what, left in alive.items():
        page += f"\n\n## Survivors: {what}\n\n" + "\n".join(survivors(game, left)).rstrip()
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


def survivors(game: str, alive: list[str]) -> Iterator[str]:
    """Each survivor with its change and the reason why it is left alive."""
    reasons = about(game)["reasons"]
    for name in sorted(alive):
        short = name.removeprefix(f"getaway.games.{game}.")
        yield f"- `{short}`: {reasons.get(short, NOBODY_LOOKED)}"
        yield from ["", "  ```diff", *[f"  {line}" for line in change(name)], "  ```", ""]


def change(name: str) -> list[str]:
    """The lines that the mutant changes."""
    command = [str(Path(sys.executable).with_name("mutmut")), "show", name]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603 - our own tool
    return [line for line in shown.splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---") and line]


if __name__ == "__main__":
    what, of, *rest = sys.argv[1:]
    if what == "config":
        config(of, Path(rest[0]))
    elif what == "first":
        print(about(of)["first"])
    elif what == "names":
        print("\n".join(names(of, every="all" in rest)))
    else:
        Path(rest[0]).write_text(report(of), encoding="utf-8")
        print(f"{rest[0]} is written")
