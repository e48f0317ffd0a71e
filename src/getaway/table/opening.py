"""Opening a table, and opening one again for a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Annotated, Any

import msgspec

from getaway.kernel import Refused, commitment
from getaway.kernel.wire import tupled
from getaway.table.acts import DAILY, LIVE, PERSON, Opened, Seating
from getaway.table.live import Live
from getaway.table.ports import Row
from getaway.table.seats import Table
from getaway.table.vetting import known

PATIENCE = {LIVE: 60_000, DAILY: 24 * 3_600_000}
"""How long a seat may be silent before it can be handed on."""
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 13
"""64 bits: nobody finds a table by trying."""
LONGEST_NAME = 24

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
    number: Number = ""


def new_secret() -> str:
    """A secret that opens a seat: 256 bits."""
    return secrets.token_urlsafe(32)


def key_of(secret: str) -> str:
    """What a table keeps of a secret."""
    return sha256(b"getaway seat 1\0" + secret.encode()).hexdigest()


def new_id() -> str:
    """An id for a table, as part of its link."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def try_out(game: str, players: int, options: Mapping[str, Any]) -> None:
    """Refuse what the game refuses; what takes long to check was vetted before."""
    known(game).begin(players, tupled(dict(options)))


def opened(wanted: Wanted, key: str, at: int) -> Opened:
    """How a new table begins: with its host at the first seat."""
    try_out(wanted.game, wanted.players, wanted.options)
    if wanted.pace not in PATIENCE:
        raise Refused("GT-SETUP-01", option="pace", value=wanted.pace[:40])
    host = Seating(PERSON, spoken_name(wanted.name), (key,), wanted.number)
    return Opened(
        game=wanted.game,
        seats=(host, *[Seating()] * (wanted.players - 1)),
        options=dict(wanted.options),
        pace=wanted.pace,
        practice=wanted.practice,
        watch=wanted.watch,
        commitment="",
        patience=PATIENCE[wanted.pace],
        at=at,
    )


def opened_again(table: Table, at: int) -> Opened:
    """The same people at a new table, their secrets the same; seats of bots are open."""
    return Opened(
        game=table.game,
        seats=tuple(seat if seat.kind == PERSON else Seating() for seat in table.seats),
        options=table.options,
        pace=table.pace,
        practice=table.practice,
        watch=table.watch,
        commitment="",
        patience=table.patience,
        at=at,
    )


def laid(act: Opened) -> tuple[Live, Row]:
    """The new table, with a seed of its own that it commits to, and its first row."""
    live = Live(new_id(), secrets.token_bytes(32))
    committed = msgspec.structs.replace(act, commitment=commitment(live.seed))
    live.open(committed)
    return live, live.commit(committed)


def spoken_name(name: str) -> str:
    """A name as it is shown, or a refusal."""
    said = " ".join(name.split())
    if not 0 < len(said) <= LONGEST_NAME or not said.isprintable():
        raise Refused("GT-NAME-01", longest=LONGEST_NAME)
    return said
