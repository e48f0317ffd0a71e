"""A game: rules that matches can be started with. A game is an object of a class derived from `Game`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from getaway.kernel.chance import Chance, Seeded
from getaway.kernel.choice import Dice
from getaway.kernel.declared import Bench, FirstMatch, Level, Setting
from getaway.kernel.match import Match
from getaway.kernel.rules import Rules
from getaway.kernel.verbs import G
from getaway.kernel.wish import Refused


class Game(Rules[G]):
    """The rules of a game, how its matches start, and everything else that the program offers with it.

    Each part beside the rules may be left out. One that is more than plain data is given by its place,
    `package.module:NAME`, and loaded when somebody needs it; `getaway.kit.declared` says what stands there. The game's
    title and what it is about are the messages `game-title` and `game-about` of its texts.
    """

    complete: ClassVar[bool] = False
    example: ClassVar[bool] = False
    """Whether it only shows how games are made: a server lists it where its operator asks for that."""
    minutes: ClassVar[int] = 0
    """About how long a match takes; 0 if nobody can say."""
    cooperative: ClassVar[bool] = False
    """Whether all seats win or lose together, so one person can play them all."""
    first_match: ClassVar[FirstMatch | None] = None
    alone: ClassVar[FirstMatch | None] = None
    """The easiest match for one person, who plays every seat or has bots for company; else the first match is meant."""
    packs: ClassVar[str] = ""
    """The place of `Packs`: folders of an owner's cards that lie over the box."""
    sheets: ClassVar[str] = ""
    """The place of `Sheets`: files that one match is played with."""
    campaign: ClassVar[str] = ""
    """The place of a `Campaign`: stages that open one another."""
    solver: ClassVar[str] = ""
    """The place of a `Solver`: what can be said of a match before it is played."""
    levels: ClassVar[Mapping[str, Level]] = {}
    """How well its bots can play, by name; the first is the usual one. Without any, they play at random."""
    strengths: ClassVar[str] = ""
    """The package whose `strength.json` says what each level reached in measured matches."""
    adviser: ClassVar[str] = ""
    """The level whose bot gives hints; empty for the usual one."""
    critic: ClassVar[str] = ""
    """The place of a class that judges a person's answers by what the adviser would do; without one nobody does."""
    voiced: ClassVar[str] = ""
    """The place of a mapping: the reasons that a bot tells everybody, with those of their facts that all may know."""
    bench: ClassVar[Bench | None] = None

    @property
    def settings(self) -> tuple[Setting, ...]:
        """What a table may choose when it is opened; most games set it as a plain attribute of their class."""
        return ()

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
