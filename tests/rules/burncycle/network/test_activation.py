"""Ping activation in the corporation's turn: moves, dice, transfers and new pings."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.network.mats import at, ping_turn, pings, starts, story, where
from tests.rules.burncycle.table import agent, asked, can, cited, do, g, refused, told
from tests.rules.burncycle.threat.rising import advance

from getaway.games.burncycle.detection.events import Detected
from getaway.games.burncycle.network.events import (
    Booted,
    LevelChanged,
    NoPingLeft,
    PingAdded,
    PingDiceDue,
    PingDieRolled,
    PingMoved,
    PingTransferred,
)
from getaway.games.burncycle.network.pings import AT_HUB, AT_IP, AT_PING, AT_REACH
from getaway.games.burncycle.table.mats.network import graph
from getaway.games.burncycle.table.parts import ACCESS, BANNED
from getaway.games.burncycle.threat.events import ThreatChanged, ThreatEvent

NET = graph()
CORE = NET.core

# Order


@pytest.mark.clause("BC-PING-02")
def test_the_outermost_layer_goes_first() -> None:
    """Pings on all layers move from layer 1 to layer 4."""
    match = ping_turn(1, "level", "level", "level", held=(at(4, 1), at(3, 3), at(1, 8), at(2, 6)))
    assert starts(match) == [(1, 8), (2, 6), (3, 3), (4, 1)]


@pytest.mark.clause("BC-PING-03")
def test_on_a_layer_the_largest_gap_goes_first() -> None:
    """2 and 14 nodes to the next ping clockwise: the one with 14 first, without asking."""
    match = ping_turn(1, held=(at(1, 8), at(1, 10)))
    assert starts(match) == [(1, 10), (1, 8)]


@pytest.mark.clause("BC-PING-04")
@pytest.mark.parametrize("first", [0, 6])
def test_equal_gaps_leave_the_choice_to_the_players(first: int) -> None:
    """Two pings opposite each other: any player names the first, and no one can name a ping that isn't among them."""
    match = ping_turn(2, "level", "level", held=(at(2, 0), at(2, 6)))
    assert asked(match) == "which-ping-first"
    assert [ask.seat for ask in match.asks] == [0, 1]
    assert can(match, "choose-node") == [{"node": at(2, 0)}, {"node": at(2, 6)}]
    assert refused(match, "choose-node", node=at(2, 3)) == "BC-PING-04"
    do(match, "choose-node", seat=1, node=at(2, first))
    assert starts(match) == [(2, first), (2, 6 - first)]


@pytest.mark.clause("BC-PING-05")
def test_the_others_follow_counterclockwise() -> None:
    """Pings at 2, 5 and 9: 9 has the largest gap, then come 5 and 2."""
    match = ping_turn(1, "level", "level", held=(at(1, 2), at(1, 5), at(1, 9)))
    assert starts(match) == [(1, 9), (1, 5), (1, 2)]


# Moves


@pytest.mark.clause("BC-PING-06", "BC-PING-07")
def test_a_ping_moves_three_nodes_clockwise_on_its_layer() -> None:
    """With nothing within 3 nodes it goes exactly 3."""
    match = ping_turn(1, held=(at(2, 8),))
    assert told(match, PingMoved) == [PingMoved(at(2, 8), (at(2, 9), at(2, 10), at(2, 11)), AT_REACH)]
    assert pings(match) == [(2, 11)]


@pytest.mark.clause("BC-PING-08")
def test_a_ping_stops_on_the_first_ip() -> None:
    """After 2 nodes, where a boot follows."""
    match = ping_turn(1, held=(at(2, 8),), agents=[{"ip": at(2, 10)}])
    assert told(match, PingMoved) == [PingMoved(at(2, 8), (at(2, 9), at(2, 10)), AT_IP)]
    assert len(told(match, Booted)) == 1


@pytest.mark.clause("BC-NODE-03")
def test_a_ping_stops_on_the_first_hub() -> None:
    """After 1 node, with 2 left."""
    match = ping_turn(1, "level", held=(at(2, 4),))
    assert told(match, PingMoved) == [PingMoved(at(2, 4), (at(2, 5),), AT_HUB)]
    assert pings(match) == [(2, 5)]


