"""The campaign: which missions are open, and the stars earned so far, kept in a small TOML file.

A mission is open when the one before it was a success on any level; stars are kept per mission and level.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from getaway.games.bombsquad.scoring.outcome import Outcome
from getaway.games.bombsquad.table.pieces import DIFFICULTIES, mission, missions
from getaway.games.bombsquad.table.state import BombSquad
from getaway.kernel import Match

MOST_STARS: Final = 5


class Best(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The best result of a mission on one level."""

    stars: int
    score: int
    success: bool


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The best results so far, by mission and level."""

    results: dict[str, dict[str, Best]] = {}

    def best(self, mission_id: str, level: str) -> Best | None:
        """The best result of a mission on one level; None while it was not played to its end."""
        return self.results.get(mission_id, {}).get(level)

    def succeeded(self, mission_id: str) -> bool:
        """Whether the mission was a success on any level."""
        return any(best.success for best in self.results.get(mission_id, {}).values())

    def is_open(self, mission_id: str) -> bool:
        """Whether the mission may be played: it is the first, or the one before it was a success."""
        place = missions().index(mission_id)
        return place == 0 or self.succeeded(missions()[place - 1])

    def with_result(self, mission_id: str, level: str, result: Best) -> Campaign:
        """The campaign after one more match: the best success stays, or the best score while there is none."""
        best = self.best(mission_id, level)
        if best is not None:
            result = max(best, result, key=lambda one: (one.success, one.score))
        levels = {**self.results.get(mission_id, {}), level: result}
        return Campaign({**self.results, mission_id: levels})

    def with_match(self, match: Match) -> Campaign:
        """The campaign after this match; unchanged where it is not over or its mission is not in the box."""
        g, outcome = match.g, match.outcome
        if not isinstance(g, BombSquad) or not isinstance(outcome, Outcome) or g.mission not in missions():
            return self
        result = Best(outcome.stars, outcome.score, outcome.success)
        return self.with_result(g.mission, DIFFICULTIES[g.epic], result)

    @property
    def stars(self) -> int:
        """All stars of successful missions."""
        return sum(best.stars for levels in self.results.values() for best in levels.values() if best.success)


class Line(msgspec.Struct, frozen=True):
    """A mission as the campaign shows it; -1 stars where a level was not played."""

    mission: str
    title: str
    open: bool
    standard: int
    epic: int


def lines(campaign: Campaign) -> list[Line]:
    """Every mission of the box in the order of play."""
    return [_line(campaign, mission_id) for mission_id in missions()]


def _line(campaign: Campaign, mission_id: str) -> Line:
    standard, epic = [_stars(campaign.best(mission_id, level)) for level in DIFFICULTIES]
    return Line(mission_id, mission(mission_id).title, campaign.is_open(mission_id), standard, epic)


def _stars(best: Best | None) -> int:
    return -1 if best is None else best.stars if best.success else 0


def load(path: Path) -> Campaign:
    """The campaign of a file; a new one where there is no file yet."""
    if not path.exists():
        return Campaign()
    return msgspec.toml.decode(path.read_bytes(), type=Campaign)


def save(campaign: Campaign, path: Path) -> None:
    """Write the campaign to a file, mission by mission."""
    tables = [
        _table(mission_id, level, best)
        for mission_id in missions()
        for level, best in campaign.results.get(mission_id, {}).items()
    ]
    path.write_text("\n".join(tables), encoding="utf-8")


def _table(mission_id: str, level: str, best: Best) -> str:
    success = "true" if best.success else "false"
    return f"[results.{mission_id}.{level}]\nstars = {best.stars}\nscore = {best.score}\nsuccess = {success}\n"
