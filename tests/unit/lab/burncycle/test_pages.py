"""The pages that are made of what is kept."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree as ET

import pytest
from tests.unit.lab.burncycle.test_sums import like

from getaway.lab.burncycle import page, report
from getaway.lab.burncycle.named import tests_of as words_of
from getaway.lab.burncycle.stored import Results
from getaway.lab.burncycle.things import Thing, things
from getaway.lab.plots import Axis, Bar, Dot, bars, dots

KEPT = {
    "standard": {
        "fire_drill": Results(
            "abc",
            tuple([like(players=n, seed=k, result="won" if k else "threat") for n in (1, 2, 3, 4) for k in range(4)]),
            Counter({(2, "mod", "cannonarm"): 1204, (1, "mod", "cannonarm"): 30}),
        )
    },
    "seasoned": {"fire_drill": Results("abc", (like(difficulty="seasoned"),))},
}


def test_the_page_tells_rates_and_keeps_what_was_written_by_hand() -> None:
    """Everything between the marks is written again, and nothing outside them."""
    before = f"# Balance\n\nOurs.\n\n{page.BEGIN}\nold\n{page.END}\n\nOurs, too.\n"
    text = page.whole(before, KEPT)
    assert text.startswith(f"# Balance\n\nOurs.\n\n{page.BEGIN}\n")
    assert text.endswith(f"{page.END}\n\nOurs, too.\n")
    assert "old" not in text
    assert "The scripted team played 16 matches, 4 for each" in text
    assert "| Fire Drill | 75.0 % (30.1 to 95.4) |" in text
    assert "| Fire Drill | not played | 75.0 % (50.5 to 89.8) | 100.0 % (20.7 to 100.0) |" in text
    assert page.whole(text, KEPT) == text


def test_a_page_of_nothing_says_so() -> None:
    """Before the first results there are no tables and no plots."""
    assert "no stored results" in page.made({})
    assert page.plots({}) == {}


def test_plots_are_the_same_each_time_and_well_formed() -> None:
    """Every plot that the page shows is made, and follows the reader's light or dark."""
    made = page.plots(KEPT)
    assert made == page.plots(KEPT)
    assert all(f"figures/balance/{name}" in page.made(KEPT) for name in made)
    for plot in made.values():
        ET.fromstring(plot)  # noqa: S314 - our own
        assert "prefers-color-scheme: dark" in plot


def test_a_dot_lies_where_its_value_is() -> None:
    """In the middle of the axis for the half, with its span; a value beyond the axis stays at its end."""
    axis = Axis(0, 100, (0, 100), "won")
    middle = (axis.x(0) + axis.x(100)) / 2
    assert f'cx="{middle:.1f}"' in dots("t", axis, ["one"], [("a", [Dot(0, 50, 40, 60)])])
    assert axis.x(120) == axis.x(100)


def test_the_parts_of_a_bar_fill_it() -> None:
    """Their widths come to the whole; a part of nothing is not drawn."""
    axis = Axis(0, 100, (0, 100), "share")
    tree = ET.fromstring(bars("t", axis, ["a", "b", "c"], [("x", [Bar("1", (0.25, 0, 0.75))])]))  # noqa: S314 - our own
    drawn = [part for part in tree.iter() if part.get("class", "").startswith("bar")]
    assert [part.get("class") for part in drawn] == ["bar c0", "bar c2"]
    assert sum(float(part.get("width", 0)) for part in drawn) == pytest.approx(axis.x(100) - axis.x(0), abs=0.2)


# The report


def test_what_was_never_used_comes_first() -> None:
    """Then each kind, the least used first, with its uses over all players."""
    text = report.text(KEPT, {"cannonarm": 3})
    never, kinds = text.split("## Equipment\n")
    assert f"## Never used: {len(things()) - 1} of {len(things())}" in never
    assert "| mod | servo-legs | 0 |" in never
    assert "| mod | cannonarm" not in never
    assert "| cannonarm | 1,234 | 3 |" in kinds
    assert "- mod: cannonarm" not in never


def test_a_report_of_nothing_says_so() -> None:
    """Without matches nothing is called unused, but what no test names is told."""
    text = report.text({}, {"cannonarm": 3})
    assert "There are no stored results yet." in text
    assert "Never used" not in text
    assert "- mod: servo-legs" in text
    assert "cannonarm" not in text


def test_a_thing_has_the_tests_that_name_it_most() -> None:
    """By any of its words."""
    assert report.tests_of(Thing("terminal option", "a-1", ("a-1", "b")), {"a-1": 1, "b": 4}) == 4
    assert report.tests_of(Thing("mod", "c", ("c",)), {}) == 0


def test_a_test_names_what_it_and_its_tables_say() -> None:
    """Its own strings, those of marks, and those of what it reads in its file; not those of other tests."""
    source = """
TABLE = {"in-table": 1}
OTHER = "unread"
def helper(): return TABLE
@pytest.mark.parametrize("a", ["in-mark"])
def test_one(a): helper(); assert "own"
def test_two(): assert "second"
"""
    first, second = words_of(source)
    assert {"in-table", "in-mark", "own"} <= first
    assert not first & {"unread", "second"}
    assert "second" in second
    assert not second & {"in-table", "own"}


def test_the_name_of_a_test_names_things_too() -> None:
    """Words in a row, with hyphens; a single word may mean anything and does not count."""
    (words,) = words_of("def test_shadow_profiles_means_two_rolls() -> None:\n    pass\n")
    assert "shadow-profiles" in words
    assert not words & {"shadow", "rolls", "shadow-means"}
