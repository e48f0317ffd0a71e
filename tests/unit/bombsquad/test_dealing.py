"""Drawing worlds, step by step: counts against plain enumeration, and lots that are all drawn alike."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from getaway.games.bombsquad.proof.worlds import (
    by_card,
    deal,
    deal_tight,
    fitting_kinds,
    is_left,
    is_tight,
    minus,
    mixed,
    ways,
    weighted,
)
from getaway.games.bombsquad.table.clues import BITS, NOTHING_TOLD, VALUES
from getaway.games.bombsquad.table.pieces import DECK, KINDS
from getaway.games.bombsquad.table.state import UNKNOWN
from getaway.kit.zones import shuffled

RED_MOVE = DECK[0]
RED = 0b1111001
"""The hint of a card that is red."""
NOT_RED = 0b1111110


def seeded(seed: int) -> Random:
    """Dice of this seed."""
    return Random(seed)  # noqa: S311 - play isn't cryptography


class Lots:
    """Dice that go through all lots of a given shape, one after the other, as an odometer does."""

    def __init__(self) -> None:
        self.at: list[int] = []
        self.sides: list[int] = []
        self.thrown = 0

    def randrange(self, sides: int) -> int:
        """The next lot, below the number of sides."""
        if self.thrown == len(self.at):
            self.at.append(0)
            self.sides.append(sides)
        assert self.sides[self.thrown] == sides
        self.thrown += 1
        return self.at[self.thrown - 1]

    def turn(self) -> bool:
        """Go on to the next lots, if there are any."""
        self.thrown = 0
        while self.at and self.at[-1] + 1 == self.sides[-1]:
            self.at.pop()
            self.sides.pop()
        if self.at:
            self.at[-1] += 1
        return bool(self.at)


def test_every_order_comes_from_as_many_lots() -> None:
    """Of the lots of a shuffle each gives another order, and every order comes."""
    dice, orders = Lots(), Counter[tuple[int, ...]]()
    while True:
        orders[tuple(shuffled([1, 2, 3, 4], dice))] += 1
        if not dice.turn():
            break
    assert orders == Counter(permutations((1, 2, 3, 4)))


def test_a_place_is_drawn_as_often_as_its_weight() -> None:
    """Over all lots a place comes as often as it weighs, and one that weighs nothing never."""
    dice, places = Lots(), Counter[int]()
    while True:
        places[weighted([0, 3, 0, 1, 2], dice)] += 1
        if not dice.turn():
            break
    assert places == {1: 3, 3: 1, 4: 2}


def test_hidden_tokens_are_mixed_in_every_way() -> None:
    """What was turned up stays, the others come in each order once."""
    dice, seen = Lots(), Counter[tuple[int, ...]]()
    while True:
        seen[mixed((UNKNOWN, 2, UNKNOWN, UNKNOWN), dice)] += 1
        if not dice.turn():
            break
    assert seen == {(a, 2, b, c): 1 for a, b, c in permutations((0, 1, 3))}


def test_a_card_fits_what_clues_leave_possible() -> None:
    """Both values of the card must be left."""
    for card, kind in enumerate(DECK):
        assert is_left(kind, NOTHING_TOLD)
        assert is_left(kind, BITS[card])
        for bit in range(len(VALUES)):
            assert is_left(kind, NOTHING_TOLD & ~(1 << bit)) is not bool(BITS[card] >> bit & 1)


def test_a_clue_is_tight_below_half_of_the_deck() -> None:
    """Counted card by card."""
    hints = [colours | actions << 3 for colours in range(1, 8) for actions in range(1, 16)]
    halves = {hint: sum(BITS[card] & hint == BITS[card] for card in range(len(DECK))) for hint in hints}
    assert {hint for hint in hints if is_tight(hint)} == {hint for hint, cards in halves.items() if cards < 27}
    assert 27 in halves.values()


@pytest.mark.parametrize("hints", [(), (RED,), (RED, RED), (RED, NOT_RED), (NOT_RED, NOTHING_TOLD, RED)])
def test_ways_are_counted_as_by_hand(hints: tuple[int, ...]) -> None:
    """As many as there are orders of individual cards that fit."""
    counts = tuple((2, 1, 0, 2, 1, *[0] * KINDS)[:KINDS])
    cards = [kind for kind, n in enumerate(counts) for _ in range(n)]
    orders = permutations(cards, len(hints))
    assert ways(hints, counts) == sum(all(map(is_left, order, hints)) for order in orders)
    assert minus(counts, 0) == (1, *counts[1:])


def test_kinds_come_with_the_weight_of_their_deals() -> None:
    """Two hinted places: every pair of kinds comes as often as individual cards give it."""
    counts = tuple((2, 1, 0, 2, 1, *[0] * KINDS)[:KINDS])
    cards = [kind for kind, n in enumerate(counts) for _ in range(n)]
    pairs = Counter(pair for pair in permutations(cards, 2) if is_left(pair[0], RED) and is_left(pair[1], NOT_RED))
    dice = seeded(1)
    drawn = Counter(tuple(fitting_kinds([RED, NOT_RED], counts, dice)) for _ in range(2_000))
    assert drawn.keys() == pairs.keys()
    assert all(abs(drawn[p] / 2_000 - n / pairs.total()) < 0.05 for p, n in pairs.items())


def test_a_deal_keeps_to_what_was_seen_and_told() -> None:
    """Known kinds lie where they were seen, tight and loose clues hold, every card is there once."""
    hidden = (UNKNOWN,) * 4
    zones = ((UNKNOWN,) * 46, (RED_MOVE, RED_MOVE), hidden, (UNKNOWN, DECK[53]))
    told = ((NOTHING_TOLD,) * 46, (NOTHING_TOLD,) * 2, (RED, NOT_RED, BITS[0], BITS[53]), (BITS[20], NOTHING_TOLD))
    firsts = set()
    for seed in range(40):
        dealt = deal(zones, told, seeded(seed))
        assert sorted(card for zone in dealt for card in zone) == list(range(54))
        assert [DECK[card] for card in dealt[1]] == [RED_MOVE, RED_MOVE]
        assert DECK[dealt[3][1]] == DECK[53]
        for zone, hints in zip(dealt, told, strict=True):
            assert all(map(is_left, [DECK[card] for card in zone], hints))
        firsts.add(dealt[1][0])
    assert len(firsts) > 3


def test_a_tight_deal_is_any_deal_of_the_rest() -> None:
    """Places without a tight clue get any card that is left."""
    seen = set()
    for seed in range(60):
        dealt = deal_tight(((UNKNOWN,) * 53, (UNKNOWN,)), [(1, 0, BITS[53])], seeded(seed))
        assert DECK[dealt[1][0]] == DECK[53]
        assert sorted(dealt[0] + dealt[1]) == list(range(54))
        seen.add(dealt[0][0])
    assert len(seen) > 20


def test_marks_go_with_their_cards() -> None:
    """A mark by place becomes a mark by card; a card in no zone has none."""
    table = by_card([(3, 1), (), (53,)], [(7, 9), (), (5,)])
    assert {card: mark for card, mark in enumerate(table) if mark} == {3: 7, 1: 9, 53: 5}
    assert len(table) == 54
