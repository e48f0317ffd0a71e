"""What clients send to a table besides commands, and the status that goes with a refusal."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from getaway.table.opening import Number, Secret

NotesText = Annotated[str, msgspec.Meta(max_length=4000)]

STATUS: Final = {
    "GT-TABLE-01": 404,
    "GT-GAME-01": 404,
    "GT-KEY-01": 401,
    "GT-ACCOUNT-02": 401,
    "GT-ACCOUNT-03": 401,
    "GT-ACCOUNT-05": 404,
    "GT-BAN-01": 403,
    "GT-BAN-02": 403,
    "GT-RATE-01": 429,
    "GT-BUSY-02": 503,
    "GT-BUSY-03": 429,
    "GT-STORE-01": 503,
    "GT-VERSION-02": 503,
}
CONFLICT: Final = 409


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """Who somebody is, and the last update they have."""

    secret: str = ""
    rev: int | None = None
    frames: bool = False
    """Whether updates should have the views between the acts of an automatic turn."""


class Greeting(msgspec.Struct, forbid_unknown_fields=True):
    """The first message of a client."""

    hello: Hello


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to sit down."""

    name: str
    number: Number = ""
    seat: int | None = None
    secret: Secret = ""


class NewSecret(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret that the seat is to have; the server makes one where it's left out."""

    secret: Secret = ""


class Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about a view."""

    name: str
    args: dict[str, Any] = {}


class Notes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's own notes."""

    text: NotesText


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options to try before a table is opened with them."""

    players: int
    options: dict[str, Any] = {}


def status_of(clause: str) -> int:
    """The status of an answer that this clause refuses."""
    return STATUS.get(clause, CONFLICT)
