"""Accounts: who has one finds their seats again, and nobody else does."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
import httpx
import pytest
from tests import serving

MEANT = {"x_getaway": "1"}


CHANGE = """
update log set act = convert_to(regexp_replace(convert_from(act, 'UTF8'), '"chain":"....', '"chain":"none'), 'UTF8')
where table_id = $1
"""


def fresh(name: str) -> dict[str, str]:
    """A name that no other test has, and a password."""
    return {"name": f"{name} {serving.new_id()[:8]}", "password": "correct horse battery"}


async def signed_up(client: serving.Client, name: str) -> dict[str, str]:
    """Make an account and stay signed in."""
    mine = fresh(name)
    answer = await client.ask("POST", "/api/accounts", mine, **MEANT)
    assert answer.status_code == 201, answer.text
    return mine


def clause(answer: httpx.Response) -> tuple[int, str]:
    """How a request was refused."""
    return answer.status_code, answer.json().get("clause", "")


def test_a_kept_seat_is_found_on_another_device(dsn: str) -> None:
    """An account keeps a seat, and gets a secret for it elsewhere; the first device keeps its own."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as here, served.client() as there:
            mine = await signed_up(here, "Ada")
            table = (await here.open())["table"]
            assert (await here.ask("PUT", f"/api/me/tables/{table}", **MEANT)).status_code == 204
            assert (await there.ask("POST", "/api/session", mine, **MEANT)).status_code == 201
            me = (await there.ask("GET", "/api/me")).json()
            assert me["name"] == mine["name"]
            assert [(kept["table"], kept["seat"], kept["stage"]) for kept in me["tables"]] == [(table, 0, "lobby")]
            seated = (await there.ask("POST", f"/api/me/tables/{table}", **MEANT)).json()
            there.secret = seated["secret"]
            assert (await there.sync(table))["seat"] == (await here.sync(table))["seat"] == 0

    asyncio.run(play())


def test_a_table_that_cannot_be_read_hides_no_other(dsn: str) -> None:
    """Somebody has changed the log of one, and it has no summary; the seat at the other is still found."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            await signed_up(ada, "Ada")
            tables = []
            for _ in range(2):
                tables.append((await ada.open())["table"])
                await ada.ask("PUT", f"/api/me/tables/{tables[-1]}", **MEANT)
                await ada.do(tables[-1], "start")
            await asyncio.gather(*served.node.tables.committer.chores)
            served.node.tables.house.rooms.clear()
            await served.node.summaries.flush()
            async with served.node.directory.connected() as connection:
                await connection.execute("delete from summaries where table_id = any($1::text[])", tables)
                await connection.execute("delete from checkpoints where table_id = $1", tables[0])
                await connection.execute(CHANGE, tables[0])
            me = (await ada.ask("GET", "/api/me")).json()
            assert [kept["table"] for kept in me["tables"]] == [tables[1]]

    asyncio.run(play())


def test_my_tables_say_where_it_is_my_turn(dsn: str) -> None:
    """A table that waits for this seat says so."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada, served.client() as bob:
            await signed_up(ada, "Ada")
            await signed_up(bob, "Bob")
            table = (await ada.open())["table"]
            await bob.sit(table)
            for client in (ada, bob):
                await client.ask("PUT", f"/api/me/tables/{table}", **MEANT)
            await ada.do(table, "start")
            asked = (await ada.sync(table))["question"]["seats"]
            turns = [(await client.ask("GET", "/api/me")).json()["tables"][0]["turn"] for client in (ada, bob)]
            assert turns == [0 in asked, 1 in asked]
            assert any(turns)

    asyncio.run(play())


@pytest.mark.clause("GT-ACCOUNT-05")
def test_a_seat_that_the_host_took_back_is_lost_to_the_account_too(dsn: str) -> None:
    """The player who sits there now is safe from the one who sat there before."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada, served.client() as bob:
            table = (await ada.open())["table"]
            await bob.sit(table)
            await signed_up(bob, "Bob")
            await bob.ask("PUT", f"/api/me/tables/{table}", **MEANT)
            await ada.do(table, "revoke", seat=1)
            async with served.client() as eve:
                await eve.sit(table, "Eve")
            assert clause(await bob.ask("POST", f"/api/me/tables/{table}", **MEANT)) == (404, "GT-ACCOUNT-05")
            assert (await bob.ask("GET", "/api/me")).json()["tables"] == []

    asyncio.run(play())


@pytest.mark.clause("GT-ACCOUNT-05")
def test_nobody_takes_up_a_seat_that_another_account_keeps(dsn: str) -> None:
    """A seat belongs to the account that showed its secret."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada, served.client() as eve:
            await signed_up(ada, "Ada")
            await signed_up(eve, "Eve")
            table = (await ada.open())["table"]
            await ada.ask("PUT", f"/api/me/tables/{table}", **MEANT)
            assert clause(await eve.ask("POST", f"/api/me/tables/{table}", **MEANT)) == (404, "GT-ACCOUNT-05")
            assert clause(await eve.ask("PUT", f"/api/me/tables/{table}", **MEANT)) == (401, "GT-KEY-01")

    asyncio.run(play())


