"""The built client, as browsers get it."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest
from tests import serving

from getaway.server import assets, previews
from getaway.server.limits import RATES, Rate

SCRIPT = "let table;" * 500


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that was built: a page, a script, its packed copy and a small file."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (tmp_path / "assets" / "index-1a2b.js").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "assets" / "index-1a2b.js.br").write_bytes(b"packed beforehand")
    (tmp_path / "assets" / "icon-3c.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "192.png").write_bytes(b"a picture")
    (tmp_path / "sw.js").write_text("self;", encoding="utf-8")
    (tmp_path / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    monkeypatch.setattr(assets, "CLIENT", tmp_path)
    return tmp_path


def test_files_are_kept_for_ever_and_the_page_is_asked_for(dsn: str, client: Path) -> None:
    """A file's name changes when it does; the page that names it does not."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            for path in ("/", "/t/abc", "/rules/toy"):
                page = await ada.ask("GET", path)
                assert (page.text, page.headers["cache-control"]) == ("<!doctype html>", "no-cache")
                assert page.headers["content-type"] == "text/html; charset=utf-8"
            icon = await ada.ask("GET", "/assets/icon-3c.svg")
            assert icon.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert (icon.headers["content-type"], icon.text) == ("image/svg+xml", "<svg/>")

    asyncio.run(play())


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc/replay", "/rules/toy", "/assets/icon-3c.svg", "/sw.js"])
def test_a_link_can_be_asked_what_lies_there(dsn: str, client: Path, path: str) -> None:
    """As chats and crawlers do: the same head as with the page, and nothing after it."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            read, asked = await ada.ask("GET", path), await ada.ask("HEAD", path)
            assert (asked.status_code, asked.content) == (200, b"")
            for name in ("content-type", "content-length", "cache-control", "content-security-policy"):
                assert asked.headers[name] == read.headers[name]
            assert (await ada.ask("POST", path)).status_code == 405

    asyncio.run(play())


@pytest.mark.parametrize(
    ("accepted", "packed", "body"),
    [
        ("gzip, br", "br", b"packed beforehand"),
        ("gzip", "gzip", gzip.compress(SCRIPT.encode(), 9, mtime=0)),
        ("identity", None, SCRIPT.encode()),
    ],
)
def test_a_file_comes_as_the_browser_takes_it(
    dsn: str, client: Path, accepted: str, packed: str | None, body: bytes
) -> None:
    """Packed beforehand, packed here, or as it is."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            request = ada.http.build_request("GET", "/assets/index-1a2b.js", headers={"accept-encoding": accepted})
            answer = await ada.http.send(request, stream=True)
            raw = b"".join([part async for part in answer.aiter_raw()])
            await answer.aclose()
            assert (answer.headers.get("content-encoding"), raw) == (packed, body)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("path", "kind", "body"),
    [
        ("/sw.js", "text/javascript", "self;"),
        ("/manifest.webmanifest", "application/manifest+json", "{}"),
        ("/icons/192.png", "image/png", "a picture"),
    ],
)
def test_what_keeps_its_name_is_asked_for_every_time(dsn: str, client: Path, path: str, kind: str, body: str) -> None:
    """The service worker, the manifest and the icons; the policy lets the worker run."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            answer = await ada.ask("GET", path)
            assert (answer.status_code, answer.text, answer.headers["cache-control"]) == (200, body, "no-cache")
            assert answer.headers["content-type"].split(";")[0] == kind
            assert "worker-src 'self'" in answer.headers["content-security-policy"]

    asyncio.run(play())


@pytest.mark.parametrize("path", ["/icons/none.png", "/icons/..%2fsw.js", "/icons/..%2f..%2fapp.py"])
def test_nothing_but_icons_lies_among_the_icons(dsn: str, client: Path, path: str) -> None:
    """A name that leads out of their folder leads nowhere."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            assert (await ada.ask("GET", path)).status_code == 404

    asyncio.run(play())


@pytest.mark.parametrize("name", ["none.js", "..%2findex.html", "..%2f..%2f..%2fapp.py", "%2fetc%2fpasswd"])
def test_nothing_else_is_reached(dsn: str, client: Path, name: str) -> None:
    """A name that leads out of the folder leads nowhere."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            assert (await ada.ask("GET", f"/assets/{name}")).status_code == 404

    asyncio.run(play())


@pytest.mark.parametrize("path", ["/table/abc", "/t/abc/def", "/assets/none.js"])
def test_a_link_that_leads_nowhere_gets_the_page(dsn: str, client: Path, path: str) -> None:
    """In a browser the client explains it; a program gets the plain error."""

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            seen = await ada.http.get(path, headers={"accept": "text/html,*/*;q=0.8"})
            assert (seen.status_code, seen.text) == (404, "<!doctype html>")
            bare = await ada.http.get(path, headers={"accept": "application/json"})
            assert (bare.status_code, bare.json()["status_code"]) == (404, 404)

    asyncio.run(play())


PREVIEW = '<meta property="og:title" content="getaway" />'


def test_a_chat_reads_the_game_from_a_link(dsn: str, client: Path) -> None:
    """The game's name and nothing else: no names, no settings; a browser that shows the page gets it as it is built."""
    (client / "index.html").write_text(f"<!doctype html>{PREVIEW}", encoding="utf-8")

    async def play() -> None:
        async with serving.node(dsn) as served, served.client() as ada, served.client() as chat:
            table = (await ada.open("bombsquad", name="Ada Secretive", options={"mission": "m01"}))["table"]
            for path in (f"/t/{table}", f"/t/{table}/replay"):
                shown = await chat.ask("GET", path)
                assert shown.text == f"<!doctype html>{PREVIEW.replace('getaway', 'Bomb Squad · getaway')}"
                assert shown.headers["content-type"] == "text/html; charset=utf-8"
                browser = await chat.ask("GET", path, sec_fetch_dest="document")
                assert browser.text == f"<!doctype html>{PREVIEW}"

    asyncio.run(play())


def test_a_preview_is_no_way_to_guess_tables(dsn: str, client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A link to no table shows the plain page, and counts as a guess; after too many no game is named any more."""
    (client / "index.html").write_text(PREVIEW, encoding="utf-8")
    monkeypatch.setitem(RATES, "guess", Rate(3, 60))

    async def play() -> None:
        async with serving.node(dsn, rate=1.0, local=1.0) as served, served.client() as ada, served.client() as chat:
            table = (await ada.open())["table"]
            assert "toy" in (await chat.ask("GET", f"/t/{table}")).text
            for guess in range(3):
                assert (await chat.ask("GET", f"/t/none{guess}")).text == PREVIEW
            assert (await chat.ask("GET", f"/t/{table}")).text == PREVIEW

    asyncio.run(play())


def test_the_built_page_has_the_title_that_a_preview_replaces() -> None:
    """The page and the server agree on it."""
    source = Path(__file__).parents[3] / "web" / "index.html"
    assert previews.TITLE in source.read_bytes()
