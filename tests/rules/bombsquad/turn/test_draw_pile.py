"""The draw pile: the discard pile turned over, never shuffled."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.rules.bombsquad.table import answer, names, refused, told

from getaway.games import bombsquad
from getaway.games.bombsquad.ground.events import Drew, TurnedOver
from getaway.games.bombsquad.table.clues import NOTHING_TOLD
from getaway.games.bombsquad.table.pieces import CARD_KEYS, DECK
from getaway.kernel import Match, Wish

HANDS = (["red_move"] * 6, ["yellow_move"] * 6)


def all_but(*taken: str) -> list[str]:
    """The deck without these cards, in a fixed order."""
    left = Counter(CARD_KEYS[kind] for kind in DECK) - Counter(taken)
    return [card for card, figure in reversed(left.items()) for _ in range(figure)]


def table(*pile: str, **options: Any) -> Match:
    """Two players, this draw pile, and every other card among the discards."""
    discards = all_but(*HANDS[0], *HANDS[1], *pile)
    return bombsquad.arrange(2, mission="m01", hands=HANDS, draw=pile, discards=discards, **options)


@pytest.mark.clause("BS-DRAW-01")
def test_the_discards_become_the_draw_pile() -> None:
    """With the draw pile empty the card needed comes from the turned discard pile, and all are told."""
    match = table()
    assert (len(match.g.draw), len(match.g.discards)) == (0, 42)
    answer(match, 0, "program", card=0)
    assert told(match, 0, TurnedOver) == told(match, 1, TurnedOver) == [TurnedOver(42)]
    assert (len(match.g.draw), len(match.g.discards)) == (41, 0)
    assert len(match.g.hands[0]) == 6


@pytest.mark.clause("BS-DRAW-01")
def test_the_pile_is_turned_when_a_card_is_needed() -> None:
    """Drawing the last card leaves the draw pile empty; only the next draw turns the discards over."""
    match = table("blue_move")
    answer(match, 0, "program", card=0)
    assert names(match.g.hands[0])[5] == "blue_move"
    assert (len(match.g.draw), len(match.g.discards)) == (0, 41)
    assert told(match, 0, TurnedOver) == []
    answer(match, 1, "inform", to=0, colour="red")
    assert told(match, 0, TurnedOver) == []
    answer(match, 0, "program", card=0)
    assert told(match, 0, TurnedOver) == [TurnedOver(41)]


@pytest.mark.clause("BS-DRAW-01")
def test_the_card_just_discarded_is_turned_over_too() -> None:
    """The called card goes on the pile before the draw, so it becomes the last card of the new draw pile."""
    match = table()
    answer(match, 0, "discard", card=0, colour="red")
    assert told(match, 1, TurnedOver) == [TurnedOver(43)]
    assert names(match.g.draw)[-1] == "red_move"
    assert match.g.discards == ()


@pytest.mark.clause("BS-DRAW-02")
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_the_pile_is_never_shuffled(seed: int) -> None:
    """Whatever the seed, the turned pile gives the discards in the order in which they lay."""
    match = table(seed=seed)
    before = match.g.discards
    answer(match, 0, "program", card=0)
    assert (match.g.hands[0][5], *match.g.draw) == before


@pytest.mark.clause("BS-DRAW-03")
def test_first_discarded_first_drawn() -> None:
    """Three cards discarded in a row are drawn again in the same order once the pile is turned."""
    pile = ["blue_open_door", "blue_rescue_hostage", "blue_disarm_bomb"]
    first = ["red_disarm_bomb", "yellow_disarm_bomb", "blue_move"]
    hands = [first + ["red_move"] * 3, ["red_move"] * 6]
    rest = all_but(*hands[0], *hands[1], *pile)
    match = bombsquad.arrange(2, mission="m01", hands=hands, draw=[*pile, *rest])
    for _ in first:
        answer(match, 0, "discard", card=0, colour="red")
        answer(match, 1, "inform", to=0, colour="red")
    assert names(match.g.discards) == first
    while match.g.draw:
        answer(match, match.g.active, "discard", card=5, action="move")
    for _ in first:
        answer(match, match.g.active, "discard", card=0, colour="red")
    drawn = [max(a.card, b.card) for a, b in zip(told(match, 0, Drew), told(match, 1, Drew), strict=True)]
    assert [CARD_KEYS[card] for card in drawn[-3:]] == first


@pytest.mark.clause("BS-DRAW-04")
def test_a_card_seen_while_drawn_is_replaced() -> None:
    """The card just drawn is declared seen: it is discarded, another is drawn, and the next player's turn stands."""
    match = table("blue_move", "yellow_open_door", "blue_open_door", mishaps=True)
    answer(match, 0, "program", card=0)
    discarded = len(match.g.discards)
    answer(match, 0, "declare_seen", cards=(5,))
    assert names(match.g.discards)[discarded:] == ["blue_move"]
    assert names(match.g.hands[0])[5] == "yellow_open_door"
    assert (len(match.g.hands[0]), match.g.active, match.g.turns) == (6, 1, 1)


@pytest.mark.clause("BS-DRAW-04")
def test_only_a_card_that_was_drawn_can_have_been_seen() -> None:
    """A place beyond the hand is refused."""
    match = table("blue_move", mishaps=True)
    assert refused(match, 0, Wish("declare_seen", cards=(6,))) == "BS-SETUP-26"


def test_a_card_drawn_again_has_no_clue_on_it() -> None:
    """A card's clues are forgotten once it has been discarded, turned over and drawn again."""
    match = bombsquad.arrange(mission="alpha", hands=[["red_move"]], active=1)
    card = match.g.hands[0][0]
    match.answer(1, Wish("inform", to=0, colour="red"))
    assert match.g.hints[card] != NOTHING_TOLD
    match.answer(0, Wish("discard", card=0, colour="red"))
    for _ in range(200):
        if card in match.g.hands[0] or card in match.g.hands[1]:
            break
        match.answer(match.g.active, Wish("discard", card=0, colour="blue"))
    assert card in match.g.hands[0] + match.g.hands[1]
    assert match.g.hints[card] == NOTHING_TOLD
