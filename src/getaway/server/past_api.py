"""The past of a table over HTTP: its moments, each as an audience was shown it, what-ifs from there, and reports."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from getaway.server.drawing import Scene, drawn
from getaway.server.limits import limited, who
from getaway.server.node import Asking, Here
from getaway.server.tables_api import JSON, WIDEST, key_in, needed_key
from getaway.table.branching import Tried, WhatIf
from getaway.table.calls import Query
from getaway.table.messages import Sync
from getaway.table.past import StoryView, shown
from getaway.table.reports import Bug, Filed
from getaway.table.viewing import answered


class PastApi(Controller):
    """Looking back: at your own record while the match runs, at everything after the end."""

    path = "/api/tables/{table:str}"
    tags = ["replay"]

    @get("/replay", guards=[limited("read")])
    async def story(
        self,
        node: Here,
        table: FromPath[str],
        request: Asking,
        of: FromQuery[int | None] = None,
        since: FromQuery[int] = 0,
    ) -> Response[StoryView]:
        """What was told, moment by moment, to this audience or after the end to another (-2 is the open table)."""
        said = await node.tables.past.story(table, key_in(request), of, since)
        return Response(said, media_type=JSON)  # type: ignore[arg-type]

    @get("/replay/{number:int}", guards=[limited("look-back")])
    async def moment(
        self,
        node: Here,
        table: FromPath[str],
        number: FromPath[int],
        request: Asking,
        of: FromQuery[int | None] = None,
    ) -> Response[Sync]:
        """Everything the audience was shown at this moment."""
        async with node.tables.past.moment(table, key_in(request), number, of) as moment:
            return Response(shown(moment), media_type=JSON)  # type: ignore[arg-type]

    @post("/replay/{number:int}/query", status_code=200, guards=[limited("look-back")])
    async def query(
        self,
        node: Here,
        table: FromPath[str],
        number: FromPath[int],
        data: JSONBody[Query],
        request: Asking,
        of: FromQuery[int | None] = None,
    ) -> Response[Any]:
        """A game's query on the view of this moment."""
        async with node.tables.past.moment(table, key_in(request), number, of) as moment:
            answer = answered(moment.match.game, moment.view, data.name, data.args)
            return Response(answer, media_type=JSON)

    @get("/replay/{number:int}/drawing", media_type="text/plain", guards=[limited("look-back")])
    async def drawing(
        self,
        node: Here,
        table: FromPath[str],
        number: FromPath[int],
        request: Asking,
        of: FromQuery[int | None] = None,
        lang: FromQuery[str] = "en",
        width: Annotated[int, QueryParameter(ge=40, le=WIDEST)] = 72,
    ) -> str:
        """The view of this moment drawn in text."""
        async with node.tables.past.moment(table, key_in(request), number, of) as moment:
            scene = Scene(moment.match.game, moment.view, moment.match.now)
        return await drawn(scene, lang, width)

    @post("/what-if", status_code=201, guards=[limited("what-if")])
    async def what_if(self, node: Here, table: FromPath[str], data: JSONBody[WhatIf], request: Asking) -> Tried:
        """Open your own table that begins at a moment of this one."""
        return await node.tables.what_if(table, needed_key(request), data, who(request.scope))

    @post("/bugs", status_code=201, guards=[limited("report")])
    async def report(self, node: Here, table: FromPath[str], data: JSONBody[Bug], request: Asking) -> Filed:
        """Something seems wrong at this moment: kept for the operator, told to nobody."""
        return await node.tables.report(table, needed_key(request), data.id, data.text)
