"""How often somebody may ask, by address or by seat. Each node counts for itself, in memory."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from time import time
from typing import Any, Final

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from getaway.kernel import Refused
from getaway.server.origins import header
from getaway.table import key_of

RATES: Final = {
    "open": "40/hour",
    "sit": "60/hour",
    "account": "10/hour",
    "login": "10/15 minutes",
    "command": "20/second",
    "rows": "20000/hour",
    "query": "30/second",
    "search": "10/second",
    "unlisted": "60/hour",
    "read": "20/second",
    "look-back": "30/second",
    "what-if": "60/hour",
    "report": "20/hour",
    "export": "60/hour",
    "me": "30/minute",
    "guess": "30/minute",
}
"""`guess` counts secrets and tables that were not there, `rows` what may be written for good; `command` goes by seat,
everything else by address."""
GUESSES: Final = frozenset({"GT-KEY-01", "GT-TABLE-01"})
"""The clauses that answer a guess."""


LINES: Final = 200
"""So many sockets and streams an address may hold at a time: a school behind one address has enough."""


class Limits:
    """What each has used up; `generous` multiplies every rate, and 0 lifts all."""

    def __init__(self, generous: float) -> None:
        self._most_lines = LINES * generous
        self._lines: Counter[str] = Counter()
        self._counted = MovingWindowRateLimiter(MemoryStorage())
        self._rates = {what: _widened(parse(rate), generous) for what, rate in RATES.items()} if generous else {}

    def take(self, what: str, whom: str) -> None:
        """Count one more, or refuse."""
        rate = self._rates.get(what)
        if rate is not None and whom and not self._counted.hit(rate, what, whom):
            self._refuse(rate, what, whom)

    def left(self, what: str, whom: str) -> None:
        """Refuse where nothing is left, and count nothing."""
        rate = self._rates.get(what)
        if rate is not None and whom and not self._counted.test(rate, what, whom):
            self._refuse(rate, what, whom)

    def guessed(self, clause: str, whom: str) -> None:
        """Count an answer that tells a guess from a hit."""
        rate = self._rates.get("guess")
        if rate is not None and whom and clause in GUESSES:
            self._counted.hit(rate, "guess", whom)

    @contextmanager
    def line(self, whom: str) -> Iterator[None]:
        """Hold a socket or a stream, or refuse one too many."""
        if whom and self._most_lines and self._lines[whom] >= self._most_lines:
            raise Refused("GT-RATE-01", seconds=60)
        self._lines[whom] += 1
        try:
            yield
        finally:
            self._lines[whom] -= 1
            if not self._lines[whom]:
                del self._lines[whom]

    def _refuse(self, rate: RateLimitItem, what: str, whom: str) -> None:
        until = self._counted.get_window_stats(rate, what, whom).reset_time
        raise Refused("GT-RATE-01", seconds=max(1, math.ceil(until - time())))


def _widened(rate: RateLimitItem, generous: float) -> RateLimitItem:
    return type(rate)(max(1, math.ceil(rate.amount * generous)), rate.multiples)


def who(scope: Mapping[str, Any]) -> str:
    """The address that asks, of IPv6 the network; empty on this machine itself, which is not limited."""
    host = (scope.get("client") or ("",))[0]
    try:
        address = ip_address(host)
    except ValueError:
        return str(host)
    if isinstance(address, IPv6Address):
        address = address.ipv4_mapped or address
    if address.is_loopback:
        return ""
    return address.exploded[:19] if isinstance(address, IPv6Address) else str(address)


def whose(scope: Mapping[str, Any]) -> str:
    """The seat that asks, where a secret says so; else the address."""
    address = who(scope)
    given = header(scope, b"authorization")
    return f"key {key_of(given)}" if address and given else address


def limited(what: str) -> Callable[[ASGIConnection[Any, Any, Any, Any], BaseRouteHandler], None]:
    """A guard of a route: so many requests, and no more guesses than allowed."""

    def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        limits: Limits = connection.app.state["node"].limits
        limits.left("guess", who(connection.scope))
        limits.take(what, whose(connection.scope) if what == "command" else who(connection.scope))

    return guard
