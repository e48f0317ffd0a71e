"""Events of inventories: equipment, mods, keys, trades and imperatives."""

from __future__ import annotations

from getaway.kernel import Event


class CardGained(Event, frozen=True):
    """A bot put equipment or an uninstalled mod into its inventory."""

    bot: int
    card: str


class CardResolved(Event, frozen=True):
    """A bot gained discard equipment: it works at once and goes to the discards."""

    bot: int
    card: str


class CardDiscarded(Event, frozen=True):
    """A card left an inventory for the discards; an uninstalled mod pays power."""

    bot: int
    card: str


class EquipmentUsed(Event, frozen=True):
    """A bot used equipment."""

    bot: int
    card: str


class EquipmentRolled(Event, frozen=True):
    """An equipment die was rolled; faces are counted from 1."""

    bot: int
    card: str
    die: int
    face: int
    breaks: bool
    shows: str
    """What the texts call the face."""


class EquipmentLeft(Event, frozen=True):
    """A rolled equipment die was not resolved."""

    bot: int
    card: str


class CounterTurned(Event, frozen=True):
    """The die of counter equipment shows another number."""

    bot: int
    card: str
    n: int


class ModInstalled(Event, frozen=True):
    """An agent installed a mod."""

    bot: int
    card: str


class KeyGained(Event, frozen=True):
    """A bot gained keys; `keys` is how many it has now."""

    bot: int
    keys: int


class Traded(Event, frozen=True):
    """Two bots traded: what the first gave and what it got."""

    bot: int
    other: int
    give: tuple[str, ...]
    take: tuple[str, ...]


class TradeDeclined(Event, frozen=True):
    """The other player did not want a trade."""

    bot: int
    other: int


class ImperativeDrawn(Event, frozen=True):
    """An agent drew an imperative."""

    bot: int
    card: str


class ImperativeDone(Event, frozen=True):
    """An agent met the condition of its imperative."""

    bot: int
    card: str


class ImperativeBroken(Event, frozen=True):
    """An agent broke the condition of its imperative."""

    bot: int
    card: str


class ImperativeDropped(Event, frozen=True):
    """An agent paid to drop its imperative."""

    bot: int
    card: str
