"""A game from outside gets everything a server offers: its card, settings, lesson, bots by level, drawing, results."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests import serving
from tests.outside import sticks_fixture

__all__ = ["sticks_fixture"]
pytestmark = pytest.mark.usefixtures("sticks")


def test_the_lobby_lists_its_card(dsn: str) -> None:
    """Title, first match, every setting, the campaign's setting and the levels of its bots."""

    async def story() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            listed = (await ada.ask("GET", "/api/games")).json()
            (card,) = [each for each in listed if each["name"] == "sticks"]
            assert card["words"][0] | {"about": ""} == {
                "lang": "en",
                "title": "Sticks",
                "about": "",
                "first": "Learn in a minute",
                "first_about": "Against a bot, step by step",
            }
            assert card["first_match"] == {"players": 2, "options": {"heap": "small", "lesson": True}, "guided": True}
            assert card["settings"] == [
                {"name": "heap", "values": ["small", "medium", "large"]},
                {"name": "lesson", "values": [False, True], "extra": True},
                {"name": "die", "values": [False, True], "extra": True},
            ]
            assert (card["campaign"], card["levels"]) == ("heap", ["random", "sharp"])
            words = await ada.ask("GET", "/api/texts/sticks/en")
            assert "game-title = Sticks" in words.text

    asyncio.run(story())


def test_bomb_squads_robots_are_listed(dsn: str) -> None:
    """What the terminal can set, the lobby is offered, too; a choice that doesn't go with another is refused."""

    async def story() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            listed = (await ada.ask("GET", "/api/games")).json()
            (card,) = [each for each in listed if each["name"] == "bombsquad"]
            names = {setting["name"] for setting in card["settings"]}
            assert {"robot", "second_robot", "face_up", "single_timer", "first"} <= names
            options = {"robot": "felix", "second_robot": "dart", "face_up": True, "single_timer": True, "first": 1}
            tried = {"players": 3, "options": options}
            assert (await ada.ask("POST", "/api/games/bombsquad/try", tried)).status_code == 204
            same = {"players": 3, "options": {"robot": "felix", "second_robot": "mule"}}
            assert (await ada.ask("POST", "/api/games/bombsquad/try", same)).json()["clause"] == "BS-MULTI-01"
            late = {"players": 2, "options": {"first": 3}}
            assert (await ada.ask("POST", "/api/games/bombsquad/try", late)).json()["clause"] == "BS-SETUP-19"

    asyncio.run(story())


def test_its_first_match_is_a_lesson_with_a_drawing(dsn: str) -> None:
    """The view has the guide, and the server draws the table in text."""

    async def story() -> None:
        async with serving.node(dsn) as served, served.client() as ada:
            table = (await ada.open("sticks", options={"heap": "small", "lesson": True}))["table"]
            await ada.do(table, "start")
            guide = (await ada.sync(table))["view"]["guide"]
            assert (guide["step"], guide["left"]) == ("take", ["take", "leave-four"])
            drawn = await ada.ask("GET", f"/api/tables/{table}/drawing?width=40")
            assert drawn.text == "| | | | | | |\nSticks on the table: 7"

    asyncio.run(story())


def test_its_bots_play_on_the_level_that_the_table_chose(dsn: str) -> None:
    """After three of seven, a sharp bot can't do better than one; the result counts for the campaign."""

    async def story() -> None:
        async with serving.node(dsn) as served, serving.worker(dsn), served.client() as ada:
            wrong = {"game": "sticks", "players": 2, "name": "Ada", "bots": "weak"}
            assert (await ada.ask("POST", "/api/tables", wrong)).json()["clause"] == "GT-SETUP-01"
            table = (await ada.open("sticks", bots="sharp"))["table"]
            await ada.do(table, "start")
            for left in (4, 0):
                asked = await turn_of(ada, table)
                sticks = asked["view"]["sticks"] - left
                wish = {"verb": "take", "args": {"sticks": sticks}}
                await ada.do(table, "answer", ask=asked["question"]["rev"], wish=wish)
            result = (await ada.ask("GET", f"/api/tables/{table}/result")).json()["result"]
            assert result == {"game": "sticks", "mission": "small", "level": "", "won": True, "stars": 3}

    asyncio.run(story())


async def turn_of(ada: serving.Client, table: str) -> dict[str, Any]:
    """The table as soon as its host is asked."""
    async with asyncio.timeout(serving.PATIENCE):
        while True:
            told = await ada.sync(table)
            if (told["question"] or {}).get("seats") == [0]:
                return told
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("examples", [False, True])
def test_an_example_is_listed_where_the_operator_wants_it(dsn: str, examples: bool) -> None:
    """Everybody can still play at a table of it."""

    async def story() -> None:
        async with serving.node(dsn, examples=examples) as served, served.client() as ada:
            listed = [each["name"] for each in (await ada.ask("GET", "/api/games")).json()]
            assert ("toy" in listed) == examples
            assert {"bombsquad", "breach", "burncycle"} <= {*listed}
            assert (await ada.ask("POST", "/api/games/toy/try", {"players": 2})).status_code == 204

    asyncio.run(story())
