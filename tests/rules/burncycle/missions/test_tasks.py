"""Tasks and those who do them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.missions.legs import (
    NO_DICE,
    cells,
    collect,
    door_between,
    march,
    on_the_move,
    state_of_tasks,
)
from tests.rules.burncycle.table import Space, arrange, asked, at, can, do, g, module, refused, told

from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.missions.events import ObjectiveCompleted, TaskAdvanced
from getaway.kernel import Match

SHELVES = cells("needchain1", (1, 2), (3, 4))
"""The two caches of the storage."""
DECK = {"equipment": ["nitro-shot"] * 4}
SEEN = {"chip": (4, 5)}
"""An awareness chip in play, away from its bot."""


def rampage(players: int, agents: list[dict[str, object]], **position: Any) -> Match:
    """In the storage of the first floor of Ruxpin Rampage, with its two caches."""
    position = {"module": {"at": (2, 2)}, "caches": SHELVES, "rig": DECK, **position}
    return on_the_move(players, mission="ruxpin_rampage", agents=agents, **position)


# Which tasks there are, and in which order


@pytest.mark.clause("BC-OBJ-04")
def test_an_objective_is_open_until_its_last_task() -> None:
    """The second of three tasks leaves it open; the third completes it."""
    second = rampage(3, [{"at": (1, 3)}, {}, {}], progress=((), (1,), ()))
    collect(second, 0, (1, 2))
    assert list(state_of_tasks(second).values()) == [True, True, False]
    assert not g(second).done
    assert told(second, ObjectiveCompleted) == []
    match = rampage(3, [{"at": (1, 3)}, {}, {}], progress=((), (1,), (2,)))
    collect(match, 0, (1, 2))
    assert g(match).done
    assert [event.objective for event in told(match, ObjectiveCompleted)] == ["stuffed-animals"]


@pytest.mark.clause("BC-OBJ-05", "BC-PCOUNT-03")
def test_two_players_need_the_tasks_of_one_and_two_only() -> None:
    """The task of three players is not theirs."""
    match = rampage(2, [{"at": (1, 3)}, {}])
    assert list(state_of_tasks(match)) == ["grab-a-bear", "grab-a-bear-unseen"]
    collect(match, 0, (1, 2))
    do(match, "choose-what", what="grab-a-bear")
    assert not g(match).done
    collect(match, 0, (1, 3), (1, 4), (2, 4), (3, 4))
    assert g(match).done


@pytest.mark.clause("BC-OBJ-33")
def test_three_players_need_all_three_tasks_of_ruxpin_rampage() -> None:
    """Two are done, and the objective is open."""
    match = rampage(3, [{"at": (1, 3)}, {}, {}])
    assert list(state_of_tasks(match)) == ["grab-a-bear", "grab-a-bear-unseen", "leave-a-bear-with-security"]
    collect(match, 0, (1, 2))
    do(match, "choose-what", what="grab-a-bear-unseen")
    collect(match, 0, (1, 3), (1, 4), (2, 4), (3, 4))
    assert list(state_of_tasks(match).values()) == [True, True, False]
    assert not g(match).done


@pytest.mark.clause("BC-OBJ-06", "BC-OBJ-35")
def test_the_cache_taken_unseen_may_come_first() -> None:
    """Its task is complete while the others are open."""
    match = rampage(3, [{"at": (1, 3)}, {}, {}])
    collect(match, 0, (1, 2))
    assert asked(match) == "which-task"
    assert [each["what"] for each in can(match, "choose-what")] == ["grab-a-bear", "grab-a-bear-unseen"]
    assert refused(match, "choose-what", what="leave-a-bear-with-security") == "BC-OBJ-32"
    do(match, "choose-what", what="grab-a-bear-unseen")
    assert list(state_of_tasks(match).values()) == [False, True, False]


@pytest.mark.clause("BC-OBJ-35")
def test_with_its_chip_in_play_a_bot_takes_no_cache_unseen() -> None:
    """It counts for the other task without a question."""
    match = rampage(2, [{"at": (1, 3), **SEEN}, {}])
    collect(match, 0, (1, 2))
    assert asked(match) == "moving"
    assert list(state_of_tasks(match).values()) == [True, False]


@pytest.mark.clause("BC-OBJ-32", "BC-OBJ-34")
def test_one_cache_serves_one_task() -> None:
    """The players choose which, all of them together; it takes a second cache for the second task."""
    match = rampage(2, [{"at": (1, 3)}, {}])
    collect(match, 0, (1, 2))
    assert (asked(match), [ask.seat for ask in match.asks]) == ("which-task", [0, 1])
    assert list(state_of_tasks(match).values()) == [False, False]
    do(match, "choose-what", what="grab-a-bear-unseen")
    assert list(state_of_tasks(match).values()) == [False, True]
    assert not g(match).done
    collect(match, 0, (1, 3), (1, 4), (2, 4), (3, 4))
    assert asked(match) == "moving"
    assert g(match).done


# Who did it


@pytest.mark.clause("BC-OBJ-12")
def test_others_may_do_what_one_bot_had_to_do() -> None:
    """Another cache is collected all the same; the task stays as it was, and the cache is free for another task."""
    match = rampage(3, [{"at": (1, 3), **SEEN}, {}, {}])
    collect(match, 0, (1, 2))
    assert g(match).progress == ((0,), (), ())
    collect(match, g(match).module, (2, 3), (2, 4), (3, 4))
    assert asked(match) == "moving"
    assert g(match).progress == ((0,), (3,), ())
    assert len(module(match).cards) == 1


@pytest.mark.clause("BC-OBJ-13")
def test_one_bot_may_do_several_tasks_and_so_may_two() -> None:
    """Both ways complete the objective."""
    alone = rampage(2, [{"at": (1, 3)}, {}])
    collect(alone, 0, (1, 2))
    do(alone, "choose-what", what="grab-a-bear")
    collect(alone, 0, (1, 3), (1, 4), (2, 4), (3, 4))
    together = rampage(2, [{"at": (1, 3)}, {}])
    collect(together, 0, (1, 2))
    do(together, "choose-what", what="grab-a-bear")
    collect(together, 2, (2, 3), (2, 4), (3, 4))
    assert [event.bot for event in told(alone, TaskAdvanced)] == [0, 0]
    assert [event.bot for event in told(together, TaskAdvanced)] == [0, 2]
    assert g(alone).done
    assert g(together).done


def at_a_terminal(bot: str, **position: Any) -> Match:
    """One bot on the terminal of the security room of Salida's floor 2, three players."""
    terminal = cells("salida2", (6, 2))
    spots = {"agents": [{"at": (6, 2)}, {}, {}]} if bot == "agent" else {"module": {"at": (6, 2)}}
    return arrange(3, plan="salida2", mission="terminal_viscosity", terminals=terminal, **spots, **position)


