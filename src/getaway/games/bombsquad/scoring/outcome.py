"""Scoring: points, stars and whether the mission is a success."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from getaway.games.bombsquad.table.building import BombToken
from getaway.games.bombsquad.table.pieces import ROBOTS, mission
from getaway.games.bombsquad.table.state import BombSquad, Table
from getaway.games.bombsquad.table.tokens import standing

ALL_BOMBS_BONUS = 5


class Score(msgspec.Struct, frozen=True):
    """The points of a mission, part by part."""

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


def score(g: BombSquad) -> Score:
    """Twice the value of every rescued hostage (BS-SCORE-01) and disarmed bomb (BS-SCORE-02), less the reserve used.

    With all bombs disarmed come 5 points (BS-SCORE-04) and one for each hostage still inside (BS-SCORE-05).
    A bomb whose time ran out counts as neither secured nor disarmed (BSX-NONFATAL-01).
    """
    left = standing(g)
    hostages_left = [token for token in left if token in g.building.hostages]
    lost = [bomb for bomb in g.building.bombs if bomb.letter in g.lost]
    all_bombs = len(left) == len(hostages_left) and not lost
    return Score(
        secured=2 * sum(token.value for token in g.building.tokens if token not in (*left, *lost)),
        all_bombs=ALL_BOMBS_BONUS if all_bombs else 0,
        hostages_left=len(hostages_left) if all_bombs else 0,
        reserve_used=reserve_used(g),
    )


def reserve_used(g: BombSquad) -> int:
    """The starting reserve minus what is left, of both robots where there are two (BS-SCORE-06, BS-MULTI-13)."""
    used = ROBOTS[g.robot_tile].reserve_start - g.reserve
    return used + ROBOTS[g.parked.tile].reserve_start - g.parked.reserve if g.parked else used


def stars(total: int, minimums: tuple[int, ...]) -> int:
    """One star, and one more for each minimum reached (BS-SCORE-09)."""
    return 1 + sum(total >= minimum for minimum in minimums)


def success(g: BombSquad) -> bool:
    """Whether the mission's own objective is met (BS-DETONATE-02, BS-OBJECTIVE-01, BS-OBJECTIVE-02).

    Where it asks only for the bombs, as Mission 1 does, no hostage has to be rescued (BS-MISSION1-12).
    """
    left = standing(g)
    bombs = [bomb for bomb in g.building.bombs if bomb in left]
    return is_met(g, bombs, hostages_left=len(left) > len(bombs))


def is_met(table: Table, bombs: Sequence[BombToken], *, hostages_left: bool) -> bool:
    """The same from what lies open, given the bombs that are still armed."""
    objective = mission(table.mission).success
    if objective == "fatal_bombs":
        return not any(bomb.fatal for bomb in bombs) and not table.exploded
    if table.lost or bombs:
        return False
    return not (objective == "all_bombs_and_hostages" and hostages_left)


def outcome(g: BombSquad) -> Outcome:
    """The result of a finished mission; a score is given after an explosion too (BS-DETONATE-01)."""
    parts = score(g)
    return Outcome(g.cause, success(g), parts.total, stars(parts.total, g.building.stars), parts)
