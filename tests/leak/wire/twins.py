"""The same table in another world: one that differs only in what an audience may not know.

The match is another one by the game's own sampler. Besides, the others have other secrets, other notes, other seeds,
were told other things, and their counters stand elsewhere.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
from tests.leak.wire.sides import Side

from getaway.kernel import SPECTATOR, Committed, Match, Record, Seat, Seeded, State, to_json
from getaway.kernel.entries import Past
from getaway.kernel.inside import inside
from getaway.kernel.position import Position, position
from getaway.kernel.record import seen
from getaway.kernel.undo import Mark, mark_before
from getaway.kernel.worlds import build
from getaway.suite.leaks import knows
from getaway.table import Checkpoint, Row, Stored, key_of
from getaway.table.acts import PERSON, Seating
from getaway.table.live import Kept, Live

TRIES = 200
SHOWN_OF_A_SEED = 8
"""Bots choose by this many bytes of the seed: they must choose the same in both worlds."""


class NoTwin(Exception):
    """The sampler found no world that leaves the audience what it knows."""


# Another match


def oldest(match: Match) -> Mark:
    """The checkpoint that an undo may go back to: both worlds must go back alike."""
    return mark_before(inside(match).marks, inside(match).fixed)


def record_at(match: Match, seat: Seat, mark: Mark) -> Record:
    """What an audience knew at a checkpoint, and what it was sent since."""
    game, since = match.game, inside(match).line[mark.length :]
    rev = mark.revs[seat]
    return msgspec.structs.replace(
        match.record(seat),
        at=mark.at,
        view=game.view(mark.base, seat),
        memory=game.memory(mark.base, seat),
        since=tuple(seen(entry, seat) for entry in since),
        mark=rev,
        told=tuple(to_json(item) for item in inside(match).audiences.holding(seat, rev)),
    )


def another(match: Match, seat: Seat, dice: Random) -> tuple[State, list[Past]]:
    """A checkpoint and the entries since, in another world of this audience.

    The kernel's own filter is left out, so that a leak is seen and not sampled away.
    """
    mark = oldest(match)
    record = record_at(match, seat, mark)
    for _ in range(TRIES):
        state, hidden = match.game.sample(record, dice)
        world = build(match.game, record, state, hidden, Seeded(dice.randrange(1 << 62)))
        if world is None or len(inside(world).line) != len(inside(match).line) - mark.length:
            continue
        if knows(state, seat) == knows(mark.base, seat) and knows(world.g, seat) == knows(match.g, seat):
            return state, inside(world).line
    raise NoTwin


# Another table around it


class Twin:
    """How the other world differs for everybody but one audience."""

    def __init__(self, live: Live, seat: Seat, dice: Random) -> None:
        self.live, self.seat, self.dice = live, seat, dice
        self.own = seat % (live.table.players + 1)
        self.shifts = [self._shift(each) for each in (*range(live.table.players), SPECTATOR)]
        self.seed = live.seed[:SHOWN_OF_A_SEED] + hashlib.sha256(live.seed).digest()[SHOWN_OF_A_SEED:]

    def _shift(self, seat: Seat) -> int:
        # a bot chooses by the number of its question: that must be the same
        bot = seat != SPECTATOR and self.live.table.seats[seat].kind != PERSON
        return 0 if seat == self.seat or bot else self.dice.randrange(1, 9)

    def secret(self, secret: str, seat: Seat) -> str:
        """A seat's secret there."""
        return secret if seat == self.seat else secret[::-1]

    def kept(self, secrets: Mapping[Seat, str]) -> Kept:
        """The checkpoint of the other world."""
        live, table = self.live, self.live.table
        seats = tuple(self._seating(seating, secrets.get(seat)) for seat, seating in enumerate(table.seats))
        revs = self._moved(live.revs)
        there = msgspec.structs.replace(table, seats=seats)
        kept = Kept(there, revs, live.due, live.last, self._position())
        alone = Live.load(live.id, Stored(live.seed, Checkpoint(live.seq, to_json(kept)), (), ()))
        return msgspec.structs.replace(kept, due=alone._next_due())

    @staticmethod
    def _seating(seating: Seating, secret: str | None) -> Seating:
        return msgspec.structs.replace(seating, keys=(key_of(secret),) if secret and seating.keys else seating.keys)

    def _position(self) -> Position:
        match = self.live.playing()
        state, line = another(match, self.seat, self.dice)
        here = position(match, undoable=True)
        base = state.copy()
        base.tape = msgspec.UNSET
        reached: Any = here.reached
        sinces = [since + self.shifts[ask.seat] for ask, since in zip(match.asks, reached.sinces, strict=True)]
        return msgspec.structs.replace(
            here,
            revs=self._moved(here.revs),
            base=msgspec.Raw(to_json(base)),
            since=tuple(line),
            chain=here.chain[::-1],
            reached=msgspec.structs.replace(
                reached,
                puts=self._moved(reached.puts),
                sinces=tuple(sinces),
                lens=tuple(map(self._moved, reached.lens)),
            ),
        )

    def _moved(self, revs: Sequence[int]) -> tuple[int, ...]:
        return tuple(rev + shift for rev, shift in zip(revs, self.shifts, strict=True))

    def row(self, row: Row) -> Row:
        """A row of the past: the audience was told the same, the others were not."""
        told = [row.told[i if len(row.told) > 1 else 0] for i in range(len(self.shifts))]
        elsewhere = [text if i == self.own else self._other_items() for i, text in enumerate(told)]
        return msgspec.structs.replace(row, act=b'{"act":"elsewhere"}', told=tuple(elsewhere))

    def _other_items(self) -> bytes:
        said = ["x" * self.dice.randrange(9) for _ in range(self.dice.randrange(3))]
        return to_json([{"item": "told", "rev": i, "event": text} for i, text in enumerate(said)])


# Into the other database


async def lay(here: Side, there: Side, seat: Seat, dice: Random) -> Twin:
    """Put a twin of the table that is played here into the store over there."""
    live = await here.live()
    twin = Twin(live, seat, dice)
    there.table = here.table
    there.secrets = {each: twin.secret(secret, each) for each, secret in here.secrets.items()}
    kept = twin.kept(there.secrets)
    rows = [twin.row(row) for row in await here.store.tail(live.id, 0)]
    await there.forget()
    async with there.store.connected() as connection:
        await connection.execute("delete from tables where id = $1", live.id)
    await there.store.open(live.id, twin.seed, rows[0])
    await asyncio.gather(*[there.store.append(row) for row in rows[1:]])
    await there.store.check(live.id, Checkpoint(live.seq, to_json(kept)))
    async with there.store.connected() as connection:
        if kept.due is not None:
            await connection.execute("insert into due (table_id, at) values ($1, $2)", live.id, kept.due)
    for each in range(live.table.players):
        text = await here.store.notes(live.id, each)
        await there.store.write_notes(live.id, each, text if each == seat else f"{text}, or so it seems")
    return twin


@contextmanager
def same_chance() -> Iterator[dict[bytes, bytes]]:
    """The draws of a twin are those of the table it was taken from, though its seed is another one."""
    seeds: dict[bytes, bytes] = {}

    def chance(seed: bytes, numbers: Sequence[bytes] = (), drawn: int = 0) -> Committed:
        return Committed(seeds.get(seed, seed), numbers, drawn)

    with patch("getaway.table.live.Committed", chance):
        yield seeds
