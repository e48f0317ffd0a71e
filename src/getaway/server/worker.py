"""The worker: fires the deadlines of all tables, lets their bots answer, and tidies up. It may die at any line."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

from prometheus_client import start_http_server

from getaway.kernel import Refused
from getaway.server.chores import for_ever
from getaway.server.logs import log
from getaway.server.node import Node
from getaway.server.upkeep import keep_up
from getaway.server.watchdog import remember
from getaway.store import PostgresStore, ShardedStore
from getaway.store.claims import LONGEST
from getaway.table import Claim, StoreDown, Stuck, tracing

LONGEST_NAP = 0.05
"""Seconds between two looks at what is due."""
AFTER_A_FAULT = 0.5
LATER = 10_000
"""Milliseconds after which a table that cannot go on is looked at again, then ever later; others get their turn."""
SUSPICIOUS = 2
"""After this many attempts that never ended, the operator is told."""
NEVER_ENDED = "table {}: what is due there was begun again and again, and never came to an end"
LEFT = 30.0
"""Seconds after which a table that was moved should have arrived."""
AT_ONCE = 4
"""Tables that are worked on at a time."""
STANDS_BACK = 2_000
"""Milliseconds for which a worker whose bots aren't ready leaves what is due to those whose bots are."""


async def work(node: Node) -> None:
    """Work until the node stops, and finish what was begun; no shard waits for another."""
    await asyncio.gather(*[_work_at(node, shard) for shard in node.store.shards])


async def _work_at(node: Node, shard: PostgresStore) -> None:
    lookout = asyncio.Lock()
    await asyncio.gather(*[_hand(node, shard, lookout) for _ in range(AT_ONCE)])


async def _hand(node: Node, shard: PostgresStore, lookout: asyncio.Lock) -> None:
    remember({"doing": "wake"})
    while not node.stopping:
        try:
            busy = await _next(node, shard, lookout)
        except StoreDown:
            log.warning("store down")
            busy = False
            await asyncio.sleep(AFTER_A_FAULT)
        except Exception:  # noqa: BLE001 - the claim was given back; another look may do better
            log.exception("claim failed")
            busy = False
            await asyncio.sleep(AFTER_A_FAULT)
        if not busy:
            await asyncio.sleep(LONGEST_NAP)


async def _next(node: Node, shard: PostgresStore, lookout: asyncio.Lock) -> bool:
    """Wait until something is due, and do it; nothing once the node stops."""
    async with lookout:  # one looks out for all that have nothing to do
        while not await _anything_due(node, shard):
            if node.stopping:
                return False
            await asyncio.sleep(LONGEST_NAP)
    return await one(node, shard)


async def _anything_due(node: Node, shard: PostgresStore) -> bool:
    due = await shard.next_due() if node.ready else None
    return due is not None and due <= node.now() - leaves(node) and not node.stopping


def leaves(node: Node) -> int:
    """For how many milliseconds what is due is left to others."""
    return STANDS_BACK if node.elsewhere.warming else 0


async def one(node: Node, shard: PostgresStore) -> bool:
    """Look at one table that is due, if there is one."""
    async with shard.claim(node.now(), leaves(node)) as claim:
        if claim is None:
            return False
        node.metrics.late.observe(max(0, node.now() - claim.at) / 1000)
        if claim.unfinished >= SUSPICIOUS:
            await node.tables.house.file_incident(claim.table, 0, NEVER_ENDED.format(claim.table), "unfinished")
        try:
            with tracing.resumed("job", claim.trace, job=True):
                await node.tables.wake(claim.table, claim.append, claim.keep)
        except StoreDown:
            raise
        except Stuck as stuck:
            log.warning("table stuck")
            await claim.put_off(node.now() + max(LATER, node.now() - stuck.since))  # ever more seldom
        except Refused as refused:
            log.warning("work refused", clause=refused.clause)
            await claim.put_off(_later(node, claim))
        except Exception:  # noqa: BLE001 - whatever a table stumbles over, the others must not wait for it
            log.exception("work failed")
            await claim.put_off(_later(node, claim))
        return True


async def settle(node: Node) -> None:
    """Unpack, for ever, what was left when a table was moved by a process that died: what is due there must be seen."""
    if isinstance(node.store, ShardedStore):
        await for_ever(partial(node.store.settle_all, LEFT), LEFT)


def _later(node: Node, claim: Claim) -> int:
    """When a table that cannot go on is looked at again: each time after twice as long."""
    return node.now() + min(LATER << min(claim.tries - 1, 20), LONGEST)


async def main(node: Node) -> None:
    """Run until stopped or cancelled."""
    if node.settings.metrics_port:
        start_http_server(node.settings.metrics_port, node.settings.host, node.metrics.registry)
    async with node.running(), node.watchdog.watching():
        with suppress(asyncio.CancelledError):
            await _all_of_it(node)


async def _all_of_it(node: Node) -> None:
    """Nothing waits for what is put away, which goes on for as long as the work does.

    What is due may be a deadline or a bot's turn; the row doesn't say. So both are left to others while bots get ready.
    """
    chores = [asyncio.create_task(chore) for chore in (keep_up(node), settle(node), node.summaries.look_after())]
    try:
        await asyncio.gather(node.elsewhere.warm(), _work_and_let_go(node))
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)


async def _work_and_let_go(node: Node) -> None:
    """Work until the node stops, then leave every table where newer rules can go on from."""
    await work(node)
    await node.handing.keep_all()
