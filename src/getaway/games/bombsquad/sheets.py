"""Mission sheets of one's own: a TOML file is read and checked, every fault with its line, and laid beside the box."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import blake2b

import msgspec

from getaway.games.bombsquad.pieces import Mission, add_mission, missions
from getaway.games.bombsquad.validate import validate
from getaway.kit import toml_files
from getaway.kit.misfits import misfits
from getaway.kit.toml_files import Fault, Unreadable, parsed
from getaway.kit.toml_lines import entry_path

LARGEST = 16_000
"""Bytes of a sheet, which travels in the log of each match that is played with it. Those of the box have 2000."""
LONGEST_TITLE = 60
OWN_SERIES = ("custom", "extra")
_ID = re.compile(r"[a-z][a-z0-9_-]{0,39}")


class BadSheet(Exception):
    """A mission sheet with faults."""

    def __init__(self, faults: list[Fault]) -> None:
        """Keep the faults; the text has one a line."""
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


def read_sheet(source: str | bytes, file: str = "sheet.toml") -> Mission:
    """The mission of a sheet, or `BadSheet` with all its faults, sorted by line (BS-CUSTOM-01 to BS-CUSTOM-03)."""
    try:
        data, lines = parsed(decoded(source))
    except Unreadable as fault:
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


def decoded(source: str | bytes) -> str:
    """The text of a sheet's file."""
    return toml_files.decoded(source, LARGEST)
