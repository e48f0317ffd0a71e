"""The server as an ASGI application: HTTP by Litestar, sockets directly."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.response import File
from litestar.static_files import create_static_files_router

from getaway.kernel import Refused
from getaway.server import answers, sockets
from getaway.server.games_api import GamesApi
from getaway.server.node import Here, Node
from getaway.server.schema import Document
from getaway.server.settings import Settings
from getaway.server.tables_api import TablesApi
from getaway.table import StoreDown

CLIENT = Path(__file__).parent / "client"
LARGEST_BODY = 64 * 1024


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@get("/ready", include_in_schema=False)
async def ready(node: Here) -> Response[dict[str, Any]]:
    """Whether this node may serve."""
    state = {"ready": node.ready, "bus": node.bus.connected, "offset": node.offset}
    return Response(state, status_code=200 if node.ready else 503)


@get(["/", "/t/{table:str}", "/rules/{game:str}"], include_in_schema=False, media_type="text/html")
async def page() -> File:
    """The client; it finds out by itself what to show."""
    return File(CLIENT / "index.html", media_type="text/html", content_disposition_type="inline")


def litestar(node: Node) -> Litestar:
    """The HTTP half."""

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        async with node.running():
            yield

    handlers: list[Any] = [health, ready, GamesApi, TablesApi]
    if (CLIENT / "assets").is_dir():
        handlers += [page, create_static_files_router("/assets", [CLIENT / "assets"])]
    return Litestar(
        handlers,
        dependencies={"node": Provide(lambda: node, sync_to_thread=False)},
        lifespan=[running],
        exception_handlers={
            Refused: answers.refused,
            StoreDown: answers.store_down,
            HTTPException: answers.http_fault,
            Exception: answers.stumbled,
        },
        openapi_config=OpenAPIConfig("getaway", "1", path="/schema", render_plugins=[Document()]),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def application(settings: Settings) -> Any:  # noqa: ANN401 - an ASGI application
    """Both halves."""
    node = Node(settings)
    http = litestar(node)

    async def serve(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI's own types
        if scope["type"] == "websocket":
            await sockets.serve(node, scope, receive, send)
        else:
            await http(scope, receive, send)

    serve.node = node  # type: ignore[attr-defined]
    return serve
