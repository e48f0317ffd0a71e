"""Steps that the book numbers or puts in order, read as they are told.

Each position is one in which another order would come to another result; where it says so, both are worked out.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.rules.bombsquad.sheets import DEPOT, VAULT
from tests.rules.bombsquad.table import activate, answer, cell, go, names, result, robot, told

from getaway.games import bombsquad
from getaway.games.bombsquad import arrange
from getaway.games.bombsquad.activation.events import Activated, Dropped, Ordered
from getaway.games.bombsquad.battery.events import Paid, Recharged, RobotOut
from getaway.games.bombsquad.ground.events import Drew, RobotChanged, TurnedOver
from getaway.games.bombsquad.operating.events import ActivationEnded, Failed, Moved, Worked
from getaway.games.bombsquad.roles.events import Revealed, TakenBack, Unprogrammed
from getaway.games.bombsquad.scoring.events import Exploded, MissionEnded
from getaway.games.bombsquad.setup.events import Dealt, SetUp, TimerStarted
from getaway.games.bombsquad.table.pieces import CARD_KEYS, DECK
from getaway.games.bombsquad.timers.events import Fizzled
from getaway.games.bombsquad.turn.events import Discarded, Informed, Programmed
from getaway.games.bombsquad.variants.events import Played, TurnedUp
from getaway.kernel import Event, Match, Refused, Wish

SECOND, MINUTE = 1_000, 60_000


def happened(match: Match, seat: int = 1) -> list[str]:
    """The names of all events that a seat was told, oldest first; all cite their clauses."""
    return [type(event).__name__ for event in told(match, seat, Event)]


def in_order(match: Match, *kinds: type[Event]) -> None:
    """Exactly this was told, in this order."""
    assert happened(match) == [kind.__name__ for kind in kinds]


def nothing_to_draw(hand: list[str], frame: list[str], **position: Any) -> Match:
    """Two full hands, the first with these cards on its left; all that is left lies on the discard pile."""
    hands = [[*hand, *["yellow_move"] * (6 - len(hand))], ["red_rescue_hostage"] * 6]
    left = Counter(CARD_KEYS[kind] for kind in DECK) - Counter([*hands[0], *hands[1], *frame])
    return arrange(2, **{"mission": "m01", "hands": hands, "frame": frame, "discards": [*left.elements()], **position})


# Set-up


@pytest.mark.clause("BS-SETUP-01")
def test_set_up() -> None:
    """Roles come before the deal: the Programmer is dealt a card more. The timer starts when all else is done."""
    match = bombsquad.new(2, mission="m01", roles=("role_programmer", "role_analyst"), first=1)
    assert (match.asks[0].question.name, match.g.started_at) == ("ready", 0)
    match.advance(MINUTE)
    answer(match, 0, "start")
    steps = [event.step if isinstance(event, SetUp) else type(event).__name__ for event in told(match, 1, Event)]
    tiles = ("mission", "building", "frame", "robot", "tokens", "timer", "batteries")
    assert steps == [*tiles, "roles", "RoleTaken", "RoleTaken", "first", "deal", "Dealt", "Dealt", "TimerStarted"]
    assert [len(event.cards) for event in told(match, 1, Dealt)] == [7, 6]
    assert (told(match, 1, TimerStarted), match.g.started_at, match.asks[0].seat) == ([TimerStarted(0)], MINUTE, 1)


# Turns


@pytest.mark.clause("BS-DISCARD-10", "BS-DRAW-03", "BS-TURN-03")
def test_discard() -> None:
    """Called, shown, recharged, drawn, next: the card discarded is the last of the pile that is turned over for it."""
    match = nothing_to_draw(["blue_move"], [], main=5)
    first = match.g.discards[0]
    answer(match, 0, "discard", card=0, colour="blue", action="move")
    in_order(match, Discarded, Recharged, TurnedOver, Drew)
    assert (names(match.g.draw)[-1], match.g.discards, match.g.active) == ("blue_move", (), 1)
    assert (match.g.hands[0][-1], len(match.g.hands[0])) == (first, 6)


@pytest.mark.clause("BS-ROLE-14", "BS-ROLE-15")
def test_the_analyst() -> None:
    """The card is shown and the battery charged before it is taken back; the cell is paid before it is in the hand."""
    match = arrange(mission="m01", main=5, roles=("role_analyst", "role_commander"), hands=[["red_move"], []])
    answer(match, 0, "discard", card=0, colour="red")
    assert (match.asks[0].question.name, match.g.main, len(match.g.hands[0])) == ("take_back", 6, 5)
    answer(match, 0, "take_back")
    in_order(match, Discarded, Recharged, Paid, TakenBack)
    assert (match.g.main, len(match.g.hands[0]), match.g.active) == (5, 6, 1)


@pytest.mark.clause("BS-ROLE-16", "BS-ROLE-17")
def test_the_commander() -> None:
    """Paid, turned up, and only then kept or discarded."""
    frame = ["red_move", "blue_move"]
    match = arrange(mission="m01", main=5, roles=("role_commander", "role_analyst"), frame=frame, programmed_by=1)
    answer(match, 0, "reveal", slot=1)
    assert (match.asks[0].question.name, match.g.main) == ("revealed", 4)
    answer(match, 0, "unprogram")
    in_order(match, Paid, Revealed, Unprogrammed)
    assert (names(match.g.frame), names(match.g.discards), match.g.active) == (["red_move"], ["blue_move"], 1)


@pytest.mark.clause("BS-PROGRAM-05", "BS-PROGRAM-06", "BS-OPERATE-22")
def test_the_seventh_card() -> None:
    """Laid, the robot activated and operated, the cards discarded, and last a card drawn.

    The pile turned over for that ends with the cards carried out, in their order; drawn before the activation, it would
    have been turned over without them.
    """
    match = nothing_to_draw(["red_move"], [*["red_disarm_bomb"] * 3, *["red_move"] * 3], main=20)
    answer(match, 0, "program", card=0)
    assert (match.asks[0].question.name, len(match.g.hands[0])) == ("order", 5)
    answer(match, 0, "order", slots=(3, 0, 1, 2, 4, 5, 6))
    go(match, "right", "left", "right", "left")
    run = (Moved, *(Failed, Paid) * 3, Moved, Moved, Moved)
    in_order(match, Programmed, Activated, Ordered, Paid, *run, ActivationEnded, TurnedOver, Drew)
    carried_out = ["red_move", *["red_disarm_bomb"] * 3, *["red_move"] * 3]
    assert (names(match.g.draw)[-7:], match.g.discards, len(match.g.hands[0])) == (carried_out, (), 6)


@pytest.mark.clause("BS-ROLE-04", "BS-PROGRAM-06")
def test_the_information_expert() -> None:
    """The bonus comes when the card is laid and the hand is full again, and then the turn is over."""
    hands = [["red_move"], ["red_move"]]
    match = arrange(mission="m01", roles=("role_information_expert", "role_analyst"), hands=hands)
    answer(match, 0, "program", card=0)
    assert (match.asks[0].question.name, len(match.g.hands[0]), match.g.active) == ("bonus", 6, 0)
    answer(match, 0, "inform", to=1, colour="red")
    in_order(match, Programmed, Drew, Informed)
    assert match.g.active == 1


# Activation


@pytest.mark.clause("BS-ACTIVATE-08", "BS-ACTIVATE-11", "BS-ACTIVATE-12")
def test_activation() -> None:
    """Turned up, one dropped, ordered, paid for the four that are left, carried out, discarded, next player.

    Paid before the card was dropped it would be 9 cells instead of 7, two more than there are.
    """
    frame = ["red_open_door", *["red_move"] * 4]
    match = arrange(mission="m01", frame=frame, main=5, reserve=2)
    answer(match, 0, "activate")
    assert match.g.main == 5
    answer(match, 0, "order", slots=(1, 2, 3, 4))
    go(match, "right", "left", "right", "left")
    in_order(match, Activated, Dropped, Ordered, Paid, *(Moved,) * 4, ActivationEnded)
    assert told(match, 1, Paid) == [Paid(7, 0, 0)]
    assert names(match.g.discards) == ["red_open_door", *["red_move"] * 4]
    assert (match.over, match.g.active) == (False, 1)


@pytest.mark.clause("BS-OPERATE-01", "BS-OPERATE-21", "BS-OPERATE-22", "BS-OPERATE-24")
def test_operating() -> None:
    """From left to right: the door opens after the hostage is out, and would not before; each error is paid at once."""
    frame = ["red_rescue_hostage", "red_open_door", "red_move"]
    for slots, done in (((0, 1, 2), (Worked, Worked, Moved)), ((1, 0, 2), (Failed, Paid, Worked, Moved))):
        match = arrange(mission=DEPOT, robot=(3, 5), frame=frame, main=20)
        activate(match, *slots)
        go(match, "left")
        in_order(match, Activated, Ordered, Paid, *done, ActivationEnded)
        assert names(match.g.discards) == [frame[slot] for slot in slots]


@pytest.mark.clause("BS-OPERATE-24", "BS-BATTERY-04", "BS-END-03")
def test_an_error_that_cannot_be_paid() -> None:
    """It ends the mission at this card: paid for only after the run, the robot would have moved first."""
    match = arrange(mission="m01", frame=["red_disarm_bomb", "red_move"], main=4, reserve=1)
    activate(match)
    in_order(match, Activated, Ordered, Paid, Failed, Paid, MissionEnded)
    assert (result(match).cause, match.g.robot) == ("battery", match.g.building.start)
    poor = arrange(mission="m01", frame=["red_move"] * 4, main=3, reserve=2)
    activate(poor)
    in_order(poor, Activated, Ordered, Paid, MissionEnded)


@pytest.mark.clause("BS-OBJECTIVE-03", "BS-OBJECTIVE-04", "BS-END-02")
def test_the_last_bomb() -> None:
    """The mission ends at its disarming: the error after it would cost a reserve cell, and so a point."""
    removed = [(4, 2), (3, 3)]
    position: dict[str, Any] = {"mission": DEPOT, "removed": removed, "robot": (3, 2), "main": 4}
    match = arrange(frame=["red_disarm_bomb", "red_disarm_bomb"], **position)
    activate(match)
    in_order(match, Activated, Ordered, Paid, Worked, MissionEnded)
    assert (result(match).cause, result(match).parts.reserve_used) == ("cleared", 0)


@pytest.mark.clause("BS-NOPROG-01", "BS-NOPROG-02", "BS-NOPROG-05")
def test_no_programming() -> None:
    """Played, paid, carried out, discarded, drawn: the card played is under the pile that is turned over."""
    match = nothing_to_draw(["red_disarm_bomb"], [], mission=DEPOT, no_programming=True, main=20, robot=(3, 2))
    answer(match, 0, "play", card=0)
    in_order(match, Played, Paid, Worked, ActivationEnded, TurnedOver, Drew)
    assert (names(match.g.draw)[-1], match.g.discards, match.g.active) == ("red_disarm_bomb", (), 1)
    assert match.g.main == 18


@pytest.mark.clause("BS-MULTI-11")
def test_a_robot_runs_down() -> None:
    """It is out at once, the other is active, and the frame is discarded with what wasn't carried out."""
    match = arrange(
        mission=DEPOT, second_robot="dart", robot=(3, 1), waiting=(3, 10), main=4, reserve=1,
        frame=["red_open_door", "red_move"],
    )  # fmt: skip
    activate(match)
    steps = (Activated, Ordered, Paid, Failed, Paid, RobotOut, RobotChanged, ActivationEnded)
    in_order(match, *steps)
    assert (match.over, match.g.active, match.g.frame, len(match.g.discards)) == (False, 1, (), 2)


