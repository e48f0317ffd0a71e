"""Where a bot can go and what a walk there is, position by position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from tests.rules.burncycle.plans import hall
from tests.rules.burncycle.table import arrange, do, faces

from getaway.games.burncycle.floor import lay
from getaway.games.burncycle.game import GAME
from getaway.games.burncycle.shown.reach import reach
from getaway.games.burncycle.shown.walk import walk
from getaway.kernel import Match, Refused, Wish, to_json
from getaway.kernel.plans import COMPLETE, SURPRISE, Step, carry_through
from getaway.kernel.stream import Put

HALL = lay("walk_hall", hall(3, 9))


def in_hall(*chances: Mapping[str, Any], units: Sequence[Mapping[str, Any]] = (), **more: Any) -> Match:
    """The agent at the left end of a wide hallway, the command module beside the way."""
    agents = [{"at": (2, 1), **more}]
    return arrange(1, *chances, plan="walk_hall", agents=agents, module={"at": (3, 4)}, units=units, pool=(4, 0, 0))


def test_a_plan_is_ready_to_be_sent() -> None:
    """The roll, then the steps; carried through, the bot stands there."""
    match = in_hall(faces(2, 2))
    plan = walk(GAME.view(match.g, 0), 0, HALL.cell(2, 4), 2)
    assert [step.wish.verb for step in plan.steps] == ["move", "total", "step", "step", "step"]
    assert (plan.ap, plan.chance) == (3, round(7 / 36, 6))
    ran = carry_through(match, 0, [Step(step.wish, step.foreseen, step.least) for step in plan.steps])
    assert (ran.why, ran.done) == (COMPLETE, 5)
    assert match.g.bots[0].cell == HALL.cell(2, 4)


@pytest.mark.parametrize(("shown", "cell", "asked"), [((2, 1, 0, 0), 4, "act"), ((1, 1, 0, 0), 4, "after-the-roll")])
def test_blanks_are_asked_about_only_if_the_roll_falls_short(shown: tuple[int, ...], cell: int, asked: str) -> None:
    """Enough AP are totalled without a question; a pair of blanks can make up for too few."""
    match = in_hall(faces(*shown))
    plan = walk(GAME.view(match.g, 0), 0, HALL.cell(2, cell), 4)
    carry_through(match, 0, [Step(step.wish, step.foreseen, step.least) for step in plan.steps])
    assert (match.g.bots[0].cell == HALL.cell(2, cell)) == (asked == "act")
    put = match.put(0)
    assert isinstance(put, Put)
    assert put.question == asked


def test_a_walk_goes_by_its_way_points_and_stops_if_asked() -> None:
    """Up, along and down again instead of straight on."""
    match = in_hall()
    points = (HALL.cell(1, 1), HALL.cell(1, 3))
    plan = walk(GAME.view(match.g, 0), 0, HALL.cell(2, 3), 4, via=points, stop=True)
    assert [step.cell for step in plan.steps[2:-1]] == [*range(HALL.cell(1, 1), HALL.cell(1, 3) + 1), HALL.cell(2, 3)]
    assert plan.steps[-1].wish == Wish("stop")
    assert plan.ap == 4


def test_an_alarm_that_was_foreseen_does_not_stop_a_walk() -> None:
    """Into the sight of a guard: with what the plan foresees it goes on, without it stops at the first alarm."""
    guard = [{"name": "hamster", "at": (2, 9), "facing": "left"}]
    for keep, why in ((True, COMPLETE), (False, SURPRISE)):
        match = in_hall(faces(2, 2, 2, 2), units=guard)
        plan = walk(GAME.view(match.g, 0), 0, HALL.cell(2, 6), 4)
        assert [step.foreseen for step in plan.steps].count(("seen",)) == 1
        steps = [Step(step.wish, step.foreseen if keep else (), step.least) for step in plan.steps]
        assert carry_through(match, 0, steps).why == why


def test_of_equally_cheap_ways_the_unseen_one_is_taken() -> None:
    """The guard looks along the middle row: the way to the space above its sight leads along the upper row."""
    match = in_hall(units=[{"name": "hamster", "at": (2, 9), "facing": "left"}])
    space = next(each for each in reach(GAME.view(match.g, 0), 0, 4).spaces if each.cell == HALL.cell(1, 5))
    assert (space.ap, space.seen) == (5, False)
    assert space.route == (HALL.cell(1, 1), *range(HALL.cell(1, 2), HALL.cell(1, 5) + 1))
    into = next(each for each in reach(GAME.view(match.g, 0), 0, 4).spaces if each.cell == HALL.cell(2, 5))
    assert into.seen
    assert [(glance.unit, glance.how) for glance in into.step.watchers] == [(1, "ahead")]


def test_a_step_away_from_a_grappling_guard_costs_more() -> None:
    """Clinch asks for its number on top; staying beside it doesn't."""
    match = in_hall(units=[{"name": "clinch", "at": (1, 1), "facing": "up"}])
    found = {space.cell: space.ap for space in reach(GAME.view(match.g, 0), 0, 4).spaces}
    grip = found[HALL.cell(2, 2)] - 1
    assert grip > 0
    assert found[HALL.cell(3, 1)] == 1 + grip


def test_swaps_and_pushes_count_what_they_cost() -> None:
    """Without the upgrades the spaces of others are out of reach; a push costs 2 AP and is seen."""
    guard = [{"name": "hamster", "at": (2, 2), "facing": "right", "state": "stunned"}]
    match = in_hall(units=guard)
    assert HALL.cell(2, 2) not in {space.cell for space in reach(GAME.view(match.g, 0), 0, 4).spaces}
    match = in_hall(units=guard, upgrades=("push",))
    pushed = next(space for space in reach(GAME.view(match.g, 0), 0, 4).spaces if space.cell == HALL.cell(2, 2))
    assert (pushed.ap, pushed.seen, pushed.step.then) == (2, True, "detected")
    assert pushed.step.push in (HALL.cell(1, 2), HALL.cell(2, 3), HALL.cell(3, 2))


def test_while_a_move_goes_on_its_ap_are_left() -> None:
    """Three AP reach three spaces far, surely, whatever dice are named."""
    match = in_hall(faces(2, 1))
    do(match, "move", basic=2, advanced=0, elite=0)
    found = reach(GAME.view(match.g, 0), 0, 4)
    assert found.most == 3
    assert {space.chance for space in found.spaces} == {1.0}
    assert max(space.ap for space in found.spaces) == 3
    plan = walk(GAME.view(match.g, 0), 0, HALL.cell(2, 2))
    assert [step.wish.verb for step in plan.steps] == ["step"]


def test_what_is_out_of_reach_is_refused() -> None:
    """By the clause on AP; another player's bot and nonsense are refused too."""
    view = GAME.view(in_hall().g, 0)
    for args, clause in (((0, HALL.cell(2, 9), 1), "BC-AP-04"), ((7, 3), "GT-FORM-01"), ((0, 3, 99), "GT-FORM-01")):
        with pytest.raises(Refused) as refused:
            walk(view, *args)
        assert refused.value.clause == clause
    others = GAME.view(arrange(2).g, 0)
    with pytest.raises(Refused) as refused:
        reach(others, 1)
    assert refused.value.clause == "BC-ACT-05"


def test_all_of_it_can_be_sent() -> None:
    """As JSON, by the names under which clients ask."""
    match = in_hall()
    assert b'"route"' in to_json(match.query(0, "reach", bot=0, basic=2))
    assert b'"foreseen"' in to_json(match.query(0, "walk", bot=0, cell=HALL.cell(2, 3), basic=2, via=[HALL.cell(1, 2)]))
