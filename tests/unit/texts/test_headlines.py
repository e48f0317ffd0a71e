"""A question's headline is short in every language; what needs more words is its explanation."""

from __future__ import annotations

import re
from importlib import resources
from itertools import product
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, ast

from getaway import games

MOST: Final = 9
HEADS: Final = ("ask-", "choose-")
SPOKEN: Final = [(name, lang) for name in games.names() for lang in games.find(name).languages["messages"]]


def rendered(pattern: ast.Pattern) -> list[str]:
    """A pattern in each of its variants, with one word for every value it shows."""
    return ["".join(parts) for parts in product(*[shown(element) for element in pattern.elements])]


def shown(element: Any) -> list[str]:
    """A part of a pattern in each of its variants."""
    if isinstance(element, ast.TextElement):
        return [element.value]
    inside = element.expression
    if isinstance(inside, ast.SelectExpression):
        return [text for variant in inside.variants for text in rendered(variant.value)]
    return [inside.value if isinstance(inside, ast.StringLiteral) else "value"]


def words(text: str) -> list[str]:
    """The words of a text; punctuation between spaces is not one."""
    return [word for word in text.split() if re.search(r"\w", word)]


def headlines(package: str, lang: str) -> dict[str, list[str]]:
    """By message, the variants of each question of a game, and of what is asked for on the way to an answer."""
    source = (resources.files(package) / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    asked = [each for each in FluentParser().parse(source).body if isinstance(each, ast.Message)]
    return {each.id.name: rendered(each.value) for each in asked if each.value and each.id.name.startswith(HEADS)}


@pytest.mark.parametrize(("game", "lang"), SPOKEN)
def test_a_headline_has_at_most_nine_words(game: str, lang: str) -> None:
    """Each variant of each question."""
    found = headlines(games.find(game).package, lang)
    assert found
    long = {name: text for name, texts in found.items() for text in texts if len(words(text)) > MOST}
    assert long == {}


def test_variants_are_counted_one_by_one() -> None:
    """A value counts as one word, whatever stands around it, and each variant by itself."""
    source = 'ask-it = Give { $n ->\n    [one] it\n   *[other] { $n } things\n }{""} to { $name }\'s bot ?\n'
    (message,) = FluentParser().parse(source).body
    assert isinstance(message, ast.Message)
    assert message.value is not None
    assert [len(words(text)) for text in rendered(message.value)] == [5, 6]
