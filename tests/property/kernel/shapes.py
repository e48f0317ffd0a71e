"""Shapes drawn by hypothesis, each with every answer it should hold, found by itertools alone."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, permutations, product
from typing import Any

from hypothesis import strategies as st

from getaway.kernel import Arg, One, Order, Rows, Shape, Some, Split

Answers = frozenset[tuple[tuple[str, Any], ...]]
Case = tuple[Shape, Answers]

ITEMS = st.lists(
    st.one_of(st.integers(0, 9), st.sampled_from(["red", "blue"]), st.tuples(st.integers(0, 3))),
    unique=True,
    max_size=4,
)


def answers(name: str, values: Iterable[Arg]) -> Answers:
    """The answers that give one argument each of these values."""
    return frozenset(((name, value),) for value in values)


@st.composite
def ones(draw: st.DrawFn, name: str = "a") -> Case:
    """One of the items."""
    items = draw(ITEMS)
    return One(name, items), answers(name, items)


@st.composite
def rows(draw: st.DrawFn, name: str = "a") -> Case:
    """A row of two arguments, where the second may be left out."""
    cells = st.tuples(st.integers(0, 3), st.one_of(st.none(), st.sampled_from(["x", "y"])))
    table = draw(st.lists(cells, unique=True, max_size=6))
    names = (name, name * 2)
    told = [tuple((n, v) for n, v in zip(names, row, strict=True) if v is not None) for row in table]
    return Rows(names, table), frozenset(told)


@st.composite
def somes(draw: st.DrawFn, name: str = "a") -> Case:
    """Between `low` and `high` of the items."""
    items, low, high = draw(ITEMS), draw(st.integers(0, 3)), draw(st.integers(0, 6))
    found = [pick for size in range(low, high + 1) for pick in combinations(items, size)]
    return Some(name, items, low, high), answers(name, found)


@st.composite
def orders(draw: st.DrawFn, name: str = "a") -> Case:
    """The items in an order, some dropped."""
    items, drop = draw(ITEMS), draw(st.integers(0, 6))
    sizes = range(max(0, len(items) - drop), len(items) + 1)
    return Order(name, items, drop), answers(name, [line for size in sizes for line in permutations(items, size)])


@st.composite
def splits(draw: st.DrawFn, name: str = "a") -> Case:
    """A few things shared out among up to four bins."""
    total = draw(st.integers(0, 6))
    limits = draw(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 5)), max_size=4))
    shares = product(*[range(low, high + 1) for low, high in limits])
    return Split(name, total, limits), answers(name, [share for share in shares if sum(share) == total])


def shapes(name: str = "a") -> st.SearchStrategy[Case]:
    """Any shape."""
    return st.one_of(ones(name), rows(name), somes(name), orders(name), splits(name))


def few(name: str = "a") -> st.SearchStrategy[Case]:
    """Any shape of at most nine answers, to be multiplied with others."""
    return shapes(name).filter(lambda case: len(case[1]) <= 9)


def strange() -> st.SearchStrategy[Any]:
    """Values of every kind, such as a careless or hostile client may send."""
    leaf = st.one_of(
        st.none(), st.booleans(), st.integers(-2, 10), st.floats(), st.sampled_from(["red", "blue", "x", "1", ""])
    )
    return st.recursive(
        leaf,
        lambda inner: st.one_of(
            st.lists(inner, max_size=4), st.tuples(inner, inner), st.dictionaries(st.just("k"), inner)
        ),
        max_leaves=6,
    )
