"""The pegs on the network mat: where the IPs are, and pings that come, go and move."""

from __future__ import annotations

from getaway.games.burncycle.network.events import IpReturned
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import ACCESS


def ips(g: Burncycle) -> tuple[int, ...]:
    """By seat, where each agent's IP is; the command module has none (BC-NET-03)."""
    return tuple([bot.ip for bot in g.bots[: g.players]])


def access_points(g: Burncycle) -> tuple[int, ...]:
    """By seat, the quadrant of each access point."""
    return tuple([bot.access for bot in g.bots[: g.players]])


def other_ips(g: Burncycle, seat: int) -> tuple[int, ...]:
    """The nodes on which IPs of other agents stand."""
    return tuple(sorted([bot.ip for i, bot in enumerate(g.bots[: g.players]) if i != seat and bot.ip >= 0]))


def send_home(g: Burncycle, seat: int, cites: str | tuple[str, ...]) -> None:
    """An IP returns to its access point; by itself this neither detects nor costs a level (BC-NODE-10, BC-BOOT-11)."""
    bot = g.bots[seat]
    if bot.ip < 0:
        return
    g.set_bot(seat, ip=ACCESS)
    g.tell(IpReturned(seat, bot.access), cites=cites)


def put_ping(g: Burncycle, node: int) -> None:
    """A ping peg goes onto a node."""
    g.pings = tuple(sorted((*g.pings, node)))


def take_ping(g: Burncycle, node: int) -> None:
    """A ping peg leaves a node."""
    g.pings = tuple([each for each in g.pings if each != node])
