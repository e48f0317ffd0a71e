"""Around the tables, over HTTP: those that anyone may join, and what was played and won."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, delete, get, put
from litestar.params import FromPath, JSONBody

from getaway.kernel import Refused
from getaway.rulebook import LANGUAGES
from getaway.server.accounts_api import signed_in
from getaway.server.limits import limited
from getaway.server.node import Asking, Here, Node
from getaway.server.tables_api import key_in, needed_key
from getaway.table.access import admitted
from getaway.table.acts import DAILY
from getaway.table.around import Ending, Listed, Result, result_of
from getaway.table.live import Live
from getaway.table.seats import LOBBY
from getaway.table.summary import Noted, noted

MOST_LISTED = 30
MINUTES, DAYS = 10 * 60, 3 * 24 * 3600
"""Seconds for which a live table and one of a move a day are listed, unless the host lists them again."""


class ListIt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let anyone join, and say which language is spoken."""

    lang: Annotated[str, msgspec.Meta(max_length=8)] = LANGUAGES[0]


class IsListed(msgspec.Struct, frozen=True):
    """Whether anyone may join."""

    listed: bool


class PublicTable(msgspec.Struct, frozen=True):
    """A table that anyone may join."""

    table: str
    game: str
    title: str
    options: dict[str, Any]
    pace: str
    lang: str
    players: int
    free: int
    names: tuple[str, ...]


class PlayedTable(msgspec.Struct, frozen=True):
    """The result of one table of an account."""

    table: str
    result: Result


class AroundApi(Controller):
    """Public tables and results."""

    path = "/api"
    tags = ["around"]

    @get("/public", guards=[limited("read")])
    async def public(self, node: Here) -> list[PublicTable]:
        """The tables that anyone may join, the newest first."""
        found = await node.summaries.kept.listed(MOST_LISTED)
        node.summaries.doubt([each.noted.table for each in found])
        tables = [_shown(each.lang, node.summaries.newest(each.noted, each.noted.table)) for each in found]
        return [table for table in tables if table is not None]

    @get("/tables/{table:str}/listed", guards=[limited("read")])
    async def listed(self, node: Here, table: FromPath[str]) -> IsListed:
        """Whether anyone may join."""
        async with node.tables.room(table) as room:
            waits = room.live.table.stage == LOBBY
        return IsListed(listed=waits and await node.listing.is_listed(table))

    @put("/tables/{table:str}/listed", status_code=204, guards=[limited("command")])
    async def list_it(self, node: Here, table: FromPath[str], data: JSONBody[ListIt], request: Asking) -> None:
        """Let anyone join until the match starts; the host says so again from time to time."""
        live = await _hosted(node, table, needed_key(request))
        lang = data.lang if data.lang in LANGUAGES else LANGUAGES[0]
        await node.listing.put(Listed(table, lang), DAYS if live.table.pace == DAILY else MINUTES)
        node.summaries.note(noted(live))
        await node.summaries.flush()

    @delete("/tables/{table:str}/listed", status_code=204, guards=[limited("command")])
    async def unlist(self, node: Here, table: FromPath[str], request: Asking) -> None:
        """Let nobody join any more but those with the link."""
        await _hosted(node, table, needed_key(request))
        await node.listing.drop(table)

    @get("/tables/{table:str}/result", guards=[limited("read")])
    async def result(self, node: Here, table: FromPath[str], request: Asking) -> Ending:
        """How the mission of a table ended, as all at the table see it."""
        async with node.tables.room(table) as room:
            admitted(room.live, key_in(request))
            return Ending(result_of(room.live))

    @get("/me/results", guards=[limited("me")])
    async def results(self, node: Here, request: Asking) -> list[PlayedTable]:
        """How the missions of an account's tables ended."""
        account = await signed_in(node, request)
        return [PlayedTable(*found) for found in await node.results.of(account.id)]


def _shown(lang: str, known: Noted | None) -> PublicTable | None:
    """A table of the list; None where nobody can join any more."""
    told = known.summary if known is not None else None
    if known is None or told is None or not told.free:
        return None
    shown = (told.game, told.title, told.options, told.pace, lang, told.players, told.free, told.names)
    return PublicTable(known.table, *shown)


async def _hosted(node: Node, table: str, key: str) -> Live:
    """A table that has not begun, whose host asks."""
    async with node.tables.room(table) as room:
        live = room.live
        if admitted(live, key) != live.table.host:
            raise Refused("GT-HOST-01")
        if live.table.closed:
            raise Refused("GT-TABLE-02")
        if live.table.stage != LOBBY:
            raise Refused("GT-START-01")
        return live
