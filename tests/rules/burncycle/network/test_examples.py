"""The two pictured examples of the network, played on the network of the box."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.network.mats import at, landings, refusal

from getaway.games.burncycle.network.bans import banned_at
from getaway.games.burncycle.network.levels import boot
from getaway.games.burncycle.network.pings import (
    AT_HUB,
    AT_IP,
    AT_REACH,
    Walk,
    activation_order,
    first_to_activate,
    on_hubs,
    transfers,
    walk,
)
from getaway.games.burncycle.table.mats.network import HUB, NOWHERE, graph
from getaway.games.burncycle.table.parts import ACCESS

NET = graph()
YELLOW, PURPLE, GREEN = range(3)
FRONT, HUB_AHEAD = at(1, 2), at(1, 4)
INNER, LINKED_HUB = at(2, 3), at(3, 2)

# Moving on the network: general, physical, captain


@pytest.mark.clause("BC-IPMOVE-28")
def test_the_general_chip_reaches_only_the_node_in_front() -> None:
    """That is a tech node; the next one and those further in are refused."""
    assert NET.kind_of[FRONT] == "tech"
    assert landings(NET, ACCESS, "general", access=YELLOW) == [(1, 2)]
    assert refusal(NET, ACCESS, "general", at(1, 3), access=YELLOW) == "BC-BCNET-02"
    assert refusal(NET, ACCESS, "general", at(2, 2), access=YELLOW) == "BC-IPMOVE-13"


@pytest.mark.clause("BC-IPMOVE-29")
def test_the_physical_chip_reaches_the_hub_or_the_physical_node_further_in() -> None:
    """Exactly these two; the physical node of layer 3, at the end of a line on the way, would take two transfers."""
    assert NET.kind_of[HUB_AHEAD] == HUB
    assert NET.kind_of[INNER] == "physical"
    assert landings(NET, FRONT, "physical") == [(1, 4), (2, 3)]
    beyond = NET.inward[at(2, 2)]
    assert (NET.layer_of[beyond], NET.kind_of[beyond]) == (3, "physical")
    assert refusal(NET, FRONT, "physical", beyond) == "BC-IPMOVE-11"


@pytest.mark.clause("BC-IPMOVE-30")
def test_the_captain_chip_reaches_the_tech_node_or_the_hub_of_layer_3() -> None:
    """Exactly these two; the node after the tech node is too far."""
    assert NET.kind_of[at(2, 4)] == "tech"
    assert NET.kind_of[LINKED_HUB] == HUB
    assert landings(NET, INNER, "captain") == [(2, 4), (3, 2)]
    assert refusal(NET, INNER, "captain", at(2, 5)) == "BC-BCNET-03"


def test_layer_3_has_several_tech_nodes_and_layer_2_has_some() -> None:
    """So that a card for tech nodes of layer 3 can be tried on both."""
    kinds = [[NET.kind_of[node] for node in NET.layers[layer - 1]] for layer in (2, 3)]
    assert [ring.count("tech") for ring in kinds] == [3, 2]


# Ping activation: four pings on layer 1, three players, nobody in the upper left

A, D, C, B = PINGS = (at(1, 1), at(1, 5), at(1, 9), at(1, 13))
IPS = (ACCESS, at(3, 0), at(1, 10))
"""Yellow's is in its access point, purple's out on the network, green's before its own access point."""
OWN = (YELLOW, PURPLE, GREEN)


def test_any_of_the_four_may_be_first() -> None:
    """They are equally far apart; after A come B, C and D, counterclockwise."""
    assert first_to_activate(NET, PINGS) == PINGS
    assert activation_order(PINGS, A) == (A, B, C, D)
    assert activation_order(PINGS, C) == (C, D, A, B)


def test_a_passes_yellow_who_is_inside() -> None:
    """It moves 3 nodes and bans nobody; were yellow out, it would."""
    assert walk(NET, A, IPS, OWN, PINGS) == Walk((FRONT, at(1, 3), HUB_AHEAD), AT_HUB, ())
    assert walk(NET, A, (at(3, 1), *IPS[1:]), OWN, PINGS).banned == (YELLOW,)


def test_b_passes_an_access_point_of_nobody() -> None:
    """It moves 3 nodes and bans nobody; were there a fourth player out on the network, it would."""
    assert walk(NET, B, IPS, OWN, PINGS) == Walk((at(1, 14), at(1, 15), at(1, 0)), AT_REACH, ())
    assert walk(NET, B, (*IPS, at(3, 1)), (*OWN, 3), PINGS).banned == (3,)


def test_c_lands_on_green_before_its_access_point() -> None:
    """The tie at level 1 sends green's IP home, so that it is not banned; had it won, it would still be outside."""
    went = walk(NET, C, IPS, OWN, PINGS)
    assert went == Walk((at(1, 10),), AT_IP, ())
    assert not boot(1, 1).ip_stays
    assert banned_at(NET, at(1, 10), (*IPS[:2], ACCESS), OWN) == NOWHERE


def test_d_bans_purple_and_stops_on_a_hub() -> None:
    """It moves 2 nodes, past purple's access point; were purple inside, nobody would be banned."""
    assert walk(NET, D, IPS, OWN, PINGS) == Walk((at(1, 6), at(1, 7)), AT_HUB, (PURPLE,))
    assert walk(NET, D, (ACCESS, ACCESS, IPS[2]), OWN, PINGS).banned == ()


@pytest.mark.parametrize("first", PINGS)
def test_two_pings_end_on_hubs_whoever_goes_first(first: int) -> None:
    """A and D end on hubs, and no ping on layer 1 can transfer."""
    held: tuple[int, ...] = PINGS
    for ping in activation_order(PINGS, first):
        end = walk(NET, ping, IPS, OWN, held).way[-1]
        held = tuple(end if other == ping else other for other in held)
    assert held == (HUB_AHEAD, at(1, 7), at(1, 10), at(1, 0))
    assert on_hubs(NET, held) == 2
    assert transfers(NET, held) == ()