def use_terminal(match: Match, bot: int) -> None:
    """A terminal action, without any dice."""
    do(match, "terminal", bot=bot)
    do(match, "select", options=(1,))
    do(match, "roll", **NO_DICE)


@pytest.mark.clause("BC-OBJ-15")
def test_what_one_agent_must_do_the_module_may_do_without_completing_it() -> None:
    """The module uses the terminal; the task waits for an agent."""
    by_module = at_a_terminal("module", progress=((0,), ()))
    use_terminal(by_module, 3)
    assert g(by_module).terminals == ()
    assert g(by_module).progress == ((0,), ())
    assert not g(by_module).done
    by_agent = at_a_terminal("agent", progress=((0,), ()))
    use_terminal(by_agent, 0)
    assert g(by_agent).done


@pytest.mark.clause("BC-OBJ-17")
def test_one_bot_twice_is_not_two_bots() -> None:
    """The agent was at a terminal before; only the module's turn at one completes the task."""
    spots = cells("salida3", (7, 6), (7, 9))
    position: dict[str, Any] = {"plan": "salida3", "mission": "improbable", "terminals": spots, "progress": ((0,),)}
    again = arrange(1, agents=[{"at": (7, 6)}], module={"at": (7, 9)}, **position)
    use_terminal(again, 0)
    assert g(again).progress == ((0,),)
    assert not g(again).done
    another = arrange(1, agents=[{"at": (7, 6)}], module={"at": (7, 9)}, **position)
    use_terminal(another, 1)
    assert g(another).done


