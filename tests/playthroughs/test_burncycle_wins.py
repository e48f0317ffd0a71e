"""Every mission of burncycle can be won: a whole match of each, by ordinary seeded chance, plays to its victory again.

After content was tuned, `scripts/wins --all` looks for them again.
"""

from __future__ import annotations

from functools import cache

import pytest

from getaway.games.burncycle import GAME
from getaway.games.burncycle.ground.ending import Outcome
from getaway.games.burncycle.ground.events import GameEnded
from getaway.games.burncycle.missions.events import ObjectiveCompleted
from getaway.games.burncycle.table.mission_cards import missions
from getaway.kernel import SPECTATOR, Event, Match, Seeded
from getaway.kernel.inside import inside
from getaway.kernel.stream import Told
from getaway.lab.burncycle.wins import FOLDER, Line, place, read, replayed

KEPT = sorted(path.stem.removeprefix("burncycle-") for path in FOLDER.glob("*"))


@cache
def line_of(mission: str) -> Line:
    """The line that is kept of a mission."""
    return read(place(mission))


@cache
def played(mission: str) -> Match:
    """It, played again."""
    return replayed(line_of(mission))


def told(match: Match) -> list[Event]:
    """Everything that all were told."""
    return [item.event for item in match.told(SPECTATOR) if isinstance(item, Told)]


def test_none_is_missing_and_none_is_left_over() -> None:
    """Every mission of the content has one."""
    assert sorted(missions()) == KEPT


@pytest.mark.parametrize("mission", KEPT)
def test_a_line_plays_to_its_victory(mission: str) -> None:
    """Answer by answer, each judged by the rules, to a match that is won, in the same state."""
    line, match = line_of(mission), played(mission)
    assert isinstance(match.outcome, Outcome)
    assert (match.outcome.won, match.outcome.rounds, match.outcome.threat) == (True, line.rounds, line.threat)
    assert match.state_hash == line.hash
    assert match.incidents == []
    assert GAME.faults(match.g) == []


@pytest.mark.parametrize("mission", KEPT)
def test_it_was_won_by_the_rule(mission: str) -> None:
    """The objective of every floor was completed in order, the win objective last, and that ended the match."""
    card, events = missions()[mission], told(played(mission))
    done = [event.objective for event in events if isinstance(event, ObjectiveCompleted)]
    assert done == [*[floor.title for floor in card.floors], card.win.title]
    assert [event.result for event in events if isinstance(event, GameEnded)] == ["won"]


@pytest.mark.parametrize("mission", KEPT)
def test_it_is_an_ordinary_match(mission: str) -> None:
    """Standard difficulty, team and captain drawn by the seed that the line names, all draws its own."""
    line, match = line_of(mission), played(mission)
    assert (line.mission, line.difficulty, match.g.difficulty) == (mission, "standard", "standard")
    assert match.settings == {"mission": mission, "difficulty": "standard", "captain": "random", "team": "random"}
    assert (line.team, line.captain) == (tuple([bot.name for bot in match.g.bots]), match.g.captain)
    chance = inside(match).chance
    assert isinstance(chance, Seeded)
    assert chance.key == Seeded(line.seed).key
    assert line.version == GAME.version
    assert not match.practice
