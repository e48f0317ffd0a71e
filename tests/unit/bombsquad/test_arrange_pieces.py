"""Positions with crates, two robots and the fog: what can be arranged and what can't."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.rules.bombsquad.sheets import DEPOT, VAULT, YARD
from tests.rules.bombsquad.table import cell, crates, sees, space

from getaway.games.bombsquad import GAME, arrange
from getaway.games.bombsquad.proof.faults import faults
from getaway.kit.arranging import BadPosition

PAIR: dict[str, Any] = {"mission": DEPOT, "second_robot": "dart", "robot": (3, 1), "waiting": (3, 10)}


def test_crates_stand_where_they_are_put() -> None:
    """All crates of the mission on the named spaces, and on those of the sheet where nothing is named."""
    assert crates(arrange(mission=YARD)) == [(2, 3), (3, 2), (3, 9)]
    assert crates(arrange(mission=YARD, crates=[(4, 1), (3, 3), (3, 7)])) == [(3, 3), (3, 7), (4, 1)]


@pytest.mark.parametrize("spaces", [[], [(4, 1)], [(4, 1), (4, 2), (4, 4), (4, 5)], [(3, 1), (4, 1), (4, 2)]])
def test_no_other_number_of_crates_and_none_under_the_robot(spaces: list[tuple[int, int]]) -> None:
    """The yard has three crates, and the robot stands at [3, 1]."""
    with pytest.raises(BadPosition):
        arrange(mission=YARD, crates=spaces)


def test_a_second_robot_waits_with_its_own_cells() -> None:
    """Its space and its main and reserve, which are those of its tile unless named."""
    match = arrange(**PAIR)
    parked = match.g.parked
    assert (parked.tile, space(match, parked.cell), parked.main, parked.reserve) == ("dart", (3, 10), 16, 8)
    named = arrange(**PAIR, waiting_cells=(3, 0)).g.parked
    assert (named.main, named.reserve) == (3, 0)


@pytest.mark.parametrize("missing", ["robot", "waiting"])
def test_two_robots_need_two_spaces(missing: str) -> None:
    """Neither of them has a space of its own to begin with."""
    with pytest.raises(BadPosition):
        arrange(**{**PAIR, missing: None})


def test_a_waiting_robot_that_is_elsewhere_is_a_fault() -> None:
    """The board and the robot's own space must agree, with two robots and with one."""
    g = arrange(**PAIR).g
    g.parked = msgspec.structs.replace(g.parked, cell=g.parked.cell - 1)
    assert faults(g) == ["the second robot does not stand where it waits"]
    g.parked = None
    assert "the second robot does not stand where it waits" in faults(g)


def test_the_fog_lies_as_named() -> None:
    """Hidden where no robot is next to it, up where one is, secured where it is removed."""
    position: dict[str, Any] = {"mission": VAULT, "fog_of_war": True, "lies": (3, 0, 1, 2), "robot": (3, 1)}
    match = arrange(**position, removed=[(3, 4)], waiting=(3, 2), second_robot="dart")
    assert match.g.lies == (3, 0, 1, 2)
    seen = {token.cell: (token.what, token.letter) for token in sees(match, 0).tokens}
    assert seen[cell(match, 2, 2)] == ("hostage", "")
    assert seen[cell(match, 4, 2)] == ("bomb", "A")
    assert seen[cell(match, 2, 5)] == ("hidden", "")
    assert match.g.secured == (match.g.building.bombs[1].code,)


def test_the_fog_holds_each_token_once() -> None:
    """A token named twice leaves another one out."""
    with pytest.raises(BadPosition):
        arrange(mission=VAULT, fog_of_war=True, lies=(0, 0, 2, 3))


def test_what_stands_on_a_plate_is_named_after_it() -> None:
    """Drawing the tokens in their order shows the crate, not the plate under it."""
    match = arrange(mission=YARD, crates=[(3, 3), (3, 7), (4, 1)])
    for at in [(3, 3), (3, 7)]:
        here = [token.what for token in GAME.view(match.g, 0).tokens if token.cell == cell(match, *at)]
        assert here[-1] == "crate"
        assert len(here) == 2
