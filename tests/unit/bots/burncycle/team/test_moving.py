"""Where the scripted team stops, and how it walks there."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.missions.legs import on_the_move
from tests.rules.burncycle.table import agent, asked, at, do, g

from getaway.bots.burncycle.team import decide
from getaway.bots.burncycle.team.acting import move_of
from getaway.bots.burncycle.team.danger import risk, seen
from getaway.bots.burncycle.team.errands import Errand
from getaway.bots.burncycle.team.moving import steps
from getaway.bots.burncycle.team.places import Wanted, may_leave, wanted
from getaway.bots.burncycle.team.stops import CARE, LESS_CARE, best_stop, care, cost_at, first_to_move
from getaway.games.burncycle.floor import NOWHERE, Infobar, lay
from getaway.games.burncycle.table.mission_cards import Task
from getaway.kernel import Match

lay(
    "stops_room",
    """
    +---+---+---+---+---+---+---+
    | a   a   a   a   a   a   a |
    +   +   +   +   +   +   +   +
    | a   a   a   a   aH  a   a |
    +---+---+---+---+---+---+---+
    """,
)
lay(
    "stops_safe",
    """
    +---+---+---+---+---+---+
    | .   .   .   . : s   s |
    +---+---+---+---+---+---+
    """,
    rooms={"s": Infobar("small_elevator", "safe", safe=True, zone=0)},
)
HAMSTER = {"name": "hamster", "at": (1, 1), "facing": "right"}
TROUBLE = {**HAMSTER, "name": "bloodhound", "at": (1, 3)}
LAST_CHIP, MORE_CHIPS = ("general",), ("general", "general", "general")


def in_room(*units: dict[str, Any], ap: int = 2, slots: tuple[str, ...] = LAST_CHIP, **more: Any) -> Match:
    """In the middle of a move action: the agent two steps from a hiding spot, the module at the far end."""
    who = {"at": (1, 4), "power": 5, **more}
    module = {"at": (2, 7), "power": 9}
    return on_the_move(1, ap=ap, plan="stops_room", agents=[who], module=module, units=list(units), slots=slots)


def in_hall(*units: dict[str, Any], ap: int = 4) -> Match:
    """The agent two steps before the open door of a safe zone, in which the command module stands."""
    return on_the_move(
        1, ap=ap, plan="stops_safe", agents=[{"at": (1, 3), "power": 5}], module={"at": (1, 6)}, units=list(units),
        unlocked=[0], slots=LAST_CHIP,
    )  # fmt: skip


def walked(match: Match) -> tuple[int, int]:
    """Where the agent is once the team has stopped."""
    for _ in range(12):
        if asked(match) != "moving":
            break
        ask = match.asks[0]
        wish = decide(g(match), ask)
        do(match, wish.verb, ask.seat, **wish.args)
    assert asked(match) != "moving"
    return g(match).floor.at(agent(match).cell)


# The end of a turn


def test_a_bot_in_sight_ends_its_turn_hidden() -> None:
    """With a unit in reach of every space it could get to it walks onto the hiding spot; with nobody there it stays."""
    match = in_room(TROUBLE)
    assert seen(g(match)) >> agent(match).cell & 1
    before = risk(g(match), 0, agent(match).cell)
    assert walked(match) == (2, 5)
    assert agent(match).hidden
    assert risk(g(match), 0, agent(match).cell) < before
    assert walked(in_room()) == (1, 4)


def test_a_stop_is_within_the_ap() -> None:
    """One AP is not enough for the hiding spot; two are."""
    assert best_stop(g(in_room(TROUBLE)), 0, None, 2).cell == g(in_room()).floor.cell(2, 5)
    near = best_stop(g(in_room(TROUBLE)), 0, None, 1)
    assert near.steps <= 1
    assert near.cell != g(in_room()).floor.cell(2, 5)
    assert best_stop(g(in_room(TROUBLE)), 0, None, 0)[1:] == (0, agent(in_room()).cell, NOWHERE)


def test_a_bot_that_was_seen_there_does_not_count_on_the_spot() -> None:
    """For a detected bot a watched hiding spot is as bad as any: it goes out of reach."""
    match = in_room(HAMSTER, detected=True, ap=4)
    spot = at(match, (2, 5))
    assert best_stop(g(match), 0, None, 4).cell != spot
    assert risk(g(match), 0, best_stop(g(match), 0, None, 4).cell) == 0


def test_a_bot_in_sight_ends_its_turn_in_a_safe_zone() -> None:
    """Through the open door, as far as its AP go."""
    match = in_hall(HAMSTER)
    assert seen(g(match)) >> agent(match).cell & 1
    assert walked(match) == (1, 5)
    assert g(match).floor.is_safe(agent(match).cell)


def test_a_stop_is_free() -> None:
    """Nobody stops where another bot stands, even if that is the hiding spot."""
    match = in_room(TROUBLE)
    g(match).set_bot(1, cell=at(match, (2, 5)))
    assert best_stop(g(match), 0, None, 2).cell != at(match, (2, 5))


# What counts


def test_harm_counts_less_where_more_is_done_at_once() -> None:
    """At its errand with chips to come; not on the last chip, nor elsewhere."""
    here, last = g(in_room(slots=MORE_CHIPS)), g(in_room())
    cell, other = here.bots[0].cell, here.floor.cell(1, 7)
    job = Errand(0, (cell,), "terminal")
    assert care(here, job)(cell) == LESS_CARE
    assert care(here, job)(other) == care(last, job)(cell) == care(here, None)(cell) == CARE


def test_a_space_costs_the_way_that_is_left_and_the_harm() -> None:
    """Nearer to the errand is cheaper; with a unit about it costs the risk more."""
    calm, tense = g(in_room()), g(in_room(TROUBLE))
    goal = calm.floor.cell(2, 7)
    job, near, here = Errand(0, (goal,)), calm.floor.cell(2, 6), calm.bots[0].cell
    assert cost_at(calm, 0, near, job) < cost_at(calm, 0, here, job)
    assert cost_at(calm, 0, here, None) == 0
    assert cost_at(tense, 0, here, None) == pytest.approx(risk(tense, 0, here))
    assert risk(tense, 0, here) > 0


def test_the_nearest_errand_moves_first_and_a_hunted_module_before_it() -> None:
    """The agent has less far to go; with a unit beside a module of little power that comes first."""
    jobs = {0: Errand(0, (0,), cost=2.0), 1: Errand(1, (1,), cost=5.0)}
    assert first_to_move(g(in_room()), (0, 1), jobs) == [0, 1]
    assert first_to_move(g(in_room()), (0, 1), {1: jobs[1]}) == [1, 0]
    hunted = g(in_room({**TROUBLE, "at": (2, 6)}))
    assert first_to_move(hunted, (0, 1), jobs) == [0, 1]
    hunted.set_bot(hunted.module, power=3)
    assert first_to_move(hunted, (0, 1), jobs) == [1, 0]


def test_the_last_agent_waits_for_the_command_module() -> None:
    """With another agent inside it may go, and once the module is out; the module may always."""
    here = g(in_room())
    assert may_leave(here, here.module)
    assert not may_leave(here, 0)
    here.set_bot(here.module, escaped=True)
    assert may_leave(here, 0)


def test_the_last_agent_leaves_the_way_out_to_the_command_module() -> None:
    """It waits a few steps from the gap, not on the only space beside it; with the module gone it goes there."""
    here = g(in_room())
    gap = here.floor.cell(1, 7)
    here.broken = (here.floor.edge(gap, 1),)
    escape = Task("out", "each-bot", does="escape")
    (waits,) = wanted(here, escape, 0)
    assert waits.act == "wait"
    assert gap not in waits.cells
    assert here.floor.cell(1, 6) in waits.cells
    assert [*wanted(here, escape, here.module)] == [Wanted((gap,), "escape")]
    here.set_bot(here.module, escaped=True)
    assert [*wanted(here, escape, 0)] == [Wanted((gap,), "escape")]


def test_a_unit_behind_a_locked_door_is_not_pushed() -> None:
    """The door comes first: the agent has steps to take only once it is open."""
    unit = {**HAMSTER, "at": (1, 5), "state": "stunned"}
    job = Errand(0, (5,))
    closed = g(
        on_the_move(
            1, ap=6, plan="stops_safe", agents=[{"at": (1, 4), "upgrades": ("push",)}], module={"at": (1, 1)},
            units=[unit], slots=LAST_CHIP,
        )
    )  # fmt: skip
    assert not any("push" in wish.args for wish in steps(closed, 0, job))
    assert move_of(closed, 0, job, 6) == (0, 0.0)
