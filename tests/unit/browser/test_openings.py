"""First matches that begin alike in every browser."""

from __future__ import annotations

import msgspec
from tests.openings import opening
from tests.unit.browser.tabs import SECRET, Air, Memory, in_a_browser

TABLE = "a" * 13


def wanted(game: str, *, lesson: bool, seats: int = 1) -> dict[str, object]:
    """What a page sends."""
    secrets = [SECRET, *(letter * len(SECRET) for letter in "bcd")][:seats]
    return {"game": game, "lesson": lesson, "name": "Ada", "secrets": secrets}


def logged(shelf: Memory) -> dict[str, bytes]:
    """Everything that lies there but checkpoints, which may be kept at any time."""
    return {name: body for name, body in shelf.kept.items() if not name.startswith("checkpoint/")}


def test_a_picture_is_what_the_table_then_sends() -> None:
    """Under another id and with another name, the seat sees what lies in the file."""

    async def story(shelf: Memory, air: Air) -> None:
        tab, table = air.tab(shelf), "b" * 13
        picture = await opening("burncycle", lesson=True)
        assert picture is not None
        assert (await tab.ask("POST", f"/openings/{table}", wanted("burncycle", lesson=True))).status == 200
        sync = msgspec.json.decode((await tab.ask("GET", f"/tables/{table}/sync")).body)
        assert sync["table"]["seats"][0]["name"] == "Ada"
        for part in ("rev", "seat", "view", "items", "question"):
            assert sync[part] == picture["sync"][part]
        assert '["scene",{}]' in picture["answers"]

    in_a_browser(story)


def test_an_opening_done_twice_is_one_table() -> None:
    """A page that was reloaded before it heard of its table asks again."""

    async def story(shelf: Memory, air: Air) -> None:
        tab, asked = air.tab(shelf), wanted("bombsquad", lesson=False)
        first = await tab.ask("POST", f"/openings/{TABLE}", asked)
        before = logged(shelf)
        assert await tab.ask("POST", f"/openings/{TABLE}", asked) == first
        assert logged(shelf) == before

    in_a_browser(story)


def test_what_is_no_opening_is_refused() -> None:
    """Too many seats, and an id that no table could have."""

    async def story(shelf: Memory, air: Air) -> None:
        tab = air.tab(shelf)
        for path, asked in (
            (TABLE, wanted("burncycle", lesson=True, seats=2)),
            (TABLE, wanted("bombsquad", lesson=False, seats=3)),
            ("../x", wanted("bombsquad", lesson=False)),
        ):
            assert (await tab.ask("POST", f"/openings/{path}", asked)).status >= 400
        assert shelf.kept == {}

    in_a_browser(story)
