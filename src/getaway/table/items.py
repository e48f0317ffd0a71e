"""What the table itself tells its audiences, beside what the match tells them.

All audiences are told the same, except how a seat's own plan ended.
"""

from __future__ import annotations

from typing import Any

import msgspec

from getaway.kernel import Args, Seat, Then
from getaway.kernel.plans import COMPLETE
from getaway.table.acts import (
    AnyAct,
    Closed,
    Handed,
    Hinted,
    Left,
    LevelSet,
    Opened,
    Played,
    Rematched,
    Returned,
    Revoked,
    Said,
    Sat,
    Started,
    StopSet,
    TempoSet,
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


class WentAway(TableItem, frozen=True, tag="left", omit_defaults=True):
    """A seat's holder went away; `was` is their name where nobody has the seat now."""

    seat: int
    was: str = ""


class CameBack(TableItem, frozen=True, tag="returned"):
    """A seat's holder came back."""

    seat: int


class HandedOn(TableItem, frozen=True, tag="handed", omit_defaults=True):
    """A seat went to a bot, or is open to newcomers; then `was` is the name of who had it.

    `by` is -1 where the table did it by its rule.
    """

    seat: int
    to: str
    by: int
    was: str = ""


class SeatTaken(TableItem, frozen=True, tag="revoked", omit_defaults=True):
    """The host took a seat from its holder, who `was` called so."""

    seat: int
    was: str = ""


class Began(TableItem, frozen=True, tag="started"):
    """The match began."""


class Branched(TableItem, frozen=True, tag="branched"):
    """A what-if began, at this moment of another match."""

    moment: int


class BroughtHere(TableItem, frozen=True, tag="brought"):
    """A match from a file is carried on: hidden cards may be known, and the result counts nowhere (GT-FILE-05)."""


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


class StopWas(TableItem, frozen=True, tag="stop"):
    """A seat said when it wants to be asked where everything that can be done is optional."""

    seat: int
    stop: str


class LevelWas(TableItem, frozen=True, tag="level"):
    """The host chose how well the bot of a seat plays; the level is one of the game's."""

    seat: int
    level: str


class TempoWas(TableItem, frozen=True, tag="tempo"):
    """The host chose how fast bots act."""

    tempo: str


class GaveReason(TableItem, frozen=True, tag="why", omit_defaults=True):
    """Why a bot did what came before: the game's message `says-NAME`, or else `reason-NAME`, with these facts."""

    seat: int
    name: str
    facts: dict[str, Any] = {}


class TookHint(TableItem, frozen=True, tag="hint"):
    """A seat was told what a bot would do."""

    seat: int


class PlanEnded(TableItem, frozen=True, tag="plan", omit_defaults=True):
    """A plan stopped before its end, where and why; one that waits for others may still go on. Only its seat hears."""

    done: int
    steps: int
    why: str
    clause: str = ""
    facts: Args = {}
    alarm: Then | None = None


class TableClosed(TableItem, frozen=True, tag="closed"):
    """The operator ended the table for good (GT-TABLE-02)."""


AnyTableItem = (
    SatDown
    | WentAway
    | CameBack
    | HandedOn
    | SeatTaken
    | Began
    | Branched
    | BroughtHere
    | Spoke
    | VoteStands
    | PlayedAgain
    | StopWas
    | LevelWas
    | TempoWas
    | GaveReason
    | TookHint
    | PlanEnded
    | TableClosed
)


def items_of(act: AnyAct, seat: Seat) -> tuple[AnyTableItem, ...]:
    """What one audience is told about an act by the table."""
    if not isinstance(act, Played):
        item = item_of(act)
        return (item,) if item is not None else ()
    ran = act.plan
    if ran is None or ran.seat != seat or ran.why == COMPLETE:
        return ()
    ended = PlanEnded(
        done=ran.done, steps=ran.steps, why=ran.why, clause=ran.clause, facts=ran.facts, alarm=ran.alarm, at=act.at
    )
    return (ended,)


def reasons_of(act: AnyAct) -> tuple[GaveReason, ...]:
    """Why a bot acted; everybody hears it after the act."""
    why = act.why if isinstance(act, Played) else None
    return (GaveReason(seat=why.seat, name=why.name, facts=why.facts, at=act.at),) if why is not None else ()


def item_of(act: AnyAct) -> AnyTableItem | None:  # noqa: C901, PLR0911, PLR0912 - a line for each kind of act
    """What everybody is told about an act; never keys, numbers or moves of the match."""
    match act:
        case Sat(seat=seat, name=name):
            return SatDown(seat=seat, name=name, at=act.at)
        case Left(seat=seat, was=was):
            return WentAway(seat=seat, was=was, at=act.at)
        case Returned(seat=seat):
            return CameBack(seat=seat, at=act.at)
        case Handed(seat=seat, to=to, by=by, was=was):
            return HandedOn(seat=seat, to=to, by=by, was=was, at=act.at)
        case Revoked(seat=seat, was=was):
            return SeatTaken(seat=seat, was=was, at=act.at)
        case Opened(branch=branch) if branch is not None:
            return Branched(moment=branch.moment, at=act.at)
        case Opened(brought=brought) if brought is not None and brought.position is not None:
            return BroughtHere(at=act.at)
        case Started():
            return Began(at=act.at)
        case Said(seat=seat, text=text):
            return Spoke(seat=seat, text=text, at=act.at)
        case StopSet(seat=seat, stop=stop):
            return StopWas(seat=seat, stop=stop, at=act.at)
        case LevelSet(seat=seat, level=level):
            return LevelWas(seat=seat, level=level, at=act.at)
        case TempoSet(tempo=tempo):
            return TempoWas(tempo=tempo, at=act.at)
        case Hinted(seat=seat):
            return TookHint(seat=seat, at=act.at)
        case VoteOpened(seat=seat):
            return VoteStands(seat=seat, at=act.at)
        case Voted(seat=seat, agree=agree):
            return VoteStands(seat=seat, agree=agree, at=act.at)
        case Rematched(table=table):
            return PlayedAgain(table=table, at=act.at)
        case Closed():
            return TableClosed(at=act.at)
        case _:
            return None
