"""What must hold for every match of burncycle: what holds for all matches, and that happenings have known names."""

from __future__ import annotations

from tests.rules.whole import check_match

from getaway.games.burncycle.ground.happenings import WATCHERS, Did
from getaway.games.burncycle.pack.vocabulary import HAPPENINGS
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import Match


def check_whole(match: Match) -> None:
    """Everything that holds of all matches."""
    check_match(match)


def check_happening(g: Burncycle, happened: Did) -> None:
    """Every happening is something watchers can wait for, done by a bot of the team on a space of the floor."""
    assert happened.what in HAPPENINGS, happened
    assert happened.bot in range(NOWHERE, len(g.bots)), happened
    assert happened.cell in range(NOWHERE, g.floor.size), happened
    assert type(happened.n) is int
    assert type(happened.detail) is str


WATCHERS.append(check_happening)
