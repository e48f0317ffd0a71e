"""No Programming: a card played is carried out at once, by the player who played it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.bombsquad.sheets import DEPOT
from tests.rules.bombsquad.table import answer, go, names, refused, robot, sees, told

from getaway.games.bombsquad import arrange
from getaway.games.bombsquad.battery.events import Paid
from getaway.games.bombsquad.operating.events import Failed, Worked
from getaway.games.bombsquad.variants.events import Played
from getaway.kernel import Match, Wish

HAND = ["red_move", "yellow_move", "red_disarm_bomb", "yellow_disarm_bomb", "blue_rescue_hostage"]


def table(**position: Any) -> Match:
    """The depot without programming; both seats hold the same five cards and one more."""
    return arrange(**{"mission": DEPOT, "no_programming": True, "main": 20, "hands": [HAND, HAND], **position})


def play(match: Match, card: str) -> None:
    """The active seat plays a card of its hand."""
    seat = match.g.active
    answer(match, seat, "play", card=names(match.g.hands[seat]).index(card))


@pytest.mark.clause("BS-NOPROG-01", "BS-NOPROG-02")
def test_a_card_played_is_carried_out_at_once() -> None:
    """A move 2 played moves the robot in the same turn; the frame is empty and 20 cells are 18."""
    match = table(robot=(5, 1))
    play(match, "yellow_move")
    assert (match.g.active, match.asks[0].question.name) == (0, "direct")
    go(match, "right")
    assert (robot(match), match.g.frame, match.g.main, match.g.active) == ((5, 3), (), 18, 1)
    assert told(match, 1, Failed) == []


@pytest.mark.clause("BS-NOPROG-02")
def test_the_cells_are_paid_before_the_card_acts() -> None:
    """While the direction is still open the two cells are gone; a disarm costs two as well."""
    match = table(robot=(5, 1))
    play(match, "red_move")
    assert (match.g.main, told(match, 1, Paid)) == (18, [Paid(2, 18, 8)])
    other = table(robot=(3, 2))
    play(other, "red_disarm_bomb")
    assert (other.g.main, len(told(other, 1, Worked))) == (18, 1)


@pytest.mark.clause("BS-NOPROG-02")
def test_a_card_that_cannot_be_paid_ends_the_mission_before_it_acts() -> None:
    """Two cells left pay for the disarm; with one the mission is over and the bomb stands."""
    enough = table(robot=(3, 2), main=1, reserve=1)
    play(enough, "red_disarm_bomb")
    assert (enough.over, len(told(enough, 1, Worked)), enough.g.reserve) == (False, 1, 0)
    short = table(robot=(3, 2), main=1, reserve=0)
    play(short, "red_disarm_bomb")
    assert (short.over, short.outcome.cause, told(short, 1, Worked)) == (True, "battery", [])


@pytest.mark.clause("BS-NOPROG-03")
@pytest.mark.parametrize("card", ["blue_rescue_hostage", "red_move"])
def test_an_error_costs_two_cells_on_top(card: str) -> None:
    """A rescue with no hostage there, or a move against the wall: 20 cells are 16, and the turn is over."""
    match = table(robot=(5, 1))
    play(match, card)
    if card == "red_move":
        go(match, "left")
    assert (match.g.main, len(told(match, 1, Failed)), robot(match), match.g.active) == (16, 1, (5, 1), 1)


@pytest.mark.clause("BS-NOPROG-04")
def test_cards_take_effect_in_the_order_they_are_played() -> None:
    """Disarm then move is an error and a move; move then disarm disarms. There is no ordering."""
    wrong = table(robot=(3, 1))
    play(wrong, "red_disarm_bomb")
    play(wrong, "red_move")
    assert refused(wrong, 1, Wish("order", slots=(0,))) == "BS-TURN-01"
    go(wrong, "right")
    assert (robot(wrong), told(wrong, 0, Worked), len(told(wrong, 0, Failed))) == ((3, 2), [], 1)
    right = table(robot=(3, 1))
    play(right, "red_move")
    go(right, "right")
    play(right, "red_disarm_bomb")
    assert (robot(right), len(told(right, 0, Worked)), told(right, 0, Failed)) == ((3, 2), 1, [])


@pytest.mark.clause("BS-NOPROG-05")
def test_the_card_is_discarded_after_it_has_acted_and_a_new_one_drawn() -> None:
    """While it acts it is neither in the hand nor on the pile; then it tops the pile and the hand is full."""
    match = table(robot=(5, 1), draw=["blue_open_door"])
    size = len(match.g.hands[0])
    play(match, "yellow_move")
    assert (len(match.g.hands[0]), match.g.discards) == (size - 1, ())
    go(match, "right")
    assert (len(match.g.hands[0]), names(match.g.discards), names(match.g.hands[0])[-1]) == (
        size,
        ["yellow_move"],
        "blue_open_door",
    )


@pytest.mark.clause("BS-NOPROG-05")
def test_the_frame_is_not_used_and_nothing_is_activated() -> None:
    """A turn offers information, a discard or playing a card; programming and activating are refused."""
    match = table(roles=("role_sergeant", "role_commander"), mission="m01", discards=["red_move"])
    verbs = {wish.verb for wish in match.asks[0].choice}
    assert verbs == {"inform", "discard", "play", "play_top"}
    assert refused(match, 0, Wish("program", card=0)) == "BS-NOPROG-05"
    assert refused(match, 0, Wish("activate")) == "BS-NOPROG-05"
    assert refused(match, 0, Wish("program_top")) == "BS-NOPROG-05"


@pytest.mark.clause("BS-ROLE-07", "BS-NOPROG-06")
def test_the_sergeant_may_play_the_top_discard() -> None:
    """The top discard acts at once for two cells and lies on top again; the hand and the draw pile are as before."""
    match = table(roles=("role_sergeant", "role_commander"), mission="m01", robot=(3, 1), discards=["red_move"])
    hand, pile, main = match.g.hands[0], match.g.draw, match.g.main
    assert refused(match, 1, Wish("play_top")) == "BS-FEATURE-01"
    match.answer(0, Wish("play_top"))
    match.answer(0, Wish("go", direction="right"))
    assert match.g.robot == match.g.building.grid.cell(3, 2)
    assert (match.g.hands[0], match.g.draw, match.g.main) == (hand, pile, main - 2)
    assert sees(match, 0).top_discard == 0  # a red move
    assert match.g.active == 1
    assert refused(match, 1, Wish("play_top")) == "BS-ROLE-07"
    assert refused(arrange(mission=DEPOT), 0, Wish("play_top")) == "BS-TURN-02"


@pytest.mark.clause("BS-NOPROG-01")
def test_only_a_card_of_the_own_hand_is_played_and_only_in_this_variant() -> None:
    """A place outside the hand is refused, and playing at a table that programs."""
    match = table()
    assert refused(match, 0, Wish("play", card=len(match.g.hands[0]))) == "BS-NOPROG-01"
    assert refused(match, 0, Wish("play", card=-1)) == "BS-NOPROG-01"
    assert refused(match, 1, Wish("play", card=0)) == "BS-FEATURE-01"
    assert refused(arrange(mission=DEPOT), 0, Wish("play", card=0)) == "BS-TURN-02"


@pytest.mark.clause("BS-NOPROG-01")
def test_the_card_played_is_shown_to_all() -> None:
    """Its holder didn't know it; once played everyone is told what it is."""
    match = table(robot=(5, 1))
    play(match, "yellow_move")
    place = HAND.index("yellow_move")
    assert told(match, 0, Played) == told(match, 1, Played) == [Played(0, place, 1)]
    assert sees(match, 0).frame[0].kind == 1


