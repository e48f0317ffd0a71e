"""Scoring: points, stars and whether the mission is a success."""

from __future__ import annotations

import msgspec

from getaway.games.bombsquad.building import BombToken, Token
from getaway.games.bombsquad.model import BombSquad
from getaway.games.bombsquad.pieces import ROBOTS, mission

ALL_BOMBS_BONUS = 5


class Score(msgspec.Struct, frozen=True):
    """The points of a mission, part by part (BS-SCORE-01 to BS-SCORE-06)."""

    secured: int
    all_bombs: int
    hostages_left: int
    reserve_used: int

    @property
    def total(self) -> int:
        """All parts together."""
        return self.secured + self.all_bombs + self.hostages_left - self.reserve_used


class Outcome(msgspec.Struct, frozen=True):
    """How the mission ended. The team wins or loses as one (BS-FEATURE-07)."""

    cause: str
    success: bool
    score: int
    stars: int
    parts: Score


def still_there(g: BombSquad, tokens: tuple[Token, ...] | tuple[BombToken, ...]) -> list[Token]:
    """Those of the tokens that stand on the building."""
    return [token for token in tokens if g.board[token.cell] == token.code]


def score(g: BombSquad) -> Score:
    """Twice every secured value, the bonus for all bombs, one point for each reserve cell used."""
    hostages, bombs = g.building.hostages, g.building.bombs
    left = still_there(g, hostages)
    bombs_left = still_there(g, bombs)
    gone = [token for token in (*hostages, *bombs) if token not in (*left, *bombs_left)]
    return Score(
        secured=2 * sum(token.value for token in gone),
        all_bombs=0 if bombs_left else ALL_BOMBS_BONUS,
        hostages_left=0 if bombs_left else len(left),
        reserve_used=ROBOTS[g.robot_tile].reserve_start - g.reserve,
    )


def stars(total: int, minimums: tuple[int, ...]) -> int:
    """One star, and one more for each minimum reached (BS-SCORE-09)."""
    return 1 + sum(total >= minimum for minimum in minimums)


def success(g: BombSquad) -> bool:
    """Whether the mission's own objective is met (BS-DETONATE-02, BS-OBJECTIVE-01, BS-OBJECTIVE-02)."""
    if still_there(g, g.building.bombs):
        return False
    every_hostage = mission(g.mission).success == "all_bombs_and_hostages"
    return not (every_hostage and still_there(g, g.building.hostages))


def outcome(g: BombSquad) -> Outcome:
    """The result of a finished mission; a score is given after an explosion too (BS-DETONATE-01)."""
    parts = score(g)
    return Outcome(g.cause, success(g), parts.total, stars(parts.total, g.building.stars), parts)
