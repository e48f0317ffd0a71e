"""How much of a match is taught: shares by how often a clause occurs, and of the different ones."""

from __future__ import annotations

import pytest

from getaway.lab.teaching import Taught, page, shown_in


def test_shares_weigh_what_happens_often() -> None:
    """A clause that occurs three times counts three times, but is one clause."""
    taught = Taught("breach", frozenset({"A", "C"}), {"A": 3, "B": 1})
    assert taught.occurrences == 4
    assert taught.weighed == pytest.approx(75)
    assert taught.different == pytest.approx(50)
    assert taught.missing == [("B", 1)]


def test_lessons_and_scenes_count() -> None:
    """A clause that only a lesson cites is taught, and so is one that only a scene cites."""
    shown = shown_in("burncycle")
    assert {"BC-ROUTE-01", "BC-AWRNG-03"} <= shown


def test_the_page_says_how_many_matches_it_is_of() -> None:
    """And lists what isn't taught."""
    written = page([Taught("breach", frozenset(), {"BR-MOVE-01": 2})], 7)
    assert "7 matches of each game" in written
    assert "BR-MOVE-01 (2)" in written


def test_the_page_says_which_refusals_are_shown() -> None:
    """Of the clauses behind blocked options, those that no scene or lesson cites are named."""
    written = page([Taught("breach", frozenset({"BR-A-01"}), {}, {"BR-A-01": 3, "BR-B-01": 1})], 7)
    assert "Of the 2 clauses" in written
    assert "1 are taught. Not: BR-B-01." in written
