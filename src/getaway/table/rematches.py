"""Rematches: the same people at a new table."""

from __future__ import annotations

import msgspec

from getaway.kernel import SPECTATOR, Refused
from getaway.table import opening
from getaway.table.access import seat_of
from getaway.table.acts import PERSON, AnyAct, Rematched
from getaway.table.around import next_stage
from getaway.table.committing import Committer, Decide, Ids
from getaway.table.live import Live
from getaway.table.seats import OVER
from getaway.table.vetting import known


class Rematches:
    """Opens the next table for those who have just played."""

    def __init__(self, committer: Committer) -> None:
        self.house = committer.house
        self.committer = committer

    async def again(self, table: str, key: str, named: Ids, *, onward: bool = False) -> None:
        """A rematch, or `onward` to the next mission; the act is where the others find it."""
        try:
            decide = await self._laid_again(table, key, onward=onward)
        except Refused:
            async with self.house.room(table) as room:
                ids = named(room.live)
            if await self.house.store.has(table, *ids):
                return
            raise
        await self.committer.do(table, decide, named)

    async def _laid_again(self, table: str, key: str, *, onward: bool) -> Decide:
        """A new table for the same people."""
        async with self.house.room(table) as room:
            live = room.live
            seat = seat_of(live, key)
            if seat == SPECTATOR:
                raise Refused("GT-SEAT-01")
            if live.table.seats[seat].kind != PERSON:
                raise Refused("GT-AWAY-02")
            if live.table.branch is not None:
                raise Refused("GT-WHATIF-02")
            if live.table.stage != OVER or live.table.rematch:
                raise Refused("GT-REMATCH-01")
            again, other = opening.opened_again(live.table, self.house.now()), opening.again_id(live.seed)
            if onward:
                options = next_stage(known(again.game), again.options)
                opening.try_out(again.game, live.table.players, options)
                again = msgspec.structs.replace(again, options=options)
        await opening.lay(self.house.store, again, other)

        def decide(live: Live, at: int) -> AnyAct:
            if live.table.rematch:
                raise Refused("GT-REMATCH-01")
            return Rematched(table=other, at=at)

        return decide