@pytest.mark.clause("BS-FOG-04", "BS-OPERATE-01")
def test_the_fog_lifts_on_the_way() -> None:
    """What the robot passes is turned up with the move, so that the next card finds it."""
    match = arrange(
        mission=VAULT, fog_of_war=True, lies=(0, 1, 2, 3), robot=(3, 1), main=20,
        frame=["red_move", "red_rescue_hostage"],
    )  # fmt: skip
    activate(match)
    go(match, "right")
    assert happened(match)[:6] == ["Activated", "Ordered", "Paid", "Moved", "TurnedUp", "TurnedUp"]
    assert {event.cell for event in told(match, 1, TurnedUp)} == {cell(match, 2, 2), cell(match, 4, 2)}


# Time


@pytest.mark.clause("BS-TIMER-03", "BSX-CLOCK-01")
def test_by_turns_the_time_runs_after_the_action() -> None:
    """The turn in which Bomb A's time would be up disarms it; counted before the action it would explode."""
    match = arrange(mission=DEPOT, turns=74, robot=(3, 2), frame=["red_disarm_bomb"], main=20)
    activate(match)
    in_order(match, Activated, Ordered, Paid, Worked, ActivationEnded)
    assert (match.g.turns, match.over) == (75, False)
    late = arrange(mission=DEPOT, turns=74, robot=(3, 2), frame=["red_move"], main=20)
    activate(late)
    go(late, "left")
    in_order(late, Activated, Ordered, Paid, Moved, ActivationEnded, Exploded, MissionEnded)


