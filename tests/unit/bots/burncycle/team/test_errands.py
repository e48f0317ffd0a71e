"""Errands of the scripted team: who goes where, and what waits."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.table import Space, arrange, asked, do, g

from getaway.bots.burncycle.team import decide
from getaway.bots.burncycle.team.acting import doings
from getaway.bots.burncycle.team.cards import trades
from getaway.bots.burncycle.team.danger import seen
from getaway.bots.burncycle.team.errands import GIVES_WAY, KNOWN, LATER, Errand, errands, lie_low, open_tasks, way_of
from getaway.bots.burncycle.team.places import comes_first, follows, in_sight
from getaway.bots.burncycle.team.ways import rough
from getaway.games.burncycle.floor import floor
from getaway.games.burncycle.table.model import Burncycle
from getaway.kernel import Match, Wish

PILLAR, QUIET = "pillar_of_panic", "quiet_hours"
AGENT, OTHER, MODULE = 0, 1, 2
HIDING = (10, 4)
"""A hiding spot of the call centre's first floor."""


def first_floor(*caches: Space, **position: Any) -> Burncycle:
    """Where each bot is to collect a cache: one agent in the storage room, the other bots in the server room."""
    cells = tuple([floor("needchain1").cell(*space) for space in caches])
    spots = {"agents": [{"at": (2, 3)}, {"at": (10, 7)}], "module": {"at": (9, 6)}}
    return g(arrange(2, plan="needchain1", mission=PILLAR, caches=cells, **{**spots, **position}))


def third_floor(**position: Any) -> Burncycle:
    """Where the bomb is to be placed in the service elevator, in which all bots stand."""
    spots = {"agents": [{"at": (5, 2), "carries": ("bomb",)}, {"at": (6, 3)}], "module": {"at": (6, 2)}}
    return g(arrange(2, plan="needchain3", mission=PILLAR, **{**spots, **position}))


def spaces(here: Burncycle, job: Errand) -> set[Space]:
    """Where an errand leads."""
    return {here.floor.at(cell) for cell in job.cells}


# Who does what


def test_every_bot_has_one_errand_and_who_did_its_part_has_none() -> None:
    """Each bot collects a cache of its own; the agent that has done so shelters."""
    here = first_floor((1, 2), (11, 8), (3, 9))
    jobs = errands(here)
    assert sorted(jobs) == [AGENT, OTHER, MODULE]
    assert all(spaces(here, job) <= {(1, 2), (11, 8), (3, 9)} and job.cost < LATER for job in jobs.values())
    nearest = {min(job.cells, key=rough(here, i, (here.bots[i].cell,)).__getitem__) for i, job in jobs.items()}
    assert len(nearest) == len(jobs)
    here = first_floor((1, 2), (11, 8), (3, 9), progress=((AGENT,),))
    assert here.floor.cell(1, 2) not in errands(here)[AGENT].cells
    assert errands(here)[AGENT].cost == LATER


def test_the_nearest_bot_goes_where_one_is_enough() -> None:
    """Of two agents with a bomb, the one nearer to the elevator's door carries it there."""
    one, two = {"at": (3, 3), "carries": ("bomb",)}, {"at": (11, 3), "carries": ("bomb",)}
    for agents, nearest in (([one, two], 0), ([two, one], 1)):
        jobs = errands(third_floor(agents=agents, module={"at": (9, 11)}))
        assert [bot for bot, job in jobs.items() if job.act == "mission-action"] == [nearest]


def test_a_lone_bomb_is_fetched_by_one_bot() -> None:
    """Nobody carries it: one agent goes to where it lies, the command module is spared."""
    bomb = floor("needchain3").cell(10, 11)
    here = third_floor(agents=[{"at": (9, 11)}, {"at": (11, 11)}], module={"at": (10, 12)}, beads=(("bomb", bomb),))
    jobs = errands(here)
    assert [bot for bot, job in jobs.items() if job.cells == (bomb,)] == [AGENT]


def test_a_shut_down_bot_has_no_errand() -> None:
    """It cannot go anywhere."""
    here = first_floor((1, 2))
    here.set_bot(OTHER, shut=True)
    assert sorted(errands(here)) == [AGENT, MODULE]


# Shelter


def test_all_bots_go_to_safe_zones_once_the_objective_is_done() -> None:
    """On a floor that is not the last; every space is one of a safe zone."""
    here = first_floor((1, 2), done=True)
    jobs = errands(here)
    assert sorted(jobs) == [AGENT, OTHER, MODULE]
    for job in jobs.values():
        assert job.cells
        assert all(here.floor.is_safe(cell) for cell in job.cells)


