"""The checkout that results are kept in and pages are written to. An installed lab plays, but has none."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs"
