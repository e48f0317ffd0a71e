"""docs/figures/burncycle-usage.md: how often each thing of the box was used, and how many tests name it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from getaway.lab.burncycle import stored
from getaway.lab.burncycle.named import named
from getaway.lab.burncycle.page import Kept, table
from getaway.lab.burncycle.things import USED, Thing, things
from getaway.lab.checkout import DOCS

PAGE = DOCS / "figures" / "burncycle-usage.md"
HEAD = """# What is used in burncycle

Written by `scripts/figures/balance --usage` from {matches:,} matches of the scripted team, with all missions,
numbers of players and difficulties for which results are stored. Each section says what counts as used; just lying
on the table doesn't. Tests are those in `tests/rules/burncycle` and `tests/unit/burncycle` that name the thing,
directly or in a table in their file; a terminal's option is named by its card, a face by a card with its die. A word
that two things share counts for both."""


def sums(kept: Kept) -> Counter[tuple[str, str]]:
    """All uses, whatever the mission, the players and the difficulty."""
    found: Counter[tuple[str, str]] = Counter()
    for results in [each for missions in kept.values() for each in missions.values()]:
        for (_, kind, name), n in results.uses.items():
            found[kind, name] += n
    return found


def text(kept: Kept, tests: Mapping[str, int]) -> str:
    """The report."""
    uses, everything = sums(kept), things()
    matches = sum(len(results.records) for missions in kept.values() for results in missions.values())
    unused = [thing for thing in everything if not uses[thing[:2]]] if matches else []
    parts = [HEAD.format(matches=matches), *_never(everything, unused, tests)]
    if not matches:
        return "\n\n".join([parts[0], "There are no stored results yet.", *parts[3:]]) + "\n"
    for kind, meaning in USED.items():
        mine = sorted([thing for thing in everything if thing.kind == kind], key=lambda t: (uses[t[:2]], t.name))
        parts += [f"## {kind.capitalize()}", f"Used: {meaning}.", _table(mine, uses, tests)]
    return "\n\n".join(parts) + "\n"


def _never(everything: Sequence[Thing], unused: Sequence[Thing], tests: Mapping[str, int]) -> Iterator[str]:
    untested = [thing for thing in everything if not tests_of(thing, tests)]
    yield f"## Never used: {len(unused)} of {len(everything)}"
    rows = [[thing.kind, thing.name, str(tests_of(thing, tests))] for thing in unused]
    yield table(["kind", "name", "tests"], rows, names=2) if rows else "Nothing."
    yield f"## Named by no test: {len(untested)} of {len(everything)}"
    yield "\n".join(f"- {thing.kind}: {thing.name}" for thing in untested) or "Nothing."


def _table(mine: list[Thing], uses: Counter[tuple[str, str]], tests: Mapping[str, int]) -> str:
    return table(["name", "used", "tests"], [[t.name, f"{uses[t[:2]]:,}", str(tests_of(t, tests))] for t in mine])


def tests_of(thing: Thing, tests: Mapping[str, int]) -> int:
    """How many tests name it, by the word that most of them use."""
    return max(tests.get(word, 0) for word in thing.words)


def write(folder: Path = stored.FOLDER) -> None:
    """Write the report; for results stored elsewhere, write it next to them."""
    path = PAGE if folder == stored.FOLDER else folder / PAGE.name
    path.write_text(text(stored.kept(folder), named()), encoding="utf-8")
