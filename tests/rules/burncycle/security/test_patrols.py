"""The eight patrols."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.plans import WALKERS, hall
from tests.rules.burncycle.security.watch import (
    DOWN,
    LEFT,
    RIGHT,
    UP,
    activate,
    attacks,
    decided,
    done,
    path,
    priorities,
    turns,
)
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, faces, g, refused, told, unit

from getaway.games.burncycle.floor import Entrance, lay
from getaway.games.burncycle.security.events import UnitFaced, UnitStays

AWAY = [{"at": (1, 8)}]
"""The agent in a closed room; the command module is beside it."""
BESIDE = {"at": (1, 9)}


def guard(name: str, row: int, col: int, facing: str = "right", **more: Any) -> dict[str, object]:
    """A unit by its name."""
    return {"name": name, "at": (row, col), "facing": facing, **more}


# Where guards patrol


@pytest.mark.clause("BC-HALL-03")
def test_a_guard_in_a_hallway_patrols() -> None:
    """With no chip in play."""
    match = activate(plan="watch_offices", agents=AWAY, module=BESIDE, units=[guard("hamster", 1, 1)])
    assert priorities(match) == [(1, "patrol")]
    assert path(match) == [(1, 2), (1, 3)]


@pytest.mark.clause("BC-ROOM-04")
def test_a_guard_in_a_room_does_not_move() -> None:
    """Neither in room a nor, facing, does it change anything."""
    match = activate(plan="watch_offices", agents=AWAY, module=BESIDE, units=[guard("hamster", 2, 2)])
    assert path(match) == []
    assert unit(match).facing == RIGHT
    assert [event.unit for event in told(match, UnitStays)] == [1]


@pytest.mark.clause("BC-PATROL-05")
def test_a_guard_does_not_leave_its_area_on_patrol() -> None:
    """Terminals lie behind the door only: the Auditor stays in the hallway; so does a Vise whose target is in there."""
    match = activate(
        plan="watch_offices", agents=AWAY, module={"at": (2, 3)}, units=[guard("vise", 1, 6)], terminals=()
    )
    assert priorities(match) == [(1, "patrol")]
    assert path(match) == []
    terminal = g(match).floor.cell(2, 2)
    match = activate(
        plan="watch_offices", agents=AWAY, module=BESIDE, units=[guard("auditor", 1, 1)], terminals=(terminal,)
    )
    assert path(match) == []
    assert unit(match).facing == RIGHT


@pytest.mark.clause("BC-PATROL-04")
def test_captains_enter_other_areas_on_patrol() -> None:
    """Zuk patrols for the closest bot, here in room a, and crosses the door to it."""
    match = activate(
        plan="watch_offices",
        agents=[{"at": (3, 4), "power": 5}],
        module={"at": (1, 8)},
        units=[guard("zuk", 1, 3, "left")],
        captain="zuk",
    )
    assert priorities(match) == [(1, "patrol")]
    assert path(match) == [(1, 4), (2, 4)]
    assert unit(match).facing == DOWN


# Stationary and pace


@pytest.mark.clause("BC-PATROL-07")
def test_stationary() -> None:
    """Position and facing stay."""
    match = activate(plan="watch_field", agents=AWAY, module=BESIDE, units=[guard("tripod", 2, 2, "left")])
    assert done(match) == [1]
    assert path(match) == []
    assert unit(match).cell == at(match, (2, 2))
    assert unit(match).facing == LEFT


@pytest.mark.clause("BC-PATROL-08")
def test_pace() -> None:
    """Movement 2 and two free spaces ahead."""
    match = activate(plan="watch_field", agents=AWAY, module=BESIDE, units=[guard("hamster", 4, 3, "up")])
    assert path(match) == [(3, 3), (2, 3)]
    assert unit(match).facing == UP


@pytest.mark.clause("BC-PATROL-09", "BC-SACT-12")
def test_pace_turns_around() -> None:
    """Movement 3 and one free space before the wall: one step, then two back. At a wall it ends turned around."""
    match = activate(plan="watch_field", agents=AWAY, module=BESIDE, units=[guard("clerk", 2, 6)])
    assert path(match) == [(2, 7), (2, 6), (2, 5)]
    assert unit(match).facing == LEFT
    match = activate(plan="watch_field", agents=AWAY, module=BESIDE, units=[guard("hamster", 2, 5)])
    assert path(match) == [(2, 6), (2, 7)]
    assert unit(match).facing == LEFT


@pytest.mark.clause("BC-PATROL-09")
def test_pace_takes_a_door_for_a_wall() -> None:
    """A guard turns at the door between two parts of a hallway, unlocked or not."""
    match = activate(
        plan="watch_wings",
        agents=[{"at": (1, 13)}],
        module={"at": (1, 14)},
        units=[guard("hamster", 1, 4)],
        unlocked=[0],
    )
    assert path(match) == [(1, 3), (1, 2)]


# Perimeter


@pytest.mark.clause("BC-PATROL-10", "BC-SACT-12")
def test_perimeter() -> None:
    """Counterclockwise round the hallway, and turned to the next step at the corner."""
    match = activate(plan="watch_ring", agents=[{"at": (2, 2)}], module={"at": (2, 3)}, units=[guard("walker", 3, 2)])
    assert path(match) == [(3, 3), (3, 4), (2, 4), (1, 4)]
    assert unit(match).facing == LEFT


@pytest.mark.clause("BC-PERIEX-07")
def test_a_walker_that_was_pushed_finds_its_way_back() -> None:
    """Pushed out of the corner it faces up, where no arrow leads; it turns right and follows the route again."""
    pushed = arrange(
        1,
        faces(2),
        plan="watch_ring",
        agents=[{"at": (2, 4), "upgrades": ("push",)}],
        module={"at": (2, 3)},
        units=[guard("walker", 3, 4, "up")],
    )
    do(pushed, "move", basic=1, advanced=0, elite=0)
    do(pushed, "step", bot=0, to=at(pushed, (3, 4)), push=at(pushed, (3, 3)))
    assert (unit(pushed).cell, unit(pushed).facing) == (at(pushed, (3, 3)), UP)
    match = activate(
        plan="watch_ring", agents=[{"at": (2, 2)}], module={"at": (2, 3)}, units=[guard("walker", 3, 3, "up")]
    )
    assert turns(match) == [RIGHT, UP, UP, LEFT]


@pytest.mark.clause("BC-PATROL-11")
def test_perimeter_turns_right_until_it_goes_on() -> None:
    """A Walker that faces against the route turns and follows it."""
    match = activate(
        plan="watch_ring", agents=[{"at": (2, 2)}], module={"at": (2, 3)}, units=[guard("walker", 3, 2, "left")]
    )
    assert turns(match) == [RIGHT, RIGHT, UP, UP]


@pytest.mark.clause("BC-PATROL-11")
@pytest.mark.parametrize(("facing", "way"), [("right", [DOWN, UP, UP, UP]), ("left", [UP, UP, RIGHT, RIGHT])])
def test_perimeter_turns_right_and_not_left(facing: str, way: list[int]) -> None:
    """In the dead end the route leads down and up again through the same space: the turn to the right decides."""
    match = activate(
        plan=WALKERS.key, agents=[{"at": (2, 2)}], module={"at": (2, 3)}, units=[guard("walker", 8, 5, facing)]
    )
    assert turns(match) == way


@pytest.mark.clause("BC-PATROL-12")
def test_off_the_perimeter_the_shortest_way_back() -> None:
    """From an inner space it takes one step to the perimeter, of two possible ones, and goes on along it."""
    match = activate(plan="watch_field", agents=AWAY, module=BESIDE, units=[guard("walker", 2, 2)])
    assert asked(match) == "which-route"
    firsts = {args["route"][0] for args in can(match, "choose-route")}
    assert firsts == {at(match, (1, 2)), at(match, (2, 1))}
    route = next(args["route"] for args in can(match, "choose-route") if args["route"][0] == at(match, (2, 1)))
    do(match, "choose-route", route=route)
    assert path(match) == [(2, 1), (3, 1), (4, 1), (4, 2)]


@pytest.mark.clause("BC-SACT-12")
def test_on_the_way_back_to_the_perimeter_a_unit_faces_its_next_step() -> None:
    """The middle of a wide hallway is 5 steps from its walls, and a Walker makes 4."""
    wide = hall(11, 11).replace("| .   .  ", "| z   z |", 1).replace("+   +   ", "+---+---", 1)
    lay("watch_hall", wide)
    away: dict[str, Any] = {"agents": [{"at": (1, 1)}], "module": {"at": (1, 2)}}
    match = activate(plan="watch_hall", units=[guard("walker", 6, 6)], **away)
    ways = [args["route"] for args in can(match, "choose-route")]
    assert len(ways) == 4
    do(match, "choose-route", route=next(way for way in ways if way[0] == at(match, (7, 6))))
    assert path(match) == [(7, 6), (8, 6), (9, 6), (10, 6)]
    assert told(match, UnitFaced) == [UnitFaced(1, DOWN, (DOWN,))]


@pytest.mark.clause("BC-PERIEX-02", "BC-PERIEX-04", "BC-PERIEX-08")
def test_walker_a_of_the_example() -> None:
    """Down, three right, turned down: four steps for movement 4, however often it turns."""
    match = activate(plan=WALKERS.key, agents=[{"at": (2, 2)}], module={"at": (2, 3)}, units=[guard("walker", 3, 1)])
    assert turns(match) == [DOWN, RIGHT, RIGHT, RIGHT]
    assert unit(match).facing == DOWN
    assert len(path(match)) == 4


@pytest.mark.clause("BC-PERIEX-05")
def test_walker_b_of_the_example() -> None:
    """Round the corner of the service elevator."""
    match = activate(
        plan=WALKERS.key, agents=[{"at": (2, 2)}], module={"at": (2, 3)}, units=[guard("walker", 5, 6, "left")]
    )
    assert turns(match) == [UP, UP, UP, RIGHT]


@pytest.mark.clause("BC-PERIEX-06")
def test_walker_c_of_the_example() -> None:
    """Into the dead end and back, facing up on its old space."""
    match = activate(plan=WALKERS.key, agents=[{"at": (2, 2)}], module={"at": (2, 3)}, units=[guard("walker", 7, 5)])
    assert turns(match) == [DOWN, DOWN, UP, UP]
    assert unit(match).cell == at(match, (7, 5))
    assert unit(match).facing == UP


# Unlocked doors


@pytest.mark.clause("BC-PATROL-13")
def test_unlocked_doors() -> None:
    """To the hallway space beside the closest one; with none it stays and keeps its facing."""
    plan = arrange(1, plan="watch_offices", agents=AWAY, module=BESIDE)
    near = g(plan).floor.door_at(at(plan, (1, 4)), DOWN)
    far = g(plan).floor.door_at(at(plan, (2, 7)), LEFT)
    match = activate(
        plan="watch_offices", agents=AWAY, module=BESIDE, units=[guard("latch", 1, 1, "up")], unlocked=[near, far]
    )
    assert path(match) == [(1, 2), (1, 3), (1, 4)]
    assert {(c.what, c.steps) for c in decided(match).decision.candidates} == {(near, 3), (far, 7)}
    none = activate(plan="watch_offices", agents=AWAY, module=BESIDE, units=[guard("latch", 1, 1, "up")])
    assert path(none) == []
    assert unit(none).facing == UP


# Bots


@pytest.mark.clause("BC-PATROL-15")
def test_closest_bot_not_on_a_hiding_spot() -> None:
    """The bot on the hiding spot is at 2, the other at 4: Shift takes it to that one."""
    match = activate(
        2,
        plan="watch_offices",
        agents=[{"at": (3, 3), "hidden": True}, {"at": (4, 6), "power": 5}],
        module={"at": (1, 8)},
        units=[guard("wraith", 4, 2, "left")],
    )
    assert priorities(match) == [(1, "patrol")]
    assert 0 not in [c.what for c in decided(match).decision.candidates]
    assert path(match) == [(4, 3), (4, 4), (4, 5)]
    assert unit(match).facing == RIGHT


@pytest.mark.clause("BC-PATROL-15", "BC-SECAB-12")
def test_with_shift_the_closest_bot_may_be_behind_a_wall() -> None:
    """One bot is 1 away through the wall, one 2 away round the corner of a door: the first is the closest."""
    match = activate(
        2,
        plan="watch_offices",
        agents=[{"at": (2, 3), "power": 5}, {"at": (2, 4), "power": 5}],
        module={"at": (1, 8)},
        units=[guard("wraith", 1, 3, "left")],
    )
    assert asked(match) == "which-route"
    do(match, "choose-route", route=(at(match, (1, 2)), at(match, (2, 2))))
    assert [(c.what, c.steps) for c in decided(match).decision.candidates][:2] == [(0, 1), (1, 2)]
    assert (path(match), unit(match).facing) == ([(1, 2), (2, 2)], RIGHT)


@pytest.mark.clause("BC-PATROL-15", "BC-SHUTBOT-17")
@pytest.mark.parametrize("captain", [False, True])
def test_a_shut_down_agent_is_a_bot_to_patrol_for(captain: bool) -> None:
    """It is 3 away, the command module farther, in the other room: nobody pursues it, but a patrol heads for it."""
    hunter = guard("zuk", 4, 1, "left") if captain else guard("wraith", 4, 1, "left")
    match = activate(
        plan="watch_offices",
        agents=[{"at": (4, 4), "power": 0, "shut": True}],
        module={"at": (2, 6), "power": 9},
        units=[hunter],
    )
    assert priorities(match) == [(1, "patrol")]
    assert path(match) == [(4, 2), (4, 3)]
    assert unit(match).facing == RIGHT
    assert attacks(match) == []


@pytest.mark.clause("BC-DIFF-09", "BC-PATROL-05")
def test_a_closest_bot_patrol_without_shift_looks_in_its_area_only() -> None:
    """On simplified difficulty a Wraith stays, though a bot stands right behind the door beside it."""
    match = activate(
        plan="watch_offices",
        agents=[{"at": (2, 4)}],
        module={"at": (1, 9)},
        units=[guard("wraith", 1, 2, "left")],
        difficulty="simplified",
    )
    assert (priorities(match), path(match)) == ([(1, "patrol")], [])


@pytest.mark.clause("BC-PATROL-16", "BC-PATROL-05")
def test_a_guard_comes_to_its_side_of_the_door_behind_which_the_module_stands() -> None:
    """The space before the door is adjacent to the module and in the guard's area; one step further in it is not."""
    position: dict[str, Any] = {"plan": "watch_offices", "agents": AWAY, "units": [guard("vise", 1, 1, "up")]}
    match = activate(module={"at": (2, 4), "power": 9}, **position)
    assert path(match) == [(1, 2), (1, 3), (1, 4)]
    assert (unit(match).facing, attacks(match)) == (DOWN, [])
    deeper = activate(module={"at": (3, 4), "power": 9}, **position)
    assert (path(deeper), unit(deeper).facing) == ([], UP)


