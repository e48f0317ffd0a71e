"""Where bots think: by default here, on a server in another process."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from getaway.bots import Bot, Decision
from getaway.kernel import Record

Thinker = Callable[[Bot, Record, str], Awaitable[Decision | None]]
"""Lets a bot decide for somebody; nothing where it took too long or found no world that fits."""


async def think_here(bot: Bot, record: Record, _whom: str = "") -> Decision | None:
    """The same, with nobody else to do it."""
    return bot.decide(record)
