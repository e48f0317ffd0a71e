"""A sample of the tests, chosen by the commit: `pytest --sample`.

Of a test with many cases some are tried, and of the tests that take long as many as a run has time for. Without the
option everything is tried. A test that proves a clause is never left out.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from random import Random

import pytest
from tests.commit import commit

FEWEST = 4
"""Up to this many cases are all tried."""
SHARE = 4
"""Of more cases, one in this many is tried."""
LONG = Path(__file__).with_name("long.txt")
"""The tests that take long, each behind the seconds of one case."""
TIME = 200.0
"""Seconds for them in one run, on one core."""
LEAST = 1.5
"""A test whose cases take this many seconds together takes long."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer `--sample` and `--time`."""
    parser.addoption("--sample", action="store_true", help="try those cases and long tests that the commit chooses")
    parser.addoption("--time", action="store_true", help=f"keep in {LONG.name} which tests take long")


def pytest_configure(config: pytest.Config) -> None:
    """Hear how long tests take, where all of them are heard."""
    if config.getoption("--time") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Times())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what other commits try."""
    if not config.getoption("--sample"):
        return
    cases: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("clause") is None:
            cases[name_of(item.nodeid)].append(item)
    left_out = {item for name, each in cases.items() for item in others(name, each)}
    tried = {name: sum(item not in left_out for item in each) for name, each in cases.items()}
    seconds = long()
    late = too_long({name: count * seconds[name] for name, count in tried.items() if name in seconds})
    left_out.update(item for name in late for item in cases[name])
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    items[:] = [item for item in items if item not in left_out]


def name_of(nodeid: str) -> str:
    """A test without its case."""
    return nodeid.partition("[")[0]


def others(name: str, cases: list[pytest.Item]) -> list[pytest.Item]:
    """The cases of a test that this commit doesn't try."""
    tried = max(FEWEST, -(-len(cases) // SHARE))
    return Random(f"{commit()}/{name}").sample(cases, max(0, len(cases) - tried))  # noqa: S311 - not a secret


def too_long(seconds: dict[str, float]) -> set[str]:
    """The long tests for which this commit has no time; in the commit's order each is tried for which some is left."""
    left, late = TIME, set()
    for name in Random(commit()).sample(sorted(seconds), len(seconds)):  # noqa: S311 - not a secret
        if seconds[name] <= left:
            left -= seconds[name]
        else:
            late.add(name)
    return late


def long() -> dict[str, float]:
    """The tests that take long, with the seconds of one case."""
    lines = [line.split(" ", 1) for line in LONG.read_text(encoding="utf-8").splitlines()]
    return {name: float(seconds) for seconds, name in lines}


class Times:
    """How long the tests of a run took."""

    def __init__(self) -> None:
        self._seconds: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add up what was spent on a case."""
        self._seconds[name_of(report.nodeid)][report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        """Keep the long ones; of what wasn't tried, keep what was known."""
        known = long() if LONG.exists() else {}
        heard = {name: sum(each.values()) for name, each in self._seconds.items()}
        found = {name: total / len(self._seconds[name]) for name, total in heard.items() if total >= LEAST}
        kept = found | {name: seconds for name, seconds in known.items() if name not in heard}
        lines = [f"{seconds:.2f} {name}\n" for name, seconds in sorted(kept.items())]
        LONG.write_text("".join(lines), encoding="utf-8")
