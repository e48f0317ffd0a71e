"""Helpers that make the tests of Bomb Squad read like play."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest
from tests.rules.bombsquad.cited import wrongly_cited

from getaway.games.bombsquad import arrange
from getaway.games.bombsquad.scoring.outcome import Outcome
from getaway.games.bombsquad.shown.view import View
from getaway.games.bombsquad.table.building import CRATE
from getaway.games.bombsquad.table.pieces import CARD_KEYS, DECK
from getaway.kernel import Event, Match, Refused, Seat, Wish

E = TypeVar("E", bound=Event)
Space = tuple[int, int]
MOVES = ("", "red_move", "yellow_move", "blue_move")
"""The move cards by the spaces they go."""


def answer(match: Match, seat: Seat, verb: str, **args: Any) -> None:
    """The seat does this."""
    match.answer(seat, Wish(verb, **args))


def refused(match: Match, seat: Seat, wish: Wish) -> str:
    """The clause that refuses the wish; nothing has changed after it."""
    before = match.state_hash
    with pytest.raises(Refused) as caught:
        match.answer(seat, wish)
    assert match.state_hash == before
    assert match.incidents == []
    return caught.value.clause


def told(match: Match, seat: Seat, kind: type[E]) -> list[E]:
    """The events of this kind that the seat was told, oldest first; all that it was told cites its clauses."""
    assert wrongly_cited(match, seat) == []
    events = [getattr(item, "event", None) for item in match.told(seat)]
    return [event for event in events if isinstance(event, kind)]


def sees(match: Match, seat: Seat) -> View:
    """The table as the seat sees it now."""
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def result(match: Match) -> Outcome:
    """How the mission ended."""
    assert isinstance(match.outcome, Outcome)
    return match.outcome


def names(cards: tuple[int, ...]) -> list[str]:
    """These cards by name, such as `red_move`."""
    return [CARD_KEYS[DECK[card]] for card in cards]


def activate(match: Match, *slots: int) -> None:
    """The active seat activates and puts the cards in this order, by default as they lie."""
    seat = match.g.active
    answer(match, seat, "activate")
    answer(match, seat, "order", slots=slots or tuple(range(len(match.g.frame))))


def go(match: Match, *directions: str) -> None:
    """The operator sends the robot these ways, one for each move card in turn."""
    for direction in directions:
        answer(match, match.g.active, "go", direction=direction)


def driving(*distances: int, **position: Any) -> Match:
    """The robot is about to carry out moves of these distances, with 10 cells and nothing to pay beforehand."""
    return arrange(**{"phase": "operate", "frame": [MOVES[n] for n in distances], "main": 10, **position})


def robot(match: Match) -> Space:
    """Where the active robot stands."""
    return space(match, match.g.robot)


def space(match: Match, cell: int) -> Space:
    """The row and column of a cell."""
    row, column = match.g.building.grid.at(cell)
    return row, column


def cell(match: Match, *at: int) -> int:
    """The cell in this row and column."""
    return int(match.g.building.grid.cell(*at))


def crates(match: Match) -> list[Space]:
    """Where the crates stand."""
    return [space(match, i) for i, code in enumerate(match.g.board) if code == CRATE]
