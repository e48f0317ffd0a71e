"""The long walk: thousands of matches held against the table of moments. Cut off, it goes on where it was."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from tests.nets.breach import windows
from tests.nets.breach.moments import BEFORE, STANDING
from tests.nets.breach.walk import walk

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "figures" / "breach-moments.md"
QUESTIONS = 500
SAVE_EVERY = 20
INTRO = """\
Written by `scripts/moments --write`. Random matches of all modes and numbers of players. Hands, Research and Cheats
are dealt again and again so that someone has every timing, often on a single card while all the others are
discarded. Half of the matches begin with all Avatars and ICE in one room, and half of each kind use plain cards with
random timings. At each question, every seat's cards, tokens and Cheats are compared with the table in
`tests/nets/breach/moments.py`, and so is who was asked before something happened.
"""
RESPONSES_ASKED = f"""\
The average of {windows.MATCHES} matches between bots that give no standing orders. *Before* is for the same matches
under the rules that asked for fewer timings.
"""


class Totals:
    """What was walked so far, kept in a file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        kept: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {}
        self.matches: int = kept.get("matches", 0)
        self.questions: int = kept.get("questions", 0)
        self.seen = Counter[str](kept.get("seen", {}))
        self.checked = Counter[str](kept.get("checked", {}))
        self.found: list[str] = kept.get("found", [])

    def add(self, number: int) -> None:
        """Walk one more match."""
        watch = walk(number, QUESTIONS)
        standing = {row.name for row in STANDING}
        self.matches += 1
        self.questions += sum([n for name, n in watch.seen.items() if name in standing])
        self.seen.update(watch.seen)
        self.checked.update(watch.checked)
        self.found += [f"match {number}: {each}" for each in watch.found]

    def save(self) -> None:
        """Keep them."""
        self.file.write_text(json.dumps(vars(self) | {"file": ""}))


def page(totals: Totals) -> str:
    """The figures in words."""
    asked = {players: windows.per_match(players) for players in windows.BEFORE}
    lines = [
        "# Moments and timings of The Breach",
        "",
        INTRO,
        "| | |",
        "| --- | --- |",
        f"| matches | {totals.matches:,} |",
        f"| questions checked | {totals.questions:,} |",
        f"| cards, tokens and Cheats tried | {sum(totals.checked.values()):,} |",
        f"| differences from the table | {len(totals.found):,} |",
        "",
        "## Moments",
        "",
        "| moment | times |",
        "| --- | --- |",
        *[f"| {row.name} | {totals.seen[row.name]:,} |" for row in STANDING],
        *[f"| before {row.name} | {totals.seen[f'before {row.name}']:,} |" for row in BEFORE],
        "",
        "## Timings",
        "",
        "| what was tried | times |",
        "| --- | --- |",
        *[f"| {name} | {n:,} |" for name, n in sorted(totals.checked.items())],
        "",
        "## Responses asked for",
        "",
        RESPONSES_ASKED,
        "| players | windows, before | now | after a roll, before | now |",
        "| --- | --- | --- | --- | --- |",
        *[
            f"| {n} | {windows.BEFORE[n][0]} | {now[0]} | {windows.BEFORE[n][1]} | {now[1]} |"
            for n, now in asked.items()
        ],
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Walk through this many matches, and report what was found."""
    parser = argparse.ArgumentParser(prog="scripts/moments", description=__doc__)
    parser.add_argument("--matches", type=int, default=1200, help="how many in all")
    parser.add_argument(
        "--state", type=Path, default=ROOT / "build" / "breach-moments.json", help="where they are kept"
    )
    parser.add_argument("--write", action="store_true", help=f"keep the figures in {PAGE.relative_to(ROOT)}")
    args = parser.parse_args()
    args.state.parent.mkdir(parents=True, exist_ok=True)
    totals = Totals(args.state)
    while totals.matches < args.matches:
        totals.add(totals.matches)
        if totals.matches % SAVE_EVERY == 0 or totals.matches == args.matches:
            totals.save()
            sys.stdout.write(
                f"{totals.matches:,} matches, {totals.questions:,} questions, {len(totals.found)} differences\n"
            )
            sys.stdout.flush()
    sys.stdout.writelines(f"{each}\n" for each in totals.found[:20])
    if args.write:
        PAGE.write_text(page(totals))


if __name__ == "__main__":
    main()
