"""What every HTTP request passes: a check of its origin, headers for the answer, a line in the log."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from getaway.kernel import Refused, to_json
from getaway.server.answers import Fault
from getaway.server.bodies import Event, Receive, in_time
from getaway.server.limits import HERE, who
from getaway.server.logs import log
from getaway.server.node import Node
from getaway.server.origins import header, is_https, may_change
from getaway.server.settings import Settings
from getaway.server.watchdog import remember
from getaway.table import tracing
from getaway.table.messages import No

Scope = MutableMapping[str, Any]
Send = Callable[[Event], Awaitable[None]]
Http = Callable[[Scope, Receive, Send], Awaitable[None]]

READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
METHODS: Final = READING | {"POST", "PUT", "PATCH", "DELETE"}
"""The words that are counted each for itself; anybody can think of more."""
UNTOLD: Final = frozenset({"/health", "/ready", "/metrics"})
"""What a machine asks all the time is not worth a line."""
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
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
LOCAL: Final = ("localhost", "127.", "[::1]")
"""How the names begin by which this machine calls itself."""


def guarded(node: Node, http: Any) -> Http:  # noqa: ANN401 - an ASGI application
    """The HTTP half behind its door."""
    headers = [(name.encode(), value.encode()) for name, value in _headers(node.settings).items()]
    suspicious = suspicion()

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

        remember(scope)
        address = who(scope)
        if address == HERE:
            suspicious(scope)
        try:
            node.limits.take("request", address)
            await node.homes.announce(scope)
            reads = scope["method"] in READING
            allowed = reads or may_change(scope, node.settings)
            with tracing.NOTHING if reads else tracing.span("request"):
                await (http(scope, in_time(receive, scope["path"]), sent) if allowed else _forbidden(sent))
        except Refused as refused:
            await _too_many(sent, refused)
        finally:
            _tell(node, scope, status, perf_counter() - began)

    return serve


def _headers(settings: Settings) -> dict[str, str]:
    """Some browsers do not count sockets as `self`, so that they are named where the address is known."""
    host = urlsplit(settings.url).netloc
    return {"content-security-policy": POLICY.format(sockets=f" wss://{host} ws://{host}" if host else ""), **HEADERS}


def _with(given: Any, headers: list[tuple[bytes, bytes]], *, secure: bool) -> list[tuple[bytes, bytes]]:  # noqa: ANN401
    """The headers of an answer, and those that all have unless it has its own; silent on caches, it isn't kept."""
    own = {name.lower() for name, _ in given}
    found = [*given, *[each for each in headers if each[0] not in own]]
    if not any(name.lower() == NO_STORE[0] for name, _ in found):
        found.append(NO_STORE)
    if secure:
        found += ONLY_SECURE
    return found


def suspicion() -> Callable[[Scope], None]:
    """Says once that a proxy on this machine seems not to tell whom it speaks for: then all share one limit."""
    said = False

    def look(scope: Scope) -> None:
        nonlocal said
        host = header(scope, b"host") or ""
        if not said and host and not host.startswith(LOCAL):
            said = True
            log.warning("no x-forwarded-for", hint="A proxy on this machine doesn't say who asks; all share one limit.")

    return look


async def _forbidden(send: Send) -> None:
    await _answer(send, 403, msgspec.json.encode(Fault(403, "This request came from a page of another server.", "")))


async def _too_many(send: Send, refused: Refused) -> None:
    body = to_json(No(id="", clause=refused.clause, facts=refused.facts))
    await _answer(send, 429, body, (b"retry-after", b"%d" % refused.facts["seconds"]))


async def _answer(send: Send, status: int, body: bytes, *more: tuple[bytes, bytes]) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _tell(node: Node, scope: Scope, status: int, seconds: float) -> None:
    """The route, never the path: a path names a table."""
    route = scope.get("path_template", "")
    if route in UNTOLD:
        return
    method = scope["method"] if scope["method"] in METHODS else "other"
    node.metrics.requests.labels(method, route, str(status)).observe(seconds)
    log.info("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))
