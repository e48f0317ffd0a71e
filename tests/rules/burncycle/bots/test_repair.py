"""Repair actions, and general actions as such."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.keypad.doors import OF_A, at_door
from tests.rules.burncycle.table import agent, asked, can, do, g, module, refused, told

from getaway.games.burncycle.bots.events import Reactivated
from getaway.games.burncycle.table.pieces import bots
from getaway.kernel import Match

ON_THE_WAY = ("next-chip", "network-pass", "done", "end-turn", "begin-turn", "pass")


def team(*powers: int, upgrades: tuple[str, ...] = ("repair",), core: int = 4, **position: Any) -> Match:
    """Agents with so much power, the first with repair; agent 0 acts. They stand in different areas."""
    spaces = ((2, 3), (2, 5), (2, 1))
    agents = [
        {"at": spaces[i], "power": power, "shut": not power, "upgrades": () if i else upgrades}
        for i, power in enumerate(powers)
    ]
    position = {"keypads": (), **position}
    made: Match = at_door("", players=len(powers), agents=agents, module={"at": (1, 1), "power": core}, **position)
    return made


@pytest.mark.clause("BC-GEN-01", "BC-REPAIR-02")
@pytest.mark.parametrize("chip", ["general", "physical", "tech", "utility", "captain"])
def test_a_repair_moves_power_and_is_optimized_by_no_chip(chip: str) -> None:
    """5 and 2 power become 3 and 4, on whatever chip."""
    match = team(5, 2, slots=[chip, "general"])
    do(match, "repair", bot=0, other=1, power=2)
    assert [agent(match, seat).power for seat in (0, 1)] == [3, 4]
    assert g(match).tracker == 1


@pytest.mark.clause("BC-GEN-03")
def test_repair_needs_the_upgrade() -> None:
    """Refused without it, accepted with it."""
    without, active = team(5, 2, upgrades=()), team(5, 2)
    assert refused(without, "repair", bot=0, other=1, power=1) == "BC-GEN-03"
    assert can(without, "repair") == []
    do(active, "repair", bot=0, other=1, power=1)
    assert agent(active, 1).power == 3


@pytest.mark.clause("BC-REPAIR-01")
def test_the_upgrade_costs_one_power_in_a_routing_step() -> None:
    """3 power leave 2 and the repair ability."""
    match = team(3, 2, upgrades=(), phase="route-first")
    do(match, "upgrade", upgrade="repair")
    assert (agent(match).power, "repair" in agent(match).upgrades) == (2, True)
    assert refused(team(3, 2, upgrades=()), "upgrade", upgrade="repair") == "BC-TURN-02"


@pytest.mark.clause("BC-REPAIR-03", "BC-REPAIR-06")
def test_any_amount_that_leaves_one_power_may_be_given() -> None:
    """With 5 power 1 to 4, with 3 not all three; giving nothing isn't a repair."""
    match = team(5, 2)
    assert [way["power"] for way in can(match, "repair") if way["other"] == 1] == [1, 2, 3, 4]
    assert refused(match, "repair", bot=0, other=1, power=0) == "BC-REPAIR-03"
    poor = team(3, 2)
    assert refused(poor, "repair", bot=0, other=1, power=3) == "BC-REPAIR-06"
    do(poor, "repair", bot=0, other=1, power=2)
    assert agent(poor).power == 1


@pytest.mark.clause("BC-REPAIR-04")
def test_a_bot_may_be_lifted_above_its_limit() -> None:
    """Exe has a limit of 6 and comes to 8."""
    match = team(5, 6)
    assert bots()[agent(match, 1).name].agent.limit == 6
    do(match, "repair", bot=0, other=1, power=2)
    assert agent(match, 1).power == 8


@pytest.mark.clause("BC-REPAIR-05")
def test_nobody_is_lifted_above_ten() -> None:
    """A bot with 9 power takes 1 and not 2."""
    match = team(5, 9)
    assert refused(match, "repair", bot=0, other=1, power=2) == "BC-REPAIR-05"
    assert [way["power"] for way in can(match, "repair") if way["other"] == 1] == [1]
    do(match, "repair", bot=0, other=1, power=1)
    assert agent(match, 1).power == 10


@pytest.mark.clause("BC-REPAIR-07", "BC-REPAIR-08")
def test_repair_works_across_areas_and_the_other_needs_no_ability() -> None:
    """One in the hallway, the other in a room behind a locked door."""
    match = team(5, 2)
    area = g(match).floor.area_of
    assert area[agent(match, 0).cell] != area[agent(match, 1).cell]
    assert not g(match).unlocked >> OF_A & 1
    assert agent(match, 1).upgrades == ()
    do(match, "repair", bot=0, other=1, power=1)
    assert agent(match, 1).power == 3


@pytest.mark.clause("BC-REPAIR-09")
def test_a_shut_down_bot_works_again() -> None:
    """With the 1 power it was given."""
    match = team(5, 0)
    assert agent(match, 1).shut
    do(match, "repair", bot=0, other=1, power=1)
    assert (agent(match, 1).shut, agent(match, 1).power) == (False, 1)
    assert told(match, Reactivated)[0].bot == 1


@pytest.mark.clause("BC-REPAIR-10")
def test_no_bot_repairs_itself() -> None:
    """Nor anybody who is not there."""
    match = team(5, 2)
    assert refused(match, "repair", bot=0, other=0, power=1) == "BC-REPAIR-10"
    assert refused(match, "repair", bot=0, other=9, power=1) == "BC-REPAIR-10"
    assert all(way["other"] != 0 for way in can(match, "repair"))


@pytest.mark.clause("BC-REPAIR-11")
def test_the_command_module_repairs_and_is_repaired() -> None:
    """The module gives 2 of its 4 power; the agent gives some back."""
    spare = {"at": (1, 1), "power": 4, "upgrades": ("repair",)}
    match = at_door("", keypads=(), agents=[{"at": (2, 3), "power": 3, "upgrades": ("repair",)}], module=spare)
    do(match, "repair", bot=1, other=0, power=2)
    assert (agent(match).power, module(match).power) == (5, 2)
    do(match, "repair", bot=0, other=1, power=3)
    assert (agent(match).power, module(match).power) == (2, 5)


@pytest.mark.clause("BC-REPAIR-12", "BC-REPAIR-13")
def test_power_above_the_limit_lasts_until_the_end_of_the_own_turn() -> None:
    """Exe, lifted to 9, still has 9 after the other's turn, rolls 9 basic dice, and ends its turn with 6."""
    match = team(5, 6, slots=["general"])
    do(match, "repair", bot=0, other=1, power=3)
    assert agent(match, 1).power == 9
    go_on_until(match, "route-first")
    assert (g(match).active, agent(match, 1).power) == (1, 9)
    do(match, "done")
    assert g(match).pool.basic == 9
    go_on_until(match, "before-turn")
    assert agent(match, 1).power == 6


def go_on_until(match: Match, question: str) -> None:
    """Let the turns go on without anything being done."""
    while asked(match) != question:
        verbs = {wish.verb for wish in match.asks[0].choice}
        do(match, next(verb for verb in ON_THE_WAY if verb in verbs))


def test_the_two_bots_of_a_repair_are_shown_and_its_power_is_no_place() -> None:
    """1 of 2 power can go to the other agent or to the module."""
    match = team(2, 2)
    repair = next(act for act in match.put(0).choice if act["verb"] == "repair")
    assert repair["parts"][0]["places"] == [["bot:0", "bot:1", None], ["bot:0", "bot:2", None]]
