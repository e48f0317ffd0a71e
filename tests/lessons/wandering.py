"""Lessons taken by somebody who often does something else than they say: none of them may come to a dead end.

At every question, one time in three, the player does anything that is legal; else what the step suggests. A run ends
when the lesson is finished, or when the match is over, which says how it ended and offers to start again. Everything
else is a dead end: nobody is asked, nothing is suggested, or it goes on without end.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from tests.lessons.taking import Stuck, Taken

from getaway.games import find
from getaway.kit.lessons import lessons
from getaway.lab.spread import spreading
from getaway.table.lessons import in_order

RUNS: Final = 500
WORKERS: Final = 2
MOST: Final = 1_000
"""Answers of a run; the longest lesson takes less than a hundred."""
BATCH: Final = 25
GAMES: Final = ("bombsquad", "breach", "burncycle")
KEPT: Final = Path("docs/figures/lessons.json")
PAGE: Final = Path("docs/figures/lessons.md")
FINISHED, LOST, DEAD = "finished", "over before", "dead ends"
HEAD: Final = """# Lessons taken by wanderers

Written by `scripts/figures/lessons`. At every question, one time in three, the player does anything legal instead of
what the lesson says. Where the match is over before the lesson is, the table says so and offers to start again.

| lesson | runs | finished | over before | dead ends | answers in a finished run, median |
| --- | ---: | ---: | ---: | ---: | ---: |
"""


class Wandered(msgspec.Struct):
    """How the runs of a lesson ended, how many answers the finished ones took, and where the dead ends were."""

    ends: dict[str, int] = {}
    answers: list[int] = []
    dead: list[str] = []


def wander(asked: tuple[str, str, int]) -> tuple[str, int, str]:
    """Take a lesson once: how it ended, after how many answers, and where."""
    game, key, number = asked
    dice = Random(f"{key} {number}")  # noqa: S311 - a test's own dice
    taken = Taken(game, lessons(find(game).package)[key])
    try:
        while not taken.finished and not taken.match.over and taken.answers < MOST:
            other = taken.unhelpful(dice) if dice.random() < 1 / 3 else None
            meant = taken.suggestion()
            if other is None and meant is None:
                return DEAD, taken.answers, f"nothing is suggested: {taken.where}"
            taken.answer(other or meant)  # type: ignore[arg-type]
    except (Stuck, AssertionError) as stuck:
        return DEAD, taken.answers, f"{number}: {stuck}"
    if taken.finished:
        return FINISHED, taken.answers, ""
    return (LOST, taken.answers, "") if taken.match.over else (DEAD, taken.answers, f"{number}: {taken.where}")


def main(runs: int = RUNS) -> None:
    """Wander through every lesson, going on where the last run was stopped, and write the page."""
    found = msgspec.json.decode(KEPT.read_bytes(), type=dict[str, Wandered]) if KEPT.exists() else {}
    with spreading(WORKERS) as spread:
        for game in GAMES:
            for lesson in in_order(find(game)):
                so_far = found.setdefault(f"{game}/{lesson.key}", Wandered())
                while (begun := sum(so_far.ends.values())) < runs:
                    batch = [(game, lesson.key, begun + i) for i in range(min(BATCH, runs - begun))]
                    for end, answers, where in spread(wander, batch):
                        so_far.ends[end] = so_far.ends.get(end, 0) + 1
                        so_far.answers += [answers] if end == FINISHED else []
                        so_far.dead += [where] if where else []
                    KEPT.write_bytes(msgspec.json.encode(found))
    PAGE.write_text(page(found), encoding="utf-8")


def page(found: dict[str, Wandered]) -> str:
    """The page with its table."""
    rows = []
    for name, each in found.items():
        ends, middle = Counter(each.ends), sorted(each.answers)[len(each.answers) // 2] if each.answers else 0
        rows.append(f"| {name} | {ends.total()} | {ends[FINISHED]} | {ends[LOST]} | {ends[DEAD]} | {middle} |")
    return HEAD + "\n".join(rows) + "\n"


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
