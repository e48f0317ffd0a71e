"""A finished match as the file that `getaway verify` reads."""

from __future__ import annotations

from collections.abc import Iterator

from getaway.games import find
from getaway.kernel import Committed, Refused, from_json, to_json
from getaway.kernel.entries import AnyEntry
from getaway.kernel.logbook import Seal
from getaway.table.acts import AnyAct, Played, Started
from getaway.table.live import Live
from getaway.table.ports import Store
from getaway.table.seats import OVER


async def exported(store: Store, live: Live) -> str:
    """The whole log, then the seal with the seed; refused while the match runs."""
    if live.table.stage != OVER:
        raise Refused("GT-LOG-01")
    if live.table.branch is not None:
        raise Refused("GT-WHATIF-02")
    acts: list[AnyAct] = [from_json(row.act, AnyAct) for row in await store.tail(live.id, 0)]  # type: ignore[arg-type]
    match = live.playing()
    numbers = tuple(seat.number for seat in live.table.seats)
    seal = Seal(
        match.chain.hex(), match.now, "committed", live.seed.hex(), match.chance.drawn, live.table.practice, numbers
    )
    entries = [entry for act in acts for entry in _entries(live, act)]
    return "\n".join(to_json(line).decode() for line in (*entries, seal)) + "\n"


def _entries(live: Live, act: AnyAct) -> Iterator[AnyEntry]:
    """The entries that an act brought; those of the beginning come from the beginning itself."""
    if isinstance(act, Started):
        yield from begun(live)
    elif isinstance(act, Played):
        yield from act.entries


def begun(live: Live) -> list[AnyEntry]:
    """What the match wrote when it was set up: its beginning and the first draws."""
    table = live.table
    chance = Committed(live.seed, [bytes.fromhex(seat.number) for seat in table.seats])
    match = find(table.game).new(table.players, chance=chance, practice=table.practice, **table.options)
    return match.log
