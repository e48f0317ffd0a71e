"""What an option costs, how likely it is to work, and what it would bring: tried on a fork by the rules themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any, Final, NoReturn

import msgspec

from getaway.kernel.play import Play
from getaway.kernel.shapes import Shape
from getaway.kernel.state import Seat
from getaway.kernel.then import Then
from getaway.kernel.wish import Wish

DIGITS = 6
"""How exactly a chance is sent."""


class Weighed(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is known of an option beforehand. After a `final` one there is no undo: chance or a secret decides."""

    wish: Wish
    cost: dict[str, int] = {}
    need: int | None = None
    chance: float | None = None
    then: tuple[Then, ...] = ()
    final: bool = False


def as_sent(chance: Fraction | int) -> float:
    """A chance as clients get it."""
    return round(float(chance), DIGITS)


class Undecided(Exception):
    """Chance would decide here."""


class NoChance:
    """A source of chance that decides nothing, for trying what happens up to the first draw."""

    drawn = 0
    promise = ""

    def draw(self, shape: Shape) -> NoReturn:
        """Stop here."""
        raise Undecided

    def fork(self) -> NoChance:
        """The same."""
        return self


NO_CHANCE: Final = NoChance()


def tried(play: Play, seat: Seat, wish: Wish) -> tuple[Play, bool, bool]:
    """A fork that carried a wish out up to the first draw; whether there was one, and whether a secret showed."""
    fork = play.fork(NO_CHANCE)
    try:
        fork.answer(seat, wish)
    except Undecided:
        return fork, True, fork._tape.barrier
    return fork, False, fork._tape.barrier


def weigh(play: Play, seat: Seat, wishes: Iterable[Wish], spent: Callable[[], bool] = bool) -> list[Weighed]:
    """What is known of each of these wishes, as long as the time is not `spent`; raises `Refused` if one is illegal."""
    before, found = play.view(seat), []
    for wish in wishes:
        found.append(_weighed(play, seat, wish, before))
        if spent():
            break
    return found


def _weighed(play: Play, seat: Seat, wish: Wish, before: Any) -> Weighed:  # noqa: ANN401 - any game's view
    """What a secret shows isn't told beforehand: then only costs and odds are."""
    fork, drew, showed = tried(play, seat, wish)
    then = () if showed else play.game.consequences(before, play.game.view(fork.g, seat))
    verb = play.game.verbs[wish.verb]
    odds = verb.odds(play.g, seat, wish)
    need, chance = (odds.need, as_sent(odds.chance)) if odds is not None else (None, None)
    return Weighed(wish, dict(verb.cost(play.g, seat, wish)), need, chance, then, final=drew or showed)
