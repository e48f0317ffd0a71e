"""The network step of a turn: chips move the IP one after another, and nothing interrupts a move."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.network.mats import at, barred, chips, go, offers, where
from tests.rules.burncycle.table import agent, arrange, asked, can, cited, do, faces, g, refused, told

from getaway.games.burncycle.burn.events import CaptainActed
from getaway.games.burncycle.ground.events import StepSkipped, TrackerMoved
from getaway.games.burncycle.network.events import IpMoved, IpStayed
from getaway.games.burncycle.table.parts import ACCESS, BANNED
from getaway.games.burncycle.table.pieces import captains

# Chip after chip


@pytest.mark.clause("BC-BCNET-01")
def test_each_active_chip_gives_one_move() -> None:
    """Of four chips one is degraded: three moves, then step 5."""
    match = chips("general", "-physical", "tech", "captain")
    go(match, 1, 2)
    go(match, 1, 4)
    go(match, 1, 5)
    assert [moved.chip for moved in told(match, IpMoved)] == ["general", "tech", "captain"]
    assert asked(match) == "route-last"
    assert refused(match, "ip-move", node=at(1, 6)) == "BC-TURN-02"


@pytest.mark.clause("BC-BCNET-02", "BC-BCNET-03")
@pytest.mark.parametrize(("chip", "clause"), [("general", "BC-BCNET-02"), ("captain", "BC-BCNET-03")])
def test_general_and_captain_chips_move_one_node(chip: str, clause: str) -> None:
    """From the third node of layer 1 to the next, or in along its line; not two nodes on."""
    match = chips(chip, agents=[{"ip": at(1, 3)}])
    assert offers(match) == [(1, 4), (2, 2)]
    assert barred(match, 1, 5) == clause
    go(match, 1, 4)
    assert where(match) == (1, 4)
    assert cited(match, IpMoved) == [(clause,)]


@pytest.mark.clause("BC-IPMOVE-01")
def test_only_the_ip_of_the_active_player_moves() -> None:
    """In player 2's turn player 1 is refused, and the move offered starts from player 2's access point."""
    match = chips("general", "general", players=2, active=1)
    assert refused(match, "ip-move", seat=0, node=at(1, 2)) == "BC-IPMOVE-01"
    assert [ask.seat for ask in match.asks] == [1]
    assert offers(match) == [(1, 6)]
    go(match, 1, 6)
    assert (where(match, 0), where(match, 1)) == (ACCESS, (1, 6))


@pytest.mark.clause("BC-IPMOVE-02")
def test_the_tracker_starts_over_and_goes_from_chip_to_chip() -> None:
    """After the action on slot 3 it is back on slot 1; a pass and a move each bring it on, past degraded slot 2."""
    match = arrange(1, slots=("general", "-tech", "physical"), tracker=3)
    do(match, "pass")
    assert (asked(match), g(match).tracker) == ("network", 0)
    go(match, 1, 2)
    assert g(match).tracker == 2
    do(match, "network-pass")
    assert asked(match) == "route-last"
    assert [(moved.slot, moved.chip) for moved in told(match, TrackerMoved)] == [(1, "general"), (3, "physical")]
    match = arrange(1, slots=("-general", "tech", "physical"), tracker=3)
    do(match, "pass")
    assert [(moved.slot, moved.chip) for moved in told(match, TrackerMoved)] == [(2, "tech")]


@pytest.mark.clause("BC-IPMOVE-03")
def test_a_chip_may_be_passed() -> None:
    """The IP stays and the next chip is current."""
    match = chips("tech", "general", agents=[{"ip": at(2, 0)}])
    do(match, "network-pass")
    assert where(match) == (2, 0)
    assert (asked(match), g(match).tracker) == ("network", 1)
    assert told(match, IpStayed) == [IpStayed(0, "tech")]
    assert told(match, IpMoved) == []


@pytest.mark.clause("BC-IPMOVE-04")
@pytest.mark.parametrize("last", ["move", "pass"])
def test_the_step_ends_after_the_last_chip_and_its_node(last: str) -> None:
    """Not before the card for the last node was resolved or kept; by a pass at once."""
    match = chips("general", "general", agents=[{"hand": ("packet-sniffer",)}])
    do(match, "network-pass")
    assert asked(match) == "network"
    if last == "pass":
        do(match, "network-pass")
    else:
        go(match, 1, 2)
        assert asked(match) == "landed"
        assert refused(match, "done") == "BC-IPMOVE-24"
        do(match, "keep-network-cards")
    assert asked(match) == "route-last"


def test_with_all_chips_degraded_the_step_is_over_at_once() -> None:
    """Nothing is asked, and step 5 begins."""
    match = arrange(1, slots=("-general", "-tech"), phase="route-first")
    do(match, "done")
    assert asked(match) == "route-last"


@pytest.mark.clause("BC-BAN-03")
def test_a_player_with_a_banned_ip_skips_the_step() -> None:
    """From the last action it goes on with step 5; with the IP in its access point it does not."""
    match = arrange(1, slots=("general",), agents=[{"ip": BANNED, "level": 0, "access": -1}])
    do(match, "pass")
    assert asked(match) == "route-last"
    assert told(match, StepSkipped) == [StepSkipped("network", "BC-BAN-03")]
    match = arrange(1, slots=("general",))
    do(match, "pass")
    assert asked(match) == "network"


# Typed chips


@pytest.mark.clause("BC-IPMOVE-05", "BC-IPMOVE-06")
def test_a_typed_chip_runs_to_the_first_stop_and_not_less_far() -> None:
    """A tech chip on layer 1 passes the physical node for the tech node; a ping before it stops the IP instead."""
    match = chips("tech", agents=[{"ip": at(1, 7)}])
    assert (1, 9) in offers(match)
    assert barred(match, 1, 8) == "BC-IPMOVE-06"
    assert barred(match, 1, 11) == "BC-IPMOVE-05"
    go(match, 1, 9)
    assert where(match) == (1, 9)
    match = chips("tech", agents=[{"ip": at(1, 7)}], pings=(at(1, 8),))
    assert offers(match) == [(1, 8)]
    match = chips("tech", agents=[{"ip": at(1, 2)}])
    assert offers(match)[0] == (1, 4)


@pytest.mark.clause("BC-IPMOVE-08", "BC-IPMOVE-09")
def test_nodes_of_other_ips_are_skipped() -> None:
    """Another IP on the next tech node: on to the following one; on the next node: one node is the node after it."""
    there = [{"ip": at(1, 8)}, {"ip": at(1, 9)}]
    match = chips("tech", players=2, agents=there)
    assert offers(match) == [(1, 11)]
    assert barred(match, 1, 9) == "BC-IPMOVE-08"
    match = chips("general", players=2, agents=there)
    assert offers(match) == [(1, 10)]
    go(match, 1, 10)
    assert (where(match, 0), where(match, 1)) == ((1, 10), (1, 9))


# Transfers


@pytest.mark.clause("BC-IPMOVE-10", "BC-IPMOVE-12", "BC-IPMOVE-14")
def test_a_transfer_takes_the_step_and_each_move_may_have_one() -> None:
    """In, in again and out with three general chips: each lands at the other end of a line and ends there."""
    match = chips("general", "general", "general", agents=[{"ip": at(1, 3)}])
    go(match, 2, 2)
    assert where(match) == (2, 2)
    go(match, 3, 1)
    go(match, 2, 2)
    assert [moved.transferred for moved in told(match, IpMoved)] == [True] * 3
    assert [len(moved.way) for moved in told(match, IpMoved)] == [1] * 3


@pytest.mark.clause("BC-IPMOVE-11")
def test_one_transfer_a_move() -> None:
    """The node two lines further in is refused with any chip, and reached by two moves."""
    for chip in ("general", "physical"):
        assert barred(chips(chip, agents=[{"ip": at(1, 3)}]), 3, 1) == "BC-IPMOVE-11"
    match = chips("general", "general", agents=[{"ip": at(1, 3)}])
    go(match, 2, 2)
    go(match, 3, 1)
    assert where(match) == (3, 1)


@pytest.mark.clause("BC-IPMOVE-13", "BC-ACCESS-03")
def test_the_step_out_of_the_access_point_is_the_transfer() -> None:
    """The node in front has a line to a tech node of layer 2, which a tech chip would take from there only."""
    match = chips("tech", "tech", players=2, active=1)
    assert offers(match) == [(1, 7)]
    assert barred(match, 2, 4) == "BC-IPMOVE-13"
    match = chips("general", "tech", players=2, active=1)
    assert offers(match) == [(1, 6)]
    go(match, 1, 6)
    assert told(match, IpMoved)[0].transferred
    assert (2, 4) in offers(match)


@pytest.mark.clause("BC-IPMOVE-15")
def test_after_a_transfer_a_typed_chip_goes_on_to_its_stop() -> None:
    """Onto a tech node a physical chip runs on to the hub after it; onto a hub it stops at once."""
    match = chips("physical", agents=[{"ip": at(1, 6)}])
    assert (2, 5) in offers(match)
    assert barred(match, 2, 4) == "BC-IPMOVE-06"
    go(match, 2, 5)
    assert told(match, IpMoved)[0].way == (at(2, 4), at(2, 5))
    match = chips("physical", agents=[{"ip": at(1, 11)}])
    go(match, 2, 8)
    assert told(match, IpMoved)[0].way == (at(2, 8),)


# What may come between


FREE: dict[str, Any] = {"slot": 2, "reserve": "team", "chip": "tech"}


@pytest.mark.clause("BC-IPMOVE-24")
def test_no_free_action_before_the_node_is_resolved() -> None:
    """Before a move and after its node it is legal; while a card waits on the node it is refused."""
    match = chips("general", "general", "general", team=("tech", "tech"), agents=[{"hand": ("packet-sniffer",)}])
    do(match, "alter", **FREE)
    go(match, 1, 2)
    assert asked(match) == "landed"
    assert refused(match, "alter", slot=3, reserve="team", chip="tech") == "BC-IPMOVE-24"
    do(match, "keep-network-cards")
    do(match, "alter", slot=3, reserve="team", chip="tech")
    assert [slot.chip for slot in g(match).slots[:3]] == ["general", "tech", "tech"]


@pytest.mark.clause("BC-IPMOVE-25")
def test_ip_spoofer_is_for_the_network_step_but_not_for_an_unresolved_node() -> None:
    """Access uses it between two moves, once; on a node with a card, in the action step and twice it is refused."""
    access = {"name": "access", "hand": ("packet-sniffer",), "level": 2}
    match = chips("general", "general", agents=[access], module={"name": "byte"})
    go(match, 1, 2)
    assert refused(match, "network-ability", ability="ip-spoofer") == "BC-IPMOVE-24"
    do(match, "keep-network-cards")
    do(match, "network-ability", ability="ip-spoofer")
    assert agent(match).level == 3
    assert (asked(match), g(match).tracker) == ("network", 1)
    assert can(match, "network-ability") == []
    assert refused(match, "network-ability", ability="ip-spoofer") == "BC-IPMOVE-25"
    match = arrange(1, agents=[access], module={"name": "byte"})
    assert refused(match, "network-ability", ability="ip-spoofer") == "BC-TURN-02"


def test_others_have_no_ip_spoofer() -> None:
    """It is Access's alone."""
    match = chips("general")
    assert refused(match, "network-ability", ability="ip-spoofer") == "BC-IPMOVE-25"
    assert can(match, "network-ability") == []


