"""How questions of burncycle read: whose turn it is about, and what is lost by going on."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.turn.playing import team, turn

from getaway.cli.console.wording import Wording
from getaway.games.burncycle import GAME
from getaway.games.burncycle.ground.events import OwnDieRolled
from getaway.games.burncycle.table.parts import Held
from getaway.games.burncycle.table.pieces import bots
from getaway.kernel import Match, Wish
from getaway.kernel.stream import Put


def put(match: Match) -> Put:
    """The current question of the first seat."""
    stands = match.put(0)
    assert isinstance(stands, Put)
    return stands


def wording(match: Match) -> Wording:
    """The words at this table, for the first seat."""
    words = Wording(GAME)
    words.view = match.view(0)
    return words


@pytest.mark.parametrize("active", [0, 1])
def test_a_reboot_is_asked_for_with_the_turn_that_begins(active: int) -> None:
    """All players answer, so that the question names whose turn it is."""
    match = team(2, phase="begin", active=active)
    asked = put(match)
    assert asked.question == "before-turn"
    assert f"Begin Player {active + 1}'s turn," in wording(match).asked(asked)


def test_going_on_with_power_above_the_limit_is_warned_of() -> None:
    """In step 5 only, and only for what is above."""
    limit = bots()["processor"].agent.limit
    cases: tuple[tuple[str, int, list[int]], ...] = (
        ("route-last", limit + 2, [2]),
        ("route-last", limit, []),
        ("route-first", limit + 2, []),
    )
    for phase, power, lost in cases:
        match = turn(phase=phase, agents=[{"at": (2, 1), "power": power}])
        marks = [mark for mark in put(match).warned if mark.wish == Wish("done")]
        assert [mark.facts["power"] for mark in marks] == lost, (phase, power)
        assert all("You lose 2 power" in wording(match).warning(mark) for mark in marks)


def test_an_own_die_is_told_by_what_it_gives() -> None:
    """Spaces or AP, and one space is singular."""
    words = wording(turn())
    told = [words.event(OwnDieRolled(0, "pressure", ap, move)) for ap, move in ((0, 0), (0, 1), (0, 3), (2, 0))]
    ends = [text.split(": ")[1] for text in told]
    assert ends == ["nothing.", "1 more space.", "3 more spaces.", "2 AP."]


def test_a_used_mod_is_blocked_once() -> None:
    """An installed mod is a card and an ability, but one thing to use."""
    held = (Held("patch-arm", installed=True),)
    match = turn(agents=[{"at": (2, 1), "cards": held}], slots=("general", "-tech"))
    match.answer(0, Wish("use", what="patch-arm"))
    assert [mark.wish for mark in put(match).blocked].count(Wish("use", what="patch-arm")) == 1
