"""What counts as a blunder follows from figures, and the pages say what these say."""

from __future__ import annotations

import pytest
from msgspec import structs

from getaway.games import find
from getaway.kit.declared import at
from getaway.lab.blunders import BEGIN, EARLIER, END, FILE, KINDS, PAGE, Judged, code_now, in_short, page, read, share
from getaway.lab.marked import written

SELDOM, OFTEN = 0.02, 0.05
JUDGED = {"bombsquad": "regular", "breach": "expert", "burncycle": "expert"}
"""Who is hardly ever warned; Bomb Squad's expert uses no dice and so always agrees with the critic."""


@pytest.mark.parametrize("game", sorted(KINDS))
def test_the_strong_are_hardly_ever_warned_and_somebody_at_random_often(game: str) -> None:
    """By what counts as a blunder now."""
    mine, blunder = [each for each in read() if each.game == game], at(find(game).critic).blunder
    assert len(mine) >= 100
    assert share(mine, JUDGED[game], blunder) <= SELDOM
    assert share(mine, "random", blunder) >= OFTEN


def test_the_pages_are_what_is_kept() -> None:
    """`scripts/figures/blunders --questions 0` would change nothing but which figures are of earlier bots."""
    kept = read()
    wanted = ("\n".join(page(kept)) + "\n").replace(f"{EARLIER}\n", "")
    assert FILE.with_suffix(".md").read_text(encoding="utf-8").replace(f"{EARLIER}\n", "") == wanted
    text = PAGE.read_text(encoding="utf-8")
    assert text == written(text, BEGIN, END, "\n".join(in_short(kept)))


def test_the_page_says_which_figures_are_of_earlier_bots() -> None:
    """Those of a game whose bots or critic have changed since."""
    now = [Judged(game, 0, 0, "turn", {}, code_now(game)) for game in KINDS]
    assert EARLIER not in list(page(now))
    earlier = [structs.replace(each, code="") if each.game == "breach" else each for each in now]
    assert list(page(earlier)).count(EARLIER) == 1
