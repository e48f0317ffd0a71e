"""What a chat shows of a table's link: the game's name, and nothing that isn't on the table's public sheet."""

from __future__ import annotations

from html import escape
from typing import Final

from getaway import games
from getaway.kernel import Refused
from getaway.server.limits import who
from getaway.server.node import Asking, Node
from getaway.table import StoreDown
from getaway.texts import card

TITLE: Final = b'<meta property="og:title" content="getaway" />'
"""As it stands in the page; the title of a table's link takes its place."""
SHOWS_IT: Final = "sec-fetch-dest"
"""A browser that is about to show the page sends this, and reads the game's name from the table itself."""


async def previewed(page: bytes, table: str, node: Node, request: Asking) -> bytes | None:
    """The page with the name of the game at this table; None where nobody needs it, or may know it."""
    if SHOWS_IT in request.headers:
        return None
    name = await _game_at(table, node, who(request.scope))
    title = f'<meta property="og:title" content="{escape(name)} · getaway" />'
    return page.replace(TITLE, title.encode()) if name else None


async def _game_at(table: str, node: Node, whom: str) -> str:
    """The name of the game at a table; empty where there is no such table, or none that may be looked at now."""
    try:
        node.limits.left("guess", whom)
        node.limits.take("read", whom)
        game = games.find((await node.tables.view(table)).game)
    except Refused as refusal:
        node.limits.refused(refusal, whom)
        return ""
    except (StoreDown, games.UnknownGame, games.BrokenGame):
        return ""
    return card(game.package, "en")["game-title"] or game.name
