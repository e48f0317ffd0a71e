"""Where a request may come from: pages of this server, and clients that aren't pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from getaway.server.settings import Settings


def header(scope: Mapping[str, Any], name: bytes) -> str | None:
    """A header of a request, if it is there."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def allowed_origin(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Whether the page that sends a request, if one does, belongs to this server."""
    origin = header(scope, b"origin")
    if origin is None:
        return True
    if settings.url and origin == settings.url.rstrip("/"):
        return True
    return urlsplit(origin).netloc == header(scope, b"host")


def may_change(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Whether a request may change something: neither its origin nor the browser says that it comes from elsewhere."""
    site = header(scope, b"sec-fetch-site")
    return allowed_origin(scope, settings) and site in {None, "same-origin", "none"}


def is_https(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Whether players reach this server by TLS, here or at a proxy in front of it."""
    return scope.get("scheme") in {"https", "wss"} or settings.url.startswith("https:")
