"""Full-text search over clauses, asked in any language of the glossary."""

from __future__ import annotations

import re
import sqlite3
import unicodedata
import weakref
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from getaway.rulebook.catalogue import Catalogue
from getaway.rulebook.clause import Clause, Term

LANGUAGES: Final = ("en", "it", "fr")
LONGEST_QUERY: Final = 24
"""Words of a query that count; no question about a rule is longer."""
SHORT: Final = 3
"""Shorter words than this say little beside longer ones."""

SCHEMA: Final = """
create virtual table clauses using fts5(
    id, section, text, ruling, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3 4'
)
"""
FIND: Final = "select rowid from clauses where clauses match ? order by bm25(clauses, 8, 2, 5, 3), rowid limit ?"

Phrase = tuple[str, ...]
"""Words that must all appear in a clause, each as the beginning of one of its words."""


class Hit(Struct, frozen=True):
    """A clause that was found, and the package whose rulebook holds it."""

    package: str
    clause: Clause


def search(query: str, catalogues: Iterable[Catalogue], lang: str = "en", limit: int = 10) -> list[Hit]:
    """The clauses that fit all words of `query`, else those that fit any, best first.

    A word of the glossary stands for its English word. Where it means different things in
    different languages, `lang` decides.
    """
    return _index(tuple(catalogues)).find(words(query)[:LONGEST_QUERY], lang, limit)


def words(text: str) -> list[str]:
    """The words of a text without case and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"[^\W_]+", "".join(letter for letter in plain if not unicodedata.combining(letter)))


class Index:
    """The clauses of some catalogues in a full-text table, and the words of their glossaries."""

    def __init__(self, catalogues: Sequence[Catalogue]) -> None:
        self.hits = [Hit(book.package, clause) for book in catalogues for clause in book.clauses]
        self.names = {lang: _names(lang, catalogues) for lang in LANGUAGES}
        self.table = sqlite3.connect(":memory:", check_same_thread=False)
        weakref.finalize(self, self.table.close)
        self.table.execute(SCHEMA)
        self.table.executemany(
            "insert into clauses(rowid, id, section, text, ruling) values (?, ?, ?, ?, ?)", self._rows()
        )

    def _rows(self) -> Iterator[tuple[int, str, str, str, str]]:
        for row, hit in enumerate(self.hits):
            clause = hit.clause
            yield row, clause.id, clause.section, clause.text, clause.ruling or ""

    def find(self, asked: list[str], lang: str, limit: int) -> list[Hit]:
        """The hits for these words, best first."""
        parts = [_any_of(readings) for readings in self._readings(asked, lang)]
        for join in (" AND ", " OR ") if parts else ():
            rows = self.table.execute(FIND, (join.join(parts), limit)).fetchall()
            if rows:
                return [self.hits[row] for (row,) in rows]
        return []

    def _readings(self, asked: list[str], lang: str) -> Iterator[list[Phrase]]:
        telling = [word for word in asked if len(word) >= SHORT or word.isdigit()]
        while asked:
            name = self._longest_name(asked)
            if len(name) > 1 or name[0] in telling or not telling:
                yield self.read(name, lang)
            asked = asked[len(name) :]

    def _longest_name(self, asked: list[str]) -> Phrase:
        """The first word, or as many as make up one term: `porta scorrevole`."""
        for length in range(len(asked), 1, -1):
            name = tuple(asked[:length])
            if any(name in self.names[lang] for lang in LANGUAGES):
                return name
        return (asked[0],)

    def read(self, name: Phrase, lang: str) -> list[Phrase]:
        """What a word may mean in English, the word itself included unless `lang` knows better."""
        own = self.names.get(lang, {}).get(name)
        if own and lang != "en":
            return own
        if own:
            return [name, *own]
        return [name, *_singular(name), *self._foreign(name)]

    def _foreign(self, name: Phrase) -> list[Phrase]:
        equal = [english for lang in LANGUAGES for english in self.names[lang].get(name, ())]
        return equal or self._beginning(name[0]) or self._beginning(name[0][:-1])

    def _beginning(self, start: str) -> list[Phrase]:
        if len(start) < SHORT:
            return []
        terms = (self.names[lang] for lang in LANGUAGES if lang != "en")
        return [
            english
            for names in terms
            for name, found in names.items()
            if name[0].startswith(start)
            for english in found
        ]


@lru_cache(maxsize=16)
def _index(catalogues: tuple[Catalogue, ...]) -> Index:
    return Index(catalogues)


def _names(lang: str, catalogues: Sequence[Catalogue]) -> dict[Phrase, list[Phrase]]:
    """Every name of every term in one language, with its English names."""
    found: dict[Phrase, list[Phrase]] = {}
    for term in (term for book in catalogues for term in book.terms):
        for name in _spellings(term, lang):
            found.setdefault(name, []).extend(_spellings(term, "en"))
    return found


def _spellings(term: Term, lang: str) -> list[Phrase]:
    """`Indizio / Informazione` is two names; what stands in brackets is none."""
    said: str = getattr(term, lang)
    parts = re.sub(r"\(.*?\)", "", said).split("/")
    return [tuple(found) for found in map(words, parts) if found]


def _singular(name: Phrase) -> list[Phrase]:
    last = name[-1]
    return [(*name[:-1], last[:-1])] if last.endswith("s") and len(last) > SHORT else []


def _any_of(readings: list[Phrase]) -> str:
    """One part of the query; only quoted words and our own operators get into it."""
    alternatives = dict.fromkeys(" AND ".join(f'"{word}"*' for word in reading) for reading in readings)
    return "(" + " OR ".join(f"({alternative})" for alternative in alternatives) + ")"
