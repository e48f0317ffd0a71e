"""The query `telling`: every clue with the cards it touches and the marks after it, as the rules then give it."""

from __future__ import annotations

from collections import Counter

from tests.rules.bombsquad.table import sees, told

from getaway.games.bombsquad import GAME, arrange
from getaway.games.bombsquad.shown.telling import Telling
from getaway.games.bombsquad.turn.events import Informed
from getaway.kernel import SPECTATOR, Match, Seat, Wish
from getaway.suite.walk import walk


def wish_of(way: Telling) -> Wish:
    """The answer that gives this clue."""
    return Wish("inform", to=way.to, **({"colour": way.colour} if way.colour else {"action": way.action}))


def ways(match: Match, seat: Seat) -> list[Telling]:
    """What the query says to a seat."""
    return list(match.query(seat, "telling"))


def test_a_clue_shows_what_it_touches_and_leaves() -> None:
    """Two red cards of three: they rise, and the third is marked as not red."""
    hand = ["red_move", "blue_move", "red_disarm_bomb", "blue_open_door", "blue_move", "blue_rescue_hostage"]
    match = arrange(2, hands=[[], hand])
    red = next(way for way in ways(match, 0) if way.colour == "red")
    assert red.touches == ("hand:1:0", "hand:1:2")
    assert [hint & 0b111 for hint in red.hints] == [0b001, 0b110, 0b001, 0b110, 0b110, 0b110]
    assert red.news
    match.answer(0, wish_of(red))
    again = next(way for way in ways(match, 0) if way.colour == "red")
    assert (again.touches, again.hints, again.news) == (red.touches, red.hints, False)


def test_every_clue_comes_as_it_was_shown() -> None:
    """In random play the query lists exactly the clues that are legal, and each leaves the marks it showed."""
    tried = Counter[str]()
    for number in range(len(GAME.starts())):
        for match, dice in walk(GAME, number, seed=2, longest=25):
            ask = match.asks[0]
            legal = [act for act in ask.choice.acts if act.verb == "inform"]
            if not legal:
                continue
            found = ways(match, ask.seat)
            assert {wish_of(way) for way in found} == set(legal[0].wishes())
            way = dice.choice(found)
            branch = match.fork()
            branch.answer(ask.seat, wish_of(way))
            assert tuple(card.hint for card in GAME.view(branch.g, ask.seat).hands[way.to]) == way.hints
            tried["news" if way.news else "nothing new"] += 1
    assert tried["news"] > 50


def test_the_cards_touched_are_those_indicated() -> None:
    """The places are those of the event."""
    match = arrange(3, seed=4)
    for way in ways(match, 0):
        branch = arrange(3, seed=4)
        branch.answer(0, wish_of(way))
        event = told(branch, 2, Informed)[-1]
        assert way.touches == tuple(f"hand:{event.to}:{place}" for place in event.places)


def test_nobody_is_shown_their_own_cards() -> None:
    """No clue about your own hand, nor about a Front-liner's, nor to spectators."""
    match = arrange(mission="m01", roles=["role_front_liner", "role_analyst"])
    assert ways(match, 1) == []
    assert {way.to for way in ways(match, 0)} == {1}
    assert ways(match, SPECTATOR) == []
    assert all(card.kind == -1 for card in sees(match, 1).hands[0])


def test_empty_clues_where_the_table_allows_them() -> None:
    """Then a value that no card has rules it out for the whole hand."""
    hands = [[], ["red_move"] * 6]
    assert "blue" not in [way.colour for way in ways(arrange(2, hands=hands), 0)]
    blue = next(way for way in ways(arrange(2, hands=hands, empty_clues=True), 0) if way.colour == "blue")
    assert (blue.touches, {hint & 0b111 for hint in blue.hints}) == ((), {0b011})
