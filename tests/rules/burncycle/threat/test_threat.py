"""Threat: what moves it, what it triggers and when, and that it is lost at 26."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.network.mats import at, chips, go, story
from tests.rules.burncycle.table import arrange, asked, cited, do, g, told
from tests.rules.burncycle.threat.rising import advance, happened

from getaway.games.burncycle import GAME
from getaway.games.burncycle.burn.events import Deactivated
from getaway.games.burncycle.ground.events import GameEnded
from getaway.games.burncycle.network.events import PingAdded
from getaway.games.burncycle.threat.dial import escalation
from getaway.games.burncycle.threat.events import ThreatChanged, ThreatEvent
from getaway.kernel import Match


@pytest.mark.clause("BC-THRADV-01")
@pytest.mark.parametrize(("players", "after"), [(4, 10), (1, 7)])
def test_the_corporation_s_turn_ends_with_an_advance_by_the_player_count(players: int, after: int) -> None:
    """From 6 to 10 with four players, to 7 with one."""
    match = advance(players, 6)
    assert g(match).threat == after
    assert told(match, ThreatChanged) == [ThreatChanged(players, after)]
    assert cited(match, ThreatChanged) == [("BC-THRADV-01",)]
    assert asked(match) == "before-turn"


@pytest.mark.clause("BC-THREAT-03")
@pytest.mark.parametrize(
    ("threat", "players", "events"), [(3, 1, [4]), (3, 2, [4]), (2, 1, []), (4, 1, []), (7, 1, [8])]
)
def test_what_the_tracker_reaches_or_passes_triggers(threat: int, players: int, events: list[int]) -> None:
    """The event at 4 on reaching 4 and on passing it, not before and not from 4 on; the same goes for an escalation."""
    match = advance(players, threat)
    assert happened(match) == events
    assert len(told(match, PingAdded)) == (2 if events == [4] else 0)


@pytest.mark.clause("BC-THREAT-04", "BC-THREAT-05")
def test_the_tracker_moves_first_then_events_come_in_their_order() -> None:
    """From 3 by 3: the tracker is on 6 before anything happens, then the event at 4, then that at 6."""
    match = advance(3, 3, slots=("general", "captain"))
    assert story(match, ThreatChanged, ThreatEvent, PingAdded, Deactivated) == [
        ThreatChanged(3, 6),
        ThreatEvent(4, "activity-tracking"),
        PingAdded(at(4, 0)),
        PingAdded(at(4, 1)),
        ThreatEvent(6, "remote-spindown"),
        Deactivated(1),
    ]


def captain_replaced(**position: Any) -> Match:
    """Replace the captain chip for 2 threat in a network step with the IP before a layer 2 hub."""
    match = chips("captain", "general", team=("tech",), agents=[{"ip": at(2, 0)}], **position)
    do(match, "alter", slot=1, reserve="team", chip="tech")
    return match


@pytest.mark.clause("BC-THREAT-06")
def test_an_event_happens_once() -> None:
    """From 3 to 5 it happens; two hubs bring threat down to 3; from 3 to 6 again, by a shut down, it does not."""
    held = [{"ip": at(2, 0)}, {"power": 1, "imperative": "bouncer"}]
    match = chips("captain", "physical", "utility", "tech", players=2, threat=3, team=("tech",), agents=held)
    do(match, "alter", slot=1, reserve="team", chip="tech")
    assert (g(match).threat, happened(match), len(told(match, PingAdded))) == (5, [4], 2)
    go(match, 2, 1)
    go(match, 2, 3)
    go(match, 2, 5)
    assert g(match).threat == 3
    do(match, "drop-imperative", seat=1)
    assert (g(match).threat, happened(match), len(told(match, PingAdded))) == (6, [4, 6], 2)


@pytest.mark.clause("BC-THREAT-07")
@pytest.mark.parametrize(("threat", "lost"), [(24, False), (25, True)])
def test_threat_26_loses_the_game(threat: int, lost: bool) -> None:
    """From 25 by 1; at 25 the game goes on."""
    match = advance(1, threat)
    assert match.over == lost
    assert told(match, GameEnded) == ([GameEnded("threat")] if lost else [])
    if lost:
        assert not match.outcome.won
        assert (match.outcome.result, g(match).threat) == ("threat", 26)


@pytest.mark.clause("BC-THREAT-07")
@pytest.mark.parametrize("threat", [22, 24])
def test_at_26_nothing_else_happens(threat: int) -> None:
    """By 4 from 22, past the event at 23, and from 24, which would be more than 26."""
    match = advance(4, threat)
    assert (match.over, g(match).threat, happened(match)) == (True, 26, [])


@pytest.mark.clause("BC-THREAT-17")
def test_events_below_the_starting_threat_never_happen() -> None:
    """Improbable starts at 6: after a fall to 3 the event at 4 does not happen; from a start at 1 it does."""
    match = GAME.new(1, mission="improbable")
    assert (g(match).threat, g(match).reached, happened(match)) == (6, 6, [])
    position = {"mission": "improbable", "plan": "salida3", "threat": 4, "agents": [{"ip": at(2, 0)}]}
    match = chips("general", "captain", team=("tech",), **position)
    go(match, 2, 1)
    assert g(match).threat == 3
    do(match, "alter", slot=2, reserve="team", chip="tech")
    assert (g(match).threat, happened(match)) == (5, [])
    assert happened(captain_replaced(mission="pillar_of_panic", threat=3)) == [4]


@pytest.mark.clause("BC-THREAT-18")
def test_escalations_below_the_starting_threat_hold_while_it_stays_above() -> None:
    """Fire Drill starts at 9: the escalation at 8 is active, still at 8, and no longer at 7."""
    assert escalation(g(GAME.new(1, mission="fire_drill")), "door-level") == 2
    agents = [{"ip": at(2, 0)}]
    match = chips("general", "tech", "general", mission="fire_drill", plan="salida1", agents=agents)
    assert (g(match).threat, escalation(g(match), "door-level")) == (9, 2)
    go(match, 2, 1)
    assert (g(match).threat, escalation(g(match), "door-level")) == (8, 2)
    go(match, 2, 4)
    go(match, 2, 5)
    assert (g(match).threat, escalation(g(match), "door-level")) == (7, 0)
    assert happened(match) == []


@pytest.mark.clause("BC-THREAT-19")
@pytest.mark.parametrize(("threat", "after"), [(1, 1), (2, 1), (3, 2)])
def test_threat_does_not_fall_below_1(threat: int, after: int) -> None:
    """A layer 2 hub takes 1 off, but not the last."""
    match = chips("general", threat=threat, agents=[{"ip": at(2, 0)}])
    go(match, 2, 1)
    assert g(match).threat == after


@pytest.mark.clause("BC-THREAT-20")
def test_the_highest_level_reached_is_remembered() -> None:
    """From 5 to 9: the event at 6 and the escalation at 8, so 8; from 5 again the event at 6 does not happen."""
    slots = ("general", "captain")
    match = advance(4, 5, slots=slots)
    assert (g(match).threat, g(match).reached, happened(match)) == (9, 8, [6, 8])
    assert not g(match).slots[0].active
    match = chips("general", threat=6, reached=8, agents=[{"ip": at(2, 0)}])
    go(match, 2, 1)
    assert (g(match).threat, g(match).reached) == (5, 8)
    match = advance(4, 5, slots=slots, reached=8)
    assert 6 not in happened(match)
    assert g(match).slots[0].active
    assert g(match).reached == 8


def test_an_escalation_waits_for_the_events_reached_before_it() -> None:
    """While the event at 6 happens the escalation at 8 is not in force yet; afterwards it is."""
    match = advance(3, 5, slots=("general", "captain"))
    assert happened(match) == [6, 8]
    assert escalation(g(match), "door-level") == 2


def test_an_arranged_threat_is_not_moved_by_setting_it() -> None:
    """Nothing happens by itself at a level already reached."""
    assert happened(arrange(1, threat=9)) == []
