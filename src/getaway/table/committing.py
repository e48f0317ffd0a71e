"""Run first, then write, then tell.

Any node may serve any table. Correctness rests on the store, where a row's number is taken once; speed on the tables
that are kept in memory here. A lost race drops what is in memory, reads what the winner wrote, and judges again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from getaway.kernel import Refused
from getaway.table import tracing
from getaway.table.acts import AnyAct, Started
from getaway.table.house import House
from getaway.table.live import Live, Overtaken
from getaway.table.ports import Row, StoreDown
from getaway.table.room import Room
from getaway.table.seats import OVER

ATTEMPTS = 8
"""How often a command is judged again after a lost race."""
CHECKPOINT_EVERY = 25
"""How many rows lie between two checkpoints."""
LATE = 6_000
"""Milliseconds after which a command is not begun any more: its client is about to send it again."""

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


def _may_be_done(live: Live, ids: tuple[str, ...]) -> bool:
    """Whether a command may be in the log: by the last ids, or after the end, when an archive holds all others."""
    return bool(ids) and (live.table.stage == OVER or any(each in live.ids for each in ids))


class NothingDue(Exception):
    """A table was looked at for nothing."""


class Committer:
    """Takes an act from its decision to everybody who listens."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.chores: set[asyncio.Task[None]] = set()
        """What is written whenever there is time."""

    async def do(self, table: str, decide: Decide, named: Ids | str | None, append: Append | None = None) -> None:
        """Judge and run, write, tell: in this order, again after a lost race. What is in the log already is done."""
        received = self.house.now()
        async with self.house.room(table) as room:
            for _ in range(ATTEMPTS):
                ids = named(room.live) if callable(named) else (named,) if named else ()
                if _may_be_done(room.live, ids) and await self.house.store.has(table, *ids):
                    return
                self._in_time(received, ids)
                try:
                    done = await self._attempt(room, decide, received, ids[0] if ids else None, append)
                except NothingDue:
                    raise
                except Refused:
                    if ids and await self.house.store.has(table, *ids):
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
                if ids and await self.house.store.has(table, *ids):
                    return
        raise Refused("GT-BUSY-01")

    def _in_time(self, received: int, ids: tuple[str, ...]) -> None:
        """Leave a command that has waited too long to the client, which sends it again.

        Else it could be carried out after that one was refused.
        """
        if ids and self.house.now() - received > LATE:
            raise StoreDown("a command waited for too long")

    async def _attempt(
        self, room: Room, decide: Decide, received: int, row_id: str | None, append: Append | None
    ) -> bool:
        """One way through; whether its row is in the log. A claim's own `append` is that of somebody who was woken."""
        live, overtaken, woken = room.live, None, append is not None
        if live.table.closed and not woken:  # nothing is due there any more
            raise Refused("GT-TABLE-02")
        try:
            with tracing.span("judge"):
                act = decide(live, max(received, live.last))
                row = live.commit(act, row_id, woken=woken)
        except Overtaken as late:
            overtaken, act = late, late.act
            row = live.commit(act, woken=woken)
        finally:
            await self._file_incidents(live)
        room.unsaid = row
        with tracing.span("write"):
            written = await (append or self.house.store.append)(row)
        if not written:
            return False
        room.unsaid = None
        room.tell()
        await self.house.bus.publish(room.id, row.seq)
        self.house.on_row(live, act)
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
            await self.house.file_incident(live.id, live.seq, body, kind_of(incident.trace))

    def _keep_checkpoint(self, live: Live, act: AnyAct) -> None:
        """A checkpoint is a copy of what the log says, so it is written whenever there is time.

        There is one from the start on: newer rules go on from it, and cannot begin as the older ones did.
        """
        if live.seq % CHECKPOINT_EVERY == 0 or live.table.stage == OVER or isinstance(act, Started):
            self._chore(self.house.store.check(live.id, live.checkpoint()))

    def _chore(self, work: Awaitable[None]) -> None:
        async def run() -> None:
            with suppress(StoreDown):
                await work

        task = asyncio.create_task(run())
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)
