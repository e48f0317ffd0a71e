"""Every way in which something leaves the server for one audience, besides the lines that stay open."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from tests.leak.wire.lines import settled
from tests.leak.wire.sides import Side

from getaway.kernel import Seat

LANGUAGES = ("en", "it", "fr", "xx")
WRONG = "wrong" * 8
MALFORMED: tuple[Any, ...] = (
    b"{",
    b"[]",
    {"do": "answer", "id": "m1", "ask": "no number", "wish": {"verb": "bid", "args": {}}},
    {"do": "fly", "id": "m2"},
    {"do": "undo", "id": "not an id!"},
    {"do": "say", "id": "m3", "text": ""},
    {"do": "hand", "id": "m4", "seat": 99, "to": "bot"},
)


class Read(NamedTuple):
    """A request that changes nothing."""

    name: str
    method: str
    path: str
    more: dict[str, Any]


def reads(queries: dict[str, Any], dice: Random, *, over: bool) -> list[Read]:
    """One request of each kind, its details by the dice; after the end the log is everybody's."""
    width = dice.choice((40, 72, 120, 999))
    drawing = {"query": f"lang={dice.choice(LANGUAGES)}&width={width}"}
    asked = [
        Read(f"query {name}", "POST", "/query", {"body": {"name": name, "args": args}})
        for name, args in queries.items()
    ]
    return [
        Read("look", "GET", "", {}),
        Read("sync", "GET", "/sync", {}),
        Read("result", "GET", "/result", {}),
        Read("listed", "GET", "/listed", {}),
        Read("drawing", "GET", "/drawing", drawing),
        *([] if over else [Read("log", "GET", "/log", {})]),
        *asked,
        Read("query refused", "POST", "/query", {"body": {"name": "hands", "args": {}}}),
        Read("command refused", "POST", "/do", {"body": dice.choice(MALFORMED)}),
        Read("seat refused", "POST", "/seats", {"body": {"name": "", "seat": dice.randrange(-1, 5)}}),
        Read("notes refused", "PUT", "/notes", {"body": {"text": "x" * 5000}}),
        Read("wrong secret", "GET", "/sync", {"secret": WRONG}),
        Read("no such path", "GET", "/hands", {}),
    ]


def queries(game: str, dice: Random) -> dict[str, Any]:
    """The game's queries with arguments that may or may not make sense."""
    return QUERIES[game](dice)


def _toy(dice: Random) -> dict[str, Any]:
    return {"worth": dice.choice(({}, {"seat": 0}))}


def _bombsquad(dice: Random) -> dict[str, Any]:
    ways = [dice.choice(("up", "down", "left", "right")) for _ in range(dice.randrange(4))]
    cards = [dice.randrange(-1, 12) for _ in range(dice.randrange(5))]
    slots = dice.sample(range(5), dice.randrange(4))
    return {
        "path": {"cards": cards, "directions": ways},
        "rehearse": {"slots": slots, "directions": ways} if dice.random() < 0.9 else {"seat": 0},
        "scene": {},
        "telling": {} if cards else {"seat": 0},
    }


def _breach(dice: Random) -> dict[str, Any]:
    return {"scene": {}, "desk": {} if dice.random() < 0.9 else {"seat": 0}}


def _burncycle(dice: Random) -> dict[str, Any]:
    sight = {"bot": dice.randrange(-1, 4), "cell": dice.randrange(-1, 40)}
    return {"scene": {}, "around": {}, "sight": sight if dice.random() < 0.9 else {"seat": 0}}


QUERIES: dict[str, Callable[[Random], dict[str, Any]]] = {
    "toy": _toy,
    "bombsquad": _bombsquad,
    "breach": _breach,
    "burncycle": _burncycle,
}


async def read(side: Side, node: int, seat: Seat, wanted: Read) -> bytes:
    """The answer to one request."""
    return await side.ask(node, wanted.method, wanted.path, seat, **wanted.more)


class Visit(NamedTuple):
    """A short connection: by events, or by a socket that says hello or something else, and perhaps one thing more."""

    name: str
    first: Any = None
    """What is said instead of hello."""
    rev: int | None = None
    then: Any = None
    events: bool = False


def visits(rev: int, dice: Random) -> list[Visit]:
    """One of each kind: late, in time, ahead of time, malformed."""
    old = dice.randrange(0, rev + 3)
    return [
        Visit("reconnect", rev=old),
        Visit("stream", rev=dice.choice((None, old)), events=True),
        Visit("malformed hello", first=dice.choice(("{", {"hello": {"seat": 0}}, {"do": "undo"}))),
        Visit("wrong hello", first={"hello": {"secret": WRONG}}),
        Visit("malformed command", then=dice.choice(("{", {"do": "fly", "id": "m5"}, "x" * 20_000))),
    ]


async def visited(side: Side, node: int, seat: Seat, visit: Visit) -> list[bytes]:
    """All that is heard."""
    if visit.events:
        line: Any = await side.stream(node, seat, visit.rev)
    else:
        line = await side.socket(node, visit.first or side.hello(seat, visit.rev))
    if visit.then is not None and not line.closed:
        line.send(visit.then)
        await line.until(b"websocket.close")
    await settled()
    heard = list(line.heard)
    await line.leave()
    return heard
