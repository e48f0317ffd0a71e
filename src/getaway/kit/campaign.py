"""A campaign: stages that open one another, and the best results so far, kept in a small TOML file.

A stage is open when the one before it was a success on any level; stars are kept by stage and level.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec

from getaway.kernel import Match


class Best(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The best result of a stage on one level."""

    stars: int
    score: int
    success: bool


class Played(NamedTuple):
    """Which stage a match plays, and on which level."""

    stage: str
    level: str


class Progress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The best results so far, by stage and level."""

    results: dict[str, dict[str, Best]] = {}

    def best(self, stage: str, level: str) -> Best | None:
        """The best result of a stage on one level; None until it has been played to its end."""
        return self.results.get(stage, {}).get(level)

    def succeeded(self, stage: str) -> bool:
        """Whether the stage was a success on any level."""
        return any(best.success for best in self.results.get(stage, {}).values())

    def with_result(self, played: Played, result: Best) -> Progress:
        """The progress after one more match: the best success stays, or the best score while there is none."""
        best = self.best(*played)
        if best is not None:
            result = max(best, result, key=lambda one: (one.success, one.score))
        return Progress({**self.results, played.stage: {**self.results.get(played.stage, {}), played.level: result}})

    @property
    def stars(self) -> int:
        """All stars of successful stages."""
        return sum(best.stars for levels in self.results.values() for best in levels.values() if best.success)


class Line(NamedTuple):
    """A stage as the campaign shows it: the stars by level, -1 where it was not played and 0 without a success."""

    stage: str
    open: bool
    stars: dict[str, int]


class Campaign(msgspec.Struct, frozen=True):
    """The campaign that a game declares."""

    setting: str
    """The setting whose values are the stages."""
    stages: Callable[[], tuple[str, ...]]
    """All stages in the order of play."""
    played: Callable[[Match], Played | None]
    """What a match plays; None where it doesn't count for the campaign."""
    best: Callable[[Match], Best]
    """The result of a match that is over."""
    levels: tuple[str, ...] = ("",)
    most_stars: int = 0
    """The most stars that a stage gives; 0 where a success has none."""

    def is_open(self, progress: Progress, stage: str) -> bool:
        """Whether the stage may be played: it is the first, or the one before it was a success."""
        before = self.before(stage)
        return not before or progress.succeeded(before)

    def before(self, stage: str) -> str:
        """The stage before this one; empty for the first."""
        place = self.stages().index(stage)
        return self.stages()[place - 1] if place else ""

    def following(self, progress: Progress) -> str:
        """The first open stage without a success; the last one when all are done."""
        return next((each for each in self.stages() if not progress.succeeded(each)), self.stages()[-1])

    def result(self, match: Match) -> tuple[Played, Best] | None:
        """How a match counts for the campaign; None where it isn't over or doesn't count."""
        played = self.played(match) if match.over else None
        return None if played is None else (played, self.best(match))

    def after(self, progress: Progress, match: Match) -> Progress:
        """The progress after this match."""
        result = self.result(match)
        return progress if result is None else progress.with_result(*result)

    def lines(self, progress: Progress) -> list[Line]:
        """Every stage in the order of play."""
        return [self._line(progress, stage) for stage in self.stages()]

    def _line(self, progress: Progress, stage: str) -> Line:
        stars = {level: _stars(progress.best(stage, level)) for level in self.levels}
        return Line(stage, self.is_open(progress, stage), stars)

    def is_for(self, progress: Progress) -> bool:
        """Whether these results can be of this campaign."""
        return progress.results.keys() <= {*self.stages()}

    def save(self, progress: Progress, path: Path) -> None:
        """Write the progress to a file, stage by stage."""
        tables = [
            _table(stage, level, best)
            for stage in self.stages()
            for level, best in progress.results.get(stage, {}).items()
        ]
        path.write_text("\n".join(tables), encoding="utf-8")


def load(path: Path) -> Progress:
    """The progress in a file; none where there is no file yet."""
    if not path.exists():
        return Progress()
    return msgspec.toml.decode(path.read_bytes(), type=Progress)


def _stars(best: Best | None) -> int:
    return -1 if best is None else best.stars if best.success else 0


def _table(stage: str, level: str, best: Best) -> str:
    success = "true" if best.success else "false"
    where = f"{stage}.{level}" if level else f'{stage}.""'
    return f"[results.{where}]\nstars = {best.stars}\nscore = {best.score}\nsuccess = {success}\n"
