"""Activation: who operates, in which order, what is dropped and what it costs."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from tests.rules.bombsquad.table import activate, answer, go, names, refused, sees, told

from getaway.games.bombsquad import arrange
from getaway.games.bombsquad.activation.events import Activated, Dropped, Ordered
from getaway.games.bombsquad.battery.events import Paid
from getaway.games.bombsquad.operating.events import ActivationEnded, Failed, Moved, Worked
from getaway.games.bombsquad.table.pieces import CARD_KEYS, SLOTS
from getaway.kernel import Match, Wish

THREE = ("red_move", "yellow_open_door", "blue_disarm_bomb")
MIXED = ("red_move", "yellow_move", "red_rescue_hostage", "red_open_door", "blue_move", "red_disarm_bomb", "blue_move")


def faces(cards: tuple[int, ...]) -> list[str]:
    """The kinds in an event by name."""
    return [CARD_KEYS[kind] for kind in cards]


def ordering(cards: int, **position: Any) -> Match:
    """Mission 1 with this many cards turned up for the operator to order."""
    return arrange(mission="m01", phase="order", frame=MIXED[:cards], **position)


@pytest.mark.clause("BS-ACTIVATE-01")
def test_the_robot_can_be_activated_while_slots_are_free() -> None:
    """With three of seven slots filled the activation starts; it is that seat's whole action."""
    match = arrange(3, mission="m01", frame=THREE, active=1)
    assert sees(match, 1).free_slots == 4
    answer(match, 1, "activate")
    assert match.g.phase == "order"
    assert refused(match, 1, Wish("inform", to=0, colour="red")) == "BS-TURN-01"


@pytest.mark.clause("BS-ACTIVATE-02")
def test_a_card_in_the_seventh_slot_activates_by_itself() -> None:
    """Six cards wait; the seventh, and no seat's wish, starts the activation."""
    assert SLOTS == 7
    six = arrange(mission="m01", frame=["red_move"] * 5)
    answer(six, 0, "program", card=0)
    assert (six.g.phase, len(six.g.frame), six.g.active) == ("turn", 6, 1)
    answer(six, 1, "program", card=0)
    assert (six.g.phase, len(six.g.frame), six.g.active) == ("order", 7, 1)
    assert len(told(six, 0, Activated)) == 1


@pytest.mark.clause("BS-ACTIVATE-03")
@pytest.mark.parametrize(
    ("cards", "wish"), [(6, Wish("program", card=0)), (3, Wish("activate"))], ids=["seventh card", "action"]
)
def test_the_player_whose_turn_it_is_becomes_the_operator(cards: int, wish: Wish) -> None:
    """By the seventh card as by the action, seat 1 orders the cards and directs the robot."""
    match = arrange(3, mission="m01", frame=["red_move"] * cards, active=1)
    match.answer(1, wish)
    assert told(match, 2, Activated)[-1].operator == 1
    assert [ask.seat for ask in match.asks] == [1]
    answer(match, 1, "order", slots=tuple(range(len(match.g.frame))))
    assert refused(match, 0, Wish("go", direction="right")) == "BS-ACTIVATE-03"
    answer(match, 1, "go", direction="right")


@pytest.mark.clause("BS-ACTIVATE-04")
def test_the_operator_first_turns_all_cards_up() -> None:
    """Face down no one sees a programmed card; after the activation every seat and spectator sees all."""
    match = arrange(3, mission="m01", frame=THREE, programmed_by=2)
    assert all([card.kind for card in sees(match, seat).frame] == [-1] * 3 for seat in (-1, 0, 1, 2))
    assert refused(match, 0, Wish("order", slots=(0, 1, 2))) == "BS-ACTIVATE-04"
    answer(match, 0, "activate")
    for seat in (-1, 0, 1, 2):
        assert faces(tuple(card.kind for card in sees(match, seat).frame)) == list(THREE)
        assert faces(told(match, seat, Activated)[-1].cards) == list(THREE)


@pytest.mark.clause("BS-ACTIVATE-05")
@pytest.mark.parametrize("slots", list(permutations(range(3))))
def test_any_order_is_accepted(slots: tuple[int, ...]) -> None:
    """Each of the six orders of three cards becomes the order on the frame."""
    match = arrange(mission="m01", phase="order", frame=THREE)
    answer(match, 0, "order", slots=slots)
    assert faces(told(match, 1, Ordered)[-1].cards) == [THREE[slot] for slot in slots]


