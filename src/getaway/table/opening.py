"""Opening a table, and opening one again for a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Annotated, Any

import msgspec

from getaway.bots import offered
from getaway.kernel import Refused, commitment
from getaway.kernel.wire import tupled
from getaway.table.acts import DAILY, LIVE, PERSON, Opened, Seating
from getaway.table.live import Live
from getaway.table.ports import Row, Store
from getaway.table.seats import ABSENT, HINTS, TEMPOS, Table
from getaway.table.vetting import known

PATIENCE = {LIVE: 60_000, DAILY: 24 * 3_600_000}
"""How long a seat may be silent before it can be handed on."""
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 13
"""64 bits: nobody finds a table by trying."""
LONGEST_NAME = 24

Secret = Annotated[str, msgspec.Meta(pattern="^([A-Za-z0-9_-]{43,86})?$")]
"""A secret of 256 bits or more that the client makes, so that a call sent again is the same; else the server does."""
Number = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")]


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as its host wants it."""

    game: str
    players: Annotated[int, msgspec.Meta(ge=1, le=32)]
    name: str
    options: dict[str, Any] = {}
    pace: str = LIVE
    practice: bool = False
    watch: bool = True
    takeover: bool = False
    bots: str = ""
    """The level that bots play on; empty for the game's default."""
    hints: str = ""
    """How many hints a seat may ask for: `few`, `none`, or as many as it wants."""
    levels: Annotated[tuple[str, ...], msgspec.Meta(max_length=32)] = ()
    """By seat: how well a bot plays there, where that differs from `bots`."""
    tempo: str = ""
    """How fast bots act: `slow`, `quick`, or as usual."""
    absent: str = ""
    """Who plays for someone who is away: a `bot`, or nobody until they are back."""
    warns: bool = False
    """Whether players are warned of blunders: at a table for practice that gives as many hints as you like."""
    number: Number = ""
    secret: Secret = ""


def new_secret() -> str:
    """A secret that opens a seat: 256 bits."""
    return secrets.token_urlsafe(32)


def new_seed() -> bytes:
    """What a table's chance comes from: 256 bits that nobody knows before the end."""
    return secrets.token_bytes(32)


def key_of(secret: str) -> str:
    """What a table keeps of a secret."""
    return sha256(b"getaway seat 1\0" + secret.encode()).hexdigest()


def id_of(secret: str) -> str:
    """The id of the table that is opened with a secret: sent again, it is the same table."""
    return _id(b"getaway table 1\0" + secret.encode())


def again_id(seed: bytes) -> str:
    """The id of a table's rematch, of which there is one."""
    return _id(b"getaway rematch 1\0" + seed)


def _id(source: bytes) -> str:
    left, letters = int.from_bytes(sha256(source).digest(), "big"), ""
    while len(letters) < ID_LENGTH:
        left, letter = divmod(left, len(LETTERS))
        letters += LETTERS[letter]
    return letters


def try_out(game: str, players: int, options: Mapping[str, Any]) -> None:
    """Refuse what the game refuses; what takes long to check was vetted before."""
    known(game).begin(players, tupled(dict(options)))


def opened(wanted: Wanted, key: str, at: int) -> Opened:
    """How a new table begins: with its host at the first seat."""
    try_out(wanted.game, wanted.players, wanted.options)
    if wanted.pace not in PATIENCE:
        raise Refused("GT-SETUP-01", option="pace", value=wanted.pace[:40])
    for level in (wanted.bots, *wanted.levels):
        check_level(wanted.game, level)
    for option, value, known_to_us in (
        ("hints", wanted.hints, HINTS),
        ("tempo", wanted.tempo, TEMPOS),
        ("absent", wanted.absent, ABSENT),
    ):
        if value not in known_to_us:
            raise Refused("GT-SETUP-01", option=option, value=value[:40])
    if wanted.warns and (not wanted.practice or wanted.hints):
        raise Refused("GT-HINT-04")
    return Opened(
        game=wanted.game,
        seats=_seats(wanted, key),
        options=dict(wanted.options),
        pace=wanted.pace,
        practice=wanted.practice,
        watch=wanted.watch,
        takeover=wanted.takeover,
        bots=wanted.bots,
        hints=wanted.hints,
        tempo=wanted.tempo,
        absent=wanted.absent,
        warns=wanted.warns,
        commitment="",
        patience=PATIENCE[wanted.pace],
        at=at,
    )


def check_level(game: str, level: str) -> None:
    """Refuse a level that the game doesn't have, or only where bots are alone (GT-SETUP-01)."""
    if level and level not in offered(known(game), alone=False):
        raise Refused("GT-SETUP-01", option="bots", value=level[:40])


def _seats(wanted: Wanted, key: str) -> tuple[Seating, ...]:
    """The host, then open seats, each with the level of its bot."""
    levels = (*wanted.levels, *[""] * wanted.players)[: wanted.players]
    host = Seating(PERSON, spoken_name(wanted.name), (key,), wanted.number, level=levels[0])
    return (host, *[Seating(level=level) for level in levels[1:]])


def opened_again(table: Table, at: int) -> Opened:
    """The same people at a new table, their secrets the same; seats of bots are open."""
    return Opened(
        game=table.game,
        seats=tuple(_again(seat) if seat.kind == PERSON else Seating(level=seat.level) for seat in table.seats),
        options=table.options,
        pace=table.pace,
        practice=table.practice,
        watch=table.watch,
        takeover=table.takeover,
        bots=table.bots,
        hints=table.hints,
        tempo=table.tempo,
        absent=table.absent,
        warns=table.warns,
        commitment="",
        patience=table.patience,
        at=at,
    )


def _again(seat: Seating) -> Seating:
    """An account keeps a seat at one table, not at the next."""
    return msgspec.structs.replace(seat, keys=seat.devices, kept=())


def laid(act: Opened, table: str, seed: bytes = b"") -> tuple[Live, Row]:
    """The new table, with a seed of its own that it commits to unless one is given, and its first row."""
    live = Live(table, seed or new_seed())
    committed = msgspec.structs.replace(act, commitment=commitment(live.seed))
    live.open(committed)
    return live, live.commit(committed)


async def lay(store: Store, act: Opened, table: str, seed: bytes = b"") -> None:
    """Open a table under this id, unless it's open already."""
    live, row = laid(act, table, seed)
    await store.open(table, live.seed, row)


def spoken_name(name: str) -> str:
    """A name as it is shown, or a refusal."""
    said = " ".join(name.split())
    if not 0 < len(said) <= LONGEST_NAME or not said.isprintable():
        raise Refused("GT-NAME-01", longest=LONGEST_NAME)
    return said
