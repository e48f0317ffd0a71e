"""Bots of burncycle beside people: they leave what belongs to all to them, and go by their plan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest
from tests.unit.bots.burncycle.team.test_errands import first_floor

from getaway.bots import Bot, Budget, Decision, Situation
from getaway.bots.burncycle.following import heading, nearer, steps, trails
from getaway.bots.burncycle.regular import Regular
from getaway.bots.burncycle.team import decide
from getaway.bots.burncycle.team.errands import errands, open_tasks
from getaway.bots.burncycle.team.manners import CHIP, THREAT, Manners, behaving, forbearing, spending
from getaway.bots.voicing import voice
from getaway.games.burncycle import GAME
from getaway.kernel import Ask, Match, Record, Seat, Wish

ME, FRIEND = 0, 1
"""The person, and a bot."""
MOST = 700
PROPOSED = {"regular": {"propose-reboot", "propose-chip"}, "newcomer": {"propose-reboot"}}
"""What each level proposes at least; a newcomer takes no free actions between its chips."""


def table(players: int = 2, mission: str = "fire_drill", seed: int = 2) -> Match:
    """A match of a random team."""
    return GAME.new(players, seed=seed, mission=mission, captain="random", team="random")


def asked(match: Match, seat: Seat | None = None) -> Ask:
    """The question put to a seat, or the first there is."""
    return next(ask for ask in match.asks if seat in (None, ask.seat))


def decided(match: Match, level: str, people: tuple[Seat, ...], seat: Seat) -> Decision:
    """What a bot does at its question."""
    found = Bot(level, 3, people).decide(match.record(seat))
    assert found is not None
    return found


def played(match: Match, level: str, people: tuple[Seat, ...]) -> Iterator[tuple[Match, Seat, Decision]]:
    """A match by bots, some of which are taken for people; of what all may answer it's the turn's player who does."""
    for _ in range(MOST):
        if match.over:
            return
        leads = match.asks[0].question.leads(match.g)
        seat = asked(match, leads).seat
        decision = decided(match, level, people if seat not in people else (), seat)
        yield match, seat, decision
        match.answer(seat, decision.wish)


class Proposed(NamedTuple):
    """What a bot proposes to the person: on which mission, in which round and at which question."""

    mission: str
    round: int
    seat: Seat
    question: str
    name: str
    facts: str


@cache
def beside_a_person(level: str) -> tuple[Counter[Seat], Counter[Proposed]]:
    """How often each seat of some tables spends what belongs to all, and each thing is proposed in a turn."""
    spent, proposed = Counter[Seat](), Counter[Proposed]()
    for players, mission, seed in ((2, "paper_trail", 0), (3, "fire_drill", 7), (4, "key_person", 11)):
        for match, seat, decision in played(table(players, mission, seed), level, (ME,)):
            spent[seat] += bool(spending(match.g, decision.wish))
            if decision.reason is not None and decision.reason.name.startswith("propose-"):
                assert voice(match.game.name, decision) is not None
                asks = asked(match, seat).question.name
                why = (decision.reason.name, str(decision.reason.facts))
                proposed[Proposed(mission, match.g.round, seat, asks, *why)] += 1
    return spent, proposed


# What belongs to all


@pytest.mark.parametrize("level", ["regular", "newcomer"])
def test_bots_never_spend_what_belongs_to_all_beside_people(level: str) -> None:
    """The person spends it, and bots say what they would have done."""
    spent, proposed = beside_a_person(level)
    assert spent[ME] > 0
    assert sum(spent.values()) == spent[ME]
    assert all(each.seat != ME for each in proposed)
    assert {each.name for each in proposed} >= PROPOSED[level]


@pytest.mark.parametrize("level", ["regular", "newcomer"])
def test_a_bot_proposes_a_thing_once_in_a_turn(level: str) -> None:
    """At its beginning, or where it comes up: not again before each chip."""
    _, proposed = beside_a_person(level)
    in_a_turn = Counter([each._replace(question="") for each in proposed.elements()])
    assert set(in_a_turn.values()) == {1}


@pytest.mark.parametrize("level", ["regular", "newcomer"])
def test_power_is_proposed_at_the_end_of_a_turn(level: str) -> None:
    """The network step may have brought it, and what is above the limit is lost next."""
    _, proposed = beside_a_person(level)
    assert {each.question for each in proposed if each.name == "propose-power"} == {"route-last"}


def test_the_expert_tries_out_no_such_answer_either() -> None:
    """Neither as its choice, nor as the next best thing."""
    match = table(2, "paper_trail", 0)
    for number in range(60):
        seat = match.asks[0].seat
        decision = decided(match, "expert" if number % 3 == 0 else "regular", (ME,) if seat != ME else (), seat)
        if seat != ME:
            for each in (decision, decision.instead):
                assert each is None or not spending(match.g, each.wish)
        match.answer(seat, decision.wish)


def test_among_bots_nobody_has_to_be_asked() -> None:
    """And a person's adviser may say to spend it."""
    match = table()
    wishes = {wish.verb: wish for wish in (Wish("reboot"), Wish("alter", slot=1, reserve="team", chip="tech"))}
    assert [spending(match.g, wish) for wish in wishes.values()] == [THREAT, CHIP]
    for people, seat, left in (((), FRIEND, False), ((ME,), ME, False), ((ME,), FRIEND, True)):
        with behaving(Manners(people)):
            assert [forbearing(match.g, seat, wish) for wish in wishes.values()] == [left, left]


