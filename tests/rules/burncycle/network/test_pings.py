"""Pings: the order of activation, the way of each, transfers and where new ones enter."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.network.mats import at, drawn

from getaway.games.burncycle.network.pings import (
    AT_HUB,
    AT_IP,
    AT_PING,
    AT_REACH,
    Walk,
    activation_order,
    entry,
    first_to_activate,
    gap,
    layers_in_order,
    on_hubs,
    transfers,
    walk,
)
from getaway.games.burncycle.table.mats.network import NOWHERE, graph
from getaway.games.burncycle.table.parts import ACCESS, BANNED

NET = graph()
RING = drawn("tputputputpu", "H")
"""Twelve nodes and no hub among them."""

# Order


def test_layers_come_from_the_outermost_inwards() -> None:
    """Pings in any order are sorted by layer; layers without pings are left out."""
    outer, middle, inner = at(1, 3), at(3, 2), at(4, 0)
    assert layers_in_order(NET, (inner, middle, outer)) == ((outer,), (middle,), (inner,))
    assert layers_in_order(NET, (at(3, 5), at(1, 9), at(1, 2))) == ((at(1, 2), at(1, 9)), (at(3, 5),))
    assert layers_in_order(NET, ()) == ()


@pytest.mark.clause("BC-PING-03")
def test_the_largest_gap_clockwise_goes_first() -> None:
    """With 2 and 6 nodes to the next ping the one with 6 goes first, whatever the gap behind it."""
    net = drawn("tputputp", "H")
    assert [gap(net, ping, (1, 3)) for ping in (1, 3)] == [2, 6]
    assert first_to_activate(net, (1, 3)) == (3,)
    assert first_to_activate(net, (5, 7)) == (7,)
    assert first_to_activate(RING, (0, 3, 4)) == (4,)
    assert first_to_activate(RING, (0, 7, 9)) == (0,)


def test_a_ping_alone_on_its_layer_is_the_first() -> None:
    """Its gap is the whole round."""
    assert gap(RING, 4, (4,)) == 12
    assert first_to_activate(RING, (4,)) == (4,)


def test_pings_on_other_layers_leave_the_gap_alone() -> None:
    """Only what lies on the same ring counts."""
    assert gap(NET, at(1, 0), (at(1, 0), at(2, 1), at(1, 8))) == 8


def test_equal_gaps_are_all_named() -> None:
    """Two pings opposite each other, or two of three with the larger gaps, leave a choice."""
    assert first_to_activate(RING, (2, 8)) == (2, 8)
    assert first_to_activate(RING, (0, 2, 7)) == (2, 7)


@pytest.mark.clause("BC-PING-05")
def test_the_others_follow_counterclockwise() -> None:
    """Pings at 2, 5 and 9: after 9 comes 5, then 2; after 2 comes 9, over the top, then 5."""
    assert first_to_activate(RING, (2, 5, 9)) == (9,)
    assert activation_order((2, 5, 9), 9) == (9, 5, 2)
    assert activation_order((2, 5, 9), 2) == (2, 9, 5)
    assert activation_order((9, 2, 5), 5) == (5, 2, 9)
    assert activation_order((4,), 4) == (4,)


def test_in_this_order_pings_run_into_each_other_least() -> None:
    """Three in a row with room ahead of the first: each moves its three nodes, since the one ahead has left."""
    held: tuple[int, ...] = (3, 4, 5)
    order = activation_order(held, *first_to_activate(RING, held))
    assert order == (5, 4, 3)
    for ping in order:
        went = walk(RING, ping, (), (), held)
        assert (len(went.way), went.stop) == (3, AT_REACH)
        held = (*(other for other in held if other != ping), went.way[-1])


# The way


@pytest.mark.clause("BC-PING-06", "BC-PING-07")
def test_a_ping_moves_three_nodes_clockwise_on_its_layer() -> None:
    """With nothing near it goes exactly three nodes, over the top too; lines on the way do not draw it off."""
    assert walk(RING, 4, (), (), (4,)) == Walk((5, 6, 7), AT_REACH, ())
    assert walk(RING, 10, (), (), (10,)) == Walk((11, 0, 1), AT_REACH, ())
    assert NET.outward[at(2, 10)] != NOWHERE
    assert walk(NET, at(2, 9), (), (), (at(2, 9),)).way == (at(2, 10), at(2, 11), at(2, 0))


@pytest.mark.clause("BC-PING-08")
@pytest.mark.parametrize("ahead", [1, 2, 3])
def test_a_ping_stops_on_the_first_ip(ahead: int) -> None:
    """An IP this many nodes ahead ends its move there; one elsewhere, in an access point or banned, doesn't."""
    assert walk(RING, 4, (4 + ahead,), (0,), (4,)) == Walk(tuple(range(5, 5 + ahead)), AT_IP, ())
    assert walk(RING, 4, (9, 4 + ahead), (0, 0), (4,)).way[-1] == 4 + ahead
    assert walk(RING, 4, (8, 3, ACCESS, BANNED), (0, 0, 0, 0), (4,)).stop == AT_REACH


