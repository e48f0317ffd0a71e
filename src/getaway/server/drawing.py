"""A view drawn in text, by the game's own hand."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

import msgspec

from getaway.kernel import Match, Refused
from getaway.texts import Texts


@cache
def texts_of(package: str, lang: str) -> Texts:
    """The messages of a game, read once."""
    return Texts(package, lang)


def drawn(match: Match, view: msgspec.Struct, lang: str, width: int) -> str:
    """A view of a match, if the game draws itself."""
    package, known = match.game.package, match.game.languages["messages"]
    if find_spec(f"{package}.terminal") is None:
        raise Refused("GT-QUERY-01", name="drawing")
    terminal = import_module(f"{package}.terminal")
    texts = texts_of(package, lang if lang in known else known[0])
    text: str = terminal.render_text(view, texts, width, match.now)
    return text
