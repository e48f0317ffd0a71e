"""Changing floors."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.missions.legs import cells, door_between, idle, march, on_the_move, until
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, g, module, told, unit

from getaway.games.burncycle import GAME
from getaway.games.burncycle.floor import LEFT, floor
from getaway.games.burncycle.missions.events import FloorLeft
from getaway.games.burncycle.security.events import CorporationTurn
from getaway.games.burncycle.table.parts import NOWHERE, Pile
from getaway.games.burncycle.table.pieces import imperatives
from getaway.games.burncycle.turn.events import TurnBegan
from getaway.kernel import Match

ELEVATOR = ((5, 2), (5, 3), (6, 2), (6, 3))
STAIRS = ((10, 13), (10, 14), (11, 13), (11, 14))
SMALL = (1, 9)
"""The service elevator, the stairwell and a small elevator: the same places on every floor."""


def leaving(players: int = 1, **position: Any) -> Match:
    """The end of a turn in Pillar of Panic, floor 1 done; agents in the service elevator, the module in a small one."""
    position = {
        "mission": "pillar_of_panic",
        "agents": [{"at": ELEVATOR[seat]} for seat in range(players)],
        "module": {"at": SMALL},
        "phase": "handover",
        "done": True,
        "reached": 26,
        **position,
    }
    return arrange(players, **position)


def settle_in(match: Match) -> None:
    """Every bot is placed somewhere."""
    while asked(match) == "where-in-the-zone":
        idle(match)


# When


@pytest.mark.clause("BC-CHFL-01")
def test_nobody_leaves_before_the_objective_is_complete() -> None:
    """All bots are in safe zones, and a task is open."""
    assert g(leaving(done=False)).level == 1
    assert g(leaving()).level == 2


@pytest.mark.clause("BC-CHFL-02")
def test_nobody_leaves_while_a_bot_is_outside_the_safe_zones() -> None:
    """One bot stands in a hallway, whichever it is."""
    assert g(leaving(module={"at": (4, 5)})).level == 1
    assert g(leaving(2, agents=[{"at": (5, 2)}, {"at": (4, 5)}])).level == 1
    assert g(leaving(2)).level == 2


@pytest.mark.clause("BC-SHUTBOT-10")
def test_nobody_leaves_with_a_shut_down_agent() -> None:
    """Even in a safe zone."""
    assert g(leaving(2, agents=[{"at": (5, 2)}, {"at": (5, 3), "shut": True, "power": 0}])).level == 1


@pytest.mark.clause("BC-CHFL-03")
def test_the_floor_changes_when_the_turn_ends_not_before() -> None:
    """The last bot comes into the safe zone in the middle of a turn."""
    door = door_between("needchain1", (5, 3), (5, 4))
    position: dict[str, Any] = {
        "mission": "pillar_of_panic",
        "done": True,
        "unlocked": (door,),
        "module": {"at": SMALL},
    }
    match = on_the_move(1, agents=[{"at": (5, 4)}], **position)
    march(match, 0, (5, 3))
    until(match, "route-last")
    assert g(match).level == 1
    until(match, "where-in-the-zone")
    assert told(match, FloorLeft) == [FloorLeft(1, 2)]
    away = on_the_move(1, agents=[{"at": (5, 4)}], **position)
    march(away, 0, (5, 3), (5, 4))
    until(away, "before-turn")
    assert g(away).level == 1


@pytest.mark.clause("BC-CHFL-03", "BC-CMARK-03")
def test_the_corporations_turn_may_end_a_floor_too_and_the_marker_stays() -> None:
    """Its end is the end of a turn like any other."""
    match = leaving(2, phase="threat", threat=3, marker=1, active=1)
    settle_in(match)
    assert g(match).level == 2
    assert g(match).marker == 1
    assert g(match).active == 0


@pytest.mark.clause("BC-JOAN-16", "BC-JOAN-17")
def test_joan_the_drone_is_fetched_from_wherever_she_is() -> None:
    """She need not be in a safe zone, and is with Memory afterwards."""
    match = leaving(agents=[{"name": "memory", "at": (5, 2)}], drone=cells("needchain1", (8, 8))[0], charged=False)
    do(match, "choose-cell", cell=at(match, (6, 3)))
    assert g(match).level == 2
    assert g(match).drone == agent(match).cell == at(match, (6, 3))


# Where to


@pytest.mark.clause("BC-CHFL-04")
def test_the_mission_names_the_next_floor() -> None:
    """Ruxpin Rampage goes from floor 1 to floor 3."""
    match = leaving(mission="ruxpin_rampage")
    assert g(match).level == 3
    settle_in(match)
    assert g(match).plan == "needchain3"
    assert sorted(g(match).terminals) == sorted(floor("needchain3").terminals)


@pytest.mark.clause("BC-CHFL-08", "BC-CHFL-10")
def test_a_bot_stays_in_its_safe_zone_on_any_of_its_spaces() -> None:
    """From the stairwell into the stairwell."""
    for space in STAIRS:
        match = leaving(agents=[{"at": (10, 13)}])
        assert {each["cell"] for each in can(match, "choose-cell")} == set(cells("needchain2", *STAIRS))
        do(match, "choose-cell", cell=at(match, space))
        assert agent(match).cell == at(match, space)


@pytest.mark.clause("BC-CHFL-09", "BC-CHFL-16")
def test_guards_in_safe_zones_come_along_and_everybody_is_placed_as_one_likes() -> None:
    """Two bots and a guard in the service elevator: any space, then any of the others, then any of the rest."""
    guards = [{"name": "walker", "at": (6, 3), "facing": "up"}]
    match = leaving(2, units=guards)
    left = set(cells("needchain2", *ELEVATOR))
    for space in ((6, 3), (6, 2), (5, 2)):
        assert {each["cell"] for each in can(match, "choose-cell")} == left
        do(match, "choose-cell", cell=at(match, space))
        left.discard(at(match, space))
    assert unit(match).cell == at(match, (5, 2))
    assert unit(match).name == "walker"
    assert (agent(match).cell, agent(match, 1).cell) == cells("needchain2", (6, 3), (6, 2))


@pytest.mark.clause("BC-CHFL-09", "BC-STUN-05")
@pytest.mark.parametrize("state", ["stunned", "awake"])
def test_a_guard_comes_along_as_it_is(state: str) -> None:
    """A stunned one is stunned on the new floor, too, and does not detect the bot beside it; an active one does."""
    match = leaving(units=[{"name": "walker", "at": (6, 3), "facing": "left", "state": state, "rounds": 1}])
    settle_in(match)
    assert (g(match).level, unit(match).name) == (2, "walker")
    assert (unit(match).state, unit(match).facing, unit(match).rounds) == (state, LEFT, 1)
    assert agent(match).detected == (state == "awake")


def test_no_guard_is_lost_on_the_way() -> None:
    """Wherever the floor change has come to, all guards of the box are somewhere."""
    match = leaving(2, units=[{"name": "walker", "at": (6, 3)}, {"name": "hamster", "at": (8, 8)}])
    box = GAME.components(g(match))
    while asked(match) == "where-in-the-zone":
        assert GAME.components(g(match)) == box
        idle(match)
    assert GAME.components(g(match)) == box


@pytest.mark.clause("BC-CHFL-21")
def test_processor_and_interface_rearrange_and_crash_cannot() -> None:
    """Crash is alone in a zone of one space: she is not asked."""
    agents = [
        {"name": "processor", "at": (5, 2)},
        {"name": "interface", "at": (5, 3)},
        {"name": "crash", "at": (7, 11)},
    ]
    match = leaving(3, agents=agents)
    assert len(can(match, "choose-cell")) == 4
    do(match, "choose-cell", cell=at(match, (5, 3)))
    assert len(can(match, "choose-cell")) == 3
    do(match, "choose-cell", cell=at(match, (5, 2)))
    assert asked(match) == "before-turn"
    assert agent(match, 2).cell == at(match, (7, 11))


@pytest.mark.clause("BC-CHFL-15", "BC-CHFL-23")
def test_a_small_elevator_is_the_same_zone_whatever_room_it_is_attached_to() -> None:
    """On floor 1 it belongs to the security room, on floor 2 to the open office; its door stays as it was."""
    before, after = floor("needchain1"), floor("needchain2")
    door = door_between("needchain1", (1, 8), (1, 9))
    match = leaving(agents=[{"name": "crash", "at": SMALL}], module={"at": (7, 11)}, unlocked=(door,))
    assert before.rooms[before.room_of[before.cell(1, 8)]].key == "security_room"
    assert after.rooms[after.room_of[after.cell(1, 10)]].key == "open_office"
    assert agent(match).cell == at(match, SMALL)
    assert g(match).unlocked == 1 << door_between("needchain2", (1, 9), (1, 10))


@pytest.mark.clause("BC-CHFL-13", "BC-DOOR-17", "BC-CHFL-17", "BC-CHFL-22")
def test_only_the_doors_of_safe_zones_stay_unlocked_turned_or_not() -> None:
    """The service elevator is turned on floor 2: its door looks elsewhere and has its peg, room doors have none."""
    elevator = door_between("needchain1", (5, 3), (5, 4))
    storage = door_between("needchain1", (3, 3), (4, 3))
    match = leaving(unlocked=(elevator, storage))
    settle_in(match)
    assert g(match).unlocked == 1 << door_between("needchain2", (6, 3), (7, 3))
    assert floor("needchain1").zone(0).cells == floor("needchain2").zone(0).cells
    locked = leaving(unlocked=(storage,))
    settle_in(locked)
    assert g(locked).unlocked == 0


# What goes and what stays


@pytest.mark.clause("BC-CHFL-11", "BC-STRWALL-12")
def test_everything_else_leaves_the_board() -> None:
    """Chips, beads, keypad cards and walls; guards go to their stacks, while those discarded before stay so."""
    position: dict[str, Any] = {
        "units": [{"name": "hamster", "at": (8, 8)}, {"name": "zuk", "at": (4, 10)}],
        "caches": cells("needchain1", (1, 2)),
        "terminals": cells("needchain1", (5, 6)),
        "mainframes": cells("needchain1", (5, 6)),
        "unseen": (0,),
        "beads": (("marker", 30),),
        "keypads": ((0, "two-factor"),),
        "broken": (floor("needchain1").edge(floor("needchain1").cell(1, 2), 0),),
    }
    match = leaving(**position)
    state = g(match)
    assert asked(match) == "where-in-the-zone"
    assert (state.caches, state.terminals, state.mainframes, state.unseen) == ((), (), (), ())
    assert (state.units, state.beads, state.keypads, state.broken) == ((), (), (), ())
    assert state.keypad_cards.gone == ("two-factor",)
    assert state.guards[0].left.count("hamster") == 2
    assert state.guards[0].gone == ()


@pytest.mark.clause("BC-CHFL-11")
def test_guards_discarded_before_stay_discarded() -> None:
    """Only those that leave with the floor go back to the stack."""
    match = leaving(
        guards=(Pile(("walker",), ("hamster",)), Pile(()), Pile(())), units=[{"name": "walker", "at": (8, 8)}]
    )
    assert g(match).guards[0] == Pile(("walker",), ("hamster",))


@pytest.mark.clause("BC-CHFL-12")
def test_all_awareness_chips_go_back_to_their_mats() -> None:
    """Those in safe zones, too."""
    match = leaving(2, agents=[{"at": (5, 2), "detected": True}, {"at": (5, 3), "chip": (4, 5)}])
    assert [bot.chip for bot in g(match).bots] == [NOWHERE] * 3


@pytest.mark.clause("BC-INTF-04")
def test_a_disguise_stays_behind() -> None:
    """The guard's chip is discarded."""
    match = leaving(agents=[{"name": "interface", "at": (5, 2), "disguise": "hamster"}])
    assert agent(match).disguise == ""
    assert g(match).guards[0].gone == ("hamster",)