@pytest.mark.clause("BC-NODE-03")
@pytest.mark.parametrize(("start", "nodes"), [(5, 2), (4, 3), (6, 1), (7, 3)])
def test_a_ping_stops_on_the_first_hub(start: int, nodes: int) -> None:
    """The hub at place 7 of layer 1 ends its move; a ping that starts on a hub leaves it."""
    went = walk(NET, start, (), (), (start,))
    assert len(went.way) == nodes
    assert went.stop == (AT_REACH if start == 7 else AT_HUB)
    assert (went.way[-1] == 7) == (start != 7)


def test_an_ip_on_a_hub_is_landed_on() -> None:
    """A boot is due there, before anything the hub brings."""
    assert walk(NET, 5, (7,), (0,), (5,)).stop == AT_IP


@pytest.mark.clause("BC-PING-10")
@pytest.mark.parametrize(("ahead", "nodes"), [(3, 2), (2, 1), (1, 0), (4, 3)])
def test_a_ping_stops_one_node_short_of_another(ahead: int, nodes: int) -> None:
    """With a ping 3 nodes ahead it moves 2, with one next to it none; one 4 ahead does not hold it up."""
    went = walk(RING, 4, (), (), (4 + ahead, 4))
    assert went.way == tuple(range(5, 5 + nodes))
    assert went.stop == (AT_REACH if ahead == 4 else AT_PING)


def test_a_ping_does_not_meet_itself() -> None:
    """On a ring of three nodes it comes back to where it stood."""
    assert walk(drawn("tpu", "H"), 0, (), (), (0,)) == Walk((1, 2, 0), AT_REACH, ())


# Dice


def test_hubs_with_pings_are_counted() -> None:
    """On a layer 1 hub, on the core and on an action node: two."""
    assert on_hubs(NET, (at(1, 4), NET.core, at(2, 0))) == 2
    assert on_hubs(NET, (at(2, 0),)) == 0


# Transfers


@pytest.mark.clause("BC-ACCESS-04")
@pytest.mark.parametrize("quadrant", range(4))
def test_no_ping_transfers_into_an_access_point(quadrant: int) -> None:
    """In front of an access point it stays, while one on layer 2 with a line goes out."""
    assert transfers(NET, (NET.access_node[quadrant],)) == ()
    assert transfers(NET, (NET.access_node[quadrant], at(2, 0))) == ((at(2, 0), at(1, 0)),)


def test_pings_with_a_line_outwards_transfer() -> None:
    """One on layer 2 without a line outwards stays, though it has one inwards."""
    assert NET.inward[at(2, 3)] != NOWHERE
    assert transfers(NET, (at(2, 3), at(2, 7), at(3, 7), at(4, 0), at(4, 3))) == (
        (at(2, 7), at(1, 9)),
        (at(3, 7), at(2, 11)),
        (at(4, 3), at(3, 6)),
    )


@pytest.mark.clause("BC-PING-25")
def test_the_outermost_transfer_first_and_make_room() -> None:
    """A ping behind another on the same track follows it; the order in which they are listed does not matter."""
    track = (at(3, 1), at(2, 2))
    assert transfers(NET, track) == ((at(2, 2), at(1, 3)), (at(3, 1), at(2, 2)))
    assert transfers(NET, track[::-1]) == transfers(NET, track)


@pytest.mark.clause("BC-PING-25")
def test_a_ping_stays_while_its_target_is_held() -> None:
    """A ping on the layer 1 end holds up the one on layer 2, and that one the ping on layer 3."""
    assert transfers(NET, (at(3, 1), at(2, 2), at(1, 3))) == ()


# New pings


@pytest.mark.clause("BC-NODE-07", "BC-PING-13")
def test_a_ping_enters_at_the_core_or_next_to_it_clockwise() -> None:
    """On the core while it has no ping, then on the first node of layer 4 without one; not on a held one."""
    ring = NET.layers[3]
    assert entry(NET, (), 8) == NET.core
    assert entry(NET, (ring[1], at(1, 0)), 8) == NET.core
    assert entry(NET, ring[:1], 8) == ring[1]
    assert entry(NET, (ring[0], ring[2]), 8) == ring[1]
    assert entry(NET, ring[:3], 8) == ring[3]
    assert entry(NET, ring, 8) == NOWHERE


def test_the_way_from_the_core_goes_over_the_top() -> None:
    """Clockwise of a core in the last place comes the first."""
    net = drawn("pH", "tuH")
    assert entry(net, (), 8) == 4
    assert entry(net, (4,), 8) == 2
    assert entry(net, (4, 2), 8) == 3


def test_with_all_pings_on_the_network_none_enters() -> None:
    """The last of 8 still does."""
    assert entry(NET, tuple(range(7)), 8) == NET.core
    assert entry(NET, tuple(range(8)), 8) == NOWHERE
