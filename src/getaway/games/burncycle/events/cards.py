"""What the seats are told of terminals, network cards, surveillance and caches. Options are counted from 1."""

from __future__ import annotations

from getaway.kernel import Event


class TerminalOpened(Event, frozen=True):
    """A bot uses a terminal: the card drawn, and whether the chip shows its mainframe side."""

    bot: int
    cell: int
    card: str
    mainframe: bool


class OptionsSelected(Event, frozen=True):
    """The options of the terminal card for which the dice will be rolled."""

    bot: int
    card: str
    options: tuple[int, ...]
    names: tuple[str, ...]
    """What the texts call them."""


class OptionResolved(Event, frozen=True):
    """The effect of an option happens."""

    bot: int
    card: str
    option: int
    name: str
    """What the texts call it."""


class TerminalUsedUp(Event, frozen=True):
    """Terminal chip and terminal card are discarded."""

    bot: int
    cell: int
    card: str


class NetworkCardDrawn(Event, frozen=True):
    """An agent drew a network card."""

    bot: int
    card: str


class NetworkCardDropped(Event, frozen=True):
    """A network card too many was discarded."""

    bot: int
    card: str


class ExtraAction(Event, frozen=True):
    """The chip under the tracker gives one more action."""

    seat: int


class Surveilled(Event, frozen=True):
    """A room lost its surveillance bead, and these faces came up; `bot` is none where an effect did it."""

    room: int
    bot: int
    faces: tuple[str, ...]


class ResultResolved(Event, frozen=True):
    """One result of surveillance is resolved."""

    room: int
    bot: int
    face: str


class MainframeTurned(Event, frozen=True):
    """A terminal chip was turned to its mainframe side."""

    cell: int


class CacheCollected(Event, frozen=True):
    """A bot collected a cache."""

    bot: int
    cell: int


class CacheLeft(Event, frozen=True):
    """A bot left a cache where it is."""

    bot: int
    cell: int


class ReserveChipGained(Event, frozen=True):
    """A chip of the supply went to a reserve; the command module stands for the team."""

    bot: int
    chip: str


class DiceAdded(Event, frozen=True):
    """Dice were added to the pool of the player whose turn it is."""

    seat: int
    kind: str
    n: int


class ChipPlaced(Event, frozen=True):
    """An awareness chip was put on a space where its bot is not."""

    bot: int
    cell: int
