"""Reading the body of a request: complete within some seconds, or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from litestar.exceptions import HTTPException

Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]

BODY: Final = 15.0
"""Seconds in which a body must be complete."""


class TooSlow(HTTPException):
    """The body was not complete in time; the line is closed with the answer."""

    status_code = 408

    def __init__(self) -> None:
        super().__init__("The request took too long.", headers={"connection": "close"})


def in_time(receive: Receive) -> Receive:
    """The same events, as long as the body lasts only so long. What follows a body may take its time."""
    until: float | None = None
    whole = False

    async def received() -> Event:
        nonlocal until, whole
        if whole:
            return await receive()
        until = until or asyncio.get_running_loop().time() + BODY
        try:
            async with asyncio.timeout_at(until):
                event = await receive()
        except TimeoutError:
            raise TooSlow from None
        whole = not event.get("more_body")
        return event

    return received
