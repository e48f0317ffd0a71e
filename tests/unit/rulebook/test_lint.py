"""Each fault the lint knows, planted."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from getaway.rulebook import Catalogue, Clause, Term, lint, lint_package

GOOD = Clause("XY-ONE-01", "One", "rule", "A rule, see XY-ONE-01 and GT-SEAT-01.", "book")
WORD = Term("door", "Door", "Porta", "Porte", "It opens.")


def faults(*clauses: Clause, terms: tuple[Term, ...] = (WORD,)) -> list[str]:
    """What the lint says of a catalogue with these entries."""
    return lint(Catalogue("planted", clauses, terms))


def test_a_good_catalogue_has_no_fault() -> None:
    """Citing a clause of the game or of the table isn't a fault."""
    assert faults(GOOD) == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"id": "XY-ONE-1"}, "XY-ONE-1: not a clause id"),
        ({"section": " "}, "XY-ONE-01: no section"),
        ({"text": ""}, "XY-ONE-01: no text"),
        ({"ruling": "Authored content decides."}, "XY-ONE-01: the ruling settles nothing"),
        ({"ruling": "As the components file says."}, "XY-ONE-01: the ruling names a file: components file"),
        ({"text": "Counts are in tokens.yaml."}, "XY-ONE-01: the text names a file: tokens.yaml"),
        ({"check": "as XY-TWO-01"}, "XY-ONE-01: the check cites XY-TWO-01, which does not exist"),
    ],
)
def test_a_fault_of_a_clause_is_named(change: dict[str, str], said: str) -> None:
    """One wrong thing in a clause gives one line that says what and where."""
    wrong = msgspec.structs.replace(GOOD, text="A rule.")
    assert faults(msgspec.structs.replace(wrong, **change)) == [said]


def test_a_clause_that_says_another_again_has_no_fault() -> None:
    """The clause it names is one of the same rulebook, and shown by its own test."""
    again = Clause("XY-TWO-01", "Two", "rule", "The same.", "book", same_as="XY-ONE-01")
    assert faults(GOOD, again) == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"same_as": "XY-ONE-09"}, "repeats XY-ONE-09, which does not exist"),
        ({"same_as": "GT-SEAT-01"}, "repeats GT-SEAT-01, which does not exist"),
        ({"same_as": "XY-TWO-01"}, "repeats XY-TWO-01, which itself repeats XY-ONE-01"),
        ({"same_as": "XY-TWO-02"}, "repeats XY-TWO-02, which itself repeats XY-TWO-02"),
        ({"check": "given"}, "repeats XY-ONE-01 and has its own check"),
    ],
)
def test_a_clause_that_says_another_again_badly_is_named(change: dict[str, str], said: str) -> None:
    """It has no check, and what it names is there and says nothing again itself."""
    again = Clause("XY-TWO-01", "Two", "rule", "The same.", "book", same_as="XY-ONE-01")
    bad = msgspec.structs.replace(again, id="XY-TWO-02", **change)
    assert faults(GOOD, again, bad) == [f"XY-TWO-02: {said}"]


def test_two_clauses_with_one_id_are_a_fault() -> None:
    """An id names one clause."""
    assert faults(GOOD, GOOD) == ["XY-ONE-01: 2 clauses have this name"]


def test_faults_of_terms_are_named() -> None:
    """A glossary entry has a key for code, is there once and lacks no language."""
    bare = Term("Big Door", "Big door", "", "Grande porte", "It opens.")
    assert faults(GOOD, terms=(WORD, WORD, bare)) == [
        "door: 2 terms have this name",
        "Big Door: not a key of the glossary",
        "Big Door: no it",
    ]


def test_files_that_cannot_be_read_are_named_entry_by_entry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unknown kinds, keys that aren't allowed and missing texts are all found in one go."""
    rules = tmp_path / "unreadable" / "rules"
    rules.mkdir(parents=True)
    (tmp_path / "unreadable" / "__init__.py").touch()
    head = '[[clause]]\nid = "XY-ONE-0{}"\nsection = "One"\nsource = "book"\n'
    bodies = ['kind = "law"\ntext = "x"\n', 'kind = "rule"\ntext = "x"\nlangs = "it"\n', 'kind = "rule"\n']
    (rules / "clauses.toml").write_text("".join(head.format(n) + body for n, body in enumerate(bodies, 1)))
    monkeypatch.syspath_prepend(tmp_path)
    found = lint_package("unreadable")
    assert [fault.split(":")[1].strip() for fault in found[:3]] == ["XY-ONE-01", "XY-ONE-02", "XY-ONE-03"]
    assert ["'law'" in found[0], "`langs`" in found[1], "`text`" in found[2]] == [True] * 3
    assert found[3] == "unreadable: no clauses"
