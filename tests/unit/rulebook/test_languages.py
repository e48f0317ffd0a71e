"""Clauses in Italian and French."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from getaway.rulebook import LANGUAGES, TABLE, BadCatalogue, lint_language, read
from getaway.texts import lint_languages

CLAUSES = """
[[clause]]
id = "XY-ONE-01"
section = "One"
kind = "rule"
text = "Pay 2 cells for each of 3 cards (XY-ONE-02)."
ruling = "Never more than 9."
source = "book"

[[clause]]
id = "XY-ONE-02"
section = "One"
kind = "rule"
text = "Nothing else."
source = "book"
"""
ITALIAN = """
[sections]
"One" = "Uno"

[clauses.XY-ONE-01]
text = "Per 3 carte si pagano 2 celle ciascuna (XY-ONE-02)."
ruling = "Mai più di 9."

[clauses.XY-ONE-02]
text = "Nient'altro."
"""

Make = Callable[[str], str]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Make:
    """Write a rulebook with these Italian clauses; the name of its package."""

    def write(italian: str) -> str:
        name = "".join(letter if letter.isalnum() else "_" for letter in request.node.name)
        (tmp_path / name / "rules").mkdir(parents=True)
        (tmp_path / name / "__init__.py").touch()
        (tmp_path / name / "rules" / "clauses.toml").write_text(CLAUSES, encoding="utf-8")
        (tmp_path / name / "rules" / "it.toml").write_text(italian, encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        return name

    return write


def test_a_clause_is_read_in_its_language(make: Make) -> None:
    """Section, text and ruling are in the other words; id, kind and check stay."""
    book = read(make(ITALIAN)).in_language("it")
    clause = book["XY-ONE-01"]
    assert (clause.section, clause.ruling) == ("Uno", "Mai più di 9.")
    assert clause.text.startswith("Per 3 carte")
    assert (book.lang, list(book.sections)) == ("it", ["Uno"])
    assert book["XY-ONE-02"].ruling is None


def test_a_language_that_is_not_there_is_the_own_one(make: Make) -> None:
    """A rulebook without French stays in English rather than being silent."""
    english = read(make(ITALIAN))
    assert english.in_language("fr") is english
    assert english.in_language("en") is english


def test_a_game_may_have_its_rules_in_english_only() -> None:
    """The clauses of the toy game are read as they are in every language, and its glossary still knows all three."""
    english = read("getaway_toy")
    assert all(english.in_language(lang) is english for lang in LANGUAGES)
    assert lint_languages("getaway_toy", {"messages": ("en",), "clauses": ("en",)}) == []
    assert english.term("lot").it == "Lotto"


def test_a_clause_without_words_is_no_catalogue(make: Make) -> None:
    """A half-translated rulebook isn't read."""
    with pytest.raises(BadCatalogue, match="XY-ONE-02: no text"):
        read(make(ITALIAN.partition("[clauses.XY-ONE-02]")[0])).in_language("it")


def test_what_is_whole_has_no_fault(make: Make) -> None:
    """The order of figures doesn't matter, nor that a clause has no ruling."""
    assert lint_language(make(ITALIAN), "it") == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('[clauses.XY-ONE-02]\ntext = "Nient\'altro."', "", "XY-ONE-02: no text"),
        ('"One" = "Uno"', "", "no section 'One'"),
        ('"One" = "Uno"', '"One" = " "', "section 'One' is empty"),
        ('"One" = "Uno"', '"One" = "Uno"\n"Two" = "Due"', "section 'Two' is not in the book"),
        ("2 celle", "3 celle", "XY-ONE-01: the text has other figures: 2 3, not 3 3"),
        ("2 celle", "due celle", "XY-ONE-01: the text has other figures: 2 3, not 3"),
        ("(XY-ONE-02)", "", "XY-ONE-01: the text has to cite XY-ONE-02"),
        ("(XY-ONE-02)", "(XY-ONE-01)", "XY-ONE-01: the text has to cite XY-ONE-02"),
        ("di 9", "di 8", "XY-ONE-01: the ruling has other figures: 9, not 8"),
        ('ruling = "Mai più di 9."', "", "XY-ONE-01: no ruling"),
        ('text = "Nient\'altro."', 'text = ""', "XY-ONE-02: no text"),
        ('altro."', 'altro."\nruling = "Forse."', "XY-ONE-02: a ruling that the book has not"),
        ("[clauses.XY-ONE-02]", "[clauses.XY-ONE-03]", "XY-ONE-03: not in the book"),
        ("ruling =", "rulling =", "unknown field `rulling`"),
    ],
)
def test_a_planted_fault_is_found(make: Make, old: str, new: str, fault: str) -> None:
    """Whatever is missing, added or changed in a translation is named."""
    assert ITALIAN.count(old) == 1
    assert any(fault in line for line in lint_language(make(ITALIAN.replace(old, new)), "it"))


def test_a_missing_language_is_found(make: Make) -> None:
    """A language that is declared and not there is a fault."""
    assert lint_language(make(ITALIAN), "fr") != []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_shipped_clauses_are_whole_in_every_language(lang: str) -> None:
    """Bomb Squad and the table say the same in Italian and French."""
    assert lint_language("getaway.games.bombsquad", lang) == []
    assert lint_language("getaway.rulebook", lang, "table") == []
    assert TABLE.in_language(lang).lang == lang
