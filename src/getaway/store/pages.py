"""Reading the log in pages: no query gives more rows or bytes than one step of the loop can take.

The rows of a finished match may be in the archive; those that came later follow them in the log.
"""

from __future__ import annotations

from typing import Any, Final

from getaway.store.archive import Moved, Unpacked
from getaway.store.packing import Whole
from getaway.store.rows import packed, row_of
from getaway.table import Checkpoint, Row
from getaway.table.loading import LAST
from getaway.table.ports import Page

ROWS: Final = 200
BYTES: Final = 256 * 1024
"""A page ends with the row that passes this."""

PAGE = """
select tables.archived, paged.*, (select max(seq) from log where table_id = $1) as last
from tables left join (
    select table_id, seq, log_id as id, act, told
    from (
        select *, sum(size) over (order by seq) - size as earlier
        from (
            select table_id, seq, id as log_id, act, told, octet_length(act) + octet_length(told) as size
            from log where table_id = $1 and seq > $2 order by seq limit $3
        ) as next
    ) as measured
    where earlier < $4
) as paged on true
where tables.id = $1
order by paged.seq
"""
"""Up to where the table was archived is read in the same statement: no row is missed while that happens."""
CHECKPOINT = "select archived, seq, data from tables left join checkpoints on table_id = id where id = $1"
NEAREST = """
select archived, stone.seq, stone.data from tables left join lateral (
    select seq, data from milestones where table_id = id and seq <= $2 order by seq desc limit 1
) as stone on true
where id = $1
"""


class Pages:
    """Reads what the log and the archive hold of a table."""

    def __init__(self) -> None:
        self.unpacked = Unpacked()

    async def page(self, connection: Any, table: str, after: int, most: int = ROWS) -> Page:  # noqa: ANN401 - or a proxy
        """The next rows after a number; where there is no such table, none, and 0 for the last."""
        found = await connection.fetch(PAGE, table, after, min(most, ROWS), BYTES)
        if not found:
            return Page([], 0)
        archived, last = found[0]["archived"], found[0]["last"] or 0
        if after < archived:
            try:
                whole = await self.unpacked.whole(connection, table, archived)
            except Moved:
                return await self.page(connection, table, after, most)
            return Page(_page(whole, table, after, most), max(archived, last))
        rows = [row_of(record) for record in found if record["seq"] is not None]
        return Page(rows, last if rows else after)

    async def between(self, connection: Any, table: str, after: int, upto: int) -> list[Row]:  # noqa: ANN401 - or a proxy
        """The rows after a number up to another, page by page."""
        rows: list[Row] = []
        while after < upto:
            found = await self.page(connection, table, after, upto - after)
            if not found.rows:
                break
            rows += found.rows
            after = rows[-1].seq
        return rows

    async def checkpoint(self, connection: Any, table: str) -> Checkpoint | None:  # noqa: ANN401 - or a proxy
        """The newest checkpoint."""
        found = await connection.fetchrow(CHECKPOINT, table)
        return await self._newer(connection, table, found, LAST)

    async def milestone(self, connection: Any, table: str, upto: int) -> Checkpoint | None:  # noqa: ANN401 - or a proxy
        """The last checkpoint that was ever kept at or before a row."""
        found = await connection.fetchrow(NEAREST, table, upto)
        return await self._newer(connection, table, found, upto)

    async def _newer(self, connection: Any, table: str, found: Any, upto: int) -> Checkpoint | None:  # noqa: ANN401
        """The checkpoint that was found, or one from the archive if that is newer."""
        if found is None:
            return None
        stones = [Checkpoint(found["seq"], found["data"])] if found["seq"] is not None else []
        if found["archived"]:
            older = (await self.unpacked.whole(connection, table, found["archived"])).stone(upto)
            stones += [older] if older is not None else []
        return max(stones, key=lambda stone: stone.seq, default=None)

    async def has(self, connection: Any, table: str, row_ids: tuple[str, ...]) -> bool:  # noqa: ANN401 - or a proxy
        """Whether a row with one of these ids was archived."""
        archived = await connection.fetchval("select archived from tables where id = $1", table)
        if not archived:
            return False
        whole = await self.unpacked.whole(connection, table, archived)
        return not whole.known.isdisjoint(row_ids)


def _page(whole: Whole, table: str, after: int, most: int) -> list[Row]:
    """As many rows as the log itself would give."""
    rows: list[Row] = []
    size = 0
    for seq in range(after + 1, min(whole.length, after + min(most, ROWS)) + 1):
        if size >= BYTES:
            break
        rows.append(whole.row(table, seq))
        size += len(rows[-1].act) + len(packed(rows[-1].told))
    return rows
