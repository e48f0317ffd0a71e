"""The page that needs no server, as a server hands it out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests import serving

POLICY = "content-security-policy"
WASM = "'wasm-unsafe-eval'"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A site that was built, and a file beside it that is nobody's business."""
    built = tmp_path / "built"
    files = {
        "index.html": "<html><head><title>getaway</title></head></html>",
        "parts.json": "{}",
        "sw.js": "self;",
        "assets/index-1a.js": "let page;",
        "assets/table.worker-2b.js": "let worker;",
        "packs/core-3c.packed": "packed",
    }
    for name, text in files.items():
        (built / name).parent.mkdir(parents=True, exist_ok=True)
        (built / name).write_text(text, encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return built


def test_a_server_offers_the_site_that_it_is_given(dsn: str, folder: Path) -> None:
    """The page knows the way back; what can change is asked for every time, and the rest is kept."""

    async def play() -> None:
        async with serving.node(dsn, site=str(folder)) as served, served.client() as ada:
            assert (await ada.ask("GET", "/api/here")).json() == {"link": "/here/"}
            bare = await ada.ask("GET", "/here")
            assert (bare.status_code // 100, bare.headers["location"]) == (3, "/here/")
            page = await ada.ask("GET", "/here/")
            assert '<meta name="getaway-server" content="/"></head>' in page.text
            for path, cache in (
                ("", "no-cache"),
                ("parts.json", "no-cache"),
                ("sw.js", "no-cache"),
                ("assets/index-1a.js", "public, max-age=31536000, immutable"),
                ("packs/core-3c.packed", "public, max-age=31536000, immutable"),
            ):
                answer = await ada.ask("GET", f"/here/{path}")
                assert (answer.status_code, answer.headers["cache-control"]) == (200, cache)
                assert answer.headers.get_list(POLICY) == [page.headers[POLICY]]
                assert WASM not in answer.headers[POLICY]

    asyncio.run(play())


def test_webassembly_runs_in_the_workers_script_alone(dsn: str, folder: Path) -> None:
    """It has one policy, which lets nothing else in either."""

    async def play() -> None:
        async with serving.node(dsn, site=str(folder)) as served, served.client() as ada:
            answer = await ada.ask("GET", "/here/assets/table.worker-2b.js")
            [policy] = answer.headers.get_list(POLICY)
            assert policy == f"default-src 'none'; script-src 'self' blob: {WASM}; connect-src 'self' blob:"
            assert answer.headers["x-content-type-options"] == "nosniff"

    asyncio.run(play())


@pytest.mark.parametrize("path", ["../secret.txt", "%2e%2e/secret.txt", "assets/../../secret.txt", "nowhere", "%00"])
def test_nothing_beside_the_folder_is_served(dsn: str, folder: Path, path: str) -> None:
    """Whatever a path looks like."""

    async def play() -> None:
        async with serving.node(dsn, site=str(folder)) as served, served.client() as ada:
            answer = await ada.ask("GET", f"/here/{path}")
            assert answer.status_code == 404
            assert "secret" not in answer.text

    asyncio.run(play())


def test_a_server_without_one_offers_nothing(dsn: str, tmp_path: Path) -> None:
    """Neither a link nor a page."""

    async def play() -> None:
        async with serving.node(dsn, site=str(tmp_path)) as served, served.client() as ada:
            assert (await ada.ask("GET", "/api/here")).json() == {"link": ""}
            assert (await ada.ask("GET", "/here/")).status_code == 404

    asyncio.run(play())
