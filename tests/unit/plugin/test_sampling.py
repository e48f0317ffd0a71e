"""The sample that a commit chooses: the same for the whole run, some of every test, and never without a proof."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests import sampling

SOURCE = """
import pytest

@pytest.mark.parametrize("case", range(40))
def test_many(case): pass

@pytest.mark.parametrize("case", range(4))
def test_few(case): pass

@pytest.mark.clause("GT-SEAT-01")
@pytest.mark.parametrize("case", range(40))
def test_proof(case): pass
"""


def collected(folder: Path, *options: str) -> list[str]:
    """The tests that a run would try."""
    command = [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:cacheprovider", "-p", "tests.sampling"]
    told = subprocess.run(
        [*command, "-c", str(folder / "pytest.ini"), *options, str(folder)],
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=False,
    )
    return [line.rpartition("::")[2] for line in told.stdout.splitlines() if "::" in line]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with tests of many and of few cases."""
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = clause\n", encoding="utf-8")
    (tmp_path / "test_it.py").write_text(SOURCE, encoding="utf-8")
    return tmp_path


def test_a_sample_tries_some_of_many_cases_and_all_proofs(folder: Path) -> None:
    """A quarter of them, the same for all workers; few cases and proofs are all tried."""
    sample = collected(folder, "--sample")
    assert [sum(case.startswith(name) for case in sample) for name in ("test_many", "test_few", "test_proof")] == [
        10,
        4,
        40,
    ]
    assert collected(folder, "--sample") == sample


def test_without_the_option_everything_is_tried(folder: Path) -> None:
    """So that the whole can be run by a script."""
    assert len(collected(folder)) == 84


def test_other_commits_try_other_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over some commits every case has its turn."""
    left: set[int] = set(range(12))
    for number in range(30):
        monkeypatch.setattr(sampling, "commit", lambda number=number: str(number))
        left &= set(sampling.others("test", list(range(12))))  # type: ignore[arg-type]
    assert left == set()
