"""A view may name its numbers, and messages show the names."""

from __future__ import annotations

from getaway.cli.console.wording import called


class Board:
    """A view that names its spaces and units."""

    named = {"space": ("A1", "B1"), "unit": ("", "hamster")}


def test_a_number_is_called_by_what_it_is_of_each_kind() -> None:
    """Number 1 is space B1 and the hamster."""
    assert called(Board(), 1) == {"space": "B1", "unit": "hamster"}


def test_what_has_no_name_is_none() -> None:
    """A place without a name, and a number beyond the names."""
    assert called(Board(), 0) == {"space": "A1", "unit": "none"}
    assert called(Board(), 7) == called(Board(), -1) == {"space": "none", "unit": "none"}


def test_a_view_without_names_calls_nothing() -> None:
    """Most views need none."""
    assert called(object(), 1) == called(None, 1) == {}
