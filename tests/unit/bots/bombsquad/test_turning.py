"""What a literal team player thinks of its turn."""

from __future__ import annotations

from typing import Any

from getaway.bots.bombsquad.literal import decide
from getaway.bots.bombsquad.mind import Mind
from getaway.bots.bombsquad.turning import clues, discards
from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.table.clues import BITS
from getaway.games.bombsquad.table.pieces import CARD_KEYS
from getaway.games.bombsquad.table.state import mark
from getaway.kernel import Wish

JUNK = ("blue_open_door", "blue_open_door")


def at(hands: tuple[tuple[str, ...], ...], *, known: bool = True, **position: Any) -> Any:
    """A match of two at the first turn of the training mission; the holders know their cards, or not."""
    match = GAME.arrange(2, mission="alpha", hands=hands, **position)
    if known:
        for card in (card for hand in match.g.hands for card in hand):
            match.g.hints = mark(match.g.hints, card, BITS[card])
    return match


def first_of_plan() -> str:
    """The card that the plan wants first."""
    match = at(((), ()))
    plan = Mind(match.g, 0).plan
    assert plan is not None
    return CARD_KEYS[plan.ahead[0].kind]


def test_it_programs_a_wanted_card_that_it_knows() -> None:
    """A card of the plan that its holder has identified goes on the frame."""
    match = at(((*JUNK, first_of_plan()), ("red_disarm_bomb",)))
    assert decide(match.g, match.asks[0]).wish == Wish("program", card=2)


def test_it_programs_nothing_that_it_does_not_know() -> None:
    """The same hand without clues stays where it is."""
    match = at(((*JUNK, first_of_plan()), ("red_disarm_bomb",)), known=False)
    assert decide(match.g, match.asks[0]).wish.verb != "program"


def test_it_tells_others_about_the_card_that_the_plan_wants() -> None:
    """The best clue touches the wanted card, not those of no use."""
    match = at((JUNK, ("blue_disarm_bomb", first_of_plan(), "red_open_door")), known=False)
    best = max(clues(Mind(match.g, 0)), key=lambda idea: idea.worth)
    assert best.reason.name == "inform"
    assert CARD_KEYS[best.reason.facts["card"]] == first_of_plan()
    colour, _, action = first_of_plan().partition("_")
    assert best.wish.args.get("colour", colour) == colour
    assert best.wish.args.get("action", action) == action


def test_it_keeps_the_wanted_card() -> None:
    """Of two cards it knows, it discards the one that the plan can do without, with both attributes called."""
    match = at(((first_of_plan(), "blue_open_door"), ("red_open_door",)), main=5)
    best = max(discards(Mind(match.g, 0)), key=lambda idea: idea.worth)
    assert best.wish == Wish("discard", card=1, colour="blue", action="open_door")
