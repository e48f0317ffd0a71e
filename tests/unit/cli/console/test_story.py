"""What is left of a story when a part of it is undone."""

from __future__ import annotations

from getaway.cli.console.story import Aside, Item, Reasoned, holding
from getaway.kernel.stream import Did, Undid


def test_a_bots_reason_goes_with_its_act() -> None:
    """What was said at the table stays."""
    kept: list[Item] = [Did(rev=1, seat=1), Reasoned(1, "first", {})]
    gone: list[Item] = [Did(rev=2, seat=1), Reasoned(1, "second", {})]
    talk, undone = Aside("Ada: oh"), Undid(rev=4, seat=0, holds=2)
    assert holding([*kept, *gone, talk, undone]) == [*kept, talk, undone]
