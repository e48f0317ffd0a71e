"""Banned IPs come back with a reboot."""

from __future__ import annotations

from getaway.games.burncycle.ground.choose import CHOOSE_ACCESS, choose, choosing
from getaway.games.burncycle.network.bans import available
from getaway.games.burncycle.network.events import IpReturned
from getaway.games.burncycle.network.levels import LOWEST
from getaway.games.burncycle.network.pegs import access_points, ips
from getaway.games.burncycle.table.mats.network import graph
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import ACCESS, BANNED
from getaway.kernel import Script

WHICH_ACCESS = choosing("which-access-point", CHOOSE_ACCESS, ("BC-BAN-06", "BC-BAN-07"))


def return_banned(g: Burncycle) -> Script[None]:
    """A reboot returns all banned IPs to the network (BC-REBOOT-09)."""
    for seat in g.everyone:
        yield from return_ip(g, seat, "BC-REBOOT-09")


def return_ip(g: Burncycle, seat: int, cites: str) -> Script[None]:
    """A banned IP comes back at level 1, to an available access point of its player's choice.

    Any that belongs to no IP will do, even a new one (BC-BAN-05 to BC-BAN-07). An IP that is not banned,
    or whose agent escaped, does not.
    """
    bot = g.bots[seat]
    if bot.ip != BANNED or bot.escaped:
        return
    free = available(graph(), ips(g), access_points(g))
    access = yield from choose(g, WHICH_ACCESS, free, by=(seat,), about=seat)
    g.set_bot(seat, ip=ACCESS, access=access, level=LOWEST)
    g.tell(IpReturned(seat, access), cites=(cites, "BC-BAN-05", "BC-BAN-06"))
