"""Difficulties: the side of the threat card, and what an awareness chip costs."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.network.mats import at, chips, go, ping_turn
from tests.rules.burncycle.strike.blows import ready, strike
from tests.rules.burncycle.table import agent, cited, g, told
from tests.rules.burncycle.threat.rising import advance, happened

from getaway.games.burncycle import GAME
from getaway.games.burncycle.detection.events import Detected
from getaway.games.burncycle.network.events import PingDieRolled
from getaway.games.burncycle.setup.setup import SETTINGS
from getaway.games.burncycle.threat.dial import escalation
from getaway.games.burncycle.threat.events import ThreatChanged
from getaway.kernel import Match, Refused


@pytest.mark.clause("BC-DIFF-01")
def test_one_of_three_difficulties_is_chosen_after_the_mission() -> None:
    """It comes right after the mission among the choices; another is refused."""
    names = [setting.name for setting in SETTINGS]
    assert names.index("difficulty") == names.index("mission") + 1
    values = SETTINGS[names.index("difficulty")].values
    assert sorted(map(str, values)) == ["seasoned", "simplified", "standard"]
    for value in values:
        assert g(GAME.new(1, difficulty=value)).difficulty == value
    with pytest.raises(Refused):
        GAME.new(1, difficulty="brutal")


@pytest.mark.clause("BC-DIFF-02", "BC-DIFF-03")
@pytest.mark.parametrize(
    ("threat", "standard", "simplified"), [(3, [4], []), (7, [8], [8]), (9, [10], []), (12, [13], [13])]
)
def test_the_simplified_side_has_escalations_but_no_events(
    threat: int, standard: list[int], simplified: list[int]
) -> None:
    """Passing a level of an event does nothing; escalations come into force."""
    assert happened(advance(1, threat)) == standard
    assert happened(advance(1, threat, difficulty="simplified")) == simplified


@pytest.mark.clause("BC-DIFF-02", "BC-DIFF-03")
def test_on_simplified_escalations_work_and_events_change_nothing() -> None:
    """Two dice a hub at 13; no pings at 4 and no slot lost at 6."""
    match = ping_turn(1, "level", "level", threat=13, held=(at(2, 4),), difficulty="simplified")
    assert len(told(match, PingDieRolled)) == 2
    match = advance(3, 3, slots=("general", "captain"), difficulty="simplified")
    assert (g(match).threat, g(match).pings, g(match).slots[0].active) == (6, (), True)
    assert escalation(g(advance(1, 7, difficulty="simplified")), "door-level") == 2


def booted(**position: Any) -> Match:
    """The agent's IP runs into a ping and loses, so that the agent is detected."""
    held = {"ip": at(1, 4), **position.pop("agent", {})}
    match = chips("general", threat=4, reached=26, agents=[held], pings=(at(1, 5),), **position)
    go(match, 1, 5)
    assert agent(match).detected
    return match


@pytest.mark.clause("BC-DIFF-10")
def test_standard_is_the_rules_unchanged() -> None:
    """It is what one gets unasked; events happen, and an awareness chip that comes into play costs nothing."""
    assert g(GAME.new(1)).difficulty == "standard"
    assert happened(advance(1, 3, difficulty="standard")) == [4]
    match = booted(difficulty="standard")
    assert g(match).threat == 4
    assert told(match, ThreatChanged) == []


@pytest.mark.clause("BC-DIFF-12")
def test_seasoned_has_the_events_too() -> None:
    """The event at 4 and the escalation at 8."""
    assert happened(advance(1, 3, difficulty="seasoned")) == [4]
    assert happened(advance(1, 7, difficulty="seasoned")) == [8]
    assert len(g(advance(1, 3, difficulty="seasoned")).pings) == 2


@pytest.mark.clause("BC-DIFF-11")
def test_on_seasoned_a_chip_that_enters_costs_a_threat() -> None:
    """The agent was undetected, its chip on the mat."""
    match = booted(difficulty="seasoned")
    assert g(match).threat == 5
    assert cited(match, ThreatChanged) == [("BC-DIFF-11",)]


@pytest.mark.clause("BC-DIFF-13")
def test_on_seasoned_a_chip_on_the_board_may_move_for_nothing() -> None:
    """The chip lay elsewhere, or under the agent already."""
    far = g(chips("general")).floor.starts[-1]
    match = booted(difficulty="seasoned", agent={"chip": far})
    assert len(told(match, Detected)) == 1
    assert g(match).threat == 4
    match = booted(difficulty="seasoned", agent={"detected": True})
    assert g(match).threat == 4


@pytest.mark.clause("BC-DIFF-14")
@pytest.mark.parametrize(("difficulty", "after"), [("seasoned", 6), ("standard", 5)])
def test_on_seasoned_a_strike_from_cover_costs_two(difficulty: str, after: int) -> None:
    """1 for the strike and 1 for the awareness chip that enters; on standard only the strike."""
    unit = {"name": "hamster", "at": (1, 3), "facing": "right"}
    match = ready(3, difficulty=difficulty, threat=4, agents=[{"at": (1, 2)}], units=[unit])
    assert not agent(match).detected
    strike(match, 3)
    assert agent(match).detected
    assert g(match).threat == after
