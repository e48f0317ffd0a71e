"""Every fault of a position, word for word, and nothing else than it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.rules.bombsquad.sheets import DEPOT, VAULT, YARD

from getaway.games.bombsquad.proof.arrange import arranged
from getaway.games.bombsquad.proof.faults import PHASES, building_faults, card_faults, components, faults
from getaway.games.bombsquad.setup.options import begin
from getaway.games.bombsquad.table.building import BARRIER, CRATE, FREE, PARKED
from getaway.games.bombsquad.table.state import BombSquad

TWO_ROBOTS: dict[str, Any] = {"tile": "felix", "second_robot": "dart", "robot": (3, 1), "waiting": (3, 2)}
SEVEN = ["red_move"] * 7


def put_on(g: BombSquad, at: tuple[int, int], code: int) -> None:
    """Put something on a space."""
    cell = g.building.grid.cell(*at)
    g.board = g.board[:cell] + bytes((code,)) + g.board[cell + 1 :]


@pytest.mark.parametrize("phase", ["setup", "roles", "deal"])
@pytest.mark.parametrize("options", [{}, {"robot": "felix", "second_robot": "dart"}], ids=["one", "two"])
def test_nothing_is_wrong_before_the_deal(phase: str, options: dict[str, Any]) -> None:
    """Without hands the set-up is in order; a second robot outside is in order only until it is placed."""
    g = begin(2, options)
    g.phase = phase
    outside = options and phase != "setup"
    assert faults(g) == (["the robot stands outside the building"] if outside else [])
    g.draw, g.discards = g.draw[1:], g.draw[:1]
    assert card_faults(g) == ["cards are dealt before the set-up"]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"main": -1}, "main battery at -1, not between 0 and 20"),
        ({"main": 21}, "main battery at 21, not between 0 and 20"),
        ({"reserve": -1}, "reserve battery at -1, not between 0 and 8"),
        ({"reserve": 9}, "reserve battery at 9, not between 0 and 8"),
        ({"phase": "tea"}, "no phase is called 'tea'"),
        ({"active": -1}, "no seat -1 to act"),
        ({"active": 2}, "no seat 2 to act"),
        ({"phase": "order"}, "an activation without a programmed card"),
        ({"robot": -1}, "the robot stands outside the building"),
        ({"robot": 50}, "the robot stands outside the building"),
    ],
)
def test_one_field_is_wrong(change: dict[str, Any], words: str) -> None:
    """Just past either end, and nothing else is found."""
    assert faults(msgspec.structs.replace(arranged(), **change)) == [words]


@pytest.mark.parametrize("change", [{"main": 0}, {"main": 20}, {"reserve": 0}, {"reserve": 8}, {"active": 1}])
def test_either_end_is_in_order(change: dict[str, Any]) -> None:
    """An empty and a full battery, and the last seat."""
    assert faults(msgspec.structs.replace(arranged(), **change)) == []


@pytest.mark.parametrize("phase", [phase for phase in PHASES if phase not in ("setup", "roles", "deal", "order")])
def test_hands_are_full_in_every_other_phase(phase: str) -> None:
    """A hand with a card too few is wrong, unless the mission is over."""
    g = arranged()
    g.phase = phase
    assert faults(g) == []
    g.hands, g.draw = (g.hands[0][1:], g.hands[1]), (g.hands[0][0], *g.draw)
    assert faults(g) == ([] if phase == "over" else ["seat 0 holds 5 cards, not 6"])


def test_frames_that_cannot_be() -> None:
    """Seven cards can't wait in a turn, eight are too many anywhere, six may wait."""
    assert faults(arranged(frame=SEVEN)) == ["a full frame activates the robot, it cannot wait"]
    assert faults(arranged(frame=SEVEN, phase="order")) == []
    assert faults(arranged(frame=SEVEN[:6])) == []
    assert faults(arranged(frame=[*SEVEN, "blue_move"], phase="order")) == ["8 cards on a frame of 7 slots"]


def test_the_robot_on_a_token() -> None:
    """The space is named."""
    g = arranged(mission=DEPOT)
    g.robot = g.building.grid.cell(2, 2)
    assert faults(g) == ["the robot stands on a token at (2, 2)"]


def test_crates_and_barriers_are_counted() -> None:
    """A crate too few or too many, a barrier gone, a barrier more."""
    g = arranged(mission=YARD)
    assert faults(g) == []
    put_on(g, (4, 4), CRATE)
    assert faults(g) == ["not the 3 crates of the mission"]
    put_on(g, (4, 4), FREE)
    put_on(g, (3, 9), FREE)
    assert faults(g) == ["not the 3 crates of the mission"]
    g = arranged(mission=DEPOT)
    put_on(g, (3, 6), FREE)
    assert faults(g) == ["a barrier is taken off or added, which nothing can do"]


def test_the_second_robot_stands_where_it_waits() -> None:
    """It is neither elsewhere nor gone, and there is none at a table with one."""
    assert faults(arranged(**TWO_ROBOTS)) == []
    g = arranged(**TWO_ROBOTS)
    put_on(g, (3, 2), FREE)
    assert faults(g) == ["the second robot does not stand where it waits"]
    g = arranged()
    put_on(g, (3, 2), PARKED)
    assert faults(g) == ["the second robot does not stand where it waits"]


def test_a_bomb_that_ran_out_leaves_a_barrier() -> None:
    """A barrier on its space is in order once the bomb is lost, and only then."""
    g = arranged(mission=VAULT)
    put_on(g, (2, 2), BARRIER)
    assert "space (2, 2) holds a token that the mission does not put there" in building_faults(g)
    g.lost = ("A",)
    assert building_faults(g) == []


def test_components_are_counted() -> None:
    """All cards, and the tokens on the building and in the secured area; robots aren't counted."""
    whole = {"cards": 54, "different cards": 54, "tokens": 9}
    assert components(arranged(mission=DEPOT)) == whole
    assert components(arranged(mission=DEPOT, removed=[(2, 2)])) == whole
    assert components(arranged(mission=DEPOT, **TWO_ROBOTS)) == whole
