"""What happens at a table by itself: bots answer, and deadlines fire."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

import msgspec

from getaway.bots import Bot, Decision, any_answer
from getaway.bots.voicing import is_open, voice
from getaway.kernel import SPECTATOR, Record, Refused, Seat
from getaway.table import deciding, tracing
from getaway.table.acts import BOT, AnyAct, Handed, Played, Why
from getaway.table.bounds import Limits
from getaway.table.committing import Append, Committer, NothingDue
from getaway.table.live import GRACE, Live
from getaway.table.thinking import Thinker, think_here

TRIES = 20
"""How many answers a bot tries if the rules stumble over its choice."""
SOON = 1.0
"""Seconds after which a bot takes long; from then on its claim is kept this often."""

Keep = Callable[[], Awaitable[None]]


async def done_soon() -> None:
    """Nobody else would begin with it anyway."""


class Stuck(Exception):
    """Something is due at a table and can't be done, since the rules stumble over it; nothing happened since then."""

    def __init__(self, since: int) -> None:
        super().__init__(since)
        self.since = since


class Rethink(NothingDue):
    """A bot is due that hasn't thought about the question that stands now."""


class Thought(NamedTuple):
    """What a bot decided, for which seat and question; no decision where it took too long."""

    seat: Seat
    ask: int
    decision: Decision | None


class Waking:
    """Wakes tables whose time has come."""

    thinker: Thinker = staticmethod(think_here)
    rest: Callable[[float], Awaitable[None]] = staticmethod(asyncio.sleep)
    """Lets time pass until a bot answers, however soon it knew what."""

    def __init__(self, committer: Committer, limits: Limits) -> None:
        self.committer = committer
        self.limits = limits

    async def wake(self, table: str, append: Append, keep: Keep = done_soon) -> None:
        """Do what is due at a table: let its bots answer, fire its deadlines; raises `Stuck` if that fails.

        While a bot thinks, its table is free for everybody else. If they go on meanwhile, it thinks again. `keep` is
        called where it takes long, so that nobody else begins with it.
        """
        again = True
        while again:
            again, thought = False, await self._thought(table, keep)
            try:
                await self.committer.do(table, partial(self.due, thought=thought), None, append)
            except Rethink:
                again = True
            except NothingDue:
                pass

    async def _thought(self, table: str, keep: Keep) -> Thought | None:
        """What the bot that is due decides; None where none is."""
        async with self.committer.house.room(table) as room:
            live = room.live
            seat = _bot_due(live, max(self.committer.house.now(), live.last))
            if seat is None or self.limits.overflows(live.seq):
                return None
            match = live.playing()
            ask = next(ask.id for ask in match.asks if ask.seat == seat)
            record, bot = match.record(seat), bot_of(live, seat)
            answers_at = live.answers_at(seat)
        with tracing.span("think"):
            decision = await self._thinking(bot, record, keep)
        await self.rest(max(0, answers_at - self.committer.house.now()) / 1000)
        return Thought(seat, ask, decision)

    async def _thinking(self, bot: Bot, record: Record, keep: Keep) -> Decision | None:
        thinking = asyncio.ensure_future(self.thinker(bot, record, ""))
        try:
            while not (await asyncio.wait([thinking], timeout=SOON))[0]:
                await keep()
            return thinking.result()
        finally:
            thinking.cancel()

    def due(self, live: Live, at: int, thought: Thought | None = None) -> AnyAct:
        """Return the act that is due; raises `NothingDue` if there is none."""
        if live.due is None or live.due > at:
            raise NothingDue
        if self.limits.overflows(live.seq):
            raise Stuck(live.last)
        match, zero = live.playing(), live.table.zero
        seat = _bot_due(live, at)
        if seat is not None:
            return self._bot_answers(live, seat, thought, at)
        away = next((seat for seat in live.missed() if live.given_up_at(seat) <= at), None)
        if away is not None:
            return Handed(seat=away, to=BOT, by=SPECTATOR, at=at)
        late = [due.at for due in match.game.deadlines(match.g) if zero + due.at + GRACE <= at]
        played = deciding.ring(live, max(late, default=0), at)
        if not played.entries:
            raise Stuck(live.last)
        return played

    @staticmethod
    def _bot_answers(live: Live, seat: Seat, thought: Thought | None, at: int) -> AnyAct:
        """Carry out what a bot decided; where it decided nothing or the rules stumble over it, any answer will do."""
        ask = next(ask for ask in live.playing().asks if ask.seat == seat)
        if thought is None or (thought.seat, thought.ask) != (seat, ask.id):
            raise Rethink
        decisions = [thought.decision] if thought.decision is not None else []
        decisions += [Decision(any_answer(ask, seed_of(live) + i)) for i in range(TRIES)]
        heard = live.heard(SPECTATOR)
        for decision in decisions:
            try:
                played = deciding.answer(live, seat, decision.wish, ask.id, at)
            except Refused as refused:
                stumbled = refused
            else:
                return _explained(live, played, decision, seat, heard)
        raise Stuck(live.last) from stumbled


def _bot_due(live: Live, at: int) -> Seat | None:
    """The seat whose bot has to answer by now."""
    if live.due is None or live.due > at:
        return None
    return next((seat for seat in live.bots_asked() if live.begins_at(seat) <= at), None)


def _explained(live: Live, played: Played, decision: Decision, seat: Seat, heard: int) -> Played:
    """The act with what the bot says about it, if everybody saw what it did."""
    match = live.playing()
    reason = voice(match.game.name, decision)
    if reason is None or not is_open(match, seat, decision.wish, heard):
        return played
    return msgspec.structs.replace(played, why=Why(seat, reason.name, reason.facts))


def bot_of(live: Live, seat: Seat) -> Bot:
    """Who answers for a seat."""
    return Bot(live.table.level(seat), seed_of(live), live.table.people)


def seed_of(live: Live) -> int:
    """What the bots of a table draw from, so that they repeat themselves."""
    return int.from_bytes(live.seed[:8], "big")
