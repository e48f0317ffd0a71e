"""Landing on a node: boots, hubs and network cards, in this order."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.network.mats import at, chips, go, offers, pings, where
from tests.rules.burncycle.table import agent, asked, can, cited, do, g, refused, told

from getaway.games.burncycle.detection.events import Detected
from getaway.games.burncycle.network.events import Booted, HubReached, IpReturned, LevelChanged, NetworkCardUsed
from getaway.games.burncycle.table.parts import ACCESS
from getaway.games.burncycle.threat.events import ThreatChanged

# Hubs


@pytest.mark.clause("BC-IPMOVE-16", "BC-IPMOVE-17", "BC-IPMOVE-18", "BC-IPMOVE-19")
@pytest.mark.parametrize(
    ("before", "hub", "after"),
    [((1, 3), (1, 4), (3, 6, 4)), ((2, 4), (2, 5), (2, 5, 4)), ((3, 4), (3, 5), (2, 6, 5))],
)
def test_a_hub_gives_the_benefit_of_its_layer(
    before: tuple[int, int], hub: tuple[int, int], after: tuple[int, int, int]
) -> None:
    """Layer 1 a level, layer 2 a threat less, layer 3 a power; the IP stays on the hub."""
    match = chips("general", "general", threat=6, agents=[{"ip": at(*before), "level": 2, "power": 4}])
    go(match, *hub)
    assert (agent(match).level, g(match).threat, agent(match).power) == after
    assert where(match) == hub
    assert asked(match) == "network"


@pytest.mark.clause("BC-IPMOVE-20", "BC-NODE-10")
def test_the_core_gives_all_three_and_sends_the_ip_back() -> None:
    """Level 3, threat 5, power 5, the IP in its access point; its agent is not detected and keeps the level."""
    match = chips("general", "general", threat=6, agents=[{"ip": at(4, 3), "level": 2, "power": 4}])
    go(match, 4, 0)
    assert (agent(match).level, g(match).threat, agent(match).power) == (3, 5, 5)
    assert where(match) == ACCESS
    assert told(match, IpReturned) == [IpReturned(0, 0)]
    assert not agent(match).detected
    assert told(match, Detected) == []
    assert offers(match) == [(1, 2)]


def test_a_hub_that_is_only_passed_in_thought_gives_nothing() -> None:
    """A transfer from the node before the hub leaves it aside."""
    match = chips("general", agents=[{"ip": at(1, 3), "level": 2}])
    go(match, 2, 2)
    assert agent(match).level == 2
    assert told(match, HubReached) == []


@pytest.mark.clause("BC-NETLVL-03")
def test_no_level_above_six() -> None:
    """A layer 1 hub at 6 gives nothing more."""
    match = chips("general", agents=[{"ip": at(1, 3), "level": 6}])
    go(match, 1, 4)
    assert agent(match).level == 6
    assert told(match, LevelChanged) == []


# Boots


@pytest.mark.clause("BC-BOOT-01", "BC-NETLVL-08", "BC-NETLVL-11", "BC-BOOT-04", "BC-BOOT-06")
def test_the_greater_level_of_the_ceo_boots_the_ip() -> None:
    """4 against 3: the IP is back, the agent detected, the CEO at 3, the player still at 3, the ping where it was."""
    match = chips("general", ceo=4, agents=[{"ip": at(1, 4), "level": 3}], pings=(at(1, 5),))
    go(match, 1, 5)
    assert told(match, Booted) == [Booted(0, at(1, 5), 4, 3, ip_stays=False)]
    assert where(match) == ACCESS
    assert agent(match).chip == agent(match).cell
    assert (g(match).ceo, agent(match).level) == (3, 3)
    assert pings(match) == [(1, 5)]


@pytest.mark.clause("BC-BOOT-05", "BC-NETLVL-08", "BC-NETLVL-11")
def test_the_greater_level_of_the_player_boots_the_ping() -> None:
    """4 against 3: the ping is off the mat and can enter again, the player at 3, nobody detected."""
    match = chips("general", ceo=3, agents=[{"ip": at(1, 4), "level": 4}], pings=(at(1, 5),))
    go(match, 1, 5)
    assert where(match) == (1, 5)
    assert pings(match) == []
    assert (g(match).ceo, agent(match).level) == (3, 3)
    assert told(match, Detected) == []


def test_without_a_ping_there_is_no_boot() -> None:
    """Nothing is compared on an empty node."""
    match = chips("general", ceo=4, agents=[{"ip": at(1, 4), "level": 3}], pings=(at(1, 6),))
    go(match, 1, 5)
    assert told(match, Booted) == []


@pytest.mark.clause("BC-NETLVL-09", "BC-NETLVL-10", "BC-NETLVL-04")
@pytest.mark.parametrize(
    ("level", "stays", "ceo", "own"), [(1, False, 1, 1), (3, False, 2, 3), (5, False, 4, 5), (6, True, 6, 5)]
)
def test_ties_are_the_ceo_s_save_at_six(level: int, stays: bool, ceo: int, own: int) -> None:
    """The winner's level falls, but not below 1."""
    match = chips("general", ceo=level, agents=[{"ip": at(1, 4), "level": level}], pings=(at(1, 5),))
    go(match, 1, 5)
    assert where(match) == ((1, 5) if stays else ACCESS)
    assert pings(match) == ([] if stays else [(1, 5)])
    assert (g(match).ceo, agent(match).level) == (ceo, own)


