"""Several answers given at once."""

from __future__ import annotations

import pytest
from tests.unit.kernel.hallway import Hallway, alarm, rests, throw
from tests.unit.kernel.parlour import Room, Say, n, say
from tests.unit.kernel.test_faults import raising

from getaway.kernel import Match, Refused, Verdict, Wish
from getaway.kernel.passing import go_on
from getaway.kernel.plans import CHANGED, COMPLETE, OTHERS, OVER, SURPRISE, Ran, Step, carry_through

ON = Step(Wish("on"))


def steps(*numbers: int) -> list[Step]:
    """A plan of numbers to say."""
    return [Step(n(number)) for number in numbers]


def test_a_plan_is_its_steps() -> None:
    """The same log and the same state as one by one; each can be undone by itself."""
    game = Hallway(say(0), say(0), say(0), say(0))
    planned, one_by_one = game.new(players=1), game.new(players=1)
    assert carry_through(planned, 0, steps(1, 2, 0)) == Ran(0, 3, 3)
    for number in (1, 2, 0):
        one_by_one.answer(0, n(number))
    assert planned.chain == one_by_one.chain
    for _ in range(3):
        planned.undo(0)
        one_by_one.undo(0)
        assert planned.chain == one_by_one.chain


def test_the_first_step_is_judged_before_anything_happens() -> None:
    """A plan that cannot begin is refused as a whole; so is one for a question that is gone."""
    match = Hallway(say(0), say(0)).new(players=1)
    before = match.chain
    with pytest.raises(Refused, match="PL-SAY-01"):
        carry_through(match, 0, steps(9, 1))
    asked = match.asks[0].id
    match.answer(0, n(0))
    with pytest.raises(Refused, match="GT-ASK-02"):
        carry_through(match, 0, steps(1), ask=asked)
    match.undo(0)
    assert match.chain != before


def test_a_step_that_is_refused_ends_it() -> None:
    """It says how far it came, and by which clause the next step is refused."""
    match = Hallway(say(0), say(0), say(0)).new(players=1)
    ran = carry_through(match, 0, steps(1, 7, 1))
    assert (ran.done, ran.why, ran.clause, ran.facts) == (1, CHANGED, "PL-SAY-01", {"most": 3})


def test_a_step_that_counts_on_a_figure_is_left_out_where_the_question_does_not_state_it() -> None:
    """The steps before and after it are taken."""
    match = Hallway(say(0), say(0), say(0)).new(players=1)
    counting = Step(n(9), least={"ap": 2})
    assert carry_through(match, 0, [*steps(1), counting, *steps(2)]) == Ran(0, 3, 3)
    assert match.put(0).rev


@pytest.mark.clause("GT-FAULT-01")
def test_a_rule_that_stumbles_ends_it() -> None:
    """What was done before counts, what stumbled is undone, and one incident is kept."""
    match = Hallway(say(0), say(0), raising, say(0)).new(players=1)
    twin = Hallway(say(0), say(0), say(0)).new(players=1)
    twin.answer(0, n(1))
    ran = carry_through(match, 0, steps(1, 2, 0))
    assert (ran.done, ran.why, ran.clause) == (1, CHANGED, "GT-FAULT-01")
    assert (match.chain, match.state_hash, len(match.incidents)) == (twin.chain, twin.state_hash, 1)


def test_a_step_is_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The judgement before it is carried out is enough."""
    judged = []

    def judge(verb: Say, g: Room, seat: int, wish: Wish) -> Verdict:
        judged.append(wish)
        return original(verb, g, seat, wish)

    original = Say.judge
    monkeypatch.setattr(Say, "judge", judge)
    carry_through(Hallway(say(0), say(0), say(0)).new(players=1), 0, steps(1, 2))
    assert [judged.count(n(number)) for number in (1, 2)] == [1, 1]


@pytest.mark.clause("GT-CHOICE-01")
def test_a_step_that_is_not_among_the_choices_ends_it() -> None:
    """No rule refuses it, and still it isn't offered."""
    match = Hallway(say(0), say(0)).new(players=1)
    ran = carry_through(match, 0, [*steps(1), Step(Wish("pick", words=("elk",)))])
    assert (ran.done, ran.why, ran.clause) == (1, CHANGED, "GT-CHOICE-01")


def test_others_who_are_asked_end_it() -> None:
    """It says who."""
    match = Hallway(say(0), say(1), say(0)).new(players=2)
    ran = carry_through(match, 0, steps(1, 1))
    assert (ran.done, ran.why, ran.facts) == (1, OTHERS, {"seats": (1,)})


def test_an_alarm_ends_it_unless_it_was_foreseen() -> None:
    """A foreseen one does not, nor does one after the last step."""
    game = Hallway(alarm(0), alarm(0), say(0))
    ran = carry_through(game.new(players=1), 0, steps(1, 1))
    assert (ran.done, ran.why, ran.clause) == (1, SURPRISE, "PL-1")
    assert ran.alarm is not None
    assert ran.alarm.what == "alarm 1"
    assert carry_through(game.new(players=1), 0, steps(0, 1)).why == COMPLETE
    foreseen = [Step(n(1), ("alarm 1",)), *steps(1)]
    assert carry_through(game.new(players=1), 0, foreseen).why == COMPLETE


def test_its_own_dice_do_not_end_it() -> None:
    """As long as the next step is legal it goes on."""
    match = Hallway(say(0), throw, say(0)).new(players=1)
    assert carry_through(match, 0, steps(1, 2)).why == COMPLETE


def test_the_end_of_the_match_ends_it() -> None:
    """What is left is not done."""
    ran = carry_through(Hallway(say(0)).new(players=1), 0, steps(1, 1))
    assert (ran.done, ran.why) == (1, OVER)


def test_what_passes_by_itself_passes_between_the_steps() -> None:
    """A plan need not name the steps in which nothing is decided."""
    match = Hallway(say(0), rests(0), say(0), rests(1), say(0)).new(players=2)

    def between(played: Match) -> None:
        go_on(played)

    assert carry_through(match, 0, steps(1, 2), between=between).why == COMPLETE
    assert match.asks[0].question.name == "outer"
