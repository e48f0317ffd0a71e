"""IP movement: where each chip can take an IP, and what keeps it from other nodes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from tests.rules.burncycle.network.mats import CHIPS, TYPES, at, drawn, landings, refusal

from getaway.games.burncycle.network.ips import ip_targets, why_not
from getaway.games.burncycle.table.mats.network import HUB, NOWHERE, Graph, graph
from getaway.games.burncycle.table.parts import ACCESS, BANNED, NONE

ROW = drawn("tputHtpu", "H")
"""One ring to run on, with the core apart."""
TWO = drawn("tuptuH", "tupuHt", "Ht", lines=(((0, 0), (1, 1), (3, 3), (4, 4)), ((1, 0), (3, 1))))
"""Lines at nodes 0, 1, 3 and 4 of the outer ring, two of them with a line further in."""

# Along a layer


@pytest.mark.clause("BC-IPMOVE-05")
@pytest.mark.parametrize(("chip", "place"), [("physical", 1), ("utility", 2), ("tech", 3)])
def test_a_typed_chip_runs_to_the_first_node_of_its_type(chip: str, place: int) -> None:
    """From a tech node it passes the other types; the node after the stop is out of reach."""
    assert landings(ROW, 0, chip) == [(1, place)]
    assert ip_targets(ROW, 0, 0, chip, (), ())[0].way == tuple(range(1, place + 1))
    assert refusal(ROW, 0, chip, place + 1) == "BC-IPMOVE-05"


@pytest.mark.clause("BC-IPMOVE-05", "BC-NODE-03")
@pytest.mark.parametrize("chip", TYPES)
def test_a_hub_stops_every_typed_chip(chip: str) -> None:
    """From the tech node before the hub each type stops on the hub, though its own type comes later."""
    assert landings(ROW, 3, chip) == [(1, 4)]
    assert [refusal(ROW, 3, chip, node) for node in (5, 6, 7)] == ["BC-IPMOVE-05"] * 3


@pytest.mark.clause("BC-IPMOVE-05")
def test_a_ping_stops_a_typed_chip() -> None:
    """A ping on a node of another type ends the run there; a ping behind the stop does not matter."""
    assert landings(ROW, 0, "tech", pings=(2,)) == [(1, 2)]
    assert refusal(ROW, 0, "tech", 3, pings=(2,)) == "BC-IPMOVE-05"
    assert landings(ROW, 0, "tech", pings=(4,)) == [(1, 3)]


@pytest.mark.clause("BC-IPMOVE-05")
def test_a_run_goes_on_over_the_top() -> None:
    """Layers have no end: from the last node it comes to the first, and never goes counterclockwise."""
    assert landings(ROW, 7, "physical") == [(1, 1)]
    assert ip_targets(ROW, 7, 0, "physical", (), ())[0].way == (0, 1)
    assert refusal(ROW, 7, "physical", 6) == "BC-IPMOVE-05"


@pytest.mark.clause("BC-IPMOVE-06")
def test_no_stop_of_choice_on_the_way() -> None:
    """With a tech chip the physical and the utility node ahead are passed, and may not be chosen."""
    assert [refusal(ROW, 0, "tech", node) for node in (1, 2)] == ["BC-IPMOVE-06"] * 2
    assert refusal(ROW, 0, "tech", 3) == ""


@pytest.mark.clause("BC-BCNET-02")
def test_a_general_chip_moves_one_node() -> None:
    """Whatever the node is, and no further."""
    assert [landings(ROW, node, "general") for node in range(8)] == [[(1, (node + 1) % 8)] for node in range(8)]
    assert refusal(ROW, 0, "general", 2) == "BC-BCNET-02"
    assert refusal(ROW, 0, "general", 0) == "BC-BCNET-02"


@pytest.mark.clause("BC-BCNET-03")
def test_the_captain_chip_moves_one_node() -> None:
    """As a general chip does."""
    assert [landings(ROW, node, "captain") for node in range(8)] == [[(1, (node + 1) % 8)] for node in range(8)]
    assert refusal(ROW, 0, "captain", 2) == "BC-BCNET-03"


# Past other IPs


@pytest.mark.clause("BC-IPMOVE-08")
def test_other_ips_are_skipped_even_where_they_would_stop_it() -> None:
    """An IP on the next tech node sends a tech chip on to the hub; one on the hub as well, to the tech node beyond."""
    assert landings(ROW, 0, "tech", others=(3,)) == [(1, 4)]
    assert landings(ROW, 0, "tech", others=(3, 4)) == [(1, 5)]
    assert refusal(ROW, 0, "tech", 3, others=(3,)) == "BC-IPMOVE-08"
    assert refusal(ROW, 0, "tech", 4, others=(3, 4)) == "BC-IPMOVE-08"


@pytest.mark.clause("BC-IPMOVE-09")
@pytest.mark.parametrize("chip", ["general", "captain"])
def test_a_move_of_one_node_does_not_count_nodes_of_other_ips(chip: str) -> None:
    """With one or two IPs ahead it lands behind them, and not on them."""
    assert landings(ROW, 0, chip, others=(1,)) == [(1, 2)]
    assert landings(ROW, 0, chip, others=(1, 2, ACCESS)) == [(1, 3)]
    assert refusal(ROW, 0, chip, 1, others=(1,)) == "BC-IPMOVE-08"
    assert refusal(ROW, 0, chip, 3, others=(1,)) != ""


def test_a_whole_round_ends_where_it_began() -> None:
    """With the other hub taken and no node of its type free, an IP on a hub comes around to it."""
    net = drawn("HtHt", "H")
    assert landings(net, 0, "physical", others=(2,)) == [(1, 0)]
    assert landings(net, 1, "physical", others=(0, 2)) == []


# Transfers


@pytest.mark.clause("BC-IPMOVE-10", "BC-IPMOVE-14")
def test_a_transfer_is_a_step_along_a_line() -> None:
    """A general chip at a line lands on its other end, in or out, and goes no further; without a line it cannot."""
    assert landings(TWO, 0, "general") == [(1, 1), (2, 0)]
    assert landings(TWO, TWO.node(2, 1), "general") == [(2, 2), (3, 0), (1, 1)]
    assert refusal(TWO, 0, "general", TWO.node(2, 1)) == "BC-BCNET-02"
    assert landings(TWO, 2, "general") == [(1, 3)]
    assert refusal(TWO, 2, "general", TWO.node(2, 2)) == "BC-IPMOVE-10"


@pytest.mark.clause("BC-IPMOVE-15")
def test_after_a_transfer_a_typed_chip_runs_on() -> None:
    """At the other end a stop ends the move: the type, a hub or a ping; otherwise it runs on clockwise there."""
    inner = TWO.node(2, 0)
    assert landings(TWO, 0, "tech") == [(1, 3), (2, 0), (2, 4)]
    assert landings(TWO, 4, "physical") == [(1, 5), (2, 4)]
    assert landings(TWO, 3, "physical", pings=(inner + 3,)) == [(1, 5), (2, 3), (2, 4)]
    assert landings(TWO, 3, "physical") == [(1, 5), (2, 4)]
    assert ip_targets(TWO, 3, 0, "physical", (), ())[1].way == (inner + 3, inner + 4)
    assert refusal(TWO, 3, "physical", inner + 3) == "BC-IPMOVE-06"
    assert refusal(TWO, 3, "physical", inner + 5) == "BC-IPMOVE-05"


@pytest.mark.clause("BC-IPMOVE-10")
def test_a_typed_chip_may_transfer_at_a_node_it_passes() -> None:
    """A utility node with a line lies on the way of a physical chip; the line behind the stop is out of reach."""
    net = drawn("tuptH", "Hupt", lines=(((1, 1), (3, 3)),))
    found = ip_targets(net, 0, 0, "physical", (), ())
    assert [(landing.way, landing.transferred) for landing in found] == [((1, 2), False), ((1, 6, 7), True)]
    assert refusal(net, 0, "physical", net.node(2, 3)) == "BC-IPMOVE-05"
    assert landings(net, 0, "general") == [(1, 1)]
    assert refusal(net, 0, "general", net.node(2, 1)) == "BC-IPMOVE-10"


def test_no_transfer_from_the_node_where_the_move_stops() -> None:
    """The stop ends the move, so the line there waits for the next chip."""
    net = drawn("tpH", "Ht", lines=(((1, 1),),))
    assert landings(net, 0, "physical") == [(1, 1)]
    assert landings(net, 0, "tech") == [(1, 2), (2, 1)]


@pytest.mark.clause("BC-IPMOVE-11")
def test_no_second_transfer_in_a_move() -> None:
    """From layer 1 to 2 there is a line on from where it arrives, to layer 3, and one back out; neither can be used."""
    net = drawn("tuH", "uuH", "Hp", lines=(((0, 0), (1, 1)), ((0, 1),)))
    assert landings(net, 0, "physical") == [(1, 2), (2, 2)]
    assert refusal(net, 0, "physical", net.node(3, 1)) == "BC-IPMOVE-11"
    back = drawn("tHup", "uuH", lines=(((0, 0), (2, 1)),))
    assert landings(back, 0, "physical") == [(1, 1), (2, 2)]
    assert refusal(back, 0, "physical", 3) == "BC-IPMOVE-05"


@pytest.mark.clause("BC-IPMOVE-08")
def test_other_ips_are_ignored_at_both_ends_of_a_line() -> None:
    """One at the far end is passed; one on the way lends no line; one on its own node isn't another IP."""
    net = drawn("tutH", "pupH", lines=(((0, 0), (1, 1)),))
    inner = net.node(2, 0)
    assert landings(net, 0, "general", others=(inner,)) == [(1, 1), (2, 1)]
    assert landings(net, 0, "physical", others=(inner,)) == [(1, 3), (2, 2)]
    assert landings(net, 0, "general", others=(1,)) == [(1, 2), (2, 0)]
    assert landings(net, 0, "physical", others=(1,)) == [(1, 3), (2, 0)]
    assert landings(net, 0, "physical") == [(1, 3), (2, 0), (2, 2)]