@pytest.mark.clause("BC-BOOT-08")
def test_an_ip_that_wins_in_its_own_turn_resolves_the_node() -> None:
    """A ping on a layer 3 hub: booted, and the agent gains 1 power."""
    match = chips("general", ceo=1, agents=[{"ip": at(3, 4), "level": 2, "power": 3}], pings=(at(3, 5),))
    go(match, 3, 5)
    assert agent(match).power == 4


@pytest.mark.clause("BC-BOOT-09")
def test_the_boot_comes_before_the_node() -> None:
    """Level 2 against 1 on a layer 1 hub: down to 1, then up to 2."""
    match = chips("general", ceo=1, agents=[{"ip": at(1, 3), "level": 2}], pings=(at(1, 4),))
    go(match, 1, 4)
    assert told(match, LevelChanged) == [LevelChanged(0, -1, 1), LevelChanged(0, 1, 2)]
    assert agent(match).level == 2


@pytest.mark.clause("BC-BOOT-10")
@pytest.mark.parametrize(("before", "hub"), [((1, 3), (1, 4)), ((2, 4), (2, 5)), ((3, 4), (3, 5)), ((4, 3), (4, 0))])
def test_a_booted_ip_gets_nothing_from_the_hub(before: tuple[int, int], hub: tuple[int, int]) -> None:
    """Neither level nor threat nor power changes, on no layer."""
    held = {"ip": at(*before), "level": 2, "power": 3}
    match = chips("general", ceo=4, threat=6, agents=[held], pings=(at(*hub),))
    go(match, *hub)
    assert where(match) == ACCESS
    assert (agent(match).level, g(match).threat, agent(match).power) == (2, 6, 3)
    assert told(match, HubReached) == []
    assert told(match, ThreatChanged) == []


@pytest.mark.clause("BC-BOOT-12")
def test_a_booted_ip_goes_on_with_the_chips_left() -> None:
    """Booted by the first of three chips, it leaves its access point with the second and moves on with the third."""
    match = chips("general", "general", "general", agents=[{"ip": at(1, 4)}], pings=(at(1, 5),))
    go(match, 1, 5)
    assert (where(match), asked(match), g(match).tracker) == (ACCESS, "network", 1)
    assert offers(match) == [(1, 2)]
    go(match, 1, 2)
    go(match, 1, 3)
    assert where(match) == (1, 3)


@pytest.mark.clause("BC-BOOT-11")
def test_an_ip_that_returns_by_a_card_is_neither_detected_nor_loses_a_level() -> None:
    """Back Door takes the IP home: agent undetected, all levels as before."""
    match = chips("general", ceo=2, agents=[{"ip": at(2, 5), "level": 3, "hand": ("back-door",)}])
    go(match, 2, 6)
    do(match, "use-network-card", card="back-door")
    assert where(match) == ACCESS
    assert not agent(match).detected
    assert told(match, Booted) == []
    assert (g(match).ceo, agent(match).level) == (2, 3)


# Network cards


@pytest.mark.clause("BC-IPMOVE-22")
@pytest.mark.parametrize("hand", [(), ("spare-cell",), ("discover-a-virtual-terminal",)])
def test_an_action_node_does_nothing_without_a_card_for_it(hand: tuple[str, ...]) -> None:
    """On a tech node of layer 1 with no card, one for utility nodes, one for layer 3: the next chip is current."""
    match = chips("general", "general", threat=5, agents=[{"hand": hand, "level": 2, "power": 3}])
    go(match, 1, 2)
    assert (asked(match), g(match).tracker) == ("network", 1)
    assert (agent(match).level, g(match).threat, agent(match).power) == (2, 5, 3)
    assert agent(match).hand == hand