@pytest.mark.clause("BC-OBJ-20")
def test_two_caches_by_any_bots() -> None:
    """One bot with two caches, or two bots with one each."""
    position: dict[str, Any] = {
        "plan": "salida2",
        "mission": "improbable",
        "rig": DECK,
        "caches": cells("salida2", (1, 8), (3, 6)),
    }
    alone = on_the_move(1, agents=[{"at": (1, 7)}], module={"at": (2, 8)}, **position)
    collect(alone, 0, (1, 8))
    assert not g(alone).done
    collect(alone, 0, (1, 7), (1, 6), (2, 6), (3, 6))
    assert g(alone).done
    shared = on_the_move(1, agents=[{"at": (1, 7)}], module={"at": (2, 6)}, **position)
    collect(shared, 0, (1, 8))
    collect(shared, 1, (3, 6))
    assert g(shared).done


@pytest.mark.clause("BC-OBJ-24")
def test_each_bot_stands_on_a_hallway_post_at_its_own_time() -> None:
    """The agent has left its post when the module comes to another; standing there twice counts once."""
    position: dict[str, Any] = {"plan": "needchain3", "mission": "ruxpin_rampage", "module": {"at": (8, 3)}}
    match = on_the_move(1, agents=[{"at": (4, 4)}], **position)
    march(match, 0, (4, 5), (4, 6))
    assert state_of_tasks(match)["each-at-a-post"] is False
    assert g(match).progress[0] == (0,)
    march(match, 0, (4, 5))
    assert g(match).progress[0] == (0,)
    march(match, 1, (8, 4))
    assert g(match).done


@pytest.mark.clause("BC-OBJ-24")
def test_the_third_bot_completes_what_two_did_in_earlier_turns() -> None:
    """The first agent and the module stood on posts in another player's turn."""
    position: dict[str, Any] = {
        "plan": "needchain3",
        "mission": "ruxpin_rampage",
        "module": {"at": (7, 3)},
        "active": 1,
    }
    match = on_the_move(2, agents=[{"at": (4, 3)}, {"at": (8, 3)}], progress=((0, 2), (0, 1)), **position)
    assert not g(match).done
    march(match, 1, (8, 4))
    assert g(match).done


@pytest.mark.clause("BC-OBJ-31")
def test_each_agent_means_shut_down_ones_too() -> None:
    """The third agent is shut down: the task is open until it hid as well."""
    position: dict[str, Any] = {
        "plan": "salida3",
        "mission": "improbable",
        "progress": ((0, 1), (0, 1), (0,)),
        "active": 1,
    }
    spots = [{"at": (9, 9)}, {"at": (9, 10)}, {"at": (10, 11), "shut": True, "power": 0}]
    match = on_the_move(3, agents=spots, **position)
    march(match, 1, (10, 10))
    assert g(match).progress[2] == (0, 1)
    assert not g(match).done
    spots = [{"at": (9, 9)}, {"at": (9, 11)}, {"at": (9, 10)}]
    last = on_the_move(3, agents=spots, **{**position, "progress": ((0, 1), (0, 1), (0, 1)), "active": 2})
    march(last, 2, (10, 10))
    assert g(last).done


@pytest.mark.clause("BC-OBJ-31")
def test_a_shut_down_agent_does_not_take_part_by_lying_there() -> None:
    """All bots in the office would win, but one of them lies there."""
    office: dict[str, Any] = {"plan": "needchain3", "mission": "ruxpin_rampage", "done": True}
    lying = {"at": (1, 12), "shut": True, "power": 0}
    door = door_between("needchain3", (2, 10), (2, 11))
    for other, over in ((lying, False), ({"at": (1, 12)}, True)):
        match = on_the_move(2, agents=[{"at": (2, 10)}, other], module={"at": (2, 12)}, unlocked=(door,), **office)
        march(match, 0, (2, 11))
        assert match.over is over


@pytest.mark.clause("BC-OBJ-31")
def test_a_shut_down_agent_on_a_hallway_post_has_not_done_its_part() -> None:
    """Each bot has to stand on one; the agent that lies there does not until it works again."""
    position: dict[str, Any] = {"plan": "needchain3", "mission": "ruxpin_rampage", "module": {"at": (8, 3)}}
    for state, doers in (({"shut": True, "power": 0}, ()), ({}, (1,))):
        match = on_the_move(2, agents=[{"at": (4, 3)}, {"at": (4, 5), **state}], **position)
        march(match, 0, (4, 4))
        assert g(match).progress[0] == doers