# Out of the access point


@pytest.mark.clause("BC-IPMOVE-13", "BC-ACCESS-03")
@pytest.mark.parametrize("quadrant", range(4))
@pytest.mark.parametrize("chip", CHIPS)
def test_leaving_the_access_point_is_the_transfer(quadrant: int, chip: str) -> None:
    """The move starts with the node in front, stays on layer 1, and no line can be used, not even one right there."""
    net = graph()
    (landing,) = ip_targets(net, ACCESS, quadrant, chip, (), ())
    assert landing.way[0] == net.access_node[quadrant]
    assert landing.transferred
    assert {net.layer_of[node] for node in landing.way} == {1}
    for layer in (2, 3, 4):
        assert refusal(net, ACCESS, chip, at(layer, 2), access=quadrant) == "BC-IPMOVE-13"


@pytest.mark.clause("BC-IPMOVE-13", "BC-ACCESS-03")
def test_a_line_before_the_access_point_waits_for_the_next_move() -> None:
    """In the lower right a line leads in from the node in front: with the first chip it cannot be used, then it can."""
    net = graph()
    front = at(1, 6)
    assert net.inward[front] == at(2, 4)
    assert landings(net, ACCESS, "tech", access=1) == [(1, 7)]
    assert refusal(net, ACCESS, "tech", at(2, 4), access=1) == "BC-IPMOVE-13"
    assert landings(net, ACCESS, "utility", access=1) == [(1, 6)]
    assert landings(net, front, "tech") == [(1, 7), (2, 4)]


