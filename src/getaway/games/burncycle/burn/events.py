"""Events of the burncycle and the reserves. Slots are counted from 1."""

from __future__ import annotations

from getaway.kernel import Event


class BurncycleCreated(Event, frozen=True):
    """The chips drawn from the bag, by slot; an inactive slot has none."""

    chips: tuple[str, ...]


class ReserveMade(Event, frozen=True):
    """The chips of a reserve: of a bot, or the team's, which is listed under the command module."""

    bot: int
    chips: tuple[str, ...]
    team: bool = False


class ReserveChipGained(Event, frozen=True):
    """A reserve got a chip from the supply. The command module means the team reserve."""

    bot: int
    chip: str


class Rebooted(Event, frozen=True):
    """The players rebooted the burncycle."""

    seat: int


class Degraded(Event, frozen=True):
    """A chip of the burncycle was degraded; slots are counted from 1."""

    slot: int
    chip: str


class Restored(Event, frozen=True):
    """A degraded chip was turned to its active side again."""

    slot: int
    chip: str


class BurncycleDieRolled(Event, frozen=True):
    """The burncycle die."""

    face: str


class Deactivated(Event, frozen=True):
    """A slot lost its peg and its chip."""

    slot: int


class CaptainActed(Event, frozen=True):
    """The captain chip came up: the captain's burncycle action."""

    captain: str