@pytest.mark.clause("BC-IPMOVE-27")
def test_what_helps_move_actions_does_not_help_ips() -> None:
    """Casing's Pressure works in move actions; in the network step nothing of it is offered, and one node is one."""
    match = chips("general", agents=[{"name": "casing", "ip": at(1, 4)}])
    assert {wish.verb for wish in match.asks[0].choice} == {"ip-move", "network-pass"}
    assert offers(match) == [(1, 5)]
    assert barred(match, 1, 6) == "BC-BCNET-02"
    go(match, 1, 5)
    assert asked(match) == "route-last"


# The captain's chip


@pytest.mark.clause("BC-CAPCHIP-06")
@pytest.mark.parametrize(("chip", "ap"), [("captain", 1), ("general", 1), ("physical", 3)])
def test_the_captain_chip_optimizes_nothing(chip: str, ap: int) -> None:
    """A move action on it has only the AP rolled, as on a general chip; in the network step it moves one node."""
    match = arrange(1, faces(1), slots=(chip,), agents=[{"power": 5}])
    do(match, "move", basic=1, advanced=0, elite=0)
    assert g(match).moving is not None
    assert g(match).moving.ap == ap
    if chip != "physical":
        assert offers(chips(chip, agents=[{"ip": at(1, 5)}])) == [(1, 6)]


