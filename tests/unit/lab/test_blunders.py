"""What counts as a blunder follows from figures, and the pages say what these say."""

from __future__ import annotations

import pytest

from getaway.games import find
from getaway.kit.declared import at
from getaway.lab.blunders import BEGIN, END, FILE, KINDS, PAGE, in_short, page, read, share
from getaway.lab.marked import written

SELDOM, OFTEN = 0.02, 0.05


@pytest.mark.parametrize("game", sorted(KINDS))
def test_experts_are_hardly_ever_warned_and_somebody_at_random_often(game: str) -> None:
    """By what counts as a blunder now."""
    mine, blunder = [each for each in read() if each.game == game], at(find(game).critic).blunder
    assert len(mine) >= 100
    assert share(mine, "expert", blunder) <= SELDOM
    assert share(mine, "random", blunder) >= OFTEN


def test_the_pages_are_what_is_kept() -> None:
    """`scripts/figures/blunders --questions 0` would change nothing."""
    kept = read()
    assert FILE.with_suffix(".md").read_text(encoding="utf-8") == "\n".join(page(kept)) + "\n"
    text = PAGE.read_text(encoding="utf-8")
    assert text == written(text, BEGIN, END, "\n".join(in_short(kept)))
