"""Reading the log in pages: no query gives more rows or bytes than one step of the loop can take."""

from __future__ import annotations

from typing import Any, Final

from getaway.store.rows import row_of
from getaway.table import Row
from getaway.table.ports import Page

ROWS: Final = 200
BYTES: Final = 256 * 1024
"""A page ends with the row that passes this."""

PAGE = """
select table_id, seq, id, act, told, (select max(seq) from log where table_id = $1) as last
from (
    select *, sum(octet_length(act) + octet_length(told)) over (order by seq) - octet_length(act) - octet_length(told)
        as earlier
    from (select * from log where table_id = $1 and seq > $2 order by seq limit $3) as next
) as measured
where earlier < $4
order by seq
"""


async def page(connection: Any, table: str, after: int, most: int = ROWS) -> Page:  # noqa: ANN401 - or a pool's proxy
    """The next rows after a number."""
    found = await connection.fetch(PAGE, table, after, min(most, ROWS), BYTES)
    return Page([row_of(record) for record in found], found[0]["last"] if found else after)


async def between(connection: Any, table: str, after: int, upto: int) -> list[Row]:  # noqa: ANN401 - or a pool's proxy
    """The rows after a number up to another, page by page."""
    rows: list[Row] = []
    while after < upto:
        found = await page(connection, table, after, upto - after)
        if not found.rows:
            break
        rows += found.rows
        after = rows[-1].seq
    return rows