def test_what_is_used_once_on_each_floor_can_be_used_again() -> None:
    """Interface's facade is ready for another disguise."""
    match = leaving(agents=[{"name": "interface", "at": (5, 2), "used": ("facade",)}])
    settle_in(match)
    assert agent(match).used == ()


@pytest.mark.clause("BC-CHFL-24")
def test_only_the_board_is_set_up_anew() -> None:
    """Burncycle, reserves, power, upgrades, inventories, network and threat go on as they are."""
    kept = {
        "power": 4,
        "upgrades": ("swap",),
        "cards": ["nitro-shot"],
        "keys": 2,
        "ip": 20,
        "level": 3,
        "reserve": ("tech",),
    }
    chips = ("-general", "captain", "-general", "general")
    match = leaving(agents=[{"at": (5, 2), **kept}], slots=chips, team=("utility",), threat=9, pings=(4,), ceo=2)
    before = g(match)
    slots, bot = before.slots, before.bots[0]
    settle_in(match)
    after = g(match)
    assert asked(match) == "before-turn"
    assert after.slots == slots
    assert [slot.degraded for slot in after.slots] == [True, False, True, False, False]
    assert (after.threat, after.pings, after.ceo, after.team) == (9, (4,), 2, ("utility",))
    for name in ("power", "upgrades", "cards", "keys", "ip", "level", "reserve"):
        assert getattr(after.bots[0], name) == getattr(bot, name)


