"""The network of the box: what its picture must have, and what makes a mat no network."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.rules.burncycle.network.mats import TYPES, drawn

from getaway.games.burncycle.table.mats.network import HUB, NOWHERE, graph, read

NET = graph()
NODES = range(len(NET.kind_of))


def hubs(layer: int) -> list[int]:
    """The places of the hubs of a layer."""
    return [place for place, node in enumerate(NET.layers[layer - 1]) if NET.kind_of[node] == HUB]


def test_nodes_are_numbered_layer_by_layer() -> None:
    """Four layers of 16, 12, 8 and 4 nodes, without a gap in the numbers."""
    assert [len(ring) for ring in NET.layers] == [16, 12, 8, 4]
    assert [node for ring in NET.layers for node in ring] == list(NODES)
    assert [NET.layer_of[node] for node in NODES] == [1] * 16 + [2] * 12 + [3] * 8 + [4] * 4
    assert NET.has(39)
    assert not NET.has(40)
    assert not NET.has(-1)


def test_every_layer_is_a_ring() -> None:
    """Going clockwise one comes through all nodes of the layer and back."""
    for ring in NET.layers:
        assert all(NET.next_clockwise[here] == there for here, there in pairwise((*ring, ring[0])))


def test_hubs_and_the_core() -> None:
    """There are 4, 3 and 2 hubs, and the core as the only one of layer 4, which has other nodes too."""
    assert [len(hubs(layer)) for layer in (1, 2, 3, 4)] == [4, 3, 2, 1]
    assert NET.kind_of[NET.core] == HUB
    assert NET.layer_of[NET.core] == 4
    assert len(NET.layers[3]) > 1


def test_every_type_is_as_frequent_as_the_others() -> None:
    """Each layer has as many physical as tech and as utility nodes."""
    for ring in NET.layers:
        kinds: list[str] = [NET.kind_of[node] for node in ring]
        assert len({kinds.count(kind) for kind in TYPES}) == 1


def test_an_ip_always_finds_a_stop() -> None:
    """Three IPs cannot stand on all stops of a type: each layer has four, or the core, where no IP ever stays."""
    for ring in NET.layers[:3]:
        kinds: list[str] = [NET.kind_of[node] for node in ring]
        assert all(kinds.count(kind) + kinds.count(HUB) > 3 for kind in TYPES)


def test_lines_join_neighbouring_layers_both_ways() -> None:
    """The end of a line inwards leads back outwards, and nothing leads out of layer 1 or further in than layer 4."""
    for node in NODES:
        if (inner := NET.inward[node]) != NOWHERE:
            assert NET.layer_of[inner] == NET.layer_of[node] + 1
            assert NET.outward[inner] == node
        if (outer := NET.outward[node]) != NOWHERE:
            assert NET.inward[outer] == node
    assert {NET.outward[node] for node in NET.layers[0]} == {NOWHERE}
    assert {NET.inward[node] for node in NET.layers[3]} == {NOWHERE}


def test_lines_do_not_cross() -> None:
    """Going around a layer, the inner ends of its lines go around in the same order."""
    for ring in NET.layers[:3]:
        inner = [NET.inward[node] for node in ring if NET.inward[node] != NOWHERE]
        assert inner == sorted(inner)
        assert len(inner) > 1


def test_access_points_are_a_quarter_turn_apart() -> None:
    """The node before the access point of the upper right is in the first quarter of layer 1, and so on clockwise."""
    assert [node // 4 for node in NET.access_node] == [0, 1, 2, 3]
    assert {NET.layer_of[node] for node in NET.access_node} == {1}
    assert {later - node for node, later in pairwise(NET.access_node)} == {4}


def test_every_node_can_be_reached_from_every_access_point() -> None:
    """Clockwise and along lines one comes everywhere."""
    for start in NET.access_node:
        seen = [start]
        for node in seen:
            ends = (NET.next_clockwise[node], NET.inward[node], NET.outward[node])
            seen.extend(end for end in ends if end not in {NOWHERE, *seen})
        assert sorted(seen) == list(NODES)


def test_the_same_network_every_time() -> None:
    """It is read once."""
    assert graph() is graph()


def test_two_lines_of_a_node_to_the_same_layer_are_no_network() -> None:
    """Inwards or outwards, a node has one line."""
    with pytest.raises(ValueError, match="two lines lead from node 0"):
        drawn("pt", "Hu", lines=(((0, 0), (0, 1)),))
    with pytest.raises(ValueError, match="two lines lead from node 3"):
        drawn("pt", "Hu", lines=(((0, 1), (1, 1)),))


def test_the_innermost_layer_has_one_hub_and_no_line_inwards() -> None:
    """Neither two cores nor none."""
    with pytest.raises(ValueError, match=r"^the innermost layer has one hub, the core$"):
        drawn("pt", "HH")
    with pytest.raises(ValueError, match=r"^the innermost layer has one hub, the core$"):
        drawn("Ht", "pp")
    with pytest.raises(ValueError, match="innermost"):
        drawn("Ht", lines=(((0, 0),),))


def test_a_mat_in_text_is_read() -> None:
    """Kinds, lines and access points come from the text; a kind that is not there is refused."""
    text = 'access = [1]\n[[layers]]\nnodes = ["tech", "hub"]\nlines = [[0, 1]]\n[[layers]]\nnodes = ["hub", "utility"]'
    net = read(text)
    assert net.kind_of == ("tech", "hub", "hub", "utility")
    assert (net.inward, net.outward) == ((3, NOWHERE, NOWHERE, NOWHERE), (NOWHERE, NOWHERE, NOWHERE, 0))
    assert (net.access_node, net.core) == ((1,), 2)
    with pytest.raises(ValueError, match="vault"):
        read(text.replace("utility", "vault"))
