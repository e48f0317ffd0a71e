"""Access points: whom a passing ping bans, and which are available to a returning IP."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.network.mats import at

from getaway.games.burncycle.network.bans import available, banned_at
from getaway.games.burncycle.network.pings import AT_HUB, AT_IP, AT_REACH, Walk, walk
from getaway.games.burncycle.table.mats.network import NOWHERE, graph
from getaway.games.burncycle.table.parts import ACCESS, BANNED, NONE

NET = graph()
FRONT = NET.access_node
OUT = at(2, 0)
"""Somewhere on the network, away from all access points."""


@pytest.mark.parametrize("seat", range(4))
def test_entering_the_node_before_an_unoccupied_access_point_bans(seat: int) -> None:
    """Exactly the owner, and on no other node."""
    ips = (OUT, at(3, 1), at(3, 2), at(3, 3))
    assert banned_at(NET, FRONT[seat], ips, (0, 1, 2, 3)) == seat
    assert banned_at(NET, FRONT[seat] + 1, ips, (0, 1, 2, 3)) == NOWHERE


def test_access_points_need_not_be_in_the_order_of_seats() -> None:
    """Who came back elsewhere is banned from there."""
    assert banned_at(NET, FRONT[3], (ACCESS, OUT), (0, 3)) == 1
    assert banned_at(NET, FRONT[1], (ACCESS, OUT), (0, 3)) == NOWHERE


@pytest.mark.parametrize("ip", [ACCESS, BANNED, NONE])
def test_an_ip_that_is_not_out_is_not_banned(ip: int) -> None:
    """In its access point it is safe, and what is off the mat has no access point."""
    assert banned_at(NET, FRONT[0], (ip,), (0,)) == NOWHERE


def test_a_ping_bans_on_its_last_node_and_on_nodes_it_passes() -> None:
    """The access point of the lower left is one, two or three nodes ahead; from right behind it is not passed."""
    for start in (7, 8, 9):
        assert walk(NET, start, (OUT,), (2,), (start,)).banned == (0,)
    assert walk(NET, 10, (OUT,), (2,), (10,)) == Walk((11, 12), AT_HUB, ())
    assert walk(NET, 6, (OUT,), (2,), (6,)) == Walk((7,), AT_HUB, ())


def test_a_ping_that_stops_before_the_access_point_does_not_ban() -> None:
    """Another ping in front of it keeps this one away."""
    assert walk(NET, 8, (OUT,), (2,), (8, 10)).banned == ()


def test_a_ban_takes_the_ip_out_of_the_way() -> None:
    """The ping bans the IP that stands behind its own access point, and goes on through where it stood."""
    assert walk(NET, 13, (at(1, 15),), (3,), (13,)) == Walk((14, 15, 0), AT_REACH, (0,))
    assert walk(NET, 13, (at(1, 15),), (0,), (13,)) == Walk((14, 15), AT_IP, ())


def test_the_ban_before_ones_own_access_point_waits_for_the_boot() -> None:
    """The walk ends on the IP and bans nobody yet; after it, an IP in its access point is safe, one outside is not."""
    went = walk(NET, 9, (at(1, 10),), (2,), (9,))
    assert went == Walk((10,), AT_IP, ())
    assert banned_at(NET, went.way[-1], (ACCESS,), (2,)) == NOWHERE
    assert banned_at(NET, went.way[-1], (at(1, 10),), (2,)) == 0


def test_an_ip_before_anothers_access_point_does_not_shield_its_owner() -> None:
    """The walk ends on that IP, and the owner, out on the network, is the one to be banned there."""
    ips, access = (at(1, 10), OUT), (0, 2)
    assert walk(NET, 9, ips, access, (9,)).stop == AT_IP
    assert banned_at(NET, at(1, 10), ips, access) == 1


def test_available_access_points_belong_to_no_ip_on_the_mat() -> None:
    """Those nobody ever had and those of banned IPs, the player's own included; IPs out on the network keep theirs."""
    assert available(NET, (ACCESS, OUT, BANNED), (0, 1, 2)) == (2, 3)
    assert available(NET, (ACCESS, BANNED, BANNED, OUT), (3, 1, 2, 0)) == (1, 2)
    assert available(NET, (OUT, ACCESS, OUT, BANNED), (0, 1, 2, 3)) == (3,)
    assert available(NET, (ACCESS, NONE), (0, 1)) == (1, 2, 3)
