"""Tests of the test: the same server with one leak planted, in the table or on the wire, which must be found."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any
from unittest.mock import patch

import msgspec
from tests.leak.wire import past_plants  # noqa: F401 - they note themselves
from tests.leak.wire.planting import PLANTS, hidden, instead, neighbour, plant, planted

from getaway.kernel import SPECTATOR, Match, Refused, Seat, Talk, to_json
from getaway.kernel.inside import inside
from getaway.server import sockets, tables_api
from getaway.server.node import Node
from getaway.server.streams import Asked
from getaway.store import PostgresStore
from getaway.table import deciding, exporting, telling
from getaway.table.access import admitted
from getaway.table.commands import PlanIt
from getaway.table.live import Live, Telling
from getaway.table.messages import Clock, Update
from getaway.table.room import Room
from getaway.table.viewing import Viewing, answered
from getaway.table.weighing import Weighing

__all__ = ["PLANTS", "planted"]


# What is told


@plant("items told to another audience")
def _items(stack: ExitStack) -> None:
    instead(stack, Telling, "to", lambda _: lambda row, seat: row.told[(seat + 1) % len(row.told)])


@plant("a seat's view, sent to spectators")
def _view(stack: ExitStack) -> None:
    instead(stack, telling, "view", lambda own: lambda live, seat: own(live, 0 if seat == SPECTATOR else seat))


@plant("a seat's question, with its options, put to all")
def _question(stack: ExitStack) -> None:
    def wrap(own: Any) -> Any:
        def put(live: Live, seat: Seat) -> Any:
            asked = live.match.asks if live.match is not None else ()
            return own(live, asked[0].seat if asked else seat)

        return put

    instead(stack, telling, "question", wrap)


@plant("questions numbered by what everyone was told")
def _numbers(stack: ExitStack) -> None:
    def wrap(own: Any) -> Any:
        def put(live: Live, seat: Seat) -> Any:
            found = own(live, seat)
            return found and msgspec.structs.replace(found, rev=sum(inside(live.playing()).audiences.revs))

        return put

    instead(stack, telling, "question", wrap)


@plant("an update for someone who heard nothing")
def _empty(stack: ExitStack) -> None:
    def wrap(own: Any) -> Any:
        def updates(shown: Any, live: Live, everybody: Any, stamp: int, wanted: Any) -> Any:
            empty = to_json(Update(rev=shown.rev, since=shown.rev, items=[]))
            return own(shown, live, everybody, stamp, wanted) or dict.fromkeys(wanted, empty)

        return updates

    instead(stack, telling.Shown, "updates", wrap)


@plant("the number of a row in the log")
def _log_numbers(stack: ExitStack) -> None:
    instead(
        stack,
        telling,
        "sync",
        lambda own: lambda live, *rest: own(live, *rest).replace(b'"rev":', b'"row":%d,"rev":' % live.seq, 1),
    )


@plant("the size of a message")
def _size(stack: ExitStack) -> None:
    instead(stack, telling, "sync", lambda own: lambda live, *rest: own(live, *rest) + b" " * hidden(live))


@plant("the order of items")
def _order(stack: ExitStack) -> None:
    instead(
        stack,
        telling,
        "told",
        lambda own: lambda live, seat, since=0: own(live, seat, since)[:: -1 if hidden(live) else 1],
    )


@plant("one message or two")
def _number(stack: ExitStack) -> None:
    def wrap(own: Any) -> Any:
        def tell(room: Room) -> None:
            own(room)
            for listeners in room.listeners.values():
                for listener in listeners if hidden(room.live) else ():
                    listener.send(to_json(Update(rev=0, since=0, items=[])))

        return tell

    instead(stack, Room, "tell", wrap)


@plant("frames of another seat's view")
def _frames(stack: ExitStack) -> None:
    def wrap(own: Any) -> Any:
        def frames(live: Live, seat: Seat, *rest: Any) -> Any:
            return own(live, neighbour(live, seat), *rest)

        return frames

    instead(stack, telling, "frames_of", wrap)


@plant("a plan's end that says too much")
def _plans(stack: ExitStack) -> None:
    own = deciding.DECISIONS[PlanIt]

    def planned(live: Live, *rest: Any) -> Any:
        act: Any = own(live, *rest)
        ran = msgspec.structs.replace(act.plan, facts={**act.plan.facts, "leak": hidden(live)})
        return msgspec.structs.replace(act, plan=ran)

    stack.enter_context(patch.dict(deciding.DECISIONS, {PlanIt: planned}))


# What is told again


@plant("another audience's items after a reconnect")
def _caught_up(stack: ExitStack) -> None:
    instead(
        stack,
        telling,
        "caught_up",
        lambda own: lambda live, seat, since, stamp: own(live, neighbour(live, seat), since, stamp),
    )


@plant("another seat's items in the story read from a checkpoint")
def _story(stack: ExitStack) -> None:
    def turned(row: Any) -> Any:
        return msgspec.structs.replace(row, told=(*row.told[1:], row.told[0]))

    instead(stack, Live, "_recall", lambda own: lambda live, before: own(live, [turned(row) for row in before]))


@plant("another seat's notes")
def _notes(stack: ExitStack) -> None:
    instead(stack, PostgresStore, "notes", lambda own: lambda store, table, seat: own(store, table, (seat + 1) % 2))


# What can be asked for


@plant("a query on the state instead of the view")
def _query(stack: ExitStack) -> None:
    def wrap(own: Any) -> Any:
        async def query(viewing: Viewing, table: str, *rest: Any) -> bytes:
            answer = await own(viewing, table, *rest)
            return b'{"answer":%s,"state":%d}' % (answer, hidden(viewing.house.rooms[table].live))

        return query

    instead(stack, Viewing, "query", wrap)


@plant("a query on another seat's view")
def _others_query(stack: ExitStack) -> None:
    async def query(viewing: Viewing, table: str, key: str, name: str, args: dict[str, Any]) -> bytes:
        async with viewing.house.room(table) as room:
            match, seat = room.live.playing(), admitted(room.live, key)
            return answered(match.game, match.view(neighbour(room.live, seat)), name, args)

    instead(stack, Viewing, "query", lambda _: query)


@plant("an option weighed in the true world")
def _weighed(stack: ExitStack) -> None:
    def wrap(own: Any) -> Any:
        async def outlook(weighing: Weighing, table: str, *rest: Any) -> bytes:
            answer = await own(weighing, table, *rest)
            return b'{"answer":%s,"state":%d}' % (answer, hidden(weighing.house.rooms[table].live))

        return outlook

    instead(stack, Weighing, "outlook", wrap)


@plant("the drawing of another seat's view")
def _drawing(stack: ExitStack) -> None:
    instead(
        stack,
        tables_api,
        "drawn",
        lambda own: lambda match, view, *rest: own(match, match.view(_next(match, view)), *rest),
    )


def _next(match: Match, view: Any) -> Seat:
    seat: Seat = getattr(view, "seat", SPECTATOR)
    return (seat + 1) % int(match.g.players)


@plant("the log before the end")
def _log(stack: ExitStack) -> None:
    stack.enter_context(patch.object(exporting, "OVER", "playing"))


@plant("the seed before the end")
def _seed(stack: ExitStack) -> None:
    stack.enter_context(patch.object(telling, "OVER", "playing"))


@plant("a secret in a refusal")
def _refusal(stack: ExitStack) -> None:
    def wrap(own: Any) -> Any:
        def decide(live: Live, seat: Seat, command: Any, at: int) -> Any:
            try:
                return own(live, seat, command, at)
            except Refused as refused:
                raise Refused(refused.clause, **refused.facts, leak=hidden(live)) from refused

        return decide

    instead(stack, deciding, "decide", wrap)


@plant("what can be undone")
def _undo(stack: ExitStack) -> None:
    instead(
        stack,
        telling,
        "undo",
        lambda own: lambda live, seat: msgspec.structs.replace(own(live, seat), clause=f"GT-UNDO-0{hidden(live)}"),
    )


@plant("what may be said")
def _talk(stack: ExitStack) -> None:
    instead(stack, telling, "talk", lambda own: lambda live, seat: Talk("free") if hidden(live) else own(live, seat))


# Time


@plant("when something is due")
def _due(stack: ExitStack) -> None:
    def wrap(own: Any) -> Any:
        def due(live: Live) -> int | None:
            found: int | None = own(live)
            return found and found + 100 * hidden(live)

        return due

    instead(stack, Live, "_next_due", wrap)


@plant("how long a seat has been asked")
def _asked(stack: ExitStack) -> None:
    def wrap(own: Any) -> Any:
        def view(live: Live) -> Any:
            found = own(live)
            seats = tuple(msgspec.structs.replace(seat, asked=seat.asked + hidden(live)) for seat in found.seats)
            return msgspec.structs.replace(found, seats=seats)

        return view

    instead(stack, telling, "table_view", wrap)


@plant("match time")
def _clock(stack: ExitStack) -> None:
    instead(
        stack,
        telling,
        "clock",
        lambda own: lambda live, stamp: live.match and Clock(own(live, stamp).now + hidden(live), stamp, True),
    )


# The lines themselves


@plant("how a socket is closed")
def _close(stack: ExitStack) -> None:
    def wrap(own: Any) -> Any:
        async def talk(node: Any, table: str, socket: Any) -> None:
            try:
                await own(node, table, socket)
            except msgspec.MsgspecError:
                raise sockets.Closed(1008 + hidden(node.tables.house.rooms[table].live)) from None

        return talk

    instead(stack, sockets, "_talk", wrap)


@plant("the number of a row, in a header")
def _events(stack: ExitStack) -> None:
    def wrap(own: Any) -> Any:
        async def stream(node: Node, whom: str, asked: Asked) -> Any:
            found = await own(node, whom, asked)
            found.headers["x-row"] = str(node.tables.house.rooms[asked[0]].live.seq)
            return found

        return stream

    instead(stack, tables_api, "stream", wrap)


@plant("a listener who lost the seat")
def _turned_out(stack: ExitStack) -> None:
    stack.enter_context(patch.object(Room, "_turn_out", lambda room: None))
