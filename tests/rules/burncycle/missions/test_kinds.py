"""Tasks about hiding, mainframes and ledgers: what counts, and what does not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.rules.burncycle.missions.legs import march, on_the_move, until
from tests.rules.burncycle.missions.playing import simple_card
from tests.rules.burncycle.table import agent, arrange, can, do, g, module, refused, told

from getaway.games.burncycle.floor import floor
from getaway.games.burncycle.missions.conditions import holds_for
from getaway.games.burncycle.surveil.events import MainframeTurned
from getaway.games.burncycle.table.mission_cards import Mission, MissionFloor, Objective, Place, Task, wrong_with
from getaway.games.burncycle.table.places import spaces
from getaway.kernel import Match

SPOTS = floor("salida3").hiding
LEDGER = {"carries": ("ledger",)}


def space(plan: str, cell: int) -> tuple[int, int]:
    """Row and column of a space."""
    return floor(plan).at(cell)


def room(plan: str, name: str) -> list[tuple[int, int]]:
    """The spaces of a room."""
    return [space(plan, cell) for cell in spaces(floor(plan), Place(room=name))]


# Hidden, unseen


def night(players: int, *agents: Mapping[str, object]) -> Match:
    """The last objective of Quiet Hours, as the corporation's turn ends."""
    position: dict[str, Any] = {
        "plan": "salida3",
        "mission": "quiet_hours",
        "done": True,
        "phase": "threat",
        "threat": 2,
    }
    return arrange(players, agents=list(agents), module={"at": (4, 8)}, reached=26, **position)


@pytest.mark.clause("BC-OBJ-27")
def test_all_agents_hidden_at_the_same_time_put_the_lights_out() -> None:
    """One of two on its spot without hiding there is not enough; the command module need not hide."""
    first, second = [{"at": space("salida3", cell)} for cell in SPOTS[:2]]
    assert not night(2, {**first, "hidden": True}, second).over
    assert not night(2, {**first, "hidden": True}, {"at": (4, 9), "hidden": False}).over
    match = night(2, {**first, "hidden": True}, {**second, "hidden": True})
    assert match.over
    assert match.outcome.won


def test_a_condition_of_the_unseen_waits_for_the_awareness_chip_to_leave_play() -> None:
    """The command module among the servers: not with its chip anywhere on the floor."""
    task = Task("there", "module", holds="stands", where=Place(room="server_room"), unseen=True)
    spot, other = room("salida2", "server_room")[:2]
    for chip, met in (({"chip": spot}, False), ({"chip": other}, False), ({}, True)):
        state = g(arrange(1, plan="salida2", module={"at": spot, **chip}))
        assert holds_for(state, task, 1) is met
    plain = Task("there", "module", holds="stands", where=Place(room="server_room"))
    assert holds_for(g(arrange(1, plan="salida2", module={"at": spot, "chip": other})), plain, 1)


def test_a_turn_that_ends_unseen_in_the_break_room_leaves_a_note() -> None:
    """With the chip in play it does not."""
    here, there = room("salida3", "break_room")[:2]
    for chip, done in (({"chip": there}, False), ({}, True)):
        position: dict[str, Any] = {"plan": "salida3", "mission": "quiet_hours", "phase": "handover", "reached": 26}
        assert g(arrange(1, agents=[{"at": here, **chip}], **position)).done is done


# Mainframes

TERMINALS = floor("halden2").terminals


def records(players: int = 1, **position: Any) -> Match:
    """Paper Trail, an agent on a terminal space and the command module on another."""
    agents = [{"at": space("halden2", TERMINALS[0])}]
    known: dict[str, Any] = {"plan": "halden2", "mission": "paper_trail", "agents": agents, "terminals": TERMINALS[:2]}
    rig = {"terminal_cards": [simple_card()[0]]}
    position = {
        "module": {"at": space("halden2", TERMINALS[1])},
        "slots": ("general",) * 3,
        "rig": rig,
        **position,
    }
    return arrange(players, **{**known, **position})


def rewire(cell: int, bot: int = 0) -> dict[str, Any]:
    """The arguments of rewiring."""
    return {"bot": bot, "action": "rewire-a-terminal", "cell": cell}


