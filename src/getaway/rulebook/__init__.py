"""Clause catalogues and glossaries as data: look-up, search, lint and coverage."""

from __future__ import annotations

from getaway.rulebook.alike import lint_language
from getaway.rulebook.book import BookView, book
from getaway.rulebook.catalogue import TABLE, BadCatalogue, Catalogue, read
from getaway.rulebook.clause import CLAUSE_ID, Clause, Kind, Source, Term
from getaway.rulebook.coverage import Coverage, cited, coverage
from getaway.rulebook.lint import lint, lint_package
from getaway.rulebook.search import Hit, search
from getaway.rulebook.translation import LANGUAGES

__all__ = [
    "CLAUSE_ID",
    "LANGUAGES",
    "TABLE",
    "BadCatalogue",
    "BookView",
    "Catalogue",
    "Clause",
    "Coverage",
    "Hit",
    "Kind",
    "Source",
    "Term",
    "book",
    "cited",
    "coverage",
    "lint",
    "lint_language",
    "lint_package",
    "read",
    "search",
]
