"""Where an IP can come in the network step: the same nodes as by trying everything, each by a plan that works."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.rules.burncycle.table import arrange

from getaway.games.burncycle.game import GAME
from getaway.games.burncycle.network.cards import works_on
from getaway.games.burncycle.shown.network_reach import network_reach
from getaway.kernel import Match, Play, Wish, to_json

GOING_ON = ("keep-network-cards", "next-chip")


def in_network(slots: Sequence[str], **more: Any) -> Match:
    """The network step, with the IP on a node."""
    agents = [{"ip": 3, "level": 2, "reserve": (), **more.pop("agent", {})}]
    return arrange(1, phase="network", slots=tuple(slots), agents=agents, **more)


def tried(play: Play, depth: int, found: set[int]) -> set[int]:
    """Every node on which a move can end, by trying all answers of the step."""
    if play.over or play.g.phase not in ("network", "landing") or depth == 0:
        return found
    for wish in play.asks[0].choice:
        if wish.verb in ("ip-move", "network-pass", *GOING_ON):
            fork = play.fork()
            fork.answer(0, wish)
            if wish.verb == "ip-move":
                found.add(wish.args["node"])
            tried(fork, depth - (wish.verb not in GOING_ON), found)
    return found


@pytest.mark.parametrize(
    ("slots", "more"),
    [
        (("general",), {}),
        (("general", "physical", "tech"), {}),
        (("utility", "-general", "captain"), {}),
        (("tech", "utility"), {"agent": {"ip": -1}}),
        (("general", "general", "general"), {"pings": (4, 9), "ceo": 1}),
        (("general", "general", "general"), {"pings": (4, 9), "ceo": 5}),
    ],
)
def test_the_same_nodes_as_by_trying(slots: Sequence[str], more: dict[str, Any]) -> None:
    """With one to three chips, out of the access point, and past pings that are booted or boot."""
    match = in_network(slots, **dict(more))
    found = network_reach(GAME.view(match.g, 0))
    assert {node.node for node in found} == tried(match, len(slots), set())


def test_every_plan_leads_where_it_says() -> None:
    """Carried out on a fork, the last move ends on the node; chips that don't help are passed."""
    match = in_network(("physical", "general", "tech"))
    found = network_reach(GAME.view(match.g, 0))
    assert len(found) > 4
    for node in found:
        fork = match.fork()
        landed = []
        for step in node.steps:
            fork.answer(0, step.wish)
            landed += [fork.g.bots[0].ip] if step.wish.verb == "ip-move" else []
        assert tuple(landed) == node.route
        assert landed[-1] == node.node
    assert any(step.wish == Wish("network-pass") for node in found for step in node.steps)


def test_cards_that_work_there_are_named() -> None:
    """A node where a card in hand works says so; outside the step there is nothing to reach."""
    match = in_network(("general", "general"))
    nodes = [node.node for node in network_reach(GAME.view(match.g, 0))]
    node, card = next((n, card) for n in nodes for card in match.g.network_cards.left if works_on(card, n))
    held = in_network(("general", "general"), agent={"hand": (card,)})
    found = {each.node: each.cards for each in network_reach(GAME.view(held.g, 0))}
    assert found[node] == (card,)
    assert not all(found.values())
    assert network_reach(GAME.view(arrange(1).g, 0)) == ()
    assert b'"route"' in to_json(match.query(0, "network_reach"))