@pytest.mark.clause("GT-KEY-02")
def test_the_ninth_device_ends_no_other_unless_it_is_asked_to(dsn: str) -> None:
    """Whatever devices come and go, the account's own key stays."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            await signed_up(ada, "Ada")
            table = (await ada.open())["table"]
            await ada.ask("PUT", f"/api/me/tables/{table}", **MEANT)
            path, first = f"/api/me/tables/{table}", ada.secret
            for _ in range(7):
                assert (await ada.ask("POST", path, **MEANT)).status_code == 201
            assert clause(await ada.ask("POST", path, **MEANT)) == (409, "GT-KEY-02")
            assert (await ada.sync(table))["seat"] == 0, "the first device still has its seat"
            for _ in range(3):
                ada.secret = (await ada.ask("POST", path, {"only": True}, **MEANT)).json()["secret"]
                assert (await ada.sync(table))["seat"] == 0
            ada.secret = first
            assert clause(await ada.ask("GET", f"/api/tables/{table}/sync")) == (401, "GT-KEY-01")
            assert (await ada.ask("POST", path, **MEANT)).status_code == 201

    asyncio.run(play())


@pytest.mark.clause("GT-ACCOUNT-01")
def test_a_name_is_taken_however_it_is_written(dsn: str) -> None:
    """Large and small letters, wide ones and spaces make no other name."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            mine = await signed_up(ada, "Straße")
            name = mine["name"]
            for other in (name.upper(), f" {name.replace(' ', '  ')}", name.replace("S", "\uff33")):
                again = await ada.ask("POST", "/api/accounts", {**mine, "name": other}, **MEANT)
                assert clause(again) == (409, "GT-ACCOUNT-01")

    asyncio.run(play())


@pytest.mark.clause("GT-ACCOUNT-02")
def test_a_wrong_password_and_an_unknown_name_are_refused_alike(dsn: str) -> None:
    """The answers are the same byte for byte, and both were hashed."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            mine = await signed_up(ada, "Ada")
            fits = served.node.accounts._fits
            tried: list[str] = []

            def trying(hashed: str | None, password: str) -> bool:
                tried.append(password)
                return fits(hashed, password)

            served.node.accounts._fits = trying  # type: ignore[method-assign]
            wrong = await ada.ask("POST", "/api/session", {**mine, "password": "wrong one"}, **MEANT)
            nobody = await ada.ask("POST", "/api/session", {**fresh("Nobody"), "password": "wrong two"}, **MEANT)
            assert clause(wrong) == clause(nobody) == (401, "GT-ACCOUNT-02")
            assert wrong.content == nobody.content
            assert tried == ["wrong one", "wrong two"]

    asyncio.run(play())


@pytest.mark.clause("GT-ACCOUNT-03")
def test_a_session_ends_by_signing_out_by_signing_in_again_and_by_time(dsn: str) -> None:
    """A token that was used before opens nothing any more."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            assert clause(await ada.ask("GET", "/api/me")) == (401, "GT-ACCOUNT-03")
            mine = await signed_up(ada, "Ada")
            first = ada.http.cookies["getaway"]
            await ada.ask("POST", "/api/session", mine, **MEANT)
            assert ada.http.cookies["getaway"] != first
            assert clause(await with_token(served, first)) == (401, "GT-ACCOUNT-03")
            second = ada.http.cookies["getaway"]
            assert (await ada.ask("DELETE", "/api/session", **MEANT)).status_code == 204
            assert "getaway" not in ada.http.cookies
            assert clause(await with_token(served, second)) == (401, "GT-ACCOUNT-03")
            await ada.ask("POST", "/api/session", mine, **MEANT)
            await _all_sessions_end(dsn)
            assert clause(await ada.ask("GET", "/api/me")) == (401, "GT-ACCOUNT-03")

    asyncio.run(play())


async def with_token(served: serving.Served, token: str) -> httpx.Response:
    """What a stolen token sees."""
    async with served.client() as thief:
        thief.http.cookies.set("getaway", token)
        return await thief.ask("GET", "/api/me")


async def _all_sessions_end(dsn: str) -> None:
    connection = await asyncpg.connect(dsn)
    await connection.execute("update sessions set ends_at = now()")
    await connection.close()


@pytest.mark.clause("GT-ACCOUNT-04")
@pytest.mark.parametrize(("length", "status"), [(7, 409), (8, 201), (200, 201), (201, 400)])
def test_a_password_is_neither_short_nor_endless(dsn: str, length: int, status: int) -> None:
    """8 to 200 signs; a longer one is not even looked at."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            answer = await ada.ask("POST", "/api/accounts", {**fresh("Ada"), "password": "x" * length}, **MEANT)
            assert answer.status_code == status

    asyncio.run(play())


def test_the_store_holds_no_password_and_no_token(dsn: str) -> None:
    """What a thief of the database finds opens no account and no seat."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            mine = await signed_up(ada, "Ada")
            table = (await ada.open())["table"]
            await ada.ask("PUT", f"/api/me/tables/{table}", **MEANT)
            connection = await asyncpg.connect(dsn)
            kept: list[Any] = []
            for name in ("accounts", "sessions", "account_seats", "log", "checkpoints"):
                kept += [tuple(record) for record in await connection.fetch(f"select * from {name}")]  # noqa: S608 - our own names
            await connection.close()
            everything = repr(kept)
            assert "$argon2id$" in everything
            for secret in (mine["password"], ada.secret, ada.http.cookies["getaway"]):
                assert secret not in everything

    asyncio.run(play())