@pytest.mark.clause("BC-PATROL-16")
def test_command_module() -> None:
    """It heads for a space beside the module, even if another bot is nearer, and faces it there."""
    match = activate(
        plan="watch_field",
        agents=[{"at": (1, 3)}],
        module={"at": (4, 7), "power": 9},
        units=[guard("vise", 4, 1, "left")],
    )
    assert path(match) == [(4, 2), (4, 3), (4, 4), (4, 5)]
    near = activate(
        plan="watch_field", agents=AWAY, module={"at": (4, 4), "power": 9}, units=[guard("vise", 4, 1, "left")]
    )
    assert path(near) == [(4, 2), (4, 3)]
    assert unit(near).facing == RIGHT


@pytest.mark.clause("BC-PATROL-17")
def test_the_command_module_on_a_hiding_spot_is_left_alone() -> None:
    """Captain Oduya comes for the module into room a, but makes no step while it is on the hiding spot."""
    position: dict[str, Any] = {
        "plan": "watch_offices",
        "agents": AWAY,
        "units": [guard("oduya", 1, 4, "up")],
        "captain": "oduya",
    }
    comes = activate(module={"at": (2, 2), "power": 9}, **position)
    assert path(comes) == [(2, 4), (2, 3)]
    hides = activate(module={"at": (3, 3), "hidden": True}, **position)
    assert priorities(hides) == [(1, "patrol")]
    assert path(hides) == []
    assert unit(hides).facing == UP


