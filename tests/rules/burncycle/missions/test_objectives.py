"""Objectives: rewards, the moment they are complete, and the win objective."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.missions.legs import cells, collect, march, on_the_move
from tests.rules.burncycle.table import agent, arrange, asked, at, cited, do, g, refused, told

from getaway.games.burncycle.floor import floor
from getaway.games.burncycle.ground.events import GameEnded
from getaway.games.burncycle.missions.actions import MISSION_ACTION
from getaway.games.burncycle.missions.events import MissionActed, ObjectiveCompleted
from getaway.kernel import Choice, Match
from getaway.kernel.stream import choice_wire

BEAR: dict[str, Any] = {
    "mission": "ruxpin_rampage",
    "caches": cells("needchain1", (1, 2)),
    "rig": {"equipment": ["nitro-shot"]},
}
ALMOST = ((), (1,))
"""Two players, and all but the first task done."""


@pytest.mark.clause("BC-OBJ-07", "BC-CMD-04", "BC-OBJ-09")
def test_each_agent_is_rewarded_at_once_and_the_module_is_not() -> None:
    """Three power for each agent, in the middle of the move that completed the objective."""
    agents = [{"at": (1, 3), "power": 3}, {"power": 4}]
    match = on_the_move(2, agents=agents, module={"at": (2, 2), "power": 4}, progress=ALMOST, ap=3, **BEAR)
    collect(match, 0, (1, 2))
    assert [bot.power for bot in g(match).bots] == [6, 7, 4]
    assert asked(match) == "moving"
    assert g(match).moving.ap == 2
    march(match, 0, (1, 3))
    assert [bot.power for bot in g(match).bots] == [6, 7, 4]


@pytest.mark.clause("BC-OBJ-09")
def test_nothing_is_rewarded_before_the_last_condition_is_met() -> None:
    """Every bot but one was on a hallway post; the reward comes with the step of the last, not before."""
    position: dict[str, Any] = {"plan": "needchain3", "mission": "ruxpin_rampage", "rig": {"equipment": ["nitro-shot"]}}
    match = on_the_move(1, agents=[{"at": (4, 5), "power": 3}], module={"at": (8, 2)}, progress=((0,),), **position)
    march(match, 1, (8, 3))
    assert agent(match).power == 3
    march(match, 1, (8, 4))
    assert agent(match).power == 4
    assert [held.card for held in agent(match).cards] == ["nitro-shot"]
    assert asked(match) == "moving"


@pytest.mark.clause("BC-SHUTBOT-14")
def test_objective_power_wakes_a_shut_down_agent() -> None:
    """It did not need to take part in a task of one bot."""
    agents = [{"at": (1, 3)}, {"power": 0, "shut": True}]
    match = on_the_move(2, agents=agents, module={"at": (2, 2)}, progress=ALMOST, **BEAR)
    collect(match, 0, (1, 2))
    assert agent(match, 1).power == 3
    assert not agent(match, 1).shut


def test_a_shut_down_agent_gets_no_key_as_reward() -> None:
    """Keys are not power."""
    agents = [{"at": (1, 3)}, {"power": 0, "shut": True}]
    position: dict[str, Any] = {**BEAR, "mission": "pillar_of_panic", "progress": ((1, 2),)}
    match = on_the_move(2, agents=agents, module={"at": (2, 2)}, **position)
    collect(match, 0, (1, 2))
    assert [bot.keys for bot in g(match).bots] == [1, 0, 0]


@pytest.mark.clause("BC-OBJ-10")
def test_a_condition_of_the_team_may_come_true_in_the_corporations_turn() -> None:
    """Threat reaches what the task asks for as the corporation's turn ends."""
    match = arrange(1, mission="fire_drill", plan="salida1", phase="threat", threat=11, reached=11)
    assert g(match).threat == 12
    assert g(match).done
    assert agent(match).keys == 1
    calm = arrange(1, mission="fire_drill", plan="salida1", phase="threat", threat=10, reached=11)
    assert not g(calm).done


# Winning


OFFICE = (2, 13)
"""The objective space of the executive office on Salida's first floor."""


def review(players: int, **position: Any) -> Match:
    """All agents outdoors, the command module beside the objective space of the executive office."""
    position = {
        "plan": "salida1",
        "mission": "terminal_viscosity",
        "module": {"at": (2, 14)},
        **position,
    }
    agents = [{"at": (12, 3 + seat)} for seat in range(players)]
    return on_the_move(players, agents=agents, **position)


@pytest.mark.clause("BC-OBJ-36", "BC-OBJ-30", "BC-OSPACE-02")
def test_agents_outdoors_and_the_module_in_the_office_win_terminal_viscosity() -> None:
    """The floor's objective is complete: the moment the last of them is in place, and no sooner, the game is won."""
    match = review(3, done=True, module={"at": (1, 14)})
    march(match, 3, (2, 14))
    assert not match.over
    march(match, 3, OFFICE)
    assert (match.over, match.outcome.won) == (True, True)
    assert cited(match, GameEnded) == [("BC-OBJ-30",)]


@pytest.mark.clause("BC-OBJ-36")
def test_every_agent_must_be_outdoors_at_that_moment() -> None:
    """One agent stands in the lobby; once it is outdoors, too, the game is won."""
    agents = [{"at": (11, 3)}, {"at": (12, 4)}, {"at": (12, 5)}]
    door = next(n for n, door in enumerate(floor("salida1").doors) if {door.a, door.b} == set(LOBBY_DOOR))
    position: dict[str, Any] = {
        "plan": "salida1",
        "mission": "terminal_viscosity",
        "module": {"at": (2, 14)},
        "done": True,
    }
    match = on_the_move(3, agents=agents, unlocked=(door,), **position)
    march(match, 3, OFFICE)
    assert not match.over
    march(match, 0, (12, 3))
    assert match.over


