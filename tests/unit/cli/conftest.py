"""The program run in this process, with a line of text for every line typed."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.serving import dsn

from getaway.cli.app import run

__all__ = ["Done", "Program", "dsn", "program"]


class Done(NamedTuple):
    """How a command ended and what it printed."""

    code: int
    out: str
    err: str


Program = Callable[..., Done]


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Program:
    """Run the program in an empty folder; `typed` is what comes from the keyboard."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def call(*words: str, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            code: int | str | None = run(list(words))
        except SystemExit as ended:
            code = ended.code
        said = capsys.readouterr()
        return Done(int(code or 0), said.out, said.err)

    return call