def test_from_the_access_point_the_node_in_front_counts_as_any_other() -> None:
    """It stops what it matches, is passed by other types, and skipped where another IP stands."""
    net = drawn("tutH", "H", access=(1,))
    assert landings(net, ACCESS, "general") == [(1, 1)]
    assert landings(net, ACCESS, "utility") == [(1, 1)]
    assert landings(net, ACCESS, "tech") == [(1, 2)]
    assert landings(net, ACCESS, "tech", pings=(1,)) == [(1, 1)]
    assert landings(net, ACCESS, "general", others=(1,)) == [(1, 2)]
    assert landings(net, ACCESS, "utility", others=(1,)) == [(1, 3)]
    assert refusal(net, ACCESS, "general", 2) == "BC-BCNET-02"
    assert refusal(net, ACCESS, "tech", 1) == "BC-IPMOVE-06"
    assert refusal(net, ACCESS, "tech", 3) == "BC-IPMOVE-05"


@pytest.mark.parametrize(("position", "clause"), [(BANNED, "BC-BAN-08"), (NONE, "BC-NET-03")])
@pytest.mark.parametrize("chip", CHIPS)
def test_off_the_network_nothing_moves(position: int, clause: str, chip: str) -> None:
    """Neither a banned IP nor one that is not there has a landing."""
    assert landings(graph(), position, chip) == []
    assert refusal(graph(), position, chip, 0) == clause


