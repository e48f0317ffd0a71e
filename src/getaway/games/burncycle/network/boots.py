"""Boots and bans on the table: an IP and a ping meet, or a ping passes an unoccupied access point."""

from __future__ import annotations

from getaway.games.burncycle.detection.detection import detect
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.network.bans import banned_at
from getaway.games.burncycle.network.events import Booted, IpBanned, PingRemoved
from getaway.games.burncycle.network.levels import boot as compare
from getaway.games.burncycle.network.levels import ceo_lowest, change_ceo, change_level
from getaway.games.burncycle.network.pegs import access_points, ips, send_home, take_ping
from getaway.games.burncycle.table.mats.network import graph
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import BANNED, NOWHERE


def boot(g: Burncycle, seat: int, node: int) -> bool:
    """Settle a boot between an IP and the ping on its node, and say whether the IP stays (BC-BOOT-01).

    The greater level wins and falls by 1 (BC-NETLVL-08 to BC-NETLVL-11).
    """
    ceo, level = g.ceo, g.bots[seat].level
    stays = compare(ceo, level, ceo_lowest(g)).ip_stays
    g.tell(Booted(seat, node, ceo, level, stays), cites=_why(ceo, level))
    if stays:
        ping_booted(g, node)
        change_level(g, seat, -1, "BC-NETLVL-11")
    else:
        change_ceo(g, -1, "BC-NETLVL-11")
        ip_booted(g, seat)
    did(g, "boot", seat, detail="won" if stays else "lost")
    return stays


def _why(ceo: int, level: int) -> tuple[str, ...]:
    """The clause that decides a boot."""
    if ceo != level:
        return ("BC-BOOT-01", "BC-NETLVL-08")
    return ("BC-BOOT-01", "BC-NETLVL-10" if compare(ceo, level).ip_stays else "BC-NETLVL-09")


def ping_booted(g: Burncycle, node: int) -> None:
    """A booted ping returns to the supply (BC-BOOT-05)."""
    take_ping(g, node)
    g.tell(PingRemoved(node), cites="BC-BOOT-05")


def ip_booted(g: Burncycle, seat: int) -> None:
    """A booted IP returns to its access point, and its agent is detected (BC-BOOT-04, BC-BOOT-06)."""
    send_home(g, seat, "BC-BOOT-04")
    detect(g, seat, "BC-BOOT-06")


def meet(g: Burncycle, node: int) -> None:
    """A ping came to a node: a boot with the IP there, then the ban that the node brings (BC-PING-32).

    A ping that lost the boot is gone and bans no one.
    """
    here = ips(g)
    if node in here:
        boot(g, here.index(node), node)
    if node in g.pings:
        ban_from(g, node)


def ban_from(g: Burncycle, node: int) -> None:
    """A ping entered this node: it bans the owner of the unoccupied access point behind it (BC-ACCESS-06)."""
    seat = banned_at(graph(), node, ips(g), access_points(g))
    if seat != NOWHERE:
        ban(g, seat, node)


def ban(g: Burncycle, seat: int, node: int) -> None:
    """The IP's peg and level die leave the mat; its access point is free for others (BC-BAN-02, BC-BAN-06)."""
    g.set_bot(seat, ip=BANNED, access=NOWHERE, level=0)
    g.tell(IpBanned(seat, node), cites=("BC-ACCESS-06", "BC-BAN-02"))
