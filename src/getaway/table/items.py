"""What the table itself tells its audiences, beside what the match tells them. All audiences are told the same."""

from __future__ import annotations

import msgspec

from getaway.table.acts import (
    AnyAct,
    Handed,
    Left,
    Opened,
    Rematched,
    Returned,
    Revoked,
    Said,
    Sat,
    Started,
    Voted,
    VoteOpened,
)


class TableItem(msgspec.Struct, frozen=True, tag_field="item", kw_only=True):
    """Something that happened at the table; `at` is Unix time in milliseconds."""

    at: int


class SatDown(TableItem, frozen=True, tag="sat"):
    """A player took a seat."""

    seat: int
    name: str


class WentAway(TableItem, frozen=True, tag="left"):
    """A seat's holder went away."""

    seat: int


class CameBack(TableItem, frozen=True, tag="returned"):
    """A seat's holder came back."""

    seat: int


class HandedOn(TableItem, frozen=True, tag="handed"):
    """A seat went to a bot, or is open to newcomers."""

    seat: int
    to: str
    by: int


class SeatTaken(TableItem, frozen=True, tag="revoked"):
    """The host took a seat from its holder."""

    seat: int


class Began(TableItem, frozen=True, tag="started"):
    """The match began."""


class Branched(TableItem, frozen=True, tag="branched"):
    """A what-if began, at this moment of another match."""

    moment: int


class Spoke(TableItem, frozen=True, tag="said"):
    """A seat said something."""

    seat: int
    text: str


class VoteStands(TableItem, frozen=True, tag="vote"):
    """A seat asks to take back, agrees or does not."""

    seat: int
    agree: bool | None = None


class PlayedAgain(TableItem, frozen=True, tag="rematch"):
    """The same people play again at another table."""

    table: str


AnyTableItem = (
    SatDown | WentAway | CameBack | HandedOn | SeatTaken | Began | Branched | Spoke | VoteStands | PlayedAgain
)


def item_of(act: AnyAct) -> AnyTableItem | None:  # noqa: C901, PLR0911 - a line for each kind of act
    """What everybody is told about an act; never keys, numbers or moves of the match."""
    match act:
        case Sat(seat=seat, name=name):
            return SatDown(seat=seat, name=name, at=act.at)
        case Left(seat=seat):
            return WentAway(seat=seat, at=act.at)
        case Returned(seat=seat):
            return CameBack(seat=seat, at=act.at)
        case Handed(seat=seat, to=to, by=by):
            return HandedOn(seat=seat, to=to, by=by, at=act.at)
        case Revoked(seat=seat):
            return SeatTaken(seat=seat, at=act.at)
        case Opened(branch=branch) if branch is not None:
            return Branched(moment=branch.moment, at=act.at)
        case Started():
            return Began(at=act.at)
        case Said(seat=seat, text=text):
            return Spoke(seat=seat, text=text, at=act.at)
        case VoteOpened(seat=seat):
            return VoteStands(seat=seat, at=act.at)
        case Voted(seat=seat, agree=agree):
            return VoteStands(seat=seat, agree=agree, at=act.at)
        case Rematched(table=table):
            return PlayedAgain(table=table, at=act.at)
        case _:
            return None