@pytest.mark.clause("BC-CAPCHIP-07")
def test_the_captain_does_not_act_in_the_network_step() -> None:
    """The tracker comes to the chip and the IP moves: no burncycle action; in the action step there is one."""
    match = arrange(1, slots=("general", "captain"), threat=2)
    do(match, "pass")
    assert told(match, CaptainActed) == [CaptainActed("zuk")]
    before = g(match).threat
    do(match, "pass")
    do(match, "network-pass")
    assert (asked(match), g(match).tracker) == ("network", 1)
    go(match, 1, 2)
    assert told(match, CaptainActed) == [CaptainActed("zuk")]
    assert g(match).threat == before


@pytest.mark.clause("BC-CAPCHIP-01")
def test_the_captain_card_says_what_happens() -> None:
    """Zuk's chip costs 1 threat as its card says; Kessler's has another effect and costs none."""
    for captain, threat in (("zuk", 3), ("kessler", 2)):
        match = arrange(1, slots=("general", "captain"), threat=2, captain=captain)
        do(match, "pass")
        assert told(match, CaptainActed) == [CaptainActed(captain)]
        assert g(match).threat == threat


@pytest.mark.clause("BC-CAPCHIP-04")
@pytest.mark.parametrize(("chip", "acts"), [("-captain", 0), ("captain", 1)])
def test_a_degraded_captain_chip_triggers_nothing(chip: str, acts: int) -> None:
    """The tracker goes from slot 1 to slot 3 without the captain's action."""
    match = arrange(1, slots=("general", chip, "general"), threat=2)
    do(match, "pass")
    if acts:
        do(match, "pass")
    assert g(match).tracker == 2
    assert len(told(match, CaptainActed)) == acts
    assert g(match).threat == 2 + acts


@pytest.mark.clause("BC-CAPCHIP-08")
@pytest.mark.parametrize("captain", captains())
def test_every_captain_acts_when_the_tracker_comes(captain: str) -> None:
    """Each card has a burncycle action that happens then; none has an effect that lasts while the chip is active."""
    assert captains()[captain].action
    match = arrange(1, slots=("general", "captain"), captain=captain, phase="route-first")
    do(match, "done")
    assert told(match, CaptainActed) == []
    do(match, "pass")
    assert told(match, CaptainActed) == [CaptainActed(captain)]
