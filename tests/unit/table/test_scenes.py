"""Scenes at a table: what a client is sent of one, and a table that begins where it does."""

from __future__ import annotations

import msgspec
import pytest
from tests.unit.table.seated import House, at_home

from getaway.games import find
from getaway.kernel import Refused
from getaway.kit.scenes import scenes
from getaway.table import key_of
from getaway.table.scenes import TryScene, found, listed, played, queried, try_out

GAMES = ("bombsquad", "breach", "burncycle")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_a_scene_is_sent_step_by_step_as_its_seat_sees_it(game: str, lang: str) -> None:
    """Every step has its caption and a whole table; what the seat may not see isn't in it."""
    known = find(game)
    scene = next(iter(scenes(known.package).values()))
    sent = msgspec.json.decode(played(known, scene, lang))
    assert sent["title"] == scene.title.in_words(lang)
    assert [moment["says"] for moment in sent["moments"]] == [step.says.in_words(lang) for step in scene.steps]
    for moment in sent["moments"]:
        assert (moment["shown"]["type"], moment["shown"]["seat"]) == ("sync", scene.seat)
        assert moment["shown"]["view"]
    assert sent["moments"][0]["shown"] != sent["moments"][-1]["shown"]


def test_your_own_cards_stay_hidden_in_a_scene() -> None:
    """A clue is shown to the one who gets it: their own hand is face down, the other's open."""
    known, scene = found("bombsquad", "a-clue-names-them-all")
    last = msgspec.json.decode(played(known, scene, "en"))["moments"][-1]["shown"]["view"]
    assert {card["kind"] for card in last["hands"][scene.seat]} == {-1}
    assert -1 not in {card["kind"] for card in last["hands"][1 - scene.seat]}


def test_scenes_are_listed_with_their_clauses() -> None:
    """By key, in the language asked for."""
    names = {each.key: each for each in listed(find("burncycle"), "it")}
    assert names["seen-in-the-hallway"].title == "Visti nel corridoio"
    assert "BC-AWARE-04" in names["seen-in-the-hallway"].clauses


def test_what_a_board_asks_is_answered_for_its_step() -> None:
    """A query sees the table as it is at that step; one of no step is refused."""
    known, scene = found("burncycle", "seen-in-the-hallway")
    name = next(iter(known.queries))
    with pytest.raises(Refused, match="GT-REPLAY-02"):
        queried(known, scene, len(scene.steps), name, {})
    with pytest.raises(Refused, match="GT-QUERY-01"):
        queried(known, scene, 0, "nothing", {})


@pytest.mark.parametrize(("game", "key"), [("chess", "a"), ("burncycle", "nothing"), ("breach", "seen-in-the-hallway")])
def test_an_unknown_scene_is_refused(game: str, key: str) -> None:
    """Another game's scene too."""
    with pytest.raises(Refused, match="GT-GAME-01"):
        found(game, key)


@pytest.mark.parametrize("game", GAMES)
def test_you_can_try_a_scene_yourself(dsn: str, game: str) -> None:
    """A table of your own: the scene's first question and view, bots at the other seats, nothing that counts."""

    async def told(here: House) -> None:
        known = find(game)
        scene = next(iter(scenes(known.package).values()))
        made = await try_out(here.tables.house, game, scene.key, TryScene("Ada"))
        again = await try_out(here.tables.house, game, scene.key, TryScene("Ada", made.secrets[scene.seat]))
        assert (again.table, again.seat) == (made.table, made.seat)
        sync = msgspec.json.decode(await here.tables.sync(made.table, key_of(made.secrets[scene.seat])))
        first = msgspec.json.decode(played(known, scene, "en"))["moments"][0]["shown"]
        assert sync["view"] == first["view"]
        assert sync["question"].get("choice") == first["question"].get("choice")
        assert sync["table"]["branch"]["table"] == f"scene:{scene.key}"
        kinds = [seat["kind"] for seat in sync["table"]["seats"]]
        assert kinds == ["person" if seat == scene.seat else "bot" for seat in range(scene.players)]
        assert sync["table"]["practice"]

    at_home(dsn, told)
