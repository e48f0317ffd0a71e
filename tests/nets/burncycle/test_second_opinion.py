"""A sample of `scripts/second-opinion burncycle`, another one for each commit: the rules and the restatement agree."""

from __future__ import annotations

from random import Random

import pytest
from tests.commit import commit
from tests.nets.burncycle.board import AREA, RIGHT, board
from tests.nets.burncycle.compare import advance
from tests.nets.burncycle.moving import patrol
from tests.nets.burncycle.pieces import Scene, scene
from tests.nets.burncycle.plants import PLANTS
from tests.nets.burncycle.run import Tally, tally
from tests.nets.burncycle.sight import aware
from tests.rules.burncycle.plans import ADJACENCY, HAMSTER, WALKERS

from getaway.games.burncycle.proof.arrange import arranged

SAMPLE = 150
FIXED = "fixed"
"""The seed of a sample that stays the same."""


@pytest.mark.parametrize("seed", ["commit", FIXED])
def test_rules_and_restatement_decide_alike(seed: str) -> None:
    """At every decision the same options, and the same table before it and at the end."""
    so_far = tally(SAMPLE, Tally(commit() if seed == "commit" else seed))
    assert so_far.differences == []
    assert so_far.arranged > SAMPLE // 2
    assert so_far.played > 0
    assert {"which-route", "who-patrols-next", "which-chip-is-investigated"} <= set(so_far.decisions)


@pytest.mark.parametrize("fault", PLANTS)
def test_a_planted_fault_is_noticed(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sample that finds nothing in the rules finds the faults they once had."""
    PLANTS[fault](monkeypatch)
    assert tally(SAMPLE, Tally(FIXED), until_difference=True).differences


# The restatement against the examples of the book


def placed(plan: str, name: str, at: tuple[int, int], facing: str) -> Scene:
    """A unit alone on a floor, with the bots off it."""
    return scene(
        arranged(
            plan=plan, agents=[{"cell": -1}], module={"cell": -1}, units=[{"name": name, "at": at, "facing": facing}]
        )
    )


@pytest.mark.parametrize(
    ("at", "facing", "end", "faces"),
    [((3, 1), "right", (4, 4), "down"), ((5, 6), "left", (2, 7), "right"), ((7, 5), "right", (7, 5), "up")],
)
def test_the_walkers_of_the_book(at: tuple[int, int], facing: str, end: tuple[int, int], faces: str) -> None:
    """Walkers A, B and C of p. 38 end where the book says, and face as it says."""
    now = placed(WALKERS.key, "walker", at, facing)
    walker = now.watches[0]
    play = patrol(now, walker)
    asked = advance(play, None)
    while asked is not None:
        assert len(asked.options) == 1
        asked = advance(play, asked.options[0])
    assert (WALKERS.at(walker.cell), walker.facing) == (end, ("up", "right", "down", "left").index(faces))


def test_the_hamster_of_the_book() -> None:
    """P. 10: straight ahead as far as the hallway goes, three spaces around the corner, nothing in the rooms."""
    now = placed(HAMSTER.key, "hamster", (1, 2), "right")
    seen = {HAMSTER.at(cell) for cell in aware(now, now.watches[0])}
    assert {(1, 7), (3, 3)} <= seen
    assert all(HAMSTER.kind[HAMSTER.cell(*at)] != HAMSTER.kind[HAMSTER.cell(2, 1)] for at in seen)


def test_adjacency_of_the_book() -> None:
    """P. 8: the Walker is adjacent through a locked door and to the spaces around it, not through a wall."""
    here = board(ADJACENCY, ())
    walker = ADJACENCY.cell(2, 2)
    beside = {ADJACENCY.at(cell) for _, cell in here.beside(walker)}
    assert beside == {(2, 1), (2, 3), (3, 2)}
    assert here.ways[AREA][walker][RIGHT] == ADJACENCY.cell(2, 3)


def test_areas_are_those_of_the_floor() -> None:
    """The restatement divides every floor into the same areas as its plan does."""
    dice = Random(commit())  # noqa: S311 - to be tried again, not to be secret
    for floor in (WALKERS, HAMSTER, ADJACENCY):
        here = board(floor, ())
        pairs = [(dice.choice(here.cells), dice.choice(here.cells)) for _ in range(200)]
        for one, other in pairs:
            assert (here.area[one] == here.area[other]) == (floor.area_of[one] == floor.area_of[other])