@pytest.mark.clause("BS-TIMER-03", "BS-TIMER-04")
def test_in_real_time_a_bomb_goes_before_an_action_of_the_same_moment() -> None:
    """A millisecond earlier the card disarms it; at the very moment it has exploded, and the order comes too late."""
    position: dict[str, Any] = {"mission": DEPOT, "clock": "real", "robot": (3, 2), "phase": "order", "main": 20}
    match = arrange(frame=["red_disarm_bomb", "red_move"], **position)
    match.answer(0, Wish("order", slots=(0, 1)), at=600 * SECOND - 1)
    in_order(match, Ordered, Paid, Worked)
    late = arrange(frame=["red_disarm_bomb", "red_move"], **position)
    with pytest.raises(Refused, match="GT-OVER-01"):
        late.answer(0, Wish("order", slots=(0, 1)), at=600 * SECOND)
    in_order(late, Exploded, MissionEnded)


@pytest.mark.clause("BSX-NONFATAL-01", "BS-TIMER-03", "BS-END-01")
def test_times_that_are_up_together() -> None:
    """In the order of the letters: A and B are lost, then C explodes and ends the mission."""
    match = arrange(mission=VAULT, turn_seconds=120)
    match.answer(0, next(wish for wish in match.asks[0].choice if wish.verb == "inform"))
    in_order(match, Informed, Fizzled, Fizzled, Exploded, MissionEnded)
    assert [event.letter for event in told(match, 1, Fizzled)] == ["A", "B"]


@pytest.mark.clause("BS-TIMER-01", "BS-TIMER-02", "BS-TIMER-06")
def test_a_single_timer() -> None:
    """A disarmed at 7:00 leaves 3:00, which come before B's 20:00: it explodes at 30:00, and not at 20:00 or 27:00."""
    match = arrange(
        mission=DEPOT, clock="real", single_timer=True, robot=(3, 2), frame=["red_disarm_bomb"], phase="order", main=20
    )  # fmt: skip
    match.answer(0, Wish("order", slots=(0,)), at=7 * MINUTE)
    match.advance(30 * MINUTE - 1)
    assert not match.over
    match.advance(30 * MINUTE)
    assert (told(match, 1, Exploded), robot(match)) == ([Exploded("B")], (3, 2))