# The player is the operator


@pytest.mark.clause("BS-NOPROG-06")
def test_the_technician_disarms_any_colour_when_playing() -> None:
    """A red disarm next to the yellow bomb only: it works when the Technician plays it, else it is an error."""
    roles = ("role_technician", "role_programmer")
    own = table(mission="m01", roles=roles, robot=(1, 9), removed=[(3, 8), (2, 9)])
    play(own, "red_disarm_bomb")
    assert (own.over, own.outcome.cause, len(told(own, 1, Worked))) == (True, "cleared", 1)
    other = table(mission="m01", roles=roles, robot=(1, 9), removed=[(3, 8), (2, 9)], active=1)
    play(other, "red_disarm_bomb")
    assert (len(told(other, 1, Failed)), told(other, 1, Worked), other.g.main) == (1, [], 16)


@pytest.mark.clause("BS-NOPROG-06")
def test_the_engineer_pays_nothing_for_a_card() -> None:
    """Nothing for the card itself, two for an error; another player pays two for the same card."""
    roles = ("role_engineer", "role_programmer")
    match = table(mission="m01", roles=roles, robot=(3, 1))
    play(match, "red_move")
    go(match, "right")
    assert match.g.main == 20
    play(match, "red_move")
    go(match, "left")
    assert match.g.main == 18
    play(match, "blue_rescue_hostage")
    assert (match.g.main, len(told(match, 0, Failed))) == (16, 1)


