"""What an operator wants to know about a database: how it's set up, how full it is, and what waits in it."""

from __future__ import annotations

from typing import Final, NamedTuple

from getaway.store.lines import SERVES
from getaway.store.postgres import PostgresStore


class Server(NamedTuple):
    """How the database's server is set up, and how much of it is in use."""

    version: str
    fsync: str
    synchronous_commit: str
    connections: int
    most: int
    """How many connections it takes."""
    size: int
    """Bytes of the database."""
    here: bool
    """Whether it runs on this machine."""
    folder: str
    """Where it keeps its data; empty where we may not know."""


class Running(NamedTuple):
    """A running match: its table, its game, and the version of the rules that its last checkpoint was made with."""

    table: str
    game: str
    version: int


class Backlog(NamedTuple):
    """What should have happened by itself and hasn't: how much of it, and since when (Unix ms)."""

    late: int
    oldest: int | None


class Content(NamedTuple):
    """What is in a database: its schema (None where there is none), its tables, and the nodes and workers at it."""

    revision: str | None
    tables: int
    serving: int


async def server(store: PostgresStore) -> Server:
    """How the server is set up."""
    async with store.connected() as connection:
        return Server(*await connection.fetchrow(SERVER))


async def content(store: PostgresStore) -> Content:
    """What is in the database, and how many connections of nodes and workers there are."""
    revision = (await store.look()).revision
    async with store.connected() as connection:
        tables = await connection.fetchval("select count(*) from tables") if revision is not None else 0
        return Content(revision, tables, await connection.fetchval(SERVING, SERVES))


async def running(store: PostgresStore, most: int) -> list[Running]:
    """The running matches, the newest tables first."""
    async with store.connected() as connection:
        return [Running(*record) for record in await connection.fetch(RUNNING, most)]


async def backlog(store: PostgresStore, before: int) -> Backlog:
    """What was due before a moment (Unix ms) and that nobody has taken on."""
    async with store.connected() as connection:
        return Backlog(*await connection.fetchrow("select count(*), min(at) from due where at < $1", before))


async def lately(store: PostgresStore, days: int) -> int:
    """How many incidents were filed in the last days."""
    async with store.connected() as connection:
        count: int = await connection.fetchval(LATELY, days)
    return count


SERVER: Final = """
select split_part(current_setting('server_version'), ' ', 1), current_setting('fsync'),
    current_setting('synchronous_commit'),
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend'),
    current_setting('max_connections')::int, pg_database_size(current_database()),
    inet_server_addr() is null or inet_server_addr() = inet_client_addr(),
    coalesce((select setting from pg_settings where name = 'data_directory'), '')
"""
RUNNING: Final = """
select id, kept -> 'table' ->> 'game', (kept -> 'position' ->> 'version')::int
from tables join checkpoints on table_id = id
cross join lateral (select convert_from(data, 'UTF8')::json as kept) as read
where kept -> 'table' ->> 'stage' = 'playing' and coalesce(kept -> 'table' ->> 'closed', 'false') = 'false'
order by opened_at desc limit $1
"""
SERVING: Final = "select count(*) from pg_stat_activity where datname = current_database() and application_name = $1"
LATELY: Final = "select count(*) from incidents where filed_at > now() - make_interval(days => $1)"
