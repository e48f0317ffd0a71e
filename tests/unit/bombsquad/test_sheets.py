"""Custom mission sheets: good ones are read, and broken ones refused with line, entry and reason."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.pack.sheets import LARGEST, MOST_LINES, check_sheet, read_sheet
from getaway.games.bombsquad.pack.validate import PLACED
from getaway.games.bombsquad.table.building import build
from getaway.games.bombsquad.table.pieces import mission
from getaway.games.bombsquad.timers.clocks import SECOND
from getaway.kernel import Match, Refused, to_text
from getaway.kernel.logbook import write
from getaway.kit.toml_files import Fault

HERE = Path(__file__).parent
BROKEN = sorted((HERE / "broken_missions").glob("*.toml"))
GOOD = sorted((HERE / "good_missions").glob("*.toml"))
EXPECT = re.compile(rb"^# expect: (\d+) (\S+) (.+)$", re.MULTILINE)


def expected(source: bytes) -> list[tuple[int, str, str]]:
    """Line, path and a part of the reason, from the comments at the top; `-` stands for the file as a whole."""
    found = [[part.decode() for part in match.groups()] for match in EXPECT.finditer(source)]
    return [(int(line), "" if path == "-" else path, reason) for line, path, reason in found]


def text(name: str) -> str:
    """One of the good missions."""
    return (HERE / "good_missions" / f"{name}.toml").read_text(encoding="utf-8")


def played(name: str, seed: int) -> Match:
    """A whole match of a good mission, by random answers."""
    match, dice = GAME.new(2, seed=seed, sheet=text(name)), Random(seed)  # noqa: S311 - play isn't cryptography
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, ask.choice.by_verb(dice))
    return match


@pytest.mark.parametrize("file", BROKEN, ids=lambda file: file.stem)
def test_a_broken_mission_is_refused(file: Path) -> None:
    """Exactly the faults that the file announces are found, in the order of their lines, each with its reason."""
    source = file.read_bytes()
    found = check_sheet(source, file.name)
    wanted = expected(source)
    assert [(fault.line, fault.path) for fault in found] == [(line, path) for line, path, _ in wanted]
    for fault, (_, _, reason) in zip(found, wanted, strict=True):
        assert reason in fault.what


def test_there_are_sixty_broken_missions() -> None:
    """Each of the files says what is expected of it, so the test above can't pass by expecting nothing."""
    assert len(BROKEN) >= 60
    assert [file.name for file in BROKEN if not expected(file.read_bytes())] == []


@pytest.mark.clause("BS-CUSTOM-01", "BS-CUSTOM-03")
@pytest.mark.parametrize("file", GOOD, ids=lambda file: file.stem)
def test_a_good_mission_is_read(file: Path) -> None:
    """A custom mission with every kind of piece is accepted, and its tokens stand on the building."""
    sheet = read_sheet(file.read_bytes(), file.name)
    house = build(sheet, epic=True)
    assert len(house.hostages) == len(sheet.hostages)
    assert house.crates == len(sheet.crates)
    assert len(house.plates) + len(house.sliding_doors) == len(sheet.plates) + len(sheet.sliding_doors)


def test_the_good_missions_use_every_piece() -> None:
    """Crates, cameras, plates, sliding doors, barriers, doors and bombs that aren't deadly are all among them."""
    sheets = [read_sheet(file.read_bytes()) for file in GOOD]
    assert len(sheets) >= 5
    assert all(any(getattr(sheet, kind) for sheet in sheets) for kind in PLACED)
    assert any(not bomb.fatal for sheet in sheets for bomb in sheet.bombs)


@pytest.mark.clause("BS-CUSTOM-02")
def test_times_are_free() -> None:
    """A bomb of a custom mission starts at the time its author gives it, such as 7:30."""
    match = GAME.new(3, sheet=text("hospital"), roles="random")
    assert match.g.due[0] == 450 * SECOND


def test_faults_are_told_as_compilers_tell_them() -> None:
    """File, line, entry path and reason stand on one line; a fault of the whole file has no path."""
    assert str(Fault("bank.toml", 12, "hostages[2]", "stands on a barrier")) == (
        "bank.toml:12: hostages[2]: stands on a barrier"
    )
    assert [str(fault) for fault in check_sheet("id = ", "bank.toml")] == ["bank.toml:1: not TOML: Invalid value"]


