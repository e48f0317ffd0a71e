"""Walking about in the middle of a mission, and letting turns go by."""

from __future__ import annotations

from typing import Any

from tests.rules.burncycle.table import Space, arrange, asked, at, do, g

from getaway.games.burncycle.floor import floor
from getaway.games.burncycle.missions.tasks import goal, is_complete
from getaway.games.burncycle.table.doing import Moving
from getaway.kernel import Match

IDLE = (
    *("pass", "next-chip", "stop", "stay", "leave", "done", "network-pass", "keep-network-cards"),
    *("end-turn", "begin-turn", "leave-locked", "total", "ready"),
)
"""How one does nothing, at any question of a turn."""
NO_DICE = {"basic": 0, "advanced": 0, "elite": 0}


def on_the_move(players: int = 1, *chances: Any, ap: int = 12, **position: Any) -> Match:
    """A position in the middle of a move action, with AP left."""
    moving = Moving(ap, steps=(0,) * (players + 1))
    return arrange(players, *chances, phase="moving", moving=moving, acted=True, tracker=1, **position)


def march(match: Match, bot: int, *spaces: Space) -> None:
    """A bot goes there, step by step."""
    for space in spaces:
        do(match, "step", bot=bot, to=at(match, space))


def collect(match: Match, bot: int, *spaces: Space) -> None:
    """A bot goes there and collects the cache."""
    march(match, bot, *spaces)
    do(match, "collect")


def idle(match: Match) -> None:
    """The player who is asked does nothing, or takes the first thing there is."""
    ask = match.asks[0]
    wishes = {wish.verb: wish for wish in reversed(list(ask.choice))}
    verb = next((verb for verb in IDLE if verb in wishes), None)
    match.answer(ask.seat, wishes[verb] if verb else next(iter(ask.choice)))
    assert match.incidents == []


def until(match: Match, question: str) -> None:
    """Let everything go by until this is asked; something goes by in any case."""
    for _ in range(200):
        idle(match)
        if match.over or asked(match) == question:
            return
    raise AssertionError(f"{question} is never asked")


def cells(plan: str, *spaces: Space) -> tuple[int, ...]:
    """The numbers of spaces of a floor."""
    return tuple([floor(plan).cell(*space) for space in spaces])


def door_between(plan: str, a: Space, b: Space) -> int:
    """The number of the door between two spaces."""
    pair = set(cells(plan, a, b))
    return next(n for n, door in enumerate(floor(plan).doors) if {door.a, door.b} == pair)


def state_of_tasks(match: Match) -> dict[str, bool]:
    """Each task of the current objective, and whether it is complete."""
    at_hand = goal(g(match))
    assert at_hand is not None
    return {task.key: is_complete(g(match), task, g(match).progress[n]) for n, task in enumerate(at_hand.tasks)}