def test_nobody_waits_right_behind_the_door_of_a_safe_zone() -> None:
    """The service elevator's door is at [5, 3]: further in there is room, until it is full."""
    assert (5, 3) not in spaces(first_floor(done=True), errands(first_floor(done=True))[AGENT])
    full = first_floor(done=True, agents=[{"at": (5, 2)}, {"at": (6, 2)}], module={"at": (6, 3)})
    full.set_bot(AGENT, cell=full.floor.cell(2, 3))
    assert (5, 2) in spaces(full, errands(full)[AGENT])


def test_nobody_stays_in_the_elevator_when_the_bomb_is_to_be_placed() -> None:
    """The carrier goes to the door outside, the others anywhere but into the elevator; afterwards it doesn't matter."""
    here = third_floor()
    elevator = {(5, 2), (5, 3), (6, 2), (6, 3)}
    jobs = errands(here)
    assert (jobs[AGENT].act, spaces(here, jobs[AGENT])) == ("mission-action", {(4, 2)})
    for bot in (OTHER, MODULE):
        assert jobs[bot].cells
        assert not spaces(here, jobs[bot]) & elevator
    after = third_floor(done=True)
    assert all(job.act in ("strike-wall", "escape") for job in errands(after).values())


# Unseen


def by_terminal(**agent: Any) -> Match:
    """An agent on a terminal where the mission wants it used unseen."""
    plan = floor("salida1")
    at = {"cell": plan.terminals[0], **agent}
    return arrange(1, plan="salida1", mission=QUIET, agents=[at], terminals=plan.terminals, slots=["tech", "captain"])


def test_an_unseen_task_is_done_while_nobody_knows_of_the_bot() -> None:
    """The terminal it stands on is used at once."""
    match = by_terminal()
    here = g(match)
    job = errands(here)[0]
    assert (job.act, job.unseen) == ("terminal", True)
    assert here.bots[0].cell in job.cells
    assert decide(here, match.asks[0]) == Wish("terminal", bot=0)
    do(match, "terminal", bot=0)
    assert asked(match) == "select-options"


@pytest.mark.parametrize("chip", [{"chip": HIDING}, {"detected": True}])
def test_an_unseen_task_is_waited_for_while_the_chip_is_out(chip: dict[str, Any]) -> None:
    """The same agent lies low instead, at a price, and leaves the terminal alone."""
    match = by_terminal(**chip)
    here = g(match)
    job = errands(here)[0]
    assert (job.act, job.unseen) == ("", True)
    assert job.cost > KNOWN
    assert all(cell in here.floor.hiding or here.floor.is_safe(cell) for cell in job.cells)
    assert decide(here, match.asks[0]).verb != "terminal"
    known = Errand(0, (here.bots[0].cell,), "terminal", unseen=True)
    assert list(doings(here, 0, known)) == []


def test_lying_low_is_not_where_the_bot_was_found() -> None:
    """On a hiding spot it stays hidden; detected there it goes to another."""
    for detected in (False, True):
        here = g(by_terminal())
        spot = here.floor.hiding[0]
        here.set_bot(0, cell=spot, chip=spot if detected else here.floor.hiding[1])
        assert (spot in lie_low(here, 0).cells) is not detected


def among_servers(elsewhere: bool, turn: int, *units: dict[str, Any]) -> Burncycle:
    """The command module stands among the servers, where it is wanted unseen; security looks for it there, or not."""
    plan = floor("salida2")
    cell = plan.rooms[plan.room_named("server_room")].cells[0]
    spots = {"agents": [{"at": plan.at(plan.hiding[n])} for n in (0, 1, 2)]}
    module = {"at": plan.at(cell)}
    here = g(arrange(3, plan="salida2", mission=QUIET, leg=1, module=module, round=turn, units=units, **spots))
    here.set_bot(here.module, chip=plan.hiding[3] if elsewhere else cell)
    return here


@pytest.mark.parametrize(("elsewhere", "turn", "stays"), [(False, 1, False), (False, 30, False), (True, 30, True)])
def test_a_bot_wanted_unseen_hides_while_it_is_looked_for_in_that_room(elsewhere: bool, turn: int, stays: bool) -> None:
    """However long it has waited; a hurried one stays if security looks for it in another room."""
    here = among_servers(elsewhere, turn)
    job = errands(here)[here.module]
    assert job.task == "module-among-the-servers-unseen"
    assert (here.bots[here.module].cell in job.cells) is stays
    assert all(cell in here.floor.hiding or here.floor.is_safe(cell) for cell in job.cells) is not stays


