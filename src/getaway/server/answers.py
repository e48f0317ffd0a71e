"""Answers to requests that went wrong: the clause that refuses, else a number to quote."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from getaway.kernel import Refused, to_json
from getaway.server.assets import nowhere
from getaway.server.limits import who
from getaway.server.logs import log
from getaway.table import StoreDown
from getaway.table.calls import status_of
from getaway.table.messages import No, Unsure
from getaway.table.overlong import Overlong

WAIT = {"GT-RATE-01", "GT-BUSY-02", "GT-BUSY-03"}
"""The clauses that say for how many seconds to wait."""
NOT_FOUND = 404


class Fault(msgspec.Struct, frozen=True):
    """Something went wrong that no clause names."""

    status_code: int
    detail: str
    quote: str


def refused(request: Request[Any, Any, Any], error: Refused, command: str = "") -> Response[bytes]:
    """A clause says no, to the command with this id if it was one; and how long to wait, where waiting helps."""
    node = request.app.state["node"]
    node.metrics.refused.labels(error.clause).inc()
    node.limits.refused(error, who(request.scope))
    headers = {"retry-after": str(error.facts["seconds"])} if error.clause in WAIT else {}
    body = to_json(No(id=command, clause=error.clause, facts=error.facts))
    status = status_of(error.clause)
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def store_down(_: Request[Any, Any, Any], error: StoreDown) -> Response[bytes]:
    """The store cannot be reached, or the table is played elsewhere."""
    return _not_stored(error, No(id="", clause=error.clause))


def unsure(error: StoreDown, command: str) -> Response[bytes]:
    """The store cannot be reached, so that nobody knows whether the command with this id counts."""
    return _not_stored(error, Unsure(id=command))


def _not_stored(error: StoreDown, said: No | Unsure) -> Response[bytes]:
    log.warning("store down", fault=type(error.__cause__).__name__)
    return Response(to_json(said), status_code=503, media_type="application/json")


def http_fault(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """A request that no route takes, or whose data is not what it should be."""
    if error.status_code == NOT_FOUND and (page := nowhere(request)):
        return page
    body = msgspec.json.encode(Fault(error.status_code, error.detail, ""))
    return Response(body, status_code=error.status_code, media_type="application/json", headers=error.headers)


def too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[bytes]:
    """Data that lies too deep in itself to be read."""
    fault = Fault(400, "Lists and objects lie too deep in one another.", "")
    return Response(msgspec.json.encode(fault), status_code=400, media_type="application/json")


def not_text(_: Request[Any, Any, Any], __: UnicodeDecodeError) -> Response[bytes]:
    """Data that isn't text."""
    fault = Fault(400, "This is not UTF-8.", "")
    return Response(msgspec.json.encode(fault), status_code=400, media_type="application/json")


def overlong(request: Request[Any, Any, Any], error: Overlong) -> Response[bytes]:
    """Rules that were cut short outside of a match's own care: nothing was changed."""
    log.error("rules cut short", path=request.scope.get("path_template", ""), exc_info=error)
    cut = Refused("GT-FAULT-01")
    cut.__cause__ = error
    return refused(request, cut)


def stumbled(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A fault of ours: the client gets a number, the log the rest."""
    quote = secrets.token_hex(4)
    log.error("fault", quote=quote, path=request.scope.get("path_template", ""), exc_info=error)
    fault = Fault(500, "The server stumbled. Nothing was lost; try again, or quote the number.", quote)
    return Response(msgspec.json.encode(fault), status_code=500, media_type="application/json")
