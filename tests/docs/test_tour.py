"""The tour goes where it says: its snippet runs, and passes through every place it names."""

from __future__ import annotations

import re
import sys
from types import CodeType, FrameType
from typing import Any

import pytest
from tests.docs.pages import DOCS, SOURCE, blocks, exists, text

from getaway.rulebook import CLAUSE_ID, TABLE, read

PAGE = DOCS / "tour.md"
STOPS = re.findall(r"^\d+\. `([\w/]+\.py)::([\w.]+)`(.*?)(?=^\d+\. |^```)", text(PAGE), flags=re.DOTALL | re.MULTILINE)


def passed_through(code: str) -> set[tuple[str, str]]:
    """Every function of the package that is called while the code runs, as file and name."""
    called: set[CodeType] = set()

    def note(frame: FrameType, event: str, _argument: Any) -> None:
        if event == "call":
            called.add(frame.f_code)

    sys.setprofile(note)
    try:
        exec(compile(code, PAGE.name, "exec"), {"__name__": "tour"})  # noqa: S102 - our own page
    finally:
        sys.setprofile(None)
    return {(name.co_filename, name.co_qualname) for name in called}


def test_the_snippet_passes_through_every_place(capsys: pytest.CaptureFixture[str]) -> None:
    """The code of the page runs as it stands, prints its story, and calls each function of the tour."""
    (code,) = blocks(PAGE)
    called = passed_through(code)
    assert [stop[:2] for stop in STOPS if (str(SOURCE / stop[0]), stop[1]) not in called] == []
    assert "Worked" in capsys.readouterr().out


def test_the_tour_has_at_most_ten_places() -> None:
    """There is a tour, it is short, and all its places exist."""
    assert 8 <= len(STOPS) <= 10
    assert [stop[:2] for stop in STOPS if not exists(*stop[:2])] == []


@pytest.mark.parametrize(("file", "name", "said"), STOPS, ids=lambda part: part if "/" in part else "")
def test_a_place_names_the_clauses_it_carries_out(file: str, name: str, said: str) -> None:
    """Every clause that the tour gives for a place exists, and the file of that place names it too."""
    known = {*read("getaway.games.bombsquad").by_id, *TABLE.by_id}
    source = text(SOURCE / file)
    for clause in CLAUSE_ID.findall(said):
        assert clause in known
        assert clause in source, f"{file} does not name {clause}, which the tour gives for {name}"


def test_the_clauses_of_the_snippet_exist() -> None:
    """What the code of the page compares with is a clause."""
    known = {*read("getaway.games.bombsquad").by_id, *TABLE.by_id}
    assert set(CLAUSE_ID.findall(blocks(PAGE)[0])) <= known
