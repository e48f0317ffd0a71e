"""`getaway admin people`: looking at accounts, signing them out, and bans that every node keeps to."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from tests import serving
from tests.unit.cli.conftest import Done, Program
from tests.unit.server.test_accounts import MEANT, clause, signed_up

STRANGER = {"x_forwarded_for": "203.0.113.7"}
NEIGHBOUR = {"x_forwarded_for": "2001:db8:1:2:3::4"}
Admin = Callable[..., Awaitable[Done]]


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A database of its own, named by the environment."""
    with serving.database() as dsn:
        monkeypatch.setenv("GETAWAY_DATABASE", dsn)
        yield dsn


@pytest.fixture
def admin(program: Program) -> Admin:
    """Run a verb of `getaway admin people` beside a node."""

    async def run(*words: str) -> Done:
        return await asyncio.to_thread(program, "admin", "people", *words)

    return run


async def _audit(program: Program) -> list[tuple[str, str, str]]:
    done = await asyncio.to_thread(program, "admin", "audit", "--json")
    return [(deed["what"], deed["whom"], deed["why"]) for deed in json.loads(done.out)]


def test_accounts_are_listed_and_shown_without_secrets(kept: str, admin: Admin) -> None:
    """Names, sessions and kept seats; no password, no token, no key."""

    async def story() -> None:
        async with serving.node(kept) as served, served.client() as here:
            mine = await signed_up(here, "Ada")
            table = (await here.open())["table"]
            assert (await here.ask("PUT", f"/api/me/tables/{table}", **MEANT)).status_code == 204
            listed = (await admin("list")).out
            assert f"{mine['name']}  one session, one seat" in listed
            shown = await admin("show", mine["name"].upper())
            assert f"A seat at table {table}" in shown.out
            data = json.loads((await admin("show", mine["name"], "--json")).out)
            assert set(data["account"]) == {"id", "name", "made_at", "sessions", "seats", "ban"}
            assert (data["tables"], len(data["sessions"])) == ([table], 1)
            assert "Nobody has an account called Zoe" in (await admin("show", "Zoe")).err

    asyncio.run(story())


def test_an_account_is_signed_out_everywhere(kept: str, admin: Admin, program: Program) -> None:
    """Every session ends, on every device; signing in again is allowed."""

    async def story() -> None:
        async with serving.node(kept) as served, served.client() as here, served.client() as there:
            mine = await signed_up(here, "Ada")
            assert (await there.ask("POST", "/api/session", mine, **MEANT)).status_code == 201
            assert "of 2 sessions" in (await admin("sign-out", mine["name"])).out
            assert (await here.ask("GET", "/api/me")).status_code == 200
            assert (await admin("sign-out", mine["name"], "--yes", "--why", "stolen phone")).code == 0
            for device in (here, there):
                assert clause(await device.ask("GET", "/api/me")) == (401, "GT-ACCOUNT-03")
            assert (await here.ask("POST", "/api/session", mine, **MEANT)).status_code == 201
            assert await _audit(program) == [("sign-out", mine["name"], "stolen phone")]

    asyncio.run(story())


@pytest.mark.clause("GT-BAN-01")
def test_a_banned_account_is_refused(kept: str, admin: Admin, program: Program) -> None:
    """Its sessions and its password open nothing; once the ban is lifted they do."""

    async def story() -> None:
        async with serving.node(kept) as served, served.client() as here, served.client() as there:
            mine, other = await signed_up(here, "Ada"), await signed_up(there, "Bob")
            assert "couldn't sign in any more" in (await admin("ban", mine["name"])).out
            assert (await here.ask("GET", "/api/me")).status_code == 200
            assert (await admin("ban", mine["name"], "--why", "abuse", "--yes")).code == 0
            assert clause(await here.ask("GET", "/api/me")) == (403, "GT-BAN-01")
            assert clause(await here.ask("POST", "/api/session", mine, **MEANT)) == (403, "GT-BAN-01")
            wrong = {**mine, "password": "not the password"}
            assert clause(await here.ask("POST", "/api/session", wrong, **MEANT)) == (401, "GT-ACCOUNT-02")
            assert (await there.ask("GET", "/api/me")).status_code == 200
            assert "banned until lifted: abuse" in (await admin("list")).out
            assert (await admin("unban", mine["name"], "--yes")).code == 0
            assert (await here.ask("GET", "/api/me")).status_code == 200
            assert "isn't banned" in (await admin("unban", other["name"], "--yes")).err
            assert await _audit(program) == [("unban", mine["name"], ""), ("ban", mine["name"], "abuse")]

    asyncio.run(story())


