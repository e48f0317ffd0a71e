"""Windows are equal in number and length, whatever anybody holds."""

from __future__ import annotations

from getaway.games.breach import GAME
from getaway.kernel import Match, Wish
from getaway.suite.leaks import another_world
from getaway.suite.report import Report
from getaway.suite.walk import walk

STARTS = len(GAME.starts())
MOST = 6
NOTHING_TURNED_UP = ("attack", "move")
"""Between these windows no card is turned up, so that worlds can differ by hands alone."""


def windows(match: Match) -> list[tuple[str, int, int]]:
    """The windows from here on while everybody lets it be: what for, who is asked, and how long."""
    found: list[tuple[str, int, int]] = []
    while len(found) < MOST and (window := match.g.window) is not None and window.kind in NOTHING_TURNED_UP:
        found.append((window.kind, window.seat, window.closes - match.now if window.closes else 0))
        match.answer(match.asks[0].seat, Wish("pass"))
    return found


def test_windows_are_alike_in_two_worlds() -> None:
    """Two worlds that differ only in what others hold have the same windows, one after another."""
    report, compared = Report("breach"), 0
    for number in range(STARTS):
        for match, dice in walk(GAME, number, 7, longest=150):
            if match.g.players > 1 and match.g.window is not None and match.g.window.kind in NOTHING_TURNED_UP:
                watching = (match.g.window.seat + 1) % match.g.players
                one, other = [another_world(match, watching, dice, report) for _ in range(2)]
                assert one is not None
                assert other is not None
                assert windows(one) == windows(other)
                compared += 1
    assert compared > 5
