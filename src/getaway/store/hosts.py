"""A connection to whichever of several database servers is meant, even while others don't answer at all.

asyncpg asks one after another, and all of them share the time: a first machine that has vanished uses it up, and the
others are never asked. Here the next is asked as soon as one takes long, and the last that was right comes first.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import asyncpg

NEXT_AFTER: Final = 0.7
"""Seconds after which the next server is asked while one hasn't answered."""
_RIGHT: Final[dict[str, str]] = {}
"""By an address with several servers, the one that was right last."""


def each_of(dsn: str) -> list[str]:
    """An address for each server that this one names, the last right one first."""
    parts = urlsplit(dsn)
    user, at, hosts = parts.netloc.rpartition("@")
    every = [_with(parts, f"{user}{at}{host}") for host in hosts.split(",")]
    return sorted(every, key=lambda one: one != _RIGHT.get(dsn))


def _with(parts: SplitResult, netloc: str) -> str:
    return parts._replace(netloc=netloc).geturl()


async def reach(dsn: str, **given: Any) -> asyncpg.Connection:  # noqa: ANN401 - what asyncpg takes
    """Connect to the first server that answers and is what the address asks for."""
    servers = each_of(dsn)
    if len(servers) == 1:
        return await asyncpg.connect(dsn, **given)
    tries: dict[asyncio.Task[asyncpg.Connection], str] = {}
    try:
        while True:
            if servers:
                server = servers.pop(0)
                tries[asyncio.create_task(asyncpg.connect(server, **given))] = server
            done = await _first(tries, NEXT_AFTER if servers else None)
            if done is not None:
                _RIGHT[dsn] = tries.pop(done)
                return done.result()
            if not servers and all(each.done() for each in tries):
                return await next(reversed(tries))
    finally:
        for one in tries:
            one.cancel()
            one.add_done_callback(_dropped)


async def _first(
    tries: dict[asyncio.Task[asyncpg.Connection], str], seconds: float | None
) -> asyncio.Task[asyncpg.Connection] | None:
    """The first that succeeds; None if one failed, or none is there in time."""
    running = [each for each in tries if not each.done()]
    done, _ = await asyncio.wait(running, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    return next((each for each in done if not each.cancelled() and each.exception() is None), None)


def _dropped(one: asyncio.Task[asyncpg.Connection]) -> None:
    """A connection that came too late is of no use."""
    with suppress(asyncio.CancelledError):
        if one.exception() is None:
            one.result().terminate()
