"""A view drawn in text, by the game's own hand."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from getaway.kernel import Refused, Seat
from getaway.table.live import Live
from getaway.texts import Texts


@cache
def texts_of(package: str, lang: str) -> Texts:
    """The messages of a game, read once."""
    return Texts(package, lang)


def drawn(live: Live, seat: Seat, lang: str, width: int) -> str:
    """The table as this audience sees it, if the game draws itself."""
    match = live.playing()
    package, known = match.game.package, match.game.languages["messages"]
    if find_spec(f"{package}.terminal") is None:
        raise Refused("GT-QUERY-01", name="drawing")
    terminal = import_module(f"{package}.terminal")
    texts = texts_of(package, lang if lang in known else known[0])
    text: str = terminal.render_text(match.view(seat), texts, width, match.now)
    return text
