"""Packs that are one edit away from the box: what the edit is, and what a checker must say of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

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

    def text(self, before: str) -> str:
        """The file of the box with its edit; one that changes nothing is an error of the table."""
        start = before.index(self.anchor)
        rest = self.new if self.old == END else replaced(before[start:], self.old, self.new)
        return before[:start] + rest

    def line(self, before: str) -> int:
        """The line of the fault in the edited file."""
        after = self.text(before)
        pairs = zip(before, after, strict=False)
        place = next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(before), len(after)))
        if self.at:
            before_it = after.rfind(self.at, 0, place + len(self.at))
            place = before_it if before_it >= 0 else after.index(self.at, place)
        return after.count("\n", 0, place) + 1


def pack_of(folder: Path, files: dict[str, str]) -> Path:
    """A folder with these files."""
    for where, text in files.items():
        (folder / where).parent.mkdir(parents=True, exist_ok=True)
        (folder / where).write_text(text, encoding="utf-8")
    return folder