# Posts and terminals


@pytest.mark.clause("BC-PATROL-18")
def test_post() -> None:
    """Towards its post, where it stays; a unit without a post does not move."""
    match = activate(plan="watch_field", agents=AWAY, module=BESIDE, units=[guard("clinch", 1, 1, "down", post=(1, 5))])
    assert path(match) == [(1, 2), (1, 3), (1, 4)]
    assert unit(match).facing == RIGHT
    there = activate(plan="watch_field", agents=AWAY, module=BESIDE, units=[guard("clinch", 1, 5, "down", post=(1, 5))])
    assert path(there) == []
    assert unit(there).facing == DOWN
    none = activate(plan="watch_field", agents=AWAY, module=BESIDE, units=[guard("clinch", 1, 1, "down")])
    assert path(none) == []


@pytest.mark.clause("BC-PATROL-19")
def test_terminals() -> None:
    """The closer of two, on whichever side its chip lies; with none in its area the unit stays."""
    cells = [
        arrange(1, plan="watch_field", agents=AWAY, module=BESIDE).g.floor.cell(*space) for space in ((1, 3), (1, 6))
    ]
    position: dict[str, Any] = {
        "plan": "watch_field",
        "agents": AWAY,
        "module": BESIDE,
        "units": [guard("auditor", 1, 1, "down")],
    }
    match = activate(**position, terminals=tuple(cells), mainframes=(cells[0],))
    assert path(match) == [(1, 2), (1, 3)]
    assert [(c.what, c.steps) for c in decided(match).decision.candidates] == [(cells[0], 2), (cells[1], 5)]
    assert path(activate(**position, terminals=(cells[1],))) == [(1, 2), (1, 3), (1, 4), (1, 5)]
    assert path(activate(**position, terminals=())) == []


