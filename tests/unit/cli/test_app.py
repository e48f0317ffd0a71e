"""The program as a whole."""

from __future__ import annotations

from tests.unit.cli.conftest import Program

from getaway import __version__


def test_version(program: Program) -> None:
    """`--version` names the installed version."""
    assert program("--version").out == f"getaway {__version__}\n"
