"""What an automatic decision of the corporation is made from, and its result: plain data, complete in itself.

Everything the rules of security activation decide is a function of one of these and nothing else, so any decision of
a match can be made again from its event.
"""

from __future__ import annotations

import msgspec

from getaway.games.burncycle.table.parts import NOWHERE, PURSUE


class BotSeen(msgspec.Struct, frozen=True):
    """A bot as the corporation knows it."""

    bot: int
    cell: int
    chip: int
    flipped: bool
    hunted: bool
    """Neither shut down (BC-SHUTBOT-17) nor disguised (BC-INTF-14) nor hidden (BC-AWHIDE-01)."""
    shut: bool = False
    """Shut down, and yet a bot that a patrol may head for (BC-PATROL-15)."""

    @property
    def detected(self) -> bool:
        """Whether its awareness chip is on its own space (BC-AWARE-03)."""
        return self.hunted and self.chip == self.cell != NOWHERE


class Situation(msgspec.Struct, frozen=True):
    """A unit before it moves, or where it has moved to, with what matters to it."""

    plan: str
    broken: tuple[int, ...]
    unit: int
    name: str
    captain: bool
    cell: int
    facing: int
    left: int
    """The movement it has left; none once it has ended its movement."""
    shift: bool
    """It moves through walls, and patrols anywhere (BC-SECAB-12, BC-SECAB-13)."""
    reach: int
    patrol: str
    bots: tuple[BotSeen, ...]
    """The command module is the last of them."""
    post: int = NOWHERE
    unlocked: int = 0
    """The unlocked doors, for a patrol that looks for them."""
    terminals: tuple[int, ...] = ()
    """The terminal chips in play, for a patrol that looks for them."""
    task: str = ""
    """The priority, once it is set: it does not change any more (BC-PATROL-20)."""
    bot: int = NOWHERE
    """The bot whose chip it was sent to investigate, or that the players chose among equally close ones."""
    group: str = PURSUE
    """The group that acts: pursue, investigate or patrol."""


class Candidate(msgspec.Struct, frozen=True):
    """Something a unit might head for: a bot, a door or a terminal space by number, where that is, and how far."""

    what: int
    cell: int
    steps: int


class Decision(msgspec.Struct, frozen=True):
    """What a unit does."""

    priority: str
    candidates: tuple[Candidate, ...] = ()
    target: int = NOWHERE
    """The bot it pursues or whose chip it investigates."""
    ties: tuple[int, ...] = ()
    """Equally close bots: the players choose which of them it pursues (BC-PURSUE-08)."""
    goals: tuple[int, ...] = ()
    """The spaces at which it would have arrived."""
    routes: tuple[tuple[int, ...], ...] = ((),)
    """Every way it may go with its movement; of several the players choose one (BC-SACT-04)."""
    facings: tuple[int, ...] = ()
    """Once its movement has ended: the ways it may face; of several the players choose one (BC-SACT-13)."""
    cites: tuple[str, ...] = ()


class Searcher(msgspec.Struct, frozen=True):
    """A unit that has not acted and could investigate."""

    unit: int
    cell: int
    shift: bool


class Search(msgspec.Struct, frozen=True):
    """An awareness chip and the units that could investigate it."""

    plan: str
    broken: tuple[int, ...]
    bot: int
    chip: int
    units: tuple[Searcher, ...]


class Found(msgspec.Struct, frozen=True):
    """How far each unit would go, and the closest ones (BC-INVEST-03, BC-INVEST-04)."""

    steps: tuple[tuple[int, int], ...]
    """Unit and number of spaces; units that can't get there are left out."""
    closest: tuple[int, ...]
