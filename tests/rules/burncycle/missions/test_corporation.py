"""Whose turn it is: the corporation marker, the corporation's turn, the player count."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.missions.legs import until
from tests.rules.burncycle.table import arrange, asked, g, told

from getaway.games.burncycle import GAME
from getaway.games.burncycle.security.events import CorporationTurn
from getaway.games.burncycle.threat.events import ThreatChanged
from getaway.games.burncycle.turn.events import TurnBegan


@pytest.mark.clause("BC-CMARK-01")
def test_the_last_in_turn_order_holds_the_marker() -> None:
    """Three players, the first begins: the third holds it."""
    for players in (1, 2, 3, 4):
        assert g(GAME.new(players, seed=2, team="random")).marker == players - 1


@pytest.mark.clause("BC-CMARK-02")
def test_the_corporation_comes_after_the_marker_holder_only() -> None:
    """Player 1 of 2 is followed by player 2, who holds the marker and is followed by the corporation."""
    first = arrange(2, phase="handover", active=0, marker=1)
    assert told(first, CorporationTurn) == []
    assert g(first).active == 1
    second = arrange(2, phase="handover", active=1, marker=1, reached=26)
    if not told(second, CorporationTurn):
        until(second, "before-turn")
    assert told(second, CorporationTurn)[0].part == "security"


@pytest.mark.clause("BC-CMARK-02")
def test_the_marker_may_lie_with_another_than_the_last_seat() -> None:
    """Player 2 of 3 holds it after a floor change: player 3 is followed by player 1, player 2 by the corporation."""
    third = arrange(3, phase="handover", active=2, marker=1)
    assert told(third, CorporationTurn) == []
    assert (asked(third), g(third).active) == ("before-turn", 0)
    second = arrange(3, phase="handover", active=1, marker=1, reached=26)
    if asked(second) != "before-turn":
        until(second, "before-turn")
    assert [event.part for event in told(second, CorporationTurn)] == ["security", "pings", "threat"]
    assert g(second).active == 2


@pytest.mark.clause("BC-CTURN-02", "BC-THRADV-01")
def test_the_corporations_turn_has_three_parts_in_this_order() -> None:
    """Security, pings, threat; then player 1 comes."""
    match = arrange(2, phase="handover", active=1, marker=1, reached=26, threat=4)
    if asked(match) != "before-turn":
        until(match, "before-turn")
    assert [event.part for event in told(match, CorporationTurn)] == ["security", "pings", "threat"]
    assert told(match, ThreatChanged)[-1].by == 2
    until(match, "route-first")
    assert told(match, TurnBegan)[-1].seat == 0


@pytest.mark.clause("BC-PCOUNT-01")
def test_the_player_count_is_the_number_of_agents() -> None:
    """Even if one person has both seats: two agents are two players, in the threat of a round as in the tasks."""
    match = arrange(2, mission="ruxpin_rampage", phase="threat", threat=3, reached=26)
    assert g(match).players == 2
    assert len(g(match).bots) == 3
    assert g(match).threat == 5
    assert len(g(match).progress) == 2


@pytest.mark.clause("BC-PCOUNT-04")
def test_a_shut_down_agents_player_counts_too() -> None:
    """Three players, one shut down: 3 threat."""
    match = arrange(3, agents=[{}, {"shut": True, "power": 0}, {}], phase="threat", threat=3, reached=26)
    assert g(match).threat == 6
