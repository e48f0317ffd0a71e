"""Give Information: tell another player which cards have one value."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.bombsquad.table import answer, refused, sees, told

from getaway.games import bombsquad
from getaway.games.bombsquad.table.clues import VALUES
from getaway.games.bombsquad.turn.events import Informed
from getaway.kernel import Match, Wish

KAIA = ["red_move", "yellow_move", "red_open_door", "red_rescue_hostage", "yellow_disarm_bomb", "yellow_open_door"]
"""Red at the first, third and fourth place; no blue card."""


def table(*hands: list[str], players: int = 2, **options: Any) -> Match:
    """Seat 0 has the turn; the hand of seat 1 is Kaia's unless others are given."""
    return bombsquad.arrange(players, mission="m01", hands=hands or ([], KAIA), **options)


def possible(match: Match, seat: int, place: int) -> set[str]:
    """The values that this card of the seat's hand may still have, as the seat itself reads it."""
    hint = sees(match, seat).hands[seat][place].hint
    return {value for i, value in enumerate(VALUES) if hint >> i & 1}


@pytest.mark.clause("BS-INFO-01")
def test_information_goes_to_another_player() -> None:
    """A player may inform each of the others, and not themselves or a seat that isn't there."""
    match = table([], KAIA[:5], KAIA[:5], players=3)
    for to in (1, 2):
        assert match.why(0, Wish("inform", to=to, colour="red"))
    for to in (0, 3, -1):
        assert refused(match, 0, Wish("inform", to=to, colour="red")) == "BS-INFO-01"
    answer(match, 0, "inform", to=2, colour="red")
    assert possible(match, 2, 0) & {"red", "yellow", "blue"} == {"red"}
    assert possible(match, 1, 0) == set(VALUES)


@pytest.mark.clause("BS-INFO-02")
@pytest.mark.parametrize(
    "said", [{"colour": "red"}, {"colour": "yellow"}, {"action": "move"}, {"action": "disarm_bomb"}]
)
def test_one_value_is_told(said: dict[str, str]) -> None:
    """A colour or an action type is accepted."""
    match = table()
    answer(match, 0, "inform", to=1, **said)
    assert [event.value for event in told(match, 1, Informed)] == list(said.values())


@pytest.mark.clause("BS-INFO-02")
@pytest.mark.parametrize(
    "said", [{}, {"colour": "red", "action": "move"}, {"colour": "move"}, {"action": "red"}, {"colour": "green"}]
)
def test_no_more_and_no_less_than_one_value(said: dict[str, str]) -> None:
    """Nothing, both at once, or a word that isn't such a value is refused."""
    assert refused(table(), 0, Wish("inform", to=1, **said)) == "BS-INFO-02"


@pytest.mark.clause("BS-INFO-03", "BS-INFO-05", "BS-INFO-10")
def test_every_matching_card_is_indicated() -> None:
    """With red cards at the first, third and fourth place exactly these are marked red."""
    match = table()
    answer(match, 0, "inform", to=1, colour="red")
    assert told(match, 1, Informed) == [Informed(0, 1, "red", (0, 2, 3))]
    marked = [possible(match, 1, place) & {"red", "yellow", "blue"} for place in range(6)]
    assert marked == [{"red"}, {"yellow", "blue"}, {"red"}, {"red"}, {"yellow", "blue"}, {"yellow", "blue"}]


@pytest.mark.clause("BS-INFO-03")
@pytest.mark.parametrize(
    ("action", "places"),
    [("move", (0, 1)), ("open_door", (2, 5)), ("rescue_hostage", (3,)), ("disarm_bomb", (4,))],
)
def test_every_card_of_an_action_type_is_indicated(action: str, places: tuple[int, ...]) -> None:
    """The places told are those of the cards with the action type, whatever their colour."""
    match = table()
    answer(match, 0, "inform", to=1, action=action)
    assert told(match, 1, Informed) == [Informed(0, 1, action, places)]


@pytest.mark.clause("BS-INFO-04", "BS-INFO-05")
@pytest.mark.parametrize("places", [(0, 1), (0,), (0, 2, 3)])
def test_nobody_picks_the_places(places: tuple[int, ...]) -> None:
    """A clue that points at cards itself, wrong, incomplete or right, is refused: the table points."""
    assert refused(table(), 0, Wish("inform", to=1, colour="red", cards=places)) == "GT-FORM-01"


@pytest.mark.clause("BS-INFO-04")
@pytest.mark.parametrize("value", [value for value in VALUES if value != "blue"])
def test_information_is_true(value: str) -> None:
    """Whatever the clue, the true values of every card stay possible."""
    match = table()
    answer(match, 0, "inform", to=1, **{"colour" if value in VALUES[:3] else "action": value})
    for place, card in enumerate(KAIA):
        assert set(card.split("_", 1)) <= possible(match, 1, place)


