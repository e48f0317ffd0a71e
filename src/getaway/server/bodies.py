"""The body of a request, read within some seconds and limited to as many values as anybody needs."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from litestar.exceptions import HTTPException

Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]

BODY: Final = 15.0
"""Seconds in which a body must be complete."""
MOST_LISTS: Final = 4000
"""Lists and objects in a body. The longest mission sheet has half as many; each costs the loop some microseconds."""
FILES: Final = "/api/logs"
"""Where matches from files are sent."""
MOST_IN_FILES: Final = 60_000
"""The same there. In a file they are parts of one text; what is sent instead of a text may not be much heavier."""
LARGEST_FILE: Final = 2_000_000
"""Bytes of a body there."""
MOST_EXTREMES: Final = 200
"""Numbers such as 5e-324 in a body: reading one takes a hundred times as long as any other."""
_EXTREME: Final = re.compile(rb"[0-9.][eE][-+]?[0-9]{3}")


class TooSlow(HTTPException):
    """The body was not complete in time; the line is closed with the answer."""

    status_code = 408

    def __init__(self) -> None:
        super().__init__("The request took too long.", headers={"connection": "close"})


class TooMuch(HTTPException):
    """The body is short and would still take long to read."""

    status_code = 413

    def __init__(self) -> None:
        super().__init__("The request holds too many values.")


def weighed(most: int = MOST_LISTS) -> Callable[[bytes], None]:
    """Looks at one part of a body after another, and refuses one that is too heavy before anybody reads it."""
    lists = extremes = 0

    def look(part: bytes) -> None:
        nonlocal lists, extremes
        lists += part.count(b"[") + part.count(b"{")
        extremes += len(_EXTREME.findall(part))
        if lists > most or extremes > MOST_EXTREMES:
            raise TooMuch

    return look


def in_time(receive: Receive, path: str = "") -> Receive:
    """The same events, as long as the body lasts only so long. What follows a body may take its time."""
    until: float | None = None
    whole = False
    look = weighed(MOST_IN_FILES if path == FILES else MOST_LISTS)

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
        look(event.get("body", b""))
        return event

    return received
