"""The page that builds a game: following it alone, in an empty folder, gives a game with everything."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.pages import DOCS, text
from tests.outside import STICKS, installed

PAGE = DOCS / "write-a-game.md"
BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', flags=re.DOTALL | re.MULTILINE)
CARDS = "from getaway.server.games_api import all_games; import sys; sys.stdout.buffer.write(all_games().body)"


def files() -> dict[str, str]:
    """What the reader has written in the end, by path: the blocks with one title, one after another."""
    written: dict[str, list[str]] = {}
    for path, code in BLOCK.findall(text(PAGE)):
        written.setdefault(path, []).append(code)
    return {path: "\n".join(pieces) for path, pieces in written.items()}


def lines(source: str) -> list[str]:
    """The lines of a text that aren't empty."""
    return [line.rstrip() for line in source.splitlines() if line.strip()]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty folder after somebody has followed the page."""
    here = tmp_path_factory.mktemp("reader")
    for path, source in files().items():
        (here / path).parent.mkdir(parents=True, exist_ok=True)
        (here / path).write_text(source, encoding="utf-8")
    point = re.search(r'^sticks = "(.*)"$', files()["pyproject.toml"], flags=re.MULTILINE)
    assert point, "the page registers the game"
    installed(here / "installed", "sticks", point[1])
    return here


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a program in the reader's folder, with the game installed."""
    path = os.pathsep.join([str(folder / "installed"), str(folder / "src"), os.environ.get("PYTHONPATH", "")])
    env = os.environ | {"PYTHONPATH": path, "PYTHONUTF8": "1", "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        words, cwd=folder, env=env, stdin=subprocess.DEVNULL, capture_output=True, check=False, encoding="utf-8"
    )


def getaway(folder: Path, line: str) -> subprocess.CompletedProcess[str]:
    """Run a line that begins with `getaway`."""
    name, *words = shlex.split(line)
    program = shutil.which(name, path=Path(sys.executable).parent)
    assert program, "scripts/install puts the program beside the interpreter"
    return run(folder, program, *words)


def test_the_page_is_the_game_in_the_repository() -> None:
    """Every file of the folder is on the page, line by line, and nothing else."""
    kept = [path for path in STICKS.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    there = {str(path.relative_to(STICKS)): lines(path.read_text(encoding="utf-8")) for path in kept}
    assert {path: lines(source) for path, source in files().items() if not path.startswith("my-heaps/")} == there


def test_every_command_of_the_page_runs(folder: Path) -> None:
    """In the order of the page, each command ends well and says something."""
    typed = re.findall(r"^\$ (getaway .*)$", text(PAGE), flags=re.MULTILINE)
    assert {"games", "play", "pack", "campaign", "solve"} == {line.split()[1] for line in typed}
    for line in typed:
        done = getaway(folder, line)
        assert done.returncode == 0, line + done.stdout + done.stderr
        assert done.stdout.strip(), line
    assert "[results.small" in (folder / "team.toml").read_text(encoding="utf-8")


def test_the_game_is_told_with_its_settings(folder: Path) -> None:
    """Title, what it is about, every setting and what it means."""
    assert "sticks" in getaway(folder, "getaway games").stdout
    told = getaway(folder, "getaway games show sticks").stdout
    for words in ("Sticks (sticks), 2 to 4 players", "Take the last one to win", "medium: Medium heap", "on the table"):
        assert words in told


def test_the_lesson_is_played_in_text(folder: Path) -> None:
    """The table is drawn, and the lesson says what to do."""
    told = getaway(folder, "getaway play sticks --option lesson=yes --seed 1").stdout
    assert "| | | | | | |" in told
    assert "step 1 of 2: Take some sticks" in told


def test_a_pack_with_a_fault_is_refused_with_its_line(folder: Path) -> None:
    """As the page says, word by word."""
    wrong = folder / "wrong"
    wrong.mkdir()
    (wrong / "heaps.toml").write_text("tiny = 3\nhuge = 99\n", encoding="utf-8")
    done = getaway(folder, "getaway pack check wrong --game sticks")
    assert (done.returncode, done.stdout.strip()) == (1, "wrong/heaps.toml:2: huge: a heap has 1 to 60 sticks")
    assert "huge: a heap has 1 to 60 sticks" in text(PAGE)


def test_the_campaign_opens_one_stage_after_another(folder: Path) -> None:
    """A stage that isn't open yet is refused."""
    done = getaway(folder, "getaway play sticks --option heap=large --bots 2 --campaign new.toml")
    assert done.returncode == 2
    assert "--option heap=medium" in done.stderr


def test_the_lobby_gets_a_card(folder: Path) -> None:
    """A server lists the game with its words, settings, first match, campaign and levels."""
    done = run(folder, sys.executable, "-c", CARDS)
    (card,) = [each for each in json.loads(done.stdout) if each["name"] == "sticks"]
    assert card["words"][0]["title"] == "Sticks"
    assert card["words"][0]["first"] == "Learn in a minute"
    assert card["first_match"] == {"players": 2, "options": {"heap": "small", "lesson": True}, "guided": True}
    assert [setting["name"] for setting in card["settings"]] == ["heap", "lesson", "die"]
    assert (card["campaign"], card["levels"]) == ("heap", ["random", "sharp"])
