"""Discard a Card: call it, show it, recharge if the call is right, draw another."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.bombsquad.table import answer, names, refused, sees, told

from getaway.games import bombsquad
from getaway.games.bombsquad.battery.events import Recharged
from getaway.games.bombsquad.ground.events import Drew
from getaway.games.bombsquad.table.pieces import CARD_KEYS
from getaway.games.bombsquad.turn.events import Discarded
from getaway.kernel import HIDDEN, Match, Wish

RED_MOVE, RED_DISARM = 0, 1
"""The places of these cards in the first player's hand."""


def table(main: int = 5, **options: Any) -> Match:
    """Seat 0 has the turn, a red move and a red disarm card, and a blue door card to draw."""
    hand = ["red_move", "red_disarm_bomb", "yellow_move", "yellow_move", "blue_move", "blue_disarm_bomb"]
    draw = ["blue_open_door", "yellow_open_door"]
    return bombsquad.arrange(2, mission="m01", hands=[hand], draw=draw, main=main, **options)


def call(match: Match, card: int, **said: str) -> int:
    """The main battery after seat 0 discarded this card with these words."""
    answer(match, 0, "discard", card=card, **said)
    level: int = match.g.main
    return level


@pytest.mark.clause("BS-DISCARD-01")
def test_a_discard_names_one_or_two_attributes() -> None:
    """Naming none is refused; a colour, an action type or both are accepted for any card of the hand."""
    match = table()
    assert refused(match, 0, Wish("discard", card=0)) == "BS-DISCARD-01"
    for card in range(6):
        assert match.why(0, Wish("discard", card=card, colour="red"))
        assert match.why(0, Wish("discard", card=card, action="move"))
        assert match.why(0, Wish("discard", card=card, colour="red", action="move"))
    for card in (-1, 6):
        assert refused(match, 0, Wish("discard", card=card, colour="red")) == "BS-DISCARD-01"


@pytest.mark.clause("BS-DISCARD-01")
def test_the_call_comes_before_the_card_is_shown() -> None:
    """The words are part of the announcement: the caller has seen no face before, and can't add words after."""
    match = table()
    assert sees(match, 0).hands[0][RED_MOVE].kind == HIDDEN
    answer(match, 0, "discard", card=RED_MOVE, action="open_door")
    assert [(event.colour, event.action, event.right) for event in told(match, 0, Discarded)] == [
        ("", "open_door", False)
    ]
    assert refused(match, 0, Wish("discard", card=RED_MOVE, action="move")) == "BS-FEATURE-01"


@pytest.mark.clause("BS-DISCARD-02")
@pytest.mark.parametrize(
    "said",
    [
        {"colour": "red", "action": "yellow"},
        {"colour": "move", "action": "disarm_bomb"},
        {"colour": "green"},
        {"action": "jump"},
    ],
)
def test_two_attributes_are_one_of_each(said: dict[str, str]) -> None:
    """Two colours, two action types or a word that is neither are refused."""
    assert refused(table(), 0, Wish("discard", card=0, **said)) == "BS-DISCARD-02"


@pytest.mark.clause("BS-DISCARD-02")
def test_two_colours_have_no_place() -> None:
    """A list of colours isn't understood as a colour."""
    assert refused(table(), 0, Wish("discard", card=0, colour=("red", "yellow"))) == "GT-FORM-01"


@pytest.mark.clause("BS-DISCARD-03")
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_the_card_tops_the_discard_pile_for_all_to_see(seat: int) -> None:
    """The called card lies face up on top of the earlier discards, and every audience was told which it is."""
    match = table(discards=["blue_rescue_hostage"])
    answer(match, 0, "discard", card=RED_DISARM, colour="blue")
    assert names(match.g.discards) == ["blue_rescue_hostage", "red_disarm_bomb"]
    assert CARD_KEYS[sees(match, seat).top_discard] == "red_disarm_bomb"
    assert [CARD_KEYS[event.card] for event in told(match, seat, Discarded)] == ["red_disarm_bomb"]


