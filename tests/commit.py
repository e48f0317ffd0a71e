"""The seed of the samples that every run of the suite tries."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]


@cache
def commit() -> str:
    """The hash of the commit, so that each tries something else; a copy without history tries the same again."""
    told = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S607
    return told.stdout.strip() or "no commit"
