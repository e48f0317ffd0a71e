"""The literal players by level: what each keeps track of."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from getaway.bots import Bot
from getaway.bots.bombsquad.beliefs import IN_BOX, beliefs
from getaway.bots.bombsquad.literal import decide
from getaway.bots.bombsquad.mind import Mind
from getaway.bots.bombsquad.skill import EXPERT, NEWCOMER, REGULAR, Skill
from getaway.bots.bombsquad.turning import NO_NEWS, clues
from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.shown.view import memory, view
from getaway.games.bombsquad.table.clues import BITS
from getaway.games.bombsquad.table.pieces import DECK
from getaway.games.bombsquad.table.state import UNKNOWN, mark
from getaway.kernel import Seeded
from getaway.kernel.inside import Unwatched
from getaway.solve.bombsquad import cards

SHEETS = Path(__file__).parents[2] / "bombsquad"
MOST_EXPANDED = 60_000
"""More positions than any decision may look at, on any sheet."""


def after(turns: int, skill: Skill = EXPERT, **options: Any) -> Any:
    """The state of a match of three after some turns."""
    match = Unwatched(GAME, GAME.begin(3, {"mission": "m01", "clock": "turns", **options}), Seeded(1))
    while not match.over and match.g.turns < turns:
        match.answer(match.asks[0].seat, decide(match.g, match.asks[0], skill=skill).wish)
    return match.g


def believed(g: Any, seat: int, skill: Skill) -> Any:
    """What a seat believes with this skill."""
    return beliefs(view(g, seat), memory(g, seat), None, skill)


def test_only_the_expert_counts() -> None:
    """To the others every card is as likely as in a full box."""
    g = after(20)
    assert believed(g, 0, EXPERT).unseen != IN_BOX
    assert believed(g, 0, REGULAR).unseen == believed(g, 0, NEWCOMER).hidden[1] == IN_BOX


def test_the_expert_expects_people_to_go_by_their_clues() -> None:
    """They neither count nor remember the pile, unless the table shows them what they have seen."""
    g = after(20)
    for card in (*g.draw, *g.hands[1], *g.hands[2]):
        g.seen = mark(g.seen, card, g.everybody)
    found = beliefs(view(g, 0), memory(g, 0), people=(1,))
    assert not any(card.known for card in found.hands[1])
    assert all(card.known for card in found.hands[2])
    assert found.hidden[1] == IN_BOX != found.hidden[2]
    g.memory_aid = True
    assert all(card.known for card in beliefs(view(g, 0), memory(g, 0), people=(1,)).hands[1])


def test_a_newcomer_forgets_what_the_pile_brings() -> None:
    """Once the discards are turned over, the others know what they draw; a newcomer has to be told."""
    g = after(20)
    for card in (*g.draw, *g.hands[0]):
        g.seen = mark(g.seen, card, g.everybody)
    assert believed(g, 0, REGULAR).coming == tuple([DECK[card] for card in g.draw])
    assert all(card.known for card in believed(g, 0, REGULAR).own)
    assert believed(g, 0, NEWCOMER).coming == ()
    assert not any(card.known for hand in believed(g, 0, NEWCOMER).hands for card in hand)
    assert all(card.kind == UNKNOWN for card in believed(g, 0, NEWCOMER).own)


@pytest.mark.parametrize("skill", [EXPERT, REGULAR, NEWCOMER])
def test_no_level_programs_a_card_that_it_does_not_know(skill: Skill) -> None:
    """What goes on the frame is what its holder was sure of."""
    match = Unwatched(GAME, GAME.begin(3, {"mission": "m01", "clock": "turns"}), Seeded(2))
    programmed = 0
    while not match.over and match.g.turns < 40:
        ask = match.asks[0]
        wish = decide(match.g, ask, skill=skill).wish
        if wish.verb == "program":
            card = believed(match.g, ask.seat, skill).own[wish.args["card"]]
            assert card.sure == DECK[match.g.hands[ask.seat][card.place]]
            programmed += 1
        match.answer(ask.seat, wish)
    assert programmed > 5


def test_a_clue_that_tells_nothing_is_worth_less_than_a_discard() -> None:
    """Where all know their cards, nobody says it again and again."""
    hands = (("red_move", "red_open_door"), ("blue_open_door", "yellow_open_door"))
    match = GAME.arrange(2, mission="alpha", hands=hands)
    for card in (card for hand in match.g.hands for card in hand):
        match.g.hints = mark(match.g.hints, card, BITS[card])
    assert {idea.worth for idea in clues(Mind(match.g, 0))} == {NO_NEWS}
    assert decide(match.g, match.asks[0]).wish.verb != "inform"


def test_a_run_leads_where_its_order_was_meant_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seven cards that the bots put in order are carried out without an error."""
    failed = []
    monkeypatch.setattr("getaway.games.bombsquad.operating.moving.fail", lambda g, *_: failed.append(g.turns))
    after(66)
    assert not failed


@pytest.mark.parametrize("name", ["slow_missions/endless.toml", "good_missions/warehouse.toml"])
def test_a_plan_keeps_to_its_bound_on_any_sheet(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However large a custom mission is, a decision looks at a limited number of positions."""
    looked = 0
    pop = cards._Frontier.pop

    def counted(self: Any) -> Any:
        nonlocal looked
        looked += 1
        return pop(self)

    monkeypatch.setattr(cards._Frontier, "pop", counted)
    match = GAME.new(4, seed=1, sheet=(SHEETS / name).read_text(encoding="utf-8"), clock="turns")
    while match.g.turns < 3:
        looked = 0
        seat = match.asks[0].seat
        match.answer(seat, decide(match.g, match.asks[0]).wish)
        assert looked < MOST_EXPANDED


def test_hints_come_from_the_expert() -> None:
    """The adviser is the best literal level, never the one with a code."""
    assert GAME.adviser == "expert"
    match = GAME.new(3, seed=1, mission="m01", clock="turns")
    assert Bot(GAME.adviser).decide(match.record(match.asks[0].seat)) is not None
