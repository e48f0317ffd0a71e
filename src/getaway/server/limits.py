"""How often someone may ask, by address, by seat or by name.

Each node counts in its own memory. What is dear enough to be worth a look at the store is counted there too, so that
more nodes don't mean more tries; while the store is away, each node's own memory still holds.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from ipaddress import IPv6Address, ip_address
from typing import Any, Final, NamedTuple

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from getaway.kernel import Refused
from getaway.server.origins import header
from getaway.server.windows import Windows
from getaway.store.rates import PostgresRates
from getaway.table import StoreDown, key_of
from getaway.table.overlong import Overlong


class Rate(NamedTuple):
    """A number of times in a number of seconds."""

    times: int
    seconds: int


SECOND, MINUTE, HOUR = 1, 60, 3600
RATES: Final = {
    "request": Rate(1000, SECOND),
    "open": Rate(40, HOUR),
    "bring": Rate(20, HOUR),
    "sit": Rate(60, HOUR),
    "account": Rate(10, HOUR),
    "login": Rate(10, 15 * MINUTE),
    "command": Rate(20, SECOND),
    "commands": Rate(300, SECOND),
    "rows": Rate(20_000, HOUR),
    "query": Rate(30, SECOND),
    "search": Rate(10, SECOND),
    "words": Rate(100, SECOND),
    "unlisted": Rate(60, HOUR),
    "read": Rate(20, SECOND),
    "look-back": Rate(30, SECOND),
    "what-if": Rate(60, HOUR),
    "report": Rate(20, HOUR),
    "export": Rate(60, HOUR),
    "me": Rate(30, MINUTE),
    "endless": Rate(5, HOUR),
    "guess": Rate(30, MINUTE),
}
"""By address, except `command`, which is one seat's; `commands` are those of all seats behind an address: a school has
enough with 300 a second. `rows` is what may be written for good, `guess` counts secrets and tables that don't exist,
`endless` rules that had to be cut short, `request` everything."""
SHARED: Final = frozenset({"open", "bring", "sit", "account", "login", "what-if", "unlisted", "report"})
"""What all nodes count together."""
GUESSES: Final = frozenset({"GT-KEY-01", "GT-TABLE-01"})
"""The clauses that answer a guess."""
ENTRANCES: Final = frozenset({"open", "bring", "sit", "account", "what-if"})
"""What a banned address can't do (GT-BAN-02)."""
LINES: Final = 200
"""How many sockets and streams an address may hold at a time: enough for a school behind one address."""
HERE: Final = "here"
"""This machine's own address: its people, or a proxy that doesn't say for whom it asks."""


class Limits:
    """What each has used up; `generous` widens every rate, `local` also those of this machine; 0 means no limit."""

    def __init__(self, generous: float, local: float = 20.0, shared: PostgresRates | None = None) -> None:
        self._generous = generous
        self._local = local
        self._shared = shared
        self._lines: Counter[str] = Counter()
        self._windows = {what: Windows(rate.seconds) for what, rate in RATES.items()}

    def _most(self, times: int, whom: str) -> int:
        """How often this one may do something; 0 is without limit."""
        factor = self._generous * (self._local if whom == HERE else 1.0)
        return math.ceil(times * factor)

    def take(self, what: str, whom: str) -> None:
        """Count one more on this node, or refuse."""
        most = self._most(RATES[what].times, whom)
        if most and not self._windows[what].hit(whom, most):
            raise Refused("GT-RATE-01", seconds=self._windows[what].wait(whom))

    async def spend(self, what: str, whom: str) -> None:
        """Count one more, with all other nodes where they count together; or refuse."""
        self.take(what, whom)
        most = self._most(RATES[what].times, whom)
        if what not in SHARED or self._shared is None or not most:
            return
        with suppress(StoreDown):  # this node's own memory has counted it already
            wait = await self._shared.hit(what, whom, most, RATES[what].seconds)
            if wait:
                raise Refused("GT-RATE-01", seconds=wait)

    def left(self, what: str, whom: str) -> None:
        """Refuse where nothing is left, and count nothing."""
        most = self._most(RATES[what].times, whom)
        if most and self._windows[what].used(whom) >= most:
            raise Refused("GT-RATE-01", seconds=self._windows[what].wait(whom))

    def command(self, whom: str) -> None:
        """Count a command by its address; one whose commands made the rules run forever is shut out for a while."""
        self.take("commands", whom)
        self.left("endless", whom)

    def refused(self, refused: Refused, whom: str) -> None:
        """Count an answer that tells a guess from a hit, and one that held everybody up."""
        endless = isinstance(refused.__cause__, Overlong)
        what = "guess" if refused.clause in GUESSES else "endless" if endless else ""
        most = self._most(RATES[what].times, whom) if what else 0
        if most:
            self._windows[what].hit(whom, most)

    @contextmanager
    def line(self, whom: str) -> Iterator[None]:
        """Hold a socket or a stream, or refuse one too many."""
        most = self._most(LINES, whom)
        if most and self._lines[whom] >= most:
            raise Refused("GT-RATE-01", seconds=60)
        self._lines[whom] += 1
        try:
            yield
        finally:
            self._lines[whom] -= 1
            if not self._lines[whom]:
                del self._lines[whom]


def who(scope: Mapping[str, Any]) -> str:
    """The address that asks, of IPv6 the network; `HERE` on this machine itself."""
    return network((scope.get("client") or ("",))[0])


def network(host: str) -> str:
    """An address as it is counted: of IPv6 the network, `HERE` for this machine itself."""
    try:
        address = ip_address(host)
    except ValueError:
        return host or HERE
    if isinstance(address, IPv6Address):
        address = address.ipv4_mapped or address
    if address.is_loopback:
        return HERE
    return address.exploded[:19] if isinstance(address, IPv6Address) else str(address)


def whose(scope: Mapping[str, Any]) -> str:
    """The seat that asks, where a secret says so; else the address."""
    given = header(scope, b"authorization")
    return f"key {key_of(given)}" if given else who(scope)


def limited(what: str) -> Callable[[ASGIConnection[Any, Any, Any, Any], BaseRouteHandler], Awaitable[None]]:
    """Guard a route: limit its requests and its guesses."""

    async def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        node = connection.app.state["node"]
        limits: Limits = node.limits
        address = who(connection.scope)
        limits.left("guess", address)
        if what == "command":  # the address first: made-up secrets don't get more than their share
            limits.command(address)
            limits.take("command", whose(connection.scope))
        else:
            await limits.spend(what, address)
        if what in ENTRANCES and await node.bans.has_address(address):
            raise Refused("GT-BAN-02")

    return guard
