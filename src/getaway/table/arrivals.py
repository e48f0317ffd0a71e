"""Opening tables, sitting down at them, and the keys of seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from getaway.kernel import Refused, Seat
from getaway.table import deciding, opening
from getaway.table.acts import AnyAct
from getaway.table.bounds import Limits
from getaway.table.committing import Committer, Decide
from getaway.table.live import Live
from getaway.table.messages import Seated
from getaway.table.vetting import Vetting, known


class Arrivals:
    """How people come to the tables of a house."""

    def __init__(self, committer: Committer, limits: Limits, vetting: Vetting) -> None:
        self.house = committer.house
        self.committer = committer
        self.limits = limits
        self.vetting = vetting

    async def try_out(self, game: str, players: int, options: Mapping[str, Any], whom: str = "") -> None:
        """Refuse what the game refuses, for somebody who may have to wait for a check."""
        await self.vetting.vet(known(game), options, whom)
        opening.try_out(game, players, options)

    async def open(self, wanted: opening.Wanted, whom: str = "") -> Seated:
        """Open a table and return its host's secret; the same secret means the same table."""
        await self.vetting.vet(known(wanted.game), wanted.options, whom)
        secret = wanted.secret or opening.new_secret()
        key, table = opening.key_of(secret), opening.id_of(secret)
        await opening.lay(self.house.store, opening.opened(wanted, key, self.house.now()), table)
        return Seated(table, await self._held(table, key), secret)

    async def sit(self, table: str, name: str, number: str, wanted: Seat | None = None, secret: str = "") -> Seated:
        """Sit down at a table; the same secret means the same seat."""
        secret = secret or opening.new_secret()
        key = opening.key_of(secret)

        def decide(live: Live, at: int) -> AnyAct:
            self.limits.fits(live.seq)
            return deciding.sit(live, name, key, number, wanted, at)

        return await self._seated(table, secret, decide)

    async def rekey(
        self, table: str, holder: str, secret: str = "", *, only: bool = False, spare: tuple[str, ...] = ()
    ) -> Seated:
        """Give the seat of this key another secret, beside those it has or as the only one.

        Sent again with the same secret, nothing happens twice. Keys in `spare` stay in any case.
        """
        secret = secret or opening.new_secret()
        key = opening.key_of(secret)

        def decide(live: Live, at: int) -> AnyAct:
            self.limits.fits(live.seq)
            return deciding.rekey(live, holder, key, at, ends=deciding.others(live, holder, spare) if only else ())

        return await self._seated(table, secret, decide)

    async def _seated(self, table: str, secret: str, decide: Decide) -> Seated:
        """The seat that a secret opens, or that it opens once this is decided."""
        key = opening.key_of(secret)
        async with self.house.room(table) as room:
            opens = room.live.table.seat_of(key) is not None
        if opens:
            await self.house.store.has(table, f"key:{key}")  # for good
        else:
            await self.committer.do(table, decide, f"key:{key}")
        return Seated(table, await self._held(table, key), secret)

    async def keep(self, table: str, holder: str, key: str) -> Seat:
        """Let an account keep the seat of this key, by a key of its own that no secret opens."""

        def decide(live: Live, at: int) -> AnyAct:
            self.limits.fits(live.seq)
            return deciding.rekey(live, holder, key, at, kept=True)

        async with self.house.room(table) as room:
            opens = room.live.table.seat_of(key) is not None
        if not opens:
            await self.committer.do(table, decide, None)
        return await self._held(table, key)

    async def _held(self, table: str, key: str) -> Seat:
        """The seat that a key opens now."""
        async with self.house.room(table) as room:
            seat = room.live.table.seat_of(key)
        if seat is None:
            raise Refused("GT-KEY-01")
        return seat
