"""The fixtures of the browser's tests are what the rules and texts say now."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["words", "choice", "floor", "desk", "breach"])
def test_the_fixture_is_up_to_date(name: str) -> None:
    """The script finds nothing to rewrite."""
    command = [sys.executable, "-m", f"scripts.{name}_fixture", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
