"""A game: rules that matches can be started with. A game is an object of a class derived from `Game`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec

from getaway.kernel.chance import Chance, Seeded
from getaway.kernel.choice import Dice
from getaway.kernel.match import Match
from getaway.kernel.rules import Rules
from getaway.kernel.verbs import G
from getaway.kernel.wish import Refused


class Setting(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a table may choose when it is opened: its values, the first of which is usual.

    `daily` is the usual value where one move a day is played, if that is another. None leaves the choice to the game.
    The words are the message `option-NAME` and, for each value, `option-NAME-VALUE`, `NAME-VALUE` or `word-VALUE`.
    """

    name: str
    values: tuple[str | int | bool | None, ...]
    daily: str | int | bool | None = None


class Game(Rules[G]):
    """The rules of a game, and how its matches start."""

    complete: ClassVar[bool] = False
    settings: ClassVar[tuple[Setting, ...]] = ()

    def brings(self, options: Mapping[str, Any]) -> str:
        """What these options bring that takes long to check, such as a mission sheet; empty where nothing does.

        `begin`, `prepare` and `title` are quick for any options. What takes longer than a few milliseconds is `vet`'s.
        """
        return ""

    def vet(self, brought: str) -> None:
        """Check it as thoroughly as it needs, by its text alone, and raise `Refused` where it has a fault.

        A server has this done in another process, with a limit of time, and keeps the verdict.
        """

    def title(self, options: Mapping[str, Any]) -> str:
        """What a match with these options is called, as the name of a message; empty where it has no name."""
        return ""

    def starts(self) -> tuple[Callable[[Dice], Match], ...]:
        """Where the suite starts its matches: plain, with options, from arranged positions."""
        low, high = self.players

        def plain(dice: Dice) -> Match:
            return self.new(low + dice.randrange(high - low + 1), seed=dice.randrange(1 << 30))

        return (plain,)

    def new(
        self,
        players: int,
        *,
        seed: int = 0,
        chance: Chance | None = None,
        practice: bool = False,
        vetted: bool = False,
        **options: Any,  # noqa: ANN401 - each game has its own
    ) -> Match:
        """A new match at its first question. What its options bring is vetted first, unless it was `vetted` before."""
        brought = "" if vetted else self.brings(options)
        if brought:
            self.vet(brought)
        try:
            state = self.begin(players, options)
        except Refused as refused:
            refused.game = self
            raise
        return Match.begin(self, state, chance or Seeded(seed), options, practice=practice)
