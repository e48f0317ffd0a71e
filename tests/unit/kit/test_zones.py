"""Zones as tuples."""

from __future__ import annotations

from itertools import permutations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from getaway.kit.zones import counts, put, shuffled, turned_over, without, without_all, without_one

ZONES = st.lists(st.integers(0, 4), min_size=1).map(tuple)


@given(ZONES, st.data())
def test_put_changes_one_place_only(zone: tuple[int, ...], data: st.DataObject) -> None:
    """The item stands at its place, everything else where it was."""
    i = data.draw(st.integers(0, len(zone) - 1))
    expected = list(zone)
    expected[i] = 9
    assert put(zone, i, 9) == tuple(expected)


@given(ZONES, st.data())
def test_without_takes_one_item_out(zone: tuple[int, ...], data: st.DataObject) -> None:
    """The others keep their order."""
    i = data.draw(st.integers(0, len(zone) - 1))
    expected = list(zone)
    del expected[i]
    assert without(zone, i) == tuple(expected)


@given(ZONES, st.data())
def test_without_one_takes_the_first_such_item_out(zone: tuple[int, ...], data: st.DataObject) -> None:
    """The others keep their order, equal ones among them."""
    item = data.draw(st.sampled_from(zone))
    expected = list(zone)
    expected.remove(item)
    assert without_one(zone, item) == tuple(expected)


@given(ZONES, ZONES)
def test_without_all_takes_each_item_out_once(zone: tuple[int, ...], items: tuple[int, ...]) -> None:
    """Of each kind as many are left as there are more of it; the others keep their order."""
    left = without_all(zone, items)
    assert counts(left, 5) == tuple([max(0, a - b) for a, b in zip(counts(zone, 5), counts(items, 5), strict=True)])
    rest = iter(zone)
    assert all(item in rest for item in left)


@given(ZONES)
def test_counts_counts_every_kind(zone: tuple[int, ...]) -> None:
    """One figure per kind, zero for kinds that are absent."""
    assert counts(zone, 6) == tuple(zone.count(kind) for kind in range(6))


@given(ZONES)
def test_a_pile_turned_over_twice_is_the_same(zone: tuple[int, ...]) -> None:
    """The bottom comes to the top, and back."""
    assert turned_over(zone)[0] == zone[-1]
    assert turned_over(turned_over(zone)) == zone


@given(ZONES, st.integers(0, 99))
def test_what_is_shuffled_is_all_there(zone: tuple[int, ...], seed: int) -> None:
    """The zone itself lies as it lay."""
    before = list(zone)
    assert sorted(shuffled(before, Random(seed))) == sorted(zone)  # noqa: S311 - play isn't cryptography
    assert before == list(zone)


def test_every_order_comes_up_when_shuffled() -> None:
    """Each about as often as any other."""
    dice = Random(1)  # noqa: S311 - play isn't cryptography
    found = [tuple(shuffled("abc", dice)) for _ in range(600)]
    assert all(70 < found.count(order) < 130 for order in permutations("abc"))
