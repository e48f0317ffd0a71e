"""Full-text search over clauses in one language, with queries in any language of the glossary."""

from __future__ import annotations

import re
import sqlite3
import weakref
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Final

from msgspec import Struct

from getaway.rulebook.catalogue import Catalogue
from getaway.rulebook.clause import Clause, Term
from getaway.rulebook.inflection import forms
from getaway.rulebook.names import Phrase, phrases, words
from getaway.rulebook.translation import ENGLISH, LANGUAGES

LONGEST_QUERY: Final = 24
"""How many words of a query count; no question about a rule is longer."""
MOST_PARTS: Final = 12
"""How many words and names are searched for: each may expand to dozens of others, which takes time."""
SHORT: Final = 3
"""Words shorter than this are ignored next to longer ones."""
ASKING: Final = frozenset(
    re.findall(
        r"\w+",
        "and are can does for from has have how may the then there this that what when where which who why with "
        "che chi come con cosa dove puo quale quando una per perche posso sono "
        "comment dans des est les pour pourquoi puis quand que quel quelle qui une",
    )
)
"""Words that only turn the others into a question."""

SCHEMA: Final = """
create virtual table clauses using fts5(
    id, section, text, ruling, english, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3 4'
)
"""
FIND: Final = "select rowid from clauses where clauses match ? order by bm25(clauses, 8, 2, 5, 3, 1), rowid limit ?"


class Hit(Struct, frozen=True):
    """A clause that was found, in the language asked for, and the package of its rulebook."""

    package: str
    clause: Clause


def search(query: str, catalogues: Iterable[Catalogue], lang: str = ENGLISH, limit: int = 10) -> list[Hit]:
    """The clauses that fit all words of `query`, else those that fit any, best first.

    Clauses are searched and returned in `lang` if their rulebook has it. A word of the glossary
    stands for the thing it names, whatever its language; where it names different things in different
    languages, `lang` decides.
    """
    return _index(tuple(catalogues), lang).find(words(query)[:LONGEST_QUERY], limit)


class Index:
    """The clauses of some catalogues in a full-text table, and the words of their glossaries.

    Searched in another language, a clause keeps its English words in a column of their own, so that you can find
    it by its English name even if the translation avoids the word or is missing.
    """

    def __init__(self, catalogues: Sequence[Catalogue], lang: str) -> None:
        self.lang = lang
        books = [book.in_language(lang) for book in catalogues]
        self.hits = [Hit(book.package, clause) for book in books for clause in book.clauses]
        self.english = [clause for book in catalogues for clause in book.clauses]
        self.names = {each: _names(each, catalogues) for each in LANGUAGES}
        self.repeats = _repeats([hit.clause for hit in self.hits])
        self.called = _called(self.english, [hit.clause for hit in self.hits])
        self.table = sqlite3.connect(":memory:", check_same_thread=False)
        weakref.finalize(self, self.table.close)
        self.table.execute(SCHEMA)
        self.table.executemany(
            "insert into clauses(rowid, id, section, text, ruling, english) values (?, ?, ?, ?, ?, ?)", self._rows()
        )

    def _rows(self) -> Iterator[tuple[int, str, str, str, str, str]]:
        for row, (hit, book) in enumerate(zip(self.hits, self.english, strict=True)):
            clause = hit.clause
            english = f"{book.section} {book.text} {book.ruling or ''}" if self.lang in LANGUAGES[1:] else ""
            yield row, clause.id, clause.section, clause.text, clause.ruling or "", english

    def find(self, asked: list[str], limit: int) -> list[Hit]:
        """The hits for these words, best first: the clause or section with that name, then what mentions it."""
        parts = list(dict.fromkeys(islice(self._parts(asked), MOST_PARTS)))
        for join in (" AND ", " OR ") if parts else ():
            rows = [row for (row,) in self.table.execute(FIND, (join.join(parts), limit))]
            if rows:
                named = self._named(tuple(asked))
                found = dict.fromkeys([*named, *self._with_repeated([*named, *rows])])
                return [self.hits[row] for row in found][:limit]
        return []

    def _with_repeated(self, rows: Iterable[int]) -> Iterator[int]:
        """These clauses, and after each that repeats another the one it repeats."""
        for row in rows:
            yield row
            if row in self.repeats:
                yield self.repeats[row]

    def _named(self, name: Phrase) -> list[int]:
        """The clauses of the sections with this name in any language, in the order of the book; or that of this id."""
        terms = [term for lang in LANGUAGES for term in self.names[lang].get(name, ())]
        names = [name, *(spelling for term in terms for spelling in _spellings(term, ENGLISH))]
        return sorted({row for each in names for row in self.called.get(_singular(each), ())})

    def _parts(self, asked: list[str]) -> Iterator[str]:
        telling = [word for word in asked if word not in ASKING and (len(word) >= SHORT or word.isdigit())]
        while asked:
            name = self._longest_name(asked)
            if len(name) > 1 or name[0] in telling or not telling:
                yield self.meaning(name)
            asked = asked[len(name) :]

    def _longest_name(self, asked: list[str]) -> Phrase:
        """The first word, or as many as make up one term: `porta scorrevole`."""
        for length in range(len(asked), 1, -1):
            name = tuple(asked[:length])
            if self._own(name) or any(name in self.names[lang] for lang in LANGUAGES):
                return name
        return (asked[0],)

    def meaning(self, name: Phrase) -> str:
        """What a word asks for: the things it names, and the word itself where it names none in this language."""
        own = self._own(name)
        terms = own or self._foreign(name)
        english = [spelling for term in terms for spelling in _spellings(term, ENGLISH)]
        if self.lang not in LANGUAGES[1:]:
            return _any_of([name, *([] if own else [_singular(name)]), *english])
        parts = [f"{{id english}} : {_any_of(english)}"] if terms else [_any_of([name])]
        local = [spelling for term in terms for spelling in _spellings(term, self.lang)]
        parts += [f"{{section text ruling}} : ({_every_form(spelling, self.lang)})" for spelling in local]
        return "(" + " OR ".join(dict.fromkeys(parts)) + ")"

    def _own(self, name: Phrase) -> list[Term]:
        """The terms with this name in this language, else those it is a form of: `stanze` is the plural of `stanza`."""
        names = self.names.get(self.lang, {})
        alike = (terms for called, terms in names.items() if self._is_form(name, called))
        return names.get(name) or [term for terms in alike for term in terms]

    def _is_form(self, name: Phrase, called: Phrase) -> bool:
        each = zip(name, called, strict=False)
        return len(name) == len(called) and all(word in forms(base, self.lang) for word, base in each)

    def _foreign(self, name: Phrase) -> list[Term]:
        equal = [term for lang in LANGUAGES for term in self.names[lang].get(name, ())]
        return equal or self._beginning(name[0]) or self._beginning(name[0][:-1])

    def _beginning(self, start: str) -> list[Term]:
        """The terms whose name begins like this, in languages other than English, where the index finds beginnings."""
        if len(start) < SHORT:
            return []
        found = (self.names[lang] for lang in LANGUAGES if lang != ENGLISH or self.lang in LANGUAGES[1:])
        return [term for names in found for name, terms in names.items() if name[0].startswith(start) for term in terms]


