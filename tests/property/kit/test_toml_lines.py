"""The scanner finds the entries that Python's reader finds, each on its own line."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path as File

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.property.kit.toml_writer import LITERALS, Document, documents

from getaway.kit.toml_lines import NotScanned, Path, TomlLines, entry_path

ROOT = File(__file__).parents[3]
FILES = sorted([ROOT / "pyproject.toml", *ROOT.glob("src/**/*.toml")])


def paths(data: object, path: Path = ()) -> Iterator[Path]:
    """Every entry of what the reader gives."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield (*path, key)
        yield from paths(value, (*path, key))


@given(documents())
def test_every_entry_is_found_on_its_line(document: Document) -> None:
    """In any style of writing, the entries are the reader's and the lines are those of the writing."""
    scanned = TomlLines(document.text)
    assert set(scanned.first) == set(paths(tomllib.loads(document.text)))
    assert scanned.first == document.lines
    assert scanned.repeated == []


@pytest.mark.parametrize("literal", LITERALS)
def test_a_value_ends_where_it_ends(literal: str) -> None:
    """After each kind of literal, alone or in an array, the next entry is found."""
    text = f"a = {literal}\nb = [{literal}, {literal}]\nc = 1\n"
    assert set(TomlLines(text).first) == set(paths(tomllib.loads(text)))
    assert TomlLines(text).line(("c",)) == 3 + 3 * literal.count("\n")


@given(documents(), st.data())
def test_any_text_is_scanned_or_refused(document: Document, data: st.DataObject) -> None:
    """A document with a piece cut out raises nothing but its own error, and is scanned where the reader takes it."""
    low, high = sorted(data.draw(st.integers(0, len(document.text))) for _ in range(2))
    text = document.text[:low] + document.text[high:]
    try:
        scanned: TomlLines | None = TomlLines(text)
    except (NotScanned, tomllib.TOMLDecodeError):
        scanned = None
    try:
        read = set(paths(tomllib.loads(text)))
    except tomllib.TOMLDecodeError:
        return
    assert scanned is not None
    assert set(scanned.first) == read


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_our_own_files(file: File) -> None:
    """Every TOML file of the project is scanned entry for entry."""
    text = file.read_text(encoding="utf-8")
    assert set(TomlLines(text).first) == set(paths(tomllib.loads(text)))


def test_an_entry_that_is_not_there_has_the_line_around_it() -> None:
    """A missing key is at the line of its table, and a missing table at the first line."""
    scanned = TomlLines('\na = 1\n[[bombs]]\ntime = 3\n[[bombs]]\n"é t" = 4\n')
    assert [scanned.line_of(path) for path in ("bombs", "bombs[1]", "bombs[1].time", "b", "bombs[0].time")] == [
        *(3, 5, 5, 1, 4)
    ]
    assert scanned.line_of('bombs[1]."é t"') == 6
    assert entry_path(("bombs", 1, "é t")) == 'bombs[1]."é t"'


@pytest.mark.parametrize(
    ("text", "line"),
    [("a = 1\nb = [\n1,\n2", 2), ("a = 1\nb = [{\nc = 1", 2), ("a = 1\n\nb = 'c\nd = 2\n", 3), ('a = """\n\nb\n', 1)],
)
def test_an_entry_without_an_end(text: str, line: int) -> None:
    """What is never closed is named at the line where it begins."""
    with pytest.raises(NotScanned) as stopped:
        TomlLines(text)
    assert stopped.value.line == line


def test_a_key_given_twice() -> None:
    """The second of two equal keys is the fault."""
    scanned = TomlLines("a = [\n1,\n]\n[b]\nc = 1\n\nc = [\n2,\n]\n")
    assert scanned.repeated == [("b", "c")]
    assert scanned.line(("b", "c")) == 7
