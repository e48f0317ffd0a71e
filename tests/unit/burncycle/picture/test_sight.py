"""The query `sight`: who would see a bot on a space, how, and what would become of it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.plans import HAMSTER

from getaway.games.burncycle import GAME
from getaway.games.burncycle.floor import floor
from getaway.games.burncycle.shown.sight import Sight
from getaway.kernel import Match, Refused, Seat

UNIT = {"name": "hamster", "at": (1, 2), "facing": "right"}


def hall(agent: tuple[int, int], **agent_has: Any) -> Match:
    """A Hamster in the hallway that looks to the right, and an agent somewhere."""
    agents = [{"at": agent, **agent_has}]
    return GAME.arrange(1, plan=HAMSTER.key, agents=agents, module={"at": (3, 1)}, units=[UNIT])


def look(match: Match, row: int, col: int, bot: int = 0, seat: Seat = 0) -> Sight:
    """What the bot's step onto this space would lead to."""
    found: Sight = match.query(seat, "sight", bot=bot, cell=HAMSTER.cell(row, col))
    return found


@pytest.mark.parametrize(
    ("space", "how", "clause"),
    [((1, 6), "ahead", "BC-AWRNG-03"), ((1, 1), "adjacent", "BC-AWRNG-05"), ((2, 3), "peripheral", "BC-AWRNG-05")],
)
def test_a_unit_sees_ahead_beside_it_and_around_it(space: tuple[int, int], how: str, clause: str) -> None:
    """Each way to be seen has its name and clause, and the bot would be detected."""
    sight = look(hall((2, 1)), *space)
    assert [(each.unit, each.how, each.clause) for each in sight.glances] == [(1, how, clause)]
    assert (sight.then, sight.clause) == ("detected", "BC-AWRNG-08")


def test_behind_a_wall_nobody_sees_it() -> None:
    """No unit is aware of another area."""
    sight = look(hall((2, 1)), 2, 2)
    assert (sight.glances, sight.then) == ((), "unseen")


def test_a_detected_bot_slips_away_where_nobody_is_aware_of_it() -> None:
    """Its chip stays behind."""
    sight = look(hall((3, 3), chip=(3, 3)), 3, 2)
    assert (sight.then, sight.clause) == ("slips", "BC-AWRNG-10")


def test_a_detected_bot_is_seen_to_pass_a_door() -> None:
    """The Hamster sees it step into the security room, though it is aware of no room."""
    sight = look(hall((1, 7), chip=(1, 7)), 1, 8)
    assert [(each.how, each.clause) for each in sight.glances] == [("passing", "BC-AWDOOR-02")]
    assert sight.then == "detected"
    assert look(hall((3, 3)), 1, 8).glances == ()


def test_a_stunned_unit_sees_nobody() -> None:
    """It detects nothing."""
    match = GAME.arrange(1, plan=HAMSTER.key, agents=[{"at": (2, 1)}], units=[{**UNIT, "state": "stunned"}])
    assert look(match, 1, 6).glances == ()


def test_an_undetected_bot_hides_on_a_hiding_spot_in_sight() -> None:
    """The unit is named that looks there, and still the bot hides."""
    house = floor("needchain1")
    spot = house.hiding[0]
    room = house.rooms[house.room_of[spot]]
    beside = next(cell for cell in room.cells if cell != spot and cell in house.beyond[spot])
    match = GAME.arrange(1, units=[{"name": "hamster", "at": house.at(beside), "facing": "up"}])
    sight = match.query(0, "sight", bot=0, cell=spot)
    assert [each.unit for each in sight.glances] == [1]
    assert (sight.then, sight.clause) == ("hides", "BC-AWHIDE-03")


def test_the_table_is_as_it_was() -> None:
    """A query changes nothing, and every player gets the same answer."""
    match = hall((2, 1))
    before = match.state_hash
    assert look(match, 1, 6) == look(match, 1, 6, seat=-1)
    assert match.state_hash == before


@pytest.mark.parametrize("args", [{"bot": 9, "cell": 1}, {"bot": 0, "cell": 999}, {"bot": True, "cell": 1}])
def test_what_is_no_bot_and_no_space_is_refused(args: dict[str, Any]) -> None:
    """Such a query is badly formed."""
    with pytest.raises(Refused) as caught:
        hall((2, 1)).query(0, "sight", **args)
    assert caught.value.clause == "GT-FORM-01"