@pytest.mark.clause("BS-INFO-06")
def test_no_preference_among_the_cards() -> None:
    """A clue carries who, to whom, which value and the places from left to right; emphasis is refused."""
    match = table()
    assert refused(match, 0, Wish("inform", to=1, colour="red", first=3)) == "GT-FORM-01"
    answer(match, 0, "inform", to=1, colour="red")
    clue = told(match, 1, Informed)[0]
    assert clue.__struct_fields__ == ("seat", "to", "value", "places")
    assert list(clue.places) == sorted(set(clue.places))
    assert possible(match, 1, 2) == possible(match, 1, 3) == set(VALUES) - {"yellow", "blue"}


@pytest.mark.clause("BS-INFO-07")
@pytest.mark.parametrize("seat", [0, 1, 2, -1])
def test_cards_are_indicated_by_place(seat: int) -> None:
    """Everyone at the table hears the same places of the hand, and no face."""
    match = table([], KAIA[:5], players=3)
    answer(match, 0, "inform", to=1, action="move")
    assert told(match, seat, Informed) == [Informed(0, 1, "move", (0, 1))]
    assert {card.kind for card in sees(match, 1).hands[1]} == {-1}


@pytest.mark.clause("BS-INFO-08")
def test_a_value_nobody_has_is_no_clue() -> None:
    """Kaia has no blue card, so blue is neither offered nor accepted."""
    match = table()
    assert refused(match, 0, Wish("inform", to=1, colour="blue")) == "BS-INFO-08"
    clues = {wish.get("colour") for wish in match.asks[0].choice if wish.verb == "inform"}
    assert clues == {"red", "yellow", None}


@pytest.mark.clause("BS-INFO-08")
def test_a_table_may_allow_empty_clues() -> None:
    """With empty clues switched on, blue marks no card and rules blue out for all of them."""
    match = table(empty_clues=True)
    answer(match, 0, "inform", to=1, colour="blue")
    assert told(match, 1, Informed) == [Informed(0, 1, "blue", ())]
    assert all(possible(match, 1, place) == set(VALUES) - {"blue"} for place in range(6))


@pytest.mark.clause("BS-INFO-09")
def test_information_is_free_and_moves_nothing() -> None:
    """Ten clues, the same again and again, leave hands, piles, frame, robot and batteries as they were."""
    match = table(KAIA, KAIA, frame=["red_move", "blue_move"], discards=["red_move"], main=3, reserve=2)
    before = lying(match)
    for turn in range(10):
        answer(match, turn % 2, "inform", to=1 - turn % 2, colour="red")
    assert lying(match) == before
    assert match.g.turns == 10


def lying(match: Match) -> tuple[object, ...]:
    """Everything on the table that could move."""
    g = match.g
    return (g.hands, g.draw, g.discards, g.frame, g.board, g.secured, g.robot, g.main, g.reserve)


ETHAN = ["red_move", "red_open_door", "yellow_open_door", "blue_disarm_bomb", "yellow_move", "red_disarm_bomb"]


@pytest.mark.clause("BS-INFO-11")
def test_ethan_and_kaia() -> None:
    """Ethan tells Kaia her red cards; Kaia tells Ethan that his first and fifth cards are moves."""
    match = table(ETHAN, KAIA)
    answer(match, 0, "inform", to=1, colour="red")
    answer(match, 1, "inform", to=0, action="move")
    assert told(match, 1, Informed) == [Informed(0, 1, "red", (0, 2, 3)), Informed(1, 0, "move", (0, 4))]
    reds = [place for place in range(6) if possible(match, 1, place) & {"red", "yellow", "blue"} == {"red"}]
    moves = [place for place in range(6) if possible(match, 0, place) & set(VALUES[3:]) == {"move"}]
    assert (reds, moves) == ([0, 2, 3], [0, 4])


@pytest.mark.clause("BS-INFO-12")
def test_kaia_puts_two_clues_together() -> None:
    """Fourth card red, first and fourth disarm: the fourth is a red disarm card, the first a disarm card not red."""
    hand = ["yellow_disarm_bomb", "yellow_move", "blue_move", "red_disarm_bomb", "yellow_open_door", "blue_open_door"]
    match = table(ETHAN, hand)
    answer(match, 0, "inform", to=1, colour="red")
    answer(match, 1, "inform", to=0, action="move")
    answer(match, 0, "inform", to=1, action="disarm_bomb")
    assert possible(match, 1, 3) == {"red", "disarm_bomb"}
    assert possible(match, 1, 0) == {"yellow", "blue", "disarm_bomb"}
    assert possible(match, 1, 1) == {"yellow", "blue", "move", "open_door", "rescue_hostage"}
