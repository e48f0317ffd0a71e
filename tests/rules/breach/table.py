"""Words in which the tests of The Breach read like play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import pytest
from tests.rules.breach.whole import check_whole

from getaway.games.breach import GAME
from getaway.games.breach.model import Breach
from getaway.games.breach.parts import BOXES, COLOURS, Ice, Player
from getaway.kernel import Event, Match, Recorded, Refused, Seat, Seeded, Wish
from getaway.kernel.stream import Told

E = TypeVar("E", bound=Event)


def draws(*values: Mapping[str, Any] | str | int) -> Recorded:
    """What chance gives, in this order, then anything: cards, rooms, faces of the die by name, tokens."""
    return Recorded([dict(v) if isinstance(v, Mapping) else {"item": v} for v in values], Seeded(0))


def arrange(players: int = 2, *chances: Mapping[str, Any] | str | int, **position: Any) -> Match:  # noqa: ANN401 - see `arranged`
    """A match at a position; the chances come in this order."""
    return whole(GAME.arrange(players, chance=draws(*chances), **position))


def whole(match: Match) -> Match:
    """The same match, without a fault."""
    check_whole(match)
    return match


def do(match: Match, verb: str, seat: Seat | None = None, **args: Any) -> None:  # noqa: ANN401 - any verb's arguments
    """A seat does this: the one that is asked unless another is named; nothing is made or lost by it."""
    before = dict(GAME.components(match.g))
    match.answer(match.asks[0].seat if seat is None else seat, Wish(verb, **args))
    whole(match)
    assert dict(GAME.components(match.g)) == before


def refused(match: Match, verb: str, seat: Seat | None = None, **args: Any) -> str:  # noqa: ANN401 - as above
    """The clause that refuses this; nothing has changed after it."""
    before = match.state_hash
    with pytest.raises(Refused) as caught:
        match.answer(match.asks[0].seat if seat is None else seat, Wish(verb, **args))
    assert match.state_hash == before
    assert match.incidents == []
    return caught.value.clause


def can(match: Match, verb: str) -> list[dict[str, Any]]:
    """Every legal way to do this now, by its arguments."""
    return [dict(wish.args) for ask in match.asks[:1] for wish in ask.choice if wish.verb == verb]


def may(match: Match, seat: Seat, verb: str) -> list[dict[str, Any]]:
    """Every way in which a seat may do this unasked."""
    return [dict(wish.args) for wish in match.offers(seat) if wish.verb == verb]


def asked(match: Match) -> str:
    """The question that stands."""
    return match.asks[0].question.name


def whom(match: Match) -> Seat:
    """Who is asked."""
    return match.asks[0].seat


def g(match: Match) -> Breach:
    """The state."""
    state: Breach = match.g
    return state


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


def told(match: Match, kind: type[E], seat: Seat = 0) -> list[E]:
    """The events of this kind that a seat was told, oldest first."""
    items = [item for item in match.told(seat) if isinstance(item, Told)]
    return [item.event for item in items if isinstance(item.event, kind)]


def cited(match: Match, kind: type[Event], seat: Seat = 0) -> list[tuple[str, ...]]:
    """The clauses by which events of this kind were told."""
    items = [item for item in match.told(seat) if isinstance(item, Told)]
    return [tuple(item.cites) for item in items if isinstance(item.event, kind)]


def to_the_end_of_turn(match: Match) -> None:
    """Play on without doing anything more until the turn is over, or the Firewall asks something."""
    seat = g(match).active
    for verb in ("end-actions", "end-configuring", "end-turn"):
        if g(match).active == seat and any(wish.verb == verb for wish in match.asks[0].choice):
            do(match, verb)
