"""Game play: a turn is one action out of four."""

from __future__ import annotations

import pytest
from tests.rules.bombsquad.table import activate, answer, go, refused

from getaway.games import bombsquad
from getaway.kernel import Match, Wish

ACTIONS = {
    "inform": Wish("inform", to=1, colour="red"),
    "discard": Wish("discard", card=0, colour="red"),
    "program": Wish("program", card=0),
}


def table() -> Match:
    """Three players, the turn with seat 0, one card on the frame, a red card in every hand."""
    hands = [["red_move"], ["red_move"], ["red_move"]]
    return bombsquad.arrange(3, mission="m01", hands=hands, frame=["red_move"], programmed_by=2)


@pytest.mark.clause("BS-TURN-01", "BS-TURN-03")
@pytest.mark.parametrize("action", ACTIONS)
def test_one_action_and_the_turn_is_over(action: str) -> None:
    """After any action the same player is refused a second one, and the next player clockwise has the turn."""
    match = table()
    match.answer(0, ACTIONS[action])
    for second in (*ACTIONS.values(), Wish("activate")):
        assert refused(match, 0, second) == "BS-FEATURE-01"
    assert [ask.seat for ask in match.asks] == [1]


@pytest.mark.clause("BS-TURN-01", "BS-TURN-03")
def test_an_activation_is_the_whole_turn() -> None:
    """In the middle of an activation the operator is refused another action; after it the next player acts."""
    match = table()
    answer(match, 0, "activate")
    for second in (*ACTIONS.values(), Wish("activate")):
        assert refused(match, 0, second) == "BS-TURN-01"
    answer(match, 0, "order", slots=(0,))
    assert refused(match, 0, ACTIONS["program"]) == "BS-TURN-01"
    go(match, "right")
    assert refused(match, 0, ACTIONS["program"]) == "BS-FEATURE-01"
    assert [ask.seat for ask in match.asks] == [1]


@pytest.mark.clause("BS-TURN-02")
def test_there_are_four_actions() -> None:
    """A turn offers to give information, discard, program and activate, and nothing else."""
    match = table()
    assert {wish.verb for wish in match.asks[0].choice} == {"inform", "discard", "program", "activate"}
    assert all(match.why(0, wish) for wish in (*ACTIONS.values(), Wish("activate")))


@pytest.mark.clause("BS-TURN-02")
def test_nobody_passes() -> None:
    """You can't do nothing: no such verb, and a step of setup or of an activation isn't an action."""
    match = table()
    assert refused(match, 0, Wish("pass")) == "GT-VERB-01"
    assert refused(match, 0, Wish("start")) == "BS-TURN-02"
    assert refused(match, 0, Wish("go", direction="right")) == "BS-OPERATE-01"
    assert refused(match, 0, Wish("order", slots=(0,))) == "BS-ACTIVATE-04"


@pytest.mark.clause("BS-TURN-03")
def test_the_last_seat_passes_to_the_first() -> None:
    """After the third of three players the first has the turn."""
    match = bombsquad.arrange(3, mission="m01", active=2, frame=["red_move"])
    activate(match)
    go(match, "right")
    assert [ask.seat for ask in match.asks] == [0]
