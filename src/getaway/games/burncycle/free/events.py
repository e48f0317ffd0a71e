"""Events of free actions. Slots are counted from 1."""

from __future__ import annotations

from getaway.kernel import Event


class Altered(Event, frozen=True):
    """A reserve chip replaced a chip of the burncycle."""

    seat: int
    slot: int
    chip: str
    replaced: str
    reserve: str


class AbilityUsed(Event, frozen=True):
    """A bot used an ability as a free action."""

    bot: int
    ability: str
