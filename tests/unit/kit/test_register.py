"""Rules that are found by name."""

from __future__ import annotations

from collections.abc import Callable

from getaway.kit.register import adds


def test_a_rule_is_found_by_its_name_and_stays_what_it_is() -> None:
    """It can be called as before, too."""
    rules: dict[str, Callable[[int], int]] = {}

    @adds(rules, "double")
    def twice(n: int) -> int:
        """So much twice."""
        return 2 * n

    assert rules == {"double": twice}
    assert twice(3) == 6
