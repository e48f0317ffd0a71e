"""Packs that are one edit away from the box: what the edit is, and what the checker must say of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from getaway.games.burncycle.box import content
from getaway.games.burncycle.pack import check, read_folder
from getaway.kit.toml_files import Fault

END = "<end of the file>"


def replaced(text: str, old: str, new: str) -> str:
    """The text with its first `old` replaced, in which # stands for any whole number: figures of cards may change."""
    pattern = re.escape(old).replace(r"\#", r"\d+")
    changed, found = re.subn(pattern, lambda _: new, text, count=1)
    assert found, old
    return changed


class Edit(NamedTuple):
    """After `anchor` in a file of the box, `old` becomes `new`; then `path` is wrong, in words that hold `says`.

    The line is that of the first character that differs, or of `at`: the last such text before it, else the next.
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
        text = content(self.file)
        start = text.index(self.anchor)
        return text[:start] + self.new if self.old == END else text[:start] + replaced(text[start:], self.old, self.new)

    def line(self) -> int:
        """The line of the fault in the edited file."""
        before, after = content(self.file), self.text()
        pairs = zip(before, after, strict=False)
        differs = next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(before), len(after)))
        place = differs
        if self.at:
            before_it = after.rfind(self.at, 0, differs + len(self.at))
            place = before_it if before_it >= 0 else after.index(self.at, differs)
        return after.count("\n", 0, place) + 1


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