# The end of a patrol


@pytest.mark.clause("BC-SACT-12")
def test_a_patrol_ends_facing_the_next_step() -> None:
    """At the corner the Walker has used its movement and turns up."""
    match = activate(
        plan="watch_ring", agents=[{"at": (2, 2)}], module={"at": (2, 3)}, units=[guard("walker", 1, 1, "down")]
    )
    assert path(match) == [(2, 1), (3, 1), (3, 2), (3, 3)]
    assert unit(match).facing == RIGHT
    match = activate(
        plan="watch_ring", agents=[{"at": (2, 2)}], module={"at": (2, 3)}, units=[guard("walker", 2, 1, "down")]
    )
    assert path(match)[-1] == (3, 4)
    assert told(match, UnitFaced)[-1] == UnitFaced(1, UP, (UP,))


@pytest.mark.clause("BC-ENTR-06", "BC-ENTR-07")
def test_only_captains_patrol_through_the_hallway_door_of_the_entrance() -> None:
    """A Walker turns round before it, the captain Marchetti goes on through it."""
    lay(
        "watch_entrance_hall",
        """
        +---+---+---+---+
        | .   .   .   . |
        +   +---+---+   +
        | . | z   z | . |
        +   +---+---+   +
        | .   .   .   . |
        +---+---+---+---+
        """,
        entrance=Entrance((3, 2), "right"),
    )
    position: dict[str, Any] = {"plan": "watch_entrance_hall", "agents": [{"at": (2, 2)}], "module": {"at": (2, 3)}}
    assert turns(activate(**position, units=[guard("walker", 3, 1)])) == [RIGHT, LEFT, UP, UP]
    captain = activate(**position, units=[guard("marchetti", 3, 1)], captain="marchetti")
    assert turns(captain) == [RIGHT, RIGHT, RIGHT, UP, UP]