def test_a_hurried_bot_does_not_walk_back_into_the_sight_of_security() -> None:
    """It's looked for elsewhere, but a guard looks along some spaces of the room: it goes to one of the others."""
    here = among_servers(True, 30, {"name": "clinch", "at": (5, 11), "facing": "left"})
    watched = [cell for cell in here.floor.rooms[here.floor.room_named("server_room")].cells if seen(here) >> cell & 1]
    job, alone = errands(here)[here.module], errands(among_servers(True, 30))[here.module]
    assert set(watched) & set(alone.cells)
    assert job.cells
    assert not set(watched) & set(job.cells)


def test_open_tasks_are_those_not_complete() -> None:
    """Of the first floor's one task, and of none once each bot has done it."""
    assert [task.does for task in open_tasks(first_floor(progress=((AGENT, OTHER),)))] == ["cache"]
    assert open_tasks(first_floor(progress=((AGENT, OTHER, MODULE),))) == []


# In each other's way


def before_the_office(other: Space | None = None) -> Burncycle:
    """All agents are to be in the office; one stands right behind its door, the other before it or where it is told."""
    plan = floor("needchain3")
    room = plan.rooms[plan.room_named("executive_office")]
    door = plan.doors[room.doors[0]]
    within, without = (door.a, door.b) if door.a in room.cells else (door.b, door.a)
    agents = [{"at": plan.at(within)}, {"at": other or plan.at(without)}]
    spots = {"agents": agents, "module": {"at": (5, 2)}, "unlocked": [room.doors[0]]}
    return g(arrange(2, plan="needchain3", mission="ruxpin_rampage", leg=1, done=True, **spots))


def test_who_stands_behind_a_door_goes_further_in_when_another_wants_to_pass() -> None:
    """The spaces the other passes are no longer its own, and it doesn't wait with that; else it may stay."""
    here = before_the_office()
    jobs = errands(here)
    assert way_of(here, jobs[OTHER])[0] == here.bots[AGENT].cell
    assert jobs[AGENT].cells
    assert not set(jobs[AGENT].cells) & set(way_of(here, jobs[OTHER])[:-1])
    assert jobs[AGENT].cost <= GIVES_WAY
    alone = before_the_office(other=(6, 2))
    assert alone.bots[AGENT].cell in errands(alone)[AGENT].cells


def before_the_elevator(*agents: Space, module: Space) -> Burncycle:
    """All agents are to be in safe zones; the elevator has four spaces, its door is at [7, 14]."""
    spots = {"agents": [{"at": at} for at in agents], "module": {"at": module}}
    return g(arrange(len(agents), plan="salida2", mission="improbable", leg=1, done=True, **spots))


def test_who_stands_behind_the_door_of_a_room_with_one_free_space_takes_that_space() -> None:
    """Were it to leave, the other would stand behind the door in its place, and have to leave again."""
    here = before_the_elevator((6, 14), (8, 14), (7, 14), module=(7, 13))
    jobs = errands(here)
    outside, inside = jobs[1], jobs[2]
    assert [here.floor.at(cell) for cell in way_of(here, outside)] == [(7, 14), (6, 14), (6, 13)]
    assert (6, 13) in spaces(here, inside)
    assert not spaces(here, inside) & {(7, 14), (6, 14)}


def test_everyone_in_the_way_makes_way() -> None:
    """The one further in goes on to the free space as well, or the one behind the door couldn't follow."""
    here = before_the_elevator((6, 14), (8, 14), (7, 14), module=(7, 13))
    further_in = errands(here)[0]
    assert further_in.cost <= GIVES_WAY
    assert (6, 13) in spaces(here, further_in)
    assert (6, 14) not in spaces(here, further_in)
    empty = before_the_elevator((6, 14), (1, 2), (7, 14), module=(7, 13))
    assert (6, 14) in spaces(empty, errands(empty)[0])


# Trades


def offices(one: Space, two: Space, **position: Any) -> Match:
    """An agent with two keys and the command module, where two bots are to trade in an office."""
    agents = [{"at": one, "keys": 2}]
    spots = {"agents": agents, "module": {"at": two}, "leg": 1, "slots": ["general", "general"]}
    return arrange(1, plan="halden2", mission="chain_of_custody", **{**spots, **position})


