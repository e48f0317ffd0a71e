"""Security posts and the guard stacks: who deploys where, and facing which way."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.rules.burncycle.table import arrange, asked, can, do, g, refused

from getaway.games.burncycle import GAME
from getaway.games.burncycle.floor import NOWHERE, floor
from getaway.games.burncycle.table.parts import Pile
from getaway.games.burncycle.table.pieces import captains, guards
from getaway.kernel import Match

LEVEL_1 = tuple(name for name, guard in guards().items() if guard.level == 1 for _ in range(guard.chips))


def set_up(leg: int = 0, *chances: str, captain: str = "zuk", **more: Any) -> Match:
    """A floor of the mission is set up; bots stand where they are put, otherwise nowhere."""
    given = {"agents": [{"cell": NOWHERE}], "module": {"cell": NOWHERE}, **more}
    return arrange(1, *chances, phase="setup-floor", leg=leg, captain=captain, **given)


def level_of(name: str) -> int:
    """The level of a guard, 0 for a captain."""
    return guards()[name].level if name in guards() else 0


@pytest.mark.clause("BC-POST-06", "BC-POST-07", "BC-POST-04")
@pytest.mark.parametrize("leg", [0, 1, 2])
def test_hallway_posts_are_filled_by_the_detail(leg: int) -> None:
    """Each post of a number gets the unit of that entry, with its key, facing by the arrow."""
    match = set_up(leg)
    row = captains()["zuk"].detail[g(match).level - 1]
    by_post = {unit.post: unit for unit in g(match).units}
    shared = Counter(post.number for post in g(match).floor.hallway_posts)
    assert leg or max(shared.values()) > 1
    for post in g(match).floor.hallway_posts:
        entry = row[post.number - 1]
        if entry.unit == 0 and post.cell not in by_post:
            assert shared[post.number] > 1  # there is one captain only
            continue
        unit = by_post[post.cell]
        assert (level_of(unit.name), unit.key) == (entry.unit, entry.key)
        assert (unit.cell, unit.facing) == (post.cell, post.facing)


@pytest.mark.clause("BC-POST-08", "BC-POST-09")
def test_posts_with_a_star_get_a_random_guard_of_the_floors_level() -> None:
    """On every floor of the mission; different draws bring different guards."""
    stars = 0
    for leg in (0, 1, 2):
        match = set_up(leg)
        by_post = {unit.post: unit for unit in g(match).units}
        for post in g(match).floor.mandatory_posts:
            stars += 1
            assert level_of(by_post[post.cell].name) == g(match).level
            assert not by_post[post.cell].key
    assert stars >= 3
    first = floor("needchain1").mandatory_posts[0].cell
    for name in ("hamster", "latch"):
        match = set_up(0, name)
        assert next(unit.name for unit in g(match).units if unit.post == first) == name


@pytest.mark.clause("BC-GUARD-08")
def test_which_guard_comes_is_random() -> None:
    """Two seeds give different guards in a different order."""
    drawn = set()
    for seed in range(8):
        match = GAME.new(1, seed=seed, team="random", captain="zuk")
        drawn.add(tuple(unit.name for unit in match.g.units))
    assert len(drawn) > 4


@pytest.mark.clause("BC-POST-02", "BC-POST-03")
def test_a_unit_whose_post_is_taken_stands_beside_it() -> None:
    """A bot is on the first post: the players choose among the free spaces next to it, and no other."""
    house = floor("needchain1")
    post = house.hallway_posts[0]
    match = set_up(agents=[{"cell": post.cell}])
    while asked(match) == "which-space-for-unit" and post.cell not in {unit.post for unit in g(match).units}:
        do(match, "choose-cell", **can(match, "choose-cell")[0])
    assert asked(match) == "which-space-for-unit"
    spaces = [args["cell"] for args in can(match, "choose-cell")]
    assert len(spaces) > 1
    assert all(cell in house.beyond[post.cell] for cell in spaces)
    assert refused(match, "choose-cell", cell=post.cell) == "BC-POST-03"
    number = next(unit.number for unit in g(match).units if unit.post == post.cell)
    do(match, "choose-cell", cell=spaces[-1])
    placed = g(match).unit(number)
    assert placed is not None
    assert (placed.cell, placed.facing, placed.post) == (spaces[-1], post.facing, post.cell)


# The stacks


@pytest.mark.clause("BC-GUARD-09")
def test_an_empty_stack_is_made_of_its_discards() -> None:
    """Three discards of level 1: the guards that are due come from them, until none is left."""
    gone = ("hamster", "latch", "tripod")
    others = (Pile(()), Pile(()))
    match = set_up(0, "latch", guards=(Pile((), gone), *others))
    names = [unit.name for unit in g(match).units]
    assert names[0] == "latch"
    assert sorted(names) == sorted(gone)
    assert g(match).guards[0] == Pile((), ())


@pytest.mark.clause("BC-GUARD-10")
def test_an_empty_level_takes_the_next_lower_one() -> None:
    """On floor 3 with all guards of level 3 in play a level 2 guard is drawn, and below level 1 none."""
    two = ("clinch", "clerk")
    match = set_up(2, guards=(Pile(("hamster",)), Pile(two), Pile(())))
    names = [unit.name for unit in g(match).units if not unit.captain]
    assert Counter(names) == Counter((*two, "hamster"))
    assert names[-1] == "hamster"
    assert all(pile == Pile(()) for pile in g(match).guards)


def test_the_stack_of_level_1() -> None:
    """Eight chips."""
    assert len(LEVEL_1) == 8
