"""The page on balance is made of what is kept."""

from __future__ import annotations

from tests.docs.pages import DOCS, text

from getaway.lab.burncycle import page, stored
from getaway.lab.burncycle.matches import offered

PAGE = DOCS / "balance.md"
KEPT = stored.kept()


def test_its_tables_are_those_of_the_results_that_are_kept() -> None:
    """`scripts/figures/balance --page` would change nothing."""
    assert page.whole(text(PAGE), KEPT) == text(PAGE)


def test_its_plots_are_those_of_the_results_that_are_kept() -> None:
    """Every plot is there, byte for byte, and none besides."""
    there = {path.name: path.read_text(encoding="utf-8") for path in stored.FOLDER.glob("*.svg")}
    assert there == page.plots(KEPT)


def test_results_stay_small_and_are_of_missions_there_are() -> None:
    """All of them together are below a megabyte."""
    assert sum(path.stat().st_size for path in stored.FOLDER.rglob("*")) < 1_000_000
    assert {mission for missions in KEPT.values() for mission in missions} <= set(offered())