@lru_cache(maxsize=16)
def _index(catalogues: tuple[Catalogue, ...], lang: str) -> Index:
    return Index(catalogues, lang)


def _names(lang: str, catalogues: Sequence[Catalogue]) -> dict[Phrase, list[Term]]:
    """Every name of every term in one language."""
    found: dict[Phrase, list[Term]] = {}
    for term in (term for book in catalogues for term in book.terms):
        for name in _spellings(term, lang):
            found.setdefault(name, []).append(term)
    return found


def _spellings(term: Term, lang: str) -> list[Phrase]:
    return phrases(getattr(term, lang))


def _called(*books: Sequence[Clause]) -> dict[Phrase, list[int]]:
    """The rows of each section and each clause by its name; `Door` and `Doors` are one."""
    found: dict[Phrase, list[int]] = {}
    for clauses in books:
        for row, clause in enumerate(clauses):
            for name in (*phrases(clause.section), tuple(words(clause.id))):
                found.setdefault(_singular(name), []).append(row)
    return found


def _repeats(clauses: Sequence[Clause]) -> dict[int, int]:
    """By row of a clause that repeats another: the row of the other."""
    rows = {clause.id: row for row, clause in enumerate(clauses)}
    return {row: rows[clause.same_as] for row, clause in enumerate(clauses) if clause.same_as in rows}


def _singular(name: Phrase) -> Phrase:
    last = name[-1]
    return (*name[:-1], last[:-1]) if last.endswith("s") and len(last) > SHORT else name


def _any_of(readings: Iterable[Phrase]) -> str:
    """One part of the query; only quoted words and our own operators get into it."""
    alternatives = dict.fromkeys(" AND ".join(f'"{word}"*' for word in reading) for reading in readings)
    return "(" + " OR ".join(f"({alternative})" for alternative in alternatives) + ")"


def _every_form(name: Phrase, lang: str) -> str:
    """All words of a name, each in any of its forms."""
    each = (" OR ".join(f'"{form}"' for form in forms(word, lang)) for word in name)
    return " AND ".join(f"({alternatives})" for alternatives in each)
