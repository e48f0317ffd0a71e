"""A database full of finished matches: each match at several tables, with accounts, results and listed lobbies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import asyncpg
from tests.load.matches import Kept

from getaway.store.rows import packed

ACCOUNTS = 500
AT_A_TABLE = 3
"""How many accounts keep a seat at a table."""
LISTED = 30

MADE = """
insert into accounts (name, folded, password) select 'p' || i, 'p' || i, '' from generate_series(1, $1::int) i
"""
SIGNED_IN = "insert into sessions select convert_to('s' || id, 'UTF8'), id, now() + interval '1 day' from accounts"
LIST = "insert into listed select id, 'en', now() + interval '1 day' from tables order by id limit $1"


def copies(match: Kept, count: int) -> Iterator[str]:
    """The names of the tables at which a match was played, as long as its own, which is in its checkpoints."""
    for copy in range(count):
        yield f"{'abcdefghijklmnopqrstuvwxyz'[copy]}{match.table[1:]}"


async def fill(dsn: str, matches: Iterable[Kept], count: int) -> list[str]:
    """Lay every match at this many tables; the tables' names."""
    line = await asyncpg.connect(dsn)
    await line.execute(MADE, ACCOUNTS)
    await line.execute(SIGNED_IN)
    tables: list[str] = []
    for match in matches:
        for table in copies(match, count):
            await _laid(line, match, table, len(tables))
            tables.append(table)
    await line.execute(LIST, LISTED)
    await line.execute("vacuum analyze")
    await line.close()
    return tables


async def _laid(line: asyncpg.Connection, match: Kept, table: str, number: int) -> None:
    log, when = match.log, datetime.now(UTC) - timedelta(minutes=number)
    rows = [log.row(table, seq) for seq in range(1, log.length + 1)]
    stones = [(table, each.seq, each.data.replace(match.table.encode(), table.encode())) for each in log.stones]
    seats = [(1 + (number * 7 + seat * 131) % ACCOUNTS, table, seat, f"k{seat}", when) for seat in range(AT_A_TABLE)]
    await _copied(line, "tables", ("id", "seed", "opened_at"), [(table, match.seed, when)])
    columns = ("table_id", "seq", "id", "act", "told")
    await _copied(line, "log", columns, [(table, row.seq, row.id, row.act, packed(row.told)) for row in rows])
    for name in ("milestones", "checkpoints"):
        await _copied(line, name, ("table_id", "seq", "data"), stones if name == "milestones" else stones[-1:])
    await _copied(line, "account_seats", ("account", "table_id", "seat", "key", "kept_at"), seats)
    result = (table, match.game, "1", "1", True, 3, when)
    await _copied(line, "results", ("table_id", "game", "mission", "level", "won", "stars", "kept_at"), [result])


async def _copied(line: asyncpg.Connection, name: str, columns: tuple[str, ...], rows: list[tuple[Any, ...]]) -> None:
    await line.copy_records_to_table(name, records=rows, columns=columns)
