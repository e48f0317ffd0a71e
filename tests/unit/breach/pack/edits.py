"""Packs that are one edit away from the box: what the edit is, and what the checker must say of it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from getaway.games.breach.box import NOTHING, content
from getaway.games.breach.pack import check, read_folder
from getaway.kit.toml_files import Fault

END = "<end of the file>"


class Edit(NamedTuple):
    """After `anchor` in a file of the box, `old` becomes `new`; then `path` is wrong, in words that hold `says`.

    The line is that of the first character that differs, or of `at`: the last such text before it, else the next.
    A file as a whole has line 1.
    """

    file: str
    anchor: str
    old: str
    new: str
    path: str
    says: str
    at: str = ""

    @property
    def name(self) -> str:
        """What the test is called."""
        return f"{self.file.removesuffix('.toml')}: {self.path or 'all'}: {self.says}"

    def text(self) -> str:
        """The file with its edit; one that changes nothing is an error of the table."""
        text = content(self.file, NOTHING)
        start = text.index(self.anchor)
        if self.old == END:
            return text[:start] + self.new
        assert self.old in text[start:], self.old
        return text[:start] + text[start:].replace(self.old, self.new, 1)

    def line(self) -> int:
        """The line of the fault in the edited file."""
        before, after = content(self.file, NOTHING), self.text()
        pairs = zip(before, after, strict=False)
        place = next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(before), len(after)))
        if self.at:
            before_it = after.rfind(self.at, 0, place + len(self.at))
            place = before_it if before_it >= 0 else after.index(self.at, place)
        return after.count("\n", 0, place) + 1 if self.path or not self.at else 1


def pack_of(folder: Path, files: dict[str, str]) -> Path:
    """A folder with these files."""
    for where, text in files.items():
        (folder / where).parent.mkdir(parents=True, exist_ok=True)
        (folder / where).write_text(text, encoding="utf-8")
    return folder


def faults(folder: Path) -> list[Fault]:
    """All that the checker says of a folder."""
    pack, found = read_folder(folder)
    return [*found, *check(pack, str(folder))]
