"""What an answer brings: costs, losses, gains, the end; told beforehand as far as no secret decides it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.rules.bombsquad.sheets import DEPOT, VAULT, YARD
from tests.rules.bombsquad.table import answer, cell, driving, result

from getaway.cli.console.said import speak
from getaway.cli.console.wording import Wording
from getaway.games.bombsquad import GAME, arrange, new
from getaway.kernel import Match, Then, Wish
from getaway.kernel.plans import SURPRISE, Step, carry_through
from getaway.kernel.weighing import Weighed, weigh
from getaway.rulebook import read
from getaway.suite import Report
from getaway.suite.leaks import another_world
from getaway.suite.walk import walk

TWO_ROBOTS: dict[str, Any] = {"tile": "felix", "second_robot": "dart", "robot": (3, 1), "waiting": (3, 2)}


def weighed(match: Match, verb: str, **args: Any) -> Weighed:
    """What is known beforehand of this answer by the seat that is asked."""
    return weigh(match, match.asks[0].seat, [Wish(verb, **args)])[0]


def brought(match: Match, verb: str, **args: Any) -> dict[str, Then]:
    """What the answer brought to the seat that gave it, by name."""
    seat = match.asks[0].seat
    before = match.view(seat)
    answer(match, seat, verb, **args)
    return {then.what: then for then in changes(before, match.view(seat))}


def changes(before: Any, after: Any) -> tuple[Then, ...]:
    """What changed between two views."""
    return GAME.consequences(before, after)


def facts(found: dict[str, Then]) -> dict[str, dict[str, Any]]:
    """The facts of each."""
    return {what: dict(then.facts) for what, then in found.items()}


def named(option: Weighed) -> dict[str, dict[str, Any]]:
    """What an option would bring, by name."""
    return facts({then.what: then for then in option.then})


# Costs


def test_an_activation_costs_what_its_cards_cost() -> None:
    """The run of all cards, cheaper with one dropped; the Engineer pays two fewer."""
    match = arrange(frame=["red_move"] * 3)
    assert weighed(match, "activate").cost == {"cells": 6}
    match = arrange(frame=["red_move"] * 3, phase="order")
    assert weighed(match, "order", slots=(2, 1, 0)).cost == {"cells": 6}
    assert weighed(match, "order", slots=(2, 1)).cost == {"cells": 4}
    engineer = arrange(mission="m01", roles=["role_engineer", "role_analyst"], frame=["red_move"], phase="order")
    assert weighed(engineer, "order", slots=(0,)).cost == {}


def test_the_seventh_card_is_paid_for_with_all_seven() -> None:
    """Six cards on the frame: one more starts the run. With five it waits."""
    assert weighed(arrange(frame=["red_move"] * 6), "program", card=0).cost == {"cells": 10}
    assert weighed(arrange(frame=["red_move"] * 5), "program", card=0).cost == {}
    sergeant: dict[str, Any] = {"mission": "m01", "roles": ["role_sergeant", "role_analyst"], "discards": ["blue_move"]}
    assert weighed(arrange(frame=["red_move"] * 6, **sergeant), "program_top").cost == {"cells": 10}
    assert weighed(arrange(no_programming=True, **sergeant), "play_top").cost == {"cells": 2}


def test_roles_pay_a_cell() -> None:
    """The Commander for a look, the Analyst for a card."""
    commander = arrange(mission="m01", roles=["role_commander", "role_analyst"], frame=["red_move"])
    assert weighed(commander, "reveal", slot=0).cost == {"cells": 1}
    analyst = arrange(mission="m01", roles=["role_analyst", "role_commander"])
    answer(analyst, 0, "discard", card=0, colour="red")
    assert weighed(analyst, "take_back").cost == {"cells": 1}


def test_a_way_costs_errors_cameras_and_boosts() -> None:
    """What the rules would take is what is said, way by way."""
    assert weighed(driving(2), "go", direction="left").cost == {"cells": 2}
    assert weighed(driving(2), "go", direction="right").cost == {}
    assert weighed(driving(1, mission=YARD, robot=(2, 1)), "go", direction="right").cost == {"cells": 2}
    boosted = driving(1, mission="m01", tile="dart", roles=["role_analyst", "role_sergeant"])
    assert weighed(boosted, "go", direction="right", boost=1).cost == {"cells": 1}
    assert weighed(boosted, "go", direction="up", boost=1).cost == {"cells": 3}


def test_costs_are_what_is_paid() -> None:
    """In random matches from every start, whatever an answer costs is what the active robot pays at once."""
    paid = Counter[str]()
    for number in range(len(GAME.starts())):
        for match, dice in walk(GAME, number, seed=3, longest=40):
            ask = match.asks[0]
            wish = ask.choice.by_verb(dice)
            if wish.verb not in ("order", "go", "play", "play_top", "reveal", "take_back"):
                continue
            before = match.g.copy()
            fork = match.fork()
            fork.answer(ask.seat, wish)
            cost = sum(GAME.verbs[wish.verb].cost(before, ask.seat, wish).values())
            robot = cells(fork.g, before.robot_tile)
            assert robot is None or before.main + before.reserve - robot >= min(cost, before.main + before.reserve)
            paid[wish.verb] += bool(cost)
    assert paid["order"] > 10
    assert paid["go"] > 10
    assert paid["play"] > 5


def cells(g: Any, tile: str) -> int | None:
    """What a robot has left; None once it is out of action."""
    if g.robot_tile == tile:
        return int(g.main + g.reserve)
    return None if g.parked.out else int(g.parked.main + g.parked.reserve)


# What it brings


def test_a_run_tells_what_it_pays_and_secures() -> None:
    """A rescue and a move: cells paid, a hostage, and where the robot ends."""
    frame = ["red_rescue_hostage", "red_move"]
    match = arrange(mission="m01", robot=(3, 3), phase="order", frame=frame, clock="turns")
    order = weighed(match, "order", slots=(0, 1))
    assert named(order) == {"cells-paid": {"n": 4}, "rescued": {"level": 1}}
    assert not order.final
    answer(match, 0, "order", slots=(0, 1))
    moved = weighed(match, "go", direction="right")
    assert dict(moved.then[0].facts) == {"tile": "felix", "cell": cell(match, 3, 4)}
    assert [then.what for then in moved.then] == ["moved", "time"]


def test_an_error_is_an_alarm() -> None:
    """Beyond the price of the run, two cells are lost; a plan that didn't expect that stops."""
    frame = ["blue_disarm_bomb", "red_move", "red_move"]
    match = arrange(mission="m01", phase="order", frame=frame)
    found = brought(match, "order", slots=(0, 1, 2))
    assert facts(found) == {"cells-lost": {"n": 2}, "cells-paid": {"n": 6}}
    assert found["cells-lost"].alarm
    assert not found["cells-paid"].alarm
    lost = brought(match, "go", direction="left")
    assert facts(lost) == {"cells-lost": {"n": 2}}


