"""How a node compares its clock with the store's."""

from __future__ import annotations

import time
from types import SimpleNamespace

import pytest
from tests.unit.table.seated import House, at_home


def test_a_slow_answer_is_no_wrong_clock(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that the store's reading falls between cannot be called wrong; one that is far off is."""
    readings = iter([-0.4, 0.4, 2.0, 2.0, -2.0, -2.0])

    async def story(here: House) -> None:
        clock = SimpleNamespace(time=lambda: time.time() + next(readings))
        monkeypatch.setattr("getaway.store.postgres.time", clock)
        found = [await here.store.offset() for _ in range(3)]
        assert found[0] == 0
        assert found[1] == pytest.approx(2000, abs=300)
        assert found[2] == pytest.approx(-2000, abs=300)

    at_home(dsn, story)
