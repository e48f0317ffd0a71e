"""The door of the HTTP half: what other origins may not send, what every answer carries, a line in the log."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from getaway.server.answers import Fault
from getaway.server.logs import log
from getaway.server.node import Node
from getaway.server.origins import is_https, may_change
from getaway.server.settings import Settings

Scope = MutableMapping[str, Any]
Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
Http = Callable[[Scope, Receive, Send], Awaitable[None]]

READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
METHODS: Final = READING | {"POST", "PUT", "PATCH", "DELETE"}
"""The words that are counted each for itself; anybody can think of more."""
UNTOLD: Final = frozenset({"/health", "/ready", "/metrics"})
"""What a machine asks all the time is not worth a line."""
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'self'"
)
HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-resource-policy": "same-origin",
}
ONLY_SECURE: Final = (
    (b"strict-transport-security", b"max-age=63072000; includeSubDomains"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
"""What a browser heeds over TLS alone, and complains of elsewhere."""
NO_STORE: Final = (b"cache-control", b"no-store")


def guarded(node: Node, http: Any) -> Http:  # noqa: ANN401 - an ASGI application
    """The HTTP half behind its door."""
    headers = [(name.encode(), value.encode()) for name, value in _headers(node.settings).items()]

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await http(scope, receive, send)
            return
        began, status = perf_counter(), 500

        async def sent(event: Event) -> None:
            nonlocal status
            if event["type"] == "http.response.start":
                status = event["status"]
                event["headers"] = _with(event.get("headers", ()), headers, secure=is_https(scope, node.settings))
            await send(event)

        allowed = scope["method"] in READING or may_change(scope, node.settings)
        try:
            await (http(scope, receive, sent) if allowed else _forbidden(sent))
        finally:
            _tell(node, scope, status, perf_counter() - began)

    return serve


def _headers(settings: Settings) -> dict[str, str]:
    """Some browsers do not count sockets as `self`, so that they are named where the address is known."""
    host = urlsplit(settings.url).netloc
    return {"content-security-policy": POLICY.format(sockets=f" wss://{host} ws://{host}" if host else ""), **HEADERS}


def _with(given: Any, headers: list[tuple[bytes, bytes]], *, secure: bool) -> list[tuple[bytes, bytes]]:  # noqa: ANN401
    """The headers of an answer and those that all have; what says nothing of caches is not kept."""
    found = [*given, *headers]
    if not any(name.lower() == NO_STORE[0] for name, _ in found):
        found.append(NO_STORE)
    if secure:
        found += ONLY_SECURE
    return found


async def _forbidden(send: Send) -> None:
    body = msgspec.json.encode(Fault(403, "This request came from a page of another server.", ""))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _tell(node: Node, scope: Scope, status: int, seconds: float) -> None:
    """The route, never the path: a path names a table."""
    route = scope.get("path_template", "")
    if route in UNTOLD:
        return
    method = scope["method"] if scope["method"] in METHODS else "other"
    node.metrics.requests.labels(method, route, str(status)).observe(seconds)
    log.info("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))