@pytest.mark.clause("BC-PING-10")
def test_a_ping_stops_one_node_short_of_another() -> None:
    """Four pings 3 nodes apart: the first to go has one 3 nodes ahead and moves 2."""
    match = ping_turn(1, *["level"] * 4, held=tuple(at(2, place) for place in (0, 3, 6, 9)))
    do(match, "choose-node", node=at(2, 9))
    assert told(match, PingMoved)[0] == PingMoved(at(2, 9), (at(2, 10), at(2, 11)), AT_PING)


# New pings


@pytest.mark.clause("BC-PING-12", "BC-PING-19")
def test_with_no_ping_one_is_added_to_the_core_and_does_not_move() -> None:
    """It counts as a ping on a hub: one die; with a ping on the network none is added first."""
    match = ping_turn(1, "level")
    assert told(match, PingAdded) == [PingAdded(CORE)]
    assert told(match, PingMoved) == []
    assert told(match, PingDieRolled) == [PingDieRolled("level", 0)]
    assert g(match).pings == (CORE,)
    assert told(ping_turn(1, held=(at(2, 8),)), PingAdded) == []


@pytest.mark.clause("BC-NODE-07", "BC-PING-23")
def test_a_ping_result_adds_one_at_the_core() -> None:
    """The core is empty after the move; without that face it stays so."""
    match = ping_turn(1, "ping", held=(at(2, 4),))
    assert pings(match) == [(2, 5), (4, 0)]
    assert cited(match, PingAdded) == [("BC-PING-23",)]
    assert pings(ping_turn(1, "level", held=(at(2, 4),))) == [(2, 5)]


@pytest.mark.clause("BC-PING-13")
def test_with_the_core_held_a_ping_enters_next_to_it() -> None:
    """The first is on the core, so the added one goes to the next node of layer 4."""
    match = ping_turn(1, "ping")
    assert pings(match) == [(4, 0), (4, 1)]


@pytest.mark.clause("BC-PING-14")
def test_a_ping_added_onto_an_ip_boots() -> None:
    """The core is held and an IP on the next node: at equal levels it is booted and its agent detected."""
    match = ping_turn(1, "ping", agents=[{"ip": at(4, 1)}])
    assert told(match, Booted) == [Booted(0, at(4, 1), 1, 1, ip_stays=False)]
    assert where(match) == ACCESS
    assert agent(match).detected
    match = ping_turn(1, "ping", agents=[{"ip": at(4, 1), "level": 2}])
    assert (where(match), pings(match)) == ((4, 1), [(4, 0)])


@pytest.mark.clause("BC-PING-15")
@pytest.mark.parametrize("held", [7, 8])
def test_with_all_pings_on_the_network_none_is_added(held: int) -> None:
    """The eighth still comes; a ninth does not."""
    spots = [at(1, place) for place in (0, 2, 4, 6, 8, 10)] + [at(2, 4), at(2, 9)]
    match = ping_turn(1, *["ping"] * 3, *["level"] * 20, held=tuple(spots[:held]))
    assert len(g(match).pings) == 8
    assert len(told(match, PingAdded)) == 8 - held
    assert told(match, NoPingLeft)[0] == NoPingLeft(8)


@pytest.mark.clause("BC-PING-13")
def test_with_pings_on_all_nodes_of_the_innermost_layer_none_enters() -> None:
    """The box still has four; it is the layer that has no room for the two of a threat event."""
    match = advance(1, 3, pings=tuple(at(4, place) for place in range(4)))
    assert told(match, NoPingLeft)[:2] == [NoPingLeft(4)] * 2
    assert cited(match, NoPingLeft)[:2] == [("BC-PING-13",)] * 2


# Dice


@pytest.mark.clause("BC-PING-16", "BC-NODE-05")
@pytest.mark.parametrize("held", [((1, 3), (4, 3)), ((2, 4), (3, 4)), ((1, 3), (2, 9))])
def test_a_die_for_each_hub_with_a_ping(held: tuple[tuple[int, int], ...]) -> None:
    """On a layer 1 hub and the core, or on hubs of layers 2 and 3: two rolls; with only one on a hub one."""
    match = ping_turn(1, "level", "level", held=tuple(at(*spot) for spot in held), agents=[{"ip": ACCESS}])
    hubs = 1 if (2, 9) in held else 2
    assert told(match, PingDiceDue) == [PingDiceDue(hubs, hubs)]
    assert [rolled.face for rolled in told(match, PingDieRolled)] == ["level"] * hubs
    assert g(match).ceo == 1 + hubs


