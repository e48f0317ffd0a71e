"""The line on which each entry of a TOML document begins, found by its path, such as `bombs[1].time`.

Python's reader gives values without lines. This scanner gives lines without values: it walks through a document
that the reader has accepted and notes the line of every key, table and array element.
"""

from __future__ import annotations

import json
import re
import tomllib
from functools import cached_property
from typing import TypeAlias

Path: TypeAlias = tuple[str | int, ...]
"""Keys and array places from the root to an entry."""

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_KEY = re.compile(r"[A-Za-z0-9_-]+|\"(?:\\.|[^\"\\\n])*\"|'[^'\n]*'")
_STRING = re.compile(
    r"\"{3}(?:\\.|[^\\])*?\"{3,5}|'{3}.*?'{3,5}|\"(?:\\.|[^\"\\\n])*\"|'[^'\n]*'",
    re.DOTALL,
)
_PLAIN = re.compile(r"[^,\]}#\n]+")
_BLANK = re.compile(r"[ \t]*")
_SPACE = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")


class NotScanned(ValueError):
    """The document is not TOML; `line` is where the entry begins that could not be read."""

    def __init__(self, line: int) -> None:
        """Stop at a line."""
        super().__init__(f"not TOML at line {line}")
        self.line = line


def entry_path(path: Path) -> str:
    """The path as text: `hostages[2].space`; a key with other characters is quoted."""
    text = "".join(f"[{part}]" if isinstance(part, int) else f".{_shown(part)}" for part in path)
    return text.removeprefix(".")


def _shown(key: str) -> str:
    return key if _BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


class TomlLines:
    """The lines of a document's entries, counted from 1."""

    def __init__(self, text: str) -> None:
        """Scan a whole document."""
        self._text, self._at = text, 0
        self._counted = 0, 1
        self._counts: dict[Path, int] = {}
        self.first: dict[Path, int] = {}
        self.repeated: list[Path] = []
        """Keys that have two values: the scanner goes on where the reader stops."""
        self._document()

    def line(self, path: Path) -> int:
        """Where the entry begins; a missing entry begins where the nearest entry around it does."""
        while path and path not in self.first:
            path = path[:-1]
        return self.first.get(path, 1)

    def line_of(self, text: str) -> int:
        """The same for a path as text."""
        return self.line(self._paths.get(text) or self._near(text))

    @cached_property
    def _paths(self) -> dict[str, Path]:
        return {entry_path(path): path for path in self.first}

    def _near(self, text: str) -> Path:
        around = [path for shown, path in self._paths.items() if text.startswith((f"{shown}.", f"{shown}["))]
        return max(around, key=len, default=())

    # Tables

    def _document(self) -> None:
        table: Path = ()
        while self._skip(_SPACE) < len(self._text):
            if self._text.startswith("[[", self._at):
                table = self._header("[[", "]]")
            elif self._text[self._at] == "[":
                table = self._header("[", "]")
            else:
                self._pair(table)
            self._end_of_line()

    def _header(self, opened: str, closed: str) -> Path:
        here = self._line
        self._take(opened)
        *around, last = self._keys()
        path: Path = ()
        for key in around:
            path = self._within(self._note((*path, key), here))
        path = (*path, last)
        if opened == "[[" and path not in self._counts:
            self._once(path, here)
        self._note(path, here)
        if opened == "[[":
            self._counts[path] = self._counts.get(path, 0) + 1
            path = self._note(self._within(path), here)
        self._take(closed)
        return path

    def _within(self, path: Path) -> Path:
        """The newest table of an array of tables; any other path is itself."""
        return (*path, self._counts[path] - 1) if path in self._counts else path

    # Keys and values

    def _pair(self, table: Path) -> None:
        here, path = self._line, table
        *around, last = self._keys()
        for key in around:
            path = self._note((*path, key), here)
        path = (*path, last)
        self._once(path, here)
        self._take("=")
        self._value(path)

    def _keys(self) -> list[str]:
        keys = [self._key()]
        while self._text.startswith(".", self._skip(_BLANK)):
            self._take(".")
            keys.append(self._key())
        return keys

    def _key(self) -> str:
        self._skip(_BLANK)
        key = self._match(_KEY)
        return str(tomllib.loads(f"key = {key}")["key"]) if key[0] in "\"'" else key

    def _value(self, path: Path) -> None:
        self._skip(_BLANK)
        if self._text.startswith("[", self._at):
            self._array(path)
        elif self._text.startswith("{", self._at):
            self._inline_table(path)
        else:
            self._match(_STRING if self._text.startswith(('"', "'"), self._at) else _PLAIN)

    def _array(self, path: Path) -> None:
        place, here = 0, self._line
        self._take("[")
        while not self._closed("]", here):
            self._value(self._note((*path, place), self._line))
            place += 1
            self._comma("]")

    def _inline_table(self, path: Path) -> None:
        here = self._line
        self._take("{")
        while not self._closed("}", here):
            self._pair(path)
            self._comma("}")

    # The text

    @property
    def _line(self) -> int:
        """The line the scanner is on, counted from where it was last asked for."""
        before, line = self._counted
        self._counted = self._at, line + self._text.count("\n", before, self._at)
        return self._counted[1]

    def _note(self, path: Path, line: int) -> Path:
        self.first.setdefault(path, line)
        return path

    def _once(self, path: Path, line: int) -> None:
        """Note an entry that must not be there yet."""
        if path in self.first:
            self.repeated.append(path)
        self.first[path] = line

    def _closed(self, mark: str, opened: int) -> bool:
        if self._skip(_SPACE) == len(self._text):
            raise NotScanned(opened)
        if not self._text.startswith(mark, self._at):
            return False
        self._take(mark)
        return True

    def _comma(self, closing: str) -> None:
        self._skip(_SPACE)
        if self._at < len(self._text) and not self._text.startswith(closing, self._at):
            self._take(",")

    def _end_of_line(self) -> None:
        if self._text[self._skip(_BLANK) : self._at + 1] not in {"", "\n", "\r", "#"}:
            raise NotScanned(self._line)

    def _take(self, mark: str) -> None:
        if not self._text.startswith(mark, self._skip(_BLANK)):
            raise NotScanned(self._line)
        self._at += len(mark)

    def _skip(self, what: re.Pattern[str]) -> int:
        found = what.match(self._text, self._at)
        self._at = found.end() if found else self._at
        return self._at

    def _match(self, what: re.Pattern[str]) -> str:
        found = what.match(self._text, self._at)
        if found is None:
            raise NotScanned(self._line)
        self._at = found.end()
        return found.group()