@pytest.mark.parametrize(("foreseen", "done"), [((), 1), (("cells-lost",), 3)])
def test_a_plan_stops_at_an_error_nobody_foresaw(foreseen: tuple[str, ...], done: int) -> None:
    """Order and two moves at once: the first card fails, and only who expected it goes on."""
    match = arrange(mission="m01", phase="order", frame=["blue_disarm_bomb", "red_move", "red_move"])
    steps = [
        Step(Wish("order", slots=(0, 1, 2)), foreseen),
        Step(Wish("go", direction="right")),
        Step(Wish("go", direction="right")),
    ]
    ran = carry_through(match, 0, steps)
    assert (ran.done, ran.why == SURPRISE) == (done, done == 1)


def test_the_end_comes_first() -> None:
    """Too few cells lose the mission, by the clause that says so."""
    poor = arrange(frame=["red_move"], phase="order", main=0, reserve=1)
    order = weighed(poor, "order", slots=(0,))
    assert (order.then[0].what, order.then[0].clause, order.then[0].alarm) == ("lost", "BS-END-03", True)


def test_the_last_bomb_wins_the_mission() -> None:
    """Foretold, and so it comes."""
    match = arrange(mission=DEPOT, robot=(3, 2), removed=[(2, 2), (4, 2)], phase="order", frame=["blue_disarm_bomb"])
    order = weighed(match, "order", slots=(0,))
    assert [then.what for then in order.then][:1] == ["won"]
    assert {"disarmed": {"letter": "C"}}.items() <= named(order).items()
    answer(match, 0, "order", slots=(0,))
    assert result(match).success


def test_a_bomb_that_is_not_fatal_is_lost() -> None:
    """By turns the time of bomb A runs out: an alarm, and not a disarmed bomb."""
    match = arrange(mission=VAULT, clock="turns")
    while "A" not in match.g.lost:
        seat, before = match.g.active, match.view(match.g.active)
        match.answer(seat, next(iter(match.asks[0].choice)))
    found = {then.what: then for then in changes(before, match.view(seat))}
    assert found["fizzled"].alarm
    assert "disarmed" not in found


