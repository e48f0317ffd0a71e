"""Clauses in other languages: `it.toml` or `fr.toml` beside the clauses, by section and clause id."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from getaway.rulebook.clause import Chapter, Clause, Term

ENGLISH: Final = "en"
OTHERS: Final = ("it", "fr")
LANGUAGES: Final = (ENGLISH, *OTHERS)


class NoTranslation(LookupError):
    """A language, or a clause in it, is missing."""


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a clause says in another language."""

    text: str
    ruling: str | None = None


class Headed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a chapter is called in another language, and what it's about."""

    title: str
    lead: str


class Translation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sections by their English names, clauses by their ids, what words of the glossary mean by key, and chapters."""

    sections: dict[str, str]
    clauses: dict[str, Said]
    terms: dict[str, str] = {}
    chapters: dict[str, Headed] = {}


@cache
def languages(package: str, folder: str) -> tuple[str, ...]:
    """The languages in which a package has its clauses."""
    home = resources.files(package) / folder
    return (ENGLISH, *(lang for lang in OTHERS if (home / f"{lang}.toml").is_file()))


def translation(package: str, folder: str, lang: str) -> Translation:
    """The words of one language."""
    file = resources.files(package) / folder / f"{lang}.toml"
    if not file.is_file():
        raise NoTranslation(f"{package}: no clauses in {lang}")
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Translation)
    except msgspec.DecodeError as fault:
        raise NoTranslation(f"{package} in {lang}: {fault}") from fault


def translated(clauses: Iterable[Clause], words: Translation) -> tuple[Clause, ...]:
    """The clauses with section, text and ruling in other words."""
    return tuple(_in_words(clause, words) for clause in clauses)


def defined(terms: Iterable[Term], words: Translation) -> tuple[Term, ...]:
    """The glossary with what each word means in other words, where the language has them."""
    found = [(term, words.terms.get(term.key, term.definition)) for term in terms]
    return tuple(msgspec.structs.replace(term, definition=said) for term, said in found)


def headed(chapters: Iterable[Chapter], words: Translation) -> tuple[Chapter, ...]:
    """The chapters with their titles and leads in other words, where the language has them."""
    found = [(chapter, words.chapters.get(chapter.key, chapter)) for chapter in chapters]
    return tuple(msgspec.structs.replace(chapter, title=said.title, lead=said.lead) for chapter, said in found)


def _in_words(clause: Clause, words: Translation) -> Clause:
    said, section = words.clauses.get(clause.id), words.sections.get(clause.section)
    if said is None or section is None:
        raise NoTranslation(f"{clause.id}: no {'text' if said is None else 'section'} in the language")
    return msgspec.structs.replace(clause, section=section, text=said.text, ruling=said.ruling)