@pytest.mark.clause("BC-PATROL-10", "BC-ENTR-07")
def test_other_doors_are_walls_to_a_captains_perimeter() -> None:
    """Marchetti passes the doors of rooms on the way round the hallway, and in a room goes round that room."""
    position: dict[str, Any] = {"plan": "watch_offices", "agents": AWAY, "module": BESIDE, "captain": "marchetti"}
    hallway = activate(units=[guard("marchetti", 1, 5, "left")], **position)
    assert path(hallway) == [(1, 4), (1, 3), (1, 2), (1, 1), (2, 1)]
    room = activate(units=[guard("marchetti", 2, 2, "down")], **position)
    assert path(room) == [(3, 2), (3, 3), (3, 4), (2, 4), (2, 3)]


@pytest.mark.clause("BC-PRIOEX-15")
def test_a_guard_left_in_a_room_is_not_activated_at_all() -> None:
    """Beside it, behind the door, a detected bot was pursued by another unit: the guard does not attack it.

    Its Cautious does not lock the door either.
    """
    plan = arrange(1, plan="watch_offices", agents=AWAY, module=BESIDE)
    door = g(plan).floor.door_at(at(plan, (1, 4)), DOWN)
    match = activate(
        plan="watch_offices",
        agents=[{"at": (1, 4), "detected": True, "power": 5}],
        module=BESIDE,
        units=[guard("latch", 2, 4, "left"), guard("hamster", 1, 2)],
        unlocked=[door],
    )
    assert done(match) == [2]
    assert attacks(match) == [(2, 0)]
    assert agent(match).power == 4
    assert g(match).unlocked == 1 << door
    assert [event.unit for event in told(match, UnitStays)] == [1]


@pytest.mark.clause("BC-PATROL-02")
def test_guards_in_rooms_are_not_offered_for_patrol() -> None:
    """Only the units that patrol are chosen among."""
    match = activate(
        plan="watch_offices",
        agents=AWAY,
        module=BESIDE,
        units=[guard("hamster", 2, 2), guard("hamster", 1, 1), guard("hamster", 4, 1)],
    )
    assert can(match, "choose-unit") == [{"unit": 2}, {"unit": 3}]
    assert refused(match, "choose-unit", unit=1) == "BC-PATROL-02"