@pytest.mark.clause("BC-NETCARD-03", "BC-NETCARD-04")
def test_a_card_is_resolved_on_its_node_and_discarded() -> None:
    """The card for layer 1 tech is offered, those for layer 2 and for utility nodes refused; its effect happens."""
    held = {"hand": ("packet-sniffer", "port-scan", "spare-cell"), "level": 2}
    match = chips("general", "general", agents=[held], rig={"network_cards": []})
    assert refused(match, "use-network-card", card="packet-sniffer") == "BC-NETCARD-03"
    go(match, 1, 2)
    assert can(match, "use-network-card") == [{"card": "packet-sniffer"}]
    assert refused(match, "use-network-card", card="spare-cell") == "BC-NETCARD-03"
    assert refused(match, "use-network-card", card="port-scan") == "BC-NETCARD-03"
    assert refused(match, "use-network-card", card="reflow") == "BC-IPMOVE-22"
    do(match, "use-network-card", card="packet-sniffer")
    assert agent(match).level == 3
    assert agent(match).hand == ("port-scan", "spare-cell")
    assert g(match).network_cards.gone == ("packet-sniffer",)
    assert told(match, NetworkCardUsed) == [NetworkCardUsed(0, "packet-sniffer")]
    assert "BC-NETCARD-04" in cited(match, NetworkCardUsed)[0]
    assert (asked(match), g(match).tracker) == ("network", 1)


@pytest.mark.clause("BC-NETCARD-03")
def test_a_card_may_be_kept() -> None:
    """It stays in hand for a later landing of the same turn."""
    match = chips("general", "general", agents=[{"hand": ("packet-sniffer",), "level": 2}])
    go(match, 1, 2)
    do(match, "keep-network-cards")
    assert agent(match).hand == ("packet-sniffer",)
    assert agent(match).level == 2


def test_two_cards_for_a_node_are_resolved_one_after_the_other() -> None:
    """After the first the second is still offered, then the next chip comes."""
    match = chips("general", "general", agents=[{"hand": ("packet-sniffer", "packet-sniffer"), "level": 1}])
    go(match, 1, 2)
    do(match, "use-network-card", card="packet-sniffer")
    assert asked(match) == "landed"
    do(match, "use-network-card", card="packet-sniffer")
    assert (agent(match).level, asked(match)) == (3, "network")


@pytest.mark.clause("BC-IPMOVE-26")
def test_a_card_for_a_node_that_is_only_passed_is_not_offered() -> None:
    """A physical chip passes a utility node of layer 1 and ends on a hub; with a utility chip the IP lands there."""
    held = {"ip": at(1, 2), "hand": ("spare-cell",), "power": 3}
    match = chips("physical", "general", agents=[held])
    go(match, 1, 4)
    assert asked(match) == "network"
    assert (agent(match).hand, agent(match).power) == (("spare-cell",), 3)
    match = chips("utility", "general", agents=[held])
    go(match, 1, 3)
    assert can(match, "use-network-card") == [{"card": "spare-cell"}]


def test_a_booted_ip_uses_no_card_on_the_node() -> None:
    """The card for the node where the boot was lost is not offered."""
    match = chips("general", "general", agents=[{"hand": ("packet-sniffer",)}], pings=(at(1, 2),))
    go(match, 1, 2)
    assert (asked(match), where(match)) == ("network", ACCESS)


@pytest.mark.clause("BC-NETCARD-07")
@pytest.mark.parametrize(
    ("before", "node", "offered"),
    [((3, 7), (3, 0), True), ((2, 5), (3, 3), True), ((2, 3), (2, 4), False), ((3, 0), (3, 1), False)],
)
def test_discover_a_virtual_terminal_is_for_tech_nodes_of_layer_3(
    before: tuple[int, int], node: tuple[int, int], offered: bool
) -> None:
    """Either of them, by the layer or by transfer; neither a tech node of layer 2 nor a physical one of layer 3."""
    card = "discover-a-virtual-terminal"
    match = chips("general", "general", agents=[{"ip": at(*before), "hand": (card,)}])
    go(match, *node)
    assert where(match) == node
    assert can(match, "use-network-card") == ([{"card": card}] if offered else [])
