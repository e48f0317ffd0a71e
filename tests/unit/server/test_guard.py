"""What other origins may not do, and what every answer carries."""

from __future__ import annotations

import asyncio

import pytest
from tests import serving
from websockets.exceptions import InvalidStatus

from getaway.server.settings import Settings

ELSEWHERE = "https://elsewhere.example"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"origin": "HERE"}, 201),
        ({"origin": "HERE", "sec_fetch_site": "same-origin"}, 201),
        ({"origin": "https://play.example"}, 201),
        ({"origin": ELSEWHERE}, 403),
        ({"origin": "null"}, 403),
        ({"sec_fetch_site": "cross-site"}, 403),
        ({"sec_fetch_site": "same-site"}, 403),
    ],
)
def test_only_pages_of_this_server_change_anything(dsn: str, headers: dict[str, str], status: int) -> None:
    """The origin, and what the browser says of it, must be this server's or not there at all."""

    async def play() -> None:
        async with serving.node(dsn, url="https://play.example") as served, served.client() as ada:
            named = {name: value.replace("HERE", served.url) for name, value in headers.items()}
            answer = await ada.ask("POST", "/api/tables", {"game": "toy", "players": 2, "name": "Ada"}, **named)
            assert answer.status_code == status

    asyncio.run(play())


def test_a_page_from_elsewhere_gets_no_socket(dsn: str) -> None:
    """The handshake itself is refused."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            table = (await ada.open())["table"]
            with pytest.raises(InvalidStatus):
                async with ada.line(table, origin=ELSEWHERE):
                    pass
            async with ada.line(table, origin=served.url) as line:
                assert (await line.next())["type"] == "sync"

    asyncio.run(play())


def test_a_cookie_alone_changes_nothing(dsn: str) -> None:
    """What a browser sends along by itself is not enough: a header must say that it is meant."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            mine = {"name": f"Ada {serving.new_id()[:8]}", "password": "correct horse battery"}
            assert (await ada.ask("POST", "/api/accounts", mine)).status_code == 403
            assert (await ada.ask("POST", "/api/accounts", mine, x_getaway="1")).status_code == 201
            assert (await ada.ask("DELETE", "/api/session")).status_code == 403
            assert (await ada.ask("GET", "/api/me")).status_code == 200

    asyncio.run(play())


def test_every_answer_carries_the_policy(dsn: str) -> None:
    """Pages, answers, refusals and faults alike; nothing that is for one audience is kept by a cache."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            table = (await ada.open())["table"]
            for path in (f"/api/tables/{table}/sync", "/api/tables/none", "/nowhere", "/api/games", "/health"):
                headers = (await ada.ask("GET", path)).headers
                assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self';")
                assert "unsafe" not in headers["content-security-policy"]
                assert "font-src 'self';" in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                assert headers["cache-control"] == "no-store"
                assert "strict-transport-security" not in headers
            assert (await ada.ask("GET", "/api/texts/toy/en")).headers["cache-control"] == "public, max-age=60"

    asyncio.run(play())


def test_behind_tls_the_cookie_is_bound_to_it(dsn: str) -> None:
    """Where players come by TLS, the browser is told to stay there, and the cookie has no other way."""

    async def play() -> None:
        async with serving.node(dsn, url="https://play.example") as served, served.client() as ada:
            mine = {"name": f"Ada {serving.new_id()[:8]}", "password": "correct horse battery"}
            answer = await ada.ask("POST", "/api/accounts", mine, x_getaway="1")
            assert answer.headers["strict-transport-security"].startswith("max-age=")
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith("__Host-getaway=")
            assert {"HttpOnly", "Secure", "SameSite=lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
            assert "wss://play.example" in answer.headers["content-security-policy"]

    asyncio.run(play())


def test_a_large_body_is_not_read(dsn: str) -> None:
    """64 KB is more than any request needs."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            table = (await ada.open())["table"]
            answer = await ada.ask("POST", f"/api/tables/{table}/query", {"name": "x" * 70_000})
            assert answer.status_code == 413

    asyncio.run(play())


def test_metrics_are_for_those_who_may_read_them(dsn: str) -> None:
    """Others are told that there is nothing."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            assert (await ada.ask("GET", "/metrics")).status_code == 200
            assert (await ada.ask("GET", "/metrics", x_forwarded_for="203.0.113.9")).status_code == 404

    asyncio.run(play())
    assert Settings().metrics == "127.0.0.1"
