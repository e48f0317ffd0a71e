"""Two answers to one question through two nodes: one wins, and the other is told by which clause it did not."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import pytest
from tests.crash.races import race


@pytest.mark.clause("GT-ASK-02")
def test_one_question_is_answered_once() -> None:
    """Sixty times both devices of a seat answer at once."""
    with tempfile.TemporaryDirectory(prefix="getaway-") as folder:
        found = asyncio.run(race(Path(folder), 60))
    assert found.fair, found
    assert len(found.winners) == 60
