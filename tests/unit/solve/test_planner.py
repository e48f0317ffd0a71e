"""The planner: its outlook, its programs, and whole matches; and what the solver says of them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.pack.steps import task
from getaway.games.bombsquad.scoring.outcome import Outcome
from getaway.games.bombsquad.table.pieces import COST, ERROR_COST, Barrier, kind_of, mission
from getaway.kernel.logbook import read, verify, write
from getaway.solve.bombsquad import certify, is_perfect, solve
from getaway.solve.bombsquad.cards import fewest_cards
from getaway.solve.bombsquad.outlook import NO_WAY, Outlook
from getaway.solve.bombsquad.program import best_program

MOVE_1, MOVE_2, MOVE_3 = range(3)
RESCUE_RED, DISARM_RED, DISARM_BLUE = kind_of(2, 1), kind_of(3, 1), kind_of(3, 3)


def outlook_of(name: str) -> Outlook:
    """The outlook along a shortest route of a mission."""
    job = task(mission(name))
    route = fewest_cards(job)
    assert route is not None
    return Outlook(job, job.start, route.steps)


def test_the_outlook_counts_the_route() -> None:
    """From the start the cheapest way to the end is as long as the route, up to the price of long moves."""
    outlook = outlook_of("m01")
    robot = outlook.job.house.start
    assert 29 <= len(outlook.to_end(0, robot)) <= 33
    assert outlook.price[-1] == [0.0] * 50
    assert outlook.price[0][robot] < NO_WAY


def test_a_program_uses_what_the_hands_hold() -> None:
    """With the right cards at hand the whole of Mission 1's first rescue is programmed, from the frame first."""
    outlook = outlook_of("m01")
    robot = outlook.job.house.start
    best = best_program(outlook, 0, robot, [MOVE_2], [RESCUE_RED, DISARM_RED], 20)
    assert [card.kind for card in best.cards] == [MOVE_2, RESCUE_RED]
    assert best.added == (RESCUE_RED,)
    assert (best.idle, best.cells) == (0, 4)


def test_a_card_of_no_use_is_counted() -> None:
    """A disarm card on the frame can't run here: of five cards or fewer it is dropped, and costs nothing."""
    outlook = outlook_of("m01")
    best = best_program(outlook, 0, outlook.job.house.start, [MOVE_2, RESCUE_RED, DISARM_RED], [], 20)
    assert [card.kind for card in best.cards] == [MOVE_2, RESCUE_RED]
    assert (best.idle, best.cells) == (1, 4)


def test_cards_of_no_use_run_after_any_bomb_but_the_last() -> None:
    """Two of six cards have no use: each costs an error after the first bomb, and nothing after the last."""
    job = task(mission("m01"))
    route = fewest_cards(job)
    assert route is not None
    first = next(i for i, step in enumerate(route.steps) if step.kind == DISARM_RED) + 1
    for steps, errors in ((route.steps[:first], 2), (route.steps, 0)):
        outlook = Outlook(job, job.start, steps)
        start, frame = steps[-5], [step.kind for step in steps[-4:]]
        best = best_program(
            outlook, outlook.number[start.board], start.robot, [*frame, DISARM_BLUE, DISARM_BLUE], [], 20
        )
        assert (best.left, best.idle, best.ends) == (0, 2, not errors)
        assert best.cells == COST[6] + ERROR_COST * errors


@pytest.mark.parametrize(("name", "epic"), [("alpha", False), ("bravo", True), ("m01", False), ("m04", True)])
def test_the_planner_plays_a_perfect_match(name: str, epic: bool) -> None:
    """It ends in success at the best score, without a reserve cell, by legal play with ordinary chance."""
    found = certify(mission(name), epic=epic)
    assert found is not None
    assert is_perfect(found.match)
    assert isinstance(found.match.outcome, Outcome)
    assert found.match.outcome.parts.reserve_used == 0
    assert verify(GAME, read(write(found.match))) == []


def test_more_players_than_the_fewest() -> None:
    """The planner plays six seats too, each with a role of its own."""
    found = certify(mission("m01"), epic=False, players=6)
    assert found is not None
    assert len(set(found.match.g.roles)) == 6


def test_the_three_verdicts() -> None:
    """Impossible with a proof, demonstrated with a match, unproven when no seed may be tried."""
    alpha = mission("alpha")
    shut = msgspec.structs.replace(alpha, barriers=(Barrier(space=(3, 6)),))
    assert solve(shut).verdict == "impossible"
    assert solve(shut).feasibility.proof
    assert solve(alpha, seeds=0).verdict == "unproven"
    shown = solve(alpha)
    assert shown.verdict == "demonstrated"
    assert shown.certificate is not None
    assert shown.certificate.seeds == 1


def test_a_time_nobody_can_keep_is_unproven() -> None:
    """With 16 seconds for the bomb no route fits, and the finding says so instead of claiming a proof."""
    alpha = mission("alpha")
    hasty = msgspec.structs.replace(alpha, bombs=(msgspec.structs.replace(alpha.bombs[0], time=16),))
    finding = solve(hasty)
    assert (finding.verdict, finding.certificate) == ("unproven", None)


def test_the_planner_is_not_in_the_rules() -> None:
    """No rules package imports the solver; its declaration only says where it is."""
    rules = Path(GAME.__class__.__module__.replace(".", "/")).parent
    sources = (Path(__file__).parents[3] / "src" / rules).rglob("*.py")
    assert not [path.name for path in sources if "from getaway.solve" in path.read_text(encoding="utf-8")]