@pytest.mark.clause("BC-GEN-04")
def test_rewiring_makes_a_mainframe_of_a_terminal() -> None:
    """By a general action of the mission; it works without dice from then on."""
    match = records()
    assert rewire(TERMINALS[0]) in can(match, "mission-action")
    do(match, "mission-action", **rewire(TERMINALS[0]))
    assert g(match).mainframes == TERMINALS[:1]
    assert g(match).terminals == TERMINALS[:2]
    assert told(match, MainframeTurned) == [MainframeTurned(TERMINALS[0])]
    assert g(match).progress == ((), (0,), ())
    assert g(match).tracker == 1


@pytest.mark.clause("BC-GEN-04")
def test_rewiring_works_on_a_terminal_space_without_a_chip_and_nowhere_else() -> None:
    """A mainframe is not rewired again, and one must stand on the space."""
    bare = records(terminals=())
    do(bare, "mission-action", **rewire(TERMINALS[0]))
    assert g(bare).terminals == g(bare).mainframes == TERMINALS[:1]
    match = records(mainframes=TERMINALS[:1])
    assert refused(match, "mission-action", **rewire(TERMINALS[0])) == "BC-GEN-04"
    assert refused(match, "mission-action", **rewire(TERMINALS[1])) == "BC-GEN-04"
    assert [each["bot"] for each in can(match, "mission-action")] == [1]
    hall = records(agents=[{"at": (4, 2)}])
    assert refused(hall, "mission-action", **rewire(hall.g.bots[0].cell)) == "BC-GEN-04"


def use(match: Match, bot: int) -> None:
    """A terminal action, for an option that asks nothing."""
    do(match, "terminal", bot=bot)
    do(match, "select", options=(simple_card()[1],))


def test_only_a_mainframe_makes_the_file_disappear() -> None:
    """A terminal action at an ordinary terminal does not win; at a mainframe it does."""
    position: dict[str, Any] = {"done": True, "mainframes": TERMINALS[1:2]}
    plain = records(**position)
    use(plain, 0)
    do(plain, "roll", basic=0, advanced=0, elite=0)
    assert not plain.over
    assert g(plain).progress == ((),)
    use(plain, 1)
    assert (plain.over, plain.outcome.won) == (True, True)


def test_for_three_players_an_agent_has_to_use_one_as_well() -> None:
    """The command module's mainframe counts for one of the two tasks."""
    match = records(3, done=True, mainframes=TERMINALS[:2])
    use(match, 3)
    assert g(match).progress == ((3,), ())
    assert not match.over
    use(match, 0)
    assert match.over


# The ledger

STRONGROOM = room("halden3", "strongroom")
HALL = (4, 3)


def vault(**position: Any) -> Match:
    """Exhibit A: the bot with the ledger in the strongroom, the command module beside it."""
    known: dict[str, Any] = {
        "plan": "halden3",
        "mission": "chain_of_custody",
        "agents": [{"at": STRONGROOM[0], **LEDGER}],
    }
    return arrange(1, **{**known, "module": {"at": STRONGROOM[1]}, "reached": 26, **position})


def leave(match: Match, bot: int = 0) -> dict[str, Any]:
    """The arguments of leaving the ledger where a bot stands."""
    return {"bot": bot, "action": "leave-the-ledger", "cell": g(match).bots[bot].cell}


@pytest.mark.clause("BC-GEN-04")
def test_the_ledger_is_left_in_the_strongroom_by_a_general_action() -> None:
    """It lies where its bot stood, and the objective of the floor is complete."""
    match = vault()
    assert can(match, "mission-action") == [leave(match)]
    do(match, "mission-action", **leave(match))
    assert agent(match).carries == ()
    assert g(match).beads == (("ledger", agent(match).cell),)
    assert g(match).done


