"""The greedy player of The Breach at whole matches: legal, the same each time, and blind to what others hide."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from unittest.mock import Mock

import msgspec
import pytest

from getaway.bots.breach.greedy import decide
from getaway.bots.breach.greedy.answers import ANSWERS, modest
from getaway.games.breach import GAME
from getaway.games.breach.table.model import Breach
from getaway.kernel import Ask, Match, Question, Seat, Wish, known

CAP = 500
"""This many answers of each match are enough."""
HIDDEN_FIELDS = ("hands", "decks", "objectives", "research", "research_left", "room_research", "secret_orders", "deck")


def table(players: int, seed: int = 0) -> Match:
    """A match whose team is chosen, so that the questions of set-up come up, too."""
    return GAME.new(players, seed=seed, setup="advanced" if seed % 2 else "standard")


def questions(match: Match) -> Iterator[Ask]:
    """The questions of a match as the player answers them, up to the cap."""
    for _ in range(CAP):
        if match.over:
            return
        ask = match.asks[0]
        yield ask
        match.answer(ask.seat, decide(match.g, ask))


def as_seen(g: Breach, seat: Seat) -> Breach:
    """The state with only what a seat may know in its hidden fields."""
    seen = g.copy()
    for name, value in known(g, seat).items():
        setattr(seen, name, value)
    return seen


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_answer_is_legal_and_from_what_the_seat_may_see(players: int) -> None:
    """With all that others hide taken away the answer is the same, twice, and asking changes nothing."""
    match, verbs, hid = table(players, players), set(), 0
    for ask in questions(match):
        before = match.state_hash
        wish = decide(match.g, ask)
        assert wish in ask.choice
        seen = as_seen(match.g, ask.seat)
        hid += any(getattr(seen, name) != getattr(match.g, name) for name in HIDDEN_FIELDS)
        assert decide(seen, ask) == wish
        assert match.state_hash == before
        verbs.add(wish.verb)
    assert match.incidents == []
    assert hid > 0
    assert {"move", "go", "infect", "trace", "develop", "push"} <= verbs


@pytest.mark.parametrize(("players", "seed"), [(1, 2), (2, 0), (3, 2), (4, 0)])
def test_matches_come_to_an_end(players: int, seed: int) -> None:
    """Somebody wins, or the Guardian does; nobody waits for ever."""
    match = GAME.new(players, seed=seed, team="random")
    for _ in range(4000):
        if match.over:
            break
        ask = match.asks[0]
        match.answer(ask.seat, decide(match.g, ask))
    assert match.over
    assert match.g.result in ("objective", "gateways")


def test_a_wish_that_the_question_does_not_have_is_never_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the part in charge of a question gets it wrong, a modest answer is given instead."""
    match = GAME.arrange(2)
    ask = match.asks[0]
    assert (ask.question.name, modest(ask)) == ("act", Wish("end-actions"))
    for wrong in (Wish("trace", node=99), Wish("no-such-verb"), None):
        monkeypatch.setitem(ANSWERS, "act", Mock(return_value=wrong))
        assert decide(match.g, ask) == Wish("end-actions")


def test_every_question_of_play_has_somebody_who_answers_it() -> None:
    """All questions that the game defines, those of set-up aside."""
    modules = [module for name, module in sys.modules.items() if name.startswith("getaway.games.breach")]
    things = [thing for module in modules for thing in vars(module).values()]
    things += [each for thing in things if isinstance(thing, dict) for each in thing.values()]
    names = {thing.name for thing in things if isinstance(thing, Question)}
    setup = {"which-avatar", "which-breacher", "which-interface", "which-program"}
    assert len(names) > 50
    assert names - set(ANSWERS) == setup


def test_the_state_is_handed_over_whole_and_left_as_it_is() -> None:
    """Deciding changes no field."""
    match = GAME.arrange(2, seats=[{"hand": ["overclock"]}])
    before = msgspec.to_builtins({name: getattr(match.g, name) for name in HIDDEN_FIELDS})
    decide(match.g, match.asks[0])
    assert msgspec.to_builtins({name: getattr(match.g, name) for name in HIDDEN_FIELDS}) == before
