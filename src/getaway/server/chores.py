"""Chores: what a process does again and again beside its work, whatever it stumbles over."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from getaway.server.logs import log
from getaway.table import StoreDown


async def for_ever(work: Callable[[], Awaitable[None]], pause: float) -> None:
    """Do it after every pause; if it fails, try again after the next one."""
    while True:
        await asyncio.sleep(pause)
        try:
            await work()
        except StoreDown:
            log.warning("store down")
        except Exception:  # noqa: BLE001 - the next attempt may do better
            log.exception("chore failed")
