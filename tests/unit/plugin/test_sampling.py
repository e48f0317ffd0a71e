"""The sample that a commit chooses: some cases of every test, long tests while there is time, and every proof."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

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


def test_long_tests_are_tried_while_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over some commits every one has its turn, also one that fills the time by itself."""
    seconds = {"hour": sampling.TIME} | {f"test {number}": sampling.TIME / 10 for number in range(30)}
    tried: set[str] = set()
    for number in range(200):
        monkeypatch.setattr(sampling, "commit", lambda number=number: str(number))
        now = seconds.keys() - sampling.too_long(seconds)
        assert sum(seconds[name] for name in now) <= sampling.TIME + 1e-6
        assert len(now) in {1, 10}, "no time was left over"
        tried |= now
    assert tried == seconds.keys()


def test_what_takes_long_is_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By what one case takes; what wasn't tried this time stays."""
    monkeypatch.setattr(sampling, "LONG", folder / "long.txt")
    sampling.LONG.write_text("9.00 not_tried\n4.00 quick_now\n", encoding="utf-8")
    times = sampling.Times()
    for nodeid, duration in (("slow[a]", 1.0), ("slow[b]", 2.0), ("slow[b]", 1.0), ("quick_now", 0.1)):
        times.pytest_runtest_logreport(Mock(nodeid=nodeid, duration=duration))
    times.pytest_sessionfinish()
    assert sampling.long() == {"not_tried": 9.0, "slow": 2.0}


def test_tests_that_take_long_exist() -> None:
    """A test that was renamed is measured again."""
    root = Path(__file__).parents[3]
    for name in sampling.long():
        file, _, test = name.partition("::")
        assert f"def {test.rpartition('::')[2]}(" in (root / file).read_text(encoding="utf-8"), name
