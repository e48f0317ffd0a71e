"""Seats that change hands: the old holder hears nothing more, and the new one sees what the seat was told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from tests.leak.wire.lines import Line, ask, settled
from tests.leak.wire.plants import planted
from tests.leak.wire.sides import Clock, Side, served

from getaway.kernel import SPECTATOR
from getaway.table.acts import BOT, OPEN

READS = (("GET", "/sync"), ("GET", "/drawing"), ("GET", "/log"), ("GET", "/events"), ("POST", "/query"))


def at_a_table(dsn: str, story: Callable[[Side], Awaitable[None]], **wanted: Any) -> None:
    """Two people at a table of the toy game on two nodes, started."""

    async def told() -> None:
        async with served(dsn, Clock()) as side:
            body = {"game": "toy", "players": 2, "name": "Ada", **wanted}
            first = data(await ask(side.apps[0], "POST", "/api/tables", body=body))
            side.table, side.secrets = first["table"], {0: first["secret"]}
            if wanted.get("players") != 3:
                await sit(side, 1, "Bob")
            await side.do(0, 0, {"do": "start", "id": "start"})
            await story(side)

    asyncio.run(told())


def data(answer: bytes) -> Any:
    """What an answer says."""
    return msgspec.json.decode(answer.partition(b"\n")[2])


async def sit(side: Side, seat: int, name: str) -> None:
    """A player sits down and holds the seat from now on."""
    said = data(await side.ask(0, "POST", "/seats", SPECTATOR, body={"name": name, "seat": seat}))
    side.secrets[seat] = said["secret"]


async def listening(side: Side, seat: int) -> list[Line]:
    """Every way to listen: a socket at each node, and events."""
    lines: list[Line] = [await side.socket(node, side.hello(seat)) for node in range(2)]
    return [*lines, await side.stream(1, seat, None)]


async def heard_after_a_revocation(side: Side) -> list[bytes]:
    """What the holder of a seat hears of everything after the host took it away."""
    lines = await listening(side, 1)
    await side.do(0, 0, {"do": "revoke", "id": "revoke", "seat": 1})
    await side.at_rest()
    since = [len(line.heard) for line in lines]
    await sit(side, 1, "Cleo")
    for i, seat in enumerate((0, 1, 0)):
        await side.do(0, seat, {"do": "say", "id": f"say-{i}", "text": "psst"})
        await side.at_rest()
    return [said for line, before in zip(lines, since, strict=True) for said in line.heard[before:] if b"{" in said]


def test_a_seat_that_was_taken_away_hears_nothing_more(dsn: str) -> None:
    """The host takes a seat away: its sockets at every node and its events end before anything else happens."""

    async def story(side: Side) -> None:
        lost = side.secrets[1]
        lines = await listening(side, 1)
        assert await heard_after_a_revocation(side) == []
        assert [line.heard[-1] for line in lines] == [b"websocket.close 1013", b"websocket.close 1013", b"end"]
        for method, path in READS:
            for node in range(2):
                said = await side.ask(node, method, path, 1, secret=lost, body={"name": "worth"})
                assert said.startswith(b"401 ")
                assert data(said)["clause"] == "GT-KEY-01"

    at_a_table(dsn, story)


def test_a_listener_who_is_not_turned_out_would_be_noticed(dsn: str) -> None:
    """The check above finds a listener who goes on listening."""

    async def story(side: Side) -> None:
        with planted("a listener who lost the seat"):
            assert await heard_after_a_revocation(side)

    at_a_table(dsn, story)


@pytest.mark.parametrize("players", [2, 3])
def test_a_newcomer_sees_what_the_seat_was_told(dsn: str, players: int) -> None:
    """A player who takes an opened seat, or a bot's, sees what its holder would: the same items, the same view."""

    async def story(side: Side) -> None:
        if players == 2:
            await side.do(0, 1, {"do": "leave", "id": "leave"})
            await side.do(0, 0, {"do": "hand", "id": "hand", "seat": 1, "to": OPEN})
        live = await side.live()
        assert live.table.seats[1].kind == (OPEN if players == 2 else BOT)
        await sit(side, 1, "Cleo")
        seen = data(await side.ask(1, "GET", "/sync", 1))
        told = [msgspec.json.decode(row.to(1)) for row in live.story]
        assert seen["items"] == [item for items in told for item in items]
        assert seen["view"]["hands"][1] == list(live.playing().g.hands[1])
        assert seen["view"]["hands"][0] == ["hidden", "hidden"]

    at_a_table(dsn, story, players=players, takeover=True)


def test_notes_go_with_whoever_wrote_them(dsn: str) -> None:
    """A newcomer can't read the previous player's notes; that player still has them on another device."""

    async def story(side: Side) -> None:
        await side.ask(0, "PUT", "/notes", 1, body={"text": "mine alone"})
        side.secrets[1] = data(await side.ask(0, "POST", "/move", 1))["secret"]
        assert data(await side.ask(0, "GET", "/sync", 1))["notes"] == "mine alone"
        await side.do(0, 0, {"do": "revoke", "id": "revoke", "seat": 1})
        await sit(side, 1, "Cleo")
        assert data(await side.ask(0, "GET", "/sync", 1))["notes"] == ""

    at_a_table(dsn, story)


def test_a_closed_table_is_closed_to_whoever_watches(dsn: str) -> None:
    """Where nobody may watch, there's no way in without a secret; the table's door is open to anyone with the link."""

    async def story(side: Side) -> None:
        for method, path in READS:
            said = await side.ask(0, method, path, SPECTATOR, body={"name": "worth"})
            assert data(said)["clause"] == "GT-WATCH-01"
        line = await side.socket(0, side.hello(SPECTATOR))
        await line.until(b"websocket.close")
        await settled()
        assert [b"GT-WATCH-01" in said for said in line.heard] == [False, True, False]
        assert line.heard[-1] == b"websocket.close 1008"
        assert (await side.ask(0, "GET", "", SPECTATOR)).startswith(b"200 ")

    at_a_table(dsn, story, watch=False)
