"""What happened since the last answer: above the question, or on a page of its own where there is no room."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from getaway.cli.console.screen import Screen
from getaway.cli.play.local import LocalSitting
from getaway.cli.play.turn import Turn
from getaway.games import breach
from getaway.kernel import Match


def after_the_firewall() -> Match:
    """A solo match at the first decision of round 2: all of a Firewall turn has just happened."""
    match = breach.new(players=1, seed=5)
    while match.g.round == 1:
        answers = list(match.asks[0].choice)
        match.answer(0, next((wish for wish in answers if wish.verb.startswith("end-")), answers[0]))
    return match


@pytest.mark.parametrize(("height", "has_a_page"), [(24, True), (100, False)])
def test_what_has_no_room_has_a_page_of_its_own(height: int, has_a_page: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a small screen the Firewall's turn is shown before the question, on a tall one above it."""
    console = Console(file=io.StringIO(), force_terminal=True, width=80, height=height, highlight=False)
    sitting = LocalSitting(after_the_firewall(), {}, Screen(console))
    pages: list[str] = []
    monkeypatch.setattr(sitting.screen, "page", lambda text, end="": pages.append(text))
    sitting.heard[0] = 1
    Turn(sitting, 0, 0)._prepare()
    assert any("reveals the activation card" in page for page in pages) is has_a_page
