"""A name of the code that decides play: words about the code don't change it, and what a level doesn't use neither."""

from __future__ import annotations

from getaway.lab.breach.code import code_now, imported


def test_a_level_is_what_it_imports() -> None:
    """The regular player doesn't search, so a change in the search leaves its results alone."""
    assert "getaway.bots.breach.search.value" in imported("getaway.bots.breach.expert")
    regular = imported("getaway.bots.breach.regular")
    assert "getaway.bots.breach.greedy.goals" in regular
    assert not any("search" in module for module in regular)
    one, other = "getaway.bots.breach.regular:Regular", "getaway.bots.breach.expert:Expert"
    assert code_now([one]) == code_now([one]) != code_now([one, other]) == code_now([other, one])
