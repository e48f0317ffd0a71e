"""Starting all machines, and seeing whether they serve."""

from __future__ import annotations

import asyncio
import time
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import httpx
from tests.crash.machines.estate import Estate, disk_for_postgres, settings_of
from tests.crash.machines.network import Machine
from tests.crash.servers import Part

from getaway.store.schema import upgrade

FOLLOWED = """
select count(*) from pg_stat_replication where state = 'streaming' and sync_state in ('sync', 'quorum')
"""
VOTERS = ("sync_standby", "quorum_standby")
COMMIT = "select pg_logical_emit_message(true, 'crash', '')"
"""A commit that is nothing but that, and waits for a standby."""
_AS_SUPERUSER = f"postgresql://postgres:{settings_of('patroni')['PATRONI_SUPERUSER_PASSWORD']}@/postgres"
AWAY = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


async def raised(estate: Estate) -> None:
    """Everything for the first time, with a database as the page says."""
    for machine in estate.databases:
        disk_for_postgres(machine)
    for part in (*estate.etcds, *estate.patronis, *estate.natses, *estate.proxies):
        part.start()
    await whole(estate)
    await _new_database(estate)
    await asyncio.to_thread(upgrade, estate.dsn)
    for part in (*estate.nodes, *estate.workers):
        part.start()
    for part in (*estate.nodes, *estate.workers):
        await back(estate, part)


async def _new_database(estate: Estate) -> None:
    password = urlsplit(estate.dsn.replace(",", "-")).password
    for sql in (f"create role getaway login password '{password}'", "create database getaway owner getaway"):
        await _asked(await primary(estate), sql, 30)


# The databases


async def primary(estate: Estate) -> Machine | None:
    """The machine that Patroni says leads; None while there is none."""
    for machine in estate.databases:
        if await _patroni_says(estate, machine, "primary"):
            return machine
    return None


async def _asked(leader: Machine | None, sql: str, seconds: float = 2) -> object:
    """What a primary answers; None where there is none, or it doesn't answer in time."""
    if leader is None:
        return None
    try:
        connection = await asyncpg.connect(_AS_SUPERUSER, host=leader.address, timeout=seconds)
    except AWAY:
        return None
    try:
        return await connection.fetchval(sql, timeout=seconds)
    except AWAY:
        return None
    finally:
        connection.terminate()


async def standbys(estate: Estate) -> int:
    """How many standbys follow, one of which every commit waits for, as far as PostgreSQL and Patroni both know."""
    leader = await primary(estate)
    followed = await _asked(leader, FOLLOWED)
    return min(followed, await _voters(estate, leader)) if leader and isinstance(followed, int) else 0


async def _voters(estate: Estate, leader: Machine) -> int:
    """How many standbys Patroni would let take over. Until it has noted them, nobody may if the primary is lost."""
    members = (await _patroni_says(estate, leader, "cluster")).get("members", ())
    return sum(member["role"] in VOTERS for member in members)


async def whole(estate: Estate) -> None:
    """Wait until there's a primary with two standbys, and no Patroni is still about to act on what has passed."""
    since = time.time()
    while await standbys(estate) < len(estate.databases) - 1 or not await _all_have_looked(estate, since):
        for part in estate.patronis:
            part.start()
        await asyncio.sleep(0.3)


async def _all_have_looked(estate: Estate, since: float) -> bool:
    """Whether every Patroni has reached etcd since a moment: one that couldn't gives its primary up a little later."""
    said = [await _patroni_says(estate, each, "patroni") for each in estate.databases]
    return all(each.get("dcs_last_seen", 0) > since for each in said)


async def _patroni_says(estate: Estate, machine: Machine, what: str) -> dict[str, Any]:
    """What a machine's Patroni answers; nothing where it doesn't, or says no."""
    try:
        answer = await estate.http.get(f"http://{machine.address}:8008/{what}", timeout=1)
    except (httpx.HTTPError, OSError):
        return {}
    found: dict[str, Any] = answer.json() if answer.status_code == httpx.codes.OK else {}
    return found


async def writes(estate: Estate, without: Machine | None = None) -> float:
    """Wait until a commit passes, not counting a machine that is lost; when that was."""
    while not await _commits(await primary(estate), without):  # noqa: ASYNC110 - it tells nobody
        await asyncio.sleep(0.2)
    return time.monotonic()


async def _commits(leader: Machine | None, without: Machine | None) -> bool:
    return leader is not without and await _asked(leader, COMMIT, 3) is not None


async def new_segment(estate: Estate, leader: Machine) -> None:
    """Let a primary begin a new segment of its log, if it can."""
    await _asked(leader, "select pg_switch_wal()")


async def back(estate: Estate, part: Part) -> None:
    """Start a part until it runs and serves."""
    part.start()
    while not await _serves(estate, part):
        await asyncio.sleep(0.2)
        part.start()


async def _serves(estate: Estate, part: Part) -> bool:
    if not part.pid:
        return False
    if part in estate.nodes:
        return await _says(estate, f"{estate.urls[estate.nodes.index(part)]}/ready")
    if part in estate.workers:
        return await _says(estate, estate.metrics[estate.workers.index(part)], "getaway_store_up 1")
    return True


async def _says(estate: Estate, url: str, what: str = "") -> bool:
    try:
        answer = await estate.http.get(url)
    except (httpx.HTTPError, OSError):
        return False
    return answer.status_code == httpx.codes.OK and what in answer.text
