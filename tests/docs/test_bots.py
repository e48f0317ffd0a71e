"""The bot of ten lines plays."""

from __future__ import annotations

from typing import Any

from tests.docs.pages import DOCS, blocks, exists, places

PAGE = DOCS / "bots.md"


def test_the_bot_of_the_page_plays() -> None:
    """It has answered every question of its seats."""
    (example,) = blocks(PAGE)
    found: dict[str, Any] = {}
    exec(example, found)  # noqa: S102 - our own page
    assert len(found["match"].record(0).items) > 20


def test_what_the_page_names_is_there() -> None:
    """Every file and what it defines."""
    assert [place for place in places(PAGE) if not exists(*place)] == []
