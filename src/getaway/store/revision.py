"""The schema that this release reads and writes."""

from __future__ import annotations

from typing import Final

TABLES: Final = (
    *("tables", "log", "checkpoints", "milestones", "due", "notes", "incidents", "listed", "results", "verdicts"),
    *("accounts", "sessions", "account_seats", "rates", "bans", "audit"),
    *("archive", "moved", "crates", "installation", "summaries", "alembic_version"),
)
"""Everything that the migrations make, up to the newest."""
NEWEST: Final = "0010"
"""The newest migration; Alembic, which knows it too, is too much for a node to load. Revisions sort as texts."""
MISSING, OLDER, NEWER = "none", "older", "newer"


def misfit(revision: str | None, oldest: str) -> str:
    """Why this release can't use a database; empty if it can.

    A newer schema only adds to ours, unless it says that programs like this one are too old.
    """
    if revision is None:
        return MISSING
    if revision < NEWEST:
        return OLDER
    return NEWER if oldest > NEWEST else ""
