"""The schema that this release reads and writes."""

from __future__ import annotations

from typing import Final

TABLES: Final = (
    *("tables", "log", "checkpoints", "milestones", "due", "notes", "incidents", "listed", "results", "verdicts"),
    *("accounts", "sessions", "account_seats", "rates", "bans", "audit"),
    *("archive", "moved", "crates", "summaries", "alembic_version"),
)
"""Everything that the migrations make, up to the newest."""
NEWEST: Final = "0010"
"""The newest migration; Alembic, which knows it too, is too much for a node to load. Revisions sort as texts."""
