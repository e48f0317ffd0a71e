"""TOML documents in every style, with the line on which each entry begins known from the writing."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from hypothesis import strategies as st

from getaway.kit.toml_lines import Path

LITERALS = [
    *("1", "-0.5", "0xFF", "inf", "true", "1979-05-27 07:32:00", "1979-05-27T07:32:00Z", "07:32:00"),
    *('""', '"a # b"', '"\\"]}"', '"\\\\"', "''", "'[x = {'", "'\\'", '"\\u00e9, é"'),
    *('""""""', '"""a"""""', '"""\n[a]\n# b = "c" ""\\""" \n"""', '"""a \\\n  b"""'),
    *("''''''", "'''x'''''", "'''\n'' ]\n\\'''"),
]
TEXT = st.text(st.characters(exclude_categories=("Cc", "Cs"), max_codepoint=0x2FFF), max_size=6)
KEYS = st.one_of(st.from_regex(r"[a-z0-9_-]{1,3}", fullmatch=True), TEXT)
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.sampled_from(LITERALS), TEXT.map(lambda text: json.dumps(text, ensure_ascii=False))),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(KEYS, inner, max_size=3),
        st.lists(st.dictionaries(KEYS, inner, max_size=2), max_size=3),
    ),
    max_leaves=12,
)
"""A literal is a string, an array a list, a table a dict."""
BLANKS = ["", " ", "\t "]
ENDS = ["\n", " \n", ' # ] } = "\n', "\r\n", "\n\n  # [a]\n"]
GAPS = [*BLANKS, *ENDS]


class Document(NamedTuple):
    """A text and where its entries begin."""

    text: str
    lines: dict[Path, int]


@st.composite
def documents(draw: st.DrawFn) -> Document:
    """Any document."""
    writer = Writer(draw)
    writer.pick(["", "\n", "# a = 1\n"])
    writer.table((), (), draw(st.dictionaries(KEYS, VALUES, max_size=4)))
    return Document(writer.text, writer.lines)


class Writer:
    """Writes tables, each in one of the ways TOML has for it."""

    def __init__(self, draw: st.DrawFn) -> None:
        """Start an empty document."""
        self.draw, self.text = draw, ""
        self.lines: dict[Path, int] = {}

    def pick(self, choices: list[str]) -> None:
        """Write one of these."""
        self.text += self.draw(st.sampled_from(choices))

    def note(self, path: Path) -> None:
        """The entry begins here, unless it did before."""
        self.lines.setdefault(path, self.text.count("\n") + 1)

    def table(self, path: Path, names: tuple[str, ...], table: dict[str, Any]) -> None:
        """The pairs of a table, then the tables in it that get headers of their own."""
        headed = {key: value for key, value in table.items() if can_be_headed(value) and self.draw(st.booleans())}
        for key in [key for key in table if key not in headed]:
            self.pick(BLANKS)
            self.pair((*path, key), key, table[key])
            self.pick(ENDS)
        for key, value in headed.items():
            self.headed((*path, key), (*names, key), value)

    def headed(self, path: Path, names: tuple[str, ...], value: Any) -> None:
        """A table with its header, or an array of them."""
        if isinstance(value, dict):
            self.header(path, names, "[", "]")
            self.table(path, names, value)
            return
        for place, table in enumerate(value):
            self.note(path)
            self.header((*path, place), names, "[[", "]]")
            self.table((*path, place), names, table)

    def header(self, path: Path, names: tuple[str, ...], opened: str, closed: str) -> None:
        """A header; the tables around it may begin with it."""
        for length in range(1, len(path) + 1):
            self.note(path[:length])
        self.text += opened
        self.keys(names)
        self.text += closed
        self.pick(ENDS)

    def keys(self, names: tuple[str, ...]) -> None:
        """A key, dotted if it has several parts."""
        for place, name in enumerate(names):
            self.text += "." if place else ""
            self.pick(BLANKS)
            self.pick(spellings(name))
            self.pick(BLANKS)

    def pair(self, path: Path, key: str, value: Any, around: tuple[str, ...] = ()) -> None:
        """A key and its value; a table may be written as dotted keys when it stands on lines of its own."""
        if isinstance(value, dict) and value and self.draw(st.booleans()) and not self.inline:
            for place, inner in enumerate(value):
                if place:
                    self.pick(ENDS)
                self.note(path)
                self.pair((*path, inner), inner, value[inner], (*around, key))
            return
        self.note(path)
        self.keys((*around, key))
        self.text += "="
        self.pick(BLANKS)
        self.value(path, value)

    inline = 0

    def value(self, path: Path, value: Any) -> None:
        """A literal, an array over any number of lines or a table on one."""
        if isinstance(value, str):
            self.text += value
            return
        self.inline += 1
        self.array(path, value) if isinstance(value, list) else self.inline_table(path, value)
        self.inline -= 1

    def array(self, path: Path, values: list[Any]) -> None:
        """Elements between gaps, perhaps with a last comma."""
        self.text += "["
        for place, value in enumerate(values):
            self.pick(GAPS)
            self.note((*path, place))
            self.value((*path, place), value)
            self.pick(GAPS)
            self.pick([","] if place + 1 < len(values) else ["", ","])
        self.pick(GAPS)
        self.text += "]"

    def inline_table(self, path: Path, table: dict[str, Any]) -> None:
        """Pairs between braces."""
        self.text += "{"
        for place, (key, value) in enumerate(table.items()):
            self.text += "," if place else ""
            self.pick(BLANKS)
            self.pair((*path, key), key, value)
            self.pick(BLANKS)
        self.text += "}"


def can_be_headed(value: Any) -> bool:
    """Whether the value is a table or an array of nothing but tables."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(each, dict) for each in value)
    return isinstance(value, dict)


def spellings(key: str) -> list[str]:
    """The ways to write a key."""
    quoted = [json.dumps(key, ensure_ascii=False)]
    if "'" not in key:
        quoted.append(f"'{key}'")
    bare = key.isascii() and key.replace("-", "a").replace("_", "a").isalnum()
    return [key, *quoted] if bare else quoted
