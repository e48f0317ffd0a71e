"""Clauses in other languages: `it.toml` or `fr.toml` beside the clauses, by section and clause id."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from getaway.rulebook.clause import Clause

ENGLISH: Final = "en"
OTHERS: Final = ("it", "fr")
LANGUAGES: Final = (ENGLISH, *OTHERS)


class NoTranslation(LookupError):
    """A language, or a clause in it, is missing."""


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a clause says in another language."""

    text: str
    ruling: str | None = None


class Translation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sections by their English names, and the clauses by their ids."""

    sections: dict[str, str]
    clauses: dict[str, Said]


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


def _in_words(clause: Clause, words: Translation) -> Clause:
    said, section = words.clauses.get(clause.id), words.sections.get(clause.section)
    if said is None or section is None:
        raise NoTranslation(f"{clause.id}: no {'text' if said is None else 'section'} in the language")
    return msgspec.structs.replace(clause, section=section, text=said.text, ruling=said.ruling)
