"""The page on packs keeps its promises: its pack is sound, its commands and its Python run."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.pages import DOCS, blocks, text

from getaway.games.burncycle.table.box import CARD_SETS, FOLDERS

PAGE = DOCS / "packs.md"
CAPTAIN, MISSION = blocks(PAGE, "toml")
(FAULTS,) = blocks(PAGE, "text")
(CODE,) = blocks(PAGE)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the pack of the page in it."""
    (tmp_path / "mine" / "missions").mkdir(parents=True)
    (tmp_path / "mine" / "captains.toml").write_text(CAPTAIN, encoding="utf-8")
    (tmp_path / "mine" / "missions" / "first_night.toml").write_text(MISSION, encoding="utf-8")
    return tmp_path


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Python in that folder, with nobody at the keyboard."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        encoding="utf-8",
        env=os.environ | {"PYTHONUTF8": "1"},
    )


def getaway(folder: Path, command: str) -> subprocess.CompletedProcess[str]:
    """The program in that folder."""
    return run(folder, "-c", "from getaway.cli import main; main()", *shlex.split(command))


def test_the_commands_print_what_the_page_shows(folder: Path) -> None:
    """Typed one after the other, every command ends well, and prints the lines below it if there are any."""
    lines = "".join(blocks(PAGE, "console")).splitlines()
    starts = [n for n, line in enumerate(lines) if line.startswith("$ getaway ")]
    assert [lines[n].split()[2] for n in starts] == ["pack", "play", "verify"]
    for n, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        done = getaway(folder, lines[n].removeprefix("$ getaway "))
        assert done.returncode == 0, done.stderr
        assert not lines[n + 1 : end] or done.stdout.splitlines() == lines[n + 1 : end]


def test_the_faults_of_the_page_are_those_that_are_told(folder: Path) -> None:
    """A patrol and a room that do not exist."""
    for name, old, new in (
        ("captains.toml", "perimeter", "perimetre"),
        ("missions/first_night.toml", "storage", "storeroom"),
    ):
        file = folder / "mine" / name
        file.write_text(file.read_text(encoding="utf-8").replace(f'"{old}"', f'"{new}"'), encoding="utf-8")
    done = getaway(folder, "pack check mine")
    assert done.returncode == 1
    assert done.stdout == FAULTS


def test_the_python_runs(folder: Path) -> None:
    """As it stands, without a warning."""
    done = run(folder, "-W", "error", "-c", CODE)
    assert done.returncode == 0, done.stderr


def test_every_file_of_a_pack_is_named() -> None:
    """The table has each card set and folder."""
    page = text(PAGE)
    assert [name for name in CARD_SETS if f"`{name}.toml`" not in page] == []
    assert [name for name in FOLDERS if not re.search(rf"`{name}/KEY.toml`", page)] == []