def test_only_nodes_are_landed_on() -> None:
    """A number that isn't a node is refused."""
    assert refusal(graph(), 0, "tech", 40) == "BC-NODE-01"
    assert refusal(graph(), 0, "tech", -1) == "BC-NODE-01"


# Everything at once


def steps(net: Graph, node: int, *, fresh: bool) -> Iterator[tuple[int, bool]]:
    """The nodes one step on, and whether the transfer is still to be had there."""
    yield net.next_clockwise[node], fresh
    if fresh:
        yield from ((end, False) for end in (net.inward[node], net.outward[node]) if end != NOWHERE)


def searched(net: Graph, position: int, chip: str, others: tuple[int, ...], pings: tuple[int, ...]) -> set[int]:
    """The landings found by stepping on from every node until something stops the IP."""
    seen: list[tuple[int, bool]] = []
    open_ends = list(steps(net, position, fresh=True))
    found = set()
    while open_ends:
        node, fresh = open_ends.pop()
        if (node, fresh) in seen:
            continue
        seen.append((node, fresh))
        if node in others:
            open_ends.append((net.next_clockwise[node], fresh))
        elif chip in {"general", "captain", net.kind_of[node]} or net.kind_of[node] == HUB or node in pings:
            found.add(node)
        else:
            open_ends.extend(steps(net, node, fresh=fresh))
    return found


BUSY = [((), ()), ((3, 16, 30), (4, 18, 35)), ((2, 4, 17), (36, 39)), ((18, 19, 29), (0, 5, 20, 28))]
"""Other IPs and pings."""


@pytest.mark.parametrize(("others", "pings"), BUSY)
def test_landings_and_refusals_agree_with_a_search(others: tuple[int, ...], pings: tuple[int, ...]) -> None:
    """From every node and with every chip: the landings are those a step-by-step search finds, all else is refused."""
    net = graph()
    for position, chip in product(range(40), CHIPS):
        if position in {*others, *pings}:
            continue
        found = {landing.node for landing in ip_targets(net, position, 0, chip, others, pings)}
        assert found == searched(net, position, chip, others, pings)
        assert found == {node for node in range(40) if not why_not(net, position, 0, chip, others, pings, node)}


def test_ways_lead_where_they_say() -> None:
    """Each way goes from node to node, clockwise or along one line, and ends on its landing."""
    net = graph()
    for position, chip in product(range(40), CHIPS):
        for landing in ip_targets(net, position, 0, chip, (), ()):
            legs = list(zip((position, *landing.way), landing.way, strict=False))
            lines = [leg for leg in legs if leg[1] != net.next_clockwise[leg[0]]]
            assert landing.way[-1] == landing.node
            assert all(there in {net.inward[here], net.outward[here]} for here, there in lines)
            assert len(lines) == landing.transferred