# Their plan


def test_a_bot_leaves_a_task_to_the_person_who_goes_for_it() -> None:
    """Though the bot is nearer, and would have taken it."""
    here = first_floor((1, 2), (11, 8))
    task = open_tasks(here)[0].key
    usual = errands(here)
    assert usual[ME].cells != usual[FRIEND].cells
    with behaving(Manners((ME,), ((ME, task),))):
        led = errands(here)
    assert led[ME].task == task
    assert errands(here) == usual


def test_where_somebody_is_led_shows_in_how_much_nearer_they_came() -> None:
    """A step or two on the spot say nothing; to stand there says most."""
    here = first_floor((1, 2))
    cell, goal = here.bots[ME].cell, here.floor.cell(1, 2)
    assert nearer(here, ME, (goal,), cell) == 0
    assert nearer(here, ME, (goal,), here.bots[FRIEND].cell) > 2
    assert nearer(here, ME, (cell,), goal) > nearer(here, ME, (goal,), goal)


def stepping(seed: int = 2) -> tuple[Match, list[tuple[int, int]]]:
    """A match in which the first seat has stepped, and where its own bot and the module went."""
    match, went = table(2, "fire_drill", seed), list[tuple[int, int]]()
    for _ in range(MOST):
        ask = match.asks[0]
        wish = decide(match.g, ask)
        match.answer(ask.seat, wish)
        if wish.verb == "step" and ask.seat == ME:
            went.append((wish["bot"], wish["to"]))
        if len(went) >= 3 and match.asks[0].seat == FRIEND:
            break
    assert went
    return match, went


def test_only_steps_of_people_count_and_only_those_that_still_hold() -> None:
    """Their own bot's, or the command module's when they moved it last."""
    match, went = stepping()
    record = match.record(FRIEND)
    assert [(bot, to) for seat, bot, to in steps(record) if seat == ME][-len(went) :] == went
    assert trails(record, (ME,))
    assert trails(record, ()) == {}
    assert trails(match.record(ME), (ME,)) == {}
    assert heading(match.g, match.record(ME), (ME,)) == ()


def test_what_was_taken_back_is_no_plan() -> None:
    """The record says so."""
    match = GAME.new(2, seed=2, mission="fire_drill", captain="random", team="random", practice=True)
    for _ in range(MOST):
        ask = match.asks[0]
        wish = decide(match.g, ask)
        before = steps(match.record(FRIEND))
        match.answer(ask.seat, wish)
        if wish.verb == "step" and ask.seat == ME:
            break
    assert len(steps(match.record(FRIEND))) == len(before) + 1
    match.undo(ME)
    assert steps(match.record(FRIEND)) == before


def test_the_same_record_gives_the_same_answer() -> None:
    """However often it is asked for."""
    match, _ = stepping()
    seat = match.asks[0].seat
    record: Record = match.record(seat)
    people = tuple([each for each in (ME, FRIEND) if each != seat])
    found = [Regular().choose(Situation(record, Budget(0), people=people)) for _ in range(2)]
    assert found[0] == found[1]
