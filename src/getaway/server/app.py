"""The server as an ASGI application: HTTP by Litestar, sockets directly."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.router import Router
from prometheus_client import CONTENT_TYPE_LATEST

from getaway.kernel import Refused
from getaway.server import answers, sockets
from getaway.server.accounts_api import AccountsApi
from getaway.server.around_api import AroundApi
from getaway.server.assets import asset, page, root_file, table_page
from getaway.server.files_api import FilesApi
from getaway.server.games_api import GamesApi
from getaway.server.guard import guarded
from getaway.server.limits import limited
from getaway.server.node import Asking, Here, Node
from getaway.server.past_api import PastApi
from getaway.server.schema import Document
from getaway.server.settings import Settings
from getaway.server.site import SiteApi, site
from getaway.server.tables_api import TablesApi
from getaway.table import StoreDown
from getaway.table.overlong import Overlong

LARGEST_BODY = 64 * 1024


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@get("/ready", include_in_schema=False)
async def ready(node: Here) -> Response[dict[str, Any]]:
    """Whether this node may serve."""
    state = {"ready": node.ready, "amiss": node.amiss, "bus": node.bus.connected, "offset": node.offset}
    return Response(state, status_code=200 if node.ready else 503)


@get("/metrics", include_in_schema=False)
async def metrics(node: Here, request: Asking) -> Response[bytes]:
    """What an operator watches, for those addresses that may."""
    asking = request.client.host if request.client else ""
    if node.settings.metrics != "*" and asking not in node.settings.metrics.replace(",", " ").split():
        raise NotFoundException
    return Response(node.metrics.shown(), media_type=CONTENT_TYPE_LATEST)


def litestar(node: Node, told: Document | None = None) -> Litestar:
    """The HTTP half, and the document that describes it."""

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        async with node.running(), node.watchdog.watching():
            shedding = asyncio.create_task(node.shedding.run())
            try:
                yield
            finally:
                shedding.cancel()

    return Litestar(
        [
            health,
            ready,
            metrics,
            page,
            table_page,
            asset,
            root_file,
            site,
            SiteApi,
            GamesApi,
            TablesApi,
            PastApi,
            FilesApi,
            AccountsApi,
            AroundApi,
        ],
        state=State({"node": node}),
        dependencies={"node": Provide(lambda: node, sync_to_thread=False)},
        lifespan=[running],
        exception_handlers={
            Refused: answers.refused,
            StoreDown: answers.store_down,
            HTTPException: answers.http_fault,
            Overlong: answers.overlong,
            RecursionError: answers.too_deep,
            UnicodeDecodeError: answers.not_text,
            Exception: answers.stumbled,
        },
        openapi_config=OpenAPIConfig(
            "getaway",
            "1",
            render_plugins=[told or Document()],
            openapi_router=Router("/schema", route_handlers=[], include_in_schema=False, guards=[limited("words")]),
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def application(settings: Settings) -> Any:  # noqa: ANN401 - an ASGI application
    """Both halves. `prepare` renders what is slow to render, for a server that runs for long."""
    node, told = Node(settings), Document()
    routes = litestar(node, told)
    http = guarded(node, routes)

    async def serve(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI's own types
        if scope["type"] == "websocket":
            await sockets.serve(node, scope, receive, send)
        else:
            await http(scope, receive, send)

    serve.node = node  # type: ignore[attr-defined]
    serve.prepare = partial(told.prepare, routes)  # type: ignore[attr-defined]
    return serve
