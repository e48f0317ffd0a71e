"""Bans on the table: access points that pings pass, and banned IPs that return with a reboot."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.network.mats import at, ping_turn, pings, where
from tests.rules.burncycle.table import agent, arrange, asked, can, do, g, refused, told
from tests.rules.burncycle.terminal.offices import run

from getaway.games.burncycle.detection.events import Detected
from getaway.games.burncycle.network.events import Booted, IpBanned, IpReturned
from getaway.games.burncycle.table.parts import ACCESS, BANNED
from getaway.games.burncycle.table.pieces import Effect
from getaway.kernel import Match

OUT = {"ip": at(3, 0), "level": 4}


@pytest.mark.clause("BC-ACCESS-05")
def test_an_ip_in_its_access_point_occupies_it() -> None:
    """A ping passes in front, and nothing happens."""
    match = ping_turn(2, "level", held=(at(1, 5),), agents=[{}, {"level": 4}])
    assert pings(match) == [(1, 7)]
    assert (where(match, 1), agent(match, 1).level) == (ACCESS, 4)
    assert told(match, IpBanned) == []


@pytest.mark.clause("BC-ACCESS-06", "BC-BAN-02")
@pytest.mark.parametrize("start", [4, 5])
def test_passing_or_entering_before_an_unoccupied_access_point_bans(start: int) -> None:
    """The owner's IP and level die are off the mat; the other player's IP, out as well, is not touched."""
    match = ping_turn(2, "level", held=(at(1, start),), agents=[{"ip": at(3, 3)}, OUT])
    assert told(match, IpBanned) == [IpBanned(1, at(1, 6))]
    assert (where(match, 1), agent(match, 1).level) == (BANNED, 0)
    assert where(match, 0) == (3, 3)
    assert told(match, Detected) == []


@pytest.mark.clause("BC-ACCESS-06")
def test_a_ping_that_ends_in_front_bans_too() -> None:
    """After its three nodes it stands before player 3's access point; one booted there bans nobody."""
    match = ping_turn(3, held=(at(1, 7),), agents=[{}, {}, OUT])
    assert pings(match) == [(1, 10)]
    assert told(match, IpBanned) == [IpBanned(2, at(1, 10))]
    assert where(match, 2) == BANNED
    match = ping_turn(2, "level", held=(at(1, 4),), agents=[{"ip": at(1, 6), "level": 6}, OUT])
    assert told(match, Booted)[0].ip_stays
    assert where(match, 1) == (3, 0)


@pytest.mark.clause("BC-ACCESS-07")
def test_an_access_point_of_nobody_is_passed_without_effect() -> None:
    """With two players the lower left quadrant is unused."""
    match = ping_turn(2, held=(at(1, 8),), agents=[OUT, OUT | {"ip": at(3, 3)}])
    assert pings(match) == [(1, 11)]
    assert told(match, IpBanned) == []
    assert (where(match, 0), where(match, 1)) == ((3, 0), (3, 3))


@pytest.mark.clause("BC-BAN-08")
def test_a_banned_ip_cannot_be_booted() -> None:
    """It stood behind its own access point: banned there, it is no longer in the way, and no boot follows."""
    match = ping_turn(1, "level", held=(at(1, 1),), agents=[{"ip": at(1, 3)}])
    assert where(match) == BANNED
    assert pings(match) == [(1, 4)]
    assert told(match, Booted) == []


@pytest.mark.clause("BC-BAN-08", "BC-BAN-02")
def test_a_banned_ip_cannot_be_moved_or_targeted() -> None:
    """A ping passes its old access point, a card raises its level, another takes it home: it stays off the mat."""
    off = {"ip": BANNED, "level": 0, "access": -1, "cards": ["line-tap*"]}
    match = ping_turn(2, "level", held=(at(1, 5),), agents=[{}, off])
    assert [*told(match, IpBanned), *told(match, Booted)] == []
    match = arrange(1, agents=[off])
    do(match, "use", what="line-tap")
    assert (where(match), agent(match).level) == (BANNED, 0)
    run(match, Effect("ip-home"))
    assert (where(match), agent(match).level) == (BANNED, 0)
    assert told(match, IpReturned) == []


def banned(**position: Any) -> Match:
    """Before player 1's turn, with player 2's IP banned and player 1's out on the network."""
    agents = [{"ip": at(2, 3)}, {"ip": BANNED, "level": 0, "access": -1}]
    return arrange(2, phase="begin", agents=agents, **position)


@pytest.mark.clause("BC-BAN-05", "BC-REBOOT-09")
def test_a_reboot_brings_a_banned_ip_back_at_level_1() -> None:
    """Its level was lost with the ban; the level of the other player stays."""
    match = banned()
    do(match, "reboot", seat=0)
    do(match, "choose-access", access=1)
    assert (where(match, 1), agent(match, 1).level, agent(match, 1).access) == (ACCESS, 1, 1)
    assert told(match, IpReturned) == [IpReturned(1, 1)]
    assert where(match, 0) == (2, 3)
    match = banned()
    do(match, "begin-turn", seat=0)
    assert where(match, 1) == BANNED


@pytest.mark.clause("BC-BAN-06", "BC-BAN-07")
@pytest.mark.parametrize("access", [1, 2, 3])
def test_its_player_chooses_any_available_access_point(access: int) -> None:
    """The old one or another, but not that of an IP out on the network; and only its own player chooses."""
    match = banned()
    do(match, "reboot", seat=0)
    assert asked(match) == "which-access-point"
    assert [ask.seat for ask in match.asks] == [1]
    assert can(match, "choose-access") == [{"access": 1}, {"access": 2}, {"access": 3}]
    assert refused(match, "choose-access", access=0) == "BC-BAN-06"
    assert refused(match, "choose-access", seat=0, access=access) == "BC-BAN-06"
    do(match, "choose-access", access=access)
    assert agent(match, 1).access == access
    assert g(match).bots[1].ip == ACCESS
