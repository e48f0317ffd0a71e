"""The list of misfits agrees with msgspec, and is complete where msgspec stops at the first."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from getaway.games.bombsquad.table.pieces import Mission
from getaway.kit.misfits import Misfit, misfits

SHEETS = Path(__file__).parents[2] / "unit" / "bombsquad" / "good_missions"
GOOD = [{"source": "authored", **tomllib.loads(file.read_text(encoding="utf-8"))} for file in SHEETS.glob("*.toml")]
JUNK = st.one_of(
    *(st.integers(-2, 10**20), st.booleans(), st.floats(), st.text(max_size=3), st.sampled_from(["A", "E", "custom"])),
    *(
        st.lists(st.integers(0, 9), max_size=4),
        st.dictionaries(st.sampled_from(["level", "space", "x"]), st.integers()),
    ),
)


def spots(data: Any) -> list[tuple[Any, Any]]:
    """Every place in a document: its table or array, and the key or number there."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else []
    return [spot for key in keys for spot in ((data, key), *spots(data[key]))]


@given(st.sampled_from(GOOD), st.data())
def test_misfits_are_what_msgspec_refuses(good: dict[str, Any], data: st.DataObject) -> None:
    """A sheet with one to three places changed at random has misfits if and only if msgspec refuses it."""
    sheet = deepcopy(good)
    for _ in range(data.draw(st.integers(1, 3))):
        holder, key = data.draw(st.sampled_from(spots(sheet)))
        match data.draw(st.sampled_from(["replace", "drop", "add"])):
            case "drop":
                del holder[key]
            case "add" if isinstance(holder, dict):
                holder[data.draw(st.sampled_from(["epic", "value", "fatal", "colour"]))] = data.draw(JUNK)
            case _:
                holder[key] = data.draw(JUNK)
    try:
        msgspec.convert(sheet, Mission)
    except msgspec.ValidationError:
        assert list(misfits(sheet, Mission))
    else:
        assert list(misfits(sheet, Mission)) == []


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """Something to be filled."""

    size: tuple[int, int]
    label: str | None = None


def test_every_misfit_is_listed() -> None:
    """All faults of a table come at once, each with its path, and a near key is proposed."""
    assert list(misfits({"sise": 1, "label": 7}, Box)) == [
        Misfit(("sise",), "unknown key; did you mean size?"),
        Misfit(("size",), "is missing"),
        Misfit(("label",), "expected a string, not 7"),
    ]
    assert list(misfits({"size": [1, "x" * 99]}, Box)) == [
        Misfit(("size", 1), f"expected a whole number, not '{'x' * 36}..."),
    ]


class Shelf(msgspec.Struct, forbid_unknown_fields=True):
    """Boxes by name, and one that may be missing."""

    boxes: Mapping[str, Box]
    spare: Box | None = None


def test_tables_by_name_and_tables_that_may_be_missing_are_looked_into() -> None:
    """The path has the name; a table that is there is held to its type."""
    assert list(misfits({"boxes": {"red": {"size": [1, 2]}, "blue": {"size": [1]}}, "spare": {}}, Shelf)) == [
        Misfit(("boxes", "blue", "size"), "expected 2 values, not 1"),
        Misfit(("spare", "size"), "is missing"),
    ]
    assert list(misfits({"boxes": [1]}, Shelf)) == [Misfit(("boxes",), "expected a table, not an array of 1")]
    assert list(misfits({"a": {"size": [1, 2]}, "b": 3}, dict[str, Box])) == [Misfit(("b",), "expected a table, not 3")]
