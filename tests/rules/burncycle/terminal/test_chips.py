"""Terminal chips and spaces, and what is unlimited or is made new."""

from __future__ import annotations

from string import ascii_lowercase

import pytest
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, faces, g, refused
from tests.rules.burncycle.terminal.offices import SECOND, TERMINAL, at_terminal, cells, office

from getaway.games.burncycle import GAME
from getaway.games.burncycle.floor import Infobar, lay
from getaway.games.burncycle.missions.floors import chips_on, with_bead
from getaway.games.burncycle.table.mission_cards import missions
from getaway.games.burncycle.table.parts import Pile

CHIPS = cells(TERMINAL, SECOND)


@pytest.mark.clause("BC-TERMCHIP-02")
def test_every_terminal_space_of_a_new_floor_gets_its_chip() -> None:
    """All but those the floorplan leaves bare."""
    match = GAME.new(1, seed=1, team=("processor", "access"))
    floor = g(match).floor
    assert len(floor.terminals) > 3
    assert sorted(g(match).terminals) == sorted(set(floor.terminals) - set(floor.bare))
    assert g(match).mainframes == ()


@pytest.mark.clause("BC-TERMCHIP-03")
def test_terminals_are_in_nobodys_way() -> None:
    """A bot walks over one and stops on another."""
    match = office(1, faces(2), agents=[{"at": (2, 2)}], terminals=CHIPS)
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=CHIPS[0])
    do(match, "step", bot=0, to=CHIPS[1])
    assert agent(match).cell == CHIPS[1]
    assert g(match).terminals == CHIPS
    assert asked(match) == "act"


@pytest.mark.clause("BC-TERMCHIP-07", "BC-CACHE-12", "BC-AWCHIP-06")
def test_marked_spaces_count_without_their_chips() -> None:
    """Effects that name terminal or cache spaces find the empty ones too."""
    match = at_terminal("break-schedule", mainframe=True, terminals=cells(TERMINAL), module={"at": (1, 1)})
    do(match, "select", options=(2,))
    assert asked(match) == "where-to-place-chip"
    assert can(match, "choose-cell") == [{"cell": cell} for cell in cells((2, 4), (2, 7))]
    assert refused(match, "choose-cell", cell=at(match, TERMINAL)) == "BC-AWCHIP-06"
    do(match, "choose-cell", cell=at(match, SECOND))
    assert agent(match).chip == at(match, SECOND)
    assert not agent(match).detected
    match = at_terminal("stock-count", mainframe=True, caches=cells((3, 4)))
    do(match, "select", options=(1,))
    assert can(match, "choose-cell") == [{"cell": cell} for cell in cells((3, 4), (3, 6))]


@pytest.mark.clause("BC-LIMIT-08")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    """With no discards either no card is drawn."""
    gone = ("camera-feed", "night-watch", "patch-panel", "pay-slip")
    match = office(1, "patch-panel", agents=[{"at": TERMINAL}], terminals=CHIPS, terminal_cards=Pile((), gone))
    do(match, "terminal", bot=0)
    assert g(match).at_terminal.card == "patch-panel"
    assert g(match).terminal_cards == Pile(("camera-feed", "night-watch", "pay-slip"))
    match = office(1, "reflow", network_cards=Pile((), ("quick-dash", "reflow")))
    do(match, "netcard", bot=0)
    assert (agent(match).hand, g(match).network_cards) == (("reflow",), Pile(("quick-dash",)))
    match = office(1, agents=[{"at": TERMINAL}], terminals=CHIPS, terminal_cards=Pile(()))
    do(match, "terminal", bot=0)
    assert (asked(match), g(match).terminals, g(match).terminal_cards) == ("act", CHIPS[1:], Pile(()))


@pytest.mark.clause("BC-LIMIT-06")
def test_beads_chips_pegs_and_keys_never_run_out() -> None:
    """A floor with 25 rooms, each with a terminal, a cache and a door, and a bot with very many keys."""
    letters = [letter for letter in ascii_lowercase if letter != "v"]
    wall, hall, doors = "+---" * 25 + "+", "|" + " .  " * 24 + " . |", "+===" * 25 + "+"
    rows = [[f"{letter}{mark} " for letter in letters] for mark in "TC"]
    drawing = [wall, hall, doors, f"|{'|'.join(rows[0])}|", "+   " * 25 + "+", f"|{'|'.join(rows[1])}|", wall]
    floor = lay("many_rooms", "\n".join(drawing), rooms={letter: Infobar(letter, dice=1) for letter in letters})
    said = missions()["pillar_of_panic"].floors[0]
    assert (
        len(with_bead(floor, said)) == len(chips_on(floor, floor.terminals)) == len(chips_on(floor, floor.caches)) == 25
    )
    match = arrange(1, plan="many_rooms", agents=[{"keys": 150}], unlocked=range(25), terminals=floor.terminals)
    assert GAME.faults(g(match)) == []
    match = at_terminal("stock-count", mainframe=True, agent={"keys": 150})
    do(match, "select", options=(3,))
    assert agent(match).keys == 152
