"""Pytest plugin: which clauses the tests of a run have proved.

`@pytest.mark.clause("BS-INFO-03", ...)` says what a test proves. With `--clauses` the run ends with
`covered N of M` for every game under `tests/rules/`; a game that calls itself complete fails below M.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from contextlib import suppress
from functools import cache
from importlib.metadata import EntryPoint, entry_points

import pytest

from getaway.rulebook import TABLE, BadCatalogue, Catalogue, Coverage, coverage, read

GAME_FOLDER = re.compile(r"(?:^|/)rules/([^/]+)/")
PROVES = "clauses"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--clauses`."""
    parser.addoption("--clauses", action="store_true", help="print which clauses of the rulebooks are proved")


def pytest_configure(config: pytest.Config) -> None:
    """Name the marker, and keep the count where the reports arrive."""
    config.addinivalue_line("markers", "clause(*ids): clauses this test proves")
    if config.getoption("--clauses") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Proofs(), "proofs")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Make an unknown clause a collection error, and write each test's clauses into its reports."""
    report = yield
    items = [node for node in report.result or () if isinstance(node, pytest.Item)]
    for item in items:
        item.user_properties.append((PROVES, " ".join(sorted(_marked(item)))))
        item.extra_keyword_matches.update(_marked(item))  # so that -k finds a clause's tests
    if faults := [f"{item.nodeid}: no clause {name}" for item in items for name in _unknown(item)]:
        report.outcome, report.longrepr, report.result = "failed", "\n".join(faults), []
    return report


class Proofs:
    """The outcome of every test of the run, and the games whose rules it went through."""

    def __init__(self) -> None:
        self.failed: set[str] = set()
        self.passed: set[str] = set()
        self.games: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take note of one phase of one test; a worker's reports arrive here too."""
        clauses = {name for key, names in report.user_properties if key == PROVES for name in str(names).split()}
        if not report.passed or hasattr(report, "wasxfail"):
            self.failed |= clauses
        elif report.when == "call":
            self.passed |= clauses
        self.games |= set(GAME_FOLDER.findall(report.nodeid))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail the run when a complete game is not wholly proved."""
        if session.exitstatus == pytest.ExitCode.OK and any(_falls_short(*found) for found in self.found()):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the count of each game and what is left, by section."""
        for game, counted in self.found():
            terminalreporter.section(f"clauses of {game}")
            terminalreporter.line(f"covered {counted.proved} of {counted.checkable}")
            for section, clauses in counted.sections.items():
                terminalreporter.line(f"{section}: {', '.join(clause.id for clause in clauses)}")
            if _falls_short(game, counted):
                terminalreporter.line(f"{game} calls itself complete and is not", red=True)

    def found(self) -> Iterator[tuple[str, Coverage]]:
        """Each game of the run with its coverage; a clause counts if all its tests passed."""
        for game in sorted(self.games & games().keys()):
            yield game, coverage(catalogue(game), self.passed - self.failed, {})


@cache
def games() -> dict[str, EntryPoint]:
    """The registered games."""
    return {entry.name: entry for entry in entry_points(group="getaway.games")}


def catalogue(game: str) -> Catalogue:
    """The catalogue of a registered game."""
    return read(games()[game].module)


@cache
def known() -> frozenset[str]:
    """Every clause of the table and of the registered games."""
    found = set(TABLE.by_id)
    for game in games():
        with suppress(BadCatalogue, ImportError):  # its clauses are then unknown, which a test that needs them says
            found.update(catalogue(game).by_id)
    return frozenset(found)


def _marked(item: pytest.Item) -> set[str]:
    return {name for mark in item.iter_markers("clause") for name in mark.args}


def _unknown(item: pytest.Item) -> list[str]:
    marked = _marked(item)
    return sorted(marked - known()) if marked else []


def _falls_short(game: str, counted: Coverage) -> bool:
    return bool(counted.unproved) and bool(games()[game].load().complete)
