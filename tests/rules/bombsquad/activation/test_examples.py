"""The book's worked examples: the plan of page 9 and the activation of page 12, on Mission 1's map."""

from __future__ import annotations

import pytest
from tests.rules.bombsquad.table import activate, answer, cell, go, names, sees, told

from getaway.games.bombsquad import arrange
from getaway.games.bombsquad.activation.events import Dropped, Ordered
from getaway.games.bombsquad.battery.events import Paid
from getaway.games.bombsquad.operating.events import Failed, Moved, Worked
from getaway.games.bombsquad.table.building import FREE
from getaway.games.bombsquad.table.pieces import CARD_KEYS, COST
from getaway.kernel import Match

ETHAN, KAIA = 0, 1
PLAN = ("yellow_move", "red_rescue_hostage", "red_move", "red_move", "red_open_door")
PROGRAMMED = ("yellow_move", "red_rescue_hostage", "red_move", "red_open_door", "yellow_open_door")
RED_DOOR, RED_HOSTAGE = (2, 5), (3, 4)


def kaias_turn(frame: tuple[str, ...]) -> Match:
    """Mission 1 at its start, with these cards programmed, and it is Kaia's turn."""
    return arrange(mission="m01", frame=frame, active=KAIA, main=20)


def token(match: Match, space: tuple[int, int]) -> int:
    """The code of the token on a space."""
    return int(match.g.board[cell(match, *space)])


@pytest.mark.clause("BS-EXAMPLE-01")
def test_the_plan_needs_five_cards() -> None:
    """Move 2 right, rescue red, move 1 up, move 1 right, open red: all succeed and the door is gone."""
    match = kaias_turn(PLAN)
    assert token(match, RED_DOOR) != FREE
    activate(match)
    go(match, "right", "up", "right")
    assert told(match, ETHAN, Failed) == []
    assert len(told(match, ETHAN, Moved)) == 3
    assert [CARD_KEYS[event.card] for event in told(match, ETHAN, Worked)] == ["red_rescue_hostage", "red_open_door"]
    assert (token(match, RED_HOSTAGE), token(match, RED_DOOR)) == (FREE, FREE)


@pytest.mark.clause("BS-EXAMPLE-01")
def test_the_plan_fails_without_any_one_of_its_cards() -> None:
    """Each of the five is needed: with one left out the red door stays."""
    ways = {0: "right", 2: "up", 3: "right"}
    for missing in range(5):
        match = kaias_turn(PLAN)
        activate(match, *[slot for slot in range(5) if slot != missing])
        go(match, *[way for slot, way in ways.items() if slot != missing])
        assert token(match, RED_DOOR) != FREE


@pytest.mark.clause("BS-EXAMPLE-02")
def test_kaia_activates_though_slots_are_free() -> None:
    """With five of seven slots filled it is accepted, and she is the operator."""
    match = kaias_turn(PROGRAMMED)
    assert sees(match, KAIA).free_slots == 2
    answer(match, KAIA, "activate")
    assert (match.g.phase, match.asks[0].seat) == ("order", KAIA)


@pytest.mark.clause("BS-EXAMPLE-03")
def test_kaia_drops_the_yellow_door_card() -> None:
    """Of the five revealed cards four remain, in their order."""
    match = kaias_turn(PROGRAMMED)
    activate(match, 0, 1, 2, 3)
    assert CARD_KEYS[told(match, ETHAN, Dropped)[0].card] == "yellow_open_door"
    assert names(match.g.frame) == list(PROGRAMMED[:4])
    assert [CARD_KEYS[kind] for kind in told(match, ETHAN, Ordered)[0].cards] == list(PROGRAMMED[:4])


@pytest.mark.clause("BS-EXAMPLE-04", "BS-EXAMPLE-06")
def test_dropping_it_saves_one_cell_of_the_cost() -> None:
    """Four cards cost 7 of 20 cells, five cost 8."""
    dropped, kept = kaias_turn(PROGRAMMED), kaias_turn(PROGRAMMED)
    activate(dropped, 0, 1, 2, 3)
    activate(kept)
    assert (dropped.g.main, kept.g.main) == (13, 12)
    assert COST[5] - COST[4] == 1


@pytest.mark.clause("BS-EXAMPLE-05")
def test_dropping_it_saves_the_error_it_would_have_caused() -> None:
    """Carried out as well, the yellow door card is a second error and costs 2 cells."""
    dropped, kept = kaias_turn(PROGRAMMED), kaias_turn(PROGRAMMED)
    activate(dropped, 0, 1, 2, 3)
    activate(kept)
    for match in (dropped, kept):
        go(match, "right", "up")
    assert [CARD_KEYS[event.card] for event in told(dropped, ETHAN, Failed)] == ["red_open_door"]
    assert [CARD_KEYS[event.card] for event in told(kept, ETHAN, Failed)] == ["red_open_door", "yellow_open_door"]
    assert (dropped.g.main, kept.g.main) == (11, 8)


@pytest.mark.clause("BS-EXAMPLE-07")
def test_the_robot_moves_rescues_and_moves() -> None:
    """It ends 2 right and 1 up of its start, and the red hostage is secured."""
    match = kaias_turn(PROGRAMMED)
    start = match.g.building.grid.at(match.g.robot)
    activate(match, 0, 1, 2, 3)
    go(match, "right", "up")
    assert match.g.building.grid.at(match.g.robot) == (start[0] - 1, start[1] + 2)
    assert [CARD_KEYS[code] for code in match.g.secured] == ["red_rescue_hostage"]
    assert token(match, RED_HOSTAGE) == FREE


@pytest.mark.clause("BS-EXAMPLE-08", "BS-EXAMPLE-09")
def test_the_red_door_card_fails_and_play_goes_on() -> None:
    """7 and 2 cells are paid, 9 in all; the door stays, the four cards are discarded, it is Ethan's turn."""
    match = kaias_turn(PROGRAMMED)
    activate(match, 0, 1, 2, 3)
    go(match, "right", "up")
    assert [paid.cells for paid in told(match, ETHAN, Paid)] == [7, 2]
    assert (match.g.main, match.g.reserve) == (11, 8)
    assert token(match, RED_DOOR) != FREE
    assert match.g.frame == ()
    assert names(match.g.discards) == ["yellow_open_door", *PROGRAMMED[:4]]
    assert [(ask.seat, ask.question.name) for ask in match.asks] == [(ETHAN, "turn")]
