"""How often somebody may ask."""

from __future__ import annotations

import asyncio

import pytest
from tests import serving

from getaway.kernel import Refused
from getaway.server.limits import RATES, Limits, who

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
        ("127.0.0.1", ""),
        ("::1", ""),
        (STRANGER, STRANGER),
        (f"::ffff:{STRANGER}", STRANGER),
        ("::ffff:127.0.0.1", ""),
        ("2001:db8:1:2:3::4", "2001:0db8:0001:0002"),
        ("2001:db8:1:2:ffff::9", "2001:0db8:0001:0002"),
    ],
)
def test_a_network_counts_as_one(host: str, counted: str) -> None:
    """Of IPv6 whoever has one address has billions; this machine itself is not limited."""
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
            most = int(RATES["guess"].split("/")[0])
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
            hashed = served.node.accounts._fits
            tried: list[str] = []
            served.node.accounts._fits = lambda old, given: tried.append(given) or hashed(old, given)  # type: ignore[method-assign]
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
    with limits.line(STRANGER), limits.line(STRANGER), limits.line(OTHER), limits.line(""), limits.line(""):
        one_more = limits.line(STRANGER)
        with pytest.raises(Refused):
            one_more.__enter__()
    with limits.line(STRANGER), limits.line(STRANGER):
        pass


@pytest.mark.clause("GT-RATE-01")
def test_an_address_writes_only_so_much(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By socket and by HTTP together, with however many seats; notes are counted too."""
    monkeypatch.setitem(RATES, "rows", "4/hour")  # type: ignore[misc]

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
