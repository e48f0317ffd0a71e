"""Which mission comes after which, for the lobby's map and for the end of a match."""

from __future__ import annotations

import pytest

from getaway import games
from getaway.games.bombsquad.scoring.campaign import MOST_STARS
from getaway.games.bombsquad.table.pieces import mission, missions
from getaway.games.burncycle.missions.events import LessonEnded
from getaway.kernel import Refused
from getaway.table.around import next_stage, stages_of
from getaway.table.opening import try_out
from getaway.texts import Texts


def test_a_campaign_has_its_stages_in_order() -> None:
    """And a mission of it gives no more stars than it says."""
    assert stages_of(games.find("bombsquad")) == missions()
    tables = [mission(name).stars for name in missions()]
    assert {1 + len(stars) for table in tables for stars in (table.standard, table.epic)} == {MOST_STARS}


def test_a_lesson_and_the_easiest_mission_come_before_the_others() -> None:
    """Where a game has no campaign, the rest of its missions are in the order of their setting."""
    burncycle = games.find("burncycle")
    (setting,) = [each for each in burncycle.settings if each.name == "mission"]
    first, easiest, *rest = stages_of(burncycle)
    assert (first, easiest) == ("first_shift", "heavy_lifting")
    assert rest == [value for value in setting.values if value not in (first, easiest)]


def test_after_the_lesson_comes_the_mission_that_its_last_line_recommends() -> None:
    """In every language."""
    burncycle = games.find("burncycle")
    then = next_stage(burncycle, {"mission": "first_shift", "difficulty": "simplified"})
    assert then == {"mission": "heavy_lifting", "difficulty": "simplified"}
    for lang in burncycle.languages["messages"]:
        texts = Texts(burncycle.package, lang)
        assert str(texts.show(then["mission"])) in texts.describe(LessonEnded("first_shift", True, 12, 12))


def test_what_is_left_to_the_game_is_its_first_mission() -> None:
    """A table that chose nothing plays that one."""
    assert next_stage(games.find("bombsquad"), {"clock": "turns"}) == {"clock": "turns", "mission": missions()[1]}


@pytest.mark.clause("GT-REMATCH-02")
@pytest.mark.parametrize(
    ("game", "options"),
    [("bombsquad", {"mission": "x04"}), ("bombsquad", {"mission": "my own"}), ("breach", {}), ("toy", {})],
)
def test_nothing_follows_the_last_mission(game: str, options: dict[str, str]) -> None:
    """Nor one that somebody has brought along, nor a game without missions."""
    with pytest.raises(Refused, match="GT-REMATCH-02"):
        next_stage(games.find(game), options)


@pytest.mark.parametrize("name", ["bombsquad", "breach", "burncycle"])
def test_one_person_can_play_every_game_alone(name: str) -> None:
    """With as many seats as the game says, and not in the lesson."""
    game = games.find(name)
    alone = game.alone or game.first_match
    assert alone is not None
    assert not alone.guided
    assert game.minutes
    try_out(name, alone.players, alone.options)


def test_a_game_says_whether_all_seats_win_or_lose_together() -> None:
    """So that one person alone is given every seat of it, and no bot."""
    assert [name for name in ("bombsquad", "breach", "burncycle") if games.find(name).cooperative] == [
        "bombsquad",
        "burncycle",
    ]
