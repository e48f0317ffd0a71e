"""How much of what happens in a match a lesson or a scene shows: the clauses that scripted matches cite.

A clause occurs when somebody is told that something happened by it, or is asked by it. The shares are of occurrences,
so that what happens all the time weighs most, and of the different clauses.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from getaway.games import find
from getaway.kernel import SPECTATOR, Match
from getaway.kernel.stream import Put, Told, blocked
from getaway.kit.lessons import lessons
from getaway.kit.scenes import scenes
from getaway.lab.answers.players import MOST, PLAYERS, Player
from getaway.lab.spread import spreading
from getaway.rulebook import read

MATCHES: Final = 200
WORKERS: Final = 2
MISSING: Final = 12
"""How many of the clauses that nothing shows are listed."""
BLOCKED_IN: Final = 10
"""In this many matches of each game blocked options are counted, which takes long."""
MOST_BLOCKING: Final = 50
PAGE: Final = Path("docs/figures/teaching.md")
HEAD: Final = """# How much of a match is taught

Written by `scripts/figures/teaching`: {matches} matches of each game by its scripted players. A clause occurs when an
event or a question cites it. It's taught if a lesson or a scene cites it too.

| game | scenes | lessons | occurrences | taught (goal 90 %) | different clauses | taught (goal 50 %) |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
"""


class Taught(NamedTuple):
    """What a game teaches, and what happened in its matches."""

    game: str
    shown: frozenset[str]
    seen: Mapping[str, int]
    blocked: Mapping[str, int] = {}
    """How often each clause was the reason why an option couldn't be chosen."""

    @property
    def occurrences(self) -> int:
        """How often any clause occurred."""
        return sum(self.seen.values())

    @property
    def weighed(self) -> float:
        """The share of occurrences that is taught, in percent."""
        return 100 * sum(n for clause, n in self.seen.items() if clause in self.shown) / max(1, self.occurrences)

    @property
    def different(self) -> float:
        """The share of different clauses that is taught, in percent."""
        return 100 * len(self.shown & self.seen.keys()) / max(1, len(self.seen))

    @property
    def missing(self) -> list[tuple[str, int]]:
        """The clauses that nothing shows, the most frequent first."""
        return [(clause, n) for clause, n in Counter(self.seen).most_common() if clause not in self.shown][:MISSING]


def shown_in(game: str) -> frozenset[str]:
    """The clauses that lessons and scenes of a game cite."""
    package = find(game).package
    of_scenes = [clause for scene in scenes(package).values() for clause in scene.clauses]
    of_lessons = [clause for lesson in lessons(package).values() for step in lesson.steps for clause in step.clauses]
    return frozenset((*of_scenes, *of_lessons))


def cited(numbered: tuple[str, int]) -> tuple[Counter[str], Counter[str]]:
    """How often each clause occurs in a match and, in some matches, how often it stands behind a blocked option."""
    game, number = numbered
    blocking: Counter[str] = Counter()
    match = _played(PLAYERS[game], number, blocking if number < BLOCKED_IN else None)
    return Counter(_cites(match)), blocking


def _played(player: Player, number: int, blocking: Counter[str] | None) -> Match:
    match, decide = player.match(number)
    for _ in range(MOST):
        if match.over:
            break
        ask = match.asks[0]
        if blocking is not None:
            blocking.update(marked.clause for marked in blocked(match.g, ask.question, ask.seat))
        match.answer(ask.seat, decide(match, ask))
    return match


def _cites(match: Match) -> Iterator[str]:
    for item in match.told(SPECTATOR):
        if isinstance(item, Told | Put):
            yield from item.cites


def counted(game: str, matches: int) -> Taught:
    """Play the matches of a game and count."""
    seen: Counter[str] = Counter()
    blocking: Counter[str] = Counter()
    with spreading(WORKERS) as spread:
        for occurred, stood in spread(cited, [(game, number) for number in range(matches)]):
            seen.update(occurred)
            blocking.update(stood)
    return Taught(game, shown_in(game), seen, blocking)


def page(found: list[Taught], matches: int) -> str:
    """The page with its tables."""
    rows = [
        f"| {each.game} | {len(scenes(find(each.game).package))} | {len(lessons(find(each.game).package))} "
        f"| {each.occurrences:,} | {each.weighed:.0f} % | {len(each.seen)} | {each.different:.0f} % |"
        for each in found
    ]
    lists = [
        f"\n## Not taught in {each.game}\n\nThe most frequent, with how often they occurred: "
        + ", ".join(f"{clause} ({n:,})" for clause, n in each.missing)
        + "."
        for each in found
        if each.missing
    ]
    chapters = [
        f"\n## Scenes of {each.game} by chapter\n\n"
        + ", ".join(f"{title} {n}" for title, n in by_chapter(each.game).items())
        + "."
        for each in found
    ]
    return HEAD.format(matches=matches) + "\n".join((*rows, why_not(found), *chapters, *lists)) + "\n"


def why_not(found: list[Taught]) -> str:
    """How many of the rules that stand behind blocked options most often a scene or lesson shows."""
    shown = frozenset[str]().union(*(each.shown for each in found))
    blocking: Counter[str] = Counter()
    for each in found:
        blocking.update(each.blocked)
    most = [clause for clause, _ in blocking.most_common(MOST_BLOCKING)]
    left = [clause for clause in most if clause not in shown]
    return (
        f"\n## Why not\n\nOf the {len(most)} clauses that most often stood behind a blocked option, in the first "
        f"{BLOCKED_IN} matches of each game,\n{len(most) - len(left)} are taught. Not: {', '.join(left) or 'none'}."
    )


def by_chapter(game: str) -> dict[str, int]:
    """How many scenes each chapter of a game's rulebook has, by the most important rule of each."""
    package = find(game).package
    first = Counter(scene.clauses[0].rpartition("-")[0] for scene in scenes(package).values())
    return {chapter.title: sum(first[part] for part in chapter.parts) for chapter in read(package).chapters}


def main(matches: int = MATCHES) -> None:
    """Write the page."""
    PAGE.write_text(page([counted(game, matches) for game in sorted(PLAYERS)], matches), encoding="utf-8")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
