"""A rulebook as it is read from start to end: its chapters, and the words that its readers may have to look up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from msgspec import Struct

from getaway.rulebook.catalogue import Catalogue
from getaway.rulebook.clause import Chapter, Term
from getaway.rulebook.inflection import forms
from getaway.rulebook.names import phrases
from getaway.rulebook.translation import ENGLISH


class PartText(Struct, frozen=True):
    """A part of a chapter: its title, and its clauses by their ids."""

    title: str
    clauses: tuple[str, ...]


class ChapterText(Struct, frozen=True):
    """A chapter in one language."""

    key: str
    title: str
    lead: str
    parts: tuple[PartText, ...]


class TermText(Struct, frozen=True):
    """A word of the glossary in one language, what it means, and how a text may write it.

    Each name is a row of words, each with its forms: `[["security"], ["unit", "units"]]`.
    """

    key: str
    word: str
    means: str
    names: tuple[tuple[tuple[str, ...], ...], ...]


class BookView(Struct, frozen=True):
    """What makes a book of the clauses."""

    chapters: tuple[ChapterText, ...]
    terms: tuple[TermText, ...]


def book(catalogues: Iterable[Catalogue]) -> BookView:
    """Several rulebooks, one after the other, in their language."""
    all_of = tuple(catalogues)
    return BookView(
        tuple(chapter for catalogue in all_of for chapter in _chapters(catalogue)),
        tuple(_term(term, catalogue.lang) for catalogue in all_of for term in catalogue.terms),
    )


def _chapters(catalogue: Catalogue) -> Iterator[ChapterText]:
    for chapter in catalogue.chapters or _plain_chapters(catalogue):
        clauses = [clause for part in chapter.parts for clause in catalogue.parts[part]]
        parts = groupby(clauses, key=lambda clause: clause.section)
        told = tuple(PartText(title, tuple(clause.id for clause in part)) for title, part in parts)
        yield ChapterText(chapter.key, chapter.title, chapter.lead, told)


def _plain_chapters(catalogue: Catalogue) -> Iterator[Chapter]:
    """A book without chapters has one for each of its parts."""
    for part, clauses in catalogue.parts.items():
        yield Chapter(part.lower(), clauses[0].section, "", (part,))


def _term(term: Term, lang: str) -> TermText:
    said = str(getattr(term, lang))
    names = tuple(tuple(tuple(_forms(word, lang)) for word in name) for name in phrases(said))
    return TermText(term.key, said, term.definition, names)


def _forms(word: str, lang: str) -> list[str]:
    if lang != ENGLISH:
        return forms(word, lang)
    return [word, f"{word}s", f"{word}es", f"{word[:-1]}ies"] if len(word) > 2 else [word]  # noqa: PLR2004
