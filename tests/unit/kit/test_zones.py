"""Zones as tuples."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from getaway.kit.zones import counts, put, turned_over, without

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


@given(ZONES)
def test_counts_counts_every_kind(zone: tuple[int, ...]) -> None:
    """One figure per kind, zero for kinds that are absent."""
    assert counts(zone, 6) == tuple(zone.count(kind) for kind in range(6))


@given(ZONES)
def test_a_pile_turned_over_twice_is_the_same(zone: tuple[int, ...]) -> None:
    """The bottom comes to the top, and back."""
    assert turned_over(zone)[0] == zone[-1]
    assert turned_over(turned_over(zone)) == zone