def test_too_long_and_too_deep() -> None:
    """A file that no mission needs is refused before it costs anything, and a nest of arrays too."""
    assert [fault.what for fault in check_sheet("#" * (LARGEST + 1))] == [f"the file is longer than {LARGEST} bytes"]
    (fault,) = check_sheet("#\n" * (MOST_LINES + 1))
    assert (fault.line, fault.what) == (MOST_LINES, f"the file has more than {MOST_LINES} lines")
    deep = "a = " + ("[" * 400 + "\n") * 30
    assert [fault.what for fault in check_sheet(deep)] == ["arrays or tables are nested too deeply"]


def test_a_nest_of_any_depth_is_refused() -> None:
    """Also one that the reader of values just takes and the reader of lines doesn't."""
    for depth in range(150, 520, 3):
        assert check_sheet("layout = " + "[\n" * depth + "]\n" * depth)


def test_a_sheet_with_an_endless_line() -> None:
    """A key with thousands of dots, over which the reader would sit for seconds, isn't read."""
    (fault,) = check_sheet("\n" + ".".join("a" * 4000) + " = 1")
    assert (fault.line, fault.what) == (2, "the line is longer than 500 characters")


def test_the_mark_of_some_editors_is_no_fault() -> None:
    """A byte order mark before the text and Windows line ends change nothing, not even the lines."""
    good = text("bank")
    assert check_sheet(b"\xef\xbb\xbf" + good.replace("\n", "\r\n").encode()) == []
    bad = good.replace("level = 2", "level = 5").replace("\n", "\r\n")
    assert [fault.line for fault in check_sheet(bad)] == [
        fault.line for fault in check_sheet(bad.replace("\r\n", "\n"))
    ]


# Playing one


def test_a_sheet_is_played() -> None:
    """A match with a sheet in its options has that mission's building, and bots play it to the end."""
    match = played("airlock", 5)
    assert match.over
    assert mission(match.g.mission).title == "The Airlock"
    assert match.g.mission.startswith("airlock@")


def test_two_sheets_of_one_name() -> None:
    """Two tables may play different missions that are both called bank."""
    here = GAME.new(2, sheet=text("bank"))
    there = GAME.new(2, sheet=text("bank").replace("The Bank", "Another Bank"))
    assert mission(here.g.mission).title == "The Bank"
    assert mission(there.g.mission).title == "Another Bank"


def test_a_bad_sheet_opens_no_table() -> None:
    """A sheet with faults is refused with the first of them, and so is one beside a mission of the box."""
    with pytest.raises(Refused) as refused:
        GAME.new(2, sheet=text("bank").replace("level = 2", "level = 5"))
    assert refused.value.clause == "BS-CUSTOM-01"
    assert "bombs[1].level: expected a whole number from 1 to 3" in refused.value.facts["value"]
    for options in ({"sheet": text("bank"), "mission": "alpha"}, {"sheet": 7}):
        with pytest.raises(Refused) as refused:
            GAME.new(2, **options)
        assert refused.value.clause == "GT-SETUP-01"


ELSEWHERE = """
import sys
from random import Random
from getaway.games.bombsquad import GAME
from getaway.kernel import from_text, sample_world
from getaway.kernel.logbook import read, replay, verify
kind, stored = sys.stdin.read().split("\\n", 1)
if kind == "log":
    print(verify(GAME, read(stored)), replay(GAME, read(stored)).chain.hex())
else:
    match = from_text(GAME, stored)
    print(sample_world(GAME, match.record(0), Random(1)).put(0) == match.put(0), match.put(0).question)
"""


def elsewhere(kind: str, stored: str) -> str:
    """What a process that has never seen the mission makes of it."""
    command = [sys.executable, "-c", ELSEWHERE]
    return subprocess.run(
        command, input=f"{kind}\n{stored}", capture_output=True, check=True, encoding="utf-8"
    ).stdout.strip()


def test_a_log_is_played_again_elsewhere() -> None:
    """The sheet travels in the log: another process replays and verifies the match without the file."""
    match = played("warehouse", 3)
    assert elsewhere("log", write(match)) == f"[] {match.chain.hex()}"


def test_a_position_stands_elsewhere() -> None:
    """A position's text and a seat's record are enough for another process, too."""
    match = GAME.new(2, seed=1, sheet=text("gallery"))
    match.answer(0, match.asks[0].choice.sample(Random(1)))  # noqa: S311 - as above
    assert elsewhere("position", to_text(match)) == f"True {match.put(0).question}"
