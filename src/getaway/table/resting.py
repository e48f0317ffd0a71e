"""What becomes of a table that nobody uses any more: it's archived, swept away, or left alone."""

from __future__ import annotations

from typing import Final, NamedTuple

from getaway.table.live import Live
from getaway.table.seats import LOBBY, OVER, Table

ARCHIVE: Final = "archive"
LOBBIES, WHAT_IFS, LESSONS, SCENES = "lobby", "what_if", "lesson", "scene"
HOUR, DAY = 3_600_000, 86_400_000


class Rest(NamedTuple):
    """After how many milliseconds of silence each kind of table is put away; 0 is never."""

    archive: int = 0
    lobby: int = 0
    what_if: int = 0
    lesson: int = 0
    scene: int = 0

    def after(self, kind: str) -> int:
        """The silence after which this happens."""
        return int(getattr(self, kind))


class Fate(NamedTuple):
    """What to do with a table now, if anything, and otherwise how many milliseconds later to look again."""

    does: str
    later: int = 0


def fate(live: Live, rest: Rest, now: int) -> Fate:
    """What a table has come to. A kind with a rule to be swept isn't archived before."""
    silent = now - live.last
    for kind in _kinds(live.table):
        if after := rest.after(kind):
            return Fate(kind) if silent >= after else Fate("", after - silent)
    return Fate("", max(DAY, silent // 2))  # ever more seldom, since a rule may be set one day


def _kinds(table: Table) -> list[str]:
    """The rules that apply to a table, the first one that is set counts."""
    kinds = [_swept_as(table)] if table.branch is not None or table.stage == LOBBY else []
    return [*kinds, ARCHIVE] if table.stage == OVER else kinds


def _swept_as(table: Table) -> str:
    if table.branch is None:
        return LOBBIES
    kind, colon, _ = table.branch.table.partition(":")
    return kind if colon else WHAT_IFS
