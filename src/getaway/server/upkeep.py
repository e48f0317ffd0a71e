"""Upkeep: puts away what nobody uses any more, one table at a time, after everything that is due."""

from __future__ import annotations

import asyncio
from typing import Final

from getaway.server.logs import log
from getaway.server.node import Node
from getaway.server.settings import Settings
from getaway.server.watchdog import remember
from getaway.store.upkeep import PostgresUpkeep
from getaway.table import HandedOver, StoreDown
from getaway.table.live import Live
from getaway.table.loading import load
from getaway.table.resting import ARCHIVE, DAY, HOUR, Rest, fate

FIRST: Final = 600.0
"""Seconds before a worker begins: nodes of the release before, which know no archive, are to be gone by then."""
PAUSE: Final = 0.1
IDLE: Final = 30.0
"""Seconds between two tables, and until the next look if there was none."""


def rest_of(settings: Settings) -> Rest:
    """The rules as an operator has set them."""
    days = (settings.lobby_days, settings.what_if_days, settings.lesson_days, settings.scene_days)
    return Rest(settings.archive_hours * HOUR, *[each * DAY for each in days])


async def keep_up(node: Node) -> None:
    """Look at one table after another, for ever, in every shard."""
    if any(rest_of(node.settings)):
        await asyncio.gather(*[_keep_up(node, upkeep) for upkeep in node.upkeep])


async def _keep_up(node: Node, upkeep: PostgresUpkeep) -> None:
    remember({"doing": "upkeep"})
    await asyncio.sleep(FIRST)
    while True:
        try:
            busy = node.ready and await one(node, upkeep)
        except StoreDown:
            log.warning("store down")
            busy = False
        except Exception:  # noqa: BLE001 - the next table may do better
            log.exception("upkeep failed")
            busy = True
        await asyncio.sleep(PAUSE if busy else IDLE)


async def one(node: Node, upkeep: PostgresUpkeep) -> bool:
    """Look at the table whose turn it is; whether there was one."""
    table = await upkeep.next()
    if table is None:
        return False
    try:
        live = await load(table, node.store, node.tables.house.gate)
    except HandedOver:  # those who have its rules do that
        await upkeep.put_off(table, DAY / 1000)
        return True
    except StoreDown:
        raise
    except Exception as fault:  # noqa: BLE001 - a table that can't be loaded stays as it is
        log.warning("upkeep passes a table over", kind=type(fault).__name__)
        await upkeep.put_off(table, DAY / 1000)
        return True
    if live is not None:
        await _put_away(node, upkeep, live)
    return True


async def _put_away(node: Node, upkeep: PostgresUpkeep, live: Live) -> None:
    does, later = fate(live, rest_of(node.settings), node.now())
    done = False
    if does == ARCHIVE:
        blob = await upkeep.archive(live.id, live.seq)
        done = blob is not None
        node.metrics.archived.inc(done)
        node.metrics.archive_bytes.inc(len(blob.body) if blob is not None else 0)
    elif does:
        done = await upkeep.sweep(live.id, live.seq)
        node.metrics.swept.labels(does).inc(done)
    if not done:
        await upkeep.put_off(live.id, (later or HOUR) / 1000)