@pytest.mark.clause("BS-ACTIVATE-05")
@pytest.mark.parametrize("slots", [(0, 1, 1), (0, 1, 3), (0, 1, -1), (0, 1, "2"), (0, 1, 2, 2)])
def test_an_order_names_each_slot_once(slots: tuple[int | str, ...]) -> None:
    """A slot named twice, an empty one and one that doesn't exist are refused."""
    match = arrange(mission="m01", phase="order", frame=THREE)
    assert refused(match, 0, Wish("order", slots=slots)) == "BS-ACTIVATE-05"


@pytest.mark.clause("BS-ACTIVATE-06")
def test_all_may_talk_freely_while_the_cards_are_ordered() -> None:
    """Only facts before and after, everything while the order is open, for operator and others alike."""
    match = arrange(3, mission="m01", frame=THREE)
    assert {match.talk(seat).policy for seat in range(3)} == {"facts"}
    answer(match, 0, "activate")
    for seat in range(3):
        assert match.talk(seat).policy == "free"
        assert match.talk(seat).cites == ("BS-ACTIVATE-06",)
    answer(match, 0, "order", slots=(0, 1, 2))
    assert {match.talk(seat).policy for seat in range(3)} == {"facts"}


@pytest.mark.clause("BS-ACTIVATE-07")
def test_nobody_else_decides_the_order() -> None:
    """Another seat's order is refused, the operator's own is taken."""
    match = arrange(3, mission="m01", phase="order", frame=THREE, active=2)
    for seat in (0, 1):
        assert refused(match, seat, Wish("order", slots=(2, 1, 0))) == "BS-ACTIVATE-07"
    answer(match, 2, "order", slots=(1, 0, 2))
    assert told(match, 0, Ordered)[-1].operator == 2


@pytest.mark.clause("BS-ACTIVATE-08")
@pytest.mark.parametrize("cards", range(1, 6))
def test_of_five_cards_or_fewer_one_may_be_dropped(cards: int) -> None:
    """The dropped card lies on the discard pile at once; dropping none is accepted too."""
    match = ordering(cards)
    answer(match, 0, "order", slots=tuple(range(1, cards)))
    assert faces((told(match, 1, Dropped)[-1].card,)) == [MIXED[0]]
    assert names(match.g.discards)[0] == MIXED[0]
    assert faces(told(match, 1, Ordered)[-1].cards) == list(MIXED[1:cards])
    whole = ordering(cards)
    answer(whole, 0, "order", slots=tuple(range(cards)))
    assert told(whole, 1, Dropped) == []
    assert faces(told(whole, 1, Ordered)[-1].cards) == list(MIXED[:cards])


@pytest.mark.clause("BS-ACTIVATE-09")
@pytest.mark.parametrize("cards", range(2, 6))
def test_no_more_than_one_card_is_dropped(cards: int) -> None:
    """Leaving two of five cards or fewer out of the order is refused."""
    match = ordering(cards)
    assert refused(match, 0, Wish("order", slots=tuple(range(2, cards)))) == "BS-ACTIVATE-09"
    answer(match, 0, "order", slots=tuple(range(1, cards)))
    assert len(told(match, 0, Dropped)) == 1


@pytest.mark.clause("BS-ACTIVATE-10")
@pytest.mark.parametrize("cards", [6, 7])
def test_of_six_or_seven_cards_none_is_dropped(cards: int) -> None:
    """Leaving out one is refused, keeping all is accepted."""
    match = ordering(cards)
    assert refused(match, 0, Wish("order", slots=tuple(range(1, cards)))) == "BS-ACTIVATE-10"
    answer(match, 0, "order", slots=tuple(range(cards)))
    assert len(told(match, 0, Ordered)[-1].cards) == cards


@pytest.mark.clause("BS-ACTIVATE-11")
def test_the_cost_is_paid_after_ordering_and_before_the_robot_acts() -> None:
    """The steps come in the order reveal, drop, order, pay, act."""
    match = arrange(mission="m01", frame=["red_disarm_bomb", "red_move", "blue_open_door"])
    activate(match, 1, 2)
    assert (match.g.main, match.g.robot) == (16, match.g.building.start)
    go(match, "right")
    steps = (Activated, Dropped, Ordered, Paid, Moved, Failed, ActivationEnded)
    kinds = [type(getattr(item, "event", None)) for item in match.told(1)]
    assert [kind for kind in kinds if kind in steps] == [
        *(Activated, Dropped, Ordered, Paid, Moved),
        *(Failed, Paid, ActivationEnded),
    ]


