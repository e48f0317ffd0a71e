"""The page that needs no server, served by one: a folder that `scripts/site` has built, under a path of its own.

Its tables stay in the reader's browser; this server sends files and hears nothing of what is played.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from litestar import Controller, Response, get, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from getaway.server.assets import ASK_EVERY_TIME, FOR_EVER, READ, sent
from getaway.server.limits import limited
from getaway.server.node import Asking, Here
from getaway.server.settings import Settings

SHIPPED: Final = Path(__file__).parent / "site"
"""Where a package brings one."""
LINK: Final = "/here/"
PAGE: Final = "index.html"
LASTING: Final = ("assets", "packs", "runtime")
"""The folders whose files change their names, or that of their folder, when they do."""
WORKER: Final = ".worker-"
"""How a worker's script is called: the only files in which WebAssembly may run."""
WORKER_POLICY: Final = "default-src 'none'; script-src 'self' blob: 'wasm-unsafe-eval'; connect-src 'self' blob:"
SERVER: Final = b'<meta name="getaway-server" content="/">'
"""Tells the page where matches can be carried on."""


class Offered(msgspec.Struct, frozen=True):
    """Where to play without this server; empty where it doesn't offer that."""

    link: str


def folder_of(settings: Settings) -> Path | None:
    """The site's folder: the one that the operator names, else the package's own; None where there is none."""
    folder = Path(settings.site) if settings.site else SHIPPED
    return folder.resolve() if (folder / PAGE).is_file() else None


@route([LINK, "/here/{path:path}"], http_method=READ, include_in_schema=False)
async def site(node: Here, request: Asking, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the site. The page finds the others beside it, so its own path ends with a slash."""
    if request.scope.get("raw_path") == LINK.rstrip("/").encode():
        return Redirect(LINK)
    folder = folder_of(node.settings)
    name = path.strip("/") or PAGE
    file = (folder / name).resolve() if folder is not None and "\0" not in name else None
    if folder is None or file is None or not file.is_relative_to(folder):
        raise NotFoundException
    response = sent(file, request, FOR_EVER if name.split("/")[0] in LASTING else ASK_EVERY_TIME)
    if name == PAGE:
        page = file.read_bytes().replace(b"</head>", SERVER + b"</head>", 1)
        return Response(page, media_type=response.media_type, headers={"cache-control": ASK_EVERY_TIME})
    if WORKER in file.name:
        response.headers["content-security-policy"] = WORKER_POLICY
    return response


class SiteApi(Controller):
    """What this server offers beside its own tables."""

    path = "/api/here"
    tags = ["games"]

    @get("/", guards=[limited("words")])
    async def offered(self, node: Here) -> Offered:
        """Where to play in the browser alone."""
        return Offered(LINK if folder_of(node.settings) is not None else "")