def test_a_trade_that_counts_for_nobody_is_not_made_again() -> None:
    """In an office both sign at once; with the agent's part done, a module outside the office signs nothing."""
    plan = floor("halden2")
    room = next(room for room in plan.rooms if room.type == "office")
    inside, beside = next((a, b) for a in room.cells for b in plan.beyond[a] if b in room.cells)
    both = g(offices(plan.at(inside), plan.at(beside)))
    assert [wish.verb for wish in trades(both, AGENT, errands(both))] == ["trade"]
    signed = g(offices(plan.at(inside), plan.at(beside), progress=((0, 1),)))
    assert list(trades(signed, AGENT, errands(signed))) == []
    door = next(door for door in plan.doors if (door.a in room.cells) != (door.b in room.cells))
    within, without = (door.a, door.b) if door.a in room.cells else (door.b, door.a)
    apart = g(offices(plan.at(within), plan.at(without), progress=((0,),), unlocked=range(len(plan.doors))))
    assert list(trades(apart, AGENT, errands(apart))) == []


# Luring


TO_THE_LOBBY = (floor("salida1").rooms[8].doors[2], floor("salida1").rooms[9].doors[0])
"""The doors between the storage and the lobby, which is an office."""
BESIDE_DOORS = {(9, 3), (10, 2), (10, 4), (11, 3)}
"""The spaces of the lobby beside its doors: a captain that comes to a bot there may stop outside."""


def with_captain(
    *agents: dict[str, Any], facing: str = "left", unlocked: tuple[int, ...] = (), guards: tuple[Space, ...] = ()
) -> Burncycle:
    """The captain in the storage of the call centre, agents one of whom is to lure it into an office."""
    units = [{"name": "zuk", "at": (10, 8), "facing": facing}]
    units += [{"name": "walker", "at": at, "facing": "up"} for at in guards]
    there = {"agents": list(agents), "module": {"at": (1, 2)}, "units": units, "unlocked": unlocked}
    return g(arrange(len(agents), plan="salida1", mission="fire_drill", done=True, progress=((), (-1,)), **there))


def lure(here: Burncycle) -> Errand:
    """The errand of the bot that lures."""
    return next(job for job in errands(here).values() if job.act == "lure")


def test_a_captain_is_lured_in_plain_sight() -> None:
    """Nobody lures it from a hiding spot, and a bot it doesn't know of shows itself first."""
    here = with_captain({"at": (12, 3)})
    captain, cells = here.units[0], lure(here).cells
    assert not follows(here, captain, AGENT)
    assert cells
    assert not set(cells) & set(here.floor.hiding)
    assert set(cells) <= set(in_sight(here, captain))
    assert captain.cell not in in_sight(here, captain)


def test_a_captain_that_knows_of_the_bot_is_led_to_the_place() -> None:
    """Once it comes for the bot, the bot goes where the captain is wanted, and so far in that it can't stop outside."""
    here = with_captain({"at": (12, 3), "chip": (12, 3)})
    job = lure(here)
    assert follows(here, here.units[0], AGENT)
    assert job.bot == AGENT
    assert {here.floor.rooms[here.floor.room_of[cell]].type for cell in job.cells} == {"office"}
    assert not spaces(here, job) & BESIDE_DOORS


def test_the_bot_that_the_captain_pursues_leads_it() -> None:
    """It pursues the nearest bot it sees; any other in its sight would wait for it in vain."""
    far, near = {"at": (10, 6), "chip": (10, 6)}, {"at": (11, 8), "chip": (11, 8)}
    for agents, nearest in (([far, near], 1), ([near, far], 0)):
        here = with_captain(*agents, facing="down", unlocked=TO_THE_LOBBY)
        assert [follows(here, here.units[0], i) for i in range(2)] == [i == nearest for i in range(2)]
        assert lure(here).bot == nearest


def test_a_chip_under_another_bot_lures_no_captain() -> None:
    """The captain stops beside the bot that is found there, so it isn't led any further."""
    gone = {"at": (10, 3), "chip": (10, 4)}
    for other, comes in (({"at": (1, 3)}, True), ({"at": (10, 4), "chip": (10, 4)}, False)):
        here = with_captain(gone, other)
        assert comes_first(here, here.units[0], here.bots[AGENT].chip)
        assert follows(here, here.units[0], AGENT) is comes


def test_a_chip_that_another_guard_is_nearer_to_lures_no_captain() -> None:
    """The nearest guard looks there, so the captain stays where it is."""
    gone = {"at": (10, 3), "chip": (10, 4)}
    for guard, comes in (((1, 14), True), ((11, 3), False)):
        here = with_captain(gone, guards=(guard,))
        assert follows(here, here.units[0], AGENT) is comes
