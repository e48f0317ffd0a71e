"""The fewest cards, and the bound they are found with."""

from __future__ import annotations

import msgspec
import pytest

from getaway.games.bombsquad.pack.steps import Task, is_done, steps, task, unwatched
from getaway.games.bombsquad.table.pieces import Door, mission
from getaway.solve.bombsquad.bounds import Bound, needed_doors
from getaway.solve.bombsquad.cards import Ahead, Route, fewest_cards, route


@pytest.mark.parametrize(
    ("name", "epic", "cards"),
    [("alpha", False, 13), ("alpha", True, 15), ("m01", False, 29), ("m01", True, 33)],
)
def test_the_figures_of_an_exhaustive_search(name: str, epic: bool, cards: int) -> None:
    """A* finds what counting every position found, and says that it is the fewest."""
    found = fewest_cards(task(mission(name), epic=epic))
    assert found is not None
    assert (found.cards, found.fewest) == (cards, True)


@pytest.mark.parametrize("name", ["bravo", "m01", "m02", "m04", "x03"])
def test_a_route_is_legal_and_the_bound_never_says_too_much(name: str) -> None:
    """Each step is one the rules allow; at each the bound is at most the cards still to come."""
    job = task(mission(name))
    found = fewest_cards(job)
    assert found is not None
    bound, (robot, board) = Bound(job), job.start
    for done, step in enumerate(found.steps):
        assert bound(robot, board) <= found.cards - done
        assert step in list(steps(unwatched(job), robot, board))
        robot, board = step.robot, step.board
    assert is_done(board)


def test_haste_costs_cards_and_is_said() -> None:
    """In haste Mission 1 takes more than 29 cards, and the route doesn't claim to be the shortest."""
    job = task(mission("m01"))
    hasty = route(Ahead(job), job.start, Bound(job), most=40_000, haste=3)
    assert isinstance(hasty, Route)
    assert hasty.cards > 29
    assert not hasty.fewest


def test_a_bomb_can_be_made_due() -> None:
    """Mission 7's bomb A comes last in the shortest route; made due with 20 cards it is disarmed by then."""
    job = task(mission("m07"))
    bomb = job.house.bombs[0].cell
    found = fewest_cards(job, due={bomb: 20})
    assert found is not None
    assert found.steps[19].board[bomb] == 0
    assert fewest_cards(job, most=2_000, due={bomb: 2}) is None


def test_needed_doors() -> None:
    """Every door of Mission 6 is needed, one in the middle of a hall isn't; where crates move nothing is said."""
    job = task(mission("m06"), epic=True)
    assert needed_doors(job) == [door.cell for door in job.house.doors]
    hall = msgspec.structs.replace(mission("alpha"), doors=(Door(level=1, space=(2, 2)),))
    assert needed_doors(task(hall)) == []
    assert needed_doors(task(mission("m04"))) == []


def test_a_long_arm_saves_cards() -> None:
    """Alpha takes 13 cards, and fewer if the robot reaches over an empty space."""
    found = fewest_cards(Task(task(mission("alpha")).house, "long_arm"))
    assert found is not None
    assert found.cards < 13
