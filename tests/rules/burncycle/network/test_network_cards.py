"""Every network card in play: the nodes it is for, and what it changes."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.rules.burncycle.network.mats import at as node
from tests.rules.burncycle.seen import FAR, Seen, Step, changed, chip, door, play, seen, start, walk
from tests.rules.burncycle.table import asked, can, do, g, refused
from tests.rules.burncycle.terminal.offices import SECOND, THIRD, B, cells, results

from getaway.games.burncycle.table.parts import ACCESS
from getaway.games.burncycle.table.pieces import network_cards
from getaway.kernel import Match

Node = tuple[int, str]
PLACES: dict[Node, int] = {
    (1, "physical"): 10, (1, "tech"): 11, (1, "utility"): 6,
    (2, "physical"): 3, (2, "tech"): 4, (2, "utility"): 11,
    (3, "physical"): 1, (3, "tech"): 0, (3, "utility"): 4,
}  # fmt: skip
"""A node of each layer and type, by its place on the layer."""
AROUND = {1: 16, 2: 12, 3: 8}
"""The nodes of a layer."""


class Case(NamedTuple):
    """The nodes a card is for, and what it changes apart from the hand and the IP that moved."""

    node: Node
    changes: Seen
    steps: tuple[Step, ...] = ()
    given: dict[str, Any] = {}
    chances: tuple[Any, ...] = ()


GUARDS = [{"name": "latch", "at": (1, column), "facing": "right"} for column in (3, 7)]
CARDS: dict[str, Case] = {
    "quick-dash": Case((1, "physical"), {"at": (1, 4)}, tuple(walk((1, 3), (1, 4)))),
    "loose-hinge": Case((1, "physical"), {"unlocked": (FAR,)}, (door(FAR),)),
    "packet-sniffer": Case((1, "tech"), {"level": 2}),
    "mirrored-drive": Case(
        (1, "tech"), {"mainframes": (THIRD,)}, (("choose-cell", {"cell": THIRD}),), {"terminals": cells(SECOND, THIRD)}
    ),
    "spare-cell": Case((1, "utility"), {"power": 3}),
    "chip-tray": Case((1, "utility"), {"reserve": ("general",)}, (chip("general"),)),
    "guard-rota": Case(
        (2, "physical"),
        {"units": (("latch", "awake", 0), ("latch", "stunned", 0))},
        (("choose-unit", {"unit": 2}),),
        {"units": GUARDS, "agent": {"detected": True}},
    ),
    "back-door": Case((2, "physical"), {"ip": ACCESS, "threat": 5}),
    "port-scan": Case((2, "tech"), {"pings": (0, 2)}, (("choose-node", {"node": 1}),), {"pings": (0, 1, 2)}),
    "map-the-building": Case(
        (2, "tech"),
        {"unseen": (), "mainframes": (THIRD,)},
        given={"unseen": (B,), "terminals": cells(THIRD)},
        chances=(results("mainframe"),),
    ),
    "supply-line": Case(
        (2, "utility"),
        {"cards": ["grapnel"], "deck": 1},
        given={"rig": {"equipment": ["grapnel", "overclock"]}},
        chances=("grapnel",),
    ),
    "ghost-badge": Case((2, "utility"), {"chip": None, "threat": 5}, given={"agent": {"chip": (1, 7)}}),
    "cut-key": Case((3, "physical"), {"keys": 1}),
    "shadow-memo": Case((3, "physical"), {"ceo": 2, "level": 2}),
    "discover-a-virtual-terminal": Case(
        (3, "tech"),
        {"power": 4},
        (("choose-what", {"what": "pay-slip-2"}),),
        {"rig": {"terminal_cards": ["pay-slip"]}, "terminals": cells(SECOND)},
        ("pay-slip",),
    ),
    "reflow": Case((3, "utility"), {"degraded": (4,)}, given={"slots": ("general", "-tech", "-tech", "-tech", "tech")}),
}


def on_the_way(card: str, case: Case, target: Node) -> Match:
    """The agent holds this card, and its IP is a node before the target."""
    layer, place = target[0], PLACES[target]
    own = {"ip": node(layer, (place - 1) % AROUND[layer]), "hand": (card,), **case.given.get("agent", {})}
    given = {"slots": ("general", "tech"), **case.given, "agent": own}
    return start(*case.chances, phase="network", **given)


def land(match: Match, target: Node) -> None:
    """The IP goes there."""
    do(match, "ip-move", node=node(target[0], PLACES[target]))


@pytest.mark.parametrize("card", CARDS)
def test_a_card_does_what_it_says(card: str) -> None:
    """Resolved where its IP landed it does all of it and nothing else, is discarded, and the network step goes on."""
    case = CARDS[card]
    match = on_the_way(card, case, case.node)
    before = seen(match)
    land(match, case.node)
    play(match, ("use-network-card", {"card": card}), *case.steps)
    landed = {"ip": node(case.node[0], PLACES[case.node])}
    assert changed(match, before) == {"hand": (), **landed, **case.changes}
    assert (asked(match), g(match).network_cards.gone) == ("network", (card,))


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_for_its_own_nodes(card: str) -> None:
    """On any other layer and type it stays in hand."""
    case = CARDS[card]
    for target in PLACES:
        if target == case.node:
            continue
        match = on_the_way(card, Case(target, {}), target)
        land(match, target)
        assert can(match, "use-network-card") == []
        assert refused(match, "use-network-card", card=card) == "BC-NETCARD-03"
        assert seen(match)["hand"] == (card,)


def test_no_card_is_left_out() -> None:
    """The table names every network card of the box."""
    assert set(CARDS) == set(network_cards())