@pytest.mark.clause("BC-GEN-04")
def test_it_is_left_nowhere_else_and_by_nobody_else() -> None:
    """Not in the hallway, not on another space, not by a bot that does not have it."""
    match = vault()
    assert refused(match, "mission-action", **leave(match, bot=1)) == "BC-GEN-04"
    assert refused(match, "mission-action", **{**leave(match), "cell": module(match).cell}) == "BC-GEN-04"
    outside = vault(agents=[{"at": HALL, **LEDGER}])
    assert refused(outside, "mission-action", **leave(outside)) == "BC-GEN-04"
    assert can(outside, "mission-action") == []


def test_the_ledger_comes_along_from_floor_to_floor() -> None:
    """Nobody took it in the records annex: it goes to a bot of choice, and is still there a floor later."""
    bead = (("ledger", floor("halden1").rooms[floor("halden1").room_named("records_annex")].cells[0]),)
    zone = [space("halden1", cell) for cell in spaces(floor("halden1"), Place(room="service_elevator"))]
    position: dict[str, Any] = {
        "plan": "halden1",
        "mission": "chain_of_custody",
        "beads": bead,
        "done": True,
        "phase": "handover",
    }
    match = arrange(1, agents=[{"at": zone[0]}], module={"at": zone[1]}, reached=26, **position)
    do(match, "choose-bot", bot=1)
    until(match, "before-turn")
    assert g(match).level == 2
    assert module(match).carries == ("ledger",)


# Trades in an office


def signing(plan_room: str) -> Match:
    """An agent gives the ledger to the command module in this room of Halden's second floor."""
    one, two = room("halden2", plan_room)[:2]
    known: dict[str, Any] = {
        "plan": "halden2",
        "mission": "chain_of_custody",
        "agents": [{"at": one, **LEDGER}],
        "module": {"at": two},
    }
    match = arrange(1, **known)
    do(match, "trade", bot=0, other=1, give=("bead:ledger",), take=())
    return match


def test_a_trade_in_an_office_signs_for_both() -> None:
    """Elsewhere the task doesn't count."""
    assert g(signing("storage")).progress == ((),)
    assert g(signing("open_office")).done


# The captain out of the claims hall


def test_any_hallway_is_good_for_the_captain() -> None:
    """The claimant was at the counter before: the captain in a hallway wins, in its hall or outdoors it does not."""
    plan = floor("halden1")
    hallway, outdoors = spaces(plan, Place(spot="hallway")), spaces(plan, Place(spot="outdoors"))
    hall = spaces(plan, Place(room="claims_hall"))
    for cell, over in ((hallway[3], True), (hallway[-1], True), (hall[-1], False), (outdoors[0], False)):
        position: dict[str, Any] = {
            "plan": "halden1",
            "mission": "key_person",
            "done": True,
            "phase": "threat",
            "threat": 2,
        }
        units = [{"name": "zuk", "at": plan.at(cell)}]
        match = arrange(1, units=units, reached=26, progress=((), (0,)), **position)
        assert match.over is over


def test_the_claimant_stands_on_the_objective_space() -> None:
    """Not elsewhere in the claims hall, and not as the command module."""
    plan = floor("halden1")
    spot = spaces(plan, Place(room="claims_hall", spot="objective"))[0]
    beside = next(cell for cell in plan.beyond[spot] if plan.room(cell) is plan.room(spot))
    known: dict[str, Any] = {"plan": "halden1", "mission": "key_person", "done": True, "progress": ((-1,), ())}
    match = on_the_move(1, agents=[{"at": (4, 2)}], module={"at": plan.at(beside)}, **known)
    march(match, 1, plan.at(spot))
    assert not match.over
    match = on_the_move(1, agents=[{"at": plan.at(beside)}], module={"at": (4, 2)}, **known)
    assert not match.over
    march(match, 0, plan.at(spot))
    assert match.over


# Cards that cannot be played


def test_two_agents_are_not_asked_of_one_player() -> None:
    """From two players on they are."""
    for players, wrong in ((1, ["pair asks two agents of one player"]), (2, [])):
        tasks = (Task("pair", "two-agents", players=players, does="hide"), Task("alone", "one-bot", does="cache"))
        card = Mission(
            "needchain",
            1,
            (MissionFloor(title="only", tasks=tasks, number=1),),
            Objective(title="win", tasks=tasks[1:]),
        )
        assert wrong_with(card) == wrong