@pytest.mark.clause("BC-PING-17")
def test_each_roll_is_resolved_before_the_next() -> None:
    """The first adds a ping before the second is rolled."""
    match = ping_turn(1, "ping", "level", held=(at(2, 4), at(3, 4)))
    assert story(match, PingDieRolled, PingAdded, LevelChanged) == [
        PingDieRolled("ping", 1),
        PingAdded(CORE),
        PingDieRolled("level", 0),
        LevelChanged(-1, 1, 2),
    ]


@pytest.mark.clause("BC-PING-18")
def test_with_no_ping_on_a_hub_all_transfer_instead() -> None:
    """No die; the ping with a line outwards goes out, the others stay."""
    match = ping_turn(1, held=(at(2, 9), at(1, 8), at(3, 6)))
    assert told(match, PingDieRolled) == []
    assert told(match, PingTransferred) == [PingTransferred(at(2, 0), at(1, 0)), PingTransferred(at(3, 1), at(2, 2))]
    assert pings(match) == [(1, 0), (1, 11), (2, 2)]
    match = ping_turn(1, "level", held=(at(2, 9), at(3, 4)))
    assert told(match, PingTransferred) == []


@pytest.mark.clause("BC-PING-21")
def test_the_threat_face_costs_one() -> None:
    """From 5 to 6, before the corporation's turn adds its own."""
    match = ping_turn(1, "threat", threat=4)
    assert told(match, ThreatChanged) == [ThreatChanged(1, 5), ThreatChanged(1, 6)]
    assert cited(match, ThreatChanged) == [("BC-PING-21",), ("BC-THRADV-01",)]
    assert told(ping_turn(1, "level", threat=4), ThreatChanged) == [ThreatChanged(1, 5)]


@pytest.mark.clause("BC-PING-22", "BC-NETLVL-03")
def test_the_level_face_raises_the_ceo() -> None:
    """From 2 to 3; at 6 it stays."""
    assert g(ping_turn(1, "level", ceo=2)).ceo == 3
    assert g(ping_turn(1, "level", ceo=6)).ceo == 6
    assert g(ping_turn(1, "ping", ceo=2)).ceo == 2


@pytest.mark.clause("BC-PING-24")
@pytest.mark.parametrize(
    ("face", "first"),
    [
        ("threat-transfer", ThreatChanged(1, 3)),
        ("level-transfer", LevelChanged(-1, 1, 2)),
        ("ping-transfer", PingAdded(CORE)),
    ],
)
def test_a_transfer_face_moves_pings_out_after_its_first_part(face: str, first: object) -> None:
    """The ping on the layer 2 hub goes out to layer 1; by the face without transfer it stays."""
    match = ping_turn(1, face, threat=2, held=(at(2, 7),))
    seen = story(match, ThreatChanged, LevelChanged, PingAdded, PingTransferred)
    assert seen[:2] == [first, PingTransferred(at(2, 8), at(1, 11))]
    assert (1, 11) in pings(match)
    plain = ping_turn(1, face.removesuffix("-transfer"), threat=2, held=(at(2, 7),))
    assert told(plain, PingTransferred) == []
    assert (2, 8) in pings(plain)


@pytest.mark.clause("BC-PING-25")
def test_only_pings_with_a_line_outwards_transfer() -> None:
    """One on layer 1 has none, though it stands where lines lead in; a target that holds a ping keeps its follower."""
    match = ping_turn(1, held=(at(1, 8), at(2, 9)))
    assert pings(match) == [(1, 0), (1, 11)]
    match = ping_turn(1, held=(at(1, 13), at(2, 9)))
    assert pings(match) == [(1, 0), (2, 0)]
    assert told(match, PingTransferred) == []


@pytest.mark.clause("BC-PING-25")
def test_a_ping_bans_by_transfer_too() -> None:
    """It comes out in front of player 2's access point; with the IP inside nobody is banned."""
    match = ping_turn(2, held=(at(2, 1),), agents=[{}, {"ip": at(3, 0)}])
    assert pings(match) == [(1, 6)]
    assert where(match, 1) == BANNED
    match = ping_turn(2, held=(at(2, 1),))
    assert (pings(match), where(match, 1)) == ([(1, 6)], ACCESS)


