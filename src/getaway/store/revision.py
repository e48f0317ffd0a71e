"""The schema that this release reads and writes."""

from __future__ import annotations

from typing import Final

NEWEST: Final = "0004"
"""The newest migration; Alembic, which knows it too, is too much for a node to load. Revisions sort as texts."""
