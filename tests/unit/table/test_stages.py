"""Which mission comes after which, for the lobby's map and for the end of a match."""

from __future__ import annotations

import pytest

from getaway import games
from getaway.games.bombsquad.scoring.campaign import MOST_STARS
from getaway.games.bombsquad.table.pieces import mission, missions
from getaway.kernel import Refused
from getaway.table.around import next_stage, stages_of
from getaway.table.opening import try_out


def test_a_campaign_has_its_stages_in_order() -> None:
    """And a mission of it gives no more stars than it says."""
    assert stages_of(games.find("bombsquad")) == missions()
    tables = [mission(name).stars for name in missions()]
    assert {1 + len(stars) for table in tables for stars in (table.standard, table.epic)} == {MOST_STARS}


def test_a_lesson_comes_before_the_other_missions() -> None:
    """Where a game has no campaign, its missions are in the order of their setting."""
    burncycle = games.find("burncycle")
    (setting,) = [each for each in burncycle.settings if each.name == "mission"]
    first, *rest = stages_of(burncycle)
    assert first == "first_shift"
    assert rest == [value for value in setting.values if value != first]
    assert next_stage(burncycle, {"mission": first, "difficulty": "simplified"}) == {
        "mission": rest[0],
        "difficulty": "simplified",
    }


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