@pytest.mark.clause("BC-PING-26", "BC-BOOT-01")
@pytest.mark.parametrize("level", [1, 2])
def test_a_transfer_onto_an_ip_boots(level: int) -> None:
    """At the outer end of the line levels are compared; the boot comes before any ban there."""
    match = ping_turn(1, held=(at(2, 9),), agents=[{"ip": at(1, 0), "level": level}])
    assert told(match, Booted) == [Booted(0, at(1, 0), 1, level, ip_stays=level == 2)]
    assert (where(match), pings(match)) == (((1, 0), []) if level == 2 else (ACCESS, [(1, 0)]))
    match = ping_turn(2, held=(at(2, 1),), agents=[{}, {"ip": at(1, 6)}])
    assert (where(match, 1), agent(match, 1).detected) == (ACCESS, True)


@pytest.mark.clause("BC-PING-27")
def test_threat_events_wait_for_all_dice() -> None:
    """The first of two dice reaches the event at 4; it happens after the second, and before threat advances."""
    match = ping_turn(1, "threat", "level", threat=3, reached=1, held=(at(2, 4), at(3, 4)))
    seen = story(match, PingDieRolled, ThreatChanged, ThreatEvent)
    assert seen == [
        PingDieRolled("threat", 1),
        ThreatChanged(1, 4),
        PingDieRolled("level", 0),
        ThreatEvent(4, "activity-tracking"),
        ThreatChanged(1, 5),
    ]


@pytest.mark.clause("BC-PING-27")
def test_escalations_wait_for_all_dice() -> None:
    """Reached by the first die, NeedChain Prime is not in force for the boot of the second, and then lifts the CEO."""
    held = {"ip": at(4, 0), "level": 1}
    match = ping_turn(1, "threat", "ping", threat=19, reached=18, ceo=3, held=(at(2, 4), at(3, 4)), agents=[held])
    levels = [(changed.seat, changed.level) for changed in story(match, LevelChanged)]
    assert levels == [(-1, 2), (-1, 3)]
    assert g(match).ceo == 3


@pytest.mark.clause("BC-PING-27")
def test_what_is_reached_while_pings_move_waits_for_the_dice_too() -> None:
    """On seasoned the boot of the first ping reaches 4: the other ping moves and its die is rolled before the event."""
    agents, held = [{"ip": at(1, 10)}], (at(1, 8), at(2, 4))
    match = ping_turn(1, "level", threat=3, reached=3, held=held, agents=agents, difficulty="seasoned")
    kinds = [type(event) for event in story(match, PingMoved, ThreatChanged, PingDieRolled, ThreatEvent)]
    assert kinds[:5] == [PingMoved, ThreatChanged, PingMoved, PingDieRolled, ThreatEvent]


@pytest.mark.clause("BC-PING-28")
def test_transfers_between_rolls_leave_their_number() -> None:
    """The first roll takes both pings off their hubs, and the second is still made."""
    match = ping_turn(1, "level-transfer", "level", held=(at(2, 7), at(3, 4)))
    assert pings(match) == [(1, 11), (2, 7)]
    assert [rolled.face for rolled in told(match, PingDieRolled)] == ["level-transfer", "level"]
    assert g(match).ceo == 3


# Boots in the corporation's turn


@pytest.mark.clause("BC-BOOT-01", "BC-BOOT-04", "BC-BOOT-06")
def test_a_ping_that_lands_on_an_ip_boots_it() -> None:
    """The CEO's 2 against 1: the IP is home, its agent detected, the CEO at 1."""
    match = ping_turn(1, held=(at(2, 8),), ceo=2, agents=[{"ip": at(2, 10)}])
    assert told(match, Booted) == [Booted(0, at(2, 10), 2, 1, ip_stays=False)]
    assert where(match) == ACCESS
    assert agent(match).detected
    assert told(match, Detected)[0].bot == 0
    assert g(match).ceo == 1


@pytest.mark.clause("BC-BOOT-05")
def test_a_ping_that_loses_goes_back_to_the_supply() -> None:
    """It is off the mat, the IP where it was, and as no ping is left on a hub nothing is rolled."""
    match = ping_turn(1, held=(at(2, 8),), agents=[{"ip": at(2, 10), "level": 3}])
    assert (g(match).pings, where(match), agent(match).level) == ((), (2, 10), 2)
    assert not agent(match).detected
    assert told(match, PingDieRolled) == []


def test_an_ip_attacked_on_a_hub_gets_no_benefit() -> None:
    """It won the boot in the corporation's turn: the hub gives it nothing."""
    match = ping_turn(1, held=(at(3, 4),), agents=[{"ip": at(3, 5), "level": 3, "power": 3}])
    assert (where(match), agent(match).power) == ((3, 5), 3)
