"""Tables stored by an earlier release of the program go on under this one.

A file is one table in the middle of a match: its seed, a checkpoint half-way and one at the end, then every row of its
log. The rules version is today's, so everything must come out the same; what people were told, to the byte. A table of
older rules is another matter; see `test_older_rules`. When the rules version goes up, a file moves there.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from getaway.kernel import from_json
from getaway.table import Row, Stored
from getaway.table.deciding import answer
from getaway.table.live import Live, kept_in
from getaway.table.ports import Checkpoint

FOLDER = Path(__file__).parent / "stored"
FILES = sorted(path.stem for path in FOLDER.glob("*.jsonl"))
stored_tables = pytest.mark.parametrize("name", FILES)


class Head(msgspec.Struct):
    """The table's id and the seed of its draws."""

    table: str
    seed: str


class Saved(NamedTuple):
    """A table as it was stored."""

    head: Head
    half: Checkpoint
    end: Checkpoint
    rows: tuple[Row, ...]

    def loaded(self, checkpoint: Checkpoint | None, rows: tuple[Row, ...]) -> Live:
        """The table as a node reads it."""
        return Live.load(self.head.table, Stored(bytes.fromhex(self.head.seed), checkpoint, (), rows))

    def since(self, checkpoint: Checkpoint) -> tuple[Row, ...]:
        """The rows after a checkpoint."""
        return tuple(row for row in self.rows if row.seq > checkpoint.seq)


def saved(name: str) -> Saved:
    """A table from its file."""
    head, half, end, *rows = (FOLDER / f"{name}.jsonl").read_bytes().splitlines()
    kept = tuple(from_json(line, Row) for line in rows)
    return Saved(from_json(head, Head), from_json(half, Checkpoint), from_json(end, Checkpoint), kept)


@stored_tables
def test_its_log_leads_to_the_same_table(name: str) -> None:
    """Every row keeps its place in the hash chain, and the checkpoint at the end holds what was stored."""
    table = saved(name)
    assert kept_in(table.loaded(None, table.rows).checkpoint()) == kept_in(table.end)


@stored_tables
def test_every_audience_is_told_the_same(name: str) -> None:
    """What this program says of each act is what the earlier one said, byte for byte."""
    table = saved(name)
    live = Live(table.head.table, bytes.fromhex(table.head.seed))
    for row in table.rows:
        live.take(msgspec.structs.replace(row, told=()))
        assert live.story[-1].told == row.told


@stored_tables
def test_it_goes_on_from_a_checkpoint(name: str) -> None:
    """A stored position is read, the rows since are carried out, and people play on."""
    table = saved(name)
    live = table.loaded(table.half, table.since(table.half))
    assert kept_in(live.checkpoint()) == kept_in(table.end)
    dice, played = Random(1), 0  # noqa: S311 - play isn't cryptography
    while not live.playing().over and played < 20:
        ask = live.playing().asks[0]
        live.commit(answer(live, ask.seat, ask.choice.by_verb(dice), ask.id, live.last + 500))
        played += 1
    assert played
    assert not live.playing().incidents
