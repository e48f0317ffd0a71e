"""Data that a store gives back spoilt: the table says that it has diverged, and an operator can find out why."""

from __future__ import annotations

import msgspec
import pytest
from tests.fuzz.stored import tables

from getaway.table import Checkpoint
from getaway.table.live import Diverged, Live


@pytest.mark.parametrize(
    "flaw",
    [
        lambda data: b"\xff" + data,
        lambda data: data.replace(b'"chain":"', b'"chain":"no hex'),
        lambda data: data.replace(b'"game":"', b'"game":"no-', 1),
        lambda _: b"{}",
    ],
    ids=["bytes", "chain", "game", "nothing"],
)
def test_a_spoilt_checkpoint_is_a_table_that_has_diverged(flaw: object) -> None:
    """Not a fault of the program's own, which nobody could tell from any other."""
    for stored in tables():
        assert stored.checkpoint is not None
        spoilt = Checkpoint(stored.checkpoint.seq, flaw(stored.checkpoint.data))  # type: ignore[operator]
        with pytest.raises(Diverged):
            Live.load("spoilt", stored._replace(checkpoint=spoilt))


def test_a_spoilt_row_is_where_a_table_diverges() -> None:
    """The row is named."""
    for stored in tables():
        rows = [*stored.rows]
        rows[3] = msgspec.structs.replace(rows[3], act=b"\xff")
        with pytest.raises(Diverged, match=f"row {rows[3].seq}"):
            Live.load("spoilt", stored._replace(rows=rows))
