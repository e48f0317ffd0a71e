"""The clauses and the glossary of one game, read from its package."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache, cached_property
from importlib import resources
from typing import Any, Final, TypeVar

import msgspec

from getaway.rulebook.clause import Chapter, Clause, Term
from getaway.rulebook.translation import NoTranslation, defined, headed, languages, translated, translation

T = TypeVar("T")

FILES: Final = {"clause": "clauses.toml", "term": "glossary.toml", "chapter": "chapters.toml"}


class BadCatalogue(ValueError):
    """The files of a catalogue can't be read; the message says which entry and why."""


class Catalogue(msgspec.Struct, frozen=True, dict=True, eq=False):
    """Clauses in the order of the book, terms in the order of the glossary, and chapters in the order of reading.

    `lang` is the language of sections, texts and rulings; what a test must check is always in English.
    """

    package: str
    clauses: tuple[Clause, ...]
    terms: tuple[Term, ...] = ()
    folder: str = "rules"
    lang: str = "en"
    chapters: tuple[Chapter, ...] = ()

    @cached_property
    def by_id(self) -> Mapping[str, Clause]:
        """Every clause under its id."""
        return {clause.id: clause for clause in self.clauses}

    @cached_property
    def sections(self) -> Mapping[str, tuple[Clause, ...]]:
        """The clauses of each section, sections in the order they first appear."""
        found: dict[str, list[Clause]] = {}
        for clause in self.clauses:
            found.setdefault(clause.section, []).append(clause)
        return {section: tuple(clauses) for section, clauses in found.items()}

    @cached_property
    def parts(self) -> Mapping[str, tuple[Clause, ...]]:
        """The clauses by what their ids begin with, in the order of the book."""
        found: dict[str, list[Clause]] = {}
        for clause in self.clauses:
            found.setdefault(clause.id.rpartition("-")[0], []).append(clause)
        return {part: tuple(clauses) for part, clauses in found.items()}

    def __contains__(self, clause_id: object) -> bool:
        return clause_id in self.by_id

    def __getitem__(self, clause_id: str) -> Clause:
        return self.by_id[clause_id]

    def first_said(self, clause_id: str) -> Clause:
        """The clause with this id, or the one it repeats."""
        clause = self[clause_id]
        return self[clause.same_as] if clause.same_as else clause

    def neighbours(self, clause_id: str) -> tuple[Clause, ...]:
        """The other clauses of the same section."""
        clause = self[clause_id]
        return tuple(other for other in self.sections[clause.section] if other.id != clause_id)

    def term(self, key: str) -> Term:
        """The glossary entry with this key."""
        return next(term for term in self.terms if term.key == key)

    def in_language(self, lang: str) -> Catalogue:
        """The same clauses in another language; unchanged if the package doesn't have it."""
        known = lang != self.lang and lang in languages(self.package, self.folder)
        return read(self.package, self.folder, lang) if known else self


@cache
def read(package: str, folder: str = "rules", lang: str = "en") -> Catalogue:
    """The catalogue in `folder` of `package` in one language; BadCatalogue if a file is missing or wrong."""
    clauses, faults = entries(package, folder, "clause", Clause)
    terms, more = entries(package, folder, "term", Term)
    chapters, most = entries(package, folder, "chapter", Chapter)
    if not clauses or faults or more or most:
        raise BadCatalogue("; ".join([*faults, *more, *most]) or f"{package}: no clauses")
    if lang == "en":
        return Catalogue(package, tuple(clauses), tuple(terms), folder, lang, tuple(chapters))
    try:
        words = translation(package, folder, lang)
        said = translated(clauses, words), defined(terms, words), headed(chapters, words)
    except NoTranslation as fault:
        raise BadCatalogue(str(fault)) from fault
    return Catalogue(package, said[0], said[1], folder, lang, said[2])


def entries(package: str, folder: str, table: str, kind: type[T]) -> tuple[list[T], list[str]]:
    """The readable entries of one file, and a line for each unreadable one."""
    good: list[T] = []
    faults: list[str] = []
    for number, entry in enumerate(_tables(package, folder, table), 1):
        try:
            good.append(msgspec.convert(entry, kind))
        except msgspec.ValidationError as fault:
            name = entry.get("id") or entry.get("key") or f"{table} {number}"
            faults.append(f"{package}: {name}: {fault}")
    return good, faults


def _tables(package: str, folder: str, table: str) -> list[dict[str, Any]]:
    file = resources.files(package) / folder / FILES[table]
    if not file.is_file():
        return []
    found: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8")).get(table, [])
    return found


TABLE: Final = read("getaway.rulebook", "table")
