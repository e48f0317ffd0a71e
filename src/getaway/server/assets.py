"""The built client: one page, and files whose names change when they do."""

from __future__ import annotations

import gzip
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from getaway.server.node import Asking, Here
from getaway.server.previews import previewed

CLIENT: Final = Path(__file__).parent / "client"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_EVERY_TIME: Final = "no-cache"
TEXTS: Final = ("text/", "image/svg", "application/javascript", "application/json", "application/manifest")
KINDS: Final = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
"""What Python may not know."""
LONGEST_NAME: Final = 200
"""Letters of a file's name; file systems stumble over more than 255."""
WORTH_IT: Final = 1024
"""Bytes below which nothing is gained by packing."""
READ: Final = (HttpMethod.GET, HttpMethod.HEAD)
"""A link may also be asked what lies there, as chats do before they show it."""


@route(
    ["/", "/learn/{game:str}", "/rules/{game:str}", "/rules/{game:str}/scenes/{key:str}"],
    http_method=READ,
    include_in_schema=False,
)
async def page(request: Asking) -> Response[bytes]:
    """The client; it finds out by itself what to show."""
    return sent(CLIENT / "index.html", request, ASK_EVERY_TIME)


@route(
    ["/t/{table:str}", "/t/{table:str}/rules", "/t/{table:str}/replay", "/tables/{table:str}/replay"],
    http_method=READ,
    include_in_schema=False,
)
async def table_page(table: FromPath[str], node: Here, request: Asking) -> Response[bytes]:
    """The client at a table; a chat reads from it which game is played there."""
    response = sent(CLIENT / "index.html", request, ASK_EVERY_TIME)
    told = await previewed((CLIENT / "index.html").read_bytes(), table, node, request)
    if told is None:
        return response
    return Response(told, media_type=response.media_type, headers={"cache-control": ASK_EVERY_TIME})


def nowhere(request: Asking) -> Response[bytes] | None:
    """The client, for a link that leads nowhere: it says so and knows the way to the lobby."""
    page = CLIENT / "index.html"
    if "text/html" not in request.headers.get("accept", "") or not page.is_file():
        return None
    response = sent(page, request, ASK_EVERY_TIME)
    response.status_code = 404
    return response


@route("/assets/{name:str}", http_method=READ, include_in_schema=False)
async def asset(name: FromPath[str], request: Asking) -> Response[bytes]:
    """A part of the client."""
    return sent(CLIENT / "assets" / Path(name).name, request, FOR_EVER)


@route(["/sw.js", "/manifest.webmanifest", "/icons/{name:str}"], http_method=READ, include_in_schema=False)
async def root_file(request: Asking) -> Response[bytes]:
    """What keeps its name: the service worker, whose place says what it may serve, the manifest, and its icons."""
    path = request.url.path
    file = CLIENT / "icons" / Path(path).name if path.startswith("/icons/") else CLIENT / Path(path).name
    return sent(file, request, ASK_EVERY_TIME)


def sent(file: Path, request: Asking, keep: str) -> Response[bytes]:
    """A file, packed where the browser takes it so: beforehand as `.br` beside it, else here and once."""
    if len(file.name) > LONGEST_NAME or not file.is_file():
        raise NotFoundException
    kind = KINDS.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
    body, packed = _read(
        file, file.stat().st_mtime_ns, _packing(file, kind, request.headers.get("accept-encoding", ""))
    )
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if packed:
        headers["content-encoding"] = packed
    return Response(body, media_type=kind, headers=headers)


def _packing(file: Path, kind: str, accepted: str) -> str:
    takes = {part.split(";")[0].strip() for part in accepted.split(",")}
    if "br" in takes and _beside(file).is_file():
        return "br"
    worth = kind.startswith(TEXTS) and file.stat().st_size >= WORTH_IT
    return "gzip" if worth and "gzip" in takes else ""


def _beside(file: Path) -> Path:
    return file.with_name(file.name + ".br")


@lru_cache(maxsize=256)
def _read(file: Path, _changed: int, packing: str) -> tuple[bytes, str]:
    if packing == "br":
        return _beside(file).read_bytes(), packing
    body = file.read_bytes()
    return (gzip.compress(body, 9, mtime=0), packing) if packing else (body, "")