@pytest.mark.clause("BC-OBJ-31")
def test_a_shut_down_agent_does_nothing_for_a_task_when_its_turn_ends() -> None:
    """Its player's turn ends with the agent lying in the security room: the task waits until it works again."""
    position: dict[str, Any] = {"mission": "ruxpin_rampage", "progress": ((0,), (0,), ()), "phase": "handover"}
    for state, complete in (({"shut": True, "power": 0}, False), ({}, True)):
        match = arrange(3, agents=[{"at": (1, 8), **state}], **position)
        assert g(match).done is complete


@pytest.mark.parametrize(
    ("room", "inside", "outside", "beside"),
    [("workshop", (9, 9), (8, 9), (8, 8)), ("assembly_line", (5, 8), (4, 8), (4, 7))],
)
def test_all_bots_are_all_bots(room: str, inside: Space, outside: Space, beside: Space) -> None:
    """The command module is missing in the industry rooms: no win until it is in one of them, too."""
    door = door_between("needchain3", outside, inside)
    shop: dict[str, Any] = {"plan": "needchain3", "mission": "open_plan", "done": True, "unlocked": (door,)}
    match = on_the_move(1, agents=[{"at": (10, 3)}], module={"at": beside}, **shop)
    house = g(match).floor
    assert house.rooms[house.room_of[at(match, inside)]].key == room
    march(match, 0, (10, 4))
    assert not match.over
    march(match, 1, outside, inside)
    assert match.over


def test_all_agents_are_not_the_command_module() -> None:
    """Both agents in the office win the picnic wherever the command module is; one of them does not."""
    door = door_between("needchain3", (2, 10), (2, 11))
    office: dict[str, Any] = {"plan": "needchain3", "mission": "ruxpin_rampage", "done": True, "unlocked": (door,)}
    match = on_the_move(2, agents=[{"at": (3, 10)}, {"at": (2, 12)}], module={"at": (8, 8)}, **office)
    march(match, 0, (2, 10))
    assert not match.over
    march(match, 0, (2, 11))
    assert match.over


def test_another_action_is_not_what_the_task_asks_for() -> None:
    """Only repaired terminals count for Wreck Support."""
    state = g(arrange(1, plan="salida1", mission="terminal_viscosity"))
    did(state, "mission-action", 0, state.bots[0].cell, detail="something-else")
    assert list(state.progress) == [()]
    did(state, "mission-action", 0, state.bots[0].cell, detail="repair-a-terminal")
    assert state.progress == ((0,),)


# Rooms


@pytest.mark.clause("BC-ROOM-06")
def test_the_safe_zone_beside_the_security_room_is_not_the_security_room() -> None:
    """A turn that ends in the small elevator leaves the task open."""
    done = ((0,), (0,), ())
    for space, complete in (((1, 9), False), ((1, 8), True)):
        match = arrange(3, mission="ruxpin_rampage", agents=[{"at": space}], progress=done, phase="handover")
        assert g(match).done is complete


@pytest.mark.clause("BC-ROOM-07")
def test_a_room_and_its_safe_zone_are_two_separate_rooms() -> None:
    """One bot in the open office, one in its elevator; two in the office are not apart."""
    crate: dict[str, Any] = {"plan": "needchain2", "mission": "heavy_lifting", "progress": ((0,), ())}
    rooms = [{"at": (4, 9)}, {"at": (1, 9)}]
    apart = on_the_move(2, agents=rooms, module={"at": (5, 2)}, unlocked=range(20), **crate)
    assert state_of_tasks(apart)["all-in-separate-rooms"] is False
    march(apart, 0, (4, 8), (3, 8), (2, 8), (2, 9))
    assert g(apart).done
    together = on_the_move(
        2, agents=[{"at": (4, 9)}, {"at": (2, 10)}], module={"at": (5, 2)}, unlocked=range(20), **crate
    )
    march(together, 0, (4, 8), (3, 8), (2, 8), (2, 9))
    assert not g(together).done
