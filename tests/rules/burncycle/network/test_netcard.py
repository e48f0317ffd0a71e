"""Network card actions: cards for the network step, and one more action on a tech chip."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.table import agent, asked, can, do, g, refused, told
from tests.rules.burncycle.terminal.offices import TERMINAL, cells, office

from getaway.games.burncycle.network.events import NetworkCardDrawn
from getaway.games.burncycle.table.parts import Pile
from getaway.games.burncycle.table.pieces import network_cards, terminal_cards

HAND = ("quick-dash", "port-scan", "spare-cell")


@pytest.mark.clause("BC-NETACT-01")
def test_it_works_from_anywhere() -> None:
    """In hallways and rooms."""
    for place in ((1, 2), (1, 7), TERMINAL, (3, 6)):
        match = office(1, agents=[{"at": place}])
        assert can(match, "netcard") == [{"bot": 0}]
        do(match, "netcard", bot=0)
        assert len(agent(match).hand) == 1


@pytest.mark.clause("BC-NETACT-02")
def test_it_is_closed_to_the_command_module() -> None:
    """Also while it is the only one that could act."""
    match = office(1)
    assert refused(match, "netcard", bot=1) == "BC-NETACT-02"
    shut = office(2, agents=[{"at": (1, 2), "shut": True, "power": 0}])
    assert can(shut, "netcard") == []
    assert refused(shut, "netcard", bot=2) == "BC-NETACT-02"
    assert refused(shut, "netcard", bot=0) == "BC-SHUTBOT-08"


@pytest.mark.clause("BC-NETACT-03")
def test_a_card_is_drawn_for_all_to_see() -> None:
    """It lies beside the mat of its agent."""
    match = office(
        2, "reflow", agents=[{"at": (1, 2), "hand": HAND[:1]}], rig={"network_cards": ["reflow", "chip-tray"]}
    )
    do(match, "netcard", bot=0)
    assert agent(match).hand == ("quick-dash", "reflow")
    assert g(match).network_cards == Pile(("chip-tray",))
    assert told(match, NetworkCardDrawn, seat=1) == [NetworkCardDrawn(0, "reflow")]


@pytest.mark.clause("BC-NETACT-04", "BC-NETACT-05")
def test_a_fourth_card_costs_one_of_the_four_at_once() -> None:
    """Any of the four, by the choice of its player alone."""
    for gone in (*HAND, "reflow"):
        match = office(2, "reflow", agents=[{"at": (1, 2), "hand": HAND}], rig={"network_cards": ["reflow"]})
        do(match, "netcard", bot=0)
        assert asked(match) == "which-network-card-goes"
        assert [ask.seat for ask in match.asks] == [0]
        assert match.put(1).facts == {"about": 0}
        assert refused(match, "pass") == "BC-FREE-04"
        assert refused(match, "choose-card", card="guard-rota") == "BC-NETACT-05"
        do(match, "choose-card", card=gone)
        assert sorted(agent(match).hand) == sorted({*HAND, "reflow"} - {gone})
        assert g(match).network_cards.gone == (gone,)


def test_a_third_card_costs_none() -> None:
    """Three may be held."""
    match = office(1, "reflow", agents=[{"at": (1, 2), "hand": HAND[:2]}], rig={"network_cards": ["reflow"]})
    do(match, "netcard", bot=0)
    assert agent(match).hand == (*HAND[:2], "reflow")
    assert asked(match) == "act"


@pytest.mark.clause("BC-NETACT-06")
def test_cards_do_not_survive_the_turn() -> None:
    """Those of the player whose turn ends."""
    match = office(2, agents=[{"at": (1, 2), "hand": HAND[:2]}, {"at": (1, 5), "hand": HAND[2:]}], phase="last")
    assert len(agent(match).hand) == 2
    do(match, "end-turn")
    assert agent(match).hand == ()
    assert agent(match, 1).hand == HAND[2:]
    assert set(HAND[:2]) <= set(g(match).network_cards.gone)


@pytest.mark.clause("BC-NETACT-07")
def test_a_tech_chip_gives_one_more_action_on_the_same_chip() -> None:
    """The tracker stays for it; on other chips it goes on."""
    match = office(1, slots=("tech", "general", "captain"))
    do(match, "netcard", bot=0)
    assert (g(match).tracker, asked(match)) == (0, "act")
    do(match, "move", basic=0, advanced=0, elite=0)
    assert g(match).tracker == 1
    match = office(1, slots=("general", "tech", "captain"))
    do(match, "netcard", bot=0)
    assert g(match).tracker == 1


@pytest.mark.clause("BC-NETACT-08")
def test_the_additional_action_is_not_optimized() -> None:
    """A terminal action on the same tech chip allows one option."""
    match = office(1, agents=[{"at": TERMINAL}], slots=("tech", "captain"), terminals=cells(TERMINAL))
    do(match, "netcard", bot=0)
    do(match, "terminal", bot=0)
    assert refused(match, "select", options=(1, 2)) == "BC-TERM-09"
    assert len(can(match, "select")) == 3


@pytest.mark.clause("BC-NETACT-09")
def test_a_second_network_card_gives_no_third_action() -> None:
    """The tracker goes on after it."""
    match = office(1, slots=("tech", "general", "captain"))
    do(match, "netcard", bot=0)
    do(match, "netcard", bot=0)
    assert len(agent(match).hand) == 2
    assert g(match).tracker == 1


def test_the_additional_action_may_be_passed() -> None:
    """Then the tracker goes on."""
    match = office(1, slots=("tech", "general", "captain"))
    do(match, "netcard", bot=0)
    do(match, "pass")
    assert g(match).tracker == 1


@pytest.mark.clause("BC-TECH-02")
def test_the_tech_chip_optimizes_both_tech_actions() -> None:
    """And no other chip does."""
    for chip, optimized in (("tech", True), ("utility", False), ("physical", False), ("general", False)):
        match = office(1, slots=(chip, "general", "captain"))
        do(match, "netcard", bot=0)
        assert (g(match).tracker == 0) is optimized
        match = office(1, agents=[{"at": TERMINAL}], slots=(chip, "captain"), terminals=cells(TERMINAL))
        do(match, "terminal", bot=0)
        assert ({"options": (1, 3)} in can(match, "select")) is optimized


# What is in the box


def test_cards_cover_every_layer_and_type() -> None:
    """The printed example is among them."""
    cards = network_cards()
    assert len(cards) >= 15
    assert {(card.layer, card.type) for card in cards.values()} == {
        (layer, kind) for layer in (1, 2, 3) for kind in ("physical", "tech", "utility")
    }
    virtual = cards["discover-a-virtual-terminal"]
    assert (virtual.layer, virtual.type) == (3, "tech")


def test_terminal_cards_have_three_options_each() -> None:
    """Each with a name, a price and an effect."""
    cards = terminal_cards()
    names = [option.name for card in cards.values() for option in card.options]
    assert (len(cards), len(set(names))) == (16, 48)
    assert all(option.ap > 0 and option.effects for card in cards.values() for option in card.options)
