"""The rulebook as it is read: every clause in one chapter, and every word of the glossary with what it means."""

from __future__ import annotations

import pytest

from getaway.games import find
from getaway.rulebook import LANGUAGES, TABLE, Catalogue, Clause, Term, book, lint, read
from getaway.rulebook.clause import Chapter

GAMES = ("bombsquad", "breach", "burncycle")
TWO = (Clause("XY-ONE-01", "One", "rule", "A.", "book"), Clause("XY-TWO-01", "Two", "rule", "B.", "book"))
UNIT = Term("unit", "security unit / guard", "unità di sicurezza", "unité", "A piece.")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_in_one_chapter(game: str, lang: str) -> None:
    """Reading from start to end, you meet each clause of game and table once, under titles in your language."""
    books = [read(find(game).package, lang=lang), TABLE.in_language(lang)]
    told = book(books)
    read_in_order = [clause for chapter in told.chapters for part in chapter.parts for clause in part.clauses]
    assert sorted(read_in_order) == sorted(clause.id for each in books for clause in each.clauses)
    assert all(chapter.title and chapter.lead for chapter in told.chapters)
    english = book([read(find(game).package), TABLE])
    if lang != "en":
        assert all(a.lead != b.lead for a, b in zip(told.chapters, english.chapters, strict=True))
        assert all(a.means != b.means for a, b in zip(told.terms, english.terms, strict=True))


def test_parts_of_a_chapter_are_headed_by_their_sections() -> None:
    """A chapter puts its parts in its own order, and each begins with the name of its section."""
    chapters = (Chapter("all", "Everything", "All of it.", ("XY-TWO", "XY-ONE")),)
    (chapter,) = book([Catalogue("planted", TWO, chapters=chapters)]).chapters
    assert [(part.title, part.clauses) for part in chapter.parts] == [("Two", ("XY-TWO-01",)), ("One", ("XY-ONE-01",))]


def test_a_book_without_chapters_has_one_for_each_part() -> None:
    """A game that says nothing about chapters can still be read."""
    assert [chapter.title for chapter in book([Catalogue("planted", TWO)]).chapters] == ["One", "Two"]


def test_a_word_is_found_in_all_its_forms_and_names() -> None:
    """Each name of a word, and each of its words in the singular and plural."""
    (term,) = book([Catalogue("planted", TWO, (UNIT,))]).terms
    (security, units), (guards,) = term.names
    assert "security" in security
    assert {"unit", "units"} <= set(units)
    assert "guards" in guards


@pytest.mark.parametrize(
    ("chapters", "said"),
    [
        ((Chapter("a", "A", "A.", ("XY-ONE",)),), "XY-TWO: in no chapter"),
        ((Chapter("a", "A", "A.", ("XY-ONE", "XY-TWO", "XY-SIX")),), "XY-SIX: no clause begins so"),
        (
            (Chapter("a", "A", "A.", ("XY-ONE", "XY-TWO")), Chapter("b", "B", "B.", ("XY-TWO",))),
            "XY-TWO: 2 parts have this name",
        ),
    ],
)
def test_a_fault_of_the_chapters_is_named(chapters: tuple[Chapter, ...], said: str) -> None:
    """A part that is missing, unknown or twice there gives one line."""
    assert lint(Catalogue("planted", TWO, chapters=chapters)) == [said]
