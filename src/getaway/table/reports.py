"""A player's report about a moment: kept for the operator with the exact position, told to nobody else."""

from __future__ import annotations

from base64 import b32encode
from hashlib import blake2b
from typing import Annotated, Final

import msgspec

from getaway.kernel import SPECTATOR, Refused, Seat
from getaway.table.commands import Id
from getaway.table.live import Live
from getaway.table.ports import Report
from getaway.version import VERSION

WORD: Final = "/bug"
"""A player who says this at the table reports a bug; nobody else hears it."""
QUOTED = 10
"""Bytes of a quote, enough that no two reports of a server share one: 16 letters and digits in groups of four."""
OwnWords = Annotated[str, msgspec.Meta(max_length=2000)]


class Bug(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something seems wrong; the id is the client's own, so that what is sent again is kept once."""

    id: Id
    text: OwnWords = ""


class Filed(msgspec.Struct, frozen=True):
    """The report is kept under a name to quote; the moment is the seat's own number."""

    quote: str
    moment: int


def is_report(text: str) -> bool:
    """Whether the text is a report and not chat."""
    return text.split(maxsplit=1)[:1] == [WORD]


def words_of(text: str) -> str:
    """What is said after the word."""
    return text.strip().removeprefix(WORD).strip()


def report(live: Live, seat: Seat, row_id: str, text: str) -> Report:
    """The report of a seat on what stands now. Its name says nothing: it comes from the client's own id."""
    if seat == SPECTATOR:
        raise Refused("GT-SEAT-01")
    digest = blake2b(f"{live.id} {row_id}".encode(), digest_size=QUOTED).digest()
    letters = b32encode(digest).decode().lower()
    quote = "-".join(letters[i : i + 4] for i in range(0, len(letters), 4))
    version = f"getaway {VERSION}"
    if live.match is not None:
        version += f", {live.match.game.name} {live.match.game.version}"
    words = text.replace("\0", "")  # a sign that the store cannot hold
    return Report(live.id, live.seq, seat, live.revs[seat], version, quote, words)
