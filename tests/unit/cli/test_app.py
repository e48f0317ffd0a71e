"""The program as a whole."""

from __future__ import annotations

import subprocess
import sys

from tests.unit.cli.conftest import Program

from getaway import __version__


def test_version(program: Program) -> None:
    """`--version` names the installed version."""
    assert program("--version").out == f"getaway {__version__}\n"


def test_the_program_starts_without_what_a_table_needs() -> None:
    """Only the verbs that open a table wait for it."""
    asked = "import sys, getaway.cli.app; print([name for name in sys.modules if name.startswith('getaway.table')])"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "[]\n"