def test_a_robot_that_runs_down_while_another_is_left() -> None:
    """It is out of action, and the other one takes over."""
    match = arrange(**TWO_ROBOTS, main=0, reserve=0, frame=["red_move"], phase="order")
    order = weighed(match, "order", slots=(0,))
    assert [(then.what, dict(then.facts)) for then in order.then[:1]] == [("robot-out", {"tile": "felix"})]
    assert {"tile": "dart"} in [dict(then.facts) for then in order.then if then.what == "robot"]


def test_the_reserve_costs_points() -> None:
    """What the main battery can't cover comes from the reserve."""
    match = arrange(frame=["red_move"], phase="order", main=1, reserve=4)
    assert named(weighed(match, "order", slots=(0,))) == {
        "cells-paid": {"n": 2},
        "reserve": {"n": 1},
    }


def test_crates_plates_and_sliding_doors() -> None:
    """The robot pushes a crate onto a red plate, and the red sliding door opens."""
    match = driving(1, mission=YARD)
    found = brought(match, "go", direction="right")
    assert found["pushed"].facts == {"n": 1}
    assert found["door-opens"].facts == {"cell": cell(match, 3, 4)}


def test_the_fog_gives_something_away() -> None:
    """What comes to light isn't told beforehand, and then it stops a plan."""
    for seed in range(40):
        match = new(2, mission="m01", fog_of_war=True, roles="random", seed=seed)
        dice = Random(seed)  # noqa: S311 - play isn't cryptography
        while not match.over:
            ask = match.asks[0]
            wish, before = ask.choice.by_verb(dice), match.view(ask.seat)
            known = weigh(match, ask.seat, [wish])[0]
            match.answer(ask.seat, wish)
            found = {then.what: then for then in changes(before, match.view(ask.seat))}
            if "turned-up" in found and wish.verb == "go":
                assert found["turned-up"].alarm
                assert known.final
                assert known.then == ()
                return
    raise AssertionError("no fog was lifted")


def test_clues_programs_and_reveals() -> None:
    """What is told, laid and turned up; a shown secret isn't weighed beforehand."""
    match = arrange(2, mission="m01", hands=[[], ["red_move"] * 6], frame=["blue_move"], clock="turns")
    clue = weighed(match, "inform", to=1, colour="red")
    assert (clue.final, clue.then) == (True, ())
    found = brought(match, "inform", to=1, colour="red")
    assert facts(found) == {"marks": {"seat": 1, "n": 6}, "time": {"seconds": 8}}
    assert brought(match, "program", card=0)["programmed"].facts == {"slot": 1}
    assert brought(match, "activate")["revealed"].facts == {"n": 2}


# For every match


@pytest.mark.parametrize("number", range(len(GAME.starts())))
def test_every_consequence_can_be_said_and_cites_a_clause(number: int) -> None:
    """In random play from each start, in all three languages; what can be weighed comes true."""
    clauses = read(GAME.package).by_id
    said = 0
    for match, dice in walk(GAME, number, seed=7, longest=40):
        ask = match.asks[0]
        wish = ask.choice.by_verb(dice)
        known = weigh(match, ask.seat, [wish])[0]
        fork = match.fork()
        fork.answer(ask.seat, wish)
        found = changes(match.view(ask.seat), GAME.view(fork.g, ask.seat))
        assert known.then in ((), found)
        assert {then.clause for then in found} <= clauses.keys()
        for lang in ("en", "it", "fr"):
            speak(lang)
            words = Wording(GAME)
            words.view = match.view(ask.seat)
            said += sum(bool(words.say(f"then-{then.what}", then.facts)) for then in found)
            assert all(words.say(f"cost-{name}", {"n": n}) for name, n in known.cost.items())
    speak("en")
    assert said


@pytest.mark.parametrize("number", range(0, len(GAME.starts()), 3))
def test_weighing_gives_no_secret_away(number: int) -> None:
    """Two worlds that look alike to a seat weigh alike for it."""
    compared, report = 0, Report(GAME.name)
    for match, dice in walk(GAME, number, seed=11, longest=12):
        ask = match.asks[0]
        world = another_world(match, ask.seat, dice, report)
        assert world is not None
        there = next(put for put in world.asks if put.seat == ask.seat)
        wishes = [wish for wish in (ask.choice.by_verb(dice) for _ in range(6)) if wish in there.choice]
        assert weigh(match, ask.seat, wishes) == weigh(world, ask.seat, wishes)
        compared += len(wishes)
    assert compared
