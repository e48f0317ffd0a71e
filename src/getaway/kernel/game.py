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
    """Something to choose when opening a table: its values, the first of which is the default.

    `daily` is the default for a match of one move a day, if that differs. None leaves the choice to the game.
    Its words are the message `option-NAME` and, for each value, `option-NAME-VALUE`, `NAME-VALUE` or `word-VALUE`.
    """

    name: str
    values: tuple[str | int | bool | None, ...]
    daily: str | int | bool | None = None


class Game(Rules[G]):
    """The rules of a game, and how its matches start."""

    complete: ClassVar[bool] = False
    settings: ClassVar[tuple[Setting, ...]] = ()

    def brings(self, options: Mapping[str, Any]) -> str:
        """What these options bring that takes long to check, such as a mission sheet; empty if nothing does.

        `begin`, `prepare` and `title` are quick for any options. What takes longer than a few milliseconds is `vet`'s.
        """
        return ""

    def vet(self, brought: str) -> None:
        """Check it thoroughly, from its text alone, and raise `Refused` if something is wrong with it.

        A server does this in another process, with a time limit, and keeps the verdict.
        """

    def title(self, options: Mapping[str, Any]) -> str:
        """The message that names a match with these options; empty if it has no name."""
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
