"""The memory aid: each seat is shown exactly what it has already seen."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.bombsquad.observed import face
from tests.rules.bombsquad.table import activate, answer, names, sees

from getaway.games import bombsquad
from getaway.games.bombsquad.shown.view import Memory
from getaway.games.bombsquad.table.pieces import CARD_KEYS, DECK
from getaway.kernel import SPECTATOR, Match

HANDS = (
    ["red_move", "yellow_disarm_bomb", "red_open_door", "red_open_door", "yellow_move", "blue_move"],
    ["red_rescue_hostage", "red_disarm_bomb", "red_move", "red_move", "yellow_open_door", "blue_disarm_bomb"],
)


def memory(match: Match, seat: int) -> Memory:
    """What the aid shows this audience."""
    shown = sees(match, seat).memory
    assert shown is not None
    return shown


def cards(kinds: tuple[int, ...]) -> list[str]:
    """Cards by name or by their backs."""
    return [face(kind) for kind in kinds]


def table(**position: Any) -> Match:
    """Seat 0 has the turn and a known hand, as seat 1 has; the aid is switched on."""
    return bombsquad.arrange(2, **{"mission": "m01", "hands": HANDS, "memory_aid": True, **position})


@pytest.mark.clause("BSX-MEMORY-01")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_without_the_aid_nothing_is_remembered(seat: int) -> None:
    """By default, and switched off, no view holds a memory; switched on every view does."""
    options: list[tuple[dict[str, Any], bool]] = [
        ({}, False),
        ({"memory_aid": False}, False),
        ({"memory_aid": True}, True),
    ]
    for given, there in options:
        match = bombsquad.new(2, mission="alpha", **given)
        assert (sees(match, seat).memory is not None) is there


@pytest.mark.clause("BSX-MEMORY-01")
def test_a_programmed_card_is_remembered_by_who_saw_it_in_the_hand() -> None:
    """Seat 1 saw the card seat 0 programmed and is shown it in its slot; seat 0 and spectators aren't."""
    match = table()
    answer(match, 0, "program", card=1)
    answer(match, 1, "program", card=0)
    assert cards(memory(match, 0).frame) == ["back", "red_rescue_hostage"]
    assert cards(memory(match, 1).frame) == ["yellow_disarm_bomb", "back"]
    assert cards(memory(match, SPECTATOR).frame) == ["back", "back"]
    assert [card.kind for card in sees(match, 1).frame] == [-1, -1]


@pytest.mark.clause("BSX-MEMORY-01")
def test_hands_and_piles_are_remembered_as_seen() -> None:
    """The other's hand and every discard are there; your own hand and a fresh draw pile aren't."""
    match = table(discards=["blue_move"])
    answer(match, 0, "discard", card=0, colour="red")
    for seat in (0, 1):
        shown = memory(match, seat)
        assert set(cards(shown.hands[seat])) == {"back"}
        assert cards(shown.hands[1 - seat]) == names(match.g.hands[1 - seat])
        assert cards(shown.discards) == ["blue_move", "red_move"]
        assert set(cards(shown.draw)) == {"back"}


def thin() -> Match:
    """One card is left to draw; all others but the hands have been discarded, three known ones at first."""
    rest = [CARD_KEYS[kind] for kind in DECK]
    for card in (*HANDS[0], *HANDS[1], "blue_open_door", "blue_rescue_hostage", "red_disarm_bomb", "yellow_move"):
        rest.remove(card)
    discards = ["blue_rescue_hostage", "red_disarm_bomb", "yellow_move", *rest]
    return table(draw=["blue_open_door"], discards=discards)


@pytest.mark.clause("BSX-MEMORY-01")
def test_a_pile_that_was_turned_over_is_remembered_in_its_order() -> None:
    """The discards turned over are known card by card, and so is the one that its holder draws from them."""
    match = thin()
    assert len(match.g.draw) == 1
    answer(match, 0, "discard", card=0, colour="red")
    assert cards(memory(match, 0).hands[0]) == ["back"] * 6
    answer(match, 1, "program", card=0)
    for seat in (0, 1, SPECTATOR):
        assert cards(memory(match, seat).draw) == names(match.g.draw)
        assert cards(memory(match, seat).draw)[:2] == ["red_disarm_bomb", "yellow_move"]
    assert cards(memory(match, 1).hands[1]) == [*["back"] * 5, "blue_rescue_hostage"]
    assert [card.kind for card in sees(match, 1).hands[1]] == [-1] * 6


@pytest.mark.clause("BSX-MEMORY-01")
def test_what_was_turned_up_is_remembered() -> None:
    """Cards of an activation were seen by all: on the discard pile everyone, spectators too, is shown them."""
    match = table(frame=["red_rescue_hostage"])
    assert cards(memory(match, SPECTATOR).frame) == ["back"]
    activate(match)
    for seat in (0, 1, SPECTATOR):
        assert cards(memory(match, seat).discards) == ["red_rescue_hostage"]


@pytest.mark.clause("BSX-MEMORY-01")
def test_the_aid_keeps_to_the_roles() -> None:
    """A Front-liner's hand and programmed card are in that memory only, and in that of the role Operator once laid."""
    roles = ("role_front_liner", "role_operator", "role_sergeant")
    match = bombsquad.arrange(3, mission="m01", roles=roles, hands=(HANDS[0][:5],), memory_aid=True)
    assert [cards(memory(match, seat).hands[0]) for seat in range(3)] == [HANDS[0][:5], ["back"] * 5, ["back"] * 5]
    answer(match, 0, "program", card=1)
    laid = [cards(memory(match, seat).frame) for seat in (0, 1, 2, SPECTATOR)]
    assert laid == [["yellow_disarm_bomb"], ["yellow_disarm_bomb"], ["back"], ["back"]]


@pytest.mark.clause("BSX-MEMORY-01")
def test_a_revealed_card_is_remembered_by_all() -> None:
    """What the Commander reveals everyone has seen, no matter who programmed it."""
    match = table(roles=("role_commander", "role_driver"), frame=["blue_open_door", "blue_rescue_hostage"])
    assert cards(memory(match, 0).frame) == ["back", "back"]
    answer(match, 0, "reveal", slot=1)
    for seat in (0, SPECTATOR):
        assert cards(memory(match, seat).frame) == ["back", "blue_rescue_hostage"]
