"""Calls whose answer is lost: the client made the secret, so that sent again they come to the same."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from tests import serving
from tests.faltering import faltering

from getaway.table import key_of
from getaway.table.people import Kept

MEANT = {"x_getaway": "1"}
Story = Callable[[serving.Served, serving.Client], Awaitable[None]]
both_ways = pytest.mark.parametrize("after", [False, True], ids=["not written", "written"])
"""The store fails before it has written, or after."""


def at_a_node(dsn: str, story: Story) -> None:
    """One node and one client."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            await story(served, ada)

    asyncio.run(play())


def fresh() -> str:
    """A secret of a client's own."""
    return serving.new_id().ljust(43, "x")


async def lost(served: serving.Served, name: str, asked: Awaitable[httpx.Response], *, after: bool) -> None:
    """A call during which the store fails."""
    with faltering(served.node.store, name, after=after):
        answer = await asked
    assert (answer.status_code, answer.json()["clause"]) == (503, "GT-STORE-01")


async def tables(served: serving.Served) -> int:
    """How many tables there are."""
    async with served.node.directory.connected() as connection:
        count: int = await connection.fetchval("select count(*) from tables")
    return count


def seated(answer: httpx.Response) -> dict[str, Any]:
    """What a call that worked has answered."""
    assert answer.status_code == 201, answer.text
    said: dict[str, Any] = answer.json()
    return said


@both_ways
def test_a_table_is_opened_once(dsn: str, after: bool) -> None:
    """The same table, with its host at the same seat."""

    async def story(served: serving.Served, ada: serving.Client) -> None:
        body = {"game": "toy", "players": 2, "name": "Ada", "secret": fresh()}
        before = await tables(served)
        await lost(served, "open", ada.ask("POST", "/api/tables", body), after=after)
        first = seated(await ada.ask("POST", "/api/tables", body))
        assert seated(await ada.ask("POST", "/api/tables", body)) == first
        assert (first["seat"], first["secret"]) == (0, body["secret"])
        assert await tables(served) == before + 1
        ada.secret = first["secret"]
        assert (await ada.sync(first["table"]))["seat"] == 0

    at_a_node(dsn, story)


@both_ways
def test_a_seat_is_taken_once(dsn: str, after: bool) -> None:
    """The second seat of the table stays open, and the last one's notes are gone with the same row."""

    async def story(served: serving.Served, ada: serving.Client) -> None:
        table = (await ada.open(players=3))["table"]
        await served.node.store.write_notes(table, 1, "of the player before")
        path, body = f"/api/tables/{table}/seats", {"name": "Bob", "secret": fresh()}
        await lost(served, "append", ada.ask("POST", path, body), after=after)
        first = seated(await ada.ask("POST", path, body))
        assert (
            seated(await ada.ask("POST", path, body)) == first == {"table": table, "seat": 1, "secret": body["secret"]}
        )
        shown = await ada.sync(table)
        assert [seat["kind"] for seat in shown["table"]["seats"]] == ["person", "person", "open"]
        ada.secret = body["secret"]
        assert (await ada.sync(table))["notes"] == ""

    at_a_node(dsn, story)


def test_a_host_who_sits_down_again_has_the_first_seat(dsn: str) -> None:
    """One secret opens one seat."""

    async def story(_: serving.Served, ada: serving.Client) -> None:
        table = (await ada.open())["table"]
        again = seated(await ada.ask("POST", f"/api/tables/{table}/seats", {"name": "Ada", "secret": ada.secret}))
        assert again == {"table": table, "seat": 0, "secret": ada.secret}

    at_a_node(dsn, story)


@both_ways
def test_a_seat_is_moved_though_the_old_secret_has_ended(dsn: str, after: bool) -> None:
    """The same call with the same header and body; the old secret opens nothing any more."""

    async def story(served: serving.Served, ada: serving.Client) -> None:
        table = (await ada.open())["table"]
        path, body, old = f"/api/tables/{table}/move", {"secret": fresh()}, ada.secret
        await lost(served, "append", ada.ask("POST", path, body), after=after)
        for _ in range(2):
            assert seated(await ada.ask("POST", path, body)) == {"table": table, "seat": 0, **body}
        assert (await ada.ask("GET", f"/api/tables/{table}/sync")).json()["clause"] == "GT-KEY-01"
        ada.secret = body["secret"]
        assert (await ada.sync(table))["seat"] == 0
        ada.secret = old
        stale = await ada.ask("POST", path, {"secret": fresh()})
        assert (stale.status_code, stale.json()["clause"]) == (401, "GT-KEY-01")

    at_a_node(dsn, story)


def test_older_clients_leave_the_secret_to_the_server(dsn: str) -> None:
    """Without a body, or with one that has none."""

    async def story(_: serving.Served, ada: serving.Client) -> None:
        table = (await ada.open())["table"]
        bodies: tuple[dict[str, str] | None, ...] = (None, {})
        for body in bodies:
            ada.secret = seated(await ada.ask("POST", f"/api/tables/{table}/move", body))["secret"]
            assert len(ada.secret) == 43

    at_a_node(dsn, story)


@both_ways
@pytest.mark.parametrize("alone", [False, True])
def test_a_what_if_is_opened_once(dsn: str, after: bool, alone: bool) -> None:
    """The same table with the same secrets, each of which opens its seat; one more table, not two."""

    async def story(served: serving.Served, ada: serving.Client) -> None:
        table = (await ada.open(players=3))["table"]
        await ada.do(table, "start")
        moment, before = (await ada.sync(table))["rev"], await tables(served)
        path, body = f"/api/tables/{table}/what-if", {"moment": moment, "alone": alone, "secret": fresh()}
        await lost(served, "open", ada.ask("POST", path, body), after=after)
        first = seated(await ada.ask("POST", path, body))
        assert seated(await ada.ask("POST", path, body)) == first
        assert await tables(served) == before + 1
        assert first["secrets"][0] == body["secret"]
        assert [bool(secret) for secret in first["secrets"]] == [True, alone, alone]
        for seat, secret in enumerate(filter(None, first["secrets"])):
            ada.secret = secret
            assert (await ada.sync(first["table"]))["seat"] == seat

    at_a_node(dsn, story)


