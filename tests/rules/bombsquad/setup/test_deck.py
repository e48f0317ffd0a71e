"""Reference sheet: the instruction deck; and what an instruction card is."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.bombsquad.table import answer, sees

from getaway.games import bombsquad
from getaway.games.bombsquad.table.pieces import ACTION, ACTIONS, COLOUR, COLOURS, DECK, LEVEL
from getaway.kernel import Match

DISTRIBUTION = [
    pytest.param("red", "move", 11, marks=pytest.mark.clause("BS-DECK-02")),
    pytest.param("red", "open_door", 6, marks=pytest.mark.clause("BS-DECK-03")),
    pytest.param("red", "rescue_hostage", 6, marks=pytest.mark.clause("BS-DECK-04")),
    pytest.param("red", "disarm_bomb", 4, marks=pytest.mark.clause("BS-DECK-05")),
    pytest.param("yellow", "move", 6, marks=pytest.mark.clause("BS-DECK-06")),
    pytest.param("yellow", "open_door", 4, marks=pytest.mark.clause("BS-DECK-07")),
    pytest.param("yellow", "rescue_hostage", 4, marks=pytest.mark.clause("BS-DECK-08")),
    pytest.param("yellow", "disarm_bomb", 4, marks=pytest.mark.clause("BS-DECK-09")),
    pytest.param("blue", "move", 2, marks=pytest.mark.clause("BS-DECK-10")),
    pytest.param("blue", "open_door", 2, marks=pytest.mark.clause("BS-DECK-11")),
    pytest.param("blue", "rescue_hostage", 2, marks=pytest.mark.clause("BS-DECK-12")),
    pytest.param("blue", "disarm_bomb", 3, marks=pytest.mark.clause("BS-DECK-13")),
]
MOVED = {"red": 1, "yellow": 2, "blue": 3}


def dealt_kinds() -> list[int]:
    """The kinds of all cards of a match that has just been dealt, wherever they lie."""
    g = bombsquad.new(3, mission="m01", roles="random", seed=4).g
    return [DECK[card] for zone in (g.draw, *g.hands) for card in zone]


@pytest.mark.clause("BS-DECK-01")
def test_the_deck_has_54_cards() -> None:
    """A dealt deck has 54 cards: 27 red, 18 yellow and 9 blue."""
    colours = Counter(COLOURS[COLOUR[kind]] for kind in dealt_kinds())
    assert colours == {"red": 27, "yellow": 18, "blue": 9}
    assert colours.total() == 54


@pytest.mark.parametrize(("colour", "action", "figure"), DISTRIBUTION)
def test_there_are_so_many_cards_of_each_kind(colour: str, action: str, figure: int) -> None:
    """The deck has exactly the printed number of cards with this colour and action type."""
    kinds = [kind for kind in dealt_kinds() if (COLOURS[COLOUR[kind]], ACTIONS[ACTION[kind]]) == (colour, action)]
    assert len(kinds) == figure
    assert {LEVEL[kind] for kind in kinds} == {MOVED[colour]}


@pytest.mark.clause("BS-DECK-02", "BS-DECK-06", "BS-DECK-10")
@pytest.mark.parametrize(("colour", "spaces"), MOVED.items())
def test_a_move_card_moves_as_many_spaces_as_its_level(colour: str, spaces: int) -> None:
    """Red moves the robot 1 space, yellow 2 and blue 3."""
    match = bombsquad.arrange(2, mission="alpha", robot=(3, 1), frame=[f"{colour}_move"])
    answer(match, 0, "activate")
    answer(match, 0, "order", slots=(0,))
    answer(match, 0, "go", direction="right")
    assert match.g.building.grid.at(match.g.robot) == (3, 1 + spaces)


@pytest.mark.clause("BS-CARD-01", "BS-CARD-02", "BS-CARD-04")
def test_level_and_action_type_tell_a_card() -> None:
    """Three levels, shown as red 1, yellow 2 and blue 3, and four action types make twelve kinds."""
    told_apart = {(LEVEL[kind], ACTIONS[ACTION[kind]]) for kind in dealt_kinds()}
    assert len(told_apart) == len(set(dealt_kinds())) == 12
    assert {action for _, action in told_apart} == {"move", "open_door", "rescue_hostage", "disarm_bomb"}
    assert {(COLOURS[COLOUR[kind]], LEVEL[kind]) for kind in dealt_kinds()} == set(MOVED.items())


def programmed(card: str) -> Match:
    """A table whose first seat has programmed this card face down."""
    match = bombsquad.arrange(3, mission="m01", hands=[[card]], draw=["blue_open_door"])
    answer(match, 0, "program", card=0)
    return match


@pytest.mark.clause("BS-CARD-05")
@pytest.mark.parametrize("seat", [0, 1, 2, -1])
def test_all_backs_are_alike(seat: int) -> None:
    """A face-down card on the frame looks the same to every audience, whatever it is."""
    first, second = programmed("red_move"), programmed("blue_disarm_bomb")
    assert first.g.frame != second.g.frame
    assert sees(first, seat).frame == sees(second, seat).frame
    assert sees(first, seat).frame[0].kind == -1
