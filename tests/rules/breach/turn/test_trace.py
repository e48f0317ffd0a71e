"""The Trace Phase: which nodes can be traced, and what tracing does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.rules.breach.firewall.watch import order
from tests.rules.breach.table import arrange, asked, can, cited, do, g, node, player, refused, told, whom

from getaway.games.breach.firewall.events import IceDeployed
from getaway.games.breach.sheet.events import InformationGained, MarkCovered
from getaway.games.breach.tokens.viruses import NODES
from getaway.games.breach.turn.events import NodeInfected, NodeTraced
from getaway.kernel import Match

SQUARE = (0, 1, 3, 4)
"""The rooms around the central node C00."""


def tracing(rooms: Iterable[int], *chances: str, **more: Any) -> Match:
    """Hugo's Trace Phase, with his Viruses in these rooms."""
    infected = {room: [0] for room in rooms} | more.pop("infected", {})
    seats = more.pop("seats", [{"at": 8}, {"at": 2}])
    return arrange(2, *chances, phase="trace", infected=infected, seats=seats, **more)


def traceable(match: Match) -> list[str]:
    """The names of the nodes that can be traced."""
    if asked(match) != "trace":
        return []
    return sorted(g(match).grid.nodes[each["node"]].name for each in can(match, "trace"))


def viruses(match: Match, seat: int = 0) -> list[int]:
    """The rooms with a Virus of this player."""
    return [room for room, mask in enumerate(g(match).infected) if mask >> seat & 1]


# When


@pytest.mark.clause("BR-TRACE-01")
def test_the_trace_phase_follows_the_configuration_phase() -> None:
    """Tracing is refused before it, and possible in it."""
    match = arrange(infected={0: [0], 1: [0]}, phase="configure", seats=[{}, {"at": 8}])
    assert refused(match, "trace", node=node(match, "N0")) == "BR-TRACE-01"
    do(match, "end-configuring")
    assert (g(match).phase, asked(match), whom(match)) == ("trace", "trace", 0)
    do(match, "trace", node=node(match, "N0"))
    assert len(told(match, NodeTraced)) == 1


@pytest.mark.clause("BR-TRACE-02", "BR-TRACE-10")
@pytest.mark.parametrize("at", [0, 4, 8, None])
def test_it_does_not_matter_where_the_avatar_is(at: int | None) -> None:
    """In one of the rooms, far away or disconnected: the same node can be traced."""
    match = tracing((0, 1), seats=[{"at": at}, {"at": 2}])
    assert traceable(match) == ["N0"]
    do(match, "trace", node=node(match, "N0"))
    assert g(match).traced[node(match, "N0")] == 1


# Which nodes


@pytest.mark.clause("BR-TRACE-03")
def test_every_room_around_the_node_has_an_own_virus() -> None:
    """Viruses of another player do not count."""
    match = tracing((0, 1), infected={2: [1], 5: [1]})
    assert traceable(match) == ["N0"]
    assert refused(match, "trace", node=node(match, "N1")) == "BR-TRACE-03"
    assert refused(match, "trace", node=node(match, "E0")) == "BR-TRACE-03"


@pytest.mark.clause("BR-TRACE-04")
@pytest.mark.parametrize(
    ("rooms", "nodes"),
    [
        ((0,), []),
        ((0, 1), ["N0"]),
        ((0, 4), []),
        ((0, 1, 3), ["N0", "W0"]),
        (SQUARE, ["C00", "N0", "W0"]),
        ((4, 5, 7, 8), ["C11", "E1", "S1"]),
    ],
)
def test_an_outer_node_needs_2_rooms_and_a_central_one_4(rooms: tuple[int, ...], nodes: list[str]) -> None:
    """With 3 of 4 rooms the central node is not traceable."""
    match = tracing(rooms)
    assert traceable(match) == nodes
    if "N0" in nodes and "C00" not in nodes:
        assert refused(match, "trace", node=node(match, "C00")) == "BR-TRACE-03"


