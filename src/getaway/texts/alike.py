"""Compare messages with the English ones: ids, attributes, variables and figures must be the same."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib import resources
from typing import Any, Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from getaway.rulebook import lint_language

ENGLISH: Final = "en"
BESIDE: Final = re.compile(r"-(?:is|next|seat)$")
"""A variable with one of these endings counts as the variable itself."""


class Pattern(NamedTuple):
    """What a message or one of its attributes contains besides words."""

    variables: frozenset[str]
    figures: frozenset[str]


class _Parts(Visitor):
    """Collects the variables and the figures of a pattern."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.figures: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802, ANN401 - named by Fluent
        self.variables.add(BESIDE.sub("", node.id.name))

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802, ANN401 - named by Fluent
        self.figures.update(re.findall(r"\d+", node.value))


def lint_messages(package: str, lang: str) -> list[str]:
    """What is wrong with a package's messages in one language, a line each."""
    english, other = messages(package, ENGLISH), messages(package, lang)
    return [f"{package} in {lang}: {fault}" for fault in compared(english, other)]


def compared(english: Mapping[str, Pattern], other: Mapping[str, Pattern]) -> Iterator[str]:
    """How these messages differ from the English ones."""
    yield from (f"no message {name}" for name in english if name not in other)
    yield from (f"message {name} isn't in English" for name in other if name not in english)
    for name in [name for name in english if name in other]:
        book, said = english[name], other[name]
        yield from (f"{name} doesn't use ${each}" for each in sorted(book.variables - said.variables))
        yield from (f"{name} uses ${each}, which English doesn't" for each in sorted(said.variables - book.variables))
        if book.figures != said.figures:
            yield f"{name} has other figures: {' '.join(sorted(said.figures ^ book.figures))}"


def messages(package: str, lang: str) -> dict[str, Pattern]:
    """The messages and attributes of a file by name; none if the file is missing."""
    file = resources.files(package) / "texts" / f"{lang}.ftl"
    if not file.is_file():
        return {}
    found: dict[str, Pattern] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = _pattern(entry.value)
            found |= {f"{entry.id.name}.{each.id.name}": _pattern(each.value) for each in entry.attributes}
    return found


def _pattern(value: Any) -> Pattern:  # noqa: ANN401 - Fluent has no types
    parts = _Parts()
    parts.visit(value)
    return Pattern(frozenset(parts.variables), frozenset(parts.figures))


def lint_languages(package: str, languages: Mapping[str, tuple[str, ...]]) -> list[str]:
    """What is wrong with a game's messages and clauses in the languages it declares."""
    said = [lang for lang in languages["messages"] if lang != ENGLISH]
    ruled = [lang for lang in languages["clauses"] if lang != ENGLISH]
    return [
        *(fault for lang in said for fault in lint_messages(package, lang)),
        *(fault for lang in ruled for fault in lint_language(package, lang)),
    ]
