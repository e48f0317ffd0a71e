"""Surveillance: which rooms have a bead, when their dice are rolled, and for whom."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.surveil.rooms import BEHIND_THE_DOOR, DOOR, enter
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, faces, g, refused, told
from tests.rules.burncycle.terminal.offices import FAR_DOOR, UPPER_DOOR, A, B, office, resolve, results

from getaway.games.burncycle import GAME
from getaway.games.burncycle.floor import Infobar, floor, lay
from getaway.games.burncycle.missions.floors import with_bead
from getaway.games.burncycle.surveil.events import ResultResolved, Surveilled
from getaway.games.burncycle.table.mission_cards import missions

NEXT_DOOR = lay(
    "next_door",
    """
    +---+---+---+---+
    | aT  a : b   b |
    +---+---+---+---+
    """,
    rooms={"b": Infobar("b", dice=1)},
)


# When


@pytest.mark.clause("BC-SURV-01")
def test_a_room_without_bead_is_not_surveilled() -> None:
    """No die is rolled, and the other room keeps its bead."""
    match = enter(unseen=(B,))
    assert agent(match).cell == at(match, DOOR)
    assert told(match, Surveilled) == []
    assert g(match).unseen == (B,)


@pytest.mark.clause("BC-MOVE-10", "BC-MOVE-11", "BC-MOVE-12")
def test_entering_removes_the_bead_and_rolls_the_infobars_dice() -> None:
    """Two dice in room a, one in room b, and once only."""
    match = enter("powercell", "powercell")
    assert told(match, Surveilled) == [Surveilled(A, 0, ("powercell", "powercell"))]
    assert g(match).unseen == (B,)
    do(match, "step", bot=0, to=at(match, (1, 2)))
    assert asked(match) == "act"
    do(match, "move", basic=0, advanced=0, elite=0)
    position = {"agents": [{"at": (1, 6)}], "unlocked": (FAR_DOOR,), "unseen": (A, B)}
    match = office(1, faces(1), results("autolock"), **position)
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (2, 6)))
    assert told(match, Surveilled) == [Surveilled(B, 0, ("autolock",))]


@pytest.mark.clause("BC-SURV-05", "BC-MOVE-13")
def test_the_bot_waits_on_its_first_space_until_the_results_are_resolved() -> None:
    """Then the move goes on with what is left."""
    match = enter("powercell", "mainframe")
    assert asked(match) == "which-result"
    assert agent(match).cell == at(match, DOOR)
    assert refused(match, "step", bot=0, to=at(match, (3, 2))) == "BC-SURV-05"
    assert refused(match, "stop") == "BC-SURV-05"
    do(match, "choose-what", what="mainframe")
    assert (asked(match), g(match).moving.ap) == ("moving", 1)
    do(match, "step", bot=0, to=at(match, (3, 2)))
    assert agent(match).cell == at(match, (3, 2))


@pytest.mark.clause("BC-MOVE-10", "BC-SURVDIE-02")
def test_a_room_is_surveilled_even_if_entering_it_ends_the_turn() -> None:
    """The guard inside sees the agent, which breaks its imperative and takes its last power; the dice come up still."""
    weak = {"at": (1, 2), "power": 1, "imperative": "out-of-sight"}
    agents, guard = [weak, {"at": (1, 7)}], {"at": (3, 2), "facing": "up"}
    match = office(2, faces(1), results("autolock", "autolock"), agents=agents, units=[guard], **BEHIND_THE_DOOR)
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, DOOR))
    assert (agent(match).shut, g(match).active) == (True, 1)
    assert told(match, Surveilled) == [Surveilled(A, 0, ("autolock", "autolock"))]
    assert (g(match).unseen, g(match).unlocked) == ((B,), 0)


@pytest.mark.clause("BC-MOVE-10")
def test_a_shut_down_agent_that_a_unit_leaves_in_a_room_surveils_it() -> None:
    """The guard comes out of room a after the module and swaps with the agent before the door."""
    agents = [{"at": (1, 2), "shut": True, "power": 0}, {"at": (1, 7)}]
    guard = {"at": DOOR, "facing": "down", "name": "hamster"}
    position = {"module": {"at": (1, 4), "detected": True}, "phase": "security", **BEHIND_THE_DOOR}
    match = office(2, results("autolock", "autolock"), agents=agents, units=[guard], **position)
    assert agent(match).cell == at(match, DOOR)
    assert told(match, Surveilled) == [Surveilled(A, 0, ("autolock", "autolock"))]
    assert (g(match).unseen, g(match).unlocked) == ((B,), 0)


@pytest.mark.clause("BC-CACHE-14")
def test_bonus_movement_into_a_room_surveils_it() -> None:
    """It needs no move action."""
    match = arrange(
        1,
        "lift-control",
        results("powercell"),
        plan="next_door",
        agents=[{"at": (1, 1), "power": 3}],
        module={"at": (1, 4)},
        unlocked=(0,),
        terminals=(0,),
        mainframes=(0,),
        unseen=(NEXT_DOOR.room_named("b"),),
        rig={"terminal_cards": ["lift-control"]},
    )
    do(match, "terminal", bot=0)
    do(match, "select", options=(1,))
    do(match, "step", bot=0, to=at(match, (1, 2)))
    assert (g(match).moving.bonus, len(g(match).unseen)) == (0, 1)
    do(match, "step", bot=0, to=at(match, (1, 3)))
    assert (g(match).unseen, agent(match).power) == ((), 4)


# By what


@pytest.mark.clause("BC-SURV-04", "BC-SURVBEAD-03")
def test_an_effect_surveils_a_room_of_choice_that_has_its_bead() -> None:
    """Its bead goes and its results are applied; a room without bead cannot be chosen."""
    match = resolve("camera-feed", 1, results("autolock"), unseen=(A, B), unlocked=(FAR_DOOR, UPPER_DOOR))
    assert asked(match) == "which-room"
    assert can(match, "choose-room") == [{"room": A}, {"room": B}]
    do(match, "choose-room", room=B)
    assert g(match).unseen == (A,)
    assert (g(match).unlocked >> FAR_DOOR & 1, g(match).unlocked >> UPPER_DOOR & 1) == (0, 1)
    assert told(match, Surveilled) == [Surveilled(B, -1, ("autolock",))]
    match = resolve("camera-feed", 1, results("autolock", "autolock"), unseen=(A,))
    assert [event.room for event in told(match, Surveilled)] == [A]
    assert g(match).unseen == ()
    match = resolve("camera-feed", 1, unseen=())
    assert told(match, Surveilled) == []
    assert asked(match) == "act"


@pytest.mark.clause("BC-SURVBEAD-03")
def test_a_room_without_bead_is_refused() -> None:
    """Three rooms, of which two have their beads."""
    match = arrange(1, "camera-feed", results("powercell"), **third_room())
    do(match, "terminal", bot=0)
    do(match, "select", options=(1,))
    assert can(match, "choose-room") == [{"room": 0}, {"room": 2}]
    assert refused(match, "choose-room", room=1) == "BC-SURVBEAD-03"


def third_room() -> dict[str, Any]:
    """The agent at a mainframe of the first floor, where rooms 0 and 2 have beads."""
    house = floor("needchain1")
    here = house.at(house.terminals[0])
    return {
        "agents": [{"at": here}],
        "terminals": house.terminals,
        "mainframes": house.terminals[:1],
        "unseen": (0, 2),
        "rig": {"terminal_cards": ["camera-feed"]},
    }


@pytest.mark.clause("BC-SURV-08")
def test_results_for_a_bot_have_none_to_apply_to() -> None:
    """No power and no imperative for anybody, though the agent stands in the room."""
    match = resolve("camera-feed", 1, results("powercell", "imperative"), unseen=(A,), agent={"power": 3})
    before = [(bot.power, bot.imperative) for bot in g(match).bots]
    assert before[0] == (3, "")
    assert [ask.seat for ask in match.asks] == [0]
    do(match, "choose-what", what="powercell")
    assert [(bot.power, bot.imperative) for bot in g(match).bots] == before
    assert [event.face for event in told(match, ResultResolved)] == ["powercell", "imperative"]
    assert asked(match) == "act"


@pytest.mark.clause("BC-SURV-08", "BC-SURV-04")
def test_in_the_corporations_turn_all_players_choose() -> None:
    """A threat event puts a guard into every room with a bead; a bot is on its post."""
    agents = [{"at": (3, 3), "power": 3}, {"at": (1, 6)}]
    position = {"phase": "threat", "threat": 21, "reached": 21, "slots": ("general",)}
    match = office(2, agents=agents, unseen=(A, B), **position)
    assert (g(match).threat, asked(match)) == (23, "which-space-for-unit")
    assert [ask.seat for ask in match.asks] == [0, 1]
    do(match, "choose-cell", seat=1, cell=at(match, (2, 3)))
    while asked(match) == "which-space-for-unit":
        do(match, "choose-cell", **can(match, "choose-cell")[0])
    assert g(match).unseen == ()
    assert len(g(match).units) == 2
    assert [bot.power for bot in g(match).bots[:1]] == [3]


# Beads


@pytest.mark.clause("BC-SURVBEAD-01")
def test_rooms_with_dice_get_their_bead_at_set_up() -> None:
    """Those without get none."""
    match = GAME.new(1, seed=1, team=("processor", "access"))
    rooms = g(match).floor.rooms
    assert {room.dice for room in rooms} == {0, 1, 2}
    assert [n for n, room in enumerate(rooms) if room.dice > 0] == sorted(g(match).unseen)


@pytest.mark.clause("BC-SURVBEAD-02")
def test_set_up_leaves_the_bead_out_where_floorplan_or_mission_say_so() -> None:
    """NeedChain's floor 2 has a room that starts surveilled, and Heavy Lifting starts in another."""
    state = g(GAME.new(1, seed=1, mission="heavy_lifting", team=("processor", "access")))
    house = state.floor
    bare = [room.key for n, room in enumerate(house.rooms) if room.dice and n not in state.unseen]
    assert sorted(bare) == ["loading_dock", "server_room"]
    assert [house.rooms[n].key for n in house.surveilled] == ["server_room"]
    assert missions()["heavy_lifting"].floors[0].start == ("loading_dock",)


@pytest.mark.clause("BC-SURVBEAD-02")
def test_a_room_that_starts_surveilled_has_no_bead() -> None:
    """And nothing is rolled in it."""
    house = floor("needchain3")
    said = missions()["pillar_of_panic"].floors[2]
    assert house.surveilled
    assert all(house.rooms[room].dice for room in house.surveilled)
    beads = with_bead(house, said)
    assert set(beads).isdisjoint(house.surveilled)
    room = house.surveilled[0]
    door = house.doors[house.rooms[room].doors[0]]
    inside, outside = (door.a, door.b) if house.room_of[door.a] == room else (door.b, door.a)
    here = {"agents": [{"cell": outside}], "unlocked": house.rooms[room].doors, "unseen": beads}
    match = arrange(1, faces(1), plan="needchain3", **here)
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=inside)
    assert agent(match).cell == inside
    assert told(match, Surveilled) == []
