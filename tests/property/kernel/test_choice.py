"""Acts and choices: a product of shapes for each verb, conditions, and the two samplers."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.property.kernel.evenness import dice_of, looks_uniform
from tests.property.kernel.shapes import Case, few, strange

from getaway.kernel import Act, Args, Choice, One, Order, Rows, Shape, Some, Split, Wish

VERBS = ("move", "turn", "wait")


@st.composite
def acts(draw: st.DrawFn, verb: str) -> tuple[Act, list[Wish]]:
    """An act of up to two shapes, with every wish it should hold."""
    cases: list[Case] = [draw(few(name)) for name in "ab"[: draw(st.integers(0, 2))]]
    wishes = [Wish(verb, **dict(sum(parts, ()))) for parts in product(*[found for _, found in cases])]
    return Act(verb, *[shape for shape, _ in cases]), wishes


@st.composite
def choices(draw: st.DrawFn) -> tuple[Choice, list[Wish]]:
    """A choice between up to three verbs, with every wish it should hold."""
    drawn = [draw(acts(verb)) for verb in VERBS[: draw(st.integers(0, 3))]]
    return Choice(tuple(act for act, _ in drawn)), [wish for _, wishes in drawn for wish in wishes]


def all_of(choice: Choice) -> list[Wish]:
    """Every answer, by its number."""
    return [wish for wish in (choice.unrank(i) for i in range(choice.count)) if wish is not None]


def accepted_often_enough(choice: Choice) -> bool:
    """Whether at least one uniform draw in ten fulfils the conditions."""
    return 10 * len(choice) >= choice.count > 0


@given(choices())
def test_a_choice_is_the_product_of_its_parts(made: tuple[Choice, list[Wish]]) -> None:
    """Count, numbering, iteration and length agree with the product of what the shapes list."""
    choice, expected = made
    assert choice.count == len(choice) == len(expected)
    assert all_of(choice) == list(choice)
    assert set(choice) == set(expected)


@given(choices())
def test_rank_undoes_unrank(made: tuple[Choice, list[Wish]]) -> None:
    """The number of answer number i is i, and beyond the last there is none."""
    choice, _ = made
    assert [choice.rank(wish) for wish in all_of(choice)] == list(range(choice.count))
    with pytest.raises(IndexError):
        choice.unrank(choice.count)


@given(choices(), st.sampled_from([*VERBS, "fly"]), st.dictionaries(st.sampled_from("abc"), strange(), max_size=3))
def test_contains_is_enumerated(made: tuple[Choice, list[Wish]], verb: str, args: Args) -> None:
    """Any wish at all, of any verb, name and type, is accepted exactly if it is listed, kind for kind."""
    choice, expected = made
    wish = Wish(verb, **args)
    listed = [other for other in expected if other == wish and repr_of(other) == repr_of(wish)]
    assert (wish in choice) == bool(listed)


def repr_of(wish: Wish) -> list[tuple[str, str]]:
    """The arguments as written, which tells True from 1 and 1 from 1.0."""
    return sorted((name, repr(value)) for name, value in wish.args.items())


@given(choices(), st.data())
def test_one_argument_too_many_or_too_few_is_refused(made: tuple[Choice, list[Wish]], data: st.DataObject) -> None:
    """A listed answer with an unknown argument added, or a required one left out, is refused."""
    choice, expected = made
    if not expected:
        return
    wish = data.draw(st.sampled_from(expected))
    assert wish in choice
    assert Wish(wish.verb, **wish.args, zzz=1) not in choice
    for name in wish.args:
        less = Wish(wish.verb, **{key: value for key, value in wish.args.items() if key != name})
        assert (less in choice) == (less in expected)


@pytest.mark.parametrize("other", [None, 3, "move", ("move", {}), {"verb": "move"}])
def test_only_a_wish_can_be_an_answer(other: object) -> None:
    """Anything but a wish is in no choice."""
    assert other not in Choice((Act("move"),))


def test_true_is_not_one() -> None:
    """A client that sends true or 1.0 for 1 is refused by every shape, also deep inside a tuple."""
    parts: dict[Shape, tuple[Any, ...]] = {
        One("a", (0, 1)): (1, True, 1.0),
        One("a", ((1, 2),)): ((1, 2), (True, 2), (1.0, 2)),
        Rows(("a",), [(1,), (0,)]): (1, True, 1.0),
        Some("a", (0, 1, 2), 1, 2): ((1, 2), (True, 2), (1.0, 2)),
        Order("a", (0, 1, 2)): ((1, 0, 2), (True, 0, 2), (1, False, 2)),
        Split("a", 2, [(0, 2), (0, 2)]): ((1, 1), (True, 1), (1.0, 1)),
    }
    for shape, (right, *wrong) in parts.items():
        choice = Choice((Act("v", shape),))
        assert Wish("v", a=right) in choice
        assert not [value for value in wrong if Wish("v", a=value) in choice]


def whole_question() -> Choice:
    """Three verbs of quite different sizes, two of them with a condition."""
    return Choice(
        (
            Act("move", Order("cards", range(3)), One("way", ("on", "back"))),
            Act("share", Split("coins", 3, [(0, 3)] * 3), where=lambda args: args["coins"][0] < 2),
            Act("pair", One("x", range(4)), One("y", range(4)), where=lambda args: args["x"] < args["y"]),
            Act("wait"),
        )
    )


def test_conditions_decide_options_and_answers_alike() -> None:
    """What a condition rules out is not listed, not counted by len, not accepted and has no number."""
    choice = whole_question()
    listed = list(choice)
    assert Counter(wish.verb for wish in listed) == {"move": 12, "share": 7, "pair": 6, "wait": 1}
    assert len(choice) == len(listed) == 26
    assert choice.count == 12 + 10 + 16 + 1
    assert Wish("pair", x=2, y=1) not in choice
    assert Wish("pair", x=1, y=2) in choice
    assert all(choice.unrank(choice.rank(wish)) == wish for wish in listed)


def test_sampling_restarts_from_the_whole_question() -> None:
    """With conditions too, every answer of the whole question is equally likely."""
    choice, dice = whole_question(), dice_of(5)
    number = {wish: i for i, wish in enumerate(choice)}
    draws = [number[choice.sample(dice)] for _ in range(200 * len(number))]
    assert looks_uniform(draws, len(number))


def test_by_verb_gives_small_verbs_their_share() -> None:
    """By verb, each unconditioned verb is equally likely, and so is each of its answers."""
    choice = Choice((Act("move", Order("cards", range(4))), Act("pick", One("x", range(3))), Act("wait")))
    dice = dice_of(6)
    wishes = [choice.by_verb(dice) for _ in range(3600)]
    assert looks_uniform([("move", "pick", "wait").index(wish.verb) for wish in wishes], 3)
    assert looks_uniform([choice.rank(wish) for wish in wishes if wish.verb == "move"], 24)
    assert looks_uniform([wish["x"] for wish in wishes if wish.verb == "pick"], 3)


def test_by_verb_keeps_conditions() -> None:
    """By verb too, only answers that fulfil the condition come, and each verb does."""
    choice, dice = whole_question(), dice_of(7)
    wishes = [choice.by_verb(dice) for _ in range(2000)]
    assert set(wishes) == set(choice)


@given(choices(), st.integers(0, 2**32))
def test_samples_are_answers(made: tuple[Choice, list[Wish]], seed: int) -> None:
    """Whatever either sampler draws is accepted."""
    choice, _ = made
    if choice.count:
        assert choice.sample(dice_of(seed)) in choice
        assert choice.by_verb(dice_of(seed)) in choice


def test_one_draw_in_ten_must_be_accepted() -> None:
    """The check of conditions passes at one in ten and fails just below."""
    tenth = Act("v", One("x", range(20)), where=lambda args: args["x"] < 2)
    below = Act("v", One("x", range(21)), where=lambda args: args["x"] < 2)
    assert accepted_often_enough(whole_question())
    assert accepted_often_enough(Choice((tenth,)))
    assert not accepted_often_enough(Choice((below,)))


def test_acts_without_an_answer_are_left_out() -> None:
    """A verb that can do nothing now is not in the question, so by_verb never stumbles over it."""
    choice = Choice((Act("move", One("to", ())), Act("wait")))
    assert [act.verb for act in choice.acts] == ["wait"]
    assert choice.by_verb(dice_of(1)) == Wish("wait")
    assert choice.wire() == [{"verb": "wait", "count": 1, "parts": []}]
