"""How often somebody may ask."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest
from tests import serving
from websockets.exceptions import ConnectionClosed

from getaway.kernel import Refused
from getaway.server import accounts
from getaway.server.limits import HERE, RATES, Limits, Rate, who
from getaway.server.windows import MOST, Windows
from getaway.store import PostgresStore
from getaway.store.rates import SWEEP_EVERY, PostgresRates
from getaway.table.overlong import Overlong

STRANGER = "203.0.113.9"
OTHER = "203.0.113.10"


@pytest.mark.clause("GT-RATE-01")
def test_too_much_is_refused_and_says_how_long_to_wait() -> None:
    """One more than allowed is refused, for that one alone."""
    limits = Limits(1.0)
    for _ in range(40):
        limits.take("open", STRANGER)
    with pytest.raises(Refused) as refused:
        limits.take("open", STRANGER)
    assert refused.value.clause == "GT-RATE-01"
    assert 3500 < refused.value.facts["seconds"] <= 3600
    limits.take("open", OTHER)
    limits.take("sit", STRANGER)


def test_the_operator_may_be_more_generous() -> None:
    """2 doubles each rate, and 0 lifts all."""
    twice, free = Limits(2.0), Limits(0.0)
    for _ in range(80):
        twice.take("open", STRANGER)
    with pytest.raises(Refused):
        twice.take("open", STRANGER)
    for _ in range(200):
        free.take("open", STRANGER)


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("127.0.0.1", HERE),
        ("::1", HERE),
        (STRANGER, STRANGER),
        (f"::ffff:{STRANGER}", STRANGER),
        ("::ffff:127.0.0.1", HERE),
        ("2001:db8:1:2:3::4", "2001:0db8:0001:0002"),
        ("2001:db8:1:2:ffff::9", "2001:0db8:0001:0002"),
    ],
)
def test_a_network_counts_as_one(host: str, counted: str) -> None:
    """Anyone with one IPv6 address has billions, so a network counts once; so does this machine."""
    assert who({"client": (host, 1234)}) == counted


@pytest.mark.clause("GT-RATE-01")
def test_options_of_ones_own_are_seldom_tried(dsn: str) -> None:
    """They may be long to judge; those on the list of the game may be tried all the time."""

    async def play() -> None:
        async with serving.node(dsn, rate=0.05) as served, served.client() as eve:
            for options, codes in (({"sheet": "x"}, [409, 409, 409, 429]), ({"level": "epic"}, [204])):
                for code in codes:
                    data = {"players": 2, "options": options}
                    tried = await eve.ask("POST", "/api/games/bombsquad/try", data, x_forwarded_for=STRANGER)
                    assert tried.status_code == code
                    await asyncio.sleep(1.0)

    asyncio.run(play())


@pytest.mark.clause("GT-RATE-01")
def test_secrets_cannot_be_guessed_for_long(dsn: str) -> None:
    """After some wrong secrets an address is heard no more, not even with the right one, by HTTP or socket."""

    async def play() -> None:
        async with serving.node(dsn, rate=1.0) as served, served.client() as ada, served.client("wrong") as eve:
            seated = await ada.open()
            table = seated["table"]
            from_afar = {"x_forwarded_for": STRANGER}
            most = RATES["guess"].times
            for _ in range(most):
                wrong = await eve.ask("GET", f"/api/tables/{table}/drawing", **from_afar)
                assert (wrong.status_code, wrong.json()["clause"]) == (401, "GT-KEY-01")
            late = await eve.ask("GET", f"/api/tables/{table}/drawing", **from_afar)
            assert (late.status_code, late.json()["clause"]) == (429, "GT-RATE-01")
            assert int(late.headers["retry-after"]) == late.json()["facts"]["seconds"] > 10
            eve.secret = seated["secret"]
            assert (await eve.ask("GET", f"/api/tables/{table}/sync", **from_afar)).status_code == 429
            async with eve.line(table, additional_headers={"x-forwarded-for": STRANGER}) as line:
                assert (await line.next())["clause"] == "GT-RATE-01"
            assert (await ada.ask("GET", f"/api/tables/{table}/sync", x_forwarded_for=OTHER)).status_code == 200

    asyncio.run(play())


def spelt(victim: dict[str, str], i: int) -> dict[str, str]:
    """The same name, written in another way each time."""
    return {**victim, "name": " " * i + (victim["name"].upper() if i % 2 else victim["name"])}


@pytest.mark.clause("GT-RATE-01")
def test_passwords_are_refused_before_they_are_hashed(dsn: str) -> None:
    """From wherever and however spelt, a name can be tried so often and no more; hashing costs nothing then."""

    async def play() -> None:
        async with serving.node(dsn, rate=1.0) as served, served.client() as eve:
            victim = {"name": f"Ada {serving.new_id()[:8]}", "password": "a guess or two"}
            fits = served.node.accounts._fits
            tried: list[str] = []

            def trying(hashed: str | None, password: str) -> bool:
                tried.append(password)
                return fits(hashed, password)

            served.node.accounts._fits = trying  # type: ignore[method-assign]
            for i in range(12):
                answer = await eve.ask(
                    "POST", "/api/session", spelt(victim, i), x_getaway="1", x_forwarded_for=f"203.0.113.{i + 20}"
                )
            assert (answer.status_code, answer.json()["clause"]) == (429, "GT-RATE-01")
            assert len(tried) == 10

    asyncio.run(play())


@pytest.mark.clause("GT-RATE-01")
def test_an_address_holds_so_many_lines_and_no_more() -> None:
    """One that is let go makes room for another."""
    limits = Limits(0.01)
    with limits.line(STRANGER), limits.line(STRANGER), limits.line(OTHER), limits.line(HERE), limits.line(HERE):
        one_more = limits.line(STRANGER)
        with pytest.raises(Refused):
            one_more.__enter__()
    with limits.line(STRANGER), limits.line(STRANGER):
        pass


@pytest.mark.clause("GT-RATE-01")
def test_an_address_writes_only_so_much(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By socket and by HTTP together, with however many seats; notes are counted too."""
    monkeypatch.setitem(RATES, "rows", Rate(4, 3600))

    async def play() -> None:
        async with serving.node(dsn, rate=1.0) as served, served.client() as ada, served.client() as bob:
            table = (await ada.open())["table"]
            await bob.sit(table)
            afar = {"x_forwarded_for": STRANGER}
            said = {"do": "say", "text": "hello"}
            path = f"/api/tables/{table}"
            assert (await bob.ask("POST", f"{path}/do", {**said, "id": "b1"}, **afar)).status_code == 200
            assert (await bob.ask("PUT", f"{path}/notes", {"text": "mine"}, **afar)).status_code == 204
            async with ada.line(table, additional_headers={"x-forwarded-for": STRANGER}) as line:
                for kind in ("done", "done", "no"):
                    assert (answer := await line.do("say", text="hello"))["type"] == kind
            assert answer["clause"] == "GT-RATE-01"
            assert 3500 < answer["facts"]["seconds"] <= 3600
            late = await bob.ask("POST", f"{path}/do", {**said, "id": "b2"}, **afar)
            assert (late.status_code, late.json()["clause"]) == (429, "GT-RATE-01")
            assert (await bob.ask("POST", f"{path}/do", {**said, "id": "b2"}, x_forwarded_for=OTHER)).status_code == 200

    asyncio.run(play())