@both_ways
def test_a_rematch_is_one_table_whoever_asks_again(dsn: str, after: bool) -> None:
    """A table that was laid before the store failed is the one that is used."""

    async def story(served: serving.Served, ada: serving.Client) -> None:
        table = (await ada.open())["table"]
        async with served.client() as bob:
            await bob.sit(table)
            await ada.do(table, "start")
            ask = (await bob.sync(table))["question"]["rev"]
            await bob.do(table, "answer", ask=ask, wish={"verb": "concede", "args": {}})
            before = await tables(served)
            with faltering(served.node.store, "append", after=after):
                assert (await ada.do(table, "rematch", id="again"))["type"] == "unsure"
            assert await tables(served) == before + 1
            assert (await bob.do(table, "rematch"))["type"] == ("no" if after else "done")
            assert (await ada.do(table, "rematch", id="again"))["type"] == ("done" if after else "no")
            assert await tables(served) == before + 1
            next_table = (await bob.sync(table))["table"]["rematch"]
            assert (await bob.sync(next_table))["seat"] == 1

    at_a_node(dsn, story)


@pytest.mark.parametrize("secret", ["short", "x" * 87, "ü" * 43, "a b" * 15])
def test_a_secret_that_is_none_is_not_taken_and_not_repeated(dsn: str, secret: str) -> None:
    """It must be long enough that nobody guesses it, and fit into a link."""

    async def story(_: serving.Served, ada: serving.Client) -> None:
        answer = await ada.ask("POST", "/api/tables", {"game": "toy", "players": 2, "name": "Ada", "secret": secret})
        assert answer.status_code == 400
        assert secret not in answer.text

    at_a_node(dsn, story)


# Accounts


async def signed_up(client: serving.Client) -> dict[str, str]:
    """A new account."""
    mine = {"name": f"Ada {serving.new_id()[:8]}", "password": "correct horse battery"}
    assert (await client.ask("POST", "/api/accounts", mine, **MEANT)).status_code == 201
    return mine


GAPS = [("store", "append", False), ("store", "append", True), ("people", "keep", False), ("people", "keep", True)]
"""Every write on the way, failing before and after it is done."""


@pytest.mark.parametrize(("part", "name", "after"), GAPS)
def test_a_fault_while_a_seat_is_kept_leaves_it_with_its_holder(dsn: str, part: str, name: str, after: bool) -> None:
    """The call comes again until it is answered; then the account takes the seat up anywhere, and has one key there."""

    async def story(served: serving.Served, ada: serving.Client) -> None:
        await signed_up(ada)
        table = (await ada.open())["table"]
        path = f"/api/me/tables/{table}"
        for _ in range(3):
            with faltering(getattr(served.node, part), name, after=after):
                await ada.ask("PUT", path, **MEANT)
            assert (await ada.sync(table))["seat"] == 0
        assert (await ada.ask("PUT", path, **MEANT)).status_code == 204
        async with served.node.tables.room(table) as room:
            assert len(room.live.table.seats[0].kept) == 1
        ada.secret = seated(await ada.ask("POST", path, **MEANT))["secret"]
        assert (await ada.sync(table))["seat"] == 0

    at_a_node(dsn, story)


@both_ways
@pytest.mark.parametrize("only", [False, True])
def test_a_fault_while_a_seat_is_taken_up_never_loses_it(dsn: str, after: bool, only: bool) -> None:
    """With the same secret or another, on this device or the next, the account finds its seat."""

    async def story(served: serving.Served, ada: serving.Client) -> None:
        await signed_up(ada)
        table = (await ada.open())["table"]
        path = f"/api/me/tables/{table}"
        await ada.ask("PUT", path, **MEANT)
        secret = fresh()
        body = {"secret": secret, "only": only}
        for _ in range(3):
            await lost(served, "append", ada.ask("POST", path, {**body, "secret": fresh()}, **MEANT), after=after)
            assert [kept["table"] for kept in (await ada.ask("GET", "/api/me")).json()["tables"]] == [table]
        await lost(served, "append", ada.ask("POST", path, body, **MEANT), after=after)
        for _ in range(2):
            assert seated(await ada.ask("POST", path, body, **MEANT)) == {"table": table, "seat": 0, "secret": secret}
        ada.secret = secret
        assert (await ada.sync(table))["seat"] == 0

    at_a_node(dsn, story)


def test_a_seat_that_an_earlier_program_kept_is_taken_up(dsn: str) -> None:
    """Its key is in the account's row and, like a device's, in the seat; used only here, the key stays all the same."""

    async def story(served: serving.Served, ada: serving.Client) -> None:
        await signed_up(ada)
        table = (await ada.open())["table"]
        kept = key_of((await served.node.tables.rekey(table, key_of(ada.secret))).secret)
        async with served.node.directory.connected() as connection:
            account = await connection.fetchval("select max(id) from accounts")
        await served.node.people.keep(account, Kept(table, 0, kept))
        for body in ({}, {"only": True}, {"only": True}):
            ada.secret = seated(await ada.ask("POST", f"/api/me/tables/{table}", body, **MEANT))["secret"]
            assert (await ada.sync(table))["seat"] == 0

    at_a_node(dsn, story)
