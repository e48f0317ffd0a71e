"""What happens around a match, in words: people come and go, talk and vote."""

from __future__ import annotations

from getaway.cli.console.said import say
from getaway.cli.console.story import Aside, Reasoned, Stopped
from getaway.kernel import Seat
from getaway.kernel.plans import Ran
from getaway.kernel.wire import tupled
from getaway.table.items import (
    Began,
    Branched,
    CameBack,
    GaveReason,
    HandedOn,
    LevelWas,
    PlanEnded,
    PlayedAgain,
    SatDown,
    SeatTaken,
    Spoke,
    StopWas,
    TableClosed,
    TableItem,
    TempoWas,
    TookHint,
    VoteStands,
    WentAway,
)
from getaway.table.messages import TableView


def aside(item: TableItem, table: TableView, seat: Seat) -> Aside | Stopped | Reasoned:
    """A thing that happened at the table, with the names of those who sit there; `seat` is who hears it."""
    if isinstance(item, PlanEnded):
        return Stopped(Ran(seat, item.done, item.steps, item.why, item.clause, tupled(item.facts), item.alarm))
    if isinstance(item, GaveReason):
        return Reasoned(item.seat, item.name, tupled(item.facts))
    return Aside(_said(item, table))


def _said(item: TableItem, table: TableView) -> str:  # noqa: C901, PLR0911, PLR0912 - a line for each kind of item
    match item:
        case SatDown(seat=seat, name=name):
            return say("aside-sat", seat=seat + 1, name=name)
        case WentAway(seat=seat):
            return say("aside-left", who=named(table, seat))
        case CameBack(seat=seat):
            return say("aside-returned", who=named(table, seat))
        case HandedOn(seat=seat, to=to):
            return say("aside-handed", seat=seat + 1, to=to)
        case SeatTaken(seat=seat):
            return say("aside-revoked", seat=seat + 1)
        case Began():
            return say("aside-started")
        case Branched(moment=moment):
            return say("aside-branched", moment=moment)
        case Spoke(seat=seat, text=text):
            return say("aside-said", who=named(table, seat), text=text)
        case VoteStands(seat=seat, agree=agree):
            how = "asks" if agree is None else "agrees" if agree else "refuses"
            return say("aside-vote", who=named(table, seat), how=how)
        case StopWas(seat=seat, stop=stop):
            return say("aside-stop", who=named(table, seat), stop=stop)
        case LevelWas(seat=seat, level=level):
            return say("aside-level", who=named(table, seat), level=level)
        case TempoWas(tempo=tempo):
            return say("aside-tempo", tempo=tempo)
        case TookHint(seat=seat):
            return say("aside-hint", who=named(table, seat))
        case PlayedAgain():
            return say("aside-rematch")
        case TableClosed():
            return say("aside-closed")
        case _:
            raise TypeError(item)


def named(table: TableView, seat: int) -> str:
    """A player by number and name."""
    name = table.seats[seat].name
    return say("player-named", seat=seat + 1, name=name) if name else say("player", seat=seat + 1)