# What happens


@pytest.mark.clause("BR-TRACE-05")
def test_the_player_names_the_node() -> None:
    """Of two that can be traced the one named is, and no other."""
    match = tracing((0, 1, 7, 8))
    assert traceable(match) == ["N0", "S1"]
    do(match, "trace", node=node(match, "S1"))
    assert [each.node for each in told(match, NodeTraced)] == [node(match, "S1")]
    assert traceable(match) == ["N0"]


@pytest.mark.clause("BR-TRACE-06")
def test_a_virus_leaves_each_room_of_the_node() -> None:
    """Four Viruses of the player leave the rooms of a central node; all other Viruses stay."""
    match = tracing(SQUARE, infected={8: [0], 4: [0, 1]}, tokens={})
    assert viruses(match) == [0, 1, 3, 4, 8]
    supply = g(match).virus_supply[0]
    do(match, "trace", node=node(match, "C00"))
    assert viruses(match) == [8]
    assert viruses(match, 1) == [4]
    assert g(match).virus_supply[0] == supply + 4 - 1  # one goes to the node


@pytest.mark.clause("BR-TRACE-07")
@pytest.mark.parametrize(("disk", "where"), [((), 0), (("half-bio",), 1), (("half-bio", "science"), 2)])
def test_information_goes_to_the_leftmost_free_box(disk: tuple[str, ...], where: int) -> None:
    """The token leaves the node and lies in the Hard Disk."""
    match = tracing((0, 1), tokens={"N0": "half-crypto"}, seats=[{"at": 8, "disk": disk}, {"at": 2}])
    do(match, "trace", node=node(match, "N0"))
    assert player(match).disk == (*disk, "half-crypto")
    assert player(match).disk[where] == "half-crypto"
    assert g(match).tokens[node(match, "N0")] == ""
    assert told(match, InformationGained) == [InformationGained(0, "half-crypto")]


@pytest.mark.clause("BR-TRACE-07")
def test_an_empty_node_gives_nothing() -> None:
    """It is traced all the same."""
    match = tracing((0, 1), tokens={"C00": "bio"})
    do(match, "trace", node=node(match, "N0"))
    assert (player(match).disk, told(match, InformationGained)) == ((), [])
    assert g(match).tokens[node(match, "C00")] == "bio"


@pytest.mark.clause("BR-TRACE-08")
def test_a_virus_is_put_in_the_node() -> None:
    """One of the player's, from the supply."""
    match = tracing((0, 1), tokens={})
    supply = g(match).virus_supply[0]
    do(match, "trace", node=node(match, "N0"))
    assert g(match).traced[node(match, "N0")] == 0b01
    assert g(match).virus_supply[0] == supply + 2 - 1


@pytest.mark.clause("BR-TRACE-06", "BR-TRACE-07", "BR-TRACE-08")
def test_the_information_is_gained_before_the_virus_is_put_in_the_node() -> None:
    """Alone and disconnected: the token covers a mark and a Hunter comes, to any room, as no node is traced yet."""
    match = tracing_alone()
    assert viruses(match) == []
    assert player(match).disk == ("half-politics", "half-bio")
    assert (asked(match), g(match).traced[node(match, "N0")]) == ("where-to-deploy", 0)
    assert [each["room"] for each in can(match, "choose-room")] == list(range(9))
    do(match, "choose-room", room=7)
    assert g(match).traced[node(match, "N0")] == 0b01
    steps = (NodeTraced, InformationGained, MarkCovered, IceDeployed, NodeInfected)
    assert order(match, *steps) == [kind.__name__ for kind in steps]
    assert cited(match, NodeInfected) == [("BR-TRACE-08",)]


@pytest.mark.clause("BR-TRACE-08", "BR-SOLO-07")
def test_a_node_traced_before_is_there_when_the_hunter_comes() -> None:
    """The same with another node traced earlier: the Hunter comes to one of its rooms, not to those of the new one."""
    south = g(arrange()).grid.node("S1")
    match = tracing_alone(traced={south: [0]})
    assert [each["room"] for each in can(match, "choose-room")] == [7, 8]
    again = tracing_alone(traced={4: [0]})  # the node itself
    assert [each["room"] for each in can(again, "choose-room")] == [0, 1]


