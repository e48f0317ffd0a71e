"""One statement of a rulebook, and one word of its glossary."""

from __future__ import annotations

import re
from typing import Final, Literal

from msgspec import Struct

Kind = Literal["rule", "limit", "definition", "setup", "timing", "choice", "clarification", "example"]
Source = Literal["book", "authored"]

CLAUSE_ID: Final = re.compile(r"\b[A-Z]{2,3}X?-[A-Z0-9]+-\d{2}\b")


class Clause(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A statement that a test can show on its own.

    `check` hints at that test and is absent if there's nothing to show;
    `ruling` says how this table plays it if the book leaves it open;
    `same_as` names the clause that this one repeats: its test shows this one too.
    """

    id: str
    section: str
    kind: Kind
    text: str
    source: Source
    page: int | None = None
    check: str | None = None
    ruling: str | None = None
    same_as: str | None = None


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the game in three languages; `/` separates two words for the same thing.

    Its `definition` is in the language of its catalogue.
    """

    key: str
    en: str
    it: str
    fr: str
    definition: str


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the rulebook as it is read from start to end: what it is about, and its parts in order.

    A part is what the ids of its clauses begin with, such as `BC-MOVE`.
    """

    key: str
    title: str
    lead: str
    parts: tuple[str, ...]
