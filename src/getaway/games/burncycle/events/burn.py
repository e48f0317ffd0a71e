"""What the seats are told of the burncycle, reserves and upgrades."""

from __future__ import annotations

from getaway.kernel import Event


class BurncycleCreated(Event, frozen=True):
    """The chips drawn from the bag, by slot; an inactive slot has none."""

    chips: tuple[str, ...]


class ReserveMade(Event, frozen=True):
    """The chips of a reserve: of a bot, or the team's, for which the command module stands."""

    bot: int
    chips: tuple[str, ...]
    team: bool = False


class Rebooted(Event, frozen=True):
    """The players rebooted the burncycle."""

    seat: int


class Altered(Event, frozen=True):
    """A reserve chip replaced a chip of the burncycle."""

    seat: int
    slot: int
    chip: str
    replaced: str
    reserve: str


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


class Upgraded(Event, frozen=True):
    """Power was routed to an upgrade: who paid how much, by bot."""

    bot: int
    upgrade: str
    paid: tuple[int, ...]


class PowerLost(Event, frozen=True):
    """Power above the limit is lost at the end of step 5."""

    bot: int
    n: int