def tracing_alone(**more: Any) -> Match:
    """A single player, disconnected, traces N0: the second token covers the first mark, and the box has a Hunter."""
    seats = [{"at": None, "disk": ("half-politics",)}]
    position = {"infected": {0: [0], 1: [0]}, "tokens": {"N0": "half-bio"}, "track": (0, 0, 2), **more}
    match = arrange(1, phase="trace", seats=seats, **position)
    do(match, "trace", node=node(match, "N0"))
    return match


@pytest.mark.clause("BR-TRACE-09")
def test_viruses_of_others_in_the_node_are_no_obstacle() -> None:
    """Sturm's Virus is there, and Hugo's comes beside it."""
    match = tracing((0, 1), traced={4: [1]}, tokens={})
    assert node(match, "N0") == 4
    do(match, "trace", node=4)
    assert g(match).traced[4] == 0b11


# How often


@pytest.mark.clause("BR-TRACE-11")
def test_nobody_must_trace() -> None:
    """With a node complete the player ends the turn, and everything stays."""
    match = tracing((0, 1), tokens={"N0": "half-bio"})
    do(match, "end-turn")
    assert (asked(match), whom(match)) == ("act", 1)
    assert (viruses(match), player(match).disk) == ([0, 1], ())
    assert g(match).tokens[node(match, "N0")] == "half-bio"


@pytest.mark.clause("BR-TRACE-12")
def test_several_nodes_in_one_phase() -> None:
    """One after the other, then the turn is over by itself."""
    match = tracing((0, 1, 7, 8), tokens={"N0": "half-bio", "S1": "half-science"})
    do(match, "trace", node=node(match, "N0"))
    assert (asked(match), whom(match)) == ("trace", 0)
    do(match, "trace", node=node(match, "S1"))
    assert player(match).disk == ("half-bio", "half-science")
    assert whom(match) == 1


@pytest.mark.clause("BR-TRACE-13")
def test_a_room_shared_by_two_nodes_serves_one() -> None:
    """Two outer nodes meet in room 1, with a single Virus: the first traced leaves nothing for the second."""
    match = tracing((0, 1, 2), tokens={}, infected={7: [0], 8: [0]})
    assert traceable(match) == ["N0", "N1", "S1"]
    do(match, "trace", node=node(match, "N0"))
    assert traceable(match) == ["S1"]
    assert refused(match, "trace", node=node(match, "N1")) == "BR-TRACE-03"


@pytest.mark.clause("BR-TRACE-14")
def test_a_node_is_traced_by_several_players() -> None:
    """Hugo traced it before and its token is gone; Sturm traces it as well."""
    match = arrange(active=1, phase="trace", tokens={}, traced={4: [0]}, infected={0: [1], 1: [1]}, seats=[{"at": 8}])
    assert traceable(match) == ["N0"]
    do(match, "trace", node=4)
    assert g(match).traced[4] == 0b11


@pytest.mark.clause("BR-TRACE-14")
def test_a_node_is_traced_again_by_the_same_player() -> None:
    """Both Viruses leave the rooms, but never more than one of the player's lies in the node."""
    match = tracing((0, 1), tokens={}, traced={4: [0]})
    supply = g(match).virus_supply[0]
    do(match, "trace", node=4)
    assert (g(match).traced[4], viruses(match)) == (0b01, [])
    assert g(match).virus_supply[0] == supply + 2


