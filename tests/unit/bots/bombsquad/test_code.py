"""The secret team code: what a clue means beyond its words is the same for every seat, and true."""

from __future__ import annotations

import pytest

from getaway.bots import Bot, offered
from getaway.bots.bombsquad.code import hats, pointing
from getaway.bots.bombsquad.code.agreement import Agreement, agreement, notes_for
from getaway.bots.bombsquad.code.notes import Noted, Notes
from getaway.bots.bombsquad.literal import decide
from getaway.bots.bombsquad.plans import ground
from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.table.pieces import CARD_KEYS, DECK, KINDS
from getaway.games.bombsquad.table.state import UNKNOWN
from getaway.kernel import Match, to_json


def notes_of(match: Match, seat: int) -> Notes:
    """What a seat has noted, from its record."""
    notes = notes_for(match.g, seat)
    assert notes is not None
    return notes.read(match.record(seat).items)


def team_up(players: int, turns: int, mission: str = "m01", seed: int = 1) -> Match:
    """A match of a team with a code after some turns."""
    match = GAME.new(players, seed=seed, mission=mission, clock="turns")
    while not match.over and match.g.turns < turns:
        ask = match.asks[0]
        notes = notes_of(match, ask.seat)
        match.answer(ask.seat, decide(match.g, ask, agreement(match.g, notes)).wish)
    return match


@pytest.mark.parametrize(("players", "mission", "turns"), [(2, "m01", 22), (3, "m04", 22), (4, "m01", 22)])
def test_all_agree_on_what_is_true(players: int, mission: str, turns: int) -> None:
    """The notes of every seat leave the same kinds possible, and the card's own is among them."""
    match = team_up(players, turns, mission)
    notes = [notes_of(match, seat) for seat in range(players)]
    assert len({each.masks for each in notes}) == 1
    kinds = [
        (mask, DECK[card])
        for hand, held in zip(notes[0].masks, match.g.hands, strict=True)
        for mask, card in zip(hand, held, strict=True)
    ]
    assert all(mask >> kind & 1 for mask, kind in kinds)
    assert all(agreement(match.g, each) is not None for each in notes)


def test_the_code_tells_more_than_the_words() -> None:
    """After the same clues, more is known than from the clues as such."""
    match = team_up(4, 12)
    notes = notes_of(match, 0)
    words = Notes(0, 4, ground(match.g), lambda *_: None).read(match.record(0).items)
    left = [sum(mask.bit_count() for hand in each.masks for mask in hand) for each in (notes, words)]
    assert left[0] < left[1]


def test_notes_follow_the_building_and_the_piles() -> None:
    """After activations the robot, the board and the discards are where they are."""
    match = team_up(4, 45, "m04")
    notes = notes_of(match, 2)
    assert (notes.robot, notes.board) == (match.g.robot, match.g.board)
    assert notes.discards == [DECK[card] for card in match.g.discards]
    assert len(notes.frame) == len(match.g.frame)


def at_start(players: int, hands: tuple[tuple[str, ...], ...], seat: int) -> Notes:
    """Notes at the first turn of the training mission, where these hands were dealt."""
    match = GAME.arrange(players, mission="alpha", hands=hands)
    notes = notes_for(match.g, seat)
    assert notes is not None
    for holder, hand in enumerate(hands):
        notes.hands[holder] = [Noted(UNKNOWN if holder == seat else CARD_KEYS.index(key)) for key in hand]
    return notes


HANDS = (("red_move",), ("yellow_open_door",), ("red_disarm_bomb",))


@pytest.mark.parametrize("seat", [1, 2])
def test_each_player_subtracts_what_it_sees(seat: int) -> None:
    """A true number is decoded by both others: each learns that its card is one of those with that number."""
    giver = at_start(3, HANDS, 0)
    number = hats.true_number(giver, 0)
    mine = at_start(3, HANDS, seat)
    decoded = dict(zip((1, 2), hats.decoded(mine, 0, number), strict=True))
    assert decoded[seat][1] >> CARD_KEYS.index(HANDS[seat][0]) & 1
    assert decoded[seat][1].bit_count() < KINDS
    other = hats.decoded(mine, 0, (number + 1) % 4)
    assert not other[seat - 1][1] >> CARD_KEYS.index(HANDS[seat][0]) & 1


def test_a_pointing_clue_must_be_true() -> None:
    """For two, a clue that would point at another kind than the card's isn't allowed."""
    hands = (("red_move",), ("red_disarm_bomb", "blue_open_door"))
    notes = at_start(2, hands, 0)
    first = pointing.pointed(notes, 1, "red", (0,))
    assert first is not None
    allowed = Agreement(notes).after(1, "red")
    assert (allowed is not None) == (first[1] == CARD_KEYS.index("red_disarm_bomb"))


def test_what_was_undone_is_not_noted() -> None:
    """Items after the mark that an undo names don't count any more."""
    match = team_up(3, 6)
    record = match.record(0)
    kept = next(i for i, item in enumerate(record.items) if b'"Informed"' in item)
    undone = to_json({"item": "undone", "rev": len(record.items), "seat": 0, "holds": kept})
    words = Notes(0, 3, ground(match.g), hats.meaning).read((*record.items, undone))
    assert all(mask.bit_count() == KINDS for hand in words.masks for mask in hand)


def test_it_is_only_for_tables_of_bots() -> None:
    """The level is declared as one for bots alone, and is not offered to others."""
    assert GAME.levels["coded"].alone
    assert "coded" not in offered(GAME, alone=False)
    assert "coded" in offered(GAME, alone=True)


def test_its_reasons_have_words() -> None:
    """A clue for the code says so, and the bot answers from its record alone."""
    match = team_up(4, 9)
    names = set()
    while match.g.turns < 20:
        seat = match.asks[0].seat
        decision = Bot("coded").decide(match.record(seat))
        assert decision is not None
        assert decision.reason is not None
        names.add(decision.reason.name)
        match.answer(seat, decision.wish)
    assert "code" in names
