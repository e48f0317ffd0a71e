"""Where bots think: by default here, on a server in another process, in a browser in another worker."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from getaway.bots import Bot, Decision
from getaway.bots.critic import judged
from getaway.kernel import Record, Wish, to_json

SECONDS = 2.0
"""How long a bot may search. One that doesn't search takes as long as it takes, up to the limit of where it thinks."""

Thinker = Callable[[Bot, Record, str], Awaitable[Decision | None]]
"""Lets a bot decide for somebody; nothing where it took too long or found no world that fits."""


async def think_here(bot: Bot, record: Record, _whom: str = "") -> Decision | None:
    """The same, with nobody else to do it."""
    return bot.decide(record)


Judge = Callable[[Bot, Record, Wish, str], Awaitable[Decision | None]]
"""Lets a bot judge an answer for somebody; nothing where the answer will do, or that took too long."""


async def judge_here(bot: Bot, record: Record, wish: Wish, _whom: str = "") -> Decision | None:
    """The same, with nobody else to do it."""
    return judged(bot, record, wish)


def thought(bot: Bot, record: Record, now: Callable[[], float], wish: Wish | None = None) -> bytes:
    """What a bot decides, or how it judges a wish, as long as there is time by this clock; nothing where it can't."""
    until = now() + SECONDS

    def is_up() -> bool:
        return now() > until

    decision = bot.decide(record, is_up) if wish is None else judged(bot, record, wish, is_up)
    return to_json(decision) if decision is not None else b""
