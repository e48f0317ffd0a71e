"""What the seats of a table may not know, in all of its past, so that tests can look for it in what browsers receive.

It follows from what the fields of the state declare, and from nothing that is ever sent.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from getaway.games import find
from getaway.kernel import Seat, State, known, to_json
from getaway.store import PostgresStore
from getaway.table import Stored
from getaway.table.live import Live

WORD: Final = re.compile(r"(?:\d+:)?([a-z][a-z0-9-]+)")
"""A name, perhaps with the seat that it belongs to."""
UNKNOWN: Final = -1
SHORTEST: Final = 4
"""A row of fewer numbers may be anything."""

Data = Any


class Row(msgspec.Struct, frozen=True):
    """Numbers in a row, and how much of it the seat may know just then."""

    told: tuple[int, ...]
    mine: tuple[int, ...]


class Truth(msgspec.Struct, frozen=True):
    """What one seat may not know: names that it could meet nowhere, and rows of numbers.

    `known` are the rows that it may see at some moment, which are no secret at any other.
    """

    words: list[str]
    rows: list[Row]
    known: list[tuple[int, ...]]


class Teller:
    """Tells the tests what a table's seats may not know."""

    def __init__(self, dsn: str) -> None:
        self.dsn = dsn

    def __call__(self, table: str) -> dict[str, Any]:
        """By seat."""
        return {"seats": msgspec.to_builtins(asyncio.run(self._told(table)))}

    async def _told(self, table: str) -> list[Truth]:
        store = PostgresStore(self.dsn)
        await store.start()
        try:
            return await truths(store, table)
        finally:
            await store.stop()


async def truths(store: PostgresStore, table: str) -> list[Truth]:
    """For each seat, from every state that the table was in after a row."""
    game, states = await past(store, table)
    words = {word for g in states for word in words_in(everything(g))} - find(game).verbs.keys()
    return [truth(states, seat, words) for seat in range(states[0].players)]


async def past(store: PostgresStore, table: str) -> tuple[str, list[State]]:
    """The game that is played at a table, and its state after each row since the match began."""
    stored = await store.load(table)
    assert stored is not None
    live = Live.load(table, Stored(stored.seed, None, (), ()))
    states: list[State] = []
    for row in await store.tail(table, 0):
        live.take(row)
        if live.match is not None:
            states.append(live.match.g.copy())
    return live.table.game, states


def truth(states: list[State], seat: Seat, words: set[str]) -> Truth:
    """What a seat may not know of all this; what the others know, and what nobody does."""
    mine = [plain(known(g, seat)) for g in states]
    own = {word for data in mine for word in words_in(data)}
    rows = {
        row
        for g, data in zip(states, mine, strict=True)
        for told in (everything(g), *[plain(known(g, other)) for other in range(g.players)])
        for row in rows_in(told, data)
    }
    seen = {row.told for data in mine for row in rows_in(data, data)}
    secret = [
        row for row in rows if any(one not in {UNKNOWN, two} for one, two in zip(row.told, row.mine, strict=True))
    ]
    return Truth(sorted(words - own), secret, list(seen))


def everything(g: State) -> Data:
    """A whole state."""
    return plain({name: getattr(g, name) for name in g.__struct_fields__ if name != "tape"})


def plain(value: object) -> Data:
    """Something as it would be sent."""
    return msgspec.json.decode(to_json(value))


def words_in(data: Data) -> Iterator[str]:
    """All names in it."""
    if isinstance(data, str):
        found = WORD.fullmatch(data)
        if found:
            yield found[1]
    elif isinstance(data, list):
        for each in data:
            yield from words_in(each)
    elif isinstance(data, dict):
        for name, each in data.items():
            yield name
            yield from words_in(each)


def rows_in(told: Data, mine: Data) -> Iterator[Row]:
    """The rows of numbers that lie at the same place in both."""
    if isinstance(told, dict) and isinstance(mine, dict):
        for name in told.keys() & mine.keys():
            yield from rows_in(told[name], mine[name])
    elif isinstance(told, list) and isinstance(mine, list) and len(told) == len(mine):
        if all(type(each) is int for each in (*told, *mine)):
            yield from [Row(tuple(told), tuple(mine))] if len(told) >= SHORTEST else []
            return
        for one, other in zip(told, mine, strict=True):
            yield from rows_in(one, other)