@pytest.mark.clause("BS-DISCARD-04")
@pytest.mark.parametrize("said", [{"colour": "red"}, {"action": "move"}])
def test_one_attribute_right_gains_one(said: dict[str, str]) -> None:
    """Main 5 of 20: the red move card called red, or called a move, makes it 6."""
    match = table(main=5)
    assert call(match, RED_MOVE, **said) == 6
    assert told(match, 1, Recharged) == [Recharged(1, 6)]


@pytest.mark.clause("BS-DISCARD-05")
def test_two_attributes_right_gain_two() -> None:
    """Main 5 of 20: the red disarm card called red and disarm makes it 7; the reserve stays."""
    match = table(main=5, reserve=4)
    assert call(match, RED_DISARM, colour="red", action="disarm_bomb") == 7
    assert match.g.reserve == 4
    assert told(match, 1, Recharged) == [Recharged(2, 7)]


@pytest.mark.clause("BS-DISCARD-06")
@pytest.mark.parametrize(
    "said",
    [
        {"colour": "red", "action": "disarm_bomb"},
        {"colour": "blue", "action": "move"},
        {"colour": "blue", "action": "disarm_bomb"},
        {"colour": "yellow"},
        {"action": "open_door"},
    ],
)
def test_anything_wrong_gains_nothing(said: dict[str, str]) -> None:
    """Main 5: a red move card called with any wrong attribute leaves it at 5, even if the other is right."""
    match = table(main=5)
    assert call(match, RED_MOVE, **said) == 5
    assert told(match, 0, Recharged) == []


@pytest.mark.clause("BS-DISCARD-07")
def test_a_wrong_call_still_discards() -> None:
    """After a wrong call the card is on the discard pile, the hand is full again and the turn is over."""
    match = table()
    call(match, RED_MOVE, colour="blue")
    assert names(match.g.discards) == ["red_move"]
    assert names(match.g.hands[0])[0] == "red_disarm_bomb"
    assert len(match.g.hands[0]) == 6
    assert match.g.active == 1


@pytest.mark.clause("BS-DISCARD-08")
def test_a_full_battery_gains_nothing() -> None:
    """Main 20 of 20: a right call is accepted with a warning, and main stays 20."""
    match = table(main=20)
    wish = Wish("discard", card=RED_MOVE, colour="red")
    assert [mark.clause for mark in match.put(0).warned if mark.holds_for(wish)] == ["BS-DISCARD-08"]
    assert call(match, RED_MOVE, colour="red") == 20
    assert names(match.g.discards) == ["red_move"]
    assert told(match, 0, Recharged) == []


@pytest.mark.clause("BS-DISCARD-09")
@pytest.mark.parametrize(("before", "after"), [(17, 19), (18, 20), (19, 20)])
def test_a_recharge_stops_at_the_maximum(before: int, after: int) -> None:
    """Two attributes right at 19 of 20 give 20; the cell above it is lost."""
    assert call(table(main=before), RED_MOVE, colour="red", action="move") == after


@pytest.mark.clause("BS-DISCARD-10")
def test_one_card_is_drawn() -> None:
    """The hand has 6 again with the top card of the draw pile as its last, and the pile one fewer."""
    match = table()
    pile = len(match.g.draw)
    call(match, RED_MOVE, colour="red")
    assert names(match.g.hands[0])[5] == "blue_open_door"
    assert len(match.g.hands[0]) == 6
    assert (len(match.g.draw), names(match.g.draw)[0]) == (pile - 1, "yellow_open_door")
    assert [event.card for event in told(match, 0, Drew)] == [HIDDEN]
    assert [CARD_KEYS[event.card] for event in told(match, 1, Drew)] == ["blue_open_door"]


@pytest.mark.clause("BS-DISCARD-11")
def test_a_red_disarm_card_is_two_attributes() -> None:
    """The announcement of a red disarm card is told as colour red and action type disarm."""
    match = table()
    call(match, RED_DISARM, colour="red", action="disarm_bomb")
    event = told(match, 1, Discarded)[0]
    assert (event.colour, event.action, event.right) == ("red", "disarm_bomb", True)
