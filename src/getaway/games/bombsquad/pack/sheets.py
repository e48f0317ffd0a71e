"""Custom mission sheets: reading a TOML file, checking it (each fault with its line) and laying it beside the box."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from hashlib import blake2b
from itertools import islice
from typing import Any

import msgspec

from getaway.games.bombsquad.pack.validate import MOST_POSITIONS, glance, validate
from getaway.games.bombsquad.table.building import build
from getaway.games.bombsquad.table.pieces import KEPT, Mission, lay_mission, missions
from getaway.kit import toml_files
from getaway.kit.declared import Sheets, Words
from getaway.kit.misfits import misfits
from getaway.kit.toml_files import Fault, Unreadable, loaded, scanned
from getaway.kit.toml_lines import TomlLines, entry_path

LARGEST = 16_000
"""Bytes of a sheet, which is part of the log of every match played with it. Those in the box have 2000."""
MOST_LINES = 1_000
"""Each takes time to read, even an empty one. Sheets in the box have 50."""
LONGEST_TITLE = 60
MOST_RULES = 10
"""Special rules of a sheet; those in the box have two."""
MOST_MISFITS = 100
"""How many misfitting entries are listed: a file with more isn't just mistyped."""
SPECIAL_RULES = ("BSX-NONFATAL-01", "BSX-TRAIN-01", "BSX-TRAIN-02")
"""The clauses that hold only in some missions, which a sheet may name as its special rules."""
OWN_SERIES = ("custom", "extra")
_ID = re.compile(r"[a-z][a-z0-9_-]{0,39}")


class BadSheet(Exception):
    """A mission sheet with faults."""

    def __init__(self, faults: list[Fault]) -> None:
        """Keep the faults; the text has one per line."""
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


def read_sheet(source: str | bytes, file: str = "sheet.toml", most: int = MOST_POSITIONS) -> Mission:
    """The mission of a sheet, or `BadSheet` with all its faults, sorted by line.

    Any layout, pieces and times will do (BS-CUSTOM-01, BS-CUSTOM-02, BS-CUSTOM-03).
    If pieces move, this searches for a way, which takes seconds; `most` says how far.
    """
    if len(source.splitlines()) > MOST_LINES:
        raise BadSheet([Fault(file, MOST_LINES, "", f"the file has more than {MOST_LINES} lines")])
    return _read(source, file, lambda sheet: [*misnamed_rules(sheet), *validate(sheet, most)])


def check_sheet(source: str | bytes, file: str = "sheet.toml") -> list[Fault]:
    """The faults of a sheet, sorted by line."""
    return _faults(source, file, MOST_POSITIONS)


def _faults(source: str | bytes, file: str, most: int) -> list[Fault]:
    try:
        read_sheet(source, file, most)
    except BadSheet as bad:
        return bad.faults
    return []


@lru_cache(maxsize=KEPT)
def lay_sheet(text: str) -> Mission:
    """Lay a sheet beside the box under a unique id, without searching for a way through it.

    The id ends in a digest of the text, so two tables can each play a mission that its author calls `bank`.
    """
    sheet = _read(text, "sheet.toml", glance)
    played_as = f"{sheet.id}@{blake2b(text.encode(), digest_size=8).hexdigest()}"
    return lay_mission(msgspec.structs.replace(sheet, id=played_as))


def _read(source: str | bytes, file: str, check: Callable[[Mission], list[str]]) -> Mission:
    try:
        text = decoded(source)
        data = {"source": "authored", **loaded(text)}
        try:
            sheet = msgspec.convert(data, Mission)
        except msgspec.ValidationError:
            raise BadSheet(_misfits(data, scanned(text), file)) from None
        told = [fault.partition(": ") for fault in (*own_faults(sheet), *check(sheet))]
        if told:
            lines = scanned(text)
            raise BadSheet(sorted(Fault(file, lines.line_of(path), path, what) for path, _, what in told))
    except Unreadable as fault:
        raise BadSheet([Fault(file, fault.line, fault.path, fault.what)]) from None
    return sheet


def _misfits(data: dict[str, Any], lines: TomlLines, file: str) -> list[Fault]:
    found = islice(misfits(data, Mission), MOST_MISFITS)
    return sorted(Fault(file, lines.line(path), entry_path(path), what) for path, what in found)


def own_faults(sheet: Mission) -> Iterator[str]:
    """Faults that only a custom sheet can have."""
    if not _ID.fullmatch(sheet.id):
        yield f"id: {sheet.id!r} should be a lowercase letter, then up to 39 lowercase letters, digits, - or _"
    elif sheet.id in missions():
        yield f"id: {sheet.id} is already a mission in the box"
    if sheet.series not in OWN_SERIES:
        yield f"series: a custom mission is {' or '.join(OWN_SERIES)}, not {sheet.series}"
    if not (1 <= len(sheet.title.strip()) <= LONGEST_TITLE and sheet.title.isprintable()):
        yield f"title: 1 to {LONGEST_TITLE} characters on one line, please"
    if sheet.source != "authored":
        yield "source: a custom mission is authored"
    if sheet.from_book:
        yield "from_book: nothing in a custom mission is from the book"
    if sheet.players[0] > sheet.players[1]:
        yield f"players: the least, {sheet.players[0]}, is more than the most, {sheet.players[1]}"


def misnamed_rules(sheet: Mission) -> Iterator[str]:
    """Special rules that don't exist, or more than any sheet needs.

    A table that started with such a sheet can play on: naming a rule here changes nothing.
    """
    if len(sheet.special_rules) > MOST_RULES:
        yield f"special_rules: there are {len(sheet.special_rules)}, but at most {MOST_RULES} are allowed"
        return
    known = ", ".join(SPECIAL_RULES)
    for i, rule in enumerate(sheet.special_rules):
        if rule not in SPECIAL_RULES:
            yield f"special_rules[{i}]: there is no special rule {rule[:LONGEST_TITLE]}; known are {known}"


def decoded(source: str | bytes) -> str:
    """The text of a sheet's file."""
    return toml_files.decoded(source, LARGEST)


# What the game declares


THOROUGHLY = 10_000
"""How many positions an author lets us look at: ten times as many as a server does."""


def check_thoroughly(source: bytes, file: str) -> list[Fault]:
    """The faults of a sheet after a longer search."""
    return _faults(source, file, THOROUGHLY)


def summary(source: bytes, texts: Words) -> str:
    """The title of a sound sheet and its best scores."""
    sheet = read_sheet(source)
    figures = {level: build(sheet, epic=level == "epic").perfect for level in ("standard", "epic")}
    return texts.render("sheet-sound", {"title": sheet.title, **figures})


SHEETS = Sheets("mission", "sheet", check_sheet, decoded, summary, check_thoroughly)
