"""The two pictured examples of the network, played turn by turn."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.network.mats import at, barred, chips, go, offers, ping_turn, pings, starts, where
from tests.rules.burncycle.table import agent, asked, do, g, told

from getaway.games.burncycle.network.events import Booted, IpBanned, PingDieRolled, PingMoved, PingTransferred
from getaway.games.burncycle.table.parts import ACCESS, BANNED
from getaway.kernel import Match

YELLOW, PURPLE, GREEN = range(3)


@pytest.mark.clause("BC-IPMOVE-28", "BC-IPMOVE-29", "BC-IPMOVE-30", "BC-IPMOVE-31")
def test_general_physical_captain() -> None:
    """Out onto the tech node; in to the physical node rather than on to the hub; in again onto the hub for a power."""
    match = chips("general", "physical", "captain", agents=[{"power": 3}])
    assert offers(match) == [(1, 2)]
    go(match, 1, 2)
    assert offers(match) == [(1, 4), (2, 3)]
    assert barred(match, 3, 1) == "BC-IPMOVE-11"
    go(match, 2, 3)
    assert offers(match) == [(2, 4), (3, 2)]
    go(match, 3, 2)
    assert agent(match).power == 4
    assert asked(match) == "route-last"


A, D, C, B = (at(1, 1), at(1, 5), at(1, 9), at(1, 13))


def four_pings(first: int) -> Match:
    """Yellow's IP is in its access point, purple's out, green's before its own access point; nobody is upper left."""
    agents = [{}, {"ip": at(3, 0)}, {"ip": at(1, 10)}]
    match = ping_turn(3, "level-transfer", "level-transfer", held=(A, B, C, D), agents=agents)
    do(match, "choose-node", node=first)
    return match


@pytest.mark.clause("BC-PING-29")
@pytest.mark.parametrize(("first", "order"), [(A, (A, B, C, D)), (C, (C, D, A, B))])
def test_four_equal_gaps(first: int, order: tuple[int, ...]) -> None:
    """The players choose the first, the others follow counterclockwise."""
    match = ping_turn(3, held=(A, B, C, D))
    assert asked(match) == "which-ping-first"
    match = four_pings(first)
    assert [moved.start for moved in told(match, PingMoved)] == list(order)
    assert len(starts(match)) == 4


@pytest.mark.clause("BC-PING-30")
def test_a_passes_yellow_who_is_inside() -> None:
    """It moves 3 nodes; yellow keeps its IP."""
    match = four_pings(A)
    assert told(match, PingMoved)[0].way == (at(1, 2), at(1, 3), at(1, 4))
    assert (where(match, YELLOW), agent(match, YELLOW).level) == (ACCESS, 1)


@pytest.mark.clause("BC-PING-31")
def test_b_passes_an_access_point_of_nobody() -> None:
    """It moves 3 nodes past the upper left, and nobody is banned or booted by that."""
    match = four_pings(B)
    assert told(match, PingMoved)[0].way == (at(1, 14), at(1, 15), at(1, 0))
    assert [banned.node for banned in told(match, IpBanned)] == [at(1, 6)]
    assert [booted.node for booted in told(match, Booted)] == [at(1, 10)]


@pytest.mark.clause("BC-PING-32")
def test_c_boots_green_who_is_thereby_safe_from_the_ban() -> None:
    """The tie at level 1 returns the IP; green's agent is detected, and green is not banned."""
    match = four_pings(C)
    assert told(match, Booted) == [Booted(GREEN, at(1, 10), 1, 1, ip_stays=False)]
    assert where(match, GREEN) == ACCESS
    assert agent(match, GREEN).detected
    assert GREEN not in [banned.seat for banned in told(match, IpBanned)]


@pytest.mark.clause("BC-PING-33")
def test_d_bans_purple_on_its_way_to_a_hub() -> None:
    """It stops after 2 nodes; purple's IP and level die are off the mat, its agent is not detected."""
    match = four_pings(D)
    assert told(match, PingMoved)[0].way == (at(1, 6), at(1, 7))
    assert (where(match, PURPLE), agent(match, PURPLE).level) == (BANNED, 0)
    assert not agent(match, PURPLE).detected


@pytest.mark.clause("BC-PING-34")
def test_two_rolls_and_no_transfer_on_layer_1() -> None:
    """Two of the four end on hubs; the transfers of both dice move nothing."""
    match = four_pings(A)
    assert len(told(match, PingDieRolled)) == 2
    assert told(match, PingTransferred) == []
    assert pings(match) == [(1, 0), (1, 4), (1, 7), (1, 10)]
    assert g(match).ceo == 3