@pytest.mark.clause("GT-BAN-01")
def test_a_ban_ends_by_itself(kept: str, admin: Admin) -> None:
    """After its days, by the database's clock."""

    async def story() -> None:
        async with serving.node(kept) as served, served.client() as here:
            mine = await signed_up(here, "Ada")
            assert "is banned for 2 days" in (await admin("ban", mine["name"], "--days", "2", "--yes")).out
            assert clause(await here.ask("GET", "/api/me")) == (403, "GT-BAN-01")
            async with served.node.store.connected() as connection:
                await connection.execute("update bans set ends_at = ends_at - interval '47 hours'")
                assert clause(await here.ask("GET", "/api/me")) == (403, "GT-BAN-01")
                await connection.execute("update bans set ends_at = ends_at - interval '2 hours'")
            assert (await here.ask("GET", "/api/me")).status_code == 200
            assert "banned" not in (await admin("list")).out

    asyncio.run(story())


@pytest.mark.clause("GT-BAN-02")
@pytest.mark.parametrize(
    ("address", "afar"), [("203.0.113.7", STRANGER), ("2001:db8:1:2::99", NEIGHBOUR)], ids=["IPv4", "IPv6"]
)
def test_a_banned_address_cannot_come_in(kept: str, admin: Admin, address: str, afar: dict[str, str]) -> None:
    """It can't open, sit down or make accounts, with limits or without; a seat it has still answers."""

    async def story() -> None:
        async with serving.node(kept, rate=1.0) as served, served.client() as eve, served.client() as ada:
            opening: dict[str, Any] = {"game": "toy", "players": 2, "name": "Eve"}
            seated = (await eve.ask("POST", "/api/tables", opening, **afar)).json()
            table, eve.secret = seated["table"], seated["secret"]
            other = (await ada.open())["table"]
            assert (await admin("ban", "--address", address, "--yes", "--why", "floods")).code == 0
            account = {"name": "Eve", "password": "correct horse battery"}
            for path, data in (
                ("/api/tables", opening),
                (f"/api/tables/{other}/seats", {"name": "Eve"}),
                ("/api/accounts", account),
            ):
                assert clause(await eve.ask("POST", path, data, **MEANT, **afar)) == (403, "GT-BAN-02"), path
            start = {"do": "start", "id": serving.new_id()}
            assert (await eve.ask("POST", f"/api/tables/{table}/do", start, **afar)).status_code == 200
            assert (await ada.ask("POST", "/api/tables", opening)).status_code == 201
            async with served.node.store.connected() as connection:
                whole = [dict(record) for record in await connection.fetch("select * from bans, audit")]
            assert address not in str(whole)
            assert "floods" in (await admin("list")).out
            assert (await admin("unban", "--address", address, "--yes")).code == 0
            assert (await eve.ask("POST", "/api/tables", opening, **afar)).status_code == 201

    asyncio.run(story())


def test_who_cannot_be_banned(kept: str, admin: Admin) -> None:
    """This machine, something that isn't an address, nobody, and two at once."""

    async def story() -> None:
        assert "this machine's own address" in (await admin("ban", "--address", "127.0.0.1", "--yes")).err
        assert "isn't an address" in (await admin("ban", "--address", "example.org", "--yes")).err
        assert "either an account or an address" in (await admin("ban", "--yes")).err
        assert "either an account or an address" in (await admin("ban", "Ada", "--address", "1.2.3.4")).err

    asyncio.run(story())
