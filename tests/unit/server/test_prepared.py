"""What is the same for everybody is rendered once, packed, and known again by its tag."""

from __future__ import annotations

import asyncio
import gzip
from unittest.mock import Mock

import httpx
import pytest
from litestar.openapi.spec import OpenAPI
from tests import serving
from tests.fuzz.asgi import ask
from tests.fuzz.requests import Asked

from getaway import games, rulebook
from getaway.kernel import Match
from getaway.kit.declared import drawing_of
from getaway.server import drawing, games_api, schema, warming
from getaway.server.app import application
from getaway.table import scenes
from getaway.texts import texts_of

SAME = ("/api/games", "/api/texts/toy/en", "/api/rules/toy?lang=it")


@pytest.mark.parametrize("path", SAME)
def test_packed_where_it_is_wanted_so(dsn: str, path: str) -> None:
    """The same words either way; a client that refuses it gets none of it."""

    async def play() -> list[httpx.Response]:
        async with serving.node(dsn) as served, served.client() as ada:
            wishes = ("identity", "gzip, br", "br, gzip;q=0")
            return [await ada.ask("GET", path, accept_encoding=wish) for wish in wishes]

    plain, packed, refused = asyncio.run(play())
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content)
    assert packed.content == plain.content == refused.content
    assert "content-encoding" not in refused.headers
    assert packed.headers["vary"] == "accept-encoding"


def test_known_again_by_its_tag(dsn: str) -> None:
    """Who has it gets nothing, and may keep what it has for as long as before."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            first = await ada.ask("GET", SAME[1])
            again = await ada.ask("GET", SAME[1], if_none_match=first.headers["etag"])
            other = await ada.ask("GET", SAME[1], if_none_match='"other"')
        assert (again.status_code, again.content, other.status_code) == (304, b"", 200)
        assert again.headers["cache-control"] == first.headers["cache-control"] == "public, max-age=60"

    asyncio.run(play())


def test_nothing_is_rendered_twice(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it is asked for."""
    completed, compress = Mock(wraps=schema.completed), Mock(wraps=gzip.compress)
    monkeypatch.setattr(schema, "completed", completed)
    monkeypatch.setattr(gzip, "compress", compress)
    for cached in (games_api.all_games, games_api.rulebook, games_api.texts):
        cached.cache_clear()

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            for path in (*SAME, "/schema/openapi.json") * 3:
                assert (await ada.ask("GET", path)).status_code == 200

    asyncio.run(play())
    assert (completed.call_count, compress.call_count) == (1, 3)


@pytest.mark.clause("GT-RATE-01")
@pytest.mark.parametrize("path", [*SAME, "/schema/openapi.json"])
def test_an_address_may_ask_for_it_only_so_often(dsn: str, path: str) -> None:
    """One that asks all the time is refused."""

    async def play() -> set[int]:
        async with serving.node(dsn, rate=0.02) as served, served.client() as eve:
            asked = [eve.ask("GET", path, x_forwarded_for="203.0.113.77") for _ in range(12)]
            return {answer.status_code for answer in await asyncio.gather(*asked)}

    assert asyncio.run(play()) == {200, 429}


def test_a_warm_node_reads_nothing_more() -> None:
    """Neither rulebook nor index nor message is read once it is warm."""
    warming.warm()
    warming._read_on()
    caches = (
        rulebook.read,
        rulebook.search.__globals__["_index"],
        games_api.texts,
        games_api.rulebook,
        games_api.chapters,
        games_api.in_a_list,
        texts_of,
    )
    before = [cached.cache_info().misses for cached in caches]
    for name in games.names():
        game = games.find(name)
        match = game.new(game.players[0])
        for lang in rulebook.LANGUAGES:
            rulebook.search("door", games_api.english(game), lang)
            games_api.rulebook(game, lang)
            games_api.chapters(game, lang)
            games_api.in_a_list(scenes.listed, game, lang)
            games_api.texts(game.package, lang, game.languages["messages"])
            _draw(match, lang)
    assert [cached.cache_info().misses for cached in caches] == before


def _draw(match: Match, lang: str) -> None:
    if drawing_of(match.game) is not None:
        assert asyncio.run(drawing.drawn(drawing.scene(match, 0), lang, 72))


def test_the_document_is_rendered_before_anybody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A node that serves has it ready: rendering takes longer than any request may."""
    app = application(serving.settings("postgresql://nowhere"))
    app.prepare()
    monkeypatch.delattr(schema, "document")
    monkeypatch.setattr(OpenAPI, "to_schema", None)  # what Litestar would do for the first who asks
    answer = asyncio.run(ask(app, Asked("GET", b"/schema/openapi.json", b"", [(b"host", b"127.0.0.1")], b"")))
    assert answer.status == 200
