"""A sample of `scripts/fuzz`, a different one for each commit: it must find nothing wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.commit import commit
from tests.fuzz.findings import Run
from tests.fuzz.run import SHARES, Fuzzing, found

SAMPLE = {"http": 400, "socket": 300, "line": 60, "log": 150, "stored": 150, "sheet": 150}
MOST_GROWTH = 200
"""Megabytes: the first request loads a part of the program."""


@pytest.mark.parametrize("kind", SHARES)
def test_odd_input_is_answered_in_time_and_in_words(kind: str, dsn: str, tmp_path: Path) -> None:
    """No fault of ours, nothing that hangs, no altered log that is verified, and a control table that plays on."""
    run = Run(commit())
    Fuzzing(run, tmp_path).some(kind, SAMPLE[kind], dsn)
    assert run.section(kind).done == SAMPLE[kind]
    assert not found(run)
    assert run.grown[kind] < MOST_GROWTH
