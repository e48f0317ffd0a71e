"""The tables of one node: run first, then write, then tell.

Any node may serve any table. Correctness rests on the store, where a row's number is taken once; speed on the tables
that are kept in memory here. A lost race drops what is in memory, reads what the winner wrote, and judges again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

from getaway.bots import AtRandom
from getaway.kernel import SPECTATOR, Refused, Seat
from getaway.table import bounds, branching, deciding, opening, reports
from getaway.table.acts import PERSON, AnyAct, Branch, Rematched, Started
from getaway.table.branching import Sampler
from getaway.table.commands import AnyCommand, Rematch, Say
from getaway.table.leading import AnyLead, Leading
from getaway.table.live import GRACE, THINKING, Live, Overtaken
from getaway.table.messages import Seated
from getaway.table.ports import Row, StoreDown
from getaway.table.room import Room
from getaway.table.seats import OVER
from getaway.table.vetting import known

ATTEMPTS = 8
"""So often a command is judged anew after a lost race."""
CHECKPOINT_EVERY = 25
"""So many rows lie between two checkpoints."""
LATE = 6_000
"""Milliseconds after which a command is not begun any more: its client is about to send it again."""
TRIES = 20
"""So many answers a bot tries where the rules stumble over its choice."""

Append = Callable[[Row], Awaitable[bool]]
Decide = Callable[[Live, int], AnyAct]
Ids = Callable[[Live], tuple[str, ...]]
"""The id a row is to have at this table, then others under which it may have been written."""


def ids_of(key: str, command: str) -> Ids:
    """The ids of a command: by its seat, so that a seat that was moved is the same; earlier programs wrote the key."""

    def ids(live: Live) -> tuple[str, ...]:
        seat, earlier = live.table.seat_of(key), f"{key[:16]}:{command}"
        return (f"s{seat}:{command}", earlier) if seat is not None else (earlier,)

    return ids


def kind_of(trace: str) -> str:
    """What tells a fault from others: its type, and the place in the code, without what it was about."""
    lines = trace.rstrip().splitlines()
    places = [line.strip() for line in lines if line.startswith("  File ")]
    raised = [line for line in lines if line[:1].isalpha() and not line.startswith("Traceback")]
    return f"{places[-1] if places else ''} {raised[-1].partition(':')[0] if raised else ''}"


class NothingDue(Exception):
    """A table was looked at for nothing."""


class Stuck(Exception):
    """Something is due at a table and cannot be done, since the rules stumble over it; nothing happened since then."""

    def __init__(self, since: int) -> None:
        super().__init__(since)
        self.since = since


class Tables(Leading):
    """All tables that this process has to do with, and what can be done at them."""

    sampler: Sampler = staticmethod(branching.world_here)
    """Who draws worlds for what-ifs."""

    # Opening and sitting down

    async def try_out(self, game: str, players: int, options: Mapping[str, Any], whom: str = "") -> None:
        """Refuse what the game refuses, for somebody who may have to wait for a check."""
        await self.vetting.vet(known(game), options, whom)
        opening.try_out(game, players, options)

    async def open(self, wanted: opening.Wanted, whom: str = "") -> Seated:
        """A new table, and its host's secret; with the same secret it is the same table."""
        await self.vetting.vet(known(wanted.game), wanted.options, whom)
        secret = wanted.secret or opening.new_secret()
        key, table = opening.key_of(secret), opening.id_of(secret)
        await self._lay(opening.opened(wanted, key, self.now()), table)
        return Seated(table, await self._held(table, key), secret)

    async def _lay(self, act: Any, table: str) -> None:  # noqa: ANN401 - Opened
        """Open a table under this id, unless it's open already."""
        live, row = opening.laid(act, table)
        await self.store.open(table, live.seed, row)

    async def sit(self, table: str, name: str, number: str, wanted: Seat | None = None, secret: str = "") -> Seated:
        """Sit down at a table; with the same secret it is the same seat."""
        secret = secret or opening.new_secret()
        key = opening.key_of(secret)

        def decide(live: Live, at: int) -> AnyAct:
            bounds.fits(live.seq, self.rows)
            return deciding.sit(live, name, key, number, wanted, at)

        return await self._seated(table, secret, decide)

    async def rekey(
        self, table: str, holder: str, secret: str = "", *, only: bool = False, spare: tuple[str, ...] = ()
    ) -> Seated:
        """Another secret for the seat of whoever holds this key, beside those it has or as the only one.

        Sent again with the same secret, nothing happens twice. `spare` are keys that stay in any case.
        """
        secret = secret or opening.new_secret()
        key = opening.key_of(secret)

        def decide(live: Live, at: int) -> AnyAct:
            bounds.fits(live.seq, self.rows)
            return deciding.rekey(live, holder, key, at, ends=deciding.others(live, holder, spare) if only else ())

        return await self._seated(table, secret, decide)

    async def _seated(self, table: str, secret: str, decide: Decide) -> Seated:
        """The seat that a secret opens, or that it opens once this is decided."""
        key = opening.key_of(secret)
        async with self.room(table) as room:
            opens = room.live.table.seat_of(key) is not None
        if opens:
            await self.store.has(table, f"key:{key}")  # for good
        else:
            await self._do(table, decide, f"key:{key}")
        return Seated(table, await self._held(table, key), secret)

    async def keep(self, table: str, holder: str, key: str) -> Seat:
        """Let an account keep the seat of whoever holds a key, by a key of its own that no secret opens."""

        def decide(live: Live, at: int) -> AnyAct:
            bounds.fits(live.seq, self.rows)
            return deciding.rekey(live, holder, key, at, kept=True)

        async with self.room(table) as room:
            opens = room.live.table.seat_of(key) is not None
        if not opens:
            await self._do(table, decide, None)
        return await self._held(table, key)

    async def _held(self, table: str, key: str) -> Seat:
        """The seat that a key opens now."""
        async with self.room(table) as room:
            seat = room.live.table.seat_of(key)
        if seat is None:
            raise Refused("GT-KEY-01")
        return seat

    # Commands

    async def command(self, table: str, key: str, command: AnyCommand) -> None:
        """Carry out a command of whoever holds this key, once; raises `Refused` where a clause forbids it."""

        def decide(live: Live, at: int) -> AnyAct:
            seat = self._seat(live, key)
            self.take_on(live, seat, command)
            return deciding.decide(live, seat, command, at)

        named = ids_of(key, command.id)
        if isinstance(command, AnyLead):
            await self.lead(table, key, command)
        elif isinstance(command, Say) and reports.is_report(command.text):
            await self.report(table, key, command.id, reports.words_of(command.text))
        elif isinstance(command, Rematch):
            await self._again(table, key, named)
        else:
            await self._do(table, decide, named)

    async def report(self, table: str, key: str, report_id: str, words: str) -> reports.Filed:
        """Keep what a player reports of this moment; nobody at the table hears of it."""
        async with self.room(table) as room:
            seat = self._seat(room.live, key)
            found = reports.report(room.live, seat, f"s{seat}:{report_id}", words)
            room.used.take("report", seat, bounds.REPORTS, self.now())
        await self.store.file_report(found)
        return reports.Filed(found.quote, found.moment)

    async def what_if(self, table: str, key: str, wanted: branching.WhatIf, whom: str = "") -> branching.Tried:
        """A table of one's own from a moment of this one on; at this one nothing happens."""
        secret = wanted.secret or opening.new_secret()
        already = await self._tried(secret) if wanted.secret else None
        if already is not None:
            return already
        async with self.past.moment(table, key, wanted.moment) as moment:
            seat, over, held = moment.seat, moment.over, moment.live.table
            found = branching.known_at(moment)
        where = await branching.position_of(found, lambda record, seed: self.sampler(record, seed, whom or key))
        secrets = branching.secrets_of(secret, held.players, seat, alone=wanted.alone)
        branch = Branch(table, wanted.moment, seat, where, open=over)
        await self._lay(branching.opened(held, branch, secrets, self.now()), opening.id_of(secret))
        return branching.Tried(opening.id_of(secret), seat, secrets)

    async def _tried(self, secret: str) -> branching.Tried | None:
        """The what-if that this secret has opened, if there is one."""
        try:
            async with self.room(opening.id_of(secret)) as room:
                return branching.tried(room.live.table, secret)
        except Refused as refused:
            if refused.clause != "GT-TABLE-01":
                raise
            return None

    async def _again(self, table: str, key: str, named: Ids) -> None:
        """A rematch; the act is where the others find it."""
        try:
            decide = await self._laid_again(table, key)
        except Refused:
            async with self.room(table) as room:
                ids = named(room.live)
            if await self.store.has(table, *ids):
                return
            raise
        await self._do(table, decide, named)

    async def _laid_again(self, table: str, key: str) -> Decide:
        """A new table for the same people."""
        async with self.room(table) as room:
            live = room.live
            seat = self._seat(live, key)
            if seat == SPECTATOR:
                raise Refused("GT-SEAT-01")
            if live.table.seats[seat].kind != PERSON:
                raise Refused("GT-AWAY-02")
            if live.table.branch is not None:
                raise Refused("GT-WHATIF-02")
            if live.table.stage != OVER or live.table.rematch:
                raise Refused("GT-REMATCH-01")
            again, other = opening.opened_again(live.table, self.now()), opening.again_id(live.seed)
        await self._lay(again, other)

        def decide(live: Live, at: int) -> AnyAct:
            if live.table.rematch:
                raise Refused("GT-REMATCH-01")
            return Rematched(table=other, at=at)

        return decide

    async def _do(self, table: str, decide: Decide, named: Ids | str | None, append: Append | None = None) -> None:
        """Judge and run, write, tell: in this order, again after a lost race. What is in the log already is done."""
        received = self.now()
        async with self.room(table) as room:
            for _ in range(ATTEMPTS):
                ids = named(room.live) if callable(named) else (named,) if named else ()
                if any(each in room.live.ids for each in ids) and await self.store.has(table, *ids):
                    return
                self._in_time(received, ids)
                try:
                    done = await self._attempt(room, decide, received, ids[0] if ids else None, append)
                except NothingDue:
                    raise
                except Refused:
                    if ids and await self.store.has(table, *ids):
                        return
                    if await room.catch_up():
                        continue  # refused by what is no longer so
                    raise
                except BaseException:
                    room.drop()  # half done, or not known to be stored
                    raise
                if done:
                    return
                await room.reload()
                if ids and await self.store.has(table, *ids):
                    return
        raise Refused("GT-BUSY-01")

    def _in_time(self, received: int, ids: tuple[str, ...]) -> None:
        """Leave a command that has waited for long to whoever sends it again.

        Else it could be carried out after that one was refused.
        """
        if ids and self.now() - received > LATE:
            raise StoreDown("a command waited for too long")

    async def _attempt(
        self, room: Room, decide: Decide, received: int, row_id: str | None, append: Append | None
    ) -> bool:
        """One way through; whether its row is in the log. A claim's own `append` is that of somebody who was woken."""
        live, overtaken, woken = room.live, None, append is not None
        try:
            act = decide(live, max(received, live.last))
            row = live.commit(act, row_id, woken=woken)
        except Overtaken as late:
            overtaken, act = late, late.act
            row = live.commit(act, woken=woken)
        finally:
            await self._file_incidents(live)
        room.unsaid = row
        if not await (append or self.store.append)(row):
            return False
        room.unsaid = None
        room.tell()
        await self.bus.publish(room.id, row.seq)
        self._keep_checkpoint(live, act)
        if overtaken is not None and not woken:  # a bot that came too late is nobody to refuse
            raise overtaken.refused
        return True

    async def _file_incidents(self, live: Live) -> None:
        """Keep what the rules stumbled over."""
        match = live.match
        if match is None or not match.incidents:
            return
        incidents, match.incidents = match.incidents, []
        for incident in incidents:
            body = f"{incident.entry!r}\n{incident.trace}"
            await self.file_incident(live.id, live.seq, body, kind_of(incident.trace))

    def _keep_checkpoint(self, live: Live, act: AnyAct) -> None:
        """A checkpoint is a copy of what the log says, so it is written whenever there is time.

        There is one from the start on: newer rules go on from it, and cannot begin as the older ones did.
        """
        if live.seq % CHECKPOINT_EVERY == 0 or live.table.stage == OVER or isinstance(act, Started):
            self._chore(self.store.check(live.id, live.checkpoint()))

    def _chore(self, work: Awaitable[None]) -> None:
        async def run() -> None:
            with suppress(StoreDown):
                await work

        task = asyncio.create_task(run())
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    # Time

    async def wake(self, table: str, append: Append) -> None:
        """Do what is due at a table: let its bots answer, fire its deadlines; raises `Stuck` where that fails."""
        with suppress(NothingDue):
            await self._do(table, self._due, None, append)

    def _due(self, live: Live, at: int) -> AnyAct:
        if live.due is None or live.due > at:
            raise NothingDue
        if bounds.overflows(live.seq, self.rows):
            raise Stuck(live.last)
        match, zero = live.playing(), live.table.zero
        bots = [seat for seat in live.bots_asked() if live.table.asked[seat] + THINKING <= at]
        if bots:
            return self._bot_answers(live, bots[0], at)
        late = [due.at for due in match.game.deadlines(match.g) if zero + due.at + GRACE <= at]
        played = deciding.ring(live, max(late, default=0), at)
        if not played.entries:
            raise Stuck(live.last)
        return played

    @staticmethod
    def _bot_answers(live: Live, seat: Seat, at: int) -> AnyAct:
        match = live.playing()
        ask = next(ask for ask in match.asks if ask.seat == seat)
        for i in range(TRIES):
            bot = AtRandom(int.from_bytes(live.seed[:8], "big") + i)
            wish = bot.choose(ask, lambda: match.record(seat))
            try:
                return deciding.answer(live, seat, wish, ask.id, at)
            except Refused as refused:
                stumbled = refused
        raise Stuck(live.last) from stumbled
