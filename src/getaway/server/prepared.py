"""Answers that are the same for everybody: rendered and packed once, then only sent."""

from __future__ import annotations

import gzip
from hashlib import blake2b
from typing import Any

import msgspec
from litestar import Response

from getaway.server.node import Asking


class Prepared(msgspec.Struct, frozen=True):
    """A body, the same packed, and a tag that changes with it."""

    body: bytes
    packed: bytes
    kind: str
    tag: str


def prepared(body: bytes, kind: str) -> Prepared:
    """A body made ready to be sent often."""
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    return Prepared(body, gzip.compress(body, 6, mtime=0), kind, tag)


def sent(request: Asking, ready: Prepared, keep: str = "") -> Response[Any]:
    """The answer: packed where the client takes it so, and nothing where it has it already."""
    headers = {"etag": ready.tag, "vary": "accept-encoding"}
    if keep:
        headers["cache-control"] = keep
    if ready.tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    body = ready.body
    if "gzip" in accepted(request):
        body, headers["content-encoding"] = ready.packed, "gzip"
    return Response(body, media_type=ready.kind, headers=headers)


def accepted(request: Asking) -> set[str]:
    """The ways of packing that a client takes."""
    given = request.headers.get("accept-encoding", "")
    parts = [part.replace(" ", "").partition(";q=") for part in given.lower().split(",")]
    return {name for name, _, weight in parts if weight not in {"0", "0.0", "0.00", "0.000"}}
