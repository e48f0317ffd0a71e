"""A sample of the tests that try one thing in many cases, chosen by the commit: `pytest --sample`.

Without the option every case is tried. A test that proves a clause is never left out.
"""

from __future__ import annotations

from collections import defaultdict
from random import Random

import pytest
from tests.commit import commit

FEWEST = 4
"""Up to this many cases are all tried."""
SHARE = 4
"""Of more cases, one in this many is tried."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer `--sample`."""
    parser.addoption("--sample", action="store_true", help="of tests with many cases, try some that the commit chooses")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the cases that other commits try."""
    if not config.getoption("--sample"):
        return
    cases: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("clause") is None:
            cases[item.nodeid.partition("[")[0]].append(item)
    left_out = {item for name, each in cases.items() for item in others(name, each)}
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    items[:] = [item for item in items if item not in left_out]


def others(name: str, cases: list[pytest.Item]) -> list[pytest.Item]:
    """The cases of a test that this commit doesn't try."""
    tried = max(FEWEST, -(-len(cases) // SHARE))
    return Random(f"{commit()}/{name}").sample(cases, max(0, len(cases) - tried))  # noqa: S311 - not a secret
