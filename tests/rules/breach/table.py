"""Words in which the tests of The Breach read like play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rules.breach.whole import check_whole
from tests.rules.play import asked, can, cited, draws, refused, told  # noqa: F401 - words of both games

from getaway.games.breach import GAME
from getaway.games.breach.shown.view import View
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import BOXES, COLOURS, Ice, Player
from getaway.kernel import Match, Seat, Wish


def arrange(players: int = 2, *chances: Mapping[str, Any] | str | int, **position: Any) -> Match:
    """A match at a position; the chances come in this order."""
    return whole(GAME.arrange(players, chance=draws(*chances), **position))


def whole(match: Match) -> Match:
    """The same match, without a fault."""
    check_whole(match)
    return match


def do(match: Match, verb: str, seat: Seat | None = None, **args: Any) -> None:
    """A seat does this: the one that is asked unless another is named; nothing is made or lost by it."""
    before = dict(GAME.components(match.g))
    match.answer(match.asks[0].seat if seat is None else seat, Wish(verb, **args))
    whole(match)
    assert dict(GAME.components(match.g)) == before


def may(match: Match, seat: Seat, verb: str) -> list[dict[str, Any]]:
    """Every way in which a seat may do this unasked."""
    return [dict(wish.args) for wish in match.offers(seat) if wish.verb == verb]


def whom(match: Match) -> Seat:
    """Who is asked."""
    return match.asks[0].seat


def g(match: Match) -> Breach:
    """The state."""
    state: Breach = match.g
    return state


def sees(match: Match, seat: Seat) -> View:
    """The table as a seat sees it now."""
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def player(match: Match, seat: Seat = 0) -> Player:
    """A player's things."""
    return g(match).seats[seat]


def ice(match: Match, number: int = 11) -> Ice:
    """An ICE, numbered as arranged from 11 on; the Guardian is 10."""
    found = g(match).model(number)
    assert found is not None
    return found


def cubes(match: Match, box: str, colour: str, seat: Seat = 0) -> int:
    """How many cubes of a colour lie in a box."""
    return player(match, seat).cubes[BOXES.index(box)][COLOURS.index(colour)]


def node(match: Match, name: str) -> int:
    """The number of a node by its name."""
    return g(match).grid.node(name)


def to_the_end_of_turn(match: Match) -> None:
    """Play on without doing anything more until the turn is over, or the Firewall asks something."""
    seat = g(match).active
    for verb in ("end-actions", "end-configuring", "end-turn"):
        if g(match).active == seat and any(wish.verb == verb for wish in match.asks[0].choice):
            do(match, verb)
