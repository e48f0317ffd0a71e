"""Words in which the tests of burncycle read like play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec
from tests.rules.burncycle.whole import check_whole
from tests.rules.play import asked, can, cited, draws, refused, told  # noqa: F401 - words of both games

from getaway.games.burncycle import GAME
from getaway.games.burncycle.shown.view import View
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import Bot, Unit
from getaway.games.burncycle.table.pieces import dice
from getaway.kernel import Match, Play, Seat, Wish

Space = tuple[int, int]


def faces(*shown: int | tuple[str, int]) -> Mapping[str, Any]:
    """A throw of action dice by the AP shown: 0, 1 and 2 of basic dice, ("advanced", 3) and ("elite", 2) of others.

    ("reroll", 3) is the elite face with the reroll icon. Dice are thrown basic first, then advanced, then elite.
    """
    return {"faces": tuple([_face(each) for each in shown])}


def _face(shown: int | tuple[str, int]) -> int:
    kind, ap = shown if isinstance(shown, tuple) else ("basic", shown)
    if kind == "reroll":
        return dice().reroll[0]
    return list(getattr(dice(), kind)).index(ap)


def arrange(players: int = 1, *chances: Mapping[str, Any] | str, **position: Any) -> Match:
    """A match at a position; the chances come in this order."""
    match = GAME.arrange(players, chance=draws(*chances), **position)
    check_whole(match)
    return match


def do(match: Match, verb: str, seat: Seat | None = None, **args: Any) -> None:
    """A seat does this: the one that is asked unless another is named; a script that raises fails the test."""
    before = match.g.phase, dict(GAME.components(match.g))
    match.answer(match.asks[0].seat if seat is None else seat, Wish(verb, **args))
    check_whole(match)
    assert before[0].startswith("setup") or dict(GAME.components(match.g)) == before[1]


def g(match: Play) -> Burncycle:
    """The state."""
    state: Burncycle = match.g
    return state


def sees(match: Match, seat: Seat) -> View:
    """The table as a seat sees it now."""
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def agent(match: Match, seat: Seat = 0) -> Bot:
    """An agent."""
    return g(match).bots[seat]


def module(match: Match) -> Bot:
    """The command module."""
    return g(match).bots[g(match).module]


def unit(match: Match, number: int = 1) -> Unit:
    """A security unit, numbered as arranged."""
    found = g(match).unit(number)
    assert found is not None
    return found


def at(match: Match, space: Space) -> int:
    """The number of a space, by row and column."""
    return g(match).floor.cell(*space)


def without_tape(state: Burncycle) -> dict[str, Any]:
    """The state as plain data, to compare two."""
    return {name: msgspec.to_builtins(getattr(state, name)) for name in state.__struct_fields__ if name != "tape"}


@contextmanager
def boxed(cards: Mapping[str, Any], **more: Any) -> Iterator[None]:
    """More cards in the box, by name, for as long as a test needs them: `boxed(captains(), mute=...)`."""
    assert isinstance(cards, dict)
    cards.update(more)
    try:
        yield
    finally:
        for name in more:
            del cards[name]
