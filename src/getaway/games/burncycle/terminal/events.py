"""Events of terminal actions. Options are counted from 1."""

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
