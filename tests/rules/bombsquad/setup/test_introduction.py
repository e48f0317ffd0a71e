"""Introduction: how many people play, and what they play with."""

from __future__ import annotations

import pytest
from tests.rules.bombsquad.table import activate, answer, go

from getaway.games import bombsquad
from getaway.kernel import Refused


@pytest.mark.clause("BS-INTRO-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(players: int) -> None:
    """Each number of players from 2 to 6 gets a table with that many hands."""
    match = bombsquad.new(players, mission="m01", roles="random")
    assert len(match.g.hands) == players
    assert [ask.seat for ask in match.asks] == list(range(players))


@pytest.mark.clause("BS-INTRO-01")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_fewer_than_two_or_more_than_six_cannot(players: int) -> None:
    """No table is opened for 1 or 7 players, and the refusal names the rule."""
    with pytest.raises(Refused) as caught:
        bombsquad.new(players, mission="m01")
    assert caught.value.clause == "BS-INTRO-01"
    assert caught.value.facts == {"players": players}


@pytest.mark.clause("BS-INTRO-02")
def test_the_team_shares_one_robot() -> None:
    """The second operator moves the robot on from where the first one left it."""
    match = bombsquad.arrange(2, mission="alpha", robot=(3, 1), frame=["red_move"], hands=[[], ["yellow_move"]])
    activate(match)
    go(match, "right")
    answer(match, 1, "program", card=0)
    answer(match, 0, "discard", card=0, colour="red")
    activate(match)
    go(match, "right")
    assert match.g.building.grid.at(match.g.robot) == (3, 4)


@pytest.mark.clause("BSX-PLAYERS-01")
def test_a_mission_may_ask_for_more_players() -> None:
    """Retro Tower is opened with 4 and with 6 players, not with 3; Mission 1 with 3 as well."""
    with pytest.raises(Refused, match="BSX-PLAYERS-01"):
        bombsquad.new(3, mission="x02", roles="random")
    assert bombsquad.new(4, mission="x02", roles="random").g.players == 4
    assert bombsquad.new(6, mission="x02", roles="random").g.players == 6
    assert bombsquad.new(3, mission="m01", roles="random").g.players == 3