@pytest.mark.clause("BR-TRACE-15")
def test_a_node_is_traced_while_the_virus_lies_in_it() -> None:
    """With no Virus left in the supply Hugo takes the one in the node back: the node is traced no longer."""
    everywhere = {room: [0] for room in range(8)}
    null = {"at": 8, "breacher": "null", "ready": ("breacher",)}
    match = arrange(2, "virus", infected=everywhere, traced={4: [0]}, seats=[null, {"at": 2}])
    assert g(match).virus_supply[0] == 0
    do(match, "infect")
    assert asked(match) == "which-virus"
    do(match, "choose-virus", virus=NODES + 4)
    assert (g(match).traced[4], viruses(match)) == (0, list(range(9)))
    do(match, "cheat", cheat="breacher")  # which wants a traced node
    assert (asked(match), player(match).room) == ("act", 8)


# The book's example: 2x2 rooms


EXAMPLE = {"C00": "bio", "S0": "half-crypto"}


def example(seat: int, rooms: dict[int, list[int]]) -> Match:
    """RED is seat 0, GREEN 1 and YELLOW 2; it is this player's Trace Phase."""
    return arrange(
        3, size=(2, 2), tokens=EXAMPLE, phase="trace", active=seat, password=1, infected=rooms,
        seats=[{"at": 0}, {"at": 1}, {"at": 2}],
    )  # fmt: skip


RED_AND_GREEN = {0: [0, 2], 1: [0], 2: [0, 1], 3: [0, 1, 2]}


@pytest.mark.clause("BR-TRACE-16")
def test_red_may_trace_any_of_five_nodes() -> None:
    """With Viruses in all four rooms: the central node for Bio, the outer one for Crypto, or three empty ones."""
    match = example(0, RED_AND_GREEN)
    assert traceable(match) == ["C00", "E0", "N0", "S0", "W0"]
    for name, gained in (("C00", ("bio",)), ("S0", ("half-crypto",)), ("N0", ()), ("E0", ()), ("W0", ())):
        match = example(0, RED_AND_GREEN)
        do(match, "trace", node=node(match, name))
        assert player(match).disk == gained


@pytest.mark.clause("BR-TRACE-17")
def test_green_may_trace_the_crypto_node_alone() -> None:
    """With Viruses in its two rooms."""
    match = example(1, RED_AND_GREEN)
    assert traceable(match) == ["S0"]
    do(match, "trace", node=node(match, "S0"))
    assert player(match, 1).disk == ("half-crypto",)


@pytest.mark.clause("BR-TRACE-18")
def test_yellow_can_trace_nothing() -> None:
    """Viruses in two rooms across complete no node: the turn ends without a question."""
    match = example(2, RED_AND_GREEN)
    assert g(match).active != 2
    assert told(match, NodeTraced) == []
    assert player(match, 2).disk == ()


@pytest.mark.parametrize("again", [False, True])
def test_a_node_without_information_is_warned_of(again: bool) -> None:
    """Tracing it is allowed, but brings a Virus in it at most; a node with Information is worth it."""
    house = g(arrange()).grid
    empty, full = house.node("N0"), house.node("W0")
    match = tracing((0, 1, 3), tokens={"W0": "half-bio"}, traced={empty: [0]} if again else {})
    assert set(traceable(match)) == {"N0", "W0"}
    warned = [(each.wish.args["node"], each.clause, each.facts) for each in match.put(0).warned]
    assert warned == [(empty, "BR-TRACE-14", {"again": again})]
    assert full not in [node for node, *_ in warned]


@pytest.mark.clause("BR-TRACE-19")
def test_effects_refer_to_the_nodes_a_player_has_traced() -> None:
    """Null's Cheat leads to the rooms of two nodes with the player's Viruses; one with Sturm's doesn't count."""
    house = g(arrange()).grid
    traced = {house.node("N0"): [0], house.node("S1"): [0, 1], house.node("W1"): [1]}
    match = arrange(traced=traced, seats=[{"at": 4, "breacher": "null", "ready": ("breacher",)}])
    do(match, "cheat", cheat="breacher")
    assert [each["room"] for each in can(match, "choose-room")] == [0, 1, 7, 8]
    assert refused(match, "choose-room", room=3) == "BR-CPC-08"
