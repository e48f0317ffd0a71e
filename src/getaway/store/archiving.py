"""Putting a finished match into the archive, and taking it out again. Neither changes what anyone reads."""

from __future__ import annotations

from typing import Any, Final

from getaway.store.appending import APPEND, KEEP, columns
from getaway.store.packing import Blob, Whole, whole
from getaway.store.pages import Pages
from getaway.table import Checkpoint
from getaway.table.live import kept_in
from getaway.table.loading import LAST

STONES = "select seq, data from milestones where table_id = $1 order by seq"
LOCK = "select archived from tables where id = $1 for update"
"""Rows that are appended meanwhile wait for it, and it for those that were appended before."""
STANDS = """
select (select max(seq) from log where table_id = $1), (select count(*) from milestones where table_id = $1),
    (select seq from checkpoints where table_id = $1)
"""
PUT_IN = """
insert into archive (table_id, upto, rows, game, rules, size, sha256, body) values ($1, $2, $2, $3, $4, $5, $6, $7)
"""
REPLACED: Final = ("log", "milestones", "checkpoints", "due")
"""Whose rows are in the blob, or of no use after the end."""
MARK = "update tables set archived = $2, look_at = null where id = $1"
UNMARK = "update tables set archived = 0, look_at = now() where id = $1"


async def read(pages: Pages, connection: Any, table: str) -> Whole | None:  # noqa: ANN401 - or a pool's proxy
    """All there is to pack; None where rows or all checkpoints are missing."""
    rows = await pages.between(connection, table, 0, LAST)
    stones = [Checkpoint(*record) for record in await connection.fetch(STONES, table)]
    return whole(rows, stones) if stones else None


async def put_in(connection: Any, table: str, found: Whole, blob: Blob) -> bool:  # noqa: ANN401 - or a pool's proxy
    """Let a blob take the place of the rows; False where the table has changed since they were read."""
    archived = await connection.fetchval(LOCK, table)
    stands = (found.length, len(found.stones), found.stones[-1].seq)
    if archived != 0 or tuple(await connection.fetchrow(STANDS, table)) != stands:
        return False
    position = kept_in(found.stones[-1]).position
    game = (position.game, position.version) if position is not None else ("", 0)
    await connection.execute(PUT_IN, table, found.length, *game, blob.size, blob.digest, blob.body)
    for name in REPLACED:
        await connection.execute(f"delete from {name} where table_id = $1", table)  # noqa: S608 - names of our own
    await connection.execute(MARK, table, found.length)
    return True


async def take_out(pages: Pages, connection: Any, table: str) -> None:  # noqa: ANN401 - or a pool's proxy
    """Put the rows of a table back where they were, if it was archived."""
    archived = await connection.fetchval(LOCK, table)
    if not archived:
        return
    found = await pages.unpacked.whole(connection, table, archived)
    await connection.execute(UNMARK, table)
    await connection.execute("delete from archive where table_id = $1", table)
    rows = [found.row(table, seq) for seq in range(1, found.length + 1)]
    await connection.execute(APPEND, *columns(rows, [None] * len(rows)))
    await connection.executemany(KEEP, [(table, stone.seq, stone.data) for stone in found.stones])
