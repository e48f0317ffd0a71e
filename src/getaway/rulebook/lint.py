"""What can be wrong with a catalogue."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from getaway.rulebook.catalogue import TABLE, Catalogue, entries
from getaway.rulebook.clause import CLAUSE_ID, Chapter, Clause, Term

NOT_SHOWN: Final = "authored content decides"
FILE: Final = re.compile(r"\bcomponents? file\b|\b[\w-]+\.(?:md|ya?ml|toml|txt|json|py|ftl|pdf)\b", re.IGNORECASE)


def lint(catalogue: Catalogue) -> list[str]:
    """The faults of a catalogue, one per line."""
    known = {*catalogue.by_id, *TABLE.by_id}
    return [
        *_twice("clause", [clause.id for clause in catalogue.clauses]),
        *_twice("term", [term.key for term in catalogue.terms]),
        *(fault for clause in catalogue.clauses for fault in _clause_faults(clause, known)),
        *(fault for clause in catalogue.clauses for fault in _restating_faults(clause, catalogue)),
        *(fault for term in catalogue.terms for fault in _term_faults(term)),
        *_chapter_faults(catalogue),
    ]


def lint_package(package: str, folder: str = "rules") -> list[str]:
    """The faults of a package's files, including those that make them unreadable: keys, kinds, types."""
    clauses, faults = entries(package, folder, "clause", Clause)
    terms, more = entries(package, folder, "term", Term)
    chapters, most = entries(package, folder, "chapter", Chapter)
    if not clauses:
        faults.append(f"{package}: no clauses")
    read = Catalogue(package, tuple(clauses), tuple(terms), chapters=tuple(chapters))
    return [*faults, *more, *most, *lint(read)]


def _twice(what: str, names: list[str]) -> Iterator[str]:
    for name, times in Counter(names).items():
        if times > 1:
            yield f"{name}: {times} {what}s have this name"


def _clause_faults(clause: Clause, known: set[str]) -> Iterator[str]:
    if not CLAUSE_ID.fullmatch(clause.id):
        yield f"{clause.id}: not a clause id"
    if not clause.section.strip():
        yield f"{clause.id}: no section"
    if not clause.text.strip():
        yield f"{clause.id}: no text"
    for name in ("text", "check", "ruling"):
        yield from _said_faults(clause.id, name, getattr(clause, name) or "", known)


def _said_faults(clause_id: str, name: str, said: str, known: set[str]) -> Iterator[str]:
    if NOT_SHOWN in said.lower():
        yield f"{clause_id}: the {name} settles nothing"
    if found := FILE.search(said):
        yield f"{clause_id}: the {name} names a file: {found[0]}"
    for cited in CLAUSE_ID.findall(said):
        if cited not in known:
            yield f"{clause_id}: the {name} cites {cited}, which does not exist"


def _restating_faults(clause: Clause, catalogue: Catalogue) -> Iterator[str]:
    if clause.same_as is None:
        return
    said = catalogue.by_id.get(clause.same_as)
    if said is None:
        yield f"{clause.id}: repeats {clause.same_as}, which does not exist"
    elif said.same_as is not None:
        yield f"{clause.id}: repeats {said.id}, which itself repeats {said.same_as}"
    if clause.check:
        yield f"{clause.id}: repeats {clause.same_as} and has its own check"


def _term_faults(term: Term) -> Iterator[str]:
    if not re.fullmatch(r"[a-z][a-z0-9_]*", term.key):
        yield f"{term.key}: not a key of the glossary"
    for name in ("en", "it", "fr", "definition"):
        if not getattr(term, name).strip():
            yield f"{term.key}: no {name}"


def _chapter_faults(catalogue: Catalogue) -> Iterator[str]:
    """Where there are chapters, each part of the book is in one of them."""
    parts = [part for chapter in catalogue.chapters for part in chapter.parts]
    yield from _twice("chapter", [chapter.key for chapter in catalogue.chapters])
    yield from _twice("part", parts)
    yield from (f"{part}: no clause begins so" for part in parts if part not in catalogue.parts)
    if catalogue.chapters:
        yield from (f"{part}: in no chapter" for part in catalogue.parts if part not in parts)
