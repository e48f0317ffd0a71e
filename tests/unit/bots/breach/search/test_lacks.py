"""Why not the runner-up: what it lacks compared with the best."""

from __future__ import annotations

from typing import Any

import pytest

from getaway.bots.breach.search.lacks import FIREWALL, PARTS, PROGRESS, RIVALS, SAME, gaps, lack
from getaway.bots.breach.search.standing import NAMES
from getaway.games.breach import GAME
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.pieces import objectives
from getaway.texts import texts_of


def position(seat: int = 0, players: int = 2, **changes: Any) -> Breach:
    """A position, with changes at one seat."""
    options: dict[str, Any] = {"mode": "solo"} if players == 1 else {}
    g: Breach = GAME.arrange(players, seats=[{"at": 0}, {"at": 8}][:players], **options).g.copy()
    g.set_seat(seat, **changes)
    return g


def wanted(seat: int) -> str:
    """A type that the Objective of a seat needs."""
    return next(iter(objectives()[position().objectives[seat][0]].need))


@pytest.mark.parametrize(
    ("better", "other", "name"),
    [
        ({"disk": (wanted(0),)}, {}, PROGRESS),
        ({}, {"viruses": (0, 0, 0, 0, 2)}, "less-safe"),
        ({"credits": 3}, {}, "fewer-means"),
        ({}, {}, SAME),
        ({}, {"credits": 3}, SAME),
    ],
)
def test_what_falls_behind_most_is_named(better: dict[str, Any], other: dict[str, Any], name: str) -> None:
    """An answer that is better after all comes to much the same."""
    assert lack([position(**better)] * 2, [position(**other)] * 2, 0) == name


def test_others_who_gain_are_a_reason_too() -> None:
    """With several players the rivals, with a single one the Firewall."""
    assert lack([position()], [position(1, disk=(wanted(1),))], 0) == RIVALS
    alone, sealed = position(players=1), position(players=1)
    sealed.gateways = sealed.gateways[1:]
    assert lack([alone], [sealed], 0) == FIREWALL


def test_a_match_that_is_over_decides() -> None:
    """A win that the other answer misses, or a defeat that it lets happen."""
    won, lost, open_ = position(), position(), position()
    won.phase, won.winner = "over", 0
    lost.phase, lost.winner = "over", 1
    assert lack([won], [open_], 0) == PROGRESS
    assert lack([open_], [lost], 0) == RIVALS
    assert set(gaps(won, won, 0).values()) == set(gaps(lost, lost, 0).values()) == {0.0}


def test_every_lack_has_its_words() -> None:
    """In three languages; and what is counted for a position belongs to one of them."""
    counted = [name for names in PARTS.values() for name in names]
    assert sorted([*counted, "clicks", "wait"]) == sorted(NAMES)
    for language in ("en", "it", "fr"):
        texts = texts_of(GAME.package, language)
        assert all(f"reason-{name}" in texts for name in (*PARTS, RIVALS, FIREWALL, SAME))
