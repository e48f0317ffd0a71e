"""The rehearsal of `scripts/rehearse-recovery`, in short."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.crash.servers import Part
from tests.recovery.__main__ import faults
from tests.recovery.cluster import Cluster
from tests.recovery.playing import Witness
from tests.recovery.rehearsal import Accident, Moments, Rehearsal, Rows, compare, rehearsed
from tests.serving import Client


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """One that PostgreSQL's user can reach; pytest's own are closed to others."""
    with tempfile.TemporaryDirectory(prefix="getaway-recovery-") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.mark.skipif(os.geteuid() != 0, reason="a cluster of another user is made by root")
@pytest.mark.skipif(shutil.which("pgbackrest") is None, reason="pgbackrest is not installed")
def test_every_acknowledged_answer_is_restored(open_folder: Path, pytestconfig: pytest.Config) -> None:
    """After the log was dropped, and after the disk was lost just after; and the tables are played on."""
    if pytestconfig.getoption("--sample"):
        pytest.skip("it takes minutes: scripts/test has time for it")
    found = asyncio.run(rehearsed(open_folder, tables=3, play=3.0, last=3.0, checked=True))
    assert faults(found) == []
    assert found.dropped.promised
    assert found.dropped.rows > found.dropped.promised
    assert found.disk.promised > found.dropped.promised
    assert found.disk.waits, "the second restore doesn't follow the old log into the first accident"


def witness() -> Witness:
    """Somebody whose answers were acknowledged at four moments."""
    person = Witness(Client("http://127.0.0.1"), "t1", 0)
    person.acknowledged, person.times = ["a", "b", "c", "d"], [10.0, 20.0, 30.0, 90.0]
    return person


def test_what_was_played_before_the_moment_must_be_there() -> None:
    """What was played after it may be lost, and what comes after we began to restore is of another log."""
    found, person = Accident(), witness()
    compare(found, [person], Rows([("t1", "s0:a"), ("t1", "s0:c"), ("t1", "s0:c")]), Moments(25.0, 35.0), 40.0)
    assert (found.promised, found.missing, found.doubled) == (2, ["t1 s0:b"], ["t1 s0:c"])
    compare(found, [person], Rows([("t1", "s0:a"), ("t1", "s0:b")]), Moments(25.0, 35.0), 40.0)
    assert (found.missing, found.later, found.lost, found.lost_seconds) == ([], 1, 1, 5.0)
    assert person.acknowledged == ["a", "b", "d"]


@pytest.mark.parametrize("accident", ["dropped", "disk"])
def test_a_lost_answer_is_a_fault_in_either_half(accident: str) -> None:
    """And so is a table that a dropped log doesn't have any more."""
    well = Rehearsal(dropped=Accident(waits=[1.0]))
    assert faults(well) == []
    setattr(well, accident, Accident(missing=["t1 s0:a"], waits=[1.0]))
    assert faults(well) == ["t1 s0:a"]
    assert faults(Rehearsal(dropped=Accident(gone=1, waits=[1.0]))) == ["1 tables weren't restored"]


@pytest.mark.skipif(os.geteuid() != 0, reason="a cluster of another user is made by root")
def test_a_database_that_cannot_archive_is_stopped(open_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of a rehearsal that fails keeps running."""
    running: list[Part] = []

    def fail(cluster: Cluster, _word: str) -> None:
        assert cluster.server.pid
        running.append(cluster.server)
        raise OSError

    monkeypatch.setattr(Cluster, "follow", fail)
    with pytest.raises(OSError, match=r"^$"):
        asyncio.run(rehearsed(open_folder, tables=1, play=0.0, last=0.0))
    assert [server.pid for server in running] == [0]