@pytest.mark.clause("BS-ACTIVATE-12")
@pytest.mark.parametrize(("left", "cost"), [(1, 2), (2, 4), (3, 6), (4, 7), (5, 8), (6, 9), (7, 10)])
def test_the_cost_depends_on_the_cards_left_on_the_frame(left: int, cost: int) -> None:
    """Each figure of the frame is what the main battery loses."""
    match = arrange(mission="m01", phase="order", frame=["red_move"] * left, main=20)
    answer(match, 0, "order", slots=tuple(range(left)))
    assert (match.g.main, match.g.reserve) == (20 - cost, 8)


@pytest.mark.clause("BS-ACTIVATE-12")
def test_a_dropped_card_is_not_paid_for() -> None:
    """Five cards with one dropped cost 7, as four do."""
    match = arrange(mission="m01", phase="order", frame=["red_move"] * 5, main=20)
    answer(match, 0, "order", slots=(0, 1, 2, 3))
    assert match.g.main == 13


@pytest.mark.clause("BS-ACTIVATE-13")
@pytest.mark.parametrize(
    ("main", "after"), [(5, (0, 6)), (7, (0, 8)), (8, (1, 8)), (0, (0, 1))], ids=["short", "exact", "enough", "empty"]
)
def test_the_main_battery_pays_first(main: int, after: tuple[int, int]) -> None:
    """Of a cost of 7 the reserve of 8 gives only what the main battery lacks."""
    match = arrange(mission="m01", phase="order", frame=["red_move"] * 4, main=main, reserve=8)
    answer(match, 0, "order", slots=(0, 1, 2, 3))
    assert (match.g.main, match.g.reserve) == after
    assert told(match, 1, Paid)[-1] == Paid(7, *after)


@pytest.mark.clause("BS-ACTIVATE-14", "BS-ACTIVATE-15")
def test_each_card_that_cannot_be_carried_out_costs_two_more_cells() -> None:
    """Of three cards two fail: 6 cells for the activation and 4 for the two errors."""
    match = arrange(mission="m01", frame=["red_disarm_bomb", "red_move", "yellow_rescue_hostage"], main=20)
    activate(match)
    assert (faces((told(match, 1, Failed)[0].card,)), match.g.main) == (["red_disarm_bomb"], 12)
    go(match, "right")
    assert faces(tuple(failed.card for failed in told(match, 1, Failed))) == [
        "red_disarm_bomb",
        "yellow_rescue_hostage",
    ]
    assert [paid.cells for paid in told(match, 1, Paid)] == [6, 2, 2]
    assert match.g.main == 10


@pytest.mark.clause("BS-ACTIVATE-16")
def test_every_card_left_on_the_frame_is_carried_out() -> None:
    """Four cards give four results, two of them errors."""
    frame = ["yellow_move", "red_rescue_hostage", "red_disarm_bomb", "blue_move"]
    match = arrange(mission="m01", frame=frame)
    activate(match)
    go(match, "right", "up")
    cards = [event.card for event in told(match, 1, Moved)]
    cards += [event.card for event in told(match, 1, Worked)]
    cards += [event.card for event in told(match, 1, Failed)]
    assert sorted(faces(tuple(cards))) == sorted(frame)
    assert len(told(match, 1, Failed)) == 2
    assert (match.g.phase, match.g.frame) == ("turn", ())


@pytest.mark.clause("BS-ACTIVATE-17")
def test_an_empty_frame_cannot_be_activated() -> None:
    """Refused and listed as blocked with no card; with one card it is accepted."""
    empty = arrange(mission="m01")
    assert refused(empty, 0, Wish("activate")) == "BS-ACTIVATE-17"
    assert (Wish("activate"), "BS-ACTIVATE-17") in [(b.wish, b.clause) for b in empty.put(0).blocked]
    one = arrange(mission="m01", frame=["red_move"])
    answer(one, 0, "activate")
    assert one.g.phase == "order"


@pytest.mark.clause("BS-ACTIVATE-17")
def test_the_only_card_may_be_dropped() -> None:
    """An activation without a card left costs nothing and the next player goes on."""
    match = arrange(mission="m01", frame=["red_move"], main=9)
    answer(match, 0, "activate")
    answer(match, 0, "order", slots=())
    assert (match.g.main, match.g.phase, match.g.active, match.g.frame) == (9, "turn", 1, ())
    assert names(match.g.discards) == ["red_move"]
