"""A short storm: parts of a running server die under people who play, and nothing that was promised is lost."""

from __future__ import annotations

import asyncio
import subprocess
import tempfile
from pathlib import Path

from tests.crash.legs import run_leg


def test_nothing_that_was_acknowledged_is_lost() -> None:
    """Every answer in the log once, every table the same from any checkpoint, every screen as a fresh one."""
    with tempfile.TemporaryDirectory(prefix="getaway-") as folder:  # a path short enough for PostgreSQL's socket
        leg = asyncio.run(run_leg(Path(folder), kills=6, groups=5, seed=_seed()))
    assert leg.clean, (leg.seed, leg.faults)
    assert len(leg.deaths) == 6
    assert leg.acknowledged > 5, "people played meanwhile"


def _seed() -> int:
    """Another storm for each commit, and the same one for the same commit."""
    asked = ["git", "rev-parse", "--short=7", "HEAD"]
    said = subprocess.run(asked, capture_output=True, text=True, check=False, cwd=Path(__file__).parent)
    return int(said.stdout.strip() or "3", 16)
