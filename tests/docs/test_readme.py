"""The README keeps its promises: its Python runs, and so do its commands."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The fenced blocks of one language, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, flags=re.DOTALL | re.MULTILINE)


GOES_ON = "getaway up"
"""Serves until it is stopped; tests/unit/cli/hosting/test_up.py shows that it does."""


def commands() -> list[str]:
    """The lines a reader types that start with our program, from .venv or from the path, and that end by themselves."""
    lines = [line for block in blocks("console") for line in block.splitlines()]
    typed = [line.removeprefix("$ ").removeprefix(".venv/bin/") for line in lines if line.startswith("$ ")]
    return sorted({line for line in typed if line.startswith("getaway ")} - {GOES_ON})


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """One process, with nobody at the keyboard."""
    plain = os.environ | {"PYTHONUTF8": "1"}
    return subprocess.run(
        words, stdin=subprocess.DEVNULL, capture_output=True, check=False, encoding="utf-8", env=plain
    )


def test_readme_shows_both_ways_in() -> None:
    """There is Python and there are commands to run, so the tests below cannot pass by finding none."""
    assert blocks("python")
    assert any(line.startswith("getaway play") for line in commands())


@pytest.mark.parametrize("code", blocks("python"), ids=lambda code: code.partition("\n")[0])
def test_python_block_runs(code: str) -> None:
    """A Python block runs as it stands, without a warning, and prints something."""
    done = run(sys.executable, "-W", "error", "-c", code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_the_table_is_what_the_first_block_prints() -> None:
    """The table that the README shows is the first that its example prints, and all three games print one."""
    first, others = (run(sys.executable, "-c", code).stdout for code in blocks("python"))
    (table,) = blocks("text")
    assert first.startswith(table)
    assert "[BS-FEATURE-01]" in first
    assert all(sign in others for sign in ("First Shift", "Competitive", "Player 1: "))


@pytest.mark.parametrize("line", commands())
def test_command_runs(line: str) -> None:
    """A command of the README ends well and says something, also when piped."""
    name, *words = shlex.split(line)
    program = shutil.which(name, path=Path(sys.executable).parent)
    assert program, "scripts/install puts the program beside the interpreter"
    done = run(program, *words)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.strip()
