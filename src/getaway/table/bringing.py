"""A table for a match from a file.

A server carries the match on from where it stands, and draws from a seed of its own: a player who kept the file knows
what was hidden in it, but not what comes. A browser, whose player knows everything anyway, lays out the
whole match with its past, and goes on as if it had been played there.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from getaway.kernel import Refused, Seat, from_json
from getaway.kernel.entries import Answer, AnyEntry, Began, Drawn
from getaway.kernel.logbook import Logbook, apply
from getaway.table.acts import BOT, LIVE, OPEN, PERSON, Brought, Opened, Played, Seating
from getaway.table.branching import Tried, secret_for, secrets_of
from getaway.table.files import Checked, checked
from getaway.table.house import House
from getaway.table.live import Live
from getaway.table.opening import PATIENCE, Number, Secret, id_of, key_of, lay, new_secret, spoken_name
from getaway.table.ports import Row

Checker = Callable[[str, str], Awaitable[bytes]]
"""Checks a file for somebody, wherever there's time for it; the finding is `Checked` as JSON."""


class Bring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match from a file, and the player who brings it: at the first seat of a person, unless they want another."""

    log: str
    name: str
    seat: int | None = None
    number: Number = ""
    secret: Secret = ""


async def checked_here(text: str, _whom: str) -> bytes:
    """The finding on a file, with nobody else to make it."""
    return checked(text)


class Bringing:
    """Opens tables for matches from files."""

    checker: Checker = staticmethod(checked_here)

    def __init__(self, house: House) -> None:
        self.house = house

    async def carry_on(self, wanted: Bring, whom: str = "") -> Tried:
        """Open a table at which the match goes on (GT-FILE-05); the same secret means the same table."""
        found = from_json(await self.checker(wanted.log, whom), Checked)
        if found.began is None or found.position is None:
            raise Refused(found.clause, **found.facts)
        secret = wanted.secret or new_secret()
        seat = chosen(found.names, found.began.players, wanted.seat)
        host = Seating(PERSON, spoken_name(wanted.name), (key_of(secret),), wanted.number)
        seats = [Seating(OPEN if name else BOT) for name in padded(found.names, found.began.players)]
        seats[seat] = host
        act = opened(found.began, seats, Brought(found.position), self.house.now())
        await lay(self.house.store, act, id_of(secret))
        return Tried(id_of(secret), seat, secrets_of(secret, found.began.players, seat, alone=False))


def padded(names: Sequence[str], players: int) -> tuple[str, ...]:
    """The name of the person at each seat; empty where a bot plays."""
    return (*names, *[""] * players)[:players]


def chosen(names: Sequence[str], players: int, wanted: Seat | None) -> Seat:
    """The seat of the player who brings a match: the one they want, else the first that a person had."""
    if wanted is None:
        return next((seat for seat, name in enumerate(padded(names, players)) if name), 0)
    if not 0 <= wanted < players:
        raise Refused("GT-SEAT-02")
    return wanted


def opened(began: Began, seats: Sequence[Seating], brought: Brought, at: int) -> Opened:
    """How the table begins."""
    return Opened(
        game=began.game,
        seats=tuple(seats),
        options=began.options,
        pace=LIVE,
        practice=began.practice,
        watch=True,
        commitment=began.commitment,
        patience=PATIENCE[LIVE],
        brought=brought,
        at=at,
    )


# With its past


class LaidOut(NamedTuple):
    """A table with all its rows, and who has which seat of it."""

    live: Live
    rows: list[Row]
    tried: Tried


def laid_out(book: Logbook, wanted: Bring, at: int) -> LaidOut:
    """The table of a match that was checked: everything happens again, up to this moment."""
    secret = wanted.secret or new_secret()
    table, players = id_of(secret), book.began.players
    seat = chosen(book.seal.names, players, wanted.seat)
    names = list(padded(book.seal.names, players))
    names[seat] = names[seat] or spoken_name(wanted.name)
    held = tuple(secret_for(secret, each, seat) if name else "" for each, name in enumerate(names))
    numbers = padded(book.seal.numbers, players)
    seats = [_seating(*each) for each in zip(names, held, numbers, strict=True)]
    live = Live(table, bytes.fromhex(book.seal.key))
    rows = list(_rows(live, book, seats, at))
    return LaidOut(live, rows, Tried(table, seat, held))


def _seating(name: str, secret: str, number: str) -> Seating:
    return Seating(PERSON, name, (key_of(secret),), number) if name else Seating(BOT, number=number)


def _rows(live: Live, book: Logbook, seats: Sequence[Seating], at: int) -> Iterator[Row]:
    zero = at - book.seal.now
    act = opened(book.began, seats, Brought(), zero)
    live.open(act)
    yield live.commit(act)
    yield live.commit(live.begin(zero, ()))
    match = live.playing()
    for steps in _steps(book.entries[1:]):
        for step in steps:
            apply(match, step)
        entries = tuple(match.log)
        match.log.clear()
        played = Played(entries=entries, zero=zero, chain=match.chain.hex(), at=zero + match.now)
        if entries:
            yield live.commit(played)
    if not match.over and not match.paused and match.game.deadlines(match.g):
        yield live.commit(live.play(at, lambda match: match.pause(match.now)))


def _steps(entries: Sequence[AnyEntry]) -> Iterator[list[AnyEntry]]:
    """The entries that made something happen, each with what passed by itself after it; draws come by themselves."""
    steps: list[AnyEntry] = []
    for entry in entries:
        if isinstance(entry, Drawn):
            continue
        if steps and not (isinstance(entry, Answer) and entry.auto):
            yield steps
            steps = []
        steps.append(entry)
    if steps:
        yield steps
