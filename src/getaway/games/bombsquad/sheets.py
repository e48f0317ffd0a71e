"""Mission sheets of one's own: a TOML file is read and checked, every fault with its line, and laid beside the box."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import msgspec

from getaway.games.bombsquad.pieces import Mission, add_mission, missions
from getaway.games.bombsquad.validate import validate
from getaway.kit.misfits import misfits
from getaway.kit.toml_lines import NotScanned, TomlLines, entry_path

LARGEST, LONGEST_LINE = 16_000, 500
"""Bytes of a sheet, which travels in the log of each match that is played with it, and characters of one of its lines.

The reader takes a long time over a key with thousands of dots. The sheets of the box have 2000 bytes, and lines of 90.
"""
LONGEST_TITLE = 60
OWN_SERIES = ("custom", "extra")
_ID = re.compile(r"[a-z][a-z0-9_-]{0,39}")
_PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


class Fault(msgspec.Struct, frozen=True, order=True):
    """What is wrong with an entry, and the line on which that entry begins; a file as a whole has no path."""

    file: str
    line: int
    path: str
    what: str

    def __str__(self) -> str:
        """One line, as compilers write it."""
        entry = f"{self.path}: " if self.path else ""
        return f"{self.file}:{self.line}: {entry}{self.what}"


class BadSheet(Exception):
    """A mission sheet with faults."""

    def __init__(self, faults: list[Fault]) -> None:
        """Keep the faults; the text has one a line."""
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


def read_sheet(source: str | bytes, file: str = "sheet.toml") -> Mission:
    """The mission of a sheet, or `BadSheet` with all its faults, sorted by line (BS-CUSTOM-01 to BS-CUSTOM-03)."""
    try:
        data, lines = _parsed(decoded(source))
    except _Unreadable as fault:
        raise BadSheet([Fault(file, fault.line, fault.path, fault.what)]) from None
    data.setdefault("source", "authored")
    found = [(lines.line(path), entry_path(path), what) for path, what in misfits(data, Mission)]
    if not found:
        sheet = msgspec.convert(data, Mission)
        told = [fault.partition(": ") for fault in (*own_faults(sheet), *validate(sheet))]
        found = [(lines.line_of(path), path, what) for path, _, what in told]
    if found:
        raise BadSheet(sorted(Fault(file, *fault) for fault in found))
    return sheet


def check_sheet(source: str | bytes, file: str = "sheet.toml") -> list[Fault]:
    """The faults of a sheet, sorted by line."""
    try:
        read_sheet(source, file)
    except BadSheet as bad:
        return bad.faults
    return []


_LAID: dict[bytes, str] = {}
"""What lies beside the box, by the digest of its text: to check a sheet takes long, and tables ask for theirs often."""


def lay_sheet(text: str) -> str:
    """Lay a sheet beside the box, and give the id under which positions know it.

    It ends in a digest of the text, so that two tables may each play a mission that its author calls `bank`.
    """
    digest = blake2b(text.encode(), digest_size=32).digest()
    if digest not in _LAID:
        sheet = read_sheet(text)
        played_as = f"{sheet.id}@{blake2b(text.encode(), digest_size=8).hexdigest()}"
        add_mission(msgspec.structs.replace(sheet, id=played_as))
        _LAID[digest] = played_as
    return _LAID[digest]


def own_faults(sheet: Mission) -> Iterator[str]:
    """What only a sheet of one's own can get wrong."""
    if not _ID.fullmatch(sheet.id):
        yield f"id: {sheet.id!r} should be a small letter, then up to 39 small letters, digits, - or _"
    elif sheet.id in missions():
        yield f"id: {sheet.id} is a mission of the box"
    if sheet.series not in OWN_SERIES:
        yield f"series: a mission of one's own is {' or '.join(OWN_SERIES)}, not {sheet.series}"
    if not (1 <= len(sheet.title.strip()) <= LONGEST_TITLE and sheet.title.isprintable()):
        yield f"title: 1 to {LONGEST_TITLE} characters on one line are expected"
    if sheet.source != "authored":
        yield "source: a mission of one's own is authored"
    if sheet.from_book:
        yield "from_book: nothing of a mission of one's own is from the book"
    if sheet.players[0] > sheet.players[1]:
        yield f"players: the least, {sheet.players[0]}, is more than the most, {sheet.players[1]}"


# Reading TOML


class _Unreadable(Exception):
    """The source is no TOML document; where, and what the reader says."""

    def __init__(self, line: int, what: str, path: str = "") -> None:
        super().__init__(what)
        self.line, self.what, self.path = line, what, path


def decoded(source: str | bytes) -> str:
    """The text of a file, without the mark that some editors put before it."""
    if len(source) > LARGEST:
        raise _Unreadable(1, f"the file is longer than {LARGEST} bytes")
    try:
        text = source if isinstance(source, str) else source.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise _Unreadable(source.count(b"\n", 0, fault.start) + 1, "the file is not in UTF-8") from fault  # type: ignore[arg-type]
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise _Unreadable(number, f"the line is longer than {LONGEST_LINE} characters")
    return text


def _parsed(text: str) -> tuple[dict[str, Any], TomlLines]:
    try:
        return tomllib.loads(text), TomlLines(text)
    except tomllib.TOMLDecodeError as fault:
        raise _unreadable(text, str(fault)) from fault
    except RecursionError as fault:
        raise _Unreadable(1, "arrays or tables are nested too deeply") from fault


def _unreadable(text: str, said: str) -> _Unreadable:
    """The reader's complaint at its own line, but a repeated key or an unclosed entry at its beginning."""
    found = _PLACE.search(said)
    line = int(found[1]) if found and found[1] else text.count("\n") + 1
    what = f"not TOML: {_PLACE.sub('', said)}"
    try:
        lines = TomlLines(text)
    except (NotScanned, tomllib.TOMLDecodeError, RecursionError) as stopped:
        ends = found is None or found[1] is None
        return _Unreadable(stopped.line if ends and isinstance(stopped, NotScanned) else line, what)
    if lines.repeated:
        path = lines.repeated[0]
        return _Unreadable(lines.line(path), "the key is there twice", entry_path(path))
    return _Unreadable(line, what)