LOBBY_DOOR = cells("salida1", (11, 3), (12, 3))


@pytest.mark.clause("BC-OBJ-03", "BC-OBJ-37")
def test_the_win_objective_counts_for_nothing_before_the_floors_own() -> None:
    """Five of six terminals are repaired: having all bots in place wins nothing."""
    match = review(3, progress=((0, 0), (0, 0), (1,)))
    march(match, 3, OFFICE)
    assert not match.over
    assert not g(match).done
    done = review(3, done=True)
    march(done, 3, OFFICE)
    assert done.over


@pytest.mark.clause("BC-OBJ-37", "BC-GEN-04")
def test_the_sixth_repaired_terminal_completes_wreck_support() -> None:
    """A general action of the mission: on a terminal space whose chip is gone it puts one there."""
    lobby = {"agents": [{"at": (11, 3)}], "plan": "salida1", "mission": "terminal_viscosity"}
    match = arrange(3, progress=((0, 0), (0, 0), (1,)), **lobby)
    spot = at(match, (11, 3))
    assert refused(match, "mission-action", bot=0, action="repair-a-terminal", cell=at(match, (10, 3))) == "BC-OBJ-37"
    assert refused(match, "mission-action", bot=1, action="repair-a-terminal", cell=spot) == "BC-ACT-05"
    assert refused(match, "mission-action", bot=0, action="place-the-bomb", cell=spot) == "BC-GEN-04"
    do(match, "mission-action", bot=0, action="repair-a-terminal", cell=spot)
    assert g(match).terminals == (spot,)
    assert g(match).tracker == 1
    assert g(match).done
    assert len(told(match, MissionActed)) == len(told(match, ObjectiveCompleted)) == 1


@pytest.mark.clause("BC-OBJ-37")
def test_a_working_terminal_needs_no_repair() -> None:
    """And so it counts for nothing."""
    lobby = {"agents": [{"at": (11, 3)}], "plan": "salida1", "mission": "terminal_viscosity"}
    match = arrange(1, terminals=cells("salida1", (11, 3)), **lobby)
    spot = at(match, (11, 3))
    assert refused(match, "mission-action", bot=0, action="repair-a-terminal", cell=spot) == "BC-OBJ-37"


@pytest.mark.clause("BC-GEN-04")
def test_a_missions_action_uses_the_chip_and_is_offered_only_where_it_can_be_taken() -> None:
    """On a floor without such an action there is none."""
    lobby = {"agents": [{"at": (11, 3)}], "plan": "salida1"}
    offered = arrange(1, mission="terminal_viscosity", **lobby)
    assert any(wish.verb == "mission-action" for wish in offered.asks[0].choice)
    elsewhere = arrange(1, mission="fire_drill", **lobby)
    assert not any(wish.verb == "mission-action" for wish in elsewhere.asks[0].choice)
    spot = at(elsewhere, (11, 3))
    assert refused(elsewhere, "mission-action", bot=0, action="repair-a-terminal", cell=spot) == "BC-GEN-04"


@pytest.mark.clause("BC-SHUTBOT-11")
def test_nobody_wins_with_a_shut_down_agent() -> None:
    """The captain is in the office, which is all the fire drill still waits for; a shut down agent spoils it."""
    drill = {"plan": "salida1", "mission": "fire_drill", "done": True, "phase": "threat", "threat": 2, "reached": 26}
    lured = {"units": [{"name": "zuk", "at": (2, 12)}], "progress": ((), (-1,))}
    for other, over in (({"shut": True, "power": 0}, False), ({}, True)):
        match = arrange(2, agents=[{"at": (12, 3)}, {"at": (12, 4), **other}], **lured, **drill)
        assert match.over is over


@pytest.mark.clause("BC-SHUTBOT-11")
def test_the_repaired_agent_lets_the_team_win() -> None:
    """At the moment it works again."""
    agents = [{"at": (12, 3), "upgrades": ("repair",), "power": 5}, {"at": (12, 4), "shut": True, "power": 0}]
    drill = {"plan": "salida1", "mission": "fire_drill", "done": True, "reached": 26}
    lured = {"units": [{"name": "zuk", "at": (2, 12)}], "progress": ((-1,), (-1,))}
    match = arrange(2, agents=agents, **lured, **drill)
    do(match, "repair", bot=0, other=1, power=1)
    assert (match.over, match.outcome.won) == (True, True)


@pytest.mark.clause("BC-OBJ-30")
def test_the_special_unit_of_a_mission_may_win_it() -> None:
    """The captain in an office and all agents outdoors are what the fire drill waits for."""
    office = {"plan": "salida1", "mission": "fire_drill", "done": True, "phase": "threat", "threat": 2, "reached": 26}
    machines = floor("salida1").rooms[floor("salida1").room_named("generator_room")].cells[0]
    elsewhere = arrange(1, units=[{"name": "zuk", "at": floor("salida1").at(machines)}], **office)
    assert not elsewhere.over
    there = arrange(1, units=[{"name": "zuk", "at": (2, 12)}], **office)
    assert there.over


def test_a_mission_action_touches_a_bot_and_a_space() -> None:
    """These are things on the table; the name of the action is none."""
    match = arrange(3, agents=[{"at": (11, 3)}], plan="salida1", mission="terminal_viscosity")
    put = next(act for act in match.asks[0].choice.acts if act.verb == "mission-action")
    (part,) = choice_wire(g(match), 0, Choice((put,)), (MISSION_ACTION,))[0]["parts"]
    assert part["names"] == ("bot", "action", "cell")
    assert part["places"] == [["bot:0", None, f"cell:{at(match, (11, 3))}"]]
