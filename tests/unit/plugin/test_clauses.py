"""The plugin that counts proved clauses, run on a small game of its own."""

from __future__ import annotations

import os
from pathlib import Path
from textwrap import dedent

import pytest

pytest_plugins = ("pytester",)

ROOT = Path(__file__).parents[3]

CLAUSES = """
[[clause]]
id = "XY-ONE-01"
section = "First Steps"
kind = "rule"
text = "One."
check = "given"
source = "book"

[[clause]]
id = "XY-TWO-01"
section = "Second Thoughts"
kind = "rule"
text = "Two."
check = "given"
source = "book"

[[clause]]
id = "XY-TWO-02"
section = "Second Thoughts"
kind = "definition"
text = "A word."
source = "book"
"""


class Table:
    """A game `heist`, registered by entry point, and tests of its rules."""

    def __init__(self, pytester: pytest.Pytester) -> None:
        self.pytester = pytester
        self.game(complete=False)
        self.write("heist/rules/clauses.toml", CLAUSES)
        self.write("heist-1.dist-info/METADATA", "Metadata-Version: 2.1\nName: heist\nVersion: 1\n")
        self.write("heist-1.dist-info/entry_points.txt", "[getaway.games]\nheist = heist:GAME\n")

    def write(self, path: str, text: str) -> None:
        """Write a file of the game or of its tests."""
        file = self.pytester.path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text))

    def game(self, *, complete: bool) -> None:
        """Say whether the game calls itself complete."""
        self.write("heist/__init__.py", f"class GAME:\n    complete = {complete}\n")

    def tests(self, text: str) -> None:
        """Write the tests of the game's rules."""
        self.write("tests/rules/heist/test_rules.py", "import pytest\n" + dedent(text))

    def run(self, *options: str) -> pytest.RunResult:
        """Run the tests in a process of their own."""
        return self.pytester.runpytest_subprocess("-p", "tests.clauses", "-p", "no:hypothesispytest", *options)


@pytest.fixture
def heist(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Table:
    """The game and its tests, found by a fresh interpreter."""
    monkeypatch.setenv("PYTHONPATH", f"{ROOT}{os.pathsep}{pytester.path}")
    monkeypatch.setenv("PYTEST_ADDOPTS", "--import-mode=importlib --strict-markers")
    return Table(pytester)


HALF = """
@pytest.mark.clause("XY-ONE-01")
def test_one():
    pass
"""

WHOLE = (
    HALF
    + """
@pytest.mark.clause("XY-TWO-01", "GT-SEAT-01")
class TestTwo:
    @pytest.mark.parametrize("n", [1, 2])
    def test_two(self, n):
        pass
"""
)


def test_what_is_proved_is_counted_and_the_rest_listed(heist: Table) -> None:
    """One of two checks has a test; the other is listed under its section, the definition is not."""
    heist.tests(HALF)
    result = heist.run("--clauses")
    result.stdout.fnmatch_lines(["*clauses of heist*", "covered 1 of 2", "Second Thoughts: XY-TWO-01"])
    assert result.ret == pytest.ExitCode.OK


def test_without_the_option_nothing_is_printed(heist: Table) -> None:
    """The count is asked for."""
    heist.tests(HALF)
    heist.run().stdout.no_fnmatch_line("*covered*")


def test_marks_of_classes_and_of_the_table_count(heist: Table) -> None:
    """A mark on a class covers its tests, and clauses of the table are known."""
    heist.tests(WHOLE)
    result = heist.run("--clauses")
    result.stdout.fnmatch_lines(["covered 2 of 2"])
    assert result.ret == pytest.ExitCode.OK


@pytest.mark.parametrize(
    "spoiled",
    ["assert False", "pytest.skip('later')", "pytest.xfail('known')"],
)
def test_a_clause_counts_only_if_all_its_tests_passed(heist: Table, spoiled: str) -> None:
    """A failed, skipped or excused test takes its clause out of the count."""
    heist.tests(HALF + f"\n@pytest.mark.clause('XY-ONE-01')\ndef test_again():\n    {spoiled}\n")
    heist.run("--clauses").stdout.fnmatch_lines(["covered 0 of 2", "First Steps: XY-ONE-01"])


def test_a_broken_clean_up_takes_the_clause_out(heist: Table) -> None:
    """A test whose fixture fails after it proves nothing."""
    heist.tests(
        """
        @pytest.fixture
        def dirty():
            yield
            assert False

        @pytest.mark.clause("XY-ONE-01")
        def test_one(dirty):
            pass
        """
    )
    heist.run("--clauses").stdout.fnmatch_lines(["covered 0 of 2"])


@pytest.mark.parametrize("workers", [(), ("-n2",)])
def test_an_unknown_clause_is_a_collection_error(heist: Table, workers: tuple[str, ...]) -> None:
    """A mark with a made-up id stops the run and names test and id, with workers too."""
    heist.tests('@pytest.mark.clause("XY-ONE-09")\ndef test_one():\n    pass\n')
    result = heist.run(*workers)
    result.stdout.fnmatch_lines(["*test_rules.py::test_one: no clause XY-ONE-09"])
    assert result.ret != pytest.ExitCode.OK
    result.assert_outcomes(errors=1)


def test_a_complete_game_fails_below_all(heist: Table) -> None:
    """All tests passed, and still the run fails and says why."""
    heist.game(complete=True)
    heist.tests(HALF)
    result = heist.run("--clauses")
    result.stdout.fnmatch_lines(["covered 1 of 2", "heist calls itself complete and is not"])
    result.assert_outcomes(passed=1)
    assert result.ret == pytest.ExitCode.TESTS_FAILED


@pytest.mark.parametrize("workers", [(), ("-n2",)])
def test_a_complete_game_with_all_proved_passes(heist: Table, workers: tuple[str, ...]) -> None:
    """With every check proved the run is good, also when workers ran the tests."""
    heist.game(complete=True)
    heist.tests(WHOLE)
    result = heist.run("--clauses", *workers)
    result.stdout.fnmatch_lines(["covered 2 of 2"])
    assert result.ret == pytest.ExitCode.OK


def test_the_count_is_right_with_workers(heist: Table) -> None:
    """Reports of workers carry their clauses."""
    heist.game(complete=True)
    heist.tests(HALF)
    result = heist.run("--clauses", "-n2")
    result.stdout.fnmatch_lines(["covered 1 of 2", "Second Thoughts: XY-TWO-01"])
    assert result.ret == pytest.ExitCode.TESTS_FAILED


def test_tests_elsewhere_bring_no_game_into_the_count(heist: Table) -> None:
    """Only what was run under `rules/GAME` is counted for that game."""
    heist.write("tests/unit/test_other.py", "import pytest\n" + HALF)
    heist.run("--clauses").stdout.no_fnmatch_line("*covered*")
