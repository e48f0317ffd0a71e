"""Decks that run out: each is made again from its own shuffled discards."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.inventory.store import names
from tests.rules.burncycle.keypad.doors import at_door, begin
from tests.rules.burncycle.table import agent, arrange, do, g, told
from tests.rules.burncycle.threat.rising import advance

from getaway.games.burncycle.keypad.events import KeypadDrawn
from getaway.games.burncycle.table.parts import Pile

EMPTY = Pile(())


@pytest.mark.clause("BC-LIMIT-08")
def test_the_keypad_deck_is_made_of_its_discards() -> None:
    """Of two discards one is laid at the door; with none the door has no card."""
    gone = Pile((), ("plain", "worn"))
    match = at_door("", "worn", keypads=(), keypad_cards=gone)
    begin(match)
    assert [drawn.card for drawn in told(match, KeypadDrawn)] == ["worn"]
    assert g(match).keypad_cards == Pile(("plain",))
    match = at_door("", keypads=(), keypad_cards=EMPTY)
    begin(match)
    assert (told(match, KeypadDrawn), g(match).keypads) == ([], ())


@pytest.mark.clause("BC-LIMIT-08")
def test_the_mod_deck_is_made_of_its_discards() -> None:
    """Of two discards one is drawn; with none nothing is."""
    agents = [{"at": (1, 1), "cards": ["spare-parts"]}]
    match = arrange(1, "gyroscope", plan="store", agents=agents, mods=Pile((), ("gyroscope", "servo-legs")))
    do(match, "use", what="spare-parts")
    assert (names(agent(match)), g(match).mods) == (["gyroscope"], Pile(("servo-legs",)))
    match = arrange(1, plan="store", agents=agents, mods=EMPTY)
    do(match, "use", what="spare-parts")
    assert (agent(match).cards, g(match).mods) == ((), EMPTY)


@pytest.mark.clause("BC-LIMIT-08")
def test_the_imperative_deck_is_made_of_its_discards() -> None:
    """The event at 10 makes two agents draw: one is left of the deck, the discards give the other; with none, none."""
    match = advance(2, 9, "magpie", "bouncer", imperatives=Pile(("magpie",), ("bouncer", "locksmith")))
    assert (agent(match, 0).imperative, agent(match, 1).imperative) == ("magpie", "bouncer")
    assert g(match).imperatives == Pile(("locksmith",))
    match = advance(2, 9, "magpie", imperatives=Pile(("magpie",)))
    assert (agent(match, 0).imperative, agent(match, 1).imperative) == ("magpie", "")
