"""Your own table, at which a scene or a lesson begins: bots have the other seats, and it counts nowhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from getaway.games import BrokenGame, UnknownGame, find
from getaway.kernel import Game, Match, Refused
from getaway.table.acts import BOT, LIVE, PERSON, Branch, Opened, Seating
from getaway.table.branching import Tried, begun, secrets_of
from getaway.table.house import House
from getaway.table.opening import PATIENCE, id_of, key_of, lay, new_secret

T = TypeVar("T")


class Shown(Protocol):
    """What such a table is for, and the seat that a person has there."""

    @property
    def key(self) -> str:
        """Its name among those of its game."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def seat(self) -> int:
        """Whose seat it is."""


def found(game: str, key: str, all_of: Callable[[str], Mapping[str, T]]) -> tuple[Game[Any], T]:
    """A scene or lesson of a game by its name, or a refusal."""
    try:
        known = find(game)
        return known, all_of(known.package)[key]
    except (UnknownGame, BrokenGame, KeyError) as unknown:
        raise Refused("GT-GAME-01", game=f"{game[:40]} {key[:40]}") from unknown


def first_row(match: Match, kind: str, shown: Shown, seats: tuple[Seating, ...], at: int) -> Opened:
    """The first row of such a table: a what-if of nothing but where it begins."""
    return Opened(
        game=match.game.name,
        seats=seats,
        options={},
        pace=LIVE,
        practice=True,
        watch=False,
        commitment="",
        patience=PATIENCE[LIVE],
        branch=Branch(f"{kind}:{shown.key}", 0, shown.seat, begun(match), open=True),
        at=at,
    )


def seats(shown: Shown, name: str, key: str, level: str = "") -> tuple[Seating, ...]:
    """A person at their seat, bots of this level at all others."""
    bots = [Seating(BOT, level=level) for _ in range(shown.players)]
    return (*bots[: shown.seat], Seating(PERSON, name, (key,) if key else ()), *bots[shown.seat + 1 :])


async def laid(house: House, shown: Shown, asked: str, row: Callable[[str], Opened], chance: bytes = b"") -> Tried:
    """Open the table; its secret is the one that was asked for, if one was."""
    secret = asked or new_secret()
    await lay(house.store, row(key_of(secret)), id_of(secret), chance)
    return Tried(id_of(secret), shown.seat, secrets_of(secret, shown.players, shown.seat, alone=False))
