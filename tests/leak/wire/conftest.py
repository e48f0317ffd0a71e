"""Two worlds for all tests of the wire, and a database for those that need only one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.leak.wire.run import Watch, watching
from tests.serving import dsn

__all__ = ["dsn", "watch"]


@pytest.fixture(scope="session")
def watch() -> Iterator[Watch]:
    """Two worlds that run."""
    with watching() as made:
        yield made
