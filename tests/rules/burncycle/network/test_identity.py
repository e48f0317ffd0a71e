"""Identity Theft: Interface's IP moves like a ping, directly before the pings do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.network.mats import at, drawn, ping_turn, spots, story, where
from tests.rules.burncycle.table import agent, asked, cited, do, g, refused, told

from getaway.games.burncycle.detection.events import Detected
from getaway.games.burncycle.network.events import Booted, IdentityStolen, IpsMet, PingDieRolled, PingMoved
from getaway.games.burncycle.network.identity import way_of
from getaway.games.burncycle.table.parts import ACCESS
from getaway.kernel import Match

THIEF = {"name": "interface", "upgrades": ("unique-1",)}


def theft(spot: tuple[int, int], *faces: str, held: tuple[int, ...] = (), **more: Any) -> Match:
    """Ping activation is about to start; Interface's IP is on this node, the other player's as `other` says."""
    own = {**THIEF, "ip": at(*spot), **more.pop("own", {})}
    rivals = [more.pop("other")] if "other" in more else []
    return ping_turn(1 + len(rivals), *faces, held=held, agents=[own, *rivals], **more)


@pytest.mark.clause("BC-INTF-18", "BC-INTF-23")
def test_the_move_is_offered_before_the_pings_and_may_be_declined() -> None:
    """Declined, nothing of Interface's moves; only its player is asked; the pings come after."""
    for verb, spot in (("steal-identity", (1, 11)), ("keep-identity", (1, 8))):
        match = theft((1, 8), held=(at(2, 2),))
        assert asked(match) == "identity-theft"
        assert told(match, PingMoved) == []
        assert refused(match, "move", seat=0, basic=0, advanced=0, elite=0) == "BC-ACT-02"
        do(match, verb)
        assert where(match) == spot
        assert story(match, IdentityStolen, PingMoved)[-1:] == told(match, PingMoved)
        assert len(told(match, IdentityStolen)) == (verb == "steal-identity")


@pytest.mark.clause("BC-INTF-18")
@pytest.mark.parametrize(
    "own", [{"upgrades": ()}, {"disguise": "tripod"}, {"name": "exe"}, {"ip": ACCESS}, {"power": 0, "shut": True}]
)
def test_without_the_ability_in_disguise_or_off_the_nodes_nothing_is_offered(own: dict[str, object]) -> None:
    """The pings activate straight away."""
    match = theft((1, 8), held=(at(2, 2),), own=own)
    assert told(match, PingMoved) != []
    assert told(match, IdentityStolen) == []


@pytest.mark.clause("BC-INTF-19")
def test_how_far_the_ip_goes() -> None:
    """Onto another IP, one node short of a ping, onto a hub, or 3 nodes; clockwise, around the ring's end."""
    ring = drawn("tptuptpH", "H")
    assert spots(ring, way_of(ring, 0, (), ())) == [(1, 1), (1, 2), (1, 3)]
    assert spots(ring, way_of(ring, 0, (2,), ())) == [(1, 1), (1, 2)]
    assert spots(ring, way_of(ring, 0, (), (2,))) == [(1, 1)]
    assert way_of(ring, 0, (), (1,)) == ()
    assert spots(ring, way_of(ring, 5, (), ())) == [(1, 6), (1, 7)]
    assert spots(ring, way_of(ring, 7, (), ())) == [(1, 0), (1, 1), (1, 2)]


@pytest.mark.clause("BC-INTF-19", "BC-INTF-21")
def test_on_a_hub_two_nodes_ahead_it_stops_and_has_the_benefit_without_a_ping_die() -> None:
    """A hub of layer 1: one level more for Interface; the only ping is on no hub, so no ping die is rolled."""
    match = theft((1, 10), held=(at(2, 2),))
    do(match, "steal-identity")
    assert told(match, IdentityStolen)[0].way == (at(1, 11), at(1, 12))
    assert (where(match), agent(match).level) == ((1, 12), 2)
    assert len(told(match, PingDieRolled)) == sum(event.way[-1] == at(2, 5) for event in told(match, PingMoved))


@pytest.mark.clause("BC-INTF-20")
@pytest.mark.parametrize(("mine", "theirs", "won"), [(2, 2, True), (3, 2, True), (2, 3, False), (6, 6, False)])
def test_two_ips_meet_and_interface_takes_ties_below_six(mine: int, theirs: int, won: bool) -> None:
    """The loser's IP goes to its access point, and the winner's level falls by 1.

    Interface moves as a ping, so that the agent whose IP it boots is detected; a ping that loses detects nobody.
    """
    match = theft(
        (1, 8), own={"level": mine}, other={"name": "exe", "ip": at(1, 9), "level": theirs}, held=(at(2, 2),)
    )  # fmt: skip
    do(match, "steal-identity")
    assert told(match, IpsMet) == [IpsMet(0, 1, mine, theirs, won)]
    assert (where(match, 0), where(match, 1)) == (((1, 9), ACCESS) if won else (ACCESS, (1, 9)))
    assert (agent(match, 0).level, agent(match, 1).level) == ((mine - 1, theirs) if won else (mine, theirs - 1))
    assert not agent(match, 0).detected
    assert agent(match, 1).detected == won
    assert cited(match, Detected) == ([("BC-INTF-20", "BC-BOOT-06")] if won else [])


@pytest.mark.clause("BC-INTF-22")
def test_when_pings_activate_it_is_an_ordinary_ip_again() -> None:
    """It moved onto a hub; the ping that follows comes onto it and boots it, as the CEO takes ties."""
    match = theft((1, 8), held=(at(1, 10),), own={"level": 1})
    assert told(match, PingMoved) == []
    do(match, "steal-identity")
    assert where(match) == (1, 9)  # one node before the ping
    match = theft((1, 10), held=(at(1, 9),), own={"level": 1}, ceo=2)
    do(match, "steal-identity")
    assert [event.ip_stays for event in told(match, Booted)] == [False]
    assert (where(match), agent(match).detected) == (ACCESS, True)
    assert g(match).ceo == 1


@pytest.mark.clause("BC-INTF-20", "BC-INTF-21")
@pytest.mark.parametrize(("theirs", "spot", "level"), [(2, (1, 12), 3), (4, ACCESS, 3)])
def test_who_meets_an_ip_on_a_hub_has_its_benefit_only_by_winning(theirs: int, spot: object, level: int) -> None:
    """Level 3 beats 2: one less for the boot, one more by the hub. Against 4 the IP goes home and gets nothing."""
    other = {"name": "exe", "ip": at(1, 12), "level": theirs}
    match = theft((1, 10), own={"level": 3}, other=other, held=(at(2, 2),))
    do(match, "steal-identity")
    assert (where(match), agent(match).level) == (spot, level)


@pytest.mark.clause("BC-INTF-20", "BC-IMP-11")
def test_the_boot_counts_for_the_imperatives_of_both() -> None:
    """Hub Hopper forbids boots: an agent with it breaks it, the one that moved like a ping and the one that was met."""
    own = {"level": 3, "imperative": "hub-hopper", "power": 4}
    other = {"name": "exe", "ip": at(1, 9), "imperative": "hub-hopper", "power": 4}
    match = theft((1, 8), own=own, other=other, held=(at(2, 2),))
    do(match, "steal-identity")
    assert [(bot.imperative, bot.power) for bot in g(match).bots[:2]] == [("", 3), ("", 3)]
