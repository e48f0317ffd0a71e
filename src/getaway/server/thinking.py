"""A bot that thinks in another process, as long as there is time."""

from __future__ import annotations

import time

from getaway.bots import Bot
from getaway.games import find, names
from getaway.kernel import Record, to_json

SECONDS = 2.0
"""How long a bot may search. One that doesn't search takes as long as it takes, up to the limit of its lane."""


def ready() -> bytes:
    """Load the games, so that the first bot need not wait for that."""
    for name in names():
        find(name)
    return b""


def thought(bot: Bot, record: Record) -> bytes:
    """What it decides; nothing where no world fits what its seat knows."""
    until = time.monotonic() + SECONDS
    decision = bot.decide(record, lambda: time.monotonic() > until)
    return to_json(decision) if decision is not None else b""
