"""Asks for hints at many positions and writes what came of it: `scripts/figures/hints --help`."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.hints.positions import TABLES, positions

from getaway.bots import Bot, Decision
from getaway.cli.console.wording import Wording
from getaway.games import find
from getaway.kernel import Match
from getaway.rulebook import TABLE, read

FIGURES = Path("docs/figures")
LIMIT = 2.0
"""Seconds that a hint may take."""


class Hint(NamedTuple):
    """One hint: how long it took, its words, and what is wrong with it."""

    game: str
    table: str
    question: str
    seconds: float
    said: str
    faults: tuple[str, ...]


def main() -> None:
    """Ask, count and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=300, help="how many of each game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--read", type=int, default=0, help="print this many of each game instead of writing the page")
    given = parser.parse_args()
    hints = {game: [hinted(game, *each) for each in positions(game, given.positions, given.seed)] for game in TABLES}
    if given.read:
        for each in (hint for told in hints.values() for hint in told[:: max(1, len(told) // given.read)]):
            print(f"{each.game}, {each.table}, {each.question} ({each.seconds:.2f} s)\n  {each.said}")  # noqa: T201 - this is what it was run for
        return
    (FIGURES / "hints.json").write_text(json.dumps(hints, indent=0, ensure_ascii=False) + "\n", encoding="utf-8")
    (FIGURES / "hints.md").write_text("\n".join(page(hints)) + "\n", encoding="utf-8")


def hinted(game: str, table: str, match: Match) -> Hint:
    """Ask for a hint at a position."""
    ask = match.asks[0]
    record = match.record(ask.seat)
    before = time.perf_counter()
    decision = Bot(find(game).adviser).decide(record)
    taken = time.perf_counter() - before
    wording = Wording(match.game)
    wording.view = match.view(ask.seat)
    found = ["no hint"] if decision is None else [*faults(game, match, decision)]
    said = told(wording, decision) if decision is not None and not found else ""
    if any(sign in said for sign in ("{", "$", "reason-")):
        found.append(f"a hole in the words: {said}")
    return Hint(game, table, ask.question.name, round(taken, 3), said, tuple(found))


def faults(game: str, match: Match, decision: Decision) -> Iterator[str]:
    """What is wrong with a hint: it isn't legal, gives no reason, or names clauses that don't exist."""
    clauses = {clause.id for book in (read(find(game).package), TABLE) for clause in book.clauses}
    for each in filter(None, (decision, decision.instead)):
        if each.wish not in match.asks[0].choice:
            yield f"not legal: {each.wish}"
        if each.reason is None:
            yield f"no reason for {each.wish.verb}"
        else:
            yield from (f"no clause {clause}" for clause in each.reason.clauses if clause not in clauses)


def told(wording: Wording, decision: Decision) -> str:
    """A hint as a player reads it."""
    lines = [said(wording, decision)]
    if decision.instead is not None:
        lines.append(f"Next best: {said(wording, decision.instead)}")
    return "\n  ".join(lines)


def said(wording: Wording, decision: Decision) -> str:
    """A wish and its reason in words."""
    reason = decision.reason
    why = f" {wording.reason(reason)} [{' '.join(reason.clauses)}]" if reason is not None else ""
    return f"{wording.wish(decision.wish)}.{why}"


def page(hints: dict[str, list[Hint]]) -> Iterator[str]:
    """The page with the figures."""
    yield "# How long hints take\n"
    yield "Written by `scripts/figures/hints`: positions from matches of the usual bots at all kinds of tables, and the"
    yield "hint that the game's adviser gives there, on one core. A hint counts as sound if both answers it names are"
    yield f"legal, both have a reason in words, and every clause exists. Target: {LIMIT:.0f} seconds.\n"
    yield "| game | positions | sound | median | 95 % | slowest | over the target |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"
    for game, each in hints.items():
        times = sorted(hint.seconds for hint in each)
        late = sum(seconds > LIMIT for seconds in times)
        sound = sum(not hint.faults for hint in each)
        yield (f"| {game} | {len(each)} | {sound} | {at(times, 0.5)} | {at(times, 0.95)} | {at(times, 1.0)} | {late} |")


def at(times: list[float], share: float) -> str:
    """A quantile of sorted times, in words."""
    return f"{1000 * times[min(len(times) - 1, int(share * len(times)))]:.0f} ms"


if __name__ == "__main__":
    main()
