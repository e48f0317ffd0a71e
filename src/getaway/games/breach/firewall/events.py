"""Events of the Firewall's turn."""

from __future__ import annotations

from getaway.kernel import Event, Seat


class PasswordGiven(Event, frozen=True):
    """A player holds the Password."""

    seat: Seat


class RevealSkipped(Event, frozen=True):
    """A player whose Avatar is disconnected reveals no activation card."""

    seat: Seat


class CardRevealed(Event, frozen=True):
    """An activation card is revealed."""

    seat: Seat
    card: str


class CardResolved(Event, frozen=True):
    """An activation card is discarded; after a Guardian's card the same player reveals one more."""

    card: str
    more: bool


class DeckRecycled(Event, frozen=True):
    """The discards become the activation deck."""

    n: int


class Peeked(Event, frozen=True):
    """A player looks at activation cards; others see their backs."""

    seat: Seat
    cards: tuple[str, ...]


class TrackAdvanced(Event, frozen=True):
    """An ICE cube advances to a box."""

    category: str
    box: int


class TrackStayed(Event, frozen=True):
    """The Guardian cube is on the last box and stays there."""

    category: str


class DieRaised(Event, frozen=True):
    """The Firewall die rises."""

    die: int


class DieStayed(Event, frozen=True):
    """The Firewall die cannot rise any more."""

    die: int


class IceDeployed(Event, frozen=True):
    """An ICE comes into the Database."""

    model: int
    ice: str
    room: int


class QuickSubroutine(Event, frozen=True):
    """An ICE is activated by its Quick Subroutine."""

    model: int
    seat: Seat


class QuickIgnored(Event, frozen=True):
    """No ICE of the category can target that Avatar."""

    category: str


class IceActivated(Event, frozen=True):
    """An ICE is activated: it can reach an Avatar, has one in Range, comes nearer, or is the Guardian."""

    model: int
    seat: Seat
    why: str


class NobodyActivated(Event, frozen=True):
    """No ICE of the category is activated: there is none, none has an Avatar in Range, or nobody is connected."""

    category: str
    why: str


class IceMoved(Event, frozen=True):
    """An ICE moves."""

    model: int
    room: int


class IceStayed(Event, frozen=True):
    """An ICE that could move does not."""

    model: int


class NoTarget(Event, frozen=True):
    """A subroutine finds no target."""

    model: int
    what: str


class Retargeted(Event, frozen=True):
    """Another Avatar becomes the target."""

    seat: Seat
    other: Seat


class Pulled(Event, frozen=True):
    """An Avatar is moved by an ICE."""

    seat: Seat
    room: int


class Purged(Event, frozen=True):
    """A Virus leaves a room."""

    seat: Seat
    room: int


class IceDisconnected(Event, frozen=True):
    """An ICE goes back to the Reserve."""

    model: int


class GuardianShuffledIn(Event, frozen=True):
    """Deck, discards and Guardian cards become one activation deck."""

    n: int


class GuardianAwoke(Event, frozen=True):
    """The Guardian awakes: its card shows its statistics."""


class SheetFlipped(Event, frozen=True):
    """The Guardian's sheet shows side B from now on."""

    seat: Seat


class OmegaEntered(Event, frozen=True):
    """Omega lies beside a room."""

    room: int


class GatewaySealed(Event, frozen=True):
    """A Gateway is removed."""

    gateway: int


class SealCancelled(Event, frozen=True):
    """Viruses keep a Gateway open."""

    gateway: int