@pytest.mark.clause("GT-RATE-01")
def test_made_up_secrets_do_not_lift_the_limit_of_an_address(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each new secret has commands of its own left; the address that sends them all has not."""
    monkeypatch.setitem(RATES, "commands", Rate(4, 3600))

    async def play() -> list[int]:
        async with serving.node(dsn, rate=1.0) as served, served.client() as eve:
            asked = [eve.http.post("/api/tables/x/do", content=b"{", headers=_from(f"Seat {i}")) for i in range(7)]
            return [(await each).status_code for each in asked]

    assert asyncio.run(play()) == [400] * 4 + [429] * 3


def _from(secret: str) -> dict[str, str]:
    return {"authorization": secret, "x-forwarded-for": STRANGER, "content-type": "application/json"}


@pytest.mark.clause("GT-RATE-01")
def test_sockets_of_one_address_share_its_commands(dsn: str) -> None:
    """A client that opens many is told to come back later."""

    async def play() -> set[str]:
        async with serving.node(dsn, rate=0.1) as served, served.client() as ada, AsyncExitStack() as stack:
            table = (await ada.open())["table"]
            opened = [ada.line(table, additional_headers={"x-forwarded-for": STRANGER}) for _ in range(20)]
            lines = [await stack.enter_async_context(line) for line in opened]
            heard = set()
            for i in range(40):
                with suppress(ConnectionClosed):
                    await lines[i % 20].send({"do": "vote", "id": f"v{i}", "agree": True})
            for line in lines:
                with suppress(ConnectionClosed):
                    for _ in range(3):
                        heard.add((await line.next()).get("clause", ""))
            return heard

    assert "GT-RATE-01" in asyncio.run(play())


@pytest.mark.clause("GT-RATE-01")
def test_this_machine_is_counted_too_but_more_generously() -> None:
    """A proxy here that doesn't say who asks must not lift all limits; the operator may lift this one."""
    usual, free = Limits(1.0), Limits(1.0, local=0.0)
    most = RATES["open"].times
    for _ in range(20 * most):
        usual.take("open", HERE)
    with pytest.raises(Refused):
        usual.take("open", HERE)
    for _ in range(20 * most + 1):
        free.take("open", HERE)
    for _ in range(most):
        free.take("open", STRANGER)
    with pytest.raises(Refused):
        free.take("open", STRANGER)


@pytest.mark.clause("GT-RATE-01")
def test_nodes_count_together(dsn: str) -> None:
    """What was used up at one node is used up at the other; the store keeps no address."""
    address = "198.51.100.7"

    async def play() -> None:
        async with serving.node(dsn, rate=0.1) as one, serving.node(dsn, rate=0.1) as two:
            async with one.client() as here, two.client() as there:
                wanted = {"game": "toy", "players": 2, "name": "Eve"}
                codes = [
                    (await client.ask("POST", "/api/tables", wanted, x_forwarded_for=address)).status_code
                    for client in (here, there, here, there, here, there)
                ]
                assert codes == [201, 201, 201, 201, 429, 429]
                late = await there.ask("POST", "/api/tables", wanted, x_forwarded_for=address)
                assert 3500 < late.json()["facts"]["seconds"] <= 3600
            async with one.node.directory.connected() as connection:
                rows = await connection.fetch("select what, whom, used from rates where what = 'open'")
            assert address.encode() not in b"".join(row["whom"] for row in rows)
            assert max(row["used"] for row in rows) == 5  # refused ones don't count on

    asyncio.run(play())


def test_a_store_that_is_away_leaves_each_node_its_own_count() -> None:
    """Nobody is refused because the store is, and nobody is let in for ever."""

    async def play() -> None:
        nowhere = PostgresStore("postgresql://postgres@127.0.0.1:1/none")
        await nowhere.start()
        limits = Limits(1.0, shared=PostgresRates(nowhere))
        for _ in range(RATES["report"].times):
            await limits.spend("report", STRANGER)
        with pytest.raises(Refused):
            await limits.spend("report", STRANGER)
        await nowhere.stop()

    asyncio.run(play())


def test_old_windows_are_swept(dsn: str) -> None:
    """The store forgets those that are long over, and a node's memory too."""

    async def play() -> None:
        async with serving.node(dsn) as served:
            rates = PostgresRates(served.node.directory)
            async with served.node.directory.connected() as connection:
                old = "insert into rates values ('sit', $1, now() - interval '3 hours', 5)"
                await connection.execute(old, b"old")
                for _ in range(SWEEP_EVERY):
                    await rates.hit("sit", OTHER, 1000, 3600)
                assert not await connection.fetchval("select count(*) from rates where whom = $1", b"old")

    asyncio.run(play())


def test_memory_does_not_grow_with_strangers() -> None:
    """Expired windows make room, and there are never more than the limit."""
    brief, long = Windows(0.01), Windows(3600)
    for i in range(MOST + 500):
        long.hit(str(i), 5)
    assert len(long) <= MOST
    for i in range(500):
        brief.hit(str(i), 5)
    time.sleep(0.02)
    for i in range(500):
        brief.hit(f"new {i % 3}", 1000)
    assert len(brief) <= 3


@pytest.mark.clause("GT-RATE-01")
def test_whoever_made_rules_run_for_ever_is_heard_no_more() -> None:
    """A few times can be bad luck."""
    limits = Limits(1.0)
    endless = Refused("GT-FAULT-01")
    endless.__cause__ = Overlong("x")
    for _ in range(RATES["endless"].times):
        limits.command(STRANGER)
        limits.refused(endless, STRANGER)
        limits.refused(Refused("GT-FAULT-01"), OTHER)
    with pytest.raises(Refused):
        limits.command(STRANGER)
    limits.command(OTHER)


@pytest.mark.clause("GT-RATE-01")
def test_only_so_many_wait_to_be_hashed(monkeypatch: pytest.MonkeyPatch, dsn: str) -> None:
    """The rest are told to come back, so that nobody waits for minutes."""
    monkeypatch.setattr(accounts, "MOST_WAITING", 3)

    async def play() -> list[Any]:
        async with serving.node(dsn) as served:
            tries = [served.node.accounts.known(f"nobody {i}", "a guess or two") for i in range(12)]
            return await asyncio.gather(*tries, return_exceptions=True)

    clauses = [refused.clause for refused in asyncio.run(play())]
    assert clauses.count("GT-RATE-01") >= 4
    assert clauses.count("GT-ACCOUNT-02") >= 3


@pytest.mark.clause("GT-RATE-01")
def test_an_address_may_ask_for_anything_only_so_often(dsn: str) -> None:
    """Also for what has no limit of its own, and before it is looked at."""

    async def play() -> list[int]:
        async with serving.node(dsn, rate=0.01) as served, served.client() as eve:
            asked = [eve.ask("GET", "/nowhere", x_forwarded_for=STRANGER) for _ in range(40)]
            return [answer.status_code for answer in await asyncio.gather(*asked)]

    codes = asyncio.run(play())
    assert {404, 429} == set(codes)
