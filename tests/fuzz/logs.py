"""Spoilt logs: `getaway verify` and `getaway replay` refuse each in a sentence, or it says what it said before."""

from __future__ import annotations

import io
import json
import sys
import traceback
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from random import Random

import msgspec
from tests.fuzz.alarm import Hung, within
from tests.fuzz.findings import Finding, dice_of
from tests.fuzz.matches import logs
from tests.fuzz.mutation import bytes_flawed, encoded, flawed

from getaway.cli import replay, verify
from getaway.cli.app import FAULTS, WRONG, run
from getaway.games import UnknownGame
from getaway.kernel import to_json
from getaway.kernel.logbook import Seal, read

PATIENCE = 10.0
"""Seconds in which any file of this size is read."""
SHORT = 300
SELDOM = 40
"""This many files are read for one that is read by the whole program."""


def spoilt(dice: Random) -> tuple[str, bytes]:
    """A log and what became of it."""
    good = dice.choice(logs())
    fate = dice.random()
    if fate < 0.25:
        return good, bytes_flawed(good.encode(), dice, dice.choice((1, 1, 2, 5)))
    lines = good.splitlines()
    for _ in range(dice.choice((1, 1, 1, 2))):
        lines = _lines_flawed(lines, dice) if fate < 0.45 else _line_flawed(lines, dice)
    data = "\n".join(lines).encode("utf-8", "surrogatepass")
    return good, bytes_flawed(data, dice) if fate > 0.95 else data


def _lines_flawed(lines: list[str], dice: Random) -> list[str]:
    lines, a, b = [*lines], dice.randrange(len(lines)), dice.randrange(len(lines))
    match dice.randrange(5):
        case 0:
            lines[a], lines[b] = lines[b], lines[a]
        case 1:
            lines.insert(a, lines[b])
        case 2 if len(lines) > 1:
            del lines[a]
        case 3:
            lines[a] = dice.choice(dice.choice(logs()).splitlines())
        case _:
            lines[a:a] = [lines[a]] * dice.choice((2, 30))
    return lines


def _line_flawed(lines: list[str], dice: Random) -> list[str]:
    at = dice.choice((0, len(lines) - 1, dice.randrange(len(lines)), dice.randrange(len(lines))))
    lines = [*lines]
    try:
        lines[at] = encoded(flawed(json.loads(lines[at]), dice)).decode("utf-8", "surrogatepass")
    except (ValueError, RecursionError):
        lines[at] = ""
    return lines


def tried(seed: str, number: int, folder: Path) -> tuple[str, Finding | None]:
    """Have one spoilt log read by both verbs."""
    good, data = spoilt(dice_of(seed, "log", number))
    file = folder / "spoilt.match"
    file.write_bytes(data)
    said = [_asked(verb, file, whole=number % SELDOM == 0) for verb in ("verify", "replay")]
    fault = next((what for code, what in said if code is None), "")
    if not fault and said[0][0] == 0 and _told(data) != _told(good.encode()):
        fault = "an altered log is verified"
    if not fault and any(code and not what.strip() for code, what in said):
        fault = "a refusal without a word"
    outcome = f"verify {said[0][0]}, replay {said[1][0]}" if not fault else "fault"
    return outcome, Finding(number, fault, data[:SHORT].decode("utf-8", "replace")) if fault else None


def _asked(verb: str, file: Path, *, whole: bool) -> tuple[int | None, str]:
    """The exit code of a verb and what it said; no code where it stumbled or did not end."""
    said = io.StringIO()
    try:
        with redirect_stdout(said), redirect_stderr(said), within(PATIENCE):
            code = run([verb, str(file)]) if whole else _short_way(verb, file)
    except SystemExit as ended:
        return int(ended.code or 0), said.getvalue()
    except Hung:
        return None, f"{verb} does not end"
    except BaseException as fault:  # noqa: BLE001 - whatever it is, it is a finding
        return None, f"{verb}: {where(fault)}"
    return code, said.getvalue()


def where(fault: BaseException) -> str:
    """A fault by its kind and the place it comes from; the words may hold anything."""
    frames = traceback.extract_tb(fault.__traceback__)
    ours = next((f for f in reversed(frames) if "/getaway/" in f.filename), frames[-1] if frames else None)
    place = f"{ours.filename.rpartition('/getaway/')[2]}:{ours.lineno} {ours.name}" if ours else ""
    return f"{type(fault).__name__} at {place}"


def _short_way(verb: str, file: Path) -> int:
    """The same without the reading of the command line, which takes ten times as long as most files do."""
    try:
        if verb == "verify":
            return int(verify.differs(file))
        replay.tell(file, None, None)
    except (*FAULTS, UnknownGame) as fault:
        print(fault)
        return WRONG
    return 0


@cache
def _told(data: bytes) -> bytes | None:
    """What a log says, however it is written."""
    try:
        book = read(data.decode())
    except Exception:  # noqa: BLE001 - it says nothing
        return None
    return b"\n".join(map(to_json, (*book.entries, _plain(book.seal))))


def _plain(seal: Seal) -> Seal:
    """The seal without what no reader can check: time after the last entry, and numbers that no draw was made with.

    Without its digest, a log is one that was saved before there were any; another digest is refused.
    """
    numbers = tuple(map(_hex, seal.numbers)) if seal.drawn else ()
    return msgspec.structs.replace(seal, now=0, numbers=numbers, key=_hex(seal.key), digest="")


def _hex(text: str) -> str:
    """The same bytes are the same, whether or not there is space between them."""
    return "".join(text.split()).lower()


if __name__ == "__main__":
    import tempfile

    with tempfile.TemporaryDirectory() as scratch:
        for which in map(int, sys.argv[2:]):
            print(which, tried(sys.argv[1], which, Path(scratch)))
