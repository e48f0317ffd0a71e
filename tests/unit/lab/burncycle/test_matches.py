"""A match that nobody watches is the same match, and its record says what happened."""

from __future__ import annotations

import pytest
from tests.unit.lab.burncycle.table import Aimless, table

from getaway.games.burncycle import GAME
from getaway.games.burncycle.bots.events import ShutDown
from getaway.games.burncycle.floor.events import DoorUnlocked
from getaway.games.burncycle.missions.events import ObjectiveCompleted, TaskAdvanced
from getaway.games.burncycle.strike.events import Struck, WallStruck
from getaway.kernel import Ask, Wish
from getaway.lab.burncycle.matches import Listener, play, recorded, recorded_of


@pytest.mark.parametrize("players", [1, 4])
def test_it_is_the_match_that_a_table_would_have(players: int) -> None:
    """The same seed and answers lead a match with log and audiences to the same state."""
    at = table(players)
    quick, answers = play(at, Aimless())
    match = GAME.new(players, seed=at.seed, **at.options)
    for seat, wish in answers:
        match.answer(seat, wish)
    assert match.over
    assert match.state_hash == quick.state_hash


def test_all_bots_are_different_and_the_seed_draws_them() -> None:
    """Each seed draws its own agents, module and captain."""
    drawn = [recorded(table(4, seed), Aimless()) for seed in range(4)]
    assert all(len(set(record.team.split())) == 5 for record in drawn)
    assert len({record.team for record in drawn}) == 4
    assert len({record.captain for record in drawn}) > 1


def test_a_match_without_end_is_stopped() -> None:
    """At the cap it is recorded as such."""
    aimless = Aimless()
    record = recorded_of(table(), lambda match, ask: aimless(match.g, ask), cap=20)
    assert (record.result, record.answers) == ("cap", 20)


def test_a_record_counts_what_was_told() -> None:
    """Strikes at units and walls, doors, agents' shut downs, complete tasks and objectives; nothing else."""
    kept, g = Listener(), play(table(), Aimless())[0].g
    events = [
        *[Struck(0, 1, 3, 4), WallStruck(0, 5, 1, 6), DoorUnlocked(2), ObjectiveCompleted("x")],
        *[ShutDown(0), ShutDown(g.module), TaskAdvanced("a", 0, False), TaskAdvanced("a", 1, True)],
    ]
    kept.hear(g, 0, None, events)
    assert kept.told == {"Struck": 1, "WallStruck": 1, "DoorUnlocked": 1, "ObjectiveCompleted": 1}
    assert (kept.shut, kept.tasks) == (1, 1)


def test_a_fault_says_in_which_match_it_lies() -> None:
    """The message is enough to find it again."""

    def wrong(g: object, ask: Ask) -> Wish:
        return Wish("no-such-verb")

    with pytest.raises(Exception, match="GT-VERB-01") as fault:
        recorded(table(seed=7), wrong)
    assert "seed=7" in fault.value.__notes__[0]
