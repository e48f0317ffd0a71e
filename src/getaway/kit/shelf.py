"""The files of a game's box with a pack over them; one that can't be read doesn't stop the others."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from functools import lru_cache
from pathlib import Path as Folder
from typing import Any, NamedTuple, TypeVar

import msgspec

from getaway.kit.misfits import misfits
from getaway.kit.toml_files import Fault, Unreadable, decoded, parsed
from getaway.kit.toml_lines import Path, TomlLines, entry_path

T = TypeVar("T")
LARGEST = 100_000
"""Bytes of a file; the longest of any box has 10,000."""
SLUG = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*")
BOX = "content"
"""The folder of the box's own files, as faults name it."""


class Note(NamedTuple):
    """Something wrong: the document by its path in the pack, the entry, what, and the line if it isn't the entry's."""

    where: str
    path: Path
    what: str
    line: int = 0


class Document(NamedTuple):
    """A file that was read: its values and their lines."""

    text: str
    data: dict[str, Any]
    lines: TomlLines


@lru_cache(maxsize=256)
def _parsed(text: str) -> tuple[dict[str, Any], TomlLines]:
    """The files of the box are the same for every pack."""
    return parsed(text)


class Shelf:
    """The files of the box with a pack over them. Faults gather as documents are opened."""

    def __init__(self, read: Callable[[str], str], own: Collection[str], folder: str) -> None:
        """`read` returns the text of a file by its path; `own` are the paths of the pack's files."""
        self.read, self.own, self.folder = read, own, folder
        self.faults: list[Fault] = []
        self.documents: dict[str, Document] = {}

    def shown(self, where: str) -> str:
        """The file as its author knows it; a file of the box by its path in `content`."""
        return f"{self.folder if where in self.own else BOX}/{where}"

    def open(self, where: str, kind: type[T]) -> T | None:
        """The document as this type, or None with its faults noted."""
        try:
            text = decoded(self.read(where), LARGEST)
            self.documents[where] = Document(text, *_parsed(text))
        except Unreadable as fault:
            self.faults.append(Fault(self.shown(where), fault.line, fault.path, fault.what))
            return None
        found = [Note(where, path, what) for path, what in misfits(self.documents[where].data, kind)]
        self.note(found)
        return None if found else msgspec.convert(self.documents[where].data, kind)

    def note(self, notes: list[Note]) -> None:
        """Keep what was found, with file and line."""
        for where, path, what, line in notes:
            at = line or (self.documents[where].lines.line(path) if where in self.documents else 1)
            self.faults.append(Fault(self.shown(where), at, entry_path(path), what))


def read_files(folder: Folder, misplaced: Callable[[str], str]) -> tuple[dict[str, str], list[Fault]]:
    """The texts of a pack by path, and a fault for each file that can't be read or that `misplaced` objects to."""
    files: dict[str, str] = {}
    faults: list[Fault] = []
    for file in sorted(folder.rglob("*")):
        where = file.relative_to(folder).as_posix()
        if not file.is_file() or file.suffix not in {".toml", ".ftl"}:
            continue
        wrong = misplaced(where)
        if wrong:
            faults.append(Fault(str(folder / where), 1, "", wrong))
            continue
        try:
            files[where] = decoded(file.read_bytes(), LARGEST)
        except Unreadable as fault:
            faults.append(Fault(str(folder / where), fault.line, fault.path, fault.what))
    return files, faults


def no_slug(name: str) -> str:
    """Why this isn't a name."""
    return f"{name!r} isn't a name: use lower-case letters and digits, separated by - or _"


def named(where: str, path: Path, name: str) -> Iterator[Note]:
    """A fault if this isn't a name."""
    if not SLUG.fullmatch(name):
        yield Note(where, path, no_slug(name))
