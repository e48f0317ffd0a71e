"""Where bots think: by default here, on a server in another process, in a browser in another worker."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from getaway.bots import Bot, Decision
from getaway.kernel import Record, to_json

SECONDS = 2.0
"""How long a bot may search. One that doesn't search takes as long as it takes, up to the limit of where it thinks."""

Thinker = Callable[[Bot, Record, str], Awaitable[Decision | None]]
"""Lets a bot decide for somebody; nothing where it took too long or found no world that fits."""


async def think_here(bot: Bot, record: Record, _whom: str = "") -> Decision | None:
    """The same, with nobody else to do it."""
    return bot.decide(record)


def thought(bot: Bot, record: Record, now: Callable[[], float]) -> bytes:
    """What a bot decides as long as there is time, by this clock; nothing where no world fits what its seat knows."""
    until = now() + SECONDS
    decision = bot.decide(record, lambda: now() > until)
    return to_json(decision) if decision is not None else b""
