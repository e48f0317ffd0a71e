"""What can be wrong with a translation: the same clauses, rulings, figures and citations in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from getaway.rulebook.catalogue import entries
from getaway.rulebook.clause import CLAUSE_ID, Chapter, Clause, Term
from getaway.rulebook.translation import NoTranslation, Said, Translation, translation

FIGURE: Final = re.compile(r"\d+")


def lint_language(package: str, lang: str, folder: str = "rules") -> list[str]:
    """The faults of a package's clauses in one language, one per line."""
    clauses, _ = entries(package, folder, "clause", Clause)
    try:
        words = translation(package, folder, lang)
    except NoTranslation as fault:
        return [str(fault)]
    terms, _ = entries(package, folder, "term", Term)
    chapters, _ = entries(package, folder, "chapter", Chapter)
    faults = [
        *compared(clauses, words),
        *_named_alike("term", [term.key for term in terms], words.terms),
        *_named_alike("chapter", [chapter.key for chapter in chapters], words.chapters),
    ]
    return [f"{package} in {lang}: {fault}" for fault in faults]


def _named_alike(what: str, keys: Sequence[str], said: Mapping[str, object]) -> Iterator[str]:
    yield from (f"no {what} {key}" for key in keys if key not in said)
    yield from (f"{what} {key} is not in the book" for key in said if key not in keys)


def compared(clauses: Sequence[Clause], words: Translation) -> Iterator[str]:
    """How a translation differs from the clauses it translates."""
    sections = {clause.section for clause in clauses}
    known = {clause.id for clause in clauses}
    yield from (f"no section {name!r}" for name in sorted(sections - set(words.sections)))
    yield from (f"section {name!r} is not in the book" for name in sorted(set(words.sections) - sections))
    yield from (f"section {name!r} is empty" for name, said in words.sections.items() if not said.strip())
    yield from (f"{name}: not in the book" for name in sorted(set(words.clauses) - known))
    for clause in clauses:
        said = words.clauses.get(clause.id)
        yield from [f"{clause.id}: no text"] if said is None else _differences(clause, said)


def _differences(clause: Clause, said: Said) -> Iterator[str]:
    for name in ("text", "ruling"):
        book, words = getattr(clause, name) or "", getattr(said, name) or ""
        if bool(book.strip()) != bool(words.strip()):
            yield f"{clause.id}: {'no' if book else 'a'} {name}" + ("" if book else " that the book has not")
        elif figures(book) != figures(words):
            yield f"{clause.id}: the {name} has other figures: {_told(figures(book))}, not {_told(figures(words))}"
        elif (cited := Counter(CLAUSE_ID.findall(book))) != Counter(CLAUSE_ID.findall(words)):
            yield f"{clause.id}: the {name} has to cite {_told(cited)}"


def figures(text: str) -> Counter[str]:
    """The numbers of a text, those of clause ids left out, however often each."""
    return Counter(FIGURE.findall(CLAUSE_ID.sub("", text)))


def _told(things: Counter[str]) -> str:
    return " ".join(sorted(things.elements())) or "none"
