"""Letting go of a table for newer rules: from then on the store takes no row of older ones."""

from __future__ import annotations

from typing import Any

from getaway.store.appending import KEEP
from getaway.table import Checkpoint

LOCK = "select rules from tables where id = $1 for update"
"""Rows that are appended meanwhile wait for it, and it for those that were appended before."""
LAST = "select greatest(archived, (select max(seq) from log where table_id = tables.id)) from tables where id = $1"
SWITCH = "update tables set rules = $2 where id = $1"


async def hand_over(connection: Any, table: str, checkpoint: Checkpoint, version: int) -> bool:  # noqa: ANN401 - a proxy
    """Keep the checkpoint of the last row for rules of this version; False if it isn't that of the last row.

    A table that was let go already stays as it is.
    """
    rules = await connection.fetchval(LOCK, table)
    if rules is not None and rules >= version:
        return True
    if rules is None or await connection.fetchval(LAST, table) != checkpoint.seq:
        return False
    await connection.execute(KEEP, table, checkpoint.seq, checkpoint.data)
    await connection.execute(SWITCH, table, version)
    return True
