"""The page on custom missions keeps its promises: its mission is valid, and its commands and Python code run."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.pages import DOCS, blocks, text

from getaway.games.bombsquad.pack.sheets import read_sheet
from getaway.games.bombsquad.table.building import build, picture
from getaway.games.bombsquad.table.pieces import Mission

PAGE = DOCS / "missions.md"
(SHEET,) = blocks(PAGE, "toml")
PICTURE, FAULTS = blocks(PAGE, "text")
(CODE,) = blocks(PAGE)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the mission of the page in it."""
    (tmp_path / "bank.toml").write_text(SHEET, encoding="utf-8")
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


def typed() -> list[tuple[str, list[str]]]:
    """Every command of the page, with the lines that it is said to print."""
    commands: list[tuple[str, list[str]]] = []
    for line in "".join(blocks(PAGE, "console")).splitlines():
        if line.startswith("$ getaway "):
            commands.append((line.removeprefix("$ getaway "), []))
        else:
            commands[-1][1].append(line)
    return commands


def test_the_commands_print_what_the_page_shows(folder: Path) -> None:
    """Typed one after the other, every command ends well, and prints the lines below it if there are any."""
    commands = typed()
    assert [command.split()[0] for command, _ in commands] == ["mission", "play", "play", "verify"]
    for command, lines in commands:
        done = run(folder, "-c", "from getaway.cli import main; main()", *shlex.split(command))
        assert done.returncode == 0, done.stderr
        assert not lines or done.stdout.splitlines() == lines


def test_the_python_prints_the_faults_of_the_page(folder: Path) -> None:
    """The code runs as it stands and prints the two faults that the page explains."""
    done = run(folder, "-W", "error", "-c", CODE)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[:2] == FAULTS.splitlines()


def test_the_picture_is_that_of_the_mission() -> None:
    """The building on the page is the one that the mission gives on Epic."""
    house = build(read_sheet(SHEET), epic=True)
    assert picture(house, house.board, house.start).rstrip() == PICTURE.rstrip()


def test_every_field_is_explained() -> None:
    """The table of the fields names each field that an author may write."""
    page = text(PAGE)
    silent = {"source", "from_book"}
    assert [name for name in Mission.__struct_fields__ if name not in silent and f"`{name}`" not in page] == []
