"""A match as the file that `getaway verify` reads."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Sequence

import msgspec

from getaway.games import find
from getaway.kernel import Committed, Refused, from_json
from getaway.kernel.entries import AnyEntry
from getaway.kernel.inside import inside
from getaway.kernel.logbook import Seal, Sealing
from getaway.table.acts import AnyAct, Played, Started
from getaway.table.live import Live
from getaway.table.loading import rows_after
from getaway.table.ports import Row, Store
from getaway.table.seats import CARRIED, OVER
from getaway.table.slices import Gate, Work

CHUNK = 64 * 1024
"""Characters that are sent in one go."""


def exported(store: Store, live: Live, gate: Gate, *, early: bool = False) -> AsyncIterator[str]:
    """The whole log in parts, then the seal with the seed; while the match runs refused, unless it may be `early`."""
    match = live.playing()
    if live.table.stage != OVER and not early:
        raise Refused("GT-LOG-01")
    if live.table.branch is not None:
        raise Refused("GT-WHATIF-02")
    if live.table.brought == CARRIED:
        raise Refused("GT-FILE-06")
    numbers = tuple(seat.number for seat in live.table.seats)
    drawn = inside(match).chance.drawn
    seal = Seal(
        match.chain.hex(),
        match.now,
        "committed",
        live.seed.hex(),
        drawn,
        live.table.practice,
        numbers,
        tuple(seat.name if seat.keys else "" for seat in live.table.seats),
    )
    rows = rows_after(store, live.id, 0, upto=live.seq)
    return _in_parts(rows, begun(live), seal, gate.work())


async def _in_parts(rows: AsyncIterator[Row], beginning: list[AnyEntry], seal: Seal, work: Work) -> AsyncGenerator[str]:
    part: list[str] = []
    size = 0
    sealing = Sealing()
    async for row in rows:
        for entry in _entries(from_json(row.act, AnyAct), beginning):  # type: ignore[arg-type]
            part.append(sealing.line(entry))
            size += len(part[-1])
        if size > CHUNK:
            yield "".join(part)
            part, size = [], 0
        await work.step()
    yield "".join([*part, sealing.end(seal)])


def _entries(act: AnyAct, beginning: list[AnyEntry]) -> Sequence[AnyEntry]:
    """The entries that an act brought; those of the beginning come from a set-up by the rules as they are now."""
    if isinstance(act, Started):
        began, *drawn = beginning
        return [msgspec.structs.replace(began, version=act.version), *drawn, *act.entries]
    return act.entries if isinstance(act, Played) else ()


def begun(live: Live) -> list[AnyEntry]:
    """What the match wrote when it was set up: its beginning and the first draws."""
    table = live.table
    chance = Committed(live.seed, [bytes.fromhex(seat.number) for seat in table.seats])
    match = find(table.game).new(table.players, chance=chance, practice=table.practice, vetted=True, **table.options)
    return match.log
