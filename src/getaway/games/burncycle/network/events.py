"""Events of the network. Nodes are given by number; -1 stands for the CEO in place of a seat."""

from __future__ import annotations

from getaway.kernel import Event


class IpMoved(Event, frozen=True):
    """A chip took an IP to a node, by these nodes."""

    seat: int
    chip: str
    node: int
    way: tuple[int, ...]
    transferred: bool


class IpStayed(Event, frozen=True):
    """A chip was passed in the network step."""

    seat: int
    chip: str


class HubReached(Event, frozen=True):
    """An IP landed on a hub of a layer."""

    seat: int
    layer: int


class IpReturned(Event, frozen=True):
    """An IP went to its access point."""

    seat: int
    access: int


class IpBanned(Event, frozen=True):
    """A ping passed an unoccupied access point: its owner's IP and level die left the mat."""

    seat: int
    node: int


class LevelChanged(Event, frozen=True):
    """A network level rose or fell."""

    seat: int
    by: int
    level: int


class Booted(Event, frozen=True):
    """An IP and a ping met: the levels compared, and whether the IP stayed."""

    seat: int
    node: int
    ceo: int
    level: int
    ip_stays: bool


class NetworkCardDrawn(Event, frozen=True):
    """An agent drew a network card."""

    bot: int
    card: str


class NetworkCardDropped(Event, frozen=True):
    """An agent with too many network cards discarded one."""

    bot: int
    card: str


class ExtraAction(Event, frozen=True):
    """The chip under the tracker gives one more action."""

    seat: int


class NetworkCardUsed(Event, frozen=True):
    """A player resolved a network card on the node it is for."""

    seat: int
    card: str


class NetworkAbilityUsed(Event, frozen=True):
    """A bot used an ability in its network step."""

    seat: int
    ability: str


class PingAdded(Event, frozen=True):
    """A ping entered the network."""

    node: int


class NoPingLeft(Event, frozen=True):
    """No ping could be added: all are on the network, or the innermost layer is full."""

    pings: int


class PingMoved(Event, frozen=True):
    """A ping moved by these nodes, and what stopped it: ip, ping, hub or reach."""

    start: int
    way: tuple[int, ...]
    stop: str


class PingTransferred(Event, frozen=True):
    """A ping went one layer outwards."""

    start: int
    node: int


class PingRemoved(Event, frozen=True):
    """A ping went back to the supply."""

    node: int


class PingDiceDue(Event, frozen=True):
    """How many hubs hold a ping, and how many ping dice are rolled for them."""

    hubs: int
    rolls: int


class PingDieRolled(Event, frozen=True):
    """A ping die, and how many are still to roll."""

    face: str
    left: int


class IdentityStolen(Event, frozen=True):
    """An agent's IP moved like a ping, along these nodes."""

    seat: int
    start: int
    way: tuple[int, ...]


class IpsMet(Event, frozen=True):
    """Two IPs met by Identity Theft: whose levels were compared, and whether the thief stays."""

    seat: int
    other: int
    level: int
    others: int
    stays: bool
