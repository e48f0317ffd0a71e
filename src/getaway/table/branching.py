"""What-ifs: your own table that begins at a moment of another match.

While the match runs it begins in a world drawn from what the seat knew then, by dice of its own: the true hidden state
has no part in it. After the end it begins as everything lay. Either way chance is fresh, and the match stays as it is.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from random import Random

import msgspec

from getaway.games import find
from getaway.kernel import Dice, Match, Record, Refused, Seat, from_json, sample_world, to_json
from getaway.kernel.position import Position, position
from getaway.kernel.worlds import NoWorldFits
from getaway.table.acts import BOT, PERSON, Branch, Opened, Seating
from getaway.table.house import House
from getaway.table.opening import Secret, id_of, key_of, lay, new_secret
from getaway.table.past import Moment, Past
from getaway.table.seats import Table

Sampler = Callable[[Record, int, str], Awaitable[bytes]]
"""Draws a world from a record by a seed, wherever there is time for it: a position as JSON, or nothing."""


class WhatIf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player wants to try something else from a moment on; `alone` takes all seats, else bots have the others."""

    moment: int
    alone: bool = False
    secret: Secret = ""


class Tried(msgspec.Struct, frozen=True):
    """The table of a what-if, the seat one has there, and the secret of each seat; a bot's has none."""

    table: str
    seat: int
    secrets: tuple[str, ...]


# The world


class OutOfTime(Exception):
    """Raised by the dice when no world was found in time."""


def world(record: Record, dice: Dice) -> bytes:
    """A world that the seat cannot tell from the true one, as a what-if begins there; empty where none is found."""
    try:
        return to_json(begun(sample_world(find(record.game), record, dice)))
    except (NoWorldFits, OutOfTime):
        return b""


async def world_here(record: Record, seed: int, _whom: str = "") -> bytes:
    """The same, with nobody else to do it."""
    return world(record, Random(seed))  # noqa: S311 - the seed is from the system's own source


def begun(match: Match) -> Position:
    """A position as a what-if begins there: for practice, its counters at nothing; clocks that run stand still."""
    return msgspec.structs.replace(
        position(match),
        practice=True,
        paused=match.paused or bool(match.game.deadlines(match.g)),
        revs=(0,) * (match.g.players + 1),
        drawn=0,
        length=0,
        answered=(),
        chain="",
    )


def known_at(moment: Moment) -> Record | Position:
    """What a what-if from this moment may be made of: the seat's record while the match runs, then everything."""
    if moment.seat < 0:
        raise Refused("GT-SEAT-01")
    if moment.match.over:
        raise Refused("GT-WHATIF-01")
    return begun(moment.match) if moment.over else moment.match.record(moment.seat)


async def position_of(known: Record | Position, sampler: Callable[[Record, int], Awaitable[bytes]]) -> Position:
    """Where the what-if begins."""
    if isinstance(known, Position):
        return known
    found = await sampler(known, int.from_bytes(secrets.token_bytes(8), "big"))
    if not found:
        raise Refused("GT-WHATIF-01")
    return from_json(found, Position)


# The table


def opened(table: Table, branch: Branch, held: tuple[str, ...], at: int) -> Opened:
    """How the table of a what-if begins: closed to all others, the people's names at their seats."""
    return Opened(
        game=table.game,
        seats=tuple(map(_seating, table.seats, held)),
        options=table.options,
        pace=table.pace,
        practice=True,
        watch=False,
        commitment="",
        patience=table.patience,
        branch=branch,
        at=at,
    )


def _seating(seat: Seating, secret: str) -> Seating:
    return Seating(PERSON, seat.name, (key_of(secret),)) if secret else Seating(BOT, seat.name)


def secrets_of(secret: str, players: int, seat: Seat, *, alone: bool) -> tuple[str, ...]:
    """The secret for your own seat; if you play alone, others are derived from it."""
    return tuple(secret_for(secret, each, seat) if alone or each == seat else "" for each in range(players))


def secret_for(secret: str, seat: Seat, own: Seat) -> str:
    """The secret of a seat for somebody who has several of them: your own, or one that is derived from it."""
    return secret if seat == own else _derived(secret, seat)


def tried(table: Table, secret: str) -> Tried:
    """The what-if that was opened with this secret."""
    seat = table.seat_of(key_of(secret))
    if table.branch is None or seat is None:
        raise Refused("GT-KEY-01")
    alone = all(each.kind == PERSON for each in table.seats)
    return Tried(table.id, seat, secrets_of(secret, table.players, seat, alone=alone))


def _derived(secret: str, seat: Seat) -> str:
    digest = hmac.digest(secret.encode(), f"getaway what-if 1 seat {seat}".encode(), "sha256")
    return urlsafe_b64encode(digest).rstrip(b"=").decode()


class WhatIfs:
    """Opens a table for a what-if."""

    sampler: Sampler = staticmethod(world_here)
    """Draws the worlds that what-ifs begin in."""

    def __init__(self, house: House, past: Past) -> None:
        self.house = house
        self.past = past

    async def open(self, table: str, key: str, wanted: WhatIf, whom: str = "") -> Tried:
        """Open a table that begins at a moment of this one; at this one nothing happens."""
        secret = wanted.secret or new_secret()
        already = await self._tried(secret) if wanted.secret else None
        if already is not None:
            return already
        async with self.past.moment(table, key, wanted.moment) as moment:
            seat, over, held = moment.seat, moment.over, moment.live.table
            found = known_at(moment)
        where = await position_of(found, lambda record, seed: self.sampler(record, seed, whom or key))
        own = secrets_of(secret, held.players, seat, alone=wanted.alone)
        branch = Branch(table, wanted.moment, seat, where, open=over)
        await lay(self.house.store, opened(held, branch, own, self.house.now()), id_of(secret))
        return Tried(id_of(secret), seat, own)

    async def _tried(self, secret: str) -> Tried | None:
        """The what-if that this secret has opened, if there is one."""
        try:
            async with self.house.room(id_of(secret)) as room:
                return tried(room.live.table, secret)
        except Refused as refused:
            if refused.clause != "GT-TABLE-01":
                raise
            return None
