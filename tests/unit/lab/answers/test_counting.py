"""Counting answers: what ends a step, what is empty, and how long one seat goes on undisturbed."""

from __future__ import annotations

import pytest

from getaway.games.bombsquad.game import GAME as BOMBSQUAD
from getaway.games.breach import GAME as BREACH
from getaway.games.burncycle import GAME as BURNCYCLE
from getaway.kernel import Act, Answer, Ask, Choice, One, Question, Wish
from getaway.kit.verbs import Plain
from getaway.lab.answers.counting import Closing, Count, Tally, counted, offered_beside, only_answer, together
from getaway.lab.answers.players import PLAYERS

CLOSING = Closing({"stop": "ends"}, {"pass": "gives up"})
STEP = Act("step", One("cell", (1, 2)))


def asked(seat: int, *acts: Act) -> Ask:
    """A question to a seat."""
    return Ask(seat, Question("moving", (Plain("stop"),), cites=()), Choice(acts))


def test_a_single_answer_is_one_that_no_condition_rules_out() -> None:
    """The number of a choice counts what its conditions rule out too."""
    one_left = Act("step", One("cell", (1, 2)), where=lambda args: bool(args["cell"] == 2))
    assert only_answer(Choice((Act("stop"),))) == Wish("stop")
    assert only_answer(Choice((one_left,))) == Wish("step", cell=2)
    assert only_answer(Choice((one_left, Act("stop")))) is None
    assert only_answer(Choice((STEP,))) is None


def test_a_run_ends_with_another_seat_and_at_a_barrier() -> None:
    """Three runs: a seat twice, then what was drawn, then another seat."""
    count = Count(CLOSING)
    for seat, barred in ((0, False), (0, True), (0, False), (1, False)):
        count.gave(asked(seat, Act("stop")), Wish("stop"), barred=barred)
    tally = count.tally(2, over=True)
    assert (tally.runs, tally.answered, tally.of(CLOSING.ends), tally.of(CLOSING.gives_up)) == (3, 4, 4, 0)
    assert (tally.matches, tally.stopped, tally.turns) == (1, 0, 2)


def test_a_question_is_empty_without_anything_beside_its_closing_answer() -> None:
    """The timer can only be started; a question with two answers isn't even single."""
    match = BOMBSQUAD.new(2, seed=1)
    ready, closing = match.asks[0], PLAYERS["bombsquad"].closing
    count = Count(closing)
    count.asked(match, ready)
    assert (count.single, count.empty) == ({"ready": 1}, {"ready": 1})
    count = Count(CLOSING)
    count.asked(match, ready)
    assert (count.single, count.empty) == ({"ready": 1}, {})
    count = Count(closing)
    match.answer(0, "start")
    count.asked(match, match.asks[0])
    assert (count.single, count.empty) == ({}, {})


def test_an_offer_beside_the_question_is_something_to_decide() -> None:
    """A standing order can be given at the first Action Phase, but isn't asked for."""
    match = BREACH.new(2, seed=1, team="random")
    while match.asks[0].question.name != "act":
        match.answer(match.asks[0].seat, next(iter(match.asks[0].choice)))
    ask = match.asks[0]
    assert offered_beside(match, ask)
    order = next(act for act in match.offers(ask.seat).acts if act.verb == "order")
    assert not offered_beside(match, Ask(ask.seat, ask.question, Choice(match.offers(ask.seat).acts)))
    assert order.count


@pytest.mark.parametrize("game", PLAYERS)
def test_the_same_number_is_the_same_match(game: str) -> None:
    """So two runs can be compared."""
    player = PLAYERS[game]
    tally = player.play(0)
    assert tally == player.play(0)
    assert tally.turns > 10
    assert 0 < tally.runs < tally.answered
    assert tally.stopped == 0


def test_every_answer_of_a_match_is_counted() -> None:
    """As many as the log has, and no more than a match may have."""
    player = PLAYERS["bombsquad"]
    match, decide = player.match(0)
    tally = counted(match, decide, player.closing, player.turns, 2000)
    assert tally.answered == sum(isinstance(entry, Answer) for entry in match.log)
    assert tally.turns == match.g.turns
    assert counted(*player.match(0), player.closing, player.turns, 10).stopped == 1
    assert counted(*player.match(0), player.closing, player.turns, 10).answered == 10


@pytest.mark.parametrize(("game", "rules"), [("burncycle", BURNCYCLE), ("breach", BREACH), ("bombsquad", BOMBSQUAD)])
def test_closing_verbs_are_verbs_without_arguments(game: str, rules: object) -> None:
    """A verb that is renamed, or that takes something, isn't one of them any more."""
    closing = PLAYERS[game].closing
    for verb in (*closing.ends, *closing.gives_up):
        assert not rules.verbs[verb].takes  # type: ignore[attr-defined]
    assert not closing.ends.keys() & closing.gives_up.keys()


def test_tallies_add_up() -> None:
    """Question by question and verb by verb."""
    one = Tally(1, 0, 3, 2, {"moving": {"stop": 1, "step": 4}}, {"moving": 1}, {})
    other = Tally(1, 1, 2, 5, {"moving": {"stop": 2}, "act": {"pass": 1}}, {}, {"act": 1})
    both = together([one, other])
    assert both.answers == {"moving": {"stop": 3, "step": 4}, "act": {"pass": 1}}
    assert (both.matches, both.stopped, both.turns, both.runs, both.answered) == (2, 1, 5, 7, 8)
    assert (both.single, both.empty) == ({"moving": 1}, {"act": 1})
