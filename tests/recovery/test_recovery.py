"""The rehearsal of `scripts/rehearse-recovery`, in short."""

from __future__ import annotations

import asyncio
import os
import shutil
from pathlib import Path

import pytest
from tests.recovery.__main__ import faults
from tests.recovery.rehearsal import rehearsed


@pytest.mark.skipif(os.geteuid() != 0, reason="a cluster of another user is made by root")
@pytest.mark.skipif(shutil.which("pgbackrest") is None, reason="pgbackrest is not installed")
def test_every_acknowledged_answer_is_restored(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    """After the log was dropped, and after the disk was lost just after; and the tables are played on."""
    if pytestconfig.getoption("--sample"):
        pytest.skip("it takes minutes: scripts/test has time for it")
    for folder in (tmp_path, *tmp_path.parents[:2]):
        folder.chmod(0o755)  # for PostgreSQL's user
    found = asyncio.run(rehearsed(tmp_path, tables=3, play=3.0, last=3.0))
    assert faults(found) == []
    assert found.dropped.promised
    assert found.dropped.rows > found.dropped.promised
    assert found.disk.waits, "the second restore doesn't follow the old log into the first accident"
