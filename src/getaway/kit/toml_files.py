"""A TOML file written by hand: its text, its values with their lines, or what is wrong and where."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import msgspec

from getaway.kit.toml_lines import NotScanned, TomlLines, entry_path

LONGEST_LINE = 500
"""The reader takes very long for a key with thousands of dots."""
TOO_DEEP = "arrays or tables are nested too deeply"
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


class Unreadable(Exception):
    """The source isn't a TOML document: where, and what the reader says."""

    def __init__(self, line: int, what: str, path: str = "") -> None:
        """Keep place and reason apart."""
        super().__init__(what)
        self.line, self.what, self.path = line, what, path


def decoded(source: str | bytes, largest: int) -> str:
    """The text of a file, without the byte order mark that some editors add."""
    if len(source) > largest:
        raise Unreadable(1, f"the file is longer than {largest} bytes")
    try:
        text = source if isinstance(source, str) else source.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise Unreadable(source.count(b"\n", 0, fault.start) + 1, "the file is not in UTF-8") from fault  # type: ignore[arg-type]
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise Unreadable(number, f"the line is longer than {LONGEST_LINE} characters")
    return text


def parsed(text: str) -> tuple[dict[str, Any], TomlLines]:
    """The values of a document, and the lines of its entries."""
    return loaded(text), scanned(text)


def loaded(text: str) -> dict[str, Any]:
    """The values of a document."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise _unreadable(text, str(fault)) from fault
    except RecursionError as fault:
        raise Unreadable(1, TOO_DEEP) from fault


def scanned(text: str) -> TomlLines:
    """The lines of the entries of a document that was read."""
    try:
        return TomlLines(text)
    except RecursionError as fault:
        raise Unreadable(1, TOO_DEEP) from fault


def _unreadable(text: str, said: str) -> Unreadable:
    """What the reader complains about, at its line; a repeated key or an unclosed entry at the line where it starts."""
    found = _PLACE.search(said)
    line = int(found[1]) if found and found[1] else text.count("\n") + 1
    what = f"not TOML: {_PLACE.sub('', said)}"
    try:
        lines = TomlLines(text)
    except (NotScanned, tomllib.TOMLDecodeError, RecursionError) as stopped:
        ends = found is None or found[1] is None
        return Unreadable(stopped.line if ends and isinstance(stopped, NotScanned) else line, what)
    if lines.repeated:
        path = lines.repeated[0]
        return Unreadable(lines.line(path), "the key is there twice", entry_path(path))
    return Unreadable(line, what)
