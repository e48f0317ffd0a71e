"""The query `path`: its forecast of a plan agrees with what really happens."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.rules.bombsquad.sheets import DEPOT, YARD

from getaway.games.bombsquad import arrange, new
from getaway.games.bombsquad.battery.events import Paid
from getaway.games.bombsquad.operating.events import Failed, Moved, Worked
from getaway.games.bombsquad.shown.preview import Plan, Step
from getaway.games.bombsquad.table.building import BARRIER, FREE, building
from getaway.games.bombsquad.table.pieces import ACTION, CARD_KEYS, COST, DECK, ERROR_COST, MOVE
from getaway.games.bombsquad.table.state import UNKNOWN
from getaway.kernel import SPECTATOR, Match, Refused, Wish
from getaway.kernel.stream import Told
from getaway.kit.grid import DIRECTIONS

NOTHING = -1
KIND = {name: kind for kind, name in enumerate(CARD_KEYS)}
ROLES = (
    *("role_sergeant", "role_programmer", "role_recon_specialist"),
    *("role_analyst", "role_field_agent", "role_operator"),
)
"""Roles that change nothing of an activation."""


def really(match: Match, slots: tuple[int, ...], directions: Sequence[str]) -> Plan:
    """Carry the plan out in the match: its steps as told, and the cells paid. Of several targets the first is taken."""
    before = len(match.told(0))
    robot, ways = match.g.robot, iter(directions)
    match.answer(match.g.active, Wish("order", slots=slots))
    while not match.over and match.g.phase == "operate":
        ask = match.asks[0]
        wish = Wish("go", direction=next(ways)) if ask.question.name == "direct" else next(iter(ask.choice))
        match.answer(ask.seat, wish)
    steps, cost = [], 0
    for item in match.told(0)[before:]:
        event = item.event if isinstance(item, Told) else None
        if isinstance(event, Moved):
            robot = event.to
            steps.append(Step(event.card, robot, NOTHING, error=False))
        elif isinstance(event, Worked):
            steps.append(Step(event.card, robot, event.cell, error=False))
        elif isinstance(event, Failed):
            steps.append(Step(event.card, robot, NOTHING, error=True))
        elif isinstance(event, Paid):
            cost += event.cells
    return Plan(tuple(steps), cost)


def agrees(match: Match, slots: tuple[int, ...], dice: random.Random) -> Plan:
    """Preview an order with directions drawn at random, carry it out, and compare as far as the mission lasted."""
    kinds = [DECK[match.g.frame[slot]] for slot in slots]
    directions = [dice.choice(DIRECTIONS) for kind in kinds if ACTION[kind] == MOVE]
    plan: Plan = match.query(SPECTATOR, "path", cards=kinds, directions=directions)
    assert plan == match.query(0, "path", cards=kinds, directions=directions)
    done = really(match, slots, directions)
    if match.over and match.outcome.cause != "detonation":
        assert plan.steps[: len(done.steps)] == done.steps
    else:
        assert plan == done
    return plan


def test_random_plays_go_as_previewed() -> None:
    """In random matches every activation goes as its preview says, errors and successes alike."""
    moved = failed = 0
    for seed in range(12):
        dice = random.Random(seed)  # noqa: S311 - play isn't cryptography
        players, mission = 2 + seed % 5, ("alpha", "bravo", "m01")[seed % 3]
        match = new(players, mission=mission, roles=ROLES[:players] if mission == "m01" else None, seed=seed)
        while not match.over:
            ask = match.asks[0]
            wish = ask.choice.by_verb(dice)
            if wish.verb == "order":
                steps = agrees(match, wish["slots"], dice).steps
                moved += any(not step.error for step in steps)
                failed += any(step.error for step in steps)
            else:
                match.answer(ask.seat, wish)
    assert min(moved, failed) > 10


@st.composite
def operations(draw: st.DrawFn) -> Match:
    """Any robot on any free space of any building, some tokens secured, up to seven cards turned up."""
    name = draw(st.sampled_from(["alpha", "bravo", "m01", DEPOT]))
    house = building(name)
    tokens = [cell for cell, code in enumerate(house.board) if code not in (FREE, BARRIER)]
    removed = draw(st.sets(st.sampled_from(tokens)).filter(lambda gone: not {b.cell for b in house.bombs} <= gone))
    free = [cell for cell, code in enumerate(house.board) if code == FREE or cell in removed]
    beside = [cell for token in tokens for cell in house.grid.neighbours[token] if cell in free]
    frame = draw(st.lists(st.sampled_from(sorted(set(DECK))), min_size=1, max_size=7).filter(in_the_deck))
    return arrange(
        mission=name,
        phase="order",
        frame=[CARD_KEYS[kind] for kind in frame],
        removed=[house.grid.at(cell) for cell in sorted(removed)],
        robot=house.grid.at(draw(st.sampled_from(beside or free))),
    )


def in_the_deck(kinds: list[int]) -> bool:
    """Whether the deck has that many of each kind."""
    return all(kinds.count(kind) <= DECK.count(kind) for kind in kinds)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.filter_too_much])
@given(operations(), st.randoms(use_true_random=False))
def test_any_operation_goes_as_previewed(match: Match, dice: random.Random) -> None:
    """Next to tokens and walls, with doors locked and unlocked, the preview is what happens."""
    agrees(match, tuple(range(len(match.g.frame))), dice)


def test_the_preview_changes_nothing() -> None:
    """A query leaves the state as it is."""
    match = arrange(mission="m01")
    before = match.state_hash
    match.query(0, "path", cards=[KIND["yellow_move"], KIND["red_rescue_hostage"]], directions=["right"])
    assert match.state_hash == before


def test_the_book_s_plan_in_thought() -> None:
    """Five cards, no error, 8 cells; a rescue in the plan unlocks the door later in it."""
    cards = ["yellow_move", "red_rescue_hostage", "red_move", "red_move", "red_open_door"]
    match = arrange(mission="m01")
    cell = match.g.building.grid.cell
    plan = match.query(1, "path", cards=[KIND[card] for card in cards], directions=["right", "up", "right"])
    assert plan.cost == 8
    assert [step.error for step in plan.steps] == [False] * 5
    assert [step.took for step in plan.steps] == [NOTHING, cell(3, 4), NOTHING, NOTHING, cell(2, 5)]
    assert plan.steps[-1].robot == cell(2, 4)


@pytest.mark.parametrize("cards", [[UNKNOWN], [KIND["red_move"]]], ids=["unknown card", "no direction"])
def test_what_is_not_known_counts_as_an_error(cards: list[int]) -> None:
    """A card that is face down and a move without a direction cost 2 cells for the card and 2 for the error."""
    match = arrange(mission="m01")
    plan = match.query(0, "path", cards=cards)
    assert plan == Plan((Step(cards[0], match.g.robot, NOTHING, error=True),), 4)


def test_an_empty_plan_costs_nothing() -> None:
    """No card, no step, no cell."""
    assert arrange(mission="m01").query(0, "path", cards=[]) == Plan((), 0)


@pytest.mark.parametrize(
    ("cards", "directions", "clause"),
    [
        ([0] * 8, [], "BS-ACTIVATE-02"),
        ([0], ["north"], "BS-OPERATE-09"),
        ([12], [], "GT-FORM-01"),
        ([-2], [], "GT-FORM-01"),
        (["red_move"], [], "GT-FORM-01"),
    ],
)
def test_a_plan_no_frame_can_hold_is_refused(cards: list[int], directions: list[str], clause: str) -> None:
    """More than seven cards, cards and directions that don't exist are refused with a clause."""
    match = arrange(mission="m01")
    match.query(0, "path", cards=[0] * 7, directions=["up"])
    with pytest.raises(Refused) as caught:
        match.query(0, "path", cards=cards, directions=directions)
    assert caught.value.clause == clause


def test_every_filmed_move_costs_its_cells() -> None:
    """Before the camera and away again: two cells each time, besides those of the two cards."""
    match = arrange(mission=YARD, robot=(2, 1))
    move = KIND["red_move"]
    once = match.query(0, "path", cards=[move, move], directions=["right", "up"])
    assert not once.steps[0].error
    assert once.steps[1].error
    there_and_back = match.query(0, "path", cards=[move, move], directions=["right", "left"])
    assert not any(step.error for step in there_and_back.steps)
    assert (once.cost, there_and_back.cost) == (COST[2] + 2 + ERROR_COST, COST[2] + 2 + 2)
