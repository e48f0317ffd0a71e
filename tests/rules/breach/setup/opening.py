"""Words for tests of set-up: new matches, what is chosen in them, and the rooms that come up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.rules.breach.table import asked, draws, g, whole, whom

from getaway.games.breach import GAME
from getaway.kernel import Match, Seat, Wish

MANY = range(20)
"""Seeds enough to see that something is left to chance."""


def new(players: int = 2, *chances: str | int, seed: int = 0, **options: Any) -> Match:
    """A new match at its first question; the chances come in this order, then those of the seed."""
    if chances:
        return whole(GAME.new(players, chance=draws(*chances), **options))
    return whole(GAME.new(players, seed=seed, **options))


def drawn(players: int = 2, seed: int = 0, **options: Any) -> Match:
    """A new match with set-up behind it, for all choices of set-up were left to chance."""
    match = new(players, seed=seed, team="random", **options)
    assert asked(match) == "where-to-connect"
    return match


def take(match: Match, seat: Seat | None = None, **args: Any) -> None:
    """A seat chooses; the first that is left unless something is named."""
    seat = whom(match) if seat is None else seat
    wish = next(iter(match.asks[0].choice)) if not args else Wish(f"choose-{next(iter(args))}", **args)
    match.answer(seat, wish)
    whole(match)


def choices(match: Match, question: str) -> Iterator[Seat]:
    """Who is asked this, one after another; what stands when the next is wanted is answered with the first choice."""
    while asked(match) == question:
        before = len(match.log)
        yield whom(match)
        if len(match.log) == before:
            take(match)


def skip_to(match: Match, question: str) -> None:
    """Choose anything until this is asked."""
    while asked(match) != question:
        assert g(match).phase.startswith("setup")
        take(match)


def settle(match: Match) -> None:
    """Choose anything until set-up is over."""
    skip_to(match, "where-to-connect")
