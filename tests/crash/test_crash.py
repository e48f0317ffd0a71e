"""A short storm: parts of a running server die under people who play, and nothing that was promised is lost."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from tests.crash.run import crash


def test_nothing_that_was_acknowledged_is_lost() -> None:
    """Every answer in the log once, every table the same from any checkpoint, every screen as a fresh one."""
    with tempfile.TemporaryDirectory(prefix="getaway-") as folder:  # a path short enough for PostgreSQL's socket
        run = asyncio.run(crash(Path(folder), kills=6, groups=5, seed=3))
    assert run.findings.faults == []
    assert run.ledger.differences == []
    assert len(run.ledger.kills) == 6
    assert len(run.ledger.acknowledged) > 10
