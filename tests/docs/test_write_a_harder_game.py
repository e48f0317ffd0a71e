"""The page that builds a harder game: its blocks are the game, the game runs, and so do the page's commands."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

from getaway.games import find
from getaway.suite import check

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "write-a-harder-game.md"
TEXT = PAGE.read_text(encoding="utf-8")
PROSE = re.sub(r"^```.*?^```$", "", TEXT, flags=re.DOTALL | re.MULTILINE)
MODULE = "tests/toy/src/getaway_toy/__init__.py"


class Block(NamedTuple):
    """A block of the page that names the file it stands in."""

    file: str
    code: str


def blocks() -> list[Block]:
    """All blocks with a title, in order."""
    found = re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```$', TEXT, flags=re.DOTALL | re.MULTILINE)
    return [Block(*each) for each in found]


def joined() -> str:
    """The module that the blocks make."""
    return "\n".join(block.code for block in blocks() if block.file == MODULE)


def lines(text: str) -> list[str]:
    """The lines of a text, without empty ones and trailing blanks."""
    return [line.rstrip() for line in text.splitlines() if line.strip()]


def shipped(file: str) -> list[str]:
    """The lines of a file of the repository."""
    return lines((ROOT / file).read_text(encoding="utf-8"))


def commands() -> list[str]:
    """What a reader types."""
    return re.findall(r"^\$ (getaway .*)$", TEXT, flags=re.MULTILINE)


def test_the_blocks_make_the_module() -> None:
    """Put one after another, the blocks of the module are the module, line by line."""
    assert lines(joined()) == shipped(MODULE)


@pytest.mark.parametrize("block", [block for block in blocks() if block.file != MODULE], ids=lambda block: block.file)
def test_other_blocks_are_excerpts(block: Block) -> None:
    """Any other block stands in its file as it is shown."""
    part, whole = lines(block.code), shipped(block.file)
    assert part
    assert any(whole[i : i + len(part)] == part for i in range(len(whole)))


def test_the_page_shows_clauses_texts_tests_and_registration() -> None:
    """Besides the module there are excerpts of the four other files a game needs."""
    names = {Path(block.file).name for block in blocks()}
    assert names == {"__init__.py", "clauses.toml", "en.ftl", "test_lots.py", "pyproject.toml"}


def test_the_game_of_the_page_passes_the_suite(monkeypatch: pytest.MonkeyPatch) -> None:
    """The joined blocks run as a module of their own, and its game passes with every plant caught."""
    module = ModuleType("lots_of_the_page")
    monkeypatch.setitem(sys.modules, module.__name__, module)  # annotations are looked up there
    exec(compile(joined(), PAGE, "exec"), module.__dict__)  # noqa: S102 - our own page
    assert type(module.GAME) is not type(find("toy"))
    report = check(module.GAME, matches=6)
    assert report.ok, report.text()
    assert report.varied == {"hands", "stack"}


@pytest.mark.parametrize("line", commands())
def test_command_runs(line: str) -> None:
    """A command of the page ends well and says something."""
    name, *words = shlex.split(line)
    program = shutil.which(name, path=Path(sys.executable).parent)
    assert program, "scripts/install puts the program beside the interpreter"
    plain = os.environ | {"PYTHONUTF8": "1"}
    done = subprocess.run(
        [program, *words], stdin=subprocess.DEVNULL, capture_output=True, check=False, encoding="utf-8", env=plain
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.strip()


def test_the_page_plays_and_checks_the_game() -> None:
    """Both commands are there, so that the test above cannot pass by finding none."""
    assert [line.split()[1:3] for line in commands()] == [["play", "toy"], ["games", "check"]]
