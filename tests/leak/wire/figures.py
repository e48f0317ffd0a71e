"""The figures of the leak theorem on the wire: `scripts/figures/wire_leaks` writes them to docs/figures."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from tests.leak.wire.matches import TABLES, Length
from tests.leak.wire.pairs import Findings
from tests.leak.wire.plants import PLANTS
from tests.leak.wire.run import Watch, watching
from tests.leak.wire.test_wire import BREACHES, ELSEWHERE

PAGE = Path(__file__).parents[3] / "docs" / "figures" / "wire-leaks.md"
MATCHES = 200
SEED = 2
LONG = Length(before=40, watched=16, every=3)
PLANTED = 20
"""A plant is looked for in at most this many matches."""

TEXT = """# Two worlds on the wire

Written by `scripts/figures/wire_leaks`.

A table is played through two nodes with a database, and next to it a twin through two others: a world that differs only
in what one audience may not know, with other secrets, notes, seeds and counters for everyone else. Both are sent the
same commands on the same clock, and every byte sent to that audience is compared, including status lines, headers and
close codes. When the audience rightfully learns something, another twin is drawn. The time an answer takes isn't
compared.

{verdict}

## What was played

{played}

## What was compared

{compared}

## What differed

The fields of the state that had a different value in a twin, and in how many twins. burncycle hides nothing but future
chance: its twins differ only in seeds, secrets, notes and counters.

{varied}

## Plants

The same server with one leak planted in it. The check must find each one. It's tried again in The Breach only, where
everyone may always say everything, so what may be said gives nothing away.

{plants}
"""


def table(head: tuple[str, ...], rows: list[tuple[object, ...]]) -> str:
    """A table in Markdown."""
    cells = [[f"{cell:,}" if isinstance(cell, int) else str(cell) for cell in row] for row in rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in (head, ("---",) * len(head), *cells))


def caught(watch: Watch, what: str) -> tuple[object, ...]:
    """A plant, in which match it was found, and by what."""
    if what in ELSEWHERE:
        return what, "by the tests of seats that change hands", "", ""
    found, ways = sought(watch, what, range(PLANTED))
    in_the_breach, _ = sought(watch, what, [number + again * len(TABLES) for again in range(3) for number in BREACHES])
    return what, found or "**not found**", in_the_breach or "no", ", ".join(ways)


def sought(watch: Watch, what: str, numbers: Sequence[int]) -> tuple[str, list[str]]:
    """In which of these matches a plant was found, and by what."""
    findings = watch.catches(what, numbers)
    ways = {leak.partition(" apart by ")[2].partition(":")[0] for leak in findings.leaks}
    tried = sum(number for name, number in findings.counts.items() if name.startswith("matches of"))
    return f"in match {tried}" if ways else "", sorted(ways)


def page(findings: Findings, plants: list[tuple[object, ...]]) -> str:
    """The whole page."""
    total = sum(findings.compared.values())
    matches = sum(number for name, number in findings.counts.items() if name.startswith("matches of"))
    found = "nothing was different." if not findings.leaks else "\n\n".join(findings.leaks)
    verdict = f"In {matches:,} matches, {total:,} comparisons and {findings.size:,} bytes, {found}"
    return TEXT.format(
        verdict=verdict,
        played=table(("what", "how often"), sorted(findings.counts.items())),
        compared=table(("way out", "comparisons"), sorted(findings.compared.items())),
        varied=table(("game", "field", "twins"), [(*field, n) for field, n in sorted(findings.varied.items())]),
        plants=table(("what is given away", "found", "in The Breach", "by"), plants),
    )


def main(matches: int) -> int:
    """Play, compare, write."""
    findings = Findings()
    with watching() as watch:
        for number in range(matches):
            watch.match(number, LONG, SEED, findings)
            if findings.leaks:
                break
        plants = [caught(watch, what) for what in PLANTS]
    PAGE.write_text(page(findings, plants), encoding="utf-8")
    return 1 if findings.leaks or any("**not found**" in row for row in plants) else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES))
