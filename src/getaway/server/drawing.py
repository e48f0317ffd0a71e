"""A view drawn in text by its game."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

import msgspec

from getaway.kernel import Match, Refused, Rules, Seat
from getaway.kit.declared import drawing_of
from getaway.table.overlong import RULES
from getaway.texts import texts_of


class Scene(NamedTuple):
    """What is to be drawn, apart from the table, which may go on meanwhile."""

    game: Rules[Any]
    view: msgspec.Struct
    now: int


def scene(match: Match, seat: Seat) -> Scene:
    """What an audience sees of a match now."""
    return Scene(match.game, match.view(seat), match.now)


async def drawn(shown: Scene, lang: str, width: int) -> str:
    """A view in text, if the game draws itself; messages that nobody has needed yet are read in a thread."""
    package, known = shown.game.package, shown.game.languages["messages"]
    drawing = drawing_of(shown.game)
    if drawing is None:
        raise Refused("GT-QUERY-01", name="drawing")
    texts = await asyncio.to_thread(texts_of, package, lang if lang in known else known[0])
    with RULES:
        return drawing.render_text(shown.view, texts, width, shown.now)
