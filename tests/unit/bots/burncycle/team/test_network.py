"""The IP's course through the network step."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.network.mats import at, chips, drawn
from tests.rules.burncycle.table import do, g

from getaway.bots.burncycle.team.network import DEEPER, PING_GONE, Course, Wants, answer, best, wants
from getaway.games.burncycle.table.mats.network import graph
from getaway.games.burncycle.table.parts import ACCESS, BANNED, NOWHERE
from getaway.kernel import Match, Wish

WANTS = Wants(level=0.9, threat=2.2, power=1.4)
BEFORE_PING, PING = at(1, 2), at(1, 3)


def course(ip: int, *row: str, level: int = 1, ceo: int = 1, pings: tuple[int, ...] = (), **more: Any) -> Course:
    """The best course on the network of the box for an IP of the upper right quadrant."""
    wanted, others, cards = more.get("wanted", WANTS), more.get("others", ()), more.get("cards", ())
    return best(graph(), ip, 0, row, others, pings, cards, wanted, level, ceo)


def wish(match: Match) -> Wish:
    """What the team answers in the network step."""
    return answer(g(match), match.asks[0])


@pytest.mark.parametrize(("threat", "hub"), [(10, at(2, 1)), (1, at(1, 1))])
def test_a_hub_of_layer_two_is_taken_when_threat_is_high(threat: int, hub: int) -> None:
    """A physical chip leads to a hub of layer 1 or of layer 2; without threat a level is worth more."""
    match = chips("physical", agents=[{"ip": at(1, 0), "power": 10}], threat=threat, reached=26)
    assert wish(match) == Wish("ip-move", node=hub)
    do(match, "ip-move", node=hub)


def test_two_chips_are_planned_together() -> None:
    """By the line to layer 2 first, where the second chip reaches the hub that is worth more."""
    assert course(at(1, 0), "general").node == at(1, 1)
    assert course(at(1, 0), "general", "general").node == at(2, 0)
    assert course(at(1, 0), "general", "general", wanted=Wants(0.9, 0.0, 0.0)).node == at(1, 1)


@pytest.mark.parametrize(("level", "ceo", "meets"), [(3, 2, True), (2, 2, False), (1, 3, False), (6, 6, True)])
def test_a_ping_is_met_only_by_a_level_that_wins(level: int, ceo: int, meets: bool) -> None:
    """The CEO wins ties, but not at 6."""
    found = course(BEFORE_PING, "general", level=level, ceo=ceo, pings=(PING,))
    assert found.node == (PING if meets else NOWHERE)


def test_a_ping_that_goes_is_worth_something_and_a_boot_costs() -> None:
    """The same landing with and without a ping; a boot that nothing makes up for is never chosen."""
    plain = course(BEFORE_PING, "general").worth
    assert course(BEFORE_PING, "general", level=2, pings=(PING,)).worth == pytest.approx(plain + PING_GONE)
    assert course(ACCESS, "general", level=1, pings=(at(1, 2),)) == Course(0.0, NOWHERE)


def test_a_level_lost_to_one_ping_counts_at_the_next() -> None:
    """Level 3 wins against two pings in a row, the second on a hub; level 2 turns inwards after the first."""
    both = (PING, at(1, 4))
    strong = course(BEFORE_PING, "general", "general", level=3, pings=both)
    weak = course(BEFORE_PING, "general", "general", level=2, pings=both)
    assert (strong.node, weak.node) == (PING, PING)
    assert strong.worth == pytest.approx(2 * PING_GONE + WANTS.level + DEEPER)
    assert weak.worth == pytest.approx(PING_GONE + 2 * DEEPER)


def test_the_ip_stays_home_if_nothing_is_gained() -> None:
    """The only way out of the access point leads to a ping that would boot it; without the ping it goes."""
    home = [{"ip": ACCESS, "level": 1}]
    assert wish(chips("general", agents=home, pings=(at(1, 2),), ceo=2)) == Wish("network-pass")
    assert wish(chips("general", agents=home, ceo=2)) == Wish("ip-move", node=at(1, 2))


def test_without_chips_or_off_the_network_nothing_moves() -> None:
    """No chip left, or banned."""
    assert course(at(1, 0)).node == NOWHERE
    assert course(BANNED, "general") == Course(0.0, NOWHERE)


def test_the_core_gives_all_three_and_sends_the_ip_home() -> None:
    """On a network of four layers with one way in: the core is worth the sum, and nothing deeper is left."""
    net = drawn("p", "p", "pp", "Hp", lines=(((0, 0),), ((0, 0),), ((1, 0),)))
    found = best(net, 3, 0, ("general",), (), (), (), WANTS, 1, 1)
    assert found.node == 4
    assert found.worth == pytest.approx(sum(WANTS))


def test_a_node_with_a_card_is_worth_a_way() -> None:
    """A card of the hand keeps the IP from the line inwards, on the layer of the node it works on."""
    assert course(at(1, 14), "tech").node == at(2, 0)
    assert course(at(1, 14), "tech", cards=(at(1, 15),)).node == at(1, 15)


def test_what_is_wanted_follows_from_the_position() -> None:
    """Threat above 3, little power and a level near the CEO's each raise what a hub is worth."""
    calm = g(chips("general", agents=[{"power": 10, "level": 6}], threat=1))
    tense = g(chips("general", agents=[{"power": 3, "level": 1}], threat=9, reached=26))
    assert wants(calm, 0).threat == wants(calm, 0).power == 0
    assert all(more > less for more, less in zip(wants(tense, 0), wants(calm, 0), strict=True))
    assert wants(tense, 0).of(4) == pytest.approx(sum(wants(tense, 0)))
