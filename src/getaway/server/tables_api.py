"""Tables over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream

from getaway.kernel import Refused
from getaway.server.answers import refused, unsure
from getaway.server.drawing import drawn, scene
from getaway.server.homes import routed
from getaway.server.limits import limited, who
from getaway.server.metrics import word_of
from getaway.server.node import Asking, Here
from getaway.server.streams import Outbox, stream
from getaway.table import StoreDown, Wanted, key_of, tracing
from getaway.table.access import admitted
from getaway.table.advising import Advice, Advise
from getaway.table.calls import NewSecret, Notes, Query, SitDown
from getaway.table.commands import AnyCommand
from getaway.table.exporting import exported
from getaway.table.messages import AnyMessage, Done, No, Seated, Sync, TableView, Unsure
from getaway.table.reviewing import Review, Reviewed
from getaway.table.weighing import Outlook, Weigh

JSON = "application/json"
WIDEST = 160


def key_in(request: Asking) -> str:
    """The key of the secret in the header; empty for a spectator."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return key_of(secret) if scheme == "Seat" and secret else ""


def needed_key(request: Asking) -> str:
    """The key of the secret in the header, which must be there."""
    key = key_in(request)
    if not key:
        raise Refused("GT-KEY-01")
    return key


class TablesApi(Controller):
    """Everything a client can ask of a table, and what it can read."""

    path = "/api/tables"
    tags = ["tables"]

    @post("/", status_code=201, guards=[limited("open")])
    async def open_table(self, node: Here, data: JSONBody[Wanted], request: Asking) -> Seated:
        """Open a table and sit down as its host."""
        return await node.tables.open(data, who(request.scope))

    @get("/{table:str}", guards=[limited("read")])
    async def look(self, node: Here, table: FromPath[str]) -> TableView:
        """The table as everybody with the link sees it."""
        return await node.tables.view(table)

    @post("/{table:str}/seats", status_code=201, guards=[limited("sit")])
    async def sit(self, node: Here, table: FromPath[str], data: JSONBody[SitDown]) -> Seated:
        """Sit down at an open seat, or take one from a bot where the table lets newcomers do so."""
        return await node.tables.sit(table, data.name, data.number, data.seat, data.secret)

    @post("/{table:str}/move", status_code=201, guards=[limited("command"), limited("rows")])
    async def move(
        self, node: Here, table: FromPath[str], request: Asking, data: JSONBody[NewSecret | None] = None
    ) -> Seated:
        """A new secret for the seat; every other ends, but an account that keeps the seat still does."""
        return await node.tables.rekey(table, needed_key(request), data.secret if data else "", only=True)

    @post("/{table:str}/do", status_code=200, guards=[limited("command"), limited("rows")])
    async def do(
        self, node: Here, table: FromPath[str], data: JSONBody[AnyCommand], request: Asking
    ) -> Response[Done | No | Unsure]:
        """Carry out a command."""
        try:
            with tracing.span("answer", word_of(data)), node.metrics.answering(data):
                await node.tables.command(table, needed_key(request), data)
        except Refused as refusal:
            return refused(request, refusal, data.id)  # type: ignore[return-value]
        except StoreDown as down:
            return unsure(down, data.id)  # type: ignore[return-value]
        return Response(Done(id=data.id))

    @get("/{table:str}/sync", guards=[limited("read")])
    async def sync(self, node: Here, table: FromPath[str], request: Asking) -> Response[Sync]:
        """Everything this audience may see."""
        return Response(await node.tables.sync(table, key_in(request)), media_type=JSON)  # type: ignore[arg-type]

    @get("/{table:str}/events", guards=[limited("read")])
    async def events(
        self,
        node: Here,
        table: FromPath[str],
        request: Asking,
        rev: FromQuery[int | None] = None,
        frames: FromQuery[bool] = False,
    ) -> Response[AnyMessage]:
        """Everything from now on, as server-sent events; with `frames`, the views between acts too."""
        asked, outbox = (table, key_in(request), rev), Outbox(frames=frames, routed=bool(routed(request.scope)))
        return await stream(node, who(request.scope), asked, outbox)  # type: ignore[no-any-return]

    @post("/{table:str}/query", status_code=200, guards=[limited("query")])
    async def query(self, node: Here, table: FromPath[str], data: JSONBody[Query], request: Asking) -> Response[Any]:
        """A game's query on this audience's view."""
        answer = await node.tables.query(table, key_in(request), data.name, data.args)
        return Response(answer, media_type=JSON)

    @post("/{table:str}/weigh", status_code=200, guards=[limited("query")])
    async def weigh(
        self, node: Here, table: FromPath[str], data: JSONBody[Weigh], request: Asking
    ) -> Response[Outlook]:
        """What some of this seat's options cost and would bring, and what comes after going on."""
        answer = await node.tables.weigh(table, needed_key(request), data)
        return Response(answer, media_type=JSON)  # type: ignore[arg-type]

    @post("/{table:str}/advise", status_code=200, guards=[limited("query"), limited("rows")])
    async def advise(
        self, node: Here, table: FromPath[str], data: JSONBody[Advise], request: Asking
    ) -> Response[Advice]:
        """What a bot would do at this seat's question, and why. Everybody is told that the seat asked."""
        answer = await node.tables.advise(table, needed_key(request), data)
        return Response(answer, media_type=JSON)  # type: ignore[arg-type]

    @post("/{table:str}/review", status_code=200, guards=[limited("query")])
    async def review(
        self, node: Here, table: FromPath[str], data: JSONBody[Review], request: Asking
    ) -> Response[Reviewed]:
        """Whether an answer of this seat was far worse than another, by what it knew. Nobody else is told."""
        answer = await node.tables.review(table, needed_key(request), data)
        return Response(answer, media_type=JSON)  # type: ignore[arg-type]

    @put("/{table:str}/notes", status_code=204, guards=[limited("command"), limited("rows")])
    async def write_notes(self, node: Here, table: FromPath[str], data: JSONBody[Notes], request: Asking) -> None:
        """Keep the seat's own notes."""
        seat = await node.tables.seat(table, needed_key(request))
        await node.store.write_notes(table, seat, data.text.replace("\0", ""))  # a sign that the store cannot hold

    @get("/{table:str}/drawing", media_type="text/plain", guards=[limited("query")])
    async def drawing(
        self,
        node: Here,
        table: FromPath[str],
        request: Asking,
        lang: FromQuery[str] = "en",
        width: Annotated[int, QueryParameter(ge=40, le=WIDEST)] = 72,
    ) -> str:
        """The view drawn in text."""
        async with node.tables.room(table) as room:
            seat = admitted(room.live, key_in(request))
            shown = scene(room.live.playing(), seat)
        return await drawn(shown, lang, width)

    @get("/{table:str}/log", media_type="text/plain", guards=[limited("export")])
    async def whole_log(self, node: Here, table: FromPath[str], request: Asking) -> Response[str]:
        """After the end: the whole log of the match, with its seed, for `getaway verify`."""
        async with node.tables.room(table) as room:
            admitted(room.live, key_in(request))
            parts = exported(node.store, room.live, node.tables.house.gate)
        return Stream(parts, media_type="text/plain; charset=utf-8")  # type: ignore[return-value]
