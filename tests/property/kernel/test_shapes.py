"""Shapes: what they count, number, accept and draw is what itertools lists."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.property.kernel.evenness import looks_uniform
from tests.property.kernel.shapes import Case, shapes, strange

from getaway.kernel import Args, One, Order, Rows, Seeded, Shape, Some, Split


def filled(shape: Shape, i: int) -> Args:
    """Answer number `i` as a dict of its own."""
    args: Args = {}
    shape.fill(args, i)
    return args


def kind(value: object) -> object:
    """The type of a value, all the way down."""
    return tuple(map(kind, value)) if type(value) is tuple else type(value)


def in_it(args: Args, expected: frozenset[Any]) -> bool:
    """Whether these arguments are listed, kind for kind."""
    said = tuple(sorted(args.items()))
    return any(said == other and kind(said) == kind(other) for other in expected)


@given(shapes())
def test_count_is_the_number_of_answers(case: Case) -> None:
    """A shape counts and enumerates exactly the answers that itertools lists, each once."""
    shape, expected = case
    listed = [tuple(filled(shape, i).items()) for i in range(shape.count)]
    assert len(listed) == shape.count
    assert len(set(listed)) == shape.count
    assert set(listed) == expected


@given(shapes())
def test_rank_undoes_fill(case: Case) -> None:
    """The number of answer number i is i."""
    shape, _ = case
    assert [shape.rank(filled(shape, i)) for i in range(shape.count)] == list(range(shape.count))


@given(shapes(), st.dictionaries(st.sampled_from(["a", "aa", "b"]), strange(), max_size=2))
def test_only_listed_arguments_have_a_number(case: Case, args: Args) -> None:
    """Arguments of any kind at all have a number exactly if they are listed."""
    shape, expected = case
    bound = {name: args[name] for name in shape.names if args.get(name) is not None}
    assert (shape.rank(args) >= 0) == in_it(bound, expected)


@given(shapes(), st.data())
def test_a_listed_answer_changed_in_one_value_is_judged_anew(case: Case, data: st.DataObject) -> None:
    """A near miss (an item twice, too few, too many, another type) is accepted only if it is listed too."""
    shape, expected = case
    if not shape.count:
        return
    args = filled(shape, data.draw(st.integers(0, shape.count - 1)))
    name = data.draw(st.sampled_from(sorted(args) or ["a"]))
    value = args.get(name)
    if isinstance(value, tuple) and value:
        place = data.draw(st.integers(0, len(value) - 1))
        wrong = data.draw(st.one_of(strange(), st.just(value[0]), st.just(float(len(value)))))
        value = data.draw(
            st.sampled_from(
                [value[:place], (*value, wrong), (*value[:place], wrong, *value[place + 1 :]), list(value), value[::-1]]
            )
        )
    else:
        value = data.draw(strange())
    changed = {**args, name: value}
    told = {key: held for key, held in changed.items() if held is not None}
    assert (shape.rank(changed) >= 0) == in_it(told, expected)


SMALL = [
    One("a", range(7)),
    Rows(("a", "b"), [(0, 1), (0, None), (2, 1), (3, 3)]),
    Some("a", range(5), 1, 3),
    Order("a", range(4)),
    Order("a", range(4), drop=2),
    Split("a", 5, [(0, 3), (1, 4), (0, 5)]),
]


@pytest.mark.parametrize("shape", SMALL, ids=lambda shape: f"{type(shape).__name__}-{shape.count}")
def test_chance_draws_every_answer_equally(shape: Shape) -> None:
    """A draw from a shape is uniform over its answers."""
    source = Seeded(11)
    draws = [shape.rank(source.draw(shape)) for _ in range(60 * shape.count)]
    assert looks_uniform(draws, shape.count)


@pytest.mark.parametrize("shape", SMALL, ids=lambda shape: f"{type(shape).__name__}-{shape.count}")
def test_wire_names_the_arguments(shape: Shape) -> None:
    """The wire form tells a client the shape and every argument that it binds."""
    wire = shape.wire()
    assert wire["shape"] == type(shape).__name__.lower()
    assert wire.get("names", (wire.get("name"),)) == shape.names


def test_a_shape_without_answers() -> None:
    """Where nothing fits, the count is 0 and nothing has a number."""
    for shape in (One("a", ()), Rows(("a",), ()), Some("a", (1, 2), 3, 5), Split("a", 9, [(0, 4), (0, 4)])):
        assert shape.count == 0
        assert shape.rank({"a": 1}) == shape.rank({"a": (1, 2)}) == shape.rank({}) == -1


def test_counts_known_by_heart() -> None:
    """Seven cards in order are 5040 answers, with up to two dropped 10,080 + 2,520 more; a deck is 54!."""
    assert Order("a", range(7)).count == 5040
    assert Order("a", range(7), drop=2).count == 5040 + 5040 + 2520
    assert Some("a", range(8), 3, 3).count == 56
    assert Split("a", 10, [(0, 10)] * 3).count == 66
    assert len(str(Order("a", range(54)).count)) == 72
