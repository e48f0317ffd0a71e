"""Comparing tests and source with a catalogue."""

from __future__ import annotations

from pathlib import Path

import pytest

from getaway.rulebook import Catalogue, Clause, Kind, cited, coverage

ONE = Clause("XY-ONE-01", "One", "rule", "First.", "book", check="given")
TWO = Clause("XY-TWO-01", "Two", "rule", "Second.", "book", check="given")
MEANT = Clause("XY-TWO-02", "Two", "definition", "A word.", "book")
AGAIN = Clause("XY-TWO-03", "Two", "rule", "First, again.", "book", same_as="XY-ONE-01")
BOOK = Catalogue("xy", (ONE, TWO, MEANT, AGAIN))


def test_a_clause_with_a_check_wants_a_test() -> None:
    """Definitions and repeated clauses need none; what has no test is listed under its section."""
    found = coverage(BOOK, ["XY-ONE-01"], {})
    assert (found.proved, found.checkable, found.sections) == (1, 2, {"Two": [TWO]})


def test_all_proved_leaves_nothing() -> None:
    """With a test for each check nothing is left."""
    assert coverage(BOOK, ["XY-ONE-01", "XY-TWO-01"], {}).unproved == ()


def test_a_clause_said_again_does_not_count_twice() -> None:
    """A test of the repeated clause shows both; a test of the other place alone shows neither."""
    assert coverage(BOOK, ["XY-ONE-01", "XY-TWO-01", "XY-TWO-03"], {}).proved == 2
    assert coverage(BOOK, ["XY-TWO-03"], {}).unproved == (ONE, TWO)


def test_a_rule_that_no_code_names_is_found() -> None:
    """A definition needs no code; naming the place that repeats a rule names the rule."""
    assert coverage(BOOK, [], {"XY-ONE-01": ["a.py:1"]}).unnamed == (TWO,)
    assert coverage(BOOK, [], {"XY-TWO-03": ["a.py:1"], "XY-TWO-01": ["a.py:2"]}).unnamed == ()


@pytest.mark.parametrize("kind", ["setup", "timing", "choice", "clarification", "example", "definition"])
def test_only_rules_and_limits_need_code(kind: Kind) -> None:
    """What describes, explains or illustrates may be carried out by no single function."""
    book = Catalogue("xy", (Clause("XY-ONE-02", "One", kind, "Said.", "book", check="given"),))
    assert coverage(book, [], {}).unnamed == ()


def test_a_citation_without_a_clause_is_found() -> None:
    """Own clauses and the table's exist, others lead nowhere."""
    places = {"XY-ONE-01": ["a.py:1"], "GT-ASK-01": ["a.py:2"], "XY-ONE-09": ["a.py:3"]}
    assert coverage(BOOK, [], places).nowhere == {"XY-ONE-09": ["a.py:3"]}


def test_citations_are_found_with_their_places(tmp_path: Path) -> None:
    """Source and content are read line by line; the catalogue itself isn't."""
    (tmp_path / "content").mkdir()
    (tmp_path / "rules").mkdir()
    (tmp_path / "turn.py").write_text('a = 1\n# BS-TURN-01\nb = "BSX-EDGE-01", "BS-TURN-01"\n')
    (tmp_path / "content" / "m.toml").write_text('rules = ["BSX-EDGE-01"]\n')
    (tmp_path / "rules" / "clauses.toml").write_text('id = "BS-INTRO-01"\n')
    (tmp_path / "notes.bin").write_bytes(b"\xff BS-INTRO-02")
    assert cited(tmp_path) == {
        "BSX-EDGE-01": ["content/m.toml:1", "turn.py:3"],
        "BS-TURN-01": ["turn.py:2", "turn.py:3"],
    }


def test_what_only_looks_like_an_id_is_not_cited(tmp_path: Path) -> None:
    """Encodings, short numbers and lower case aren't clauses."""
    (tmp_path / "a.py").write_text("UTF-8 BS-TURN-1 bs-turn-01 A-B-01 BS-TURN-012\n")
    assert cited(tmp_path) == {}