@pytest.mark.clause("BC-IMP-02")
def test_agents_without_an_imperative_draw_one_on_the_new_floor() -> None:
    """An agent that holds one keeps it."""
    lasting = [
        name for name, card in imperatives().items() if not {"turn-end", "floor"} & {*card.ends, *card.broken_by}
    ]
    mine, *others = lasting
    agents = [{"at": (5, 2), "imperative": mine}, {"at": (5, 3)}]
    match = leaving(2, rig={"imperatives": others}, agents=agents)
    settle_in(match)
    assert agent(match).imperative == mine
    assert agent(match, 1).imperative in others
    assert module(match).imperative == ""


# Who comes next


@pytest.mark.clause("BC-CMARK-03", "BC-CHFL-06")
def test_the_marker_lies_with_whoever_had_the_last_turn() -> None:
    """Player 2 of 3 finished the floor: the marker is there, and player 3 begins."""
    match = leaving(3, active=1, marker=2)
    settle_in(match)
    assert g(match).marker == 1
    assert g(match).active == 2


@pytest.mark.clause("BC-CHFL-06", "BC-CHFL-19")
def test_everybody_has_a_turn_before_the_corporation() -> None:
    """Player 1 finished the floor: 2, 3, 1, then the corporation."""
    match = leaving(3, active=0, marker=2)
    settle_in(match)
    assert g(match).active == 1
    while not told(match, CorporationTurn):
        idle(match)
    assert [event.seat for event in told(match, TurnBegan)] == [1, 2, 0]


@pytest.mark.clause("BC-CHFL-20")
def test_a_single_player_has_another_turn_first() -> None:
    """The corporation comes after it."""
    match = leaving(1)
    settle_in(match)
    assert asked(match) == "before-turn"
    assert told(match, CorporationTurn) == []
    until(match, "route-last")
    assert told(match, CorporationTurn) == []
    until(match, "before-turn")
    assert len(told(match, CorporationTurn)) == 3


def test_the_new_floor_has_its_own_objective() -> None:
    """Nothing of it is done."""
    match = leaving(1)
    settle_in(match)
    assert not g(match).done
    assert g(match).progress == ((),)
