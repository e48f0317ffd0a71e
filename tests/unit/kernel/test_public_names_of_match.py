"""The public names of a match are those that its page lists; names that went still work for one release."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.unit.kernel.parlour import Noted, Parlour, n, say, throw

from getaway.kernel import Match, Play
from getaway.kernel.inside import Unwatched, inside

FORMER = {"again", "audience", "audiences", "base", "base_at", "brought", "chance", "fixed", "lens", "line"} | {
    "mark",
    "marks",
    "renew",
    "request",
    "since",
    "streams",
    "stuck",
    "tape",
}
PAGE = Path(__file__).parents[3] / "docs/concepts/matches.md"


def listed() -> set[str]:
    """The names in the first column of the page's table."""
    rows = [line.split("|")[1] for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    return {name for row in rows for name in re.findall(r"`(\w+)", row)}


def test_the_page_lists_the_public_names() -> None:
    """No more and no fewer, and a fork has no other."""
    assert {name for name in dir(Match) if not name.startswith("_")} - FORMER == listed()
    assert {name for name in dir(Play) if not name.startswith("_")} - FORMER <= listed()


@pytest.mark.parametrize("name", sorted(FORMER))
def test_a_former_name_works_with_a_warning(name: str) -> None:
    """A name that was public until this release gives what it gave."""
    match = Parlour(say(0), throw).new(players=1)
    with pytest.warns(DeprecationWarning, match=f"{name} will go"):
        found = getattr(match, name)
    assert found == getattr(match, f"_{name}")


def test_any_other_name_is_missing() -> None:
    """What never was is not there, and a fork has none of what it does not keep."""
    match = Parlour(say(0)).new(players=1)
    assert not hasattr(match, "bogus")
    assert not hasattr(match.fork(), "streams")


def test_inner_names_are_those_of_the_match() -> None:
    """`inside` shows what a match keeps, and less of a fork."""
    match = Parlour(say(0), throw, say(0)).new(players=1)
    match.answer(0, n(1))
    at = inside(match)
    assert (at.base, at.base_at, at.since, at.stuck) == (match._base, 0, [], ())
    assert (at.request, at.sealed, at.chance, at.tape) == (match._request, False, match._chance, match.g.tape)
    assert (len(at.line), at.fixed, at.marks[-1].length) == (3, 3, 3)
    assert at.streams is at.audiences.streams
    assert inside(match.fork()).since == []
    assert not hasattr(inside(match.fork()), "line")


def test_an_unwatched_match_plays_from_the_start() -> None:
    """It keeps nothing and, unless it is quiet, says what happened since it was last asked."""
    game = Parlour(throw, say(0))
    loud = Unwatched(game, game.begin(1, {}), inside(game.new(players=1)).chance.fork(), quiet=False)
    assert [event.text.split()[0] for event in loud.heard() if isinstance(event, Noted)] == ["die"]
    assert loud.heard() == []
    loud.answer(0, n(1))
    assert loud.over
    assert not Unwatched(game, game.begin(1, {}), inside(game.new(players=1)).chance.fork()).heard()