@pytest.mark.clause("BS-NOPROG-06")
def test_the_driver_changes_the_card_he_plays() -> None:
    """A move 2 played by the Driver may go 3, for each card again; another player may not change it."""
    roles = ("role_driver", "role_programmer")
    match = table(mission="m01", roles=roles, robot=(2, 1))
    for way in ("right", "left"):
        play(match, "yellow_move" if way == "right" else "red_move")
        change = 1 if way == "right" else -1
        answer(match, 0, "go", direction=way, change=change)
        assert match.g.active == 1
        answer(match, 1, "inform", to=0, colour="red")
    assert robot(match) == (2, 4)
    other = table(mission="m01", roles=roles, robot=(2, 1), active=1)
    play(other, "yellow_move")
    assert refused(other, 1, Wish("go", direction="right", change=1)) == "BS-ROLE-08"


@pytest.mark.clause("BS-NOPROG-06")
def test_the_commander_has_nothing_to_reveal() -> None:
    """With no programmed card the Commander's action isn't there."""
    match = table(mission="m01", roles=("role_commander", "role_programmer"))
    assert "reveal" not in {wish.verb for wish in match.asks[0].choice}
    assert refused(match, 0, Wish("reveal", slot=0)) == "BS-ROLE-16"


@pytest.mark.clause("BS-NOPROG-06")
def test_disposal_expert_field_agent_and_operator_have_no_use() -> None:
    """Nothing is dropped, placed face up or looked at: each of them plays a card like anyone else."""
    for role in ("role_disposal_expert", "role_field_agent", "role_operator"):
        match = table(mission="m01", roles=(role, "role_programmer"), robot=(3, 1))
        assert {wish.verb for wish in match.asks[0].choice} == {"inform", "discard", "play"}
        assert refused(match, 0, Wish("program", card=0, face="up")) == "BS-NOPROG-05"
        play(match, "red_move")
        go(match, "right")
        assert (robot(match), match.g.main, match.g.active) == ((3, 2), 18, 1)


@pytest.mark.clause("BS-NOPROG-02", "BS-BATTERY-04")
@pytest.mark.parametrize(("reserve", "warned"), [(0, True), (1, False)])
def test_a_card_that_cannot_be_paid_is_warned_of(reserve: int, warned: bool) -> None:
    """A card costs 2 cells: with one left every card of the hand is warned of, with two none is."""
    match = table(main=1, reserve=reserve)
    marks = [mark.clause for mark in match.put(0).warned if mark.holds_for(Wish("play", card=4))]
    assert marks == (["BS-BATTERY-04"] if warned else [])


@pytest.mark.clause("BS-NOPROG-02", "BS-BATTERY-04")
def test_nobody_is_warned_of_a_card_that_costs_nothing() -> None:
    """The Sergeant is warned of the top discard as of cards in hand; the Engineer pays nothing and isn't warned."""
    poor = {"mission": "m01", "main": 1, "reserve": 0, "discards": ["red_move"]}
    match = table(roles=("role_sergeant", "role_engineer"), **poor)
    assert {mark.wish.verb: mark.clause for mark in match.put(0).warned} == {
        "play": "BS-BATTERY-04",
        "play_top": "BS-BATTERY-04",
    }
    free = table(roles=("role_engineer", "role_sergeant"), **poor)
    assert free.put(0).warned == ()
